"""Light on a board: what a worker sees, for pages that explain it.

The client of a page draws the same by itself.
"""

from collections.abc import Collection

from frontinus.games.aqua_romana.notation import Aqueduct, Position
from frontinus.pictures.aqua_romana.board import ALONE, scene, stance
from frontinus.pictures.aqua_romana.places import (
    EDGE,
    HEIGHT,
    WALL,
    WIDTH,
    Box,
    lies,
    space,
    square,
)
from frontinus.pictures.svg import rectangle, use


def sight(position: Position, name: str) -> str:
    """Draw a position with what the workers on a square see (AR-4)."""
    lines = lines_of_sight(name)
    seen = [place for place in lines if place in position.builders]
    here = [a for a in position.aqueducts if a.status == "live" and a.head[:2] == name]
    plates = (use("ar-lit-" + lies(place), *space(place)) for place in seen)
    return scene(
        position,
        below="".join(plates) + beams(lines, seen, "beam"),
        between=beams(lines, seen, "beam over") + "".join(halo(a, position) for a in here),
    )


def lines_of_sight(name: str) -> dict[str, Box]:
    """Return the beams from a square to the four spaces at the ends of its column and row."""
    x, y = square(name)
    start, half, wall = 42, 29, EDGE - WALL
    right, bottom = WIDTH - wall, HEIGHT - wall
    return {
        "N" + name[0]: (x - half, wall, 2 * half, y - start - wall),
        "E" + name[1]: (x + start, y - half, right - x - start, 2 * half),
        "S" + name[0]: (x - half, y + start, 2 * half, bottom - y - start),
        "W" + name[1]: (wall, y - half, x - start - wall, 2 * half),
    }


def beams(lines: dict[str, Box], seen: Collection[str], kind: str) -> str:
    """Draw beams, strong towards the spaces that are `seen`."""
    return "".join(
        rectangle(*box, class_=f"{kind} seen" if end in seen else kind)
        for end, box in lines.items()
    )


def halo(aqueduct: Aqueduct, position: Position) -> str:
    """Draw the disc behind a worker."""
    (x, y), scale = stance(aqueduct, position)
    return use("ar-halo", x, y, class_="small" if scale < ALONE[1] else None)
