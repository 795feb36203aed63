"""A position of Aquädukt as people write it: names, not numbers (AQ-12, AQ-13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from frontinus.core.struct import numbers
from frontinus.games.aquaedukt import rules
from frontinus.games.aquaedukt.board import Box, areas
from frontinus.games.aquaedukt.box import (
    BACK_COUNTS,
    BACKS,
    EDGES,
    POINTS,
    SEATS,
    SPACES,
    SPRINGS,
    TILES,
    VALUES,
)
from frontinus.games.aquaedukt.state import FIRST_BACK, FIRST_HOUSE, HILL, SPRING, State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from frontinus.core.match import Known

STEPS: Final = ("hills", "turn", "die", "house", "again", "stick", "backs", "over")
"""By number."""


@dataclass(frozen=True, slots=True)
class House:
    """A house tile on the board."""

    seat: int
    value: int
    """How many houses it shows."""


HOUSES: Final = {
    FIRST_HOUSE + seat * len(VALUES) + number: House(seat, int(value))
    for seat in range(SEATS)
    for number, value in enumerate(VALUES)
}
"""House tiles by what a state writes on their spaces."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of canals, from its spring outwards (AQ-7.3)."""

    spring: str
    edges: tuple[str, ...]
    points: tuple[str, ...]
    """The cross-points that it reaches, one for each edge; the last is its head."""
    sticks: tuple[int, ...]
    """1 for a single and 2 for a double canal, one for each edge."""

    @property
    def head(self) -> str:
        """The cross-point in which the line ends."""
        return self.points[-1]


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that lies on the table, and what is due."""

    players: int
    to_play: int | None
    active: int
    """The seat whose turn it is, or who places the next hill by AQ-11.4."""
    step: str
    """hills, turn, die, house, again, stick (another one), backs or over (AQ-12.2)."""
    areas: Mapping[str, int]
    """The area of every space that there is."""
    hills: Mapping[str, str | None]
    """The hills in the order in which they were placed; mineral, foul, or None: not revealed."""
    houses: Mapping[str, House]
    springs: tuple[str, ...]
    """In the order in which they were opened."""
    canals: Mapping[str, int]
    """The sticks on each edge that has any."""
    lines: tuple[Line, ...]
    """By spring; the two of a spring in the order of their first edges."""
    supply: Mapping[str, int]
    """From how many canals each supplied space is supplied (AQ-8.4)."""
    stock: tuple[tuple[int, ...], ...]
    """By seat: tiles of value 1 to 4 left."""
    lost: tuple[tuple[int, ...], ...]
    """By seat: tiles of value 1 to 4 lost to AQ-5.3."""
    springs_left: int
    sticks_left: int
    backs: Mapping[str, int]
    """Backs not yet revealed, by kind; empty without the variant (AQ-10.4)."""
    area: int | None
    """The area rolled, while a tile may be placed in it."""
    rolls: int
    """Counted rolls of this turn (AQ-4.3)."""
    idle: int
    """Idle rounds in succession (AQ-9.4)."""
    placed: bool
    """Whether something was placed in this round."""
    acted: bool
    """Whether a turn of this round was no pass (AQ-9.3)."""
    last_round: bool
    """All sticks lie, so that the game ends with this round (AQ-9.2)."""
    points: tuple[int, ...]
    """By seat, as things stand; a hill whose back is not revealed changes nothing (AQ-10.5)."""
    supplied: tuple[int, ...]
    """Supplied tiles by seat (AQ-9.8)."""


def describe(match: Known) -> Position:
    """Write the position of a match, or of what a seat may know of it, in names."""
    state = State.read(match.rows, match.row)
    points, supplied = numbers(match.players), numbers(match.players)
    rules.add_points(match.boxes[0], match.rows[match.row], points, supplied)
    springs = tuple(POINTS[point] for point in state.springs[: SPRINGS - state.springs_left])
    canals = {edge: count for edge, count in zip(EDGES, state.sticks, strict=True) if count}
    houses = {
        space: HOUSES[lying]
        for space, lying in zip(SPACES, state.spaces, strict=True)
        if lying in HOUSES
    }
    stock = tuple(tuple(state.stock[seat]) for seat in range(match.players))
    variant = bool(match.box.hill_backs)
    return Position(
        players=match.players,
        to_play=match.to_play,
        active=state.active,
        step=STEPS[state.step],
        areas=areas(match.board.data),
        hills={
            SPACES[space]: _back(state.spaces[space]) for space in state.hills[: state.hills_placed]
        },
        houses=houses,
        springs=springs,
        canals=canals,
        lines=lines(springs, canals),
        supply={space: k for space, k in zip(SPACES, state.water, strict=True) if k},
        stock=stock,
        lost=tuple(
            _lost(match.players, seat, stock[seat], houses) for seat in range(match.players)
        ),
        springs_left=state.springs_left,
        sticks_left=state.sticks_left,
        backs=dict(zip(BACKS, state.backs, strict=True)) if variant else {},
        area=state.area or None,
        rolls=state.counted,
        idle=state.idle,
        placed=bool(state.placed),
        acted=bool(state.acted),
        last_round=state.sticks_left == 0,
        points=tuple(int(number) for number in points),
        supplied=tuple(int(number) for number in supplied),
    )


def state_from(position: Position, box: Box) -> State:
    """Write a position as a state; the inverse of `describe`."""
    state = State()
    for space, back in position.hills.items():
        state.hills[state.hills_placed] = SPACES.index(space)
        state.hills_placed += 1
        state.spaces[SPACES.index(space)] = HILL if back is None else FIRST_BACK + BACKS.index(back)
    for space, house in position.houses.items():
        tile = FIRST_HOUSE + house.seat * len(VALUES) + house.value - 1
        state.spaces[SPACES.index(space)] = tile
    for space, count in position.supply.items():
        state.water[SPACES.index(space)] = count
    for place, spring in enumerate(position.springs):
        state.springs[place] = POINTS.index(spring)
        state.points[POINTS.index(spring)] = SPRING
    for edge, sticks in position.canals.items():
        state.sticks[EDGES.index(edge)] = sticks
        for point in edge.split("-"):
            state.points[POINTS.index(point)] += 1
    for seat, stock in enumerate(position.stock):
        state.stock[seat] = list(stock)
    state.springs_left, state.sticks_left = position.springs_left, position.sticks_left
    state.backs = list(BACK_COUNTS)
    for kind, name in enumerate(BACKS):
        state.backs[kind] -= list(position.hills.values()).count(name)
    state.backs_revealed = sum(back is not None for back in position.hills.values())
    state.step, state.active = STEPS.index(position.step), position.active
    state.area, state.counted = position.area or 0, position.rolls
    state.idle, state.placed = position.idle, int(position.placed)
    state.acted = int(position.acted)
    boxes, rows = Box.rows_of(box), State.rows_of(state)
    rules.look_everywhere(boxes[0], rows[0])
    return State.read(rows, 0)


def lines(springs: tuple[str, ...], canals: Mapping[str, int]) -> tuple[Line, ...]:
    """Follow the canals from each spring (AQ-7.3)."""
    meeting: dict[str, list[str]] = {}
    for edge in canals:
        for point in edge.split("-"):
            meeting.setdefault(point, []).append(edge)
    return tuple(
        _follow(spring, edge, meeting, canals)
        for spring in springs
        for edge in meeting.get(spring, ())
    )


def _follow(
    spring: str, edge: str, meeting: Mapping[str, list[str]], canals: Mapping[str, int]
) -> Line:
    edges: list[str] = []
    points: list[str] = []
    here, ahead = spring, [edge]
    while ahead:
        edges.append(ahead[0])
        here = other_end(ahead[0], here)
        points.append(here)
        ahead = [one for one in meeting[here] if one != edges[-1]]
    return Line(spring, tuple(edges), tuple(points), tuple(canals[one] for one in edges))


def other_end(edge: str, point: str) -> str:
    """Name the other end of an edge.

    >>> other_end("5.3-6.3", "6.3")
    '5.3'
    """
    one, other = edge.split("-")
    return other if point == one else one


def _lost(
    players: int, seat: int, stock: tuple[int, ...], houses: Mapping[str, House]
) -> tuple[int, ...]:
    """Tell which tiles are neither in stock nor on the board."""
    standing = [house.value for house in houses.values() if house.seat == seat]
    return tuple(
        dealt - left - standing.count(value)
        for value, (dealt, left) in enumerate(zip(TILES[players], stock, strict=True), start=1)
    )


def _back(lying: int) -> str | None:
    return None if lying == HILL else BACKS[lying - FIRST_BACK]
