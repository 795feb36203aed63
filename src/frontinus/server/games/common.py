"""What the server shows of every game alike, by the game's own pictures and sentences."""

from __future__ import annotations

import functools
import json
from collections.abc import Collection, Mapping, Sequence
from importlib import resources
from typing import Any, Generic, Protocol, TypeVar

from markupsafe import Markup

import frontinus
from frontinus.server.games import Company, MomentPage, Prompt
from frontinus.server.pages import ChoicesRegion, drawn
from frontinus.words.rulebook import Scene

Look = TypeVar("Look")
Happening = TypeVar("Happening")


class Pictures(Protocol):
    """A package of `frontinus.pictures`."""

    def defs(self) -> str:
        """Draw the shapes of all pieces."""

    def geometry(self) -> dict[str, Any]:
        """Say where places lie."""

    def scene(self, position: Any, *, last: Collection[str] = ()) -> str:
        """Draw a position by itself."""

    def vignette(self, position: Any) -> str:
        """Draw a position for the start page."""

    def empty_board(self, data: Mapping[str, Any], players: int) -> Any:
        """Make the position of a board without pieces."""

    def seat_colours(self, position: Any) -> tuple[str, ...]:
        """Name the colour of each seat."""


class Titled(Protocol):
    """A title and a sentence."""

    @property
    def title(self) -> str:
        """The title."""

    @property
    def sentence(self) -> str:
        """The sentence."""


class Sentences(Protocol):
    """A module of `frontinus.words`."""

    def log_line(
        self, language: str, effects: Any, names: Sequence[str], viewer_seats: Collection[int] = ()
    ) -> str | None:
        """Tell what an action did."""

    def event_text(
        self, language: str, effects: Any, names: Sequence[str], viewer_seats: Collection[int] = ()
    ) -> str:
        """Tell it to somebody who cannot see the board."""

    def action_text(self, language: str, effects: Any) -> str:
        """Say an action as something to be done."""

    def prompt(
        self,
        language: str,
        position: Any,
        viewer_seats: Collection[int],
        names: Sequence[str],
        thinking: Collection[int] = (),
    ) -> Titled:
        """Say whose turn it is, and what may be done."""

    def position_text(
        self,
        language: str,
        position: Any,
        names: Sequence[str],
        viewer_seats: Collection[int] = (),
        thinking: Collection[int] = (),
    ) -> str:
        """Tell the whole position."""

    def refusal(
        self, language: str, rule: str, action: str | None = None, position: Any = None
    ) -> str:
        """Say why an action is refused."""

    def rule_summary(self, language: str, rule: str) -> str:
        """Say in a line what a rule says."""

    def board_refusal(self, language: str, point: int | None = None, /) -> str:
        """Say why board data are refused."""


class Choosing(Protocol):
    """A module of this package that says what may be chosen."""

    def choices(
        self,
        language: str,
        observation: frontinus.Observation,
        company: Company,
        picks: Mapping[str, str],
    ) -> ChoicesRegion:
        """Say what the seat to play may choose."""

    def question(self, position: Any, place: str, picks: Mapping[str, str]) -> str | None:
        """Say which action somebody may have meant."""


class CommonPage(Generic[Look, Happening]):
    """The part of a game's page that differs by its modules only."""

    slug: str
    pictures: Pictures
    sentences: Sentences
    choosing: Choosing

    # --- what differs a little --------------------------------------------------------------------

    def position(self, look: Look) -> Any:
        """Give the position of a look."""
        raise NotImplementedError

    def effects(self, happening: Happening) -> Any:
        """Give what an action did."""
        raise NotImplementedError

    def stored_position(self, stored: dict[str, Any]) -> Any:
        """Read the position for the start page."""
        raise NotImplementedError

    # --- what a position is -----------------------------------------------------------------------

    def step(self, look: Look) -> str:
        """Name the step of the turn."""
        step: str = self.position(look).step
        return step

    def colours(self, look: Look) -> tuple[str, ...]:
        """Name the colour of each seat."""
        return self.pictures.seat_colours(self.position(look))

    # --- sentences --------------------------------------------------------------------------------

    def line(self, language: str, happening: Happening, company: Company) -> str:
        """Tell what an action did; empty if it is worth no line."""
        done = self.effects(happening)
        return self.sentences.log_line(language, done, company.names, company.mine) or ""

    def spoken(self, language: str, happening: Happening, company: Company) -> str:
        """Tell it to somebody who cannot see the board."""
        done = self.effects(happening)
        return self.sentences.event_text(language, done, company.names, company.mine)

    def action_text(self, language: str, happening: Happening) -> str:
        """Say an action that a seat may choose as something to be done."""
        return self.sentences.action_text(language, self.effects(happening))

    def prompt(self, language: str, look: Look, company: Company) -> Prompt:
        """Say whose turn it is, and what may be done."""
        position, thinking = self.position(look), company.thinking()
        asked = self.sentences.prompt(language, position, company.mine, company.names, thinking)
        return Prompt(asked.title, asked.sentence)

    def text(self, language: str, look: Look, company: Company) -> str:
        """Tell the whole position in words."""
        position, thinking = self.position(look), company.thinking()
        return self.sentences.position_text(
            language, position, company.names, company.mine, thinking
        )

    def refusal(self, language: str, rule: str, action: str, look: Look) -> str:
        """Say why an action is refused."""
        return self.sentences.refusal(language, rule, action, self.position(look))

    def summary(self, language: str, rule: str) -> str:
        """Say in a line what a rule says."""
        return self.sentences.rule_summary(language, rule)

    def board_error(self, language: str, error: frontinus.BoardError) -> str:
        """Say why board data are refused."""
        return self.sentences.board_refusal(language, getattr(error, "point", None))

    # --- choices ----------------------------------------------------------------------------------

    def choices(
        self,
        language: str,
        observation: frontinus.Observation,
        company: Company,
        picks: Mapping[str, str],
    ) -> ChoicesRegion:
        """Say what the seat to play may choose, after it has picked so much."""
        return self.choosing.choices(language, observation, company, picks)

    def question(self, look: Look, place: str, picks: Mapping[str, str]) -> str | None:
        """Say which action somebody may have meant who chose a place that is not legal."""
        return self.choosing.question(self.position(look), place, picks)

    # --- pictures ---------------------------------------------------------------------------------

    def shapes(self) -> str:
        """Draw the shapes of all pieces."""
        return self.pictures.defs()

    def geometry(self) -> dict[str, Any]:
        """Say where places lie in the picture, or how they are found there."""
        return self.pictures.geometry()

    def rulebook_picture(self, scene: Scene) -> Markup:
        """Replay a record and draw its last position, as everybody may see it."""
        match = frontinus.replay(json.loads(scene.record))
        return drawn(self.pictures.scene(match.observation(None).position(), last=scene.marks))

    @functools.cached_property
    def showpiece(self) -> Any:
        """Read the position for the start page; it is stored, so that the page needs no rules."""
        path = resources.files(__package__).joinpath(f"{self.slug.replace('-', '_')}.json")
        return self.stored_position(json.loads(path.read_text("utf-8")))

    def picture(self) -> Markup:
        """Draw a game that is well under way."""
        return drawn(self.pictures.vignette(self.showpiece))

    def board_picture(self, data: Mapping[str, Any], players: int) -> Markup:
        """Draw a board from its data, without pieces."""
        return drawn(self.pictures.scene(self.pictures.empty_board(data, players)))

    # --- what only some games have ----------------------------------------------------------------

    def tally(self, language: str, outcomes: Sequence[str]) -> Markup:  # noqa: ARG002 - nothing
        """Draw nothing: no outcome of chance comes up again."""
        return Markup()

    def moment(self, language: str, look: Look, company: Company, number: int) -> MomentPage | None:  # noqa: ARG002 - nothing
        """Show nothing: the account tells it all."""
        return None
