"""What an action did: told from two positions."""

from __future__ import annotations

import frontinus
from frontinus.games.aquaedukt.effects import (
    Removed,
    Watered,
    effects,
    forbidding_springs,
    free_spaces,
    lowest_value,
)
from frontinus.games.aquaedukt.notation import House
from tests.games.aquaedukt.examples import several


def told(play, *, players=2, **options):
    """Play a row of actions; give the effects of the last and the position after it."""
    options = {name.replace("_", "-"): value for name, value in options.items()}
    match = frontinus.new_match("aquaedukt", players, options=options)
    *actions, last = several(play)
    for action in actions:
        match.play(action)
    before = match.position()
    match.play(last)
    return effects(before, last, match.position()), match.position()


def test_hills_are_placed_by_chance_or_by_a_seat():
    done, _ = told("hill c5")
    assert (done.verb, done.fields, done.seat) == ("hill", ("c5",), frontinus.CHANCE)
    assert (done.turn_ended, done.step, done.to_play) == (False, "hills", frontinus.CHANCE)
    done, _ = told("hill c5; hill c6", players_place_hills=True)
    assert (done.seat, done.to_play) == (1, 0)


def test_a_die_on_a_full_area_is_thrown_again():
    """AQ-4.2: twice on the four hills of area 5, then on area 1."""
    begun = "hill j2; hill k1; hill k2; hill k3; hill a2; hill a3; hill a4; hill b4; roll"
    done, _ = told(f"{begun}; die 5; die 5")
    assert (done.area, done.again, done.rolls, done.step) == (5, True, 0, "die")
    done, _ = told(f"{begun}; die 5; die 1")
    assert (done.area, done.again, done.rolls, done.to_play) == (1, False, 1, 0)


def test_a_tile_that_fills_its_area():
    """AQ-5.3: the dry ones go, the one just placed too; AQ-4.7 for the one on water."""
    begun = (
        "@hills; roll; die 20; house 3 i8; roll; die 20; house 1 h7; stop; roll; die 20; "
        "house 2 h8; stop; spring 7.6; canal 7.6-8.6; canal 7.6-8.6; canal 8.6-9.6; stop; roll; "
        "die 20"
    )
    done, position = told(f"{begun}; house 1 i7")
    assert (done.area, done.house, done.on_water) == (20, House(1, 1), True)
    assert (done.free, done.full, done.stands) == (1, True, True)
    assert done.removed == (Removed("i8", House(0, 3)),)
    assert done.gains == (0, 1)
    assert not done.turn_ended or done.to_play == 0
    assert free_spaces(position, 20) == ("i8",)
    assert lowest_value(position, 0) == 1
    done, _ = told(f"{begun}; house 1 i7; roll; die 20; house 4 i8")
    assert (done.house, done.on_water, done.full, done.stands) == (House(1, 4), False, True, False)
    assert done.removed == (Removed("i8", House(1, 4)),)


def test_a_stick_tells_whom_it_waters():
    begun = "@hills; roll; die 9; house 3 f4; roll; die 9; house 2 f5; stop; spring 5.3"
    done, _ = told(f"{begun}; canal 5.3-6.3")
    assert (done.sticks, done.line.spring, done.line.edges) == (1, "5.3", ("5.3-6.3",))
    assert done.watered == (
        Watered("f3", 0, 1, None),
        Watered("f4", 0, 1, House(0, 3)),
    )
    assert (done.gains, done.turn_ended, done.step) == ((3, 0), False, "stick")
    done, _ = told(f"{begun}; canal 5.3-6.3; canal 5.3-6.3")
    assert [(one.space, one.before, one.after) for one in done.watered] == [
        ("f2", 0, 1),
        ("f3", 1, 2),
        ("f4", 1, 2),
        ("f5", 0, 1),
    ]
    assert (done.sticks, done.gains, done.turn_ended) == (2, (2, 0), True)


def test_the_last_stick_announces_the_last_round():
    actions = "@hills; spring 6.4; canal 5.4-6.4; canal 5.4-6.4"
    edges = "6.4-7.4 4.4-5.4 7.4-8.4 3.4-4.4 8.4-9.4 2.4-3.4 9.4-10.4 1.4-2.4 10.4-11.4 0.4-1.4"
    edges += " 11.4-12.4 0.3-0.4 12.4-12.5 0.2-0.3 12.5-12.6 0.1-0.2 12.6-12.7"
    for edge in edges.split():
        actions += f"; canal {edge}; canal {edge}"
    done, position = told(actions)
    assert (done.last_round, done.turn_ended, done.step) == (True, True, "turn")
    assert position.last_round
    done, _ = told(f"{actions}; roll")
    assert not done.last_round
    done, _ = told(f"{actions}; roll; die 1; stop")
    assert (done.turn_ended, done.step, done.to_play) == (True, "over", None)


def test_a_spring_and_the_springs_that_forbid_another():
    """AQ-6.3."""
    done, position = told("@hills; spring 5.3; spring 10.3")
    assert (done.verb, done.turn_ended, done.to_play) == ("spring", True, 0)
    assert forbidding_springs(position, "7.4") == ("5.3", "10.3")
    assert forbidding_springs(position, "5.4") == ("5.3",)
    assert forbidding_springs(position, "5.8") == ()


def test_a_back_changes_the_points():
    """AQ-10.5, as in AQ-13.14."""
    begun = (
        "hill f2; hill h6; hill c5; hill e7; hill a3; hill l3; hill l6; hill j1; "
        "roll; die 3; house 3 f3; stop; spring 5.3; canal 5.3-6.3; canal 5.3-6.3; "
    ) + "roll; die 1; stop; " * 21
    done, position = told(begun + "back f2 mineral", hill_backs=True)
    assert (done.back, done.gains, position.points) == ("mineral", (2, 0), (5, 0))
    assert position.hills["f2"] == "mineral"
    assert position.hills["h6"] is None
    done, _ = told(begun + "back f2 foul", hill_backs=True)
    assert (done.back, done.gains) == ("foul", (0, 0))
    assert not done.turn_ended
