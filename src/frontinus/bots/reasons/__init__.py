"""Reasons: what a person would say for an action, and against it; a module for each game.

A reason is a key and its arguments; words turn it into a sentence. Each game has a function
`reasons(seen, lines)` that tells, line by line, what the actions of a hint do by what the seat
that asks may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from frontinus.core.match import Match


@dataclass(frozen=True)
class Reason:
    """Why an action is good: the end of a sentence's key, and what it speaks of."""

    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)
    seat: int | None = None
    """Of whom it speaks besides, if of anybody."""
    weight: float = 1.0
    """How much it matters, in points about."""
    against: bool = False
    """It speaks against the action."""


@dataclass(frozen=True)
class Line:
    """One of the actions that are compared, tried."""

    action: str
    done: Any
    """What it does: the game's `Effects`."""
    before: Any
    """The position, by what the seat may know; so is `after`."""
    after: Any
    match: Match
    """How it goes on; what is drawn there for hidden parts tells nothing of them."""


def names(places: Iterable[str]) -> str:
    """Write places one after the other, as the log does."""
    return ", ".join(dict.fromkeys(places))
