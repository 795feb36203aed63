"""What is said of a position of Aquädukt and of an action, and how a policy orders actions."""

from __future__ import annotations

import numpy as np
import pytest

import frontinus
from frontinus.bots.aquaedukt import IN_SCRATCH, SENSE, order
from frontinus.bots.aquaedukt_features import COMMON, OWN, SEEN, TRAITS, describe, see, tell_apart
from frontinus.bots.network import FEATURES
from frontinus.bots.sense import SCRATCH
from frontinus.core.struct import copy_row, numbers
from frontinus.testing import step

HILLS = [f"hill {space}" for space in ("a2", "l2", "a7", "l7", "b1", "k1", "b8", "k8")]
UNTOUCHED = 12345.0
ROLL_3 = ["roll", "die 3", "house 3 g2", "stop"]


def after(*actions, **options):
    match = frontinus.new_match("aquaedukt", 2, options=options)
    for action in [*HILLS, *actions]:
        match.play(action)
    return match


def described(match):
    """Give what is said of the seats that is not 0, and of what they have in common."""
    features, players = np.zeros(FEATURES), match.players
    describe(match.boxes[0], match.rows[match.row], np.zeros(SCRATCH), features)
    own = features[: players * len(OWN)].reshape(players, -1)
    common = features[players * len(OWN) : players * len(OWN) + len(COMMON)]
    seats = [
        {name: float(number) for name, number in zip(OWN, seat, strict=True) if number}
        for seat in own
    ]
    return seats, dict(zip(COMMON, map(float, common), strict=True))


def test_a_dry_tile_is_told_by_its_distance_and_the_room_of_its_area():
    seats, common = described(after(*ROLL_3))
    # area 3 has five spaces, four of them free; no spring is open
    assert seats[0]["dry 4 2"] == 3
    assert (common["ends"], common["free spaces"], common["free spaces near water"]) == (0, 83, 0)
    for spring, steps in (("spring 6.6", 4), ("spring 6.5", 3), ("spring 6.3", 1)):
        seats, common = described(after(*ROLL_3, spring))
        assert seats[0][f"dry {steps} 2"] == 3
    assert "edges 0" not in seats[0]
    seats, common = described(after(*ROLL_3, "spring 6.1"))
    assert seats[0]["dry 0 2"] == 3
    assert common["free spaces near water"] == 3


def test_sticks_are_told_by_what_they_gain_over_the_others():
    seats, _ = described(after(*ROLL_3, "spring 6.1"))
    # two sides of g2 may be laid at once, and two are a step away
    assert seats[0]["edges 0"] == 6
    assert seats[0]["edges 1"] == 6
    assert seats[0]["next turn"] == 6
    assert "edges 0" not in seats[1]
    # behind the edge between them the tiles of both cancel out
    shared = after(*ROLL_3, "roll", "die 4", "house 2 g1", "stop", "spring 6.1")
    seats, _ = described(shared)
    assert seats[0]["edges 0"] == 3 + 1
    assert seats[1]["edges 0"] == 2


def test_what_gains_much_counts_more_than_twice_the_half():
    seats, _ = described(after(*ROLL_3, "spring 6.1"))
    # three points each on two sides, and a quarter of the squares
    assert seats[0]["squared edges 0"] == 2 * 9 / 4
    assert seats[0]["best edge 1"] == 3
    assert "best edge 2" not in seats[0]


def test_an_edge_may_be_laid_by_another_seat():
    shared = after(*ROLL_3, "roll", "die 4", "house 2 g1", "stop", "spring 6.1")
    seats, _ = described(shared)
    # the edge between both gains seat 0 one point, and seat 1 its two
    assert seats[1]["lent edges 0"] == 2
    assert "lent edges 0" not in seats[0]


def test_a_spring_may_come_to_a_tile_far_from_all_ends():
    seats, _ = described(after(*ROLL_3))
    assert seats[0]["dry by springs to come"] == 3
    # one beside it leaves no room for another; far away it changes nothing
    assert "dry by springs to come" not in described(after(*ROLL_3, "spring 6.4"))[0][0]
    assert described(after(*ROLL_3, "spring 1.7"))[0][0]["dry by springs to come"] == 3


def test_rolls_left_are_told_while_a_turn_builds():
    assert described(after())[1]["rolls left"] == 0
    for actions, left in ((["roll", "die 3"], 2), (["roll", "die 3", "house 3 g2"], 2)):
        assert described(after(*actions))[1]["rolls left"] == left


def test_within_a_turn_the_next_stick_counts():
    match = after(*ROLL_3, "spring 6.1", "canal 5.1-6.1")
    assert match.to_play == 0
    seats, common = described(match)
    assert seats[0]["next stick"] == 3
    assert "next turn" not in seats[0]
    assert common["may lay"] == 1


def test_water_ends_what_is_hoped():
    seats, common = described(after(*ROLL_3, "spring 6.1", "canal 6.1-7.1", "stop"))
    assert (seats[0]["wet"], seats[0]["wet tiles"]) == (3, 1)
    assert not any(name.startswith(("dry", "edges")) for name in seats[0])
    # g1 above the stick is free, and has water: the lowest tile may be placed there
    assert (common["free spaces with water"], common["areas with water"]) == (1, 1 / 20)
    assert seats[1]["roll on water"] == 1 / 20


def positions(players, every=11, seed=1, **options):
    match = frontinus.new_match("aquaedukt", players, options=options, seed=seed)
    rng = np.random.default_rng(seed)
    while not match.over:
        if match.to_play >= 0 and len(match.actions) % every == 0:
            yield match
        step(match, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"hill-backs": True}, {"players-place-hills": True}])
def test_an_action_is_told_by_the_position_after_it(players, options):
    for match in positions(players, **options):
        states = match.game.State.rows(2)
        copy_row(states, 0, match.rows, match.row)
        before = match.game.State.to_bytes(states, 0)
        text = match.legal_actions()[len(match.actions) % len(match.legal_actions())]
        traits = np.full(len(TRAITS) + 1, UNTOUCHED)
        seat, action = match.to_play, match.game.actions.number(text)
        tell_apart(match.boxes, states, seat, action, traits, np.zeros(SCRATCH))
        assert match.game.State.to_bytes(states, 0) == before
        assert np.isfinite(traits[:-1]).all()
        assert (traits[:-1] != UNTOUCHED).all()
        assert traits[-1] == UNTOUCHED
        then = match.copy()
        then.play(text)
        features, seen = np.zeros(FEATURES), np.zeros(SEEN)
        describe(then.boxes[0], then.rows[then.row], np.zeros(SCRATCH), features)
        see(players, seat, features, seen)
        share = match.position().sticks_left / 36
        assert traits[:SEEN] == pytest.approx(seen)
        assert traits[SEEN : 2 * SEEN] == pytest.approx(share * seen)


def test_kinds_of_actions_are_told_apart():
    def kinds(match, text):
        states = match.game.State.rows(2)
        copy_row(states, 0, match.rows, match.row)
        traits = np.zeros(len(TRAITS))
        action = match.game.actions.number(text)
        tell_apart(match.boxes, states, match.to_play, action, traits, np.zeros(SCRATCH))
        return {
            name
            for name, number in zip(TRAITS[2 * SEEN :], traits[2 * SEEN :], strict=True)
            if number == 1.0 and "sticks" not in name
        }

    assert kinds(after(), "roll") == {"roll"}
    assert kinds(after(), "spring 6.1") == {"spring"}
    assert kinds(after("roll", "die 3"), "stop") == {"no tile"}
    assert kinds(after("roll", "die 3"), "house 3 g2") == set()
    assert kinds(after("roll", "die 3", "house 3 g2"), "roll") == {"roll again"}
    assert kinds(after("roll", "die 3", "house 3 g2"), "stop") == {"no further roll"}
    opened = after(*ROLL_3, "spring 6.1")
    assert kinds(opened, "canal 5.1-6.1") == {"canal"}
    assert kinds(after(*ROLL_3, "spring 6.1", "canal 5.1-6.1"), "stop") == {"no second stick"}


def test_a_policy_orders_by_the_traits():
    rng = np.random.default_rng(3)
    policy = rng.normal(0, 1, len(TRAITS))
    for match in positions(3, every=17):
        states = match.game.State.rows(3)
        copy_row(states, 0, match.rows, match.row)
        texts = match.legal_actions()
        actions, results = numbers(len(texts)), np.zeros(len(texts))
        for place, text in enumerate(texts):
            actions[place] = match.game.actions.number(text)
        scratch = np.full(SCRATCH + FEATURES, UNTOUCHED)
        order(match.boxes, states, match.to_play, actions, len(texts), results, scratch, policy)
        # what is described of a leaf stands behind, and is not to be written over
        assert (scratch[SCRATCH:] == UNTOUCHED).all()
        for place in range(len(texts)):
            traits = np.zeros(len(TRAITS))
            tell_apart(
                match.boxes, states, match.to_play, int(actions[place]), traits, np.zeros(SCRATCH)
            )
            assert results[place] == pytest.approx(policy @ traits)


def test_there_is_room_for_all_numbers():
    assert IN_SCRATCH + len(TRAITS) <= SCRATCH
    assert len(set(TRAITS)) == len(TRAITS) == 2 * SEEN + 22
    assert SENSE.traits == TRAITS
