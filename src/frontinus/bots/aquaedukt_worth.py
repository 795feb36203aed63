"""What a position of Aquädukt is worth to a seat, by rules of thumb, in points about.

A tile with water is worth its points. A dry one is worth a share of them: the greater, the nearer a
spring or a head is that can still grow, the more sticks there are, and the more free spaces its
area has, since the last one that is filled takes the dry tiles away. What others have counts
against it, so that water is led to own tiles and areas are filled over the tiles of others. A roll
is worth what the best tiles in all areas are worth.
"""

from __future__ import annotations

from typing import Any, Final

from frontinus.core.kernel import kernel
from frontinus.games.aquaedukt import rules
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
from frontinus.games.aquaedukt.state import DRY, FREE, FULL_SPRING, HILL, INSIDE, State

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
    return hope_from(nearest, free)


@kernel
def hope_from(steps: int, free: int) -> float:
    """Give the share of a dry tile so many steps from the nearest end."""
    share = WATER[steps] if steps < len(WATER) else FAR
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
