"""Sight (AR-4)."""

from __future__ import annotations


def test_ar_4_1_a_worker_sees_the_four_ends_of_his_column_and_row(holds):
    """From c4: Nc, Sc, E4, W4, over tiles, workers, reservoirs and builders, and nothing else."""
    holds("""
live c1S c2NS c3NS c4NS
tile h4 S-NS
builder C Nc
builder S Sc
builder B E4
builder D W4
builder J E5
builder J W3
builder J Nb
builder J Sd
= builds c4S: E4 B, Nc C-NE, Nc C-NW, Sc S-NS, W4 D-NE, W4 D-NW
= refused AR-4.1 build c4S E5 B
= refused AR-4.1 build c4S W3 B
= refused AR-4.1 build c4S Nb B
= refused AR-4.1 build c4S Sd B
""")


def test_ar_4_2_a_worker_stands_on_his_reservoir_and_then_on_the_last_square_passed(holds):
    """It is row 1 that counts before the first tile, and not the row to be built on."""
    holds("""
builder B E1
builder B E2
= builds c1S: E1 B
= refused AR-4.1 build c1S E2 B
""")
    holds("""
live c1S c2NE
finished d1S
builder B E2
builder B Nd
= builds c2E: E2 B
= refused AR-4.1 build c2E Nd B
""")


def test_ar_4_3_sight_is_looked_at_after_owed_builders_and_before_anything_moves(holds):
    """The joker placed in this turn is seen; the builder used moves away only after the build."""
    holds("""
set-up C Nd
> build d1E Nd C-NW
> take J
> wait
> keep
> place J Nc
= builds c1S: Nc B, Nc C-NE, Nc C-NW, Nc D-NE, Nc D-NW, Nc S-NS
> build c1S Nc S-NS
= track Nd J
""")
