"""A slow, obvious referee of Palatinus, to be read beside the rules document.

It is written from rules.md alone, with texts, dicts, sets and loops, and shares no code with the
engine. Tiles, places, slots and sorts are the texts of PA-9.1; a hex is a pair (q, r).
"""

from __future__ import annotations

import copy
import itertools
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

LETTERS = "ABCDEFG"  # PA-1.2
STEPS = {1: (1, 0), 2: (0, 1), 3: (-1, 1), 4: (-1, 0), 5: (0, -1), 6: (1, -1)}  # PA-1.1
PLACES = [letter + str(direction) for letter in LETTERS for direction in STEPS]
SLOTS = [hand + str(number) for hand in "XY" for number in STEPS]  # PA-1.5
SORTS = ["merchant", "merchant*", "farmer", "farmer*", "soldier"]  # PA-3.2
WOLF_BACKED = ["merchant*", "farmer*"]
HANDS = {  # PA-2.8, the same on every board
    4: {"merchant": 2, "merchant*": 2, "farmer": 1, "farmer*": 2, "soldier": 1},
    5: {"merchant": 2, "merchant*": 1, "farmer": 1, "farmer*": 2, "soldier": 1},
}
LAST = {2: 4, 3: 4, 4: 3, 5: 3}  # L of PA-3.5
SAME_OWNER = "same-owner"  # PA-8.1
OPEN_TOKENS = "open-tokens"

STANDARD: dict[str, Any] = json.loads("""
{"frontinus-board": 1, "game": "palatinus", "name": "standard",
 "tiles": {
  "A": {"ring": "fsffff", "arrow": 5},
  "B": {"ring": "ssfsff", "arrow": 3},
  "C": {"ring": "ffsssf", "arrow": 2},
  "D": {"ring": "ffffff", "arrow": 1},
  "E": {"ring": "sfsfff", "arrow": 6},
  "F": {"ring": "fssffs", "arrow": 4},
  "G": {"ring": "fsffsf", "arrow": 3}},
 "laurels": {"palatinus": 6, "others": [5, 5, 4, 4, 3, 3]},
 "tokens": {"merchants": {"open": 2, "wolf": 3}, "farmers": {"open": 2, "wolf": 3}, "soldiers": 2}}
""")

FORMS = [  # PA-9.1
    "(draw) ([A-G])",
    "(lay) ([XY][1-6]) (r[0-5])",
    "(laurels) ([1-9]{6})",
    r"(merchant|merchant\*|farmer|farmer\*|soldier) ([A-G][1-6])",
]

Hex = tuple[int, int]


def cyclic(number: int) -> int:
    """Bring a number into 1 … 6 (PA-1.1)."""
    return (number - 1) % 6 + 1


def moved(start: Hex, direction: int, times: int = 1) -> Hex:
    """Go some steps in a direction (PA-1.1)."""
    q, r = STEPS[cyclic(direction)]
    return start[0] + times * q, start[1] + times * r


def hill_of(site: str) -> Hex:
    """Find the hex of the hill of a tile in the centre or in a slot (PA-1.5)."""
    if site == "centre":
        return 0, 0
    number = int(site[1])
    if site[0] == "X":
        return moved(moved((0, 0), number, 2), number + 1)
    return moved(moved((0, 0), number), number + 1, 2)


def ring_as_it_lies(ring: str, rotation: int) -> str:
    """Write the marks at directions 1 to 6 of a tile that lies turned (PA-1.4)."""
    return "".join(ring[cyclic(direction - rotation) - 1] for direction in STEPS)


def starting_hand(tokens: Mapping[str, Any], players: int) -> dict[str, int]:
    """Count the hand of each seat (PA-2.8, PA-2.9)."""
    if players >= 4:
        return dict(HANDS[players])
    hand = {
        "merchant": tokens["merchants"]["open"],
        "merchant*": tokens["merchants"]["wolf"],
        "farmer": tokens["farmers"]["open"],
        "farmer*": tokens["farmers"]["wolf"],
        "soldier": tokens["soldiers"],
    }
    if players == 2:
        for sort in ("merchant", "merchant*", "farmer", "farmer*"):
            hand[sort] += 1
    return hand


def parse(text: str) -> list[str] | None:
    """Split an action text into verb and fields, None if it has none of the forms (PA-9.1)."""
    for form in FORMS:
        found = re.fullmatch(form, text)
        if found:
            return list(found.groups())
    return None


def kind_of(sort: str) -> str:
    """Name the kind of inhabitant of a sort (PA-1.10)."""
    return sort.rstrip("*")


@dataclass
class Scene:
    """A complete board with tokens on it, all face up: what scoring starts from (PA-5.1)."""

    touching: dict[str, list[str]]
    terrain: dict[str, str]
    arrows: dict[str, int]
    """The direction of each tile's arrow as it lies."""
    laurels: dict[str, int]
    tokens: dict[str, tuple[int, str]]
    """Place -> seat and kind."""
    players: int
    once: bool = False


def in_order(places: Iterable[str]) -> list[str]:
    """Put places into the order A1, A2, … (PA-9.6)."""
    return sorted(places)


def settle(scene: Scene) -> dict[str, Any]:
    """Score a board and give the account (PA-5 to PA-7, PA-9.6)."""
    board = dict(scene.tokens)  # what is still on the board
    captured = [0] * scene.players
    laurels: list[list[int]] = [[] for _ in range(scene.players)]
    discs: list[list[int]] = [[] for _ in range(scene.players)]
    hills = []

    def beside(place: str, kind: str) -> list[str]:
        return [
            other
            for other in in_order(scene.touching[place])
            if other in board and board[other][1] == kind
        ]

    for letter in LETTERS:  # PA-5.2
        clockwise = [letter + str(cyclic(scene.arrows[letter] + turn)) for turn in range(6)]

        # PA-5: all soldiers are counted before anything leaves
        soldiers = []
        for place in clockwise:
            if place in board and board[place][1] == "soldier":
                merchants, farmers = beside(place, "merchant"), beside(place, "farmer")
                larger: list[str] = []  # PA-5.5: equal, he withdraws
                if len(merchants) > len(farmers):
                    larger = merchants
                if len(farmers) > len(merchants):
                    larger = farmers
                soldiers.append(
                    {
                        "place": place,
                        "seat": board[place][0],
                        "merchants": merchants,
                        "farmers": farmers,
                        "captures": larger,
                    }
                )
        takings = []
        for prey in in_order({place for soldier in soldiers for place in soldier["captures"]}):
            captors = [soldier["seat"] for soldier in soldiers if prey in soldier["captures"]]
            assert len(captors) in (1, 2)  # PA-5.9
            taker = min(captors)
            others: list[int] = []
            if len(captors) == 2:
                same = captors[0] == captors[1]
                if not same:  # PA-5.9
                    others = [max(captors)]
                elif not scene.once:  # PA-5.10, PA-8.2
                    others = [taker]
            takings.append(
                {
                    "place": prey,
                    "kind": board[prey][1],
                    "seat": board[prey][0],
                    "to": taker,
                    "discs": others,
                }
            )
            captured[taker] += 1
            for seat in others:
                discs[seat].append(1)
        for taking in takings:  # PA-5.7
            del board[taking["place"]]
        for soldier in soldiers:
            if not soldier["captures"]:
                del board[soldier["place"]]

        # PA-6: control, on the board as it now stands
        earned = []
        totals = [0] * scene.players
        for place in clockwise:
            if place not in board:
                continue
            seat, kind = board[place]
            if kind == "merchant":  # PA-6.3
                numbers = {
                    "merchants": len(beside(place, "merchant")),
                    "farmers": len(beside(place, "farmer")),
                    "soldiers": len(beside(place, "soldier")),
                }
                points = numbers["merchants"] + 2 * numbers["farmers"] + 3 * numbers["soldiers"]
            elif kind == "farmer":  # PA-6.4
                fields = [
                    other
                    for other in scene.touching[place]
                    if scene.terrain[other] == "f" and other not in board
                ]
                springs = [
                    other
                    for other in [place, *scene.touching[place]]
                    if scene.terrain[other] == "s"
                ]
                numbers = {"fields": len(fields), "springs": len(springs)}
                points = 2 * len(fields) + 2 * len(springs)
            else:  # PA-6.5
                continue
            totals[seat] += points
            earned.append({"place": place, "seat": seat, "kind": kind, **numbers, "points": points})
        highest = [seat for seat in range(scene.players) if totals[seat] == max(totals)]
        winner, tied = None, []
        if max(totals) > 0 and len(highest) == 1:  # PA-6.7
            winner = highest[0]
            laurels[winner].append(scene.laurels[letter])
        elif max(totals) > 0:  # PA-6.8
            tied = highest
            for seat in tied:
                discs[seat].append(2)
        hills.append(
            {
                "hill": letter,
                "laurel": scene.laurels[letter],
                "soldiers": soldiers,
                "captured": takings,
                "influence": earned,
                "totals": totals,
                "winner": winner,
                "tied": tied,
            }
        )

    scores = [  # PA-7.1
        captured[seat] + sum(laurels[seat]) + sum(discs[seat]) for seat in range(scene.players)
    ]
    pieces = [  # PA-7.3
        captured[seat] + len(laurels[seat]) + len(discs[seat]) for seat in range(scene.players)
    ]
    best = max(zip(scores, pieces, strict=True))
    return {
        "hills": hills,
        "captured": captured,
        "laurels": laurels,
        "discs": discs,
        "pieces": pieces,
        "scores": scores,
        "winners": [s for s in range(scene.players) if (scores[s], pieces[s]) == best],  # PA-7.4
    }


@dataclass
class Laid:
    """A tile that lies."""

    site: str
    rotation: int


@dataclass
class Twin:
    """A game of Palatinus."""

    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    board: Mapping[str, Any] = field(default_factory=lambda: STANDARD)

    def __post_init__(self) -> None:
        """Set the game up (PA-2)."""
        self.tiles: dict[str, Laid] = {}
        self.drawn: str | None = None
        self.laurels: dict[str, int] = {}
        self.start = starting_hand(self.board["tokens"], self.players)
        self.hands = [dict(self.start) for _ in range(self.players)]
        self.tokens: dict[str, tuple[int, str]] = {}  # place -> seat and sort
        self._touching: dict[str, list[str]] = {}
        self.played: list[tuple[int | None, str]] = []  # who, None for chance, and what

    def copy(self) -> Twin:
        """Copy the game; the copy shares nothing."""
        return copy.deepcopy(self)

    # -- facts -----------------------------------------------------------------------------------

    @property
    def open_tokens(self) -> bool:
        """Tell whether nothing is hidden (PA-8.3)."""
        return bool(self.options.get(OPEN_TOKENS, False))

    @property
    def step(self) -> str:
        """Name what is due (PA-2.1, PA-3)."""
        if self.drawn:
            return "lay"
        if len(self.tiles) < 7:
            return "draw"
        if len(self.laurels) < 7:
            return "laurels"
        return "place" if any(self.held(seat) for seat in range(self.players)) else "over"

    @property
    def over(self) -> bool:
        """Tell whether the game is over (PA-3.8)."""
        return self.step == "over"

    @property
    def to_play(self) -> int | None:
        """Name the seat that has to choose, -1 for chance, None at the end."""
        if self.step == "lay":  # PA-2.4: the k-th tile after the centre tile
            return (len(self.tiles) - 1) % self.players
        if self.step == "place":  # PA-3.1
            return len(self.tokens) % self.players
        return None if self.over else -1

    def held(self, seat: int) -> int:
        """Count the tokens in a hand (R)."""
        return sum(self.hands[seat].values())

    def site(self, name: str) -> str | None:
        """Name the tile in the centre or in a slot."""
        return next((t for t, laid in self.tiles.items() if laid.site == name), None)

    def hexes(self) -> dict[str, Hex]:
        """Find the hex of every place of the tiles that lie (PA-1.2)."""
        return {
            letter + str(direction): moved(hill_of(laid.site), direction)
            for letter, laid in self.tiles.items()
            for direction in STEPS
        }

    def touching(self) -> dict[str, list[str]]:
        """List the places that touch each place (PA-1.6); tiles never move."""
        if len(self._touching) < 6 * len(self.tiles):
            self._touching = self.find_touching()
        return self._touching

    def find_touching(self) -> dict[str, list[str]]:
        """Find out which places touch, from their hexes."""
        hexes = self.hexes()
        at = {place_hex: place for place, place_hex in hexes.items()}
        assert len(at) == len(hexes)
        return {
            place: in_order(
                at[moved(place_hex, direction)]
                for direction in STEPS
                if moved(place_hex, direction) in at
            )
            for place, place_hex in hexes.items()
        }

    def rings(self) -> dict[str, str]:
        """Write the marks of each tile that lies, directions 1 to 6 (PA-1.4)."""
        return {
            letter: ring_as_it_lies(self.board["tiles"][letter]["ring"], laid.rotation)
            for letter, laid in self.tiles.items()
        }

    def arrows(self) -> dict[str, int]:
        """Find the direction of each arrow as it lies (PA-1.4)."""
        return {
            letter: cyclic(self.board["tiles"][letter]["arrow"] + laid.rotation)
            for letter, laid in self.tiles.items()
        }

    def terrain(self) -> dict[str, str]:
        """Tell field from spring on every place (PA-1.4)."""
        return {
            letter + str(direction): mark
            for letter, ring in self.rings().items()
            for direction, mark in zip(STEPS, ring, strict=True)
        }

    def open_slots(self) -> list[str]:
        """List the slots in which a tile may be laid (PA-2.5, PA-2.6)."""
        outer = [laid.site for laid in self.tiles.values() if laid.site != "centre"]
        if not outer:
            return list(SLOTS)
        return [
            slot
            for slot in SLOTS
            if slot not in outer
            and slot[0] == outer[0][0]
            and any(slot[0] + str(cyclic(int(slot[1]) + side)) in outer for side in (1, -1))
        ]

    def undrawn(self) -> list[str]:
        """List the tiles not drawn before (PA-2.2)."""
        return [letter for letter in LETTERS if letter not in self.tiles and letter != self.drawn]

    def arrangements(self) -> set[str]:
        """List the distinct arrangements of the laurels (PA-2.7)."""
        values = [str(value) for value in self.board["laurels"]["others"]]
        return {"".join(order) for order in itertools.permutations(values)}

    # -- placing ---------------------------------------------------------------------------------

    def too_late(self, seat: int) -> bool:
        """Tell whether a soldier is forbidden (PA-3.5)."""
        return not self.held(seat) > LAST[self.players]

    def must_be_soldier(self, seat: int) -> bool:
        """Tell whether merchants and farmers are forbidden (PA-3.6)."""
        soldiers = self.hands[seat]["soldier"]
        return not soldiers <= max(0, self.held(seat) - 1 - LAST[self.players])

    def placements(self) -> list[str]:
        """List the placements of the seat whose turn it is (PA-3.2, PA-3.3)."""
        seat = self.to_play
        assert seat is not None
        sorts = []
        for sort in SORTS:
            forbidden = self.too_late(seat) if sort == "soldier" else self.must_be_soldier(seat)
            if self.hands[seat][sort] > 0 and not forbidden:
                sorts.append(sort)
        return [f"{sort} {place}" for sort in sorts for place in PLACES if place not in self.tokens]

    # -- scoring ---------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """Turn all tokens up (PA-5.1)."""
        return Scene(
            touching=self.touching(),
            terrain=self.terrain(),
            arrows=self.arrows(),
            laurels=self.laurels,
            tokens={place: (seat, kind_of(sort)) for place, (seat, sort) in self.tokens.items()},
            players=self.players,
            once=self.options.get(SAME_OWNER, "each") == "once",
        )

    def account(self) -> dict[str, Any]:
        """Tell how the board as it lies is scored."""
        return settle(self.scene())

    @property
    def scores(self) -> list[int] | None:
        """Give the scores of a game that is over (PA-7.1)."""
        return list(self.account()["scores"]) if self.over else None

    @property
    def winners(self) -> list[int] | None:
        """Give the winners of a game that is over (PA-7.2 to PA-7.4)."""
        return list(self.account()["winners"]) if self.over else None

    # -- actions ---------------------------------------------------------------------------------

    def legal_actions(self) -> list[str]:
        """List the texts of the legal actions, those of chance too (PA-9.1)."""
        actions: list[str] = []
        if self.step == "draw":
            actions = [f"draw {letter}" for letter in self.undrawn()]
        elif self.step == "lay":
            actions = [f"lay {slot} r{turn}" for slot in self.open_slots() for turn in range(6)]
        elif self.step == "laurels":
            actions = [f"laurels {digits}" for digits in self.arrangements()]
        elif self.step == "place":
            actions = self.placements()
        assert len(actions) == len(set(actions)) and bool(actions) != self.over
        return sorted(actions)

    def refusal(self, text: str) -> str | None:
        """Name the rule that forbids an action, None if it is legal (PA-9.4)."""
        fields = parse(text)
        if fields is None:
            return "PA-9.1"
        verb = fields[0]
        if self.over:
            return "PA-3.8"
        if self.step not in ("place", verb):
            return "PA-2.1"
        if self.step == "place" and verb not in SORTS:
            return "PA-3.1"
        if verb == "draw" and fields[1] not in self.undrawn():
            return "PA-2.2"
        if verb == "lay" and fields[1] not in self.open_slots():
            return "PA-2.6"
        if verb == "laurels" and fields[1] not in self.arrangements():
            return "PA-2.7"
        if verb in SORTS:
            seat = self.to_play
            assert seat is not None
            if verb == "soldier" and self.held(seat) <= LAST[self.players]:
                return "PA-3.5"
            if self.hands[seat][verb] == 0:
                return "PA-3.2"
            if fields[1] in self.tokens:
                return "PA-3.3"
            if verb != "soldier" and self.must_be_soldier(seat):
                return "PA-3.6"
        return None

    def play(self, text: str) -> None:
        """Play a legal action."""
        rule = self.refusal(text)
        if rule is not None:
            raise ValueError(f"{rule}: {text}")
        fields = parse(text)
        assert fields is not None
        seat = self.to_play
        assert seat is not None
        self.played.append((None if seat < 0 else seat, text))
        verb = fields[0]
        if verb == "draw" and not self.tiles:  # PA-2.3, PA-2.7
            self.tiles[fields[1]] = Laid("centre", 0)
            self.laurels[fields[1]] = self.board["laurels"]["palatinus"]
        elif verb == "draw":
            self.drawn = fields[1]
        elif verb == "lay":
            assert self.drawn is not None
            self.tiles[self.drawn] = Laid(fields[1], int(fields[2][1]))
            self.drawn = None
        elif verb == "laurels":
            outer = [letter for letter in LETTERS if letter != self.site("centre")]
            self.laurels |= {t: int(digit) for t, digit in zip(outer, fields[1], strict=True)}
        else:
            self.hands[seat][verb] -= 1
            self.tokens[fields[1]] = seat, verb

    def perft(self, depth: int) -> int:
        """Count the sequences of exactly so many legal actions (PA-10.11)."""
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

    # -- what may be known (PA-4, PA-9.5) --------------------------------------------------------

    def knows(self, viewer: int | None, seat: int) -> bool:
        """Tell whether a viewer, None for a spectator, knows the wolves of a seat."""
        return viewer == seat or self.over or self.open_tokens

    def view(self, viewer: int | None) -> list[str]:
        """Write all actions as a viewer may know them (PA-9.5)."""
        shown = []
        for seat, text in self.played:
            verb, _, rest = text.partition(" ")
            hidden = verb in WOLF_BACKED and seat is not None and not self.knows(viewer, seat)
            shown.append(f"wolf {rest}" if hidden else text)
        return shown

    def assignments(self, seat: int) -> Iterator[tuple[frozenset[str], int]]:
        """List what may lie under a seat's wolves, for the others (PA-4.4).

        Each is the set of places with a merchant, and in how many ways it can be: by choosing the
        rest of the merchants among the wolves in hand.
        """
        on_board = [p for p, (s, sort) in self.tokens.items() if s == seat and sort in WOLF_BACKED]
        merchants, wolves = self.start["merchant*"], self.start["merchant*"] + self.start["farmer*"]
        ways: Counter[frozenset[str]] = Counter()
        for chosen in itertools.combinations(range(wolves), merchants):
            ways[frozenset(on_board[n] for n in chosen if n < len(on_board))] += 1
        yield from ways.items()


# -- board data (PA-11.5) --------------------------------------------------------------------------


def is_whole(value: object) -> bool:
    """Tell a whole number from `true` and `2.0`."""
    return isinstance(value, int) and not isinstance(value, bool)


def has_keys(value: object, keys: str) -> bool:
    """Tell whether a value is an object with exactly these keys."""
    return isinstance(value, dict) and set(value) == set(keys.split())


def is_worth(value: Any) -> bool:
    """Tell whether a value is that of a laurel."""
    return is_whole(value) and 1 <= value <= 9


def board_is_allowed(board: object) -> bool:
    """Tell whether board data satisfy PA-11.5."""
    if not isinstance(board, dict):
        return False
    number = board.get("frontinus-board")
    if not (is_whole(number) and number == 1 and board.get("game") == "palatinus"):
        return False
    name = board.get("name")
    if not (isinstance(name, str) and re.fullmatch("[a-z][a-z0-9-]{0,39}", name)):
        return False
    tiles = board.get("tiles")
    if not has_keys(tiles, "A B C D E F G"):
        return False
    for tile in tiles.values():
        if not has_keys(tile, "ring arrow"):
            return False
        if not (isinstance(tile["ring"], str) and re.fullmatch("[fs]{6}", tile["ring"])):
            return False
        if not (is_whole(tile["arrow"]) and 1 <= tile["arrow"] <= 6):
            return False
    laurels = board.get("laurels")
    if not (has_keys(laurels, "palatinus others") and is_worth(laurels["palatinus"])):
        return False
    others = laurels["others"]
    if not (isinstance(others, list) and len(others) == 6 and all(map(is_worth, others))):
        return False
    tokens = board.get("tokens")
    if not has_keys(tokens, "merchants farmers soldiers"):
        return False
    if not (
        has_keys(tokens["merchants"], "open wolf") and has_keys(tokens["farmers"], "open wolf")
    ):
        return False
    counts = [*tokens["merchants"].values(), *tokens["farmers"].values(), tokens["soldiers"]]
    if not all(is_whole(count) and count >= 0 for count in counts) or sum(counts) != 12:
        return False
    if tokens["merchants"]["open"] < 2 or tokens["merchants"]["wolf"] < 2:
        return False
    if tokens["farmers"]["open"] < 1 or tokens["farmers"]["wolf"] < 2 or tokens["soldiers"] < 1:
        return False
    return name != "standard" or essence(board) == essence(STANDARD)


def essence(board: Mapping[str, Any]) -> object:
    """Keep of allowed board data what has an effect (PA-11.5)."""
    laurels = board["laurels"]
    return board["tiles"], laurels["palatinus"], sorted(laurels["others"]), board["tokens"]
