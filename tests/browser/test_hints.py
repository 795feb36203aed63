"""Hints: on a phone the board stays in sight, and they are asked for and closed by keys, too."""

import pytest
from playwright.sync_api import expect

from frontinus.server import games
from tests.browser.test_watching import COMPILING, PHONE

MARKS = """() => [...document.querySelectorAll("#advised g")].map((mark) => {
  const { top, bottom } = mark.getBoundingClientRect();
  return [top, bottom];
})"""

TOO_WIDE = """() => {
  const width = document.documentElement.clientWidth;
  const beyond = [...document.querySelectorAll("#hints, #hints *")].filter((part) => {
    const { left, right } = part.getBoundingClientRect();
    return left < 0 || right > width;
  });
  const scrolled = [...document.querySelectorAll("html, #prompt, #hint")].filter(
    (part) => part.scrollWidth > part.clientWidth,
  );
  return [...beyond, ...scrolled].map((part) => part.id || part.innerText);
}"""


@pytest.mark.parametrize("seat", ["me", "tiro"])
@pytest.mark.parametrize("game", games.MODULES)
def test_hints_are_no_wider_than_a_phone_and_reached_by_scrolling(open_tab, game, seat):
    """With another at the same screen the prompt has a picture, too."""
    tab = open_tab(**PHONE)
    tab.table_after(
        lambda scene: None if scene["mine"] else "", game=game, **{"seat-0": "me", "seat-1": seat}
    )
    tab.page.locator("#hint [data-do=hint]").click()
    tab.page.locator("#hints").wait_for(timeout=COMPILING)
    assert tab.page.evaluate(TOO_WIDE) == []
    box = tab.page.locator("#hint").bounding_box()
    assert box["y"] + box["height"] <= PHONE["height"]
    # what is centred in too little room begins above it, where no scrolling leads
    assert tab.page.locator("#hints").bounding_box()["y"] >= box["y"]


def test_hints_leave_the_board_in_sight_and_can_be_closed(open_tab):
    tab = open_tab(**PHONE)
    # the tallest board
    tab.table(game="palatinus", **{"seat-0": "me", "seat-1": "me"})
    ask, hints = tab.page.locator("#hint [data-do=hint]"), tab.page.locator("#hints")
    marks = tab.page.locator("#advised g").first
    ask.click()
    hints.wait_for(timeout=COMPILING)
    sheet = tab.page.locator("#prompt").bounding_box()
    assert sheet["height"] <= 0.41 * PHONE["height"]
    shown = tab.page.evaluate(MARKS)
    assert shown
    assert all(top >= 0 and bottom <= sheet["y"] for top, bottom in shown)
    assert not ask.is_visible()
    tab.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(marks).not_to_be_visible()
    ask.click()
    hints.get_by_role("button", name="Close the hints").click()
    expect(hints).to_have_count(0)
    expect(marks).not_to_be_visible()
    # what is suggested stays when they are closed, and they close when it is played
    ask.click()
    hints.locator("[data-do=suggest]").first.click()
    tab.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    assert tab.main()
    ask.click()
    hints.wait_for()
    tab.page.locator("#main-button").click()
    expect(hints).to_have_count(0)
    expect(ask).to_be_visible()


def test_hints_are_asked_for_and_closed_by_keys(open_tab):
    tab = open_tab()
    tab.table(**{"seat-0": "me", "seat-1": "me"})
    ask, hints = tab.page.locator("#ask"), tab.page.locator("#hints")
    first = hints.locator("[data-do=suggest]").first
    close = hints.get_by_role("button", name="Close the hints")
    ask.press("Enter")
    expect(first).to_be_focused(timeout=COMPILING)
    tab.page.keyboard.press("Escape")
    expect(ask).to_be_focused()
    ask.press("Enter")
    expect(first).to_be_focused()
    close.press("Enter")
    expect(ask).to_be_focused()
    # a focus on the board stays there
    ask.press("Enter")
    expect(first).to_be_focused()
    cell = tab.page.locator("#board [tabindex='0']")
    cell.press("Escape")
    expect(hints).to_have_count(0)
    expect(cell).to_be_focused()


@pytest.mark.parametrize("menu", ["keys", "settings"])
def test_what_lies_over_hints_is_closed_before_them(open_tab, menu):
    tab = open_tab()
    tab.table(**{"seat-0": "me", "seat-1": "me"})
    hints, opened = tab.page.locator("#hints"), tab.page.locator(f"#{menu}")
    tab.page.locator("#ask").click()
    hints.wait_for(timeout=COMPILING)
    tab.page.locator(f"[popovertarget={menu}]").click()
    expect(opened).to_be_visible()
    tab.page.keyboard.press("Escape")
    expect(opened).not_to_be_visible()
    expect(hints).to_be_visible()
    tab.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
