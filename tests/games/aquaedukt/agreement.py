"""Twin and engine side by side: what must be equal at every step, and how random games choose."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from frontinus import Match
from tests.games.aquaedukt.engine import facts_of_match
from tests.games.aquaedukt.facts import Facts, facts_of_twin
from tests.games.aquaedukt.twin import SPACES, Twin, grid_lines, steps


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
    if twin.to_play == "chance":
        weights = match.weights()
        shares = [Fraction(weight, sum(weights)) for weight in weights]
        assert dict(zip(legal, shares, strict=True)) == twin.chances()
    assert set(shown.supply) == twin.reached()
    assert_sound(shown)
    return legal


def assert_sound(facts: Facts) -> None:
    """Assert what always holds of water (AQ-7.11), from the sticks and springs alone."""
    assert sum(facts.canals.values()) + facts.sticks_left == 36
    assert len(facts.springs) + facts.springs_left == 5
    touched = [end for edge in facts.canals for end in edge.split("-")]
    assert all(touched.count(point) <= 2 for point in touched), "a branch"
    seen: set[str] = set()
    for spring in facts.springs:
        assert all(steps(spring, other) >= 5 for other in facts.springs if other != spring)
        path, sticks = walk(spring, facts)
        assert len(path) == len(set(path)), "a loop"
        assert not set(path) & seen, "two paths meet"
        assert set(path) & set(facts.springs) == {spring}, "two springs on a path"
        for line in sticks:
            assert line == sorted(line, reverse=True), "a double canal behind a single one"
        seen |= set(path)
    assert set(touched) <= seen, "canals without a spring"


def walk(spring: str, facts: Facts) -> tuple[list[str], list[list[int]]]:
    """Give all cross-points of the path with a spring, and the sticks of its lines outwards."""
    path, sticks = [spring], []
    left = set(facts.canals)
    for _ in range(2):
        line = []
        here = spring
        while True:
            ahead = [edge for edge in left if here in edge.split("-")]
            if not ahead:
                break
            left.discard(ahead[0])
            line.append(facts.canals[ahead[0]])
            (here,) = [end for end in ahead[0].split("-") if end != here]
            path.append(here)
        sticks.append(line)
    return path, sticks


def differences(shown: object, known: object) -> dict[str, tuple[object, object]]:
    """Name what differs, engine first."""
    return {
        name: (value, getattr(known, name))
        for name, value in vars(shown).items()
        if value != getattr(known, name)
    }


def well_formed(twin: Twin, rng: np.random.Generator, count: int) -> list[str]:
    """Draw action texts that are well formed, and often nearly legal."""
    spaces = [column + row for column in "abcdefghijkl" for row in "12345678"]
    rolled = [space for space in SPACES if twin.areas[space] == twin.rolled] or spaces
    points = [f"{x}.{y}" for x in range(13) for y in range(9)]
    touched = [point for point, canals in twin.canals_at.items() if canals] + twin.springs

    def one(*pools: list[str]) -> str:
        pool = pools[rng.integers(len(pools))]
        return pool[rng.integers(len(pool))]

    def edge() -> str:
        while True:
            x, y = grid_lines(one(touched or points, points))
            ends = [(x, y), [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)][rng.integers(4)]]
            (x, y), (u, v) = sorted(ends)
            if x >= 0 and y >= 0 and u <= 12 and v <= 8:
                return f"{x}.{y}-{u}.{v}"

    makers = {
        "hill": lambda: f"hill {one(spaces, [*twin.hills] or spaces)}",
        "roll": lambda: "roll",
        "die": lambda: f"die {rng.integers(1, 21)}",
        "house": lambda: f"house {rng.integers(1, 5)} {one(rolled, rolled, spaces)}",
        "stop": lambda: "stop",
        "spring": lambda: f"spring {one(points, points, touched or points)}",
        "canal": lambda: f"canal {edge()}",
        "pass": lambda: "pass",
        "back": lambda: f"back {one(spaces, [*twin.hills] or spaces)} {one(['mineral', 'foul'])}",
    }
    due = {
        "hills": ["hill"],
        "turn": ["canal", "spring", "pass", "roll"],
        "die": ["die"],
        "house": ["house"],
        "again": ["stop"],
        "stick": ["canal"],
        "backs": ["back"],
        "over": [*makers],
    }[twin.phase]
    return [makers[one(due, due, due, [*makers])]() for _ in range(count)]


def choose_uniform(legal: list[str], rng: np.random.Generator) -> str:
    """Choose among all legal actions alike."""
    return legal[rng.integers(len(legal))]


def choose_varied(legal: list[str], rng: np.random.Generator) -> str:
    """Choose a verb, then one of its actions."""
    verb = choose_uniform(sorted({text.split()[0] for text in legal}), rng)
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
