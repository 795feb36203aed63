"""Colours stay readable: texts, marks, and seats under four kinds of vision."""

from itertools import combinations

import pytest

from frontinus.pictures.palette import DARK, LIGHT, SEATS, THEMES, channels_of, colours, mixed

TEXT = [  # at least 4.5:1
    ("ink", "plaster"),
    ("ink", "vellum"),
    ("ink-soft", "plaster"),
    ("ink-soft", "vellum"),
    ("ink", "lux-panel"),
    ("ink", "travertine"),
    ("madder-ink", "madder"),
    ("madder", "vellum"),
    ("madder", "plaster"),
    ("laurel", "vellum"),
    ("inscription", "basalt"),
    ("inscription", "basalt-2"),
    ("inscription", "slab-odd"),
    ("outline", "marble"),
    ("outline", "lux"),
    ("paper", "outline"),
]
MARKS = [  # at least 3:1
    ("focus", "plaster"),
    ("focus", "vellum"),
    ("focus", "focus-edge"),
    ("ink-soft", "travertine"),
    ("lux", "basalt"),
    ("ivory", "basalt"),
    ("outline", "marble"),
    ("outline", "water"),
    ("outline", "star"),
    ("chip-line", "vellum"),
    ("madder-deep", "paper"),
    ("outline", "paper"),
]
GROUNDS = ("marble", "travertine", "water", "vellum")  # builders alone stand on basalt
# Full deficiency, on linear RGB (Machado, Oliveira, Fernandes 2009).
VISION = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour):
    parts = (value / 255 for value in channels_of(colour))
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]


def luminance(colour):
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(colour, vision):
    light = linear(colour)
    red, green, blue = (
        min(1, max(0, sum(m * x for m, x in zip(row, light, strict=True))))
        for row in VISION[vision]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def distance(one, other, vision):
    pairs = zip(lab(one, vision), lab(other, vision), strict=True)
    return sum((p - q) ** 2 for p, q in pairs) ** 0.5


def test_both_themes_name_the_same_colours():
    assert LIGHT.keys() == DARK.keys()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", TEXT)
def test_text_can_be_read(theme, pair):
    words, ground = (colours(theme)[name] for name in pair)
    assert contrast(words, ground) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", MARKS)
def test_marks_stand_out(theme, pair):
    sign, ground = (colours(theme)[name] for name in pair)
    assert contrast(sign, ground) >= 3


@pytest.mark.parametrize("seat", SEATS)
def test_a_mark_can_be_read_on_its_seat(seat):
    assert contrast(SEATS[seat].mark, SEATS[seat].fill) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("ground", GROUNDS)
def test_a_piece_stands_out_by_its_colour_or_its_mark_or_its_outline(theme, seat, ground):
    named = colours(theme)
    parts = (SEATS[seat].fill, SEATS[seat].mark, named["outline"])
    assert max(contrast(part, named[ground]) for part in parts) >= 3


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("pair", list(combinations(SEATS, 2)))
def test_seats_are_told_apart(vision, pair):
    one, other = (SEATS[seat].fill for seat in pair)
    assert distance(one, other, vision) >= 22


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("theme", THEMES)
def test_no_seat_looks_like_water(vision, seat, theme):
    assert distance(SEATS[seat].fill, colours(theme)["water"], vision) >= 16


def test_mixed_lays_one_colour_over_another():
    assert mixed("#ffffff", 0.5, "#000000") == "#808080"
    assert mixed("#123456", 1, "#ffffff") == "#123456"
