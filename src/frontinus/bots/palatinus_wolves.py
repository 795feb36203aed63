"""Hidden tokens of Palatinus: how others' wolves are seen, and what they may be.

Whoever places a wolf mostly places what is worth more there. So the more a merchant would have been
worth on its place, the likelier a wolf is believed to be one, and the more often a search draws it
as one.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from frontinus.bots.palatinus_worth import CHANCES_END, FOUND_END, SPREAD_END, worth
from frontinus.core.actions import first_of, pack, verb_of
from frontinus.core.kernel import kernel
from frontinus.core.randomness import Random, chance, draw
from frontinus.core.struct import copy_row
from frontinus.games.palatinus import actions as verb, rules
from frontinus.games.palatinus.actions import PLACING, VEILED
from frontinus.games.palatinus.board import Box
from frontinus.games.palatinus.box import (
    FARMER,
    MERCHANT,
    OPEN_FARMER,
    OPEN_MERCHANT,
    OPEN_SOLDIER,
    PLACE_COUNT,
    WOLF,
    WOLF_MERCHANT,
)
from frontinus.games.palatinus.state import PLACE, State

SURE: Final = 3.0
"""No wolf is believed to be of a kind by more than this logarithm of odds."""


@kernel
def believe(boxes: Any, rows: Any, action: int, beliefs: Any, scratch: Any) -> None:
    """Write how likely the wolf that is about to be placed is a merchant (`Sense.believe`).

    Beliefs are by place: the logarithm of the odds of a merchant against a farmer, besides what the
    hand says. A point more makes them e times as high.
    """
    kind = verb_of(action)
    if kind != verb.MERCHANT_WOLF and kind != verb.FARMER_WOLF:  # noqa: PLR1714
        return
    box, seat, place = boxes[0], rows[0].active, first_of(action)
    ahead = 0.0
    for sign, verb_ in ((1.0, verb.MERCHANT_WOLF), (-1.0, verb.FARMER_WOLF)):
        copy_row(rows, 1, rows, 0)
        # the seat knows its own wolves
        for other in range(PLACE_COUNT):
            if rows[1].kinds[other] == WOLF and rows[1].seats[other] == seat + 1:
                rows[1].under[seat][other] = MERCHANT if beliefs[other] > 0.0 else FARMER
        rules.apply(box, rows[1], pack(verb_, place, 0, 0))
        ahead += sign * worth(
            box,
            rows[1],
            seat,
            scratch[:CHANCES_END],
            scratch[CHANCES_END:SPREAD_END],
            scratch[SPREAD_END:FOUND_END],
        )
    beliefs[place] = min(max(ahead, -SURE), SURE)


@kernel
def imagine(boxes: Any, states: Any, seat: int, beliefs: Any, randoms: Any, scratch: Any) -> None:
    """Draw what the wolves of the other seats are, by beliefs or without (`Sense.imagine`)."""
    if len(beliefs) == 0:
        rules.determinize(boxes, states, seat, randoms)
        return
    for other in range(boxes[0].players):
        if other != seat:
            imagine_wolves(boxes[0], states[0], other, beliefs, randoms[0], scratch)


@kernel
def imagine_wolves(
    box: Box, state: State, seat: int, beliefs: Any, random: Random, ways: Any
) -> None:
    """Draw which wolves of a seat are merchants: a choice is as likely as the product of its odds.

    Row r of `ways` holds, by how many merchants are left, the odds of all choices for the last r
    wolves on the board and those in hand together.
    """
    merchants, held = box.hand[WOLF_MERCHANT], state.hands[seat][WOLF]
    width = merchants + 1
    ways[0] = 1.0
    for left in range(1, width):
        # those in hand are alike
        ways[left] = ways[left - 1] * max(held - left + 1, 0) / left
    row = 0
    for place in range(PLACE_COUNT - 1, -1, -1):
        if state.kinds[place] == WOLF and state.seats[place] == seat + 1:
            before = row * width
            row += 1
            odds = np.exp(beliefs[place])
            ways[row * width] = ways[before]
            for left in range(1, width):
                ways[row * width + left] = ways[before + left] + odds * ways[before + left - 1]
    left = merchants
    for place in range(PLACE_COUNT):
        if state.kinds[place] == WOLF and state.seats[place] == seat + 1:
            now = ways[row * width + left]
            row -= 1
            state.under[seat][place] = MERCHANT
            if chance(random) * now < ways[row * width + left]:
                state.under[seat][place] = FARMER
            else:
                left -= 1
    state.wolf_merchants[seat] = left


@kernel
def list_seen(box: Box, state: State, actions: Any) -> int:
    """List what another seat may do as it is seen; `merchant*` stands for all wolves."""
    if state.step != PLACE:
        return int(rules.list_actions(box, state, actions))
    seat, count = state.active, 0
    for sort in (OPEN_FARMER, OPEN_MERCHANT, WOLF_MERCHANT, OPEN_SOLDIER):
        if sort == WOLF_MERCHANT:
            may = state.hands[seat][WOLF] > 0 and not rules.soldier_due(box, state, seat)
        else:
            may = rules.may_place(box, state, seat, sort)
        if may:
            for place in range(PLACE_COUNT):
                if state.seats[place] == 0:
                    actions[count] = pack(PLACING[sort], place, 0, 0)
                    count += 1
    return count


@kernel
def mean(box: Box, state: State, action: int, random: Random) -> int:  # noqa: ARG001
    """Draw whether a wolf is a merchant or a farmer, by what the hand may hold."""
    if verb_of(action) != verb.MERCHANT_WOLF:
        return action
    seat = state.active
    if draw(random, state.hands[seat][WOLF]) < state.wolf_merchants[seat]:
        return action
    return pack(verb.FARMER_WOLF, first_of(action), 0, 0)


def read(text: str) -> str:
    """Turn the text of an action as it is seen into one of `list_seen`.

    >>> read("wolf C4"), read("soldier C5")
    ('merchant* C4', 'soldier C5')
    """
    seen, _, rest = text.partition(" ")
    return f"merchant* {rest}" if seen in VEILED.values() else text
