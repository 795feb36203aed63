"""What the classes of Aqua Romana's pictures look like, for `style`."""

from frontinus.pictures.aqua_romana.places import SQUARE
from frontinus.pictures.palette import SEATS
from frontinus.pictures.strokes import line, piece

WATER = {"bed": "var(--water)", "glint": "var(--water-light)", "bank": "1"}
DRY = {
    "lip": "var(--lip-dry)",
    "bed": "var(--bed-dry)",
    "glint": "transparent",
    "bank": ".5",
    "rhythm": "none",
    "rhythm-ink": "transparent",
}


def slots() -> dict[str, dict[str, str]]:
    """Classes that hand an owner through a `<use>` to one of the channels of a tile."""
    table = {}
    for slot in ("first", "second"):
        table[slot] = {f"--{name}": f"var(--{slot}-{name}, {dry})" for name, dry in DRY.items()}
        for colour, seat in SEATS.items():
            lips = {"lip": seat.fill, "rhythm": seat.rhythm, "rhythm-ink": seat.rhythm_ink}
            table[f"{slot}-{colour}"] = {
                f"--{slot}-{name}": value for name, value in (lips | WATER).items()
            }
    return table


STYLE: dict[str, dict[str, str]] = {
    # the printed board
    "road": piece("basalt"),
    "flag": piece("basalt-2"),
    "flag odd": piece("slab-odd"),
    "inscription": piece(
        "inscription", font_family="var(--serif)", font_size="21px", text_anchor="middle"
    ),
    "city-wall": piece("marble", 2.5),
    "plot": piece("travertine"),
    "plot-odd": line("plot-odd", SQUARE, stroke_dasharray=f"{SQUARE}"),
    "joint": line("grout", 3),
    "earth": line("ink", 2, stroke_opacity=".17", stroke_linecap="round"),
    "basin": piece("marble", 2.5, stroke_linejoin="round"),
    "pool": piece("water", 2.5),
    "petal": piece("water-light"),
    "jet": piece("lux"),
    # tiles; an owned channel is `wet` itself or gets its water through a slot
    "tile-side": piece("tile-side", 2, stroke_opacity=".75"),
    "tile-top": piece("marble"),
    "wet": {"--lip": "var(--seat)"} | {f"--{name}": value for name, value in WATER.items()},
    **slots(),
    "bank": line("outline", 40, stroke_opacity="var(--bank)"),
    "lip": line("lip", 35.5),
    "rhythm": line("rhythm-ink", 31, stroke_dasharray="var(--rhythm)"),
    "bed-edge": line("outline", 22, stroke_opacity="var(--bank)"),
    "bed": line("bed", 18),
    "glint": line("glint", 3, stroke_dasharray="14 9 22 12", stroke_linecap="round"),
    "cover": {"--lip": "var(--lip-dry)", "--bed": "var(--bed-dry)", "stroke-dasharray": "1"},
    "deck": piece("marble"),
    "parapet": line("outline", 4),
    "sluice": piece("paper", 3, stroke_linejoin="round"),
    "sluice-line": line("outline", 2.5),
    # reservoirs
    "castellum": piece("marble", 2.5),
    "castellum-rim": piece("seat", 2),
    "ripple": line("water-light", 3.5, stroke_linecap="round"),
    "opening": piece("water"),
    "boss": piece("seat", 2.5),
    # builders, workers
    "tunic": piece("ivory"),
    "figure": piece("ivory", 3, stroke_linejoin="round"),
    "figure-line": line("outline", 3, stroke_linejoin="round"),
    "sign": line("outline", 13),
    "sign-water": line("water", 7),
    "star": piece("star", 3, stroke_linejoin="round"),
    "drop": piece("seat", 3, stroke_linejoin="round"),
    "rim": line("mark", 2, opacity=".5"),
    "builder ghost": {"opacity": ".55"},
    "walk": line("paper", 5, stroke_dasharray="1 12", stroke_linecap="round"),
    # light
    "beam": piece("lux", opacity=".28"),
    "beam seen": {"opacity": ".62"},
    "beam over": {"opacity": ".07"},
    "beam over seen": {"opacity": ".2"},
    # podiums
    "podium": {"--step": "var(--marble)", "--edge": "var(--grout)", "--edge-width": "1.5"},
    "podium lit": {"--step": "var(--lux)", "--edge": "var(--outline)", "--edge-width": "3"},
    "step": line("edge", 1.5, fill="var(--step)", stroke_width="var(--edge-width)"),
    "tread": piece("tread", 1.5, stroke_opacity=".6"),
    "split": line("outline", 2),
    "step-number": piece(
        "outline", font_family="var(--serif)", font_size="20px", text_anchor="middle"
    ),
    "step-number aside": piece("ink"),
    "pavement": piece("travertine", stroke="var(--grout)", stroke_width="1.5"),
    "caption": piece("ink", font_family="var(--serif)", font_size="44px", text_anchor="middle"),
    "count": piece("ink", font_family="var(--serif)", font_size="18px", text_anchor="middle"),
}
