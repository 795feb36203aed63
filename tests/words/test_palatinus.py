"""Palatinus told: tiles, tokens, wolves, soldiers in time, previews, the scoring step by step."""

from __future__ import annotations

import re

import numpy as np
import pytest

import frontinus
from frontinus import words
from frontinus.games.palatinus.account import account
from frontinus.games.palatinus.effects import Effects, effects
from frontinus.games.palatinus.notation import Position
from frontinus.games.palatinus.outlook import Outlook, Prey, Reason, Shift
from frontinus.words import palatinus as sentences

NAMES = ("Livia", "Marcus", "Cornelia", "Sextus", "Drusilla")
GAME = (
    "draw E; draw A; lay X3 r0; draw G; lay X2 r5; draw C; lay X1 r0; draw D; lay X4 r5; draw B; "
    "lay X6 r0; draw F; lay X5 r2; laurels 443535; merchant* C4; soldier C5; merchant* E1; "
    "merchant F5; farmer D2; farmer* C2; merchant G5; soldier C6; merchant G6; merchant* E6; "
    "soldier E5; farmer* C3; merchant G4; merchant* D3; soldier B4; merchant F3; farmer* A4; "
    "farmer* B6; soldier B3; farmer* G2; farmer* D5; merchant B5; farmer* A2; farmer* C1; "
    "merchant F2; merchant A3; merchant* D1; farmer B2; farmer* E4; farmer* A1; farmer D6; "
    "farmer A5; merchant D4; farmer E3; merchant G3"
).split("; ")
"""PA-10.1."""
SET_UP = (
    "draw A; draw B; lay X1 r0; draw C; lay X2 r0; draw D; lay X3 r0; draw E; lay X4 r0; draw F; "
    "lay X5 r0; draw G; lay X6 r0; laurels 543543"
).split("; ")
"""Set-up S of PA-10."""


def match_of(actions: list[str], players: int = 5, **options: object) -> frontinus.Match:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    match = frontinus.new_match("palatinus", players=players, options=named)
    for action in actions:
        match.play(action)
    return match


def position_of(match: frontinus.Match, seat: int | None = None) -> Position:
    position = match.observation(seat).position()
    assert isinstance(position, Position)
    return position


def done(match: frontinus.Match, action: str, seat: int | None = None) -> Effects:
    before = position_of(match, seat)
    match.play(action)
    return effects(before, action, position_of(match, seat))


# --- the log --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "line"),
    [
        ("draw E", "Tile E lies in the middle"),
        ("draw A", "Tile A is drawn"),
        ("lay X3 r0", "Livia laid tile A in slot X3"),
        ("lay X2 r5", "Marcus laid tile G in slot X2, turned 5 steps"),
        ("laurels 443535", "The laurels lie on the hills: A 4, B 4, C 3, D 5, F 3, G 5"),
        ("merchant* C4", "Livia placed a wolf on C4"),
        ("soldier C5", "Marcus placed a soldier on C5"),
        ("farmer D2", "Drusilla placed a farmer on D2"),
        ("merchant* D3", "Sextus placed a wolf on D3. Sextus must place a soldier next"),
        ("merchant G3", "Drusilla placed a merchant on G3. The game is over"),
    ],
)
def test_log_lines(action, line):
    match = match_of(GAME[: GAME.index(action)])
    assert sentences.log_line("en", done(match, action), NAMES) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "You placed a merchant on C4, wolf side up"),
        ("fi", "Sijoitit ruutuun C4 kauppiaan susipuoli ylöspäin"),
        ("ru", "Вы ставите торговца на C4 волком вверх"),
        ("de", "Du setzt einen Händler auf C4, Wolfsseite oben"),
    ],
)
def test_own_wolves_are_known(language, line):
    match = match_of(GAME[:14])
    assert sentences.log_line(language, done(match, "merchant* C4", 0), NAMES, [0]) == line
    match = match_of(GAME[:14])
    seen = sentences.log_line(language, done(match, "merchant* C4", 1), NAMES, [1])
    assert seen is not None
    assert words.say(language, "token-object-wolf") in seen


def test_wolves_are_never_told_to_others():
    match = match_of(GAME[:14])
    other = match_of(GAME[:14])
    told = {
        sentences.log_line("en", done(match, "merchant* C4", seat), NAMES, [1]) for seat in (1,)
    } | {sentences.log_line("en", done(other, "farmer* C4", seat), NAMES, [1]) for seat in (1,)}
    assert told == {"Livia placed a wolf on C4"}
    for seat in (1, 2, None):
        texts = [
            sentences.position_text("en", position_of(one, seat), NAMES, [1])
            for one in (match, other)
        ]
        assert texts[0] == texts[1]


def test_events_say_whose_turn_it_is():
    match = match_of(GAME[:14])
    assert sentences.event_text("en", done(match, "merchant* C4", 1), NAMES, [1]) == (
        "Livia placed a wolf on C4. It is your turn."
    )


# --- the prompt -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "seat", "title", "part"),
    [
        (0, 0, "A tile is drawn", "One"),
        (2, 0, "Your turn: lay tile A", "Choose a lit slot and how the tile lies."),
        (13, 0, "The laurels are put on the hills", "Palatinus, worth most,"),
        (14, 0, "Your turn: place one token", "Choose a token from your hand"),
        (32, 3, "Your turn: place a soldier", "This is the last chance for your soldier:"),
    ],
)
def test_prompts(count, seat, title, part):
    position = position_of(match_of(GAME[:count]), seat)
    prompt = sentences.prompt("en", position, [seat], NAMES)
    assert prompt.title == title
    assert part.lower() in prompt.sentence.lower()
    if position.to_play == seat:
        seen = sentences.prompt("en", position, [1], NAMES)
        assert seen.title == f"Waiting for {NAMES[seat]}"
        assert seen.sentence.startswith(NAMES[seat])
        assert sentences.prompt("en", position, [], NAMES, [seat]).title.endswith("is thinking")
        both = sentences.prompt("en", position, [seat, 1], NAMES)
        assert both.title.startswith(f"{NAMES[seat]}: ")


def test_two_soldiers_at_once_are_due():
    # PA-10.8: three players, (R, s) = (6, 2)
    sorts = "merchant merchant merchant* merchant* merchant* farmer".split()
    others = [
        "soldier merchant merchant merchant* merchant* merchant*".split(),
        "soldier soldier merchant merchant merchant* merchant*".split(),
    ]
    rounds = zip(sorts, *others, strict=True)
    placed = [sort for round_ in rounds for sort in round_]
    places = [tile + str(number) for tile in "ABC" for number in range(1, 7)]
    position = position_of(
        match_of([*SET_UP, *(f"{s} {p}" for s, p in zip(placed, places, strict=True))], players=3),
        0,
    )
    prompt = sentences.prompt("en", position, [0], NAMES)
    assert prompt.sentence.startswith("This is the last chance for your 2 soldiers: one must come")
    assert [sentences.deadline_text("en", position, seat) for seat in range(3)] == [
        "must place a soldier now",
        "1 soldier, 2 turns left for them",
        "no soldier left",
    ]
    assert "ещё 2 солдата" in sentences.refusal("ru", "PA-3.6", "farmer D1", position)


def test_soldiers_come_too_late():
    position = position_of(match_of(GAME[:-5]), 2)
    assert sentences.deadline_text("de", position, 2) == "zu spät für Soldaten"
    assert sentences.refusal("en", "PA-3.5", "soldier A6", position) == (
        "No soldier may come in the last 3 rounds."
    )
    assert sentences.deadline_text("en", position_of(match_of(GAME[:3])), 0) == ""


# --- previews -------------------------------------------------------------------------------------


def test_a_farmer_is_told_before_he_is_placed():
    match = match_of(GAME[:31])
    did = done(match, "farmer* A2", 2)
    outlook = Outlook(
        reasons=(
            Reason("own-spring", ("A2",), 2, 2),
            Reason("fields", ("A1", "A3"), 4, 4),
            Reason("springs", ("G4",), 2, 2),
            Reason("left", ("A5",), 0, 2),
        ),
        low=8,
        high=8,
        shifts=(Shift("A", 2, (0, 0), (8, 8)), Shift("G", 0, (1, 1), (3, 4))),
        prey=(Prey("C6", 2, sure=("B2",), perhaps=("C1",)), Prey("C5", 1, withdraws=True)),
        points=((2, (0, 3), (4, 7)), (0, (5, 5), (1, 1))),
    )
    assert sentences.preview_lines("en", did, NAMES, [2], outlook) == [
        "Farmer on A2: earns 8 on hill A",
        "Own spring: 2",
        "Fields A1, A3 still empty: 4",
        "Spring G4: 2",
        "Field A5 left by then: 0 to 2",
        "Each empty field counts only while it stays empty",
        "Hill A, Cornelia (you): 0 → 8",
        "Hill G, Livia: 1 → 3 to 4",
        "Soldier C6 (you) would capture B2",
        "Soldier C6 (you) might capture C1",
        "Soldier C5 (Marcus) would withdraw",
        "Points as the board lies, Cornelia (you): 0 to 3 → 4 to 7",
        "The others see only a wolf",
    ]


def test_a_merchant_alone_earns_nothing_yet():
    match = match_of(GAME[:14])
    did = done(match, "merchant A1", 0)
    assert sentences.preview_lines("ru", did, NAMES, [0], Outlook()) == [
        "Торговец на A1: на холме A даёт 0",
        "Рядом с ним пока никого",
    ]
    beside = Outlook(reasons=(Reason("wolf", ("A2",), 1, 2),), low=1, high=2)
    assert sentences.preview_lines("en", did, NAMES, [0], beside)[:2] == [
        "Merchant on A1: earns 1 to 2 on hill A",
        "Wolf A2: 1 to 2",
    ]
    prey = (Prey("B4", 1, sure=("A1",)),)
    captured = sentences.preview_lines("en", did, NAMES, [0], Outlook(prey=prey))
    assert captured == [
        "Merchant on A1: earns 0 on hill A",
        "Soldier B4 (Marcus) would capture A1",
    ]
    assert not sentences.preview_lines("en", did, NAMES, [0])


# --- scoring --------------------------------------------------------------------------------------


def test_the_scoring_is_told_step_by_step():
    told = sentences.account_steps("en", account(match_of(GAME)), NAMES, [2])
    hill = [step for step in told if step.hill == "C"]
    assert [step.kind for step in hill] == (
        ["hill", "soldier", "soldier", "capture", "capture"] + ["influence"] * 3 + ["laurel"]
    )
    assert [step.sentence for step in hill] == [
        "Hill C, laurel 3",
        "Soldier C5 (Marcus): 1 merchant, 1 farmer beside him. Equal, so he withdraws",
        "Soldier C6 (you): 0 merchants, 2 farmers beside him. He captures B2, C1",
        "Farmer B2 (you) goes to Cornelia (you): +1",
        "Farmer C1 (Sextus) goes to Cornelia (you): +1",
        "Farmer C2 (Livia): 1 empty field, 1 spring: 2 + 2 = 4",
        "Farmer C3 (Marcus): 3 springs: 6",
        "Merchant C4 (Livia): 1 merchant, 1 farmer: 1 + 2 = 3",
        "Livia 7, Marcus 6: Livia takes the laurel, +3",
    ]
    assert hill[2].lit == ("B2", "C1")
    by_hill = {step.hill: step.sentence for step in told if step.kind == "laurel"}
    assert by_hill["F"] == "Nobody has influence: the laurel leaves the game"
    assert by_hill["G"] == (
        "Marcus 6, Cornelia (you) 6, Drusilla 5, Sextus 4: equal, so Marcus and Cornelia (you) "
        "get a disc each, +2; the laurel leaves the game"
    )
    sentence = "Drusilla captured him, too, and gets a disc: +1"
    assert sentence in [step.sentence for step in told]


def test_the_steps_add_up_to_the_scores():
    whole = account(match_of(GAME))
    totals = [0] * 5
    for step in sentences.account_steps("fi", whole, NAMES):
        for seat, points in step.gains:
            totals[seat] += points
    assert totals == whole["scores"]


def test_a_tie_is_decided_by_pieces():
    whole = account(match_of(GAME))
    assert sentences.result("en", whole, NAMES) == (
        "Cornelia wins with 8 points and more pieces, 4 to 3"
    )
    assert sentences.result("ru", whole, NAMES, [2]) == (
        "Вы выигрываете: 8 очков и больше предметов, 4 против 3"
    )
    alone = {**whole, "scores": [9, 7, 8, 8, 7], "winners": [0]}
    assert sentences.result("en", alone, NAMES) == "Livia wins with 9 points"
    shared = {**whole, "winners": [2, 3]}
    assert sentences.result("de", shared, NAMES) == (
        "Cornelia und Sextus teilen sich den Sieg mit 8 Punkten"
    )
    position = position_of(match_of(GAME))
    assert sentences.prompt("en", position, [0], NAMES, account=whole).title.startswith("Cornelia")
    assert sentences.prompt("en", position, [0], NAMES).title == "The game is over"


# --- positions ------------------------------------------------------------------------------------


def test_a_position_in_words():
    text = sentences.position_text("en", position_of(match_of(GAME[:34]), 2), NAMES, [2])
    lines = text.split("\n")
    assert lines[:7] == [
        "Waiting for Livia. Livia places a token.",
        "Round 5 of 7.",
        "Livia: in hand 1 merchant, 1 farmer, 1 wolf. Too late for soldiers.",
        "Marcus: in hand 1 merchant, 1 farmer, 1 wolf. Too late for soldiers.",
        "Cornelia (you): in hand 1 merchant, 1 farmer, 1 farmer (wolf). Too late for soldiers.",
        "Sextus: in hand 1 farmer, 2 wolves. Too late for soldiers.",
        "Drusilla: in hand 2 merchants, 1 wolf. Too late for soldiers.",
    ]
    assert lines[8] == (
        "Hill B, laurel 4, in slot X6: B3, field: soldier, Sextus; B4, spring: soldier, Drusilla; "
        "B5, field: empty; B6, field: farmer under a wolf, you; B1, spring: empty; "
        "B2, spring: empty."
    )
    assert lines[11].startswith("Hill E, laurel 6, in the middle: E6, field: wolf, Drusilla; ")
    early = sentences.position_text("fi", position_of(match_of(GAME[:5])), NAMES).split("\n")
    assert early[-2:] == [
        "Vielä arpomatta: B, C, D, F.",
        "Asettamatta olevat seppeleet: 5, 5, 4, 4, 3, 3.",
    ]


def test_every_place_has_a_label():
    labels = sentences.target_labels("en", position_of(match_of(GAME[:34]), 2), NAMES, [2])
    assert len(labels) == 42 + 7
    assert labels["B6"] == "B6, field: farmer under a wolf, you"
    assert labels["C4"] == "C4, spring: wolf, Livia"
    assert labels["G1"] == "G1, spring: empty"
    assert labels["E"] == "hill E, laurel 6"
    laying = sentences.target_labels("de", position_of(match_of(GAME[:4])), NAMES)
    assert laying["X2"] == "Stelle X2: frei"
    assert laying["A"] == "Hügel A"


# --- rules ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "action", "rule", "sentence"),
    [
        (0, "lay X1 r0", "PA-2.1", "The set-up is still going on"),
        (1, "draw E", "PA-2.2", "Tile E has been drawn already."),
        (4, "lay Y3 r0", "PA-2.6", "Slot Y3 is not open. The tile may go in X2 and X4."),
        (13, "laurels 999999", "PA-2.7", "These digits are not the six laurels."),
        (14, "draw A", "PA-3.1", "Now one token is placed"),
        (32, "soldier C5", "PA-3.3", "C5 is occupied."),
        (32, "farmer A1", "PA-3.6", "You must place a soldier now, or not all would come in time:"),
        (34, "soldier A1", "PA-3.5", "No soldier may come in the last 3 rounds."),
        (34, "wolf A1", "PA-9.1", "That is not an action."),
        (48, "farmer* A6", "PA-3.2", "You hold no such token: farmer (wolf)."),
        (49, "farmer A6", "PA-3.8", "The game is over."),
    ],
)  # fmt: skip
def test_refusals_say_what_and_where(count, action, rule, sentence):
    match = match_of(GAME[:count])
    assert match.refusal(action) == rule
    position = position_of(match, match.to_play if (match.to_play or 0) >= 0 else None)
    assert sentences.refusal("en", rule, action, position).startswith(sentence)
    for language in words.LANGUAGES:
        assert sentences.refusal(language, rule, action, position)
        assert sentences.refusal(language, rule)
        assert sentences.refusal(language, rule, "build x9Q \x00 <b>", position)


def test_rules_without_a_refusal_are_told_by_their_line():
    assert sentences.refusal("en", "PA-4.2").startswith("You know your own hand")
    assert sentences.board_refusal("de").startswith("Die Daten haben sieben Plättchen")
    with pytest.raises(KeyError):
        sentences.rule_summary("en", "PA-99.1")


# --- everything at once ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_can_be_told_in_every_language(players):
    generator = np.random.default_rng(players)
    bot = frontinus.bot("varied")
    match = frontinus.new_match("palatinus", players=players, seed=players)
    before = position_of(match, 0)
    while not match.over:
        seat = match.to_play
        assert seat is not None
        if seat == frontinus.CHANCE:
            action = match.play_chance()
        else:
            action = bot.choose(match.observation(seat), generator)
            match.play(action)
        after = position_of(match, 0)
        did = effects(before, action, after)
        language = words.LANGUAGES[len(match.actions) % len(words.LANGUAGES)]
        asked = sentences.prompt(language, after, [0], NAMES, [1])
        told = [
            sentences.log_line(language, did, NAMES, [0]) or "",
            sentences.event_text(language, did, NAMES, [1]),
            *sentences.preview_lines(language, did, NAMES, [0], Outlook()),
            sentences.position_text(language, after, NAMES, [0], [1]),
            *sentences.target_labels(language, after, NAMES).values(),
            asked.title,
            asked.sentence,
        ]
        if match.over:
            whole = account(match)
            told += [step.sentence for step in sentences.account_steps(language, whole, NAMES)]
            told.append(sentences.result(language, whole, NAMES, [0]))
        for text in told:
            assert text, action
            assert not re.search(r"[{}!]|None|\(\)|: \.|, \.|\.\.", text), text
        before = after
