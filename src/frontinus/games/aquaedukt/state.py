"""One position of Aquädukt as a record: what the rules need to know.

What is on the backs of the hills stands nowhere before chance has revealed it (AQ-10.3).
"""

from __future__ import annotations

from typing import Final

from frontinus.core.struct import Int8, Int8Array, Int8Grid, StateStruct, public
from frontinus.games.aquaedukt.box import (
    BACKS,
    EDGES,
    LINES_OF_SPRING,
    MOST_HILLS,
    POINTS,
    SEATS,
    SPACES,
    SPRINGS,
    VALUES,
)

PLACING: Final = 0
"""Phases (AQ-12.2): the hills are placed, a turn starts, the die is thrown, a tile may be placed,
another roll may follow, another stick may follow, the backs are revealed, and the end."""
TURN: Final = 1
THROW: Final = 2
HOUSE: Final = 3
AGAIN: Final = 4
STICK: Final = 5
REVEALING: Final = 6
FINISHED_GAME: Final = 7

FREE: Final = 0
"""What lies on a space: nothing (AQ-1.7), from 1 on the house tiles by seat and value, a hill."""
FIRST_HOUSE: Final = 1
HILL: Final = FIRST_HOUSE + SEATS * len(VALUES)
FIRST_BACK: Final = HILL + 1
"""From here on hills whose backs have been revealed, by kind of back."""

DRY: Final = 0
"""What a cross-point is: neither spring nor canal, the head of a line, inside a line (AQ-7.3), or
from SPRING on a spring by its number of lines. One more canal makes it the next of these."""
HEAD: Final = 1
INSIDE: Final = 2
SPRING: Final = 3
FULL_SPRING: Final = SPRING + LINES_OF_SPRING


class State(StateStruct):
    """One position. `water` and what is allowed repeat what lies there, since every list asks."""

    spaces: Int8Array = public(len(SPACES))
    """What lies on a space, FREE where there is none."""
    water: Int8Array = public(len(SPACES))
    """From how many canals a space is supplied (AQ-8.4)."""
    points: Int8Array = public(len(POINTS))
    sticks: Int8Array = public(len(EDGES))
    """How many sticks lie on an edge."""
    allows_spring: Int8Array = public(len(POINTS))
    """Whether AQ-6.2 and AQ-6.3 allow a spring on a cross-point."""
    allows_stick: Int8Array = public(len(EDGES))
    """Whether AQ-7.4 or AQ-7.8 allows a stick on an edge."""
    spring_places: Int8 = public()
    """How many cross-points allow a spring."""
    stick_places: Int8 = public()
    """How many edges allow a stick."""
    stock: Int8Grid = public(SEATS, len(VALUES))
    springs: Int8Array = public(SPRINGS)
    """The cross-points of the springs in the order in which they were opened."""
    springs_left: Int8 = public()
    sticks_left: Int8 = public()
    hills: Int8Array = public(MOST_HILLS)
    """The spaces of the hills in the order in which they were placed."""
    hills_placed: Int8 = public()
    backs: Int8Array = public(len(BACKS))
    """Backs of each kind not yet revealed, those that lie on no hill included (AQ-10.4)."""
    backs_revealed: Int8 = public()
    step: Int8 = public()
    active: Int8 = public()
    """The seat whose turn it is, or who places the next hill (AQ-11.4)."""
    area: Int8 = public()
    """The area rolled in which a tile may be placed now, or 0."""
    counted: Int8 = public()
    """Counted rolls of this turn (AQ-4.3)."""
    idle: Int8 = public()
    """Rounds in succession in which nothing was placed (AQ-9.4)."""
    placed: Int8 = public()
    """Whether something was placed in this round."""
    acted: Int8 = public()
    """Whether a turn of this round was no pass (AQ-9.3)."""
