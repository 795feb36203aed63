"""The rules of Aqua Romana in the order of the document, as kernels over a box and a state."""

from __future__ import annotations

from typing import Any, Final

from frontinus.core.actions import first_of, pack, second_of, third_of, verb_of
from frontinus.core.game import LEGAL, OVER
from frontinus.core.kernel import kernel
from frontinus.games.aqua_romana import actions as verb
from frontinus.games.aqua_romana.actions import (
    BUILD_POSSIBLE,
    GAME_OVER,
    JOINS_WORKERS,
    NO_BUILDER,
    NO_BUILDER_TO_ADVANCE,
    NOT_A_HEAD,
    NOT_HELD,
    NOT_IN_POOL,
    NOT_IN_RESERVE,
    NOT_LEADING_AWAY,
    NOT_THIS_STEP,
    NOT_TO_CLOSE,
    OTHER_TYPE,
    OUT_OF_SIGHT,
    SET_UP_PLACES,
    SPACE_OCCUPIED,
    SQUARE_NOT_FREE,
    TYPE_NOT_ALLOWED,
)
from frontinus.games.aqua_romana.board import NO_EXIT, WALL, Box
from frontinus.games.aqua_romana.box import (
    BONUSES,
    BUILDER_TYPES,
    CODES,
    EDGES,
    EMPTY,
    HIGHEST_PODIUM,
    JOKER,
    LAST_EDGE,
    PODIUM_ROOM,
    POOL,
    RESERVE,
    RESERVOIR,
    SEATS,
    SPACES,
    SQUARES,
    WORKERS,
)
from frontinus.games.aqua_romana.state import (
    BUILD,
    CLOSE,
    CLOSED,
    EXTRA,
    FINISHED,
    FINISHED_GAME,
    LIVE,
    NOBODY,
    OWED,
    RESERVE_STEP,
    SCORING,
    SET_UP,
    State,
)

EDGE_COUNT: Final = len(EDGES)
SQUARE_COUNT: Final = len(SQUARES)
SPACE_COUNT: Final = len(SPACES)
CODE_COUNT: Final = len(CODES)

ENDS_OPEN: Final = 0
"""How a trace ends (AR-6.5); wall, reservoir, mismatch and finished all close."""
ENDS_JOINED: Final = 1
ENDS_CLOSED: Final = 2


# AR-2 Set-up


@kernel
def set_up(box: Box, state: State) -> None:
    """Lay out the board before the first builder is placed (AR-2.2); the state is all zeros."""
    for square in range(SQUARE_COUNT):
        state.tiles[square] = box.start[square]
    for kind in range(BUILDER_TYPES):
        state.supply[kind] = box.supply[kind]
        state.reserve[kind] = RESERVE
        state.pool[kind] = 0 if kind == JOKER else POOL
    for worker in range(WORKERS):
        state.workers[worker].square = box.outlet_square[worker]
        state.workers[worker].edge = box.outlet_edge[worker]
        state.live[box.seat[worker]] += 1
        raise_head(box, state, worker)
    state.last = NOBODY
    state.step = SET_UP


# AR-3 The turn


@kernel
def to_play(box: Box, state: State) -> int:
    """Tell who acts: the active seat, or in step 7 the next owner to take (AR-3.2)."""
    if state.step == FINISHED_GAME:
        return OVER
    if state.step == RESERVE_STEP:
        return claimant(box, state)
    return state.active


@kernel
def go_on(box: Box, state: State) -> None:
    """Pass over the steps that offer nothing, to the next choice or the end (AR-3.2)."""
    while True:
        if state.step == SET_UP:
            if total(state.pool) > 0:
                return
            state.step = OWED
        elif state.step == OWED:
            if total(state.held[state.active]) > 0:
                return
            state.step = BUILD
        elif state.step == BUILD:
            if state.live[state.active] > 0:
                return
            state.step = CLOSE
        elif state.step == EXTRA:
            if extra_possible(box, state):
                return
            state.step = CLOSE
        elif state.step == CLOSE:
            if may_close(box, state):
                return
            state.step = SCORING
        elif state.step == SCORING:
            score_closed(box, state, state.active)
            state.step = RESERVE_STEP
            if ends(box, state):
                end_game(box, state)
                return
        elif state.step == RESERVE_STEP:
            if claimant(box, state) != NOBODY:
                return
            begin_turn(box, state)
        else:
            return


@kernel
def begin_turn(box: Box, state: State) -> None:
    """Hand the turn on clockwise (AR-3.1)."""
    for seat in range(SEATS):
        state.due[seat] = 0
    state.active = (state.active + 1) % box.players
    state.laid = 0
    state.passed = 0
    state.lost = 0
    state.step = OWED


@kernel
def total(counts: Any) -> int:
    """Add up the builders of all types."""
    found = 0
    for kind in range(BUILDER_TYPES):
        found += counts[kind]
    return found


# AR-4 Sight


@kernel
def sees(box: Box, square: int, space: int) -> bool:
    """Tell whether a worker on a square sees a space (AR-4.1)."""
    for line in range(EDGE_COUNT):
        if box.sight[square][line] == space:
            return True
    return False


# AR-5 Building


@kernel
def codes_allowed(box: Box, state: State, builder: int) -> int:
    """Give the codes that a type of builder lets a seat lay, as bits (AR-5.2).

    No tile is of the joker's type, so that for him the supply has always run out.
    """
    if state.supply[builder] > 0:
        return box.codes_of[builder]
    codes = 0
    for kind in range(BUILDER_TYPES):
        if state.supply[kind] > 0:
            codes |= box.codes_of[kind]
    return codes


@kernel
def codes_fitting(box: Box, state: State, head: int) -> int:
    """Give the codes that some builder in sight lets be laid before a head, as bits.

    They are allowed (AR-5.2), lead away from the worker (AR-5.3) and join nobody (AR-5.4).
    """
    standing, edge = head // EDGE_COUNT, head % EDGE_COUNT
    wanted = 0
    for line in range(EDGE_COUNT):
        builder = state.builders[box.sight[standing][line]]
        if builder != 0:
            wanted |= codes_allowed(box, state, builder - 1)
    wanted &= box.codes_leading[LAST_EDGE - edge]
    fitting = 0
    if wanted != 0:
        square = box.neighbour[standing][edge]
        for code in range(1, CODE_COUNT + 1):
            if wanted >> code & 1 and not joins(box, state, square, code):
                fitting |= 1 << code
    return fitting


@kernel
def joins(box: Box, state: State, square: int, code: int) -> bool:
    """Tell whether a tile on a square would join two workers (AR-5.4)."""
    for edge in range(EDGE_COUNT):
        across = box.neighbour[square][edge]
        if across != WALL and state.heads[across] >> (LAST_EDGE - edge) & 1:
            end, _, _, _ = trace(box, state, across, LAST_EDGE - edge, square, code)
            if end == ENDS_JOINED:
                return True
    return False


@kernel
def next_head(box: Box, state: State, last: int) -> int:
    """Find the lowest live head of the active seat above a number, or NOBODY.

    Workers keep no order, and lists of actions are ascending.
    """
    lowest = NOBODY
    for place in range(box.workers_each):
        runner = state.workers[box.workers_of[state.active][place]]
        head = EDGE_COUNT * runner.square + runner.edge
        if runner.status == LIVE and head > last and (lowest == NOBODY or head < lowest):
            lowest = head
    return lowest


@kernel
def can_build(box: Box, state: State) -> bool:
    """Tell whether at least one build is legal (AR-5.5)."""
    head = next_head(box, state, NOBODY)
    while head != NOBODY:
        if codes_fitting(box, state, head) != 0:
            return True
        head = next_head(box, state, head)
    return False


@kernel
def list_builds(box: Box, state: State, actions: Any) -> int:
    """List the legal builds of the active seat, ascending (AR-5.1)."""
    count = 0
    head = next_head(box, state, NOBODY)
    while head != NOBODY:
        fitting = codes_fitting(box, state, head)
        if fitting != 0:
            for line in range(EDGE_COUNT):
                space = box.sight[head // EDGE_COUNT][line]
                builder = state.builders[space]
                if builder == 0:
                    continue
                codes = codes_allowed(box, state, builder - 1) & fitting
                for code in range(1, CODE_COUNT + 1):
                    if codes >> code & 1:
                        actions[count] = pack(verb.BUILD, head, space, code - 1)
                        count += 1
        head = next_head(box, state, head)
    return count


@kernel
def build(box: Box, state: State, head: int, space: int, code: int) -> None:
    """Lay a tile, deal with every head that faced its square, move the builder (AR-5.6)."""
    square = box.neighbour[head // EDGE_COUNT][head % EDGE_COUNT]
    lay(box, state, square, code)
    for edge in range(EDGE_COUNT):
        across = box.neighbour[square][edge]
        if across != WALL and state.heads[across] >> (LAST_EDGE - edge) & 1:
            extend(box, state, worker_at(state, across, LAST_EDGE - edge))
    state.passed = move_builder(box, state, space)
    state.laid = code
    state.last = state.active


@kernel
def lay(box: Box, state: State, square: int, code: int) -> None:
    """Take a tile from the supply and lay it (AR-1.5)."""
    state.supply[box.type_of[code]] -= 1
    state.tiles[square] = code


# AR-6 Aqueducts: tracing and closing


@kernel
def trace(
    box: Box, state: State, square: int, edge: int, laid: int, code: int
) -> tuple[int, int, int, int]:
    """Follow the water from a live head, as if a tile with a code lay on the square `laid`.

    Answers how the trace ends, the last square and edge, and the passes added (AR-6.5).
    """
    passes = 0
    while True:
        ahead = box.neighbour[square][edge]
        if ahead == WALL:
            return ENDS_CLOSED, square, edge, passes
        entry = LAST_EDGE - edge
        tile = code if ahead == laid else state.tiles[ahead]
        if tile == EMPTY:
            return ENDS_OPEN, square, edge, passes
        if state.heads[ahead] >> entry & 1:
            return ENDS_JOINED, square, edge, passes
        if tile == RESERVOIR or box.exits[tile][entry] == NO_EXIT:
            return ENDS_CLOSED, square, edge, passes
        if state.owned[ahead] >> entry & 1:
            return ENDS_CLOSED, square, edge, passes
        square, edge = ahead, box.exits[tile][entry]
        passes += 1


@kernel
def extend(box: Box, state: State, worker: int) -> None:
    """Do to a head what a tile laid before it does (AR-6.7)."""
    runner = state.workers[worker]
    end, _, _, passes = trace(box, state, runner.square, runner.edge, WALL, EMPTY)
    lower_head(box, state, worker)
    for _ in range(passes):
        ahead = box.neighbour[runner.square][runner.edge]
        entry = LAST_EDGE - runner.edge
        leaving = box.exits[state.tiles[ahead]][entry]
        state.owned[ahead] |= 1 << entry | 1 << leaving
        runner.square, runner.edge = ahead, leaving
    runner.length += passes
    if end == ENDS_OPEN:
        raise_head(box, state, worker)
        return
    shut(box, state, worker)
    if box.seat[worker] == state.active:
        state.lost = 1


@kernel
def raise_head(box: Box, state: State, worker: int) -> None:
    """Enter the head of a worker among the live heads."""
    runner = state.workers[worker]
    state.heads[runner.square] |= 1 << runner.edge
    ahead = box.neighbour[runner.square][runner.edge]
    if ahead != WALL:
        state.faced[ahead] += 1


@kernel
def lower_head(box: Box, state: State, worker: int) -> None:
    """Take the head of a worker from among the live heads."""
    runner = state.workers[worker]
    state.heads[runner.square] &= ~(1 << runner.edge)
    ahead = box.neighbour[runner.square][runner.edge]
    if ahead != WALL:
        state.faced[ahead] -= 1


@kernel
def shut(box: Box, state: State, worker: int) -> None:
    """Close an aqueduct whose head is no head any more (AR-6.2)."""
    state.workers[worker].status = CLOSED
    state.live[box.seat[worker]] -= 1
    state.due[box.seat[worker]] += 1


@kernel
def worker_at(state: State, square: int, edge: int) -> int:
    """Find the worker of a live head, or NOBODY (AR-6.1: no two live heads are the same)."""
    for worker in range(WORKERS):
        runner = state.workers[worker]
        if runner.status == LIVE and runner.square == square and runner.edge == edge:
            return worker
    return NOBODY


@kernel
def own_worker_at(box: Box, state: State, head: int) -> int:
    """Find the worker of a live head of the active seat, or NOBODY."""
    worker = worker_at(state, head // EDGE_COUNT, head % EDGE_COUNT)
    if worker == NOBODY or box.seat[worker] != state.active:
        return NOBODY
    return worker


@kernel
def may_close(box: Box, state: State) -> bool:
    """Tell whether step 4 is offered (AR-6.10, AR-11.1)."""
    if box.close_needs_tile and state.laid == 0:
        return False
    return state.live[state.active] > 0 and state.lost == 0


@kernel
def list_closings(box: Box, state: State, actions: Any) -> int:
    """List the closings and `keep`, ascending (AR-6.10)."""
    count = 0
    head = next_head(box, state, NOBODY)
    while head != NOBODY:
        actions[count] = pack(verb.CLOSE, head, 0, 0)
        count += 1
        head = next_head(box, state, head)
    actions[count] = pack(verb.KEEP, 0, 0, 0)
    return count + 1


# AR-7 Scoring and podiums


@kernel
def score_closed(box: Box, state: State, first: int) -> None:
    """Score every aqueduct closed, clockwise from a seat, longest first (AR-7.1, AR-7.5)."""
    for turn in range(box.players):
        seat = (first + turn) % box.players
        for _ in range(box.workers_each):
            chosen, longest, lowest = NOBODY, -1, 0
            for place in range(box.workers_each):
                worker = box.workers_of[seat][place]
                runner = state.workers[worker]
                head = EDGE_COUNT * runner.square + runner.edge
                if runner.status == CLOSED and (
                    runner.length > longest or (runner.length == longest and head < lowest)
                ):
                    chosen, longest, lowest = worker, runner.length, head
            if chosen == NOBODY:
                break
            state.workers[chosen].status = FINISHED
            podium = podium_for(state, longest)
            state.workers[chosen].podium = podium
            if podium > 0:
                place = 0 if state.podiums[podium][0] == 0 else 1
                state.podiums[podium][place] = seat + 1


@kernel
def podium_for(state: State, length: int) -> int:
    """Find the podium that an aqueduct of a length would get now, 0 for none (AR-7.2 to AR-7.4)."""
    podium = min(length, HIGHEST_PODIUM)
    while podium > 0 and state.podiums[podium][PODIUM_ROOM[podium] - 1] != 0:
        podium -= 1
    return podium


# AR-8 Reserve builders


@kernel
def claimant(box: Box, state: State) -> int:
    """Find the seat that takes the next builder from the reserve, or NOBODY (AR-8.2)."""
    if total(state.reserve) == 0:
        return NOBODY
    for turn in range(box.players):
        seat = (state.active + turn) % box.players
        if state.due[seat] > 0:
            return seat
    return NOBODY


# AR-9 Moving builders, fountains, the extra tile


@kernel
def move_builder(box: Box, state: State, space: int) -> int:
    """Move a builder to the next free space; tell whether he passed a fountain (AR-9.1, AR-9.4)."""
    passed = box.fountain[space]
    to = box.clockwise[space]
    while state.builders[to] != 0:
        passed |= box.fountain[to]
        to = box.clockwise[to]
    state.builders[to] = state.builders[space]
    state.builders[space] = 0
    return passed


@kernel
def extra_possible(box: Box, state: State) -> bool:
    """Tell whether an extra tile can be laid (AR-9.5)."""
    if state.supply[box.type_of[state.laid]] == 0:
        return False
    for square in range(SQUARE_COUNT):
        if is_free(state, square):
            return True
    return False


@kernel
def is_free(state: State, square: int) -> bool:
    """Tell whether an extra tile may lie on a square (AR-9.7)."""
    return state.tiles[square] == EMPTY and state.faced[square] == 0


# AR-10 End of the game


@kernel
def ends(box: Box, state: State) -> bool:
    """Count the quiet turns and tell whether the game ends with this one (AR-10.1, AR-10.2)."""
    state.quiet = state.quiet + 1 if state.laid == 0 else 0
    live = 0
    for seat in range(box.players):
        live += state.live[seat]
    return state.quiet == box.players or live == 0


@kernel
def end_game(box: Box, state: State) -> None:
    """Close and score what is still open, from the seat of the last build on (AR-10.3)."""
    for worker in range(WORKERS):
        if state.workers[worker].status == LIVE:
            lower_head(box, state, worker)
            shut(box, state, worker)
    score_closed(box, state, max(state.last, 0))
    for seat in range(SEATS):
        state.due[seat] = 0
    state.step = FINISHED_GAME


@kernel
def add_points(box: Box, state: State, points: Any) -> None:
    """Add up podiums and bonuses by seat, as the workers stand now (AR-10.4, AR-10.5)."""
    for seat in range(box.players):
        points[seat] = 0
    rank = 0
    for below in range(HIGHEST_PODIUM):
        podium = HIGHEST_PODIUM - below
        if state.podiums[podium][0] == 0:
            continue
        worth = podium + (BONUSES[rank] if rank < len(BONUSES) else 0)
        rank += 1
        for place in range(PODIUM_ROOM[podium]):
            seat = state.podiums[podium][place] - 1
            if seat >= 0:
                points[seat] += worth


@kernel
def score(box: Box, state: State, scores: Any, winners: Any) -> None:
    """Write the final points by seat, and 1 for each winner (AR-10.6)."""
    add_points(box, state, scores)
    best = 0
    for seat in range(box.players):
        best = max(best, scores[seat])
    for seat in range(box.players):
        winners[seat] = 1 if scores[seat] == best else 0


# AR-12 What may be done, and why something may not


@kernel
def list_actions(box: Box, state: State, actions: Any) -> int:
    """List all legal actions, ascending; answers how many."""
    if state.step == SET_UP:
        return list_placings(state, state.pool, actions)
    if state.step == OWED:
        return list_placings(state, state.held[state.active], actions)
    if state.step == BUILD:
        count = list_builds(box, state, actions)
        return count if count > 0 else list_moves(state, actions)
    if state.step == EXTRA:
        return list_extras(box, state, actions)
    if state.step == CLOSE:
        return list_closings(box, state, actions)
    if state.step == RESERVE_STEP:
        return list_takings(state, actions)
    return 0


@kernel
def list_placings(state: State, pieces: Any, actions: Any) -> int:
    """List the placings of builders of these numbers by type (AR-2.3, AR-8.5)."""
    count = 0
    for kind in range(BUILDER_TYPES):
        if pieces[kind] > 0:
            for space in range(SPACE_COUNT):
                if state.builders[space] == 0:
                    actions[count] = pack(verb.PLACE, kind, space, 0)
                    count += 1
    return count


@kernel
def list_moves(state: State, actions: Any) -> int:
    """List what a seat may do that cannot build (AR-9.3)."""
    count = 0
    for space in range(SPACE_COUNT):
        if state.builders[space] != 0:
            actions[count] = pack(verb.ADVANCE, space, 0, 0)
            count += 1
    actions[count] = pack(verb.WAIT, 0, 0, 0)
    return count + 1


@kernel
def list_extras(box: Box, state: State, actions: Any) -> int:
    """List the extra tiles (AR-9.5)."""
    count = 0
    lying = box.lying[box.type_of[state.laid]]
    for square in range(SQUARE_COUNT):
        if is_free(state, square):
            for choice in range(EDGE_COUNT):
                if lying[choice] == 0:
                    break
                actions[count] = pack(verb.EXTRA, square, lying[choice] - 1, 0)
                count += 1
    return count


@kernel
def list_takings(state: State, actions: Any) -> int:
    """List the builders that may be taken (AR-8.3)."""
    count = 0
    for kind in range(BUILDER_TYPES):
        if state.reserve[kind] > 0:
            actions[count] = pack(verb.TAKE, kind, 0, 0)
            count += 1
    return count


@kernel
def ruling(box: Box, state: State, action: int) -> int:
    """Walk the table of refusals: answers the first fault that applies, or LEGAL (AR-12.6)."""
    chosen = verb_of(action)
    if state.step == FINISHED_GAME:
        return GAME_OVER
    if state.step == SET_UP:
        if chosen != verb.PLACE:
            return SET_UP_PLACES
    elif chosen == verb.ADVANCE or chosen == verb.BUILD or chosen == verb.WAIT:
        if state.step != BUILD:
            return NOT_THIS_STEP
    elif chosen == verb.PLACE:
        if state.step != OWED:
            return NOT_THIS_STEP
    elif chosen == verb.EXTRA:
        if state.step != EXTRA:
            return NOT_THIS_STEP
    elif chosen == verb.TAKE:
        if state.step != RESERVE_STEP:
            return NOT_THIS_STEP
    elif state.step != CLOSE:
        return NOT_THIS_STEP

    first, second, third = first_of(action), second_of(action), third_of(action)
    if chosen == verb.PLACE:
        if state.step == SET_UP and state.pool[first] == 0:
            return NOT_IN_POOL
        if state.step == OWED and state.held[state.active][first] == 0:
            return NOT_HELD
        return LEGAL if state.builders[second] == 0 else SPACE_OCCUPIED
    if chosen == verb.BUILD:
        return ruling_on_build(box, state, first, second, third + 1)
    if chosen == verb.ADVANCE or chosen == verb.WAIT:
        if can_build(box, state):
            return BUILD_POSSIBLE
        if chosen == verb.ADVANCE and state.builders[first] == 0:
            return NO_BUILDER_TO_ADVANCE
        return LEGAL
    if chosen == verb.EXTRA:
        if box.type_of[second + 1] != box.type_of[state.laid]:
            return OTHER_TYPE
        return LEGAL if is_free(state, first) else SQUARE_NOT_FREE
    if chosen == verb.CLOSE:
        return LEGAL if own_worker_at(box, state, first) != NOBODY else NOT_TO_CLOSE
    if chosen == verb.TAKE:
        return LEGAL if state.reserve[first] > 0 else NOT_IN_RESERVE
    return LEGAL


@kernel
def ruling_on_build(box: Box, state: State, head: int, space: int, code: int) -> int:
    """Walk the part of the table that is about builds."""
    if own_worker_at(box, state, head) == NOBODY:
        return NOT_A_HEAD
    if state.builders[space] == 0:
        return NO_BUILDER
    if not sees(box, head // EDGE_COUNT, space):
        return OUT_OF_SIGHT
    if not codes_allowed(box, state, state.builders[space] - 1) >> code & 1:
        return TYPE_NOT_ALLOWED
    if box.exits[code][LAST_EDGE - head % EDGE_COUNT] == NO_EXIT:
        return NOT_LEADING_AWAY
    square = box.neighbour[head // EDGE_COUNT][head % EDGE_COUNT]
    return JOINS_WORKERS if joins(box, state, square, code) else LEGAL


@kernel
def apply(box: Box, state: State, action: int) -> None:
    """Do a legal action, and go on to the next choice."""
    chosen = verb_of(action)
    first, second = first_of(action), second_of(action)
    if chosen == verb.PLACE:
        place(box, state, first, second)
    elif chosen == verb.BUILD:
        build(box, state, first, second, third_of(action) + 1)
        state.step = EXTRA if state.passed else CLOSE
    elif chosen == verb.ADVANCE:
        move_builder(box, state, first)
        state.step = CLOSE
    elif chosen == verb.WAIT:
        state.step = CLOSE
    elif chosen == verb.EXTRA:
        lay(box, state, first, second + 1)
        state.step = CLOSE
    elif chosen == verb.TAKE:
        taker = claimant(box, state)
        state.reserve[first] -= 1
        state.held[taker][first] += 1
        state.due[taker] -= 1
    else:
        if chosen == verb.CLOSE:
            worker = own_worker_at(box, state, first)
            lower_head(box, state, worker)
            shut(box, state, worker)
        state.step = SCORING
    go_on(box, state)


@kernel
def place(box: Box, state: State, kind: int, space: int) -> None:
    """Put a builder on the track; in the set-up the next seat follows (AR-2.3, AR-8.5)."""
    state.builders[space] = kind + 1
    if state.step == OWED:
        state.held[state.active][kind] -= 1
        return
    state.pool[kind] -= 1
    state.active = (state.active + 1) % box.players
