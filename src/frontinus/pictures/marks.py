"""Marks of the seats, by which a seat is told without its colour, and of choices; the sheet.

A mark is a shape `mark-COLOUR` in a circle of radius 10 round 0,0. Whatever shows it bears the
class `seat-COLOUR`, which sets the custom properties `--seat`, `--mark` and `--rhythm`.
"""

from collections.abc import Sequence

from frontinus.pictures.svg import (
    Point,
    circle,
    element,
    group,
    path,
    picture,
    polar,
    slab,
    text,
    transform,
    use,
)

MARKS = {
    "red": path("M0-10L8.2 0L0 10L-8.2 0Z"),  # lozenge
    "yellow": circle(0, 0, 8),  # disc
    "green": path("M0-9.4L9.6 7H-9.6Z"),  # triangle
    "blue": slab(14.6, 14.6),  # square
    "purple": path("M-3.4-9.5H3.4V-3.4H9.5V3.4H3.4V9.5H-3.4V3.4H-9.5V-3.4H-3.4Z"),  # cross
}


def defs() -> str:
    """Draw the shapes that all games share."""
    shapes = [group(mark, id="mark-" + colour) for colour, mark in MARKS.items()]
    return "".join(shapes) + wreath("wreath")


def wreath(name: str) -> str:
    """Draw the shape of a wreath: two branches of seven pairs of leaves, of radius 46."""
    leaves = [
        path(
            "M0 0C4-5 9-5 13 0C9 4 4 4 0 0Z",
            "leaf",
            transform=transform(*polar(33, angle), angle + side * (90 + tilt), 0.88),
        )
        for side in (-1, 1)
        for angle in (90 + side * (16 + 22 * pair) for pair in range(7))
        for tilt in (-28, 28)
    ]
    branches = path("M-9 32A33 33 0 0 1-12-31M9 32A33 33 0 0 0 12-31", "branch")
    return group(branches, *leaves, id=name)


def sheet(*shapes: str) -> str:
    """Make the hidden sheet that a page begins with, so that `<use>` finds its shapes.

    `shapes` are the defs() of the games on the page.
    """
    body = element("defs", defs() + "".join(shapes))
    return element("svg", body, class_="sprite", width=0, height=0, aria_hidden="true")


def mark(colour: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Place the mark of a seat, upright."""
    return use("mark-" + colour, x, y, scale=scale, class_="mark")


def seat_mark(colour: str, label: str | None = None, size: str = "mark-chip") -> str:
    """Draw a seat's colour and mark as a small disc for lines of text.

    `size` is `mark-chip` for rows of a panel, `mark-dot` for the height of a line.
    """
    return picture(
        (-14, -14, 28, 28),
        circle(0, 0, 13, "chip"),
        mark(colour, scale=0.9),
        label=label,
        class_=f"{size} seat-{colour}",
    )


CORNERS = ((1, 1), (1, -1), (-1, -1))
DISC = 20


def numbered(
    box: tuple[float, float, float, float],
    choices: Sequence[Sequence[Point]],
    corner: Point,
    layer: str,
) -> str:
    """Draw a layer to lie over a board of this size: the number of each choice at its places.

    Up to three at a place stand in corners, so far from its middle: what lies there, or would, can
    be seen. None leaves the picture.
    """
    left, top, width, height = box
    aside, above = corner

    def within(middle: float, start: float, length: float) -> float:
        return min(max(middle, start + DISC + 2), start + length - DISC - 2)

    ranks: dict[Point, list[int]] = {}
    for rank, places in enumerate(choices, 1):
        for place in dict.fromkeys(places):
            ranks.setdefault(place, []).append(rank)
    discs = [
        group(
            circle(0, 0, DISC, "plate"),
            text(0, 11, rank, "rank"),
            transform=transform(
                within(x + right * aside, left, width), within(y + down * above, top, height)
            ),
        )
        for (x, y), here in ranks.items()
        for (right, down), rank in zip(CORNERS, here, strict=False)
    ]
    return picture(box, *discs, id=layer, class_="considered")


def crown(colours: Sequence[str]) -> str:
    """Draw a wreath round the marks of those who have won, as an icon."""
    width = 20 if len(colours) < 3 else 15
    left = -width * (len(colours) - 1) / 2
    size = 1.35 if len(colours) == 1 else width / 28
    chips = [
        group(
            circle(0, 0, 13, "chip"),
            mark(colour, scale=0.9),
            class_=f"seat-{colour}",
            transform=transform(left + width * place, scale=size),
        )
        for place, colour in enumerate(colours)
    ]
    return picture((-46, -46, 92, 92), use("wreath"), *chips, class_="icon-wreath")
