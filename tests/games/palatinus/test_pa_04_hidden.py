"""Hidden information (PA-4)."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from frontinus.core.kernel import COMPILED
from frontinus.core.randomness import random_rows
from frontinus.core.struct import copy_row
from frontinus.games.palatinus import GAME
from frontinus.games.palatinus.box import MERCHANT
from frontinus.games.palatinus.state import State
from tests.games.palatinus.agreement import play_both
from tests.games.palatinus.engine import facts_of, new_match
from tests.games.palatinus.examples import SETUP, rows, section
from tests.games.palatinus.facts import facts_of_twin
from tests.games.palatinus.twin import PLACES, Twin

WOLVES = ("merchant*", "farmer*")
PLAYED = ("merchant* B4", "farmer* C6", "farmer A1", "soldier G3", "farmer* D2", "merchant* D3")


def test_pa_4_1_what_all_know(begin):
    """Everything but the kind under wolves, of which it is known whose they are."""
    played = begin(2, *PLAYED)
    truth, seen = played.facts(everything=True), played.facts(None)
    for name in ("players", "to_play", "step", "tiles", "touching", "terrain", "start"):
        assert getattr(seen, name) == getattr(truth, name)
    assert seen.deadlines == truth.deadlines
    for place, (seat, kind, backed) in truth.tokens.items():
        assert seen.tokens[place] == (seat, "wolf" if backed else kind, backed)


def test_pa_4_2_what_a_seat_knows(begin):
    """Its own hand and its own wolves; a spectator knows nobody's."""
    played = begin(2, *PLAYED)
    truth = played.facts(everything=True)
    for viewer in (0, 1):
        seen, other = played.facts(viewer), 1 - viewer
        assert seen.hands[viewer] == truth.hands[viewer]
        assert set(seen.hands[other]) == {"merchant", "farmer", "soldier", "wolf"}
        for place, (seat, kind, backed) in truth.tokens.items():
            hidden = backed and seat == other
            assert seen.tokens[place] == (seat, "wolf" if hidden else kind, backed)


def test_pa_4_3_what_everybody_can_work_out(begin):
    """Hands by four numbers, so also R and s, are the starting number less those placed."""
    played = begin(2, *PLAYED)
    seen = played.facts(None)
    assert seen.hands[0] == {"merchant": 3, "farmer": 2, "soldier": 2, "wolf": 6}
    assert seen.hands[1] == {"merchant": 3, "farmer": 3, "soldier": 1, "wolf": 6}
    assert [one[:2] for one in seen.deadlines] == [(13, 2), (13, 1)]


def test_pa_4_3_what_is_open_to_another_seat_is_not_told():
    """Which of its wolves are left is its secret, so nobody is given its legal actions."""
    match = new_match(3)
    for action in [*SETUP, "merchant A1"]:
        match.play(action)
    assert match.observation(1).legal_actions() == match.legal_actions()
    for viewer in (None, 0, 2):
        assert match.observation(viewer).legal_actions() == []


def test_pa_4_4_the_table():
    """m and f by number of players."""
    for cells in rows(section("PA-4.4"))[1:]:
        players, merchants, farmers = map(int, cells)
        start = Twin(players).start
        assert (start["merchant*"], start["farmer*"]) == (merchants, farmers)
        match = new_match(players)
        start = dict(match.observation(None).position().start.sorts)
        assert (start["merchant*"], start["farmer*"]) == (merchants, farmers)


@pytest.mark.parametrize(("m", "f"), [(4, 4), (3, 3), (2, 2), (1, 2), (2, 5)])
def test_pa_4_4_how_many_merchants_there_may_be(m, f):
    """From max(0, h - f) to min(m, h), in any selection; certain only when h = m + f."""
    twin = Twin(2)
    twin.start = {**twin.start, "merchant*": m, "farmer*": f}
    for h in range(m + f + 1):
        twin.tokens = dict.fromkeys(PLACES[:h], (0, "merchant*"))
        found = dict(twin.assignments(0))
        counts = {len(merchants) for merchants in found}
        assert counts == set(range(max(0, h - f), min(m, h) + 1))
        assert len(found) == sum(math.comb(h, count) for count in counts)
        assert sum(found.values()) == math.comb(m + f, m)
        if h:
            assert (len(counts) == 1) == (h == m + f)


def drawn_wolves(match, viewer, rng, seat, draws):
    """Draw again and again where a seat's merchants lie, as a viewer may imagine it."""
    seen = match.observation(viewer)
    rows, randoms = State.rows(1), random_rows(rng)
    found = Counter()
    for _ in range(draws):
        copy_row(rows, 0, seen.rows, 0)
        GAME.determinize(seen.boxes, rows, -1 if viewer is None else viewer, randoms)
        under = State.read(rows, 0).under[seat]
        found[frozenset(place for n, place in enumerate(PLACES) if under[n] == MERCHANT)] += 1
    return found


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "placed"), [(2, 6), (3, 4), (4, 3), (5, 2), (5, 3), (2, 8)])
def test_pa_4_4_determinize_draws_every_assignment_alike(players, placed):
    """Each choice of the merchants among all wolves, in hand too, comes as often (chi-square)."""
    match, twin = new_match(players), Twin(players)
    rng = np.random.default_rng([players, placed])
    hand = dict(twin.start)
    sorts = [sort for sort in WOLVES for _ in range(hand[sort])]
    rng.shuffle(sorts)
    others = ["merchant"] * hand["merchant"] + ["farmer"] * hand["farmer"]
    actions = list(SETUP)
    free = iter(PLACES)
    for number in range(placed):
        for seat in range(players):
            sort = sorts[number] if seat == 1 else [*others, *WOLVES * 4][number]
            actions.append(f"{sort} {next(free)}")
    for action in actions:
        match.play(action)
        twin.play(action)
    ways = dict(twin.assignments(1))
    draws = 4000
    for viewer in (0, None):
        found = drawn_wolves(match, viewer, rng, 1, draws)
        assert set(found) <= set(ways)
        total = sum(ways.values())
        square = sum(
            (found[one] - draws * count / total) ** 2 / (draws * count / total)
            for one, count in ways.items()
        )
        freedom = len(ways) - 1
        # five standard deviations of the chi-square distribution
        assert square <= freedom + 5 * math.sqrt(2 * freedom) + 5 * (freedom > 0)


@pytest.mark.compiled
def test_pa_4_4_what_is_known_of_one_seat_says_nothing_of_another():
    """Two seats' wolves are drawn independently: all pairs of choices come."""
    match = new_match(5)
    for action in [*SETUP, "merchant A1", *(f"farmer* B{n}" for n in range(1, 5))]:
        match.play(action)
    rng = np.random.default_rng(3)
    pairs = Counter()
    for _ in range(600):
        position = match.observation(0).determinize(rng).position()
        pairs[position.tokens["B1"].kind, position.tokens["B2"].kind] += 1
    # a merchant with 1/3, a farmer with 2/3
    expected = {("merchant", "merchant"): 1 / 9, ("farmer", "farmer"): 4 / 9}
    expected |= {("merchant", "farmer"): 2 / 9, ("farmer", "merchant"): 2 / 9}
    for pair, share in expected.items():
        assert abs(pairs[pair] - 600 * share) < 5 * math.sqrt(600 * share * (1 - share))


def test_pa_4_4_determinize_keeps_what_is_known():
    rng = np.random.default_rng(5)
    for players in (2, 3, 4, 5) if COMPILED else (2, 5):
        match, twin = new_match(players, seed=players), Twin(players)
        for number, _ in enumerate(play_both(match, twin, "varied", rng)):
            if number % 9 and not match.over:
                continue
            for viewer in (None, *range(players)):
                seen = match.observation(viewer)
                drawn = seen.determinize(rng)
                assert facts_of(drawn.observation(viewer)) == facts_of(seen)
                whole = facts_of(drawn)
                for hand, tokens in zip(whole.hands, [*twin.hands], strict=True):
                    assert sum(hand.values()) == sum(tokens.values())
                for seat in range(players):
                    under = Counter(
                        kind + "*"
                        for s, kind, backed in whole.tokens.values()
                        if backed and s == seat
                    )
                    for sort in WOLVES:
                        assert under[sort] + whole.hands[seat][sort] == twin.start[sort]
                assert drawn.over == match.over


@pytest.mark.parametrize("players", [2, 5])
def test_pa_4_5_at_the_end_everybody_knows_everything(players, begin):
    played = begin(players)
    while legal := played.legal_actions():
        played.play(legal[len(legal) // 3])
    truth = played.facts(everything=True)
    for viewer in (None, *range(players)):
        assert played.facts(viewer) == truth
        assert "wolf" not in {kind for _, kind, _ in truth.tokens.values()}
        assert not [text for text in played.view(viewer) if text.startswith("wolf")]


def test_pa_4_twin_and_engine_show_every_viewer_the_same():
    """PA-4.1 to PA-4.3 through a whole game."""
    match, twin = new_match(4, seed=2), Twin(4)
    for _ in play_both(match, twin, "uniform", np.random.default_rng(8)):
        for viewer in (None, 0, 1, 2, 3):
            assert facts_of(match.observation(viewer)) == facts_of_twin(twin, viewer)
