"""What stands beside a board: the stair of podiums, and pieces as icons."""

from collections.abc import Collection

from frontinus.games.aqua_romana.notation import Position
from frontinus.pictures.aqua_romana.board import BARE, Labels, seat_colours, water
from frontinus.pictures.aqua_romana.places import TILES
from frontinus.pictures.marks import mark
from frontinus.pictures.svg import (
    group,
    number,
    path,
    picture,
    rectangle,
    text,
    transform,
    use,
)

STEP, RISE, LOWEST, HEADROOM = 52, 2.6, 34, 56
DOUBLE = (3, 7)  # podiums with room for two (AR-1.13)
ASIDE = 2 * STEP  # the pavement beside the stair, for those who were set aside


def figure(colour: str, x: float, foot: float, scale: float, name: str | None = None) -> str:
    """Draw a worker who left the board, standing upright on `foot`."""
    return group(
        use("ar-standing", scale=scale),
        mark(colour, 0, 8 * scale, 0.85 * scale),
        id=name,
        class_="seat-" + colour,
        transform=transform(x, foot - 22 * scale),
    )


def podiums(position: Position, labels: Labels = BARE, *, lit: Collection[int] = ()) -> str:
    """Draw the stair of podiums and who stands there, on the pavement those who were set aside."""
    height = HEADROOM + LOWEST + 20 * RISE
    colours = seat_colours(position)
    outlets = [
        (aqueduct.podium, aqueduct.seat, aqueduct.outlet)
        for aqueduct in position.aqueducts
        if aqueduct.podium
    ]
    parts = [pavement(position.aside, colours, height)]
    for value in range(1, 21):
        x, top = ASIDE + STEP * (value - 1), height - LOWEST - RISE * value
        middle = x + STEP / 2
        steps = [
            rectangle(x + 1, top, STEP - 2, height - top - 2, 3, "step"),
            rectangle(x - 1, top - 4, STEP + 2, 8, 2, "tread"),
        ]
        if value in DOUBLE:
            steps.append(path(f"M{number(middle)} {number(top + 4)}v8", "split"))
        steps.append(text(middle, height - 11, value, "step-number"))
        for index, seat in enumerate(position.podiums.get(value, ())):
            place, scale = (middle + 25 * (index - 0.5), 0.7) if value in DOUBLE else (middle, 0.9)
            own = [outlet for at, whose, outlet in outlets if (at, whose) == (value, seat)]
            # Two of one seat on a double place: each figure gets its own aqueduct.
            rank = position.podiums[value][:index].count(seat)
            name = f"standing-{own[rank]}" if rank < len(own) else None
            steps.append(figure(colours[seat], place, top - 4, scale, name))
        classes = "podium lit" if value in lit else "podium"
        parts.append(group(*steps, id=f"podium-{value}", class_=classes))
    box = (-3, 0, ASIDE + 20 * STEP + 6, height)
    return picture(box, *parts, label=labels.podiums, id="podiums", class_="podiums")


def pavement(aside: Collection[int], colours: tuple[str, ...], height: float) -> str:
    """Draw the ground before the stair, with one figure a seat and how many it stands for."""
    parts = [
        rectangle(-1, height - LOWEST, ASIDE - 2, LOWEST - 2, 3, "pavement"),
        text(ASIDE / 2 - 2, height - 11, 0, "step-number aside"),
    ]
    seats = sorted(set(aside))
    for index, seat in enumerate(seats):
        x = ASIDE / 2 + 25 * (index - (len(seats) - 1) / 2)
        number_of = list(aside).count(seat)
        parts.append(figure(colours[seat], x, height - LOWEST, 0.6))
        if number_of > 1:
            parts.append(text(x, height - LOWEST - 32, f"×{number_of}", "count"))
    return group(*parts, id="podium-0")


def icon_tile(
    code: str, colour: str | None = None, channel: str | None = None, label: str | None = None
) -> str:
    """Draw a tile for a panel; with a colour its water runs in `channel`, else in its first."""
    owners = {channel or TILES[code][0]: colour} if colour else {}
    return picture(
        (-50, -50, 101, 102),
        use("ar-tile-" + code, class_=water(code, owners)),
        label=label,
        class_="icon-tile",
    )


def icon_builder(kind: str, label: str | None = None) -> str:
    """Draw a builder for a panel."""
    shape = use("ar-builder-" + kind)
    return picture((-36, -39, 72, 80), shape, label=label, class_="icon-builder")


def icon_worker(colour: str, label: str | None = None) -> str:
    """Draw a worker on the board for a panel."""
    parts = use("ar-worker"), mark(colour, scale=1.2)
    return picture((-28, -28, 73, 58), *parts, label=label, class_=f"icon-drop seat-{colour}")


def icon_standing(colour: str, label: str | None = None) -> str:
    """Draw a worker on a podium for a panel."""
    parts = use("ar-standing"), mark(colour, 0, 8, 0.9)
    return picture((-24, -30, 48, 59), *parts, label=label, class_=f"icon-standing seat-{colour}")
