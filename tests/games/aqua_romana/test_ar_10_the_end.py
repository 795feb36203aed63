"""End of the game (AR-10)."""

from __future__ import annotations

import pytest


def test_ar_10_1_turns_without_a_build_are_quiet_also_with_an_advance_or_a_closing(begin):
    referee = begin("""
players 4
builder C Nb
builder S Sb
""")
    assert referee.facts().quiet == 0
    referee.play("advance Nb")
    referee.play("close c1S")
    referee.play("take J")
    assert referee.facts().quiet == 1
    referee.play("wait")
    referee.play("keep")
    assert referee.facts().quiet == 2


def test_ar_10_1_a_build_makes_q_zero(begin):
    referee = begin("""
players 4
quiet 3
builder S Nc
""")
    referee.play("build c1S Nc S-NS")
    assert (referee.facts().quiet, referee.facts().last) == (3, 0)
    referee.play("keep")
    assert (referee.facts().quiet, referee.facts().last) == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ar_10_2_a_round_without_a_tile_ends_the_game(holds, players):
    turn = "> wait\n> keep\n"
    holds(f"""
players {players}
builder C Nb
{turn * (players - 1)}
= to-play {players - 1}
{turn}
= to-play over
= refused AR-10.2 wait
= refused AR-10.2 place C Nc
= refused AR-12.1 nothing
""")


def test_ar_10_2_the_last_of_these_turns_is_that_of_the_seat_that_laid_last(holds):
    holds("""
players 3
seat 2
builder S E8
> build h8W E8 S-EW
> extra f4 S-NS
> keep
= to-play 0
> wait
> keep
> wait
> keep
= to-play 2
> wait
> keep
= to-play over
""")


def test_ar_10_2_the_game_ends_when_no_live_aqueduct_is_left(holds):
    """The last one is closed by building; nobody takes from the reserve."""
    holds("""
finished c1S
finished d1S
finished h1S
finished i1S
finished i1E
finished i8N
finished h8N
finished h8W
finished d8N
finished c8N
finished c8W
builder C Nd
> build d1E Nd C-NW
= to-play over
= podium 1 0
= scores 5 0
= winners 0
= refused AR-10.2 take C
""")


def test_ar_10_3_what_is_still_live_is_scored_from_the_last_layer_on(holds):
    """Seat 2 laid last: its 2 gets podium 2, then seat 0 gets 1, then seat 1 nothing."""
    holds("""
players 3
seat 1
live a4E b4WE c4WE
live h1S h2NS h3NS
live h8N h7SN h6SN
quiet 2
last 2
> wait
> keep
= podium 2 2
= podium 1 0
= aside 0 0 0 1 1 1 1 2 2 2
= scores 4 0 6
= winners 2
""")


def test_ar_10_4_10_5_10_6_values_and_bonuses_of_the_three_highest_podiums(holds):
    """Both workers on podium 7 get its bonus; podium 2 is the fourth highest and gets none."""
    holds("""
podium 12 0
podium 7 0
podium 7 1
podium 5 0
podium 2 1
quiet 1
> wait
> keep
= scores 33 12
= winners 0
""")


def test_ar_10_6_seats_with_equal_scores_share_the_win(holds):
    holds("""
players 4
podium 7 1
podium 7 3
podium 5 0
quiet 3
> wait
> keep
= scores 8 11 0 11
= winners 1 3
""")
