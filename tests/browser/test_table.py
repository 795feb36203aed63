"""Choosing at a table: what is shown, what is refused and why, what can be taken back."""

import re

import pytest
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
ALONE = {"seat-0": "me", "seat-1": "me"}
"""One person on both seats, so that nothing happens by itself."""
HOLD = """let [holding, held] = ["nothing"];
const real = fetch;
globalThis.hold = (path) => {
  [holding, held] = [path, new Promise((go) => (globalThis.release = go))];
};
globalThis.fetch = async (...given) => {
  const until = `${given[0]}`.includes(holding) && held;
  const answer = await real(...given);
  await until;
  return answer;
};"""
"""Lets answers wait: those to what is asked of a path from now on."""
HOLD_NOW = "(path) => hold(path)"
SET_UP = (
    "place C Nc; place C Sc; place C Nh; place S Nd; place S Sd; place S E1; place B W1;"
    " place B E4; place B Si; place D W4; place D Sa; place D Ng"
).split("; ")


@pytest.fixture
def at_work(open_tab):
    """A table at which seat 0 may lay its first tile."""
    tab = open_tab()
    actions = iter(SET_UP)
    tab.table_after(lambda _: next(actions, None), **ALONE)
    tab.page.locator("#prompt-title", has_text="lay a tile").wait_for()
    return tab


def lit(tab):
    return tab.page.locator("#overlay-ground use, #overlay-tiles use[href='#ar-choice']").count()


def ghost(tab):
    """The class of the tile that is staged, or None."""
    found = tab.page.locator("#overlay-tiles use.ghost")
    return found.get_attribute("href") if found.count() else None


def test_worker_then_builder_then_the_way_it_lies(at_work):
    tab = at_work
    assert lit(tab)
    assert tab.main() == ""
    tab.target("c1").click(force=True)
    assert tab.page.locator("#overlay-ground .beam").count() == 4
    assert ghost(tab) is None
    tab.page.locator("#choices h2", has_text="c1").wait_for()
    assert tab.page.locator("#choices [data-do=option]").count() == 6
    tab.target("Nc").click(force=True)
    assert tab.main() == "Lay it on c2"
    first = ghost(tab)
    tab.page.locator("#turn-button").click()
    assert ghost(tab) != first
    tab.page.locator(".turn-button").click(force=True)
    assert ghost(tab) == first
    tab.page.mouse.move(*middle(tab, "c2"))
    tab.page.mouse.wheel(0, 100)
    expect(tab.page.locator("#overlay-tiles use.ghost")).not_to_have_attribute("href", first)
    tab.target("Nc").press("r")
    assert ghost(tab) == first
    # what is chosen in the panel is staged on the board
    tab.page.locator("#choices [data-key='build c1S Nc C-NW']").click()
    assert "C-NW" in ghost(tab)
    tab.target("c2").click(force=True)
    tab.page.locator("#tile-c2").wait_for(state="attached")
    assert tab.scene()["length"] == len(SET_UP) + 2
    assert tab.page.locator("#log li").first.inner_text().find("c2") > 0


def middle(tab, target):
    box = tab.target(target).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_square_before_a_worker_may_be_chosen_first(at_work):
    tab = at_work
    tab.target("d2").click(force=True)
    assert tab.page.locator("#overlay-tiles use[href='#ar-halo']").count() == 1
    tab.target("Nd").click(force=True)
    assert tab.main() == "Lay it on d2"


def test_two_workers_on_one_square_take_turns(at_work):
    tab = at_work
    tab.target("d1").click(force=True)
    place = tab.page.locator("#overlay-tiles use[href='#ar-halo']")
    one = (place.get_attribute("x"), place.get_attribute("y"))
    tab.target("d1").click(force=True)
    assert (place.get_attribute("x"), place.get_attribute("y")) != one


def test_an_aqueduct_may_be_closed_with_the_same_button(at_work):
    tab = at_work
    tab.target("c1").click(force=True)
    tab.target("Nc").click(force=True)
    tab.page.locator("#follow summary").click()
    tab.page.locator("#follow [data-key='close d1E']").click()
    assert "d1" in tab.main()
    tab.page.locator("#main-button").click()
    tab.page.locator("#prompt-title", has_text="take a builder").wait_for()
    actions = tab.page.evaluate(
        "() => fetch(`${location.pathname}/record`).then((r) => r.json()).then((r) => r.actions)"
    )
    assert actions[-1] == "close d1E"


def test_nothing_is_chosen_by_taking_back(at_work):
    tab = at_work
    tab.target("c1").click(force=True)
    tab.target("Nc").click(force=True)
    tab.page.locator("#back-button").click()
    assert ghost(tab) is None
    assert tab.page.locator("#overlay-tiles use[href='#ar-halo']").count() == 1
    tab.target("c1").press("Escape")
    assert tab.page.locator("#overlay-tiles use[href='#ar-halo']").count() == 0
    assert tab.scene()["length"] == len(SET_UP)


def test_the_pointer_shows_what_would_be(at_work):
    tab = at_work
    beams = tab.page.locator("#overlay-ground .beam")
    tab.page.mouse.move(*middle(tab, "c1"))
    expect(beams).to_have_count(4)
    tab.page.mouse.move(*middle(tab, "f5"))
    expect(beams).to_have_count(0)


@pytest.mark.parametrize(
    ("clicks", "rule"),
    [
        (["c1", "W4"], "AR-4.1"),
        (["c1", "Nf"], "AR-5.1"),
        (["h8"], "AR-5.1"),
    ],
)
def test_what_is_not_allowed_says_why(at_work, clicks, rule):
    tab = at_work
    for target in clicks:
        tab.target(target).click(force=True)
    note = tab.page.locator("#prompt-note")
    note.locator("a").wait_for()
    assert note.locator("a").inner_text() == rule
    assert len(note.inner_text()) > 20
    note.locator("a").click()
    tab.page.wait_for_url(f"**/rules/aqua-romana#{rule}")
    assert tab.page.locator(f"[id='{rule}']").is_visible()


def test_what_is_staged_stays_when_something_is_refused(at_work):
    tab = at_work
    tab.target("c1").click(force=True)
    tab.target("Nc").click(force=True)
    tab.target("W4").click(force=True)
    tab.page.locator("#prompt-note a").wait_for()
    assert tab.main() == "Lay it on c2"
    assert ghost(tab)


def test_typed_actions_are_played_or_refused_with_the_rule(open_tab):
    tab = open_tab(allowed=("Failed to load resource",))
    tab.table(**ALONE)
    field = tab.page.locator("#typed-action")
    field.fill("place C Nc; place X Nd")
    field.press("Enter")
    tab.page.locator("#prompt-note a", has_text="AR-12.1").wait_for()
    assert field.input_value() == "place C Nc; place X Nd"
    assert tab.scene()["length"] == 0
    field.fill("place C Nc")
    field.press("Enter")
    tab.page.locator("#builder-Nc").wait_for(state="attached")
    assert field.input_value() == ""
    field.fill("place C Nc")
    field.press("Enter")
    tab.page.locator("#prompt-note a", has_text="AR-1.8").wait_for()


def test_what_is_typed_before_the_answer_comes_stays(open_tab):
    tab = open_tab()
    tab.context.add_init_script(HOLD)
    tab.table(**ALONE)
    tab.page.evaluate(HOLD_NOW, "/actions")
    field = tab.page.locator("#typed-action")
    field.fill("place C Nc")
    field.press("Enter")
    tab.page.locator("#builder-Nc").wait_for(state="attached")
    # it is the turn of the other already
    field.press_sequentially("place C Sc")
    tab.page.evaluate("() => void release()")
    tab.page.wait_for_timeout(200)
    assert field.input_value() == "place C Sc"
    field.press("Enter")
    tab.page.locator("#builder-Sc").wait_for(state="attached")


def test_an_answer_that_comes_late_says_nothing_of_what_is_sent_since(open_tab):
    tab = open_tab()
    tab.context.add_init_script(HOLD)
    tab.table(**ALONE)
    main, waiting = tab.page.locator("#main-button"), []
    tab.page.evaluate(HOLD_NOW, "/actions")
    tab.target("Nc").click()
    main.click()
    tab.page.locator("#builder-Nc").wait_for(state="attached")

    def wait(route):
        waiting.append(route)

    tab.page.route("**/actions", wait)
    tab.target("Nd").click()
    main.click()
    assert tab.main() == "Sending"
    tab.page.evaluate("() => void release()")
    tab.page.wait_for_timeout(200)
    assert tab.main() == "Sending"
    while not waiting:
        tab.page.wait_for_timeout(20)
    waiting[0].continue_()
    tab.page.locator("#builder-Nd").wait_for(state="attached")


def test_one_may_take_back_until_somebody_else_acts(open_tab):
    tab = open_tab()
    tab.table(**ALONE)
    tab.play("place C Nc")
    tab.play("place C Sc")
    tab.page.locator("#builder-Sc").wait_for(state="attached")
    tab.page.locator("#undo-button").click()
    tab.page.locator("#builder-Sc").wait_for(state="detached")
    tab.play("place D Sd")
    tab.page.locator("#builder-Sd").wait_for(state="attached")
    line = tab.page.locator("#log li", has=tab.page.locator("[data-to='1']"))
    # by key: a line may move while a mouse button is down
    line.locator("[data-to='1']").press("Enter")
    tab.page.locator("#builder-Sd").wait_for(state="detached")
    assert tab.page.locator("#builder-Nc").count() == 1


def test_without_confirmation_the_last_choice_plays(open_tab):
    tab = open_tab()
    tab.table(**ALONE)
    tab.page.locator("[popovertarget=settings]").click()
    tab.page.locator("#settings [name=confirm]").select_option("off")
    tab.page.keyboard.press("Escape")
    tab.target("Nc").click(force=True)
    tab.page.locator("#builder-Nc").wait_for(state="attached")
    assert tab.scene()["length"] == 1


def test_choices_that_come_late_are_offered_to_nobody(open_tab):
    """Asked for before an action was played, answered after it."""
    tab = open_tab()
    tab.context.add_init_script(HOLD)
    tab.table(**{"seat-0": "me", "seat-1": "person", "begins": "seats"})
    tab.page.locator("#choices [data-do=option]").first.wait_for()
    tab.page.evaluate(HOLD_NOW, "/choices?")
    tab.target("Nc").click()
    tab.page.locator("#main-button").click()
    tab.page.locator("#choices:not(:has(button))").wait_for(state="attached")
    tab.page.evaluate("() => void release()")
    # the answer is read and shown in a few turns of the event loop
    tab.page.wait_for_timeout(200)
    assert tab.page.locator("#choices button").count() == 0


def test_a_board_is_one_tab_stop_with_arrows_inside(open_tab):
    tab = open_tab()
    tab.table(**ALONE)
    stops = tab.page.locator("#board [tabindex='0']")
    assert stops.count() == 1
    tab.target("c4").focus()
    tab.target("c4").click(force=True)
    tab.target("c4").focus()
    focus = "() => document.activeElement.dataset.target"
    for key, target in [("ArrowUp", "c3"), ("ArrowRight", "d3"), ("Home", "W3"), ("End", "E3")]:
        tab.page.keyboard.press(key)
        assert tab.page.evaluate(focus) == target
    tab.page.keyboard.press("ArrowRight")
    assert tab.page.evaluate(focus) == "E3"
    assert stops.count() == 1
    # focus stays where it is while the board changes
    tab.play("place C Nc")
    tab.page.locator("#builder-Nc").wait_for(state="attached")
    assert tab.page.evaluate(focus) == "E3"


def test_every_place_has_a_name_and_every_position_a_text(at_work):
    names = at_work.page.locator("#board [data-target]").evaluate_all(
        "(cells) => cells.map((cell) => cell.getAttribute('aria-label'))"
    )
    assert len(names) == 88 + 38
    assert len(set(names)) == len(names)
    assert all(names)
    text = at_work.page.locator("#position p").text_content()
    assert len(text) > 200
    at_work.play("build c1S Nc C-NE", "keep")
    at_work.page.locator("#tile-c2").wait_for(state="attached")
    assert at_work.page.locator("#position p").text_content() != text
    spoken = at_work.page.locator("#announcer").text_content()
    assert "c2" in spoken
    assert re.search(r"\S+ .*\S", spoken)


def test_the_tab_says_whose_turn_it_is(open_tab):
    tab = open_tab()
    # a person who is not there: a program would have moved before anybody looked
    tab.table(**{"seat-0": "me", "seat-1": "person"})
    icon = "() => document.querySelector('link[rel=icon]').getAttribute('href')"
    assert tab.page.title().startswith("Your turn")
    assert tab.page.evaluate(icon).endswith("icon-turn.svg")
    tab.target("Nc").click(force=True)
    tab.page.locator("#main-button").click()
    tab.page.locator("#prompt-title", has_text="Waiting").wait_for()
    assert not tab.page.title().startswith("Your turn")
    assert tab.page.evaluate(icon).endswith("icon.svg")


def test_a_tap_beside_a_place_is_meant_for_it(open_tab):
    tab = open_tab(**PHONE)
    tab.table(**ALONE)
    x, y = middle(tab, "Nc")
    # the fountain has no cell of its own, and a square in the first row is no place for a builder
    tab.page.touchscreen.tap(x, y + 20)
    expect(tab.page.locator("#main-button")).to_have_text("Place on Nc")
    tab.page.touchscreen.tap(x, y + 20)
    tab.page.locator("#builder-Nc").wait_for(state="attached")


def test_two_fingers_enlarge_the_board_only(open_tab):
    tab = open_tab(**PHONE)
    tab.table(**ALONE)
    client = tab.context.new_cdp_session(tab.page)

    def touch(kind, *points):
        where = [{"x": x, "y": y} for x, y in points]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    before = tab.page.locator("#board").bounding_box()["width"]
    prompt = tab.page.locator("#prompt").bounding_box()
    touch("touchStart", (150, 250), (200, 250))
    for step in range(1, 6):
        touch("touchMove", (150 - 10 * step, 250), (200 + 10 * step, 250))
    touch("touchEnd")
    tab.page.wait_for_function(f"() => {WIDTH} > {2 * before}")
    assert tab.page.locator("#prompt").bounding_box() == prompt
    touch("touchStart", (50, 250), (350, 250))
    for step in range(1, 14):
        touch("touchMove", (50 + 10 * step, 250), (350 - 10 * step, 250))
    touch("touchEnd")
    tab.page.wait_for_function(f"() => Math.abs({WIDTH} - {before}) < 2")


WIDTH = "document.getElementById('board').getBoundingClientRect().width"
SLOW = 'localStorage.setItem("frontinus", JSON.stringify({ motion: "0.001" }))'
"""Lets a move take minutes, a thousand times as long as drawn."""


def test_what_moves_can_be_skipped_and_ends_where_it_should(open_tab):
    tab = open_tab(moving=True)
    tab.context.add_init_script(SLOW)
    actions = iter(SET_UP)
    tab.table_after(lambda _: next(actions, None), **ALONE)
    tab.play("build c1S Nc C-NE", "keep")
    tab.page.locator("#tile-c2").wait_for(state="attached")
    running = "document.getAnimations().filter((one) => one.effect.target.id).length"
    assert tab.page.evaluate(running) > 0
    tab.page.keyboard.press("Shift")
    tab.page.wait_for_function(f"() => {running} === 0 && !document.querySelector('.cover')")


def test_what_happened_is_shown_again(at_work):
    tab = at_work
    tab.play("build c1S Nc C-NE", "keep")
    tab.page.locator("#tile-c2").wait_for(state="attached")
    with tab.page.expect_response("**/scene?at=14"):
        tab.page.locator("[data-do=again]").press("Enter")
    tab.page.wait_for_timeout(500)
    assert tab.page.locator("#tile-c2").count() == 1
    assert tab.scene()["length"] == len(SET_UP) + 2


def test_an_earlier_position_can_be_looked_at(at_work):
    tab = at_work
    tab.page.goto(f"{tab.page.url}?at=3")
    tab.ready()
    assert tab.page.locator("[id^='builder-']").count() == 3
    tab.page.evaluate("() => Object.assign(window, { loaded: 'once' })")
    tab.page.locator("#steps [data-by='-1']").click()
    tab.page.wait_for_url("**?at=2")
    builders = tab.page.locator("[id^='builder-']")
    assert builders.count() == 2
    assert tab.main() == ""
    # several at once, and by keys
    for _ in range(3):
        tab.page.locator("#steps [data-by='1']").click()
    tab.page.wait_for_url("**?at=5")
    tab.page.keyboard.press("ArrowRight")
    tab.page.wait_for_url("**?at=6")
    assert builders.count() == 6
    # of a field they are the field's own
    tab.page.locator("[popovertarget=settings]").click()
    tab.page.locator("#settings select[name=sound]").press("ArrowRight")
    tab.page.keyboard.press("Escape")
    tab.page.locator("#steps a").first.click()
    tab.page.wait_for_url("**?at=0")
    tab.page.locator("#steps a").first.press("ArrowLeft")
    tab.page.wait_for_timeout(100)
    assert tab.page.url.endswith("?at=0")
    assert builders.count() == 0
    assert tab.page.evaluate("() => window.loaded") == "once"
    tab.page.reload()
    tab.ready()
    assert builders.count() == 0
    tab.page.locator("#steps a", has_text="Back to the game").click()
    tab.ready()
    assert builders.count() == 12
    assert tab.page.locator("#steps").is_hidden()
