"""The lattice and the tiles turned into tables, and the check of board data (PA-1, PA-11)."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

from frontinus.core.actions import pack
from frontinus.core.errors import BoardError, shorten
from frontinus.core.hexes import Hex, ring, step
from frontinus.core.record import is_whole
from frontinus.core.struct import Int8, Int8Array, Int8Cube, Int16, Int32Array, Struct, shape
from frontinus.games.palatinus import actions as verb
from frontinus.games.palatinus.box import (
    AROUND,
    CENTRE,
    COLOUR,
    DIGITS,
    EXTRAS,
    HANDS,
    HANDS_OF_SLOTS,
    LAST_ROUNDS,
    LAURELS,
    MOST_ARRANGEMENTS,
    MOST_TOUCHING,
    PAIRS,
    PLACE_COUNT,
    ROTATIONS,
    SITES,
    SLOT_COUNT,
    SORT_COUNT,
    SORTS,
    SPRING,
    TERRAINS,
    TILE_COUNT,
    TILES,
)
from frontinus.games.palatinus.state import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

RULE: Final = "PA-11.5"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
LOWEST: Final = {"merchants": (2, 2), "farmers": (1, 2)}
"""How many open and wolf-backed tokens a colour has at least."""
FEWEST_SOLDIERS: Final = 1


class Box(Struct):
    """The tables of one match: its board, the number of players, the options."""

    players: Int8
    once: Int8
    """Whether a seat gets no disc for an inhabitant that it captures twice (PA-8.2)."""
    last_rounds: Int8
    """L of PA-3.5."""
    hand: Int8Array = shape(SORT_COUNT)
    """The starting hand of each seat by sort (PA-2.8)."""
    springs: Int8Cube = shape(TILE_COUNT, len(ROTATIONS), AROUND)
    """Whether a tile, turned so, has a spring in a direction (PA-1.4)."""
    arrows: Int8Array = shape(TILE_COUNT)
    """The direction of the arrow at r0."""
    touching: Int8Cube = shape(len(HANDS_OF_SLOTS), PLACE_COUNT, MOST_TOUCHING)
    """By hand: what touches what, then NOWHERE; a number is 6 · position + direction.

    Position 0 is the centre, position i slot Xi or Yi.
    """
    after: Int8Array = shape(SLOT_COUNT)
    """The next slot of the same hand (PA-1.5)."""
    before: Int8Array = shape(SLOT_COUNT)
    palatinus: Int8
    arrangements: Int32Array = shape(MOST_ARRANGEMENTS)
    """The distinct actions `laurels`, ascending; `arrangement_count` of them (PA-2.7)."""
    arrangement_count: Int16


@cache
def hill(site: str) -> Hex:
    """Name the hex of the hill of a tile that lies in the centre or in a slot (PA-1.5).

    >>> hill("centre"), hill("X1"), hill("Y3")
    ((0, 0), (2, 1), (-3, 1))
    """
    if site == CENTRE:
        return 0, 0
    hand, number = HANDS_OF_SLOTS.index(site[0]), int(site[1]) - 1
    return step(step((0, 0), number, 2 - hand), number + 1, 1 + hand)


def sites_of(hand: int) -> tuple[str, ...]:
    """Name the seven sites of a complete board by position: the centre and the slots of a hand."""
    return SITES[0], *SITES[1 + AROUND * hand :][:AROUND]


def build_box(data: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> Box:
    """Build the tables of a match from board data that have been checked."""
    box = Box()
    box.players = players
    box.once = int(options["same-owner"] == "once")
    box.last_rounds = LAST_ROUNDS[players]
    hand = starting_hand(data["tokens"], players)
    box.hand = [hand[sort] for sort in SORTS]
    for tile, letter in enumerate(TILES):
        marks = data["tiles"][letter]["ring"]
        box.arrows[tile] = data["tiles"][letter]["arrow"] - 1
        for rotation in range(len(ROTATIONS)):
            box.springs[tile][rotation] = [
                int(marks[(direction - rotation) % AROUND] == SPRING) for direction in range(AROUND)
            ]
    for hand_of_slots in range(len(HANDS_OF_SLOTS)):
        box.touching[hand_of_slots] = _touching(hand_of_slots)
    for slot in range(SLOT_COUNT):
        first, number = slot - slot % AROUND, slot % AROUND
        box.after[slot] = first + (number + 1) % AROUND
        box.before[slot] = first + (number - 1) % AROUND
    box.palatinus = data["laurels"]["palatinus"]
    found = _arrangements(data["laurels"]["others"])
    box.arrangement_count = len(found)
    box.arrangements[: len(found)] = found
    return box


def starting_hand(tokens: Mapping[str, Any], players: int) -> dict[str, int]:
    """Count the tokens of a seat at the start by sort (PA-2.8, PA-2.9)."""
    if players in HANDS:
        return HANDS[players]
    colour = {
        "merchant": tokens["merchants"]["open"],
        "merchant*": tokens["merchants"]["wolf"],
        "farmer": tokens["farmers"]["open"],
        "farmer*": tokens["farmers"]["wolf"],
        "soldier": tokens["soldiers"],
    }
    extras = EXTRAS if players == 2 else {}  # noqa: PLR2004  (PA-2.9)
    return {sort: count + extras.get(sort, 0) for sort, count in colour.items()}


def _touching(hand: int) -> list[list[int]]:
    """List what touches each place of a complete board (PA-1.6)."""
    hexes = [place for site in sites_of(hand) for place in ring(hill(site))]
    numbers = {place: number for number, place in enumerate(hexes)}
    rows = [sorted(numbers[h] for h in ring(place) if h in numbers) for place in hexes]
    return [row + [NOWHERE] * (MOST_TOUCHING - len(row)) for row in rows]


def _arrangements(values: Iterable[int]) -> list[int]:
    pairs = [DIGITS[value - 1] for value in values]
    found = sorted({"".join(order) for order in permutations(pairs)})
    return [
        pack(verb.LAURELS, *[PAIRS.index(text[i : i + 2]) for i in range(0, LAURELS, 2)])
        for text in found
    ]


def check_board(data: Mapping[str, Any]) -> None:
    """Refuse data that are no board, with the first thing that is wrong (PA-11.5)."""
    if not is_whole(data.get("frontinus-board")) or data["frontinus-board"] != 1:
        raise _refused("'frontinus-board' is 1")
    if data.get("game") != "palatinus":
        raise _refused("'game' is \"palatinus\"")
    name = data.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise _refused("'name' is 1 to 40 of a-z, digits and hyphens, beginning with a letter")
    _check_tiles(data.get("tiles"))
    _check_laurels(data.get("laurels"))
    _check_tokens(data.get("tokens"))
    if name == "standard" and not _is_standard(data):
        raise _refused("the name 'standard' stands for the data of PA-11.4 only")


def _refused(reason: str) -> BoardError:
    return BoardError(RULE, reason)


def _check_keys(value: Any, what: str, keys: Iterable[str]) -> None:
    if not isinstance(value, dict) or set(value) != set(keys):
        raise _refused(f"{what} has exactly the keys {', '.join(keys)}")


def _check_tiles(tiles: Any) -> None:
    _check_keys(tiles, "'tiles'", TILES)
    for letter, tile in tiles.items():
        _check_keys(tile, f"tile {letter}", ("ring", "arrow"))
        marks, arrow = tile["ring"], tile["arrow"]
        if not isinstance(marks, str) or len(marks) != AROUND or not set(marks) <= set(TERRAINS):
            raise _refused(f"the ring of tile {letter} is six letters f or s, not {shorten(marks)}")
        if not is_whole(arrow) or not 1 <= arrow <= AROUND:
            raise _refused(f"the arrow of tile {letter} is 1 to 6, not {shorten(arrow)}")


def _check_laurels(laurels: Any) -> None:
    _check_keys(laurels, "'laurels'", ("palatinus", "others"))
    if not _is_value(laurels["palatinus"]):
        raise _refused(f"'palatinus' is worth 1 to 9, not {shorten(laurels['palatinus'])}")
    others = laurels["others"]
    if not isinstance(others, list) or len(others) != LAURELS or not all(map(_is_value, others)):
        raise _refused("'others' are six whole numbers from 1 to 9")


def _check_tokens(tokens: Any) -> None:
    _check_keys(tokens, "'tokens'", (*LOWEST, "soldiers"))
    counts = [tokens["soldiers"]]
    for kind in LOWEST:
        _check_keys(tokens[kind], f"'{kind}'", ("open", "wolf"))
        counts += [tokens[kind]["open"], tokens[kind]["wolf"]]
    if not all(is_whole(count) and count >= 0 for count in counts):
        raise _refused("'tokens' are whole numbers, 0 or more")
    if sum(counts) != COLOUR:
        raise _refused(f"a colour has {COLOUR} tokens, not {shorten(sum(counts))}")
    for kind, (fewest, fewest_wolves) in LOWEST.items():
        if tokens[kind]["open"] < fewest or tokens[kind]["wolf"] < fewest_wolves:
            reason = f"at least {fewest} {kind} are open, at least {fewest_wolves} wolf-backed"
            raise _refused(reason)
    if tokens["soldiers"] < FEWEST_SOLDIERS:
        raise _refused("there is at least 1 soldier")


def _is_value(value: Any) -> bool:
    return is_whole(value) and 1 <= value <= len(DIGITS)


def _is_standard(data: Mapping[str, Any]) -> bool:
    """Tell whether data say what PA-11.4 says; the order of `others` and further keys are free."""
    from frontinus.games.palatinus import GAME

    return bool(_essence(data) == _essence(GAME.named_board("standard").data))


def _essence(data: Mapping[str, Any]) -> Any:
    laurels = data["laurels"]
    return data["tiles"], laurels["palatinus"], sorted(laurels["others"]), data["tokens"]
