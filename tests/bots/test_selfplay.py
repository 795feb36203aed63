"""Games of a policy against itself."""

from __future__ import annotations

import numpy as np
import pytest

import frontinus
from frontinus.bots.greedy import EQUAL, Greedy
from frontinus.bots.selfplay import EVERY_DECISION, PER_MILLE, SelfPlay, best_of
from frontinus.bots.sense import find_sense
from frontinus.core.game import CHANCE
from frontinus.core.randomness import random_rows

SENSE = find_sense("aquaedukt")
MAY_BUILD = SENSE.common.index("may build")


def one(policy, seed=1, players=2, **how):
    return SelfPlay("aquaedukt", players).play(policy, np.random.default_rng(seed), **how)


def wishing(**weights):
    policy = np.zeros(len(SENSE.traits))
    for name, weight in weights.items():
        policy[SENSE.traits.index(name)] = weight
    return policy


def test_the_same_seed_gives_the_same_game():
    games = [one(wishing(), seed) for seed in (1, 1, 2)]
    first, again, other = ([game.points.tolist(), game.features.sum()] for game in games)
    assert first == again != other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_decisions_of_all_seats_are_kept(players):
    game = one(wishing(points=0.5), players=players)
    assert set(game.seats) == set(range(players))
    assert game.features.shape == (len(game.seats), players, len(SENSE.own) + len(SENSE.common))
    assert game.wins.sum() == pytest.approx(1)
    # whose turn it is, is said of nobody else
    active = game.features[:, :, SENSE.own.index("active")]
    assert (active.argmax(1) == game.seats).all()
    sticks = game.features[:, 0, len(SENSE.own)]
    assert sticks[0] == 36
    assert (np.diff(sticks) <= 0).all()


def test_what_a_policy_wants_above_all_is_done():
    game = one(wishing(roll=1000.0))
    stocks = game.features[:, :, SENSE.own.index("stock")].min(1)
    sticks = game.features[:, 0, len(SENSE.own)]
    # who builds whenever it can leads no water to anything before all tiles are gone
    assert (sticks[stocks > 0] == 36).all()
    assert (stocks == 0).any()
    # what is certain does not get more likely
    turns = (stocks > 0) & (game.features[:, 0, len(SENSE.own) + MAY_BUILD] == 0)
    assert turns.any()
    assert np.abs(game.gradients[turns][:, SENSE.traits.index("roll")]).max() < 1e-9


def test_a_gradient_says_what_makes_the_choice_likelier():
    """Of two actions of equal chance: half a trait more for the one, half a trait less."""
    gradients = np.concatenate([one(wishing(), seed).gradients for seed in range(20)])
    stopped = gradients[:, SENSE.traits.index("no further roll")]
    assert set(stopped[stopped != 0]) == {0.5, -0.5}


def test_every_so_many_positions_are_kept():
    all_ = one(wishing(points=1.0), every=1)
    some = one(wishing(points=1.0), every=8)
    assert len(some.seats) < len(all_.seats) / 4
    # chance has its turn as well
    assert set(all_.seats) == {-1, 0, 1}


def test_who_goes_astray_decides_nothing():
    assert len(one(wishing(), every=EVERY_DECISION, astray=PER_MILLE).seats) == 0


def test_greedy_seats_play_as_the_greedy_bot_does():
    """With all seats greedy the game is one that the greedy bot would play."""
    table, rng = SelfPlay("aquaedukt", 2), np.random.default_rng(3)
    points = [table.play(wishing(), rng, greedy=(0, 1)).points.sum() for _ in range(60)]
    expected = []
    for seed in range(20):
        match = frontinus.new_match("aquaedukt", 2, seed=seed)
        while match.to_play is not None:
            if match.to_play == CHANCE:
                match.play_chance()
            else:
                match.play(Greedy().choose(match.observation(match.to_play), rng))
        expected.append(sum(match.scores))
    error = np.hypot(np.std(points) / 60**0.5, np.std(expected) / 20**0.5)
    assert abs(np.mean(points) - np.mean(expected)) < 4 * error
    # and it is no game of a policy that has no wishes
    assert np.mean(points) > 20 + np.mean([one(wishing(), seed).points.sum() for seed in range(10)])


def test_of_greedy_seats_no_decision_is_kept():
    game = one(wishing(points=1.0), players=3, greedy=(0, 2))
    assert set(game.seats) == {1}
    assert len(game.gradients) == len(game.seats)


def test_among_equals_chance_decides():
    randoms = random_rows(np.random.default_rng(1))
    worths = np.array([1.0, 3.0, 3.0 - EQUAL / 2, 2.0, 3.0])
    drawn = [best_of(worths, 5, randoms[0]) for _ in range(600)]
    counts = [drawn.count(place) for place in range(5)]
    assert counts[0] == counts[3] == 0
    assert min(counts[1], counts[2], counts[4]) > 150
