"""The scene: what a page gets of a table, for one viewer; the same in the page and in the stream.

In a page it stands as JSON without `regions` (the page has them already) and with `words`; an
event of the stream (`id: NUMBER`, `event: scene`) has `regions` and no `words`. Keys whose value
is empty, false or null may be missing from a preview, never from the message.
"""

from __future__ import annotations

import dataclasses
import functools
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from markupsafe import Markup

from frontinus import bots, words
from frontinus.pictures import marks
from frontinus.server import chance, pages
from frontinus.server.games import Company, MomentPage, Prompt
from frontinus.server.tables import OPEN, PLAYED, Entry, Table, address_of

if TYPE_CHECKING:
    from frontinus import Match
    from frontinus.bots.hints import Hint
    from frontinus.bots.reasons import Reason
    from frontinus.server.store import Seat

LOCAL: Final = frozenset({"127.0.0.1", "localhost", "::1"})
"""Names by which a computer reaches nobody but itself."""
MOST_KEPT: Final = 200
"""Pages and messages of a table that are kept while nothing happens there."""
LOG_LINES: Final = 16
"""Lines of the log that go along with a scene."""
MOST_EVENTS: Final = 60
"""Events that are told one by one; who missed more gets the last."""
BOTS: Final = tuple(bots.NAMES)


class Event(msgspec.Struct, frozen=True):
    """Something that happened since the number the client had."""

    number: int
    kind: str
    """`action`, `chance`, `undo`, `seat`, `concede`, `agree`, `stopped`, `opened`, `rematch`,
    `pace`, `passed`."""
    seat: int | None
    action: str
    """As this viewer may see it; empty for anything but actions, chance included."""
    line: str
    """The sentence of the log; empty if it is worth no line."""
    spoken: str
    """What to tell somebody who cannot see the board."""
    motion: dict[str, Any] | None
    """What moves, for animation: the game's own keys (`server/games/<slug>.py`)."""
    undone: bool
    """It has been taken back since."""


class Message(msgspec.Struct, frozen=True, omit_defaults=False):
    """A scene as JSON."""

    number: int
    """Events so far; a request carries the number that it was made for."""
    game: str
    seats: list[int]
    """The seats of this viewer."""
    to_play: int | None
    mine: bool
    """The seat to play is one of this viewer's."""
    step: str
    over: bool
    """No action is possible any more: over, stopped, or a replay."""
    status: str
    """`open`, `over`, `stopped` or `replay`."""
    length: int
    """How many actions stand."""
    at: int | None
    """An earlier position is shown: the one after so many actions."""
    since: int
    """How many actions stood when others began to act, or one less than stand now."""
    cover: int | None
    """The seat to which the screen must be passed before anything hidden is shown."""
    may_undo: bool
    legal: list[str]
    previews: dict[str, dict[str, Any]]
    events: list[Event]
    colours: list[str]
    """Of the seats."""
    names: list[str]
    """Of the seats, as shown."""
    title: str
    """For the browser's tab."""
    regions: dict[str, str] = {}
    words: dict[str, str] = {}


@dataclass(frozen=True)
class Viewer:
    """Who looks, and in which language."""

    browser: str | None
    language: str
    origin: str = ""
    """Where this site is for this browser: `http://host:port`."""


class View:
    """A table as one viewer sees it, now or after an earlier action.

    It answers for the moment in which it was made: before it is asked nothing may happen.
    """

    def __init__(
        self, table: Table, viewer: Viewer, link: Callable[[Table, int], str], at: int | None = None
    ) -> None:
        self.table = table
        self.page = table.page
        self.viewer = viewer
        self.language = viewer.language
        self.say = functools.partial(words.say, viewer.language)
        self.link = link
        self.mine = table.held_by(viewer.browser)
        self.acting = table.acting(viewer.browser)
        self.viewpoint = table.viewpoint(viewer.browser)
        self.creator = viewer.browser is not None and table.header.creator == viewer.browser
        self.taken_from = table.taken_from(viewer.browser)
        length = len(table.standing)
        if at is None and table.status == "replay":
            at = length
        self.at = None if at is None else max(0, min(at, length))
        self.cover = table.cover(viewer.browser) if self.at is None else None
        self.due = self.at is None and self.cover is None and table.to_play in self.acting
        """Whether the viewer may act now."""
        self.look = self._look()
        self.colours = self.page.colours(self.look)
        self.company = Company(
            names=tuple(self.name(seat) for seat in range(table.header.players)),
            mine=self.acting,
            programs=tuple(bool(table.program(s)) for s in range(table.header.players)),
            free=tuple(table.free(s) for s in range(table.header.players)),
        )

    def _look(self) -> Any:
        if self.at is None or self.at == len(self.table.standing):
            return self.table.look_as(self.viewpoint)
        return self.table.look_back(self.at, self.viewpoint)

    @property
    def key(self) -> tuple[Any, ...]:
        """What a cached answer depends on, besides the table's state."""
        left = self.viewer.browser is not None and self.viewer.browser in self.table.leavers
        known = self.mine or self.creator or self.taken_from or left
        who = (self.viewer.browser, self.viewer.origin) if known else None
        return (who, self.language, self.at)

    def name(self, seat: int) -> str:
        """Give the shown name of a seat."""
        return self._shown(self.table.seats[seat].name, seat)

    def _shown(self, name: str, seat: int) -> str:
        return name or self.say(f"name-{seat}")

    # --- the message ------------------------------------------------------------------------------

    def message(self, after: int | None = None, *, regions: bool = True) -> Message:
        """Make the scene, with what happened since event number `after`."""
        table, now = self.table, self.at is None
        to_play = table.to_play if now else None
        legal, previews = self._choices() if self.due else ([], {})
        events = self.events(after)
        drawn = self.regions() if regions else {}
        if regions and now and table.match.over and any(event.motion for event in events):
            # whoever sees the last action is told step by step how it ended
            drawn = drawn | self.moment(0)
        return Message(
            number=table.number,
            game=table.header.game,
            seats=list(self.acting),
            to_play=to_play,
            mine=self.due,
            step=self.page.step(self.look),
            over=table.status != "open",
            status=table.status,
            length=len(table.standing),
            at=self.at,
            since=self._since(),
            cover=self.cover,
            may_undo=now and table.undoer(self.acting) is not None,
            legal=legal,
            previews=previews,
            events=events,
            colours=list(self.colours),
            names=list(self.company.names),
            title=self.title(),
            regions={k: str(v) for k, v in drawn.items()},
            words={} if regions else client_words(self.language, table.header.game),
        )

    def encoded(self, after: int | None) -> tuple[int, bytes]:
        """Make the scene as the stream sends it, once for all who see the same: number and JSON.

        Whoever has seen more than has happened is told nothing of what did.
        """
        number = self.table.number
        if after is not None and after > number:
            after = None
        key = ("message", self.key, after)
        found: tuple[int, bytes] | None = self.table.cache.get(key)
        if found is None:
            found = number, encode(self.message(after))
            # what a client says it has seen must not fill the memory
            if after is None or after >= number - 3:
                self._keep(key, found)
        return found

    def _choices(self) -> tuple[list[str], dict[str, dict[str, Any]]]:
        found = self.table.cache.get("choices")
        if found is None:
            observation = self.table.match.observation(self.table.to_play)
            found = observation.legal_actions(), self.page.previews(observation)
            self.table.cache["choices"] = found
        legal, previews = found
        return legal, previews

    def choices(self, picks: Mapping[str, str]) -> dict[str, str]:
        """Say what may be chosen by a viewer who is to act, and has picked so much: regions."""
        region = self._choices_region(picks)
        sentence = self.prompt().sentence if region is None else region.sentence
        said = pages.SentenceRegion(sentence or self.prompt().sentence)
        return {
            "choices": self._render("regions/choices.html", region),
            "prompt-sentence": self._render("regions/sentence.html", said),
        }

    def _choices_region(self, picks: Mapping[str, str]) -> pages.ChoicesRegion | None:
        if not self.due:
            return None
        observation = self.table.match.observation(self.table.to_play)
        return self.page.choices(self.language, observation, self.company, picks)

    def _since(self) -> int:
        standing = self.table.standing
        own = (at for at, entry in enumerate(standing, 1) if entry.actor in self.acting)
        return max(0, min(max(own, default=0), len(standing) - 1))

    def events(self, after: int | None) -> list[Event]:
        """Tell what happened since an event, or which action led to an earlier position."""
        if self.at is not None:
            return [self._event(entry) for entry in self.table.standing[: self.at][-1:]]
        if after is None:
            return []
        missed = self.table.entries[max(0, after) :][-MOST_EVENTS:]
        return [self._event(entry) for entry in missed]

    def _event(self, entry: Entry) -> Event:
        happening = self._happening(entry)
        line = self.line(entry)
        spoken = line
        if happening is not None and entry.event.kind in PLAYED:
            spoken = self.page.spoken(self.language, happening, self._company_then(entry))
        return Event(
            number=entry.event.number,
            kind=entry.event.kind,
            seat=entry.event.seat,
            action=self._action(entry),
            line=line,
            spoken=spoken,
            motion=None if happening is None else self.page.motion(happening),
            undone=entry.undone,
        )

    def _happening(self, entry: Entry) -> Any:
        return entry.happening.get(self.viewpoint)

    def _action(self, entry: Entry) -> str:
        if entry.event.kind not in PLAYED:
            return ""
        text: str = entry.event.data["action"]
        match = self.table.match
        veil = match.game.veil
        if veil is None or match.over or not match.has_secrets or entry.actor is None:
            return text
        return text if self.viewpoint in {entry.actor, OPEN} else veil(text)

    def title(self) -> str:
        """Give the title of the browser's tab."""
        key = "tab-title-mine" if self.table.to_play in self.acting else "tab-title"
        return self.say(key, game=self.page.title)

    # --- sentences --------------------------------------------------------------------------------

    def line(self, entry: Entry) -> str:
        """Tell an event in a sentence; empty if it is worth no line."""
        event, happening = entry.event, self._happening(entry)
        if happening is not None:
            return self.page.line(self.language, happening, self._company_then(entry))
        if event.kind == "seat":
            return self._seat_line(entry)
        key = LINES.get(event.kind)
        if event.kind == "agree":
            key = "log-stop-offered" if event.data["agree"] else "log-stop-withdrawn"
        elif event.kind == "stopped":
            key = None if event.data["reason"] == "conceded" else "stopped-agreed-title"
        if key is None:
            return ""
        arguments: dict[str, str | int] = {}
        if event.seat is not None:
            sitter = entry.seats[event.seat]
            arguments["name"] = self._shown(sitter.name, event.seat)
            arguments["you"] = self._you(event.seat) if self._is_now(sitter) else "no"
        if event.kind == "undo":
            arguments["count"] = event.data["count"]
        wanted = words.variables(key)
        return self.say(key, **{k: v for k, v in arguments.items() if k in wanted})

    def _company_then(self, entry: Entry) -> Company:
        """Tell who was who at an event: what somebody did before he conceded stays his."""
        names = tuple(self._shown(one.name, one.seat) for one in entry.seats)
        given_up = {
            one.event.seat
            for one in self.table.entries[: entry.event.number if self.table.conceded else 0]
            if one.event.kind == "concede"
        }
        mine = [s for s in self.mine if s not in given_up and self._is_now(entry.seats[s])]
        return dataclasses.replace(self.company, names=names, mine=tuple(mine))

    def _is_now(self, sitter: Seat) -> bool:
        """Tell whether a seat has still the same sitter; one person may change the browser."""
        now = self.table.seats[sitter.seat]
        return (sitter.kind, sitter.bot, sitter.name) == (now.kind, now.bot, now.name)

    def _seat_line(self, entry: Entry) -> str:
        data, seat = entry.event.data, entry.event.seat
        assert seat is not None
        before, change = entry.seats[seat], data["change"]
        former, name = self._shown(before.name, seat), self._shown(data["name"], seat)
        if change == "bot" and name != former:
            return self.say("log-bot-named", name=name, former=former)
        if change == "named":
            return self.say("log-renamed", name=name, former=former) if name != former else ""
        if change == "sat" and before.kind == "bot":
            return self.say("log-bot-relieved", name=name)
        if change == "sat" and "before" in data and name != former:
            return self.say("log-taken-over", name=name, former=former)
        return self.say(SEAT_LINES[change], name=name)

    def prompt(self) -> Prompt:
        """Say what stands above the board."""
        table = self.table
        if self.at is not None:
            return self._prompt_back(self.at)
        if self.cover is not None:
            name = self.company.names[self.cover]
            title = self.say("pass-screen-title", name=name)
            return Prompt(title, self.say("pass-screen-sentence", name=name))
        if table.stopped is not None:
            return self._prompt_stopped(table.stopped)
        if table.to_play is not None and table.free(table.to_play):
            name = self.company.names[table.to_play]
            asked = "waiting-invite-sentence" if self.creator else "waiting-free-sentence"
            return Prompt(self.say("waiting-title", name=name), self.say(asked))
        return self.page.prompt(self.language, self.look, self.company)

    def _prompt_stopped(self, stopped: Mapping[str, Any]) -> Prompt:
        if stopped["reason"] == "agreed":
            return Prompt(self.say("stopped-agreed-title"), self.say("stopped-agreed-sentence"))
        title = self.say("stopped-agreed-title")
        for seat in self._unconceded():
            title = self.say("stopped-won-title", you=self._you(seat), name=self.name(seat))
        seat = stopped["seats"][-1]
        you, name = self._you(seat), self.name(seat)
        return Prompt(title, self.say("stopped-conceded-sentence", you=you, name=name))

    def _you(self, seat: int) -> str:
        return "yes" if self.mine == (seat,) else "no"

    def _unconceded(self) -> tuple[int, ...]:
        """Name the seat that has won because all others have conceded."""
        stopped = self.table.stopped
        if stopped is None or stopped["reason"] != "conceded":
            return ()
        if self.at not in {None, len(self.table.standing)}:
            return ()
        left = set(range(self.table.header.players)) - set(stopped["seats"])
        return tuple(left) if len(left) == 1 else ()

    def _prompt_back(self, at: int) -> Prompt:
        length = len(self.table.standing)
        title = self.say("replay-position", number=at, count=length)
        if at == 0:
            return Prompt(title, self.say("replay-start"))
        if at == length and self.table.match.over:
            return Prompt(title, self.page.result(self.language, self.look, self.company))
        if at == length and self.table.stopped is not None:
            ended = self._prompt_stopped(self.table.stopped)
            return Prompt(title, f"{ended.title}. {ended.sentence}")
        for entry in reversed(self.table.standing[:at]):
            line = self.line(entry)
            if line:
                return Prompt(title, line)
        return Prompt(title, "")

    # --- regions ----------------------------------------------------------------------------------

    def regions(self) -> dict[str, Markup]:
        """Render every region."""
        found: dict[str, Markup] | None = self.table.cache.get(("regions", self.key))
        if found is None:
            found = self._regions()
            self._keep(("regions", self.key), found)
        return found

    def _keep(self, key: tuple[Any, ...], value: Any) -> None:
        # whoever steps through a match passes each position once, and what a client says of
        # itself must not fill the memory
        if self.at is None and len(self.table.cache) < MOST_KEPT:
            self.table.cache[key] = value

    def _regions(self) -> dict[str, Markup]:
        seats = self.seats()
        data: dict[str, Any] = {
            "board": pages.BoardRegion(self._board()),
            "prompt": self._prompt_region(),
            "cover": self._cover_region(),
            "invite": self._invite_region(seats),
            "steps": self._steps_region(),
            "seats": pages.SeatsRegion(seats),
            "company": self._company_region(seats),
            "log": self._log_region(),
            "result": self._result_region(seats),
            "chance": self._chance_region(),
            "choices": self._choices_region({}),
        }
        regions = {name: self._render(f"regions/{name}.html", data[name]) for name in data}
        for name in self.page.panels:
            region = self.page.panel(name, self.language, self.look, self.company)
            regions[name] = self._render(f"games/{self.page.slug}/{name}.html", region)
        return regions

    def _render(self, template: str, region: Any) -> Markup:
        return pages.render(template, self.language, path=self.table.address, region=region)

    def _board(self) -> Markup:
        """Draw the board once for all who see the same."""
        key = ("board", self.language, self.viewpoint, self.at)
        found: Markup | None = self.table.cache.get(key)
        if found is None:
            found = self.page.board(self.language, self.look, self.marks())
            self._keep(key, found)
        return found

    def marks(self) -> list[str]:
        """Name the places of the last move: everything that the last to act did in a row."""
        standing = self.table.standing[: self.at]
        marks: dict[str, None] = {}
        for entry in reversed(standing):
            if entry.actor != standing[-1].actor:
                break
            marks |= dict.fromkeys(self.page.marks(self._happening(entry)))
        return list(marks)

    def seats(self) -> tuple[pages.SeatView, ...]:
        """Say who sits where."""
        return tuple(self.seat(number) for number in range(self.table.header.players))

    def seat(self, number: int, *, note: bool = True) -> pages.SeatView:
        """Say who sits on a seat."""
        table, seat = self.table, self.table.seats[number]
        mine, free = number in self.acting, table.free(number)
        open_ = table.status == "open" and self.at is None
        shows_link = open_ and (mine or (self.creator and free))
        template = f"games/{self.page.slug}/seat.html"
        return pages.SeatView(
            seat=number,
            name=self.name(number),
            kind=seat.kind,
            bot=seat.bot,
            free=free and table.status != "replay",
            mine=mine,
            to_play=open_ and table.to_play == number,
            conceded=number in table.conceded,
            colour=self.colours[number],
            link=self.link(table, number) if shows_link else "",
            address=f"{table.address}/seats/{number}",
            may_fill=open_ and free and bool(self.mine or self.creator),
            may_free=open_ and seat.kind == "bot" and self.creator,
            may_sit=self.at is None and table.may_sit(self.viewer.browser, number),
            watched=seat.kind == "bot" and (open_ or number in table.thoughts),
            note=pages.render(
                template, self.language, note=self.page.note(self.language, self.look, number)
            )
            if note
            else Markup(),
        )

    def _prompt_region(self) -> pages.PromptRegion:
        prompt, table = self.prompt(), self.table
        to_play = table.to_play if self.at is None else None
        winners = [self.colours[seat] for seat in self._winners() or self._unconceded()]
        colour = self.colours[to_play] if to_play is not None else "".join(winners[:1])
        picture = prompt.picture
        if winners:
            picture = pages.drawn(marks.crown(winners))
        elif self.due and len(self.acting) > 1 and not picture:
            # who sit at one screen are told by their marks, too
            picture = pages.drawn(marks.seat_mark(colour))
        return pages.PromptRegion(
            title=prompt.title,
            sentence=prompt.sentence,
            colour=colour,
            text=self.page.text(self.language, self.look, self.company),
            picture=picture,
            moments=pages.Moments(None, shown.count) if (shown := self._moment(0)) else None,
            may_hint=self.due and len(table.match.legal_numbers()) > 1,
            taken_over=self._taken_over(),
        )

    def _taken_over(self) -> pages.TakenOver | None:
        if self.at is not None:
            return None
        for seat, knows_link in self.taken_from.items():
            link = self.link(self.table, seat) if knows_link else ""
            return pages.TakenOver(self.company.names[seat], link)
        return None

    def refusal(self, picks: Mapping[str, str]) -> tuple[str | None, str]:
        """Say why an action, or what a place stands for, is not allowed now: rule, sentence."""
        action = picks.get("action", "")
        if "place" in picks:
            action = self.page.question(self.look, picks["place"], picks) or ""
            if not action:
                return None, ""
        if self.page.hides and not self.due:
            # whether another seat may do something can tell what it holds
            return None, ""
        rule = self.table.match.refusal(action)
        if rule is None:
            return None, ""
        return rule, self.page.refusal(self.language, rule, action, self.look)

    def question(self) -> tuple[int, Match, int] | None:
        """Give what hints are found by, if the viewer is to act: event, match, seat."""
        seat = self.table.to_play
        if not self.due or seat is None:
            return None
        return self.table.moved, self.table.match.copy(), seat

    def hint(self, hints: Sequence[Hint]) -> dict[str, Markup]:
        """Say what a program would do and why: regions."""
        page, look, tried = self.page, self._look_to_advise(), self._tried(hints)
        lines = tuple(
            pages.HintLine(
                hint.action,
                page.action_text(self.language, happening),
                self.say(
                    "hint-expected", points=round(hint.points), chance=pages.percent(hint.chance)
                ),
                tuple(self._reason(reason) for reason in hint.reasons),
            )
            for hint, happening in zip(hints, tried, strict=True)
        )
        return {
            "hint": pages.render(
                "regions/hint.html", self.language, region=pages.HintRegion(lines)
            ),
            "advised": page.considered(look, [page.marks(one) for one in tried], "advised"),
        }

    def _look_to_advise(self) -> Any:
        """Take from the match what the seat to play may know."""
        return self.page.look(self.table.match.observation(self.table.match.to_play))

    def _tried(self, hints: Sequence[Hint]) -> list[Any]:
        """Say what the actions of hints would do, by what the seat to play may know."""
        match, page = self.table.match, self.page
        before, happenings = self._look_to_advise(), []
        for hint in hints:
            tried = match.copy()
            tried.play(hint.action)
            after = page.look(tried.observation(match.to_play))
            happenings.append(page.happening(before, hint.action, after))
        return happenings

    def _reason(self, reason: Reason) -> str:
        named = {} if reason.seat is None else {"name": self.company.names[reason.seat]}
        return self.say(f"hint-{reason.key}", **reason.arguments, **named)

    def _moment(self, number: int) -> MomentPage | None:
        if not self._winners():
            return None
        return self.page.moment(self.language, self.look, self.company, number)

    def moment(self, number: int) -> dict[str, Markup]:
        """Show the final scoring after so many of its steps: regions; how it ended, after all."""
        end = self._prompt_region()
        if end.moments is None:
            return {}
        shown = self._moment(number)
        if shown is None:
            regions = self.regions()
            return {name: regions[name] for name in ("board", "prompt", "result")}
        prompt = dataclasses.replace(
            end,
            title=shown.title,
            sentence=shown.sentence,
            colour="",
            picture=Markup(),
            moments=pages.Moments(number, shown.count),
        )
        result = pages.ResultRegion(
            scores=(),
            winners=(),
            seats=(),
            sentence=shown.title,
            account=self._account(shown.account),
        )
        return {
            "board": self._render("regions/board.html", pages.BoardRegion(shown.board)),
            "prompt": self._render("regions/prompt.html", prompt),
            "result": self._render("regions/result.html", result),
        }

    def _account(self, account: Any) -> Markup:
        template = f"games/{self.page.slug}/account.html"
        return pages.render(template, self.language, account=account)

    def _winners(self) -> tuple[int, ...]:
        """Name the seats that have won, where the position shown is the last."""
        if not self.table.match.over or self.at not in {None, len(self.table.standing)}:
            return ()
        return tuple(self.table.match.winners or ())

    def _steps_region(self) -> pages.StepsRegion:
        table, length = self.table, len(self.table.standing)
        return pages.StepsRegion(
            shown=self.at is not None or table.status != "open",
            at=length if self.at is None else self.at,
            length=length,
            address=table.address,
            goes_on=table.status == "open",
        )

    def _cover_region(self) -> pages.CoverRegion | None:
        if self.cover is None:
            return None
        may_undo = self.table.undoer(self.acting) is not None
        name, colour = self.company.names[self.cover], self.colours[self.cover]
        return pages.CoverRegion(self.cover, name, colour, may_undo)

    def _chance_region(self) -> pages.ChanceRegion | None:
        table = self.table
        if table.match.game.rules.weigh is None:
            return None
        standing = table.standing[: self.at]
        outcomes = [e.event.data["action"] for e in standing if e.event.kind == "chance"]
        fixed = table.status != "replay"
        return pages.ChanceRegion(
            commitment=chance.commitment(table.header.seed) if fixed else "",
            seed=table.header.seed if fixed and table.status != "open" else "",
            drawn=len(outcomes),
            tally=self.page.tally(self.language, outcomes),
        )

    def _invite_region(self, seats: tuple[pages.SeatView, ...]) -> pages.InviteRegion | None:
        free = tuple(seat for seat in seats if seat.free and (seat.may_fill or seat.may_sit))
        if not free:
            return None
        origin = self.viewer.origin
        return pages.InviteRegion(free, origin, urlsplit(origin).hostname in LOCAL, BOTS)

    def _company_region(self, seats: tuple[pages.SeatView, ...]) -> pages.CompanyRegion:
        table = self.table
        open_ = table.status == "open" and self.at is None
        return pages.CompanyRegion(
            address=table.address,
            origin=self.viewer.origin,
            number=table.number,
            seats=seats,
            status=table.status,
            may_concede=self.acting if open_ else (),
            may_stop=open_ and bool(self.acting),
            agreed=bool(self.acting) and set(self.acting) <= table.agreed,
            waiting=tuple(self.company.names[s] for s in table.persons() if s not in table.agreed)
            if table.agreed and open_
            else (),
            may_rematch=table.status in {"over", "stopped"} and bool(self.mine or self.creator),
            rematch="" if table.rematch is None else address_of(table.rematch),
            pace=table.pace,
            may_pace=open_ and bool(self.mine or self.creator) and any(self.company.programs),
        )

    def _log_region(self) -> pages.LogRegion:
        entries = self.log()
        return pages.LogRegion(
            entries=tuple(reversed(entries[-LOG_LINES:])),
            address=f"{self.table.address}/log",
            more=len(entries) > LOG_LINES,
            length=len(self.table.standing) if self.at is None else self.at,
            may_type=bool(self.acting) and self.table.status == "open" and self.at is None,
        )

    def log(self) -> list[pages.LogEntry]:
        """Tell everything that is worth a line, oldest first."""
        places: frozenset[int] = frozenset()
        if self.at is None:
            places = self.table.undo_places(self.acting)
        known: dict[int, pages.LogEntry] = self.table.lines.setdefault(self._reader, {})
        lines = []
        for entry in self.table.entries:
            # What stood before "to here" is what the entry left standing.
            undo_to = entry.at if entry.at in places and not entry.undone else None
            found = known.get(entry.event.number)
            if found is None or (found.undone, found.undo_to) != (entry.undone, undo_to):
                found = known[entry.event.number] = self._log_entry(entry, undo_to)
            if found.line and (self.at is None or entry.at is None or entry.at <= self.at):
                lines.append(found)
        return lines

    @property
    def _reader(self) -> tuple[Any, ...]:
        who = (self.mine, self.acting, self.company.names)
        return (self.language, self.viewpoint, who, self.table.match.over)

    def _log_entry(self, entry: Entry, undo_to: int | None) -> pages.LogEntry:
        seat = entry.event.seat
        return pages.LogEntry(
            number=entry.event.number,
            at=entry.at,
            colour="" if seat is None else self.colours[seat],
            line=self.line(entry),
            action=self._action(entry),
            forced=bool(entry.event.data.get("forced")),
            undone=entry.undone,
            undo_to=undo_to,
        )

    def _result_region(self, seats: tuple[pages.SeatView, ...]) -> pages.ResultRegion:
        table = self.table
        scores: tuple[int, ...] = ()
        sentence, account = "", Markup()
        winners = self._winners()
        if winners:
            scores = tuple(table.match.scores or ())
            sentence = self.page.result(self.language, self.look, self.company)
            account = self._account(self.page.account(self.language, self.look, self.company))
        return pages.ResultRegion(
            scores=scores,
            winners=winners,
            seats=seats,
            sentence=sentence,
            account=account,
        )

    # --- the page ---------------------------------------------------------------------------------

    def table_page(self) -> pages.TablePage:
        """Make what the page of the table is given."""
        table = self.table
        header = table.header
        match = table.match
        return pages.TablePage(
            address=table.address,
            game=header.game,
            title=self.page.title,
            name=header.name,
            board=header.board,
            options=match.game.changed_options(match.options),
            record=f"{table.address}/record",
            problem=f"{table.address}/problem",
            rules=f"/rules/{header.game}",
            learn=f"/learn/{header.game}",
            tab=self.title(),
            seated=bool(self.acting),
            regions=self.regions(),
            panels=self.page.panels,
            defs=pages.sheet(self.page.shapes()),
            geometry=pages.as_json(self.page.geometry()),
            scene=pages.as_json(self.message(regions=False)),
        )


LINES: Final = {
    "concede": "log-conceded",
    "rematch": "rematch-ready",
    "undo": "log-undo",
}
"""The sentence of each kind of event that is no action; what is missing here has none."""

SEAT_LINES: Final = {
    "bot": "log-bot-seated",
    "freed": "log-seat-freed",
    "left": "log-left",
    "renewed": "log-link-renewed",
    "sat": "log-sat-down",
}


@functools.cache
def client_words(language: str, game: str) -> dict[str, str]:
    """Collect the sentences that the client completes and shows by itself."""
    listed = json.loads((pages.STATIC / "words.json").read_text("utf-8"))
    return words.templates(language, [*listed["common"], *listed[game]])


def encode(message: Message) -> bytes:
    """Write a message on one line."""
    return msgspec.json.encode(message)
