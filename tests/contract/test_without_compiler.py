"""With the compiler, with it switched off and without Numba at all: the same records."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from frontinus.core.kernel import COMPILED

SOURCES = Path(__file__).parents[2] / "src"
GAMES = """
import sys
import numpy as np
from frontinus.core.kernel import COMPILED
from frontinus.games import SLUGS, find_game
from frontinus.research.simulate import simulate
sys.path.insert(0, {root!r})
from tests.contract import toy

print(COMPILED)
for game in [*map(find_game, SLUGS), toy.GAME]:
    for players in game.players:
        for bots in (["uniform"] * players, ["varied"] * players):
            for options in ({{}}, {{name: o.values[-1] for name, o in game.options.items()}}):
                board = game.named_board("standard")
                for record in simulate(
                    game, board, players=players, games=1, seed=3, options=options, bots=bots
                ):
                    print(record.to_json())
    row = game.tables(board, 2, game.check_options({{}}))[1]
    print(game.loops.random_games(row, 2, np.random.default_rng(0), varied=False))
    print(game.loops.random_games(row, 2, np.random.default_rng(0), varied=True))
"""


NOT_INSTALLED = "import sys; sys.modules['numba'] = None"


def run(folder: Path, before: str = "", **environment: str) -> list[str]:
    """Play games in a process of its own; give what it prints, line by line."""
    done = subprocess.run(
        [sys.executable, "-c", before + GAMES.format(root=str(SOURCES.parent))],
        env={
            **{name: value for name, value in os.environ.items() if name[:6] != "NUMBA_"},
            "PYTHONPATH": f"{folder}{os.pathsep}{SOURCES}",
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="compares with compiled games")
@pytest.mark.parametrize("way", ["switched-off", "not-installed"])
def test_records_are_the_same_without_the_compiler(tmp_path, way):
    compiled = run(tmp_path)
    if way == "switched-off":
        plain = run(tmp_path, NUMBA_DISABLE_JIT="1")
    else:
        plain = run(tmp_path, NOT_INSTALLED)
    assert (compiled[0], plain[0]) == ("True", "False")
    assert compiled[1:] == plain[1:]
    assert compiled[1].startswith('{"frontinus": 1, ')
