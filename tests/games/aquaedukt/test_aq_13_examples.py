"""The worked examples and counts of the document (AQ-13)."""

from __future__ import annotations

import pytest

import frontinus
from frontinus.core.kernel import COMPILED
from tests.games.aquaedukt.conftest import REFEREES
from tests.games.aquaedukt.examples import HILLS, read, read_example, rules_text
from tests.games.aquaedukt.twin import Twin

DOCUMENT = read(rules_text())


def is_statement(line):
    return line.split()[0] not in ("play", "repeat")


def test_aq_13_1_the_document_has_these_examples():
    """AQ-13.1 to AQ-13.17; whatever the reader missed would be missing here."""
    assert [example.name for example in DOCUMENT.examples] == (
        "AQ-13.1-1 AQ-13.1-2 AQ-13.2-1 AQ-13.2-2 AQ-13.3-1 AQ-13.3-2 AQ-13.4-1 AQ-13.5-1 "
        "AQ-13.5-2 AQ-13.6-1 AQ-13.6-2 AQ-13.7-1 AQ-13.8-1 AQ-13.9-1 AQ-13.9-2 AQ-13.10-1 "
        "AQ-13.11-1 AQ-13.12-1 AQ-13.13-1 AQ-13.14-1 AQ-13.15-1 AQ-13.15-2 AQ-13.16-1"
    ).split()
    assert sum(is_statement(line) for one in DOCUMENT.examples for line in one.lines) == 186
    assert sum(len(row.counts) for row in DOCUMENT.count_rows) == 14
    assert f"`@hills` stands for these eight\nactions: `{HILLS}`" in rules_text()


@pytest.mark.parametrize("referee", REFEREES.values(), ids=REFEREES)
@pytest.mark.parametrize("example", DOCUMENT.examples, ids=lambda example: example.name)
def test_aq_13_every_statement_of_the_examples_holds(example, referee):
    assert example.run(referee) == sum(map(is_statement, example.lines))


@pytest.mark.parametrize(
    ("row", "depth", "count"),
    [
        pytest.param(row, depth, count, id=f"{row.position}-{depth}")
        for row in DOCUMENT.count_rows
        for depth, count in row.counts.items()
    ],
)
def test_aq_13_17_counts(row, depth, count):
    """The engine counts as the document does, and the twin too, where it does not take long."""
    options, actions = DOCUMENT.beginning(row.position)
    match = frontinus.new_match("aquaedukt", 2, options=options)
    twin = Twin(2, options)
    for action in actions:
        match.play(action)
        twin.play(action)
    assert match.perft(0) == 1
    if COMPILED or count < 3000:
        assert match.perft(depth) == count
    if count < 200:
        assert twin.perft(depth) == count


def test_aq_13_a_wrong_statement_is_noticed():
    """The reader of examples is a test itself: it must fail where an example is wrong."""
    for wrong in ("count hill: 91", "yes hill a1", "no AQ-2.4: hill c5", "verbs: hill, roll"):
        for referee in REFEREES.values():
            with pytest.raises(AssertionError):
                read_example("wrong", f"players 2\n{wrong}").run(referee)
