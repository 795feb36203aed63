"""Components and board data (PA-1)."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from frontinus.core import hexes
from frontinus.core.errors import OptionError
from frontinus.games.palatinus import GAME
from frontinus.games.palatinus.board import hill
from tests.games.palatinus.boards import random_board
from tests.games.palatinus.engine import new_match
from tests.games.palatinus.examples import SETUP, rows, section
from tests.games.palatinus.twin import STANDARD, STEPS, hill_of, moved

X = ["X1", "X2", "X3", "X4", "X5", "X6"]
Y = ["Y1", "Y2", "Y3", "Y4", "Y5", "Y6"]
DRAWN = "ABCDEFG"


def laid(hand, rotations="000000"):
    """Set up with A in the centre and B to G in slots 1 to 6 of a hand."""
    actions = ["draw A"]
    for number, (letter, rotation) in enumerate(zip("BCDEFG", rotations, strict=True), 1):
        actions += [f"draw {letter}", f"lay {hand}{number} r{rotation}"]
    return [*actions, "laurels 543543"]


def pair(text):
    """Read "(2, 1)"."""
    q, r = text.strip("()").split(",")
    return int(q), int(r)


def cyclic(number):
    return (number - 1) % 6 + 1


def test_pa_1_1_directions():
    heads, steps = rows(section("PA-1.1"))
    table = {
        int(i): pair(text.split(" ", 1)[1]) for i, text in zip(heads[1:], steps[1:], strict=True)
    }
    assert table == STEPS
    assert dict(enumerate(hexes.DIRECTIONS, 1)) == STEPS
    assert hexes.step((3, -1), 7) == hexes.step((3, -1), 1) == (3, 0)


def test_pa_1_2_places_are_named_by_absolute_direction(begin):
    """However a tile is turned, C4 is the place west of hill C, and touches what lies there."""
    facts = [begin(2, setup=laid("X", rotation * 6)).facts() for rotation in "0123"]
    assert all(one.touching == facts[0].touching for one in facts)
    assert len(facts[0].terrain) == 42
    assert sorted(facts[0].terrain) == [t + str(d) for t in "ABCDEFG" for d in range(1, 7)]


def test_pa_1_3_a_hill_is_no_place_and_never_counts(begin, hill):
    """The text's example: a farmer beside his hill gets points from springs only."""
    assert begin(2).refusal("farmer C0") == "PA-9.1"
    assert begin(2).refusal("farmer C") == "PA-9.1"
    around = "farmer D3", "merchant D2, merchant D4"
    assert hill("D", *around)["influence"][1]["points"] == 0


@pytest.mark.parametrize("rotation", range(6))
def test_pa_1_4_rotation(rotation, begin):
    """Place d shows mark d - k, and the arrow lies at its direction + k."""
    facts = begin(2, setup=laid("Y", str(rotation) * 6)).facts()
    for letter, tile in STANDARD["tiles"].items():
        turned = 0 if letter == "A" else rotation
        for direction in range(1, 7):
            mark = tile["ring"][cyclic(direction - turned) - 1]
            assert facts.terrain[letter + str(direction)] == mark
            assert facts.tiles[letter][3][direction - 1] == mark
        assert facts.tiles[letter][4] == cyclic(tile["arrow"] + turned)
        assert facts.tiles[letter][1] == turned


def test_pa_1_5_slots(begin):
    table = {
        cells[0][0]: [pair(cell) for cell in cells[1:]] for cells in rows(section("PA-1.5"))[1:]
    }
    for hand, slots in (("X", X), ("Y", Y)):
        assert [hill_of(slot) for slot in slots] == table[hand] == [hill(slot) for slot in slots]
        facts = begin(2, setup=laid(hand)).facts()
        assert facts.tiles["A"][0] == "centre"
        assert facts.tiles["A"][2] == (0, 0)
        assert [facts.tiles[letter][2] for letter in "BCDEFG"] == table[hand]


def flower(site):
    """List the seven hexes of a tile."""
    return {hill_of(site), *(moved(hill_of(site), direction) for direction in STEPS)}


def edges(one, other):
    """Count the edges that two sets of hexes share."""
    return sum(moved(place, direction) in other for place in one for direction in STEPS)


def test_pa_1_5_who_touches_whom():
    for slot in X + Y:
        assert edges(flower("centre"), flower(slot)) == 3
        assert not flower("centre") & flower(slot)
    for slots in (X, Y):
        for one, other in combinations(slots, 2):
            near = cyclic(int(one[1]) + 1) == int(other[1]) or cyclic(int(other[1]) + 1) == int(
                one[1]
            )
            assert edges(flower(one), flower(other)) == (3 if near else 0)
            assert not flower(one) & flower(other)
    for one in X:
        for other in Y:
            assert flower(one) & flower(other) or not edges(flower(one), flower(other))


@pytest.mark.parametrize("hand", "XY")
def test_pa_1_6_touching(hand, begin):
    """The table of the rule, read for either hand; each touch stands in it once."""
    facts = begin(2, setup=laid(hand)).facts()
    tiles = "BCDEFG"
    expected = {place: set() for place in facts.touching}

    def touch(one, other):
        expected[one].add(other)
        expected[other].add(one)

    for tile in "ABCDEFG":
        for d in range(1, 7):
            touch(tile + str(d), tile + str(cyclic(d + 1)))
    column = 1 if hand == "X" else 2
    table = [row[column] for row in rows(section("PA-1.6"))[1:]]
    assert (
        table
        == {
            "X": [
                "d − 1 and d + 1",
                "places i + 3, i + 4 of Xi; place i + 2 of X(i−1)",
                "places i and i + 5 of X(i+1)",
                "place i + 5 of X(i+1)",
            ],
            "Y": [
                "d − 1 and d + 1",
                "place i + 4 of Yi; places i + 2, i + 3 of Y(i−1)",
                "place i of Y(i+1)",
                "places i and i + 5 of Y(i+1)",
            ],
        }[hand]
    )
    of_own, of_last, second, third = {
        "X": ((3, 4), (2,), (0, 5), (5,)),
        "Y": ((4,), (2, 3), (0,), (0, 5)),
    }[hand]
    for i in range(1, 7):
        own, last, following = tiles[i - 1], tiles[i - 2], tiles[i % 6]
        for d in of_own:
            touch(f"A{i}", f"{own}{cyclic(i + d)}")
        for d in of_last:
            touch(f"A{i}", f"{last}{cyclic(i + d)}")
        for d in second:
            touch(f"{own}{cyclic(i + 2)}", f"{following}{cyclic(i + d)}")
        for d in third:
            touch(f"{own}{cyclic(i + 3)}", f"{following}{cyclic(i + d)}")
    assert {place: set(others) for place, others in facts.touching.items()} == expected


@pytest.mark.parametrize(("hand", "around"), [("X", [2, 2, 4, 5, 5, 3]), ("Y", [2, 2, 3, 5, 5, 4])])
def test_pa_1_7_sums(hand, around, begin):
    touching = begin(3, setup=laid(hand, "012345")).facts().touching
    assert len(touching) == 42
    pairs = {frozenset((one, other)) for one in touching for other in touching[one]}
    assert len(pairs) == 78
    assert sum(len({one[0] for one in pair}) == 1 for pair in pairs) == 42
    assert sum(len({one[0] for one in pair}) == 2 for pair in pairs) == 36
    assert [len(touching[f"A{i}"]) for i in range(1, 7)] == [5] * 6
    for i, tile in enumerate("BCDEFG", 1):
        assert [len(touching[tile + str(cyclic(i + d))]) for d in range(6)] == around
    for others in touching.values():
        assert all([one[0] for one in others].count(tile) <= 2 for tile in DRAWN)


def test_pa_1_8_standard_tiles():
    table = rows(section("PA-1.8"))[1:]
    assert {cells[0]: (cells[1].strip("`").replace(" ", ""), int(cells[3])) for cells in table} == {
        letter: (tile["ring"], tile["arrow"]) for letter, tile in STANDARD["tiles"].items()
    }
    rings = [tile["ring"] for tile in STANDARD["tiles"].values()]
    assert [ring.count("s") for ring in rings] == [int(cells[2]) for cells in table]
    assert sum(ring.count("s") for ring in rings) == 14
    turned = {frozenset(ring[k:] + ring[:k] for k in range(6)) for ring in rings}
    assert len(turned) == 7


def test_pa_1_9_laurels(begin):
    assert begin(2, setup=[]).facts().laurels == (6, 5, 5, 4, 4, 3, 3)
    assert begin(2, setup=SETUP[:1]).facts().laurels == (5, 5, 4, 4, 3, 3)
    assert begin(2).facts().laurels == ()


def test_pa_1_10_tokens_and_their_backs(begin):
    """Three players have a whole colour."""
    hand = begin(3).facts(0).start
    assert hand == {"merchant": 2, "merchant*": 3, "farmer": 2, "farmer*": 3, "soldier": 2}
    assert begin(3).refusal("soldier* A1") == "PA-9.1"


def test_pa_1_11_discs_never_run_out(scored):
    """Seventeen discs of 2, though the printed game has twelve of either value.

    On a board of springs farmers tie wherever they touch as many places.
    """
    springs = {letter: {"ring": "ssssss", "arrow": 1} for letter in "ABCDEFG"}
    board = {**STANDARD, "name": "springs", "tiles": springs}
    tokens = [[f"farmer A{seat + 1}"] for seat in range(5)]
    for i, tile in enumerate("BCDEFG", 1):
        tokens[0].append(f"farmer {tile}{cyclic(i + 3)}")
        tokens[1].append(f"farmer {tile}{cyclic(i + 4)}")
    account = scored(*map(", ".join, tokens), board=board, setup=laid("X"))
    assert account["discs"] == [[2] * 7, [2] * 7, [2], [2], [2]]
    assert account["pieces"] == [7, 7, 1, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pa_1_12_seats(players, begin):
    assert begin(players).facts().players == players
    assert len(begin(players).facts().hands) == players


@pytest.mark.parametrize("players", [0, 1, 6, -2, 2.0, "2", True, None])
def test_pa_1_12_other_numbers_of_seats_are_refused(players):
    with pytest.raises(OptionError) as refused:
        new_match(players)
    assert refused.value.rule == "PA-1.12"


def test_every_layout_touches_alike(begin):
    """Drawn boards and layouts: touching and terrain are those of the twin, PA-1.4 to PA-1.7."""
    rng = np.random.default_rng(1)
    for _ in range(5):
        board = random_board(rng)
        actions = []
        match = new_match(3, board=board, seed=int(rng.integers(1000)))
        while len(actions) < 14:
            legal = match.legal_actions()
            actions.append(legal[rng.integers(len(legal))])
            match.play(actions[-1])
        facts = begin(3, board=board, setup=actions).facts()
        assert sum(map(len, facts.touching.values())) == 2 * 78
    assert GAME.players == range(2, 6)
