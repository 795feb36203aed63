"""Positions drawn with the shapes: for a page that is played on, or to be looked at only."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from frontinus.games.aqua_romana.notation import Aqueduct, Position, Reservoir
from frontinus.pictures.aqua_romana.places import (
    COLUMNS,
    HEIGHT,
    ROWS,
    TILES,
    TURNS,
    WHOLE,
    WIDTH,
    Box,
    ahead,
    channel,
    grid,
    lies,
    space,
    square,
)
from frontinus.pictures.marks import mark, numbered
from frontinus.pictures.svg import Point, element, group, picture, text, transform, use

# How far a worker stands from the middle of his square towards his edge, and his size: closer to
# the edge and smaller where two may share a square.
ALONE, CLOSE = (13, 0.86), (27, 0.66)
GATE = 43  # how far a sluice is from the middle of its square
CAPTION = 70  # height of a line over a board


def bare(name: str) -> str:
    """Say of a place only its name."""
    return name


@dataclass(frozen=True)
class Labels:
    """The words that a board and its podiums are read with; made by the caller, in his language."""

    board: str = "Aqua Romana"
    podiums: str = "Aqua Romana"
    square: Callable[[str], str] = bare
    space: Callable[[str], str] = bare


CORNER: Point = (-32, -32)
"""Where a number stands beside the middle of a square; across from the button that turns a tile."""
BARE = Labels()


def seat_colours(position: Position) -> tuple[str, ...]:
    """Return the colour of each seat: that of its first reservoir, for all that it owns."""
    first: dict[int, str] = {}
    for reservoir in position.reservoirs:
        first.setdefault(reservoir.seat, reservoir.colour)
    return tuple(first[seat] for seat in range(position.players))


def owned(position: Position) -> dict[tuple[str, str], str]:
    """Return the owner's colour of every owned channel, by square and channel (AR-6.3)."""
    colours = seat_colours(position)
    return {
        (passed[:2], channel(passed[2:])): colours[aqueduct.seat]
        for aqueduct in position.aqueducts
        for passed in aqueduct.passes
    }


def water(code: str, owners: Mapping[str, str]) -> str | None:
    """Classes that give channels of a tile to their owners, by channel and colour."""
    slots = zip(("first", "second"), TILES[code], strict=False)
    return " ".join(f"{slot}-{owners[name]}" for slot, name in slots if name in owners) or None


def tiles(position: Position, *, ids: bool) -> str:
    """Draw all tiles that lie, printed curves too, and the water in them."""
    owners = owned(position)
    return "".join(
        use(
            "ar-tile-" + code,
            *square(name),
            class_=water(code, {c: owners[name, c] for c in TILES[code] if (name, c) in owners}),
            id=f"tile-{name}" if ids else None,
        )
        for name, code in position.tiles.items()
    )


def reservoir(drawn: Reservoir, colour: str, name: str | None) -> str:
    """Draw a reservoir with a gate at each outlet."""
    (x1, y1), (x2, y2) = map(square, drawn.squares)
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    return group(
        use("ar-reservoir-" + ("wide" if y1 == y2 else "tall"), x, y),
        *(use("ar-gate", *square(outlet[:2]), turn=TURNS[outlet[2]]) for outlet in drawn.outlets),
        mark(colour, x, y, 1.25),
        id=name,
        class_=f"wet seat-{colour}",
    )


def reservoirs(position: Position, *, ids: bool) -> str:
    """Draw all reservoirs, each in its seat's colour."""
    colours = seat_colours(position)
    return "".join(
        reservoir(drawn, colours[drawn.seat], f"reservoir-{index}" if ids else None)
        for index, drawn in enumerate(position.reservoirs)
    )


def sluices(position: Position, *, ids: bool) -> str:
    """Bar the end of every aqueduct that is closed."""
    return "".join(
        use(
            "ar-sluice",
            *ahead(aqueduct.head[:2], aqueduct.head[2], GATE),
            turn=TURNS[aqueduct.head[2]],
            id=f"sluice-{aqueduct.outlet}" if ids else None,
        )
        for aqueduct in position.aqueducts
        if aqueduct.status != "live"
    )


def stance(aqueduct: Aqueduct, position: Position) -> tuple[Point, float]:
    """Return where a worker stands, and his size; two may share a reservoir's square or a tile."""
    here = [other.head[:2] for other in position.aqueducts if other.status != "finished"]
    shared = not aqueduct.passes or here.count(aqueduct.head[:2]) > 1
    reach, scale = CLOSE if shared else ALONE
    return ahead(aqueduct.head[:2], aqueduct.head[2], reach), scale


def worker(aqueduct: Aqueduct, position: Position, *, ids: bool) -> str:
    """Draw a worker at his head: a drop whose point shows the edge that he faces."""
    colour = seat_colours(position)[aqueduct.seat]
    (x, y), scale = stance(aqueduct, position)
    return group(
        use("ar-worker", turn=TURNS[aqueduct.head[2]], scale=scale),
        mark(colour, scale=1.05 * scale),
        id=f"worker-{aqueduct.outlet}" if ids else None,
        class_="worker seat-" + colour,
        data_head=aqueduct.head if ids else None,
        transform=transform(x, y),
    )


def workers(position: Position, *, ids: bool) -> str:
    """Draw the workers that are on the board, also those who leave it in this turn (AR-6.11)."""
    return "".join(
        worker(aqueduct, position, ids=ids)
        for aqueduct in position.aqueducts
        if aqueduct.status != "finished"
    )


def builders(position: Position, *, ids: bool) -> str:
    """Draw the builders on the track, upright on all four sides."""
    return "".join(
        use(
            "ar-builder-" + kind,
            *space(name),
            class_="builder" if ids else None,
            id=f"builder-{name}" if ids else None,
            data_type=kind if ids else None,
        )
        for name, kind in position.builders.items()
    )


def last_marks(places: Iterable[str]) -> str:
    """Mark squares and spaces as those of the last move."""
    return "".join(
        use("ar-last", *square(place))
        if place[0] in COLUMNS
        else use("ar-last-" + lies(place), *space(place))
        for place in places
    )


def considered(choices: Sequence[Sequence[str]], layer: str) -> str:
    """Draw a layer for a board: at squares and spaces the numbers of choices about them."""
    points = [
        [square(place) if place[0] in COLUMNS else space(place) for place in places]
        for places in choices
    ]
    return numbered(WHOLE, points, CORNER, layer)


def targets(labels: Labels) -> str:
    """Lay the targets over the board: one grid of ten rows and thirteen columns."""
    rows = []
    for row, names in enumerate(grid()):
        cells = [target(name, row, column, labels) for column, name in enumerate(names) if name]
        first = 1 if names[0] else 2  # the corners are no targets
        rows.append(group(*cells, role="row", aria_rowindex=row + 1, aria_colindex=first))
    return group(
        *rows,
        role="grid",
        aria_label=labels.board,
        aria_rowcount=len(ROWS) + 2,
        aria_colcount=len(COLUMNS) + 2,
    )


def target(name: str, row: int, column: int, labels: Labels) -> str:
    """Lay one target over its square or space."""
    if name[0] in COLUMNS:
        kind, (x, y), words = "square", square(name), labels.square(name)
    else:
        kind, (x, y), words = "space", space(name), labels.space(name)
    return use(
        "ar-target",
        x,
        y,
        class_="target",
        id=f"{kind}-{name}",
        data_target=name,
        data_row=row,
        data_column=column,
        role="gridcell",
        tabindex=-1,
        aria_label=words,
    )


def board(position: Position, labels: Labels = BARE, *, last: Collection[str] = ()) -> str:
    """Draw a position for a page that is played on; `last` names places of the last move."""
    return element(
        "svg",
        group(
            use("ar-ground"),
            group(id="overlay-ground"),
            reservoirs(position, ids=True),
            tiles(position, ids=True),
            sluices(position, ids=True),
            group(last_marks(last), id="last-move"),
            group(id="overlay-tiles"),
            workers(position, ids=True),
            builders(position, ids=True),
            group(id="overlay"),
            aria_hidden="true",
        )
        + targets(labels)
        + group(id="overlay-buttons", aria_hidden="true"),
        id="board",
        class_="board board-aqua-romana",
        viewBox=" ".join(map(str, WHOLE)),
        role="presentation",
    )


def scene(
    position: Position,
    *,
    last: Collection[str] = (),
    below: str = "",
    between: str = "",
    window: Box = WHOLE,
    label: str | None = None,
) -> str:
    """Draw a position to be looked at only: without ids, for documents and exports.

    `below` lies under the tiles, `between` under the pieces (see `beams`); `window` is the part
    that is shown, filling whatever room it gets.
    """
    return picture(
        window,
        use("ar-ground") + below,
        ground_pieces(position) + last_marks(last) + between,
        workers(position, ids=False) + builders(position, ids=False),
        label=label,
        class_="board board-aqua-romana" if window == WHOLE else "vignette",
        preserveAspectRatio=None if window == WHOLE else "xMidYMid slice",
    )


def vignette(position: Position) -> str:
    """Draw the upper right part of a position, for a card of the start page."""
    return scene(position, window=(WIDTH - 660, 0, 660, 412))


def ground_pieces(position: Position) -> str:
    """Draw what lies on the ground: reservoirs, tiles, sluices."""
    drawn = (reservoirs(position, ids=False), tiles(position, ids=False))
    return "".join(drawn) + sluices(position, ids=False)


def empty_board(data: Mapping[str, Any], players: int) -> Position:
    """Write the position on board data before anything is placed, without asking the rules."""
    reservoirs = tuple(
        Reservoir(r["seat"], r["colour"], tuple(r["squares"]), tuple(r["outlets"]))
        for r in data["layouts"][str(players)]
    )
    return Position(
        players=players,
        to_play=0,
        active=0,
        step="set-up",
        tiles=dict(data["corners"]),
        printed=tuple(data["corners"]),
        reservoirs=reservoirs,
        aqueducts=tuple(
            Aqueduct(reservoir.seat, outlet, (), outlet, "live", None)
            for reservoir in reservoirs
            for outlet in reservoir.outlets
        ),
        builders={},
        pool={},
        reserve={},
        held=({},) * players,
        due=(0,) * players,
        supply=dict(data["tiles"]),
        podiums={},
        aside=(),
        quiet=0,
        last=None,
        laid=None,
        points=(0,) * players,
    )


def layouts(data: Mapping[str, Any], label: str) -> str:
    """Draw board data: every layout under its number of seats, from the fewest to the most."""
    parts, height = [], HEIGHT + CAPTION
    for index, players in enumerate(sorted(map(int, data["layouts"]))):
        position = empty_board(data, players)
        parts.append(
            group(
                text(WIDTH / 2, CAPTION - 20, players, "caption"),
                group(
                    use("ar-ground"),
                    ground_pieces(position),
                    workers(position, ids=False),
                    transform=transform(0, CAPTION),
                ),
                transform=transform(0, height * index),
            )
        )
    return picture((0, 0, WIDTH, height * len(parts)), *parts, label=label, class_="board")
