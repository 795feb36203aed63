"""Components and board (AQ-1)."""

from __future__ import annotations

from itertools import pairwise

import pytest

import frontinus
from frontinus.games.aquaedukt.board import beside, sides
from tests.games.aquaedukt.examples import rules_text
from tests.games.aquaedukt.twin import EDGES, POINTS, SPACES

CORNER_SPACES = ["a1", "l1", "a8", "l8"]
CORNER_POINTS = ["0.0", "12.0", "0.8", "12.8"]
TWELVE, NINE = range(13), range(9)
ALL_POINTS = [f"{x}.{y}" for x in TWELVE for y in NINE]
ALL_EDGES = [
    *(f"{x}.{y}-{u}.{y}" for x, u in pairwise(TWELVE) for y in NINE),
    *(f"{x}.{y}-{x}.{v}" for x in TWELVE for y, v in pairwise(NINE)),
]


def test_aq_1_1_there_are_92_spaces_and_no_corners(holds):
    holds("""
players 2
count hill: 92
no AQ-1.1: hill a1; hill l1; hill a8; hill l8
yes hill b1; hill a2; hill k8; hill l7
no AQ-12.1: hill m1; hill a0; hill a9
""")


def test_aq_1_2_there_are_113_cross_points_the_border_included(begin):
    referee = begin("players 4")
    for hill in ("c3", "c4", "c5", "c6"):
        referee.play(f"hill {hill}")
    legal = [text.split()[1] for text in referee.legal_actions() if text.startswith("spring ")]
    assert sorted(legal) == sorted(set(ALL_POINTS) - set(CORNER_POINTS)) == sorted(POINTS)
    assert len(legal) == 113
    for point in CORNER_POINTS:
        assert referee.refusal(f"spring {point}") == "AQ-1.2"


def test_aq_1_2_distance_is_counted_in_steps_along_grid_lines(holds):
    """(5, 0), (4, 1), (3, 2) steps away is far enough, (4, 0), (3, 1), (2, 2) is not."""
    holds("""
players 2
play @hills; spring 6.4
yes spring 11.4; spring 10.5; spring 9.6; spring 8.7; spring 7.8; spring 1.4
no AQ-6.3: spring 10.4; spring 9.5; spring 8.6; spring 7.7; spring 6.8; spring 6.0
""")


def test_aq_1_3_there_are_204_edges_40_of_them_on_the_border(begin):
    referee = begin("players 4")
    for hill in ("c3", "c4", "c5", "c6"):
        referee.play(f"hill {hill}")
    refusals = {edge: referee.refusal(f"canal {edge}") for edge in ALL_EDGES}
    assert set(refusals.values()) == {"AQ-1.3", "AQ-7.4"}
    there = {edge for edge, rule in refusals.items() if rule == "AQ-7.4"}
    assert there == set(EDGES)
    assert len(there) == 204
    assert len([edge for edge in there if None in beside(edge)]) == 40


def test_aq_1_3_the_smaller_end_comes_first(holds):
    holds("""
players 2
play @hills; spring 5.3
yes canal 5.3-6.3; canal 4.3-5.3; canal 5.2-5.3; canal 5.3-5.4
no AQ-12.1: canal 6.3-5.3; canal 5.4-5.3; canal 5.3-6.4; canal 5.3-5.3; canal 5.3-5.5
no AQ-12.1: canal 12.3-13.3; canal 9.8-9.9; canal 5.3 5.4; canal 5.3-5.4-5.5
""")


def test_aq_1_4_sides_and_adjacent_spaces():
    assert sides("c5") == ("2.4-3.4", "2.5-3.5", "2.4-2.5", "3.4-3.5")
    for space in SPACES:
        for side in sides(space):
            assert space in beside(side)
            assert side in EDGES
    adjacent = {one for side in sides("c5") for one in beside(side)} - {"c5"}
    assert adjacent == {"c4", "c6", "b5", "d5"}
    assert {one for side in sides("b1") for one in beside(side)} == {"b1", "c1", "b2", None}


def test_aq_1_5_the_areas_are_those_of_the_document(begin):
    printed = rules_text().split("**AQ-1.5 Areas.**")[1].split("```")[1]
    rows = [line.split()[1:] for line in printed.splitlines() if line[:1].isdigit()]
    areas = begin("players 2").facts().areas
    assert areas == {
        column + str(row): int(entry)
        for row, entries in enumerate(rows, 1)
        for column, entry in zip("abcdefghijkl", entries, strict=True)
        if entry != "."
    }
    sizes = [list(areas.values()).count(area) for area in range(1, 21)]
    assert (sizes.count(4), sizes.count(5), sizes.count(6)) == (10, 8, 2)
    assert [area for area in range(1, 21) if sizes[area - 1] == 6] == [4, 19]


def test_aq_1_6_pieces(begin):
    facts = begin("players 2\noptions hill-backs").facts()
    assert (facts.springs_left, facts.sticks_left) == (5, 36)
    assert facts.backs == {"mineral": 6, "foul": 2}
    verbs = {verb.name: verb for verb in frontinus.new_match("aquaedukt").game.actions.verbs}
    assert sorted(map(int, verbs["die"].fields[0])) == list(range(1, 21))


def test_aq_1_7_a_space_with_a_hill_or_a_tile_is_not_free(holds):
    holds("""
players 2
play @hills; roll; die 5; house 2 j2; roll; die 5
all house: 1 k2, 2 k2, 3 k2, 4 k2, 1 k3, 2 k3, 3 k3, 4 k3
no AQ-4.5: house 1 j2; house 1 k1
""")


@pytest.mark.parametrize("space", CORNER_SPACES)
def test_aq_1_1_no_corner_belongs_to_an_area(begin, space):
    assert space not in begin("players 2").facts().areas
