"""A real server: its streams, its end, what it keeps when it is killed."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from frontinus.server import live, serving
from tests.server.conftest import JSON, PATIENCE, SET_UP, until


class Served:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        command = [sys.executable, "-m", "frontinus.cli", "serve", "--no-browser"]
        command += ["--data", str(folder), *options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline()
        if not line:
            raise AssertionError(self.process.communicate()[1])
        self.url = line.strip()

    def stop(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        self.process.send_signal(how)
        output, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, output, errors

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


@pytest.fixture
def serve(tmp_path):
    started: list[Served] = []

    def start(*options: str) -> Served:
        started.append(Served(tmp_path / "data", "--port", "0", *options))
        return started[-1]

    yield start
    for one in started:
        one.close()


class Guest:
    """A browser at a real server."""

    def __init__(self, served: Served) -> None:
        self.client = httpx.AsyncClient(base_url=served.url, timeout=PATIENCE)

    async def open(self, *seats: str, pace: int = 0) -> str:
        form = {"players": str(len(seats))} | {f"seat-{n}": kind for n, kind in enumerate(seats)}
        response = await self.client.post("/tables", data=form)
        address = response.headers["location"]
        await self.client.post(f"{address}/pace", json={"pace": pace})
        return address

    async def scene(self, address: str, **query: Any) -> dict:
        return (await self.client.get(f"{address}/scene", params=query)).json()

    async def act(self, address: str, *actions: str) -> int:
        body = {"number": (await self.scene(address))["number"], "actions": list(actions)}
        response = await self.client.post(f"{address}/actions", json=body, headers=JSON)
        assert response.status_code == 200, response.text
        return response.json()["number"]

    @contextlib.asynccontextmanager
    async def stream(
        self, address: str, after: int | None = None, **headers: str
    ) -> AsyncIterator[AsyncIterator[dict]]:
        query = {} if after is None else {"after": after}
        request = self.client.stream("GET", f"{address}/live", params=query, headers=headers)
        async with request as response:
            assert response.status_code == 200
            assert response.headers["content-type"].startswith("text/event-stream")
            yield events(response)


@pytest.fixture
async def visit():
    """Make browsers that come to a real server."""
    guests: list[Guest] = []

    def come(served: Served) -> Guest:
        guests.append(Guest(served))
        return guests[-1]

    yield come
    for guest in guests:
        await guest.client.aclose()


async def events(response: httpx.Response) -> AsyncIterator[dict]:
    """Read the scenes of a stream."""
    number = None
    async for line in response.aiter_lines():
        if line.startswith("id: "):
            number = int(line.removeprefix("id: "))
        elif line.startswith("data: "):
            scene = json.loads(line.removeprefix("data: "))
            assert scene["number"] == number
            yield scene


async def next_scene(stream: AsyncIterator[dict], seconds: float = PATIENCE) -> dict:
    return await asyncio.wait_for(anext(stream), seconds)


async def test_one_line_tells_the_address_and_ctrl_c_ends_everything(serve, visit):
    served = serve()
    guest = visit(served)
    assert served.url == f"http://127.0.0.1:{httpx.URL(served.url).port}/"
    address = await guest.open("me", "me")
    async with guest.stream(address) as stream:
        await next_scene(stream)
        served.process.send_signal(signal.SIGINT)
        # not cut: that would be another error
        with pytest.raises(StopAsyncIteration):
            await next_scene(stream)
        await asyncio.to_thread(served.process.wait, PATIENCE)
    output, errors = served.process.communicate()
    assert served.process.returncode == 0
    assert output == ""
    assert "Traceback" not in errors
    assert "/live" in errors


@pytest.mark.parametrize("pause", [0, 0.01, 0.1])
def test_ctrl_c_twice_is_no_more_than_once(serve, pause):
    served = serve()
    served.process.send_signal(signal.SIGINT)
    time.sleep(pause)
    status, output, errors = served.stop()
    assert (status, output) == (0, "")
    assert "Traceback" not in errors


async def test_all_viewers_see_every_action(serve, visit):
    served = serve()
    livia, watcher = visit(served), visit(served)
    address = await livia.open("me", "me")
    number = (await livia.scene(address))["number"]
    seen: dict[str, list] = {"livia": [], "watcher": []}

    async def watch(name: str, guest: Guest, ready: asyncio.Event) -> None:
        async with guest.stream(address, number) as stream:
            ready.set()
            while len(seen[name]) < len(SET_UP):
                scene = await next_scene(stream)
                seen[name] += [event["action"] for event in scene["events"]]
                assert (scene["legal"] == []) == (name == "watcher")
                assert scene["regions"]["board"]

    ready = [asyncio.Event(), asyncio.Event()]
    tasks = [
        asyncio.create_task(watch("livia", livia, ready[0])),
        asyncio.create_task(watch("watcher", watcher, ready[1])),
    ]
    for event in ready:
        await event.wait()
    for action in SET_UP:
        await livia.act(address, action)
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    assert seen == {"livia": list(SET_UP), "watcher": list(SET_UP)}


async def test_a_stream_goes_on_where_it_was_cut(serve, visit):
    served = serve()
    guest = visit(served)
    address = await guest.open("me", "me")
    async with guest.stream(address) as stream:
        first = await next_scene(stream)
        assert first["events"] == []
        await guest.act(address, SET_UP[0])
        assert (await next_scene(stream))["length"] == 1
    for action in SET_UP[1:4]:
        await guest.act(address, action)
    last = first["number"] + 1
    async with guest.stream(address, **{"Last-Event-ID": str(last)}) as stream:
        scene = await next_scene(stream)
        assert [event["action"] for event in scene["events"]] == list(SET_UP[1:4])
        assert scene["length"] == 4
    async with guest.stream(address, scene["number"]) as stream:
        with pytest.raises(TimeoutError):
            await next_scene(stream, 0.5)
    for wrong in ["x", "-1", "99999999999999999999", "2"]:
        async with guest.stream(address, **{"Last-Event-ID": wrong}) as stream:
            assert (await next_scene(stream))["length"] == 4


@pytest.mark.compiled
async def test_nothing_acknowledged_is_lost_by_kill_9(serve, visit):
    served = serve()
    guest = visit(served)
    address = await guest.open("me", "greedy", pace=0)
    acknowledged: list[int] = []
    enough = asyncio.Event()

    async def play() -> None:
        with contextlib.suppress(httpx.HTTPError):
            while True:
                scene = await guest.scene(address)
                if scene["mine"]:
                    action = "keep" if "keep" in scene["legal"] else scene["legal"][0]
                    acknowledged.append(await guest.act(address, action))
                    if len(acknowledged) == 7:
                        enough.set()

    playing = asyncio.create_task(play())
    await asyncio.wait_for(enough.wait(), PATIENCE)
    served.process.kill()
    served.process.communicate()
    await playing
    again = serve()
    cookies = guest.client.cookies
    guest = visit(again)
    guest.client.cookies = cookies
    scene = await guest.scene(address)
    assert scene["number"] >= acknowledged[-1]
    assert scene["seats"] == [0]
    record = (await guest.client.get(f"{address}/record")).json()
    import frontinus

    assert frontinus.replay(record).to_play == scene["to_play"]

    async def gone_on():
        scene = await guest.scene(address)
        return scene["mine"] or scene["over"]

    await until(gone_on, "the program goes on by itself, if it was its turn")
    scene = await guest.scene(address)
    if scene["mine"]:
        await guest.act(address, scene["legal"][0])


@pytest.mark.compiled
async def test_a_table_is_taken_up_after_a_restart_without_anybody_looking(serve, visit):
    served = serve()
    guest = visit(served)
    address = await guest.open("me", "greedy", pace=3000)
    await guest.act(address, "place C Nc")
    served.stop()
    again = serve()
    guest.client.base_url = again.url
    # nobody opens the table for longer than the program waits
    await asyncio.sleep(4)

    async def moved():
        return (await guest.scene(address))["length"] == 2

    await until(moved, "the program moves")


@pytest.mark.compiled
async def test_two_servers_on_one_folder_show_the_same(serve, visit):
    one, two = serve(), serve()
    livia = visit(one)
    address = await livia.open("me", "greedy", pace=0)
    away = visit(two)
    away.client.cookies = livia.client.cookies
    async with away.stream(address) as stream:
        scene = await next_scene(stream)
        await livia.act(address, "place C Nc")
        while scene["length"] < 2:
            scene = await next_scene(stream)

    async def both_show(length):
        async def show():
            return [(await one.scene(address))["length"] for one in (livia, away)] == [length] * 2

        await until(show, f"both servers show {length} actions")
        # both had the program think; one move came of it
        await asyncio.sleep(1.5)
        assert await show()

    await both_show(2)
    await away.act(address, scene["legal"][0])
    await both_show(4)


async def test_a_named_port_that_is_taken_is_an_error(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "frontinus.cli", "serve", "--no-browser"]
        command += ["--data", str(tmp_path), "--port", str(port)]
        done = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    assert done.returncode == 1
    assert done.stdout == ""
    assert str(port) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["signing.key", "frontinus.sqlite"])
@pytest.mark.parametrize("content", [b"", b"no such thing" * 100])
def test_a_damaged_folder_is_said_in_one_line(tmp_path, name, content):
    (tmp_path / name).write_bytes(content[:20] if name == "signing.key" else content or b"SQLite")
    command = [sys.executable, "-m", "frontinus.cli", "serve", "--no-browser", "--port", "0"]
    done = subprocess.run(
        [*command, "--data", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("frontinus: ")
    assert name in done.stderr
    assert done.stderr.count("\n") == 1


def test_without_a_named_port_the_next_free_one_is_taken(monkeypatch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", port)
        listener = serving.listen("127.0.0.1", None)
        assert port < listener.getsockname()[1] <= port + serving.NEXT_PORTS
        listener.close()
        any_port = serving.listen("127.0.0.1", 0)
        assert any_port.getsockname()[1] != port
        any_port.close()


def test_the_data_folder_is_the_users(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serving.data_folder() == tmp_path / "frontinus"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert serving.data_folder() == tmp_path / ".local" / "share" / "frontinus"


def test_addresses_for_others_lead_to_this_machine():
    for address in serving.lan_addresses():
        assert not address.startswith("127.")
        socket.inet_aton(address)


def test_no_browser_is_opened_where_there_is_no_display(monkeypatch):
    if sys.platform in {"darwin", "win32"}:
        pytest.skip("there is always one")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serving.has_display()
    monkeypatch.setitem(os.environ, "DISPLAY", ":0")
    assert serving.has_display()


# --- streams, taken apart -------------------------------------------------------------------------


class Wire:
    """The other end of a stream."""

    def __init__(self) -> None:
        self.sent: list[dict] = []
        self.gone = asyncio.Event()

    async def receive(self) -> dict:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: dict) -> None:
        self.sent.append(message)

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.sent)


async def nothing(_after: int | None) -> None:
    return None


async def test_a_silent_stream_shows_that_it_lives(monkeypatch):
    monkeypatch.setattr(live, "HEARTBEAT", 0.02)
    hub, wire = live.Hub(), Wire()
    stream = live.Stream(hub, "t", None, 1, nothing, compress=False)
    running = asyncio.create_task(stream({}, wire.receive, wire.send))
    await until(lambda: wire.body.count(b":\n\n") >= 2, "the stream shows twice that it lives")
    assert hub.watched() == ("t",)
    wire.gone.set()
    await asyncio.wait_for(running, PATIENCE)
    assert hub.watched() == ()


async def test_a_closed_hub_ends_streams_properly():
    hub, wire = live.Hub(), Wire()
    stream = live.Stream(hub, "t", None, 1, nothing, compress=True)
    running = asyncio.create_task(stream({}, wire.receive, wire.send))
    await asyncio.sleep(0.01)
    hub.close()
    await asyncio.wait_for(running, PATIENCE)
    assert wire.sent[-1]["more_body"] is False
    import gzip

    assert gzip.decompress(wire.body) == b"retry: 1000\n\n"


async def test_a_table_has_only_so_many_streams(monkeypatch):
    monkeypatch.setattr(live, "MOST_STREAMS", 1)
    hub = live.Hub()
    with hub.watch("t", None):
        with pytest.raises(live.Full), hub.watch("t", "livia"):
            pass
        with hub.watch("other", None):
            pass
    with hub.watch("t", None):
        pass


async def test_nobody_can_hold_all_streams_of_a_table():
    hub = live.Hub()
    with contextlib.ExitStack() as held:
        for most, browser in [(live.MOST_OF_BROWSER, "livia"), (live.MOST_OF_STRANGERS, None)]:
            for _ in range(most):
                held.enter_context(hub.watch("t", browser))
            with pytest.raises(live.Full) as refused, hub.watch("t", browser):
                pass
            assert refused.value.own == (browser is not None)
        with hub.watch("t", "marcus"), hub.watch("other", "livia"):
            pass


async def test_a_page_can_read_why_it_gets_no_stream(livia, site, monkeypatch):
    monkeypatch.setattr(live, "MOST_OF_BROWSER", 0)
    address = await livia.open("me", "me")
    asking = {"Accept": "text/event-stream"}
    response = await livia.client.get(f"{address}/live", headers=asking)
    assert response.status_code == 200
    assert response.text.startswith("event: full\ndata: This table is open in too many tabs")
    response = await livia.client.get(f"{address}/live", headers=JSON)
    assert response.status_code == 429
    assert "tabs" in response.json()["error"]
    assert site.hub.watched() == ()
