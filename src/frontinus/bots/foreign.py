"""Bots of one's own, by `package:Name`: whatever goes wrong in them is said in their name."""

from __future__ import annotations

import importlib
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Final

from frontinus.bots import Bot
from frontinus.core.errors import FrontinusError, IllegalAction, one_line, shorten

if TYPE_CHECKING:
    import numpy as np

    from frontinus.core.match import Match

FAULTS: Final = (Exception, SystemExit)
"""What somebody's program may end in by its own fault; an interrupt is none."""


def load(name: str) -> Bot:
    """Make a bot of one's own; raises FrontinusError, from the bot's own error if there was one."""
    package, _, attribute = name.partition(":")
    try:
        made: object = getattr(importlib.import_module(package), attribute)()
        bot = made if isinstance(made, Bot) else None
    except FAULTS as error:
        reason = told(error, package)
        raise FrontinusError(f"bot {shorten(name)} cannot be loaded: {reason}") from error
    if bot is None:
        raise FrontinusError(f"bot {shorten(name)} has no method choose(observation, rng)")
    return bot


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
    except FAULTS as error:
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
    except FAULTS:
        # somebody's exception may fail as well
        text = ""
    own = package.partition(".")[0]
    lines = [
        f" ({Path(frame.f_code.co_filename).name}, line {line})"
        for frame, line in traceback.walk_tb(error.__traceback__)
        if str(frame.f_globals.get("__name__")).partition(".")[0] == own
    ]
    kind = type(error).__name__
    return (f"{kind}: {text}" if text else kind) + "".join(lines[-1:])
