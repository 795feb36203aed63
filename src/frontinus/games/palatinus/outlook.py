"""The outlook: how the board would be scored as it lies, by what somebody may know (PA-4.4).

What lies under the wolves of others is hidden. Every assignment of merchants and farmers to them
that fits is scored, so that the least and the most found are exact; with the standard data a seat
has at most 400 of them, a spectator at most 8,000.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import comb, prod
from typing import TYPE_CHECKING, Final

from frontinus.core.kernel import kernel, paused_collector
from frontinus.core.struct import (
    Int8,
    Int8Array,
    Int8Grid,
    Int16Array,
    Int16Grid,
    Int32,
    Rows,
    Struct,
    copy_row,
    numbers,
    shape,
)
from frontinus.games.palatinus import rules
from frontinus.games.palatinus.board import Box
from frontinus.games.palatinus.box import (
    AROUND,
    DOTS,
    EMPTY,
    FARMER,
    KINDS,
    MERCHANT,
    MOST_TOUCHING,
    PLACE_COUNT,
    PLACES,
    SEATS,
    SOLDIER,
    TERRAIN_WORTH,
    TILE_COUNT,
    TILES,
    WOLF,
    WOLF_FARMER,
    WOLF_MERCHANT,
)
from frontinus.games.palatinus.state import NOWHERE, State

if TYPE_CHECKING:
    from frontinus.core.match import Known

Range = tuple[int, int]
"""The least and the most."""

MOST_ASSIGNMENTS: Final = 20_000
MOST_SCORINGS: Final = 60_000
"""What is scored while somebody waits: 2 µs each. Only board data of one's own have more."""
OWN_SPRING: Final = MOST_TOUCHING
"""Where `gives` has what a farmer gets for his own spring, after the places that touch."""
NOTHING: Final = -1


# --- what is known in names -----------------------------------------------------------------------


@dataclass(frozen=True)
class Reason:
    """Something that would give a token influence, as far as the reader knows."""

    what: str
    """`own-spring`, `springs`, `fields` that are empty, `left` for fields that soldiers empty by
    then, or the kind of a token beside him, `wolf` too."""
    places: tuple[str, ...]
    low: int
    high: int


@dataclass(frozen=True)
class Shift:
    """How a seat's influence on a hill would change."""

    hill: str
    seat: int
    before: Range
    after: Range


@dataclass(frozen=True)
class Gain:
    """How the influence of a token that lies would change."""

    place: str
    seat: int
    low: int
    high: int


@dataclass(frozen=True)
class Prey:
    """What a soldier would capture as things stand."""

    soldier: str
    """His place."""
    seat: int
    sure: tuple[str, ...] = ()
    perhaps: tuple[str, ...] = ()
    withdraws: bool = False
    """He would certainly withdraw."""


@dataclass(frozen=True)
class Outlook:
    """What would come of a placement, by what its seat may know."""

    reasons: tuple[Reason, ...] = ()
    """What counts for the token, unless it would certainly have been captured by then."""
    low: int = 0
    high: int = 0
    """Influence of the token itself."""
    gives: tuple[tuple[str, int, int], ...] = ()
    """The reasons place by place: least and most; its own place for its own spring."""
    shifts: tuple[Shift, ...] = ()
    """Those on the token's own hill first, its own seat first."""
    others: tuple[Gain, ...] = ()
    prey: tuple[Prey, ...] = ()
    """Of soldiers that count the token, and of the soldier placed."""
    points: tuple[tuple[int, Range, Range], ...] = ()
    """Seats whose points would change, as things stand: before and after."""


@dataclass(frozen=True)
class Standing:
    """How the board would be scored as it lies."""

    influence: Mapping[str, tuple[Range, ...]]
    """By hill and seat."""
    leaders: Mapping[str, tuple[int, ...]]
    """The seats with the highest influence on each hill, alone or not, whatever is hidden."""
    contenders: Mapping[str, tuple[int, ...]]
    """The seats that may have it."""
    earns: Mapping[str, Range]
    """The influence of each merchant, farmer and wolf, by place."""
    prey: tuple[Prey, ...]
    points: tuple[Range, ...]
    """By seat (PA-7.1)."""


def assignment_count(known: Known) -> int:
    """Count the assignments of what is hidden that fit (PA-4.4)."""
    if not known.game.has_secrets(known.options):
        return 1
    state, hand = State.read(known.rows, known.row), known.box.hand
    hidden = [0] * known.players
    for place, kind in enumerate(state.kinds):
        if kind == WOLF and not state.under[state.seats[place] - 1][place]:
            hidden[state.seats[place] - 1] += 1
    return prod(_selections(wolves, hand[WOLF_MERCHANT], hand[WOLF_FARMER]) for wolves in hidden)


def _selections(wolves: int, merchants: int, farmers: int) -> int:
    fewest, most = max(0, wolves - farmers), min(merchants, wolves)
    return sum(comb(wolves, chosen) for chosen in range(fewest, most + 1))


def standing(known: Known) -> Standing | None:
    """Score the board as it lies; None if that would take too long."""
    if assignment_count(known) > MOST_ASSIGNMENTS:
        return None
    state = State.read(known.rows, known.row)
    found = Forecast.read(_foresee(known, []), 0)
    hills = list(enumerate(TILES))
    seats = range(known.players)
    return Standing(
        influence={
            hill: tuple((found.low[n][seat], found.high[n][seat]) for seat in seats)
            for n, hill in hills
        },
        leaders={hill: tuple(s for s in seats if found.always[n] >> s & 1) for n, hill in hills},
        contenders={hill: tuple(s for s in seats if found.ever[n] >> s & 1) for n, hill in hills},
        earns={
            name: (found.earns_low[place], found.earns_high[place])
            for place, name in enumerate(PLACES)
            if state.kinds[place] not in (EMPTY, SOLDIER)
        },
        prey=tuple(
            _prey(state, found, place)
            for place in range(PLACE_COUNT)
            if state.kinds[place] == SOLDIER
        ),
        points=tuple((found.points_low[seat], found.points_high[seat]) for seat in seats),
    )


def outlooks(known: Known, placements: Iterable[str]) -> dict[str, Outlook]:
    """Tell what would come of placements of the seat to play, given as `merchant C4`.

    Their star may be there or not: a wolf that one knows counts as what it is. Nothing is told if
    that would take too long.
    """
    wanted = {text: _parsed(text) for text in placements}
    distinct = list(dict.fromkeys(wanted.values()))
    if assignment_count(known) * (1 + len(distinct)) > MOST_SCORINGS:
        return {}
    rows = _foresee(known, distinct)
    before, state = Forecast.read(rows, 0), State.read(known.rows, known.row)
    told = {
        placed: _outlook(known, state, before, Forecast.read(rows, row), *placed)
        for row, placed in enumerate(distinct, 1)
    }
    return {text: told[placed] for text, placed in wanted.items()}


def _parsed(text: str) -> tuple[int, int]:
    verb, _, place = text.partition(" ")
    return KINDS.index(verb.removesuffix("*")) + 1, PLACES.index(place)


def _outlook(
    known: Known, state: State, before: Forecast, after: Forecast, kind: int, place: int
) -> Outlook:
    own = known.to_play
    assert own is not None
    seats = [own, *(seat for seat in range(known.players) if seat != own)]
    hills = [place // AROUND, *(n for n in range(TILE_COUNT) if n != place // AROUND)]
    shifts = (
        Shift(
            TILES[hill],
            seat,
            (before.low[hill][seat], before.high[hill][seat]),
            (after.low[hill][seat], after.high[hill][seat]),
        )
        for hill in hills
        for seat in seats
    )
    points = (
        (
            seat,
            (before.points_low[seat], before.points_high[seat]),
            (after.points_low[seat], after.points_high[seat]),
        )
        for seat in seats
    )
    state.seats[place], state.kinds[place] = own + 1, kind
    soldiers = sorted(
        other
        for other in (place, *state.touching[place])
        if other != NOWHERE and state.kinds[other] == SOLDIER
    )
    prey = tuple(_prey(state, after, soldier) for soldier in soldiers)
    gives = _gives(state, after, place)
    reasons = tuple(_reasons(state, gives, kind, place))
    state.seats[place], state.kinds[place] = 0, EMPTY
    return Outlook(
        reasons=reasons,
        low=after.earns_low[place],
        high=after.earns_high[place],
        gives=tuple((PLACES[other], low, high) for other, low, high in gives),
        shifts=tuple(shift for shift in shifts if shift.before != shift.after),
        others=tuple(
            Gain(name, state.seats[n] - 1, after.gains_low[n], after.gains_high[n])
            for n, name in enumerate(PLACES)
            if n != place and (after.gains_low[n], after.gains_high[n]) != (0, 0)
        ),
        prey=prey,
        points=tuple(one for one in points if one[1] != one[2]),
    )


def _gives(state: State, found: Forecast, place: int) -> list[tuple[int, int, int]]:
    """List what counts for a token: place, the least and the most."""
    beside = [*state.touching[place], place]
    given = zip(beside, found.gives_low, found.gives_high, strict=True)
    return sorted((other, low, high) for other, low, high in given if high > 0)


def _reasons(
    state: State, gives: list[tuple[int, int, int]], kind: int, place: int
) -> Iterable[Reason]:
    """Name what counts: for a farmer his spring, springs and fields, for a merchant each token."""
    if kind == MERCHANT:
        for other, low, high in gives:
            seen = state.kinds[other]
            known = state.under[state.seats[other] - 1][other] if seen == WOLF else seen
            yield Reason(KINDS[(known or seen) - 1], (PLACES[other],), low, high)
        return
    own = [one for one in gives if one[0] == place]
    springs = [one for one in gives if one[0] != place and state.springs[one[0]]]
    dry = [one for one in gives if one[0] != place and not state.springs[one[0]]]
    fields = [one for one in dry if state.kinds[one[0]] == EMPTY]
    left = [one for one in dry if state.kinds[one[0]] != EMPTY]
    parts = {"own-spring": own, "springs": springs, "fields": fields, "left": left}
    for what, counted in parts.items():
        if counted:
            places = tuple(PLACES[one[0]] for one in counted)
            low, high = sum(one[1] for one in counted), sum(one[2] for one in counted)
            yield Reason(what, places, low, high)


def _prey(state: State, found: Forecast, soldier: int) -> Prey:
    times = sorted(
        (other, found.takes[soldier][order])
        for order, other in enumerate(state.touching[soldier])
        if other != NOWHERE
    )
    return Prey(
        soldier=PLACES[soldier],
        seat=state.seats[soldier] - 1,
        sure=tuple(PLACES[other] for other, often in times if often == found.assignments),
        perhaps=tuple(PLACES[other] for other, often in times if 0 < often < found.assignments),
        withdraws=found.withdraws[soldier] == found.assignments,
    )


# --- the enumeration ------------------------------------------------------------------------------


class Hidden(Struct):
    """The wolves of which nobody says what they are, and what they have been assigned."""

    count: Int8
    places: Int8Array = shape(PLACE_COUNT)
    merchants: Int8Array = shape(SEATS)
    farmers: Int8Array = shape(SEATS)


class Outcome(Struct):
    """How one board is scored."""

    influence: Int8Grid = shape(TILE_COUNT, SEATS)
    earns: Int8Array = shape(PLACE_COUNT)
    """The influence of each token, when its hill is scored."""
    gives: Int8Array = shape(MOST_TOUCHING + 1)
    """What the placed token gets from each place that touches; NOTHING if it has left by then."""


class Forecast(Struct):
    """How a board can be scored: the least and the most over all assignments, or how often."""

    assignments: Int32
    low: Int8Grid = shape(TILE_COUNT, SEATS)
    high: Int8Grid = shape(TILE_COUNT, SEATS)
    earns_low: Int8Array = shape(PLACE_COUNT)
    earns_high: Int8Array = shape(PLACE_COUNT)
    gains_low: Int8Array = shape(PLACE_COUNT)
    """What each token earns more than without the placement."""
    gains_high: Int8Array = shape(PLACE_COUNT)
    gives_low: Int8Array = shape(MOST_TOUCHING + 1)
    gives_high: Int8Array = shape(MOST_TOUCHING + 1)
    points_low: Int16Array = shape(SEATS)
    points_high: Int16Array = shape(SEATS)
    takes: Int16Grid = shape(PLACE_COUNT, MOST_TOUCHING)
    """In how many assignments a soldier captures from each place that touches."""
    withdraws: Int16Array = shape(PLACE_COUNT)
    """In how many a soldier withdraws."""
    always: Int8Array = shape(TILE_COUNT)
    """The seats with the highest influence in all assignments, as bits."""
    ever: Int8Array = shape(TILE_COUNT)
    """Those that have it in any."""


def _foresee(known: Known, placed: list[tuple[int, int]]) -> Rows:
    """Forecast the board as it lies, and after each placement of the seat to play: kind, place."""
    states, hidden, outcomes = State.rows(1), Hidden.rows(1), Outcome.rows(2)
    results = Forecast.rows(1 + len(placed))
    kinds, places = numbers(len(placed)), numbers(len(placed))
    for order, (kind, place) in enumerate(placed):
        kinds[order], places[order] = kind, place
    copy_row(states, 0, known.rows, known.row)
    with paused_collector():
        foresee(known.boxes, states, hidden, outcomes, kinds, places, results)
    return results


@kernel
def foresee(
    boxes: Rows,
    states: Rows,
    hiddens: Rows,
    outcomes: Rows,
    kinds: Rows,
    places: Rows,
    results: Rows,
) -> None:
    """Score the board, and each placement on it, under every assignment that fits."""
    box, state, hidden = boxes[0], states[0], hiddens[0]
    without, after = outcomes[0], outcomes[1]
    find_hidden(state, hidden)
    assign(box, state, hidden, 0)
    going = True
    while going:
        look_on(box, state, NOWHERE, without, results[0])
        gather(state, without, without, results[0])
        for order in range(len(places)):
            place = places[order]
            state.seats[place], state.kinds[place] = state.active + 1, kinds[order]
            look_on(box, state, place, after, results[1 + order])
            gather(state, without, after, results[1 + order])
            state.seats[place], state.kinds[place] = 0, EMPTY
        going = assign_otherwise(box, state, hidden)


@kernel
def find_hidden(state: State, hidden: Hidden) -> None:
    """List the wolves of which it is not known what they are."""
    for place in range(PLACE_COUNT):
        if state.kinds[place] == WOLF and state.under[state.seats[place] - 1][place] == EMPTY:
            hidden.places[hidden.count] = place
            hidden.count += 1


@kernel
def assign(box: Box, state: State, hidden: Hidden, first: int) -> None:
    """Make merchants of the hidden wolves from the first one on, and farmers when none is left.

    No seat has more wolves on the board than it began with, so this always fits.
    """
    for order in range(first, hidden.count):
        place = hidden.places[order]
        seat = state.seats[place] - 1
        if hidden.merchants[seat] < box.hand[WOLF_MERCHANT]:
            state.under[seat][place] = MERCHANT
            hidden.merchants[seat] += 1
        else:
            state.under[seat][place] = FARMER
            hidden.farmers[seat] += 1


@kernel
def assign_otherwise(box: Box, state: State, hidden: Hidden) -> bool:
    """Go on to the next assignment that fits; answers whether there is one."""
    for back in range(hidden.count):
        order = hidden.count - 1 - back
        place = hidden.places[order]
        seat = state.seats[place] - 1
        if state.under[seat][place] == FARMER:
            hidden.farmers[seat] -= 1
            continue
        hidden.merchants[seat] -= 1
        if hidden.farmers[seat] < box.hand[WOLF_FARMER]:
            state.under[seat][place] = FARMER
            hidden.farmers[seat] += 1
            assign(box, state, hidden, order + 1)
            return True
    return False


@kernel
def look_on(box: Box, state: State, placed: int, outcome: Outcome, result: Forecast) -> None:
    """Score a board hill by hill, and write down what comes of it (PA-5.2)."""
    rules.turn_up(state)
    for hill in range(TILE_COUNT):
        count_prey(state, hill, result)
        rules.settle_soldiers(box, state, hill)
        rules.settle_control(box, state, hill)
        for seat in range(SEATS):
            outcome.influence[hill][seat] = state.influence[seat]
        for place in range(AROUND * hill, AROUND * hill + AROUND):
            outcome.earns[place] = rules.influence_of(state, place)
            if place == placed:
                note_gives(state, place, outcome)


@kernel
def count_prey(state: State, hill: int, result: Forecast) -> None:
    """Count what the soldiers of a hill are about to do (PA-5.3)."""
    for place in range(AROUND * hill, AROUND * hill + AROUND):
        if state.standing[place] == SOLDIER:
            kind = rules.prey(state, place)
            if kind == EMPTY:
                result.withdraws[place] += 1
                continue
            for order in range(MOST_TOUCHING):
                other = state.touching[place][order]
                if other != NOWHERE and state.standing[other] == kind:
                    result.takes[place][order] += 1


@kernel
def note_gives(state: State, place: int, outcome: Outcome) -> None:
    """Write down what each place gives to the token placed (PA-6.3, PA-6.4)."""
    kind = state.standing[place]
    for order in range(MOST_TOUCHING + 1):
        outcome.gives[order] = NOTHING if kind == EMPTY else 0
    if kind in (EMPTY, SOLDIER):
        return
    for order in range(MOST_TOUCHING):
        other = state.touching[place][order]
        if other == NOWHERE:
            break
        if kind == MERCHANT:
            outcome.gives[order] = DOTS[state.standing[other]]
        elif state.springs[other] or state.standing[other] == EMPTY:
            outcome.gives[order] = TERRAIN_WORTH
    if kind == FARMER:
        outcome.gives[OWN_SPRING] = TERRAIN_WORTH * state.springs[place]


@kernel
def gather(state: State, without: Outcome, outcome: Outcome, result: Forecast) -> None:
    """Widen a forecast by one outcome."""
    first = result.assignments == 0
    result.assignments += 1
    for hill in range(TILE_COUNT):
        for seat in range(SEATS):
            found = outcome.influence[hill][seat]
            if first or found < result.low[hill][seat]:
                result.low[hill][seat] = found
            if first or found > result.high[hill][seat]:
                result.high[hill][seat] = found
        result.always[hill] = state.leaders[hill] & (-1 if first else result.always[hill])
        result.ever[hill] |= state.leaders[hill]
    for place in range(PLACE_COUNT):
        earned = outcome.earns[place]
        gained = earned - without.earns[place]
        if first or earned < result.earns_low[place]:
            result.earns_low[place] = earned
        if first or earned > result.earns_high[place]:
            result.earns_high[place] = earned
        if first or gained < result.gains_low[place]:
            result.gains_low[place] = gained
        if first or gained > result.gains_high[place]:
            result.gains_high[place] = gained
    for seat in range(SEATS):
        points = state.points[seat]
        if first or points < result.points_low[seat]:
            result.points_low[seat] = points
        if first or points > result.points_high[seat]:
            result.points_high[seat] = points
    gather_gives(outcome, result, first)


@kernel
def gather_gives(outcome: Outcome, result: Forecast, first: bool) -> None:  # noqa: FBT001
    """Widen what gives to the token placed, by the outcomes in which it has not left."""
    for order in range(MOST_TOUCHING + 1):
        given = outcome.gives[order]
        if first:
            result.gives_low[order] = given
            result.gives_high[order] = given
        elif given != NOTHING:
            if given < result.gives_low[order] or result.gives_low[order] == NOTHING:
                result.gives_low[order] = given
            result.gives_high[order] = max(result.gives_high[order], given)
