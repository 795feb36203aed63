"""The few words in which all pictures are written; each returns markup.

Keyword arguments become attributes: `class_="tile"` is `class="tile"`, `aria_label` is
`aria-label`, None leaves an attribute out. Values and texts are escaped here and nowhere else.
"""

from collections.abc import Iterable
from math import cos, radians, sin
from xml.sax.saxutils import escape

Value = str | float | None
Point = tuple[float, float]


def number(value: float) -> str:
    """Write a number shortly: 12.0 is 12, 3.14159 is 3.1."""
    short = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def attributes(named: dict[str, Value]) -> str:
    """Write attributes as they stand in a tag, in the given order."""
    return "".join(
        ' {}="{}"'.format(
            key.rstrip("_").replace("_", "-"),
            escape(value, {'"': "&quot;"}) if isinstance(value, str) else number(value),
        )
        for key, value in named.items()
        if value is not None
    )


def element(tag: str, body: str | None = None, /, **named: Value) -> str:
    """Write an element; `body` is markup."""
    if body is None:
        return f"<{tag}{attributes(named)}/>"
    return f"<{tag}{attributes(named)}>{body}</{tag}>"


def group(*parts: str, **named: Value) -> str:
    """Put parts into a group."""
    return element("g", "".join(parts), **named)


def path(d: str, class_: str | None = None, **named: Value) -> str:
    """Draw a path."""
    return element("path", d=d, class_=class_, **named)


def circle(x: float, y: float, radius: float, class_: str | None = None, **named: Value) -> str:
    """Draw a circle round a point."""
    return element("circle", cx=x, cy=y, r=radius, class_=class_, **named)


def ellipse(x: float, y: float, width: float, height: float, class_: str | None = None) -> str:
    """Draw an ellipse round a point."""
    return element("ellipse", cx=x, cy=y, rx=width / 2, ry=height / 2, class_=class_)


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float | None = None,
    class_: str | None = None,
    **named: Value,
) -> str:
    """Draw a rectangle from its upper left corner."""
    box: dict[str, Value] = {"x": x, "y": y, "width": width, "height": height, "rx": radius}
    return element("rect", **box, class_=class_, **named)


def slab(
    width: float, height: float, radius: float | None = None, class_: str | None = None
) -> str:
    """Draw a rectangle round 0,0."""
    return rectangle(-width / 2, -height / 2, width, height, radius, class_)


def text(x: float, y: float, words: str | float, class_: str | None = None, **named: Value) -> str:
    """Write words, centred on x if their class says so, standing on y."""
    body = escape(words) if isinstance(words, str) else number(words)
    return element("text", body, x=x, y=y, class_=class_, **named)


def transform(x: float = 0, y: float = 0, turn: float = 0, scale: float = 1) -> str | None:
    """Move, then turn clockwise by degrees, then scale; None if nothing is left to do."""
    steps = []
    if x or y:
        steps.append(f"translate({number(x)} {number(y)})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({scale:.3g})")
    return " ".join(steps) or None


def use(
    name: str,
    x: float = 0,
    y: float = 0,
    turn: float = 0,
    scale: float = 1,
    class_: str | None = None,
    **named: Value,
) -> str:
    """Place a named shape."""
    if turn or scale != 1:
        moved = transform(x, y, turn, scale)
        return element("use", **named, class_=class_, href="#" + name, transform=moved)
    return element("use", **named, class_=class_, href="#" + name, x=x or None, y=y or None)


def polar(radius: float, degrees: float, x: float = 0, y: float = 0) -> Point:
    """Return the point at a distance and an angle from x,y, clockwise from the right."""
    return x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees))


def polygon(corners: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


def picture(
    box: tuple[float, float, float, float], *parts: str, label: str | None = None, **named: Value
) -> str:
    """Frame parts as a picture: x, y, width and height of what it shows.

    Without a label it says nothing that does not stand beside it, and is hidden from readers.
    """
    view = " ".join(map(number, box))
    spoken: dict[str, Value] = (
        {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    )
    return element("svg", "".join(parts), viewBox=view, **named, **spoken)
