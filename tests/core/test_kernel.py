"""The compiler's cache never answers with stale code, and does not grow from run to run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from types import SimpleNamespace

import pytest

from frontinus.core import kernel as module
from frontinus.core.kernel import COMPILED, kernel, paused_collector
from tests.contract import toy
from tests.core.laboratory import ASK, ONE, ROOT, TWO, Laboratory

needs_compiler = pytest.mark.skipif(not COMPILED, reason="there is no compiler, and so no cache")


HIT, MISSED = ["1", "0"], ["0", "1"]


@needs_compiler
def test_a_second_run_takes_all_from_the_cache_and_adds_nothing(tmp_path):
    """Trap 1: bounds checking, which is not in Numba's own key, has machine code of its own."""
    laboratory = Laboratory(tmp_path)
    assert laboratory.run() == ["23", *MISSED]
    files = laboratory.files()
    assert files
    assert laboratory.run() == ["23", *HIT]
    assert laboratory.files() == files
    assert laboratory.run(NUMBA_BOUNDSCHECK="1") == ["23", *MISSED]
    assert laboratory.run(NUMBA_BOUNDSCHECK="1") == ["23", *HIT]
    assert laboratory.run() == ["23", *HIT]


@needs_compiler
def test_an_edit_of_any_module_that_matters_is_noticed(tmp_path):
    """Trap 1: Numba itself looks at the file of a function, not at those of what it calls."""
    laboratory = Laboratory(tmp_path)
    assert laboratory.run() == ["23", *MISSED]
    laboratory.write("two", TWO.replace("number + 1", "number + 2"))
    assert laboratory.run() == ["24", *MISSED]
    laboratory.write("two", TWO.replace("FACTOR = 10", "FACTOR = 20"))
    assert laboratory.run() == ["43", *MISSED]
    laboratory.write("two", TWO)
    assert laboratory.run() == ["23", *HIT]
    laboratory.write("one", ONE.replace("FACTOR * number", "number"))
    assert laboratory.run() == ["5", *MISSED]
    core = tmp_path / "frontinus" / "core" / "actions.py"
    core.write_text(core.read_text() + "\n# edited\n")
    assert laboratory.run() == ["5", *MISSED]


@needs_compiler
def test_versions_are_in_the_key(monkeypatch):
    digest = module.source_digest.__wrapped__
    keys = {digest(("core",)), digest(("core",))}
    monkeypatch.setattr(module, "numba_version", lambda: "0.0")
    keys.add(digest(("core",)))
    monkeypatch.setattr(module.np, "__version__", "0.0")
    keys.add(digest(("core",)))
    monkeypatch.setattr(module.sys, "version", "2.7")
    keys.add(digest(("core",)))
    assert len(keys) == 4


@needs_compiler
def test_states_of_long_ago_are_dropped(tmp_path, monkeypatch):
    monkeypatch.setenv("FRONTINUS_CACHE", str(tmp_path))
    for count in range(2 * module.KEPT_FOLDERS):
        monkeypatch.setattr(module, "source_digest", lambda _, count=count: f"state-{count}")
        folder = module.cache_folder.__wrapped__(("core",))
        (folder / "code.nbi").touch()
        os.utime(folder, (count, count))
    kept = sorted(int(path.name[6:]) for path in folder.parent.iterdir())
    assert kept == list(range(module.KEPT_FOLDERS, 2 * module.KEPT_FOLDERS))


@needs_compiler
@pytest.mark.parametrize("suffix", [".nbi", ".nbc"])
def test_a_damaged_file_of_the_cache_is_made_again(tmp_path, suffix):
    """As a power cut leaves it."""
    laboratory = Laboratory(tmp_path)
    laboratory.run()
    for name in laboratory.files():
        if name.endswith(suffix):
            path = laboratory.cache / name
            path.write_bytes(path.read_bytes()[:9])
    assert laboratory.run()[0] == "23"
    assert laboratory.run() == ["23", *HIT]


@needs_compiler
@pytest.mark.parametrize("suffix", [".nbi", ".nbc"])
def test_a_file_of_the_cache_that_can_be_neither_read_nor_replaced_is_passed_over(tmp_path, suffix):
    """A folder in its place is that for everybody, whatever he may write."""
    laboratory = Laboratory(tmp_path)
    laboratory.run()
    for name in laboratory.files():
        if name.endswith(suffix):
            path = laboratory.cache / name
            path.unlink()
            path.mkdir()
    files = laboratory.files()
    for _ in range(2):
        assert laboratory.run()[0] == "23"
    assert laboratory.files() == files


@needs_compiler
def test_where_nothing_can_be_written_all_is_compiled_each_time(tmp_path):
    laboratory = Laboratory(tmp_path)
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    assert laboratory.run(FRONTINUS_CACHE=str(blocked))[0] == "23"
    assert blocked.is_file()


def test_without_the_compiler_nothing_is_written(tmp_path):
    laboratory = Laboratory(tmp_path)
    assert laboratory.run(NUMBA_DISABLE_JIT="1") == ["23"]
    assert not laboratory.cache.exists()


def test_where_numba_is_not_installed_kernels_are_plain_functions(tmp_path):
    laboratory = Laboratory(tmp_path)
    assert laboratory.run("import sys; sys.modules['numba'] = None" + ASK) == ["23"]
    assert not laboratory.cache.exists()


@needs_compiler
def test_a_broken_compiler_is_named(tmp_path):
    laboratory = Laboratory(tmp_path)
    broken = tmp_path / "numba"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise ImportError('needs another NumPy')")
    (broken / "_version.py").write_text("0")
    script = """
from frontinus.core.errors import FrontinusError
from frontinus.games.laboratory.one import answer
try:
    answer(2)
except FrontinusError as error:
    print(error)
"""
    said = " ".join(laboratory.run(script))
    assert "needs another NumPy" in said
    assert "NUMBA_DISABLE_JIT=1" in said


@needs_compiler
def test_loops_over_a_games_kernels_hit_the_cache(tmp_path):
    """Trap 3: kernels as arguments miss it in every process, and it grows by a file a run."""
    script = """
import sys
sys.path.insert(0, {root!r})
from tests.contract.toy import GAME
from frontinus.core.kernel import dispatcher_of
from frontinus.core.match import Match
match = Match(GAME, 2, GAME.named_board("standard"), {{}})
print(match.perft(3))
GAME.loops.random_games(match.boxes, 1, match._rng, varied=True)
parts = [*vars(GAME.loops).values(), *vars(GAME.entries).values(), *vars(GAME.rules).values()]
stats = [one.stats for one in map(dispatcher_of, parts) if hasattr(one, "stats")]
print(sum(sum(one.cache_misses.values()) for one in stats))
"""
    laboratory = Laboratory(tmp_path)
    shutil.copytree(ROOT / "games", tmp_path / "frontinus" / "games", dirs_exist_ok=True)
    script = script.format(root=str(ROOT.parents[1]))
    count, misses = laboratory.run(script)
    assert int(misses) > 0
    # what the first run called from compiled code only, the second may call from Python
    laboratory.run(script)
    files = laboratory.files()
    assert laboratory.run(script) == [count, "0"]
    assert laboratory.files() == files


@needs_compiler
def test_an_edit_of_board_data_is_noticed(tmp_path):
    """Tables are an argument: compiled code would freeze a global."""
    script = """
from frontinus.games import new_match
match = new_match("aqua-romana")
print(match.game.State.read(match.rows, 0).supply)
"""
    laboratory = Laboratory(tmp_path)
    shutil.copytree(ROOT / "games", tmp_path / "frontinus" / "games", dirs_exist_ok=True)
    assert laboratory.run(script) == ["[21,", "21,", "21,", "0,", "21]"]
    path = tmp_path / "frontinus" / "games" / "aqua_romana" / "boards" / "standard.json"
    data = json.loads(path.read_text("utf-8"))
    data["tiles"] = {"C": 30, "S": 12, "B": 21, "D": 21}
    path.write_text(json.dumps(data), "utf-8")
    files = laboratory.files()
    assert laboratory.run(script) == ["[21,", "30,", "21,", "0,", "12]"]
    assert laboratory.files() == files


@needs_compiler
def test_a_function_made_in_a_function_is_no_kernel():
    """Trap 3: closures miss the cache in every process."""

    def made(number):
        return number

    with pytest.raises(TypeError, match="not a function of a module"):
        kernel(made)


def test_threads_that_take_functions_in_keep_to_their_folders(tmp_path, monkeypatch):
    """The compiler's setting is global: code would be kept where nobody looks for it."""
    config = SimpleNamespace(CACHE_DIR="")
    monkeypatch.setattr(
        module, "_compiler", lambda: SimpleNamespace(core=SimpleNamespace(config=config))
    )
    monkeypatch.setattr(module, "cache_folder", lambda sources: tmp_path / sources[-1])
    barrier, found = threading.Barrier(2), {}

    def take(name):
        barrier.wait(60)
        with module._own_cache(name):
            first = config.CACHE_DIR
            time.sleep(0.05)
            found[name] = {first, config.CACHE_DIR}

    names = {"frontinus.core.loops": "core", "frontinus.bots.search": "bots"}
    threads = [threading.Thread(target=take, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {name: {str(tmp_path / folder)} for name, folder in names.items()}
    assert config.CACHE_DIR == ""


@needs_compiler
def test_long_kernels_let_other_threads_run():
    """Trap 7: they release the GIL."""
    loops = toy.GAME.loops
    loops.copies(1)
    # of the processor's time: while others have it nothing is copied
    count, started = 1_000_000, time.thread_time()
    loops.copies(count)
    spent = time.thread_time() - started
    thread = threading.Thread(target=loops.copies, args=(int(count * 0.5 / spent),))
    turns = 0
    thread.start()
    while thread.is_alive():
        turns += 1
        time.sleep(0.001)
    # with the lock held this thread would come to one turn, or two
    assert turns > 3


def test_the_collector_pauses_while_code_is_loaded_and_goes_on_afterwards():
    assert module.gc.isenabled()
    with paused_collector():
        assert not module.gc.isenabled()
        with paused_collector():
            pass
        assert not module.gc.isenabled()
    assert module.gc.isenabled()


def printed(script):
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_importing_the_package_loads_no_compiler():
    """Trap 8: `import frontinus` is quick because it loads nothing; names come when used."""
    script = "import sys, frontinus; print({'numpy', 'numba'} & set(sys.modules), dir(frontinus))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("set() ")
