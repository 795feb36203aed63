"""The scoring in pictures: what counts, what is taken, who has won a hill, moment by moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import atan2, degrees

from frontinus.games.palatinus.account import Moment
from frontinus.pictures.svg import Point, group, rectangle, text, transform, use

ABOVE, BELOW = -32, 38
"""Where a number stands that belongs to a hex: towards its upper or its lower corner."""
NEARER = 0.68
"""How near a number stands to the place that gives it."""
LINE = 38
"""From one number to another below it."""


@dataclass(frozen=True)
class Scoring:
    """The moments of the scoring that have been told, and where and whose things are."""

    told: Sequence[Moment]
    at: Mapping[str, Point]
    colours: Sequence[str]
    settled: bool = False
    """All has been told: nothing is being counted any more."""

    @property
    def now(self) -> Moment | None:
        """The last moment told, while anything is to be counted."""
        return self.told[-1] if self.told and not self.settled else None

    @property
    def left(self) -> set[str]:
        """The places that were left before this moment."""
        told = self.told if self.settled else self.told[:-1]
        return {place for moment in told for place in moment.gone}

    def look(self, name: str) -> str | None:
        """Say how a tile or a token looks now, by its letter or place: a class."""
        now = self.now
        if now is None:
            return None
        if name in now.gone:
            return "leaving"
        counted = {now.place, *now.lit, *now.captures, *(place for place, _ in now.gives)}
        return None if name[0] == now.hill or name in counted else "dim"

    def drawn(self) -> str:
        """Draw rings, arrows, numbers, and the marks of those who have hills."""
        now = self.now
        return self.won() + ("" if now is None else self.counted(now) + self.numbers(now))

    def won(self) -> str:
        """Put the mark of its seat on each hill that is settled; of several, if they tied."""
        parts = []
        for moment in self.told:
            if moment.kind == "laurel":
                x, y = self.at[moment.hill]
                first = x - 22 * (len(moment.gains) - 1)
                for number, (seat, _, _) in enumerate(moment.gains):
                    parts.append(use(f"pa-won-{self.colours[seat]}", first + 44 * number, y))
        return "".join(parts)

    def counted(self, now: Moment) -> str:
        """Ring what counts and what is captured, and whose count it is."""
        places = [place for place, _ in now.gives] or now.lit
        parts = [
            use("pa-counted", *self.at[place])
            for place in places
            if place != now.place and place not in now.captures
        ]
        parts += [use("pa-prey", *self.at[place]) for place in now.captures]
        parts.append(use("pa-now", *self.at[now.place or now.hill]))
        return "".join(parts) + "".join(self.strike(now.place, place) for place in now.captures)

    def strike(self, soldier: str | None, place: str) -> str:
        """Point from a soldier to somebody whom he captures."""
        assert soldier is not None
        (x, y), (u, v) = self.at[soldier], self.at[place]
        turn = degrees(atan2(v - y, u - x))
        return use("pa-strike", (x + u) / 2, (y + v) / 2, turn=turn, scale=1.001)

    def numbers(self, now: Moment) -> str:
        """Write what each place gives, the sum, and what somebody gains."""
        parts = []
        for place, points in now.gives:
            assert now.place is not None
            (x, y), (u, v) = self.at[now.place], self.at[place]
            below = BELOW if place == now.place else 0
            away = x + (u - x) * NEARER, y + (v - y) * NEARER + below
            parts.append(number(*away, f"+{points}"))
        x, y = self.at[now.place or now.hill]
        if now.kind == "influence":
            points = sum(points for _, points in now.gives)
            parts.append(number(x, y + ABOVE, f"= {points}"))
        for line, (seat, points, _) in enumerate(now.gains):
            parts.append(number(x, y + BELOW + LINE * line, f"+{points}", self.colours[seat]))
        return "".join(parts)


def number(x: float, y: float, words: str, colour: str | None = None) -> str:
    """Write a few words on a ground, in a seat's colour if they are about one."""
    width = 16 * len(words) + 30
    return group(
        rectangle(-width / 2, -24, width, 48, 24, "pill-ground"),
        text(0, 11, words, "pill-text"),
        class_=f"pill-seat seat-{colour}" if colour else None,
        transform=transform(x, y, scale=0.7),
    )
