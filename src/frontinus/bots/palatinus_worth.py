"""What a position of Palatinus is worth to a seat, in points about.

It is weighed by chances: what stands on each place, as far as the seat may know. A wolf of another
seat is a merchant with the chance of PA-4.4, and what is still in the hands will come to the empty
places by and by. Hill by hill soldiers capture by these chances, then influence is expected, and
each laurel is shared out by it.
"""

from __future__ import annotations

from typing import Any, Final

from frontinus.core.kernel import kernel
from frontinus.core.struct import copy_row
from frontinus.games.palatinus import rules
from frontinus.games.palatinus.board import Box
from frontinus.games.palatinus.box import (
    AROUND,
    DOTS,
    FARMER,
    MERCHANT,
    MOST_TOUCHING,
    OUTER_TILES,
    PLACE_COUNT,
    SEATS,
    SOLDIER,
    TERRAIN_WORTH,
    TILE_COUNT,
    WOLF,
    WOLF_FARMER,
    WOLF_MERCHANT,
)
from frontinus.games.palatinus.state import NOWHERE, State

KINDS: Final = SOLDIER + 1
SPREAD_SIZE: Final = 2 * MOST_TOUCHING + 1
"""Merchants less farmers round a soldier: from -5 to 5."""
CHANCES_END: Final = 2 * KINDS * PLACE_COUNT
"""In scratch: chances by kind and place, a spread, what is found by seat; each of them twice."""
SPREAD_END: Final = CHANCES_END + 2 * SPREAD_SIZE
FOUND_END: Final = SPREAD_END + 2 * SEATS

SHARPNESS: Final = 4.0
"""How sharply influence decides a hill, as an exponent; tuned by play against itself."""
OTHERS: Final = 1.0
"""A point of the others, shared among them."""
PIECE: Final = 0.02
"""A piece, which counts only where points are equal (PA-7.3)."""


@kernel
def worths(
    boxes: Any, rows: Any, states: Any, seat: int, actions: Any, results: Any, scratch: Any
) -> None:
    """Write what the position after each action is worth to a seat."""
    chances = scratch[:CHANCES_END]
    spread = scratch[CHANCES_END:SPREAD_END]
    found = scratch[SPREAD_END:FOUND_END]
    for order in range(len(actions)):
        copy_row(states, 0, rows, 0)
        rules.apply(boxes[0], states[0], actions[order])
        results[order] = worth(boxes[0], states[0], seat, chances, spread, found)


@kernel
def worth(box: Box, state: State, seat: int, chances: Any, spread: Any, found: Any) -> float:
    """Weigh a position for a seat; the arrays are scratch."""
    expect(box, state, chances, spread, found)
    total = 0.0
    for other in range(box.players):
        total += found[other]
    own = found[seat]
    return float(own - OTHERS * (total - own) / (box.players - 1))


@kernel
def expect(box: Box, state: State, chances: Any, spread: Any, found: Any) -> None:
    """Write the points to be expected by seat into the first half of `found`."""
    for seat in range(SEATS):
        found[seat] = 0.0
    if state.laid < OUTER_TILES:
        return
    look(box, state, chances)
    for hill in range(TILE_COUNT):
        weigh_soldiers(state, hill, chances, spread, found)
        weigh_control(box, state, hill, chances, found)


@kernel
def at(kind: int, place: int) -> int:
    """Give where in `chances` a kind on a place stands; rows of a grid would need the compiler."""
    return kind * PLACE_COUNT + place


@kernel
def look(box: Box, state: State, chances: Any) -> None:
    """Write the chance of each kind on each place, by what the seat may know."""
    merchants, farmers = box.hand[WOLF_MERCHANT], box.hand[WOLF_FARMER]
    share = merchants / (merchants + farmers)
    for kind in range(KINDS):
        for place in range(PLACE_COUNT):
            chances[at(kind, place)] = 0.0
    empty = 0
    for place in range(PLACE_COUNT):
        kind = state.kinds[place]
        if kind == WOLF and state.under[state.seats[place] - 1][place] != 0:
            # its own, or all tokens are open (PA-8.3): what is not known is 0
            kind = state.under[state.seats[place] - 1][place]
        if kind == WOLF:
            chances[at(MERCHANT, place)] = share
            chances[at(FARMER, place)] = 1.0 - share
        elif kind != 0:
            chances[at(kind, place)] = 1.0
        else:
            empty += 1
    for kind in range(1, WOLF + 1):
        held = 0.0
        for other in range(box.players):
            held += state.hands[other][kind]
        for place in range(PLACE_COUNT):
            if state.seats[place] == 0:
                if kind == WOLF:
                    chances[at(MERCHANT, place)] += share * held / empty
                    chances[at(FARMER, place)] += (1.0 - share) * held / empty
                else:
                    chances[at(kind, place)] += held / empty


@kernel
def weigh_soldiers(state: State, hill: int, chances: Any, spread: Any, found: Any) -> None:
    """Let the soldiers of a hill capture by chance (PA-5).

    The second half of `chances` holds what stays, until all have been counted (PA-5.7).
    """
    soldiers = 0
    for place in range(AROUND * hill, AROUND * hill + AROUND):
        if state.kinds[place] == SOLDIER:
            soldiers += 1
    if soldiers == 0:
        return
    for kind in range(KINDS):
        for place in range(PLACE_COUNT):
            chances[at(KINDS + kind, place)] = 1.0
    for place in range(AROUND * hill, AROUND * hill + AROUND):
        if state.kinds[place] == SOLDIER:
            chances[at(KINDS + SOLDIER, place)] -= balance(
                state, place, NOWHERE, chances, spread, 0
            )
            for order in range(MOST_TOUCHING):
                other = state.touching[place][order]
                if other == NOWHERE:
                    break
                even = balance(state, place, other, chances, spread, 0)
                for kind in (MERCHANT, FARMER):
                    side = 1 if kind == MERCHANT else -1
                    taken = even + balance(state, place, other, chances, spread, side)
                    seat = state.seats[place] - 1
                    found[seat] += (1.0 + PIECE) * taken * chances[at(kind, other)]
                    chances[at(KINDS + kind, other)] *= 1.0 - taken
    for kind in range(KINDS):
        for place in range(PLACE_COUNT):
            chances[at(kind, place)] *= chances[at(KINDS + kind, place)]


@kernel
def balance(state: State, place: int, without: int, chances: Any, spread: Any, side: int) -> float:
    """Find the chance that merchants and farmers round a place are as many, or more of a side.

    One place may be left out of the count: whoever stands there is counted by the caller.
    """
    now, after = 0, SPREAD_SIZE
    for sum_ in range(SPREAD_SIZE):
        spread[now + sum_] = 0.0
    spread[now + MOST_TOUCHING] = 1.0
    for order in range(MOST_TOUCHING):
        other = state.touching[place][order]
        if other == NOWHERE:
            break
        if other == without:
            continue
        up, down = chances[at(MERCHANT, other)], chances[at(FARMER, other)]
        for sum_ in range(SPREAD_SIZE):
            chance = spread[now + sum_] * (1.0 - up - down)
            if sum_ > 0:
                chance += spread[now + sum_ - 1] * up
            if sum_ < SPREAD_SIZE - 1:
                chance += spread[now + sum_ + 1] * down
            spread[after + sum_] = chance
        now, after = after, now
    if side == 0:
        return float(spread[now + MOST_TOUCHING])
    total = 0.0
    for distance in range(1, MOST_TOUCHING + 1):
        total += spread[now + MOST_TOUCHING + side * distance]
    return total


@kernel
def weigh_control(box: Box, state: State, hill: int, chances: Any, found: Any) -> None:
    """Share out the laurel of a hill by the influence to be expected (PA-6)."""
    for seat in range(box.players):
        found[SEATS + seat] = 0.0
    for place in range(AROUND * hill, AROUND * hill + AROUND):
        if state.seats[place] != 0:
            found[SEATS + state.seats[place] - 1] += influence(state, place, chances)
    total = 0.0
    for seat in range(box.players):
        found[SEATS + seat] **= SHARPNESS
        total += found[SEATS + seat]
    if total > 0.0:
        for seat in range(box.players):
            found[seat] += (state.laurels[hill] + PIECE) * found[SEATS + seat] / total


@kernel
def influence(state: State, place: int, chances: Any) -> float:
    """Expect the influence of a token, by the chances of what it is and stands beside."""
    dots, ground = 0.0, 0.0 + state.springs[place]
    for order in range(MOST_TOUCHING):
        other = state.touching[place][order]
        if other == NOWHERE:
            break
        standing = 0.0
        for kind in range(1, KINDS):
            standing += chances[at(kind, other)]
            dots += DOTS[kind] * chances[at(kind, other)]
        ground += 1.0 if state.springs[other] else 1.0 - standing
    return float(
        chances[at(MERCHANT, place)] * dots + chances[at(FARMER, place)] * TERRAIN_WORTH * ground
    )
