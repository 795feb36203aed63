"""The actions of Aquädukt and the table of refusals (AQ-12)."""

from __future__ import annotations

from typing import Final

from frontinus.core.actions import Actions, Verb
from frontinus.core.game import Fault
from frontinus.games.aquaedukt.box import BACKS, EDGES, NUMBERS, POINTS, SPACES, VALUES

VERBS: Final = ("back", "canal", "die", "hill", "house", "pass", "roll", "spring", "stop")
BACK, CANAL, THROWN, HILL, HOUSE, PASS, ROLL, SPRING, STOP = range(len(VERBS))

ACTIONS: Final = Actions(
    (
        Verb("back", (SPACES, BACKS)),
        Verb("canal", (EDGES,)),
        Verb("die", (NUMBERS,)),
        Verb("hill", (SPACES,)),
        Verb("house", (VALUES, SPACES)),
        Verb("pass"),
        Verb("roll"),
        Verb("spring", (POINTS,)),
        Verb("stop"),
    )
)
"""AQ-12.1."""

MOST_ACTIONS: Final = len(EDGES) + len(POINTS) + 1
"""At the start of a turn: canals, springs and `roll`."""

NOT_A_FORM: Final = 1
GAME_OVER: Final = 2
NOT_THIS_PHASE: Final = 3
NO_SPACE_FOR_HILL: Final = 4
ON_A_HILL: Final = 5
NEAR_A_HILL: Final = 6
NO_TILE: Final = 7
NO_SPACE_FOR_HOUSE: Final = 8
NOT_IN_AREA: Final = 9
NOT_IN_STOCK: Final = 10
NOT_THE_LOWEST: Final = 11
NO_POINT: Final = 12
NO_SPRING_LEFT: Final = 13
POINT_NOT_FREE: Final = 14
NEAR_A_SPRING: Final = 15
NO_EDGE: Final = 16
NO_STICK_LEFT: Final = 17
TWO_STICKS: Final = 18
NOT_TO_DOUBLE: Final = 19
AT_NEITHER_END: Final = 20
AT_BOTH_ENDS: Final = 21
TWO_LINES: Final = 22
INSIDE_A_LINE: Final = 23
NOT_IDLE: Final = 24
OTHER_HILL: Final = 25
USED_UP: Final = 26

FAULTS: Final = (
    Fault("", "legal"),
    Fault("AQ-12.1", "the text has none of the forms of an action"),
    Fault("AQ-9.6", "the game is over"),
    Fault("AQ-12.2", "this verb does not belong to the phase now due"),
    Fault("AQ-1.1", "there is no such space"),
    Fault("AQ-2.4", "a hill lies on this space"),
    Fault("AQ-10.2", "the space is too near to a hill"),
    Fault("AQ-3.2", "the seat has no tile left"),
    Fault("AQ-1.1", "there is no such space"),
    Fault("AQ-4.5", "this is not a free space of the area rolled"),
    Fault("AQ-4.6", "the seat has no tile of this value left"),
    Fault("AQ-4.7", "the space is supplied, and this is not the lowest value in stock"),
    Fault("AQ-1.2", "there is no such cross-point"),
    Fault("AQ-6.1", "all springs are on the board"),
    Fault("AQ-6.2", "a spring or a canal is on this cross-point"),
    Fault("AQ-6.3", "the cross-point is too near to a spring"),
    Fault("AQ-1.3", "there is no such edge"),
    Fault("AQ-7.1", "all sticks have been laid"),
    Fault("AQ-7.1", "two sticks lie on this edge"),
    Fault("AQ-7.8", "the canal before this one is not double"),
    Fault("AQ-7.4", "no spring and no canal is at an end of this edge"),
    Fault("AQ-7.7", "the stick would join what is at its ends"),
    Fault("AQ-7.6", "the spring has two lines"),
    Fault("AQ-7.5", "the stick would leave a line inside it"),
    Fault("AQ-3.4", "something else is possible"),
    Fault("AQ-10.4", "another hill is next"),
    Fault("AQ-10.4", "all backs of this kind have been revealed"),
)
"""AQ-12.4, line by line."""
