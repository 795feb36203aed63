"""What the classes of Aquädukt's pictures look like, for `style`."""

from frontinus.pictures.strokes import Look, letters, line, piece

ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}


STYLE: dict[str, Look] = {
    # the printed board
    "sea": piece("travertine"),
    **{f"area-{tint}": piece(f"area-{tint}") for tint in range(1, 6)},
    "grain": line("ink", 1.8, stroke_opacity=".2", stroke_linecap="round"),
    "space-line": line("ink", 1.5, stroke_opacity=".28", stroke_dasharray="3 5"),
    "border-line": line("border-ink", 5, stroke_linecap="round"),
    "coast": line("outline", 7, stroke_linejoin="round"),
    "area-number": letters("ink", 40, fill_opacity=".8"),
    "coordinate": letters("ink-soft", 20),
    "plaque": piece("marble", 2),
    "plaque lit": piece("lux", 3.5),
    "plaque-number": letters("outline", 22),
    "rose-ring": line("ink-soft", 1.5),
    "rose-dark": piece("ink-soft", stroke="var(--ink-soft)", stroke_width="1.2"),
    "rose-light": piece("plaster", stroke="var(--ink-soft)", stroke_width="1.2"),
    "rose-letter": letters("ink-soft", 17),
    # water on the ground
    "wet-ground": piece("wet"),
    "wet-frame": line("water-deep", 3.5, stroke_dasharray="10 7"),
    "wet-wave": line("water", 3.5, stroke_linecap="round"),
    # hills
    "mount": piece("hill", 3, stroke_linejoin="round"),
    "mount-top": piece("summit", 2.5, stroke_linejoin="round"),
    "mount-line": line("hill-2", 2.5, stroke_linecap="round"),
    "back-disc": piece("paper", 3),
    "back-drop": piece("water", 2.5, stroke_linejoin="round"),
    "back-drop foul": piece("murk"),
    "back-plus": line("water-deep", 6, stroke_linecap="round"),
    "back-cross": line("madder-deep", 7, stroke_linecap="round"),
    "back-cross edge": {"stroke": "var(--paper)", "stroke-width": "12"},
    # house tiles
    "tile-plate": piece("seat", stroke="var(--rim, var(--outline))", stroke_width="var(--wide, 3)"),
    "house": piece("paper", 2.5, stroke_linejoin="round"),
    "door": piece("outline"),
    "quay": piece("water", 3, stroke_linejoin="round"),
    "quay-wave": line("paper", 2.2, stroke_linecap="round"),
    "gone": {"opacity": ".3"},
    # springs and canals
    "well": piece("marble", 3),
    "well-pool": piece("water", 2.5),
    "well-ring": line("water-light", 3),
    "well-jet": piece("lux"),
    "canal-bank": line("outline", 23, **ROUND),
    "canal-lip": line("marble", 18.5, **ROUND),
    "canal-edge": line("outline", 13.5, **ROUND),
    "canal-water": line("water", 10, **ROUND),
    "canal-glint": line("water-light", 2.5, stroke_dasharray="12 14", **ROUND),
    "canal-bank double": {"stroke-width": "36"},
    "canal-lip double": {"stroke-width": "31.5"},
    "canal-edge double": {"stroke-width": "27"},
    "canal-water double": {"stroke-width": "24"},
    # Two lanes: what glints is a broad stroke, of which the water and the wall leave the rims.
    "canal-glint double": {"stroke-width": "17", "stroke-linecap": "butt"},
    "canal-lane": line("water", 12, **ROUND),
    "canal-wall": line("marble", 5, **ROUND),
    "canal-head": piece("water", 3),
    # what may be done, what would be, what was done last
    "bar": {"fill": "var(--lux)", "stroke": "var(--outline)", "stroke-width": "2.5"},
    "rolled-line": line("lux", 7, **ROUND),
    "rolled-line edge": {"stroke": "var(--outline)", "stroke-width": "13"},
    "last-canal": line("lux", 33, **ROUND),
    "last-canal double": {"stroke-width": "46"},
    "last-canal edge": {"stroke": "var(--outline)", "stroke-width": "39", "opacity": ".55"},
    "last-canal edge double": {"stroke-width": "52"},
    "threat": line("madder-deep", 6, stroke_dasharray="14 9"),
    "threat-veil": piece("paper", fill_opacity=".35", stroke="var(--paper)", stroke_width="10"),
    "threat-sign": piece(
        "paper", stroke="var(--madder-deep)", stroke_width="5", stroke_linejoin="round"
    ),
    "threat-stroke": line("madder-deep", 5, stroke_linecap="round"),
    "reach": piece("outline", fill_opacity=".22"),
    "measure": line("madder-deep", 7, stroke_dasharray="1 14", stroke_linecap="round"),
    "dry-bed": line("marble", 11, stroke_dasharray="1"),
    "dry-bed double": {"stroke-width": "25"},
    # the die
    "die": piece("ivory", 3.5, stroke_linejoin="round"),
    "die-face": piece("paper", 2, stroke_linejoin="round"),
    "die-edge": line("outline", 1.5, opacity=".6"),
    "die-number": letters("outline", 26, font_weight="700"),
    "die-idle": {"opacity": ".5"},
    # the tray
    "stick": piece("marble", 2),
    "stick-water": line("water", 5, stroke_linecap="round"),
    "stick-gone": line("grout", 2, stroke_dasharray="3 3"),
    "source-gone": {"opacity": ".3"},
    # the histogram of rolls
    "tally-bar": piece("water"),
    "tally-number": letters("ink-soft", 13),
    "tally-count": letters("ink", 13),
}
