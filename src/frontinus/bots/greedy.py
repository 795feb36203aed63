"""The greedy bot: looks one action ahead, with sense for the game."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from frontinus.bots import choices_of
from frontinus.bots.sense import HOMES, SCRATCH
from frontinus.core.kernel import paused_collector
from frontinus.core.struct import numbers

if TYPE_CHECKING:
    from collections.abc import Callable

    from frontinus.core.observation import Observation

EQUAL: Final = 1e-9
"""Worths closer than this are alike, and chance decides."""


class Greedy:
    """Choose the action after which the position is worth most to its seat."""

    def choose(self, observation: Observation, rng: np.random.Generator) -> str:
        """Choose the best legal action; among equals at random."""
        texts = choices_of(observation)
        if len(texts) == 1:
            return texts[0]
        worths = np.asarray(self.worths(observation, texts))
        best = np.flatnonzero(worths >= worths.max() - EQUAL)
        return texts[int(best[rng.integers(len(best))])]

    def worths(self, observation: Observation, texts: list[str]) -> list[float]:
        """Say what each action is worth to the seat, in points about."""
        game = observation.game
        packed = numbers(len(texts))
        for place, text in enumerate(texts):
            packed[place] = game.actions.number(text)
        worths = np.zeros(len(texts))
        states = game.State.rows(2)
        with paused_collector():
            worths_of(game.slug)(
                observation.boxes,
                observation.rows,
                states,
                observation.seat,
                packed,
                worths,
                np.zeros(SCRATCH),
            )
        return [float(worth) for worth in worths]


def worths_of(slug: str) -> Callable[..., Any]:
    """Give the kernel that says what actions of a game are worth."""
    worths: Callable[..., Any] = importlib.import_module(HOMES[slug]).worths
    return worths
