"""Every game keeps the contract of frontinus.testing; so does a toy with chance and secrets."""

from __future__ import annotations

from itertools import product

import pytest

from frontinus import testing
from frontinus.games import SLUGS, find_game
from tests.contract import toy

LONG = {
    testing.numbers_sort_as_texts,
    testing.copies_share_nothing,
    testing.records_replay,
    testing.observations_tell_no_secrets,
}
"""Checks that take longest; coverage shows what they reach in the toy."""


def marks(game, check):
    return [pytest.mark.by_chance] if check in LONG and game is not toy.GAME else []


@pytest.mark.parametrize(
    ("game", "check"),
    [
        pytest.param(game, check, marks=marks(game, check), id=f"{game.slug}-{check.__name__}")
        for game, check in product([*map(find_game, SLUGS), toy.GAME], testing.CHECKS)
    ],
)
def test_contract(game, check):
    check(game)
