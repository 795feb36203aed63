"""The one place that knows the compiler and its cache.

A rule is a short function under `@kernel`. With Numba it runs as machine code, without (the extra
is not installed, or NUMBA_DISABLE_JIT is set) as the Python that it is, with the same results.
"""

from __future__ import annotations

import gc
import hashlib
import os
import shutil
import sys
import tempfile
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Function = TypeVar("Function", bound="Callable[..., Any]")

PACKAGE = Path(__file__).parent.parent

KEPT_FOLDERS = 4
"""Folders of machine code kept for each game: one for each state of the sources or flags."""


@contextmanager
def paused_collector() -> Iterator[None]:
    """Load or compile without the cyclic garbage collector.

    The compiler makes hundreds of thousands of objects that stay; the collector, looking through
    them again and again, doubles the time to the first move (docs/performance.md).
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


try:
    with paused_collector():
        import numba
        from numba.core import config as _config
except ImportError:
    numba = None
COMPILED = numba is not None and not _config.DISABLE_JIT
"""Whether kernels are compiled in this process."""


def sources_of(module: str) -> tuple[str, ...]:
    """Name the files and folders of the package that the kernels of a module may call.

    The layers say so: a game knows itself and the core, a bot of a game that game as well.

    >>> sources_of("frontinus.games.aqua_romana.rules")
    ('core', 'games/aqua_romana')
    >>> sources_of("frontinus.bots.aqua_romana")
    ('core', 'games/aqua_romana', 'bots')
    """
    _, layer, name, *_ = [*module.split("."), "", ""]
    if layer == "core":
        return ("core",)
    if layer in ("games", "bots") and (PACKAGE / "games" / name).is_dir() and name:
        return ("core", f"games/{name}", *(["bots"] if layer == "bots" else []))
    return ("core", "games", "bots")


@cache
def source_digest(sources: tuple[str, ...]) -> str:
    """Digest all that machine code depends on and Numba's own key does not see.

    Numba looks at the file of a function, not at the files of what it calls, nor at bounds
    checking: after an edit elsewhere the old code would go on answering.
    """
    digest = hashlib.sha256()
    for source in sources:
        for path in sorted((PACKAGE / source).rglob("*.py")):
            digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    flags = {name: value for name, value in os.environ.items() if name.startswith("NUMBA_")}
    versions = (sys.version, np.__version__, numba.__version__)
    digest.update(repr((versions, sorted(flags.items()), _config.BOUNDSCHECK)).encode())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """Name the folder of all machine code: FRONTINUS_CACHE, or the user's cache folder."""
    chosen = os.environ.get("FRONTINUS_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "frontinus"


@cache
def cache_folder(sources: tuple[str, ...]) -> Path | None:
    """Make the folder for this state of some sources, and drop those of long ago.

    None where nothing can be written: then everything is compiled in each process.
    """
    try:
        root = cache_root() / sources[-1].replace("/", "-")
        folder = root / source_digest(sources)
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        os.utime(folder)
        by_age = sorted(root.iterdir(), key=lambda path: path.stat().st_mtime)
        for path in by_age[:-KEPT_FOLDERS]:
            shutil.rmtree(path, ignore_errors=True)
    except (OSError, RuntimeError):
        # a RuntimeError where the user has no home
        return None
    return folder


def cache_is_empty(module: str) -> bool:
    """Tell whether the kernels of a module are yet to be compiled, which takes its time."""
    folder = cache_folder(sources_of(module)) if COMPILED else None
    return folder is not None and not any(folder.rglob("*.nbi"))


@contextmanager
def _own_cache(module: str) -> Iterator[bool]:
    """Let Numba look into our folder while it takes a function in, and nowhere else.

    The setting is global, so that it must not stay for the functions of others. Answers whether
    there is a folder.
    """
    folder = cache_folder(sources_of(module))
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder) if folder else before
    try:
        yield folder is not None
    finally:
        _config.CACHE_DIR = before


def kernel(function: Function) -> Function:
    """Compile a function of a module; without the compiler give it back as it is.

    The GIL is released while it runs. Functions made in functions are no kernels: they would miss
    the cache in every process.
    """
    if not COMPILED:
        return function
    if "<locals>" in function.__qualname__:
        raise TypeError(f"{function.__qualname__} is not a function of a module")
    with _own_cache(function.__module__) as cached:
        return numba.njit(nogil=True, cache=cached)(function)  # type: ignore[no-any-return]


def loop(function: Function, signature: Sequence[Any]) -> Function:
    """Compile a function of a module that takes kernels as arguments, for given types.

    `signature` holds the types of the arguments (`array_of`, `kernel_of`, INTEGER). Only with the
    signature spelled out does such a function hit the cache; a call costs some 50 µs for the
    conversion of the kernels, so it is for loops, not for steps.
    """
    if not COMPILED:
        return function
    with _own_cache(function.__module__) as cached, paused_collector():
        return numba.njit(tuple(signature), nogil=True, cache=cached)(function)  # type: ignore[no-any-return]


if COMPILED:
    INTEGER = numba.types.int64

    def record_of(dtype: np.dtype[Any]) -> Any:
        """Give the compiler's type of one record."""
        return numba.from_dtype(dtype)

    def array_of(dtype: Any) -> Any:
        """Give the compiler's type of a one-dimensional array of records or numbers."""
        return numba.types.Array(numba.from_dtype(np.dtype(dtype)), 1, "C")

    def kernel_of(result: Any, *arguments: Any) -> Any:
        """Give the compiler's type of a kernel; a result of None returns nothing."""
        return numba.types.FunctionType((result or numba.types.none)(*arguments))

else:
    INTEGER = None

    def record_of(dtype: np.dtype[Any]) -> Any:  # noqa: ARG001
        """Types say nothing where nothing is compiled."""
        return None

    def array_of(dtype: Any) -> Any:  # noqa: ARG001
        """Types say nothing where nothing is compiled."""
        return None

    def kernel_of(result: Any, *arguments: Any) -> Any:  # noqa: ARG001
        """Types say nothing where nothing is compiled."""
        return None
