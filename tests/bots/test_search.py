"""The search: its budgets, its trees, and what it makes of a position."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import islice
from threading import Event

import numpy as np
import pytest

import frontinus
from frontinus.bots import ERRING, LEVELS, MOST_SIMULATIONS, search as search_module
from frontinus.bots.levels import FAR, FEWEST_VISITS, LEAST_PART, LEVELS as SPECIFIED, Player
from frontinus.bots.network import find_network
from frontinus.bots.search import (
    FIRST_CHUNK,
    MOST_SEATS,
    ROW,
    Choice,
    Search,
    Settings,
    Tree,
    take_wins,
    value_result,
)
from frontinus.core import kernel
from frontinus.core.errors import FrontinusError
from frontinus.core.game import CHANCE, LEGAL
from frontinus.core.kernel import COMPILED
from frontinus.core.struct import numbers
from frontinus.games import SLUGS, find_game
from frontinus.testing import step

SIMULATIONS = 200 if COMPILED else 12
LOOK = Settings(plies=2, trust=1.0)


def positions(slug, players=2, every=9, seed=1, **options):
    """Play at random, and give each so many-th match in which a seat has a choice."""
    match = frontinus.new_match(slug, players, options=options, seed=seed)
    rng = np.random.default_rng(seed)
    while not match.over:
        choice = match.to_play != CHANCE and len(match.legal_actions()) > 1
        if choice and len(match.actions) % every == 0:
            yield match
        step(match, rng)


def looked(search, match, seed=3, **budget):
    budget = budget or {"simulations": SIMULATIONS}
    return search.think(match.observation(match.to_play), np.random.default_rng(seed), **budget)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_gives_the_same_look(slug):
    game = find_game(slug)
    for players in (game.players[0], game.players[-1]):
        for match in islice(positions(slug, players), 0, 12, 4):
            first, again, other = (looked(Search(game, LOOK), match, seed) for seed in (3, 3, 4))
            assert first == again
            assert len(first) == len(other)


@pytest.mark.compiled
@pytest.mark.parametrize("slug", SLUGS)
def test_without_the_compiler_it_looks_as_with_it(slug, monkeypatch):
    """What is kept is linked and optimised anew: every bit is to stay."""
    game = find_game(slug)
    chosen = list(islice(positions(slug, game.players[-1]), 0, 12, 4))
    kept = [looked(Search(game, LOOK), match) for match in chosen]
    monkeypatch.setattr(kernel, "_native_folder", lambda *_: None)
    monkeypatch.setattr(
        search_module, "loops_of", lambda slug: search_module.Loops(find_game(slug))
    )
    assert [looked(Search(game, LOOK), match) for match in chosen] == kept


@pytest.mark.parametrize("slug", SLUGS)
def test_two_threads_give_the_same_look_each_time(slug):
    game = find_game(slug)
    match = next(positions(slug, every=20))
    first, again = (looked(Search(game, LOOK, threads=2), match) for _ in range(2))
    assert first == again
    assert sum(choice.visits for choice in first) == SIMULATIONS


@pytest.mark.parametrize("slug", SLUGS)
def test_a_budget_in_simulations_is_kept(slug):
    for match in islice(positions(slug), 0, 12, 3):
        choices = looked(Search(match.game, LOOK), match)
        assert sum(choice.visits for choice in choices) == SIMULATIONS
        assert {choice.action for choice in choices} <= set(match.legal_actions())
        for choice in choices:
            assert 0 <= choice.worth <= 1
            if choice.visits:
                assert sum(choice.chances) == pytest.approx(1)


def test_a_budget_in_seconds_ends():
    match = next(positions("aqua-romana", every=30))
    choices = looked(Search(match.game, LOOK), match, seconds=0.02)
    assert sum(choice.visits for choice in choices) >= FIRST_CHUNK


def test_it_stops_when_told_to():
    match = next(positions("aqua-romana", every=30))
    stop = Event()
    stop.set()
    choices = looked(Search(match.game, LOOK), match, simulations=100_000, stop=stop)
    assert sum(choice.visits for choice in choices) == FIRST_CHUNK


@pytest.mark.parametrize("slug", SLUGS)
def test_what_it_thinks_can_be_watched_and_changes_nothing(slug, monkeypatch):
    monkeypatch.setattr(search_module, "PAUSE", 0.0)
    game = find_game(slug)
    options = {"open-tokens": True} if slug == "palatinus" else {}
    for match in islice(positions(slug, every=7, **options), 0, 12, 3):
        thoughts = []
        choices = looked(Search(game, LOOK), match, simulations=SIMULATIONS, report=thoughts.append)
        assert choices == looked(Search(game, LOOK), match, simulations=SIMULATIONS)
        assert len(thoughts) > 1 or not COMPILED
        assert list(thoughts[-1].choices) == choices
        looks = [sum(choice.visits for choice in thought.choices) for thought in thoughts]
        assert looks == sorted(looks)
        assert looks[-1] == SIMULATIONS
        for thought in thoughts:
            assert sum(thought.choices[0].chances) == pytest.approx(1)
            followed = match.copy()
            for action in thought.line:
                followed.play(action)
        known = choices[0].visits >= search_module.WELL_KNOWN
        assert thoughts[-1].line[:1] == ((choices[0].action,) if known else ())


def test_of_what_is_hidden_it_expects_nothing():
    for match in islice(positions("palatinus", every=5), 2, 14, 4):
        thoughts, seat = [], match.to_play
        looked(Search(match.game, LOOK), match, simulations=SIMULATIONS, report=thoughts.append)
        followed = match.copy()
        for action in thoughts[-1].line:
            assert followed.to_play == seat
            followed.play(action)


@pytest.mark.compiled
@pytest.mark.parametrize("threads", [1, 2])
def test_nobody_is_told_after_it_was_stopped(threads, monkeypatch):
    monkeypatch.setattr(search_module, "PAUSE", 0.0)
    match = next(positions("aquaedukt", every=30))
    thoughts, stop = [], Event()

    def hear(thought):
        thoughts.append(thought)
        stop.set()

    search = Search(match.game, LOOK, threads)
    looked(search, match, simulations=100_000, stop=stop, report=hear)
    assert len(thoughts) == 1
    looked(search, match, simulations=100_000, stop=stop, report=hear)
    assert len(thoughts) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_it_keeps_its_tree_from_move_to_move(slug):
    game = find_game(slug)
    search = Search(game, LOOK)
    match = next(positions(slug, every=20))
    seat = match.to_play
    looked(search, match)
    before = looked(search, match)
    assert sum(choice.visits for choice in before) == 2 * SIMULATIONS
    match.play(before[0].action)
    if match.to_play == seat and len(match.legal_actions()) > 1:
        after = looked(search, match)
        fresh = looked(Search(game, LOOK), match)
        assert sum(choice.visits for choice in after) > sum(choice.visits for choice in fresh)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_tree_of_another_match_is_not_used(slug):
    game = find_game(slug)
    search = Search(game, LOOK)
    for seed in (1, 2, 3):
        match = next(islice(positions(slug, every=6, seed=seed), 1, None))
        # no history: a position that somebody has made up
        seen = match.observation(match.to_play)
        alone = seen.determinize(np.random.default_rng(seed))
        choices = looked(search, alone)
        assert choices == looked(Search(game, LOOK), alone)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_not_legal_in_its_old_position_is_not_done_there(slug, monkeypatch):
    """After a turn is taken back, in another match, and where there is no history."""
    game = find_game(slug)
    matches = [next(islice(positions(slug, every=6, seed=seed), 1, None)) for seed in (1, 2)]
    undone = matches[0].copy()
    while undone.row > matches[0].row - 4 or undone.to_play == CHANCE:
        undone.undo()
    undone.play(undone.legal_actions()[-1])
    while undone.to_play == CHANCE:
        undone.play_chance()
    alone = matches[1].observation(matches[1].to_play).determinize(np.random.default_rng(1))
    applied = []

    def apply(boxes, rows, row, action):
        assert game.entries.ruling(boxes, rows, row, action) == LEGAL
        applied.append(action)
        entries.apply(boxes, rows, row, action)

    # with trust all that was done is gone through from the start
    look = replace(LOOK, trust=0.0)
    search, entries = Search(game, look), game.entries
    monkeypatch.setattr(search, "game", replace(game, entries=replace(entries, apply=apply)))
    for match in (matches[0], undone, matches[1], alone, matches[1], matches[0]):
        assert looked(search, match) == looked(Search(game, look), match)
    assert not applied


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("trust", [0.0, 1.0])
def test_what_it_may_not_know_does_not_steer_it(players, trust):
    """Other wolves under the same appearance, the same generator: the same look, all along."""
    game = find_game("palatinus")
    rng = np.random.default_rng(5)
    searches = [Search(game, replace(LOOK, trust=trust)) for _ in range(2)]
    match = frontinus.new_match("palatinus", players, seed=4)
    compared = 0
    while not match.over:
        seat = match.to_play
        if seat == 0 and len(match.actions) > 20:
            seen = match.observation(seat)
            other = seen.determinize(rng)
            # the history goes with the match, what is under the wolves does not
            twin = match.copy()
            game.State.conceal_row(twin.rows, twin.row, None)
            for place, row in enumerate((match, other)):
                twin.rows[twin.row] = row.rows[row.row]
                looks = looked(searches[place], twin)
                if place == 0:
                    first = looks
            assert first == looks
            compared += 1
        step(match, rng)
    assert compared > 2


def test_a_shared_win_counts_its_part():
    winners, scores = numbers(MOST_SEATS), numbers(MOST_SEATS)
    for seat, (points, won) in enumerate([(12, 1), (7, 0), (12, 1)]):
        scores[seat], winners[seat] = points, won
    points, wins, values = (np.zeros(ROW) for _ in range(3))
    take_wins(3, winners, scores, points, wins)
    assert list(wins[:3]) == [0.5, 0, 0.5]
    tree = Tree()
    tree.aim, tree.reach = 0.25, 10.0
    value_result(Tree.rows_of(tree)[0], 3, points, wins, values)
    assert values[0] == values[2] > values[1]


def last_choices(slug, **options):
    """Give matches near the end in which some actions win at once and others do not."""
    for seed in range(60):
        match = frontinus.new_match(slug, 2, options=options, seed=seed)
        rng = np.random.default_rng(seed)
        while not match.over:
            step(match, rng)
        for _ in range(12):
            match.undo()
            if match.to_play == CHANCE or len(match.legal_actions()) == 1:
                continue
            ends = dict(ends_of(match))
            if len({won for won, _ in ends.values()}) > 1:
                yield match, ends
                break


def ends_of(match):
    """Give the actions after which nothing is left to choose, with the share of the win."""
    for action in match.legal_actions():
        tried = match.copy()
        tried.play(action)
        while not tried.over and len(tried.legal_actions()) == 1:
            tried.play(tried.legal_actions()[0])
        if tried.over:
            won = match.to_play in tried.winners
            yield action, (won / len(tried.winners), tried.scores[match.to_play])


@pytest.mark.parametrize(
    ("slug", "options"),
    [("aqua-romana", {}), ("palatinus", {"open-tokens": True}), ("aquaedukt", {})],
)
def test_it_finds_the_last_action_that_wins(slug, options):
    found = 0
    for match, ends in islice(last_choices(slug, **options), 4 if COMPILED else 1):
        best = looked(Search(match.game, Settings()), match, simulations=10 * SIMULATIONS)[0]
        if best.action in ends:
            assert ends[best.action][0] == max(won for won, _ in ends.values())
        else:
            # it may win as surely in another way
            assert best.chances[match.to_play] > 0.9
        found += 1
    assert found


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("name", LEVELS)
def test_no_level_plays_what_it_finds_far_worse(slug, name):
    rng = np.random.default_rng(6)
    player = Player(name, SIMULATIONS)
    for match in islice(positions(slug, every=5), 0, 30, 3):
        choices = player.look(match.observation(match.to_play), rng)
        least = max(FEWEST_VISITS, choices[0].visits / LEAST_PART)
        known = [choice for choice in choices if choice.visits >= least] or choices[:1]
        for _ in range(20):
            picked = player.pick(choices, rng)
            assert picked.worth >= max(known, key=lambda choice: choice.worth).worth - FAR
            assert picked.action in match.legal_actions()
    assert SPECIFIED[name].margin < FAR


@pytest.mark.parametrize("name", ERRING)
def test_a_lucky_look_is_no_reason(name):
    """Looked at three times a thing may seem best, and is hardly ever."""
    margin = SPECIFIED[name].margin
    best, near, lucky = (
        Choice(action, visits, 0.5 + better, (), ())
        for action, visits, better in (
            ("best", 40, 0.0),
            ("near", 11, -margin / 2),
            ("lucky", 3, 0.3),
        )
    )
    rng = np.random.default_rng(4)
    picked = {Player(name).pick([best, near, lucky], rng).action for _ in range(100)}
    assert picked == {"best", "near"}


@pytest.mark.parametrize("name", LEVELS)
def test_what_is_looked_at_most_is_not_played_if_it_seems_far_worse(name):
    looked_at, better = (
        Choice("looked at", 30, 0.5, (), ()),
        Choice("better", 20, 0.5 + 2 * FAR, (), ()),
    )
    rng = np.random.default_rng(4)
    picked = {Player(name).pick([looked_at, better], rng).action for _ in range(50)}
    assert picked == {"better"}


@pytest.mark.parametrize("slug", SLUGS)
def test_whole_matches_are_played(slug):
    for players in find_game(slug).players:
        match = frontinus.new_match(slug, players, seed=8)
        rng = np.random.default_rng(8)
        bots = [frontinus.bot(f"{LEVELS[seat]}@{SIMULATIONS // 10}") for seat in range(players)]
        while not match.over:
            seat = match.to_play
            if seat == CHANCE:
                match.play_chance()
            else:
                match.play(bots[seat].choose(match.observation(seat), rng))


@pytest.mark.compiled
@pytest.mark.parametrize("slug", SLUGS)
def test_the_yardstick_measures_alike(slug):
    bot = frontinus.bot("yardstick")
    for match in islice(positions(slug), 0, 10, 4):
        seen = match.observation(match.to_play)
        first, again = (bot.choose(seen, np.random.default_rng(2)) for _ in range(2))
        assert first == again
        assert first in match.legal_actions()


@pytest.mark.parametrize("name", ["curator@0", "tiro@-1", "curator@", "explorer@x", "tiro@1e3"])
def test_a_bad_budget_is_named(name):
    with pytest.raises(FrontinusError, match=f"{name}.*from 1 to 1,000,000"):
        frontinus.bot(name)


def test_a_budget_beyond_all_memory_is_refused():
    assert frontinus.bot(f"curator@{MOST_SIMULATIONS}").simulations == MOST_SIMULATIONS
    for budget in (MOST_SIMULATIONS + 1, 10**30):
        with pytest.raises(FrontinusError, match="a budget is"):
            frontinus.bot(f"curator@{budget}")


def test_a_player_of_no_level_is_refused():
    with pytest.raises(FrontinusError, match="no level named 'curator@20'; there is tiro"):
        Player("curator@20")


@pytest.mark.parametrize(
    "budget",
    [{"simulations": n} for n in (0, -5, 1.5, "5")]
    + [{"threads": n} for n in (0, -1, 1.5, None)]
    + [{"seconds": n} for n in (-1, math.nan, math.inf, "1")],
    ids=str,
)
def test_what_is_no_budget_is_refused(budget):
    ((name, value),) = budget.items()
    with pytest.raises(FrontinusError, match=f"^{name}: {value!r} is no .*number from"):
        Player("tiro", **budget)


def test_a_player_with_a_budget_in_seconds_has_no_other_unless_it_is_given():
    match = next(positions("aqua-romana", every=30))
    rng, seen = np.random.default_rng(3), match.observation(match.to_play)
    player, both = (Player("tiro", most, seconds=0.3) for most in (None, 16))
    assert sum(choice.visits for choice in player.look(seen, rng)) > SPECIFIED["tiro"].simulations
    assert sum(choice.visits for choice in both.look(seen, rng)) == 16


def test_levels_rise():
    budgets = [SPECIFIED[name].simulations for name in LEVELS]
    assert list(SPECIFIED) == list(LEVELS)
    assert list(ERRING) == [name for name, level in SPECIFIED.items() if level.margin > 0]
    assert budgets == sorted(budgets)


def test_who_strays_looks_at_other_actions():
    """Of so many as are looked at, the likeliest; astray also others."""
    match = next(islice(positions("palatinus", every=20, **{"open-tokens": True}), 1, None))

    def seen(stray, seed):
        look = replace(LOOK, breadth=5, stray=stray)
        found = looked(Search(match.game, look), match, seed, simulations=5)
        return frozenset(choice.action for choice in found)

    assert len({seen(0.0, seed) for seed in range(6)}) == 1
    assert len({seen(20.0, seed) for seed in range(6)}) > 3


def test_only_the_strongest_knows_which_actions_are_good():
    """A policy makes few simulations as strong as many: gentle levels would not be gentle."""
    assert find_network("aquaedukt").policies
    for name in LEVELS:
        known = Player(name)._network("aquaedukt").policies
        assert bool(known) == (name == LEVELS[-1])
