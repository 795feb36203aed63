"""Scoring and podiums (AR-7)."""

from __future__ import annotations


def test_ar_7_1_all_closed_in_this_turn_are_scored_in_step_5_and_not_before(holds):
    """Red's curve closes blue; blue's worker reaches his podium only after red's own choice."""
    holds("""
seat 1
live h1S h2NS h3NS h4NS
live h8N h7SN h6SN
builder C E6
> build h6N E6 C-SW
= step close
= podium 3 empty
> close h5W
= podium 3 0 1
""")


def test_ar_7_2_the_podium_of_the_length_or_the_next_lower_with_room(holds):
    holds("""
live c1S c2NS c3NS c4NS c5NS
podium 4 1
podium 3 1
podium 3 1
> wait
> close c5S
= podium 4 1
= podium 3 1 1
= podium 2 0
""")


LONG = (
    "c1S c2NW b2ES b3NS b4NS b5NE c5WN c4SN c3SE d3WS d4NS d5NS d6NE e6WN e5SN e4SN e3SE "
    "f3WS f4NS f5NS f6NE g6WN g5SN g4SN"
)


def test_ar_7_3_a_length_over_20_counts_as_20(holds):
    holds(f"""
live {LONG}
> wait
> close g4N
= podium 20 0
""")
    holds(f"""
live {LONG}
podium 20 1
podium 19 1
> wait
> close g4N
= podium 18 0
""")


def test_ar_7_4_without_length_or_room_a_worker_is_set_aside(holds):
    holds("""
live c1S c2NS c3NS
podium 2 1
podium 1 1
quiet 1
> wait
> close c3S
= aside 0 0 0 0 0 0 1 1 1 1 1 1
= podium 2 1
= podium 1 1
= scores 0 10
""")


def test_ar_7_5_the_active_seat_is_scored_first_and_then_clockwise(holds):
    """Red (1) closes itself and blue (0), both at 3; one place of podium 3 is left: red has it."""
    holds("""
seat 1
live h1S h2NS h3NS h4NS
live h8N h7SN h6SN
tile i5 S-NS
podium 3 0
builder C Sh
> build h6N Sh C-ES
= podium 3 0 1
= podium 2 0
""")


def test_ar_7_5_within_a_seat_the_longest_first(holds):
    """5 and 4 of one seat, podium 5 taken: they fill 4 and 3 (AR-13.15), 4 by the longer one."""
    holds("""
live c1S c2NS c3NS c4NS c5NS c6NS
live h1S h2NS h3NS h4NS h5NS
podium 5 1
quiet 1
last 0
> wait
> keep
= podium 5 1
= podium 4 0
= podium 3 0
""")


def test_ar_7_5_at_equal_length_in_the_order_of_their_heads(begin):
    """Both are 2 long; c6N comes before i6N, though the outlet i8N comes first on the board."""
    referee = begin("""
seat 1
live i8N i7SN i6SN
live c8N c7SN c6SN
quiet 1
last 1
""")
    referee.play("wait")
    referee.play("keep")
    podiums = referee.facts().podium_of
    assert (podiums["c8N"], podiums["i8N"]) == (2, 1)
