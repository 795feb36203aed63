"""The engine as a referee of examples, and positions of the twin put into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import frontinus
from frontinus import Match
from frontinus.games.aqua_romana import GAME
from frontinus.games.aqua_romana.board import build_box
from frontinus.games.aqua_romana.notation import Aqueduct, Position, Reservoir, state_from
from frontinus.games.aqua_romana.state import State
from tests.games.aqua_romana.examples import Start
from tests.games.aqua_romana.facts import Facts, facts_of_twin, several
from tests.games.aqua_romana.twin import CORNERS, OPTION, STANDARD, Twin


class EngineReferee:
    """A match, asked as an example asks."""

    def __init__(self, start: Start) -> None:
        """Begin where the example begins; a set-up is played, a drawing put in."""
        if start.set_up is None and not start.untouched:
            self.match = match_from(start.twin())
            return
        self.match = frontinus.new_match("aqua-romana", start.players, options=start.options)
        for action in [] if start.untouched else start.placements():
            self.match.play(action)

    def legal_actions(self) -> list[str]:
        """List the legal actions."""
        return self.match.legal_actions()

    def refusal(self, text: str) -> str | None:
        """Name the rule that forbids an action."""
        return self.match.refusal(text)

    def play(self, text: str) -> None:
        """Play an action."""
        self.match.play(text)

    def facts(self) -> Facts:
        """Tell the position."""
        return facts_of_match(self.match)

    def result(self) -> tuple[list[int] | None, list[int] | None]:
        """Give scores and winners."""
        return self.match.scores, self.match.winners


def facts_of_match(match: Match) -> Facts:
    """Tell what a match shows, in the form in which the twin tells it."""
    position: Position = match.observation(None).position()
    assert position.printed == CORNERS or set(position.printed) == set(CORNERS)
    for aqueduct in position.aqueducts:
        last = aqueduct.passes[-1] if aqueduct.passes else aqueduct.outlet
        assert aqueduct.head == last[:2] + last[-1]
    return Facts(
        players=position.players,
        to_play=position.to_play,
        active=position.active,
        step=position.step,
        tiles=dict(position.tiles),
        owners={one.outlet: one.seat for one in position.aqueducts},
        aqueducts={one.outlet: (one.path, one.status) for one in position.aqueducts},
        podium_of={one.outlet: one.podium for one in position.aqueducts},
        builders=dict(position.builders),
        pool=several(dict(position.pool)),
        reserve=several(dict(position.reserve)),
        held=tuple(several(dict(held)) for held in position.held),
        due=tuple(position.due) if position.step == "reserve" else (0,) * position.players,
        supply=dict(position.supply),
        podiums={value: tuple(seats) for value, seats in position.podiums.items()},
        aside=tuple(position.aside),
        quiet=position.quiet,
        last=position.last,
        laid=position.laid if position.step in {"extra", "close", "reserve"} else None,
        points=tuple(position.points),
    )


def position_of(twin: Twin) -> Position:
    """Write a twin at the start of a turn as a position of the engine."""
    facts = facts_of_twin(twin)
    return Position(
        players=facts.players,
        to_play=facts.to_play,
        active=facts.active,
        step=facts.step,
        tiles=facts.tiles,
        printed=tuple(CORNERS),
        reservoirs=tuple(
            Reservoir(
                seat,
                colour,
                squares,
                tuple(one.outlet for one in twin.aqueducts if one.outlet[:2] in squares),
            )
            for seat, colour, squares in twin.reservoirs
        ),
        aqueducts=tuple(
            Aqueduct(
                seat=one.seat,
                outlet=one.outlet,
                passes=tuple("".join(step) for step in one.passes),
                head=one.head,
                status="live" if one.live else "finished",
                podium=one.podium,
            )
            for one in twin.aqueducts
        ),
        builders=facts.builders,
        pool=facts.pool,
        reserve=facts.reserve,
        held=facts.held,
        due=facts.due,
        supply=facts.supply,
        podiums=facts.podiums,
        aside=facts.aside,
        quiet=facts.quiet,
        last=facts.last,
        laid=facts.laid,
        points=facts.points,
    )


def match_from(twin: Twin, board: Mapping[str, Any] = STANDARD) -> Match:
    """Begin a match where a twin stands, at the start of a turn."""
    options = {OPTION: twin.needs_tile}
    box = build_box(board, twin.players, options)
    rows = State.rows_of(state_from(position_of(twin), box))
    return Match.from_state(GAME, twin.players, GAME.board(dict(board)), options, rows)
