"""The words in which looks are written: a line that encloses nothing, a surface, letters."""

from frontinus.pictures.svg import number

Look = dict[str, str]


def line(colour: str, width: float, **more: str) -> Look:
    """Describe a line that encloses nothing."""
    return {"fill": "none", "stroke": f"var(--{colour})", "stroke-width": number(width)} | _named(
        more
    )


def piece(colour: str, width: float = 0, **more: str) -> Look:
    """Describe a surface, with an outline unless its width is 0."""
    edge = {"stroke": "var(--outline)", "stroke-width": number(width)} if width else {}
    return {"fill": f"var(--{colour})"} | edge | _named(more)


def letters(colour: str, size: int, **more: str) -> Look:
    """Describe words of the board, centred."""
    look = {"font-family": "var(--serif)", "font-size": f"{size}px", "text-anchor": "middle"}
    return piece(colour, 0, **more) | look


def _named(more: dict[str, str]) -> Look:
    return {name.replace("_", "-"): value for name, value in more.items()}
