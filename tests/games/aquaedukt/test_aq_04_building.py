"""Building houses (AQ-4)."""

from __future__ import annotations

import frontinus


def test_aq_4_1_chance_answers_a_roll_with_one_of_twenty_numbers(holds):
    holds("""
players 2
play @hills; roll
to play: chance
verbs: die
count die: 20
no AQ-12.1: die 0; die 21; die 01; die x
no AQ-12.2: roll; house 1 c3; stop
play die 8
to play: 0
""")


def test_aq_4_1_equally_likely():
    match = frontinus.new_match("aquaedukt", 4)
    for action in ("hill a2", "hill a3", "hill a4", "hill b4", "roll"):
        match.play(action)
    assert match.weights() == [1] * 20


FULL = "hill a2; hill a3; hill a4; hill b4"
"""Four of the five spaces of area 6; `c4` is left."""


def test_aq_4_2_4_3_a_roll_on_a_full_area_is_repeated_and_not_counted(begin):
    """AQ-4.2, AQ-4.3: area 9 has five spaces of hills; as often as it comes up."""
    referee = begin("players 2")
    for hill in "e3 e4 f4 f5 a2 l2 a7 l7".split():
        referee.play(f"hill {hill}")
    for action in ("roll", "die 9", "die 9", "die 9", "die 9"):
        referee.play(action)
    facts = referee.facts()
    assert (facts.step, facts.to_play, facts.counted) == ("die", "chance", 0)
    assert len(referee.legal_actions()) == 20
    referee.play("die 1")
    assert (referee.facts().step, referee.facts().counted) == ("house", 1)
    for action in ("house 1 b2", "roll", "die 9", "die 2", "house 1 d1", "roll", "die 3"):
        referee.play(action)
    assert referee.facts().counted == 3
    referee.play("house 1 f1")
    assert referee.facts().to_play == 1


def test_aq_4_4_a_placement_or_stop_after_each_counted_roll(holds):
    holds("""
players 2
play @hills; roll; die 10
verbs: house, stop
count house: 16
no AQ-12.2: roll; die 3; canal 5.3-6.3
play house 4 h3; roll; die 10
verbs: house, stop
play stop
to play: 1
houses: h3 0:4
""")


def test_aq_4_5_on_a_free_space_of_the_area_rolled(holds):
    holds(f"""
players 4
play {FULL}; roll; die 6
all house: 1 c4, 2 c4, 3 c4, 4 c4
no AQ-4.5: house 1 a2; house 1 c3; house 1 l7
no AQ-1.1: house 1 a1; house 4 l8
""")


def test_aq_4_6_of_a_value_that_the_seat_has_left(holds):
    holds("""
players 4
play hill a2; hill l2; hill a7; hill l7
play roll; die 1; house 4 b1; roll; die 1; house 4 c1; roll; die 1; house 4 b2
play roll; die 3; stop; roll; die 3; stop; roll; die 3; stop; roll; die 2; house 4 d1
stock 0: 6 6 6 0
play roll; die 19
no AQ-4.6: house 4 d7
count house: 18
play stop; roll; die 19
yes house 4 d7
""")


def test_aq_4_7_only_the_lowest_in_stock_on_a_supplied_space(holds):
    """Tiles that were lost are not in stock: seat 0 has no 1-house tile left, whoever took them."""
    holds("""
players 4
play hill a2; hill l2; hill a7; hill l7
play roll; die 12; house 1 i4; roll; die 12; house 1 i5; roll; die 12; house 1 i6
play spring 5.3; canal 5.3-6.3; stop; roll; die 3; stop
play roll; die 14; house 1 c6; roll; die 14; house 1 d6; roll; die 14; house 1 e6
play canal 6.3-7.3; canal 7.3-8.3; roll; die 3; stop; roll; die 3; stop
stock 0: 0 6 6 4
supplied: f3 f4 g3 g4 h3 h4
play roll; die 3
no AQ-4.6: house 1 f3
no AQ-4.7: house 3 f3; house 4 g3
yes house 2 f3; house 2 g3; house 4 f1; house 3 g2
play stop; roll; die 3
no AQ-4.7: house 2 f3
yes house 1 f3; house 4 f1
""")


def test_aq_4_8_the_area_is_looked_at_before_anything_is_asked(holds):
    """The area is cleared at once, so that it may be rolled again in the same turn."""
    holds("""
players 4
play hill e3; hill e4; hill f4; hill a3; roll; die 9; house 3 f5
houses:
lost: 0:3
verbs: roll, stop
play roll; die 9
all house: 1 f5, 2 f5, 3 f5, 4 f5
""")


def test_aq_4_9_up_to_three_times_and_stop_in_between(holds):
    holds("""
players 2
play @hills; roll; die 20; house 1 h7
verbs: roll, stop
play stop
to play: 1
play roll; die 20; house 1 i7; roll; die 19; house 1 d7
verbs: roll, stop
play roll; die 18; house 1 j7
to play: 0
""")


def test_aq_4_9_who_has_no_tile_left_is_not_asked(begin):
    """The last tile of seat 0 is its second in that turn (28 of 28)."""
    referee = begin("players 2")
    for hill in "a2 l2 a7 l7 b1 k1 b8 k8".split():
        referee.play(f"hill {hill}")
    placed = 0
    while placed < 28:
        facts = referee.facts()
        if facts.to_play == 1:
            for action in ("roll", "die 20", "stop"):
                referee.play(action)
            continue
        if facts.step in ("turn", "again"):
            assert placed < 27 or facts.counted < 3
            referee.play("roll")
        taken = {*facts.houses, *dict(facts.hills)}
        free = [one for one in facts.areas if one not in taken]
        area = next(a for a in range(1, 20) if sum(facts.areas[one] == a for one in free) > 1)
        referee.play(f"die {area}")
        referee.play(referee.legal_actions()[0])
        placed += 1
    facts = referee.facts()
    assert facts.stock[0] == (0, 0, 0, 0)
    assert (facts.to_play, facts.counted) == (1, 0)
    for action in ("roll", "die 20", "stop"):
        referee.play(action)
    assert referee.refusal("roll") == "AQ-3.2"
    assert {text.split()[0] for text in referee.legal_actions()} == {"spring"}
