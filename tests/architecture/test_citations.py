"""Every numbered rule is cited by a test of its game, or says nothing that could be tested."""

from __future__ import annotations

import re

import pytest

from frontinus.games import MODULES
from tests.architecture.tree import PACKAGE, ROOT

EXEMPT: dict[str, dict[str, str]] = {
    "aqua_romana": {},
    "palatinus": {},
    "aquaedukt": {},
}
"""Rules that state nothing testable, each with the reason."""
GAMES = sorted(MODULES.values())
NUMBER = re.compile(r"\b[A-Z]{2}-\d+\.\d+")
NAMED = re.compile(r"def test_([a-z]{2})_(\d+)_(\d+)_")


def numbered(game: str) -> set[str]:
    """List the numbers of a game's rules."""
    document = (PACKAGE / "games" / game / "rules.md").read_text("utf-8")
    return set(re.findall(r"^\*\*([A-Z]{2}-\d+\.\d+)", document, re.MULTILINE))


def cited(game: str) -> set[str]:
    """List the numbers that the tests of a game bear in their names or cite."""
    found = set()
    for path in (ROOT / "tests" / "games" / game).rglob("*.py"):
        text = path.read_text("utf-8")
        found.update(NUMBER.findall(text))
        found.update(f"{a.upper()}-{b}.{c}" for a, b, c in NAMED.findall(text))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited(game):
    assert numbered(game) - cited(game) == set(EXEMPT[game])


@pytest.mark.parametrize("game", GAMES)
def test_only_rules_that_exist_are_cited(game):
    assert cited(game) | set(EXEMPT[game]) <= numbered(game)


@pytest.mark.parametrize("game", GAMES)
def test_package_cites_rules_that_exist(game):
    """Docstrings and refusals, in the game's own folder and above it."""
    prefix = next(iter(numbered(game)))[:3]
    for path in PACKAGE.rglob("*"):
        if path.suffix in {".py", ".ftl"}:
            found = {n for n in NUMBER.findall(path.read_text("utf-8")) if n.startswith(prefix)}
            assert found <= numbered(game), path.name
