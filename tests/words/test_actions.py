"""Actions as something to be done: each has words, and no other of its position has the same."""

from __future__ import annotations

import importlib

import numpy as np
import pytest

import frontinus
from frontinus import words
from frontinus.testing import step

MATCHES = {
    "aqua-romana": ({"seed": 0},),
    "aquaedukt": ({"seed": 3, "options": {"players-place-hills": True}},),
    "palatinus": ({"seed": 3},),
}
VERBS = {
    "aqua-romana": "place build extra advance wait close keep take",
    "aquaedukt": "hill roll house spring canal stop",
    "palatinus": "lay merchant merchant* farmer farmer* soldier",
}


def texts(match, language, actions, seat):
    """Say what actions are, as somebody is told of them."""
    package = match.game.package
    effects = importlib.import_module(f"{package}.effects").effects
    sentences = importlib.import_module(f"frontinus.words.{package.rpartition('.')[2]}")
    before, said = match.observation(seat).position(), []
    for action in actions:
        tried = match.copy()
        tried.play(action)
        done = effects(before, action, tried.observation(seat).position())
        said.append(sentences.action_text(language, done))
    return said


def verb(action):
    return action.partition(" ")[0]


@pytest.mark.parametrize("slug", MATCHES)
def test_every_action_has_words_of_its_own_in_every_language(slug):
    shown = set()
    for made in MATCHES[slug]:
        match, rng = frontinus.new_match(slug, **made), np.random.default_rng(made["seed"])
        while not match.over:
            if match.to_play >= 0:
                legal = match.legal_actions()
                if {verb(action) for action in legal} - shown or len(match.actions) % 17 == 0:
                    shown |= {verb(action) for action in legal}
                    for language in words.LANGUAGES:
                        said = texts(match, language, legal, match.to_play)
                        assert len(set(said)) == len(legal), (language, said)
                        assert all(
                            text[0] == text[0].upper() and text not in legal for text in said
                        )
            step(match, rng)
    assert shown >= set(VERBS[slug].split())


def test_two_aqueducts_before_one_square_are_told_apart():
    """AR-5.8: the same tile from either side, by the same builder."""
    actions = (
        "place D Nc; place S Nd; place S W4; place C W2; place C Nf; place C Ng; place S Nh; "
        "place B Ni; place B E5; place B E6; place D E7; place D E8"
    ).split("; ")
    match = frontinus.new_match("aqua-romana", players=2)
    for action in actions:
        match.play(action)
    legal = match.legal_actions()
    said = texts(match, "en", legal, match.to_play)
    assert len(set(said)) == len(legal)
    assert "Lay a double curve on c2, from c1 to the east: builder on Nc" in said


@pytest.mark.parametrize(
    ("language", "seen", "known"),
    [
        ("en", "Place a wolf on C4", "Place a merchant on C4, wolf side up"),
        ("fi", "Sijoita susi ruutuun C4", "Sijoita kauppias ruutuun C4 susipuoli ylöspäin"),
        ("ru", "Поставить волка на C4", "Поставить торговца на C4 волком вверх"),
        ("de", "Einen Wolf auf C4 setzen", "Einen Händler auf C4 setzen, Wolfsseite oben"),
    ],
)
def test_what_is_under_a_wolf_is_told_to_its_owner_only(language, seen, known):
    match = frontinus.new_match("palatinus", players=2, seed=1)
    rng = np.random.default_rng(1)
    while match.to_play < 0 or verb(match.legal_actions()[0]) == "lay":
        step(match, rng)
    seat = match.to_play
    assert texts(match, language, ["merchant* C4"], seat) == [known]
    for other in (1 - seat, None):
        assert texts(match, language, ["merchant* C4"], other) == [seen]
        assert texts(match, language, ["farmer* C4"], other) == [seen]
    assert texts(match, language, ["farmer C4"], None) != [seen]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_pass_has_words(language):
    from frontinus.games.aquaedukt.effects import Effects
    from frontinus.words.aquaedukt import action_text

    assert action_text(language, Effects("pass", (), 0)) == words.say(language, "action-pass")
