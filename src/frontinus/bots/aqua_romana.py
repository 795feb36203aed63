"""Sense for Aqua Romana: what a position is worth to a seat, in points about.

Worth has podiums: those stood upon, and for a live aqueduct the one to be had now and the one that
the best next tile would lead to. A worker who sees a builder he can use is worth more than one who
does not, and an aqueduct that can still grow more than a closed one. What others have counts
against it, so that closing them short is good, and so is leaving them without a builder.
"""

from __future__ import annotations

from typing import Any, Final

from frontinus.bots.sense import UNCERTAIN, Sense
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
    now = rules.podium_for(state, runner.length)
    if runner.status == CLOSED:
        return now
    if runner.status != LIVE:
        return max(runner.podium, 0)
    head = EDGE_COUNT * runner.square + runner.edge
    codes = rules.codes_fitting(box, state, head)
    served = codes != 0
    if not served:
        codes = box.codes_leading[LAST_EDGE - runner.edge]
    ahead = best_tile(box, state, worker, codes)
    share = NEXT if served else UNSERVED
    value = (1 - share) * now + share * ahead + LENGTH * runner.length + OPEN / 2
    return value + SERVED if served else value


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
SPREAD_OF_LIVE: Final = 1.0
"""Points by which the result of a live aqueduct is uncertain."""
SPREAD: Final = 2.0
"""And of all the rest."""


@kernel
def order(
    boxes: Any,
    states: Any,
    seat: int,
    actions: Any,
    count: int,
    results: Any,
    scratch: Any,  # noqa: ARG001  (as all games' sense)
) -> None:
    """Write what the position after each action is worth to a seat (`Sense.order`)."""
    for place in range(count):
        copy_row(states, 1, states, 0)
        rules.apply(boxes[0], states[1], actions[place])
        results[place] = worth(boxes[0], states[1], seat)


@kernel
def estimate(box: Box, state: State, scratch: Any, points: Any) -> None:  # noqa: ARG001  (as all games)
    """Estimate the final points by seat (`Sense.estimate`)."""
    live, tiles = 0, -LAST_TILES
    for kind in range(BUILDER_TYPES):
        tiles += state.supply[kind]
    growth = GROWTH * max(tiles, 0) / box.players
    for seat in range(box.players):
        points[seat] = growth + bonus_worth(state, seat)
        live += state.live[seat]
    for worker in range(WORKERS):
        points[box.seat[worker]] += worker_worth(box, state, worker)
    points[UNCERTAIN] = SPREAD + SPREAD_OF_LIVE * live / box.players


SENSE: Final = Sense(order, estimate)
