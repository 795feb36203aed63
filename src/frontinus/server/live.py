"""The stream of a table: each viewer gets each new scene once, and gets again what he missed."""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from starlette.types import Receive, Scope, Send

HEARTBEAT: Final = 15.0
"""Seconds of silence after which a comment shows that the line is live."""

RETRY: Final = 1000
"""Milliseconds after which a browser connects again."""

MOST_STREAMS: Final = 256
"""Streams of one table."""

MOST_OF_STRANGERS: Final = 128
"""Those among them of browsers that are not known, so that there is room for who sits there."""

MOST_OF_BROWSER: Final = 12
"""Those among them of one browser that is known."""


class Full(Exception):
    """A table has as many streams as it can have: `own`, of the browser that asks."""

    def __init__(self, *, own: bool) -> None:
        super().__init__()
        self.own = own


class Hub:
    """Who is looking at which table."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._curious: Counter[str] = Counter()
        self.closing = False

    def tell(self, table: str) -> None:
        """Wake all who look at a table."""
        for watcher in self._watchers.get(table, ()):
            watcher.news.set()

    def tell_curious(self, table: str) -> None:
        """Wake those who want to see programs think."""
        for watcher in self._watchers.get(table, ()):
            if watcher.curious:
                watcher.news.set()

    def is_curious(self, table: str) -> bool:
        """Tell whether anybody there wants to see programs think; from any thread."""
        return self._curious[table] > 0

    def watched(self) -> tuple[str, ...]:
        """Name the tables that somebody looks at."""
        return tuple(self._watchers)

    def close(self) -> None:
        """End all streams."""
        self.closing = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.news.set()

    @contextmanager
    def watch(self, table: str, browser: str | None, *, curious: bool = False) -> Iterator[Watcher]:
        """Look at a table; raises Full."""
        watchers = self._watchers.get(table, set())
        alike = sum(watcher.browser == browser for watcher in watchers)
        if browser is not None and alike >= MOST_OF_BROWSER:
            raise Full(own=True)
        if len(watchers) >= MOST_STREAMS or alike >= MOST_OF_STRANGERS:
            raise Full(own=False)
        watcher = Watcher(browser, curious=curious)
        watchers = self._watchers[table]
        watchers.add(watcher)
        self._curious[table] += curious
        try:
            yield watcher
        finally:
            watchers.discard(watcher)
            self._curious[table] -= curious
            if not watchers:
                self._watchers.pop(table, None)
                self._curious.pop(table, None)


class Watcher:
    """One open stream."""

    def __init__(self, browser: str | None, *, curious: bool) -> None:
        self.browser = browser
        self.curious = curious
        """He wants to see programs think."""
        self.news = asyncio.Event()


Next = Callable[[int | None], Awaitable[tuple[int, bytes] | None]]
"""Given the number that a viewer has, make what he is to get: its number, JSON on one line."""

Thoughts = Callable[[], Awaitable[bytes]]
"""Make what a viewer is told of what programs think: JSON on one line."""


class Stream:
    """A response that goes on: server-sent events, compressed if the browser takes it."""

    def __init__(
        self,
        hub: Hub,
        table: str,
        browser: str | None,
        after: int | None,
        make: Next,
        *,
        compress: bool,
        thoughts: Thoughts | None = None,
    ) -> None:
        self.hub = hub
        self.table = table
        self.browser = browser
        self.after = after
        self.make = make
        self.thoughts = thoughts
        """None for whoever does not want to see programs think."""
        # Level 4 costs half the time of 6, and a tenth more bytes (benchmarks/table_latency.py).
        self._compressor = zlib.compressobj(4, zlib.DEFLATED, 31) if compress else None

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        """Answer the request; raises Full before anything is sent."""
        curious = self.thoughts is not None
        with self.hub.watch(self.table, self.browser, curious=curious) as watcher:
            headers = [
                (b"content-type", b"text/event-stream; charset=utf-8"),
                (b"cache-control", b"no-store, no-transform"),
                (b"x-accel-buffering", b"no"),
            ]
            if self._compressor is not None:
                headers.append((b"content-encoding", b"gzip"))
                headers.append((b"vary", b"Accept-Encoding"))
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            # Without this a viewer who left would be found out only by the next heartbeat.
            gone = asyncio.create_task(_until_gone(receive, watcher))
            try:
                await self._run(watcher, gone, send)
            except OSError:
                return
            finally:
                gone.cancel()
        if not gone.done() or gone.cancelled():
            await send({"type": "http.response.body", "body": self._end(), "more_body": False})

    async def _run(self, watcher: Watcher, gone: asyncio.Task[None], send: Send) -> None:
        await self._send(send, f"retry: {RETRY}\n\n".encode())
        thought = b""
        while not self.hub.closing and not gone.done():
            watcher.news.clear()
            found = await self.make(self.after)
            if found is not None:
                self.after, data = found
                head = b"id: %d\nevent: scene\ndata: " % self.after
                await self._send(send, head + data + b"\n\n")
                continue
            if self.thoughts is not None and (now := await self.thoughts()) != thought:
                thought = now
                # without an id: whoever comes again asks for what happened, and gets this anyway
                await self._send(send, b"event: thinking\ndata: " + thought + b"\n\n")
            try:
                await asyncio.wait_for(watcher.news.wait(), HEARTBEAT)
            except TimeoutError:
                await self._send(send, b":\n\n")

    async def _send(self, send: Send, data: bytes) -> None:
        if self._compressor is not None:
            data = self._compressor.compress(data) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
        await send({"type": "http.response.body", "body": data, "more_body": True})

    def _end(self) -> bytes:
        return b"" if self._compressor is None else self._compressor.flush(zlib.Z_FINISH)


async def _until_gone(receive: Receive, watcher: Watcher) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    watcher.news.set()
