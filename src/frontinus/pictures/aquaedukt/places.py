"""Where everything lies: spaces, cross-points, edges and areas, in units of the picture."""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any

from frontinus.games.aquaedukt.board import beside, point_at, sides
from frontinus.games.aquaedukt.box import COLUMNS, CORNERS, EDGES, POINTS, ROWS, SPACES
from frontinus.pictures.svg import Point

SPACE, MARGIN = 100, 36
WIDTH, HEIGHT = len(COLUMNS) * SPACE + 2 * MARGIN, len(ROWS) * SPACE + 2 * MARGIN
Box = tuple[float, float, float, float]  # x, y, width, height
WHOLE: Box = (0, 0, WIDTH, HEIGHT)

REAL_SPACES = tuple(space for space in SPACES if space not in CORNERS)
REAL_EDGES = tuple(edge for edge in EDGES if any(beside(edge)))
REAL_POINTS = tuple(p for p in POINTS if any(p in edge.split("-") for edge in REAL_EDGES))
KINDS = ("space", "point", "edge")
TINTS = range(1, 6)


def space(name: str) -> Point:
    """Return the middle of a space."""
    column, row = COLUMNS.index(name[0]), int(name[1])
    return MARGIN + SPACE * (column + 0.5), MARGIN + SPACE * (row - 0.5)


def point(name: str) -> Point:
    """Return where a cross-point lies."""
    x, y = point_at(name)
    return MARGIN + SPACE * x, MARGIN + SPACE * y


def edge(name: str) -> Point:
    """Return the middle of an edge."""
    (x1, y1), (x2, y2) = map(point, name.split("-"))
    return (x1 + x2) / 2, (y1 + y2) / 2


def lies(name: str) -> str:
    """Tell how an edge lies."""
    (_, y1), (_, y2) = map(point, name.split("-"))
    return "across" if y1 == y2 else "down"


def kind_of(name: str) -> str:
    """Tell what a name is the name of: a space, a cross-point or an edge."""
    if name[0] in COLUMNS:
        return "space"
    return "edge" if "-" in name else "point"


def where(name: str) -> Point:
    """Return the middle of whatever has a name."""
    return {"space": space, "point": point, "edge": edge}[kind_of(name)](name)


@cache
def lattice() -> tuple[tuple[str, ...], ...]:
    """List all places as they lie: rows of half steps, in which they alternate."""
    rows: dict[float, list[tuple[float, str]]] = {}
    for name in (*REAL_SPACES, *REAL_POINTS, *REAL_EDGES):
        x, y = where(name)
        rows.setdefault(y, []).append((x, name))
    return tuple(tuple(name for _, name in sorted(rows[y])) for y in sorted(rows))


def outlines(areas: Mapping[str, int]) -> tuple[list[str], list[str], list[str]]:
    """Sort the edges: the coast, the borders between areas, the lines inside them."""
    coast: list[str] = []
    borders: list[str] = []
    inner: list[str] = []
    for name in REAL_EDGES:
        one, other = beside(name)
        if one is None or other is None:
            coast.append(name)
        else:
            (inner if areas[one] == areas[other] else borders).append(name)
    return coast, borders, inner


def outline(spaces: Collection[str]) -> list[str]:
    """List the edges round some spaces."""
    return [name for one in spaces for name in sides(one) if not set(beside(name)) <= set(spaces)]


def strokes(edges: Iterable[str]) -> str:
    """Path data of edges, each a stroke of its own."""
    parts = []
    for name in edges:
        (x1, y1), (x2, y2) = map(point, name.split("-"))
        parts.append(f"M{x1} {y1}" + (f"H{x2}" if y1 == y2 else f"V{y2}"))
    return "".join(parts)


def coast() -> str:
    """Path data of the outline of all spaces: a rectangle without its corners."""
    left, right = MARGIN, WIDTH - MARGIN
    top, bottom, step = MARGIN, HEIGHT - MARGIN, SPACE
    return (
        f"M{left + step} {top}H{right - step}v{step}H{right}V{bottom - step}h-{step}V{bottom}"
        f"H{left + step}v-{step}H{left}V{top + step}h{step}z"
    )


# --- areas ----------------------------------------------------------------------------------------


def tints(areas: Mapping[str, int]) -> dict[int, int]:
    """Give every area one of five tints, so that no two neighbours share one."""
    return dict(_tints(tuple(areas.items())))


@cache
def _tints(areas: tuple[tuple[str, int], ...]) -> tuple[tuple[int, int], ...]:
    area_of = dict(areas)
    near: dict[int, set[int]] = {area: set() for area in sorted(area_of.values())}
    for name in outlines(area_of)[1]:
        one, other = (area_of[space] for space in beside(name) if space)
        near[one].add(other)
        near[other].add(one)
    found = _coloured(near, {})
    assert found is not None  # four tints are enough for a map
    return tuple(found.items())


def _coloured(near: Mapping[int, set[int]], chosen: dict[int, int]) -> dict[int, int] | None:
    """Colour the areas that are left, the one with the least choice first."""
    left = [area for area in near if area not in chosen]
    if not left:
        return chosen

    def taken(area: int) -> set[int]:
        return {chosen[other] for other in near[area] if other in chosen}

    area = max(left, key=lambda one: (len(taken(one)), len(near[one]), -one))
    used = list(chosen.values())
    for tint in sorted(TINTS, key=lambda one: (used.count(one), one)):
        if tint not in taken(area):
            found = _coloured(near, chosen | {area: tint})
            if found is not None:
                return found
    return None


def central(spaces: Collection[str], free: Iterable[str]) -> str | None:
    """Choose the free space that is nearest to the middle of all; None if none is free."""
    middles = [space(name) for name in spaces]
    x, y = (sum(along) / len(middles) for along in zip(*middles, strict=True))

    def away(name: str) -> tuple[float, str]:
        u, v = space(name)
        return (u - x) ** 2 + (v - y) ** 2, name

    return min(free, key=away, default=None)


def geometry() -> dict[str, Any]:
    """Tell the client how to find a place by its name: what a step is, and where the first lies."""
    return {"margin": MARGIN, "space": SPACE, "columns": COLUMNS}
