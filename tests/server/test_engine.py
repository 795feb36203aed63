"""The rules as the server calls them: one call at a time, in a thread or not."""

from __future__ import annotations

import asyncio
import threading

import pytest

from frontinus.server.engine import Engine


@pytest.fixture
def engine():
    made = Engine()
    yield made
    made.close()


async def test_nothing_overtakes_what_waits_when_the_rules_become_ready(engine):
    engine.ready = False
    order, go = [], threading.Event()

    def first() -> None:
        go.wait(60)
        order.append(1)

    waiting = asyncio.create_task(engine.run(first))
    given_up = asyncio.create_task(engine.run(order.append, 0))
    await asyncio.sleep(0)
    given_up.cancel()
    engine.ready = True
    second = asyncio.create_task(engine.run(order.append, 2))
    await asyncio.sleep(0)
    assert order == []
    go.set()
    await asyncio.gather(waiting, second)
    assert order == [1, 2]
    here = await engine.run(threading.current_thread)
    assert here is threading.current_thread()


async def test_what_fails_in_the_thread_fails_for_whoever_asked(engine):
    engine.ready = False
    with pytest.raises(ZeroDivisionError):
        await engine.run(divmod, 1, 0)
    assert await engine.run(divmod, 7, 2) == (3, 1)
