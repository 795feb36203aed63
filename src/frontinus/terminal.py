"""A match in the terminal, by action texts."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Final

from frontinus.bots import bot
from frontinus.bots.foreign import aside, play_action, streams
from frontinus.core.errors import FrontinusError, IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from frontinus.bots import Bot
    from frontinus.core.match import Match

HELP: Final = """\
Type an action, or
  ?            all legal actions        ? TEXT    those that begin so
  why ACTION   the rule that refuses it
  undo         back to your last choice
  record       the match as a record, or of one with secrets what you may know
  quit         stop; the record is printed"""
SHOWN: Final = 12
"""Legal actions shown before a choice; `?` shows all."""


class Quit(Exception):
    """Somebody wants to stop."""


def play_match(match: Match, names: Sequence[str], seed: int | None) -> int:
    """Play a match; bots have the last seats. Answers the exit status."""
    bots: list[Bot | None] = [None] * (match.players - len(names))
    with aside():
        bots += [bot(name) for name in names]
    # a stream of their own: the match draws its chance from the seed itself
    rngs = streams(names, None if seed is None else [seed, 1])
    print(f"{match.game.title}, {match.players} players. {HELP}\n")
    try:
        while (player := match.to_play) is not None:
            chooser = bots[player] if player >= 0 else None
            if player < 0:
                print(f"chance: {match.play_chance()}")
            elif chooser is not None:
                place = player - match.players
                with aside():
                    text = play_action(match, chooser, names[place], rngs[place])
                print(f"seat {player}: {veiled(match, text)}")
            else:
                ask(match, player, bots)
    except Quit:
        print(match.record().to_json())
        return 0
    except FrontinusError:
        # a bot has failed: what was played is not lost
        print(match.record().to_json())
        raise
    print(f"The game is over. Scores: {match.scores}. Winners: {match.winners}.")
    print(match.record().to_json())
    return 0


def ask(match: Match, player: int, bots: Sequence[Bot | None]) -> None:
    """Ask a person until something is played or taken back."""
    legal = match.legal_actions()
    shown = ", ".join(legal[:SHOWN])
    print(f"seat {player}, {len(legal)} actions: {shown}{', ...' if len(legal) > SHOWN else ''}")
    # where actions are piped in, nobody reads a prompt
    prompt = f"seat {player}> " if sys.stdin.isatty() else ""
    while True:
        try:
            line = input(prompt).strip()
        except EOFError:
            raise Quit from None
        verb, _, rest = line.partition(" ")
        if verb == "?":
            print("\n".join(text for text in legal if text.startswith(rest)) or "none")
        elif verb == "help":
            print(HELP)
        elif verb == "quit":
            raise Quit
        elif verb == "record":
            known = match.observation(player).view() if match.has_secrets else match.record().data
            print(json.dumps(known))
        elif verb == "why":
            print(match.refusal(rest) or "legal")
        elif verb == "undo":
            if take_back(match, bots):
                return
        elif line:
            try:
                match.play(line)
            except IllegalAction as error:
                print(f"Not played. {error}", file=sys.stderr)
            else:
                return


def veiled(match: Match, text: str) -> str:
    """Write a bot's action as people may know it."""
    return match.game.veil(text) if match.game.veil and match.has_secrets else text


def take_back(match: Match, bots: Sequence[Bot | None]) -> bool:
    """Take back to the last choice of a person; tell whether there was one."""
    if not any(actor >= 0 and bots[actor] is None for actor in match.actors):
        print("There is nothing to take back.", file=sys.stderr)
        return False
    while True:
        actor = match.actors[-1]
        person = actor >= 0 and bots[actor] is None
        text = match.undo()
        print(f"taken back: {text if person else veiled(match, text)}")
        if person:
            return True
