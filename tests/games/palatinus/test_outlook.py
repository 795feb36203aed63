"""The outlook is what the twin finds when it scores every assignment that fits (PA-4.4)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np
import pytest

from frontinus.core.kernel import COMPILED
from frontinus.core.match import Match
from frontinus.games.palatinus import outlook
from tests.games.palatinus.agreement import CHOICES
from tests.games.palatinus.boards import random_board
from tests.games.palatinus.engine import new_match
from tests.games.palatinus.examples import SETUP
from tests.games.palatinus.twin import LETTERS, OPEN_TOKENS, SAME_OWNER, STANDARD, Twin, settle

LOOKED_AT = 4 if COMPILED else 1
"""Positions of each game."""
PLACEMENTS = 2
"""Placements tried in each."""
FEW = 150
"""Assignments that the twin scores in a moment."""


def scenes(twin: Twin, viewer: int | None) -> Iterator[dict]:
    """Score the board under every assignment of what a viewer does not know."""
    hidden = [seat for seat in range(twin.players) if not twin.knows(viewer, seat)]
    for chosen in itertools.product(*(twin.assignments(seat) for seat in hidden)):
        scene = twin.scene()
        merchants = frozenset().union(*(places for places, _ in chosen))
        for place, (seat, sort) in twin.tokens.items():
            if seat in hidden and sort.endswith("*"):
                scene.tokens[place] = (seat, "merchant" if place in merchants else "farmer")
        yield settle(scene)


def spread(values) -> tuple[int, int]:
    """Give the least and the most."""
    found = list(values)
    return min(found), max(found)


def earned(account: dict, place: str) -> int:
    """Tell what a token earned."""
    hill = account["hills"][LETTERS.index(place[0])]
    return next((one["points"] for one in hill["influence"] if one["place"] == place), 0)


def influence(accounts: list[dict], players: int) -> dict[str, tuple[tuple[int, int], ...]]:
    return {
        letter: tuple(spread(a["hills"][n]["totals"][s] for a in accounts) for s in range(players))
        for n, letter in enumerate(LETTERS)
    }


def prey(accounts: list[dict], soldier: str) -> tuple[set[str], set[str], bool]:
    """Tell what a soldier captures surely, perhaps, and whether he surely withdraws."""
    taken = [
        set(one["captures"])
        for account in accounts
        for one in account["hills"][LETTERS.index(soldier[0])]["soldiers"]
        if one["place"] == soldier
    ]
    assert len(taken) == len(accounts)
    sure = set.intersection(*taken)
    return sure, set.union(*taken) - sure, not any(taken)


def first(hill: dict) -> set[int]:
    return {hill["winner"]} if hill["winner"] is not None else set(hill["tied"])


def check_standing(match: Match, twin: Twin, viewer: int | None) -> int:
    """Compare the board as it lies; answers the number of assignments."""
    accounts = list(scenes(twin, viewer))
    seen = match.observation(viewer)
    found = outlook.standing(seen)
    assert found is not None
    assert outlook.assignment_count(seen) == len(accounts)
    assert found.influence == influence(accounts, twin.players)
    assert list(found.points) == [
        spread(a["scores"][s] for a in accounts) for s in range(twin.players)
    ]
    for n, letter in enumerate(LETTERS):
        leaders = [first(a["hills"][n]) for a in accounts]
        assert set(found.leaders[letter]) == set.intersection(*leaders)
        assert set(found.contenders[letter]) == set.union(*leaders)
    others = {place for place, (_, sort) in twin.tokens.items() if sort != "soldier"}
    assert set(found.earns) == others
    for place in others:
        assert found.earns[place] == spread(earned(a, place) for a in accounts)
    assert {one.soldier for one in found.prey} == set(twin.tokens) - others
    for one in found.prey:
        assert (set(one.sure), set(one.perhaps), one.withdraws) == prey(accounts, one.soldier)
        assert one.seat == twin.tokens[one.soldier][0]
    return len(accounts)


def check_placement(twin: Twin, viewer: int, action: str, found: outlook.Outlook) -> None:
    """Compare a placement with the board without it, assignment by assignment."""
    sort, place = action.split()
    after = twin.copy()
    after.tokens[place] = (viewer, sort)
    without, accounts = list(scenes(twin, viewer)), list(scenes(after, viewer))
    assert (found.low, found.high) == spread(earned(a, place) for a in accounts)
    assert all(low <= high for _, low, high in found.gives)
    assert sum(one.high for one in found.reasons) == sum(high for _, _, high in found.gives)
    assert found.high <= sum(high for _, _, high in found.gives)
    if len(accounts) == 1:
        assert found.high == sum(high for _, _, high in found.gives)
    before, now = influence(without, twin.players), influence(accounts, twin.players)
    assert {(s.hill, s.seat): (s.before, s.after) for s in found.shifts} == {
        (letter, seat): (before[letter][seat], now[letter][seat])
        for letter in LETTERS
        for seat in range(twin.players)
        if before[letter][seat] != now[letter][seat]
    }
    gains = {
        other: spread(
            earned(a, other) - earned(b, other) for a, b in zip(accounts, without, strict=True)
        )
        for other in twin.tokens
    }
    assert {one.place: (one.low, one.high) for one in found.others} == {
        other: gain for other, gain in gains.items() if gain != (0, 0)
    }
    beside = {place, *twin.touching()[place]}
    soldiers = {p for p, (_, s) in after.tokens.items() if s == "soldier"} & beside
    assert [one.soldier for one in found.prey] == sorted(soldiers)
    for one in found.prey:
        assert (set(one.sure), set(one.perhaps), one.withdraws) == prey(accounts, one.soldier)
    scores = [
        (s, spread(a["scores"][s] for a in without), spread(a["scores"][s] for a in accounts))
        for s in range(twin.players)
    ]
    assert sorted(found.points) == [one for one in scores if one[1] != one[2]]


@pytest.mark.parametrize("opened", [False, True], ids=["hidden", "open-tokens"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("drawn", [False, True], ids=["standard", "drawn-board"])
def test_the_outlook_is_exact(players, opened, drawn):
    rng = np.random.default_rng([players, opened, drawn])
    board = random_board(rng) if drawn else STANDARD
    options = {SAME_OWNER: ("each", "once")[players % 2], OPEN_TOKENS: opened}
    match = new_match(players, options, board if drawn else None)
    twin = Twin(players, options, board)
    moments = {int(n) for n in 14 + rng.choice(32, LOOKED_AT, replace=False)} | {46 - players}
    most = tried = 0
    while not match.over:
        action = CHOICES["crowded"](match.legal_actions(), rng)
        match.play(action)
        twin.play(action)
        if len(match.actions) not in moments or match.over:
            continue
        viewer = twin.to_play
        if outlook.assignment_count(match.observation(viewer)) > FEW:
            continue
        if outlook.assignment_count(match.observation(None)) <= FEW:
            check_standing(match, twin, None)
        most = max(most, check_standing(match, twin, viewer))
        legal = match.legal_actions()
        chosen = [str(text) for text in rng.choice(legal, PLACEMENTS)]
        found = outlook.outlooks(match.observation(viewer), chosen)
        for action in chosen:
            check_placement(twin, viewer, action, found[action])
            tried += 1
    assert tried
    assert (most > 1) != opened or not COMPILED


def test_a_wolf_counts_as_what_its_owner_knows():
    match = new_match(3)
    for text in [*SETUP, "merchant* A1", "farmer* A3", "soldier A5", "merchant B4"]:
        match.play(text)
    match.play("merchant G3")
    found = outlook.outlooks(match.observation(match.to_play), ["farmer A2", "farmer* A2"])
    assert found["farmer A2"] == found["farmer* A2"]
    own = outlook.standing(match.observation(0))
    others = outlook.standing(match.observation(2))
    assert own.earns["A1"] == (2, 2)
    assert others.earns["A1"] == (2, 8)


def test_what_would_take_too_long_is_not_told(monkeypatch):
    match = new_match(3)
    for text in [*SETUP, "merchant* A1", "farmer* A3"]:
        match.play(text)
    seen = match.observation(2)
    legal = seen.legal_actions()
    assert len(outlook.outlooks(seen, legal)) == len(legal)
    monkeypatch.setattr(outlook, "MOST_SCORINGS", 100)
    monkeypatch.setattr(outlook, "MOST_ASSIGNMENTS", 3)
    assert outlook.outlooks(seen, legal) == {}
    assert outlook.outlooks(seen, legal[:1])
    assert outlook.standing(seen) is None


def test_the_largest_boards_overflow_nothing():
    """Counts of captures are of 16 bits, influence is of 8: at most six merchants, 15 each."""
    assert outlook.MOST_ASSIGNMENTS < 1 << 15
    assert outlook.MOST_SCORINGS < 1 << 31
    assert 6 * 15 < 1 << 7
    assert outlook.Forecast.dtype["takes"].base.itemsize == 2
