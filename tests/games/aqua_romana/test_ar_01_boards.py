"""Board data (AR-1.14, AR-1.15) and the reconstruction that they hold (AR-14)."""

from __future__ import annotations

import json
import re

import numpy as np
import pytest

import frontinus
from tests.games.aqua_romana.boards import random_board, standard
from tests.games.aqua_romana.examples import rules_text
from tests.games.aqua_romana.twin import STANDARD, board_is_allowed


def test_ar_1_14_the_standard_board_is_that_of_the_document():
    section = rules_text().split("**AR-1.14 Board data.**")[1]
    printed = json.loads(re.search(r"```json\n(.*?)```", section, re.DOTALL).group(1))
    match = frontinus.new_match("aqua-romana")
    data = match.board.data
    assert {key: data[key] for key in printed} == printed == STANDARD
    assert (match.board.name, match.board.standard) == ("standard", True)


def test_ar_14_1_14_2_what_was_reconstructed_is_data_and_a_corrected_board_has_a_new_name():
    """AR-14.1: other squares and numbers are another board; AR-14.2: the rest is fixed."""
    board = standard()
    board["name"] = "corrected-1"
    board["tiles"] = {"C": 24, "S": 24, "B": 18, "D": 18}
    board["layouts"]["2"][0] = {
        "seat": 0,
        "colour": "yellow",
        "squares": ["b1", "c1"],
        "outlets": ["b1S", "c1S", "c1E"],
    }
    match = frontinus.new_match("aqua-romana", board=board)
    assert match.observation(None).position().supply == {"C": 24, "S": 24, "B": 18, "D": 18}
    record = json.loads(match.record().to_json())
    assert record["board"] == "corrected-1"
    assert record["board-data"] == board
    board["name"] = "standard"
    with pytest.raises(frontinus.BoardError) as refused:
        frontinus.new_match("aqua-romana", board=board)
    assert refused.value.rule == "AR-1.15"


def change(*path, to):
    """Make a change to the standard board under another name."""

    def changed():
        board = standard()
        board["name"] = "other"
        where = board
        for key in path[:-1]:
            where = where[key]
        if to is DELETED:
            del where[path[-1]]
        else:
            where[path[-1]] = to
        return board

    return changed


DELETED = object()
GOOD = {
    "further key": change("comment", to=[1, {"a": None}]),
    "further key of a reservoir": change("layouts", "2", 0, "comment", to="x"),
    "without a layout": change("layouts", "3", to=DELETED),
    "short name": change("name", to="a"),
    "long name": change("name", to="a-1-" + "x" * 36),
    "few tiles of a type": change("tiles", to={"C": 81, "S": 1, "B": 1, "D": 1}),
    "turned corners": change(
        "corners", to={"a1": "C-NW", "k1": "C-NW", "k8": "C-NW", "a8": "C-NW"}
    ),
    "squares the other way": change("layouts", "4", 0, "squares", to=["d1", "c1"]),
    "outlets in another order": change("layouts", "3", 0, "outlets", to="a5S a4N a5E a4E".split()),
}
BAD = {
    "1 no format": change("frontinus-board", to=DELETED),
    "1 other format": change("frontinus-board", to=2),
    "1 format true": change("frontinus-board", to=True),
    "1 format 1.0": change("frontinus-board", to=1.0),
    "1 format text": change("frontinus-board", to="1"),
    "1 other game": change("game", to="palatinus"),
    "1 game no text": change("game", to=["aqua-romana"]),
    "1 no game": change("game", to=DELETED),
    "1 no name": change("name", to=DELETED),
    "1 empty name": change("name", to=""),
    "1 long name": change("name", to="a" * 41),
    "1 capital": change("name", to="Other"),
    "1 underscore": change("name", to="other_1"),
    "1 digit first": change("name", to="1other"),
    "1 hyphen first": change("name", to="-other"),
    "1 line end": change("name", to="other\n"),
    "1 not ascii": change("name", to="ötter"),
    "1 number": change("name", to=7),
    "2 no tiles": change("tiles", to=DELETED),
    "2 list": change("tiles", to=[21, 21, 21, 21]),
    "2 no curves": change("tiles", "C", to=DELETED),
    "2 jokers": change("tiles", "J", to=1),
    "2 zero": change("tiles", to={"C": 0, "S": 42, "B": 21, "D": 21}),
    "2 negative": change("tiles", to={"C": -1, "S": 43, "B": 21, "D": 21}),
    "2 83": change("tiles", "C", to=20),
    "2 85": change("tiles", "C", to=22),
    "2 21.0": change("tiles", "C", to=21.0),
    "2 text": change("tiles", "C", to="21"),
    "2 true": change("tiles", to={"C": True, "S": 41, "B": 21, "D": 21}),
    "2 huge": change("tiles", "C", to=10**400),
    "3 none": change("corners", to=DELETED),
    "3 three": change("corners", "a8", to=DELETED),
    "3 five": change("corners", "b8", to="C-NE"),
    "3 straight": change("corners", "a8", to="S-NS"),
    "3 number": change("corners", "a8", to=3),
    "3 list": change("corners", "a8", to=["C-NE"]),
    "4 none": change("layouts", to=DELETED),
    "4 empty": change("layouts", to={}),
    "4 list": change("layouts", to=[]),
    "4 five": change("layouts", "5", to=STANDARD["layouts"]["4"]),
    "4 02": change("layouts", "02", to=STANDARD["layouts"]["2"]),
    "4 number": change("layouts", 2, to=STANDARD["layouts"]["2"]),
    "4 bad layout of others": change("layouts", "4", to=[]),
    "5 null": change("layouts", "2", to=None),
    "5 no list": change("layouts", "2", to={"0": STANDARD["layouts"]["2"][0]}),
    "5 three": change("layouts", "2", to=STANDARD["layouts"]["2"][:3]),
    "5 seats": change("layouts", "2", 0, "seat", to=1),
    "5 seat 2": change("layouts", "2", 0, "seat", to=2),
    "5 seat text": change("layouts", "2", 0, "seat", to="0"),
    "5 seat false": change("layouts", "2", 0, "seat", to=False),
    "5 seat 0.0": change("layouts", "2", 0, "seat", to=0.0),
    "5 no seat": change("layouts", "2", 0, "seat", to=DELETED),
    "5 no object": change("layouts", "2", 0, to=["c1", "d1"]),
    "5 colour": change("layouts", "2", 0, "colour", to="black"),
    "5 colour twice": change("layouts", "2", 0, "colour", to="red"),
    "5 no colour": change("layouts", "2", 0, "colour", to=DELETED),
    "5 colour list": change("layouts", "2", 0, "colour", to=["yellow"]),
    "6 one square": change("layouts", "2", 0, "squares", to=["c1"]),
    "6 three squares": change("layouts", "2", 0, "squares", to=["c1", "d1", "e1"]),
    "6 same square": change("layouts", "2", 0, "squares", to=["c1", "c1"]),
    "6 apart": change("layouts", "2", 0, "squares", to=["c1", "d2"]),
    "6 around the board": change("layouts", "2", 0, "squares", to=["c1", "c8"]),
    "6 corner": change(
        "layouts",
        "2",
        0,
        to={
            "seat": 0,
            "colour": "yellow",
            "squares": ["a1", "b1"],
            "outlets": ["a1S", "b1S", "b1E"],
        },
    ),
    "6 taken": change(
        "layouts",
        "2",
        0,
        to={
            "seat": 0,
            "colour": "yellow",
            "squares": ["g1", "h1"],
            "outlets": ["g1S", "h1S", "g1W"],
        },
    ),
    "6 off the board": change("layouts", "2", 0, "squares", to=["c0", "c1"]),
    "6 no list": change("layouts", "2", 0, "squares", to="c1"),
    "6 numbers": change("layouts", "2", 0, "squares", to=[1, 2]),
    "6 none": change("layouts", "2", 0, "squares", to=DELETED),
    "7 two": change("layouts", "2", 0, "outlets", to=["c1S", "d1S"]),
    "7 four": change("layouts", "2", 0, "outlets", to=["c1S", "d1S", "d1E", "c1W"]),
    "7 three of three players": change("layouts", "3", 0, "outlets", to=["a4E", "a5E", "a4N"]),
    "7 twice": change("layouts", "2", 0, "outlets", to=["c1S", "d1S", "d1S"]),
    "7 elsewhere": change("layouts", "2", 0, "outlets", to=["c1S", "d1S", "e1S"]),
    "7 no edge": change("layouts", "2", 0, "outlets", to=["c1S", "d1S", "d1"]),
    "7 other edge": change("layouts", "2", 0, "outlets", to=["c1S", "d1S", "d1X"]),
    "7 numbers": change("layouts", "2", 0, "outlets", to=["c1S", "d1S", 1]),
    "7 text": change("layouts", "2", 0, "outlets", to="c1S"),
    "7 none": change("layouts", "2", 0, "outlets", to=DELETED),
    "8 wall": change("layouts", "2", 0, "outlets", to=["c1S", "d1S", "d1N"]),
    "8 own reservoir": change("layouts", "2", 0, "outlets", to=["c1S", "d1S", "c1E"]),
    "8 other reservoir": change(
        "layouts",
        "2",
        0,
        to={
            "seat": 0,
            "colour": "yellow",
            "squares": ["f1", "g1"],
            "outlets": ["f1S", "g1S", "g1E"],
        },
    ),
    "8 corner": change(
        "layouts",
        "2",
        0,
        to={
            "seat": 0,
            "colour": "yellow",
            "squares": ["b1", "c1"],
            "outlets": ["b1S", "c1S", "b1W"],
        },
    ),
}


@pytest.mark.parametrize("other", GOOD)
def test_ar_1_15_another_board_is_accepted(other):
    board = GOOD[other]()
    players = min(int(key) for key in board["layouts"])
    assert board_is_allowed(board)
    match = frontinus.new_match("aqua-romana", players, board=board)
    assert match.board.name == board["name"]
    assert not match.board.standard


@pytest.mark.parametrize("fault", BAD)
def test_ar_1_15_a_board_with_a_fault_is_refused(fault):
    """The number in the name of the fault is the point of AR-1.15 that it offends."""
    board = BAD[fault]()
    assert not board_is_allowed(board)
    with pytest.raises(frontinus.BoardError) as refused:
        frontinus.new_match("aqua-romana", 2, board=board)
    assert refused.value.rule == "AR-1.15"
    assert len(str(refused.value).splitlines()) == 1


def test_ar_1_15_a_game_needs_the_layout_of_its_number_of_players():
    board = change("layouts", "3", to=DELETED)()
    with pytest.raises(frontinus.BoardError) as refused:
        frontinus.new_match("aqua-romana", 3, board=board)
    assert refused.value.rule == "AR-1.15"


def test_ar_1_15_the_name_standard_is_for_the_standard_data_in_any_order():
    board = standard()
    board["layouts"]["2"].reverse()
    board["layouts"]["2"][0]["outlets"].reverse()
    board["comment"] = "the same board"
    assert board_is_allowed(board)
    assert frontinus.new_match("aqua-romana", 2, board=board).board.name == "standard"
    board["corners"]["a1"] = "C-NE"
    assert not board_is_allowed(board)
    with pytest.raises(frontinus.BoardError):
        frontinus.new_match("aqua-romana", 2, board=board)


@pytest.mark.parametrize("value", [None, 1, "x", [], [1], {}, {"frontinus-board": 1}])
def test_ar_1_15_what_is_no_board_at_all_is_refused(value):
    with pytest.raises(frontinus.BoardError):
        frontinus.new_match("aqua-romana", 2, board=value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ar_1_15_boards_drawn_at_random_are_accepted_with_their_further_keys(players):
    rng = np.random.default_rng(players)
    for _ in range(20):
        board = random_board(rng, players)
        board["drawn"] = {"by": ["chance"]}
        match = frontinus.new_match("aqua-romana", players, board=board)
        assert match.record().data["board-data"] == board


@pytest.mark.parametrize(("players", "rule"), [(1, "AR-2.1"), (5, "AR-2.1"), (True, "AR-2.1")])
def test_ar_2_1_two_to_four_seats(players, rule):
    with pytest.raises(frontinus.OptionError) as refused:
        frontinus.new_match("aqua-romana", players)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    "options",
    [
        {"voluntary-close-needs-tile": 1},
        {"voluntary-close-needs-tile": "true"},
        {"voluntary-close-needs-tile": None},
        {"voluntary_close_needs_tile": True},
        {"": True},
    ],
)
def test_ar_11_1_unknown_options_and_values_of_another_kind_are_refused(options):
    with pytest.raises(frontinus.OptionError) as refused:
        frontinus.new_match("aqua-romana", options=options)
    assert refused.value.rule == "AR-11.1"


def test_ar_12_5_a_record_has_the_options_that_differ_from_their_defaults():
    for value, written in ((True, {"voluntary-close-needs-tile": True}), (False, {})):
        options = {"voluntary-close-needs-tile": value}
        match = frontinus.new_match("aqua-romana", 3, options=options)
        match.play("place C Nc")
        assert json.loads(match.record().to_json()) == {
            "frontinus": 1,
            "game": "aqua-romana",
            "players": 3,
            "board": "standard",
            "options": written,
            "actions": ["place C Nc"],
        }
        assert match.options == options
