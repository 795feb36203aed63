"""A stored record for every way in which a game can end (AR-10.2, AR-10.3, AR-10.6)."""

from __future__ import annotations

from pathlib import Path

import pytest

import frontinus
from tests.games.aqua_romana.twin import Twin

RECORDS = {
    record.data["comment"]: record
    for record in frontinus.read_records(Path(__file__).parent / "endings.jsonl")
}


@pytest.mark.parametrize("ending", RECORDS)
def test_a_stored_game_ends_as_it_did(ending):
    record = RECORDS[ending]
    match = frontinus.replay(record)
    assert match.over
    twin = Twin(record.players, record.data["options"])
    for action in record.actions:
        assert not twin.over
        live = twin.live()
        twin.play(action)
    assert {"scores": twin.scores, "winners": twin.winners} == record.result
    verb = record.actions[-1].split()[0]
    owners = {one.seat for one in live}
    seats_left = twin.quiet < twin.players
    facts = {
        "a round without a tile": not seats_left,
        "nobody has built": twin.last is None,
        "the last step a choice to keep": verb == "keep",
        "the last step a voluntary closing": verb == "close" and not seats_left,
        "it ends with wait": verb == "wait" and twin.needs_tile,
        "it ends with advance": verb == "advance" and twin.needs_tile,
        "that places": verb == "place",
        "leaves by a voluntary closing": verb == "close" and len(live) == 1,
        "leaves by building": verb in ("build", "extra") and len(live) < 2,
        "all of one seat": verb == "build" and len(live) > 1 and len(owners) == 1,
        "of two seats": verb == "build" and len(owners) == 2,
        "an extra tile": verb == "extra",
        "share the win": len(twin.winners) == 2,
        "longer than 20": max(one.length for one in twin.aqueducts) > 20,
    }
    told = [words for words in facts if words in ending]
    assert told
    assert all(facts[words] for words in told), told
