"""What an action did, or would do: for previews, logs and pictures that move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from frontinus.games.palatinus.notation import Position, Tile, Token


@dataclass(frozen=True, slots=True)
class Effects:
    """What one action did, told to somebody who knows the positions before and after it."""

    verb: str
    """draw, lay, laurels or place."""
    seat: int
    """Who acted: a seat, or CHANCE."""
    drawn: str | None = None
    """The tile drawn; the first one lies in the centre at once (PA-2.3)."""
    tile: Tile | None = None
    """The tile that was put down."""
    laurels: Mapping[str, int] = field(default_factory=dict)
    """Values put on hills, by letter of the tile."""
    token: Token | None = None
    """The token placed; what lies under a wolf only if it is known."""
    soldiers: tuple[str, ...] = ()
    """Places of soldiers that touch the token placed."""
    must: tuple[int, ...] = ()
    """Seats that from now on may place nothing but a soldier, and could before (PA-3.6)."""
    closed: tuple[int, ...] = ()
    """Seats that from now on may place no soldier any more, and could before (PA-3.5)."""
    round: int = 0
    """The round in which it was placed."""
    step: str = ""
    """What is due afterwards."""
    to_play: int | None = None
    """Who acts afterwards."""


def effects(before: Position, action: str, after: Position) -> Effects:
    """Compare the positions before and after an action, which may be written as in a view."""
    assert before.to_play is not None
    verb = action.partition(" ")[0]
    token = next((t for place, t in after.tokens.items() if place not in before.tokens), None)
    pairs = list(enumerate(zip(before.deadlines, after.deadlines, strict=True)))
    return Effects(
        verb=verb if verb in ("draw", "lay", "laurels") else "place",
        seat=before.to_play,
        drawn=action.partition(" ")[2] if verb == "draw" else None,
        tile=next((t for letter, t in after.tiles.items() if letter not in before.tiles), None),
        laurels={
            letter: tile.laurel
            for letter, tile in after.tiles.items()
            if tile.laurel is not None and not _has_laurel(before, letter)
        },
        token=token,
        soldiers=_soldiers(after, token) if token else (),
        must=tuple(s for s, (old, new) in pairs if old.others_allowed and not new.others_allowed),
        closed=tuple(s for s, (old, new) in pairs if old.soldier_allowed > new.soldier_allowed),
        round=before.round,
        step=after.step,
        to_play=after.to_play,
    )


def _has_laurel(position: Position, letter: str) -> bool:
    return letter in position.tiles and position.tiles[letter].laurel is not None


def _soldiers(position: Position, token: Token) -> tuple[str, ...]:
    beside = position.touching[token.place]
    return tuple(
        place
        for place in beside
        if place in position.tokens and position.tokens[place].kind == "soldier"
    )
