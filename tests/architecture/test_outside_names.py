"""Nothing in the tree names a place outside it that would have to be there."""

from __future__ import annotations

import re

import pytest

from tests.architecture.tree import ROOT, shown, text_files

# Taken apart, so that this file does not name them either.
REGISTRIES = (
    "pypi" + ".org",
    "pypi" + ".python.org",
    "python" + "hosted.org",
    "npmjs" + ".org",
    "npmjs" + ".com",
    "yarn" + "pkg.com",
    "deb.debian" + ".org",
    "conda" + ".anaconda.org",
)
MACHINE_PATHS = re.compile(
    "|".join((r"/ro" + "ot/", r"/ho" + "me/[a-z]", r"/wo" + "rk/", r"/Use" + "rs/"))
)


@pytest.mark.parametrize("registry", REGISTRIES)
def test_no_registry_is_named(registry):
    naming = [shown(path) for path in text_files() if registry in path.read_text("utf-8")]
    assert not naming


def test_no_path_of_somebodys_machine_is_named():
    naming = [shown(path) for path in text_files() if MACHINE_PATHS.search(path.read_text("utf-8"))]
    assert not naming


def test_lock_files_hold_no_addresses_to_fetch_from():
    lock = (ROOT / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "omit-lockfile-registry-resolved=true" in (ROOT / ".npmrc").read_text("utf-8")
