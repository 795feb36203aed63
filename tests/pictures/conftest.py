"""Positions to draw: the last ones of the games in games.jsonl, by what the game's comment says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import frontinus
from frontinus.core import record as records
from frontinus.games import aquaedukt
from frontinus.games.aqua_romana.notation import Position
from frontinus.games.aquaedukt.notation import Position as Land
from frontinus.games.palatinus.account import Moment, account, moments
from frontinus.games.palatinus.notation import Position as Hills

GAMES = Path(__file__).parent / "games.jsonl"
HILLS = Path(__file__).parent / "palatinus.jsonl"
LANDS = Path(__file__).parent / "aquaedukt.jsonl"
NAMES = [json.loads(line)["comment"] for line in GAMES.read_text("utf-8").splitlines()]


@pytest.fixture(scope="session")
def positions() -> dict[str, Position]:
    """All positions, by the comment of their game."""
    records = frontinus.read_records(GAMES)
    matches = map(frontinus.replay, records)
    return {
        name: match.observation(None).position() for name, match in zip(NAMES, matches, strict=True)
    }


@pytest.fixture(params=NAMES)
def position(request: pytest.FixtureRequest, positions: dict[str, Position]) -> Position:
    """One position after the other."""
    return positions[request.param]


@pytest.fixture
def four(positions: dict[str, Position]) -> Position:
    """A position in which all four colours have workers and water."""
    return positions["four seats, 34 turns"]


@pytest.fixture(scope="session")
def all_lands() -> dict[str, Land]:
    """Replay the games in aquaedukt.jsonl: the last positions, by what the comment says."""
    found = {}
    for line in LANDS.read_text("utf-8").splitlines():
        match = records.replay(json.loads(line), lambda _slug: aquaedukt.GAME)
        found[json.loads(line)["comment"]] = match.observation(None).position()
    return found


@pytest.fixture(params=[json.loads(line)["comment"] for line in LANDS.read_text().splitlines()])
def land(request: pytest.FixtureRequest, all_lands: dict[str, Land]) -> Land:
    """One position of Aquädukt after the other."""
    return all_lands[request.param]


SIGHTS = {
    "nothing drawn": (0, 0, None),
    "first outer tile": (0, 2, 0),
    "fifth outer tile": (0, 10, None),
    "laurels due": (1, 13, None),
    "nothing placed": (1, 14, None),
    "green, 17 placed": (0, 31, 2),
    "a spectator, 17 placed": (0, 31, None),
    "blue, one left to place": (0, 48, 3),
    "two seats, 20 placed": (1, 34, 1),
    "over": (0, 49, None),
}
"""Positions of Palatinus: line of palatinus.jsonl, actions played, who looks."""


def begun(game: dict[str, Any], played: int) -> dict[str, Any]:
    """Cut a record short after so many actions."""
    if played == len(game["actions"]):
        return game
    return {
        key: value[:played] if key == "actions" else value
        for key, value in game.items()
        if key != "result"
    }


@pytest.fixture(scope="session")
def all_hills() -> dict[str, Hills]:
    """Replay the games in palatinus.jsonl to what somebody sees at some point."""
    games = [json.loads(line) for line in HILLS.read_text("utf-8").splitlines()]
    found = {}
    for name, (line, played, seat) in SIGHTS.items():
        found[name] = frontinus.replay(begun(games[line], played)).observation(seat).position()
    return found


@pytest.fixture(params=SIGHTS)
def hills(request: pytest.FixtureRequest, all_hills: dict[str, Hills]) -> Hills:
    """One position of Palatinus after the other."""
    return all_hills[request.param]


@pytest.fixture(scope="session")
def scored(all_hills: dict[str, Hills]) -> tuple[Moment, ...]:
    """Tell the scoring of "over" moment by moment."""
    match = frontinus.replay(json.loads(HILLS.read_text("utf-8").splitlines()[0]))
    return moments(all_hills["over"], account(match))
