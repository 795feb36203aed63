"""What an action did, as logs and previews tell it, is what the twin saw happen."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

import frontinus
from frontinus.core.kernel import COMPILED
from frontinus.games.aqua_romana.effects import effects
from tests.games.aqua_romana.agreement import CHOICES
from tests.games.aqua_romana.boards import random_board
from tests.games.aqua_romana.engine import match_from
from tests.games.aqua_romana.examples import read_example
from tests.games.aqua_romana.twin import FOUNTAIN_BEHIND, TRACK, Twin, sees

GAMES = 6 if COMPILED else 1


def told(script, action):
    """Play one action from a drawn position; give its effects."""
    match = match_from(read_example("script", script.strip("\n")).start.twin())
    before = match.position()
    match.play(action)
    return effects(before, action, match.position())


def test_a_build_that_extends_closes_and_passes_a_fountain():
    found = told(
        """
seat 1
live h1S h2NS h3NS h4NS
live h8N h7SN h6SN
builder C W6
builder B W5
""",
        "build h6N W6 C-ES",
    )
    assert (found.verb, found.fields, found.seat) == ("build", ("h6N", "W6", "C-ES"), 1)
    assert (found.square, found.tile) == ("h5", "C-ES")
    assert found.builder == ("C", "W6", "W4")
    assert not found.fountain
    own, other = found.changes
    assert (own.seat, own.outlet, own.head_before, own.head_after) == (1, "h8N", "h6N", "h5E")
    assert (own.before, own.after, own.passes, own.closed) == (2, 3, ("h5SE",), False)
    assert (other.seat, other.outlet, other.before, other.after) == (0, "h1S", 3, 3)
    assert (other.closed, other.podium, own.podium) == (True, 3, 3)
    assert found.lost == ((1, "h5E"),)
    assert found.scored == ()
    assert (found.step, found.to_play) == ("close", 1)


@pytest.mark.parametrize("action", ["close c2S", "keep"])
def test_a_closing_that_ends_the_game_is_told_first(action):
    """The aqueduct closed in the turn is scored before those that the end closes (AR-10.3)."""
    start = """
live c1S c2NS
live h1S h2NS h3NS
quiet 1
last 0
"""
    match = match_from(read_example("script", start.strip("\n")).start.twin())
    match.play("wait")
    before = match.position()
    match.play(action)
    found = effects(before, action, match.position())
    assert match.over
    if action == "keep":
        assert found.scored[:2] == ((0, "h1S", 2), (0, "c1S", 1))
    else:
        assert found.changes[0].outlet == "c1S"
        assert found.scored[:2] == ((0, "c1S", 1), (0, "h1S", 2))
    assert len(found.scored) == 12


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", CHOICES)
def test_effects_are_what_the_twin_saw(kind, players):
    rng = np.random.default_rng([players, len(kind)])
    for _ in range(GAMES):
        board = random_board(rng, players)
        match = frontinus.new_match("aqua-romana", players, board)
        twin = Twin(players, None, board)
        while not twin.over:
            action = CHOICES[kind](twin.legal_actions(), rng)
            before, old = match.position(), twin.copy()
            match.play(action)
            twin.play(action)
            compare(effects(before, action, match.position()), action, old, twin)


def compare(found, action, old, new):
    """Assert that effects are the differences between the twin before and after."""
    verb, *fields = action.split()
    assert (found.verb, found.fields, found.seat) == (verb, tuple(fields), old.to_play)
    assert (found.step, found.to_play) == (new.step, new.to_play)
    laid = {square: tile for square, tile in new.tiles.items() if square not in old.tiles}
    assert laid == ({found.square: found.tile} if found.square else {})
    assert found.taken == (fields[0] if verb == "take" else None)
    assert found.placed == (tuple(fields) if verb == "place" else None)

    changed = {
        was.outlet: (was.head, now.head, was.length, now.length, was.live and not now.live)
        for was, now in zip(old.aqueducts, new.aqueducts, strict=True)
        if was.length != now.length or was.live != now.live
    }
    assert {
        one.outlet: (one.head_before, one.head_after, one.before, one.after, one.closed)
        for one in found.changes
    } == changed
    for one in found.changes:
        (now,) = [now for now in new.aqueducts if now.outlet == one.outlet]
        assert one.seat == now.seat
        assert list(one.passes) == ["".join(step) for step in now.passes[one.before :]]
        if now.podium is not None:
            assert one.podium == now.podium
    if verb == "build" or (verb == "close" and found.changes):
        assert found.changes[0].head_before == fields[0]

    gone = [space for space in old.builders if space not in new.builders]
    if verb in ("build", "advance"):
        start, (end,) = gone[0], [one for one in new.builders if one not in old.builders]
        assert found.builder == (new.builders[end], start, end)
        way = [
            *islice((TRACK * 2)[TRACK.index(start) :], (TRACK.index(end) - TRACK.index(start)) % 38)
        ]
        assert found.fountain == (verb == "build" and bool(FOUNTAIN_BEHIND & set(way)))
        lost = [
            (now.seat, now.head)
            for was, now in zip(old.aqueducts, new.aqueducts, strict=True)
            if was.live and now.live and start in sees(was.square) and end not in sees(now.square)
        ]
        assert sorted(found.lost) == sorted(lost)
    else:
        assert (found.builder, found.fountain, found.lost) == (None, False, ())

    left = [(one.seat, one.outlet, one.podium) for one in new.left[len(old.left) :]]
    assert list(found.scored) == left
