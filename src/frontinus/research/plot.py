"""Pictures of results: plain SVG that opens anywhere."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from frontinus.pictures.palette import LIGHT
from frontinus.pictures.svg import circle, element, group, path

if TYPE_CHECKING:
    from frontinus.research.arena import Table

WIDTH: Final = 720
ROW: Final = 34
TOP: Final = 56
LEFT: Final = 190
RIGHT: Final = 110
BELOW: Final = 58
"""Lengths in units of the picture."""
SURE: Final = 1.96
"""Standard deviations to each side that hold 95 % of a normal distribution."""
AXIS: Final = "OpenSkill rating, all begin at 25; bars hold 95 %"
STEPS: Final = (1, 2, 5, 10, 20, 50)
MOST_TICKS: Final = 8


def ratings_plot(table: Table) -> str:
    """Draw each entrant's rating with its interval, and the share of wins beside it."""
    standings = table.standings
    low = floor(min(one.rating - SURE * one.spread for one in standings))
    high = ceil(max(one.rating + SURE * one.spread for one in standings))
    step = next((s for s in STEPS if (high - low) / s <= MOST_TICKS), STEPS[-1])
    low, high = low // step * step, -(-high // step) * step
    bottom = TOP + ROW * len(standings)

    def across(rating: float) -> float:
        return LEFT + (rating - low) / max(high - low, 1) * (WIDTH - LEFT - RIGHT)

    ink, quiet, line = LIGHT["ink"], LIGHT["ink-soft"], LIGHT["line"]
    parts = [
        element("rect", width=WIDTH, height=bottom + BELOW, fill=LIGHT["plaster"]),
        _text(
            24, 30, f"{table.arena.game}, {table.arena.players} players, {table.games} games", ink
        ),
        _text(WIDTH - 24, 30, "wins", quiet, anchor="end"),
        _text((LEFT + WIDTH - RIGHT) / 2, bottom + 44, AXIS, quiet, anchor="middle"),
    ]
    for rating in range(low, high + 1, step):
        x = across(rating)
        parts += [
            path(f"M{x:.1f} {TOP - 8}V{bottom}", stroke=line, stroke_width=1, fill="none"),
            _text(x, bottom + 20, str(rating), quiet, anchor="middle"),
        ]
    for place, one in enumerate(standings):
        y = TOP + ROW * (place + 0.5)
        left, right = across(one.rating - SURE * one.spread), across(one.rating + SURE * one.spread)
        parts += [
            _text(24, y + 5, one.name, ink),
            path(
                f"M{left:.1f} {y}H{right:.1f}",
                stroke=LIGHT["water"],
                stroke_width=6,
                stroke_linecap="round",
                fill="none",
            ),
            circle(across(one.rating), y, 5, fill=ink),
            _text(WIDTH - 24, y + 5, f"{one.share / max(one.games, 1):.0%}", ink, anchor="end"),
        ]
    return (
        element(
            "svg",
            group(*parts, font_family="Georgia, serif", font_size=14),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {bottom + BELOW}",
            role="img",
            aria_label=f"Ratings at {table.arena.game}",
        )
        + "\n"
    )


def _text(x: float, y: float, words: str, fill: str, anchor: str | None = None) -> str:
    return element("text", escape(words), x=x, y=y, fill=fill, text_anchor=anchor)
