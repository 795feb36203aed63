"""All that a position shows, in one form for the twin and for the engine, so that they compare."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.aqua_romana.twin import BUILDER_TYPES, Twin


@dataclass(frozen=True)
class Facts:
    """What the rules can tell of a position, with the names of AR-12."""

    players: int
    to_play: int | None
    active: int
    step: str
    tiles: dict[str, str]
    owners: dict[str, int]
    """Outlet -> seat."""
    aqueducts: dict[str, tuple[str, str]]
    """Outlet -> path (AR-12.4) and `live`, `closed` (in this turn) or `finished`."""
    podium_of: dict[str, int | None]
    """Outlet -> podium of a worker who was scored, 0 set aside."""
    builders: dict[str, str]
    pool: dict[str, int]
    reserve: dict[str, int]
    held: tuple[dict[str, int], ...]
    due: tuple[int, ...]
    supply: dict[str, int]
    podiums: dict[int, tuple[int, ...]]
    aside: tuple[int, ...]
    quiet: int
    last: int | None
    laid: str | None
    points: tuple[int, ...]

    def path(self, outlet: str) -> str:
        """Write a path as the examples do: outlet, passes, `live` or `finished` (AR-13.1)."""
        path, status = self.aqueducts[outlet]
        return f"{path} {'live' if status == 'live' else 'finished'}"


def several(counts: dict[str, int]) -> dict[str, int]:
    """Keep the kinds of which there is at least one."""
    return {kind: counts[kind] for kind in BUILDER_TYPES if counts.get(kind, 0)}


def facts_of_twin(twin: Twin) -> Facts:
    """Tell what a twin knows."""
    in_turn = twin.step != "over"
    reserve_left = sum(twin.reserve.values())
    due = list(twin.due)
    if twin.step != "reserve" or not reserve_left:
        due = [0] * twin.players
    return Facts(
        players=twin.players,
        to_play=twin.to_play,
        active=twin.placing if twin.step == "set-up" else twin.active,
        step=twin.step,
        tiles=dict(twin.tiles),
        owners={one.outlet: one.seat for one in twin.aqueducts},
        aqueducts={
            one.outlet: (
                one.path,
                "live" if one.live else "finished" if one.scored else "closed",
            )
            for one in twin.aqueducts
        },
        podium_of={one.outlet: one.podium for one in twin.aqueducts},
        builders=dict(twin.builders),
        pool=several(twin.pool),
        reserve=several(twin.reserve),
        held=tuple(several(held) for held in twin.held),
        due=tuple(due),
        supply=dict(twin.supply),
        podiums={value: tuple(sorted(seats)) for value, seats in twin.podiums.items() if seats},
        aside=tuple(sorted(twin.aside)),
        quiet=twin.quiet,
        last=twin.last,
        laid=twin.laid if in_turn and twin.step in ("extra", "close", "reserve") else None,
        points=tuple(twin.points()),
    )
