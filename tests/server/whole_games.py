"""Whole games for the tests of what the pages show of a game."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any

import numpy as np

import frontinus
from frontinus.core.game import Game
from frontinus.core.match import Match
from frontinus.server.games import Company, GamePage

NAMES = ("Livia", "Marcus", "Cornelia", "Sextus", "Drusilla")


def company(players: int) -> Company:
    """Let people sit on all seats, of whom the first looks."""
    nobody = (False,) * players
    return Company(NAMES[:players], (0,), nobody, nobody)


def positions(game: Game, players: int, seed: int, **options: Any) -> Iterator[Match]:
    """Give the positions of a game in which a seat is to act, and the last one."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    match = Match(game, players, game.named_board("standard"), chosen, seed=seed)
    rng = np.random.default_rng(seed)
    program = frontinus.bot("varied")
    while not match.over:
        if match.to_play == frontinus.CHANCE:
            match.play_chance()
            continue
        yield match
        match.play(program.choose(match.observation(match.to_play), rng))
    yield match


def largest_scene(page: GamePage, matches: Iterator[Match]) -> tuple[int, int]:
    """Measure the largest picture with actions and previews, in the longest of our languages.

    Bytes, unpacked and packed.
    """
    largest = packed = 0
    for match in matches:
        observation = match.observation(match.to_play)
        board = page.board("ru", page.look(observation), ())
        legal, previews = [], {}
        if not match.over:
            legal, previews = observation.legal_actions(), page.previews(observation)
        data = (board + json.dumps([legal, previews], ensure_ascii=False)).encode()
        largest, packed = max(largest, len(data)), max(packed, len(gzip.compress(data, 6)))
    return largest, packed
