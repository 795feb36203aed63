"""The games, by slug, and the ways into them."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

from frontinus.core import record as records
from frontinus.core.errors import BoardError, FrontinusError, RecordError, shorten

if TYPE_CHECKING:
    from collections.abc import Mapping

    from frontinus.core.game import Board, Game
    from frontinus.core.match import Match
    from frontinus.core.record import Record

MODULES: Final = {
    "aqua-romana": "aqua_romana",
    "palatinus": "palatinus",
    "aquaedukt": "aquaedukt",
}
"""The folder of each game; one that nobody plays is not loaded."""
SLUGS: Final = tuple(MODULES)


def find_game(slug: str) -> Game:
    """Find a game by its slug; raises FrontinusError.

    >>> find_game("aqua-romana").title
    'Aqua Romana'
    """
    if not isinstance(slug, str) or slug not in MODULES:
        raise FrontinusError(f"no game named {shorten(slug)}; there is {', '.join(SLUGS)}")
    game: Game = importlib.import_module(f"{__name__}.{MODULES[slug]}").GAME
    return game


def new_match(
    game: str,
    players: int | None = None,
    board: str | Path | Mapping[str, Any] = "standard",
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Match:
    """Begin a match; without `players` of the fewest that the game is for.

    `board` is the name of a board that comes with the game, the path of a file, or the data.
    `seed` is for `play_chance`. Raises FrontinusError (no such game), BoardError, OptionError.
    """
    from frontinus.core.match import Match

    rules = find_game(game)
    count = rules.players[0] if players is None else players
    return Match(
        rules, count, find_board(rules, board), {} if options is None else options, seed=seed
    )


def find_board(game: Game, board: str | Path | Mapping[str, Any]) -> Board:
    """Open board data by name, by path or as they are; raises BoardError."""
    if isinstance(board, str) and board in game.boards:
        return game.named_board(board)
    if isinstance(board, str | Path):
        return read_board(board, game)
    return game.board(board)


def read_board(
    source: str | Path | IO[Any], game: Game | None = None, *, likely: Game | None = None
) -> Board:
    """Read board data from a file, for the game that they name; raises BoardError.

    `game` is one that they have to be for, `likely` one that is meant where they name none.
    """
    try:
        values = list(records.read_values(source))
    except RecordError as error:
        raise BoardError(None, error.reason) from None
    if len(values) != 1:
        raise BoardError(None, "a board file holds one JSON object")
    data = values[0][1]
    if isinstance(data, RecordError):
        raise BoardError(None, data.reason)
    if game is None:
        game = _game_of(data, likely)
    return game.board(data)


def _game_of(data: Any, likely: Game | None) -> Game:
    """Find the game that board data are for: by name, else by the keys that they have."""
    keys = set(data) if isinstance(data, dict) else set()
    if keys and data.get("game") in SLUGS:
        return find_game(data["game"])
    return likely or max(
        map(find_game, SLUGS),
        key=lambda game: len(keys & set(game.named_board("standard").data)),
    )


def replay(record: Record | Mapping[str, Any], known_board: Board | None = None) -> Match:
    """Replay a record to its last action; raises RecordError.

    `known_board` is a board that the reader has besides those that come with the game.
    """
    return records.replay(record, find_game, known_board)
