"""Positions for hypothesis: a board worked upon without builders, then builders and all the rest.

Everything is drawn as small numbers that shrink towards nothing laid and nobody there.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import assume, strategies as st

from tests.games.aqua_romana.boards import random_board
from tests.games.aqua_romana.twin import (
    BUILDER_TYPES,
    CHANNELS,
    OPPOSITE,
    OPTION,
    PODIUM_ROOM,
    SQUARES,
    TRACK,
    TYPES,
    Twin,
    other_end,
    type_of,
)

CODES = list(CHANNELS)
NUMBER = st.integers(0, 119)


@st.composite
def boards(draw: st.DrawFn, players: int) -> dict[str, Any] | None:
    """Draw a board: the standard one (None), or one of AR-1.15."""
    seed = draw(st.one_of(st.none(), st.integers(0, 2**32 - 1)))
    return None if seed is None else random_board(np.random.default_rng(seed), players)


@st.composite
def games(draw: st.DrawFn) -> tuple[int, dict[str, bool], dict[str, Any] | None]:
    """Draw players, options and board."""
    players = draw(st.integers(2, 4))
    return players, {OPTION: draw(st.booleans())}, draw(boards(players))


@st.composite
def positions(draw: st.DrawFn) -> tuple[Twin, dict[str, Any] | None]:
    """Draw a position at the start of a turn, and its board."""
    players, options, board = draw(games())
    twin = Twin(players, options, board)
    steps = st.tuples(st.integers(0, 3), NUMBER, NUMBER)
    count = draw(st.integers(0, 60))
    for kind, which, how in draw(st.lists(steps, min_size=count, max_size=count)):
        if kind == 0:
            lay_loose(twin, which, how)
        elif kind == 3 and how % 5 == 4:
            finish(twin, which)
        else:
            lead_on(twin, which, how)
    stock = dict.fromkeys(TYPES, 3)
    twin.builders = {}
    count = draw(st.integers(0, 12))
    builders = st.dictionaries(st.sampled_from(TRACK), NUMBER, min_size=count, max_size=count)
    for space, number in draw(builders).items():
        left = [kind for kind in TYPES if stock[kind]]
        kind = left[number % len(left)]
        stock[kind] -= 1
        twin.builders[space] = kind
    free = [space for space in TRACK if space not in twin.builders]
    for kind, where in zip(
        BUILDER_TYPES, draw(st.lists(st.integers(0, 20), max_size=5)), strict=False
    ):
        twin.reserve[kind] = 0
        if where < 10:
            twin.builders[free.pop(where)] = kind
        elif where < 10 + players:
            twin.held[where - 10][kind] = 1
        else:
            twin.reserve[kind] = 1
    # AR-5.2: the supply as a whole cannot run out
    for kind in draw(st.sets(st.sampled_from(TYPES[1:]), max_size=3)):
        twin.supply[kind] = 0
    for value, seats in twin.podiums.items():
        room = PODIUM_ROOM[value] - len(seats)
        if room and draw(st.integers(0, 7)) == 7:
            seats.append(draw(st.integers(0, players - 1)))
    twin.quiet = draw(st.integers(0, players - 1))
    twin.last = draw(st.integers(0, players - 1))
    twin.begin_drawn(draw(st.integers(0, players - 1)))
    assume(not twin.over)
    return twin, board


def lay_loose(twin: Twin, which: int, how: int) -> None:
    """Lay a tile that no live head faces, if there is such a square."""
    free = [one for one in SQUARES if twin.is_empty(one) and one not in twin.faced()]
    codes = [code for code in CODES if twin.supply[type_of(code)]]
    if free and codes:
        twin.lay(free[which % len(free)], codes[how % len(codes)])


def lead_on(twin: Twin, which: int, how: int) -> None:
    """Lay a tile before a live head as a build would, whoever sees whom."""
    live = twin.live()
    head = live[which % len(live)]
    square = head.faces
    assert square is not None
    codes = [
        code
        for code in CODES
        if twin.supply[type_of(code)]
        and other_end(code, OPPOSITE[head.head[2]])
        and not twin.joins(square, code)
    ]
    open_ended = [
        code for code in codes if twin.trace(head.head, {**twin.tiles, square: code})[1] == "open"
    ]
    if how % 8 or len(live) < 3:
        codes = open_ended  # most positions shall have long aqueducts
    if codes:
        twin.lay_before_heads(square, codes[how % len(codes)])
        while twin.closed:
            twin.score(twin.closed.pop())


def finish(twin: Twin, which: int) -> None:
    """Close a live aqueduct, unless it is one of the last two."""
    live = twin.live()
    if len(live) > 2:
        twin.close(live[which % len(live)])
        twin.score(twin.closed.pop())
