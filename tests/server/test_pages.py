"""Pages, forms and errors, as people and programs get them."""

import asyncio
import contextlib
import json
import re
import sqlite3

import pytest

from frontinus import words
from frontinus.server import house, rulebooks
from frontinus.server.answers import day
from frontinus.server.security import BODY_LIMIT
from tests.server.conftest import JSON, embedded, set_up

HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
DAYS = {
    "en": "29 February 2028",
    "fi": "29. helmikuuta 2028",
    "ru": "29 февраля 2028 г.",
    "de": "29. Februar 2028",
}


@pytest.mark.parametrize("language", DAYS)
def test_days_are_told_in_words(language):
    assert day(language, 1_835_398_800_000) == DAYS[language]


@pytest.mark.parametrize("language", words.LANGUAGES)
async def test_every_page_in_every_language(newcomer, language):
    browser = newcomer(**{"Accept-Language": f"{language},en;q=0.5"})
    address = await browser.open("me", "person", "greedy", pace=5000)
    link = await browser.link(address, 1)
    other = newcomer(**{"Accept-Language": language})
    pages = ["/", address, f"{address}?at=0", f"{address}/log", "/rules/aqua-romana"]
    for path in [*pages, "/learn/aqua-romana"]:
        assert f'<html lang="{language}"' in await browser.page(path)
    assert f'<html lang="{language}"' in await other.page(link)
    missing = await browser.client.get("/nowhere", headers=HTML)
    assert missing.status_code == 404
    assert f'<html lang="{language}"' in missing.text
    assert words.say(language, "error-not-found-title") in missing.text


@pytest.mark.parametrize("language", words.LANGUAGES)
async def test_an_invitation_that_leads_here_only_says_how_to_start_otherwise(newcomer, language):
    livia = newcomer(**{"Accept-Language": language})
    page = await livia.page(await livia.open("me", "person"))
    for command in ("make play LAN=1", "frontinus serve --lan"):
        assert f"<code>{command}</code>" in page


async def test_actions_are_typed_only_where_one_may_act(newcomer):
    livia, spectator = newcomer(), newcomer()
    address = await livia.open("me", "me")
    assert 'id="typed"' in await livia.page(address)
    assert 'id="typed"' not in await livia.page(f"{address}?at=0")
    assert 'id="typed"' not in await spectator.page(address)


async def test_the_first_start_says_what_it_waits_for(livia, site, monkeypatch):
    said = words.say("en", "start-compiling")
    # by itself it begins a second after the start
    monkeypatch.setattr(site.engine, "_warm_up", lambda: None)
    site.engine.ready = True
    assert said not in await livia.page("/")
    site.engine.ready = False
    monkeypatch.setattr(type(site.engine.compiler), "is_due", lambda *_: True)
    assert said in await livia.page("/")


async def test_the_language_is_switched_and_remembered(livia):
    response = await livia.client.post(
        "/language", data={"language": "fi", "next": "/rules/aqua-romana"}
    )
    assert response.status_code == 303
    assert response.headers["location"] == "/rules/aqua-romana"
    assert '<html lang="fi"' in await livia.page("/")
    for bad in ["//evil.example", "/\\evil.example", "https://evil.example/", ""]:
        response = await livia.client.post("/language", data={"language": "de", "next": bad})
        assert response.headers["location"] == "/"
    assert (await livia.client.post("/language", data={"language": "la"})).status_code == 400


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/t/", "/t/abc", "/t/abcdefghjk", "/t/%00", "/s/", "/s/abc", "/rules/chess",
     "/learn/chess", "/static/", "/static/../app.py", "/static/%2e%2e/app.py",
     "/t/abcdefghjk/scene"],
)  # fmt: skip
async def test_unknown_addresses_are_answered_in_words(livia, path):
    sentence = words.say("en", "error-link" if path == "/s/abc" else "error-not-found")
    page = await livia.client.get(path, headers=HTML)
    assert page.status_code == 404
    assert sentence in page.text
    answer = await livia.client.get(path, headers=JSON)
    assert answer.status_code == 404
    assert answer.json()["error"] == sentence


async def test_wrong_methods_are_answered_in_words(livia):
    address = await livia.open("me", "me")
    for method, path in [
        ("DELETE", address),
        ("GET", f"{address}/actions"),
        ("POST", "/rules/aqua-romana"),
        ("PUT", "/tables"),
        ("POST", "/static/page.css"),
    ]:
        response = await livia.client.request(method, path, headers=HTML)
        assert response.status_code == 405, path
        assert words.say("en", "error-method") in response.text


MALFORMED = [
    b"", b"{", b"[]", b"null", b"17", b'"text"', b"{}", b'{"number": 1}', b'{"actions": ["wait"]}',
    b'{"number": "1", "actions": ["wait"]}', b'{"number": 1.0, "actions": ["wait"]}',
    b'{"number": true, "actions": ["wait"]}', b'{"number": -1, "actions": ["wait"]}',
    b'{"number": 1, "actions": []}', b'{"number": 1, "actions": "wait"}',
    b'{"number": 1, "actions": [1]}', b'{"number": 1, "actions": ["wait"], "request": 5}',
    b'{"number": 1, "actions": ["wait"], "request": ""}', b'{"number": 1e400, "actions": ["wait"]}',
    b'{"number": 1, "actions": ' + json.dumps(["keep"] * 17).encode() + b"}",
    b'{"number": 1, "actions": ["' + b"x" * 300 + b'"]}',
    b'\xff\xfe{"number": 1}', b"[" * 30_000, b'{"a":' * 10_000,
]  # fmt: skip


@pytest.mark.parametrize("body", MALFORMED, ids=range(len(MALFORMED)))
async def test_malformed_requests_change_nothing(livia, body):
    address = await livia.open("me", "me")
    number = await livia.number(address)
    for path in ("actions", "undo", "concede", "stop", "seats/0"):
        if path == "undo" and body == b'{"number": 1}':
            continue
        response = await livia.client.post(
            f"{address}/{path}",
            content=body,
            headers={"Content-Type": "application/json"} | JSON,
        )
        assert response.status_code in {400, 409}, (path, response.text)
        assert response.json()["error"]
    assert await livia.number(address) == number


async def test_bodies_that_are_too_long_are_refused(livia):
    address = await livia.open("me", "me")
    large = json.dumps({"number": 1, "actions": ["x" * BODY_LIMIT]})
    response = await livia.client.post(
        f"{address}/actions", content=large, headers={"Content-Type": "application/json"} | JSON
    )
    assert response.status_code == 413
    assert "64" in response.json()["error"]

    async def stream():
        for _ in range(100):
            yield b"x" * 1000

    headers = HTML | {"Content-Type": "application/json"}
    response = await livia.client.post(f"{address}/actions", content=stream(), headers=headers)
    assert response.status_code == 413
    assert words.say("en", "error-too-large", limit=64) in response.text
    response = await livia.client.post("/records", content=b" " * 1_200_000, headers=JSON)
    assert response.status_code == 413
    assert "1,024" in response.json()["error"] or "1024" in response.json()["error"]


async def test_a_database_that_breaks_later_is_answered_in_words(livia, caplog):
    address = await livia.open("me", "person")
    with contextlib.closing(sqlite3.connect(livia.site.store.name)) as database:
        database.execute("drop table tables")
    page = await livia.client.get("/", headers=HTML)
    answers = [
        await livia.client.get("/t/abcdefghjk", headers=JSON),
        await livia.post(f"{address}/pace", {"pace": 7}),
    ]
    assert words.say("en", "error-database") in page.text
    assert page.headers["content-security-policy"]
    assert [answer.status_code for answer in (page, *answers)] == [503] * 3
    assert [answer.json()["error"] for answer in answers] == [words.say("en", "error-database")] * 2
    complaints = [record for record in caplog.records if record.name == "frontinus.server.answers"]
    assert len(complaints) == 3
    assert "no such table: tables" in complaints[0].message
    assert complaints[0].exc_info is None


async def test_a_database_that_stays_broken_is_complained_of_once(site, monkeypatch, caplog):
    asked, enough = [], asyncio.Event()

    class Broken:
        async def any(self):
            asked.append(len(asked))
            if asked[-1] == 9:
                enough.set()
            raise sqlite3.DatabaseError("disk image is malformed" if asked[-1] else "disk is full")

    @contextlib.asynccontextmanager
    async def changes():
        yield Broken()

    monkeypatch.setattr(house, "FOLLOW", 0.0)
    monkeypatch.setattr(site.store, "changes", changes)
    following = asyncio.create_task(site.house.follow())
    await asyncio.wait_for(enough.wait(), 60)
    following.cancel()
    told = [record for record in caplog.records if record.name == "frontinus.server.house"]
    assert ["full" in record.message for record in told] == [True, False]
    assert not any(record.exc_info for record in told)


async def test_a_fault_of_the_server_is_answered_in_words(livia, app, monkeypatch, caplog):
    async def broken(*_):
        raise RuntimeError("with something secret")

    monkeypatch.setattr(livia.site.house, "get", broken)
    response = await livia.client.get("/t/abcdefghjk", headers=HTML)
    assert response.status_code == 500
    assert words.say("en", "error-server") in response.text
    assert "secret" not in response.text
    assert "Traceback" not in response.text
    assert response.headers["content-security-policy"]
    assert "RuntimeError" in caplog.text


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"players": "1"}, "error-form-players"),
        ({"players": "5"}, "error-form-players"),
        ({"players": "two"}, "error-form-players"),
        ({"players": ""}, "error-form-players"),
        ({"game": "chess"}, "error-malformed"),
        ({"seat-1": "nobody"}, "error-form-seat"),
        ({"option-nothing": "true"}, "error-form-option"),
        ({"option-voluntary-close-needs-tile": "1"}, "error-form-option"),
        ({"option-voluntary-close-needs-tile": "[" * 5000}, "error-form-option"),
        ({"board": "no-such-board"}, "error-malformed"),
        ({"board": "../standard"}, "error-malformed"),
    ],
)
async def test_a_form_that_cannot_be_used_comes_back_with_the_reason(livia, changes, key):
    form = {"game": "aqua-romana", "players": "2", "seat-0": "me", "seat-1": "greedy"} | changes
    page = await livia.client.post("/tables", data=form, headers=HTML)
    assert page.status_code == 422
    wanted = words.variables(key)
    known = {"number": 2, "option": next(iter(changes)).removeprefix("option-")}
    sentence = words.say("en", key, **{name: known[name] for name in wanted})
    assert sentence in page.text
    answer = await livia.client.post("/tables", data=form, headers=JSON)
    assert answer.json()["error"] == sentence


async def test_the_shortest_form_plays_against_a_program(livia):
    response = await livia.client.post("/tables", data={})
    scene = await livia.scene(response.headers["location"])
    assert scene["mine"]
    assert len(scene["names"]) == 2


async def test_a_form_may_come_as_json(livia):
    response = await livia.post("/tables", {"players": "3", "seat-2": "person"})
    assert response.status_code == 201
    assert (await livia.scene(response.json()["address"]))["seats"] == [0]
    assert (await livia.post("/tables", {"players": 3})).status_code == 400
    assert (await livia.post("/tables", ["players"])).status_code == 400


async def test_every_region_is_one_element_with_its_name(livia):
    address = await livia.open("me", "person", pace=5000)
    page = await livia.page(address)
    scene = await livia.scene(address)
    for name, html in scene["regions"].items():
        assert re.match(rf"\s*<\w+[^>]*\sid=\"{name}\"", html), name
        assert page.count(f'id="{name}"') == 1, name
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids)), sorted({i for i in ids if ids.count(i) > 1})
    carried = embedded(page)
    assert carried["regions"] == {}
    assert carried["words"]
    assert scene["words"] == {}
    for key in ("number", "legal", "previews", "seats", "colours", "names", "step"):
        assert carried[key] == scene[key]


@pytest.mark.parametrize("language", words.LANGUAGES)
async def test_no_two_fields_of_a_table_have_one_name(newcomer, language):
    livia = newcomer(**{"Accept-Language": language})
    page = await livia.page(await livia.open("me", "greedy"))
    names = re.findall(r"<label[^>]*>([^<]+)", page)
    assert len(names) > 8
    assert len(set(names)) == len(names)


async def test_earlier_positions_have_addresses(livia):
    address = await livia.open("me", "me")
    await set_up(address, livia)
    await livia.act(address, "build c1S Sc B", "keep")
    scene = await livia.scene(address, at=12)
    assert (scene["at"], scene["length"]) == (12, 14)
    assert scene["legal"] == []
    assert 'id="tile-c2"' not in scene["regions"]["board"]
    assert 'id="tile-c2"' in (await livia.scene(address))["regions"]["board"]
    assert (await livia.scene(address, at=99))["at"] == 14
    assert (await livia.scene(address, at="x"))["at"] is None
    page = await livia.page(f"{address}?at=12")
    assert embedded(page)["at"] == 12


async def test_static_files_are_asked_for_again_and_not_sent_twice(livia):
    for path in ["/static/page.css", "/static/board.css", "/static/table.js"]:
        first = await livia.client.get(path)
        assert first.status_code == 200, path
        assert first.headers["cache-control"] == "no-cache"
        again = await livia.client.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
    assert (await livia.client.get("/favicon.ico")).status_code == 308


async def test_pages_are_compressed_and_not_kept(livia):
    response = await livia.client.get("/rules/aqua-romana")
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["cache-control"] == "no-store"


async def test_the_rules_page_has_an_anchor_and_a_summary_for_every_rule(livia):
    from frontinus.games import find_game

    text = find_game("aqua-romana").rules_text()
    numbers = re.findall(r"^\*\*(AR-\d+\.\d+) ", text, re.MULTILINE)
    assert len(numbers) > 100
    page = await livia.page("/rules/aqua-romana")
    for number in numbers:
        assert page.count(f'id="{number}"') == 1, number
    assert '<a href="#AR-6.4">AR-6.4</a>' in page
    assert "**" not in re.sub(r"<pre>.*?</pre>", "", page, flags=re.DOTALL)


@pytest.mark.parametrize("game", ["aqua-romana", "palatinus", "aquaedukt"])
async def test_chapters_of_the_rules_are_named_in_the_readers_language(newcomer, game):
    for chapter in rulebooks.document(game)[1]:
        title, _, _ = chapter.title.partition(" (option")
        assert words.say("en", f"chapter-{chapter.number}") == title
    english, german = [
        await newcomer(**{"Accept-Language": language}).page(f"/rules/{game}")
        for language in ("en", "de")
    ]
    assert "3 Der Zug" in german
    assert "auf Englisch" in german
    contents = german[german.index("<ol>") : german.index("</ol>")]
    assert "The turn" not in contents
    assert "3 The turn" in english


async def test_a_problem_report_helps_and_tells_no_secret(livia):
    address = await livia.open("me", "person", **{"name-0": "Livia Drusilla"})
    await livia.act(address, "place C Nc")
    response = await livia.client.get(f"{address}/problem")
    assert "attachment" in response.headers["content-disposition"]
    report = response.json()
    assert report["version"]
    assert report["length"] == 1
    assert report["number"] == await livia.number(address)
    assert report["record"]["actions"] == ["place C Nc"]
    assert "Livia Drusilla" not in response.text
