"""Set-up (PA-2)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.palatinus.boards import standard
from tests.games.palatinus.engine import new_match
from tests.games.palatinus.examples import SETUP, rows, section

FORMS = ["draw B", "lay X2 r0", "laurels 543543", "merchant A1", "merchant* A1", "farmer A1"]
FORMS += ["farmer* A1", "soldier A1"]
TWELVE = [hand + str(number) for hand in "XY" for number in range(1, 7)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pa_2_1_the_order_of_the_set_up(players, begin):
    played = begin(players, setup=[])
    verbs = []
    for action in SETUP:
        assert {text.split()[0] for text in played.legal_actions()} == {action.split()[0]}
        for other in FORMS:
            if other.split()[0] != action.split()[0]:
                assert played.refusal(other) == "PA-2.1"
        verbs.append(action.split()[0])
        played.play(action)
    assert verbs == ["draw", *["draw", "lay"] * 6, "laurels"]
    assert len(verbs) == 14
    facts = played.facts()
    assert (facts.step, facts.to_play, facts.round) == ("place", 0, 1)
    assert played.refusal("draw A") == "PA-3.1"


def test_pa_2_2_draws(begin):
    played = begin(2, setup=[])
    left = list("ABCDEFG")
    for action in SETUP[:-1]:
        if action.startswith("draw"):
            facts = played.facts()
            assert (facts.step, facts.to_play) == ("draw", -1)
            assert facts.undrawn == tuple(left)
            assert played.legal_actions() == [f"draw {letter}" for letter in left]
            left.remove(action[-1])
            played.play(action)
            assert played.facts().drawn == (None if action == "draw A" else action[-1])
            for letter in set("ABCDEFG") - set(left):
                if not played.facts().drawn:
                    assert played.refusal(f"draw {letter}") == "PA-2.2"
        else:
            played.play(action)


def test_pa_2_2_the_last_draw_is_still_an_action(begin):
    played = begin(2, setup=SETUP[:11])
    assert played.legal_actions() == ["draw G"]


def test_pa_2_2_each_tile_not_drawn_is_equally_likely():
    drawn = Counter()
    match = new_match(2, seed=1)
    for _ in range(1400):
        assert match.weights() == [1] * 7
        drawn[match.play_chance()] += 1
        match.undo()
    assert len(drawn) == 7
    assert all(140 < count < 260 for count in drawn.values())


def test_pa_2_3_the_first_tile_is_the_centre(begin):
    played = begin(3, setup=["draw D"])
    facts = played.facts()
    assert facts.tiles["D"][:3] == ("centre", 0, (0, 0))
    assert (facts.step, facts.drawn) == ("draw", None)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pa_2_4_who_lays(players, begin):
    played = begin(players, setup=SETUP[:1])
    for k, (draw, lay) in enumerate(pairwise(SETUP[1:13]), 1):
        if draw.startswith("lay"):
            continue
        played.play(draw)
        assert played.facts().to_play == ((k + 1) // 2 - 1) % players
        played.play(lay)
        assert played.facts().tiles[draw[-1]][0] == lay.split()[1]


def test_pa_2_5_the_first_outer_tile_goes_anywhere(begin):
    played = begin(2, setup=SETUP[:2])
    assert played.facts().open_slots == tuple(TWELVE)
    assert played.legal_actions() == [f"lay {slot} r{k}" for slot in TWELVE for k in range(6)]
    assert len(played.legal_actions()) == 72


@pytest.mark.parametrize("hand", "XY")
@pytest.mark.parametrize("first", range(1, 7))
def test_pa_2_6_later_tiles_go_beside_the_others(first, hand, begin):
    """The occupied slots are an arc; at each of its two ends one slot is open."""
    played = begin(2, setup=["draw A", "draw B", f"lay {hand}{first} r3"])
    low = high = first
    for number, letter in enumerate("CDEFG"):
        played.play(f"draw {letter}")
        open_slots = {hand + str((n - 1) % 6 + 1) for n in (low - 1, high + 1)}
        assert set(played.facts().open_slots) == open_slots
        assert len(played.legal_actions()) == 6 * len(open_slots)
        for slot in TWELVE:
            rule = None if slot in open_slots else "PA-2.6"
            assert played.refusal(f"lay {slot} r{number}") == rule
        if number % 2:
            low -= 1
            played.play(f"lay {hand}{(low - 1) % 6 + 1} r5")
        else:
            high += 1
            played.play(f"lay {hand}{(high - 1) % 6 + 1} r0")
    assert played.facts().step == "laurels"


def test_pa_2_7_laurels(begin):
    played = begin(2, setup=SETUP[:13])
    assert played.facts().to_play == -1
    legal = played.legal_actions()
    assert len(legal) == 90
    assert all(sorted(text.split()[1]) == list("334455") for text in legal)
    for digits in ("543544", "666666", "123456", "333333", "445566"):
        assert played.refusal(f"laurels {digits}") == "PA-2.7"
    played.play("laurels 334455")
    laurels = {letter: tile[5] for letter, tile in played.facts().tiles.items()}
    assert laurels == {"A": 6, "B": 3, "C": 3, "D": 4, "E": 4, "F": 5, "G": 5}


def test_pa_2_7_the_letter_of_the_centre_is_left_out(begin):
    setup = [action.replace("A", "?").replace("D", "A").replace("?", "D") for action in SETUP[:13]]
    played = begin(4, setup=setup)
    assert {t: one[5] for t, one in played.facts().tiles.items() if one[5]} == {"D": 6}
    played.play("laurels 345345")
    laurels = {letter: tile[5] for letter, tile in played.facts().tiles.items()}
    assert laurels == {"A": 3, "B": 4, "C": 5, "D": 6, "E": 3, "F": 4, "G": 5}


def test_pa_2_7_palatinus_lies_from_the_start(begin):
    assert begin(2, setup=["draw C"]).facts().tiles["C"][5] == 6
    assert begin(2, setup=SETUP[:4]).facts().tiles["B"][5] is None


def test_pa_2_7_every_distinct_arrangement_is_equally_likely():
    match = new_match(2)
    for action in SETUP[:13]:
        match.play(action)
    assert match.weights() == [1] * 90


@pytest.mark.parametrize(
    ("others", "count"), [([1, 2, 3, 4, 5, 6], 720), ([9] * 6, 1), ([1, 9, 9, 9, 9, 9], 6)]
)
def test_pa_2_7_other_values(others, count, begin):
    board = standard()
    board["name"], board["laurels"] = "other", {"palatinus": 1, "others": others}
    played = begin(2, board=board, setup=SETUP[:13])
    legal = played.legal_actions()
    assert len(legal) == len(set(legal)) == count
    for action in (legal[0], legal[-1]):
        assert sorted(map(int, action.split()[1])) == sorted(others)
        assert played.refusal(action) is None
    played.play(legal[-1])
    assert [tile[5] for tile in played.facts().tiles.values()][1:] == [*map(int, legal[-1][8:])]


@pytest.mark.parametrize("cells", rows(section("PA-2.8"))[1:], ids=lambda cells: cells[0])
def test_pa_2_8_hands(cells, begin):
    players, merchants, farmers, soldiers, tokens, in_all, empty = cells
    played = begin(int(players))
    for seat in range(int(players)):
        hand = played.facts(seat).hands[seat]
        assert merchants == f"{hand['merchant'] + hand['merchant*']} ({hand['merchant*']})"
        assert farmers == f"{hand['farmer'] + hand['farmer*']} ({hand['farmer*']})"
        assert int(soldiers) == hand["soldier"]
        assert int(tokens) == sum(hand.values())
        assert hand == played.facts(seat).start
    assert int(in_all) == int(tokens) * int(players)
    assert int(empty) == 42 - int(in_all)


def test_pa_2_8_only_two_and_three_depend_on_the_board(begin):
    board = standard()
    board["name"] = "other"
    board["tokens"] = {
        "merchants": {"open": 3, "wolf": 2},
        "farmers": {"open": 1, "wolf": 2},
        "soldiers": 4,
    }
    hands = {n: tuple(begin(n, board=board).facts(0).hands[0].values()) for n in (2, 3, 4, 5)}
    # merchant, merchant*, farmer, farmer*, soldier
    assert hands == {2: (4, 3, 2, 3, 4), 3: (3, 2, 1, 2, 4), 4: (2, 2, 1, 2, 1), 5: (2, 1, 1, 2, 1)}


def test_pa_2_9_two_players_have_four_more(begin):
    """They are tokens of that seat like all others: placed, they are its own."""
    two, three = begin(2).facts(0).start, begin(3).facts(0).start
    assert {sort: two[sort] - three[sort] for sort in two} == {
        "merchant": 1,
        "merchant*": 1,
        "farmer": 1,
        "farmer*": 1,
        "soldier": 0,
    }
    played = begin(2)
    for number in range(4):
        played.play(f"merchant* A{number + 1}")
        played.play(f"merchant* B{number + 1}")
    facts = played.facts()
    assert [facts.tokens[f"A{n}"] for n in range(1, 5)] == [(0, "wolf", True)] * 4
    assert played.refusal("merchant* C1") == "PA-3.2"
