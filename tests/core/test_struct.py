"""States as records (traps 2, 5 and 6 of docs: flags, padding, small integers)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np
import pytest

from frontinus.core.kernel import COMPILED
from frontinus.core.struct import (
    Int8,
    Int8Array,
    Int8Grid,
    Int16,
    Int64,
    StateStruct,
    Struct,
    copy_row,
    hidden,
    numbers,
    owners,
    public,
    shape,
)


class Part(Struct):
    """Three bytes of fields and one of padding."""

    kind: Int8
    length: Int16


class Whole(StateStruct):
    """Fields of all sizes, with padding between them."""

    first: Int8 = public()
    large: Int64 = public()
    line: Int8Array = public(3)
    grid: Int8Grid = public(2, 3)
    parts: Sequence[Part] = public(2)
    hands: Int8Grid = owners(2, 2)
    secret: Int8 = hidden()


def filled() -> Whole:
    whole = Whole()
    whole.first, whole.large, whole.secret = 1, 1 << 40, 7
    whole.line = [1, 2, 3]
    whole.grid[1][2] = -5
    whole.parts[1].length = 300
    whole.hands = [[1, 2], [3, 4]]
    return whole


def test_a_record_is_read_back_as_it_was_written():
    rows = Whole.rows_of(filled())
    again = Whole.read(rows, 0)
    assert again.values() == filled().values()
    assert (again.parts[1].length, again.grid[1][2], again.large) == (300, -5, 1 << 40)


def test_an_instance_shares_nothing_with_its_row():
    rows = Whole.rows_of(filled())
    again = Whole.read(rows, 0)
    again.line[0] = 100
    again.parts[1].length = 1
    assert Whole.read(rows, 0).values() == filled().values()


def test_equal_states_have_equal_bytes_whatever_lay_in_the_padding():
    """Padding is zero, by whichever way a row came to be."""
    assert Part.dtype.itemsize > sum(Part.dtype[name].itemsize for name in Part.dtype.names)
    contents = set()
    for _ in range(20):
        waste = np.full(1000, -1, np.int8)  # memory that the next record may get
        del waste
        rows = Whole.rows_of(filled())
        contents.add(Whole.to_bytes(rows, 0))
        target = Whole.rows(2)
        copy_row(target, 1, rows, 0)
        contents.add(Whole.to_bytes(target, 1))
        contents.add(Whole.to_bytes(Whole.from_bytes(Whole.to_bytes(rows, 0)), 0))
    assert len(contents) == 1
    (content,) = contents
    used = np.zeros(1, Whole.dtype)
    used[0] = tuple(filled().values())
    assert content == used.tobytes()


def test_copying_a_row_copies_all_of_it_and_no_other():
    rows = Whole.rows(3)
    copy_row(rows, 1, Whole.rows_of(filled()), 0)
    assert Whole.read(rows, 1).values() == filled().values()
    for other in (0, 2):
        assert Whole.read(rows, other).values() == Whole().values()


def test_rows_are_what_is_cheap_to_hand_to_a_kernel():
    """Trap 4: a plain structured array, no record scalar and no recarray."""
    rows = Whole.rows(1)
    if COMPILED:
        assert type(rows) is np.ndarray
        assert type(numbers(3)) is np.ndarray
        assert numbers(3).dtype == np.int32
    else:
        assert type(rows) is list
        assert type(rows[0].first) is int
        assert type(rows[0].line[0]) is int


KINDS = {
    "booleans": Annotated[list[bool], np.bool_],
    "boolean": Annotated[int, np.bool_],
    "float": Annotated[float, np.float64],
    "unsigned": Annotated[int, np.uint8],
    "plain": int,
    "text": str,
    "list": list[int],
}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_field_of_a_kind_that_does_not_compile_is_refused(kind):
    """Trap 2: an array of booleans in a record does not compile; flags are Int8."""
    with pytest.raises(TypeError, match="flag"):
        type("Wrong", (Struct,), {"__annotations__": {"flag": kind}, "__module__": __name__})


def test_a_field_with_a_value_is_refused():
    with pytest.raises(TypeError, match="declare a shape"):

        class Wrong(Struct):
            count: Int8 = 3  # type: ignore[assignment]


@pytest.mark.parametrize("declared", [None, shape(3)])
def test_a_field_of_a_state_says_who_may_know_it(declared):
    names = {"__annotations__": {"cards": Int8Array}, "__module__": __name__}
    if declared is not None:
        names["cards"] = declared
    with pytest.raises(TypeError, match="who may know it"):
        type("Open", (StateStruct,), names)


def test_concealing_leaves_what_is_public_and_ones_own():
    for seat, hands in ((0, [[1, 2], [0, 0]]), (1, [[0, 0], [3, 4]]), (None, [[0, 0], [0, 0]])):
        whole = filled()
        whole.conceal(seat)
        assert (whole.hands, whole.secret) == (hands, 0)
        assert (whole.first, whole.line) == (1, [1, 2, 3])
    assert Whole.has_secrets()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_row_is_concealed_as_an_instance_is(seat):
    whole = filled()
    rows = Whole.rows(2)
    for row in range(2):
        copy_row(rows, row, Whole.rows_of(filled()), 0)
    Whole.conceal_row(rows, 1, seat)
    whole.conceal(seat)
    assert Whole.to_bytes(rows, 1) == Whole.to_bytes(Whole.rows_of(whole), 0)
    assert Whole.to_bytes(rows, 0) == Whole.to_bytes(Whole.rows_of(filled()), 0)


def test_a_state_without_secrets_says_so():
    class Open(StateStruct):
        count: Int8 = public()

    assert not Open.has_secrets()
