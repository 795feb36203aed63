"""Options (AQ-11)."""

from __future__ import annotations

import json
from itertools import product

import pytest

import frontinus

NAMES = ["hill-backs", "spring-and-canal", "players-place-hills"]


@pytest.mark.parametrize("values", [*product([False, True], repeat=3)])
def test_aq_11_1_any_combination_and_records_list_those_that_are_true(values):
    options = dict(zip(NAMES, values, strict=True))
    match = frontinus.new_match("aquaedukt", options=options)
    assert match.options == options
    record = json.loads(match.record().to_json())
    assert record["options"] == {name: True for name, value in options.items() if value}
    record["options"] = options
    assert frontinus.replay(record).options == options


@pytest.mark.parametrize(
    "options",
    [{name: value} for name in NAMES for value in (1, 0, "true", None, [])]
    + [{"hill_backs": True}, {"": False}, {"double-canals": True}],
)
def test_aq_11_1_an_unknown_name_or_another_value_is_an_error(options):
    with pytest.raises(frontinus.OptionError) as refused:
        frontinus.new_match("aquaedukt", options=options)
    assert refused.value.rule == "AQ-11.1"


def test_aq_11_2_hill_backs_is_the_variant(holds):
    """Hills at a distance, and backs at the end; without the option neither."""
    rest = "play hill f1; hill i1; hill l2\nrepeat 40: roll; die 1; stop"
    holds(f"""
players 4
play hill c5
yes hill c6
{rest}
step: over
""")
    holds(f"""
players 4
options hill-backs
play hill c5
no AQ-10.2: hill c6
{rest}
step: backs
""")


def test_aq_11_3_after_a_spring_one_stick_wherever_it_is_legal(holds):
    holds("""
players 2
options spring-and-canal
play @hills; spring 5.3
step: stick
no AQ-12.2: roll; spring 11.3; pass
no AQ-7.4: canal 11.3-12.3
play stop
to play: 1
play spring 10.3; canal 5.3-6.3
to play: 0
play canal 5.3-6.3; canal 6.3-7.3
to play: 1
""")


def test_aq_11_3_if_none_is_legal_the_turn_ends_at_once():
    """The last stick lies already, and it is still the last round."""
    from tests.games.aquaedukt.engine import match_from
    from tests.games.aquaedukt.test_aq_09_the_end import drawn, lay_all

    twin = drawn(3, {"spring-and-canal": True})
    lay_all(twin, 36)
    twin.active, twin.turns, twin.placed = 1, ["canal"], True
    match = match_from(twin)
    match.play(next(text for text in match.legal_actions() if text.startswith("spring")))
    assert (match.to_play, match.position().step) == (2, "turn")


def test_aq_11_3_without_the_option_a_spring_is_the_whole_turn(holds):
    holds("""
players 2
play @hills; spring 5.3
to play: 1
step: turn
""")


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 2), (4, 1)])
def test_aq_11_4_the_seats_place_the_hills_in_turn(begin, players, each):
    referee = begin(f"players {players}\noptions players-place-hills hill-backs")
    placed = []
    while referee.facts().step == "hills":
        placed.append(referee.facts().to_play)
        assert referee.refusal("hill l8") == "AQ-1.1"
        referee.play(referee.legal_actions()[-1])
    assert placed == list(range(players)) * each
    assert referee.facts().to_play == 0
    assert referee.facts().step == "turn"
