"""The engine as a referee, and bare positions put into it."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from frontinus.core.match import Match
from frontinus.core.observation import Observation
from frontinus.games.palatinus import GAME
from frontinus.games.palatinus.account import account
from frontinus.games.palatinus.notation import Hand, Position, Token, state_from
from frontinus.games.palatinus.state import State
from tests.games.palatinus.facts import Facts


def new_match(
    players: int,
    options: Mapping[str, Any] | None = None,
    board: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Match:
    """Begin a match."""
    found = GAME.board(dict(board)) if board else GAME.named_board("standard")
    return Match(GAME, players, found, dict(options or {}), seed=seed)


def facts_of(match: Match | Observation) -> Facts:
    """Tell what a match or an observation shows, in the form in which the twin tells it."""
    position: Position = match.position()
    for letter, tile in position.tiles.items():
        assert tile.letter == letter
        assert tile.places[0] == letter + str(tile.arrow)
        assert sorted(tile.places) == [letter + str(number) for number in range(1, 7)]
    for place, token in position.tokens.items():
        assert token.place == place
    return Facts(
        players=position.players,
        to_play=position.to_play,
        step=position.step,
        round=position.round,
        rounds=position.rounds,
        tiles={
            letter: (tile.site, tile.rotation, tile.hill, tile.ring, tile.arrow, tile.laurel)
            for letter, tile in position.tiles.items()
        },
        drawn=position.drawn,
        undrawn=position.undrawn,
        open_slots=position.open_slots,
        laurels=position.laurels,
        terrain=dict(position.terrain),
        touching=dict(position.touching),
        tokens={
            place: (token.seat, token.kind, token.backed)
            for place, token in position.tokens.items()
        },
        hands=tuple(dict(hand.sorts) for hand in position.hands),
        start=dict(position.start.sorts),
        deadlines=tuple(
            (one.tokens, one.soldiers, one.last, one.soldier_allowed, one.others_allowed)
            for one in position.deadlines
        ),
    )


def with_tokens(
    match: Match, tokens: Mapping[str, tuple[int, str]], *, used_up: bool = False
) -> Match:
    """Put tokens, given as place -> seat and sort, on the empty board of a match.

    Hands do not shrink by that, unless `used_up`: then they are empty.
    """
    position: Position = match.position()
    assert not position.tokens
    changed = dataclasses.replace(
        position,
        tokens={
            place: Token(place, seat, sort.rstrip("*"), sort.endswith("*"))
            for place, (seat, sort) in tokens.items()
        },
        hands=(Hand(0, 0, 0, 0, 0),) * match.players if used_up else position.hands,
    )
    rows = State.rows_of(state_from(changed, match.box))
    return Match.from_state(GAME, match.players, match.board, match.options, rows)


class EngineReferee:
    """A match, asked as the tests ask."""

    def __init__(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        board: Mapping[str, Any] | None = None,
    ) -> None:
        """Begin a match."""
        self.match = new_match(players, options, board)

    def legal_actions(self) -> list[str]:
        """List the legal actions."""
        return self.match.legal_actions()

    def refusal(self, text: str) -> str | None:
        """Name the rule that forbids an action."""
        return self.match.refusal(text)

    def play(self, text: str) -> None:
        """Play an action."""
        self.match.play(text)

    def facts(self, viewer: int | None = None, *, everything: bool = False) -> Facts:
        """Tell what somebody may know."""
        return facts_of(self.match if everything else self.match.observation(viewer))

    def result(self) -> tuple[list[int] | None, list[int] | None]:
        """Give scores and winners."""
        return self.match.scores, self.match.winners

    def account(self) -> dict[str, Any]:
        """Tell how the board as it lies is scored."""
        return account(self.match)

    def view(self, viewer: int | None) -> list[str]:
        """Give all actions as somebody may know them."""
        actions: list[str] = self.match.observation(viewer).view()["actions"]
        return actions

    def put(self, tokens: Mapping[str, tuple[int, str]]) -> None:
        """Put tokens on the board, out of turn."""
        self.match = with_tokens(self.match, tokens)

    def perft(self, depth: int) -> int:
        """Count sequences of actions."""
        return self.match.perft(depth)
