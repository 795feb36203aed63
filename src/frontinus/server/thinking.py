"""Programs at tables: they think in threads, wait as long as the table's pace says, and move."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import frontinus
from frontinus.server.engine import Engine
from frontinus.server.tables import MOST_ACTIONS, House, Table

log = logging.getLogger(__name__)

THREADS: Final = 2
AFTER_FAILURE: Final = 2.0
"""Seconds before a table is tried again."""


class Thinkers:
    """One task for each table at which a program is to play."""

    def __init__(self, house: House, engine: Engine) -> None:
        self.house = house
        self.engine = engine
        self._pool = ThreadPoolExecutor(THREADS, "bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
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
        running = self._tasks.get(table.id)
        if running is not None and not running.done():
            return
        if table.to_play is not None and table.program(table.to_play):
            task = asyncio.create_task(self._play(table), name=f"bots of {table.id}")
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._finished(table, done))

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
        actions = await asyncio.get_running_loop().run_in_executor(
            self._pool, choose_turn, name, table.match.copy(), seat
        )
        left = table.pace / 1000 - (time.monotonic() - started)
        # An undo or a person who takes the seat back is heard at once.
        while left > 0 and table.moved == moved and table.program(seat) == name:
            await asyncio.sleep(min(left, 0.05))
            left = table.pace / 1000 - (time.monotonic() - started)
        if table.moved == moved:
            await self.house.play_for(table, moved, seat, actions)

    def close(self) -> None:
        """Stop all programs."""
        for task in self._tasks.values():
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


def choose_turn(name: str, match: frontinus.Match, seat: int) -> list[str]:
    """Let a program choose all actions of its turn, up to chance or another seat's."""
    import numpy as np

    rng = np.random.default_rng(secrets.randbits(64))
    chosen: list[str] = []
    while match.to_play == seat and len(chosen) < MOST_ACTIONS:
        observation = match.observation(seat)
        legal = observation.legal_actions()
        if len(legal) == 1 and chosen:
            break
        try:
            text = frontinus.bot(name).choose(observation, rng)
            match.play(text)
        except Exception:
            # A table must not hang on somebody's program.
            log.exception("program %s failed", name)
            text = str(rng.choice(legal))
            match.play(text)
        chosen.append(text)
    return chosen
