"""All that a position shows, in one form for the twin and for the engine, so that they compare."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.aquaedukt.twin import POINTS, SPACES, Twin


@dataclass(frozen=True)
class Facts:
    """What the rules can tell of a position, with the names of AQ-12."""

    players: int
    to_play: int | str | None
    active: int
    step: str
    areas: dict[str, int]
    hills: list[tuple[str, str | None]]
    houses: dict[str, tuple[int, int]]
    """Space -> seat, value."""
    springs: list[str]
    canals: dict[str, int]
    lines: list[tuple[str, list[str], list[str], list[int]]]
    """Spring, edges, cross-points reached, sticks."""
    supply: dict[str, int]
    stock: list[tuple[int, int, int, int]]
    lost: list[tuple[int, int]]
    """Seat and value, ascending."""
    springs_left: int
    sticks_left: int
    backs: dict[str, int]
    rolled: int | None
    counted: int
    idle: int
    placed: bool
    acted: bool
    last_round: bool
    points: list[int]
    supplied: list[int]


def facts_of_twin(twin: Twin) -> Facts:
    """Tell what a twin knows."""
    assert {one for line in twin.lines() for one in line.points} <= set(POINTS)
    return Facts(
        players=twin.players,
        to_play=twin.to_play,
        active=twin.active,
        step=twin.phase,
        areas=dict(twin.areas),
        hills=list(twin.hills.items()),
        houses=dict(twin.houses),
        springs=list(twin.springs),
        canals=dict(twin.sticks),
        lines=[
            (line.spring, line.edges, line.points, [twin.sticks[edge] for edge in line.edges])
            for line in twin.lines()
        ],
        supply={space: twin.canals_of(space) for space in SPACES if twin.is_supplied(space)},
        stock=[(stock[1], stock[2], stock[3], stock[4]) for stock in twin.stock],
        lost=sorted(twin.lost),
        springs_left=twin.spring_count - len(twin.springs),
        sticks_left=twin.sticks_left,
        backs=dict(twin.backs) if twin.options["hill-backs"] else {},
        rolled=twin.rolled,
        counted=twin.counted,
        idle=twin.idle,
        placed=twin.placed,
        acted=any(verb != "pass" for verb in twin.turns),
        last_round=twin.sticks_left == 0,
        points=twin.points(),
        supplied=twin.supplied_tiles(),
    )
