"""Bots of one's own, by `package:Name`: whatever goes wrong in them is said in their name."""

from __future__ import annotations

import importlib
import sys
import traceback
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, cast

import numpy as np

from frontinus.bots import Bot
from frontinus.core.errors import FrontinusError, IllegalAction, one_line, shorten

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from frontinus.core.match import Match


def load(name: str) -> Bot:
    """Make a bot of one's own; raises FrontinusError, from the bot's own error if there was one."""
    package, _, attribute = name.partition(":")
    if not all(part.isidentifier() for part in (*package.split("."), attribute)):
        raise FrontinusError(f"bot {shorten(name)} cannot be loaded: no package:Name of Python")
    try:
        made: object = getattr(importlib.import_module(package), attribute)()
        bot = made if isinstance(made, Bot) else None
    except KeyboardInterrupt:
        # no fault of the bot
        raise
    except BaseException as error:
        reason = told(error, package)
        raise FrontinusError(f"bot {shorten(name)} cannot be loaded: {reason}") from error
    if bot is None:
        raise FrontinusError(f"bot {shorten(name)} has no method choose(observation, rng)")
    return bot


class Aside:
    """What bots print, on stderr: stdout is for what a command answers."""

    def __init__(self) -> None:
        """Begin with a line."""
        self._begins = True

    def __getattr__(self, name: str) -> Any:
        """Be stderr in all else."""
        return getattr(sys.stderr, name)

    def write(self, text: str) -> int:
        """Write; on a terminal over a line of progress, which comes again."""
        if text:
            if self._begins and sys.stderr.isatty():
                sys.stderr.write("\r\x1b[K")
            self._begins = text.endswith("\n")
            sys.stderr.write(text)
        return len(text)


def aside() -> AbstractContextManager[TextIO]:
    """Let what is printed meanwhile go to stderr."""
    return redirect_stdout(cast("TextIO", Aside()))


def streams(names: Sequence[str], seed: Sequence[int] | None) -> list[np.random.Generator]:
    """Give each of the bots that play a match its source of chance; with None it is always another.

    Those that come with Frontinus share one. A bot of one's own has one to itself, so that it can
    neither know nor steer what the others draw, and one whose seed was drawn: from a seed that one
    knows, that of the match could be guessed, and with it all dice.
    """
    shared = np.random.default_rng(seed)
    return [
        sealed(None if seed is None else [*seed, place, 2]) if ":" in name else shared
        for place, name in enumerate(names)
    ]


def sealed(seed: Sequence[int] | None) -> np.random.Generator:
    """Make a generator that does not tell from what seed it was made."""
    words = np.random.default_rng(seed).integers(0, 1 << 32, 8)
    return np.random.default_rng([int(word) for word in words])


def play_action(
    match: Match, bot: Bot, name: str, rng: np.random.Generator, *, game: str = "this match"
) -> str:
    """Let a bot play an action for the seat that is to act; answers its text.

    Raises FrontinusError, from the error that there was, if the bot fails or breaks a rule; `name`
    and `game` tell whose fault it was, and where.
    """
    seat = match.to_play
    where = f"in {game}, seat {seat}, after {len(match.actions)} actions"
    observation = match.observation(seat)
    try:
        text: object = bot.choose(observation, rng)
    except KeyboardInterrupt:
        # no fault of the bot
        raise
    except BaseException as error:
        reason = told(error, name.partition(":")[0])
        raise FrontinusError(f"bot {shorten(name)} failed {where}: {reason}") from error
    if not isinstance(text, str):
        reason = f"its answer is of type {type(text).__name__}, not a text"
        raise FrontinusError(f"bot {shorten(name)} failed {where}: {reason}")
    try:
        match.play(text)
    except IllegalAction as error:
        raise FrontinusError(f"bot {shorten(name)} broke a rule {where}: {error}") from error
    return text


def told(error: BaseException, package: str) -> str:
    """Tell an error on one line, and the innermost line of the package's own code in which it was.

    A syntax error tells its line itself.
    """
    try:
        text = one_line(str(error))
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001  (somebody's exception may fail as well)
        text = ""
    own = package.partition(".")[0]
    lines = [
        f" ({Path(frame.f_code.co_filename).name}, line {line})"
        for frame, line in traceback.walk_tb(error.__traceback__)
        if str(frame.f_globals.get("__name__")).partition(".")[0] == own
    ]
    kind = type(error).__name__
    return (f"{kind}: {text}" if text else kind) + "".join(lines[-1:])
