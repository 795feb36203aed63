"""What requests share, what they tell, and how they are answered."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from frontinus import words
from frontinus.server import messages, pages
from frontinus.server.engine import Engine
from frontinus.server.house import House, Refused
from frontinus.server.live import Full, Hub
from frontinus.server.scene import View, Viewer
from frontinus.server.security import Identity, new_browser, signing_key
from frontinus.server.store import Store
from frontinus.server.tables import Table, address_of
from frontinus.server.thinking import Thinkers

WARM_UP_AFTER: Final = 1.0
"""Seconds until the rules are loaded or compiled; a request that needs them does not wait."""
log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

LANGUAGE_COOKIE: Final = "language"
TITLES: Final = {
    400: "error-malformed",
    403: "error-origin",
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
    429: "error-tabs",
    500: "error-server",
    503: "error-full",
}
"""The sentence of each status; its title has `-title` behind it."""


class Site:
    """Everything that requests share."""

    def __init__(self, data: Path) -> None:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.identity = Identity(signing_key(data))
        self.store = Store.in_folder(data)
        self.hub = Hub()
        self.engine = Engine()
        self.house = House(self.store, self.identity, self.hub, self.engine)
        self.thinkers = Thinkers(self.house, self.engine)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the database, take up what was left, and close everything at the end."""
        await self.store.open()
        # the first page is drawn before the rules are loaded, which would take its turns
        warming = asyncio.get_running_loop().call_later(WARM_UP_AFTER, self.engine.warm_up)
        tasks = [
            asyncio.create_task(self.house.follow(), name="follow"),
            asyncio.create_task(self.thinkers.resume(), name="resume"),
        ]
        try:
            yield
        finally:
            warming.cancel()
            self.hub.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            # a connection that is in use when the store closes would be closed by nobody
            await self.thinkers.close()
            await self.house.close()
            self.engine.close()
            await self.store.close()

    async def look(
        self, table: Table, viewer: Viewer, answer: Callable[[View], Answer], at: int | None = None
    ) -> Answer:
        """Let somebody look at a table, and answer him before anything can happen there.

        What a viewer may know is settled by the view: an action between the view and its answer
        would show him what only the next seat may know.
        """

        def looked() -> Answer:
            return answer(View(table, viewer, self.house.link, at))

        return await self.engine.run(looked)

    async def answer(
        self, request: Request, answer: Callable[[View], Answer], at: int | None = None
    ) -> Answer:
        """Look at the table that a request names."""
        table = await self.house.get(request.path_params["table"])
        return await self.look(table, viewer_of(request), answer, at)


# --- what requests tell ---------------------------------------------------------------------------


def site_of(request: Request) -> Site:
    """Find what requests share."""
    site: Site = request.app.state.site
    return site


def language_of(request: Request) -> str:
    """Choose the language of the answer: as chosen on a page, else as the browser asks."""
    chosen = request.cookies.get(LANGUAGE_COOKIE)
    if chosen in words.LANGUAGES:
        return chosen
    return words.negotiate(request.headers.get("accept-language"))


def viewer_of(request: Request) -> Viewer:
    """Tell who looks."""
    origin = f"{request.url.scheme}://{request.url.netloc}"
    return Viewer(site_of(request).identity.browser(request), language_of(request), origin)


def wants_json(request: Request) -> bool:
    """Tell whether the client is a program and not somebody who reads pages."""
    accept = request.headers.get("accept", "")
    if "text/html" in accept:
        return False
    return "application/json" in accept or messages.is_json(request)


def whole(text: str | None) -> int | None:
    """Read a number of an address; None if it is none."""
    if text is None or not (text.isascii() and text.isdigit() and len(text) < 9):
        return None
    return int(text)


def moment(milliseconds: int) -> str:
    """Write a time as ISO 8601 has it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def day(language: str, milliseconds: int) -> str:
    """Write the day of a time in words."""
    when = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return words.say(language, "date", day=when.day, month=f"m{when.month}", year=str(when.year))


# --- answers --------------------------------------------------------------------------------------


def html(
    request: Request, template: str, page: Any, *, status: int = 200, path: str | None = None
) -> Response:
    """Answer with a page."""
    shown = request.url.path if path is None else path
    query = request.url.query
    if path is None and query:
        shown += "?" + query
    text = pages.render(template, language_of(request), path=shown, page=page)
    return Response(text, status, media_type="text/html")


def fail(
    request: Request,
    status: int,
    sentence: str,
    title: str,
    *,
    headers: Mapping[str, str] | None = None,
    **details: Any,
) -> Response:
    """Answer with an error in words: JSON for programs, a page for people."""
    if wants_json(request):
        body = {"error": sentence} | {k: v for k, v in details.items() if v is not None}
        return JSONResponse(body, status, headers)
    table = request.path_params.get("table", "")
    back = address_of(table) if table and status != 404 else "/"
    page = pages.ErrorPage(title, sentence, back)
    # the language switch must not lead to an address that takes only POST
    response = html(request, "error.html", page, status=status, path=back)
    response.headers.update(headers or {})
    return response


def refuse(request: Request, status: int) -> Response:
    """Answer with an error that has nothing to tell but its status."""
    say = functools.partial(words.say, language_of(request))
    key = TITLES.get(status, "error-malformed" if status < 500 else "error-server")
    arguments: dict[str, str | int] = {}
    if status == 413:
        arguments["limit"] = 1024 if request.url.path in {"/boards", "/records"} else 64
    return fail(request, status, say(key, **arguments), say(f"{key}-title"))


async def on_http_error(request: Request, error: Exception) -> Response:
    """Answer an error of the framework in words."""
    assert isinstance(error, HTTPException)
    response = refuse(request, error.status_code)
    response.headers.update(error.headers or {})
    return response


async def on_full(request: Request, error: Exception) -> Response:
    """Answer that too many are watching; a page cannot read a stream's status, but an event."""
    assert isinstance(error, Full)
    status = 429 if error.own else 503
    if "text/event-stream" not in request.headers.get("accept", ""):
        return refuse(request, status)
    sentence = words.say(language_of(request), TITLES[status])
    headers = {"Cache-Control": "no-store"}
    return Response(f"event: full\ndata: {sentence}\n\n", 200, headers, "text/event-stream")


async def on_unusable_database(request: Request, error: Exception) -> Response:
    """Answer that the database fails; the log says how."""
    log.error(site_of(request).store.complaint(error))
    say = functools.partial(words.say, language_of(request))
    return fail(request, 503, say("error-database"), say("error-database-title"))


async def on_refused(request: Request, error: Exception) -> Response:
    """Answer a request that was not carried out, with the reason in words."""
    assert isinstance(error, Refused)
    language = language_of(request)
    if error.key == "refusal" and (rule := error.rule) is not None:
        action = error.action or ""
        sentence = await site_of(request).answer(
            request, lambda view: view.page.refusal(language, rule, action, view.look)
        )
        title = words.say(language, "refused-title")
    else:
        sentence = words.say(language, error.key, **error.arguments)
        title = words.say(language, REFUSED_TITLES.get(error.key, f"{error.key}-title"))
    return fail(
        request,
        error.status,
        sentence,
        title,
        rule=error.rule,
        action=error.action,
        index=error.index,
        number=error.number,
    )


REFUSED_TITLES: Final = {
    "error-over": "refused-title",
    "error-not-over": "refused-title",
    "error-seat-conceded": "refused-title",
    "error-seat-taken": "refused-title",
    "undo-refused": "refused-title",
}
"""Titles of refusals that have none of their own."""


def done(request: Request, table: Table, **more: Any) -> Response:
    """Answer that a request was carried out: back to the table, or its number for programs."""
    if wants_json(request):
        return JSONResponse({"number": table.number} | more)
    return RedirectResponse(table.address, 303)


def remembered(request: Request, response: Response, browser: str) -> Response:
    """Let the browser be known again."""
    site_of(request).identity.remember(request, response, browser)
    return response


def known_browser(request: Request) -> str:
    """Tell which browser it is; one that has not been here gets a number."""
    return site_of(request).identity.browser(request) or new_browser()
