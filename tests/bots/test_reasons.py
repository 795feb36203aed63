"""Reasons: true of what an action does, and telling it from the others."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import frontinus
from frontinus.bots import hints, reasons
from frontinus.bots.hints import choose_reasons
from frontinus.bots.reasons import Reason
from frontinus.bots.reasons.aqua_romana import _changes, _full_above, _keep, _podium, _roomier
from frontinus.bots.reasons.aquaedukt import FAR, canals_needed
from frontinus.bots.search import Choice
from frontinus.core.kernel import COMPILED
from frontinus.games import SLUGS
from frontinus.games.aqua_romana.board import neighbour, sight
from frontinus.games.aqua_romana.box import CHANNELS
from frontinus.games.aqua_romana.effects import effects
from frontinus.testing import step
from tests.words.families import HINTS


def told(match, actions):
    """Give the reasons of actions, as a hint would find them."""
    seen, rng = match.observation(match.to_play), np.random.default_rng(1)
    points = tuple([1.0] * match.players)
    lines = [
        hints.try_action(seen, Choice(action, 30, 0.5, points, points), rng) for action in actions
    ]
    game = import_module(f"frontinus.bots.reasons.{match.game.package.rpartition('.')[2]}")
    return game.reasons(seen, lines)


def played(slug, actions, players=2, **options):
    named = {name.replace("_", "-"): value for name, value in options.items()}
    match = frontinus.new_match(slug, players=players, options=named, seed=1)
    for action in actions.split("; "):
        match.play(action)
    return match


def keys(found):
    return {reason.key: reason for reason in found}


def walk(slug, seed, players, every):
    """Play at random, and stop at every so many decisions."""
    match, rng = frontinus.new_match(slug, players, seed=seed), np.random.default_rng(seed)
    while not match.over:
        if match.to_play >= 0 and len(match.actions) % every == 0:
            yield match, rng
        step(match, rng)


# --- which reasons are given ----------------------------------------------------------------------


def test_what_all_have_in_common_is_not_said():
    common, own, other = Reason("common", weight=9.0), Reason("own"), Reason("other")
    assert choose_reasons([[common, own], [common, other]]) == [(own,), (other,)]
    assert choose_reasons([[common], [common, other]]) == [(common,), (other,)]
    assert choose_reasons([[common, own]]) == [(common, own)]


def test_what_speaks_against_comes_last_and_not_alone():
    good = Reason("good", weight=0.1)
    bad, worse = Reason("bad", weight=3.0, against=True), Reason("worse", weight=4.0, against=True)
    assert choose_reasons([[bad, good, worse], []])[0] == (good, worse)
    many = [Reason(str(number), weight=5.0 - number) for number in range(3)]
    assert choose_reasons([[*many, Reason("bad", against=True)], []])[0] == tuple(many[:2])


def test_actions_with_the_same_reasons_are_compared():
    alike = Reason("alike")
    first, near, far = (
        Choice("", 900, 0.5, (20.0, 20.0), (0.5, 0.5)),
        Choice("", 800, 0.5, (19.9, 20.1), (0.5, 0.5)),
        Choice("", 300, 0.4, (18.0, 23.2), (0.3, 0.7)),
    )
    found = [(alike,), (alike,), (alike,)]
    said = [hints.compare(n, found[n], found, (first, near, far), 0) for n in range(3)]
    assert [[reason.key for reason in one] for one in said] == [
        ["alike"], ["alike", "even"], ["alike", "rival"],
    ]  # fmt: skip
    assert said[2][1].arguments == {"points": 3}
    rising = Choice("", 300, 0.55, (19.0, 18.0), (0.56, 0.44))
    unsure = hints.compare(1, (alike, Reason("more")), found, (first, rising), 0)
    assert [reason.key for reason in unsure] == ["alike", "unsure"]
    dearer = Choice("", 300, 0.4, (21.0, 23.2), (0.3, 0.7))
    assert hints.compare(1, (), [(alike,), ()], (first, dearer), 0) == (Reason("riskier"),)
    bad = Reason("bad", against=True)
    two = [(), (bad,)]
    assert hints.compare(1, (bad,), two, (first, far), 0) == (Reason("behind"), bad)
    assert hints.compare(1, (bad,), two, (first, near), 0) == (Reason("even"), bad)
    # what is not seen in the numbers beside it is not said
    more = Choice("", 300, 0.5, (20.4, 20.0), (0.47, 0.53))
    less = Choice("", 300, 0.5, (20.6, 20.0), (0.498, 0.502))
    assert hints.compare(1, (), [(alike,), ()], (first, more), 0) == (Reason("behind"),)
    assert hints.compare(1, (), [(alike,), ()], (first, less), 0) == (Reason("even"),)
    nothing = [(), (), ()]
    assert hints.compare(0, (), nothing, (first, far), 0) == (Reason("line"),)
    assert hints.compare(0, (), nothing, (first, near), 0) == (Reason("even-all"),)
    # it stands alone because the search has looked past the others
    assert hints.compare(0, (bad,), [(bad,)], (first,), 0) == (Reason("alone"), bad)
    hasty = Choice("", 3, 0.5, (20.0, 20.0), (0.5, 0.5))
    assert hints.compare(0, (), [()], (hasty,), 0) == (Reason("line"),)


def test_among_equals_one_comes_first_for_which_something_speaks():
    good, bad = Reason("good"), Reason("bad", against=True)
    first, equal, worse = (
        Choice("first", 900, 0.5, (20.0, 20.0), (0.5, 0.5)),
        Choice("equal", 800, 0.5, (19.9, 20.1), (0.5, 0.5)),
        Choice("worse", 700, 0.4, (18.0, 23.2), (0.3, 0.7)),
    )
    for found, order in (
        ([(bad,), (bad, good), (good,)], "equal first worse"),
        ([(good,), (good,), (good,)], "first equal worse"),
        ([(bad,), (), (good,)], "first equal worse"),
    ):
        choices, reasons_ = hints.put_first((first, equal, worse), found, 0)
        assert [choice.action for choice in choices] == order.split()
        assert sorted(map(str, reasons_)) == sorted(map(str, found))


def test_the_same_is_not_said_twice():
    assert choose_reasons([[Reason("run", {"square": "d1"}), Reason("run", {"square": "d1"})]]) == [
        (Reason("run", {"square": "d1"}),)
    ]


def test_every_reason_has_a_sentence():
    folder = Path(reasons.__file__).parent
    text = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    named = set(re.findall(r'Reason\(\s*"([a-z-]+)"', text))
    assert len(named) > 50
    assert named <= set(HINTS)
    unused = [key for key in HINTS if f'"{key}"' not in text and not key.startswith("even")]
    # these are put together, or stand in hints.py
    assert {re.sub("-(lower|none)$", "", key) for key in unused} <= {
        "longer", "close", "cut", "line", "alone", "behind", "rival", "riskier", "unsure",
    }  # fmt: skip


@pytest.mark.parametrize("slug", SLUGS)
def test_reasons_tell_nothing_of_what_is_hidden_or_of_other_draws(slug):
    """What a seat cannot see, and what was drawn instead, change no reason."""
    for match, rng in walk(slug, 5, 3, 13 if COMPILED else 29):
        legal = match.legal_actions()
        chosen = [legal[place] for place in rng.integers(len(legal), size=3)]
        chosen = list(dict.fromkeys(chosen))
        twin = match.copy()
        drawn = match.observation(match.to_play).determinize(rng)
        twin.rows[twin.row] = drawn.rows[drawn.row]
        assert told(match, chosen) == told(twin, chosen)


# --- Aqua Romana ----------------------------------------------------------------------------------


def test_who_sees_a_builder_that_is_placed():
    match = frontinus.new_match("aqua-romana", players=2)
    column, row, ahead = (
        keys(found) for found in told(match, ["place S Nc", "place S W1", "place S W2"])
    )
    assert column["placed-shared"].arguments == {
        "squares": "c1", "own": 1, "others": "c8", "count": 2,
    }  # fmt: skip
    assert row["placed-own"].arguments == {"squares": "c1, d1, h1, i1", "own": 6}
    assert ahead["placed-ahead-own"].arguments == {"squares": "c1, d1, h1, i1", "own": 4}


def test_builders_of_the_reserve_are_told_apart_by_who_sees_their_like():
    for match, _ in walk("aqua-romana", 3, 2, 1):
        takes = [text for text in match.legal_actions() if text.startswith("take")]
        if len(takes) < 2:
            continue
        position = match.observation(match.to_play).position()
        own = [a for a in position.aqueducts if a.status == "live" and a.seat == match.to_play]
        seen = {position.builders.get(s) for a in own for s in sight(a.head[:2])}
        for action, found in zip(takes, map(keys, told(match, takes)), strict=True):
            kind = action[-1]
            if kind == "J":
                assert set(found) == {"joker"}
            elif kind in seen:
                about = found["take-seen"].arguments
                assert {position.builders[s] for s in about["spaces"].split(", ")} == {kind}
                assert set(about["squares"].split(", ")) <= {a.head[:2] for a in own}
            elif own:
                assert found["take-unseen"].arguments == {"kind": kind}
        if len(seen) > 2:
            return
    raise AssertionError


@pytest.mark.compiled
def test_an_extra_tile_is_told_by_whom_it_leads_and_where_to():
    """Tried out: with all tiles that a worker could lay next, if he saw every builder."""
    told_of = set()
    for seed in range(6):
        for match, _ in walk("aqua-romana", seed, 3, 1):
            extras = [text for text in match.legal_actions() if text.startswith("extra")]
            if not extras:
                continue
            seat = match.to_play
            for action, found in zip(extras[:12], map(keys, told(match, extras[:12])), strict=True):
                match.play(action)
                after = match.observation(seat).position()
                match.undo()
                square = action.split()[1]
                ways = {
                    (a.seat == seat, a.head[:2], faced)
                    for a in after.aqueducts
                    if a.status == "live"
                    for faced in led(after, a.head, square)
                }
                assert ("extra-far" in found) == (not ways)
                runs = found.get("extra-run")
                about = (
                    {(worker, faced) for own, worker, faced in ways if own and faced}
                    if runs
                    else set()
                )
                if runs:
                    assert set(runs.arguments["squares"].split(", ")) == {w for w, _ in about}
                    assert set(runs.arguments["faced"].split(", ")) <= {f for _, f in about}
                told_of |= set(found)
    assert {"extra-run", "extra-gift", "extra-block", "extra-wall", "extra-far"} <= told_of


def led(position, head, square):
    """Lay every tile before a worker: what he faces when his water has run through a square."""
    faced = neighbour(head[:2], head[2])
    owned = {(p[:2], *sorted(p[2:])) for a in position.aqueducts for p in a.passes}
    tiles = {at: CHANNELS[code] for at, code in position.tiles.items()}
    walls = {s for r in position.reservoirs for s in r.squares}
    for out in "ENSW":
        at, edge, through = faced, out, []
        if neighbour(faced, out) == head[:2]:
            continue
        while True:
            at, entry = neighbour(at, edge), "WSNE"["ENSW".index(edge)]
            if at is None or at in walls or at == faced or at not in tiles:
                break
            free = [c for c in tiles[at] if entry in c and (at, *sorted(c)) not in owned]
            if not free:
                # it may be the tile itself that lets nothing in
                if at == square and not through:
                    yield ""
                at = None
                break
            through.append(at)
            edge = free[0].replace(entry, "")
        if square in through:
            yield at if at and at not in walls and at != faced else ""


def test_two_aqueducts_that_come_to_one_square_have_names_of_their_own():
    def line(*changes):
        bare = SimpleNamespace(reserve={}, podiums={}, aqueducts=[], builders={})
        after = SimpleNamespace(
            **vars(bare) | {"aqueducts": [SimpleNamespace(length=0, outlet="")]}
        )
        done = SimpleNamespace(changes=changes, verb="build")
        return SimpleNamespace(before=bare, after=after, done=done)

    def change(start, *, closed):
        return SimpleNamespace(
            seat=0, outlet=start, head_before=start, head_after="d3E", before=2, after=3,
            passes=("d3NE",), closed=closed, podium=3,
        )  # fmt: skip

    for closed in (True, False):
        both = line(change("d2S", closed=closed), change("c3E", closed=closed))
        squares = [reason.arguments["square"] for reason in _changes(both, 0)]
        assert squares == ["d2", "c3"]


def test_room_is_told_where_there_is_clearly_more_than_elsewhere():
    rooms = [(12, "c4"), (9, "d4"), None, (8, "e4")]
    found = [[reason.arguments for reason in _roomier(room, rooms)] for room in rooms]
    assert found == [[{"count": 12, "square": "c4"}], [], [], []]


def test_nothing_is_said_of_podiums_where_keeping_all_open_ends_the_game():
    gone = SimpleNamespace(aqueducts=[SimpleNamespace(status="finished", seat=0)])
    assert list(_keep(SimpleNamespace(after=gone), 0)) == []


def test_a_builder_whom_only_others_see_is_nothing_good():
    match = frontinus.new_match("aqua-romana", players=2)
    places = [text for text in match.legal_actions() if text.startswith("place S")]
    found = [keys(one) for one in told(match, places)]
    for key, against in (("placed-away", True), ("placed-aside", True), ("placed-free", False)):
        assert {one[key].against for one in found if key in one} == {against}


def test_full_podiums_are_named():
    """AR-7.3: what a little more would bring, and why an aqueduct stands lower than it is long."""
    position = SimpleNamespace(podiums={3: (0,), 4: (1,), 5: (0,), 7: (1, 1), 8: (0,)})
    assert [_full_above(position, podium) for podium in (2, 3, 4, 6, 16)] == [2, 5, 5, 8, 16]
    for podium, length, about in (
        (4, 5, {"full": "5", "count": 1}),
        (6, 9, {"full": "7–9", "count": 3}),
    ):
        change = SimpleNamespace(head_before="c4N", after=length, podium=podium)
        assert _podium("close", change) == (
            "close-lower", {"square": "c4", "length": length, "podium": podium, **about},
        )  # fmt: skip


def crowded():
    """Play Aqua Romana at random, but close nothing on purpose; stop where somebody may build."""
    match, rng = frontinus.new_match("aqua-romana", 2, seed=12), np.random.default_rng(12)
    while not match.over and len(match.actions) < 90:
        legal = match.legal_actions()
        # before that, nobody comes near another
        if len(match.actions) > 44 and legal[0].startswith("build"):
            yield match, legal
        match.play("keep" if "keep" in legal else legal[rng.integers(len(legal))])


def closings(match, action, seat):
    """Try an action, and all with which the next seat may answer: whom they close of a seat."""
    tried, found = match.copy(), set()
    tried.play(action)
    while tried.to_play == seat and tried.legal_actions()[0][:4] in {"clos", "keep", "take"}:
        tried.play(tried.legal_actions()[-1])
    if tried.to_play in {seat, None}:
        return found
    before = tried.observation(seat).position()
    for reply in tried.legal_actions():
        other = tried.copy()
        other.play(reply)
        done = effects(before, reply, other.observation(seat).position())
        if done.verb == "build":
            found |= {
                (change.head_before[:2], change.before)
                for change in done.changes
                if change.closed and change.seat == seat and change.before
            }
    return found


def test_no_podium_is_promised_beside_one_that_is_taken():
    """Another own aqueduct that closes takes its podium first (AR-6.10)."""
    told_of = 0
    for match, legal in crowded():
        for found in map(keys, told(match, legal)):
            if {key for key in found if key.startswith("close")}:
                assert not {"longer", "longer-lower"} & set(found)
                told_of += "longer-none" in found
        if told_of:
            return
    raise AssertionError


@pytest.mark.compiled
def test_an_aqueduct_that_could_be_closed_next_is_told():
    threatened = guarded = 0
    for match, legal in crowded():
        seat, lines = match.to_play, told(match, legal[:10])
        closing = [closings(match, action, seat) for action in legal[:10]]
        for one, found in zip(closing, lines, strict=True):
            about = {"exposed": set(), "guards": set()}
            for reason in found:
                if reason.key in about:
                    about[reason.key].add((reason.arguments["square"], reason.arguments["length"]))
            assert about["exposed"] == one
            assert about["guards"] <= set.union(*closing) - one
            threatened += bool(one)
            guarded += bool(about["guards"])
        if threatened > 2 and guarded:
            return
    raise AssertionError((threatened, guarded))


@pytest.mark.compiled
def test_nothing_is_called_safe_before_the_turn_has_ended():
    """A closing is followed by a builder of the reserve, an extra tile by a choice of its own."""
    for match, legal in crowded():
        seat = match.to_play
        match.play(legal[0])
        if match.to_play == seat and "keep" in match.legal_actions():
            actions = match.legal_actions()
            closing = [closings(match, action, seat) for action in actions]
            for one, found in zip(closing, told(match, actions), strict=True):
                safe = {r.arguments["square"] for r in found if r.key == "guards"}
                assert not safe & {square for square, _ in one}
        match.undo()


def test_lengths_cuts_and_builders_in_sight_are_reasons():
    found = set()
    for match, legal in crowded():
        for line in told(match, legal[:4]):
            found |= {reason.key for reason in line}
        if {"keeps", "longer", "room"} <= found and found & {"cut", "cut-lower", "cut-none"}:
            return
    raise AssertionError(found)


# --- Aquädukt -------------------------------------------------------------------------------------

HILLS = "hill a2; hill a3; hill a4; hill b4; hill l2; hill l3; hill l4; hill k4"


def test_canals_that_a_space_needs_are_those_that_would_be_laid():
    """AQ-7 and AQ-8, tried out: what one canal waters, and what two of a turn do."""
    match = played("aquaedukt", f"{HILLS}; spring 5.3", players_place_hills=True)
    for turn in ("canal 5.3-6.3; canal 6.3-6.4", "canal 5.3-6.3; stop", "spring 10.3", "roll"):
        needs = canals_needed(match.observation(None).position())
        one, two = set(), set()
        for first in [text for text in match.legal_actions() if text.startswith("canal")]:
            match.play(first)
            one |= set(match.observation(None).position().supply)
            if match.legal_actions()[0].startswith("canal"):
                for second in [t for t in match.legal_actions() if t.startswith("canal")]:
                    match.play(second)
                    two |= set(match.observation(None).position().supply)
                    match.undo()
            match.undo()
        assert {space for space, count in needs.items() if count == 1} == one & set(needs)
        assert {space for space, count in needs.items() if count <= 2} == (one | two) & set(needs)
        assert max(needs.values()) < FAR
        for action in turn.split("; "):
            match.play(action)


def test_whose_tiles_get_water_is_told():
    match = played(
        "aquaedukt",
        f"{HILLS}; roll; die 9; house 3 f4; stop; roll; die 3; house 2 f3; stop; spring 5.3; roll; "
        "die 1; stop",
        players_place_hills=True,
    )
    both, neither, own = (
        keys(found) for found in told(match, ["canal 5.3-6.3", "canal 5.2-5.3", "canal 5.3-5.4"])
    )
    assert both["waters"].arguments == {"tiles": "f4 (3)", "count": 1, "points": 3}
    assert both["waters-other"].arguments == {"tiles": "f3 (2)", "points": 2}
    assert both["waters-other"].seat == 1
    assert both["waters-other"].against
    assert "waters" not in neither
    assert own["waters-alone"].arguments == {"tiles": "f4 (3)", "count": 1, "points": 3}


def test_a_roll_has_reasons_that_stopping_has_not():
    """What the die brings may be declined, so stopping saves nothing (AQ-4.4)."""
    said = set()
    for seed in range(4):
        for match, _ in walk("aquaedukt", seed, 2, 1):
            if match.legal_actions() != ["roll", "stop"]:
                continue
            position = match.observation(match.to_play).position()
            free = set(position.areas) - {*position.houses, *position.hills}
            wet = {position.areas[space] for space in free if space in position.supply}
            roll, stop = map(keys, told(match, ["roll", "stop"]))
            assert ("stop" in stop) == (not wet)
            assert ("roll-wet" in roll) == (len(wet) >= 4)
            assert not ("roll-again" in roll and wet)
            assert "roll-again" not in keys(told(match, ["roll"])[0])
            if "roll-fills" in roll:
                for area in map(int, roll["roll-fills"].arguments["areas"].split(", ")):
                    assert sum(position.areas[space] == area for space in free) == 1
            said |= set(roll) | set(stop)
    assert {"roll-wet", "roll-near", "roll-fills", "stop"} <= said


def test_of_low_and_high_tiles_it_is_told_only_where_both_may_be_chosen():
    match = played(
        "aquaedukt",
        f"{HILLS}; roll; die 9; house 3 f4; stop; spring 5.3; roll; die 3",
        players_place_hills=True,
    )
    low, high = (keys(found) for found in told(match, ["house 1 f3", "house 4 f3"]))
    assert "lowest" in low
    assert "dry-high" in high
    alike = [keys(found) for found in told(match, ["house 1 f3", "house 1 f2"])]
    assert not any("lowest" in found for found in alike)
    assert "dry-high" not in keys(told(match, ["house 4 f3"])[0])


def test_the_end_is_near_for_whoever_leads():
    said = set()
    for seed in range(3):
        for match, _ in walk("aquaedukt", seed, 2, 1):
            canals = [text for text in match.legal_actions() if text.startswith("canal")][:3]
            for found in told(match, canals):
                for key in ("canals-left", "canals-left-behind"):
                    said |= {(key, r.against) for r in found if r.key == key}
    assert said == {("canals-left", False), ("canals-left-behind", True)}


# --- Palatinus ------------------------------------------------------------------------------------

SET_UP = (
    "draw A; draw B; lay X1 r0; draw C; lay X2 r0; draw D; lay X3 r0; draw E; lay X4 r0; draw F; "
    "lay X5 r0; draw G; lay X6 r0; laurels 543543"
)


def test_who_leads_a_hill_and_what_a_soldier_takes_are_told():
    match = played("palatinus", f"{SET_UP}; merchant D1; farmer D2")
    merchant, soldier, far = (
        keys(found) for found in told(match, ["merchant D3", "soldier D3", "farmer D5"])
    )
    assert {key for key in merchant if key.startswith("hill-")} == {"hill-lead"}
    assert merchant["hill-lead"].arguments["own"] == "4"
    assert soldier["captures"].arguments == {"count": 1, "places": "D2"}
    assert "captures" not in far
    first = keys(told(match, ["farmer B3"])[0])
    assert first["hill-first"].arguments["hill"] == "B"


WOLVES = (
    "draw B; draw A; lay Y2 r4; draw G; lay Y3 r5; draw D; lay Y4 r3; draw C; lay Y5 r0; draw E; "
    "lay Y1 r1; draw F; lay Y6 r5; laurels 443355; farmer* B1; soldier B6; farmer C4; farmer F3; "
    "farmer* G1; soldier B2; soldier F4; farmer* G6"
)


def test_what_a_wolf_loses_is_told_from_the_least_to_the_most():
    """On G6 stands a farmer worth 10 or a merchant worth 2 (PA-6.3, PA-6.4)."""
    match = played("palatinus", WOLVES)
    weakens = keys(told(match, ["soldier D2"])[0])["weakens"]
    assert weakens.arguments == {"hill": "G", "laurel": 5, "count": "2–10"}


def test_own_tokens_that_a_soldier_captures_are_what_speaks_against_him():
    match = played("palatinus", f"{WOLVES}; farmer F5; farmer B4")
    (soldier,) = told(match, ["soldier B3"])
    against = max((one for one in soldier if one.against), key=lambda one: one.weight)
    assert (against.key, against.arguments["places"]) == ("captures-own", "G1")


def test_nobody_is_alone_on_a_hill_before_a_capture():
    """PA-5.2, PA-5.3: who is still to be captured stands there yet; on A, that is plain to see."""
    cleared = 0
    for seed in range(6 if COMPILED else 1):
        for match, _ in walk("palatinus", seed, 2, 3 if COMPILED else 9):
            placed = [t for t in match.legal_actions() if t.split()[0] in {"merchant", "farmer"}]
            position, seat = match.observation(match.to_play).position(), match.to_play
            for action, found in zip(placed, told(match, placed) if placed else [], strict=True):
                kind, place = action.split()
                kinds = {at: token.kind for at, token in position.tokens.items()} | {place: kind}
                prey = {at for at in caught_on_a(kinds, position.touching) if at != place}
                prey = {at for at in prey if position.tokens[at].seat != seat}
                for reason in found:
                    if reason.arguments.get("hill") != "A":
                        continue
                    if reason.key in {"hill-first", "hill-ahead-alone"}:
                        assert not prey, action
                    elif reason.key == "hill-cleared":
                        assert set(reason.arguments["places"].split(", ")) >= prey
                        cleared += bool(prey)
    assert cleared or not COMPILED


def caught_on_a(kinds, touching):
    """Give the tokens on hill A that its soldiers capture, wherever no wolf is concerned."""
    found = set()
    for soldier in [at for at, kind in kinds.items() if kind == "soldier" and at[0] == "A"]:
        beside = [at for at in touching[soldier] if at in kinds]
        counts = [kinds[at] for at in beside]
        more = counts.count("merchant") - counts.count("farmer")
        if "wolf" not in counts and more:
            taken = "merchant" if more > 0 else "farmer"
            found |= {at for at in beside if at[0] == "A" and kinds[at] == taken}
    return found


def test_who_is_safe_from_soldiers_is_told():
    """By what lies beside him on hills that are scored before his, or with it (PA-5.2)."""
    match = played("palatinus", SET_UP)
    touching = match.observation(0).position().touching
    first, second = (place for place in touching["A4"] if place[0] == "A")
    for before, key in (
        ("", "early"), (f"merchant {first}", "early"), (f"merchant {second}", "safe"),
    ):  # fmt: skip
        if before:
            match.play(before)
        assert {"early", "safe"} & set(keys(told(match, ["farmer A4"])[0])) == {key}


def test_a_wolf_is_told_from_the_same_token_face_up():
    match = played("palatinus", SET_UP)
    backed, open_one = (keys(found) for found in told(match, ["farmer* C4", "farmer C4"]))
    assert "hidden" in backed
    assert "spares-wolf" in open_one


def test_springs_at_a_border_are_told():
    match = played("palatinus", "draw G; draw B")
    lines = told(match, [f"lay X1 r{turn}" for turn in range(6)])
    assert len({str(line) for line in lines}) > 1
    for line in lines:
        assert {reason.key for reason in line} & {"lay-shares", "lay-keeps"}


def test_where_a_farmer_stands_best_is_told_when_a_tile_is_laid():
    """B5 touches two springs of its own tile and, by PA-1.6, F2 and F3."""
    first = keys(told(played("palatinus", "draw F; draw B"), ["lay X2 r2"])[0])
    assert first["lay-rich-first"].arguments == {"places": "B5", "points": 8}
    second = played("palatinus", "draw F; draw A; lay X1 r0; draw B")
    rich = keys(told(second, ["lay X2 r2"])[0])
    assert rich["lay-rich"].arguments == {"places": "B5", "points": 8}
    # who lays second does not place first
    assert not {"lay-rich-first", "lay-dry"} & rich.keys()
    dry = keys(told(played("palatinus", "draw F; draw A"), ["lay X1 r0"])[0])
    assert dry["lay-dry"].arguments == {"hill": "A", "points": 2}
    none = keys(told(played("palatinus", "draw F; draw D"), ["lay X4 r1"])[0])
    assert none["lay-dry-none"].arguments == {"hill": "D"}


def test_whose_soldiers_strike_over_a_border_is_told_when_a_tile_is_laid():
    match = played("palatinus", "draw B; draw D; lay X1 r0; draw C")
    found = keys(told(match, ["lay X2 r0"])[0])
    assert found["lay-after"].arguments == {"hill": "C", "hills": "B", "count": 2}
    assert found["lay-ahead"].arguments == {"hill": "C", "hills": "D", "count": 2}
    before_all = keys(told(played("palatinus", "draw B; draw A"), ["lay X1 r0"])[0])
    assert before_all["lay-first"].arguments == {"hill": "A", "hills": "B"}
    assert not {"lay-after", "lay-ahead"} & before_all.keys()
