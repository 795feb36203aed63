"""Aqueducts: tracing and closing (AR-6)."""

from __future__ import annotations

import pytest


def test_ar_6_1_a_square_passed_twice_counts_twice_and_a_printed_curve_counts(holds):
    """Two passes of c3 and three loose curves: length 6; over the printed curve: length 2."""
    holds("""
live c1S c2NS
tile d3 C-SW
tile d4 C-NW
tile c4 C-NE
builder B Nc
> build c2S Nc B
= path c1S c2NS c3NS c4NE d4WN d3SW c3EW live
= refused AR-6.10 close c3S
> close c3W
= podium 6 0
""")
    holds("""
builder S E1
> build i1E E1 S-EW
> close k1S
= podium 2 0
""")


def test_ar_6_2_a_finished_aqueduct_is_finished_for_good(holds):
    holds("""
finished c1S c2NS
builder S Nc
= refused AR-5.1 build c2S Nc S-NS
= refused AR-5.1 build c1S Nc S-NS
= legal advance Nc; wait
> wait
= refused AR-6.10 close c2S
= legal close d1E; close d1S; close h1S; close i1E; close i1S; keep
""")


def test_ar_6_3_the_second_channel_of_a_bridge_stays_loose_until_one_passes_it(holds):
    """Red passes the bridge on c5 that yellow passed before, and has its own length."""
    holds("""
seat 1
tile c5 B
live c1S c2NS c3NS c4NS c5NS
live d8N d7SN d6SN
builder C Sd
> build d6N Sd C-SW
= path d8N d7SN d6SN d5SW c5EW live
= path c1S c2NS c3NS c4NS c5NS live
""")


def test_ar_6_3_an_owned_channel_is_never_passed_again(holds):
    """Green runs into the open end of finished yellow: the straight is owned, not loose."""
    holds("""
seat 1
finished c1S c2NS c3NS c4NS
live c8N c7SN c6SN
builder S Sc
> build c6N Sc S-NS
= path c8N c7SN c6SN c5SN finished
= path c1S c2NS c3NS c4NS finished
= podium 3 1
""")


def test_ar_6_4_every_live_head_faces_an_empty_square_all_through_a_game(begin):
    referee = begin("untouched")
    chosen = 0
    while referee.facts().to_play is not None:
        facts = referee.facts()
        for path, status in facts.aqueducts.values():
            if status == "live":
                head = path if len(path) == 3 else path[-4:-2] + path[-1]
                assert faced(head) not in facts.tiles
        legal = referee.legal_actions()
        chosen += 7
        referee.play(legal[chosen % len(legal)])


def faced(head):
    column, row, edge = head
    step = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[edge]
    return chr(ord(column) + step[0]) + str(int(row) + step[1])


@pytest.mark.parametrize(
    ("facts", "build", "path"),
    [
        # 1 wall
        ("builder C Nd", "d1E Nd C-NW", "d1E e1WN finished"),
        # 2 open
        ("builder C Nd", "d1E Nd C-SW", "d1E e1WS live"),
        # 4 reservoir
        ("builder S Nd\ntile f1 S-EW\ntile g1 S-EW", "d1E Nd S-EW", "d1E e1WE f1WE g1WE finished"),
        # 5 mismatch, on the tile just laid and behind it
        ("builder S Nd\ntile f1 S-NS", "d1E Nd S-EW", "d1E e1WE finished"),
        # 6 finished
        (
            "builder S Nc\nfinished c8N c7SN c6SN c5SN c4SN c3SN",
            "c1S Nc S-NS",
            "c1S c2NS finished",
        ),
        # 7 on through loose channels
        ("builder S Nd\ntile f1 C-SW\ntile f2 B", "d1E Nd S-EW", "d1E e1WE f1WS f2NS live"),
    ],
)
def test_ar_6_5_a_trace_ends_at_wall_gap_reservoir_misfit_or_finished_aqueduct(
    holds, facts, build, path
):
    holds(f"""
{facts}
> build {build}
= path {path}
""")


def test_ar_6_5_a_trace_that_ends_in_join_is_illegal(holds):
    """AR-6.5, line 3, comes before line 4: the worker of d1S stands on a reservoir."""
    holds("""
live c1S c2NE
builder C W2
builder S E2
= refused AR-5.4 build c2E W2 C-NW
= builds c2E: E2 S-EW, W2 C-SW
""")


def test_ar_6_6_traces_of_different_heads_pass_no_channel_in_common(holds):
    """Three heads before e4: the double curve sends one each way, and the third is closed."""
    holds("""
seat 1
live d1S d2NS d3NS d4NE
live d1E e1WS e2NS e3NS
live h8N h7SN h6SN h5SN h4SW g4EW f4EW
tile e5 D-NE
tile f5 C-NW
builder C Nf
> build f4W Nf C-ES
= path h8N h7SN h6SN h5SN h4SW g4EW f4EW e4ES e5NE f5WN finished
= path d1S d2NS d3NS d4NE finished
= path d1E e1WS e2NS e3NS finished
""")


def test_ar_6_7_each_head_that_faced_the_square_is_extended_or_closed_by_its_trace(holds):
    """Blue's new head is not on the tile just laid; red gains a pass and is closed by g5."""
    holds("""
seat 1
live h1S h2NS h3NS h4NS
live h8N h7SN h6SN
tile i5 S-EW
tile g5 S-NS
builder D W6
> build h6N W6 D-NE
= path h1S h2NS h3NS h4NS h5NE i5WE live
= path h8N h7SN h6SN h5SW finished
= podium 3 1
""")


@pytest.mark.parametrize(
    ("live", "build", "path"),
    [
        # the blind western edge of c1, the blind upper edge of an outlet's square of the own seat
        ("live d1S d2NW c2EW b2EN\nfinished c1S\nbuilder C W2", "b2N W2 C-ES", "b1SE finished"),
        # the outlet of a worker who left with nothing
        ("live c1S c2NE\nfinished d1S\nbuilder C W2", "c2E W2 C-NW", "d2WN finished"),
    ],
)
def test_ar_6_8_reservoirs_close_what_runs_into_them(holds, live, build, path):
    before = live.splitlines()[0].removeprefix("live ")
    holds(f"""
{live}
> build {build}
= path {before} {path}
""")


def test_ar_6_8_the_squares_of_a_finished_aqueduct_are_not_counted(holds):
    holds("""
finished h8N h7SN h6SN h5SN h4SN h3SN
builder S Nh
> build h1S Nh S-NS
= path h1S h2NS finished
= podium 1 0
= path h8N h7SN h6SN h5SN h4SN h3SN finished
""")


def test_ar_6_9_a_head_before_an_empty_square_stays_open_though_no_tile_fits_there(holds):
    """Two heads of two seats face c4 from north and south, and there are only straights left."""
    holds("""
live c1S c2NS c3NS
live c8N c7SN c6SN c5SN
supply C 0
supply B 0
supply D 0
builder J Nc
builder S W3
= legal advance Nc; advance W3; wait
= refused AR-5.4 build c3S Nc S-NS
> wait
> keep
= path c1S c2NS c3NS live
= path c8N c7SN c6SN c5SN live
""")


def test_ar_6_10_one_live_aqueduct_may_be_closed_or_none(holds):
    holds("""
live c1S c2NS
builder S Nd
> build d1S Nd S-NS
= legal close c2S; close d1E; close d2S; close h1S; close i1E; close i1S; keep
= refused AR-6.10 close d1S
= refused AR-6.10 close c8N
= refused AR-6.10 close f5N
> close c2S
= path c1S c2NS finished
= podium 1 0
= step reserve
""")


def test_ar_6_10_not_after_ones_own_was_closed_by_building(holds):
    holds("""
builder C Nd
> build d1E Nd C-NW
= step reserve
= refused AR-3.2 close d1S
""")


def test_ar_6_10_but_after_one_closed_others_only_and_after_wait_and_advance(holds):
    holds("""
seat 1
live h1S h2NS h3NS h4NS
live h8N h7SN h6SN
builder C E6
> build h6N E6 C-SW
= path h1S h2NS h3NS h4NS finished
= step close
= legal close c8N; close c8W; close d8N; close h5W; close h8W; close i8N; keep
> close c8W
= aside 1
= podium 3 0
= to-play 1
""")
    holds("""
builder C Nb
> wait
= step close
again
> advance Nb
= step close
""")


def test_ar_6_10_not_without_a_live_aqueduct(holds):
    """The last worker of seat 0 is closed by building; its next turn is step 1 and no more."""
    holds("""
finished c1S
finished d1S
finished h1S
finished i1S
finished i1E
builder C Nd
builder S W8
> build d1E Nd C-NW
= step reserve
> take C
= to-play 1
> build c8W W8 S-EW
> keep
= to-play 0
= step owed
> place C Nb
= to-play 1
= step move
""")


def test_ar_6_11_after_closing_the_tiles_stay_and_the_head_is_none(holds):
    """A tile before the finished head neither extends nor closes it, and its worker has left."""
    holds("""
seat 1
finished c1S c2NS c3NS
live c8N c7SN c6SN c5SN
builder C Sc
> build c5N Sc C-ES
= path c8N c7SN c6SN c5SN c4SE live
= path c1S c2NS c3NS finished
= podium 2 empty
""")
