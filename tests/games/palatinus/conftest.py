"""Each chapter's tests are held against the twin and against the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.palatinus.examples import SETUP
from tests.games.palatinus.referees import REFEREES, Referee


@pytest.fixture(scope="module", params=REFEREES)
def begin(request):
    """Begin a game on one of the referees: untouched, or after set-up S with these placements."""
    referee = REFEREES[request.param]

    def begin(
        players: int = 2,
        *played: str,
        options: Mapping[str, Any] | None = None,
        board: Mapping[str, Any] | None = None,
        setup: list[str] = SETUP,
    ) -> Referee:
        begun = referee(players, options, board)
        for action in [*setup, *played]:
            begun.play(action)
        return begun

    return begin


@pytest.fixture
def scored(begin):
    """Score a bare position on one of the referees: for each seat its tokens, comma between."""

    def scored(*seats: str, **how: Any) -> dict[str, Any]:
        begun = begin(max(2, len(seats)), **how)
        begun.put(
            {
                text.split()[1]: (seat, text.split()[0])
                for seat, texts in enumerate(seats)
                for text in texts.split(", ")
                if text
            }
        )
        return begun.account()

    return scored


@pytest.fixture
def hill(scored):
    """Score a bare position and give the account of one hill."""

    def hill(letter: str, *seats: str, **others: Any) -> dict[str, Any]:
        return next(one for one in scored(*seats, **others)["hills"] if one["hill"] == letter)

    return hill
