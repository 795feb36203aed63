"""What the classes of Palatinus' pictures look like, for `style`."""

from frontinus.pictures.strokes import Look, letters, line, piece

ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}


STYLE: dict[str, Look] = {
    # tiles
    "mortar": piece("mortar"),
    "tile-border": line("outline", 7, stroke_linejoin="round"),
    "field": piece("wheat"),
    "furrow": line("wheat-2", 1.6),
    "furrow sown": {"stroke-dasharray": "7 3"},
    "spring": piece("water"),
    "ripples": line("water-light", 3, stroke_linecap="round"),
    "slope": piece("hill"),
    "hachure": line("hill-2", 1.8, stroke_linecap="round"),
    "crest": piece("summit"),
    "arrow": piece("outline"),
    "letter-ground": piece("hill", 2),
    "hill-letter": letters("outline", 19, font_weight="600"),
    "drawn-letter": letters("outline", 46, font_weight="600"),
    "place-name": letters("place-ink", 17),
    "place-name on-spring": {"fill": "var(--outline)"},
    "slot-name": letters("ink-soft", 24),
    "back-rim": piece("stone", 16, stroke_linejoin="round"),
    "back-ring": line("outline", 10),
    # laurels
    "leaf": piece("leaf"),
    "branch": line("leaf", 2.5),
    "laurel-value": letters("outline", 38, font_weight="700"),
    "laurel-disc": piece("summit", 3),
    # tokens
    "token": piece("seat", 3, stroke_linejoin="round"),
    "token-cast": {"--seat": "var(--outline)", "opacity": ".25"},
    "emblem": piece("mark"),
    "emblem-line": line("mark", 3, stroke_linecap="round"),
    "emblem-line wide": {"stroke-width": "5"},
    "emblem-cut": line("seat", 3.5, stroke_linecap="round"),
    "emblem-nose": piece("seat"),
    "dot": piece("mark"),
    "badge": piece("paper", 2),
    # On the white badge the mark is in the seat's own colour, edged.
    "badge-mark": {
        "--mark": "var(--seat)",
        "stroke": "var(--outline)",
        "stroke-width": "1.5",
    },
    "ears": piece("paper", 2, stroke_linejoin="round"),
    # what may be done, what would be, what was done last
    "lit-rim": line("lux", 9, stroke_linejoin="round"),
    "slot-frame": line("ink-soft", 3, stroke_dasharray="3 9", **ROUND),
    "giver": piece("lux", fill_opacity=".4", stroke="var(--lux)", stroke_width="5"),
    "prey": line("madder-deep", 6, stroke_dasharray="14 9"),
    "prey perhaps": {"stroke-width": "4", "stroke-dasharray": "4 9"},
    "prey-edge": line("paper", 10),
    # the scoring
    "won": piece("seat", 4),
    "dim": {"opacity": ".3"},
    "leaving": {"opacity": ".5"},
    "now": line("lux", 8, stroke_linejoin="round"),
    "now-edge": line("outline", 13, stroke_linejoin="round"),
    "counted": line("water-light", 6, stroke_linejoin="round"),
    "strike": piece("paper", 3.5, stroke_linejoin="round"),
}
