"""Aquädukt in the browser: the kind of action first, then the place; mouse, keys, touch."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from frontinus.server import games

pytestmark = pytest.mark.skipif(
    "aquaedukt" not in games.MODULES, reason="the game is not on the start page"
)

ALONE = {"game": "aquaedukt", "seat-0": "me", "seat-1": "me"}


def cells(tab):
    """Count the cells that can be reached."""
    return tab.page.locator("#board .target:visible").count()


def kind(tab, verb):
    tab.page.locator(f"#choices [data-key={verb}]").click()


def open_spring(tab, point="6.4"):
    kind(tab, "spring")
    tab.target(point).click()
    tab.page.locator("#main-button").click()
    tab.page.wait_for_selector(f"[id='spring-{point}']", state="attached")


def test_by_mouse(open_tab):
    tab = open_tab()
    tab.table(**ALONE)
    assert cells(tab) == 92
    kind(tab, "spring")
    assert cells(tab) == 113
    open_spring(tab)
    kind(tab, "spring")
    near = tab.target("6.5")
    near.click(force=True)
    tab.page.wait_for_selector("#prompt-note a[href$='AQ-6.3']")
    assert tab.page.locator("#board .measure").count() == 1
    kind(tab, "canal")
    assert cells(tab) == 113 + 204
    tab.target("5.4-6.4").click()
    assert tab.page.locator("#overlay-ground use[href='#aq-wet-new']").count() == 2
    tab.target("5.4-6.4").click()
    tab.page.wait_for_selector("#wet-f4", state="attached")
    tab.target("5.4-6.4").click()
    tab.target("5.4-6.4").click()
    tab.page.wait_for_selector("#wet-f6", state="attached")


def test_a_roll_lights_its_area(open_tab):
    tab = open_tab()
    tab.table(**ALONE)
    kind(tab, "roll")
    tab.page.locator("#main-button").click()
    tab.page.wait_for_selector("#prompt-picture .die-number")
    area = int(tab.page.locator("#prompt-picture .die-number").text_content() or "0")
    assert area == int(tab.page.locator("#die text").text_content() or "0")
    free = [text.split()[2] for text in tab.scene()["legal"] if text.startswith("house 1")]
    tab.target(free[0]).click()
    tab.page.locator("#choices [data-key='3']").click()
    tab.page.locator("#main-button").click()
    tab.page.wait_for_selector(f"#house-{free[0]} use[href='#aq-house-red-3']", state="attached")
    tab.page.locator("#aside-button").click()
    tab.page.wait_for_function("() => document.querySelectorAll('#seats .to-move').length")


def test_by_keys_alone(open_tab):
    tab = open_tab()
    tab.table(**ALONE)
    tab.page.locator("#choices [data-key=spring]").focus()
    tab.page.keyboard.press("Enter")
    tab.page.locator("#board [tabindex='0']:visible").focus()
    for key in ("Home", "ArrowDown", "ArrowRight", "ArrowRight", "Enter", "Enter"):
        tab.page.keyboard.press(key)
    tab.page.wait_for_selector("[id^=spring-]", state="attached")
    tab.page.locator("#choices [data-key=canal]").focus()
    tab.page.keyboard.press("Enter")
    tab.page.locator("#board [tabindex='0']:visible").focus()
    tab.page.keyboard.press("n")
    edge = tab.page.evaluate("document.activeElement.dataset.target")
    assert f"canal {edge}" in tab.scene()["legal"]
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_selector("[id^=wet-]", state="attached")


def test_a_second_enter_rolls_and_the_keys_go_on_from_there(open_tab):
    tab = open_tab()
    tab.table(**ALONE)
    tab.page.locator("#choices [data-key=roll]").focus()
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_selector("#choices [data-key=roll][aria-pressed=true]")
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_selector("#prompt-picture .die-number")
    tab.page.wait_for_function("document.activeElement !== document.body")
    tab.page.keyboard.press("n")
    place = tab.page.evaluate("document.activeElement.dataset.target")
    assert any(action.endswith(f" {place}") for action in tab.scene()["legal"])


def test_by_touch_the_nearest_legal_place_wins(open_tab):
    tab = open_tab(390, 844, has_touch=True, is_mobile=True)
    tab.table(**ALONE)
    tab.play("spring 6.4")
    tab.page.wait_for_selector("[id='spring-6.4']", state="attached")
    tab.page.locator("#choices [data-key=canal]").tap()
    # a tap is heard later than it is made
    tab.page.locator("#choices [data-key=canal][aria-pressed=true]").wait_for()
    box = tab.target("6.4-7.4").bounding_box()
    # a little below: nearer to the edge downwards of the next point, which allows nothing
    tab.page.touchscreen.tap(box["x"] + box["width"] * 0.72, box["y"] + box["height"] * 0.72)
    tab.page.wait_for_function("() => document.querySelector('#main-button').textContent")
    assert "6.4" in tab.main()
    assert tab.scene()["length"] == 9  # eight hills and the spring


def test_chance_can_be_checked(open_tab):
    tab = open_tab()
    tab.table(**ALONE)
    tab.page.locator("#chance summary").press("Enter")
    assert len(tab.page.locator("#chance code").first.inner_text()) == 64
    assert tab.page.locator("#chance code").count() == 1


def test_two_browsers_see_the_same_die(open_tab):
    host, guest = open_tab(), open_tab(390, 844, has_touch=True, is_mobile=True)
    host.table(**{**ALONE, "seat-1": "person"})
    guest.go(host.page.locator("#invite input[readonly]").first.input_value())
    guest.page.locator("main form .primary").click()
    guest.page.wait_for_url("**/t/*")
    guest.ready()
    kind(host, "roll")
    host.page.locator("#main-button").click()
    for tab in (host, guest):
        tab.page.locator("#die .die-number").wait_for(state="attached")
    areas = [tab.page.locator("#die text").text_content() for tab in (host, guest)]
    assert areas[0] == areas[1]
    assert guest.main() == ""
    assert guest.page.locator("#choices [data-do]").count() == 0
    host.page.locator("#aside-button").click()
    guest.page.locator("#choices [data-key=spring]").tap()
    guest.target("6.4").tap()
    guest.page.locator("#main-button").tap()
    host.page.wait_for_selector("[id='spring-6.4']", state="attached")


def test_players_may_place_the_hills(open_tab):
    tab = open_tab()
    tab.table(**ALONE, **{"option-players-place-hills": "true"})
    for place, count in (("f5", 1), ("c3", 2)):
        tab.target(place).click()
        tab.page.locator("#main-button").click()
        tab.page.wait_for_selector(f"#hill-{place}", state="attached")
        assert tab.page.locator("#board [id^=hill-]").count() == count
    tab.target("f5").click(force=True)
    tab.page.locator("#prompt-note a").wait_for()
    assert tab.page.locator("#board [id^=hill-]").count() == 2


def test_backs_stay_hidden_to_the_end_and_turn_up_one_by_one(open_tab):
    lines = (Path(__file__).parents[1] / "pictures/aquaedukt.jsonl").read_text("utf-8").splitlines()
    record = next(line for line in lines if json.loads(line)["options"].get("hill-backs"))
    actions = json.loads(record)["actions"]
    first = next(at for at, action in enumerate(actions) if action.startswith("back"))
    tab = open_tab()
    tab.watch(record)
    address = tab.page.url.removeprefix(tab.base)
    shown = "#board [href^='#aq-mineral'], #board [href^='#aq-foul']"
    tab.go(f"{address}?at={first}")
    tab.ready()
    assert tab.page.locator(shown).count() == 0
    for count in range(1, 4):
        tab.page.locator("#steps [data-do=step]").nth(2).click()
        tab.page.wait_for_url(f"**?at={first + count}")
        assert tab.page.locator(shown).count() == count
    # a number whose area was full was rolled again, and the log says so
    rolled = enumerate(pairwise(actions), 1)
    again = next(at for at, two in rolled if all(one.startswith("die") for one in two))
    tab.go(f"{address}?at={again}")
    tab.ready()
    assert "again" in tab.page.locator("#log li").first.inner_text()


def test_three_players_and_a_further_roll_fit_a_phone(open_tab):
    tab = open_tab(390, 844, has_touch=True, is_mobile=True, locale="de")
    seats = {f"seat-{seat}": "me" for seat in range(3)}
    tab.table_after(further_roll, game="aquaedukt", players="3", **seats)
    for seat in tab.page.locator(".seat").all():
        box, last = seat.bounding_box(), seat.locator(".stock-count").last.bounding_box()
        assert last["x"] + last["width"] <= box["x"] + box["width"]
    assert "Noch einmal" in tab.main()
    # two lines at most
    assert tab.page.locator("#main-button").bounding_box()["height"] < 60


def further_roll(scene):
    """Roll and build until one may roll once more."""
    legal = scene["legal"]
    if {"roll", "stop"} <= set(legal):
        return None
    return "roll" if "roll" in legal else legal[0]
