"""What may be chosen in Aqua Romana, in words and pictures, for whoever is to act.

The client narrows the legal actions by *picks*, facet by facet (`worker` c1S, `builder` Nc, `tile`
B, `type` C …), and asks for the panel that goes with them. Sentences are made here, when somebody
looks, for the few actions that are left; what the board shows of all of them are the previews.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

import numpy as np
from markupsafe import Markup

from frontinus import words
from frontinus.games.aqua_romana.board import sight
from frontinus.games.aqua_romana.box import CHANNELS, CODES, SPACES
from frontinus.games.aqua_romana.effects import Effects, effects, podium_now
from frontinus.pictures import aqua_romana as pictures
from frontinus.server.pages import ChoicesRegion, Option, drawn
from frontinus.words import aqua_romana as sentences

if TYPE_CHECKING:
    import frontinus
    from frontinus.games.aqua_romana.notation import Aqueduct, Position
    from frontinus.server.games import Company

FACING: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
BUILDERS: Final = "CSBDJ"
"""The order in which types are best shown."""

Picks = Mapping[str, str]
"""What is picked, by facet; `staged` is the action that would be played, `follow` the one after."""


def choices(
    language: str, observation: frontinus.Observation, company: Company, picks: Picks
) -> ChoicesRegion:
    """Make the panel for whoever is to act."""
    position: Position = observation.position()
    panel = Panel(language, observation, position, company, picks)
    if position.step == "build":
        return panel.builds()
    if position.step in {"set-up", "owed", "reserve"}:
        return ChoicesRegion(panel.say("choices-builders"), options=panel.types())
    if position.step == "close":
        options = (panel.plain("keep"), *(panel.closing(o, "close") for o in panel.own()))
        return ChoicesRegion(panel.say("choices-close"), options=options)
    if position.step == "move":
        return ChoicesRegion(
            panel.say("choices-heading"), options=(panel.plain("wait"),), follows=panel.follows()
        )
    return ChoicesRegion(follows=panel.follows())


class Panel:
    """The panel in the making."""

    def __init__(
        self,
        language: str,
        observation: frontinus.Observation,
        position: Position,
        company: Company,
        picks: Picks,
    ) -> None:
        assert position.to_play is not None
        self.language = language
        self.position = position
        self.company = company
        self.picks = picks
        self.seat = position.to_play
        self.colour = pictures.seat_colours(position)[self.seat]
        self.legal = observation.legal_actions()
        self.staged = picks.get("staged", "")
        self.match = observation.determinize(np.random.default_rng(0))

    def say(self, key: str, **arguments: str | int) -> str:
        """Say a sentence."""
        return words.say(self.language, key, **arguments)

    def after(self, action: str) -> tuple[Effects, Position, Sequence[str]]:
        """Try an action: what it does, and what the seat may do next in the same turn."""
        self.match.play(action)
        then: Position = self.match.observation(None).position()
        following = self.match.legal_actions() if self.match.to_play == self.seat else []
        self.match.undo()
        return effects(self.position, action, then), then, following

    # --- lines ------------------------------------------------------------------------------------

    def builds(self) -> ChoicesRegion:
        """List what the chosen worker may lay."""
        heads = dict.fromkeys(action.split(" ")[1] for action in self.legal)
        head = self.picks.get("worker", "") if len(heads) > 1 else next(iter(heads))
        if head not in heads:
            return ChoicesRegion()
        actions = [action for action in self.legal if action.startswith(f"build {head} ")]
        square = head[:2]
        spaces = dict.fromkeys(action.split(" ")[2] for action in actions)
        sentence = self.say(
            "prompt-build-builder",
            square=square,
            spaces=sentences.join(self.language, spaces),
        )
        options = []
        kinds = [self.way(action) for action in actions]
        for action, kind in zip(actions, kinds, strict=True):
            option, done = self.build(action, alike=kinds.count(kind) > 1)
            options.append(option)
            if option.on:
                assert done.square is not None
                turn = self.say("prompt-build-tile", square=done.square)
                sentence = f"{turn} {option.sentence}."
        return ChoicesRegion(
            self.say("choices-worker", square=square), sentence, tuple(options), self.follows()
        )

    def way(self, action: str) -> tuple[str, str]:
        """Name the type of the tile, and the edge to which it leads the water."""
        _, head, _, tile = action.split(" ")
        back = FACING[head[2]]
        channel = next(edges for edges in CHANNELS[tile] if back in edges)
        return tile[0], channel.replace(back, "")

    def build(self, action: str, *, alike: bool) -> tuple[Option, Effects]:
        """Describe one way to build; the builder tells apart what reads alike."""
        _, head, space, tile = action.split(" ")
        done, _, _ = self.after(action)
        change = done.changes[0]
        first = change.passes[0]
        channel = next(edges for edges in CHANNELS[tile] if set(edges) == set(first[2:]))
        told = {
            "tile": self.say(f"tile-{tile[0]}"),
            "towards": self.say(f"towards-{first[3]}"),
        }
        title = (
            self.say("choice-tile-builder", **told, space=space)
            if alike
            else self.say("choice-tile", **told)
        )
        _length, *lines = sentences.preview_lines(
            self.language, done, self.company.names, self.company.mine
        )
        option = Option(
            key=action,
            picks=urlencode({"worker": head, "builder": space, "tile": tile}),
            picture=drawn(pictures.icon_tile(tile, self.colour, channel)),
            title=sentences.capital(title),
            sentence=" · ".join(lines),
            number=change.after,
            on=action == self.staged,
        )
        return option, done

    def types(self) -> tuple[Option, ...]:
        """List the types of builders that may be placed or taken."""
        position = self.position
        piles = {
            "set-up": position.pool,
            "owed": position.held[self.seat],
            "reserve": position.reserve,
        }[position.step]
        return tuple(
            Option(
                key=kind,
                picks=urlencode({"type": kind}),
                picture=drawn(pictures.icon_builder(kind)),
                title=sentences.capital(self.say(f"builder-{kind}")),
                number=piles[kind],
                on=self.picks.get("type") == kind,
            )
            for kind in BUILDERS
            if piles.get(kind)
        )

    def plain(self, verb: str) -> Option:
        """Offer an action that is its own verb."""
        return Option(
            key=verb,
            picks=urlencode({"verb": verb}),
            picture=Markup(),
            title=self.say(f"button-{verb}"),
            on=self.staged == verb,
        )

    def own(self, position: Position | None = None) -> list[tuple[str, int, int]]:
        """List the live aqueducts of the seat: head, length, podium to be had."""
        where = position or self.position
        return [
            (aqueduct.head, aqueduct.length, podium_now(where, aqueduct.length))
            for aqueduct in where.aqueducts
            if aqueduct.seat == self.seat and aqueduct.status == "live"
        ]

    def closing(self, run: tuple[str, int, int], chosen: str) -> Option:
        """Offer to close an aqueduct; `chosen` is the pick that says whether it is chosen."""
        head, length, podium = run
        icon = pictures.icon_worker(self.colour)
        square = head[:2]
        if sum(own.startswith(square) for own, *_ in self.own()) > 1:
            square = f"{square} ({self.say(f'towards-{head[2]}')})"
        known: dict[str, str | int] = {"square": square, "length": length}
        key, more = ("choice-close", {"podium": podium}) if podium else ("choice-close-aside", {})
        return Option(
            key=f"close {head}",
            picks=urlencode({"verb": "close", "worker": head}),
            picture=drawn(f'<span class="turn-{head[2]}">{icon}</span>'),
            title=self.say(key, **known, **more),
            on=f"close {head}" == (self.staged if chosen == "close" else chosen),
        )

    def follows(self) -> tuple[Option, ...]:
        """List what may be done right after the staged action."""
        if self.staged not in self.legal:
            return ()
        _, then, following = self.after(self.staged)
        if "keep" not in following:
            return ()
        follow = self.picks.get("follow", "") or "keep"
        keep = Option("keep", "", Markup(), self.say("button-keep"), on=follow == "keep")
        return (keep, *(self.closing(run, follow) for run in self.own(then)))


def question(position: Position, place: str, picks: Picks) -> str | None:
    """Say which action somebody may have meant who chose a place that is not legal."""
    step, on_track = position.step, place in SPACES
    kind, tile = picks.get("type", "J"), picks.get("tile", position.laid or "")
    here = next((a.head for a in position.aqueducts if a.head[:2] == place and _live(a)), "")
    if step in {"set-up", "owed"} and on_track:
        return f"place {kind} {place}"
    if step == "extra" and not on_track:
        return f"extra {place} {tile}"
    if step == "move" and on_track:
        return f"advance {place}"
    if step == "close" and here:
        return f"close {here}"
    if step != "build":
        return None
    own = [a.head for a in position.aqueducts if a.seat == position.to_play and _live(a)]
    head = here
    if on_track and own:
        head = picks["worker"] if picks.get("worker") in own else own[0]
    if not head:
        return None
    seen = (space for space in sight(head[:2]) if space in position.builders)
    space = place if on_track else next(seen, sight(head[:2])[0])
    edge = FACING[head[2]]
    fits = [code for code in CODES if any(edge in channel for channel in CHANNELS[code])]
    builder = position.builders.get(space)
    return f"build {head} {space} {next((f for f in fits if f[0] == builder), fits[0])}"


def _live(aqueduct: Aqueduct) -> bool:
    return aqueduct.status == "live"
