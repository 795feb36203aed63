"""Scenes: what they tell about actions is what the rules then do; how large they are."""

import gzip
import json

import numpy as np
import pytest

import frontinus
from frontinus.games.aqua_romana.effects import effects
from frontinus.server.games import Company, page_of
from frontinus.server.scene import View, Viewer, encode
from tests.server.conftest import set_up

PAGE = page_of("aqua-romana")


def positions(players: int, seed: int, bot: str = "varied"):
    """Give the positions of a game, each with a match of its own."""
    match = frontinus.new_match("aqua-romana", players=players)
    rng = np.random.default_rng(seed)
    program = frontinus.bot(bot)
    while not match.over:
        yield match
        match.play(program.choose(match.observation(match.to_play), rng))


def preview(found: dict, action: str) -> dict:
    """Read a preview as the client does."""
    return found.get(action.partition(" ")[0], {}) | found.get(action, {})


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_previews_tell_what_then_happens(players, seed):
    seen = set()
    for match in positions(players, seed):
        observation = match.observation(match.to_play)
        found = PAGE.previews(observation)
        before = observation.position()
        for action in match.legal_actions():
            told = preview(found, action)
            trial = match.copy()
            trial.play(action)
            after = trial.observation(None).position()
            done = effects(before, action, after)
            verb = done.verb
            seen.add(verb)
            legal = trial.legal_actions() if trial.to_play == match.to_play else []
            if verb in {"keep", "place", "take"}:
                assert action not in found
                continue
            if verb != "close":
                asked = [t.split()[1] for t in legal if t.startswith("close")]
                assert told.get("closable", []) == asked
                extra = bool(legal) and legal[0].startswith("extra")
                due = "extra" if extra else "close" if asked else None
                assert told.get("next") == due
            if verb == "build":
                own, *others = done.changes
                assert told["length"] == [own.before, own.after]
                assert told["head"] == own.head_after
                assert told["podium"] == own.podium
                assert told.get("closed", False) == own.closed
                assert told["square"] == done.square
                assert told["to"] == done.builder[2]
                assert told.get("fountain", False) == done.fountain
                closes = [(c["seat"], c["head"], c["length"]) for c in told.get("closes", [])]
                assert closes == [(c.seat, c.head_before, c.after) for c in others if c.closed]
                extends = [(c["seat"], c["to"], c["length"]) for c in told.get("extends", [])]
                assert extends == [(c.seat, c.head_after, c.after) for c in others if not c.closed]
                assert [(x["seat"], x["head"]) for x in told.get("loses", [])] == list(done.lost)
            if verb == "advance":
                assert told["to"] == done.builder[2]
            if verb == "close":
                head = action.split()[1]
                closed = next(c for c in done.changes if c.head_before == head)
                assert told["length"] == closed.after
    assert {"place", "build", "keep", "close", "take", "extra"} <= seen


def test_a_spectators_observation_has_no_previews():
    match = frontinus.new_match("aqua-romana")
    assert PAGE.previews(match.observation(None)) == {}
    assert PAGE.previews(match.observation(1)) == {}


@pytest.mark.compiled
async def test_scenes_stay_small(livia, site):
    """60 kB unpacked, 15 kB packed, for the fullest boards with the most actions."""
    address = await livia.open("me", "me", "me", "me")
    table = await livia.table(address)
    program, rng = frontinus.bot("greedy"), np.random.default_rng(7)
    largest = packed = 0
    view = View(table, Viewer(table.header.creator, "ru"), site.house.link)
    while table.to_play is not None:
        view = View(table, Viewer(table.header.creator, "ru"), site.house.link)
        message = view.message(table.number - 1)
        assert message.mine
        data = encode(message)
        shown = len(message.regions["board"].encode()) + len(
            json.dumps([message.legal, message.previews], ensure_ascii=False).encode()
        )
        largest, packed = max(largest, shown), max(packed, len(gzip.compress(data, 6)))
        action = program.choose(table.match.observation(table.to_play), rng)
        assert (await livia.act(address, action)).status_code == 200
    assert largest < 60_000
    assert packed < 15_000


async def test_what_happened_is_told_to_whoever_missed_it(livia):
    address = await livia.open("me", "me")
    start = await livia.number(address)
    await set_up(address, livia)
    await livia.act(address, "build c1S Sc B", "keep")
    await livia.undo(address)
    scene = await livia.scene(address, after=start)
    numbers = [event["number"] for event in scene["events"]]
    assert numbers == list(range(start + 1, scene["number"] + 1))
    kinds = [event["kind"] for event in scene["events"]]
    assert kinds == ["action"] * 14 + ["undo"]
    build = scene["events"][12]
    assert build["action"] == "build c1S Sc B"
    assert build["motion"]["square"] == "c2"
    assert build["motion"]["builder"] == ["B", "Sc", "Sb"]
    assert "bridge" in build["line"]
    assert build["spoken"]
    assert scene["events"][13]["undone"]
    assert scene["events"][14]["motion"] is None
    assert (await livia.scene(address))["events"] == []


async def test_what_happened_is_told_in_the_viewers_words(livia, newcomer):
    address = await livia.open("me", "person", **{"name-0": "Livia"})
    await livia.act(address, "place C Nc")
    own = (await livia.scene(address, after=1))["events"][-1]["line"]
    others = (await newcomer().scene(address, after=1))["events"][-1]["line"]
    finnish = newcomer(**{"Accept-Language": "fi"})
    assert own.startswith("You")
    assert others.startswith("Livia")
    assert (await finnish.scene(address, after=1))["events"][-1]["line"] not in {own, others}


async def test_the_last_move_is_marked_as_a_whole(livia, site):
    address = await livia.open("me", "me")
    await set_up(address, livia)
    await livia.act(address, "build c1S Sc B", "keep")
    table = await livia.table(address)
    view = View(table, Viewer(None, "en"), site.house.link)
    assert set(view.marks()) == {"c2", "Sb"}


HOSTILE = [
    {},
    {"worker": ""},
    {"worker": "c"},
    {"worker": "zz9"},
    {"worker": "<script>"},
    {"staged": "build"},
    {"staged": "build c1S Sc B", "follow": "x" * 300},
    {"tile": "Q", "type": "", "builder": "ü"},
    {"verb": "close", "worker": "c1S"},
]


async def test_choices_are_told_to_whoever_is_to_act(livia, newcomer):
    address = await livia.open("me", "me")
    await set_up(address, livia)
    query = {"worker": "c1S", "staged": "build c1S Sc B"}
    regions = (await livia.client.get(f"{address}/choices", params=query)).json()["regions"]
    assert set(regions) == {"choices", "prompt-sentence"}
    assert "<button" in regions["choices"]
    watching = (await newcomer().client.get(f"{address}/choices", params=query)).json()["regions"]
    assert "<button" not in watching["choices"]


@pytest.mark.parametrize("picks", HOSTILE, ids=range(len(HOSTILE)))
async def test_picks_may_be_anything(livia, picks):
    address = await livia.open("me", "me")
    for ready in (False, True):
        if ready:
            await set_up(address, livia)
        response = await livia.client.get(f"{address}/choices", params=picks)
        assert response.status_code == 200
        assert "<script>" not in response.text
        for place in ["Nc", "c1", "c4", "", "zz", "<b>", "W9"]:
            query = picks | {"place": place}
            response = await livia.client.get(f"{address}/refusal", params=query)
            assert response.status_code == 200, query
            assert set(response.json()) == {"rule", "words"}


async def test_why_a_place_may_not_be_chosen(livia):
    address = await livia.open("me", "me")
    await set_up(address, livia)
    query = {"place": "E6", "worker": "c1S"}
    answer = (await livia.client.get(f"{address}/refusal", params=query)).json()
    assert answer["rule"] == "AR-4.1"
    assert "E6" in answer["words"]


def test_no_two_lines_of_the_choices_read_alike():
    found = set()
    company = Company(("Livia", "Marcus"), (0, 1), (False, False), (False, False))
    for match in positions(2, 1):
        observation = match.observation(match.to_play)
        for head in {a.split()[1] for a in match.legal_actions() if a.startswith("build")}:
            region = PAGE.choices("en", observation, company, {"worker": head})
            titles = [option.title for option in region.options]
            assert len(set(titles)) == len(titles)
            found |= {"builder on" in title for title in titles}
    assert found == {True, False}
