"""Measure how long an action takes from the request until every viewer of a table has it.

    python benchmarks/table_latency.py [--viewers N] [--players N] [--json]

A server of its own on a folder of its own, the whole way over HTTP: request, rules, disk, pictures,
streams. A match between people is played to its end by the first browser, which holds all seats;
the others watch. Times in milliseconds: `answer` until the request is answered, `seen` until the
last viewer has the scene; sizes in bytes, unpacked and as they went over the line.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from dataclasses import dataclass, field
from typing import Any

import httpx


@dataclass
class Viewer:
    """A stream of a table, and when each scene came in."""

    client: httpx.AsyncClient
    address: str
    seen: dict[int, float] = field(default_factory=dict)
    scene: dict[str, Any] = field(default_factory=dict)
    unpacked: list[int] = field(default_factory=list)
    packed: list[int] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def watch(self) -> None:
        """Read the stream until it ends."""
        headers = {"Accept-Encoding": "gzip"}
        request = self.client.stream("GET", f"{self.address}/live", headers=headers)
        unpack = zlib.decompressobj(31)
        text, received = b"", 0
        async with request as response:
            async for chunk in response.aiter_raw():
                received += len(chunk)
                text += unpack.decompress(chunk)
                while b"\n\n" in text:
                    event, text = text.split(b"\n\n", 1)
                    if b"data: " in event:
                        self.take(event[event.index(b"data: ") + 6 :], received)
                        received = 0

    def take(self, data: bytes, received: int) -> None:
        """Note a scene."""
        self.scene = json.loads(data)
        self.seen[self.scene["number"]] = time.perf_counter()
        self.unpacked.append(len(data))
        self.packed.append(received)
        self.news.set()

    async def until(self, number: int) -> float:
        """Wait for a scene; answers when it came."""
        while not self.seen or max(self.seen) < number:
            self.news.clear()
            await self.news.wait()
        return min(at for seen, at in self.seen.items() if seen >= number)


async def play(url: str, players: int, viewers: int) -> dict[str, Any]:
    """Play a match and measure each action."""
    clients = [httpx.AsyncClient(base_url=url, timeout=120) for _ in range(viewers)]
    form = {"players": str(players)} | {f"seat-{seat}": "me" for seat in range(players)}
    address = (await clients[0].post("/tables", data=form)).headers["location"]
    watching = [Viewer(client, address) for client in clients]
    tasks = [asyncio.create_task(viewer.watch()) for viewer in watching]
    first = watching[0]
    for viewer in watching:
        await viewer.until(1)
    answers: list[float] = []
    seen: list[float] = []
    turn = 0
    while not first.scene["over"]:
        legal = first.scene["legal"]
        turn += 1
        action = "keep" if "keep" in legal else legal[(turn * 31) % len(legal)]
        started = time.perf_counter()
        body = {"number": first.scene["number"], "actions": [action]}
        response = await clients[0].post(f"{address}/actions", json=body)
        response.raise_for_status()
        answers.append(time.perf_counter() - started)
        number = response.json()["number"]
        last = max([await viewer.until(number) for viewer in watching])
        seen.append(last - started)
    for task in tasks:
        task.cancel()
    for client in clients:
        await client.aclose()
    return {
        "players": players,
        "viewers": viewers,
        "actions": len(seen),
        "answer_ms": spread(answers, 1000),
        "seen_ms": spread(seen, 1000),
        "scene_bytes": spread(first.unpacked, 1),
        "sent_bytes": spread(first.packed[1:], 1),
    }


def spread(values: list[float] | list[int], factor: int) -> dict[str, float]:
    """Give median, 95th percentile and maximum."""
    ordered = sorted(value * factor for value in values)
    return {
        "median": round(statistics.median(ordered), 1),
        "p95": round(ordered[int(len(ordered) * 0.95)], 1),
        "most": round(ordered[-1], 1),
    }


def main() -> None:
    """Start a server, measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--viewers", type=int, default=5)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "frontinus.cli", "serve", "--no-browser", "--port", "0"]
        server = subprocess.Popen(  # noqa: S603 - our own command
            [*command, "--data", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        try:
            url = server.stdout.readline().strip()
            found = asyncio.run(play(url, options.players, options.viewers))
        finally:
            server.terminate()
            server.wait()
    if options.json:
        print(json.dumps(found))
        return
    print("{players} players, {viewers} viewers, {actions} actions".format(**found))
    for name in ("answer_ms", "seen_ms", "scene_bytes", "sent_bytes"):
        values = "  ".join(f"{key} {value:>9}" for key, value in found[name].items())
        print(f"{name:<12} {values}")


if __name__ == "__main__":
    main()
