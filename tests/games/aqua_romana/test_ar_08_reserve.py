"""Reserve builders (AR-8)."""

from __future__ import annotations


def test_ar_8_1_the_reserve_holds_one_of_each_type_and_is_never_refilled(holds):
    holds("""
builder C Nd
> build d1E Nd C-NW
= legal take B; take C; take D; take J; take S
> take S
> wait
> close d8N
= legal take B; take C; take D; take J
= refused AR-8.3 take S
""")


def test_ar_8_2_the_owner_of_each_closed_aqueduct_takes_one_the_active_seat_first(holds):
    """Red's tile closes itself and two of yellow: red takes one, yellow two."""
    holds("""
seat 1
live d1S d2NS d3NS d4NE
live d1E e1WS e2NS e3NS
live h8N h7SN h6SN h5SN h4SW g4EW f4EW
tile e5 S-EW
builder C Nf
> build f4W Nf C-ES
= to-play 1
> take C
= to-play 0
> take B
= to-play 0
= legal take D; take J; take S
> take J
= held 0 B J
= held 1 C
= to-play 0
= step owed
""")


def test_ar_8_2_claims_lapse_when_the_reserve_is_empty(holds):
    holds("""
seat 1
live d1S d2NS d3NS d4NE
live d1E e1WS e2NS e3NS
live h8N h7SN h6SN h5SN h4SW g4EW f4EW
tile e5 S-EW
reserve CD
builder C Nf
> build f4W Nf C-ES
> take C
> take D
= held 0 D
= to-play 0
= step owed
""")


def test_ar_8_3_taking_is_compulsory_and_only_what_is_there_can_be_taken(holds):
    holds("""
reserve JS
builder C Nd
> build d1E Nd C-NW
= legal take J; take S
= refused AR-8.3 take C
= refused AR-3.2 keep
""")


def test_ar_8_4_a_held_builder_is_in_nobodys_sight_until_the_seats_next_turn(holds):
    holds("""
builder C Nd
> build d1E Nd C-NW
> take J
= held 0 J
= to-play 1
= legal advance Ne; wait
> wait
= held 0 J
> keep
= step owed
""")


def test_ar_8_5_every_held_builder_is_placed_in_any_order_on_any_free_space(holds):
    holds("""
seat 1
live d1S d2NS d3NS d4NE
live d1E e1WS e2NS e3NS
live h8N h7SN h6SN h5SN h4SW g4EW f4EW
tile e5 S-EW
builder C Nf
> build f4W Nf C-ES
> take C
> take B
> take J
= track Ng C
= count 74
= refused AR-8.5 place D Nc
= refused AR-8.5 place C Nc
= refused AR-1.8 place B Ng
= refused AR-8.5 place D Ng
> place J W8
= held 0 B
= count 36
= refused AR-8.5 place J Nc
= refused AR-1.8 place B W8
> place B Nc
= held 0 none
= legal build c1S Nc B
""")


def test_ar_8_6_a_seat_without_workers_takes_and_places_all_the_same(holds):
    holds("""
finished c1S
finished d1S
finished h1S
finished i1S
finished i1E
builder C Nd
builder S W8
> build d1E Nd C-NW
= to-play 0
> take J
= held 0 J
> build c8W W8 S-EW
> keep
= to-play 0
= step owed
= count 36
> place J Sd
= held 0 none
= to-play 1
= builds d8N: Sd B, Sd C-ES, Sd C-SW, Sd D-NE, Sd D-NW, Sd S-NS
""")
