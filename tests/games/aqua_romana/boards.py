"""Boards by AR-1.15, drawn at random."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np

from tests.games.aqua_romana.twin import (
    COLOURS,
    CORNERS,
    EDGES,
    SQUARES,
    STANDARD,
    TYPES,
    across,
    board_is_allowed,
)

CURVES = ["C-NE", "C-ES", "C-SW", "C-NW"]


def random_board(rng: np.random.Generator, players: int) -> dict[str, Any]:
    """Draw a board with a layout for so many players; its corners may bear any curve."""
    while True:
        layout = random_layout(rng, players)
        if layout is not None:
            break
    cuts = np.sort(rng.choice(np.arange(1, 84), 3, replace=False))
    counts = np.diff([0, *cuts, 84])
    if rng.random() < 0.5:
        counts = np.array([21, 21, 21, 21])
    board = {
        "frontinus-board": 1,
        "game": "aqua-romana",
        "name": f"drawn-{rng.integers(1000)}",
        "tiles": {kind: int(count) for kind, count in zip(TYPES, counts, strict=True)},
        "corners": {corner: str(rng.choice(CURVES)) for corner in CORNERS},
        "layouts": {str(players): layout},
    }
    assert board_is_allowed(board)
    return board


def random_layout(rng: np.random.Generator, players: int) -> list[dict[str, Any]] | None:
    """Try once to draw a layout."""
    seats = list(range(players)) * (2 if players == 2 else 1)
    rng.shuffle(seats)
    colours = rng.permutation(COLOURS)
    taken: set[str] = set()
    layout = []
    for seat, colour in zip(seats, colours, strict=False):
        square = str(rng.choice(SQUARES))
        neighbour = across(square, str(rng.choice(list(EDGES))))
        if neighbour is None or {square, neighbour} & (taken | set(CORNERS)):
            return None
        taken |= {square, neighbour}
        layout.append({"seat": seat, "colour": str(colour), "squares": [square, neighbour]})
    for reservoir in layout:
        outlets = [
            square + edge
            for square in reservoir["squares"]
            for edge in EDGES
            if (faced := across(square, edge)) and faced not in taken and faced not in CORNERS
        ]
        count = 4 if players == 3 else 3
        if len(outlets) < count:
            return None
        reservoir["outlets"] = [str(one) for one in rng.choice(outlets, count, replace=False)]
    return layout


def standard() -> dict[str, Any]:
    """Give a copy of the standard board to change."""
    return copy.deepcopy(STANDARD)
