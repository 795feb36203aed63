"""The page's own modules stay small and ask nothing of the outside world."""

from __future__ import annotations

import re

from tests.architecture.tree import PACKAGE

STATIC = PACKAGE / "server" / "static"
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
    served = [*STATIC.rglob("*"), *(PACKAGE / "server" / "templates").rglob("*")]
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
