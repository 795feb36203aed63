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
    due = [
        (part, slug) for part, slug in product((REST, SEARCH), SLUGS) if compiler.is_due(part, slug)
    ]
    if due:
        print("compiling the games for this machine, once, some two minutes ...", file=sys.stderr)
    with ThreadPoolExecutor(processes) as pool:
        list(pool.map(lambda one: compiler.run(*one), due))


if __name__ == "__main__":
    main(int(sys.argv[1]))
