"""Palatinus in the browser: tiles are turned and laid, tokens placed, the scoring is a show."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_games import PHONE, tab_to, whole_game
from tests.browser.test_together import free_link, sit

BOTS = {"game": "palatinus", "players": "4", "seat-0": "me"} | {
    f"seat-{seat}": "greedy" for seat in (1, 2, 3)
}
ENDED = (Path(__file__).parents[1] / "pictures/palatinus.jsonl").read_text("utf-8").splitlines()[0]
TOLD = "(before) => document.querySelector('#result .told li:last-child').innerText !== before"


def finished(tab):
    """The page says who has won, and the record says the same."""
    tab.page.wait_for_function("() => document.querySelector('#moments')?.dataset.next === '0'")
    assert re.search(r"wins? with \d+ point|share the win", tab.title())
    record = tab.page.evaluate("() => fetch(`${location.pathname}/record`).then((r) => r.json())")
    assert points(tab) == record["result"]["scores"]


def points(tab):
    """Read the last column of the table of points."""
    return [
        int(cell) for cell in tab.page.locator("#result .points td:last-child").all_inner_texts()
    ]


def ghost(tab):
    """Tell where the ghost of a tile lies, and how it is turned."""
    moved = tab.page.locator("#overlay > .ghost").get_attribute("transform") or ""
    return [float(number) for number in re.findall(r"-?[\d.]+", moved)]


def to_placing(tab, seats=None):
    """Open a table and lay the tiles as they come."""

    def choose(scene):
        if scene["step"] == "place":
            return None
        return scene["legal"][0] if scene["legal"] else ""

    tab.table_after(choose, **(seats or ALONE))
    tab.page.locator("#choices [data-key=merchant]").wait_for()


ALONE = {"game": "palatinus", "players": "3", "seat-0": "me", "seat-1": "uniform"}
ALONE |= {"seat-2": "uniform"}


# --- whole games ----------------------------------------------------------------------------------


def test_by_mouse(open_tab):
    tab, choice = open_tab(), random.Random(1)
    tab.table(**BOTS)

    def choose(state):
        if state["main"] and choice.random() < 0.7:
            tab.page.locator("#main-button").click()
        elif state["options"] and choice.random() < 0.5:
            tab.page.locator("#choices [data-do=option]:enabled").last.click()
        else:
            tab.target(choice.choice(state["open"])).click(force=True)

    whole_game(tab, choose)
    finished(tab)


def test_by_touch(open_tab):
    tab, choice = open_tab(**PHONE), random.Random(2)
    tab.table(**BOTS)

    def choose(state):
        if not state["main"] and state["options"]:
            tab.page.locator("#choices [data-do=option]:enabled").first.tap()
        target = choice.choice(state["open"])
        tab.page.evaluate("() => scrollTo(0, 0)")
        box = tab.target(target).bounding_box()
        place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        tab.page.touchscreen.tap(*place)
        tab.page.wait_for_timeout(30)
        if tab.main() and target in tab.main():
            tab.page.touchscreen.tap(*place)  # once more, to play

    whole_game(tab, choose)
    finished(tab)


def test_by_keys_alone(open_tab):
    tab, choice = open_tab(), random.Random(3)
    tab.table(**BOTS)
    press = tab.page.keyboard.press

    def choose(state):
        if state["options"] and not state["main"] and choice.random() < 0.5:
            tab_to(tab, lambda now: now["doing"] == "option")
            press("Enter")
            return
        # the focus may be at a place that refuses what the button would play
        if state["main"] and choice.random() < 0.5:
            tab_to(tab, lambda now: now["doing"] == "play")
            press("Enter")
            return
        tab_to(tab, lambda now: now["target"])
        if state["main"]:
            press("r")
            press("Enter")
            return
        for _ in range(choice.randrange(1, 6)):
            press(choice.choice(["n", "p", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"]))
        press("Enter")

    whole_game(tab, choose)
    finished(tab)


# --- laying ---------------------------------------------------------------------------------------


def first_tile(open_tab, *size, **more):
    tab = open_tab(*size, **more)
    tab.table(**ALONE)
    tab.page.locator("#board .slot").first.wait_for(state="attached")
    return tab


def test_a_tile_is_turned_by_button_wheel_and_key_before_it_is_laid(open_tab):
    tab = first_tile(open_tab)
    assert tab.page.locator("#board .target:visible").count() == 12
    slot = tab.target("Y3")
    slot.click()
    x, y, turn = ghost(tab)
    assert (x, y) == tuple(float(slot.get_attribute(axis) or 0) for axis in "xy")
    assert turn == 0
    tab.page.locator("#turn-button").click()
    assert ghost(tab) == [x, y, 60]
    slot.hover()
    tab.page.mouse.wheel(0, 100)
    tab.page.wait_for_function(
        "() => document.querySelector('#overlay > .ghost').getAttribute('transform').includes(120)"
    )
    tab.page.keyboard.press("r")
    assert ghost(tab) == [x, y, 180]
    tab.page.locator("#overlay-buttons [data-do=turn]").click()
    assert ghost(tab) == [x, y, 240]
    other = tab.target("X5")
    other.click()
    assert ghost(tab)[2] == 240
    assert tab.main() == "Lay it in X5"
    other.click()
    tab.page.wait_for_function("() => document.querySelectorAll('#board [id^=tile-]').length > 1")
    assert "lay X5 r4" in tab.page.evaluate(
        "() => fetch(`${location.pathname}/record`).then((r) => r.text())"
    )


# --- placing --------------------------------------------------------------------------------------


def test_a_token_and_a_place_may_be_chosen_in_either_order(open_tab):
    tab = open_tab()
    to_placing(tab)
    free = [cell for cell in tab.scene()["legal"] if cell.startswith("farmer ")]
    place, other = (text.split()[1] for text in free[:2])
    tab.target(place).click()
    assert not tab.main()
    tab.page.locator("#choices [data-key='farmer*']").click()
    assert tab.main() == f"Farmer on {place}, as a wolf"
    assert tab.page.locator("#overlay > [href='#pa-red-farmer-wolf']").count() == 1
    tab.target(other).click()
    assert tab.main() == f"Farmer on {other}, as a wolf"
    tab.page.locator("#choices .lines li").first.wait_for()
    tab.page.locator("#choices [data-key='merchant']").click()
    assert tab.main() == f"Place a merchant on {other}"
    tab.target(other).click()
    token = tab.page.locator(f"#token-{other}")
    token.wait_for(state="attached")
    assert token.locator("use").first.get_attribute("href") == "#pa-red-merchant"


def test_what_counts_is_shown_before_a_token_is_placed(open_tab):
    tab = open_tab()
    to_placing(tab)
    scene = tab.scene()
    place, told = next(
        (text.split()[1], preview)
        for text, preview in scene["previews"].items()
        if text.startswith("farmer ") and len(preview.get("gives", ())) > 1
    )
    tab.page.locator("#choices [data-key=farmer]").click()
    tab.target(place).hover()
    expect(tab.page.locator("#overlay-ground [href='#pa-giver']")).to_have_count(len(told["gives"]))
    written = tab.page.locator("#overlay .pill-text").all_text_contents()
    for _, low, high in told["gives"]:
        assert f"+{low}" in written or f"+{low}–{high}" in written
    assert any("→" in words for words in written)


def test_a_place_that_is_taken_is_refused_with_the_rule(open_tab):
    tab = open_tab()
    to_placing(tab)
    tab.play(next(a for a in tab.scene()["legal"] if a.startswith("merchant ")))
    tab.page.locator("#board [id^=token-]").nth(2).wait_for(state="attached")
    tab.page.locator("#choices [data-key=farmer]").wait_for()
    taken = tab.page.locator("#board [id^=token-]").first.get_attribute("id").removeprefix("token-")
    tab.target(taken).click(force=True)
    tab.page.wait_for_selector("#prompt-note a[href$='PA-3.3']")


def test_own_wolves_can_be_hidden_and_looked_at(open_tab):
    tab = open_tab()
    to_placing(tab)
    action = next(a for a in tab.scene()["legal"] if a.startswith("farmer* "))
    tab.play(action)
    wolf = tab.page.locator(f"#token-{action.split()[1]}")
    wolf.wait_for(state="attached")
    under, side = wolf.locator(".under"), wolf.locator(".wolf-side")
    assert (under.is_visible(), side.is_visible()) == (True, False)
    tab.page.locator("#hills [data-do=wolves]").click()
    assert (under.is_visible(), side.is_visible()) == (False, True)
    tab.page.keyboard.press("w")
    assert (under.is_visible(), side.is_visible()) == (True, False)


def test_what_would_come_of_a_placement_is_shown_where_the_focus_is(open_tab):
    tab = open_tab()
    to_placing(tab)
    tab.page.locator("#choices [data-key=farmer]").focus()
    tab.page.keyboard.press("Enter")
    tab.page.locator("#board [tabindex='0']:visible").focus()
    tab.page.keyboard.press("n")
    place = tab.page.evaluate("() => document.activeElement.dataset.target")
    ghost = tab.page.locator("#overlay > [href='#pa-red-farmer']")
    for axis in "xy":
        lies, wanted = ghost.get_attribute(axis), tab.target(place).get_attribute(axis)
        assert float(lies or 0) == float(wanted or 0)
    assert tab.page.locator("#overlay .pill-text", has_text="→").count() > 0
    assert not tab.main()


def test_arrows_lead_over_the_hexes_without_drifting(open_tab):
    tab = open_tab()
    to_placing(tab)
    tab.page.locator("#board [tabindex='0']:visible").focus()
    press = tab.page.keyboard.press

    def here():
        return tab.page.evaluate("() => document.activeElement.dataset.target")

    def at(name):
        return [float(tab.target(name).get_attribute(axis) or 0) for axis in "xy"]

    start = here()
    way = [start]
    for _ in range(9):
        press("ArrowDown")
        way.append(here())
    x, y = at(start)
    rows = [at(name) for name in dict.fromkeys(way)]
    assert [row[1] for row in rows] == [y + 90 * step for step in range(len(rows))]
    assert all(abs(row[0] - x) < 160 for row in rows)
    for _ in way[1:]:
        press("ArrowUp")
    assert at(here())[1] == y


# --- one screen -----------------------------------------------------------------------------------


def test_the_screen_is_covered_between_seats_once_there_are_secrets(open_tab):
    tab = open_tab()
    to_placing(tab, {"game": "palatinus", "seat-0": "me", "seat-1": "me"})
    cover = tab.page.locator("#cover")
    assert not cover.is_visible()
    place, other = (text.split()[1] for text in tab.scene()["legal"][:2])
    tab.page.locator("#choices [data-key='farmer*']").click()
    tab.target(place).click()
    tab.page.locator("#main-button").click()
    cover.wait_for(state="visible")
    box = cover.bounding_box()
    assert (box["width"], box["height"]) == (1280, 800)
    tab.page.wait_for_function("() => document.activeElement.dataset.do === 'pass'")
    assert tab.scene()["legal"] == []
    assert tab.page.locator("#board .under").count() == 0
    for placed in (other, ""):
        cover.locator("[data-do=pass]").click()
        cover.wait_for(state="hidden")
        tab.page.locator("#choices [data-key=merchant]").wait_for()
        assert tab.page.locator("#board .under").count() == (0 if placed else 1)
        if placed:
            tab.target(placed).click()
            tab.page.locator("#choices [data-key=merchant]").click()
            tab.page.locator("#main-button").click()
            cover.wait_for(state="visible")
    assert tab.page.locator(f"#token-{place} .under").count() == 1


def test_two_browsers_at_one_table_see_each_his_own(open_tab):
    host, guest = open_tab(), open_tab()
    host.table(**{"game": "palatinus", "seat-0": "me", "seat-1": "person"})
    sit(guest, free_link(host))
    tabs = [host, guest]
    for _ in range(40):
        scenes = [tab.scene() for tab in tabs]
        if scenes[0]["step"] == "place":
            break
        for tab, scene in zip(tabs, scenes, strict=True):
            if scene["legal"]:
                tab.play(scene["legal"][0])
                break
    host.page.locator("#choices [data-key='merchant*']").click()
    place = host.scene()["legal"][0].split()[1]
    host.target(place).click()
    host.page.locator("#main-button").click()
    shown = []
    for tab in tabs:
        token = tab.page.locator(f"#token-{place}")
        token.wait_for(state="attached")
        assert not tab.page.locator("#cover").is_visible()
        shown.append(token.locator("use").first.get_attribute("href"))
    assert shown == ["#pa-red-merchant-wolf", "#pa-red-wolf"]
    assert "a wolf on" in guest.page.locator("#log li").first.inner_text()
    assert "merchant" in host.page.locator("#log li").first.inner_text()


# --- the show -------------------------------------------------------------------------------------


def test_the_scoring_is_shown_forward_and_back(open_tab):
    tab = open_tab()
    tab.watch(ENDED)
    assert points(tab) == [5, 7, 8, 8, 7]
    hills = tab.page.locator("#result .hill-steps button")
    assert hills.all_inner_texts() == list("ABCDEFG")
    hills.nth(2).click()
    tab.page.locator("#result .told .now").wait_for()
    assert tab.title() == "Hill C, laurel 3"
    assert points(tab) == [0, 0, 4, 2, 7]
    assert tab.page.locator("#board [href^='#pa-won-']").count() == 2
    assert not tab.page.locator("#seats").is_visible()
    forward = tab.page.locator("#moments [data-do=moment]", has_text="Next")
    shown = []
    for _ in range(9):
        shown.append(tab.page.locator("#result .told li").last.inner_text())
        forward.click()
        tab.page.wait_for_function(TOLD, arg=shown[-1])
    assert "withdraws" in shown[1]
    assert "B2, C1" in shown[2]
    assert shown[-1].endswith("+3")
    assert tab.title() == "Hill D, laurel 5"
    assert points(tab) == [3, 0, 6, 2, 7]
    assert tab.page.locator("#token-B2").count() == 0
    back = tab.page.locator("#moments [data-do=moment]", has_text="Back")
    number = int(tab.page.locator("#moments").get_attribute("data-next"))
    for step in range(number - 1, number - 8, -1):
        back.click()
        tab.page.locator(f"#moments[data-next='{step}']").wait_for()
    tab.page.locator("#token-B2").wait_for(state="attached")
    for key, step in (("ArrowRight", number - 6), ("ArrowLeft", number - 7)):
        tab.page.keyboard.press(key)
        tab.page.locator(f"#moments[data-next='{step}']").wait_for()
    tab.page.locator("#moments [data-do=moment]", has_text="Show everything").click()
    tab.page.wait_for_function("() => document.querySelector('#moments').dataset.next === '0'")
    said = tab.page.locator("#prompt-sentence").inner_text()
    assert said == "Cornelia wins with 8 points and more pieces, 4 to 3"
    assert points(tab) == [5, 7, 8, 8, 7]


COUNT_MOMENTS = """globalThis.moments = 0;
const real = fetch;
globalThis.fetch = (...given) => {
  if (`${given[0]}`.includes("/moments?")) moments += 1;
  return real(...given);
};"""
"""Counts the steps that are asked for."""


def test_the_show_goes_on_by_itself_until_somebody_steps_in(open_tab):
    tab = open_tab(moving=True)
    tab.context.add_init_script(COUNT_MOMENTS)
    tab.watch(ENDED)
    tab.page.locator("#moments [data-do=run]").click()

    def number():
        return int(tab.page.locator("#moments").get_attribute("data-next") or 0)

    tab.page.wait_for_function("() => document.querySelector('#moments').dataset.next > 2")
    tab.page.keyboard.press("Shift")
    asked = tab.page.evaluate("moments")
    # a step is shown for 2.4 s
    tab.page.wait_for_timeout(2600)
    assert tab.page.evaluate("moments") == asked
    # one that was asked for before may have come since
    stopped = number()
    tab.page.locator("#moments [data-do=run]").click()
    tab.page.wait_for_function(f"() => document.querySelector('#moments').dataset.next > {stopped}")


@pytest.mark.parametrize("language", ["fi", "ru", "de"])
def test_in_each_language(open_tab, language):
    tab = open_tab(locale=language)
    to_placing(tab)
    tab.page.locator("#choices [data-key='farmer*']").click()
    tab.target(tab.scene()["legal"][0].split()[1]).click()
    tab.page.locator("#choices .lines li").first.wait_for()
    texts = [tab.page.locator("main").inner_text()]
    tab.watch(ENDED)
    tab.page.locator("#result .hill-steps button").nth(2).click()
    tab.page.locator("#result .told").wait_for()
    texts.append(tab.page.locator("main").inner_text())
    for text in texts:
        assert not re.search(r"\{ ?\$?\w+ ?\}|\b[a-z]+(-[a-z]+){2,}\b", text), text
