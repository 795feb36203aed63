"""The greedy program at Palatinus: what it weighs, and that it plays better than chance."""

from __future__ import annotations

import numpy as np
import pytest

import frontinus
from frontinus.bots import palatinus_worth
from frontinus.bots.greedy import Greedy
from frontinus.core.kernel import COMPILED
from frontinus.games.palatinus.box import FARMER, MERCHANT, PLACES, SOLDIER
from frontinus.research.simulate import play_one

SETUP = """draw A, draw B, lay X1 r0, draw C, lay X2 r0, draw D, lay X3 r0, draw E, lay X4 r0,
 draw F, lay X5 r0, draw G, lay X6 r0, laurels 543543""".replace("\n", "").split(", ")


def after(*placed, players=2, **options):
    match = frontinus.new_match("palatinus", players, options=options)
    for action in [*SETUP, *placed]:
        match.play(action)
    return match


def chances_of(match, seat):
    """Give what the program thinks may stand on each place, by kind."""
    seen = match.observation(seat)
    chances = np.zeros(palatinus_worth.CHANCES_END)
    palatinus_worth.look(seen.boxes[0], seen.rows[0], chances)
    return {
        place: [
            round(float(chances[palatinus_worth.at(kind, n)]), 4)
            for kind in (MERCHANT, FARMER, SOLDIER)
        ]
        for n, place in enumerate(PLACES)
    }


def test_it_thinks_of_wolves_as_pa_4_4_says():
    """A wolf of another seat is a merchant with m / (m + f); its own it knows."""
    match = after(
        "farmer* A1", "merchant* A2", "soldier A3", "soldier A4", "merchant A5", players=5
    )
    seen = chances_of(match, 0)
    assert seen["A1"] == [0, 1, 0]
    assert seen["A2"] == [0.3333, 0.6667, 0]
    assert seen["A3"] == [0, 0, 1]
    assert seen["A5"] == [1, 0, 0]
    assert chances_of(match, 1)["A2"] == [1, 0, 0]
    assert chances_of(match, 1)["A1"] == [0.3333, 0.6667, 0]


def test_with_open_tokens_it_knows_them_all():
    match = after("farmer* A1", "merchant* A2", players=5, **{"open-tokens": True})
    for seat in range(5):
        seen = chances_of(match, seat)
        assert (seen["A1"], seen["A2"]) == ([0, 1, 0], [1, 0, 0])


def test_it_thinks_of_what_is_still_to_come():
    """All tokens in hands come to the empty places, each with the same chance."""
    seen = chances_of(after("farmer A1", players=5), 0)
    # 10 open merchants and a third of 15 wolves; 4 open farmers and the rest; 5 soldiers
    assert seen["B1"] == [round(count / 41, 4) for count in (10 + 5, 4 + 10, 5)]
    assert all(seen[place] == seen["B1"] for place in PLACES[1:])


def test_laying_it_takes_chance_for_choice():
    match = frontinus.new_match("palatinus")
    for action in SETUP[:2]:
        match.play(action)
    texts = match.legal_actions()
    assert Greedy().worths(match.observation(0), texts) == [0.0] * 72
    rng = np.random.default_rng(0)
    chosen = {Greedy().choose(match.observation(0), rng) for _ in range(60)}
    assert len(chosen) > 20


def test_it_goes_where_there_is_something_to_win():
    """A soldier among three merchants, rather than alone."""
    match = after(
        "merchant A2", "merchant A3", "merchant D6", "merchant A6", "farmer G6", "farmer B1"
    )
    observation = match.observation(0)
    worth = dict(
        zip(
            match.legal_actions(),
            Greedy().worths(observation, match.legal_actions()),
            strict=True,
        )
    )
    assert worth["soldier A1"] > worth["soldier F6"]
    assert worth["soldier D1"] > worth["soldier F6"]


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_chance(players):
    points = np.zeros(players)
    for game in range(2 * players):
        match = frontinus.new_match("palatinus", players, seed=game)
        names = ["uniform"] * players
        names[game % players] = "greedy"
        bots = [frontinus.bot(name) for name in names]
        record = play_one(match, bots, seed=game, names=names)
        scores = record.result["scores"]
        points += np.roll(scores, -(game % players))
    assert points[0] > 1.5 * points[1:].max()
    assert COMPILED
