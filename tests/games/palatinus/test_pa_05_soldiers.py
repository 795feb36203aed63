"""Scoring a hill: soldiers (PA-5)."""

from __future__ import annotations


def test_pa_5_1_all_tokens_are_turned_up(hill):
    """What lies under a wolf counts like an open token."""
    for farmer, merchant in (("farmer", "merchant"), ("farmer*", "merchant*")):
        found = hill("D", "soldier D2", f"{farmer} D1, {merchant} D3, {merchant} C5")
        (soldier,) = found["soldiers"]
        assert soldier["merchants"] == ["D3"]
        assert soldier["farmers"] == ["D1"]


def test_pa_5_2_hills_are_scored_in_the_order_of_their_letters(scored):
    """B's soldier takes A's merchant too late for A, and C finds the places of B's prey empty."""
    account = scored("merchant A1, merchant B5, farmer C1", "soldier B4")
    assert [one["hill"] for one in account["hills"]] == list("ABCDEFG")
    hills = {one["hill"]: one for one in account["hills"]}
    assert (hills["A"]["winner"], hills["A"]["totals"]) == (0, [4, 0])
    assert [one["place"] for one in hills["B"]["captured"]] == ["A1", "B5"]
    assert account["laurels"][0][0] == 6


def test_pa_5_2_soldiers_before_control(hill):
    """The captured merchant earns nothing, and the farmer gets his empty field."""
    found = hill("D", "soldier D2, farmer D4", "merchant D3, farmer* D6")
    assert [one["place"] for one in found["captured"]] == ["D3"]
    assert found["totals"] == [2 * 2, 5 * 2]
    assert [one["place"] for one in found["influence"]] == ["D4", "D6"]


def test_pa_5_3_the_soldiers_of_a_hill_are_those_on_its_six_places(hill):
    """C5 and D1 touch: D1 does nothing when C is scored."""
    assert hill("C", "soldier C5", "soldier D1")["soldiers"] == [
        {"place": "C5", "seat": 0, "merchants": [], "farmers": [], "captures": []}
    ]


def test_pa_5_3_all_are_counted_before_any_has_taken(hill):
    """D2 takes D1, whom D6 still counts; so D6 has two merchants and takes both."""
    found = hill("D", "soldier D2", "soldier D6", "merchant D1, merchant D5")
    assert [one["captures"] for one in found["soldiers"]] == [["D1"], ["D1", "D5"]]
    assert [(one["place"], one["to"], one["discs"]) for one in found["captured"]] == [
        ("D1", 0, [1]),
        ("D5", 1, []),
    ]


def test_pa_5_4_of_every_seat_on_whatever_tiles(hill):
    """A soldier beside a soldier is neither counted nor captured."""
    found = hill(
        "A", "soldier A1, merchant A2", "merchant A6, farmer B4", "merchant B5, soldier G3"
    )
    (soldier,) = found["soldiers"]
    assert soldier["merchants"] == ["A2", "A6", "B5"]
    assert soldier["farmers"] == ["B4"]
    assert soldier["captures"] == ["A2", "A6", "B5"]


def test_pa_5_5_equal_numbers_withdraw(scored):
    """Also none and none. A soldier who withdrew is nobody's piece, and his place is empty."""
    account = scored("soldier D2, soldier F4, farmer D4", "merchant D1, farmer D3")
    hills = {one["hill"]: one for one in account["hills"]}
    for letter in "DF":
        (soldier,) = hills[letter]["soldiers"]
        assert len(soldier["merchants"]) == len(soldier["farmers"])
        assert soldier["captures"] == hills[letter]["captured"] == []
    # D3 has the empty field D2, just left, D4 the empty field D5
    farmers = {one["place"]: one["fields"] for one in hills["D"]["influence"] if "fields" in one}
    assert farmers == {"D3": 1, "D4": 1}
    assert account["captured"] == [0, 0]
    assert account["discs"] == [[2], [2]]
    assert account["pieces"] == [1, 1]


def test_pa_5_6_the_larger_group_is_captured_whoever_it_belongs_to(hill):
    found = hill("A", "soldier A1, farmer A2, farmer A6", "farmer B4, merchant B5, merchant G3")
    (soldier,) = found["soldiers"]
    assert soldier["captures"] == ["A2", "A6", "B4"]
    assert {one["place"]: one["seat"] for one in found["captured"]} == {"A2": 0, "A6": 0, "B4": 1}
    assert {one["to"] for one in found["captured"]} == {0}


def test_pa_5_6_the_captor_stays(hill):
    """He counts 3 for the merchant beside him, whom he did not take."""
    found = hill("D", "soldier D2, merchant D1", "farmer D3, farmer A4, farmer C5")
    assert [one["captures"] for one in found["soldiers"]] == [[]]
    found = hill("A", "soldier A1, merchant A2", "farmer A6, farmer B4")
    assert [one["place"] for one in found["captured"]] == ["A6", "B4"]
    assert found["influence"] == [
        {
            "place": "A2",
            "seat": 0,
            "kind": "merchant",
            "merchants": 0,
            "farmers": 0,
            "soldiers": 1,
            "points": 3,
        }
    ]


def test_pa_5_7_they_leave_together_and_before_control(hill):
    """The farmer beside both places just left, one by capture and one by withdrawing."""
    found = hill("D", "soldier D1, soldier D4", "merchant D6, farmer D5, merchant D3")
    assert [one["place"] for one in found["captured"]] == ["D6"]
    (farmer,) = found["influence"][-1:]
    assert [one["captures"] for one in found["soldiers"]] == [["D6"], []]
    assert [(one["place"], one.get("fields")) for one in found["influence"]] == [
        ("D3", None),
        ("D5", 3),
    ]
    assert farmer["place"] == "D5"


def test_pa_5_8_captured_inhabitants_are_worth_a_point_each(scored):
    account = scored("soldier D1", "merchant D2, merchant* D6, merchant A3")
    assert account["captured"] == [3, 0]
    assert account["scores"][0] == account["pieces"][0] == 3
    account = scored("soldier D1, farmer* D2, farmer D6", "")
    assert account["captured"] == [2, 0]


def test_pa_5_9_two_captors_of_different_seats(hill):
    """The lower number takes it, whichever place is first; the other gets a disc."""
    for one, other in (("soldier D1", "soldier D3"), ("soldier D3", "soldier D1")):
        found = hill("D", "", one, other + ", merchant D2")
        assert found["captured"] == [
            {"place": "D2", "kind": "merchant", "seat": 2, "to": 1, "discs": [2]}
        ]


def test_pa_5_10_two_captors_of_one_seat(scored):
    each = scored("soldier B3, soldier B5", "farmer B4")
    assert each["hills"][1]["captured"] == [
        {"place": "B4", "kind": "farmer", "seat": 1, "to": 0, "discs": [0]}
    ]
    assert (each["scores"], each["pieces"], each["discs"]) == ([2, 0], [2, 0], [[1], []])


def test_pa_5_11_hills_already_scored_can_still_lose_their_tokens(scored):
    """E's soldier takes the farmer who won D; the laurel stays."""
    account = scored("farmer D5", "soldier E3")
    hills = {one["hill"]: one for one in account["hills"]}
    assert (hills["D"]["winner"], hills["D"]["laurel"]) == (0, 3)
    assert [one["place"] for one in hills["E"]["captured"]] == ["D5"]
    assert account["laurels"] == [[3], []]
    assert account["captured"] == [0, 1]


def test_pa_5_12_a_soldier_acts_once_and_stays_for_good(scored):
    """B's captor is not asked again by C, and still counts 3 for the merchant there."""
    account = scored("soldier B3", "farmer B2, merchant C6", "farmer B4, merchant C5")
    hills = {one["hill"]: one for one in account["hills"]}
    assert [one["place"] for one in hills["B"]["captured"]] == ["B2", "B4"]
    assert hills["C"]["soldiers"] == []
    points = {one["place"]: one["soldiers"] for one in hills["C"]["influence"]}
    assert points == {"C5": 0, "C6": 1}
