"""What was reconstructed, and other boards (PA-11)."""

from __future__ import annotations

import json
import re

import numpy as np
import pytest

from frontinus.core.errors import BoardError
from frontinus.games.palatinus import GAME
from tests.games.palatinus.boards import random_board, standard
from tests.games.palatinus.engine import new_match
from tests.games.palatinus.examples import objects, rules_text, section
from tests.games.palatinus.twin import STANDARD, Twin, board_is_allowed


def test_pa_11_1_what_was_lost_is_data():
    """Each line of the table that is used is a key of the board data; two are not needed."""
    lines = [
        line.split("|")[1].strip() for line in section("PA-11.1").splitlines()[3:] if "|" in line
    ]
    lines = [line for line in lines if line and not set(line) <= {"-"} and line != "what"]
    assert lines == [
        "springs and fields of the seven tiles",
        "arrow places",
        "the twelve tokens of a colour",
        "laurel values",
        "how many of the 12 discs are 1s and 2s",
        "counting order after the arrow",
    ]
    data = GAME.named_board("standard").data
    assert set(data) == {*STANDARD, "reconstructed"}


def test_pa_11_2_the_data_file_is_marked_as_not_the_printed_data():
    data = GAME.named_board("standard").data
    assert "not the data of the printed game" in data["reconstructed"]


def test_pa_11_3_11_4_standard_is_the_data_of_the_document():
    """PA-11.3, PA-11.4; other data have other names."""
    (printed,) = objects(rules_text().split("**PA-11.4")[1])
    data = GAME.named_board("standard").data
    assert {key: data[key] for key in printed} == printed == STANDARD
    board = standard()
    board["tiles"]["A"]["arrow"] = 4
    assert not board_is_allowed(board)
    with pytest.raises(BoardError) as refused:
        GAME.board(board)
    assert refused.value.rule == "PA-11.5"


def test_pa_11_2_an_owner_can_add_what_the_copy_shows():
    board = standard()
    board["name"] = "printed"
    board["tiles"]["D"]["ring"] = "ssssss"
    board["laurels"] = {"palatinus": 7, "others": [1, 2, 3, 4, 5, 6]}
    board["tokens"] = {
        "merchants": {"open": 3, "wolf": 3},
        "farmers": {"open": 1, "wolf": 3},
        "soldiers": 2,
    }
    match = new_match(3, board=board)
    position = match.position()
    assert position.laurels == (7, 6, 5, 4, 3, 2, 1)
    assert position.start.sorts["merchant"] == 3
    match.play("draw D")
    assert match.position().tiles["D"].ring == "ssssss"


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


def tokens(merchants, farmers, soldiers):
    return {
        "merchants": {"open": merchants[0], "wolf": merchants[1]},
        "farmers": {"open": farmers[0], "wolf": farmers[1]},
        "soldiers": soldiers,
    }


DELETED = object()
GOOD = {
    "further key": change("comment", to=[1, {"a": None}]),
    "short name": change("name", to="a"),
    "long name": change("name", to="a-1-" + "x" * 36),
    "rings alike": change("tiles", "A", "ring", to="ffffff"),
    "all springs": change("tiles", "A", "ring", to="ssssss"),
    "arrow": change("tiles", "A", "arrow", to=6),
    "laurels alike": change("laurels", "others", to=[9] * 6),
    "cheap palatinus": change("laurels", "palatinus", to=1),
    "other order": change("laurels", "others", to=[3, 4, 5, 3, 4, 5]),
    "no spare tokens": change("tokens", to=tokens((2, 2), (1, 2), 5)),
    "many merchants": change("tokens", to=tokens((6, 2), (1, 2), 1)),
    "many wolves": change("tokens", to=tokens((2, 4), (1, 4), 1)),
}
BAD = {
    "no format": change("frontinus-board", to=DELETED),
    "other format": change("frontinus-board", to=2),
    "format true": change("frontinus-board", to=True),
    "format 1.0": change("frontinus-board", to=1.0),
    "format text": change("frontinus-board", to="1"),
    "other game": change("game", to="aqua-romana"),
    "game list": change("game", to=["palatinus"]),
    "no game": change("game", to=DELETED),
    "no name": change("name", to=DELETED),
    "empty name": change("name", to=""),
    "41 characters": change("name", to="a" * 41),
    "capital": change("name", to="Other"),
    "underscore": change("name", to="other_1"),
    "digit first": change("name", to="1other"),
    "hyphen first": change("name", to="-other"),
    "line end": change("name", to="other\n"),
    "not ascii": change("name", to="\u00f6tter"),
    "name a number": change("name", to=7),
    "no tiles": change("tiles", to=DELETED),
    "tiles a list": change("tiles", to=[]),
    "no tile C": change("tiles", "C", to=DELETED),
    "tile H": change("tiles", "H", to={"ring": "ffffff", "arrow": 1}),
    "tile no object": change("tiles", "A", to=["fsffff", 5]),
    "no ring": change("tiles", "A", "ring", to=DELETED),
    "no arrow": change("tiles", "A", "arrow", to=DELETED),
    "further key of a tile": change("tiles", "A", "comment", to="x"),
    "ring too short": change("tiles", "A", "ring", to="fffff"),
    "ring too long": change("tiles", "A", "ring", to="fffffff"),
    "ring with a line end": change("tiles", "A", "ring", to="ffffff\n"),
    "other mark": change("tiles", "A", "ring", to="fffffF"),
    "ring a list": change("tiles", "A", "ring", to=["f"] * 6),
    "ring a number": change("tiles", "A", "ring", to=111111),
    "arrow 0": change("tiles", "A", "arrow", to=0),
    "arrow 7": change("tiles", "A", "arrow", to=7),
    "arrow 1.0": change("tiles", "A", "arrow", to=1.0),
    "arrow text": change("tiles", "A", "arrow", to="1"),
    "arrow true": change("tiles", "A", "arrow", to=True),
    "no laurels": change("laurels", to=DELETED),
    "laurels a list": change("laurels", to=[6, 5, 5, 4, 4, 3, 3]),
    "no palatinus": change("laurels", "palatinus", to=DELETED),
    "no others": change("laurels", "others", to=DELETED),
    "further key of laurels": change("laurels", "comment", to=1),
    "palatinus 0": change("laurels", "palatinus", to=0),
    "palatinus 10": change("laurels", "palatinus", to=10),
    "palatinus true": change("laurels", "palatinus", to=True),
    "palatinus 6.0": change("laurels", "palatinus", to=6.0),
    "palatinus list": change("laurels", "palatinus", to=[6]),
    "five others": change("laurels", "others", to=[5, 5, 4, 4, 3]),
    "seven others": change("laurels", "others", to=[5, 5, 4, 4, 3, 3, 3]),
    "others 0": change("laurels", "others", to=[5, 5, 4, 4, 3, 0]),
    "others 10": change("laurels", "others", to=[5, 5, 4, 4, 3, 10]),
    "others text": change("laurels", "others", to="554433"),
    "others true": change("laurels", "others", to=[5, 5, 4, 4, 3, True]),
    "others null": change("laurels", "others", to=None),
    "no tokens": change("tokens", to=DELETED),
    "tokens a list": change("tokens", to=[2, 3, 2, 3, 2]),
    "no merchants": change("tokens", "merchants", to=DELETED),
    "merchants a number": change("tokens", "merchants", to=5),
    "no soldiers": change("tokens", "soldiers", to=DELETED),
    "soldiers an object": change("tokens", "soldiers", to={"open": 2}),
    "further key of tokens": change("tokens", "comment", to="x"),
    "further key of farmers": change("tokens", "farmers", "dots", to=2),
    "no wolf": change("tokens", "farmers", "wolf", to=DELETED),
    "eleven": change("tokens", "soldiers", to=1),
    "thirteen": change("tokens", "soldiers", to=3),
    "negative": change("tokens", to=tokens((8, 2), (1, 2), -1)),
    "2.0": change("tokens", "soldiers", to=2.0),
    "true": change("tokens", to=tokens((3, 3), (2, 3), True)),
    "text": change("tokens", "soldiers", to="2"),
    "null": change("tokens", "merchants", "open", to=None),
    "huge": change("tokens", "soldiers", to=10**400),
    "one open merchant": change("tokens", to=tokens((1, 4), (2, 3), 2)),
    "one wolf merchant": change("tokens", to=tokens((4, 1), (2, 3), 2)),
    "no open farmer": change("tokens", to=tokens((2, 3), (0, 5), 2)),
    "one wolf farmer": change("tokens", to=tokens((2, 3), (4, 1), 2)),
    "no soldier": change("tokens", to=tokens((2, 3), (3, 4), 0)),
    "standard with other laurels": lambda: {
        **standard(),
        "laurels": {"palatinus": 6, "others": [5, 5, 5, 4, 3, 3]},
    },
    "standard with other tokens": lambda: {**standard(), "tokens": tokens((2, 4), (1, 3), 2)},
}


@pytest.mark.parametrize("name", GOOD)
def test_pa_11_5_boards_that_are_allowed(name):
    board = GOOD[name]()
    assert board_is_allowed(board)
    assert GAME.board(board).data == board
    for players in (2, 3, 4, 5):
        match = new_match(players, board=board)
        assert match.legal_actions() == Twin(players, {}, board).legal_actions()


@pytest.mark.parametrize("name", BAD)
def test_pa_11_5_boards_that_are_refused(name):
    board = BAD[name]()
    assert not board_is_allowed(board)
    with pytest.raises(BoardError) as refused:
        GAME.board(board)
    assert refused.value.rule == "PA-11.5"
    assert str(refused.value).isascii()
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("board", [None, [], "standard", 7, True])
def test_pa_11_5_no_object(board):
    with pytest.raises(BoardError) as refused:
        GAME.board(board)
    assert refused.value.rule == "PA-11.5"


def test_pa_11_5_standard_in_another_order_is_standard():
    board = standard()
    board["laurels"]["others"] = [3, 4, 5, 5, 4, 3]
    board["tiles"] = dict(reversed(board["tiles"].items()))
    board["comment"] = "the same"
    assert GAME.board(board).standard


def test_pa_11_5_drawn_boards_are_allowed():
    rng = np.random.default_rng(4)
    for _ in range(200):
        assert GAME.board(random_board(rng)).name.startswith("drawn-")


def test_pa_11_6_insula_tiberina_is_left_out():
    assert "Insula Tiberina" in section("PA-11.6")
    assert GAME.boards == ("standard",)


def test_the_text_of_the_rules_comes_with_the_game():
    numbers = re.findall(r"^\*\*(PA-\d+\.\d+)", GAME.rules_text(), re.MULTILINE)
    assert len(numbers) == len(set(numbers)) > 70
    assert json.dumps(numbers).isascii()
