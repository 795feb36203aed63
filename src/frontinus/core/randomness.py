"""Random numbers inside kernels, the same compiled and not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from frontinus.core.kernel import kernel
from frontinus.core.struct import Int64, Rows, Struct

if TYPE_CHECKING:
    import numpy as np

FINE: Final = 1 << 24
"""Steps in which `chance` draws."""


class Random(Struct):
    """The state of a small generator for kernels: sfc32, by C. Doty-Humphrey (PractRand).

    All of it is arithmetic on non-negative numbers below 2**63, so that compiled code and plain
    Python give the same stream.
    """

    a: Int64
    b: Int64
    c: Int64
    counter: Int64


def random_rows(rng: np.random.Generator) -> Rows:
    """Seed a generator for kernels from a NumPy generator."""
    seed = Random()
    seed.a, seed.b, seed.c = (int(word) for word in rng.integers(0, 1 << 32, 3))
    seed.counter = 1
    return Random.rows_of(seed)


@kernel
def draw(random: Random, count: int) -> int:
    """Draw a number from 0 to count - 1."""
    word = (random.a + random.b + random.counter) & 0xFFFFFFFF
    random.counter = (random.counter + 1) & 0xFFFFFFFF
    random.a = random.b ^ (random.b >> 9)
    random.b = (random.c + (random.c << 3)) & 0xFFFFFFFF
    random.c = (((random.c << 21) | (random.c >> 11)) + word) & 0xFFFFFFFF
    return (word * count) >> 32


@kernel
def chance(random: Random) -> float:
    """Draw a number from 0 to below 1."""
    return draw(random, FINE) / FINE
