"""Bots that know no game: the two kinds of random play."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from frontinus.bots import choices_of

if TYPE_CHECKING:
    import numpy as np

    from frontinus.core.observation import Observation

OFTEN = 0.9
"""How often `varied` takes the usual verb of a game where it is legal."""


class Uniform:
    """Choose among all legal actions alike."""

    def choose(self, observation: Observation, rng: np.random.Generator) -> str:
        """Choose a legal action."""
        legal = choices_of(observation)
        return legal[rng.integers(len(legal))]


class Varied:
    """Choose a verb among the legal verbs, then among its actions.

    So random games reach rules that uniform ones hardly touch. A game's `usual_verb` is taken nine
    times in ten: with `keep` and `close` alike every aqueduct would be closed at once.
    """

    def choose(self, observation: Observation, rng: np.random.Generator) -> str:
        """Choose a legal action."""
        by_verb = {
            verb: list(texts)
            for verb, texts in groupby(choices_of(observation), lambda text: text.split()[0])
        }
        usual = observation.game.usual_verb
        if usual in by_verb and (len(by_verb) == 1 or rng.random() < OFTEN):
            texts = by_verb[usual]
        else:
            verbs = [verb for verb in by_verb if verb != usual]
            texts = by_verb[verbs[rng.integers(len(verbs))]]
        return texts[rng.integers(len(texts))]
