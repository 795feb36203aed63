"""Colours: the pigments of the table in light and dark, the five seats, mixes of two pigments."""

from typing import Literal, NamedTuple

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

LIGHT = {
    "plaster": "#f2eadb",  # page
    "vellum": "#fbf7ee",  # panels, cards
    "line": "#d9ccb3",  # hairlines on page and panel
    "ink": "#2a211a",  # text
    "ink-soft": "#65574a",  # second text
    "outline": "#241b15",  # every piece
    "paper": "#fffdf4",  # letters and edges on dark ground
    "travertine": "#dccba8",  # ground of a board
    "grout": "#c7b48c",  # joints between squares
    "marble": "#fbf6ea",  # a tile
    "stone": "#b9a988",  # dry channels
    "basalt": "#6b625c",  # Roman road
    "basalt-2": "#756b64",  # its second slab
    "inscription": "#f6eee0",  # letters on the road
    "ivory": "#f4e7cb",  # builders
    "water": "#3b9ab2",  # water, and nothing else
    "water-light": "#a9dbe2",  # glints, ripples
    "water-deep": "#17586c",  # shade of a wall on the water
    "lux": "#fffdf4",  # light that falls on what may be done
    "lux-panel": "#fffdf6",  # the same light on a panel
    "madder": "#9c3420",  # main button, errors, threats
    "madder-ink": "#fff8ec",  # text on it
    "madder-deep": "#8e2a18",  # warning signs on the board
    "wheat": "#e2c27d",  # Palatinus: fields
    "wheat-2": "#c9a25a",  # furrows
    "mortar": "#f3e3b8",  # joints inside a tile
    "place-ink": "#503d1c",  # names of places
    "leaf": "#3f5a22",  # wreaths of laurels
    "hill": "#a9a27a",  # slopes
    "hill-2": "#54522f",  # hachures
    "summit": "#e9e1c2",
    "area-1": "#ecdcab",  # Aquädukt: wheat
    "area-2": "#d9ccc0",  # stones
    "area-3": "#c8ce9d",  # olives
    "area-4": "#e7c49b",  # vines
    "area-5": "#dcb8a8",  # rough land
    "border-ink": "#5f4c37",  # borders of areas
    "wet": "#a9d6da",  # a supplied space
    "murk": "#77682f",  # foul water
    "laurel": "#4d6b2f",  # success, wreaths
    "star": "#eeb42e",  # the joker's
    "chip-line": "#241b15",  # edge of a seat's mark on a panel
    "focus": "#0a4f9e",  # keyboard ring
    "focus-edge": "#fffdf4",  # its border, so that the ring shows on every ground
}
DARK = {
    "plaster": "#1b1714",
    "vellum": "#262019",
    "line": "#43392e",
    "ink": "#f2e9d8",
    "ink-soft": "#b9aa96",
    "outline": "#241b15",  # stays dark, as pieces do not change colour
    "paper": "#fffdf4",
    "travertine": "#4a4032",
    "grout": "#382f25",
    "marble": "#d9ceb8",
    "stone": "#8d7f66",
    "basalt": "#2b2826",
    "basalt-2": "#322e2b",
    "inscription": "#f6eee0",
    "ivory": "#e6d8ba",
    "water": "#3a93ab",
    "water-light": "#8fcbd6",
    "water-deep": "#0f4052",
    "lux": "#fff1c9",
    "lux-panel": "#3a3126",
    "madder": "#d2694e",
    "madder-ink": "#1b1009",
    "madder-deep": "#8e2a18",
    "wheat": "#7d6738",
    "wheat-2": "#5f4d28",
    "mortar": "#4f4426",
    "place-ink": "#fff3d6",
    "leaf": "#2f4519",
    "hill": "#5d5a41",
    "hill-2": "#b9b48a",
    "summit": "#a39d78",
    "area-1": "#544a37",
    "area-2": "#4b463f",
    "area-3": "#464a38",
    "area-4": "#594734",
    "area-5": "#54423a",
    "border-ink": "#15110d",
    "wet": "#295965",
    "murk": "#77682f",
    "laurel": "#9dbb74",
    "star": "#eeb42e",
    "chip-line": "#a4967c",
    "focus": "#8ec5ff",
    "focus-edge": "#14110e",
}
# Computed here and not by the browser: an exported picture knows no colour functions.
MIXES = {  # name: (upper colour, its share, lower colour)
    "slab-odd": ("outline", 0.13, "basalt-2"),
    "plot-odd": ("travertine", 0.94, "grout"),
    "tile-side": ("marble", 0.55, "stone"),
    "tread": ("marble", 0.6, "stone"),
    "lip-dry": ("stone", 0.45, "marble"),
    "bed-dry": ("stone", 0.62, "marble"),
}


class Seat(NamedTuple):
    """How a seat is told from the others: colour, its mark, a rhythm along its channels."""

    pigment: str
    fill: str
    mark: str
    rhythm: str  # dash pattern along the lips of a channel
    rhythm_ink: str


# The same in both themes.
SEATS = {
    "red": Seat("cinnabar", "#b5301f", "#fff6e6", "none", "transparent"),
    "yellow": Seat("orpiment", "#eeb42e", "#2a1d0c", "none", "transparent"),
    "green": Seat("green earth", "#7ab35c", "#12240f", "3 4 3 14", "#3c7a2a"),
    "blue": Seat("lapis", "#2a62b5", "#f2f6ff", "11 9", "#7ea9ee"),
    "purple": Seat("Tyrian purple", "#5b2154", "#fdeefa", "3 6", "#e2b0dc"),
}


def channels_of(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of a hexadecimal colour, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(upper: str, share: float, lower: str) -> str:
    """Lay a colour over another with an opacity of `share`."""
    pairs = zip(channels_of(upper), channels_of(lower), strict=True)
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in pairs)


def colours(theme: Theme) -> dict[str, str]:
    """Every named colour of a theme, mixes computed."""
    named = LIGHT if theme == "light" else DARK
    mixes = {name: mixed(named[a], share, named[b]) for name, (a, share, b) in MIXES.items()}
    return named | mixes
