"""Three Roman board games: rules, opponents, a table in the browser, tools for study.

The public names are loaded when they are first used, so that `import frontinus` costs nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from frontinus.bots import Bot, bot
    from frontinus.core.errors import (
        BoardError,
        FrontinusError,
        IllegalAction,
        OptionError,
        RecordError,
    )
    from frontinus.core.match import Match
    from frontinus.core.observation import Observation
    from frontinus.core.record import Record, read_records
    from frontinus.games import new_match, replay

__version__ = "0.1.0"

CHANCE: Final = -1
"""The player who draws and rolls: what `Match.to_play` is when chance is to act."""

_HOMES: Final = {
    "BoardError": "core.errors",
    "Bot": "bots",
    "FrontinusError": "core.errors",
    "IllegalAction": "core.errors",
    "Match": "core.match",
    "Observation": "core.observation",
    "OptionError": "core.errors",
    "Record": "core.record",
    "RecordError": "core.errors",
    "bot": "bots",
    "new_match": "games",
    "read_records": "core.record",
    "replay": "games",
}

__all__ = [
    "CHANCE",
    "BoardError",
    "Bot",
    "FrontinusError",
    "IllegalAction",
    "Match",
    "Observation",
    "OptionError",
    "Record",
    "RecordError",
    "__version__",
    "bot",
    "new_match",
    "read_records",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Load a public name from where it lives (PEP 562)."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return sorted(__all__)
