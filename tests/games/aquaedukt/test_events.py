"""Random games reach the rare rules: what happens in them is counted."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import frontinus
from frontinus.core.actions import verb_of
from frontinus.core.struct import copy_row, numbers
from frontinus.games.aquaedukt import GAME
from frontinus.games.aquaedukt.actions import THROWN
from frontinus.games.aquaedukt.effects import effects, free_spaces
from frontinus.games.aquaedukt.state import THROW
from tests.games.aquaedukt.agreement import CHOICES

GAMES = 30


def events_of(before, action, after):
    """Name what is worth counting in an action."""
    done = effects(before, action, after)
    if done.removed:
        yield "cleared area (AQ-5.3)"
        if not done.stands:
            yield "the tile just placed is lost (AQ-5.3)"
    if done.full and not done.removed:
        yield "full for good (AQ-5.5)"
    if done.on_water and sum(count > 0 for count in before.stock[done.seat]) > 1:
        yield "the lowest on water (AQ-4.7)"
    if before.step == "house":
        wet = [one for one in free_spaces(before, before.area) if one in before.supply]
        if wet and sum(count > 0 for count in before.stock[before.active]) > 1:
            yield "only the lowest may go there (AQ-4.7)"
    if done.sticks == 2:
        yield "doubled (AQ-7.8)"
    if done.last_round:
        yield "last round (AQ-9.2)"
    if done.back == "mineral" and max(done.gains) > 0:
        yield "mineral water is worth more (AQ-10.5)"
    if done.back == "foul" and min(done.gains) < 0:
        yield "foul water is worth nothing (AQ-10.5)"
    if before.step == "stick" and before.rolls == 0 and done.verb == "stop":
        yield "one stick only (AQ-7.2)"
    if after.step == "turn" and not after.springs_left:
        yield "all springs open (AQ-6.1)"


EVENTS = {
    "cleared area (AQ-5.3)",
    "the tile just placed is lost (AQ-5.3)",
    "full for good (AQ-5.5)",
    "the lowest on water (AQ-4.7)",
    "only the lowest may go there (AQ-4.7)",
    "doubled (AQ-7.8)",
    "last round (AQ-9.2)",
    "mineral water is worth more (AQ-10.5)",
    "foul water is worth nothing (AQ-10.5)",
    "one stick only (AQ-7.2)",
    "all springs open (AQ-6.1)",
}


@pytest.mark.compiled
def test_varied_games_reach_what_uniform_ones_hardly_touch():
    counted = {kind: Counter() for kind in CHOICES}
    for kind, choose in CHOICES.items():
        rng = np.random.default_rng(1)
        for number in range(GAMES):
            options = {"hill-backs": True, "spring-and-canal": number % 2 == 1}
            match = frontinus.new_match("aquaedukt", 2 + number % 3, options=options, seed=number)
            after = match.position()
            while not match.over:
                before = after
                if match.to_play == frontinus.CHANCE:
                    action = match.play_chance()
                else:
                    action = choose(match.legal_actions(), rng)
                    match.play(action)
                after = match.position()
                counted[kind].update(events_of(before, action, after))
    assert set(counted["varied"]) == EVENTS
    for event in ("cleared area (AQ-5.3)", "the lowest on water (AQ-4.7)"):
        assert counted["varied"][event] > counted["uniform"][event]
    assert counted["varied"]["mineral water is worth more (AQ-10.5)"] > 10


@pytest.mark.compiled
def test_varied_games_reach_re_rolls():
    """AQ-4.2: about one in every forty games has any, so that many are played, by rows."""
    _, boxes = GAME.tables(GAME.named_board("standard"), 2, GAME.check_options({}))
    states, start, listed = GAME.State.rows(1), GAME.State.rows(1), numbers(GAME.most_actions)
    GAME.entries.set_up(boxes, start, 0)
    rng = np.random.default_rng(2)
    thrown, repeated = 0, 0
    for _ in range(800):
        if thrown > 10_000 and repeated > 5:
            break
        copy_row(states, 0, start, 0)
        while count := GAME.entries.list_actions(boxes, states, 0, listed):
            by_verb = {}
            for number in listed[:count].tolist():
                by_verb.setdefault(verb_of(number), []).append(number)
            one, other = rng.random(2)
            verbs = list(by_verb)
            choices = by_verb[verbs[int(one * len(verbs))]]
            action = choices[int(other * len(choices))]
            GAME.entries.apply(boxes, states, 0, action)
            if verb_of(action) == THROWN:
                thrown += 1
                repeated += states["step"][0] == THROW
    assert thrown > 10_000
    assert repeated > 5
