"""Templates and what each of them is given.

A page template gets `page` (one of the dataclasses below), a region template `region`; both get
`say(key, **arguments)` in the viewer's language, `language`, `languages` (code, own name),
`version`, `static(name)` (the address of a file in `static/`), `path` (this page's address),
`arcade` and `logo` (pictures of the name). What the client says by itself is listed in
`static/words.json`: `{"common": [keys], "<slug>": [keys]}`.
A region renders exactly one element, whose id is the region's name: `Message.regions` maps the
name to that element's HTML, and the client morphs the element of that id into it.

| template | gets |
|---|---|
| `start.html` | `StartPage` |
| `table.html` | `TablePage` |
| `seat.html` | `SeatPage` |
| `log.html` | `LogPage` |
| `rules.html` | `RulesPage` |
| `learn.html` | `LearnPage` |
| `error.html` | `ErrorPage` |
| `regions/board.html` | `BoardRegion` |
| `regions/prompt.html` | `PromptRegion` |
| `regions/cover.html` | `CoverRegion` or None |
| `regions/invite.html` | `InviteRegion` or None |
| `regions/steps.html` | `StepsRegion` |
| `regions/thinking.html` | `ThinkingRegion` |
| `regions/seats.html` | `SeatsRegion` |
| `regions/company.html` | `CompanyRegion` |
| `regions/log.html` | `LogRegion` |
| `regions/result.html` | `ResultRegion` |
| `regions/chance.html` | `ChanceRegion`, or None for a game without chance |
| `regions/choices.html` | `ChoicesRegion` or None |
| `regions/sentence.html` | `SentenceRegion` |
| `games/<slug>/<name>.html` | what `server/games/<slug>.py` says |

Forms post to the addresses that stand in the dataclasses; their fields are named in `starting.py`
and `messages.py`.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import jinja2
import msgspec
from markupsafe import Markup

import frontinus
from frontinus import words
from frontinus.core.kernel import kept_folder
from frontinus.pictures import marks, wordmark

# --- pages ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OptionField:
    """An option of a game on the start page; form field `option-NAME`, value as JSON."""

    name: str
    values: tuple[str, ...]
    """The possible values as JSON, the default first: `("false", "true")`."""
    rule: str
    """The rule that explains it (`AR-11.1`)."""


@dataclass(frozen=True)
class BoardCard:
    """A board to choose; form field `board`."""

    key: str
    """What the form sends: the name of a board of the game, or the digest of an uploaded one."""
    name: str
    uploaded: bool
    players: tuple[int, ...]
    """The numbers of players that it has a layout for."""
    chosen: bool
    picture: Markup


@dataclass(frozen=True)
class GameCard:
    """A game on the start page."""

    slug: str
    title: str
    players: range
    options: tuple[OptionField, ...]
    boards: tuple[BoardCard, ...]
    bots: tuple[str, ...]
    """Names for the form fields `seat-N` (`greedy` first), besides `me` and `person`."""
    picture: Markup
    rules: str
    """Address of the numbered rules."""
    learn: str
    """Address of the player's rulebook."""


@dataclass(frozen=True)
class TableCard:
    """A table at which this browser sits, or which it opened."""

    address: str
    title: str
    """Of the game."""
    name: str
    """Of the table; may be empty."""
    company: tuple[str, ...]
    """The shown names at the seats that are not mine, those of bots with their level."""
    to_play: str | None
    """The shown name of who is to play; None when over, stopped, or a replay."""
    mine: bool
    """It is my turn."""
    status: str
    """`open`, `over`, `stopped` or `replay`."""
    changed: str
    """When something last happened there, ISO 8601 in UTC."""
    date: str
    """The day of that, in words."""


@dataclass(frozen=True)
class StartPage:
    """`start.html`: what can be played, and the tables that go on.

    Forms: POST `/tables` (game, players, seat-0 …: `me` | `person` | a bot's name, name-0 … (a
    name a seat, may be missing), name (for seats `me`), option-NAME, board, begins: `seats` |
    `drawn`, title (of the table, may be missing)); POST `/boards` (file; multipart);
    POST `/records` (file, line; multipart).
    """

    games: tuple[GameCard, ...]
    defs: Markup
    """The shapes that the pictures of the games and boards need, once."""
    tables: tuple[TableCard, ...]
    due: int
    """At how many tables it is my turn."""
    name: str
    """What this browser called itself last; may be empty."""
    values: Mapping[str, str] = field(default_factory=dict)
    """What was filled in, when a form comes back with an error."""
    error: str = ""
    """A sentence: why the form, the board or the record was refused."""
    error_rule: str = ""
    """The rule that it cites, if any."""
    error_game: str = ""
    compiling: bool = False
    """The rules are being compiled, once on this machine, and a game will open only then."""


@dataclass(frozen=True)
class SeatView:
    """A seat of a table, as a viewer sees it."""

    seat: int
    name: str
    """The shown name, never empty."""
    kind: str
    """`person` or `bot`."""
    bot: str
    """The bot's name in code (`greedy`); empty for a person."""
    free: bool
    """A person's seat at which nobody sits."""
    mine: bool
    """This browser holds it."""
    to_play: bool
    conceded: bool
    colour: str
    """`yellow`, `blue`, `red`, `green`, `purple`: class `seat-COLOUR`, and the mark."""
    link: str
    """Address without a host (`/s/…`) that seats whoever opens it; empty unless this viewer may
    see it: one's own seat, and free seats for who opened the table."""
    address: str
    """POST here to change the seat: `bot=NAME` (a free seat to a bot), `back=1` (I sit down there),
    `person=1` (a bot's seat becomes free), `leave=1` (my own does), `renew=1` (a new link, the old
    one is dead)."""
    may_fill: bool
    """This viewer may give the free seat to a bot."""
    may_free: bool
    """This viewer may free the seat of the bot, for somebody who has its link."""
    may_sit: bool
    """This viewer may sit down there at once: where nobody sits, or instead of the bot."""
    watched: bool
    """A bot, of whose thinking there is something to see or to say."""
    note: Markup
    """The game's own part of the row: rendered `games/<slug>/seat.html`."""


@dataclass(frozen=True)
class TablePage:
    """`table.html`: a table as one viewer sees it."""

    address: str
    """`/t/ID`."""
    game: str
    title: str
    """Of the game."""
    name: str
    """Of the table; may be empty."""
    board: str
    options: Mapping[str, Any]
    """Those that differ from their defaults."""
    record: str
    """Address of the record."""
    problem: str
    """Address of the problem report."""
    rules: str
    learn: str
    tab: str
    """For the browser's tab."""
    seated: bool
    """The viewer has a seat."""
    regions: Mapping[str, Markup]
    """Name → HTML of the element with that id."""
    panels: tuple[str, ...]
    """Names of the game's own regions, in the order in which they are best shown."""
    defs: Markup
    """Shapes of the game's pieces, an invisible `<svg>`; goes once into the page."""
    geometry: Markup
    """Where places lie in the picture, JSON for the client."""
    scene: Markup
    """The message, JSON for `<script type="application/json" id="scene">`; without regions."""


@dataclass(frozen=True)
class SeatPage:
    """`seat.html`: what a seat's link shows; POST to `address` (name) sits down."""

    address: str
    table: str
    """Address of the table, to watch."""
    title: str
    name: str
    """Of the table."""
    seat: SeatView
    taken: bool
    """Somebody (perhaps in another browser of mine) sits there now; sitting down moves the seat."""
    suggested: str
    """A name for the field `name`."""


@dataclass(frozen=True)
class LogPage:
    """`log.html`: everything that happened at a table."""

    table: str
    title: str
    name: str
    entries: tuple[LogEntry, ...]
    """Oldest first."""


@dataclass(frozen=True)
class Rule:
    """A rule of the document."""

    number: str
    """`AR-5.3`; also the anchor."""
    title: str
    html: Markup
    summary: str
    """One line in the viewer's language."""


@dataclass(frozen=True)
class RuleChapter:
    """A chapter of the document."""

    number: str
    title: str
    """As the document has it; `heading` in the viewer's language."""
    heading: str
    introduction: Markup
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class RulesPage:
    """`rules.html`: the normative document (English) with a summary line for each rule."""

    title: str
    introduction: Markup
    chapters: tuple[RuleChapter, ...]
    learn: str


@dataclass(frozen=True)
class LearnPage:
    """`learn.html`: a short player's rulebook in the viewer's language."""

    title: str
    html: Markup
    defs: Markup
    rules: str


@dataclass(frozen=True)
class ErrorPage:
    """`error.html`: an error in words."""

    title: str
    sentence: str
    back: str
    """An address to go on from."""


# --- regions --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BoardRegion:
    """`regions/board.html`: the picture; its root element has id `board`."""

    svg: Markup
    """`<svg id="board" …>`, complete."""


@dataclass(frozen=True)
class Moments:
    """Going through the final scoring."""

    number: int | None
    """So many steps have been told; None at the end, when who has won is told."""
    count: int


@dataclass(frozen=True)
class TakenOver:
    """Another browser plays a seat that this one played."""

    name: str
    """Who sits there now."""
    link: str
    """Address of the seat's link; empty if it has been renewed since."""


@dataclass(frozen=True)
class PromptRegion:
    """`regions/prompt.html`: whose turn, and what may be done."""

    title: str
    sentence: str
    colour: str
    """Of the seat to play, or of who has won; may be empty."""
    text: str
    """The position as plain text, for whoever cannot see the board."""
    picture: Markup
    """What there is to be looked at, say a die, or a wreath at the end; may be empty."""
    moments: Moments | None = None
    """The steps of the final scoring, if they are shown one by one."""
    may_hint: bool = False
    """Whether there is something to choose, so that a hint may be asked for."""
    taken_over: TakenOver | None = None


@dataclass(frozen=True)
class HintLine:
    """One action of a hint: its text, what it is in words, what may be expected of it, and why."""

    action: str
    title: str
    expected: str
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class HintRegion:
    """`regions/hint.html`: what a program would do."""

    lines: tuple[HintLine, ...]


@dataclass(frozen=True)
class ThinkingDecision:
    """What a program thinks of one choice."""

    looks: tuple[tuple[str, int], ...]
    """What it looks at most, and its share of the looks in percent."""
    chosen: int | None
    """The place among these of the action that was played, from 0."""
    other: str
    """What was played if it is not among these; empty otherwise."""
    line: tuple[tuple[str, str], ...]
    """What it expects after the first of these: who acts, and what he does."""


@dataclass(frozen=True)
class ThinkingSeat:
    """What a program thinks, or thought at its last turn."""

    seat: int
    name: str
    colour: str
    expected: str
    errs: bool
    """It does not always play what it finds best."""
    decisions: tuple[ThinkingDecision, ...]


@dataclass(frozen=True)
class ThinkingRegion:
    """`regions/thinking.html`: what programs think, for those who want to see it."""

    seats: tuple[ThinkingSeat, ...]
    notes: tuple[str, ...]
    """Sentences: of which programs there is nothing to see, and why."""


@dataclass(frozen=True)
class StepsRegion:
    """`regions/steps.html`: going from position to position."""

    shown: bool
    """The match has ended, or an earlier position is shown."""
    at: int
    """The position shown is the one after so many actions."""
    length: int
    """How many actions stand."""
    address: str
    """Of the table; `?at=N` shows a position."""
    goes_on: bool
    """Behind an earlier position the match goes on."""


@dataclass(frozen=True)
class CoverRegion:
    """`regions/cover.html`: the screen must be passed to a seat; `region` is None otherwise."""

    seat: int
    name: str
    colour: str
    may_undo: bool


@dataclass(frozen=True)
class ChanceRegion:
    """`regions/chance.html`: how outcomes of chance were fixed before the first action."""

    commitment: str
    """The hash of the seed; empty for a record that was loaded."""
    seed: str
    """The seed itself, once the match has ended."""
    drawn: int
    """How many outcomes there have been."""
    tally: Markup
    """How often each came up, drawn by the game; may be empty."""


@dataclass(frozen=True)
class SeatsRegion:
    """`regions/seats.html`."""

    seats: tuple[SeatView, ...]


@dataclass(frozen=True)
class InviteRegion:
    """`regions/invite.html`: free seats, for whoever may have them filled."""

    seats: tuple[SeatView, ...]
    """Free ones; those with a link are for who opened the table, and not all may be filled."""
    origin: str
    """What stands before the path of a link: `http://host:port`."""
    local: bool
    """The origin leads nowhere but to the computer that names it."""
    bots: tuple[str, ...]


@dataclass(frozen=True)
class CompanyRegion:
    """`regions/company.html`: links, seats of bots, conceding, stopping, playing again.

    POST addresses: `address + "/concede"` (number, seat), `"/stop"` (number, agree: `1` | `0`),
    `"/rematch"` (number), `"/pace"` (pace, milliseconds 0 to 5000). Each takes a form or JSON.
    """

    address: str
    origin: str
    """What stands before the path of a link."""
    number: int
    seats: tuple[SeatView, ...]
    status: str
    may_concede: tuple[int, ...]
    """Seats of this viewer that can."""
    may_stop: bool
    """This viewer may say that he agrees to stop."""
    agreed: bool
    """He has said so."""
    waiting: tuple[str, ...]
    """Names of those who have not agreed, once anybody has."""
    may_rematch: bool
    rematch: str
    """Address of the next match, if there is one."""
    pace: int
    may_pace: bool


@dataclass(frozen=True)
class LogEntry:
    """A line of the log."""

    number: int
    """Of the event."""
    at: int | None
    """So many actions stood after it (`/t/ID?at=…` shows that position); None: not an action."""
    colour: str
    """Of the seat; empty if none."""
    line: str
    """The sentence."""
    action: str
    """Its text as this viewer may see it; empty for other events."""
    forced: bool
    """There was no choice; the server played it."""
    undone: bool
    undo_to: int | None
    """POST this as `to` to undo everything after this line; None if that is not allowed."""


@dataclass(frozen=True)
class LogRegion:
    """`regions/log.html`: the newest lines, newest first."""

    entries: tuple[LogEntry, ...]
    address: str
    """Of the whole log."""
    more: bool
    """There are older lines."""
    length: int
    """How many actions stand, at the position shown."""
    may_type: bool
    """The viewer has a seat, and the game goes on: actions may be typed."""


@dataclass(frozen=True)
class ResultRegion:
    """`regions/result.html`: how it ended; an empty element with id `result` before that."""

    scores: tuple[int, ...]
    """By seat; empty unless over."""
    winners: tuple[int, ...]
    seats: tuple[SeatView, ...]
    sentence: str
    """Who won."""
    account: Markup
    """The game's own account of the points: rendered `games/<slug>/account.html`."""


@dataclass(frozen=True)
class Option:
    """A line of the panel of choices."""

    key: str
    """Tells the lines apart; of what may follow, the action itself."""
    picks: str
    """What choosing it picks, as the query of an address: `worker=c1S&builder=Nc&tile=B`."""
    picture: Markup
    title: str
    sentence: str = ""
    number: int | None = None
    on: bool = False
    refused: str = ""
    """Why it cannot be chosen: the line is shown, but disabled."""


@dataclass(frozen=True)
class Caution:
    """What the staged action would destroy."""

    picture: Markup
    heading: str
    sentence: str
    rule: str
    address: str
    """Of the rule."""


@dataclass(frozen=True)
class ChoicesRegion:
    """`regions/choices.html`: what may be chosen now; `region` is None for whoever may not."""

    heading: str = ""
    sentence: str = ""
    """What the prompt says of the choice as it stands; empty: what it says anyway."""
    options: tuple[Option, ...] = ()
    follows: tuple[Option, ...] = ()
    """What may be done right after the staged action; the first is, unless another is chosen."""
    hand: bool = False
    """The options are pieces, shown side by side."""
    note: str = ""
    """What there is to know of the options, under them."""
    caution: Caution | None = None
    lines: tuple[str, ...] = ()
    """What else there is to say of the choice as it stands."""


@dataclass(frozen=True)
class SentenceRegion:
    """`regions/sentence.html`: the sentence of the prompt, id `prompt-sentence`."""

    sentence: str


# --- rendering ------------------------------------------------------------------------------------

STATIC: Final = Path(__file__).parent / "static"


@functools.cache
def percent(chance: float) -> int:
    """Write a chance in percent; nothing that was only tried out is quite sure.

    >>> percent(0.234), percent(0.9999), percent(0.0)
    (23, 99, 1)
    """
    return max(1, min(99, round(100 * chance)))


def environment() -> jinja2.Environment:
    """Make the template environment: everything escaped, a missing variable is an error."""
    made = jinja2.Environment(
        loader=jinja2.PackageLoader("frontinus.server"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        bytecode_cache=_compiled_templates(),
    )
    made.globals |= {"arcade": drawn(wordmark.arcade()), "logo": drawn(wordmark.logo())}
    return made


def _compiled_templates() -> jinja2.BytecodeCache | None:
    """Keep compiled templates beside the machine code."""
    folder = kept_folder("templates")
    return jinja2.FileSystemBytecodeCache(str(folder)) if folder else None


LANGUAGES: Final = tuple((code, words.NATIVE_NAMES[code]) for code in words.LANGUAGES)


def drawn(picture: str) -> Markup:
    """Take a picture as it is: `pictures` escapes every word that it writes."""
    return Markup(picture)  # noqa: S704


def sheet(shapes: str) -> Markup:
    """Put the shapes of pieces, and the marks of seats, on the sheet that a page has once."""
    return drawn(marks.sheet(shapes))


def as_json(value: Any) -> Markup:
    """Write a value as JSON that may stand inside a script element."""
    text = msgspec.json.encode(value).decode()
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(text)  # noqa: S704 - nothing that could end the element is left


def static(name: str) -> str:
    """Give the address of a static file."""
    return f"/static/{name}"


def render(template: str, language: str, *, path: str = "/", **context: Any) -> Markup:
    """Render a template with `page=` or `region=` and the words of a language."""
    return Markup(  # noqa: S704 - the template escapes
        environment()
        .get_template(template)
        .render(
            say=functools.partial(words.say, language),
            language=language,
            languages=LANGUAGES,
            version=frontinus.__version__,
            static=static,
            path=path,
            **context,
        )
    )
