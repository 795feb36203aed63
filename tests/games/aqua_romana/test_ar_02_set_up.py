"""Set-up (AR-2)."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ar_2_1_seat_0_starts(holds, players):
    holds(f"""
players {players}
untouched
= to-play 0
""")


def test_ar_2_2_reservoirs_lie_and_the_pool_is_three_of_each_type(begin):
    facts = begin("players 4\nuntouched").facts()
    assert facts.pool == {"C": 3, "S": 3, "B": 3, "D": 3}
    assert facts.reserve == {"C": 1, "S": 1, "B": 1, "D": 1, "J": 1}
    assert len(facts.owners) == 12
    assert facts.tiles == {"a1": "C-ES", "k1": "C-SW", "k8": "C-NW", "a8": "C-NE"}
    assert facts.supply == {"C": 21, "S": 21, "B": 21, "D": 21}


def test_ar_2_3_the_seats_place_in_turn_what_the_pool_still_has(holds):
    holds("""
players 3
untouched
= refused AR-2.3 wait
= refused AR-2.3 keep
= refused AR-2.3 build c1S Nc B
= refused AR-2.3 take C
= refused AR-2.3 place J Nc
> place D Nc
= to-play 1
> place D E3
= to-play 2
= refused AR-1.8 place D E3
> place D Sa
= to-play 0
= count 105
= refused AR-2.3 place D W1
= refused AR-2.3 place D E3
= refused AR-2.3 place J E3
> place C W1
= to-play 1
""")


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 4), (4, 3)])
def test_ar_2_3_six_four_or_three_for_each_seat(begin, players, each):
    referee = begin(f"players {players}\nuntouched")
    placed = dict.fromkeys(range(players), 0)
    while (facts := referee.facts()).step == "set-up":
        placed[facts.to_play] += 1
        referee.play(referee.legal_actions()[0])
    assert placed == dict.fromkeys(range(players), each)
    assert facts.pool == {}


def test_ar_2_4_seat_0_has_the_first_turn(holds):
    holds("""
players 4
set-up
= to-play 0
= step move
= refused AR-3.2 place C Nc
""")
