"""Options (PA-8)."""

from __future__ import annotations

import json

import numpy as np
import pytest

from frontinus.core.errors import OptionError, RecordError
from frontinus.core.record import replay
from frontinus.games.palatinus import GAME
from tests.games.palatinus.agreement import play_both
from tests.games.palatinus.engine import facts_of, new_match
from tests.games.palatinus.examples import SETUP, rows, section
from tests.games.palatinus.twin import Twin

OPEN = {"open-tokens": True}
PLAYED = ("merchant* B4", "farmer* C6", "farmer A1", "soldier G3")


def test_pa_8_1_the_options():
    for cells in rows(section("PA-8.1"))[1:]:
        name, values = cells[0].strip("`"), [json.loads(v.strip("` ")) for v in cells[1].split(",")]
        assert list(GAME.options[name].values) == values
        assert GAME.options[name].default == values[0]
    assert len(GAME.options) == 2


@pytest.mark.parametrize(
    "options",
    [
        {"same-owner": "both"},
        {"same-owner": None},
        {"same-owner": True},
        {"open-tokens": 1},
        {"open-tokens": 0},
        {"open-tokens": "true"},
        {"open-tokens": None},
        {"open_tokens": True},
        {"": False},
    ],
)
def test_pa_8_1_an_unknown_option_or_value_is_an_error(options):
    with pytest.raises(OptionError) as refused:
        new_match(2, options)
    assert refused.value.rule == "PA-8.1"
    record = {"frontinus": 1, "game": "palatinus", "players": 2, "board": "standard"}
    with pytest.raises(RecordError) as bad:
        replay({**record, "options": options, "actions": []}, lambda slug: GAME)
    assert bad.value.rule == "PA-8.1"


def test_pa_8_1_a_default_is_accepted_and_not_written():
    match = new_match(2, {"same-owner": "each", "open-tokens": False})
    assert match.record().data["options"] == {}
    match = new_match(2, {"same-owner": "once", "open-tokens": False})
    assert match.record().data["options"] == {"same-owner": "once"}


def test_pa_8_2_same_owner_once(scored):
    """No disc for a seat's own second capture; two different seats as always."""
    options = {"same-owner": "once"}
    account = scored("soldier B3, soldier B5", "farmer B4", options=options)
    assert account["hills"][1]["captured"][0]["discs"] == []
    assert (account["scores"], account["pieces"]) == ([1, 0], [1, 0])
    account = scored("soldier B3", "soldier B5", "farmer B4", options=options)
    assert account["hills"][1]["captured"][0]["discs"] == [1]
    assert account["scores"] == [1, 1, 0]


def test_pa_8_3_open_tokens(begin):
    """Kinds are known to all, on the board and in hand; action texts stay, the star too."""
    played = begin(2, *PLAYED, options=OPEN)
    truth = played.facts(everything=True)
    for viewer in (None, 0, 1):
        assert played.facts(viewer) == truth
        assert played.view(viewer) == [*SETUP, *PLAYED]
    assert truth.tokens["B4"] == (0, "merchant", True)
    assert set(truth.hands[1]) == set(truth.start)
    assert "merchant* A2" in played.legal_actions()


def test_pa_8_3_nothing_else_changes():
    rng = np.random.default_rng(11)
    match, twin = new_match(3, OPEN), Twin(3, OPEN)
    hidden = new_match(3)
    for action in play_both(match, twin, "varied", rng):
        hidden.play(action)
        assert hidden.legal_actions() == match.legal_actions()
        seen = match.observation(1)
        assert "view" not in seen.view()
        drawn = seen.determinize(rng)
        assert facts_of(drawn) == facts_of(match)
    assert hidden.scores == match.scores
    assert hidden.account() == match.account()
    assert not match.has_secrets
