"""Watching programs think: what a program at a table thinks, for viewers who want to see it.

A search tells what it thinks in its own thread. What its actions would do is worked out in another
one, once for all viewers, and put into words when a stream sends it. Where seats have secrets a
program is not asked: what it thinks depends on what it holds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from markupsafe import Markup

from frontinus import bots
from frontinus.server import pages

if TYPE_CHECKING:
    from frontinus import Match
    from frontinus.bots.search import Thought
    from frontinus.server.games import GamePage
    from frontinus.server.live import Hub
    from frontinus.server.scene import View
    from frontinus.server.tables import Table

log = logging.getLogger(__name__)

MOST_LOOKS: Final = 3
"""Actions of a decision that are shown, the most looked at."""
MOST_DECISIONS: Final = 3
"""Decisions of one turn that are shown, the last."""


@dataclass(frozen=True)
class Step:
    """An action that a program thinks of, and what it would do."""

    seat: int
    """Who acts."""
    action: str
    happening: Any
    marks: tuple[str, ...]
    """The places of the board that it is about."""


@dataclass(frozen=True)
class Decision:
    """What a program thinks of one choice."""

    at: int
    """How many actions were played before it."""
    looks: tuple[tuple[Step, float], ...]
    """The actions that it has looked at most, each with its share of the looks, from 0 to 1."""
    line: tuple[Step, ...]
    """The actions that it expects after the first of these."""
    points: float
    """Its points at the end."""
    chance: float
    """To win, from 0 to 1."""


@dataclass(frozen=True)
class Turn:
    """What a program thinks in a turn, choice by choice."""

    program: str
    moved: int
    """The event after which it began to think."""
    decisions: tuple[Decision, ...]


Report = Callable[["Thought"], object]
"""Told what a search thinks."""
Ask = Callable[["Match", int], Report | None]
"""Given a match before a choice, and how many choices there were in the turn, says whom to tell
what is thought; None: nobody. From any thread."""


class Watch:
    """What the programs at tables think; nothing where nobody wants to see it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._pool = ThreadPoolExecutor(1, "watch")

    def listen(self, table: Table, seat: int, program: str, moved: int) -> Ask:
        """Listen to a program in the turn that it begins after an event."""
        loop = asyncio.get_running_loop()

        def ask(match: Match, number: int) -> Report | None:
            if match.has_secrets or not self.hub.is_curious(table.id):
                return None
            before = match.copy()

            def tell(decision: Decision) -> None:
                told = table.thoughts.get(seat)
                kept: tuple[Decision, ...] = ()
                if told is not None and told.moved == moved:
                    kept = told.decisions[:number]
                table.thoughts[seat] = Turn(program, moved, (*kept, decision))
                self.hub.tell_curious(table.id)

            def work(thought: Thought) -> None:
                try:
                    decision = decide(table.page, before, seat, thought)
                    loop.call_soon_threadsafe(tell, decision)
                except Exception:
                    log.exception("what a program thinks cannot be told")

            return lambda thought: self._pool.submit(work, thought)

        return ask

    def close(self) -> None:
        """Tell nothing any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def decide(page: GamePage, match: Match, seat: int, thought: Thought) -> Decision:
    """Work out what the actions of a thought would do."""
    chosen = thought.choices[:MOST_LOOKS]
    visits = sum(choice.visits for choice in thought.choices)
    looks = [(steps(page, match, [choice.action])[0], choice.visits / visits) for choice in chosen]
    best = chosen[0]
    line = steps(page, match, thought.line)[1:]
    return Decision(
        len(match.actions), tuple(looks), tuple(line), best.points[seat], best.chances[seat]
    )


def steps(page: GamePage, match: Match, actions: Sequence[str]) -> list[Step]:
    """Play actions on a copy of a match, and say what each does."""
    played, found = match.copy(), []
    before = page.look(played.observation(None))
    for action in actions:
        seat = played.to_play
        assert seat is not None
        played.play(action)
        after = page.look(played.observation(None))
        happening = page.happening(before, action, after)
        found.append(Step(seat, action, happening, page.marks(happening)))
        before = after
    return found


def told(view: View) -> bytes:
    """Tell a viewer what the programs at a table think: regions, as an event of the stream.

    It is the same for all who read one language.
    """
    table, key = view.table, ("thinking", view.language)
    turns = {
        seat: turn
        for seat, turn in sorted(table.thoughts.items())
        if table.program(seat) == turn.program and not table.match.has_secrets
    }
    known: tuple[dict[int, Turn], bytes] | None = table.cache.get(key)
    if known is None or known[0] != turns:
        regions = {
            "thinking": pages.render(
                "regions/thinking.html", view.language, region=region(view, turns)
            ),
            "considered": considered(view, turns),
        }
        texts = {name: str(html) for name, html in regions.items()}
        known = turns, msgspec.json.encode({"regions": texts})
        table.cache[key] = known
    return known[1]


def region(view: View, turns: dict[int, Turn]) -> pages.ThinkingRegion:
    """Put what programs think into words."""
    table, say = view.table, view.say
    # of a person who conceded nothing is said, and nothing of what is to come once it has ended
    seats = [s.seat for s in table.seats if s.kind == "bot" and table.status == "open"]
    searching = [seat for seat in seats if table.program(seat) in bots.LEVELS]
    names = view.company.names
    notes = [say("thinking-blind", name=names[seat]) for seat in seats if seat not in searching]
    if searching and table.match.has_secrets:
        notes.append(say("thinking-secret"))
    elif set(searching) - set(turns):
        notes.append(say("thinking-none"))
    thinking = [
        pages.ThinkingSeat(
            seat=seat,
            name=names[seat],
            colour=view.colours[seat],
            expected=say(
                "hint-expected",
                points=round(turn.decisions[-1].points),
                chance=pages.percent(turn.decisions[-1].chance),
            ),
            errs=turn.program in bots.ERRING,
            decisions=tuple(
                considering(view, decision, played(table, seat, turn, decision))
                for decision in turn.decisions[-MOST_DECISIONS:]
            ),
        )
        for seat, turn in turns.items()
    ]
    return pages.ThinkingRegion(tuple(thinking), tuple(notes))


def played(table: Table, seat: int, turn: Turn, decision: Decision) -> Step | None:
    """Tell what a program played by a decision; None while it has not, or if it is taken back."""
    if decision.at >= len(table.standing):
        return None
    entry = table.standing[decision.at]
    since = table.entries[turn.moved : entry.event.number]
    if entry.actor != seat or not since or any(one.event.kind == "undo" for one in since):
        return None
    return Step(seat, entry.event.data["action"], entry.happening[None], ())


def considering(view: View, decision: Decision, chosen: Step | None) -> pages.ThinkingDecision:
    """Put a decision into words, and what was played by it."""

    def text(step: Step) -> str:
        return view.page.action_text(view.language, step.happening)

    actions = [step.action for step, _ in decision.looks]
    among = chosen is not None and chosen.action in actions
    return pages.ThinkingDecision(
        tuple((text(step), round(100 * share)) for step, share in decision.looks),
        actions.index(chosen.action) if chosen is not None and among else None,
        "" if chosen is None or among else text(chosen),
        tuple((view.company.names[step.seat], text(step)) for step in decision.line),
    )


def considered(view: View, turns: dict[int, Turn]) -> Markup:
    """Mark on the board what the program to move looks at; nothing once it has moved."""
    table = view.table
    turn = turns.get(-1 if table.to_play is None else table.to_play)
    marks: list[tuple[str, ...]] = []
    if turn is not None and turn.moved == table.moved:
        marks = [step.marks for step, _ in turn.decisions[-1].looks]
    return view.page.considered(table.look, marks, "considered")
