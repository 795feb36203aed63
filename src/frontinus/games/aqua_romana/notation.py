"""A position of Aqua Romana as people write it: names, not numbers (AR-12, AR-13.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from frontinus.core.struct import numbers
from frontinus.games.aqua_romana import rules
from frontinus.games.aqua_romana.board import CORNERS, WALL, Box
from frontinus.games.aqua_romana.box import (
    CODES,
    EDGES,
    EMPTY,
    LAST_EDGE,
    RESERVOIR,
    SPACES,
    SQUARES,
    TILE_TYPES,
    TYPES,
    WORKERS,
)
from frontinus.games.aqua_romana.state import FINISHED, LIVE, NOBODY, State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from frontinus.core.match import Known

STEPS: Final = ("set-up", "owed", "build", "extra", "close", "scoring", "reserve", "over")
"""By number; "move" is step 2 where no build is legal."""
STATUS: Final = ("live", "closed", "finished")


@dataclass(frozen=True, slots=True)
class Reservoir:
    """A reservoir as board data have it (AR-1.14)."""

    seat: int
    colour: str
    squares: tuple[str, ...]
    outlets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Aqueduct:
    """An aqueduct: its path, its head, what became of it (AR-6.1)."""

    seat: int
    outlet: str
    passes: tuple[str, ...]
    """A square with the edge in and the edge out: `c3NE` (AR-12.4)."""
    head: str
    status: str
    """live, closed (in this turn, not yet scored) or finished."""
    podium: int | None
    """The value of the podium, 0 for set aside, None until it is finished."""

    @property
    def length(self) -> int:
        """The number of passes."""
        return len(self.passes)

    @property
    def path(self) -> str:
        """The aqueduct as AR-12.4 writes it."""
        return " ".join((self.outlet, *self.passes))


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that lies on the table, and what is due."""

    players: int
    to_play: int | None
    active: int
    """The seat whose turn it is."""
    step: str
    """set-up, owed, build, move, extra, close, reserve or over."""
    tiles: Mapping[str, str]
    """The code on each square with a tile, printed curves included."""
    printed: tuple[str, ...]
    reservoirs: tuple[Reservoir, ...]
    aqueducts: tuple[Aqueduct, ...]
    """In the order of the board data."""
    builders: Mapping[str, str]
    """The type of the builder on each space that has one."""
    pool: Mapping[str, int]
    reserve: Mapping[str, int]
    held: tuple[Mapping[str, int], ...]
    due: tuple[int, ...]
    """Builders that each seat may still take in step 7."""
    supply: Mapping[str, int]
    podiums: Mapping[int, tuple[int, ...]]
    """The seats of those who stand on each podium that has anybody."""
    aside: tuple[int, ...]
    """The seats of workers set aside, ascending."""
    quiet: int
    """q of AR-10.1."""
    last: int | None
    """The seat of the last build."""
    laid: str | None
    """The code laid in step 2 of this turn."""
    points: tuple[int, ...]
    """Podium points and bonuses by seat, as workers stand now."""


def describe(match: Known) -> Position:
    """Write the position of a match, or of what a seat may know of it, in names."""
    box, state = match.box, State.read(match.rows, match.row)
    reservoirs = tuple(
        Reservoir(r["seat"], r["colour"], tuple(r["squares"]), tuple(r["outlets"]))
        for r in match.board.data["layouts"][str(match.players)]
    )
    outlets = [outlet for reservoir in reservoirs for outlet in reservoir.outlets]
    aqueducts = tuple(_aqueduct(box, state, w, outlets[w]) for w in range(WORKERS))
    points = numbers(match.players)
    rules.add_points(match.boxes[0], match.rows[match.row], points)
    step = STEPS[state.step]
    if step == "build" and not rules.can_build(match.boxes[0], match.rows[match.row]):
        step = "move"
    return Position(
        players=match.players,
        to_play=match.to_play,
        active=state.active,
        step=step,
        tiles={
            square: CODES[number - 1]
            for square, number in zip(SQUARES, state.tiles, strict=True)
            if number not in (EMPTY, RESERVOIR)
        },
        printed=CORNERS,
        reservoirs=reservoirs,
        aqueducts=aqueducts,
        builders={
            space: TYPES[number - 1]
            for space, number in zip(SPACES, state.builders, strict=True)
            if number
        },
        pool=_named(state.pool),
        reserve=_named(state.reserve),
        held=tuple(_named(state.held[seat]) for seat in range(match.players)),
        due=tuple(state.due[: match.players]),
        supply={kind: state.supply[TYPES.index(kind)] for kind in TILE_TYPES},
        podiums={
            podium: tuple(sorted(seat - 1 for seat in places if seat))
            for podium, places in enumerate(state.podiums)
            if places[0]
        },
        aside=tuple(sorted(a.seat for a in aqueducts if a.podium == 0)),
        quiet=state.quiet,
        last=None if state.last == NOBODY else state.last,
        laid=CODES[state.laid - 1] if state.laid else None,
        points=tuple(int(p) for p in points),
    )


def state_from(position: Position, box: Box) -> State:
    """Write a position at the start of a turn as a state; the inverse of `describe`."""
    state = State()
    for number, square in enumerate(SQUARES):
        code = position.tiles.get(square)
        reservoir = RESERVOIR if box.start[number] == RESERVOIR else EMPTY
        state.tiles[number] = CODES.index(code) + 1 if code else reservoir
    for space, kind in position.builders.items():
        state.builders[SPACES.index(space)] = TYPES.index(kind) + 1
    for number, aqueduct in enumerate(position.aqueducts):
        _write_aqueduct(box, state, number, aqueduct)
    for podium, seats in position.podiums.items():
        for place, seat in enumerate(seats):
            state.podiums[podium][place] = seat + 1
    for number, letter in enumerate(TYPES):
        state.supply[number] = position.supply.get(letter, 0)
        state.pool[number] = position.pool.get(letter, 0)
        state.reserve[number] = position.reserve.get(letter, 0)
        for seat, held in enumerate(position.held):
            state.held[seat][number] = held.get(letter, 0)
    state.due[: position.players] = list(position.due)
    state.step = STEPS.index("build" if position.step == "move" else position.step)
    state.active, state.quiet = position.active, position.quiet
    state.last = NOBODY if position.last is None else position.last
    state.laid = CODES.index(position.laid) + 1 if position.laid else 0
    return state


def aqueduct_passes(aqueduct: Aqueduct) -> list[tuple[str, str, str]]:
    """Take the passes apart into square, edge in and edge out."""
    return [(step[:2], step[2], step[3]) for step in aqueduct.passes]


def _write_aqueduct(box: Box, state: State, number: int, aqueduct: Aqueduct) -> None:
    worker = state.workers[number]
    worker.square, worker.edge = SQUARES.index(aqueduct.head[:2]), EDGES.index(aqueduct.head[2])
    worker.length = aqueduct.length
    worker.status = STATUS.index(aqueduct.status)
    worker.podium = NOBODY if aqueduct.podium is None else aqueduct.podium
    for square, *ends in aqueduct_passes(aqueduct):
        for end in ends:
            state.owned[SQUARES.index(square)] |= 1 << EDGES.index(end)
    if worker.status == LIVE:
        state.live[aqueduct.seat] += 1
        state.heads[worker.square] |= 1 << worker.edge
        ahead = box.neighbour[worker.square][worker.edge]
        if ahead != WALL:
            state.faced[ahead] += 1


def _aqueduct(box: Box, state: State, number: int, outlet: str) -> Aqueduct:
    """Follow an aqueduct from its outlet: tiles never change, so that its path need not be kept."""
    worker = state.workers[number]
    square, edge = box.outlet_square[number], box.outlet_edge[number]
    passes = []
    for _ in range(worker.length):
        square, entry = box.neighbour[square][edge], LAST_EDGE - edge
        edge = box.exits[state.tiles[square]][entry]
        passes.append(SQUARES[square] + EDGES[entry] + EDGES[edge])
    return Aqueduct(
        seat=box.seat[number],
        outlet=outlet,
        passes=tuple(passes),
        head=SQUARES[square] + EDGES[edge],
        status=STATUS[worker.status],
        podium=worker.podium if worker.status == FINISHED and worker.podium != NOBODY else None,
    )


def _named(counts: list[int]) -> dict[str, int]:
    return {letter: counts[kind] for kind, letter in enumerate(TYPES) if counts[kind]}
