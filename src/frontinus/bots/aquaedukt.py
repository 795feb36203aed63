"""Sense for Aquädukt: what the search and the greedy bot know of the game.

The rules of thumb are in `aquaedukt_worth`; what is learned looks at the numbers of
`aquaedukt_features`.
"""

from __future__ import annotations

from typing import Any, Final

from frontinus.bots.aquaedukt_features import (
    COMMON,
    DESCRIPTION,
    OWN,
    TRAIT_COUNT,
    TRAITS,
    describe,
    tell_apart,
)
from frontinus.bots.aquaedukt_worth import EDGE_COUNT, VALUE_COUNT, gain_of_roll, worth
from frontinus.bots.sense import Sense
from frontinus.core.actions import pack
from frontinus.core.game import LEGAL
from frontinus.core.kernel import kernel
from frontinus.core.struct import copy_row
from frontinus.games.aquaedukt import actions as verb, rules
from frontinus.games.aquaedukt.board import NOTHING
from frontinus.games.aquaedukt.box import AREAS, COUNTED_ROLLS, MOST_SPACES, SEATS
from frontinus.games.aquaedukt.state import AGAIN, STICK, THROW

ANOTHER_STICK: Final = 0.4
"""What a stick is worth that may follow."""
DOUBT: Final = 4.0
"""Points by which the result is uncertain."""
IN_SCRATCH: Final = DESCRIPTION + SEATS * len(OWN) + len(COMMON)
"""Where the traits of an action are written."""


@kernel
def worths(
    boxes: Any, rows: Any, states: Any, seat: int, actions: Any, results: Any, scratch: Any
) -> None:
    """Write what the position after each action is worth to a seat."""
    for place in range(len(actions)):
        copy_row(states, 0, rows, 0)
        rules.apply(boxes[0], states[0], actions[place])
        value = worth(boxes[0], states[0], seat, scratch)
        if states[0].step == THROW:
            value = worth_of_roll(boxes, states, seat, value, scratch)
        elif states[0].step == STICK:
            value = worth_of_stick(boxes, states, seat, value, scratch)
        results[place] = value


@kernel
def worth_of_roll(boxes: Any, states: Any, seat: int, value: float, scratch: Any) -> float:
    """Weigh a roll: the best answers to all numbers, as often as the turn may still roll."""
    box, state = boxes[0], states[0]
    rolls: int = COUNTED_ROLLS - state.counted
    gain, areas = 0.0, 0
    for area in range(1, AREAS + 1):
        if not rules.has_free_space(box, state, area):
            continue
        areas += 1
        best = value
        state.area = area
        for tile in range(VALUE_COUNT):
            for place in range(MOST_SPACES):
                space = box.spaces_of[area][place]
                if space == NOTHING or rules.ruling_on_house(box, state, tile, space) != LEGAL:
                    continue
                copy_row(states, 1, states, 0)
                rules.apply(box, states[1], pack(verb.HOUSE, tile, space, 0))
                best = max(best, worth(box, states[1], seat, scratch))
        gain += best - value
    return value + gain / areas * rolls


@kernel
def worth_of_stick(boxes: Any, states: Any, seat: int, value: float, scratch: Any) -> float:
    """Weigh a stick after which another may be laid: the best of these, or none."""
    best = value
    for edge in range(EDGE_COUNT):
        if states[0].allows_stick[edge]:
            copy_row(states, 1, states, 0)
            rules.apply(boxes[0], states[1], pack(verb.CANAL, edge, 0, 0))
            best = max(best, worth(boxes[0], states[1], seat, scratch))
    return best


@kernel
def order(
    boxes: Any,
    states: Any,
    seat: int,
    actions: Any,
    count: int,
    results: Any,
    scratch: Any,
    policy: Any,
) -> None:
    """Write how likely a good player chooses each action, or what it is worth (`Sense.order`)."""
    if len(policy) == 0:
        order_by_worth(boxes, states, seat, actions, count, results, scratch)
        return
    traits = scratch[IN_SCRATCH:]
    for place in range(count):
        tell_apart(boxes, states, seat, actions[place], traits, scratch)
        results[place] = 0.0
        for number in range(TRAIT_COUNT):
            results[place] += policy[number] * traits[number]


@kernel
def order_by_worth(
    boxes: Any, states: Any, seat: int, actions: Any, count: int, results: Any, scratch: Any
) -> None:
    """Write what the position after each action is worth to a seat."""
    for place in range(count):
        copy_row(states, 1, states, 0)
        rules.apply(boxes[0], states[1], actions[place])
        results[place] = worth(boxes[0], states[1], seat, scratch)
        if states[1].step == THROW or states[1].step == AGAIN:
            results[place] += gain_of_roll(boxes[0], states[1], scratch)
        elif states[1].step == STICK:
            results[place] += ANOTHER_STICK


SENSE: Final = Sense(order, describe, OWN, COMMON, DOUBT, traits=TRAITS, tell_apart=tell_apart)
