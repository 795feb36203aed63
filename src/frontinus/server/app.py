"""The addresses, and what stands behind each of them."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import io
import json
import logging
import platform
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any, Final, TypeVar

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
from frontinus.games import find_game, read_board
from frontinus.pictures import style
from frontinus.server import games, messages, pages, rulebooks, watching
from frontinus.server.compiling import REST
from frontinus.server.engine import Engine
from frontinus.server.live import Full, Hub, Stream
from frontinus.server.scene import BOTS, View, Viewer, encode
from frontinus.server.security import (
    AccessLog,
    Failures,
    Gate,
    Identity,
    SecurityHeaders,
    clean_name,
    new_browser,
    signing_key,
)
from frontinus.server.store import FAILURES, Listed, Store, StoredBoard
from frontinus.server.tables import (
    BadBoard,
    House,
    NewSeat,
    NewTable,
    Refused,
    Table,
    address_of,
)
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
            self.thinkers.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
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


# --- start ----------------------------------------------------------------------------------------


async def start(request: Request) -> Response:
    """Show what can be played, and the tables that go on."""
    page = await start_page(request, board=request.query_params.get("board", ""))
    return html(request, "start.html", page)


async def start_page(
    request: Request,
    *,
    board: str = "",
    values: Mapping[str, str] | None = None,
    error: str = "",
    rule: str = "",
    game: str = "",
) -> pages.StartPage:
    """Make what the start page is given."""
    site, viewer = site_of(request), viewer_of(request)
    browser = viewer.browser
    listed = [] if browser is None else await site.store.tables_of(browser)
    uploaded = [] if browser is None else await site.store.boards_of(browser)
    chosen = board or (values or {}).get("board", "")
    if chosen and chosen not in {b.digest for b in uploaded}:
        shared = await site.store.board(chosen)
        uploaded = [shared, *uploaded] if shared is not None else uploaded
    return pages.StartPage(
        games=tuple(game_card(slug, uploaded, chosen) for slug in games.MODULES),
        defs=pages.sheet("".join(games.page_of(slug).shapes() for slug in games.MODULES)),
        tables=tuple(table_card(one, viewer) for one in listed),
        due=0 if browser is None else await site.store.due(browser),
        name=last_name(listed, browser),
        values=values or {},
        error=error,
        error_rule=rule,
        error_game=game,
        compiling=not site.engine.ready and site.engine.compiler.is_due(REST),
    )


def game_card(slug: str, uploaded: list[StoredBoard], chosen: str) -> pages.GameCard:
    """Make what the start page says of a game."""
    game, page = find_game(slug), games.page_of(slug)
    boards = [
        board_card(page, name, dict(game.named_board(name).data), name, uploaded=False)
        for name in game.boards
    ]
    boards += [
        board_card(page, board.digest, board.data, board.name, uploaded=True)
        for board in uploaded
        if board.game == slug
    ]
    known = {board.key for board in boards}
    chosen = chosen if chosen in known else "standard"
    return pages.GameCard(
        slug=slug,
        title=game.title,
        players=game.players,
        options=tuple(
            pages.OptionField(name, tuple(json.dumps(v) for v in option.values), option.rule)
            for name, option in game.options.items()
        ),
        boards=tuple(
            pages.BoardCard(**{**vars(board), "chosen": board.key == chosen}) for board in boards
        ),
        bots=BOTS,
        picture=page.picture(),
        rules=f"/rules/{slug}",
        learn=f"/learn/{slug}",
    )


def board_card(
    page: games.GamePage, key: str, data: Mapping[str, Any], name: str, *, uploaded: bool
) -> pages.BoardCard:
    """Make what the start page says of a board."""
    # a board without layouts is for any number of players
    numbers = data.get("layouts", find_game(page.slug).players)
    players = tuple(sorted(int(number) for number in numbers))
    picture = page.board_picture(data, players[0])
    return pages.BoardCard(key, name, uploaded, players, chosen=False, picture=picture)


def table_card(listed: Listed, viewer: Viewer) -> pages.TableCard:
    """Make what the start page says of a table."""
    say = functools.partial(words.say, viewer.language)
    header, standing = listed.header, listed.standing
    names = [seat.name or say(f"name-{seat.seat}") for seat in listed.seats]
    own = {s.seat for s in listed.seats if s.kind == "person" and s.holder == viewer.browser}
    if standing.status == "replay":
        own = set()
    to_play = standing.to_play if standing.status == "open" else None
    return pages.TableCard(
        address=address_of(header.id),
        title=games.page_of(header.game).title,
        name=header.name,
        company=tuple(name for seat, name in enumerate(names) if seat not in own),
        to_play=None if to_play is None else names[to_play],
        mine=to_play in own and not standing.thinking,
        status=standing.status,
        changed=moment(standing.changed),
        date=day(viewer.language, standing.changed),
    )


def last_name(listed: list[Listed], browser: str | None) -> str:
    """Find the name under which a browser sat down last."""
    for one in listed:
        for seat in one.seats:
            if seat.holder == browser and seat.kind == "person" and seat.name:
                return seat.name
    return ""


class BadForm(Exception):
    """A form that cannot be used: the key of the sentence and its variables."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


async def open_table(request: Request) -> Response:
    """Open a table, sit down on every seat `me`, and go there."""
    site = site_of(request)
    fields = await messages.read_form(request)
    values = {name: value for name, value in fields.items() if isinstance(value, str)}
    say = functools.partial(words.say, language_of(request))
    slug = values.get("game", "")
    browser = known_browser(request)
    try:
        wanted = await wanted_table(site, values)
        table = await site.house.open(wanted, browser)
    except BadForm as error:
        return await bad_form(request, values, say(error.key, **error.arguments), "", slug)
    except BadBoard as bad:
        sentence = games.page_of(bad.game).board_error(language_of(request), bad.error)
        return await bad_form(request, values, sentence, bad.error.rule or "", slug)
    if wants_json(request):
        response: Response = JSONResponse({"address": table.address}, 201)
    else:
        response = RedirectResponse(table.address, 303)
    return remembered(request, response, browser)


async def wanted_table(site: Site, values: Mapping[str, str]) -> NewTable:
    """Read what somebody wants to play; raises BadForm."""
    slug = values.get("game", "aqua-romana")
    if slug not in games.MODULES:
        raise BadForm("error-malformed")
    game = find_game(slug)
    players = whole(values.get("players", str(game.players[0])))
    if players not in game.players:
        raise BadForm("error-form-players")
    seats = tuple(wanted_seat(values, seat) for seat in range(players or 0))
    options: dict[str, Any] = {}
    for field, value in values.items():
        if field.startswith("option-") and value:
            name = field.removeprefix("option-")
            try:
                options |= {name: json.loads(value)}
                game.check_options({name: options[name]})
            except (ValueError, RecursionError, frontinus.OptionError):
                raise BadForm("error-form-option", option=name[:60]) from None
    board: str | Mapping[str, Any] = values.get("board", "") or "standard"
    if board not in game.boards:
        stored = await site.store.board(str(board))
        if stored is None or stored.game != slug:
            raise BadForm("error-malformed")
        board = stored.data
    begins = "drawn" if values.get("begins") == "drawn" else "seats"
    return NewTable(slug, seats, board, options, begins, clean_name(values.get("title", ""), 60))


def wanted_seat(values: Mapping[str, str], seat: int) -> NewSeat:
    """Read who is to sit on a seat; raises BadForm."""
    kind = values.get(f"seat-{seat}", "me" if seat == 0 else BOTS[0])
    name = values.get(f"name-{seat}", "")
    if kind == "me":
        first = all(values.get(f"seat-{s}") != "me" for s in range(seat))
        return NewSeat("me", name=name or (values.get("name", "") if first else ""))
    if kind == "person":
        return NewSeat("person", name=name)
    if kind in bots.NAMES:
        return NewSeat("bot", kind, name)
    raise BadForm("error-form-seat", number=seat + 1)


async def bad_form(
    request: Request, values: Mapping[str, str], sentence: str, rule: str, game: str
) -> Response:
    """Show the start page again, with what was wrong."""
    if wants_json(request):
        return JSONResponse({"error": sentence} | ({"rule": rule} if rule else {}), 422)
    page = await start_page(request, values=values, error=sentence, rule=rule, game=game)
    return html(request, "start.html", page, status=422, path="/")


async def add_board(request: Request) -> Response:
    """Check a board file and show it on the start page."""
    site = site_of(request)
    content, fields = await messages.read_file(request)
    browser = known_browser(request)
    asked = fields.get("game", "")
    likely = find_game(asked) if asked in games.MODULES else None
    try:
        board = read_board(io.BytesIO(content), likely=likely)
    except frontinus.BoardError as error:
        language = language_of(request)
        named = error.rule is not None or likely is None
        page = games.page_for(error.rule) if named else games.page_of(asked)
        sentence = (
            words.say(language, "error-board-not-json")
            if error.rule is None
            else page.board_error(language, error)
        )
        return await bad_form(request, {}, sentence, error.rule or "", page.slug)
    data = dict(board.data)
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(canonical.encode()).hexdigest()
    if board.standard:
        digest = board.name
    else:
        await site.store.add_board(StoredBoard(digest, data["game"], board.name, data), browser)
    address = f"/?board={digest}#game-{data['game']}"
    response: Response
    if wants_json(request):
        response = JSONResponse({"board": digest, "name": board.name, "address": address})
    else:
        response = RedirectResponse(address, 303)
    return remembered(request, response, browser)


async def load_record(request: Request) -> Response:
    """Open a table at which a record can be stepped through."""
    site = site_of(request)
    content, fields = await messages.read_file(request)
    browser = known_browser(request)
    line = whole(fields.get("line") or "1") or 1
    try:
        records = frontinus.read_records(io.BytesIO(content))
        if not 1 <= line <= len(records):
            sentence = words.say(language_of(request), "error-record-empty")
            return await bad_form(request, {}, sentence, "", "")
        table = await site.house.open_replay(records[line - 1], browser)
    except frontinus.RecordError as error:
        sentence = record_error(language_of(request), error, line)
        slug = games.page_for(error.rule).slug
        return await bad_form(request, {}, sentence, error.rule or "", slug)
    address = f"{table.address}?at=0"
    response: Response
    if wants_json(request):
        response = JSONResponse({"address": address}, 201)
    else:
        response = RedirectResponse(address, 303)
    return remembered(request, response, browser)


def record_error(language: str, error: frontinus.RecordError, line: int) -> str:
    """Say in a sentence what is wrong with a record, and where."""
    page = games.page_for(error.rule)
    board = error.__cause__
    if isinstance(board, frontinus.BoardError):
        sentence = page.board_error(language, board)
    else:
        sentence = page.summary(language, error.rule) if error.rule is not None else ""
    arguments: dict[str, str | int | None] = {
        "line": error.line or line,
        "index": error.index,
        "action": (error.text or "")[:60],
        "key": error.key,
        "sentence": sentence,
        "rule": error.rule,
    }
    key = f"error-record-{error.fault}"
    wanted = words.variables(key)
    told = {k: "" if v is None else v for k, v in arguments.items() if k in wanted}
    return words.say(language, key, **told).rstrip()


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
            suggested=last_name(listed, viewer.browser) or table.seats[seat].name,
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
    """Give a free seat to a program, take it back, leave it, or renew its link."""
    site = site_of(request)
    seat = whole(request.path_params["seat"])
    if seat is None:
        raise HTTPException(404)
    message = await messages.read(request, messages.SeatChange)
    table = await site.house.get(request.path_params["table"])
    chosen = [name for name in ("person", "leave", "renew") if getattr(message, name)]
    if message.bot:
        chosen.append(message.bot)
    if seat >= table.header.players or len(chosen) != 1:
        raise HTTPException(400)
    if message.bot and message.bot not in bots.NAMES:
        raise HTTPException(400)
    browser = viewer_of(request).browser
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
    found = await site.thinkers.hint(match, seat)

    def told(view: View) -> dict[str, Markup]:
        # by now it may be the turn of another at the same screen
        return view.hint(found) if view.due and view.table.moved == moved else {}

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
