"""The worked examples of rules.md, read from the document in the package (AR-13)."""

from __future__ import annotations

import pytest

import frontinus
from frontinus.core.kernel import COMPILED
from tests.games.aqua_romana.conftest import REFEREES
from tests.games.aqua_romana.examples import Start, read, read_example, rules_text
from tests.games.aqua_romana.twin import Twin

DOCUMENT = read(rules_text())


def test_ar_13_1_the_document_has_these_examples():
    """AR-13.1 to AR-13.21; whatever the reader missed would be missing here."""
    assert [example.name for example in DOCUMENT.examples] == [
        "AR-13.2-1",
        "AR-13.3-1",
        "AR-13.4-1",
        "AR-13.5-1",
        "AR-13.5-2",
        "AR-13.6-1",
        "AR-13.7-1",
        "AR-13.8-1",
        "AR-13.9-1",
        "AR-13.10-1",
        "AR-13.10-2",
        "AR-13.11-1",
        "AR-13.11-2",
        "AR-13.12-1",
        "AR-13.12-2",
        "AR-13.13-1",
        "AR-13.13-2",
        "AR-13.13-3",
        "AR-13.14-1",
        "AR-13.16-1",
        "AR-13.18-1",
        "AR-13.18-2",
        "AR-13.19-1",
    ]
    assert sum(line.startswith("=") for one in DOCUMENT.examples for line in one.lines) == 156
    assert len(DOCUMENT.podium_rows) == 11
    assert len(DOCUMENT.scoring_rows) == 4
    assert [len(game["actions"]) for game in DOCUMENT.games] == [40, 119]
    assert len(DOCUMENT.eleven) == 11
    assert sum(len(row.counts) for row in DOCUMENT.count_rows) == 27


@pytest.mark.parametrize("referee", REFEREES.values(), ids=REFEREES)
@pytest.mark.parametrize("example", DOCUMENT.examples, ids=lambda example: example.name)
def test_ar_13_every_statement_of_the_examples_holds(example, referee):
    assert example.run(referee) == sum(line.startswith("=") for line in example.lines)


LONG = (
    "c1S c2NW b2ES b3NS b4NS b5NE c5WN c4SN c3SE d3WS d4NS d5NS d6NE e6WN e5SN e4SN e3SE "
    "f3WS f4NS f5NS f6NE g6WN g5SN g4SN"
)
"""23 passes; every beginning of it leads to an empty square that nobody faces."""


@pytest.mark.parametrize("referee", REFEREES.values(), ids=REFEREES)
@pytest.mark.parametrize("row", DOCUMENT.podium_rows, ids=lambda row: f"{row.length}-{row.podiums}")
def test_ar_13_15_podiums(row, referee):
    """Seat 1 stands on what is taken; seat 0 closes an aqueduct of the length (AR-7.2 to 7.4)."""
    steps = LONG.split()[: row.length + 1]
    start = Start(
        live=[" ".join(steps)],
        podiums=[(value, 1) for value, places in row.podiums.items() for _ in range(places)],
    )
    played = referee(start)
    played.play("wait")
    head = steps[-1][:2] + steps[-1][-1]
    played.play(f"close {head}")
    facts = played.facts()
    assert facts.podium_of["c1S"] == row.podium
    assert facts.aside == (() if row.podium else (0,))
    assert 0 in facts.podiums.get(row.podium, ()) or row.podium == 0


@pytest.mark.parametrize("referee", REFEREES.values(), ids=REFEREES)
@pytest.mark.parametrize("longer", ["c1S c2NW b2ES b3NS b4NS b5NS", "c1S c2NW b2ES b3NS b4NS"])
def test_ar_13_15_two_workers_of_one_seat_fill_the_same_podiums_in_any_order(longer, referee):
    """5 and 4, podium 5 taken: 4 and 3 are filled, whichever aqueduct is the longer one."""
    other = "h1S h2NS h3NS h4NS h5NS"
    if len(longer.split()) == 5:
        other += " h6NE"
    start = Start(live=[longer, other], podiums=[(5, 1)], quiet=1, last=0)
    played = referee(start)
    played.play("wait")
    played.play("keep")
    facts = played.facts()
    assert facts.podiums == {5: (1,), 4: (0,), 3: (0,)}
    assert facts.aside == (0,) * 4 + (1,) * 6


@pytest.mark.parametrize("referee", REFEREES.values(), ids=REFEREES)
@pytest.mark.parametrize("row", DOCUMENT.scoring_rows, ids=lambda row: row.bonuses)
def test_ar_13_17_final_scoring(row, referee):
    """The workers stand on their podiums; the last aqueducts are closed at length 0."""
    start = Start(
        players=len(row.workers),
        podiums=[
            (value, seat) for seat, podiums in enumerate(row.workers) for value in podiums if value
        ],
        quiet=len(row.workers) - 1,
    )
    played = referee(start)
    played.play("wait")
    played.play("keep")
    assert played.result() == (row.scores, row.winners)


@pytest.mark.parametrize("game", DOCUMENT.games, ids=["two", "four"])
def test_ar_13_20_two_complete_games(game):
    match = frontinus.replay(game)
    assert match.over
    assert {"scores": match.scores, "winners": match.winners} == game["result"]
    assert match.record().data == game
    twin = Twin(game["players"], game["options"])
    for action in game["actions"]:
        twin.play(action)
    assert {"scores": twin.scores, "winners": twin.winners} == game["result"]


def test_ar_13_20_the_games_show_every_verb():
    verbs = {action.split()[0] for game in DOCUMENT.games for action in game["actions"]}
    assert verbs == {"place", "build", "extra", "advance", "wait", "close", "keep", "take"}


@pytest.mark.parametrize(
    ("row", "depth", "count"),
    [
        pytest.param(row, depth, count, id=f"{row.position}-{row.players}-{depth}")
        for row in DOCUMENT.count_rows
        for depth, count in row.counts.items()
    ],
)
def test_ar_13_21_ar_12_7_counts(row, depth, count):
    """The engine counts as the document does, and the twin too, where it does not take long."""
    match = frontinus.new_match("aqua-romana", row.players)
    twin = Twin(row.players)
    for action in DOCUMENT.beginning(row.position):
        match.play(action)
        twin.play(action)
    assert match.perft(0) == 1
    if COMPILED or count < 3000:
        assert match.perft(depth) == count
    if count < 3000:
        assert twin.perft(depth) == count


def test_ar_12_7_a_position_that_is_over_counts_0():
    match = frontinus.replay(DOCUMENT.games[0])
    assert [match.perft(depth) for depth in range(4)] == [1, 0, 0, 0]


def test_ar_13_1_a_wrong_statement_is_noticed():
    """The reader of examples is a test itself: it must fail where an example is wrong."""
    wrong = read_example("wrong", "set-up B Sc\n= legal build c1S Sc S-NS\n")
    for referee in REFEREES.values():
        with pytest.raises(AssertionError, match="wrong: = legal"):
            wrong.run(referee)
