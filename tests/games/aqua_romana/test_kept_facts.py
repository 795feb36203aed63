"""What a state keeps because traces ask for it again and again is what the workers say."""

from __future__ import annotations

import numpy as np
import pytest

import frontinus
from frontinus.games.aqua_romana.box import EDGES, SQUARES
from frontinus.games.aqua_romana.state import State
from tests.games.aqua_romana.agreement import CHOICES
from tests.games.aqua_romana.boards import random_board
from tests.games.aqua_romana.twin import Twin


def bits(places):
    """Write pairs of square and edge as the state does: a bit for each edge of a square."""
    found = [0] * len(SQUARES)
    for square, edge in places:
        found[SQUARES.index(square)] |= 1 << EDGES.index(edge)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", CHOICES)
def test_kept_facts_are_those_that_are_recomputed(kind, players):
    """Live heads (AR-6.2), faced squares (AR-6.4), owned channels (AR-6.3), live aqueducts."""
    rng = np.random.default_rng(players)
    board = random_board(rng, players)
    match, twin = frontinus.new_match("aqua-romana", players, board), Twin(players, None, board)
    while not twin.over:
        state = State.read(match.rows, match.row)
        faced = [one.faces for one in twin.live()]
        assert list(state.heads) == bits((head[:2], head[2]) for head in twin.live_heads())
        assert list(state.faced) == [faced.count(square) for square in SQUARES]
        assert list(state.owned) == bits(
            (square, edge) for square, channel in twin.owned() for edge in channel
        )
        assert list(state.live[:players]) == [
            sum(one.seat == seat for one in twin.live()) for seat in range(players)
        ]
        action = CHOICES[kind](twin.legal_actions(), rng)
        match.play(action)
        twin.play(action)
