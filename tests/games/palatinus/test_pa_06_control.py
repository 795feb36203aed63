"""Scoring a hill: control (PA-6)."""

from __future__ import annotations

import pytest

from tests.games.palatinus.boards import standard
from tests.games.palatinus.examples import SETUP


def earned(hill):
    return {one["place"]: one["points"] for one in hill["influence"]}


def test_pa_6_1_tokens_of_the_tile_earn_and_others_count(hill):
    """B4 and G3 earn nothing on A, but count for A1."""
    found = hill("A", "merchant A1", "farmer B4, merchant G3")
    assert earned(found) == {"A1": 3}
    assert found["totals"] == [3, 0]


def test_pa_6_2_clockwise_from_the_arrow(hill):
    """B's arrow points to 3."""
    tokens = ", ".join(f"merchant B{direction}" for direction in range(1, 7))
    found = hill("B", tokens)
    assert [one["place"] for one in found["influence"]] == ["B3", "B4", "B5", "B6", "B1", "B2"]
    tokens = ", ".join(f"soldier B{direction}" for direction in range(1, 7))
    found = hill("B", tokens, "farmer A1, farmer C1, farmer C6, farmer G2")
    assert [one["place"] for one in found["soldiers"]] == ["B3", "B4", "B5", "B6", "B1", "B2"]


def test_pa_6_3_merchants(hill):
    """1 for a merchant, 2 for a farmer, 3 for a soldier, his own seat's too."""
    found = hill("A", "merchant A1, merchant A6", "farmer B4, soldier G3, merchant B5")
    assert found["influence"][-1] | {"points": 0} == {
        "place": "A1",
        "seat": 0,
        "kind": "merchant",
        "merchants": 2,
        "farmers": 1,
        "soldiers": 1,
        "points": 0,
    }
    assert earned(found)["A1"] == 1 + 1 + 2 + 3


def test_pa_6_4_farmers(hill):
    """Empty fields 2, springs 2 whether occupied or not, the own spring 2, occupied fields 0."""
    # B4 is a spring and touches spring A2 and fields A1, B3, B5, C6
    assert earned(hill("B", "farmer B4")) == {"B4": 2 + 2 + 4 * 2}
    assert earned(hill("B", "farmer B4, merchant A2"))["B4"] == 2 + 2 + 4 * 2
    assert earned(hill("B", "farmer B4", "merchant A1, soldier C6"))["B4"] == 2 + 2 + 2 * 2
    found = hill("B", "farmer B4", "merchant A1, merchant A2")["influence"][0]
    assert (found["fields"], found["springs"], found["points"]) == (3, 2, 10)


def test_pa_6_4_an_empty_spring_gives_2_not_4(hill):
    """D5 touches the spring E3 and three fields."""
    assert earned(hill("D", "farmer D5")) == {"D5": 4 * 2}
    assert earned(hill("D", "farmer D5, merchant E3"))["D5"] == 4 * 2


def test_pa_6_5_soldiers_earn_nothing(hill):
    found = hill("D", "soldier D2", "merchant D1, merchant D3")
    assert found["influence"] == []
    assert found["totals"] == [0, 0]


@pytest.mark.parametrize(("mark", "most"), [("f", 10), ("s", 12)])
def test_pa_6_6_limits_of_a_farmer(mark, most, hill):
    """On a spring among five springs 12, on a field among five empty fields 10."""
    board = standard()
    board["name"] = "even"
    for tile in board["tiles"].values():
        tile["ring"] = mark * 6
    assert earned(hill("A", "farmer A1", board=board))["A1"] == most


def test_pa_6_6_limits_of_a_merchant(hill):
    """Five soldiers round him: A2 and A6 take two farmers each and not him, the others wait."""
    found = hill(
        "A",
        "merchant A1",
        "soldier A2, soldier A6, soldier B4, soldier B5, soldier G3",
        "farmer C5, farmer C6, farmer A5, farmer F2",
    )
    assert len(found["captured"]) == 4
    assert earned(found) == {"A1": 15}


def test_pa_6_7_most_influence_takes_the_laurel(scored):
    account = scored("farmer B4", "farmer B3", "merchant B6")
    assert account["hills"][1]["winner"] == 0
    assert account["hills"][1]["tied"] == []
    assert account["laurels"] == [[5], [], []]


def test_pa_6_7_sums_of_a_seat(scored):
    """Two farmers with 4 together beat one with 2."""
    account = scored("farmer D3", "farmer D5, farmer D6")
    hill = account["hills"][3]
    assert hill["totals"] == [4, sum(one["points"] for one in hill["influence"]) - 4]
    assert hill["winner"] == 1


def test_pa_6_8_a_tie(scored):
    """Each of those tied gets a 2-point disc, the third nothing; the laurel leaves the game."""
    account = scored("farmer D3", "farmer D4", "merchant D1")
    hill = account["hills"][3]
    assert (hill["winner"], hill["tied"]) == (None, [0, 1])
    assert account["discs"] == [[2], [2], []]
    assert account["laurels"] == [[], [], []]
    assert account["scores"] == [2, 2, 0]


def test_pa_6_9_nobody_has_influence(scored):
    """A merchant alone, or only soldiers, is no tie: nobody gets anything."""
    account = scored("merchant D1", "merchant F5", "merchant B1")
    assert all((one["winner"], one["tied"]) == (None, []) for one in account["hills"])
    assert account["scores"] == account["pieces"] == [0, 0, 0]
    assert account["winners"] == [0, 1, 2]


def test_pa_6_9_also_on_an_empty_board(scored):
    account = scored("", "", setup=SETUP)
    assert account["scores"] == [0, 0]
    assert [one["totals"] for one in account["hills"]] == [[0, 0]] * 7
