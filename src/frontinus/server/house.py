"""The house of all tables: what people and programs ask for, and what comes of it.

It keeps the tables of a store, checks what is asked for, writes it down, and only then applies it.
One lock a table makes its writer the only one in this process, the key (table, number) in the
database the only one of all.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import frontinus
from frontinus.server import chance, games, store
from frontinus.server.engine import Engine
from frontinus.server.live import Hub
from frontinus.server.security import Identity, clean_name, hash_secret, new_nonce
from frontinus.server.store import (
    FAILURES,
    Conflict,
    Event,
    Header,
    Seat,
    Standing,
    Store,
    Stored,
)
from frontinus.server.tables import PACE, Table, follow_on, new_match, status_of

log = logging.getLogger(__name__)

SLOWEST: Final = 5000
MOST_ACTIONS: Final = 16
"""Actions of one request; no turn has more."""
MOST_LOADED: Final = 300
"""Tables kept in memory."""
FOLLOW: Final = 0.5
"""Seconds between two looks for what another process wrote."""
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 10


class Refused(Exception):
    """A request that is not carried out, and why: the key of a sentence and its variables."""

    def __init__(
        self,
        status: int,
        key: str,
        *,
        rule: str | None = None,
        action: str | None = None,
        index: int | None = None,
        number: int | None = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.rule = rule
        self.action = action
        self.index = index
        self.number = number
        self.arguments = arguments


class BadBoard(Exception):
    """Board data that the rules refuse."""

    def __init__(self, game: str, error: frontinus.BoardError) -> None:
        super().__init__(str(error))
        self.game = game
        self.error = error


@dataclass(frozen=True)
class NewSeat:
    """Who is to sit on a seat of a new table."""

    kind: str
    """`me`, `person` or `bot`."""
    bot: str = ""
    name: str = ""


@dataclass(frozen=True)
class NewTable:
    """What somebody wants to play."""

    game: str
    seats: tuple[NewSeat, ...]
    board: str | Mapping[str, Any] = "standard"
    options: Mapping[str, Any] = field(default_factory=dict)
    begins: str = "seats"
    name: str = ""


class House:
    """All tables of a store."""

    def __init__(self, store_: Store, identity: Identity, hub: Hub, engine: Engine) -> None:
        self.store = store_
        self.identity = identity
        self.hub = hub
        self.engine = engine
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._writing: set[asyncio.Task[None]] = set()
        self.on_change: list[Any] = []
        """Called with each table that has changed, and with each that was loaded."""

    # --- finding tables ---------------------------------------------------------------------------

    async def get(self, table: str) -> Table:
        """Find a table; raises Refused."""
        known = self._tables.get(table)
        if known is not None:
            self._tables.move_to_end(table)
            return known
        if not is_table_id(table):
            raise Refused(404, "error-not-found")
        if table not in self._loading:
            # Two requests for one table must get the same object, with the same lock.
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def close(self) -> None:
        """Wait until nothing reads from the store or writes to it."""
        while busy := [*self._loading.values(), *self._writing]:
            await asyncio.wait(busy)

    async def _load(self, table: str) -> Table:
        stored = await self.store.load(table)
        if stored is None or stored.header.game not in games.MODULES:
            raise Refused(404, "error-not-found")
        return self._keep(await self.engine.run(Table, stored))

    def _keep(self, table: Table) -> Table:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        for old in list(self._tables.values()):
            if len(self._tables) <= MOST_LOADED:
                break
            if old is not table and not self._in_use(old):
                del self._tables[old.id]
        return table

    def _in_use(self, table: Table) -> bool:
        if table.lock.locked() or table.id in self.hub.watched():
            return True
        return table.to_play is not None and bool(table.program(table.to_play))

    async def find_seat(self, secret: str) -> tuple[Table, int]:
        """Find the seat of a link; raises Refused."""
        found = await self.store.seat_of(hash_secret(secret))
        if found is None:
            raise Refused(404, "error-link")
        return await self.get(found[0]), found[1]

    async def follow(self) -> None:
        """Notice what other processes write, for ever."""
        complaint = ""
        async with self.store.changes() as changes:
            while True:
                await asyncio.sleep(FOLLOW)
                try:
                    if await changes.any() and self._tables:
                        await self._catch_up()
                    complaint = ""
                except FAILURES as error:
                    # what stays broken is told once, not twice a second
                    if self.store.complaint(error) != complaint:
                        complaint = self.store.complaint(error)
                        log.error(complaint)  # noqa: TRY400
                except Exception:
                    log.exception("what other processes wrote could not be read")

    async def _catch_up(self) -> None:
        numbers = await self.store.numbers(list(self._tables))
        for table in list(self._tables.values()):
            if numbers.get(table.id, 0) > table.number:
                async with table.lock:
                    await self._reread(table)

    async def _reread(self, table: Table) -> None:
        stored = await self.store.load(table.id)
        if stored is not None and len(stored.events) > table.number:
            await self.engine.run(table.reread, stored)
            self._changed(table)

    def _changed(self, table: Table) -> None:
        self.hub.tell(table.id)
        for listener in self.on_change:
            listener(table)

    # --- opening tables ---------------------------------------------------------------------------

    async def open(self, wanted: NewTable, browser: str) -> Table:
        """Open a table; raises Refused and BadBoard."""
        seats = list(wanted.seats)
        if wanted.begins == "drawn":
            secrets.SystemRandom().shuffle(seats)
        header = self._header(wanted, browser)
        return await self._open(header, [(s, browser) for s in seats], {"pace": PACE})

    def _header(self, wanted: NewTable, browser: str) -> Header:
        custom = isinstance(wanted.board, Mapping)
        return Header(
            id=new_id(),
            game=wanted.game,
            players=len(wanted.seats),
            board=wanted.board["name"] if isinstance(wanted.board, Mapping) else wanted.board,
            board_data=wanted.board if custom else None,  # type: ignore[arg-type]
            options=dict(wanted.options),
            seed=chance.new_seed(),
            name=clean_name(wanted.name, 60),
            begins=wanted.begins,
            creator=browser,
            previous=None,
            extra={},
            version=frontinus.__version__,
            created=store.now(),
        )

    async def _open(
        self,
        header: Header,
        sitters: Sequence[tuple[NewSeat, str | None]],
        opened: Mapping[str, Any],
        *,
        actions: Sequence[str] = (),
        stopped: Mapping[str, Any] | None = None,
        announce: Table | None = None,
    ) -> Table:
        seats = tuple(
            self._new_seat(header.id, number, seat, browser)
            for number, (seat, browser) in enumerate(sitters)
        )
        sitting = [{"kind": seat.kind, "bot": seat.bot, "name": seat.name} for seat in seats]
        first = Event(1, "opened", None, {**opened, "seats": sitting}, at=header.created)

        def prepare() -> tuple[list[Event], frontinus.Match]:
            try:
                match = new_match(header)
            except frontinus.BoardError as error:
                raise BadBoard(header.game, error) from None
            except frontinus.OptionError:
                raise Refused(422, "error-malformed") from None
            events = [first]
            for text in actions:
                chance = match.to_play == frontinus.CHANCE
                event = Event(
                    len(events) + 1,
                    "chance" if chance else "action",
                    None if chance else match.to_play,
                    {"action": text},
                )
                match.play(text)
                events.append(event)
            if not opened.get("replay"):
                events += follow_on(match, header.seed, 1, 0)
            if stopped is not None:
                events.append(Event(len(events) + 1, "stopped", None, dict(stopped)))
            return events, match

        events, match = await self.engine.run(prepare)
        status = "replay" if opened.get("replay") else status_of(match, stopped)
        to_play = match.to_play if status == "open" else None
        thinking = to_play is not None and seats[to_play].kind == "bot"
        standing = Standing(len(events), status, to_play, thinking, store.now())
        table = await self.engine.run(Table, Stored(header, standing, seats, tuple(events)))
        if announce is None:
            await self.store.create(header, seats, events, standing)
        else:
            event = Event(announce.number + 1, "rematch", None, {"table": header.id})
            after = announce.standing_after(announce.match, [event])
            await self.store.create(
                header, seats, events, standing, announce=(announce.id, event, after)
            )
            await self.engine.run(announce.take_in, [event])
            self._changed(announce)
        self._keep(table)
        self._changed(table)
        return table

    def _new_seat(self, table: str, number: int, wanted: NewSeat, browser: str | None) -> Seat:
        return self._linked(
            table,
            Seat(
                seat=number,
                kind="bot" if wanted.kind == "bot" else "person",
                bot=wanted.bot if wanted.kind == "bot" else "",
                name=clean_name(wanted.name),
                holder=browser if wanted.kind == "me" else None,
                nonce="",
                secret="",
            ),
        )

    def _linked(self, table: str, seat: Seat) -> Seat:
        nonce = new_nonce()
        secret = self.identity.seat_secret(table, seat.seat, nonce)
        return replace(seat, nonce=nonce, secret=hash_secret(secret))

    def link(self, table: Table, seat: int) -> str:
        """Give the address of a seat's link."""
        nonce = table.seats[seat].nonce
        return f"/s/{self.identity.seat_secret(table.id, seat, nonce)}"

    async def open_replay(self, record: frontinus.Record, browser: str) -> Table:
        """Open a table on which a record can be stepped through; raises RecordError."""
        if record.game not in games.MODULES:
            raise frontinus.RecordError("there are no pages for this game", fault="game")
        match = await self.engine.run(frontinus.replay, record)
        data = record.data
        known = {
            "frontinus", "game", "players", "board", "options", "actions", "board-data", "result",
            "stopped",
        }  # fmt: skip
        header = Header(
            id=new_id(),
            game=match.game.slug,
            players=match.players,
            board=match.board.name,
            board_data=None if match.board.standard else data.get("board-data"),
            options=dict(data["options"]),
            seed=chance.new_seed(),
            name="",
            begins="seats",
            creator=browser,
            previous=None,
            extra={key: value for key, value in data.items() if key not in known},
            version=frontinus.__version__,
            created=store.now(),
        )
        names = seat_names(data.get("seats"), match.players)
        sitters: list[tuple[NewSeat, str | None]] = [
            (NewSeat("person", name=name), None) for name in names
        ]
        return await self._open(
            header,
            sitters,
            {"replay": True},
            actions=record.actions,
            stopped=data.get("stopped"),
        )

    # --- what people at a table may ask for -------------------------------------------------------

    async def play(
        self,
        table: Table,
        browser: str | None,
        number: int,
        actions: Sequence[str],
        request: str | None = None,
    ) -> int:
        """Play actions of one turn, all or none; answers the number of events. Raises Refused.

        What has been played already, and still stands, is not played again: repeating a request is
        harmless, whatever became of the first answer.
        """
        async with table.lock:
            mine = self._mine(table, browser)
            if self._repeated(table, mine, number, actions, request):
                return table.number
            self._check_open(table)
            self._check_number(table, number, since=table.moved)
            seat = table.match.to_play
            covered = table.cover(browser) is not None
            if covered or (seat is not None and seat not in mine):
                raise Refused(403, "error-forbidden", number=table.number)

            def attempt() -> tuple[frontinus.Match, list[Event]]:
                trial = table.match.copy()
                events: list[Event] = []
                for index, text in enumerate(actions):
                    if trial.to_play not in {seat, None} and (
                        trial.has_secrets or trial.refusal(text) is None
                    ):
                        # the turn is another's now: what follows would not be of one turn, and
                        # why it is refused may tell what the other holds
                        raise Refused(403, "error-forbidden", number=table.number)
                    try:
                        trial.play(text)
                    except frontinus.IllegalAction as error:
                        raise Refused(
                            422,
                            "refusal",
                            rule=error.rule,
                            action=text,
                            index=index,
                            number=table.number,
                        ) from None
                    place = table.number + len(events) + 1
                    name = request if index == 0 else None
                    events.append(Event(place, "action", seat, {"action": text}, name))
                return trial, events + table.follow_on(trial, events)

            trial, events = await self.engine.run(attempt)
            await self._commit(table, events, table.standing_after(trial, events))
            return table.number

    def _repeated(
        self,
        table: Table,
        mine: Sequence[int],
        number: int,
        actions: Sequence[str],
        request: str | None,
    ) -> bool:
        if request is not None and any(
            e.event.request == request and e.actor in mine for e in reversed(table.entries)
        ):
            return True
        if table.match.has_secrets and len(mine) > 1:
            # who shares a screen must not find out by trying what another has played there
            return False
        done = table.entries[number : number + len(actions)] if number >= 0 else []
        return len(done) == len(actions) and all(
            e.event.kind == "action"
            and not e.undone
            and e.actor in mine
            and e.event.data["action"] == text
            for e, text in zip(done, actions, strict=True)
        )

    async def pass_screen(self, table: Table, browser: str | None, seat: int) -> int:
        """Let a seat see what it may know: whoever sits there says that he is at the screen."""
        async with table.lock:
            if seat not in self._mine(table, browser) or seat != table.to_play:
                raise Refused(403, "error-forbidden", number=table.number)
            if table.cover(browser) is not None:
                events = [Event(table.number + 1, "passed", seat, {"browser": browser})]
                await self._commit(table, events, table.standing_after(table.match, events))
            return table.number

    async def undo(
        self,
        table: Table,
        browser: str | None,
        number: int,
        to: int | None = None,
        request: str | None = None,
    ) -> int:
        """Take back one's own actions, the last or all after the first `to`; raises Refused."""
        async with table.lock:
            mine = self._mine(table, browser)
            if self._undone(table, mine, number, to, request):
                return table.number
            self._check_open(table)
            self._check_number(table, number, since=table.moved)
            seat = table.undoer(mine)
            if seat is None:
                raise Refused(409, "undo-refused", number=table.number)
            place = table.undo_place(seat) if to is None else to
            if place is None or place not in table.undo_places(mine):
                raise Refused(409, "undo-refused", number=table.number)
            trial = await self.engine.run(table.match_at, place)
            data = {"to": place, "count": len(table.standing) - place}
            events = [Event(table.number + 1, "undo", seat, data, request)]
            await self._commit(table, events, table.standing_after(trial, events))
            return table.number

    def _undone(
        self,
        table: Table,
        mine: Sequence[int],
        number: int,
        to: int | None,
        request: str | None,
    ) -> bool:
        if request is not None and any(
            e.event.request == request and e.actor in mine for e in reversed(table.entries)
        ):
            return True
        # the same request again, and nothing since
        if not 0 <= number == table.number - 1:
            return False
        last = table.entries[-1]
        return (
            last.event.kind == "undo"
            and last.actor in mine
            and (to is None or to == last.event.data["to"])
        )

    async def concede(self, table: Table, browser: str | None, number: int, seat: int) -> int:
        """Give a seat up: with two seats the match ends, with more a program plays on.

        That holds whatever others did since `number`.
        """
        async with table.lock:
            if seat not in table.held_by(browser):
                raise Refused(403, "error-forbidden", number=table.number)
            if seat in table.conceded:
                return table.number
            self._check_open(table)
            self._check_number(table, number, since=0)
            if table.status != "open":
                raise Refused(409, "error-over", number=table.number)
            events = [Event(table.number + 1, "concede", seat, sharing(table))]
            conceded = table.conceded | {seat}
            stopped = None
            if table.header.players == 2:
                stopped = {"reason": "conceded", "seats": sorted(conceded)}
                events.append(Event(table.number + 2, "stopped", None, stopped))
            standing = table.standing_after(
                table.match, events, stopped=stopped, conceded=frozenset(conceded)
            )
            await self._commit(table, events, standing)
            return table.number

    async def agree(self, table: Table, browser: str | None, number: int, *, agree: bool) -> int:
        """Say that one would stop the match, or no longer; it stops when all people say so.

        What people said lapses when one of them acts, not when a program does.
        """
        async with table.lock:
            mine = self._mine(table, browser)
            if table.stopped is not None and agree:
                return table.number
            self._check_open(table)
            self._check_number(table, number, since=table.meant)
            if table.status != "open":
                raise Refused(409, "error-over", number=table.number)
            changing = [s for s in mine if (s in table.agreed) != agree]
            if not changing:
                return table.number
            events = [
                Event(table.number + 1 + i, "agree", seat, {"agree": agree})
                for i, seat in enumerate(changing)
            ]
            stopped = None
            if agree and set(table.persons()) <= table.agreed | set(mine):
                stopped = {"reason": "agreed", "seats": sorted(table.conceded)}
                events.append(Event(table.number + len(events) + 1, "stopped", None, stopped))
            standing = table.standing_after(table.match, events, stopped=stopped)
            await self._commit(table, events, standing)
            return table.number

    async def set_pace(self, table: Table, browser: str | None, pace: int) -> int:
        """Set how long programs wait before they move."""
        async with table.lock:
            self._check_company(table, browser)
            self._check_open(table)
            if not 0 <= pace <= SLOWEST:
                raise Refused(422, "error-malformed")
            if pace != table.pace:
                events = [Event(table.number + 1, "pace", None, {"pace": pace})]
                await self._commit(table, events, table.standing_after(table.match, events))
            return table.number

    async def again(self, table: Table, browser: str | None) -> str:
        """Open the next match of the same company, the second seat beginning; answers its id."""
        async with table.lock:
            self._check_company(table, browser)
            if table.rematch is not None:
                return table.rematch
            if table.status not in {"over", "stopped"}:
                raise Refused(409, "error-not-over", number=table.number)
            rotated = [*table.seats[1:], table.seats[0]]
            sitters: list[tuple[NewSeat, str | None]] = [
                (NewSeat("bot", s.bot, s.name), None)
                if s.kind == "bot"
                else (NewSeat("me" if s.holder else "person", name=s.name), s.holder)
                for s in rotated
            ]
            header = replace(
                table.header,
                id=new_id(),
                seed=chance.new_seed(),
                previous=table.id,
                version=frontinus.__version__,
                created=store.now(),
            )
            try:
                next_table = await self._open(header, sitters, {"pace": table.pace}, announce=table)
            except Conflict:
                return await self._rematch_of_others(table)
            return next_table.id

    async def _rematch_of_others(self, table: Table) -> str:
        await self._reread(table)
        if table.rematch is None:
            raise Refused(409, "error-stale", number=table.number)
        return table.rematch

    # --- seats ------------------------------------------------------------------------------------

    async def sit(self, table: Table, seat: int, browser: str, name: str) -> None:
        """Seat a browser that has the seat's link, whoever sat there before."""
        async with table.lock:
            self._check_open(table)
            if seat in table.conceded:
                raise Refused(409, "error-seat-conceded", number=table.number)
            old = table.seats[seat]
            # without another name it is the same person, perhaps at another screen
            known = old.name if old.holder else table.name_for(browser, seat)
            new = replace(
                old, kind="person", bot="", holder=browser, name=clean_name(name) or known
            )
            if old.kind == "person" and old.holder == browser and new.name == old.name:
                return
            await self._reseat(table, new, "sat" if old.holder != browser else "named", old.holder)

    async def take_back(self, table: Table, seat: int, browser: str | None) -> None:
        """Seat a browser without a link where nobody sits, or instead of a program."""
        async with table.lock:
            if seat in table.acting(browser):
                # asked twice
                return
            self._check_open(table)
            if browser is None or not table.may_sit(browser, seat):
                raise Refused(403, "error-forbidden", number=table.number)
            name = table.name_for(browser, seat)
            new = replace(table.seats[seat], kind="person", bot="", holder=browser, name=name)
            await self._reseat(table, new, "sat")

    async def change_seat(self, table: Table, seat: int, browser: str | None, what: str) -> None:
        """Change who sits on a seat; `what`: a bot's name, or `person`, `leave`, `renew`."""
        async with table.lock:
            mine = table.acting(browser)
            creator = browser is not None and table.header.creator == browser
            self._check_open(table)
            old = table.seats[seat]
            if what == "leave":
                if seat not in mine:
                    raise Refused(403, "error-forbidden")
                await self._reseat(table, replace(old, holder=None), "left", old.holder)
            elif what == "renew":
                if seat not in mine and not (creator and table.free(seat)):
                    raise Refused(403, "error-forbidden")
                await self._reseat(table, self._linked(table.id, old), "renewed")
            elif what == "person":
                if not creator:
                    raise Refused(403, "error-forbidden")
                if old.kind == "bot":
                    # the link stays: whoever sat there before may come back by it
                    name = table.person_name(seat)
                    new = replace(old, kind="person", bot="", holder=None, name=name)
                    await self._reseat(table, new, "freed")
            else:
                if not mine and not creator:
                    raise Refused(403, "error-forbidden")
                if not table.free(seat):
                    raise Refused(409, "error-seat-taken", number=table.number)
                # the name is that of a person, who does not play on
                await self._reseat(table, replace(old, kind="bot", bot=what, name=""), "bot")

    async def _reseat(
        self, table: Table, new: Seat, change: str, before: str | None = None
    ) -> None:
        data = {
            "kind": new.kind,
            "bot": new.bot,
            "name": new.name,
            "change": change,
            **sharing(table),
        }
        if before not in {None, new.holder}:
            data["before"] = before
        events = [Event(table.number + 1, "seat", new.seat, data)]
        standing = table.standing_after(table.match, events, [new])
        await self._commit(table, events, standing, [new])

    # --- what programs do -------------------------------------------------------------------------

    async def play_for(self, table: Table, number: int, seat: int, actions: Sequence[str]) -> bool:
        """Play what a program chose, unless something happened meanwhile."""
        async with table.lock:
            if table.moved != number or table.to_play != seat or not table.program(seat):
                return False

            def attempt() -> tuple[frontinus.Match, list[Event]]:
                trial = table.match.copy()
                events: list[Event] = []
                for text in actions:
                    trial.play(text)
                    place = table.number + len(events) + 1
                    data = {"action": text, "program": True}
                    events.append(Event(place, "action", seat, data))
                return trial, events + table.follow_on(trial, events)

            trial, events = await self.engine.run(attempt)
            try:
                await self._commit(table, events, table.standing_after(trial, events))
            except Refused:
                return False
            return True

    # --- helpers ----------------------------------------------------------------------------------

    def _mine(self, table: Table, browser: str | None) -> tuple[int, ...]:
        """Name the seats for which a browser may act; raises Refused if there are none."""
        mine = table.acting(browser)
        if table.held_by(browser) and not mine:
            self._check_open(table)
        if not mine:
            raise Refused(403, "error-forbidden", number=table.number)
        return mine

    def _check_company(self, table: Table, browser: str | None) -> None:
        if not table.held_by(browser) and (browser is None or table.header.creator != browser):
            raise Refused(403, "error-forbidden", number=table.number)

    def _check_open(self, table: Table) -> None:
        if table.status in {"stopped", "replay"}:
            raise Refused(409, "error-over", number=table.number)

    def _check_number(self, table: Table, number: int, *, since: int) -> None:
        if not since <= number <= table.number:
            raise Refused(409, "error-stale", number=table.number)

    async def _commit(
        self,
        table: Table,
        events: Sequence[Event],
        standing: Standing,
        seats: Sequence[Seat] = (),
    ) -> None:
        # A client that goes away must not leave the log and its projection apart.
        writing = asyncio.create_task(self._write(table, events, standing, seats))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        await asyncio.shield(writing)

    async def _write(
        self,
        table: Table,
        events: Sequence[Event],
        standing: Standing,
        seats: Sequence[Seat],
    ) -> None:
        try:
            await self.store.append(table.id, events, standing, seats)
        except Conflict:
            await self._reread(table)
            raise Refused(409, "error-stale", number=table.number) from None
        await self.engine.run(table.take_in, events, seats)
        self._changed(table)


def sharing(table: Table) -> dict[str, list[str]]:
    """Say, in the data of an event, where several seats are at one screen before it."""
    sharers = table.sharers()
    return {"sharers": sharers} if sharers else {}


def new_id() -> str:
    """Draw the name of a table."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Tell whether a text could be the name of a table."""
    return len(text) == ID_LENGTH and all(letter in ID_LETTERS for letter in text)


def seat_names(seats: Any, players: int) -> list[str]:
    """Read the names at the seats from a record's free key `seats`."""
    names = [""] * players
    for number, seat in enumerate(seats[:players] if isinstance(seats, list) else []):
        name = seat.get("name") if isinstance(seat, dict) else seat
        with contextlib.suppress(TypeError):
            names[number] = clean_name(name)
    return names
