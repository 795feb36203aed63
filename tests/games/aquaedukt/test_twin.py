"""Engine and twin agree: in random games, in games that hypothesis steers, in drawn positions."""

from __future__ import annotations

from itertools import islice, product

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

import frontinus
from frontinus.core.kernel import COMPILED
from tests.games.aquaedukt.agreement import CHOICES, agree, play_both, well_formed
from tests.games.aquaedukt.boards import random_board
from tests.games.aquaedukt.drawn import games, positions
from tests.games.aquaedukt.engine import match_from
from tests.games.aquaedukt.twin import OPTIONS, Twin

EXAMPLES = 60 if COMPILED else 8
TRIED = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
SWITCHES = [dict(zip(OPTIONS, values, strict=True)) for values in product([False, True], repeat=3)]


def named(switches):
    return "+".join(name for name, on in switches.items() if on) or "plain"


def kinds_of_games():
    """All options with all numbers of players; without the compiler each of them with one."""
    for number, options in enumerate(SWITCHES):
        for players in (2, 3, 4):
            marks = [] if players == 2 + number % 3 else [pytest.mark.compiled]
            yield pytest.param(players, options, marks=marks, id=f"{players}-{named(options)}")


@pytest.mark.by_chance
@pytest.mark.parametrize(("players", "options"), [*kinds_of_games()])
@pytest.mark.parametrize("kind", CHOICES)
def test_random_games_agree_at_every_step(kind, players, options):
    """Every other game on a board drawn at random."""
    rng = np.random.default_rng([ord(kind[0]), players, *options.values()])
    drawn = (players + sum(options.values()) + (kind == "varied")) % 2
    board = random_board(rng) if drawn else None
    match = frontinus.new_match("aquaedukt", players, board or "standard", options)
    twin = Twin(players, options, board)
    played = list(play_both(match, twin, kind, rng))
    assert match.over
    assert match.actions == tuple(played)


@settings(max_examples=EXAMPLES // 5, suppress_health_check=TRIED)
@given(games(), st.lists(st.integers(0, 200), min_size=20, max_size=150), st.integers(0, 99))
def test_games_by_choices_agree(game, choices, seed):
    """The numbers choose among the legal actions of each step, the last ones of the list first."""
    players, options, board = game
    match = frontinus.new_match("aquaedukt", players, board or "standard", options)
    twin = Twin(players, options, board)
    rng = np.random.default_rng(seed)
    for choice in choices:
        legal = twin.legal_actions()
        if not legal:
            break
        action = legal[-1 - choice % len(legal)]
        match.play(action)
        twin.play(action)
        agree(match, twin, well_formed(twin, rng, 4))


@settings(max_examples=EXAMPLES, suppress_health_check=TRIED)
@given(positions(), st.integers(0, 99))
def test_drawn_positions_agree_and_so_does_what_follows(position, seed):
    """Every legal action, up to eight, is tried from the position; then a game goes on from it."""
    twin, board = position
    rng = np.random.default_rng(seed)
    start = match_from(twin, board)
    agree(start, twin, well_formed(twin, rng, 30))
    legal = twin.legal_actions()
    for number in rng.permutation(len(legal))[:8]:
        match, after = start.copy(), twin.copy()
        match.play(legal[number])
        after.play(legal[number])
        agree(match, after, well_formed(after, rng, 10))
    for _ in islice(play_both(start, twin, "varied", rng), 8):
        pass
