"""The look of every class in a picture, as data: pages get it as a stylesheet, exports resolve it.

A key of a table is a class, or several that an element must bear together. A value is what the
stylesheet says: a literal, or `var(--name)` for a colour of `palette` or a custom property of an
element further out. Custom properties reach into a `<use>`, classes do not.
"""

from collections.abc import Mapping

from frontinus.pictures import aqua_romana, aquaedukt, palatinus, palette, wordmark

Table = Mapping[str, Mapping[str, str]]

SERIF = (
    '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "URW Palladio L", P052, '
    'Cambria, Georgia, "Liberation Serif", serif'
)
SANS = (
    'Seravek, "Gill Sans Nova", Optima, Candara, "Segoe UI", "Noto Sans", "Liberation Sans", '
    "sans-serif"
)
MONO = '"Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace'
FONTS = {"serif": SERIF, "sans": SANS, "mono": MONO}

SEATS: Table = {
    **{
        "seat-" + colour: {
            "--seat": seat.fill,
            "--mark": seat.mark,
            "--rhythm": seat.rhythm,
            "--rhythm-ink": seat.rhythm_ink,
        }
        for colour, seat in palette.SEATS.items()
    },
    "seat-none": {"--seat": "var(--ink)", "--mark": "var(--plaster)"},
}
GENERAL: Table = {
    "mark": {"fill": "var(--mark)"},
    "chip": {"fill": "var(--seat)", "stroke": "var(--chip-line)", "stroke-width": "1.6"},
    "cast": {"fill": "var(--outline)", "opacity": ".22"},
    # what may be done, what is staged, what was done last
    "may": {
        "fill": "var(--lux)",
        "stroke": "var(--outline)",
        "stroke-width": "2.5",
        # A `<use>` with a place of its own cannot be scaled round its middle by CSS in Chromium.
        "transform": "scale(var(--grow, 1))",
    },
    "near": {"--grow": "1.5"},
    "small": {"--grow": ".77"},
    "plate": {"fill": "var(--lux)", "stroke": "var(--outline)", "stroke-width": "3"},
    "rank": {
        "fill": "var(--outline)",
        "font-family": "var(--sans)",
        "font-size": "30px",
        "font-weight": "700",
        "text-anchor": "middle",
    },
    "ghost": {"opacity": ".92"},
    "ghost-frame": {
        "fill": "none",
        "stroke": "var(--outline)",
        "stroke-width": "4",
        "stroke-dasharray": "11 8",
    },
    "last": {
        "fill": "none",
        "stroke": "var(--lux)",
        "stroke-width": "6",
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
    },
    "last-edge": {
        "fill": "none",
        "stroke": "var(--outline)",
        "stroke-width": "10",
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
        "opacity": ".55",
    },
    "refused": {
        "fill": "none",
        "stroke": "var(--madder-deep)",
        "stroke-width": "8",
        "stroke-linecap": "round",
    },
    "refused-edge": {
        "fill": "none",
        "stroke": "var(--paper)",
        "stroke-width": "14",
        "stroke-linecap": "round",
    },
    "pill-seat": {"--pill": "var(--seat)", "--pill-ink": "var(--mark)"},
    "pill-ground": {
        "fill": "var(--pill, var(--outline))",
        "stroke": "var(--pill-ink, var(--paper))",
        "stroke-width": "3",
    },
    "pill-text": {
        "fill": "var(--pill-ink, var(--paper))",
        "font-family": "var(--sans)",
        "font-size": "32px",
        "font-weight": "600",
        "text-anchor": "middle",
    },
    "turn": {
        "fill": "none",
        "stroke": "var(--paper)",
        "stroke-width": "3.5",
        "stroke-linecap": "round",
    },
    "turn-tip": {"fill": "var(--paper)"},
    # what the pointer hits, where the keys are
    "hit": {"fill": "transparent"},
    "focus": {
        "fill": "none",
        "stroke": "var(--focus)",
        "stroke-width": "7",
        "opacity": "var(--ring, 0)",
    },
    "focus-edge": {
        "fill": "none",
        "stroke": "var(--focus-edge)",
        "stroke-width": "12",
        "opacity": "var(--ring, 0)",
    },
}
CLASSES: Table = {
    **SEATS,
    **GENERAL,
    **wordmark.STYLE,
    **aqua_romana.STYLE,
    **palatinus.STYLE,
    **aquaedukt.STYLE,
}

# What only a page knows: sizes, keys and pointer, motion, contrast.
PAGE = """
.sprite { position: absolute; width: 0; height: 0; overflow: hidden; }
.board, .podiums { display: block; width: 100%; height: auto; overflow: visible; }
.vignette { display: block; width: 100%; height: 100%; background: var(--basalt); }
.icon-tile { width: 44px; height: 44px; }
.icon-builder { width: 36px; height: 36px; }
.icon-drop { width: 20px; height: 16px; }
.icon-standing { width: 16px; height: 19px; }
.icon-house, .icon-canal { width: 44px; height: 44px; }
.icon-die { width: 56px; height: 58px; }
.icon-wreath { width: 64px; height: 64px; --leaf: var(--laurel); }
.icon-spring, .icon-back, .icon-warning { width: 40px; height: 40px; }
.icon-token { width: 44px; height: 44px; }
.icon-hill-tile { width: 64px; height: 60px; }
.icon-laurel { width: 30px; height: 30px; }
.tray-picture, .tally { display: block; width: 100%; height: auto; }
.arcade-picture { display: block; width: min(100%, 660px); height: auto; }
.logo { width: 34px; height: 28px; }
.mark-chip { width: 26px; height: 26px; }
.mark-dot { width: 15px; height: 15px; }
.target { outline: none; }
.target:focus-visible, .target.is-focus { --ring: 1; }
.board-aquaedukt .lit[id] { --rim: var(--lux); --wide: 9; }
.board-aquaedukt[data-cells=".space"] .target:not(.space) { display: none; }
.board-aquaedukt[data-cells=".point"] .target:not(.point) { display: none; }
.board-aquaedukt[data-cells=".point,.edge"] .space { display: none; }
.board-aquaedukt[data-cells=".point,.edge"] .point { pointer-events: none; }
.board-palatinus[data-cells=".slot"] .target:not(.slot) { display: none; }
[data-cells=".space"] [role="row"]:not(:has(.space)),
[data-cells=".point"] [role="row"]:not(:has(.point)),
[data-cells=".slot"] [role="row"]:not(:has(.slot)) { display: none; }
.wolf-side, :root[data-wolves="hidden"] .under { display: none; }
:root[data-wolves="hidden"] .wolf-side { display: inline; }
@media (max-width: 560px) {
  .place-name { font-size: 22px; }
  .step-number { font-size: 28px; }
}
:root[data-contrast="more"] :is(.earth, .furrow, .grain) { stroke: none; }
@media (prefers-contrast: more) {
  .earth, .furrow, .grain { stroke: none; }
}
@media (prefers-reduced-motion: no-preference) {
  .ghost-frame { animation: march 1.6s linear infinite; }
  :root[data-motion="none"] .ghost-frame { animation: none; }
  @keyframes march { to { stroke-dashoffset: -38; } }
}
"""


def variables(theme: palette.Theme) -> dict[str, str]:
    """Return the custom properties that every picture may read, without their dashes."""
    return palette.colours(theme) | FONTS


def rule(classes: str, properties: Mapping[str, str]) -> str:
    """Write one rule of the stylesheet."""
    words = " ".join(f"{name}: {value};" for name, value in properties.items())
    return "." + classes.replace(" ", ".") + f" {{ {words} }}\n"


def css() -> str:
    """Write the stylesheet of all pictures, with the colours and fonts that pages use too."""

    def block(named: Mapping[str, str]) -> str:
        return "".join(f"  --{name}: {value};\n" for name, value in named.items())

    dark = "  color-scheme: dark;\n" + block(palette.colours("dark"))
    return (
        f":root {{\n  color-scheme: light;\n{block(variables('light'))}}}\n"
        "@media (prefers-color-scheme: dark) {\n"
        f':root:not([data-theme="light"]) {{\n{dark}}}\n}}\n'
        f':root[data-theme="dark"] {{\n{dark}}}\n'
        + "".join(rule(classes, properties) for classes, properties in CLASSES.items())
        + PAGE
    )
