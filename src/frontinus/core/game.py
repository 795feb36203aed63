"""Game: facts and rule functions of one game, as a value."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from frontinus.core import loops
from frontinus.core.errors import BoardError, OptionError, shorten
from frontinus.core.kernel import dispatcher_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from frontinus.core.actions import Actions
    from frontinus.core.struct import Rows, StateStruct, Struct

CHANCE: Final = -1
"""The player who draws and rolls."""
OVER: Final = -2
"""What kernels answer for `to_play` when the game is over."""
PLAYED: Final = -8
"""What `play` adds to the player who acts after a legal action: it answers a number below 0."""
LEGAL: Final = 0
"""What `ruling` answers for a legal action; anything else is a place in `Game.faults`."""


@dataclass(frozen=True)
class Fault:
    """One line of the document's table of refusals: the rule it cites, and why in short English."""

    rule: str
    reason: str


@dataclass(frozen=True)
class Option:
    """An option of the rules: its values, default first, and the rule that explains it.

    What is no value of an option is refused by the rule that lists the options.
    """

    values: tuple[Any, ...]
    rule: str

    @property
    def default(self) -> Any:
        """Give the value of a match that does not set the option."""
        return self.values[0]


@dataclass(frozen=True)
class Board:
    """Board data that the rules have accepted."""

    name: str
    data: Mapping[str, Any] = field(repr=False)
    tables: dict[Any, tuple[Struct, Rows]] = field(default_factory=dict, repr=False, compare=False)
    """Tables built from the data for players and options; no rule writes into them."""

    @property
    def standard(self) -> bool:
        """Tell whether these are the data of board `standard`."""
        return self.name == "standard"


@dataclass(frozen=True)
class Rules:
    """The rule functions of one game: kernels over its box of tables and one state.

    An outcome of chance is an action; `weigh` gives its weight among those legal now.
    """

    set_up: Callable[[Any, Any], None]
    to_play: Callable[[Any, Any], int]
    list_actions: Callable[[Any, Any, Any], int]
    ruling: Callable[[Any, Any, int], int]
    apply: Callable[[Any, Any, int], None]
    score: Callable[[Any, Any, Any, Any], None]
    weigh: Callable[[Any, Any, int], int] | None = None

    @classmethod
    def of(cls, module: ModuleType) -> Self:
        """Take the functions of a module by their names."""
        return cls(**_named_in(module, cls))


@dataclass(frozen=True)
class Entries:
    """The same rules as Python calls them: on a row of an array, which costs a tenth of a record.

    `play` answers the fault of an action in a row, or applies it to a copy in the row after and
    answers PLAYED and who acts then.
    `weigh` lists the outcomes of chance and their weights by one call instead of one for each.
    """

    set_up: Callable[[Rows, Rows, int], None]
    to_play: Callable[[Rows, Rows, int], int]
    list_actions: Callable[[Rows, Rows, int, Any], int]
    ruling: Callable[[Rows, Rows, int, int], int]
    play: Callable[[Rows, Rows, int, int], int]
    apply: Callable[[Rows, Rows, int, int], None]
    score: Callable[[Rows, Rows, int, Any, Any], None]
    weigh: Callable[[Rows, Rows, int, Any, Any], int] | None = None

    @classmethod
    def of(cls, module: ModuleType) -> Self:
        """Take the functions of a module by their names."""
        return cls(**_named_in(module, cls))

    def compiled(self) -> Self:
        """Give them as the compiler's own: half the cost of a call, after a second to load it."""
        functions = {part.name: getattr(self, part.name) for part in fields(self)}
        return replace(self, **{n: dispatcher_of(f) for n, f in functions.items() if f is not None})


def _named_in(module: ModuleType, group: type[Rules | Entries]) -> dict[str, Any]:
    return {f.name: vars(module)[f.name] for f in fields(group) if f.name in vars(module)}


@dataclass(frozen=True)
class Game:
    """The rules of one title: its facts and its rule functions; nothing to subclass."""

    slug: str
    title: str
    package: str
    """The folder of the game: rules.md and boards/ lie there."""
    players: range
    actions: Actions
    faults: tuple[Fault, ...]
    """The document's table of refusals in its order; place 0 stands for a legal action."""
    malformed: int
    """The fault of a text that has none of the forms."""
    options: Mapping[str, Option]
    options_rule: str
    players_rule: str
    board_rule: str
    Box: type[Struct]
    State: type[StateStruct]
    most_actions: int
    """No position has more legal actions."""
    check_board: Callable[[Mapping[str, Any]], None]
    """Raises BoardError."""
    build_box: Callable[[Mapping[str, Any], int, Mapping[str, Any]], Struct]
    """Turns board data, players and options into tables."""
    rules: Rules
    entries: Entries
    describe: Callable[[Any], Any]
    """Turns a match, or an observation of it, into the game's Position: names, not numbers."""
    hides: Callable[[Mapping[str, Any]], bool] | None = None
    """Whether a match with these options hides anything; without it, whether the state can."""
    veil: Callable[[str], str] | None = None
    """How an action of a seat is shown to those who may not know all of it."""
    determinize: Callable[[Rows, Rows, int, Rows], None] | None = None
    """Draws what a seat may not know: tables, a concealed state, the seat, a generator's row."""
    account: Callable[[Any], dict[str, Any]] | None = None
    """Tells how a match that is over was scored, step by step, as JSON-like data."""
    usual_verb: str = ""
    """The verb that `varied` bots choose nine times in ten where it is legal."""

    def rules_text(self) -> str:
        """Give the normative document, Markdown."""
        return (self.folder / "rules.md").read_text("utf-8")

    @cached_property
    def folder(self) -> Path:
        """Find the folder of the game."""
        # importlib.resources would take longer to import than the game
        return Path(str(import_module(self.package).__file__)).parent

    @cached_property
    def boards(self) -> tuple[str, ...]:
        """Name the boards that come with the game."""
        return tuple(sorted(path.stem for path in (self.folder / "boards").glob("*.json")))

    @cached_property
    def _opened(self) -> dict[str, Board]:
        return {}

    def named_board(self, name: str) -> Board:
        """Open a board that comes with the game."""
        if name not in self.boards:
            raise BoardError(None, f"no board named {shorten(name)}")
        if name not in self._opened:
            path = self.folder / "boards" / f"{name}.json"
            self._opened[name] = Board(name, json.loads(path.read_text("utf-8")))
        return self._opened[name]

    def tables(self, board: Board, players: int, options: Mapping[str, Any]) -> tuple[Struct, Rows]:
        """Give the tables of a board as a plain instance and as a row; raises BoardError."""
        key = players, *sorted(options.items())
        if key not in board.tables:
            box = self.build_box(board.data, players, options)
            board.tables[key] = box, self.Box.rows_of(box)
        return board.tables[key]

    def board(self, data: Any) -> Board:
        """Check board data by the rules; raises BoardError."""
        if not isinstance(data, dict):
            raise BoardError(self.board_rule, "board data are a JSON object")
        self.check_board(data)
        return Board(data["name"], data)

    def check_players(self, players: Any) -> int:
        """Check a number of players; raises OptionError."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            reason = f"{self.title} is for {low} to {high} players, not {shorten(players)}"
            raise OptionError(self.players_rule, reason)
        return players

    def check_options(self, options: Any) -> dict[str, Any]:
        """Check options and add the defaults of the others; raises OptionError."""
        chosen = {name: option.default for name, option in self.options.items()}
        if not isinstance(options, Mapping):
            reason = f"options are names with values, not {shorten(options)}"
            raise OptionError(self.options_rule, reason)
        for name, value in options.items():
            option = self.options.get(name)
            if option is None:
                raise OptionError(self.options_rule, f"no option named {shorten(name)}")
            # True equals 1, and 1 is no value of a true-or-false option
            if not any(type(value) is type(v) and value == v for v in option.values):
                known = ", ".join(json.dumps(v) for v in option.values)
                reason = f"option {name} is one of {known}, not {shorten(value)}"
                raise OptionError(self.options_rule, reason)
            chosen[name] = value
        return chosen

    def has_secrets(self, options: Mapping[str, Any]) -> bool:
        """Tell whether a match with these options hides anything from anybody."""
        return self.State.has_secrets() and (self.hides is None or self.hides(options))

    def changed_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Leave the options that differ from their defaults, as a record lists them."""
        return {
            name: value for name, value in options.items() if value != self.options[name].default
        }

    @cached_property
    def loops(self) -> loops.Loops:
        """Give the loops that run whole games inside compiled code."""
        return loops.Loops(self)
