"""The board turned into tables, and the check of board data (AR-1, AR-4.1)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from frontinus.core.errors import BoardError, shorten
from frontinus.core.record import is_whole
from frontinus.core.struct import Int8, Int8Array, Int8Grid, Int16Array, Struct, shape
from frontinus.games.aqua_romana.box import (
    BUILDER_TYPES,
    CHANNELS,
    CLOCKWISE,
    CODES,
    COLUMNS,
    EDGES,
    EMPTY,
    HEADS,
    MOST_WORKERS,
    RESERVOIR,
    ROWS,
    SEATS,
    SPACES,
    SQUARES,
    TILE_TYPES,
    TILES,
    TYPES,
    WORKERS,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

WALL: Final = -1
NO_EXIT: Final = -1
STEPS: Final = {"E": (1, 0), "N": (0, -1), "S": (0, 1), "W": (-1, 0)}
COLOURS: Final = ("yellow", "blue", "red", "green")
CORNERS: Final = ("a1", "k1", "k8", "a8")
CURVES: Final = ("C-NE", "C-ES", "C-SW", "C-NW")
PLAYERS: Final = range(2, 5)
RESERVOIRS_EACH: Final = {2: 2, 3: 1, 4: 1}
OUTLETS_EACH: Final = {2: 3, 3: 4, 4: 3}
"""By number of players (AR-1.12)."""
RESERVOIR_SQUARES: Final = 2
RULE: Final = "AR-1.15"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


class Box(Struct):
    """The tables of one match: its board, the number of players, the option."""

    players: Int8
    close_needs_tile: Int8
    """AR-11.1."""
    neighbour: Int8Grid = shape(len(SQUARES), len(EDGES))
    """The square across an edge, or WALL."""
    sight: Int8Grid = shape(len(SQUARES), len(EDGES))
    """The four spaces seen from a square, ascending (AR-4.1)."""
    clockwise: Int8Array = shape(len(SPACES))
    """The next space (AR-1.8)."""
    fountain: Int8Array = shape(len(SPACES))
    """Whether a fountain lies between a space and the next (AR-1.9)."""
    exits: Int8Grid = shape(len(CODES) + 1, len(EDGES))
    """The other end of the channel that ends at an edge of a tile, or NO_EXIT."""
    type_of: Int8Array = shape(len(CODES) + 1)
    """The type of a code."""
    codes_of: Int16Array = shape(BUILDER_TYPES)
    """The codes of a type, as bits."""
    codes_leading: Int16Array = shape(len(EDGES))
    """The codes with a channel at an edge, as bits (AR-5.3)."""
    lying: Int8Grid = shape(BUILDER_TYPES, len(EDGES))
    """The codes of a type, ascending, 0 for none."""
    start: Int8Array = shape(len(SQUARES))
    """What lies on a square before the first tile."""
    supply: Int8Array = shape(BUILDER_TYPES)
    seat: Int8Array = shape(WORKERS)
    """The owner of a worker; workers are numbered by reservoir and outlet (AR-1.12)."""
    outlet_square: Int8Array = shape(WORKERS)
    outlet_edge: Int8Array = shape(WORKERS)
    workers_of: Int8Grid = shape(SEATS, MOST_WORKERS)
    """The workers of a seat; `workers_each` of them."""
    workers_each: Int8


def neighbour(square: str, edge: str) -> str | None:
    """Name the square across an edge, or None at the wall.

    >>> neighbour("c4", "N"), neighbour("a1", "W")
    ('c3', None)
    """
    right, down = STEPS[edge]
    column, row = COLUMNS.index(square[0]) + right, ROWS.index(square[1]) + down
    inside = 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS)
    return COLUMNS[column] + ROWS[row] if inside else None


def sight(square: str) -> tuple[str, ...]:
    """Name the spaces that a worker on a square sees (AR-4.1).

    >>> sight("c4")
    ('E4', 'Nc', 'Sc', 'W4')
    """
    column, row = square
    return "E" + row, "N" + column, "S" + column, "W" + row


def build_box(data: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> Box:
    """Build the tables of a match from board data that have been checked.

    Raises BoardError if the board has no layout for so many players.
    """
    layout = data["layouts"].get(str(players))
    if layout is None:
        reason = f"board {data['name']!r} has no layout for {players} players"
        raise BoardError(RULE, reason)
    box = Box()
    box.players = players
    box.close_needs_tile = int(options["voluntary-close-needs-tile"])
    _fill_lattice(box)
    _fill_tiles(box)
    for square, code in data["corners"].items():
        box.start[SQUARES.index(square)] = CODES.index(code) + 1
    for name, count in data["tiles"].items():
        box.supply[TYPES.index(name)] = count
    worker = 0
    each = [0] * SEATS
    for reservoir in layout:
        for square in reservoir["squares"]:
            box.start[SQUARES.index(square)] = RESERVOIR
        for outlet in reservoir["outlets"]:
            seat = reservoir["seat"]
            box.seat[worker] = seat
            box.outlet_square[worker] = SQUARES.index(outlet[:2])
            box.outlet_edge[worker] = EDGES.index(outlet[2])
            box.workers_of[seat][each[seat]] = worker
            each[seat] += 1
            worker += 1
    box.workers_each = each[0]
    return box


def _fill_lattice(box: Box) -> None:
    for number, square in enumerate(SQUARES):
        for edge, letter in enumerate(EDGES):
            across = neighbour(square, letter)
            box.neighbour[number][edge] = WALL if across is None else SQUARES.index(across)
        box.sight[number] = [SPACES.index(space) for space in sight(square)]
    for place, space in enumerate(CLOCKWISE):
        after = CLOCKWISE[(place + 1) % len(CLOCKWISE)]
        box.clockwise[SPACES.index(space)] = SPACES.index(after)
        box.fountain[SPACES.index(space)] = int(space[0] != after[0])


def _fill_tiles(box: Box) -> None:
    box.exits[EMPTY] = [NO_EXIT] * len(EDGES)
    for number, code in enumerate(CODES, start=1):
        box.type_of[number] = TYPES.index(code[0])
        box.exits[number] = [NO_EXIT] * len(EDGES)
        for one, other in CHANNELS[code]:
            box.exits[number][EDGES.index(one)] = EDGES.index(other)
            box.exits[number][EDGES.index(other)] = EDGES.index(one)
    for kind, letter in enumerate(TYPES):
        codes = [number for number, code in enumerate(CODES, start=1) if code[0] == letter]
        box.lying[kind] = codes + [0] * (len(EDGES) - len(codes))
        box.codes_of[kind] = sum(1 << number for number in codes)
    for edge in range(len(EDGES)):
        leading = [n for n in range(1, len(CODES) + 1) if box.exits[n][edge] != NO_EXIT]
        box.codes_leading[edge] = sum(1 << number for number in leading)


def check_board(data: Mapping[str, Any]) -> None:
    """Refuse data that are no board, with the first thing that is wrong (AR-1.15)."""
    if not is_whole(data.get("frontinus-board")) or data["frontinus-board"] != 1:
        raise _refused(1, "'frontinus-board' is 1")
    if data.get("game") != "aqua-romana":
        raise _refused(1, "'game' is \"aqua-romana\"")
    name = data.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise _refused(1, "'name' is 1 to 40 of a-z, digits and hyphens, beginning with a letter")
    _check_tiles(data.get("tiles"))
    _check_corners(data.get("corners"))
    layouts = data.get("layouts")
    if not isinstance(layouts, dict) or not layouts:
        raise _refused(4, "'layouts' has at least one of the keys 2, 3, 4")
    for key, layout in layouts.items():
        if key not in map(str, PLAYERS):
            raise _refused(4, f"'layouts' has a key {shorten(key)}; it may have 2, 3, 4")
        try:
            _check_layout(layout, int(key))
        except BoardError as error:
            raise BoardError(RULE, f"layout {key}: {error.reason}", error.point) from None
    if name == "standard" and not _is_standard(data):
        raise _refused(1, "the name 'standard' stands for the data of AR-1.14 only")


def _refused(point: int, reason: str) -> BoardError:
    return BoardError(RULE, reason, point)


def _check_tiles(tiles: Any) -> None:
    """Check point 2."""
    if not isinstance(tiles, dict) or set(tiles) != set(TILE_TYPES):
        raise _refused(2, "'tiles' has exactly the keys C, S, B, D")
    if not all(is_whole(count) and count >= 1 for count in tiles.values()):
        raise _refused(2, "'tiles' has a whole number of at least 1 of each type")
    if sum(tiles.values()) != TILES:
        raise _refused(2, f"'tiles' are {TILES} together, not {shorten(sum(tiles.values()))}")


def _check_corners(corners: Any) -> None:
    """Check point 3."""
    if not isinstance(corners, dict) or set(corners) != set(CORNERS):
        raise _refused(3, "'corners' has exactly the keys a1, k1, k8, a8")
    for square, code in corners.items():
        if code not in CURVES:
            raise _refused(
                3, f"corner {square} has one of {', '.join(CURVES)}, not {shorten(code)}"
            )


def _check_layout(layout: Any, players: int) -> None:
    """Check points 5 to 8."""
    if not isinstance(layout, list) or not all(isinstance(entry, dict) for entry in layout):
        raise _refused(5, "a layout is a list of reservoirs")
    seats = [entry.get("seat") for entry in layout]
    each = RESERVOIRS_EACH[players]
    if not all(map(is_whole, seats)) or sorted(seats) != sorted([*range(players)] * each):
        raise _refused(5, f"each of {players} seats has {each} reservoir{'s' * (each > 1)}")
    colours = [entry.get("colour") for entry in layout]
    for colour in colours:
        if colour not in COLOURS:
            raise _refused(5, f"'colour' is one of {', '.join(COLOURS)}, not {shorten(colour)}")
        if colours.count(colour) > 1:
            raise _refused(5, f"the colour {colour} stands twice")
    taken: list[str] = []
    for entry in layout:
        _check_squares(entry.get("squares"), taken)
        _check_outlets(entry.get("outlets"), entry["squares"], OUTLETS_EACH[players])
        taken += entry["squares"]
    for entry in layout:
        for outlet in entry["outlets"]:
            across = neighbour(outlet[:2], outlet[2])
            if across is None or across in taken or across in CORNERS:
                raise _refused(8, f"outlet {outlet} faces no square that is empty at the start")


def _check_squares(squares: Any, taken: list[str]) -> None:
    """Check point 6."""
    if not _is_list_of(squares, SQUARES) or len(squares) != RESERVOIR_SQUARES:
        raise _refused(6, "'squares' are two squares")
    if squares[1] not in [neighbour(squares[0], edge) for edge in EDGES]:
        raise _refused(6, f"{squares[0]} and {squares[1]} share no edge")
    for square in squares:
        if square in CORNERS:
            raise _refused(6, f"{square} is a corner of the board")
        if square in taken:
            raise _refused(6, f"{square} is in two reservoirs")


def _check_outlets(outlets: Any, squares: list[str], count: int) -> None:
    """Check point 7."""
    if not _is_list_of(outlets, HEADS) or len(outlets) != count or len(set(outlets)) != count:
        raise _refused(7, f"'outlets' are {count} different ones")
    for outlet in outlets:
        if outlet[:2] not in squares:
            raise _refused(7, f"outlet {outlet} is not on its reservoir {' '.join(squares)}")


def _is_standard(data: Mapping[str, Any]) -> bool:
    """Tell whether data say what AR-1.14 says; order of entries and further keys do not count."""
    from frontinus.games.aqua_romana import GAME

    return bool(_essence(data) == _essence(GAME.named_board("standard").data))


def _essence(data: Mapping[str, Any]) -> Any:
    layouts = {
        key: sorted(
            (entry["seat"], entry["colour"], sorted(entry["squares"]), sorted(entry["outlets"]))
            for entry in layout
        )
        for key, layout in data["layouts"].items()
    }
    return data["tiles"], data["corners"], layouts


def _is_list_of(value: Any, names: tuple[str, ...]) -> bool:
    return isinstance(value, list) and all(isinstance(v, str) and v in names for v in value)
