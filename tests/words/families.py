"""Keys that are put together at run time, and how."""

from __future__ import annotations

from typing import get_args

from frontinus.core.errors import Fault
from frontinus.words.catalogue import GAMES

TILES = ("C", "S", "B", "D")
BUILDERS = (*TILES, "J")
EDGES = ("N", "E", "S", "W")
STEPS = (
    *("set-up", "owed", "build", "move", "extra", "close", "reserve"),
    *("hills", "turn", "house", "again", "stick"),
)
"""Of Aqua Romana, of Aquädukt."""
KINDS_OF_TOKENS = ("merchant", "farmer", "soldier", "wolf")
KINDS = ("roll", "spring", "canal")
OPTIONS = (
    *("voluntary-close-needs-tile", "hill-backs", "spring-and-canal", "players-place-hills"),
    *("same-owner", "open-tokens"),
)
BOTS = ("uniform", "varied", "greedy", "tiro", "aquarius", "librator", "architectus", "curator")
HINTS = (
    "above-full alone behind blind canals-left canals-left-behind captures captures-own "
    "captures-own-perhaps captures-perhaps clears clears-own close close-lower close-none cut "
    "cut-lower cut-none decline decline-full dry-far dry-high dry-lost dry-near dry-waits "
    "early ends even even-all even-before exposed extra-block extra-far extra-gift extra-run "
    "extra-wall falls fields finds fountain full goes grows guards hidden highest hill "
    "hill-ahead hill-ahead-alone hill-chase hill-cleared hill-first hill-lead hill-less "
    "hill-level hill-open joker keeps lay-after lay-ahead lay-dry lay-dry-none lay-first lay-gets "
    "lay-keeps lay-rich lay-rich-first lay-shares line "
    "longer longer-lower longer-none loses lowest lowest-gone on-water open open-none "
    "placed-ahead placed-ahead-own placed-aside placed-away placed-free placed-own "
    "placed-shared presses reach reach-other reserve riskier risks rival roll-again "
    "roll-fills roll-first roll-near roll-none-dry roll-unreached roll-wet rolls-on room runs "
    "safe saves soldiers-due spares spares-wolf spring-empty springs starves stop stop-saves "
    "stop-stick stuck take-any take-seen take-unseen together together-other turns-away "
    "turns-soldier unsure waits waters waters-alone waters-free waters-other weakens "
    "withdraws withdraws-own"
).split()
REFUSALS = (
    "AR-1-8 AR-2-3 AR-2-3-type AR-3-2 AR-4-1 AR-5-1 AR-5-1-builder AR-5-1-worker AR-5-2 AR-5-3 "
    "AR-5-4 AR-5-4-tile AR-5-5 AR-6-10 AR-8-3 AR-8-5 AR-9-3 AR-9-6 AR-9-7 AR-10-2 AR-12-1 "
    "AQ-1-1 AQ-1-2 AQ-1-3 AQ-2-4 AQ-3-2 AQ-3-4 AQ-4-5-area AQ-4-5-hill AQ-4-5-house AQ-4-6 AQ-4-7 "
    "AQ-6-1 AQ-6-2-canal AQ-6-2-spring AQ-6-3 AQ-7-1 AQ-7-1-double AQ-7-4 AQ-7-5 AQ-7-6 AQ-7-7 "
    "AQ-7-8 AQ-9-6 AQ-10-2 AQ-12-1 AQ-12-2 "
    "PA-2-1 PA-2-2 PA-2-6 PA-2-7 PA-3-1 PA-3-2 PA-3-3 PA-3-5 PA-3-6 PA-3-8 PA-9-1"
).split()

FAMILIES: dict[str, tuple[str, ...] | list[str]] = {
    "action-stop-*": ("again", "house", "stick"),
    "account-*": ("captured", "laurels", "discs", "pieces", "points"),
    "back-*": ("mineral", "foul"),
    "board-point-*": tuple("12345678"),
    "bot-*": BOTS,
    "bot-*-sentence": BOTS,
    "builder-*": BUILDERS,
    "builder-none-*": BUILDERS,
    "builder-object-*": BUILDERS,
    "button-*": ("first", "previous", "next", "last", "wait", "keep"),
    "chapter-*": [
        *(f"AR-{number}" for number in range(1, 15)),
        *(f"AQ-{number}" for number in range(1, 15)),
        *(f"PA-{number}" for number in range(1, 12)),
    ],
    "colour-*": ("yellow", "blue", "red", "green", "purple"),
    "edge-*": EDGES,
    "error-record-*": get_args(Fault),
    "event-*": ("roll", "stop"),
    "game-*": GAMES,
    "game-*-facts": GAMES,
    "game-*-sentence": GAMES,
    "hint-*": HINTS,
    "kind-*": KINDS,
    "kind-*-none": KINDS,
    "kind-*-nowhere": ("spring", "canal"),
    "kind-*-sentence": KINDS,
    "keys-*": ("arrows", "row", "next-legal", "choose", "turn", "back", "steps"),
    "name-*": tuple("01234"),
    "option-*": (*OPTIONS, "same-owner-each", "same-owner-once"),
    "option-*-sentence": OPTIONS,
    "preview-*": ("fields", "left", "springs"),
    "prompt-*": (*STEPS, "draw", "laurels"),
    "prompt-*-other": STEPS,
    "prompt-*-title": STEPS,
    "prompt-pick-*": ("spring", "canal"),
    "refusal-*": REFUSALS,
    "score-*": ("fields", "springs"),
    "settings-*": ("theme", "contrast", "size", "motion", "pace", "confirm", "sound", "thinking"),
    "tables-*": ("over", "stopped", "replay"),
    "terrain-*": ("f", "s"),
    "tile-*": TILES,
    "tile-object-*": TILES,
    "token-*": KINDS_OF_TOKENS,
    "token-object-*": KINDS_OF_TOKENS,
    "tokens-*": KINDS_OF_TOKENS,
    "towards-*": EDGES,
}
"""What stands for the `*`; the part before it stands in a string that something is added to."""

RULES = "rule-*"
"""One key for each numbered rule of a document."""

VARIANTS = ("-aside", "-none", "-title")
"""Endings that are added to a key which stands whole in the code: `error-stale` and its title, a
podium that a worker gets and the same sentence without one."""
