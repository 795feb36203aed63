"""Components (AR-1.1 to AR-1.13); board data stand in test_ar_01_boards.py."""

from __future__ import annotations

import pytest

CLOCKWISE = (
    "Na Nb Nc Nd Ne Nf Ng Nh Ni Nj Nk E1 E2 E3 E4 E5 E6 E7 E8 "
    "Sk Sj Si Sh Sg Sf Se Sd Sc Sb Sa W8 W7 W6 W5 W4 W3 W2 W1"
).split()


def test_ar_1_1_squares_are_a1_to_k8_and_no_others(holds):
    holds("""
builder S Nc
= refused AR-4.1 build d1E Nc S-EW
= refused AR-5.1 build k8N Nc S-NS
= refused AR-12.1 build l1E Nc S-EW
= refused AR-12.1 build c9S Nc S-NS
= refused AR-12.1 build c0S Nc S-NS
= refused AR-12.1 build 1cS Nc S-NS
= refused AR-12.1 build C1S Nc S-NS
= refused AR-12.1 close l1S
= refused AR-12.1 extra a9 S-NS
""")


@pytest.mark.parametrize(
    ("edge_in", "path", "seat"),
    [
        ("N", "d1S d2NE e2WS e3NS", 0),
        ("S", "d8N d7SE e7WN e6SN e5SN", 1),
        ("W", "d1S d2NS d3NS d4NE", 0),
        ("E", "h1S h2NS h3NS h4NW g4EW f4EW", 0),
    ],
)
@pytest.mark.parametrize(
    ("tile", "channels"),
    [
        ("C-NE", ["NE"]),
        ("C-ES", ["ES"]),
        ("C-SW", ["SW"]),
        ("C-NW", ["NW"]),
        ("S-NS", ["NS"]),
        ("S-EW", ["EW"]),
        ("B", ["NS", "EW"]),
        ("D-NE", ["NE", "SW"]),
        ("D-NW", ["NW", "ES"]),
    ],
)
def test_ar_1_2_1_3_1_4_a_channel_is_passed_from_either_of_its_edges(
    holds, edge_in, path, seat, tile, channels
):
    """AR-1.2 edges, AR-1.3 codes, AR-1.4 channels: water entering e4 leaves by the other end."""
    head = path[-4:-2] + path[-1]
    space = "W" + head[1] if edge_in in "EW" else "Ne"
    script = f"seat {seat}\nlive {path}\nbuilder J {space}\n"
    outs = [channel.replace(edge_in, "") for channel in channels if edge_in in channel]
    if outs:
        script += f"> build {head} {space} {tile}\n= path {path} e4{edge_in}{outs[0]} live"
    else:
        script += f"= refused AR-5.3 build {head} {space} {tile}"
    holds(script)


def test_ar_1_5_laying_takes_a_tile_from_the_supply(holds):
    holds("""
builder S W1
builder C Na
= supply S 21
> build c1S W1 S-NS
= supply S 20
> extra f4 S-EW
= supply S 19
= supply C 21
= supply B 21
= supply D 21
""")


def test_ar_1_5_a_tile_that_lies_stays_and_neighbours_need_not_match(holds):
    """The loose straight on d2 shows the curve a side without a channel: yellow is closed by it."""
    holds("""
tile d2 S-NS
finished d1S
builder C Nc
> build c1S Nc C-NE
= path c1S c2NE finished
= podium 1 0
""")


@pytest.mark.parametrize(
    ("seat", "before", "builder", "build", "after"),
    [
        (0, "i1E", "S E1", "build i1E E1 S-EW", "i1E j1WE k1WS"),
        (1, "c8W", "S W8", "build c8W W8 S-EW", "c8W b8EW a8EN"),
        (1, "i8N i7SE j7WS", "C W7", "build j7S W7 C-NE", "i8N i7SE j7WS j8NE k8WN"),
        (0, "c1S c2NW b2EN", "C W2", "build b2N W2 C-SW", "c1S c2NW b2EN b1SW a1ES"),
    ],
)
def test_ar_1_6_a_printed_curve_joins_the_inner_edges_of_its_corner(
    holds, seat, before, builder, build, after
):
    holds(f"""
seat {seat}
live {before}
builder {builder}
> {build}
= path {after} live
""")


def test_ar_1_6_printed_curves_are_not_taken_from_the_supply(holds):
    holds("""
seat 1
builder S W8
= supply C 21
> build c8W W8 S-EW
= supply C 21
= supply S 20
""")


def test_ar_1_7_a_tile_a_printed_curve_and_a_reservoir_are_not_empty(holds):
    holds("""
tile f5 B
builder S W1
builder C Na
> build c1S W1 S-NS
= refused AR-9.7 extra f5 S-NS
= refused AR-9.7 extra c2 S-NS
= refused AR-9.7 extra a1 S-NS
= refused AR-9.7 extra k8 S-NS
= refused AR-9.7 extra c1 S-NS
= refused AR-9.7 extra i8 S-NS
> extra f6 S-NS
""")


@pytest.mark.parametrize("place", range(38))
def test_ar_1_8_the_track_has_38_spaces_in_clockwise_order(holds, place):
    """The only worker of seat 0 stands where he does not see the builder, who may so advance."""
    space, after = CLOCKWISE[place], CLOCKWISE[(place + 1) % 38]
    path = "c1S" if space in ("Nd", "Sd", "E2", "W2") else "c1S c2NE d2WS"
    holds(f"""
live {path}
finished d1S
finished d1E
finished h1S
finished i1S
finished i1E
builder C {space}
= legal advance {space}; wait
> advance {space}
= track {after} C
= track {space} empty
""")


def test_ar_1_8_a_space_holds_at_most_one_builder(holds):
    holds("""
untouched
= count 152
= refused AR-12.1 place C Nl
= refused AR-12.1 place C E9
= refused AR-12.1 place C a1
> place C Nc
= count 148
= refused AR-1.8 place C Nc
= refused AR-1.8 place D Nc
""")


@pytest.mark.parametrize(
    ("seat", "path", "space", "build", "after"),
    [
        (0, "i1E j1WE k1WS", "Nk", "build k1S Nk S-NS", "E1"),
        (1, "c8W", "E8", "build c8W E8 S-EW", "Sk"),
        (1, "c8W b8EW a8EN", "Sa", "build a8N Sa S-NS", "W8"),
        (0, "c1S", "W1", "build c1S W1 S-NS", "Na"),
    ],
)
def test_ar_1_9_the_four_fountains_stand_at_the_corners_of_the_track(
    holds, seat, path, space, build, after
):
    holds(f"""
seat {seat}
live {path}
builder S {space}
> {build}
= track {after} S
= step extra
""")


@pytest.mark.parametrize(
    ("seat", "path", "space", "build", "after"),
    [
        (0, "i1S i2NE j2WS", "Nj", "build j2S Nj S-NS", "Nk"),
        (0, "i1E", "E1", "build i1E E1 S-EW", "E2"),
        (1, "c8W b8EN", "Sb", "build b8N Sb S-NS", "Sa"),
        (1, "c8W", "W8", "build c8W W8 S-EW", "W7"),
    ],
)
def test_ar_1_9_nowhere_else(holds, seat, path, space, build, after):
    """AR-1.9: no fountain right before or right behind those four ways."""
    holds(f"""
seat {seat}
live {path}
builder S {space}
> {build}
= track {after} S
= step close
""")


def test_ar_1_10_seventeen_builders(begin):
    facts = begin("untouched").facts()
    assert facts.pool == {"C": 3, "S": 3, "B": 3, "D": 3}
    assert facts.reserve == {"C": 1, "S": 1, "B": 1, "D": 1, "J": 1}
    assert facts.builders == {}
    assert facts.held == ({}, {})


def test_ar_1_11_a_reservoir_is_blind_but_for_its_outlets(holds):
    """Yellow runs into the blind western edge of c1."""
    holds("""
live d1S d2NW c2EW b2EN
finished c1S
builder C W2
> build b2N W2 C-ES
= path d1S d2NW c2EW b2EN b1SE finished
= podium 4 0
""")


@pytest.mark.parametrize(
    ("players", "workers"),
    [
        (
            2,
            {
                0: "c1S d1S d1E h1S i1S i1E",
                1: "i8N h8N h8W d8N c8N c8W",
            },
        ),
        (3, {0: "a4E a5E a4N a5S", 1: "h1S i1S h1W i1E", 2: "h8N i8N h8W i8E"}),
        (4, {0: "c1S d1S d1E", 1: "h1S i1S i1E", 2: "i8N h8N h8W", 3: "d8N c8N c8W"}),
    ],
)
def test_ar_1_12_a_worker_on_each_outlet_belongs_to_the_seat_of_its_reservoir(
    begin, players, workers
):
    facts = begin(f"players {players}\nuntouched").facts()
    assert facts.owners == {
        outlet: seat for seat, outlets in workers.items() for outlet in outlets.split()
    }
    assert all(facts.aqueducts[outlet] == (outlet, "live") for outlet in facts.owners)


LENGTHS = {
    1: "c1S c2NS",
    2: "c1S c2NS c3NS",
    3: "c1S c2NS c3NS c4NS",
    4: "c1S c2NS c3NS c4NS c5NS",
    7: "c1S c2NW b2ES b3NS b4NS b5NS b6NS b7NE",
    20: "c1S c2NW b2ES b3NS b4NS b5NE c5WN c4SN c3SE d3WS d4NS d5NS d6NE e6WN e5SN e4SN e3SE "
    "f3WS f4NS f5NS f6NE",
}


@pytest.mark.parametrize(("value", "places"), [(1, 1), (2, 1), (3, 2), (4, 1), (7, 2), (20, 1)])
def test_ar_1_13_podiums_have_room_for_one_3_and_7_for_two(holds, value, places):
    """Workers of seat 1 stand there; seat 0 closes an aqueduct of the podium's value."""
    path = LENGTHS[value]
    close = f"> wait\n> close {path[-4:-2]}{path[-1]}"
    taken = f"podium {value} 1\n"
    holds(f"""
live {path}
{taken * (places - 1)}
{close}
= podium {value} {"0 1" if places == 2 else "0"}
""")
    holds(f"""
live {path}
{taken * places}
{close}
= podium {value} {"1 1" if places == 2 else "1"}
= {f"podium {value - 1} 0" if value > 1 else "aside 0"}
""")
