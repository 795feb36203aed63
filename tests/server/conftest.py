"""A site on a fresh data folder, and browsers that come to it."""

from __future__ import annotations

import asyncio
import inspect
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from starlette.applications import Starlette

from frontinus.server.answers import Site
from frontinus.server.app import create_app
from frontinus.server.tables import Table

ORIGIN = "http://127.0.0.1:8470"
JSON = {"Accept": "application/json"}
PATIENCE = 120
"""Seconds, on a machine that has other things to do."""
NEVER = 10**9
"""A pace at which programs do not move, however long a test takes; more than can be asked for."""


async def until(enough: Callable[[], bool | Awaitable[bool]], what: str) -> None:
    """Wait for something that others do."""
    deadline = time.monotonic() + PATIENCE
    while True:
        found = enough()
        if await found if inspect.isawaitable(found) else found:
            return
        assert time.monotonic() < deadline, f"waited {PATIENCE} s in vain until {what}"
        await asyncio.sleep(0.01)


class Browser:
    """A browser with its own cookies, at one site."""

    def __init__(self, app: Starlette, **headers: str) -> None:
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        self.client = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers)
        self.site: Site = app.state.site

    async def open(self, *seats: str, pace: int = 0, **fields: str) -> str:
        """Open a table and give its address; programs do not wait."""
        form = {"game": "aqua-romana", "players": str(len(seats))} | fields
        form |= {f"seat-{number}": kind for number, kind in enumerate(seats)}
        response = await self.client.post("/tables", data=form)
        assert response.status_code == 303, response.text
        address = response.headers["location"]
        if pace == NEVER:
            (await self.table(address)).pace = pace
        elif "me" in seats:
            await self.post(f"{address}/pace", {"pace": pace})
        return address

    async def scene(self, address: str, **query: Any) -> dict[str, Any]:
        response = await self.client.get(f"{address}/scene", params=query, headers=JSON)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, address: str, body: Any) -> httpx.Response:
        return await self.client.post(address, json=body, headers=JSON)

    async def act(
        self, address: str, *actions: str, number: int | None = None, **more: Any
    ) -> httpx.Response:
        if number is None:
            number = await self.number(address)
        body = {"number": number, "actions": list(actions)} | more
        return await self.post(f"{address}/actions", body)

    async def undo(self, address: str, **more: Any) -> httpx.Response:
        number = await self.number(address)
        return await self.post(f"{address}/undo", {"number": number} | more)

    @property
    def known(self) -> str | None:
        """The number by which the site knows this browser."""
        value = self.client.cookies.get(self.site.identity.cookie, "")
        return value.partition(".")[0] or None

    async def table(self, address: str) -> Table:
        return await self.site.house.get(address.rsplit("/", 1)[-1])

    async def number(self, address: str) -> int:
        return (await self.table(address)).number

    async def page(self, address: str) -> str:
        response = await self.client.get(address, headers={"Accept": "text/html"})
        assert response.status_code == 200, response.text
        return response.text

    async def link(self, address: str, seat: int) -> str:
        """Read a seat's link as the page shows it to this browser; empty if it does not."""
        text = "".join((await self.scene(address))["regions"].values())
        link = self.site.house.link(await self.table(address), seat)
        return link if link in text else ""


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Starlette]:
    made = create_app(tmp_path / "data")
    in_use: set[object] = set()
    engine = made.state.site.store.engine.sync_engine
    sa.event.listen(engine, "checkout", lambda _, record, __: in_use.add(record))
    sa.event.listen(engine, "checkin", lambda _, record: in_use.discard(record))
    sa.event.listen(engine, "invalidate", lambda _, record, __: in_use.discard(record))
    async with made.router.lifespan_context(made):
        yield made
    # what is in use when the database closes stays open, and is found out in some other test
    assert not in_use


@pytest.fixture
async def site(app: Starlette) -> Site:
    return app.state.site


@pytest.fixture
async def newcomer(app: Starlette) -> AsyncIterator[Callable[..., Browser]]:
    """Make browsers that have not been here."""
    made: list[Browser] = []

    def new(**headers: str) -> Browser:
        made.append(Browser(app, **headers))
        return made[-1]

    yield new
    for browser in made:
        await browser.client.aclose()


@pytest.fixture
async def livia(newcomer: Callable[..., Browser]) -> Browser:
    return newcomer()


@pytest.fixture
async def marcus(newcomer: Callable[..., Browser]) -> Browser:
    return newcomer()


def embedded(page: str, name: str = "scene") -> Any:
    """Read the JSON that a page carries."""
    head = f'<script type="application/json" id="{name}">'
    start = page.index(head) + len(head)
    return json.loads(page[start : page.index("</script>", start)])


SET_UP = (
    "place B Sc", "place S Nh", "place C Nc", "place D W3", "place S E1", "place C Sh",
    "place B E6", "place D Ne", "place S W8", "place C W2", "place D Si", "place B Nk",
)  # fmt: skip
"""Twelve builders, placed."""


async def set_up(address: str, *browsers: Browser) -> None:
    """Place all builders, each by the browser whose turn it is."""
    for number, action in enumerate(SET_UP):
        response = await browsers[number % len(browsers)].act(address, action)
        assert response.status_code == 200, response.text
