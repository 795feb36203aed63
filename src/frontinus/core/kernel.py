"""The one place that knows the compiler and its cache.

A rule is a short function under `@kernel`. With Numba it runs as machine code, without (the extra
is not installed, or NUMBA_DISABLE_JIT is set) as the Python that it is, with the same results.
"""

from __future__ import annotations

import functools
import gc
import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import threading
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np

from frontinus.core import native
from frontinus.core.errors import FrontinusError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Function = TypeVar("Function", bound="Callable[..., Any]")

PACKAGE = Path(__file__).parent.parent

KEPT_FOLDERS = 4
"""Folders of machine code kept for the same sources: one for each state of them, or of flags."""


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


def _installed() -> str | None:
    """Find the file that tells Numba's version, without importing Numba."""
    try:
        found = importlib.util.find_spec("numba")
    except ValueError:
        # a module that was hidden on purpose
        return None
    return found.origin if found else None


NUMBA = _installed()
COMPILED = NUMBA is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether kernels are compiled in this process."""


@cache
def _compiler() -> Any:
    """Import Numba, which takes its time: only when something is to be compiled."""
    hidden = "coverage" not in sys.modules
    if hidden:
        # Numba would load it, where it is installed, to measure compiled lines
        sys.modules["coverage"] = None  # type: ignore[assignment]
    try:
        with paused_collector():
            import numba
    except ImportError as error:
        raise FrontinusError(
            f"Numba is installed and does not start: {error} (NUMBA_DISABLE_JIT=1 goes without)"
        ) from error
    finally:
        if hidden:
            del sys.modules["coverage"]
    return numba


def sources_of(*modules: str) -> tuple[str, ...]:
    """Name the folders of the package that the kernels of some modules may call.

    The layers say so: a game knows itself and the core, a bot of a game that game as well. What is
    no part of the package may call all of it, and what lies beside itself.

    >>> sources_of("frontinus.games.aqua_romana.rules")
    ('core', 'games/aqua_romana')
    >>> sources_of("frontinus.core.loops", "frontinus.bots.aqua_romana")
    ('core', 'games/aqua_romana', 'bots')
    """
    layers, games, others = {"core"}, set(), set()
    for module in modules:
        package, layer, name, *_ = [*module.split("."), "", ""]
        if package != PACKAGE.name and (file := getattr(sys.modules.get(module), "__file__", None)):
            others.add(str(Path(file).resolve().parent))
        if package == PACKAGE.name and layer == "core":
            continue
        if package == PACKAGE.name and name and (PACKAGE / "games" / name).is_dir():
            layers.add(layer)
            games.add(f"games/{name}")
        else:
            layers |= {"games", "bots"}
            games.add("games")
    whole = ["games"] if "games" in games else sorted(games)
    return ("core", *whole, *({"bots"} & layers), *sorted(others))


@cache
def numba_version() -> str:
    """Give what tells one version of Numba from another, without importing it."""
    path = Path(NUMBA or "").parent / "_version.py"
    try:
        return path.read_text("utf-8")
    except OSError:
        return str(_compiler().__version__)


@cache
def source_digest(sources: tuple[str, ...]) -> str:
    """Digest all that machine code depends on and Numba's own key does not see.

    Numba looks at the file of a function, not at the files of what it calls, nor at bounds
    checking: after an edit elsewhere the old code would go on answering.
    """
    digest = hashlib.sha256()
    for source in sources:
        folder = PACKAGE / source
        # a folder of others may be anybody's home
        found = folder.glob("*.py") if Path(source).is_absolute() else folder.rglob("*.py")
        for path in sorted(found):
            digest.update(f"{source} {path.relative_to(folder)}".encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    flags = {name: value for name, value in os.environ.items() if name.startswith("NUMBA_")}
    versions = (sys.version, np.__version__, numba_version())
    digest.update(repr((versions, sorted(flags.items()))).encode())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """Name the folder of all machine code: FRONTINUS_CACHE, or the user's cache folder."""
    chosen = os.environ.get("FRONTINUS_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "frontinus"


def kept_folder(name: str) -> Path | None:
    """Make a folder for what is kept from run to run; None where nothing can be written."""
    try:
        folder = cache_root() / name
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):
        # a RuntimeError where the user has no home
        return None


@cache
def cache_folder(sources: tuple[str, ...]) -> Path | None:
    """Make the folder for this state of some sources, and drop those of long ago.

    None where nothing can be written: then everything is compiled in each process.
    """
    inside = [source for source in sources if not Path(source).is_absolute()]
    folder = kept_folder(f"{'-'.join(inside).replace('/', '-')}/{source_digest(sources)}")
    if folder is not None:
        # another process may be at the same
        with suppress(OSError):
            os.utime(folder)
            by_age = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime)
            for path in by_age[:-KEPT_FOLDERS]:
                shutil.rmtree(path, ignore_errors=True)
    return folder


def cache_is_empty(module: str) -> bool:
    """Tell whether the kernels of a module are yet to be compiled, which takes its time."""
    folder = cache_folder(sources_of(module)) if COMPILED else None
    return folder is not None and not any(folder.rglob("*.nbi"))


_TAKING_IN: Final = threading.RLock()


@contextmanager
def _own_cache(module: str) -> Iterator[bool]:
    """Let Numba look into our folder while it takes a function in, and nowhere else.

    The setting is global, so that it must not stay for the functions of others, nor be changed by
    another thread meanwhile. Answers whether there is a folder.
    """
    config = _compiler().core.config
    folder = cache_folder(sources_of(module))
    with _TAKING_IN:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder) if folder else before
        try:
            yield folder is not None
        finally:
            config.CACHE_DIR = before


def _dispatcher(function: Callable[..., Any]) -> Any:
    """Let Numba take a function in; a damaged file in its cache is as good as none.

    Nor does it matter whether that file can be replaced: what cannot be kept is compiled again.
    """
    with _own_cache(function.__module__) as cached, paused_collector():
        made = _compiler().njit(nogil=True, cache=cached)(function)
    kept = getattr(made, "_cache", None)
    if not cached or kept is None:
        return made
    load, save = kept.load_overload, kept.save_overload

    def load_overload(*arguments: Any) -> Any:
        try:
            return load(*arguments)
        except Exception:  # noqa: BLE001  (whatever a cut pickle may raise)
            with suppress(OSError):
                kept.flush()
            return None

    def save_overload(*arguments: Any) -> None:
        # the same damaged file is read once more to add to it
        with suppress(Exception):
            save(*arguments)

    kept.load_overload, kept.save_overload = load_overload, save_overload
    return made


class Kernel:
    """A function of a module that runs as machine code.

    Python calls the machine code kept in the cache, without the compiler, where there is any; else
    the compiler makes it and it is kept. Compiled code that calls a kernel sees Numba's own
    dispatcher, `compiled`, and so does whoever wants the last tenth of a microsecond.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        """Take a function in; nothing is compiled before the first call."""
        functools.update_wrapper(self, function)
        self._source = function
        self._known: dict[tuple[str, ...], native.Native | None] = {}
        self._code: native.Native | None = None

    def __repr__(self) -> str:
        """Name the function."""
        return f"<kernel {self._source.__module__}.{self._source.__qualname__}>"

    @functools.cached_property
    def compiled(self) -> Any:
        """Numba's dispatcher of the function."""
        return _dispatcher(self._source)

    @property
    def _numba_type_(self) -> Any:
        """Numba asks for it where compiled code names a kernel."""
        return self.compiled._numba_type_

    def __call__(self, *arguments: Any) -> Any:
        """Run it on arrays of records or numbers, and on ints."""
        code = self._code
        if code is None:
            return self._call_slowly(arguments)
        try:
            answer = code.call(*arguments)
        except native.UNKNOWN:
            return self._call_slowly(arguments)
        return _answer(self, code, answer)

    def _call_slowly(self, arguments: tuple[Any, ...]) -> Any:
        """Call it for kinds of arguments that were not those of the last call."""
        given = native.given(arguments)
        if given is None:
            return self.compiled(*arguments)
        kinds, words = given
        if kinds not in self._known:
            folder = self._folder()
            name = self._name(kinds)
            self._known[kinds] = native.load(folder, name, kinds) if folder else None
            if self._known[kinds] is None:
                return self._compile(kinds, arguments)
        code = self._known[kinds]
        if code is None:
            return self.compiled(*arguments)
        self._code = code
        return _answer(self, code, code.function(*words))

    def _compile(self, kinds: tuple[str, ...], arguments: tuple[Any, ...]) -> Any:
        """Call it by way of the compiler, and keep the machine code for the next process."""
        with paused_collector():
            answer = self.compiled(*arguments)
            folder = self._folder()
            types = tuple(_compiler().typeof(argument) for argument in arguments)
            made = self.compiled.overloads.get(types)
            if folder and made is not None:
                # private names of Numba: where a version has moved them, nothing is kept
                with suppress(AttributeError, RuntimeError, TypeError, ValueError):
                    native.save(folder, self._name(kinds), kinds, made)
        return answer

    def _name(self, kinds: tuple[str, ...]) -> str:
        return native.name_of(_full_name(self._source), kinds)

    def _folder(self) -> Path | None:
        return _native_folder(self._source.__module__)


def _full_name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _native_folder(*modules: str) -> Path | None:
    """Name the folder for machine code that calls kernels of these modules, if any is to be used.

    None with bounds checked: errors are to come as what they are.
    """
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")
    return None if checked else cache_folder(sources_of(*modules))


def _answer(asked: Kernel | Loop, code: native.Native, answer: int) -> Any:
    """Turn what machine code answers into what the function returns."""
    if answer == native.FAILED:
        raise RuntimeError(f"{asked} raised an error (NUMBA_BOUNDSCHECK=1 says which)")
    if code.returns == "bool":
        return bool(answer)
    return None if code.returns == "none" else answer


def kernel(function: Function) -> Function:
    """Compile a function of a module; without the compiler give it back as it is.

    The GIL is released while it runs. Functions made in functions are no kernels: they would miss
    the cache in every process.
    """
    if not COMPILED:
        return function
    if "<locals>" in function.__qualname__:
        raise TypeError(f"{function.__qualname__} is not a function of a module")
    return Kernel(function)  # type: ignore[return-value]


def dispatcher_of(function: Any) -> Any:
    """Give a kernel or a loop as the compiler's own; without the compiler it is as it is."""
    return function.compiled if isinstance(function, Kernel | Loop) else function


class Callee:
    """A kernel as an argument of a loop, with the addresses of its machine code looked up once.

    The compiler would look them up in every call, ten kernels in some 600 µs. It asks what is an
    instance of its `Dispatcher` for them; this answers as one.
    """

    def __init__(self, dispatcher: Any, type_: Any) -> None:
        """Look the addresses up; `type_` is the type that the loop wants."""
        from numba.core.dispatcher import Dispatcher

        Dispatcher.register(Callee)
        found = dispatcher.get_compile_result(type_.signature)
        self._numba_type_ = type_
        self._dispatcher = dispatcher
        self._wrapper = found.library.get_pointer_to_function(found.fndesc.llvm_cfunc_wrapper_name)
        self._address = found.library.get_pointer_to_function(found.fndesc.llvm_func_name)
        self.fndesc, self.library = found.fndesc, self

    def __wrapper_address__(self) -> int:
        """Give the address that takes arguments as C does."""
        return int(self._wrapper)

    def get_compile_result(self, _signature: Any) -> Callee:
        """Answer as the compiler's own object does: with a library that has the function."""
        return self

    def get_pointer_to_function(self, _name: str) -> int:
        """Give the address that takes arguments as the compiler does."""
        return int(self._address)


class Loop:
    """A function of a module that takes kernels as arguments, for given types of arguments.

    As with a kernel, machine code that was kept is called without the compiler; the kernels are
    part of it, so that it is another for each set of them.
    """

    def __init__(self, function: Callable[..., Any], signature: Sequence[Type]) -> None:
        """Take a function in; nothing is compiled before the first call."""
        functools.update_wrapper(self, function)
        self._source, self._signature = function, signature
        self._known: dict[tuple[tuple[str, ...], tuple[Kernel, ...]], native.Native | None] = {}
        self._callees: dict[tuple[Kernel, int], Callee] = {}
        self._lock = threading.RLock()

    def __repr__(self) -> str:
        """Name the function."""
        return f"<loop {_full_name(self._source)}>"

    @functools.cached_property
    def _types(self) -> tuple[Any, ...]:
        return tuple(part.resolve() for part in self._signature)

    @functools.cached_property
    def compiled(self) -> Any:
        """Numba's dispatcher of the function, compiled or loaded from Numba's cache."""
        made = _dispatcher(self._source)
        with paused_collector():
            made.compile(self._types)
        made.disable_compile()
        return made

    def __call__(self, *arguments: Any) -> Any:
        """Run it."""
        kernels = tuple(one for one in arguments if isinstance(one, Kernel))
        given = native.given(tuple(one for one in arguments if not isinstance(one, Kernel)))
        if given is None:
            return self._call_compiled(arguments)
        kinds, words = given
        if (kinds, kernels) not in self._known:
            # of two threads that come first, one waits for the other
            with self._lock:
                if (kinds, kernels) not in self._known:
                    self._known[kinds, kernels] = self._load(arguments, kinds, kernels)
        code = self._known[kinds, kernels]
        if code is None:
            return self._call_compiled(arguments)
        return _answer(self, code, code.function(*words))

    def _load(
        self, arguments: tuple[Any, ...], kinds: tuple[str, ...], kernels: tuple[Kernel, ...]
    ) -> native.Native | None:
        """Load machine code in which the kernels are linked; where none is kept, make it.

        None where nothing can be kept, and for arguments that the compiler refuses.
        """
        functions = [self, *kernels]
        folder = _native_folder(*[function.__module__ for function in functions])
        if folder is None:
            return None
        rest = iter(kinds)
        kinds = tuple(
            native.KERNEL + _full_name(one) if isinstance(one, Kernel) else next(rest)
            for one in arguments
        )
        name = native.name_of(_full_name(self), kinds)
        code = native.load(folder, name, kinds)
        if code is None and self._fits(arguments):
            pairs = zip(arguments, self._types, strict=True)
            with paused_collector():
                made = self.compiled.overloads[self._types]
                inner = [
                    one.compiled.get_compile_result(type_.signature)
                    for one, type_ in pairs
                    if isinstance(one, Kernel)
                ]
                # private names of Numba: where a version has moved them, nothing is kept
                with suppress(AttributeError, RuntimeError, TypeError, ValueError):
                    native.save(folder, name, kinds, made, inner)
            code = native.load(folder, name, kinds)
        return code

    def _fits(self, arguments: tuple[Any, ...]) -> bool:
        """Tell whether arguments are of the types it is for."""
        typeof = _compiler().typeof
        return all(
            isinstance(one, Kernel) or typeof(one) == wanted
            for one, wanted in zip(arguments, self._types, strict=True)
        )

    def _call_compiled(self, arguments: tuple[Any, ...]) -> Any:
        """Call it by way of the compiler, which tells what is wrong with arguments."""
        with self._lock:
            compiled = self.compiled
            handed = list(map(self._argument, arguments, range(len(arguments))))
        return compiled(*handed)

    def _argument(self, argument: Any, place: int) -> Any:
        if not isinstance(argument, Kernel):
            return argument
        known = self._callees.get((argument, place))
        if known is None:
            known = Callee(argument.compiled, self._types[place])
            self._callees[argument, place] = known
        return known


def loop(function: Function, signature: Sequence[Type]) -> Function:
    """Compile a function of a module that takes kernels as arguments, for given types.

    `signature` holds the types of the arguments (`array_of`, `kernel_of`, INTEGER). Only with the
    signature spelled out does such a function hit the cache; a call costs some 20 µs to look at the
    arguments, so it is for loops, not for steps.
    """
    return Loop(function, signature) if COMPILED else function  # type: ignore[return-value]


@dataclass(frozen=True)
class Type:
    """A type of the compiler, described before the compiler is there."""

    resolve: Callable[[], Any]


INTEGER = Type(lambda: _compiler().types.int64)
FLOAT = Type(lambda: _compiler().types.float64)
_NOTHING = Type(lambda: _compiler().types.none)


def record_of(dtype: np.dtype[Any]) -> Type:
    """Describe one record."""
    return Type(lambda: _compiler().from_dtype(dtype))


def array_of(dtype: Any) -> Type:
    """Describe a one-dimensional array of records or numbers."""
    return Type(lambda: _compiler().types.Array(_compiler().from_dtype(np.dtype(dtype)), 1, "C"))


def kernel_of(result: Type | None, *arguments: Type) -> Type:
    """Describe a kernel; a result of None returns nothing."""

    def resolve() -> Any:
        returned = (result or _NOTHING).resolve()
        return _compiler().types.FunctionType(returned(*[part.resolve() for part in arguments]))

    return Type(resolve)
