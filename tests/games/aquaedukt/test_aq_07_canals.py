"""Canals and double canals (AQ-7)."""

from __future__ import annotations

from itertools import product

import numpy as np
from hypothesis import given, settings, strategies as st

import frontinus
from frontinus.core.kernel import COMPILED
from tests.games.aquaedukt.agreement import assert_sound
from tests.games.aquaedukt.engine import facts_of_match

BEGUN = "players 2\nplay @hills; spring 5.3"


def test_aq_7_1_at_most_two_sticks_on_an_edge_and_36_in_all(holds):
    holds(f"""
{BEGUN}; canal 5.3-6.3
left: 4 springs, 35 sticks
play canal 5.3-6.3
left: 4 springs, 34 sticks
no AQ-7.1: canal 5.3-6.3
no AQ-1.3: canal 0.0-1.0
""")


def test_aq_7_2_one_or_two_sticks_a_turn_anywhere(holds):
    """The second at another spring; on the same edge; after one, `stop`."""
    holds(f"""
{BEGUN}; spring 10.3; canal 5.3-6.3
to play: 0
verbs: canal, stop
play canal 9.3-10.3
to play: 1
play canal 10.3-11.3; canal 10.3-11.3
to play: 0
play canal 5.3-6.3; stop
to play: 1
""")


def test_aq_7_2_the_second_is_judged_after_the_first(holds):
    holds(f"""
{BEGUN}
no AQ-7.4: canal 6.3-7.3
play canal 5.3-6.3
yes canal 6.3-7.3; canal 5.3-6.3
no AQ-7.4: canal 7.3-8.3
""")


def test_aq_7_3_lines_begin_at_springs_and_end_in_heads(begin):
    referee = begin("players 2")
    actions = "a2 l2 a7 l7 b1 k1 b8 k8".split()
    for action in [f"hill {space}" for space in actions] + ["spring 5.3", "canal 5.3-6.3"]:
        referee.play(action)
    for action in ("canal 6.2-6.3", "canal 5.3-6.3", "canal 5.3-5.4"):
        referee.play(action)
    assert referee.facts().lines == [
        ("5.3", ["5.3-5.4"], ["5.4"], [1]),
        ("5.3", ["5.3-6.3", "6.2-6.3"], ["6.3", "6.2"], [2, 1]),
    ]


def test_aq_7_4_a_new_edge_begins_or_lengthens_a_line(holds):
    holds(f"""
{BEGUN}
all canal: 4.3-5.3, 5.3-6.3, 5.2-5.3, 5.3-5.4
no AQ-7.4: canal 6.3-7.3; canal 0.1-0.2; canal 4.2-5.2
play canal 5.3-5.4; canal 5.4-5.5
all canal: 4.3-5.3, 5.3-6.3, 5.2-5.3, 5.3-5.4, 4.5-5.5, 5.5-6.5, 5.5-5.6
""")


def test_aq_7_5_no_branch(holds):
    holds(f"""
{BEGUN}; canal 5.3-6.3; canal 6.3-7.3
no AQ-7.5: canal 6.2-6.3; canal 6.3-6.4
yes canal 7.2-7.3; canal 7.3-7.4
""")


def test_aq_7_6_two_directions(holds):
    """Also where one of the two lines is double."""
    holds(f"""
{BEGUN}; canal 5.3-6.3; canal 5.3-6.3; canal 5.2-5.3
no AQ-7.6: canal 4.3-5.3; canal 5.3-5.4
no AQ-7.1: canal 5.3-6.3
yes canal 5.2-5.3
""")


def test_aq_7_7_no_joining(holds):
    """A head beside its own spring, beside its own line, beside another spring's line."""
    holds(f"""
{BEGUN}; spring 9.4; canal 5.3-6.3; canal 6.3-6.4; canal 5.4-6.4; canal 4.4-5.4
no AQ-7.7: canal 5.3-5.4
yes canal 4.3-4.4; canal 4.3-5.3
play canal 4.3-4.4; canal 8.4-9.4
no AQ-7.7: canal 4.3-5.3; canal 5.3-5.4
play canal 7.4-8.4; stop
no AQ-7.7: canal 6.4-7.4
yes canal 7.3-7.4; canal 7.4-7.5
""")


def test_aq_7_8_double_from_the_spring_outwards(holds):
    holds(f"""
{BEGUN}; canal 5.3-6.3; canal 6.3-7.3; canal 7.3-8.3; canal 8.3-9.3
yes canal 5.3-6.3
no AQ-7.8: canal 6.3-7.3; canal 7.3-8.3; canal 8.3-9.3
play canal 5.3-6.3
yes canal 6.3-7.3
no AQ-7.8: canal 7.3-8.3; canal 8.3-9.3
play canal 6.3-7.3; canal 7.3-8.3; canal 8.3-9.3
no AQ-7.5: canal 8.3-8.4
yes canal 9.3-10.3
""")


def test_aq_7_9_the_two_lines_of_a_spring_do_not_depend_on_each_other(holds):
    holds(f"""
{BEGUN}; canal 5.3-6.3; canal 5.3-6.3; canal 4.3-5.3; canal 3.3-4.3
yes canal 4.3-5.3
no AQ-7.8: canal 3.3-4.3
""")


def test_aq_7_10_borders_hills_and_houses_do_not_matter(holds):
    """Along the border, between hills, between areas, between tiles."""
    holds("""
players 2
play hill a2; hill b2; hill a3; hill b3; hill d1; hill d2; hill e1; hill e2
play roll; die 9; house 1 f4; roll; die 9; house 1 f5; stop
play spring 1.0; canal 1.0-1.1; canal 1.1-1.2; canal 1.2-1.3; canal 1.3-1.4
yes canal 1.0-2.0; canal 1.4-1.5; canal 0.4-1.4
play canal 1.0-2.0; canal 2.0-3.0; spring 5.3; canal 5.3-5.4; canal 5.4-6.4
left: 3 springs, 28 sticks
""")


@settings(max_examples=60 if COMPILED else 10)
@given(st.lists(st.integers(0, 10**6), min_size=60, max_size=60), st.booleans())
def test_aq_7_11_what_always_holds(choices, spring_and_canal):
    """Whatever is opened and laid: disjoint simple paths, one spring each, doubles first."""
    options = {"spring-and-canal": spring_and_canal}
    match = frontinus.new_match("aquaedukt", 4, options=options)
    for hill in ("a2", "b1", "c1", "d1"):
        match.play(f"hill {hill}")
    for choice in choices:
        wet = [text for text in match.legal_actions() if text.split()[0] in ("canal", "spring")]
        if not wet:
            break
        # canals first, so that small numbers lengthen and double lines
        match.play(wet[choice % len(wet)])
        assert_sound(facts_of_match(match))


def test_aq_7_11_the_kept_lists_are_what_a_fresh_look_finds():
    """What a state keeps of AQ-6, AQ-7 and AQ-8 is the same as counted anew."""
    from frontinus.games.aquaedukt.notation import state_from
    from frontinus.games.aquaedukt.state import State

    for players, varied in product((2, 4), (False, True)):
        rng = np.random.default_rng([players, varied])
        match = frontinus.new_match("aquaedukt", players, seed=players)
        while not match.over:
            if match.to_play == frontinus.CHANCE:
                match.play_chance()
            else:
                legal = match.legal_actions()
                if varied:
                    verbs = sorted({text.split()[0] for text in legal})
                    verb = verbs[rng.integers(len(verbs))]
                    legal = [text for text in legal if text.split()[0] == verb]
                match.play(legal[rng.integers(len(legal))])
            rows = State.rows_of(state_from(match.position(), match.box))
            assert State.to_bytes(rows, 0) == match.state_bytes()
