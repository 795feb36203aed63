"""Records: what is read, what survives, and how every bad one is refused."""

from __future__ import annotations

import copy
import io
import json

import pytest
from hypothesis import example, given, settings, strategies as st

import frontinus
from frontinus import RecordError
from frontinus.core.record import DEEPEST, LONGEST_LINE, parse_json, read_values

GOING_ON = {
    "frontinus": 1,
    "game": "aqua-romana",
    "players": 2,
    "board": "standard",
    "options": {},
    "actions": ["place C Nc", "place S Nh"],
}


@pytest.fixture(scope="module")
def finished():
    match = frontinus.new_match("aqua-romana", 2)
    while not match.over:
        match.play(match.legal_actions()[-1])
    return json.loads(match.record().to_json())


def changed(record, **keys):
    record = copy.deepcopy(record)
    record.update({key.replace("_", "-"): value for key, value in keys.items()})
    return record


def without(record, key):
    return {name: value for name, value in record.items() if name != key}


def read_one(content):
    content = content if isinstance(content, bytes) else content.encode()
    (record,) = frontinus.read_records(io.BytesIO(content))
    return record


def fault_of(content):
    """Read and replay; give the error that comes of it."""
    with pytest.raises(RecordError) as refused:
        _ = [*map(frontinus.replay, frontinus.read_records(io.BytesIO(content)))]
    message = str(refused.value)
    assert len(message) < 400
    assert message.isprintable()
    return refused.value


def test_a_finished_record_and_one_that_goes_on_are_replayed(finished):
    match = frontinus.replay(finished)
    assert match.over
    assert match.scores == finished["result"]["scores"]
    match = frontinus.replay(GOING_ON)
    assert (match.over, match.actions) == (False, ("place C Nc", "place S Nh"))
    assert read_one(json.dumps(GOING_ON)).data == GOING_ON


def test_read_records_takes_a_path_and_an_open_file(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text(f"\n{json.dumps(GOING_ON)}\n\n  \n{json.dumps(GOING_ON)}\n", "utf-8")
    with path.open("rb") as raw, path.open(encoding="utf-8") as text:
        for source in (path, str(path), raw, text):
            assert [record.data for record in frontinus.read_records(source)] == [GOING_ON] * 2


@pytest.mark.parametrize("indent", [None, 0, 2])
@pytest.mark.parametrize("end", ["", "\n", "\r\n", "\n\n \n"])
def test_one_object_may_stand_over_several_lines(indent, end):
    assert read_one(json.dumps(GOING_ON, indent=indent) + end).data == GOING_ON


def test_lines_may_end_in_any_way_and_begin_with_a_byte_order_mark():
    lines = "\r\n".join([json.dumps(GOING_ON)] * 3)
    assert len(frontinus.read_records(io.BytesIO(b"\xef\xbb\xbf" + lines.encode()))) == 3


def test_an_empty_file_holds_no_record():
    for content in (b"", b"\n", b" \n\t\n"):
        assert frontinus.read_records(io.BytesIO(content)) == []


FURTHER = {
    "seats": ["\u041c\u0430\u0440\u043a\u0443\u0441", "\u2028", "\\ud800 is no surrogate"],
    "comment": {"": None, "a\nb": [True, False, -0.5, 1e300, 0, -12345678901234567890]},
    "clock": [[], {}, [[{}]]],
    "Frontinus": 2,
    "\U0001f3db": "\x00\x1f\x7f",
}


def test_further_keys_survive_a_read_and_a_write():
    record = {**GOING_ON, **FURTHER}
    read = read_one(json.dumps(record))
    assert json.loads(read.to_json()) == record
    assert json.loads(read_one(read.to_json()).to_json()) == record
    assert len(read.to_json().splitlines()) == 1
    assert frontinus.replay(read).actions == tuple(GOING_ON["actions"])


def test_what_is_read_can_be_written_anywhere():
    """A lone surrogate is legal in JSON, and no encoding can write it as it is."""
    record = read_one(json.dumps(GOING_ON)[:-1] + ', "comment": "\\ud800"}')
    record.to_json().encode("utf-8")
    assert json.loads(record.to_json())["comment"] == "\ud800"


def test_an_option_with_its_default_value_is_read_and_never_written():
    record = changed(GOING_ON, options={"voluntary-close-needs-tile": False})
    assert frontinus.replay(record).record().data["options"] == {}
    record = changed(GOING_ON, options={"voluntary-close-needs-tile": True})
    assert frontinus.replay(record).record().data["options"] == record["options"]


def test_a_game_that_stopped_early_is_one_that_goes_on():
    for stopped in (
        {"reason": "conceded", "seats": [1]},
        {"reason": "agreed", "seats": []},
        {"reason": "conceded", "seats": [0, 1], "comment": 1},
    ):
        match = frontinus.replay(changed(GOING_ON, stopped=stopped))
        assert not match.over
        read = read_one(json.dumps(changed(GOING_ON, stopped=stopped)))
        assert json.loads(read.to_json())["stopped"] == stopped


@pytest.mark.parametrize(
    "stopped",
    [
        None,
        [],
        {},
        {"reason": "conceded"},
        {"reason": "bored", "seats": []},
        {"reason": ["conceded"], "seats": []},
        {"reason": "conceded", "seats": 1},
        {"reason": "conceded", "seats": [2]},
        {"reason": "conceded", "seats": [-1]},
        {"reason": "conceded", "seats": [True]},
        {"reason": "conceded", "seats": ["0"]},
        {"reason": "conceded", "seats": [0.0]},
    ],
    ids=str,
)
def test_how_a_game_stopped_is_checked(stopped):
    fault_of(json.dumps(changed(GOING_ON, stopped=stopped)).encode())


def test_a_game_cannot_have_stopped_and_ended(finished):
    stopped = {"reason": "agreed", "seats": []}
    fault_of(json.dumps(changed(finished, stopped=stopped)).encode())
    over = without(finished, "result")
    fault_of(json.dumps(changed(over, stopped=stopped)).encode())


NOT_JSON = {
    "text": b"place C Nc",
    "truncated": json.dumps(GOING_ON).encode()[:-10],
    "open list": b"[1, 2",
    "open text": b'{"frontinus": 1, "game": "aqua',
    "two values": json.dumps(GOING_ON).encode() * 2,
    "single quotes": b"{'frontinus': 1}",
    "comma": b'{"frontinus": 1,}',
    "comment": b'{"frontinus": 1} // no',
    "line break in text": b'{"frontinus": 1, "comment": "a\tb"}',
    "NaN": b'{"frontinus": NaN}',
    "Infinity": b'{"frontinus": -Infinity}',
    "infinite number": json.dumps(GOING_ON).encode()[:-1] + b', "comment": 1e999}',
    "huge number": b'{"frontinus": 1' + b"0" * 10_000 + b"}",
    "key twice": b'{"frontinus": 1, "frontinus": 1}',
    "key twice inside": json.dumps(GOING_ON).encode()[:-1] + b', "x": {"a": 1, "a": 2}}',
    "deep lists": b"[" * 100_000,
    "deep lists, closed": b"[" * 100_000 + b"]" * 100_000,
    "deep objects": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "deep in a further key": json.dumps(GOING_ON).encode()[:-1]
    + b', "x": '
    + b"[" * (DEEPEST + 5)
    + b"]" * (DEEPEST + 5)
    + b"}",
    "latin 1": json.dumps(changed(GOING_ON, comment="\xe4"), ensure_ascii=False).encode("latin-1"),
    "utf-16": json.dumps(GOING_ON).encode("utf-16"),
    "zeros": b"\0" * 1000,
    "noise": bytes(range(128, 256)),
    "surrogate bytes": b'{"frontinus": "\xed\xa0\x80"}',
}


@pytest.mark.parametrize("fault", NOT_JSON)
def test_what_is_no_json_is_refused_with_its_line(fault):
    """Trap: 2.0 and true are numbers to Python, NaN is JSON to it, and a key may stand twice."""
    good = json.dumps(GOING_ON).encode()
    error = fault_of(NOT_JSON[fault])
    assert (error.index, error.rule) == (None, None)
    assert fault_of(good + b"\n\n" + NOT_JSON[fault]).line == 3


def test_a_huge_file_is_refused_without_reading_all_of_it():
    class Endless(io.RawIOBase):
        """A line without an end."""

        given = 0

        def readline(self, size=-1):
            assert size > 0, "asks for a line of any length"
            self.given += size
            assert self.given < 20 * LONGEST_LINE
            return b"[" * size if self.given < 3 * LONGEST_LINE else b""

    values = list(read_values(Endless()))
    assert len(values) == 1
    assert isinstance(values[0][1], RecordError)


@pytest.mark.parametrize("value", [None, True, 1, 2.5, "x", [], [GOING_ON]], ids=str)
def test_a_record_is_an_object(value):
    fault_of(json.dumps(value).encode())


@pytest.mark.parametrize("key", list(GOING_ON))
def test_every_key_is_required(key):
    assert key in str(fault_of(json.dumps(without(GOING_ON, key)).encode()))


ODD = [None, True, False, 0, -1, 3.0, 2.5, "", "x", "2", [], ["x"], {}, {"a": 1}, 10**30]
RIGHT = {
    "frontinus": [],
    "game": [],
    "players": [],
    "board": [],
    "options": [{}],
    "actions": [[]],
}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        pytest.param(key, value, id=f"{key}={value!r}"[:40])
        for key in GOING_ON
        for value in ODD
        if value not in RIGHT[key]
    ],
)
def test_values_of_another_kind_are_refused(key, value):
    fault_of(json.dumps(changed(GOING_ON, **{key: value})).encode())


@pytest.mark.parametrize(("key", "value"), [("frontinus", 1.0), ("players", 2.0), ("players", "2")])
def test_whole_numbers_are_written_without_a_point(key, value):
    fault_of(json.dumps(changed(GOING_ON, **{key: value})).encode())


def test_game_players_board_and_options_must_exist():
    for keys, rule in (
        ({"game": "chess"}, None),
        ({"players": 5}, "AR-2.1"),
        ({"players": 1}, "AR-2.1"),
        ({"board": "unknown"}, None),
        ({"board": "../boards/standard"}, None),
        ({"board": "/etc/passwd"}, None),
        ({"options": {"speed": 1}}, "AR-11.1"),
        ({"options": {"voluntary-close-needs-tile": 1}}, "AR-11.1"),
        ({"options": {"voluntary-close-needs-tile": "true"}}, "AR-11.1"),
    ):
        assert fault_of(json.dumps(changed(GOING_ON, **keys)).encode()).rule == rule, keys


@pytest.mark.parametrize(
    ("index", "text", "rule"),
    [
        (0, "place J Nc", "AR-2.3"),
        (1, "place C Nc", "AR-1.8"),
        (1, "keep", "AR-2.3"),
        (2, "place C  Nd", "AR-12.1"),
        (2, "", "AR-12.1"),
        (2, "place C Nd\n", "AR-12.1"),
        (2, "\ud800", "AR-12.1"),
        (2, "x" * 100_000, "AR-12.1"),
    ],
)
def test_an_illegal_action_is_named_with_index_text_and_rule(index, text, rule):
    record = copy.deepcopy(GOING_ON)
    record["actions"][index:] = [text, "place D Sa"]
    error = fault_of(f"\n{json.dumps(record)}\n".encode())
    assert (error.index, error.text, error.rule) == (index, text, rule)


@pytest.mark.parametrize("action", [None, 1, True, ["place C Nc"], {"verb": "place"}], ids=str)
def test_an_action_is_a_text(action):
    error = fault_of(json.dumps(changed(GOING_ON, actions=["place C Nc", action])).encode())
    assert error.index == 1


def test_actions_after_the_end_are_illegal(finished):
    record = changed(finished, actions=[*finished["actions"], "wait"])
    error = fault_of(json.dumps(record).encode())
    assert (error.index, error.rule) == (len(finished["actions"]), "AR-10.2")


def test_a_result_must_follow(finished):
    scores, winners = finished["result"]["scores"], finished["result"]["winners"]
    fault_of(json.dumps(changed(GOING_ON, result={"scores": [0, 0], "winners": [0, 1]})).encode())
    fault_of(json.dumps(changed(GOING_ON, result=None)).encode())
    fault_of(json.dumps(without(finished, "result")).encode())
    for result in (
        None,
        {},
        [],
        {"scores": scores},
        {"winners": winners},
        {"scores": scores[:1], "winners": winners},
        {"scores": [scores[0] + 1, *scores[1:]], "winners": winners},
        {"scores": [float(score) for score in scores], "winners": winners},
        {"scores": scores, "winners": [not winner for winner in winners]},
        {"scores": scores, "winners": [str(winner) for winner in winners]},
        {"scores": scores, "winners": []},
        {"scores": {str(n): score for n, score in enumerate(scores)}, "winners": winners},
    ):
        fault_of(json.dumps(changed(finished, result=result)).encode())
    kept = changed(finished, result={"scores": scores, "winners": winners, "comment": "close"})
    assert frontinus.replay(kept).over


def test_board_data_in_a_record_replay_anywhere():
    board = json.loads(json.dumps(dict(frontinus.new_match("aqua-romana").board.data)))
    board["name"] = "mine"
    board["corners"]["a1"] = "C-NW"
    record = changed(GOING_ON, board="mine", board_data=board)
    match = frontinus.replay(record)
    assert match.record().data == record
    assert match.board.data == board
    fault_of(json.dumps(without(record, "board-data")).encode())
    assert fault_of(json.dumps(changed(record, board="other")).encode()).rule == "AR-1.15"
    board["corners"]["a1"] = "S-NS"
    assert fault_of(json.dumps(changed(record, board_data=board)).encode()).rule == "AR-1.15"
    for odd in (None, [], "mine", 1, {}):
        fault_of(json.dumps(changed(record, board_data=odd)).encode())


def test_board_data_under_the_name_standard_are_an_error():
    data = dict(frontinus.new_match("aqua-romana").board.data)
    assert fault_of(json.dumps(changed(GOING_ON, board_data=data)).encode()).rule == "AR-1.15"


FAULTS = [
    ({"frontinus": 2}, "format", None),
    ({"players": "2"}, "form", "players"),
    ({"actions": {}}, "form", "actions"),
    ({"actions": [1]}, "text", None),
    ({"actions": ["keep"]}, "action", None),
    ({"view": 0}, "view", None),
    ({"game": "chess"}, "game", None),
    ({"players": 5}, "options", None),
    ({"options": {"speed": 1}}, "options", None),
    ({"board": "unknown"}, "board", None),
    ({"board_data": {}}, "board", None),
    ({"stopped": {"reason": "bored", "seats": []}}, "stopped", None),
    ({"result": {"scores": [0, 0], "winners": [0, 1]}}, "result", None),
]


@pytest.mark.parametrize(("keys", "fault", "key"), FAULTS)
def test_errors_say_what_is_wrong(keys, fault, key):
    error = fault_of(json.dumps(changed(GOING_ON, **keys)).encode())
    assert (error.fault, error.key) == (fault, key)


def test_errors_of_whole_files_say_what_is_wrong(tmp_path):
    for content in (*NOT_JSON.values(), b"[]"):
        assert fault_of(content).fault == "json"
    error = fault_of(json.dumps(without(GOING_ON, "game")).encode())
    assert (error.fault, error.key) == ("form", "game")
    assert error.at_line(7).key == "game"
    with pytest.raises(RecordError) as refused:
        frontinus.read_records(tmp_path / "missing")
    assert refused.value.fault == "file"


def test_errors_name_the_line():
    good, bad = json.dumps(GOING_ON), json.dumps(changed(GOING_ON, players="2"))
    for lines, line in (([good, bad], 2), ([bad, good], 1), (["", good, "", "", bad], 5)):
        with pytest.raises(RecordError) as refused:
            frontinus.read_records(io.BytesIO("\n".join(lines).encode()))
        assert refused.value.line == line


def test_a_file_that_cannot_be_read_is_a_record_error(tmp_path):
    for path in (tmp_path / "missing", tmp_path, tmp_path / ("x" * 300), "nul\0byte"):
        with pytest.raises(RecordError):
            frontinus.read_records(path)


@pytest.mark.parametrize("source", [5, None, b"games.jsonl", []])
def test_what_is_no_file_is_a_record_error(source):
    with pytest.raises(RecordError, match="is no file") as refused:
        frontinus.read_records(source)
    assert refused.value.fault == "file"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@settings(max_examples=80)
@given(st.dictionaries(st.sampled_from([*GOING_ON, "result", "stopped", "view", "x"]), JSON))
@example({"result": {"scores": [], "winners": []}})
def test_whatever_stands_in_a_record_is_read_or_refused(keys):
    record = {**GOING_ON, **keys}
    try:
        (read,) = frontinus.read_records(io.BytesIO(json.dumps(record).encode()))
        match = frontinus.replay(read)
    except RecordError:
        return
    assert json.loads(read.to_json()) == record
    assert match.actions == tuple(record["actions"])


@settings(max_examples=150)
@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
@example(b"\xef\xbb\xbf")
@example(b"{}\n{")
@example(b'{"a":\n1}\n{"a":\n2}')
@example(b"[\n]")
def test_whatever_stands_in_a_file_is_read_or_refused(content):
    for line, value in read_values(io.BytesIO(content)):
        assert line >= 1
        if isinstance(value, RecordError):
            assert str(value).isprintable()


@settings(max_examples=100)
@given(JSON)
def test_what_is_written_is_what_was_read(value):
    try:
        assert parse_json(json.dumps(value)) == value
    except RecordError as error:
        assert "digits" in str(error) or "finite" in str(error) or "number" in str(error)  # noqa: PT017
