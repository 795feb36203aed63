"""Who sits where: links, sitting down, leaving, programs on empty seats."""

import asyncio
import html
import re

import pytest

from frontinus import words
from frontinus.server.tables import Table
from tests.server.conftest import NEVER, ORIGIN, Browser, until


async def seated(livia: Browser, marcus: Browser, *more: str) -> str:
    address = await livia.open("me", "person", *more)
    response = await marcus.client.post(await livia.link(address, 1), data={"name": "Marcus"})
    assert response.status_code == 303
    assert response.headers["location"] == address
    return address


async def test_looking_at_a_link_changes_nothing_and_posting_sits_down(livia, marcus):
    address = await livia.open("me", "person")
    link = await livia.link(address, 1)
    assert link
    number = await livia.number(address)
    page = await marcus.page(link)
    assert f'action="{link}"' in page
    assert await livia.number(address) == number
    assert (await marcus.scene(address))["seats"] == []
    response = await marcus.client.post(link, data={"name": "Marcus"})
    assert response.headers["location"] == address
    scene = await marcus.scene(address)
    assert scene["seats"] == [1]
    assert scene["names"][1] == "Marcus"
    again = await marcus.client.get(link)
    assert again.headers["location"] == address
    # the creator need not know it any longer
    assert not await livia.link(address, 1)


async def test_a_spectator_and_a_foreign_seat_cannot_act(livia, marcus, newcomer):
    address = await seated(livia, marcus)
    watcher = newcomer()
    for browser in (watcher, marcus):
        response = await browser.act(address, "place C Nc")
        assert response.status_code == 403
        assert response.json()["error"]
    scene = await watcher.scene(address)
    assert scene["legal"] == []
    assert scene["previews"] == {}
    number = await livia.number(address)
    for path, body in [
        ("undo", {"number": number}),
        ("concede", {"number": number, "seat": 0}),
        ("stop", {"number": number, "agree": True}),
        ("pace", {"pace": 0}),
        ("rematch", {}),
        ("seats/0", {"leave": True}),
        ("seats/0", {"renew": True}),
        ("seats/1", {"bot": "greedy"}),
        ("seats/1", {"person": True}),
        ("seats/1", {"back": True}),
    ]:
        response = await watcher.post(f"{address}/{path}", body)
        assert response.status_code == 403, path
    assert (
        await marcus.post(f"{address}/concede", {"number": number, "seat": 0})
    ).status_code == 403
    assert await livia.number(address) == number


async def test_a_seat_may_be_taken_along_to_another_browser(livia, marcus, newcomer):
    address = await seated(livia, marcus)
    link = await marcus.link(address, 1)
    phone = newcomer()
    assert "already" in await phone.page(link)
    await phone.client.post(link, data={"name": ""})
    assert (await phone.scene(address))["seats"] == [1]
    assert (await phone.scene(address))["names"][1] == "Marcus"
    assert (await marcus.scene(address))["seats"] == []


async def test_a_renewed_link_makes_the_old_one_worthless(livia, marcus):
    address = await livia.open("me", "person")
    old = await livia.link(address, 1)
    response = await livia.post(f"{address}/seats/1", {"renew": True})
    new = response.json()["link"]
    assert new != old
    scene = await livia.scene(address)
    assert "new one" in scene["regions"]["log"]
    assert f'value="{ORIGIN}{new}"' in scene["regions"]["invite"]
    response = await marcus.client.get(old, headers={"Accept": "text/html"})
    assert response.status_code == 404
    assert "renewed" in response.text
    assert (await marcus.client.post(old, data={})).status_code == 404
    assert (await marcus.client.post(new, data={})).status_code == 303
    assert (await marcus.scene(address))["seats"] == [1]
    # renewing one's own link leaves what one has agreed to
    number = await marcus.number(address)
    await marcus.post(f"{address}/stop", {"number": number, "agree": True})
    await marcus.post(f"{address}/seats/1", {"renew": True})
    assert (await marcus.table(address)).agreed == {1}
    await marcus.post(f"{address}/seats/1", {"leave": True})
    assert (await marcus.table(address)).agreed == set()


async def test_an_empty_seat_goes_to_a_program_and_back(livia, marcus):
    address = await livia.open("me", "person", pace=0)
    await livia.act(address, "place C Nc")
    await livia.post(f"{address}/seats/1", {"bot": "greedy"})
    table = await livia.table(address)
    await until(lambda: len(table.standing) == 2, "the program moves")
    scene = await livia.scene(address)
    assert scene["mine"]
    response = await livia.post(f"{address}/seats/1", {"person": True})
    assert response.status_code == 200
    link = await livia.link(address, 1)
    await livia.act(address, scene["legal"][0])
    await asyncio.sleep(0.1)
    assert len((await livia.table(address)).standing) == 3
    await marcus.client.post(link, data={"name": "Marcus"})
    assert (await marcus.scene(address))["mine"]


async def test_who_opened_a_table_takes_a_seat_back_from_a_program_and_plays_on_there(livia):
    address = await livia.open("me", "varied", pace=NEVER)
    await livia.act(address, "place C Nc")
    assert not (await livia.scene(address))["mine"]
    seats = (await livia.scene(address))["regions"]["company"]
    assert "Take back Marcus" in seats
    for _ in range(2):
        assert (await livia.post(f"{address}/seats/1", {"back": True})).status_code == 200
    scene = await livia.scene(address)
    assert (scene["seats"], scene["mine"]) == ([0, 1], True)
    assert (await livia.act(address, scene["legal"][0])).status_code == 200


async def test_whoever_left_a_seat_may_come_back_until_its_link_is_another(livia, marcus, newcomer):
    address = await seated(livia, marcus)
    await marcus.post(f"{address}/seats/1", {"leave": True})
    regions = (await marcus.scene(address))["regions"]
    assert 'name="back"' in regions["invite"]
    # no link is told to whom it was not told before
    assert "/s/" not in "".join(regions.values())
    for other in (newcomer(), newcomer()):
        seen = (await other.scene(address))["regions"]
        assert 'name="back"' not in seen["invite"] + seen["company"]
        assert (await other.post(f"{address}/seats/1", {"back": True})).status_code == 403
    await livia.post(f"{address}/seats/1", {"bot": "varied"})
    assert "Take back Marcus" in (await marcus.scene(address))["regions"]["company"]
    assert (await marcus.post(f"{address}/seats/1", {"person": True})).status_code == 403
    assert (await marcus.post(f"{address}/seats/1", {"back": True})).status_code == 200
    assert (await marcus.scene(address))["seats"] == [1]
    # to whoever sits there now nothing is done
    assert (await livia.post(f"{address}/seats/1", {"back": True})).status_code == 403
    await marcus.post(f"{address}/seats/1", {"leave": True})
    table = await livia.table(address)
    stored = await livia.site.store.load(table.id)
    assert Table(stored).may_sit(marcus.known, 1)
    await livia.post(f"{address}/seats/1", {"renew": True})
    assert 'name="back"' not in (await marcus.scene(address))["regions"]["invite"]
    assert (await marcus.post(f"{address}/seats/1", {"back": True})).status_code == 403


async def test_links_are_for_who_opened_the_table_and_bots_for_all_who_sit_there(
    livia, marcus, newcomer
):
    address = await seated(livia, marcus, "person")
    link = await livia.link(address, 2)
    assert link
    invited = (await marcus.scene(address))["regions"]["invite"]
    assert "/s/" not in invited
    assert 'name="bot"' in invited
    seen = (await newcomer().scene(address))["regions"]
    assert "hidden" in seen["invite"]
    assert "1 seat is free" not in "".join(seen.values())
    assert (await marcus.post(f"{address}/seats/2", {"bot": "tiro"})).status_code == 200
    # who had the link before comes back by it, from the bot or after it was taken back
    await livia.post(f"{address}/seats/2", {"person": True})
    assert await livia.link(address, 2) == link


async def test_whoever_loses_a_seat_is_told_and_a_new_link_keeps_him_out(livia, marcus, newcomer):
    address = await seated(livia, marcus)
    link = await marcus.link(address, 1)
    thief = newcomer()
    await thief.client.post(link, data={"name": "Thief"})
    told = (await marcus.scene(address))["regions"]["prompt"]
    assert "Thief plays on from there" in told
    assert f'href="{link}"' in told
    for other in (livia, thief, newcomer()):
        assert "taken-over" not in (await other.scene(address))["regions"]["prompt"]
    await marcus.client.post(link, data={"name": "Marcus"})
    await marcus.post(f"{address}/seats/1", {"renew": True})
    told = (await thief.scene(address))["regions"]["prompt"]
    assert "taken-over" in told
    assert "/s/" not in told
    # so it stands in the log, from which the table is read again
    table = await livia.table(address)
    stored = await livia.site.store.load(table.id)
    assert Table(stored).taken_from(thief.known) == {1: False}
    await marcus.post(f"{address}/seats/1", {"leave": True})
    assert "taken-over" not in (await thief.scene(address))["regions"]["prompt"]


async def test_a_seat_that_is_taken_goes_to_no_program(livia, marcus):
    address = await seated(livia, marcus)
    assert (await livia.post(f"{address}/seats/1", {"bot": "greedy"})).status_code == 409
    await marcus.post(f"{address}/seats/1", {"leave": True})
    assert (await marcus.scene(address))["seats"] == []
    assert (await livia.post(f"{address}/seats/1", {"bot": "greedy"})).status_code == 200


async def test_only_programs_that_come_along_may_be_asked_for(livia):
    address = await livia.open("me", "person")
    for name in ["os:system", "subprocess:Popen", "nobody", "../x"]:
        assert (await livia.post(f"{address}/seats/1", {"bot": name})).status_code == 400
        form = {"game": "aqua-romana", "players": "2", "seat-0": "me", "seat-1": name}
        assert (await livia.client.post("/tables", data=form)).status_code == 422
    for body in [
        {},
        {"back": True, "leave": True},
        {"bot": "greedy", "leave": True},
        {"person": True, "renew": True},
    ]:
        assert (await livia.post(f"{address}/seats/1", body)).status_code == 400
    assert (await livia.post(f"{address}/seats/7", {"leave": True})).status_code == 400


async def test_forms_lead_back_to_the_table(livia):
    address = await livia.open("me", "person")
    for path, form in [
        ("seats/1", {"bot": "greedy"}),
        ("seats/1", {"person": "1"}),
        ("pace", {"pace": "300"}),
        ("stop", {"number": "1", "agree": "0"}),
    ]:
        response = await livia.client.post(f"{address}/{path}", data=form)
        assert response.status_code == 303, (path, response.text)
        assert response.headers["location"] == address


async def test_my_tables_are_listed_with_whose_turn_it_is(livia, marcus):
    address = await seated(livia, marcus)
    page = await livia.page("/")
    assert f'href="{address}"' in page
    assert 'class="table-link due"' in page
    assert 'class="table-link due"' not in await marcus.page("/")
    assert f'href="{address}"' in await marcus.page("/")
    await livia.act(address, "place C Nc")
    assert 'class="table-link due"' in await marcus.page("/")


async def test_at_one_screen_a_browser_holds_several_seats(livia):
    address = await livia.open("me", "me", "me")
    assert (await livia.scene(address))["seats"] == [0, 1, 2]
    for turn in range(3):
        scene = await livia.scene(address)
        assert scene["to_play"] == turn
        # name and mark say whose turn it is
        assert scene["names"][turn] in scene["title"] + scene["regions"]["prompt"]
        assert f'mark-{scene["colours"][turn]}"' in scene["regions"]["prompt"]
        await livia.act(address, scene["legal"][0])


@pytest.mark.parametrize("seat", ["9" * 5000, "x", "-1", "\u0663"])
async def test_what_is_no_number_is_no_seat(livia, seat):
    address = await livia.open("me", "greedy")
    answer = await livia.post(f"{address}/seats/{seat}", {"leave": True})
    assert answer.status_code == 404


@pytest.mark.parametrize("language", words.LANGUAGES)
async def test_the_level_of_a_bot_is_told_at_the_table_and_in_the_list(livia, language):
    livia.client.headers["Accept-Language"] = language
    level, what = (words.say(language, key) for key in ("bot-curator", "bot-curator-sentence"))
    address = await livia.open("me", "curator")
    seats = (await livia.scene(address))["regions"]["seats"]
    assert f">{level}</em>" in seats
    assert what in html.unescape(seats)
    assert f" · {level}</span>" in await livia.page("/")


def told(page: str) -> list[str]:
    """Read the lines of a log, each with the number of its event."""
    lines = re.findall(r'<li id="event-(\d+)".*?</span>(.*?)</li>', page, re.DOTALL)
    return [
        " ".join([number, *html.unescape(re.sub("<[^>]+>", " ", line)).split()])
        for number, line in lines
    ]


async def handed_over(livia: Browser, anna: Browser) -> str:
    """Let Anna play once and leave her seat to a bot, which plays once."""
    address = await livia.open("me", "person", "me", pace=NEVER)
    await anna.client.post(await livia.link(address, 1), data={"name": "Anna"})
    for browser in (livia, anna, livia, livia):
        await browser.act(address, (await browser.scene(address))["legal"][0])
    await anna.post(f"{address}/seats/1", {"leave": True})
    await livia.post(f"{address}/seats/1", {"bot": "varied"})
    assert "Anna" not in (await livia.scene(address))["regions"]["seats"]
    table = await livia.table(address)
    action = table.match.legal_actions()[0]
    assert await livia.site.house.play_for(table, table.moved, 1, [action])
    return address


async def test_log_and_record_name_who_played_what(livia, marcus, newcomer):
    address = await handed_over(livia, newcomer())
    await livia.post(f"{address}/seats/1", {"back": True})
    await livia.act(address, (await livia.scene(address))["legal"][0])
    log = told(await marcus.page(f"{address}/log"))
    for start in [
        "4 Anna placed",
        "8 Marcus, a bot, took the seat of Anna",
        "9 Marcus placed",
        "10 Marcus sat down in place of the bot",
    ]:
        assert any(line.startswith(start) for line in log), log
    record = (await livia.client.get(f"{address}/record")).json()
    played = [{"name": "Anna", "until": 2}, {"name": "", "bot": "varied", "until": 5}]
    assert record["seats"] == [{"name": ""}, {"name": "", "earlier": played}, {"name": ""}]
    # who reads the table again, later, reads the same
    table = await livia.table(address)
    stored = Table(await livia.site.store.load(table.id))
    assert stored.record() == table.record()
    assert [entry.seats[1].name for entry in stored.entries[:3]] == ["", "", "Anna"]


async def test_whoever_comes_back_for_a_bot_has_his_name_again(livia, marcus, newcomer):
    anna = newcomer()
    address = await handed_over(livia, anna)
    await anna.post(f"{address}/seats/1", {"back": True})
    assert (await livia.scene(address))["names"][1] == "Anna"
    mine = [line for line in told(await anna.page(f"{address}/log")) if "You" in line]
    assert [line.split()[0] for line in mine] == ["4"]
    # who opened the table may take the seat for himself, but not her name
    await anna.post(f"{address}/seats/1", {"leave": True})
    await livia.post(f"{address}/seats/1", {"back": True})
    assert (await livia.scene(address))["names"][1] == "Marcus"
    link = await livia.link(address, 1)
    await marcus.client.post(link, data={"name": "Titus"})
    assert "Titus sat down in place of Marcus" in await livia.page(f"{address}/log")


async def test_a_new_name_is_told_as_one(livia):
    address = await livia.open("me", "varied", pace=NEVER)
    table = await livia.table(address)
    await livia.act(address, "place C Nc")
    await livia.site.house.sit(table, 0, livia.known, "Anna")
    log = told(await livia.page(f"{address}/log"))
    assert log[-1].endswith("Livia is now called Anna")
