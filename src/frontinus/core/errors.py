"""What can go wrong, as exceptions.

::

    FrontinusError
    ├── IllegalAction   an action that the rules forbid now
    ├── RecordError     a record that cannot be read or replayed
    ├── BoardError      board data that the rules refuse
    └── OptionError     an option, or a number of players, that the game does not know
"""

from __future__ import annotations

from typing import Any, Literal

Fault = Literal[
    "file", "json", "form", "format", "view", "game", "options", "board", "text", "action",
    "stopped", "result",
]  # fmt: skip
"""What about a record is wrong: its file cannot be read; it is no JSON object; a key has not the
right form, the version of the format is unknown, it is a view; the rules refuse its game, its
options or number of players, or its board; an action is no text, or is not legal; how the game
stopped, or its result, does not fit."""


class FrontinusError(Exception):
    """Anything that Frontinus refuses; `str()` is one line of short English."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it travel between processes: Python would call the class with the message alone."""
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[FrontinusError], message: tuple[Any, ...], facts: dict[str, Any]) -> Any:
    error = kind.__new__(kind, *message)
    vars(error).update(facts)
    return error


class IllegalAction(FrontinusError):
    """An action that the rules forbid now, with the number of the rule."""

    def __init__(self, rule: str, action: str, reason: str) -> None:
        """Say which rule forbids which action, and why in a few words."""
        super().__init__(f"{rule}: {reason} ({shorten(action)})")
        self.rule = rule
        self.action = action
        self.reason = reason


class RecordError(FrontinusError):
    """A record that cannot be read or replayed.

    `fault` says what about it is wrong, `key` at which key of the record. `line` counts from 1,
    `index` (of an action) from 0; what does not apply is None.
    """

    def __init__(
        self,
        reason: str,
        *,
        line: int | None = None,
        index: int | None = None,
        text: str | None = None,
        rule: str | None = None,
        fault: Fault = "form",
        key: str | None = None,
    ) -> None:
        """Say what is wrong and where."""
        where = [f"line {line}"] if line is not None else []
        if index is not None:
            where.append(f"action {index}")
        message = f"{', '.join(where)}: {reason}" if where else reason
        super().__init__(f"{message} [{rule}]" if rule else message)
        self.reason = reason
        self.line = line
        self.index = index
        self.text = text
        self.rule = rule
        self.fault = fault
        self.key = key

    def at_line(self, line: int) -> RecordError:
        """Give the same error for a line of a file."""
        return RecordError(
            self.reason,
            line=line,
            index=self.index,
            text=self.text,
            rule=self.rule,
            fault=self.fault,
            key=self.key,
        )


class BoardError(FrontinusError):
    """Board data that the rules refuse, with the number of the rule that says so."""

    def __init__(self, rule: str | None, reason: str, point: int | None = None) -> None:
        """Say which rule, and which of its points, refuses the data, and why.

        There is no rule where no data were found at all.
        """
        super().__init__(f"{rule}: {reason}" if rule else reason)
        self.rule = rule
        self.reason = reason
        self.point = point


class OptionError(FrontinusError):
    """An option, a value or a number of players that the game does not know."""

    def __init__(self, rule: str, reason: str) -> None:
        """Say which rule lists what there is, and what was asked for instead."""
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


def shorten(text: object, limit: int = 60) -> str:
    """Quote a value of unknown length and content on one line of plain ASCII.

    >>> shorten("build c1S")
    "'build c1S'"
    """
    try:
        quoted = ascii(text[: limit + 1] if isinstance(text, str) else text)
    except ValueError:
        # Python writes no number of more than 4300 digits
        return "a number of too many digits"
    return quoted if len(quoted) <= limit else quoted[: limit - 1] + "..."


def one_line(text: str, limit: int = 200) -> str:
    r"""Write a text of unknown length and content on one line, as it is as far as that goes.

    >>> one_line("no room\nfor two")
    'no room for two'
    """
    line = " ".join(text[: limit + 1].split())
    line = line if line.isprintable() else ascii(line)[1:-1]
    return line if len(line) <= limit else line[: limit - 3] + "..."
