"""The rules of Palatinus in the order of the document, as kernels over a box and a state."""

from __future__ import annotations

from typing import Any, Final

from frontinus.core.actions import first_of, pack, second_of, third_of, verb_of
from frontinus.core.game import CHANCE, LEGAL, OVER as GAME_IS_OVER
from frontinus.core.kernel import kernel
from frontinus.core.randomness import draw
from frontinus.core.struct import Rows
from frontinus.games.palatinus import actions as verb
from frontinus.games.palatinus.actions import (
    DRAWN_BEFORE,
    GAME_OVER,
    NO_SORT,
    NOT_A_PLACEMENT,
    NOT_AN_ARRANGEMENT,
    NOT_DUE_IN_SET_UP,
    NOT_IN_HAND,
    PLACE_OCCUPIED,
    PLACING,
    SLOT_NOT_OPEN,
    SOLDIER_DUE,
    SOLDIER_TOO_LATE,
    SORT_OF,
)
from frontinus.games.palatinus.board import Box
from frontinus.games.palatinus.box import (
    AROUND,
    DIGIT_COUNT,
    DOTS,
    EMPTY,
    FARMER,
    KIND_OF,
    MERCHANT,
    MOST_TOUCHING,
    OPEN_SOLDIER,
    OUTER_TILES,
    PAIR,
    PLACE_COUNT,
    ROTATIONS,
    SEATS,
    SHOWN_AS,
    SITES,
    SLOT_COUNT,
    SOLDIER,
    SORT_COUNT,
    TERRAIN_WORTH,
    TIE_DISC,
    TILE_COUNT,
    WOLF,
    WOLF_FARMER,
    WOLF_MERCHANT,
)
from frontinus.games.palatinus.state import (
    DRAW,
    LAURELS,
    LAY,
    NOBODY,
    NOWHERE,
    OVER,
    PLACE,
    WITHDRAWN,
    State,
)

SITE_COUNT: Final = len(SITES)
ROTATION_COUNT: Final = len(ROTATIONS)


# PA-2 Set-up


@kernel
def set_up(box: Box, state: State) -> None:
    """Fill the hands before the first tile is drawn (PA-2.8); the state is all zeros."""
    for seat in range(box.players):
        for sort in range(SORT_COUNT):
            state.hands[seat][SHOWN_AS[sort]] += box.hand[sort]
        state.wolf_merchants[seat] = box.hand[WOLF_MERCHANT]
    state.step = DRAW


@kernel
def is_drawn(state: State, tile: int) -> bool:
    """Tell whether a tile was drawn before; at a draw every tile drawn lies (PA-2.2)."""
    for site in range(SITE_COUNT):
        if state.tiles[site] == tile + 1:
            return True
    return False


@kernel
def draw_tile(box: Box, state: State, tile: int) -> None:
    """Put the first tile in the centre, with Palatinus on it; hand out the others (PA-2.3)."""
    if state.tiles[0] == 0:
        put_tile(box, state, 0, tile, 0)
        state.laurels[tile] = box.palatinus
        return
    state.drawn = tile + 1
    state.active = state.laid % box.players
    state.step = LAY


@kernel
def is_open(box: Box, state: State, slot: int) -> bool:
    """Tell whether a tile may be laid in a slot (PA-2.5, PA-2.6)."""
    if state.laid == 0:
        return True
    if state.tiles[1 + slot] != 0:
        return False
    # a slot beside an occupied one is of the same hand
    return state.tiles[1 + box.after[slot]] != 0 or state.tiles[1 + box.before[slot]] != 0


@kernel
def lay_tile(box: Box, state: State, slot: int, rotation: int) -> None:
    """Lay the tile just drawn (PA-2.4)."""
    put_tile(box, state, 1 + slot, state.drawn - 1, rotation)
    state.drawn = 0
    state.laid += 1
    state.step = DRAW
    if state.laid == OUTER_TILES:
        join_places(box, state)
        state.step = LAURELS


@kernel
def put_tile(box: Box, state: State, site: int, tile: int, rotation: int) -> None:
    """Put a tile down and show its places (PA-1.4)."""
    state.tiles[site] = tile + 1
    state.rotations[tile] = rotation
    for direction in range(AROUND):
        state.springs[AROUND * tile + direction] = box.springs[tile][rotation][direction]


@kernel
def join_places(box: Box, state: State) -> None:
    """Write down which places touch, now that all tiles lie (PA-1.6)."""
    hand = 0 if state.tiles[1] != 0 else 1
    for spot in range(PLACE_COUNT):
        place = place_at(state, hand, spot)
        for order in range(MOST_TOUCHING):
            other = box.touching[hand][spot][order]
            state.touching[place][order] = (
                NOWHERE if other == NOWHERE else place_at(state, hand, other)
            )


@kernel
def place_at(state: State, hand: int, spot: int) -> int:
    """Find the place at a spot of a complete board (`Box.touching`)."""
    position = spot // AROUND
    site = 0 if position == 0 else AROUND * hand + position
    return AROUND * (state.tiles[site] - 1) + spot % AROUND


@kernel
def put_laurels(state: State, action: int) -> None:
    """Put the six laurels on the hills round the centre, in the order of the letters (PA-2.7)."""
    pairs = first_of(action), second_of(action), third_of(action)
    order = 0
    for tile in range(TILE_COUNT):
        if state.tiles[0] != tile + 1:
            digits = pairs[order // PAIR]
            digit = digits // DIGIT_COUNT if order % PAIR == 0 else digits % DIGIT_COUNT
            state.laurels[tile] = digit + 1
            order += 1
    state.active = 0
    state.step = PLACE


# PA-3 The turn and the soldier deadline


@kernel
def to_play(box: Box, state: State) -> int:  # noqa: ARG001  (all games have one signature)
    """Tell who acts: chance draws and puts laurels, seats lay and place (PA-2.1, PA-3.1)."""
    if state.step == OVER:
        return GAME_IS_OVER
    if state.step == DRAW or state.step == LAURELS:
        return CHANCE
    return state.active


@kernel
def in_hand(state: State, seat: int, sort: int) -> int:
    """Count the tokens of a sort in a hand (PA-3.2)."""
    if sort == WOLF_MERCHANT:
        return state.wolf_merchants[seat]
    if sort == WOLF_FARMER:
        return state.hands[seat][WOLF] - state.wolf_merchants[seat]
    return state.hands[seat][KIND_OF[sort]]


@kernel
def tokens_in_hand(state: State, seat: int) -> int:
    """Count the tokens in a hand: R of PA-3.5."""
    found = 0
    for kind in range(WOLF + 1):
        found += state.hands[seat][kind]
    return found


@kernel
def too_late_for_soldiers(box: Box, state: State, seat: int) -> bool:
    """Tell whether a seat may place no soldier any more (PA-3.5)."""
    return tokens_in_hand(state, seat) <= box.last_rounds


@kernel
def soldier_due(box: Box, state: State, seat: int) -> bool:
    """Tell whether a seat may place nothing but a soldier (PA-3.6)."""
    turns = max(0, tokens_in_hand(state, seat) - 1 - box.last_rounds)
    return state.hands[seat][SOLDIER] > turns


@kernel
def may_place(box: Box, state: State, seat: int, sort: int) -> bool:
    """Tell whether a seat may place a sort now, on some empty place."""
    if in_hand(state, seat, sort) == 0:
        return False
    if sort == OPEN_SOLDIER:
        return not too_late_for_soldiers(box, state, seat)
    return not soldier_due(box, state, seat)


@kernel
def place_token(box: Box, state: State, sort: int, place: int) -> None:
    """Place a token, wolves up (PA-3.4); after the last one everything is scored (PA-3.8)."""
    seat = state.active
    state.seats[place] = seat + 1
    state.kinds[place] = SHOWN_AS[sort]
    state.hands[seat][SHOWN_AS[sort]] -= 1
    if SHOWN_AS[sort] == WOLF:
        state.under[seat][place] = KIND_OF[sort]
        if sort == WOLF_MERCHANT:
            state.wolf_merchants[seat] -= 1
    state.active = (seat + 1) % box.players
    if tokens_in_hand(state, state.active) == 0:
        state.step = OVER
        settle(box, state)


# PA-4 Hidden information


@kernel
def determinize(boxes: Rows, states: Rows, seat: int, randoms: Rows) -> None:
    """Turn the wolves of the other seats into merchants and farmers.

    Every choice of the merchants among a seat's wolf-backed tokens, on the board and in hand, is
    equally likely (PA-4.4): they are gone through one by one.
    """
    box, state, random = boxes[0], states[0], randoms[0]
    for other in range(box.players):
        if other != seat:
            merchants = box.hand[WOLF_MERCHANT]
            tokens = merchants + box.hand[WOLF_FARMER]
            for place in range(PLACE_COUNT):
                if state.kinds[place] == WOLF and state.seats[place] == other + 1:
                    state.under[other][place] = FARMER
                    if draw(random, tokens) < merchants:
                        state.under[other][place] = MERCHANT
                        merchants -= 1
                    tokens -= 1
            state.wolf_merchants[other] = merchants


# PA-5 Scoring a hill: soldiers


@kernel
def settle(box: Box, state: State) -> None:
    """Score the board as it stands, hill by hill (PA-5.2)."""
    turn_up(state)
    for hill in range(TILE_COUNT):
        settle_soldiers(box, state, hill)
        settle_control(box, state, hill)


@kernel
def turn_up(state: State) -> None:
    """Turn all tokens face up, with nothing scored yet (PA-5.1)."""
    for place in range(PLACE_COUNT):
        kind = state.kinds[place]
        if kind == WOLF:
            kind = state.under[state.seats[place] - 1][place]
        state.standing[place] = kind
        state.captors[place] = 0
        state.discs[place] = 0
    for seat in range(SEATS):
        state.points[seat] = 0
        state.pieces[seat] = 0


@kernel
def count_beside(state: State, place: int, kind: int) -> int:
    """Count the tokens of a kind on the places that touch a place (PA-5.4)."""
    found = 0
    for order in range(MOST_TOUCHING):
        other = state.touching[place][order]
        if other == NOWHERE:
            break
        if state.standing[other] == kind:
            found += 1
    return found


@kernel
def prey(state: State, place: int) -> int:
    """Find the kind that a soldier captures; EMPTY if he withdraws (PA-5.5, PA-5.6)."""
    merchants = count_beside(state, place, MERCHANT)
    farmers = count_beside(state, place, FARMER)
    if merchants == farmers:
        return EMPTY
    return MERCHANT if merchants > farmers else FARMER


@kernel
def settle_soldiers(box: Box, state: State, hill: int) -> None:
    """Let the soldiers of a hill capture or withdraw, all at once (PA-5.3, PA-5.7)."""
    soldiers = 0
    for place in range(AROUND * hill, AROUND * hill + AROUND):
        if state.standing[place] == SOLDIER:
            soldiers += 1
            kind = prey(state, place)
            if kind == EMPTY:
                state.captors[place] = WITHDRAWN
                continue
            for order in range(MOST_TOUCHING):
                other = state.touching[place][order]
                if other != NOWHERE and state.standing[other] == kind:
                    capture(box, state, other, state.seats[place] - 1)
    if soldiers > 0:
        for place in range(PLACE_COUNT):
            if state.captors[place] != 0:
                state.standing[place] = EMPTY


@kernel
def capture(box: Box, state: State, place: int, seat: int) -> None:
    """Give an inhabitant, or the disc for one captured twice, to a seat (PA-5.8 to PA-5.10)."""
    first = state.captors[place] - 1
    if first == NOBODY:
        state.captors[place] = seat + 1
    elif first == seat and box.once:
        return
    else:
        state.captors[place] = min(first, seat) + 1
        state.discs[place] = max(first, seat) + 1
    state.points[seat] += 1
    state.pieces[seat] += 1


# PA-6 Scoring a hill: control


@kernel
def settle_control(box: Box, state: State, hill: int) -> None:
    """Give the laurel of a hill to the seat with most influence, or discs (PA-6.7 to PA-6.9)."""
    for seat in range(box.players):
        state.influence[seat] = 0
    for place in range(AROUND * hill, AROUND * hill + AROUND):
        if state.seats[place] != 0:
            state.influence[state.seats[place] - 1] += influence_of(state, place)
    best, leaders = 0, 0
    for seat in range(box.players):
        if state.influence[seat] > best:
            best, leaders = state.influence[seat], 0
        if best > 0 and state.influence[seat] == best:
            leaders |= 1 << seat
    state.leaders[hill] = leaders
    # a power of two is a single bit: one seat alone
    worth = state.laurels[hill] if leaders & (leaders - 1) == 0 else TIE_DISC
    for seat in range(box.players):
        if leaders >> seat & 1:
            state.points[seat] += worth
            state.pieces[seat] += 1


@kernel
def influence_of(state: State, place: int) -> int:
    """Add up what the token on a place earns (PA-6.3 to PA-6.5)."""
    if state.standing[place] == MERCHANT:
        return merchant_influence(state, place)
    return farmer_influence(state, place) if state.standing[place] == FARMER else 0


@kernel
def merchant_influence(state: State, place: int) -> int:
    """Add up the dots beside a merchant (PA-6.3)."""
    found = 0
    for order in range(MOST_TOUCHING):
        other = state.touching[place][order]
        if other == NOWHERE:
            break
        found += DOTS[state.standing[other]]
    return found


@kernel
def farmer_influence(state: State, place: int) -> int:
    """Count empty fields and springs beside a farmer, and his own spring (PA-6.4)."""
    found = state.springs[place]
    for order in range(MOST_TOUCHING):
        other = state.touching[place][order]
        if other == NOWHERE:
            break
        if state.springs[other] or state.standing[other] == EMPTY:
            found += 1
    return TERRAIN_WORTH * found


# PA-7 Victory


@kernel
def score(box: Box, state: State, scores: Any, winners: Any) -> None:
    """Write the final points by seat, and 1 for each winner (PA-7.1 to PA-7.4)."""
    best, most = 0, 0
    for seat in range(box.players):
        points, pieces = state.points[seat], state.pieces[seat]
        scores[seat] = points
        if points > best or (points == best and pieces > most):
            best, most = points, pieces
    for seat in range(box.players):
        alike = state.points[seat] == best and state.pieces[seat] == most
        winners[seat] = 1 if alike else 0


# PA-9 What may be done, and why something may not


@kernel
def list_actions(box: Box, state: State, actions: Any) -> int:
    """List all legal actions, ascending; answers how many."""
    if state.step == DRAW:
        return list_draws(state, actions)
    if state.step == LAY:
        return list_layings(box, state, actions)
    if state.step == LAURELS:
        return list_arrangements(box, actions)
    if state.step == PLACE:
        return list_placements(box, state, actions)
    return 0


@kernel
def list_draws(state: State, actions: Any) -> int:
    """List the tiles that may be drawn (PA-2.2)."""
    count = 0
    for tile in range(TILE_COUNT):
        if not is_drawn(state, tile):
            actions[count] = pack(verb.DRAW, tile, 0, 0)
            count += 1
    return count


@kernel
def list_layings(box: Box, state: State, actions: Any) -> int:
    """List open slots and rotations (PA-2.5, PA-2.6)."""
    count = 0
    for slot in range(SLOT_COUNT):
        if is_open(box, state, slot):
            for rotation in range(ROTATION_COUNT):
                actions[count] = pack(verb.LAY, slot, rotation, 0)
                count += 1
    return count


@kernel
def list_arrangements(box: Box, actions: Any) -> int:
    """List the distinct arrangements of the laurels (PA-2.7)."""
    for order in range(box.arrangement_count):
        actions[order] = box.arrangements[order]
    return box.arrangement_count


@kernel
def list_placements(box: Box, state: State, actions: Any) -> int:
    """List what the active seat may place on empty places (PA-3.2, PA-3.3)."""
    count = 0
    for sort in range(SORT_COUNT):
        if may_place(box, state, state.active, sort):
            for place in range(PLACE_COUNT):
                if state.seats[place] == 0:
                    actions[count] = pack(PLACING[sort], place, 0, 0)
                    count += 1
    return count


@kernel
def ruling(box: Box, state: State, action: int) -> int:
    """Walk the table of refusals: answers the first fault that applies, or LEGAL (PA-9.4)."""
    chosen, first = verb_of(action), first_of(action)
    if state.step == OVER:
        return GAME_OVER
    if state.step == PLACE:
        if SORT_OF[chosen] == NO_SORT:
            return NOT_A_PLACEMENT
        return ruling_on_placement(box, state, SORT_OF[chosen], first)
    if state.step == DRAW:
        if chosen != verb.DRAW:
            return NOT_DUE_IN_SET_UP
        return DRAWN_BEFORE if is_drawn(state, first) else LEGAL
    if state.step == LAY:
        if chosen != verb.LAY:
            return NOT_DUE_IN_SET_UP
        return LEGAL if is_open(box, state, first) else SLOT_NOT_OPEN
    if chosen != verb.LAURELS:
        return NOT_DUE_IN_SET_UP
    for order in range(box.arrangement_count):
        if box.arrangements[order] == action:
            return LEGAL
    return NOT_AN_ARRANGEMENT


@kernel
def ruling_on_placement(box: Box, state: State, sort: int, place: int) -> int:
    """Walk the part of the table that is about placements."""
    seat = state.active
    if sort == OPEN_SOLDIER and too_late_for_soldiers(box, state, seat):
        return SOLDIER_TOO_LATE
    if in_hand(state, seat, sort) == 0:
        return NOT_IN_HAND
    if state.seats[place] != 0:
        return PLACE_OCCUPIED
    if sort != OPEN_SOLDIER and soldier_due(box, state, seat):
        return SOLDIER_DUE
    return LEGAL


@kernel
def apply(box: Box, state: State, action: int) -> None:
    """Do a legal action, and go on to the next."""
    chosen, first = verb_of(action), first_of(action)
    if chosen == verb.DRAW:
        draw_tile(box, state, first)
    elif chosen == verb.LAY:
        lay_tile(box, state, first, second_of(action))
    elif chosen == verb.LAURELS:
        put_laurels(state, action)
    else:
        place_token(box, state, SORT_OF[chosen], first)
