"""Full areas (AQ-5)."""

from __future__ import annotations


def test_aq_5_1_hills_and_houses_fill_an_area(holds):
    holds("""
players 4
play hill j2; hill k1; hill k2; hill a2; roll; die 5; house 1 k3
houses:
lost: 0:1
""")


def test_aq_5_2_only_a_placement_makes_the_check(holds):
    """Area 20 is full and dry but for one space when its last space gets water: nothing goes.

    Only the tile that fills it does, and then only for its own area.
    """
    holds("""
players 2
play @hills; roll; die 20; house 1 h7; roll; die 20; house 1 h8; roll; die 20; house 1 i7
play spring 9.8; canal 8.8-9.8; stop
houses: h7 0:1, h8 0:1, i7 0:1
supplied: i8
play roll; die 20
all house: 1 i8
play house 1 i8
houses: i8 1:1
lost: 0:1, 0:1, 0:1
""")


def test_aq_5_3_all_dry_tiles_go_whoever_owns_them_and_their_spaces_are_free(holds):
    holds("""
players 2
play @hills; roll; die 20; house 1 h7; roll; die 20; house 4 h8; stop
play roll; die 20; house 2 i7; roll; die 20; house 4 i8
houses:
lost: 0:1, 0:4, 1:2, 1:4
verbs: roll, stop
play roll; die 20
count house: 16
stock 1: 8 7 8 3
""")


def test_aq_5_4_supplied_tiles_stay(holds):
    holds("""
players 2
play @hills; spring 7.6; canal 7.6-8.6; canal 7.6-8.6; roll; die 20; house 1 h7
play roll; die 20; house 1 h8; roll; die 20; house 3 i7; roll; die 20; house 3 i8
houses: h7 0:1, h8 0:1
lost: 0:3, 1:3
""")


def test_aq_5_5_full_for_good(holds):
    """Everything on water: nothing goes, and the number is rolled again."""
    holds("""
players 2
play @hills; spring 7.6; canal 7.6-8.6; canal 7.6-8.6; canal 8.6-9.6; canal 8.6-9.6
play roll; die 20; house 1 h7; roll; die 20; house 1 h8; roll; die 20; house 1 i7
play roll; die 20; house 1 i8
houses: h7 1:1, h8 1:1, i7 1:1, i8 0:1
lost:
play roll; die 20; die 20
to play: chance
""")
