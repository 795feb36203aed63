"""The contract that every game keeps, for whoever adds a fourth.

Each check takes a game and raises AssertionError where the game breaks its promise. They need
nothing but Frontinus; a test runner calls them one by one::

    @pytest.mark.parametrize("check", frontinus.testing.CHECKS)
    def test_contract(check):
        check(GAME)
"""

from __future__ import annotations

import io
import json
from itertools import pairwise, product
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from frontinus.core.game import CHANCE, LEGAL, OVER
from frontinus.core.kernel import COMPILED, INTEGER, array_of, kernel_of, loop, record_of
from frontinus.core.match import Match
from frontinus.core.record import read_records, replay
from frontinus.core.struct import numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from frontinus.core.game import Game
    from frontinus.core.struct import Rows

LARGEST_STATE: Final = 1024
"""Bytes: copies must stay cheap."""
LONGEST_MATCH: Final = 10_000
"""Actions; a random match that is longer does not end."""
SEED: Final = 1
SOME: Final = 15
"""What takes long is done at each so many-th position."""
MOST_TEXTS: Final = 150_000
"""Of more conceivable actions only each so many-th is written and read."""
STRIDE: Final = 41
"""Without the compiler only each so many-th conceivable action is asked about."""
MALFORMED: Final = ("", " ", "no such action", "\n", "keep ", " keep", "\u00e9", "\0", "roll  1")


def matches(game: Game) -> Iterator[tuple[Match, np.random.Generator]]:
    """Begin matches for every number of players, with the default and with other options.

    Where nothing is compiled, with the fewest and with the most only.
    """
    board = game.named_board("standard")
    others = {name: option.values[-1] for name, option in game.options.items()}
    kinds = list(product(game.players, [{}, others] if others else [{}]))
    for players, options in kinds if COMPILED else (kinds[0], kinds[-1]):
        match = Match(game, players, board, options, seed=SEED)
        yield match, np.random.default_rng([SEED, players])


def walk(match: Match, rng: np.random.Generator) -> Iterator[Match]:
    """Play a match to its end, verbs chosen alike; give it before each action and at the end."""
    for _ in range(LONGEST_MATCH):
        yield match
        if match.over:
            return
        step(match, rng)
    raise AssertionError(f"no end after {LONGEST_MATCH} actions")


def step(match: Match, rng: np.random.Generator) -> None:
    """Play one action at random, or let chance play."""
    if match.to_play == CHANCE:
        match.play_chance()
        return
    legal = match.legal_actions()
    verbs = sorted({text.partition(" ")[0] for text in legal})
    verb = verbs[rng.integers(len(verbs))]
    choices = [text for text in legal if text.partition(" ")[0] == verb]
    match.play(choices[rng.integers(len(choices))])


def numbers_sort_as_texts(game: Game) -> None:
    """Packed numbers ascend as their texts do, and a text is read as the number that wrote it."""
    last_number, last_text = -1, ""
    every = list(game.actions.every())
    for number in every[:: 1 + len(every) // MOST_TEXTS]:
        text = game.actions.text(number)
        assert last_number < number < 1 << 31, text
        assert last_text < text, text
        assert text.isascii(), text
        assert game.actions.number(text) == number, text
        last_number, last_text = number, text


def malformed_texts_are_refused(game: Game) -> None:
    """Texts that have none of the forms get the rule that lists the forms, at any time."""
    rule = game.faults[game.malformed].rule
    for match, rng in matches(game):
        for _ in walk(match, rng):
            pass
        for now in (Match(game, match.players, match.board, match.options), match):
            for text in MALFORMED:
                if game.actions.number(text) is None:
                    assert now.refusal(text) == rule, text


def something_is_legal_until_the_end(game: Game) -> None:
    """Every position that is not over offers an action; lists are sorted, and not too long."""
    for match, rng in matches(game):
        for now in walk(match, rng):
            legal = now.legal_actions()
            assert bool(legal) != now.over
            assert legal == sorted(set(legal))
            assert len(legal) <= game.most_actions
            assert now.to_play is None or now.to_play in range(CHANCE, now.players)
            assert now.over == (now.to_play is None)
            # `play` answers who acts next; a fresh look says the same
            acts = game.entries.to_play(now.boxes, now.rows, now.row)
            assert acts == (OVER if now.to_play is None else now.to_play)


def sieve(
    boxes: Rows,
    states: Rows,
    row: int,
    actions: Any,
    found: Any,
    ruling: Callable[[Any, Any, int], int],
) -> int:
    """Write the actions that are not refused in a row; answers how many."""
    count = 0
    for i in range(len(actions)):
        if ruling(boxes[0], states[row], actions[i]) == LEGAL:
            if count < len(found):
                found[count] = actions[i]
            count += 1
    return count


def listed_is_not_refused(game: Game) -> None:
    """Of all conceivable actions exactly those that are listed are not refused."""
    row_box, row_state = record_of(game.Box.dtype), record_of(game.State.dtype)
    buffer = array_of(np.int32)
    run = loop(
        sieve,
        [
            *[array_of(game.Box.dtype), array_of(game.State.dtype), INTEGER, buffer, buffer],
            kernel_of(INTEGER, row_box, row_state, INTEGER),
        ],
    )
    every = list(game.actions.every())
    everything = np.array(every, np.int32)
    found = numbers(2 * game.most_actions)
    for match, rng in matches(game):
        for count, now in enumerate(walk(match, rng)):
            listed = now.legal_numbers()
            actions: Any = everything
            if not COMPILED:
                if count % SOME:
                    continue
                actions = sorted({*every[count % STRIDE :: STRIDE], *listed})
            before = now.state_bytes()
            left = run(now.boxes, now.rows, now.row, actions, found, game.rules.ruling)
            assert list(found[:left]) == list(listed), now.actions
            assert now.state_bytes() == before, "a ruling has changed the state"


def taking_back_restores(game: Game) -> None:
    """Undo gives the very bytes that were before, from the end back to the beginning."""
    for match, rng in matches(game):
        states = [now.state_bytes() for now in walk(match, rng)]
        for state in reversed(states[:-1]):
            match.undo()
            assert match.state_bytes() == state
        assert match.actions == ()


def copies_share_nothing(game: Game) -> None:
    """Playing in a copy leaves the match as it was, and the other way round."""
    for match, rng in matches(game):
        for count, now in enumerate(walk(match, rng)):
            if count % SOME or now.over:
                continue
            before, played, legal = now.state_bytes(), now.actions, now.legal_actions()
            other = now.copy()
            step(other, rng)
            assert (now.state_bytes(), now.actions, now.legal_actions()) == (before, played, legal)
            after = other.state_bytes()
            other.legal_actions().clear()
            again = now.copy()
            again.play(other.actions[-1])
            assert again.state_bytes() == after
            again.undo()
            assert other.state_bytes() == after


def records_replay(game: Game) -> None:
    """Write, read and replay records: the same match comes out, and their further keys."""
    for match, rng in matches(game):
        for count, now in enumerate(walk(match, rng)):
            if count % SOME and not now.over:
                continue
            record = now.record()
            data = {**json.loads(record.to_json()), "comment": {"by": ["\u03b1", None, 1.5]}}
            written = json.dumps(data).encode()
            (read,) = read_records(io.BytesIO(written + b"\n"))
            assert json.loads(read.to_json()) == data
            again = replay(read, lambda _: game)
            assert again.state_bytes() == now.state_bytes()
            assert again.record().data == record.data
            assert (again.scores, again.winners) == (now.scores, now.winners)


def states_are_their_bytes(game: Game) -> None:
    """States are small, and come back from their bytes."""
    assert game.State.dtype.itemsize < LARGEST_STATE
    for match, rng in matches(game):
        for now in walk(match, rng):
            content = now.state_bytes()
            rows = game.State.from_bytes(content)
            assert game.State.to_bytes(rows, 0) == content
            again = game.State.rows_of(game.State.read(now.rows, now.row))
            assert game.State.to_bytes(again, 0) == content, "padding, or a field that is lost"


def observations_tell_no_secrets(game: Game) -> None:
    """Two truths that a seat cannot tell apart look the same to it, in every respect.

    Each of them can be played to its end; where nothing is compiled, those of one viewer are.
    """
    for match, rng in matches(game):
        viewers = [None, *range(match.players)]
        for count, now in enumerate(walk(match, rng)):
            for seat in viewers:
                seen = now.observation(seat)
                legal = now.legal_actions() if seat is not None and seat == now.to_play else []
                assert seen.legal_actions() == legal
                assert (seen.to_play, seen.over) == (now.to_play, now.over)
                assert (seen.scores, seen.winners) == (now.scores, now.winners)
                if count % SOME and not now.over:
                    continue
                other = seen.determinize(rng)
                again = other.observation(seat)
                assert game.State.to_bytes(again.rows, 0) == game.State.to_bytes(seen.rows, 0)
                assert again.legal_actions() == legal
                assert again.position() == seen.position()
                assert other.to_play == now.to_play
                if COMPILED or seat == viewers[count // SOME % len(viewers)]:
                    while not other.over:
                        step(other, rng)
                if now.over:
                    assert seen.view() == now.record().data


def chance_is_weighed(game: Game) -> None:
    """Outcomes of chance have positive weights, and nothing else has any."""
    for match, rng in matches(game):
        for count, now in enumerate(walk(match, rng)):
            weights = now.weights()
            if COMPILED or not count % SOME:
                assert now.copy().weights() == weights
            if now.to_play != CHANCE:
                assert weights == []
                continue
            assert len(weights) == len(now.legal_actions())
            assert min(weights) > 0
            assert abs(sum(weight / sum(weights) for weight in weights) - 1) < 1e-9


def same_seed_same_match(game: Game) -> None:
    """All chance comes from the generators that are given."""
    first, second = (
        [[*walk(match, rng)][-1].record().data for match, rng in matches(game)] for _ in range(2)
    )
    assert first == second


def counts_add_up(game: Game) -> None:
    """Perft counts what the lists hold."""
    for match, rng in matches(game):
        for count, now in enumerate(walk(match, rng)):
            if count % SOME and not now.over:
                continue
            legal = now.legal_actions()
            assert (now.perft(0), now.perft(1)) == (1, len(legal))
            if len(legal) > 40:
                continue
            follow = 0
            for text in legal:
                now.play(text)
                follow += len(now.legal_actions())
                now.undo()
            assert now.perft(2) == follow


def results_follow(game: Game) -> None:
    """Scores and winners are there at the end and not before; random games in kernels end too."""
    for match, rng in matches(game):
        for now in walk(match, rng):
            assert (now.scores is None) == (now.winners is None) == (not now.over)
        assert match.scores is not None
        assert match.winners is not None
        assert len(match.scores) == match.players
        assert match.winners
        assert all(one < two for one, two in pairwise(match.winners))
        assert set(match.winners) <= set(range(match.players))
        for varied in (False, True):
            games = 20 if COMPILED else 1
            actions, scores = game.loops.random_games(match.boxes, games, rng, varied=varied)
            assert actions >= games
            assert len(scores) == game.players[-1]


CHECKS: Final[tuple[Callable[[Game], None], ...]] = (
    numbers_sort_as_texts,
    malformed_texts_are_refused,
    something_is_legal_until_the_end,
    listed_is_not_refused,
    taking_back_restores,
    copies_share_nothing,
    records_replay,
    states_are_their_bytes,
    observations_tell_no_secrets,
    chance_is_weighed,
    same_seed_same_match,
    counts_add_up,
    results_follow,
)
