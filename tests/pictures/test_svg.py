"""The words for drawing write what they should, and escape everything."""

from xml.etree import ElementTree

import pytest

from frontinus.pictures import marks, svg

HOSTILE = "<script>\"'&amp;</text>"


@pytest.mark.parametrize(
    ("value", "written"),
    [(12.0, "12"), (3.14159, "3.1"), (-0.04, "0"), (-0.5, "-0.5"), (100, "100"), (0, "0")],
)
def test_numbers_are_short(value, written):
    assert svg.number(value) == written


def test_whatever_comes_from_outside_is_escaped():
    drawn = svg.picture((0, 0, 10, 10), svg.text(1, 2, HOSTILE), label=HOSTILE)
    root = ElementTree.fromstring(drawn)
    assert root.get("aria-label") == HOSTILE
    assert [(child.tag, child.text) for child in root] == [("text", HOSTILE)]


def test_a_picture_without_a_label_is_hidden_from_readers():
    assert ElementTree.fromstring(svg.picture((0, 0, 1, 1))).get("aria-hidden") == "true"
    assert ElementTree.fromstring(svg.picture((0, 0, 1, 1), label="board")).get("role") == "img"


def test_a_place_is_written_as_shortly_as_it_can_be():
    assert svg.use("a") == '<use href="#a"/>'
    assert svg.use("a", 1, 2) == '<use href="#a" x="1" y="2"/>'
    turned = svg.use("a", 1, 2, turn=90)
    assert turned == '<use href="#a" transform="translate(1 2) rotate(90)"/>'


def test_numbers_of_choices_stand_in_corners_and_leave_neither_the_middle_nor_the_picture():
    middle, edge = (150, 150), (297, 5)
    choices = [[middle], [middle], [middle, edge], []]
    drawn = ElementTree.fromstring(marks.numbered((0, 0, 300, 300), choices, (32, -32), "layer"))
    told = [(child.get("transform"), child[1].text) for child in drawn]
    assert told[:3] == [
        ("translate(182 118)", "1"),
        ("translate(182 182)", "2"),
        ("translate(118 182)", "3"),
    ]
    assert told[3:] == [("translate(278 22)", "3")]
