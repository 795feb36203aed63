"""The tree that these tests look at."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "frontinus"
SKIPPED = {".git", ".venv", "node_modules", "build", "dist", "__pycache__", ".hypothesis"}
BINARY = {".png", ".ico", ".woff2", ".jpg", ".webp"}


@cache
def text_files() -> tuple[Path, ...]:
    """List the text files of the repository; without git, all that do not look made."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        paths = [ROOT / name for name in listed]
    except (OSError, subprocess.CalledProcessError):
        paths = list(ROOT.rglob("*"))
    return tuple(
        path
        for path in sorted(paths)
        if path.is_file()
        and path.suffix not in BINARY
        and not any(
            part in SKIPPED or part.endswith("_cache") for part in path.relative_to(ROOT).parts
        )
    )


def imports(path: Path) -> set[str]:
    """List the modules that a file imports, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def shown(path: Path) -> str:
    """Name a file as people do."""
    return path.relative_to(ROOT).as_posix()
