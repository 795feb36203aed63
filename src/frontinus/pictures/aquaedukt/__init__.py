"""Aquädukt in pictures: every piece as a named shape, and positions drawn with them.

A space is 100 units; every shape is drawn round 0,0 and placed by its middle. `geometry()` tells
the client how to find a place by its name.

**Shapes** (`defs()`, for `<use href="#aq-…">`):

- `aq-house-COLOUR-VALUE`: a house tile with its owner's mark; `aq-quay` lies over one with water.
- `aq-hill`, with `aq-mineral` or `aq-foul` on it when its back has been revealed.
- `aq-spring`; `aq-canal-1` and `aq-canal-2`, an edge with one and two sticks, from left to right;
  `aq-head`, the end of a line; `aq-wet`, the ground of a supplied space, and
  `aq-wet-new`, of one that would be.
- `aq-die` (its number is a text `die-number`), `aq-rose`, `aq-stick`, `aq-stick-gone`.
- Light and staging: `aq-may` (dot: a space or cross-point that may be chosen), `aq-bar` (an edge,
  from left to right), `aq-lit` (plate under a ghost tile), `aq-frame`, `aq-frame-spring`,
  `aq-frame-canal` (dashed frames of ghosts), `aq-last`, `aq-last-spring`, `aq-refused` (cross),
  `aq-threat` (frame and sign of a tile that would be lost), `aq-warning` (the sign alone).
- `aq-land`, a `clipPath`: the land and no more.
- Classes for what the client draws itself: `ghost`; `reach`, the cross-points too near to a spring,
  and `measure`, the steps to it; `dry-bed` (and `double`), on a path whose `pathLength` is 1, the
  dry canal that water runs into; `pill-ground` (a `rect`) and `pill-text`, a number with its
  ground, in a seat's colour inside `pill-seat seat-COLOUR`; `near` enlarges an `aq-may`.

**A board of a page** (`board()`), from the bottom up; ids are stable from one scene to the next:

- land, then `wet-SPACE`.
- `#overlay-ground`: on the land, under all pieces: light, water that would come.
- numbers of the areas.
- `hill-SPACE`, `house-SPACE`.
- canals (`glint-FROM-TO`: the glints of a run, by its first two cross-points), `spring-POINT`,
  plaques, `#die`.
- `#overlay`: above all pieces: ghosts, threats, pills.
- the targets: `space-SPACE`, and cross-points and edges where they may matter, each with class
  `target` and its kind and with `data-target`; together one ARIA grid of half steps. The attribute
  `data-cells` of the board, a selector, says which kinds are reached by pointer and keys;
  `is-focus` shows the ring that `:focus-visible` shows.
- `#overlay-buttons`: above the targets.

The overlays are empty here and belong to the client.
"""

from frontinus.pictures.aquaedukt.board import (
    Die,
    board,
    considered,
    empty_board,
    layouts,
    scene,
    seat_colours,
    vignette,
)
from frontinus.pictures.aquaedukt.look import STYLE
from frontinus.pictures.aquaedukt.panels import (
    icon_back,
    icon_canal,
    icon_die,
    icon_house,
    icon_spring,
    icon_warning,
    tally,
    tray,
)
from frontinus.pictures.aquaedukt.places import geometry, tints
from frontinus.pictures.aquaedukt.shapes import defs
from frontinus.pictures.labels import Labels

__all__ = [
    "STYLE",
    "Die",
    "Labels",
    "board",
    "considered",
    "defs",
    "empty_board",
    "geometry",
    "icon_back",
    "icon_canal",
    "icon_die",
    "icon_house",
    "icon_spring",
    "icon_warning",
    "layouts",
    "scene",
    "seat_colours",
    "tally",
    "tints",
    "tray",
    "vignette",
]
