"""What all tests share: how async tests run, how hypothesis tries, and what is skipped when."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

BROWSER = Path(__file__).parent / "browser"

# `make test` installs nothing that drives a browser.
collect_ignore = [] if find_spec("playwright") else ["browser"]

# how long an example takes, or the drawing of it, is the machine's affair
timeless = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("here", timeless)
settings.register_profile("ci", timeless, derandomize=True, print_blob=True)
profile = "ci" if os.environ.get("CI") else "here"
settings.load_profile(profile)
if os.environ.get("NUMBA_DISABLE_JIT"):
    # the same tests run compiled too, with all their examples
    settings.register_profile("plain", settings.get_profile(profile), max_examples=20)
    settings.load_profile("plain")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run async tests on asyncio, the loop that the server runs on."""
    return "asyncio"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests of pages as such, and skip what would say nothing in this kind of run."""
    from frontinus.core.kernel import COMPILED

    uncompiled = pytest.mark.skip(reason="takes too long without the compiler")
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker(pytest.mark.browser)
        if not COMPILED and item.get_closest_marker("compiled"):
            item.add_marker(uncompiled)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Measure no lines in long tests that come by chance to whatever they come to.

    Lines take four to five times as long while they are measured, and what these tests reach is
    reached by others that aim at it, or by short ones.
    """
    coverage = sys.modules.get("coverage") if item.get_closest_marker("by_chance") else None
    measuring = coverage and coverage.Coverage.current()
    if measuring is None:
        yield
        return
    # the public `stop` and `start` would begin anew, with warnings
    measuring._collector.pause()
    try:
        yield
    finally:
        measuring._collector.resume()
