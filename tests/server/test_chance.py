"""Chance at tables: fixed by a seed that is hidden until the end, and checkable then."""

import hashlib
from collections import Counter
from dataclasses import dataclass

from frontinus.server import chance


@dataclass
class Dice:
    """What `outcome` needs of a match: a die with weights."""

    weighed: dict[str, int]

    def legal_actions(self) -> list[str]:
        return sorted(self.weighed)

    def weights(self) -> list[int]:
        return [self.weighed[text] for text in self.legal_actions()]


def test_an_outcome_depends_on_the_seed_and_its_number_alone():
    dice = Dice({f"die {n:02}": 1 for n in range(1, 21)})
    seed = "ab" * 32
    rolls = [chance.outcome(dice, seed, n) for n in range(1, 30)]
    assert rolls == [chance.outcome(dice, seed, n) for n in range(1, 30)]
    assert rolls != [chance.outcome(dice, "cd" * 32, n) for n in range(1, 30)]
    value = int(hashlib.sha256(f"{seed} 1".encode()).hexdigest(), 16)
    assert rolls[0] == dice.legal_actions()[value % 20]


def test_outcomes_come_up_as_often_as_they_weigh():
    dice = Dice({"a": 1, "b": 3, "c": 0, "d": 6})
    counted = Counter(chance.outcome(dice, "0" * 64, n) for n in range(10_000))
    assert counted["c"] == 0
    assert abs(counted["a"] - 1000) < 150
    assert abs(counted["b"] - 3000) < 250


def test_a_seed_is_recognised_by_its_hash():
    seed = chance.new_seed()
    assert len(seed) == 64
    assert seed != chance.new_seed()
    assert chance.commitment(seed) == hashlib.sha256(seed.encode()).hexdigest()
