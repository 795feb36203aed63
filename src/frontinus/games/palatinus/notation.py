"""A position of Palatinus as people write it: names, not numbers, and only what may be known."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from frontinus.games.palatinus import rules
from frontinus.games.palatinus.board import Box, hill
from frontinus.games.palatinus.box import (
    AROUND,
    CENTRE,
    FARMER,
    FIELD,
    KINDS,
    MERCHANT,
    OPEN_FARMER,
    OPEN_MERCHANT,
    OPEN_SOLDIER,
    PLACES,
    SITES,
    SLOTS,
    SOLDIER,
    SPRING,
    TILES,
    WOLF,
    WOLF_FARMER,
    WOLF_MERCHANT,
)
from frontinus.games.palatinus.state import LAY, NOWHERE, PLACE, State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from frontinus.core.hexes import Hex
    from frontinus.core.match import Known

STEPS: Final = ("draw", "lay", "laurels", "place", "over")
"""By number."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile that lies (PA-1.4, PA-1.5)."""

    letter: str
    site: str
    """`centre`, or a slot; empty while it does not lie yet."""
    rotation: int
    hill: Hex
    """Where its hill lies."""
    ring: str
    """f or s for directions 1 to 6, as it lies."""
    arrow: int
    """The direction of the arrow, as it lies."""
    laurel: int | None
    """The value of the laurel put on its hill."""

    @property
    def places(self) -> tuple[str, ...]:
        """Name the places clockwise from the arrow (PA-6.2)."""
        first = self.arrow - 1
        return tuple(self.letter + str((first + turn) % AROUND + 1) for turn in range(AROUND))


@dataclass(frozen=True, slots=True)
class Token:
    """A token on the board."""

    place: str
    seat: int
    kind: str
    """merchant, farmer, soldier; or wolf, where it is not known what lies under it (PA-4.1)."""
    backed: bool
    """Whether the wolf side is up."""

    @property
    def text(self) -> str:
        """The placement as PA-9.1, or in a view PA-9.5, writes it."""
        star = "*" if self.backed and self.kind != "wolf" else ""
        return f"{self.kind}{star} {self.place}"


@dataclass(frozen=True, slots=True)
class Hand:
    """The tokens that a seat still holds (PA-4.3)."""

    merchants: int
    """Open ones."""
    farmers: int
    """Open ones."""
    soldiers: int
    wolves: int
    wolf_merchants: int | None
    """How many of the wolves are merchants; None where that is not known."""

    @property
    def tokens(self) -> int:
        """R of PA-3.5."""
        return self.merchants + self.farmers + self.soldiers + self.wolves

    @property
    def wolf_farmers(self) -> int | None:
        """How many of the wolves are farmers; None where that is not known."""
        return None if self.wolf_merchants is None else self.wolves - self.wolf_merchants

    @property
    def sorts(self) -> Mapping[str, int]:
        """The number of each sort (PA-3.2), or of wolves where they are not known."""
        if self.wolf_merchants is None:
            return {
                "merchant": self.merchants,
                "farmer": self.farmers,
                "soldier": self.soldiers,
                "wolf": self.wolves,
            }
        return {
            "merchant": self.merchants,
            "merchant*": self.wolf_merchants,
            "farmer": self.farmers,
            "farmer*": self.wolves - self.wolf_merchants,
            "soldier": self.soldiers,
        }


@dataclass(frozen=True, slots=True)
class Deadline:
    """How a seat stands with its soldiers before its next placement (PA-3.5, PA-3.6)."""

    tokens: int
    """R."""
    soldiers: int
    """s."""
    last: int
    """L: the number of last rounds without soldiers."""
    soldier_allowed: bool
    """Whether it is not too late for a soldier, in hand or not."""
    others_allowed: bool
    """Whether a merchant or a farmer may be placed; otherwise a soldier must be."""

    @property
    def turns(self) -> int:
        """How many turns of the seat are left in which a soldier may be placed."""
        return max(0, self.tokens - self.last)


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that lies on the table, as far as it may be known, and what is due."""

    players: int
    to_play: int | None
    """A seat, CHANCE, or None at the end."""
    step: str
    """draw, lay, laurels, place or over."""
    round: int
    """The round of placing that goes on, from 1; 0 during the set-up."""
    rounds: int
    tiles: Mapping[str, Tile]
    """By letter, those that lie."""
    to_lay: Tile | None
    """The tile that has been drawn, at r0."""
    undrawn: tuple[str, ...]
    open_slots: tuple[str, ...]
    """Where the drawn tile may be laid (PA-2.5, PA-2.6)."""
    laurels: tuple[int, ...]
    """Values of the laurels that no hill has yet, the highest first."""
    terrain: Mapping[str, str]
    """f or s for each place of a tile that lies."""
    touching: Mapping[str, tuple[str, ...]]
    """The places that touch each place; empty until all tiles lie."""
    tokens: Mapping[str, Token]
    """By place."""
    hands: tuple[Hand, ...]
    start: Hand
    """What each seat began with (PA-2.8)."""
    deadlines: tuple[Deadline, ...]

    @property
    def drawn(self) -> str | None:
        """The letter of the tile to be laid."""
        return self.to_lay.letter if self.to_lay else None


def describe(match: Known) -> Position:
    """Write the position of a match, or of what a seat may know of it, in names."""
    state = State.read(match.rows, match.row)
    hands = tuple(_hand(state, seat, known=match.knows(seat)) for seat in range(match.players))
    start = _start(match.box)
    placed = start.tokens - hands[state.active].tokens
    tiles, terrain, touching = _layout(
        tuple(state.tiles),
        tuple(state.rotations),
        tuple(state.laurels),
        tuple(state.springs),
        tuple(map(tuple, state.touching)),
        tuple(match.box.arrows),
    )
    return Position(
        players=match.players,
        to_play=match.to_play,
        step=STEPS[state.step],
        round=0 if state.step < PLACE else min(placed + 1, start.tokens),
        rounds=start.tokens,
        tiles=dict(tiles),
        to_lay=_to_lay(match, TILES[state.drawn - 1]) if state.drawn else None,
        undrawn=tuple(
            letter
            for number, letter in enumerate(TILES, 1)
            if letter not in tiles and number != state.drawn
        ),
        open_slots=_open_slots(match, state),
        laurels=_waiting(match, state),
        terrain=dict(terrain),
        touching=dict(touching),
        tokens={
            place: Token(place, *_what_lies(match, state, number))
            for number, place in enumerate(PLACES)
            if state.seats[number]
        },
        hands=hands,
        start=start,
        deadlines=tuple(_deadline(match, hands, seat) for seat in range(match.players)),
    )


def state_from(position: Position, box: Box) -> State:
    """Write a position that is fully known and not over as a state; the inverse of `describe`."""
    state = State()
    for letter, tile in position.tiles.items():
        number = TILES.index(letter)
        state.tiles[SITES.index(tile.site)] = number + 1
        state.rotations[number] = tile.rotation
        state.laurels[number] = tile.laurel or 0
        for direction, mark in enumerate(tile.ring):
            state.springs[AROUND * number + direction] = int(mark == SPRING)
    for place, others in position.touching.items():
        row = state.touching[PLACES.index(place)]
        row[:] = [PLACES.index(other) for other in others] + [NOWHERE] * (len(row) - len(others))
    for token in position.tokens.values():
        number, kind = PLACES.index(token.place), KINDS.index(token.kind) + 1
        state.seats[number] = token.seat + 1
        state.kinds[number] = WOLF if token.backed else kind
        if token.backed:
            state.under[token.seat][number] = kind
    for seat, hand in enumerate(position.hands):
        counts = state.hands[seat]
        counts[MERCHANT], counts[FARMER] = hand.merchants, hand.farmers
        counts[SOLDIER], counts[WOLF] = hand.soldiers, hand.wolves
        state.wolf_merchants[seat] = hand.wolf_merchants or 0
    state.step = STEPS.index(position.step)
    state.laid = max(0, len(position.tiles) - 1)
    state.drawn = TILES.index(position.drawn) + 1 if position.drawn else 0
    if position.to_play is not None and position.to_play >= 0:
        state.active = position.to_play
    elif position.step != "draw" or state.laid:
        state.active = (state.laid - 1) % box.players
    return state


@lru_cache(maxsize=64)
def _layout(
    sites: tuple[int, ...],
    rotations: tuple[int, ...],
    laurels: tuple[int, ...],
    springs: tuple[int, ...],
    touching: tuple[tuple[int, ...], ...],
    arrows: tuple[int, ...],
) -> tuple[Mapping[str, Tile], Mapping[str, str], Mapping[str, tuple[str, ...]]]:
    """Name the tiles, the terrain of their places, and what touches what: the same all game."""
    tiles = {}
    for number, letter in enumerate(TILES):
        if number + 1 in sites:
            site, rotation = SITES[sites.index(number + 1)], rotations[number]
            marks = springs[AROUND * number :][:AROUND]
            tiles[letter] = Tile(
                letter=letter,
                site=site,
                rotation=rotation,
                hill=hill(site),
                ring="".join(SPRING if spring else FIELD for spring in marks),
                arrow=(arrows[number] + rotation) % AROUND + 1,
                laurel=laurels[number] or None,
            )
    terrain = {
        letter + str(direction): mark
        for letter, tile in tiles.items()
        for direction, mark in enumerate(tile.ring, 1)
    }
    return tiles, terrain, _touching(touching) if len(tiles) == len(TILES) else {}


def _to_lay(match: Known, letter: str) -> Tile:
    printed = match.board.data["tiles"][letter]
    return Tile(
        letter=letter,
        site="",
        rotation=0,
        hill=hill(CENTRE),
        ring=printed["ring"],
        arrow=printed["arrow"],
        laurel=None,
    )


def _touching(rows: tuple[tuple[int, ...], ...]) -> dict[str, tuple[str, ...]]:
    return {
        PLACES[number]: tuple(PLACES[n] for n in sorted(row) if n != NOWHERE)
        for number, row in enumerate(rows)
    }


def _what_lies(match: Known, state: State, place: int) -> tuple[int, str, bool]:
    seat, kind = state.seats[place] - 1, state.kinds[place]
    backed = kind == WOLF
    if backed and match.knows(seat):
        kind = state.under[seat][place]
    return seat, KINDS[kind - 1], backed


def _hand(state: State, seat: int, *, known: bool) -> Hand:
    counts = state.hands[seat]
    return Hand(
        merchants=counts[MERCHANT],
        farmers=counts[FARMER],
        soldiers=counts[SOLDIER],
        wolves=counts[WOLF],
        wolf_merchants=state.wolf_merchants[seat] if known else None,
    )


def _start(box: Box) -> Hand:
    return Hand(
        merchants=box.hand[OPEN_MERCHANT],
        farmers=box.hand[OPEN_FARMER],
        soldiers=box.hand[OPEN_SOLDIER],
        wolves=box.hand[WOLF_MERCHANT] + box.hand[WOLF_FARMER],
        wolf_merchants=box.hand[WOLF_MERCHANT],
    )


def _deadline(match: Known, hands: tuple[Hand, ...], seat: int) -> Deadline:
    box, state = match.boxes[0], match.rows[match.row]
    return Deadline(
        tokens=hands[seat].tokens,
        soldiers=hands[seat].soldiers,
        last=match.box.last_rounds,
        soldier_allowed=not rules.too_late_for_soldiers(box, state, seat),
        others_allowed=not rules.soldier_due(box, state, seat),
    )


def _open_slots(match: Known, state: State) -> tuple[str, ...]:
    if state.step != LAY:
        return ()
    box, row = match.boxes[0], match.rows[match.row]
    return tuple(slot for number, slot in enumerate(SLOTS) if rules.is_open(box, row, number))


def _waiting(match: Known, state: State) -> tuple[int, ...]:
    laurels = match.board.data["laurels"]
    waiting = [] if sum(map(bool, state.laurels)) > 1 else laurels["others"]
    palatinus = [] if state.tiles[SITES.index(CENTRE)] else [laurels["palatinus"]]
    return tuple(sorted([*palatinus, *waiting], reverse=True))
