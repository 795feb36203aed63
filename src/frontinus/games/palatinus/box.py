"""What lies in the box, in ASCII order of its names, so that numbers sort as texts do (PA-1)."""

from __future__ import annotations

from typing import Final

TILES: Final = "ABCDEFG"
TILE_COUNT: Final = len(TILES)
DIRECTIONS: Final = "123456"
"""PA-1.1; a direction's number in code is its place here, so that arithmetic is cyclic from 0."""
AROUND: Final = len(DIRECTIONS)
PLACES: Final = tuple(tile + direction for tile in TILES for direction in DIRECTIONS)
"""PA-1.2; a place's number is 6 · tile + direction."""
PLACE_COUNT: Final = len(PLACES)
MOST_TOUCHING: Final = 5
"""PA-1.7."""

HANDS_OF_SLOTS: Final = "XY"
SLOTS: Final = tuple(hand + number for hand in HANDS_OF_SLOTS for number in DIRECTIONS)
"""PA-1.5."""
SLOT_COUNT: Final = len(SLOTS)
CENTRE: Final = "centre"
SITES: Final = (CENTRE, *SLOTS)
"""Where a tile can lie."""
OUTER_TILES: Final = TILE_COUNT - 1
ROTATIONS: Final = ("r0", "r1", "r2", "r3", "r4", "r5")
"""PA-1.4."""

FIELD: Final = "f"
SPRING: Final = "s"
TERRAINS: Final = FIELD + SPRING

DIGITS: Final = "123456789"
PAIRS: Final = tuple(first + second for first in DIGITS for second in DIGITS)
"""Two of the six digits of `laurels` (PA-9.1)."""
DIGIT_COUNT: Final = len(DIGITS)
PAIR: Final = 2
LAURELS: Final = OUTER_TILES
"""The laurels besides Palatinus (PA-1.9)."""
MOST_ARRANGEMENTS: Final = 720
"""Six laurels on six hills, if no two are alike (PA-2.7)."""

EMPTY: Final = 0
MERCHANT: Final = 1
FARMER: Final = 2
SOLDIER: Final = 3
WOLF: Final = 4
"""A kind's number is its dots (PA-1.10); a wolf is what the others see of a wolf-backed token."""
KINDS: Final = ("merchant", "farmer", "soldier", "wolf")
"""By number - 1."""
DOTS: Final = (0, 1, 2, 3)
"""What a merchant earns for a kind beside him (PA-6.3)."""

SORTS: Final = ("farmer", "farmer*", "merchant", "merchant*", "soldier")
"""PA-3.2."""
SORT_COUNT: Final = len(SORTS)
OPEN_FARMER, WOLF_FARMER, OPEN_MERCHANT, WOLF_MERCHANT, OPEN_SOLDIER = range(SORT_COUNT)
KIND_OF: Final = (FARMER, FARMER, MERCHANT, MERCHANT, SOLDIER)
"""The kind of a sort, whichever side is up."""
SHOWN_AS: Final = (FARMER, WOLF, MERCHANT, WOLF, SOLDIER)
"""What everybody sees of a sort (PA-3.4)."""

SEATS: Final = 5
PLAYERS: Final = range(2, SEATS + 1)
COLOUR: Final = 12
"""The tokens of a colour (PA-1.10)."""
EXTRAS: Final = {"merchant": 1, "merchant*": 1, "farmer": 1, "farmer*": 1}
"""What each of two players has of a third colour (PA-2.9)."""
HANDS: Final = {
    4: {"merchant": 2, "merchant*": 2, "farmer": 1, "farmer*": 2, "soldier": 1},
    5: {"merchant": 2, "merchant*": 1, "farmer": 1, "farmer*": 2, "soldier": 1},
}
"""By number of players, on every board (PA-2.8)."""
LAST_ROUNDS: Final = {2: 4, 3: 4, 4: 3, 5: 3}
"""L of PA-3.5, by number of players: rounds in which no soldier may be placed."""

TERRAIN_WORTH: Final = 2
"""What an empty field or a spring gives to a farmer (PA-6.4)."""
TIE_DISC: Final = 2
"""The value of the disc for the highest influence if it is shared (PA-6.8)."""
