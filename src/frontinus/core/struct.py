"""A state declared once, as a typed class, that is one NumPy record.

A `Struct` reads the annotations of its class into a record dtype. Compiled kernels take such
records and name their fields. Where nothing is compiled they take instances of the class itself,
with plain ints and lists: NumPy's small integers would wrap where compiled code widens
(`square * 4 + n` is 323 compiled and 67 under NumPy's int8).

>>> class Worker(Struct):
...     square: Int8
...     length: Int16
>>> class Board(Struct):
...     tiles: Int8Array = shape(4)
...     workers: Sequence[Worker] = shape(2)
>>> Board.dtype["tiles"].shape, Board.dtype["workers"].shape
((4,), (2,))
>>> board = Board()
>>> board.workers[1].length = 300
>>> Board.read(Board.rows_of(board), 0).workers[1].length
300
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

import numpy as np

from frontinus.core.kernel import COMPILED, kernel

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]
Float32 = Annotated[float, np.float32]
Int8Array = Annotated[list[int], np.int8]
Int16Array = Annotated[list[int], np.int16]
Int32Array = Annotated[list[int], np.int32]
Float32Array = Annotated[list[float], np.float32]
Int8Grid = Annotated[list[list[int]], np.int8]
Int16Grid = Annotated[list[list[int]], np.int16]
Int8Cube = Annotated[list[list[list[int]]], np.int8]

Rows = Any
"""Records in a row: a structured array, or a list of instances where nothing is compiled."""

PUBLIC, OWNERS, HIDDEN = "public", "owners", "hidden"


@dataclass(frozen=True)
class Field:
    """How large a field is, and who may know it."""

    shape: tuple[int, ...]
    known: str | None = None


def shape(*sizes: int) -> Any:
    """Declare an array field of these sizes."""
    return Field(sizes)


def public(*sizes: int) -> Any:
    """Declare a field of a state that everybody knows; without sizes it is one number."""
    return Field(sizes, PUBLIC)


def owners(*sizes: int) -> Any:
    """Declare a field whose first axis is the seat, each part known to its seat alone."""
    return Field(sizes, OWNERS)


def hidden(*sizes: int) -> Any:
    """Declare a field that no seat knows."""
    return Field(sizes, HIDDEN)


class Struct:
    """A record whose fields are the annotations of its class."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]
    _kinds: ClassVar[dict[str, Any]]

    def __init_subclass__(cls) -> None:
        """Read the class into a dtype; a field of an unknown kind does not build."""
        super().__init_subclass__()
        # the names of the class's module, or of the function that declares it in a test
        names = {**vars(sys.modules[cls.__module__]), **sys._getframe(1).f_locals}  # noqa: SLF001
        hints = get_type_hints(cls, localns=names, include_extras=True)
        cls.fields, cls._kinds = {}, {}
        parts = []
        for name in cls.__annotations__:
            field = cls.__dict__.get(name, Field(()))
            if not isinstance(field, Field):
                raise TypeError(f"{cls.__name__}.{name} has a default: declare a shape")
            kind = _kind(hints[name])
            if kind is None:
                raise TypeError(f"{cls.__name__}.{name} is of no kind that a record can hold")
            cls.fields[name], cls._kinds[name] = field, kind
            element = kind.dtype if isinstance(kind, type) and issubclass(kind, Struct) else kind
            parts.append((name, element, field.shape))
            if name in cls.__dict__:
                delattr(cls, name)
        cls.dtype = np.dtype(parts, align=True)

    def __init__(self) -> None:
        """Make a record of zeros."""
        for name, field in self.fields.items():
            setattr(self, name, _zeros(self._kinds[name], field.shape))

    @classmethod
    def rows(cls, count: int) -> Rows:
        """Make rows of zeros, to hand to kernels."""
        return np.zeros(count, cls.dtype) if COMPILED else [cls() for _ in range(count)]

    @classmethod
    def rows_of(cls, record: Self) -> Rows:
        """Make one row with the content of an instance."""
        return cls._row(record.values()) if COMPILED else [record]

    @classmethod
    def read(cls, rows: Rows, row: int) -> Self:
        """Make an instance with the content of a row, sharing nothing with it."""
        record = cls.__new__(cls)
        if COMPILED:
            record.fill([rows[name][row].tolist() for name in cls.fields])
        else:
            record.fill(rows[row].values())
        return record

    @classmethod
    def to_bytes(cls, rows: Rows, row: int) -> bytes:
        """Give the bytes of a row: equal bytes are equal states, compiled or not."""
        if COMPILED:
            return bytes(rows[row : row + 1].tobytes())
        return bytes(cls._row(rows[row].values()).tobytes())

    @classmethod
    def from_bytes(cls, content: bytes) -> Rows:
        """Make one row from its bytes."""
        # a writable buffer: NumPy's own copy would leave the padding to chance
        rows = np.frombuffer(bytearray(content), cls.dtype)
        if COMPILED:
            return rows
        record = cls.__new__(cls)
        record.fill(rows[0].item())
        return [record]

    @classmethod
    def _row(cls, values: tuple[Any, ...]) -> np.ndarray[Any, Any]:
        """Make a row whose padding is zero: NumPy leaves it to chance in a new array."""
        rows = np.zeros(1, cls.dtype)
        rows[0] = values
        return rows

    def values(self) -> tuple[Any, ...]:
        """Give all fields as nested tuples and lists, as NumPy takes them."""
        return tuple(_values(getattr(self, name)) for name in self.fields)

    def fill(self, values: Sequence[Any]) -> None:
        """Set all fields from nested sequences."""
        for (name, field), value in zip(self.fields.items(), values, strict=True):
            setattr(self, name, _filled(self._kinds[name], len(field.shape), value))


class StateStruct(Struct):
    """A state: a record each of whose fields declares who may know it."""

    def __init_subclass__(cls) -> None:
        """Refuse a class with a field that does not say who may know it."""
        super().__init_subclass__()
        for name, field in cls.fields.items():
            if field.known is None:
                raise TypeError(
                    f"{cls.__name__}.{name} does not say who may know it: public, owners or hidden"
                )

    @classmethod
    def has_secrets(cls) -> bool:
        """Tell whether any field is not public."""
        return any(field.known != PUBLIC for field in cls.fields.values())

    def conceal(self, seat: int | None) -> None:
        """Set to zero what a seat, or with None a spectator, may not know."""
        for name, field in self.fields.items():
            if field.known == HIDDEN:
                setattr(self, name, _zeros(self._kinds[name], field.shape))
            elif field.known == OWNERS:
                parts = getattr(self, name)
                for owner in range(field.shape[0]):
                    if owner != seat:
                        parts[owner] = _zeros(self._kinds[name], field.shape[1:])

    @classmethod
    def conceal_row(cls, rows: Rows, row: int, seat: int | None) -> None:
        """Do the same in a row, without the detour of an instance."""
        if not COMPILED:
            rows[row].conceal(seat)
            return
        for name, field in cls.fields.items():
            if field.known == HIDDEN:
                rows[name][row] = 0
            elif field.known == OWNERS:
                for owner in range(field.shape[0]):
                    if owner != seat:
                        rows[name][row, owner] = 0


def numbers(count: int) -> Any:
    """Make a buffer of whole numbers for kernels to write into."""
    return np.zeros(count, np.int32) if COMPILED else [0] * count


if COMPILED:

    @kernel
    def copy_row(target: Rows, to: int, source: Rows, row: int) -> None:
        """Copy a row over another; NumPy itself needs microseconds for it."""
        target[to] = source[row]

else:

    def copy_row(target: Rows, to: int, source: Rows, row: int) -> None:
        """Copy a row over another."""
        target[to].fill(source[row].values())


@kernel
def copy_rows(target: Rows, source: Rows, count: int) -> None:
    """Copy the first rows over others."""
    for row in range(count):
        copy_row(target, row, source, row)


def _kind(hint: Any) -> Any:
    """Give the element type that an annotation names, or None."""
    if get_origin(hint) is Annotated:
        dtype = np.dtype(get_args(hint)[1])
        # an array of booleans in a record does not compile: flags are Int8
        return dtype if dtype.kind == "i" or dtype == np.float32 else None
    if get_origin(hint) is Sequence:
        (hint,) = get_args(hint)
    return hint if isinstance(hint, type) and issubclass(hint, Struct) else None


def _zeros(kind: Any, sizes: tuple[int, ...]) -> Any:
    if sizes:
        return [_zeros(kind, sizes[1:]) for _ in range(sizes[0])]
    return kind() if isinstance(kind, type) else 0


def _values(value: Any) -> Any:
    if isinstance(value, Struct):
        return value.values()
    return [_values(part) for part in value] if isinstance(value, list) else value


def _filled(kind: Any, depth: int, value: Any) -> Any:
    if isinstance(kind, type):
        if depth:
            return [_filled(kind, depth - 1, part) for part in value]
        record: Any = object.__new__(kind)
        record.fill(value)
        return record
    if isinstance(value, np.ndarray):
        return value.tolist()
    if depth > 1:
        return [_filled(kind, depth - 1, part) for part in value]
    return list(value) if depth else value
