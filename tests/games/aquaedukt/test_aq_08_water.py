"""Water supply (AQ-8)."""

from __future__ import annotations

import pytest

from frontinus.games.aquaedukt.board import beside
from tests.games.aquaedukt.twin import ACROSS, EDGES, OPPOSITE, SIDES, SPACES

BEGUN = "players 2\nplay @hills; spring 5.3"


def test_aq_8_1_a_single_canal_supplies_the_spaces_on_either_side(holds):
    """Two inside, one on the border, one beside a missing corner."""
    holds(f"""
{BEGUN}; canal 5.3-5.4; stop
supplied: e4 f4
""")
    holds("""
players 2
play @hills; spring 5.0; canal 4.0-5.0; canal 3.0-4.0; canal 2.0-3.0; canal 1.0-2.0; canal 1.0-1.1
supplied: b1 c1 d1 e1
canals b1: 2
""")


def test_aq_8_2_a_double_canal_supplies_the_next_ones_behind_them(holds):
    holds(f"""
{BEGUN}; canal 5.3-5.4; canal 5.3-5.4
supplied: d4 e4 f4 g4
canals e4: 2
canals d4: 1
canals c4: 0
""")


def test_aq_8_2_as_far_as_there_is_one(holds):
    """Along the border, one step inside it, and towards a missing corner."""
    holds("""
players 2
play @hills; spring 5.8; canal 4.8-5.8; canal 4.8-5.8
supplied: e7 e8
""")
    holds("""
players 2
play @hills; spring 5.7; canal 4.7-5.7; canal 4.7-5.7
supplied: e6 e7 e8
""")
    holds("""
players 2
play @hills; spring 2.1; canal 2.0-2.1; canal 2.0-2.1
supplied: b1 c1 d1
""")


@pytest.mark.parametrize("edge", EDGES)
def test_aq_8_1_8_2_beside_and_behind_every_edge(edge):
    """AQ-8.1, AQ-8.2: as sides and adjacent spaces say."""
    near = {space: name for space in SPACES for name in OPPOSITE if SIDES[space][name] == edge}
    far = {ACROSS[space][OPPOSITE[name]] for space, name in near.items()}
    assert {one for one in beside(edge) if one} == set(near)
    assert {one for one in beside(edge, 1) if one} == far - {None}


def test_aq_8_3_nothing_blocks(holds):
    """A hill and a tile beside the canal, another canal behind them."""
    holds("""
players 2
play hill f3; hill a2; hill a3; hill a4; hill b4; hill c4; hill a5; hill b5
play roll; die 9; house 1 f4; stop; spring 5.3; canal 5.3-6.3; canal 5.3-6.3
supplied: f2 f3 f4 f5
play canal 6.3-6.4; canal 6.4-6.5; canal 5.5-6.5; canal 4.5-5.5
canals f5: 3
canals f4: 3
canals f2: 1
""")


def test_aq_8_4_the_number_of_canals_is_a_sum(holds):
    """Round f4: a double above (2), singles right and below (1 + 1); a double above f3 reaches it.

    The double beside e4 lies behind d4, which it reaches too.
    """
    holds(
        f"""
{BEGUN}; canal 5.3-6.3; canal 5.3-6.3; canal 6.3-6.4; canal 5.4-6.4
canals f4: 4
canals f3: 2
canals f5: 2
canals f2: 1
canals f6: 0
canals g4: 1
"""
    )


def test_aq_8_5_supplied_for_the_tiles_already_there_and_for_good(holds):
    holds("""
players 2
play @hills; roll; die 9; house 2 f4; stop; spring 5.3
points: 0 0
play canal 5.3-6.3; stop
points: 2 0
play canal 4.3-5.3; stop; canal 4.3-5.3; canal 3.3-4.3
points: 2 0
""")
