"""What an action did, or would do: for previews, logs and pictures that move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from frontinus.games.aqua_romana.actions import ACTIONS
from frontinus.games.aqua_romana.board import sight
from frontinus.games.aqua_romana.box import CLOCKWISE, HIGHEST_PODIUM, PODIUM_ROOM

if TYPE_CHECKING:
    from frontinus.games.aqua_romana.notation import Aqueduct, Position


@dataclass(frozen=True, slots=True)
class Change:
    """What happened to one aqueduct by building or closing (AR-6.7, AR-6.10)."""

    seat: int
    outlet: str
    head_before: str
    head_after: str
    before: int
    after: int
    """Lengths."""
    passes: tuple[str, ...]
    """The passes added."""
    closed: bool
    podium: int
    """The podium that it got, or would get if it were closed at once; 0 for none."""


@dataclass(frozen=True, slots=True)
class Effects:
    """What one action did."""

    verb: str
    fields: tuple[str, ...]
    seat: int
    """Who acted."""
    square: str | None = None
    tile: str | None = None
    """The code laid, and where."""
    changes: tuple[Change, ...] = ()
    """The aqueduct that was built upon, or closed on purpose, first."""
    builder: tuple[str, str, str] | None = None
    """Type, from and to of a builder who moved along the track."""
    fountain: bool = False
    """Whether the builder used for a build passed a fountain (AR-9.4)."""
    placed: tuple[str, str] | None = None
    """Type and space of a builder put on the track."""
    taken: str | None = None
    """The type of a builder taken from the reserve."""
    lost: tuple[tuple[int, str], ...] = ()
    """Seat and head of live workers who no longer see the builder that moved (AR-4.1)."""
    scored: tuple[tuple[int, str, int], ...] = ()
    """Seat, outlet and podium (0 for set aside) of workers who left the board."""
    step: str = ""
    """The step due afterwards."""
    to_play: int | None = None
    """Who acts afterwards."""


def effects(before: Position, action: str, after: Position) -> Effects:
    """Compare the positions before and after a legal action."""
    verb, fields = ACTIONS.fields(action)
    assert before.to_play is not None
    square, tile = _laid(before, after)
    builder = _moved(before, verb, fields)
    if verb == "take":
        taken, placed = fields[0], None
    else:
        taken, placed = None, (fields[0], fields[1]) if verb == "place" else None
    return Effects(
        verb=verb,
        fields=fields,
        seat=before.to_play,
        square=square,
        tile=tile,
        changes=_changes(before, after, fields[0] if verb in ("build", "close") else ""),
        builder=builder,
        fountain=verb == "build" and builder is not None and _passes_fountain(*builder[1:]),
        placed=placed,
        taken=taken,
        lost=_lost(before, after, builder) if builder else (),
        scored=_scored(before, after, verb, fields),
        step=after.step,
        to_play=after.to_play,
    )


def podium_now(position: Position, length: int) -> int:
    """Find the podium that an aqueduct of a length would get now, 0 for none (AR-7.2 to AR-7.4)."""
    podium = min(length, HIGHEST_PODIUM)
    while podium and len(position.podiums.get(podium, ())) >= PODIUM_ROOM[podium]:
        podium -= 1
    return podium


def next_space(position: Position, space: str) -> str:
    """Find the space to which a builder would move (AR-9.1)."""
    place = CLOCKWISE.index(space)
    spaces = CLOCKWISE[place + 1 :] + CLOCKWISE[:place]
    return next(space for space in spaces if space not in position.builders)


def _laid(before: Position, after: Position) -> tuple[str | None, str | None]:
    for square, code in after.tiles.items():
        if square not in before.tiles:
            return square, code
    return None, None


def _moved(before: Position, verb: str, fields: tuple[str, ...]) -> tuple[str, str, str] | None:
    space = {"build": fields[1:2], "advance": fields[:1]}.get(verb)
    if not space:
        return None
    return before.builders[space[0]], space[0], next_space(before, space[0])


def _passes_fountain(start: str, end: str) -> bool:
    """Tell by sides: a fountain lies wherever the side changes, also in a whole round."""
    first, last = CLOCKWISE.index(start), CLOCKWISE.index(end)
    return start[0] != end[0] or last < first


def _changes(before: Position, after: Position, head: str) -> tuple[Change, ...]:
    changes = []
    for old, new in zip(before.aqueducts, after.aqueducts, strict=True):
        closed = old.status == "live" != new.status
        if closed or old.length != new.length:
            podium = podium_now(before, new.length) if new.podium is None else new.podium
            change = Change(
                seat=new.seat,
                outlet=new.outlet,
                head_before=old.head,
                head_after=new.head,
                before=old.length,
                after=new.length,
                passes=new.passes[old.length :],
                closed=closed,
                podium=podium,
            )
            changes.append(change)
    return tuple(sorted(changes, key=lambda change: change.head_before != head))


def _lost(
    before: Position, after: Position, builder: tuple[str, str, str]
) -> tuple[tuple[int, str], ...]:
    _, start, end = builder

    def sees(aqueduct: Aqueduct, space: str) -> bool:
        return aqueduct.status == "live" and space in sight(aqueduct.head[:2])

    return tuple(
        (new.seat, new.head)
        for old, new in zip(before.aqueducts, after.aqueducts, strict=True)
        if sees(old, start) and new.status == "live" and not sees(new, end)
    )


def _scored(
    before: Position, after: Position, verb: str, fields: tuple[str, ...]
) -> tuple[tuple[int, str, int], ...]:
    """List who left the board in the order in which they were scored.

    First those closed in this turn, from the active seat on (AR-7.5); then, where the game ended,
    those still open, from the seat of the last build on (AR-10.3).
    """
    chosen = fields[0] if verb == "close" else ""

    def order(pair: tuple[Aqueduct, Aqueduct]) -> tuple[bool, int, int, str]:
        old, new = pair
        # a turn with a build ends the game only if nothing is open any more
        in_turn = verb == "build" or old.status == "closed" or old.head == chosen
        first = before.active if in_turn else after.last or 0
        return not in_turn, (new.seat - first) % before.players, -new.length, new.head

    left = [
        (old, new)
        for old, new in zip(before.aqueducts, after.aqueducts, strict=True)
        if old.status != "finished" and new.status == "finished"
    ]
    return tuple((new.seat, new.outlet, new.podium or 0) for _, new in sorted(left, key=order))
