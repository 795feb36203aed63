"""Notation and refusals (AR-12)."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="module")
def at_any_time(begin):
    """Games at several steps, the last of them over; asking them changes nothing."""
    over = begin("builder C Nb\nquiet 1")
    over.play("wait")
    over.play("keep")
    assert over.facts().to_play is None
    return [*map(begin, ("untouched", "builder C Nb", "set-up")), over]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Wait",
        "wait ",
        " wait",
        "wait\n",
        "wait wait",
        "pass",
        "place",
        "place C",
        "place C ",
        "place C Nc ",
        "place  C Nc",
        "place C\tNc",
        "place C Nl",
        "place C E9",
        "place C E0",
        "place C Ea",
        "place C N1",
        "place X Nc",
        "place c Nc",
        "place CC Nc",
        "place Nc C",
        "place C c1",
        "build c1S Nc",
        "build c1S Nc B B",
        "build c1 Nc B",
        "build c1S c1S B",
        "build c9S Nc B",
        "build l1S Nc B",
        "build c1X Nc B",
        "build c1s Nc B",
        "build c1S Nc B-NS",
        "build c1S Nc C-SE",
        "build c1S Nc C-EN",
        "build c1S Nc S-SN",
        "build c1S Nc D-SW",
        "build c1S Nc D-ES",
        "build c1S Nc J",
        "build c1S Nc C",
        "extra f5",
        "extra f5N B",
        "extra f9 B",
        "advance",
        "advance c1",
        "advance Nl",
        "advance Nc Nd",
        "close",
        "close c1",
        "close c1S keep",
        "keep c1S",
        "take",
        "take K",
        "take C C",
        "take \u0421",
        "place C N\u0441",
        "build c1S Nc B\x00",
        "\u00b9",
        "build c\u0661S Nc B",
        "keep" * 10000,
    ],
)
def test_ar_12_1_a_text_that_has_none_of_the_forms(at_any_time, text):
    """At any step, and also when the game is over, this is the first line of AR-12.6."""
    assert [game.refusal(text) for game in at_any_time] == ["AR-12.1"] * 4


def test_ar_12_2_one_text_is_one_action_however_many_builders_there_are(begin):
    legal = begin("untouched").legal_actions()
    assert legal.count("place C Nc") == 1
    assert len(legal) == len(set(legal)) == 4 * 38


def test_ar_12_3_lists_are_in_ascii_order_without_repetition(begin):
    referee = begin("untouched")
    chosen = 0
    while referee.facts().to_play is not None:
        legal = referee.legal_actions()
        assert legal == sorted(set(legal))
        chosen += 5
        referee.play(legal[chosen % len(legal)])


def test_ar_12_4_a_path_is_outlet_and_passes(holds):
    holds("""
live c1S c2NS
builder C Nc
> build c2S Nc C-NE
= path c1S c2NS c3NE live
= refused AR-6.10 close c3N
> close c3E
= podium 2 0
""")


REFUSALS = [
    # order, facts, action, rule
    (1, "builder C Nb", "build c1S Nc", "AR-12.1"),
    (3, "untouched", "build c1S Nc B", "AR-2.3"),
    (3, "untouched", "keep", "AR-2.3"),
    (4, "builder C Nb", "keep", "AR-3.2"),
    (4, "builder C Nb", "place C Nc", "AR-3.2"),
    (4, "builder C Nb", "take C", "AR-3.2"),
    (4, "builder C Nb", "extra f5 B", "AR-3.2"),
    (4, "builder C Nb", "close c1S", "AR-3.2"),
    (5, "untouched", "place J Nc", "AR-2.3"),
    (8, "builder C Nb", "build c2S Nb C-NE", "AR-5.1"),
    (8, "builder C Nb", "build c8N Nb C-ES", "AR-5.1"),
    (8, "builder C Nb\nfinished c1S", "build c1S Nc S-EW", "AR-5.1"),
    (9, "builder C Nb", "build c1S Nc S-EW", "AR-5.1"),
    (9, "builder C Nb", "build c1S E5 S-EW", "AR-5.1"),
    (10, "builder C Nb", "build c1S Nb S-EW", "AR-4.1"),
    (10, "builder C Nb", "build c1S Nb C-NE", "AR-4.1"),
    (11, "builder C Nc", "build c1S Nc S-EW", "AR-5.2"),
    (11, "builder C Nc\nsupply C 0\nsupply S 0", "build c1S Nc S-EW", "AR-5.2"),
    (12, "builder C Nc", "build c1S Nc C-ES", "AR-5.3"),
    (12, "builder S Nc\nlive d1S d2NW\nsupply B 0", "build c1S Nc S-EW", "AR-5.3"),
    (13, "builder S Nc\nlive c8N c7SN c6SN c5SN c4SN c3SN", "build c1S Nc S-NS", "AR-5.4"),
    (14, "builder C Nc", "wait", "AR-5.5"),
    (14, "builder C Nc", "advance Nc", "AR-5.5"),
    (14, "builder C Nc", "advance Nd", "AR-5.5"),
    (15, "builder C Nb", "advance Nc", "AR-9.3"),
]


@pytest.mark.parametrize(("order", "facts", "action", "rule"), REFUSALS)
def test_ar_12_6_the_first_fault_of_the_table_is_named(holds, order, facts, action, rule):
    holds(f"{facts}\n= refused {rule} {action}")


LATER = [
    """
quiet 1
> wait
> keep
= refused AR-10.2 build c1S Nc B
= refused AR-12.1 build c1S
""",
    """
builder C Nd
> build d1E Nd C-NW
> take J
> wait
> keep
= refused AR-8.5 place C Ne
= refused AR-1.8 place J Ne
""",
    """
untouched
> place C Nc
= refused AR-1.8 place D Nc
= refused AR-2.3 place J Nc
""",
    """
builder S W1
> build c1S W1 S-NS
= refused AR-9.6 extra c2 B
= refused AR-9.6 extra a5 B
= refused AR-9.7 extra c3 S-NS
""",
    """
finished d1S
builder S Nc
> build c1S Nc S-NS
= refused AR-6.10 close c1S
= refused AR-6.10 close d1S
= refused AR-6.10 close c8N
= refused AR-6.10 close a5N
""",
    """
reserve CS
builder C Nd
> build d1E Nd C-NW
= refused AR-8.3 take J
""",
]


@pytest.mark.parametrize("script", LATER)
def test_ar_12_6_also_at_the_later_steps(holds, script):
    """Lines 1 and 2; 6 and 7; 5 and 7; 16 and 17; 18; 19."""
    holds(script)
