"""Commands run in this process: what they print, and the status with which they end."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass

import pytest

from frontinus import cli


@dataclass
class Done:
    """What a command did."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """Split stdout into lines."""
        return self.out.splitlines()

    @property
    def values(self) -> list[object]:
        """Read stdout as JSON Lines."""
        return [json.loads(line) for line in self.lines]


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command with words and stdin."""

    def run(*words, stdin=b""):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
        monkeypatch.setattr(cli, "_BOARDS", {})
        try:
            status = cli.main([str(word) for word in words])
        except SystemExit as exited:
            status = exited.code
        found = capsys.readouterr()
        assert "Traceback" not in found.err
        return Done(status, found.out, found.err)

    return run


@pytest.fixture
def lines(tmp_path):
    """Write a file, one JSON value or text a line."""

    def lines(*values, name="games.jsonl"):
        path = tmp_path / name
        texts = [value if isinstance(value, str) else json.dumps(value) for value in values]
        path.write_text("".join(text + "\n" for text in texts), "utf-8")
        return path

    return lines
