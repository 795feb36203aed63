"""Self-play: a game in which seats draw their actions by a policy, in one go of machine code.

All seats do, or some of them play as the greedy bot does. A policy gives each action a likelihood:
the exponential of the sum of its traits (`Sense.traits`), each times a weight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from frontinus.bots.greedy import EQUAL, worths_of
from frontinus.bots.network import FEATURES
from frontinus.bots.sense import MOST_SEATS, SCRATCH, find_sense
from frontinus.core.game import CHANCE, OVER
from frontinus.core.kernel import (
    INTEGER,
    array_of,
    kernel,
    kernel_of,
    loop,
    paused_collector,
    record_of,
)
from frontinus.core.loops import choose_outcome, weigh_alike
from frontinus.core.match import Match
from frontinus.core.randomness import Random, chance, draw, random_rows
from frontinus.core.struct import Rows, copy_row, numbers
from frontinus.games import find_game

if TYPE_CHECKING:
    from frontinus.bots.network import Floats

MOST_KEPT: Final = 512
"""Positions kept of a game; the longest have some 300 decisions."""
PER_MILLE: Final = 1000
EVERY_DECISION: Final = 0


@kernel
def draw_by_policy(policy: Any, count: int, traits: Any, likely: Any, random: Random) -> int:
    """Draw one of some actions by their traits, and write how likely each is."""
    size, best = len(policy), 0
    for place in range(count):
        start = place * size
        likely[place] = 0.0
        for number in range(size):
            likely[place] += policy[number] * traits[start + number]
        if likely[place] > likely[best]:
            best = place
    top, total = likely[best], 0.0
    for place in range(count):
        likely[place] = np.exp(likely[place] - top)
        total += likely[place]
    left = chance(random)
    chosen = -1
    for place in range(count):
        likely[place] /= total
        left -= likely[place]
        if left < 0.0 and chosen < 0:
            chosen = place
    # rounding may leave a little
    return chosen if chosen >= 0 else best


@kernel
def note_gradient(
    size: int, count: int, chosen: int, traits: Any, likely: Any, gradient: Any
) -> None:
    """Write how the logarithm of the likelihood of what was chosen changes with the weights."""
    for number in range(size):
        gradient[number] = traits[chosen * size + number]
    for place in range(count):
        for number in range(size):
            gradient[number] -= likely[place] * traits[place * size + number]


@kernel
def best_of(worths: Any, count: int, random: Random) -> int:
    """Find the action that is worth most; among equals chance decides."""
    best, equals = 0, 1
    for place in range(1, count):
        if worths[place] > worths[best] + EQUAL:
            best, equals = place, 1
        elif worths[place] >= worths[best] - EQUAL:
            equals += 1
            if draw(random, equals) == 0:
                best = place
    return best


def play_alone(
    boxes: Rows,
    roots: Rows,
    states: Rows,
    randoms: Rows,
    every: int,
    astray: int,
    greedy: int,
    actions: Any,
    weights: Any,
    seats: Any,
    scores: Any,
    winners: Any,
    policy: Any,
    worths: Any,
    scratch: Any,
    traits: Any,
    gradients: Any,
    descriptions: Any,
    to_play: Callable[[Any, Any], int],
    list_actions: Callable[[Any, Any, Any], int],
    weigh: Callable[[Any, Any, int], int],
    apply: Callable[[Any, Any, int], None],
    score: Callable[[Any, Any, Any, Any], None],
    tell_apart: Callable[[Any, Any, int, int, Any, Any], None],
    describe: Callable[[Any, Any, Any, Any], None],
    weigh_actions: Callable[[Any, Any, Any, int, Any, Any, Any], None],
) -> None:
    """Play a game by the policy from `roots[0]` to its end.

    Kept is every decision, or with `every` above EVERY_DECISION one of so many positions, of
    whatever kind: who is to act in `seats`, behind how many there are, and the position in
    `descriptions`, FEATURES numbers each; of decisions also how the logarithm of the likelihood of
    what is chosen changes with the weights, in `gradients`. `astray` of a thousand actions are just
    anything. Seats whose bit is set in `greedy` play what is worth most by `weigh_actions`, and of
    their decisions none is kept.
    """
    box, state, random = boxes[0], states[0], randoms[0]
    size, kept = len(policy), 0
    copy_row(states, 0, roots, 0)
    while True:
        player = to_play(box, state)
        if player == OVER:
            break
        if every > EVERY_DECISION and kept < MOST_KEPT and draw(random, every) == 0:
            seats[1 + kept] = player
            describe(box, state, scratch, descriptions[kept * FEATURES :])
            kept += 1
        count = list_actions(box, state, actions)
        chosen = 0
        if player == CHANCE:
            for place in range(count):
                weights[place] = weigh(box, state, actions[place])
            chosen = choose_outcome(weights, count, random)
        elif count > 1 and greedy >> player & 1:
            copy_row(states, 2, states, 0)
            weigh_actions(boxes, states[2:], states, player, actions[:count], worths, scratch)
            copy_row(states, 0, states, 2)
            chosen = best_of(worths, count, random)
        elif count > 1 and draw(random, PER_MILLE) < astray:
            chosen = draw(random, count)
        elif count > 1:
            for place in range(count):
                tell_apart(boxes, states, player, actions[place], traits[place * size :], scratch)
            chosen = draw_by_policy(policy, count, traits, worths, random)
            if every == EVERY_DECISION and kept < MOST_KEPT:
                seats[1 + kept] = player
                describe(box, state, scratch, descriptions[kept * FEATURES :])
                note_gradient(size, count, chosen, traits, worths, gradients[kept * size :])
                kept += 1
        apply(box, state, actions[chosen])
    seats[0] = kept
    score(box, state, scores, winners)


@dataclass(frozen=True)
class Played:
    """A game of a policy; n positions of it, p seats."""

    seats: npt.NDArray[np.int64]
    """Who was to act; (n,)."""
    gradients: Floats
    """Of the logarithm of the likelihood of what was chosen, if decisions are kept; (n, traits)."""
    features: Floats
    """What is described of the positions, by seat: own numbers, then common; (n, p, own +
    common)."""
    points: Floats
    """In the end; (p,)."""
    wins: Floats
    """Parts of the win; (p,)."""


class SelfPlay:
    """Games of a policy at tables of one size, compiled."""

    def __init__(self, slug: str, players: int) -> None:
        """Compile, or load from the cache."""
        game, sense = find_game(slug), find_sense(slug)
        self._players, self._own, self._common = players, len(sense.own), len(sense.common)
        self._loop, self._kernels = _loop_of(slug)
        match = Match(game, players, game.named_board("standard"), {}, seed=0)
        self._boxes, self._roots = match.boxes, game.State.rows(1)
        copy_row(self._roots, 0, match.rows, match.row)
        self._states = game.State.rows(3)
        most, size = game.most_actions, len(sense.traits)
        self._buffers = (
            numbers(most),
            numbers(most),
            numbers(MOST_KEPT + 1),
            numbers(MOST_SEATS),
            numbers(MOST_SEATS),
        )
        self._reals = (
            np.zeros(most),
            np.zeros(SCRATCH + FEATURES),
            np.zeros(most * size),
            np.zeros(MOST_KEPT * size),
            np.zeros(MOST_KEPT * FEATURES),
        )

    def play(
        self,
        policy: Floats,
        rng: np.random.Generator,
        *,
        every: int = EVERY_DECISION,
        astray: int = 0,
        greedy: Iterable[int] = (),
    ) -> Played:
        """Play a game; see `play_alone`. The seats in `greedy` do not play by the policy."""
        self._loop(
            self._boxes,
            self._roots,
            self._states,
            random_rows(rng),
            every,
            astray,
            sum(1 << seat for seat in greedy),
            *self._buffers,
            policy,
            *self._reals,
            *self._kernels,
        )
        seats, scores, winners = (np.array(buffer) for buffer in self._buffers[2:])
        count, players = int(seats[0]), self._players
        gradients, descriptions = self._reals[-2:]
        found = descriptions.reshape(MOST_KEPT, FEATURES)[:count]
        own = found[:, : players * self._own].reshape(count, players, self._own)
        common = found[:, players * self._own : players * self._own + self._common]
        alike = np.repeat(common[:, None, :], players, 1)
        return Played(
            seats[1 : 1 + count].astype(np.int64),
            gradients.reshape(MOST_KEPT, -1)[:count].copy(),
            np.concatenate([own, alike], 2),
            scores[:players].astype(np.float64),
            winners[:players] / winners[:players].sum(),
        )


@cache
def _loop_of(slug: str) -> tuple[Any, tuple[Any, ...]]:
    game, sense = find_game(slug), find_sense(slug)
    box, state = record_of(game.Box.dtype), record_of(game.State.dtype)
    boxes, states = array_of(game.Box.dtype), array_of(game.State.dtype)
    buffer, reals = array_of(np.int32), array_of(np.float64)
    rules = game.rules
    with paused_collector():
        made = loop(
            play_alone,
            [
                *[boxes, states, states, array_of(Random.dtype), *[INTEGER] * 3],
                *[*[buffer] * 5, *[reals] * 6],
                kernel_of(INTEGER, box, state),
                kernel_of(INTEGER, box, state, buffer),
                kernel_of(INTEGER, box, state, INTEGER),
                kernel_of(None, box, state, INTEGER),
                kernel_of(None, box, state, buffer, buffer),
                kernel_of(None, boxes, states, INTEGER, INTEGER, reals, reals),
                kernel_of(None, box, state, reals, reals),
                kernel_of(None, boxes, states, states, INTEGER, buffer, reals, reals),
            ],
        )
    kernels = (
        rules.to_play,
        rules.list_actions,
        rules.weigh or weigh_alike,
        rules.apply,
        rules.score,
        sense.tell_apart,
        sense.describe,
        worths_of(slug),
    )
    return made, kernels
