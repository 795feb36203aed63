"""Sentences: a key and a language give what a page says."""

from frontinus.words.catalogue import (
    LANGUAGES,
    NATIVE_NAMES,
    keys,
    negotiate,
    say,
    template,
    templates,
    variables,
)

__all__ = [
    "LANGUAGES",
    "NATIVE_NAMES",
    "keys",
    "negotiate",
    "say",
    "template",
    "templates",
    "variables",
]
