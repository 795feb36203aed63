"""Twin and engine side by side: what must be equal at every step, and how random games choose."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from frontinus import Match
from tests.games.aqua_romana.engine import facts_of_match
from tests.games.aqua_romana.facts import facts_of_twin
from tests.games.aqua_romana.twin import BUILDER_TYPES, CHANNELS, EDGES, SQUARES, TRACK, Twin


def agree(match: Match, twin: Twin, texts: list[str]) -> list[str]:
    """Assert that both show one position, allow the same, and refuse these texts alike.

    Answers what is allowed, which takes the twin its time.
    """
    shown, known = facts_of_match(match), facts_of_twin(twin)
    assert shown == known, differences(shown, known)
    legal = twin.legal_actions()
    assert match.legal_actions() == legal
    for text in texts:
        assert (text, match.refusal(text)) == (text, twin.refusal(text))
    assert match.over == twin.over
    assert (match.scores, match.winners) == (twin.scores, twin.winners)
    for aqueduct in twin.live():
        assert aqueduct.faces is not None and twin.is_empty(aqueduct.faces), "AR-6.4"
    return legal


def differences(shown: object, known: object) -> dict[str, tuple[object, object]]:
    """Name what differs, engine first."""
    return {
        name: (value, getattr(known, name))
        for name, value in vars(shown).items()
        if value != getattr(known, name)
    }


def well_formed(twin: Twin, rng: np.random.Generator, count: int) -> list[str]:
    """Draw action texts that are well formed, and often nearly legal."""
    heads = [one.head for one in twin.aqueducts]
    own = [one.head for one in twin.own_live()] or heads
    near = [head[:2] for head in heads]
    spaces = [*twin.builders] or TRACK

    def one(*pools: list[str]) -> str:
        pool = pools[rng.integers(len(pools))]
        return pool[rng.integers(len(pool))]

    def head() -> str:
        return one(own, own, own, heads, [one(SQUARES) + one([*EDGES])])

    def seen_from(head: str) -> list[str]:
        return ["N" + head[0], "S" + head[0], "E" + head[1], "W" + head[1]]

    def build() -> str:
        chosen = head()
        seen = seen_from(chosen)
        occupied = [space for space in seen if space in twin.builders] or seen
        return (
            f"build {chosen} {one(occupied, occupied, occupied, seen, spaces)} {one([*CHANNELS])}"
        )

    makers = {
        "place": lambda: f"place {one(BUILDER_TYPES)} {one(TRACK, spaces)}",
        "build": build,
        "extra": lambda: f"extra {one(SQUARES, SQUARES, near)} {one([*CHANNELS])}",
        "advance": lambda: f"advance {one(TRACK, spaces)}",
        "wait": lambda: "wait",
        "close": lambda: f"close {head()}",
        "keep": lambda: "keep",
        "take": lambda: f"take {one(BUILDER_TYPES)}",
    }
    due = {
        "set-up": "place",
        "owed": "place",
        "build": "build",
        "move": "build",
        "extra": "extra",
        "close": "close",
        "reserve": "take",
        "over": "wait",
    }[twin.step]
    return [makers[one([due], [*makers])]() for _ in range(count)]


def choose_uniform(legal: list[str], rng: np.random.Generator) -> str:
    """Choose among all legal actions alike."""
    return legal[rng.integers(len(legal))]


def choose_varied(legal: list[str], rng: np.random.Generator) -> str:
    """Choose a verb, `keep` nine times in ten where it is legal, then one of its actions."""
    verbs = sorted({text.split()[0] for text in legal})
    if "keep" in verbs and (verbs == ["keep"] or rng.random() < 0.9):
        return "keep"
    verb = choose_uniform([verb for verb in verbs if verb != "keep"], rng)
    return choose_uniform([text for text in legal if text.split()[0] == verb], rng)


CHOICES = {"uniform": choose_uniform, "varied": choose_varied}


def play_both(match: Match, twin: Twin, kind: str, rng: np.random.Generator) -> Iterator[str]:
    """Play a random game on both, comparing at every step; yield the actions."""
    while True:
        legal = agree(match, twin, well_formed(twin, rng, 6))
        if twin.over:
            return
        action = CHOICES[kind](legal, rng)
        match.play(action)
        twin.play(action)
        yield action
