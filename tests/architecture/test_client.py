"""The page's own modules stay small and ask nothing of the outside world."""

from __future__ import annotations

import re

from tests.architecture.tree import PACKAGE

STATIC = PACKAGE / "server" / "static"
TEMPLATES = PACKAGE / "server" / "templates"
BUDGET = 40_000
"""Bytes of all modules of a page together, as they are served without compression."""


def test_client_keeps_to_its_budget():
    common = {
        path.name: path.stat().st_size
        for path in STATIC.glob("*.js")
        if path.name != "page.js"  # for pages without a table
    }
    for game in (STATIC / "games").glob("*.js"):
        sizes = common | {game.name: game.stat().st_size}
        assert sum(sizes.values()) < BUDGET, sizes


def test_nothing_is_asked_of_the_outside_world():
    served = [*STATIC.rglob("*"), *TEMPLATES.rglob("*")]
    asking = [
        (path.name, address)
        for path in served
        if path.suffix in {".js", ".css", ".html"}
        for address in re.findall(
            r"(?:https?:)?//[\w.-]+\.[a-z]{2,}[^\s\"']*", path.read_text("utf-8")
        )
        if not address.startswith("http://www.w3.org/")
    ]
    assert asking == []


def test_a_part_of_a_page_goes_no_level_too_deep_at_once():
    """Each may be the first after the page's title, since the others come and go."""
    parts = [*(TEMPLATES / "regions").glob("*.html"), *(TEMPLATES / "games").rglob("*.html")]
    first = {
        part.name: heading[1]
        for part in parts
        if (heading := re.search(r"<h(\d)", part.read_text("utf-8")))
    }
    assert first.pop("prompt.html") == "1"
    assert set(first.values()) == {"2"}, first
