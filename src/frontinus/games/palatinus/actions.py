"""The actions of Palatinus and the table of refusals (PA-9)."""

from __future__ import annotations

from typing import Final

from frontinus.core.actions import Actions, Verb
from frontinus.core.game import Fault
from frontinus.games.palatinus.box import (
    MOST_ARRANGEMENTS,
    PAIRS,
    PLACES,
    ROTATIONS,
    SLOTS,
    TILES,
)

VERBS: Final = (
    "draw",
    "farmer",
    "farmer*",
    "laurels",
    "lay",
    "merchant",
    "merchant*",
    "soldier",
)
DRAW, FARMER, FARMER_WOLF, LAURELS, LAY, MERCHANT, MERCHANT_WOLF, SOLDIER = range(len(VERBS))
PLACING: Final = (FARMER, FARMER_WOLF, MERCHANT, MERCHANT_WOLF, SOLDIER)
"""The verb of a sort: its name."""
NO_SORT: Final = -1
SORT_OF: Final = (NO_SORT, 0, 1, NO_SORT, NO_SORT, 2, 3, 4)
"""The sort of a verb."""

ACTIONS: Final = Actions(
    (
        Verb("draw", (TILES,)),
        Verb("farmer", (PLACES,)),
        Verb("farmer*", (PLACES,)),
        Verb("laurels", (PAIRS, PAIRS, PAIRS), separator=""),
        Verb("lay", (SLOTS, ROTATIONS)),
        Verb("merchant", (PLACES,)),
        Verb("merchant*", (PLACES,)),
        Verb("soldier", (PLACES,)),
    )
)
"""PA-9.1."""

MOST_ACTIONS: Final = MOST_ARRANGEMENTS
"""More than 5 sorts × 42 places = 210 placements, or 12 slots × 6 rotations."""

NOT_A_FORM: Final = 1
GAME_OVER: Final = 2
NOT_DUE_IN_SET_UP: Final = 3
NOT_A_PLACEMENT: Final = 4
DRAWN_BEFORE: Final = 5
SLOT_NOT_OPEN: Final = 6
NOT_AN_ARRANGEMENT: Final = 7
SOLDIER_TOO_LATE: Final = 8
NOT_IN_HAND: Final = 9
PLACE_OCCUPIED: Final = 10
SOLDIER_DUE: Final = 11

FAULTS: Final = (
    Fault("", "legal"),
    Fault("PA-9.1", "the text has none of the forms of an action"),
    Fault("PA-3.8", "the game is over"),
    Fault("PA-2.1", "during the set-up something else is due now"),
    Fault("PA-3.1", "after the set-up tokens are placed, nothing else"),
    Fault("PA-2.2", "this tile was drawn before"),
    Fault("PA-2.6", "this slot is not open"),
    Fault("PA-2.7", "the digits are no arrangement of the six laurels"),
    Fault("PA-3.5", "soldiers may not be placed in the last rounds"),
    Fault("PA-3.2", "the hand has no token of this sort"),
    Fault("PA-3.3", "a token lies on this place"),
    Fault("PA-3.6", "after this there would be too few turns for the soldiers in hand"),
)
"""PA-9.4, line by line."""

VEILED: Final = {"farmer*": "wolf", "merchant*": "wolf"}
"""What the others read in place of a verb (PA-9.5)."""


def veil(text: str) -> str:
    """Write an action as the other seats may know it.

    >>> veil("merchant* C4"), veil("soldier C5")
    ('wolf C4', 'soldier C5')
    """
    verb, _, rest = text.partition(" ")
    return f"{VEILED[verb]} {rest}" if verb in VEILED else text
