"""Sense for Aquädukt: what a position is worth to a seat, in points about.

A tile with water is worth its points. A dry one is worth a share of them: the greater, the nearer a
spring or a head is that can still grow, the more sticks there are, and the more free spaces its
area has, since the last one that is filled takes the dry tiles away. What others have counts
against it, so that water is led to own tiles and areas are filled over the tiles of others. A roll
is worth what the best answers to all numbers are worth, and a stick what the best second one adds.
"""

from __future__ import annotations

from typing import Any, Final

from frontinus.bots.sense import Sense
from frontinus.core.actions import pack
from frontinus.core.game import LEGAL
from frontinus.core.kernel import kernel
from frontinus.core.struct import copy_row
from frontinus.games.aquaedukt import actions as verb, rules
from frontinus.games.aquaedukt.board import NOTHING, Box
from frontinus.games.aquaedukt.box import (
    AREAS,
    COUNTED_ROLLS,
    EDGES,
    FOUL,
    LINES_OF_SPRING,
    MINERAL,
    MINERAL_BONUS,
    MOST_SPACES,
    POINTS,
    ROUND,
    SEATS,
    SEVERAL,
    SPACES,
    SPRINGS,
    STICKS,
    VALUES,
)
from frontinus.games.aquaedukt.state import (
    AGAIN,
    DRY,
    FREE,
    FULL_SPRING,
    HILL,
    HOUSE,
    INSIDE,
    STICK,
    THROW,
    State,
)

SPACE_COUNT: Final = len(SPACES)
POINT_COUNT: Final = len(POINTS)
EDGE_COUNT: Final = len(EDGES)
VALUE_COUNT: Final = len(VALUES)
MOST_ENDS: Final = SPRINGS * LINES_OF_SPRING
"""In scratch: heads and springs that can still grow, then points by seat."""

WATER: Final = (0.7, 0.5, 0.35, 0.25)
"""The share of a dry tile by steps from its space to the nearest end that can grow; the weights
were tuned by play against themselves."""
FAR: Final = 0.15
"""The same where all ends are further away, or there are none."""
LASTING: Final = (0.0, 0.6, 0.85, 0.95)
"""The share that is left by free spaces of the area; with more of them, all of it."""
MANY_STICKS: Final = 16
"""From so many sticks on dry tiles have their full share."""
STOCK: Final = 0.05
"""The share of a tile that is still in stock."""
OTHERS: Final = 0.8
"""A point of the others, shared among them."""
ANOTHER_STICK: Final = 0.4
"""What a stick is worth that may follow."""
GROWTH: Final = 1.9
"""Points that a stick still to be laid brings, shared by all seats: 100 games of the greedy bot."""
DOUBT: Final = 4.0
"""Points by which the result is uncertain."""


@kernel
def worths(
    boxes: Any, rows: Any, states: Any, seat: int, actions: Any, results: Any, scratch: Any
) -> None:
    """Write what the position after each action is worth to a seat."""
    for place in range(len(actions)):
        copy_row(states, 0, rows, 0)
        rules.apply(boxes[0], states[0], actions[place])
        value = worth(boxes[0], states[0], seat, scratch)
        if states[0].step == THROW:
            value = worth_of_roll(boxes, states, seat, value, scratch)
        elif states[0].step == STICK:
            value = worth_of_stick(boxes, states, seat, value, scratch)
        results[place] = value


@kernel
def worth_of_roll(boxes: Any, states: Any, seat: int, value: float, scratch: Any) -> float:
    """Weigh a roll: the best answers to all numbers, as often as the turn may still roll."""
    box, state = boxes[0], states[0]
    rolls: int = COUNTED_ROLLS - state.counted
    gain, areas = 0.0, 0
    for area in range(1, AREAS + 1):
        if not rules.has_free_space(box, state, area):
            continue
        areas += 1
        best = value
        state.area = area
        for tile in range(VALUE_COUNT):
            for place in range(MOST_SPACES):
                space = box.spaces_of[area][place]
                if space == NOTHING or rules.ruling_on_house(box, state, tile, space) != LEGAL:
                    continue
                copy_row(states, 1, states, 0)
                rules.apply(box, states[1], pack(verb.HOUSE, tile, space, 0))
                best = max(best, worth(box, states[1], seat, scratch))
        gain += best - value
    return value + gain / areas * rolls


@kernel
def worth_of_stick(boxes: Any, states: Any, seat: int, value: float, scratch: Any) -> float:
    """Weigh a stick after which another may be laid: the best of these, or none."""
    best = value
    for edge in range(EDGE_COUNT):
        if states[0].allows_stick[edge]:
            copy_row(states, 1, states, 0)
            rules.apply(boxes[0], states[1], pack(verb.CANAL, edge, 0, 0))
            best = max(best, worth(boxes[0], states[1], seat, scratch))
    return best


@kernel
def worth(box: Box, state: State, seat: int, scratch: Any) -> float:
    """Weigh a position for a seat."""
    points = scratch[MOST_ENDS : MOST_ENDS + SEATS]
    expect(box, state, points, scratch)
    total = 0.0
    for other in range(box.players):
        total += points[other]
    return float(points[seat] - OTHERS * (total - points[seat]) / (box.players - 1))


@kernel
def expect(box: Box, state: State, points: Any, ends: Any) -> None:
    """Write what the tiles of each seat are worth; `ends` is scratch."""
    count = find_ends(state, ends)
    share = min(state.sticks_left, MANY_STICKS) / MANY_STICKS
    for seat in range(box.players):
        points[seat] = 0.0
        for value in range(VALUE_COUNT):
            points[seat] += STOCK * share * (value + 1) * state.stock[seat][value]
    for space in range(SPACE_COUNT):
        house = state.spaces[space]
        if rules.is_house(house):
            if state.water[space] > 0:
                points[rules.owner_of(house)] += wet_worth(box, state, space)
            else:
                points[rules.owner_of(house)] += share * dry_worth(box, state, space, ends, count)


@kernel
def find_ends(state: State, ends: Any) -> int:
    """Write the heads and springs that can still grow; answers how many."""
    count = 0
    for point in range(POINT_COUNT):
        kind = state.points[point]
        if kind != DRY and kind != INSIDE and kind != FULL_SPRING:  # noqa: PLR1714
            ends[count] = point
            count += 1
    return count


@kernel
def wet_worth(box: Box, state: State, space: int) -> float:
    """Weigh a tile with water; beside a hill whose back is hidden by what it may be (AQ-10.5)."""
    value: float = rules.worth(box, state, space) + 0.0
    if box.hill_backs:
        for place in range(ROUND):
            other = box.adjacent[space][place]
            if other != NOTHING and state.spaces[other] == HILL:
                left = state.backs[MINERAL] + state.backs[FOUL]
                if state.water[space] >= SEVERAL:
                    value += MINERAL_BONUS * state.backs[MINERAL] / left
                else:
                    value *= state.backs[MINERAL] / left
    return value


@kernel
def dry_worth(box: Box, state: State, space: int, ends: Any, count: int) -> float:
    """Weigh a tile without water, as if all sticks were left."""
    share = hope(box, space, ends, count, free_spaces(box, state, box.area[space]))
    return share * (rules.value_of(state.spaces[space]) + 1)


@kernel
def hope(box: Box, space: int, ends: Any, count: int, free: int) -> float:
    """Give the share of a dry tile on a space, in an area with so many free spaces."""
    nearest = STICKS
    for place in range(count):
        point = int(ends[place])
        # the corners of a space lie at its column and the next, at its row and the one before
        right = box.x[point] - box.column[space]
        down = box.y[point] - box.row[space] + 1
        nearest = min(nearest, max(-right, right - 1, 0) + max(-down, down - 1, 0))
    share = WATER[nearest] if nearest < len(WATER) else FAR
    return share * LASTING[free] if free < len(LASTING) else share


@kernel
def free_spaces(box: Box, state: State, area: int) -> int:
    """Count the free spaces of an area."""
    free = 0
    for place in range(MOST_SPACES):
        space = box.spaces_of[area][place]
        if space != NOTHING and state.spaces[space] == FREE:
            free += 1
    return free


@kernel
def gain_in_area(box: Box, state: State, area: int, ends: Any, count: int) -> float:
    """Weigh the best tile that the active seat may place in an area, roughly."""
    lowest = rules.lowest_value(state)
    highest = VALUE_COUNT - 1
    while highest > lowest and state.stock[state.active][highest] == 0:
        highest -= 1
    left = free_spaces(box, state, area) - 1
    share = min(state.sticks_left, MANY_STICKS) / MANY_STICKS
    best = 0.0
    for place in range(MOST_SPACES):
        space = box.spaces_of[area][place]
        if space != NOTHING and state.spaces[space] == FREE:
            if state.water[space] > 0:
                best = max(best, (1.0 - STOCK * share) * (lowest + 1))
            else:
                chance = hope(box, space, ends, count, left) - STOCK
                best = max(best, share * chance * (highest + 1))
    return best


@kernel
def gain_of_roll(box: Box, state: State, ends: Any) -> float:
    """Weigh a roll for the active seat: the best tiles in all areas, as often as it may roll."""
    count = find_ends(state, ends)
    if not rules.may_build(state):
        return 0.0
    gain, areas = 0.0, 0
    for area in range(1, AREAS + 1):
        if rules.has_free_space(box, state, area):
            areas += 1
            gain += gain_in_area(box, state, area, ends, count)
    return gain / areas * (COUNTED_ROLLS - state.counted) if areas > 0 else 0.0


@kernel
def order(
    boxes: Any,
    states: Any,
    seat: int,
    actions: Any,
    count: int,
    results: Any,
    scratch: Any,
) -> None:
    """Write what the position after each action is worth to a seat (`Sense.order`)."""
    for place in range(count):
        copy_row(states, 1, states, 0)
        rules.apply(boxes[0], states[1], actions[place])
        results[place] = worth(boxes[0], states[1], seat, scratch)
        if states[1].step == THROW or states[1].step == AGAIN:
            results[place] += gain_of_roll(boxes[0], states[1], scratch)
        elif states[1].step == STICK:
            results[place] += ANOTHER_STICK


OWN: Final = (
    "points",
    "active",
    "gain",
    "wet",
    "wet tiles",
    "hoped",
    "dry",
    "dry tiles",
    "perishing",
    "stock",
    "ones",
    "twos",
    "threes",
    "fours",
)
COMMON: Final = (
    "sticks",
    "springs",
    "spring places",
    "stick places",
    "ends",
    "free spaces",
    "free spaces with water",
    "may build",
    "may lay",
    "players",
)
OWN_COUNT: Final = len(OWN)


@kernel
def describe(box: Box, state: State, scratch: Any, features: Any) -> None:
    """Write OWN numbers for each seat, then COMMON ones (`Sense.describe`)."""
    count = find_ends(state, scratch)
    share = min(state.sticks_left, MANY_STICKS) / MANY_STICKS
    shared = box.players * OWN_COUNT
    for number in range(shared + len(COMMON)):
        features[number] = 0.0
    for seat in range(box.players):
        start = seat * OWN_COUNT
        for value in range(VALUE_COUNT):
            features[start + 10 + value] = state.stock[seat][value]
            features[start + 9] += (value + 1) * state.stock[seat][value]
    for space in range(SPACE_COUNT):
        house = state.spaces[space]
        if rules.is_house(house):
            start = rules.owner_of(house) * OWN_COUNT
            if state.water[space] > 0:
                features[start + 3] += wet_worth(box, state, space)
                features[start + 4] += 1.0
            else:
                value = rules.value_of(house) + 1
                free = free_spaces(box, state, box.area[space])
                features[start + 5] += hope(box, space, scratch, count, free) * value
                features[start + 6] += value
                features[start + 7] += 1.0
                if free < 2:
                    features[start + 8] += value
        elif house == FREE and box.area[space] != 0:
            features[shared + 5] += 1.0
            features[shared + 6] += state.water[space] > 0
    for seat in range(box.players):
        start = seat * OWN_COUNT
        features[start] = features[start + 3] + share * features[start + 5]
        features[start] += STOCK * share * features[start + 9]
        features[start] += GROWTH * state.sticks_left / box.players
    start = state.active * OWN_COUNT
    features[start + 1] = 1.0
    if state.step == THROW or state.step == AGAIN:  # noqa: PLR1714
        features[start + 2] = gain_of_roll(box, state, scratch)
    elif state.step == HOUSE:
        features[start + 2] = gain_in_area(box, state, state.area, scratch, count)
    features[start] += features[start + 2]
    features[shared] = state.sticks_left
    features[shared + 1] = state.springs_left
    features[shared + 2] = state.spring_places
    features[shared + 3] = state.stick_places
    features[shared + 4] = count
    features[shared + 7] = state.step == THROW or state.step == HOUSE  # noqa: PLR1714
    features[shared + 8] = state.step == STICK
    features[shared + 9] = box.players


SENSE: Final = Sense(order, describe, OWN, COMMON, DOUBT)
