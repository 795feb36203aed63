"""Pictures: positions as SVG. One picture serves pages, exports and documents.

`palette` has the colours, `style` the look of each class, `svg` the words for drawing, `marks`
the seats' marks, `wordmark` the name; `export` makes standalone pictures; each game has a module.
"""

import importlib
from typing import Any

from frontinus.core.errors import FrontinusError
from frontinus.core.game import Board


def draw_board(board: Board) -> str:
    """Draw board data as a standalone SVG: every layout that they have."""
    from frontinus.pictures.export import export

    game = _pictures_of(board.data["game"])
    return export(game.layouts(board.data, board.name), game.defs())


def draw_position(game: str, position: Any, label: str) -> str:
    """Draw a position of a game, the slug of which is given, as a standalone SVG."""
    from frontinus.pictures.export import export

    pictures = _pictures_of(game)
    return export(pictures.scene(position, label=label), pictures.defs())


def _pictures_of(game: str) -> Any:
    name = "frontinus.pictures." + game.replace("-", "_")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise FrontinusError(f"there are no pictures of {game}") from None
