"""Actions: packed number, fields and text of each, sorted alike.

An action is a verb and up to three fields. Each field is a place in a list of names in ASCII
order, so that ascending numbers are ascending texts, and a list of numbers needs no sorting.
All conceivable actions of a game are far too many for one table (120,384 builds in Aqua Romana).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import itemgetter
from typing import TYPE_CHECKING

from frontinus.core.kernel import kernel

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FIELD_BITS = 9
FIELD_SIZE = 1 << FIELD_BITS
VERB_SHIFT = 3 * FIELD_BITS
MOST_VERBS = 1 << (31 - VERB_SHIFT)
REMEMBERED = 1 << 16
"""Texts remembered by number and numbers by text; a match meets a few thousand."""


@kernel
def pack(verb: int, first: int, second: int, third: int) -> int:
    """Pack a verb and its fields (0 where there is none) into one number below 2**31."""
    return (((verb << FIELD_BITS | first) << FIELD_BITS) | second) << FIELD_BITS | third


@kernel
def verb_of(action: int) -> int:
    """Unpack the verb."""
    return action >> VERB_SHIFT


@kernel
def first_of(action: int) -> int:
    """Unpack the first field."""
    return (action >> 2 * FIELD_BITS) & (FIELD_SIZE - 1)


@kernel
def second_of(action: int) -> int:
    """Unpack the second field."""
    return (action >> FIELD_BITS) & (FIELD_SIZE - 1)


@kernel
def third_of(action: int) -> int:
    """Unpack the third field."""
    return action & (FIELD_SIZE - 1)


@dataclass(frozen=True)
class Verb:
    """A verb, the names that its fields choose from, and what stands between the fields."""

    name: str
    fields: tuple[Sequence[str], ...] = ()
    separator: str = " "


@dataclass(frozen=True)
class Actions:
    """All actions of a game, as texts and as numbers.

    >>> actions = Actions((Verb("keep"), Verb("place", (("B", "C"), ("E1", "Na", "W8")))))
    >>> number = actions.number("place C Na")
    >>> actions.text(number)
    'place C Na'
    >>> actions.number("place C  Na") is None
    True
    """

    verbs: tuple[Verb, ...]
    _numbers: dict[str, int] = field(default_factory=dict, repr=False, compare=False)
    _texts: dict[int, str] = field(default_factory=dict, repr=False, compare=False)
    _places: dict[str, tuple[int, tuple[dict[str, int], ...]]] = field(
        default_factory=dict, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        """Refuse names out of order: numbers and texts would sort differently."""
        names = [verb.name for verb in self.verbs]
        if names != sorted(set(names)) or len(names) > MOST_VERBS:
            raise ValueError(f"verbs are not in ASCII order, or too many: {names}")
        for index, verb in enumerate(self.verbs):
            for choices in verb.fields:
                if list(choices) != sorted(set(choices)) or len(choices) > FIELD_SIZE:
                    raise ValueError(f"names of {verb.name!r} are not in ASCII order, or too many")
            tables = tuple({name: i for i, name in enumerate(part)} for part in verb.fields)
            self._places[verb.name] = index, tables

    def text(self, number: int) -> str:
        """Write an action, given as a number that `number` or a kernel has packed."""
        text = self._texts.get(number)
        if text is None:
            text = self._write(number)
            if len(self._texts) < REMEMBERED:
                self._texts[number] = text
        return text

    def texts(self, numbers: Sequence[int]) -> list[str]:
        """Write many actions: most of a match's work."""
        if len(numbers) > 1:
            # the quickest way to look many up, and of one it would make no tuple
            try:
                return list(itemgetter(*numbers)(self._texts))
            except KeyError:
                # one of them has not been written yet
                pass
        return [self.text(number) for number in numbers]

    def number(self, text: str) -> int | None:
        """Read an action; None if the text has none of the forms."""
        number = self._numbers.get(text)
        if number is None:
            number = self._read(text)
            if number is not None and len(self._numbers) < REMEMBERED:
                self._numbers[text] = number
        return number

    def fields(self, text: str) -> tuple[str, tuple[str, ...]]:
        """Take an action that is well formed apart into its verb and the names of its fields."""
        name, _, rest = text.partition(" ")
        verb = self.verbs[self._places[name][0]]
        return name, tuple(self._parts(rest, verb)) if rest else ()

    def verb_number(self, name: str) -> int:
        """Give the number of a verb, or -1 if the game has no such verb."""
        return self._places[name][0] if name in self._places else -1

    def every(self) -> Iterator[int]:
        """Go through all conceivable actions in ascending order."""
        for index, verb in enumerate(self.verbs):
            sizes = [len(part) for part in verb.fields] + [1] * (3 - len(verb.fields))
            for first in range(sizes[0]):
                for second in range(sizes[1]):
                    for third in range(sizes[2]):
                        yield pack(index, first, second, third)

    def _write(self, number: int) -> str:
        verb = self.verbs[verb_of(number)]
        chosen = (first_of(number), second_of(number), third_of(number))
        names = [part[i] for part, i in zip(verb.fields, chosen, strict=False)]
        return f"{verb.name} {verb.separator.join(names)}" if names else verb.name

    def _read(self, text: str) -> int | None:
        name, space, rest = text.partition(" ")
        if name not in self._places:
            return None
        index, tables = self._places[name]
        if not tables:
            return None if space else pack(index, 0, 0, 0)
        parts = self._parts(rest, self.verbs[index])
        if len(parts) != len(tables):
            return None
        places = [table.get(part, -1) for table, part in zip(tables, parts, strict=True)]
        if min(places) < 0:
            return None
        places += [0] * (3 - len(places))
        return pack(index, *places)

    @staticmethod
    def _parts(rest: str, verb: Verb) -> list[str]:
        most = len(verb.fields) + 1  # one too many is enough to refuse a text of any length
        if verb.separator:
            return rest.split(verb.separator, most - 1)
        # names without a separator are all of one length
        width = len(verb.fields[0][0])
        return [rest[i : i + width] for i in range(0, min(len(rest), most * width), width)]
