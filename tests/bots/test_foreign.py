"""Bots of one's own: what goes wrong in them is said on one line, in their name."""

from __future__ import annotations

import io
import json
import sys

import numpy as np
import pytest

import frontinus
from frontinus.bots import MEASURES, NAMES
from frontinus.bots.foreign import aside, play_action, streams
from frontinus.cli import main
from frontinus.core.errors import FrontinusError, IllegalAction
from frontinus.games import SLUGS, find_game
from frontinus.research.simulate import simulate

SEED = 7


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Write a program of somebody's; answers its name."""

    def program(text, package="mine"):
        (tmp_path / f"{package}.py").write_text(text)
        monkeypatch.delitem(sys.modules, package, raising=False)
        return f"{package}:Own"

    monkeypatch.syspath_prepend(tmp_path)
    return program


def own(body):
    return f"class Own:\n    def choose(self, observation, rng):\n        {body}\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("raise RuntimeError('boom')", "RuntimeError: boom (mine.py, line 1)"),
        ("\n1 / 0", "ZeroDivisionError: division by zero (mine.py, line 2)"),
        ("raise SystemExit", "SystemExit (mine.py, line 1)"),
        (
            "class Own:\n def __init__(self):\n  raise SystemExit(3)",
            "SystemExit: 3 (mine.py, line 3)",
        ),
        ("raise GeneratorExit", "GeneratorExit (mine.py, line 1)"),
        ("class End(BaseException):\n pass\nraise End('all')", "End: all (mine.py, line 3)"),
        (
            "class End(BaseException):\n def __str__(self): raise self\nraise End",
            "End (mine.py, line 3)",
        ),
        ("def Own(:", "SyntaxError: invalid syntax (mine.py, line 1)"),
        (
            "raise OSError(2, 'gone', 'x')",
            "FileNotFoundError: [Errno 2] gone: 'x' (mine.py, line 1)",
        ),
        ("raise ValueError('a\\nb\\x1b')", r"ValueError: a b\x1b (mine.py, line 1)"),
        ("raise ValueError('x' * 10**6)", "x... (mine.py, line 1)"),
        ("class Bad(Exception):\n __str__ = 0\nraise Bad", "Bad (mine.py, line 3)"),
        ("class Own:\n def __init__(self):\n  {}['x']", "KeyError: 'x' (mine.py, line 3)"),
        ("def Own():\n import json\n json.loads('')", "char 0) (mine.py, line 3)"),
        ("import no_such_module", "No module named 'no_such_module' (mine.py, line 1)"),
        ("", "AttributeError: module 'mine' has no attribute 'Own'"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_named_with_its_line(program, text, said):
    with pytest.raises(FrontinusError) as refused:
        frontinus.bot(program(text))
    message = str(refused.value)
    assert message.startswith("bot 'mine:Own' cannot be loaded: ")
    assert message.endswith(said)
    assert message.isprintable()
    assert len(message) < 300
    # whoever wrote it sees the whole of it
    assert refused.value.__cause__ is not None


def test_what_ends_the_process_is_no_bot():
    with pytest.raises(FrontinusError, match="bot 'sys:exit' cannot be loaded: SystemExit"):
        frontinus.bot("sys:exit")


@pytest.mark.parametrize("name", [None, 5, b"greedy", ["greedy"]])
def test_the_name_of_a_bot_is_a_text(name):
    with pytest.raises(FrontinusError, match="the name of a bot is a text, not"):
        frontinus.bot(name)


@pytest.mark.parametrize(
    ("body", "said", "cause"),
    [
        ("1 / 0", "failed {}: ZeroDivisionError: division by zero (mine.py, line 3)", Exception),
        ("raise SystemExit(3)", "failed {}: SystemExit: 3 (mine.py, line 3)", SystemExit),
        (
            "raise type('End', (BaseException,), {})('all')",
            "failed {}: End: all (mine.py, line 3)",
            BaseException,
        ),
        ("raise GeneratorExit", "failed {}: GeneratorExit (mine.py, line 3)", GeneratorExit),
        ("return None", "failed {}: its answer is of type NoneType, not a text", None),
        ("return 5", "failed {}: its answer is of type int, not a text", None),
        (
            "return 'fly to Nc'",
            "broke a rule {}: AR-12.1: the text has none of the forms of an action ('fly to Nc')",
            IllegalAction,
        ),
    ],
)
def test_a_bot_that_fails_is_named_with_match_and_line(program, body, said, cause):
    match = frontinus.new_match("aqua-romana")
    match.play("place C Nc")
    name = program(own(body))
    with pytest.raises(FrontinusError) as refused:
        play_action(match, frontinus.bot(name), name, np.random.default_rng(SEED))
    where = "in this match, seat 1, after 1 actions"
    assert str(refused.value) == f"bot 'mine:Own' {said.format(where)}"
    assert (cause is None) == (refused.value.__cause__ is None)
    assert match.actions == ("place C Nc",)


@pytest.mark.parametrize("body", ["def Own(): raise KeyboardInterrupt", "raise KeyboardInterrupt"])
def test_an_interrupt_interrupts(program, body):
    with pytest.raises(KeyboardInterrupt):
        frontinus.bot(program(body))
    name = program(own("raise KeyboardInterrupt"), "other")
    match = frontinus.new_match("aqua-romana")
    with pytest.raises(KeyboardInterrupt):
        play_action(match, frontinus.bot(name), name, np.random.default_rng(SEED))


@pytest.mark.compiled
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("name", [*NAMES, *MEASURES])
def test_no_bot_chooses_where_its_seat_is_not_to_act(slug, name):
    match = frontinus.new_match(slug, seed=SEED)
    while match.to_play == frontinus.CHANCE:
        match.play_chance()
    bot, rng = frontinus.bot(name), np.random.default_rng(SEED)
    for seat, who in ((1 - match.to_play, "seat"), (None, "a spectator")):
        for _ in range(20):
            with pytest.raises(FrontinusError, match=f"^{who}.* has no choice now$"):
                bot.choose(match.observation(seat), rng)
        if hasattr(bot, "look"):
            with pytest.raises(FrontinusError, match="has no choice now"):
                bot.look(match.observation(seat), rng)


def test_what_a_bot_draws_from_tells_nothing_of_the_match(program):
    """From the seed of what it was given, and the game's number, it foretold every die."""
    name = program(
        own("seen.append(rng)\n        return observation.legal_actions()[0]") + "seen = []\n"
    )
    frontinus.bot(name)
    for bots in ([name, name], [name, "uniform"]):
        sys.modules["mine"].seen.clear()
        game = find_game("aquaedukt")
        board = game.named_board("standard")
        played = [
            next(simulate(game, board, players=2, games=1, seed=77, options={}, bots=bots))
            for _ in range(2)
        ]
        assert played[0] == played[1]
        seen = {id(rng): rng for rng in sys.modules["mine"].seen}.values()
        assert len(seen) == 2 * bots.count(name)
        for rng in seen:
            words = rng.bit_generator.seed_seq.entropy
            assert len(words) == 8
            assert all(word > 1000 for word in words)
    first, second = streams(["uniform", "greedy"], [7, 1])
    assert first is second
    assert first.random() == np.random.default_rng([7, 1]).random()


def test_a_bot_cannot_open_what_is_hidden():
    match = frontinus.new_match("palatinus", seed=1)
    with pytest.raises(TypeError):
        match.observation(0).options["open-tokens"] = True


@pytest.mark.parametrize(
    "name", ["mine:Has Space", "mi ne:Own", "mine:", ":Own", "mine:Own:x", "mine:Own.x"]
)
def test_a_name_that_python_has_not_is_refused(name):
    with pytest.raises(FrontinusError, match="no package:Name of Python"):
        frontinus.bot(name)


@pytest.mark.parametrize("workers", [None, 1, 2])
def test_what_a_bot_prints_goes_to_stderr(program, tmp_path, workers, capfd, monkeypatch):
    """In `play` it is not on the board, in `arena` not in the table."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    name = program("print('hello')\n" + own("print('mine'); return observation.legal_actions()[0]"))
    command = ["play", "palatinus", "--bots", f"{name},uniform"]
    if workers:
        command = ["arena", *command[1:], "--games", "4"]
        command += ["--workers", str(workers), "--out", str(tmp_path / "games")]
    assert main(command) == 0
    told = capfd.readouterr()
    assert "hello" not in told.out.splitlines()
    assert "mine" not in told.out.splitlines()
    assert {"hello", "mine"} <= set(told.err.splitlines())


def test_what_a_bot_prints_takes_the_place_of_a_line_of_progress(monkeypatch):
    shown = io.StringIO()
    shown.isatty = lambda: True
    monkeypatch.setattr(sys, "stderr", shown)
    with aside():
        sys.stdout.write("one\ntwo")
        sys.stdout.write(" and more\n")
        sys.stdout.write("three\n")
    assert shown.getvalue() == "\r\x1b[Kone\ntwo and more\n\r\x1b[Kthree\n"


def test_what_a_bot_prints_is_no_record(program, capsys):
    name = program("print('hello')\n" + own("print('mine'); return observation.legal_actions()[0]"))
    command = ["simulate", "aqua-romana", "--bots", f"{name},uniform", "--games", "2"]
    assert main(command) == 0
    told = capsys.readouterr()
    assert [json.loads(line)["game"] for line in told.out.splitlines()] == ["aqua-romana"] * 2
    assert "mine" in told.err
