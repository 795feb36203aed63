"""Aquädukt (Bernhard Weber, 2006): the contents of its folder, as one value.

`rules.md` is the law; `box` counts the pieces, `board` makes the tables, `state` and `actions` say
what there is, `rules` follows the document and `water` its chapter on supply, `notation` and
`effects` write it in names.
"""

from __future__ import annotations

from typing import Final

from frontinus.core.game import Entries as _Entries, Game, Option, Rules
from frontinus.games.aquaedukt import entries, rules
from frontinus.games.aquaedukt.actions import ACTIONS, FAULTS, MOST_ACTIONS, NOT_A_FORM
from frontinus.games.aquaedukt.board import PLAYERS, RULE, Box, build_box, check_board
from frontinus.games.aquaedukt.notation import describe
from frontinus.games.aquaedukt.state import State

GAME: Final = Game(
    slug="aquaedukt",
    title="Aquädukt",
    package=__name__,
    players=PLAYERS,
    actions=ACTIONS,
    faults=FAULTS,
    malformed=NOT_A_FORM,
    options={
        "hill-backs": Option((False, True), "AQ-11.2"),
        "spring-and-canal": Option((False, True), "AQ-11.3"),
        "players-place-hills": Option((False, True), "AQ-11.4"),
    },
    options_rule="AQ-11.1",
    players_rule="AQ-2.1",
    board_rule=RULE,
    Box=Box,
    State=State,
    most_actions=MOST_ACTIONS,
    check_board=check_board,
    build_box=build_box,
    rules=Rules.of(rules),
    entries=_Entries.of(entries),
    describe=describe,
)
