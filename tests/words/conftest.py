"""Games that can be told of before they are on the start page."""

from __future__ import annotations

from frontinus import games

for slug in ("aquaedukt", "palatinus"):
    games.MODULES.setdefault(slug, slug)
