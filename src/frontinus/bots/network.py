"""The network: corrects the points that sense expects by what was learned from play.

For each seat a small layer of tanh units looks at what the seat has, at what the others have on
average, and at what all have in common; their sum is added to the points of the game's own sense.
How uncertain the result is, is learned from the common numbers alone. The weights are one array of
numbers: `own`, `common`, `hidden`, then for each input its weights in the units, then the biases of
the units, their weights in the sum and its bias, then weights and bias of the uncertainty
(`Network.flat`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from stat import S_ISREG
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from frontinus.bots.sense import UNCERTAIN, find_sense
from frontinus.core.errors import FrontinusError, shorten
from frontinus.core.kernel import kernel
from frontinus.games import find_game

FORMAT: Final = 1
HEAD: Final = 3
"""Numbers that say how many there are of what."""
FEATURES: Final = 512
"""Room for what a game describes, for sums over the seats, and for the units."""
MOST_HIDDEN: Final = 256
LEAST_DOUBT: Final = -20.0
"""Of the logarithm of the uncertainty; far below, that would be 0, and nothing divides by 0."""
MOST_WEIGHT: Final = 1e6
LARGEST_FILE: Final = 4_000_000

Floats = npt.NDArray[np.float64]
_NONE: Final = np.zeros(0)


@kernel
def judge(players: int, weights: Any, features: Any, points: Any) -> None:
    """Turn what a game describes into points by seat, and in place UNCERTAIN how uncertain.

    Takes `features` as `Sense.describe` writes them, and writes sums and units behind them.
    """
    own, common, hidden = int(weights[0]), int(weights[1]), int(weights[2])
    shared = players * own
    sums = shared + common
    units = features[sums + own : sums + own + hidden]
    end = HEAD + (2 * own + common) * hidden
    biases, parts = weights[end : end + hidden], weights[end + hidden : end + 2 * hidden]
    rest = weights[end + 2 * hidden :]
    for number in range(own):
        features[sums + number] = 0.0
        for seat in range(players):
            features[sums + number] += features[seat * own + number]
    for seat in range(players):
        for unit in range(hidden):
            units[unit] = biases[unit]
        for number in range(own):
            mine = features[seat * own + number]
            others = (features[sums + number] - mine) / (players - 1)
            add_input(weights, number, mine, units)
            add_input(weights, own + number, others, units)
        for number in range(common):
            add_input(weights, 2 * own + number, features[shared + number], units)
        points[seat] = features[seat * own] + rest[0]
        for unit in range(hidden):
            points[seat] += parts[unit] * np.tanh(units[unit])
    doubt = rest[1 + common]
    for number in range(common):
        doubt += rest[1 + number] * features[shared + number]
    points[UNCERTAIN] = np.exp(max(doubt, LEAST_DOUBT))


@kernel
def add_input(weights: Any, number: int, value: float, units: Any) -> None:
    """Add what an input says to all units; side by side, the processor adds several at a time."""
    if value != 0.0:
        start = HEAD + number * len(units)
        row = weights[start : start + len(units)]
        for unit in range(len(units)):
            units[unit] += value * row[unit]


@dataclass(frozen=True)
class Network:
    """Weights for one game, and where they come from."""

    game: str
    units: Floats
    """Weights of each unit: own, others, common; (hidden, 2 own + common)."""
    biases: Floats
    """(hidden,)"""
    sum: Floats
    """Weight of each unit in the points; (hidden,)."""
    base: float
    """Points added whatever the units say."""
    doubt: Floats
    """Weights of the common numbers, then the bias, in the logarithm of the uncertainty."""
    origin: dict[str, Any]
    """Data, seed and result of the training."""
    policies: Mapping[int, Floats] = field(default_factory=dict)
    """By number of players: a weight for each of the traits of an action, (traits,)."""

    def policy_of(self, players: int) -> Floats:
        """Give the policy for a number of players; empty where none was learned."""
        return self.policies.get(players, _NONE)

    def flat(self) -> Floats:
        """Put all weights into one array, as `judge` reads it."""
        sense = find_sense(self.game)
        own, common, hidden = len(sense.own), len(sense.common), len(self.sum)
        wanted = (hidden, 2 * own + common), (hidden,), (common + 1,)
        shapes = self.units.shape, self.biases.shape, self.doubt.shape
        if shapes != wanted or hidden > MOST_HIDDEN:
            raise FrontinusError(f"the weights do not fit what is described of {self.game}")
        inner = [self.units.T.ravel(), self.biases, self.sum, [self.base]]
        return np.concatenate([[own, common, hidden], *inner, self.doubt])

    def data(self) -> dict[str, Any]:
        """Give what stands in a file of weights."""
        sense = find_sense(self.game)
        return {
            "frontinus-weights": FORMAT,
            "game": self.game,
            "origin": self.origin,
            "own": list(sense.own),
            "common": list(sense.common),
            "units": _rounded(self.units),
            "biases": _rounded(self.biases),
            "sum": _rounded(self.sum),
            "base": _rounded(self.base),
            "doubt": _rounded(self.doubt),
        } | self._policy_data()

    def _policy_data(self) -> dict[str, Any]:
        if not self.policies:
            return {}
        policies = {str(players): _rounded(found) for players, found in self.policies.items()}
        return {"traits": list(find_sense(self.game).traits), "policies": policies}

    def text(self) -> str:
        """Write a file of weights, a row a line."""
        lines = [
            f" {json.dumps(key)}: " + json.dumps(value).replace("], [", "],\n  [")
            for key, value in self.data().items()
        ]
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _rounded(numbers: Any) -> Any:
    """Keep six digits: a file as small as it can be, and the same numbers when it is read."""
    if isinstance(numbers, np.ndarray):
        return [_rounded(number) for number in numbers]
    return float(f"{float(numbers):.6g}")


def blank(game: str) -> Network:
    """Give a network that leaves the points of the game's sense as they are."""
    sense = find_sense(game)
    own, common = len(sense.own), len(sense.common)
    doubt = np.zeros(common + 1)
    doubt[-1] = np.log(sense.doubt)
    nothing = np.zeros(0)
    return Network(game, np.zeros((0, 2 * own + common)), nothing, nothing, 0.0, doubt, {})


@cache
def find_network(game: str) -> Network:
    """Give the network that comes with a game."""
    file = resources.files("frontinus.bots") / "weights" / f"{game}.json"
    return read(file.read_text("utf-8"), str(file.name), game)


def load(path: Path, game: str) -> Network:
    """Read a file of weights; raises FrontinusError with what is wrong and where."""
    try:
        found = path.stat()
        if not S_ISREG(found.st_mode):
            raise FrontinusError(f"{path}: a file of weights is a regular file")
        if found.st_size > LARGEST_FILE:
            raise FrontinusError(f"{path}: a file of weights has at most {LARGEST_FILE:,} bytes")
        text = path.read_text("utf-8")
    except OSError as error:
        raise FrontinusError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise FrontinusError(f"{path}: it is not UTF-8") from None
    except ValueError:
        raise FrontinusError(f"{shorten(str(path))}: no name of a file") from None
    return read(text, str(path), game)


def read(text: str, name: str, game: str) -> Network:
    """Read weights for a game from JSON; raises FrontinusError with what is wrong and where."""
    sense = find_sense(game)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FrontinusError(f"{name}: no JSON: {error}") from None
    if not isinstance(data, dict) or data.get("frontinus-weights") != FORMAT:
        raise FrontinusError(f'{name}: no weights ("frontinus-weights": {FORMAT} is missing)')
    if data.get("game") != game:
        raise FrontinusError(f"{name}: weights for {shorten(data.get('game'))}, not for {game!r}")
    for key, names in (("own", sense.own), ("common", sense.common)):
        if data.get(key) != list(names):
            raise FrontinusError(
                f"{name}: {key}: learned from other numbers than this version describes; "
                f"train again (frontinus train {game})"
            )
    total = _numbers(data, "sum", name, (None,))
    hidden = len(total)
    width = 2 * len(sense.own) + len(sense.common)
    return Network(
        game,
        _numbers(data, "units", name, (hidden, width)).reshape(hidden, width),
        _numbers(data, "biases", name, (hidden,)),
        total,
        float(_numbers({"base": [data.get("base")]}, "base", name, (1,))[0]),
        _numbers(data, "doubt", name, (len(sense.common) + 1,)),
        data.get("origin", {}),
        _policies(data, name, game),
    )


def _policies(data: dict[str, Any], name: str, game: str) -> dict[int, Floats]:
    """Read what was learned of actions, where there is anything; raises FrontinusError."""
    sense, found = find_sense(game), data.get("policies", {})
    if not found:
        return {}
    if data.get("traits") != list(sense.traits):
        raise FrontinusError(
            f"{name}: traits: learned from other numbers than this version has of an action; "
            f"train again (frontinus train {game})"
        )
    counts = {str(players): players for players in find_game(game).players}
    if not isinstance(found, dict) or not set(found) <= set(counts):
        raise FrontinusError(f"{name}: policies: one for each of {', '.join(counts)} players")
    size = (len(sense.traits),)
    return {counts[key]: _numbers(found, key, name, size) for key in found}


def _numbers(data: dict[str, Any], key: str, name: str, wanted: tuple[int | None, ...]) -> Floats:
    """Read numbers of a shape; raises FrontinusError."""
    try:
        found: Floats = np.asarray(data.get(key), np.float64)
    except (TypeError, ValueError, OverflowError):
        raise FrontinusError(f"{name}: {key}: not numbers, or rows of different lengths") from None
    if not found.size and 0 in wanted:
        return found.reshape([size or 0 for size in wanted])
    fits = found.ndim == len(wanted) and all(
        size in (None, given) for size, given in zip(wanted, found.shape, strict=True)
    )
    if not fits or len(found) > MOST_HIDDEN:
        raise FrontinusError(f"{name}: {key}: {found.shape} numbers where {wanted} are wanted")
    if not (np.abs(found) <= MOST_WEIGHT).all():
        raise FrontinusError(f"{name}: {key}: a number is missing, or beyond {MOST_WEIGHT:,.0f}")
    return found
