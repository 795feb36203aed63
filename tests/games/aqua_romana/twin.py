"""A slow, obvious referee of Aqua Romana, to be read beside the rules document.

It is written from rules.md alone, with texts, dicts, sets and loops, and shares no code with the
engine. Squares, edges, heads, spaces and tiles are the texts of AR-12.1; a channel is the set of
its two edges; a pass is a triple (square, edge in, edge out).
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

COLUMNS = "abcdefghijk"  # AR-1.1
ROWS = "12345678"
SQUARES = [column + row for column in COLUMNS for row in ROWS]
CORNERS = ["a1", "k1", "k8", "a8"]  # AR-1.6
EDGES = "NESW"  # AR-1.2
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
TYPES = ["C", "S", "B", "D"]  # AR-1.3
BUILDER_TYPES = ["C", "S", "B", "D", "J"]  # AR-1.10
CHANNELS = {  # AR-1.3
    "C-NE": ["NE"],
    "C-ES": ["ES"],
    "C-SW": ["SW"],
    "C-NW": ["NW"],
    "S-NS": ["NS"],
    "S-EW": ["EW"],
    "B": ["NS", "EW"],
    "D-NE": ["NE", "SW"],
    "D-NW": ["NW", "ES"],
}
TRACK = (  # AR-1.8, clockwise
    ["N" + column for column in COLUMNS]
    + ["E" + row for row in ROWS]
    + ["S" + column for column in reversed(COLUMNS)]
    + ["W" + row for row in reversed(ROWS)]
)
FOUNTAIN_BEHIND = {"Nk", "E8", "Sa", "W1"}  # AR-1.9: the space before each fountain
PODIUM_ROOM = {value: 2 if value in (3, 7) else 1 for value in range(1, 21)}  # AR-1.13
COLOURS = ["yellow", "blue", "red", "green"]
BONUSES = [4, 3, 2]  # AR-10.5
OPTION = "voluntary-close-needs-tile"  # AR-11.1

STANDARD: dict[str, Any] = json.loads("""
{"frontinus-board": 1, "game": "aqua-romana", "name": "standard",
 "tiles": {"C": 21, "S": 21, "B": 21, "D": 21},
 "corners": {"a1": "C-ES", "k1": "C-SW", "k8": "C-NW", "a8": "C-NE"},
 "layouts": {
  "2": [
   {"seat": 0, "colour": "yellow", "squares": ["c1", "d1"], "outlets": ["c1S", "d1S", "d1E"]},
   {"seat": 0, "colour": "blue",   "squares": ["h1", "i1"], "outlets": ["h1S", "i1S", "i1E"]},
   {"seat": 1, "colour": "red",    "squares": ["h8", "i8"], "outlets": ["i8N", "h8N", "h8W"]},
   {"seat": 1, "colour": "green",  "squares": ["c8", "d8"], "outlets": ["d8N", "c8N", "c8W"]}],
  "3": [
   {"seat": 0, "colour": "yellow", "squares": ["a4", "a5"],
    "outlets": ["a4E", "a5E", "a4N", "a5S"]},
   {"seat": 1, "colour": "blue",   "squares": ["h1", "i1"],
    "outlets": ["h1S", "i1S", "h1W", "i1E"]},
   {"seat": 2, "colour": "red",    "squares": ["h8", "i8"],
    "outlets": ["h8N", "i8N", "h8W", "i8E"]}],
  "4": [
   {"seat": 0, "colour": "yellow", "squares": ["c1", "d1"], "outlets": ["c1S", "d1S", "d1E"]},
   {"seat": 1, "colour": "blue",   "squares": ["h1", "i1"], "outlets": ["h1S", "i1S", "i1E"]},
   {"seat": 2, "colour": "red",    "squares": ["h8", "i8"], "outlets": ["i8N", "h8N", "h8W"]},
   {"seat": 3, "colour": "green",  "squares": ["c8", "d8"], "outlets": ["d8N", "c8N", "c8W"]}]}}
""")

TYPE_FORM = "[CSBDJ]"  # AR-12.1
SQUARE_FORM = "[a-k][1-8]"
HEAD_FORM = "[a-k][1-8][NESW]"
SPACE_FORM = "(?:[NS][a-k]|[EW][1-8])"
TILE_FORM = "(?:C-NE|C-ES|C-SW|C-NW|S-NS|S-EW|B|D-NE|D-NW)"
FORMS = [
    f"(place) ({TYPE_FORM}) ({SPACE_FORM})",
    f"(build) ({HEAD_FORM}) ({SPACE_FORM}) ({TILE_FORM})",
    f"(extra) ({SQUARE_FORM}) ({TILE_FORM})",
    f"(advance) ({SPACE_FORM})",
    "(wait)",
    f"(close) ({HEAD_FORM})",
    "(keep)",
    f"(take) ({TYPE_FORM})",
]
VERBS_OF_STEP = {  # AR-3.2
    "set-up": ["place"],
    "owed": ["place"],
    "build": ["build", "advance", "wait"],
    "move": ["build", "advance", "wait"],
    "extra": ["extra"],
    "close": ["close", "keep"],
    "reserve": ["take"],
}

Pass = tuple[str, str, str]


def across(square: str, edge: str) -> str | None:
    """Name the square across an edge, None for the wall (AR-1.2)."""
    column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
    if edge == "N":
        row -= 1
    elif edge == "S":
        row += 1
    elif edge == "E":
        column += 1
    else:
        column -= 1
    if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS):
        return COLUMNS[column] + ROWS[row]
    return None


def other_end(tile: str, edge: str) -> str | None:
    """Name the edge at which the channel that ends at this edge comes out (AR-1.4)."""
    for channel in CHANNELS[tile]:
        if edge in channel:
            return channel.replace(edge, "")
    return None


def type_of(tile: str) -> str:
    """Name the type of a tile code (AR-1.3)."""
    return tile[0]


def sees(square: str) -> set[str]:
    """Name the four spaces at the ends of the column and row of a square (AR-4.1)."""
    column, row = square[0], square[1]
    return {"N" + column, "S" + column, "E" + row, "W" + row}


def parse(text: str) -> list[str] | None:
    """Split an action text into verb and fields, None if it has none of the forms (AR-12.1)."""
    for form in FORMS:
        found = re.fullmatch(form, text)
        if found:
            return list(found.groups())
    return None


@dataclass
class Aqueduct:
    """A row of passes from an outlet (AR-6.1)."""

    seat: int
    outlet: str
    passes: list[Pass] = field(default_factory=list)
    live: bool = True
    scored: bool = False
    podium: int | None = None  # the value of the worker's podium, 0 set aside; None not scored

    @property
    def length(self) -> int:
        """Count the passes (AR-6.1)."""
        return len(self.passes)

    @property
    def head(self) -> str:
        """Name the last square passed and the edge out, or the outlet (AR-6.1)."""
        if not self.passes:
            return self.outlet
        square, _, edge = self.passes[-1]
        return square + edge

    @property
    def square(self) -> str:
        """Name the square on which the worker stands (AR-4.2)."""
        return self.head[:2]

    @property
    def faces(self) -> str | None:
        """Name the square across the edge of the head (AR-6.4)."""
        return across(self.head[:2], self.head[2])

    @property
    def path(self) -> str:
        """Write outlet and passes (AR-12.4)."""
        return " ".join([self.outlet] + ["".join(step) for step in self.passes])


class Twin:
    """A game of Aqua Romana."""

    def __init__(
        self,
        players: int,
        options: Mapping[str, bool] | None = None,
        board: Mapping[str, Any] | None = None,
    ) -> None:
        """Set the game up (AR-2)."""
        data = STANDARD if board is None else board
        self.players = players
        self.needs_tile = bool((options or {}).get(OPTION, False))  # AR-11.1
        self.tiles: dict[str, str] = dict(data["corners"])  # AR-1.6
        self.supply: dict[str, int] = dict(data["tiles"])  # AR-1.5
        self.reservoirs: list[tuple[int, str, tuple[str, ...]]] = []
        self.aqueducts: list[Aqueduct] = []
        for reservoir in data["layouts"][str(players)]:  # AR-2.2
            squares = tuple(reservoir["squares"])
            self.reservoirs.append((reservoir["seat"], reservoir["colour"], squares))
            for outlet in reservoir["outlets"]:
                self.aqueducts.append(Aqueduct(reservoir["seat"], outlet))
        self.reservoir_squares = {square for _, _, squares in self.reservoirs for square in squares}
        self.builders: dict[str, str] = {}
        self.pool = {"C": 3, "S": 3, "B": 3, "D": 3, "J": 0}  # AR-2.2
        self.reserve = {"C": 1, "S": 1, "B": 1, "D": 1, "J": 1}  # AR-8.1
        self.held: list[dict[str, int]] = [dict.fromkeys(BUILDER_TYPES, 0) for _ in range(players)]
        self.podiums: dict[int, list[int]] = {value: [] for value in PODIUM_ROOM}
        self.aside: list[int] = []
        self.left: list[Aqueduct] = []  # whose workers left the board, in the order of scoring
        self.quiet = 0  # AR-10.1
        self.last: int | None = None  # seat of the last build
        self.active = 0  # AR-2.1
        self.placing = 0  # seat to place in the set-up
        self.step = "set-up"
        self.built = False
        self.laid: str | None = None  # tile of step 2
        self.closed: list[Aqueduct] = []  # closed in this turn
        self.own_closed_by_building = False
        self.due = [0] * players

    def copy(self) -> Twin:
        """Copy the game; the copy shares nothing."""
        return copy.deepcopy(self)

    def begin_drawn(self, seat: int) -> None:
        """Begin the turn of a seat in a position that was drawn (AR-13.1)."""
        self.pool = dict.fromkeys(BUILDER_TYPES, 0)
        self.active = seat
        self.begin_turn()

    # -- facts -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Tell whether the game is over (AR-10.2)."""
        return self.step == "over"

    @property
    def to_play(self) -> int | None:
        """Name the seat that has to choose."""
        if self.over:
            return None
        if self.step == "set-up":
            return self.placing
        if self.step == "reserve":
            return self.taker()
        return self.active

    def clockwise_from(self, seat: int) -> list[int]:
        """List the seats clockwise (AR-2.1)."""
        return [(seat + number) % self.players for number in range(self.players)]

    def live(self) -> list[Aqueduct]:
        """List the live aqueducts (AR-6.2)."""
        return [aqueduct for aqueduct in self.aqueducts if aqueduct.live]

    def own_live(self) -> list[Aqueduct]:
        """List the live aqueducts of the active seat."""
        return [aqueduct for aqueduct in self.live() if aqueduct.seat == self.active]

    def live_heads(self) -> set[str]:
        """List the live heads (AR-6.2)."""
        return {aqueduct.head for aqueduct in self.live()}

    def owned(self) -> set[tuple[str, frozenset[str]]]:
        """List the owned channels, of live and finished aqueducts (AR-6.3)."""
        return {
            (square, frozenset((edge_in, edge_out)))
            for aqueduct in self.aqueducts
            for square, edge_in, edge_out in aqueduct.passes
        }

    def is_empty(self, square: str) -> bool:
        """Tell whether a square is empty (AR-1.7)."""
        return square not in self.tiles and square not in self.reservoir_squares

    def faced(self) -> set[str]:
        """List the squares that live heads face (AR-6.4)."""
        return {aqueduct.faces for aqueduct in self.live() if aqueduct.faces is not None}

    # -- building --------------------------------------------------------------------------------

    def trace(self, head: str, tiles: Mapping[str, str]) -> tuple[list[Pass], str]:
        """Follow the water from a live head through loose channels (AR-6.5).

        Give the passes and the word with which the trace ends.
        """
        live_heads, owned = self.live_heads(), self.owned()
        passes: list[Pass] = []
        square, edge = head[:2], head[2]
        while True:
            beyond = across(square, edge)
            if beyond is None:
                return passes, "wall"
            edge_in = OPPOSITE[edge]
            if beyond not in tiles and beyond not in self.reservoir_squares:
                return passes, "open"
            if beyond + edge_in in live_heads:
                return passes, "join"
            if beyond in self.reservoir_squares:
                return passes, "reservoir"
            edge_out = other_end(tiles[beyond], edge_in)
            if edge_out is None:
                return passes, "mismatch"
            if (beyond, frozenset((edge_in, edge_out))) in owned:
                return passes, "finished"
            passes.append((beyond, edge_in, edge_out))
            square, edge = beyond, edge_out

    def joins(self, square: str, tile: str) -> bool:
        """Tell whether a tile on this square would join two workers (AR-5.4)."""
        tiles = {**self.tiles, square: tile}
        return any(
            self.trace(aqueduct.head, tiles)[1] == "join"
            for aqueduct in self.live()
            if aqueduct.faces == square
        )

    def allowed_types(self, builder: str) -> list[str]:
        """List the types of tile that a builder lets a seat lay (AR-5.2)."""
        if builder != "J" and self.supply[builder] > 0:
            return [builder]
        return [kind for kind in TYPES if self.supply[kind] > 0]

    def legal_builds(self) -> list[str]:
        """List the legal builds of the active seat (AR-5.1)."""
        builds = []
        for aqueduct in self.own_live():
            square = aqueduct.faces
            assert square is not None and self.is_empty(square)  # AR-6.4
            towards = OPPOSITE[aqueduct.head[2]]
            for tile in CHANNELS:
                if other_end(tile, towards) is None:  # AR-5.3
                    continue
                spaces = [
                    space
                    for space in sees(aqueduct.square)  # AR-4.1
                    if space in self.builders
                    and type_of(tile) in self.allowed_types(self.builders[space])  # AR-5.2
                ]
                if spaces and not self.joins(square, tile):  # AR-5.4
                    builds += [f"build {aqueduct.head} {space} {tile}" for space in spaces]
        return builds

    def lay(self, square: str, tile: str) -> None:
        """Lay a tile from the supply (AR-1.5)."""
        assert self.is_empty(square) and self.supply[type_of(tile)] > 0
        self.supply[type_of(tile)] -= 1
        self.tiles[square] = tile

    def move_builder(self, space: str) -> bool:
        """Move the builder on a space (AR-9.1) and tell whether he passed a fountain (AR-9.4)."""
        passed = False
        here = space
        while True:
            passed = passed or here in FOUNTAIN_BEHIND
            here = TRACK[(TRACK.index(here) + 1) % len(TRACK)]
            if here not in self.builders:
                break
        self.builders[here] = self.builders.pop(space)
        return passed

    def build(self, head: str, space: str, tile: str) -> bool:
        """Do a build (AR-5.6) and tell whether its builder passed a fountain."""
        (chosen,) = [aqueduct for aqueduct in self.live() if aqueduct.head == head]
        square = chosen.faces
        assert square is not None
        self.lay_before_heads(square, tile)
        self.built = True
        self.last = self.active
        self.laid = tile
        return self.move_builder(space)

    def lay_before_heads(self, square: str, tile: str) -> None:
        """Lay a tile and deal with every live head that faced its square (AR-6.7)."""
        facing = [aqueduct for aqueduct in self.live() if aqueduct.faces == square]
        self.lay(square, tile)
        traces = [self.trace(aqueduct.head, self.tiles) for aqueduct in facing]
        for aqueduct, (passes, end) in zip(facing, traces, strict=True):
            assert end != "join"
            aqueduct.passes += passes
            if end == "open":
                assert passes
                continue
            self.close(aqueduct)
            if aqueduct.seat == self.active:
                self.own_closed_by_building = True

    def legal_extras(self) -> list[str]:
        """List the extra tiles that may be laid (AR-9.6, AR-9.7)."""
        assert self.laid is not None
        kind = type_of(self.laid)
        if self.supply[kind] == 0:
            return []
        return [
            f"extra {square} {tile}"
            for square in SQUARES
            if self.is_empty(square) and square not in self.faced()
            for tile in CHANNELS
            if type_of(tile) == kind
        ]

    def close(self, aqueduct: Aqueduct) -> None:
        """Close an aqueduct (AR-6.2)."""
        aqueduct.live = False
        self.closed.append(aqueduct)

    # -- scoring ---------------------------------------------------------------------------------

    def score(self, aqueduct: Aqueduct) -> None:
        """Send the worker of a closed aqueduct to his podium (AR-7.2 to AR-7.4)."""
        aqueduct.scored = True
        self.left.append(aqueduct)
        value = min(aqueduct.length, 20)
        while value > 0 and len(self.podiums[value]) == PODIUM_ROOM[value]:
            value -= 1
        aqueduct.podium = value
        if value == 0:
            self.aside.append(aqueduct.seat)
        else:
            self.podiums[value].append(aqueduct.seat)

    def score_all(self, closed: list[Aqueduct], first: int) -> None:
        """Score closed aqueducts in the order of AR-7.5."""
        for seat in self.clockwise_from(first):
            of_seat = [aqueduct for aqueduct in closed if aqueduct.seat == seat]
            for aqueduct in sorted(of_seat, key=lambda one: (-one.length, one.head)):
                self.score(aqueduct)

    def points(self) -> list[int]:
        """Sum podium points and bonuses by seat, as things stand (AR-10.4 to AR-10.6)."""
        points = [0] * self.players
        taken = sorted((value for value in self.podiums if self.podiums[value]), reverse=True)
        for place, value in enumerate(taken):
            bonus = BONUSES[place] if place < len(BONUSES) else 0
            for seat in self.podiums[value]:
                points[seat] += value + bonus
        return points

    @property
    def scores(self) -> list[int] | None:
        """Give the scores of a game that is over (AR-10.6)."""
        return self.points() if self.over else None

    @property
    def winners(self) -> list[int] | None:
        """Give the seats with the highest score of a game that is over (AR-10.6)."""
        if not self.over:
            return None
        points = self.points()
        return [seat for seat in range(self.players) if points[seat] == max(points)]

    # -- the turn --------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """Begin the turn of the active seat: step 1 (AR-3.2)."""
        self.built = False
        self.laid = None
        self.closed = []
        self.own_closed_by_building = False
        self.due = [0] * self.players
        if sum(self.held[self.active].values()) > 0:  # AR-8.5
            self.step = "owed"
        else:
            self.begin_step_2()

    def begin_step_2(self) -> None:
        """Begin step 2: build, or move (AR-3.2)."""
        if not self.own_live():  # AR-3.3
            self.finish_turn()
        elif self.legal_builds():  # AR-5.5
            self.step = "build"
        else:  # AR-9.3
            self.step = "move"

    def begin_step_4(self) -> None:
        """Begin step 4: voluntary closing (AR-6.10, AR-11.1)."""
        if (
            self.own_live()
            and not self.own_closed_by_building
            and (self.built or not self.needs_tile)
        ):
            self.step = "close"
        else:
            self.finish_turn()

    def finish_turn(self) -> None:
        """Do steps 5 to 7, as far as nobody has to choose (AR-3.2)."""
        self.score_all(self.closed, self.active)  # step 5, AR-7.1
        if self.built:  # step 6, AR-10.1
            self.quiet = 0
        else:
            self.quiet += 1
        if self.quiet == self.players or not self.live():  # AR-10.2
            self.end()
            return
        for aqueduct in self.closed:  # step 7, AR-8.2
            self.due[aqueduct.seat] += 1
        self.go_on_taking()

    def end(self) -> None:
        """End the game and score the aqueducts still live (AR-10.3)."""
        still_live = self.live()
        for aqueduct in still_live:
            aqueduct.live = False
        self.score_all(still_live, self.last if self.last is not None else 0)
        self.step = "over"

    def taker(self) -> int | None:
        """Name the seat that takes next from the reserve (AR-8.2)."""
        if sum(self.reserve.values()) == 0:
            return None
        for seat in self.clockwise_from(self.active):
            if self.due[seat] > 0:
                return seat
        return None

    def go_on_taking(self) -> None:
        """Let the next seat take, or begin the next turn (AR-3.1)."""
        if self.taker() is not None:
            self.step = "reserve"
        else:
            self.active = (self.active + 1) % self.players
            self.begin_turn()

    # -- actions ---------------------------------------------------------------------------------

    def legal_actions(self) -> list[str]:
        """List the texts of the legal actions (AR-12.3)."""
        free = [space for space in TRACK if space not in self.builders]
        actions: list[str] = []
        if self.step in ("set-up", "owed"):
            stock = self.pool if self.step == "set-up" else self.held[self.active]
            actions = [f"place {kind} {space}" for kind in stock if stock[kind] for space in free]
        elif self.step == "build":
            actions = self.legal_builds()
        elif self.step == "move":
            actions = ["wait"] + [f"advance {space}" for space in self.builders]
        elif self.step == "extra":
            actions = self.legal_extras()
        elif self.step == "close":
            actions = ["keep"] + [f"close {aqueduct.head}" for aqueduct in self.own_live()]
        elif self.step == "reserve":
            actions = [f"take {kind}" for kind in self.reserve if self.reserve[kind]]
        assert len(actions) == len(set(actions)) and bool(actions) != self.over
        return sorted(actions)

    def refusal(self, text: str) -> str | None:
        """Name the rule that forbids an action, None if it is legal (AR-12.6)."""
        fields = parse(text)
        if fields is None:
            return "AR-12.1"  # 1
        verb = fields[0]
        if self.over:
            return "AR-10.2"  # 2
        if self.step == "set-up" and verb != "place":
            return "AR-2.3"  # 3
        if verb not in VERBS_OF_STEP[self.step]:
            return "AR-3.2"  # 4
        own_heads = {aqueduct.head: aqueduct for aqueduct in self.own_live()}
        if verb == "place":
            _, kind, space = fields
            if self.step == "set-up" and self.pool[kind] == 0:
                return "AR-2.3"  # 5
            if self.step == "owed" and self.held[self.active][kind] == 0:
                return "AR-8.5"  # 6
            if space in self.builders:
                return "AR-1.8"  # 7
        elif verb == "build":
            _, head, space, tile = fields
            if head not in own_heads:
                return "AR-5.1"  # 8
            if space not in self.builders:
                return "AR-5.1"  # 9
            if space not in sees(own_heads[head].square):
                return "AR-4.1"  # 10
            if type_of(tile) not in self.allowed_types(self.builders[space]):
                return "AR-5.2"  # 11
            if other_end(tile, OPPOSITE[head[2]]) is None:
                return "AR-5.3"  # 12
            square = own_heads[head].faces
            assert square is not None
            if self.joins(square, tile):
                return "AR-5.4"  # 13
        elif verb in ("advance", "wait"):
            if self.legal_builds():
                return "AR-5.5"  # 14
            if verb == "advance" and fields[1] not in self.builders:
                return "AR-9.3"  # 15
        elif verb == "extra":
            _, square, tile = fields
            assert self.laid is not None
            if type_of(tile) != type_of(self.laid):
                return "AR-9.6"  # 16
            if not self.is_empty(square) or square in self.faced():
                return "AR-9.7"  # 17
        elif verb == "close":
            if fields[1] not in own_heads:
                return "AR-6.10"  # 18
        elif verb == "take" and self.reserve[fields[1]] == 0:
            return "AR-8.3"  # 19
        return None

    def play(self, text: str) -> None:
        """Play a legal action."""
        rule = self.refusal(text)
        if rule is not None:
            raise ValueError(f"{rule}: {text}")
        fields = parse(text)
        assert fields is not None
        verb = fields[0]
        if verb == "place":
            _, kind, space = fields
            self.builders[space] = kind
            if self.step == "set-up":  # AR-2.3
                self.pool[kind] -= 1
                self.placing = (self.placing + 1) % self.players
                if sum(self.pool.values()) == 0:
                    self.active = 0  # AR-2.4
                    self.begin_turn()
            else:
                self.held[self.active][kind] -= 1
                if sum(self.held[self.active].values()) == 0:
                    self.begin_step_2()
        elif verb == "build":
            passed = self.build(*fields[1:])
            if passed and self.legal_extras():  # AR-9.5
                self.step = "extra"
            else:
                self.begin_step_4()
        elif verb == "extra":
            self.lay(*fields[1:])  # AR-9.8
            self.begin_step_4()
        elif verb == "advance":
            self.move_builder(fields[1])
            self.begin_step_4()
        elif verb == "wait":
            self.begin_step_4()
        elif verb == "close":
            (chosen,) = [one for one in self.own_live() if one.head == fields[1]]
            self.close(chosen)
            self.finish_turn()
        elif verb == "keep":
            self.finish_turn()
        elif verb == "take":
            seat = self.taker()
            assert seat is not None
            self.reserve[fields[1]] -= 1
            self.held[seat][fields[1]] += 1
            self.due[seat] -= 1
            self.go_on_taking()

    def perft(self, depth: int) -> int:
        """Count the sequences of exactly so many legal actions (AR-12.7)."""
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


# -- board data (AR-1.15) --------------------------------------------------------------------------


def is_whole(value: object) -> bool:
    """Tell a whole number from `true` and `2.0`."""
    return isinstance(value, int) and not isinstance(value, bool)


def board_is_allowed(board: object) -> bool:
    """Tell whether board data satisfy AR-1.15."""
    if not isinstance(board, dict):
        return False
    number = board.get("frontinus-board")
    if not (is_whole(number) and number == 1 and board.get("game") == "aqua-romana"):  # 1
        return False
    name = board.get("name")
    if not (isinstance(name, str) and re.fullmatch("[a-z][a-z0-9-]{0,39}", name)):
        return False
    tiles = board.get("tiles")
    if not (isinstance(tiles, dict) and set(tiles) == set(TYPES)):  # 2
        return False
    if not all(is_whole(count) and count >= 1 for count in tiles.values()):
        return False
    if sum(tiles.values()) != 84:
        return False
    corners = board.get("corners")
    if not (isinstance(corners, dict) and set(corners) == set(CORNERS)):  # 3
        return False
    if not all(code in ["C-NE", "C-ES", "C-SW", "C-NW"] for code in corners.values()):
        return False
    layouts = board.get("layouts")
    if not (isinstance(layouts, dict) and layouts and set(layouts) <= {"2", "3", "4"}):  # 4
        return False
    if not all(layout_is_allowed(layouts[players], int(players)) for players in layouts):
        return False
    return name != "standard" or essence(board) == essence(STANDARD)


def layout_is_allowed(layout: object, players: int) -> bool:
    """Tell whether a layout satisfies AR-1.15, points 5 to 8."""
    if not (isinstance(layout, list) and all(isinstance(one, dict) for one in layout)):
        return False
    seats = [reservoir.get("seat") for reservoir in layout]
    if not all(is_whole(seat) for seat in seats):
        return False
    if sorted(seats) != sorted(list(range(players)) * (2 if players == 2 else 1)):  # 5
        return False
    colours = [reservoir.get("colour") for reservoir in layout]
    if not all(isinstance(colour, str) and colour in COLOURS for colour in colours):
        return False
    if len(colours) != len(set(colours)):
        return False
    all_squares: list[str] = []
    for reservoir in layout:
        squares = reservoir.get("squares")  # 6
        if not (isinstance(squares, list) and len(squares) == 2):
            return False
        if not all(isinstance(square, str) and square in SQUARES for square in squares):
            return False
        if any(square in CORNERS for square in squares):
            return False
        if squares[1] not in [across(squares[0], edge) for edge in EDGES]:
            return False
        all_squares += squares
    if len(all_squares) != len(set(all_squares)):
        return False
    for reservoir in layout:
        outlets = reservoir.get("outlets")  # 7
        if not (isinstance(outlets, list) and len(outlets) == (4 if players == 3 else 3)):
            return False
        if not all(isinstance(one, str) and re.fullmatch(HEAD_FORM, one) for one in outlets):
            return False
        if len(outlets) != len(set(outlets)):
            return False
        for outlet in outlets:
            if outlet[:2] not in reservoir["squares"]:
                return False
            faced = across(outlet[:2], outlet[2])  # 8
            if faced is None or faced in CORNERS or faced in all_squares:
                return False
    return True


def essence(board: Mapping[str, Any]) -> object:
    """Keep of allowed board data what has an effect (AR-1.14, AR-1.15)."""
    layouts = {
        players: sorted(
            (one["seat"], one["colour"], sorted(one["squares"]), sorted(one["outlets"]))
            for one in layout
        )
        for players, layout in board["layouts"].items()
    }
    return board["tiles"], board["corners"], layouts
