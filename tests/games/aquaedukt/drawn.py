"""Positions for hypothesis: water laid out first, then hills, houses and all the rest.

Everything is drawn as small numbers that shrink towards nothing laid and nobody there.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import assume, strategies as st

from tests.games.aquaedukt.boards import random_board
from tests.games.aquaedukt.twin import HILLS, OPTIONS, SPACES, Twin

NUMBER = st.integers(0, 199)


@st.composite
def boards(draw: st.DrawFn) -> dict[str, Any] | None:
    """Draw a board: the standard one (None), or one of AQ-14.3."""
    seed = draw(st.one_of(st.none(), st.integers(0, 2**32 - 1)))
    return None if seed is None else random_board(np.random.default_rng(seed))


@st.composite
def games(draw: st.DrawFn) -> tuple[int, dict[str, bool], dict[str, Any] | None]:
    """Draw players, options and board."""
    options = {name: draw(st.booleans()) for name in OPTIONS}
    return draw(st.integers(2, 4)), options, draw(boards())


@st.composite
def positions(draw: st.DrawFn) -> tuple[Twin, dict[str, Any] | None]:
    """Draw a position at the start of a turn, and its board."""
    players, options, board = draw(games())
    twin = Twin(players, options, board)
    for choice in draw(st.lists(NUMBER, max_size=5)):
        points = twin.openings()
        if points:
            twin.springs.append(points[choice % len(points)])
    count = draw(st.integers(0, 36))
    for choice in draw(st.lists(NUMBER, min_size=count, max_size=count)):
        edges = twin.canals()
        if edges:
            twin.lay(edges[choice % len(edges)])
    choices = draw(st.lists(NUMBER, min_size=HILLS[players], max_size=HILLS[players]))
    for choice in choices:
        spaces = [space for space in SPACES if twin.rule_against_hill(space) is None]
        twin.hills[spaces[choice % len(spaces)]] = None
    count = draw(st.integers(0, 60))
    tiles = st.tuples(NUMBER, st.integers(0, players - 1), st.integers(1, 4))
    for choice, seat, value in draw(st.lists(tiles, min_size=count, max_size=count)):
        spaces = [space for space in SPACES if twin.is_free(space)]
        if twin.stock[seat][value]:
            twin.stock[seat][value] -= 1
            twin.houses[spaces[choice % len(spaces)]] = (seat, value)
    for seat in draw(st.sets(st.integers(0, players - 1))):
        # some have nothing left, or only high tiles
        lost = draw(st.integers(1, 4))
        for value in range(1, lost + 1):
            twin.lost += [(seat, value)] * twin.stock[seat][value]
            twin.stock[seat][value] = 0
    twin.phase = "turn"
    twin.active = draw(st.integers(0, players - 1))
    twin.idle = draw(st.integers(0, 9))
    if twin.active:
        twin.turns = [draw(st.sampled_from(["pass", "roll"]))]
        twin.placed = draw(st.booleans())
        if twin.placed:
            twin.turns.append("canal")
    assume(not (twin.sticks_left == 0 and not twin.active))
    return twin, board
