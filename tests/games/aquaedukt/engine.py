"""The engine as a referee of examples, and positions of the twin put into it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import frontinus
from frontinus import Match
from frontinus.games.aquaedukt import GAME
from frontinus.games.aquaedukt.board import build_box
from frontinus.games.aquaedukt.notation import House, Position, state_from
from frontinus.games.aquaedukt.state import State
from tests.games.aquaedukt.examples import Start
from tests.games.aquaedukt.facts import Facts, facts_of_twin
from tests.games.aquaedukt.twin import Twin


class EngineReferee:
    """A match, asked as an example asks."""

    def __init__(self, start: Start) -> None:
        """Begin where the example begins."""
        self.match = frontinus.new_match("aquaedukt", start.players, options=start.options)

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
    for line in position.lines:
        assert line.head == line.points[-1]
    return Facts(
        players=position.players,
        to_play="chance" if position.to_play == frontinus.CHANCE else position.to_play,
        active=position.active,
        step=position.step,
        areas=dict(position.areas),
        hills=list(position.hills.items()),
        houses={space: (house.seat, house.value) for space, house in position.houses.items()},
        springs=list(position.springs),
        canals=dict(position.canals),
        lines=[
            (line.spring, list(line.edges), list(line.points), list(line.sticks))
            for line in position.lines
        ],
        supply=dict(position.supply),
        stock=[(one, two, three, four) for one, two, three, four in position.stock],
        lost=[
            (seat, value)
            for seat, lost in enumerate(position.lost)
            for value, count in enumerate(lost, start=1)
            for _ in range(count)
        ],
        springs_left=position.springs_left,
        sticks_left=position.sticks_left,
        backs=dict(position.backs),
        rolled=position.area,
        counted=position.rolls,
        idle=position.idle,
        placed=position.placed,
        acted=position.acted,
        last_round=position.last_round,
        points=list(position.points),
        supplied=list(position.supplied),
    )


def match_from(twin: Twin, board: Mapping[str, Any] | None = None, **changes: Any) -> Match:
    """Begin a match where a twin stands, with changes to its position."""
    facts = facts_of_twin(twin)
    match = frontinus.new_match(
        "aquaedukt", twin.players, dict(board) if board else "standard", twin.options
    )
    position: Position = replace(
        match.position(),
        active=facts.active,
        step=facts.step,
        hills=dict(facts.hills),
        houses={space: House(*house) for space, house in facts.houses.items()},
        springs=tuple(facts.springs),
        canals=facts.canals,
        supply=facts.supply,
        stock=tuple(facts.stock),
        springs_left=facts.springs_left,
        sticks_left=facts.sticks_left,
        area=facts.rolled,
        rolls=facts.counted,
        idle=facts.idle,
        placed=facts.placed,
        acted=facts.acted,
        **changes,
    )
    box = build_box(match.board.data, twin.players, match.options)
    rows = State.rows_of(state_from(position, box))
    return Match.from_state(GAME, twin.players, match.board, match.options, rows)
