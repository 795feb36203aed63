"""The turn (AQ-3)."""

from __future__ import annotations

from tests.games.aquaedukt.engine import match_from
from tests.games.aquaedukt.twin import Twin


def test_aq_3_1_one_of_three_and_no_two_of_them_in_a_turn(holds):
    holds("""
players 2
play @hills
verbs: roll, spring
play spring 5.3
to play: 1
verbs: canal, roll, spring
play canal 5.3-6.3
no AQ-12.2: roll; spring 11.3; pass
verbs: canal, stop
play stop
to play: 0
play roll; die 9; house 1 f4
no AQ-12.2: canal 6.3-7.3; spring 11.3; house 1 f5
verbs: roll, stop
""")


def test_aq_3_2_what_is_not_possible_is_not_among_the_actions(holds):
    """No canal without a spring; no spring after the fifth; no roll without a tile (AQ-13.16)."""
    holds("""
players 2
play @hills
no AQ-7.4: canal 5.3-6.3
play spring 1.0; spring 6.0
play spring 11.0; spring 3.8
verbs: canal, roll, spring
play spring 9.8
verbs: canal, roll
no AQ-6.1: spring 6.4
""")


def test_aq_3_3_who_wants_nothing_rolls_and_declines(holds):
    holds("""
players 2
play @hills
no AQ-12.2: stop
no AQ-3.4: pass
play roll; die 3; stop
to play: 1
""")


def test_aq_3_4_pass_only_where_nothing_is_possible():
    """A seat without a tile, in a box without springs."""
    twin = Twin(3)
    for hill in ("c3", "c4", "c5", "c6", "d3", "d4"):
        twin.play(f"hill {hill}")
    twin.spring_count = 0
    twin.stock[0] = dict.fromkeys(twin.stock[0], 0)
    match = match_from(twin)
    for referee in (twin, match):
        assert referee.legal_actions() == ["pass"]
        assert referee.refusal("roll") == "AQ-3.2"
        assert referee.refusal("spring 5.3") == "AQ-6.1"
        assert referee.refusal("canal 5.3-6.3") == "AQ-7.4"
        referee.play("pass")
        assert referee.to_play == 1
        assert referee.legal_actions() == ["roll"]
        assert referee.refusal("pass") == "AQ-3.4"


def test_aq_3_5_the_turn_ends_by_itself_where_nothing_is_left_to_choose(holds):
    """After a spring, after the second stick, after the third tile, and after `stop`."""
    holds("""
players 3
play hill a2; hill b1; hill c1; hill d1; hill e1; hill f1; spring 5.3
to play: 1
play canal 5.3-6.3; canal 6.3-7.3
to play: 2
play roll; die 20; house 1 h7; roll; die 19; house 1 d7; roll; die 18; house 1 j7
to play: 0
play roll; die 17; stop
to play: 1
""")
