"""What may be chosen in Aquädukt, in words and pictures, for whoever is to act.

The client narrows the legal actions by *picks*: `verb` first, then `space`, `point` or `edge`, and
`value`. Sentences are made here, when somebody looks; what the board shows of all legal actions are
the previews.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

import numpy as np
from markupsafe import Markup

from frontinus import words
from frontinus.games.aquaedukt.box import EDGES, POINTS, SPACES, VALUES
from frontinus.games.aquaedukt.effects import Effects, effects, free_spaces, lowest_value
from frontinus.pictures import aquaedukt as pictures
from frontinus.server.pages import Caution, ChoicesRegion, Option, drawn
from frontinus.words import aquaedukt as sentences

if TYPE_CHECKING:
    import frontinus
    from frontinus.games.aquaedukt.notation import Position
    from frontinus.server.games import Company

KINDS: Final = ("roll", "spring", "canal")
"""What a turn may be, in the order of AQ-3.1."""
RULES: Final = "/rules/aquaedukt"

Picks = Mapping[str, str]
"""What is picked, by facet; `staged` is the action that would be played."""


def choices(
    language: str, observation: frontinus.Observation, company: Company, picks: Picks
) -> ChoicesRegion:
    """Make the panel for whoever is to act."""
    panel = Panel(language, observation, company, picks)
    if panel.position.step == "turn":
        return ChoicesRegion(
            panel.say("kind-heading"), panel.sentence(), tuple(map(panel.kind, KINDS))
        )
    if panel.position.step == "house":
        return panel.tiles()
    return ChoicesRegion(sentence=panel.sentence())


class Panel:
    """The panel in the making."""

    def __init__(
        self,
        language: str,
        observation: frontinus.Observation,
        company: Company,
        picks: Picks,
    ) -> None:
        self.language = language
        self.observation = observation
        self.company = company
        self.picks = picks
        self.position: Position = observation.position()
        self.legal: Sequence[str] = observation.legal_actions()
        self.verbs = {text.partition(" ")[0] for text in self.legal}
        self.staged = picks.get("staged", "")

    def say(self, key: str, **arguments: str | int) -> str:
        """Say a sentence."""
        return words.say(self.language, key, **arguments)

    def preview(self) -> Effects | None:
        """Try the staged action: what it would do."""
        if self.staged not in self.legal:
            return None
        match = self.observation.determinize(np.random.default_rng(0))
        match.play(self.staged)
        return effects(self.position, self.staged, match.observation(None).position())

    def sentence(self) -> str:
        """Say what the staged action would do; else what may be chosen, once the kind is."""
        done = self.preview()
        told: list[str] = []
        if done is not None:
            told = sentences.preview_lines(
                self.language, done, self.company.names, self.company.mine
            )
            if done.removed:
                told = told[1:]  # the caution says it
        if told:
            return " · ".join(told) + "."
        verb = self.picks.get("verb", "")
        return self.say(f"prompt-pick-{verb}") if verb in {"spring", "canal"} else ""

    def kind(self, verb: str) -> Option:
        """Offer one of the three things that a turn may be, or say why it is none (AQ-3.2)."""
        left = {
            "roll": sum(self.position.stock[self.position.active]),
            "spring": self.position.springs_left,
            "canal": self.position.sticks_left,
        }[verb]
        refused = ""
        if verb not in self.verbs:
            refused = self.say(f"kind-{verb}-nowhere" if left else f"kind-{verb}-none")
        picture = {
            "roll": pictures.icon_die(),
            "spring": pictures.icon_spring(),
            "canal": pictures.icon_canal(),
        }[verb]
        return Option(
            key=verb,
            picks=urlencode({"verb": verb}),
            picture=drawn(picture),
            title=self.say(f"kind-{verb}"),
            sentence=self.say(f"kind-{verb}-sentence"),
            number=left,
            on=self.picks.get("verb") == verb,
            refused=refused,
        )

    # --- tiles ------------------------------------------------------------------------------------

    def tiles(self) -> ChoicesRegion:
        """Show the four kinds of tiles, what forbids some, and what the last space would cost."""
        space = self.space()
        wet = space in self.position.supply
        lowest = lowest_value(self.position, self.position.active)
        note = ""
        if space and wet and lowest is not None:
            note = self.say("hand-lowest", space=space, value=lowest)
        elif space:
            note = self.say("hand-any", space=space)
        return ChoicesRegion(
            heading=self.say("hand-heading"),
            sentence=self.sentence(),
            options=tuple(self.tile(int(value), space) for value in VALUES),
            hand=True,
            note=note,
            caution=self.caution(space),
        )

    def space(self) -> str:
        """Tell for which space a tile is chosen; empty while that is open."""
        assert self.position.area is not None
        free = free_spaces(self.position, self.position.area)
        if len(free) == 1:
            return free[0]
        picked = self.picks.get("space", "")
        return picked if picked in free else ""

    def tile(self, value: int, space: str) -> Option:
        """Offer a tile, or say why it cannot go there."""
        count = self.position.stock[self.position.active][value - 1]
        colour = pictures.seat_colours(self.position)[self.position.active]
        refused = ""
        if not count:
            refused = self.say("hand-none")
        elif space and f"house {value} {space}" not in self.legal:
            refused = self.say("hand-not-lowest")
        return Option(
            key=str(value),
            picks=urlencode({"verb": "house", "value": value}),
            picture=drawn(pictures.icon_house(colour, value)),
            title=self.say("houses", count=value),
            number=count,
            on=value in {_value(self.staged), _value(f"house {self.picks.get('value')} ")},
            refused=refused,
        )

    def caution(self, space: str) -> Caution | None:
        """Warn of the last free space of an area, and of what would be lost (AQ-5.3)."""
        assert self.position.area is not None
        if free_spaces(self.position, self.position.area) != (space,):
            return None
        done = self.preview()
        if done is None:
            return None
        if not done.removed:
            told = self.say("warning-stays")
        else:
            told = self.say(
                "warning-lost",
                tiles=sentences.join(
                    self.language,
                    (
                        self.say(
                            "tile-of",
                            houses=self.say("houses", count=one.house.value),
                            space=one.space,
                            you="yes" if self.company.mine == (one.house.seat,) else "no",
                            name=self.company.names[one.house.seat],
                        )
                        for one in done.removed
                    ),
                ),
            )
        return Caution(
            picture=drawn(pictures.icon_warning()) if done.removed else Markup(),
            heading=self.say("warning-full", area=self.position.area),
            sentence=told,
            rule="AQ-5.3",
            address=f"{RULES}#AQ-5.3",
        )


def _value(text: str) -> int:
    """Read the value of a tile; 0 if there is none."""
    fields = text.split(" ")
    return int(fields[1]) if fields[0] == "house" and fields[1:2] and fields[1] in VALUES else 0


def question(position: Position, place: str, picks: Picks) -> str | None:
    """Say which action somebody may have meant who chose a place that is not legal."""
    step, verb = position.step, picks.get("verb", "")
    if step == "house" and place in SPACES:
        seat = position.active
        value = picks.get("value", "")
        return f"house {value if value in VALUES else lowest_value(position, seat)} {place}"
    if step == "hills" and place in SPACES:
        return f"hill {place}"
    if place in POINTS and verb == "spring":
        return f"spring {place}"
    if place in EDGES and step in {"turn", "stick"}:
        return f"canal {place}"
    return None
