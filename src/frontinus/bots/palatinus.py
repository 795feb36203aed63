"""Sense for Palatinus: what a position is worth to a seat, in points about.

It is weighed by chances: what stands on each place, as far as the seat may know. A wolf of another
seat is a merchant with the chance of PA-4.4, and what is still in the hands will come to the empty
places by and by. Hill by hill soldiers capture by these chances, then influence is expected, and
each laurel is shared out by it.
"""

from __future__ import annotations

from typing import Any, Final

from frontinus.bots.sense import Sense
from frontinus.core.actions import first_of, pack, verb_of
from frontinus.core.kernel import kernel
from frontinus.core.randomness import Random, draw
from frontinus.core.struct import copy_row
from frontinus.games.palatinus import actions as verb, rules
from frontinus.games.palatinus.actions import PLACING, SORT_OF, VEILED
from frontinus.games.palatinus.board import Box
from frontinus.games.palatinus.box import (
    AROUND,
    DOTS,
    EMPTY,
    FARMER,
    KIND_OF,
    MERCHANT,
    MOST_TOUCHING,
    OPEN_FARMER,
    OPEN_MERCHANT,
    OPEN_SOLDIER,
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
from frontinus.games.palatinus.state import NOWHERE, PLACE, State

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


# For the search: what an action changes, hill by hill, without weighing the whole board

CAPTURE: Final = 0.6
"""How sure a capture is that threatens now."""
CONTEST: Final = 40.0
"""Added to the influence of all, sharpened, on a hill: more may come there."""
DOUBT: Final = 3.0
"""Points by which the result is uncertain."""
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


OWN: Final = (
    "points",
    "active",
    "captures",
    "merchants held",
    "farmers held",
    "soldiers held",
    "wolves held",
    "hills",
    "laurels",
    "lead",
    "influence",
    "tokens placed",
)
COMMON: Final = ("tokens held", "laurels open", "soldiers placed", "players")
OWN_COUNT: Final = len(OWN)
OPEN_LEAD: Final = 3.0
"""Influence by which a hill may be won or lost as by a coin."""


@kernel
def describe(box: Box, state: State, scratch: Any, features: Any) -> None:
    """Write OWN numbers for each seat, then COMMON ones (`Sense.describe`)."""
    chances = scratch[:CHANCES_END]
    spread = scratch[CHANCES_END:SPREAD_END]
    found = scratch[SPREAD_END:FOUND_END]
    shared = box.players * OWN_COUNT
    for number in range(shared + len(COMMON)):
        features[number] = 0.0
    features[shared + 3] = box.players
    for seat in range(box.players):
        start = seat * OWN_COUNT
        features[start + 1] = seat == state.active
        for kind in range(1, WOLF + 1):
            features[start + 2 + kind] = state.hands[seat][kind]
            features[shared] += state.hands[seat][kind]
    for seat in range(SEATS):
        found[seat] = 0.0
    if state.laid < OUTER_TILES:
        return
    look(box, state, chances)
    for hill in range(TILE_COUNT):
        for seat in range(box.players):
            features[seat * OWN_COUNT + 2] -= found[seat]
        weigh_soldiers(state, hill, chances, spread, found)
        for seat in range(box.players):
            features[seat * OWN_COUNT + 2] += found[seat]
        weigh_control(box, state, hill, chances, found)
        describe_hill(box, state, hill, found[SEATS:], features)
    for place in range(PLACE_COUNT):
        if state.seats[place] != 0:
            features[(state.seats[place] - 1) * OWN_COUNT + 11] += 1.0
        if state.kinds[place] == SOLDIER:
            features[shared + 2] += 1.0
    for seat in range(box.players):
        features[seat * OWN_COUNT] = found[seat]


@kernel
def describe_hill(box: Box, state: State, hill: int, sharp: Any, features: Any) -> None:
    """Add what a hill says of each seat, from the influence on it, sharpened."""
    laurel = state.laurels[hill]
    for seat in range(box.players):
        own = sharp[seat] ** (1.0 / SHARPNESS)
        most = 0.0
        for other in range(box.players):
            if other != seat:
                most = max(most, sharp[other] ** (1.0 / SHARPNESS))
        start = seat * OWN_COUNT
        lead = (own - most) / (abs(own - most) + OPEN_LEAD)
        features[start + 7] += own > most
        if own > most:
            features[start + 8] += laurel
        features[start + 9] += laurel * lead
        features[start + 10] += own
        features[box.players * OWN_COUNT + 1] += laurel * (1.0 - abs(lead)) / box.players


@kernel
def list_seen(box: Box, state: State, actions: Any) -> int:
    """List what another seat may do as it is seen; `merchant*` stands for all wolves."""
    if state.step != PLACE:
        return int(rules.list_actions(box, state, actions))
    seat, count = state.active, 0
    for sort in (OPEN_FARMER, OPEN_MERCHANT, WOLF_MERCHANT, OPEN_SOLDIER):
        if sort == WOLF_MERCHANT:
            may = state.hands[seat][WOLF] > 0 and not rules.soldier_due(box, state, seat)
        else:
            may = rules.may_place(box, state, seat, sort)
        if may:
            for place in range(PLACE_COUNT):
                if state.seats[place] == 0:
                    actions[count] = pack(PLACING[sort], place, 0, 0)
                    count += 1
    return count


@kernel
def mean(box: Box, state: State, action: int, random: Random) -> int:  # noqa: ARG001
    """Draw whether a wolf is a merchant or a farmer, by what the hand may hold."""
    if verb_of(action) != verb.MERCHANT_WOLF:
        return action
    seat = state.active
    if draw(random, state.hands[seat][WOLF]) < state.wolf_merchants[seat]:
        return action
    return pack(verb.FARMER_WOLF, first_of(action), 0, 0)


def read(text: str) -> str:
    """Turn the text of an action as it is seen into one of `list_seen`.

    >>> read("wolf C4"), read("soldier C5")
    ('merchant* C4', 'soldier C5')
    """
    seen, _, rest = text.partition(" ")
    return f"merchant* {rest}" if seen in VEILED.values() else text


SENSE: Final = Sense(order, describe, OWN, COMMON, DOUBT, list_seen, mean, read)
