"""Notation, refusals, views and the account (PA-9)."""

from __future__ import annotations

import json

import numpy as np
import pytest

from frontinus.core.errors import FrontinusError, IllegalAction, RecordError
from frontinus.core.record import as_record, replay
from frontinus.games.palatinus import GAME
from tests.games.palatinus import examples
from tests.games.palatinus.boards import standard
from tests.games.palatinus.engine import new_match
from tests.games.palatinus.examples import SETUP, rows, section
from tests.games.palatinus.twin import PLACES, parse

WHOLE = examples.whole_game()


def find(slug):
    assert slug == "palatinus"
    return GAME


MALFORMED = [
    "",
    " ",
    "draw",
    "draw ",
    "draw H",
    "draw a",
    "draw AB",
    "draw A ",
    " draw A",
    "draw  A",
    "draw A\n",
    "draw A A",
    "Draw A",
    "lay",
    "lay X1",
    "lay X1 r",
    "lay X1 r6",
    "lay X1 0",
    "lay X0 r0",
    "lay X7 r0",
    "lay Z1 r0",
    "lay x1 r0",
    "lay X1  r0",
    "lay X1 r0 ",
    "lay X1r0",
    "lay X1\tr0",
    "lay A X1 r0",
    "lay centre r0",
    "laurels",
    "laurels ",
    "laurels 54354",
    "laurels 5435433",
    "laurels 54354a",
    "laurels 543540",
    "laurels 5 4 3 5 4 3",
    "laurels 54 35 43",
    "laurels 543543 ",
    "laurels  543543",
    "laurels -54354",
    "laurels 54354\u0663",
    "laurel 543543",
    "merchant",
    "merchant ",
    "merchant A",
    "merchant A0",
    "merchant A7",
    "merchant H1",
    "merchant a1",
    "merchant 1A",
    "merchant A1 ",
    "merchant A1 A2",
    "merchant  A1",
    "merchant *A1",
    "merchant * A1",
    "merchant** A1",
    "merchant*A1",
    "merchantA1",
    "merchants A1",
    "farmer*A1",
    "farmer *",
    "farmer* a1",
    "soldier* A1",
    "soldier",
    "soldier A11",
    "soldier A1\x00",
    "soldier \u0410" + "1",
    "wolf A1",
    "wolf",
    "wolf* A1",
    "pass",
    "keep",
    "\u00b2",
    "draw A" * 5000,
]


@pytest.fixture(scope="module")
def at_any_time(begin):
    """Games at several steps; asking them changes nothing."""
    return [begin(2, setup=setup) for setup in ([], SETUP[:2], SETUP[:13], SETUP)]


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: ascii(text)[:30])
def test_pa_9_1_a_text_that_has_none_of_the_forms(text, at_any_time):
    """At any time, and also when the game is over, this is the first line of PA-9.4."""
    assert parse(text) is None
    assert [game.refusal(text) for game in at_any_time] == ["PA-9.1"] * 4


def test_pa_9_1_also_after_the_end():
    match = replay(WHOLE.record, find)
    for text in MALFORMED:
        assert match.refusal(text) == "PA-9.1"
    for text in (None, 7, ["draw A"], b"draw A"):
        assert match.refusal(text) == "PA-9.1"


def test_pa_9_1_lists_are_in_ascii_order(begin):
    """A space sorts before a star, so farmer before farmer*."""
    played = begin(3, setup=[])
    rng = np.random.default_rng(0)
    while legal := played.legal_actions():
        assert legal == sorted(set(legal))
        played.play(legal[rng.integers(len(legal))])
    verbs = list(dict.fromkeys(text.split()[0] for text in begin(3).legal_actions()))
    assert verbs == ["farmer", "farmer*", "merchant", "merchant*", "soldier"]


@pytest.mark.parametrize(("players", "length"), [(2, 46), (3, 50), (4, 46), (5, 49)])
def test_pa_9_2_length(players, length, begin):
    played = begin(players, setup=[])
    count = 0
    while legal := played.legal_actions():
        played.play(legal[count * 7 % len(legal)])
        count += 1
    assert count == length
    assert f"{length} ({players}" in section("PA-9.2").replace(" players", "")


def test_pa_9_3_record():
    match = replay(WHOLE.record, find)
    record = json.loads(match.record().to_json())
    assert record == WHOLE.record
    assert record["result"]["scores"] == match.account()["scores"]
    assert record["result"]["winners"] == match.account()["winners"] == [2]
    match.undo()
    assert "result" not in match.record().data
    assert replay(match.record(), find).to_play == 4


@pytest.mark.parametrize(
    "change",
    [
        {"board": "unknown"},
        {"game": "palatinus ", "players": 5},
        {"result": {"scores": [5, 7, 8, 8, 7], "winners": [2, 3]}},
        {"result": {"scores": [5, 7, 8, 8, 7]}},
        {"result": {"scores": [5, 7, 8, 8, 8], "winners": [2]}},
        {"result": {"scores": [5, 7, 8.0, 8, 7], "winners": [2]}},
        {"actions": WHOLE.record["actions"][:-1]},
        {"actions": [*WHOLE.record["actions"], "soldier A6"]},
        {"players": 4},
        {"options": {"same-owner": "none"}},
    ],
    ids=str,
)
def test_pa_9_3_records_that_are_wrong(change):
    def known(slug):
        if slug != "palatinus":
            raise FrontinusError("no such game")
        return GAME

    with pytest.raises(RecordError):
        replay({**WHOLE.record, **change}, known)


def test_pa_9_3_another_board_goes_along():
    board = standard()
    board["name"] = "other"
    match = new_match(2, board=board)
    match.play("draw A")
    data = json.loads(match.record().to_json())
    assert (data["board"], data["board-data"]) == ("other", board)
    assert replay(data, find).board.data == board
    with pytest.raises(RecordError):
        replay({**data, "board": "standard"}, find)


# players, how far the set-up went, placements, action, rule
REFUSALS = [
    (2, 0, "", "wolf A1", "PA-9.1"),
    (2, 0, "", "lay X1 r0", "PA-2.1"),
    (2, 0, "", "laurels 543543", "PA-2.1"),
    (2, 0, "", "soldier A1", "PA-2.1"),
    (2, 2, "", "draw A", "PA-2.1"),
    (2, 2, "", "draw C", "PA-2.1"),
    (2, 3, "", "lay X1 r0", "PA-2.1"),
    (2, 13, "", "draw A", "PA-2.1"),
    (2, 13, "", "merchant A1", "PA-2.1"),
    (2, 14, "", "draw A", "PA-3.1"),
    (2, 14, "", "lay X1 r0", "PA-3.1"),
    (2, 14, "", "laurels 543543", "PA-3.1"),
    (2, 14, "", "laurels 111111", "PA-3.1"),
    (2, 1, "", "draw A", "PA-2.2"),
    (2, 3, "", "draw B", "PA-2.2"),
    (2, 4, "", "lay X1 r0", "PA-2.6"),
    (2, 4, "", "lay X3 r0", "PA-2.6"),
    (2, 4, "", "lay Y1 r0", "PA-2.6"),
    (2, 4, "", "lay Y2 r5", "PA-2.6"),
    (2, 13, "", "laurels 555443", "PA-2.7"),
    (2, 13, "", "laurels 654433", "PA-2.7"),
    (2, 14, "merchant A1, merchant A2", "merchant A1", "PA-3.3"),
    (2, 14, "merchant A1, merchant A2", "soldier A2", "PA-3.3"),
    # no open farmer left, and the place is occupied too
    (5, 14, "farmer A1, farmer A2, farmer A3, farmer A4, farmer A5", "farmer A1", "PA-3.2"),
    (5, 14, "soldier A1, soldier A2, soldier A3, soldier A4, soldier A5", "soldier A1", "PA-3.2"),
]


@pytest.mark.parametrize(("players", "set_up", "played", "action", "rule"), REFUSALS)
def test_pa_9_4_the_first_line_that_applies(players, set_up, played, action, rule, begin):
    placements = [text for text in played.split(", ") if text]
    assert begin(players, *placements, setup=SETUP[:set_up]).refusal(action) == rule


def test_pa_9_4_the_order_of_the_last_lines(begin):
    """Five players, three rounds on: each seat has (4, 1), and after a fourth (3, 0)."""
    played = begin(5)
    free = iter(PLACES)
    for sort in ("merchant", "farmer", "farmer*"):
        for _ in range(5):
            played.play(f"{sort} {next(free)}")
    assert played.facts().deadlines[0][:2] == (4, 1)
    empty = next(free)
    # PA-3.6 comes last: before it the hand, then the place
    assert played.refusal(f"farmer {empty}") == "PA-3.2"
    assert played.refusal("farmer A1") == "PA-3.2"
    assert played.refusal("farmer* A1") == "PA-3.3"
    assert played.refusal(f"farmer* {empty}") == "PA-3.6"
    assert played.refusal("soldier A1") == "PA-3.3"
    assert played.refusal(f"soldier {empty}") is None
    for place in (empty, *(next(free) for _ in range(4))):
        played.play(f"soldier {place}")
    assert played.facts().deadlines[0][:2] == (3, 0)
    # too late comes before everything else about placements
    assert played.refusal("soldier A1") == "PA-3.5"
    assert played.refusal(f"soldier {next(free)}") == "PA-3.5"


def test_pa_9_4_after_the_end_everything_well_formed_is_pa_3_8():
    match = replay(WHOLE.record, find)
    for action in ("draw A", "lay Y1 r0", "laurels 543543", "laurels 999999", "soldier A6"):
        assert match.refusal(action) == "PA-3.8"
        with pytest.raises(IllegalAction) as refused:
            match.play(action)
        assert (refused.value.rule, refused.value.action) == ("PA-3.8", action)


def test_pa_9_4_the_table_is_that_of_the_document():
    """Line by line, whatever their words."""
    table = [cells[1] for cells in rows(section("PA-9.4"))[1:]]
    assert [fault.rule for fault in GAME.faults[1:]] == table


def test_pa_9_5_views():
    match = new_match(2)
    for action in [*SETUP, "merchant* B4", "farmer* C6", "farmer A1", "soldier G3"]:
        match.play(action)
    record = match.record().data
    for viewer, name in ((0, 0), (1, 1), (None, "spectator")):
        view = match.observation(viewer).view()
        assert view["view"] == name
        assert set(view) == {*record, "view"}
        assert all(view[key] == record[key] for key in record if key != "actions")
        for index, (shown, played) in enumerate(
            zip(view["actions"], record["actions"], strict=True)
        ):
            verb, _, rest = played.partition(" ")
            hidden = verb.endswith("*") and viewer != index % 2
            assert shown == (f"wolf {rest}" if hidden else played)


def test_pa_9_5_a_view_is_no_record():
    match = new_match(3)
    for action in [*SETUP, "merchant* B4"]:
        match.play(action)
    for viewer in (None, 0, 1):
        view = match.observation(viewer).view()
        with pytest.raises(RecordError):
            as_record(view)
        with pytest.raises(RecordError):
            replay(view, find)
        del view["view"]
        if viewer != 0:
            with pytest.raises(RecordError) as bad:
                replay(view, find)
            assert (bad.value.index, bad.value.text, bad.value.rule) == (14, "wolf B4", "PA-9.1")


def test_pa_9_5_a_finished_game_has_no_hidden_parts():
    match = replay(WHOLE.record, find)
    for viewer in (None, 0, 1, 2, 3, 4):
        assert match.observation(viewer).view() == WHOLE.record


def test_pa_9_5_with_open_tokens_neither():
    match = new_match(2, {"open-tokens": True})
    for action in [*SETUP, "merchant* B4", "farmer* C6"]:
        match.play(action)
    for viewer in (None, 0, 1):
        assert match.observation(viewer).view() == match.record().data


def test_pa_9_5_the_hand_of_another_seat_is_four_numbers(begin):
    for viewer, other in ((0, 1), (1, 0), (None, 0), (None, 1)):
        hand = begin(2, "merchant* B4", "farmer* C6").facts(viewer).hands[other]
        assert hand == {"merchant": 3, "farmer": 3, "soldier": 2, "wolf": 7}


def test_pa_9_6_the_account_has_the_keys_of_the_rule(begin):
    """Every name that the rule sets in type stands in the account, and no other."""
    played = begin(5, *WHOLE.record["actions"][14:], setup=WHOLE.record["actions"][:14])
    account = played.account()
    names = set()

    def walk(value):
        if isinstance(value, dict):
            names.update(value)
            for part in value.values():
                walk(part)
        elif isinstance(value, list):
            for part in value:
                walk(part)

    walk(account)
    told = {name for name in section("PA-9.6").split("`")[1::2] if name.isalpha()}
    assert names == told | {"farmers", "merchants", "soldiers"} - {"A", "G"}
    assert json.loads(json.dumps(account)) == account


def test_pa_9_6_sums_of_the_account(begin):
    rng = np.random.default_rng(6)
    for players in (2, 3, 4, 5):
        played = begin(players, setup=[])
        while legal := played.legal_actions():
            played.play(legal[rng.integers(len(legal))])
        account = played.account()
        for hill in account["hills"]:
            for one in hill["influence"]:
                if one["kind"] == "merchant":
                    sum_ = one["merchants"] + 2 * one["farmers"] + 3 * one["soldiers"]
                else:
                    sum_ = 2 * one["fields"] + 2 * one["springs"]
                assert one["points"] == sum_
            for seat in range(players):
                of_seat = [one["points"] for one in hill["influence"] if one["seat"] == seat]
                assert hill["totals"][seat] == sum(of_seat)
            places = [one["place"] for one in hill["captured"]]
            assert places == sorted(places)
        for seat in range(players):
            points = [*account["laurels"][seat], *account["discs"][seat]]
            assert account["scores"][seat] == account["captured"][seat] + sum(points)
            assert account["pieces"][seat] == account["captured"][seat] + len(points)
        assert (account["scores"], account["winners"]) == played.result()


def test_pa_9_6_there_is_no_account_before_the_end():
    match = replay(WHOLE.record, find)
    assert match.account()["winners"] == [2]
    match.undo()
    with pytest.raises(FrontinusError):
        match.account()
