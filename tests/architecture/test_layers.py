"""What import-linter does not see; its contracts stand in pyproject.toml (make layers)."""

from __future__ import annotations

import ast
import tomllib

import pytest

from tests.architecture.tree import PACKAGE, ROOT, imports, shown

CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
RULES = sorted(PACKAGE.glob("games/*/rules.py"))


def test_every_part_of_the_package_has_a_layer():
    layers = CONFIGURATION["tool"]["importlinter"]["contracts"][0]["layers"]
    named = {part.strip(" ()") for layer in layers for part in layer.split("|")}
    found = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert found - {"__init__", "__main__", "__pycache__"} <= named


def test_nothing_below_the_top_imports_the_public_names():
    """`import frontinus` inside core or games would be a way around the layers."""
    around = [
        shown(path)
        for layer in ("core", "games")
        for path in (PACKAGE / layer).rglob("*.py")
        if "frontinus" in imports(path)
    ]
    assert around == []


def test_only_the_kernel_module_imports_the_compiler():
    importing = {
        shown(path)
        for path in PACKAGE.rglob("*.py")
        if any(name.split(".")[0] in ("numba", "llvmlite") for name in imports(path))
    }
    assert importing == {"src/frontinus/core/kernel.py", "src/frontinus/core/native.py"}


@pytest.mark.parametrize("path", RULES, ids=[path.parent.name for path in RULES])
def test_rules_look_numbers_up(path):
    """A literal above 1 in a rule is a table trying to get out; a named constant is one."""
    large = [
        f"line {node.lineno}: {node.value}"
        for function in ast.parse(path.read_text("utf-8")).body
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value > 1
    ]
    assert large == []
