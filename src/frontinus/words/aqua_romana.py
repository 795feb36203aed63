"""Aqua Romana in sentences: what happened, is to be done, would happen, and lies where."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from frontinus.games.aqua_romana.board import neighbour, sight
from frontinus.games.aqua_romana.box import CHANNELS, CLOCKWISE, HEADS, SPACES, SQUARES, TILE_TYPES
from frontinus.games.aqua_romana.effects import podium_now
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
    from frontinus.games.aqua_romana.effects import Change, Effects
    from frontinus.games.aqua_romana.notation import Aqueduct, Position

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
    "target_label",
    "target_labels",
]

BUILDER_ORDER: Final = ("C", "S", "B", "D", "J")
"""As the rules name them (AR-1.10)."""
TILE_ORDER: Final = tuple(kind for kind in BUILDER_ORDER if kind in TILE_TYPES)


# --- lists ----------------------------------------------------------------------------------------


def count_builders(language: str, counts: Mapping[str, int]) -> str:
    """List the builders of each type, with their number where there are several."""
    return ", ".join(
        say(language, "builder-count", builder=builder, count=counts[kind])
        if counts[kind] > 1
        else builder
        for kind in BUILDER_ORDER
        if counts.get(kind)
        for builder in [say(language, f"builder-{kind}")]
    )


def count_tiles(language: str, counts: Mapping[str, int]) -> str:
    """List how many tiles of each type there are, none included."""
    return ", ".join(
        say(language, "tile-count", tile=say(language, f"tile-{kind}"), count=counts[kind])
        for kind in TILE_ORDER
    )


# --- what happened --------------------------------------------------------------------------------


def log_line(
    language: str, effects: Effects, names: Names, viewer_seats: Collection[int] = ()
) -> str | None:
    """Say what an action did; None if it did nothing worth a line (`keep`)."""
    reader = reader_of(language, names, viewer_seats)
    told = [*_deed(reader, effects), *_podiums(reader, effects)]
    return paragraph(told) or None


def event_text(
    language: str, effects: Effects, names: Names, viewer_seats: Collection[int] = ()
) -> str:
    """Say what an action did for whoever cannot see it: also the builder's walk and whose turn."""
    reader = reader_of(language, names, viewer_seats)
    told = [*_deed(reader, effects)]
    if effects.verb == "keep":
        told.append(reader.of("event-keep", effects.seat))
    if effects.verb == "build" and effects.builder:
        kind, start, end = effects.builder
        key = "event-fountain" if effects.fountain else "event-builder"
        told.append(reader.say(key, builder=reader.say(f"builder-{kind}"), **_way(start, end)))
    told += _podiums(reader, effects)
    told += your_turn(reader, effects.seat, effects.to_play)
    return paragraph(told) + "."


def _way(start: str, end: str) -> dict[str, str]:
    return {"from": start, "to": end}


def _deed(reader: Reader, effects: Effects) -> list[str]:
    tell = _DEEDS.get(effects.verb)
    return [tell(reader, effects)] if tell else []


def _place(reader: Reader, effects: Effects) -> str:
    kind, space = effects.fields[:2]
    builder = reader.say(f"builder-object-{kind}")
    return reader.of("log-place", effects.seat, builder=builder, space=space)


def _chosen(effects: Effects) -> Change:
    """Find what happened to the aqueduct that a build or a closing names."""
    return next(change for change in effects.changes if change.head_before == effects.fields[0])


_BUILDS: Final = {
    (False, False): "log-build",
    (False, True): "log-build-closed",
    (True, False): "log-build-ran",
    (True, True): "log-build-ran-closed",
}
"""By whether the water ran on, and whether the aqueduct was closed."""


def _build(reader: Reader, effects: Effects) -> str:
    own = _chosen(effects)
    assert effects.tile is not None
    assert effects.square is not None
    arguments: dict[str, str | int] = {
        "tile": reader.say(f"tile-object-{effects.tile[0]}"),
        "square": effects.square,
        "length": own.after,
    }
    ran = len(own.passes) > 1
    if ran:
        arguments["last"] = own.passes[-1][:2]
    key = _BUILDS[ran, own.closed]
    parts = [reader.of(key, effects.seat, **arguments) + _onto(reader, effects, own)]
    for change in effects.changes:
        if change is not own:
            key = "log-closes" if change.closed else "log-extends"
            part = reader.of(key, change.seat, length=change.after)
            parts.append(part + _onto(reader, effects, change))
    return "; ".join(parts)


def _onto(reader: Reader, effects: Effects, change: Change) -> str:
    """Add the podium of an aqueduct whose worker got there by this very action."""
    for seat, outlet, podium in effects.scored:
        if change.closed and (seat, outlet) == (change.seat, change.outlet):
            key = "log-onto" if podium else "log-onto-none"
            return ", " + reader.say(key, **({"podium": podium} if podium else {}))
    return ""


def _extra(reader: Reader, effects: Effects) -> str:
    square, code = effects.fields[:2]
    tile = reader.say(f"tile-{code[0]}")
    return reader.of("log-extra", effects.seat, square=square, tile=tile)


def _advance(reader: Reader, effects: Effects) -> str:
    assert effects.builder is not None
    kind, start, end = effects.builder
    builder = reader.say(f"builder-object-{kind}")
    return reader.of("log-advance", effects.seat, builder=builder, **_way(start, end))


def _wait(reader: Reader, effects: Effects) -> str:
    return reader.of("log-wait", effects.seat)


def _close(reader: Reader, effects: Effects) -> str:
    own = _chosen(effects)
    square = own.head_before[:2]
    line = reader.of("log-close", effects.seat, square=square, length=own.after)
    return line + _onto(reader, effects, own)


def _take(reader: Reader, effects: Effects) -> str:
    builder = reader.say(f"builder-object-{effects.fields[0]}")
    return reader.of("log-take", effects.seat, builder=builder)


_DEEDS: Final[Mapping[str, Callable[[Reader, Effects], str]]] = {
    "place": _place,
    "build": _build,
    "extra": _extra,
    "advance": _advance,
    "wait": _wait,
    "close": _close,
    "take": _take,
}


def _podiums(reader: Reader, effects: Effects) -> list[str]:
    """Say who went to a podium and has not been told of by the deed itself."""
    told = set()
    if effects.verb == "build":
        told = {(change.seat, change.outlet) for change in effects.changes if change.closed}
    elif effects.verb == "close":
        told = {(effects.seat, _chosen(effects).outlet)}
    scored = [entry for entry in effects.scored if entry[:2] not in told]
    if effects.step != "over":
        return [
            reader.of("log-podium", seat, podium=podium) if podium else reader.of("log-aside", seat)
            for seat, _, podium in scored
        ]
    standing: defaultdict[int, list[int]] = defaultdict(list)
    for seat, _, podium in scored:
        if podium:
            standing[seat].append(podium)
    lines = [
        reader.say(
            "log-podiums",
            name=reader.name(seat),
            count=len(standing[seat]),
            podiums=", ".join(map(str, sorted(standing[seat], reverse=True))),
        )
        for seat in sorted(standing)
    ]
    return [reader.say("log-over"), *lines]


# --- actions to be done ---------------------------------------------------------------------------


def action_text(language: str, effects: Effects) -> str:
    """Say an action as something to be done, told apart from all others of its position."""
    reader = reader_of(language, (), ())
    tell = _TO_DO.get(effects.verb)
    return tell(reader, effects) if tell else reader.say(f"button-{effects.verb}")


def _to_place(reader: Reader, effects: Effects) -> str:
    kind, space = effects.fields
    builder = reader.say("builder-to-place", kind=kind)
    return capital(reader.say("action-place", builder=builder, space=space))


def _to_build(reader: Reader, effects: Effects) -> str:
    head, space, code = effects.fields
    assert effects.builder is not None
    assert effects.square is not None
    # where the water leaves the tile itself, however far it runs on
    leaves = _chosen(effects).passes[0][3]
    key = "action-build-joker" if effects.builder[0] == "J" else "action-build"
    said = reader.say(
        key,
        tile=reader.say("tile-to-lay", kind=code[0]),
        square=effects.square,
        towards=reader.say(f"towards-{leaves}"),
        space=space,
        **{"from": head[:2]},
    )
    return capital(said)


def _to_extra(reader: Reader, effects: Effects) -> str:
    square, code = effects.fields
    ends = ", ".join(_ends(reader, channel) for channel in CHANNELS[code])
    tile = reader.say(f"tile-{code[0]}")
    return capital(reader.say("action-extra", square=square, tile=tile, ends=f"({ends})"))


def _to_advance(reader: Reader, effects: Effects) -> str:
    assert effects.builder is not None
    kind, start, end = effects.builder
    builder = reader.say("builder-to-place", kind=kind)
    return capital(reader.say("action-advance", builder=builder, **_way(start, end)))


def _to_close(reader: Reader, effects: Effects) -> str:
    own = _chosen(effects)
    square, towards = own.head_before[:2], reader.say(f"towards-{own.head_before[2]}")
    return capital(reader.say("action-close", square=square, towards=towards, length=own.after))


def _to_take(reader: Reader, effects: Effects) -> str:
    builder = reader.say("builder-to-place", kind=effects.fields[0])
    return capital(reader.say("action-take", builder=builder))


_TO_DO: Final[Mapping[str, Callable[[Reader, Effects], str]]] = {
    "place": _to_place,
    "build": _to_build,
    "extra": _to_extra,
    "advance": _to_advance,
    "close": _to_close,
    "take": _to_take,
}
"""The other verbs, `keep` and `wait`, are whole captions."""


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
        return Prompt(result(language, position, names, viewer_seats), reader.say("prompt-over"))
    if seat not in viewer_seats:
        sentence = reader.say(f"prompt-{position.step}-other", name=names[seat])
        return somebody_else(reader, seat, sentence, thinking)
    arguments: dict[str, str | int] = {}
    if position.step == "set-up":
        arguments["count"] = sum(position.pool.values())
    elif position.step == "owed":
        arguments["builders"] = count_builders(language, position.held[seat])
    elif position.step == "extra":
        assert position.laid is not None
        arguments["tile"] = reader.say(f"tile-{position.laid[0]}")
    return Prompt(
        reader.of(f"prompt-{position.step}-title", seat),
        reader.say(f"prompt-{position.step}", **arguments),
    )


def result(
    language: str, position: Position, names: Names, viewer_seats: Collection[int] = ()
) -> str:
    """Say who has won a game that is over (AR-10.6)."""
    reader = reader_of(language, names, viewer_seats)
    points = max(position.points)
    winners = [seat for seat in range(position.players) if position.points[seat] == points]
    return winners_title(reader, winners, points)


# --- what would happen ----------------------------------------------------------------------------


def preview_lines(
    language: str, effects: Effects, names: Names, viewer_seats: Collection[int] = ()
) -> list[str]:
    """Say what an action would do, a consequence a line, the most important ones first."""
    reader = reader_of(language, names, viewer_seats)
    lines: list[str] = []
    if effects.verb in {"build", "close"}:
        lines += _own_lines(reader, effects, _chosen(effects))
    if effects.verb == "build":
        others = [change for change in effects.changes if change is not _chosen(effects)]
        lines += [_other_line(reader, change) for change in others]
    if effects.builder:
        lines.append(reader.say("preview-builder", space=effects.builder[2]))
    if effects.fountain:
        lines.append(reader.say("preview-fountain"))
    if effects.lost:
        workers = dict.fromkeys(
            reader.say("preview-worker", name=reader.name(seat), square=head[:2])
            for seat, head in effects.lost
        )
        lines.append(reader.say("preview-loses", names=reader.join(workers)))
    return lines


def _own_lines(reader: Reader, effects: Effects, change: Change) -> list[str]:
    lines = []
    if effects.verb == "build":
        lines.append(reader.say("preview-length", before=change.before, after=change.after))
    if len(change.passes) > 1:
        squares = ", ".join(passed[:2] for passed in change.passes[1:])
        lines.append(reader.say("preview-runs", squares=squares))
    if not change.closed:
        faced = neighbour(change.head_after[:2], change.head_after[2])
        assert faced is not None  # AR-6.4
        lines.append(reader.say("preview-faces", square=faced))
    if change.closed:
        key = "preview-closed" if change.podium else "preview-closed-aside"
    else:
        key = "preview-podium" if change.podium else "preview-podium-none"
    return [*lines, reader.say(key, **({"podium": change.podium} if change.podium else {}))]


def _other_line(reader: Reader, change: Change) -> str:
    arguments: dict[str, str | int] = {
        "name": reader.name(change.seat),
        "square": change.head_after[:2],
        "length": change.after,
    }
    if not change.closed:
        return reader.say("preview-extends", **arguments)
    if not change.podium:
        return reader.say("preview-closes-aside", **arguments)
    return reader.say("preview-closes", **arguments, podium=change.podium)


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
    lines += _stock_lines(reader, position)
    return "\n".join(lines)


def _seat_lines(reader: Reader, position: Position, seat: int) -> list[str]:
    colour = reader.say(f"colour-{_colours(position)[seat]}")
    points = position.points[seat]
    lines = [reader.say("position-seat", name=reader.name(seat), colour=colour, points=points)]
    lines += [_aqueduct_line(reader, position, a) for a in position.aqueducts if a.seat == seat]
    if any(position.held[seat].values()):
        held = count_builders(reader.language, position.held[seat])
        lines.append(reader.say("position-holds", builders=held))
    return lines


def _aqueduct_line(reader: Reader, position: Position, aqueduct: Aqueduct) -> str:
    towards = reader.say(f"towards-{aqueduct.outlet[2]}")
    arguments: dict[str, str | int] = {
        "outlet": reader.say("position-outlet", square=aqueduct.outlet[:2], towards=towards),
        "length": aqueduct.length,
    }
    if aqueduct.status == "closed":
        return reader.say("position-closed", **arguments)
    if aqueduct.status == "finished":
        if not aqueduct.podium:
            return reader.say("position-finished-aside", **arguments)
        return reader.say("position-finished", **arguments, podium=aqueduct.podium)
    square = aqueduct.head[:2]
    faced = neighbour(square, aqueduct.head[2])
    assert faced is not None  # AR-6.4
    podium = podium_now(position, aqueduct.length)
    line = reader.say("position-live", **arguments, square=square, faced=faced, podium=podium)
    seen = [space for space in sight(square) if space in position.builders]
    if not seen:
        return f"{line} {reader.say('position-sees-none')}"
    builders = ", ".join(_standing(reader, position, space) for space in seen)
    return f"{line} {reader.say('position-sees', builders=builders)}"


def _standing(reader: Reader, position: Position, space: str) -> str:
    return f"{space} {reader.say(f'builder-{position.builders[space]}')}"


def _stock_lines(reader: Reader, position: Position) -> list[str]:
    standing = [_standing(reader, position, s) for s in CLOCKWISE if s in position.builders]
    lines = [
        reader.say("position-track", builders=", ".join(standing))
        if standing
        else reader.say("position-track-empty")
    ]
    if any(position.pool.values()):
        pool = count_builders(reader.language, position.pool)
        lines.append(reader.say("position-pool", builders=pool))
    owners = _owners(position)
    loose = [
        f"{square} {reader.say(f'tile-{code[0]}')} ({_ends(reader, channel)})"
        for square, code in sorted(position.tiles.items())
        for channel in CHANNELS[code]
        if (square, channel) not in owners
    ]
    if loose:
        lines.append(reader.say("position-loose", squares=", ".join(loose)))
    lines.append(reader.say("position-supply", tiles=count_tiles(reader.language, position.supply)))
    if any(position.reserve.values()):
        reserve = count_builders(reader.language, position.reserve)
        lines.append(reader.say("position-reserve", builders=reserve))
    else:
        lines.append(reader.say("stock-reserve-empty"))
    if position.podiums:
        podiums = ", ".join(
            reader.say(
                "position-podium",
                podium=podium,
                names=reader.join(reader.names[seat] for seat in seats),
            )
            for podium, seats in sorted(position.podiums.items(), reverse=True)
        )
        lines.append(reader.say("position-podiums", podiums=podiums))
    return lines


def _ends(reader: Reader, channel: str) -> str:
    return "–".join(reader.say(f"edge-{edge}") for edge in channel)


def _colours(position: Position) -> dict[int, str]:
    """Give the colour of each seat, that of its first reservoir."""
    colours: dict[int, str] = {}
    for reservoir in position.reservoirs:
        colours.setdefault(reservoir.seat, reservoir.colour)
    return colours


def _owners(position: Position) -> dict[tuple[str, str], int]:
    """Find the seat that owns each channel, by square and channel (AR-6.3)."""
    owners = {}
    for aqueduct in position.aqueducts:
        for passed in aqueduct.passes:
            square, ends = passed[:2], set(passed[2:])
            for channel in CHANNELS[position.tiles[square]]:
                if set(channel) == ends:
                    owners[square, channel] = aqueduct.seat
    return owners


def target_labels(language: str, position: Position) -> dict[str, str]:
    """Describe every square and every space of the track in a few words, by its name."""
    colours = {seat: say(language, f"colour-{name}") for seat, name in _colours(position).items()}
    things = _things_on_squares(language, position, colours)
    labels = {}
    for square in SQUARES:
        if square in position.tiles or things[square]:
            list_ = "; ".join(things[square])
            labels[square] = say(language, "target-holds", place=square, things=list_)
        else:
            labels[square] = say(language, "target-empty", place=square)
    for space in SPACES:
        if space in position.builders:
            builder = say(language, f"builder-{position.builders[space]}")
            labels[space] = say(language, "target-holds", place=space, things=builder)
        else:
            labels[space] = say(language, "target-free", place=space)
    return labels


def target_label(language: str, position: Position, target: str) -> str:
    """Describe one square or space; whoever needs all of them calls `target_labels` once."""
    return target_labels(language, position)[target]


def _things_on_squares(
    language: str, position: Position, colours: Mapping[int, str]
) -> defaultdict[str, list[str]]:
    things: defaultdict[str, list[str]] = defaultdict(list)
    owners = _owners(position)
    for square, code in position.tiles.items():
        things[square].append(say(language, f"tile-{code[0]}"))
        for channel in CHANNELS[code]:
            owner = owners.get((square, channel))
            things[square].append(
                say(
                    language,
                    "target-channel",
                    state=say(language, "target-dry") if owner is None else colours[owner],
                    **_way(*(say(language, f"edge-{edge}") for edge in channel)),
                )
            )
    for reservoir in position.reservoirs:
        for square in reservoir.squares:
            colour = colours[reservoir.seat]
            things[square].append(say(language, "target-reservoir", colour=colour))
    for aqueduct in position.aqueducts:
        if aqueduct.status == "live":
            square, colour = aqueduct.head[:2], colours[aqueduct.seat]
            towards = say(language, f"towards-{aqueduct.head[2]}")
            length = aqueduct.length
            things[square].append(
                say(language, "target-worker", colour=colour, towards=towards, length=length)
            )
            faced = neighbour(square, aqueduct.head[2])
            assert faced is not None  # AR-6.4
            things[faced].append(say(language, "target-faced", square=square, colour=colour))
    return things


# --- rules ----------------------------------------------------------------------------------------


def refusal(
    language: str, rule: str, action: str | None = None, position: Position | None = None
) -> str:
    """Say why an action is refused (AR-12.6).

    With the action's text and the position in which it was refused the sentence names the place or
    the piece; without them it says what the rule asks for.
    """
    key, arguments = _refusal(language, rule, (action or "").split(" "), position)
    return refusal_sentence(language, rule, key, arguments)


def _refusal(
    language: str, rule: str, fields: Sequence[str], position: Position | None
) -> tuple[str, dict[str, str]]:
    key = refusal_key(rule)
    match rule, fields:
        case "AR-2.3", ["place", kind, _] if kind in BUILDER_ORDER:
            return f"{key}-type", {"builder": say(language, f"builder-none-{kind}")}
        case "AR-1.8", ["place", _, space]:
            return key, {"space": space}
        case "AR-4.1", ["build", head, space, _]:
            return key, {"square": head[:2], "space": space}
        case "AR-5.1", ["build", head, space, _] if position is not None:
            live = [a for a in position.aqueducts if a.status == "live"]
            if head not in {a.head for a in live if a.seat == position.to_play}:
                return f"{key}-worker", {}
            return f"{key}-builder", {"space": space}
        case "AR-5.4", ["build", head, _, code] if head in HEADS:
            square = neighbour(head[:2], head[2]) or head[:2]
            return f"{key}-tile", {"square": square, "tile": say(language, f"tile-{code[0]}")}
        case "AR-9.3", ["advance", space]:
            return key, {"space": space}
        case (("AR-1.8" | "AR-4.1" | "AR-9.3"), _):
            return "", {}
    return key, {}


def board_refusal(language: str, point: int | None = None) -> str:
    """Say why board data are refused: a point of AR-1.15, or the rule as a whole."""
    if point is None:
        return say(language, "board-refused")
    sentence = say(language, f"board-point-{point}")
    return say(language, "board-refused-point", point=point, sentence=sentence)
