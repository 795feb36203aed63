"""The worked examples of rules.md, read from the document in the package (PA-10)."""

from __future__ import annotations

import re

import pytest

from frontinus.core.kernel import COMPILED
from frontinus.core.record import replay
from frontinus.games.palatinus import GAME
from tests.games.palatinus import examples
from tests.games.palatinus.examples import COLOURS, SETUP, objects, rows, rules_text, section
from tests.games.palatinus.referees import REFEREES

BARE = examples.bare_positions()
WHOLE = examples.whole_game()
COUNTS = examples.count_rows()
DEADLINES = examples.deadline_rows()
PLACES, TILES = examples.places_of_the_game()
KEYS = ["captured", "laurels", "discs", "pieces", "scores", "winners"]

both = pytest.mark.parametrize("referee", REFEREES.values(), ids=REFEREES)


def play_whole(referee, count=None):
    played = referee(WHOLE.record["players"], WHOLE.record["options"])
    for action in WHOLE.record["actions"][:count]:
        assert played.refusal(action) is None
        assert action in played.legal_actions()
        played.play(action)
    return played


def check_account(account, totals, expected):
    """Compare with an example; a hill that it does not name has no influence."""
    assert list(account) == ["hills", *KEYS]
    players = len(account["scores"])
    assert {hill["hill"]: hill["totals"] for hill in account["hills"]} == {
        letter: totals.get(letter, [0] * players) for letter in "ABCDEFG"
    }
    assert {key: account[key] for key in KEYS} == expected


def test_pa_10_the_document_holds_what_is_read_here():
    """Whatever the reader missed would be missing here."""
    assert [one.name for one in BARE] == [
        "PA-10.3",
        "PA-10.4",
        "PA-10.5",
        "PA-10.5 once",
        "PA-10.6",
        "PA-10.7",
    ]
    assert len(WHOLE.record["actions"]) == 49
    assert len(PLACES) == 42
    assert len(TILES) == 7
    assert len(examples.places_of_the_set_up()) == 10
    assert len(DEADLINES) == 10
    assert sum(len(row.counts) for row in COUNTS) == 4 + 3 + 3 + 3 + 4 + 3
    assert len(objects(rules_text())) == 1 + 3 + 6 + 1


@both
def test_pa_10_1_a_whole_game(referee):
    played = play_whole(referee)
    result = WHOLE.record["result"]
    assert played.result() == (result["scores"], result["winners"])
    account = played.account()
    check_account(account, WHOLE.totals, WHOLE.expected)
    (hill,) = [hill for hill in account["hills"] if hill["hill"] == WHOLE.hill["hill"]]
    assert hill == WHOLE.hill
    assert list(hill) == list(WHOLE.hill)
    for one, other in zip(hill["influence"], WHOLE.hill["influence"], strict=True):
        assert list(one) == list(other)


@both
def test_pa_10_1_the_board_at_the_end(referee):
    facts = play_whole(referee).facts()
    for place in PLACES:
        assert facts.terrain[place.place] == place.terrain[0]
        assert facts.touching[place.place] == place.touching
        seat, kind, backed = facts.tokens.get(place.place, (0, "", False))
        star = "*" if backed else ""
        assert (f"{COLOURS[seat]} {kind}{star}" if kind else "empty") == place.token
    for letter, (site, rotation, laurel) in TILES.items():
        tile = facts.tiles[letter]
        assert (tile[0], tile[1], tile[5]) == (site, rotation, laurel)
        places = [place.place for place in PLACES if place.place[0] == letter]
        arrow = tile[4]
        assert places == [letter + str((arrow + turn - 1) % 6 + 1) for turn in range(6)]


@both
def test_pa_10_1_the_table_of_points(referee):
    account = play_whole(referee).account()
    table = [row for row in rows(section("PA-10.1")) if len(row) == 6][1:]
    for seat, cells in enumerate(table):
        captured, laurels, discs, score, pieces = cells[1:]
        assert cells[0] == f"{seat} {COLOURS[seat]}"
        places = re.findall(r"[A-G][1-6]", captured)
        taken = [one for hill in account["hills"] for one in hill["captured"] if one["to"] == seat]
        assert sorted(one["place"] for one in taken) == sorted(places)
        assert account["captured"][seat] == int(captured.split()[0]) == len(places)
        assert account["laurels"][seat] == [int(value) for value in laurels.split(", ") if value]
        assert account["discs"][seat] == [int(value) for value in discs.split(", ") if value]
        assert (account["scores"][seat], account["pieces"][seat]) == (int(score), int(pieces))


@both
def test_pa_10_1_the_story_of_each_hill(referee):
    """What PA-10.1 tells in sentences: who captures whom, and what each token earns."""
    hills = {hill["hill"]: hill for hill in play_whole(referee).account()["hills"]}
    earned = {one["place"]: one["points"] for hill in hills.values() for one in hill["influence"]}
    story = section("PA-10.1")
    # what stands before an arrow is a sum, as in: farmers A2, A4 → 4
    pattern = r"\w+\s(?:farmer|merchant) ([A-G][1-6]):[^.:]*?→\s+(?:[\d+\s]+=\s)?\*{0,2}(\d+)"
    told = {place: int(points) for place, points in re.findall(pattern, story)}
    assert told | {"D5": 0} == earned
    captures = {
        soldier["place"]: soldier["captures"]
        for hill in hills.values()
        for soldier in hill["soldiers"]
    }
    assert captures == {
        "B3": ["E1", "E6"],
        "B4": ["B5", "E6", "F2"],
        "C5": [],
        "C6": ["B2", "C1"],
        "E5": ["D1", "F3"],
    }
    (twice,) = [one for one in hills["B"]["captured"] if one["discs"]]
    assert twice == {"place": "E6", "kind": "merchant", "seat": 4, "to": 3, "discs": [4]}
    assert (hills["F"]["winner"], hills["F"]["tied"]) == (None, [])
    assert (hills["G"]["winner"], hills["G"]["tied"]) == (None, [1, 2])


def test_pa_10_1_the_record_replays():
    match = replay(WHOLE.record, lambda slug: GAME)
    assert match.over
    assert match.record().data == WHOLE.record


@both
def test_pa_10_2_rotation(referee):
    facts = play_whole(referee).facts()
    assert facts.tiles["G"][3:5] == ("sffsff", 2)
    assert facts.tiles["F"][3:5] == ("fsfssf", 6)


@both
@pytest.mark.parametrize("bare", BARE, ids=lambda bare: bare.name)
def test_pa_10_3_to_10_7_bare_positions(bare, referee):
    """PA-10.3, PA-10.4, PA-10.5, PA-10.6, PA-10.7."""
    played = referee(bare.players, bare.options)
    for action in SETUP:
        played.play(action)
    played.put(bare.tokens)
    check_account(played.account(), bare.totals, bare.expected)


@both
def test_pa_10_set_up_s(referee):
    played = referee(2)
    for action in SETUP:
        played.play(action)
    facts = played.facts()
    for place in examples.places_of_the_set_up():
        assert facts.terrain[place.place] == place.terrain[0]
        assert facts.touching[place.place] == place.touching
    laurels = {letter: tile[5] for letter, tile in facts.tiles.items()}
    assert laurels == {"A": 6, "B": 5, "C": 4, "D": 3, "E": 5, "F": 4, "G": 3}


@both
@pytest.mark.parametrize(
    "row", DEADLINES, ids=lambda row: f"{row.players}-{row.tokens}-{row.soldiers}"
)
def test_pa_10_8_the_deadline(row, referee):
    """A seat places merchants and farmers, or its soldiers first, until it has R and s left."""
    played = referee(row.players)
    for action in SETUP:
        played.play(action)
    free = iter(sorted(played.facts().terrain))
    start = played.facts().start
    sorts = [sort for sort in start for _ in range(start[sort]) if sort != "soldier"]
    soldiers = ["soldier"] * (start["soldier"] - row.soldiers)
    placed = (soldiers + sorts[1:])[: sum(start.values()) - row.tokens]
    for sort in placed:
        for _ in range(row.players):
            played.play(f"{sort} {next(free)}")
    facts = played.facts(0)
    assert facts.to_play == 0
    assert facts.deadlines[0][:2] == (row.tokens, row.soldiers)
    legal = {action.split()[0] for action in played.legal_actions()}
    assert ("soldier" in legal) == (row.soldier == "yes")
    assert bool(legal - {"soldier"}) == row.others
    place = next(free)
    late = row.tokens <= facts.deadlines[0][2]
    refused = {"yes": None, "no": "PA-3.5", "none in hand": "PA-3.5" if late else "PA-3.2"}
    assert played.refusal(f"soldier {place}") == refused[row.soldier]
    sort = next(sort for sort in ("farmer", "farmer*", "merchant") if facts.hands[0][sort])
    assert played.refusal(f"{sort} {place}") == (None if row.others else "PA-3.6")


@both
def test_pa_10_9_laying(referee):
    played = referee(2)
    for action in ["draw A", "draw B", "lay X1 r0", "draw C"]:
        played.play(action)
    facts = played.facts()
    assert facts.open_slots == ("X2", "X6")
    assert facts.to_play == 1
    assert played.legal_actions() == [f"lay X{i} r{k}" for i in (2, 6) for k in range(6)]
    for action in ["lay X6 r0", "draw D", "lay X5 r0", "draw E", "lay X4 r0", "draw F"]:
        played.play(action)
    assert played.facts().open_slots == ("X2", "X3")
    played.play("lay X3 r0")
    played.play("draw G")
    assert played.facts().open_slots == ("X2",)
    assert len(played.legal_actions()) == 6


@both
def test_pa_10_10_views(referee):
    played = referee(2)
    for action in [*SETUP, "merchant* B4", "farmer* C6", "farmer A1", "soldier G3"]:
        played.play(action)
    table = [[cell.strip("`") for cell in row] for row in rows(section("PA-10.10"))]
    assert table[0] == ["seat 0", "seat 1", "a spectator"]
    for column, viewer in enumerate((0, 1, None)):
        assert played.view(viewer)[14:] == [row[column] for row in table[1:]]
        assert played.view(viewer)[:14] == SETUP
    for viewer in (0, None):
        hand = played.facts(viewer).hands[1]
        assert hand == {"merchant": 3, "farmer": 3, "soldier": 1, "wolf": 7}
    assert played.facts(1).hands[1] == {
        "merchant": 3,
        "merchant*": 4,
        "farmer": 3,
        "farmer*": 3,
        "soldier": 1,
    }


@pytest.mark.parametrize(
    ("name", "depth", "count"),
    [
        pytest.param(row.name, depth, count, id=f"{row.name}-{depth}")
        for row in COUNTS
        for depth, count in row.counts.items()
    ],
)
def test_pa_10_11_counts(name, depth, count):
    """The engine counts as the document does, and the twin too, where it does not take long."""
    players, actions = examples.begin_of(name)
    for referee in REFEREES.values():
        if count > 3500 and not (COMPILED and referee is REFEREES["engine"]):
            continue
        if players:
            played = play_whole(referee, actions)
        else:
            played = referee(3)
            if name == "Q":
                examples.play_q(played)
                deadlines = played.facts().deadlines
                assert [one[:2] for one in deadlines] == [(6, 2), (6, 1), (6, 0)]
        assert played.perft(depth) == count


@both
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pa_10_11_the_start_is_the_same_for_any_number_of_players(players, referee):
    played = referee(players)
    assert [played.perft(depth) for depth in range(3)] == [1, 7, 42]
