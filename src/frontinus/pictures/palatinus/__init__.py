"""Palatinus in pictures: every piece as a named shape, and positions drawn with them.

A hex has radius 60; every shape is drawn round 0,0 and placed by its middle. Where a place lies,
the client sees by the `x` and `y` of its target.

**Shapes** (`defs()`, for `<use href="#pa-…">`):

- `pa-COLOUR-KIND`: a token with its owner's mark, `KIND` being merchant, farmer, soldier or wolf;
  `pa-COLOUR-merchant-wolf`, `pa-COLOUR-farmer-wolf`: a wolf of which the viewer knows that.
- `pa-plate` (joints), `pa-cast` and `pa-border` of a tile; `pa-field`, `pa-spring`, `pa-hill`,
  `pa-laurel` (its value is a text `laurel-value`), `pa-arrow`, `pa-letter`; `pa-back`, a tile that
  lies face down.
- Light and staging: `pa-may` (dot: a place or slot that may be chosen), `pa-frame`,
  `pa-frame-tile` (dashed frames of ghosts), `pa-turn` (button), `pa-giver` (a place that counts for
  the staged token), `pa-last`, `pa-last-tile`, `pa-refused` (cross), `pa-prey`, `pa-prey-perhaps`
  (what a soldier would capture), `pa-strike` (an arrow to it, pointing right).
- The scoring: `pa-now` (whose count it is), `pa-counted`, `pa-won-COLOUR` (who has a hill); classes
  of tiles and tokens: `dim` (not in question), `leaving` the board.
- Classes for what the client draws itself: `ghost`, `pill-ground` (a `rect`) and `pill-text`, in a
  seat's colour inside `pill-seat seat-COLOUR`; `near` enlarges a `pa-may`.

**A board of a page** (`board()`), from the bottom up; ids are stable from one scene to the next:

- `#beside`: open slots; the drawn tile (`#drawn`, upright at r0, round 0,0), what is to come.
- tiles `tile-LETTER`, names of empty places, `#last-move`.
- `#overlay-ground`: on the tiles, under the tokens.
- tokens `token-PLACE`; a wolf that the viewer knows has two sides, `under` and `wolf-side`.
- `#scoring`: what is shown of the scoring.
- `#overlay`: above all pieces: ghosts, numbers.
- the targets: `place-PLACE`, `hill-LETTER`, `slot-SLOT`, each with class `target` and its kind and
  with `data-target`; together one ARIA grid. The attribute `data-cells` of the board, a selector,
  says which kinds are reached by pointer and keys; `data-hexes`, that its columns are crooked.
- `#overlay-buttons`: above the targets.

The overlays are empty here and belong to the client.
"""

from frontinus.pictures.labels import Labels
from frontinus.pictures.palatinus.board import (
    board,
    considered,
    empty_board,
    geometry,
    layouts,
    scene,
    seat_colours,
    vignette,
)
from frontinus.pictures.palatinus.look import STYLE
from frontinus.pictures.palatinus.panels import icon_laurel, icon_tile, icon_token
from frontinus.pictures.palatinus.shapes import defs

__all__ = [
    "STYLE",
    "Labels",
    "board",
    "considered",
    "defs",
    "empty_board",
    "geometry",
    "icon_laurel",
    "icon_tile",
    "icon_token",
    "layouts",
    "scene",
    "seat_colours",
    "vignette",
]
