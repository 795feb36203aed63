"""Matches between bots, many and resumable: who wins how often, and how sure that is.

A folder holds one arena: `arena.json` says what is played, `games.jsonl` is every game's record,
with one more key `arena` (which game it is, who sat where, how long each thought). Nothing else is
needed to go on after a kill: a game is counted when its line is whole. `summary.json`,
`table.txt` and `ratings.svg` are made from it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from itertools import combinations, islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final, NoReturn, TextIO, cast

from frontinus import __version__
from frontinus.bots import bot
from frontinus.bots.foreign import Aside
from frontinus.core.errors import FrontinusError, RecordError, one_line, shorten
from frontinus.core.match import Match
from frontinus.core.record import Record, parse_json
from frontinus.games import find_game
from frontinus.research.evidence import DOUBT, share_bounds
from frontinus.research.simulate import play_one

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np

    from frontinus.bots import Bot
    from frontinus.core.observation import Observation

GAMES_FILE: Final = "games.jsonl"
ARENA_FILE: Final = "arena.json"
OUTCOMES: Final = (GAMES_FILE, "summary.json", "table.txt", "ratings.svg")
"""What an arena writes besides, over what it finds."""
EVEN: Final = 0.5
LARGEST: Final = 1_000_000_000
"""No score, time or count of a game is larger."""
AHEAD: Final = 4
"""Games for each worker that are handed out before their results are in."""
PATIENCE: Final = 1.0
"""Seconds in which a process is to end when it is asked to."""


@dataclass(frozen=True)
class Arena:
    """What is played."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    board: Mapping[str, Any] | None = None
    """Board data, or None for the standard board."""
    version: str = __version__

    def __post_init__(self) -> None:
        """Refuse what cannot be played; raises FrontinusError."""
        if not self.bots:
            raise FrontinusError("an arena wants at least one bot")
        self.match(0)
        for name in set(self.bots):
            bot(name)

    @property
    def entrants(self) -> tuple[str, ...]:
        """Names of those who are rated: a bot that sits twice is rated twice.

        With fewer bots than seats the last one fills the others.

        >>> Arena("aqua-romana", 3, ("uniform", "varied")).entrants
        ('uniform', 'varied', 'varied (2)')
        """
        filled = self.bots + self.bots[-1:] * (self.players - len(self.bots))
        names: list[str] = []
        for place, name in enumerate(filled):
            earlier = filled[:place].count(name)
            names.append(f"{name} ({earlier + 1})" if earlier else name)
        return tuple(names)

    def seats(self, number: int) -> tuple[str, ...]:
        """Tell who sits where in a game: all tables in turn, the seats of each rotated.

        >>> arena = Arena("aqua-romana", 2, ("uniform", "varied", "greedy"))
        >>> [arena.seats(number) for number in (0, 1, 2)]
        [('uniform', 'varied'), ('varied', 'uniform'), ('uniform', 'greedy')]
        """
        tables = list(combinations(self.entrants, self.players))
        table = tables[number // self.players % len(tables)]
        turn = number % self.players
        return table[turn:] + table[:turn]

    def match(self, number: int) -> Match:
        """Set up a game."""
        game = find_game(self.game)
        board = game.named_board("standard") if self.board is None else game.board(dict(self.board))
        return Match(game, self.players, board, self.options, seed=[self.seed, number, 1])

    def play(self, number: int) -> Record:
        """Play a game; raises FrontinusError if a bot fails."""
        match, seats = self.match(number), self.seats(number)
        thinkers = [Thinker(name.partition(" ")[0]) for name in seats]
        record = play_one(
            match,
            thinkers,
            [self.seed, number],
            names=[thinker.name for thinker in thinkers],
            game=f"game {number} of seed {self.seed}",
        )
        told = {
            "game": number,
            "seats": list(seats),
            "seconds": [round(thinker.seconds, 3) for thinker in thinkers],
            "decisions": [thinker.decisions for thinker in thinkers],
        }
        return Record({**record.data, "arena": told})


class Thinker:
    """A bot in one seat of one game, with a watch."""

    def __init__(self, name: str) -> None:
        """Load the bot."""
        self.name = name
        self.bot: Bot = bot(name)
        self.seconds, self.decisions = 0.0, 0

    def choose(self, observation: Observation, rng: np.random.Generator) -> str:
        """Choose an action, and count the time."""
        started = time.thread_time()
        try:
            return self.bot.choose(observation, rng)
        finally:
            self.seconds += time.thread_time() - started
            self.decisions += 1


# --- results --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """One game."""

    number: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]

    def check(self, arena: Arena) -> None:
        """Refuse what no game of an arena comes to; raises FrontinusError."""
        seats = range(arena.players)
        each = self.scores, self.seconds, self.decisions
        if self.number < 0:
            raise FrontinusError("the number of a game is 0 or more")
        if self.seats != arena.seats(self.number):
            raise FrontinusError(f"in this game {', '.join(arena.seats(self.number))} play")
        if any(len(values) != arena.players for values in each):
            raise FrontinusError(f"scores, seconds and decisions are {arena.players} numbers each")
        if not all(-LARGEST <= value <= LARGEST for values in each for value in values):
            raise FrontinusError(f"a number is beyond {LARGEST:,}")
        if not self.winners or self.winners != tuple(s for s in seats if s in self.winners):
            raise FrontinusError("the winners are seats, one at least, in their order")

    def share(self, seat: int) -> float:
        """Give a seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ranks(self) -> list[float]:
        """Rank the seats, winners first, then by points; equal ones share a rank."""
        keys = [
            (1, -points) if seat not in self.winners else (0, 0)
            for seat, points in enumerate(self.scores)
        ]
        order = sorted(set(keys))
        return [float(order.index(key)) for key in keys]


@dataclass
class Standing:
    """What the games so far say of one entrant."""

    name: str
    games: int = 0
    share: float = 0.0
    """Wins, shared ones in parts."""
    points: int = 0
    by_seat: list[list[float]] = field(default_factory=list)
    """Wins and games in each seat."""
    seconds: float = 0.0
    decisions: int = 0
    rating: float = 0.0
    spread: float = 0.0
    """Standard deviation of the rating."""
    bounds: tuple[float, float] = (0.0, 1.0)
    """Bounds of the true share of wins."""

    def add(self, result: Result, seat: int) -> None:
        """Count a game."""
        self.games += 1
        self.share += result.share(seat)
        self.points += result.scores[seat]
        self.by_seat[seat][0] += result.share(seat)
        self.by_seat[seat][1] += 1
        self.seconds += result.seconds[seat]
        self.decisions += result.decisions[seat]


@dataclass(frozen=True)
class Table:
    """The standings after a number of games, best first."""

    arena: Arena
    games: int
    standings: tuple[Standing, ...]
    clear: bool
    """Every two who met are told apart."""

    def data(self) -> dict[str, Any]:
        """Give it as JSON-like data."""
        return {
            "arena": asdict(self.arena),
            "games": self.games,
            "clear": self.clear,
            "standings": [asdict(standing) for standing in self.standings],
        }

    def text(self) -> str:
        """Write it as a table."""
        wide = max(len(standing.name) for standing in self.standings)
        seats = "  ".join(f"{f'seat {seat}':>6}" for seat in range(self.arena.players))
        lines = [
            f"{self.arena.game}, {self.arena.players} players, {self.games} games",
            f"{'':{wide}}  games   wins  95 % bounds   rating        points  {seats}  ms a move",
        ]
        for one in self.standings:
            games = max(one.games, 1)
            low, high = one.bounds
            by_seat = "  ".join(f"{won / max(n, 1):6.1%}" for won, n in one.by_seat)
            pace = 1000 * one.seconds / max(one.decisions, 1)
            lines.append(
                f"{one.name:{wide}}  {one.games:5}  {one.share / games:5.1%}"
                f"  {low:5.1%}-{high:6.1%}  {one.rating:5.1f} ±{1.96 * one.spread:4.1f}"
                f"  {one.points / games:6.1f}"
                f"  {by_seat}  {pace:9.1f}"
            )
        lines.append(
            "best first, by rating: OpenSkill (Plackett-Luce), all begin at 25, with 95 % bounds"
        )
        lines.append("seat: the share of the games won there; seats count from 0, as in records")
        return "\n".join(lines) + "\n"


class Count:
    """Counts games in the order of their numbers, so that workers change nothing."""

    def __init__(self, arena: Arena) -> None:
        """Begin with none; raises FrontinusError without the library for ratings."""
        try:
            from openskill.models import PlackettLuce
        except ModuleNotFoundError:
            raise FrontinusError("openskill is missing: install frontinus[study]") from None
        self.arena = arena
        self.games = 0
        self._model = PlackettLuce()
        self._ratings = {name: self._model.rating(name=name) for name in arena.entrants}
        self._standings = {
            name: Standing(name, by_seat=[[0.0, 0] for _ in range(arena.players)])
            for name in arena.entrants
        }
        self._meetings: dict[tuple[str, str], list[float]] = {}

    def add(self, result: Result) -> None:
        """Count a game."""
        self.games += 1
        teams = [[self._ratings[name]] for name in result.seats]
        for team, name in zip(
            self._model.rate(teams, ranks=result.ranks()), result.seats, strict=True
        ):
            self._ratings[name] = team[0]
        for seat, name in enumerate(result.seats):
            self._standings[name].add(result, seat)
        by_name = sorted(range(len(result.seats)), key=result.seats.__getitem__)
        for first, second in combinations(by_name, 2):
            pair = result.seats[first], result.seats[second]
            met = self._meetings.setdefault(pair, [0.0, 0])
            met[0] += (1 + result.share(first) - result.share(second)) / 2
            met[1] += 1

    def clear(self) -> bool:
        """Tell whether every two who meet are told apart; the same bot twice never is."""
        pairs = [
            pair
            for pair in combinations(sorted(self.arena.entrants), 2)
            if pair[0].partition(" ")[0] != pair[1].partition(" ")[0]
        ]
        if not pairs:
            return False
        for pair in pairs:
            total, games = self._meetings.get(pair, (0.0, 0))
            low, high = share_bounds(total, int(games), DOUBT / len(pairs))
            if low <= EVEN <= high:
                return False
        return True

    def table(self) -> Table:
        """Give the standings."""
        for name, standing in self._standings.items():
            standing.rating = self._ratings[name].mu
            standing.spread = self._ratings[name].sigma
            standing.bounds = share_bounds(standing.share, standing.games)
        best = sorted(self._standings.values(), key=lambda one: -one.rating)
        return Table(self.arena, self.games, tuple(best), self.clear())


# --- the folder -----------------------------------------------------------------------------------


class Folder:
    """The games of an arena on disk."""

    def __init__(self, path: Path, arena: Arena) -> None:
        """Open or make a folder; raises FrontinusError if it holds another arena, or a bad line."""
        self.path, self.arena = path, arena
        path.mkdir(parents=True, exist_ok=True)
        settings = path / ARENA_FILE
        wanted = json.loads(json.dumps(asdict(arena)))
        if settings.exists():
            try:
                found = parse_json(settings.read_text("utf-8"))
            except (RecordError, UnicodeDecodeError) as error:
                raise FrontinusError(f"{settings}: {_fault(error)}") from None
            if found != wanted:
                raise FrontinusError(f"{path} holds another arena: {_difference(found, wanted)}")
        else:
            for name in OUTCOMES:
                if (path / name).exists():
                    raise FrontinusError(
                        f"{path} holds {name} and no {ARENA_FILE}: an arena wants another folder"
                    )
            write_whole(settings, json.dumps(wanted, indent=1) + "\n")
        self.results: dict[int, Result] = {}
        self._file: IO[bytes] = (path / GAMES_FILE).open("ab+")
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        try:
            import fcntl
        except ModuleNotFoundError:
            # this system has no such locks
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FrontinusError(f"another process plays in {self.path}") from None

    def _read(self) -> None:
        self._file.seek(0)
        for line, text in enumerate(self._file, 1):
            if not text.endswith(b"\n"):
                # a kill in the middle of a line: that game is played again
                self._file.truncate(self._file.tell() - len(text))
                break
            try:
                result = result_of(parse_json(text.decode()))
                result.check(self.arena)
            except (FrontinusError, UnicodeDecodeError) as error:
                where = f"{self.path / GAMES_FILE}, line {line}"
                raise FrontinusError(
                    f"{where}, is no game of this arena: {_fault(error)}"
                ) from None
            self.results.setdefault(result.number, result)

    def add(self, record: Record) -> Result:
        """Keep a game: when this returns it is on disk."""
        self._file.write(record.to_json().encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        result = result_of(record.data)
        self.results[result.number] = result
        return result

    def close(self) -> None:
        """Let others play here."""
        self._file.close()

    def finish(self, table: Table) -> None:
        """Write what the games say."""
        from frontinus.research.plot import ratings_plot

        texts = json.dumps(table.data(), indent=1) + "\n", table.text(), ratings_plot(table)
        for name, text in zip(OUTCOMES[1:], texts, strict=True):
            write_whole(self.path / name, text)


def _fault(error: Exception) -> str:
    """Say why a file or a line cannot be read."""
    if isinstance(error, UnicodeDecodeError):
        return f"not UTF-8 at byte {error.start}"
    return str(error)


def _difference(found: Any, wanted: dict[str, Any]) -> str:
    if not isinstance(found, dict):
        return f"its {ARENA_FILE} is no object"
    names = [name for name in {**wanted, **found} if found.get(name) != wanted.get(name)]
    return ", ".join(
        f"{one_line(name, 60)} {shorten(found.get(name))}, not {shorten(wanted.get(name))}"
        for name in names
    )


def write_whole(path: Path, text: str) -> None:
    """Write a file that appears whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, "utf-8")
    part.replace(path)


@dataclass(frozen=True)
class Told:
    """What an arena adds to a record."""

    game: int
    seats: tuple[str, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


@dataclass(frozen=True)
class Ending:
    """What a record tells of the end."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Kept:
    """What of a game's record is counted."""

    arena: Told
    result: Ending


def result_of(data: Any) -> Result:
    """Read a game's result from its record; raises FrontinusError."""
    try:
        from msgspec import ValidationError, convert
    except ModuleNotFoundError:
        raise FrontinusError("msgspec is missing: install frontinus[study]") from None
    try:
        game = convert(data, Kept)
    except (ValidationError, OverflowError) as error:
        raise FrontinusError(str(error)) from None
    told, end = game.arena, game.result
    return Result(told.game, told.seats, end.scores, end.winners, told.seconds, told.decisions)


# --- playing --------------------------------------------------------------------------------------


def run(
    folder: Folder,
    games: int,
    workers: int = 1,
    *,
    done: Callable[[Count], bool] | None = None,
    progress: Callable[[Count, int], None] | None = None,
) -> Table:
    """Play until there are so many games, or `done` says that they are enough.

    Games count in the order of their numbers, whichever is ready first; a game beyond the last that
    counts stays in the folder and is used when more are asked for.
    """
    count = Count(folder.arena)
    following = 0
    results = _results(folder, games, workers)
    try:
        while following < games and not (done and count.games and done(count)):
            if following not in folder.results:
                next(results)
                continue
            count.add(folder.results[following])
            following += 1
            if progress:
                progress(count, games)
    finally:
        results.close()
    return count.table()


def _results(folder: Folder, games: int, workers: int) -> Generator[Result]:
    """Play the games that are missing, in order, and give each that is finished."""
    missing = (number for number in range(games) if number not in folder.results)
    if workers == 1:
        for number in missing:
            yield folder.add(folder.arena.play(number))
        return
    running: dict[Future[Record], int] = {}
    with worker_pool(workers) as pool:
        try:
            while True:
                for number in islice(missing, workers * AHEAD - len(running)):
                    with deaf_to_interrupts():
                        running[pool.submit(folder.arena.play, number)] = number
                if not running:
                    return
                ended = wait(running, return_when=FIRST_COMPLETED).done
                # what is finished is kept, even if a bot has failed in another game
                for future in sorted(ended, key=lambda future: future.exception() is not None):
                    record = future.result()
                    del running[future]
                    yield folder.add(record)
        except BrokenProcessPool:
            for future in [one for one in running if one.done() and one.exception() is None]:
                del running[future]
                folder.add(future.result())
            # games begin in the order of their numbers
            lost = sorted(running.values())[:workers]
            raise FrontinusError(_lost(folder.arena, lost)) from None


def _lost(arena: Arena, numbers: Sequence[int]) -> str:
    """Say that a worker has ended in one of some games; none is known if all were finished."""
    seats = [name.partition(" ")[0] for number in numbers for name in arena.seats(number)]
    played = " and ".join(shorten(name) for name in dict.fromkeys(seats))
    where = (
        f", in game {' or '.join(map(str, numbers))} of seed {arena.seed}, where {played} played"
    )
    return f"a worker ended unexpectedly{where if numbers else ''}; finished games are kept"


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Give worker processes, and end them at once when they are no longer wanted."""
    with ended_in_order():
        # a fork would copy threads of the compiler in whatever state they are
        pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin)
        try:
            yield pool
        except BrokenProcessPool:
            raise FrontinusError("a worker ended unexpectedly") from None
        finally:
            _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, and wait until nothing is left of it.

    There is no public way: the pool itself would wait for games that nobody wants.
    """
    processes = list((pool._processes or {}).values())  # noqa: SLF001
    for process in processes:
        process.terminate()
    until = time.monotonic() + PATIENCE
    for process in processes:
        process.join(max(0.0, until - time.monotonic()))
        # a bot may have made it deaf to being asked
        process.kill()
    # whoever waits for the rest of a result would wait for ever, as this process could still write
    pool._result_queue._writer.close()  # type: ignore[attr-defined]  # noqa: SLF001
    pool.shutdown(cancel_futures=True)


class Terminated(KeyboardInterrupt):
    """SIGTERM was heard: like Ctrl-C, and unlike SystemExit, no fault of the bot that plays."""


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Let SIGTERM end this process as an error would: what was opened is closed."""
    before = signal.getsignal(signal.SIGTERM)
    if before is not signal.SIG_DFL or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, _: object) -> NoReturn:
        # once is enough: `timeout` sends it twice
        signal.signal(number, signal.SIG_IGN)
        raise Terminated

    signal.signal(signal.SIGTERM, stop)
    try:
        yield
    except Terminated:
        raise SystemExit(128 + signal.SIGTERM) from None
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Let Ctrl-C wait, so that processes that begin now never hear it: they inherit the mask.

    SIGTERM waits, too: a process that is just begun would be left behind.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    heard: list[int] = []
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    handlers: dict[signal.Signals, Any] = {}
    if threading.current_thread() is threading.main_thread():
        # some other thread hears what this one does not, and then Python interrupts this one
        for one in (signal.SIGINT, signal.SIGTERM):
            if callable(handler := signal.getsignal(one)):
                handlers[one] = handler
                signal.signal(one, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        for one, handler in handlers.items():
            signal.signal(one, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        for number in heard:
            signal.raise_signal(number)


def _begin() -> None:
    """Leave Ctrl-C and stdout to whoever hands out the games, and end when that process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = cast("TextIO", Aside())
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # a worker holds both ends of the pipe on which it waits for games: it would wait for ever
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
