"""What an action changes at Palatinus, hill by hill, without weighing the whole board."""

from __future__ import annotations

from typing import Any, Final

from frontinus.bots.palatinus_worth import OTHERS
from frontinus.core.actions import first_of, verb_of
from frontinus.core.kernel import kernel
from frontinus.games.palatinus.actions import SORT_OF
from frontinus.games.palatinus.board import Box
from frontinus.games.palatinus.box import (
    AROUND,
    DOTS,
    EMPTY,
    FARMER,
    KIND_OF,
    MERCHANT,
    MOST_TOUCHING,
    PLACE_COUNT,
    SEATS,
    SOLDIER,
    TERRAIN_WORTH,
    TILE_COUNT,
    WOLF,
)
from frontinus.games.palatinus.state import NOWHERE, PLACE, State

CAPTURE: Final = 0.6
"""How sure a capture is that threatens now."""
CONTEST: Final = 40.0
"""Added to the influence of all, sharpened, on a hill: more may come there."""
BASE: Final = PLACE_COUNT
"""In scratch: what stands on each place, then influence by hill and seat, then two averages."""
FILLED: Final = BASE + TILE_COUNT * SEATS
DOTS_AHEAD: Final = FILLED + 1


@kernel
def order(
    boxes: Any,
    states: Any,
    seat: int,
    actions: Any,
    count: int,
    results: Any,
    scratch: Any,
    policy: Any,  # noqa: ARG001  (as all games' sense)
) -> None:
    """Write what placements change, in points about (`Sense.order`); layings are alike."""
    box, state = boxes[0], states[0]
    for number in range(count):
        results[number] = 0.0
    if state.step != PLACE:
        return
    survey(box, state, scratch)
    for number in range(count):
        kind = KIND_OF[SORT_OF[verb_of(actions[number])]]
        results[number] = change(box, state, seat, kind, first_of(actions[number]), scratch)


@kernel
def survey(box: Box, state: State, scratch: Any) -> None:
    """Write down what stands where, the influence of all, and what is still to come."""
    empty, held, dots = 0, 0.0, 0.0
    for place in range(PLACE_COUNT):
        kind = state.kinds[place]
        if kind == WOLF:
            kind = state.under[state.seats[place] - 1][place]
        scratch[place] = kind
        if kind == EMPTY:
            empty += 1
    for seat in range(box.players):
        for kind in range(1, WOLF + 1):
            count = state.hands[seat][kind]
            held += count
            # a wolf is a merchant or a farmer
            dots += count * ((DOTS[MERCHANT] + DOTS[FARMER]) / 2 if kind == WOLF else DOTS[kind])
    scratch[FILLED] = held / max(empty, 1)
    scratch[DOTS_AHEAD] = dots / max(held, 1.0)
    for number in range(TILE_COUNT * SEATS):
        scratch[BASE + number] = 0.0
    for place in range(PLACE_COUNT):
        if state.seats[place] != 0:
            hill = place // AROUND
            earned = earns(state, place, int(scratch[place]), scratch)
            scratch[BASE + hill * SEATS + state.seats[place] - 1] += earned


@kernel
def earns(state: State, place: int, kind: int, scratch: Any) -> float:
    """Expect the influence of a token of a kind on a place, by what stands there and may come."""
    filled = scratch[FILLED]
    found = 0.0
    if kind == MERCHANT:
        for beside in range(MOST_TOUCHING):
            other = state.touching[place][beside]
            if other == NOWHERE:
                break
            standing = int(scratch[other])
            found += filled * scratch[DOTS_AHEAD] if standing == EMPTY else DOTS[standing]
    elif kind == FARMER:
        found += TERRAIN_WORTH * state.springs[place]
        for beside in range(MOST_TOUCHING):
            other = state.touching[place][beside]
            if other == NOWHERE:
                break
            if state.springs[other]:
                found += TERRAIN_WORTH
            elif int(scratch[other]) == EMPTY:
                found += TERRAIN_WORTH * (1.0 - filled)
    return found


@kernel
def control(box: Box, state: State, hill: int, seat: int, scratch: Any) -> float:
    """Weigh a hill for a seat, against the others."""
    own, total = 0.0, CONTEST * scratch[FILLED]
    for other in range(box.players):
        sharp = scratch[BASE + hill * SEATS + other] ** 2
        sharp *= sharp
        total += sharp
        if other == seat:
            own = sharp
    if total <= 0.0:
        return 0.0
    shared = total - CONTEST * scratch[FILLED] - own
    return float(state.laurels[hill] * (own - OTHERS * shared / (box.players - 1)) / total)


@kernel
def touch(state: State, seat: int, kind: int, place: int, sign: int, scratch: Any) -> int:
    """Add what a token on a place changes, or take it away; answers the hills, as bits."""
    filled = scratch[FILLED]
    hills = 1 << (place // AROUND)
    own = BASE + place // AROUND * SEATS + seat
    scratch[own] += sign * earns(state, place, kind, scratch)
    for beside in range(MOST_TOUCHING):
        other = state.touching[place][beside]
        if other == NOWHERE:
            break
        if state.seats[other] != 0:
            change = 0.0
            if int(scratch[other]) == MERCHANT:
                change = DOTS[kind] - filled * scratch[DOTS_AHEAD]
            elif int(scratch[other]) == FARMER and not state.springs[place]:
                change = -TERRAIN_WORTH * (1.0 - filled)
            hills |= 1 << (other // AROUND)
            scratch[BASE + other // AROUND * SEATS + state.seats[other] - 1] += sign * change
    return hills


@kernel
def change(box: Box, state: State, seat: int, kind: int, place: int, scratch: Any) -> float:
    """Weigh what a token of a seat on a place changes."""
    hills = touch(state, seat, kind, place, 1, scratch)
    after = 0.0
    for hill in range(TILE_COUNT):
        if hills >> hill & 1:
            after += control(box, state, hill, seat, scratch)
    touch(state, seat, kind, place, -1, scratch)
    for hill in range(TILE_COUNT):
        if hills >> hill & 1:
            after -= control(box, state, hill, seat, scratch)
    if kind == SOLDIER:
        return after + catch(box, state, seat, place, scratch)
    for beside in range(MOST_TOUCHING):
        other = state.touching[place][beside]
        if other == NOWHERE:
            break
        if int(scratch[other]) == SOLDIER:
            merchants, farmers = count_round(state, other, scratch)
            ahead = merchants - farmers if kind == MERCHANT else farmers - merchants
            if ahead >= 0:
                hunter = state.seats[other] - 1
                stake = earns(state, place, kind, scratch) / 2
                after -= CAPTURE * (stake - 1.0 if hunter == seat else stake + 1.0)
    return after


@kernel
def count_round(state: State, place: int, scratch: Any) -> tuple[int, int]:
    """Count merchants and farmers round a place."""
    merchants, farmers = 0, 0
    for beside in range(MOST_TOUCHING):
        other = state.touching[place][beside]
        if other == NOWHERE:
            break
        if int(scratch[other]) == MERCHANT:
            merchants += 1
        elif int(scratch[other]) == FARMER:
            farmers += 1
    return merchants, farmers


@kernel
def catch(box: Box, state: State, seat: int, place: int, scratch: Any) -> float:
    """Weigh what a soldier on a place would capture as things stand."""
    merchants, farmers = count_round(state, place, scratch)
    if merchants == farmers:
        return -1.0
    kind = MERCHANT if merchants > farmers else FARMER
    gain = 0.0
    for beside in range(MOST_TOUCHING):
        other = state.touching[place][beside]
        if other == NOWHERE:
            break
        if int(scratch[other]) == kind:
            hill, owner = other // AROUND, state.seats[other] - 1
            stands = BASE + hill * SEATS + owner
            earned = earns(state, other, kind, scratch)
            before = control(box, state, hill, seat, scratch)
            scratch[stands] -= earned
            gain += 1.0 + control(box, state, hill, seat, scratch) - before
            scratch[stands] += earned
    return CAPTURE * gain
