"""`frontinus draw`: the picture of any position, and one line for whatever is wrong."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from frontinus import cli

GAMES = Path(__file__).parents[1] / "pictures" / "games.jsonl"


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


def test_a_picture_of_pixels(capsys, tmp_path):
    out = tmp_path / "picture.png"
    assert drawn(capsys, "--out", out) == (0, "", "")
    assert out.read_bytes().startswith(b"\x89PNG")


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
