"""Programs at tables: they think in threads, wait as long as the table's pace says, and move."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import frontinus
from frontinus.bots import LEVELS
from frontinus.server.compiling import SEARCH, Compiler
from frontinus.server.engine import Engine
from frontinus.server.house import MOST_ACTIONS, House
from frontinus.server.tables import Table
from frontinus.server.watching import Ask, Watch

if TYPE_CHECKING:
    from frontinus.bots.hints import Hint

log = logging.getLogger(__name__)

THREADS: Final = 2
"""Programs that think at a time; the others wait in the order in which they came."""
ADVISERS: Final = 1
"""Hints that are looked for at a time, beside the programs: nobody's move waits for them."""
KEPT_ADVICE: Final = 256
"""Seats whose last hints are kept; some hundred bytes each."""
KEPT: Final = 8
"""Programs that keep what they have thought for their next turn, some 50 MB each at most."""
GLANCE: Final = 0.05
"""Seconds between two looks at whether a move is still wanted."""
AFTER_FAILURE: Final = 2.0
"""Seconds before a table is tried again."""


@dataclass(frozen=True)
class Advice:
    """The hints that a seat has asked for, found or still looked for."""

    known: tuple[str, ...]
    """The actions up to the position, as the seat may know them."""
    stop: Event
    found: asyncio.Future[list[Hint]]

    def holds(self, known: tuple[str, ...]) -> bool:
        """Tell whether it answers the question at a position."""
        found = self.found
        failed = found.done() and (found.cancelled() or found.exception() is not None)
        return self.known == known and not failed


class Thinkers:
    """One task for each table at which a program is to play."""

    def __init__(self, house: House, engine: Engine) -> None:
        self.house = house
        self.engine = engine
        self._pool = ThreadPoolExecutor(THREADS, "bot")
        self._advisers = ThreadPoolExecutor(ADVISERS, "hint")
        self._advice: OrderedDict[tuple[str, int], Advice] = OrderedDict()
        self._asking: WeakValueDictionary[str | None, asyncio.Lock] = WeakValueDictionary()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bots: OrderedDict[tuple[str, int, str], frontinus.Bot] = OrderedDict()
        self._prepared: set[str] = set()
        self._closed = False
        self.watch = Watch(house.hub)
        house.on_change.append(self.wake)

    async def resume(self) -> None:
        """Take up every table that was left while a program was to play."""
        for name in await self.house.store.thinking():
            try:
                self.wake(await self.house.get(name))
            except Exception:
                log.exception("table %s cannot be taken up", name)

    def wake(self, table: Table) -> None:
        """See to it that a program moves, if one is to play."""
        if self._closed:
            return
        self._prepare(table)
        running = self._tasks.get(table.id)
        if running is not None and not running.done():
            return
        if table.to_play is not None and table.program(table.to_play):
            task = asyncio.create_task(self._play(table), name=f"bots of {table.id}")
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._finished(table, done))

    def _prepare(self, table: Table) -> None:
        """Make the search of a game ready when a table first has a program that needs it."""
        slug = table.match.game.slug
        programs = {table.program(seat) for seat in range(table.match.players)}
        if slug not in self._prepared and programs & set(LEVELS):
            self._prepared.add(slug)
            self._pool.submit(prepare, self.engine.compiler, slug)

    def _finished(self, table: Table, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table.id) is task:
            del self._tasks[table.id]

    async def _play(self, table: Table) -> None:
        while (seat := table.to_play) is not None and (name := table.program(seat)):
            try:
                await self._turn(table, seat, name)
            except Exception:
                log.exception("a program failed at table %s", table.id)
                await asyncio.sleep(AFTER_FAILURE)

    async def _turn(self, table: Table, seat: int, name: str) -> None:
        moved, started = table.moved, time.monotonic()

        def wanted() -> bool:
            # an undo or a person who takes the seat back is heard at once
            return table.moved == moved and table.program(seat) == name

        stop, bot = Event(), self._bot(table, seat, name)
        match = await self.engine.run(table.match.copy)
        ask = self.watch.listen(table, seat, name, moved)
        thinking = asyncio.get_running_loop().run_in_executor(
            self._pool, choose_turn, bot, match, seat, stop, ask
        )
        try:
            while not thinking.done():
                await asyncio.wait({thinking}, timeout=GLANCE)
                if not wanted():
                    halt(bot, stop)
        finally:
            halt(bot, stop)
        actions = thinking.result()
        left = table.pace / 1000 - (time.monotonic() - started)
        while left > 0 and wanted():
            await asyncio.sleep(min(left, GLANCE))
            left = table.pace / 1000 - (time.monotonic() - started)
        if actions and wanted():
            await self.house.play_for(table, moved, seat, actions)

    def _bot(self, table: Table, seat: int, name: str) -> frontinus.Bot:
        """Give the program of a seat, with what it has thought before if that is still there."""
        key = table.id, seat, name
        bot = self._bots.pop(key, None) or frontinus.bot(name)
        self._bots[key] = bot
        while len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return bot

    async def hint(
        self, table: str, match: frontinus.Match, seat: int, browser: str | None
    ) -> list[Hint]:
        """Think for a person who asks.

        Whoever asks again at the same position gets the same answer, without a second look; a look
        at a position that the seat has left ends. A browser has one look at a time, so that others
        wait for one at most, however much it asks.
        """
        key, known = (table, seat), tuple(match.veiled_actions(seat))
        advice = self._advice.pop(key, None)
        if advice is not None and not advice.holds(known):
            advice.stop.set()
            advice = None
        if advice is None:
            stop = Event()
            found = asyncio.create_task(self._advise(match, seat, stop, browser))
            advice = Advice(known, stop, found)
        self._advice[key] = advice
        while len(self._advice) > KEPT_ADVICE:
            self._advice.popitem(last=False)
        try:
            # others may wait for it as well
            return await asyncio.shield(advice.found)
        except asyncio.CancelledError:
            if self._closed and advice.found.cancelled():
                return []
            raise

    async def _advise(
        self, match: frontinus.Match, seat: int, stop: Event, browser: str | None
    ) -> list[Hint]:
        loop, lock = asyncio.get_running_loop(), self._asking.setdefault(browser, asyncio.Lock())
        async with lock:
            if self._closed:
                return []
            slug = match.game.slug
            await loop.run_in_executor(self._advisers, self.engine.compiler.run, SEARCH, slug)
            return await loop.run_in_executor(self._advisers, advise, match, seat, stop)

    def hush(self) -> None:
        """Let whoever waits for a hint wait no more; no program is woken any more."""
        self._closed = True
        for advice in self._advice.values():
            advice.stop.set()
            advice.found.cancel()

    async def close(self) -> None:
        """Stop all programs, and wait until they have stopped."""
        self.hush()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._advisers.shutdown(wait=False, cancel_futures=True)
        self.watch.close()


def advise(match: frontinus.Match, seat: int, stop: Event) -> list[Hint]:
    """Find hints for a seat, by what it may know; none if nobody waits for them any more."""
    if stop.is_set():
        return []
    import numpy as np

    from frontinus.bots.hints import find_hints

    rng = np.random.default_rng(secrets.randbits(64))
    return find_hints(match.observation(seat), rng, stop=stop)


def halt(bot: Any, stop: Event) -> None:
    """Let a program end its turn with what it has found."""
    stop.set()
    if hasattr(bot, "cancel"):
        bot.cancel()


def prepare(compiler: Compiler, slug: str) -> None:
    """Load the search of a game, once it has been compiled."""
    try:
        from frontinus.bots.search import warm_up

        compiler.run(SEARCH, slug)
        warm_up(slug)
    except Exception:
        log.exception("the search cannot be made ready")


def choose_turn(
    bot: Any, match: frontinus.Match, seat: int, stop: Event, ask: Ask | None = None
) -> list[str]:
    """Let a program choose all actions of its turn, up to chance or another seat's.

    `ask` says before each choice who wants to see it think, if it searches.
    """
    import numpy as np

    rng = np.random.default_rng(secrets.randbits(64))
    chosen: list[str] = []
    while match.to_play == seat and len(chosen) < MOST_ACTIONS and not stop.is_set():
        observation = match.observation(seat)
        legal = observation.legal_actions()
        if len(legal) == 1 and chosen:
            break
        if hasattr(bot, "report"):
            bot.report = ask(match, len(chosen)) if ask else None
        try:
            text = bot.choose(observation, rng)
            match.play(text)
        except Exception:
            # A table must not hang on somebody's program.
            log.exception("program %s failed", type(bot).__name__)
            text = str(rng.choice(legal))
            match.play(text)
        chosen.append(text)
    return chosen
