"""End of the game and scoring (AQ-9)."""

from __future__ import annotations

import json

import numpy as np
import pytest

import frontinus
from tests.games.aquaedukt.agreement import CHOICES, agree, play_both
from tests.games.aquaedukt.engine import match_from
from tests.games.aquaedukt.twin import HILLS, Twin


def drawn(players, options=None, hills=None):
    """Begin a game with its hills in a corner."""
    twin = Twin(players, options)
    spread = "a2 d1 g1 j1 l3 l6 a5 c7".split() if hills is None else hills
    for hill in spread[: HILLS[players]]:
        twin.play(f"hill {hill}")
    return twin


def lay_all(twin, sticks):
    """Lay so many sticks, two double lines from the middle."""
    if not twin.springs:
        twin.springs.append("6.4")
    while twin.sticks_left > 36 - sticks:
        edges = twin.canals()
        double = [edge for edge in edges if edge in twin.sticks]
        twin.lay((double or edges)[0])


def test_aq_9_1_9_2_all_seats_have_the_same_number_of_turns(holds):
    """AQ-9.1, AQ-9.2: see AQ-13.10; here the rest of the round may open a spring."""
    holds("""
players 2
play @hills; roll; die 3; stop; spring 6.4; canal 5.4-6.4; canal 5.4-6.4
play canal 6.4-7.4; canal 6.4-7.4
to play: 0
""")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", range(4))
def test_aq_9_2_the_round_of_the_last_stick_is_the_last(players, seat):
    if seat >= players:
        return
    twin = drawn(players)
    lay_all(twin, 35)
    twin.active = seat
    twin.turns = ["roll"] * seat
    match = match_from(twin)
    last = twin.canals()[0]
    for referee in (match, twin):
        referee.play(f"canal {last}")
    assert twin.sticks_left == 0
    agree(match, twin, ["canal 5.4-6.4", f"canal {last}", "pass", "stop"])
    for later in range(seat + 1, players):
        assert match.to_play == later
        assert match.position().last_round
        assert "roll" in match.legal_actions()
        assert any(text.startswith("spring") for text in match.legal_actions())
        for action in ("roll", "die 20", "stop"):
            match.play(action)
    assert match.over


def test_aq_9_2_springs_stay_legal_in_the_last_round():
    twin = drawn(2)
    lay_all(twin, 35)
    match = match_from(twin)
    match.play(f"canal {twin.canals()[0]}")
    spring = next(text for text in match.legal_actions() if text.startswith("spring"))
    match.play(spring)
    assert match.over
    assert match.position().springs_left == 3


def without(twin, seats):
    """Take the springs out of the box and the tiles out of stocks: no way to pass is known."""
    twin.spring_count = 0
    for seat in seats:
        twin.stock[seat] = dict.fromkeys(twin.stock[seat], 0)
    return match_from(twin)


@pytest.mark.parametrize("variant", [False, True])
def test_aq_9_3_a_round_of_passes_ends_the_game(variant):
    twin = drawn(3, {"hill-backs": variant})
    twin.idle = 3
    match = without(twin, range(3))
    for seat in range(3):
        for referee in (match, twin):
            assert referee.to_play == seat
            assert referee.legal_actions() == ["pass"]
            assert referee.refusal("roll") == "AQ-3.2"
            referee.play("pass")
    assert twin.phase == match.position().step == ("backs" if variant else "over")
    assert match.position().idle == 4


def test_aq_9_3_one_turn_that_is_no_pass_goes_on():
    twin = drawn(3)
    match = without(twin, [0, 1])
    for action in ("pass", "pass", "roll", "die 20", "stop"):
        for referee in (match, twin):
            assert referee.refusal(action) is None
            referee.play(action)
    assert not match.over
    assert not twin.over
    assert match.position().idle == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aq_9_4_the_tenth_idle_round_is_the_last(players):
    """Counted anew after a tile, also one that goes at once; not by the round in which it lies."""
    twin = drawn(players, hills="j2 k1 k2 a2 a3 a4 b4 c4".split())
    match = match_from(twin)

    def turn(*actions):
        for action in actions:
            for referee in (match, twin):
                referee.play(action)
            agree(match, twin, [])

    for _ in range(9 * players):
        turn("roll", "die 1", "stop")
    assert match.position().idle == 9
    turn("roll", "die 5", "house 1 k3", "stop")
    assert match.position().houses == {}
    for _ in range(players - 1):
        turn("roll", "die 1", "stop")
    assert match.position().idle == 0
    for _ in range(10 * players - 1):
        turn("roll", "die 1", "stop")
    assert not match.over
    turn("roll", "die 1", "stop")
    assert match.over


@pytest.mark.parametrize("placed", ["spring 6.8", "canal 6.4-7.4"])
def test_aq_9_4_a_spring_or_a_stick_is_something_too(placed):
    twin = drawn(2)
    twin.springs.append("6.4" if placed[0] == "c" else "6.0")
    twin.idle = 9
    match = match_from(twin)
    for action in (placed, *(["stop"] if placed[0] == "c" else []), "roll", "die 1", "stop"):
        match.play(action)
    assert not match.over
    assert match.position().idle == 0


@pytest.mark.parametrize("kind", CHOICES)
def test_aq_9_5_nothing_else_ends_a_game_and_every_game_ends(kind):
    rng = np.random.default_rng(5)
    match, twin = frontinus.new_match("aquaedukt", 2), Twin(2)
    for _ in play_both(match, twin, kind, rng):
        position = match.position()
        assert match.over <= (position.sticks_left == 0 or position.idle == 10)
    placements = [text for text in match.actions if text.split()[0] in ("house", "spring", "canal")]
    assert len(placements) <= 88 + 5 + 36


def test_aq_9_6_after_the_last_turn_nothing_is_legal(holds):
    rounds = "repeat 20: roll; die 1; stop"
    holds(f"""
players 2
play @hills
{rounds}
to play: nobody
no AQ-9.6: roll; spring 5.3; pass; stop; die 1; hill c5; back a2 foul; canal 5.3-6.3; house 1 c3
no AQ-12.1: die 21; nothing
""")


def test_aq_9_7_the_sum_of_the_values_of_supplied_tiles(holds):
    holds("""
players 2
play @hills; roll; die 9; house 4 f4; roll; die 9; house 3 e4; stop; roll; die 3; house 2 f3; stop
play spring 5.3; canal 5.3-6.3; canal 5.3-6.3
points: 4 2
""")


@pytest.mark.parametrize(
    ("houses", "scores", "tiles", "winners"),
    [
        ({"f4": (0, 3), "f3": (1, 2)}, [3, 2], [1, 1], [0]),
        ({"f4": (0, 3), "f3": (1, 2), "f5": (1, 1)}, [3, 3], [1, 2], [1]),
        ({"f4": (0, 3), "f3": (1, 3)}, [3, 3], [1, 1], [0, 1]),
        ({"f4": (0, 3), "f3": (1, 1), "f5": (1, 1)}, [3, 2], [1, 2], [0]),
        ({}, [0, 0], [0, 0], [0, 1]),
        ({"b7": (0, 4), "f3": (1, 1)}, [0, 1], [0, 1], [1]),
    ],
)
def test_aq_9_8_the_highest_score_then_more_supplied_tiles(houses, scores, tiles, winners):
    twin = drawn(2)
    twin.springs.append("5.3")
    twin.lay("5.3-6.3")
    twin.lay("5.3-6.3")
    twin.houses = dict(houses)
    twin.active, twin.idle, twin.turns = 1, 9, ["roll"]
    match = match_from(twin)
    for referee in (match, twin):
        for action in ("roll", "die 1", "stop"):
            referee.play(action)
        assert (referee.scores, referee.winners) == (scores, winners)
    assert match.position().supplied == tuple(tiles)


def test_aq_9_6_12_3_the_record_of_a_finished_game_has_a_result():
    """AQ-9.6, AQ-12.3."""
    match = frontinus.new_match("aquaedukt", seed=3)
    while match.to_play == frontinus.CHANCE:
        match.play_chance()
    for action in ("roll", "die 1", "stop") * 20:
        assert "result" not in match.record().data
        match.play(action)
    record = json.loads(match.record().to_json())
    assert record["result"] == {"scores": [0, 0], "winners": [0, 1]}
    assert frontinus.replay(record).over
