"""Read the worked examples of rules.md (AR-13) and run them on a referee."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Protocol

from tests.games.aqua_romana.facts import Facts
from tests.games.aqua_romana.twin import (
    CHANNELS,
    CORNERS,
    TYPES,
    Aqueduct,
    Twin,
    other_end,
    type_of,
)

PARKING = "W3 W4 W5 W6 E3 E4 E5 E6 Sf Sj Nf Nb".split()


class Referee(Protocol):
    """What an example asks of whoever knows the rules."""

    def legal_actions(self) -> list[str]:
        """List the legal actions."""

    def refusal(self, text: str) -> str | None:
        """Name the rule that forbids an action."""

    def play(self, text: str) -> object:
        """Play an action."""

    def facts(self) -> Facts:
        """Tell the position."""

    def result(self) -> tuple[list[int] | None, list[int] | None]:
        """Give scores and winners, None until the game is over."""


@dataclass
class Start:
    """The beginning of an example: a set-up or a drawing (AR-13.1)."""

    players: int = 2
    options: dict[str, bool] = field(default_factory=dict)
    untouched: bool = False
    set_up: list[str] | None = None
    seat: int = 0
    tiles: dict[str, str] = field(default_factory=dict)
    live: list[str] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    builders: dict[str, str] = field(default_factory=dict)
    supply: dict[str, int] = field(default_factory=dict)
    podiums: list[tuple[int, int]] = field(default_factory=list)
    reserve: str | None = None
    quiet: int = 0
    last: int | None = None

    def placements(self) -> list[str]:
        """List the twelve actions of a set-up (AR-13.1)."""
        assert self.set_up is not None
        pool = dict.fromkeys(TYPES, 3)
        actions = []
        for builder in self.set_up:
            kind, space = builder.split()
            pool[kind] -= 1
            actions.append(f"place {kind} {space}")
        rest = [kind for kind in TYPES for _ in range(pool[kind])]
        return actions + [
            f"place {kind} {space}" for kind, space in zip(rest, PARKING, strict=False)
        ]

    def twin(self) -> Twin:
        """Set up the twin so."""
        twin = Twin(self.players, self.options)
        if self.untouched:
            return twin
        if self.set_up is not None:
            for action in self.placements():
                twin.play(action)
            return twin
        for square, tile in self.tiles.items():
            if square in CORNERS:
                assert twin.tiles[square] == tile
            else:
                twin.tiles[square] = tile
                twin.supply[type_of(tile)] -= 1
        for path in self.live:
            draw_path(twin, path)
        for path in self.finished:
            aqueduct = draw_path(twin, path)
            aqueduct.live, aqueduct.scored = False, True
        twin.supply.update(self.supply)
        twin.builders = dict(self.builders)
        for value, seat in self.podiums:
            twin.podiums[value].append(seat)
        if self.reserve is not None:
            twin.reserve = {kind: self.reserve.count(kind) for kind in twin.reserve}
        twin.quiet, twin.last = self.quiet, self.last
        twin.begin_drawn(self.seat)
        return twin


def draw_path(twin: Twin, path: str) -> Aqueduct:
    """Lead an aqueduct along a path (AR-12.4).

    A square on its way that was not drawn gets the curve or the straight that leads so. The
    examples of AR-13 draw them all; the tests beside them need not.
    """
    outlet, *steps = path.split()
    (aqueduct,) = [one for one in twin.aqueducts if one.outlet == outlet]
    aqueduct.passes = [(step[:2], step[2], step[3]) for step in steps]
    for square, edge_in, edge_out in aqueduct.passes:
        if square not in twin.tiles:
            (tile,) = [
                code for code in CHANNELS if code[0] in "CS" and {*code[2:]} == {edge_in, edge_out}
            ]
            twin.tiles[square] = tile
            twin.supply[type_of(tile)] -= 1
        assert other_end(twin.tiles[square], edge_in) == edge_out
    return aqueduct


@dataclass
class Example:
    """A script of AR-13."""

    name: str
    start: Start
    lines: list[str]

    def run(self, begin: Callable[[Start], Referee]) -> int:
        """Play the script on a referee; count the statements that held."""
        referee = begin(self.start)
        held = 0
        for line in self.lines:
            if line == "again":
                referee = begin(self.start)
            elif line.startswith("> "):
                action = line[2:]
                assert referee.refusal(action) is None, f"{self.name}: {line}"
                assert action in referee.legal_actions(), f"{self.name}: {line}"
                referee.play(action)
            else:
                said, found = statement(referee, line[2:])
                assert said == found, f"{self.name}: {line}: {found}"
                held += 1
        return held


def statement(referee: Referee, line: str) -> tuple[object, object]:
    """Give what a line after `=` says, and what the referee says."""
    verb, _, rest = line.partition(" ")
    facts = referee.facts()
    if verb == "legal":
        return rest.split("; "), referee.legal_actions()
    if verb == "count":
        return int(rest), len(referee.legal_actions())
    if verb == "builds":
        head, _, said = rest.partition(": ")
        start = f"build {head} "
        builds = [text for text in referee.legal_actions() if text.startswith(start)]
        return said.split(", "), [text.removeprefix(start) for text in builds]
    if verb == "refused":
        rule, _, action = rest.partition(" ")
        assert action not in referee.legal_actions()
        return rule, referee.refusal(action)
    if verb == "path":
        return rest, facts.path(rest.split()[0])
    if verb == "track":
        space, builder = rest.split()
        return builder, facts.builders.get(space, "empty")
    if verb == "podium":
        value, _, seats = rest.partition(" ")
        return seats, numbers(facts.podiums.get(int(value), ()), "empty")
    if verb == "aside":
        return rest, numbers(facts.aside, "none")
    if verb == "held":
        seat, _, kinds = rest.partition(" ")
        held = facts.held[int(seat)]
        found = sorted(kind for kind in held for _ in range(held[kind]))
        return ([] if kinds == "none" else sorted(kinds.replace(" ", ""))), found
    if verb == "supply":  # not in AR-13, as is the next
        kind, number = rest.split()
        return int(number), facts.supply[kind]
    if verb == "step":
        return rest, facts.step
    if verb == "to-play":
        return rest, "over" if facts.to_play is None else str(facts.to_play)
    scores, winners = referee.result()
    assert verb in ("scores", "winners")
    return [int(number) for number in rest.split()], scores if verb == "scores" else winners


def numbers(seats: tuple[int, ...], nobody: str) -> str:
    """Write seats as the examples do."""
    return " ".join(map(str, sorted(seats))) or nobody


@dataclass(frozen=True)
class PodiumRow:
    """A row of AR-13.15."""

    length: int
    podiums: dict[int, int]
    """Value -> places taken."""
    podium: int
    """0 for none."""


@dataclass(frozen=True)
class ScoringRow:
    """A row of AR-13.17."""

    workers: list[list[int]]
    """Podiums of the workers by seat, 0 for one set aside."""
    bonuses: str
    scores: list[int]
    winners: list[int]


@dataclass(frozen=True)
class CountRow:
    """A row of AR-13.21."""

    position: str
    players: int
    counts: dict[int, int]
    """Depth -> perft."""


@dataclass
class Document:
    """All that AR-13 holds for programs."""

    examples: list[Example]
    podium_rows: list[PodiumRow]
    scoring_rows: list[ScoringRow]
    games: list[dict[str, Any]]
    eleven: list[str]
    count_rows: list[CountRow]

    def beginning(self, position: str) -> list[str]:
        """List the actions that lead to a position of AR-13.21."""
        if position == "start":
            return []
        if position == "eleven":
            return self.eleven
        if position == "twelve":
            return [*self.eleven, "place D E4"]
        assert position == "middle"
        actions: list[str] = self.games[1]["actions"]
        return actions[:60]


def rules_text() -> str:
    """Read the rules document in the package."""
    package = resources.files("frontinus.games.aqua_romana")
    return (package / "rules.md").read_text(encoding="utf-8")


def read(text: str) -> Document:
    """Read the examples, tables, games and counts of a rules document."""
    document = Document([], [], [], [], [], [])
    for number, body in re.findall(
        r"^\*\*AR-13\.(\d+) (.*?)(?=^\*\*AR-|^---)", text, re.MULTILINE | re.DOTALL
    ):
        fences = re.findall(r"^```(\w*)\n(.*?)^```$", body, re.MULTILINE | re.DOTALL)
        for count, script in enumerate([text for kind, text in fences if kind == "example"], 1):
            document.examples.append(read_example(f"AR-13.{number}-{count}", script))
        document.games += [json.loads(text) for kind, text in fences if kind == "json"]
        rows = [
            [cell.strip() for cell in row.strip("|").split("|")]
            for row in re.findall(r"^\|.*\|$", body, re.MULTILINE)
        ][2:]
        if number == "15":
            document.podium_rows = [read_podium_row(row) for row in rows]
        elif number == "17":
            document.scoring_rows = [read_scoring_row(row) for row in rows]
        elif number == "21":
            ((_, actions),) = fences
            document.eleven = actions.strip().split("; ")
            for row in rows:
                document.count_rows += read_count_row(row)
    return document


def read_example(name: str, script: str) -> Example:
    """Read one script."""
    start = Start()
    columns: list[str] = []
    lines = []
    for line in script.splitlines():
        word, _, rest = line.partition(" ")
        if not line:
            continue
        if line == "again" or word in (">", "="):
            lines.append(line)
        elif not word:
            columns = line.split()
        elif re.fullmatch("[1-8]", word):
            for column, tile in zip(columns, rest.split(), strict=True):
                if tile in CHANNELS:
                    start.tiles[column + word] = tile
                else:
                    assert tile in (".", "#"), line
        elif word == "set-up":
            start.set_up = rest.split(", ") if rest else []
        elif word == "untouched":  # not in AR-13: the set-up before its first action
            start.untouched = True
        elif word == "option":
            start.options[rest] = True
        elif word in ("players", "seat", "quiet", "last"):
            setattr(start, word, int(rest))
        elif word in ("live", "finished"):
            getattr(start, word).append(rest)
        elif word == "tile":  # not in AR-13: a single square of a drawing
            square, tile = rest.split()
            start.tiles[square] = tile
        elif word == "builder":
            kind, space = rest.split()
            start.builders[space] = kind
        elif word == "supply":
            kind, number = rest.split()
            start.supply[kind] = int(number)
        elif word == "podium":
            value, seat = rest.split()
            start.podiums.append((int(value), int(seat)))
        elif word == "reserve":
            start.reserve = rest
        else:
            raise ValueError(f"{name}: {line}")
    return Example(name, start, lines)


def read_podium_row(row: list[str]) -> PodiumRow:
    """Read a row of AR-13.15."""
    length, taken, podium = row
    podiums = {}
    for word in [] if taken == "none" else taken.split(", "):
        if word.startswith("one place of "):
            podiums[int(word.removeprefix("one place of "))] = 1
        elif word.startswith("both places of "):
            podiums[int(word.removeprefix("both places of "))] = 2
        else:
            podiums[int(word)] = 1
    none = podium == "none, set aside, 0 points"
    return PodiumRow(int(length), podiums, 0 if none else int(podium))


def read_scoring_row(row: list[str]) -> ScoringRow:
    """Read a row of AR-13.17."""
    workers, bonuses, scores, winners = row
    return ScoringRow(
        [[0 if one == "–" else int(one) for one in seat.split()] for seat in workers.split(", ")],
        bonuses,
        [int(score) for score in scores.split(", ")],
        [int(seat) for seat in winners.split(", ")],
    )


def read_count_row(row: list[str]) -> list[CountRow]:
    """Read a row of AR-13.21, one result for each number of players."""
    position, players, *counts = row
    found = {depth: int(count) for depth, count in enumerate(counts, 1) if count}
    return [CountRow(position, int(number), found) for number in re.findall(r"\d", players)]
