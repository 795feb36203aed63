"""Palatinus' pictures show all that may be seen and no more, and keep what the client relies on."""

import io
import json
import re
from dataclasses import replace
from itertools import pairwise
from math import dist, hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image

import frontinus
from frontinus.core.hexes import DIRECTIONS, ring
from frontinus.games import palatinus as game
from frontinus.games.palatinus.board import hill
from frontinus.games.palatinus.box import KINDS, SLOTS, TILES
from frontinus.games.palatinus.notation import Token
from frontinus.pictures import draw_board, draw_position, marks, palatinus
from frontinus.pictures.export import export
from frontinus.pictures.palatinus import Labels
from frontinus.pictures.palatinus.board import DRAWN, SMALL, WAITING
from frontinus.pictures.palatinus.places import RADIUS, WHOLE, WIDE, flower, middle, wedge, where
from frontinus.pictures.palette import SEATS, THEMES, channels_of, colours
from tests.pictures.conftest import begun

SHEET = marks.sheet(palatinus.defs())
STANDARD = game.GAME.named_board("standard")
GAMES = Path(__file__).parent / "palatinus.jsonl"


def parsed(markup):
    return ElementTree.fromstring(f"<page>{markup}</page>")


def ids(markup):
    return re.findall(r' id="([^"]*)"', markup)


def uses(markup):
    """How often each shape is used."""
    found = re.findall(r'href="#([^"]*)"', markup)
    return {name: found.count(name) for name in found}


def corners(d):
    return [tuple(map(float, corner.split())) for corner in d[1:-1].split("L")]


# --- what any picture of a page keeps -------------------------------------------------------------


def test_a_page_is_well_formed_with_unique_ids_and_no_style_of_its_own(hills):
    markup = SHEET + palatinus.board(hills, last=hills.tokens)
    found = ids(markup)
    assert len(found) == len(set(found))
    for element in parsed(markup).iter():
        for attribute in element.attrib:
            assert attribute == attribute.lower() or attribute == "viewBox"
            assert attribute != "style"
            assert not attribute.startswith("on")


def test_every_shape_that_is_used_is_drawn(hills):
    markup = SHEET + palatinus.board(hills) + palatinus.scene(hills) + palatinus.vignette(hills)
    assert set(uses(markup)) <= set(ids(SHEET))


def test_shapes_bear_the_prefix_of_their_game():
    assert all(name.startswith("pa-") for name in ids(palatinus.defs()))


def test_every_shape_that_the_client_is_promised_exists():
    promised = re.findall(r"`(pa-[a-zA-Z0-9-]+)`", palatinus.__doc__)
    words = [name.replace("COLOUR", "blue").replace("KIND", "soldier") for name in promised]
    assert len(words) > 20
    assert set(words) <= set(ids(SHEET))


def test_a_picture_to_be_looked_at_has_no_ids(hills):
    assert not ids(palatinus.scene(hills, last=hills.tokens, label="A game"))


# --- the ground -----------------------------------------------------------------------------------


def test_a_tile_shows_its_places_its_hill_and_its_laurel(hills):
    drawn = {g.get("id"): g for g in parsed(palatinus.board(hills)).iter("g")}
    for letter, tile in hills.tiles.items():
        parts = drawn[f"tile-{letter}"]
        assert parts.get("transform", "translate(0 0)") == "translate({} {})".format(
            *(
                format(v, ".1f").removesuffix(".0").replace("-0", "0", v == 0)
                for v in middle(tile.hill)
            )
        )
        lands = [u for u in parts.iter("use") if u.get("href") in {"#pa-field", "#pa-spring"}]
        assert "".join(land.get("href")[4] for land in lands) == tile.ring
        words = [text.text for text in parts.iter("text")]
        assert words == ([] if tile.laurel is None else [str(tile.laurel)]) + [letter]
        assert sum(u.get("href") == "#pa-laurel" for u in parts.iter("use")) == len(words) - 1
    assert {name for name in drawn if name and name.startswith("tile-")} == {
        f"tile-{letter}" for letter in hills.tiles
    }


def test_neighbouring_fields_are_ploughed_differently_however_a_tile_lies(all_hills):
    for tile in (*all_hills["over"].tiles.values(), *all_hills["nothing placed"].tiles.values()):
        picture = parsed(palatinus.icon_tile(tile))
        lands = [u for u in picture.iter("use") if u.get("href") in {"#pa-field", "#pa-spring"}]
        turns = [re.findall(r"rotate\((\d+)\)", u.get("transform", "")) for u in lands]
        for (one, first), (other, second) in pairwise([*zip(lands, turns, strict=True)] * 2):
            if one.get("href") == other.get("href") == "#pa-field":
                assert first != second


def test_the_outline_of_a_tile_goes_round_its_hexes():
    outline = corners(flower())
    assert len(outline) == 18
    for one, other in pairwise([*outline, outline[0]]):
        assert hypot(one[0] - other[0], one[1] - other[1]) == pytest.approx(RADIUS, abs=0.2)
    for corner in outline:
        near = [middle(place) for place in ((0, 0), *DIRECTIONS)]
        touched = [m for m in near if hypot(corner[0] - m[0], corner[1] - m[1]) < RADIUS + 0.2]
        assert len(touched) in (1, 2)


def test_everything_has_room_in_the_picture(hills):
    left, top, width, height = WHOLE
    reach = 2.5 * RADIUS
    for tile in hills.tiles.values():
        x, y = middle(tile.hill)
        assert left <= x - 1.5 * WIDE <= x + 1.5 * WIDE <= left + width
        assert top <= y - reach <= y + reach <= top + height


def test_empty_places_bear_their_names(hills):
    words = [text.text for text in parsed(palatinus.board(hills)).iter("text")]
    names = {word for word in words if re.fullmatch("[A-G][1-6]", word)}
    assert names == set(hills.terrain) - set(hills.tokens)


# --- what does not lie there yet ------------------------------------------------------------------


def test_the_drawn_tile_lies_beside_the_board_until_it_is_laid(hills):
    drawn = {g.get("id"): g for g in parsed(palatinus.board(hills)).iter("g")}
    assert ("drawn" in drawn) == (hills.step == "lay")
    if hills.to_lay:
        assert f">{hills.drawn}</text>" in palatinus.board(hills)


def test_nothing_that_lies_beside_the_board_is_cut_off_or_covered_by_a_tile():
    left, top, _, _ = WHOLE
    drawn = [
        (DRAWN[0] + SMALL * x, DRAWN[1] + SMALL * y) for x, y in map(middle, ((0, 0), *DIRECTIONS))
    ]
    assert all(x - SMALL * WIDE / 2 > left and y - SMALL * RADIUS > top for x, y in drawn)
    things = [(one, SMALL * RADIUS) for one in drawn] + [(one, 25) for one in WAITING]
    for slot in SLOTS:
        for place in ring(hill(slot)):
            at = middle(place)
            assert all(dist(at, one) > RADIUS + reach for one, reach in things), (slot, place)


def test_tiles_and_laurels_to_come_lie_beside_the_board(all_hills):
    for name, left, laurels in (
        ("nothing drawn", 7, [6, 5, 5, 4, 4, 3, 3]),
        ("first outer tile", 5, [5, 5, 4, 4, 3, 3]),
        ("laurels due", 0, [5, 5, 4, 4, 3, 3]),
        ("nothing placed", 0, []),
        ("over", 0, []),
    ):
        beside = {g.get("id"): g for g in parsed(palatinus.board(all_hills[name])).iter("g")}[
            "beside"
        ]
        shapes = [use.get("href") for use in beside.iter("use")]
        assert shapes.count("#pa-back") == left
        words = [text.text for text in beside.iter("text")]
        assert [int(word) for word in words if word.isdigit()] == laurels


# --- tokens and secrets ---------------------------------------------------------------------------


def test_a_token_shows_its_owner_and_the_side_that_may_be_seen(hills):
    drawn = {g.get("id"): list(g) for g in parsed(palatinus.board(hills)).iter("g")}
    for place, token in hills.tokens.items():
        shapes = [use.get("href") for use in drawn[f"token-{place}"]]
        colour = palatinus.seat_colours(hills)[token.seat]
        if not token.backed or token.kind == "wolf":
            assert shapes == [f"#pa-{colour}-{token.kind}"]
        elif hills.step == "over":
            assert shapes == [f"#pa-{colour}-{token.kind}-wolf"]
        else:
            assert shapes == [f"#pa-{colour}-{token.kind}-wolf", f"#pa-{colour}-wolf"]
    assert sum(str(name).startswith("token-") for name in drawn) == len(hills.tokens)


def test_what_is_under_a_wolf_is_drawn_for_its_seat_alone(all_hills):
    own, other = all_hills["green, 17 placed"], all_hills["a spectator, 17 placed"]
    wolves = {place for place, token in own.tokens.items() if token.backed}
    assert sum(own.tokens[place].seat == 2 for place in wolves) == 1
    for draw in (palatinus.board, palatinus.scene, palatinus.vignette):
        assert "-wolf" not in re.sub("pa-[a-z]+-wolf", "", draw(other).replace("wolf-side", ""))
        assert "-merchant-wolf" in draw(own)


def test_positions_that_look_alike_to_somebody_are_drawn_alike():
    record = begun(json.loads(GAMES.read_text("utf-8").splitlines()[0]), 40)
    under = {"merchant* E6": "farmer* E6", "farmer* G2": "merchant* G2"}  # purple's two wolves
    other = record | {"actions": [under.get(text, text) for text in record["actions"]]}
    for seat, same in ((4, False), (0, True), (None, True)):
        drawn = [
            palatinus.board(position) + draw_position("palatinus", position, "x")
            for position in (
                frontinus.replay(one).observation(seat).position() for one in (record, other)
            )
        ]
        assert (drawn[0] == drawn[1]) == same


def test_a_picture_to_keep_shows_one_side_of_each_token(hills):
    scene = uses(palatinus.scene(hills))
    shown = sum(count for shape, count in scene.items() if shape.split("-")[1] in SEATS)
    assert shown == len(hills.tokens)


# --- the scoring ----------------------------------------------------------------------------------


def test_the_board_shows_who_counts_and_who_is_captured(all_hills, scored):
    over = all_hills["over"]
    at = where(over)
    told = next(n for n, moment in enumerate(scored, 1) if moment.place == "C6")
    assert scored[told - 1].kind == "soldier"
    drawn = {g.get("id"): g for g in parsed(palatinus.board(over, told=scored[:told])).iter("g")}
    rings = [
        (use.get("href"), float(use.get("x", 0)), float(use.get("y", 0)))
        for use in drawn["scoring"].iter("use")
        if use.get("href") in {"#pa-prey", "#pa-now", "#pa-counted"}
    ]
    wanted = {("#pa-now", "C6"), ("#pa-prey", "B2"), ("#pa-prey", "C1")}
    for shape, place in wanted:
        x, y = at[place]
        assert (shape, pytest.approx(x, abs=0.06), pytest.approx(y, abs=0.06)) in rings
    assert len(rings) == len(wanted)
    assert uses(palatinus.board(over, told=scored[:told]))["pa-strike"] == 2
    for name, g in drawn.items():
        if str(name).startswith(("tile-", "token-")):
            place = name.split("-")[1]
            bright = place[0] == "C" or place == "B2"
            assert g.get("class") == (None if bright else "dim")


def test_what_a_token_gets_is_written_where_it_comes_from(all_hills, scored):
    over = all_hills["over"]
    told = next(n for n, m in enumerate(scored, 1) if (m.kind, m.place) == ("influence", "C3"))
    scoring = {g.get("id"): g for g in parsed(palatinus.board(over, told=scored[:told])).iter("g")}[
        "scoring"
    ]
    assert sorted(text.text for text in scoring.iter("text")) == ["+2", "+2", "+2", "= 6"]


def test_tokens_leave_and_marks_of_the_winners_come(all_hills, scored):
    over = all_hills["over"]
    standing, won = set(over.tokens), 0
    for number, moment in enumerate(scored, 1):
        board = palatinus.board(over, told=scored[:number])
        names = {n.removeprefix("token-") for n in ids(board) if n.startswith("token-")}
        assert names == standing
        assert board.count('class="leaving"') == len(moment.gone)
        standing -= set(moment.gone)
        if moment.kind == "laurel":
            won += len(moment.gains)
        shown = [name for name in uses(board) if name.startswith("pa-won-")]
        assert sum(uses(board)[name] for name in shown) == won
    assert won == 7  # five hills have a winner, two seats tied for G, nobody has F


def test_after_the_scoring_the_board_lies_as_that_has_left_it(all_hills, scored):
    over = all_hills["over"]
    board = palatinus.board(over, told=scored, settled=True)
    names = {n.removeprefix("token-") for n in ids(board) if n.startswith("token-")}
    assert names == set(over.tokens) - {place for moment in scored for place in moment.gone}
    assert names < set(over.tokens)
    assert not {"dim", "leaving"} & set(re.findall('class="([^"]*)"', board))
    shown = [name for name in uses(board) if name.startswith("pa-")]
    assert sum(uses(board)[name] for name in shown if name.startswith("pa-won-")) == 7
    assert not {"pa-counted", "pa-prey", "pa-now"} & set(shown)


# --- targets --------------------------------------------------------------------------------------


def cells(board):
    (grid,) = (g for g in parsed(board).iter("g") if g.get("role") == "grid")
    assert {row.get("role") for row in grid} <= {"row"}
    return [list(row) for row in grid]


def test_the_board_is_one_grid_of_places_and_hills_and_slots(hills):
    board = palatinus.board(hills)
    found = {}
    for row in cells(board):
        assert len({cell.get("y") for cell in row}) == 1
        across = [float(cell.get("x", 0)) for cell in row]
        assert across == sorted(across)
        found |= {cell.get("data-target"): cell for cell in row}
    assert set(found) == {*hills.terrain, *hills.tiles, *hills.open_slots}
    at = where(hills)
    for name, cell in found.items():
        kind = "hill" if len(name) == 1 else "slot" if name in SLOTS else "place"
        assert cell.get("role") == "gridcell"
        assert cell.get("class") == f"target {kind}"
        assert cell.get("id") == f"{kind}-{name}"
        x, y = at[name]
        assert float(cell.get("x", 0)) == pytest.approx(x, abs=0.06)
        assert float(cell.get("y", 0)) == pytest.approx(y, abs=0.06)
    (svg,) = parsed(board)
    assert svg.get("data-cells") == (".slot" if hills.step == "lay" else ".place,.hill")


def test_each_of_twelve_slots_has_all_the_room_that_is_nearest_to_it():
    middles = {slot: middle(hill(slot)) for slot in SLOTS}
    for slot in SLOTS:
        x, y = middles[slot]
        for u, v in corners(wedge(slot)):
            far = {s: hypot(x + 0.98 * u - a, y + 0.98 * v - b) for s, (a, b) in middles.items()}
            assert min(far, key=far.__getitem__) == slot


def test_only_targets_are_read_aloud(hills):
    (board,) = parsed(palatinus.board(hills, Labels(board="Brett", target="Ort {}".format)))
    drawn, grid, buttons = board
    assert drawn.get("aria-hidden") == buttons.get("aria-hidden") == "true"
    assert grid.get("aria-label") == "Brett"
    for cell in grid.iter("use"):
        assert cell.get("aria-label") == f"Ort {cell.get('data-target')}"


def test_the_layers_of_the_client_are_empty_and_in_order(hills):
    layers = [g for g in parsed(palatinus.board(hills)).iter("g") if "overlay" in g.get("id", "")]
    assert [g.get("id") for g in layers] == ["overlay-ground", "overlay", "overlay-buttons"]
    assert not any(len(layer) for layer in layers)


def test_the_last_move_is_marked(all_hills):
    over, laid = all_hills["over"], all_hills["fifth outer tile"]
    assert uses(palatinus.board(over, last=("G3",)))["pa-last"] == 1
    site = laid.tiles["D"].site
    assert uses(palatinus.board(laid, last=(site,)))["pa-last-tile"] == 1


# --- sizes ----------------------------------------------------------------------------------------


def crowded(position):
    """A token that its viewer knows on every place."""
    tokens = {
        place: Token(place, number % position.players, KINDS[number % 2], backed=True)
        for number, place in enumerate(position.terrain)
    }
    return replace(position, tokens=tokens)


def test_a_board_is_small(hills):
    assert len(palatinus.board(crowded(hills)).encode()) < 36_000
    assert len(SHEET.encode()) < 32_000


# --- exports --------------------------------------------------------------------------------------


class Painting:
    """An exported picture as pixels, read at points of the picture."""

    def __init__(self, fragment, theme):
        self.svg = export(fragment, palatinus.defs(), theme)
        view = ElementTree.fromstring(self.svg).get("viewBox").split()
        self.left, self.top = float(view[0]), float(view[1])
        painted = resvg_py.svg_to_bytes(svg_string=self.svg, skip_system_fonts=True)
        self.image = Image.open(io.BytesIO(painted)).convert("RGBA")

    def shows(self, x, y, colour):
        """Tell whether a colour is at a point or a little below it: furrows may be in the way."""
        wanted = (*channels_of(colour), 255)
        found = [
            self.image.getpixel((round(x - self.left), round(y + below - self.top)))
            for below in range(-4, 5)
        ]
        return any(all(abs(a - b) <= 2 for a, b in zip(one, wanted, strict=True)) for one in found)


@pytest.mark.parametrize("theme", THEMES)
def test_an_exported_picture_stands_alone(all_hills, theme):
    hills = all_hills["blue, one left to place"]
    told = export(palatinus.scene(hills, label="A <game>"), palatinus.defs(), theme)
    for word in ("var(", "class=", "style", "role=", "aria-", "data-", "transparent"):
        assert word not in told
    assert ElementTree.fromstring(told).get("width") == "848"
    assert len(told.encode()) < 80_000


@pytest.mark.parametrize(
    ("name", "theme"),
    [("fifth outer tile", "dark"), ("green, 17 placed", "light"), ("over", "dark")],
)
def test_a_board_shows_tokens_and_terrain_in_their_colours(all_hills, name, theme):
    hills = all_hills[name]
    shades = colours(theme)
    painted = Painting(palatinus.scene(hills), theme)
    at = where(hills)
    for place, mark in hills.terrain.items():
        x, y = at[place]
        assert painted.shows(x - 38, y + 24, shades["water" if mark == "s" else "wheat"])
        if place in hills.tokens:
            seat = SEATS[palatinus.seat_colours(hills)[hills.tokens[place].seat]]
            assert painted.shows(x - 25, y + 15, seat.fill)
    for letter in hills.tiles:
        x, y = at[letter]
        assert painted.shows(x, y - 24, shades["summit"])


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_looks_the_same_in_every_colour(kind):
    shapes = {shape.get("id"): shape for shape in parsed(palatinus.defs()).iter("g")}
    for colour in SEATS:
        body, badge = shapes[f"pa-{colour}-{kind}"]
        assert body.get("href") == f"#pa-{kind}"
        assert badge.find("use").get("href") == f"#mark-{colour}"
    dots = [part for part in shapes[f"pa-{kind}"] if part.get("class") == "dot"]
    assert len(dots) == {"merchant": 1, "farmer": 2, "soldier": 3, "wolf": 0}[kind]


def test_a_board_is_drawn_from_its_data():
    told = draw_board(STANDARD)
    assert ElementTree.fromstring(told).find("{http://www.w3.org/2000/svg}title").text == "standard"
    assert told.count("<text") == 42 + 2 * len(TILES)


def test_an_empty_board_is_like_that_of_a_match_not_yet_begun():
    match = frontinus.new_match("palatinus", players=5)
    order = "draw A|draw B|lay X1 r0|draw C|lay X2 r0|draw D|lay X3 r0|draw E|lay X4 r0|draw F"
    for text in [*order.split("|"), "lay X5 r0", "draw G", "lay X6 r0", "laurels 554433"]:
        match.play(text)
    begun = match.observation(None).position()
    empty = palatinus.empty_board(STANDARD.data, 5)
    assert palatinus.scene(empty) == palatinus.scene(begun)
    hidden = tuple(replace(hand, wolf_merchants=None) for hand in empty.hands)
    assert replace(empty, hands=hidden, touching=begun.touching) == begun


def test_icons_are_of_the_shapes_of_the_board():
    assert 'href="#pa-blue-farmer-wolf"' in palatinus.icon_token("blue", "farmer*")
    assert 'href="#pa-blue-wolf"' in palatinus.icon_token("blue", "wolf")
    with pytest.raises(AssertionError):
        palatinus.icon_token("blue", "soldier*")
    assert ">4</text>" in palatinus.icon_laurel(4)


def test_the_stored_games_are_whole():
    for line in GAMES.read_text("utf-8").splitlines():
        assert frontinus.replay(json.loads(line)).over
