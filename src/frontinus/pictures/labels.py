"""What a board is read with: words that the caller gives, in his language."""

from collections.abc import Callable
from dataclasses import dataclass


def bare(name: str) -> str:
    """Say of a place only its name."""
    return name


@dataclass(frozen=True)
class Labels:
    """The name of a board, and what is said of each of its targets."""

    board: str
    target: Callable[[str], str] = bare
