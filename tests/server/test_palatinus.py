"""What the page of Palatinus tells is so, and nobody is told what he may not know (PA-4)."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from starlette.applications import Starlette

import frontinus
from frontinus import words
from frontinus.core.match import Match
from frontinus.games.palatinus import GAME
from frontinus.games.palatinus.outlook import outlooks
from frontinus.server.engine import Engine
from frontinus.server.games import palatinus
from frontinus.server.store import Event, Stored
from frontinus.server.tables import Table
from tests.contract.test_secrets import other_wolves
from tests.server.conftest import JSON, Browser
from tests.server.whole_games import company, largest_scene, positions

PAGE = palatinus.page()


SET_UP = (
    "draw E; draw A; lay X3 r0; draw G; lay X2 r5; draw C; lay X1 r0; draw D; lay X4 r5; draw B; "
    "lay X6 r0; draw F; lay X5 r2; laurels 443535"
).split("; ")


def begin(players: int, *actions: str, **options: Any) -> Match:
    match = Match(GAME, players, GAME.named_board("standard"), options)
    for action in (*SET_UP, *actions):
        match.play(action)
    return match


# --- what the page tells --------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_previews_are_the_outlook_by_kind_and_place(players, seed):
    seen = set()
    for match in positions(GAME, players, seed):
        if match.over or len(match.actions) % 5:
            continue
        observation = match.observation(match.to_play)
        found = PAGE.previews(observation)
        placing = observation.position().step == "place"
        legal = observation.legal_actions() if placing else []
        assert set(found) == {action.replace("*", "") for action in legal}
        for action, outlook in outlooks(observation, legal).items():
            told = found[action.replace("*", "")]
            assert tuple(told["sum"]) == (outlook.low, outlook.high)
            assert tuple(told.get("gives", ())) == outlook.gives
            assert len(told.get("shifts", ())) == len(outlook.shifts)
            assert [one[0] for one in told.get("prey", ())] == [one.soldier for one in outlook.prey]
            seen |= set(told)
    assert seen == {"sum", "gives", "shifts", "others", "prey", "points"}


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 5])
def test_scenes_stay_small(players):
    """100 kB unpacked, 20 kB packed."""
    largest, packed = largest_scene(PAGE, positions(GAME, players, 7))
    assert largest < 100_000
    assert packed < 20_000


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("players", "options"), [(2, {"same_owner": "once"}), (5, {"open_tokens": True}), (3, {})]
)
def test_everything_can_be_said_at_any_time(players, options):
    steps = set()
    for match in positions(GAME, players, 5, **options):
        for seat in (None, 0):
            look = PAGE.look(match.observation(seat))
            people = company(players)
            assert PAGE.prompt("fi", look, people).title
            assert PAGE.text("fi", look, people)
            hills = PAGE.panel("hills", "fi", look, people).hills
            assert [hill.letter for hill in hills] == list("ABCDEFG")
            notes = [PAGE.note("fi", look, seat) for seat in range(players)]
        steps.add(PAGE.step(look))
        if match.over:
            assert PAGE.result("fi", look, people)
            assert [note.points for note in notes] == match.scores
            assert all(sum(share.low for share in hill.shares) >= 0 for hill in hills)
            continue
        observation = match.observation(match.to_play)
        legal = observation.legal_actions()
        staged = legal[len(match.actions) * 7 % len(legal)]
        place = staged.split(" ")[1]
        for picks in (
            {},
            {"token": staged.split(" ")[0], "place": place, "staged": staged},
            {"token": "x", "place": "zz", "staged": "wolf A1", "follow": "\0"},
            {"slot": "X1", "turn": "r9"},
        ):
            region = PAGE.choices("fi", observation, people, picks)
            assert len(region.options) == (5 if PAGE.step(look) == "place" else 0)
        for place in ("A1", "X1", "A", "nowhere", "Y6"):
            for token in ("merchant*", "soldier", "wolf", ""):
                action = PAGE.question(look, place, {"token": token, "turn": token})
                if action is not None and (rule := match.refusal(action)):
                    assert PAGE.refusal("fi", rule, action, look)
    assert steps == {"lay", "place", "over"}


def test_a_hand_says_what_each_token_would_earn_and_what_is_not_allowed():
    match = begin(5, "merchant* C4", "farmer* C2", "merchant B2", "farmer G1", "soldier A1")
    picks = {"place": "C3", "staged": "farmer* C3"}
    region = PAGE.choices("en", match.observation(0), company(5), picks)
    by_key = {option.key: option for option in region.options}
    assert [option.number for option in region.options] == [2, 0, 1, 2, 1]
    assert by_key["merchant*"].refused == "none left"
    assert by_key["farmer*"].on
    assert by_key["merchant"].sentence == "earns 4 to 5"
    assert by_key["soldier"].sentence == ""
    assert region.sentence == "Farmer on C3: earns 8 on hill C."
    assert region.lines[0] == "Own spring: 2"
    assert region.lines[-1] == "The others see only a wolf"
    assert region.note == (
        "1 soldier, 3 turns left for them. No soldier may come in the last 3 rounds."
    )


@pytest.mark.compiled
def test_a_board_with_very_many_wolves_is_foretold_place_by_place():
    """On board data of one's own eight wolves a seat: 4,900 assignments, 343,000 to a spectator."""
    data = {
        **GAME.named_board("standard").data,
        "name": "wolves",
        "tokens": {
            "merchants": {"open": 2, "wolf": 4},
            "farmers": {"open": 1, "wolf": 4},
            "soldiers": 1,
        },
    }
    match = Match(GAME, 3, GAME.board(data), {})
    for action in SET_UP:
        match.play(action)
    places = iter(match.position().terrain)
    for sort in ("soldier", *("merchant*", "farmer*") * 4):
        for _ in range(3):
            match.play(f"{sort} {next(places)}")
    observation = match.observation(0)
    legal = observation.legal_actions()
    assert PAGE.previews(observation) == {}
    region = PAGE.choices("en", observation, company(3), {"staged": legal[0]})
    assert region.sentence.startswith("Farmer on ")
    assert all(option.sentence for option in region.options if not option.refused)
    look = PAGE.look(match.observation(None))
    assert PAGE.note("en", look, 0).standing == ""
    assert not any(hill.shares for hill in PAGE.panel("hills", "en", look, company(3)).hills)
    assert PAGE.note("en", PAGE.look(observation), 0).standing


def test_a_soldier_must_come_in_time():
    match = begin(4)
    for round_ in range(4):
        for seat in range(4):
            kind = "merchant merchant* farmer merchant".split()[round_]
            match.play(f"{kind} {'ABCDEFG'[round_]}{seat + 1}")
    region = PAGE.choices("en", match.observation(0), company(4), {})
    refused = {option.key: option.refused for option in region.options}
    assert refused["farmer*"] == "a soldier must come first"
    assert refused["merchant"] == "none left"
    assert refused["soldier"] == ""


def test_the_start_page_has_a_position_that_could_be():
    position = PAGE.showpiece
    assert len(position.tiles) == 7
    assert sum(token.kind == "soldier" for token in position.tokens.values()) == 4
    assert all(token.kind != "wolf" or token.backed for token in position.tokens.values())
    assert "<svg" in PAGE.picture()


# --- two worlds that look alike -------------------------------------------------------------------


@dataclass
class Guests:
    """A table, and those who look at it: browsers with the seats that each of them holds."""

    browser: Browser
    address: str
    lookers: dict[tuple[int, ...], Browser]
    stored: Stored

    async def table(self) -> Table:
        return await self.browser.table(self.address)

    def show(self, match: Match, **more: Any) -> Table:
        """Let the match be the one that is played at the table."""
        header = self.stored.header
        events = [Event(1, "opened", None, {"pace": 0}, at=header.created)]
        for text, actor in zip(match.actions, match.actors, strict=True):
            kind, seat = ("chance", None) if actor == frontinus.CHANCE else ("action", actor)
            number = len(events) + 1
            events.append(Event(number, kind, seat, {"action": text}, at=header.created))
        for kind, seat in more.items():
            events.append(Event(len(events) + 1, kind, seat, {}, at=header.created))
        table = Table(replace(self.stored, events=tuple(events)))
        self.browser.site.house._tables[table.id] = table
        return table


async def gather(newcomer: Callable[..., Browser], *holders: int) -> Guests:
    """Open a table; `holders` says by seat which of several browsers holds it."""
    browsers = [newcomer() for _ in range(max(holders) + 1)]
    kinds = ["me" if holder == 0 else "person" for holder in holders]
    address = await browsers[0].open(*kinds, game="palatinus")
    for seat, holder in enumerate(holders):
        if holder:
            await browsers[holder].client.post(await browsers[0].link(address, seat), json={})
    held = {
        tuple(seat for seat, one in enumerate(holders) if one == holder): browser
        for holder, browser in enumerate(browsers)
    }
    site = browsers[0].site
    stored = await site.store.load(address.rsplit("/", 1)[-1])
    assert stored is not None
    return Guests(browsers[0], address, {**held, (): newcomer()}, stored)


async def everything(
    guests: Guests, looker: Browser, match: Match, other: Match
) -> dict[str, tuple[int, str]]:
    """Ask for all that can be asked for, and try what will be refused; nothing is played."""
    address, number = guests.address, len(match.actions) + 1
    occupied = next(iter(match.position().tokens), "A1")
    free = next(p for p in match.position().terrain if p not in match.position().tokens)
    html = {"Accept": "text/html"}
    answers = {}

    async def ask(path: str, *, body: Any = None, headers: dict[str, str] = JSON) -> None:
        if body is None:
            answer = await looker.client.get(address + path, headers=headers)
        else:
            answer = await looker.client.post(address + path, json=body, headers=headers)
        assert answer.status_code < 500
        if body is not None:
            assert answer.status_code >= 400, (path, body)
        answers[f"{path} {body}"] = (answer.status_code, answer.text)

    for path in ("", "?at=20", "/log"):
        await ask(path, headers=html)
    for path in ("/scene?after=0", "/scene?at=22", "/record", "/problem", "/moments?number=3"):
        await ask(path)
    if not (await looker.scene(address))["mine"]:
        await ask("/hint")
        assert "*" not in answers["/hint None"][1]
    for sort in ("merchant*", "farmer*", "wolf"):
        await ask(f"/refusal?action={sort} {free}")
        await ask(f"/choices?token={sort}&place={free}&staged={sort} {free}")
        await ask(f"/refusal?place={occupied}&token={sort}")
        await ask("/actions", body={"number": number, "actions": [f"{sort} {occupied}"]})
    for last in {match.actions[-1], other.actions[-1]}:
        if match.actors[-1] not in (await guests.table()).held_by(looker.known):
            await ask("/actions", body={"number": number - 1, "actions": [last]})
            await ask("/undo", body={"number": number})
    legal = match.legal_actions()
    for sort in ("merchant*", "farmer*"):
        second = next(p for p in match.position().terrain if p not in match.position().tokens)
        actions = [next(a for a in legal if not a.endswith(second)), f"{sort} {second}"]
        await ask("/actions", body={"number": number, "actions": actions})
    return answers


@pytest.mark.compiled
@pytest.mark.parametrize("holders", [(0, 1), (0, 1, 1), (0, 0, 1, 0, 0)])
async def test_what_is_hidden_changes_no_byte(newcomer, holders):
    """Whatever lies under the wolves that somebody may not know, all that he gets is the same."""
    guests = await gather(newcomer, *holders)
    players, different = len(holders), 0
    rng = np.random.default_rng(players)
    for match in positions(GAME, players, seed=players):
        if match.over or len(match.actions) not in {28, 41}:
            continue
        for seats, looker in guests.lookers.items():
            shared = len(seats) > 1
            sights: list[tuple[int | None, dict[str, Any]]] = [
                (None if shared or not seats else seats[0], {})
            ]
            if shared and match.to_play in seats:
                sights.append((match.to_play, {"passed": match.to_play}))
            for viewer, more in sights:
                disguised = other_wolves(match, viewer, rng)
                other = frontinus.replay({**match.record().data, "actions": disguised})
                different += disguised != list(match.actions)
                guests.show(match, **more)
                one = await everything(guests, looker, match, other)
                guests.show(other, **more)
                two = await everything(guests, looker, match, other)
                assert one.keys() == two.keys()
                for asked, answer in one.items():
                    assert answer == two[asked], (seats, more, asked)
    assert different > 2


# --- a whole game, byte by byte -------------------------------------------------------------------


class Listener:
    """A stream of a table, read as it comes."""

    def __init__(self, app: Starlette, browser: Browser, address: str) -> None:
        self.received = bytearray()
        self.came, self.gone = asyncio.Event(), asyncio.Event()
        cookies = "; ".join(f"{n}={v}" for n, v in browser.client.cookies.items())
        scope = {
            "type": "http",
            "method": "GET",
            "path": f"{address}/live",
            "raw_path": f"{address}/live".encode(),
            "root_path": "",
            "scheme": "http",
            "http_version": "1.1",
            "query_string": b"after=0",
            "headers": [(b"host", b"127.0.0.1:8470"), (b"cookie", cookies.encode())],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8470),
        }
        self.task = asyncio.create_task(app(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        self.received += message.get("body", b"")
        if b"data: " in self.received:
            self.came.set()

    def take(self) -> list[str]:
        """Give the scenes that have come in since, as they were sent."""
        *whole, rest = self.received.decode().split("\n\n")
        self.received = bytearray(rest.encode())
        return [event.partition("data: ")[2] for event in whole if "data: " in event]

    async def close(self) -> None:
        self.gone.set()
        await self.task


PATHS = ("", "/log", "/scene?after=0", "/record", "/problem", "/choices", "/scene?at=21")
"""All that a browser can ask for of a table."""


def wolves_at(table: Table, number: int) -> dict[str, int]:
    """Tell whose wolves lay where, after so many events."""
    standing: list[tuple[int | None, str]] = []
    for entry in table.entries[:number]:
        if entry.event.kind == "undo":
            del standing[entry.event.data["to"] :]
        elif "action" in entry.event.data:
            standing.append((entry.actor, entry.event.data["action"]))
    return {
        text.split("* ")[1]: seat for seat, text in standing if "*" in text and seat is not None
    }


def check(text: str, foreign: Iterable[str]) -> None:
    """See that a text tells nothing of what lies under wolves that lie on these places."""
    text = text.replace('\\"', '"').replace("\\u003c", "<").replace("\\u003e", ">")
    for place in foreign:
        for told in (rf"(merchant|farmer)\*? (on )?{place}\b", rf"{place}, \w+: (merchant|farmer)"):
            found = re.search(told, text, re.IGNORECASE)
            assert found is None, text[max(0, found.start() - 200) : found.end() + 80]
        for token in re.findall(rf'id="token-{place}".*?</g>', text, re.DOTALL):
            assert "wolf" in token
            assert not re.search("merchant|farmer", token), token


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "path",
    [
        *("", "/log", "/scene?after=2", "/record", "/problem", "/choices", "/choices?place=A1"),
        *("/refusal?action=farmer A1", "/refusal?place=A1&token=farmer", "/moments", "/live"),
    ],
)
async def test_an_answer_is_of_one_moment(app, newcomer, monkeypatch, path, seat):
    """While the rules are made ready, an action may come between any two jobs of a request."""
    guests = await gather(newcomer, 0, 1)
    looker, engine = guests.lookers[seat,], guests.browser.site.engine
    table = guests.show(begin(2))
    monkeypatch.setattr(engine, "ready", False)
    jobs = 0

    async def ask() -> str:
        if path != "/live":
            return (await looker.client.get(guests.address + path)).text
        stream = Listener(app, looker, guests.address)
        await stream.came.wait()
        await stream.close()
        return stream.take()[0]

    async def run(function: Any, *args: Any, **kwargs: Any) -> Any:
        nonlocal jobs
        found = await Engine.run(engine, function, *args, **kwargs)
        jobs += 1
        if jobs == 1:
            event = Event(table.number + 1, "action", 0, {"action": "merchant* A1"})
            await Engine.run(engine, table.take_in, [event])
        return found

    before = await ask()
    monkeypatch.setattr(engine, "run", run)
    between, after = await ask(), await ask()
    assert jobs >= 2
    assert between == before
    assert len(table.standing) == len(SET_UP) + 1
    if path in {"", "/scene?after=2", "/record", "/live"}:
        assert after != before


@pytest.mark.compiled
async def test_nobody_is_sent_what_he_may_not_know(app, newcomer):
    """Through a whole game with people, one of them with two seats, a bot and a spectator."""
    guests = await gather(newcomer, 0, 1, 1, 2)
    address = guests.address
    lookers = {seats: one for seats, one in guests.lookers.items() if seats != (3,)}
    leaver = guests.lookers[3,]
    await leaver.post(f"{address}/seats/3", {"leave": True})
    filled = await guests.browser.post(f"{address}/seats/3", {"bot": "varied"})
    assert filled.status_code == 200
    streams = {seats: Listener(app, one, address) for seats, one in lookers.items()}
    rng = np.random.default_rng(4)
    wolves, undone = 0, False
    table = await guests.table()
    while not table.match.over:
        seat = table.match.to_play
        if table.program(seat):
            await asyncio.sleep(0.01)
            continue
        seats, actor = next((s, one) for s, one in lookers.items() if seat in s)
        scene = await actor.scene(address)
        if scene["cover"] is not None:
            assert (len(seats), scene["legal"], scene["previews"]) == (2, [], {})
            await actor.post(f"{address}/passed", {"seat": seat})
            scene = await actor.scene(address)
        backed = [text for text in scene["legal"] if "*" in text]
        legal = backed if backed and rng.random() < 0.6 else scene["legal"]
        answer = await actor.act(address, legal[rng.integers(len(legal))])
        assert answer.status_code == 200
        if scene["step"] == "place" and not undone and rng.random() < 0.3:
            undone = (await actor.undo(address)).status_code == 200
        await asyncio.sleep(0)
        if table.match.over or scene["step"] != "place":
            continue
        for held, looker in lookers.items():
            number, path = table.number, PATHS[int(rng.integers(len(PATHS)))]
            text = (await looker.client.get(address + path)).text
            lying = wolves_at(table, number).items()
            if not table.match.over:
                known = set() if len(held) > 1 else set(held)
                check(text, [place for place, owner in lying if owner not in known])
            for told in streams[held].take():
                message = json.loads(told)
                known = {message["to_play"]} if len(held) > 1 and message["mine"] else set(held)
                known = set() if len(held) > 1 and not message["mine"] else known
                lying = wolves_at(table, message["number"]).items()
                foreign = [place for place, owner in lying if owner not in known]
                if not message["over"]:
                    check(told, foreign)
                    wolves += len(foreign)
    for stream in streams.values():
        await stream.close()
    assert undone
    assert wolves > 100
    record = (await guests.lookers[()].client.get(f"{address}/record")).json()
    assert any("*" in action for action in record["actions"])


# --- one screen for several -----------------------------------------------------------------------


async def test_the_screen_is_covered_between_seats_that_share_it(newcomer):
    guests = await gather(newcomer, 0, 0, 1)
    livia, address = guests.browser, guests.address
    guests.show(begin(3))
    scene = await livia.scene(address)
    assert (scene["cover"], scene["mine"]) == (None, True)
    assert "<h2" not in scene["regions"]["cover"]
    # nothing hidden has been played yet: the hands are known to all
    assert "merchant* C4" in scene["legal"]
    guests.show(begin(3, "merchant* C4"))
    covered = await livia.scene(address)
    assert (covered["cover"], covered["mine"], covered["legal"], covered["previews"]) == (
        *(1, False),
        *([], {}),
    )
    assert "Pass the screen to" in covered["regions"]["cover"]
    assert 'data-seat="1"' in covered["regions"]["cover"]
    assert "Pass the screen to" in covered["regions"]["prompt"]
    assert 'pa-red-wolf"' in covered["regions"]["board"]
    assert "hand" not in (await livia.client.get(f"{address}/choices")).json()["regions"]["choices"]
    table = guests.show(begin(3, "merchant* C4"), passed=1)
    passed = await livia.scene(address)
    assert (passed["cover"], passed["mine"]) == (None, True)
    assert passed["legal"] == table.match.legal_actions()
    assert 'pa-red-wolf"' in passed["regions"]["board"]
    assert "merchant* C4" not in json.dumps(passed)


async def test_the_screen_is_passed_by_whoever_sits_there(newcomer):
    guests = await gather(newcomer, 0, 0, 1)
    livia, marcus, address = guests.browser, guests.lookers[2,], guests.address
    table = await guests.table()
    while table.match.position().step != "place":
        actor = livia if table.match.to_play < 2 else marcus
        assert (await actor.act(address, table.match.legal_actions()[0])).status_code == 200
    assert (await livia.act(address, "merchant* C4")).status_code == 200
    number = table.number
    assert (await livia.act(address, "merchant* C5")).status_code == 403
    for browser, seat in ((livia, 0), (livia, 2), (marcus, 1), (guests.lookers[()], 1)):
        assert (await browser.post(f"{address}/passed", {"seat": seat})).status_code == 403
    assert (await livia.post(f"{address}/passed", {"seat": 1})).json() == {"number": number + 1}
    # again: it has been passed already
    assert (await livia.post(f"{address}/passed", {"seat": 1})).json() == {"number": number + 1}
    assert (await livia.scene(address))["cover"] is None
    # what the other has played cannot be found out by sending it again
    for guess in ("merchant* C4", "farmer* C4"):
        body = {"number": number - 1, "actions": [guess]}
        assert (await livia.post(f"{address}/actions", body)).status_code == 409
    assert (await livia.act(address, "farmer* C5")).status_code == 200
    # between their turns nobody's wolves are shown, nor after an undo
    scene = await livia.scene(address)
    assert (scene["cover"], scene["mine"], scene["may_undo"]) == (None, False, True)
    assert not re.search("(merchant|farmer)-wolf", scene["regions"]["board"])
    assert "under a wolf" not in (await livia.page(address))
    assert (await livia.undo(address)).status_code == 200
    assert (await livia.scene(address))["cover"] == 1
    await livia.post(f"{address}/passed", {"seat": 1})
    scene = await livia.scene(address, at=len(table.standing))
    assert (scene["cover"], scene["legal"]) == (None, [])


async def play_wolves(guests: Guests, rounds: int) -> None:
    """Play until each seat has placed so many wolves, and the first is to act."""
    while True:
        table = await guests.table()
        position = table.match.position()
        if position.step == "place" and len(position.tokens) == rounds * position.players:
            return
        holder = table.seats[position.to_play].holder
        browser = next(one for one in guests.lookers.values() if one.known == holder)
        if table.cover(holder) is not None:
            await browser.post(f"{guests.address}/passed", {"seat": position.to_play})
        legal = table.match.legal_actions()
        wolves = [text for text in legal if text.startswith("merchant*")]
        assert (await browser.act(guests.address, (wolves or legal)[0])).status_code == 200


async def test_own_wolves_are_shown_and_hidden_by_who_has_a_seat(newcomer):
    guests = await gather(newcomer, 0, 1)
    await play_wolves(guests, 1)
    for seats, browser in guests.lookers.items():
        page = await browser.page(guests.address)
        # beside the hills, and among the keys
        assert page.count(words.say("en", "hills-wolves")) == (2 if seats else 0)


@pytest.mark.parametrize("how", ["leave", "link", "concede"])
async def test_whoever_stays_at_a_screen_says_so_before_it_shows_his_wolves(newcomer, how):
    """The one in front of it may still be the one who left."""
    guests = await gather(newcomer, 0, 0, 1)
    livia, address = guests.browser, guests.address
    await play_wolves(guests, 1)
    table = await guests.table()
    if how == "leave":
        await livia.post(f"{address}/seats/0", {"leave": True})
    elif how == "link":
        await newcomer().client.post(livia.site.house.link(table, 0), json={})
    else:
        await livia.post(f"{address}/concede", {"number": table.number, "seat": 0})
    assert table.acting(livia.known) == (1,)

    async def viewpoints() -> set[int | None]:
        stored = await livia.site.store.load(table.id)
        assert stored is not None
        return {one.viewpoint(livia.known) for one in (table, Table(stored))}

    assert await viewpoints() == {None}
    if how == "leave":
        # nothing is gained by coming back
        await livia.post(f"{address}/seats/0", {"back": True})
        assert await viewpoints() == {None}
        await livia.post(f"{address}/seats/0", {"leave": True})
        await newcomer().client.post(livia.site.house.link(table, 0), json={})
    while table.to_play != 1:
        legal = table.match.legal_actions()
        if how == "concede":
            await livia.site.house.play_for(table, table.moved, 0, legal[:1])
        else:
            holder = table.seats[0].holder
            assert holder is not None
            await livia.site.house.play(table, holder, table.number, legal[:1])
    assert table.cover(livia.known) == 1
    assert await viewpoints() == {None}
    await livia.post(f"{address}/passed", {"seat": 1})
    assert await viewpoints() == {1}
    await livia.act(address, table.match.legal_actions()[0])
    # the screen is his
    assert table.to_play == 2
    assert await viewpoints() == {1}


async def test_a_hint_is_not_given_to_the_next_at_the_screen(newcomer, monkeypatch):
    guests = await gather(newcomer, 0, 0, 1)
    livia, address = guests.browser, guests.address
    guests.show(begin(3, "merchant* C4"), passed=1)

    async def think(_table: str, _match: Match, _seat: int, _browser: str | None) -> list[Any]:
        guests.show(begin(3, "merchant* C4", "farmer* C5", "merchant A1"), passed=0)
        return []

    monkeypatch.setattr(livia.site.thinkers, "hint", think)
    asked = await livia.client.get(f"{address}/hint")
    assert asked.json() == {"regions": {}}
    assert (await livia.scene(address))["mine"]


async def test_open_tokens_need_no_cover(newcomer):
    livia = newcomer()
    address = await livia.open("me", "me", game="palatinus", **{"option-open-tokens": "true"})
    table = await livia.table(address)
    while table.match.position().step != "place":
        await livia.act(address, table.match.legal_actions()[0])
    for action in ("merchant* A1", "farmer* A2"):
        assert (await livia.act(address, action)).status_code == 200
    scene = await livia.scene(address, after=0)
    assert (scene["cover"], scene["mine"]) == (None, True)
    assert "merchant* A1" in [event["action"] for event in scene["events"]]


# --- what is refused ------------------------------------------------------------------------------


async def test_refusals_cite_the_rule_but_tell_nothing_of_other_hands(newcomer):
    guests = await gather(newcomer, 0, 1)
    livia, marcus, address = guests.browser, guests.lookers[1,], guests.address
    guests.show(begin(2, "merchant* A1"))
    for action, rule in (("farmer A1", "PA-3.3"), ("lay X1 r0", "PA-3.1"), ("wolf A2", "PA-9.1")):
        answer = await marcus.act(address, action)
        assert (answer.status_code, answer.json()["rule"]) == (422, rule)
        asked = await marcus.client.get(f"{address}/refusal", params={"action": action})
        assert asked.json() == {"rule": rule, "words": answer.json()["error"]}
        silent = await livia.client.get(f"{address}/refusal", params={"action": action})
        assert silent.json() == {"rule": None, "words": ""}
    taken = await marcus.client.get(f"{address}/refusal", params={"place": "A1", "token": "x"})
    assert taken.json() == {"rule": "PA-3.3", "words": "A1 is occupied."}
    for second in ("merchant* A3", "merchant* A1", "nonsense"):
        answer = await marcus.act(address, "farmer A2", second)
        assert (answer.status_code, "rule" in answer.json()) == (403, False)
    assert len((await guests.table()).match.actions) == len(SET_UP) + 1


@pytest.mark.parametrize("picks", ["place=A9&staged=merchant*+A9", "slot=Z1&turn=r7", "token=%00"])
async def test_bad_picks_do_no_harm(newcomer, picks):
    guests = await gather(newcomer, 0, 1)
    for actions in (SET_UP[:2], [*SET_UP, "farmer A1"]):
        match = Match(GAME, 2, GAME.named_board("standard"), {})
        for action in actions:
            match.play(action)
        guests.show(match)
        for looker in guests.lookers.values():
            answer = await looker.client.get(f"{guests.address}/choices?{picks}", headers=JSON)
            assert answer.status_code == 200
            asked = await looker.client.get(f"{guests.address}/refusal?{picks}", headers=JSON)
            assert asked.status_code == 200


# --- when it is over ------------------------------------------------------------------------------


@pytest.mark.compiled
async def test_everything_is_open_once_it_is_over(newcomer):
    """At the end, and from a loaded record, also at earlier positions."""
    *_, match = positions(GAME, 3, seed=8)
    text = (
        match.actions[-2]
        if "*" in match.actions[-2]
        else next(a for a in match.actions if "*" in a)
    )
    at = match.actions.index(text) + 1
    guests = await gather(newcomer, 0, 1, 1)
    guests.show(match)
    spectator = guests.lookers[()]
    assert (await spectator.client.get(f"{guests.address}/record")).json()["actions"] == list(
        match.actions
    )
    files = {"file": ("game.json", match.record().to_json().encode())}
    loaded = await spectator.client.post("/records", files=files)
    replay = loaded.headers["location"].partition("?")[0]
    for address in (guests.address, replay):
        early = await spectator.scene(address, at=at)
        kind, place = text.split("* ")
        found = re.search(rf'id="token-{place}".*?</g>', early["regions"]["board"], re.DOTALL)
        assert found is not None
        assert f"-{kind}-wolf" in found[0]
        assert early["regions"]["result"].find("<table") < 0
        last = await spectator.scene(address, at=len(match.actions))
        assert "<table" in last["regions"]["result"]


@pytest.mark.compiled
async def test_the_scoring_is_told_step_by_step(newcomer):
    """For whoever looks, at the table and from a loaded record, and not a step before the end."""
    *_, match = positions(GAME, 4, seed=3)
    guests = await gather(newcomer, 0, 1, 1, 1)
    look = PAGE.look(match.observation(None))
    shown = []
    while (moment := PAGE.moment("en", look, company(4), len(shown))) is not None:
        shown.append(moment)
    assert len(shown) == shown[0].count + 1
    assert PAGE.moment("en", look, company(4), -1) is None
    points = [[row.points for row in moment.account.rows] for moment in shown]
    assert points[0] == [0] * 4
    assert points[-1] == match.scores
    assert all(all(a <= b for a, b in zip(*pair, strict=True)) for pair in pairwise(points))
    account = PAGE.account("en", look, company(4))
    assert [row.points for row in account.rows] == match.scores
    assert [seat for seat, row in enumerate(account.rows) if row.winner] == match.winners
    spectator = guests.lookers[()]
    match.undo()
    guests.show(match)
    asked = await spectator.client.get(f"{guests.address}/moments?number=1")
    assert asked.json() == {"regions": {}}
