"""Keys, secrets, cookies, and what every request has to pass."""

import errno
import logging
import os
import stat
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from frontinus.core.errors import FrontinusError
from frontinus.server.security import (
    Identity,
    clean_name,
    hash_secret,
    same_origin,
    shown_path,
    signing_key,
)
from tests.server.conftest import ORIGIN, embedded

PAGES = [
    "/",
    "/rules/aqua-romana",
    "/learn/aqua-romana",
    "/nowhere",
    "/static/nothing.js",
    "/static/board.css",
    "/s/nosuchsecret",
    "/t/nosuchtable",
    "/t/abcdefghjk",
]


def test_the_key_is_made_once_and_read_by_its_owner_alone(tmp_path):
    key = signing_key(tmp_path)
    assert len(key) == 32
    assert signing_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "signing.key").stat().st_mode) == 0o600


def test_a_broken_key_is_not_used(tmp_path):
    (tmp_path / "signing.key").write_bytes(b"short")
    with pytest.raises(FrontinusError, match=r"signing\.key"):
        signing_key(tmp_path)
    assert (tmp_path / "signing.key").read_bytes() == b"short"


@pytest.mark.parametrize("links", [True, False])
def test_the_key_appears_whole(tmp_path, monkeypatch, links):
    def link(source, target):
        assert Path(source).stat().st_size == 32
        assert not Path(target).exists()
        raise OSError(errno.EPERM, "no links here")

    if not links:
        monkeypatch.setattr(os, "link", link)
    key = signing_key(tmp_path)
    assert len(key) == 32
    assert [path.name for path in tmp_path.iterdir()] == ["signing.key"]
    assert signing_key(tmp_path) == key


def test_two_first_starts_at_once_have_one_key(tmp_path, monkeypatch):
    first = signing_key(tmp_path)
    # the second looked before the first had linked its key
    monkeypatch.setattr(Path, "exists", lambda _: False)
    assert signing_key(tmp_path) == first
    assert len([*tmp_path.iterdir()]) == 1


def test_secrets_of_seats_depend_on_everything():
    one, other = Identity(b"k" * 32), Identity(b"l" * 32)
    secrets = {
        one.seat_secret("a", 0, "n"),
        one.seat_secret("a", 1, "n"),
        one.seat_secret("b", 0, "n"),
        one.seat_secret("a", 0, "m"),
        other.seat_secret("a", 0, "n"),
    }
    assert len(secrets) == 5
    assert all(len(secret) == 22 for secret in secrets)
    assert one.cookie != other.cookie
    assert hash_secret("a") != hash_secret("b")


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "cross-site", "origin": "http://a:1", "host": "a:1"}, False),
        ({"origin": "http://192.168.1.5:8470", "host": "192.168.1.5:8470"}, True),
        ({"origin": "http://evil.example", "host": "192.168.1.5:8470"}, False),
        ({"origin": "http://192.168.1.5", "host": "192.168.1.5:8470"}, False),
        ({"origin": "null", "host": "192.168.1.5:8470"}, False),
        ({"origin": "", "host": "192.168.1.5:8470"}, False),
        ({"origin": "http://[", "host": "["}, False),
    ],
)
def test_requests_of_other_sites_are_told_apart(headers, ours):
    assert same_origin(Headers(headers)) is ours


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Livia   Drusilla ", "Livia Drusilla"),
        ("<b>&\"'", "<b>&\"'"),
        ("a\x00b\x1bc\nd", "abc d"),
        ("\u202eevil\u2066", "evil"),
        ("\ufeff\u200b", ""),
        ("x" * 100, "x" * 40),
        (None, ""),
        (["Livia"], ""),
        ("Ливия", "Ливия"),
    ],
)
def test_names_are_made_fit_for_one_line(given, kept):
    assert clean_name(given) == kept


def test_logs_show_no_secret_and_no_second_line():
    assert shown_path("/s/AbCdEfGhIjKlMnOpQrStUv") == "/s/***"
    assert shown_path("/t/abcdefghjk/live") == "/t/abcdefghjk/live"
    assert "\n" not in shown_path("/a\nb\r\u2028c")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("accept", ["text/html", "application/json"])
async def test_every_answer_has_the_strict_headers(livia, path, accept):
    response = await livia.client.get(path, headers={"Accept": accept})
    policy = response.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "same-origin"
    assert "server" not in response.headers


async def test_pages_have_nothing_that_the_policy_forbids(livia):
    address = await livia.open("me", "person", "greedy", pace=5000)
    for path in ["/", address, f"{address}/log", "/rules/aqua-romana", "/learn/aqua-romana"]:
        page = await livia.page(path)
        assert " style=" not in page
        assert "<style" not in page
        assert "javascript:" not in page
        assert not any(f" on{event}=" in page for event in ("click", "load", "error", "submit"))
        assert "http://" not in page.replace("http://www.w3.org", "").replace(ORIGIN, "")


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}],
)
async def test_posts_of_other_sites_are_refused_everywhere(livia, app, headers):
    address = await livia.open("me", "me")
    for route in app.routes:
        if "POST" not in (getattr(route, "methods", None) or ()):
            continue
        path = route.path.replace("{table}", address[3:]).replace("{seat}", "0")
        response = await livia.client.post(path, json={}, headers=headers)
        assert response.status_code == 403, path
        assert response.text
    assert await livia.number(address) == 1 + 1


async def test_cookies_are_signed(livia, marcus, site):
    address = await livia.open("me", "me")
    name = site.identity.cookie
    value = livia.client.cookies[name]
    browser, _, signature = value.partition(".")
    assert site.identity.cookie.startswith("frontinus-")
    # not the last letter: two of its six bits tell nothing
    other = ("B" if signature[0] == "A" else "A") + signature[1:]
    for forged in [browser, f"{browser}.", f"{browser}.{other}", f"x{value}", "ü", ""]:
        marcus.client.cookies.clear()
        marcus.client.cookies.set(name, forged.encode("ascii", "replace").decode())
        assert (await marcus.act(address, "place C Nc")).status_code == 403
    marcus.client.cookies.clear()
    marcus.client.cookies.set(name, value)
    assert (await marcus.act(address, "place C Nc")).status_code == 200


async def test_cookies_cannot_be_read_by_scripts(newcomer):
    browser = newcomer()
    response = await browser.client.post("/tables", data={"seat-1": "greedy"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    first = await browser.client.get("/")
    assert "set-cookie" not in first.headers


async def test_no_secret_is_in_a_log_or_in_what_others_get(livia, marcus, newcomer, caplog, site):
    caplog.set_level(logging.DEBUG)
    address = await livia.open("me", "person", "person")
    table = await livia.table(address)
    secrets = [site.house.link(table, seat).removeprefix("/s/") for seat in range(3)]
    await marcus.client.get(f"/s/{secrets[1]}")
    await marcus.client.post(f"/s/{secrets[1]}", data={"name": "Marcus"})
    await marcus.client.get(f"/s/{secrets[1]}?again=1")
    await livia.act(address, "place C Nc")
    watcher = newcomer()
    seen = ""
    for path in ["", "/scene", "/log", "/record", "/problem"]:
        seen += (await watcher.client.get(address + path)).text
    hidden = [*secrets, site.house.identity.cookie, table.header.seed, table.header.creator]
    hidden += [seat.nonce for seat in table.seats] + [seat.secret for seat in table.seats]
    hidden += [livia.client.cookies[site.identity.cookie].split(".")[0]]
    log = "\n".join(record.getMessage() for record in caplog.records if "httpx" not in record.name)
    for secret in hidden:
        assert secret not in seen
        if secret != site.house.identity.cookie:
            assert secret not in log
    # a seat sees its own link, not that of a free seat which another opened
    own = (await marcus.client.get(address)).text
    assert secrets[1] in own
    assert secrets[0] not in own
    assert secrets[2] not in own
    assert secrets[2] in (await livia.client.get(address)).text
    assert secrets[1] not in (await livia.client.get(address)).text


async def test_the_page_carries_its_scene_safely(livia):
    name = '</script><script>alert(1)</script>&<!--"'
    address = await livia.open("me", "me", **{"name-0": name, "title": name})
    page = await livia.page(address)
    assert "<script>alert" not in page
    assert "<!--" not in page
    assert embedded(page)["names"][0] == name[:40].strip()
    assert "&lt;/script&gt;" in page
    for path in ["/", f"{address}/log", f"{address}?at=0"]:
        assert "<script>alert" not in await livia.page(path)
