"""The player's rulebooks: short, for people who want to start, with places for pictures.

A rulebook is a text file a language, in a small part of Markdown: one `# title`; sections
`## anchor | title`; paragraphs; lists with `- `; `**strong**`; rule numbers in brackets; and
`{{picture:name}} caption` on a line of its own. It is read into the values below, so that a page
needs no HTML from a file. What the pictures show stands in `rulebook-GAME.jsonl` beside this
module: game records with a name and the places to be marked.
"""

from __future__ import annotations

import functools
import json
import re
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from frontinus.words.catalogue import LANGUAGES


@dataclass(frozen=True)
class Span:
    """A piece of a text."""

    kind: str
    """`text`, `strong`, or `rule` (a rule number such as `AR-5.4`)."""
    text: str


Text = tuple[Span, ...]


@dataclass(frozen=True)
class Paragraph:
    """A paragraph."""

    text: Text
    kind: str = "paragraph"


@dataclass(frozen=True)
class Items:
    """A list of points."""

    items: tuple[Text, ...]
    kind: str = "items"


@dataclass(frozen=True)
class Picture:
    """The place of a picture; its name is a key of `pictures`."""

    name: str
    caption: str
    kind: str = "picture"


Block = Paragraph | Items | Picture


@dataclass(frozen=True)
class Section:
    """A part of a rulebook; the anchor is the same in every language."""

    anchor: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Rulebook:
    """A rulebook in one language."""

    title: str
    lead: tuple[Block, ...]
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Scene:
    """What a picture shows: a position, and places of it that are marked."""

    shape: str
    """`board` or `podiums`."""
    record: str
    """The record whose last position is shown, as JSON."""
    marks: tuple[str, ...]
    """Squares and spaces."""


_SPANS: Final = re.compile(r"\*\*(?P<strong>.+?)\*\*|\((?P<rule>[A-Z]{2}-\d+\.\d+)\)")
_PICTURE: Final = re.compile(r"\{\{picture:([a-z0-9-]+)\}\} (.+)")
_SECTION: Final = re.compile(r"## ([a-z0-9-]+) \| (.+)")


@functools.cache
def rulebook(language: str, game: str) -> Rulebook:
    """Read the rulebook of a game in a language; KeyError if there is none."""
    source = resources.files("frontinus.words") / language / f"rulebook-{game}.md"
    if language not in LANGUAGES or not source.is_file():
        raise KeyError(f"{language}/{game}")
    return parse(source.read_text(encoding="utf-8"))


@functools.cache
def pictures(game: str) -> dict[str, Scene]:
    """Read what the pictures of a game's rulebook show, by name."""
    source = resources.files("frontinus.words") / f"rulebook-{game}.jsonl"
    scenes = {}
    for line in source.read_text(encoding="utf-8").splitlines():
        record: dict[str, Any] = json.loads(line)
        picture = record.pop("picture")
        scenes[picture["name"]] = Scene(
            shape=picture["shape"], record=json.dumps(record), marks=tuple(picture["marks"])
        )
    return scenes


def parse(source: str) -> Rulebook:
    """Read a rulebook's text; ValueError for a line that has no place in it."""
    title = ""
    lead: list[Block] = []
    sections: list[Section] = []
    blocks = lead
    for piece in re.split(r"\n{2,}", source.strip()):
        if piece.startswith("# "):
            title = piece.removeprefix("# ")
        elif piece.startswith("#"):
            heading = _SECTION.fullmatch(piece)
            if not heading:
                raise ValueError(f"no heading of a rulebook: {piece!r}")
            sections.append(Section(heading[1], heading[2], ()))
            blocks = []
        else:
            blocks.append(_block(piece))
            if sections:
                last = sections[-1]
                sections[-1] = Section(last.anchor, last.title, tuple(blocks))
    return Rulebook(title, tuple(lead), tuple(sections))


def _block(piece: str) -> Block:
    if piece.startswith("- "):
        points = re.split(r"\n- ", piece.removeprefix("- "))
        return Items(tuple(_text(point) for point in points))
    if piece.startswith("{{"):
        picture = _PICTURE.fullmatch(piece)
        if not picture:
            raise ValueError(f"no picture of a rulebook: {piece!r}")
        return Picture(picture[1], picture[2])
    return Paragraph(_text(piece))


def _text(piece: str) -> Text:
    text = " ".join(piece.split())
    spans: list[Span] = []
    end = 0
    for found in _SPANS.finditer(text):
        if found.start() > end:
            spans.append(Span("text", text[end : found.start()]))
        kind = found.lastgroup
        assert kind is not None
        spans.append(Span(kind, found[kind]))
        end = found.end()
    if end < len(text):
        spans.append(Span("text", text[end:]))
    return tuple(spans)
