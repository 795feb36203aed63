"""What the server shows of Aquädukt.

Templates `games/aquaedukt/…`: `seat.html` gets `note` (`SeatNote`), `tray.html` (region `tray`)
gets `region` (`TrayRegion`), `account.html` gets `account` (`Account`).

Previews (keys that are missing are empty or false)::

    "canal 5.3-6.3": {"sticks": 2, "wet": ["f2", "f5"], "gains": [["f2", 0, 3]]}
    "house 3 f2":    {"wet": true, "removed": ["f3", "f2"]}
    "roll":          {"number": 2}

`sticks`: on the edge afterwards. `wet` of a canal: the spaces that get water, and `gains` the house
tiles on them: space, seat, value; `wet` of a house: its space is supplied. `removed`: the spaces of
the tiles that are lost because the area is full (AQ-5.3). `number`: which roll of the turn it would
be. The other verbs have no preview.

The motion of an event: `{"verb", "place", …}`, `place` being the space, cross-point or edge; of a
canal also `start` (the end of the edge from which water comes), `sticks`, `wet` (spaces); of a die
`number` and `again`; of a house `removed` (space, colour, value); at the end `dry`, the spaces of
the tiles without water.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

import frontinus
from frontinus import words
from frontinus.games.aquaedukt import GAME
from frontinus.games.aquaedukt.board import areas, beside
from frontinus.games.aquaedukt.box import DOUBLE, SPRINGS, STICKS
from frontinus.games.aquaedukt.effects import Effects, effects, free_spaces
from frontinus.games.aquaedukt.notation import House, Position, lines
from frontinus.pictures import aquaedukt as pictures
from frontinus.server.games import Company, Prompt, aquaedukt_choices
from frontinus.server.games.common import CommonPage
from frontinus.server.pages import drawn
from frontinus.words import aquaedukt as sentences

SLUG: Final = "aquaedukt"
ROLLED: Final = frozenset({"house", "again"})
"""The steps in which the die shows a number of this turn."""


@dataclass(frozen=True)
class Look:
    """A position, and what the die has shown so far."""

    position: Position
    rolls: tuple[int, ...]


@dataclass(frozen=True)
class Happening:
    """What an action did, and the position that it led to."""

    effects: Effects
    after: Position


@dataclass(frozen=True)
class SeatNote:
    """`seat.html`: what a seat has left, and what it has brought water to."""

    stock: tuple[tuple[int, int], ...]
    """Value and how many tiles of it are in stock."""
    points: int


@dataclass(frozen=True)
class TrayRegion:
    """`tray.html`: canals and springs that are left, and that the last round is on."""

    svg: Markup
    sticks: int
    springs: int
    last_round: bool


@dataclass(frozen=True)
class AccountStep:
    """What a seat's tiles count, in the final scoring."""

    seat: int
    tiles: tuple[tuple[int, int], ...]
    """Value and how many tiles of it have water."""
    houses: int
    hills: int
    """What the hills add or take (AQ-10.5)."""
    dry: int
    """Tiles without water."""
    total: int
    lights: str
    """Ids of what the board shows of it."""


@dataclass(frozen=True)
class Account:
    """`account.html`: the final scoring, seat by seat (AQ-9.7, AQ-10.5)."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    steps: tuple[AccountStep, ...]
    """The fewest points first."""
    tied: bool
    """The winner is decided by tiles with water (AQ-9.8)."""


class Page(CommonPage[Look, Happening]):
    """Aquädukt's part of the pages."""

    pictures = pictures
    sentences = sentences
    choosing = aquaedukt_choices
    slug = SLUG
    title = GAME.title
    hides = False
    panels = ("tray",)

    # --- what a position and an action are --------------------------------------------------------

    def look(self, observation: frontinus.Observation) -> Look:
        """Take the position in names, and the rolls of the die."""
        rolls = tuple(_roll(a) for a in observation.view()["actions"] if a.startswith("die "))
        return Look(observation.position(), rolls)

    def position(self, look: Look) -> Position:
        """Take the position."""
        return look.position

    def effects(self, happening: Happening) -> Effects:
        """Take the effects."""
        return happening.effects

    def happening(self, before: Look, action: str, after: Look) -> Happening:
        """Compare the positions before and after an action."""
        done = effects(before.position, action, after.position)
        return Happening(done, after.position)

    def motion(self, happening: Happening) -> dict[str, Any]:
        """Say what moves."""
        done, after = happening.effects, happening.after
        told: dict[str, Any] = {"verb": done.verb}
        if done.verb == "die":
            told |= {"number": done.area, "again": done.again}
        elif done.verb in {"hill", "house", "spring", "canal", "back"}:
            told["place"] = done.fields[0] if done.verb == "back" else done.fields[-1]
        if done.line is not None:
            place = done.line.edges.index(told["place"])
            told["start"] = done.line.points[place - 1] if place else done.line.spring
            told["sticks"] = done.sticks
            told["wet"] = [one.space for one in done.watered if not one.before]
        if done.removed:
            colours = pictures.seat_colours(after)
            told["removed"] = [
                [one.space, colours[one.house.seat], one.house.value] for one in done.removed
            ]
        if done.step in {"backs", "over"} and done.verb != "back":
            told["dry"] = [space for space in after.houses if space not in after.supply]
        return told

    def marks(self, happening: Happening) -> tuple[str, ...]:
        """Name the place where somebody put something; what chance does is no move."""
        place = self.motion(happening).get("place")
        return (place,) if place and happening.effects.seat >= 0 else ()

    # --- sentences --------------------------------------------------------------------------------

    def prompt(self, language: str, look: Look, company: Company) -> Prompt:
        """Say whose turn it is, and what may be done; the die lies beside it."""
        prompt = super().prompt(language, look, company)
        if look.position.step not in ROLLED:
            return prompt
        return dataclasses.replace(prompt, picture=drawn(pictures.icon_die(look.rolls[-1])))

    def result(self, language: str, look: Look, company: Company) -> str:
        """Say who has won."""
        return sentences.result(language, look.position, company.names, company.mine)

    # --- previews and choices ---------------------------------------------------------------------

    def previews(self, observation: frontinus.Observation) -> dict[str, dict[str, Any]]:
        """Say what canals and tiles would do."""
        legal = [text.split(" ") for text in observation.legal_actions()]
        position: Position = observation.position()
        found: dict[str, dict[str, Any]] = {}
        for text in legal:
            if text[0] == "canal":
                found[" ".join(text)] = _canal_preview(position, text[1])
            elif text[0] == "roll":
                found["roll"] = {"number": position.rolls + 1}
            elif text[0] == "house":
                found[" ".join(text)] = _house_preview(position, text[2])
        return found

    # --- pictures ---------------------------------------------------------------------------------

    def board(self, language: str, look: Look, marks: Sequence[str]) -> Markup:
        """Draw the board, and the die beside the land."""
        position = look.position
        die = None
        if look.rolls:
            die = pictures.Die(look.rolls[-1], idle=position.step not in ROLLED)
        labels = _labels(language, position)
        return drawn(pictures.board(position, labels, last=marks, rolled_die=die))

    def considered(self, _look: Look, choices: Sequence[Sequence[str]], layer: str) -> Markup:
        """Draw the numbers of choices at their places."""
        return drawn(pictures.considered(choices, layer))

    def stored_position(self, stored: dict[str, Any]) -> Position:
        """Read the position for the start page."""
        springs, canals = tuple(stored["springs"]), stored["canals"]
        houses = {space: House(seat, value) for space, (seat, value) in stored["houses"].items()}
        blank = pictures.empty_board(GAME.named_board("standard").data, stored["players"])
        return Position(
            players=blank.players,
            to_play=0,
            active=0,
            step="turn",
            areas=areas(GAME.named_board("standard").data),
            hills=dict.fromkeys(stored["hills"]),
            houses=houses,
            springs=springs,
            canals=canals,
            lines=lines(springs, canals),
            supply=stored["supply"],
            stock=blank.stock,
            lost=blank.lost,
            springs_left=SPRINGS - len(springs),
            sticks_left=STICKS - sum(canals.values()),
            backs={},
            area=None,
            rolls=0,
            idle=0,
            placed=False,
            acted=False,
            last_round=False,
            points=blank.points,
            supplied=blank.supplied,
        )

    # --- panels -----------------------------------------------------------------------------------

    def tally(self, language: str, outcomes: Sequence[str]) -> Markup:
        """Draw how often each number of the die came up."""
        rolls = Counter(_roll(text) for text in outcomes if text.startswith("die "))
        if not rolls:
            return Markup()
        told = ", ".join(f"{number}: {count}" for number, count in sorted(rolls.items()))
        label = words.say(language, "tally-label", counts=told)
        return drawn(pictures.tally(rolls, label))

    def panel(self, _name: str, language: str, look: Look, _company: Company) -> TrayRegion:
        """Give the tray's template its `region`."""
        position = look.position
        label = words.say(language, "tray-label")
        return TrayRegion(
            svg=drawn(pictures.tray(position, label)),
            sticks=position.sticks_left,
            springs=position.springs_left,
            last_round=position.last_round and position.step not in {"over", "backs"},
        )

    def note(self, _language: str, look: Look, seat: int) -> SeatNote:
        """Say what a seat has left, and what counts for it."""
        position = look.position
        return SeatNote(
            stock=tuple(enumerate(position.stock[seat], 1)),
            points=position.points[seat],
        )

    def account(self, _language: str, look: Look, company: Company) -> Account:
        """Count what every seat's tiles are worth, the fewest points first."""
        position = look.position
        order = sorted(
            range(position.players), key=lambda s: (position.points[s], position.supplied[s])
        )
        best = order[-1]
        return Account(
            names=company.names,
            colours=self.colours(look),
            steps=tuple(_account_step(position, seat) for seat in order),
            tied=position.points[order[-2]] == position.points[best]
            and position.supplied[order[-2]] < position.supplied[best],
        )


def page() -> Page:
    """Make Aquädukt's part of the pages."""
    return Page()


def _roll(text: str) -> int:
    return int(text.removeprefix("die "))


def _labels(language: str, position: Position) -> pictures.Labels:
    labels = sentences.target_labels(language, position, _names(language, position))
    return pictures.Labels(words.say(language, "board-label"), labels.__getitem__)


def _names(language: str, position: Position) -> list[str]:
    """Name the seats by colour: the board is drawn once for all who see it in a language."""
    return [words.say(language, f"colour-{c}") for c in pictures.seat_colours(position)]


def _canal_preview(position: Position, edge: str) -> dict[str, Any]:
    """Say what a stick on an edge would water (AQ-8.1, AQ-8.2)."""
    sticks = position.canals.get(edge, 0) + 1
    reached = beside(edge) + (beside(edge, 1) if sticks == DOUBLE else ())
    wet = [space for space in reached if space and space not in position.supply]
    gains = [
        [space, position.houses[space].seat, position.houses[space].value]
        for space in wet
        if space in position.houses
    ]
    return {"sticks": sticks} | ({"wet": wet} if wet else {}) | ({"gains": gains} if gains else {})


def _house_preview(position: Position, space: str) -> dict[str, Any]:
    """Say whether a space has water, and what would be lost if it filled its area (AQ-5.3)."""
    assert position.area is not None
    preview: dict[str, Any] = {"wet": True} if space in position.supply else {}
    if free_spaces(position, position.area) == (space,):
        taken = [one for one in position.houses if position.areas[one] == position.area]
        removed = [one for one in (*taken, space) if one not in position.supply]
        if removed:
            preview["removed"] = removed
    return preview


def _account_step(position: Position, seat: int) -> AccountStep:
    own = {space: house for space, house in position.houses.items() if house.seat == seat}
    wet = Counter(house.value for space, house in own.items() if space in position.supply)
    houses = sum(value * count for value, count in wet.items())
    return AccountStep(
        seat=seat,
        tiles=tuple(sorted(wet.items())),
        houses=houses,
        hills=position.points[seat] - houses,
        dry=len(own) - sum(wet.values()),
        total=position.points[seat],
        lights=" ".join(f"house-{space}" for space in own if space in position.supply),
    )
