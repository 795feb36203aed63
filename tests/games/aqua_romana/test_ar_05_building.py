"""Building (AR-5)."""

from __future__ import annotations


def test_ar_5_1_head_of_a_live_aqueduct_of_ones_own_and_a_builder(holds):
    holds("""
finished d1S
live c1S c2NS
builder S Nc
builder S Nd
builder S Sc
= builds c2S: Nc S-NS, Sc S-NS
= refused AR-5.1 build c1S Nc S-NS
= refused AR-5.1 build d1S Nd S-NS
= refused AR-5.1 build c8N Sc S-NS
= refused AR-5.1 build c2E Nc S-EW
= refused AR-5.1 build c2S E2 S-NS
= refused AR-5.1 build c2S E3 S-NS
> build c2S Nc S-NS
= path c1S c2NS c3NS live
""")


def test_ar_5_2_a_builder_allows_his_own_type(holds):
    holds("""
builder S Nc
= builds c1S: Nc S-NS
= refused AR-5.2 build c1S Nc B
= refused AR-5.2 build c1S Nc C-NE
= refused AR-5.3 build c1S Nc S-EW
""")


def test_ar_5_2_a_builder_whose_type_has_run_out_allows_any_type_of_the_supply(holds):
    holds("""
builder S Nc
supply S 0
supply D 0
= builds c1S: Nc B, Nc C-NE, Nc C-NW
= refused AR-5.2 build c1S Nc S-NS
= refused AR-5.2 build c1S Nc D-NE
""")


def test_ar_5_2_the_joker_allows_what_the_supply_has(holds):
    holds("""
builder J Nc
supply S 0
supply C 0
= builds c1S: Nc B, Nc D-NE, Nc D-NW
= refused AR-5.2 build c1S Nc S-NS
= refused AR-5.2 build c1S Nc C-NE
""")


def test_ar_5_3_the_tile_leads_away_from_the_worker(holds):
    holds("""
builder C Nd
= builds d1E: Nd C-NW, Nd C-SW
= builds d1S: Nd C-NE, Nd C-NW
= refused AR-5.3 build d1E Nd C-NE
= refused AR-5.3 build d1E Nd C-ES
= refused AR-5.3 build d1S Nd C-ES
= refused AR-5.3 build d1S Nd C-SW
""")


def test_ar_5_4_no_two_workers_are_joined_not_even_of_one_seat(holds):
    """c2E and the worker of d1S, both of seat 0, face d2."""
    holds("""
live c1S c2NE
builder J W2
= refused AR-5.4 build c2E W2 C-NW
= refused AR-5.4 build c2E W2 D-NW
= builds c2E: W2 B, W2 C-SW, W2 D-NE, W2 S-EW
""")


def test_ar_5_4_nor_two_others_of_whom_neither_is_the_chosen_one(holds):
    """Two heads of seat 0 face e4 from the west and north; red comes from the east.

    The double curve D-NW would lead red away to the south, and join the other two.
    """
    holds("""
seat 1
live d1S d2NS d3NS d4NE
live d1E e1WS e2NS e3NS
live h8N h7SN h6SN h5SN h4SW g4EW f4EW
builder J Nf
= builds f4W: Nf C-ES
= refused AR-5.4 build f4W Nf D-NW
= refused AR-5.4 build f4W Nf S-EW
= refused AR-5.4 build f4W Nf B
= refused AR-5.4 build f4W Nf D-NE
= refused AR-5.4 build f4W Nf C-NE
> build f4W Nf C-ES
= path d1S d2NS d3NS d4NE finished
= path d1E e1WS e2NS e3NS finished
""")


def test_ar_5_5_building_is_compulsory_even_where_it_harms(holds):
    """The only legal build runs into a loose straight that does not fit."""
    holds("""
finished c1S
finished d1S
finished h1S
finished i1S
finished i1E
tile f1 S-NS
builder S Nd
= legal build d1E Nd S-EW
= refused AR-5.5 wait
= refused AR-5.5 advance Nd
= refused AR-5.5 advance Nc
> build d1E Nd S-EW
= path d1E e1WE finished
""")


def test_ar_5_5_a_worker_whose_builders_allow_no_legal_tile_is_not_available(holds):
    """Red and blue face each other: a straight would join them, so red may only move a builder."""
    holds("""
seat 1
live h1S h2NS h3NS h4NS
live h8N h7SN h6SN
builder S W6
= legal advance W6; wait
= refused AR-5.4 build h6N W6 S-NS
""")


def test_ar_5_6_the_tile_is_laid_the_heads_move_the_builder_moves_and_nothing_else(begin):
    referee = begin("""
live c1S c2NS
tile f5 B
builder S Nc
builder D Nd
builder B E2
""")
    before = referee.facts()
    referee.play("build c2S Nc S-NS")
    after = referee.facts()
    assert after.tiles == {**before.tiles, "c3": "S-NS"}
    assert after.supply == {**before.supply, "S": before.supply["S"] - 1}
    assert after.aqueducts == {**before.aqueducts, "c1S": ("c1S c2NS c3NS", "live")}
    assert after.builders == {"Nd": "D", "E2": "B", "Ne": "S"}
    assert (after.podiums, after.reserve, after.held) == (
        before.podiums,
        before.reserve,
        before.held,
    )


def test_ar_5_7_a_build_may_extend_or_close_aqueducts_of_others(holds):
    holds("""
seat 1
live h1S h2NS h3NS h4NS
live h8N h7SN h6SN
builder D W6
builder C E6
> build h6N W6 D-NE
= path h1S h2NS h3NS h4NS h5NE live
= path h8N h7SN h6SN h5SW live
again
> build h6N E6 C-SW
= path h1S h2NS h3NS h4NS finished
= path h8N h7SN h6SN h5SW live
""")


def test_ar_5_8_builds_from_two_heads_before_one_square_are_different_actions(holds):
    """c2E and d1S face d2; the bridge extends both whichever is named."""
    holds("""
live c1S c2NE
builder B Nd
builder B W2
= legal build c2E W2 B; build d1E Nd B; build d1S Nd B
> build c2E W2 B
= path c1S c2NE d2WE live
= path d1S d2NS live
again
> build d1S Nd B
= path c1S c2NE d2WE live
= path d1S d2NS live
""")
