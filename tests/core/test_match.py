"""Match and observation, by the toy game and Aqua Romana."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

import frontinus
from frontinus.core.match import FIRST_CAPACITY, Match
from frontinus.core.record import replay as replay_record
from tests.contract.toy import GAME, State

BOARD = GAME.named_board("standard")


def cups(players=2, seed=0, **options):
    options = {name.replace("_", "-"): value for name, value in options.items()}
    return Match(GAME, players, BOARD, options, seed=seed)


def play(match, *texts):
    for text in texts:
        match.play(text)
    return match


def test_the_public_names():
    assert sorted(frontinus.__all__) == dir(frontinus)
    for name in frontinus.__all__:
        assert getattr(frontinus, name) is not None
    assert frontinus.CHANCE == -1
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        frontinus.nothing  # noqa: B018


def test_a_match_tells_what_it_is():
    match = frontinus.new_match("aqua-romana", players=3, board="standard", options={}, seed=7)
    assert match.game.slug == "aqua-romana"
    assert match.game.title == "Aqua Romana"
    assert match.game.players == range(2, 5)
    assert match.game.rules_text().startswith("# Aqua Romana")
    assert (match.players, match.board.name, match.board.standard) == (3, "standard", True)
    assert match.options == {"voluntary-close-needs-tile": False}
    assert (match.to_play, match.over, match.scores, match.winners) == (0, False, None, None)
    assert match.actions == ()


def test_the_fewest_players_are_the_default():
    assert frontinus.new_match("aqua-romana").players == 2


@pytest.mark.parametrize("game", ["", "aqua_romana", "Aqua-Romana", "chess", None, 3, "x" * 1000])
def test_an_unknown_game_is_refused(game):
    with pytest.raises(frontinus.FrontinusError) as refused:
        frontinus.new_match(game)
    assert len(str(refused.value)) < 200


def test_an_illegal_action_is_refused_with_rule_and_action_and_changes_nothing():
    match = frontinus.new_match("aqua-romana")
    before = match.state_bytes()
    for text, rule in (("place J Nc", "AR-2.3"), ("keep", "AR-2.3"), ("nonsense", "AR-12.1")):
        with pytest.raises(frontinus.IllegalAction) as refused:
            match.play(text)
        assert (refused.value.rule, refused.value.action) == (rule, text)
        assert str(refused.value).startswith(f"{rule}: ")
        assert len(str(refused.value).splitlines()) == 1
    assert (match.state_bytes(), match.actions) == (before, ())


@pytest.mark.parametrize("text", [None, 3, ["place C Nc"], b"place C Nc", "x" * 100_000, "\n\t\0"])
def test_whatever_is_played_the_message_is_one_short_line(text):
    match = frontinus.new_match("aqua-romana")
    assert match.refusal(text) == "AR-12.1"
    with pytest.raises(frontinus.IllegalAction) as refused:
        match.play(text)
    assert refused.value.rule == "AR-12.1"
    assert len(str(refused.value)) < 200
    assert str(refused.value).isprintable()
    assert str(refused.value).isascii()


def test_chance_lists_its_outcomes_and_draws_them_by_weight():
    drawn = {"roll 1": 0, "roll 2": 0, "roll 3": 0}
    match = cups(seed=5)
    assert match.to_play == frontinus.CHANCE
    assert match.legal_actions() == list(drawn)
    assert match.weights() == [3, 2, 1]
    for _ in range(600):
        drawn[match.play_chance()] += 1
        match.undo()
    assert 250 < drawn["roll 1"] < 350
    assert 150 < drawn["roll 2"] < 250
    assert 60 < drawn["roll 3"] < 140


def test_chance_plays_only_when_it_is_to_act():
    match = play(cups(), "roll 2")
    assert match.to_play == 0
    with pytest.raises(frontinus.FrontinusError):
        match.play_chance()
    assert match.refusal("roll 2") == "CU-2.2"
    assert cups().refusal("show") == "CU-2.2"


def test_the_same_seed_draws_the_same():
    def rolls(match):
        found = []
        while not match.over:
            if match.to_play == frontinus.CHANCE:
                found.append(match.play_chance())
            else:
                match.play("show")
        return found

    assert rolls(cups(seed=3)) == rolls(cups(seed=3))
    assert len({tuple(rolls(cups(seed=seed))) for seed in range(20)}) > 5
    match = cups(seed=3)
    match.play_chance()
    copied = match.copy()
    assert rolls(match) == rolls(copied)


def test_undo_takes_back_one_action_or_outcome():
    match = play(cups(), "roll 2", "hide 1", "roll 3")
    assert match.actors == (-1, 0, -1)
    assert match.undo() == "roll 3"
    assert match.to_play == frontinus.CHANCE
    assert match.undo() == "hide 1"
    assert match.to_play == 0
    assert match.undo() == "roll 2"
    with pytest.raises(frontinus.FrontinusError):
        match.undo()


def test_a_match_longer_than_its_first_rows_goes_on():
    board = GAME.board({"name": "long", "weights": [1, 1, 1], "rounds": 12})
    match = Match(GAME, 3, board, {}, seed=0)
    states = []
    while not match.over:
        states.append(match.state_bytes())
        if match.to_play == frontinus.CHANCE:
            match.play_chance()
        else:
            match.play("show")
    assert len(states) > FIRST_CAPACITY
    while states:
        match.undo()
        assert match.state_bytes() == states.pop()


def test_hidden_parts_are_gone_before_anybody_looks():
    match = play(cups(), "roll 3", "hide 2", "roll 1", "hide 1")
    seen = {seat: match.observation(seat) for seat in (None, 0, 1)}
    assert [seen[seat].position()["cups"] for seat in (None, 0, 1)] == [[0, 0], [2, 0], [0, 1]]
    assert all(State.read(one.rows, 0).total == 0 for one in seen.values())
    views = {seat: one.view()["actions"] for seat, one in seen.items()}
    assert views[None] == ["roll 3", "hide", "roll 1", "hide"]
    assert views[0] == ["roll 3", "hide 2", "roll 1", "hide"]
    assert views[1] == ["roll 3", "hide", "roll 1", "hide 1"]
    assert [one.view()["view"] for one in seen.values()] == ["spectator", 0, 1]
    assert "view" not in match.record().data


def test_what_another_seat_may_do_is_never_listed():
    """With three coins in its cup a seat may hide fewer: the list would tell."""
    match = play(cups(), "roll 3", "hide 3", "roll 1", "show", "roll 3")
    assert match.legal_actions() == ["hide 0", "hide 1", "hide 2", "show"]
    assert match.observation(0).legal_actions() == match.legal_actions()
    assert match.observation(1).legal_actions() == []
    assert match.observation(None).legal_actions() == []


def test_two_truths_with_different_secrets_give_the_same_bytes():
    def seen(hidden):
        return play(cups(), "roll 3", f"hide {hidden}", "roll 1").observation(1)

    one, other = seen(0), seen(3)
    assert State.to_bytes(one.rows, 0) == State.to_bytes(other.rows, 0)
    assert one.view() == other.view()
    assert one.position() == other.position()
    assert one.legal_actions() == other.legal_actions() == ["hide 0", "hide 1", "show"]
    rngs = np.random.default_rng(1), np.random.default_rng(1)
    drawn = [seen.determinize(rng) for seen, rng in zip((one, other), rngs, strict=True)]
    assert drawn[0].state_bytes() == drawn[1].state_bytes()


def test_an_option_may_open_all_secrets():
    match = play(cups(open_hands=True), "roll 3", "hide 2", "roll 1")
    seen = match.observation(1)
    assert seen.position()["cups"] == [2, 0]
    assert seen.view() == match.record().data
    assert State.read(seen.determinize(np.random.default_rng(0)).rows, 0).cups[0] == 2


def test_a_finished_match_hides_nothing():
    match = play(cups(), *(["roll 2", "hide 1"] * 4))
    assert match.over
    assert match.observation(None).view() == match.record().data
    assert match.observation(None).position()["cups"] == [2, 2]
    assert (match.scores, match.winners) == ([3, 3], [0, 1])


def test_a_drawn_match_goes_on_and_has_no_record():
    match = play(cups(), "roll 3", "hide 2", "roll 2")
    drawn = match.observation(1).determinize(np.random.default_rng(0))
    assert drawn.to_play == 1
    drawn.play("hide 1")
    assert drawn.actions == ("hide 1",)
    with pytest.raises(frontinus.FrontinusError):
        drawn.record()
    drawn.undo()
    with pytest.raises(frontinus.FrontinusError):
        drawn.undo()
    cup = {
        State.read(match.observation(1).determinize(np.random.default_rng(n)).rows, 0).cups[0]
        for n in range(60)
    }
    assert cup == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [-1, 2, "0", 1.5, "x" * 1000])
def test_only_seats_of_the_match_look_at_it(seat):
    with pytest.raises(frontinus.FrontinusError) as refused:
        cups().observation(seat)
    assert len(str(refused.value)) < 100


def test_a_view_has_the_board_along_if_it_is_not_the_standard_one():
    data = {"name": "long", "weights": [1, 1, 1], "rounds": 12}
    match = Match(GAME, 2, GAME.board(data), {}, seed=1)
    assert [match.observation(seat).view()["board-data"] for seat in (None, 0, 1)] == [data] * 3
    assert "board-data" not in cups().observation(0).view()


def test_a_view_is_no_record():
    match = play(cups(), "roll 3", "hide 2")
    for seat in (None, 0, 1):
        with pytest.raises(frontinus.RecordError):
            replay_record(match.observation(seat).view(), lambda _: GAME)


def test_options_of_all_kinds_are_checked_and_written():
    match = cups(open_hands=True, prize=3)
    assert match.options == {"open-hands": True, "prize": 3}
    assert json.loads(match.record().to_json())["options"] == {"open-hands": True, "prize": 3}
    assert cups(prize=1).record().data["options"] == {}
    for wrong in ({"prize": 4}, {"prize": True}, {"prize": 1.0}, {"prize": "1"}, {"open-hands": 0}):
        with pytest.raises(frontinus.OptionError) as refused:
            Match(GAME, 2, BOARD, wrong)
        assert refused.value.rule == "CU-1.2"


@pytest.mark.parametrize("options", ["abc", "", 5, [("open-tokens", True)]])
def test_options_are_names_with_values(options):
    with pytest.raises(
        frontinus.OptionError, match="options are names with values, not"
    ) as refused:
        frontinus.new_match("palatinus", options=options)
    assert refused.value.rule == "PA-8.1"


def test_listing_gives_a_list_of_ones_own():
    match = frontinus.new_match("aqua-romana")
    match.legal_actions().clear()
    match.observation(0).legal_actions().clear()
    assert len(match.legal_actions()) == 152


def test_outcomes_weigh_alike_where_a_game_says_nothing_else():
    even = replace(GAME, rules=replace(GAME.rules, weigh=None))
    match = Match(even, 2, even.named_board("standard"), {}, seed=1)
    assert match.weights() == [1, 1, 1]
    drawn = {}
    for _ in range(300):
        text = match.play_chance()
        drawn[text] = drawn.get(text, 0) + 1
        match.undo()
    assert min(drawn.values()) > 60
    rows = even.tables(match.board, 2, match.options)[1]
    assert even.loops.random_games(rows, 1, np.random.default_rng(0), varied=False)[0] >= 8


def test_an_observation_knows_what_its_seat_alone_may_know():
    match = play(cups(), "roll 3", "hide 2")
    assert [match.knows(seat) for seat in (0, 1)] == [True, True]
    assert [match.observation(0).knows(seat) for seat in (0, 1)] == [True, False]
    assert [match.observation(None).knows(seat) for seat in (0, 1)] == [False, False]
    opened = play(cups(open_hands=True), "roll 3", "hide 2")
    assert [opened.observation(None).knows(seat) for seat in (0, 1)] == [True, True]


def test_an_account_is_there_where_the_rules_define_one_and_the_match_is_over():
    with pytest.raises(frontinus.FrontinusError, match="no account"):
        cups().account()
    told = replace(GAME, account=lambda match: {"scores": match.scores})
    match = Match(told, 2, told.named_board("standard"), {})
    with pytest.raises(frontinus.FrontinusError, match="not over"):
        match.account()
    play(match, *(["roll 2", "hide 1"] * 4))
    assert match.account() == {"scores": [3, 3]}


def test_counting_to_a_depth_below_zero_is_refused():
    with pytest.raises(frontinus.FrontinusError, match="0 or more, not -1"):
        cups().perft(-1)
