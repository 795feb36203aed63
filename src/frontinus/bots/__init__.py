"""Programs that choose: an observation in, the text of an action out."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from frontinus.core.errors import FrontinusError, shorten

if TYPE_CHECKING:
    import numpy as np

    from frontinus.core.observation import Observation


@runtime_checkable
class Bot(Protocol):
    """Whatever chooses an action from what a seat may know."""

    def choose(self, observation: Observation, rng: np.random.Generator) -> str:
        """Choose one of `observation.legal_actions()`; `rng` is the only source of chance."""


LEVELS: Final = ("tiro", "aquarius", "librator", "architectus", "curator")
"""The search, from gentle to strong."""
ERRING: Final = ("tiro", "aquarius", "librator", "architectus")
"""Levels that do not always play what they find best."""
NAMES: Final = {
    **{name: ("frontinus.bots.levels", name.capitalize()) for name in LEVELS},
    "greedy": ("frontinus.bots.greedy", "Greedy"),
    "uniform": ("frontinus.bots.simple", "Uniform"),
    "varied": ("frontinus.bots.simple", "Varied"),
}
"""The programs that come with Frontinus: the levels, and those that look one action ahead."""
MEASURES: Final = {
    "yardstick": ("frontinus.bots.yardstick", "Yardstick"),
    "untaught": ("frontinus.bots.levels", "Untaught"),
    "explorer": ("frontinus.bots.levels", "Explorer"),
}
"""Programs to measure others by and to learn from, and no company at a table."""
MOST_SIMULATIONS: Final = 1_000_000
MOST_DIGITS: Final = 9
BUDGETED: Final = (*LEVELS, "untaught", "explorer")
"""Those that take a budget behind an `@`."""


def bot(name: str) -> Bot:
    """Make a bot by its name, or one of your own by `package:Name`; raises FrontinusError.

    What searches takes another budget, in simulations, behind an `@`.

    >>> type(bot("uniform")).__name__, bot("curator@500").simulations
    ('Uniform', 500)
    """
    if not isinstance(name, str):
        raise FrontinusError(f"the name of a bot is a text, not {shorten(name)}")
    level, at, budget = name.partition("@")
    with_budget = at and level in BUDGETED
    if with_budget and not 0 < _whole(budget) <= MOST_SIMULATIONS:
        raise FrontinusError(
            f"{shorten(name)}: a budget is a whole number from 1 to {MOST_SIMULATIONS:,}"
        )
    known = {**NAMES, **MEASURES}
    own = known.get(level if with_budget else name)
    if own:
        module, attribute = own
        make = getattr(importlib.import_module(module), attribute)
        made: Bot = make(simulations=int(budget)) if with_budget else make()
        return made
    if ":" not in name:
        names = ", ".join(known)
        raise FrontinusError(f"no bot named {shorten(name)}; there is {names}, or package:Name")
    from frontinus.bots.foreign import load

    return load(name)


def choices_of(observation: Observation) -> list[str]:
    """List what a seat may choose from; raises FrontinusError if it is not to act."""
    legal = observation.legal_actions()
    if not legal:
        who = "a spectator" if observation.seat is None else f"seat {observation.seat}"
        raise FrontinusError(f"{who} has no choice now")
    return legal


def _whole(text: str) -> int:
    """Read digits; anything else is 0."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else 0
