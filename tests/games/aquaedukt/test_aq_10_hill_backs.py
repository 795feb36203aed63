"""Variant: hill backs (AQ-10)."""

from __future__ import annotations

import json

import numpy as np
import pytest

import frontinus
from frontinus.games.aquaedukt.state import State
from tests.games.aquaedukt.agreement import agree
from tests.games.aquaedukt.engine import match_from
from tests.games.aquaedukt.twin import HILLS, SPACES, Twin, distance

VARIANT = {"hill-backs": True}
SPREAD = "a2 d1 g1 j1 l3 l6 a5 c7".split()


def test_aq_10_1_a_turn_is_as_ever(holds):
    holds("""
players 4
options hill-backs
play hill a2; hill d1; hill g1; hill j1
to play: 0
verbs: roll, spring
play spring 5.3
to play: 1
verbs: canal, roll, spring
""")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aq_10_2_hills_keep_a_distance_of_three(players):
    rng = np.random.default_rng(players)
    for _ in range(20):
        match = frontinus.new_match("aquaedukt", players, options=VARIANT)
        placed = []
        for _ in range(HILLS[players]):
            expected = [
                space for space in SPACES if all(distance(space, hill) >= 3 for hill in placed)
            ]
            assert match.legal_actions() == [f"hill {space}" for space in sorted(expected)]
            assert match.weights() == [1] * len(expected)
            placed.append(expected[rng.integers(len(expected))])
            match.play(f"hill {placed[-1]}")


def test_aq_10_3_nothing_tells_a_back_before_it_is_revealed():
    """Whatever the generator: up to AQ-10.4 two matches are the same, in every byte and view."""
    matches = [frontinus.new_match("aquaedukt", options=VARIANT, seed=seed) for seed in (1, 2)]
    for match in matches:
        for hill in SPREAD:
            match.play(f"hill {hill}")
        for action in ("roll", "die 1", "stop") * 19:
            match.play(action)
    first, second = matches
    assert first.state_bytes() == second.state_bytes()
    assert not State.has_secrets()
    for seat in (None, 0, 1):
        seen = first.observation(seat)
        assert seen.position() == second.observation(seat).position()
        assert set(seen.position().hills.values()) == {None}
        assert not {"foul", "mineral"} & set(json.dumps(seen.view()).split('"'))
        again = seen.determinize(np.random.default_rng(0))
        assert again.state_bytes() == first.state_bytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aq_10_4_the_backs_turn_up_in_the_order_of_placing(players):
    """From 6 and 2, also with 6 or 4 hills; what is used up is not legal."""
    twin = Twin(players, VARIANT)
    for hill in SPREAD[: HILLS[players]]:
        twin.play(f"hill {hill}")
    twin.idle, twin.active, twin.turns = 9, players - 1, ["roll"]
    match = match_from(twin)
    for referee in (match, twin):
        for action in ("roll", "die 20", "stop"):
            referee.play(action)
    left = {"foul": 2, "mineral": 6}
    for place, hill in enumerate(SPREAD[: HILLS[players]]):
        wrong = [f"back {one} mineral" for one in SPACES if one != hill]
        agree(match, twin, [*wrong, "back a1 foul", f"back {hill} foul", "roll", "stop"])
        assert match.to_play == frontinus.CHANCE
        assert match.weights() == [count for count in left.values() if count]
        kind = "foul" if place in (1, 2) else "mineral"
        left[kind] -= 1
        for referee in (match, twin):
            referee.play(f"back {hill} {kind}")
        assert dict(match.position().backs) == left
    assert match.over
    if players == 2:
        assert left == {"foul": 0, "mineral": 0}


@pytest.mark.parametrize("seed", range(3))
def test_aq_10_4_backs_are_drawn_without_replacement(seed):
    match = frontinus.new_match("aquaedukt", 2, options=VARIANT, seed=seed)
    while not match.over:
        if match.to_play == frontinus.CHANCE and match.position().step != "die":
            match.play_chance()
        elif match.to_play == frontinus.CHANCE:
            match.play("die 1")
        else:
            match.play("roll" if match.position().step == "turn" else "stop")
    backs = [text.split()[2] for text in match.actions if text.startswith("back ")]
    assert sorted(backs) == ["foul"] * 2 + ["mineral"] * 6


TABLE = [
    # back of the hill beside f4, k, points of a tile of value 3
    (None, 0, 0),
    (None, 1, 3),
    (None, 2, 3),
    (None, 3, 3),
    ("mineral", 0, 0),
    ("mineral", 1, 3),
    ("mineral", 2, 5),
    ("mineral", 3, 5),
    ("foul", 0, 0),
    ("foul", 1, 0),
    ("foul", 2, 3),
    ("foul", 3, 3),
]
LED = {0: [], 1: ["5.3-6.3"], 2: ["5.3-6.3"] * 2, 3: ["5.3-6.3"] * 2 + ["6.3-6.4"]}


@pytest.mark.parametrize(("back", "canals", "points"), TABLE)
def test_aq_10_5_the_table(back, canals, points):
    """Seat 0 has 3 houses on f4; the hill on f5 has the back, or the hill lies elsewhere.

    AQ-10.6: the tile is a supplied one even where it is worth 0.
    """
    twin = Twin(2, VARIANT)
    hills = ["f5" if back else "h6", *SPREAD[:7]]
    for hill in hills:
        twin.play(f"hill {hill}")
    twin.springs.append("5.3")
    for edge in LED[canals]:
        twin.lay(edge)
    twin.houses["f4"] = (0, 3)
    twin.stock[0][3] -= 1
    twin.idle, twin.active, twin.turns = 9, 1, ["roll"]
    match = match_from(twin)
    kinds = [back or "mineral"] + ["foul", "foul"] + ["mineral"] * 5
    if back == "foul":
        kinds[1] = "mineral"
    actions = ["roll", "die 1", "stop"]
    actions += [f"back {hill} {kind}" for hill, kind in zip(hills, kinds, strict=True)]
    for action in actions:
        for referee in (match, twin):
            referee.play(action)
        agree(match, twin, [])
    assert match.scores == [points, 0]
    assert match.position().supplied == (int(canals > 0), 0)
    assert match.winners == ([0] if canals else [0, 1])
