"""What the server shows of Palatinus, to each viewer by what he may know.

Templates `games/palatinus/…`: `seat.html` gets `note` (`SeatNote`), `hills.html` (region `hills`)
gets `region` (`HillsRegion`), `account.html` gets `account` (`Account`).

Previews of placements, by `KIND PLACE`, without a star: a wolf that its owner knows counts as what
it is. Ranges are the least and the most over what may lie under the wolves of others; keys that
are missing are empty. On boards with too many wolves nothing is foretold::

    "merchant C4": {
      "sum": [3, 4],                         # influence of the token
      "gives": [["C3", 2, 2]],               # places that count for it; its own for its own spring
      "shifts": [["C", 1, [0, 2], [3, 6]]],  # hill, seat, influence before and after
      "others": [["G4", 0, 2, 2]],           # tokens that gain or lose: place, seat
      "prey": [["C5", 1, ["C4"], ["B2"], false]],  # soldier, seat, sure, perhaps, withdraws
      "points": [[1, [0, 3], [2, 5]]]}       # seat, points before and after, as things stand

The motion of an event: `{"verb": "draw" | "lay" | "laurels" | "place", …}`; `place` is a place, a
slot or `centre`, `tile` a letter, `turn` the steps of a rotation, `hills` those that get laurels,
`seat` whose token it is; at the end there is `over`, and `turned`, the wolves that are turned up:
place, kind.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

import frontinus
from frontinus import words
from frontinus.games.palatinus import GAME
from frontinus.games.palatinus.account import Moment, moments
from frontinus.games.palatinus.board import hill as hill_of
from frontinus.games.palatinus.box import TILES
from frontinus.games.palatinus.effects import Effects, effects
from frontinus.games.palatinus.notation import Position, Tile, Token
from frontinus.games.palatinus.outlook import Outlook, Standing, outlooks, standing
from frontinus.pictures import palatinus as pictures
from frontinus.server.games import Company, MomentPage, Prompt, palatinus_choices
from frontinus.server.games.common import CommonPage
from frontinus.server.pages import drawn
from frontinus.words import palatinus as sentences

SLUG: Final = "palatinus"


@dataclass(frozen=True)
class Look:
    """A position as somebody may know it, and how it would be scored."""

    position: Position
    seen: frontinus.Observation

    @functools.cached_property
    def standing(self) -> Standing | None:
        """Score the board as it lies, by what he knows; None if there is nothing to score."""
        return standing(self.seen) if self.position.step == "place" else None

    @functools.cached_property
    def account(self) -> dict[str, Any] | None:
        """Tell how the board was scored; None before the end."""
        if GAME.account is None or self.position.step != "over":
            return None
        return GAME.account(self.seen)

    @functools.cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Tell the scoring step by step; empty before the end."""
        return () if self.account is None else moments(self.position, self.account)


@dataclass(frozen=True)
class Happening:
    """What an action did, and what was turned up by the last one."""

    effects: Effects
    turned: tuple[tuple[str, str], ...]
    """Place and kind."""


@dataclass(frozen=True)
class SeatNote:
    """`seat.html`: what a seat still holds, and what it has won."""

    merchants: int
    """Open ones; so are farmers."""
    farmers: int
    soldiers: int
    wolves: int
    wolf_merchants: int | None
    """Of the wolves; None for whoever may not know."""
    tokens: int
    deadline: str
    """How the seat stands with its soldiers; empty outside of placing."""
    must: bool
    """It may place nothing but a soldier."""
    standing: str
    """Points as the board lies; empty outside of placing, or if that cannot be told."""
    points: int | None
    """None until the end."""
    captured: int = 0
    laurels: tuple[int, ...] = ()
    discs: tuple[int, ...] = ()


@dataclass(frozen=True)
class Share:
    """The influence of a seat on a hill, as the board lies."""

    colour: str
    text: str
    low: int
    high: int


@dataclass(frozen=True)
class HillNote:
    """A hill in the order of scoring."""

    letter: str
    laurel: int
    """Its value; 0 while it has none."""
    shares: tuple[Share, ...]
    """The most influence first; only seats that may have some."""
    leads: tuple[str, ...]
    """Colours of the seats that have the highest influence, alone or not, whatever is hidden."""
    winners: tuple[str, ...]
    """At the end, the colour of the seat that took the laurel, or of those that tied."""
    tied: bool


@dataclass(frozen=True)
class HillsRegion:
    """`hills.html`: the hills from A to G."""

    hills: tuple[HillNote, ...]
    waiting: tuple[int, ...]
    """Laurels that are to be put on hills."""
    deadline: str
    """How the viewer's seat stands with its soldiers, and why."""
    round: int
    rounds: int
    step: str
    seated: bool
    """The viewer has a seat, and may have wolves."""


@dataclass(frozen=True)
class AccountHill:
    """A hill in the order of scoring."""

    letter: str
    number: int
    """The moment that shows it first."""
    state: str
    """`done`, `now` or `to-come`."""
    leaders: tuple[str, ...]
    """Colours of the seat that took the laurel, or of those that tied; empty until then."""


@dataclass(frozen=True)
class AccountRow:
    """What a seat has by then."""

    influence: int
    """On the hill that is being scored."""
    captured: int
    """Points; so are laurels and discs."""
    laurels: int
    discs: int
    pieces: int
    points: int
    winner: bool


@dataclass(frozen=True)
class Account:
    """`account.html`: how far the scoring has been told, and the table of points."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    hills: tuple[AccountHill, ...]
    steps: tuple[str, ...]
    """Sentences of the hill that is being scored, up to now; empty at the end."""
    rows: tuple[AccountRow, ...]
    """By seat."""


class Page(CommonPage[Look, Happening]):
    """The part of the pages that is Palatinus'."""

    pictures = pictures
    sentences = sentences
    choosing = palatinus_choices
    slug = SLUG
    title = GAME.title
    hides = True
    panels = ("hills",)

    # --- what a position and an action are --------------------------------------------------------

    def look(self, observation: frontinus.Observation) -> Look:
        """Take the position in names, and what it takes to score it."""
        return Look(observation.position(), observation)

    def is_secret(self, look: Look) -> bool:
        """Tell whether the seats look at different things by now: from the first placement on."""
        return look.position.step == "place"

    def position(self, look: Look) -> Position:
        """Take the position."""
        return look.position

    def effects(self, happening: Happening) -> Effects:
        """Take the effects."""
        return happening.effects

    def happening(self, before: Look, action: str, after: Look) -> Happening:
        """Compare the positions before and after an action."""
        old, new = before.position, after.position
        turned = tuple(
            (place, new.tokens[place].kind)
            for place, token in old.tokens.items()
            if token.kind != new.tokens[place].kind
        )
        return Happening(effects(old, action, new), turned)

    def motion(self, happening: Happening) -> dict[str, Any]:
        """Say what moves."""
        done = happening.effects
        told: dict[str, Any] = {"verb": done.verb}
        if done.tile is not None:
            told |= {"place": done.tile.site, "tile": done.tile.letter, "turn": done.tile.rotation}
        elif done.verb == "draw":
            told["tile"] = done.drawn
        elif done.verb == "laurels":
            told["hills"] = sorted(done.laurels)
        elif done.token is not None:
            told |= {"place": done.token.place, "seat": done.token.seat}
        if done.step == "over":
            told["over"] = True
        if happening.turned:
            told["turned"] = [list(one) for one in happening.turned]
        return told

    def marks(self, happening: Happening) -> tuple[str, ...]:
        """Name the place or slot where somebody put something; what chance does is no move."""
        done = happening.effects
        if done.token is not None:
            return (done.token.place,)
        return (done.tile.site,) if done.verb == "lay" and done.tile is not None else ()

    # --- sentences --------------------------------------------------------------------------------

    def prompt(self, language: str, look: Look, company: Company) -> Prompt:
        """Say whose turn it is, and what may be done."""
        asked = sentences.prompt(
            language,
            look.position,
            company.mine,
            company.names,
            company.thinking(),
            look.account,
        )
        return Prompt(asked.title, asked.sentence)

    def text(self, language: str, look: Look, company: Company) -> str:
        """Tell the whole position in words."""
        return sentences.position_text(
            language,
            look.position,
            company.names,
            company.mine,
            company.thinking(),
            look.account,
        )

    def result(self, language: str, look: Look, company: Company) -> str:
        """Say who has won."""
        if look.account is None:
            return ""
        return sentences.result(language, look.account, company.names, company.mine)

    # --- previews and choices ---------------------------------------------------------------------

    def previews(self, observation: frontinus.Observation) -> dict[str, dict[str, Any]]:
        """Say what would come of each placement."""
        position: Position = observation.position()
        if position.step != "place":
            return {}
        legal = dict.fromkeys(text.replace("*", "") for text in observation.legal_actions())
        return {text: _preview(told) for text, told in outlooks(observation, legal).items()}

    # --- pictures ---------------------------------------------------------------------------------

    def board(self, language: str, look: Look, marks: Sequence[str]) -> Markup:
        """Draw the board; at the end as the scoring has left it."""
        return self._board(language, look, marks, look.moments, settled=True)

    def _board(
        self,
        language: str,
        look: Look,
        marks: Sequence[str],
        told: Sequence[Moment],
        *,
        settled: bool = False,
    ) -> Markup:
        position = look.position
        names = [words.say(language, f"colour-{c}") for c in pictures.seat_colours(position)]
        targets = sentences.target_labels(language, position, names)
        labels = pictures.Labels(words.say(language, "board-label"), targets.__getitem__)
        return drawn(pictures.board(position, labels, last=marks, told=told, settled=settled))

    def considered(self, look: Look, choices: Sequence[Sequence[str]], layer: str) -> Markup:
        """Draw the numbers of choices at their places."""
        return drawn(pictures.considered(choices, look.position, layer))

    def stored_position(self, stored: dict[str, Any]) -> Position:
        """Read the position for the start page."""
        blank = pictures.empty_board(GAME.named_board("standard").data, stored["players"])
        tiles = {tile.letter: tile for tile in _stored_tiles(stored["tiles"])}
        return dataclasses.replace(
            blank,
            tiles=tiles,
            terrain={
                letter + str(direction): mark
                for letter, tile in tiles.items()
                for direction, mark in enumerate(tile.ring, 1)
            },
            tokens={
                place: Token(place, seat, kind, kind == "wolf")
                for place, (seat, kind) in stored["tokens"].items()
            },
        )

    # --- panels -----------------------------------------------------------------------------------

    def panel(self, _name: str, language: str, look: Look, company: Company) -> HillsRegion:
        """Give the hills' template its `region`."""
        position, seat = look.position, look.seen.seat
        return HillsRegion(
            hills=tuple(_hill(language, look, letter) for letter in TILES),
            waiting=position.laurels,
            deadline=""
            if seat is None
            else palatinus_choices.deadline_note(language, position, seat),
            round=position.round,
            rounds=position.rounds,
            step=position.step,
            seated=bool(company.mine),
        )

    def note(self, language: str, look: Look, seat: int) -> SeatNote:
        """Say what a seat holds, and how it stands."""
        position, account, now = look.position, look.account, look.standing
        hand = position.hands[seat]
        note = SeatNote(
            merchants=hand.merchants,
            farmers=hand.farmers,
            soldiers=hand.soldiers,
            wolves=hand.wolves,
            wolf_merchants=hand.wolf_merchants,
            tokens=hand.tokens,
            deadline=sentences.deadline_text(language, position, seat),
            must=position.step == "place" and not position.deadlines[seat].others_allowed,
            standing="" if now is None else sentences.range_text(language, *now.points[seat]),
            points=None,
        )
        if account is None:
            return note
        return dataclasses.replace(
            note,
            points=account["scores"][seat],
            captured=account["captured"][seat],
            laurels=tuple(account["laurels"][seat]),
            discs=tuple(account["discs"][seat]),
        )

    def account(self, _language: str, look: Look, company: Company) -> Account:
        """Give the table of points, and who has taken which hill."""
        told = look.moments
        return _account(self.colours(look), company, look, told, (), winners=True)

    def moment(self, language: str, look: Look, company: Company, number: int) -> MomentPage | None:
        """Show the scoring on the board after so many of its steps."""
        account, moments = look.account, look.moments
        if account is None or not 0 <= number <= len(moments):
            return None
        told = moments[:number]
        said = sentences.account_steps(language, account, company.names, company.mine)[:number]
        hill = told[-1].hill if told else ""
        steps = tuple(
            words.say(language, "score-hill-order") if step.kind == "hill" else step.sentence
            for step in said
            if step.hill == hill
        )
        title = words.say(language, "scoring-heading")
        if told:
            laurel = account["hills"][TILES.index(hill)]["laurel"]
            title = words.say(language, "score-hill", hill=hill, laurel=laurel)
        return MomentPage(
            count=len(moments),
            board=self._board(language, look, (), told),
            title=title,
            sentence=steps[-1] if steps else words.say(language, "prompt-over-palatinus"),
            account=_account(self.colours(look), company, look, told, steps, winners=False),
        )


def page() -> Page:
    """Make the part of the pages that is Palatinus'."""
    return Page()


def _preview(outlook: Outlook) -> dict[str, Any]:
    preview = {
        "gives": outlook.gives,
        "shifts": [(one.hill, one.seat, one.before, one.after) for one in outlook.shifts],
        "others": [(one.place, one.seat, one.low, one.high) for one in outlook.others],
        "prey": [
            (one.soldier, one.seat, one.sure, one.perhaps, one.withdraws) for one in outlook.prey
        ],
        "points": outlook.points,
    }
    return {"sum": (outlook.low, outlook.high)} | {k: v for k, v in preview.items() if v}


def _hill(language: str, look: Look, letter: str) -> HillNote:
    """Say who has influence on a hill: as the board lies, or at the end."""
    position, now = look.position, look.standing
    colours = pictures.seat_colours(position)
    tile = position.tiles.get(letter)
    ranges: Sequence[tuple[int, int]] = () if now is None else now.influence[letter]
    leads: Sequence[int] = () if now is None else now.leaders[letter]
    winners: Sequence[int] = ()
    tied = False
    if look.account is not None:
        hill = look.account["hills"][TILES.index(letter)]
        ranges = [(total, total) for total in hill["totals"]]
        winners, tied = _leaders(hill), bool(hill["tied"])
    shares = sorted(
        ((high, low, -seat) for seat, (low, high) in enumerate(ranges) if high), reverse=True
    )
    return HillNote(
        letter=letter,
        laurel=0 if tile is None else tile.laurel or 0,
        shares=tuple(
            Share(colours[-seat], sentences.range_text(language, low, high), low, high)
            for high, low, seat in shares
        ),
        leads=tuple(colours[seat] for seat in leads),
        winners=tuple(colours[seat] for seat in winners),
        tied=tied,
    )


def _leaders(hill: Mapping[str, Any]) -> list[int]:
    return hill["tied"] if hill["winner"] is None else [hill["winner"]]


def _account(
    colours: tuple[str, ...],
    company: Company,
    look: Look,
    told: Sequence[Moment],
    steps: tuple[str, ...],
    *,
    winners: bool,
) -> Account:
    """Tell how far the scoring has come after some moments."""
    assert look.account is not None
    now = told[-1] if told and steps else None
    hills, number = [], 0
    settled = {moment.hill: moment for moment in told if moment.kind == "laurel"}
    for letter in TILES:
        number += 1
        state = "now" if now and now.hill == letter else "done" if letter in settled else "to-come"
        gains = settled[letter].gains if letter in settled else ()
        hills.append(AccountHill(letter, number, state, tuple(colours[seat] for seat, *_ in gains)))
        number += sum(moment.hill == letter for moment in look.moments) - 1
    all_gains = [gain for moment in told for gain in moment.gains]
    rows = []
    for seat in range(look.position.players):
        own = [(points, what) for whose, points, what in all_gains if whose == seat]
        sums = {
            what: sum(points for points, of in own if of == what)
            for what in ("captured", "laurels", "discs")
        }
        rows.append(
            AccountRow(
                influence=now.influence[seat] if now else 0,
                **sums,
                pieces=len(own),
                points=sum(points for points, _ in own),
                winner=winners and seat in look.account["winners"],
            )
        )
    return Account(
        names=company.names, colours=colours, hills=tuple(hills), steps=steps, rows=tuple(rows)
    )


# --- the start page -------------------------------------------------------------------------------


def _stored_tiles(stored: Mapping[str, Any]) -> Iterator[Tile]:
    for letter, (site, rotation, ring, arrow, laurel) in stored.items():
        yield Tile(letter, site, rotation, hill_of(site), ring, arrow, laurel)
