"""A slow, obvious referee of Aquädukt, to be read beside the rules document.

It is written from rules.md alone, with texts, dicts, sets and loops, and shares no code with the
engine. Spaces and cross-points are the texts of AQ-12.1, an edge is the text `p-q`, and lines are
followed anew from their springs whenever somebody asks.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

COLUMNS = "abcdefghijkl"  # AQ-1.1
ROWS = "12345678"
CORNERS = ["a1", "l1", "a8", "l8"]
SPACES = [column + row for column in COLUMNS for row in ROWS if column + row not in CORNERS]
STANDARD = [  # AQ-1.5
    ". 1 1 2 2 3 4 4 4 4 5 .",
    "6 1 1 2 2 3 3 4 4 5 5 7",
    "6 1 8 8 9 3 3 10 10 10 5 7",
    "6 6 6 8 9 9 11 10 12 7 7 7",
    "13 13 13 8 14 9 11 11 12 15 15 15",
    "13 16 14 14 14 17 17 11 12 12 18 15",
    "13 16 16 19 19 17 17 20 20 18 18 15",
    ". 16 19 19 19 19 17 20 20 18 18 .",
]
TILES = {  # AQ-2.2
    2: {1: 8, 2: 8, 3: 8, 4: 4},
    3: {1: 7, 2: 7, 3: 7, 4: 4},
    4: {1: 6, 2: 6, 3: 6, 4: 4},
}
HILLS = {2: 8, 3: 6, 4: 4}  # AQ-2.3
OPTIONS = ["hill-backs", "spring-and-canal", "players-place-hills"]  # AQ-11

SPACE_FORM = "[a-l][1-8]"  # AQ-12.1
POINT_FORM = r"(?:[0-9]|1[0-2])\.[0-8]"
FORMS = [
    f"(hill) ({SPACE_FORM})",
    "(roll)",
    "(die) ([1-9]|1[0-9]|20)",
    f"(house) ([1-4]) ({SPACE_FORM})",
    "(stop)",
    f"(spring) ({POINT_FORM})",
    f"(canal) ({POINT_FORM}-{POINT_FORM})",
    "(pass)",
    f"(back) ({SPACE_FORM}) (mineral|foul)",
]
VERBS_OF_PHASE = {  # AQ-12.2
    "hills": ["hill"],
    "turn": ["roll", "spring", "canal", "pass"],
    "die": ["die"],
    "house": ["house", "stop"],
    "again": ["roll", "stop"],
    "stick": ["canal", "stop"],
    "backs": ["back"],
}


def point_of(x: int, y: int) -> str:
    """Write a cross-point (AQ-1.2)."""
    return f"{x}.{y}"


def grid_lines(point: str) -> tuple[int, int]:
    """Read a cross-point (AQ-1.2)."""
    x, y = point.split(".")
    return int(x), int(y)


def sides_of(space: str) -> dict[str, str]:
    """Write the four sides of a space (AQ-1.4)."""
    i, n = COLUMNS.index(space[0]), int(space[1])
    return {
        "top": f"{point_of(i, n - 1)}-{point_of(i + 1, n - 1)}",
        "bottom": f"{point_of(i, n)}-{point_of(i + 1, n)}",
        "left": f"{point_of(i, n - 1)}-{point_of(i, n)}",
        "right": f"{point_of(i + 1, n - 1)}-{point_of(i + 1, n)}",
    }


EDGES = sorted({side for space in SPACES for side in sides_of(space).values()})  # AQ-1.3
ENDS = {edge: edge.split("-") for edge in EDGES}
POINTS = sorted({point for ends in ENDS.values() for point in ends})  # AQ-1.2
OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}


def across(space: str, side: str) -> str | None:
    """Name the space adjacent at a side (AQ-1.4)."""
    edge = sides_of(space)[side]
    for other in SPACES:
        if other != space and edge in sides_of(other).values():
            return other
    return None


ACROSS = {space: {side: across(space, side) for side in OPPOSITE} for space in SPACES}
SIDES = {space: sides_of(space) for space in SPACES}
BESIDE = {
    edge: [(space, name) for space in SPACES for name in OPPOSITE if SIDES[space][name] == edge]
    for edge in EDGES
}
"""The spaces of which an edge is a side, and which side it is."""


def steps(point: str, other: str) -> int:
    """Count the steps along grid lines (AQ-1.2)."""
    (x, y), (u, v) = grid_lines(point), grid_lines(other)
    return abs(x - u) + abs(y - v)


def distance(space: str, other: str) -> int:
    """Give the distance of two spaces (AQ-1.4)."""
    columns = abs(COLUMNS.index(space[0]) - COLUMNS.index(other[0]))
    return columns + abs(int(space[1]) - int(other[1]))


def parse(text: str) -> list[str] | None:
    """Split an action text into verb and arguments, None if it has none of the forms (AQ-12.1)."""
    for form in FORMS:
        found = re.fullmatch(form, text)
        if found:
            fields = list(found.groups())
            if fields[0] == "canal":
                (x, y), (u, v) = map(grid_lines, fields[1].split("-"))
                if (u, v) not in [(x + 1, y), (x, y + 1)]:
                    return None
            return fields
    return None


@dataclass
class Line:
    """A line, from its spring outwards (AQ-7.3)."""

    spring: str
    edges: list[str]
    points: list[str]
    """The cross-points that it reaches."""

    @property
    def head(self) -> str:
        """Name the cross-point in which the line ends."""
        return self.points[-1]


class Twin:
    """A game of Aquädukt."""

    def __init__(
        self,
        players: int,
        options: Mapping[str, bool] | None = None,
        board: Mapping[str, Any] | None = None,
    ) -> None:
        """Set the game up (AQ-2)."""
        self.players = players
        self.options = {name: bool((options or {}).get(name, False)) for name in OPTIONS}
        self.areas: dict[str, int] = areas_of(STANDARD if board is None else board["areas"])
        self.stock = [dict(TILES[players]) for _ in range(players)]  # AQ-2.2
        self.hills: dict[str, str | None] = {}
        """Space -> its back, None until it is revealed; in the order in which they were placed."""
        self.houses: dict[str, tuple[int, int]] = {}
        """Space -> seat, value."""
        self.lost: list[tuple[int, int]] = []
        self.spring_count = 5
        """In the box (AQ-1.6); a test may play without."""
        self.springs: list[str] = []
        self.sticks: dict[str, int] = {}
        self.canals_at: dict[str, list[str]] = {point: [] for point in POINTS}
        """Cross-point -> the edges with canals that end there."""
        self.backs = {"mineral": 6, "foul": 2}  # AQ-10.4
        self.active = 0
        self.phase = "hills"
        self.rolled: int | None = None
        self.counted = 0
        self.idle = 0
        self.placed = False
        self.turns: list[str] = []
        """With what each turn of this round began."""

    def copy(self) -> Twin:
        """Copy the game; the copy shares nothing."""
        return copy.deepcopy(self)

    # -- facts -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Tell whether the game is over (AQ-9.6)."""
        return self.phase == "over"

    @property
    def to_play(self) -> int | str | None:
        """Name who acts (AQ-12.2)."""
        if self.over:
            return None
        if self.phase == "hills":
            return self.active if self.options["players-place-hills"] else "chance"
        return "chance" if self.phase in ("die", "backs") else self.active

    @property
    def sticks_left(self) -> int:
        """Count the sticks not laid (AQ-7.1)."""
        return 36 - sum(self.sticks.values())

    def is_free(self, space: str) -> bool:
        """Tell whether a space is free (AQ-1.7)."""
        return space not in self.hills and space not in self.houses

    def spaces_of(self, area: int) -> list[str]:
        """List the spaces of an area (AQ-1.5)."""
        return [space for space in SPACES if self.areas[space] == area]

    def is_full(self, area: int) -> bool:
        """Tell whether an area is full (AQ-5.1)."""
        return not any(self.is_free(space) for space in self.spaces_of(area))

    def lines(self) -> list[Line]:
        """Follow all lines from their springs (AQ-7.3)."""
        found = []
        for spring in self.springs:
            for first in sorted(self.canals_at[spring]):
                line = Line(spring, [], [])
                here, onward = spring, [first]
                while onward:
                    (edge,) = onward
                    line.edges.append(edge)
                    (here,) = [end for end in ENDS[edge] if end != here]
                    line.points.append(here)
                    onward = [one for one in self.canals_at[here] if one not in line.edges]
                found.append(line)
        return found

    # -- water (AQ-8) ----------------------------------------------------------------------------

    def canals_of(self, space: str) -> int:
        """Count the canals from which a space is supplied (AQ-8.4)."""
        total = 0
        for name, side in SIDES[space].items():
            total += self.sticks.get(side, 0)
            adjacent = ACROSS[space][name]
            if adjacent is not None and self.sticks.get(SIDES[adjacent][name], 0) == 2:
                total += 1
        return total

    def reached(self) -> set[str]:
        """List the supplied spaces, from the canals (AQ-8.1, AQ-8.2)."""
        found = set()
        for edge, sticks in self.sticks.items():
            for space, name in BESIDE[edge]:
                found.add(space)
                behind = ACROSS[space][OPPOSITE[name]]
                if sticks == 2 and behind is not None:
                    found.add(behind)
        return found

    def is_supplied(self, space: str) -> bool:
        """Tell whether a space is supplied (AQ-8.5)."""
        return self.canals_of(space) >= 1

    # -- the parts of a turn ---------------------------------------------------------------------

    def rule_against_hill(self, space: str) -> str | None:
        """Name the rule that forbids a hill (AQ-12.4, line 4)."""
        if space not in SIDES:
            return "AQ-1.1"
        if space in self.hills:
            return "AQ-2.4"
        if self.options["hill-backs"] and any(distance(space, hill) < 3 for hill in self.hills):
            return "AQ-10.2"
        return None

    def values_left(self) -> list[int]:
        """List the values of which the active seat has a tile."""
        return [value for value, count in self.stock[self.active].items() if count]

    def rule_against_house(self, value: int, space: str) -> str | None:
        """Name the rule that forbids a tile (AQ-12.4, line 6)."""
        if space not in SIDES:
            return "AQ-1.1"
        if self.areas[space] != self.rolled or not self.is_free(space):
            return "AQ-4.5"
        if value not in self.values_left():
            return "AQ-4.6"
        if self.is_supplied(space) and value != min(self.values_left()):
            return "AQ-4.7"
        return None

    def rule_against_spring(self, point: str) -> str | None:
        """Name the rule that forbids a spring (AQ-12.4, line 7)."""
        if point not in self.canals_at:
            return "AQ-1.2"
        if len(self.springs) == self.spring_count:
            return "AQ-6.1"
        if point in self.springs or self.canals_at[point]:
            return "AQ-6.2"
        if any(steps(point, spring) < 5 for spring in self.springs):
            return "AQ-6.3"
        return None

    def rule_against_canal(self, edge: str, lines: list[Line]) -> str | None:
        """Name the rule that forbids a stick, given all lines (AQ-12.4, line 8)."""
        if edge not in ENDS:
            return "AQ-1.3"
        if self.sticks_left == 0 or self.sticks.get(edge) == 2:
            return "AQ-7.1"
        if edge in self.sticks:
            (line,) = [line for line in lines if edge in line.edges]
            place = line.edges.index(edge)
            if place > 0 and self.sticks[line.edges[place - 1]] != 2:
                return "AQ-7.8"
            return None
        taken = [end for end in ENDS[edge] if end in self.springs or self.canals_at[end]]
        if not taken:
            return "AQ-7.4"
        if len(taken) == 2:
            return "AQ-7.7"
        if taken[0] in self.springs:
            return "AQ-7.6" if len([one for one in lines if one.spring == taken[0]]) == 2 else None
        return None if taken[0] in [line.head for line in lines] else "AQ-7.5"

    def canals(self) -> list[str]:
        """List the edges on which a stick may be laid (AQ-7)."""
        lines = self.lines()
        return [edge for edge in EDGES if self.rule_against_canal(edge, lines) is None]

    def openings(self) -> list[str]:
        """List the cross-points on which a spring may be opened (AQ-6)."""
        return [point for point in POINTS if self.rule_against_spring(point) is None]

    def end_turn(self) -> None:
        """End the turn (AQ-3.5), the round (AQ-9.1), the game (AQ-9)."""
        self.rolled, self.counted = None, 0
        self.phase = "turn"
        self.active = (self.active + 1) % self.players
        if self.active > 0:
            return
        self.idle = 0 if self.placed else self.idle + 1
        all_passed = set(self.turns) == {"pass"}
        self.turns, self.placed = [], False
        if self.sticks_left == 0 or all_passed or self.idle == 10:  # AQ-9.2, AQ-9.3, AQ-9.4
            self.phase = "backs" if self.options["hill-backs"] else "over"

    # -- scoring ---------------------------------------------------------------------------------

    def worth(self, space: str) -> int:
        """Give the points for the tile on a space, by the table of AQ-10.5."""
        k = min(self.canals_of(space), 2)
        _, v = self.houses[space]
        backs = {self.hills[one] for one in ACROSS[space].values() if one in self.hills} - {None}
        if "mineral" in backs:
            return [0, v, v + 2][k]
        if "foul" in backs:
            return [0, 0, v][k]
        return [0, v, v][k]

    def points(self) -> list[int]:
        """Sum the points by seat, as things stand (AQ-9.7)."""
        return [
            sum(self.worth(space) for space, (owner, _) in self.houses.items() if owner == seat)
            for seat in range(self.players)
        ]

    def supplied_tiles(self) -> list[int]:
        """Count the supplied tiles by seat (AQ-9.8)."""
        supplied = [owner for space, (owner, _) in self.houses.items() if self.is_supplied(space)]
        return [supplied.count(seat) for seat in range(self.players)]

    @property
    def scores(self) -> list[int] | None:
        """Give the scores of a game that is over."""
        return self.points() if self.over else None

    @property
    def winners(self) -> list[int] | None:
        """Give the winners of a game that is over (AQ-9.8)."""
        if not self.over:
            return None
        ranks = list(zip(self.points(), self.supplied_tiles(), strict=True))
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]

    # -- actions ---------------------------------------------------------------------------------

    def legal_actions(self) -> list[str]:
        """List the texts of the legal actions, in ASCII order."""
        actions: list[str] = []
        if self.phase == "hills":
            actions = [f"hill {one}" for one in SPACES if self.rule_against_hill(one) is None]
        elif self.phase == "turn":
            actions += [f"canal {edge}" for edge in self.canals()]
            actions += [f"spring {point}" for point in self.openings()]
            if self.values_left():
                actions.append("roll")
            if not actions:
                actions.append("pass")
        elif self.phase == "die":
            actions = [f"die {number}" for number in range(1, 21)]
        elif self.phase == "house":
            actions = [
                f"house {value} {space}"
                for value in (1, 2, 3, 4)
                for space in SPACES
                if self.rule_against_house(value, space) is None
            ]
            assert actions, "AQ-4.4"
            actions.append("stop")
        elif self.phase == "again":
            actions = ["roll", "stop"]
        elif self.phase == "stick":
            actions = [f"canal {edge}" for edge in self.canals()]
            assert actions, "AQ-7.2"
            actions.append("stop")
        elif self.phase == "backs":
            hill = self.next_hill()
            actions = [f"back {hill} {kind}" for kind, left in self.backs.items() if left]
        assert len(actions) == len(set(actions))
        assert bool(actions) != self.over
        return sorted(actions)

    def next_hill(self) -> str:
        """Name the hill that is revealed next (AQ-10.4)."""
        return next(space for space, back in self.hills.items() if back is None)

    def chances(self) -> dict[str, Fraction]:
        """Give the probability of each outcome of chance (AQ-2.4, AQ-4.1, AQ-10.4)."""
        outcomes = self.legal_actions()
        if self.phase == "backs":
            left = sum(self.backs.values())
            return {text: Fraction(self.backs[text.split()[2]], left) for text in outcomes}
        return {text: Fraction(1, len(outcomes)) for text in outcomes}

    def refusal(self, text: str) -> str | None:
        """Name the rule that forbids an action, None if it is legal (AQ-12.4)."""
        fields = parse(text)
        if fields is None:
            return "AQ-12.1"  # 1
        if self.over:
            return "AQ-9.6"  # 2
        verb = fields[0]
        if verb not in VERBS_OF_PHASE[self.phase]:
            return "AQ-12.2"  # 3
        if verb == "hill":
            return self.rule_against_hill(fields[1])  # 4
        if verb == "roll":
            return None if self.values_left() else "AQ-3.2"  # 5
        if verb == "house":
            return self.rule_against_house(int(fields[1]), fields[2])  # 6
        if verb == "spring":
            return self.rule_against_spring(fields[1])  # 7
        if verb == "canal":
            return self.rule_against_canal(fields[1], self.lines())  # 8
        if verb == "pass":
            return "AQ-3.4" if self.values_left() or self.openings() or self.canals() else None  # 9
        if verb == "back" and (fields[1] != self.next_hill() or not self.backs[fields[2]]):
            return "AQ-10.4"  # 10
        return None

    def play(self, text: str) -> None:
        """Play a legal action."""
        rule = self.refusal(text)
        if rule is not None:
            raise ValueError(f"{rule}: {text}")
        fields = parse(text)
        assert fields is not None
        verb = fields[0]
        if self.phase == "turn":
            self.turns.append(verb)
        if verb == "hill":
            self.hills[fields[1]] = None
            if self.options["players-place-hills"]:
                self.active = (self.active + 1) % self.players
            if len(self.hills) == HILLS[self.players]:  # AQ-2.6
                assert self.active == 0
                self.phase = "turn"
        elif verb == "roll":
            self.phase = "die"
        elif verb == "die":
            if not self.is_full(int(fields[1])):  # AQ-4.2
                self.counted += 1
                self.rolled = int(fields[1])
                self.phase = "house"
        elif verb == "house":
            self.place_house(int(fields[1]), fields[2])
        elif verb == "spring":
            self.springs.append(fields[1])
            self.placed = True
            if self.options["spring-and-canal"] and self.canals():  # AQ-11.3
                self.phase = "stick"
            else:
                self.end_turn()
        elif verb == "canal":
            first = self.phase == "turn"
            self.lay(fields[1])
            self.placed = True
            if first and self.canals():  # AQ-7.2
                self.phase = "stick"
            else:
                self.end_turn()
        elif verb == "back":
            self.hills[fields[1]] = fields[2]
            self.backs[fields[2]] -= 1
            if None not in self.hills.values():
                self.phase = "over"
        else:
            assert verb in ("stop", "pass")
            self.end_turn()

    def lay(self, edge: str) -> None:
        """Lay a stick on an edge (AQ-7.1)."""
        if edge not in self.sticks:
            self.sticks[edge] = 0
            for end in edge.split("-"):
                self.canals_at[end].append(edge)
        self.sticks[edge] += 1

    def place_house(self, value: int, space: str) -> None:
        """Place a tile (AQ-4.4), look at its area (AQ-5), and go on (AQ-4.9)."""
        self.stock[self.active][value] -= 1
        self.houses[space] = (self.active, value)
        self.placed = True
        area = self.areas[space]
        if self.is_full(area):
            for one in self.spaces_of(area):
                if one in self.houses and not self.is_supplied(one):
                    self.lost.append(self.houses.pop(one))
        self.rolled = None
        if self.counted < 3 and self.values_left():
            self.phase = "again"
        else:
            self.end_turn()

    def perft(self, depth: int) -> int:
        """Count the sequences of exactly so many legal actions (AQ-13.17)."""
        if depth == 0:
            return 1
        actions = self.legal_actions()
        if depth == 1:
            return len(actions)
        count = 0
        for action in actions:
            after = self.copy()
            after.play(action)
            count += after.perft(depth - 1)
        return count


# -- board data (AQ-14) ----------------------------------------------------------------------------


def areas_of(rows: list[str]) -> dict[str, int]:
    """Read the area of each space (AQ-14.2)."""
    return {
        column + row: int(entry)
        for row, line in zip(ROWS, rows, strict=True)
        for column, entry in zip(COLUMNS, line.split(), strict=True)
        if entry != "."
    }


def board_is_allowed(board: object) -> bool:
    """Tell whether board data satisfy AQ-14.2 and AQ-14.3."""
    if not isinstance(board, dict):
        return False
    number = board.get("frontinus-board")
    if isinstance(number, bool) or not isinstance(number, int) or number != 1:
        return False
    if board.get("game") != "aquaedukt":
        return False
    name = board.get("name")
    if not isinstance(name, str) or not re.fullmatch("[a-z][a-z0-9-]{0,39}", name):
        return False
    rows = board.get("areas")
    if name == "standard" or not isinstance(rows, list) or len(rows) != 8:
        return False
    entries = {}
    for row, line in zip(ROWS, rows, strict=True):
        if not isinstance(line, str) or len(line.split()) != 12:
            return False
        for column, entry in zip(COLUMNS, line.split(), strict=True):
            entries[column + row] = entry
    if any((entry == ".") != (space in CORNERS) for space, entry in entries.items()):
        return False
    if not all(re.fullmatch("[1-9]|1[0-9]|20", entries[space]) for space in SPACES):
        return False
    return all(
        is_area([space for space in SPACES if entries[space] == str(number)])
        for number in range(1, 21)
    )


def is_area(spaces: list[str]) -> bool:
    """Tell whether spaces are 4, 5 or 6 and connected (AQ-14.3)."""
    if len(spaces) not in (4, 5, 6):
        return False
    reached = {spaces[0]}
    for _ in spaces:
        reached |= {one for space in reached for one in ACROSS[space].values() if one in spaces}
    return reached == set(spaces)
