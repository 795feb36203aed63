"""Positions drawn with the shapes: for a page that is played on, or to be looked at only."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from frontinus.games.aquaedukt.board import areas
from frontinus.games.aquaedukt.box import COLUMNS, ROWS, SPRINGS, STICKS, TILES
from frontinus.games.aquaedukt.notation import Line, Position
from frontinus.pictures.aquaedukt.places import (
    HEIGHT,
    KINDS,
    MARGIN,
    SPACE,
    WHOLE,
    WIDTH,
    Box,
    central,
    coast,
    kind_of,
    lattice,
    lies,
    outline,
    outlines,
    point,
    space,
    strokes,
    tints,
    where,
)
from frontinus.pictures.aquaedukt.shapes import LAYERS
from frontinus.pictures.labels import Labels
from frontinus.pictures.marks import numbered
from frontinus.pictures.palette import SEATS
from frontinus.pictures.svg import (
    Point,
    element,
    group,
    number,
    path,
    picture,
    rectangle,
    text,
    transform,
    use,
)

ROSE, DIE = (MARGIN + 34, HEIGHT - MARGIN - 32), (WIDTH - MARGIN - 44, HEIGHT - MARGIN - 42)
"""In corners where there is no land."""
SHAPES = {"space": "aq-last", "point": "aq-last-spring"}


CORNER: Point = (33, -33)
"""Where a number stands beside the middle of a place; across from the seat's mark on a house."""
BARE = Labels("Aquädukt")


@dataclass(frozen=True)
class Die:
    """The die beside the land."""

    number: int
    idle: bool = False
    """The number is of an earlier turn."""


def seat_colours(position: Position) -> tuple[str, ...]:
    """Return the colour of each seat."""
    return tuple(SEATS)[: position.players]


# --- the ground -----------------------------------------------------------------------------------


def ground(position: Position) -> str:
    """Draw land: areas by tint and grain, lines, coast, coordinates."""
    tint_of = tints(position.areas)
    parts = [
        path(coast(), "cast", transform=transform(3, 8)),
        path(coast(), "sea"),
    ]
    for tint in sorted(set(tint_of.values())):
        land = squares(name for name, area in position.areas.items() if tint_of[area] == tint)
        parts.append(path(land, f"area-{tint}"))
        parts.append(path(land, fill=f"url(#aq-grain-{tint})"))
    _, borders, inner = outlines(position.areas)
    return group(
        *parts,
        path(strokes(inner), "space-line"),
        path(strokes(borders), "border-line"),
        path(coast(), "coast"),
        *coordinates(),
        use("aq-rose", *ROSE),
    )


def squares(names: Iterable[str]) -> str:
    """Path data of spaces, a little wider than they are, so that no seam shows."""
    half, wide = SPACE / 2, SPACE + 0.5
    return "".join(
        f"M{number(x - half)} {number(y - half)}h{wide}v{wide}h-{wide}z"
        for x, y in map(space, names)
    )


def coordinates() -> list[str]:
    """Name columns and rows, at the rim of the land."""
    outer, last = {0, len(COLUMNS) - 1}, {0, len(ROWS) - 1}
    return [
        text(
            MARGIN + SPACE * (i + 0.5),
            MARGIN + (SPACE if i in outer else 0) - 14,
            column,
            "coordinate",
        )
        for i, column in enumerate(COLUMNS)
    ] + [
        text(
            MARGIN + (SPACE if i in last else 0) - 19,
            MARGIN + SPACE * (i + 0.5) + 8,
            row,
            "coordinate",
        )
        for i, row in enumerate(ROWS)
    ]


def wet(position: Position, *, ids: bool) -> str:
    """Draw water on the ground of every supplied space."""
    return "".join(
        use("aq-wet", *space(name), id=f"wet-{name}" if ids else None) for name in position.supply
    )


def by_area(position: Position) -> dict[int, list[str]]:
    """List the spaces of each area."""
    spaces: dict[int, list[str]] = {}
    for name, area in position.areas.items():
        spaces.setdefault(area, []).append(name)
    return dict(sorted(spaces.items()))


def numbers(position: Position) -> tuple[str, str]:
    """Draw the number of each area: large on free land, else on a plaque above the pieces."""
    large, plaques = [], []
    for area, spaces in by_area(position).items():
        free = [n for n in spaces if n not in position.houses and n not in position.hills]
        middle = central(spaces, free)
        rolled = area == position.area
        if middle is not None and not rolled:
            x, y = space(middle)
            large.append(text(x, y + 14, area, "area-number"))
        else:
            x, y = space(min(spaces, key=lambda name: (name[1], name[0])))
            classes = "plaque lit" if rolled else "plaque"
            plaques.append(
                group(
                    rectangle(-18, -13, 36, 26, 13, classes),
                    text(0, 8, area, "plaque-number"),
                    transform=transform(x + 28, y - 36),
                )
            )
    return "".join(large), "".join(plaques)


def rolled(position: Position) -> str:
    """Draw light round the area in which may be built."""
    if position.area is None:
        return ""
    border = strokes(outline(by_area(position)[position.area]))
    return path(border, "rolled-line edge") + path(border, "rolled-line")


# --- pieces ---------------------------------------------------------------------------------------


def hills(position: Position, *, ids: bool) -> str:
    """Draw the hills, and what has been revealed of their backs."""
    return "".join(
        group(
            use("aq-hill"),
            use(f"aq-{back}", 0, 8) if back else "",
            id=f"hill-{name}" if ids else None,
            transform=transform(*space(name)),
        )
        for name, back in position.hills.items()
    )


def houses(position: Position, *, ids: bool) -> str:
    """Draw the house tiles; those with water have a quay, those without are gone at the end."""
    colours = seat_colours(position)
    return "".join(
        group(
            use(f"aq-house-{colours[house.seat]}-{house.value}"),
            use("aq-quay") if name in position.supply else "",
            id=f"house-{name}" if ids else None,
            class_="gone" if position.step == "over" and name not in position.supply else None,
            transform=transform(*space(name)),
        )
        for name, house in position.houses.items()
    )


def canals(position: Position, *, ids: bool) -> str:
    """Draw the lines: banks of all before any water, so that bends and joins close."""
    runs = [run for line in position.lines for run in runs_of(line)]
    parts = []
    for place in range(max(map(len, LAYERS.values()))):
        for sticks, layers in LAYERS.items():
            if layers[place : place + 1] and "canal-glint" not in layers[place]:
                drawn = "".join(way(points) for count, points in runs if count == sticks)
                parts.append(path(drawn, layers[place]) if drawn else "")
            elif layers[place : place + 1]:
                parts += [
                    path(
                        way(points),
                        layers[place],
                        id=f"glint-{points[0]}-{points[1]}" if ids else None,
                    )
                    for count, points in runs
                    if count == sticks
                ]
    heads = (use("aq-head", *point(line.head)) for line in position.lines)
    return "".join([*parts, *heads])


def runs_of(line: Line) -> list[tuple[int, list[str]]]:
    """Cut a line where single follows double: sticks, and the cross-points from the spring on."""
    runs: list[tuple[int, list[str]]] = []
    here = line.spring
    for reached, sticks in zip(line.points, line.sticks, strict=True):
        if not runs or runs[-1][0] != sticks:
            runs.append((sticks, [here]))
        runs[-1][1].append(reached)
        here = reached
    return runs


def way(points: Sequence[str]) -> str:
    """Path data along cross-points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in map(point, points))


def springs(position: Position, *, ids: bool) -> str:
    """Draw the springs."""
    return "".join(
        use("aq-spring", *point(name), id=f"spring-{name}" if ids else None)
        for name in position.springs
    )


def last_marks(places: Iterable[str], position: Position) -> str:
    """Mark places as those of the last move."""
    edges = [place for place in places if kind_of(place) == "edge"]
    parts = []
    for layer in (" edge", ""):
        for sticks, more in ((1, ""), (2, " double")):
            drawn = strokes(name for name in edges if position.canals.get(name) == sticks)
            parts.append(path(drawn, f"last-canal{layer}{more}") if drawn else "")
    parts += [
        use(SHAPES[kind_of(place)], *where(place)) for place in places if kind_of(place) in SHAPES
    ]
    return "".join(parts)


def considered(choices: Sequence[Sequence[str]], layer: str) -> str:
    """Draw a layer for a board: at places the numbers of choices about them."""
    points = [[where(place) for place in places] for places in choices]
    return numbered(WHOLE, points, CORNER, layer)


def die(shown: Die | None) -> str:
    """Draw the die where it came to lie."""
    if shown is None:
        return ""
    return group(
        use("aq-die"),
        text(0, 10, shown.number, "die-number"),
        id="die",
        class_="die-idle" if shown.idle else None,
        transform=transform(*DIE),
    )


# --- targets --------------------------------------------------------------------------------------

REACHED = {
    "turn": KINDS,
    "stick": KINDS,
}
"""The kinds of places that may matter in a step; in any other only spaces."""


def targets(labels: Labels, kinds: Collection[str]) -> str:
    """Lay the targets over the board: one grid of half steps, in which they alternate."""
    rows = []
    for names in lattice():
        cells = [target(name, labels) for name in names if kind_of(name) in kinds]
        if cells:
            rows.append(group(*cells, role="row"))
    return group(*rows, role="grid", aria_label=labels.board)


def target(name: str, labels: Labels) -> str:
    """Lay one target over its place."""
    kind = kind_of(name)
    return use(
        "aq-" + (lies(name) if kind == "edge" else kind),
        *where(name),
        class_=f"target {kind}",
        id=f"space-{name}" if kind == "space" else None,
        data_target=name,
        role="gridcell",
        aria_label=labels.target(name),
    )


# --- pictures -------------------------------------------------------------------------------------


def board(
    position: Position,
    labels: Labels = BARE,
    *,
    last: Collection[str] = (),
    rolled_die: Die | None = None,
) -> str:
    """Draw a position for a page that is played on; `last` names places of the last move."""
    large, plaques = numbers(position)
    return element(
        "svg",
        group(
            ground(position),
            group(wet(position, ids=True)),
            group(id="overlay-ground"),
            large,
            rolled(position),
            group(hills(position, ids=True), houses(position, ids=True)),
            group(last_marks(last, position), id="last-move"),
            group(canals(position, ids=True)),
            springs(position, ids=True),
            plaques,
            die(rolled_die),
            group(id="overlay"),
            aria_hidden="true",
        )
        + targets(labels, REACHED.get(position.step, KINDS[:1]))
        + group(id="overlay-buttons", aria_hidden="true"),
        id="board",
        class_="board board-aquaedukt",
        viewBox=" ".join(map(str, WHOLE)),
        role="presentation",
        data_cells=".space",
    )


def scene(
    position: Position,
    *,
    last: Collection[str] = (),
    window: Box = WHOLE,
    label: str | None = None,
) -> str:
    """Draw a position to be looked at only: without ids, for documents and exports.

    `window` is the part that is shown, filling whatever room it gets.
    """
    return picture(
        window,
        everything(position, last),
        label=label,
        class_="board board-aquaedukt" if window == WHOLE else "vignette",
        preserveAspectRatio=None if window == WHOLE else "xMidYMid slice",
    )


def everything(position: Position, last: Collection[str] = ()) -> str:
    """Draw all that lies there."""
    large, plaques = numbers(position)
    return (
        ground(position)
        + wet(position, ids=False)
        + large
        + rolled(position)
        + hills(position, ids=False)
        + houses(position, ids=False)
        + last_marks(last, position)
        + canals(position, ids=False)
        + springs(position, ids=False)
        + plaques
    )


def vignette(position: Position) -> str:
    """Draw the middle of a position, for a card of the start page."""
    return scene(position, window=(70, 110, 640, 400))


def empty_board(data: Mapping[str, Any], players: int) -> Position:
    """Write the position on board data before anything is placed, without asking the rules."""
    return Position(
        players=players,
        to_play=None,
        active=0,
        step="hills",
        areas=areas(data),
        hills={},
        houses={},
        springs=(),
        canals={},
        lines=(),
        supply={},
        stock=(TILES[players],) * players,
        lost=((0, 0, 0, 0),) * players,
        springs_left=SPRINGS,
        sticks_left=STICKS,
        backs={},
        area=None,
        rolls=0,
        idle=0,
        placed=False,
        acted=False,
        last_round=False,
        points=(0,) * players,
        supplied=(0,) * players,
    )


def layouts(data: Mapping[str, Any], label: str) -> str:
    """Draw board data: the land is the same for any number of seats."""
    return scene(empty_board(data, min(TILES)), label=label)
