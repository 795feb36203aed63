"""Boards by PA-11.5, drawn at random."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np

from tests.games.palatinus.twin import LETTERS, STANDARD, board_is_allowed


def random_board(rng: np.random.Generator) -> dict[str, Any]:
    """Draw a board; its laurels may all be different, its tiles all springs or fields."""
    wetness = rng.random()
    low = [2, 2, 1, 2, 1]  # merchants open and wolf, farmers open and wolf, soldiers
    spare = rng.multinomial(4, [0.2] * 5)
    counts = [int(one + more) for one, more in zip(low, spare, strict=True)]
    board = {
        "frontinus-board": 1,
        "game": "palatinus",
        "name": f"drawn-{rng.integers(1000)}",
        "tiles": {
            letter: {
                "ring": "".join("s" if rng.random() < wetness else "f" for _ in range(6)),
                "arrow": int(rng.integers(1, 7)),
            }
            for letter in LETTERS
        },
        "laurels": {
            "palatinus": int(rng.integers(1, 10)),
            "others": [int(value) for value in rng.integers(1, 10, 6)],
        },
        "tokens": {
            "merchants": {"open": counts[0], "wolf": counts[1]},
            "farmers": {"open": counts[2], "wolf": counts[3]},
            "soldiers": counts[4],
        },
    }
    if rng.random() < 0.3:
        board["laurels"]["others"] = [int(value) for value in rng.permutation(9)[:6] + 1]
    assert board_is_allowed(board)
    return board


def standard() -> dict[str, Any]:
    """Give a copy of the standard board to change."""
    return copy.deepcopy(STANDARD)
