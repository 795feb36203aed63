"""Records and boards that somebody loads."""

import json
import re

import pytest

import frontinus
from frontinus.games import find_game
from tests.server.conftest import JSON, Browser
from tests.server.test_pages import HTML

GAME = {
    "frontinus": 1, "game": "aqua-romana", "players": 2, "board": "standard", "options": {},
    "actions": ["place B Sh", "place C Sf", "place C Sa", "place S Nd", "place C Na", "place D E2",
                "place D W7", "place D Nb", "place S Ni", "place S Nj", "place B W6", "place B E4",
                "build d1S Nd S-NS", "close h1S", "take S", "build i8N Ni S-NS", "close i7N",
                "take B", "place S E3", "build d2S E2 D-NW", "close c1S", "take C", "place B Ng",
                "build h8N Sh B", "close h7N", "take D", "place C Nh", "build d3W E3 S-EW",
                "close d1E", "take J", "place D W1", "build h8W Nh C-ES", "place J Se",
                "build i1S Ni C-NE", "extra b7 C-NW", "close i1E", "wait", "close c8N",
                "advance E4", "keep"],
    "result": {"scores": [7, 4], "winners": [0]},
}  # fmt: skip
"""The first game of AR-13.20."""
OTHER_TILES = {"C": 30, "S": 20, "B": 20, "D": 14}


async def load(browser: Browser, content: bytes | str, **fields: str):
    return await browser.client.post(
        "/records", files={"file": ("game.json", content)}, data=fields, headers=HTML
    )


def board_data(**changes) -> dict:
    data = json.loads(json.dumps(dict(find_game("aqua-romana").named_board("standard").data)))
    return data | {"name": "mine"} | changes


async def test_a_record_is_stepped_through(livia, marcus):
    record = GAME | {"seats": [{"name": "Livia"}, "Marcus"], "comment": "for <b>tests</b>"}
    response = await load(livia, json.dumps(record))
    assert response.status_code == 303
    address, _, query = response.headers["location"].partition("?")
    assert query == "at=0"
    scene = await marcus.scene(address)
    assert scene["status"] == "replay"
    assert scene["names"] == ["Livia", "Marcus"]
    assert scene["length"] == len(GAME["actions"])
    assert scene["at"] == scene["length"]
    assert scene["seats"] == []
    match = frontinus.new_match("aqua-romana", players=2)
    for at, action in enumerate(["", *GAME["actions"][:16]]):
        if action:
            match.play(action)
        shown = await marcus.scene(address, at=at)
        assert shown["step"] == match.observation(None).position().step
    assert (await livia.act(address, "wait")).status_code == 403
    assert (await livia.post(f"{address}/rematch", {})).status_code == 409
    kept = (await marcus.client.get(f"{address}/record")).json()
    assert kept.pop("started")
    assert kept == record
    page = await marcus.page(f"{address}?at=3")
    assert "Place" in page or "place" in page


async def test_the_log_counts_as_one_steps(livia, marcus):
    address = await livia.open("me", "person")
    await marcus.client.post(await livia.link(address, 1), data={"name": "Marcus"})
    await livia.act(address, "place C Nc")
    await livia.undo(address)
    await livia.act(address, "place B Nc")
    await marcus.act(address, "place C Nk")
    table = await livia.table(address)
    await livia.post(f"{address}/concede", {"number": table.number, "seat": 0})
    for at, (count, newest) in {"": (2, "2"), "2": (2, "2"), "1": (1, "1")}.items():
        regions = (await livia.scene(address, **{"at": at} if at else {}))["regions"]
        assert f"{count} of 2" in regions["steps"]
        assert f'</h2><span class="soft">{count}</span>' in regions["log"].replace("> <", "><")
        numbers = re.findall(r'class="turn-number">(\d*)<', regions["log"])
        assert next(filter(None, numbers)) == newest
    # what was taken back had the number that another has now, and nothing else has one
    page = await livia.page(f"{address}/log")
    assert re.findall(r'class="turn-number">(\d*)<', page) == ["", "1", "", "1", "2", ""]


async def test_the_line_of_a_file_of_several_records(livia):
    unfinished = {k: v for k, v in GAME.items() if k != "result"} | {"actions": ["place B Sh"]}
    text = json.dumps(GAME) + "\n" + json.dumps(unfinished) + "\n"
    response = await load(livia, text, line="2")
    address = response.headers["location"].partition("?")[0]
    assert (await livia.scene(address))["length"] == 1
    assert (await load(livia, text, line="3")).status_code == 422


async def test_a_stopped_record_says_so(livia):
    stopped = {k: v for k, v in GAME.items() if k != "result"} | {
        "actions": ["place B Sh"],
        "stopped": {"reason": "conceded", "seats": [1]},
    }
    response = await load(livia, json.dumps(stopped))
    address = response.headers["location"].partition("?")[0]
    kept = (await livia.client.get(f"{address}/record")).json()
    assert kept["stopped"] == {"reason": "conceded", "seats": [1]}


BAD_RECORDS = {
    "empty": b"",
    "no json": b"hello",
    "not utf-8": b"\xff\xfe\x00",
    "deep": b"[" * 100_000,
    "a list": b"[]",
    "another game": json.dumps(GAME | {"game": "chess"}).encode(),
    "illegal": json.dumps(GAME | {"actions": ["place C Nc", "build c1S Nc B"]}).encode(),
    "hostile action": json.dumps(GAME | {"actions": ["<script>alert(1)</script>"]}).encode(),
    "wrong result": json.dumps(GAME | {"result": {"scores": [9, 9], "winners": [0]}}).encode(),
    "wrong type": json.dumps(GAME | {"players": "2"}).encode(),
    "huge number": b'{"frontinus": ' + b"9" * 5000 + b"}",
    "a view": json.dumps(GAME | {"view": 0}).encode(),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
async def test_a_bad_record_is_refused_in_words(livia, name):
    response = await load(livia, BAD_RECORDS[name])
    assert response.status_code == 422
    assert 'role="alert"' in response.text
    assert "<script>alert" not in response.text
    assert "Traceback" not in response.text
    answer = await livia.client.post("/records", content=BAD_RECORDS[name], headers=JSON)
    assert answer.status_code == 422
    assert answer.json()["error"]


async def test_what_is_wrong_with_a_record_is_said_with_its_place(livia):
    board = board_data(tiles={"C": 1})
    for keys, told in [
        ({"players": "2"}, "Line 2: the key “players”"),
        ({"players": 9}, "AR-2.1"),
        ({"game": "chess"}, "Line 1: there is no such game here."),
        ({"actions": ["place C Nc", 7]}, "action 1 is not a text"),
        ({"actions": ["x"]}, "action 0, “x”"),
        ({"view": 0}, "cannot be replayed"),
        ({"board": "mine", "board-data": board}, "Line 1, board: "),
        ({"board": "nowhere"}, "Line 1, board: "),
        ({"stopped": {}}, "“stopped”"),
        ({"frontinus": 3}, "version"),
    ]:
        content = b"\n" + json.dumps(GAME | keys).encode()
        answer = await livia.client.post("/records", content=content, headers=JSON)
        assert told in answer.json()["error"]
        assert "AR-1.15: " not in answer.json()["error"]


async def test_an_illegal_action_of_a_record_is_named(livia):
    answer = await livia.client.post("/records", content=BAD_RECORDS["illegal"], headers=JSON)
    assert answer.json()["rule"] == "AR-2.3"
    assert "build c1S Nc B" in answer.json()["error"]


async def test_a_board_is_checked_shown_and_played_on(livia, marcus):
    data = board_data(tiles=OTHER_TILES)
    response = await livia.client.post(
        "/boards", files={"file": ("board.json", json.dumps(data))}, headers=HTML
    )
    assert response.status_code == 303
    where = response.headers["location"]
    digest = where.partition("board=")[2].partition("#")[0]
    page = await livia.page(where.partition("#")[0])
    assert f'value="{digest}"' in page
    assert "mine" in page
    # whoever is sent the address may play on the board too
    assert f'value="{digest}"' in await marcus.page(where.partition("#")[0])
    address = await marcus.open("me", "me", board=digest)
    record = (await marcus.client.get(f"{address}/record")).json()
    assert record["board"] == "mine"
    assert record["board-data"] == data
    frontinus.replay(record)
    again = await load(livia, json.dumps(record))
    assert again.status_code == 303


async def test_a_board_without_a_layout_for_so_many_is_refused_in_words(livia):
    data = board_data()
    del data["layouts"]["3"]
    response = await livia.client.post("/boards", content=json.dumps(data), headers=JSON)
    digest = response.json()["board"]
    form = {"players": "3", "board": digest, "seat-0": "me"}
    answer = await livia.client.post("/tables", data=form, headers=JSON)
    assert answer.status_code == 422
    assert answer.json()["rule"] == "AR-1.15"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"[1, 2]",
        b"\xff",
        b"[" * 50_000,
        json.dumps(board_data(tiles={"C": 1})).encode(),
        json.dumps(
            board_data(name="standard", tiles={"C": 30, "S": 20, "B": 20, "D": 14})
        ).encode(),
        json.dumps(board_data(name="<script>alert(1)</script>")).encode(),
        json.dumps(board_data(game="palatinus")).encode(),
    ],
    ids=range(9),
)
async def test_a_bad_board_is_refused_in_words(livia, content):
    page = await livia.client.post("/boards", files={"file": ("b.json", content)}, headers=HTML)
    assert page.status_code == 422
    assert 'role="alert"' in page.text
    assert "<script>alert" not in page.text
    answer = await livia.client.post("/boards", content=content, headers=JSON)
    assert answer.status_code == 422
    assert answer.json()["error"]
