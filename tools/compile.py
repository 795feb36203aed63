"""Compile the games into the cache, several at a time, before tests need them.

Tests that run side by side would each compile what all of them begin with. NUMBA_BOUNDSCHECK=1 and
the like count, as everywhere. With the machine code there, it takes no time.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import product

from frontinus.games import SLUGS
from frontinus.server.compiling import REST, SEARCH, Compiler


def main(processes: int) -> None:
    """Compile the rules of each game, then its search, in so many processes."""
    compiler = Compiler()
    with ThreadPoolExecutor(processes) as pool:
        for part, slug in product((REST, SEARCH), SLUGS):
            pool.submit(compiler.run, part, slug)


if __name__ == "__main__":
    main(int(sys.argv[1]))
