"""Levels: the search with budgets and settings that make opponents from gentle to strong."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Final

import numpy as np

from frontinus.bots.search import Choice, Search, Settings, Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from frontinus.core.observation import Observation

SETTINGS: Final = {
    "aqua-romana": Settings(plies=6),
    "palatinus": Settings(plies=6),
    "aquaedukt": Settings(),
}
"""How the search looks at each game; tuned by play (docs/strength.md)."""
FAR: Final = 0.1
"""No level plays what its own look finds so much worse than its best, from 0 to 1."""
FEWEST_VISITS: Final = 2
"""What was looked at less is not played instead of the best."""


@dataclass(frozen=True)
class Level:
    """How far a level looks, how exactly, and how it chooses."""

    simulations: int
    blur: float = 0.0
    """Points by which its estimates are off, at most."""
    margin: float = 0.0
    """How much worse than the best an action may seem that it plays; below FAR."""


LEVELS: Final = {
    "tiro": Level(60, blur=8.0, margin=0.08),
    "aquarius": Level(200, blur=4.0, margin=0.05),
    "librator": Level(800, blur=1.0, margin=0.02),
    "architectus": Level(3200),
    "curator": Level(12_800),
}
"""From gentle to strong."""


class Player:
    """Play at a level; an instance keeps its tree from move to move of one match."""

    def __init__(
        self,
        level: str,
        simulations: int | None = None,
        *,
        seconds: float | None = None,
        threads: int = 1,
    ) -> None:
        """Take a level, and another budget than its own where one is given."""
        self.level = LEVELS[level]
        self.simulations = simulations or self.level.simulations
        self.seconds, self.threads = seconds, threads
        self.report: Callable[[Thought], None] | None = None
        """Told what the search thinks, in its thread, if anybody wants to know."""
        self._search: Search | None = None
        self._stop = Event()

    def choose(self, observation: Observation, rng: np.random.Generator) -> str:
        """Choose an action."""
        legal = observation.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return self.pick(self.look(observation, rng), rng).action

    def look(self, observation: Observation, rng: np.random.Generator) -> list[Choice]:
        """Tell what the search finds, the most looked at first."""
        settings = replace(SETTINGS[observation.game.slug], blur=self.level.blur)
        if self._search is None or self._search.game is not observation.game:
            self._search = Search(observation.game, settings, self.threads)
        self._stop.clear()
        return self._search.think(
            observation,
            rng,
            simulations=self.simulations,
            seconds=self.seconds,
            stop=self._stop,
            report=self.report,
        )

    def pick(self, choices: Sequence[Choice], rng: np.random.Generator) -> Choice:
        """Pick the most looked at, or one that seems nearly as good."""
        best, margin = choices[0], self.level.margin
        if margin == 0.0:
            return best
        near = [
            choice
            for choice in choices
            if choice.visits >= FEWEST_VISITS and choice.worth >= best.worth - margin
        ] or [best]
        odds = np.exp([(choice.worth - best.worth) / margin for choice in near])
        return near[int(rng.choice(len(near), p=odds / odds.sum()))]

    def cancel(self) -> None:
        """Let a look under way end with what it has found; from any thread."""
        self._stop.set()


Tiro, Aquarius, Librator, Architectus, Curator = (partial(Player, name) for name in LEVELS)
