"""Learning from play: games against itself, and the network that fits them.

Where a game's sense has traits of actions, a policy is learned first (`policy.py`), and the games
are its own. Else the search plays them, as arenas in a folder of their own, one a number of
players, so that they are resumable and stay as records. From positions of each game comes what
`Sense.describe` says of them, the points that each seat had in the end, and who won.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from frontinus import __version__
from frontinus.bots.network import FEATURES, Network, blank
from frontinus.bots.sense import SCRATCH, find_sense
from frontinus.core.errors import FrontinusError
from frontinus.core.record import Record, read_records
from frontinus.games import find_game, replay
from frontinus.research.arena import (
    ARENA_FILE,
    GAMES_FILE,
    Arena,
    Count,
    Folder,
    deaf_to_interrupts,
    run,
    worker_pool,
)
from frontinus.research.policy import (
    CHUNK,
    ITERATION_GAMES,
    ITERATIONS,
    inputs,
    learn_policies,
    table_of,
)

if TYPE_CHECKING:
    from frontinus.bots.network import Floats

WITHHELD: Final = 10
"""Of so many games one is not learned from, and tells how well the rest was learned."""
PAIRS: Final = 0.5
"""The share of games with the fewest players; the other numbers share the rest."""
PENALTY: Final = 0.1
"""Of the weights of the uncertainty."""
FEWEST_GAMES: Final = 40
"""With fewer there are numbers of players of which no game is withheld, or none is learned from."""
RATE: Final = 2e-3
EVERY: Final = 32
"""Of so many positions of a policy's games one is learned from: those of a game are much alike."""
ASTRAY: Final = 50
"""Of a thousand actions in them so many are just anything."""
GAMES_SEED: Final = 1 << 20
"""Tells the seeds of these games from those that the policy was learned from."""


@dataclass(frozen=True)
class Fit:
    """How a network is fitted."""

    hidden: int
    """Units of the network."""
    penalty: float
    """Of their weights."""
    batch: int
    passes: int
    """How often all positions are seen."""


OF_SEARCH: Final = Fit(hidden=24, penalty=0.1, batch=256, passes=8)
OF_POLICY: Final = Fit(hidden=64, penalty=0.01, batch=1024, passes=12)
"""Games of a policy cost little: there are many, and they can teach more units."""


@dataclass(frozen=True)
class Plan:
    """What is learned from."""

    game: str
    games: int
    simulations: int = 100
    """A decision of the search, in games without a policy."""
    seed: int = 0
    iterations: int = ITERATIONS
    """Of games from which a policy is learned."""
    iteration_games: int = ITERATION_GAMES
    """Games of each of them."""

    def tables(self) -> Iterator[tuple[int, int]]:
        """Tell how many games are played with how many players."""
        counts = find_game(self.game).players
        for players in counts:
            share = PAIRS if players == counts[0] else (1 - PAIRS) / (len(counts) - 1)
            yield players, round(share * self.games)

    def arena(self, players: int) -> Arena:
        """Tell what is played where there is no policy."""
        return Arena(self.game, players, (f"explorer@{self.simulations}",), self.seed)

    @property
    def has_policy(self) -> bool:
        """Whether a policy is learned."""
        return find_sense(self.game).tell_apart is not None

    @property
    def command(self) -> str:
        """Give the command that learns the same."""
        played = f"--simulations {self.simulations}"
        if self.has_policy:
            played = f"--iterations {self.iterations}"
            if self.iteration_games != ITERATION_GAMES:
                played += f" --iteration-games {self.iteration_games}"
        return f"frontinus train {self.game} --games {self.games} {played} --seed {self.seed}"


@dataclass(frozen=True)
class Data:
    """Positions with what became of them; n of them, of p seats each."""

    features: Floats
    """What is described, (n, p, own + common): a seat's own numbers, then the common ones."""
    points: Floats
    """Points in the end; (n, p)."""
    wins: Floats
    """Parts of the win; (n, p)."""
    games: npt.NDArray[np.int64]
    """The number of the game; (n,)."""

    def but(self, *, withheld: bool) -> Data:
        """Leave out the games that are withheld, or all others."""
        chosen = (self.games // self.points.shape[1] % WITHHELD == 0) != withheld
        return Data(*(values[chosen] for values in vars(self).values()))


Tell = Callable[[int, int, str], None]
"""Told how much is done, of how much, and what it is."""


def play(plan: Plan, path: Path, workers: int, tell: Tell) -> list[Path]:
    """Play what is missing of the games; answers the files with their records."""
    if (path / ARENA_FILE).exists():
        raise FrontinusError(f"{path} holds an arena; games to learn from want another folder")
    files: list[Path] = []
    before = 0

    def told(count: Count, _most: int) -> None:
        tell(before + count.games, plan.games, "games")

    for players, games in plan.tables():
        folder = Folder(path / f"{players} players", plan.arena(players))
        try:
            run(folder, games, workers, progress=told)
        finally:
            folder.close()
        files.append(folder.path / GAMES_FILE)
        before += games
    return files


def describe(records: Iterable[Record], limit: int) -> Data:
    """Describe every position of the games below a number; all have as many players."""
    scratch, features = np.zeros(SCRATCH), np.zeros(FEATURES)
    found, points, wins, numbers = [], [], [], []
    for record in records:
        number = record.data["arena"]["game"]
        if number >= limit:
            continue
        try:
            match = replay(record)
        except FrontinusError as error:
            raise FrontinusError(f"game {number}: {error}") from None
        sense, players = find_sense(match.game.slug), match.players
        own, common = len(sense.own), len(sense.common)
        winners = match.winners or []
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        for row in range(match.row):
            sense.describe(match.boxes[0], match.rows[row], scratch, features)
            seats = features[: players * own].reshape(players, own)
            shared = features[players * own : players * own + common]
            found.append(np.column_stack([seats, np.tile(shared, (players, 1))]))
            points.append(match.scores)
            wins.append(won)
            numbers.append(number)
    return Data(
        np.array(found), np.array(points, np.float64), np.array(wins), np.array(numbers, np.int64)
    )


def play_alone(plan: Plan, policies: Mapping[int, Floats], workers: int, tell: Tell) -> list[Data]:
    """Let policies play by themselves, and describe some positions of each game."""
    parts, before = [], 0
    with worker_pool(workers) as pool:
        for players, games in plan.tables():
            with deaf_to_interrupts():
                running = [
                    pool.submit(play_chunk, plan, players, policies[players], chunk)
                    for chunk in (
                        range(begin, min(begin + CHUNK, games)) for begin in range(0, games, CHUNK)
                    )
                ]
            found = []
            for future in running:
                found.append(future.result())
                tell(before + min(len(found) * CHUNK, games), plan.games, "games")
            columns = zip(*(vars(part).values() for part in found), strict=True)
            parts.append(Data(*(np.concatenate(column) for column in columns)))
            before += games
    return parts


def play_chunk(plan: Plan, players: int, policy: Floats, chunk: Sequence[int]) -> Data:
    """Let a policy play some games by itself; each depends on its number and the seed alone."""
    table = table_of(plan.game, players)
    found = []
    for number in chunk:
        rng = np.random.default_rng([plan.seed, players, GAMES_SEED, number])
        game = table.play(policy, rng, every=EVERY, astray=ASTRAY)
        count = len(game.seats)
        found.append(
            (
                game.features,
                np.tile(game.points, (count, 1)),
                np.tile(game.wins, (count, 1)),
                np.full(count, number),
            )
        )
    return Data(*(np.concatenate(column) for column in zip(*found, strict=True)))


def flat(values: Floats) -> Floats:
    """Put the seats of all positions into rows."""
    return values.reshape(-1, values.shape[-1])


def learn(game: str, parts: Sequence[Data], seed: int) -> Network:
    """Fit a network to positions, as many players in each part; needs scikit-learn."""
    from sklearn.neural_network import MLPRegressor
    from sklearn.preprocessing import StandardScaler

    kept, own = [part.but(withheld=True) for part in parts], len(find_sense(game).own)
    fit = OF_SEARCH if find_sense(game).tell_apart is None else OF_POLICY
    rows = np.concatenate([flat(inputs(part.features, own)) for part in kept])
    wanted = np.concatenate([(part.points - part.features[:, :, 0]).ravel() for part in kept])
    scaler = StandardScaler().fit(rows)
    unit = float(wanted.std()) or 1.0
    model = MLPRegressor(
        hidden_layer_sizes=(fit.hidden,),
        activation="tanh",
        alpha=fit.penalty,
        batch_size=fit.batch,
        learning_rate_init=RATE,
        max_iter=fit.passes,
        n_iter_no_change=fit.passes,
        random_state=seed,
    )
    with warnings.catch_warnings():
        # it is stopped after its passes on purpose
        warnings.simplefilter("ignore")
        model.fit(scaler.transform(rows), wanted / unit)
    (inner, outer), (biases, base) = model.coefs_, model.intercepts_
    units = inner.T / scaler.scale_
    network = Network(
        game,
        units,
        biases - units @ scaler.mean_,
        outer[:, 0] * unit,
        float(base[0] * unit),
        blank(game).doubt,
        {},
    )
    return replace(network, doubt=fit_doubt(network, kept))


def fit_doubt(network: Network, parts: Sequence[Data]) -> Floats:
    """Find the uncertainty under which the points make the wins likeliest; needs SciPy."""
    from scipy.optimize import minimize

    sense = find_sense(network.game)
    common = np.concatenate([part.features[:, 0, len(sense.own) :] for part in parts])
    middle, scale = common.mean(0), common.std(0)
    scale[scale == 0.0] = 1.0
    expected = [expect(network, part) for part in parts]

    def loss(numbers: Floats) -> float:
        total = np.sum(numbers[:-1] ** 2) * PENALTY
        for part, points in zip(parts, expected, strict=True):
            shared = (part.features[:, 0, len(sense.own) :] - middle) / scale
            total += log_loss(points, np.exp(shared @ numbers[:-1] + numbers[-1]), part.wins)
        return float(total)

    start = np.zeros(len(sense.common) + 1)
    start[-1] = np.log(sense.doubt)
    found = minimize(loss, start, method="L-BFGS-B", bounds=[(-3.0, 3.0)] * len(start)).x
    weights = found[:-1] / scale
    return np.append(weights, found[-1] - weights @ middle)


def expect(network: Network, data: Data) -> Floats:
    """Give the points that a network expects; (n, p)."""
    units = np.tanh(
        inputs(data.features, len(find_sense(network.game).own)) @ network.units.T + network.biases
    )
    expected: Floats = data.features[:, :, 0] + units @ network.sum + network.base
    return expected


def doubts(network: Network, data: Data) -> Floats:
    """Give how uncertain a network is; (n,)."""
    own = len(find_sense(network.game).own)
    found: Floats = np.exp(data.features[:, 0, own:] @ network.doubt[:-1] + network.doubt[-1])
    return found


def log_loss(points: Floats, doubt: Floats, wins: Floats) -> float:
    """Give the mean surprise about who won, in nats."""
    scaled = points / doubt[:, None]
    scaled = scaled - scaled.max(1, keepdims=True)
    chances = scaled - np.log(np.exp(scaled).sum(1, keepdims=True))
    return float(-(chances * wins).sum(1).mean())


def measure(network: Network, parts: Sequence[Data]) -> dict[str, float]:
    """Measure on the games that were withheld: error of points, surprise about the winner."""
    held = [part.but(withheld=False) for part in parts]
    errors = [(expect(network, part) - part.points).ravel() for part in held]
    losses = [
        log_loss(expect(network, part), doubts(network, part), part.wins) * len(part.wins)
        for part in held
    ]
    return {
        "error of points": round(float(np.sqrt(np.mean(np.concatenate(errors) ** 2))), 3),
        "surprise": round(sum(losses) / sum(len(part.wins) for part in held), 4),
    }


def check_library() -> None:
    """Raise FrontinusError without the library that fits networks, before hours are played."""
    if find_spec("sklearn") is None:
        raise FrontinusError("scikit-learn is missing: install frontinus[study]")


def train(plan: Plan, path: Path, workers: int, tell: Tell) -> Network:
    """Play, learn, and measure; the origin of the network says how it came to be."""
    check_library()
    counts = [games for _, games in plan.tables()]
    policies = learn_policies(
        plan.game, plan.seed, workers, tell, plan.iterations, plan.iteration_games
    )
    if policies:
        parts = play_alone(plan, policies, workers, tell)
    else:
        files = play(plan, path, workers, tell)
        parts = [described(file, games) for file, games in zip(files, counts, strict=True)]
    network = learn(plan.game, parts, plan.seed)
    sense = blank(plan.game)
    sense = replace(sense, doubt=fit_doubt(sense, [part.but(withheld=True) for part in parts]))
    origin = {
        "command": plan.command,
        "version": __version__,
        "games": counts,
        "positions": sum(len(part.wins) for part in parts),
        "withheld": {"sense alone": measure(sense, parts), "learned": measure(network, parts)},
    }
    return replace(network, origin=origin, policies=policies)


def records_in(file: Path) -> list[Record]:
    """Read the games of an arena, in the order of their numbers."""
    return sorted(read_records(file), key=lambda record: int(record.data["arena"]["game"]))


def described(file: Path, limit: int) -> Data:
    """Describe the games of an arena below a number; raises FrontinusError that names the file."""
    try:
        return describe(records_in(file), limit)
    except FrontinusError as error:
        raise FrontinusError(f"{file}, {error}") from None
