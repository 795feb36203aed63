"""Hexes: a lattice in axial coordinates, q to the east, r to the south-east."""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise from east, on hexes with a point at the top."""
AROUND: Final = len(DIRECTIONS)


def step(start: Hex, direction: int, count: int = 1) -> Hex:
    """Name the hex so many steps away; directions are cyclic.

    >>> step((0, 0), 1), step((2, 1), 3, 2), step((0, 0), -1)
    ((0, 1), (0, 1), (1, -1))
    """
    right, down = DIRECTIONS[direction % AROUND]
    return start[0] + count * right, start[1] + count * down


def ring(centre: Hex) -> tuple[Hex, ...]:
    """Name the six hexes round a hex, clockwise from east."""
    return tuple(step(centre, direction) for direction in range(AROUND))
