"""The turn (AR-3)."""

from __future__ import annotations


def test_ar_3_1_turns_go_clockwise(holds):
    holds("""
players 3
seat 1
builder C Nb
= to-play 1
> wait
> keep
= to-play 2
> wait
> keep
= to-play 0
> advance Nb
> keep
= to-play over
""")


def test_ar_3_2_a_verb_of_another_step_is_refused(holds):
    """Build, extra tile, voluntary closing, taking; then an owed builder and building again."""
    holds("""
builder S W1
> build c1S W1 S-NS
= step extra
= refused AR-3.2 keep
= refused AR-3.2 close c2S
= refused AR-3.2 take C
= refused AR-3.2 place C Nc
= refused AR-3.2 build c2S Na S-NS
= refused AR-3.2 advance Na
> extra f5 S-NS
= step close
= refused AR-3.2 extra f6 S-NS
= refused AR-3.2 wait
= refused AR-3.2 take C
= refused AR-3.2 build d1S Na S-NS
> close c2S
= step reserve
= to-play 0
= refused AR-3.2 keep
= refused AR-3.2 close d1S
= refused AR-3.2 place J Nc
= refused AR-3.2 wait
> take J
= to-play 1
= step move
= refused AR-3.2 place J Nc
= refused AR-3.2 keep
> wait
= step close
> keep
= to-play 0
= step owed
= refused AR-3.2 wait
= refused AR-3.2 keep
= refused AR-3.2 build d1S Nd S-NS
= refused AR-3.2 take C
> place J Nd
= step build
= refused AR-3.2 keep
= refused AR-3.2 extra f6 S-NS
""")


def test_ar_3_3_a_seat_without_workers_only_places_and_its_turn_counts(holds):
    """Seat 1 has no live aqueduct: it neither builds nor advances nor closes; q grows all the same.

    Seat 0 waits (q 1), seat 1 has no action (q 2 of 3), seat 2 builds.
    """
    holds("""
players 3
finished h1S
finished i1S
finished h1W
finished i1E
builder S E8
> wait
> keep
= to-play 2
= step build
> build h8W E8 S-EW
> extra f5 S-NS
> keep
= to-play 0
> wait
> keep
= to-play 2
> wait
> keep
= to-play over
""")


def test_ar_3_3_it_places_what_it_was_due_before_it_passes(holds):
    """Red's tile closes the last aqueduct of blue; blue takes, and places a turn later."""
    holds("""
players 4
seat 2
finished i1S
finished i1E
live h1S h2NS h3NS h4NS
live h8N h7SN h6SN
builder C Sh
builder S W8
> build h6N Sh C-ES
> keep
= to-play 1
> take J
= held 1 J
= to-play 3
> build c8W W8 S-EW
> keep
= to-play 0
> wait
> keep
= to-play 1
= step owed
= count 36
> place J Nd
= to-play 2
""")
