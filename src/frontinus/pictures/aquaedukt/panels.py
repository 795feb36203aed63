"""What stands beside a board: the tray of sticks and springs, rolls counted, pieces as icons."""

from collections.abc import Mapping

from frontinus.games.aquaedukt.box import DIE, SPRINGS, STICKS
from frontinus.games.aquaedukt.notation import Position
from frontinus.pictures.svg import (
    path,
    picture,
    rectangle,
    text,
    use,
)

BUNDLE = 6  # sticks between two gaps of the tray


def tray(position: Position, label: str | None = None) -> str:
    """Draw what is left in the box: when the last stick is laid, the last round is on."""
    used = STICKS - position.sticks_left
    sticks = [
        use(
            "aq-stick-gone" if place < used else "aq-stick",
            20 + 22 * place + 8 * (place // BUNDLE),
            36,
        )
        for place in range(STICKS)
    ]
    opened = SPRINGS - position.springs_left
    springs = [
        use(
            "aq-spring",
            905 + 58 * place,
            36,
            scale=0.95,
            class_="source-gone" if place < opened else None,
        )
        for place in range(SPRINGS)
    ]
    return picture((0, 0, 1180, 72), *sticks, *springs, label=label, class_="tray-picture")


def tally(counts: Mapping[int, int], label: str | None = None) -> str:
    """Draw how often each number of the die came up."""
    most = max(counts.values(), default=0)
    parts = []
    for place, face in enumerate(DIE_FACES):
        x, count = 17 * place + 9, counts.get(face, 0)
        high = 60 * count / most if most else 0
        parts.append(text(x, 92, face, "tally-number"))
        if count:
            parts.append(rectangle(x - 6, 78 - high, 12, high, 2, "tally-bar"))
            parts.append(text(x, 74 - high, count, "tally-count"))
    parts.append(path("M0 78.5H341", "space-line"))
    return picture((0, 0, 341, 96), *parts, label=label, class_="tally")


DIE_FACES = tuple(sorted(DIE))


def icon_house(colour: str, value: int, label: str | None = None) -> str:
    """Draw a house tile for a panel."""
    shape = use(f"aq-house-{colour}-{value}")
    return picture((-42, -42, 86, 88), shape, label=label, class_="icon-house")


def icon_die(face: int | None = None, label: str | None = None) -> str:
    """Draw the die for a panel, with or without a number."""
    words = text(0, 10, face, "die-number") if face else ""
    return picture((-48, -50, 96, 100), use("aq-die"), words, label=label, class_="icon-die")


def icon_spring(label: str | None = None) -> str:
    """Draw a spring for a panel."""
    return picture((-30, -30, 62, 64), use("aq-spring"), label=label, class_="icon-spring")


def icon_canal(sticks: int = 1, label: str | None = None) -> str:
    """Draw a canal for a panel: an edge with one or two sticks."""
    head = use("aq-head", 50)
    shape = use(f"aq-canal-{sticks}")
    return picture((-70, -66, 140, 132), shape, head, label=label, class_="icon-canal")


def icon_back(back: str, label: str | None = None) -> str:
    """Draw the back of a hill for a panel."""
    return picture((-28, -28, 56, 56), use(f"aq-{back}"), label=label, class_="icon-back")


def icon_warning(label: str | None = None) -> str:
    """Draw the sign of a warning."""
    return picture((-22, -20, 44, 40), use("aq-warning"), label=label, class_="icon-warning")
