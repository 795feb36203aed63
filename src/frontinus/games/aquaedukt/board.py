"""The board turned into tables, and the check of board data (AQ-1, AQ-8.1, AQ-14)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from frontinus.core.errors import BoardError, shorten
from frontinus.core.record import is_whole
from frontinus.core.struct import Int8, Int8Array, Int8Grid, Int16Grid, Struct, shape
from frontinus.games.aquaedukt.box import (
    AREA_SIZES,
    AREAS,
    COLUMNS,
    CORNERS,
    EDGES,
    ENDS,
    HILLS,
    MOST_SPACES,
    NUMBERS,
    POINTS,
    ROUND,
    ROWS,
    SPACES,
    TILES,
    VALUES,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NOTHING: Final = -1
"""Fills tables where there is no space or edge."""
NO_AREA: Final = 0
NO_SPACE: Final = "."
"""What board data have in the corners (AQ-14.2)."""
PLAYERS: Final = range(2, 5)
RULE: Final = "AQ-14.3"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


class Box(Struct):
    """The tables of one match: its board, the number of players, the options."""

    players: Int8
    hill_backs: Int8
    """AQ-11.2."""
    spring_and_canal: Int8
    """AQ-11.3."""
    players_place_hills: Int8
    """AQ-11.4."""
    hills: Int8
    """How many there are (AQ-2.3)."""
    stock: Int8Array = shape(len(VALUES))
    """AQ-2.2."""
    area: Int8Array = shape(len(SPACES))
    """The area of a space, NO_AREA where there is no space."""
    spaces_of: Int8Grid = shape(AREAS + 1, MOST_SPACES)
    """The spaces of an area, ascending, and NOTHING."""
    column: Int8Array = shape(len(SPACES))
    row: Int8Array = shape(len(SPACES))
    adjacent: Int8Grid = shape(len(SPACES), ROUND)
    """The adjacent spaces, and NOTHING (AQ-1.4)."""
    is_point: Int8Array = shape(len(POINTS))
    """Whether there is such a cross-point (AQ-1.2)."""
    x: Int8Array = shape(len(POINTS))
    y: Int8Array = shape(len(POINTS))
    edges_at: Int16Grid = shape(len(POINTS), ROUND)
    """The edges that end at a cross-point, and NOTHING."""
    is_edge: Int8Array = shape(len(EDGES))
    """Whether there is such an edge (AQ-1.3)."""
    ends: Int8Grid = shape(len(EDGES), ENDS)
    """The two cross-points that an edge joins."""
    beside: Int8Grid = shape(len(EDGES), ENDS)
    """The spaces on either side of an edge, or NOTHING (AQ-8.1)."""
    behind: Int8Grid = shape(len(EDGES), ENDS)
    """The next space straight behind each of these, or NOTHING (AQ-8.2)."""


def space_at(column: int, row: int) -> str | None:
    """Name the space with a column's index and a row's number, None where there is none (AQ-1.1).

    >>> space_at(2, 5), space_at(0, 1), space_at(12, 5)
    ('c5', None, None)
    """
    if not (0 <= column < len(COLUMNS) and 1 <= row <= len(ROWS)):
        return None
    space = COLUMNS[column] + str(row)
    return None if space in CORNERS else space


def point_at(point: str) -> tuple[int, int]:
    """Give the grid lines of a cross-point (AQ-1.2).

    >>> point_at("12.3")
    (12, 3)
    """
    x, _, y = point.partition(".")
    return int(x), int(y)


def beside(edge: str, further: int = 0) -> tuple[str | None, str | None]:
    """Name the spaces on either side of an edge, or so many steps further out (AQ-8.1, AQ-8.2).

    >>> beside("2.4-3.4"), beside("2.4-2.5"), beside("2.4-2.5", 1)
    (('c4', 'c5'), ('b5', 'c5'), ('a5', 'd5'))
    """
    (x, y), (_, end) = map(point_at, edge.split("-"))
    if y == end:
        return space_at(x, y - further), space_at(x, y + 1 + further)
    return space_at(x - 1 - further, end), space_at(x + further, end)


def sides(space: str) -> tuple[str, str, str, str]:
    """Name the sides of a space: top, bottom, left, right (AQ-1.4).

    >>> sides("c5")
    ('2.4-3.4', '2.5-3.5', '2.4-2.5', '3.4-3.5')
    """
    i, n = COLUMNS.index(space[0]), int(space[1])
    return (
        f"{i}.{n - 1}-{i + 1}.{n - 1}",
        f"{i}.{n}-{i + 1}.{n}",
        f"{i}.{n - 1}-{i}.{n}",
        f"{i + 1}.{n - 1}-{i + 1}.{n}",
    )


def areas(data: Mapping[str, Any]) -> Mapping[str, int]:
    """Read the area of each space from board data that have been checked (AQ-14.2)."""
    return _areas(tuple(data["areas"]))


@lru_cache
def _areas(rows: tuple[str, ...]) -> Mapping[str, int]:
    return {
        column + row: int(entry)
        for row, line in zip(ROWS, rows, strict=True)
        for column, entry in zip(COLUMNS, line.split(), strict=True)
        if entry != NO_SPACE
    }


def build_box(data: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> Box:
    """Build the tables of a match from board data that have been checked."""
    box = Box()
    box.players = players
    box.hill_backs = int(options["hill-backs"])
    box.spring_and_canal = int(options["spring-and-canal"])
    box.players_place_hills = int(options["players-place-hills"])
    box.hills = HILLS[players]
    box.stock = list(TILES[players])
    _fill_spaces(box, areas(data))
    _fill_points(box)
    return box


def _fill_spaces(box: Box, area_of: Mapping[str, int]) -> None:
    for number, space in enumerate(SPACES):
        box.column[number], box.row[number] = COLUMNS.index(space[0]), int(space[1])
        box.area[number] = area_of.get(space, NO_AREA)
        round_about = [one for side in sides(space) for one in beside(side) if one != space]
        box.adjacent[number] = _numbers(SPACES, round_about, ROUND)
    for area in range(AREAS + 1):
        found = [space for space in SPACES if area_of.get(space) == area]
        box.spaces_of[area] = _numbers(SPACES, found, MOST_SPACES)


def _fill_points(box: Box) -> None:
    edges = [edge for edge in EDGES if any(beside(edge))]
    for number, point in enumerate(POINTS):
        box.x[number], box.y[number] = point_at(point)
        meeting = [edge for edge in edges if point in edge.split("-")]
        box.is_point[number] = int(bool(meeting))
        box.edges_at[number] = _numbers(EDGES, meeting, ROUND)
    for number, edge in enumerate(EDGES):
        box.is_edge[number] = int(edge in edges)
        box.ends[number] = _numbers(POINTS, edge.split("-"), ENDS)
        for side in range(ENDS):
            box.beside[number][side] = _number(SPACES, beside(edge)[side])
            box.behind[number][side] = _number(SPACES, beside(edge, 1)[side])


def _number(names: Sequence[str], name: str | None) -> int:
    return NOTHING if name is None else names.index(name)


def _numbers(names: Sequence[str], found: Sequence[str | None], size: int) -> list[int]:
    numbers = [names.index(name) for name in found if name is not None]
    return numbers + [NOTHING] * (size - len(numbers))


def check_board(data: Mapping[str, Any]) -> None:
    """Refuse data that are no board, with the first thing that is wrong (AQ-14.3)."""
    if not is_whole(data.get("frontinus-board")) or data["frontinus-board"] != 1:
        raise _refused("'frontinus-board' is 1")
    if data.get("game") != "aquaedukt":
        raise _refused("'game' is \"aquaedukt\"")
    name = data.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise _refused("'name' is 1 to 40 of a-z, digits and hyphens, beginning with a letter")
    if name == "standard":
        raise _refused("the name 'standard' stands for the data of AQ-1.5")
    rows = data.get("areas")
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise _refused("'areas' is a list of texts")
    if len(rows) != len(ROWS):
        raise _refused(f"'areas' has {len(ROWS)} rows, not {len(rows)}")
    for row, line in zip(ROWS, rows, strict=True):
        _check_row(row, line.split())
    area_of = areas(data)
    for area in range(1, AREAS + 1):
        _check_area(area, [space for space in area_of if area_of[space] == area])


def _refused(reason: str) -> BoardError:
    return BoardError(RULE, reason)


def _check_row(row: str, entries: list[str]) -> None:
    if len(entries) != len(COLUMNS):
        raise _refused(f"row {row} has {len(COLUMNS)} entries, not {len(entries)}")
    for column, entry in zip(COLUMNS, entries, strict=True):
        if (entry == NO_SPACE) != (column + row in CORNERS):
            raise _refused(f"'.' stands in the four corners and nowhere else: {column + row}")
        if entry != NO_SPACE and entry not in NUMBERS:
            raise _refused(f"{column + row} has a number from 1 to {AREAS}, not {shorten(entry)}")


def _check_area(area: int, spaces: list[str]) -> None:
    if len(spaces) not in AREA_SIZES:
        raise _refused(f"area {area} has 4, 5 or 6 spaces, not {len(spaces)}")
    found, waiting = {spaces[0]}, [spaces[0]]
    while waiting:
        for side in sides(waiting.pop()):
            for space in beside(side):
                if space in spaces and space not in found:
                    found.add(space)
                    waiting.append(space)
    if len(found) != len(spaces):
        raise _refused(f"area {area} is not connected: {' '.join(sorted(spaces))}")
