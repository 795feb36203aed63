"""simulate, play, perft, board, rules, bench, and what is wrong usage."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import frontinus
from frontinus import cli
from frontinus.bots import LEVELS
from frontinus.games import SLUGS
from frontinus.research import bench
from tests.architecture.tree import ROOT
from tests.games.aqua_romana.boards import standard

COMMAND = [sys.executable, "-m", "frontinus.cli"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")}


def mine():
    board = standard()
    board["name"] = "mine"
    board["tiles"] = {"C": 24, "S": 20, "B": 20, "D": 20}
    return board


class LastBot:
    """A bot of somebody else's: it takes the last action."""

    def choose(self, observation, rng):
        return observation.legal_actions()[-1]


class WrongBot:
    """A bot that breaks the rules."""

    def choose(self, observation, rng):
        return "nonsense"


class UnusualBot:
    """A program that fails by no error of Python's."""

    def choose(self, observation, rng):
        """Fail."""
        raise type("End", (BaseException,), {})("no plan")


class FailingBot:
    """A bot that fails."""

    def choose(self, observation, rng):
        raise SystemExit("no plan\nat all")


class NoBot:
    """No bot at all."""


def test_simulate_writes_one_finished_game_of_the_fewest_players(run):
    done = run("simulate", "aqua-romana")
    assert (done.status, len(done.lines)) == (0, 1)
    (record,) = done.values
    assert (record["players"], record["board"], record["options"]) == (2, "standard", {})
    assert "board-data" not in record
    assert record["result"]["scores"]
    assert frontinus.replay(record).over
    assert run("simulate", "aqua-romana", "--seed", 0, "--bots", "uniform").out == done.out


@pytest.mark.parametrize("bots", ["uniform", "varied", "greedy"])
def test_game_i_is_the_same_however_many_there_are(run, bots):
    def games(count, seed=5):
        words = ["--players", 3, "--games", count, "--seed", seed, "--bots", bots]
        return run("simulate", "aqua-romana", *words).lines

    four = games(4)
    assert len(set(four)) == 4
    assert games(2) == four[:2]
    assert games(4) == four
    assert games(1, seed=6) != four[:1]
    assert games(0) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulated_games_are_good_records(run, tmp_path, players):
    file = tmp_path / "games.jsonl"
    words = ["--players", players, "--games", 3, "--bots", "varied", "--out", file]
    option = ["--option", "voluntary-close-needs-tile=true"]
    done = run("simulate", "aqua-romana", *words, *option)
    assert (done.status, done.out) == (0, "")
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert len(records) == 3
    assert all(record["options"] == {"voluntary-close-needs-tile": True} for record in records)
    assert run("check", file).status == 0


def test_simulate_on_another_board_carries_its_data(run, lines):
    board = lines(mine(), name="mine.json")
    (record,) = run("simulate", "aqua-romana", "--board", board).values
    assert (record["board"], record["board-data"]) == ("mine", mine())
    assert frontinus.replay(record).over


def test_a_file_of_games_appears_whole_or_not_at_all(run, tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text("before")
    done = run("simulate", "aqua-romana", "--bots", f"{__name__}:WrongBot", "--out", file)
    assert done.status == 1
    assert "broke a rule" in done.err
    assert file.read_text() == "before"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    assert run("simulate", "aqua-romana", "--out", file).status == 0
    assert len(file.read_text().splitlines()) == 1
    assert run("simulate", "aqua-romana", "--out", tmp_path / "no" / "where").status == 1


def test_bots_are_one_for_all_or_one_a_seat_and_may_be_ones_own(run):
    own = f"{__name__}:LastBot"
    (record,) = run("simulate", "aqua-romana", "--bots", own).values
    assert record["actions"][-1] == "keep"
    for names in (["uniform", own], [f"uniform,{own}"]):
        assert run("simulate", "aqua-romana", "--bots", *names).status == 0
    assert run("simulate", "aqua-romana", "--bots", "uniform", "uniform", "uniform").status == 2
    for name in ("clever", "no.such.module:Bot", f"{__name__}:Missing", f"{__name__}:NoBot", ":"):
        done = run("simulate", "aqua-romana", "--bots", name)
        assert (done.status, done.out, len(done.err.splitlines())) == (1, "", 1)


@pytest.mark.parametrize("command", ["simulate", "play", "arena"])
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (f"{__name__}:FailingBot", ": SystemExit: no plan at all (test_commands.py, line "),
        (f"{__name__}:UnusualBot", ": End: no plan (test_commands.py, line "),
        (
            f"{__name__}:WrongBot",
            "AR-12.1: the text has none of the forms of an action ('nonsense')",
        ),
        ("sys:exit", "bot 'sys:exit' cannot be loaded: SystemExit"),
    ],
)
def test_a_bot_that_fails_is_named_on_one_line(run, tmp_path, command, bot, said):
    out = ["--out", tmp_path / "a", "--workers", 1] if command == "arena" else []
    done = run(command, "aqua-romana", "--bots", bot, *out, stdin=b"place C Nc\n")
    assert done.status == 1
    assert done.err.startswith(f"frontinus: bot '{bot}' ")
    assert said in done.err
    assert len(done.err.splitlines()) == 1


def test_what_was_played_before_a_bot_failed_is_printed(run):
    stdin = typed("place C Nc")
    done = run("play", "aqua-romana", "--bots", f"{__name__}:FailingBot", stdin=stdin)
    assert done.status == 1
    assert printed_record(done)["actions"] == ["place C Nc"]


@pytest.mark.parametrize(
    "words",
    [
        ["--players", 5],
        ["--players", 1],
        ["--option", "speed=1"],
        ["--option", "voluntary-close-needs-tile=1"],
        ["--option", "voluntary-close-needs-tile=yes"],
        ["--option", "voluntary-close-needs-tile=" + "[" * 100_000],
        ["--option", "voluntary-close-needs-tile=" + "9" * 100_000],
    ],
    ids=lambda words: str(words)[:50],
)
def test_what_the_game_does_not_know_is_refused_in_one_line(run, words):
    done = run("simulate", "aqua-romana", *words)
    assert (done.status, done.out) == (1, "")
    assert len(done.err.splitlines()) == 1
    assert len(done.err) < 300


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["nonsense"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "aqua-romana", "--games", "-1"],
        ["simulate", "aqua-romana", "--games", "1.5"],
        ["simulate", "aqua-romana", "--games", "\u0663"],
        ["simulate", "aqua-romana", "--seed", "x"],
        ["simulate", "aqua-romana", "--option", "voluntary-close-needs-tile"],
        ["simulate", "aqua-romana", "--speed"],
        ["simulate", "aqua-romana", "--out", ""],
        ["arena", "aqua-romana", "--bots", "uniform", "--out", ""],
        ["train", "palatinus", "--out", ""],
        ["train", "palatinus", "--out", "x", "--games-in", ""],
        ["draw", "x", "--out", ""],
        ["serve", "--data", ""],
        ["serve", "--port", "65536"],
        ["check"],
        ["check", "a", "b"],
        ["perft", "aqua-romana"],
        ["perft", "aqua-romana", "x"],
        ["perft", "aqua-romana", "-1"],
        ["perft", "aqua-romana", "99"],
        ["perft", "chess", "1"],
        ["perft", "aqua-romana", "1", "--record", "x"],
        ["perft", "1", "--record", "x", "--players", "2"],
        ["rules"],
        ["rules", "chess"],
        ["bench", "chess"],
        ["play", "aqua-romana", "--bots", "uniform", "uniform", "uniform"],
    ],
    ids=str,
)
def test_wrong_usage_is_exit_2(run, words):
    done = run(*words)
    assert (done.status, done.out) == (2, "")
    assert re.fullmatch(r"(frontinus.*): [^\n]+ \(\1 --help tells more\)\n", done.err)


def test_help_and_version(run):
    assert run("--version").out == f"frontinus {frontinus.__version__}\n"
    assert "simulate" in run("--help").out
    assert "--board" in run("check", "--help").out


def test_perft_counts_from_the_beginning(run, lines):
    for players in (2, 3, 4):
        assert run("perft", "aqua-romana", 1, "--players", players).out == "152\n"
    assert run("perft", "aqua-romana", 0).out == "1\n"
    assert run("perft", "aqua-romana", 2).out == "22496\n"
    option = ["--option", "voluntary-close-needs-tile=true"]
    assert run("perft", "aqua-romana", 1, *option).out == "152\n"
    board = lines(mine(), name="mine.json")
    assert run("perft", "aqua-romana", 1, "--board", board).out == "152\n"


def test_board_says_ok_or_rule_and_reason(run, lines):
    assert run("board", lines(mine())).out == "ok mine\n"
    assert run("board", "-", stdin=json.dumps(mine(), indent=1).encode()).out == "ok mine\n"
    assert run("board", lines(standard())).out == "ok standard\n"
    bad = mine()
    bad["corners"]["a1"] = "S-NS"
    done = run("board", lines(bad))
    assert (done.status, len(done.lines)) == (1, 1)
    rule, reason = done.lines[0].split("\t")
    assert rule == "AR-1.15"
    assert "a1" in reason
    renamed = {**mine(), "name": "standard"}
    assert run("board", lines(renamed)).status == 1
    assert run("board", lines(mine(), mine())).status == 1
    assert run("board", lines({**mine(), "game": "chess"})).status == 1


def test_board_draws_itself(run, lines, tmp_path):
    out = tmp_path / "board.svg"
    done = run("board", lines(mine()), "--svg", out)
    assert (done.status, done.out) == (0, "ok mine\n")
    drawn = out.read_text("utf-8")
    assert "<svg" in drawn
    assert "var(" not in drawn
    assert run("board", lines(mine()), "--svg", tmp_path / "no" / "board.svg").status == 1


def test_rules_prints_the_document_or_one_rule(run):
    whole = run("rules", "aqua-romana")
    assert whole.status == 0
    assert whole.out.rstrip() == frontinus.new_match("aqua-romana").game.rules_text().rstrip()
    one = run("rules", "aqua-romana", "AR-5.3")
    assert one.out.startswith("**AR-5.3 The tile leads away from the worker.**")
    assert "AR-5.4" not in one.out
    assert "AR-1.14 Board data" in run("rules", "aqua-romana", "AR-1.14").out
    for rule in ("AR-99.1", "AR-5", "", "x" * 1000, "PA-1.1"):
        done = run("rules", "aqua-romana", rule)
        if rule:
            assert (done.status, done.out, len(done.err.splitlines())) == (1, "", 1)


def test_every_rule_of_the_document_can_be_shown(run):
    text = frontinus.new_match("aqua-romana").game.rules_text()
    numbers = [line[2:].split()[0] for line in text.splitlines() if line.startswith("**AR-")]
    assert len(numbers) > 90
    for number in numbers:
        done = run("rules", "aqua-romana", number)
        assert done.out.startswith(f"**{number} "), number
        assert done.out.count("\n**AR-") == 0


KEYS = {
    "game",
    "players",
    "uniform",
    "varied",
    "rows_moves_per_s",
    "match_moves_per_s",
    "copy_ns",
    "state_bytes",
    "first_actions_cold_s",
    "first_actions_warm_s",
    "first_move_warm_s",
    "simulations_per_s",
    "level_ms",
    "node_bytes",
}


@pytest.mark.compiled
def test_bench_json_has_its_keys(run, monkeypatch):
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "COPIES", 100)
    monkeypatch.setattr(bench, "REPEATS", 1)
    monkeypatch.setattr(bench, "LOOKS", 40)
    monkeypatch.setattr(bench, "first_actions", lambda slug: (9.5, 0.25))
    monkeypatch.setattr(bench, "first_move", lambda slug: 0.75)
    done = run("bench", "--json")
    assert done.status == 0
    report = json.loads(done.out)
    assert set(report) == {"version", "processor", "games"}
    assert report["version"] == frontinus.__version__
    assert [game["game"] for game in report["games"]] == list(SLUGS)
    for game in report["games"]:
        assert set(game) == KEYS
        for kind in ("uniform", "varied"):
            assert set(game[kind]) == {"actions_per_s", "games_per_s"}
            assert game[kind]["actions_per_s"] > game[kind]["games_per_s"] >= 0
        assert game["state_bytes"] < 1024
        assert (game["first_actions_cold_s"], game["first_actions_warm_s"]) == (9.5, 0.25)
        assert list(game["simulations_per_s"]) == ["opening", "midgame", "end"]
        assert all(one > 0 < two for one, two in game["simulations_per_s"].values())
        assert game["first_move_warm_s"] == 0.75
        assert list(game["level_ms"]) == list(LEVELS)
        assert all(most >= mean >= 0 for mean, most in game["level_ms"].values())
        assert game["node_bytes"] < 64
    told = run("bench", "aqua-romana").out
    assert "aqua-romana, 2 players" in told


def printed_record(done):
    """Find the record on the last line; without a terminal the prompt may stand before it."""
    return json.loads(done.lines[-1][done.lines[-1].index("{") :])


def typed(*lines):
    return "".join(f"{line}\n" for line in lines).encode()


def test_play_against_bots_by_action_texts(run):
    done = run(
        "play",
        "aqua-romana",
        "--bots",
        "uniform",
        "--seed",
        1,
        stdin=typed(
            "help", "? place C N", "why place J Nc", "place J Nc", "", "place C Nc", "quit"
        ),
    )
    assert done.status == 0
    assert "place C Nk" in done.out
    assert "AR-2.3" in done.out
    assert "AR-2.3" in done.err
    record = printed_record(done)
    assert record["actions"][0] == "place C Nc"
    assert len(record["actions"]) == 2
    assert run("check", "-", stdin=json.dumps(record).encode()).status == 0


def test_play_takes_back_to_the_last_choice_of_a_person(run):
    texts = ("undo", "place C Nc", "undo", "place D Nc", "record", "quit")
    done = run("play", "aqua-romana", "--bots", "uniform", "--seed", 1, stdin=typed(*texts))
    assert done.status == 0
    assert "nothing to take back" in done.err
    assert printed_record(done)["actions"][0] == "place D Nc"
    assert "taken back: place C Nc" in done.out


def test_play_ends_where_the_input_ends(run):
    done = run("play", "aqua-romana", "--players", 3, stdin=typed("place C Nc"))
    assert done.status == 0
    assert printed_record(done)["actions"] == ["place C Nc"]


def test_bots_play_a_whole_match_in_the_terminal(run):
    done = run("play", "aqua-romana", "--bots", "varied,varied", "--seed", 3)
    assert done.status == 0
    record = printed_record(done)
    assert f"Scores: {record['result']['scores']}" in done.out


def test_whoever_stops_reading_gets_no_complaint():
    with subprocess.Popen(
        [*COMMAND, "simulate", "aqua-romana", "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        process.stdout.readline()
        process.stdout.close()
        complaint = process.stderr.read().decode()
    assert "Traceback" not in complaint
    assert "Broken" not in complaint


@pytest.fixture(scope="module")
def one_game(tmp_path_factory):
    file = tmp_path_factory.mktemp("games") / "game.jsonl"
    assert cli.main(["simulate", "aqua-romana", "--out", str(file)]) == 0
    return file


@pytest.mark.parametrize(
    ("words", "closed"),
    [
        ("check - <&-", "stdin"),
        ("legal - <&-", "stdin"),
        ("board - <&-", "stdin"),
        ("play aqua-romana <&-", "stdin"),
        ("simulate aqua-romana >&-", "stdout"),
        ("draw FILE >&-", "stdout"),
        ("legal FILE >&-", "stdout"),
        ("check BAD >&-", "stdout"),
        ("perft aqua-romana 1 >&-", "stdout"),
        ("serve --no-browser --port 0 >&-", "stdout"),
        ("--help >&-", "stdout"),
        ("legal --help >&-", "stdout"),
        ("--version >&-", "stdout"),
    ],
)
def test_a_closed_stream_is_said_in_one_line(tmp_path, one_game, words, closed):
    bad = tmp_path / "bad.jsonl"
    bad.write_text("[]\n")
    words = words.replace("FILE", shlex.quote(str(one_game))).replace("BAD", shlex.quote(str(bad)))
    done = subprocess.run(
        ["/bin/sh", "-c", f"{shlex.join(COMMAND)} {words}"],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == f"frontinus: {closed} is closed\n"


def test_what_is_told_to_people_never_gets_into_the_answer(tmp_path):
    bad = tmp_path / "bad.jsonl"
    bad.write_text("[]\n")
    done = subprocess.run(
        ["/bin/sh", "-c", f"{shlex.join(COMMAND)} legal {shlex.quote(str(bad))} 2>&-"],
        stdout=subprocess.PIPE,
        env=ENVIRONMENT,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, b"null\n")


def test_ctrl_c_ends_a_command_without_a_complaint(tmp_path):
    out = tmp_path / "games.jsonl"
    with subprocess.Popen(
        [*COMMAND, "simulate", "aqua-romana", "--games", "1000000", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        until = time.monotonic() + 120
        while not any(path.stat().st_size for path in tmp_path.iterdir()):
            assert time.monotonic() < until
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        complaint = process.stderr.read().decode()
    assert process.returncode == 128 + signal.SIGINT
    assert "Traceback" not in complaint
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("pause", [0, 0.003, 0.02])
def test_ctrl_c_twice_is_no_more_than_once(pause):
    """As `timeout -s INT` does it."""
    with subprocess.Popen(
        [*COMMAND, "play", "palatinus"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**ENVIRONMENT, "PYTHONUNBUFFERED": "1"},
    ) as process:
        while not process.stdout.readline().startswith(b"seat 0, "):
            pass
        process.send_signal(signal.SIGINT)
        time.sleep(pause)
        process.send_signal(signal.SIGINT)
        complaint = process.stderr.read()
    assert (process.returncode, complaint) == (128 + signal.SIGINT, b"")


class StubbornBot:
    """A program that does not hear of an interrupt."""

    def choose(self, observation, rng):
        """Hang."""
        while True:
            with contextlib.suppress(BaseException):
                sys.stderr.write("thinking\n")
                time.sleep(60)


def test_ctrl_c_again_ends_what_the_first_one_could_not():
    with subprocess.Popen(
        [*COMMAND, "play", "palatinus", "--bots", f"{__name__}:StubbornBot,uniform"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**ENVIRONMENT, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))},
    ) as process:
        assert process.stderr.readline() == b"thinking\n"
        process.send_signal(signal.SIGINT)
        assert process.stderr.readline() == b"thinking\n"
        time.sleep(cli.PATIENCE + 0.1)
        process.send_signal(signal.SIGINT)
        complaint = process.stderr.read()
    assert (process.returncode, complaint) == (128 + signal.SIGINT, b"")


def test_stdout_is_only_for_what_was_asked(run, monkeypatch):
    """Progress, such as of compiling, goes to stderr."""
    monkeypatch.setattr("frontinus.core.kernel.cache_is_empty", lambda *_: True)
    done = run("perft", "aqua-romana", 1)
    assert done.out == "152\n"
    assert "compiling" in done.err


def test_text_of_any_kind_can_be_read_from_stdin(run):
    record = run("simulate", "aqua-romana").out
    assert isinstance(io.BytesIO(record.encode()).read(), bytes)
    assert run("check", "-", stdin=b"\xef\xbb\xbf" + record.encode()).status == 0
