"""The actions of Aqua Romana and the table of refusals (AR-12)."""

from __future__ import annotations

from typing import Final

from frontinus.core.actions import Actions, Verb
from frontinus.core.game import Fault
from frontinus.games.aqua_romana.box import CODES, HEADS, SPACES, SQUARES, TYPES

VERBS: Final = ("advance", "build", "close", "extra", "keep", "place", "take", "wait")
ADVANCE, BUILD, CLOSE, EXTRA, KEEP, PLACE, TAKE, WAIT = range(len(VERBS))

ACTIONS: Final = Actions(
    (
        Verb("advance", (SPACES,)),
        Verb("build", (HEADS, SPACES, CODES)),
        Verb("close", (HEADS,)),
        Verb("extra", (SQUARES, CODES)),
        Verb("keep"),
        Verb("place", (TYPES, SPACES)),
        Verb("take", (TYPES,)),
        Verb("wait"),
    )
)
"""AR-12.1."""

MOST_ACTIONS: Final = 512
"""At most 6 heads × 4 builders × 9 codes = 216 builds, 152 placings, 88 × 4 extra tiles."""

NOT_A_FORM: Final = 1
GAME_OVER: Final = 2
SET_UP_PLACES: Final = 3
NOT_THIS_STEP: Final = 4
NOT_IN_POOL: Final = 5
NOT_HELD: Final = 6
SPACE_OCCUPIED: Final = 7
NOT_A_HEAD: Final = 8
NO_BUILDER: Final = 9
OUT_OF_SIGHT: Final = 10
TYPE_NOT_ALLOWED: Final = 11
NOT_LEADING_AWAY: Final = 12
JOINS_WORKERS: Final = 13
BUILD_POSSIBLE: Final = 14
NO_BUILDER_TO_ADVANCE: Final = 15
OTHER_TYPE: Final = 16
SQUARE_NOT_FREE: Final = 17
NOT_TO_CLOSE: Final = 18
NOT_IN_RESERVE: Final = 19

FAULTS: Final = (
    Fault("", "legal"),
    Fault("AR-12.1", "the text has none of the forms of an action"),
    Fault("AR-10.2", "the game is over"),
    Fault("AR-2.3", "during the set-up builders are placed, nothing else"),
    Fault("AR-3.2", "this verb does not belong to the step now due"),
    Fault("AR-2.3", "the pool has no builder of this type"),
    Fault("AR-8.5", "the seat holds no builder of this type"),
    Fault("AR-1.8", "a builder stands on this space"),
    Fault("AR-5.1", "this is not the head of a live aqueduct of the seat"),
    Fault("AR-5.1", "no builder stands on this space"),
    Fault("AR-4.1", "the worker does not see this space"),
    Fault("AR-5.2", "the builder or the supply does not allow this type of tile"),
    Fault("AR-5.3", "the tile does not lead away from the worker"),
    Fault("AR-5.4", "the tile would join two workers"),
    Fault("AR-5.5", "a build is possible, so the seat must build"),
    Fault("AR-9.3", "no builder stands on this space"),
    Fault("AR-9.6", "the extra tile has the type of the tile just laid"),
    Fault("AR-9.7", "the square is not empty, or a worker faces it"),
    Fault("AR-6.10", "this is not the head of a live aqueduct of the seat"),
    Fault("AR-8.3", "the reserve has no builder of this type"),
)
"""AR-12.6, line by line."""
