"""Hints at a table: for whoever is to act, and for nobody else."""

from __future__ import annotations

import asyncio
import re
from threading import Event

import pytest

from frontinus.bots.hints import Hint
from frontinus.server import thinking
from tests.server.conftest import PATIENCE, until


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
    named = re.findall(r'data-action="[^"]+"[^>]*>([^<]+)<', regions["hint"])
    assert [name.startswith("Lay tile ") for name in named] == [True] * len(suggested)
    shown = re.findall(r'class="rank"[^>]*>(\d)<', regions["advised"])
    assert sorted(set(shown)) == [str(rank) for rank in range(1, len(suggested) + 1)]
    assert 'id="advised"' in (await livia.client.get(address)).text
    assert 'data-do="hint"' in (await livia.client.get(address)).text
    assert await hint(marcus, address) == {}
    assert 'data-do="hint"' not in (await marcus.client.get(address)).text


class Adviser:
    """Answers otherwise each time, and not before it is let go."""

    def __init__(self):
        self.go = Event()
        self.stops = []
        self.tables = []

    def advise(self, match, _seat, stop):
        self.stops.append(stop)
        self.tables.append(match.players)
        place = len(self.stops)
        assert self.go.wait(PATIENCE)
        return [Hint(match.legal_actions()[place], 30.0 + place, 0.5, ())]


@pytest.fixture
def adviser(monkeypatch):
    made = Adviser()
    monkeypatch.setattr(thinking, "advise", made.advise)
    yield made
    made.go.set()


async def test_one_question_has_one_answer_and_no_move_waits_for_it(livia, adviser):
    address = await livia.open("me", "me")
    asked = [asyncio.create_task(hint(livia, address)) for _ in range(20)]
    other = await livia.open("me", "uniform")
    await livia.act(other, (await livia.scene(other))["legal"][0])

    async def moved():
        return len((await livia.table(other)).match.actions) >= 2

    await until(moved, "the program at the other table moves")
    await until(lambda: bool(adviser.stops), "a hint is looked for")
    assert not any(task.done() for task in asked)
    assert len(adviser.stops) == 1
    adviser.go.set()
    answers = await asyncio.gather(*asked)
    assert "31 points" in answers[0]["hint"]
    assert all(answer == answers[0] for answer in answers)
    assert await hint(livia, address) == answers[0]
    assert len(adviser.stops) == 1
    await livia.act(address, (await livia.scene(address))["legal"][0])
    assert "32 points" in (await hint(livia, address))["hint"]
    await livia.undo(address)
    assert "data-action" in (await hint(livia, address))["hint"]


async def test_a_look_ends_when_the_seat_has_left_the_position(livia, adviser):
    address = await livia.open("me", "uniform")

    async def mine_again():
        return len((await livia.table(address)).match.actions) == 2

    early = asyncio.create_task(hint(livia, address))
    await until(lambda: bool(adviser.stops), "a hint is looked for")
    await livia.act(address, (await livia.scene(address))["legal"][0])
    await until(mine_again, "the program moves")
    assert not adviser.stops[0].is_set()
    late = asyncio.create_task(hint(livia, address))
    await until(adviser.stops[0].is_set, "the first look ends")
    adviser.go.set()
    assert await early == {}
    assert "data-action" in (await late)["hint"]


async def test_who_asks_much_lets_others_wait_for_one_look(livia, marcus, adviser):
    much = [await livia.open(*["me"] * players) for players in (2, 3, 2)]
    little = await marcus.open(*["me"] * 4)
    asked = [asyncio.create_task(hint(livia, address)) for address in much]
    await until(lambda: bool(adviser.stops), "a hint is looked for")
    asked.append(asyncio.create_task(hint(marcus, little)))
    await asyncio.sleep(0.2)
    adviser.go.set()
    await asyncio.gather(*asked)
    assert adviser.tables[1] == 4
    assert sorted(adviser.tables) == [2, 2, 3, 4]


async def test_a_look_that_failed_is_tried_again(livia, site, adviser, monkeypatch):
    def fail(*_):
        raise RuntimeError

    monkeypatch.setattr(thinking, "advise", fail)
    address = await livia.open("me", "me")
    match = (await livia.table(address)).match
    with pytest.raises(RuntimeError):
        await site.thinkers.hint("1", match.copy(), 0, "a")
    monkeypatch.setattr(thinking, "advise", adviser.advise)
    adviser.go.set()
    assert [found.points for found in await site.thinkers.hint("1", match.copy(), 0, "a")] == [31.0]


async def test_nobody_waits_for_a_hint_of_a_server_that_stops(livia, site, adviser):
    addresses = [await livia.open("me", "me") for _ in range(3)]
    asked = [asyncio.create_task(hint(livia, address)) for address in addresses]
    await until(lambda: bool(adviser.stops), "a hint is looked for")
    site.thinkers.hush()
    assert await asyncio.wait_for(asyncio.gather(*asked), PATIENCE) == [{}, {}, {}]
    assert adviser.stops[0].is_set()
    assert await hint(livia, addresses[0]) == {}


async def test_the_search_is_compiled_beside_the_server_before_a_hint(
    livia, site, adviser, monkeypatch
):
    order = []
    monkeypatch.setattr(site.engine.compiler, "run", lambda *what: order.append(what))
    monkeypatch.setattr(thinking, "advise", lambda *_: order.append("advise") or [])
    await hint(livia, await livia.open("me", "greedy", game="aquaedukt"))
    assert order[-2:] == [(thinking.SEARCH, "aquaedukt"), "advise"]
