"""Aquädukt's pictures show everything that lies there, and keep what the client relies on."""

import io
import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image

from frontinus.games import aquaedukt as game
from frontinus.games.aquaedukt import box
from frontinus.games.aquaedukt.board import beside
from frontinus.games.aquaedukt.notation import House
from frontinus.pictures import aquaedukt, draw_board, marks
from frontinus.pictures.aquaedukt import Die, Labels
from frontinus.pictures.aquaedukt.places import (
    REAL_EDGES,
    REAL_POINTS,
    REAL_SPACES,
    kind_of,
    lattice,
    lies,
    where,
)
from frontinus.pictures.export import export
from frontinus.pictures.palette import SEATS, THEMES, channels_of, colours

SHEET = marks.sheet(aquaedukt.defs())
STANDARD = game.GAME.named_board("standard")


def parsed(markup):
    return ElementTree.fromstring(f"<page>{markup}</page>")


def ids(markup):
    return re.findall(r' id="([^"]*)"', markup)


def named(markup, prefix):
    return {name.removeprefix(prefix) for name in ids(markup) if name.startswith(prefix)}


def uses(markup):
    """How often each shape is used."""
    found = re.findall(r'href="#([^"]*)"', markup)
    return {name: found.count(name) for name in found}


def page(position):
    last = (*position.houses, *position.canals, *position.springs)
    board = aquaedukt.board(position, last=last, rolled_die=Die(20))
    return SHEET + board + aquaedukt.tray(position)


# --- what any picture of a page keeps -------------------------------------------------------------


def test_a_page_is_well_formed_with_unique_ids_and_no_style_of_its_own(land):
    markup = page(land)
    found = ids(markup)
    assert len(found) == len(set(found))
    allowed = {"viewBox", "patternUnits"}
    for element in parsed(markup).iter():
        for attribute in element.attrib:
            assert attribute == attribute.lower() or attribute in allowed
            assert attribute != "style"
            assert not attribute.startswith("on")


def test_every_shape_that_is_used_is_drawn(land):
    markup = page(land) + aquaedukt.scene(land) + aquaedukt.vignette(land)
    shapes = set(ids(SHEET))
    assert set(uses(markup)) <= shapes
    assert set(re.findall(r"url\(#([^)]*)\)", markup)) <= shapes


def test_shapes_bear_the_prefix_of_their_game():
    assert all(name.startswith("aq-") for name in ids(aquaedukt.defs()))


def test_every_shape_that_the_client_is_promised_exists():
    promised = re.findall(r"`(aq-[a-zA-Z0-9-]+)`", aquaedukt.__doc__)
    words = [name.replace("COLOUR", "blue").replace("VALUE", "4") for name in promised]
    assert len(words) > 20
    assert set(words) <= set(ids(SHEET))


def test_a_picture_to_be_looked_at_has_no_ids(land):
    assert not ids(aquaedukt.scene(land, last=("c4",), label="A game"))


# --- completeness ---------------------------------------------------------------------------------


def test_everything_that_lies_there_is_drawn(land):
    board = aquaedukt.board(land)
    assert named(board, "wet-") == set(land.supply)
    assert named(board, "hill-") == set(land.hills)
    assert named(board, "house-") == set(land.houses)
    assert named(board, "spring-") == set(land.springs)
    assert uses(board).get("aq-head", 0) == len(land.lines)


def test_a_house_shows_its_owner_its_value_and_whether_it_has_water(land):
    tiles = {g.get("id"): list(g) for g in parsed(aquaedukt.board(land)).iter("g")}
    for space, house in land.houses.items():
        shapes = [use.get("href") for use in tiles[f"house-{space}"]]
        colour = aquaedukt.seat_colours(land)[house.seat]
        quay = ["#aq-quay"] if space in land.supply else []
        assert shapes == [f"#aq-house-{colour}-{house.value}", *quay]


def test_at_the_end_tiles_without_water_are_gone(land):
    tiles = parsed(aquaedukt.board(land)).iter("g")
    gone = {g.get("id").removeprefix("house-") for g in tiles if g.get("class") == "gone"}
    dry = {space for space in land.houses if space not in land.supply}
    assert gone == (dry if land.step == "over" else set())


def test_a_hill_shows_its_back_once_it_is_revealed(all_lands):
    over = all_lands["three seats with hill backs, over"]
    found = uses(aquaedukt.board(over))
    backs = list(over.hills.values())
    assert found.get("aq-mineral", 0) == backs.count("mineral")
    assert found.get("aq-foul", 0) == backs.count("foul")
    assert "aq-mineral" not in uses(aquaedukt.board(all_lands["two seats, over"]))


def test_canals_are_drawn_single_and_double_with_banks_under_all_water(land):
    canals = [p for p in parsed(aquaedukt.board(land)).iter("path") if "canal-" in str(p.attrib)]
    layers = [p.get("class") for p in canals if "last" not in p.get("class")]
    for below, above in pairwise(
        ("canal-bank", "canal-lip", "canal-edge", "canal-water", "canal-glint")
    ):
        lower = [place for place, layer in enumerate(layers) if layer.split()[0] == below]
        upper = [place for place, layer in enumerate(layers) if layer.split()[0] == above]
        assert max(lower, default=-1) < min(upper, default=99)
    for sticks, layer in ((1, "canal-bank"), (2, "canal-bank double")):
        drawn = "".join(p.get("d") for p in canals if p.get("class") == layer)
        assert drawn.count("L") == list(land.canals.values()).count(sticks)


def test_every_area_shows_its_number_once(land):
    words = [text.text for text in parsed(aquaedukt.board(land)).iter("text")]
    numbers = [int(word) for word in words if word.isdigit()]
    coordinates = [int(row) for row in box.ROWS]
    assert sorted(numbers) == sorted([*range(1, 21), *coordinates])


def test_the_rolled_area_is_lit(all_lands):
    position = all_lands["four seats, rolled"]
    board = aquaedukt.board(position)
    assert position.area
    assert board.count('"rolled-line"') == 1
    (plaque,) = re.findall(r'class="plaque lit"/><text[^>]*>(\d+)<', board)
    assert int(plaque) == position.area
    assert "rolled-line" not in aquaedukt.board(replace(position, area=None))


def test_the_die_shows_what_was_rolled(all_lands):
    position = all_lands["four seats, rolled"]
    assert 'id="die"' not in aquaedukt.board(position)
    assert ">13</text></g>" in aquaedukt.board(position, rolled_die=Die(13))
    assert 'class="die-idle"' in aquaedukt.board(position, rolled_die=Die(13, idle=True))


def test_the_tray_counts_sticks_and_springs(land):
    tray = uses(aquaedukt.tray(land))
    assert tray.get("aq-stick", 0) == land.sticks_left
    assert tray.get("aq-stick-gone", 0) == 36 - land.sticks_left
    gone = aquaedukt.tray(land).count("source-gone")
    assert (tray["aq-spring"], gone) == (5, 5 - land.springs_left)


# --- areas ----------------------------------------------------------------------------------------


def neighbours(areas):
    for edge in REAL_EDGES:
        one, other = beside(edge)
        if one and other and areas[one] != areas[other]:
            yield areas[one], areas[other]


def test_no_two_neighbours_have_the_same_tint(land):
    tints = aquaedukt.tints(land.areas)
    assert set(tints) == set(range(1, 21))
    assert set(tints.values()) == {1, 2, 3, 4, 5}
    assert all(tints[one] != tints[other] for one, other in neighbours(land.areas))


def test_boards_that_need_many_tints_get_them(all_lands):
    areas = all_lands["four seats, rolled"].areas
    for shift in range(20):  # the same land, its areas visited in other orders
        renamed = {space: (area + shift) % 20 + 1 for space, area in areas.items()}
        tints = aquaedukt.tints(renamed)
        assert all(tints[one] != tints[other] for one, other in neighbours(renamed))


# --- targets --------------------------------------------------------------------------------------


def test_the_lattice_has_every_place_where_it_lies():
    rows = lattice()
    names = [name for row in rows for name in row]
    kinds = [kind_of(name) for name in names]
    assert len(rows) == 17
    assert max(map(len, rows)) == 25
    assert (kinds.count("space"), kinds.count("point"), kinds.count("edge")) == (92, 113, 204)
    assert len(set(names)) == 409
    for row in rows:
        places = [where(name) for name in row]
        assert len({y for _, y in places}) == 1
        assert all(right[0] - left[0] == 50 for left, right in pairwise(places))


@pytest.mark.parametrize(
    ("step", "count"), [("turn", 409), ("stick", 409), ("house", 92), ("hills", 92), ("over", 92)]
)
def test_the_board_is_one_grid_of_the_places_that_matter(all_lands, step, count):
    position = replace(all_lands["four seats, to choose"], step=step)
    board = parsed(aquaedukt.board(position))
    (grid,) = (g for g in board.iter("g") if g.get("role") == "grid")
    assert {row.get("role") for row in grid} == {"row"}
    cells = [cell for row in grid for cell in row]
    assert len(cells) == count
    for cell in cells:
        name = cell.get("data-target")
        assert cell.get("role") == "gridcell"
        assert cell.get("class") == f"target {kind_of(name)}"
        assert cell.get("id") == (f"space-{name}" if kind_of(name) == "space" else None)
        assert (float(cell.get("x")), float(cell.get("y"))) == where(name)


def test_only_targets_are_read_aloud(land):
    labels = Labels(board="Brett", target="Ort {}".format)
    (board,) = parsed(aquaedukt.board(land, labels))
    picture, grid, buttons = board
    assert picture.get("aria-hidden") == buttons.get("aria-hidden") == "true"
    assert grid.get("aria-label") == "Brett"
    spoken = {cell.get("data-target"): cell.get("aria-label") for cell in grid.iter("use")}
    assert spoken["c4"] == "Ort c4"


def test_the_layers_of_the_client_are_empty_and_in_order(land):
    layers = [g for g in parsed(aquaedukt.board(land)).iter("g") if "overlay" in g.get("id", "")]
    assert [g.get("id") for g in layers] == ["overlay-ground", "overlay", "overlay-buttons"]
    assert not any(len(layer) for layer in layers)


def test_geometry_leads_to_every_place():
    told = aquaedukt.geometry()
    for name in (*REAL_SPACES, *REAL_POINTS, *REAL_EDGES):
        if kind_of(name) == "space":
            x, y = told["columns"].index(name[0]) + 0.5, int(name[1]) - 0.5
        else:
            ends = [tuple(map(int, end.split("."))) for end in name.split("-")]
            x, y = (sum(along) / len(ends) for along in zip(*ends, strict=True))
        assert where(name) == (
            told["margin"] + told["space"] * x,
            told["margin"] + told["space"] * y,
        )


# --- sizes ----------------------------------------------------------------------------------------


def crowded(position):
    """Every space taken and supplied, all sticks and springs on the board."""
    houses = {
        name: House(place % position.players, place % 4 + 1)
        for place, name in enumerate(REAL_SPACES)
        if name not in position.hills
    }
    return replace(
        position, step="turn", area=None, houses=houses, supply=dict.fromkeys(REAL_SPACES, 1)
    )


def test_a_board_is_small(land):
    assert len(aquaedukt.board(crowded(land)).encode()) < 85_000
    assert len(SHEET.encode()) < 16_000


# --- exports --------------------------------------------------------------------------------------


class Painting:
    """An exported picture as pixels, read at points of the picture."""

    def __init__(self, fragment, theme, zoom=2):
        self.zoom = zoom
        self.svg = export(fragment, aquaedukt.defs(), theme)
        view = ElementTree.fromstring(self.svg).get("viewBox").split()
        self.left, self.top = float(view[0]), float(view[1])
        painted = resvg_py.svg_to_bytes(svg_string=self.svg, zoom=zoom, skip_system_fonts=True)
        self.image = Image.open(io.BytesIO(painted)).convert("RGBA")

    def shows(self, x, y, colour):
        found = self.image.getpixel(
            (round((x - self.left) * self.zoom), round((y - self.top) * self.zoom))
        )
        wanted = (*channels_of(colour), 255)
        assert all(abs(a - b) <= 2 for a, b in zip(found, wanted, strict=True)), (x, y, found)


@pytest.mark.parametrize("theme", THEMES)
def test_an_exported_picture_stands_alone(land, theme):
    told = export(aquaedukt.scene(land, label="A <game>"), aquaedukt.defs(), theme)
    for word in ("var(", "class=", "style", "role=", "aria-", "data-", "transparent"):
        assert word not in told
    assert ElementTree.fromstring(told).get("width") == "1272"
    assert len(told.encode()) < 80_000


@pytest.mark.parametrize("theme", THEMES)
def test_a_board_shows_pieces_in_their_colours(land, theme):
    shades = colours(theme)
    painted = Painting(aquaedukt.scene(land), theme)
    for space, house in land.houses.items():
        x, y = where(space)
        seat = SEATS[aquaedukt.seat_colours(land)[house.seat]]
        if land.step != "over":
            painted.shows(x - 22, y - 21, seat.mark)
    double = {edge for edge, sticks in land.canals.items() if sticks == 2}
    glints = {end for line in land.lines for end in (line.spring, *line.points)}
    for edge in land.canals:
        x, y = where(edge)
        off = 10.5 if edge in double else 3.5  # beside the wall and the glints
        across = lies(edge) == "across"
        painted.shows(x + (0 if across else off), y + (off if across else 0), shades["water"])
    assert glints >= set(land.springs) & glints
    for space, supply in land.supply.items():
        x, y = where(space)
        if supply and space not in land.houses and space not in land.hills:
            painted.shows(x - 20, y - 20, shades["wet"])


def test_a_board_is_drawn_from_its_data():
    told = draw_board(STANDARD)
    assert ElementTree.fromstring(told).find("{http://www.w3.org/2000/svg}title").text == "standard"
    assert told.count("<text") >= 40


def test_an_empty_board_is_that_of_a_match_not_yet_begun(all_lands):
    begun = all_lands["four seats, nothing placed"]
    empty = aquaedukt.empty_board(STANDARD.data, 4)
    assert aquaedukt.scene(empty) == aquaedukt.scene(begun)
    assert replace(empty, to_play=begun.to_play) == begun
