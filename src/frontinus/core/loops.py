"""Loops over a game's rules inside compiled code: random games, perft.

They take the kernels of a game as arguments of first-class function types, with the record types
spelled out: the one way in which such a loop is written once for all games and yet hits the cache.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from frontinus.core.actions import verb_of
from frontinus.core.kernel import INTEGER, array_of, kernel, kernel_of, loop, record_of
from frontinus.core.randomness import Random, draw, random_rows
from frontinus.core.struct import Rows, copy_row, numbers

if TYPE_CHECKING:
    from collections.abc import Callable

    from frontinus.core.game import Game

SELDOM = 10
"""`varied` leaves the usual verb for another once in this many times."""


@kernel
def weigh_alike(box: Any, state: Any, action: int) -> int:  # noqa: ARG001
    """Weigh all outcomes alike, for games whose chance is even."""
    return 1


@kernel
def choose_varied(actions: Any, count: int, usual_verb: int, random: Random, starts: Any) -> int:
    """Choose among the legal verbs, then among that verb's actions; `starts` is scratch."""
    verbs, usual = 0, -1
    for i in range(count):
        if i == 0 or verb_of(actions[i]) != verb_of(actions[i - 1]):
            starts[verbs] = i
            if verb_of(actions[i]) == usual_verb:
                usual = verbs
            verbs += 1
    chosen = usual
    if usual < 0 or (verbs > 1 and draw(random, SELDOM) == 0):
        chosen = draw(random, verbs if usual < 0 else verbs - 1)
        if 0 <= usual <= chosen:
            chosen += 1
    end = starts[chosen + 1] if chosen + 1 < verbs else count
    first: int = starts[chosen]
    return first + draw(random, end - first)


@kernel
def choose_outcome(weights: Any, count: int, random: Random) -> int:
    """Choose among outcomes by their weights."""
    total = 0
    for i in range(count):
        total += weights[i]
    left = draw(random, total)
    for i in range(count):
        left -= weights[i]
        if left < 0:
            return i
    return count - 1


def play_games(
    boxes: Rows,
    states: Rows,
    randoms: Rows,
    actions: Any,
    weights: Any,
    games: int,
    varied: int,
    usual_verb: int,
    set_up: Callable[[Any, Any], None],
    to_play: Callable[[Any, Any], int],
    list_actions: Callable[[Any, Any, Any], int],
    weigh: Callable[[Any, Any, int], int],
    apply: Callable[[Any, Any, int], None],
    score: Callable[[Any, Any, Any, Any], None],
    scores: Any,
    winners: Any,
) -> int:
    """Play random games to their scores, all legal actions listed at each decision.

    Answers the number of actions applied, outcomes of chance included; `states[0]` is the last end.
    """
    box, state, random = boxes[0], states[0], randoms[0]
    applied = 0
    for _ in range(games):
        copy_row(states, 0, states, 1)
        set_up(box, state)
        player = to_play(box, state)
        while player != -2:
            count = list_actions(box, state, actions)
            if player == -1:
                for i in range(count):
                    weights[i] = weigh(box, state, actions[i])
                chosen = choose_outcome(weights, count, random)
            elif varied:
                chosen = choose_varied(actions, count, usual_verb, random, weights)
            else:
                chosen = draw(random, count)
            apply(box, state, actions[chosen])
            applied += 1
            player = to_play(box, state)
        score(box, state, scores, winners)
    return applied


def count_sequences(
    boxes: Rows,
    states: Rows,
    actions: Any,
    most: int,
    depth: int,
    places: Any,
    counts: Any,
    to_play: Callable[[Any, Any], int],
    list_actions: Callable[[Any, Any, Any], int],
    apply: Callable[[Any, Any, int], None],
    scratch: Any,
) -> int:
    """Count the sequences of exactly `depth` legal actions from `states[0]` (perft)."""
    box = boxes[0]
    total, level = 0, 0
    places[0] = -1
    while level >= 0:
        if places[level] < 0:
            counts[level] = 0
            if to_play(box, states[level]) != -2:
                counts[level] = list_actions(box, states[level], scratch)
            for i in range(counts[level]):
                actions[level * most + i] = scratch[i]
            places[level] = 0
            if level == depth - 1:
                total += counts[level]
                places[level] = counts[level]
        if places[level] == counts[level]:
            level -= 1
            continue
        copy_row(states, level + 1, states, level)
        apply(box, states[level + 1], actions[level * most + places[level]])
        places[level] += 1
        level += 1
        places[level] = -1
    return total


def copy_round(states: Rows, count: int) -> None:
    """Copy a state from row to row, round and round."""
    for i in range(count):
        copy_row(states, (i + 1) & 1, states, i & 1)


class Loops:
    """The loops of this module, compiled for one game."""

    def __init__(self, game: Game) -> None:
        """Compile, or load from the cache."""
        box, state = record_of(game.Box.dtype), record_of(game.State.dtype)
        rows_box, rows_state = array_of(game.Box.dtype), array_of(game.State.dtype)
        buffer = array_of(np.int32)
        set_up = kernel_of(None, box, state)
        to_play = kernel_of(INTEGER, box, state)
        list_actions = kernel_of(INTEGER, box, state, buffer)
        one_action = kernel_of(INTEGER, box, state, INTEGER)
        apply = kernel_of(None, box, state, INTEGER)
        score = kernel_of(None, box, state, buffer, buffer)
        self._game = game
        self._play_games = loop(
            play_games,
            [
                *[rows_box, rows_state, array_of(Random.dtype), buffer, buffer, *[INTEGER] * 3],
                *[set_up, to_play, list_actions, one_action, apply, score, buffer, buffer],
            ],
        )
        self._copy_round = loop(copy_round, [rows_state, INTEGER])
        self._count_sequences = loop(
            count_sequences,
            [
                *[rows_box, rows_state, buffer, INTEGER, INTEGER, buffer, buffer],
                *[to_play, list_actions, apply, buffer],
            ],
        )

    def copies(self, count: int) -> None:
        """Copy a state so many times, to measure it."""
        self._copy_round(self._game.State.rows(2), count)

    def random_games(
        self, boxes: Rows, games: int, rng: np.random.Generator, *, varied: bool
    ) -> tuple[int, list[int]]:
        """Play random games; answers the number of actions and the scores of the last game."""
        game, rules = self._game, self._game.rules
        scores, winners = numbers(game.players[-1]), numbers(game.players[-1])
        applied = self._play_games(
            boxes,
            game.State.rows(2),
            random_rows(rng),
            numbers(game.most_actions),
            numbers(game.most_actions),
            games,
            int(varied),
            game.actions.verb_number(game.usual_verb),
            rules.set_up,
            rules.to_play,
            rules.list_actions,
            rules.weigh or weigh_alike,
            rules.apply,
            rules.score,
            scores,
            winners,
        )
        return int(applied), [int(points) for points in scores]

    def perft(self, boxes: Rows, states: Rows, row: int, depth: int) -> int:
        """Count the sequences of exactly `depth` legal actions from a state."""
        if depth == 0:
            return 1
        game, rules = self._game, self._game.rules
        stack = game.State.rows(depth + 1)
        copy_row(stack, 0, states, row)
        counted = self._count_sequences(
            boxes,
            stack,
            numbers(game.most_actions * depth),
            game.most_actions,
            depth,
            numbers(depth + 1),
            numbers(depth + 1),
            rules.to_play,
            rules.list_actions,
            rules.apply,
            numbers(game.most_actions),
        )
        return int(counted)
