"""One position of Palatinus as a record: what the rules need to know, and who may know it."""

from __future__ import annotations

from typing import Final

from frontinus.core.struct import Int8, Int8Array, Int8Grid, Int16Array, StateStruct, owners, public
from frontinus.games.palatinus.box import (
    MOST_TOUCHING,
    PLACE_COUNT,
    SEATS,
    SITES,
    TILE_COUNT,
    WOLF,
)

DRAW: Final = 0
"""What is due: the three steps of the set-up (PA-2.1), then placing (PA-3), then nothing."""
LAY: Final = 1
LAURELS: Final = 2
PLACE: Final = 3
OVER: Final = 4

NOBODY: Final = -1
NOWHERE: Final = -1
WITHDRAWN: Final = -1


class State(StateStruct):
    """One position. `springs` and `touching` repeat what tiles and rotations say: scoring asks.

    What lies under wolves is known to their owner alone (PA-4); the rest, also how many wolves a
    hand holds, to all. The scoring is all zeros before the end.
    """

    tiles: Int8Array = public(len(SITES))
    """The tile + 1 in the centre and in each slot, 0 for none."""
    rotations: Int8Array = public(TILE_COUNT)
    laurels: Int8Array = public(TILE_COUNT)
    """The value of the laurel on each hill, 0 for none yet."""
    springs: Int8Array = public(PLACE_COUNT)
    """Whether a place of a tile that lies is a spring."""
    touching: Int8Grid = public(PLACE_COUNT, MOST_TOUCHING)
    """The places that touch a place, then NOWHERE; written when the last tile lies."""
    seats: Int8Array = public(PLACE_COUNT)
    """The seat + 1 of the token on a place, 0 for none."""
    kinds: Int8Array = public(PLACE_COUNT)
    """What everybody sees on a place: EMPTY, a kind, or WOLF."""
    under: Int8Grid = owners(SEATS, PLACE_COUNT)
    """The kind under a seat's own wolf on a place (PA-4.2)."""
    hands: Int8Grid = public(SEATS, WOLF + 1)
    """How many open tokens of each kind, and wolves, a seat holds (PA-4.3)."""
    wolf_merchants: Int8Array = owners(SEATS)
    """How many of the wolves in a seat's hand are merchants."""
    step: Int8 = public()
    active: Int8 = public()
    """The seat that lays or places."""
    drawn: Int8 = public()
    """The tile + 1 that is to be laid, 0 for none."""
    laid: Int8 = public()
    """How many outer tiles lie."""

    standing: Int8Array = public(PLACE_COUNT)
    """The kind of each token as the scoring finds it, EMPTY where it has left (PA-5.7)."""
    captors: Int8Array = public(PLACE_COUNT)
    """The seat + 1 that takes the inhabitant of a place; WITHDRAWN for a soldier who left."""
    discs: Int8Array = public(PLACE_COUNT)
    """The seat + 1 that gets a 1-point disc for the inhabitant of a place (PA-5.9)."""
    influence: Int8Array = public(SEATS)
    """On the hill scored last (PA-6.1)."""
    leaders: Int8Array = public(TILE_COUNT)
    """The seats with the highest influence on each hill, as bits (PA-6.7 to PA-6.9)."""
    points: Int16Array = public(SEATS)
    """PA-7.1."""
    pieces: Int16Array = public(SEATS)
    """PA-7.3."""
