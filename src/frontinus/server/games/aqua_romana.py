"""What the server shows of Aqua Romana.

Templates `games/aqua-romana/…`: `seat.html` gets `note` (`SeatNote`), `stock.html` (region
`stock`) gets `region` (`StockRegion`), `podiums.html` (region `podiums`) gets `region`
(`PodiumsRegion`), `account.html` gets `account` (`Account`).

A preview of a build (keys that are missing are empty, false or null)::

    {"square": "c2", "tile": "B", "length": [0, 1], "head": "c2S", "podium": 1,
     "passes": ["c2NS"], "closed": true,
     "closes": [{"seat": 1, "head": "c5N", "to": "c3N", "length": 3, "podium": 3}],
     "extends": [{"seat": 1, "head": "c5N", "to": "c4N", "length": 4, "podium": 4}],
     "to": "Sb", "fountain": true, "loses": [{"seat": 0, "head": "d1E"}],
     "next": "close", "closable": ["c2S", "d1E"]}

`length` before and after, `head` after, `passes` added, `podium` to be had now (0: none), all of
the aqueduct built on; `closed`: the build closes it. `to`: the space that the builder walks to.
`next`: the step after the action when the same seat goes on in it (`extra`, `close`), `closable`:
the heads that may then be closed. `close` has `length`, `podium`; `advance` has `to`.

What all previews of a verb have in common stands under the verb itself: `previews["extra"]`,
`["advance"]` and `["wait"]` have `next` and `closable`, and with `["build"]` `runs`, the length and
podium of each live aqueduct of the seat as things stand, by head: `{"d1E": [3, 3]}`. `keep`,
`place` and `take` have no preview: their texts say all.

The motion of an event is its `Effects` as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from markupsafe import Markup

import frontinus
from frontinus import words
from frontinus.games.aqua_romana import GAME
from frontinus.games.aqua_romana.box import TILE_TYPES, TYPES
from frontinus.games.aqua_romana.effects import Change, Effects, effects, next_space, podium_now
from frontinus.games.aqua_romana.notation import Aqueduct, Position, Reservoir
from frontinus.pictures import aqua_romana as pictures
from frontinus.server.games import Company, aqua_romana_choices
from frontinus.server.games.common import CommonPage
from frontinus.server.pages import drawn
from frontinus.words import aqua_romana as sentences
from frontinus.words.rulebook import Scene

SLUG: Final = "aqua-romana"
BONUSES: Final = (4, 3, 2)
"""Points more on the three highest podiums with a worker (AR-10.5)."""
PLAIN: Final = frozenset({"keep", "place", "take"})
"""Verbs whose texts say all that they do."""


@dataclass(frozen=True)
class WorkerView:
    """An aqueduct of a seat, live or finished."""

    square: str
    """Where its worker stands, or the last square it passes."""
    length: int
    live: bool
    podium: int
    """Where the worker stands, or the podium that he would get if it was closed now; 0: none."""


@dataclass(frozen=True)
class SeatNote:
    """`seat.html`: a seat's aqueducts, podiums and builders."""

    colour: str
    workers: tuple[WorkerView, ...]
    """Board order."""
    aside: int
    """How many workers were set aside (AR-7.4)."""
    held: tuple[tuple[str, int, Markup], ...]
    """Builders that the seat holds: type, how many, picture."""
    points: int
    """Podium points and bonus as things stand."""


@dataclass(frozen=True)
class Pile:
    """Pieces of one type."""

    type: str
    count: int
    picture: Markup


@dataclass(frozen=True)
class StockRegion:
    """`stock.html`: tiles left, builders in the reserve, and during the set-up the pool."""

    tiles: tuple[Pile, ...]
    reserve: tuple[Pile, ...]
    pool: tuple[Pile, ...]
    """Empty after the set-up."""


@dataclass(frozen=True)
class PodiumsRegion:
    """`podiums.html`: the stair of podiums."""

    svg: Markup


@dataclass(frozen=True)
class AccountStep:
    """A worker's points in the final scoring."""

    seat: int
    podium: int
    """0: set aside."""
    bonus: int
    total: int
    """Of the seat, with this step and all before."""


@dataclass(frozen=True)
class Account:
    """`account.html`: the final scoring, step by step (AR-10.3 to AR-10.6)."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    steps: tuple[AccountStep, ...]
    """The order in which they are best shown: lowest podium first."""


class Page(CommonPage[Position, Effects]):
    """Aqua Romana's part of the pages."""

    pictures = pictures
    sentences = sentences
    choosing = aqua_romana_choices
    slug = SLUG
    title = GAME.title
    hides = False
    panels = ("podiums", "stock")

    # --- what a position and an action are --------------------------------------------------------

    def look(self, observation: frontinus.Observation) -> Position:
        """Take the position in names."""
        position: Position = observation.position()
        return position

    def position(self, look: Position) -> Position:
        """Take the look itself."""
        return look

    def effects(self, happening: Effects) -> Effects:
        """Take what happened itself."""
        return happening

    def happening(self, before: Position, action: str, after: Position) -> Effects:
        """Compare the positions before and after an action."""
        return effects(before, action, after)

    def motion(self, happening: Effects) -> dict[str, Any]:
        """Give the effects as JSON."""
        motion: dict[str, Any] = msgspec.to_builtins(happening)
        return motion

    def marks(self, happening: Effects) -> tuple[str, ...]:
        """Name the square laid upon, and where a builder came to stand."""
        walked = happening.builder and happening.builder[2]
        put = happening.placed and happening.placed[1]
        return tuple(place for place in (happening.square, walked, put) if place)

    # --- sentences --------------------------------------------------------------------------------

    def result(self, language: str, look: Position, company: Company) -> str:
        """Say who has won."""
        return sentences.result(language, look, company.names, company.mine)

    # --- previews ---------------------------------------------------------------------------------

    def previews(self, observation: frontinus.Observation) -> dict[str, dict[str, Any]]:
        """Play each action on a match of its own and say what came of it."""
        legal = [t for t in observation.legal_actions() if _verb(t) not in PLAIN]
        if not legal:
            return {}
        import numpy as np

        match = observation.determinize(np.random.default_rng(0))
        before: Position = observation.position()
        found: dict[str, dict[str, Any]] = {}
        for verb in {_verb(text): None for text in legal} if _verb(legal[0]) != "close" else ():
            found[verb] = {"runs": _runs(before)}
        for text in legal:
            verb, *fields = text.split(" ")
            if verb == "close":
                found[text] = _close_preview(before, fields[0])
            elif verb == "build":
                match.play(text)
                after: Position = match.observation(None).position()
                found[text] = _build_preview(effects(before, text, after), match)
                match.undo()
            else:
                if len(found[verb]) == 1:
                    # What is due after an extra tile, an advance or a wait depends on none of
                    # their choices: heads stay where they are (AR-9.3, AR-9.8).
                    match.play(text)
                    found[verb] |= _next(match, before.active)
                    match.undo()
                if verb == "advance":
                    found[text] = {"to": next_space(before, fields[0])}
        return found

    # --- pictures ---------------------------------------------------------------------------------

    def board(self, language: str, look: Position, marks: Sequence[str]) -> Markup:
        """Draw the board."""
        return drawn(pictures.board(look, _labels(language, look), last=marks))

    def considered(self, _look: Position, choices: Sequence[Sequence[str]], layer: str) -> Markup:
        """Draw the numbers of choices at their places."""
        return drawn(pictures.considered(choices, layer))

    def rulebook_picture(self, scene: Scene) -> Markup:
        """Draw the last position of a record, or the podiums of then."""
        if scene.shape != "podiums":
            return super().rulebook_picture(scene)
        match = frontinus.replay(json.loads(scene.record))
        return drawn(pictures.podiums(self.look(match.observation(None))))

    def stored_position(self, stored: dict[str, Any]) -> Position:
        """Read the position for the start page."""
        reservoirs = tuple(
            Reservoir(r["seat"], r["colour"], tuple(r["squares"]), tuple(r["outlets"]))
            for r in stored.pop("reservoirs")
        )
        aqueducts = tuple(
            Aqueduct(
                a["seat"], a["outlet"], tuple(a["passes"]), a["head"], a["status"], a["podium"]
            )
            for a in stored.pop("aqueducts")
        )
        podiums = {int(value): tuple(seats) for value, seats in stored.pop("podiums").items()}
        rest: dict[str, Any] = {
            k: tuple(v) if isinstance(v, list) else v for k, v in stored.items()
        }
        return Position(**rest, reservoirs=reservoirs, aqueducts=aqueducts, podiums=podiums)

    # --- panels -----------------------------------------------------------------------------------

    def panel(self, name: str, language: str, look: Position, _company: Company) -> Any:
        """Give a panel's template its `region`."""
        if name == "stock":
            return StockRegion(
                tiles=_piles(look.supply, TILE_TYPES, zeros=True),
                reserve=_piles(look.reserve, TYPES, zeros=False),
                pool=_piles(look.pool, TYPES, zeros=False),
            )
        return PodiumsRegion(
            svg=drawn(
                pictures.podiums(
                    look, pictures.Labels(podiums=words.say(language, "podiums-heading"))
                )
            ),
        )

    def note(self, _language: str, look: Position, seat: int) -> SeatNote:
        """Say how a seat's aqueducts stand."""
        own = [a for a in look.aqueducts if a.seat == seat]
        return SeatNote(
            colour=self.colours(look)[seat],
            workers=tuple(_worker(look, aqueduct) for aqueduct in own),
            aside=look.aside.count(seat),
            held=tuple(
                (kind, count, drawn(pictures.icon_builder(kind)))
                for kind, count in look.held[seat].items()
                if count
            ),
            points=look.points[seat],
        )

    def account(self, _language: str, look: Position, company: Company) -> Account:
        """Count podiums and bonuses, one worker after the other (AR-10.4, AR-10.5)."""
        highest = sorted(look.podiums, reverse=True)
        bonus = dict(zip(highest, BONUSES, strict=False))
        totals = [0] * look.players
        steps = [AccountStep(seat, 0, 0, 0) for seat in look.aside]
        for value in sorted(look.podiums):
            for seat in look.podiums[value]:
                totals[seat] += value + bonus.get(value, 0)
                steps.append(AccountStep(seat, value, bonus.get(value, 0), totals[seat]))
        return Account(company.names, self.colours(look), tuple(steps))


def page() -> Page:
    """Make Aqua Romana's part of the pages."""
    return Page()


def _verb(text: str) -> str:
    return text.partition(" ")[0]


def _labels(language: str, look: Position) -> pictures.Labels:
    labels = sentences.target_labels(language, look)
    return pictures.Labels(
        board=words.say(language, "board-label"),
        square=labels.__getitem__,
        space=labels.__getitem__,
    )


def _build_preview(done: Effects, match: frontinus.Match) -> dict[str, Any]:
    own, *others = done.changes
    assert done.builder is not None
    preview: dict[str, Any] = {
        "square": done.square,
        "tile": done.tile,
        "length": [own.before, own.after],
        "head": own.head_after,
        "podium": own.podium,
        "passes": own.passes,
        "to": done.builder[2],
    }
    optional: dict[str, Any] = {
        "closed": own.closed,
        "closes": [_other_change(change) for change in others if change.closed],
        "extends": [_other_change(change) for change in others if not change.closed],
        "fountain": done.fountain,
        "loses": [{"seat": seat, "head": head} for seat, head in done.lost],
    }
    return preview | {k: v for k, v in optional.items() if v} | _next(match, done.seat)


def _other_change(change: Change) -> dict[str, Any]:
    return {
        "seat": change.seat,
        "head": change.head_before,
        "to": change.head_after,
        "length": change.after,
        "podium": change.podium,
    }


def _next(match: frontinus.Match, seat: int) -> dict[str, Any]:
    """Say what the seat is asked next in the same turn."""
    if match.to_play != seat:
        return {}
    legal = match.legal_actions()
    if _verb(legal[0]) == "extra":
        return {"next": "extra"}
    if _verb(legal[0]) == "close":
        return {"next": "close", "closable": [t.split(" ")[1] for t in legal if t != "keep"]}
    return {}


def _close_preview(before: Position, head: str) -> dict[str, Any]:
    length = next(a.length for a in before.aqueducts if a.head == head and a.status == "live")
    return {"length": length, "podium": podium_now(before, length)}


def _runs(before: Position) -> dict[str, list[int]]:
    return {
        a.head: [a.length, podium_now(before, a.length)]
        for a in before.aqueducts
        if a.seat == before.active and a.status == "live"
    }


def _piles(counts: Mapping[str, int], types: Sequence[str], *, zeros: bool) -> tuple[Pile, ...]:
    tiles = {"C": "C-ES", "S": "S-NS", "B": "B", "D": "D-NE"}
    return tuple(
        Pile(
            kind,
            counts.get(kind, 0),
            drawn(pictures.icon_tile(tiles[kind]) if zeros else pictures.icon_builder(kind)),
        )
        for kind in sorted(types, key="CSBDJ".index)
        if zeros or counts.get(kind)
    )


def _worker(look: Position, aqueduct: Aqueduct) -> WorkerView:
    live = aqueduct.status == "live"
    podium = podium_now(look, aqueduct.length) if aqueduct.podium is None else aqueduct.podium
    return WorkerView(
        square=aqueduct.head[:2],
        length=aqueduct.length,
        live=live,
        podium=podium,
    )
