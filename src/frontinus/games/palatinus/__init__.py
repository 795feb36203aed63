"""Palatinus (Alessandro Zucchini, 2005): the contents of its folder, as one value.

`rules.md` is the law; `box` counts the pieces, `board` makes the tables, `state` and `actions` say
what there is, `rules` follows the document, `notation`, `effects` and `account` write it in names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from frontinus.core.game import Entries as _Entries, Game, Option, Rules
from frontinus.games.palatinus import entries, rules
from frontinus.games.palatinus.account import account
from frontinus.games.palatinus.actions import ACTIONS, FAULTS, MOST_ACTIONS, NOT_A_FORM, veil
from frontinus.games.palatinus.board import RULE, Box, build_box, check_board
from frontinus.games.palatinus.box import PLAYERS
from frontinus.games.palatinus.notation import describe
from frontinus.games.palatinus.state import State


def hides(options: Mapping[str, Any]) -> bool:
    """Tell whether tokens are hidden at all (PA-8.3)."""
    return not options["open-tokens"]


GAME: Final = Game(
    slug="palatinus",
    title="Palatinus",
    package=__name__,
    players=PLAYERS,
    actions=ACTIONS,
    faults=FAULTS,
    malformed=NOT_A_FORM,
    options={
        "same-owner": Option(("each", "once"), "PA-8.2"),
        "open-tokens": Option((False, True), "PA-8.3"),
    },
    options_rule="PA-8.1",
    players_rule="PA-1.12",
    board_rule=RULE,
    Box=Box,
    State=State,
    most_actions=MOST_ACTIONS,
    check_board=check_board,
    build_box=build_box,
    rules=Rules.of(rules),
    entries=_Entries.of(entries),
    describe=describe,
    hides=hides,
    veil=veil,
    determinize=rules.determinize,
    account=account,
)
