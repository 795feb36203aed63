"""Machine code that starts without the compiler.

To import Numba and let it look at its own cache takes a second; the machine code of one function
is there in milliseconds. So what Python calls is kept a second time, as an object file with one
plain function in it: each array is handed over as the address of seven numbers, each int as it is,
and the kernels that a loop takes as arguments are linked into its file
(docs/decisions/0008-machine-code-without-the-compiler.md).
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import tempfile
import threading
import weakref
from collections import defaultdict
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

FAILED: Final = -(1 << 63)
"""What machine code answers when it raised: the number that no kernel of ours returns."""
WORDS: Final = 7
"""Numbers of an array, as Numba hands it on: parent, owner, items, bytes, data, shape, stride."""
NEVER_CALLED: Final = ("NRT_MemInfo_call_dtor",)
"""Functions of Numba's runtime that only arrays owned by it would need; ours are Python's."""
MATHEMATICS: Final = frozenset({"exp", "log", "sqrt", "tanh"})
"""Functions of the C library that machine code may call."""
NO_ERROR: Final = (0, -2)
"""Numba's status of a call that returned, with a value and with None."""

INT: Final = "i64"
"""The kind of an argument that is an int; the kind of an array is the text of its dtype."""
RECORD: Final = "record "
"""What stands before the text of its dtype in the kind of a record."""
KERNEL: Final = "kernel "
"""What stands before the name of a kernel; it is no argument of the machine code, but in it."""

_LOCK = threading.RLock()


class Native:
    """One function of machine code, for arguments of the kinds it was made for.

    `function` takes ints, addresses in place of other arguments, and no kernels; `call` takes
    arrays that were described and ints, and raises UNKNOWN for others. `returns` names what the
    kernel returns, as in RESULTS.
    """

    __slots__ = ("call", "function", "returns")

    def __init__(self, code: bytes, name: str, kinds: tuple[str, ...], returns: str) -> None:
        """Load an object file; `name` is its function."""
        import llvmlite.binding as llvm

        with _LOCK:
            engine = _engine()
            for symbol in NEVER_CALLED:
                if not llvm.address_of_symbol(symbol):
                    llvm.add_symbol(symbol, ctypes.cast(_never_called, ctypes.c_void_p).value)
            engine.add_object_file(llvm.ObjectFileRef.from_data(code))
            engine.finalize_object()
            address = engine.get_function_address(name)
        taken = _taken(kinds)
        # the GIL is released, as in every kernel
        prototype = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * len(taken))
        self.function: Callable[..., int] = prototype(address)
        self.call = _caller(self.function, taken)
        self.returns = returns


UNKNOWN: Final = (KeyError, TypeError, ctypes.ArgumentError)
"""What a call raises for an array not yet described, or arguments of other kinds."""


def _caller(function: Callable[..., int], kinds: Sequence[str]) -> Callable[..., int]:
    """Write a call out, argument by argument: a loop over them takes as long as the call.

    The addresses of described arrays are looked up by their ids; a record is another each time.
    """
    names = [f"argument{place}" for place in range(len(kinds))]
    tables = {f"table{place}": _addresses[kind] for place, kind in enumerate(kinds) if kind != INT}
    words = [
        name if kind == INT else f"table{place}[id({name})]"
        for place, (name, kind) in enumerate(zip(names, kinds, strict=True))
    ]
    text = f"lambda {', '.join(names)}: function({', '.join(words)})"
    made: Callable[..., int] = eval(text, {"function": function, **tables})  # noqa: S307  (ours)
    return made


def _taken(kinds: Sequence[str]) -> list[str]:
    """Leave the kinds of which machine code takes an argument."""
    return [kind for kind in kinds if not kind.startswith(KERNEL)]


def _raise() -> None:
    raise AssertionError


_never_called = ctypes.CFUNCTYPE(None)(_raise)


@cache
def _engine() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    empty = llvm.parse_assembly("")
    machine = llvm.Target.from_default_triple().create_target_machine()
    return llvm.create_mcjit_compiler(empty, machine)


@cache
def processor() -> str:
    """Name the processor that machine code is for, with all that it can do."""
    import llvmlite.binding as llvm

    return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


# --- arguments ------------------------------------------------------------------------------------


_addresses: defaultdict[str, dict[int, int]] = defaultdict(dict)
_alive: dict[int, tuple[object, object]] = {}
_texts: dict[int, tuple[np.dtype[Any], str]] = {}


def _text_of(dtype: np.dtype[Any]) -> str:
    """Describe a dtype; the text is made once, and the dtype kept so that its id stays its own."""
    known = _texts.get(id(dtype))
    if known is None:
        known = _texts[id(dtype)] = dtype, f"{dtype!r} {dtype.alignment}"
    return known[1]


def _address_of(array: np.ndarray[Any, Any], kind: str) -> int:
    """Write the seven numbers of an array down, once in its life; answers where they stand."""
    key = id(array)
    # two threads that wrote down the same array would free the numbers under each other's feet
    with _LOCK:
        addresses = _addresses[kind]
        if key not in addresses:
            data, size, item = array.ctypes.data, array.shape[0], array.itemsize
            words = (ctypes.c_int64 * WORDS)(0, 0, size, item, data, size, item)
            # No Python may run when they forget: there Ctrl-C would be raised, and lost, and the
            # address of an array that is gone would stay. A reference is pop's default.
            forgets = [weakref.ref(array, partial(one.pop, key)) for one in (_alive, addresses)]
            _alive[key] = words, forgets
            addresses[key] = ctypes.addressof(words)
        return addresses[key]


def given(arguments: tuple[Any, ...]) -> tuple[tuple[str, ...], list[int]] | None:
    """Name the kinds of arguments, and give the numbers that machine code takes for them.

    None where one is neither an int, nor a record, nor a plain writable array of one dimension.
    """
    kinds, words = [], []
    for argument in arguments:
        if type(argument) is int:
            kinds.append(INT)
            words.append(argument)
        elif type(argument) is np.void and argument.dtype.names:
            kinds.append(RECORD + _text_of(argument.dtype))
            # a record of an array lies in the array
            words.append(np.frombuffer(argument.data, np.uint8).ctypes.data)
        elif (
            type(argument) is np.ndarray
            and argument.ndim == 1
            and argument.flags.carray
            and not argument.dtype.hasobject
        ):
            kinds.append(_text_of(argument.dtype))
            words.append(_address_of(argument, kinds[-1]))
        else:
            return None
    return tuple(kinds), words


# --- files ----------------------------------------------------------------------------------------


def name_of(function: str, kinds: tuple[str, ...]) -> str:
    """Name the machine code of a function for arguments of these kinds, and for this processor."""
    digest = hashlib.sha256(repr((function, kinds, processor())).encode()).hexdigest()
    return f"{function.replace('.', '_')}_{digest[:20]}"


def load(folder: Path, name: str, kinds: tuple[str, ...]) -> Native | None:
    """Load the machine code of this name; None where there is none, or where it was damaged."""
    try:
        content = (folder / f"{name}.native").read_bytes()
    except OSError:
        return None
    digest, _, rest = content.partition(b" ")
    if hashlib.sha256(rest).hexdigest().encode() != digest:
        return None
    returns, _, code = rest.partition(b"\n")
    return Native(code, name, kinds, returns.decode()) if _has_mathematics() else None


@cache
def _has_mathematics() -> bool:
    """Tell whether the linker finds the C library: what it misses would end the process."""
    import llvmlite.binding as llvm

    # what the process has loaded is known only to one that there is
    _engine()
    return all(llvm.address_of_symbol(name) for name in MATHEMATICS)


def save(
    folder: Path, name: str, kinds: tuple[str, ...], compiled: Any, kernels: Sequence[Any] = ()
) -> None:
    """Keep what Numba compiled, where it needs nothing of Numba to run.

    `compiled` is Numba's compile result, `kernels` those of the kernels among its arguments, in
    their order. What cannot be kept is compiled again by whoever needs it.
    """
    result = str(compiled.signature.return_type)
    with _LOCK:
        code = _object_file([compiled, *kernels], name, kinds, result)
    if code is None:
        return
    rest = f"{result}\n".encode() + code
    content = f"{hashlib.sha256(rest).hexdigest()} ".encode() + rest
    try:
        handle, path = tempfile.mkstemp(dir=folder)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(path, folder / f"{name}.native")  # noqa: PTH105  (a path of mkstemp is a text)
    except OSError:
        return


RESULTS: Final = {
    "none": "ptr",
    "bool": "i8",
    **{f"int{bits}": f"i{bits}" for bits in (8, 16, 32, 64)},
}
"""LLVM's type for what a kernel may return."""


def _object_file(
    parts: Sequence[Any], name: str, kinds: tuple[str, ...], result: str
) -> bytes | None:
    """Wrap the first of some functions, which takes the others; None if more is needed to run."""
    import llvmlite.binding as llvm

    if result not in RESULTS:
        return None
    # a private name of Numba, whose version stands in constraints.txt
    found = [part.library._get_module_for_linking() for part in parts]  # noqa: SLF001
    inner, *kernels = (part.fndesc.llvm_func_name for part in parts)
    head = f'target triple = "{found[0].triple}"\ntarget datalayout = "{found[0].data_layout}"\n'
    module = llvm.parse_assembly(head + _wrapper(inner, kernels, name, kinds, RESULTS[result]))
    for part in found:
        # a copy, since linking takes a module apart
        module.link_in(llvm.parse_assembly(str(part)))
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name != name:
            value.linkage = "internal"
    machine = llvm.Target.from_triple(module.triple).create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        reloc="default",
        codemodel="jitdefault",
        jit=True,
    )
    passes = llvm.create_new_module_pass_manager()
    # a kernel that is known is called as such, and the way by its Python object falls away
    passes.add_ipsccp_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(0)))
    needed = {f.name for f in module.functions if f.is_declaration}
    needed |= {v.name for v in module.global_variables if v.is_declaration}
    if any(not n.startswith("llvm.") and n not in {*NEVER_CALLED, *MATHEMATICS} for n in needed):
        return None
    return bytes(machine.emit_object(module))


def _wrapper(
    inner: str, kernels: Sequence[str], name: str, kinds: tuple[str, ...], returned: str
) -> str:
    """Write a function in LLVM's language that takes one number an argument."""
    types, loads, handed = [], [], []
    array = ("ptr", "ptr", "i64", "i64", "ptr", "i64", "i64")
    place, left = 0, iter(kernels)
    for kind in kinds:
        if kind.startswith(KERNEL):
            # addresses of a function as C calls it, of a Python object, of a function as Numba does
            types += ["ptr"] * 3
            handed += ["ptr null", "ptr null", f'ptr @"{next(left)}"']
            continue
        if kind == INT:
            types.append("i64")
            handed.append(f"i64 %a{place}")
        elif kind.startswith(RECORD):
            loads.append(f"%p{place} = inttoptr i64 %a{place} to ptr")
            types.append("ptr")
            handed.append(f"ptr %p{place}")
        else:
            loads.append(f"%p{place} = inttoptr i64 %a{place} to ptr")
            for word, of_type in enumerate(array):
                at = f"%p{place}.{word}"
                loads += [
                    f"{at}.at = getelementptr i64, ptr %p{place}, i64 {word}",
                    f"{at} = load {of_type}, ptr {at}.at",
                ]
                types.append(of_type)
                handed.append(f"{of_type} {at}")
        place += 1
    parameters = ", ".join(f"i64 %a{taken}" for taken in range(place))
    answer = ["%value = add i64 0, 0"]
    if returned == "i64":
        answer = ["%value = load i64, ptr %result"]
    elif returned != "ptr":
        answer = [f"%part = load {returned}, ptr %result", f"%value = sext {returned} %part to i64"]
    lines = [
        *[f'declare i32 @"{kernel}"(...)' for kernel in dict.fromkeys(kernels)],
        f'declare i32 @"{inner}"({", ".join(["ptr", "ptr", *types])})',
        f'define i64 @"{name}"({parameters}) {{',
        *["%result = alloca i64", "%error = alloca ptr"],
        *["store i64 0, ptr %result", "store ptr null, ptr %error"],
        *loads,
        f'%status = call i32 @"{inner}"({", ".join(["ptr %result", "ptr %error", *handed])})',
        *[f"%fine{i} = icmp eq i32 %status, {status}" for i, status in enumerate(NO_ERROR)],
        "%fine = or i1 %fine0, %fine1",
        *answer,
        f"%answer = select i1 %fine, i64 %value, i64 {FAILED}",
        *["ret i64 %answer", "}"],
    ]
    return "\n".join(lines)
