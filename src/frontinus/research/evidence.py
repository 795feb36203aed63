"""How sure a count of results makes one, at whatever moment one looks."""

from __future__ import annotations

from math import lgamma, log
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

DOUBT: Final = 0.05
"""How often all bounds together may be wrong."""
HALVINGS: Final = 60


def share_bounds(total: float, count: int, doubt: float = DOUBT) -> tuple[float, float]:
    """Bound the mean of results from 0 to 1, of which `count` add up to `total`.

    The bounds hold at all counts at once, so that one may stop when they say enough: with
    probability 1 - `doubt` the true mean never leaves them (H. Robbins, Annals of Mathematical
    Statistics 41, 1970, with a uniform mixture; shared results count in parts, which leaves it
    valid because the likelihood ratio is convex in the result).

    >>> low, high = share_bounds(70, 100)
    >>> 0.5 < low < 0.6 and 0.8 < high < 0.85
    True
    >>> share_bounds(0, 0)
    (0.0, 1.0)
    """
    if not count:
        return 0.0, 1.0
    missed = count - total
    mixed = lgamma(total + 1) + lgamma(missed + 1) - lgamma(count + 2)

    def doubtful(mean: float) -> bool:
        likelihood = (total * log(mean) if total else 0.0) + (
            missed * log(1 - mean) if missed else 0.0
        )
        return mixed - likelihood >= log(1 / doubt)

    best = total / count
    return _edge(doubtful, best, 0.0), _edge(doubtful, best, 1.0)


def _edge(doubtful: Callable[[float], bool], inside: float, outside: float) -> float:
    """Find where doubt begins between a likely mean and the end of the scale."""
    if inside == outside:
        return outside
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        if doubtful(middle):
            outside = middle
        else:
            inside = middle
    return inside
