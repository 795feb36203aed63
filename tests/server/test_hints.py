"""Hints at a table: for whoever is to act, and for nobody else."""

from __future__ import annotations

import re

import pytest


async def hint(browser, address):
    return (await browser.client.get(f"{address}/hint")).json()["regions"]


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["palatinus"])
async def test_a_hint_names_legal_actions_and_reasons(livia, marcus, game):
    address = await livia.open("me", "me", game=game)
    scene = await livia.scene(address)
    regions = await hint(livia, address)
    suggested = re.findall(r'data-action="([^"]+)"', regions["hint"])
    assert 1 <= len(suggested) <= 3
    assert set(suggested) <= set(scene["legal"])
    assert "% to win" in regions["hint"]
    assert 'data-do="hint"' in (await livia.client.get(address)).text
    assert await hint(marcus, address) == {}
    assert 'data-do="hint"' not in (await marcus.client.get(address)).text
