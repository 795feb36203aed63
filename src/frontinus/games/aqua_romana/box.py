"""What lies in the box, in ASCII order of its names, so that numbers sort as texts do (AR-1)."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = "abcdefghijk"
ROWS: Final = "12345678"
SQUARES: Final = tuple(column + row for column in COLUMNS for row in ROWS)
"""AR-1.1; a square's number is its place here."""

EDGES: Final = "ENSW"
"""AR-1.2; the edge opposite to number e is number 3 - e."""
LAST_EDGE: Final = 3

HEADS: Final = tuple(square + edge for square in SQUARES for edge in EDGES)
"""AR-6.1; a head's number is 4 · square + edge."""

SPACES: Final = (
    *("E" + row for row in ROWS),
    *("N" + column for column in COLUMNS),
    *("S" + column for column in COLUMNS),
    *("W" + row for row in ROWS),
)
"""AR-1.8."""
CLOCKWISE: Final = (
    *("N" + column for column in COLUMNS),
    *("E" + row for row in ROWS),
    *("S" + column for column in reversed(COLUMNS)),
    *("W" + row for row in reversed(ROWS)),
)
"""The track as builders walk it; the four fountains lie where the letter changes (AR-1.9)."""

TYPES: Final = "BCDJS"
"""AR-1.3, AR-1.10: bridge, curve, double curve, joker, straight."""
BUILDER_TYPES: Final = len(TYPES)
JOKER: Final = TYPES.index("J")
TILE_TYPES: Final = "BCDS"

CODES: Final = ("B", "C-ES", "C-NE", "C-NW", "C-SW", "D-NE", "D-NW", "S-EW", "S-NS")
"""AR-1.3; a code's number in a state is its place here + 1."""
CHANNELS: Final = {
    "B": ("NS", "EW"),
    "C-ES": ("ES",),
    "C-NE": ("NE",),
    "C-NW": ("NW",),
    "C-SW": ("SW",),
    "D-NE": ("NE", "SW"),
    "D-NW": ("NW", "ES"),
    "S-EW": ("EW",),
    "S-NS": ("NS",),
}
EMPTY: Final = 0
RESERVOIR: Final = len(CODES) + 1
"""What a state writes on the squares of reservoirs."""

TILES: Final = 84
"""AR-1.5."""
RESERVE: Final = 1
"""Builders of each type in the reserve (AR-2.2)."""
POOL: Final = 3
"""Builders of each type but the joker in the set-up pool (AR-2.2)."""

WORKERS: Final = 12
"""AR-1.12."""
MOST_WORKERS: Final = 6
"""Of one seat."""
SEATS: Final = 4

HIGHEST_PODIUM: Final = 20
"""AR-1.13."""
DOUBLE_PODIUMS: Final = (3, 7)
PODIUM_ROOM: Final = tuple(
    2 if podium in DOUBLE_PODIUMS else 1 for podium in range(HIGHEST_PODIUM + 1)
)
BONUSES: Final = (4, 3, 2)
"""Of workers on the highest, second and third highest podium with a worker (AR-10.5)."""
