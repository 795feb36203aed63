"""Cups: a toy game that proves the core general; rules.md beside this file is its law.

It has what Aqua Romana lacks: chance with weights, what only its owner knows, what nobody knows,
an option that opens all secrets, and an option that is a number.
"""

from __future__ import annotations

from typing import Any

from frontinus.core.actions import Actions, Verb, first_of, pack, verb_of
from frontinus.core.errors import BoardError
from frontinus.core.game import CHANCE, LEGAL, OVER, PLAYED, Entries, Fault, Game, Option, Rules
from frontinus.core.kernel import kernel
from frontinus.core.randomness import draw
from frontinus.core.struct import (
    Int8,
    Int8Array,
    Int16,
    Rows,
    StateStruct,
    Struct,
    copy_row,
    hidden,
    owners,
    public,
    shape,
)

SEATS = 3
FACES = 3
CUP = 5
HIDE, ROLL, SHOW = range(3)
ACTIONS = Actions(
    (Verb("hide", (("0", "1", "2", "3"),)), Verb("roll", (("1", "2", "3"),)), Verb("show"))
)
MALFORMED, GAME_OVER, NOT_THE_TURN, TOO_MANY, CUP_FULL = range(1, 6)


class Box(Struct):
    """The tables of one match."""

    players: Int8
    rounds: Int8
    prize: Int8
    weights: Int8Array = shape(FACES)


class State(StateStruct):
    """One position."""

    cups: Int8Array = owners(SEATS)
    shown: Int8Array = public(SEATS)
    rolled_in_secret: Int8Array = public(SEATS)
    """The sum of the rolls at which a seat hid: its cup holds no more."""
    total: Int16 = hidden()
    """The sum of all cups: a derived fact that would give secrets away."""
    roll: Int8 = public()
    active: Int8 = public()
    round: Int8 = public()


@kernel
def set_up(box: Box, state: State) -> None:
    """Begin: the state is all zeros, and chance is to act."""
    state.roll = 0
    state.round = 0


@kernel
def to_play(box: Box, state: State) -> int:
    """Tell who acts."""
    if state.round == box.rounds:
        return OVER
    return CHANCE if state.roll == 0 else state.active


@kernel
def list_actions(box: Box, state: State, actions: Any) -> int:
    """List the legal actions, or the outcomes of chance."""
    count = 0
    if state.round == box.rounds:
        return 0
    if state.roll == 0:
        for face in range(FACES):
            actions[count] = pack(ROLL, face, 0, 0)
            count += 1
        return count
    for coins in range(state.roll + 1):
        if state.cups[state.active] + coins <= CUP:
            actions[count] = pack(HIDE, coins, 0, 0)
            count += 1
    actions[count] = pack(SHOW, 0, 0, 0)
    return count + 1


@kernel
def ruling(box: Box, state: State, action: int) -> int:
    """Give the first fault of an action, or LEGAL."""
    if state.round == box.rounds:
        return GAME_OVER
    chosen = verb_of(action)
    if (state.roll == 0) != (chosen == ROLL):
        return NOT_THE_TURN
    if chosen == HIDE and first_of(action) > state.roll:
        return TOO_MANY
    if chosen == HIDE and state.cups[state.active] + first_of(action) > CUP:
        return CUP_FULL
    return LEGAL


@kernel
def weigh(box: Box, state: State, action: int) -> int:
    """Weigh an outcome of chance."""
    # a field alone would be an int8, and loops take kernels that answer int64
    return 0 + box.weights[first_of(action)]


@kernel
def apply(box: Box, state: State, action: int) -> None:
    """Do a legal action."""
    chosen = verb_of(action)
    if chosen == ROLL:
        state.roll = first_of(action) + 1
        return
    if chosen == HIDE:
        state.cups[state.active] += first_of(action)
        state.total += first_of(action)
        state.rolled_in_secret[state.active] += state.roll
    else:
        state.shown[state.active] += state.roll
    state.roll = 0
    state.active = (state.active + 1) % box.players
    if state.active == 0:
        state.round += 1


@kernel
def score(box: Box, state: State, scores: Any, winners: Any) -> None:
    """Write points and winners."""
    fullest, best = 0, 0
    for seat in range(box.players):
        fullest = max(fullest, state.cups[seat])
    for seat in range(box.players):
        scores[seat] = state.cups[seat] + state.shown[seat]
        if state.cups[seat] == fullest:
            scores[seat] += box.prize
        best = max(best, scores[seat])
    for seat in range(box.players):
        winners[seat] = 1 if scores[seat] == best else 0


@kernel
def determinize(boxes: Rows, states: Rows, seat: int, randoms: Rows) -> None:
    """Fill the cups of the others by what was rolled when they hid."""
    box, state, random = boxes[0], states[0], randoms[0]
    state.total = 0
    for owner in range(box.players):
        if owner != seat:
            most = min(CUP, state.rolled_in_secret[owner])
            state.cups[owner] = draw(random, most + 1)
        state.total += state.cups[owner]


@kernel
def enter_set_up(boxes: Rows, states: Rows, row: int) -> None:
    """Begin in a row."""
    set_up(boxes[0], states[row])


@kernel
def enter_to_play(boxes: Rows, states: Rows, row: int) -> int:
    """Tell who acts in a row."""
    return to_play(boxes[0], states[row])


@kernel
def enter_list(boxes: Rows, states: Rows, row: int, actions: Any) -> int:
    """List the legal actions of a row."""
    return list_actions(boxes[0], states[row], actions)


@kernel
def enter_ruling(boxes: Rows, states: Rows, row: int, action: int) -> int:
    """Rule on an action in a row."""
    return ruling(boxes[0], states[row], action)


@kernel
def enter_play(boxes: Rows, states: Rows, row: int, action: int) -> int:
    """Rule on an action; if it is legal, put the state after it into the row after."""
    fault = ruling(boxes[0], states[row], action)
    if fault != LEGAL:
        return fault
    copy_row(states, row + 1, states, row)
    apply(boxes[0], states[row + 1], action)
    return PLAYED + to_play(boxes[0], states[row + 1])


@kernel
def enter_apply(boxes: Rows, states: Rows, row: int, action: int) -> None:
    """Do a legal action in a row."""
    apply(boxes[0], states[row], action)


@kernel
def enter_score(boxes: Rows, states: Rows, row: int, scores: Any, winners: Any) -> None:
    """Write the result of a row."""
    score(boxes[0], states[row], scores, winners)


def check_board(data: Any) -> None:
    """Refuse what CU-1.3 does not allow."""
    weights, rounds = data.get("weights"), data.get("rounds")
    fine = isinstance(weights, list) and len(weights) == FACES and isinstance(rounds, int)
    if not fine or not all(isinstance(one, int) and one >= 1 for one in weights):
        raise BoardError("CU-1.3", "'weights' are three whole numbers")
    if not isinstance(data.get("name"), str) or not 1 <= rounds <= 12:
        raise BoardError("CU-1.3", "'rounds' is 1 to 12")
    if data["name"] == "standard" and dict(data) != dict(GAME.named_board("standard").data):
        raise BoardError("CU-1.3", "the name 'standard' stands for other data")


def build_box(data: Any, players: int, options: Any) -> Box:
    """Build the tables of a match."""
    box = Box()
    box.players, box.rounds, box.prize = players, data["rounds"], options["prize"]
    box.weights = list(data["weights"])
    return box


def describe(match: Any) -> dict[str, Any]:
    """Write a position in names."""
    state = State.read(match.rows, match.row)
    return {"cups": state.cups[: match.players], "shown": state.shown[: match.players]}


GAME = Game(
    slug="cups",
    title="Cups",
    package=__name__,
    players=range(2, SEATS + 1),
    actions=ACTIONS,
    faults=(
        Fault("", "legal"),
        Fault("CU-2.1", "the text has none of the forms"),
        Fault("CU-2.5", "the game is over"),
        Fault("CU-2.2", "chance rolls, then the seat hides or shows"),
        Fault("CU-2.3", "fewer were rolled"),
        Fault("CU-2.4", "the cup is full"),
    ),
    malformed=MALFORMED,
    options={
        "open-hands": Option((False, True), "CU-1.2"),
        "prize": Option((1, 2, 3), "CU-1.2"),
    },
    options_rule="CU-1.2",
    players_rule="CU-1.1",
    board_rule="CU-1.3",
    Box=Box,
    State=State,
    most_actions=8,
    check_board=check_board,
    build_box=build_box,
    rules=Rules(
        set_up=set_up,
        to_play=to_play,
        list_actions=list_actions,
        ruling=ruling,
        apply=apply,
        score=score,
        weigh=weigh,
    ),
    entries=Entries(
        set_up=enter_set_up,
        to_play=enter_to_play,
        list_actions=enter_list,
        ruling=enter_ruling,
        play=enter_play,
        apply=enter_apply,
        score=enter_score,
    ),
    describe=describe,
    veil=lambda text: "hide" if text.startswith("hide ") else text,
    determinize=determinize,
    hides=lambda options: not options["open-hands"],
)
