"""The rules documents are normative: code follows them, they do not follow code."""

from __future__ import annotations

import hashlib

import pytest

from tests.architecture.tree import PACKAGE

# A change of a document is a decision of its own, and changes its digest here.
DOCUMENTS = {
    "games/README.md": "59791fd71b45efed8011874e45876d529bef9dfc7e4b631c5225e5af87a7b0ba",
    "games/aqua_romana/rules.md": (
        "3743e29d247c269d69fb94dff8e36b8e3ee4d2c56e868abac8c66863b8828d3c"
    ),
}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_document_is_as_it_was_agreed(name):
    assert hashlib.sha256((PACKAGE / name).read_bytes()).hexdigest() == DOCUMENTS[name]


def test_every_game_has_its_document_here():
    games = {f"games/{path.parent.name}/rules.md" for path in PACKAGE.glob("games/*/__init__.py")}
    assert games <= set(DOCUMENTS)
