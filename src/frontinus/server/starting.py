"""The start page: what can be played, the tables that go on, and what opens another."""

from __future__ import annotations

import functools
import hashlib
import io
import json
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

import frontinus
from frontinus import bots, words
from frontinus.games import find_game, read_board
from frontinus.server import games, messages, pages
from frontinus.server.answers import (
    Site,
    day,
    html,
    known_browser,
    language_of,
    moment,
    remembered,
    site_of,
    viewer_of,
    wants_json,
    whole,
)
from frontinus.server.compiling import REST
from frontinus.server.house import BadBoard, NewSeat, NewTable
from frontinus.server.scene import BOTS, Viewer
from frontinus.server.security import clean_name
from frontinus.server.store import Listed, StoredBoard
from frontinus.server.tables import address_of


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
        company=tuple(
            f"{name} · {say(f'bot-{seat.bot}')}" if seat.kind == "bot" else name
            for seat, name in zip(listed.seats, names, strict=True)
            if seat.seat not in own
        ),
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
