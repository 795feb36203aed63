"""Aquädukt in sentences: what happened, is to be done, would happen, and lies where."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from frontinus.games.aquaedukt.board import beside, point_at
from frontinus.games.aquaedukt.box import (
    DOUBLE,
    EDGES,
    HILL_GAP,
    HILLS,
    POINTS,
    SINGLE,
    SPACES,
    SPRING_GAP,
    VALUES,
)
from frontinus.games.aquaedukt.effects import lowest_value
from frontinus.words.catalogue import say
from frontinus.words.reader import (
    Names,
    Prompt,
    Reader,
    capital,
    join,
    paragraph,
    reader_of,
    refusal_key,
    refusal_sentence,
    rule_summary,
    somebody_else,
    winners_title,
    your_turn,
)

if TYPE_CHECKING:
    from frontinus.games.aquaedukt.effects import Effects
    from frontinus.games.aquaedukt.notation import House, Line, Position

__all__ = [
    "Names",
    "Prompt",
    "action_text",
    "board_refusal",
    "capital",
    "event_text",
    "join",
    "log_line",
    "position_text",
    "preview_lines",
    "prompt",
    "refusal",
    "result",
    "rule_summary",
    "target_labels",
]

KINDS: Final = ("space", "point", "edge")
"""What may be chosen on the board."""


def _houses(language: str, count: int) -> str:
    return say(language, "houses", count=count)


def _tile_of(reader: Reader, house: House, space: str) -> str:
    return reader.of(
        "tile-of", house.seat, houses=_houses(reader.language, house.value), space=space
    )


# --- what happened --------------------------------------------------------------------------------


def log_line(
    language: str, effects: Effects, names: Names, viewer_seats: Collection[int] = ()
) -> str | None:
    """Say what an action did; None if it did nothing worth a line (`roll`, most `stop`)."""
    return paragraph(_told(reader_of(language, names, viewer_seats), effects)) or None


def event_text(
    language: str, effects: Effects, names: Names, viewer_seats: Collection[int] = ()
) -> str:
    """Say what an action did for whoever cannot see it: also who rolls, and whose turn it is."""
    reader = reader_of(language, names, viewer_seats)
    told = [*_told(reader, effects)]
    if not told:
        told.append(reader.of(f"event-{effects.verb}", effects.seat))
    if effects.turn_ended or effects.verb == "hill":
        told += your_turn(reader, effects.seat, effects.to_play)
    return paragraph(told) + "."


def _told(reader: Reader, effects: Effects) -> Iterator[str]:
    tell = _DEEDS.get(effects.verb)
    line = tell(reader, effects) if tell else ""
    if line:
        yield line
    if effects.last_round:
        yield reader.say("log-last-canal")
    if effects.step == "over":
        yield reader.say("log-over")


def _hill(reader: Reader, effects: Effects) -> str:
    space = effects.fields[0]
    if effects.seat < 0:
        return reader.say("log-hill-drawn", space=space)
    return reader.of("log-hill", effects.seat, space=space)


def _die(reader: Reader, effects: Effects) -> str:
    number = int(effects.fields[0])
    if effects.again:
        return reader.say("log-die-full", number=number)
    assert effects.to_play is not None  # whoever rolled is asked next (AQ-4.4)
    return reader.of("log-die", effects.to_play, number=number)


def _house(reader: Reader, effects: Effects) -> str:
    value, space = effects.fields
    houses = _houses(reader.language, int(value))
    line = reader.of("log-house", effects.seat, houses=houses, space=space)
    if effects.on_water:
        line += ", " + reader.say("log-with-water")
    if effects.removed:
        line += "; " + reader.say("log-lost", tiles=_removed(reader, effects))
    elif effects.full:
        assert effects.area is not None
        line += "; " + reader.say("log-full", area=effects.area)
    return line


def _removed(reader: Reader, effects: Effects) -> str:
    return ", ".join(_tile_of(reader, tile.house, tile.space) for tile in effects.removed)


def _stop(reader: Reader, effects: Effects) -> str:
    return reader.of("log-decline", effects.seat) if effects.was == "house" else ""


def _spring(reader: Reader, effects: Effects) -> str:
    return reader.of("log-spring", effects.seat, point=effects.fields[0])


def _canal(reader: Reader, effects: Effects) -> str:
    key = "log-canal-double" if effects.sticks == DOUBLE else "log-canal"
    parts = [reader.of(key, effects.seat, edge=effects.fields[0])]
    if new := _new_water(effects):
        parts[0] += ": " + reader.say("log-water", spaces=", ".join(new))
    return "; ".join([*parts, *_gains(reader, effects)])


def _new_water(effects: Effects) -> list[str]:
    """Name the spaces that had no water before (AQ-8.5)."""
    return [watered.space for watered in effects.watered if not watered.before]


def _gains(reader: Reader, effects: Effects) -> list[str]:
    return [
        reader.of("log-gain", seat, points=_signed(points))
        for seat, points in enumerate(effects.gains)
        if points
    ]


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"


def _pass(reader: Reader, effects: Effects) -> str:
    return reader.of("log-pass", effects.seat)


def _back(reader: Reader, effects: Effects) -> str:
    back = reader.say(f"back-{effects.back}")
    gains = _gains(reader, effects) or [reader.say("log-back-none")]
    return "; ".join([reader.say("log-back", space=effects.fields[0], back=back), *gains])


_DEEDS: Final[Mapping[str, Callable[[Reader, Effects], str]]] = {
    "hill": _hill,
    "die": _die,
    "house": _house,
    "stop": _stop,
    "spring": _spring,
    "canal": _canal,
    "pass": _pass,
    "back": _back,
}


# --- actions to be done ---------------------------------------------------------------------------


def action_text(language: str, effects: Effects) -> str:
    """Say an action of a seat as something to be done."""
    return capital(_to_do(reader_of(language, (), ()), effects))


def _to_do(reader: Reader, effects: Effects) -> str:
    match effects.verb, effects.fields:
        case "hill", (space,):
            return reader.say("button-hill", space=space)
        case "house", (value, space):
            houses = _houses(reader.language, int(value))
            return reader.say("action-house", houses=houses, space=space)
        case "spring", (point,):
            return reader.say("button-spring", point=point)
        case "canal", (edge,):
            key = "action-canal-double" if effects.sticks == DOUBLE else "action-canal"
            return reader.say(key, edge=edge)
        case "roll", _:
            return reader.say("action-roll-again" if effects.was == "again" else "button-roll")
        case "stop", _:
            return reader.say(f"action-stop-{effects.was}")
    assert effects.verb == "pass"
    return reader.say("action-pass")


# --- what is to be done ---------------------------------------------------------------------------


def prompt(
    language: str,
    position: Position,
    viewer_seats: Collection[int],
    names: Names,
    thinking: Collection[int] = (),
) -> Prompt:
    """Say whose turn it is and what may be done; `thinking` are the seats that bots play."""
    reader = reader_of(language, names, viewer_seats)
    seat = position.to_play
    if seat is None:
        sentence = reader.say("prompt-over-aquaedukt")
        return Prompt(result(language, position, names, viewer_seats), sentence)
    if seat < 0:
        return _chance(reader, position)
    if seat not in viewer_seats:
        area = {"area": position.area} if position.step == "house" and position.area else {}
        sentence = reader.say(f"prompt-{position.step}-other", name=names[seat], **area)
        return somebody_else(reader, seat, sentence, thinking)
    key, arguments = f"prompt-{position.step}", dict[str, int]()
    title = dict(arguments)
    if position.step == "hills":
        arguments = {"count": HILLS[position.players] - len(position.hills)}
    elif position.step == "turn" and position.last_round:
        key = "prompt-turn-last"
    elif position.step == "again":
        arguments = {"count": position.rolls}
    elif position.step == "house":
        assert position.area is not None  # AQ-4.5
        arguments = {"area": position.area, "number": position.rolls}
        title = {"area": position.area}
    return Prompt(
        reader.of(f"prompt-{position.step}-title", seat, **title), reader.say(key, **arguments)
    )


def _chance(reader: Reader, position: Position) -> Prompt:
    if position.step == "die":
        title = reader.of("prompt-die-title", position.active)
        return Prompt(title, reader.say("prompt-die"))
    key = "prompt-backs" if position.step == "backs" else "prompt-hills-drawn"
    return Prompt(reader.say(f"{key}-title"), reader.say(key))


def result(
    language: str, position: Position, names: Names, viewer_seats: Collection[int] = ()
) -> str:
    """Say who has won a game that is over, and by what among equals (AQ-9.8)."""
    reader = reader_of(language, names, viewer_seats)
    points = max(position.points)
    first = [seat for seat in range(position.players) if position.points[seat] == points]
    tiles = max(position.supplied[seat] for seat in first)
    winners = [seat for seat in first if position.supplied[seat] == tiles]
    if len(winners) == 1 < len(first):
        return reader.of("over-title-tiles", winners[0], points=points)
    return winners_title(reader, winners, points)


# --- what would happen ----------------------------------------------------------------------------


def preview_lines(
    language: str, effects: Effects, names: Names, viewer_seats: Collection[int] = ()
) -> list[str]:
    """Say what an action would do, a consequence a line, the most important ones first."""
    reader = reader_of(language, names, viewer_seats)
    if effects.verb == "canal":
        return _canal_lines(reader, effects)
    if effects.verb == "house":
        return _house_lines(reader, effects)
    return []


def _canal_lines(reader: Reader, effects: Effects) -> list[str]:
    new = _new_water(effects)
    lines = [
        reader.say("preview-water", spaces=", ".join(new))
        if new
        else reader.say("preview-water-none")
    ]
    for seat, points in enumerate(effects.gains):
        if points:
            spaces = ", ".join(
                watered.space
                for watered in effects.watered
                if not watered.before and watered.house and watered.house.seat == seat
            )
            name = reader.name(seat)
            lines.append(reader.say("preview-gain", name=name, points=points, spaces=spaces))
    if effects.sticks == DOUBLE:
        lines.append(reader.say("preview-double"))
    if effects.last_round:
        lines.append(reader.say("preview-last-canal"))
    return lines


def _house_lines(reader: Reader, effects: Effects) -> list[str]:
    assert effects.house is not None
    assert effects.area is not None
    lines = []
    if effects.removed:
        tiles = _removed(reader, effects)
        lines.append(reader.say("preview-lost", area=effects.area, tiles=tiles))
    if effects.on_water:
        lines.append(reader.say("preview-house-water", points=effects.house.value))
    elif effects.stands:
        lines.append(reader.say("preview-house-dry"))
    if effects.full and not effects.removed:
        lines.append(reader.say("preview-area-full", area=effects.area))
    return lines


# --- what lies where ------------------------------------------------------------------------------


def position_text(
    language: str,
    position: Position,
    names: Names,
    viewer_seats: Collection[int] = (),
    thinking: Collection[int] = (),
) -> str:
    """Describe a position for whoever cannot see the board, a fact a line."""
    reader = reader_of(language, names, viewer_seats)
    asked = prompt(language, position, viewer_seats, names, thinking)
    lines = [f"{asked.title}. {asked.sentence}"]
    for seat in range(position.players):
        lines += _seat_lines(reader, position, seat)
    lines += _board_lines(reader, position)
    return "\n".join(lines)


def _seat_lines(reader: Reader, position: Position, seat: int) -> list[str]:
    points = position.points[seat]
    lines = [reader.say("position-points", name=reader.name(seat), points=points)]
    own = {space: house for space, house in position.houses.items() if house.seat == seat}
    if own:
        tiles = ", ".join(
            reader.say(
                "position-tile-wet" if space in position.supply else "position-tile-dry",
                space=space,
                houses=_houses(reader.language, house.value),
            )
            for space, house in sorted(own.items())
        )
        lines.append(reader.say("position-board", tiles=tiles))
    stock = _tiles(reader, position.stock[seat])
    lines.append(
        reader.say("position-stock", tiles=stock) if stock else reader.say("position-stock-none")
    )
    if lost := _tiles(reader, position.lost[seat]):
        lines.append(reader.say("position-lost", tiles=lost))
    return lines


def _tiles(reader: Reader, counts: Sequence[int]) -> str:
    """List how many tiles of each value there are, those only that there are."""
    return "; ".join(
        reader.say("position-stock-tiles", houses=_houses(reader.language, int(value)), count=count)
        for value, count in zip(VALUES, counts, strict=True)
        if count
    )


def _board_lines(reader: Reader, position: Position) -> list[str]:
    lines = []
    if position.hills:
        hills = ", ".join(
            f"{space} ({reader.say(f'back-{back}')})" if back else space
            for space, back in position.hills.items()
        )
        lines.append(reader.say("position-hills", hills=hills))
    springs = ", ".join(position.springs)
    lines.append(
        reader.say("position-springs", springs=springs)
        if springs
        else reader.say("position-springs-none")
    )
    lines += [_line(reader, line) for line in position.lines]
    if position.supply:
        spaces = ", ".join(sorted(position.supply))
        lines.append(reader.say("position-water", spaces=spaces))
    left = {"sticks": position.sticks_left, "springs": position.springs_left}
    lines.append(reader.say("position-sticks", **left))
    return lines


def _line(reader: Reader, line: Line) -> str:
    points = ", ".join(
        reader.say(
            "position-point-double" if sticks == DOUBLE else "position-point-single", point=point
        )
        for point, sticks in zip(line.points, line.sticks, strict=True)
    )
    return reader.say("position-line", spring=line.spring, points=points)


def target_labels(
    language: str,
    position: Position,
    names: Names,
    viewer_seats: Collection[int] = (),
    kinds: Collection[str] = KINDS,
) -> dict[str, str]:
    """Describe every space, cross-point and edge in a few words, by its name."""
    labels: dict[str, str] = {}
    if "space" in kinds:
        reader = reader_of(language, names, viewer_seats)
        labels |= {space: _space_label(reader, position, space) for space in position.areas}
    if "point" in kinds:
        things = _things_on_points(position)
        labels |= {point: _label(language, point, things.get(point)) for point in _POINTS_OF_BOARD}
    if "edge" in kinds:
        labels |= {
            edge: _label(language, edge, _CANALS.get(position.canals.get(edge, 0)))
            for edge in _EDGES_OF_BOARD
        }
    return labels


_CANALS: Final = {SINGLE: "target-canal-single", DOUBLE: "target-canal-double"}
_EDGES_OF_BOARD: Final = tuple(edge for edge in EDGES if any(beside(edge)))
_POINTS_OF_BOARD: Final = tuple(
    point for point in POINTS if any(point in edge.split("-") for edge in _EDGES_OF_BOARD)
)


def _label(language: str, place: str, thing: str | None) -> str:
    if thing is None:
        return say(language, "target-free", place=place)
    return say(language, "target-holds", place=place, things=say(language, thing))


def _things_on_points(position: Position) -> dict[str, str]:
    """Say by keys what stands or passes at cross-points that are not free."""
    things = dict.fromkeys(position.springs, "target-spring")
    for line in position.lines:
        things |= dict.fromkeys(line.points, "target-point-canal")
        things[line.head] = "target-point-head"
    return things


def _space_label(reader: Reader, position: Position, space: str) -> str:
    water = position.supply.get(space, 0)
    things = [reader.say("target-water", count=water) if water else reader.say("target-water-none")]
    if space in position.houses:
        house = position.houses[space]
        houses = _houses(reader.language, house.value)
        things.insert(0, reader.say("target-houses", houses=houses, name=reader.name(house.seat)))
    elif space in position.hills:
        back = position.hills[space]
        things = [
            reader.say("target-hill-back", back=reader.say(f"back-{back}"))
            if back
            else reader.say("target-hill")
        ]
    else:
        things.insert(0, reader.say("target-space-free"))
    return reader.say(
        "target-space", place=space, area=position.areas[space], things=", ".join(things)
    )


# --- rules ----------------------------------------------------------------------------------------


def refusal(
    language: str, rule: str, action: str | None = None, position: Position | None = None
) -> str:
    """Say why an action is refused (AQ-12.4).

    With the action's text and the position in which it was refused the sentence names the place or
    the piece; without them it says what the rule asks for.
    """
    key, arguments = _refusal(language, rule, (action or "").split(" "), position)
    return refusal_sentence(language, rule, key, arguments)


_PLAIN: Final = frozenset(
    "AQ-3.2 AQ-3.4 AQ-6.1 AQ-7.1 AQ-7.5 AQ-7.7 AQ-7.8 AQ-9.6 AQ-12.1 AQ-12.2".split()
)
"""Rules whose refusal needs no more words than it has."""
_NAMING: Final = {
    "AQ-1.1": "space",
    "AQ-1.2": "point",
    "AQ-1.3": "edge",
    "AQ-2.4": "space",
    "AQ-7.4": "edge",
}
"""Rules whose refusal names the place that was chosen, and what it is."""


def _refusal(
    language: str, rule: str, fields: Sequence[str], position: Position | None
) -> tuple[str, dict[str, str | int]]:
    key, place = refusal_key(rule), fields[-1]
    if rule in _NAMING and len(fields) > 1:
        return key, {_NAMING[rule]: place}
    match rule, fields:
        case "AQ-4.6", ["house", value, _] if value in VALUES:
            return key, {"houses": _houses(language, int(value))}
        case "AQ-7.1", ["canal", edge] if position is not None and position.sticks_left:
            return f"{key}-double", {"edge": edge}
        case "AQ-4.5", ["house", _, space] if position is not None:
            return _not_there(key, space, position)
        case "AQ-4.7", ["house", _, space] if position is not None:
            lowest = lowest_value(position, position.active)
            if lowest is not None:
                return key, {"space": space, "houses": _houses(language, lowest)}
        case "AQ-6.2", ["spring", point] if position is not None:
            thing = "spring" if point in position.springs else "canal"
            return f"{key}-{thing}", {"point": point}
        case "AQ-6.3", ["spring", point] if position is not None and point in POINTS:
            spring, steps = _nearest(point, position.springs, _steps_between_points)
            if steps < SPRING_GAP:
                return key, {"point": point, "spring": spring, "count": steps}
        case "AQ-7.6", ["canal", edge] if position is not None:
            for spring in set(edge.split("-")) & set(position.springs):
                return key, {"spring": spring}
        case "AQ-10.2", ["hill", space] if position is not None and space in SPACES:
            hill, steps = _nearest(space, tuple(position.hills), _steps_between_spaces)
            if steps < HILL_GAP:
                return key, {"space": space, "hill": hill, "count": steps}
    return (key, {}) if rule in _PLAIN else ("", {})


def _not_there(key: str, space: str, position: Position) -> tuple[str, dict[str, str | int]]:
    """Say why a tile may not be placed on a space: its area, a hill, other houses (AQ-4.5)."""
    area = position.areas.get(space)
    if area is not None and position.area is not None and area != position.area:
        return f"{key}-area", {"space": space, "area": area, "rolled": position.area}
    if space in position.hills:
        return f"{key}-hill", {"space": space}
    if space in position.houses:
        return f"{key}-house", {"space": space}
    return "", {}


def _nearest(
    place: str, others: Sequence[str], steps: Callable[[str, str], int]
) -> tuple[str, int]:
    """Find the nearest of other places, and how far it is; the first one that is far if none."""
    far = [(steps(place, other), number) for number, other in enumerate(others)]
    if not far:
        return "", SPRING_GAP
    distance, number = min(far)
    return others[number], distance


def _steps_between_points(one: str, other: str) -> int:
    return sum(abs(a - b) for a, b in zip(point_at(one), point_at(other), strict=True))


def _steps_between_spaces(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def board_refusal(language: str, _point: int | None = None) -> str:
    """Say why board data are refused (AQ-14.3)."""
    return rule_summary(language, "AQ-14.3")
