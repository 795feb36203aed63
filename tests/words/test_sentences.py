"""Every sentence in every language: there, used, called rightly, formatted, well said."""

from __future__ import annotations

import ast
import itertools
import json
import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import jinja2.nodes
import pytest

import frontinus
from frontinus import words
from frontinus.games.aqua_romana.box import SPACES
from frontinus.server.pages import environment
from frontinus.words import rulebook
from frontinus.words.catalogue import FILES, GAMES
from tests.words.families import FAMILIES, RULES, VARIANTS

KEYS = words.keys()
PACKAGE = Path(frontinus.__file__).parent
NUMBERS = {
    "after", "before", "count", "index", "length", "limit", "line", "number", "players",
    "podium", "point", "points", "seconds", "total",
}  # fmt: skip
COUNTS = (0, 1, 2, 5, 21)
LONGEST_BUTTON = 32
SAMPLES = {"space": "Nc", "to": "Nc", "from": "Nb", "name": "Cornelia"}


def sources(*endings: str) -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*")) if path.suffix in endings]


def samples(key: str, number: int) -> dict[str, str | int]:
    return {
        name: number if name in NUMBERS else SAMPLES.get(name, "f7")
        for name in words.variables(key)
        if name != "you"
    }


@cache
def forms(language: str, key: str) -> frozenset[str]:
    """Say a sentence with every number that matters, about the reader and about others."""
    said = set()
    for number in COUNTS if NUMBERS & words.variables(key) else COUNTS[:1]:
        for you in [{"you": "yes"}, {"you": "no"}] if "you" in words.variables(key) else [{}]:
            said.add(words.say(language, key, **samples(key, number), **you))
    return frozenset(said)


@cache
def expanded() -> frozenset[str]:
    return frozenset(
        pattern.replace("*", ending) for pattern, endings in FAMILIES.items() for ending in endings
    )


@cache
def rules() -> tuple[str, ...]:
    """List the numbered rules of the games that can be told of."""
    numbers = []
    for game in GAMES:
        text = (PACKAGE / "games" / game.replace("-", "_") / "rules.md").read_text("utf-8")
        numbers += re.findall(r"^\*\*([A-Z]{2}-\d+\.\d+)[ *]", text, re.MULTILINE)
    return tuple(numbers)


# --- complete -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_has_the_same_sentences_in_the_same_order(language):
    assert words.keys(language) == words.keys("en")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_uses_the_same_variables(language):
    differing = {
        key: words.variables(key, language) ^ words.variables(key, "en")
        for key in words.keys("en")
        if words.variables(key, language) != words.variables(key, "en")
    }
    assert not differing


def test_every_rule_has_a_line_and_every_line_a_rule():
    lines = {key for key in KEYS if key.startswith(RULES.removesuffix("*"))}
    assert lines == {RULES.replace("*", number.replace(".", "-")) for number in rules()}
    assert len(lines) > 100


def test_every_family_is_complete():
    missing = expanded() - set(KEYS)
    assert not missing


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_sentence_can_be_said(language):
    for key in KEYS:
        for sentence in forms(language, key):
            assert sentence.strip() == sentence, key
            assert sentence, key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_language_repeats_the_english(language):
    same = {key for key in KEYS if language != "en" and forms(language, key) == forms("en", key)}
    letters = {key for key in same if re.search(r"[a-z]{4}", words.say("en", key, **_any(key)))}
    assert letters <= ALIKE


ALIKE = {
    "tab-title", "seat-kind-bot", "board-label", "builder-J", "links-heading", "name-0", "name-1",
    "name-2", "name-3", "name-4", "settings-size-normal", "settings-pace-normal", "option-on",
    "target-reservoir", "stock-reserve", "position-reserve", "preview-gain",
    "target-houses", "target-token", "laurel-on", "score-of", "score-influence", "preview-token",
    "bot-aquarius", "bot-librator", "bot-architectus", "bot-curator",
    *(f"game-{game}" for game in GAMES),
}  # fmt: skip
"""Sentences that some language rightly shares with English."""


def _any(key: str) -> dict[str, str | int]:
    return samples(key, 2) | ({"you": "no"} if "you" in words.variables(key) else {})


# --- used and rightly called ----------------------------------------------------------------------


def test_every_sentence_is_used():
    used = set(expanded()) | _given_to_the_client()
    for path in sources(".py", ".html", ".js"):
        used |= set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", path.read_text("utf-8")))
    used |= {key + variant for key in used for variant in VARIANTS if key in KEYS}
    for path in (PACKAGE / "words").glob("*/*.ftl"):
        used |= set(re.findall(r"\{ ([a-z][\w-]*) \}", path.read_text("utf-8")))
    unused = [key for key in KEYS if key not in used and not key.startswith("rule-")]
    assert not unused


def test_every_family_is_put_together_somewhere():
    text = "\n".join(path.read_text("utf-8") for path in sources(".py", ".html", ".js"))
    asked_for = {pattern for pattern in [*FAMILIES, RULES] if re.search(_made_of(pattern), text)}
    assert {*FAMILIES, RULES} - asked_for == set()


def _made_of(pattern: str) -> str:
    """Match a string that begins and ends like the pattern, with something computed between."""
    start, _, end = map(re.escape, pattern.partition("*"))
    filled_in = rf"{start}\$?\{{[^}}]*\}}{end}"
    added = rf"{start}[\"'] [~+] [\w.\[\]()]+" + (rf" ~ [\"']{end}" if end else "")
    return rf"""["'`](?:{filled_in}["'`]|{added})"""


def _calls_in_python(text: str) -> list[tuple[str, frozenset[str] | None]]:
    """Find calls by literal key: the key, and the arguments if all of them can be seen."""
    found: list[tuple[str, frozenset[str] | None]] = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else None
        called = node.func.id if isinstance(node.func, ast.Name) else called
        literal = [a.value for a in node.args[:2] if isinstance(a, ast.Constant)]
        keys = [value for value in literal if isinstance(value, str)]
        if called not in {"say", "of", "template"} or not keys:
            continue
        names = {keyword.arg for keyword in node.keywords}
        if called == "of":
            names |= {"you", "name"}
        seen = called != "template" and None not in names
        found.append((keys[0], frozenset(filter(None, names)) if seen else None))
    return found


def _calls_in_template(text: str) -> list[tuple[str, frozenset[str] | None]]:
    found: list[tuple[str, frozenset[str] | None]] = []
    for call in environment().parse(text).find_all(jinja2.nodes.Call):
        named = isinstance(call.node, jinja2.nodes.Name) and call.node.name == "say"
        key = call.args[0] if named and call.args else None
        if isinstance(key, jinja2.nodes.Const):
            names = frozenset(keyword.key for keyword in call.kwargs)
            found.append((key.value, None if call.dyn_kwargs else names))
    return found


def _calls_in_client(text: str) -> list[tuple[str, frozenset[str] | None]]:
    return [
        (key, None if "..." in fields else frozenset(re.findall(r"(?:^|,)\s*(\w+)", fields)))
        for key, fields in re.findall(r"""\bsay\("([\w-]+)"(?:, \{([^{}]*)\})?\)""", text)
    ]


def _calls() -> list[tuple[Path, str, frozenset[str] | None]]:
    readers = {".py": _calls_in_python, ".html": _calls_in_template, ".js": _calls_in_client}
    return [
        (path, *call)
        for path in sources(*readers)
        for call in readers[path.suffix](path.read_text("utf-8"))
    ]


def test_every_call_names_a_sentence_and_gives_its_variables():
    wrong = [
        f"{path.relative_to(PACKAGE)}: {key}: {sorted(given or ())}"
        for path, key, given in _calls()
        if key not in KEYS or (given is not None and given != words.variables(key))
    ]
    assert not wrong


def _given_to_the_client() -> set[str]:
    """List the sentences that the client's modules say, as a test of theirs holds."""
    listed = json.loads((PACKAGE / "server/static/words.json").read_text("utf-8"))
    return {key for keys in listed.values() for key in keys}


def test_the_client_gets_what_it_says_and_can_complete_it():
    given = _given_to_the_client()
    said = {key for path, key, _ in _calls() if path.suffix == ".js"}
    assert said <= given
    for language in words.LANGUAGES:
        assert words.templates(language, sorted(given)).keys() == given


# --- well said ------------------------------------------------------------------------------------

QUOTES = {"en": "“”", "fi": "””", "ru": "«»", "de": "„“"}
LETTERS = {"en": "a-z", "fi": "a-zåäö", "de": "a-zäöüß"}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_captions_fit_their_buttons(language):
    for key in KEYS:
        if key.startswith("button-"):
            longest = max(forms(language, key), key=len)
            assert len(longest) <= LONGEST_BUTTON, f"{key}: {longest}"
            assert not longest.endswith("."), key


@cache
def _texts(language: str, *games: str) -> tuple[tuple[str, str], ...]:
    """List the sentences and the rulebooks of a language: all, or those of some games."""
    files = [name for game in games for name in (game, f"{game}-rules")] or FILES
    sentences = [
        (key, sentence)
        for file in files
        for key in _keys_of(file)
        for sentence in forms(language, key)
    ]
    books = [
        (path.name, re.sub(r"\{\{.*?\}\}|## .* \|", "", path.read_text("utf-8")))
        for path in sorted((PACKAGE / "words" / language).glob("rulebook-*.md"))
        if not games or path.stem.removeprefix("rulebook-") in games
    ]
    return (*sentences, *books)


@cache
def _keys_of(file: str) -> tuple[str, ...]:
    text = (PACKAGE / "words" / "en" / f"{file}.ftl").read_text("utf-8")
    return tuple(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_nobody_shouts_and_signs_are_printers_signs(language):
    for key, text in _texts(language):
        assert "!" not in text, key
        assert "'" not in text, key
        assert '"' not in text, key
        assert "..." not in text, key
        assert "  " not in re.sub(r"\n +", "\n", text), key
        assert not re.search(r" [,.;:?]", text), key
        assert set(re.findall("[“”«»„]", text)) <= set(QUOTES[language]), key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_alphabets_are_not_mixed(language):
    for key, text in _texts(language):
        if language == "ru":
            mixed = re.search(r"[а-яё][a-z]|[a-z][а-яё]", text, re.IGNORECASE)
            assert not mixed, f"{key}: {text}"
        else:
            strange = {
                letter
                for letter in re.findall(r"\w", text.replace("Aquädukt", "").lower())
                if not re.match(f"[{LETTERS[language]}0-9_]", letter)
            }
            assert not strange, f"{key}: {strange}"


@cache
def terms() -> tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...]:
    """List each term, its forms, and the games in whose texts it holds, none for all."""
    by_scope = tomllib.loads((PACKAGE / "words" / "terms.toml").read_text("utf-8"))
    assert by_scope.keys() == {"common", *GAMES}
    return tuple(
        (term, forms_, () if scope == "common" else (scope,))
        for scope, listed in by_scope.items()
        for term, forms_ in listed.items()
    )


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_one_word_for_one_thing(language):
    for term, forms_, games in terms():
        for avoided in forms_.get("not", {}).get(language, ()):
            for key, text in _texts(language, *games):
                assert not re.search(rf"\b{avoided}", text, re.IGNORECASE), f"{term}: {key}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_term_is_used(language):
    for _, forms_, games in terms():
        said = "\n".join(text for _, text in _texts(language, *games)).lower()
        word = forms_[language].lower()
        assert word in said or word[:-2] in said, word


def test_sections_are_sorted():
    for language, file in itertools.product(words.LANGUAGES, FILES):
        text = (PACKAGE / "words" / language / f"{file}.ftl").read_text("utf-8")
        for section in re.split(r"^## .*$", text, flags=re.MULTILINE):
            keys = re.findall(r"^([a-z][\w-]*) =", section, re.MULTILINE)
            assert keys == sorted(keys, key=_natural), language


def _natural(key: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", key)]


# --- rulebooks ------------------------------------------------------------------------------------


BOOKS = GAMES


@pytest.mark.parametrize("game", BOOKS)
def test_rulebooks_have_the_same_parts_in_every_language(game):
    def shape(language: str) -> list[object]:
        book = rulebook.rulebook(language, game)
        parts = [("lead", book.lead)] + [(part.anchor, part.blocks) for part in book.sections]
        return [
            (
                anchor,
                [
                    (
                        block.kind,
                        len(getattr(block, "items", ())),
                        getattr(block, "name", ""),
                        _cited(block),
                    )
                    for block in blocks
                ],
            )
            for anchor, blocks in parts
        ]

    assert len({str(shape(language)) for language in words.LANGUAGES}) == 1


def _cited(block: rulebook.Block) -> list[str]:
    texts: list[rulebook.Text] = []
    if isinstance(block, rulebook.Items):
        texts = list(block.items)
    elif isinstance(block, rulebook.Paragraph):
        texts = [block.text]
    return [span.text for text in texts for span in text if span.kind == "rule"]


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_rulebooks_are_short_and_cite_rules_that_exist(language, game):
    book = rulebook.rulebook(language, game)
    cited = [rule for part in book.sections for block in part.blocks for rule in _cited(block)]
    assert len(cited) > 15
    assert set(cited) <= set(rules())
    path = PACKAGE / "words" / language / f"rulebook-{game}.md"
    assert len(path.read_text("utf-8").split()) < 1100


@pytest.mark.parametrize("game", BOOKS)
def test_every_picture_of_a_rulebook_can_be_drawn_and_is_shown(game):
    book = rulebook.rulebook("en", game)
    shown = [
        block.name
        for part in book.sections
        for block in part.blocks
        if isinstance(block, rulebook.Picture)
    ]
    pictures = rulebook.pictures(game)
    assert sorted(shown) == sorted(pictures)
    for name, scene in pictures.items():
        position = frontinus.replay(json.loads(scene.record)).observation(None).position()
        assert set(scene.marks) <= PLACES[game](position), name
        assert scene.shape in {"board", "podiums"}


PLACES: dict[str, Callable[[Any], set[str]]] = {
    "aqua-romana": lambda position: {*position.tiles, *SPACES},
    "aquaedukt": lambda position: set(position.areas),
    "palatinus": lambda position: set(position.terrain),
}
"""The places that a picture may mark."""


def _position(game: str, name: str) -> Any:
    scene = rulebook.pictures(game)[name]
    return frontinus.replay(json.loads(scene.record)).observation(None).position()


def test_pictures_of_aqua_romana_show_what_their_captions_say():
    def path(name: str, outlet: str) -> str:
        position = _position("aqua-romana", name)
        return next(a.path for a in position.aqueducts if a.outlet == outlet)

    assert path("first-tile", "c1S") == "c1S c2NS"
    assert path("double-curve", "h1S") == "h1S h2NS h3NS h4NS h5NE"
    assert path("fountain", "i1E") == "i1E j1WE k1WS"
    position = _position("aqua-romana", "closing")
    assert position.podiums == {3: (0,)}
    position = _position("aqua-romana", "podiums")
    assert [value for value, seats in position.podiums.items() if len(seats) > 1] == [3, 7]
    position = _position("aqua-romana", "sight")
    seen = {space: position.builders.get(space) for space in ("E3", "Nc", "Sc", "W3")}
    assert seen == {"E3": "S", "Nc": "C", "Sc": None, "W3": None}


def test_pictures_of_aquaedukt_show_what_their_captions_say():
    def marks(name: str) -> set[str]:
        return set(rulebook.pictures("aquaedukt")[name].marks)

    assert len(_position("aquaedukt", "set-up").hills) == 8
    position = _position("aquaedukt", "lowest")
    assert position.area == 3
    assert marks("lowest") == {s for s, area in position.areas.items() if area == 3} & set(
        position.supply
    )
    assert position.stock[0][0]
    assert _position("aquaedukt", "springs").springs == ("5.3", "10.3")
    position = _position("aquaedukt", "water")
    assert marks("water") == set(position.supply)
    assert position.canals == {"5.3-6.3": 2, "6.3-7.3": 1}
    position = _position("aquaedukt", "last-space")
    assert (position.area, position.houses["i8"].value) == (20, 3)
    assert "i8" not in position.supply
    after = _position("aquaedukt", "lost")
    assert after.houses["i7"].value == 1
    assert "i8" not in after.houses
    position = _position("aquaedukt", "backs")
    assert (position.houses["f3"].value, position.supply["f3"], position.hills["f2"]) == (
        *(3, 2),
        "mineral",
    )
    assert (position.houses["e6"].value, position.supply["e6"], position.hills["e7"]) == (
        *(4, 1),
        "foul",
    )
    assert position.points[0] == 3 + 2


def test_pictures_of_palatinus_show_what_their_captions_say():
    position = _position("palatinus", "board")
    assert (position.players, len(position.tiles), position.laurels) == (5, 7, ())
    middle = _position("palatinus", "middle")
    assert "wolf" in {token.kind for token in middle.tokens.values()}
    end = _position("palatinus", "end")
    assert end.step == "over"
    assert "wolf" not in {token.kind for token in end.tokens.values()}


@pytest.mark.parametrize("source", ["## no anchor", "{{picture:x}}", "# a\n\n## b | c\n\n{{y}} z"])
def test_a_rulebook_with_a_mistake_is_refused(source):
    with pytest.raises(ValueError, match="of a rulebook"):
        rulebook.parse(source)


def test_a_rulebook_that_does_not_exist_is_a_key_error():
    with pytest.raises(KeyError):
        rulebook.rulebook("en", "no-such-game")
