"""What an action did, or would do: for previews, logs and pictures that move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from frontinus.games.aquaedukt.actions import ACTIONS
from frontinus.games.aquaedukt.board import point_at
from frontinus.games.aquaedukt.box import SPRING_GAP
from frontinus.games.aquaedukt.notation import House

if TYPE_CHECKING:
    from frontinus.games.aquaedukt.notation import Line, Position


@dataclass(frozen=True, slots=True)
class Watered:
    """A space that is supplied from more canals than before (AQ-8.4)."""

    space: str
    before: int
    after: int
    house: House | None
    """The tile there."""


@dataclass(frozen=True, slots=True)
class Removed:
    """A tile lost because its area filled up (AQ-5.3)."""

    space: str
    house: House


@dataclass(frozen=True, slots=True)
class Effects:
    """What one action did."""

    verb: str
    fields: tuple[str, ...]
    seat: int
    """Who acted; CHANCE for its outcomes."""
    area: int | None = None
    """The area that the die names, or in which a tile was placed."""
    again: bool = False
    """The area rolled is full, so that the die is thrown again (AQ-4.2)."""
    rolls: int = 0
    """Counted rolls of the turn up to this die or tile."""
    house: House | None = None
    """The tile placed."""
    on_water: bool = False
    """Whether its space is supplied, so that it had to be the lowest (AQ-4.7)."""
    free: int = 0
    """Free spaces that its area had before the tile was placed."""
    full: bool = False
    """Whether the tile filled its area (AQ-5.1)."""
    removed: tuple[Removed, ...] = ()
    """The tiles lost, by space."""
    stands: bool = False
    """Whether the tile placed stays."""
    line: Line | None = None
    """The line lengthened or doubled, as it is afterwards."""
    sticks: int = 0
    """Sticks now on the edge: 1 for a single, 2 for a double canal."""
    watered: tuple[Watered, ...] = ()
    """By space."""
    back: str | None = None
    """What was on the back of the hill."""
    gains: tuple[int, ...] = ()
    """By seat: points more, or less, as things stand."""
    turn_ended: bool = False
    last_round: bool = False
    """The last stick was laid: the game ends with this round (AQ-9.2)."""
    was: str = ""
    """The phase before."""
    step: str = ""
    """The phase afterwards."""
    to_play: int | None = None
    """Who acts afterwards."""


def effects(before: Position, action: str, after: Position) -> Effects:
    """Compare the positions before and after a legal action."""
    verb, fields = ACTIONS.fields(action)
    assert before.to_play is not None
    facts: dict[str, Any] = {}
    if verb == "die":
        facts = {"area": int(fields[0]), "again": after.step == "die", "rolls": after.rolls}
    elif verb == "house":
        facts = _placing(before, fields, after)
    elif verb == "canal":
        line = next(line for line in after.lines if fields[0] in line.edges)
        watered = _watered(before, after)
        facts = {"line": line, "sticks": after.canals[fields[0]], "watered": watered}
    elif verb == "back":
        facts = {"back": fields[1]}
    return Effects(
        verb=verb,
        fields=fields,
        seat=before.to_play,
        gains=tuple(new - old for old, new in zip(before.points, after.points, strict=True)),
        turn_ended=verb not in ("hill", "back") and after.step in ("turn", "backs", "over"),
        last_round=after.last_round and not before.last_round,
        was=before.step,
        step=after.step,
        to_play=after.to_play,
        **facts,
    )


def free_spaces(position: Position, area: int) -> tuple[str, ...]:
    """Name the free spaces of an area (AQ-1.7)."""
    return tuple(
        space
        for space, its_area in position.areas.items()
        if its_area == area and space not in position.houses and space not in position.hills
    )


def forbidding_springs(position: Position, point: str) -> tuple[str, ...]:
    """Name the springs that are too near to a cross-point (AQ-6.3)."""
    x, y = point_at(point)
    return tuple(
        spring
        for spring in position.springs
        if abs(x - point_at(spring)[0]) + abs(y - point_at(spring)[1]) < SPRING_GAP
    )


def lowest_value(position: Position, seat: int) -> int | None:
    """Give the lowest value that a seat has in stock, None for an empty stock (AQ-4.7)."""
    return next((value for value, count in enumerate(position.stock[seat], 1) if count), None)


def _placing(before: Position, fields: tuple[str, ...], after: Position) -> dict[str, Any]:
    assert before.area is not None
    value, space = fields
    house = House(before.active, int(value))
    free = free_spaces(before, before.area)
    standing = {**before.houses, space: house}
    return {
        "area": before.area,
        "rolls": before.rolls,
        "house": house,
        "on_water": space in before.supply,
        "free": len(free),
        "full": len(free) == 1,
        "removed": tuple(
            Removed(one, standing[one]) for one in sorted(standing) if one not in after.houses
        ),
        "stands": space in after.houses,
    }


def _watered(before: Position, after: Position) -> tuple[Watered, ...]:
    return tuple(
        Watered(space, before.supply.get(space, 0), count, before.houses.get(space))
        for space, count in after.supply.items()
        if count != before.supply.get(space, 0)
    )
