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


NAMES: Final = {
    "greedy": ("frontinus.bots.greedy", "Greedy"),
    "uniform": ("frontinus.bots.simple", "Uniform"),
    "varied": ("frontinus.bots.simple", "Varied"),
}
"""The programs that come with Frontinus."""


def bot(name: str) -> Bot:
    """Make a bot by its name, or one of your own by `package:Name`; raises FrontinusError.

    >>> type(bot("uniform")).__name__
    'Uniform'
    """
    if name in NAMES:
        module, attribute = NAMES[name]
        made: Bot = getattr(importlib.import_module(module), attribute)()
        return made
    package, colon, attribute = name.partition(":")
    if not colon:
        raise FrontinusError(
            f"no bot named {shorten(name)}; there is {', '.join(NAMES)}, or package:Name"
        )
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
