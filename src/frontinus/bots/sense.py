"""Sense: what programs know of a game besides its rules, as kernels."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from frontinus.core.kernel import kernel

if TYPE_CHECKING:
    from collections.abc import Callable

    from frontinus.core.randomness import Random
    from frontinus.core.struct import Rows

HOMES: Final = {
    "aqua-romana": "frontinus.bots.aqua_romana",
    "palatinus": "frontinus.bots.palatinus",
    "aquaedukt": "frontinus.bots.aquaedukt",
}
"""Where each game's sense lives: `SENSE` for the search, and for the greedy bot a kernel `worths`
over tables, a state, two states for scratch, a seat, actions, results and SCRATCH numbers."""
MOST_SEATS: Final = 5
UNCERTAIN: Final = MOST_SEATS
"""Behind the points by seat stands how uncertain they are."""
SCRATCH: Final = 768
"""Numbers that the kernels of a game may write on meanwhile."""


def as_it_is(text: str) -> str:
    """Read a text that shows everything."""
    return text


@kernel
def as_meant(box: Any, state: Any, action: int, random: Random) -> int:  # noqa: ARG001
    """Do what is seen, in games that hide nothing of an action."""
    return action


@dataclass(frozen=True)
class Sense:
    """What the search asks about one game."""

    order: Callable[[Rows, Rows, int, Any, int, Any, Any, Any], None]
    """Writes what actions are worth to the seat that is to act, in points about, cheaply; with a
    policy, the logarithm of how likely each is.

    Takes tables, rows (the state in row 0, two for scratch behind it), the seat, actions as
    `list_seen` gives them, how many, the results, SCRATCH numbers to write on, and the policy: a
    weight for each of `traits`, or none.
    """
    describe: Callable[[Any, Any, Any, Any], None]
    """Writes what there is to say of a position: each seat's `own` numbers, then the `common` ones.

    Takes tables, a state, SCRATCH numbers to write on, and the results. The first of a seat's own
    numbers are the points to be expected at the end; the network corrects them by the rest.
    """
    own: tuple[str, ...]
    common: tuple[str, ...]
    doubt: float
    """Points by which the result is uncertain, before anything is learned. The chance of a seat to
    win grows with the exponential of its points, divided by the uncertainty."""
    list_seen: Callable[[Any, Any, Any], int] | None = None
    """Lists the legal actions of another seat as they are seen; without it all is seen."""
    mean: Callable[[Any, Any, int, Random], int] = as_meant
    """Draws what another seat does where this is seen."""
    read: Callable[[str], str] = as_it_is
    """Turns the text of an action as it is seen into that of the action in `list_seen`."""
    imagine: Callable[[Rows, Rows, int, Any, Rows, Any], None] | None = None
    """Draws what a seat may not know, by what it believes; None where nothing is hidden.

    Takes tables, rows (the state in row 0), the seat, `beliefs` or none, a generator and SCRATCH
    numbers to write on."""
    beliefs: int = 0
    """How many numbers say what is believed."""
    believe: Callable[[Rows, Rows, int, Any, Any], None] | None = None
    """Takes into account what a seat is about to do, as a spectator sees it.

    Takes tables, rows (the state in row 0, one for scratch behind it), the action, the `beliefs`,
    and SCRATCH numbers to write on."""
    traits: tuple[str, ...] = ()
    """Names of the numbers that tell actions apart; none where no policy is learned."""
    tell_apart: Callable[[Rows, Rows, int, int, Any, Any], None] | None = None
    """Writes the `traits` of an action. Takes tables, rows as `order` does, the seat, the action,
    the results, and SCRATCH numbers to write on."""


def find_sense(slug: str) -> Sense:
    """Find the sense for a game."""
    sense: Sense = importlib.import_module(HOMES[slug]).SENSE
    return sense
