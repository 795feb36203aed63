"""Levels: the search with budgets and settings that make opponents from gentle to strong."""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from frontinus.bots import choices_of
from frontinus.bots.network import Network, blank, find_network, load
from frontinus.bots.search import Choice, Search, Settings, Thought
from frontinus.core.errors import FrontinusError, shorten

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from frontinus.core.observation import Observation

SETTINGS: Final = {
    "aqua-romana": Settings(plies=6),
    "palatinus": Settings(plies=8, explore=1.0, heat=8.0, breadth=80, trust=1.0),
    "aquaedukt": Settings(plies=2, explore=0.7, heat=1.0, aim=0.5),
}
"""How the search looks at each game; tuned by play (docs/strength.md)."""
LESS_KNOWING: Final = {
    "palatinus": replace(SETTINGS["palatinus"], trust=0.0),
    "aquaedukt": Settings(plies=2, explore=0.7, aim=0.5),
}
"""How levels look that know less than the strongest, where that asks for other settings."""
UNTAUGHT: Final = {
    "aqua-romana": Settings(plies=6),
    "palatinus": Settings(plies=6),
    "aquaedukt": Settings(),
}
"""The same without what was learned: games to learn from stay the same when levels are tuned."""
FAR: Final = 0.1
"""No level plays what its own look finds so much worse than the best that it knows, from 0 to 1."""
FEWEST_VISITS: Final = 2
LEAST_PART: Final = 4
"""What was looked at less than twice, or than a fourth as often as what was looked at most, is not
known: where chance has a say, one lucky look makes anything seem good."""


@dataclass(frozen=True)
class Level:
    """How far a level looks, how exactly, and how it chooses."""

    simulations: int
    blur: float = 0.0
    """Points by which its estimates are off, at most."""
    margin: float = 0.0
    """How much worse than the best an action may seem that it plays; below FAR."""
    knowing: bool = False
    """Whether it knows which actions are good, where this was learned, and what others' actions
    tell about what they hide; it makes few simulations as strong as many."""


LEVELS: Final = {
    "tiro": Level(16, blur=14.0, margin=0.095),
    "aquarius": Level(90, blur=4.5, margin=0.055),
    "librator": Level(350, blur=2.0, margin=0.03),
    "architectus": Level(1000, blur=0.15, margin=0.004),
    "curator": Level(12_800, knowing=True),
}
"""From gentle to strong."""
ERRORS: Final = {
    "palatinus": {"tiro": 2.0, "aquarius": 0.9, "librator": 0.8},
    "aquaedukt": {"tiro": 0.5, "aquarius": 0.5, "librator": 0.5, "architectus": 2.0},
}
"""How much of its blur and margin a level has: less where estimates of good and bad actions differ
less than in other games, more where its search is too strong for its place."""
STRAY: Final = {"palatinus": {"tiro": 36.0, "aquarius": 14.0, "librator": 7.0}}
"""Points by which a level is off, at most, about what to look at: where what an action changes can
be told so well that even sixteen looks at the likeliest would play too well."""
STRONGEST: Final = "curator"
ENDLESS: Final = sys.maxsize
"""More simulations than any look comes to."""
ANYTHING: Final = 0.08
"""How often an explorer does just anything."""
TRIED: Final = 0.03
"""How much worse than the best an action may seem that an explorer tries."""


class Player:
    """Play at a level; an instance keeps its tree from move to move of one match."""

    def __init__(
        self,
        level: str,
        simulations: int | None = None,
        *,
        seconds: float | None = None,
        threads: int = 1,
        weights: str | Path | None = None,
    ) -> None:
        """Take a level, and another budget or file of weights than its own where one is given.

        A budget in seconds stands instead of that in simulations, unless both are given: then a
        look ends with whichever comes first. Raises FrontinusError.
        """
        if not isinstance(level, str) or level not in LEVELS:
            raise FrontinusError(f"no level named {shorten(level)}; there is {', '.join(LEVELS)}")
        self.name, self.level = level, LEVELS[level]
        self.weights = weights
        if simulations is None:
            simulations = self.level.simulations if seconds is None else ENDLESS
        _check_budget(simulations, seconds, threads)
        self.simulations = simulations
        self.seconds, self.threads = seconds, threads
        self.report: Callable[[Thought], None] | None = None
        """Told what the search thinks, in its thread, if anybody wants to know."""
        self._search: Search | None = None
        self._errors = 1.0
        self._stop = Event()

    def choose(self, observation: Observation, rng: np.random.Generator) -> str:
        """Choose an action."""
        legal = choices_of(observation)
        if len(legal) == 1:
            return legal[0]
        return self.pick(self.look(observation, rng), rng).action

    def look(self, observation: Observation, rng: np.random.Generator) -> list[Choice]:
        """Tell what the search finds, the most looked at first.

        Raises FrontinusError if the seat is not to act.
        """
        # at once: a cancellation while the search is loaded holds too
        self._stop.clear()
        choices_of(observation)
        if self._search is None or self._search.game is not observation.game:
            network = self._network(observation.game.slug)
            self._errors = ERRORS.get(observation.game.slug, {}).get(self.name, 1.0)
            settings = replace(
                self._settings(observation.game.slug),
                blur=self._errors * self.level.blur,
                stray=STRAY.get(observation.game.slug, {}).get(self.name, 0.0),
            )
            self._search = Search(observation.game, settings, self.threads, network)
        return self._search.think(
            observation,
            rng,
            simulations=self.simulations,
            seconds=self.seconds,
            stop=self._stop,
            report=self.report,
        )

    def _settings(self, slug: str) -> Settings:
        """Give how it looks at a game."""
        return SETTINGS[slug] if self.level.knowing else LESS_KNOWING.get(slug, SETTINGS[slug])

    def _network(self, slug: str) -> Network:
        """Give what was learned of a game, as far as the level knows it."""
        network = find_network(slug) if self.weights is None else load(Path(self.weights), slug)
        return network if self.level.knowing else replace(network, policies={})

    def pick(self, choices: Sequence[Choice], rng: np.random.Generator) -> Choice:
        """Pick the most looked at, or one that seems nearly as good."""
        least = max(choices[0].visits / LEAST_PART, FEWEST_VISITS)
        known = [choice for choice in choices if choice.visits >= least] or choices[:1]
        far = max(choice.worth for choice in known) - FAR
        known = [choice for choice in known if choice.worth >= far]
        if self.level.margin == 0.0:
            return known[0]
        return near_best(known, self._errors * self.level.margin, rng)

    def cancel(self) -> None:
        """Let a look under way end with what it has found; from any thread."""
        self._stop.set()


def near_best(choices: Sequence[Choice], margin: float, rng: np.random.Generator) -> Choice:
    """Pick one that seems nearly as good as the most looked at; better ones rather."""
    best = choices[0]
    near = [
        choice
        for choice in choices
        if choice.visits >= FEWEST_VISITS and choice.worth >= best.worth - margin
    ] or [best]
    odds = np.exp([(choice.worth - best.worth) / margin for choice in near])
    return near[int(rng.choice(len(near), p=odds / odds.sum()))]


def _check_budget(simulations: Any, seconds: Any, threads: Any) -> None:
    """Refuse what is no budget; raises FrontinusError."""
    for name, value in (("simulations", simulations), ("threads", threads)):
        if not (isinstance(value, int | np.integer) and value > 0):
            raise FrontinusError(f"{name}: {shorten(value)} is no whole number from 1")
    number = int | float | np.integer | np.floating
    if seconds is not None and not (isinstance(seconds, number) and 0 <= seconds < math.inf):
        raise FrontinusError(f"seconds: {shorten(seconds)} is no number from 0")


class Untaught(Player):
    """Play by the search and the game's own sense, without what was learned."""

    def __init__(self, simulations: int | None = None) -> None:
        """Take a budget."""
        super().__init__(STRONGEST, simulations)

    def _settings(self, slug: str) -> Settings:
        return UNTAUGHT[slug]

    def _network(self, slug: str) -> Network:
        return blank(slug)


class Explorer(Untaught):
    """Play games to learn from: well, but not always the same, and now and then anything."""

    def choose(self, observation: Observation, rng: np.random.Generator) -> str:
        """Choose an action."""
        legal = choices_of(observation)
        if len(legal) == 1 or rng.random() < ANYTHING:
            return legal[int(rng.integers(len(legal)))]
        return near_best(self.look(observation, rng), TRIED, rng).action


Tiro, Aquarius, Librator, Architectus, Curator = (partial(Player, name) for name in LEVELS)
