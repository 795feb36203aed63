"""What there is to say of a position of Aquädukt, and of an action, in numbers.

The network learns from them what a position is worth, and the policy which actions are good
(docs/decisions/0011-policies-learned-by-self-play.md).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from frontinus.bots.aquaedukt_worth import (
    EDGE_COUNT,
    MANY_STICKS,
    MOST_ENDS,
    POINT_COUNT,
    SPACE_COUNT,
    STOCK,
    VALUE_COUNT,
    find_ends,
    gain_in_area,
    gain_of_roll,
    hope_from,
    wet_worth,
)
from frontinus.core.actions import verb_of
from frontinus.core.kernel import kernel
from frontinus.core.struct import copy_row
from frontinus.games.aquaedukt import actions as verb, rules
from frontinus.games.aquaedukt.board import NOTHING, Box, point_at
from frontinus.games.aquaedukt.box import (
    AREAS,
    COLUMNS,
    COUNTED_ROLLS,
    ENDS,
    MOST_SPACES,
    POINTS,
    SEATS,
    SPACES,
    STICKS,
)
from frontinus.games.aquaedukt.state import AGAIN, DRY, FREE, HOUSE, STICK, THROW, TURN, State

GROWTH: Final = 1.9
"""Points that a stick still to be laid brings, shared by all seats: 100 games of the greedy bot."""
DISTANCES: Final = 5
"""Of a dry tile: 0 where the next stick may lead water to, else the steps from the nearest end."""
ROOMS: Final = 3
"""Free spaces of the area of a dry tile: one, two, more."""
REACHES: Final = 3
"""Edges beside dry tiles: those that allow a stick now, those a step from an end, and others."""
FURTHEST: Final = 4
"""Steps beyond which an edge is out of reach."""

OWN: Final = (
    "points",
    "active",
    "gain",
    "wet",
    "wet tiles",
    "stock",
    "ones",
    "twos",
    "threes",
    "fours",
    *(f"dry {distance} {room}" for distance in range(DISTANCES) for room in range(ROOMS)),
    *(f"edges {reach}" for reach in range(REACHES)),
    *(f"squared edges {reach}" for reach in range(REACHES)),
    *(f"lent edges {reach}" for reach in range(REACHES)),
    "best edge 1",
    "best edge 2",
    "dry by springs to come",
    "turn to come",
    "next stick",
    "next turn",
    "roll on water",
    "lead at the end",
    "ahead at the end",
    "ahead with two sticks",
    "ahead with four sticks",
)
"""A seat's own numbers, in points or tiles: dry tiles by distance and room; what sticks on edges
would gain it over the others, by reach, and the squares of it, since what gains most is laid first;
the value of its tiles on edges by which another seat gains; dry tiles far from all ends where a
spring may be opened; whether a turn of the round is still to come, when the sticks run out; the
best stick of this turn, and the best two of a turn; the value that it may place on water, times the
share of areas with such a space; who leads when the sticks run out."""
COMMON: Final = (
    "sticks",
    "springs",
    "ends",
    "free spaces",
    "free spaces with water",
    "free spaces near water",
    "areas with water",
    "areas near water",
    "may build",
    "may lay",
    "rolls left",
    "players",
)
OWN_COUNT: Final = len(OWN)
COMMON_COUNT: Final = len(COMMON)
SEEN: Final = 2 * OWN_COUNT + COMMON_COUNT
"""Numbers of a position as a seat sees it: its own, the others' on average, the common ones."""
ACTIVE: Final = OWN.index("active")
GAIN: Final = OWN.index("gain")
WET: Final = OWN.index("wet")
STOCKED: Final = OWN.index("stock")
DRY_TILES: Final = OWN.index("dry 0 0")
GAINS: Final = OWN.index("edges 0")
SQUARES: Final = OWN.index("squared edges 0")
LENT: Final = OWN.index("lent edges 0")
BEST_EDGES: Final = OWN.index("best edge 1")
BY_SPRINGS: Final = OWN.index("dry by springs to come")
TO_COME: Final = OWN.index("turn to come")
NEXT_STICK: Final = OWN.index("next stick")
ROLL_ON_WATER: Final = OWN.index("roll on water")
LEAD: Final = OWN.index("lead at the end")
STICKS_LEFT: Final = COMMON.index("sticks")
SPRINGS_LEFT: Final = COMMON.index("springs")
OPEN_ENDS: Final = COMMON.index("ends")
FREE_SPACES: Final = COMMON.index("free spaces")
FREE_WET: Final = COMMON.index("free spaces with water")
FREE_NEAR: Final = COMMON.index("free spaces near water")
WET_AREAS: Final = COMMON.index("areas with water")
NEAR_AREAS: Final = COMMON.index("areas near water")
MAY_BUILD: Final = COMMON.index("may build")
MAY_LAY: Final = COMMON.index("may lay")
ROLLS_LEFT: Final = COMMON.index("rolls left")
PLAYERS: Final = COMMON.index("players")
MOST_LEAD: Final = 6.0
CLEAR_LEAD: Final = 2.0
"""Points ahead that count as a whole lead."""
A_TURN: Final = 2
LAST_STICKS: Final = 2 * A_TURN
"""Sticks that a turn may lay, and those of two turns, with which a lead is told (AQ-7.2)."""

NEAR: Final = MOST_ENDS
"""In scratch: the ends, then by space whether a legal stick leads water there, by area the free
spaces, by cross-point the steps to the nearest end (UNKNOWN before anybody asks), then gains by
seat, and a description."""
ROOM: Final = NEAR + SPACE_COUNT
STEPS: Final = ROOM + AREAS + 1
SITES: Final = STEPS + POINT_COUNT
DESCRIPTION: Final = SITES + 2 * SEATS
UNKNOWN: Final = -1.0
QUARTER: Final = 0.25
"""Of a square: as large as the gain itself at four points."""
FAR_FROM_ENDS: Final = 2
"""Steps from which on a spring would help."""

_POINTS: Final = [point_at(point) for point in POINTS]
FAR_OFF: Final = 9
APART: Final = np.array(
    [[min(FAR_OFF, abs(x - u) + abs(y - v)) for u, v in _POINTS] for x, y in _POINTS], np.int8
)
"""The steps between two cross-points, up to FAR_OFF."""
CORNERS_OF: Final = np.array(
    [
        [
            POINTS.index(f"{x}.{y}")
            for x in (COLUMNS.index(space[0]), COLUMNS.index(space[0]) + 1)
            for y in (int(space[1]) - 1, int(space[1]))
        ]
        for space in SPACES
    ],
    np.int16,
)
"""The cross-points at the corners of a space."""


@kernel
def describe(box: Box, state: State, scratch: Any, features: Any) -> None:
    """Write OWN numbers for each seat, then COMMON ones (`Sense.describe`)."""
    shared = box.players * OWN_COUNT
    for number in range(shared + COMMON_COUNT):
        features[number] = 0.0
    common = features[shared:]
    count = survey(box, state, scratch, common)
    share = min(state.sticks_left, MANY_STICKS) / MANY_STICKS
    for seat in range(box.players):
        describe_stock(state, seat, share, features[seat * OWN_COUNT :])
    describe_tiles(box, state, count, share, scratch, features)
    if state.sticks_left > 0:
        describe_edges(box, state, count, scratch, features)
    describe_rolls(box, state, scratch, features, common)
    if state.sticks_left <= LAST_STICKS:
        describe_lead(box, state, features)
    for seat in range(box.players):
        features[seat * OWN_COUNT] += GROWTH * state.sticks_left / box.players
    own = features[state.active * OWN_COUNT :]
    own[ACTIVE] = 1.0
    if state.step == THROW or state.step == AGAIN:  # noqa: PLR1714
        own[GAIN] = gain_of_roll(box, state, scratch)
    elif state.step == HOUSE:
        own[GAIN] = gain_in_area(box, state, state.area, scratch, count)
    own[0] += own[GAIN]
    common[STICKS_LEFT] = state.sticks_left
    common[SPRINGS_LEFT] = state.springs_left
    common[OPEN_ENDS] = count
    common[MAY_BUILD] = state.step == THROW or state.step == HOUSE  # noqa: PLR1714
    common[MAY_LAY] = state.step == STICK
    if common[MAY_BUILD] > 0.0 or state.step == AGAIN:
        common[ROLLS_LEFT] = COUNTED_ROLLS - state.counted
    common[PLAYERS] = box.players


@kernel
def survey(box: Box, state: State, scratch: Any, common: Any) -> int:
    """Note where the next stick leads water to, and how many spaces are free; answers the ends."""
    count = find_ends(state, scratch)
    for number in range(NEAR, SITES):
        scratch[number] = 0.0
    for point in range(POINT_COUNT):
        scratch[STEPS + point] = UNKNOWN
    if state.sticks_left > 0:
        for edge in range(EDGE_COUNT):
            if state.allows_stick[edge]:
                for side in range(ENDS):
                    space = led_to(box, state, edge, side)
                    if space != NOTHING:
                        scratch[NEAR + space] = 1.0
    for space in range(SPACE_COUNT):
        if state.spaces[space] == FREE and box.area[space] != 0:
            scratch[ROOM + box.area[space]] += 1.0
            common[FREE_SPACES] += 1.0
            if state.water[space] > 0:
                common[FREE_WET] += 1.0
            else:
                common[FREE_NEAR] += scratch[NEAR + space]
    return count


@kernel
def led_to(box: Box, state: State, edge: int, side: int) -> int:
    """Name the space to which the next stick on an edge leads water, or NOTHING."""
    space: int = box.beside[edge][side] if state.sticks[edge] == 0 else box.behind[edge][side]
    return space


@kernel
def steps_to(point: int, count: int, scratch: Any) -> int:
    """Count the steps from a cross-point to the nearest end, up to FAR_OFF."""
    if scratch[STEPS + point] == UNKNOWN:
        nearest = FAR_OFF
        for place in range(count):
            nearest = min(nearest, int(APART[point, int(scratch[place])]))
        scratch[STEPS + point] = nearest
    return int(scratch[STEPS + point])


@kernel
def describe_stock(state: State, seat: int, share: float, own: Any) -> None:
    """Write what a seat has in stock."""
    for value in range(VALUE_COUNT):
        own[STOCKED + 1 + value] = state.stock[seat][value]
        own[STOCKED] += (value + 1) * state.stock[seat][value]
    own[0] = STOCK * share * own[STOCKED]


@kernel
def describe_tiles(
    box: Box, state: State, count: int, share: float, scratch: Any, features: Any
) -> None:
    """Write the tiles on the board, the dry ones by distance from water and room in the area."""
    for space in range(SPACE_COUNT):
        house = state.spaces[space]
        if not rules.is_house(house):
            continue
        start = rules.owner_of(house) * OWN_COUNT
        if state.water[space] > 0:
            worth = wet_worth(box, state, space)
            features[start + WET] += worth
            features[start + WET + 1] += 1.0
            features[start] += worth
            continue
        steps, open_corners = STICKS, 0
        for corner in range(len(CORNERS_OF[0])):
            steps = min(steps, steps_to(int(CORNERS_OF[space, corner]), count, scratch))
            if state.allows_spring[CORNERS_OF[space, corner]]:
                open_corners += 1
        distance = 0 if scratch[NEAR + space] > 0.0 else min(steps, DISTANCES - 1)
        free = int(scratch[ROOM + box.area[space]])
        room = max(min(free, ROOMS) - 1, 0)
        worth = share * (rules.value_of(house) + 1)
        features[start + DRY_TILES + distance * ROOMS + room] += worth
        if open_corners > 0 and steps >= FAR_FROM_ENDS and state.springs_left > 0:
            features[start + BY_SPRINGS] += worth
        features[start] += worth * hope_from(steps, free)


@kernel
def describe_edges(box: Box, state: State, count: int, scratch: Any, features: Any) -> None:
    """Write what sticks on edges beside dry tiles would gain each seat over the others."""
    players: int = box.players
    best, second = scratch[SITES:], scratch[SITES + players :]
    for place in range(2 * players):
        scratch[SITES + place] = 0.0
    for edge in range(EDGE_COUNT):
        if not box.is_edge[edge] or (state.sticks[edge] > 0 and not state.allows_stick[edge]):
            continue
        one = dry_house(state, led_to(box, state, edge, 0))
        other = dry_house(state, led_to(box, state, edge, 1))
        if one == FREE and other == FREE:
            continue
        reach = reach_of(box, state, edge, count, scratch)
        if reach == REACHES:
            continue
        for seat in range(players):
            own = features[seat * OWN_COUNT :]
            gain = claim(one, seat, players) + claim(other, seat, players)
            if gain <= 0.0:
                own[LENT + reach] += max(claim(one, seat, players), 0.0)
                own[LENT + reach] += max(claim(other, seat, players), 0.0)
                continue
            if state.sticks[edge] == 0:
                own[GAINS + reach] += gain
                own[SQUARES + reach] += QUARTER * gain * gain
            if reach == 0:
                second[seat] = max(second[seat], min(best[seat], gain))
                best[seat] = max(best[seat], gain)
            else:
                own[BEST_EDGES + reach - 1] = max(own[BEST_EDGES + reach - 1], gain)
    for seat in range(players):
        number = seat * OWN_COUNT + NEXT_STICK
        if state.step == STICK and seat == state.active:
            features[number] = best[seat]
        else:
            features[number + 1] = best[seat] + second[seat]


@kernel
def dry_house(state: State, space: int) -> int:
    """Give the house tile on a space that has no water, FREE where there is none."""
    if space == NOTHING or state.water[space] > 0 or not rules.is_house(state.spaces[space]):
        return FREE
    house: int = state.spaces[space]
    return house


@kernel
def claim(house: int, seat: int, players: int) -> float:
    """Say what water on a tile gains a seat over the others' average."""
    if house == FREE:
        return 0.0
    value: float = rules.value_of(house) + 1.0
    return value if rules.owner_of(house) == seat else -value / (players - 1)


@kernel
def reach_of(box: Box, state: State, edge: int, count: int, scratch: Any) -> int:
    """Tell how far an edge is from allowing a stick, 0 for now; REACHES if it hardly ever will."""
    if state.allows_stick[edge]:
        return 0
    one, other = int(box.ends[edge][0]), int(box.ends[edge][1])
    if state.points[one] != DRY and state.points[other] != DRY:
        return REACHES
    steps = min(steps_to(one, count, scratch), steps_to(other, count, scratch))
    return REACHES if steps > FURTHEST else min(steps, REACHES - 1)


@kernel
def describe_rolls(box: Box, state: State, scratch: Any, features: Any, common: Any) -> None:
    """Write how likely a roll hits water, and what each seat may place there (AQ-4.7)."""
    areas, wet, near = 0, 0, 0
    for area in range(1, AREAS + 1):
        if scratch[ROOM + area] == 0.0:
            continue
        areas += 1
        has_wet, has_near = 0, 0
        for place in range(MOST_SPACES):
            space = box.spaces_of[area][place]
            if space != NOTHING and state.spaces[space] == FREE:
                if state.water[space] > 0:
                    has_wet = 1
                elif scratch[NEAR + space] > 0.0:
                    has_near = 1
        wet += has_wet
        near += has_near * (1 - has_wet)
    if areas == 0:
        return
    common[WET_AREAS] = wet / areas
    common[NEAR_AREAS] = near / areas
    for seat in range(box.players):
        value = 0
        while value < VALUE_COUNT and state.stock[seat][value] == 0:
            value += 1
        if value < VALUE_COUNT:
            features[seat * OWN_COUNT + ROLL_ON_WATER] = common[WET_AREAS] * (value + 1)


@kernel
def describe_lead(box: Box, state: State, features: Any) -> None:
    """Write who leads in points while the last sticks are laid."""
    total = 0.0
    for seat in range(box.players):
        total += features[seat * OWN_COUNT + WET]
    for seat in range(box.players):
        features[seat * OWN_COUNT + TO_COME] = seat > state.active
        wet = features[seat * OWN_COUNT + WET]
        lead = wet - (total - wet) / (box.players - 1)
        ahead = max(-1.0, min(1.0, lead / CLEAR_LEAD))
        start = seat * OWN_COUNT + LEAD
        if state.sticks_left == 0:
            features[start] = max(-MOST_LEAD, min(MOST_LEAD, lead))
            features[start + 1] = ahead
        elif state.sticks_left <= A_TURN:
            features[start + 2] = ahead
        else:
            features[start + 3] = ahead


KINDS: Final = ("roll", "roll again", "spring", "canal")
KIND_NUMBERS: Final = 4
"""Of each kind: that it is, times the share of sticks left, times its square, times the lead."""
FIRST_KIND: Final = 2 * SEEN
ROLLED: Final = FIRST_KIND + len(KINDS) * KIND_NUMBERS
STOPPED: Final = ROLLED + 2
TENTH: Final = 0.1

_SEEN: Final = (*OWN, *(f"others' {name}" for name in OWN), *COMMON)
TRAITS: Final = (
    *_SEEN,
    *(f"{name}, sticks" for name in _SEEN),
    *(f"{kind}{part}" for kind in KINDS for part in ("", ", sticks", ", sticks squared", ", lead")),
    "roll, on water",
    "roll, near water",
    "no tile",
    "no tile, sticks",
    "no second stick",
    "no further roll",
)
"""Numbers of an action: what a seat sees of the position after it, the same times the share of the
sticks that are left, and what kind of action it is."""
TRAIT_COUNT: Final = len(TRAITS)


@kernel
def tell_apart(boxes: Any, states: Any, seat: int, action: int, traits: Any, scratch: Any) -> None:
    """Write TRAITS of an action (`Sense.tell_apart`)."""
    copy_row(states, 1, states, 0)
    before, after = states[0], states[1]
    rules.apply(boxes[0], after, action)
    description = scratch[DESCRIPTION:]
    describe(boxes[0], after, scratch, description)
    see(boxes[0].players, seat, description, traits)
    share = before.sticks_left / STICKS
    for number in range(SEEN):
        traits[SEEN + number] = share * traits[number]
    for number in range(FIRST_KIND, TRAIT_COUNT):
        traits[number] = 0.0
    chosen = verb_of(action)
    kind = -1
    if chosen == verb.ROLL:
        kind = 0 if before.step == TURN else 1
        traits[ROLLED] = traits[ROLL_ON_WATER]
        traits[ROLLED + 1] = traits[2 * OWN_COUNT + NEAR_AREAS]
    elif chosen == verb.SPRING:
        kind = 2
    elif chosen == verb.CANAL and before.step == TURN:
        kind = 3
    elif chosen == verb.STOP and before.step == HOUSE:
        traits[STOPPED] = 1.0
        traits[STOPPED + 1] = share
    elif chosen == verb.STOP:
        traits[STOPPED + (2 if before.step == STICK else 3)] = 1.0
    if kind >= 0:
        start = FIRST_KIND + kind * KIND_NUMBERS
        traits[start] = 1.0
        traits[start + 1] = share
        traits[start + 2] = share * share
        traits[start + 3] = (traits[WET] - traits[OWN_COUNT + WET]) * TENTH


@kernel
def see(players: int, seat: int, description: Any, seen: Any) -> None:
    """Put a description as a seat sees it: its own numbers, the others' on average, the common."""
    for number in range(OWN_COUNT):
        others = 0.0
        for other in range(players):
            others += description[other * OWN_COUNT + number]
        own = description[seat * OWN_COUNT + number]
        seen[number] = own
        seen[OWN_COUNT + number] = (others - own) / (players - 1)
    for number in range(COMMON_COUNT):
        seen[2 * OWN_COUNT + number] = description[players * OWN_COUNT + number]
