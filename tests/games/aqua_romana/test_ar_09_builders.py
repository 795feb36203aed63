"""Moving builders, fountains, the extra tile (AR-9)."""

from __future__ import annotations

import pytest


def test_ar_9_1_a_builder_moves_to_the_next_free_space_and_jumps_the_others(holds):
    holds("""
builder S Nc
builder C Nd
builder C Ne
builder D Ng
> build c1S Nc S-NS
= track Nc empty
= track Nf S
= track Ng D
""")


def test_ar_9_2_only_the_builder_used_moves_and_once(holds):
    holds("""
builder S Nc
builder S Sc
builder C Nd
> build c1S Sc S-NS
= track Sb S
= track Sc empty
= track Nc S
= track Nd C
""")


def test_ar_9_3_without_a_build_any_builder_may_advance_or_none(holds):
    holds("""
live c1S c2NE
builder S Nb
builder B Sb
= legal advance Nb; advance Sb; wait
= refused AR-9.3 advance Nc
= refused AR-12.1 advance
> advance Sb
= track Sa B
= track Nb S
""")


def test_ar_9_3_there_is_no_extra_tile_for_an_advance(holds):
    holds("""
builder S Sa
> advance Sa
= track W8 S
= step close
""")


@pytest.mark.parametrize(
    ("occupied", "to", "passed"),
    [("", "Nk", False), ("Nk", "E1", True), ("Nk E1 E2", "E3", True)],
)
def test_ar_9_4_a_builder_passes_a_fountain_that_lies_on_his_way(holds, occupied, to, passed):
    others = "".join(f"builder B {space}\n" for space in occupied.split())
    holds(f"""
live i1S i2NE j2WS
builder C Nj
{others}
> build j2S Nj C-NW
= track {to} C
= step {"extra" if passed else "close"}
""")


def test_ar_9_5_the_extra_tile_must_be_laid(holds):
    """Of 88 squares 4 are corners, 8 reservoirs, 1 is c2, and 12 are faced: 63 are left."""
    holds("""
builder S W1
> build c1S W1 S-NS
= step extra
= refused AR-3.2 keep
= refused AR-3.2 wait
= count 126
> extra a2 S-EW
= step close
= to-play 0
""")


def test_ar_9_5_if_none_is_possible_there_is_no_action(holds):
    """The last straight has just been laid."""
    holds("""
supply S 1
builder S W1
> build c1S W1 S-NS
= step close
= supply S 0
""")


def test_ar_9_6_its_type_is_that_of_the_tile_just_laid(holds):
    """Also after a joker; a curve may lie in all four ways."""
    holds("""
builder J W1
> build c1S W1 C-NE
= refused AR-9.6 extra f4 S-NS
= refused AR-9.6 extra f4 D-NE
= refused AR-9.6 extra c2 B
= refused AR-9.7 extra c2 C-NE
> extra f4 C-ES
""")


def test_ar_9_6_also_after_a_builder_whose_type_had_run_out(holds):
    holds("""
supply C 0
builder C W1
> build c1S W1 D-NE
= refused AR-9.6 extra f4 C-NE
= refused AR-9.6 extra f4 B
> extra f4 D-NW
""")


def test_ar_9_7_its_square_is_empty_and_no_live_head_faces_it(holds):
    """c3 is faced only since the head has moved, d7 by a worker of another seat."""
    holds("""
live h1S h2NS
finished i1S
builder S W1
> build c1S W1 S-NS
= refused AR-9.7 extra c3 S-NS
= refused AR-9.7 extra d7 S-NS
= refused AR-9.7 extra h3 S-NS
= refused AR-9.7 extra h2 S-NS
= refused AR-9.7 extra h1 S-NS
= refused AR-9.7 extra k1 S-NS
> extra i2 S-NS
""")


def test_ar_9_7_a_finished_head_does_not_guard_the_square_before_it(holds):
    holds("""
finished h1S h2NS
builder S W1
> build c1S W1 S-NS
> extra h3 S-NS
= path h1S h2NS finished
= step close
""")


def test_ar_9_8_the_extra_tile_only_lies_there(begin):
    """It lies before nobody, and its channels are loose until one passes them."""
    referee = begin("""
builder S W1
builder S Nd
""")
    referee.play("build c1S W1 S-NS")
    before = referee.facts()
    referee.play("extra e2 S-NS")
    after = referee.facts()
    assert after.aqueducts == before.aqueducts
    assert after.tiles == {**before.tiles, "e2": "S-NS"}
    assert after.supply["S"] == before.supply["S"] - 1
    assert after.builders == before.builders


def test_ar_9_9_two_fountains_earn_one_tile(holds):
    holds("""
live i1E j1WE k1WS
builder S Nk
builder C E1
builder C E2
builder C E3
builder S E4
builder S E5
builder B E6
builder B E7
builder B E8
> build k1S Nk S-NS
= track Sk S
> extra g4 S-EW
= step close
""")
