"""Hints: the best actions of a position, what they lead to, and why, in terms of the game.

A reason is what an action does that the other good ones do not, as far as the seat that asks may
know.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from frontinus.bots.levels import SETTINGS
from frontinus.bots.reasons import Line, Reason
from frontinus.bots.search import Choice, Search

if TYPE_CHECKING:
    from threading import Event

    import numpy as np

    from frontinus.core.observation import Observation

SIMULATIONS: Final = 40_000
SECONDS: Final = 0.6
"""Whichever comes first. Near the end a moment is worth far more simulations than a level makes,
and what seems lost may be won."""
MOST_HINTS: Final = 3
MOST_REASONS: Final = 2
FEWEST_VISITS: Final = 20
"""What was looked at less is no hint."""
COMMON: Final = 0.7
"""How much less a reason weighs that all the others have, too."""
ALIKE: Final = (0.5, 0.015)
"""Points, and chance to win, by which two actions differ too little to tell."""


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
    seconds: float | None = SECONDS,
    stop: Event | None = None,
) -> list[Hint]:
    """Find the best actions for the seat to act, the best first.

    The budgets are those of `Search.think`; without one in seconds the same `rng` finds the same.
    """
    seat, game = observation.seat, observation.game
    if seat is None or not observation.legal_actions():
        return []
    search = Search(game, SETTINGS[game.slug])
    choices = search.think(observation, rng, simulations=simulations, seconds=seconds, stop=stop)
    good = [choice for choice in choices[:MOST_HINTS] if choice.visits >= FEWEST_VISITS]
    good = good or choices[:1]
    lines = [try_action(observation, choice, rng) for choice in good]
    told = importlib.import_module(f"frontinus.bots.reasons.{game.package.rpartition('.')[2]}")
    found = choose_reasons(told.reasons(observation, lines))
    good, found = put_first(good, found, seat)
    return [
        Hint(
            choice.action,
            choice.points[seat],
            choice.chances[seat],
            compare(place, reasons, found, good, seat),
        )
        for place, (choice, reasons) in enumerate(zip(good, found, strict=True))
    ]


def try_action(observation: Observation, choice: Choice, rng: np.random.Generator) -> Line:
    """Try an action; what is drawn for the hidden parts tells nothing of them."""
    match = observation.determinize(rng)
    match.play(choice.action)
    before, after = observation.position(), match.observation(observation.seat).position()
    effects = importlib.import_module(f"{observation.game.package}.effects").effects
    return Line(choice.action, effects(before, choice.action, after), before, after, match)


def choose_reasons(every: Sequence[Sequence[Reason]]) -> list[tuple[Reason, ...]]:
    """Choose for each action the reasons that tell it from the others, what speaks for it first.

    What all of them have in common tells nothing, unless there is nothing else to be said.
    """
    return [_choose(place, own, every) for place, own in enumerate(every)]


def put_first(
    good: Sequence[Choice], found: Sequence[tuple[Reason, ...]], seat: int
) -> tuple[list[Choice], list[tuple[Reason, ...]]]:
    """Begin with an action for which something speaks, if it is as good as the first."""
    order = list(range(len(good)))
    for place in order:
        if _speaks_for(found[place]) and _is_even(good[0], good[place], seat):
            order.insert(0, order.pop(place))
            break
    return [good[place] for place in order], [found[place] for place in order]


def _choose(
    place: int, own: Sequence[Reason], every: Sequence[Sequence[Reason]]
) -> tuple[Reason, ...]:
    others = [reasons for other, reasons in enumerate(every) if other != place]

    def ahead(reason: Reason) -> float:
        alike = sum(any(_same(reason, other) for other in reasons) for reasons in others)
        return reason.weight * (1.0 - COMMON * alike / max(len(others), 1))

    ranked = sorted(_distinct(own), key=ahead, reverse=True)
    telling = [r for r in ranked if not others or not _in_all(r, others)] or ranked
    # one point against it at most, and not alone
    good = [reason for reason in telling if not reason.against]
    bad = [reason for reason in telling if reason.against][:1]
    chosen = sorted([*good[:MOST_REASONS], *bad], key=ahead, reverse=True)[:MOST_REASONS]
    if good and good[0] not in chosen:
        chosen[-1] = good[0]
    return tuple(sorted(chosen, key=lambda reason: reason.against))


def _distinct(reasons: Sequence[Reason]) -> list[Reason]:
    """Leave out what was said: two workers on one square, for instance."""
    return [r for n, r in enumerate(reasons) if not any(_same(r, o) for o in reasons[:n])]


def _speaks_for(reasons: Sequence[Reason]) -> bool:
    return any(not reason.against for reason in reasons)


def _same(one: Reason, other: Reason) -> bool:
    return (one.key, one.arguments, one.seat) == (other.key, other.arguments, other.seat)


def _is_alike(some: Sequence[Reason], others: Sequence[Reason]) -> bool:
    """Tell whether all that is said for or against an action is said of another one, too."""
    return all(any(_same(one, other) for other in others) for one in some)


def _in_all(reason: Reason, others: Sequence[Sequence[Reason]]) -> bool:
    return all(any(_same(reason, other) for other in reasons) for reasons in others)


def compare(
    place: int,
    reasons: tuple[Reason, ...],
    found: Sequence[tuple[Reason, ...]],
    good: Sequence[Choice],
    seat: int,
) -> tuple[Reason, ...]:
    """Say how an action compares with the best, where its reasons do not tell them apart."""
    if not place:
        if _speaks_for(reasons):
            return reasons
        even = all(_is_even(good[0], other, seat) for other in good[1:])
        if len(good) > 1:
            key = "even-all" if even else "line"
        else:
            # where nothing was looked at for long, this one was not either
            key = "alone" if good[0].visits >= FEWEST_VISITS else "line"
        return Reason(key), *reasons[: MOST_REASONS - 1]
    best, choice = good[0], good[place]
    alike = [other for other in range(place) if _is_alike(reasons, found[other])]
    if choice.chances[seat] > best.chances[seat] + ALIKE[1]:
        return _with(reasons, Reason("unsure"))
    if _speaks_for(reasons) and not alike:
        return reasons
    if alike and alike[0] and _is_even(good[alike[0]], choice, seat):
        return _with(reasons, Reason("even-before"))
    if _is_even(best, choice, seat):
        return _with(reasons, Reason("even"))
    gains = [(choice.points[s] - best.points[s], s) for s in range(len(best.points)) if s != seat]
    # only what was looked at for long is known so exactly
    gain, other = max(gains)
    if _speaks_for(reasons) and gain >= 2 * ALIKE[0]:
        return _with(reasons, Reason("rival", {"points": round(gain)}, other, against=True))
    (more, chance), (points, most) = _shown(choice, seat), _shown(best, seat)
    if more >= points and chance >= most:
        return _with(reasons, Reason("even"))
    if more > points:
        return _with(reasons, Reason("riskier"))
    return _with(reasons, Reason("behind"))


def _with(reasons: Sequence[Reason], last: Reason) -> tuple[Reason, ...]:
    """Add a reason, what speaks against the action last."""
    kept = (*reasons[: MOST_REASONS - 1], last)
    return tuple(sorted(kept, key=lambda reason: reason.against))


def _shown(choice: Choice, seat: int) -> tuple[int, int]:
    """Give points and the chance in percent as they are written beside an action."""
    return round(choice.points[seat]), round(100 * choice.chances[seat])


def _is_even(one: Choice, other: Choice, seat: int) -> bool:
    points, chance = ALIKE
    near = abs(one.chances[seat] - other.chances[seat]) <= chance
    return near and abs(one.points[seat] - other.points[seat]) <= points
