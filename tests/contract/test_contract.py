"""Every game keeps the contract of frontinus.testing; so does a toy with chance and secrets."""

from __future__ import annotations

import pytest

from frontinus.games import SLUGS, find_game
from frontinus.testing import CHECKS
from tests.contract import toy

GAMES = [*map(find_game, SLUGS), toy.GAME]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_contract(game, check):
    check(game)
