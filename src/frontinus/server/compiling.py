"""Compiling in a process of its own, once on a fresh machine.

The compiler takes half a gigabyte for all games and does not give it back, and while it runs the
event loop stands still again and again. Another process leaves the machine code in the cache, from
which this one loads it in a moment.
"""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

import frontinus
from frontinus.core.kernel import COMPILED, cache_folder, sources_of
from frontinus.games import SLUGS

log = logging.getLogger(__name__)

EVERYTHING: Final = "frontinus.bots.search"
"""A module whose machine code depends on core, all games and all bots."""
LISTS, REST, SEARCH = "lists", "rest", "search"


class Compiler:
    """Sees to it that machine code is in the cache."""

    def __init__(self) -> None:
        """Begin with nothing running."""
        self._running: set[subprocess.Popen[bytes]] = set()
        self._closed = False
        self._lock = threading.Lock()
        self._parts: dict[tuple[str, str], threading.Lock] = {}

    def run(self, part: str, slug: str = "all") -> None:
        """Let a part be compiled, if it was not since the sources changed; blocks.

        What cannot be compiled there is compiled here, by whoever needs it.
        """
        if not self.is_due(part, slug):
            return
        with self._lock:
            turn = self._parts.setdefault((part, slug), threading.Lock())
        with turn:
            self._compile(part, slug)

    def _compile(self, part: str, slug: str) -> None:
        mark = self._mark(part, slug)
        if mark is None or mark.exists():
            return
        # what is closed meanwhile must either find the process or keep it from beginning
        with self._lock:
            if self._closed:
                return
            process = subprocess.Popen(  # noqa: S603  (our own interpreter on our own module)
                [sys.executable, "-m", __name__, part, slug],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
            )
            self._running.add(process)
        _, said = process.communicate()
        self._running.discard(process)
        if process.returncode == 0:
            mark.touch()
        elif not self._closed:
            reason = said.decode(errors="replace").strip().rpartition("\n")[2]
            log.warning("compiling goes on in this process: %s", reason)

    def is_due(self, part: str, slug: str = "all") -> bool:
        """Tell whether a part is yet to be compiled on this machine."""
        mark = self._mark(part, slug)
        return mark is not None and not mark.exists()

    def _mark(self, part: str, slug: str) -> Path | None:
        """Name the file that says so; it goes with the machine code that it speaks of."""
        folder = cache_folder(sources_of(EVERYTHING)) if COMPILED else None
        return folder and folder / f"{part}-{slug}"

    def close(self) -> None:
        """End what is running."""
        with self._lock:
            self._closed = True
            for process in list(self._running):
                process.terminate()


def compile_part(part: str, slug: str) -> None:
    """Use all that a part of a game, or of all, needs, so that it is compiled."""
    if part == SEARCH:
        from frontinus.bots.search import warm_up

        warm_up(slug)
        return
    from frontinus.server.engine import exercise

    for match in [frontinus.new_match(one) for one in SLUGS if slug in {one, "all"}]:
        match.legal_actions()
        if part == REST:
            exercise(match)


if __name__ == "__main__":
    compile_part(*sys.argv[1:])
