"""The rules of Aquädukt in the order of the document, as kernels over a box and a state."""

from __future__ import annotations

from typing import Any, Final

from frontinus.core.actions import first_of, pack, second_of, verb_of
from frontinus.core.game import CHANCE, LEGAL, OVER
from frontinus.core.kernel import kernel
from frontinus.games.aquaedukt import actions as verb
from frontinus.games.aquaedukt.actions import (
    AT_BOTH_ENDS,
    AT_NEITHER_END,
    GAME_OVER,
    INSIDE_A_LINE,
    NEAR_A_HILL,
    NEAR_A_SPRING,
    NO_EDGE,
    NO_POINT,
    NO_SPACE_FOR_HILL,
    NO_SPACE_FOR_HOUSE,
    NO_SPRING_LEFT,
    NO_STICK_LEFT,
    NO_TILE,
    NOT_IDLE,
    NOT_IN_AREA,
    NOT_IN_STOCK,
    NOT_THE_LOWEST,
    NOT_THIS_PHASE,
    NOT_TO_DOUBLE,
    ON_A_HILL,
    OTHER_HILL,
    POINT_NOT_FREE,
    TWO_LINES,
    TWO_STICKS,
    USED_UP,
)
from frontinus.games.aquaedukt.board import NO_AREA, NOTHING, Box
from frontinus.games.aquaedukt.box import (
    BACK_COUNTS,
    BACKS,
    COUNTED_ROLLS,
    DIE,
    DOUBLE,
    EDGES,
    ENDS,
    FOUL,
    HILL_GAP,
    IDLE_ROUNDS,
    MINERAL,
    MINERAL_BONUS,
    MOST_SPACES,
    POINTS,
    ROUND,
    SEVERAL,
    SINGLE,
    SPACES,
    SPRING_GAP,
    SPRINGS,
    STICKS,
    VALUES,
)
from frontinus.games.aquaedukt.state import (
    AGAIN,
    DRY,
    FINISHED_GAME,
    FIRST_BACK,
    FIRST_HOUSE,
    FREE,
    FULL_SPRING,
    HILL,
    HOUSE,
    INSIDE,
    PLACING,
    REVEALING,
    SPRING,
    STICK,
    THROW,
    TURN,
    State,
)
from frontinus.games.aquaedukt.water import is_supplied, supply

SPACE_COUNT: Final = len(SPACES)
POINT_COUNT: Final = len(POINTS)
EDGE_COUNT: Final = len(EDGES)
VALUE_COUNT: Final = len(VALUES)
BACK_KINDS: Final = len(BACKS)
FACES: Final = len(DIE)


# AQ-1 Components


@kernel
def steps_between(box: Box, point: int, other: int) -> int:
    """Count the steps along grid lines from one cross-point to another (AQ-1.2)."""
    return abs(box.x[point] - box.x[other]) + abs(box.y[point] - box.y[other])


@kernel
def spaces_between(box: Box, space: int, other: int) -> int:
    """Give the distance of two spaces (AQ-1.4)."""
    return abs(box.column[space] - box.column[other]) + abs(box.row[space] - box.row[other])


@kernel
def is_house(lying: int) -> bool:
    """Tell whether what lies on a space is a house tile."""
    return FIRST_HOUSE <= lying < HILL


@kernel
def owner_of(house: int) -> int:
    """Give the seat of a house tile."""
    return (house - FIRST_HOUSE) // VALUE_COUNT


@kernel
def value_of(house: int) -> int:
    """Give the number of a house tile's value, 0 for one house."""
    return (house - FIRST_HOUSE) % VALUE_COUNT


# AQ-2 Set-up


@kernel
def set_up(box: Box, state: State) -> None:
    """Deal the tiles before the first hill is placed (AQ-2.2); the state is all zeros."""
    for seat in range(box.players):
        for value in range(VALUE_COUNT):
            state.stock[seat][value] = box.stock[value]
    for kind in range(BACK_KINDS):
        state.backs[kind] = BACK_COUNTS[kind]
    state.springs_left = SPRINGS
    state.sticks_left = STICKS
    for point in range(POINT_COUNT):
        look_at_point(box, state, point)
    state.step = PLACING


@kernel
def place_hill(box: Box, state: State, space: int) -> None:
    """Put a hill on a space; after the last seat 0 begins (AQ-2.4, AQ-2.6, AQ-11.4)."""
    state.spaces[space] = HILL
    state.hills[state.hills_placed] = space
    state.hills_placed += 1
    if box.players_place_hills:
        state.active = (state.active + 1) % box.players
    if state.hills_placed == box.hills:
        state.step = TURN


@kernel
def ruling_on_hill(box: Box, state: State, space: int) -> int:
    """Tell whether a hill may lie on a space (AQ-2.4, AQ-10.2)."""
    if box.area[space] == NO_AREA:
        return NO_SPACE_FOR_HILL
    if state.spaces[space] != FREE:
        return ON_A_HILL
    if box.hill_backs:
        for place in range(state.hills_placed):
            if spaces_between(box, space, state.hills[place]) < HILL_GAP:
                return NEAR_A_HILL
    return LEGAL


# AQ-3 The turn


@kernel
def to_play(box: Box, state: State) -> int:
    """Tell who acts (AQ-12.2)."""
    if state.step == FINISHED_GAME:
        return OVER
    if state.step == THROW or state.step == REVEALING:
        return CHANCE
    if state.step == PLACING and not box.players_place_hills:
        return CHANCE
    return state.active


@kernel
def may_build(state: State) -> bool:
    """Tell whether the active seat has a tile left (AQ-3.2)."""
    return lowest_value(state) < VALUE_COUNT


@kernel
def may_open(state: State) -> bool:
    """Tell whether a spring can be opened (AQ-3.2)."""
    return state.springs_left > 0 and state.spring_places > 0


@kernel
def may_lay(state: State) -> bool:
    """Tell whether a stick can be laid (AQ-3.2)."""
    return state.sticks_left > 0 and state.stick_places > 0


@kernel
def end_turn(box: Box, state: State) -> None:
    """Hand the turn on, or end the round after the last seat (AQ-3.5, AQ-9.1)."""
    state.area = NO_AREA
    state.counted = 0
    state.step = TURN
    state.active += 1
    if state.active == box.players:
        state.active = 0
        end_round(box, state)


# AQ-4 Building houses


@kernel
def has_free_space(box: Box, state: State, area: int) -> bool:
    """Tell whether an area is not full (AQ-5.1)."""
    for place in range(MOST_SPACES):
        space = box.spaces_of[area][place]
        if space != NOTHING and state.spaces[space] == FREE:
            return True
    return False


@kernel
def throw(box: Box, state: State, area: int) -> None:
    """Count a roll that hits an area with a free space; others are repeated (AQ-4.2, AQ-4.3)."""
    if has_free_space(box, state, area):
        state.counted += 1
        state.area = area
        state.step = HOUSE


@kernel
def lowest_value(state: State) -> int:
    """Find the lowest value in stock of the active seat, VALUE_COUNT for an empty stock."""
    value = 0
    while value < VALUE_COUNT and state.stock[state.active][value] == 0:
        value += 1
    return value


@kernel
def ruling_on_house(box: Box, state: State, value: int, space: int) -> int:
    """Tell whether a tile may be placed on a space (AQ-4.5 to AQ-4.7)."""
    if box.area[space] == NO_AREA:
        return NO_SPACE_FOR_HOUSE
    if box.area[space] != state.area or state.spaces[space] != FREE:
        return NOT_IN_AREA
    if state.stock[state.active][value] == 0:
        return NOT_IN_STOCK
    if is_supplied(state, space) and value > lowest_value(state):
        return NOT_THE_LOWEST
    return LEGAL


@kernel
def build(box: Box, state: State, value: int, space: int) -> None:
    """Place a tile, look at once whether the area is full, then perhaps roll again (AQ-4.9)."""
    state.spaces[space] = FIRST_HOUSE + state.active * VALUE_COUNT + value
    state.stock[state.active][value] -= 1
    state.placed = 1
    if not has_free_space(box, state, state.area):
        clear(box, state, state.area)
    state.area = NO_AREA
    state.step = AGAIN
    if state.counted == COUNTED_ROLLS or not may_build(state):
        end_turn(box, state)


# AQ-5 Full areas


@kernel
def clear(box: Box, state: State, area: int) -> None:
    """Remove the tiles of an area that are not supplied (AQ-5.3)."""
    for place in range(MOST_SPACES):
        space = box.spaces_of[area][place]
        if space != NOTHING and is_house(state.spaces[space]) and not is_supplied(state, space):
            state.spaces[space] = FREE


# AQ-6 Springs


@kernel
def ruling_on_spring(box: Box, state: State, point: int) -> int:
    """Tell whether a cross-point allows a spring (AQ-6.2, AQ-6.3)."""
    if not box.is_point[point]:
        return NO_POINT
    if state.points[point] != DRY:
        return POINT_NOT_FREE
    for place in range(SPRINGS - state.springs_left):
        if steps_between(box, point, state.springs[place]) < SPRING_GAP:
            return NEAR_A_SPRING
    return LEGAL


@kernel
def open_spring(box: Box, state: State, point: int) -> None:
    """Put a spring on a cross-point (AQ-6.1)."""
    state.points[point] = SPRING
    state.springs[SPRINGS - state.springs_left] = point
    state.springs_left -= 1
    state.placed = 1
    for other in range(POINT_COUNT):
        if state.allows_spring[other]:
            look_at_point(box, state, other)
    look_at_edges(box, state, point)


@kernel
def look_at_point(box: Box, state: State, point: int) -> None:
    """Enter into the state whether a cross-point allows a spring now."""
    allows = 1 if ruling_on_spring(box, state, point) == LEGAL else 0
    state.spring_places += allows - state.allows_spring[point]
    state.allows_spring[point] = allows


# AQ-7 Canals and double canals


@kernel
def ruling_on_canal(box: Box, state: State, edge: int) -> int:
    """Tell whether an edge allows a stick, as long as there are any (AQ-7.4, AQ-7.8)."""
    if not box.is_edge[edge]:
        return NO_EDGE
    if state.sticks[edge] == DOUBLE:
        return TWO_STICKS
    if state.sticks[edge] == SINGLE:
        return LEGAL if may_double(box, state, edge) else NOT_TO_DOUBLE
    one, other = state.points[box.ends[edge][0]], state.points[box.ends[edge][1]]
    if one == DRY and other == DRY:
        return AT_NEITHER_END
    if one != DRY and other != DRY:
        return AT_BOTH_ENDS
    end = max(one, other)
    if end == FULL_SPRING:
        return TWO_LINES
    return INSIDE_A_LINE if end == INSIDE else LEGAL


@kernel
def may_double(box: Box, state: State, edge: int) -> bool:
    """Tell whether a single canal is the first of its line or follows a double one (AQ-7.8).

    No canal after a single one is double (AQ-7.11), so that a double one at either end is the one
    before.
    """
    for end in range(ENDS):
        point = box.ends[edge][end]
        if state.points[point] >= SPRING:
            return True
        for place in range(ROUND):
            meeting = box.edges_at[point][place]
            if meeting != NOTHING and state.sticks[meeting] == DOUBLE:
                return True
    return False


@kernel
def lay(box: Box, state: State, edge: int) -> None:
    """Lay a stick on an edge (AQ-7.1)."""
    state.sticks[edge] += 1
    state.sticks_left -= 1
    state.placed = 1
    supply(box, state, edge)
    for end in range(ENDS):
        point = box.ends[edge][end]
        if state.sticks[edge] == SINGLE:
            state.points[point] += 1
            look_at_point(box, state, point)
    for end in range(ENDS):
        look_at_edges(box, state, box.ends[edge][end])


@kernel
def look_at_edges(box: Box, state: State, point: int) -> None:
    """Enter into the state which edges at a cross-point allow a stick now."""
    for place in range(ROUND):
        edge = box.edges_at[point][place]
        if edge != NOTHING:
            allows = 1 if ruling_on_canal(box, state, edge) == LEGAL else 0
            state.stick_places += allows - state.allows_stick[edge]
            state.allows_stick[edge] = allows


@kernel
def look_everywhere(box: Box, state: State) -> None:
    """Enter into the state all places that allow a spring or a stick now."""
    for point in range(POINT_COUNT):
        look_at_point(box, state, point)
        look_at_edges(box, state, point)


# AQ-9 End of the game and scoring


@kernel
def end_round(box: Box, state: State) -> None:
    """Count idle rounds and tell whether the game ends with this round (AQ-9.2 to AQ-9.4)."""
    state.idle = 0 if state.placed else state.idle + 1
    if state.sticks_left == 0 or not state.acted or state.idle == IDLE_ROUNDS:
        state.step = REVEALING if box.hill_backs else FINISHED_GAME
    state.placed = 0
    state.acted = 0


@kernel
def add_points(box: Box, state: State, points: Any, supplied: Any) -> None:
    """Add up points and supplied tiles by seat, as things stand now (AQ-9.7, AQ-9.8)."""
    for seat in range(box.players):
        points[seat] = 0
        supplied[seat] = 0
    for space in range(SPACE_COUNT):
        house = state.spaces[space]
        if is_house(house) and is_supplied(state, space):
            points[owner_of(house)] += worth(box, state, space)
            supplied[owner_of(house)] += 1


@kernel
def score(box: Box, state: State, scores: Any, winners: Any) -> None:
    """Write the final points by seat, and 1 for each winner (AQ-9.7, AQ-9.8)."""
    add_points(box, state, scores, winners)
    best, most = 0, 0
    for seat in range(box.players):
        if scores[seat] > best:
            best, most = scores[seat], winners[seat]
        elif scores[seat] == best:
            most = max(most, winners[seat])
    for seat in range(box.players):
        winners[seat] = 1 if scores[seat] == best and winners[seat] == most else 0


# AQ-10 Variant: hill backs


@kernel
def reveal(box: Box, state: State, kind: int) -> None:
    """Turn over the next hill (AQ-10.4)."""
    state.backs[kind] -= 1
    state.spaces[state.hills[state.backs_revealed]] = FIRST_BACK + kind
    state.backs_revealed += 1
    if state.backs_revealed == box.hills:
        state.step = FINISHED_GAME


@kernel
def worth(box: Box, state: State, space: int) -> int:
    """Give the points for the house tile on a supplied space (AQ-9.7, AQ-10.5).

    Only a hill whose back has been revealed matters, and no tile is adjacent to two (AQ-10.2).
    """
    points = value_of(state.spaces[space]) + 1
    for place in range(ROUND):
        other = box.adjacent[space][place]
        if other == NOTHING:
            continue
        if state.spaces[other] == FIRST_BACK + MINERAL and state.water[space] >= SEVERAL:
            points += MINERAL_BONUS
        if state.spaces[other] == FIRST_BACK + FOUL and state.water[space] < SEVERAL:
            points = 0
    return points


# AQ-12 What may be done, and why something may not


@kernel
def list_actions(box: Box, state: State, actions: Any) -> int:
    """List all legal actions, ascending; answers how many."""
    if state.step == TURN:
        return list_choices(state, actions)
    if state.step == STICK:
        count = list_canals(state, actions, 0)
        actions[count] = pack(verb.STOP, 0, 0, 0)
        return count + 1
    if state.step == THROW:
        for face in range(FACES):
            actions[face] = pack(verb.THROWN, face, 0, 0)
        return FACES
    if state.step == HOUSE:
        return list_houses(box, state, actions)
    if state.step == AGAIN:
        actions[0] = pack(verb.ROLL, 0, 0, 0)
        actions[1] = pack(verb.STOP, 0, 0, 0)
        return 1 + 1
    if state.step == PLACING:
        return list_hills(box, state, actions)
    if state.step == REVEALING:
        return list_backs(state, actions)
    return 0


@kernel
def list_choices(state: State, actions: Any) -> int:
    """List what a turn may begin with (AQ-3.1 to AQ-3.4)."""
    count = list_canals(state, actions, 0)
    if count == 0 and not may_build(state) and not may_open(state):
        actions[count] = pack(verb.PASS, 0, 0, 0)
        count += 1
    if may_build(state):
        actions[count] = pack(verb.ROLL, 0, 0, 0)
        count += 1
    if may_open(state):
        for point in range(POINT_COUNT):
            actions[count] = pack(verb.SPRING, point, 0, 0)
            count += state.allows_spring[point]
    return count


@kernel
def list_canals(state: State, actions: Any, count: int) -> int:
    """List the edges that allow a stick, behind `count` other actions (AQ-7.2)."""
    if may_lay(state):
        for edge in range(EDGE_COUNT):
            # written in any case, and kept by counting it: a branch would often be guessed wrong
            actions[count] = pack(verb.CANAL, edge, 0, 0)
            count += state.allows_stick[edge]
    return count


@kernel
def list_houses(box: Box, state: State, actions: Any) -> int:
    """List the placements in the area rolled, and `stop` (AQ-4.4)."""
    count = 0
    for value in range(VALUE_COUNT):
        for place in range(MOST_SPACES):
            space = box.spaces_of[state.area][place]
            if space != NOTHING and ruling_on_house(box, state, value, space) == LEGAL:
                actions[count] = pack(verb.HOUSE, value, space, 0)
                count += 1
    actions[count] = pack(verb.STOP, 0, 0, 0)
    return count + 1


@kernel
def list_hills(box: Box, state: State, actions: Any) -> int:
    """List the spaces for the next hill (AQ-2.4)."""
    count = 0
    for space in range(SPACE_COUNT):
        if ruling_on_hill(box, state, space) == LEGAL:
            actions[count] = pack(verb.HILL, space, 0, 0)
            count += 1
    return count


@kernel
def list_backs(state: State, actions: Any) -> int:
    """List what may be on the back of the next hill (AQ-10.4)."""
    count = 0
    for kind in range(BACK_KINDS):
        if state.backs[kind] > 0:
            actions[count] = pack(verb.BACK, state.hills[state.backs_revealed], kind, 0)
            count += 1
    return count


@kernel
def weigh(box: Box, state: State, action: int) -> int:  # noqa: ARG001  (as all games' rules)
    """Weigh an outcome: backs by how many are left, all else alike (AQ-2.4, AQ-4.1, AQ-10.4)."""
    return state.backs[second_of(action)] if verb_of(action) == verb.BACK else 1


@kernel
def belongs_to(step: int, chosen: int) -> bool:
    """Tell whether a verb is one of a phase (AQ-12.2)."""
    if step == PLACING:
        return chosen == verb.HILL
    if step == TURN:
        if chosen == verb.ROLL or chosen == verb.SPRING:
            return True
        return chosen == verb.CANAL or chosen == verb.PASS
    if step == THROW:
        return chosen == verb.THROWN
    if step == HOUSE:
        return chosen == verb.HOUSE or chosen == verb.STOP
    if step == AGAIN:
        return chosen == verb.ROLL or chosen == verb.STOP
    if step == STICK:
        return chosen == verb.CANAL or chosen == verb.STOP
    return chosen == verb.BACK


@kernel
def ruling(box: Box, state: State, action: int) -> int:
    """Walk the table of refusals: answers the first fault that applies, or LEGAL (AQ-12.4)."""
    chosen = verb_of(action)
    first, second = first_of(action), second_of(action)
    if state.step == FINISHED_GAME:
        return GAME_OVER
    if not belongs_to(state.step, chosen):
        return NOT_THIS_PHASE
    if chosen == verb.HILL:
        return ruling_on_hill(box, state, first)
    if chosen == verb.ROLL:
        return LEGAL if may_build(state) else NO_TILE
    if chosen == verb.HOUSE:
        return ruling_on_house(box, state, first, second)
    if chosen == verb.SPRING:
        if box.is_point[first] and state.springs_left == 0:
            return NO_SPRING_LEFT
        return ruling_on_spring(box, state, first)
    if chosen == verb.CANAL:
        if box.is_edge[first] and state.sticks_left == 0:
            return NO_STICK_LEFT
        return ruling_on_canal(box, state, first)
    if chosen == verb.PASS:
        return NOT_IDLE if may_build(state) or may_open(state) or may_lay(state) else LEGAL
    if chosen == verb.BACK:
        if first != state.hills[state.backs_revealed]:
            return OTHER_HILL
        return LEGAL if state.backs[second] > 0 else USED_UP
    return LEGAL


@kernel
def apply(box: Box, state: State, action: int) -> None:
    """Do a legal action, and go on to the next choice."""
    chosen = verb_of(action)
    first, second = first_of(action), second_of(action)
    if chosen == verb.HILL:
        place_hill(box, state, first)
        return
    if chosen == verb.BACK:
        reveal(box, state, second)
        return
    if chosen == verb.THROWN:
        throw(box, state, DIE[first])
        return
    if chosen != verb.PASS:
        state.acted = 1
    if chosen == verb.ROLL:
        state.step = THROW
    elif chosen == verb.HOUSE:
        build(box, state, first, second)
    elif chosen == verb.SPRING:
        open_spring(box, state, first)
        go_on_laying(box, state, box.spring_and_canal)
    elif chosen == verb.CANAL:
        lay(box, state, first)
        go_on_laying(box, state, state.step == TURN)
    else:
        end_turn(box, state)


@kernel
def go_on_laying(box: Box, state: State, another: int) -> None:
    """Offer another stick where the turn may have one and one can be laid (AQ-7.2, AQ-11.3)."""
    if another and may_lay(state):
        state.step = STICK
    else:
        end_turn(box, state)
