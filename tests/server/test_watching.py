"""Watching programs think: who asks for it sees it, if nothing hidden could be told by it."""

from __future__ import annotations

import asyncio
import json

import pytest

import frontinus
from frontinus.bots.search import Choice, Thought
from frontinus.server import chance
from frontinus.words import say
from tests.server.conftest import NEVER, PATIENCE, until


class Searcher:
    """A program that looks at nothing, and says that it has looked at everything."""

    def __init__(self, prefer=(), place=0):
        self.prefer = prefer
        self.place = place
        self.report = None
        self.asked = []

    def choose(self, observation, _rng):
        legal = observation.legal_actions()
        self.asked.append(self.report)
        if self.report is not None:
            self.report(thought_of(observation, legal))
        return next(
            (text for verb in self.prefer for text in legal if text.startswith(verb)),
            legal[self.place],
        )


def thought_of(observation, legal):
    points, chances = [7.0, *[31.4] * 4], [0.375, *[0.625] * 4]
    choices = [
        Choice(text, visits, 0.5, tuple(points), tuple(chances))
        for text, visits in zip(legal, (60, 30, 10), strict=False)
    ]
    return Thought(tuple(choices), tuple(legal[:1]))


@pytest.fixture
def seat_program(site, monkeypatch):
    """Let a program of our own sit wherever `tiro` does."""
    made = frontinus.bot

    def seat(program):
        monkeypatch.setattr(frontinus, "bot", lambda n: program if n == "tiro" else made(n))
        # nothing searches, so there is nothing to compile
        site.thinkers._prepared |= {"aqua-romana", "aquaedukt", "palatinus"}
        return program

    return seat


class Watcher:
    """Whoever holds a stream open, and all that he gets."""

    def __init__(self, app, browser, address, **query):
        self.body = b""
        self.came = asyncio.Event()
        self.gone = asyncio.Event()
        cookies = "; ".join(f"{name}={value}" for name, value in browser.client.cookies.items())
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": f"{address}/live",
            "raw_path": f"{address}/live".encode(),
            "root_path": "",
            "query_string": "&".join(f"{k}={v}" for k, v in query.items()).encode(),
            "headers": [
                (b"host", b"127.0.0.1:8470"),
                (b"cookie", cookies.encode()),
                (b"accept-language", browser.client.headers.get("accept-language", "en").encode()),
            ],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8470),
        }
        self.running = asyncio.create_task(app(scope, self.receive, self.send))
        self.running.add_done_callback(lambda _: self.came.set())

    async def receive(self):
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message):
        self.body += message.get("body", b"")
        self.came.set()

    def events(self, kind):
        """Give what came of one kind."""
        parts = [part.split(b"\n") for part in self.body.split(b"\n\n")]
        head = b"event: " + kind.encode()
        return [json.loads(part[-1].removeprefix(b"data: ")) for part in parts if head in part]

    async def until(self, enough):
        """Wait until enough has come."""
        async with asyncio.timeout(PATIENCE):
            while not enough():
                assert not self.running.done()
                self.came.clear()
                await self.came.wait()

    @property
    def seen(self):
        """What is said of the programs' thinking now."""
        thinking = self.events("thinking")
        return thinking[-1]["regions"]["thinking"] if thinking else ""


@pytest.fixture
async def look(app):
    """Open streams, and close them at the end."""
    opened = []

    def at(browser, address, **query):
        opened.append(Watcher(app, browser, address, **query))
        return opened[-1]

    yield at
    for one in opened:
        one.gone.set()
        await one.running


async def test_nobody_is_told_what_he_does_not_ask_for(livia, look, seat_program):
    program = seat_program(Searcher())
    address = await livia.open("me", "tiro")
    watcher = look(livia, address)
    await livia.act(address, (await livia.scene(address))["legal"][0])
    await watcher.until(lambda: (watcher.events("scene") or [{}])[-1].get("length") == 2)
    assert program.asked == [None]
    assert watcher.events("thinking") == []
    assert (await livia.table(address)).thoughts == {}
    assert (
        "%"
        not in (await livia.page(address)).partition('id="watching"')[2].partition("</section>")[0]
    )


async def test_who_asks_sees_it_and_it_stays_after_the_move(livia, marcus, look, seat_program):
    program = seat_program(Searcher())
    address = await livia.open("me", "tiro", pace=NEVER)
    watcher, spectator = look(livia, address, thinking="on"), look(marcus, address, thinking="on")
    await watcher.until(lambda: watcher.seen)
    assert say("en", "thinking-none") in watcher.seen
    scene = await livia.scene(address)
    await livia.act(address, scene["legal"][0])
    await watcher.until(lambda: "62 % to win" in watcher.seen)
    assert None not in program.asked
    for share in ("60 %", "30 %", "10 %"):
        assert share in watcher.seen
    assert ">Place " in watcher.seen
    assert "placed" not in watcher.seen
    assert 'width="60"' in watcher.seen
    await livia.post(f"{address}/pace", {"pace": 0})
    await watcher.until(lambda: watcher.events("scene")[-1]["length"] == 2)
    await watcher.until(
        lambda: "rank" not in watcher.events("thinking")[-1]["regions"]["considered"]
    )
    assert "62 % to win" in watcher.seen
    assert any("rank" in event["regions"]["considered"] for event in watcher.events("thinking"))
    assert f"({say('en', 'thinking-chosen')})" in watcher.seen
    assert say("en", "thinking-errs") in watcher.seen
    # another reader of the language gets the same, and whoever comes again gets it at once
    await spectator.until(lambda: spectator.seen == watcher.seen)
    again = look(livia, address, thinking="on", after=await livia.number(address))
    await again.until(lambda: again.seen == watcher.seen)
    assert again.events("scene") == []


async def test_what_was_played_is_told_also_if_it_is_not_among_the_most_looked_at(
    livia, look, seat_program
):
    seat_program(Searcher(place=-1))
    address = await livia.open("me", "tiro")
    watcher = look(livia, address, thinking="on")
    await livia.act(address, (await livia.scene(address))["legal"][0])
    other = say("en", "thinking-other", action="Place a ")
    await watcher.until(lambda: other in watcher.seen)
    assert f"({say('en', 'thinking-chosen')})" not in watcher.seen


async def test_what_is_played_after_an_undo_was_not_thought_before(livia, look, seat_program):
    seat_program(Searcher())
    address = await livia.open("me", "tiro", pace=NEVER)
    watcher = look(livia, address, thinking="on")
    first = (await livia.scene(address))["legal"][0]
    await livia.act(address, first)
    await watcher.until(lambda: "62 % to win" in watcher.seen)
    assert (await livia.undo(address)).status_code == 200
    watcher.gone.set()
    await watcher.running
    # nobody looks while it thinks again
    await livia.post(f"{address}/pace", {"pace": 0})
    await livia.act(address, first)
    blind = look(livia, address)
    await blind.until(lambda: (blind.events("scene") or [{}])[-1].get("length") == 2)
    late = look(livia, address, thinking="on")
    await late.until(lambda: late.seen)
    assert "62 % to win" in late.seen
    assert f"({say('en', 'thinking-chosen')})" not in late.seen


async def test_what_was_thought_stays_when_the_table_is_finished(livia, look, seat_program):
    seat_program(Searcher())
    address = await livia.open("me", "tiro")
    watcher = look(livia, address, thinking="on")
    await livia.act(address, (await livia.scene(address))["legal"][0])
    await watcher.until(lambda: f"({say('en', 'thinking-chosen')})" in watcher.seen)
    seen = watcher.seen
    await livia.post(f"{address}/concede", {"number": await livia.number(address), "seat": 0})
    late = look(livia, address, thinking="on")
    await late.until(lambda: late.seen)
    assert late.seen == seen
    assert " watched" in (await livia.scene(address))["regions"]["seats"]


@pytest.mark.parametrize(
    ("bot", "game"), [("tiro", "aquaedukt"), ("greedy", "aquaedukt"), ("tiro", "palatinus")]
)
async def test_a_finished_table_says_nothing_of_what_is_to_come(
    livia, look, seat_program, bot, game
):
    seat_program(Searcher())
    address = await livia.open("me", bot, game=game)
    assert " watched" in (await livia.scene(address))["regions"]["seats"]
    await livia.post(f"{address}/concede", {"number": await livia.number(address), "seat": 0})
    watcher = look(livia, address, thinking="on")
    await watcher.until(lambda: watcher.seen)
    assert "<p" not in watcher.seen
    assert " watched" not in (await livia.scene(address))["regions"]["seats"]


async def test_nothing_is_said_of_how_a_person_thinks_who_conceded(livia, look, seat_program):
    seat_program(Searcher())
    address = await livia.open("me", "me", "tiro")
    await livia.post(f"{address}/concede", {"number": await livia.number(address), "seat": 0})
    watcher = look(livia, address, thinking="on")
    await watcher.until(lambda: watcher.seen)
    assert (await livia.table(address)).program(0)
    assert watcher.seen.count("<p") == 1
    assert say("en", "thinking-none") in watcher.seen


async def test_it_ends_when_nobody_looks_any_more(livia, site, look, seat_program):
    seat_program(Searcher())
    address = await livia.open("me", "tiro")
    name = address.rpartition("/")[2]
    watcher = look(livia, address, thinking="on")
    await watcher.until(lambda: watcher.seen)
    assert site.hub.is_curious(name)
    watcher.gone.set()
    await watcher.running
    assert not site.hub.is_curious(name)


@pytest.mark.parametrize("language", ["en", "fi", "ru", "de"])
async def test_a_program_without_a_search_says_so(newcomer, look, language):
    livia = newcomer(**{"accept-language": language})
    address = await livia.open("me", "greedy", "uniform")
    watcher = look(livia, address, thinking="on")
    await watcher.until(lambda: watcher.seen)
    for seat in (1, 2):
        name = say(language, f"name-{seat}")
        assert say(language, "thinking-blind", name=name) in watcher.seen


async def palatinus(livia, marcus, look, seat_program, token):
    """Play until the program has placed a wolf, and give all that everybody got."""
    program = seat_program(Searcher(prefer=(token,)))
    address = await livia.open("me", "tiro", game="palatinus")
    watchers = [look(one, address, thinking="on") for one in (livia, marcus)]
    table = await livia.table(address)

    async def placed():
        scene = await livia.scene(address)
        if any(text.startswith(token) for text in table.match.actions):
            return True
        if scene["mine"]:
            await livia.act(address, scene["legal"][0])
        return False

    await until(placed, f"the program places {token}")
    for watcher in watchers:
        await watcher.until(lambda one=watcher: one.events("scene")[-1]["number"] == table.number)
    assert program.asked
    assert set(program.asked) == {None}
    played = [text for text in table.match.actions if text.startswith(token)]
    bodies = [watcher.body.replace(table.id.encode(), b"ID") for watcher in watchers]
    return watchers, played, bodies


async def test_what_a_program_holds_hidden_is_told_to_nobody(
    livia, marcus, look, seat_program, monkeypatch
):
    """The same match twice, with another token under the wolf of the program: the same bytes."""
    monkeypatch.setattr(chance, "new_seed", lambda: "0" * 32)
    first, one, bytes_of_first = await palatinus(livia, marcus, look, seat_program, "merchant*")
    other, two, bytes_of_other = await palatinus(livia, marcus, look, seat_program, "farmer*")
    assert one[0].partition(" ")[2] == two[0].partition(" ")[2]
    for watcher, twin in zip(first, other, strict=True):
        thinking = watcher.events("thinking")
        assert thinking == twin.events("thinking")
        assert {say("en", "thinking-secret") in e["regions"]["thinking"] for e in thinking} == {
            True
        }
        assert {"rank" in e["regions"]["considered"] for e in thinking} == {False}
    assert len(bytes_of_first) == len(bytes_of_other)


async def test_with_open_tokens_there_is_nothing_to_keep(livia, look, seat_program):
    seat_program(Searcher())
    address = await livia.open("me", "tiro", game="palatinus", **{"option-open-tokens": "true"})
    watcher = look(livia, address, thinking="on")

    async def told():
        scene = await livia.scene(address)
        if scene["mine"]:
            await livia.act(address, scene["legal"][0])
        return "62 % to win" in watcher.seen

    await until(told, "it is told what the program thinks")
    assert say("en", "thinking-secret") not in watcher.seen
