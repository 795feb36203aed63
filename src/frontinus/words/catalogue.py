"""The sentences of every language, read from Fluent files when they are first asked for."""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "fi", "ru", "de")
NATIVE_NAMES = {"en": "English", "fi": "Suomi", "ru": "Русский", "de": "Deutsch"}
DEFAULT_LANGUAGE = "en"
GAMES = ("aqua-romana", "aquaedukt", "palatinus")
"""The games that can be told of, by their slugs."""
FILES = ("common", *(name for game in GAMES for name in (game, f"{game}-rules")))

Argument = str | int


def say(language: str, key: str, /, **arguments: Argument) -> str:
    """Return the sentence of a key in a language.

    Raises KeyError for an unknown language or key, and ValueError unless the arguments are exactly
    the variables of the sentence.
    """
    return _say(language, key, tuple(sorted(arguments.items())))


def template(language: str, key: str, /) -> str:
    """Return the sentence of a key with its variables left open, written `{name}`.

    For sentences that a browser completes: it has no plural rules, so ValueError is raised for a
    sentence that depends on a variable in any other way than by containing it.
    """
    catalogue = _catalogue(language)
    if catalogue.chooses(key):
        raise ValueError(f"{language}: {key} chooses by a variable and cannot be left open")
    return say(language, key, **{name: f"{{{name}}}" for name in catalogue.variables(key)})


def templates(language: str, wanted: Iterable[str]) -> dict[str, str]:
    """Return the templates of several keys."""
    return {key: template(language, key) for key in wanted}


def keys(language: str = DEFAULT_LANGUAGE) -> tuple[str, ...]:
    """Return the keys of all sentences, in the order of the files."""
    return tuple(key for key in _catalogue(language).sources if key[0] != "-")


def variables(key: str, language: str = DEFAULT_LANGUAGE) -> frozenset[str]:
    """Return the names of the arguments that a sentence wants."""
    return _catalogue(language).variables(key)


_LANGUAGE_RANGE = re.compile(r"[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*")
_WEIGHT = re.compile(r"[Qq]=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)")


def negotiate(accept_language: str | None) -> str:
    """Return the language that suits an Accept-Language header best (RFC 4647, lookup).

    Ranges that are malformed, refused (q=0) or `*` are passed over; English if none is left.
    """
    wanted: list[tuple[float, str]] = []
    for element in (accept_language or "").split(","):
        language_range, *parameters = (part.strip() for part in element.split(";"))
        weights = [_WEIGHT.fullmatch(parameter) for parameter in parameters]
        if not _LANGUAGE_RANGE.fullmatch(language_range) or len(weights) > 1 or None in weights:
            continue
        weight = float(weights[0][1]) if weights and weights[0] else 1.0
        wanted.append((weight, language_range.lower()))
    for weight, language_range in sorted(wanted, key=lambda pair: -pair[0]):
        subtags = language_range.split("-")
        while subtags and weight > 0:
            if "-".join(subtags) in LANGUAGES:
                return "-".join(subtags)
            subtags.pop()
    return DEFAULT_LANGUAGE


_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


class _Catalogue:
    """The sentences of one language.

    A file is taken apart into its entries at once, but an entry is parsed when it is first asked
    for: the first page says a hundred sentences of two thousand, and parsing all took most of its
    time. A test asks for every one.
    """

    def __init__(self, language: str) -> None:
        # Fluent and Babel take 0.1 s to import; whoever asks for no sentence does not pay for it.
        from fluent.runtime import FluentBundle

        self.language = language
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        folder = resources.files("frontinus.words") / language
        for name in FILES:
            self._take_apart(name, (folder / f"{name}.ftl").read_text(encoding="utf-8"))
        self._messages: dict[str, ast.Message] = {}
        self._lock = threading.RLock()
        self._variables: dict[str, frozenset[str]] = {}

    def _take_apart(self, name: str, source: str) -> None:
        starts = list(_ENTRY.finditer(source))
        ends = [match.start() for match in starts[1:]] + [len(source)]
        for match, end in zip(starts, ends, strict=True):
            # The library would take the second of two equal keys, in silence.
            if match[1] in self.sources:
                raise ValueError(f"{self.language}/{name}.ftl: {match[1]} stands twice")
            self.sources[match[1]] = source[match.start() : end]

    def message(self, key: str) -> ast.Message:
        """Return a sentence, parsed, with all that it refers to; raises KeyError."""
        with self._lock:
            if key not in self._messages:
                self._parse(key)
            return self._messages[key]

    def _parse(self, key: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        resource = FluentResource(self.sources[key])
        entry: Any = None
        for part in resource.body:
            # The library drops what it cannot parse, in silence.
            if isinstance(part, ast.Junk):
                raise ValueError(f"{self.language}: {key}: cannot parse {part.content!r}")
            if isinstance(part, ast.Message | ast.Term):
                entry = part
        self.bundle.add_resource(resource)
        self._messages[key] = entry
        for node in self._children(entry):
            if isinstance(node, ast.MessageReference | ast.TermReference):
                sign = "-" if isinstance(node, ast.TermReference) else ""
                # what is nowhere the library reports when the sentence is said
                if sign + node.id.name in self.sources:
                    self.message(sign + node.id.name)

    def variables(self, key: str) -> frozenset[str]:
        """Return the variables of a sentence and of the sentences in it."""
        if key not in self._variables:
            from fluent.syntax import ast

            self._variables[key] = frozenset(
                node.id.name
                for node in self._nodes(self.message(key))
                if isinstance(node, ast.VariableReference)
            )
        return self._variables[key]

    def chooses(self, key: str) -> bool:
        """Tell whether a sentence, or a sentence in it, has variants."""
        from fluent.syntax import ast

        return any(
            isinstance(node, ast.SelectExpression) for node in self._nodes(self.message(key))
        )

    def _nodes(self, node: object) -> Iterator[ast.BaseNode]:
        """Go through the parts of a sentence and of the sentences in it."""
        from fluent.syntax import ast

        for part in self._children(node):
            yield part
            if isinstance(part, ast.MessageReference):
                yield from self._nodes(self.message(part.id.name))

    def _children(self, node: object) -> Iterator[ast.BaseNode]:
        from fluent.syntax import ast

        if isinstance(node, list):
            for item in node:
                yield from self._children(item)
        elif isinstance(node, ast.BaseNode):
            yield node
            for child in vars(node).values():
                yield from self._children(child)


@functools.cache
def _catalogue(language: str) -> _Catalogue:
    if language not in LANGUAGES:
        raise KeyError(language)
    return _Catalogue(language)


# Formatting a number costs 12-55 µs; a page says the same hundred labels again and again.
@functools.lru_cache(maxsize=8192)
def _say(language: str, key: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    catalogue = _catalogue(language)
    catalogue.message(key)
    given = dict(arguments)
    if given.keys() != catalogue.variables(key):
        raise ValueError(f"{key} wants {sorted(catalogue.variables(key))}, got {sorted(given)}")
    pattern = catalogue.bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = catalogue.bundle.format_pattern(pattern, given)
    if errors or not isinstance(text, str):
        raise ValueError(f"{language}: {key}: {errors}")
    return text
