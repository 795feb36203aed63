"""Whole games of Aqua Romana: by mouse, by keys alone, by touch, by typing."""

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TookTooLong

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
MOST_CHOICES = 600

STATE = """() => {
  const seen = (id) => document.getElementById(id).offsetParent !== null;
  return {
    over: !document.getElementById("result").hidden,
    busy: document.getElementById("main-button").textContent === "Sending",
    main: seen("main-button") ? document.getElementById("main-button").textContent : "",
    open: [...document.querySelectorAll("#board [aria-disabled=false]")]
      .map((cell) => cell.dataset.target),
    options: [...document.querySelectorAll("#choices [data-do=option]")]
      .map((button) => button.dataset.key),
    focus: document.activeElement.dataset.target ?? "",
    doing: document.activeElement.dataset.do ?? "",
  };
}"""


def pace(tab, milliseconds):
    tab.page.evaluate(
        "(pace) => fetch(`${location.pathname}/pace`,"
        " { method: 'POST', body: new URLSearchParams({ pace }) })",
        str(milliseconds),
    )


def whole_game(tab, choose):
    """Choose until the game is over; returns how often something was chosen."""
    pace(tab, 0)
    tab.context.set_default_timeout(2000)
    for count in range(MOST_CHOICES):
        state = tab.page.evaluate(STATE)
        if state["over"]:
            return count
        if state["busy"] or not (state["main"] or state["open"] or state["options"]):
            tab.page.wait_for_timeout(60)
            continue
        # what a bot does meanwhile may take away what was about to be chosen
        with suppress(TookTooLong):
            choose(state)
        tab.page.wait_for_timeout(40)
    raise AssertionError(f"not over: {tab.title()}")


def finished(tab):
    """The page says who has won, and the record says the same."""
    assert re.search(r"wins? with \d+ point|share the win", tab.title())
    record = tab.page.evaluate("() => fetch(`${location.pathname}/record`).then((r) => r.json())")
    points = tab.page.locator("#result .scores b").all_inner_texts()
    assert [int(number) for number in points] == record["result"]["scores"]


def test_by_mouse(open_tab):
    tab, choice = open_tab(), random.Random(1)
    tab.table()

    def choose(state):
        if state["main"] and (choice.random() < 0.8 or not state["open"]):
            tab.page.locator("#main-button").click()
        elif state["open"]:
            tab.target(choice.choice(state["open"])).click(force=True)
        else:
            tab.page.locator("#choices [data-do=option]").last.click()

    whole_game(tab, choose)
    finished(tab)


def test_by_touch(open_tab):
    tab, choice = open_tab(**PHONE), random.Random(2)
    tab.table()

    def tap(target):
        box = tab.target(target).bounding_box()
        tab.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def choose(state):
        if state["open"] and not state["main"]:
            target = choice.choice(state["open"])
            tab.page.evaluate("() => scrollTo(0, 0)")
            tap(target)
            tab.page.wait_for_timeout(30)
            if tab.main().startswith("Place"):
                tap(target)
        elif state["main"]:
            tab.page.locator("#main-button").tap()
        else:
            tab.page.locator("#choices [data-do=option]").first.tap()

    whole_game(tab, choose)
    finished(tab)


def test_by_keys_alone(open_tab):
    tab, choice = open_tab(), random.Random(3)
    tab.table()
    press = tab.page.keyboard.press

    def tab_to(found):
        for _ in range(60):
            if found(tab.page.evaluate(STATE)):
                return
            press("Tab")
        raise AssertionError("the keys do not lead there")

    def choose(state):
        if state["main"] and (choice.random() < 0.9 or not state["open"]):
            if choice.random() < 0.5:
                tab_to(lambda now: now["doing"] == "play")
                press("Enter")
            else:
                tab_to(lambda now: now["focus"])
                press("r")
                press("Enter")
        elif state["open"]:
            tab_to(lambda now: now["focus"])
            for _ in range(choice.randrange(6)):
                press(choice.choice(["n", "p"]))
            press("Enter")
        else:
            tab_to(lambda now: now["doing"] == "option")
            press("Enter")

    whole_game(tab, choose)
    finished(tab)


def test_by_typing(open_tab):
    tab, choice = open_tab(), random.Random(4)
    tab.table()
    tab.page.locator("#typed-action").focus()

    def choose(state):
        legal = tab.scene()["legal"]
        if legal:
            keep = "keep" in legal and choice.random() < 0.8
            tab.page.keyboard.type("keep" if keep else choice.choice(legal))
            tab.page.keyboard.press("Enter")
            tab.page.wait_for_timeout(60)

    whole_game(tab, choose)
    finished(tab)


@pytest.mark.parametrize("language", ["fi", "ru", "de"])
def test_in_each_language(open_tab, language):
    tab, choice = open_tab(locale=language), random.Random(5)
    tab.table(**{"seat-0": "me", "seat-1": "greedy"})
    assert tab.page.locator("html").get_attribute("lang") == language

    def choose(state):
        if state["main"]:
            tab.page.locator("#main-button").click()
        elif state["open"]:
            tab.target(choice.choice(state["open"])).click(force=True)
        else:
            tab.page.locator("#choices [data-do=option]").first.click()

    whole_game(tab, choose)
    text = tab.page.locator("main").inner_text()
    assert not re.search(r"\{ ?\$?\w+ ?\}|\b[a-z]+(-[a-z]+){2,}\b", text), text
