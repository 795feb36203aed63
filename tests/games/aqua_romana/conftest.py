"""Each chapter's tests are scripts (AR-13.1), held against the twin and against the engine."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.aqua_romana.engine import EngineReferee
from tests.games.aqua_romana.examples import Referee, Start, read_example
from tests.games.aqua_romana.referees import TwinReferee

REFEREES: dict[str, Callable[[Start], Referee]] = {"twin": TwinReferee, "engine": EngineReferee}


@pytest.fixture(scope="module", params=REFEREES)
def begin(request):
    """Begin a script on one of the referees."""
    referee = REFEREES[request.param]

    def begin(script: str) -> Referee:
        return referee(read_example("script", script.strip("\n")).start)

    return begin


@pytest.fixture(params=REFEREES)
def holds(request):
    """Run a script on one of the referees; each of its statements must hold."""
    referee = REFEREES[request.param]

    def holds(script: str) -> None:
        assert read_example("script", script.strip("\n")).run(referee) > 0

    return holds
