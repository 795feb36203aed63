"""Games and bare positions that hypothesis draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis import strategies as st

from tests.games.palatinus.boards import random_board
from tests.games.palatinus.twin import OPEN_TOKENS, PLACES, SAME_OWNER, SORTS, STANDARD


@dataclass(frozen=True)
class Drawn:
    """How a game begins."""

    players: int
    options: dict[str, Any]
    board: dict[str, Any]


@st.composite
def games(draw):
    """Draw the number of players, the options and a board, standard or not."""
    options = {
        SAME_OWNER: draw(st.sampled_from(["each", "once"])),
        OPEN_TOKENS: draw(st.booleans()),
    }
    board = STANDARD
    if draw(st.booleans()):
        board = random_board(np.random.default_rng(draw(st.integers(0, 10_000))))
    return Drawn(draw(st.integers(2, 5)), options, board)


@st.composite
def set_ups(draw):
    """Draw the fourteen actions of a set-up but its laurels, which a board must allow."""
    letters = draw(st.permutations("ABCDEFG"))
    hand, first = draw(st.sampled_from("XY")), draw(st.integers(0, 5))
    arc = [first]
    actions = [f"draw {letters[0]}"]
    for number, letter in enumerate(letters[1:]):
        if number:
            after = draw(st.booleans())
            arc = [*arc, (arc[-1] + 1) % 6] if after else [(arc[0] - 1) % 6, *arc]
        slot = arc[-1] if not number or after else arc[0]
        actions += [f"draw {letter}", f"lay {hand}{slot + 1} r{draw(st.integers(0, 5))}"]
    return actions


def crowds(players):
    """Draw tokens on places; more soldiers than a game has, so that captures meet."""
    sorts = st.sampled_from([*SORTS, "soldier", "soldier"])
    return st.dictionaries(
        st.sampled_from(PLACES), st.tuples(st.integers(0, players - 1), sorts), max_size=42
    )
