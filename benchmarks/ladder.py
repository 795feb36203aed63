"""How strong the levels are: `make ladder`, or `python benchmarks/ladder.py --hours 2 --write`.

Each rung is an arena of its own (`frontinus arena`) in a folder outside the repository, so that the
ladder goes on where it was stopped. All rungs are climbed a few games at a time, and a rung is done
when the bounds of its share lie on one side of what is wanted, or after MOST_GAMES.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, pairwise
from pathlib import Path
from typing import Final

from frontinus.bots import LEVELS
from frontinus.core.errors import FrontinusError
from frontinus.games import SLUGS, find_game
from frontinus.research.arena import Arena, Count, Folder, Standing, Table, run

PAGE: Final = Path(__file__).parents[1] / "docs" / "strength.md"
BEGIN, END = "<!-- figures: begin (make ladder WRITE=1) -->", "<!-- figures: end -->"
MOST_GAMES: Final = 400
BATCH: Final = 10
"""Games of one rung before the next has its turn."""
OVER_LEVEL: Final = 0.65
BUDGETS: Final = (250, 500, 1000, 2000, 4000, 8000)
"""Each against the one below, and against an eighth of it: few games show what a doubling gains."""
TAUGHT: Final = 500
"""Simulations with which what was learned is measured against the sense alone."""
OVER_GREEDY: Final = {"aqua-romana": 0.95, "palatinus": 0.95, "aquaedukt": 0.85}
OVER_YARDSTICK: Final = {"aqua-romana": 0.8, "palatinus": 0.8, "aquaedukt": 0.7}
FAIR_SHARES: Final = 2
"""How many times its fair share the strongest level is to win among `greedy`."""


@dataclass(frozen=True)
class Rung:
    """One question: whether the first bot wins at least so often."""

    game: str
    players: int
    bot: str
    against: str
    wanted: float

    @property
    def arena(self) -> Arena:
        """Who plays whom."""
        return Arena(self.game, self.players, (self.bot, self.against))

    @property
    def folder(self) -> str:
        """Name the folder of its games."""
        return f"{self.game}-{self.players}-{self.bot}-{self.against}".replace("@", "-")

    def standing(self, table: Table) -> Standing:
        """Find what the games say of the first bot."""
        return next(one for one in table.standings if one.name == self.bot)

    def is_answered(self, counted: Count) -> bool:
        """Tell whether the bounds leave no doubt."""
        low, high = self.standing(counted.table()).bounds
        return low >= self.wanted or high < self.wanted


def rungs(game: str) -> Iterator[Rung]:
    """List the questions for a game, those that say most first."""
    strongest = LEVELS[-1]
    for lower, level in pairwise(LEVELS):
        yield Rung(game, 2, level, lower, OVER_LEVEL)
    yield Rung(game, 2, strongest, "greedy", OVER_GREEDY[game])
    yield Rung(game, 2, strongest, "yardstick", OVER_YARDSTICK[game])
    for players in find_game(game).players:
        if players > 2:
            yield Rung(game, players, strongest, "greedy", FAIR_SHARES / players)
    doubled, eightfold = pairwise(BUDGETS), zip(BUDGETS, BUDGETS[3:], strict=False)
    for lower_budget, budget in (*doubled, *eightfold):
        yield Rung(game, 2, f"{strongest}@{budget}", f"{strongest}@{lower_budget}", 0.5)
    yield Rung(game, 2, f"{strongest}@{TAUGHT}", f"untaught@{TAUGHT}", 0.5)


def climb(rung: Rung, path: Path, games: int, workers: int) -> Table:
    """Play up to so many games of a rung."""
    folder = Folder(path / rung.folder, rung.arena)
    try:
        table = run(folder, games, workers, done=rung.is_answered)
        folder.finish(table)
    finally:
        folder.close()
    return table


def name(rung: Rung) -> str:
    """Write the columns that tell which rung it is."""
    return f"| {rung.game} | {rung.players} | {rung.bot} | {rung.against} "


def line(rung: Rung, table: Table) -> str:
    """Write a rung as a row of a table."""
    bot = rung.standing(table)
    share, (low, high) = bot.share / max(bot.games, 1), bot.bounds
    verdict = "yes" if low >= rung.wanted else "no" if high < rung.wanted else "open"
    pace = 1000 * bot.seconds / max(bot.decisions, 1)
    return (
        f"{name(rung)}| {table.games} "
        f"| {share:.0%} ({low:.0%} to {high:.0%}) | {rung.wanted:.0%} | {verdict} | {pace:,.0f} |"
    )


HEAD: Final = (
    "| game | players | bot | against | games | wins, 95 % bounds | wanted | reached | ms a move |",
    "|---|---|---|---|---|---|---|---|---|",
)


def write(found: dict[Rung, str]) -> None:
    """Put rows into the page; those of rungs that were measured elsewhere stay as they are."""
    text = PAGE.read_text("utf-8")
    before, after = text.index(BEGIN) + len(BEGIN), text.index(END)
    old = text[before:after].splitlines()
    rows = []
    for rung in (rung for slug in SLUGS for rung in rungs(slug)):
        kept = [row for row in old if row.startswith(f"{name(rung)}|")]
        rows += [found[rung]] if rung in found else kept
    table = "\n".join([*HEAD, *rows])
    PAGE.write_text(f"{text[:before]}\n\n{table}\n\n{text[after:]}", "utf-8")


def data_folder() -> Path:
    """Name where the games are kept."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if data else Path.home() / ".local" / "share") / "frontinus" / "ladder"


def kept(rung: Rung, path: Path) -> Table | None:
    """Count the games of a rung that are there, without playing any."""
    if not (path / rung.folder).exists():
        return None
    folder = Folder(path / rung.folder, rung.arena)
    try:
        games = next((n for n in count() if n not in folder.results), 0)
        return run(folder, games) if games else None
    finally:
        folder.close()


def main() -> int:
    """Run, and tell what is wrong in a line."""
    try:
        return measure()
    except FrontinusError as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 1


def measure() -> int:
    """Climb until all is answered, or the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=6.0, help="at most (default: 6)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=data_folder(), help="where games are kept")
    parser.add_argument("--games", nargs="+", choices=SLUGS, default=list(SLUGS))
    parser.add_argument(
        "--write", action="store_true", help="put the figures into docs/strength.md"
    )
    options = parser.parse_args()
    until = time.monotonic() + 3600 * options.hours
    chosen = [rung for game in options.games for rung in rungs(game)]
    try:
        for games in range(BATCH, MOST_GAMES + 1, BATCH):
            for rung in chosen:
                if time.monotonic() > until:
                    print("the time is over; the same command goes on from here", file=sys.stderr)
                    raise KeyboardInterrupt
                print(line(rung, climb(rung, options.out, games, options.workers)), flush=True)
    except KeyboardInterrupt:
        pass
    if options.write:
        played = [(rung, kept(rung, options.out)) for game in SLUGS for rung in rungs(game)]
        write({rung: line(rung, table) for rung, table in played if table is not None})
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
