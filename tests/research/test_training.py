"""What is learned fits what was played, and the machine code judges as the training did."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

import frontinus
from frontinus.bots.network import (
    FEATURES,
    MOST_HIDDEN,
    Network,
    blank,
    find_network,
    judge,
    load,
    read,
)
from frontinus.bots.sense import MOST_SEATS, SCRATCH, UNCERTAIN, find_sense
from frontinus.cli import main
from frontinus.core.errors import FrontinusError
from frontinus.games import SLUGS, find_game
from frontinus.research import policy, training
from frontinus.research.arena import Arena
from frontinus.research.training import Data, Plan, describe, learn, measure, train
from frontinus.testing import step
from tests.architecture.tree import ROOT

UNTOUCHED = 12345.0
TRAITS = len(find_sense("aquaedukt").traits)


def games_of(slug, players, count=2):
    return [Arena(slug, players, ("varied",)).play(number) for number in range(count)]


def drawn(slug, hidden=5, seed=1):
    """Draw a network: weights small enough that no unit is saturated."""
    rng, sense = np.random.default_rng(seed), find_sense(slug)
    own, common = len(sense.own), len(sense.common)
    return Network(
        slug,
        rng.normal(0, 0.01, (hidden, 2 * own + common)),
        rng.normal(0, 0.3, hidden),
        rng.normal(0, 3, hidden),
        0.7,
        rng.normal(0, 0.01, common + 1),
        {"seed": seed},
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_machine_code_judges_as_the_training_does(slug):
    network, sense = drawn(slug), find_sense(slug)
    own, common = len(sense.own), len(sense.common)
    for players in find_game(slug).players:
        data = describe(games_of(slug, players), 2)
        expected, doubts = training.expect(network, data), training.doubts(network, data)
        for at in range(0, len(data.points), 7):
            features, points = np.zeros(FEATURES), np.zeros(MOST_SEATS + 1)
            features[: players * own] = data.features[at, :, :own].ravel()
            features[players * own : players * own + common] = data.features[at, 0, own:]
            judge(players, network.flat(), features, points)
            assert points[:players] == pytest.approx(expected[at])
            assert points[UNCERTAIN] == pytest.approx(doubts[at])


@pytest.mark.parametrize("slug", SLUGS)
def test_a_description_has_all_its_numbers_and_no_more(slug):
    sense, whole = find_sense(slug), np.zeros(len(find_sense(slug).own))
    for players, seed in product(find_game(slug).players, range(8)):
        match, rng = frontinus.new_match(slug, players, seed=seed), np.random.default_rng(seed)
        size = players * len(sense.own) + len(sense.common)
        seen = np.zeros(size)
        while not match.over:
            features = np.full(FEATURES, UNTOUCHED)
            sense.describe(match.boxes[0], match.rows[match.row], np.zeros(SCRATCH), features)
            assert np.isfinite(features[:size]).all()
            assert (features[:size] != UNTOUCHED).all()
            assert (features[size:] == UNTOUCHED).all()
            seen = np.maximum(seen, np.abs(features[:size]))
            step(match, rng)
        whole = np.maximum(whole, seen[: players * len(sense.own)].reshape(players, -1).max(0))
    # a number that is 0 for all seats in all these games says nothing
    assert dict(zip(sense.own, whole > 0, strict=True)) == dict.fromkeys(sense.own, True)


@pytest.mark.parametrize("slug", SLUGS)
def test_there_is_room_for_the_largest_network(slug):
    """Machine code does not look where it writes."""
    sense, players = find_sense(slug), find_game(slug).players[-1]
    described = players * len(sense.own) + len(sense.common)
    assert described + len(sense.own) + MOST_HIDDEN <= FEATURES


def test_a_network_of_wrong_shapes_is_refused():
    known = find_network("aquaedukt")
    many = MOST_HIDDEN + 1
    wide = replace(
        known,
        units=np.zeros((many, known.units.shape[1])),
        biases=np.zeros(many),
        sum=np.zeros(many),
    )
    for network in (wide, replace(known, biases=np.zeros(3))):
        with pytest.raises(FrontinusError, match="do not fit"):
            network.flat()


def test_who_never_doubts_can_be_asked():
    """A file may say anything; chances to win are shares nevertheless."""
    known = find_network("aquaedukt")
    sure = replace(known, doubt=np.full(len(known.doubt), -1e6))
    features, points = np.zeros(FEATURES), np.zeros(MOST_SEATS + 1)
    judge(2, sure.flat(), features, points)
    assert points[UNCERTAIN] > 0.0


@pytest.mark.parametrize("slug", SLUGS)
def test_seats_are_described_alike(slug):
    """Whoever sits elsewhere in the same game is described by the same numbers."""
    data = describe(games_of(slug, 2, 1), 1)
    own = len(find_sense(slug).own)
    assert data.features.shape[2] == own + len(find_sense(slug).common)
    assert (data.features[:, 0, own:] == data.features[:, 1, own:]).all()
    assert (data.features[:, :, 1].sum(1) <= 1).all()


@pytest.mark.parametrize("slug", SLUGS)
def test_what_comes_with_a_game_fits_it(slug):
    network = find_network(slug)
    assert len(network.flat()) > len(blank(slug).flat())
    assert network.origin["command"].startswith(f"frontinus train {slug} ")
    # on games it has not learned from it does better than the sense alone
    sense, learned = (network.origin["withheld"][key] for key in ("sense alone", "learned"))
    assert learned["error of points"] < sense["error of points"]
    assert learned["surprise"] < sense["surprise"]
    # what was learned of actions serves tables of every size
    has_policy = find_sense(slug).tell_apart is not None
    assert list(network.policies) == (list(find_game(slug).players) if has_policy else [])
    assert network.policy_of(99).tolist() == []


def test_a_file_gives_the_same_network_back(tmp_path):
    network = drawn("palatinus")
    file = tmp_path / "weights.json"
    file.write_text(network.text())
    again = load(file, "palatinus")
    assert again.flat() == pytest.approx(network.flat(), rel=1e-5)
    assert (again.text(), again.origin) == (network.text(), network.origin)


def with_policies(**changes):
    """Write weights for Aquädukt with a policy a number of players, but for some changes."""
    size, rng = len(find_sense("aquaedukt").traits), np.random.default_rng(4)
    policies = {players: rng.normal(0, 1, size) for players in (2, 3, 4)}
    return json.dumps({**replace(drawn("aquaedukt"), policies=policies).data(), **changes})


def test_policies_are_read_as_they_were_written():
    network = read(with_policies(), "mine.json", "aquaedukt")
    assert list(network.policies) == [2, 3, 4]
    assert json.loads(network.text()) == json.loads(with_policies())
    assert network.policy_of(3).tolist() == json.loads(with_policies())["policies"]["3"]
    assert read(json.dumps(drawn("aquaedukt").data()), "mine.json", "aquaedukt").policies == {}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"traits": ["roll"]}, "traits: learned from other numbers than this version has"),
        ({"traits": None}, "train again (frontinus train aquaedukt)"),
        ({"policies": [1.0]}, "policies: one for each of 2, 3, 4 players"),
        ({"policies": {"5": []}}, "policies: one for each of 2, 3, 4 players"),
        ({"policies": {"2": [1.0]}}, f"2: (1,) numbers where ({TRAITS},) are wanted"),
        ({"policies": {"3": "much"}}, "3: not numbers"),
        ({"policies": {"4": [None] * TRAITS}}, "4: a number is missing"),
    ],
)
def test_a_bad_policy_is_refused_with_what_and_where(changes, said):
    with pytest.raises(FrontinusError) as error:
        read(with_policies(**changes), "mine.json", "aquaedukt")
    assert str(error.value).startswith("mine.json: ")
    assert said in str(error.value)


def changed(key, value):
    return json.dumps({**drawn("palatinus").data(), key: value})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "no JSON"),
        ("[]", "no weights"),
        ("[" * 100_000, "no JSON"),
        (changed("frontinus-weights", 2), "no weights"),
        (changed("game", "aquaedukt"), "weights for 'aquaedukt', not for 'palatinus'"),
        (changed("game", "x" * 100_000), "..., not for 'palatinus'"),
        (changed("own", ["points"]), "own: learned from other numbers"),
        (changed("common", None), "common: learned from other numbers"),
        (changed("units", [[1, 2], [3]]), "units: not numbers"),
        (changed("units", [[1, 2]]), "units: (1, 2) numbers where (5, 28) are wanted"),
        (changed("sum", [[1.0]]), "sum: (1, 1) numbers"),
        (changed("sum", [0.0] * 300), "sum: (300,) numbers"),
        (changed("biases", ["a"] * 5), "biases: not numbers"),
        (changed("biases", [None] * 5), "biases: a number is missing"),
        (changed("base", 1e300), "base: a number is missing, or beyond"),
        (changed("base", "NaN"), "base: a number is missing"),
        (changed("doubt", [0.0]), "doubt: (1,) numbers"),
    ],
)
def test_a_bad_file_is_refused_with_what_and_where(text, said):
    with pytest.raises(FrontinusError) as error:
        read(text, "mine.json", "palatinus")
    assert str(error.value).startswith("mine.json: ")
    assert said in str(error.value)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("name", ["nul\0byte", "missing", "", "pipe", "x" * 1000])
def test_weights_are_a_regular_file(tmp_path, name):
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FrontinusError) as error:
        load(tmp_path / name, "palatinus")
    assert str(error.value).isprintable()


def test_a_network_for_another_game_is_no_network():
    with pytest.raises(FrontinusError, match="do not fit"):
        replace(drawn("palatinus"), game="aquaedukt").flat()


def test_it_learns_what_the_sense_does_not_know():
    """Points that follow a rule of their own: most of the error of the sense is gone."""
    rng, sense = np.random.default_rng(1), find_sense("palatinus")
    own, common = len(sense.own), len(sense.common)
    features = rng.normal(0, 1, (3000, 2, own + common))
    features[:, 1, own:] = features[:, 0, own:]
    points = features[:, :, 0] + 3 * features[:, :, 2] - 2 * features[:, ::-1, 3] + 1
    wins = np.zeros((3000, 2))
    wins[np.arange(3000), points.argmax(1)] = 1
    data = Data(features, points, wins, np.arange(3000) // 10)
    learned = learn("palatinus", [data], 0)
    before, after = measure(blank("palatinus"), [data]), measure(learned, [data])
    assert after["error of points"] < before["error of points"] / 4
    assert after["surprise"] < before["surprise"] / 2


PLAN = Plan("palatinus", training.FEWEST_GAMES, 1, seed=2)


@pytest.fixture(scope="module")
def first(tmp_path_factory):
    """A training by the plan, and what it told."""
    told = []
    folder = tmp_path_factory.mktemp("first")
    return train(PLAN, folder, 1, lambda played, games, _what: told.append((played, games))), told


def test_the_same_seed_gives_the_same_weights(tmp_path, first):
    network, told = first
    assert told[0] == (1, PLAN.games)
    assert told[-1][0] == sum(network.origin["games"])
    assert train(PLAN, tmp_path, 1, lambda *_: None).text() == network.text()


def test_a_policy_learned_first_plays_the_games_to_learn_from(tmp_path, monkeypatch):
    monkeypatch.setattr(policy, "CHUNK", 20)
    plan = Plan("aquaedukt", 60, seed=2, iterations=2, iteration_games=50)
    told = []
    network = train(plan, tmp_path, 2, lambda *what: told.append(what))
    assert told[:2] == [(1, 4, "iterations"), (2, 4, "iterations")]
    assert told[-1] == (60, 60, "games")
    assert network.origin["command"] == (
        "frontinus train aquaedukt --games 60 --iterations 2 --iteration-games 50 --seed 2"
    )
    assert network.origin["games"] == [30, 15, 15]
    assert list(network.policies) == [2, 3, 4]
    # one of EVERY positions, and a game has some 200
    assert 60 * 5 < network.origin["positions"] < 60 * 25
    assert train(plan, tmp_path, 1, lambda *_: None).text() == network.text()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("aquaedukt", ["--games-in", "games"], "the same seed plays them again"),
        ("aquaedukt", ["--simulations", "50"], "a policy plays the games of aquaedukt"),
        ("palatinus", ["--iterations", "3"], "no policy is learned for palatinus"),
        ("aqua-romana", ["--iteration-games", "50"], "no policy is learned for aqua-romana"),
    ],
)
def test_what_says_nothing_of_a_game_is_refused(tmp_path, capsys, monkeypatch, game, options, said):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(["train", game, *options, "--out", "weights.json"])
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_command_keeps_its_games_and_writes_a_whole_file(tmp_path, capsys, first):
    out, kept = tmp_path / "weights.json", tmp_path / "games"
    command = ["train", "palatinus", "--games", "40", "--simulations", "1", "--workers", "1"]
    assert main([*command, "--games-in", str(kept), "--out", str(out)]) == 0
    origin = json.loads(capsys.readouterr().out)
    assert origin["games"] == [20, 7, 7, 7]
    assert load(out, "palatinus").origin == origin
    assert not np.array_equal(load(out, "palatinus").flat(), first[0].flat())
    assert [path.name for path in sorted(kept.iterdir())] == [f"{n} players" for n in (2, 3, 4, 5)]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--games", "39"], "--games wants at least 40"),
        (["--simulations", "0"], "want at least 1"),
        (["--workers", "0"], "want at least 1"),
        (["--iterations", "0"], "want at least 1"),
        (["--iteration-games", "39"], "--iteration-games wants at least 40"),
    ],
)
def test_what_cannot_be_learned_from_is_refused(tmp_path, capsys, options, said):
    out = tmp_path / "weights.json"
    with pytest.raises(SystemExit):
        main(["train", "palatinus", *options, "--out", str(out)])
    assert said in capsys.readouterr().err
    assert not out.exists()


def test_where_it_cannot_write_it_says_so_before_it_plays(tmp_path, capsys):
    folder = tmp_path / "games"
    nowhere = tmp_path / "nowhere" / "weights.json"
    for out in (nowhere, tmp_path):
        command = ["train", "palatinus", "--games-in", str(folder), "--out", str(out)]
        assert main(command) == 1
        assert f"frontinus: {out}: " in capsys.readouterr().err
    assert not folder.exists()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_command_that_is_ended_leaves_nothing_behind(tmp_path, workers):
    """No file that was begun, and no complaint of Python's about semaphores."""
    command = [sys.executable, "-m", "frontinus.cli", "train", "palatinus", "--games", "100000"]
    command += ["--workers", str(workers), "--out", str(tmp_path / "weights.json")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as running:
        until = time.monotonic() + 120
        while not any(path.stat().st_size for path in tmp_path.rglob("games.jsonl")):
            assert time.monotonic() < until
            time.sleep(0.02)
        running.send_signal(signal.SIGTERM)
        said = running.stderr.read()
    assert running.returncode == 128 + signal.SIGTERM
    assert all(line.endswith("/100000 games") for line in said.split("\n") if line.strip())
    assert [*tmp_path.iterdir()] == []


def test_a_folder_of_an_arena_is_left_alone(tmp_path, capsys):
    (tmp_path / "arena.json").write_text("{}")
    out = tmp_path / "weights.json"
    assert main(["train", "palatinus", "--games-in", str(tmp_path), "--out", str(out)]) == 1
    assert "holds an arena" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["arena.json"]


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_named_once(tmp_path, content):
    path = tmp_path / "weights.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(FrontinusError) as error:
        load(path, "palatinus")
    assert str(error.value).count(str(path)) == 1
    assert str(error.value).startswith(f"{path}: ")


def test_without_the_library_it_says_so_before_it_plays(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(training, "find_spec", lambda _: None)
    assert main(["train", "palatinus", "--out", str(tmp_path / "weights.json")]) == 1
    assert "scikit-learn is missing" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ({"players": None}, "line 1: 'players' is a whole number"),
        ({"actions": ["stop"]}, "game 0: action 0: "),
    ],
)
def test_games_that_were_tampered_with_are_named_with_their_file(tmp_path, broken, why):
    training.play(PLAN, tmp_path, 1, lambda *_: None)
    file = tmp_path / "2 players" / "games.jsonl"
    lines = file.read_text().splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), **broken})
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(FrontinusError) as refused:
        train(PLAN, tmp_path, 1, lambda *_: None)
    assert str(refused.value).startswith(f"{file}, {why}")
