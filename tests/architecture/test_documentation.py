"""The pages about the project tell of all that there is."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import frontinus
from frontinus import cli
from tests.architecture.tree import PACKAGE, ROOT
from tools.docs import subcommands

DECISIONS = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
HEADINGS = ["Context", "Choice", "Consequences", "What would change our mind"]


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_made_pages_are_up_to_date_and_links_lead_somewhere():
    done = subprocess.run(
        [sys.executable, "tools/docs.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout + done.stderr == ""


@pytest.mark.parametrize("path", DECISIONS, ids=[path.stem for path in DECISIONS])
def test_decision_has_its_parts(path):
    page = path.read_text("utf-8")
    assert re.findall(r"^## (.*)$", page, re.MULTILINE) == HEADINGS
    number = int(path.stem[:4])
    (title,) = re.findall(rf"^# {number}\. (.*)$", page, re.MULTILINE)
    assert f"| {number} | [{title}]({path.name}) |" in text("docs/decisions/README.md")


def test_readme_lists_every_command():
    listed = set(re.findall(r"`frontinus ([a-z]+)", text("README.md")))
    assert set(subcommands(cli.parser())) == listed


def test_architecture_tells_of_every_part():
    parts = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    parts |= {path.name for path in (PACKAGE / "core").glob("*.py")} - {"__init__.py"}
    missing = {part for part in parts if part not in text("ARCHITECTURE.md")}
    assert missing == set()


def test_changelog_begins_with_this_version():
    versions = re.findall(r"^## \[(.*?)\]", text("CHANGELOG.md"), re.MULTILINE)
    assert versions[0] == "Unreleased" or versions[0] == frontinus.__version__
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions[1:])


def test_words_stand_once_in_the_glossary():
    words = re.findall(r"^\| ([a-z][a-z ,]*?) \|", text("docs/glossary.md"), re.MULTILINE)
    words = [word for word in words if word != "word"]
    assert len(words) == len(set(words)) > 50
