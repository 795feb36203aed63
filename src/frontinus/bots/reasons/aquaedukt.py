"""Reasons in Aquädukt: whose tiles get water, how far it is to the others, what areas fill up."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from frontinus.bots.reasons import Line, Reason, names
from frontinus.games.aquaedukt.board import beside, point_at, sides
from frontinus.games.aquaedukt.box import DOUBLE, EDGES, SINGLE
from frontinus.games.aquaedukt.effects import free_spaces, lowest_value

if TYPE_CHECKING:
    from frontinus.core.observation import Observation
    from frontinus.games.aquaedukt.notation import House, Position

A_TURN: Final = 2
"""Canals of a turn (AQ-7.2)."""
NEAR: Final = 4
"""Canals within which water can still be hoped for."""
FAR: Final = 99
LINES: Final = 2
"""Of one spring (AQ-7.6)."""
LATE: Final = 6
"""So few canals left are worth a word."""
HIGH: Final = 3
"""Houses of a tile that one would not waste."""
MANY: Final = 4
"""Numbers of the die that are many enough to roll for."""
ROUND_SPRING: Final = 3
"""Steps to the farthest space that two canals from a spring water."""


def reasons(seen: Observation, lines: Sequence[Line]) -> list[list[Reason]]:
    """Tell what each action does."""
    seat = seen.seat
    assert seat is not None
    if not lines:
        return []
    before = lines[0].before
    needs = canals_needed(before)
    return [list(_reasons(line, seat, needs, lines)) for line in lines]


def _reasons(
    line: Line, seat: int, needs: Mapping[str, int], lines: Sequence[Line]
) -> Iterator[Reason]:
    done = line.done
    if done.verb in {"canal", "spring"}:
        yield from _water(line, seat, needs)
    elif done.verb == "house":
        yield from _house(line, seat, needs, lines)
    elif done.verb == "roll":
        yield from _roll(line, seat, needs, lines)
    elif done.verb == "stop":
        yield from _stop(line, seat, needs)
    elif done.verb == "hill":
        area = line.before.areas[done.fields[0]]
        free = len(free_spaces(line.after, area))
        yield Reason("hill", {"area": area, "free": free})


# --- water ----------------------------------------------------------------------------------------


def canals_needed(position: Position) -> dict[str, int]:
    """Count the canals that would bring water to each dry space, FAR where none can."""
    springs, passed = set(position.springs), {p for line in position.lines for p in line.points}
    lines_of = [line.spring for line in position.lines]
    steps = {line.head: 0 for line in position.lines}
    steps |= {spring: 0 for spring in springs if lines_of.count(spring) < LINES}
    ways: dict[str, list[tuple[str, str]]] = {}
    for edge in EDGES:
        one, other = edge.split("-")
        ways.setdefault(one, []).append((other, edge))
        ways.setdefault(other, []).append((one, edge))
    found = {space: FAR for space in position.areas if space not in position.supply}

    def reach(spaces: Iterable[str | None], count: int) -> None:
        for space in spaces:
            if space in found and count <= position.sticks_left:
                found[space] = min(found[space], count)

    singles = {line.head: line.sticks.count(SINGLE) for line in position.lines}
    todo = deque(steps)
    while todo:
        point = todo.popleft()
        for other, edge in ways[point]:
            if other in springs or other in passed:
                continue
            reach(beside(edge), steps[point] + 1)
            if not steps[point]:
                # laid and doubled, after all before it
                reach(beside(edge, 1), singles.get(point, 0) + DOUBLE)
            if other not in steps:
                steps[other] = steps[point] + 1
                todo.append(other)
    for line in position.lines:
        # a canal is doubled from the spring outwards (AQ-7.8), and reaches one space further
        undoubled = [e for e, count in zip(line.edges, line.sticks, strict=True) if count == SINGLE]
        for count, edge in enumerate(undoubled, 1):
            reach(beside(edge, 1), count)
    return found


def _dry(position: Position, seat: int | None) -> dict[str, House]:
    """Find the dry tiles of a seat."""
    return {
        space: house
        for space, house in position.houses.items()
        if house.seat == seat and space not in position.supply
    }


def _listed(tiles: Mapping[str, House]) -> dict[str, str | int]:
    """Name tiles by space and houses."""
    text = ", ".join(f"{space} ({house.value})" for space, house in sorted(tiles.items()))
    return {"tiles": text}


def _counted(tiles: Mapping[str, House]) -> dict[str, str | int]:
    """Name tiles by space and houses, and count them."""
    return {**_listed(tiles), "count": len(tiles)}


def _water(line: Line, seat: int, needs: Mapping[str, int]) -> Iterator[Reason]:
    done, before, after = line.done, line.before, line.after
    wet = {w.space: w.house for w in done.watered if not w.before and w.house}
    others = [other for other in range(before.players) if other != seat]
    for other in (seat, *others):
        tiles = {space: house for space, house in wet.items() if house.seat == other}
        points = sum(house.value for house in tiles.values())
        if tiles and other == seat:
            key = "waters-alone" if len(tiles) == len(wet) else "waters"
            yield Reason(key, {**_counted(tiles), "points": points}, weight=points + 0.1)
        elif tiles:
            about = {**_listed(tiles), "points": points}
            yield Reason("waters-other", about, other, points / 2, against=True)
    now = canals_needed(after)
    nearer = _nearer(_dry(after, seat), needs, now)
    if nearer:
        yield Reason("reach", _counted(nearer), weight=sum(h.value for h in nearer.values()) / 2)
    for other in others:
        dry = _dry(after, other)
        further = {s: h for s, h in dry.items() if needs[s] <= A_TURN and now[s] > needs[s] + 1}
        points = sum(house.value for house in further.values())
        if further:
            yield Reason("turns-away", _counted(further), other, points / 2)
        given = _nearer(dry, needs, now)
        points = sum(house.value for house in given.values())
        if given:
            yield Reason("reach-other", _listed(given), other, points / 3, against=True)
    if done.verb == "spring" and not nearer:
        around = [s for s in after.houses if _steps(s, done.fields[0]) <= ROUND_SPRING]
        if not around:
            yield Reason("spring-empty", {"count": after.springs_left}, weight=0.5)
    elif done.verb == "canal" and not wet and not nearer:
        free = [w.space for w in done.watered if not w.before and w.space not in before.hills]
        if free:
            yield Reason("waters-free", {"spaces": ", ".join(free)}, weight=0.5)
    if done.verb == "canal" and after.sticks_left <= LATE:
        yield from _late(line, seat)


def _late(line: Line, seat: int) -> Iterator[Reason]:
    """Tell that the end is near, and for whom that is good."""
    points, left = line.after.points, line.after.sticks_left
    ahead = points[seat] - max(other for one, other in enumerate(points) if one != seat)
    if ahead > 0:
        yield Reason("canals-left", {"count": left, "points": ahead}, weight=0.6)
    elif ahead < 0:
        about = {"count": left, "points": -ahead}
        yield Reason("canals-left-behind", about, weight=0.6, against=True)


def _nearer(
    dry: Mapping[str, House], needs: Mapping[str, int], now: Mapping[str, int]
) -> dict[str, House]:
    """Find the tiles that a turn of canals can reach from now on."""
    return {space: h for space, h in dry.items() if now[space] <= A_TURN < needs[space]}


def _steps(space: str, point: str) -> int:
    """Count the steps along grid lines from a cross-point to the nearest corner of a space."""
    x, y = point_at(point)
    column, row = ord(space[0]) - ord("a"), int(space[1:])
    right, down = x - column, y - row + 1
    return max(-right, right - 1, 0) + max(-down, down - 1, 0)


# --- houses ---------------------------------------------------------------------------------------


def _house(
    line: Line, seat: int, needs: Mapping[str, int], lines: Sequence[Line]
) -> Iterator[Reason]:
    done, before, after = line.done, line.before, line.after
    value, space = int(done.fields[0]), done.fields[1]
    yield from _filling(line, seat)
    if not done.turn_ended and any(other.done.verb == "stop" for other in lines):
        yield Reason("rolls-on", weight=0.6)
    lowest = lowest_value(before, seat)
    if done.on_water:
        yield Reason("on-water", {"points": value}, weight=value + 1.0)
    elif done.stands:
        needed = needs[space]
        if needed <= NEAR:
            about = {"points": value, "count": needed}
            yield Reason("dry-near", about, weight=value * (1.2 - needed / 5))
        else:
            yield _far(value, before.areas[space], done.free - 1)
        low = any(_places(other) == lowest for other in lines)
        if low and lowest is not None and HIGH <= value > lowest and needed <= NEAR:
            yield Reason("dry-high", {"points": value, "lowest": lowest}, weight=value / 2)
        yield from _neighbours(line, seat)
        bigger = [one for one in lines if one is not line and _bigger(one, space, value)]
        if bigger:
            yield Reason("spares", {"points": max(int(b.done.fields[0]) for b in bigger)})
    if value == lowest:
        left = after.stock[seat][value - 1]
        higher = lowest_value(after, seat)
        if not left and higher is not None:
            yield Reason("lowest-gone", {"points": value, "higher": higher}, weight=1.5)
        elif left and any(_places(other) > value for other in lines):
            yield Reason("lowest", {"points": value, "count": left}, weight=0.3)


def _far(value: int, area: int, free: int) -> Reason:
    """Tell what a dry tile risks where no canal is near, with so many spaces left in its area."""
    if value < HIGH:
        return Reason("dry-far", {"points": value}, weight=0.4)
    if free > 1:
        return Reason("dry-waits", {"area": area, "free": free}, weight=0.5)
    return Reason("dry-lost", {"area": area}, weight=value / 2, against=True)


def _neighbours(line: Line, seat: int) -> Iterator[Reason]:
    """Tell whose dry tiles would get water from a canal between them and the new one (AQ-8.1)."""
    space, before = line.done.fields[1], line.before
    adjacent = {other for edge in sides(space) for other in beside(edge) if other != space}
    for other in range(before.players):
        tiles = {at: house for at, house in _dry(before, other).items() if at in adjacent}
        points = sum(house.value for house in tiles.values())
        if tiles and other == seat:
            yield Reason("together", _counted(tiles), weight=0.6 + points / 4)
        elif tiles:
            yield Reason("together-other", _listed(tiles), other, points / 5, against=True)


def _bigger(line: Line, space: str, value: int) -> bool:
    return _places(line) > value and line.done.fields[1] == space


def _places(line: Line) -> int:
    """Give the value of the tile that is placed, 0 if none is."""
    return int(line.done.fields[0]) if line.done.verb == "house" else 0


def _filling(line: Line, seat: int) -> Iterator[Reason]:
    """Tell what goes because an area is full (AQ-5.3), or how near it is to that."""
    done, after = line.done, line.after
    area = done.area
    lost = [removed.house for removed in done.removed]
    own = sum(house.value for house in lost if house.seat == seat)
    others = sum(house.value for house in lost if house.seat != seat)
    if others:
        yield Reason("clears", {"area": area, "points": others}, weight=others / 1.5)
    if own and len(lost) == 1 and not done.stands:
        yield Reason("goes", {"area": area}, weight=float(own), against=True)
    elif own:
        yield Reason("clears-own", {"area": area, "points": own}, weight=float(own), against=True)
    if done.full and not lost:
        yield Reason("full", {"area": area}, weight=0.8)
    elif not done.full and done.free == A_TURN:
        # whoever rolls it next may fill it
        mine, theirs = _at_stake(after, area, seat)
        if theirs > mine:
            yield Reason("presses", {"area": area, "points": theirs}, weight=theirs / 4)
        elif mine:
            yield Reason("risks", {"area": area, "points": mine}, weight=mine / 4, against=True)


def _at_stake(position: Position, area: int, seat: int) -> tuple[int, int]:
    """Count the houses without water in an area: of a seat, and of the others."""
    mine, theirs = 0, 0
    for space, house in position.houses.items():
        if position.areas[space] == area and space not in position.supply:
            mine += house.value if house.seat == seat else 0
            theirs += house.value if house.seat != seat else 0
    return mine, theirs


# --- the die --------------------------------------------------------------------------------------


def _roll(
    line: Line, seat: int, needs: Mapping[str, int], lines: Sequence[Line]
) -> Iterator[Reason]:
    before, again = line.before, line.done.was == "again"
    free = _free(before)
    every = len(set(before.areas.values()))
    wet = {before.areas[space] for space in free if space in before.supply}
    if len(wet) >= MANY:
        yield Reason("roll-wet", {"count": len(wet), "all": every}, weight=len(wet) / 4)
    clearing = []
    for area in sorted({before.areas[space] for space in free}):
        spaces = free_spaces(before, area)
        mine, theirs = _at_stake(before, area, seat)
        if spaces[0] not in before.supply:
            # the tile placed goes, too
            mine += lowest_value(before, seat) or 0
        if theirs > mine and len(spaces) == 1:
            clearing.append(area)
    if clearing:
        filled: dict[str, str | int] = {"areas": names(map(str, clearing))}
        filled["count"] = len(clearing)
        yield Reason("roll-fills", filled, weight=len(clearing) / 3)
    near = {before.areas[space] for space in free if needs.get(space, 0) <= A_TURN}
    if near and len(wet) < MANY:
        yield Reason("roll-near", {"count": len(near), "all": every}, weight=len(near) / 8)
    if again:
        # true of every roll: a word for it only where nothing is to be hoped for
        if not (wet or clearing) and any(other.done.verb == "stop" for other in lines):
            yield Reason("roll-again", weight=0.5)
        return
    own = _dry(before, seat)
    if not own:
        out = any(house.seat == seat for house in before.houses.values())
        yield Reason("roll-none-dry" if out else "roll-first", weight=0.8)
    elif all(needs[space] > A_TURN for space in own):
        yield Reason("roll-unreached", weight=0.8)


def _free(position: Position) -> list[str]:
    return [s for area in set(position.areas.values()) for s in free_spaces(position, area)]


def _stop(line: Line, seat: int, needs: Mapping[str, int]) -> Iterator[Reason]:
    done, before = line.done, line.before
    if done.was == "again":
        # tiles are not saved by it: what the die brings may be declined, too
        if not any(space in before.supply for space in _free(before)):
            yield Reason("stop", weight=0.5)
        return
    if done.was == "stick":
        if all(needs[space] > 1 for space in _dry(before, seat)):
            yield Reason("stop-stick", weight=1.0)
        else:
            yield Reason("stop-saves", {"count": before.sticks_left}, weight=0.5)
        return
    assert before.area is not None
    free = free_spaces(before, before.area)
    if len(free) == 1 and free[0] not in before.supply:
        yield Reason("decline-full", {"area": before.area}, weight=1.5)
    else:
        yield Reason("decline", {"count": sum(before.stock[seat])}, weight=0.5)
