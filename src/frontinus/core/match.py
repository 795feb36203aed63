"""Match: a game being played; refuses an illegal action with the number of the rule."""

from __future__ import annotations

import copy
from bisect import bisect
from functools import cached_property
from itertools import accumulate
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol, Self

import numpy as np

from frontinus.core.errors import FrontinusError, IllegalAction, shorten
from frontinus.core.game import CHANCE, LEGAL, OVER, PLAYED, Board, Game
from frontinus.core.kernel import paused_collector
from frontinus.core.observation import Observation
from frontinus.core.record import FORMAT, Record
from frontinus.core.struct import Rows, copy_row, copy_rows, numbers

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Known(Protocol):
    """What a match and an observation have in common: a position, the truth or what is known."""

    game: Game
    players: int
    board: Board
    options: Mapping[str, Any]
    box: Any
    boxes: Rows
    rows: Rows
    row: int

    @property
    def to_play(self) -> int | None:
        """Whose action is due."""

    def knows(self, seat: int) -> bool:
        """Tell whether what a seat alone may know stands in the row."""


FIRST_CAPACITY = 64
"""Rows that a match begins with; they double when it grows longer."""


def _first(buffer: Any, count: int) -> list[int]:
    """Give the first numbers of a buffer."""
    numbers: list[int] = buffer[:count] if isinstance(buffer, list) else buffer[:count].tolist()
    return numbers


class Match:
    """One play of a game.

    Row *k* of `rows` is the state after *k* actions: taking an action back is one step down.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        board: Board,
        options: Mapping[str, Any],
        *,
        seed: int | Sequence[int] | None = None,
    ) -> None:
        """Set up a match; raises OptionError, and BoardError if the board is not for so many."""
        self.game = game
        self.players = game.check_players(players)
        # a view: whoever could change it in an observation would see what is hidden
        self.options: Mapping[str, Any] = MappingProxyType(game.check_options(options))
        self.board = board
        self.box, self.boxes = game.tables(board, players, self.options)
        self.rows: Rows = game.State.rows(FIRST_CAPACITY)
        self.row = 0
        self._texts: list[str] = []
        self._actors: list[int] = []
        self.from_start = True
        """Whether it began at the start; one from a state has no record."""
        self._seed = seed
        self._buffer, self._weights = numbers(game.most_actions), numbers(game.most_actions)
        self._legal: Sequence[int] | None = None
        self._player: int = OVER
        with paused_collector():
            game.entries.set_up(self.boxes, self.rows, 0)
            self._look()

    @classmethod
    def from_state(
        cls, game: Game, players: int, board: Board, options: Mapping[str, Any], rows: Rows
    ) -> Self:
        """Begin a match in the middle, with the state in row 0 of `rows`; it has no record."""
        match = cls(game, players, board, options)
        copy_row(match.rows, 0, rows, 0)
        match.from_start = False
        match._look()
        return match

    @property
    def to_play(self) -> int | None:
        """Whose action is due: a seat, CHANCE, or None when the match is over."""
        return None if self._player == OVER else self._player

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._player == OVER

    @property
    def has_secrets(self) -> bool:
        """Whether anything is hidden from anybody now; nothing is when the match is over."""
        return not self.over and self.game.has_secrets(self.options)

    @property
    def actions(self) -> tuple[str, ...]:
        """All actions so far, outcomes of chance included."""
        return tuple(self._texts)

    @property
    def actors(self) -> tuple[int, ...]:
        """Who did each action: a seat, or CHANCE."""
        return tuple(self._actors)

    @property
    def scores(self) -> list[int] | None:
        """Final points by seat; None until the match is over."""
        return self._result()[0] if self.over else None

    @property
    def winners(self) -> list[int] | None:
        """Seats that win, ascending, more than one if they share it; None until it is over."""
        return self._result()[1] if self.over else None

    def legal_numbers(self) -> Sequence[int]:
        """List the packed numbers of all legal actions, ascending."""
        if self._legal is None:
            count = self.game.entries.list_actions(self.boxes, self.rows, self.row, self._buffer)
            self._legal = _first(self._buffer, count)
        return self._legal

    def legal_actions(self) -> list[str]:
        """List the texts of all legal actions, or outcomes of chance, in ASCII order."""
        return self.game.actions.texts(self.legal_numbers())

    def refusal(self, text: str) -> str | None:
        """Give the number of the rule that forbids an action now, None for a legal one."""
        fault = self._fault(text)
        return None if fault == LEGAL else self.game.faults[fault].rule

    def play(self, text: str) -> None:
        """Do a legal action, or an outcome of chance; raises IllegalAction and changes nothing."""
        number = self.game.actions.number(text) if isinstance(text, str) else None
        if number is None:
            fault = self.game.malformed
        else:
            if self.row + 1 == len(self.rows):
                self._make_room()
            fault = self.game.entries.play(self.boxes, self.rows, self.row, number)
        if fault > LEGAL:
            refused = self.game.faults[fault]
            raise IllegalAction(refused.rule, text, refused.reason)
        self._texts.append(text)
        self._actors.append(self._player)
        self.row += 1
        self._player = fault - PLAYED
        self._legal = None

    def play_chance(self) -> str:
        """Draw and play one outcome of chance with the match's own generator; answers its text."""
        if self._player != CHANCE:
            raise FrontinusError("chance is not to act")
        ends = list(accumulate(self.weights()))
        place = bisect(ends, int(self._rng.integers(ends[-1])))
        text = self.game.actions.text(self.legal_numbers()[place])
        self.play(text)
        return text

    def weights(self) -> list[int]:
        """Weigh the outcomes that chance may take now, in the order of `legal_actions`."""
        if self._player != CHANCE:
            return []
        lister = self.game.entries.weigh
        if lister is not None:
            count = lister(self.boxes, self.rows, self.row, self._buffer, self._weights)
            self._legal = _first(self._buffer, count)
            return _first(self._weights, count)
        outcomes = self.legal_numbers()
        weigh = self.game.rules.weigh
        if weigh is None:
            return [1] * len(outcomes)
        return [int(weigh(self.boxes[0], self.rows[self.row], number)) for number in outcomes]

    def undo(self) -> str:
        """Take back one action or outcome; answers its text."""
        if not self._texts:
            raise FrontinusError("there is nothing to take back")
        self.row -= 1
        self._actors.pop()
        self._look()
        return self._texts.pop()

    def copy(self) -> Self:
        """Make an independent match in the same position, with a generator in the same state."""
        rows = self.game.State.rows(self.row + FIRST_CAPACITY)
        copy_rows(rows, self.rows, self.row + 1)
        twin = copy.copy(self)
        vars(twin).update(
            rows=rows,
            _texts=list(self._texts),
            _actors=list(self._actors),
            _buffer=numbers(self.game.most_actions),
            _weights=numbers(self.game.most_actions),
        )
        if "_rng" in vars(self):
            vars(twin).update(_rng=copy.deepcopy(self._rng))
        return twin

    def state_bytes(self) -> bytes:
        """Give the bytes of the state: equal bytes are equal states."""
        return self.game.State.to_bytes(self.rows, self.row)

    def perft(self, depth: int) -> int:
        """Count the sequences of exactly `depth` legal actions from here.

        Raises FrontinusError if the depth is below 0.
        """
        if depth < 0:
            raise FrontinusError(f"a depth is 0 or more, not {shorten(depth)}")
        return self.game.loops.perft(self.boxes, self.rows, self.row, depth)

    def position(self) -> Any:
        """Describe the whole truth in names, as the game's Position."""
        return self.game.describe(self)

    def knows(self, seat: int) -> bool:  # noqa: ARG002  (an observation answers otherwise)
        """Tell whether what a seat alone may know stands in the row: a match is the truth."""
        return True

    def account(self) -> dict[str, Any]:
        """Tell how the match was scored, step by step, as JSON-like data.

        Raises FrontinusError until it is over, and for a game whose rules define no account.
        """
        if self.game.account is None:
            raise FrontinusError(f"the rules of {self.game.title} define no account")
        if not self.over:
            raise FrontinusError("the game is not over")
        return self.game.account(self)

    def observation(self, seat: int | None, *, revealed: bool = False) -> Observation:
        """Give what a seat, or with None a spectator, may know.

        `revealed` hides nothing, as from the end of a match on: for looking back at one that has
        ended.
        """
        return Observation(self, seat, revealed=revealed)

    def record(self) -> Record:
        """Write the match down."""
        if not self.from_start:
            raise FrontinusError("a match that began in the middle has no record")
        data: dict[str, Any] = {
            "frontinus": FORMAT,
            "game": self.game.slug,
            "players": self.players,
            "board": self.board.name,
            "options": self.game.changed_options(self.options),
            "actions": list(self._texts),
        }
        if not self.board.standard:
            data["board-data"] = copy.deepcopy(self.board.data)
        if self.over:
            data["result"] = {"scores": self.scores, "winners": self.winners}
        return Record(data)

    def veiled_actions(self, seat: int | None) -> list[str]:
        """Give all actions as a seat may know them."""
        veil = self.game.veil
        if veil is None or self.over or not self.game.has_secrets(self.options):
            return list(self._texts)
        pairs = zip(self._texts, self._actors, strict=True)
        return [text if actor in (seat, CHANCE) else veil(text) for text, actor in pairs]

    @cached_property
    def _rng(self) -> np.random.Generator:
        return np.random.default_rng(self._seed)

    def _fault(self, text: str) -> int:
        number = self.game.actions.number(text) if isinstance(text, str) else None
        if number is None:
            return self.game.malformed
        return self.game.entries.ruling(self.boxes, self.rows, self.row, number)

    def _make_room(self) -> None:
        rows = self.game.State.rows(2 * len(self.rows))
        copy_rows(rows, self.rows, self.row + 1)
        self.rows = rows

    def _look(self) -> None:
        self._player = self.game.entries.to_play(self.boxes, self.rows, self.row)
        self._legal = None

    def _result(self) -> tuple[list[int], list[int]]:
        scores, winners = numbers(self.players), numbers(self.players)
        self.game.entries.score(self.boxes, self.rows, self.row, scores, winners)
        return [int(p) for p in scores], [s for s in range(self.players) if winners[s]]
