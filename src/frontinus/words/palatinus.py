"""Palatinus in sentences: what happened, is to be done, would happen, lies where, and is scored.

Positions and effects are those of the reader's own observation: what is under a wolf is told only
where they know it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from frontinus.games.palatinus.account import CAPTIVE, DISC
from frontinus.games.palatinus.box import (
    CENTRE,
    DOTS,
    KINDS,
    PLACES,
    SORTS,
    TERRAIN_WORTH,
    TIE_DISC,
)
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
    from frontinus.games.palatinus.effects import Effects
    from frontinus.games.palatinus.notation import Hand, Position, Tile, Token
    from frontinus.games.palatinus.outlook import Outlook, Prey, Range, Reason, Shift

__all__ = [
    "Names",
    "Prompt",
    "Step",
    "account_steps",
    "action_text",
    "board_refusal",
    "capital",
    "deadline_text",
    "event_text",
    "join",
    "log_line",
    "position_text",
    "preview_lines",
    "prompt",
    "range_text",
    "refusal",
    "result",
    "rule_summary",
    "sort_text",
    "target_labels",
]

Account = Mapping[str, Any]
"""The account of PA-9.6."""
WOLVES: Final = tuple(sort for sort in SORTS if sort.endswith("*"))


# --- pieces ---------------------------------------------------------------------------------------


def sort_text(language: str, sort: str) -> str:
    """Name a sort of tokens (PA-3.2), also `wolf`."""
    token = say(language, f"token-{sort.removesuffix('*')}")
    return say(language, "token-wolf-backed", token=token) if sort in WOLVES else token


def range_text(language: str, low: int, high: int) -> str:
    """Write the least and the most of something, one number if they are equal."""
    return str(low) if low == high else say(language, "range-of", low=low, high=high)


def _token(language: str, token: Token) -> str:
    kind = say(language, f"token-{token.kind}")
    return say(language, "token-under-wolf", token=kind) if _is_known_wolf(token) else kind


def _is_known_wolf(token: Token) -> bool:
    """Tell whether a wolf lies there, and the reader knows what is under it."""
    return token.backed and token.kind != "wolf"


def _count(language: str, kind: str, count: int) -> str:
    return say(language, f"tokens-{kind}", count=count)


# --- what happened --------------------------------------------------------------------------------


def log_line(
    language: str, effects: Effects, names: Names, viewer_seats: Collection[int] = ()
) -> str | None:
    """Say what an action did."""
    return paragraph(_told(reader_of(language, names, viewer_seats), effects)) or None


def event_text(
    language: str, effects: Effects, names: Names, viewer_seats: Collection[int] = ()
) -> str:
    """Say what an action did for whoever cannot see it: also whose turn it has become."""
    reader = reader_of(language, names, viewer_seats)
    told = [*_told(reader, effects), *your_turn(reader, effects.seat, effects.to_play)]
    return paragraph(told) + "."


def _told(reader: Reader, effects: Effects) -> Iterator[str]:
    if effects.verb == "draw":
        key = "log-draw-centre" if effects.tile else "log-draw"
        yield reader.say(key, tile=effects.drawn or "")
    elif effects.verb == "lay":
        assert effects.tile is not None
        yield _lay(reader, effects.seat, effects.tile)
    elif effects.verb == "laurels":
        laurels = ", ".join(
            reader.say("laurel-on", hill=hill, value=value)
            for hill, value in sorted(effects.laurels.items())
        )
        yield reader.say("log-laurels", laurels=laurels)
    else:
        assert effects.token is not None
        yield _placed(reader, effects.token)
        for seat in effects.must:
            yield reader.of("log-must", seat)
    if effects.step == "over":
        yield reader.say("log-over")


def _lay(reader: Reader, seat: int, tile: Tile) -> str:
    arguments = {"tile": tile.letter, "slot": tile.site}
    if tile.rotation:
        return reader.of("log-lay-turned", seat, **arguments, count=tile.rotation)
    return reader.of("log-lay", seat, **arguments)


def _placed(reader: Reader, token: Token) -> str:
    return reader.of(
        "log-token-backed" if _is_known_wolf(token) else "log-token",
        token.seat,
        token=reader.say(f"token-object-{token.kind}"),
        place=token.place,
    )


# --- actions to be done ---------------------------------------------------------------------------


def action_text(language: str, effects: Effects) -> str:
    """Say an action of a seat as something to be done; of a wolf only what the reader knows."""
    reader = reader_of(language, (), ())
    tile, token = effects.tile, effects.token
    if tile is not None:
        arguments = {"tile": tile.letter, "slot": tile.site}
        if tile.rotation:
            return capital(reader.say("action-lay-turned", **arguments, count=tile.rotation))
        return capital(reader.say("action-lay", **arguments))
    assert token is not None
    said = reader.say(
        "action-token-backed" if _is_known_wolf(token) else "action-token",
        token=reader.say("token-to-place", kind=token.kind),
        place=token.place,
    )
    return capital(said)


# --- what is to be done ---------------------------------------------------------------------------


def prompt(
    language: str,
    position: Position,
    viewer_seats: Collection[int],
    names: Names,
    thinking: Collection[int] = (),
    account: Account | None = None,
) -> Prompt:
    """Say whose turn it is and what may be done; `thinking` are the seats that bots play.

    A game that is over needs its account.
    """
    reader = reader_of(language, names, viewer_seats)
    seat = position.to_play
    if seat is None:
        title = result(language, account, names, viewer_seats) if account else ""
        return Prompt(title or reader.say("log-over"), reader.say("prompt-over-palatinus"))
    if seat < 0:
        key = f"prompt-{position.step}"
        return Prompt(reader.say(f"{key}-title"), reader.say(key))
    if position.step == "lay":
        return _prompt_to_lay(reader, position, seat, thinking)
    deadline = position.deadlines[seat]
    if seat not in viewer_seats:
        key = "prompt-place-other" if deadline.others_allowed else "prompt-place-other-must"
        return somebody_else(reader, seat, reader.say(key, name=names[seat]), thinking)
    if deadline.others_allowed:
        return Prompt(reader.of("prompt-place-title", seat), reader.say("prompt-place"))
    return Prompt(
        reader.of("prompt-place-title-must", seat),
        reader.say("prompt-place-must", count=deadline.soldiers),
    )


def _prompt_to_lay(
    reader: Reader, position: Position, seat: int, thinking: Collection[int]
) -> Prompt:
    tile = position.drawn or ""
    if seat not in reader.seats:
        sentence = reader.say("prompt-lay-other", name=reader.names[seat], tile=tile)
        return somebody_else(reader, seat, sentence, thinking)
    return Prompt(reader.of("prompt-lay-title", seat, tile=tile), reader.say("prompt-lay"))


def deadline_text(language: str, position: Position, seat: int) -> str:
    """Say how a seat stands with its soldiers (PA-3.5, PA-3.6); empty outside of placing."""
    deadline = position.deadlines[seat]
    if position.step != "place":
        return ""
    if not deadline.others_allowed:
        return say(language, "deadline-must")
    if not deadline.soldier_allowed:
        return say(language, "deadline-closed")
    if not deadline.soldiers:
        return say(language, "deadline-none")
    soldiers = _count(language, "soldier", deadline.soldiers)
    return say(language, "deadline-left", soldiers=soldiers, count=deadline.turns)


def result(
    language: str, account: Account, names: Names, viewer_seats: Collection[int] = ()
) -> str:
    """Say who has won, and by what among equals (PA-7.3)."""
    reader = reader_of(language, names, viewer_seats)
    points = max(account["scores"])
    first = [seat for seat, score in enumerate(account["scores"]) if score == points]
    winners = account["winners"]
    if len(winners) == 1 < len(first):
        pieces = [account["pieces"][seat] for seat in first if seat not in winners]
        return reader.of(
            "over-title-pieces",
            winners[0],
            points=points,
            pieces=account["pieces"][winners[0]],
            others=max(pieces),
        )
    return winners_title(reader, winners, points)


# --- what would happen ----------------------------------------------------------------------------


def preview_lines(
    language: str,
    effects: Effects,
    names: Names,
    viewer_seats: Collection[int] = (),
    outlook: Outlook | None = None,
) -> list[str]:
    """Say what a placement would do, a consequence a line, the most important ones first."""
    reader = reader_of(language, names, viewer_seats)
    token = effects.token
    if token is None:
        return []
    lines: list[str] = []
    if outlook is not None:
        shifts = [_shift(reader, shift) for shift in outlook.shifts]
        own, others = _split(outlook.prey, token.place)
        if token.kind == "soldier":
            lines += [line for prey in own for line in _prey(reader, prey)]
        else:
            lines += _influence_lines(reader, token, outlook)
        lines += [*shifts, *(line for prey in others for line in _prey(reader, prey))]
        lines += [_points(reader, *one) for one in outlook.points if one[0] == token.seat]
    if token.backed:
        lines.append(reader.say("preview-hidden"))
    return lines


def _split(prey: Collection[Prey], place: str) -> tuple[list[Prey], list[Prey]]:
    """Tell what the soldier on a place would capture from what others would."""
    own = [one for one in prey if one.soldier == place]
    return own, [one for one in prey if one.soldier != place]


def _influence_lines(reader: Reader, token: Token, outlook: Outlook) -> Iterator[str]:
    yield reader.say(
        "preview-earns",
        token=capital(reader.say(f"token-{token.kind}")),
        place=token.place,
        hill=token.place[0],
        points=range_text(reader.language, outlook.low, outlook.high),
    )
    for reason in outlook.reasons:
        yield capital(_reason(reader, reason))
    if any(reason.what == "fields" for reason in outlook.reasons):
        yield reader.say("preview-fields-remark")
    taken = any(token.place in (*prey.sure, *prey.perhaps) for prey in outlook.prey)
    if not outlook.reasons and token.kind == "merchant" and not taken:
        yield reader.say("preview-nobody")


def _reason(reader: Reader, reason: Reason) -> str:
    points = range_text(reader.language, reason.low, reason.high)
    places = ", ".join(reason.places)
    if reason.what == "own-spring":
        return reader.say("preview-own-spring", points=points)
    if reason.what in {"fields", "left", "springs"}:
        key = f"preview-{reason.what}"
        return reader.say(key, places=places, points=points, count=len(reason.places))
    token = reader.say(f"token-{reason.what}")
    return reader.say("preview-token", token=token, place=places, points=points)


def _shift(reader: Reader, shift: Shift) -> str:
    return reader.say(
        "preview-change",
        hill=shift.hill,
        name=reader.name(shift.seat),
        before=range_text(reader.language, *shift.before),
        after=range_text(reader.language, *shift.after),
    )


def _points(reader: Reader, seat: int, before: Range, after: Range) -> str:
    return reader.say(
        "preview-points",
        name=reader.name(seat),
        before=range_text(reader.language, *before),
        after=range_text(reader.language, *after),
    )


def _prey(reader: Reader, prey: Prey) -> Iterator[str]:
    soldier = {"soldier": prey.soldier, "name": reader.who(prey.seat)}
    if prey.sure:
        yield reader.say("preview-captures", **soldier, places=", ".join(prey.sure))
    if prey.perhaps:
        yield reader.say("preview-captures-perhaps", **soldier, places=", ".join(prey.perhaps))
    if prey.withdraws:
        yield reader.say("preview-withdraws", **soldier)


# --- the account ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """A step of the scoring, as it is shown."""

    hill: str
    kind: str
    """hill, soldier, capture, influence or laurel."""
    sentence: str
    place: str | None = None
    """Of the soldier, captured inhabitant, or token whose influence is counted."""
    lit: tuple[str, ...] = ()
    """Places that count for a soldier, or that he captures."""
    gains: tuple[tuple[int, int], ...] = ()
    """Points: seat, how many."""


def account_steps(
    language: str, account: Account, names: Names, viewer_seats: Collection[int] = ()
) -> tuple[Step, ...]:
    """Tell the scoring of a game step by step (PA-5, PA-6)."""
    reader = reader_of(language, names, viewer_seats)
    return tuple(step for hill in account["hills"] for step in _hill_steps(reader, hill))


def _hill_steps(reader: Reader, hill: Mapping[str, Any]) -> Iterator[Step]:
    letter, laurel = hill["hill"], hill["laurel"]
    yield Step(letter, "hill", reader.say("score-hill", hill=letter, laurel=laurel))
    for soldier in hill["soldiers"]:
        lit = tuple(sorted({*soldier["merchants"], *soldier["farmers"]}))
        sentence = _soldier(reader, soldier)
        yield Step(letter, "soldier", sentence, place=soldier["place"], lit=lit)
    for one in hill["captured"]:
        yield from _captured(reader, letter, one)
    for one in hill["influence"]:
        yield Step(letter, "influence", _influence(reader, one), place=one["place"])
    yield _control(reader, hill)


def _soldier(reader: Reader, soldier: Mapping[str, Any]) -> str:
    arguments = {
        "place": soldier["place"],
        "name": reader.who(soldier["seat"]),
        "merchants": _count(reader.language, "merchant", len(soldier["merchants"])),
        "farmers": _count(reader.language, "farmer", len(soldier["farmers"])),
    }
    if not soldier["captures"]:
        return reader.say("score-soldier-withdraws", **arguments)
    places = ", ".join(soldier["captures"])
    return reader.say("score-soldier-captures", **arguments, places=places)


def _captured(reader: Reader, hill: str, one: Mapping[str, Any]) -> Iterator[Step]:
    place = one["place"]
    parts = {"from": reader.who(one["seat"]), "to": reader.name(one["to"])}
    token = capital(reader.say(f"token-{one['kind']}"))
    sentence = reader.say("score-capture", token=token, place=place, **parts)
    yield Step(hill, "capture", sentence, place=place, gains=((one["to"], CAPTIVE),))
    for seat in one["discs"]:
        sentence = reader.say("score-disc", name=reader.name(seat))
        yield Step(hill, "capture", sentence, place=place, gains=((seat, DISC),))


def _influence(reader: Reader, one: Mapping[str, Any]) -> str:
    """Say what counts for a token, and the sum (PA-6.3, PA-6.4)."""
    if one["kind"] == "merchant":
        counted = [(kind, one[f"{kind}s"], dots) for kind, dots in _DOTS.items()]
        told = [(_count(reader.language, kind, n), n * dots) for kind, n, dots in counted if n]
    else:
        told = [
            (reader.say(f"score-{what}", count=one[what]), one[what] * TERRAIN_WORTH)
            for what in ("fields", "springs")
            if one[what]
        ]
    arguments = {
        "token": capital(reader.say(f"token-{one['kind']}")),
        "place": one["place"],
        "name": reader.who(one["seat"]),
    }
    if not told:
        return reader.say("score-influence-none", **arguments)
    terms = " + ".join(str(points) for _, points in told)
    total = f"{terms} = {one['points']}" if len(told) > 1 else str(one["points"])
    counts = ", ".join(count for count, _ in told)
    return reader.say("score-influence", **arguments, counts=counts, sum=total)


_DOTS: Final = dict(zip(KINDS, DOTS[1:], strict=False))
"""What a merchant earns for each kind beside him."""


def _control(reader: Reader, hill: Mapping[str, Any]) -> Step:
    letter, laurel, winner, tied = hill["hill"], hill["laurel"], hill["winner"], hill["tied"]
    shown = sorted(
        ((points, seat) for seat, points in enumerate(hill["totals"]) if points),
        key=lambda pair: (-pair[0], pair[1]),
    )
    totals = ", ".join(
        reader.say("score-of", name=reader.name(seat), points=points) for points, seat in shown
    )
    if winner is not None:
        sentence = reader.of("score-laurel", winner, totals=totals, laurel=laurel)
        return Step(letter, "laurel", sentence, gains=((winner, laurel),))
    if not tied:
        return Step(letter, "laurel", reader.say("score-laurel-nobody"))
    names = reader.join(reader.name(seat) for seat in tied)
    sentence = reader.say("score-laurel-tied", totals=totals, names=names)
    return Step(letter, "laurel", sentence, gains=tuple((seat, TIE_DISC) for seat in tied))


# --- what lies where ------------------------------------------------------------------------------


def position_text(
    language: str,
    position: Position,
    names: Names,
    viewer_seats: Collection[int] = (),
    thinking: Collection[int] = (),
    account: Account | None = None,
) -> str:
    """Describe a position for whoever cannot see the board, a fact a line."""
    reader = reader_of(language, names, viewer_seats)
    asked = prompt(language, position, viewer_seats, names, thinking, account)
    lines = [f"{asked.title}. {asked.sentence}"]
    if position.step == "place":
        lines.append(reader.say("position-round", number=position.round, count=position.rounds))
        lines += [_hand_line(reader, position, seat) for seat in range(position.players)]
    lines += [_tile_line(reader, position, tile) for tile in position.tiles.values()]
    if position.undrawn:
        lines.append(reader.say("position-undrawn", tiles=", ".join(position.undrawn)))
    if position.laurels:
        laurels = ", ".join(map(str, position.laurels))
        lines.append(reader.say("position-laurels", laurels=laurels))
    return "\n".join(lines)


def _hand_line(reader: Reader, position: Position, seat: int) -> str:
    name = reader.name(seat)
    tokens = _hand(reader.language, position.hands[seat])
    if not tokens:
        return reader.say("position-hand-empty", name=name)
    line = reader.say("position-hand", name=name, tokens=tokens)
    return f"{line} {capital(deadline_text(reader.language, position, seat))}."


def _hand(language: str, hand: Hand) -> str:
    """List what is in a hand: each sort, or wolves where they are not known."""
    held = {sort: count for sort, count in hand.sorts.items() if count}
    return ", ".join(
        say(language, "token-wolf-backed", token=_count(language, sort[:-1], count))
        if sort in WOLVES
        else _count(language, sort, count)
        for sort, count in held.items()
    )


def _tile_line(reader: Reader, position: Position, tile: Tile) -> str:
    places = "; ".join(_place_label(reader, position, place) for place in tile.places)
    arguments = {"hill": tile.letter, "site": _site(reader, tile), "places": places}
    if tile.laurel is None:
        return reader.say("position-tile-bare", **arguments)
    return reader.say("position-tile", **arguments, laurel=tile.laurel)


def _site(reader: Reader, tile: Tile) -> str:
    if tile.site == CENTRE:
        return reader.say("site-centre")
    return reader.say("site-slot", slot=tile.site)


def target_labels(
    language: str, position: Position, names: Names, viewer_seats: Collection[int] = ()
) -> dict[str, str]:
    """Describe every place and hill that lies, and every open slot, in a few words, by its name."""
    reader = reader_of(language, names, viewer_seats)
    labels = {place: _place_label(reader, position, place) for place in position.terrain}
    for letter, tile in position.tiles.items():
        labels[letter] = (
            reader.say("target-hill-bare", hill=letter)
            if tile.laurel is None
            else reader.say("target-hill-laurel", hill=letter, laurel=tile.laurel)
        )
    for slot in position.open_slots:
        labels[slot] = reader.say("target-slot", slot=slot)
    return labels


def _place_label(reader: Reader, position: Position, place: str) -> str:
    terrain = reader.say(f"terrain-{position.terrain[place]}")
    token = position.tokens.get(place)
    if token is None:
        return reader.say("target-place-empty", place=place, terrain=terrain)
    thing = reader.say(
        "target-token", token=_token(reader.language, token), name=reader.who(token.seat)
    )
    return reader.say("target-place", place=place, terrain=terrain, thing=thing)


# --- rules ----------------------------------------------------------------------------------------


def refusal(
    language: str, rule: str, action: str | None = None, position: Position | None = None
) -> str:
    """Say why an action is refused (PA-9.4).

    With the action's text and the position in which it was refused the sentence names the place or
    the piece; without them it says what the rule asks for.
    """
    key, arguments = _refusal(language, rule, (action or "").split(" "), position)
    return refusal_sentence(language, rule, key, arguments)


_PLAIN: Final = frozenset("PA-2.1 PA-2.7 PA-3.1 PA-3.8 PA-9.1".split())
"""Rules whose refusal needs no more words than it has."""


def _refusal(
    language: str, rule: str, fields: Sequence[str], position: Position | None
) -> tuple[str, dict[str, str | int]]:
    key = refusal_key(rule)
    match rule, fields:
        case "PA-2.2", ["draw", tile]:
            return key, {"tile": tile}
        case "PA-2.6", ["lay", slot, _] if position is not None and position.open_slots:
            return key, {"slot": slot, "slots": join(language, position.open_slots)}
        case "PA-3.2", [sort, _] if sort in SORTS:
            return key, {"token": sort_text(language, sort)}
        case "PA-3.3", [_, place] if place in PLACES:
            return key, {"place": place}
        case "PA-3.5", _ if position is not None:
            return key, {"last": position.deadlines[0].last}
        case "PA-3.6", _ if position is not None and position.to_play is not None:
            count = position.deadlines[position.to_play].soldiers
            return key, {"count": count}
    return (key, {}) if rule in _PLAIN else ("", {})


def board_refusal(language: str, _point: int | None = None) -> str:
    """Say why board data are refused (PA-11.5)."""
    return rule_summary(language, "PA-11.5")
