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


def test_numbers_of_choices_at_one_place_stand_side_by_side():
    drawn = ElementTree.fromstring(
        marks.numbered((0, 0, 9, 9), [[(5, 5)], [(5, 5), (1, 2)], []], "layer")
    )
    told = [(child.get("transform"), child[1].text) for child in drawn]
    assert [number for _, number in told] == ["1", "2", "2"]
    assert len({place for place, _ in told}) == 3
    assert told[2][0] == "translate(1 2)"
