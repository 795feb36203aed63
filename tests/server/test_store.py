"""The database: its schema, what it refuses, what it keeps."""

import asyncio
import sqlite3
from dataclasses import replace

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from frontinus.core.errors import FrontinusError
from frontinus.server.store import (
    HEAD,
    METADATA,
    MIGRATIONS,
    Conflict,
    Event,
    Header,
    Seat,
    Standing,
    Store,
    StoredBoard,
    now,
)

HEADER = Header(
    id="abcdefghjk",
    game="aqua-romana",
    players=2,
    board="standard",
    board_data=None,
    options={},
    seed="0" * 64,
    name="",
    begins="seats",
    creator="c" * 32,
    previous=None,
    extra={},
    version="0.1.0",
    created=1_700_000_000_000,
)
SEATS = [
    Seat(seat, "person", "", f"name {seat}", "c" * 32, "n" * 32, f"{seat}" * 64)
    for seat in range(2)
]
OPENED = Event(1, "opened", None, {"pace": 600})


def standing(number: int, **more) -> Standing:
    values = {"status": "open", "to_play": 0, "thinking": False, "changed": now()}
    return Standing(number=number, **(values | more))


@pytest.fixture
async def store(tmp_path):
    made = Store.in_folder(tmp_path)
    await made.open()
    yield made
    await made.close()


async def test_the_migrations_make_what_the_code_expects(store):
    def differences(connection: sa.Connection) -> list:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_the_newest_migration_is_the_one_that_the_code_names():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def test_every_commit_is_on_the_disk(store):
    async with store.engine.connect() as connection:
        assert await connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        assert await connection.scalar(sa.text("PRAGMA synchronous")) == 2
        assert await connection.scalar(sa.text("PRAGMA foreign_keys")) == 1


async def test_several_first_starts_at_once_make_one_database(tmp_path):
    stores = [Store.in_folder(tmp_path) for _ in range(4)]
    await asyncio.gather(*(one.open() for one in stores))
    await stores[0].create(HEADER, SEATS, [OPENED], standing(1))
    assert (await stores[3].load(HEADER.id)).header == HEADER
    for one in stores:
        await one.close()


async def test_a_first_start_waits_while_another_is_about_to_write(tmp_path):
    other = sqlite3.connect(tmp_path / "frontinus.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    store = Store.in_folder(tmp_path)
    opening = asyncio.create_task(store.open())
    await asyncio.sleep(0.2)
    assert not opening.done()
    other.execute("COMMIT")
    other.close()
    await opening
    await store.close()


async def test_a_folder_may_have_any_name(tmp_path):
    folder = tmp_path / "100 % of it; ?#ü"
    folder.mkdir()
    store = Store.in_folder(folder)
    await store.open()
    await store.create(HEADER, SEATS, [OPENED], standing(1))
    await store.close()
    assert (folder / "frontinus.sqlite").stat().st_size > 0


async def test_what_was_written_is_read_back(store):
    await store.create(HEADER, SEATS, [OPENED], standing(1))
    event = Event(2, "action", 0, {"action": "place C Nc"}, "request-1")
    changed = replace(SEATS[1], name="Marcus", holder=None)
    await store.append(HEADER.id, [event], standing(2, to_play=1, thinking=True), [changed])
    stored = await store.load(HEADER.id)
    assert stored.header == HEADER
    assert stored.events == (OPENED, event)
    assert stored.seats == (SEATS[0], changed)
    assert (stored.standing.number, stored.standing.to_play) == (2, 1)
    assert await store.load("nosuchtable") is None
    assert await store.numbers([HEADER.id, "nosuchtable"]) == {HEADER.id: 2}
    assert await store.thinking() == [HEADER.id]


async def test_a_second_writer_is_refused_and_changes_nothing(store):
    await store.create(HEADER, SEATS, [OPENED], standing(1))
    await store.append(HEADER.id, [Event(2, "action", 0, {"action": "wait"})], standing(2))
    events = [Event(3, "action", 0, {"action": "keep"}), Event(2, "undo", 0, {"to": 0})]
    with pytest.raises(Conflict):
        await store.append(HEADER.id, events, standing(9), [replace(SEATS[0], name="X")])
    stored = await store.load(HEADER.id)
    assert len(stored.events) == 2
    assert stored.standing.number == 2
    assert stored.seats[0].name == "name 0"


async def test_lists_of_tables_and_whose_turn_it_is(store):
    await store.create(HEADER, SEATS, [OPENED], standing(1))
    other = replace(HEADER, id="bbbbbbbbbb", creator="d" * 32)
    seats = [replace(s, holder="e" * 32, secret=f"{s.seat + 2}" * 64) for s in SEATS]
    await store.create(other, seats, [OPENED], standing(1, to_play=None))
    assert [one.header.id for one in await store.tables_of("c" * 32)] == [HEADER.id]
    assert [one.header.id for one in await store.tables_of("e" * 32)] == [other.id]
    assert await store.tables_of("f" * 32) == []
    assert await store.due("c" * 32) == 1
    assert await store.due("e" * 32) == 0
    assert await store.seat_of("1" * 64) == (HEADER.id, 1)
    assert await store.seat_of("9" * 64) is None


async def test_the_same_board_is_kept_once(store):
    board = StoredBoard("a" * 64, "aqua-romana", "mine", {"name": "mine"})
    await store.add_board(board, "c" * 32)
    await store.add_board(board, "d" * 32)
    assert await store.board("a" * 64) == board
    assert await store.boards_of("c" * 32) == [board]
    assert await store.boards_of("d" * 32) == []


async def test_writes_of_another_process_are_noticed(tmp_path, store):
    other = Store.in_folder(tmp_path)
    async with store.changes() as changes:
        assert await changes.any()
        assert not await changes.any()
        await other.create(HEADER, SEATS, [OPENED], standing(1))
        assert await changes.any()
        assert not await changes.any()
    await other.close()


async def test_a_database_of_a_later_version_is_refused_in_words(tmp_path):
    store = Store.in_folder(tmp_path)
    await store.open()
    async with store.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = 'later'"))
    with pytest.raises(FrontinusError, match="'later'"):
        await store.open()
    await store.close()
