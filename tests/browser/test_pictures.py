"""A browser paints the board of a page as a rasteriser paints the exported one, and reads it."""

import io
from pathlib import Path

import pytest
import resvg_py
from axe_playwright_python.sync_playwright import Axe
from PIL import Image, ImageChops, ImageStat

import frontinus
from frontinus.pictures import aqua_romana, marks, style
from frontinus.pictures.export import export
from frontinus.pictures.palette import LIGHT, THEMES, channels_of

GAMES = Path(__file__).parents[1] / "pictures" / "games.jsonl"


@pytest.fixture(scope="module")
def position():
    first, *_ = frontinus.read_records(GAMES)
    return frontinus.replay(first).observation(None).position()


@pytest.fixture
def tab(browser):
    context = browser.new_context(viewport={"width": 1300, "height": 1200})
    yield context.new_page()
    context.close()


def html(body, theme="light"):
    sheet = marks.sheet(aqua_romana.defs())
    return (
        f'<!doctype html><html lang="en" data-theme="{theme}"><title>Board</title>'
        f"<style>body {{ margin: 0; background: var(--plaster); }} {style.css()}</style>"
        f"{sheet}<main>{body}<h1>Board</h1></main>"
    )


@pytest.mark.parametrize("theme", THEMES)
def test_a_page_and_an_export_look_the_same(tab, position, theme):
    tab.set_content(html(aqua_romana.board(position, last=("j4",)), theme))
    shot = Image.open(io.BytesIO(tab.locator("#board").screenshot())).convert("RGB")
    told = export(aqua_romana.scene(position, last=("j4",)), aqua_romana.defs(), theme)
    painted = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=told))).convert("RGBA")
    ground = Image.new("RGBA", painted.size, shot.getpixel((0, 0)))
    painted = Image.alpha_composite(ground, painted).convert("RGB")
    assert shot.size == painted.size == (1300, 1000)
    difference = ImageChops.difference(shot, painted).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 1.5
    # Two painters differ along edges and in their letters, nowhere else.
    apart = difference.point(lambda value: 255 if value > 60 else 0)
    assert ImageStat.Stat(apart).mean[0] / 255 < 0.005


def test_a_theme_changes_the_board(tab, position):
    tab.set_content(html(aqua_romana.board(position)))
    shot = Image.open(io.BytesIO(tab.locator("#board").screenshot())).convert("RGB")
    assert shot.getpixel((20, 500)) == channels_of(LIGHT["basalt"])
    tab.evaluate("document.documentElement.dataset.theme = 'dark'")
    shot = Image.open(io.BytesIO(tab.locator("#board").screenshot())).convert("RGB")
    assert shot.getpixel((20, 500)) != channels_of(LIGHT["basalt"])


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_keeps_a_board_from_being_read(tab, position, theme):
    body = aqua_romana.board(position) + aqua_romana.podiums(position)
    tab.set_content(html(body, theme))
    assert Axe().run(tab).response["violations"] == []
    assert tab.get_by_role("grid").count() == 1
    assert tab.get_by_role("row").count() == 10
    assert tab.get_by_role("gridcell").count() == 126


def test_a_target_takes_the_pointer_and_the_keys(tab, position):
    tab.set_content(html(aqua_romana.board(position)))
    target = tab.locator("#square-f6")
    hit = target.evaluate(
        """element => {
            const box = element.getBoundingClientRect();
            const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return found.closest(".target").dataset.target;
        }"""
    )
    assert hit == "f6"
    before = tab.locator("#board").screenshot()
    target.focus()
    tab.keyboard.press("ArrowLeft")
    assert tab.evaluate("document.activeElement.dataset.target") == "f6"
    assert tab.locator("#board").screenshot() != before  # the ring
