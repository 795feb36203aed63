"""Positions in names and back, and what actions did (PA-9)."""

from __future__ import annotations

import numpy as np
import pytest

from frontinus.core.game import CHANCE
from frontinus.games.palatinus.effects import effects
from frontinus.games.palatinus.notation import state_from
from frontinus.games.palatinus.state import State
from tests.games.palatinus.agreement import choose_varied
from tests.games.palatinus.engine import new_match
from tests.games.palatinus.examples import SETUP


def played(players, seed, options=None):
    """Play a random game; give it before each action and at the end."""
    match, rng = new_match(players, options, seed=seed), np.random.default_rng(seed)
    while True:
        yield match
        if match.over:
            return
        match.play(choose_varied(match.legal_actions(), rng))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_goes_back_into_a_state(players):
    for match in played(players, players):
        if not match.over:
            again = state_from(match.position(), match.box)
            state = State.read(match.rows, match.row)
            for one in (again, state):
                one.touching = [sorted(row) for row in one.touching]
            assert again.values() == state.values()


def test_a_token_is_written_as_its_action():
    match = new_match(2)
    placed = ["merchant* B4", "farmer* C6", "farmer A1", "soldier G3"]
    for action in [*SETUP, *placed]:
        match.play(action)
    assert {token.text for token in match.position().tokens.values()} == set(placed)
    for viewer in (None, 0, 1):
        shown = match.observation(viewer).view()["actions"][14:]
        tokens = match.observation(viewer).position().tokens.values()
        assert {token.text for token in tokens} == set(shown)


def test_hands_and_deadlines():
    """Seat 1 has placed a wolf and its first soldier: 12 turns for soldiers less 2."""
    match = new_match(2)
    for action in [*SETUP, "merchant* B4", "farmer* C6", "farmer A1", "soldier G3"]:
        match.play(action)
    seen = match.observation(0).position()
    own, other = seen.hands
    assert (own.tokens, own.wolf_merchants, own.wolf_farmers) == (14, 3, 4)
    assert (other.tokens, other.wolf_merchants, other.wolf_farmers) == (14, None, None)
    assert [deadline.turns for deadline in seen.deadlines] == [10, 10]
    assert seen.start.tokens == 16


@pytest.mark.parametrize("viewer", [None, 0, 2, "truth"])
@pytest.mark.parametrize("players", [3, 5])
def test_effects_tell_what_an_action_did(players, viewer):
    """Told by positions that the viewer may know, and by the action as he may read it."""
    before, tiles, laurels = None, 0, 1
    musts, closed = set(), set()
    for match in played(players, 7):
        seen = match if viewer == "truth" else match.observation(viewer)
        after = seen.position()
        if before is None:
            before = after
            continue
        texts = match.actions if viewer == "truth" else seen.view()["actions"]
        action, actor = texts[-1], match.actors[-1]
        told = effects(before, action, after)
        verb, *fields = action.split()
        assert (told.seat, told.step, told.to_play) == (actor, after.step, match.to_play)
        assert told.verb == (verb if verb in ("draw", "lay", "laurels") else "place")
        if verb == "draw":
            assert told.drawn == fields[0]
            assert (told.tile is not None) == (not tiles)
        if verb == "lay":
            assert (told.tile.site, f"r{told.tile.rotation}") == tuple(fields)
        tiles += told.tile is not None
        if verb == "laurels":
            assert "".join(str(value) for _, value in sorted(told.laurels.items())) == fields[0]
        else:
            assert len(told.laurels) == (match.actions == match.actions[:1])
        if told.verb == "place":
            # at the end all wolves are turned up, whatever was read before
            assert told.token.text == (action if not match.over else match.actions[-1])
            assert told.token.seat == actor
            assert told.round == before.round
            assert all(after.tokens[place].kind == "soldier" for place in told.soldiers)
            assert set(told.soldiers) <= set(after.touching[told.token.place])
            # whoever must place a soldier next has just placed something else
            assert set(told.must) | set(told.closed) <= {actor}
            musts |= set(told.must)
            closed |= set(told.closed)
        else:
            assert told.token is None
            assert told.soldiers == told.must == told.closed == ()
        before = after
    assert tiles == 7
    assert laurels == 1
    assert closed == set(range(players))
    assert match.to_play is None
    assert CHANCE == -1
