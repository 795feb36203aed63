"""What a search believes of others' wolves at Palatinus, and how it draws them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, exp

import numpy as np
import pytest

import frontinus
from frontinus.bots import palatinus_wolves
from frontinus.bots.levels import LESS_KNOWING, SETTINGS, Player
from frontinus.bots.palatinus_wolves import SURE
from frontinus.bots.search import Search, Settings
from frontinus.bots.sense import SCRATCH
from frontinus.core.game import CHANCE
from frontinus.core.kernel import COMPILED
from frontinus.core.randomness import random_rows
from frontinus.core.struct import copy_row
from frontinus.games import find_game
from frontinus.games.palatinus.box import (
    FARMER,
    MERCHANT,
    PLACE_COUNT,
    PLACES,
    SORTS,
    WOLF,
    WOLF_FARMER,
    WOLF_MERCHANT,
)

GAME = find_game("palatinus")
SETUP = """draw A, draw B, lay X1 r0, draw C, lay X2 r0, draw D, lay X3 r0, draw E, lay X4 r0,
 draw F, lay X5 r0, draw G, lay X6 r0, laurels 543543""".replace("\n", "").split(", ")
DRAWN = 20_000 if COMPILED else 600


def after(*placed, players=2, **options):
    match = frontinus.new_match("palatinus", players, options=options)
    for action in [*SETUP, *placed]:
        match.play(action)
    return match


def believed(match, seat, trust=1.0):
    """Give what a search for a seat believes, by place; nothing where it believes nothing."""
    search = Search(GAME, Settings(trust=trust))
    seen = match.observation(seat)
    search._follow(seen)
    beliefs = search._suspect(seen)
    return {PLACES[place]: belief for place, belief in enumerate(beliefs) if belief}


def drawn(match, seat, beliefs, times=DRAWN):
    """Draw the wolves of the others: how often which choice of places has the merchants."""
    seen, rows = match.observation(seat), GAME.State.rows(1)
    randoms, scratch = random_rows(np.random.default_rng(1)), np.zeros(SCRATCH)
    found = Counter()
    for _ in range(times):
        copy_row(rows, 0, seen.rows, 0)
        palatinus_wolves.imagine(seen.boxes, rows, seat, beliefs, randoms, scratch)
        state = GAME.State.read(rows, 0)
        for other in range(match.players):
            if other != seat:
                kinds = {
                    PLACES[place]: kind for place, kind in enumerate(state.under[other]) if kind
                }
                wolves = len(kinds)
                merchants = tuple(place for place, kind in kinds.items() if kind == MERCHANT)
                assert set(kinds.values()) <= {MERCHANT, FARMER}
                box = match.box
                assert len(merchants) + state.wolf_merchants[other] == box.hand[WOLF_MERCHANT]
                assert wolves - len(merchants) <= box.hand[WOLF_FARMER]
                found[other, merchants] += 1
    return found


def expected(match, other, beliefs):
    """Give the share of each choice of merchants, by counting out all of them."""
    merchants, farmers = (match.box.hand[sort] for sort in (WOLF_MERCHANT, WOLF_FARMER))
    seen = GAME.State.read(match.observation(None).rows, 0)
    places = [
        place
        for place in range(PLACE_COUNT)
        if seen.seats[place] == other + 1 and seen.kinds[place] == WOLF
    ]
    held = merchants + farmers - len(places)
    odds = {}
    for count in range(len(places) + 1):
        for chosen in combinations(places, count):
            weight = exp(sum(beliefs[place] for place in chosen))
            # those in hand are alike
            ways = comb(held, merchants - count) if count <= merchants else 0
            odds[tuple(PLACES[place] for place in chosen)] = weight * ways
    total = sum(odds.values())
    return {choice: weight / total for choice, weight in odds.items() if weight}


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("sure", [0.0, 1.0, SURE])
def test_wolves_are_drawn_as_they_are_believed(players, sure):
    """Every choice that PA-4.4 leaves, as likely as the product of its odds; counted out."""
    placed = ["merchant* A1", "farmer A2", "merchant A3", "farmer A4", "merchant B1"]
    again = ["farmer* B2", "merchant G5", "farmer G4", "merchant G3", "farmer G2"]
    match = after(*placed[:players], *again[:players], "farmer* C3", players=players)
    beliefs = np.zeros(PLACE_COUNT)
    for place, belief in (("A1", sure), ("B2", -sure), ("C3", sure / 2)):
        beliefs[PLACES.index(place)] = belief
    found = drawn(match, 1, beliefs)
    for other in range(players):
        if other == 1:
            continue
        wanted = expected(match, other, beliefs)
        for choice, share in wanted.items():
            error = 4 * (share * (1 - share) / DRAWN) ** 0.5
            assert abs(found[other, choice] / DRAWN - share) <= error
        assert {choice for seat, choice in found if seat == other} <= set(wanted)


def test_without_beliefs_they_are_drawn_as_the_rules_say():
    match = after("merchant* A1", "farmer A2", "farmer* B2", "merchant A3")
    rows, others = GAME.State.rows(1), GAME.State.rows(1)
    seen, scratch = match.observation(1), np.zeros(SCRATCH)
    for seed in range(20):
        for row in (rows, others):
            copy_row(row, 0, seen.rows, 0)
        randoms = [random_rows(np.random.default_rng(seed)) for _ in range(2)]
        palatinus_wolves.imagine(seen.boxes, rows, 1, np.zeros(0), randoms[0], scratch)
        GAME.determinize(seen.boxes, others, 1, randoms[1])
        assert GAME.State.to_bytes(rows, 0) == GAME.State.to_bytes(others, 0)


def test_who_stands_among_tokens_is_believed_a_merchant_and_on_springs_a_farmer():
    """B1 and B2 are springs at r0; A2 is between two farmers. Both hills are contested."""
    among = ["merchant G1", "farmer A1", "farmer A3", "merchant B4"]
    match = after(*among, "merchant* A2", "merchant* B1")
    assert believed(match, 1)["A2"] > 0
    match = after("farmer C4", "merchant B4", "merchant* B1")
    assert believed(match, 1)["B1"] < -1


def test_what_was_placed_is_not_looked_at_only_what_it_looked_like():
    among = ["merchant G1", "farmer A1", "farmer A3", "merchant B4"]
    beliefs = [
        believed(after(*among, f"{kind} A2"), seat)
        for kind in ("merchant*", "farmer*")
        for seat in (0, 1, None)
    ]
    assert beliefs[0]
    assert all(other == beliefs[0] for other in beliefs)


def test_nothing_is_believed_without_trust_or_secrets_or_the_beginning():
    placed = ["farmer C4", "merchant B4", "merchant* B1"]
    match = after(*placed)
    assert believed(match, 0)
    assert not believed(match, 0, trust=0.0)
    assert not believed(after(*placed, **{"open-tokens": True}), 0)
    middle = match.observation(0).determinize(np.random.default_rng(0))
    assert not believed(middle, 0)


def test_only_the_strongest_draws_from_what_others_do():
    assert SETTINGS["palatinus"].trust == 1.0
    assert Player("curator")._settings("palatinus").trust == 1.0
    assert LESS_KNOWING["palatinus"].trust == 0.0
    assert Player("architectus")._settings("palatinus").trust == 0.0


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["greedy", "architectus@200"])
def test_beliefs_are_right_more_often_than_not(name):
    """Whoever places wolves where they are worth most is found out."""
    right = total = 0
    surest = 0.0
    for seed in range(6):
        match = frontinus.new_match("palatinus", 2, seed=seed)
        rng = np.random.default_rng(seed)
        bots = [frontinus.bot(name) for _ in range(2)]
        while not match.over:
            if match.to_play == CHANCE:
                match.play_chance()
            else:
                match.play(bots[match.to_play].choose(match.observation(match.to_play), rng))
        sorts = {
            text.split()[1]: text.split()[0] for text in match.actions if text.split()[0] in SORTS
        }
        last = match.copy()
        last.undo()
        for seat in range(2):
            for place, belief in believed(last, seat).items():
                right += (belief > 0) == sorts[place].startswith("merchant")
                total += 1
                surest = max(surest, abs(belief))
    assert total > 100
    # no belief is beyond doubt
    assert surest == SURE
    assert right / total > 0.6
