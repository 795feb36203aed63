"""What the server shows of Aqua Romana.

Templates `games/aqua-romana/…`: `seat.html` gets `note` (`SeatNote`), `stock.html` (region
`stock`) gets `region` (`StockRegion`), `podiums.html` (region `podiums`) gets `region`
(`PodiumsRegion`), `account.html` gets `account` (`Account`).

A preview of a build (keys that are missing are empty, false or null)::

    {"square": "c2", "tile": "B", "length": [0, 1], "head": "c2S", "podium": 1,
     "passes": ["c2NS"], "closed": true,
     "closes": [{"seat": 1, "head": "c5N", "to": "c3N", "length": 3, "podium": 3}],
     "extends": [{"seat": 1, "head": "c5N", "to": "c4N", "length": 4, "podium": 4}],
     "to": "Sb", "fountain": true, "loses": [{"seat": 0, "head": "d1E"}],
     "next": "close", "closable": ["c2S", "d1E"]}

`length` before and after, `head` after, `passes` added, `podium` to be had now (0: none), all of
the aqueduct built on; `closed`: the build closes it. `to`: the space that the builder walks to.
`next`: the step after the action when the same seat goes on in it (`extra`, `close`), `closable`:
the heads that may then be closed. `extra` has `square`, `tile`, `next`, `closable`; `close` has
`length`, `podium`; `advance` has `to`, `next`, `closable`; `wait` has `next`, `closable`; `keep`,
`place` and `take` have no preview: their texts say all.

The motion of an event (same rule for missing keys)::

    {"verb": "build", "seat": 0, "square": "c2", "tile": "B",
     "changes": [{"seat": 0, "outlet": "c1S", "passes": ["c2NS"], "from": "c1S", "to": "c2S",
                  "closed": false, "podium": 1}],
     "builder": {"type": "B", "from": "Nc", "to": "Nd"}, "placed": {"type": "C", "space": "Nc"},
     "taken": "J", "scored": [{"seat": 1, "outlet": "c8N", "podium": 3}]}
"""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup


@dataclass(frozen=True)
class WorkerView:
    """An aqueduct of a seat, live or finished."""

    outlet: str
    head: str
    square: str
    """Where its worker stands, or the last square it passes."""
    length: int
    live: bool
    podium: int
    """Where the worker stands, or the podium that he would get if it was closed now; 0: none."""


@dataclass(frozen=True)
class SeatNote:
    """`seat.html`: a seat's aqueducts, podiums and builders."""

    colour: str
    workers: tuple[WorkerView, ...]
    """Board order."""
    podiums: tuple[int, ...]
    """Values of the podiums on which workers of the seat stand, highest first."""
    aside: int
    """How many workers were set aside (AR-7.4)."""
    held: tuple[tuple[str, int, Markup], ...]
    """Builders that the seat holds: type, how many, picture."""
    due: int
    """Builders that it still takes in this turn."""
    points: int
    """Podium points and bonus as things stand."""


@dataclass(frozen=True)
class Pile:
    """Pieces of one type."""

    type: str
    count: int
    picture: Markup


@dataclass(frozen=True)
class StockRegion:
    """`stock.html`: tiles left, builders in the reserve, and during the set-up the pool."""

    tiles: tuple[Pile, ...]
    reserve: tuple[Pile, ...]
    pool: tuple[Pile, ...]
    """Empty after the set-up."""


@dataclass(frozen=True)
class PodiumsRegion:
    """`podiums.html`: the stair of podiums."""

    svg: Markup
    taken: tuple[tuple[int, tuple[str, ...]], ...]
    """Occupied podiums, highest first: value, names of who stands there."""


@dataclass(frozen=True)
class AccountStep:
    """A worker's points in the final scoring."""

    seat: int
    podium: int
    """0: set aside."""
    bonus: int
    total: int
    """Of the seat, with this step and all before."""


@dataclass(frozen=True)
class Account:
    """`account.html`: the final scoring, step by step (AR-10.3 to AR-10.6)."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    steps: tuple[AccountStep, ...]
    """The order in which they are best shown: lowest podium first."""
    totals: tuple[int, ...]
