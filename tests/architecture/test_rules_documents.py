"""The rules documents are normative: code follows them, they do not follow code."""

from __future__ import annotations

import hashlib

import pytest

from frontinus.games import MODULES
from tests.architecture.tree import PACKAGE, ROOT

# A change of a document is a decision of its own, and changes its digest here.
DOCUMENTS = {
    "games/README.md": ("59791fd71b45efed8011874e45876d529bef9dfc7e4b631c5225e5af87a7b0ba"),
    "games/aqua_romana/rules.md": (
        "3743e29d247c269d69fb94dff8e36b8e3ee4d2c56e868abac8c66863b8828d3c"
    ),
    "games/aquaedukt/rules.md": (
        "afc76a811fdd56419971ece7dfc54916913231d775fe129d81eef7de3eedb263"
    ),
    "games/palatinus/rules.md": (
        "0ce48908364c8eb63ebd3ec026449fae06237367bf13d4e0f452ab8df3f56330"
    ),
}
THERE = [name for name in DOCUMENTS if (PACKAGE / name).exists()]


@pytest.mark.parametrize("name", THERE)
def test_document_is_as_it_was_agreed(name):
    assert hashlib.sha256((PACKAGE / name).read_bytes()).hexdigest() == DOCUMENTS[name]


def test_every_game_has_its_document_here():
    assert {f"games/{folder}/rules.md" for folder in MODULES.values()} <= set(THERE)


# Where the documents are kept beside a checkout, by the names that they have there.
BESIDE = ROOT.parent / "shared" / "rules"
NAMES = {
    "README.md": "games/README.md",
    "aqua-romana.md": "games/aqua_romana/rules.md",
    "aquaedukt.md": "games/aquaedukt/rules.md",
    "palatinus.md": "games/palatinus/rules.md",
}


@pytest.mark.skipif(not BESIDE.is_dir(), reason="no documents beside this checkout")
@pytest.mark.parametrize("name", NAMES)
def test_document_is_the_one_beside_this_checkout(name):
    assert (PACKAGE / NAMES[name]).read_bytes() == (BESIDE / name).read_bytes()
