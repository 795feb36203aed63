"""The scene: what a page gets of a table, for one viewer; the same in the page and in the stream.

In a page it stands as JSON without `regions` (the page has them already) and with `words`; an
event of the stream (`id: NUMBER`, `event: scene`) has `regions` and no `words`. Keys whose value
is empty, false or null may be missing from a preview, never from the message.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """Something that happened since the number the client had."""

    number: int
    kind: str
    """As in `pages.LogEntry`."""
    seat: int | None
    action: str
    """As this viewer may see it; empty for anything but actions, chance included."""
    line: str
    """The sentence of the log, to be announced."""
    motion: dict[str, Any]
    """What moves, for animation: the game's own keys (`server/games/<slug>.py`)."""


class Message(msgspec.Struct, frozen=True, omit_defaults=False):
    """A scene as JSON."""

    number: int
    """Events so far; a request carries the number that it was made for."""
    game: str
    seats: list[int]
    """The seats of this viewer."""
    to_play: int | None
    mine: bool
    """The seat to play is one of this viewer's."""
    step: str
    over: bool
    """No action is possible any more: over, stopped, or a replay."""
    status: str
    """`open`, `over`, `stopped` or `replay`."""
    length: int
    """How many actions stand."""
    at: int | None
    """An earlier position is shown: the one after so many actions."""
    may_undo: bool
    legal: list[str]
    previews: dict[str, dict[str, Any]]
    events: list[Event]
    colours: list[str]
    """Of the seats."""
    names: list[str]
    """Of the seats, as shown."""
    title: str
    """For the browser's tab."""
    regions: dict[str, str] = {}
    words: dict[str, str] = {}
