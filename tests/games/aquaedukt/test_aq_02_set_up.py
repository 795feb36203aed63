"""Set-up (AQ-2)."""

from __future__ import annotations

import pytest

import frontinus

HILLS = {2: 8, 3: 6, 4: 4}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aq_2_1_two_to_four_seats_and_seat_0_starts(begin, players):
    referee = begin(f"players {players}")
    while referee.facts().step == "hills":
        referee.play(referee.legal_actions()[3])
    assert referee.facts().to_play == 0
    for seat in [*range(1, players), 0]:
        referee.play("roll")
        referee.play("die 20")
        referee.play("stop")
        assert referee.facts().to_play == seat


@pytest.mark.parametrize("players", [0, 1, 5, True, 2.0, "2", None])
def test_aq_2_1_no_other_number_plays(players):
    if players is None:
        assert frontinus.new_match("aquaedukt").players == 2
        return
    with pytest.raises(frontinus.OptionError) as refused:
        frontinus.new_match("aquaedukt", players)
    assert refused.value.rule == "AQ-2.1"


@pytest.mark.parametrize(
    ("players", "stock", "tiles", "houses"),
    [(2, (8, 8, 8, 4), 28, 64), (3, (7, 7, 7, 4), 25, 58), (4, (6, 6, 6, 4), 22, 52)],
)
def test_aq_2_2_every_seat_receives_the_same_stock(begin, players, stock, tiles, houses):
    facts = begin(f"players {players}").facts()
    assert facts.stock == [stock] * players
    assert sum(stock) == tiles
    assert sum(value * count for value, count in enumerate(stock, 1)) == houses


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aq_2_3_2_4_so_many_hills_one_outcome_of_chance_each(begin, players):
    """AQ-2.3, AQ-2.4: each on a space without one, areas of hills only not excluded."""
    referee = begin(f"players {players}")
    for number, space in enumerate("j2 k1 k2 k3 a2 b2 c2 d2".split()[: HILLS[players]]):
        assert referee.facts().to_play == "chance"
        assert len(referee.legal_actions()) == 92 - number
        referee.play(f"hill {space}")
        assert referee.refusal(f"hill {space}") in ("AQ-2.4", "AQ-12.2")
    assert referee.facts().step == "turn"
    assert len(referee.facts().hills) == HILLS[players]


def test_aq_2_4_every_space_is_equally_likely():
    match = frontinus.new_match("aquaedukt", 2)
    assert match.weights() == [1] * 92
    match.play("hill c5")
    assert match.weights() == [1] * 91


def test_aq_2_5_everybody_sees_the_same():
    match = frontinus.new_match("aquaedukt", 3, options={"hill-backs": True}, seed=1)
    while match.to_play == frontinus.CHANCE:
        match.play_chance()
    shown = match.observation(None).position()
    assert shown.stock == ((7, 7, 7, 4),) * 3
    assert {match.observation(seat).position() == shown for seat in range(3)} == {True}
    assert not match.has_secrets


def test_aq_2_6_after_the_last_hill_seat_0_begins(holds):
    holds("""
players 4
play hill a2; hill b1; hill c1
to play: chance
verbs: hill
no AQ-12.2: roll; spring 5.3; stop
play hill d1
to play: 0
verbs: roll, spring
no AQ-12.2: hill e5
""")
