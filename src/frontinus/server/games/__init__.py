"""What the server shows of each game, behind one protocol: `page_of(slug)`."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from markupsafe import Markup

import frontinus
from frontinus.games import find_game
from frontinus.server.pages import ChoicesRegion
from frontinus.words.rulebook import Scene

MODULES: Final = {
    "aqua-romana": "aqua_romana",
    "palatinus": "palatinus",
    "aquaedukt": "aquaedukt",
}
"""The module here that shows each game; each has a function `page() -> GamePage`."""


NO_PICTURE: Final = Markup()


@dataclass(frozen=True)
class Company:
    """The people and programs at a table, as one viewer is told of them."""

    names: tuple[str, ...]
    """Shown names by seat."""
    mine: tuple[int, ...]
    """The seats of this viewer."""
    programs: tuple[bool, ...]
    """By seat: a program moves for it."""
    free: tuple[bool, ...]
    """By seat: a person's, and nobody sits there."""

    def thinking(self) -> list[int]:
        """Name the seats for which programs move."""
        return [seat for seat, program in enumerate(self.programs) if program]


@dataclass(frozen=True)
class Prompt:
    """What stands above the board."""

    title: str
    sentence: str
    picture: Markup = NO_PICTURE
    """What lies there to be looked at, say a die."""


@dataclass(frozen=True)
class MomentPage:
    """The final scoring after some of its steps."""

    count: int
    """Of all steps."""
    board: Markup
    title: str
    sentence: str
    account: Any
    """What `games/<slug>/account.html` is given."""


class GamePage(Protocol):
    """What a game brings along so that the general pages can show it.

    A *look* is what the game's functions need of a position, taken from an observation; the server
    keeps it and hands it back.
    """

    slug: str
    title: str
    hides: bool
    """Seats know different things; otherwise all see what a spectator sees."""
    panels: tuple[str, ...]
    """Names of the game's own regions; the template of each is `games/<slug>/<name>.html`."""

    def look(self, observation: frontinus.Observation) -> Any:
        """Take from an observation what the functions below need."""

    def step(self, look: Any) -> str:
        """Name the step of the turn."""

    def colours(self, look: Any) -> tuple[str, ...]:
        """Name the colour of each seat."""

    def happening(self, before: Any, action: str, after: Any) -> Any:
        """Say what an action did, from the looks before and after it."""

    def motion(self, happening: Any) -> dict[str, Any]:
        """Give what the client needs to show it moving, as JSON."""

    def line(self, language: str, happening: Any, company: Company) -> str:
        """Tell it in a sentence, for the log; empty if it is worth no line."""

    def spoken(self, language: str, happening: Any, company: Company) -> str:
        """Tell it to somebody who cannot see the board."""

    def action_text(self, language: str, happening: Any) -> str:
        """Say an action that a seat may choose as something to be done; chance does not choose."""

    def marks(self, happening: Any) -> tuple[str, ...]:
        """Name the places of the board to be marked as the last move."""

    def prompt(self, language: str, look: Any, company: Company) -> Prompt:
        """Say whose turn it is, and what may be done."""

    def text(self, language: str, look: Any, company: Company) -> str:
        """Tell the whole position in words."""

    def previews(self, observation: frontinus.Observation) -> dict[str, dict[str, Any]]:
        """Say what each legal action would do, by its text, as JSON; nothing where it is plain.

        What all actions of a verb have in common may stand under the verb.
        """

    def board(self, language: str, look: Any, marks: Sequence[str]) -> Markup:
        """Draw the board: `<svg id="board" …>`."""

    def considered(self, look: Any, choices: Sequence[Sequence[str]], layer: str) -> Markup:
        """Draw a layer to lie over the board, `<svg id="considered" …>` with the name of the layer.

        Each choice is told by its places, named as `marks` names them.
        """

    def shapes(self) -> str:
        """Draw the shapes of the game's pieces, for the sheet that a page has once."""

    def choices(
        self,
        language: str,
        observation: frontinus.Observation,
        company: Company,
        picks: Mapping[str, str],
    ) -> ChoicesRegion:
        """Say what the seat to play may choose, after it has picked so much.

        `picks` are values by facet, besides `staged`, the action that would be played, and
        `follow`, the one after it; they come from a browser and may be anything.
        """

    def question(self, look: Any, place: str, picks: Mapping[str, str]) -> str | None:
        """Say which action somebody may have meant who chose a place that is not legal."""

    def tally(self, language: str, outcomes: Sequence[str]) -> Markup:
        """Draw how often each outcome of chance came up; empty if there is nothing to compare."""

    def panel(self, name: str, language: str, look: Any, company: Company) -> Any:
        """Give a panel's template its `region`."""

    def note(self, language: str, look: Any, seat: int) -> Any:
        """Give `games/<slug>/seat.html` its `note`."""

    def result(self, language: str, look: Any, company: Company) -> str:
        """Say who has won; the match is over."""

    def account(self, language: str, look: Any, company: Company) -> Any:
        """Give `games/<slug>/account.html` its `account`; the match is over."""

    def moment(self, language: str, look: Any, company: Company, number: int) -> MomentPage | None:
        """Show the scoring after so many of its steps, 0 for none of them; the match is over.

        None after the last, and in games whose account tells it all.
        """

    def refusal(self, language: str, rule: str, action: str, look: Any) -> str:
        """Say in a sentence why an action is refused."""

    def board_error(self, language: str, error: frontinus.BoardError) -> str:
        """Say in a sentence why board data are refused."""

    def board_picture(self, data: Mapping[str, Any], players: int) -> Markup:
        """Draw an empty board from its data, without the rules."""

    def geometry(self) -> dict[str, Any]:
        """Say where places lie in the picture of the board, as JSON for the client."""

    def rulebook_picture(self, scene: Scene) -> Markup:
        """Draw a picture of the player's rulebook."""

    def picture(self) -> Markup:
        """Draw the vignette of the game on the start page."""

    def summary(self, language: str, rule: str) -> str:
        """Say in a line what a rule says."""


_pages: dict[str, GamePage] = {}


def page_of(slug: str) -> GamePage:
    """Find what the server shows of a game; raises KeyError."""
    if slug not in _pages:
        module = importlib.import_module(f"{__name__}.{MODULES[slug]}")
        _pages[slug] = module.page()
    return _pages[slug]


def page_for(rule: str | None) -> GamePage:
    """Find the game whose document has a rule; the first game, if none has."""
    letters = (rule or "").partition("-")[0]
    slugs = (slug for slug in MODULES if find_game(slug).board_rule.startswith(f"{letters}-"))
    return page_of(next(slugs, next(iter(MODULES))))
