"""Sense for Aqua Romana: what a position is worth to a seat, in points about.

Worth has podiums: those stood upon, and for a live aqueduct the one to be had now and the one that
the best next tile would lead to. A worker who sees a builder he can use is worth more than one who
does not, and an aqueduct that can still grow more than a closed one. What others have counts
against it, so that closing them short is good, and so is leaving them without a builder.
"""

from __future__ import annotations

from typing import Any, Final

from frontinus.bots.sense import Sense
from frontinus.core.kernel import kernel
from frontinus.core.struct import copy_row
from frontinus.games.aqua_romana import rules
from frontinus.games.aqua_romana.board import Box
from frontinus.games.aqua_romana.box import (
    BONUSES,
    BUILDER_TYPES,
    CODES,
    EDGES,
    HIGHEST_PODIUM,
    JOKER,
    LAST_EDGE,
    PODIUM_ROOM,
    SEATS,
    WORKERS,
)
from frontinus.games.aqua_romana.state import CLOSED, LIVE, State

CODE_COUNT: Final = len(CODES)
EDGE_COUNT: Final = len(EDGES)

OPEN: Final = 0.8
"""An aqueduct that can still grow, in points; the weights were tuned by play against themselves."""
SERVED: Final = 0.6
"""A builder in sight who can be used."""
NEXT: Final = 0.55
"""The share of the next podium in the worth of a live aqueduct; the rest is the podium of now."""
UNSERVED: Final = 0.2
"""The same share where no builder in sight helps: some tile may come."""
LENGTH: Final = 0.12
"""A pass more, even where the podium is the same: the highest podiums get the bonuses."""
OTHERS: Final = 0.7
"""A point of the others, shared among them."""


@kernel
def worths(
    boxes: Any,
    rows: Any,
    states: Any,
    seat: int,
    actions: Any,
    results: Any,
    scratch: Any,  # noqa: ARG001  (as all games' sense)
) -> None:
    """Write what the position after each action is worth to a seat."""
    for place in range(len(actions)):
        copy_row(states, 0, rows, 0)
        rules.apply(boxes[0], states[0], actions[place])
        results[place] = worth(boxes[0], states[0], seat)


@kernel
def worth(box: Box, state: State, seat: int) -> float:
    """Weigh a position for a seat."""
    own, others = 0.0, 0.0
    for worker in range(WORKERS):
        value = worker_worth(box, state, worker)
        if box.seat[worker] == seat:
            own += value
        else:
            others += value
    own += bonus_worth(state, seat)
    for other in range(SEATS):
        if other != seat and other < box.players:
            others += bonus_worth(state, other)
    return own - OTHERS * others / (box.players - 1)


@kernel
def bonus_worth(state: State, seat: int) -> float:
    """Weigh the bonuses that a seat would get as workers stand; others may still pass them."""
    found, rank = 0.0, 0
    for below in range(HIGHEST_PODIUM):
        podium = HIGHEST_PODIUM - below
        if state.podiums[podium][0] != 0 and rank < len(BONUSES):
            for place in range(PODIUM_ROOM[podium]):
                if state.podiums[podium][place] == seat + 1:
                    found += BONUSES[rank] * podium / HIGHEST_PODIUM
            rank += 1
    return found


@kernel
def worker_worth(box: Box, state: State, worker: int) -> float:
    """Weigh one worker: his podium, or what his aqueduct may still get."""
    runner = state.workers[worker]
    if runner.status != LIVE:
        return stood_worth(state, worker)
    now, ahead, codes = look_ahead(box, state, worker)
    return live_worth(runner.length, now, ahead, codes)


@kernel
def stood_worth(state: State, worker: int) -> float:
    """Give the podium of a worker whose aqueduct is closed."""
    runner = state.workers[worker]
    if runner.status == CLOSED:
        return float(rules.podium_for(state, runner.length))
    return float(max(runner.podium, 0))


@kernel
def live_worth(length: int, now: float, ahead: float, codes: int) -> float:
    """Weigh a live aqueduct by what `look_ahead` finds."""
    share = NEXT if codes != 0 else UNSERVED
    value = (1 - share) * now + share * ahead + LENGTH * length + OPEN / 2
    return value + SERVED if codes != 0 else value


@kernel
def look_ahead(box: Box, state: State, worker: int) -> tuple[float, float, int]:
    """Give the podium of a live aqueduct now, that after the best tile, and the codes at hand."""
    runner = state.workers[worker]
    now = rules.podium_for(state, runner.length) + 0.0
    codes = rules.codes_fitting(box, state, EDGE_COUNT * runner.square + runner.edge)
    possible = codes if codes != 0 else box.codes_leading[LAST_EDGE - runner.edge]
    return now, best_tile(box, state, worker, possible), codes


@kernel
def best_tile(box: Box, state: State, worker: int, codes: int) -> float:
    """Weigh the best of some codes laid before a worker: the podium then, and staying open."""
    runner = state.workers[worker]
    square = box.neighbour[runner.square][runner.edge]
    best = 0.0
    for code in range(1, CODE_COUNT + 1):
        if codes >> code & 1:
            end, _, _, passes = rules.trace(box, state, runner.square, runner.edge, square, code)
            if end != rules.ENDS_JOINED:
                value = rules.podium_for(state, runner.length + passes) + 0.0
                if end == rules.ENDS_OPEN:
                    value += OPEN
                best = max(best, value)
    return best


GROWTH: Final = 1.05
"""Points that a tile still to be laid brings, shared by all seats: 100 games of the greedy bot."""
LAST_TILES: Final = 28
"""So many are left at the end."""
DOUBT: Final = 4.0
"""Points by which the result is uncertain."""
FAR: Final = 4
"""So many passes further the podium that an aqueduct might reach is looked up."""
OWN: Final = (
    "points",
    "active",
    "stood",
    "bonuses",
    "live",
    "served",
    "codes",
    "now",
    "ahead",
    "far",
    "length",
    "longest",
    "held",
)
COMMON: Final = ("tiles", "tiles alike", "reserve", "podiums", "quiet", "players")
OWN_COUNT: Final = len(OWN)


@kernel
def order(
    boxes: Any,
    states: Any,
    seat: int,
    actions: Any,
    count: int,
    results: Any,
    scratch: Any,  # noqa: ARG001  (as all games' sense)
    policy: Any,  # noqa: ARG001
) -> None:
    """Write what the position after each action is worth to a seat (`Sense.order`)."""
    for place in range(count):
        copy_row(states, 1, states, 0)
        rules.apply(boxes[0], states[1], actions[place])
        results[place] = worth(boxes[0], states[1], seat)


@kernel
def describe(box: Box, state: State, scratch: Any, features: Any) -> None:  # noqa: ARG001  (as all games)
    """Write OWN numbers for each seat, then COMMON ones (`Sense.describe`)."""
    tiles, fewest, reserve, podiums = 0, LAST_TILES, 0, 0
    for kind in range(BUILDER_TYPES):
        tiles += state.supply[kind]
        reserve += state.reserve[kind]
        if kind != JOKER:
            fewest = min(fewest, state.supply[kind])
    for value in range(1, HIGHEST_PODIUM + 1):
        for room in range(PODIUM_ROOM[value]):
            podiums += state.podiums[value][room] == 0
    for seat in range(box.players):
        start = seat * OWN_COUNT
        for number in range(OWN_COUNT):
            features[start + number] = 0.0
        features[start + 1] = seat == state.active
        features[start + 3] = bonus_worth(state, seat)
        for kind in range(BUILDER_TYPES):
            features[start + 12] += state.held[seat][kind]
        growth = GROWTH * max(tiles - LAST_TILES, 0) / box.players
        features[start] = growth + features[start + 3]
    for worker in range(WORKERS):
        runner = state.workers[worker]
        start = box.seat[worker] * OWN_COUNT
        if runner.status != LIVE:
            stood = stood_worth(state, worker)
            features[start] += stood
            features[start + 2] += stood
            continue
        now, ahead, codes = look_ahead(box, state, worker)
        features[start] += live_worth(runner.length, now, ahead, codes)
        features[start + 4] += 1.0
        features[start + 5] += codes != 0
        for code in range(1, CODE_COUNT + 1):
            features[start + 6] += codes >> code & 1
        features[start + 7] += now
        features[start + 8] += ahead
        features[start + 9] += rules.podium_for(state, runner.length + FAR)
        features[start + 10] += runner.length
        features[start + 11] = max(features[start + 11], runner.length)
    start = box.players * OWN_COUNT
    features[start] = tiles
    features[start + 1] = fewest
    features[start + 2] = reserve
    features[start + 3] = podiums
    features[start + 4] = state.quiet
    features[start + 5] = box.players


SENSE: Final = Sense(order, describe, OWN, COMMON, DOUBT)
