"""The greedy program starts without the compiler."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from frontinus.games import SLUGS

CHOOSE = f"""
import sys
import numpy as np
import frontinus
from frontinus.core.game import CHANCE
for slug in {SLUGS}:
    match = frontinus.new_match(slug, seed=1)
    while match.to_play == CHANCE:
        match.play_chance()
    for name in ("greedy", "curator@10"):
        frontinus.bot(name).choose(match.observation(match.to_play), np.random.default_rng(1))
    print(slug, "numba" in sys.modules)
"""


@pytest.mark.compiled
def test_with_a_warm_cache_it_loads_no_compiler():
    """Nor does the search; their kernels allocate nothing, and their code is kept (decision 8)."""
    # code that checks its indices can raise an error, and such code is not kept; and that it does
    # not must not be said, which would be another key than that of all other tests
    environment = {name: value for name, value in os.environ.items() if name[:6] != "NUMBA_"}
    for _ in range(2):
        command = [sys.executable, "-c", CHOOSE]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.splitlines() == [f"{slug} False" for slug in SLUGS]
