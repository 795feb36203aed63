"""Where everything lies: hexes with a point at the top, of radius 60, the centre's hill at 0,0."""

from collections.abc import Iterable
from math import atan2, degrees, sqrt

from frontinus.core.hexes import DIRECTIONS, Hex, ring
from frontinus.games.palatinus.board import hill
from frontinus.games.palatinus.box import AROUND, HANDS_OF_SLOTS, SLOTS
from frontinus.games.palatinus.notation import Position, Tile
from frontinus.pictures.svg import Point, polar, polygon

RADIUS = 60
WIDE = RADIUS * sqrt(3)
"""From the middle of a hex to that of its neighbour."""
Box = tuple[float, float, float, float]  # x, y, width, height
WHOLE: Box = (-424, -430, 848, 866)
"""Boards of both hands are equally large, one being the other in a mirror."""


def middle(place: Hex) -> Point:
    """Return the middle of a hex."""
    q, r = place
    return WIDE * (q + r / 2), RADIUS * 1.5 * r


def around(tile: Tile) -> dict[str, Point]:
    """Return the middles of the places of a tile that lies, by name."""
    return {
        tile.letter + str(direction): middle(place)
        for direction, place in enumerate(ring(tile.hill), 1)
    }


def where(position: Position) -> dict[str, Point]:
    """Return the middle of everything that has a name: places, hills, open slots."""
    found: dict[str, Point] = {}
    for tile in position.tiles.values():
        found |= around(tile)
        found[tile.letter] = middle(tile.hill)
    return found | {slot: middle(hill(slot)) for slot in position.open_slots}


def rows_of(names: Iterable[str], places: dict[str, Point]) -> list[list[str]]:
    """Sort names into rows as they lie, from the top left."""
    rows: dict[int, list[tuple[float, str]]] = {}
    for name in names:
        x, y = places[name]
        rows.setdefault(round(y), []).append((x, name))
    return [[name for _, name in sorted(rows[y])] for y in sorted(rows)]


def hexagon(radius: float) -> str:
    """Path data of a hex round 0,0."""
    return polygon(polar(radius, 60 * corner - 30) for corner in range(AROUND))


def flower() -> str:
    """Path data of the outline of a tile round 0,0."""
    corners = []
    for direction in range(AROUND):
        x, y = middle(DIRECTIONS[direction])
        corners += [polar(RADIUS, 60 * direction + turn, x, y) for turn in (-90, -30, 30)]
    return polygon(corners)


def slots_of_any_hand(slots: Iterable[str]) -> bool:
    """Tell whether slots are those for the first outer tile: of both hands (PA-2.5)."""
    return len({slot[0] for slot in slots}) == len(HANDS_OF_SLOTS)


def wedge(slot: str) -> str:
    """Path data, round the hill of a slot, of all that is nearer to it than to any other slot."""
    angles = {name: degrees(atan2(*reversed(middle(hill(name))))) % 360 for name in SLOTS}
    order = sorted(SLOTS, key=angles.__getitem__)
    at = order.index(slot)
    before, after = order[at - 1], order[(at + 1) % len(order)]
    first = angles[slot] - (angles[slot] - angles[before]) % 360 / 2
    last = angles[slot] + (angles[after] - angles[slot]) % 360 / 2
    x, y = middle(hill(slot))
    corners = [
        polar(reach, angle)
        for reach, angle in ((WIDE * 1.5, first), (480, first), (480, last), (WIDE * 1.5, last))
    ]
    return polygon((u - x, v - y) for u, v in corners)
