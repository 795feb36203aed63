"""Aqua Romana in pictures: every piece as a named shape, and positions drawn with them.

A square is 100 units; every shape is drawn round 0,0 and placed by its centre. `geometry()` tells
the same places to the client.

**Shapes** (`defs()`, for `<use href="#ar-…">`; upright, or facing east where they face anything):

- `ar-tile-CODE`: a whole tile, dry. `first-COLOUR` and `second-COLOUR` on the `<use>` put water and
  an owner's lips into its first or second channel (the order of `geometry()["tiles"][CODE]`).
- `ar-builder-TYPE`; `ar-worker`, `ar-standing` (inside `seat-COLOUR`, the mark apart);
  `ar-sluice`; `ar-fountain`; `ar-gate` (inside `wet seat-COLOUR`); `ar-reservoir-wide`, `-tall`;
  `ar-ground`, all that is printed and never changes.
- Light and staging: `ar-may` (dot: legal place), `ar-lit` (plate under a lit square or a ghost),
  `ar-lit-wide` (lit space of N and S), `ar-lit-tall` (of E and W), `ar-choice` (disc behind a
  worker that may be chosen), `ar-halo` (behind the chosen one), `ar-frame` (dashed frame of a ghost
  tile), `ar-last`, `ar-last-wide`, `ar-last-tall` (last move), `ar-refused` (cross), `ar-turn`
  (turn button).
- Classes for what the client draws itself: `ghost`; `beam`, `beam seen`, and `over` with both above
  tiles, a `rect` from the edge of the worker's square to the wall, 58 wide; `walk`, the builder's
  path; `cover`, with `lip` or `bed` on a path of `geometry()["channels"]` whose `pathLength` is 1,
  the dry channel that water runs over; `pill-ground` and `pill-text`, a number with its ground (see
  `pill`), in a seat's colour inside `pill-seat seat-COLOUR`; `near` enlarges an `ar-may`.

**A board of a page** (`board()`), from the bottom up; ids are stable from one scene to the next:

- `#overlay-ground`: light on road and ground, under all tiles: lit spaces and squares, beams.
- `tile-SQUARE`, `reservoir-INDEX`, `sluice-OUTLET`.
- `#overlay-tiles`: on tiles, under the pieces: plate, ghost tile and frame, halo, faint beams.
- `worker-OUTLET` (`data-head`), `builder-SPACE` (`data-type`).
- `#overlay`: above all pieces: pills, walk, ghost of a builder.
- the targets: `square-SQUARE` and `space-SPACE`, each with class `target`, `data-target`,
  `data-row` (0 to 9), `data-column` (0 to 12); together one ARIA grid, the road round the squares.
  `is-focus` shows the ring that `:focus-visible` shows.
- `#overlay-buttons`: above the targets, for what is clicked itself: the turn button.

The four overlays are empty here and belong to the client. `podiums()` has groups `podium-VALUE`
(class `lit` lights a step) and figures `standing-OUTLET`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from frontinus.games.aqua_romana.notation import Aqueduct, Position, Reservoir
from frontinus.pictures.marks import mark
from frontinus.pictures.palette import SEATS
from frontinus.pictures.svg import (
    Point,
    circle,
    element,
    ellipse,
    group,
    number,
    path,
    picture as framed,
    polar,
    polygon,
    rectangle,
    slab,
    text,
    transform,
    use,
)

# --- places ---------------------------------------------------------------------------------------

COLUMNS, ROWS = "abcdefghijk", "12345678"
SQUARE, WALL, ROAD, MARGIN = 100, 10, 84, 6
EDGE = MARGIN + ROAD + WALL  # where the squares begin
WIDTH, HEIGHT = len(COLUMNS) * SQUARE + 2 * EDGE, len(ROWS) * SQUARE + 2 * EDGE
KERB = MARGIN + ROAD / 2  # how far the middle of the road is from the rim
CAPTION = 70  # height of a line over a board
Box = tuple[float, float, float, float]  # x, y, width, height
WHOLE: Box = (0, 0, WIDTH, HEIGHT)

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TURNS = {"E": 0, "S": 90, "W": 180, "N": 270}
SPACES = (  # clockwise (AR-1.8)
    *("N" + column for column in COLUMNS),
    *("E" + row for row in ROWS),
    *("S" + column for column in reversed(COLUMNS)),
    *("W" + row for row in reversed(ROWS)),
)
FOUNTAINS = {"Nk": (WIDTH - KERB, KERB), "E8": (WIDTH - KERB, HEIGHT - KERB)} | {
    "Sa": (KERB, HEIGHT - KERB),
    "W1": (KERB, KERB),
}  # each stands behind a space (AR-1.9)

TILES = {  # channels by tile code (AR-1.3)
    "C-NE": ("NE",),
    "C-ES": ("ES",),
    "C-SW": ("SW",),
    "C-NW": ("NW",),
    "S-NS": ("NS",),
    "S-EW": ("EW",),
    "B": ("NS", "EW"),
    "D-NE": ("NE", "SW"),
    "D-NW": ("NW", "ES"),
}
CURVE, STRAIGHT, BACK = (
    "M0-{0}V-46C0-24 24 0 46 0H{0}",
    "M0-{0}V{0}",
    "M{0} 0H46C24 0 0-24 0-46V-{0}",
)
# What lies above ends a little later than what lies below: no seam shows between two tiles.
EDGE_END, LIP_END, BED_END = 50.2, 51, 51.8
CHANNELS = {  # shape and turn of each channel
    "NE": ("curve", 0),
    "ES": ("curve", 90),
    "SW": ("curve", 180),
    "NW": ("curve", 270),
    "NS": ("straight", 0),
    "EW": ("straight", 90),
}
# How far a worker stands from the middle of his square towards his edge, and his size: closer to
# the edge and smaller where two may share a square.
ALONE, CLOSE = (13, 0.86), (27, 0.66)
GATE = 43  # of a sluice from the middle of its square


def square(name: str) -> Point:
    """Return the middle of a square."""
    return (
        EDGE + SQUARE * (COLUMNS.index(name[0]) + 0.5),
        EDGE + SQUARE * (ROWS.index(name[1]) + 0.5),
    )


def space(name: str) -> Point:
    """Return the middle of a space of the track."""
    side, line = name
    if side in "NS":
        return EDGE + SQUARE * (COLUMNS.index(line) + 0.5), KERB if side == "N" else HEIGHT - KERB
    return KERB if side == "W" else WIDTH - KERB, EDGE + SQUARE * (ROWS.index(line) + 0.5)


def ahead(name: str, edge: str, reach: float) -> Point:
    """Return the point that lies so far from the middle of a square towards an edge."""
    x, y = square(name)
    across, down = STEPS[edge]
    return x + reach * across, y + reach * down


def lies(name: str) -> str:
    """Tell how a space of the track lies."""
    return "wide" if name[0] in "NS" else "tall"


def channel(edges: str) -> str:
    """Name the channel between two edges, in whatever order it is passed."""
    return "".join(edge for edge in "NESW" if edge in edges)


def way(name: str) -> str:
    """Path data that, once turned, runs from the first edge of a channel's name to the second."""
    line = STRAIGHT if CHANNELS[name][0] == "straight" else BACK if name == "NW" else CURVE
    return line.format(BED_END)


def geometry() -> dict[str, Any]:
    """Tell the client where everything lies, as plain data.

    Points are [x, y] of middles. `track` lists the way of the builders, clockwise, as [name, x, y]
    with the fountains as "fountain". `grid` has the row and column of each target. The path of a
    channel runs, once turned, from the first edge of its name to the second.
    """
    track: list[list[str | float]] = []
    for name in SPACES:
        track.append([name, *space(name)])
        if name in FOUNTAINS:
            track.append(["fountain", *FOUNTAINS[name]])
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "wall": [EDGE - WALL, EDGE - WALL, WIDTH - 2 * (EDGE - WALL), HEIGHT - 2 * (EDGE - WALL)],
        "squares": {name: list(square(name)) for row in grid()[1:-1] for name in row[1:-1]},
        "spaces": {name: list(space(name)) for name in SPACES},
        "track": track,
        "grid": {
            name: [row, column]
            for row, names in enumerate(grid())
            for column, name in enumerate(names)
            if name
        },
        "steps": {edge: list(step) for edge, step in STEPS.items()},
        "turns": TURNS,
        "tiles": {code: list(channels) for code, channels in TILES.items()},
        "channels": {
            name: {"path": way(name), "turn": turn} for name, (_, turn) in CHANNELS.items()
        },
    }


def grid() -> list[list[str]]:
    """List the targets as they lie, road included; the corners, where fountains stand, are ""."""
    return [
        ["", *("N" + column for column in COLUMNS), ""],
        *(["W" + row, *(column + row for column in COLUMNS), "E" + row] for row in ROWS),
        ["", *("S" + column for column in COLUMNS), ""],
    ]


# --- look -----------------------------------------------------------------------------------------

WATER = {"bed": "var(--water)", "glint": "var(--water-light)", "bank": "1"}
DRY = {
    "lip": "var(--lip-dry)",
    "bed": "var(--bed-dry)",
    "glint": "transparent",
    "bank": ".5",
    "rhythm": "none",
    "rhythm-ink": "transparent",
}


def slots() -> dict[str, dict[str, str]]:
    """Classes that hand an owner through a `<use>` to one of the channels of a tile."""
    table = {}
    for slot in ("first", "second"):
        table[slot] = {f"--{name}": f"var(--{slot}-{name}, {dry})" for name, dry in DRY.items()}
        for colour, seat in SEATS.items():
            lips = {"lip": seat.fill, "rhythm": seat.rhythm, "rhythm-ink": seat.rhythm_ink}
            table[f"{slot}-{colour}"] = {
                f"--{slot}-{name}": value for name, value in (lips | WATER).items()
            }
    return table


def line(colour: str, width: float, **more: str) -> dict[str, str]:
    """Describe a line that encloses nothing."""
    named = {name.replace("_", "-"): value for name, value in more.items()}
    return {"fill": "none", "stroke": f"var(--{colour})", "stroke-width": number(width)} | named


def piece(colour: str, width: float = 0, **more: str) -> dict[str, str]:
    """Describe a surface, with an outline unless its width is 0."""
    named = {name.replace("_", "-"): value for name, value in more.items()}
    edge = {"stroke": "var(--outline)", "stroke-width": number(width)} if width else {}
    return {"fill": f"var(--{colour})"} | edge | named


STYLE: dict[str, dict[str, str]] = {
    # the printed board
    "road": piece("basalt"),
    "flag": piece("basalt-2"),
    "flag odd": piece("slab-odd"),
    "inscription": piece(
        "inscription", font_family="var(--serif)", font_size="21px", text_anchor="middle"
    ),
    "city-wall": piece("marble", 2.5),
    "plot": piece("travertine"),
    "plot-odd": line("plot-odd", SQUARE, stroke_dasharray=f"{SQUARE}"),
    "joint": line("grout", 3),
    "earth": line("ink", 2, stroke_opacity=".17", stroke_linecap="round"),
    "basin": piece("marble", 2.5, stroke_linejoin="round"),
    "pool": piece("water", 2.5),
    "petal": piece("water-light"),
    "jet": piece("lux"),
    # tiles; an owned channel is `wet` itself or gets its water through a slot
    "tile-side": piece("tile-side", 2, stroke_opacity=".75"),
    "tile-top": piece("marble"),
    "wet": {"--lip": "var(--seat)"} | {f"--{name}": value for name, value in WATER.items()},
    **slots(),
    "bank": line("outline", 40, stroke_opacity="var(--bank)"),
    "lip": line("lip", 35.5),
    "rhythm": line("rhythm-ink", 31, stroke_dasharray="var(--rhythm)"),
    "bed-edge": line("outline", 22, stroke_opacity="var(--bank)"),
    "bed": line("bed", 18),
    "glint": line("glint", 3, stroke_dasharray="14 9 22 12", stroke_linecap="round"),
    "cover": {"--lip": "var(--lip-dry)", "--bed": "var(--bed-dry)", "stroke-dasharray": "1"},
    "deck": piece("marble"),
    "parapet": line("outline", 4),
    "sluice": piece("paper", 3, stroke_linejoin="round"),
    "sluice-line": line("outline", 2.5),
    # reservoirs
    "castellum": piece("marble", 2.5),
    "castellum-rim": piece("seat", 2),
    "ripple": line("water-light", 3.5, stroke_linecap="round"),
    "opening": piece("water"),
    "boss": piece("seat", 2.5),
    # builders, workers
    "tunic": piece("ivory"),
    "figure": piece("ivory", 3, stroke_linejoin="round"),
    "figure-line": line("outline", 3, stroke_linejoin="round"),
    "sign": line("outline", 13),
    "sign-water": line("water", 7),
    "star": piece("star", 3, stroke_linejoin="round"),
    "drop": piece("seat", 3, stroke_linejoin="round"),
    "rim": line("mark", 2, opacity=".5"),
    "builder ghost": {"opacity": ".55"},
    "walk": line("paper", 5, stroke_dasharray="1 12", stroke_linecap="round"),
    # light
    "beam": piece("lux", opacity=".28"),
    "beam seen": {"opacity": ".62"},
    "beam over": {"opacity": ".07"},
    "beam over seen": {"opacity": ".2"},
    "choice": piece("lux", 2.5),
    # podiums
    "podium": {"--step": "var(--marble)", "--edge": "var(--grout)", "--edge-width": "1.5"},
    "podium lit": {"--step": "var(--lux)", "--edge": "var(--outline)", "--edge-width": "3"},
    "step": line("edge", 1.5, fill="var(--step)", stroke_width="var(--edge-width)"),
    "tread": piece("tread", 1.5, stroke_opacity=".6"),
    "split": line("outline", 2),
    "step-number": piece(
        "outline", font_family="var(--serif)", font_size="20px", text_anchor="middle"
    ),
    "step-number aside": piece("ink"),
    "pavement": piece("travertine", stroke="var(--grout)", stroke_width="1.5"),
    "caption": piece("ink", font_family="var(--serif)", font_size="44px", text_anchor="middle"),
    "count": piece("ink", font_family="var(--serif)", font_size="18px", text_anchor="middle"),
}


# --- shapes ---------------------------------------------------------------------------------------

SIGNS = {  # a builder's type is the channel itself, small on his tunic
    "C": ("M-2-9V4C-2 14 4 19 13 19H31",),
    "S": ("M0-9V39",),
    "B": ("M0-9V39", "M-31 15H31"),
    "D": ("M5-9V-2C5 5 9 9 16 9H29", "M-31 19H-15C-8 19-4 23-4 30V39"),
}
BUILDERS = (*SIGNS, "J")
GRASS = ((22, 34), (118, 44), (92, 84), (30, 132), (158, 136))
PEBBLES = ((62, 20), (148, 66), (40, 82), (128, 106), (70, 138))


def defs() -> str:
    """Draw all shapes of the game, each with its id."""
    return "".join(
        [
            earth(),
            ground(),
            *tile_parts(),
            *map(tile_shape, TILES),
            *map(builder_shape, BUILDERS),
            *pieces(),
            *light(),
        ]
    )


def earth() -> str:
    """Draw open ground: a few strokes of the engraver, off the beat of the squares."""
    tufts = "".join(f"M{x} {y}v-6M{x - 3} {y}l-2.5-4M{x + 3} {y}l2.5-4" for x, y in GRASS)
    stones = "".join(f"M{x} {y}h.1M{x + 7} {y + 4}h.1" for x, y in PEBBLES)
    strokes = path(tufts + stones, "earth")
    return element(
        "pattern", strokes, id="ar-earth", width=173, height=157, patternUnits="userSpaceOnUse"
    )


def ground() -> str:
    """Draw what is printed on every board: road, names, fountains, wall and squares."""
    flags = {0: "", 1: ""}
    for index, name in enumerate(SPACES):
        (x, y), (width, height) = space(name), (94, 74) if lies(name) == "wide" else (74, 94)
        flags[index % 2] += rounded(x - width / 2, y - height / 2, width, height, 9)
    names = (text(x, y + 7, name[1], "inscription") for name in SPACES for x, y in (space(name),))
    right, bottom = WIDTH - EDGE, HEIGHT - EDGE
    odd = "".join(
        f"M{EDGE + SQUARE * (row % 2)} {EDGE + SQUARE * row + SQUARE / 2:.0f}H{right}"
        for row in range(len(ROWS))
    )
    joints = "".join(f"M{EDGE + SQUARE * i} {EDGE}V{bottom}" for i in range(len(COLUMNS) + 1))
    joints += "".join(f"M{EDGE} {EDGE + SQUARE * i}H{right}" for i in range(len(ROWS) + 1))
    squares: Box = (EDGE, EDGE, right - EDGE, bottom - EDGE)
    walls: Box = (EDGE - WALL, EDGE - WALL, right - EDGE + 2 * WALL, bottom - EDGE + 2 * WALL)
    return group(
        rectangle(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 46, "road"),
        path(flags[0], "flag"),
        path(flags[1], "flag odd"),
        *names,
        *(use("ar-fountain", *toward_middle(corner, 5)) for corner in FOUNTAINS.values()),
        rectangle(*walls, 10, "city-wall"),
        rectangle(*squares, class_="plot"),
        path(odd, "plot-odd"),
        path(joints, "joint"),
        rectangle(*squares, fill="url(#ar-earth)"),
        id="ar-ground",
    )


def toward_middle(corner: Point, distance: float) -> Point:
    """Return a point moved along both axes towards the middle of the board."""
    x, y = corner
    return (
        x + (distance if x < WIDTH / 2 else -distance),
        y + (distance if y < HEIGHT / 2 else -distance),
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Path data of a rectangle with round corners, so that many make one path."""
    across, down, r = width - 2 * radius, height - 2 * radius, radius
    return (
        f"M{number(x + r)} {number(y)}h{number(across)}q{r} 0 {r} {r}v{number(down)}q0 {r}-{r} {r}"
        f"h-{number(across)}q-{r} 0-{r}-{r}v-{number(down)}q0-{r} {r}-{r}z"
    )


def channel_shape(name: str, line: str) -> str:
    """Draw bank, lips in the owner's colour with his rhythm, bed, and a glint on the water."""
    edge, lip, bed = (line.format(end) for end in (EDGE_END, LIP_END, BED_END))
    return group(
        path(edge, "bank"),
        path(lip, "lip"),
        path(lip, "rhythm"),
        path(edge, "bed-edge"),
        path(bed, "bed"),
        path(edge, "glint"),
        id=name,
    )


def tile_parts() -> list[str]:
    """Draw what tiles are put together from: slab, channels, the deck of a bridge."""
    north = "M-50.5-23C-30-23-26-28 0-28S30-23 50.5-23"
    return [
        group(
            rectangle(-47, -45, 96, 96, 7, "cast"),
            slab(97, 97, 7, "tile-side"),
            rectangle(-46.5, -46.5, 93, 92, 5, "tile-top"),
            id="ar-slab",
        ),
        channel_shape("ar-curve", CURVE),
        channel_shape("ar-straight", STRAIGHT),
        group(
            path(f"{north}V23C30 23 26 28 0 28S-30 23-50.5 23Z", "deck"),
            path(f"{north}M-50.5 23C-30 23-26 28 0 28S30 23 50.5 23", "parapet"),
            id="ar-deck",
        ),
    ]


def tile_shape(code: str) -> str:
    """Draw a whole tile; the deck of a bridge lies over its channel from north to south."""
    parts = [use("ar-slab")]
    for slot, name in zip(("first", "second"), TILES[code], strict=False):
        shape, turn = CHANNELS[name]
        if code == "B" and slot == "second":
            parts.append(use("ar-deck"))
        parts.append(use("ar-" + shape, turn=turn, class_=slot))
    return group(*parts, id="ar-tile-" + code)


def builder_shape(kind: str) -> str:
    """Draw a builder: bust and head, his type as a small channel across the tunic."""
    body = "M-31 35V20C-31-2-19-13 0-13S31-2 31 20V35Q31 39 27 39H-27Q-31 39-31 35Z"
    signs = []
    for over, line in enumerate(SIGNS.get(kind, ())):
        if kind == "B" and over:
            signs.append(rectangle(-30, 4, 60, 22, class_="tunic"))
        signs += [path(line, "sign"), path(line, "sign-water")]
    if kind == "J":
        rays = (polar(18 if i % 2 == 0 else 8, 36 * i - 90, 0, 14) for i in range(10))
        signs.append(path(polygon(rays), "star"))
    return group(
        ellipse(2, 38, 66, 14, "cast"),
        path(body, "tunic"),
        *signs,
        path(body, "figure-line"),
        circle(0, -24, 12.5, "figure"),
        id="ar-builder-" + kind,
        transform=transform(0, -1, scale=0.92),
    )


def pieces() -> list[str]:
    """Draw fountain, reservoirs, gate, sluice, and the two ways in which a worker stands."""
    drop = "M41 0L15.5-19A24.5 24.5 0 1 0 15.5 19Z"
    gate = "M30.5 0H50.5"
    return [
        group(
            circle(0, 3, 41, "cast"),
            path(polygon(polar(41, 22.5 + 45 * i) for i in range(8)), "basin"),
            circle(0, 0, 32, "pool"),
            *(
                path("M0-9C6-15 6-21 0-26C-6-21-6-15 0-9Z", "petal", transform=transform(turn=turn))
                for turn in range(0, 360, 45)
            ),
            circle(0, 0, 7, "jet"),
            id="ar-fountain",
            transform=transform(scale=0.95),
        ),
        reservoir_shape(
            "wide",
            "M-70-14q8-6 16 0t16 0M-66 12q8-6 16 0t16 0M38-14q8-6 16 0t16 0M34 12q8-6 16 0t16 0",
        ),
        reservoir_shape(
            "tall",
            "M-18-68q8-6 16 0t16 0M-14-44q8-6 16 0t16 0M-18 42q8-6 16 0t16 0M-14 66q8-6 16 0t16 0",
        ),
        group(
            *(path(gate, stroke) for stroke in ("bank", "lip", "bed-edge", "bed")),
            rectangle(25, -9, 9, 18, class_="opening"),
            id="ar-gate",
        ),
        group(
            rectangle(-5, -23, 10, 46, 3, "sluice"),
            path("M0-16V16", "sluice-line"),
            id="ar-sluice",
        ),
        group(
            path(drop, "cast", transform=transform(2, 4)),
            path(drop, "drop"),
            circle(0, 0, 17.5, "rim"),
            id="ar-worker",
        ),
        group(
            ellipse(0, 23, 40, 9, "cast"),
            path("M-20 22V12C-20-4-10-10 0-10S20-4 20 12V22Z", "drop"),
            circle(0, -18, 9, "drop"),
            id="ar-standing",
        ),
    ]


def reservoir_shape(how: str, ripples: str) -> str:
    """Draw a basin over two squares, with the rim in its seat's colour."""
    width, height = (200, 100) if how == "wide" else (100, 200)
    return group(
        rectangle(3 - width / 2, 6 - height / 2, width - 4, height - 4, 12, "cast"),
        slab(width - 4, height - 4, 12, "castellum"),
        slab(width - 20, height - 20, 9, "castellum-rim"),
        slab(width - 38, height - 38, 6, "pool"),
        path(ripples, "ripple"),
        circle(0, 0, 19, "boss"),
        id="ar-reservoir-" + how,
    )


def corners(width: float, height: float, arm: float) -> str:
    """Path data of the four corners of a rectangle round 0,0."""
    x, y = width / 2, height / 2
    return "".join(
        f"M{number(a * x)} {number(b * (y - arm))}V{number(b * y)}H{number(a * (x - arm))}"
        for a in (-1, 1)
        for b in (-1, 1)
    )


def last_shape(name: str, width: float, height: float, arm: float) -> str:
    """Draw the corners that mark the last move."""
    line = corners(width, height, arm)
    return group(path(line, "last-edge"), path(line, "last"), id=name)


def light() -> list[str]:
    """Draw what shows that something may be done, is staged, or was done last; and the targets."""
    cross = "M-18-18L18 18M18-18L-18 18"
    return [
        circle(0, 0, 11, "may", id="ar-may"),
        group(slab(112, 112, 13, "plate"), id="ar-lit"),
        group(slab(94, 74, 9, "plate"), id="ar-lit-wide"),
        group(slab(74, 94, 9, "plate"), id="ar-lit-tall"),
        circle(0, 0, 33, "choice", id="ar-choice"),
        circle(0, 0, 38, "plate", id="ar-halo"),
        group(slab(104, 104, 10, "ghost-frame"), id="ar-frame"),
        last_shape("ar-last", 94, 94, 20),
        last_shape("ar-last-wide", 86, 68, 16),
        last_shape("ar-last-tall", 68, 86, 16),
        group(path(cross, "refused-edge"), path(cross, "refused"), id="ar-refused"),
        group(
            circle(0, 0, 22, "pill-ground"),
            path("M-6-7A9.2 9.2 0 1 1-9 2", "turn", transform=transform(scale=1.2)),
            path("M-12-9L-3.5-10.5L-5-2Z", "turn-tip", transform=transform(scale=1.2)),
            id="ar-turn",
        ),
        group(
            slab(SQUARE, SQUARE, class_="hit"),
            slab(84, 84, 9, "focus-edge"),
            slab(84, 84, 9, "focus"),
            id="ar-target",
        ),
    ]


# --- a position -----------------------------------------------------------------------------------


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
    above: str = "",
    window: Box = WHOLE,
    label: str | None = None,
) -> str:
    """Draw a position to be looked at only: without ids, for vignettes, documents and exports.

    `below` lies under the tiles, `between` under the pieces, `above` over all (see `beams`,
    `ghost`, `pill`); `window` is the part that is shown.
    """
    return framed(
        window,
        use("ar-ground") + below,
        ground_pieces(position) + last_marks(last) + between,
        workers(position, ids=False) + builders(position, ids=False) + above,
        label=label,
        class_="board board-aqua-romana" if window == WHOLE else "vignette",
        preserveAspectRatio=None if window == WHOLE else "xMidYMid slice",
    )


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
    return framed((0, 0, WIDTH, height * len(parts)), *parts, label=label, class_="vignette")


# --- light, for pictures that show a choice -------------------------------------------------------


def lit(place: str) -> str:
    """Light a square or a space, to go `below`."""
    if place[0] in COLUMNS:
        return use("ar-lit", *square(place))
    return use("ar-lit-" + lies(place), *space(place))


def beams(name: str, seen: Collection[str] = (), *, over: bool = False) -> str:
    """Draw the four lines of sight from a square, strong towards the spaces `seen` (AR-4.1).

    They go `below`; once more, faint with `over`, they go `between`.
    """
    x, y = square(name)
    start, half, (left, top) = 42, 29, (EDGE - WALL, EDGE - WALL)
    right, bottom = WIDTH - left, HEIGHT - top
    lines = {
        "N" + name[0]: (x - half, top, 2 * half, y - start - top),
        "E" + name[1]: (x + start, y - half, right - x - start, 2 * half),
        "S" + name[0]: (x - half, y + start, 2 * half, bottom - y - start),
        "W" + name[1]: (left, y - half, x - start - left, 2 * half),
    }
    kind = "beam over" if over else "beam"
    return "".join(
        rectangle(*box, class_=kind + " seen" if end in seen else kind)
        for end, box in lines.items()
    )


def ghost(code: str, place: str, owners: Mapping[str, str]) -> str:
    """Draw a tile that is staged, framed on a lit plate, to go `between`."""
    x, y = square(place)
    classes = ["ghost", water(code, owners)]
    return (
        use("ar-lit", x, y)
        + use("ar-tile-" + code, x, y, class_=" ".join(filter(None, classes)))
        + use("ar-frame", x, y)
    )


def halo(aqueduct: Aqueduct, position: Position) -> str:
    """Draw the disc behind the chosen worker, to go `between`."""
    (x, y), scale = stance(aqueduct, position)
    return use("ar-halo", x, y, scale=scale / ALONE[1])


def pill(x: float, y: float, words: str) -> str:
    """Draw a few words on a dark ground round a point, to go `above`."""
    width = 16 * len(words) + 30
    return group(
        rectangle(-width / 2, -24, width, 48, 24, "pill-ground"),
        text(0, 11, words, "pill-text"),
        transform=transform(x, y),
    )


def turn_button(place: str) -> str:
    """Draw the button that turns a staged tile, at the corner of its square, to go `above`."""
    x, y = square(place)
    return use("ar-turn", x + 48, y - 48)


# --- panels ---------------------------------------------------------------------------------------

STEP, RISE, LOWEST, HEADROOM = 52, 2.6, 34, 56
DOUBLE = (3, 7)  # podiums with room for two (AR-1.13)
ASIDE = 2 * STEP  # the pavement beside the stair, for those who were set aside


def figure(colour: str, x: float, foot: float, scale: float, name: str | None = None) -> str:
    """Draw a worker who left the board, standing upright on `foot`."""
    return group(
        use("ar-standing", scale=scale),
        mark(colour, 0, 8 * scale, 0.85 * scale),
        id=name,
        class_="seat-" + colour,
        transform=transform(x, foot - 22 * scale),
    )


def podiums(position: Position, labels: Labels = BARE, *, lit: Collection[int] = ()) -> str:
    """Draw the stair of podiums and who stands there, on the pavement those who were set aside."""
    height = HEADROOM + LOWEST + 20 * RISE
    colours = seat_colours(position)
    outlets = [
        (aqueduct.podium, aqueduct.seat, aqueduct.outlet)
        for aqueduct in position.aqueducts
        if aqueduct.podium
    ]
    parts = [pavement(position.aside, colours, height)]
    for value in range(1, 21):
        x, top = ASIDE + STEP * (value - 1), height - LOWEST - RISE * value
        middle = x + STEP / 2
        steps = [
            rectangle(x + 1, top, STEP - 2, height - top - 2, 3, "step"),
            rectangle(x - 1, top - 4, STEP + 2, 8, 2, "tread"),
        ]
        if value in DOUBLE:
            steps.append(path(f"M{number(middle)} {number(top + 4)}v8", "split"))
        steps.append(text(middle, height - 11, value, "step-number"))
        for index, seat in enumerate(position.podiums.get(value, ())):
            place, scale = (middle + 25 * (index - 0.5), 0.7) if value in DOUBLE else (middle, 0.9)
            own = [outlet for at, whose, outlet in outlets if (at, whose) == (value, seat)]
            # Two of one seat on a double place: each figure gets its own aqueduct.
            rank = position.podiums[value][:index].count(seat)
            name = f"standing-{own[rank]}" if rank < len(own) else None
            steps.append(figure(colours[seat], place, top - 4, scale, name))
        classes = "podium lit" if value in lit else "podium"
        parts.append(group(*steps, id=f"podium-{value}", class_=classes))
    box = (-3, 0, ASIDE + 20 * STEP + 6, height)
    return framed(box, *parts, label=labels.podiums, id="podiums", class_="podiums")


def pavement(aside: Collection[int], colours: tuple[str, ...], height: float) -> str:
    """Draw the ground before the stair, with one figure a seat and how many it stands for."""
    parts = [
        rectangle(-1, height - LOWEST, ASIDE - 2, LOWEST - 2, 3, "pavement"),
        text(ASIDE / 2 - 2, height - 11, 0, "step-number aside"),
    ]
    seats = sorted(set(aside))
    for index, seat in enumerate(seats):
        x = ASIDE / 2 + 25 * (index - (len(seats) - 1) / 2)
        number_of = list(aside).count(seat)
        parts.append(figure(colours[seat], x, height - LOWEST, 0.6))
        if number_of > 1:
            parts.append(text(x, height - LOWEST - 32, f"×{number_of}", "count"))
    return group(*parts, id="podium-0")


def icon_tile(
    code: str, colour: str | None = None, channel: str | None = None, label: str | None = None
) -> str:
    """Draw a tile for a panel; with a colour its water runs in `channel`, else in its first."""
    owners = {channel or TILES[code][0]: colour} if colour else {}
    return framed(
        (-50, -50, 101, 102),
        use("ar-tile-" + code, class_=water(code, owners)),
        label=label,
        class_="icon-tile",
    )


def icon_builder(kind: str, label: str | None = None) -> str:
    """Draw a builder for a panel."""
    shape = use("ar-builder-" + kind)
    return framed((-36, -39, 72, 80), shape, label=label, class_="icon-builder")


def icon_worker(colour: str, label: str | None = None) -> str:
    """Draw a worker on the board for a panel."""
    parts = use("ar-worker"), mark(colour, scale=1.2)
    return framed((-28, -28, 73, 58), *parts, label=label, class_=f"icon-drop seat-{colour}")


def icon_standing(colour: str, label: str | None = None) -> str:
    """Draw a worker on a podium for a panel."""
    parts = use("ar-standing"), mark(colour, 0, 8, 0.9)
    return framed((-24, -30, 48, 59), *parts, label=label, class_=f"icon-standing seat-{colour}")
