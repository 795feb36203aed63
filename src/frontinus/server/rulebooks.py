"""The pages of the rules: the numbered document, and the player's rulebook."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup

from frontinus import words
from frontinus.games import find_game
from frontinus.server import pages
from frontinus.server.games import GamePage, page_of
from frontinus.words import rulebook as rulebooks

CHAPTER: Final = re.compile(r"^## ([A-Z]{2}-\d+) (.+)$", re.MULTILINE)
RULE: Final = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+) (.+?)\.?\*\*", re.MULTILINE)
CITED: Final = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b")
TAG: Final = re.compile(r"(<[^>]*>)")


@dataclass(frozen=True)
class Section:
    """A numbered part of a document, and the text up to the next one."""

    number: str
    title: str
    text: str


def split(text: str, pattern: re.Pattern[str]) -> tuple[str, list[Section]]:
    """Cut a document at its headings; answers what stands before the first one, too."""
    found = list(pattern.finditer(text))
    ends = [heading.start() for heading in found[1:]] + [len(text)]
    sections = [
        Section(heading[1], heading[2], text[heading.end() : end])
        for heading, end in zip(found, ends, strict=True)
    ]
    return text[: found[0].start()] if found else text, sections


@functools.cache
def markdown() -> MarkdownIt:
    """Make the reader of the documents: tables, no HTML."""
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def to_html(text: str, numbers: frozenset[str]) -> Markup:
    """Turn Markdown into HTML in which every known number that is cited is a link."""
    body = re.sub(r"\n---\s*$", "", text.strip())
    parts = TAG.split(markdown().render(body))
    inside = 0
    for place, part in enumerate(parts):
        if part.startswith(("<code", "<a ", "</code", "</a")):
            inside += -1 if part.startswith("</") else 1
        elif not part.startswith("<") and not inside:
            parts[place] = CITED.sub(functools.partial(_link, numbers), part)
    return Markup("".join(parts))  # noqa: S704 - the reader lets no HTML through


def _link(numbers: frozenset[str], cited: re.Match[str]) -> str:
    number = cited[0]
    return f'<a href="#{number}">{number}</a>' if number in numbers else number


@functools.cache
def document(slug: str) -> tuple[Markup, tuple[pages.RuleChapter, ...]]:
    """Read the normative document of a game; summaries and headings are still empty."""
    text = find_game(slug).rules_text()
    introduction, chapters = split(text, CHAPTER)
    introduction = re.sub(r"^# .+\n", "", introduction)
    rules = {chapter.number: split(chapter.text, RULE) for chapter in chapters}
    numbers = frozenset(rules) | {r.number for _, found in rules.values() for r in found}
    return to_html(introduction, numbers), tuple(
        pages.RuleChapter(
            chapter.number,
            chapter.title,
            "",
            to_html(rules[chapter.number][0], numbers),
            tuple(
                pages.Rule(rule.number, rule.title, to_html(rule.text, numbers), "")
                for rule in rules[chapter.number][1]
            ),
        )
        for chapter in chapters
    )


def rules_page(page: GamePage, language: str) -> pages.RulesPage:
    """Make the page of the numbered rules, with the summaries in a language."""
    introduction, chapters = document(page.slug)
    return pages.RulesPage(
        title=page.title,
        introduction=introduction,
        chapters=tuple(
            pages.RuleChapter(
                chapter.number,
                chapter.title,
                words.say(language, f"chapter-{chapter.number}"),
                chapter.introduction,
                tuple(
                    pages.Rule(
                        rule.number, rule.title, rule.html, page.summary(language, rule.number)
                    )
                    for rule in chapter.rules
                ),
            )
            for chapter in chapters
        ),
        learn=f"/learn/{page.slug}",
    )


@functools.cache
def _pictures(slug: str) -> dict[str, Markup]:
    page = page_of(slug)
    return {name: page.rulebook_picture(scene) for name, scene in rulebooks.pictures(slug).items()}


def learn_page(page: GamePage, language: str) -> pages.LearnPage:
    """Make the page of the player's rulebook; its pictures are positions of real games."""
    pictures = _pictures(page.slug)
    html = pages.render(
        "rulebook.html",
        language,
        book=rulebooks.rulebook(language, page.slug),
        pictures=pictures,
        rules=f"/rules/{page.slug}",
    )
    return pages.LearnPage(
        title=words.say(language, f"game-{page.slug}"),
        html=html,
        defs=pages.sheet(page.shapes()),
        rules=f"/rules/{page.slug}",
    )
