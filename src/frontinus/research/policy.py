"""Learning a policy: which actions are good, from games that it plays against itself.

All seats play by it, drawing their actions (`bots/selfplay.py`); in every other game all but one
play as the greedy bot does, so that it gets good against other players too. In each iteration games
are played, and then the weights move along the natural gradient of the result (Kakade 2001), so far
that likelihoods change by a stride on average. How much better than expected an action turned out
is told by generalized advantages (Schulman and others 2016) and by a linear critic, one for each of
both kinds of games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from frontinus.bots.selfplay import Played, SelfPlay
from frontinus.bots.sense import find_sense
from frontinus.games import find_game
from frontinus.research.arena import deaf_to_interrupts, worker_pool

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

    from frontinus.bots.network import Floats

ITERATIONS: Final = 45
"""With the fewest players; games of more begin with what these found, and take half as many."""
ITERATION_GAMES: Final = 2000
CHUNK: Final = 100
"""Games that one process plays at a time; the result does not depend on how many there are."""
STRIDE: Final = 0.012
LAST_STRIDE: Final = 0.002
"""How far likelihoods move at a time, at first and in the end: half the mean square of the change
of their logarithm. Chance has more and more of a say in where they move."""
KINDS: Final = 2
"""Of games: among equals, and against the greedy bot."""
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

    def __add__(self, other: Sums) -> Sums:
        """Add those of other games."""
        return Sums(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(self)))


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
    slug: str, players: int, policy: Floats, critics: Floats, seeds: Sequence[int], games: int
) -> list[Sums]:
    """Play games by the policy, and find how its weights are to change; by kind of game."""
    from threadpoolctl import threadpool_limits

    with threadpool_limits(1):
        # the cores are for other processes
        sums = [empty(len(policy), len(critics[0])) for _ in range(KINDS)]
        table, rng = table_of(slug, players), np.random.default_rng(seeds)
        for number in range(games):
            kind, alone = number % KINDS, number // KINDS % players
            greedy = [seat for seat in range(players) if kind and seat != alone]
            game = table.play(policy, rng, greedy=greedy)
            sums[kind] = sums[kind] + weigh_game(slug, game, critics[kind])
    return sums


def weigh_game(slug: str, game: Played, critic: Floats) -> Sums:
    """Find what a game says of the weights, and what the critic learns from it."""
    players = len(game.points)
    ahead = game.points - (game.points.sum() - game.points) / (players - 1)
    results = np.clip(ahead, -MOST_AHEAD, MOST_AHEAD) + WIN * (game.wins - 1 / players)
    seen = see(game.features, game.seats, len(find_sense(slug).own))
    advantages = np.zeros(len(game.seats))
    for seat in range(players):
        at = game.seats == seat
        expected = np.append(seen[at] @ critic, results[seat])
        advantages[at] = fade(np.diff(expected))
    return Sums(
        len(game.seats),
        advantages @ game.gradients,
        game.gradients.T @ game.gradients,
        seen.T @ seen,
        results[game.seats] @ seen,
    )


def empty(traits: int, seen: int) -> Sums:
    """Give the sums of no game."""
    zeros = np.zeros
    return Sums(0, zeros(traits), zeros((traits, traits)), zeros((seen, seen)), zeros(seen))


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


def move(sums: Sums, stride: float) -> Floats:
    """Find the way along the natural gradient that changes likelihoods by a stride; (traits,)."""
    gradient, fisher = sums.gradient / sums.decisions, sums.fisher / sums.decisions
    fisher += np.diag(OWN_VARIANCE * np.diag(fisher) + ANY_VARIANCE)
    way = solve(fisher, gradient)
    length = 0.5 * way @ fisher @ way
    found: Floats = way * np.sqrt(stride / length) if length > 0.0 else way
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
    games: int = ITERATION_GAMES,
) -> dict[int, Floats]:
    """Learn a policy for each number of players; empty for games without traits.

    Those for more players begin with what was found for the fewest. `games` are those of an
    iteration; `tell` is told how many
    iterations are over, and of how many.
    """
    sense, counts = find_sense(slug), find_game(slug).players
    policies: dict[int, Floats] = {}
    if sense.tell_apart is None:
        return policies
    planned = {
        players: iterations if players == counts[0] else -(-iterations // 2) for players in counts
    }
    over = 0
    with worker_pool(workers) as pool:
        for players, most in planned.items():
            policy: Floats = policies.get(counts[0], first(slug))
            size = 2 * len(sense.own) + len(sense.common) + 1
            critics: Floats = np.zeros((KINDS, size))
            known = [empty(len(policy), size) for _ in range(KINDS)]
            late: list[Floats] = []
            for number in range(most):
                seeds = [seed, players, number]
                found = play_games(pool, slug, players, policy, critics, seeds, games)
                known = [recall(one, now) for one, now in zip(known, found, strict=True)]
                critics = np.array([criticize(one) for one in known])
                if number > 0:
                    # at first nothing is expected, and nothing can surprise
                    stride = STRIDE * (LAST_STRIDE / STRIDE) ** (number / most)
                    policy = policy + move(sum(found[1:], found[0]), stride)
                if 3 * number >= 2 * most - 2:
                    late.append(policy)
                over += 1
                tell(over, sum(planned.values()), "iterations")
            # single iterations go astray by chance; the average of many does not
            average: Floats = np.mean(late, 0)
            policies[players] = average
    return policies


def chunk_sizes(games: int) -> Iterator[int]:
    """Tell how many games each process plays at a time.

    >>> list(chunk_sizes(250))
    [100, 100, 50]
    """
    for before in range(0, games, CHUNK):
        yield min(CHUNK, games - before)


def recall(known: Sums, found: Sums) -> Sums:
    """Add what games say to the critic to what it keeps of those before."""
    return replace(
        found,
        seen=MEMORY * known.seen + found.seen,
        results=MEMORY * known.results + found.results,
    )


def criticize(known: Sums) -> Floats:
    """Find the weights of a critic; (seen,)."""
    return solve(known.seen + PENALTY * np.eye(len(known.seen)), known.results)


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
    critics: Floats,
    seed: list[int],
    games: int,
) -> list[Sums]:
    """Play the games of an iteration in chunks; added up in order, whoever is first."""
    with deaf_to_interrupts():
        running = [
            pool.submit(weigh_games, slug, players, policy, critics, [*seed, chunk], size)
            for chunk, size in enumerate(chunk_sizes(games))
        ]
    kinds = zip(*(part.result() for part in running), strict=True)
    return [sum(parts[1:], parts[0]) for parts in kinds]
