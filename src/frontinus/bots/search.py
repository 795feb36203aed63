"""Search: one tree search for all games, compiled.

Information-set Monte Carlo tree search for several players. Each simulation draws anew what the
seat may not know, goes down the tree, adds what it finds there, plays a few actions on by cheap
knowledge, and estimates the result. A node stands for what the searching seat sees, so that
nothing hidden can steer it: what others do face down is one branch, and what it was is drawn.
Each seat chooses what is best for itself. Wide positions are opened by and by, likeliest actions
first (PUCT with progressive widening).
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from frontinus.bots.network import FEATURES, Network, find_network, judge
from frontinus.bots.sense import MOST_SEATS, SCRATCH, UNCERTAIN, find_sense
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
from frontinus.core.randomness import Random, chance, draw, random_rows
from frontinus.core.struct import (
    Float32,
    Float32Array,
    Int8,
    Int16,
    Int32,
    Rows,
    Struct,
    copy_row,
    numbers,
    shape,
)
from frontinus.games import find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from threading import Event

    from frontinus.bots.network import Floats
    from frontinus.core.game import Game
    from frontinus.core.observation import Observation

LONGEST_PATH: Final = 512
"""Nodes from the root down; a simulation that comes so far estimates there."""
MOST_OUTCOMES: Final = 32
"""Chance with more outcomes is not taken into the tree: none of them would come twice."""
MOST_NODES: Final = 1_000_000
"""A tree grows to so many nodes and no further; while it is cut back there are twice as many."""
NODES_A_SIMULATION: Final = 12
"""Room for a budget in simulations; a tree that is full goes on without growing."""
ROW: Final = UNCERTAIN + 1
TALLY: Final = 1 + 2 * MOST_SEATS
"""Numbers kept of each action at the root: visits, then points, then chances to win."""
CHUNK: Final = 0.008
"""Seconds of search between two looks at the clock and at the wish to stop."""
FIRST_CHUNK: Final = 16
PAUSE: Final = 0.3
"""Seconds between two reports of what is thought."""
LONGEST_LINE: Final = 5
WELL_KNOWN: Final = 8
"""Visits from which on an action is taken to be expected."""
NEVER: Final = -1e30
NOWHERE: Final = -1


class Node(Struct):
    """What was done to come here, as the searching seat sees it, and what came of it."""

    action: Int32
    first: Int32
    """Where its children begin; they lie side by side, the likeliest first."""
    visits: Int32
    prior: Float32
    """How likely the action is, among its siblings."""
    means: Float32Array = shape(MOST_SEATS)
    """What came of it to each seat, from 0 to 1."""
    count: Int16
    """How many children; none before it is opened."""


class Tree(Struct):
    """A tree, and how it is to grow."""

    seat: Int8
    """Who searches."""
    secrets: Int8
    """Whether anything is hidden from it."""
    used: Int32
    room: Int32
    breadth: Int16
    """Most actions that are looked at in a position."""
    patience: Int16
    """Visits before a node is opened."""
    plies: Int16
    """Actions played on by cheap knowledge before the estimate."""
    tries: Int16
    """Actions among which each of these is chosen."""
    explore: Float32
    """How much unlikely actions are looked into."""
    widen: Float32
    """Actions looked at grow with this times the root of the visits."""
    heat: Float32
    """Points that make an action e times likelier, a priori."""
    aim: Float32
    """The share of points in the worth of a result; the rest is winning."""
    reach: Float32
    """Points ahead that give half of that share."""
    blur: Float32
    """Points by which estimates are off, at most, to either side."""
    stray: Float32
    """The same of what actions are worth before they are looked at."""


@dataclass(frozen=True)
class Settings:
    """How a search looks; fields as in `Tree`, and one more."""

    breadth: int = 40
    patience: int = 3
    plies: int = 0
    tries: int = 3
    explore: float = 0.3
    widen: float = 2.0
    heat: float = 2.0
    aim: float = 0.2
    reach: float = 20.0
    blur: float = 0.0
    stray: float = 0.0
    trust: float = 0.0
    """How much others' actions tell about what they hide: with 1, as much as the game's sense says,
    with 0 nothing."""


@dataclass(frozen=True)
class Choice:
    """One action at the root, as the search sees it."""

    action: str
    visits: int
    worth: float
    """What comes of it to the searching seat, from 0 to 1."""
    points: tuple[float, ...]
    """Points to be expected at the end, by seat."""
    chances: tuple[float, ...]
    """Chances to win by seat; a win that several share counts a part."""


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a position, as far as it has come."""

    choices: tuple[Choice, ...]
    """The most looked at first."""
    line: tuple[str, ...]
    """The actions that it expects, up to an outcome of chance or what it may not know."""


@kernel
def value_result(tree: Tree, players: int, points: Any, wins: Any, values: Any) -> None:
    """Turn points and wins by seat into what the result is worth to each, from 0 to 1."""
    total = 0.0
    for seat in range(players):
        total += points[seat]
    for seat in range(players):
        ahead = (points[seat] - (total - points[seat]) / (players - 1)) / tree.reach
        bounded = ahead / (1.0 + abs(ahead))
        values[seat] = (1.0 - tree.aim) * wins[seat] + tree.aim * (0.5 + 0.5 * bounded)


@kernel
def share_wins(players: int, points: Any, wins: Any) -> None:
    """Turn points to be expected into chances to win, by how uncertain they are."""
    spread = points[UNCERTAIN]
    best = points[0]
    for seat in range(1, players):
        best = max(best, points[seat])
    total = 0.0
    for seat in range(players):
        wins[seat] = np.exp((points[seat] - best) / spread)
        total += wins[seat]
    for seat in range(players):
        wins[seat] /= total


@kernel
def take_wins(players: int, winners: Any, scores: Any, points: Any, wins: Any) -> None:
    """Read the result of a game that is over; k seats that win together have 1/k each."""
    count = 0
    for seat in range(players):
        count += winners[seat]
    for seat in range(players):
        points[seat] = scores[seat]
        wins[seat] = winners[seat] / count


@kernel
def pick(nodes: Rows, node: int, player: int, tree: Tree) -> int:
    """Pick the child that a seat looks into next: the best so far, or one too little known."""
    here = nodes[node]
    opened = min(here.count, 1 + int(tree.widen * np.sqrt(here.visits)))
    bonus = tree.explore * np.sqrt(here.visits + 1.0)
    first: int = here.first
    best, chosen = NEVER, first
    for child in range(first, first + opened):
        known = nodes[child]
        # what nobody has looked at is taken for as good as what is known here
        value = known.means[player] if known.visits > 0 else here.means[player]
        value += bonus * known.prior / (1 + known.visits)
        if value > best:
            best, chosen = value, child
    return chosen


@kernel
def pick_outcome(nodes: Rows, node: int, random: Random) -> int:
    """Draw the child that chance leads to; priors are the chances."""
    here = nodes[node]
    left = chance(random)
    last: int = here.first + here.count - 1
    for child in range(here.first, last):
        left -= nodes[child].prior
        if left < 0.0:
            return child
    return last


@kernel
def add_child(tree: Tree, nodes: Rows, action: int, prior: float) -> None:
    """Put a child behind the last node."""
    child = nodes[tree.used]
    child.action = action
    child.prior = prior
    child.count = 0
    child.visits = 0
    for seat in range(MOST_SEATS):
        child.means[seat] = 0.0
    tree.used += 1


@kernel
def open_choice(tree: Tree, nodes: Rows, node: int, actions: Any, count: int, worths: Any) -> None:
    """Give a node its children: the best actions by their worth, the best first."""
    here = nodes[node]
    kept = min(count, tree.breadth)
    here.first = tree.used
    here.count = kept
    best, total = 0.0, 0.0
    for place in range(kept):
        top = 0
        for other in range(1, count):
            if worths[other] > worths[top]:
                top = other
        if place == 0:
            best = worths[top]
        likely = np.exp((worths[top] - best) / tree.heat)
        total += likely
        add_child(tree, nodes, actions[top], likely)
        worths[top] = NEVER
    for child in range(here.first, here.first + kept):
        nodes[child].prior /= total


@kernel
def open_chance(tree: Tree, nodes: Rows, node: int, actions: Any, count: int, weights: Any) -> None:
    """Give a node of chance its outcomes, with their chances."""
    here = nodes[node]
    here.first = tree.used
    here.count = count
    total = 0
    for place in range(count):
        total += weights[place]
    for place in range(count):
        add_child(tree, nodes, actions[place], weights[place] / total)


@kernel
def note(nodes: Rows, path: Any, depth: int, players: int, values: Any) -> None:
    """Write what came of a simulation into all nodes of its path."""
    for step in range(depth + 1):
        here = nodes[path[step]]
        here.visits += 1
        for seat in range(players):
            here.means[seat] += (values[seat] - here.means[seat]) / here.visits


@kernel
def tally(nodes: Rows, chosen: int, players: int, points: Any, wins: Any, tallies: Any) -> None:
    """Add a simulation to what is kept of the action with which it began."""
    start = (chosen - nodes[0].first) * TALLY
    tallies[start] += 1
    for seat in range(players):
        tallies[start + 1 + seat] += points[seat]
        tallies[start + 1 + MOST_SEATS + seat] += wins[seat]


@kernel
def open_node(
    boxes: Rows,
    states: Rows,
    tree: Tree,
    nodes: Rows,
    node: int,
    player: int,
    random: Random,
    actions: Any,
    weights: Any,
    worths: Any,
    scratch: Any,
    policy: Any,
    list_actions: Callable[[Any, Any, Any], int],
    list_seen: Callable[[Any, Any, Any], int],
    weigh: Callable[[Any, Any, int], int],
    order: Callable[[Any, Any, int, Any, int, Any, Any, Any], None],
) -> bool:
    """Give a node its children, if it was visited often enough and there is room."""
    box, state = boxes[0], states[0]
    if node != 0 and nodes[node].visits < tree.patience:
        return False
    if player == CHANCE:
        count = list_actions(box, state, actions)
        if count > MOST_OUTCOMES or tree.used + count > tree.room:
            return False
        for place in range(count):
            weights[place] = weigh(box, state, actions[place])
        open_chance(tree, nodes, node, actions, count, weights)
        return True
    if tree.used + tree.breadth > tree.room:
        return False
    if player == tree.seat or not tree.secrets:
        count = list_actions(box, state, actions)
    else:
        count = list_seen(box, state, actions)
    if node != 0 and nodes[node].visits * tree.breadth < tree.patience * count:
        # weighing so many costs as much as many simulations: it waits until they are made
        return False
    if count > 1:
        order(boxes, states, player, actions, count, worths, scratch, policy)
        if tree.stray > 0.0:
            for place in range(count):
                worths[place] += tree.stray * (2.0 * chance(random) - 1.0)
    open_choice(tree, nodes, node, actions, count, worths)
    return True


@kernel
def play_on(
    boxes: Rows,
    states: Rows,
    tree: Tree,
    random: Random,
    actions: Any,
    weights: Any,
    worths: Any,
    scratch: Any,
    policy: Any,
    to_play: Callable[[Any, Any], int],
    list_actions: Callable[[Any, Any, Any], int],
    weigh: Callable[[Any, Any, int], int],
    apply: Callable[[Any, Any, int], None],
    order: Callable[[Any, Any, int, Any, int, Any, Any, Any], None],
) -> None:
    """Play on: each seat the best of a few actions by cheap knowledge."""
    box, state = boxes[0], states[0]
    for _ in range(tree.plies):
        player = to_play(box, state)
        if player == OVER:
            return
        count = list_actions(box, state, actions)
        chosen = 0
        if player == CHANCE:
            for place in range(count):
                weights[place] = weigh(box, state, actions[place])
            chosen = choose_outcome(weights, count, random)
        elif count > 1:
            tries = min(count, tree.tries)
            for place in range(tries):
                other = place + draw(random, count - place)
                actions[place], actions[other] = actions[other], actions[place]
            order(boxes, states, player, actions, tries, worths, scratch, policy)
            for place in range(1, tries):
                if worths[place] > worths[chosen]:
                    chosen = place
        apply(box, state, actions[chosen])


@kernel
def blur_points(tree: Tree, players: int, points: Any, random: Random) -> None:
    """Make estimates less exact."""
    for seat in range(players):
        points[seat] += tree.blur * (2.0 * chance(random) - 1.0)


def simulate(
    boxes: Rows,
    roots: Rows,
    states: Rows,
    trees: Rows,
    nodes: Rows,
    randoms: Rows,
    simulations: int,
    actions: Any,
    weights: Any,
    path: Any,
    scores: Any,
    winners: Any,
    worths: Any,
    scratch: Any,
    results: Any,
    tallies: Any,
    network: Any,
    policy: Any,
    beliefs: Any,
    to_play: Callable[[Any, Any], int],
    list_actions: Callable[[Any, Any, Any], int],
    list_seen: Callable[[Any, Any, Any], int],
    weigh: Callable[[Any, Any, int], int],
    apply: Callable[[Any, Any, int], None],
    score: Callable[[Any, Any, Any, Any], None],
    imagine: Callable[[Any, Any, int, Any, Any, Any], None],
    mean: Callable[[Any, Any, int, Any], int],
    order: Callable[[Any, Any, int, Any, int, Any, Any, Any], None],
    describe: Callable[[Any, Any, Any, Any], None],
) -> None:
    """Run simulations from `roots[0]`, which holds what the seat knows.

    `results` is scratch for points, wins and values by seat, each ROW long; `scratch` has room for
    SCRATCH and FEATURES numbers.
    """
    box, tree, random, state = boxes[0], trees[0], randoms[0], states[0]
    players = box.players
    points, wins = results[:ROW], results[ROW : 2 * ROW]
    values = results[2 * ROW : 3 * ROW]
    features = scratch[SCRATCH:]
    for _ in range(simulations):
        copy_row(states, 0, roots, 0)
        if tree.secrets:
            imagine(boxes, states, tree.seat, beliefs, randoms, scratch)
        node, depth = 0, 0
        path[0] = 0
        player = to_play(box, state)
        while player != OVER and depth < LONGEST_PATH - 1:
            if nodes[node].count == 0 and not open_node(
                boxes,
                states,
                tree,
                nodes,
                node,
                player,
                random,
                actions,
                weights,
                worths,
                scratch,
                policy,
                list_actions,
                list_seen,
                weigh,
                order,
            ):
                break
            if player == CHANCE:
                node = pick_outcome(nodes, node, random)
            else:
                node = pick(nodes, node, player, tree)
            action = int(nodes[node].action)
            if tree.secrets and player != CHANCE and player != tree.seat:  # noqa: PLR1714
                action = mean(box, state, action, random)
            apply(box, state, action)
            depth += 1
            path[depth] = node
            player = to_play(box, state)
        play_on(
            boxes,
            states,
            tree,
            random,
            actions,
            weights,
            worths,
            scratch,
            policy,
            to_play,
            list_actions,
            weigh,
            apply,
            order,
        )
        if to_play(box, state) == OVER:
            score(box, state, scores, winners)
            take_wins(players, winners, scores, points, wins)
        else:
            describe(box, state, scratch, features)
            judge(players, network, features, points)
            if tree.blur > 0.0:
                blur_points(tree, players, points, random)
            share_wins(players, points, wins)
        value_result(tree, players, points, wins, values)
        note(nodes, path, depth, players, values)
        if depth > 0:
            tally(nodes, path[1], players, points, wins, tallies)


@kernel
def cut_back(nodes: Rows, root: int, target: Rows) -> int:
    """Copy the tree below a node; answers how many nodes it has."""
    copy_row(target, 0, nodes, root)
    used, node = 1, 0
    while node < used:
        first = target[node].first
        target[node].first = used
        for place in range(target[node].count):
            copy_row(target, used, nodes, first + place)
            used += 1
        node += 1
    return used


class Loops:
    """The search, compiled for one game."""

    def __init__(self, game: Game) -> None:
        """Compile, or load from the cache."""
        box, state = record_of(game.Box.dtype), record_of(game.State.dtype)
        boxes, states = array_of(game.Box.dtype), array_of(game.State.dtype)
        randoms, random = array_of(Random.dtype), record_of(Random.dtype)
        buffer, reals = array_of(np.int32), array_of(np.float64)
        lister = kernel_of(INTEGER, box, state, buffer)
        self._simulate: Callable[..., None] = loop(
            simulate,
            [
                *[boxes, states, states, array_of(Tree.dtype), array_of(Node.dtype), randoms],
                *[INTEGER, *[buffer] * 5, *[reals] * 7],
                *[kernel_of(INTEGER, box, state), lister, lister],
                kernel_of(INTEGER, box, state, INTEGER),
                kernel_of(None, box, state, INTEGER),
                kernel_of(None, box, state, buffer, buffer),
                kernel_of(None, boxes, states, INTEGER, reals, randoms, reals),
                kernel_of(INTEGER, box, state, INTEGER, random),
                kernel_of(None, boxes, states, INTEGER, buffer, INTEGER, reals, reals, reals),
                kernel_of(None, box, state, reals, reals),
            ],
        )
        rules, sense = game.rules, find_sense(game.slug)
        self._kernels = (
            rules.to_play,
            rules.list_actions,
            sense.list_seen or rules.list_actions,
            rules.weigh or weigh_alike,
            rules.apply,
            rules.score,
            sense.imagine or know_all,
            sense.mean,
            sense.order,
            sense.describe,
        )

    def simulate(self, *arguments: Any) -> None:
        """Run simulations; the arguments are those of `simulate` up to the kernels."""
        self._simulate(*arguments, *self._kernels)


@kernel
def know_all(boxes: Any, states: Any, seat: int, beliefs: Any, randoms: Any, scratch: Any) -> None:
    """Draw nothing, in games that hide nothing."""


@cache
def loops_of(slug: str) -> Loops:
    """Give the loops for a game."""
    with paused_collector():
        return Loops(find_game(slug))


class Grove:
    """A tree with all that one thread needs to let it grow."""

    def __init__(self, game: Game, network: Network) -> None:
        """Make buffers; `plant` makes the tree."""
        self._learned = network
        self._network, self._policy, self._beliefs = network.flat(), np.zeros(0), np.zeros(0)
        self.nodes: Rows = Node.rows(1)
        self.tallies = np.zeros(0)
        self._trees: Rows = Tree.rows(1)
        self._roots: Rows = game.State.rows(1)
        self._states: Rows = game.State.rows(3)
        self._randoms: Rows = Random.rows(1)
        self._buffers = (
            numbers(game.most_actions),
            numbers(game.most_actions),
            numbers(LONGEST_PATH),
            numbers(MOST_SEATS),
            numbers(MOST_SEATS),
            np.zeros(game.most_actions),
            np.zeros(SCRATCH + FEATURES),
            np.zeros(3 * ROW),
        )

    def plant(
        self,
        observation: Observation,
        settings: Settings,
        room: int,
        rng: np.random.Generator,
        known: Sequence[int] | None,
        beliefs: Any,
    ) -> None:
        """Make ready for a position, with room for so many more nodes.

        `known` are the actions, as they are seen, that lead there from the root that there was;
        None if that tree is of no use.
        """
        root = NOWHERE if known is None else self._walk(known)
        used = 1
        if root == NOWHERE:
            nodes = Node.rows(min(MOST_NODES, room))
        else:
            before: int = Tree.read(self._trees, 0).used
            nodes = Node.rows(min(MOST_NODES, room + before))
            used = int(cut_back(self.nodes, root, nodes))
        self.nodes = nodes
        tree = Tree()
        for name, value in vars(settings).items():
            if name in (Tree.dtype.names or ()):
                setattr(tree, name, value)
        tree.seat = observation.seat or 0
        tree.secrets = int(observation.has_secrets)
        tree.used, tree.room = used, len(nodes)
        self._trees = Tree.rows_of(tree)
        copy_row(self._roots, 0, observation.rows, observation.row)
        self._randoms = random_rows(rng)
        self._policy = self._learned.policy_of(observation.players)
        self._beliefs = beliefs
        self.tallies = np.zeros(settings.breadth * TALLY)

    def grow(self, loops: Loops, boxes: Rows, simulations: int) -> None:
        """Run simulations."""
        loops.simulate(
            boxes,
            self._roots,
            self._states,
            self._trees,
            self.nodes,
            self._randoms,
            simulations,
            *self._buffers,
            self.tallies,
            self._network,
            self._policy,
            self._beliefs,
        )

    def children(self, node: int) -> list[tuple[int, Node]]:
        """Give the children of a node, with their numbers."""
        here = Node.read(self.nodes, node)
        numbered = range(here.first, here.first + here.count)
        return [(child, Node.read(self.nodes, child)) for child in numbered]

    def _walk(self, actions: Sequence[int]) -> int:
        """Find the node to which actions lead, or NOWHERE."""
        node = 0
        for action in actions:
            ahead = [child for child, known in self.children(node) if known.action == action]
            if not ahead:
                return NOWHERE
            node = ahead[0]
        return node


@dataclass
class Search:
    """A search for one seat; it keeps its trees while a match goes on.

    The result depends on the positions that it was given, on the settings, the number of threads
    and the generator; with a budget in simulations on nothing else.
    """

    game: Game
    settings: Settings
    threads: int = 1
    network: Network | None = None
    """What was learned; None for what comes with the game."""

    def __post_init__(self) -> None:
        """Compile, or load from the cache."""
        self._loops = loops_of(self.game.slug)
        self._sense = find_sense(self.game.slug)
        learned = self.network or find_network(self.game.slug)
        self._groves = [Grove(self.game, learned) for _ in range(self.threads)]
        self._before: Observation | None = None
        self._texts: list[str] = []

    def think(
        self,
        observation: Observation,
        rng: np.random.Generator,
        *,
        simulations: int = MOST_NODES,
        seconds: float | None = None,
        stop: Event | None = None,
        report: Callable[[Thought], None] | None = None,
    ) -> list[Choice]:
        """Look at a position; answers the choices, most looked at first.

        Ends with the budget, whichever comes first, or within CHUNK and a little when `stop` is
        set; at least one chunk is done. What the first thread thinks is reported every PAUSE, in
        that thread, and what all think at the end, unless it was stopped.
        """
        known = self._follow(observation)
        beliefs = self._suspect(observation)
        share = -(-simulations // self.threads)
        room = min(share * NODES_A_SIMULATION, MOST_NODES) + 2 * self.settings.breadth
        for grove in self._groves:
            grove.plant(observation, self.settings, room, rng, known, beliefs)
        until = None if seconds is None else time.monotonic() + seconds

        def grow(grove: Grove) -> None:
            left, chunk = share, FIRST_CHUNK
            reports = report if grove is self._groves[0] else None
            due = time.monotonic() + PAUSE
            while left > 0:
                started = time.monotonic()
                grove.grow(self._loops, observation.boxes, min(chunk, left))
                left -= chunk
                now = time.monotonic()
                if (stop is not None and stop.is_set()) or (until is not None and now >= until):
                    return
                faster = CHUNK / max(now - started, CHUNK / 4)
                chunk = max(1, int(chunk * min(faster, 2.0)))
                if reports is not None and now >= due and left > 0:
                    self._report(reports, observation, [grove])
                    due = time.monotonic() + PAUSE

        if self.threads == 1:
            grow(self._groves[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(grow, self._groves))
        if report is not None and not (stop is not None and stop.is_set()):
            self._report(report, observation, self._groves)
        return self._choices(observation, self._groves)

    def _follow(self, observation: Observation) -> list[int] | None:
        """Find what was done since the last search, if its trees are of use any more."""
        before, self._before = self._before, observation
        texts = observation.view()["actions"]
        earlier, self._texts = self._texts, texts
        last = len(earlier)
        if before is None or before.boxes is not observation.boxes:
            return None
        if not (before.from_start and observation.from_start) or texts[:last] != earlier:
            # another match, or an action was taken back: what came since need not be legal there
            return None
        known = self._numbers(texts[last:])
        rows = self.game.State.rows(1)
        copy_row(rows, 0, before.rows, before.row)
        for action in known:
            self.game.entries.apply(observation.boxes, rows, 0, action)
        if observation.has_secrets:
            self.game.State.conceal_row(rows, 0, observation.seat)
        found = self.game.State.to_bytes(rows, 0)
        same = found == self.game.State.to_bytes(observation.rows, observation.row)
        return known if same else None

    def _numbers(self, texts: Sequence[str]) -> list[int]:
        """Give the numbers of actions as they are seen."""
        found = [self.game.actions.number(self._sense.read(text)) for text in texts]
        return [action for action in found if action is not None]

    def _suspect(self, observation: Observation) -> Floats:
        """Find what actions so far tell of what others hide; empty for nothing.

        It looks at all of them again, as a spectator sees them: what the seat knows is not known to
        the others.
        """
        believe, trust = self._sense.believe, self.settings.trust
        known = observation.has_secrets and observation.from_start
        if believe is None or trust == 0.0 or not known:
            return np.zeros(0)
        boxes, rows = observation.boxes, self.game.State.rows(2)
        beliefs, scratch = np.zeros(self._sense.beliefs), np.zeros(SCRATCH)
        self.game.entries.set_up(boxes, rows, 0)
        for action in self._numbers(self._texts):
            believe(boxes, rows, action, beliefs, scratch)
            self.game.entries.apply(boxes, rows, 0, action)
            self.game.State.conceal_row(rows, 0, None)
        return trust * beliefs

    def _report(
        self, report: Callable[[Thought], None], observation: Observation, groves: Sequence[Grove]
    ) -> None:
        choices = self._choices(observation, groves)
        # in a tree of before, what is looked at most may not have been looked at again
        if any(choices[0].chances):
            report(Thought(tuple(choices), self._line(observation, groves[0])))

    def _line(self, observation: Observation, grove: Grove) -> tuple[str, ...]:
        """Follow what is looked at most."""
        entries, boxes = self.game.entries, observation.boxes
        rows = self.game.State.rows(1)
        copy_row(rows, 0, observation.rows, observation.row)
        node = 0
        line: list[str] = []
        while len(line) < LONGEST_LINE:
            player = entries.to_play(boxes, rows, 0)
            unknown = observation.has_secrets and player != observation.seat
            ahead = [] if unknown or player in {CHANCE, OVER} else grove.children(node)
            node, best = max(ahead, key=partial(_known_to, player), default=(NOWHERE, Node()))
            if best.visits < WELL_KNOWN:
                break
            line.append(self.game.actions.text(best.action))
            entries.apply(boxes, rows, 0, best.action)
        return tuple(line)

    def _choices(self, observation: Observation, groves: Sequence[Grove]) -> list[Choice]:
        """Put together what the trees know of the actions at the root."""
        seat, players = observation.seat or 0, observation.players
        found: dict[int, list[float]] = {}
        for grove in groves:
            for place, (_, node) in enumerate(grove.children(0)):
                sums = found.setdefault(node.action, [0.0, 0.0, *[0.0] * TALLY])
                sums[0] += node.visits
                sums[1] += node.visits * node.means[seat]
                for other in range(TALLY):
                    sums[2 + other] += grove.tallies[place * TALLY + other]
        choices = []
        for action, (visits, worth, tallied, *results) in found.items():
            points = [float(total) / max(float(tallied), 1.0) for total in results]
            choices.append(
                Choice(
                    self.game.actions.text(action),
                    int(visits),
                    float(worth) / max(visits, 1.0),
                    tuple(points[:players]),
                    tuple(points[MOST_SEATS : MOST_SEATS + players]),
                )
            )
        return sorted(choices, key=lambda choice: (-choice.visits, -choice.worth))


def _known_to(player: int, child: tuple[int, Node]) -> tuple[int, float]:
    """Rank a child as choices are ranked: by visits, then by what it is worth to who chooses."""
    return child[1].visits, child[1].means[player]


def warm_up(slug: str) -> None:
    """Compile the search for a game, or load it from the cache, by a short look at a match."""
    from frontinus.core.match import Match

    game = find_game(slug)
    match = Match(game, game.players[0], game.named_board("standard"), {}, seed=0)
    while match.to_play == CHANCE:
        match.play_chance()
    rng = np.random.default_rng(0)
    search = Search(game, Settings(plies=1, trust=1.0))
    for _ in range(2):
        # a second look also cuts the tree back
        search.think(match.observation(match.to_play), rng, simulations=1)
