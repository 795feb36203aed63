"""Watching a program think: off until somebody asks, then beside the board and on it."""

from axe_playwright_python.sync_playwright import Axe

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
COMPILING = 600_000
"""Milliseconds until a program has its search, on a fresh machine."""
SHARES = """(seat) => [...seat.querySelectorAll("ol.looks")]
  .map((looks) => [...looks.querySelectorAll(".look-share")].map((share) => share.innerText))
  .filter((shares) => shares.length)"""
"""The shares of looks, decision by decision."""


def act(tab):
    """Play for oneself until a program is to move."""
    while True:
        scene = tab.scene()
        if scene["mine"]:
            tab.play(scene["legal"][0])
        elif scene["to_play"] is not None:
            return


def test_what_a_program_thinks_can_be_watched(open_tab):
    asked = []
    tab = open_tab(**PHONE, moving=True, bypass_csp=True, color_scheme="dark")
    tab.page.on("request", lambda request: "/live" in request.url and asked.append(request.url))
    tab.table(game="aquaedukt", **{"seat-0": "me", "seat-1": "tiro"})
    thinking = tab.page.locator("#thinking")
    switch = tab.page.locator("#watching select")
    assert switch.input_value() == ""
    assert not thinking.is_visible()
    assert not any("thinking=on" in address for address in asked)
    switch.select_option("on")
    tab.page.locator("#thinking .note", has_text="at its next turn").wait_for()
    assert "thinking=on" in asked[-1]
    act(tab)
    marcus = tab.page.locator("#thinking-1")
    marcus.wait_for(timeout=COMPILING)
    assert "to win" in marcus.locator("summary").inner_text()
    # a turn may have several decisions, of which the next is begun at any time
    decisions = marcus.evaluate(SHARES)
    assert decisions
    assert all(1 <= len(shares) <= 3 for shares in decisions)
    assert all(share.endswith("%") for shares in decisions for share in shares)
    tab.page.wait_for_function(
        "() => document.querySelector('#thinking-1 .look-part')?.getBoundingClientRect().width > 0"
    )
    # nothing of it is read out by itself
    assert (
        tab.page.locator("[aria-live] #thinking, #thinking [aria-live], #thinking [role]").count()
        == 0
    )
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    found = Axe().run(tab.page, context="#watching").response["violations"]
    assert [one["id"] for one in found] == []
    # once it has moved, the words stay and the numbers leave the board
    tab.page.locator("#prompt-title", has_text="You").wait_for(timeout=COMPILING)
    tab.page.wait_for_function("() => !document.querySelector('#considered g')")
    assert marcus.is_visible()
    tab.page.reload()
    tab.ready()
    marcus.wait_for()
    assert switch.input_value() == "on"
    with tab.page.expect_request("**/live?*") as last:
        switch.select_option("")
    assert not thinking.is_visible()
    assert "thinking=on" not in last.value.url
