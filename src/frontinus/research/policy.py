"""Learning a policy: which actions are good, from games that it plays against itself.

All seats play by it, drawing their actions (`bots/selfplay.py`). In each iteration games are
played, and then the weights move along the natural gradient of the result (Kakade 2001), so far
that likelihoods change by STRIDE on average. How much better than expected an action turned out is
told by a linear critic and generalized advantages (Schulman and others 2016).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from frontinus.bots.selfplay import SelfPlay
from frontinus.bots.sense import find_sense
from frontinus.games import find_game
from frontinus.research.arena import deaf_to_interrupts, worker_pool

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

    from frontinus.bots.network import Floats

ITERATIONS: Final = 45
"""With the fewest players; games of more begin with what these found, and take a third of them."""
GAMES: Final = 2000
"""Of an iteration."""
CHUNK: Final = 100
"""Games that one process plays at a time; the result does not depend on how many there are."""
STRIDE: Final = 0.012
"""How far likelihoods move at a time: half the mean square of the change of their logarithm."""
WIN: Final = 10.0
"""What a win is worth, in points."""
MOST_AHEAD: Final = 20.0
"""Points ahead that count; more are an accident."""
FADING: Final = 0.95
"""How much less a surprise says of each action before it (lambda)."""
MEMORY: Final = 0.8
"""What the critic keeps of the games before."""
PENALTY: Final = 50.0
"""Of the critic's weights."""
OWN_VARIANCE: Final = 0.02
ANY_VARIANCE: Final = 1e-5
"""Added to the variance of each trait, of itself and to all alike: some hardly ever change."""


@dataclass
class Sums:
    """What the games of an iteration say together."""

    decisions: int
    gradient: Floats
    """(traits,)."""
    fisher: Floats
    """Sum of the squares of gradients; (traits, traits)."""
    seen: Floats
    """Sum of the squares of what the critic sees; (seen, seen)."""
    results: Floats
    """Sum of what it sees, times the result; (seen,)."""

    def add(self, other: Sums) -> None:
        """Add those of other games."""
        self.decisions += other.decisions
        for name in ("gradient", "fisher", "seen", "results"):
            getattr(self, name).__iadd__(getattr(other, name))


def inputs(features: Floats, own: int) -> Floats:
    """Give what each seat sees: `own` numbers, the others' on average, common ones; (n, p, seen).

    Takes `features` as of `Played`, (n, p, own + common).
    """
    mine, common = features[:, :, :own], features[:, :, own:]
    others = (mine.sum(1, keepdims=True) - mine) / (mine.shape[1] - 1)
    return np.concatenate([mine, others, common], 2)


def see(features: Floats, seats: npt.NDArray[np.int64], own: int) -> Floats:
    """Give what the critic sees: what the seat to act sees, and 1; (n, seen + 1)."""
    seen = inputs(features, own)[np.arange(len(seats)), seats]
    return np.concatenate([seen, np.ones((len(seats), 1))], 1)


def weigh_games(
    slug: str, players: int, policy: Floats, critic: Floats, seeds: Sequence[int], games: int
) -> Sums:
    """Play games by the policy, and find how its weights are to change."""
    from threadpoolctl import threadpool_limits

    with threadpool_limits(1):
        # the cores are for other processes
        return _weigh_games(slug, players, policy, critic, seeds, games)


def _weigh_games(
    slug: str, players: int, policy: Floats, critic: Floats, seeds: Sequence[int], games: int
) -> Sums:
    size, own = len(policy), len(find_sense(slug).own)
    sums = Sums(
        0,
        np.zeros(size),
        np.zeros((size, size)),
        np.zeros((len(critic), len(critic))),
        np.zeros(len(critic)),
    )
    table, rng = table_of(slug, players), np.random.default_rng(seeds)
    for _ in range(games):
        game = table.play(policy, rng)
        ahead = game.points - (game.points.sum() - game.points) / (players - 1)
        results = np.clip(ahead, -MOST_AHEAD, MOST_AHEAD) + WIN * (game.wins - 1 / players)
        seen = see(game.features, game.seats, own)
        advantages = np.zeros(len(game.seats))
        for seat in range(players):
            at = game.seats == seat
            expected = np.append(seen[at] @ critic, results[seat])
            advantages[at] = fade(np.diff(expected))
        sums.decisions += len(game.seats)
        sums.gradient += advantages @ game.gradients
        sums.fisher += game.gradients.T @ game.gradients
        sums.seen += seen.T @ seen
        sums.results += results[game.seats] @ seen
    return sums


def fade(surprises: Floats) -> Floats:
    """Add to each surprise those after it, the less the later they come.

    >>> fade(np.array([0.0, 1.0]))
    array([0.95, 1.  ])
    """
    found, later = np.zeros(len(surprises)), 0.0
    for place in reversed(range(len(surprises))):
        later = surprises[place] + FADING * later
        found[place] = later
    return found


@cache
def table_of(slug: str, players: int) -> SelfPlay:
    """Give the table of a process for its games."""
    return SelfPlay(slug, players)


def move(sums: Sums) -> Floats:
    """Find the way along the natural gradient that changes likelihoods by STRIDE; (traits,)."""
    gradient, fisher = sums.gradient / sums.decisions, sums.fisher / sums.decisions
    fisher += np.diag(OWN_VARIANCE * np.diag(fisher) + ANY_VARIANCE)
    way = solve(fisher, gradient)
    length = 0.5 * way @ fisher @ way
    found: Floats = way * np.sqrt(STRIDE / length) if length > 0.0 else way
    return found


def solve(matrix: Floats, wanted: Floats) -> Floats:
    """Solve a system of linear equations."""
    return np.linalg.solve(matrix, wanted).astype(np.float64)


def learn_policies(
    slug: str,
    seed: int,
    workers: int,
    tell: Callable[[int, int, str], None],
    iterations: int = ITERATIONS,
) -> dict[int, Floats]:
    """Learn a policy for each number of players; empty for games without traits.

    Those for more players begin with what was found for the fewest. `tell` is told how many
    iterations are over, and of how many.
    """
    sense, counts = find_sense(slug), find_game(slug).players
    policies: dict[int, Floats] = {}
    if sense.tell_apart is None:
        return policies
    planned = {
        players: iterations if players == counts[0] else -(-iterations // 3) for players in counts
    }
    over = 0
    with worker_pool(workers) as pool:
        for players, most in planned.items():
            policy: Floats = policies.get(counts[0], first(slug))
            critic: Floats = np.zeros(2 * len(sense.own) + len(sense.common) + 1)
            seen: Floats = np.eye(len(critic))
            results: Floats = np.zeros(len(critic))
            late: list[Floats] = []
            for number in range(most):
                sums = play_games(pool, slug, players, policy, critic, [seed, players, number])
                seen, results = MEMORY * seen + sums.seen, MEMORY * results + sums.results
                critic = solve(seen + PENALTY * np.eye(len(critic)), results)
                if number > 0:
                    # at first nothing is expected, and nothing can surprise
                    policy = policy + move(sums)
                if 3 * number >= 2 * most - 2:
                    late.append(policy)
                over += 1
                tell(over, sum(planned.values()), "iterations")
            # single iterations go astray by chance; the average of many does not
            average: Floats = np.mean(late, 0)
            policies[players] = average
    return policies


def first(slug: str) -> Floats:
    """Give the policy that all begin with: points of one's own, less those of others."""
    sense = find_sense(slug)
    policy = np.zeros(len(sense.traits))
    policy[sense.traits.index(sense.own[0])] = 1.0
    policy[len(sense.own)] = -1.0
    return policy


def play_games(
    pool: ProcessPoolExecutor,
    slug: str,
    players: int,
    policy: Floats,
    critic: Floats,
    seed: list[int],
) -> Sums:
    """Play the games of an iteration in chunks; added up in order, whoever is first."""
    with deaf_to_interrupts():
        running = [
            pool.submit(weigh_games, slug, players, policy, critic, [*seed, chunk], CHUNK)
            for chunk in range(GAMES // CHUNK)
        ]
    found = running[0].result()
    for part in running[1:]:
        found.add(part.result())
    return found
