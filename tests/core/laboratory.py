"""A copy of the core with two modules of kernels, to edit and to run in processes of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2] / "src" / "frontinus"

ONE = '''
"""Calls what stands in another module."""

from frontinus.core.kernel import kernel
from frontinus.games.laboratory.two import FACTOR, other


@kernel
def answer(number):
    """Answer."""
    return FACTOR * number + other(number)
'''
TWO = '''
"""Is called from another module."""

from frontinus.core.kernel import kernel

FACTOR = 10


@kernel
def other(number):
    """Answer."""
    return number + 1
'''
ASK = """
from frontinus.core import kernel
from frontinus.games.laboratory.one import answer
compiled = kernel.dispatcher_of(answer)
print(compiled(2))
if kernel.COMPILED:
    print(sum(compiled.stats.cache_hits.values()), sum(compiled.stats.cache_misses.values()))
"""


class Laboratory:
    """A folder with the copy, and its own cache."""

    def __init__(self, folder: Path) -> None:
        """Copy the core, and put two modules where games stand."""
        self.folder = folder
        self.cache = folder / "cache"
        package = folder / "frontinus"
        shutil.copytree(ROOT / "core", package / "core", ignore=shutil.ignore_patterns("__py*"))
        shutil.copy(ROOT / "__init__.py", package)
        self.modules = package / "games" / "laboratory"
        self.modules.mkdir(parents=True)
        (package / "games" / "__init__.py").write_text("")
        (self.modules / "__init__.py").write_text("")
        self.write("one", ONE)
        self.write("two", TWO)

    def write(self, module: str, text: str) -> None:
        """Write one of the two modules."""
        (self.modules / f"{module}.py").write_text(text)

    def run(self, script: str = ASK, **environment: str) -> list[str]:
        """Run a script with the copy; give the words that it prints."""
        done = subprocess.run(
            [sys.executable, "-c", script],
            env={
                **{name: value for name, value in os.environ.items() if name[:6] != "NUMBA_"},
                "PYTHONPATH": str(self.folder),
                "FRONTINUS_CACHE": str(self.cache),
                # an edit within a second must be seen by Python itself
                "PYTHONDONTWRITEBYTECODE": "1",
                **environment,
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    def files(self) -> set[str]:
        """List the files of the cache."""
        return {str(p.relative_to(self.cache)) for p in self.cache.rglob("*") if p.is_file()}
