"""Measure the engine, and write the figures into docs/performance.md between its two marks."""

from __future__ import annotations

import datetime
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from frontinus.bots import LEVELS
from frontinus.games import SLUGS, find_game
from frontinus.research.bench import report

PAGE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
BEGIN, END = "<!-- figures: begin (make bench WRITE=1) -->", "<!-- figures: end -->"


def table(found: dict[str, Any]) -> str:
    """Write the figures as Markdown."""
    day = datetime.datetime.now(tz=datetime.UTC).date()
    lines = [f"Version {found['version']}, {found['processor']}, one core, {day}.", ""]
    names = [f"{game['game']}, {game['players']} players" for game in found["games"]]
    lines += ["| figure | " + " | ".join(names) + " |", "|---|" + "---|" * len(names)]
    for title, value in ROWS:
        cells = [value(game) for game in found["games"]]
        lines.append(f"| {title} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def searched(game: dict[str, Any], part: str) -> str:
    """Write the speed of the search in a part of a match."""
    one, two = game["simulations_per_s"][part]
    return f"{one:,} / {two:,}"


def thought(level: str, game: dict[str, Any]) -> str:
    """Write how long a level thinks."""
    mean, most = game["level_ms"][level]
    return f"{mean:,} / {most:,}"


ROWS: Final[list[tuple[str, Callable[[dict[str, Any]], str]]]] = [
    ("random games, `uniform`, actions a second", lambda g: f"{g['uniform']['actions_per_s']:,}"),
    ("random games, `uniform`, games a second", lambda g: f"{g['uniform']['games_per_s']:,}"),
    ("random games, `varied`, actions a second", lambda g: f"{g['varied']['actions_per_s']:,}"),
    ("random games, `varied`, games a second", lambda g: f"{g['varied']['games_per_s']:,}"),
    ("from Python by rows, moves a second", lambda g: f"{g['rows_moves_per_s']:,}"),
    ("through `Match`, moves a second", lambda g: f"{g['match_moves_per_s']:,}"),
    ("state, bytes", lambda g: str(g["state_bytes"])),
    ("copy of a state in a kernel, ns", lambda g: str(g["copy_ns"])),
    ("first legal actions, fresh machine, s", lambda g: str(g["first_actions_cold_s"])),
    ("first legal actions, warm cache, s", lambda g: str(g["first_actions_warm_s"])),
    ("first move of the strongest level, warm cache, s", lambda g: str(g["first_move_warm_s"])),
    ("search, opening, simulations a second on 1 / 2 threads", lambda g: searched(g, "opening")),
    ("search, midgame, the same", lambda g: searched(g, "midgame")),
    ("search, end, the same", lambda g: searched(g, "end")),
    *[(f"`{level}`, ms a choice, mean / most", partial(thought, level)) for level in LEVELS],
    ("node of the search tree, bytes", lambda g: str(g["node_bytes"])),
]


def main() -> int:
    """Measure and write."""
    figures = table(report([find_game(slug) for slug in SLUGS]))
    page = PAGE.read_text("utf-8")
    pattern = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.DOTALL)
    PAGE.write_text(pattern.sub(f"{BEGIN}\n\n{figures}\n\n{END}", page), "utf-8")
    print(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
