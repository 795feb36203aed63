"""A policy gets better by playing against itself, and the same way each time."""

from __future__ import annotations

import numpy as np
import pytest

from frontinus.bots.aquaedukt_features import SEEN, see as see_in_game
from frontinus.bots.selfplay import SelfPlay
from frontinus.bots.sense import find_sense
from frontinus.research import policy as module
from frontinus.research.policy import STRIDE, Sums, first, learn_policies, move, see, weigh_games

SENSE = find_sense("aquaedukt")


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch):
    monkeypatch.setattr(module, "CHUNK", 30)


def quietly(_done, _whole, _what):
    """Tell nobody."""


@pytest.fixture(scope="module")
def learned():
    told = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "CHUNK", 30)
        found = learn_policies("aquaedukt", 5, 2, lambda *what: told.append(what), 6, 60)
    return found, told


def test_each_number_of_players_has_its_own(learned):
    policies, told = learned
    assert list(policies) == [2, 3, 4]
    assert told == [(number, 12, "iterations") for number in range(1, 13)]
    assert len({policy.tobytes() for policy in policies.values()}) == 3


def test_how_many_processes_there_are_changes_nothing(learned):
    again = learn_policies("aquaedukt", 5, 1, quietly, 6, 60)
    for players, policy in learned[0].items():
        assert (again[players] == policy).all()


def test_it_gets_better(learned):
    """All seats together lead more water to their houses than they began with."""
    table, rng = SelfPlay("aquaedukt", 2), np.random.default_rng(1)
    before = np.mean([table.play(first("aquaedukt"), rng).points for _ in range(60)])
    after = np.mean([table.play(learned[0][2], rng).points for _ in range(60)])
    assert after > before + 2


def test_half_of_the_games_are_against_greedy(monkeypatch):
    tables = []
    play = SelfPlay.play

    def noted(self, policy, rng, *, greedy):
        game = play(self, policy, rng, greedy=greedy)
        tables.append((tuple(greedy), set(game.seats)))
        return game

    monkeypatch.setattr(SelfPlay, "play", noted)
    size = 2 * len(SENSE.own) + len(SENSE.common) + 1
    kinds = weigh_games("aquaedukt", 3, first("aquaedukt"), np.zeros((2, size)), [1], 6)
    alone = [((1, 2), {0}), ((0, 2), {1}), ((0, 1), {2})]
    assert tables == [table for one in alone for table in (((), {0, 1, 2}), one)]
    # each critic learns from games of its kind
    assert kinds[0].decisions > 2 * kinds[1].decisions > 0


def test_a_game_without_traits_has_no_policy():
    assert learn_policies("palatinus", 0, 1, quietly) == {}


def test_it_moves_uphill_and_as_far_as_it_should():
    rng = np.random.default_rng(2)
    gradients = rng.normal(0, [0.1, 1.0, 10.0], (500, 3))
    advantages = rng.normal(0, 1, 500) + gradients @ [1.0, 0.2, -0.1]
    sums = Sums(500, advantages @ gradients, gradients.T @ gradients, np.zeros((1, 1)), np.zeros(1))
    found = move(sums, STRIDE)
    assert found @ sums.gradient > 0
    assert np.sign(found).tolist() == [1, 1, -1]
    moved = gradients @ found
    assert 0.5 * np.mean(moved**2) == pytest.approx(STRIDE, rel=0.05)
    standing = Sums(1, np.zeros(3), np.eye(3), np.zeros((1, 1)), np.zeros(1))
    assert move(standing, STRIDE).tolist() == [0, 0, 0]


def test_the_critic_sees_what_the_policy_sees():
    game = SelfPlay("aquaedukt", 3).play(first("aquaedukt"), np.random.default_rng(4))
    own = len(SENSE.own)
    seen = see(game.features, game.seats, own)
    for at in range(0, len(game.seats), 20):
        description = np.concatenate(
            [game.features[at, :, :own].ravel(), game.features[at, 0, own:]]
        )
        expected = np.zeros(SEEN)
        see_in_game(3, int(game.seats[at]), description, expected)
        assert seen[at] == pytest.approx(np.append(expected, 1.0))
