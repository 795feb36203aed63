"""What Python calls starts without the compiler, and answers as the compiler's own code does."""

from __future__ import annotations

import sys
import threading
import time
from itertools import cycle

import numpy as np
import pytest

from frontinus.core import native
from frontinus.core.kernel import COMPILED
from tests.core.laboratory import ONE, TWO, Laboratory

pytestmark = pytest.mark.skipif(
    not COMPILED, reason="without the compiler there is no machine code"
)

ROWS = """
from frontinus.core.kernel import kernel
from frontinus.core.struct import Int8, Int16, Rows, Struct


class Jar(Struct):
    level: Int8
    name: Int16


@kernel
def fill(rows: Rows, row: int, amounts) -> int:
    rows[row].level += amounts[row]
    return rows[row].level - 100


@kernel
def empty(rows: Rows, row: int) -> None:
    rows[row].level = 0


@kernel
def top_up(jar: Jar, amount: int) -> int:
    jar.level += amount
    return jar.level


@kernel
def is_full(jar: Jar) -> bool:
    return jar.level > 4


@kernel
def share(rows: Rows, row: int) -> int:
    return rows[row].name // rows[row].level


@kernel
def average(amounts) -> float:
    return amounts[0] / 2
"""
USE = """
import sys
import numpy as np
from frontinus.games.laboratory import one
rows, amounts = one.Jar.rows(3), np.array([1, 2, 3], np.int32)
print(one.fill(rows, 2, amounts), one.fill(rows, 2, amounts), rows["level"].tolist() == [0, 0, 6])
print(one.empty(rows, 2), rows["level"].tolist() == [0, 0, 0])
print(one.top_up(rows[1], 5), rows["level"].tolist() == [0, 5, 0], one.is_full(rows[1]))
print(one.empty(rows, 1), one.is_full(rows[1]))
print(one.fill(rows[1:], 1, amounts.astype(np.int64)))
"""
LOADED = "print('numba' in sys.modules)"
ANSWERS = ["-97", "-94", "True", "None", "True", "5", "True", "True", "None", "False", "-98"]


def test_the_second_process_answers_alike_and_loads_no_compiler(tmp_path):
    laboratory = Laboratory(tmp_path)
    laboratory.write("one", ROWS)
    assert laboratory.run(USE + LOADED) == [*ANSWERS, "True"]
    files = laboratory.files()
    assert sum(name.endswith(".native") for name in files) == 5
    assert laboratory.run(USE + LOADED) == [*ANSWERS, "False"]
    assert laboratory.files() == files


def test_an_edit_leaves_the_old_machine_code_alone(tmp_path):
    laboratory = Laboratory(tmp_path)
    laboratory.write("one", ROWS)
    laboratory.run(USE)
    laboratory.write("one", ROWS.replace("- 100", "- 101"))
    assert laboratory.run(USE)[:2] == ["-98", "-95"]


def test_a_damaged_file_is_made_again(tmp_path):
    laboratory = Laboratory(tmp_path)
    laboratory.write("one", ROWS)
    laboratory.run(USE)
    kept = sorted(name for name in laboratory.files() if name.endswith(".native"))
    damages = (lambda code: code[:-9], lambda code: code[:0], lambda code: b"\xff" + code)
    for name, damage in zip(kept, cycle(damages), strict=False):
        path = laboratory.cache / name
        path.write_bytes(damage(path.read_bytes()))
    assert laboratory.run(USE + LOADED) == [*ANSWERS, "True"]
    assert laboratory.run(USE + LOADED) == [*ANSWERS, "False"]


def test_what_needs_the_compiler_goes_by_the_compiler(tmp_path):
    """A result that is no whole number, an array that may not be written, a number of NumPy."""
    laboratory = Laboratory(tmp_path)
    laboratory.write("one", ROWS)
    script = """
import numpy as np
from frontinus.games.laboratory import one
print(one.average(np.array([3, 4], np.int32)))
amounts = np.array([1, 2, 3], np.int32)
amounts.flags.writeable = False
print(one.fill(one.Jar.rows(3), 0, amounts), one.fill(one.Jar.rows(3), np.int16(1), amounts))
"""
    for _ in range(2):
        assert laboratory.run(script) == ["1.5", "-99", "-98"]
    assert not any("average" in name for name in laboratory.files() if name.endswith(".native"))


def test_an_error_inside_is_an_error(tmp_path):
    laboratory = Laboratory(tmp_path)
    laboratory.write("one", ROWS)
    script = """
from frontinus.games.laboratory import one
rows = one.Jar.rows(1)
rows["level"] = 1
one.share(rows, 0)
rows["level"] = 0
try:
    one.share(rows, 0)
except (RuntimeError, ZeroDivisionError) as error:
    print(type(error).__name__)
"""
    assert laboratory.run(script) == ["ZeroDivisionError"]
    assert laboratory.run(script) in (["RuntimeError"], ["ZeroDivisionError"])


LOOP = """
import numpy as np
from frontinus.core.kernel import FLOAT, INTEGER, array_of, kernel, kernel_of, loop
from frontinus.games.laboratory.two import other


@kernel
def twice(values, place: int) -> int:
    return 2 * int(values[place])


@kernel
def bent(values, place: int) -> int:
    return int(1000 * np.tanh(np.exp(-values[place]))) + other(place)


@kernel
def share(values, place: int) -> int:
    return 6 // int(values[place])


def gather(values, count: int, one, another) -> int:
    total = 0
    for place in range(count):
        total += one(values, place) - another(values, place)
    return total


answer = kernel_of(INTEGER, array_of(np.float64), INTEGER)
gather = loop(gather, [array_of(np.float64), INTEGER, answer, answer])
"""
GATHER = """
import sys
import numpy as np
from frontinus.games.laboratory import one
values = np.array([1.0, 2.0, 3.0])
print(one.gather(values, 3, one.bent, one.twice), one.gather(values, 2, one.bent, one.twice))
print(one.gather(values, 3, one.twice, one.bent), one.gather(values, 3, one.twice, one.twice))
"""
GATHERED = ["529", "483", "-529", "0"]


def test_a_loop_has_its_kernels_in_its_machine_code_and_loads_no_compiler(tmp_path):
    """The same loop over other kernels, or the same ones in another order, is another function."""
    laboratory = Laboratory(tmp_path)
    laboratory.write("one", LOOP)
    assert laboratory.run(GATHER + LOADED) == [*GATHERED, "True"]
    files = laboratory.files()
    assert laboratory.run(GATHER + LOADED) == [*GATHERED, "False"]
    assert laboratory.files() == files
    assert laboratory.run(GATHER, NUMBA_BOUNDSCHECK="1") == GATHERED
    laboratory.write("two", TWO.replace("number + 1", "number + 2"))
    assert laboratory.run(GATHER) == ["532", "485", "-532", "0"]


def test_errors_inside_a_loop_and_arguments_of_other_kinds_are_errors(tmp_path):
    laboratory = Laboratory(tmp_path)
    laboratory.write("one", LOOP)
    script = """
import numpy as np
from frontinus.games.laboratory import one
for values in (np.array([0.0]), np.array([1], np.int32)):
    try:
        one.gather(values, 1, one.share, one.twice)
    except (RuntimeError, TypeError) as error:
        print(type(error).__name__)
"""
    assert laboratory.run(script) == ["RuntimeError", "TypeError"]


def test_an_edit_outside_of_the_package_is_noticed(tmp_path):
    """A game of one's own has its machine code beside ours, and sources of its own."""
    laboratory = Laboratory(tmp_path)
    script = "from own import answer; print(answer(4))"
    (tmp_path / "own.py").write_text(ONE.replace("frontinus.games.laboratory.two", "called"))
    for text, expected in ((TWO, "45"), (TWO.replace("number + 1", "number + 2"), "46")):
        (tmp_path / "called.py").write_text(text)
        for _ in range(2):
            assert laboratory.run(script) == [expected]


def test_an_array_is_forgotten_with_its_last_use():
    kept = len(native._alive)
    arrays = [np.zeros(3, np.int32) for _ in range(5)]
    for array in (arrays[0], arrays[1], arrays[0]):
        assert native.given((array, 4))[1][1] == 4
    assert len(native._alive) == kept + 2
    del arrays, array
    assert len(native._alive) == kept


def test_an_array_is_forgotten_where_no_interrupt_can_keep_it():
    """An interrupt is raised where Python runs: an address was left, and the process crashed."""
    array, ran = np.zeros(3, np.int32), []
    native.given((array,))
    key = id(array)
    before = sys.getprofile()
    sys.setprofile(lambda frame, event, _: ran.append(frame.f_code) if event == "call" else None)
    del array
    sys.setprofile(before)
    assert ran == []
    assert not any(key in table for table in (native._alive, *native._addresses.values()))


def test_machine_code_is_for_one_processor(monkeypatch):
    mine = native.name_of("one.fill", (native.INT,))
    monkeypatch.setattr(native, "processor", lambda: "another")
    assert native.name_of("one.fill", (native.INT,)) != mine


def test_many_threads_may_bring_the_same_array(monkeypatch):
    """A switch between looking an array up and writing it down must not free what another reads."""
    array = np.zeros(3, np.int32)
    barrier, found = threading.Barrier(4), []
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    monkeypatch.setattr(native.weakref, "ref", lambda *_: time.sleep(0.01))

    def bring():
        barrier.wait(60)
        found.append(native.given((array,))[1][0])

    threads = [threading.Thread(target=bring) for _ in range(4)]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
        for addresses in native._addresses.values():
            addresses.pop(id(array), None)
        native._alive.pop(id(array), None)
    assert len(set(found)) == 1
