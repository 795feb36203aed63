"""Reasons in Palatinus: who leads a hill, what soldiers would take, what lasts and what does not.

All of it is told by what the seat may know (PA-4): with wolves of others, influence is a range.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from frontinus.bots.reasons import Line, Reason, names
from frontinus.core.hexes import ring
from frontinus.games.palatinus.board import hill
from frontinus.games.palatinus.box import SPRING, TERRAIN_WORTH
from frontinus.games.palatinus.outlook import outlooks, standing

if TYPE_CHECKING:
    from frontinus.core.observation import Observation
    from frontinus.games.palatinus.notation import Position, Tile
    from frontinus.games.palatinus.outlook import Outlook, Prey, Range, Standing

About = dict[str, str | int]
GROWING: Final = 3
"""Empty places beside a merchant from which on it is worth a word."""
RICH: Final = 6
"""Points from springs from which on a place for a farmer is worth a word."""
SOON: Final = 3
"""Turns left for soldiers from which on it is worth a word."""


def reasons(seen: Observation, lines: Sequence[Line]) -> list[list[Reason]]:
    """Tell what each action does."""
    seat = seen.seat
    assert seat is not None
    placed = [line for line in lines if line.done.token is not None]
    if not placed:
        return [list(_lay(line)) for line in lines]
    kinds = {line.action: _kind_and_place(line) for line in placed}
    told = outlooks(seen, kinds.values())
    before = standing(seen)
    found: list[list[Reason]] = []
    for line in lines:
        outlook = told.get(kinds[line.action])
        if outlook is None or before is None:
            # too much is hidden on this board to tell what would come of it
            found.append([])
            continue
        own = [*_hills(line, seat, before, outlook), *_lasting(line, seat, outlook)]
        own += _soldiers(line, seat, before, outlook)
        own += _wolf(line, lines)
        found.append(own)
    return found


def _kind_and_place(line: Line) -> str:
    return f"{line.done.token.kind} {line.done.token.place}"


# --- the hills ------------------------------------------------------------------------------------


def _hills(line: Line, seat: int, now: Standing, outlook: Outlook) -> Iterator[Reason]:
    changed: dict[str, dict[int, Range]] = {shift.hill: {} for shift in outlook.shifts}
    for shift in outlook.shifts:
        changed[shift.hill][shift.seat] = shift.after
    for letter, after in changed.items():
        was = now.influence[letter]
        then = [after.get(one, was[one]) for one in range(len(was))]
        laurel = line.before.tiles[letter].laurel or 0
        yield from _hill(letter, laurel, line, was, then, _taken(letter, line, now, outlook))
        for other, (low, high) in after.items():
            lost = (sum(was[other]) - low - high) / 2
            # of a wolf that goes, the least and the most
            loss = sorted(max(0, n) for n in (was[other][0] - low, was[other][1] - high))
            if other != seat and lost >= 1 and was[other][1] and letter != line.done.token.place[0]:
                about = {"hill": letter, "laurel": laurel, "count": _range((loss[0], loss[1]))}
                yield Reason("weakens", about, other, lost * laurel / 10)


def _taken(letter: str, line: Line, now: Standing, outlook: Outlook) -> list[str]:
    """List the others' tokens on a hill that soldiers capture before it is scored (PA-5.2).

    Which of two soldiers it is may hang on wolves.
    """
    prey = {one.soldier: one for one in (*now.prey, *outlook.prey)}
    timely = [one for soldier, one in prey.items() if soldier[0] <= letter]
    caught = [place for one in timely for place in (*one.sure, *one.perhaps)]
    found = {place for place in caught if place[0] == letter}
    tokens = line.before.tokens
    return sorted(p for p in found if p in tokens and tokens[p].seat != line.done.seat)


def _hill(
    letter: str,
    laurel: int,
    line: Line,
    was: Sequence[Range],
    then: Sequence[Range],
    taken: Sequence[str],
) -> Iterator[Reason]:
    """Tell how the seat stands on a hill after a placement, against the strongest other one."""
    seat, token = line.done.seat, line.done.token
    rivals = [one for one in range(len(then)) if one != seat]
    rival = max(rivals, key=lambda one: (sum(then[one]), -one))
    about: dict[str, str | int] = {"hill": letter, "laurel": laurel, "own": _range(then[seat])}
    gained = (sum(then[seat]) - sum(was[seat])) / 2
    if gained <= 0:
        if gained < 0:
            yield Reason("hill-less", about, weight=-gained * laurel / 10, against=True)
        return
    if not any(then[one][1] for one in rivals):
        stood = any(t.seat == seat and p[0] == letter for p, t in line.before.tokens.items())
        first = token.place[0] == letter and not stood
        weight = laurel * (0.9 if first else 0.5)
        if taken:
            yield Reason("hill-cleared", {**about, "places": names(taken)}, weight=weight)
            return
        yield Reason("hill-first" if first else "hill-ahead-alone", about, weight=weight)
        return
    about["other"] = _range(then[rival])
    led, leads = _leads(seat, was), _leads(seat, then)
    if leads > 0 >= led:
        yield Reason("hill-lead", about, rival, laurel * 1.0)
    elif leads > 0:
        yield Reason("hill-ahead", about, rival, laurel * 0.4)
    elif leads == 0:
        low, high = then[seat]
        level = low == high == max(then[one][1] for one in rivals)
        key = "hill-level" if level else "hill-open"
        yield Reason(key, about, rival, laurel * (0.7 if led < 0 else 0.4))
    else:
        yield Reason("hill-chase", about, rival, laurel * 0.3)


def _leads(seat: int, influence: Sequence[Range]) -> int:
    """Tell whether a seat leads whatever is hidden, 1, may lead, 0, or does not, -1."""
    low, high = influence[seat]
    others = [one for other, one in enumerate(influence) if other != seat]
    if low > max(most for _, most in others):
        return 1
    return -1 if high < max(least for least, _ in others) else 0


def _range(influence: Range) -> str:
    low, high = influence
    return str(low) if low == high else f"{low}–{high}"


# --- what lasts -----------------------------------------------------------------------------------


def _lasting(line: Line, seat: int, outlook: Outlook) -> Iterator[Reason]:
    token, before = line.done.token, line.before
    beside = before.touching[token.place]
    if token.kind == "farmer":
        parts = {"springs": 0, "fields": 0}
        for reason in outlook.reasons:
            parts["fields" if reason.what in {"fields", "left"} else "springs"] += reason.low
        here = (token.place[0], seat)
        lost = any((s.hill, s.seat) == here and not s.after[0] for s in outlook.shifts)
        if parts["springs"] and not lost:
            yield Reason("springs", {"points": parts["springs"]}, weight=parts["springs"] / 4)
        if parts["fields"] > parts["springs"]:
            weight = parts["fields"] / 8
            yield Reason("fields", {"points": parts["fields"]}, weight=weight, against=True)
    elif token.kind == "merchant":
        empty = [place for place in beside if place not in before.tokens]
        if len(empty) >= GROWING:
            yield Reason("grows", {"count": len(empty)}, weight=len(empty) / 4)
    soldiers = any(p in before.tokens and before.tokens[p].kind == "soldier" for p in beside)
    if token.kind != "soldier" and not soldiers:
        yield from _before_its_hill(line)


def _before_its_hill(line: Line) -> Iterator[Reason]:
    """Tell which soldiers may still take a token before its hill is scored (PA-5.2)."""
    place, before = line.done.token.place, line.before
    about: About = {"hill": place[0]}
    # soldiers of hills that are scored later come too late
    beside = [other for other in before.touching[place] if other[0] <= place[0]]
    empty = [other for other in beside if other not in before.tokens]
    left = sum(hand.soldiers for hand in before.hands)
    if not empty or not left:
        yield Reason("safe", about, weight=0.9)
    elif all(other[0] == place[0] for other in beside):
        yield Reason("early", about, weight=0.6)


def _wolf(line: Line, lines: Sequence[Line]) -> Iterator[Reason]:
    """Tell a wolf from the same token face up."""
    token = line.done.token
    for other in lines:
        twin = other.done.token
        same = (twin.kind, twin.place) == (token.kind, token.place)
        if same and twin.backed != token.backed:
            yield Reason("hidden" if token.backed else "spares-wolf", weight=1.0)
            return


# --- soldiers -------------------------------------------------------------------------------------


def _soldiers(line: Line, seat: int, now: Standing, outlook: Outlook) -> Iterator[Reason]:
    token, before = line.done.token, line.before
    old = {prey.soldier: prey for prey in now.prey}
    for prey in outlook.prey:
        if prey.soldier == token.place:
            yield from _own_soldier(before, seat, prey)
        else:
            yield from _other_soldier(line, seat, old[prey.soldier], prey)
    if token.kind == "soldier":
        deadline = before.deadlines[seat]
        if deadline.others_allowed and deadline.turns - deadline.soldiers < SOON:
            yield Reason("soldiers-due", {"count": deadline.turns}, weight=0.7)


def _own_soldier(before: Position, seat: int, prey: Prey) -> Iterator[Reason]:
    theirs = [place for place in prey.sure if before.tokens[place].seat != seat]
    mine = [place for place in prey.sure if before.tokens[place].seat == seat]
    if theirs:
        about: About = {"count": len(theirs), "places": names(theirs)}
        yield Reason("captures", about, weight=1.5 * len(theirs))
    if mine:
        about = {"count": len(mine), "places": names(mine)}
        # more than any laurel: whatever else speaks against it comes of this
        yield Reason("captures-own", about, weight=7.0 * len(mine), against=True)
    perhaps = [place for place in prey.perhaps if before.tokens[place].seat != seat]
    own = [place for place in prey.perhaps if place not in perhaps]
    if perhaps:
        yield Reason("captures-perhaps", {"places": names(perhaps)}, weight=1.0)
    if own:
        yield Reason("captures-own-perhaps", {"places": names(own)}, weight=0.8, against=True)
    empty = [place for place in before.touching[prey.soldier] if place not in before.tokens]
    if not prey.sure and len(empty) >= GROWING:
        yield Reason("waits", {"count": len(empty)}, weight=0.6)


def _other_soldier(line: Line, seat: int, old: Prey, new: Prey) -> Iterator[Reason]:
    token, before = line.done.token, line.before
    about = {"soldier": new.soldier}
    of = None if new.seat == seat else new.seat

    def own(places: Sequence[str]) -> set[str]:
        return {p for p in places if before.tokens.get(p, token).seat == seat}

    saved = own(old.sure) - own(new.sure)
    if token.place in new.sure and of is not None:
        yield Reason("falls", about, of, 1.5, against=True)
    elif of is not None and saved:
        yield Reason("saves", {**about, "places": names(sorted(saved))}, of, 1.2 * len(saved))
    elif of is not None and old.sure and new.withdraws:
        yield Reason("withdraws", about, of, 1.0)
    if of is None:
        more = [p for p in new.sure if p not in old.sure and p != token.place]
        more = [p for p in more if before.tokens[p].seat != seat]
        if more:
            key = {**about, "places": names(more)}
            yield Reason("turns-soldier", key, weight=1.5 * len(more))
        if old.sure and new.withdraws:
            yield Reason("withdraws-own", about, weight=1.0 * len(old.sure), against=True)


# --- tiles ----------------------------------------------------------------------------------------


def _lay(line: Line) -> Iterator[Reason]:
    """Tell where farmers would stand well (PA-6.4), and whose soldiers strike in time (PA-5.2).

    All hands are alike, so that a tile is good for a seat only by who places first (PA-3.1).
    """
    tile: Tile | None = line.done.tile
    if tile is None:
        return
    touching, terrain = _touching(line.after), line.after.terrain
    own = [place for place in terrain if place[0] == tile.letter]
    yield from _farmers(line, tile.letter)
    springs = [place for place in own if terrain[place] == SPRING]
    shared = {p: [o for o in touching[p] if o[0] != tile.letter] for p in springs}
    giving = [place for place, beside in shared.items() if beside]
    if giving:
        hills = names(sorted({other[0] for place in giving for other in shared[place]}))
        yield Reason("lay-shares", {"count": len(giving), "hills": hills}, weight=0.3 * len(giving))
    elif springs:
        yield Reason("lay-keeps", {"hill": tile.letter}, weight=0.5)
    across = {(place, other) for place in own for other in touching[place] if other not in own}
    got = {other for _, other in across if terrain[other] == SPRING}
    if got:
        about: About = {"count": len(got), "hills": names(sorted({other[0] for other in got}))}
        yield Reason("lay-gets", about, weight=0.3 * len(got))
    yield from _strikes(tile.letter, across)


def _farmers(line: Line, letter: str) -> Iterator[Reason]:
    """Tell which place becomes the best for a farmer, or that the tile has none that is good."""
    before, after = _spring_points(line.before), _spring_points(line.after)
    most = max(points for place, points in after.items() if place[0] == letter)
    if not most:
        yield Reason("lay-dry-none", {"hill": letter}, weight=0.7)
    elif most <= TERRAIN_WORTH:
        yield Reason("lay-dry", {"hill": letter, "points": most}, weight=0.7)
    best = max(after.values())
    if best < RICH or best == max(before.values(), default=0):
        return
    places = sorted(place for place, points in after.items() if points == best)
    about: About = {"places": names(places), "points": best}
    if line.done.seat == 0 and len(places) == 1:
        yield Reason("lay-rich-first", about, weight=best / 6)
    else:
        yield Reason("lay-rich", about, weight=best / 8)


def _spring_points(position: Position) -> dict[str, int]:
    """Say what a farmer on each place would have of springs, whatever stands there."""
    wet = {place: terrain == SPRING for place, terrain in position.terrain.items()}
    return {
        place: TERRAIN_WORTH * sum(wet[one] for one in (place, *beside))
        for place, beside in _touching(position).items()
    }


def _strikes(letter: str, across: set[tuple[str, str]]) -> Iterator[Reason]:
    """Tell whose soldiers reach over the borders of a tile before a hill there is scored."""
    reached = {place for place, other in across if other[0] < letter}
    hills = names(sorted({other[0] for _, other in across if other[0] < letter}))
    if reached:
        about: About = {"hill": letter, "hills": hills, "count": len(reached)}
        yield Reason("lay-after", about, weight=0.15 * len(reached))
    reaching = {other for _, other in across if other[0] > letter}
    later = names(sorted({other[0] for other in reaching}))
    if not reached:
        yield Reason("lay-first", {"hill": letter, "hills": later}, weight=0.5)
    elif reaching:
        about = {"hill": letter, "hills": later, "count": len(reaching)}
        yield Reason("lay-ahead", about, weight=0.15 * len(reaching))


def _touching(position: Position) -> dict[str, list[str]]:
    """Say which places touch (PA-1.6), also while tiles are missing."""
    hexes = {
        at: tile.letter + str(number)
        for tile in position.tiles.values()
        for number, at in enumerate(ring(hill(tile.site)), 1)
    }
    return {place: [hexes[o] for o in ring(at) if o in hexes] for at, place in hexes.items()}
