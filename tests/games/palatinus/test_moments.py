"""The scoring step by step adds up to the account (PA-9.6), and takes off the board what leaves."""

from __future__ import annotations

import numpy as np
import pytest

from frontinus.core.kernel import COMPILED
from frontinus.games.palatinus.account import account, moments
from tests.games.palatinus.agreement import CHOICES
from tests.games.palatinus.engine import new_match, with_tokens
from tests.games.palatinus.examples import SETUP
from tests.games.palatinus.twin import SAME_OWNER

GAMES = 12 if COMPILED else 2


def finished(rng, options):
    match = new_match(int(rng.integers(2, 6)), options)
    while legal := match.legal_actions():
        match.play(CHOICES["crowded"](legal, rng))
    return match


@pytest.mark.parametrize("owner", ["each", "once"])
def test_the_steps_add_up(owner):
    rng = np.random.default_rng(len(owner))
    withdrawn = taken = 0
    for _ in range(GAMES):
        match = finished(rng, {SAME_OWNER: owner})
        whole, position = match.account(), match.position()
        told = moments(position, whole)
        assert list(told[-1].points) == match.scores
        standing = set(position.tokens)
        for before, moment in zip((None, *told), told, strict=False):
            hill = whole["hills"]["ABCDEFG".index(moment.hill)]
            gained = [0] * match.players
            for seat, points, _ in moment.gains:
                gained[seat] += points
            earlier = before.points if before else [0] * match.players
            assert list(moment.points) == [a + b for a, b in zip(earlier, gained, strict=True)]
            assert set(moment.gone) <= standing
            standing -= set(moment.gone)
            if moment.kind == "influence":
                one = next(i for i in hill["influence"] if i["place"] == moment.place)
                assert sum(points for _, points in moment.gives) == one["points"]
                assert moment.place in standing
            if moment.kind == "soldier":
                one = next(i for i in hill["soldiers"] if i["place"] == moment.place)
                assert set(moment.lit) == {*one["merchants"], *one["farmers"]}
                assert set(moment.lit) <= standing
                withdrawn += not moment.captures
            if moment.kind == "laurel":
                assert list(moment.influence) == hill["totals"]
            taken += moment.kind == "capture"
        left = {c["place"] for h in whole["hills"] for c in h["captured"]} | {
            s["place"] for h in whole["hills"] for s in h["soldiers"] if not s["captures"]
        }
        assert standing == set(position.tokens) - left
    assert withdrawn
    assert taken


def test_a_soldier_withdraws_after_all_of_his_hill_have_counted():
    """PA-5.3, PA-5.7: C5 counts nobody, C3 captures; both are looked at before either leaves."""
    match = new_match(2)
    for text in SETUP:
        match.play(text)
    tokens = {"C3": (0, "soldier"), "C2": (1, "farmer"), "C5": (1, "soldier"), "C1": (0, "farmer")}
    scored = with_tokens(match, tokens, used_up=True)
    told = [m for m in moments(scored.position(), account(scored)) if m.hill == "C"]
    assert [(m.kind, m.place, m.gone) for m in told] == [
        ("hill", None, ()),
        ("soldier", "C3", ()),
        ("soldier", "C5", ()),
        ("capture", "C2", ("C5", "C2")),
        ("influence", "C1", ()),
        ("laurel", None, ()),
    ]
