"""What may be asked of a table, what is refused, and what a repeated request does."""

import asyncio

import pytest

import frontinus
from frontinus.server.app import create_app
from frontinus.server.scene import View, Viewer
from tests.server.conftest import NEVER, SET_UP, Browser, set_up, until


async def length(browser: Browser, address: str) -> int:
    return len((await browser.table(address)).standing)


async def play_out(browser: Browser, address: str) -> dict:
    """Play the first legal action until the table is over."""
    table = await browser.table(address)
    seat = (await browser.scene(address))["seats"][0]
    while True:
        await until(lambda: table.to_play in {seat, None}, "a program moves")
        if table.status != "open":
            return await browser.scene(address)
        # between two events of a program's turn the table is not what anybody is shown
        async with table.lock:
            mine, number = table.to_play == seat, table.number
            legal = table.match.legal_actions() if mine else []
        if mine:
            action = "keep" if "keep" in legal else legal[0]
            assert (await browser.act(address, action, number=number)).status_code == 200


@pytest.mark.compiled
@pytest.mark.parametrize("bots", [["greedy"], ["uniform", "varied", "tiro"], ["greedy"] * 3])
async def test_a_whole_game_against_programs(livia, bots):
    address = await livia.open("me", *bots)
    scene = await play_out(livia, address)
    assert scene["status"] == "over"
    record = (await livia.client.get(f"{address}/record")).json()
    match = frontinus.replay(record)
    assert match.over
    assert record["result"] == {"scores": match.scores, "winners": match.winners}
    assert [seat.get("bot") for seat in record["seats"]] == [None, *bots]
    assert "data-step" in scene["regions"]["result"]
    assert scene["legal"] == []


async def test_a_new_table_shows_the_set_up(livia):
    address = await livia.open("me", "person", **{"name-0": "Livia Drusilla"})
    scene = await livia.scene(address)
    assert scene["step"] == "set-up"
    assert scene["mine"]
    assert scene["seats"] == [0]
    assert scene["names"][0] == "Livia Drusilla"
    assert scene["colours"] == ["yellow", "red"]
    assert len(scene["legal"]) == 152
    assert not scene["may_undo"]


async def test_actions_of_one_turn_are_played_all_or_none(livia):
    address = await livia.open("me", "me")
    await set_up(address, livia)
    before = await livia.scene(address)
    response = await livia.act(address, "build c1S Sc B", "close a1N")
    assert response.status_code == 422
    assert response.json()["index"] == 1
    assert response.json()["rule"] == "AR-6.10"
    after = await livia.scene(address)
    assert after["number"] == before["number"]
    response = await livia.act(address, "build c1S Sc B", "keep")
    assert response.status_code == 200
    assert (await livia.scene(address))["to_play"] == 1


async def test_actions_of_two_turns_are_not_one_request(livia):
    address = await livia.open("me", "me")
    response = await livia.act(address, SET_UP[0], SET_UP[1])
    assert response.status_code == 403
    assert await length(livia, address) == 0


async def test_a_refusal_says_which_rule_and_why(livia):
    address = await livia.open("me", "me")
    response = await livia.act(address, "build c1S Nc B")
    assert response.status_code == 422
    answer = response.json()
    assert answer["rule"] == "AR-2.3"
    assert answer["action"] == "build c1S Nc B"
    assert answer["index"] == 0
    assert "set-up" in answer["error"]
    reason = await livia.client.get(f"{address}/refusal", params={"action": "no such thing"})
    assert reason.json()["rule"] == "AR-12.1"
    assert reason.json()["words"]
    legal = await livia.client.get(f"{address}/refusal", params={"action": "place C Nc"})
    assert legal.json() == {"rule": None, "words": ""}


async def test_a_stale_request_changes_nothing(livia):
    address = await livia.open("me", "me")
    number = await livia.number(address)
    assert (await livia.act(address, "place C Nc", number=number)).status_code == 200
    response = await livia.act(address, "place C Nd", number=number)
    assert response.status_code == 409
    assert response.json()["number"] == number + 1
    assert response.json()["error"]
    assert await length(livia, address) == 1
    future = await livia.act(address, "place C Nd", number=number + 7)
    assert future.status_code == 409


async def test_a_repeated_request_is_answered_alike_and_played_once(livia):
    address = await livia.open("me", "me")
    number = await livia.number(address)
    for _ in range(3):
        response = await livia.act(address, "place C Nc", number=number)
        assert response.status_code == 200
        assert response.json() == {"number": number + 1}
    assert await length(livia, address) == 1


async def test_many_copies_of_a_request_at_once_are_played_once(livia):
    address = await livia.open("me", "me")
    number = await livia.number(address)
    answers = await asyncio.gather(
        *(livia.act(address, "place C Nc", number=number) for _ in range(8))
    )
    assert [a.status_code for a in answers] == [200] * 8
    assert await length(livia, address) == 1


async def test_a_request_made_before_an_undo_is_stale_after_it(livia):
    address = await livia.open("me", "me")
    number = await livia.number(address)
    await livia.act(address, "place C Nc", number=number)
    assert (await livia.undo(address)).status_code == 200
    response = await livia.act(address, "place C Nc", number=number)
    assert response.status_code == 409
    assert await length(livia, address) == 0


async def test_a_named_request_may_be_repeated_whatever_happened_since(livia):
    address = await livia.open("me", "me")
    number = await livia.number(address)
    again = {"number": number, "request": "a1b2"}
    await livia.act(address, "place C Nc", **again)
    await livia.act(address, "place S Nd")
    response = await livia.act(address, "place C Nc", **again)
    assert response.status_code == 200
    assert await length(livia, address) == 2


async def test_what_does_not_move_the_position_makes_no_request_stale(livia, marcus):
    address = await livia.open("me", "person")
    number = await livia.number(address)
    link = await livia.link(address, 1)
    await marcus.client.post(link, data={"name": "Marcus"})
    response = await livia.act(address, "place C Nc", number=number)
    assert response.status_code == 200


async def test_undo_stops_at_another_seats_action(livia, marcus):
    address = await livia.open("me", "person")
    await marcus.client.post(await livia.link(address, 1), data={"name": "Marcus"})
    await livia.act(address, "place C Nc")
    assert (await livia.scene(address))["may_undo"]
    assert not (await marcus.scene(address))["may_undo"]
    assert (await marcus.undo(address)).status_code == 409
    await marcus.act(address, "place C Nd")
    assert (await livia.undo(address)).status_code == 409
    assert (await marcus.undo(address)).status_code == 200
    # what Marcus took back has been seen
    assert not (await livia.scene(address))["may_undo"]
    assert (await livia.undo(address)).status_code == 409


async def test_undo_takes_back_one_choice_and_to_here_several(livia):
    address = await livia.open("me", "me")
    await set_up(address, livia)
    await livia.act(address, "build c1S Sc B", "keep")
    await livia.undo(address)
    scene = await livia.scene(address)
    assert (scene["step"], scene["length"]) == ("close", 13)
    await livia.undo(address)
    assert await length(livia, address) == 12
    await livia.act(address, "build c1S Sc B", "keep")
    response = await livia.undo(address, to=12)
    assert response.status_code == 200
    assert await length(livia, address) == 12
    # further down stands what the other seat placed
    assert (await livia.undo(address, to=3)).status_code == 409


async def test_undo_repeated_takes_back_once(livia):
    address = await livia.open("me", "me")
    await set_up(address, livia)
    await livia.act(address, "build c1S Sc B", "keep")
    number = await livia.number(address)
    for _ in range(3):
        response = await livia.post(f"{address}/undo", {"number": number})
        assert response.status_code == 200
    assert await length(livia, address) == 13


async def test_the_log_keeps_what_was_undone(livia):
    address = await livia.open("me", "me")
    await livia.act(address, "place C Nc")
    await livia.undo(address)
    page = await livia.page(f"{address}/log")
    assert 'class="undone"' in page
    assert "took back" in page


async def test_a_program_does_not_play_what_was_undone_under_its_hands(livia):
    address = await livia.open("me", "greedy", pace=NEVER)
    await livia.act(address, "place C Nc")
    assert (await livia.undo(address)).status_code == 200
    await livia.post(f"{address}/pace", {"pace": 0})
    await asyncio.sleep(0.5)
    scene = await livia.scene(address)
    assert scene["length"] == 0
    assert scene["mine"]


async def test_forced_actions_go_along_in_the_same_request(livia, site):
    address = await livia.open("me", "me")
    table = await livia.table(address)
    for _ in range(600):
        if table.status != "open":
            break
        legal = table.match.legal_actions()
        assert len(legal) > 1, "a turn without a choice was left to a person"
        closing = next((text for text in legal if text.startswith("close")), None)
        await livia.act(address, closing or legal[-1])
    forced = [entry for entry in table.entries if entry.event.data.get("forced")]
    assert forced
    assert all(entry.actor is not None for entry in forced)
    view = View(table, Viewer(None, "en"), site.house.link)
    assert any(line.forced for line in view.log())


async def test_conceding_with_two_seats_ends_the_table(livia):
    address = await livia.open("me", "greedy", pace=5000)
    number = await livia.number(address)
    response = await livia.post(f"{address}/concede", {"number": number, "seat": 0})
    assert response.status_code == 200
    again = await livia.post(f"{address}/concede", {"number": number, "seat": 0})
    assert again.status_code == 200
    scene = await livia.scene(address)
    assert scene["status"] == "stopped"
    record = (await livia.client.get(f"{address}/record")).json()
    assert record["stopped"] == {"reason": "conceded", "seats": [0]}
    assert "result" not in record
    frontinus.replay(record)
    assert (await livia.act(address, "place C Nc")).status_code == 409


async def test_a_concession_holds_whatever_others_did_meanwhile(livia, marcus):
    address = await livia.open("me", "person")
    await marcus.client.post(await livia.link(address, 1), data={"name": "Marcus"})
    await livia.act(address, "place C Nc")
    number = await livia.number(address)
    body = {"number": number + 5, "seat": 0}
    assert (await livia.post(f"{address}/concede", body)).status_code == 409
    await marcus.act(address, "place C Nd")
    assert await livia.number(address) > number
    body["number"] = number
    assert (await livia.post(f"{address}/concede", body)).status_code == 200
    assert (await livia.scene(address))["status"] == "stopped"


async def test_whoever_concedes_reads_who_wins_and_stays_you_in_the_log(livia, marcus):
    address = await livia.open("me", "person")
    await marcus.client.post(await livia.link(address, 1), data={"name": "Marcus"})
    await livia.act(address, "place C Nc")
    await marcus.act(address, "place C Nd")
    number = await livia.number(address)
    await livia.post(f"{address}/concede", {"number": number, "seat": 0})
    told = {}
    for browser, at in [(livia, None), (livia, 2), (marcus, None)]:
        query = {} if at is None else {"at": at}
        told[browser, at] = (await browser.scene(address, **query))["regions"]
    assert "Marcus wins" in told[livia, None]["prompt"]
    assert "You conceded" in told[livia, None]["prompt"]
    assert "wreath" in told[livia, None]["prompt"]
    assert "Marcus wins. You conceded" in told[livia, 2]["prompt"]
    assert "You win" in told[marcus, None]["prompt"]
    assert "Livia conceded" in told[marcus, None]["prompt"]
    assert "Livia" not in told[livia, None]["log"]
    assert "You concede" in told[livia, None]["log"]


async def test_a_seat_that_conceded_is_played_on_with_more_than_two(livia, marcus):
    address = await livia.open("me", "person", "person", pace=0)
    await marcus.client.post(await livia.link(address, 1), data={"name": "Marcus"})
    number = await marcus.number(address)
    await marcus.post(f"{address}/concede", {"number": number, "seat": 1})
    assert (await marcus.scene(address))["status"] == "open"
    await livia.act(address, "place C Nc")

    async def moved():
        return await length(livia, address) == 2

    await until(moved, "a program plays on for seat 1")
    assert (await livia.scene(address))["to_play"] == 2
    # what a program does for him is not his
    lines = (await marcus.scene(address))["regions"]["log"]
    assert "You concede" in lines
    assert "Marcus placed" in lines
    assert (await marcus.act(address, "place C Nd")).status_code == 403
    # no matter how many people are left
    number = await livia.number(address)
    await livia.post(f"{address}/concede", {"number": number, "seat": 0})
    record = (await livia.client.get(f"{address}/record")).json()
    assert "stopped" not in record
    assert (await livia.scene(address))["to_play"] == 2


async def test_programs_play_to_the_end_without_people(livia):
    address = await livia.open("me", "greedy", "greedy", pace=5000)
    await livia.post(f"{address}/pace", {"pace": 0})
    number = await livia.number(address)
    response = await livia.post(f"{address}/concede", {"number": number, "seat": 0})
    assert response.status_code == 200
    table = await livia.table(address)
    await until(lambda: table.status != "open", "the programs have played to the end")
    assert table.status == "over"
    record = (await livia.client.get(f"{address}/record")).json()
    assert record["result"]["scores"]
    assert frontinus.replay(record).over


async def test_a_seat_that_conceded_is_its_holders_no_longer(livia, marcus, newcomer):
    address = await livia.open("me", "me", "person", pace=NEVER)
    await marcus.client.post(await livia.link(address, 2), data={"name": "Marcus"})
    link = livia.site.house.link(await livia.table(address), 0)
    number = await livia.number(address)
    await livia.post(f"{address}/concede", {"number": number, "seat": 0})
    scene = await livia.scene(address)
    assert (scene["to_play"], scene["seats"], scene["mine"]) == (0, [1], False)
    assert not scene["title"].startswith("Your turn")
    assert "thinking" in scene["regions"]["prompt"]
    assert scene["regions"]["seats"].count("<em>you</em>") == 1
    assert scene["regions"]["seats"].count("<em>conceded</em>") == 1
    assert link not in scene["regions"]["company"]
    assert "due" not in await livia.page("/")
    # nobody can sit down where a program plays on
    stranger = newcomer()
    assert (await stranger.client.get(link)).headers["location"] == address
    assert (await stranger.client.post(link, data={"name": "Nero"})).status_code == 409
    for body in [{"leave": True}, {"renew": True}]:
        assert (await livia.post(f"{address}/seats/0", body)).status_code == 403
    assert (await livia.table(address)).program(0) == "greedy"


async def test_the_match_stops_when_all_people_agree(livia, marcus):
    address = await livia.open("me", "person", "greedy")
    await marcus.client.post(await livia.link(address, 1), data={"name": "Marcus"})
    number = await livia.number(address)
    await livia.post(f"{address}/stop", {"number": number, "agree": True})
    assert (await livia.scene(address))["status"] == "open"
    assert "Marcus" in (await livia.scene(address))["regions"]["company"]
    await livia.post(f"{address}/stop", {"number": number, "agree": False})
    await marcus.post(f"{address}/stop", {"number": number, "agree": True})
    assert (await livia.scene(address))["status"] == "open"
    await livia.post(f"{address}/stop", {"number": number, "agree": True})
    scene = await livia.scene(address)
    assert scene["status"] == "stopped"
    record = (await livia.client.get(f"{address}/record")).json()
    assert record["stopped"] == {"reason": "agreed", "seats": []}


async def test_an_agreement_lapses_with_the_next_action(livia, marcus):
    address = await livia.open("me", "person")
    await marcus.client.post(await livia.link(address, 1), data={"name": "Marcus"})
    before = await livia.number(address)
    await marcus.post(f"{address}/stop", {"number": before, "agree": True})
    await livia.act(address, "place C Nc")
    number = await livia.number(address)
    await livia.post(f"{address}/stop", {"number": number, "agree": True})
    assert (await livia.scene(address))["status"] == "open"
    late = await marcus.post(f"{address}/stop", {"number": before, "agree": True})
    assert late.status_code == 409


async def test_an_agreement_outlives_what_a_program_does(livia, marcus):
    address = await livia.open("me", "person", "greedy", pace=NEVER)
    await marcus.client.post(await livia.link(address, 1), data={"name": "Marcus"})
    await livia.act(address, "place C Nc")
    await marcus.act(address, "place C Nd")
    number = await livia.number(address)
    await livia.post(f"{address}/stop", {"number": number, "agree": True})
    await livia.post(f"{address}/pace", {"pace": 0})

    async def moved():
        return await length(livia, address) > 2

    await until(moved, "the program moves")
    # Marcus has not seen yet that the program moved
    response = await marcus.post(f"{address}/stop", {"number": number, "agree": True})
    assert response.status_code == 200
    assert (await livia.scene(address))["status"] == "stopped"


async def test_a_rematch_rotates_the_seats_and_is_opened_once(livia, marcus):
    address = await livia.open("me", "person", "greedy", **{"name-0": "Livia"})
    await marcus.client.post(await livia.link(address, 1), data={"name": "Marcus"})
    assert (await livia.post(f"{address}/rematch", {})).status_code == 409
    for browser in (livia, marcus):
        number = await browser.number(address)
        await browser.post(f"{address}/stop", {"number": number, "agree": True})
    first, second = await asyncio.gather(
        livia.post(f"{address}/rematch", {}), marcus.post(f"{address}/rematch", {})
    )
    assert first.json() == second.json()
    following = first.json()["address"]
    scene = await livia.scene(following)
    assert scene["names"][0] == "Marcus"
    assert scene["names"][2] == "Livia"
    assert scene["seats"] == [2]
    assert (await marcus.scene(following))["mine"]
    assert following in (await livia.scene(address))["regions"]["company"]


async def test_who_begins_may_be_drawn(livia):
    firsts = set()
    # one of three stays out of 100 draws in one run of 10^17
    for _ in range(100):
        if len(firsts) == 3:
            break
        address = await livia.open("me", "person", "person", begins="drawn")
        firsts.update((await livia.table(address)).held_by(livia.known))
    assert firsts == {0, 1, 2}


async def test_options_reach_the_match(livia):
    name = "option-voluntary-close-needs-tile"
    address = await livia.open("me", "me", **{name: "true"})
    record = (await livia.client.get(f"{address}/record")).json()
    assert record["options"] == {"voluntary-close-needs-tile": True}


async def test_what_is_being_written_is_written_before_the_database_closes(tmp_path):
    app = create_app(tmp_path)
    order, started = [], asyncio.Event()
    async with app.router.lifespan_context(app):
        browser, store = Browser(app), app.state.site.store
        append, close = store.append, store.close

        async def slow(*args, **named):
            order.append("begins")
            started.set()
            await asyncio.sleep(0.05)
            await append(*args, **named)
            order.append("written")

        async def closing():
            order.append("closes")
            await close()

        store.append, store.close = slow, closing
        address = await browser.open("greedy", "greedy")
        await asyncio.wait_for(started.wait(), 60)
        await browser.client.aclose()
    assert order[-2:] == ["written", "closes"]
    assert order.count("begins") == order.count("written")
    app = create_app(tmp_path)
    async with app.router.lifespan_context(app):
        browser = Browser(app)
        assert await browser.number(address) >= order.count("written")
        await browser.client.aclose()
