"""Positions to draw: the last ones of the games in games.jsonl, by what the game's comment says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import frontinus
from frontinus.core import record as records
from frontinus.games import aquaedukt
from frontinus.games.aqua_romana.notation import Position
from frontinus.games.aquaedukt.notation import Position as Land

GAMES = Path(__file__).parent / "games.jsonl"
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
