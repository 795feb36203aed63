"""Actions as numbers and texts."""

from __future__ import annotations

import pytest

from frontinus.core import actions as module
from frontinus.core.actions import Actions, Verb, first_of, pack, second_of, third_of, verb_of

ACTIONS = Actions(
    (
        Verb("go", (("a", "b"), ("N", "S"), ("x", "y", "z"))),
        Verb("laurels", (("11", "12", "21"), ("11", "12", "21")), separator=""),
        Verb("wait"),
    )
)


def test_packing_keeps_all_four_fields():
    number = pack(7, 351, 37, 8)
    assert (verb_of(number), first_of(number), second_of(number), third_of(number)) == (
        7,
        351,
        37,
        8,
    )
    assert pack(15, 511, 511, 511) == (1 << 31) - 1


def test_numbers_and_texts_ascend_together():
    every = list(ACTIONS.every())
    texts = [ACTIONS.text(number) for number in every]
    assert every == sorted(set(every))
    assert texts == sorted(set(texts))
    assert len(every) == 2 * 2 * 3 + 9 + 1
    assert [ACTIONS.number(text) for text in texts] == every
    assert ACTIONS.texts(every) == texts


def test_names_without_a_separator_are_taken_apart_by_length():
    assert ACTIONS.fields("laurels 1221") == ("laurels", ("12", "21"))
    assert ACTIONS.fields("go b N z") == ("go", ("b", "N", "z"))
    assert ACTIONS.fields("wait") == ("wait", ())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "go",
        "go a",
        "go a N",
        "go a N x ",
        "go a N x x",
        "go  a N x",
        "go N a x",
        "GO a N x",
        "wait ",
        " wait",
        "wait\n",
        "laurels 12",
        "laurels 122",
        "laurels 12 21",
        "laurels 1133",
        "laurels 112112",
        "laurels ",
    ],
)
def test_texts_of_no_form_have_no_number(text):
    assert ACTIONS.number(text) is None


@pytest.mark.parametrize(
    "verbs",
    [
        (Verb("wait"), Verb("go")),
        (Verb("go"), Verb("go")),
        (Verb("go", (("b", "a"),)),),
        (Verb("go", (("a", "a"),)),),
        (Verb("go", (tuple(f"{n:04}" for n in range(module.FIELD_SIZE + 1)),)),),
        tuple(Verb(f"verb-{n:02}") for n in range(module.MOST_VERBS + 1)),
    ],
    ids=["verbs", "verb-twice", "names", "name-twice", "many-names", "many-verbs"],
)
def test_names_out_of_order_twice_or_too_many_do_not_build(verbs):
    with pytest.raises(ValueError, match="ASCII order"):
        Actions(verbs)


def test_what_is_remembered_is_bounded(monkeypatch):
    """A hostile file of ever new texts must not fill the memory."""
    monkeypatch.setattr(module, "REMEMBERED", 5)
    actions = Actions(ACTIONS.verbs)
    for number in actions.every():
        assert actions.number(actions.text(number)) == number
    for count in range(100):
        assert actions.number(f"go {count}") is None
    every = list(actions.every())
    for count in (0, 1, 2, len(every)):
        assert actions.texts(every[:count]) == [actions.text(number) for number in every[:count]]
    remembered = [vars(actions)[name] for name in ("_numbers", "_texts")]
    assert all(len(one) <= 5 for one in remembered)
