"""Sense for Palatinus: what the search and the greedy bot know of the game.

What a whole position is worth is in `palatinus_worth`, what others hide in `palatinus_wolves`. What
an action changes is in `palatinus_change`. Here is what the network looks at.
"""

from __future__ import annotations

from typing import Any, Final

from frontinus.bots.palatinus_change import order
from frontinus.bots.palatinus_wolves import believe, imagine, list_seen, mean, read
from frontinus.bots.palatinus_worth import (
    CHANCES_END,
    FOUND_END,
    SHARPNESS,
    SPREAD_END,
    look,
    weigh_control,
    weigh_soldiers,
    worths,
)
from frontinus.bots.sense import Sense
from frontinus.core.kernel import kernel
from frontinus.games.palatinus.board import Box
from frontinus.games.palatinus.box import (
    OUTER_TILES,
    PLACE_COUNT,
    SEATS,
    SOLDIER,
    TILE_COUNT,
    WOLF,
)
from frontinus.games.palatinus.state import State

DOUBT: Final = 3.0
"""Points by which the result is uncertain."""
OWN: Final = (
    "points",
    "active",
    "captures",
    "merchants held",
    "farmers held",
    "soldiers held",
    "wolves held",
    "hills",
    "laurels",
    "lead",
    "influence",
    "tokens placed",
)
COMMON: Final = ("tokens held", "laurels open", "soldiers placed", "players")
OWN_COUNT: Final = len(OWN)
OPEN_LEAD: Final = 3.0
"""Influence by which a hill may be won or lost as by a coin."""


@kernel
def describe(box: Box, state: State, scratch: Any, features: Any) -> None:
    """Write OWN numbers for each seat, then COMMON ones (`Sense.describe`)."""
    chances = scratch[:CHANCES_END]
    spread = scratch[CHANCES_END:SPREAD_END]
    found = scratch[SPREAD_END:FOUND_END]
    shared = box.players * OWN_COUNT
    for number in range(shared + len(COMMON)):
        features[number] = 0.0
    features[shared + 3] = box.players
    for seat in range(box.players):
        start = seat * OWN_COUNT
        features[start + 1] = seat == state.active
        for kind in range(1, WOLF + 1):
            features[start + 2 + kind] = state.hands[seat][kind]
            features[shared] += state.hands[seat][kind]
    for seat in range(SEATS):
        found[seat] = 0.0
    if state.laid < OUTER_TILES:
        return
    look(box, state, chances)
    for hill in range(TILE_COUNT):
        for seat in range(box.players):
            features[seat * OWN_COUNT + 2] -= found[seat]
        weigh_soldiers(state, hill, chances, spread, found)
        for seat in range(box.players):
            features[seat * OWN_COUNT + 2] += found[seat]
        weigh_control(box, state, hill, chances, found)
        describe_hill(box, state, hill, found[SEATS:], features)
    for place in range(PLACE_COUNT):
        if state.seats[place] != 0:
            features[(state.seats[place] - 1) * OWN_COUNT + 11] += 1.0
        if state.kinds[place] == SOLDIER:
            features[shared + 2] += 1.0
    for seat in range(box.players):
        features[seat * OWN_COUNT] = found[seat]


@kernel
def describe_hill(box: Box, state: State, hill: int, sharp: Any, features: Any) -> None:
    """Add what a hill says of each seat, from the influence on it, sharpened."""
    laurel = state.laurels[hill]
    for seat in range(box.players):
        own = sharp[seat] ** (1.0 / SHARPNESS)
        most = 0.0
        for other in range(box.players):
            if other != seat:
                most = max(most, sharp[other] ** (1.0 / SHARPNESS))
        start = seat * OWN_COUNT
        lead = (own - most) / (abs(own - most) + OPEN_LEAD)
        features[start + 7] += own > most
        if own > most:
            features[start + 8] += laurel
        features[start + 9] += laurel * lead
        features[start + 10] += own
        features[box.players * OWN_COUNT + 1] += laurel * (1.0 - abs(lead)) / box.players


__all__ = ["SENSE", "worths"]

SENSE: Final = Sense(
    order,
    describe,
    OWN,
    COMMON,
    DOUBT,
    list_seen,
    mean,
    read,
    imagine,
    beliefs=PLACE_COUNT,
    believe=believe,
)
