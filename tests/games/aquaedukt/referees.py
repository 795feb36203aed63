"""The twin as a referee of examples; the engine stands beside it in engine.py."""

from __future__ import annotations

from tests.games.aquaedukt.examples import Start
from tests.games.aquaedukt.facts import Facts, facts_of_twin
from tests.games.aquaedukt.twin import Twin


class TwinReferee:
    """The twin, asked as an example asks."""

    def __init__(self, start: Start) -> None:
        """Begin where the example begins."""
        self.twin = Twin(start.players, start.options)

    def legal_actions(self) -> list[str]:
        """List the legal actions."""
        return self.twin.legal_actions()

    def refusal(self, text: str) -> str | None:
        """Name the rule that forbids an action."""
        return self.twin.refusal(text)

    def play(self, text: str) -> None:
        """Play an action."""
        self.twin.play(text)

    def facts(self) -> Facts:
        """Tell the position."""
        return facts_of_twin(self.twin)

    def result(self) -> tuple[list[int] | None, list[int] | None]:
        """Give scores and winners."""
        return self.twin.scores, self.twin.winners
