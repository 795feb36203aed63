"""What may be chosen in Palatinus, in words and pictures, for whoever is to act.

The client narrows the legal actions by *picks*: of `lay` by `slot` and `turn` (`r3`), of a
placement by `place` and `token` (a sort, `merchant*`). Everything here is said by what the seat to
act may know.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from frontinus import words
from frontinus.games.palatinus.box import PLACES, ROTATIONS, SLOTS, SORTS
from frontinus.games.palatinus.effects import effects
from frontinus.games.palatinus.notation import Token
from frontinus.games.palatinus.outlook import Outlook, outlooks
from frontinus.pictures import palatinus as pictures
from frontinus.server.pages import ChoicesRegion, Option, drawn
from frontinus.words import palatinus as sentences

if TYPE_CHECKING:
    import frontinus
    from frontinus.games.palatinus.notation import Position
    from frontinus.server.games import Company

SHOWN: Final = ("merchant", "merchant*", "farmer", "farmer*", "soldier")
"""The sorts of a hand in the order of their dots (PA-3.2)."""

Picks = Mapping[str, str]
"""What is picked, by facet; `staged` is the action that would be played."""


def choices(
    language: str, observation: frontinus.Observation, company: Company, picks: Picks
) -> ChoicesRegion:
    """Make the panel for whoever is to act."""
    if observation.position().step != "place":
        return ChoicesRegion()
    return Panel(language, observation, company, picks).hand()


class Panel:
    """The panel of somebody who is to place a token, in the making."""

    def __init__(
        self,
        language: str,
        observation: frontinus.Observation,
        company: Company,
        picks: Picks,
    ) -> None:
        assert observation.seat is not None
        self.language = language
        self.observation = observation
        self.company = company
        self.picks = picks
        self.seat = observation.seat
        self.position: Position = observation.position()
        self.legal = frozenset(observation.legal_actions())
        staged = picks.get("staged", "")
        self.staged = staged if staged in self.legal else ""
        self.place = self._place()
        self.outlooks = outlooks(
            observation, [f"{sort} {self.place}" for sort in SHOWN if self.place]
        )

    def _place(self) -> str:
        """Tell for which place a token is chosen; empty while that is open."""
        place = self.staged.partition(" ")[2] or self.picks.get("place", "")
        return place if place in PLACES and place not in self.position.tokens else ""

    def say(self, key: str, **arguments: str | int) -> str:
        """Say a sentence."""
        return words.say(self.language, key, **arguments)

    def hand(self) -> ChoicesRegion:
        """Show what is in the hand, what each token would earn, and what is not allowed now."""
        told = self.told()
        return ChoicesRegion(
            heading=self.say("hand-heading-tokens"),
            sentence=told[0] + "." if told else "",
            lines=tuple(told[1:]),
            options=tuple(map(self.token, SHOWN)),
            hand=True,
            note=deadline_note(self.language, self.position, self.seat),
        )

    def told(self) -> list[str]:
        """Say what would come of the staged placement, the most important first."""
        if not self.staged:
            return []
        sort, _, place = self.staged.partition(" ")
        token = Token(place, self.seat, sort.removesuffix("*"), sort.endswith("*"))
        after = dataclasses.replace(self.position, tokens={**self.position.tokens, place: token})
        return sentences.preview_lines(
            self.language,
            effects(self.position, self.staged, after),
            self.company.names,
            self.company.mine,
            self.outlooks.get(self.staged) or self.alone(),
        )

    def alone(self) -> Outlook | None:
        """Look at the staged placement only, where all of a place are too many to be foretold."""
        return outlooks(self.observation, [self.staged]).get(self.staged)

    def token(self, sort: str) -> Option:
        """Offer a sort of tokens, or say why it cannot be placed now."""
        colour = pictures.seat_colours(self.position)[self.seat]
        outlook = self.outlooks.get(f"{sort} {self.place}")
        told = ""
        if outlook is not None and sort != "soldier":
            points = sentences.range_text(self.language, outlook.low, outlook.high)
            told = self.say("hand-earns", points=points)
        return Option(
            key=sort,
            picks=urlencode({"token": sort}),
            picture=drawn(pictures.icon_token(colour, sort)),
            title=sentences.capital(sentences.sort_text(self.language, sort)),
            sentence=told,
            number=self.position.hands[self.seat].sorts[sort],
            on=sort in {self.picks.get("token"), self.staged.partition(" ")[0]},
            refused=self.refused(sort),
        )

    def refused(self, sort: str) -> str:
        """Say why a sort cannot be placed anywhere now (PA-3.2, PA-3.5, PA-3.6)."""
        deadline = self.position.deadlines[self.seat]
        if not self.position.hands[self.seat].sorts[sort]:
            return self.say("hand-none")
        if sort != "soldier" and not deadline.others_allowed:
            return self.say("hand-soldier-due")
        return ""


def deadline_note(language: str, position: Position, seat: int) -> str:
    """Say how many turns are left for a seat's soldiers, and by which rule (PA-3.5, PA-3.6)."""
    told = sentences.deadline_text(language, position, seat)
    if not told:
        return ""
    rule = words.say(language, "refusal-PA-3-5", last=position.deadlines[seat].last)
    return f"{sentences.capital(told)}. {rule}"


def question(position: Position, place: str, picks: Picks) -> str | None:
    """Say which action somebody may have meant who chose a place that is not legal."""
    if position.step == "lay" and place in SLOTS:
        turn = picks.get("turn", "")
        return f"lay {place} {turn if turn in ROTATIONS else ROTATIONS[0]}"
    if position.step == "place" and place in PLACES:
        sort = picks.get("token", "")
        return f"{sort if sort in SORTS else 'merchant'} {place}"
    return None
