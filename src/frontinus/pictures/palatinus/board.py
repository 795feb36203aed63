"""Positions drawn with the shapes: for a page that is played on, or to be looked at only."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from frontinus.core.hexes import DIRECTIONS
from frontinus.games.palatinus.account import Moment
from frontinus.games.palatinus.board import hill, sites_of, starting_hand
from frontinus.games.palatinus.box import KINDS, LAST_ROUNDS, PLAYERS, SPRING, TILES
from frontinus.games.palatinus.notation import Deadline, Hand, Position, Tile, Token
from frontinus.pictures.labels import Labels
from frontinus.pictures.marks import numbered
from frontinus.pictures.palatinus.places import (
    WHOLE,
    WIDE,
    Box,
    around,
    middle,
    rows_of,
    slots_of_any_hand,
    where,
)
from frontinus.pictures.palatinus.scoring import Scoring
from frontinus.pictures.palette import SEATS
from frontinus.pictures.svg import (
    Point,
    circle,
    element,
    group,
    picture,
    polar,
    text,
    transform,
    use,
)

CORNER: Point = (-38, -30)
"""Where a number stands beside the middle of a place; across from the button that turns a tile."""
BARE = Labels("Palatinus")
DRAWN: Point = (-362, -368)
SMALL = 0.38
"""How large the drawn tile is: no larger, lest a tile in slot Y4 hides some of it."""
STACK: Point = (372, -366)
WAITING = tuple(
    (-396 + 54 * across, 404 - 54 * up) for up, row in enumerate((4, 2, 1)) for across in range(row)
)
"""Corners that no tile reaches: for the drawn tile, those face down, and laurels to come."""
WOLF = KINDS[-1]


def seat_colours(position: Position) -> tuple[str, ...]:
    """Return the colour of each seat."""
    return tuple(SEATS)[: position.players]


# --- tiles ----------------------------------------------------------------------------------------


def printed(tile: Tile) -> str:
    """Draw what is printed on a tile as it lies, round its hill."""
    return ground(tile) + use("pa-letter", 0, 44) + text(0, 51, tile.letter, "hill-letter")


def ground(tile: Tile) -> str:
    """Draw what of a tile may be turned: all but its letter."""
    parts = [use("pa-plate")]
    for direction, mark in enumerate(tile.ring):
        x, y = middle(DIRECTIONS[direction])
        if mark == SPRING:
            parts.append(use("pa-spring", x, y))
        else:
            parts.append(use("pa-field", x, y, turn=ploughing(tile, direction)))
    x, y = polar(45, 60 * (tile.arrow - 1))
    parts += [
        use("pa-hill"),
        use("pa-arrow", x, y, turn=60 * (tile.arrow - 1)),
        laurel(tile.laurel),
        use("pa-border"),
    ]
    return "".join(parts)


def ploughing(tile: Tile, direction: int) -> float:
    """Choose how a field is ploughed, in degrees: neighbours differ, and it turns with the tile."""
    return 60 * ((ord(tile.letter) + direction) % 3)


def laurel(value: int | None) -> str:
    """Draw the laurel of a hill, if it has one."""
    if value is None:
        return ""
    return use("pa-laurel") + text(0, 13, value, "laurel-value")


def tiles(position: Position, scoring: Scoring, *, ids: bool) -> str:
    """Draw the tiles that lie: first what they cast, lest it falls on a neighbour."""
    lying = [(tile, middle(tile.hill)) for tile in position.tiles.values()]
    casts = (
        use("pa-cast", x + 3, y + 8) for tile, (x, y) in lying if not scoring.look(tile.letter)
    )
    drawn = (
        group(
            printed(tile),
            id=f"tile-{tile.letter}" if ids else None,
            class_=scoring.look(tile.letter),
            transform=transform(*at),
        )
        for tile, at in lying
    )
    return group(*casts) + group(*drawn)


def names(position: Position) -> str:
    """Name the empty places."""
    return "".join(
        text(
            x,
            y + 40,
            place,
            "place-name on-spring" if position.terrain[place] == SPRING else "place-name",
        )
        for tile in position.tiles.values()
        for place, (x, y) in around(tile).items()
        if place not in position.tokens
    )


def slots(position: Position) -> str:
    """Outline the slots where the drawn tile may lie: only their hills, while those are many."""
    frame = "pa-slot-hex" if slots_of_any_hand(position.open_slots) else "pa-slot-frame"
    drawn = []
    for slot in position.open_slots:
        x, y = middle(hill(slot))
        drawn += [use(frame, x, y), text(x, y + 40, slot, "slot-name")]
    return "".join(drawn)


def beside(position: Position, *, ids: bool) -> str:
    """Draw what does not lie on the board yet: tiles, and the laurels of the other hills."""
    parts = []
    for number, _ in enumerate(position.undrawn):
        x, y = STACK[0], STACK[1] + 40 - 7 * number
        parts.append(use("pa-back", x, y, scale=0.3))
    if position.to_lay:
        shape = group(ground(position.to_lay), id="drawn" if ids else None)
        letter = text(0, 16, position.drawn or "", "drawn-letter")
        parts.append(group(shape, letter, transform=transform(*DRAWN, scale=SMALL)))
    waiting = position.laurels if position.step in {"draw", "lay", "laurels"} else ()
    for (x, y), value in zip(WAITING, waiting, strict=False):
        disc = circle(0, 0, 44, "laurel-disc")
        parts.append(group(disc, laurel(value), transform=transform(x, y, scale=0.54)))
    return "".join(parts)


# --- tokens ---------------------------------------------------------------------------------------


def tokens(position: Position, scoring: Scoring, *, ids: bool) -> str:
    """Draw the tokens, each with the side that the viewer knows; those that have left are gone.

    On a page a wolf that he knows has both sides, so that he may hide what is under it.
    """
    drawn = []
    for token in position.tokens.values():
        if token.place in scoring.left:
            continue
        colour = scoring.colours[token.seat]
        sides = [use(face(token, colour), class_="under" if ids and known(token) else None)]
        if ids and known(token) and position.step != "over":
            sides.append(use(f"pa-{colour}-{WOLF}", class_="wolf-side"))
        drawn.append(
            group(
                *sides,
                id=f"token-{token.place}" if ids else None,
                class_=scoring.look(token.place),
                transform=transform(*scoring.at[token.place]),
            )
        )
    return "".join(drawn)


def known(token: Token) -> bool:
    """Tell whether a token lies wolf side up and the viewer knows what is under it."""
    return token.backed and token.kind != WOLF


def face(token: Token, colour: str) -> str:
    """Name the shape of a token."""
    return f"pa-{colour}-{token.kind}" + ("-wolf" if known(token) else "")


def last_marks(places: Iterable[str], position: Position) -> str:
    """Mark places, or slots in which tiles lie, as those of the last move."""
    at = where(position)
    sites = {tile.site: middle(tile.hill) for tile in position.tiles.values()}
    return "".join(
        use("pa-last", *at[place]) if place in at else use("pa-last-tile", *sites[place])
        for place in places
    )


def considered(choices: Sequence[Sequence[str]], position: Position, layer: str) -> str:
    """Draw a layer for a board: at places and slots the numbers of choices about them."""
    at = where(position)
    # a place on a tile that is yet to be laid is nowhere
    points = [[at[place] for place in places if place in at] for places in choices]
    return numbered(WHOLE, points, CORNER, layer)


# --- targets --------------------------------------------------------------------------------------


def targets(position: Position, labels: Labels) -> str:
    """Lay the targets over the board: one grid of places and hills, or of slots."""
    at = where(position)
    slots = rows_of(position.open_slots, at)
    ground = rows_of((name for name in at if name not in position.open_slots), at)
    drawn = [
        group(*(target(name, at[name], position, labels) for name in row), role="row")
        for row in (*ground, *slots)
    ]
    return group(*drawn, role="grid", aria_label=labels.board)


def target(name: str, at: Point, position: Position, labels: Labels) -> str:
    """Lay one target over its place, hill or slot."""
    kind, shape = "place", "pa-target"
    if name in position.tiles:
        kind = "hill"
    elif name in position.open_slots:
        kind = "slot"
        shape += f"-{name}" if slots_of_any_hand(position.open_slots) else "-slot"
    return use(
        shape,
        *at,
        class_=f"target {kind}",
        id=f"{kind}-{name}",
        data_target=name,
        role="gridcell",
        aria_label=labels.target(name),
    )


# --- pictures -------------------------------------------------------------------------------------


def board(
    position: Position,
    labels: Labels = BARE,
    *,
    last: Collection[str] = (),
    told: Sequence[Moment] = (),
    settled: bool = False,
) -> str:
    """Draw a position for a page that is played on.

    `last` names places of the last move, `told` the moments of the scoring so far; `settled`
    shows what they have left.
    """
    scoring = Scoring(told, where(position), seat_colours(position), settled)
    return element(
        "svg",
        group(
            group(slots(position), beside(position, ids=True), id="beside"),
            tiles(position, scoring, ids=True),
            group("" if told else names(position)),
            group(last_marks(last, position), id="last-move"),
            group(id="overlay-ground"),
            group(tokens(position, scoring, ids=True)),
            group(scoring.drawn(), id="scoring"),
            group(id="overlay"),
            aria_hidden="true",
        )
        + targets(position, labels)
        + group(id="overlay-buttons", aria_hidden="true"),
        id="board",
        class_="board board-palatinus",
        viewBox=" ".join(map(str, WHOLE)),
        role="presentation",
        data_cells=".slot" if position.open_slots else ".place,.hill",
        data_hexes="",
    )


def scene(
    position: Position,
    *,
    last: Collection[str] = (),
    told: Sequence[Moment] = (),
    window: Box = WHOLE,
    label: str | None = None,
) -> str:
    """Draw a position to be looked at only: without ids, for documents and exports.

    `window` is the part that is shown, filling whatever room it gets.
    """
    scoring = Scoring(told, where(position), seat_colours(position))
    return picture(
        window,
        slots(position),
        beside(position, ids=False),
        tiles(position, scoring, ids=False),
        "" if told else names(position),
        last_marks(last, position),
        tokens(position, scoring, ids=False),
        scoring.drawn(),
        label=label,
        class_="board board-palatinus" if window == WHOLE else "vignette",
        preserveAspectRatio=None if window == WHOLE else "xMidYMid slice",
    )


def vignette(position: Position) -> str:
    """Draw the middle of a position, for a card of the start page."""
    return scene(position, window=(-262, -205, 640, 400))


def empty_board(data: Mapping[str, Any], players: int) -> Position:
    """Lay board data out: the first tile in the centre, the others clockwise round it, as drawn."""
    laurels = data["laurels"]
    values = (laurels["palatinus"], *sorted(laurels["others"], reverse=True))
    found = {}
    for letter, site, value in zip(TILES, sites_of(0), values, strict=True):
        ring, arrow = data["tiles"][letter]["ring"], data["tiles"][letter]["arrow"]
        found[letter] = Tile(letter, site, 0, hill(site), ring, arrow, value)
    sorts = starting_hand(data["tokens"], players)
    start = Hand(
        merchants=sorts["merchant"],
        farmers=sorts["farmer"],
        soldiers=sorts["soldier"],
        wolves=sorts["merchant*"] + sorts["farmer*"],
        wolf_merchants=sorts["merchant*"],
    )
    deadline = Deadline(
        start.tokens,
        start.soldiers,
        LAST_ROUNDS[players],
        soldier_allowed=True,
        others_allowed=True,
    )
    return Position(
        players=players,
        to_play=0,
        step="place",
        round=1,
        rounds=start.tokens,
        tiles=found,
        to_lay=None,
        undrawn=(),
        open_slots=(),
        laurels=(),
        terrain={
            letter + str(direction): mark
            for letter, tile in found.items()
            for direction, mark in enumerate(tile.ring, 1)
        },
        touching={},
        tokens={},
        hands=(start,) * players,
        start=start,
        deadlines=(deadline,) * players,
    )


def layouts(data: Mapping[str, Any], label: str) -> str:
    """Draw board data: the tiles are the same for any number of seats."""
    return scene(empty_board(data, min(PLAYERS)), label=label)


def geometry() -> dict[str, Any]:
    """Tell the client how wide a hex is; where places lie it sees by their targets."""
    return {"wide": round(WIDE, 1)}
