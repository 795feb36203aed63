"""Every page: nothing that axe finds serious, nothing asked of the outside, every language."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

LANGUAGES = ("en", "fi", "ru", "de")
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def serious(tab):
    """What axe finds that keeps somebody out."""
    found = Axe().run(tab.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        (one["id"], node["target"], node["failureSummary"])
        for one in found
        if one["impact"] in {"serious", "critical"}
        for node in one["nodes"]
    ]


@pytest.fixture
def axe_tab(open_tab):
    """A page into which axe can be put, which the policy of our pages forbids."""
    return lambda *size, **more: open_tab(*size, bypass_csp=True, **more)


@pytest.mark.parametrize(
    ("path", "scheme"),
    [
        ("/", "light"),
        ("/", "dark"),
        ("/rules/aqua-romana", "light"),
        ("/rules/aquaedukt", "dark"),
        ("/learn/aqua-romana", "dark"),
        ("/learn/aquaedukt", "light"),
        ("/learn/palatinus", "dark"),
    ],
)
def test_axe_finds_nothing_serious(axe_tab, path, scheme):
    tab = axe_tab(color_scheme=scheme)
    tab.go(path)
    for details in tab.page.locator("details > summary").all():
        details.click()
    assert serious(tab) == []


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE])
def test_axe_finds_nothing_serious_at_a_table(axe_tab, size):
    tab = axe_tab(**size)
    address = tab.table(**{"seat-0": "me", "seat-1": "person"})
    assert serious(tab) == []
    tab.target("Nc").dispatch_event("click")
    tab.page.locator("#choices [data-do]").first.wait_for()
    assert serious(tab) == []
    link = tab.page.locator("#invite input[readonly]").first.input_value()
    for path in (link, f"{address}/log", f"{address}?at=0"):
        tab.go(path)
        assert serious(tab) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_a_table_of_aquaedukt(axe_tab, scheme):
    size = PHONE if scheme == "dark" else {}
    tab = axe_tab(color_scheme=scheme, **size)
    tab.table(**{"game": "aquaedukt", "seat-0": "me", "seat-1": "me"})
    tab.play("spring 6.4")
    tab.page.locator("[id='spring-6.4']").wait_for(state="attached")
    assert serious(tab) == []
    tab.page.locator("#choices [data-key=canal]").click()
    tab.target("5.4-6.4").dispatch_event("click")
    tab.page.locator("#main-button", has_text="6.4").wait_for()
    assert serious(tab) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_a_table_of_palatinus(axe_tab, scheme):
    size = PHONE if scheme == "dark" else {}
    tab = axe_tab(color_scheme=scheme, **size)
    tab.table(**{"game": "palatinus", "seat-0": "me", "seat-1": "me"})
    slot = tab.page.locator("#board .slot").first
    slot.wait_for(state="attached")
    slot.dispatch_event("click")
    tab.page.locator("#main-button").wait_for()
    assert serious(tab) == []
    while (scene := tab.scene())["step"] != "place":
        tab.play(scene["legal"][0])
    tab.page.locator("#choices [data-key='farmer*']").click()
    place = tab.scene()["legal"][0].split()[1]
    tab.target(place).dispatch_event("click")
    tab.page.locator("#choices .lines").wait_for()
    assert serious(tab) == []
    tab.page.locator("#main-button").click()
    tab.page.locator("#cover [data-do=pass]").wait_for()
    assert serious(tab) == []
    tab.watch(HILLS.read_text("utf-8").splitlines()[0])
    tab.page.locator("#result .hill-steps button").nth(2).click()
    tab.page.locator("#result .told").wait_for()
    assert serious(tab) == []


HILLS = Path(__file__).parents[1] / "pictures/palatinus.jsonl"
ENDED = Path(__file__).parents[1] / "games/aqua_romana/endings.jsonl"


def test_axe_finds_nothing_serious_at_the_end(axe_tab):
    tab = axe_tab(allowed=("Failed to load resource",))
    tab.watch(ENDED.read_text("utf-8").splitlines()[0])
    tab.page.locator("#prompt .icon-wreath").wait_for()
    assert serious(tab) == []
    tab.go("/t/nobody")
    assert serious(tab) == []


def test_an_unknown_address_is_answered_in_words(open_tab):
    tab = open_tab(allowed=("Failed to load resource",))
    tab.go("/t/nobody")
    assert tab.page.locator("h1").inner_text()
    tab.page.locator("main a").click()
    tab.page.wait_for_url(f"{tab.base}/")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_the_language(open_tab, language):
    tab = open_tab(locale=language)
    for path in ("/", "/rules/aqua-romana", "/learn/aqua-romana"):
        tab.go(path)
        assert tab.page.locator("html").get_attribute("lang") == language
        assert not re.search(r"\{ ?\$", tab.page.locator("body").inner_text())


def test_the_language_can_be_switched_and_stays(open_tab):
    tab = open_tab()
    tab.go("/learn/aqua-romana")
    tab.page.locator("[popovertarget=languages]").click()
    tab.page.locator("#languages [lang=fi]").click()
    expect(tab.page.locator("html")).to_have_attribute("lang", "fi")
    assert tab.page.url == f"{tab.base}/learn/aqua-romana"
    tab.go()
    assert tab.page.locator("html").get_attribute("lang") == "fi"


def test_settings_hold_from_page_to_page(open_tab):
    tab = open_tab(moving=True)
    tab.go()
    tab.page.locator("[popovertarget=settings]").click()
    tab.page.locator("#settings [name=theme]").select_option("dark")
    tab.page.locator("#settings [name=size]").select_option("large")
    tab.go("/learn/aqua-romana")
    root = tab.page.locator("html")
    assert root.get_attribute("data-theme") == "dark"
    assert root.get_attribute("data-size") == "large"
    assert tab.page.evaluate("() => getComputedStyle(document.body).backgroundColor") == (
        "rgb(27, 23, 20)"
    )
    tab.page.locator("[popovertarget=settings]").click()
    assert tab.page.locator("#settings [name=theme]").input_value() == "dark"
    tab.page.locator("#settings [name=theme]").select_option("")
    tab.go()
    assert not root.get_attribute("data-theme")


def test_a_table_is_set_as_the_form_says(open_tab):
    tab = open_tab()
    tab.go()
    card = tab.page.locator("#game-aqua-romana")
    card.locator(".new-table > summary").click()
    assert card.locator(".seat-field:visible").count() == 2
    card.locator("[type=radio][name=players][value='3']").check(force=True)
    assert card.locator(".seat-field:visible").count() == 3
    card.locator("[name=name-0]").fill("Agrippa <b>")
    card.locator("select[name=seat-1]").select_option("uniform")
    card.locator("select[name=seat-2]").select_option("person")
    card.locator("[name='option-voluntary-close-needs-tile'][value=true]").check(force=True)
    card.locator(".new-table .primary").click()
    tab.page.wait_for_url("**/t/*")
    tab.ready()
    names = tab.page.locator("#seats .seat-name").all_inner_texts()
    assert names[0].split("\n")[0].removesuffix("you").strip() == "Agrippa <b>"
    record = tab.page.evaluate("() => fetch(`${location.pathname}/record`).then((r) => r.json())")
    assert record["players"] == 3
    assert record["options"] == {"voluntary-close-needs-tile": True}
    tab.go()
    assert tab.page.locator(".table-link").count() == 1
    assert "Agrippa" not in tab.page.locator(".table-link .soft").first.inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_keep_within_a_phone(open_tab, language):
    tab = open_tab(**PHONE, locale=language)
    for path in ("/", "/rules/aqua-romana", "/learn/aqua-romana"):
        tab.go(path)
        assert tab.page.evaluate("() => document.documentElement.scrollWidth") <= 390, path
    tab.table()
    assert tab.page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_the_whole_log_has_room_for_its_lines(open_tab):
    tab = open_tab()
    table = tab.table(**{"seat-0": "me", "seat-1": "me"})
    tab.play("place C Nc")
    tab.go(f"{table}/log")
    line, action = (tab.page.locator(f"main li {part}").bounding_box() for part in ("a", "code"))
    assert line["height"] < 30
    assert line["x"] + line["width"] < action["x"]
