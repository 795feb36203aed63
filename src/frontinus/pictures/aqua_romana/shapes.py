"""Every piece as a named shape, drawn round 0,0."""

from frontinus.pictures.aqua_romana.places import (
    BED_END,
    CHANNELS,
    COLUMNS,
    CURVE,
    EDGE,
    EDGE_END,
    FOUNTAINS,
    HEIGHT,
    LIP_END,
    MARGIN,
    ROWS,
    SPACES,
    SQUARE,
    STRAIGHT,
    TILES,
    WALL,
    WIDTH,
    Box,
    lies,
    space,
)
from frontinus.pictures.svg import (
    Point,
    circle,
    element,
    ellipse,
    group,
    number,
    path,
    polar,
    polygon,
    rectangle,
    slab,
    text,
    transform,
    use,
)

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


def ring(outer: float, inner: float) -> str:
    """Give the path of a ring round the origin."""
    return "".join(
        f"M{-radius:g} 0A{radius:g} {radius:g} 0 1 1 {radius:g} 0"
        f"A{radius:g} {radius:g} 0 1 1 {-radius:g} 0Z"
        for radius in (outer, inner)
    )


def light() -> list[str]:
    """Draw what shows that something may be done, is staged, or was done last; and the targets."""
    cross = "M-18-18L18 18M18-18L-18 18"
    return [
        # a ring: the name of the space stands in its middle
        path(ring(20, 14), "may", fill_rule="evenodd", id="ar-may"),
        group(slab(112, 112, 13, "plate"), id="ar-lit"),
        group(slab(94, 74, 9, "plate"), id="ar-lit-wide"),
        group(slab(74, 94, 9, "plate"), id="ar-lit-tall"),
        circle(0, 0, 33, "may", id="ar-choice"),
        circle(0, 0, 38, "may", id="ar-halo"),
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
