"""Springs (AQ-6)."""

from __future__ import annotations


def test_aq_6_1_one_spring_is_the_whole_turn_and_there_are_five(holds):
    holds("""
players 2
play @hills; spring 1.0
to play: 1
play spring 6.0; spring 11.0; spring 3.8
left: 1 springs, 36 sticks
play spring 9.8
to play: 1
left: 0 springs, 36 sticks
no AQ-6.1: spring 6.4; spring 1.0; spring 2.0
no AQ-1.2: spring 0.0
""")


def test_aq_6_2_no_spring_where_a_spring_or_a_canal_is(holds):
    """At the end of a canal or inside a line; at the border and beside a hill it may be."""
    holds("""
players 2
play @hills
yes spring 1.1; spring 0.3; spring 12.4; spring 6.8; spring 5.3
play spring 0.3; canal 0.3-1.3; canal 1.3-2.3; canal 2.3-3.3; canal 3.3-4.3
play canal 4.3-5.3; canal 5.3-6.3
no AQ-6.2: spring 0.3; spring 1.3; spring 5.3; spring 6.3
yes spring 5.4; spring 6.4; spring 7.3
""")


def test_aq_6_3_at_least_five_steps_from_every_spring(holds):
    holds("""
players 3
play hill a2; hill b1; hill c1; hill d1; hill e1; hill f1; spring 3.4; spring 8.4
no AQ-6.3: spring 5.4; spring 6.4; spring 4.1; spring 3.8; spring 8.8; spring 9.1
yes spring 2.0; spring 1.1; spring 9.8; spring 12.3
""")


def test_aq_6_4_a_spring_is_nobodys_and_supplies_nothing_by_itself(holds):
    holds("""
players 3
play hill a2; hill b1; hill c1; hill d1; hill e1; hill f1; spring 5.3
supplied:
to play: 1
play canal 5.3-6.3; canal 6.3-7.3
to play: 2
play canal 7.3-8.3; canal 4.3-5.3
supplied: e3 e4 f3 f4 g3 g4 h3 h4
""")
