"""Tables: a match with people at it, as the projection of its log.

`Table` is that projection and changes by `apply` alone, one event after the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

import frontinus
from frontinus.server import chance, games, store
from frontinus.server.store import Event, Header, Seat, Standing, Stored

if TYPE_CHECKING:
    from frontinus.server.watching import Turn

PACE: Final = 600
"""Milliseconds that a program waits before it moves, unless the table says otherwise."""
SUBSTITUTE: Final = "greedy"
"""Who plays on for a seat that conceded."""

PLAYED: Final = frozenset({"action", "chance"})
OPEN: Final = -1
"""As whom everybody looks at a match that has ended: nothing is hidden any more."""
MOVING: Final = frozenset({"opened", "action", "chance", "undo", "stopped"})
"""Kinds of events that change the position: an action chosen before one of them is stale."""
UNMEANT: Final = frozenset({"forced", "program"})
"""Keys in the data of actions that no person chose."""


@dataclass
class Entry:
    """An event of the log, and what it did."""

    event: Event
    seats: tuple[Seat, ...]
    """Who sat where before it."""
    at: int | None = None
    """How many actions stood after it; None for what is no action."""
    actor: int | None = None
    """The seat that acted; None for chance and for what is no action."""
    undone: bool = False
    happening: dict[int | None, Any] = field(default_factory=dict)
    """What an action did, as each seat may know it, and under OPEN as it was; only key None where
    nothing is hidden."""


class Table:
    """A table as its log tells it."""

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.cache: dict[Any, Any] = {}
        """Whatever is worked out from the present state; emptied by every change."""
        self.lines: dict[Any, dict[int, Any]] = {}
        """Lines of the log by reader and event: they do not change with the state."""
        self.thoughts: dict[int, Turn] = {}
        """What the programs here think, by seat, if anybody wants to see it; not of the log."""
        self._read(stored)

    def reread(self, stored: Stored) -> None:
        """Take over what another process has written."""
        self._read(stored)

    def _read(self, stored: Stored) -> None:
        header = stored.header
        self.header = header
        self.id = header.id
        self.page = games.page_of(header.game)
        self.seats = list(stored.seats)
        self.changed = stored.standing.changed
        self.entries: list[Entry] = []
        self.standing: list[Entry] = []
        self.lines.clear()
        self.number = 0
        self.moved = 0
        self.meant = 0
        """The last event by which a person changed the position: offers to stop lapse with it."""
        self.pace = PACE
        self.conceded: set[int] = set()
        self.passed: int | None = None
        """The seat to act, if whoever sits there has said that he is at the screen."""
        self.agreed: set[int] = set()
        self.stopped: Mapping[str, Any] | None = None
        self.rematch: str | None = None
        self.replay = False
        self.floors = [0] * header.players
        self.displaced: list[dict[str, bool]] = [{} for _ in range(header.players)]
        """By seat: browsers from which others took it over, and whether its link is still the one
        that they knew."""
        self.leavers: list[str | None] = [None] * header.players
        """By seat: the browser that left it last, as long as its link is the one that it knew and
        nobody else has sat there."""
        self.shared: set[str] = set()
        """Browsers at which several seats were, until one of those left has the screen to itself:
        whoever is in front of it may be the one who left."""
        self.match = new_match(header)
        self._looks = self._look_now()
        for event in stored.events:
            self.apply(event)

    # --- what follows from the log ----------------------------------------------------------------

    @property
    def address(self) -> str:
        """The table's page."""
        return address_of(self.id)

    @property
    def status(self) -> str:
        """open, over, stopped or replay."""
        if self.replay:
            return "replay"
        return status_of(self.match, self.stopped)

    @property
    def to_play(self) -> int | None:
        """The seat that is to act; None if none may any more."""
        return self.match.to_play if self.status == "open" else None

    @property
    def look(self) -> Any:
        """The position as a spectator sees it."""
        return self._looks[None]

    def look_as(self, viewpoint: int | None) -> Any:
        """Give the position as somebody sees it."""
        return self._looks[viewpoint]

    def viewpoint(self, browser: str | None) -> int | None:
        """Choose as whom a browser looks: as its only seat, or as the one that is there to act.

        Seats that share a screen must not see what only one of them may know; between their turns
        they see what a spectator sees.
        """
        if not self.page.hides:
            return None
        if self.status != "open":
            return OPEN
        seats = self.acting(browser) or self.held_by(browser)
        if len(seats) == 1 and browser not in self.shared:
            return seats[0]
        due = self.to_play in seats and self.cover(browser) is None
        return self.to_play if due else None

    def cover(self, browser: str | None) -> int | None:
        """Name the seat to act, if the screen must be passed to it first.

        That is so once anything hidden has been played.
        """
        acting, seat = self.acting(browser), self.to_play
        alone = len(acting) == 1 and browser not in self.shared
        if alone or seat not in acting or seat == self.passed:
            return None
        return seat if self._is_hiding() else None

    def sharers(self) -> list[str]:
        """List the browsers at which several seats are, once anything hidden has been played."""
        holders = [self.seats[seat].holder for seat in self.persons()] if self._is_hiding() else []
        return sorted({one for one in holders if one is not None and holders.count(one) > 1})

    def _is_hiding(self) -> bool:
        match = self.match
        return match.has_secrets and match.veiled_actions(None) != list(match.actions)

    def look_back(self, at: int, viewpoint: int | None) -> Any:
        """Give the position after so many actions, as somebody sees it."""
        return self.page.look(self._seen(self.match_at(at), viewpoint))

    def match_at(self, at: int) -> frontinus.Match:
        """Give the match as it was after so many actions."""
        match = self.match.copy()
        for _ in range(len(match.actions) - at):
            match.undo()
        return match

    def held_by(self, browser: str | None) -> tuple[int, ...]:
        """Name the seats at which a browser sits."""
        if browser is None or self.replay:
            return ()
        return tuple(s.seat for s in self.seats if s.kind == "person" and s.holder == browser)

    def taken_from(self, browser: str | None) -> dict[int, bool]:
        """Name the seats that others took over from a browser, and whether it knows their links."""
        if browser is None or self.status != "open":
            return {}
        return {
            seat: known[browser]
            for seat, known in enumerate(self.displaced)
            if browser in known
            and self.seats[seat].holder not in {None, browser}
            and seat not in self.conceded
        }

    def may_sit(self, browser: str | None, seat: int) -> bool:
        """Tell whether a browser may sit down without a link where nobody sits, or a program.

        It may if it opened the table, which shows it the links, or was the last to leave the seat.
        """
        if browser is None or self.status != "open":
            return False
        known = browser in {self.header.creator, self.leavers[seat]}
        return known and (self.free(seat) or self.seats[seat].kind == "bot")

    def acting(self, browser: str | None) -> tuple[int, ...]:
        """Name the seats for which a browser may act: those it holds and has not conceded."""
        return tuple(seat for seat in self.held_by(browser) if seat not in self.conceded)

    def free(self, seat: int) -> bool:
        """Tell whether a seat waits for a person; for one that conceded a program plays."""
        one = self.seats[seat]
        return one.kind == "person" and one.holder is None and seat not in self.conceded

    def program(self, seat: int) -> str:
        """Name the program that moves for a seat; empty for a person."""
        if self.seats[seat].kind == "bot":
            return self.seats[seat].bot
        return SUBSTITUTE if seat in self.conceded else ""

    def persons(self) -> list[int]:
        """Name the seats at which people sit who have not conceded."""
        return [
            s.seat
            for s in self.seats
            if s.kind == "person" and s.holder is not None and s.seat not in self.conceded
        ]

    def person_name(self, seat: int) -> str:
        """Give the name of the person to whom a seat belongs, whatever bot plays there now."""
        if self.seats[seat].kind == "person":
            return self.seats[seat].name
        for entry in reversed(self.entries):
            event = entry.event
            if event.kind == "seat" and event.seat == seat and event.data["change"] == "bot":
                return entry.seats[seat].name
        return ""

    def name_for(self, browser: str, seat: int) -> str:
        """Choose a name for who sits down without giving one: nobody else's."""
        for entry in reversed(self.entries):
            event = entry.event
            if event.kind == "seat" and event.seat == seat and event.data["change"] == "left":
                if event.data.get("before") != browser:
                    return ""
                break
        return self.person_name(seat)

    def undoer(self, seats: Sequence[int]) -> int | None:
        """Name the seat of a viewer that may take its last action back."""
        if self.status != "open" or not self.standing:
            return None
        actor = self.standing[-1].actor
        if actor is None or actor not in seats or self.undo_place(actor) is None:
            return None
        return actor

    def undo_place(self, seat: int) -> int | None:
        """Find the place before the last choice of a seat; what followed of itself goes with it."""
        at = len(self.standing) - 1
        while at >= self.floors[seat] and at >= 0:
            if not self.standing[at].event.data.get("forced"):
                return at
            at -= 1
        return None

    def undo_places(self, seats: Sequence[int]) -> frozenset[int]:
        """List the numbers of actions to which a viewer may undo."""
        seat = self.undoer(seats)
        if seat is None:
            return frozenset()
        return frozenset(
            at
            for at in range(self.floors[seat], len(self.standing))
            if not self.standing[at].event.data.get("forced")
        )

    def record(self) -> dict[str, Any]:
        """Give the record as far as everybody may see it."""
        shown = self.match.observation(None).view()
        if self.status != "open" and "view" in shown:
            shown = dict(self.match.record().data)
        data = dict(self.header.extra) | shown
        if self.stopped is not None:
            data["stopped"] = dict(self.stopped)
        if self.match.game.rules.weigh is not None and not self.replay:
            data["commitment"] = chance.commitment(self.header.seed)
            if self.status != "open":
                data["seed"] = self.header.seed
        if not self.replay:
            data["seats"] = [self._recorded(seat) for seat in range(self.header.players)]
        return data

    def _recorded(self, seat: int) -> dict[str, Any]:
        """Say who sits on a seat, and who played there earlier, each until which action."""
        substituted = seat in self.conceded and self.header.players > 2
        now = named(self.seats[seat], substituted=substituted)
        earlier: list[dict[str, Any]] = []
        for entry in self.standing:
            data = entry.event.data
            if entry.actor != seat or data.get("forced"):
                continue
            played = named(entry.seats[seat], substituted=data.get("program", False))
            until = {"until": entry.at}
            if earlier and earlier[-1] | until == played | until:
                earlier.pop()
            earlier.append(played | until)
        if earlier and earlier[-1] | {"until": 0} == now | {"until": 0}:
            earlier.pop()
        return now | ({"earlier": earlier} if earlier else {})

    def follow_on(self, match: frontinus.Match, events: Sequence[Event]) -> list[Event]:
        """Play, after some events, whatever needs nobody."""
        drawn = sum(entry.event.kind == "chance" for entry in self.standing)
        return follow_on(match, self.header.seed, self.number + len(events), drawn)

    def standing_after(
        self,
        match: frontinus.Match,
        events: Sequence[Event],
        seats: Sequence[Seat] = (),
        *,
        stopped: Mapping[str, Any] | None = None,
        conceded: frozenset[int] = frozenset(),
    ) -> Standing:
        """Work out the stored columns for after some events."""
        status = "replay" if self.replay else status_of(match, stopped or self.stopped)
        to_play = match.to_play if status == "open" else None
        changed = {s.seat: s for s in seats}
        thinking = False
        if to_play is not None and to_play != frontinus.CHANCE:
            seat = changed.get(to_play, self.seats[to_play])
            thinking = seat.kind == "bot" or to_play in self.conceded | conceded
        number = self.number + len(events)
        return Standing(number, status, to_play, thinking, store.now())

    # --- change -----------------------------------------------------------------------------------

    def take_in(self, events: Sequence[Event], seats: Sequence[Seat] = ()) -> None:
        """Take in the next events of the log, and who sits where since."""
        for event in events:
            self.apply(event)
        for seat in seats:
            self.seats[seat.seat] = seat

    def apply(self, event: Event) -> None:
        """Take in the next event of the log."""
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} does not follow event {self.number}")
        entry = Entry(event, tuple(self.seats), actor=event.seat)
        getattr(self, f"_apply_{event.kind}")(entry)
        self.entries.append(entry)
        self.number = event.number
        self.changed = event.at
        if event.kind in MOVING:
            self.moved = event.number
            self.passed = None
            if event.kind != "chance" and not event.data.keys() & UNMEANT:
                self.meant = event.number
                self.agreed.clear()
        self.cache.clear()

    def _apply_opened(self, entry: Entry) -> None:
        self.pace = entry.event.data.get("pace", PACE)
        self.replay = entry.event.data.get("replay", False)
        # what is stored beside the log is who sits there by now
        for seat, sitter in enumerate(entry.event.data.get("seats", ())):
            self.seats[seat] = replace(self.seats[seat], **sitter)

    def _apply_action(self, entry: Entry) -> None:
        text = entry.event.data["action"]
        before = self._looks
        self.match.play(text)
        self._looks = self._look_now()
        entry.at = len(self.match.actions)
        entry.happening = {
            seat: self.page.happening(before[seat], text, look)
            for seat, look in self._looks.items()
        }
        self.standing.append(entry)
        self._raise_floors(entry.actor)

    _apply_chance = _apply_action

    def _apply_undo(self, entry: Entry) -> None:
        for taken in self.standing[entry.event.data["to"] :]:
            taken.undone = True
            self.match.undo()
        del self.standing[entry.event.data["to"] :]
        self._looks = self._look_now()
        self._raise_floors(entry.actor)

    def _raise_floors(self, actor: int | None) -> None:
        for seat in range(self.header.players):
            if seat != actor:
                self.floors[seat] = len(self.standing)

    def _apply_seat(self, entry: Entry) -> None:
        data, seat = entry.event.data, entry.event.seat
        assert seat is not None
        self.seats[seat] = replace(
            self.seats[seat], kind=data["kind"], bot=data["bot"], name=data["name"]
        )
        if data["change"] not in {"named", "renewed"}:
            self.agreed.discard(seat)
            self.passed = None
        if data["change"] in {"left", "sat", "renewed"}:
            self.leavers[seat] = data.get("before") if data["change"] == "left" else None
        self.shared.update(data.get("sharers", ()))
        displaced = self.displaced[seat]
        if data["change"] == "renewed":
            self.displaced[seat] = dict.fromkeys(displaced, False)
        elif data["change"] == "sat":
            if "before" in data:
                displaced[data["before"]] = True
        elif data["change"] != "named":
            displaced.clear()

    def _apply_passed(self, entry: Entry) -> None:
        self.passed = entry.event.seat
        # where several seats are still, the next change says so again
        self.shared.discard(entry.event.data.get("browser", ""))

    def _apply_concede(self, entry: Entry) -> None:
        assert entry.event.seat is not None
        self.conceded.add(entry.event.seat)
        self.agreed.discard(entry.event.seat)
        self.shared.update(entry.event.data.get("sharers", ()))

    def _apply_agree(self, entry: Entry) -> None:
        assert entry.event.seat is not None
        if entry.event.data["agree"]:
            self.agreed.add(entry.event.seat)
        else:
            self.agreed.discard(entry.event.seat)

    def _apply_stopped(self, entry: Entry) -> None:
        self.stopped = entry.event.data

    def _apply_rematch(self, entry: Entry) -> None:
        self.rematch = entry.event.data["table"]

    def _apply_pace(self, entry: Entry) -> None:
        self.pace = entry.event.data["pace"]

    def _look_now(self) -> dict[int | None, Any]:
        seats: list[int | None] = [None]
        if self.page.hides:
            seats += [*range(self.header.players), OPEN]
        return {seat: self.page.look(self._seen(self.match, seat)) for seat in seats}

    def _seen(self, match: frontinus.Match, viewpoint: int | None) -> frontinus.Observation:
        if viewpoint == OPEN:
            return match.observation(None, revealed=True)
        return match.observation(viewpoint)


def named(seat: Seat, *, substituted: bool) -> dict[str, Any]:
    """Name in a record who plays a seat."""
    bot = seat.bot or (SUBSTITUTE if substituted else "")
    return {"name": seat.name} | ({"bot": bot} if bot else {})


def status_of(match: frontinus.Match, stopped: Mapping[str, Any] | None) -> str:
    """Name the state of a table that is played at."""
    if match.over:
        return "over"
    return "open" if stopped is None else "stopped"


def new_match(header: Header) -> frontinus.Match:
    """Set up the match of a table."""
    return frontinus.new_match(
        header.game,
        players=header.players,
        board=header.board if header.board_data is None else header.board_data,
        options=header.options,
    )


def follow_on(match: frontinus.Match, seed: str, number: int, drawn: int) -> list[Event]:
    """Play whatever needs nobody: chance, and actions without a choice.

    `drawn` outcomes of chance have been before, and `number` events.
    """
    events: list[Event] = []
    while not match.over:
        seat = match.to_play
        place = number + len(events) + 1
        if seat == frontinus.CHANCE:
            drawn += 1
            text = chance.outcome(match, seed, drawn)
            events.append(Event(place, "chance", None, {"action": text}))
        else:
            legal = match.legal_actions()
            if len(legal) != 1:
                break
            text = legal[0]
            events.append(Event(place, "action", seat, {"action": text, "forced": True}))
        match.play(text)
    return events


def address_of(table: str) -> str:
    """Give the address of a table's page."""
    return f"/t/{table}"
