"""The public names: there are these, each can be had, and each says what it is."""

from __future__ import annotations

import inspect

import frontinus

PROMISED = {
    "CHANCE",
    "Bot",
    "BoardError",
    "FrontinusError",
    "IllegalAction",
    "Match",
    "Observation",
    "OptionError",
    "Record",
    "RecordError",
    "bot",
    "new_match",
    "read_records",
    "replay",
}


def test_what_was_promised_is_there():
    assert set(frontinus.__all__) >= PROMISED


def test_every_name_can_be_had_and_is_listed():
    for name in frontinus.__all__:
        assert getattr(frontinus, name) is not None
    assert set(frontinus.__all__) <= set(dir(frontinus))


def test_every_function_and_class_says_what_it_is():
    for name in frontinus.__all__:
        thing = getattr(frontinus, name)
        if inspect.isroutine(thing) or inspect.isclass(thing):
            assert thing.__module__.startswith("frontinus")
            assert inspect.getdoc(thing)
