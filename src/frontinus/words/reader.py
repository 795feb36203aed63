"""What the sentences of every game have in common: who reads them, lists, prompts, results.

`names` gives the shown name of each seat. Whoever reads as one seat alone is called "you"; whoever
plays several seats at one screen reads names, for "you" would not tell them apart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from frontinus.words.catalogue import keys, say

Names = Sequence[str] | Mapping[int, str]


@dataclass(frozen=True)
class Prompt:
    """Whose turn it is and what for, then what to do about it."""

    title: str
    sentence: str


def join(language: str, items: Iterable[str]) -> str:
    """Write a list with "and" before its last item."""
    *first, last = items
    if not first:
        return last
    return say(language, "list-and", first=", ".join(first), last=last)


def capital(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]


def paragraph(parts: Iterable[str]) -> str:
    """Write sentences one after the other, without a full stop at the end."""
    return ". ".join(map(capital, parts))


@dataclass(frozen=True)
class Reader:
    """Who reads, in which language."""

    language: str
    names: Names
    seats: frozenset[int]

    def say(self, key: str, **arguments: str | int) -> str:
        """Say a sentence in the reader's language."""
        return say(self.language, key, **arguments)

    def you(self, seat: int) -> str:
        """Tell a sentence whether the seat is the reader's only one."""
        return "yes" if self.seats == {seat} else "no"

    def of(self, key: str, seat: int, **arguments: str | int) -> str:
        """Say a sentence about a seat."""
        return self.say(key, you=self.you(seat), name=self.names[seat], **arguments)

    def name(self, seat: int) -> str:
        """Name a seat where "you" alone would not fit."""
        name = self.names[seat]
        return self.say("name-you", name=name) if self.seats == {seat} else name

    def who(self, seat: int) -> str:
        """Name a seat in brackets or at the end of a list, where "you" alone fits."""
        return self.say("you") if self.seats == {seat} else self.names[seat]

    def join(self, items: Iterable[str]) -> str:
        """Write a list with "and" before its last item."""
        return join(self.language, items)


def reader_of(language: str, names: Names, viewer_seats: Collection[int]) -> Reader:
    """Say who reads: the seats of a viewer, none for a spectator."""
    return Reader(language, names, frozenset(viewer_seats))


def somebody_else(reader: Reader, seat: int, sentence: str, thinking: Collection[int]) -> Prompt:
    """Say that a seat is to act which is not the reader's; `thinking` are those that bots play."""
    key = "thinking-title" if seat in thinking else "waiting-title"
    return Prompt(reader.say(key, name=reader.names[seat]), sentence)


def your_turn(reader: Reader, acted: int | None, to_play: int | None) -> list[str]:
    """Say that it has become the reader's turn, if it has."""
    if to_play is not None and to_play != acted and reader.you(to_play) == "yes":
        return [reader.say("event-your-turn")]
    return []


def winners_title(reader: Reader, winners: Sequence[int], points: int) -> str:
    """Say who has won, with how many points."""
    if len(winners) == 1:
        return reader.of("over-title-one", winners[0], points=points)
    shared = reader.join(reader.name(seat) for seat in winners)
    return reader.say("over-title-shared", names=shared, points=points)


def rule_summary(language: str, rule: str) -> str:
    """Say a numbered rule in one line; KeyError for a number that no document has."""
    return say(language, "rule-" + rule.replace(".", "-"))


def refusal_key(rule: str) -> str:
    """Give the key of the sentence that says why an action is refused by a rule."""
    return "refusal-" + rule.replace(".", "-")


def refusal_sentence(language: str, rule: str, key: str, arguments: Mapping[str, str | int]) -> str:
    """Say why something is refused: by the sentence of a key if there is one, else by the rule."""
    if key not in keys(language):
        return rule_summary(language, rule)
    return say(language, key, **arguments)
