"""What happened, what is to be done, what would happen and what lies where, in sentences."""

from __future__ import annotations

import re

import numpy as np
import pytest

import frontinus
from frontinus import words
from frontinus.games.aqua_romana.box import SPACES, SQUARES
from frontinus.games.aqua_romana.effects import Effects, effects
from frontinus.games.aqua_romana.notation import Position
from frontinus.words import aqua_romana as sentences

NAMES = ("Livia", "Marcus", "Cornelia", "Sextus")
PARKING = "W3 W4 W5 W6 E3 E4 E5 E6 Sf Sj Nf Nb".split()


def match_of(set_up: str, *actions: str, players: int = 2, **options: bool) -> frontinus.Match:
    """Set builders up as AR-13.1 does, and play."""
    match = frontinus.new_match("aqua-romana", players=players, options=options)
    placed = set_up.split(", ") if set_up else []
    pool = [kind for kind in "CSBD" for _ in range(3)]
    for builder in placed:
        pool.remove(builder[0])
    parked = [f"{kind} {space}" for kind, space in zip(pool, PARKING, strict=False)]
    for builder in [*placed, *parked]:
        match.play(f"place {builder}")
    for action in actions:
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


FACING = (
    *("build h1S E1 S-NS", "keep", "build h8N W8 S-NS", "keep"),
    *("build h2S E2 S-NS", "keep", "build h7N W7 S-NS", "keep", "build h3S E3 S-NS", "keep"),
)
"""Yellow and red face each other across h5 (AR-13.7)."""
FACED = "S E1, S W8, D Nh, C Sh, B Nc, B E6, C Sd, C Nf, D W3, D Sa, S Nk, B Sj"


# --- the log --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("set_up", "actions", "line"),
    [
        ("B Sc", ["build c1S Sc B"], "Livia laid a bridge on c2: 1 square"),
        (
            "S W1, C Na",
            ["build i1E W1 S-EW"],
            "Livia laid a straight on j1 and ran on to k1: 2 squares",
        ),
        (
            "S W1, C Na",
            ["build i1E W1 S-EW", "extra k3 S-NS"],
            "Livia laid an extra tile on k3: straight",
        ),
        ("C Nd", ["build d1E Nd C-NW"], "Livia laid a curve on e1 and closed at 1, podium 1"),
        ("C Nd", ["build d1E Nd C-NW", "take J"], "Livia took the joker from the reserve"),
        ("", ["advance W3"], "Livia moved a curve builder from W3 to W2"),
        ("", ["wait"], "Livia waited"),
        ("", ["wait", "close d1S"], "Livia closed the aqueduct on d1 at 0, no podium"),
        ("", ["wait", "keep"], None),
        ("", ["wait", "keep", "wait", "keep"], "The game is over"),
        (
            FACED,
            [*FACING, "build h6N Nh D-NE"],
            "Marcus laid a double curve on h5: 3 squares; Livia’s aqueduct grew to 4",
        ),
        (
            FACED,
            [*FACING, "build h6N Sh C-ES"],
            "Marcus laid a curve on h5: 3 squares; Livia’s aqueduct was closed at 3",
        ),
        (FACED, [*FACING, "build h6N Sh C-ES", "keep"], "Livia’s worker went to podium 3"),
        (
            FACED,
            [*FACING, "build h6N Sh C-ES", "close h5E"],
            "Marcus closed the aqueduct on h5 at 3, podium 3. Livia’s worker went to podium 3",
        ),
    ],
)  # fmt: skip
def test_log_lines(set_up, actions, line):
    match = match_of(set_up, *actions[:-1])
    assert sentences.log_line("en", done(match, actions[-1]), NAMES) == line


def test_the_set_up_has_lines_too():
    match = frontinus.new_match("aqua-romana", players=2)
    did = done(match, "place D W7")
    assert sentences.log_line("ru", did, NAMES) == "Livia ставит строителя двойных поворотов на W7"
    assert sentences.log_line("fi", did, NAMES, [0]) == "Sijoitit kaksoismutkamestarin kohtaan W7"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "You laid a curve on h5: 3 squares; Livia’s aqueduct was closed at 3"),
        ("fi", "Laskit mutkan ruutuun h5: 3 ruutua; pelaajan Livia akvedukti sulkeutui: 3"),
        ("ru", "Вы кладёте поворот на h5: 3 клетки; акведук игрока Livia закрыт: 3"),
        ("de", "Du legst eine Kurve auf h5: 3 Felder; das Aquädukt von Livia ist geschlossen: 3"),
    ],
)
def test_whoever_reads_is_addressed(language, line):
    did = done(match_of(FACED, *FACING), "build h6N Sh C-ES")
    assert sentences.log_line(language, did, NAMES, [1]) == line


def test_at_one_screen_everybody_has_a_name():
    did = done(match_of(FACED, *FACING), "build h6N Sh C-ES")
    assert sentences.log_line("en", did, NAMES, [0, 1]) == sentences.log_line("en", did, NAMES)


def test_the_end_names_all_podiums():
    match = match_of("C Nd", "build d1E Nd C-NW", "take J")
    while not match.over:
        legal = match.legal_actions()
        action = "wait" if "wait" in legal else "keep" if "keep" in legal else legal[0]
        did = done(match, action)
    line = sentences.log_line("en", did, NAMES)
    assert line is not None
    assert line.startswith("The game is over")


def test_events_tell_what_a_picture_shows():
    match = match_of("S W1, C Na")
    did = done(match, "build i1E W1 S-EW")
    assert sentences.event_text("en", did, NAMES, [0]) == (
        "You laid a straight on j1 and ran on to k1: 2 squares. "
        "Straight builder: from W1 past a fountain to Nb."
    )
    match.play("extra k3 S-NS")
    did = done(match, "keep")
    assert sentences.event_text("en", did, NAMES, [1]) == (
        "Livia keeps all aqueducts open. It is your turn."
    )


# --- the prompt -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("set_up", "actions", "title", "part"),
    [
        ("B Sc", [], "Your turn: lay a tile", "The lit workers can build"),
        ("", [], "Your turn: move a builder or wait", "No tile can be laid now"),
        ("", ["wait"], "Your turn: close one or keep all open", "You may close one"),
        ("", ["wait", "close d1S"], "Your turn: take a builder", "take a builder from the reserve"),
        ("S W1, C Na", ["build i1E W1 S-EW"], "Your turn: lay the extra tile", "lies: straight."),
        (
            "S W8",
            ["wait", "close d1S", "take J", "build h8N W8 S-NS", "keep"],
            "Your turn: place what you hold",
            "on a free space of the track: joker.",
        ),
    ],
)
def test_prompts(set_up, actions, title, part):
    position = position_of(match_of(set_up, *actions))
    prompt = sentences.prompt("en", position, [0], NAMES)
    assert prompt.title == title
    assert part in prompt.sentence
    seen = sentences.prompt("en", position, [1], NAMES)
    assert seen.title == "Waiting for Livia"
    assert seen.sentence.startswith("Livia ")
    assert sentences.prompt("en", position, [], NAMES, [0]).title == "Livia is thinking"
    shared = sentences.prompt("en", position, [0, 1], NAMES)
    assert shared.title.startswith("Livia: ")


def test_the_set_up_counts_what_is_left():
    match = frontinus.new_match("aqua-romana", players=2)
    for text in ("place C Nc", "place S Nd"):
        match.play(text)
    prompt = sentences.prompt("ru", position_of(match), [0], NAMES)
    assert prompt.title == "Ваш ход: поставить строителя"
    assert "Осталось поставить: 10 строителей" in prompt.sentence


def test_the_winner_stands_above_the_board():
    position = position_of(match_of("", "wait", "keep", "wait", "keep"))
    assert sentences.result("en", position, NAMES) == "Livia and Marcus share the win with 0 points"
    assert sentences.result("de", position, NAMES, [1]) == (
        "Livia und Marcus (du) teilen sich den Sieg mit 0 Punkten"
    )


def test_one_winner():
    match = match_of("S W8", "wait", "keep", "build h8W W8 S-EW", "keep", "wait", "keep")
    while not match.over:
        legal = match.legal_actions()
        match.play(next(text for text in legal if text in {"wait", "keep"}))
    position = position_of(match)
    assert position.points == (0, 5)
    assert sentences.result("en", position, NAMES) == "Marcus wins with 5 points"
    assert sentences.result("ru", position, NAMES, [1]) == "Вы выигрываете: 5 очков"


# --- previews -------------------------------------------------------------------------------------


def test_a_build_is_told_before_it_is_played():
    did = done(match_of(FACED, *FACING), "build h6N Sh C-ES")
    assert sentences.preview_lines("en", did, NAMES, [1]) == [
        "New length: 2 → 3",
        "Then faces i5",
        "If closed now: podium 3",
        "Closes Livia on h4 at 3: podium 3",
        "The builder goes to Sg",
        "Then out of sight of Marcus (you) on h5 and Marcus (you) on h8",
    ]


def test_a_fountain_and_a_run_are_told():
    lines = sentences.preview_lines("en", done(match_of("S W1, C Na"), "build i1E W1 S-EW"), NAMES)
    assert "Runs on through k1" in lines
    assert "He passes a fountain: one extra tile" in lines
    assert lines[-1].startswith("Then out of sight of Livia on c1, Livia on d1, ")


def test_an_end_is_told():
    lines = sentences.preview_lines("en", done(match_of("C Nd"), "build d1E Nd C-NW"), NAMES)
    assert "The aqueduct ends here: podium 1" in lines
    lines = sentences.preview_lines("en", done(match_of("", "wait"), "close d1S"), NAMES)
    assert lines == ["The aqueduct ends here: no podium"]


# --- positions ------------------------------------------------------------------------------------


def test_a_position_in_words():
    text = sentences.position_text(
        "en", position_of(match_of("B Sc", "build c1S Sc B")), NAMES, [1]
    )
    lines = text.split("\n")
    assert lines[0] == "Waiting for Livia. Livia may close an aqueduct."
    assert lines[1] == "Livia, yellow: 0 points."
    assert lines[2] == (
        "Aqueduct from c1 to the south, length 1: worker on c2, faces c3, "
        "podium 1 if closed now. No builder in sight."
    )
    assert "Marcus (you), red: 0 points." in lines
    assert any(line.startswith("Builders on the track, clockwise: Nf double") for line in lines)
    dry = "Dry channels: a1 curve (east–south), a8 curve (north–east), c2 bridge (east–west), "
    assert any(line.startswith(dry) for line in lines)
    assert "Tiles left: curve: 21, straight: 21, bridge: 20, double curve: 21." in lines
    assert lines[-1].startswith("Reserve: curve builder, straight builder, ")


def test_every_place_has_a_label():
    position = position_of(match_of("B Sc", "build c1S Sc B"))
    labels = sentences.target_labels("en", position)
    assert set(labels) == {*SQUARES, *SPACES}
    assert labels["c2"] == (
        "c2: bridge; north–south yellow; east–west dry; worker, yellow, to the south, length 1"
    )
    assert labels["c3"] == "c3: faced from c2 (yellow)"
    assert labels["f5"] == "f5: empty"
    assert labels["c1"] == "c1: reservoir, yellow"
    assert labels["h8"].startswith("h8: reservoir, red; worker, red, ")
    assert labels["k8"] == "k8: curve; north–west dry"
    assert labels["Sb"] == "Sb: bridge builder"
    assert labels["Na"] == "Na: free"
    assert sentences.target_label("de", position, "Sb") == "Sb: Brückenbaumeister"


# --- rules ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("set_up", "before", "action", "rule", "sentence"),
    [
        (None, [], "wait", "AR-2.3", "In the set-up you place builders from the pool"),
        (None, [], "place J Nc", "AR-2.3", "In the pool there is no joker left."),
        (None, ["place C Nc"], "place S Nc", "AR-1.8", "Nc is occupied."),
        ("B Sc", [], "build c1S  Sc B", "AR-12.1", "That is not an action."),
        ("B Sc", [], "keep", "AR-3.2", "That belongs to another step"),
        ("B Sc", [], "wait", "AR-5.5", "You can lay a tile, so you must."),
        ("B Sc", [], "build c1S Nc B", "AR-5.1", "No builder stands on Nc."),
        ("B Sc", [], "build c8N Sc B", "AR-5.1", "No open aqueduct of yours ends there."),
        ("B Sc", [], "build d1S Sc B", "AR-4.1", "Your worker on d1 does not see Sc."),
        ("B Sc", [], "build c1S Sc S-NS", "AR-5.2", "This builder does not allow that tile"),
        ("C Nd", [], "build d1E Nd C-NE", "AR-5.3", "The tile needs a channel towards"),
        ("S Sc", ["build c1S Sc S-NS"], "close c1S", "AR-6.10", "No open aqueduct of yours"),
        ("", [], "advance Nc", "AR-9.3", "No builder stands on Nc."),
        (
            "S W8",
            ["wait", "close d1S", "take J", "build h8N W8 S-NS", "keep"],
            "place C Nc",
            "AR-8.5",
            "You hold no",
        ),
        ("", ["wait", "keep", "wait", "keep"], "wait", "AR-10.2", "The game is over."),
        ("S W1, C Na", ["build i1E W1 S-EW"], "extra j2 C-NE", "AR-9.6", "The extra tile has"),
        ("S W1, C Na", ["build i1E W1 S-EW"], "extra k2 S-NS", "AR-9.7", "The extra tile goes on"),
        (
            FACED,
            list(FACING),
            "build h6N W6 S-NS",
            "AR-5.4",
            "That way the tile on h5 would join two workers: straight.",
        ),
    ],
)
def test_refusals_say_what_and_where(set_up, before, action, rule, sentence):
    match = frontinus.new_match("aqua-romana", players=2) if set_up is None else match_of(set_up)
    for text in before:
        match.play(text)
    assert match.refusal(action) == rule
    position = position_of(match)
    assert sentences.refusal("en", rule, action, position).startswith(sentence)
    for language in words.LANGUAGES:
        assert sentences.refusal(language, rule, action, position)
        assert sentences.refusal(language, rule)
        assert sentences.refusal(language, rule, "build x9Q \x00 <b>", position)


def test_a_reserve_that_has_run_out():
    match = match_of("S W8", "wait", "close d1S", "take J", "build h8N W8 S-NS", "close d8N")
    assert match.refusal("take J") == "AR-8.3"
    assert sentences.refusal("de", "AR-8.3", "take J").startswith("In der Reserve ist kein")


def test_rules_without_a_refusal_are_told_by_their_line():
    assert sentences.refusal("en", "AR-1.15").startswith("Another board may come from a file")
    assert sentences.refusal("fi", "AR-11.1") == sentences.rule_summary("fi", "AR-11.1")
    with pytest.raises(KeyError):
        sentences.rule_summary("en", "AR-99.1")


def test_boards_are_refused_by_their_point():
    assert sentences.board_refusal("en", 2).startswith("Point 2: tiles has exactly C, S, B and D")
    assert sentences.board_refusal("en") == "This board does not keep the rules for boards."


# --- everything at once ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_told_in_every_language(players):
    generator = np.random.default_rng(players)
    bot = frontinus.bot("varied")
    for round_ in range(3):
        match = frontinus.new_match("aqua-romana", players=players, seed=round_)
        before = position_of(match)
        while not match.over:
            seat = match.to_play
            action = bot.choose(match.observation(seat), generator)
            did = done(match, action)
            after = position_of(match)
            language = words.LANGUAGES[len(match.actions) % len(words.LANGUAGES)]
            told = [
                sentences.log_line(language, did, NAMES, [0]) or "-",
                sentences.event_text(language, did, NAMES, [1]),
                *sentences.preview_lines(language, did, NAMES),
                sentences.position_text(language, after, NAMES, [0], [1]),
                *sentences.target_labels(language, after).values(),
                *vars_of(sentences.prompt(language, after, [0], NAMES, [1])),
            ]
            for text in told:
                assert text, action
                assert not re.search(r"[{}!]|None|\(\)|: \.|, \.|\.\.", text), text
            assert before != after
            before = after


def vars_of(prompt: sentences.Prompt) -> tuple[str, str]:
    return prompt.title, prompt.sentence
