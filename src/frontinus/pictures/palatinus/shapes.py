"""Every piece as a named shape, drawn round 0,0."""

from math import cos, radians

from frontinus.games.palatinus.box import DOTS, KINDS, SLOTS
from frontinus.pictures.marks import mark, wreath
from frontinus.pictures.palatinus.places import RADIUS, WIDE, flower, hexagon, wedge
from frontinus.pictures.palette import SEATS
from frontinus.pictures.svg import (
    circle,
    group,
    number,
    path,
    polar,
    polygon,
    slab,
    transform,
    use,
)

KNOWN = ("merchant", "farmer")
"""What may be under a wolf."""
BODIES = {  # the outline tells the kind
    "merchant": circle(0, 0, 37, "token"),
    "farmer": slab(68, 68, 15, "token"),
    "soldier": path("M-33-30Q0-42 33-30V6C33 24 18 36 0 43C-18 36-33 24-33 6Z", "token"),
    "wolf": path(polygon(polar(39, 45 * corner + 22.5) for corner in range(8)), "token"),
}
AMPHORA = (
    "M-6-23H6V-19H4.5C4.5-15 6-13 9-10C13-5 12 4 4 13H5V16H-5V13H-4C-12 4-13-5-9-10"
    "C-6-13-4.5-15-4.5-19H-6Z"
)
HANDLES = "M-5-16C-16-17-16-7-10-5M5-16C16-17 16-7 10-5"
GRAIN = "M0 0C2-6 7-8 12-8C12-3 8 0 0 0Z"
WOLF = "M-21-27L-9-15Q0-18 9-15L21-27L22-7L27 3L17 6L9 13L6 22Q0 25-6 22L-9 13L-17 6L-27 3L-22-7Z"
EARS = "M-11-11L-4-7Q0-9 4-7L11-11V1C11 7 6 11 0 11S-11 7-11 1Z"
EMBLEMS = {
    "merchant": path(AMPHORA, "emblem") + path(HANDLES, "emblem-line"),
    "farmer": path("M0 17V-22", "emblem-line")
    + "".join(
        path(
            f"M0 {y}C{s * 2} {y - 6} {s * 7} {y - 8} {s * 12} {y - 8}"
            f"C{s * 12} {y - 3} {s * 8} {y} 0 {y}Z",
            "emblem",
        )
        for y in (-6, 1, 8)
        for s in (-1, 1)
    )
    + path("M0-24C4-19 4-14 0-9C-4-14-4-19 0-24Z", "emblem"),
    "soldier": path("M0-28L4.5-21V4H-4.5V-21Z", "emblem")
    + path("M-11 6H11M0 6V15", "emblem-line wide"),
    "wolf": path(WOLF, "emblem")
    + path("M-14-4L-5 0M14-4L5 0", "emblem-cut")
    + path("M-4 16H4L0 21Z", "emblem-nose"),
}
SPOTS = {1: (0,), 2: (-7, 7), 3: (-12, 0, 12)}


def defs() -> str:
    """Draw all shapes of the game, each with its id."""
    return "".join([*lands(), *kinds(), *tokens(), *light(), *targets()])


def lands() -> list[str]:
    """Draw the three kinds of hexes, the plate under seven of them, and the laurel."""
    return [
        path(flower(), "mortar", id="pa-plate"),
        path(flower(), "cast", id="pa-cast"),
        path(flower(), "tile-border", id="pa-border"),
        group(
            path(hexagon(RADIUS - 2.5), "field"),
            path(furrows(0), "furrow"),
            path(furrows(1), "furrow sown"),
            id="pa-field",
        ),
        group(
            path(hexagon(RADIUS - 2.5), "spring"),
            path(waves(), "ripples"),
            id="pa-spring",
        ),
        group(
            path(hexagon(RADIUS - 2.5), "slope"),
            path(hachures(), "hachure"),
            circle(0, 0, 41, "crest"),
            id="pa-hill",
        ),
        path("M-3-6.5L14 0L-3 6.5Z", "arrow", id="pa-arrow"),
        group(
            path(flower(), "back-rim"),
            circle(0, 0, 62, "back-ring"),
            id="pa-back",
        ),
        circle(0, 0, 13.5, "letter-ground", id="pa-letter"),
        laurel(),
    ]


def furrows(odd: int) -> str:
    """Path data of every other furrow of a field, from edge to edge of its hex."""
    parts = []
    for y in range(-48 + 8 * odd, 49, 16):
        half = WIDE / 2 - 8 - max(0, abs(y) - 26) * WIDE / RADIUS
        parts.append(f"M{number(-half)} {y}H{number(half)}")
    return "".join(parts)


def waves() -> str:
    """Path data of the small waves of a spring."""
    spots = ((-12, -38), (-42, -18), (16, -18), (-46, 6), (20, 6), (-38, 28), (14, 28), (-12, 44))
    return "".join(f"M{x} {y}q6-6 12 0t12 0" for x, y in spots)


def hachures() -> str:
    """Path data of the slopes of a hill, as engraved maps show them."""
    parts = []
    for place in range(48):
        angle = 7.5 * place
        corner = abs((angle + 30) % 60 - 30)  # degrees from the nearest side's middle
        edge = (RADIUS - 5) * cos(radians(30)) / cos(radians(corner))
        (x, y), (u, v) = polar(edge - 3 * (place % 2), angle), polar(43, angle)
        parts.append(f"M{number(x)} {number(y)}L{number(u)} {number(v)}")
    return "".join(parts)


def laurel() -> str:
    """Draw a laurel's wreath."""
    return wreath("pa-laurel")


# --- tokens ---------------------------------------------------------------------------------------


def kinds() -> list[str]:
    """Draw the four faces of a token, without its owner."""
    return [
        group(
            group(BODIES[kind], class_="token-cast", transform=transform(2, 4)),
            BODIES[kind],
            EMBLEMS[kind],
            *(circle(x, 24.5, 4.2, "dot") for x in SPOTS.get(dots, ())),
            id=f"pa-{kind}",
        )
        for kind, dots in zip(KINDS, (*DOTS[1:], 0), strict=True)
    ]


def tokens() -> list[str]:
    """Draw the tokens of each colour; those whose wolf side is up, for whoever knows them."""
    owned = []
    for colour in SEATS:
        seat = "seat-" + colour
        for kind in KINDS:
            badge = group(
                circle(0, 0, 12.5, "badge"),
                mark(colour, scale=0.86),
                class_="badge-mark",
                transform=transform(27, -27),
            )
            owned.append(group(use(f"pa-{kind}"), badge, id=f"pa-{colour}-{kind}", class_=seat))
        owned += [
            group(
                use(f"pa-{colour}-{kind}"), use("pa-ears", -27, -27), id=f"pa-{colour}-{kind}-wolf"
            )
            for kind in KNOWN
        ]
    return [path(EARS, "ears", id="pa-ears"), *owned]


# --- light ----------------------------------------------------------------------------------------


def light() -> list[str]:
    """Draw what shows that something may be done, is staged, counts, or was done last."""
    cross = "M-18-18L18 18M18-18L-18 18"
    ring, inner = hexagon(RADIUS - 4), hexagon(RADIUS - 8)
    return [
        circle(0, 0, 11, "may", id="pa-may"),
        group(path(hexagon(RADIUS - 3), "lit-rim"), path(ring, "ghost-frame"), id="pa-frame"),
        group(path(flower(), "lit-rim"), path(flower(), "ghost-frame"), id="pa-frame-tile"),
        path(flower(), "slot-frame", id="pa-slot-frame"),
        path(hexagon(RADIUS - 3), "slot-frame", id="pa-slot-hex"),
        path(ring, "giver", id="pa-giver"),
        group(path(ring, "last-edge"), path(ring, "last"), id="pa-last"),
        group(path(flower(), "last-edge"), path(flower(), "last"), id="pa-last-tile"),
        group(path(ring, "now-edge"), path(ring, "now"), id="pa-now"),
        group(path(ring, "now-edge"), path(ring, "counted"), id="pa-counted"),
        group(path(inner, "prey-edge"), path(inner, "prey"), id="pa-prey"),
        group(path(inner, "prey-edge"), path(inner, "prey perhaps"), id="pa-prey-perhaps"),
        group(path(cross, "refused-edge"), path(cross, "refused"), id="pa-refused"),
        path("M-11-17L15 0L-11 17Z", "strike", id="pa-strike"),
        group(
            circle(0, 0, 22, "pill-ground"),
            path("M-6-7A9.2 9.2 0 1 1-9 2", "turn", transform=transform(scale=1.2)),
            path("M-12-9L-3.5-10.5L-5-2Z", "turn-tip", transform=transform(scale=1.2)),
            id="pa-turn",
        ),
        *(
            group(
                circle(0, 0, 25, "won"),
                mark(colour, scale=1.7),
                id=f"pa-won-{colour}",
                class_="seat-" + colour,
            )
            for colour in SEATS
        ),
    ]


def targets() -> list[str]:
    """Draw what the pointer hits, and where the keys are."""
    rings = [path(hexagon(RADIUS - 7), kind) for kind in ("focus-edge", "focus")]
    return [
        group(path(hexagon(RADIUS), "hit"), *rings, id="pa-target"),
        group(path(flower(), "hit"), *rings, id="pa-target-slot"),
        *(group(path(wedge(slot), "hit"), *rings, id=f"pa-target-{slot}") for slot in SLOTS),
    ]
