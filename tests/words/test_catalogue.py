"""Sentences are found, complete, and nothing that is wrong with them stays silent."""

from __future__ import annotations

import threading

import pytest

from frontinus import words
from frontinus.words import catalogue


def test_languages_have_names_of_their_own():
    assert words.LANGUAGES == ("en", "fi", "ru", "de")
    assert tuple(words.NATIVE_NAMES) == words.LANGUAGES
    assert words.NATIVE_NAMES["fi"] == "Suomi"


def test_a_sentence_takes_its_variables():
    assert words.say("en", "button-lay", square="f7") == "Lay it on f7"
    assert words.say("de", "button-lay", square="f7") == "Auf f7 legen"


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", {1: "1 square", 2: "2 squares", 5: "5 squares", 21: "21 squares"}),
        ("fi", {1: "1 ruutu", 2: "2 ruutua", 5: "5 ruutua", 21: "21 ruutua"}),
        ("ru", {1: "1 клетка", 2: "2 клетки", 5: "5 клеток", 21: "21 клетка", 0: "0 клеток"}),
        ("de", {1: "1 Feld", 2: "2 Felder", 5: "5 Felder", 21: "21 Felder"}),
    ],
)
def test_plural_forms(language, sentences):
    for length, counted in sentences.items():
        assert lay(language, length).endswith(f": {counted}")


def lay(language: str, length: int) -> str:
    named = {"you": "no", "name": "Livia", "tile": words.say(language, "tile-object-B")}
    return words.say(language, "log-build", **named, square="c2", length=length)


def test_what_is_unknown_raises():
    with pytest.raises(KeyError):
        words.say("en", "no-such-key")
    with pytest.raises(KeyError):
        words.say("xx", "button-undo")
    with pytest.raises(KeyError):
        words.say("../en", "button-undo")


@pytest.mark.parametrize("arguments", [{}, {"sqare": "f7"}, {"square": "f7", "length": 3}])
def test_arguments_are_exactly_the_variables(arguments):
    with pytest.raises(ValueError, match="button-lay wants"):
        words.say("en", "button-lay", **arguments)


def test_an_argument_may_hold_anything():
    name = "{ $name } <b>\u202e'\"\\ % 1234567"
    assert name in words.say("ru", "waiting-title", name=name)


def test_a_template_leaves_its_variables_open():
    assert words.template("en", "button-lay") == "Lay it on {square}"
    assert words.templates("en", ["button-wait"]) == {"button-wait": "Wait"}
    with pytest.raises(ValueError, match="log-build chooses"):
        words.template("en", "log-build")


def test_a_variable_of_a_sentence_within_a_sentence_counts():
    made = _made("inner = { $x }\nouter = { inner } and { $y }\n")
    assert made.variables("outer") == {"x", "y"}


@pytest.mark.parametrize(
    "source",
    ["good = fine\nbad = first\nsecond line not indented\n", "twice = one\ntwice = two\n", "a =\n"],
)
def test_a_file_that_the_library_would_read_in_part_is_refused(source):
    with pytest.raises(ValueError, match=r"en/made\.ftl"):
        _made(source)


def test_an_error_inside_a_sentence_raises(monkeypatch):
    made = _made("broken = { NUMBER($x, minimumIntegerDigits: -1) } { -missing }\n")
    monkeypatch.setattr(catalogue, "_catalogue", lambda language: made)
    with pytest.raises(ValueError, match="en: broken"):
        words.say("en", "broken", x=1234)


def test_many_may_ask_at_once():
    catalogue._catalogue.cache_clear()
    catalogue._say.cache_clear()
    said = []

    def ask():
        said.extend(lay("ru", length) for length in range(30))

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(said) == 240
    assert len(set(said)) == 30


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("fi", "fi"),
        ("FI-fi", "fi"),
        ("de-CH-1996, fi;q=0.9", "de"),
        ("fr, ru;q=0.5, de;q=0.7", "de"),
        ("ru;q=0, de;q=0.1", "de"),
        ("fr-FR, *", "en"),
        ("*, de;q=0.5", "de"),
        ("de;q=0", "en"),
        ("zh-Hant-TW, ru-x-private;q=0.3", "ru"),
        ("fi;q=0.5, de;q=0.5", "fi"),
        ("de ; q=0.8 , fi; q=1.000", "fi"),
        ("de;q=2", "en"),
        ("de;q=0.1234, fi;q=0.1", "fi"),
        ("de;q=x;q=1, fi", "fi"),
        ("de_DE", "en"),
        ("é, ,,;;q=1,=;q=, de", "de"),
        ("d" * 100_000, "en"),
        ("de;" * 50_000, "en"),
        ("en-GB,en;q=0.9,fi;q=0.8", "en"),
    ],
)
def test_negotiate(header, language):
    assert words.negotiate(header) == language


def _made(source: str) -> catalogue._Catalogue:
    made = catalogue._Catalogue("en")
    made._add("made", source)
    return made
