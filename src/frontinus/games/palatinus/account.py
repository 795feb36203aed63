"""The account: how a board is scored, hill by hill, in names (PA-9.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from frontinus.core.struct import copy_row, numbers
from frontinus.games.palatinus import rules
from frontinus.games.palatinus.box import (
    AROUND,
    DOTS,
    EMPTY,
    FARMER,
    KINDS,
    MERCHANT,
    PLACES,
    SOLDIER,
    SPRING,
    TERRAIN_WORTH,
    TIE_DISC,
    TILES,
)
from frontinus.games.palatinus.state import NOWHERE, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from frontinus.core.match import Known
    from frontinus.core.struct import Rows
    from frontinus.games.palatinus.notation import Position

CAPTIVE: Final = 1
DISC: Final = 1
"""Points of a captured inhabitant, and of the disc for one captured twice (PA-5.8, PA-5.9)."""


def account(match: Known) -> dict[str, Any]:
    """Score the board as it lies, all wolves known, and tell every step as JSON-like data.

    Each figure comes from the kernels that score games, run hill by hill; only who counted is
    looked up here.
    """
    rows: Rows = State.rows(1)
    copy_row(rows, 0, match.rows, match.row)
    rules.turn_up(rows[0])
    hills = [_settle(match, rows, number) for number in range(len(TILES))]
    scores, winners = numbers(match.players), numbers(match.players)
    match.game.entries.score(match.boxes, rows, 0, scores, winners)
    seats = range(match.players)
    captured = [one for hill in hills for one in hill["captured"]]
    return {
        "hills": hills,
        "captured": [sum(one["to"] == seat for one in captured) for seat in seats],
        "laurels": [[hill["laurel"] for hill in hills if hill["winner"] == seat] for seat in seats],
        "discs": [_discs(hills, seat) for seat in seats],
        "pieces": State.read(rows, 0).pieces[: match.players],
        "scores": [int(points) for points in scores],
        "winners": [seat for seat in seats if winners[seat]],
    }


def _settle(match: Known, rows: Rows, hill: int) -> dict[str, Any]:
    """Score one hill in a row and tell how."""
    box, row = match.boxes[0], rows[0]
    before = State.read(rows, 0)
    first = match.box.arrows[hill] + before.rotations[hill]
    clockwise = [AROUND * hill + (first + turn) % AROUND for turn in range(AROUND)]
    soldiers = [
        _soldier(before, place, rules.prey(row, place))
        for place in clockwise
        if before.standing[place] == SOLDIER
    ]
    rules.settle_soldiers(box, row, hill)
    rules.settle_control(box, row, hill)
    after = State.read(rows, 0)
    leaders = [seat for seat in range(match.players) if after.leaders[hill] >> seat & 1]
    alone = len(leaders) == 1
    return {
        "hill": TILES[hill],
        "laurel": after.laurels[hill],
        "soldiers": soldiers,
        "captured": [
            _capture(after, place)
            for place, kind in enumerate(before.standing)
            if kind in (MERCHANT, FARMER) and after.standing[place] == EMPTY
        ],
        "influence": [
            _influence(after, place, rules.influence_of(row, place))
            for place in clockwise
            if after.standing[place] in (MERCHANT, FARMER)
        ],
        "totals": after.influence[: match.players],
        "winner": leaders[0] if alone else None,
        "tied": [] if alone else leaders,
    }


def _soldier(state: State, place: int, prey: int) -> dict[str, Any]:
    return {
        "place": PLACES[place],
        "seat": state.seats[place] - 1,
        "merchants": _beside(state, place, MERCHANT),
        "farmers": _beside(state, place, FARMER),
        "captures": [] if prey == EMPTY else _beside(state, place, prey),
    }


def _capture(state: State, place: int) -> dict[str, Any]:
    return {
        "place": PLACES[place],
        "kind": KINDS[_kind(state, place) - 1],
        "seat": state.seats[place] - 1,
        "to": state.captors[place] - 1,
        "discs": [state.discs[place] - 1] if state.discs[place] else [],
    }


def _influence(state: State, place: int, points: int) -> dict[str, Any]:
    kind = state.standing[place]
    told = {"place": PLACES[place], "seat": state.seats[place] - 1, "kind": KINDS[kind - 1]}
    if kind == MERCHANT:
        counts = {
            "merchants": len(_beside(state, place, MERCHANT)),
            "farmers": len(_beside(state, place, FARMER)),
            "soldiers": len(_beside(state, place, SOLDIER)),
        }
    else:
        touching = _touching(state, place)
        empty = [other for other in touching if state.standing[other] == EMPTY]
        counts = {
            "fields": sum(not state.springs[other] for other in empty),
            "springs": sum(state.springs[other] for other in (place, *touching)),
        }
    return {**told, **counts, "points": int(points)}


def _discs(hills: list[dict[str, Any]], seat: int) -> list[int]:
    found = []
    for hill in hills:
        found += [1 for one in hill["captured"] if seat in one["discs"]]
        found += [TIE_DISC] if seat in hill["tied"] else []
    return found


def _kind(state: State, place: int) -> int:
    """Name what lay on a place, whatever has become of it."""
    seat = state.seats[place] - 1
    return state.under[seat][place] or state.kinds[place]


def _touching(state: State, place: int) -> list[int]:
    return sorted(other for other in state.touching[place] if other != NOWHERE)


def _beside(state: State, place: int, kind: int) -> list[str]:
    return [PLACES[n] for n in _touching(state, place) if state.standing[n] == kind]


@dataclass(frozen=True)
class Moment:
    """A step of the scoring, as it is shown: what is looked at, what changes, what stands then."""

    hill: str
    kind: str
    """hill, soldier, capture, influence or laurel."""
    place: str | None = None
    """Of the soldier, the captured inhabitant, or the token whose influence is counted."""
    lit: tuple[str, ...] = ()
    """Places that count."""
    captures: tuple[str, ...] = ()
    """Of these, the ones that the soldier captures."""
    gives: tuple[tuple[str, int], ...] = ()
    """What each place adds to the influence; its own place for its own spring."""
    gone: tuple[str, ...] = ()
    """Places that are left in this step; a soldier who withdraws leaves after all have counted."""
    gains: tuple[tuple[int, int, str], ...] = ()
    """Seat, points, and whether they are `captured`, `discs` or `laurels`."""
    points: tuple[int, ...] = ()
    """By seat, so far."""
    influence: tuple[int, ...] = ()
    """By seat on this hill, so far."""


def moments(position: Position, account: Mapping[str, Any]) -> tuple[Moment, ...]:
    """Go through the account of a board step by step (PA-5, PA-6)."""
    told = _Telling(position)
    return tuple(moment for hill in account["hills"] for moment in told.hill(hill))


class _Telling:
    """What has come of the scoring so far."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.standing = {place: token.kind for place, token in position.tokens.items()}
        self.points = [0] * position.players

    def hill(self, hill: Mapping[str, Any]) -> Iterator[Moment]:
        """Tell the steps of one hill."""
        letter, influence = hill["hill"], [0] * self.position.players
        yield self._moment(letter, "hill", influence)
        leaving: list[str] = []
        for one in hill["soldiers"]:
            lit = tuple(sorted({*one["merchants"], *one["farmers"]}))
            captures = tuple(one["captures"])
            if not captures:
                leaving.append(one["place"])
            found = {"place": one["place"], "lit": lit, "captures": captures}
            yield self._moment(letter, "soldier", influence, **found)
        for one in hill["captured"]:
            gone, leaving = (*leaving, one["place"]), []
            gains = [(one["to"], CAPTIVE, "captured")]
            yield self._moment(letter, "capture", influence, gains, gone, place=one["place"])
            for seat in one["discs"]:
                gains = [(seat, DISC, "discs")]
                yield self._moment(letter, "capture", influence, gains, place=one["place"])
        for one in hill["influence"]:
            gone, leaving = tuple(leaving), []
            self._leave(gone)
            gives = tuple(self._gives(one["place"]))
            influence[one["seat"]] += one["points"]
            found = {"place": one["place"], "lit": tuple(place for place, _ in gives)}
            yield self._moment(letter, "influence", influence, (), gone, gives=gives, **found)
        gains = [(seat, TIE_DISC, "discs") for seat in hill["tied"]]
        if hill["winner"] is not None:
            gains = [(hill["winner"], hill["laurel"], "laurels")]
        yield self._moment(letter, "laurel", influence, gains, tuple(leaving))

    def _moment(
        self,
        hill: str,
        kind: str,
        influence: Sequence[int],
        gains: Sequence[tuple[int, int, str]] = (),
        gone: tuple[str, ...] = (),
        **found: Any,
    ) -> Moment:
        self._leave(gone)
        for seat, points, _ in gains:
            self.points[seat] += points
        return Moment(
            hill,
            kind,
            gone=gone,
            gains=tuple(gains),
            points=tuple(self.points),
            influence=tuple(influence),
            **found,
        )

    def _leave(self, places: Iterable[str]) -> None:
        for place in places:
            self.standing.pop(place, None)

    def _gives(self, place: str) -> Iterator[tuple[str, int]]:
        """Tell what each place gives to a token (PA-6.3, PA-6.4)."""
        terrain, farmer = self.position.terrain, self.standing[place] == KINDS[FARMER - 1]
        for other in sorted((*self.position.touching[place], place)):
            kind = self.standing.get(other)
            if not farmer:
                if kind is not None and other != place:
                    yield other, DOTS[KINDS.index(kind) + 1]
            elif terrain[other] == SPRING or kind is None:
                yield other, TERRAIN_WORTH
