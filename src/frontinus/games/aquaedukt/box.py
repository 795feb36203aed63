"""What lies in the box, in ASCII order of its names, so that numbers sort as texts do (AQ-1)."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = "abcdefghijkl"
ROWS: Final = "12345678"
SPACES: Final = tuple(column + row for column in COLUMNS for row in ROWS)
"""All that are well formed (AQ-12.1); a space's number is its place here."""
CORNERS: Final = ("a1", "a8", "l1", "l8")
"""Those that do not exist (AQ-1.1)."""

LINES_ACROSS: Final = len(COLUMNS) + 1
LINES_DOWN: Final = len(ROWS) + 1
"""Grid lines: a cross-point is written `x.y` (AQ-1.2)."""
POINTS: Final = tuple(sorted(f"{x}.{y}" for x in range(LINES_ACROSS) for y in range(LINES_DOWN)))
"""All that are well formed; those of the four corners do not exist (AQ-1.2)."""
EDGES: Final = tuple(
    sorted(
        [f"{x}.{y}-{x + 1}.{y}" for x in range(LINES_ACROSS - 1) for y in range(LINES_DOWN)]
        + [f"{x}.{y}-{x}.{y + 1}" for x in range(LINES_ACROSS) for y in range(LINES_DOWN - 1)]
    )
)
"""All that are well formed; those of the four corners do not exist (AQ-1.3)."""
ENDS: Final = 2
"""An edge has two ends and two sides."""
ROUND: Final = 4
"""Edges that meet in a cross-point, spaces that are adjacent to a space, at most."""

AREAS: Final = 20
"""AQ-1.5; areas are numbered from 1."""
AREA_SIZES: Final = (4, 5, 6)
MOST_SPACES: Final = max(AREA_SIZES)
NUMBERS: Final = tuple(sorted(str(number) for number in range(1, AREAS + 1)))
"""The texts of the die (AQ-1.6)."""
DIE: Final = tuple(int(text) for text in NUMBERS)
"""The numbers that they mean."""
COUNTED_ROLLS: Final = 3
"""AQ-4.3."""

SEATS: Final = 4
VALUES: Final = ("1", "2", "3", "4")
"""Of house tiles (AQ-1.6); in a state the value 1 is number 0."""
TILES: Final = {2: (8, 8, 8, 4), 3: (7, 7, 7, 4), 4: (6, 6, 6, 4)}
"""By number of players: the stock of a seat, by value (AQ-2.2)."""
HILLS: Final = {2: 8, 3: 6, 4: 4}
"""By number of players (AQ-2.3)."""
MOST_HILLS: Final = max(HILLS.values())
HILL_GAP: Final = 3
"""The distance that hills keep in the variant (AQ-10.2)."""
BACKS: Final = ("foul", "mineral")
"""AQ-1.6."""
FOUL: Final = BACKS.index("foul")
MINERAL: Final = BACKS.index("mineral")
BACK_COUNTS: Final = (2, 6)

SPRINGS: Final = 5
SPRING_GAP: Final = 5
"""The distance that springs keep (AQ-6.3)."""
LINES_OF_SPRING: Final = 2
"""AQ-7.6."""
STICKS: Final = 36
SINGLE: Final = 1
DOUBLE: Final = 2
"""Sticks on an edge (AQ-7.1)."""
SEVERAL: Final = 2
"""Canals from which mineral water is worth more, and foul water is drinkable (AQ-10.5)."""
MINERAL_BONUS: Final = 2

IDLE_ROUNDS: Final = 10
"""AQ-9.4."""
