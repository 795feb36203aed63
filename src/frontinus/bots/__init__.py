"""Programs that choose: an observation in, the text of an action out."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

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
NAMES: Final = {
    **{name: ("frontinus.bots.levels", name.capitalize()) for name in LEVELS},
    "greedy": ("frontinus.bots.greedy", "Greedy"),
    "uniform": ("frontinus.bots.simple", "Uniform"),
    "varied": ("frontinus.bots.simple", "Varied"),
}
"""The programs that come with Frontinus: the levels, and those that look one action ahead."""
MEASURES: Final = {"yardstick": ("frontinus.bots.yardstick", "Yardstick")}
"""Programs to measure others by, and no company at a table."""


def bot(name: str) -> Bot:
    """Make a bot by its name, or one of your own by `package:Name`; raises FrontinusError.

    A level takes another budget, in simulations, behind an `@`.

    >>> type(bot("uniform")).__name__, bot("curator@500").simulations
    ('Uniform', 500)
    """
    level, at, budget = name.partition("@")
    if at and level in LEVELS and budget.isascii() and budget.isdigit() and int(budget) > 0:
        from frontinus.bots.levels import Player

        return Player(level, int(budget))
    own = NAMES.get(name) or MEASURES.get(name)
    if own:
        module, attribute = own
        made: Bot = getattr(importlib.import_module(module), attribute)()
        return made
    package, colon, attribute = name.partition(":")
    if not colon:
        known = ", ".join((*NAMES, *MEASURES))
        raise FrontinusError(f"no bot named {shorten(name)}; there is {known}, or package:Name")
    return _foreign(name, package, attribute)


def _foreign(name: str, package: str, attribute: str) -> Bot:
    try:
        found: Any = getattr(importlib.import_module(package), attribute)
        made = found()
    except (ImportError, AttributeError, ValueError, TypeError, SyntaxError) as error:
        raise FrontinusError(f"bot {shorten(name)} cannot be loaded: {error}") from None
    if not isinstance(made, Bot):
        raise FrontinusError(f"bot {shorten(name)} has no method choose(observation, rng)")
    return made
