"""Pictures: positions as SVG. One picture serves pages, exports and documents.

`palette` has the colours, `style` the look of each class, `svg` the words for drawing, `marks`
the seats' marks, `wordmark` the name; `export` makes standalone pictures; each game has a module.
"""

import importlib

from frontinus.core.game import Board


def draw_board(board: Board) -> str:
    """Draw board data as a standalone SVG: every layout that they have."""
    from frontinus.pictures.export import export

    game = importlib.import_module("frontinus.pictures." + board.data["game"].replace("-", "_"))
    return export(game.layouts(board.data, board.name), game.defs())
