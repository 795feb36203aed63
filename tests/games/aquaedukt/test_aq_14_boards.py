"""Board data, and what was reconstructed (AQ-14)."""

from __future__ import annotations

import json

import numpy as np
import pytest

import frontinus
from tests.games.aquaedukt.boards import random_board, standard
from tests.games.aquaedukt.twin import STANDARD, board_is_allowed


def change(key, to):
    """Give the standard board under another name, with a change."""
    made = standard()
    if to is DELETED:
        del made[key]
    else:
        made[key] = to
    return made


def entry(row, column, to):
    """Change one entry of the areas."""
    rows = [line.split() for line in STANDARD]
    rows[row - 1]["abcdefghijkl".index(column)] = to
    return [" ".join(line) for line in rows]


def swapped(*pairs):
    """Exchange entries of the areas."""
    rows = [line.split() for line in STANDARD]
    for (a, m), (b, n) in pairs:
        i, j = "abcdefghijkl".index(a), "abcdefghijkl".index(b)
        rows[int(m) - 1][i], rows[int(n) - 1][j] = rows[int(n) - 1][j], rows[int(m) - 1][i]
    return [" ".join(line) for line in rows]


DELETED = object()
GOOD = {
    "further key": {**standard(), "comment": [1, {"a": None}]},
    "short name": standard("a"),
    "long name": standard("a-1-" + "x" * 36),
    "more white space": change("areas", [f"\t {line.replace(' ', '  ')} \n" for line in STANDARD]),
    "areas change numbers": change(
        "areas",
        [
            " ".join(one if one == "." else str(21 - int(one)) for one in line.split())
            for line in STANDARD
        ],
    ),
    "a space changes areas": change("areas", entry(1, "f", "2")),
}
BAD = {
    "no format": change("frontinus-board", DELETED),
    "other format": change("frontinus-board", 2),
    "format true": change("frontinus-board", True),
    "format 1.0": change("frontinus-board", 1.0),
    "format text": change("frontinus-board", "1"),
    "no game": change("game", DELETED),
    "other game": change("game", "aqua-romana"),
    "game no text": change("game", ["aquaedukt"]),
    "no name": change("name", DELETED),
    "empty name": change("name", ""),
    "long name": change("name", "a" * 41),
    "capital": change("name", "Other"),
    "underscore": change("name", "other_1"),
    "digit first": change("name", "1other"),
    "hyphen first": change("name", "-other"),
    "line end": change("name", "other\n"),
    "not ascii": change("name", "\u00f6tter"),
    "number for a name": change("name", 7),
    "the name standard": change("name", "standard"),
    "no areas": change("areas", DELETED),
    "areas a text": change("areas", "\n".join(STANDARD)),
    "areas of lists": change("areas", [line.split() for line in STANDARD]),
    "areas null": change("areas", None),
    "seven rows": change("areas", STANDARD[:7]),
    "nine rows": change("areas", [*STANDARD, STANDARD[0]]),
    "eleven entries": change("areas", [*STANDARD[:7], STANDARD[7][:-2]]),
    "thirteen entries": change("areas", [*STANDARD[:7], STANDARD[7] + " ."]),
    "an empty row": change("areas", [*STANDARD[:7], ""]),
    "a row is a number": change("areas", [*STANDARD[:7], 7]),
    "a number in a corner": change("areas", entry(1, "a", "1")),
    "a point elsewhere": change("areas", entry(4, "e", ".")),
    "area 0": change("areas", entry(4, "e", "0")),
    "area 21": change("areas", entry(4, "e", "21")),
    "leading zero": change("areas", entry(4, "e", "09")),
    "sign": change("areas", entry(4, "e", "+9")),
    "letter": change("areas", entry(4, "e", "x")),
    "other digit": change("areas", entry(4, "e", "\u0669")),
    "seven spaces": change("areas", entry(4, "e", "8")),
    "three spaces": change("areas", entry(5, "e", "9")),
    "not connected": change("areas", swapped(("a2", "l2"))),
    "an area is missing": change("areas", [line.replace("20", "19") for line in STANDARD]),
}


def test_aq_14_1_the_standard_board_says_that_it_is_reconstructed():
    data = frontinus.new_match("aquaedukt").board.data
    assert "AQ-14.1" in data["reconstructed"]
    assert [line.split() for line in data["areas"]] == [line.split() for line in STANDARD]


@pytest.mark.parametrize("case", GOOD)
def test_aq_14_2_another_partition_is_data(case):
    board = GOOD[case]
    assert board_is_allowed(board)
    match = frontinus.new_match("aquaedukt", board=board)
    assert match.board.name == board["name"]
    assert not match.board.standard


@pytest.mark.parametrize("fault", BAD)
def test_aq_14_3_a_board_with_a_fault_is_refused(fault):
    board = BAD[fault]
    assert not board_is_allowed(board)
    with pytest.raises(frontinus.BoardError) as refused:
        frontinus.new_match("aquaedukt", board=board)
    assert refused.value.rule == "AQ-14.3"
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize("value", [None, 1, [], [1], {}, {"frontinus-board": 1}])
def test_aq_14_3_what_is_no_board_at_all_is_refused(value):
    with pytest.raises(frontinus.BoardError) as refused:
        frontinus.new_match("aquaedukt", board=value)
    assert refused.value.rule == "AQ-14.3"


def test_aq_14_3_boards_drawn_at_random_are_accepted():
    rng = np.random.default_rng(14)
    for _ in range(20):
        board = random_board(rng)
        match = frontinus.new_match("aquaedukt", board=board)
        assert match.position().areas["c5"] == int(board["areas"][4].split()[2])


def test_aq_14_4_a_record_carries_the_data_of_another_board():
    board = {**standard("my-box-1"), "comment": "from the attic"}
    match = frontinus.new_match("aquaedukt", board=board)
    match.play("hill c5")
    record = json.loads(match.record().to_json())
    assert (record["board"], record["board-data"]) == ("my-box-1", board)
    assert frontinus.replay(record).board.name == "my-box-1"
    for broken in (
        {**record, "board": "standard"},
        {**record, "board": "other"},
        {**record, "board-data": {**board, "name": "standard"}, "board": "standard"},
        {key: value for key, value in record.items() if key != "board-data"},
    ):
        with pytest.raises(frontinus.RecordError):
            frontinus.replay(broken)
