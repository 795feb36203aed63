"""Random games here and elsewhere, in one run: `python benchmarks/comparison.py [--write]`.

The loop is the same everywhere: list the legal actions at every decision, take one uniformly, until
the game is over. Rates are decisions and chance outcomes a second of the processor's time, the best
of REPEATS; games of others are those nearest to ours by length and by breadth. What is not
installed (`pip install "frontinus[bench]"`) is left out, and said.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

# One core for everybody: the array library would take all.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

PAGE: Final = Path(__file__).parents[1] / "docs" / "performance.md"
BEGIN, END = (
    "<!-- comparison: begin (benchmarks/comparison.py --write) -->",
    "<!-- comparison: end -->",
)
SECONDS: Final = 1.0
REPEATS: Final = 3
LOOKED_AT: Final = 30
"""Games by which the mean length and breadth of a game are told."""
COMPILED, PYTHON = "inside", "from Python"

Loop = Callable[[], int]
"""Plays some games; answers how many actions were played."""


@dataclass(frozen=True)
class Rate:
    """One line of the table."""

    library: str
    game: str
    loop: str
    length: float
    """Actions in a game, on average."""
    breadth: float
    """Legal actions at a decision, on average."""
    actions: float
    """Actions a second."""


def best_rate(play: Loop) -> float:
    """Measure actions a second of the processor's time."""
    play()
    rates = []
    for _ in range(REPEATS):
        made, started = 0, time.process_time()
        while (spent := time.process_time() - started) < SECONDS:
            made += play()
        rates.append(made / spent)
    return max(rates)


def frontinus_rates() -> Iterator[Rate]:
    """Measure our own games inside a kernel and through `Match`."""
    import numpy as np

    from frontinus.games import SLUGS, find_game
    from frontinus.research.bench import match_moves

    rng = np.random.default_rng(1)
    for slug in SLUGS:
        game = find_game(slug)
        players = game.players[0]
        _, boxes = game.tables(game.named_board("standard"), players, game.check_options({}))
        length, breadth = own_shape(game, players)

        def inside(game: Any = game, boxes: Any = boxes) -> int:
            return int(game.loops.random_games(boxes, 200, rng, varied=False)[0])

        moves = match_moves(game, players)

        def by_match(moves: Iterator[int] = moves) -> int:
            return next(moves)

        yield Rate("Frontinus", slug, COMPILED, length, breadth, best_rate(inside))
        yield Rate("Frontinus", slug, PYTHON, length, breadth, best_rate(by_match))


def own_shape(game: Any, players: int) -> tuple[float, float]:
    """Give the mean length and breadth of our random games."""
    from frontinus.core.match import Match

    choices = random.Random(1)
    counts = []
    for number in range(LOOKED_AT):
        match = Match(game, players, game.named_board("standard"), {}, seed=number)
        while not match.over:
            legal = match.legal_actions()
            counts.append(len(legal))
            match.play(choices.choice(legal))
    return len(counts) / LOOKED_AT, sum(counts) / len(counts)


def openspiel_rates() -> Iterator[Rate]:
    """Measure OpenSpiel's games in C++, through its rollout evaluator, and from Python."""
    import pyspiel

    for name in ("hex(board_size=9)", "othello", "backgammon", "amazons(board_size=6)", "quoridor"):
        try:
            game = pyspiel.load_game(name)
        except pyspiel.SpielError:
            # a board size that this version lacks
            game = pyspiel.load_game(name.partition("(")[0])
        counts: list[int] = []
        for _ in range(LOOKED_AT):
            spiel_game(game, counts)
        length, breadth = len(counts) / LOOKED_AT, sum(counts) / len(counts)
        rollouts = 200

        def inside(game: Any = game, length: float = length, rollouts: int = rollouts) -> int:
            # one simulation of its search is one move and `rollouts` random games after it
            evaluator = pyspiel.RandomRolloutEvaluator(rollouts, random.randrange(1 << 30))
            bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 10, False, 1, False)
            bot.mcts_search(first_decision(game))
            return round(length * rollouts)

        def by_python(game: Any = game) -> int:
            played: list[int] = []
            spiel_game(game, played)
            return len(played)

        title = game.get_type().short_name
        yield Rate("OpenSpiel", title, COMPILED, length, breadth, best_rate(inside))
        yield Rate("OpenSpiel", title, PYTHON, length, breadth, best_rate(by_python))


def first_decision(game: Any) -> Any:
    """Begin a game of OpenSpiel, and draw what is drawn first."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def spiel_game(game: Any, counts: list[int]) -> None:
    """Play a game of OpenSpiel from Python."""
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        counts.append(len(legal))
        state.apply_action(legal[int(random.random() * len(legal))])


def pgx_rates() -> Iterator[Rate]:
    """Measure Pgx: a thousand games at once, one compiled step for all."""
    import jax
    import jax.numpy as jnp
    import pgx

    batch, steps = 1024, 64
    for name in ("hex", "othello", "backgammon"):
        env = pgx.make(name)
        init, step = jax.vmap(env.init), jax.vmap(env.step)

        drawn = takes_keys(env)

        def advance(
            carry: Any, key: Any, init: Any = init, step: Any = step, drawn: Any = drawn
        ) -> Any:
            state = carry
            chosen = jax.random.categorical(
                key, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1
            )
            breadth = state.legal_action_mask.sum() / batch
            keys = jax.random.split(key, batch)
            state = step(state, chosen, keys) if drawn else step(state, chosen)
            ended = state.terminated | state.truncated
            fresh = init(jax.random.split(jax.random.fold_in(key, 1), batch))
            state = jax.tree_util.tree_map(
                lambda new, old: jnp.where(ended.reshape([batch] + [1] * (old.ndim - 1)), new, old),
                fresh,
                state,
            )
            return state, (breadth, ended.sum())

        run = jax.jit(lambda state, keys: jax.lax.scan(advance, state, keys))
        state = init(jax.random.split(jax.random.key(0), batch))
        seen = {"state": state, "number": 0, "ended": 0, "actions": 0, "breadth": 0.0}

        def play(run: Any = run, seen: dict[str, Any] = seen) -> int:
            keys = jax.random.split(jax.random.key(seen["number"]), steps)
            seen["state"], (breadth, ended) = run(seen["state"], keys)
            seen["ended"] += int(ended.sum())
            seen["breadth"] = float(breadth.mean())
            seen["actions"] += batch * steps
            seen["number"] += 1
            return batch * steps

        rate = best_rate(play)
        length = seen["actions"] / max(seen["ended"], 1)
        yield Rate("Pgx", name, f"{batch} at once", length, seen["breadth"], rate)


def takes_keys(env: Any) -> bool:
    """Tell whether a step of this game draws anything."""
    return env.id in {"backgammon", "2048"}


def pettingzoo_rates() -> Iterator[Rate]:
    """Measure PettingZoo's own board game that needs no other library."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    counts: list[int] = []

    def play() -> int:
        env.reset()
        made = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            counts.append(len(legal))
            env.step(legal[int(random.random() * len(legal))])
            made += 1
        return made

    games = [play() for _ in range(LOOKED_AT)]
    breadth = sum(counts) / len(counts)
    yield Rate(
        "PettingZoo", "connect_four", PYTHON, sum(games) / LOOKED_AT, breadth, best_rate(play)
    )


def rlcard_rates() -> Iterator[Rate]:
    """Measure RLCard's games of some length."""
    import rlcard

    for name in ("gin-rummy", "uno"):
        env = rlcard.make(name, config={"seed": 1})
        counts: list[int] = []

        def play(env: Any = env, counts: list[int] = counts) -> int:
            state, _ = env.reset()
            made = 0
            while not env.is_over():
                legal = list(state["legal_actions"])
                counts.append(len(legal))
                state, _ = env.step(legal[int(random.random() * len(legal))])
                made += 1
            return made

        games = [play() for _ in range(LOOKED_AT)]
        breadth = sum(counts) / len(counts)
        yield Rate("RLCard", name, PYTHON, sum(games) / LOOKED_AT, breadth, best_rate(play))


def catanatron_rates() -> Iterator[Rate]:
    """Measure catanatron: Settlers of Catan for two, its own random players."""
    from catanatron import Color, Game, RandomPlayer

    counts: list[int] = []

    class Counting(RandomPlayer):  # type: ignore[misc, valid-type]
        """Count the actions among which it chooses."""

        def decide(self, game: Any, playable_actions: Any) -> Any:
            """Choose an action."""
            counts.append(len(playable_actions))
            return super().decide(game, playable_actions)

    def play() -> int:
        before = len(counts)
        Game([Counting(Color.RED), Counting(Color.BLUE)]).play()
        return len(counts) - before

    games = [play() for _ in range(5)]
    breadth = sum(counts) / len(counts)
    yield Rate("catanatron", "Catan", PYTHON, sum(games) / len(games), breadth, best_rate(play))


def table(rates: list[Rate]) -> str:
    """Write the table; ratios are to our own slowest game in the same kind of loop."""
    own = {
        kind: min(
            rate.actions for rate in rates if rate.library == "Frontinus" and rate.loop == kind
        )
        for kind in (COMPILED, PYTHON)
    }
    lines = [
        "| library | game | loop | actions a game | legal at each | actions a second | ours |",
        "|---|---|---|---|---|---|---|",
    ]
    for rate in rates:
        ratio = own[PYTHON if rate.loop == PYTHON else COMPILED] / rate.actions
        times = f"{ratio:.0f} times" if ratio >= 10 else f"{ratio:.2g} times"
        lines.append(
            f"| {rate.library} | {rate.game} | {rate.loop} | {rate.length:.0f} "
            f"| {rate.breadth:.0f} | {rate.actions:,.0f} "
            f"| {'' if rate.library == 'Frontinus' else times} |"
        )
    return "\n".join(lines)


def main() -> int:
    """Measure all that is installed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the table into the page")
    options = parser.parse_args()
    rates = []
    for measure in (
        frontinus_rates,
        openspiel_rates,
        pgx_rates,
        pettingzoo_rates,
        rlcard_rates,
        catanatron_rates,
    ):
        try:
            for rate in measure():
                print(rate, file=sys.stderr, flush=True)
                rates.append(rate)
        except ImportError as error:
            print(f"left out: {error}", file=sys.stderr)
    print(table(rates))
    if options.write:
        text = PAGE.read_text("utf-8")
        before, after = text.index(BEGIN) + len(BEGIN), text.index(END)
        PAGE.write_text(f"{text[:before]}\n\n{table(rates)}\n\n{text[after:]}", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
