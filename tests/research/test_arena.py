"""An arena counts every game once, whatever happens to it, and tells how sure it is."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
import traceback
from concurrent.futures import Future
from contextlib import nullcontext
from xml.etree import ElementTree

import pytest

from frontinus.cli import main
from frontinus.core.errors import FrontinusError
from frontinus.core.record import read_records
from frontinus.games import replay
from frontinus.research import arena
from frontinus.research.arena import (
    ARENA_FILE,
    GAMES_FILE,
    Arena,
    Count,
    Folder,
    Result,
    deaf_to_interrupts,
    run,
)
from frontinus.research.evidence import share_bounds
from tests.architecture.tree import ROOT

PLAN = Arena("palatinus", 2, ("varied", "uniform"), seed=5)
GAMES = 6


class Failing:
    """A program with a mistake."""

    def choose(self, observation, rng):
        """Fail."""
        raise KeyError("no plan")


class End(BaseException):
    """No error of Python's."""


class Unusual:
    """A program that fails in a way of its own, after some games."""

    left = 100

    def choose(self, observation, rng):
        """Fail."""
        Unusual.left -= 1
        if not Unusual.left:
            raise End("all")
        return observation.legal_actions()[0]


class Deaf:
    """A program that thinks for ever, and cannot be asked to end."""

    def choose(self, observation, rng):
        """Hang."""
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sys.stderr.write("thinking\n")
        sys.stderr.flush()
        while True:
            time.sleep(60)


class Weary:
    """A program that gives up."""

    left = 0

    def choose(self, observation, rng):
        """Fail after a number of choices."""
        Weary.left -= 1
        assert Weary.left
        return observation.legal_actions()[0]


class Deadly:
    """A program that takes its process along."""

    left = 100

    def choose(self, observation, rng):
        """End everything after a number of choices."""
        Deadly.left -= 1
        if not Deadly.left:
            os._exit(3)
        return observation.legal_actions()[0]


def played(path, plan=PLAN, games=GAMES, workers=1, **settings):
    folder = Folder(path, plan)
    try:
        table = run(folder, games, workers, **settings)
        folder.finish(table)
    finally:
        folder.close()
    return table


def counted(table):
    """Leave out what depends on the clock."""
    data = table.data()
    for standing in data["standings"]:
        del standing["seconds"]
    return data


def test_records_are_kept_and_can_be_replayed(tmp_path):
    table = played(tmp_path)
    records = list(read_records(tmp_path / GAMES_FILE))
    assert len(records) == table.games == GAMES
    for number, record in enumerate(records):
        told = record.data["arena"]
        assert told["game"] == number
        match = replay(record)
        assert match.over
        assert sum(told["decisions"]) == sum(actor >= 0 for actor in match.actors)
    wins = sum(len(r.data["result"]["winners"]) == 1 for r in records)
    assert sum(s.share for s in table.standings) == pytest.approx(GAMES)
    assert wins <= GAMES


def test_seats_are_rotated_and_all_tables_come_up():
    plan = Arena("aquaedukt", 3, ("uniform", "varied", "greedy", "tiro"))
    tables = [plan.seats(number) for number in range(12)]
    for name in plan.entrants:
        assert [sum(table[seat] == name for table in tables) for seat in range(3)] == [3, 3, 3]
    assert len({frozenset(table) for table in tables}) == 4
    few = Arena("aquaedukt", 4, ("tiro", "greedy"))
    assert few.entrants == ("tiro", "greedy", "greedy (2)", "greedy (3)")
    assert [few.seats(number).index("tiro") for number in range(4)] == [0, 3, 2, 1]


def test_workers_change_nothing(tmp_path):
    alone = played(tmp_path / "one")
    together = played(tmp_path / "two", workers=2)
    assert counted(alone) == counted(together)
    games = [sorted((p / GAMES_FILE).read_text().splitlines()) for p in tmp_path.iterdir()]
    actions = [sorted(json.dumps(json.loads(line)["actions"]) for line in lines) for lines in games]
    assert actions[0] == actions[1]


def test_after_a_kill_no_game_is_lost_or_counted_twice(tmp_path):
    whole = played(tmp_path / "whole")
    played(tmp_path / "cut")
    path = tmp_path / "cut" / GAMES_FILE
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][: len(lines[3]) // 2])
    assert counted(played(tmp_path / "cut")) == counted(whole)
    assert len(path.read_bytes().splitlines()) == GAMES
    # a game written twice, as by two processes on a system without locks
    path.write_bytes(b"".join(lines) + lines[0])
    assert counted(played(tmp_path / "cut")) == counted(whole)


def test_more_games_go_on_from_those_that_are_there(tmp_path):
    played(tmp_path / "few", games=2)
    before = (tmp_path / "few" / GAMES_FILE).read_bytes()
    more = played(tmp_path / "few")
    assert (tmp_path / "few" / GAMES_FILE).read_bytes().startswith(before)
    assert counted(more) == counted(played(tmp_path / "many"))


def test_a_folder_goes_on_with_its_own_arena_only(tmp_path):
    played(tmp_path, games=1)
    with pytest.raises(FrontinusError, match="seed 5, not 6"):
        Folder(tmp_path, Arena("palatinus", 2, ("varied", "uniform"), seed=6))


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (b"{", "arena.json: not JSON: "),
        (
            b"{\n,",
            "arena.json: not JSON: Expecting property name enclosed in double quotes at line 2",
        ),
        (b"\xff", "arena.json: not UTF-8 at byte 0"),
        (b"[" * 100_000, "arena.json: lists or objects are nested too deep"),
        (b"[]", "holds another arena: its arena.json is no object"),
        (b"{}", "holds another arena: game None, not 'palatinus', players None, not 2, "),
    ],
)
def test_what_is_no_arena_is_named(tmp_path, settings, said):
    (tmp_path / ARENA_FILE).write_bytes(settings)
    with pytest.raises(FrontinusError) as refused:
        Folder(tmp_path, PLAN)
    assert said in str(refused.value)
    assert str(tmp_path) in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seed": 10**4000}, "..., not 5"),
        ({"game": "x" * 10**5}, "..., not 'palatinus'"),
        ({"mode": "quick\n"}, r"mode 'quick\n', not None"),
        ({"board": json.loads("[" * 50 + "]" * 50)}, "board [[[[[["),
    ],
)
def test_how_another_arena_differs_is_said_on_one_line(tmp_path, changes, said):
    played(tmp_path, games=0)
    settings = tmp_path / ARENA_FILE
    data = {**json.loads(settings.read_text()), **changes}
    settings.write_text(json.dumps(data))
    with pytest.raises(FrontinusError) as refused:
        Folder(tmp_path, PLAN)
    assert said in str(refused.value)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 300


def test_two_processes_do_not_play_into_one_folder(tmp_path):
    pytest.importorskip("fcntl")
    first = Folder(tmp_path, PLAN)
    with pytest.raises(FrontinusError, match="another process"):
        Folder(tmp_path, PLAN)
    first.close()
    Folder(tmp_path, PLAN).close()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"[]", "Expected `object`, got `array`"),
        (b'{"arena": {"game": "x"}}', "Expected `int`, got `str` - at `$.arena.game`"),
        (b"{}", "Object missing required field `arena`"),
        (b"", "not JSON: Expecting value at line 2 column 1"),
        (b"\xff", "not UTF-8 at byte 0"),
        (b"[" * 100_000, "lists or objects are nested too deep"),
        (b'{"a": NaN}', "NaN is no JSON number"),
    ],
)
def test_a_foreign_line_is_named(tmp_path, line, why):
    Folder(tmp_path, PLAN).close()
    (tmp_path / GAMES_FILE).write_bytes(line + b"\n")
    with pytest.raises(FrontinusError) as refused:
        Folder(tmp_path, PLAN)
    where = f"{tmp_path / GAMES_FILE}, line 1"
    assert str(refused.value) == f"{where}, is no game of this arena: {why}"


@pytest.mark.parametrize(
    ("part", "changes", "why"),
    [
        ("arena", {"game": -1}, "the number of a game is 0 or more"),
        ("arena", {"game": 2}, "in this game varied, uniform play"),
        ("arena", {"seats": ["varied", "uniform"]}, "in this game uniform, varied play"),
        ("arena", {"seats": ["uniform", "greedy"]}, "in this game uniform, varied play"),
        ("arena", {"seats": "varied"}, "Expected `array`, got `str` - at `$.arena.seats`"),
        ("arena", {"seats": [["uniform"], 7]}, "Expected `str`, got `array`"),
        ("arena", {"seconds": ["long", 1]}, "Expected `float`, got `str`"),
        ("arena", {"seconds": [1]}, "scores, seconds and decisions are 2 numbers each"),
        ("arena", {"seconds": [1, 1e300]}, "a number is beyond 1,000,000,000"),
        ("arena", {"decisions": [1, 1, 1]}, "scores, seconds and decisions are 2 numbers each"),
        ("arena", {"decisions": [1, True]}, "Expected `int`, got `bool`"),
        ("result", {"scores": [1, 1.5]}, "Expected `int`, got `float`"),
        ("result", {"scores": [1, 10**400]}, "a number is beyond 1,000,000,000"),
        ("result", {"scores": []}, "scores, seconds and decisions are 2 numbers each"),
        ("result", {"winners": [7]}, "the winners are seats, one at least, in their order"),
        ("result", {"winners": []}, "the winners are seats, one at least, in their order"),
        ("result", {"winners": [0, 0]}, "the winners are seats, one at least, in their order"),
        ("result", {"winners": 0}, "Expected `array`, got `int` - at `$.result.winners`"),
    ],
)
def test_a_game_that_was_changed_is_named(tmp_path, part, changes, why):
    played(tmp_path, games=2)
    path = tmp_path / GAMES_FILE
    first, second = (json.loads(line) for line in path.read_text().splitlines())
    second[part].update(changes)
    before = f"{json.dumps(first)}\n{json.dumps(second)}\n"
    path.write_text(before)
    with pytest.raises(FrontinusError) as refused:
        Folder(tmp_path, PLAN)
    assert str(refused.value).startswith(f"{path}, line 2, is no game of this arena: {why}")
    assert path.read_text() == before


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named(tmp_path, workers):
    plan = Arena("palatinus", 2, ("uniform", f"{__name__}:Failing"))
    with pytest.raises(FrontinusError) as refused:
        played(tmp_path, plan, workers=workers)
    assert re.fullmatch(
        rf"bot '{__name__}:Failing' failed in game \d of seed 0, seat \d, after \d+ actions: "
        r"KeyError: 'no plan' \(test_arena.py, line \d+\)",
        str(refused.value),
    )
    assert "raise KeyError" in "".join(traceback.format_exception(refused.value))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_in_a_way_of_its_own_is_named(tmp_path, workers, capsys, monkeypatch):
    monkeypatch.setattr(Unusual, "left", 100)
    command = ["arena", "palatinus", "--bots", f"uniform,{__name__}:Unusual", "--games", "40"]
    assert main([*command, "--workers", str(workers), "--out", str(tmp_path)]) == 1
    assert re.fullmatch(
        rf"frontinus: bot '{__name__}:Unusual' failed in game \d+ of seed 0, seat \d, "
        r"after \d+ actions: End: all \(test_arena.py, line \d+\)",
        capsys.readouterr().err.splitlines()[-1],
    )
    assert (tmp_path / GAMES_FILE).read_bytes().endswith(b"\n")


def test_after_a_bot_is_mended_it_goes_on_with_the_games_there_are(tmp_path, monkeypatch):
    plan = Arena("palatinus", 2, ("uniform", f"{__name__}:Weary"), seed=5)
    monkeypatch.setattr(Weary, "left", 60)
    with pytest.raises(FrontinusError, match=r"Weary' failed in game [1-9]"):
        played(tmp_path / "cut", plan)
    before = (tmp_path / "cut" / GAMES_FILE).read_bytes()
    assert before.endswith(b"\n")
    monkeypatch.setattr(Weary, "left", 10**6)
    mended = played(tmp_path / "cut", plan)
    assert (tmp_path / "cut" / GAMES_FILE).read_bytes().startswith(before)
    assert counted(mended) == counted(played(tmp_path / "whole", plan))


def test_games_that_are_finished_when_another_fails_are_kept(tmp_path, monkeypatch):
    class Pool:
        """Plays at once, so that all games are ready at the same time."""

        def submit(self, play, number):
            future = Future()
            if number == 0:
                future.set_exception(FrontinusError("a bot failed"))
            else:
                future.set_result(play(number))
            return future

    monkeypatch.setattr(arena, "worker_pool", lambda _: nullcontext(Pool()))
    with pytest.raises(FrontinusError, match="a bot failed"):
        played(tmp_path, workers=2)
    assert len((tmp_path / GAMES_FILE).read_bytes().splitlines()) == GAMES - 1


def test_a_bot_that_ends_its_process_is_told_of(tmp_path):
    """Other games of the same process were finished before."""
    plan = Arena("palatinus", 2, (f"{__name__}:Deadly", "uniform"), seed=4)
    kept = 0
    for _ in range(2):
        with pytest.raises(FrontinusError) as ended:
            played(tmp_path, plan, games=40, workers=2)
        assert re.fullmatch(
            r"a worker ended unexpectedly, in game \d+( or \d+)? of seed 4, where "
            rf"('{__name__}:Deadly'|'uniform') and ('{__name__}:Deadly'|'uniform') played; "
            r"finished games are kept",
            str(ended.value),
        )
        before, kept = kept, len((tmp_path / GAMES_FILE).read_text().splitlines())
        assert before < kept


def test_it_ends_when_all_is_clear(tmp_path):
    plan = Arena("aqua-romana", 2, ("greedy", "uniform"))
    table = played(tmp_path, plan, games=400, done=Count.clear)
    assert table.clear
    assert table.games < 30
    low, high = table.standings[0].bounds
    assert (table.standings[0].name, low > 0.5, high) == ("greedy", True, 1.0)


def test_what_is_alike_is_not_told_apart():
    count = Count(PLAN)
    for number in range(200):
        seats = PLAN.seats(number)
        winner = seats.index("varied" if number % 4 < 2 else "uniform")
        count.add(Result(number, seats, (1, 1), (winner,), (0.0, 0.0), (1, 1)))
    assert not count.clear()
    table = count.table()
    assert [one.share for one in table.standings] == [100, 100]
    assert (
        abs(table.standings[0].rating - table.standings[1].rating) < table.standings[0].spread * 3
    )


def test_ranks_are_those_of_the_rules_and_not_of_points_alone():
    result = Result(0, ("a", "b", "c", "d"), (9, 9, 3, 7), (1,), (0.0,) * 4, (1,) * 4)
    assert result.ranks() == [1, 0, 3, 2]
    shared = Result(0, ("a", "b", "c"), (9, 9, 3), (0, 1), (0.0,) * 3, (1,) * 3)
    assert shared.ranks() == [0, 0, 1]
    assert [shared.share(seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_bounds_hold_at_all_counts_at_once():
    """In 5 % of such series the true share may leave them at any time; of 100 far fewer do."""
    rng = random.Random(1)
    left = 0
    for _ in range(100):
        total, outside = 0.0, False
        for count in range(1, 100):
            total += rng.choice((0, 0.5, 1, 1))
            low, high = share_bounds(total, count)
            outside |= not low <= 0.625 <= high
        left += outside
    assert left <= 5


def test_a_plot_shows_every_entrant(tmp_path):
    table = played(tmp_path, games=2)
    root = ElementTree.parse(tmp_path / "ratings.svg").getroot()
    texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {one.name for one in table.standings} <= set(texts)
    assert json.loads((tmp_path / "summary.json").read_text())["games"] == 2
    assert (tmp_path / "table.txt").read_text().count("\n") == 6


def test_the_command_goes_on_after_a_kill(tmp_path):
    command = [sys.executable, "-m", "frontinus.cli", "arena", "palatinus", "--bots"]
    command += ["uniform,varied", "--games", "30", "--workers", "2", "--out", str(tmp_path / "a")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    running = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    path = tmp_path / "a" / GAMES_FILE
    until = time.monotonic() + 120
    while not (path.exists() and path.stat().st_size):
        assert time.monotonic() < until
        time.sleep(0.02)
    running.send_signal(signal.SIGKILL)
    running.communicate()
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "going on after" in done.stderr
    assert "30 games" in done.stdout
    numbers = [json.loads(line)["arena"]["game"] for line in path.read_text().splitlines()]
    assert sorted(numbers) == list(range(30))


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_bot_that_hangs_cannot_keep_the_arena_from_ending(tmp_path, how):
    bots = f"{__name__}:Deaf,uniform"
    command = [sys.executable, "-m", "frontinus.cli", "arena", "palatinus", "--bots", bots]
    command += ["--workers", "2", "--out", str(tmp_path / "a")]
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    with subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": path}, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stderr.readline() == "thinking\n"
        running.send_signal(how)
        # its workers hold the pipe, too: this is read when all are gone
        said = running.stderr.read().splitlines()
    assert running.returncode == 128 + how
    said = [line for line in said if line != "thinking"]
    stopped = ["frontinus: stopped; the same command goes on from here"]
    assert said == (stopped if how == signal.SIGINT else [])


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals of POSIX")
def test_a_process_that_begins_does_not_hear_an_interrupt():
    asked = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [])
    with deaf_to_interrupts():
        done = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    assert done.stdout.strip() == b"True"
    assert signal.pthread_sigmask(signal.SIG_BLOCK, []) == before


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals of POSIX")
def test_an_interrupt_that_another_thread_hears_waits_for_the_process_to_begin():
    ended = threading.Event()
    thread = threading.Thread(target=ended.wait)
    thread.start()
    steps = []
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012  (what runs before is the matter)
        with deaf_to_interrupts():
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.01)
            steps.append("begun")
        steps.append("went on")
    ended.set()
    thread.join()
    assert steps == ["begun"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "nobody"], "no bot named 'nobody'"),
        (["--bots", "uniform", "--players", "9"], "2 to 5 players"),
        (["--bots", "uniform", "--option", "speed=1"], "no option named 'speed'"),
    ],
)
def test_what_cannot_be_played_is_said_on_one_line(tmp_path, arguments, said):
    command = [sys.executable, "-m", "frontinus.cli", "arena", "palatinus", *arguments]
    done = subprocess.run(
        [*command, "--out", str(tmp_path / "a")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, said in done.stderr, "Traceback" in done.stderr) == (1, True, False)
    assert not (tmp_path / "a").exists()


@pytest.mark.parametrize("name", ["games.jsonl", "table.txt", "summary.json", "ratings.svg"])
def test_files_of_something_else_are_left_alone(tmp_path, name):
    """The last line without an end was taken for a game that a kill had cut off, and erased."""
    (tmp_path / name).write_text('{"my": "only copy"}')
    with pytest.raises(FrontinusError, match=f"holds {name} and no arena.json"):
        played(tmp_path)
    assert (tmp_path / name).read_text() == '{"my": "only copy"}'
    assert [path.name for path in tmp_path.iterdir()] == [name]
