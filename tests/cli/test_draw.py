"""`frontinus draw`: the picture of any position, and one line for whatever is wrong."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path

import pytest

from frontinus import cli

GAMES = Path(__file__).parents[1] / "pictures" / "games.jsonl"
HILLS = GAMES.with_name("palatinus.jsonl")


def drawn(capsys, *arguments):
    status = cli.main(["draw", str(GAMES), *map(str, arguments)])
    told = capsys.readouterr()
    return status, told.out, told.err


def test_the_last_position_of_the_first_record_is_drawn(capsys):
    status, picture, err = drawn(capsys)
    assert (status, err) == (0, "")
    assert picture.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<svg ')
    assert "Aqua Romana, 87 actions" in picture


@pytest.mark.parametrize("seat", ["0", "spectator", "all"])
def test_any_position_as_anybody_knows_it(capsys, tmp_path, seat):
    out = tmp_path / "picture.svg"
    status, told, _ = drawn(capsys, "--line", 2, "--at", 13, "--seat", seat, "--out", out)
    assert (status, told) == (0, "")
    assert "Aqua Romana, 13 actions" in out.read_text("utf-8")


def test_what_is_under_a_wolf_is_drawn_for_its_seat_alone(capsys, tmp_path):
    record = json.loads(HILLS.read_text("utf-8").splitlines()[0])
    del record["result"]
    one = record["actions"][:40]
    swapped = {"merchant* C4": "farmer* C4", "farmer* C2": "merchant* C2"}  # of seat 0
    paths = [tmp_path / "one.json", tmp_path / "other.json"]
    for path, actions in zip(paths, (one, [swapped.get(text, text) for text in one]), strict=True):
        path.write_text(json.dumps(record | {"actions": actions}), "utf-8")
    for seat, same in (("spectator", True), ("1", True), ("0", False), ("all", False)):
        pictures = []
        for path in paths:
            assert cli.main(["draw", str(path), "--seat", seat]) == 0
            pictures.append(capsys.readouterr().out)
        assert (pictures[0] == pictures[1]) == same


def test_a_picture_of_pixels(capsys, tmp_path):
    out = tmp_path / "picture.png"
    assert drawn(capsys, "--out", out) == (0, "", "")
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["picture.svg", "picture.png"])
def test_a_picture_appears_whole_or_not_at_all(capsys, tmp_path, monkeypatch, name):
    out = tmp_path / name
    out.write_text("before")

    def fail(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", fail)
        status, _, err = drawn(capsys, "--out", out)
    assert (status, err) == (1, f"frontinus: {out}: {os.strerror(errno.ENOSPC)}\n")
    assert out.read_text() == "before"
    assert [*tmp_path.iterdir()] == [out]


@pytest.mark.parametrize("name", ["picture.svg", "picture.png"])
def test_the_file_that_cannot_be_made_is_named(capsys, tmp_path, name):
    out = tmp_path / "no" / name
    assert drawn(capsys, "--out", out) == (
        1,
        "",
        f"frontinus: {out}: {os.strerror(errno.ENOENT)}\n",
    )


def test_the_library_for_pixels_may_be_missing(capsys, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    status, _, err = drawn(capsys, "--out", tmp_path / "picture.png")
    assert status == 1
    assert err == "frontinus: resvg_py is missing: install frontinus[png]\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--line", 99), "there is no record on line 99"),
        (("--at", 9999), "--at 9999: the record has 87 actions"),
        (("--seat", 7), "no seat 7 in a match of 4"),
    ],
)
def test_what_does_not_exist_is_said_on_one_line(capsys, arguments, words):
    assert drawn(capsys, *arguments) == (1, "", f"frontinus: {words}\n")


@pytest.mark.parametrize("arguments", [("--seat", "x"), ("--out", "x.gif"), ("--at", "-1")])
def test_wrong_usage(capsys, arguments):
    with pytest.raises(SystemExit) as left:
        drawn(capsys, *arguments)
    assert left.value.code == 2
