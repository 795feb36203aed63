"""Two browsers at one table, lines that break, a server that stops in the middle of a turn.

What stands below the choices is pressed by key: they may come while a mouse button is down, which
is then let go above something else.
"""

import signal

import pytest
from playwright.sync_api import expect

from frontinus import bots
from tests.browser.conftest import Line, Server
from tests.browser.test_table import HOLD, HOLD_NOW

CUT = ("Failed to load resource", "net::ERR")
"""What a browser complains of when its line is cut."""


@pytest.fixture
def line(server):
    """A line to the server that can be cut."""
    made = Line(server.port)
    yield made
    made.close()


@pytest.fixture
def own_server(tmp_path):
    """A server that a test may stop."""
    made = Server(tmp_path / "data")
    made.start()
    yield made
    made.stop(signal.SIGKILL)
    made.log.close()


@pytest.fixture
def own_line(own_server):
    """A line to it: pages keep their address, whatever port it gets when it starts again."""
    made = Line(own_server.port)
    yield made
    made.close()


def sit(tab, link):
    """Sit down by a seat's link."""
    tab.go(link)
    tab.page.locator("main form .primary").click()
    tab.page.wait_for_url("**/t/*")
    tab.ready()


def free_link(tab):
    """Take the link of the first free seat, to be opened by whatever line."""
    link = tab.page.locator("#invite input").first.input_value()
    assert link.startswith(f"{tab.base}/s/")
    return link.removeprefix(tab.base)


def test_both_see_every_action_at_once_and_a_cut_line_mends_itself(open_tab, line):
    host = open_tab()
    host.table(**{"seat-0": "me", "seat-1": "person"})
    guest = open_tab(base=line.address, allowed=CUT)
    sit(guest, free_link(host))
    assert "/s/" not in guest.page.url
    host.target("Nc").click(force=True)
    host.page.locator("#main-button").click()
    guest.page.locator("#builder-Nc").wait_for(state="attached")
    guest.page.locator("#main-button").wait_for(state="hidden")
    # half a choice
    guest.page.locator("#choices [data-key=D]").click()
    guest.target("Sc").click(force=True)
    assert guest.main() == "Place on Sc"
    line.cut()
    guest.page.locator("#connection").wait_for()
    host.page.evaluate(
        "() => fetch(`${location.pathname}/scene`).then((got) => got.json()).then(({ number }) =>"
        " fetch(`${location.pathname}/stop`,"
        " { method: 'POST', body: new URLSearchParams({ number, agree: '1' }) }))"
    )
    assert guest.main() == "Place on Sc"
    line.mend()
    guest.page.locator("#connection").wait_for(state="hidden")
    # Livia's offer arrived: the guest may agree to it
    agree = guest.page.locator("#stopping [name=agree]", has_text="Agree to stop")
    agree.wait_for(state="attached")
    assert guest.main() == "Place on Sc"
    guest.page.locator("#main-button").click()
    host.page.locator("#builder-Sc").wait_for(state="attached")
    assert host.page.locator("#builder-Sc").get_attribute("data-type") == "D"


def test_an_action_sent_into_a_broken_line_arrives_once(open_tab, line):
    tab = open_tab(base=line.address, allowed=CUT)
    tab.table(**{"seat-0": "me", "seat-1": "me"})
    tab.target("Nc").click(force=True)
    line.cut()
    with tab.page.expect_event("requestfailed", lambda sent: sent.url.endswith("/actions")):
        tab.page.locator("#main-button").click()
    line.mend()
    tab.page.locator("#builder-Nc").wait_for(state="attached")
    tab.page.wait_for_timeout(500)
    assert tab.scene()["length"] == 1


def test_a_stale_choice_is_refused_in_words(open_tab):
    tab = open_tab(allowed=("Failed to load resource",))
    address = tab.table(**{"seat-0": "me", "seat-1": "me"})
    answer = tab.page.evaluate(
        "async (address) => { const send = (action) => fetch(`${address}/actions`, {"
        " method: 'POST', headers: { 'content-type': 'application/json' },"
        " body: JSON.stringify({ number: 1, actions: [action] }) });"
        " await send('place C Nc'); const late = await send('place C Nd');"
        " return [late.status, await late.json()]; }",
        address,
    )
    assert answer[0] == 409
    assert answer[1]["error"]
    assert tab.scene()["length"] == 1


def test_a_spectator_sees_and_cannot_act(open_tab):
    host, other = open_tab(), open_tab(allowed=("Failed to load resource",))
    address = host.table(**{"seat-0": "me", "seat-1": "me"})
    other.go(address)
    other.ready()
    host.target("Nc").click(force=True)
    host.page.locator("#main-button").click()
    other.page.locator("#builder-Nc").wait_for(state="attached")
    other.target("Nd").click(force=True)
    assert other.main() == ""
    assert other.page.locator("#choices [data-do]").count() == 0
    assert "error" in other.play("place C Nd")
    assert other.page.locator("#company input[readonly]").count() == 0


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(open_tab):
    tab = open_tab()
    tab.table(**{"seat-0": "me", "seat-1": "me"})
    tab.target("Nc").click(force=True)
    tab.page.locator("#main-button").click()
    tab.page.locator("#builder-Nc").wait_for(state="attached")
    tab.target("Nd").click(force=True)
    tab.page.reload()
    tab.ready()
    assert tab.page.locator("#builder-Nc").count() == 1
    assert tab.main() == ""
    tab.target("Nd").click(force=True)
    assert tab.main() == "Place on Nd"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_server_that_stops_in_the_middle_of_a_turn_goes_on(open_tab, own_server, own_line, how):
    tab = open_tab(base=own_line.address, allowed=CUT)
    tab.table(**{"seat-0": "me", "seat-1": "me"})
    for target in ("Nc", "Nd"):
        tab.target(target).click(force=True)
        tab.page.locator("#main-button").click()
        tab.page.locator(f"#builder-{target}").wait_for(state="attached")
    tab.target("Sc").click(force=True)
    own_server.stop(how)
    tab.page.locator("#connection").wait_for()
    own_server.start()
    own_line.target = own_server.port
    tab.page.locator("#connection").wait_for(state="hidden")
    assert tab.main() == "Place on Sc"
    tab.page.locator("#main-button").click()
    tab.page.locator("#builder-Sc").wait_for(state="attached")
    assert tab.scene()["length"] == 3


def test_what_is_picked_stays_while_somebody_sits_down(open_tab):
    host, guest = open_tab(), open_tab()
    host.context.add_init_script(HOLD)
    host.table(**{"seat-0": "me", "seat-1": "person"})
    picked = host.page.locator("#choices [aria-pressed=true]")
    host.page.locator("#choices [data-key=D]").click()
    expect(picked).to_have_attribute("data-key", "D")
    host.page.evaluate(HOLD_NOW, "/choices?")
    sit(guest, free_link(host))
    host.page.locator("#invite li").wait_for(state="detached")
    assert picked.get_attribute("data-key") == "D"


def test_a_program_plays_a_free_seat(open_tab):
    tab = open_tab()
    tab.table(**{"seat-0": "me", "seat-1": "person"})
    tab.target("Nc").click(force=True)
    tab.page.locator("#main-button").click()
    tab.page.locator("#builder-Nc").wait_for(state="attached")
    tab.page.locator("#fill > summary").press("Enter")
    tab.page.locator("#fill [name=bot]").select_option("varied")
    tab.page.locator("#fill-1 button").press("Enter")
    tab.ready()
    tab.page.locator("#prompt-title", has_text="Your turn").wait_for()
    assert tab.scene()["length"] == 2


def test_people_agree_to_stop_and_take_their_links_with_them(open_tab):
    host, guest = open_tab(permissions=["clipboard-read", "clipboard-write"]), open_tab()
    host.table(**{"seat-0": "me", "seat-1": "person"})
    free = free_link(host)
    sit(guest, free)
    host.page.locator("#invite li").wait_for(state="detached")
    host.play("place C Nc")
    for tab in (host, guest):
        tab.page.locator("#builder-Nc").wait_for(state="attached")
    # one's own link, after the other seat is taken
    host.page.locator("#links summary").press("Enter")
    host.page.locator("#links [data-do=copy]").first.click()
    host.page.locator("#announcer", has_text="copied").wait_for(state="attached")
    link = host.page.evaluate("() => navigator.clipboard.readText()")
    assert link.startswith(f"{host.base}/s/")
    assert host.page.locator("#links [data-do=copy]").first.inner_text() == "Copied"
    # a new one: the old one leads nowhere, the table hears of it
    host.page.locator("#links [name=renew]").press("Enter")
    guest.page.locator("#log li", has_text="new one").wait_for()
    other = open_tab(allowed=("Failed to load resource",))
    other.go(link.removeprefix(host.base))
    assert "no longer valid" in other.page.locator("h1").inner_text()
    host.ready()
    host.page.locator("#stopping > summary").press("Enter")
    host.page.locator("#stopping [name=agree]").press("Enter")
    guest.page.locator("#company", has_text="Still to agree: Marcus").wait_for()
    guest.page.locator("#stopping > summary").press("Enter")
    guest.page.locator("#stopping [name=agree]", has_text="Agree to stop").press("Enter")
    for tab in (host, guest):
        tab.page.locator("#prompt-title", has_text="The game was stopped").wait_for()


def test_a_seat_that_is_left_goes_to_a_program_and_back(open_tab):
    tab = open_tab()
    tab.table(**{"seat-0": "me", "seat-1": "me"})
    tab.play("place C Nc")
    tab.page.locator("#builder-Nc").wait_for(state="attached")
    tab.page.locator("#stopping > summary").press("Enter")
    tab.page.locator("#stopping [name=leave]").last.press("Enter")
    tab.page.locator("#prompt-title", has_text="Waiting for Marcus").wait_for()
    tab.page.locator("#fill > summary").press("Enter")
    # one that needs no search, which a fresh machine compiles for minutes
    tab.page.locator("#fill-1 select").select_option("varied")
    tab.page.locator("#fill-1 button").press("Enter")
    tab.page.locator("#prompt-title", has_text="Your turn").wait_for()
    tab.page.locator("#bots > summary").press("Enter")
    tab.page.locator("#bots [name=back]").press("Enter")
    tab.page.locator("#bots").wait_for(state="detached")
    tab.ready()
    assert tab.scene()["seats"] == [0, 1]
    # and, once more, while nobody has it
    tab.page.locator("#stopping > summary").press("Enter")
    tab.page.locator("#stopping [name=leave]").first.press("Enter")
    tab.page.locator("#invite [name=back]").press("Enter")
    tab.page.locator("#prompt-title", has_text="Livia").wait_for()
    assert tab.scene()["mine"]


def test_whoever_loses_a_seat_to_another_browser_is_told_and_takes_it_back(open_tab):
    host, first, other = open_tab(), open_tab(390, 844), open_tab()
    host.table(**{"seat-0": "me", "seat-1": "person"})
    link = free_link(host)
    sit(first, link)
    assert first.page.locator("#taken-over").count() == 0
    sit(other, link)
    told = first.page.locator("#prompt #taken-over")
    told.wait_for()
    assert "moved to another browser" in told.inner_text()
    told.locator("a").click()
    first.page.locator("main form .primary").click()
    first.page.wait_for_url("**/t/*")
    first.ready()
    assert first.scene()["seats"] == [1]
    other.page.locator("#taken-over").wait_for()


def test_every_free_seat_goes_to_a_bot_of_any_level_and_its_link_leads_back(open_tab):
    host, guest = open_tab(), open_tab()
    host.table(**{"players": "3", "seat-0": "me", "seat-1": "person", "seat-2": "person"})
    links = host.page.locator("#invite li input")
    link = links.last.input_value().removeprefix(host.base)
    offered = host.page.locator("#fill-1 option").evaluate_all("all => all.map((o) => o.value)")
    assert set(offered) == set(bots.NAMES)
    for seat, level in [(1, "uniform"), (2, "varied")]:
        if not host.page.locator("#fill-2").is_visible():
            host.page.locator("#fill > summary").press("Enter")
        host.page.locator(f"#fill-{seat} select").select_option(level)
        host.page.locator(f"#fill-{seat} button").press("Enter")
        host.page.locator(f"#fill-{seat}").wait_for(state="detached")
        host.ready()
    assert not host.page.locator("#invite").is_visible()
    host.play("place C Nc")
    expect(host.page.locator("[id^=builder-]")).to_have_count(3)
    assert host.title().startswith("Your turn")
    guest.go(link)
    assert "bot plays this seat" in guest.page.locator("main").inner_text()
    sit(guest, link)
    assert guest.scene()["seats"] == [2]
    host.page.locator("#bots > summary").press("Enter")
    expect(host.page.locator("#bots [name=person]")).to_have_count(1)
    host.page.locator("#bots [name=person]").press("Enter")
    host.page.locator("#invite li").wait_for()
    assert host.page.locator("#invite li").count() == 1


def test_a_concession_ends_a_table_of_two_and_it_can_be_played_again(open_tab):
    tab = open_tab()
    address = tab.table(**{"seat-0": "me", "seat-1": "person"})
    tab.target("Nc").click(force=True)
    tab.page.locator("#main-button").click()
    tab.page.locator("#builder-Nc").wait_for(state="attached")
    tab.page.locator("#stopping > summary").press("Enter")
    assert not tab.page.locator("#stopping [name=seat]").is_visible()
    tab.page.locator("#concede-0 > summary").press("Enter")
    tab.page.locator("#stopping [name=seat]").press("Enter")
    tab.page.locator("#company [action$=rematch] .primary").press("Enter")
    tab.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(address))
    tab.ready()
    scene = tab.scene()
    assert (scene["length"], scene["seats"]) == (0, [1])
