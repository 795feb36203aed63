"""Exported pictures stand alone, and a rasteriser paints them in the colours of the palette."""

import io
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image

import frontinus
from frontinus.pictures import aqua_romana, draw_board, marks, svg
from frontinus.pictures.aqua_romana.board import stance, water
from frontinus.pictures.aqua_romana.places import square
from frontinus.pictures.aqua_romana.shapes import BUILDERS
from frontinus.pictures.export import export
from frontinus.pictures.palette import SEATS, THEMES, channels_of, colours

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
# How far a painted pixel may be from its colour: nothing but rounding.
CLOSE = 2


class Painting:
    """An exported picture as pixels, read at points of the picture."""

    def __init__(self, fragment, theme, zoom=4):
        self.zoom = zoom
        self.svg = export(fragment, aqua_romana.defs(), theme)
        box = ElementTree.fromstring(self.svg).get("viewBox").split()
        self.left, self.top = float(box[0]), float(box[1])
        painted = resvg_py.svg_to_bytes(svg_string=self.svg, zoom=zoom, skip_system_fonts=True)
        self.image = Image.open(io.BytesIO(painted)).convert("RGBA")

    def at(self, x, y):
        return self.image.getpixel(
            (round((x - self.left) * self.zoom), round((y - self.top) * self.zoom))
        )

    def shows(self, x, y, colour):
        red, green, blue, opacity = self.at(x, y)
        wanted = (*channels_of(colour), 255)
        pairs = zip((red, green, blue, opacity), wanted, strict=True)
        assert all(abs(a - b) <= CLOSE for a, b in pairs), (x, y, colour, self.at(x, y))


# --- what a file may hold -------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_an_exported_picture_stands_alone(position, theme):
    told = export(
        aqua_romana.scene(position, last=("c4", "Nc"), label="A <game>"), aqua_romana.defs(), theme
    )
    assert told.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns=')
    for word in ("var(", "color-mix", "class=", "style", "role=", "aria-", "data-", "transparent"):
        assert word not in told
    root = ElementTree.fromstring(told)
    assert root.find(SVG + "title").text == "A <game>"
    assert (root.get("width"), root.get("height")) == ("1300", "1000")
    shapes = {element.get("id") for element in root.iter() if element.get("id")}
    for use in root.iter(SVG + "use"):
        assert use.get("href")[1:] in shapes
        # A `<use>` hands nothing on but its place.
        assert set(use.attrib) <= {"href", "x", "y", "transform"}
    assert set(re.findall(r"url\(#([^)]*)\)", told)) <= shapes


def test_what_only_a_page_needs_is_left_out(four):
    told = export(aqua_romana.board(four), aqua_romana.defs())
    assert "overlay" not in told
    assert "ar-target" not in told
    looked_at = export(aqua_romana.scene(four), aqua_romana.defs())
    count = "<use"
    assert told.count(count) == looked_at.count(count)


def test_the_same_picture_is_exported_the_same(four):
    once, again = (export(aqua_romana.scene(four), aqua_romana.defs(), "dark") for _ in range(2))
    assert once == again
    assert len(once.encode()) < 60_000


def test_the_pictures_of_the_documents_are_up_to_date():
    script = [sys.executable, ROOT / "tools" / "images.py", "--check"]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# --- pixels ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colour", SEATS)
def test_water_runs_between_lips_of_its_owner(colour, theme):
    named = colours(theme)
    straight = Painting(aqua_romana.icon_tile("S-NS", colour), theme)
    for side in (-1, 1):
        straight.shows(16.6 * side, 20, SEATS[colour].fill)
        straight.shows(7 * side, 20, named["water"])
        straight.shows(35 * side, 20, named["marble"])
    assert straight.at(0, -42) != straight.at(7, -42)  # the glint


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colour", SEATS)
def test_the_rhythm_of_a_seat_runs_along_its_lips(colour, theme):
    straight = Painting(aqua_romana.icon_tile("S-NS", colour), theme)
    along = {straight.at(13.3, y) for y in range(-40, 40)}
    plain = SEATS[colour].rhythm == "none"
    ink = None if plain else (*channels_of(SEATS[colour].rhythm_ink), 255)
    assert (*channels_of(SEATS[colour].fill), 255) in along
    assert plain or ink in along
    assert not plain or len(along) == 1


@pytest.mark.parametrize("theme", THEMES)
def test_a_loose_channel_is_dry_and_each_channel_has_its_own_owner(theme):
    named = colours(theme)
    dry = Painting(aqua_romana.icon_tile("D-NE"), theme)
    dry.shows(14.7, -14.7, named["bed-dry"])
    dry.shows(-14.7, 14.7, named["bed-dry"])
    half = Painting(aqua_romana.icon_tile("D-NE", "blue", "SW"), theme)
    half.shows(14.7, -14.7, named["bed-dry"])
    half.shows(-19, 19, named["water"])
    owners = water("B", {"NS": "red", "EW": "green"})
    both = svg.picture((-50, -50, 100, 100), svg.use("ar-tile-B", class_=owners))
    bridge = Painting(both, theme)
    bridge.shows(16.6, 40, SEATS["red"].fill)
    bridge.shows(20, 16.6, SEATS["green"].fill)
    bridge.shows(0, 7, named["water"])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colour", SEATS)
def test_pieces_wear_the_colour_and_the_mark_of_their_seat(colour, theme):
    seat = SEATS[colour]
    worker = Painting(aqua_romana.icon_worker(colour), theme)
    worker.shows(-20.5, 0, seat.fill)
    worker.shows(0, 0, seat.mark)
    standing = Painting(aqua_romana.icon_standing(colour), theme)
    standing.shows(0, -18, seat.fill)
    standing.shows(0, 8, seat.mark)
    chip = Painting(marks.seat_mark(colour), theme)
    chip.shows(0, -10.5, seat.fill)
    chip.shows(0, 0, seat.mark)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", BUILDERS)
def test_builders_are_of_ivory_with_water_across_the_tunic(kind, theme):
    named = colours(theme)
    builder = Painting(aqua_romana.icon_builder(kind), theme)
    builder.shows(0, -24, named["ivory"])
    signs = {"C": (20, 16.5), "S": (0, 10), "B": (0, 12.8), "D": (20, 7.3), "J": (0, 12)}
    builder.shows(*signs[kind], named["star" if kind == "J" else "water"])


@pytest.mark.parametrize("theme", THEMES)
def test_a_board_shows_every_seat_in_its_colour(four, theme):
    named = colours(theme)
    painted = Painting(aqua_romana.scene(four), theme, zoom=1)
    for seat, drawn in enumerate(four.reservoirs):
        colour = aqua_romana.seat_colours(four)[seat]
        (x1, y1), (x2, y2) = map(square, drawn.squares)
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        back = y - 35 if y < 500 else y + 35  # the rim towards the wall has no gate
        painted.shows(x, back, SEATS[colour].fill)
        painted.shows(x, y, SEATS[colour].mark)
        painted.shows(x, y - 26, named["water"])
    for aqueduct in four.aqueducts:
        if aqueduct.status == "live":
            (x, y), _ = stance(aqueduct, four)
            painted.shows(x, y, SEATS[aqua_romana.seat_colours(four)[aqueduct.seat]].mark)
    x, y = square("a1")
    painted.shows(x - 30, y - 30, named["marble"])
    painted.shows(x + 14.7, y + 14.7, named["bed-dry"])
    painted.shows(20, 500, named["basalt"])
    assert painted.at(1, 1)[3] == 0  # outside the road


@pytest.mark.parametrize("theme", THEMES)
def test_light_falls_on_what_a_worker_sees(four, theme):
    named = colours(theme)
    painted = Painting(aqua_romana.sight(four, "f6"), theme, zoom=1)
    painted.shows(608, 48, named["lux"])  # Nf: a builder stands there
    painted.shows(1220, 620, named["lux"])  # E6: another
    assert four.builders.keys() >= {"Nf", "E6"}
    ground, faint, strong = (painted.at(x, y) for x, y in ((1050, 530), (650, 860), (650, 230)))
    assert sum(ground) < sum(faint) < sum(strong)


# --- boards ---------------------------------------------------------------------------------------


def test_a_board_is_drawn_with_every_layout():
    board = frontinus.new_match("aqua-romana", players=2).game.named_board("standard")
    told = draw_board(board)
    root = ElementTree.fromstring(told)
    assert root.find(SVG + "title").text == "standard"
    captions = [words.text for words in root.iter(SVG + "text") if words.get("font-size") == "44px"]
    assert captions == ["2", "3", "4"]
    assert "var(" not in told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_empty_board_is_that_of_a_match_not_yet_begun(players):
    match = frontinus.new_match("aqua-romana", players=players)
    begun = match.observation(None).position()
    empty = aqua_romana.empty_board(match.board.data, players)
    for told in (aqua_romana.board, aqua_romana.scene, aqua_romana.podiums):
        assert sorted(told(empty).split("<")) == sorted(told(begun).split("<"))
