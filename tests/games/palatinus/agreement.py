"""Twin and engine side by side: what must be equal at every step, and how random games choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from frontinus.core.match import Match
from tests.games.palatinus.engine import facts_of
from tests.games.palatinus.facts import facts_of_twin
from tests.games.palatinus.twin import LETTERS, PLACES, SLOTS, SORTS, Twin


def agree(match: Match, twin: Twin, texts: list[str], viewers: Sequence[int | None]) -> None:
    """Assert that both show one position to viewers, allow the same, refuse these alike."""
    for viewer in viewers:
        seen = match.observation(viewer)
        shown, known = facts_of(seen), facts_of_twin(twin, viewer)
        assert shown == known, differences(shown, known)
        assert seen.view()["actions"] == twin.view(viewer)
        due = viewer is not None and viewer == twin.to_play
        assert seen.legal_actions() == (twin.legal_actions() if due else [])
    shown, known = facts_of(match), facts_of_twin(twin, None, everything=True)
    assert shown == known, differences(shown, known)
    assert match.legal_actions() == twin.legal_actions()
    for text in texts:
        assert (text, match.refusal(text)) == (text, twin.refusal(text))
    assert match.over == twin.over
    assert (match.scores, match.winners) == (twin.scores, twin.winners)
    if match.over:
        assert match.account() == twin.account()


def differences(shown: object, known: object) -> dict[str, tuple[object, object]]:
    """Name what differs, engine first."""
    return {
        name: (value, getattr(known, name))
        for name, value in vars(shown).items()
        if value != getattr(known, name)
    }


def well_formed(twin: Twin, rng: np.random.Generator, count: int) -> list[str]:
    """Draw action texts that are well formed, and often nearly legal."""

    def one(*pools: list[str]) -> str:
        pool = pools[rng.integers(len(pools))]
        return pool[rng.integers(len(pool))]

    def digits() -> str:
        values = [str(value) for value in twin.board["laurels"]["others"]]
        if rng.random() < 0.5:
            values[rng.integers(6)] = str(rng.integers(1, 10))
        return "".join(rng.permutation(values))

    makers = {
        "draw": lambda: f"draw {one([*LETTERS])}",
        "lay": lambda: f"lay {one(SLOTS)} r{rng.integers(6)}",
        "laurels": lambda: f"laurels {digits()}",
        "place": lambda: f"{one(SORTS)} {one(PLACES, [*twin.tokens] or PLACES)}",
    }
    due = "place" if twin.over else twin.step
    return [makers[one([due], [due], [*makers])]() for _ in range(count)]


def choose_uniform(legal: list[str], rng: np.random.Generator) -> str:
    """Choose among all legal actions alike."""
    return legal[rng.integers(len(legal))]


def choose_varied(legal: list[str], rng: np.random.Generator) -> str:
    """Choose a verb, then one of its actions."""
    verb = choose_uniform(sorted({text.split()[0] for text in legal}), rng)
    return choose_uniform([text for text in legal if text.split()[0] == verb], rng)


def choose_crowded(legal: list[str], rng: np.random.Generator) -> str:
    """Choose soldiers early, and places of few tiles: soldiers, captors and prey stand together."""
    soldiers = [text for text in legal if text.startswith("soldier")]
    if soldiers and rng.random() < 0.6:
        legal = soldiers
    near = [text for text in legal if text[-2] in "ABC"]
    return choose_varied(near if near and rng.random() < 0.8 else legal, rng)


CHOICES = {"uniform": choose_uniform, "varied": choose_varied, "crowded": choose_crowded}


def play_both(match: Match, twin: Twin, kind: str, rng: np.random.Generator) -> Iterator[str]:
    """Play a random game on both, comparing at every step; yield the actions."""
    everybody = [None, *range(twin.players)]
    while True:
        some = everybody if twin.over else [everybody[rng.integers(len(everybody))]]
        agree(match, twin, well_formed(twin, rng, 6), some)
        if twin.over:
            return
        action = CHOICES[kind](twin.legal_actions(), rng)
        match.play(action)
        twin.play(action)
        yield action
