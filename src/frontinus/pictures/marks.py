"""Marks of the seats, by which a seat is told without its colour; the sheet of shapes of a page.

A mark is a shape `mark-COLOUR` in a circle of radius 10 round 0,0. Whatever shows it bears the
class `seat-COLOUR`, which sets the custom properties `--seat`, `--mark` and `--rhythm`.
"""

from frontinus.pictures.svg import circle, element, group, path, picture, slab, use

MARKS = {
    "red": path("M0-10L8.2 0L0 10L-8.2 0Z"),  # lozenge
    "yellow": circle(0, 0, 8),  # disc
    "green": path("M0-9.4L9.6 7H-9.6Z"),  # triangle
    "blue": slab(14.6, 14.6),  # square
    "purple": path("M-3.4-9.5H3.4V-3.4H9.5V3.4H3.4V9.5H-3.4V3.4H-9.5V-3.4H-3.4Z"),  # cross
}


def defs() -> str:
    """Draw the shapes that all games share."""
    return "".join(group(mark, id="mark-" + colour) for colour, mark in MARKS.items())


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
