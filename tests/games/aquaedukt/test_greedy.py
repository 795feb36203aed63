"""The greedy bot has sense for Aquädukt."""

from __future__ import annotations

import numpy as np
import pytest

import frontinus
from tests.games.aquaedukt.examples import several

RNG = np.random.default_rng(0)


def chosen(play, times=5, **options):
    """Play a row of actions; give what the bot would do, drawn several times."""
    match = frontinus.new_match("aquaedukt", 2, options=options)
    for action in several(play):
        match.play(action)
    seen = match.observation(match.to_play)
    return {frontinus.bot("greedy").choose(seen, RNG) for _ in range(times)}


def test_it_leads_water_to_its_own_tiles():
    """Seat 0 has a tile on f4, seat 1 on e5; seat 0 has one more stick to lay."""
    begun = "@hills; roll; die 9; house 4 f4; stop; roll; die 14; house 4 e5; stop; "
    begun += "spring 5.3; roll; die 1; stop; canal 5.2-5.3"
    assert chosen(begun) <= {"canal 5.3-6.3", "canal 5.3-5.4"}


def test_it_fills_an_area_over_the_tiles_of_another():
    """Area 20 has one dry space left, and three tiles of seat 1 that would go with it."""
    begun = "@hills; roll; die 1; stop; roll; die 20; house 4 h7; roll; die 20; house 4 h8; "
    begun += "roll; die 20; house 3 i7; spring 1.3; roll; die 1; stop; roll; die 20"
    assert chosen(begun) == {"house 1 i8"}


def test_it_does_not_fill_an_area_over_its_own():
    begun = "@hills; roll; die 20; house 4 h7; roll; die 20; house 4 h8; roll; die 20; house 3 i7; "
    begun += "spring 1.3; roll; die 20"
    assert chosen(begun) == {"stop"}


def test_it_goes_for_mineral_water():
    """The backs are hidden until the end: with any option it plays on."""
    begun = "hill a2; hill d1; hill g1; hill j1; hill l3; hill l6; hill a5; hill c7; roll; die 9"
    assert all(text.startswith("house 4") for text in chosen(begun, **{"hill-backs": True}))


@pytest.mark.compiled
@pytest.mark.parametrize("other", ["uniform", "varied"])
def test_it_beats_those_who_choose_at_random(other):
    for seed in range(6):
        options = {"hill-backs": seed % 2 == 1, "players-place-hills": seed % 3 == 1}
        match = frontinus.new_match("aquaedukt", 2, options=options, seed=seed)
        rng = np.random.default_rng(seed)
        bots = [frontinus.bot("greedy"), frontinus.bot(other)]
        seats = bots if seed < 3 else bots[::-1]
        while not match.over:
            if match.to_play == frontinus.CHANCE:
                match.play_chance()
            else:
                seen = match.observation(match.to_play)
                match.play(seats[match.to_play].choose(seen, rng))
        assert match.winners == [seats.index(bots[0])]
        assert match.scores[seats.index(bots[0])] > 25
