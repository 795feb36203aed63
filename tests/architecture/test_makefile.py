"""The Makefile does what the pages say, and the pages say what it does."""

from __future__ import annotations

import os
import re
import subprocess

import pytest

from tests.architecture.tree import ROOT

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
INNER = {"ready-to-play", "ready-to-test", "ready-to-check", "check-tools"}
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    *[str(p.relative_to(ROOT)) for p in ROOT.glob("docs/**/*.md")],
]


def test_every_target_is_explained_by_make_help():
    explained = set(re.findall(r"^([a-z-]+):.*?## \S", MAKEFILE, re.MULTILINE))
    assert explained == TARGETS - INNER


def test_every_target_is_phony():
    (phony,) = re.findall(r"^\.PHONY: ((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
    assert set(phony.replace("\\\n", " ").split()) == TARGETS


def test_contributing_tells_of_every_target():
    told = set(re.findall(r"\bmake ([a-z-]+)", (ROOT / "CONTRIBUTING.md").read_text("utf-8")))
    assert told >= TARGETS - INNER


@pytest.mark.parametrize("page", PAGES)
def test_pages_name_targets_that_exist(page):
    text = (ROOT / page).read_text("utf-8")
    code = " ".join(re.findall(r"```.*?```|`[^`]+`", text, re.DOTALL))
    assert set(re.findall(r"\bmake ([a-z-]+)", code)) <= TARGETS


def test_make_check_runs_every_step():
    (steps,) = re.findall(r"^check: (.*?) *##", MAKEFILE, re.MULTILINE)
    commands = {"play", "check", "bench", "ladder", "docs", "help", "format", "clean"}
    assert set(steps.split()) == (TARGETS - INNER - commands) | {"check-tools"}


@pytest.mark.parametrize("script", ["tools/set-up.sh", "tools/check-tools.sh", ".ci/run"])
def test_scripts_can_be_started(script):
    assert os.access(ROOT / script, os.X_OK)


def run_set_up(folder, *pythons):
    """Run the set-up in an empty copy of the tree where PYTHON names what is given."""
    (folder / "tools").mkdir()
    for name in ("tools/set-up.sh", "pyproject.toml", "constraints.txt"):
        (folder / name).write_bytes((ROOT / name).read_bytes())
    environment = {"PATH": os.environ["PATH"], "PYTHON": " ".join(map(str, pythons))}
    return subprocess.run(
        ["sh", "tools/set-up.sh", "play"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def stand_in(path, version, modules):
    """Write a program that answers as a Python of this version with these modules would."""
    path.write_text(
        "#!/bin/sh\n"
        f'case "$2" in\n*version_info\\ \\<*) exit {0 if version >= (3, 11) else 1} ;;\n'
        f"*print*) echo {version[0]}.{version[1]} ;;\n"
        f"*ensurepip*) exit {0 if 'venv' in modules else 1} ;;\nesac\n"
    )
    path.chmod(0o755)
    return path


def test_old_python_gets_one_line(tmp_path):
    old = stand_in(tmp_path / "old", (3, 9), {"venv"})
    done = run_set_up(tmp_path, old)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "needs Python 3.11 or newer (found 3.9)" in done.stderr


def test_no_python_gets_one_line(tmp_path):
    done = run_set_up(tmp_path, tmp_path / "absent")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "needs Python 3.11 or newer." in done.stderr


def test_missing_venv_module_gets_the_line_that_mends_it(tmp_path):
    bare = stand_in(tmp_path / "bare", (3, 12), set())
    done = run_set_up(tmp_path, bare)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "apt-get install python3.12-venv" in done.stderr
