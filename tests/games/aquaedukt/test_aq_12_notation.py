"""Notation and refusals (AQ-12)."""

from __future__ import annotations

import json

import pytest

import frontinus
from tests.games.aquaedukt.engine import match_from
from tests.games.aquaedukt.twin import Twin

BAD_TEXTS = [
    *("", " ", "Roll", "roll ", " roll", "roll\n", "roll roll", "wait", "keep", "take C"),
    *("hill", "hill ", "hill c", "hill c0", "hill c9", "hill m5", "hill C5", "hill 5c", "hill c05"),
    *("hill c5 ", "hill  c5", "hill\tc5", "hill c5 d5", "hill c\u0665", "hill \u04415"),
    *("die", "die 0", "die 21", "die 07", "die 7.0", "die -1", "die 1 1", "die \u00b9", "die +1"),
    *("house", "house 1", "house c5", "house 0 c5", "house 5 c5", "house 01 c5", "house c5 1"),
    *("house 1c5", "house 1 c5 2", "house 1 C5", "house 1 m5", "house 1  c5"),
    *("stop 1", "stop.", "pass pass", "passe"),
    *(
        "spring",
        "spring 5",
        "spring 5,3",
        "spring 5.9",
        "spring 13.0",
        "spring 05.3",
        "spring 5.03",
    ),
    *("spring 5.3-6.3", "spring c5", "spring 5. 3", "spring -1.3", "spring .3", "spring 5."),
    *("canal", "canal 5.3", "canal 5.3 6.3", "canal 6.3-5.3", "canal 5.4-5.3", "canal 5.3-7.3"),
    *("canal 5.3-6.4", "canal 5.3-5.3", "canal 12.3-13.3", "canal 5.8-5.9", "canal 5.3--6.3"),
    *("canal 5.3-6.3-7.3", "canal 5.3-6.3 ", "canal 5.3 - 6.3", "canal 05.3-6.3", "canal c5-d5"),
    *("back", "back c5", "back c5 fresh", "back mineral c5", "back c5 Foul", "back c5  foul"),
    *("back m1 foul", "back c5 foul mineral", "back c5foul", "back c5-foul"),
    *("roll\x00", "\u00e9", "roll" * 10000),
]


@pytest.fixture(scope="module")
def at_any_time():
    """Twin and engine at several steps, the last of them over; asking them changes nothing."""
    twin, match = Twin(2), frontinus.new_match("aquaedukt")
    for action in [None, *(f"hill {one}" for one in "a2 l2 a7 l7 b1 k1 b8 k8".split())]:
        for referee in (twin, match):
            if action:
                referee.play(action)
    for referee in (twin, match):
        for action in ("roll", "die 1", "stop") * 19:
            referee.play(action)
    over = match.copy()
    for action in ("roll", "die 1", "stop"):
        over.play(action)
    assert over.over
    return twin, match, frontinus.new_match("aquaedukt"), over


@pytest.mark.parametrize("text", BAD_TEXTS)
def test_aq_12_1_a_text_that_has_none_of_the_forms(at_any_time, text):
    """In any phase, and also when the game is over, this is the first line of AQ-12.4."""
    assert [referee.refusal(text) for referee in at_any_time] == ["AQ-12.1"] * 4


@pytest.mark.parametrize(
    "text",
    "hill a1; house 1 l8; house 4 a8; spring 0.0; spring 12.8; canal 0.0-1.0; canal 0.0-0.1; "
    "canal 11.8-12.8; canal 12.7-12.8; back a1 foul; back l8 mineral".split("; "),
)
def test_aq_12_1_well_formed_even_if_there_is_no_such_place(text):
    match = frontinus.new_match("aquaedukt")
    assert match.game.actions.number(text) is not None
    assert match.refusal(text) in ("AQ-12.2", "AQ-1.1")


def test_aq_12_1_the_two_sticks_of_a_double_canal_have_the_same_text(holds):
    holds("""
players 2
play @hills; spring 5.3; canal 5.3-6.3; canal 5.3-6.3
canals f4: 2
""")


def test_aq_12_1_lists_are_in_ascii_order_without_repetition(begin):
    referee = begin("players 3")
    chosen = 0
    while referee.facts().to_play is not None:
        legal = referee.legal_actions()
        assert legal == sorted(set(legal))
        chosen += 7
        referee.play(legal[chosen % len(legal)])


PHASES = {
    "hills": ("hill", []),
    "turn": ("canal pass roll spring", ["spring 5.3"]),
    "die": ("die", ["roll"]),
    "house": ("house stop", ["roll", "die 3"]),
    "again": ("roll stop", ["roll", "die 3", "house 1 f1"]),
    "stick": ("canal stop", ["spring 5.3", "canal 5.3-6.3"]),
    "backs": ("back", ["roll", "die 3", "stop"]),
}
ONE_OF_EACH = (
    "back a2 foul; canal 5.3-5.4; die 3; hill i6; house 1 f2; pass; roll; spring 11.3; stop"
).split("; ")


@pytest.mark.parametrize("phase", PHASES)
def test_aq_12_2_what_is_played_when(phase):
    verbs, actions = PHASES[phase]
    twin = Twin(2, {"hill-backs": True})
    if phase != "hills":
        for hill in "a2 d1 g1 j1 l3 l6 a5 c7".split():
            twin.play(f"hill {hill}")
    if phase == "backs":
        twin.idle, twin.active, twin.turns = 9, 1, ["roll"]
    match = match_from(twin)
    for referee in (match, twin):
        for action in actions:
            referee.play(action)
        refused = [text for text in ONE_OF_EACH if referee.refusal(text) == "AQ-12.2"]
        assert refused == [text for text in ONE_OF_EACH if text.split()[0] not in verbs.split()]
    assert match.position().step == phase


def test_aq_12_3_a_record_has_these_keys():
    match = frontinus.new_match("aquaedukt", 3, options={"spring-and-canal": True})
    match.play("hill c5")
    assert json.loads(match.record().to_json()) == {
        "frontinus": 1,
        "game": "aquaedukt",
        "players": 3,
        "board": "standard",
        "options": {"spring-and-canal": True},
        "actions": ["hill c5"],
    }


REFUSALS = [
    # line, actions before, action, rule
    (1, "", "hill m1", "AQ-12.1"),
    (3, "", "roll", "AQ-12.2"),
    (4, "", "hill a1", "AQ-1.1"),
    (4, "hill c5", "hill c5", "AQ-2.4"),
    (3, "@", "hill c5", "AQ-12.2"),
    (3, "@; roll", "spring 5.3", "AQ-12.2"),
    (6, "@; roll; die 3", "house 1 a1", "AQ-1.1"),
    (6, "@; roll; die 3", "house 1 a2", "AQ-4.5"),
    (6, "@; roll; die 3; house 2 f1; roll; die 3", "house 2 f1", "AQ-4.5"),
    (6, "@; spring 5.3; canal 5.3-6.3; stop; roll; die 3", "house 2 f3", "AQ-4.7"),
    (6, "@; spring 5.3; canal 5.3-6.3; stop; roll; die 3", "house 2 f4", "AQ-4.5"),
    (7, "@", "spring 0.0", "AQ-1.2"),
    (7, "@; spring 5.3", "spring 5.3", "AQ-6.2"),
    (7, "@; spring 5.3; canal 5.3-6.3; stop", "spring 6.3", "AQ-6.2"),
    (7, "@; spring 5.3", "spring 6.3", "AQ-6.3"),
    (8, "@", "canal 0.0-1.0", "AQ-1.3"),
    (8, "@; spring 5.3; canal 5.3-6.3; canal 5.3-6.3", "canal 5.3-6.3", "AQ-7.1"),
    (8, "@; spring 5.3; canal 5.3-6.3; canal 6.3-7.3", "canal 6.3-7.3", "AQ-7.8"),
    (8, "@", "canal 5.3-6.3", "AQ-7.4"),
    (
        8,
        "@; spring 5.3; canal 5.3-6.3; canal 6.3-6.4; canal 5.4-6.4; stop",
        "canal 5.3-5.4",
        "AQ-7.7",
    ),
    (8, "@; spring 5.3; canal 5.3-6.3; canal 4.3-5.3", "canal 5.3-5.4", "AQ-7.6"),
    (8, "@; spring 5.3; canal 5.3-6.3; canal 6.3-7.3", "canal 6.3-6.4", "AQ-7.5"),
    (9, "@", "pass", "AQ-3.4"),
]


@pytest.mark.parametrize(("line", "before", "action", "rule"), REFUSALS)
def test_aq_12_4_the_first_fault_of_the_table_is_named(holds, line, before, action, rule):
    play = f"play {before.replace('@', '@hills')}\n" if before else ""
    holds(f"players 2\n{play}no {rule}: {action}")


def test_aq_12_4_two_faults_and_the_first_is_named():
    """No such place before nothing left; no tile of the value before the lowest on water."""
    twin = Twin(2)
    for hill in "a2 l2 a7 l7 b1 k1 b8 k8".split():
        twin.play(f"hill {hill}")
    twin.springs = ["1.0", "6.0", "11.0", "3.8", "9.8"]
    while twin.sticks_left:
        twin.lay(twin.canals()[0])
    twin.active, twin.turns, twin.placed = 1, ["canal"], True
    twin.stock[1] = {1: 0, 2: 3, 3: 0, 4: 1}
    match = match_from(twin)
    wet = next(space for space in twin.areas if twin.is_supplied(space) and twin.is_free(space))
    for referee in (match, twin):
        assert referee.refusal("spring 0.0") == "AQ-1.2"
        assert referee.refusal("spring 1.0") == "AQ-6.1"
        assert referee.refusal("canal 0.0-0.1") == "AQ-1.3"
        assert referee.refusal("canal 6.4-6.5") == "AQ-7.1"
        referee.play("roll")
        referee.play(f"die {twin.areas[wet]}")
        assert referee.refusal(f"house 1 {wet}") == "AQ-4.6"
        assert referee.refusal(f"house 3 {wet}") == "AQ-4.6"
        assert referee.refusal(f"house 4 {wet}") == "AQ-4.7"
        assert referee.refusal(f"house 2 {wet}") is None
