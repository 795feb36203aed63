"""Keys that are put together at run time, and how."""

from __future__ import annotations

TILES = ("C", "S", "B", "D")
BUILDERS = (*TILES, "J")
EDGES = ("N", "E", "S", "W")
STEPS = ("set-up", "owed", "build", "move", "extra", "close", "reserve")
BOTS = ("uniform", "varied", "greedy")
REFUSALS = (
    "AR-1-8 AR-2-3 AR-2-3-type AR-3-2 AR-4-1 AR-5-1 AR-5-1-builder AR-5-1-worker AR-5-2 AR-5-3 "
    "AR-5-4 AR-5-4-tile AR-5-5 AR-6-10 AR-8-3 AR-8-5 AR-9-3 AR-9-6 AR-9-7 AR-10-2 AR-12-1"
).split()

FAMILIES: dict[str, tuple[str, ...] | list[str]] = {
    "board-point-*": tuple("12345678"),
    "bot-*": BOTS,
    "bot-*-sentence": BOTS,
    "builder-*": BUILDERS,
    "builder-none-*": BUILDERS,
    "builder-object-*": BUILDERS,
    "button-*": (
        "first previous next last place lay lay-close advance wait close keep take".split()
    ),
    "colour-*": ("yellow", "blue", "red", "green"),
    "edge-*": EDGES,
    "game-*": ("aqua-romana",),
    "game-*-facts": ("aqua-romana",),
    "game-*-sentence": ("aqua-romana",),
    "keys-*": ("arrows", "row", "next-legal", "choose", "turn", "back"),
    "name-*": ("0", "1", "2", "3"),
    "option-*": ("voluntary-close-needs-tile",),
    "option-*-sentence": ("voluntary-close-needs-tile",),
    "prompt-*": STEPS,
    "prompt-*-other": STEPS,
    "prompt-*-title": STEPS,
    "refusal-*": REFUSALS,
    "settings-*": ("theme", "contrast", "size", "motion", "confirm", "sound"),
    "tables-*": ("over", "stopped", "replay"),
    "tile-*": TILES,
    "tile-object-*": TILES,
    "towards-*": EDGES,
}
"""What stands for the `*`; the part before it stands in a string that something is added to."""

RULES = "rule-*"
"""One key for each numbered rule of a document."""

VARIANTS = ("-aside", "-none", "-title")
"""Endings that are added to a key which stands whole in the code: `error-stale` and its title, a
podium that a worker gets and the same sentence without one."""
