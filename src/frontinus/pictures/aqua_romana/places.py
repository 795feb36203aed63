"""Where everything lies: squares, spaces, channels, in units of the picture."""

from typing import Any

from frontinus.pictures.svg import Point

COLUMNS, ROWS = "abcdefghijk", "12345678"
SQUARE, WALL, ROAD, MARGIN = 100, 10, 84, 6
EDGE = MARGIN + ROAD + WALL  # where the squares begin
WIDTH, HEIGHT = len(COLUMNS) * SQUARE + 2 * EDGE, len(ROWS) * SQUARE + 2 * EDGE
KERB = MARGIN + ROAD / 2  # how far the middle of the road is from the rim
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
FOUNTAINS = {  # each behind a space (AR-1.9)
    "Nk": (WIDTH - KERB, KERB),
    "E8": (WIDTH - KERB, HEIGHT - KERB),
    "Sa": (KERB, HEIGHT - KERB),
    "W1": (KERB, KERB),
}

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
    with the fountains as "fountain". `grid` has the row and column of each target. Each channel
    stands under both its names: where water comes in, where it goes out. Its path runs, once
    turned, that way if `end` is -1, and the other way if it is 1: there a dash that covers it
    moves to.
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
            name[::-end]: {"path": way(name), "turn": turn, "end": end}
            for name, (_, turn) in CHANNELS.items()
            for end in (-1, 1)
        },
    }


def grid() -> list[list[str]]:
    """List the targets as they lie, road included; the corners, where fountains stand, are ""."""
    return [
        ["", *("N" + column for column in COLUMNS), ""],
        *(["W" + row, *(column + row for column in COLUMNS), "E" + row] for row in ROWS),
        ["", *("S" + column for column in COLUMNS), ""],
    ]
