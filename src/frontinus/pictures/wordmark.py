"""The name in the arches of an aqueduct, and the small sign that stands beside it."""

from frontinus.pictures.svg import number, path, picture, rectangle, text

STYLE: dict[str, dict[str, str]] = {
    "arcade": {"fill": "var(--vellum)", "stroke": "var(--ink)", "stroke-width": "2.2"},
    "arcade-soil": {"fill": "none", "stroke": "var(--ink)", "stroke-width": "2.2"},
    "arcade-water": {"fill": "var(--water)"},
    "arcade-letter": {
        "fill": "var(--ink)",
        "font-family": "var(--serif)",
        "font-size": "64px",
        "font-weight": "600",
        "text-anchor": "middle",
    },
    "logo-stone": {"fill": "var(--ink)"},
    "logo-water": {"fill": "var(--water)"},
}
# Two arches under a roof, 40 wide.
BRIDGE = "M2 32V11H38V32H32V23A5.5 5.5 0 0 0 21 23V32H19V23A5.5 5.5 0 0 0 8 23V32Z"


def arch(left: float, top: float, width: float, foot: float) -> str:
    """Path data of an arch, round above."""
    radius = number(width / 2)
    shoulder = number(top + width / 2)
    return (
        f"M{number(left)} {number(foot)}V{shoulder}"
        f"A{radius} {radius} 0 0 1 {number(left + width)} {shoulder}V{number(foot)}Z"
    )


def arcade(name: str = "Frontinus") -> str:
    """Draw a name, one letter an arch, with a second tier above and the water on top."""
    bay = 108
    length = bay * len(name)
    large = "".join(arch(bay * i + 15, 86, bay - 30, 214) for i in range(len(name)))
    small = "".join(arch(bay / 3 * i + 8, 34, bay / 3 - 16, 66) for i in range(3 * len(name)))
    letters = (
        text(bay * (i + 0.5), 196, letter, "arcade-letter") for i, letter in enumerate(name.upper())
    )
    return picture(
        (-70, 2, length + 140, 222),
        path(f"M0 214V70H{length}V214Z{large}", "arcade", fill_rule="evenodd"),
        path(f"M6 70V26H{length - 6}V70Z{small}", "arcade", fill_rule="evenodd"),
        rectangle(-8, 66, length + 16, 9, 1.5, "arcade"),
        rectangle(-4, 19, length + 8, 8, 1.5, "arcade"),
        path(f"M-60 214H{length + 60}", "arcade-soil"),
        rectangle(0, 9, length, 8, class_="arcade-water"),
        *letters,
        label=name,
        class_="arcade-picture",
    )


def logo() -> str:
    """Draw the sign for the head of a page, where the name stands beside it."""
    stone, water = path(BRIDGE, "logo-stone"), rectangle(0, 4, 40, 6, class_="logo-water")
    return picture((0, 0, 40, 34), stone, water, class_="logo")
