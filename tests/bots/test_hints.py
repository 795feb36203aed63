"""Hints: the best actions with their reasons, by what a seat may know."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

import frontinus
from frontinus import words
from frontinus.bots.hints import MOST_HINTS, MOST_REASONS, find_hints
from frontinus.core.kernel import COMPILED
from frontinus.games import SLUGS
from frontinus.testing import step

SIMULATIONS = 300 if COMPILED else 12


def hinted(match, seed=1):
    seen = match.observation(match.to_play)
    return find_hints(seen, np.random.default_rng(seed), simulations=SIMULATIONS)


@pytest.mark.parametrize("slug", SLUGS)
def test_hints_are_legal_and_say_why(slug):
    match, rng = frontinus.new_match(slug, seed=2), np.random.default_rng(2)
    said = set()
    while not match.over:
        if match.to_play >= 0 and len(match.actions) % 11 == 0:
            hints = hinted(match)
            assert 1 <= len(hints) <= MOST_HINTS
            for hint in hints:
                assert hint.action in match.legal_actions()
                assert 0 <= hint.chance <= 1
                assert 1 <= len(hint.reasons) <= MOST_REASONS
                for reason in hint.reasons:
                    named = {} if reason.seat is None else {"name": "Livia"}
                    for language in words.LANGUAGES:
                        assert words.say(
                            language, f"hint-{reason.key}", **reason.arguments, **named
                        )
                    said.add(reason.key)
        step(match, rng)
    assert len(said) > 1
    assert hinted_nobody(match)


def hinted_nobody(match):
    return find_hints(match.observation(None), np.random.default_rng(1)) == []


def test_hints_tell_nothing_of_what_is_hidden():
    """Other wolves under the same appearance give the same hints."""
    rng = np.random.default_rng(3)
    match = frontinus.new_match("palatinus", 3, seed=5)
    while len(match.actions) < 24:
        step(match, rng)
    twin = match.copy()
    drawn = match.observation(match.to_play).determinize(rng)
    twin.rows[twin.row] = drawn.rows[drawn.row]
    assert hinted(match) == hinted(twin)


def test_closing_another_short_is_a_reason():
    found = set()
    for seed in range(6 if COMPILED else 1):
        match, rng = frontinus.new_match("aqua-romana", seed=seed), np.random.default_rng(seed)
        while not match.over and len(match.actions) < 60:
            step(match, rng)
        while not match.over and not match.legal_actions()[0].startswith("build"):
            step(match, rng)
        if not match.over:
            found |= {reason.key for hint in hinted(match) for reason in hint.reasons}
    assert found & {"longer", "longer-none", "cut", "cut-none", "close", "sight"}
    assert list(islice(found, 1))
