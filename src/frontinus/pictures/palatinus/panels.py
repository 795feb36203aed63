"""What stands beside a board: tokens, tiles and laurels as icons."""

from frontinus.games.palatinus.notation import Tile
from frontinus.pictures.palatinus.board import printed
from frontinus.pictures.palatinus.shapes import KNOWN
from frontinus.pictures.svg import circle, picture, text, use


def icon_token(colour: str, sort: str, label: str | None = None) -> str:
    """Draw a token for a panel; `sort` as in PA-3.2, or `wolf`."""
    return picture(
        (-44, -46, 92, 92), use(shape_of(colour, sort)), label=label, class_="icon-token"
    )


def shape_of(colour: str, sort: str) -> str:
    """Name the shape of a sort; a star stands for a wolf that the viewer knows."""
    kind = sort.removesuffix("*")
    assert kind == sort or kind in KNOWN
    return f"pa-{colour}-{kind}" + ("-wolf" if kind != sort else "")


def icon_tile(tile: Tile, label: str | None = None) -> str:
    """Draw a tile for a panel, as it lies or has been drawn."""
    return picture((-172, -160, 344, 324), printed(tile), label=label, class_="icon-hill-tile")


def icon_laurel(value: int, label: str | None = None) -> str:
    """Draw a laurel for a panel."""
    return picture(
        (-46, -46, 92, 92),
        circle(0, 0, 43, "laurel-disc"),
        use("pa-laurel"),
        text(0, 13, value, "laurel-value"),
        label=label,
        class_="icon-laurel",
    )
