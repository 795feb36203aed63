"""Sentences are found, complete, and nothing that is wrong with them stays silent."""

from __future__ import annotations

import threading
from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

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
    "source", ["good = fine\nbad = first\nsecond line not indented\n", "bad =\n"]
)
def test_a_sentence_that_the_library_would_read_in_part_is_refused(source):
    made = _made(source)
    with pytest.raises(ValueError, match="en: bad: cannot parse"):
        made.message("bad")


def test_a_key_that_stands_twice_is_refused():
    with pytest.raises(ValueError, match=r"en/made\.ftl: twice stands twice"):
        _made("twice = one\ntwice = two\n")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_files_taken_apart_hold_what_the_library_finds_in_them(language):
    made = catalogue._Catalogue(language)
    folder = resources.files("frontinus.words") / language
    found = []
    for name in catalogue.FILES:
        body = FluentResource((folder / f"{name}.ftl").read_text("utf-8")).body
        assert not [part for part in body if isinstance(part, ast.Junk)]
        found += [f"-{part.id.name}" for part in body if isinstance(part, ast.Term)]
        found += [part.id.name for part in body if isinstance(part, ast.Message)]
    assert sorted(made.sources) == sorted(found)
    for key in found:
        made.message(key)


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
    made._take_apart("made", source)
    return made
