"""Whole games against programs: by mouse, by keys alone, by touch, by typing."""

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.conftest import PATIENCE

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
MOST_CHOICES = 600
MOST_WAITS = 20_000
"""Looks at the page, 20 ms apart."""
GAMES = ("aqua-romana", "aquaedukt")

STATE = """async (most) => {
  const seen = (id) => document.getElementById(id).offsetParent !== null;
  const look = () => ({
    over: !document.getElementById("result").hidden,
    aside: seen("aside-button"),
    busy: document.getElementById("main-button").textContent === "Sending",
    main: seen("main-button") ? document.getElementById("main-button").textContent : "",
    open: [...document.querySelectorAll("#board [aria-disabled=false]")]
      .filter((cell) => cell.getClientRects().length).map((cell) => cell.dataset.target),
    options: [...document.querySelectorAll("#choices [data-do=option]:enabled")]
      .map((button) => button.dataset.key),
  });
  const idle = ({ over, busy, main, open, options }) =>
    !over && (busy || !(main || open.length || options.length));
  let state = look();
  for (let waits = 0; idle(state) && waits < most; waits += 1) {
    await new Promise((go) => setTimeout(go, 20));
    state = look();
  }
  return { ...state, idle: idle(state) };
}"""
"""Waits in the page until there is something to choose: to ask it from here costs five times."""
FOCUS = """() => {
  const { target = "", do: doing = "", key = null } = document.activeElement.dataset;
  return { target, doing, key };
}"""
PLAY_ON = """async (count) => {
  const address = location.pathname;
  for (let played = 0; played < count;) {
    const { over, legal, number } = await (await fetch(`${address}/scene`)).json();
    if (over) return true;
    const actions = [legal.includes("keep") ? "keep" : legal[7919 * number % legal.length]];
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ number, actions });
    played += legal.length ? 1 : 0;
    if (legal.length) await fetch(`${address}/actions`, { method: "POST", headers, body });
    else await new Promise((go) => setTimeout(go, 20));
  }
  return false;
}"""
"""Plays so many actions past the page, which looks on."""


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
        state = tab.page.evaluate(STATE, MOST_WAITS)
        assert not state["idle"], tab.title()
        if state["over"]:
            tab.context.set_default_timeout(PATIENCE)
            return count
        # what a bot does meanwhile may take away what was about to be chosen
        with suppress(TookTooLong):
            choose(state)
        tab.page.wait_for_timeout(10)
    raise AssertionError(f"not over: {tab.title()}")


def tab_to(tab, found):
    """Press Tab until what has the focus is what was looked for."""
    for _ in range(60):
        if found(tab.page.evaluate(FOCUS)):
            return
        tab.page.keyboard.press("Tab")
    raise AssertionError("the keys do not lead there")


def finished(tab):
    """The page says who has won, and the record says the same."""
    assert re.search(r"wins? with \d+ point|share the win", tab.title())
    record = tab.page.evaluate("() => fetch(`${location.pathname}/record`).then((r) => r.json())")
    points = tab.page.locator("#result .scores b").all_inner_texts()
    assert [int(number) for number in points] == record["result"]["scores"]


def option(tab, choice, state):
    """Find one of the lines of the panel, or the button that declines."""
    if state["aside"] and (not state["options"] or choice.random() < 0.5):
        return tab.page.locator("#aside-button")
    key = choice.choice(state["options"])
    return tab.page.locator(f"#choices [data-do=option][data-key='{key}']")


@pytest.mark.parametrize("game", GAMES)
def test_by_mouse(open_tab, game):
    tab, choice = open_tab(), random.Random(1)
    tab.table(game=game)

    def choose(state):
        if state["main"] and (choice.random() < 0.8 or not state["open"]):
            tab.page.locator("#main-button").click()
        elif state["open"]:
            tab.target(choice.choice(state["open"])).click(force=True)
        else:
            option(tab, choice, state).click()

    whole_game(tab, choose)
    finished(tab)


@pytest.mark.parametrize("game", GAMES)
def test_by_touch(open_tab, game):
    tab, choice = open_tab(**PHONE), random.Random(2)
    tab.table(game=game)

    def tap(target):
        box = tab.target(target).bounding_box()
        if box is None:
            # a tap is heard later than it is made: of an option, which led to other places
            return
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
            option(tab, choice, state).tap()

    whole_game(tab, choose)
    finished(tab)


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_alone(open_tab, game):
    tab, choice = open_tab(), random.Random(3)
    tab.table(game=game)
    press = tab.page.keyboard.press

    def choose(state):
        if state["main"] and (choice.random() < 0.9 or not state["open"]):
            if choice.random() < 0.5 or not state["open"]:
                tab_to(tab, lambda now: now["doing"] == "play")
                press("Enter")
            else:
                tab_to(tab, lambda now: now["target"])
                press("r")
                press("Enter")
        elif state["open"]:
            tab_to(tab, lambda now: now["target"])
            for _ in range(choice.randrange(6)):
                press(choice.choice(["n", "p"]))
            press("Enter")
        else:
            wanted = option(tab, choice, state).get_attribute("data-key")
            tab_to(tab, lambda now: now["key"] == wanted and now["doing"] in {"option", "aside"})
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fi", "ru", "de"])
def test_in_each_language(open_tab, language, game):
    tab = open_tab(locale=language)
    tab.table(**{"game": game, "seat-0": "me", "seat-1": "greedy"})
    assert tab.page.locator("html").get_attribute("lang") == language
    pace(tab, 0)
    for _ in range(60):
        over = tab.page.evaluate(PLAY_ON, 15)
        text = tab.page.locator("main").inner_text()
        assert not re.search(r"\{ ?\$?\w+ ?\}|\b[a-z]+(-[a-z]+){2,}\b", text), text
        if over:
            break
    tab.page.locator("#result .scores").wait_for()
