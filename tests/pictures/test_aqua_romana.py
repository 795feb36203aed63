"""Aqua Romana's pictures show everything that lies there, and keep what the client relies on."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from frontinus.games.aqua_romana import box
from frontinus.pictures import aqua_romana, marks, style
from frontinus.pictures.aqua_romana import Labels
from frontinus.pictures.aqua_romana.board import stance
from frontinus.pictures.aqua_romana.places import CHANNELS, TILES
from frontinus.pictures.aqua_romana.shapes import BUILDERS

SHEET = marks.sheet(aqua_romana.defs())


def parsed(markup):
    return ElementTree.fromstring(f"<page>{markup}</page>")


def ids(markup):
    return re.findall(r' id="([^"]*)"', markup)


def uses(markup):
    """How often each shape is used."""
    found = re.findall(r'href="#([^"]*)"', markup)
    return {name: found.count(name) for name in found}


def page(position):
    board = aqua_romana.board(position, last=("c4", "Nc"))
    return SHEET + board + aqua_romana.podiums(position)


# --- what any picture of a page keeps -------------------------------------------------------------


def test_a_page_is_well_formed_with_unique_ids_and_no_style_of_its_own(position):
    markup = page(position)
    named = ids(markup)
    assert len(named) == len(set(named))
    allowed = {"viewBox", "patternUnits"}
    for element in parsed(markup).iter():
        for attribute in element.attrib:
            assert attribute == attribute.lower() or attribute in allowed
            assert attribute != "style"
            assert not attribute.startswith("on")


def test_every_shape_that_is_used_is_drawn(position):
    markup = page(position) + aqua_romana.scene(position)
    named = set(ids(SHEET))
    assert set(uses(markup)) <= named
    assert set(re.findall(r"url\(#([^)]*)\)", markup)) <= named


def test_shapes_bear_the_prefix_of_their_game():
    own = ids(aqua_romana.defs())
    assert all(name.startswith("ar-") for name in own)


def test_the_same_position_is_the_same_picture(position):
    assert page(position) == page(replace(position))


def test_every_shape_that_the_client_is_promised_exists():
    promised = re.findall(r"`(ar-[a-zA-Z-]+)`", aqua_romana.__doc__)
    words = [name.replace("CODE", "B").replace("TYPE", "J") for name in promised]
    assert len(words) > 20
    assert set(words) <= set(ids(SHEET))


def test_a_picture_to_be_looked_at_has_no_ids(position):
    assert not ids(aqua_romana.scene(position, last=("c4",), label="A game"))


# --- completeness ---------------------------------------------------------------------------------


def test_every_tile_lies_with_its_water(position):
    board = parsed(aqua_romana.board(position))
    lying = {
        element.get("id")[5:]: element
        for element in board.iter("use")
        if element.get("id", "").startswith("tile-")
    }
    assert {name: use.get("href") for name, use in lying.items()} == {
        name: "#ar-tile-" + code for name, code in position.tiles.items()
    }
    passes = sum(len(aqueduct.passes) for aqueduct in position.aqueducts)
    water = sum(len((use.get("class") or "").split()) for use in lying.values())
    assert water == passes  # no channel is passed twice (AR-6.3)


def test_every_worker_builder_and_closed_end_is_there(position):
    named = set(ids(aqua_romana.board(position)))
    closed = {a.outlet for a in position.aqueducts if a.status != "live"}
    standing = {a.outlet for a in position.aqueducts if a.status != "finished"}
    assert {name[7:] for name in named if name.startswith("sluice-")} == closed
    assert {name[7:] for name in named if name.startswith("worker-")} == standing
    assert {name[8:] for name in named if name.startswith("builder-")} == set(position.builders)
    assert f"reservoir-{len(position.reservoirs) - 1}" in named


def test_a_worker_says_where_his_head_is(position):
    board = parsed(aqua_romana.board(position))
    heads = {element.get("data-head") for element in board.iter("g")} - {None}
    assert heads == {a.head for a in position.aqueducts if a.status != "finished"}


def test_an_aqueduct_closed_in_this_turn_keeps_its_worker_and_is_barred(four):
    first, *others = four.aqueducts
    closed = replace(first, status="closed")
    named = ids(aqua_romana.board(replace(four, aqueducts=(closed, *others))))
    assert {f"worker-{first.outlet}", f"sluice-{first.outlet}"} <= set(named)


def test_all_nine_ways_to_lie_and_all_five_builders_are_drawn():
    assert set(TILES) == set(box.CODES)
    assert set(BUILDERS) == set(box.TYPES)
    named = set(ids(aqua_romana.defs()))
    assert {"ar-tile-" + code for code in box.CODES} <= named
    assert {"ar-builder-" + kind for kind in box.TYPES} <= named
    for code, channels in TILES.items():
        tile = next(g for g in parsed(SHEET).iter("g") if g.get("id") == "ar-tile-" + code)
        slots = [use.get("class") for use in tile.iter("use") if use.get("class")]
        assert slots == ["first", "second"][: len(channels)]


def test_with_two_seats_each_has_one_colour(positions):
    position = positions["two seats, late"]
    assert aqua_romana.seat_colours(position) == ("yellow", "red")
    board = aqua_romana.board(position)
    assert "blue" not in board
    assert "green" not in board


def test_an_upright_reservoir_is_drawn_upright(positions):
    three = uses(aqua_romana.board(positions["three seats, late"]))
    assert (three["ar-reservoir-tall"], three["ar-reservoir-wide"]) == (1, 2)
    assert three["ar-gate"] == 12
    own = uses(aqua_romana.board(positions["two seats on a board of their own"]))
    assert (own["ar-reservoir-tall"], own["ar-reservoir-wide"]) == (3, 1)


def test_two_workers_on_one_square_do_not_cover_each_other(four):
    live = next(a for a in four.aqueducts if a.passes and a.status == "live")
    square, edge = live.head[:2], live.head[2]
    beside = replace(live, outlet="x", head=square + ("N" if edge in "EW" else "E"))
    position = replace(four, aqueducts=(live, beside))
    ((x1, y1), small), ((x2, y2), _) = (stance(a, position) for a in (live, beside))
    assert (x1 - x2) ** 2 + (y1 - y2) ** 2 >= (2 * 24.5 * small) ** 2
    assert stance(live, four)[1] > small


def test_the_last_move_is_marked_where_it_was(four):
    board = uses(aqua_romana.board(four, last=("j4", "Sj", "E3")))
    assert [board["ar-last"], board["ar-last-wide"], board["ar-last-tall"]] == [1, 1, 1]


# --- targets --------------------------------------------------------------------------------------


def test_the_board_is_one_grid_of_all_squares_and_spaces(four):
    board = parsed(aqua_romana.board(four))
    (grid,) = (g for g in board.iter("g") if g.get("role") == "grid")
    assert [row.get("role") for row in grid] == ["row"] * 10
    cells = [(row, cell) for row in grid for cell in row]
    assert {cell.get("role") for _, cell in cells} == {"gridcell"}
    names = [cell.get("data-target") for _, cell in cells]
    assert sorted(names) == sorted((*box.SQUARES, *box.SPACES))
    for row, cell in cells:
        kind = "square" if cell.get("data-target")[0].islower() else "space"
        assert cell.get("id") == f"{kind}-{cell.get('data-target')}"
        assert cell.get("tabindex") == "-1"
        assert cell.get("data-row") == str(int(row.get("aria-rowindex")) - 1)
        first = int(row.get("aria-colindex"))
        assert int(cell.get("data-column")) == first - 1 + list(row).index(cell)


def test_only_targets_are_read_aloud(four):
    labels = Labels(
        board="Brett", square="Feld {}".format, space="Platz {}".format, podiums="Podeste"
    )
    (board,) = parsed(aqua_romana.board(four, labels))
    picture, grid, buttons = board
    assert picture.get("aria-hidden") == buttons.get("aria-hidden") == "true"
    assert grid.get("aria-label") == "Brett"
    spoken = {cell.get("data-target"): cell.get("aria-label") for cell in grid.iter("use")}
    assert spoken["c4"] == "Feld c4"
    assert spoken["Nc"] == "Platz Nc"
    (stair,) = parsed(aqua_romana.podiums(four, labels))
    assert stair.get("aria-label") == "Podeste"


def test_the_layers_of_the_client_are_empty_and_in_order(four):
    board = parsed(aqua_romana.board(four))
    layers = [g for g in board.iter("g") if g.get("id", "").startswith("overlay")]
    assert [layer.get("id") for layer in layers] == [
        "overlay-ground",
        "overlay-tiles",
        "overlay",
        "overlay-buttons",
    ]
    assert not any(len(layer) for layer in layers)


# --- geometry -------------------------------------------------------------------------------------


def test_geometry_tells_the_places_that_are_drawn(four):
    places = aqua_romana.geometry()
    where = {**places["squares"], **places["spaces"]}
    for cell in parsed(aqua_romana.board(four)).iter("use"):
        name = cell.get("data-target")
        if name:
            assert where[name] == [float(cell.get("x")), float(cell.get("y"))]
            assert places["grid"][name] == [int(cell.get("data-row")), int(cell.get("data-column"))]


def test_the_track_runs_clockwise_with_four_fountains():
    track = aqua_romana.geometry()["track"]
    spaces = [name for name, *_ in track if name != "fountain"]
    assert set(spaces) == set(box.SPACES)
    rounds = " ".join(spaces)  # AR-1.8
    assert rounds.startswith("Na Nb Nc Nd Ne Nf Ng Nh Ni Nj Nk E1 E2 E3 E4 E5 E6 E7 E8 Sk Sj")
    assert rounds.endswith("Sb Sa W8 W7 W6 W5 W4 W3 W2 W1")
    corners = [index for index, (name, *_) in enumerate(track) if name == "fountain"]
    assert [(track[i - 1][0], track[(i + 1) % len(track)][0]) for i in corners] == [
        ("Nk", "E1"),
        ("E8", "Sk"),
        ("Sa", "W8"),
        ("W1", "Na"),
    ]  # AR-1.9


@pytest.mark.parametrize("name", CHANNELS)
def test_water_runs_from_the_first_edge_of_a_channel_to_the_second(name):
    told = aqua_romana.geometry()["channels"][name]
    ends = re.findall(r"-?\d+(?:\.\d+)?", told["path"])
    start = "N" if told["path"].startswith("M0-") else "E"
    order = "NESW"
    quarter = told["turn"] // 90
    assert float(ends[0]) == 0 or float(ends[1]) == 0
    assert order[(order.index(start) + quarter) % 4] == name[0]
    assert told["end"] == -1
    assert aqua_romana.geometry()["channels"][name[::-1]] == told | {"end": 1}


# --- podiums --------------------------------------------------------------------------------------


def test_whoever_left_the_board_stands_on_the_stair_or_beside_it(position):
    stair = parsed(aqua_romana.podiums(position))
    groups = {g.get("id"): g for g in stair.iter("g") if g.get("id", "").startswith("podium-")}
    assert list(groups) == [f"podium-{value}" for value in range(21)]
    for value in range(1, 21):
        figures = [u for u in groups[f"podium-{value}"].iter("use") if "standing" in u.get("href")]
        assert len(figures) == len(position.podiums.get(value, ()))
    beside = [u for u in groups["podium-0"].iter("use") if "standing" in u.get("href")]
    assert len(beside) == len(set(position.aside))


def test_figures_on_podiums_keep_the_name_of_their_aqueduct(position):
    named = set(ids(aqua_romana.podiums(position)))
    scored = {a.outlet for a in position.aqueducts if a.podium}
    assert {name[9:] for name in named if name.startswith("standing-")} == scored


def test_a_step_can_be_lit(four):
    stair = aqua_romana.podiums(four, lit=(11,))
    assert re.findall(r'id="(podium-\d+)" class="podium lit"', stair) == ["podium-11"]


def test_no_figure_reaches_out_of_the_picture(four):
    position = replace(four, podiums=dict.fromkeys(range(1, 21), (0,)) | {3: (0, 0), 7: (1, 2)})
    (stair,) = parsed(aqua_romana.podiums(position))
    left, top, width, height = map(float, stair.get("viewBox").split())
    for group in stair.iter("g"):
        if (group.get("class") or "").startswith("seat-"):
            x, y = map(float, re.findall(r"-?[\d.]+", group.get("transform")))
            scale = float(
                re.search(r"scale\(([\d.]+)\)", ElementTree.tostring(group, "unicode"))[1]
            )
            assert left <= x - 22 * scale
            assert x + 22 * scale <= left + width
            assert top <= y - 28.5 * scale
            assert y + 22 * scale <= top + height


# --- sizes ----------------------------------------------------------------------------------------


def test_a_board_is_small(position):
    board = aqua_romana.board(position, last=("c4", "Nc"))
    assert len(board.encode()) < 35_000
    assert sum(1 for _ in parsed(board).iter()) < 400


def test_a_whole_page_of_pictures_is_small(position):
    assert len(list(parsed(page(position)).iter())) <= 900
    assert len(SHEET.encode()) < 20_000
    assert len(style.css().encode()) < 30_000  # of all games
    assert len(aqua_romana.podiums(position).encode()) < 10_000
