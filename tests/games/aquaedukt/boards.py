"""Boards by AQ-14.3, drawn at random."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.games.aquaedukt.twin import (
    ACROSS,
    COLUMNS,
    ROWS,
    SPACES,
    STANDARD,
    areas_of,
    board_is_allowed,
    is_area,
)

MOVES = 300
"""Spaces that change areas, as far as both stay areas: little is left of the standard board."""


def random_board(rng: np.random.Generator) -> dict[str, Any]:
    """Draw a board: spaces wander from area to area, and the areas change numbers."""
    areas = areas_of(STANDARD)
    for _ in range(MOVES):
        space = str(rng.choice(SPACES))
        neighbours = [one for one in ACROSS[space].values() if one is not None]
        other = areas[neighbours[rng.integers(len(neighbours))]]
        moved = {**areas, space: other}
        changed = [[one for one in SPACES if moved[one] == area] for area in (areas[space], other)]
        if all(map(is_area, changed)):
            areas = moved
    numbers = rng.permutation(20) + 1
    return board({space: int(numbers[area - 1]) for space, area in areas.items()}, rng)


def board(areas: dict[str, int], rng: np.random.Generator) -> dict[str, Any]:
    """Write board data with white space of all kinds."""
    gaps = [" ", "   ", "\t", " \n "]
    rows = [
        "".join(
            f"{areas.get(column + row, '.')}{gaps[rng.integers(len(gaps))]}" for column in COLUMNS
        )
        for row in ROWS
    ]
    made = {
        "frontinus-board": 1,
        "game": "aquaedukt",
        "name": f"drawn-{rng.integers(1000)}",
        "areas": rows,
    }
    assert board_is_allowed(made)
    return made


def standard(name: str = "other") -> dict[str, Any]:
    """Give the standard board under another name."""
    return {
        "frontinus-board": 1,
        "game": "aquaedukt",
        "name": name,
        "areas": list(STANDARD),
    }
