"""The rules as the server calls them: never compiling on the event loop."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ClassVar, Final, ParamSpec, TypeVar

import frontinus
from frontinus.server import games
from frontinus.server.compiling import LISTS, REST, Compiler

log = logging.getLogger(__name__)

EXERCISE: Final = 24
"""Plies that are played to make the rules ready."""

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class Engine:
    """Runs what needs the rules, one by one: at once when they are ready, in a thread before that.

    On a fresh machine the rules are compiled first, and whoever is first to ask waits for it; but
    pages that need no rules do not, and everybody else goes on.
    """

    exercised: ClassVar[bool] = False
    """The rules are ready in this process, whoever made them so."""

    def __init__(self) -> None:
        self.ready = Engine.exercised
        self.compiler = Compiler()
        self._pool = ThreadPoolExecutor(1, "rules")
        self._waiting: set[Future[Any]] = set()

    def warm_up(self) -> None:
        """Begin to make the rules ready, the legal list of each game first."""
        if not self.ready:
            self._pool.submit(self._warm_up)

    def _warm_up(self) -> None:
        started = time.monotonic()
        notice = threading.Timer(3, log.warning, ["compiling the rules (once) ..."])
        notice.daemon = True
        notice.start()
        try:
            self.compiler.run(LISTS)
            matches = [frontinus.new_match(slug) for slug in games.MODULES]
            for match in matches:
                match.legal_actions()
            # Requests that came in meanwhile have their turn between the two.
            self._pool.submit(self._warm_up_rest, matches, started, notice)
        except Exception:
            log.exception("the rules cannot be made ready")
            notice.cancel()

    def _warm_up_rest(
        self, matches: list[frontinus.Match], started: float, notice: threading.Timer
    ) -> None:
        try:
            self.compiler.run(REST)
            for match in matches:
                exercise(match)
            self.ready = Engine.exercised = True
            log.info("the rules are ready after %.1f s", time.monotonic() - started)
        except Exception:
            log.exception("the rules cannot be made ready")
        finally:
            notice.cancel()

    async def run(
        self, function: Callable[Given, Answer], *args: Given.args, **kwargs: Given.kwargs
    ) -> Answer:
        """Call a function that needs the rules."""
        # what still waits in the thread has its turn: nothing happens beside it
        if self.ready and not self._waiting:
            return function(*args, **kwargs)
        job = self._pool.submit(function, *args, **kwargs)
        self._waiting.add(job)
        job.add_done_callback(self._waiting.discard)
        return await asyncio.wrap_future(job)

    def close(self) -> None:
        """Let the thread go, and end what is compiled for it."""
        self.compiler.close()
        self._pool.shutdown(wait=False, cancel_futures=True)


def exercise(match: frontinus.Match) -> None:
    """Play a few turns with everything that a table needs, so that it is compiled."""
    page: Any = games.page_of(match.game.slug)
    rng = _generator()
    greedy = frontinus.bot("greedy")
    verbs: set[str] = set()
    for _ in range(EXERCISE):
        seat = match.to_play
        if seat is None:
            break
        if seat == frontinus.CHANCE:
            match.play_chance()
            continue
        observation = match.observation(seat)
        text = greedy.choose(observation, rng)
        verb = text.partition(" ")[0]
        if verb not in verbs:
            verbs.add(verb)
            page.previews(observation)
        before = page.look(observation)
        match.play(text)
        page.happening(before, text, page.look(match.observation(seat)))
    match.copy().undo()
    match.refusal("")


def _generator() -> Any:
    import numpy as np

    return np.random.default_rng(0)
