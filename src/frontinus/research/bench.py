"""How fast the rules run here: the figures of `frontinus bench`."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from frontinus import __version__
from frontinus.bots.greedy import Greedy
from frontinus.bots.levels import LEVELS, SETTINGS, Player
from frontinus.bots.search import Node, Search
from frontinus.core.match import Match
from frontinus.core.struct import copy_row, numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from frontinus.core.game import Game
    from frontinus.core.observation import Observation

SECONDS: Final = 1.0
"""How long each figure is measured, in seconds of the processor; the best of REPEATS is given."""
REPEATS: Final = 3
BATCH: Final = 500
COPIES: Final = 2_000_000
LOOKS: Final = 3
"""Each level looks at one of so many choices of a match."""
PARTS: Final = {"opening": 0.1, "midgame": 0.5, "end": 0.9}
"""Where in a match the search is measured, as a share of its choices."""

FIRST_MOVE: Final = """
import time
import numpy
import frontinus
match, rng = frontinus.new_match({slug!r}, seed=0), numpy.random.default_rng(0)
while match.to_play == frontinus.CHANCE:
    match.play_chance()
started = time.perf_counter()
frontinus.bot({level!r}).choose(match.observation(match.to_play), rng)
print(time.perf_counter() - started)
"""
FIRST_ACTIONS: Final = """
import time
started = time.perf_counter()
import frontinus
frontinus.new_match({slug!r}).legal_actions()
print(time.perf_counter() - started)
"""


def bench(game: Game) -> dict[str, Any]:
    """Measure one game with its fewest players, on one core."""
    players = game.players[0]
    cold, warm = first_actions(game.slug)
    return {
        "game": game.slug,
        "players": players,
        "uniform": random_speed(game, players, varied=False),
        "varied": random_speed(game, players, varied=True),
        "rows_moves_per_s": best_rate(lambda: rows_moves(game, players)),
        "match_moves_per_s": best_rate(lambda: match_moves(game, players)),
        "copy_ns": copy_time(game),
        "state_bytes": game.State.dtype.itemsize,
        "first_actions_cold_s": cold,
        "first_actions_warm_s": warm,
        "first_move_warm_s": first_move(game.slug),
        "simulations_per_s": search_speed(game, players),
        "level_ms": level_times(game, players),
        "node_bytes": Node.dtype.itemsize,
    }


def report(games: list[Game]) -> dict[str, Any]:
    """Measure games; the keys are those of `bench --json`."""
    return {
        "version": __version__,
        "processor": processor(),
        "games": [bench(game) for game in games],
    }


def processor() -> str:
    """Name the processor, as far as the system tells."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def random_speed(game: Game, players: int, *, varied: bool) -> dict[str, float]:
    """Measure whole random games inside a kernel, legal actions listed at each decision."""
    board = game.named_board("standard")
    _, boxes = game.tables(board, players, game.check_options({}))
    rng = np.random.default_rng(0)
    game.loops.random_games(boxes, 1, rng, varied=varied)
    best: tuple[float, float] = (0.0, 0.0)
    for _ in range(REPEATS):
        actions, games, started = 0, 0, time.process_time()
        while (spent := time.process_time() - started) < SECONDS:
            actions += game.loops.random_games(boxes, BATCH, rng, varied=varied)[0]
            games += BATCH
        best = max(best, (actions / spent, games / spent))
    return {"actions_per_s": round(best[0]), "games_per_s": round(best[1])}


def search_speed(game: Game, players: int) -> dict[str, list[int]]:
    """Measure the strongest level's search in three parts of a match: on one thread, and on two."""
    rng, chances, found = np.random.default_rng(0), decisions(game, players), {}
    for part, place in PARTS.items():
        seen = chances[int(place * len(chances))]
        rates = []
        for threads in (1, 2):
            search = Search(game, SETTINGS[game.slug], threads)
            search.think(seen, rng, simulations=1)
            started = time.perf_counter()
            choices = search.think(seen, rng, seconds=SECONDS)
            made = sum(choice.visits for choice in choices) - threads
            rates.append(round(made / (time.perf_counter() - started)))
        found[part] = rates
    return found


def level_times(game: Game, players: int) -> dict[str, list[int]]:
    """Measure how long each level thinks on one thread: over a match on average, and at most."""
    chances, found = decisions(game, players)[::LOOKS], {}
    for level in LEVELS:
        bot, rng, times = Player(level), np.random.default_rng(0), []
        for seen in chances:
            started = time.thread_time()
            bot.choose(seen, rng)
            times.append(time.thread_time() - started)
        found[level] = [round(1000 * sum(times) / len(times)), round(1000 * max(times))]
    return found


def decisions(game: Game, players: int) -> list[Observation]:
    """Play a match of the greedy bot, and give what it saw where it had a choice."""
    bot, rng = Greedy(), np.random.default_rng(0)
    match, chances = Match(game, players, game.named_board("standard"), {}, seed=0), []
    while (player := match.to_play) is not None:
        if player < 0:
            match.play_chance()
            continue
        seen = match.observation(player)
        if len(seen.legal_actions()) > 1:
            chances.append(seen)
        match.play(bot.choose(seen, rng))
    return chances


def first_move(slug: str) -> float:
    """Measure how long the strongest level takes for its first move in a new process, in seconds.

    The match is there and nothing of the search; all machine code is in the cache.
    """
    command = [sys.executable, "-c", FIRST_MOVE.format(slug=slug, level=list(LEVELS)[-1])]
    times = [
        float(subprocess.run(command, capture_output=True, check=True).stdout)  # noqa: S603  (ours)
        for _ in range(REPEATS)
    ]
    return round(min(times), 2)


def best_rate(moves: Callable[[], Iterator[int]]) -> int:
    """Measure how many moves a second an endless iterator of games makes; it gives their moves."""
    rates = []
    source = moves()
    next(source)
    for _ in range(REPEATS):
        made, started = 0, time.process_time()
        while (spent := time.process_time() - started) < SECONDS:
            made += next(source)
        rates.append(made / spent)
    return round(max(rates))


def rows_moves(game: Game, players: int) -> Iterator[int]:
    """Play random games by kernels called from Python on a one-row array, one move a call."""
    match = Match(game, players, game.named_board("standard"), {})
    boxes, states, start = match.boxes, game.State.rows(1), game.State.rows(1)
    entries, buffer = game.entries.compiled(), numbers(game.most_actions)
    entries.set_up(boxes, start, 0)
    rng = np.random.default_rng(0)
    while True:
        copy_row(states, 0, start, 0)
        moves, chances = 0, cycle(rng.random(BATCH).tolist())
        while count := entries.list_actions(boxes, states, 0, buffer):
            entries.apply(boxes, states, 0, buffer[int(next(chances) * count)])
            moves += 1
        yield moves


def match_moves(game: Game, players: int) -> Iterator[int]:
    """Play random games through Match: list the texts, play one of them."""
    board, rng = game.named_board("standard"), np.random.default_rng(0)
    while True:
        match = Match(game, players, board, {}, seed=0)
        moves, chances = 0, cycle(rng.random(BATCH).tolist())
        while not match.over:
            if (player := match.to_play) is not None and player < 0:
                match.play_chance()
            else:
                texts = match.legal_actions()
                match.play(texts[int(next(chances) * len(texts))])
            moves += 1
        yield moves


def copy_time(game: Game) -> float:
    """Measure the copy of a state inside a kernel, in nanoseconds."""
    game.loops.copies(10)
    times = []
    for _ in range(REPEATS):
        started = time.process_time()
        game.loops.copies(COPIES)
        times.append((time.process_time() - started) / COPIES)
    return round(min(times) * 1e9, 1)


def first_actions(slug: str) -> tuple[float, float]:
    """Measure the time to the first legal actions in a new process: without, then with a cache.

    Seconds from before the import on, the best of REPEATS with the cache.
    """
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "FRONTINUS_CACHE": folder}
        command = [sys.executable, "-c", FIRST_ACTIONS.format(slug=slug)]

        def once() -> float:
            done = subprocess.run(  # noqa: S603  (our own interpreter on our own text)
                command, env=environment, capture_output=True, check=True
            )
            return float(done.stdout)

        cold = once()
        return round(cold, 2), round(min(once() for _ in range(REPEATS)), 3)
