"""Nothing that is hidden from somebody changes anything that he can see.

Games are played twice, with other truths behind the same appearances; whoever is told nothing of
the difference must find none: no observation, view, position, list of actions, no determinized
match and no choice of a program with the same generator.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import numpy as np
import pytest

from frontinus.bots import BUDGETED, LEVELS, MEASURES, NAMES, bot
from frontinus.core.game import CHANCE
from frontinus.core.kernel import COMPILED
from frontinus.core.match import Match
from frontinus.core.record import replay
from frontinus.games import SLUGS, find_game
from frontinus.games.palatinus.outlook import outlooks, standing
from frontinus.pictures import draw_position

pytestmark = pytest.mark.by_chance

OFTEN = 5 if COMPILED else 15
"""Every so many-th position is looked at."""
PROGRAMS = [name for name in NAMES if name not in LEVELS and (COMPILED or name != "greedy")]
"""Weighing two hundred actions takes seconds without the compiler."""
if COMPILED:
    # a search knows what it knows however long it looks
    searches = ["tiro@20", *(f"{name}@100" for name in BUDGETED if name not in LEVELS)]
    PROGRAMS += [*searches, "curator@100", *(name for name in MEASURES if name not in BUDGETED)]


def other_wolves(match: Match, viewer: int | None, rng: np.random.Generator) -> list[str]:
    """Deal the wolf-backed tokens of all seats but the viewer's anew (PA-4.4)."""
    start = match.position().start
    backs = ["merchant*"] * start.wolf_merchants + ["farmer*"] * start.wolf_farmers
    dealt = {seat: [*rng.permutation(backs)] for seat in range(match.players)}
    actions = []
    for text, actor in zip(match.actions, match.actors, strict=True):
        verb, _, place = text.partition(" ")
        if verb in backs and actor != viewer:
            verb = dealt[actor].pop()
        actions.append(f"{verb} {place}")
    return actions


DISGUISES: dict[str, Callable[[Match, int | None, np.random.Generator], list[str]]] = {
    "palatinus": other_wolves,
}
"""How each game with secrets is played otherwise, so that a viewer cannot tell."""


def appearances(match: Match, viewer: int | None, seed: int) -> dict[str, object]:
    """Collect all that a viewer gets to see."""
    seen = match.observation(viewer)
    shown: dict[str, object] = {
        "state": match.game.State.to_bytes(seen.rows, 0),
        "facts": (seen.to_play, seen.over, seen.scores, seen.winners, seen.has_secrets),
        "view": json.dumps(seen.view()),
        "position": seen.position(),
        "position in words": repr(seen.position()),
        "legal": seen.legal_actions(),
        "knows": [seen.knows(seat) for seat in range(match.players)],
        "determinized": seen.determinize(np.random.default_rng(seed)).state_bytes(),
    }
    if viewer is not None and viewer == match.to_play:
        for name in PROGRAMS:
            shown[name] = bot(name).choose(seen, np.random.default_rng(seed))
    return shown


@pytest.mark.parametrize("kind", ["uniform", "varied"])
@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug in DISGUISES])
def test_what_is_hidden_changes_nothing_that_is_seen(slug, kind):
    game, compared, different = find_game(slug), 0, 0
    for players in game.players if COMPILED else (game.players[0], game.players[-1]):
        match = Match(game, players, game.named_board("standard"), {}, seed=players)
        rng = np.random.default_rng([players, len(kind)])
        while not match.over:
            if len(match.actions) % OFTEN == players % OFTEN:
                for viewer in (None, *range(players)):
                    disguised = DISGUISES[slug](match, viewer, rng)
                    other = replay(
                        {**match.record().data, "actions": disguised}, lambda _, game=game: game
                    )
                    different += disguised != list(match.actions)
                    compared += 1
                    seed = int(rng.integers(1000))
                    assert appearances(other, viewer, seed) == appearances(match, viewer, seed)
            if match.to_play == CHANCE:
                match.play_chance()
            else:
                seat = match.to_play
                assert seat is not None
                match.play(bot(kind).choose(match.observation(seat), rng))
    assert different > compared // 3


@pytest.mark.compiled
@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug in DISGUISES])
def test_what_is_hidden_changes_no_picture_and_no_outlook(slug):
    game, different = find_game(slug), 0
    for players in game.players:
        match = Match(game, players, game.named_board("standard"), {}, seed=players)
        rng = np.random.default_rng(players)
        while not match.over:
            if len(match.actions) in {25, 42}:
                viewer = match.to_play if players % 2 else None
                disguised = DISGUISES[slug](match, viewer, rng)
                other = replay(
                    {**match.record().data, "actions": disguised}, lambda _, game=game: game
                )
                different += disguised != list(match.actions)
                seen, also = match.observation(viewer), other.observation(viewer)
                assert draw_position(slug, seen.position(), "") == draw_position(
                    slug, also.position(), ""
                )
                legal = seen.legal_actions()
                assert standing(seen) == standing(also)
                assert outlooks(seen, legal) == outlooks(also, legal)
                assert match.veiled_actions(viewer) == other.veiled_actions(viewer)
            if match.to_play == CHANCE:
                match.play_chance()
            else:
                match.play(bot("varied").choose(match.observation(match.to_play), rng))
    assert different > 2


def test_every_game_with_secrets_is_disguised_here():
    hiding = {slug for slug in SLUGS if find_game(slug).veil is not None}
    assert hiding <= set(DISGUISES)
