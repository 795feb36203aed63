"""The turn and the soldier deadline (PA-3)."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.palatinus.examples import SETUP, rows, section
from tests.games.palatinus.twin import LAST, PLACES

SORTS = ["farmer", "farmer*", "merchant", "merchant*", "soldier"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pa_3_1_turns_go_clockwise_and_every_round_is_complete(players, begin):
    played = begin(players)
    rng = np.random.default_rng(players)
    number = 0
    while played.facts().to_play is not None:
        facts = played.facts()
        assert facts.to_play == number % players
        assert facts.round == number // players + 1
        for other in ("draw A", "lay X1 r0", "laurels 543543"):
            assert played.refusal(other) == "PA-3.1"
        legal = played.legal_actions()
        played.play(legal[rng.integers(len(legal))])
        number += 1
    assert number % players == 0
    assert facts.round == facts.rounds == number // players


def test_pa_3_1_seat_0_begins_whoever_laid_the_last_tile(begin):
    """With four players seat 1 lays the sixth tile."""
    assert begin(4, setup=SETUP[:12]).facts().to_play == 1
    assert begin(4).facts().to_play == 0


def test_pa_3_2_only_what_the_hand_holds(begin):
    played = begin(5)
    assert {text.split()[0] for text in played.legal_actions()} == set(SORTS)
    played.play("soldier A1")
    for number in range(4):
        played.play(f"merchant B{number + 1}")
    # seat 0 has no soldier any more
    assert {text.split()[0] for text in played.legal_actions()} == set(SORTS[:4])
    assert played.refusal("soldier C1") == "PA-3.2"
    assert len(played.legal_actions()) == 4 * (42 - 5)


def test_pa_3_3_on_any_empty_place(begin):
    played = begin(2, "merchant B4", "farmer C6")
    legal = played.legal_actions()
    for place in PLACES:
        free = place not in ("B4", "C6")
        for sort in SORTS:
            assert (f"{sort} {place}" in legal) == free
            assert played.refusal(f"{sort} {place}") == (None if free else "PA-3.3")


def test_pa_3_4_wolves_lie_wolf_side_up_and_stay_so(begin):
    played = begin(2, "merchant* B4", "farmer* C6", "farmer A1", "soldier G3", "merchant D1")
    tokens = played.facts().tokens
    assert tokens["B4"] == (0, "wolf", True)
    assert tokens["C6"] == (1, "wolf", True)
    assert tokens["A1"] == (0, "farmer", False)
    assert tokens["G3"] == (1, "soldier", False)
    assert tokens["D1"] == (0, "merchant", False)


def placed_first(begin, players, soldiers_last):
    """Play a whole game in which every seat keeps its soldiers as long as it may, or not."""
    played = begin(players)
    seen = []
    free = iter(PLACES)
    while (facts := played.facts()).to_play is not None:
        verbs = {text.split()[0] for text in played.legal_actions()}
        tokens, soldiers, last, soldier_allowed, others_allowed = facts.deadlines[facts.to_play]
        assert last == LAST[players]
        assert soldier_allowed == (tokens > last)
        assert others_allowed == (soldiers <= max(0, tokens - 1 - last))
        assert ("soldier" in verbs) == (soldier_allowed and soldiers > 0)
        assert bool(verbs - {"soldier"}) == others_allowed
        seen.append((facts.round, tokens, soldiers, verbs))
        order = sorted(verbs, key=lambda verb: (verb == "soldier") == soldiers_last)
        played.play(f"{order[0]} {next(free)}")
    return seen


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pa_3_5_and_3_6_soldiers_as_late_as_can_be(players, begin):
    """PA-3.5, PA-3.6, PA-3.7: the table of rounds and of R and s at which a soldier must come."""
    row = next(cells for cells in rows(section("PA-3.7"))[1:] if cells[0] == str(players))
    _, last, hand, rounds, must = row
    seen = placed_first(begin, players, soldiers_last=True)
    assert int(last) == LAST[players]
    assert int(hand) == seen[0][1]
    forced = {f"({tokens}, {s})" for _, tokens, s, verbs in seen if verbs == {"soldier"}}
    assert ", ".join(sorted(forced, reverse=True)) == must
    possible = [number for number, _, _, verbs in seen if "soldier" in verbs]
    assert f"1 … {max(possible)}" == rounds
    assert all(s == 0 for _, tokens, s, _ in seen if tokens <= LAST[players])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pa_3_5_and_3_6_soldiers_first(players, begin):
    seen = placed_first(begin, players, soldiers_last=False)
    assert all(verbs != {"soldier"} for _, _, _, verbs in seen)


def test_pa_3_5_also_where_no_soldier_is_in_hand(begin):
    """With R at most L the soldier is too late, whether or not one is there (PA-9.4)."""
    played = begin(5)
    free = iter(PLACES)
    for sort in ("soldier", "merchant", "merchant", "farmer"):
        for _ in range(5):
            played.play(f"{sort} {next(free)}")
    assert played.facts().deadlines[0][:2] == (3, 0)
    assert played.refusal(f"soldier {next(free)}") == "PA-3.5"
    assert played.refusal("soldier A1") == "PA-3.5"
    assert played.refusal("merchant A1") == "PA-3.2"


def test_pa_3_7_a_seat_is_never_stuck(begin):
    """Whatever is chosen, s is at most max(0, R - L) before each turn."""
    rng = np.random.default_rng(7)
    for players in (2, 3, 4, 5):
        played = begin(players)
        while (facts := played.facts()).to_play is not None:
            tokens, soldiers, last, _, _ = facts.deadlines[facts.to_play]
            assert soldiers <= max(0, tokens - last)
            legal = played.legal_actions()
            assert legal
            played.play(legal[rng.integers(len(legal))])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pa_3_8_the_end(players, begin):
    played = begin(players)
    while legal := played.legal_actions():
        assert played.result() == (None, None)
        played.play(legal[-1])
    facts = played.facts()
    assert (facts.step, facts.to_play) == ("over", None)
    assert all(sum(hand.values()) == 0 for hand in facts.hands)
    assert len(facts.tokens) == players * facts.rounds
    for text in ("merchant A1", "soldier G6", "draw A", "lay X1 r0", "laurels 543543"):
        assert played.refusal(text) == "PA-3.8"
    assert played.refusal("pass") == "PA-9.1"
    assert played.result()[0] is not None
