"""What is installed is declared, and what is declared is pinned."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import packages_distributions

from tests.architecture.tree import PACKAGE, ROOT, imports

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PINS = [
    line
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


FOR_DEVELOPERS = {"test", "lint", "browser"}
LENT = {"markupsafe"}
"""What a declared library brings along as a part of its own interface (Jinja's strings)."""


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: list[str]) -> set[str]:
    return {canonical(re.split(r"[\[<>=!~; ]", text)[0]) for text in requirements}


def test_pins_are_names_and_versions_only():
    assert [pin for pin in PINS if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)] == []


def test_pins_stand_in_order_and_once():
    found = [canonical(pin.split("==")[0]) for pin in PINS]
    assert found == sorted(set(found))


def test_every_dependency_is_pinned():
    pinned = {canonical(pin.split("==")[0]) for pin in PINS}
    declared = set(PROJECT["build-system"]["requires"]) | set(PROJECT["project"]["dependencies"])
    for extra in PROJECT["project"]["optional-dependencies"].values():
        declared |= set(extra)
    assert names(list(declared)) - {"frontinus"} <= pinned


def test_numpy_is_all_that_the_rules_need():
    assert PROJECT["project"]["dependencies"] == ["numpy"]


def test_whatever_is_imported_is_declared():
    """Otherwise it works here, where something else brought it along, and nowhere else."""
    imported = {
        name.split(".")[0]
        for path in PACKAGE.rglob("*.py")
        for name in imports(path)
        if name.split(".")[0] not in sys.stdlib_module_names
    }
    brought = packages_distributions()
    wanted = {canonical(brought[name][0]) for name in imported - {"frontinus", ""}}
    extras = PROJECT["project"]["optional-dependencies"]
    for_users = [name for key in set(extras) - FOR_DEVELOPERS for name in extras[key]]
    assert wanted - LENT <= names(["numpy", *for_users])
