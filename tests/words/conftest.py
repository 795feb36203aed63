"""Games can be told of before they are registered."""

from __future__ import annotations

import pytest

from frontinus import games
from frontinus.words.catalogue import GAMES


@pytest.fixture(autouse=True)
def every_game(monkeypatch):
    for slug in set(GAMES) - set(games.MODULES):
        monkeypatch.setitem(games.MODULES, slug, slug.replace("-", "_"))
