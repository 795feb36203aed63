"""Record: a game as JSON; read, write, replay (games/README.md, "Game record")."""

from __future__ import annotations

import io
import json
import math
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NoReturn

from frontinus.core.errors import (
    BoardError,
    FrontinusError,
    IllegalAction,
    OptionError,
    RecordError,
    shorten,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from frontinus.core.game import Board, Game
    from frontinus.core.match import Match

FORMAT = 1
"""The version of the format: the value of the key `frontinus`."""
REQUIRED = ("frontinus", "game", "players", "board", "options", "actions")
FORMS = (
    ("game", str, "the name of a game"),
    ("board", str, "the name of a board"),
    ("options", dict, "an object"),
    ("actions", list, "a list"),
    ("result", dict, "an object"),
)
STOPS = ("conceded", "agreed")
LONGEST_LINE = 16 << 20
"""Bytes of one record or board; the longest real one has some thousands."""
DEEPEST = 64
"""Levels of lists and objects in a file; a record has three, foreign keys may have more."""


@dataclass(frozen=True)
class Record:
    """A game as JSON data; keys that nobody here knows are kept."""

    data: Mapping[str, Any]

    @property
    def game(self) -> str:
        """The slug of the game."""
        return str(self.data["game"])

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.data["players"])

    @property
    def actions(self) -> tuple[str, ...]:
        """All actions from the first, outcomes of chance included."""
        return tuple(self.data["actions"])

    @property
    def result(self) -> Mapping[str, Any] | None:
        """Scores and winners of a finished game."""
        return self.data.get("result")

    def to_json(self) -> str:
        """Write the record on one line of ASCII, since a foreign text may be no Unicode."""
        return json.dumps(self.data, allow_nan=False)


def parse_json(text: str) -> Any:
    """Read JSON strictly: no NaN, no key twice, no depths; raises RecordError."""
    try:
        value = json.loads(
            text,
            parse_constant=_refuse_constant,
            parse_float=_finite,
            object_pairs_hook=_pairs,
        )
    except RecursionError:
        raise RecordError("lists or objects are nested too deep", fault="json") from None
    except json.JSONDecodeError as error:
        where = (
            f"line {error.lineno} column {error.colno}"
            if error.lineno > 1
            else f"column {error.colno}"
        )
        raise RecordError(f"not JSON: {error.msg} at {where}", fault="json") from None
    except ValueError:
        raise RecordError("a number has too many digits", fault="json") from None
    _check_depth(value)
    return value


def read_values(source: str | Path | IO[Any]) -> Iterator[tuple[int, Any]]:
    """Read the values of a file of JSON Lines, or of one JSON object over several lines.

    Answers the number of the line and the value, or instead of a value the RecordError that says
    what is wrong with that line. An unreadable file raises RecordError.
    """
    if not isinstance(source, str | Path):
        if not hasattr(source, "readline"):
            raise RecordError(f"{shorten(source)} is no file", fault="file")
        yield from _read_lines(source)
        return
    try:
        file = Path(source).open("rb")  # noqa: SIM115 - closed where it is read
    except (OSError, ValueError) as error:
        # a ValueError where the name itself is none: it holds a NUL
        reason = getattr(error, "strerror", None) or "cannot be read"
        raise RecordError(f"{shorten(str(source))}: {reason}", fault="file") from None
    with file:
        yield from _read_lines(file)


def read_records(source: str | Path | IO[Any]) -> list[Record]:
    """Read all records of a file; the first that is no record raises RecordError.

    The records are not replayed: `replay` does that.
    """
    records = []
    for line, value in read_values(source):
        try:
            records.append(as_record(value))
        except RecordError as error:
            raise error.at_line(line) from None
    return records


def as_record(value: Any) -> Record:
    """Check the form of a record, not what is played in it; raises RecordError."""
    if isinstance(value, RecordError):
        raise value
    if not isinstance(value, dict):
        raise RecordError("a record is a JSON object", fault="json")
    for key in REQUIRED:
        if key not in value:
            raise RecordError(f"key {key!r} is missing", key=key)
    if not is_whole(value["frontinus"]) or value["frontinus"] != FORMAT:
        reason = f"format {shorten(value['frontinus'])} is unknown; this program reads 1"
        raise RecordError(reason, fault="format")
    if "view" in value:
        raise RecordError("a view is not a record and cannot be replayed", fault="view")
    if not is_whole(value["players"]):
        raise RecordError("'players' is a whole number", key="players")
    for key, kind, words in FORMS:
        if key in value and not isinstance(value[key], kind):
            raise RecordError(f"{key!r} is {words}", key=key)
    for index, action in enumerate(value["actions"]):
        if not isinstance(action, str):
            raise RecordError(
                "an action is a text", index=index, text=shorten(action), fault="text"
            )
    if "stopped" in value:
        _check_stopped(value)
    return Record(value)


def replay(
    record: Record | Mapping[str, Any],
    find_game: Callable[[str], Game],
    known_board: Board | None = None,
) -> Match:
    """Replay a record to its last action; raises RecordError.

    `known_board` is a board that the reader has besides those that come with the game.
    """
    from frontinus.core.match import Match

    record = as_record(record.data if isinstance(record, Record) else record)
    data = record.data
    try:
        game = find_game(data["game"])
        players = game.check_players(data["players"])
        options = game.check_options(data["options"])
        match = Match(game, players, _board_of(data, game, known_board), options)
    except BoardError as error:
        # the cause tells which point of the rule is broken
        raise RecordError(error.reason, rule=error.rule, fault="board") from error
    except OptionError as error:
        raise RecordError(error.reason, rule=error.rule, fault="options") from None
    except FrontinusError as error:
        raise RecordError(str(error), fault="game") from None
    for index, action in enumerate(data["actions"]):
        try:
            match.play(action)
        except IllegalAction as error:
            raise RecordError(
                error.reason, index=index, text=action, rule=error.rule, fault="action"
            ) from None
    _check_end(data, match)
    return match


def is_whole(value: Any) -> bool:
    """Tell whether a JSON value is a whole number: not 2.0, not true."""
    return isinstance(value, int) and not isinstance(value, bool)


def _board_of(data: Mapping[str, Any], game: Game, known_board: Board | None) -> Board:
    name = data["board"]
    if "board-data" in data:
        board = game.board(data["board-data"])
        if board.standard:
            raise BoardError(game.board_rule, "'board-data' under the name 'standard'")
        if board.name != name:
            raise BoardError(game.board_rule, f"'board-data' is named {shorten(board.name)}")
        return board
    known = known_board is not None and known_board.data["game"] == game.slug
    if known_board is not None and known and known_board.name == name:
        return known_board
    return game.named_board(name)


def _check_stopped(data: Mapping[str, Any]) -> None:
    stopped = data["stopped"]
    if "result" in data:
        raise RecordError("a game that stopped early has no 'result'", fault="stopped")
    if not isinstance(stopped, dict) or stopped.get("reason") not in STOPS:
        reason = "'stopped' has a 'reason': \"conceded\" or \"agreed\""
        raise RecordError(reason, fault="stopped")
    seats = stopped.get("seats")
    if not isinstance(seats, list) or not all(
        is_whole(seat) and 0 <= seat < data["players"] for seat in seats
    ):
        raise RecordError("'stopped' has 'seats': a list of those who conceded", fault="stopped")


def _check_end(data: Mapping[str, Any], match: Match) -> None:
    result = data.get("result")
    if not match.over:
        if result is not None or "result" in data:
            reason = "there is a 'result', but the game is still going on"
            raise RecordError(reason, fault="result")
        return
    if "result" not in data or result is None:
        raise RecordError("the game is over, but there is no 'result'", fault="result")
    for key, due in (("scores", match.scores), ("winners", match.winners)):
        given = result.get(key)
        if not isinstance(given, list) or not all(map(is_whole, given)) or given != due:
            reason = f"result.{key} is {due}, not {shorten(given)}"
            raise RecordError(reason, fault="result")


def _read_lines(file: IO[Any]) -> Iterator[tuple[int, Any]]:
    lines = enumerate(_lines(file), 1)
    number, raw = next(((n, line) for n, line in lines if line.strip()), (0, b""))
    if not number:
        return
    value = _value(raw)
    opens = raw.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{")
    if isinstance(value, RecordError) and len(raw) <= LONGEST_LINE and opens:
        rest = b"".join(_lines(file, LONGEST_LINE))
        whole = _value(raw + rest)
        # an object over several lines, or lines of which the first is bad
        if not isinstance(whole, RecordError) or not any(
            line.startswith(b"{") for line in io.BytesIO(rest)
        ):
            yield number, whole
            return
        lines = enumerate(chain(io.BytesIO(rest), _lines(file)), number + 1)
    yield number, value
    for number, raw in lines:
        if raw.strip():
            yield number, _value(raw)


def _lines(file: IO[Any], most: int | None = None) -> Iterator[bytes]:
    """Go through the lines of a file; of one that is too long only as much as shows that."""
    read = 0
    while most is None or read <= most:
        line = file.readline(LONGEST_LINE + 1)
        if not line:
            return
        raw = line.encode("utf-8", "surrogatepass") if isinstance(line, str) else bytes(line)
        read += len(raw)
        yield raw
        while raw and len(raw) > LONGEST_LINE and raw[-1:] != b"\n":
            raw = file.readline(LONGEST_LINE + 1)


def _value(raw: bytes) -> Any:
    """Read one JSON value, or give the RecordError that says what is wrong with it."""
    try:
        if len(raw) > LONGEST_LINE:
            raise RecordError(f"longer than {LONGEST_LINE >> 20} MiB", fault="json")
        return parse_json(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        return RecordError(f"not UTF-8 at byte {error.start}", fault="json")
    except RecordError as error:
        return error


def _refuse_constant(name: str) -> NoReturn:
    raise RecordError(f"{name} is no JSON number", fault="json")


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise RecordError(f"{shorten(text)} is too large a number", fault="json")
    return number


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(f"key {shorten(key)} stands twice", fault="json")
        found[key] = value
    return found


def _check_depth(value: Any) -> None:
    level, left = 0, [value]
    while left:
        if level > DEEPEST:
            raise RecordError("lists or objects are nested too deep", fault="json")
        level += 1
        left = [
            part
            for whole in left
            if isinstance(whole, dict | list)
            for part in (whole.values() if isinstance(whole, dict) else whole)
        ]
