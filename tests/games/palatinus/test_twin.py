"""Engine and twin agree: in random games, in games that hypothesis steers, in bare positions."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from frontinus.core.kernel import COMPILED
from frontinus.core.record import replay
from frontinus.games.palatinus import GAME
from frontinus.games.palatinus.account import account
from tests.games.palatinus.agreement import CHOICES, agree, play_both, well_formed
from tests.games.palatinus.boards import random_board
from tests.games.palatinus.drawn import crowds, games, set_ups
from tests.games.palatinus.engine import new_match, with_tokens
from tests.games.palatinus.twin import OPEN_TOKENS, SAME_OWNER, STANDARD, Twin

GAMES = 2 if COMPILED else 1
"""Random games for each kind of choice, number of players, options, and standard or drawn board."""
SCORED = 300 if COMPILED else 20
"""Random games of which only the results are compared."""
EXAMPLES = 150 if COMPILED else 15
TRIED = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


@pytest.mark.by_chance
@pytest.mark.parametrize("drawn", [False, True], ids=["standard", "drawn-board"])
@pytest.mark.parametrize("opened", [False, True], ids=["hidden", "open-tokens"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", CHOICES)
def test_random_games_agree_at_every_step(kind, players, opened, drawn):
    rng = np.random.default_rng([ord(kind[0]), players, opened, drawn])
    for number in range(GAMES):
        board = random_board(rng) if drawn else STANDARD
        owner = ("each", "once")[(number + players) % 2]
        options = {SAME_OWNER: owner, OPEN_TOKENS: opened}
        match = new_match(players, options, board if drawn else None)
        twin = Twin(players, options, board)
        played = list(play_both(match, twin, kind, rng))
        assert match.over
        assert match.actions == tuple(played)
        again = replay(match.record(), lambda slug: GAME)
        assert again.record().data == match.record().data
        assert (again.scores, again.winners) == (twin.scores, twin.winners)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("owner", ["each", "once"])
def test_results_of_many_games_agree(owner, players):
    rng = np.random.default_rng([len(owner), players])
    options = {SAME_OWNER: owner}
    for _ in range(SCORED // 8 + 1):
        board = random_board(rng)
        match, twin = new_match(players, options, board), Twin(players, options, board)
        while legal := match.legal_actions():
            action = CHOICES["crowded"](legal, rng)
            match.play(action)
            twin.play(action)
        assert (match.scores, match.winners) == (twin.scores, twin.winners)
        assert match.account() == twin.account()


@settings(max_examples=EXAMPLES // 5, suppress_health_check=TRIED)
@given(games(), st.lists(st.integers(0, 800), min_size=14, max_size=64), st.integers(0, 99))
def test_games_by_choices_agree(game, choices, seed):
    """The numbers choose among the legal actions of each step, the last ones of the list first."""
    match = new_match(game.players, game.options, game.board)
    twin = Twin(game.players, game.options, game.board)
    rng = np.random.default_rng(seed)
    for choice in choices:
        legal = twin.legal_actions()
        if not legal:
            break
        action = legal[-1 - choice % len(legal)]
        match.play(action)
        twin.play(action)
        agree(match, twin, well_formed(twin, rng, 4), [seed % game.players])


@settings(max_examples=EXAMPLES * 2, suppress_health_check=TRIED)
@given(games(), set_ups(), st.data())
def test_bare_positions_are_scored_alike(game, set_up, data):
    """Crowds of tokens in any number, of any sort, on any layout (PA-5 to PA-7)."""
    match = new_match(game.players, game.options, game.board)
    twin = Twin(game.players, game.options, game.board)
    for action in set_up:
        match.play(action)
        twin.play(action)
    laurels = data.draw(st.sampled_from(sorted(twin.arrangements())))
    match.play(f"laurels {laurels}")
    twin.play(f"laurels {laurels}")
    tokens = data.draw(crowds(game.players))
    bare = with_tokens(match, tokens, used_up=True)
    twin.tokens = dict(tokens)
    found = account(bare)
    assert found == twin.account()
    assert sum(found["captured"]) <= len(tokens)


def test_games_go_on_from_the_middle():
    """A determinized match is played on by the same rules."""
    rng = np.random.default_rng(12)
    match, twin = new_match(3), Twin(3)
    for _ in islice(play_both(match, twin, "varied", rng), 30):
        pass
    drawn = match.observation(1).determinize(rng)
    while legal := drawn.legal_actions():
        drawn.play(legal[rng.integers(len(legal))])
    assert drawn.scores is not None
    assert drawn.account()["scores"] == drawn.scores
