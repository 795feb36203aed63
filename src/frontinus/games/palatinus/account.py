"""The account: how a board is scored, hill by hill, in names (PA-9.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from frontinus.core.struct import copy_row, numbers
from frontinus.games.palatinus import rules
from frontinus.games.palatinus.box import (
    AROUND,
    EMPTY,
    FARMER,
    KINDS,
    MERCHANT,
    PLACES,
    SOLDIER,
    TIE_DISC,
    TILES,
)
from frontinus.games.palatinus.state import NOWHERE, State

if TYPE_CHECKING:
    from frontinus.core.match import Known
    from frontinus.core.struct import Rows


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
