"""The rules as Python calls them: on rows (core/game.py, `Entries`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from frontinus.core.game import LEGAL, PLAYED
from frontinus.core.kernel import kernel
from frontinus.core.struct import copy_row
from frontinus.games.aquaedukt import rules

if TYPE_CHECKING:
    from frontinus.core.struct import Rows


@kernel
def set_up(boxes: Rows, states: Rows, row: int) -> None:
    """Deal the tiles in a row of zeros."""
    rules.set_up(boxes[0], states[row])


@kernel
def to_play(boxes: Rows, states: Rows, row: int) -> int:
    """Tell who acts in a row."""
    return rules.to_play(boxes[0], states[row])


@kernel
def list_actions(boxes: Rows, states: Rows, row: int, actions: Any) -> int:
    """List the legal actions of a row."""
    return rules.list_actions(boxes[0], states[row], actions)


@kernel
def weigh(boxes: Rows, states: Rows, row: int, actions: Any, weights: Any) -> int:
    """List the outcomes of chance in a row, and their weights."""
    count = rules.list_actions(boxes[0], states[row], actions)
    for place in range(count):
        weights[place] = rules.weigh(boxes[0], states[row], actions[place])
    return count


@kernel
def ruling(boxes: Rows, states: Rows, row: int, action: int) -> int:
    """Rule on an action in a row."""
    return rules.ruling(boxes[0], states[row], action)


@kernel
def play(boxes: Rows, states: Rows, row: int, action: int) -> int:
    """Rule on an action; if it is legal, put the state after it into the row after."""
    fault = rules.ruling(boxes[0], states[row], action)
    if fault != LEGAL:
        return fault
    copy_row(states, row + 1, states, row)
    rules.apply(boxes[0], states[row + 1], action)
    return PLAYED + rules.to_play(boxes[0], states[row + 1])


@kernel
def apply(boxes: Rows, states: Rows, row: int, action: int) -> None:
    """Do a legal action in a row."""
    rules.apply(boxes[0], states[row], action)


@kernel
def score(boxes: Rows, states: Rows, row: int, scores: Any, winners: Any) -> None:
    """Write the result of a row that is over."""
    rules.score(boxes[0], states[row], scores, winners)
