"""Aqua Romana (Martin Schlegel, 2005): the contents of its folder, as one value.

`rules.md` is the law; `box` counts the pieces, `board` makes the tables, `state` and `actions` say
what there is, `rules` follows the document, `notation` and `effects` write it in names.
"""

from __future__ import annotations

from typing import Final

from frontinus.core.game import Entries as _Entries, Game, Option, Rules
from frontinus.games.aqua_romana import entries, rules
from frontinus.games.aqua_romana.actions import ACTIONS, FAULTS, MOST_ACTIONS, NOT_A_FORM
from frontinus.games.aqua_romana.board import PLAYERS, RULE, Box, build_box, check_board
from frontinus.games.aqua_romana.notation import describe
from frontinus.games.aqua_romana.state import State

GAME: Final = Game(
    slug="aqua-romana",
    title="Aqua Romana",
    package=__name__,
    players=PLAYERS,
    actions=ACTIONS,
    faults=FAULTS,
    malformed=NOT_A_FORM,
    options={"voluntary-close-needs-tile": Option((False, True), "AR-11.1")},
    options_rule="AR-11.1",
    players_rule="AR-2.1",
    board_rule=RULE,
    Box=Box,
    State=State,
    most_actions=MOST_ACTIONS,
    check_board=check_board,
    build_box=build_box,
    rules=Rules.of(rules),
    entries=_Entries.of(entries),
    describe=describe,
    usual_verb="keep",
)
