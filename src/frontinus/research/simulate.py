"""Games between bots, as records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from frontinus.bots import bot
from frontinus.bots.foreign import play_action, streams
from frontinus.core.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from frontinus.bots import Bot
    from frontinus.core.game import Board, Game
    from frontinus.core.record import Record


def simulate(
    game: Game,
    board: Board,
    *,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, Any],
    bots: Sequence[str],
) -> Iterator[Record]:
    """Play games between bots, given by name for each seat.

    Game *i* depends on `seed`, *i*, the bots and the version, not on how many games there are.
    Raises OptionError and BoardError at once, FrontinusError for a bot that fails.
    """
    Match(game, players, board, options)
    chosen = [bot(name) for name in bots]
    return (
        play_one(
            Match(game, players, board, options, seed=[seed, i, 1]),
            chosen,
            [seed, i],
            names=bots,
            game=f"game {i} of seed {seed}",
        )
        for i in range(games)
    )


def play_one(
    match: Match,
    bots: Sequence[Bot],
    seed: Sequence[int],
    *,
    names: Sequence[str],
    game: str = "this match",
) -> Record:
    """Play a match to its end and give its record; raises FrontinusError if a bot fails."""
    rngs = streams(names, seed)
    while (player := match.to_play) is not None:
        if player < 0:
            match.play_chance()
            continue
        play_action(match, bots[player], names[player], rngs[player], game=game)
    return match.record()
