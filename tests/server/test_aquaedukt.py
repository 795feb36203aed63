"""What the page of Aquädukt tells about actions is what the rules then do; how large it is."""

from __future__ import annotations

import pytest

from frontinus.core.match import Match
from frontinus.games.aquaedukt import GAME
from frontinus.games.aquaedukt.effects import effects
from frontinus.server.games import aquaedukt
from tests.server.whole_games import company, largest_scene, positions

PAGE = aquaedukt.page()


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_previews_tell_what_then_happens(players, seed):
    seen = set()
    for match in positions(GAME, players, seed):
        if match.over:
            break
        observation = match.observation(match.to_play)
        found = PAGE.previews(observation)
        before = observation.position()
        for action in match.legal_actions()[:: 1 if before.step != "turn" else 5]:
            told = found.get(action, {})
            verb = action.partition(" ")[0]
            if verb not in {"canal", "house"}:
                continue
            match.play(action)
            after = match.position()
            match.undo()
            done = effects(before, action, after)
            seen.add(verb)
            if verb == "house":
                assert told.get("wet", False) == done.on_water
                assert sorted(told.get("removed", [])) == [one.space for one in done.removed]
                continue
            new = [one for one in done.watered if not one.before]
            assert told["sticks"] == done.sticks
            assert sorted(told.get("wet", [])) == [one.space for one in new]
            gains = sorted(tuple(gain) for gain in told.get("gains", []))
            houses = [(one.space, one.house.seat, one.house.value) for one in new if one.house]
            assert gains == houses
    assert seen == {"canal", "house"}


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_scenes_stay_small(players):
    """100 kB unpacked, 20 kB packed."""
    largest, packed = largest_scene(PAGE, positions(GAME, players, 7))
    assert largest < 100_000
    assert packed < 20_000


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"hill_backs": True}), (3, {"spring_and_canal": True, "players_place_hills": True})],
)
def test_everything_can_be_said_at_any_time(players, options):
    steps = set()
    for match in positions(GAME, players, 5, **options):
        look = PAGE.look(match.observation(None))
        steps.add(PAGE.step(look))
        people = company(players)
        assert PAGE.prompt("de", look, people).title
        assert PAGE.panel("tray", "de", look, people).sticks == look.position.sticks_left
        assert [PAGE.note("de", look, seat).points for seat in range(players)]
        if match.over:
            assert PAGE.result("de", look, people)
            account = PAGE.account("de", look, people)
            assert sorted(step.total for step in account.steps) == sorted(match.scores)
            continue
        observation = match.observation(match.to_play)
        staged = observation.legal_actions()[-1]
        fields = staged.split(" ")
        for picks in ({}, {"verb": fields[0], "staged": staged}, {"verb": "x", "space": "zz"}):
            PAGE.choices("de", observation, people, picks)
        for place in ("a2", "0.1", "0.1-0.2", "nowhere"):
            for verb in ("spring", "canal", ""):
                action = PAGE.question(look, place, {"verb": verb, "value": "9"})
                if action is not None and (rule := match.refusal(action)):
                    assert PAGE.refusal("de", rule, action, look)
    assert {"turn", "house", "again", "stick", "over"} <= steps


def test_the_last_free_space_comes_with_a_caution():
    match = Match(GAME, 2, GAME.named_board("standard"), {})
    hills = "a3 g1 e7 k6 b8 j8 l4 c8".split()
    for text in [f"hill {space}" for space in hills]:
        match.play(text)
    for text in (
        "roll; die 20; house 3 i8; roll; die 20; house 1 h7; stop; "
        "roll; die 20; house 2 h8; roll; die 20"
    ).split("; "):
        match.play(text)
    preview = PAGE.previews(match.observation(1))["house 1 i7"]
    assert sorted(preview["removed"]) == ["h7", "h8", "i7", "i8"]
    region = PAGE.choices("en", match.observation(1), company(2), {"staged": "house 1 i7"})
    assert region.caution is not None
    assert region.caution.rule == "AQ-5.3"
    assert "i8" in region.caution.sentence
    assert region.hand
    assert [option.refused for option in region.options] == ["", "", "", ""]


def test_the_start_page_has_a_position_that_could_be():
    position = PAGE.showpiece
    assert len(position.springs) == 4
    assert position.sticks_left == 8
    assert "<svg" in PAGE.picture()


@pytest.mark.parametrize("content", [b"{}", b"[1]", b'{"name": "mine", "areas": []}', b"no json"])
async def test_a_board_that_is_refused_names_its_own_rule(livia, content):
    form = {"game": "aquaedukt"}
    answer = await livia.client.post("/boards", data=form, files={"file": ("b.json", content)})
    assert answer.status_code == 422
    assert "AR-1.15" not in answer.text
    if content != b"no json":
        assert "#AQ-14.3" in answer.text
        assert "eight rows of twelve entries" in answer.text
