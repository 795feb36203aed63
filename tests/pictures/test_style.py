"""Every class that is drawn has a look, every look is used, every variable is known."""

import re

import pytest

import frontinus
from frontinus.pictures import aqua_romana, aquaedukt, export, marks, palatinus, style, wordmark
from frontinus.pictures.aqua_romana.shapes import BUILDERS
from frontinus.pictures.palette import SEATS, THEMES

# Classes that only say what an element is: for the client, and for sizes in the stylesheet.
NAMES = {
    *("board", "board-aqua-romana", "podiums", "vignette", "sprite", "target", "worker"),
    *("icon-tile", "icon-builder", "icon-drop", "icon-standing", "mark-chip", "mark-dot"),
    *("arcade-picture", "logo"),
    *("board-aquaedukt", "space", "point", "tray-picture", "tally"),
    *("board-palatinus", "place", "hill", "slot", "under", "wolf-side"),
    *("icon-wreath", "icon-token", "icon-hill-tile", "icon-laurel"),
    *("icon-back", "icon-canal", "icon-die", "icon-house", "icon-spring", "icon-warning"),
    "considered",
}
# What only the client draws, or only pages say.
CLIENT = {
    *("builder ghost", "cover", "ghost", "near", "small", "walk"),
    *("seat-none", "reach", "measure", "dry-bed", "dry-bed double"),
}


@pytest.fixture
def drawn(positions, all_lands, all_hills, scored):
    """Every class of every picture."""
    pictures = [
        marks.sheet(aqua_romana.defs(), aquaedukt.defs(), palatinus.defs()),
        wordmark.arcade(),
        wordmark.logo(),
        *map(aqua_romana.icon_builder, BUILDERS),
        aqua_romana.sight(positions["four seats, 34 turns"], "f6"),
        aqua_romana.layouts(frontinus.new_match("aqua-romana", players=2).board.data, "standard"),
    ]
    for colour in SEATS:
        pictures.append(aqua_romana.icon_tile("D-NE", colour))
        pictures.append(aqua_romana.icon_tile("D-NE", colour, "SW"))
        pictures.append(aqua_romana.icon_worker(colour) + aqua_romana.icon_standing(colour))
        pictures.append(marks.seat_mark(colour) + marks.seat_mark(colour, size="mark-dot"))
    for position in positions.values():
        pictures.append(aqua_romana.board(position))
        pictures.append(aqua_romana.podiums(position, lit=(3,)))
        pictures.append(aqua_romana.scene(position, window=(0, 0, 650, 400)))
    for land in all_lands.values():
        last = (*land.canals, *land.springs, *land.houses)
        pictures.append(aquaedukt.board(land, last=last, rolled_die=aquaedukt.Die(7, idle=True)))
        pictures.append(aquaedukt.vignette(land) + aquaedukt.tray(land))
    for position in all_hills.values():
        pictures.append(palatinus.board(position, last=position.tokens))
        pictures.append(palatinus.vignette(position))
    pictures += [marks.crown(colours) for colours in (["red"], ["red", "blue", "green"])]
    pictures += [
        palatinus.board(all_hills["over"], told=scored[:number]) for number in range(len(scored))
    ]
    pictures += [palatinus.icon_token("red", "farmer*"), palatinus.icon_laurel(3)]
    pictures.append(palatinus.icon_tile(all_hills["over"].tiles["A"]))
    pictures.append(aquaedukt.icon_house("red", 4) + aquaedukt.tally({3: 2}))
    pictures.append(aquaedukt.icon_die(20) + aquaedukt.icon_spring() + aquaedukt.icon_canal(2))
    pictures.append(
        aqua_romana.considered([["c4", "Nc"]], "advised")
        + aquaedukt.considered([["h7"]], "advised")
    )
    pictures.append(palatinus.considered([["A1"]], all_hills["over"], "advised"))
    pictures.append(aquaedukt.icon_back("foul") + aquaedukt.icon_warning())
    return [set(found.split()) for found in re.findall(r' class="([^"]*)"', "".join(pictures))]


def test_every_class_has_a_look(drawn):
    known = set().union(*(classes.split() for classes in style.CLASSES))
    assert set().union(*drawn) - known == NAMES


def test_every_look_is_used(drawn):
    combinations = set(map(frozenset, drawn))
    unused = {
        classes
        for classes in style.CLASSES
        if not any(set(classes.split()) <= together for together in combinations)
    }
    assert unused == CLIENT


def test_no_class_has_two_looks():
    games = (aqua_romana.STYLE, aquaedukt.STYLE, palatinus.STYLE)
    tables = (style.SEATS, style.GENERAL, wordmark.STYLE, *games)
    assert sum(map(len, tables)) == len(style.CLASSES)


@pytest.mark.parametrize("theme", THEMES)
def test_every_variable_is_known(theme):
    given = {"seat": "", "mark": "", "lip": "", "bed": "", "glint": "", "bank": ""} | {
        "rhythm": "",
        "rhythm-ink": "",
        "edge": "",
        "edge-width": "",
        "step": "",
    }  # by an element further out
    for properties in style.CLASSES.values():
        for value in properties.values():
            assert "var(" not in export.substitute(value, style.variables(theme) | given)


def test_the_stylesheet_is_well_formed_and_asks_for_nothing():
    css = style.css()
    assert css.count("{") == css.count("}")
    assert "url(" not in css
    assert "color-mix" not in css
    assert "@import" not in css
    assert css == style.css()


def test_a_theme_can_be_forced_and_follows_the_system_otherwise():
    css = style.css()
    assert css.count("--plaster: #f2eadb;") == 1
    assert css.count("--plaster: #1b1714;") == 2
    assert ':root:not([data-theme="light"])' in css
    assert ':root[data-theme="dark"]' in css
