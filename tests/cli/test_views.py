"""The commands for games with secrets and an account: view and account (PA-9.5, PA-9.6)."""

from __future__ import annotations

import copy
import json

import numpy as np
import pytest

import frontinus

SETUP = """draw A, draw B, lay X1 r0, draw C, lay X2 r0, draw D, lay X3 r0, draw E, lay X4 r0,
 draw F, lay X5 r0, draw G, lay X6 r0, laurels 543543""".replace("\n", "").split(", ")
PLACED = ["merchant* B4", "farmer* C6", "farmer A1", "soldier G3"]
GOING = {
    "frontinus": 1,
    "game": "palatinus",
    "players": 2,
    "board": "standard",
    "options": {},
    "actions": [*SETUP, *PLACED],
}
AQUA = {**GOING, "game": "aqua-romana", "actions": ["place C Nc"]}


@pytest.fixture(scope="module")
def finished():
    match = frontinus.new_match("palatinus", 3, seed=5)
    rng = np.random.default_rng(5)
    while (player := match.to_play) is not None:
        if player == frontinus.CHANCE:
            match.play_chance()
        else:
            legal = match.legal_actions()
            match.play(legal[rng.integers(len(legal))])
    return match


def view(record, seat, *hidden):
    """Write a view as PA-9.5 says, with the placements of these indices veiled."""
    shown = copy.deepcopy(record)
    for index in hidden:
        place = PLACED[index].split()[1]
        shown["actions"][14 + index] = f"wolf {place}"
    return {**shown, "view": seat}


@pytest.mark.parametrize(("seat", "hidden"), [(0, [1]), (1, [0]), ("spectator", [0, 1])])
def test_view_takes_out_what_is_hidden(run, lines, seat, hidden):
    kept = {**GOING, "comment": {"by": "me"}, "options": {"same-owner": "each"}}
    done = run("view", lines(GOING, "", kept), "--seat", seat)
    assert (done.status, done.err) == (0, "")
    assert done.values == [view(GOING, seat, *hidden), view(kept, seat, *hidden)]


def test_view_of_what_has_no_hidden_parts_is_the_record(run, lines, finished):
    opened = {**GOING, "options": {"open-tokens": True}}
    record = finished.record().data
    done = run("view", lines(record, opened, AQUA), "--seat", 1)
    assert done.status == 0
    assert done.values == [record, opened, AQUA]


def test_a_view_is_refused_by_every_reader_of_records(run, lines):
    shown = run("view", lines(GOING), "--seat", 0).values[0]
    for command in (["check"], ["legal"], ["view", "--seat", "0"], ["account"]):
        assert run(*command, lines(shown)).status == 1


def test_view_of_a_bad_record_is_null(run, lines):
    bad = {**GOING, "actions": [*SETUP, "wolf A1"]}
    done = run("view", lines(bad, GOING, "{"), "--seat", "spectator")
    assert done.status == 1
    assert [value is None for value in done.values] == [True, False, True]
    assert len(done.err.splitlines()) == 2
    assert "line 1" in done.err
    assert "PA-9.1" in done.err


def test_view_of_a_seat_that_is_not_there_is_null(run, lines, finished):
    done = run("view", lines(GOING, finished.record().data), "--seat", 2)
    assert (done.status, done.values[0]) == (1, None)
    assert done.values[1] == finished.record().data
    assert "no seat 2" in done.err


@pytest.mark.parametrize("words", [[], ["--seat"], ["--seat", "-1"], ["--seat", "x"]])
def test_view_wants_to_know_who_looks(run, lines, words):
    assert run("view", lines(GOING), *words).status == 2


def test_view_reads_a_board_that_the_record_names(run, lines):
    match = frontinus.new_match("palatinus")
    board = {**json.loads(json.dumps(dict(match.board.data))), "name": "mine"}
    record = {**GOING, "board": "mine"}
    assert run("view", lines(record), "--seat", 0).status == 1
    file = lines(board, name="mine.json")
    done = run("view", lines(record), "--seat", 0, "--board", file)
    assert (done.status, done.values) == (0, [view(record, 0, 1)])


def test_account_tells_how_a_game_was_scored(run, lines, finished):
    done = run("account", lines(finished.record().data))
    assert (done.status, done.err) == (0, "")
    assert done.values == [finished.account()]
    assert done.values[0]["scores"] == finished.scores


def test_account_of_what_has_none_is_null(run, lines, finished):
    good = finished.record().data
    done = run("account", lines(GOING, AQUA, good, {**good, "result": None}, "{"))
    assert done.status == 1
    assert [value is None for value in done.values] == [True, True, False, True, True]
    messages = done.err.splitlines()
    assert len(messages) == 4
    assert "line 1: the game is not over" in messages[0]
    assert "Aqua Romana define no account" in messages[1]


def test_play_shows_no_wolf_of_a_program(run):
    """While the match goes on they are wolves; the record at the end tells everything."""
    done = run("play", "palatinus", "--bots", "varied", "varied", "--seed", "2")
    played = [line for line in done.lines if line.startswith("seat ")]
    assert sum(": wolf " in line for line in played) > 8
    # with the last token all are turned up (PA-4.5)
    assert not [line for line in played[:-1] if "* " in line]
    assert sum("* " in action for action in json.loads(done.lines[-1])["actions"]) == 16


def test_play_writes_down_what_the_person_may_know(run):
    """The set-up and eight placements are typed for seat 0; a bot has seat 1."""
    rng = np.random.default_rng(0)
    typed: list[str] = []
    while True:
        done = run(
            "play",
            "palatinus",
            "--bots",
            "varied",
            "--seed",
            "9",
            stdin="\n".join([*typed, "record", "quit"]).encode(),
        )
        known, truth = map(json.loads, done.lines[-2:])
        if sum(text.startswith("wolf ") for text in known["actions"]) > 1:
            break
        legal = frontinus.replay(truth).legal_actions()
        typed.append(legal[rng.integers(len(legal))])
    assert known["view"] == 0
    assert known["actions"] == frontinus.replay(truth).observation(0).view()["actions"]
    assert known["actions"] != truth["actions"]
