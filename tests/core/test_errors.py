"""Errors keep what they say when they travel between processes."""

from __future__ import annotations

import copy
import pickle

import pytest

from frontinus.core.errors import (
    BoardError,
    FrontinusError,
    IllegalAction,
    OptionError,
    RecordError,
)

ERRORS = [
    FrontinusError("nothing to take back"),
    IllegalAction("AR-5.3", "build c1S", "no builder"),
    RecordError(
        "no object", line=3, index=4, text="x", rule="AR-5.3", fault="action", key="actions"
    ),
    BoardError("AR-1.15", "two tiles", 4),
    OptionError("AR-11.1", "no option named 'x'"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize(
    "travel", [lambda e: pickle.loads(pickle.dumps(e)), copy.copy], ids=["pickle", "copy"]
)
def test_an_error_arrives_whole(error, travel):
    arrived = travel(error)
    assert type(arrived) is type(error)
    assert str(arrived) == str(error)
    assert vars(arrived) == vars(error)
