"""All that a position shows, in one form for the twin and for the engine, so that they compare."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.palatinus.twin import LAST, PLACES, WOLF_BACKED, Twin, hill_of, kind_of


@dataclass(frozen=True)
class Facts:
    """What a viewer may know of a position, with the names of PA-9."""

    players: int
    to_play: int | None
    step: str
    round: int
    rounds: int
    tiles: dict[str, tuple[str, int, tuple[int, int], str, int, int | None]]
    """Letter -> site, rotation, hex of the hill, ring and arrow as they lie, laurel."""
    drawn: str | None
    undrawn: tuple[str, ...]
    open_slots: tuple[str, ...]
    laurels: tuple[int, ...]
    """Values that lie nowhere yet, the highest first."""
    terrain: dict[str, str]
    touching: dict[str, tuple[str, ...]]
    """Only when all tiles lie."""
    tokens: dict[str, tuple[int, str, bool]]
    """Place -> seat, kind or `wolf`, whether the wolf side is up."""
    hands: tuple[dict[str, int], ...]
    """By sort where they are known, else merchants, farmers, soldiers and wolves (PA-9.5)."""
    start: dict[str, int]
    deadlines: tuple[tuple[int, int, int, bool, bool], ...]
    """By seat: R, s, L, whether a soldier is allowed, whether the others are."""


def facts_of_twin(twin: Twin, viewer: int | None, *, everything: bool = False) -> Facts:
    """Tell what a viewer, None for a spectator, may know of a twin, or everything."""
    known = [everything or twin.knows(viewer, seat) for seat in range(twin.players)]
    rings, arrows = twin.rings(), twin.arrows()
    rounds = sum(twin.start.values())
    playing = twin.step in ("place", "over")
    laurels = twin.board["laurels"]
    waiting = [] if len(twin.laurels) == 7 else list(laurels["others"])
    waiting += [] if twin.laurels else [laurels["palatinus"]]
    return Facts(
        players=twin.players,
        to_play=twin.to_play,
        step=twin.step,
        round=min(len(twin.tokens) // twin.players + 1, rounds) if playing else 0,
        rounds=rounds,
        tiles={
            letter: (
                laid.site,
                laid.rotation,
                hill_of(laid.site),
                rings[letter],
                arrows[letter],
                twin.laurels.get(letter),
            )
            for letter, laid in sorted(twin.tiles.items())
        },
        drawn=twin.drawn,
        undrawn=tuple(twin.undrawn()),
        open_slots=tuple(twin.open_slots()) if twin.step == "lay" else (),
        laurels=tuple(sorted(waiting, reverse=True)),
        terrain=dict(sorted(twin.terrain().items())),
        touching=(
            {place: tuple(others) for place, others in sorted(twin.touching().items())}
            if len(twin.tiles) == 7
            else {}
        ),
        tokens={
            place: shown(*twin.tokens[place], known=known[twin.tokens[place][0]])
            for place in PLACES
            if place in twin.tokens
        },
        hands=tuple(
            dict(hand) if known[seat] else veiled_hand(hand) for seat, hand in enumerate(twin.hands)
        ),
        start=dict(twin.start),
        deadlines=tuple(
            (
                twin.held(seat),
                twin.hands[seat]["soldier"],
                LAST[twin.players],
                not twin.too_late(seat),
                not twin.must_be_soldier(seat),
            )
            for seat in range(twin.players)
        ),
    )


def shown(seat: int, sort: str, *, known: bool) -> tuple[int, str, bool]:
    """Tell what is seen of a token (PA-4.1, PA-4.2)."""
    backed = sort in WOLF_BACKED
    return seat, kind_of(sort) if known or not backed else "wolf", backed


def veiled_hand(hand: dict[str, int]) -> dict[str, int]:
    """Write a hand as the others know it (PA-4.3, PA-9.5)."""
    return {
        "merchant": hand["merchant"],
        "farmer": hand["farmer"],
        "soldier": hand["soldier"],
        "wolf": hand["merchant*"] + hand["farmer*"],
    }
