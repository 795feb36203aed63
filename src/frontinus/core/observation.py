"""Observation: what one seat may know of a match, and what could be true besides."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from frontinus.core.errors import FrontinusError, shorten
from frontinus.core.randomness import random_rows
from frontinus.core.struct import Rows, copy_row

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np

    from frontinus.core.match import Match


class Observation:
    """A position as one seat, or with seat None a spectator, may know it.

    It holds a copy of the state with everything else set to zero: what is not here cannot leak.
    """

    def __init__(self, match: Match, seat: int | None, *, revealed: bool = False) -> None:
        """Copy of a match what the seat may know, or everything if it is `revealed`."""
        if seat is not None and seat not in range(match.players):
            raise FrontinusError(f"no seat {shorten(seat)} in a match of {match.players}")
        self.game, self.board = match.game, match.board
        self.options: Mapping[str, Any] = match.options
        self.players, self.seat = match.players, seat
        self.to_play = match.to_play
        self.over, self.scores, self.winners = match.over, match.scores, match.winners
        self.has_secrets = match.has_secrets and not revealed
        self.from_start = match.from_start
        self.box, self.boxes = match.box, match.boxes
        self.rows: Rows = self._known_rows(match)
        self.row = 0
        self._legal = match.legal_actions() if self._is_to_act() else []
        self._view = list(match.actions) if revealed else match.veiled_actions(seat)

    def legal_actions(self) -> list[str]:
        """List the texts of all legal actions; none unless this seat is to act."""
        return list(self._legal)

    def view(self) -> dict[str, Any]:
        """Give the record with the hidden parts taken out, as JSON-like data.

        Where something is hidden, the key `view` tells from whom; such a view is no record.
        """
        shown = self._view
        data: dict[str, Any] = {
            "frontinus": 1,
            "game": self.game.slug,
            "players": self.players,
            "board": self.board.name,
            "options": self.game.changed_options(self.options),
            "actions": list(shown),
        }
        if not self.board.standard:
            data["board-data"] = copy.deepcopy(self.board.data)
        if self.over:
            data["result"] = {"scores": self.scores, "winners": self.winners}
        elif self.has_secrets:
            data["view"] = "spectator" if self.seat is None else self.seat
        return data

    def position(self) -> Any:
        """Describe the position in names, as the game's Position."""
        return self.game.describe(self)

    def determinize(self, rng: np.random.Generator) -> Match:
        """Draw a match that fits this observation; it can be played on, and has no record."""
        from frontinus.core.match import Match

        rows = self.game.State.rows(1)
        copy_row(rows, 0, self.rows, 0)
        if self.game.determinize is not None and self.has_secrets:
            seat = -1 if self.seat is None else self.seat
            self.game.determinize(self.boxes, rows, seat, random_rows(rng))
        return Match.from_state(self.game, self.players, self.board, self.options, rows)

    def knows(self, seat: int) -> bool:
        """Tell whether what a seat alone may know stands in the row."""
        return not self.has_secrets or seat == self.seat

    def _is_to_act(self) -> bool:
        return self.seat is not None and self.seat == self.to_play

    def _known_rows(self, match: Match) -> Rows:
        rows: Rows = match.game.State.rows(1)
        copy_row(rows, 0, match.rows, match.row)
        if self.has_secrets:
            match.game.State.conceal_row(rows, 0, self.seat)
        return rows
