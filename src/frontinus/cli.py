"""The command `frontinus`."""

from __future__ import annotations

import argparse
import atexit
import gc
import io
import json
import os
import signal
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final, NoReturn

from frontinus import __version__
from frontinus.core.errors import BoardError, FrontinusError, RecordError, shorten
from frontinus.games import SLUGS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from frontinus.core.game import Board, Game
    from frontinus.core.match import Match

PORT: Final = 8470
HIGHEST_PORT: Final = 65535
DEEPEST_PERFT: Final = 60
PATIENCE: Final = 1.0
"""Seconds after Ctrl-C in which another one says nothing new."""
BOTS_HELP: Final = (
    "who plays, by commas: a level (tiro, aquarius, librator, architectus, curator), with another "
    "budget as curator@500, greedy, uniform, varied, yardstick, untaught, or package:Name"
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; answers the exit status. Without arguments, those of this process."""
    interrupt = Interrupt()
    if arguments is None and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupt)
        # while it takes itself apart, Python lets the system end the process
        atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
    replace_closed_streams()
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            # what the terminal's alphabet lacks is an escape
            stream.reconfigure(errors="backslashreplace")
    try:
        options = parser().parse_args(arguments)
        command: Callable[[argparse.Namespace], int] = options.run
        status = command(options)
        sys.stdout.flush()
    except FrontinusError as error:
        complain(error)
        return 1
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except BrokenPipeError:
        # whoever reads our output has enough; the interpreter would complain when it flushes
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        complain(f"{where}{error.strerror or error}")
        return 1
    else:
        return status
    finally:
        # what is left to do is Python's, which would complain
        interrupt.hear()


class Interrupt:
    """Ctrl-C for a whole command: heard once, for `timeout` sends it twice and people insist.

    Whoever still waits after a while, such as for a bot that will not stop, ends all at once.
    """

    def __init__(self) -> None:
        """Begin to listen."""
        self._heard: float | None = None

    def hear(self) -> None:
        """Be deaf from now on, for a while."""
        self._heard = time.monotonic()

    def __call__(self, number: int, _: object) -> None:
        """Raise KeyboardInterrupt for the first one."""
        if self._heard is None:
            self.hear()
            raise KeyboardInterrupt
        if time.monotonic() - self._heard > PATIENCE:
            os._exit(128 + number)


class Closed(io.TextIOBase):
    """A standard stream that was closed before the command began: whoever uses it fails."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def _fail(self, *_: Any) -> NoReturn:
        raise OSError(f"{self._name} is closed")

    read = readline = write = _fail

    @property
    def buffer(self) -> NoReturn:
        """Its bytes."""
        self._fail()


def replace_closed_streams() -> None:
    """Put something in the place of closed streams, on which Python would print into nothing."""
    if sys.stdin is None:
        sys.stdin = Closed("stdin")
    if sys.stdout is None:
        sys.stdout = Closed("stdout")
    if sys.stderr is None:
        # what is told to people has nobody to hear it; a print to None would go to stdout
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


def complain(message: object) -> None:
    """Say what is wrong, to people, on one line."""
    print(f"frontinus: {cell_text(message)}", file=sys.stderr)


class Parser(argparse.ArgumentParser):
    """A parser that says on one line what is wrong.

    Its help fails where it cannot be written, as any other answer does.
    """

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and end."""
        self.exit(2, f"{self.prog}: {cell_text(message)} ({self.prog} --help tells more)\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        # argparse's own, depending on the version of Python, keeps quiet or lets the exit fail
        file = file or sys.stderr
        file.write(message)
        file.flush()


def parser() -> argparse.ArgumentParser:
    """Build the parser of all commands."""
    top = Parser(prog="frontinus", description="Three Roman board games.")
    top.add_argument("--version", action="version", version=f"frontinus {__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[Any], int], words: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=words, description=words)
        made.set_defaults(run=run, parser=made)
        return made

    made = command("serve", serve, "Open tables to the browser.")
    made.add_argument("--host", help="the address to listen at (default: this machine only)")
    made.add_argument("--port", type=port, help=f"default: {PORT}, or the next free one")
    made.add_argument("--lan", action="store_true", help="let others in the house join")
    made.add_argument("--data", type=path, help="the folder of the database and the key")
    made.add_argument("--no-browser", action="store_true", help="do not open the page")

    made = command("play", play, "Play a match in the terminal, by action texts.")
    add_match_options(made)
    made.add_argument("--bots", nargs="+", default=[], help="bots for the last seats")
    made.add_argument("--seed", type=whole, help="makes bots and chance repeatable")

    made = command("simulate", simulate, "Play games between bots and write their records.")
    add_match_options(made)
    made.add_argument("--games", type=whole, default=1, help="how many (default: 1)")
    made.add_argument("--seed", type=whole, default=0, help="game i depends on it and i alone")
    made.add_argument("--bots", nargs="+", default=["uniform"], help="one for all seats, or each")
    made.add_argument("--out", type=path, help="the file of the records (default: stdout)")

    for name, run, words in (
        ("check", check, "Replay records and say which are wrong."),
        ("legal", legal, "List the legal actions at the end of each record."),
        ("refusal", refusal, "Say which rule refuses an action after a record."),
        ("view", view, "Write each record as somebody may know it."),
        ("account", account, "Tell how each finished game was scored."),
    ):
        made = command(name, run, words)
        content = "records"
        if run is refusal:
            content = 'lines {"record": RECORD, "action": "TEXT"}'
        made.add_argument("file", metavar="FILE", help=f"a file of {content}, or - for stdin")
        made.add_argument("--board", type=path, help="a board file that the records may name")
        if run is view:
            made.add_argument(
                "--seat", type=viewer, required=True, metavar="N|spectator", help="who looks"
            )

    made = command("perft", perft, "Count the sequences of legal actions to a depth.")
    made.add_argument("what", nargs="+", metavar="GAME DEPTH | DEPTH")
    made.add_argument("--record", help="count from the end of this record")
    add_match_options(made, game=False)

    made = command("board", board, "Check a board file.")
    made.add_argument("file", metavar="FILE", help="a board file, or - for stdin")
    made.add_argument("--svg", type=path, metavar="OUT", help="draw the board into this file")

    made = command("draw", draw, "Draw a position of a record.")
    made.add_argument("file", metavar="FILE", help="a file of records, or - for stdin")
    made.add_argument("--line", type=whole, metavar="N", help="the record on this line")
    made.add_argument(
        "--seat", default="spectator", metavar="N|spectator|all", help="what this seat may know"
    )
    made.add_argument("--at", type=whole, metavar="K", help="after so many actions (default: all)")
    made.add_argument("--board", type=path, help="a board file that the record may name")
    made.add_argument(
        "--out", type=path, metavar="FILE", help=".svg or .png (default: SVG to stdout)"
    )

    made = command("rules", rules, "Show the rules of a game, or one rule.")
    made.add_argument("game", choices=SLUGS, metavar="GAME", help=f"one of {', '.join(SLUGS)}")
    made.add_argument("rule", nargs="?", metavar="RULE", help="a number such as AR-5.3")

    add_study_commands(command)
    return top


def add_study_commands(command: Callable[..., argparse.ArgumentParser]) -> None:
    """Add the commands that measure bots and rules."""
    made = command("arena", arena, "Let bots play many games, and say how strong each is.")
    add_match_options(made)
    made.add_argument("--bots", nargs="+", required=True, help=BOTS_HELP)
    made.add_argument("--games", type=whole, default=100, help="how many (default: 100)")
    made.add_argument("--seed", type=whole, default=0, help="game i depends on it and i alone")
    made.add_argument("--workers", type=whole, help="processes (default: one a core)")
    made.add_argument("--out", type=path, required=True, help="the folder; games there are kept")
    made.add_argument(
        "--stop-when-clear", action="store_true", help="end as soon as all are told apart"
    )

    made = command(
        "train", train, "Learn from play what positions are worth, and which actions are good."
    )
    made.add_argument("game", choices=SLUGS, metavar="GAME", help=f"one of {', '.join(SLUGS)}")
    made.add_argument(
        "--games", type=whole, default=1000, help="to learn from, at least 40 (default: 1000)"
    )
    made.add_argument(
        "--simulations",
        type=whole,
        help="a decision of these, where no policy plays them (default: 100)",
    )
    made.add_argument(
        "--iterations",
        type=whole,
        help="of games to learn a policy from, where a game has one; with more than the fewest "
        "players half as many (default: 45)",
    )
    made.add_argument(
        "--iteration-games", type=whole, help="of each iteration, at least 40 (default: 2000)"
    )
    made.add_argument("--seed", type=whole, default=0, help="the same seed, the same weights")
    made.add_argument("--workers", type=whole, help="processes (default: one a core)")
    made.add_argument(
        "--games-in", type=path, metavar="FOLDER", help="keep the search's games there"
    )
    made.add_argument("--out", type=path, required=True, metavar="FILE", help="the weights")

    made = command("bench", bench, "Measure how fast the rules run here.")
    made.add_argument("games", nargs="*", metavar="GAME", help=f"default: {', '.join(SLUGS)}")
    made.add_argument("--json", action="store_true", help="figures as JSON")


def add_match_options(made: argparse.ArgumentParser, *, game: bool = True) -> None:
    """Add what describes a match: its game, players, options and board."""
    if game:
        made.add_argument("game", choices=SLUGS, metavar="GAME", help=f"one of {', '.join(SLUGS)}")
    made.add_argument("--players", type=whole, metavar="N", help="default: the fewest")
    made.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        dest="options",
        help="an option of the rules; VALUE is JSON if it parses, else text",
    )
    made.add_argument("--board", type=path, help="a board file (default: the standard board)")


def whole(text: str) -> int:
    """Read a whole number, 0 or more."""
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{shorten(text)} is no whole number from 0 to 10^18 - 1")
    return int(text)


def port(text: str) -> int:
    """Read the number of a port; 0 is any (RFC 9293, 3.1: 16 bits)."""
    number = whole(text)
    if number > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"{number} is no port: they end at {HIGHEST_PORT}")
    return number


def path(text: str) -> Path:
    """Read a path; an empty one would be the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("a path is not empty")
    return Path(text)


def viewer(text: str) -> int | None:
    """Read a seat, or None for a spectator."""
    return None if text == "spectator" else whole(text)


def serve(options: argparse.Namespace) -> int:
    """Open tables to the browser."""
    # who starts a server must be told its address
    sys.stdout.write("")
    # all that is loaded now stays: the collector would look through it again and again
    gc.disable()
    try:
        from frontinus.server.serving import serve as run
    except ModuleNotFoundError as error:
        raise FrontinusError(f"{error.name} is missing: install frontinus[web]") from None
    return run(
        host=options.host,
        port=options.port,
        data=options.data,
        lan=options.lan,
        browser=not options.no_browser,
    )


def play(options: argparse.Namespace) -> int:
    """Play in the terminal."""
    from frontinus.terminal import play_match

    match = new_match(options)
    bots = split_names(options.bots)
    if len(bots) > match.players:
        options.parser.error(f"{len(bots)} bots for {match.players} seats")
    return play_match(match, bots, options.seed)


def simulate(options: argparse.Namespace) -> int:
    """Write the records of games between bots."""
    from frontinus.bots.foreign import aside
    from frontinus.research.simulate import simulate as run

    game = find_game(options.game)
    players = game.players[0] if options.players is None else options.players
    names = split_names(options.bots)
    game.check_players(players)
    if len(names) not in (1, players):
        options.parser.error(f"--bots names {len(names)} bots for {players} seats")
    # what somebody's bot prints is no record
    with aside():
        records = run(
            game,
            open_board(game, options.board),
            players=players,
            games=options.games,
            seed=options.seed,
            options=read_options(options),
            bots=names * players if len(names) == 1 else names,
        )
    with whole_file(options.out) as file, aside():
        for record in records:
            file.write(record.to_json() + "\n")
    return 0


def check(options: argparse.Namespace) -> int:
    """Report each bad record on a line of tab-separated values."""
    bad = 0
    for line, value in values_of(options.file):
        try:
            replayed(value, options.board)
        except RecordError as error:
            bad += 1
            cells = (line, error.index, error.text, error.rule, error.reason)
            print("\t".join("-" if cell is None else cell_text(cell) for cell in cells))
    return 1 if bad else 0


def legal(options: argparse.Namespace) -> int:
    """Print the legal actions after each record, as a JSON array on a line."""
    return answer(options, lambda value: replayed(value, options.board).legal_actions())


def refusal(options: argparse.Namespace) -> int:
    """Print the rule that refuses an action after a record, or "legal"."""

    def ruling(value: Any) -> str:
        if isinstance(value, RecordError):
            raise value
        if not isinstance(value, dict) or "record" not in value or "action" not in value:
            raise RecordError("not an object with 'record' and 'action'")
        if not isinstance(value["action"], str):
            raise RecordError("'action' is a text")
        return replayed(value["record"], options.board).refusal(value["action"]) or "legal"

    return answer(options, ruling)


def view(options: argparse.Namespace) -> int:
    """Print each record with the hidden parts taken out, as JSON on a line."""

    def veiled(value: Any) -> dict[str, Any]:
        match = replayed(value, options.board)
        if options.seat is not None and options.seat >= match.players:
            raise RecordError(f"no seat {options.seat} in a match of {match.players}")
        data = {**value, "actions": match.veiled_actions(options.seat)}
        if match.has_secrets:
            data["view"] = "spectator" if options.seat is None else options.seat
        return data

    return answer(options, veiled)


def account(options: argparse.Namespace) -> int:
    """Print how each finished game was scored, as a JSON object on a line."""

    def told(value: Any) -> dict[str, Any]:
        match = replayed(value, options.board)
        try:
            return match.account()
        except FrontinusError as error:
            raise RecordError(str(error)) from None

    return answer(options, told)


def answer(options: argparse.Namespace, find: Callable[[Any], Any]) -> int:
    """Print one JSON value a record; null, and the reason to people, where there is none."""
    bad = 0
    for line, value in values_of(options.file):
        try:
            print(json.dumps(find(value)))
        except RecordError as error:
            bad += 1
            print("null")
            complain(error.at_line(line))
    return 1 if bad else 0


def perft(options: argparse.Namespace) -> int:
    """Print the number of action sequences."""
    expected = 1 if options.record else 2
    if len(options.what) != expected:
        options.parser.error("give GAME DEPTH, or DEPTH with --record FILE")
    try:
        depth = whole(options.what[-1])
    except argparse.ArgumentTypeError as error:
        options.parser.error(f"DEPTH: {error}")
    if depth > DEEPEST_PERFT:
        options.parser.error(f"DEPTH is at most {DEEPEST_PERFT}")
    if options.record:
        if options.players is not None or options.options:
            options.parser.error("a record says itself how many play, and by which options")
        values = list(values_of(options.record))
        if len(values) != 1:
            raise RecordError(f"--record wants one record, not {len(values)}")
        match = replayed(values[0][1], options.board)
    else:
        if options.what[0] not in SLUGS:
            options.parser.error(f"no game named {shorten(options.what[0])}")
        options.game = options.what[0]
        match = new_match(options)
    # compiled code looks at no signals: let Ctrl-C end the process at once
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    print(match.perft(depth))
    return 0


def board(options: argparse.Namespace) -> int:
    """Print `ok NAME`, or rule and reason; draw the board if that is asked for."""
    from frontinus.games import read_board

    try:
        found = read_board(sys.stdin.buffer if options.file == "-" else options.file)
    except BoardError as error:
        print(f"{error.rule or '-'}\t{error.reason}")
        return 1
    if options.svg:
        from frontinus.pictures import draw_board

        with whole_file(options.svg) as file:
            file.write(draw_board(found))
    print(f"ok {found.name}")
    return 0


def draw(options: argparse.Namespace) -> int:
    """Draw the position after a number of actions, as somebody may know it."""
    from frontinus.pictures import draw_position

    suffix = ".svg" if options.out is None else options.out.suffix.lower()
    if suffix not in {".svg", ".png"}:
        options.parser.error(f"--out wants a name that ends in .svg or .png, not {options.out}")
    match = chosen_match(options)
    label = f"{match.game.title}, {len(match.actions)} actions"
    picture = draw_position(match.game.slug, known_position(options, match), label)
    if suffix == ".svg":
        with whole_file(options.out) as file:
            file.write(picture)
        return 0
    try:
        import resvg_py
    except ModuleNotFoundError:
        raise FrontinusError("resvg_py is missing: install frontinus[png]") from None
    pixels = bytes(resvg_py.svg_to_bytes(svg_string=picture))
    with whole_file(options.out, "wb") as file:
        file.write(pixels)
    return 0


def chosen_match(options: argparse.Namespace) -> Match:
    """Replay the record that the options name, up to an action; raises RecordError."""
    for line, value in values_of(options.file):
        if options.line in {None, line}:
            try:
                match = replayed(value, options.board)
            except RecordError as error:
                raise error.at_line(line) from None
            break
    else:
        where = "in the file" if options.line is None else f"on line {options.line}"
        raise RecordError(f"there is no record {where}")
    if options.at is not None and options.at > len(match.actions):
        raise RecordError(f"--at {options.at}: the record has {len(match.actions)} actions")
    while options.at is not None and len(match.actions) > options.at:
        match.undo()
    return match


def known_position(options: argparse.Namespace, match: Match) -> Any:
    """Describe what a seat, a spectator or somebody who knows all would see."""
    if options.seat == "all":
        return match.position()
    if options.seat == "spectator":
        return match.observation(None).position()
    try:
        seat = whole(options.seat)
    except argparse.ArgumentTypeError:
        options.parser.error(f"--seat wants a seat, spectator or all, not {shorten(options.seat)}")
    return match.observation(seat).position()


def rules(options: argparse.Namespace) -> int:
    """Print the rules of a game, or the text of one."""
    text = find_game(options.game).rules_text()
    if options.rule:
        text = one_rule(text, options.rule)
    print(text)
    return 0


def one_rule(document: str, rule: str) -> str:
    """Cut one rule out of a normative document; raises FrontinusError."""
    for start in (f"**{rule}.**", f"**{rule} ", f"**{rule}** "):
        if f"\n{start}" in document:
            found = document[document.index(f"\n{start}") + 1 :]
            prefix = rule.partition("-")[0]
            ends = [found.find(mark, 1) for mark in (f"\n**{prefix}-", "\n## ", "\n---")]
            return found[: min([end for end in ends if end > 0], default=len(found))].strip()
    raise FrontinusError(f"no rule {shorten(rule)}")


def arena(options: argparse.Namespace) -> int:
    """Play games between bots into a folder, or go on with it, and print who is how strong."""
    from frontinus.bots.foreign import aside
    from frontinus.research.arena import Arena, Count, Folder, run

    if options.workers == 0 or options.games == 0:
        options.parser.error("--workers and --games want at least 1")
    game = find_game(options.game)
    found = open_board(game, options.board)
    with aside():
        plan = Arena(
            game.slug,
            game.check_players(game.players[0] if options.players is None else options.players),
            tuple(split_names(options.bots)),
            options.seed,
            game.changed_options(game.check_options(read_options(options))),
            None if found.standard else dict(found.data),
        )
    folder = Folder(options.out, plan)
    kept = len(folder.results)
    if kept:
        complain(f"going on after {kept} games in {options.out}")

    def tell(count: Count, games: int) -> None:
        if sys.stderr.isatty() or count.games % 50 == 0:
            end = "" if sys.stderr.isatty() else "\n"
            leader = count.table().standings[0]
            line = f"{count.games}/{games} games, {leader.name} leads with {leader.rating:.1f}"
            print(f"\r{line:<78}", end=end, file=sys.stderr, flush=True)

    try:
        done = Count.clear if options.stop_when_clear else None
        workers = options.workers or os.cpu_count() or 1
        with aside():
            table = run(folder, options.games, workers, done=done, progress=tell)
    except KeyboardInterrupt:
        complain("stopped; the same command goes on from here")
        raise
    finally:
        folder.close()
        if sys.stderr.isatty():
            print(file=sys.stderr)
    folder.finish(table)
    print(table.text(), end="")
    return 0


def train(options: argparse.Namespace) -> int:
    """Play games against itself, learn from them, and write the weights."""
    from frontinus.research import training
    from frontinus.research.arena import ended_in_order

    if 0 in (options.workers, options.simulations, options.iterations):
        options.parser.error("--workers, --simulations and --iterations want at least 1")
    for name in ("games", "iteration_games"):
        count = getattr(options, name)
        if count is not None and count < training.FEWEST_GAMES:
            wanted = f"wants at least {training.FEWEST_GAMES}"
            options.parser.error(f"--{name.replace('_', '-')} {wanted}")
    find_game(options.game)
    named = ("simulations", "iterations", "iteration_games")
    given = {name: getattr(options, name) for name in named if getattr(options, name) is not None}
    plan = training.Plan(options.game, options.games, seed=options.seed, **given)
    if plan.has_policy:
        if options.games_in:
            options.parser.error(
                f"--games-in: the games of {options.game} are not kept, the same seed plays them "
                "again"
            )
        if "simulations" in given:
            options.parser.error(f"--simulations: a policy plays the games of {options.game}")
    elif given.keys() - {"simulations"}:
        options.parser.error(
            f"--iterations, --iteration-games: no policy is learned for {options.game}"
        )
    training.check_library()

    def tell(done: int, whole: int, what: str) -> None:
        if sys.stderr.isatty() or what == "iterations" or done % 50 == 0:
            end = "" if sys.stderr.isatty() else "\n"
            print(f"\r{done}/{whole} {what}", end=end, file=sys.stderr, flush=True)

    with ExitStack() as stack:
        stack.enter_context(ended_in_order())
        # opened first: where it cannot be written must not come out after hours of play
        file = stack.enter_context(whole_file(options.out))
        folder = options.games_in or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        try:
            found = training.train(plan, folder, options.workers or os.cpu_count() or 1, tell)
        except KeyboardInterrupt:
            if options.games_in:
                complain("stopped; the same command goes on from here")
            raise
        file.write(found.text())
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(json.dumps(found.origin, indent=1))
    return 0


def bench(options: argparse.Namespace) -> int:
    """Print the figures of the rules' speed."""
    from frontinus.research.bench import report

    for slug in options.games:
        if slug not in SLUGS:
            options.parser.error(f"no game named {shorten(slug)}")
    print("measuring, some 30 seconds a game ...", file=sys.stderr)
    found = report([find_game(slug) for slug in options.games or SLUGS])
    if options.json:
        print(json.dumps(found, indent=1))
        return 0
    print(f"frontinus {found['version']} on {found['processor']}")
    for game in found["games"]:
        print(f"\n{game['game']}, {game['players']} players")
        for kind in ("uniform", "varied"):
            rates = game[kind]
            line = f"{rates['actions_per_s']:>12,} actions/s {rates['games_per_s']:>10,} games/s"
            print(f"  random games, {kind:8}{line}")
        print(f"  moves by rows           {game['rows_moves_per_s']:>12,} /s")
        print(f"  moves through Match     {game['match_moves_per_s']:>12,} /s")
        size, copy_ns = game["state_bytes"], game["copy_ns"]
        print(f"  state                   {size:>12,} bytes, {copy_ns} ns a copy")
        cold, warm = game["first_actions_cold_s"], game["first_actions_warm_s"]
        print(f"  first legal actions     {cold:>12} s cold, {warm} s warm")
        for part, (one, two) in game["simulations_per_s"].items():
            print(f"  search, {part:15} {one:>12,} simulations/s, {two:,} on two threads")
        print(f"  its first move          {game['first_move_warm_s']:>12} s, the strongest level")
        for level, (mean, most) in game["level_ms"].items():
            print(f"  {level:15} thinks  {mean:>12,} ms a choice, {most:,} at most")
        print(f"  node of its tree        {game['node_bytes']:>12,} bytes")
    return 0


def find_game(slug: str) -> Game:
    """Load a game; say so where its rules are yet to be compiled."""
    from frontinus.core.kernel import cache_is_empty
    from frontinus.games import find_game as find

    game = find(slug)
    if cache_is_empty(game.package):
        complain("compiling the rules for this machine, once, some 15 seconds ...")
    return game


def new_match(options: argparse.Namespace) -> Match:
    """Begin the match that the options describe."""
    from frontinus.games import new_match as begin

    find_game(options.game)
    return begin(
        options.game,
        players=options.players,
        board=options.board or "standard",
        options=read_options(options),
        seed=getattr(options, "seed", None),
    )


def open_board(game: Game, path: Path | None) -> Board:
    """Open the board of a file, or the standard one."""
    from frontinus.games import find_board

    return find_board(game, path or "standard")


def read_options(options: argparse.Namespace) -> dict[str, Any]:
    """Read NAME=VALUE; a value is JSON if it parses, else text."""
    from frontinus.core.record import parse_json

    found: dict[str, Any] = {}
    for pair in options.options:
        name, equals, text = pair.partition("=")
        if not equals:
            options.parser.error(f"--option wants NAME=VALUE, not {shorten(pair)}")
        try:
            found[name] = parse_json(text)
        except RecordError:
            found[name] = text
    return found


def split_names(names: Sequence[str]) -> list[str]:
    """Take names apart that are given with spaces or commas between."""
    return [name for part in names for name in part.split(",") if name]


def values_of(file: str) -> Iterator[tuple[int, Any]]:
    """Go through the JSON values of a file, or with `-` of stdin."""
    from frontinus.core.record import read_values

    return read_values(sys.stdin.buffer if file == "-" else file)


_BOARDS: dict[Path, Board] = {}


def replayed(value: Any, path: Path | None) -> Match:
    """Replay a record that a file held; raises RecordError."""
    from frontinus.core.record import as_record
    from frontinus.games import read_board, replay

    if path is not None and path not in _BOARDS:
        _BOARDS[path] = read_board(path)
    return replay(as_record(value), _BOARDS[path] if path else None)


@contextmanager
def whole_file(path: Path | None, mode: str = "w") -> Iterator[IO[Any]]:
    """Open a file that appears whole or not at all; without a path, stdout."""
    if path is None:
        yield sys.stdout
        return
    encoding = None if "b" in mode else "utf-8"
    if path.exists() and not path.is_file():
        # a device or a pipe is written to; a folder is refused now, not after the games
        with path.open(mode, encoding=encoding) as file:
            yield file
        return
    with named(path):
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, mode, encoding=encoding) as file:
            yield file
        mask = os.umask(0)
        os.umask(mask)
        with named(path):
            Path(name).chmod(0o666 & ~mask)
            Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Let errors name the file that is wanted, not the one that becomes it."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def cell_text(value: object) -> str:
    """Write a cell of a line: no tabs, no line breaks."""
    text = str(value)
    return text if text.isprintable() else ascii(text)[1:-1]


if __name__ == "__main__":
    sys.exit(main())
