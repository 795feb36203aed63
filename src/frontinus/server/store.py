"""The database: tables, seats, and the append-only log of events of each table.

Whatever has been acknowledged is on the disk: each append is one transaction, SQLite runs with a
write-ahead log and `synchronous=FULL`. The unique key (table, number) makes a second writer fail
instead of fork a log. Nothing here is particular to SQLite but `_prepare` and what it calls, and
`changes`.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from frontinus.core.errors import FrontinusError

HEAD: Final = "1"
"""The newest migration; a database that has it is opened without loading Alembic (0.3 s)."""

MIGRATIONS: Final = Path(__file__).parent / "migrations"

METADATA: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("board", sa.String(40), nullable=False),
    sa.Column("board_data", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("begins", sa.String(10), nullable=False),
    sa.Column("creator", sa.String(32), nullable=False),
    sa.Column("previous", sa.String(16), nullable=True),
    sa.Column("extra", sa.JSON, nullable=False),
    sa.Column("version", sa.String(20), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    # What follows is a projection of the log, kept so that lists of tables need no replay.
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("to_play", sa.Integer, nullable=True),
    sa.Column("thinking", sa.Boolean, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index(None, "creator"),
    sa.Index(None, "status"),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("bot", sa.String(60), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("holder", sa.String(32), nullable=True),
    sa.Column("nonce", sa.String(32), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.UniqueConstraint("secret"),
    sa.Index(None, "holder"),
)

EVENTS: Final = sa.Table(
    "events",
    METADATA,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("request", sa.String(64), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

BOARDS: Final = sa.Table(
    "boards",
    METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("creator", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index(None, "creator"),
)


# at its level DEBUG this library logs all that is stored
logging.getLogger("aiosqlite").setLevel(logging.INFO)


PATIENCE: Final = 10
"""Seconds that somebody waits for others who write."""
FAILURES: Final = (DBAPIError, sqlite3.DatabaseError)
"""What a database that cannot be used raises; on connecting, the driver's own exceptions."""


class Conflict(Exception):
    """Somebody else has written to the log of this table first."""


def now() -> int:
    """Tell the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Header:
    """What is fixed when a table is opened."""

    id: str
    game: str
    players: int
    board: str
    board_data: Mapping[str, Any] | None
    options: Mapping[str, Any]
    seed: str
    """64 hexadecimal digits, the table's secret until it is over; all chance comes from it."""
    name: str
    begins: str
    """`seats` or `drawn`."""
    creator: str
    """The browser that opened it."""
    previous: str | None
    """The table of which this is the rematch."""
    extra: Mapping[str, Any]
    """Of a loaded record: the keys that the format leaves free."""
    version: str
    created: int


@dataclass(frozen=True)
class Seat:
    """Who sits where."""

    seat: int
    kind: str
    """`person` or `bot`."""
    bot: str
    name: str
    """As given; may be empty."""
    holder: str | None
    """The browser that sits there."""
    nonce: str
    """What the secret of the seat's link is derived from, with the signing key."""
    secret: str
    """The hash of that secret."""


@dataclass(frozen=True)
class Event:
    """One line of a table's log."""

    number: int
    kind: str
    seat: int | None
    data: Mapping[str, Any]
    request: str | None = None
    at: int = field(default_factory=now)


@dataclass(frozen=True)
class Standing:
    """The columns of a table that follow from its log."""

    number: int
    status: str
    to_play: int | None
    thinking: bool
    """A program is to play."""
    changed: int


@dataclass(frozen=True)
class Stored:
    """A table as it lies in the database."""

    header: Header
    standing: Standing
    seats: tuple[Seat, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Listed:
    """A table in a list, without its events."""

    header: Header
    standing: Standing
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class StoredBoard:
    """A board that somebody uploaded."""

    digest: str
    game: str
    name: str
    data: Mapping[str, Any]


_HEADER = tuple(Header.__dataclass_fields__)
_STANDING = tuple(Standing.__dataclass_fields__)
_SEAT = tuple(Seat.__dataclass_fields__)
_EVENT = tuple(Event.__dataclass_fields__)


def _values(row: Any, names: Iterable[str]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


class Store:
    """The database of one data folder, or of a URL."""

    def __init__(self, url: str | sa.URL) -> None:
        self.url = url
        # errors of the database go to the log, and there what was to be stored does not belong
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", _prepare)
            sa.event.listen(self.engine.sync_engine, "begin", _begin)
        self._writer = self.engine.execution_options(writes=True)

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """Name the database of a data folder."""
        path = str(folder / "frontinus.sqlite")
        return cls(sa.URL.create("sqlite+aiosqlite", database=path))

    async def open(self) -> None:
        """Bring the database to the newest schema; raises FrontinusError if it is damaged."""
        try:
            async with self._writer.begin() as connection:
                if await connection.run_sync(_revision) != HEAD:
                    await connection.run_sync(_upgrade)
        except FAILURES as error:
            raise FrontinusError(self.complaint(error)) from error

    def complaint(self, error: Exception) -> str:
        """Say on one line why the database cannot be used; `error` is one of FAILURES."""
        why = error.orig if isinstance(error, DBAPIError) else error
        return f"the database {self.name} cannot be used: {why}"

    @property
    def name(self) -> str:
        """The database's file, or its URL without the password."""
        url = self.engine.url
        if url.get_backend_name() == "sqlite" and url.database:
            return url.database
        return url.render_as_string()

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()

    async def create(
        self,
        header: Header,
        seats: Sequence[Seat],
        events: Sequence[Event],
        standing: Standing,
        *,
        announce: tuple[str, Event, Standing] | None = None,
    ) -> None:
        """Open a table; `announce` appends to the log of another one in the same transaction."""
        async with self._writer.begin() as connection:
            await connection.execute(
                sa.insert(TABLES), [_values(header, _HEADER) | _values(standing, _STANDING)]
            )
            await connection.execute(
                sa.insert(SEATS), [{"table": header.id} | _values(s, _SEAT) for s in seats]
            )
            await self._insert(connection, header.id, events)
            if announce is not None:
                table, event, other = announce
                await self._insert(connection, table, [event])
                await self._update(connection, table, other)

    async def append(
        self,
        table: str,
        events: Sequence[Event],
        standing: Standing,
        seats: Sequence[Seat] = (),
    ) -> None:
        """Append to a log, with what follows from it; raises Conflict."""
        async with self._writer.begin() as connection:
            await self._insert(connection, table, events)
            await self._update(connection, table, standing)
            await self._update_seats(connection, table, seats)

    async def load(self, table: str) -> Stored | None:
        """Read a table with all of its log."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))
            ).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(
                sa.select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
            )
            events = await connection.execute(
                sa.select(EVENTS).where(EVENTS.c.table == table).order_by(EVENTS.c.number)
            )
            return Stored(
                Header(**_values(row, _HEADER)),
                Standing(**_values(row, _STANDING)),
                tuple(Seat(**_values(s, _SEAT)) for s in seats),
                tuple(Event(**_values(e, _EVENT)) for e in events),
            )

    async def numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """Count the events of tables."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                sa.select(TABLES.c.id, TABLES.c.number).where(TABLES.c.id.in_(list(tables)))
            )
            return {row.id: row.number for row in rows}

    async def seat_of(self, secret: str) -> tuple[str, int] | None:
        """Find the table and the seat of a hashed secret."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    sa.select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.secret == secret)
                )
            ).one_or_none()
            return None if row is None else (row.table, row.seat)

    async def tables_of(self, browser: str, limit: int = 100) -> list[Listed]:
        """List the tables at which a browser sits, or which it opened; the latest first."""
        sits = sa.select(SEATS.c.table).where(SEATS.c.holder == browser)
        chosen = sa.or_(TABLES.c.id.in_(sits), TABLES.c.creator == browser)
        async with self.engine.connect() as connection:
            rows = (
                await connection.execute(
                    sa.select(TABLES).where(chosen).order_by(TABLES.c.changed.desc()).limit(limit)
                )
            ).all()
            seats = await connection.execute(
                sa.select(SEATS)
                .where(SEATS.c.table.in_([row.id for row in rows]))
                .order_by(SEATS.c.seat)
            )
            by_table: dict[str, list[Seat]] = {row.id: [] for row in rows}
            for seat in seats:
                by_table[seat.table].append(Seat(**_values(seat, _SEAT)))
            return [
                Listed(
                    Header(**_values(row, _HEADER)),
                    Standing(**_values(row, _STANDING)),
                    tuple(by_table[row.id]),
                )
                for row in rows
            ]

    async def due(self, browser: str) -> int:
        """Count the tables at which a browser is to play."""
        async with self.engine.connect() as connection:
            count = await connection.scalar(
                sa.select(sa.func.count())
                .select_from(TABLES.join(SEATS, SEATS.c.table == TABLES.c.id))
                .where(
                    SEATS.c.holder == browser,
                    SEATS.c.seat == TABLES.c.to_play,
                    TABLES.c.status == "open",
                    # a program plays on for a seat that conceded
                    ~TABLES.c.thinking,
                )
            )
            return int(count or 0)

    async def thinking(self) -> list[str]:
        """List the tables at which a program is to play."""
        async with self.engine.connect() as connection:
            rows = await connection.scalars(
                sa.select(TABLES.c.id)
                .where(TABLES.c.status == "open", TABLES.c.thinking)
                .order_by(TABLES.c.changed.desc())
            )
            return list(rows)

    async def add_board(self, board: StoredBoard, creator: str) -> None:
        """Keep an uploaded board; the same data are kept once."""
        async with self._writer.begin() as connection:
            known = await connection.scalar(
                sa.select(BOARDS.c.digest).where(BOARDS.c.digest == board.digest)
            )
            if known is None:
                await connection.execute(
                    sa.insert(BOARDS),
                    [
                        {
                            "digest": board.digest,
                            "game": board.game,
                            "name": board.name,
                            "data": board.data,
                            "creator": creator,
                            "created": now(),
                        }
                    ],
                )

    async def board(self, digest: str) -> StoredBoard | None:
        """Find an uploaded board."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(sa.select(BOARDS).where(BOARDS.c.digest == digest))
            ).one_or_none()
            if row is None:
                return None
            return StoredBoard(row.digest, row.game, row.name, row.data)

    async def boards_of(self, browser: str, limit: int = 10) -> list[StoredBoard]:
        """List the boards that a browser uploaded, the latest first."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                sa.select(BOARDS)
                .where(BOARDS.c.creator == browser)
                .order_by(BOARDS.c.created.desc())
                .limit(limit)
            )
            return [StoredBoard(row.digest, row.game, row.name, row.data) for row in rows]

    @asynccontextmanager
    async def changes(self) -> AsyncIterator[Changes]:
        """Watch whether another connection, of this or of another process, has written."""
        async with self.engine.connect() as connection:
            yield Changes(connection)

    async def _insert(
        self, connection: AsyncConnection, table: str, events: Sequence[Event]
    ) -> None:
        if not events:
            return
        try:
            await connection.execute(
                sa.insert(EVENTS), [{"table": table} | _values(e, _EVENT) for e in events]
            )
        except IntegrityError as error:
            raise Conflict from error

    async def _update(self, connection: AsyncConnection, table: str, standing: Standing) -> None:
        await connection.execute(
            sa.update(TABLES).where(TABLES.c.id == table).values(**_values(standing, _STANDING))
        )

    async def _update_seats(
        self, connection: AsyncConnection, table: str, seats: Sequence[Seat]
    ) -> None:
        for seat in seats:
            await connection.execute(
                sa.update(SEATS)
                .where(SEATS.c.table == table, SEATS.c.seat == seat.seat)
                .values(**_values(seat, _SEAT))
            )


class Changes:
    """Whether the database has changed since one last looked."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._seen: int | None = None

    async def any(self) -> bool:
        """Look; the first look says yes."""
        if self._connection.dialect.name != "sqlite":
            return True
        seen = await self._connection.scalar(sa.text("PRAGMA data_version"))
        await self._connection.rollback()
        changed, self._seen = seen != self._seen, seen
        return bool(changed)


def _prepare(connection: Any, _record: Any) -> None:
    # The driver would begin transactions by itself, too late for DDL and reads: `_begin` does.
    connection.isolation_level = None
    connection.run_async(_set_up)


async def _set_up(connection: aiosqlite.Connection) -> None:
    """Make a new connection as safe as it can be."""
    await connection.executescript(f"PRAGMA busy_timeout={1000 * PATIENCE}")
    await _keep_log(connection)
    await connection.executescript("PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON")


async def _keep_log(connection: aiosqlite.Connection) -> None:
    """Let a file have a write-ahead log, as it has from then on."""
    # Here SQLite does not wait while another is about to write, whatever its busy_timeout: of
    # several first starts at once one succeeds, and the others must come again.
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            await connection.executescript("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.02)
        else:
            return


def _begin(connection: sa.Connection) -> None:
    # A writer that begins by reading could lose its snapshot to another one; this one waits.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return revision


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    # a per cent sign in a path would be an interpolation
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        # such as a schema of a later version
        raise FrontinusError(f"the database cannot be brought up to date: {error}") from error
