"""Hints: the best actions of a position, what they lead to, and why, in terms of the game.

A reason is a key and its arguments; words turn it into a sentence. It is what an action does that
the other good ones do not, as far as the seat that asks may know.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from frontinus.bots.levels import SETTINGS
from frontinus.bots.search import Choice, Search
from frontinus.games.aqua_romana.board import sight
from frontinus.games.palatinus.outlook import outlooks

if TYPE_CHECKING:
    from threading import Event

    import numpy as np

    from frontinus.core.observation import Observation

SIMULATIONS: Final = 4000
MOST_HINTS: Final = 3
MOST_REASONS: Final = 2
FEWEST_VISITS: Final = 20
"""What was looked at less is no hint."""
NEAR: Final = 2
"""Steps along grid lines from a space to where water may come from."""


@dataclass(frozen=True)
class Reason:
    """Why an action is good: the end of a sentence's key, and what it speaks of."""

    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)
    seat: int | None = None
    """Of whom it speaks besides, if of anybody."""
    weight: float = 1.0
    """How much it matters, in points about."""


@dataclass(frozen=True)
class Hint:
    """An action, what the seat may expect of it, and why."""

    action: str
    points: float
    """Its points at the end."""
    chance: float
    """To win, from 0 to 1."""
    reasons: tuple[Reason, ...]


def find_hints(
    observation: Observation,
    rng: np.random.Generator,
    *,
    simulations: int = SIMULATIONS,
    stop: Event | None = None,
) -> list[Hint]:
    """Find the best actions for the seat to act, the best first."""
    seat, game = observation.seat, observation.game
    if seat is None or not observation.legal_actions():
        return []
    search = Search(game, SETTINGS[game.slug])
    choices = search.think(observation, rng, simulations=simulations, stop=stop)
    good = [choice for choice in choices[:MOST_HINTS] if choice.visits >= FEWEST_VISITS]
    good = good or choices[:1]
    found = [_reasons(observation, choice, rng) for choice in good]
    return [
        Hint(choice.action, choice.points[seat], choice.chances[seat], _telling(reasons, found))
        for choice, reasons in zip(good, found, strict=True)
    ]


def _telling(own: list[Reason], every: list[list[Reason]]) -> tuple[Reason, ...]:
    """Choose the reasons that weigh most beside those of the other actions."""

    def ahead(reason: Reason) -> float:
        alike = [
            max((other.weight for other in reasons if other.key == reason.key), default=0.0)
            for reasons in every
        ]
        return reason.weight - sum(alike) / (2 * len(alike))

    ranked = sorted(own, key=ahead, reverse=True)
    return tuple(ranked[:MOST_REASONS]) or (Reason("line"),)


def _reasons(observation: Observation, choice: Choice, rng: np.random.Generator) -> list[Reason]:
    """Collect what an action does; what is drawn for the hidden parts tells nothing of them."""
    match = observation.determinize(rng)
    match.play(choice.action)
    before, after = observation.position(), match.observation(observation.seat).position()
    effects = importlib.import_module(f"{observation.game.package}.effects").effects
    done = effects(before, choice.action, after)
    return list(REASONS[observation.game.slug](observation, done, before, after))


def _of_aqua_romana(
    observation: Observation,
    done: Any,
    before: Any,  # noqa: ARG001  (as of all games)
    after: Any,
) -> Iterator[Reason]:
    seat = observation.seat
    for change in done.changes:
        if change.seat != seat:
            if change.closed:
                podium = {"podium": change.podium}
                key = "cut" if change.podium else "cut-none"
                yield Reason(key, podium if change.podium else {}, change.seat, 4.0)
        elif change.closed and change.podium:
            yield Reason("close", {"podium": change.podium}, weight=change.podium / 2)
        elif change.after > change.before:
            grown = {"length": change.after}
            key = "longer-none"
            if change.podium:
                key, grown = "longer", {**grown, "podium": change.podium}
            yield Reason(key, grown, weight=float(change.after - change.before))
    blind = len([1 for other, _ in done.lost if other != seat])
    if blind:
        yield Reason("blind", {"count": blind}, weight=float(blind))
    if done.fountain:
        yield Reason("fountain", weight=1.5)
    seeing = sum(
        aqueduct.seat == seat
        and aqueduct.status == "live"
        and any(space in after.builders for space in sight(aqueduct.head[:2]))
        for aqueduct in after.aqueducts
    )
    if seeing:
        yield Reason("sight", {"count": seeing}, weight=0.6 * seeing)
    if done.verb == "keep":
        yield Reason("open", weight=1.0)


def _of_aquaedukt(observation: Observation, done: Any, before: Any, after: Any) -> Iterator[Reason]:
    seat = observation.seat
    own = [w.house for w in done.watered if not w.before and w.house and w.house.seat == seat]
    if own:
        points = sum(house.value for house in own)
        yield Reason("waters", {"count": len(own), "points": points}, weight=float(points))
    lost = [removed.house for removed in done.removed if removed.house.seat != seat]
    if lost:
        points = sum(house.value for house in lost)
        yield Reason("clears", {"count": len(lost), "points": points}, weight=points / 2)
    if done.house and done.on_water:
        yield Reason("on-water", {"points": done.house.value}, weight=float(done.house.value))
    elif done.house and done.stands:
        yield Reason("dry", {"points": done.house.value, "free": done.free - 1})
    if done.verb == "roll":
        free = len({area for space, area in before.areas.items() if _is_free(before, space)})
        yield Reason("roll", {"count": free})
    if done.verb == "spring":
        thirsty = [
            space
            for space, house in after.houses.items()
            if house.seat == seat and not after.supply.get(space) and _near(space, done.fields[0])
        ]
        if thirsty:
            yield Reason("spring", {"count": len(thirsty)}, weight=float(len(thirsty)))
    if done.verb == "stop":
        yield Reason("stop", weight=0.5)


def _is_free(position: Any, space: str) -> bool:
    return space not in position.houses and space not in position.hills


def _near(space: str, point: str) -> bool:
    x, y = map(int, point.split("."))
    column, row = ord(space[0]) - ord("a"), int(space[1:])
    right, down = x - column, y - row + 1
    return max(-right, right - 1, 0) + max(-down, down - 1, 0) <= NEAR


def _of_palatinus(
    observation: Observation,
    done: Any,
    before: Any,
    after: Any,  # noqa: ARG001  (as of all games)
) -> Iterator[Reason]:
    if done.token is None:
        return
    kind = done.token.kind + ("*" if done.token.backed else "")
    text = f"{kind} {done.token.place}"
    outlook = outlooks(observation, [text]).get(text)
    if outlook is None:
        return
    for shift in outlook.shifts:
        laurel = before.tiles[shift.hill].laurel or 0
        gained = (sum(shift.after) - sum(shift.before)) // 2
        about = {"hill": shift.hill, "laurel": laurel, "count": abs(gained)}
        if shift.seat == observation.seat and gained > 0:
            yield Reason("influence", about, weight=gained * laurel / 10)
        elif shift.seat != observation.seat and gained < 0:
            yield Reason("weakens", about, shift.seat, -gained * laurel / 10)
    for prey in outlook.prey:
        if prey.seat == observation.seat and prey.sure:
            yield Reason("captures", {"count": len(prey.sure)}, weight=float(len(prey.sure)))


REASONS: Final = {
    "aqua-romana": _of_aqua_romana,
    "aquaedukt": _of_aquaedukt,
    "palatinus": _of_palatinus,
}
"""What the actions of each game do, from their effects."""
