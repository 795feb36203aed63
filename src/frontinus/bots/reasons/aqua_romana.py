"""Reasons in Aqua Romana: lengths and podiums, who sees a builder, who could close whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from frontinus.bots.reasons import Line, Reason, names
from frontinus.games.aqua_romana.board import neighbour, sight
from frontinus.games.aqua_romana.box import (
    BONUSES,
    CHANNELS,
    EDGES,
    HIGHEST_PODIUM,
    LAST_EDGE,
    PODIUM_ROOM,
)
from frontinus.games.aqua_romana.effects import podium_now
from frontinus.games.aqua_romana.notation import aqueduct_passes

if TYPE_CHECKING:
    from frontinus.core.observation import Observation
    from frontinus.games.aqua_romana.effects import Change
    from frontinus.games.aqua_romana.notation import Aqueduct, Position

AHEAD: Final = 3
"""Steps over empty squares by which it is told how much room there is."""
ROOMIER: Final = 4
"""So many empty squares more than elsewhere are worth a word."""
LONG: Final = 5
"""From here on it is worth a word that an aqueduct is the longest of all."""


def reasons(seen: Observation, lines: Sequence[Line]) -> list[list[Reason]]:
    """Tell what each action does."""
    seat = seen.seat
    assert seat is not None
    threats = [_threats(line, seat) for line in lines]
    elsewhere = {
        outlet: by
        for line, threat in zip(lines, threats, strict=True)
        for outlet, by in (threat or {}).items()
        if _live(line.after)[outlet].head == _live(line.before)[outlet].head
    }
    rooms = [_room_ahead(line, seat) for line in lines]
    found = []
    for line, threat, room in zip(lines, threats, rooms, strict=True):
        told = [*_changes(line, seat), *_sights(line, seat), *_deed(line, seat)]
        told += _roomier(room, rooms)
        if threat is not None:
            told += _guards(line, seat, threat, elsewhere)
        found.append(told)
    return found


# --- aqueducts ------------------------------------------------------------------------------------


def _changes(line: Line, seat: int) -> Iterator[Reason]:
    closing = any(change.closed and change.seat == seat for change in line.done.changes)
    for change in line.done.changes:
        if change.seat != seat:
            if change.closed:
                yield _cut(line, change)
            continue
        yield from _own(line, change, closing=closing)
        if change.closed and any(line.before.reserve.values()):
            yield Reason("reserve", weight=0.7)
        ran = len(change.passes) - 1
        if ran > 0:
            yield Reason("runs", {"count": ran, "square": change.head_after[:2]}, weight=ran + 0.5)
        longest = max(a.length for a in line.after.aqueducts if a.outlet != change.outlet)
        if change.podium >= LONG and change.after > longest:
            yield Reason("highest", {"points": BONUSES[0]}, weight=1.5)


def _room_ahead(line: Line, seat: int) -> tuple[int, str] | None:
    """Count the room ahead of an own worker who has moved on, where there is most, and name him."""
    moved = [c.head_after for c in line.done.changes if c.seat == seat and not c.closed]
    return max(((_room(line.after, head), head[:2]) for head in moved), default=None)


def _roomier(
    room: tuple[int, str] | None, rooms: Sequence[tuple[int, str] | None]
) -> Iterator[Reason]:
    """Tell of much room only where another action leaves clearly less."""
    if room and room[0] >= ROOMIER + min(other[0] for other in rooms if other):
        count, square = room
        yield Reason("room", {"count": count, "square": square}, weight=count / 12)


def _room(position: Position, head: str) -> int:
    """Count the empty squares within AHEAD steps from the one that a worker faces."""
    taken = {*position.tiles, *(s for r in position.reservoirs for s in r.squares)}
    faced = neighbour(head[:2], head[2])
    found = {faced} if faced else set()
    for _ in range(AHEAD):
        near = {neighbour(square, edge) for square in found for edge in EDGES}
        found |= {square for square in near if square and square not in taken}
    return len(found)


def _podium(key: str, change: Change) -> tuple[str, dict[str, str | int]]:
    """Choose by the podium: that of the length, a lower one because it is full, or none."""
    # where its worker stands before: two may come to one square
    about: dict[str, str | int] = {"square": change.head_before[:2], "length": change.after}
    if not change.podium:
        return f"{key}-none", about
    about["podium"] = change.podium
    highest = min(change.after, HIGHEST_PODIUM)
    if change.podium < highest:
        return f"{key}-lower", {**about, **_span(change.podium + 1, highest)}
    return key, about


def _span(low: int, high: int) -> dict[str, str | int]:
    """Name podiums from one to another."""
    return {"full": str(low) if low == high else f"{low}–{high}", "count": high - low + 1}


def _full_above(position: Position, podium: int) -> int:
    """Find the highest of the full podiums that follow one without a gap."""
    above = podium + 1
    while above <= HIGHEST_PODIUM and len(position.podiums.get(above, ())) == PODIUM_ROOM[above]:
        above += 1
    return above - 1


def _own(line: Line, change: Change, *, closing: bool) -> Iterator[Reason]:
    if not change.closed:
        key, about = _podium("longer", change)
        if closing:
            # that one takes its podium first, and none may be closed on purpose then (AR-6.10)
            key, about = "longer-none", {"square": about["square"], "length": change.after}
        about["to"] = change.head_after[:2]
        # that it grows is plain from what is done
        grown = change.after - change.before - 0.7 * (key == "longer-none")
        yield Reason(key, about, weight=grown + change.podium / 10)
        return
    key, about = _podium("close", change)
    on_purpose = line.done.verb == "close"
    if on_purpose and change.podium and not _seen(line.before, change.head_before):
        yield Reason("stuck", about, weight=2.0)
        return
    yield Reason(key, about, weight=1.0 + change.podium / 2, against=not change.podium)
    full = _full_above(line.before, change.podium)
    if on_purpose and key == "close" and full > change.podium:
        full_ones = _span(change.podium + 1, full)
        yield Reason("above-full", full_ones, weight=0.8 + (full - change.podium) / 2)


def _cut(line: Line, change: Change) -> Reason:
    key, about = _podium("cut", change)
    # the longer the aqueduct, the less it was to grow
    open_still = sum(a.status == "live" for a in line.before.aqueducts if a.seat == change.seat)
    return Reason(key, about, change.seat, 4.0 + open_still / 10 - change.podium / 10)


# --- sight ----------------------------------------------------------------------------------------


def _seen(position: Position, head: str) -> int:
    """Count the builders that a worker sees (AR-4.1)."""
    return sum(space in position.builders for space in sight(head[:2]))


def _live(position: Position) -> dict[str, Aqueduct]:
    return {a.outlet: a for a in position.aqueducts if a.status == "live"}


def _sights(line: Line, seat: int) -> Iterator[Reason]:
    before, after = _live(line.before), _live(line.after)
    moved = [change.outlet for change in line.done.changes if change.seat == seat]
    found, lost = [], []
    starved: dict[int, list[str]] = {}
    for outlet, new in after.items():
        seen, had = _seen(line.after, new.head), _seen(line.before, before[outlet].head)
        square = new.head[:2]
        if new.seat != seat:
            if had and not seen:
                starved.setdefault(new.seat, []).append(square)
        elif outlet in moved[:1] and line.done.verb == "build":
            if seen:
                yield Reason("keeps", {"square": square, "count": seen}, weight=0.8 + seen / 10)
            else:
                lost.append(square)
        elif seen and not had:
            found.append(square)
        elif had and not seen:
            lost.append(square)
    if found and line.done.verb not in {"place", "extra"}:
        yield Reason("finds", _workers(found), weight=1.0 * len(found))
    if lost:
        yield Reason("loses", _workers(lost), weight=1.0 * len(lost), against=True)
    if starved:
        other = max(starved, key=lambda one: len(starved[one]))
        squares = starved[other]
        yield Reason("starves", _workers(squares), other, 1.2 * len(squares))
    blind = [head[:2] for other, head in line.done.lost if other != seat]
    if blind and not starved:
        count = len(line.done.lost) - len(blind)
        if not count:
            yield Reason("blind", {"squares": names(blind)}, weight=0.4 * len(blind))


def _workers(squares: Sequence[str]) -> dict[str, str | int]:
    """Name workers by their squares."""
    return {"squares": names(squares), "count": len(squares)}


# --- what others could do next --------------------------------------------------------------------


def _threats(line: Line, seat: int) -> dict[str, int] | None:
    """Find the own aqueducts that the next seat could close by building, and which seat it is.

    None if that cannot be said, since more is to be chosen before.
    """
    match, played = line.match.copy(), True
    while played and match.to_play == seat:
        # what remains of the turn changes nothing on the board
        legal = match.legal_actions()
        rest = [text for text in legal if text == "keep" or text.startswith("take")]
        played = bool(rest)
        if played:
            match.play(rest[0])
    rival = match.to_play
    if rival is None:
        return {}
    replies = match.legal_actions()
    if rival == seat or not replies[0].startswith(("build", "advance", "wait")):
        return None
    found = dict[str, int]()
    own = [a.outlet for a in _live(match.observation(seat).position()).values() if a.seat == seat]
    for reply in replies:
        if reply.startswith("build"):
            match.play(reply)
            still = _live(match.observation(seat).position())
            match.undo()
            found |= {outlet: rival for outlet in own if outlet not in still}
    return found


def _guards(
    line: Line, seat: int, threat: dict[str, int], elsewhere: dict[str, int]
) -> Iterator[Reason]:
    """Tell which own aqueducts could be closed next, after this action or after the others."""
    for outlet, own in _live(line.after).items():
        if own.seat != seat or not own.length:
            continue
        about: dict[str, str | int] = {"square": own.head[:2], "length": own.length}
        if outlet in threat:
            weight = 1.0 + own.length / 10
            yield Reason("exposed", about, threat[outlet], weight, against=True)
        elif outlet in elsewhere and own.head == _live(line.before)[outlet].head:
            yield Reason("guards", about, elsewhere[outlet], weight=1.5 + own.length / 10)


# --- the other actions ----------------------------------------------------------------------------


def _deed(line: Line, seat: int) -> Iterator[Reason]:
    done = line.done
    if done.fountain:
        yield Reason("fountain", weight=1.5)
    if done.verb == "place":
        yield _place(line, seat)
    elif done.verb == "take":
        yield from _take(line, seat)
    elif done.verb == "extra":
        yield from _extra(line, seat)
    elif done.verb == "keep":
        yield from _keep(line, seat)
    if line.after.step == "over":
        yield Reason("ends", weight=2.0)


def _keep(line: Line, seat: int) -> Iterator[Reason]:
    own = [a for a in _live(line.after).values() if a.seat == seat]
    growing = [a.head[:2] for a in own if _seen(line.after, a.head)]
    if growing:
        yield Reason("open", _workers(growing), weight=0.8 * len(growing))
    if own and not any(podium_now(line.after, a.length) for a in own):
        yield Reason("open-none", weight=1.0)


def _place(line: Line, seat: int) -> Reason:
    _, space = line.done.fields
    seeing = [a for a in _live(line.before).values() if space in sight(a.head[:2])]
    own = [a.head[:2] for a in seeing if a.seat == seat]
    others = [a.head[:2] for a in seeing if a.seat != seat]
    if not seeing:
        return _place_ahead(line, seat, space)
    if not own:
        return Reason("placed-away", _workers(others), weight=0.5, against=True)
    if not others:
        return Reason("placed-own", _own_workers(own), weight=float(len(own)))
    about = _own_and_others(own, others)
    return Reason("placed-shared", about, weight=len(own) - len(others) / 2)


def _place_ahead(line: Line, seat: int, space: str) -> Reason:
    """Tell who will see a builder from the square that he faces, if nobody sees him yet."""
    coming = []
    for aqueduct in _live(line.before).values():
        faced = neighbour(aqueduct.head[:2], aqueduct.head[2])
        if faced and space in sight(faced):
            coming.append(aqueduct)
    own = [a.head[:2] for a in coming if a.seat == seat]
    others = [a.head[:2] for a in coming if a.seat != seat]
    if not coming:
        return Reason("placed-free")
    if not own:
        return Reason("placed-aside", _workers(others), against=True)
    if not others:
        return Reason("placed-ahead-own", _own_workers(own), weight=float(len(own)))
    about = _own_and_others(own, others)
    return Reason("placed-ahead", about, weight=len(own) - len(others) / 2)


def _own_workers(squares: Sequence[str]) -> dict[str, str | int]:
    """Name own workers by their squares, where only they are spoken of."""
    return {"squares": names(squares), "own": len(squares)}


def _own_and_others(own: Sequence[str], others: Sequence[str]) -> dict[str, str | int]:
    return {**_own_workers(own), "others": names(others), "count": len(others)}


def _take(line: Line, seat: int) -> Iterator[Reason]:
    """Tell what a builder of the reserve is good for: builders of a type are alike."""
    kind, position = line.done.fields[0], line.before
    if kind == "J":
        yield Reason("joker")
        return
    if not position.supply[kind]:
        yield Reason("take-any", weight=1.5)  # AR-5.2
    spaces = {space for space, other in position.builders.items() if other == kind}
    own = [a.head[:2] for a in _live(position).values() if a.seat == seat]
    seeing = [square for square in own if spaces & {*sight(square)}]
    if seeing:
        seen = sorted(spaces & {space for square in seeing for space in sight(square)})
        about = {"kind": kind, "spaces": names(seen), **_workers(seeing)}
        yield Reason("take-seen", about, weight=0.5, against=True)
    elif own:
        yield Reason("take-unseen", {"kind": kind})


def _extra(line: Line, seat: int) -> Iterator[Reason]:
    """Tell whose next tile could lead to the loose one (AR-6.5, AR-9.8), and where it leaves."""
    square = line.done.fields[0]
    led: dict[tuple[int, bool], list[tuple[str, str]]] = {}
    for aqueduct in _live(line.after).values():
        way = _way_through(line.after, aqueduct.head, square)
        if way is not None:
            led.setdefault((aqueduct.seat, bool(way)), []).append((aqueduct.head[:2], way))
    for (owner, runs), ways in led.items():
        about = _workers([worker for worker, _ in ways])
        if runs:
            about["faced"] = names(way for _, way in ways)
        if owner == seat:
            key = "extra-run" if runs else "extra-block"
            yield Reason(key, about, weight=1.5, against=not runs)
        else:
            key = "extra-gift" if runs else "extra-wall"
            yield Reason(key, about, owner, 1.2, against=runs)
    if not led:
        yield Reason("extra-far", weight=0.5)


def _way_through(position: Position, head: str, square: str) -> str | None:
    """Find the square that a worker may face once his next tile has led him through another one.

    Empty if he would be closed there, None if no next tile leads there.
    """
    start, found = neighbour(head[:2], head[2]), None
    assert start is not None  # AR-6.4
    back = EDGES[LAST_EDGE - EDGES.index(head[2])]
    for edge in EDGES.replace(back, ""):
        through, faced = _course(position, start, edge)
        if square in through:
            found = found or faced
        elif neighbour(start, edge) == square:
            found = found or ""
    return found


def _course(position: Position, start: str, edge: str) -> tuple[list[str], str]:
    """Follow loose channels from an empty square: those passed, and the empty one faced at last."""
    taken = {s for r in position.reservoirs for s in r.squares}
    owned = {
        (square, *sorted(ends))
        for aqueduct in position.aqueducts
        for square, *ends in aqueduct_passes(aqueduct)
    }
    through: list[str] = []
    square = start
    while True:
        ahead = neighbour(square, edge)
        if ahead is None or ahead in taken or ahead == start:
            return through, ""
        if ahead not in position.tiles:
            return through, ahead
        entry = EDGES[LAST_EDGE - EDGES.index(edge)]
        channel = next((c for c in CHANNELS[position.tiles[ahead]] if entry in c), "")
        if not channel or (ahead, *sorted(channel)) in owned:
            return through, ""
        square, edge = ahead, channel.replace(entry, "")
        through.append(square)
