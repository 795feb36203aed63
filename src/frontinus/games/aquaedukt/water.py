"""Which spaces a canal supplies (AQ-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontinus.core.kernel import kernel
from frontinus.games.aquaedukt.board import NOTHING
from frontinus.games.aquaedukt.box import DOUBLE, ENDS

if TYPE_CHECKING:
    from frontinus.games.aquaedukt.board import Box
    from frontinus.games.aquaedukt.state import State


@kernel
def supply(box: Box, state: State, edge: int) -> None:
    """Lead water to the spaces that the stick just laid on an edge adds it to (AQ-8.4).

    Each stick counts for the spaces on either side (AQ-8.1); the second makes the canal double, so
    that it reaches the next ones behind them too (AQ-8.2). Nothing blocks it (AQ-8.3), and since
    nobody takes a stick away, what is supplied stays so (AQ-8.5).
    """
    for side in range(ENDS):
        if box.beside[edge][side] != NOTHING:
            state.water[box.beside[edge][side]] += 1
        if state.sticks[edge] == DOUBLE and box.behind[edge][side] != NOTHING:
            state.water[box.behind[edge][side]] += 1


@kernel
def is_supplied(state: State, space: int) -> bool:
    """Tell whether a space, and with it the tile there, is supplied (AQ-8.5)."""
    return state.water[space] > 0
