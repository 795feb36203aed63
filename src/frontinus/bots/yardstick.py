"""The yardstick: plain UCT with uniform playouts and 1,000 simulations. It is never changed.

Strength is told by matches against it, now and in later versions, so that whoever finds a way to
make it stronger builds something else. It follows the textbook: UCB1 (Auer et al., 2002) in the
tree, one node a simulation, playouts to the end among legal actions alike, a win shared by k
counts 1/k, the most visited action is played. What the seat may not know is drawn anew in each
simulation, and nothing is kept from move to move.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from frontinus.bots import choices_of
from frontinus.bots.sense import MOST_SEATS
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
from frontinus.core.randomness import Random, draw, random_rows
from frontinus.core.struct import (
    Float32Array,
    Int32,
    Rows,
    Struct,
    copy_row,
    numbers,
    shape,
)
from frontinus.games import find_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from frontinus.core.game import Game
    from frontinus.core.observation import Observation

SIMULATIONS: Final = 1000
EXPLORE: Final = 2.0
"""Under the root, beside the logarithm."""
NODES: Final = 20 * SIMULATIONS
"""With the outcomes of chance that lie between the actions."""
LONGEST_PATH: Final = 256
NOTHING: Final = 0
"""No node: the root is nobody's child."""


class Node(Struct):
    """An action or an outcome, how often it was tried, and what came of it."""

    action: Int32
    visits: Int32
    child: Int32
    """The first child, or NOTHING."""
    sibling: Int32
    """The next child of the same node, or NOTHING."""
    wins: Float32Array = shape(MOST_SEATS)


@kernel
def find_place(actions: Any, count: int, action: int) -> int:
    """Find an action in an ascending list, or answer -1."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low if low < count and actions[low] == action else -1


@kernel
def add_child(nodes: Rows, node: int, child: int, action: int) -> None:
    """Make a child of a node."""
    nodes[child].action = action
    nodes[child].sibling = nodes[node].child
    nodes[node].child = child


def simulate(
    boxes: Rows,
    roots: Rows,
    states: Rows,
    nodes: Rows,
    randoms: Rows,
    seat: int,
    secrets: int,
    actions: Any,
    weights: Any,
    children: Any,
    path: Any,
    scores: Any,
    winners: Any,
    to_play: Callable[[Any, Any], int],
    list_actions: Callable[[Any, Any, Any], int],
    weigh: Callable[[Any, Any, int], int],
    apply: Callable[[Any, Any, int], None],
    score: Callable[[Any, Any, Any, Any], None],
    determinize: Callable[[Any, Any, int, Any], None],
) -> None:
    """Run all simulations from `roots[0]`, which holds what the seat knows."""
    box, random, state = boxes[0], randoms[0], states[0]
    used = 1
    for _ in range(SIMULATIONS):
        copy_row(states, 0, roots, 0)
        if secrets:
            determinize(boxes, states, seat, randoms)
        node, depth, in_tree = 0, 0, True
        path[0] = 0
        player = to_play(box, state)
        while player != OVER:
            count = list_actions(box, state, actions)
            chosen = draw(random, count)
            if player == CHANCE:
                for place in range(count):
                    weights[place] = weigh(box, state, actions[place])
                chosen = choose_outcome(weights, count, random)
            if in_tree:
                for place in range(count):
                    children[place] = NOTHING
                child, untried = nodes[node].child, count
                while child != NOTHING:
                    place = find_place(actions, count, nodes[child].action)
                    # a child may be illegal now: other hidden things have been drawn
                    if place >= 0:
                        children[place] = child
                        untried -= 1
                    child = nodes[child].sibling
                if player != CHANCE:
                    chosen = choose(nodes, node, player, children, count, untried, random)
                if children[chosen] == NOTHING and used < len(nodes):
                    add_child(nodes, node, used, actions[chosen])
                    children[chosen] = used
                    used += 1
                    in_tree = player == CHANCE
                node = children[chosen]
                if node == NOTHING or depth == LONGEST_PATH - 1:
                    in_tree = False
                else:
                    depth += 1
                    path[depth] = node
            apply(box, state, actions[chosen])
            player = to_play(box, state)
        score(box, state, scores, winners)
        note(nodes, path, depth, box.players, winners)


@kernel
def note(nodes: Rows, path: Any, depth: int, players: int, winners: Any) -> None:
    """Write who has won into the nodes of a path; k that win together have 1/k each."""
    alike = 0
    for seat in range(players):
        alike += winners[seat]
    for step in range(depth + 1):
        here = nodes[path[step]]
        here.visits += 1
        for seat in range(players):
            here.wins[seat] += winners[seat] / alike


@kernel
def choose(
    nodes: Rows, node: int, player: int, children: Any, count: int, untried: int, random: Random
) -> int:
    """Choose an action that was never tried, or the one with the highest bound (UCB1)."""
    if untried > 0:
        left = draw(random, untried)
        for place in range(count):
            if children[place] == NOTHING:
                if left == 0:
                    return place
                left -= 1
    best, chosen = -1.0, 0
    for place in range(count):
        child = nodes[children[place]]
        bound = child.wins[player] / child.visits
        bound += np.sqrt(EXPLORE * np.log(nodes[node].visits) / child.visits)
        if bound > best:
            best, chosen = bound, place
    return chosen


@cache
def compiled(slug: str) -> Callable[..., None]:
    """Compile the loop for a game, or load it from the cache."""
    game = find_game(slug)
    box, state = record_of(game.Box.dtype), record_of(game.State.dtype)
    boxes, states = array_of(game.Box.dtype), array_of(game.State.dtype)
    buffer, randoms = array_of(np.int32), array_of(Random.dtype)
    with paused_collector():
        return loop(
            simulate,
            [
                *[boxes, states, states, array_of(Node.dtype), randoms, INTEGER, INTEGER],
                *[buffer] * 6,
                kernel_of(INTEGER, box, state),
                kernel_of(INTEGER, box, state, buffer),
                kernel_of(INTEGER, box, state, INTEGER),
                kernel_of(None, box, state, INTEGER),
                kernel_of(None, box, state, buffer, buffer),
                kernel_of(None, boxes, states, INTEGER, randoms),
            ],
        )


@kernel
def know_all(boxes: Any, states: Any, seat: int, randoms: Any) -> None:
    """Draw nothing, in games that hide nothing."""


class Yardstick:
    """Choose by plain UCT."""

    def choose(self, observation: Observation, rng: np.random.Generator) -> str:
        """Choose the action that was tried most."""
        legal = choices_of(observation)
        if len(legal) == 1:
            return legal[0]
        tried = self._visits(observation.game, observation, rng)
        most = max(tried.values())
        best = sorted(action for action, visits in tried.items() if visits == most)
        return observation.game.actions.text(best[int(rng.integers(len(best)))])

    @staticmethod
    def _visits(game: Game, observation: Observation, rng: np.random.Generator) -> dict[int, int]:
        rules, roots, nodes = game.rules, game.State.rows(1), Node.rows(NODES)
        copy_row(roots, 0, observation.rows, observation.row)
        compiled(game.slug)(
            observation.boxes,
            roots,
            game.State.rows(1),
            nodes,
            random_rows(rng),
            observation.seat,
            int(observation.has_secrets),
            *[numbers(game.most_actions) for _ in range(3)],
            numbers(LONGEST_PATH),
            *[numbers(MOST_SEATS) for _ in range(2)],
            rules.to_play,
            rules.list_actions,
            rules.weigh or weigh_alike,
            rules.apply,
            rules.score,
            game.determinize or know_all,
        )
        tried, child = {}, Node.read(nodes, 0).child
        while child != NOTHING:
            node = Node.read(nodes, child)
            tried[int(node.action)] = int(node.visits)
            child = node.sibling
        return tried
