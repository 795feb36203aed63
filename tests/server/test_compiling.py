"""Machine code is made in another process, once, and a failure there costs nothing but time."""

from __future__ import annotations

import logging
import sys
import threading
import time

import pytest

from frontinus.server import compiling
from frontinus.server.compiling import LISTS, SEARCH, Compiler


class Process:
    """A process that ends when it is told to."""

    begun: list[list[str]]
    began: threading.Event
    status = 0
    waits = False

    def __init__(self, command, **_streams):
        """Note what was asked for."""
        self.ended = threading.Event()
        self.returncode = None
        self.begun.append(command)
        self.began.set()
        if self.waits:
            # whoever closes now has not been told of it yet
            time.sleep(0.05)

    def communicate(self):
        """Wait for its end."""
        if self.waits:
            assert self.ended.wait(60)
        self.returncode = self.status
        return b"", b"Traceback\nOSError: no room\n"

    def terminate(self):
        """End it."""
        self.status = -15
        self.ended.set()


@pytest.fixture
def process(tmp_path, monkeypatch):
    kind = type("Process", (Process,), {"begun": [], "began": threading.Event()})
    monkeypatch.setattr(compiling, "COMPILED", True)
    monkeypatch.setattr(compiling, "cache_folder", lambda _: tmp_path)
    monkeypatch.setattr(compiling.subprocess, "Popen", kind)
    return kind


def test_each_part_is_compiled_once(process):
    assert Compiler().is_due(LISTS)
    for _ in range(2):
        Compiler().run(LISTS)
        assert not Compiler().is_due(LISTS)
        Compiler().run(SEARCH, "palatinus")
    command = [sys.executable, "-m", "frontinus.server.compiling"]
    assert process.begun == [[*command, LISTS, "all"], [*command, SEARCH, "palatinus"]]


def test_a_failure_is_told_and_tried_again(process, caplog):
    process.status = 1
    with caplog.at_level(logging.WARNING):
        Compiler().run(LISTS)
        Compiler().run(LISTS)
    assert len(process.begun) == 2
    assert "OSError: no room" in caplog.text
    assert "Traceback" not in caplog.text


def test_closing_ends_what_is_running(process, caplog):
    process.waits = True
    compiler = Compiler()
    thread = threading.Thread(target=compiler.run, args=(LISTS,))
    thread.start()
    assert process.began.wait(60)
    compiler.close()
    thread.join(60)
    assert not thread.is_alive()
    assert not caplog.records
    compiler.run(SEARCH, "palatinus")
    assert len(process.begun) == 1


def test_where_nothing_can_be_kept_nothing_is_started(process, monkeypatch):
    monkeypatch.setattr(compiling, "cache_folder", lambda _: None)
    Compiler().run(LISTS)
    monkeypatch.setattr(compiling, "COMPILED", False)
    Compiler().run(LISTS)
    assert process.begun == []
    assert not Compiler().is_due(LISTS)
