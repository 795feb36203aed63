"""Aquädukt told: rolls, houses, springs, canals, what gets water, what is lost, who wins."""

from __future__ import annotations

import re

import numpy as np
import pytest

import frontinus
from frontinus import words
from frontinus.games.aquaedukt.effects import Effects, effects
from frontinus.games.aquaedukt.notation import Position
from frontinus.words import aquaedukt as sentences

NAMES = ("Livia", "Marcus", "Cornelia", "Sextus")
HILLS = tuple(f"hill {space}" for space in "a2 l2 a7 l7 b1 k1 b8 k8".split())


def match_of(*actions: str, players: int = 2, **options: bool) -> frontinus.Match:
    """Put the hills as AQ-13 does, and play; a `;` in a text parts actions."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    match = frontinus.new_match("aquaedukt", players=players, options=named)
    for text in (*HILLS, *actions) if players == 2 and not options else actions:
        for action in text.split("; "):
            match.play(action)
    return match


def position_of(match: frontinus.Match) -> Position:
    position = match.observation(None).position()
    assert isinstance(position, Position)
    return position


def done(match: frontinus.Match, action: str) -> Effects:
    before = position_of(match)
    match.play(action)
    return effects(before, action, position_of(match))


LINE = (
    "spring 5.3; canal 5.3-6.3; stop",
    "roll; die 3; house 4 f1; roll; die 3; house 1 f3; stop",
)
"""A spring, a canal by seat 1, and two tiles of seat 0 on area 3: one wet, one dry."""
FULL = (
    "roll; die 20; house 3 i8; roll; die 20; house 1 h7; stop",
    "roll; die 20; house 2 h8; stop",
    "spring 7.6; canal 7.6-8.6; canal 7.6-8.6; canal 8.6-9.6; stop; roll; die 20",
)
"""AQ-13.8: one free space left in area 20."""
FILLED = "house 1 i7; roll; die 20; house 4 i8; stop; canal 8.6-9.6; stop; roll; die 20"


# --- the log --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actions", "line"),
    [
        (["spring 5.3"], "Livia opened a spring on 5.3"),
        (["spring 5.3", "canal 5.3-6.3"], "Marcus laid a canal on 5.3-6.3: water for f3, f4"),
        (
            ["spring 5.3", "canal 5.3-6.3", "canal 5.3-6.3"],
            "Marcus doubled the canal on 5.3-6.3: water for f2, f5",
        ),
        (["roll"], None),
        (["roll", "die 11"], "Livia rolled 11"),
        (["roll; die 11", "stop"], "Livia built nothing"),
        (["roll; die 11; house 2 g4", "stop"], None),
        (["roll; die 11", "house 2 g4"], "Livia built 2 houses on g4"),
        (["roll; die 11", "house 1 g4"], "Livia built 1 house on g4"),
        (
            ["roll; die 9; house 3 f4; stop", "spring 5.3", "canal 5.3-6.3"],
            "Livia laid a canal on 5.3-6.3: water for f3, f4; Livia +3",
        ),
        (
            ["spring 5.3; canal 5.3-6.3; stop; roll; die 9", "house 1 f4"],
            "Livia built 1 house on f4, with water",
        ),
        (
            [*FULL, "house 1 i7"],
            "Marcus built 1 house on i7, with water; lost: 3 houses on i8 (Livia)",
        ),
        (
            [*FULL, "house 1 i7; roll; die 20", "house 4 i8"],
            "Marcus built 4 houses on i8; lost: 4 houses on i8 (Marcus)",
        ),
        (
            [*FULL, FILLED, "house 1 i8"],
            "Marcus built 1 house on i8, with water; area 20 is full for good",
        ),
        (
            [*FULL, FILLED, "house 1 i8; roll", "die 20"],
            "The die shows 20: that area is full, so it is rolled again",
        ),
    ],
)
def test_log_lines(actions, line):
    match = match_of(*actions[:-1])
    assert sentences.log_line("en", done(match, actions[-1]), NAMES) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "You built 4 houses on i8; lost: 4 houses on i8 (you)"),
        ("fi", "Rakensit ruutuun i8: 4 taloa; menetetty: 4 taloa ruudussa i8 (sinä)"),
        ("ru", "Вы строите на i8: 4 дома; потеряно: 4 дома на i8 (вы)"),
        ("de", "Du baust auf i8: 4 Häuser; verloren: 4 Häuser auf i8 (du)"),
    ],
)
def test_whoever_reads_is_addressed(language, line):
    did = done(match_of(*FULL, "house 1 i7; roll; die 20"), "house 4 i8")
    assert sentences.log_line(language, did, NAMES, [1]) == line
    both = sentences.log_line(language, did, NAMES, [0, 1])
    assert both == sentences.log_line(language, did, NAMES)


def test_hills_are_drawn_or_placed():
    drawn = done(frontinus.new_match("aquaedukt", players=2), "hill c5")
    assert sentences.log_line("en", drawn, NAMES) == "A hill lies on c5"
    placed = done(match_of(players=2, players_place_hills=True), "hill c5")
    assert sentences.log_line("ru", placed, NAMES) == "Livia ставит холм на c5"
    assert sentences.event_text("en", placed, NAMES, [1]) == (
        "Livia put a hill on c5. It is your turn."
    )


def test_events_tell_what_a_picture_shows():
    match = match_of()
    assert sentences.event_text("en", done(match, "roll"), NAMES, [1]) == "Livia rolls."
    assert sentences.event_text("en", done(match, "die 11"), NAMES, [0]) == "You rolled 11."
    assert sentences.event_text("de", done(match, "stop"), NAMES, [1]) == (
        "Livia baut nichts. Du bist am Zug."
    )
    match = match_of("roll; die 11; house 1 g4")
    assert sentences.event_text("en", done(match, "stop"), NAMES, [1]) == (
        "Livia ends the turn. It is your turn."
    )


# --- whole games of the document ------------------------------------------------------------------

TWO_LINES = (
    "spring 6.4; canal 5.4-6.4; canal 5.4-6.4; canal 6.4-7.4; canal 6.4-7.4; canal 4.4-5.4; "
    "canal 4.4-5.4; canal 7.4-8.4; canal 7.4-8.4; canal 3.4-4.4; canal 3.4-4.4; canal 8.4-9.4; "
    "canal 8.4-9.4; canal 2.4-3.4; canal 2.4-3.4; canal 9.4-10.4; canal 9.4-10.4; canal 1.4-2.4; "
    "canal 1.4-2.4; canal 10.4-11.4; canal 10.4-11.4; canal 0.4-1.4; canal 0.4-1.4; "
    "canal 11.4-12.4; canal 11.4-12.4; canal 0.3-0.4; canal 0.3-0.4; canal 12.4-12.5; "
    "canal 12.4-12.5; canal 0.2-0.3; canal 0.2-0.3; canal 12.5-12.6; canal 12.5-12.6; "
    "canal 0.1-0.2; canal 0.1-0.2; canal 12.6-12.7"
)
HOUSES = "roll; die 9; house 1 f4; roll; die 11; house 1 g4; stop; roll; die 9; house 2 f5; stop"
"""AQ-13.10: the last stick but one lies, both seats have two houses."""


def test_the_last_canal_is_told():
    match = match_of(HOUSES, TWO_LINES)
    did = done(match, "canal 12.6-12.7")
    assert sentences.log_line("en", did, NAMES) == (
        "Livia doubled the canal on 12.6-12.7: water for k7. "
        "That was the last canal: this round is the last"
    )
    assert "The last canal: this round is then the last" in sentences.preview_lines(
        "en", did, NAMES
    )
    prompt = sentences.prompt("en", position_of(match), [1], NAMES)
    assert prompt.sentence.startswith("All canals lie, so this is your last turn.")


def test_a_tie_is_told():
    match = match_of(HOUSES, TWO_LINES, "canal 12.6-12.7; roll; die 4; house 1 h1; roll; die 10")
    did = done(match, "stop")
    assert sentences.log_line("en", did, NAMES) == "Marcus built nothing. The game is over"
    position = position_of(match)
    assert position.points == (2, 2)
    assert sentences.result("en", position, NAMES) == (
        "Livia wins with 2 points and more tiles with water"
    )
    assert sentences.result("ru", position, NAMES, [0]) == (
        "Вы выигрываете: 2 очка и больше плиток с водой"
    )
    assert sentences.prompt("fi", position, [0], NAMES).title.startswith("Voitat 2 pisteellä")


def test_a_win_is_shared():
    match = match_of("roll; die 9; house 1 f4; stop", *["roll; die 1; stop"] * 20, "roll; die 1")
    match.play("stop")
    assert sentences.result("en", position_of(match), NAMES) == (
        "Livia and Marcus share the win with 0 points"
    )


CROSSED = (
    "hill f2; hill h6; hill c5; hill e7; hill a3; hill l3; hill l6; hill j1",
    "roll; die 3; house 3 f3; roll; die 14; house 4 e6; roll; die 2; house 2 e2",
    "roll; die 11; house 3 h5; roll; die 8; house 2 d5; stop; spring 5.3",
    "canal 5.3-6.3; canal 5.3-6.3; canal 6.3-7.3; canal 6.3-7.3; canal 7.3-7.4; canal 7.4-8.4",
    "canal 5.3-5.4; canal 5.3-5.4; canal 5.4-5.5; canal 5.4-5.5; canal 4.5-5.5; canal 3.5-4.5",
    "roll; die 1; stop",
    *["roll; die 1; stop"] * 20,
)
"""AQ-13.14: the hills are about to be turned over."""


def test_hills_turn_over_one_by_one():
    match = match_of(*CROSSED, hill_backs=True)
    position = position_of(match)
    assert sentences.prompt("en", position, [0], NAMES).title == "The hills are turned over"
    told = [
        sentences.log_line("en", done(match, action), NAMES)
        for action in ("back f2 mineral", "back h6 mineral", "back c5 foul", "back e7 foul")
    ]
    assert told == [
        "Hill f2: mineral water; Livia +2",
        "Hill h6: mineral water; nothing changes",
        "Hill c5: foul water; nothing changes",
        "Hill e7: foul water; Livia −4",
    ]
    assert sentences.target_labels("de", position_of(match), NAMES)["e7"] == (
        "e7, Gebiet 19: Hügel, faules Wasser"
    )
    lines = sentences.position_text("en", position_of(match), NAMES).split("\n")
    assert "Hills: f2 (mineral water), h6 (mineral water), c5 (foul water), " in "\n".join(lines)


# --- the prompt -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actions", "title", "part"),
    [
        ([], "Your turn: choose one of three", "Build houses where the die sends you"),
        (["roll; die 11"], "You rolled 11", "a lit space of area 11, or decline"),
        (["roll; die 11; house 1 g4; roll; die 1"], "You rolled 1", "This is roll 2 of 3."),
        (
            ["roll; die 11; house 1 g4"],
            "Your turn: roll again or stop",
            "You have rolled once. Up to three",
        ),
        (
            ["spring 5.3; roll; die 1; stop; canal 5.3-6.3"],
            "Your turn: one more canal or stop",
            "one more canal on any lit edge",
        ),
    ],
)
def test_prompts(actions, title, part):
    position = position_of(match_of(*actions))
    prompt = sentences.prompt("en", position, [0], NAMES)
    assert prompt.title == title
    assert part in prompt.sentence
    seen = sentences.prompt("en", position, [1], NAMES)
    assert seen.title == "Waiting for Livia"
    assert seen.sentence.startswith("Livia ")
    assert sentences.prompt("en", position, [], NAMES, [0]).title == "Livia is thinking"
    assert sentences.prompt("en", position, [0, 1], NAMES).title.startswith("Livia")


def test_chance_has_prompts_too():
    match = frontinus.new_match("aquaedukt", players=2)
    assert sentences.prompt("fi", position_of(match), [0], NAMES).title == "Kukkulat arvotaan"
    match = match_of("roll")
    assert sentences.prompt("en", position_of(match), [0], NAMES).title == "You roll"
    assert sentences.prompt("en", position_of(match), [1], NAMES).title == "Livia rolls"
    match = match_of(players=3, players_place_hills=True)
    prompt = sentences.prompt("ru", position_of(match), [0], NAMES)
    assert prompt.title == "Ваш ход: поставить холм"
    assert "Осталось поставить: 6 холмов." in prompt.sentence


# --- previews -------------------------------------------------------------------------------------


def test_a_canal_is_told_before_it_is_laid():
    match = match_of(*LINE)
    did = done(match, "canal 5.3-6.3")
    assert sentences.preview_lines("en", did, NAMES, [1]) == [
        "Water for f2, f5",
        "Double: its water reaches two spaces on either side",
    ]
    match = match_of("roll; die 9; house 3 f4; stop; roll; die 3; house 2 f3; stop; spring 5.3")
    did = done(match, "canal 5.3-6.3")
    assert sentences.preview_lines("en", did, NAMES, [1]) == [
        "Water for f3, f4",
        "Livia +3: f4",
        "Marcus (you) +2: f3",
    ]
    match = match_of("spring 5.3; canal 5.3-6.3; canal 5.3-6.3; canal 6.3-7.3; canal 7.3-7.4")
    match.play("canal 5.2-5.3")
    did = done(match, "canal 5.1-5.2")
    assert sentences.preview_lines("en", did, NAMES)[0] == "Water for e2"


def test_a_canal_may_water_nothing_new():
    match = match_of(
        "spring 5.3; canal 5.3-6.3; canal 5.3-6.3; spring 5.8; canal 5.7-5.8; canal 5.6-5.7",
    )
    match.play("canal 5.5-5.6")
    lines = sentences.preview_lines("en", done(match, "canal 5.2-5.3"), NAMES)
    assert lines == ["Water for e3"]


def test_a_house_is_told_before_it_is_built():
    lines = sentences.preview_lines("en", done(match_of(*FULL), "house 1 i7"), NAMES, [0])
    assert lines == [
        "Fills area 20. Lost at once: 3 houses on i8 (you)",
        "Has water: counts 1 at once",
    ]
    lines = sentences.preview_lines("en", done(match_of("roll; die 11"), "house 2 g4"), NAMES)
    assert lines == ["No water there yet: counts nothing for now"]
    lines = sentences.preview_lines("en", done(match_of(*FULL, FILLED), "house 1 i8"), NAMES)
    assert lines == ["Has water: counts 1 at once", "Area 20 is then full for good"]
    assert not sentences.preview_lines("en", done(match_of(), "spring 5.3"), NAMES)


# --- positions ------------------------------------------------------------------------------------


def test_a_position_in_words():
    text = sentences.position_text("en", position_of(match_of(*FULL, "house 1 i7")), NAMES, [1])
    lines = text.split("\n")
    assert lines[0].startswith("Your turn: roll again or stop. You have rolled once.")
    assert lines == [
        lines[0],
        "Livia: 1 point.",
        "On the board: h7 1 house with water.",
        "In stock: 1 house: 7; 2 houses: 8; 3 houses: 7; 4 houses: 4.",
        "Lost: 3 houses: 1.",
        "Marcus (you): 3 points.",
        "On the board: h8 2 houses with water, i7 1 house with water.",
        "In stock: 1 house: 7; 2 houses: 7; 3 houses: 8; 4 houses: 4.",
        "Hills: a2, l2, a7, l7, b1, k1, b8, k8.",
        "Springs: 7.6.",
        "From the spring on 7.6: double to 8.6, single to 9.6.",
        "Spaces with water: h5, h6, h7, h8, i6, i7.",
        "Canals left: 33. Springs left: 4.",
    ]


def test_every_place_has_a_label():
    labels = sentences.target_labels("en", position_of(match_of(*FULL)), NAMES)
    assert len(labels) == 92 + 113 + 204
    assert labels["h7"] == "h7, area 20: 1 house, Livia, water from 2 canals"
    assert labels["i8"] == "i8, area 20: 3 houses, Livia, without water"
    assert labels["i7"] == "i7, area 20: free, water from 1 canal"
    assert labels["a2"] == "a2, area 6: hill"
    assert labels["7.6"] == "7.6: spring"
    assert labels["8.6"] == "8.6: a canal passes"
    assert labels["9.6"] == "9.6: end of a canal"
    assert labels["5.3"] == "5.3: free"
    assert labels["7.6-8.6"] == "7.6-8.6: double canal"
    assert labels["8.6-9.6"] == "8.6-9.6: single canal"
    assert labels["5.3-6.3"] == "5.3-6.3: free"
    only = sentences.target_labels("ru", position_of(match_of()), NAMES, kinds=["space"])
    assert len(only) == 92


# --- rules ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "action", "rule", "sentence"),
    [
        (None, "hill a1", "AQ-1.1", "There is no space a1"),
        (["roll; die 3"], "house 1 a1", "AQ-1.1", "There is no space a1"),
        ([], "spring 0.0", "AQ-1.2", "There is no cross-point 0.0."),
        ([], "canal 0.0-1.0", "AQ-1.3", "There is no edge 0.0-1.0."),
        ([], "pass", "AQ-3.4", "You can still do something"),
        (["roll; die 3"], "house 1 f4", "AQ-4.5", "f4 lies in area 9, and you rolled 3."),
        (["roll; die 6"], "house 1 a2", "AQ-4.5", "A hill lies on a2."),
        (
            ["roll; die 3; house 1 f3; roll; die 3"],
            "house 1 f3",
            "AQ-4.5",
            "Houses already stand on f3.",
        ),
        (
            ["spring 5.3; canal 5.3-6.3; stop; roll; die 9"],
            "house 3 f4",
            "AQ-4.7",
            "f4 has water. Only your lowest tile may go there, and that is 1 house.",
        ),
        (["spring 5.3"], "spring 5.3", "AQ-6.2", "A spring already stands on 5.3."),
        (["spring 5.3; canal 5.3-6.3; stop"], "spring 6.3", "AQ-6.2", "A canal runs over 6.3."),
        (
            ["spring 5.3"],
            "spring 9.3",
            "AQ-6.3",
            "9.3 is only 4 steps from the spring on 5.3. At least 5 are needed.",
        ),
        (["spring 5.3"], "spring 6.3", "AQ-6.3", "6.3 is only 1 step from the spring on 5.3."),
        (
            ["spring 5.3; canal 5.3-6.3; canal 5.3-6.3"],
            "canal 5.3-6.3",
            "AQ-7.1",
            "5.3-6.3 already bears a double canal.",
        ),
        ([], "canal 5.3-6.3", "AQ-7.4", "A canal begins at a spring or goes on"),
        (
            ["spring 5.3; canal 5.3-6.3; canal 6.3-7.3"],
            "canal 6.3-6.4",
            "AQ-7.5",
            "That would branch off a canal.",
        ),
        (
            ["spring 5.3; canal 5.3-6.3; canal 4.3-5.3"],
            "canal 5.3-5.4",
            "AQ-7.6",
            "From the spring on 5.3 canals already run in two directions.",
        ),
        (
            ["spring 5.3; canal 5.3-6.3; canal 6.3-6.4; canal 5.4-6.4; stop"],
            "canal 5.3-5.4",
            "AQ-7.7",
            "That would join two canals",
        ),
        (
            ["spring 5.3; canal 5.3-6.3; canal 6.3-7.3"],
            "canal 6.3-7.3",
            "AQ-7.8",
            "The canal before it, on the side of the spring,",
        ),
        ([], "build  x", "AQ-12.1", "That is not an action."),
        ([], "stop", "AQ-12.2", "That belongs to another part of the turn."),
        (None, "roll", "AQ-12.2", "That belongs to another part of the turn."),
    ],
)  # fmt: skip
def test_refusals_say_what_and_where(before, action, rule, sentence):
    match = frontinus.new_match("aquaedukt", players=2) if before is None else match_of(*before)
    assert match.refusal(action) == rule
    position = position_of(match)
    assert sentences.refusal("en", rule, action, position).startswith(sentence)
    for language in words.LANGUAGES:
        assert sentences.refusal(language, rule, action, position)
        assert sentences.refusal(language, rule)
        assert sentences.refusal(language, rule, "build x9Q \x00 <b>", position)


def test_hills_are_refused():
    match = frontinus.new_match("aquaedukt", players=2)
    match.play("hill c5")
    assert sentences.refusal("en", "AQ-2.4", "hill c5", position_of(match)) == (
        "A hill already lies on c5."
    )
    match = match_of("hill e4", hill_backs=True)
    assert match.refusal("hill f5") == "AQ-10.2"
    assert sentences.refusal("de", "AQ-10.2", "hill f5", position_of(match)) == (
        "Von f5 bis zum Hügel auf e4 sind es nur 2 Schritte. Hügel halten mindestens 3 Abstand."
    )


def test_stocks_run_out():
    one = "roll; die 9; house 4 f4; roll; die 9; house 4 f5; roll; die 9; house 4 e3"
    match = match_of(one, "roll; die 1; stop; roll; die 3; house 4 f3; roll; die 3")
    assert match.refusal("house 4 f1") == "AQ-4.6"
    assert sentences.refusal("ru", "AQ-4.6", "house 4 f1") == (
        "У вас больше нет такой плитки: 4 дома."
    )
    for rule in ("AQ-3.2", "AQ-6.1", "AQ-9.6"):
        assert sentences.refusal("en", rule, "roll") != sentences.rule_summary("en", rule)


def test_rules_without_a_refusal_are_told_by_their_line():
    assert sentences.refusal("en", "AQ-10.4").startswith("After the last turn the hills")
    assert sentences.refusal("fi", "AQ-11.1") == sentences.rule_summary("fi", "AQ-11.1")
    assert sentences.board_refusal("en").startswith("A board has eight rows")
    with pytest.raises(KeyError):
        sentences.rule_summary("en", "AQ-99.1")


# --- everything at once ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_told_in_every_language(players):
    generator = np.random.default_rng(players)
    bot = frontinus.bot("varied")
    options = {"hill-backs": players == 3, "players-place-hills": players == 4}
    match = frontinus.new_match("aquaedukt", players=players, seed=players, options=options)
    before = position_of(match)
    while not match.over:
        seat = match.to_play
        assert seat is not None
        if seat == frontinus.CHANCE:
            action = match.play_chance()
        else:
            action = bot.choose(match.observation(seat), generator)
            match.play(action)
        after = position_of(match)
        did = effects(before, action, after)
        language = words.LANGUAGES[len(match.actions) % len(words.LANGUAGES)]
        asked = sentences.prompt(language, after, [0], NAMES, [1])
        told = [
            sentences.log_line(language, did, NAMES, [0]) or "-",
            sentences.event_text(language, did, NAMES, [1]),
            *sentences.preview_lines(language, did, NAMES),
            sentences.position_text(language, after, NAMES, [0], [1]),
            *sentences.target_labels(language, after, NAMES).values(),
            asked.title,
            asked.sentence,
        ]
        for text in told:
            assert text, action
            assert not re.search(r"[{}!]|None|\(\)|: \.|, \.|\.\.", text), text
        before = after
