"""Read the worked examples of rules.md (AQ-13) and run them on a referee."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import resources
from typing import Protocol

from tests.games.aquaedukt.facts import Facts
from tests.games.aquaedukt.twin import COLUMNS

HILLS = "hill a2; hill l2; hill a7; hill l7; hill b1; hill k1; hill b8; hill k8"
"""`@hills` of AQ-13, as a test holds."""
MISSING = "     "
"""A corner in a picture."""


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
    """The beginning of an example."""

    players: int = 2
    options: dict[str, bool] = field(default_factory=dict)


@dataclass
class Example:
    """A block of AQ-13."""

    name: str
    start: Start
    lines: list[str]
    """All other lines; the lines of a picture make one."""

    def run(self, begin: Callable[[Start], Referee]) -> int:
        """Play the block on a referee; count the statements that held."""
        referee = begin(self.start)
        return sum(self.follow(referee, line) for line in self.lines)

    def follow(self, referee: Referee, line: str) -> int:
        """Do what a line says; tell how many statements of it held."""
        word, _, rest = line.partition(" ")
        if word in ("play", "repeat"):
            times, actions = 1, rest
            if word == "repeat":
                number, _, actions = rest.partition(": ")
                times = int(number)
            for action in several(actions) * times:
                assert referee.refusal(action) is None, f"{self.name}: {line}: {action}"
                assert action in referee.legal_actions(), f"{self.name}: {line}: {action}"
                referee.play(action)
            return 0
        said, found = statement(referee, line)
        assert said == found, f"{self.name}: {line}: {found}"
        return 1


def several(actions: str) -> list[str]:
    """Take a row of actions apart."""
    return actions.replace("@hills", HILLS).split("; ")


def statement(referee: Referee, line: str) -> tuple[object, object]:
    """Give what a line says, and what the referee says."""
    head, _, rest = line.partition(":")
    rest = rest.strip()
    legal = referee.legal_actions()
    facts = referee.facts()
    word, _, argument = head.partition(" ")
    if word == "yes":
        actions = several(line.removeprefix("yes "))
        found = [one for one in actions if one in legal and referee.refusal(one) is None]
        return actions, found
    if word == "no":
        actions = several(rest)
        assert not set(actions) & set(legal), line
        return dict.fromkeys(actions, argument), {one: referee.refusal(one) for one in actions}
    if word == "picture":
        first, _, printed = line.partition("\n")
        return printed, picture(facts, *first.split()[1:])
    if head == "to play":
        return rest, "nobody" if facts.to_play is None else str(facts.to_play)
    if word == "verbs":
        return sorted(rest.split(", ")), sorted({action.split()[0] for action in legal})
    if word == "all":
        found = [one.removeprefix(argument + " ") for one in legal if one.split()[0] == argument]
        return sorted(rest.split(", ")), sorted(found)
    if word == "count":
        return int(rest), len([one for one in legal if one.split()[0] == argument])
    if word == "supplied":
        return rest.split(), sorted(facts.supply)
    if word == "canals":
        return int(rest), facts.supply.get(argument, 0)
    if word == "houses":
        return rest, ", ".join(f"{one} {a}:{b}" for one, (a, b) in sorted(facts.houses.items()))
    if word == "lost":
        return rest, ", ".join(f"{seat}:{value}" for seat, value in facts.lost)
    if word == "stock":
        return rest, " ".join(map(str, facts.stock[int(argument)]))
    if word == "step":  # not in AQ-13, as is the next
        return rest, facts.step
    if word == "left":
        return rest, f"{facts.springs_left} springs, {facts.sticks_left} sticks"
    scores, winners = referee.result()
    numbers = [int(number) for number in rest.split()]
    if word == "tiles":
        return numbers, facts.supplied if facts.to_play is None else None
    if word == "points":  # not in AQ-13
        return numbers, facts.points
    assert word in ("scores", "winners"), line
    return numbers, scores if word == "scores" else winners


def picture(facts: Facts, corner: str, opposite: str) -> str:
    """Draw a part of the board as AQ-13 does: columns of six characters, two lines a row."""
    left, right = COLUMNS.index(corner[0]), COLUMNS.index(opposite[0])
    top, bottom = int(corner[1]), int(opposite[1])
    heading = "|     " + "  ".join(f"{x}  {COLUMNS[x]}" for x in range(left, right + 1))
    lines = [f"{heading}  {right + 1}"]
    for y in range(top - 1, bottom + 1):
        if y >= top:
            lines.append(f"|  {y}  " + row_of_spaces(facts, y, left, right))
        lines.append(f"| y{y}  " + row_of_points(facts, y, left, right))
    return "\n".join(line.rstrip() for line in lines)


def row_of_points(facts: Facts, y: int, left: int, right: int) -> str:
    """Draw cross-points and the edges between them."""
    drawn = ""
    touched = {end for edge in facts.canals for end in edge.split("-")}
    for x in range(left, right + 2):
        point = f"{x}.{y}"
        if point in ("0.0", "12.0", "0.8", "12.8"):
            drawn += " "
        else:
            drawn += "O" if point in facts.springs else "*" if point in touched else "+"
        if x <= right:
            drawn += " -="[facts.canals.get(f"{point}-{x + 1}.{y}", 0)] * 5
    return drawn


def row_of_spaces(facts: Facts, row: int, left: int, right: int) -> str:
    """Draw spaces and the edges between them."""
    drawn = ""
    for x in range(left, right + 2):
        drawn += " |#"[facts.canals.get(f"{x}.{row - 1}-{x}.{row}", 0)]
        if x > right:
            break
        space = f"{COLUMNS[x]}{row}"
        if space not in facts.areas:
            drawn += MISSING
        elif space in dict(facts.hills):
            drawn += " hill"
        elif space in facts.houses:
            seat, value = facts.houses[space]
            drawn += f"{seat}:{value}".center(5)
        else:
            drawn += f"{facts.areas[space]:>4} "
    return drawn


@dataclass(frozen=True)
class CountRow:
    """A row of AQ-13.17."""

    position: str
    counts: dict[int, int]
    """Depth -> perft."""


@dataclass
class Document:
    """All that AQ-13 holds for programs."""

    examples: list[Example]
    count_rows: list[CountRow]

    def beginning(self, position: str) -> tuple[dict[str, bool], list[str]]:
        """Give the options of a position of AQ-13.17 and the actions that lead to it."""
        if position == "a new game":
            return {}, []
        if position == "a new game with `hill-backs`":
            return {"hill-backs": True}, []
        found = re.fullmatch(r"after the first `play` line of (AQ-13\.\d+)", position)
        if found:
            example = next(one for one in self.examples if one.name.startswith(f"{found[1]}-"))
            line = next(line for line in example.lines if line.startswith("play "))
            return {}, several(line.removeprefix("play "))
        found = re.fullmatch(r"after `(.*)`", position)
        assert found
        return {}, several(found[1])


def rules_text() -> str:
    """Read the rules document in the package."""
    package = resources.files("frontinus.games.aquaedukt")
    return (package / "rules.md").read_text(encoding="utf-8")


def read(text: str) -> Document:
    """Read the examples and counts of a rules document."""
    document = Document([], [])
    chapter = text.partition("\n## AQ-13 ")[2].partition("\n## AQ-14 ")[0]
    for number, body in re.findall(
        r"^\*\*AQ-13\.(\d+) (.*?)(?=^\*\*AQ-|\Z)", chapter, re.MULTILINE | re.DOTALL
    ):
        blocks = re.findall(r"^```example\n(.*?)^```$", body, re.MULTILINE | re.DOTALL)
        for count, script in enumerate(blocks, 1):
            document.examples.append(read_example(f"AQ-13.{number}-{count}", script))
        for row in re.findall(r"^\| (.*) \|$", body, re.MULTILINE):
            position, *counts = (cell.strip() for cell in row.split("|"))
            found = {depth: int(cell) for depth, cell in enumerate(counts, 1) if cell.isdigit()}
            if found:
                document.count_rows.append(CountRow(position, found))
    return document


def read_example(name: str, script: str) -> Example:
    """Read one block."""
    start = Start()
    lines: list[str] = []
    for line in script.splitlines():
        word, _, rest = line.partition(" ")
        if not line:
            continue
        if word == "players":
            start.players = int(rest)
        elif word == "options":
            start.options = dict.fromkeys(rest.split(), True)
        elif word == "|":
            lines[-1] += "\n" + line.rstrip()
        else:
            lines.append(line)
    return Example(name, start, lines)
