"""Victory (PA-7)."""

from __future__ import annotations


def test_pa_7_1_points(scored):
    """1 for each captured inhabitant, the laurels, and the discs of 1 and 2."""
    account = scored(
        "soldier B3, soldier B5, farmer F5", "farmer B4, farmer D3, farmer G2", "farmer D4"
    )
    assert account["captured"] == [2, 0, 0]
    assert account["laurels"] == [[4], [], []]
    assert account["discs"] == [[1], [2], [2]]
    assert account["scores"] == [2 + 4 + 1, 2, 2]
    assert account["pieces"] == [2 + 1 + 1, 1, 1]


def test_pa_7_1_discs_of_one_hill_the_ones_first(scored):
    """Both soldiers take F2; A2 and A3, beside each other, tie."""
    account = scored("soldier A5, soldier A6, merchant A2", "merchant F2, merchant A3")
    assert account["hills"][0]["captured"][0]["discs"] == [0]
    assert account["hills"][0]["tied"] == [0, 1]
    assert account["discs"] == [[1, 2], [2]]


def test_pa_7_2_most_points_win(scored):
    """One laurel of 6 beats four pieces of 1."""
    account = scored("merchant A2, farmer B4", "soldier D1, merchant D2, merchant D6")
    assert account["scores"][0] > account["scores"][1]
    assert account["winners"] == [0]


def test_pa_7_3_then_most_pieces(scored):
    """Three points each: one laurel of 3 against three captured."""
    account = scored("farmer D4", "soldier A1, merchant A6, merchant B5, merchant G3")
    assert account["scores"] == [3, 3]
    assert account["pieces"] == [1, 3]
    assert account["winners"] == [1]


def test_pa_7_4_then_they_share(scored):
    account = scored("farmer D3", "farmer D4", "")
    assert (account["scores"], account["pieces"]) == ([2, 2, 0], [1, 1, 0])
    assert account["winners"] == [0, 1]


def test_pa_7_5_what_counts_for_nothing(scored):
    """Tokens that stay, a soldier who withdrew, a laurel that nobody took."""
    account = scored("soldier D2, merchant F5", "soldier F2")
    assert account["scores"] == account["pieces"] == [0, 0]
    assert account["captured"] == [0, 0]
