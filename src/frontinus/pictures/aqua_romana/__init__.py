"""Aqua Romana in pictures: every piece as a named shape, and positions drawn with them.

A square is 100 units; every shape is drawn round 0,0 and placed by its centre. `geometry()` tells
the same places to the client.

**Shapes** (`defs()`, for `<use href="#ar-…">`; upright, or facing east where they face anything):

- `ar-tile-CODE`: a whole tile, dry. `first-COLOUR` and `second-COLOUR` on the `<use>` put water and
  an owner's lips into its first or second channel (the order of `geometry()["tiles"][CODE]`).
- `ar-builder-TYPE`; `ar-worker`, `ar-standing` (inside `seat-COLOUR`, the mark apart);
  `ar-sluice`; `ar-fountain`; `ar-gate` (inside `wet seat-COLOUR`); `ar-reservoir-wide`, `-tall`;
  `ar-ground`, all that is printed and never changes.
- Light and staging: `ar-may` (dot: legal place), `ar-lit` (plate under a lit square or a ghost),
  `ar-lit-wide` (lit space of N and S), `ar-lit-tall` (of E and W), `ar-choice` (disc behind a
  worker that may be chosen), `ar-halo` (behind the chosen one), `ar-frame` (dashed frame of a ghost
  tile), `ar-last`, `ar-last-wide`, `ar-last-tall` (last move), `ar-refused` (cross), `ar-turn`
  (turn button).
- Classes for what the client draws itself: `ghost`; `beam`, `beam seen`, and `over` with both above
  tiles, a `rect` from the edge of the worker's square to the wall, 58 wide; `walk`, the builder's
  path; `cover`, with `lip` or `bed` on a path of `geometry()["channels"]` whose `pathLength` is 1,
  the dry channel that water runs over; `pill-ground` (a `rect`) and `pill-text`, a number with its
  ground, in a seat's colour inside `pill-seat seat-COLOUR`; `near` enlarges an `ar-may`,
  `small` fits `ar-choice` and `ar-halo` to a worker who stands close to his edge.

**A board of a page** (`board()`), from the bottom up; ids are stable from one scene to the next:

- `#overlay-ground`: light on road and ground, under all tiles: lit spaces and squares, beams.
- `tile-SQUARE`, `reservoir-INDEX`, `sluice-OUTLET`.
- `#overlay-tiles`: on tiles, under the pieces: plate, ghost tile and frame, halo, faint beams.
- `worker-OUTLET` (`data-head`), `builder-SPACE` (`data-type`).
- `#overlay`: above all pieces: pills, walk, ghost of a builder.
- the targets: `square-SQUARE` and `space-SPACE`, each with class `target`, `data-target`,
  `data-row` (0 to 9), `data-column` (0 to 12); together one ARIA grid, the road round the squares.
  `is-focus` shows the ring that `:focus-visible` shows.
- `#overlay-buttons`: above the targets, for what is clicked itself: the turn button.

The four overlays are empty here and belong to the client. `podiums()` has groups `podium-VALUE`
(class `lit` lights a step) and figures `standing-OUTLET`.
"""

from frontinus.pictures.aqua_romana.board import (
    Labels,
    board,
    considered,
    empty_board,
    layouts,
    scene,
    seat_colours,
    vignette,
)
from frontinus.pictures.aqua_romana.light import sight
from frontinus.pictures.aqua_romana.look import STYLE
from frontinus.pictures.aqua_romana.panels import (
    icon_builder,
    icon_standing,
    icon_tile,
    icon_worker,
    podiums,
)
from frontinus.pictures.aqua_romana.places import geometry
from frontinus.pictures.aqua_romana.shapes import defs

__all__ = [
    "STYLE",
    "Labels",
    "board",
    "considered",
    "defs",
    "empty_board",
    "geometry",
    "icon_builder",
    "icon_standing",
    "icon_tile",
    "icon_worker",
    "layouts",
    "podiums",
    "scene",
    "seat_colours",
    "sight",
    "vignette",
]
