"""What the tests ask of whoever knows the rules, and the twin as one of those."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tests.games.palatinus.engine import EngineReferee
from tests.games.palatinus.facts import Facts, facts_of_twin
from tests.games.palatinus.twin import STANDARD, Twin


class Referee(Protocol):
    """Whoever knows the rules."""

    def legal_actions(self) -> list[str]:
        """List the legal actions."""

    def refusal(self, text: str) -> str | None:
        """Name the rule that forbids an action."""

    def play(self, text: str) -> object:
        """Play an action."""

    def facts(self, viewer: int | None = None, *, everything: bool = False) -> Facts:
        """Tell what a seat, None for a spectator, may know."""

    def result(self) -> tuple[list[int] | None, list[int] | None]:
        """Give scores and winners, None until the game is over."""

    def account(self) -> dict[str, Any]:
        """Tell how the board as it lies is scored."""

    def view(self, viewer: int | None) -> list[str]:
        """Give all actions as a seat may know them."""

    def put(self, tokens: Mapping[str, tuple[int, str]]) -> None:
        """Put tokens on the board, out of turn: a bare position (PA-10)."""

    def perft(self, depth: int) -> int:
        """Count sequences of actions."""


class TwinReferee:
    """The twin, asked as the tests ask."""

    def __init__(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        board: Mapping[str, Any] | None = None,
    ) -> None:
        """Begin a game."""
        self.twin = Twin(players, dict(options or {}), STANDARD if board is None else board)

    def legal_actions(self) -> list[str]:
        """List the legal actions."""
        return self.twin.legal_actions()

    def refusal(self, text: str) -> str | None:
        """Name the rule that forbids an action."""
        return self.twin.refusal(text)

    def play(self, text: str) -> None:
        """Play an action."""
        self.twin.play(text)

    def facts(self, viewer: int | None = None, *, everything: bool = False) -> Facts:
        """Tell what somebody may know."""
        return facts_of_twin(self.twin, viewer, everything=everything)

    def result(self) -> tuple[list[int] | None, list[int] | None]:
        """Give scores and winners."""
        return self.twin.scores, self.twin.winners

    def account(self) -> dict[str, Any]:
        """Tell how the board as it lies is scored."""
        return self.twin.account()

    def view(self, viewer: int | None) -> list[str]:
        """Give all actions as somebody may know them."""
        return self.twin.view(viewer)

    def put(self, tokens: Mapping[str, tuple[int, str]]) -> None:
        """Put tokens on the board, out of turn."""
        self.twin.tokens = dict(tokens)

    def perft(self, depth: int) -> int:
        """Count sequences of actions."""
        return self.twin.perft(depth)


REFEREES: dict[str, Callable[..., Referee]] = {"twin": TwinReferee, "engine": EngineReferee}
