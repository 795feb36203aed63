"""Every piece as a named shape, drawn round 0,0."""

from frontinus.pictures.aquaedukt.places import SPACE, coast
from frontinus.pictures.marks import mark
from frontinus.pictures.palette import SEATS
from frontinus.pictures.svg import (
    circle,
    element,
    ellipse,
    group,
    number,
    path,
    polar,
    polygon,
    rectangle,
    slab,
    text,
    transform,
    use,
)

HOUSES = {  # x, y and size of the houses by value; upper left is the mark's, the lower edge water's
    1: ((5, 3, 44),),
    2: ((-17, 7, 31), (17, 7, 31)),
    3: ((13, -15, 28), (-17, 10, 29), (17, 10, 29)),
    4: ((12, -15, 25), (-22.5, 10, 22), (0, 10, 22), (22.5, 10, 22)),
}
GRAINS = {
    1: "M4 14V8M9 14V8M14 14V8M29 34V28M34 34V28M39 34V28",  # wheat
    2: "M10 10h.1M32 18h.1M18 36h.1M42 40h.1M4 28h.1",  # stony ground
    3: (  # olives
        "M8 14a4 4 0 1 1 8 0a4 4 0 1 1-8 0M12 18v4M32 36a4 4 0 1 1 8 0a4 4 0 1 1-8 0M36 40v4"
    ),
    4: "M0 12q6-5 12.5 0t12.5 0M25 37q6-5 12.5 0t12.5 0",  # vines
    5: "M6 12l4-5l4 5M30 36l4-5l4 5",  # rough land
}
LAYERS = {  # strokes of a canal by its sticks, the lowest first
    1: ("canal-bank", "canal-lip", "canal-edge", "canal-water", "canal-glint"),
    2: (
        "canal-bank double",
        "canal-lip double",
        "canal-edge double",
        "canal-water double",
        "canal-glint double",
        "canal-lane",
        "canal-wall",
    ),
}


def defs() -> str:
    """Draw all shapes of the game, each with its id."""
    return "".join([*grains(), *houses(), *hills(), *waters(), *light(), *table(), *targets()])


def grains() -> list[str]:
    """Draw the five kinds of land."""
    return [
        element(
            "pattern",
            path(strokes, "grain"),
            id=f"aq-grain-{tint}",
            width=50,
            height=50,
            patternUnits="userSpaceOnUse",
        )
        for tint, strokes in GRAINS.items()
    ]


def house(size: float) -> str:
    """Draw one small house, roof and door."""
    half = size / 2

    def n(share: float) -> str:
        return number(half * share)

    roof = f"M{n(-1)} {n(-0.05)}L0 {n(-1)}L{n(1)} {n(-0.05)}H{n(0.78)}V{n(0.9)}H{n(-0.78)}"
    door = f"M{n(-0.2)} {n(0.9)}V{n(0.3)}H{n(0.2)}V{n(0.9)}Z"
    return path(f"{roof}V{n(-0.05)}Z", "house") + path(door, "door")


def houses() -> list[str]:
    """Draw the house tiles by value, and with the marks of their owners; the quay of a wet one."""
    tiles = [
        group(
            rectangle(-34, -31, 74, 74, 10, "cast"),
            slab(74, 74, 10, "tile-plate"),
            *(group(house(size), transform=transform(x, y)) for x, y, size in spots),
            id=f"aq-house-{value}",
        )
        for value, spots in HOUSES.items()
    ]
    owned = [
        group(
            use(f"aq-house-{value}"),
            mark(colour, -22, -21, 1.15),
            id=f"aq-house-{colour}-{value}",
            class_="seat-" + colour,
        )
        for colour in SEATS
        for value in HOUSES
    ]
    quay = group(
        path("M-37 25H37V27Q37 37 27 37H-27Q-37 37-37 27Z", "quay"),
        path("M-27 32q4.5-4 9 0t9 0t9 0t9 0t9 0t9 0", "quay-wave"),
        id="aq-quay",
    )
    return [*tiles, *owned, quay]


def hills() -> list[str]:
    """Draw a hill, and what may be on its back."""
    drop = "M0-13C8-4 11 1 11 6A11 11 0 1 1-11 6C-11 1-8-4 0-13Z"
    cross = "M-10-7L10 13M10-7L-10 13"
    return [
        group(
            ellipse(2, 33, 84, 18, "cast"),
            path("M-43 32C-34 30-26-26 0-28C26-26 34 30 43 32Q0 42-43 32Z", "mount"),
            path(
                "M-14-14C-22 2-26 20-34 29M-4-22C-8 0-9 18-12 32"
                "M8-20C10 0 14 18 18 31M18-8C22 6 28 22 34 29",
                "mount-line",
            ),
            path(
                "M-14-14C-6-8-4-14 2-12S12-10 18-8C12-22 6-28 0-28S-10-24-14-14Z",
                "mount-top",
            ),
            id="aq-hill",
        ),
        group(
            circle(0, 0, 25, "back-disc"),
            path(drop, "back-drop", transform=transform(-3, 1, scale=1.15)),
            path("M11-16V-4M5-10H17", "back-cross edge", transform=transform(1, 0)),
            path("M11-16V-4M5-10H17", "back-plus", transform=transform(1, 0)),
            id="aq-mineral",
        ),
        group(
            circle(0, 0, 25, "back-disc"),
            path(drop, "back-drop foul", transform=transform(0, -2, scale=1.15)),
            path(cross, "back-cross edge", transform=transform(0, -3)),
            path(cross, "back-cross", transform=transform(0, -3)),
            id="aq-foul",
        ),
    ]


def waters() -> list[str]:
    """Draw springs, canals on one edge, and the ground of a supplied space."""
    line = f"M-{SPACE / 2:.0f} 0H{SPACE / 2:.0f}"
    canals = [
        group(*(path(line, classes) for classes in layers), id=f"aq-canal-{sticks}")
        for sticks, layers in LAYERS.items()
    ]
    return [
        group(
            slab(90, 90, 9, "wet-ground"),
            path("M-36 32q7-6 14 0t14 0M8-26q7-6 14 0t14 0", "wet-wave"),
            id="aq-wet",
        ),
        group(use("aq-wet"), slab(90, 90, 9, "wet-frame"), id="aq-wet-new"),
        *canals,
        circle(0, 0, 11, "canal-head", id="aq-head"),
        group(
            circle(2, 4, 27, "cast"),
            circle(0, 0, 26, "well"),
            circle(0, 0, 18.5, "well-pool"),
            circle(0, 0, 10, "well-ring"),
            circle(0, 0, 3.5, "well-jet"),
            id="aq-spring",
        ),
    ]


def light() -> list[str]:
    """Draw what shows that something may be done, is staged, is in danger, or was done last."""
    cross = "M-18-18L18 18M18-18L-18 18"
    corners = "".join(f"M{a * 46} {b * 27}V{b * 46}H{a * 27}" for a in (-1, 1) for b in (-1, 1))
    return [
        circle(0, 0, 11, "may", id="aq-may"),
        group(slab(58, 17, 8.5, "bar"), id="aq-bar"),
        group(slab(94, 94, 10, "plate"), id="aq-lit"),
        group(slab(94, 94, 10, "ghost-frame"), id="aq-frame"),
        group(slab(122, 50, 12, "ghost-frame"), id="aq-frame-canal"),
        circle(0, 0, 35, "ghost-frame", id="aq-frame-spring"),
        group(path(corners, "last-edge"), path(corners, "last"), id="aq-last"),
        group(circle(0, 0, 32, "last-edge"), circle(0, 0, 32, "last"), id="aq-last-spring"),
        group(path(cross, "refused-edge"), path(cross, "refused"), id="aq-refused"),
        group(
            slab(86, 86, 12, "threat-veil"),
            slab(86, 86, 12, "threat"),
            group(
                path("M0-19L20 15H-20Z", "threat-sign"),
                path("M0-7V4M0 9.5V10", "threat-stroke"),
                transform=transform(27, -28, scale=1.25),
            ),
            id="aq-threat",
        ),
        group(
            path("M0-19L20 15H-20Z", "threat-sign"),
            path("M0-7V4M0 9.5V10", "threat-stroke"),
            id="aq-warning",
        ),
        element("clipPath", path(coast()), id="aq-land"),
    ]


def table() -> list[str]:
    """Draw what lies beside the land: a compass rose, the die, the sticks of the tray."""
    ray, quarters = "M0-34L5-5L0 0Z", [turn * 90 for turn in range(4)]
    rose = "".join(
        path(ray, "rose-dark", transform=transform(turn=turn))
        + path("M0-34L-5-5L0 0Z", "rose-light", transform=transform(turn=turn))
        for turn in quarters
    )
    between = "".join(
        path("M0-20L4-4L-4-4Z", "rose-light", transform=transform(turn=45 + turn))
        for turn in quarters
    )
    rim = [polar(46, 60 * i - 30) for i in range(6)]
    face = [polar(27, 120 * i - 90) for i in range(3)]
    spokes = "".join(
        f"M{number(face[i][0])} {number(face[i][1])}L{number(rim[j][0])} {number(rim[j][1])}"
        for i, ends in enumerate(((5, 0, 4), (1, 0, 2), (3, 2, 4)))
        for j in ends
    )
    stick = rectangle(-6, -22, 12, 44, 5, "stick")
    return [
        group(
            circle(0, 0, 22, "rose-ring"),
            between,
            rose,
            text(0, -38, "N", "rose-letter"),
            id="aq-rose",
        ),
        group(
            path(polygon(rim), "die"),
            path(polygon(face), "die-face"),
            path(spokes, "die-edge"),
            id="aq-die",
        ),
        group(stick, path("M0-16V16", "stick-water"), id="aq-stick"),
        rectangle(-6, -22, 12, 44, 5, "stick-gone", id="aq-stick-gone"),
    ]


def targets() -> list[str]:
    """Draw what the pointer hits: the nearest of a kind, wherever it is; and where the keys are."""
    half = SPACE / 2
    diamond = f"M0-{half:.0f}L{half:.0f} 0L0 {half:.0f}L-{half:.0f} 0Z"

    def ringed(width: float, height: float, radius: float) -> list[str]:
        return [slab(width, height, radius, kind) for kind in ("focus-edge", "focus")]

    return [
        group(slab(SPACE, SPACE, class_="hit"), *ringed(84, 84, 9), id="aq-space"),
        group(slab(SPACE, SPACE, class_="hit"), *ringed(56, 56, 28), id="aq-point"),
        group(path(diamond, "hit"), *ringed(106, 44, 14), id="aq-across"),
        group(path(diamond, "hit"), *ringed(44, 106, 14), id="aq-down"),
    ]
