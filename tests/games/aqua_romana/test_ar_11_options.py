"""Options (AR-11)."""

from __future__ import annotations


def test_ar_11_1_voluntary_closing_only_in_a_turn_with_a_build(holds):
    holds("""
option voluntary-close-needs-tile
live c1S c2NS
builder S W2
> build c2S W2 S-NS
= legal close c3S; close d1E; close d1S; close h1S; close i1E; close i1S; keep
> close c3S
> take C
= to-play 1
> wait
= to-play 0
= step owed
""")


def test_ar_11_1_by_default_in_any_turn(holds):
    holds("""
builder S Nb
> wait
= step close
""")
