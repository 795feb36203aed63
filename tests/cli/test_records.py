"""The commands that read records: check, legal, refusal, perft --record."""

from __future__ import annotations

import copy
import json

import pytest

import frontinus

GOOD = {
    "frontinus": 1,
    "game": "aqua-romana",
    "players": 2,
    "board": "standard",
    "options": {},
    "actions": ["place C Nc", "place S Nh"],
}
PLACINGS = ("W2 W3 W4 W5 W6 W7 E2 E3 E4 E5 E6 E7").split()


def with_actions(*actions):
    return {**GOOD, "actions": list(actions)}


def finished():
    match = frontinus.new_match("aqua-romana", 2)
    while not match.over:
        match.play(match.legal_actions()[-1])
    return match.record().data


def other_board():
    board = json.loads(json.dumps(dict(frontinus.new_match("aqua-romana").board.data)))
    board["name"] = "mine"
    board["corners"]["a1"] = "C-NW"
    return board


def test_check_is_silent_about_good_records(run, lines):
    file = lines(GOOD, "", finished(), with_actions(), {**GOOD, "comment": "\u03b1"})
    done = run("check", file)
    assert (done.status, done.out, done.err) == (0, "", "")
    done = run("check", "-", stdin=file.read_bytes())
    assert (done.status, done.out, done.err) == (0, "", "")


def test_check_names_line_index_text_rule_and_reason(run, lines):
    bad = with_actions("place C Nc", "place D Nc", "place S Sa")
    file = lines(GOOD, bad, "", {**GOOD, "players": 9}, "{", GOOD, with_actions("x\ty\n"))
    done = run("check", file)
    assert done.status == 1
    cells = [line.split("\t") for line in done.lines]
    assert [row[:4] for row in cells] == [
        ["2", "1", "place D Nc", "AR-1.8"],
        ["4", "-", "-", "AR-2.1"],
        ["5", "-", "-", "-"],
        ["7", "0", "x\\ty\\n", "AR-12.1"],
    ]
    assert all(len(row) == 5 and row[4] for row in cells)
    again = run("check", "-", stdin=file.read_bytes())
    assert (again.status, again.out) == (1, done.out)


def test_check_reads_one_object_over_several_lines(run, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished(), indent=2), "utf-8")
    assert run("check", file).status == 0
    broken = copy.deepcopy(GOOD)
    broken["actions"][1] = "place C Nc"
    file.write_text("\n\n" + json.dumps(broken, indent=2), "utf-8")
    done = run("check", file)
    assert done.status == 1
    assert done.out.split("\t")[:4] == ["3", "1", "place C Nc", "AR-1.8"]


def test_legal_prints_one_line_a_record(run, lines):
    match = frontinus.replay(GOOD)
    done = run("legal", lines(GOOD, finished(), "", with_actions()))
    assert (done.status, done.err) == (0, "")
    assert done.values[0] == match.legal_actions()
    assert done.values[1] == []
    assert len(done.values[2]) == 152
    assert len(done.lines) == 3


def test_what_cannot_be_replayed_is_null_with_its_reason_on_stderr(run, lines):
    view = {**GOOD, "view": 0}
    file = lines(GOOD, with_actions("keep"), "[", view, {**GOOD, "game": "chess"}, GOOD)
    done = run("legal", file)
    assert done.status == 1
    assert [value is None for value in done.values] == [False, True, True, True, True, False]
    reasons = done.err.splitlines()
    assert len(reasons) == 4
    for reason, line in zip(reasons, (2, 3, 4, 5), strict=True):
        assert f"line {line}" in reason


def test_refusal_prints_rule_or_legal(run, lines):
    asked = [
        ("place C Nd", "legal"),
        ("place J Nd", "AR-2.3"),
        ("place C Nc", "AR-1.8"),
        ("build c1S Nc C-NE", "AR-2.3"),
        ("build l1S Nc C-NE", "AR-12.1"),
        ("place C Nl", "AR-12.1"),
        ("", "AR-12.1"),
    ]
    done = run("refusal", lines(*({"record": GOOD, "action": text} for text, _ in asked)))
    assert (done.status, done.err) == (0, "")
    assert done.values == [rule for _, rule in asked]
    over = run("refusal", lines({"record": finished(), "action": "keep"}))
    assert (over.status, over.values) == (0, ["AR-10.2"])


def test_refusal_says_how_the_action_is_given(run):
    told = " ".join(run("refusal", "--help").out.split())
    assert 'lines {"record": RECORD, "action": "TEXT"}, or - for stdin' in told


def test_refusal_of_what_it_cannot_read_is_null(run, lines):
    file = lines(
        {"record": GOOD, "action": "keep"},
        GOOD,
        {"record": GOOD},
        {"record": GOOD, "action": 3},
        {"record": with_actions("keep"), "action": "keep"},
        {"record": None, "action": "keep"},
        {"record": [], "action": None},
        "nonsense",
        "[]",
        "3",
    )
    done = run("refusal", file)
    assert done.status == 1
    assert done.values == ["AR-2.3"] + [None] * 9
    assert len(done.err.splitlines()) == 9


def test_a_board_file_may_be_given_beside_the_records(run, lines):
    record = {**GOOD, "board": "mine"}
    carried = {**record, "board-data": other_board()}
    board = lines(other_board(), name="mine.json")
    file = lines(record, carried)
    done = run("check", file)
    assert (done.status, len(done.lines)) == (1, 1)
    assert run("check", file, "--board", board).status == 0
    assert run("legal", file, "--board", board).status == 0
    asked = lines({"record": record, "action": "place C Nd"}, name="asked.jsonl")
    assert run("refusal", asked, "--board", board).values == ["legal"]
    counted = lines(record, name="one.jsonl")
    assert run("perft", 1, "--record", counted, "--board", board).out == "144\n"


def test_perft_counts_from_the_end_of_a_record(run, lines):
    set_up = [f"place {kind} {space}" for kind, space in zip("CCCSSSBBBDDD", PLACINGS, strict=True)]
    file = lines(with_actions(*set_up))
    match = frontinus.replay(with_actions(*set_up))
    for depth in range(3):
        done = run("perft", depth, "--record", file)
        assert (done.status, done.out) == (0, f"{match.perft(depth)}\n")
    assert run("perft", 1, "--record", "-", stdin=file.read_bytes()).status == 0
    assert run("perft", 2, "--record", lines(finished(), name="over.jsonl")).out == "0\n"


def test_perft_wants_one_good_record(run, lines):
    for file in (lines(GOOD, GOOD), lines("", name="none.jsonl"), lines("{", name="bad.jsonl")):
        done = run("perft", 1, "--record", file)
        assert (done.status, done.out) == (1, "")
        assert len(done.err.splitlines()) == 1


HOSTILE = {
    "nothing": b"",
    "zeros": b"\0" * 5000,
    "noise": bytes(range(256)) * 20,
    "latin-1": json.dumps({**GOOD, "comment": "\xe4"}, ensure_ascii=False).encode("latin-1"),
    "utf-16": json.dumps(GOOD).encode("utf-16"),
    "truncated": json.dumps(finished()).encode()[:-20],
    "deep": b"[" * 200_000,
    "deep object": b'{"frontinus":' * 50_000,
    "long number": b'{"frontinus": ' + b"9" * 50_000 + b"}",
    "infinite": json.dumps(GOOD).encode()[:-1] + b', "x": 1e999}',
    "not a number": b'{"frontinus": NaN}',
    "keys twice": b'{"frontinus": 1, "frontinus": 1}',
    "control characters": json.dumps(with_actions("\x1b[31m\x07\r\n\u202e")).encode(),
    "surrogate": json.dumps(with_actions("\ud800")).encode(),
    "long text": json.dumps(with_actions("x" * 1_000_000)).encode(),
    "long name": json.dumps({**GOOD, "game": "y" * 100_000}).encode(),
    "many actions": json.dumps(with_actions(*["wait"] * 100_000)).encode(),
    "no object": b"3",
    "lists": b"[[], []]",
    "null values": json.dumps(dict.fromkeys(GOOD)).encode(),
    "path as a board": json.dumps({**GOOD, "board": "/etc/passwd"}).encode(),
    "odd board": json.dumps(
        {**GOOD, "board": "x", "board-data": {"layouts": {"2": [{}]}}}
    ).encode(),
}


@pytest.mark.parametrize("command", [["check"], ["legal"], ["refusal"], ["board"]])
@pytest.mark.parametrize("content", HOSTILE)
def test_no_file_makes_a_traceback(run, tmp_path, command, content):
    """One line for each fault, and exit 1; an empty file holds no record, and so no bad one."""
    file = tmp_path / "hostile"
    file.write_bytes(HOSTILE[content])
    done = run(*command, file)
    assert done.status == (0 if content == "nothing" and command != ["board"] else 1)
    for text in (done.out, done.err):
        assert all(line.isprintable() for line in text.replace("\t", " ").split("\n"))
    shown = done.err + (done.out if command in (["check"], ["board"]) else "")
    if content != "long text" or command != ["check"]:
        assert all(len(line) < 500 for line in shown.splitlines())
    piped = run(*command, "-", stdin=HOSTILE[content])
    assert (piped.status, piped.out) == (done.status, done.out)


@pytest.mark.parametrize("content", HOSTILE)
def test_no_file_makes_a_traceback_where_one_record_or_board_is_wanted(run, tmp_path, content):
    file = tmp_path / "hostile"
    file.write_bytes(HOSTILE[content])
    for words in (
        ["perft", 1, "--record", file],
        ["perft", "aqua-romana", 1, "--board", file],
        ["simulate", "aqua-romana", "--board", file],
    ):
        done = run(*words)
        assert (done.status, done.out) == (1, "")
        assert len(done.err.splitlines()) <= 2


@pytest.mark.parametrize("command", ["check", "legal", "refusal", "board"])
def test_a_file_that_is_not_there_is_a_line_and_exit_1(run, tmp_path, command):
    for path in (tmp_path / "missing", tmp_path, tmp_path / ("x" * 300)):
        done = run(command, path)
        assert done.status == 1
        assert len((done.out + done.err).splitlines()) == 1
