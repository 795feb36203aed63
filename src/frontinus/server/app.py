"""The addresses, and what stands behind each of them."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import platform
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import metadata
from pathlib import Path
from typing import Any

from markupsafe import Markup
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

import frontinus
from frontinus import bots, words
from frontinus.pictures import style
from frontinus.server import games, messages, pages, rulebooks, watching
from frontinus.server.answers import (
    LANGUAGE_COOKIE,
    Site,
    done,
    html,
    known_browser,
    language_of,
    moment,
    on_full,
    on_http_error,
    on_refused,
    on_unusable_database,
    refuse,
    remembered,
    site_of,
    viewer_of,
    wants_json,
    whole,
)
from frontinus.server.house import Refused
from frontinus.server.live import Full, Stream
from frontinus.server.scene import View, encode
from frontinus.server.security import AccessLog, Failures, Gate, SecurityHeaders
from frontinus.server.starting import add_board, last_name, load_record, open_table, start
from frontinus.server.store import FAILURES
from frontinus.server.tables import Table, address_of


def create_app(data: Path) -> Starlette:
    """Make the application on a data folder; its lifespan opens and closes the database."""
    site = Site(data)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with site.running():
            yield

    app = Starlette(
        routes=[
            Route("/", start),
            Route("/tables", open_table, methods=["POST"]),
            Route("/boards", add_board, methods=["POST"]),
            Route("/records", load_record, methods=["POST"]),
            Route("/language", set_language, methods=["POST"]),
            Route("/rules/{game}", rules),
            Route("/learn/{game}", learn),
            Route("/s/{secret}", show_seat),
            Route("/s/{secret}", sit, methods=["POST"]),
            Route("/t/{table}", show_table),
            Route("/t/{table}/scene", show_scene),
            Route("/t/{table}/live", live),
            Route("/t/{table}/log", show_log),
            Route("/t/{table}/record", record),
            Route("/t/{table}/problem", problem),
            Route("/t/{table}/refusal", refusal),
            Route("/t/{table}/choices", choices),
            Route("/t/{table}/hint", hint),
            Route("/t/{table}/moments", moments),
            Route("/t/{table}/actions", play, methods=["POST"]),
            Route("/t/{table}/undo", undo, methods=["POST"]),
            Route("/t/{table}/concede", concede, methods=["POST"]),
            Route("/t/{table}/passed", passed, methods=["POST"]),
            Route("/t/{table}/stop", stop, methods=["POST"]),
            Route("/t/{table}/pace", set_pace, methods=["POST"]),
            Route("/t/{table}/rematch", rematch, methods=["POST"]),
            Route("/t/{table}/seats/{seat}", change_seat, methods=["POST"]),
            Route("/static/board.css", board_css),
            Route("/favicon.ico", favicon),
            Mount("/static", Assets(directory=pages.STATIC), name="static"),
        ],
        middleware=[
            Middleware(AccessLog),
            Middleware(SecurityHeaders),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
            Middleware(Failures, refuse=refuse),
            Middleware(Gate, refuse=refuse),
        ],
        exception_handlers={
            HTTPException: on_http_error,
            Refused: on_refused,
            Full: on_full,
            **dict.fromkeys(FAILURES, on_unusable_database),
        },
        lifespan=lifespan,
    )
    app.state.site = site
    return app


# --- language ------------------------------------------------------------------------------------


async def set_language(request: Request) -> Response:
    """Remember the language that was chosen, and go back."""
    message = await messages.read(request, messages.Language)
    if message.language not in words.LANGUAGES:
        raise HTTPException(400)
    # "//host" and "/\host" would lead to another site
    inside = message.next.startswith("/") and message.next[1:2] not in {"/", "\\"}
    response = RedirectResponse(message.next if inside else "/", 303)
    response.set_cookie(
        LANGUAGE_COOKIE,
        message.language,
        max_age=400 * 24 * 3600,
        path="/",
        samesite="lax",
        secure=request.url.scheme == "https",
        httponly=True,
    )
    return response


# --- rules ----------------------------------------------------------------------------------------


def game_of(request: Request) -> games.GamePage:
    """Find the game that an address names."""
    slug = request.path_params["game"]
    if slug not in games.MODULES:
        raise HTTPException(404)
    return games.page_of(slug)


async def rules(request: Request) -> Response:
    """Show the numbered rules, with a summary of each."""
    return html(request, "rules.html", rulebooks.rules_page(game_of(request), language_of(request)))


async def learn(request: Request) -> Response:
    """Show the player's rulebook."""
    site = site_of(request)
    page = await site.engine.run(rulebooks.learn_page, game_of(request), language_of(request))
    return html(request, "learn.html", page)


# --- seats ----------------------------------------------------------------------------------------


async def show_seat(request: Request) -> Response:
    """Show what a seat's link is for; looking changes nothing."""
    site = site_of(request)
    table, seat = await site.house.find_seat(request.path_params["secret"])
    viewer = viewer_of(request)
    known = seat in table.held_by(viewer.browser) or seat in table.conceded
    if known or table.status in {"stopped", "replay"}:
        return RedirectResponse(table.address, 303)
    listed = [] if viewer.browser is None else await site.store.tables_of(viewer.browser, 10)

    def seat_page(view: View) -> pages.SeatPage:
        return pages.SeatPage(
            address=request.url.path,
            table=table.address,
            title=view.page.title,
            name=table.header.name,
            seat=view.seat(seat, note=False),
            taken=table.seats[seat].kind == "person" and not table.free(seat),
            suggested=last_name(listed, viewer.browser) or table.person_name(seat),
        )

    return html(request, "seat.html", await site.look(table, viewer, seat_page))


async def sit(request: Request) -> Response:
    """Sit down on the seat of a link, and go to an address without the secret."""
    site = site_of(request)
    message = await messages.read(request, messages.Sit)
    table, seat = await site.house.find_seat(request.path_params["secret"])
    browser = known_browser(request)
    await site.house.sit(table, seat, browser, message.name)
    return remembered(request, RedirectResponse(table.address, 303), browser)


async def change_seat(request: Request) -> Response:
    """Give a free seat to a program, take it back, free it, leave it, or renew its link."""
    site = site_of(request)
    seat = whole(request.path_params["seat"])
    if seat is None:
        raise HTTPException(404)
    message = await messages.read(request, messages.SeatChange)
    table = await site.house.get(request.path_params["table"])
    chosen = [name for name in ("back", "person", "leave", "renew") if getattr(message, name)]
    if message.bot:
        chosen.append(message.bot)
    if seat >= table.header.players or len(chosen) != 1:
        raise HTTPException(400)
    if message.bot and message.bot not in bots.NAMES:
        raise HTTPException(400)
    browser = viewer_of(request).browser
    if message.back:
        await site.house.take_back(table, seat, browser)
    else:
        await site.house.change_seat(table, seat, browser, chosen[0])
    link = await site.answer(request, lambda view: view.seat(seat, note=False).link)
    return done(request, table, link=link)


# --- tables ---------------------------------------------------------------------------------------


async def show_table(request: Request) -> Response:
    """Show a table, as things stand or after the first `at` actions."""
    site = site_of(request)
    page = await site.answer(request, View.table_page, whole(request.query_params.get("at")))
    return html(request, "table.html", page)


async def show_scene(request: Request) -> Response:
    """Give the scene as an event of the stream has it."""
    site = site_of(request)
    after = whole(request.query_params.get("after"))
    data = await site.answer(
        request, lambda view: encode(view.message(after)), whole(request.query_params.get("at"))
    )
    return Response(data, media_type="application/json")


async def live(request: Request) -> ASGIApp:
    """Stream the scenes of a table."""
    site, viewer = site_of(request), viewer_of(request)
    table = await site.house.get(request.path_params["table"])
    name = table.id
    if request.method == "HEAD":
        return Response(media_type="text/event-stream")

    async def make(after: int | None) -> tuple[int, bytes] | None:
        table = await site.house.get(name)
        if after == table.number:
            return None
        return await site.look(table, viewer, lambda view: view.encoded(after))

    async def thoughts() -> bytes:
        return await site.look(await site.house.get(name), viewer, watching.told)

    curious = request.query_params.get("thinking") == "on"
    last = request.headers.get("last-event-id") or request.query_params.get("after")
    compress = "gzip" in request.headers.get("accept-encoding", "")
    return Stream(
        site.hub,
        name,
        viewer.browser,
        whole(last),
        make,
        compress=compress,
        thoughts=thoughts if curious else None,
    )


async def show_log(request: Request) -> Response:
    """Show everything that happened at a table."""

    def log_page(view: View) -> pages.LogPage:
        return pages.LogPage(
            table=view.table.address,
            title=view.page.title,
            name=view.table.header.name,
            entries=tuple(view.log()),
        )

    return html(request, "log.html", await site_of(request).answer(request, log_page))


async def record(request: Request) -> Response:
    """Give the record, of a match that goes on as far as everybody may see it."""
    site = site_of(request)
    table = await site.house.get(request.path_params["table"])
    data = await site.engine.run(table.record)
    data.setdefault("started", moment(table.header.created))
    text = json.dumps(data) + "\n"
    name = f"frontinus-{table.header.game}-{table.id}.json"
    return Response(text, media_type="application/json", headers=attachment(name))


def attachment(name: str) -> dict[str, str]:
    """Let a browser keep an answer as a file."""
    return {"Content-Disposition": f'attachment; filename="{name}"'}


async def problem(request: Request) -> Response:
    """Give what somebody needs who is to look into a problem; no names, links or secrets."""
    site = site_of(request)
    table = await site.house.get(request.path_params["table"])
    data = await site.engine.run(problem_of, table)
    data["language"] = language_of(request)
    data["browser"] = request.headers.get("user-agent", "")[:300]
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    name = f"frontinus-problem-{table.id}-{data['number']}.json"
    return Response(text, media_type="application/json", headers=attachment(name))


def problem_of(table: Table) -> dict[str, Any]:
    """Describe a table to somebody who may know no more than everybody."""
    shown = table.record()
    for key in (*table.header.extra, "seats", "seed"):
        shown.pop(key, None)
    return {
        "frontinus-problem": 1,
        "version": frontinus.__version__,
        "python": platform.python_version(),
        "system": platform.system(),
        "libraries": {name: installed(name) for name in ("numpy", "numba", "starlette")},
        "number": table.number,
        "length": len(table.standing),
        "status": table.status,
        "to-play": table.to_play,
        "seats": [s.bot or s.kind for s in table.seats],
        "events": [
            {"number": e.event.number, "kind": e.event.kind, "seat": e.event.seat}
            for e in table.entries
        ],
        "record": shown,
    }


def installed(name: str) -> str | None:
    """Tell the version of a library."""
    with contextlib.suppress(metadata.PackageNotFoundError):
        return metadata.version(name)
    return None


async def refusal(request: Request) -> Response:
    """Say why an action is not allowed now."""
    picks = picks_of(request)
    rule, sentence = await site_of(request).answer(request, lambda view: view.refusal(picks))
    return JSONResponse({"rule": rule, "words": sentence})


async def choices(request: Request) -> Response:
    """Say what may be chosen, as far as somebody has chosen."""
    picks = picks_of(request)
    regions = await site_of(request).answer(request, lambda view: view.choices(picks))
    return JSONResponse({"regions": regions})


async def hint(request: Request) -> Response:
    """Say what a program would do for the viewer who is to act, and why."""
    site = site_of(request)
    asked = await site.answer(request, View.question)
    if asked is None:
        return JSONResponse({"regions": {}})
    moved, match, seat = asked
    browser = viewer_of(request).browser
    found = await site.thinkers.hint(request.path_params["table"], match, seat, browser)

    def told(view: View) -> dict[str, Markup]:
        # by now it may be the turn of another at the same screen
        return view.hint(found) if found and view.due and view.table.moved == moved else {}

    return JSONResponse({"regions": await site.answer(request, told)})


async def moments(request: Request) -> Response:
    """Show the final scoring after so many of its steps."""
    number = whole(request.query_params.get("number")) or 0
    regions = await site_of(request).answer(request, lambda view: view.moment(number))
    return JSONResponse({"regions": regions})


def picks_of(request: Request) -> dict[str, str]:
    """Read what a browser says that somebody has picked."""
    return {key: value[:200] for key, value in request.query_params.items()}


async def play(request: Request) -> Response:
    """Play actions of one turn, all or none."""
    site = site_of(request)
    message = await messages.read(request, messages.Actions)
    table = await site.house.get(request.path_params["table"])
    browser = viewer_of(request).browser
    number = await site.house.play(table, browser, message.number, message.actions, message.request)
    return JSONResponse({"number": number})


async def undo(request: Request) -> Response:
    """Take back one's own actions."""
    site = site_of(request)
    message = await messages.read(request, messages.Undo)
    table = await site.house.get(request.path_params["table"])
    browser = viewer_of(request).browser
    await site.house.undo(table, browser, message.number, message.to, message.request)
    return done(request, table)


async def concede(request: Request) -> Response:
    """Give up a seat."""
    site = site_of(request)
    message = await messages.read(request, messages.Concede)
    table = await site.house.get(request.path_params["table"])
    await site.house.concede(table, viewer_of(request).browser, message.number, message.seat)
    return done(request, table)


async def passed(request: Request) -> Response:
    """Say that the screen has been passed to a seat."""
    site = site_of(request)
    message = await messages.read(request, messages.Passed)
    table = await site.house.get(request.path_params["table"])
    await site.house.pass_screen(table, viewer_of(request).browser, message.seat)
    return done(request, table)


async def stop(request: Request) -> Response:
    """Agree to stop the match, or no longer."""
    site = site_of(request)
    message = await messages.read(request, messages.Stop)
    table = await site.house.get(request.path_params["table"])
    browser = viewer_of(request).browser
    await site.house.agree(table, browser, message.number, agree=message.agree)
    return done(request, table)


async def set_pace(request: Request) -> Response:
    """Set how long programs wait before they move."""
    site = site_of(request)
    message = await messages.read(request, messages.Pace)
    table = await site.house.get(request.path_params["table"])
    await site.house.set_pace(table, viewer_of(request).browser, message.pace)
    return done(request, table)


async def rematch(request: Request) -> Response:
    """Open the next match of the same company."""
    site = site_of(request)
    await messages.read(request, messages.Rematch)
    table = await site.house.get(request.path_params["table"])
    address = address_of(await site.house.again(table, viewer_of(request).browser))
    if wants_json(request):
        return JSONResponse({"address": address})
    return RedirectResponse(address, 303)


# --- files ----------------------------------------------------------------------------------------


class Assets(StaticFiles):
    """The files of `static/`: a browser keeps them, and asks whether they have changed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Give a file."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


@functools.cache
def board_styles() -> tuple[str, str]:
    """Write the styles of pictures once, and their tag."""
    text = style.css()
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'


async def board_css(request: Request) -> Response:
    """Give the styles of pictures."""
    text, tag = board_styles()
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/css", headers=headers)


async def favicon(_request: Request) -> Response:
    """Lead those who look for the icon by its old name to the new one."""
    return RedirectResponse(pages.static("icon.svg"), 308)
