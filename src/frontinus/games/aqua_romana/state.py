"""One position of Aqua Romana as a record: what the rules need to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frontinus.core.struct import (
    Int8,
    Int8Array,
    Int8Grid,
    Int16,
    StateStruct,
    Struct,
    public,
)
from frontinus.games.aqua_romana.box import (
    BUILDER_TYPES,
    HIGHEST_PODIUM,
    SEATS,
    SPACES,
    SQUARES,
    WORKERS,
)

SET_UP: Final = 0
"""Steps that may offer a choice: the set-up (AR-2.3), those of AR-3.2, and none at the end."""
OWED: Final = 1
BUILD: Final = 2
EXTRA: Final = 3
CLOSE: Final = 4
SCORING: Final = 5
RESERVE_STEP: Final = 6
FINISHED_GAME: Final = 7

LIVE: Final = 0
"""What an aqueduct is: live, closed in this turn and not yet scored, or finished (AR-6.2)."""
CLOSED: Final = 1
FINISHED: Final = 2

NOBODY: Final = -1


class Worker(Struct):
    """A worker and his aqueduct: where its head is, and what became of it."""

    square: Int8
    edge: Int8
    length: Int16
    status: Int8
    podium: Int8
    """The value of the podium that he was given, 0 for none; only if the aqueduct is finished."""


class State(StateStruct):
    """One position. `heads` and `faced` repeat what the workers say, since every trace asks."""

    tiles: Int8Array = public(len(SQUARES))
    """The number of the code that lies on a square, EMPTY or RESERVOIR."""
    owned: Int8Array = public(len(SQUARES))
    """A bit for each edge at which an owned channel ends (AR-6.3)."""
    heads: Int8Array = public(len(SQUARES))
    """A bit for each edge that makes a live head with this square (AR-6.2)."""
    faced: Int8Array = public(len(SQUARES))
    """How many live heads face a square (AR-6.4)."""
    builders: Int8Array = public(len(SPACES))
    """The type of the builder on a space + 1, or 0."""
    workers: Sequence[Worker] = public(WORKERS)
    supply: Int8Array = public(BUILDER_TYPES)
    pool: Int8Array = public(BUILDER_TYPES)
    reserve: Int8Array = public(BUILDER_TYPES)
    held: Int8Grid = public(SEATS, BUILDER_TYPES)
    due: Int8Array = public(SEATS)
    """Builders that a seat may still take from the reserve in this turn (AR-8.2)."""
    podiums: Int8Grid = public(HIGHEST_PODIUM + 1, 2)
    """The seats + 1 of the workers on the podium of a value, 0 for a free place."""
    live: Int8Array = public(SEATS)
    """How many live aqueducts a seat has."""
    step: Int8 = public()
    active: Int8 = public()
    """The seat whose turn it is."""
    quiet: Int8 = public()
    """q of AR-10.1."""
    last: Int8 = public()
    """The seat of the last build, or NOBODY."""
    laid: Int8 = public()
    """The number of the code laid in step 2 of this turn, or 0."""
    passed: Int8 = public()
    """Whether the builder used in this turn passed a fountain (AR-9.4)."""
    lost: Int8 = public()
    """Whether an aqueduct of the active seat was closed by building in this turn (AR-6.10)."""
