"""Read rules.md: its tables, its JSON, and the worked examples of PA-10."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from tests.games.palatinus.referees import Referee


@cache
def rules_text() -> str:
    """Read the rules document in the package."""
    package = resources.files("frontinus.games.palatinus")
    return (package / "rules.md").read_text(encoding="utf-8")


@cache
def section(rule: str) -> str:
    """Cut a rule out of the document, with its tables and its JSON."""
    found = re.search(
        rf"^\*\*{re.escape(rule)}\b(?!\.\d)(.*?)(?=^\*\*PA-|^---|\Z)",
        rules_text(),
        re.MULTILINE | re.DOTALL,
    )
    assert found, rule
    return found.group(1)


def rows(text: str) -> list[list[str]]:
    """Read the rows of all tables of a text, without rulers, as cells."""
    return [
        [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))]
        for line in re.findall(r"^\|.*\|$", text, re.MULTILINE)
        if not re.fullmatch(r"[|\s:-]+", line)
    ]


def objects(text: str) -> list[dict[str, Any]]:
    """Read the JSON objects of a text."""
    return [
        json.loads(found)
        for found in re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    ]


SETUP: list[str] = objects(rules_text().split("## PA-10 Worked examples")[1])[0]["actions"]
"""Set-up S."""


@dataclass(frozen=True)
class Bare:
    """A bare position with what comes out (PA-10.3 to PA-10.7)."""

    name: str
    players: int
    options: dict[str, Any]
    tokens: dict[str, tuple[int, str]]
    totals: dict[str, list[int]]
    expected: dict[str, Any]


def bare_positions() -> list[Bare]:
    """Read the bare positions."""
    found = []
    for number in range(3, 8):
        for data in objects(section(f"PA-10.{number}")):
            assert data["setup"] == "S"
            tokens = {
                text.split()[1]: (seat, text.split()[0])
                for seat, texts in enumerate(data["tokens"])
                for text in texts
            }
            keys = ("captured", "laurels", "discs", "scores", "pieces", "winners")
            found.append(
                Bare(
                    name=data["example"],
                    players=data["players"],
                    options=data.get("options", {}),
                    tokens=tokens,
                    totals=data["totals"],
                    expected={key: data[key] for key in keys},
                )
            )
    return found


@dataclass(frozen=True)
class Game:
    """PA-10.1: a record, what comes out, and the account of one hill."""

    record: dict[str, Any]
    totals: dict[str, list[int]]
    expected: dict[str, Any]
    hill: dict[str, Any]


def whole_game() -> Game:
    """Read the whole game."""
    record, expected, hill = objects(section("PA-10.1"))
    assert expected.pop("example") == "PA-10.1"
    return Game(record, expected.pop("totals"), expected, hill)


@dataclass(frozen=True)
class Place:
    """A place in a table of the document."""

    place: str
    terrain: str
    token: str | None
    """Seat's colour and sort, or `empty`; None where the table does not say."""
    touching: tuple[str, ...]


COLOURS = ["red", "yellow", "green", "blue", "purple"]


def places_of_the_game() -> tuple[list[Place], dict[str, tuple[str, int, int]]]:
    """Read the board at the end of PA-10.1: its places, and site, rotation, laurel of tiles."""
    places, tiles = [], {}
    for row in rows(section("PA-10.1")):
        for cells in (row[:4], row[5:9]):
            if re.fullmatch(r"\*\*[A-G]\*\* .*", cells[0]):
                pattern = r"\*\*([A-G])\*\* (\w+) r(\d), laurel (\d)"
                letter, site, rotation, laurel = re.fullmatch(pattern, cells[0]).groups()
                tiles[letter] = site, int(rotation), int(laurel)
            elif re.fullmatch("[A-G][1-6]", cells[0]):
                token = cells[2].replace("\\", "")
                places.append(Place(cells[0], cells[1], token, tuple(cells[3].split())))
    return places, tiles


def places_of_the_set_up() -> list[Place]:
    """Read the table of places of set-up S."""
    text = rules_text().split("Some places of S")[1].split('In `"tokens"`')[0]
    return [
        Place(cells[0], cells[1], None, tuple(cells[2].split()))
        for row in rows(text)[1:]
        for cells in (row[:3], row[4:7])
    ]


@dataclass(frozen=True)
class DeadlineRow:
    """A row of PA-10.8."""

    players: int
    tokens: int
    soldiers: int
    soldier: str
    """yes, no, or none in hand."""
    others: bool


def deadline_rows() -> list[DeadlineRow]:
    """Read PA-10.8."""
    return [
        DeadlineRow(int(cells[0]), int(cells[1]), int(cells[2]), cells[3], cells[4] == "yes")
        for cells in rows(section("PA-10.8"))[1:]
    ]


@dataclass(frozen=True)
class CountRow:
    """A row of PA-10.11."""

    name: str
    counts: dict[int, int]
    """Depth -> perft."""


def count_rows() -> list[CountRow]:
    """Read PA-10.11."""
    return [
        CountRow(
            cells[0],
            {
                depth: int(count.replace(",", ""))
                for depth, count in enumerate(cells[1:], 1)
                if count
            },
        )
        for cells in rows(section("PA-10.11"))[1:]
    ]


Q_SORTS = [
    "merchant merchant merchant* merchant* merchant* farmer",
    "soldier merchant merchant merchant* merchant* merchant*",
    "soldier soldier merchant merchant merchant* merchant*",
]
"""What the three seats of position Q place (PA-10.11)."""


def play_q(referee: Referee) -> None:
    """Play to position Q of PA-10.11."""
    for action in SETUP:
        referee.play(action)
    places = [letter + str(direction) for letter in "ABC" for direction in range(1, 7)]
    sorts = [hand.split() for hand in Q_SORTS]
    for number, place in enumerate(places):
        referee.play(f"{sorts[number % 3][number // 3]} {place}")


def begin_of(name: str) -> tuple[int | None, int]:
    """Say for a row of PA-10.11 after how many actions of PA-10.1 it is, if so."""
    found = re.match(r"PA-10\.1 after (\d+) actions", name)
    return (5, int(found.group(1))) if found else (None, 0)
