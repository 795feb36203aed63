"""A server of its own, a line to it that can be cut, and pages that must not complain."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from frontinus.server import games

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # the first renders a hidden page of the browser's own for each window, at a fifth of the time;
    # the others are what Playwright switches off, whose switch this one replaces
    (
        "--disable-features=PreloadTopChromeWebUI,AcceptCHFrame,DestroyProfileOnBrowserClose,"
        "HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints,PaintHolding,PreconnectToSearch,"
        "ThirdPartyStoragePartitioning,Translate"
    ),
]
NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 60_000
"""Milliseconds, on a machine that has other things to do."""
expect.set_options(timeout=PATIENCE)
COMPILING = 600
"""Seconds."""
FORM = {"game": "aqua-romana", "players": "2"}
"""What the form of the start page says if a test says nothing else."""
MOST_LOOKS = 1000
"""Looks at a table, 50 ms apart while others are to move."""
STILL = 'localStorage.setItem("frontinus", JSON.stringify({ motion: "none" }))'
"""Lets nothing move, so that a whole game takes seconds."""


def chromium() -> str | None:
    """Find the browser as the tool check does."""
    names = (os.environ.get("FRONTINUS_CHROMIUM"), *NAMES)
    return next((found for name in names if name and (found := shutil.which(name))), None)


class Server:
    """`frontinus serve` as a process."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.process: subprocess.Popen[str] | None = None
        self.log = (data.parent / f"{data.name}.log").open("w", encoding="utf-8")

    def start(self) -> None:
        """Start on any port that is free; after a stop another may have the one before."""
        command = [sys.executable, "-m", "frontinus.cli", "serve", "--no-browser"]
        self.process = subprocess.Popen(
            [*command, "--port", "0", "--data", str(self.data)],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address, Path(self.log.name).read_text("utf-8")
        self.port = int(address.rstrip("/").rpartition(":")[2])
        self._warm()

    def _warm(self) -> None:
        """Let it compile the rules, which a fresh machine does once, before anybody waits."""
        for game in games.MODULES:
            fields = {"game": game, "players": 2, "seat-0": "me", "seat-1": "me"}
            request = urllib.request.Request(
                f"{self.address}/tables",
                urllib.parse.urlencode(fields).encode(),
                {"Origin": self.address},
            )
            with urllib.request.urlopen(request, timeout=COMPILING) as answer:
                assert answer.status == 200

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it; with SIGKILL as a power cut would."""
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(PATIENCE / 1000)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    @property
    def address(self) -> str:
        """Say where it listens."""
        return f"http://127.0.0.1:{self.port}"


class Line:
    """A line to a port that can be cut and mended, and led to another port."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.open = True
        self.ends: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self.target))
                except OSError:
                    near.close()
                    continue
                self.ends |= {near, far}
                if not self.open:
                    # cut before, or while this was set up
                    self.cut()
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            self.ends.discard(end)

    def cut(self) -> None:
        """Cut the line."""
        self.open = False
        for end in list(self.ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Let it work again."""
        self.open = True

    def close(self) -> None:
        """Take it away."""
        self.cut()
        self.listener.close()


@dataclass
class Tab:
    """A page, and what it complained of."""

    page: Page
    base: str
    context: BrowserContext
    complaints: list[str] = field(default_factory=list)
    allowed: tuple[str, ...] = ()
    """Beginnings of complaints that a test expects, such as those of a cut line."""

    def go(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(urllib.parse.urljoin(self.base, path))

    def table(self, **form: str) -> str:
        """Open a table by the form of the start page, and return its path."""
        self.go()
        if form:
            self.page.evaluate(SUBMIT, {**FORM, **form})
        else:
            self.page.locator("#game-aqua-romana .primary").first.click()
        self.page.wait_for_url("**/t/*")
        self.ready()
        return self.page.url.removeprefix(self.base)

    def table_after(self, choose: Callable[[Any], str | None], **form: str) -> str:
        """Open a table and play before the page is there, which would draw every action.

        `choose` is given each scene and answers with an action, with "" to wait for others, or with
        None once that is enough.
        """
        ask, headers = self.page.request, {"Origin": self.base}
        fields = {**FORM, **form}
        table = ask.post(f"{self.base}/tables", form=fields, headers=headers).url
        for _ in range(MOST_LOOKS):
            scene = ask.get(f"{table}/scene").json()
            action = choose(scene)
            if action is None:
                break
            if not action:
                self.page.wait_for_timeout(50)
                continue
            data = {"number": scene["number"], "actions": [action]}
            answer = ask.post(f"{table}/actions", data=data, headers=headers)
            assert answer.ok, answer.text()
        else:
            raise AssertionError(f"after {MOST_LOOKS} looks it is not enough: {scene}")
        self.go(table)
        self.ready()
        return table.removeprefix(self.base)

    def watch(self, record: str) -> None:
        """Load a record and look at its last position."""
        self.go()
        self.go(self.page.evaluate(LOAD, record).partition("?")[0])
        self.ready()

    def ready(self) -> None:
        """Wait until the client has taken the page over."""
        self.page.wait_for_selector("#board [tabindex='0']", state="attached")

    def scene(self) -> Any:
        """Fetch the scene as this browser gets it."""
        return self.page.evaluate("() => fetch(`${location.pathname}/scene`).then((r) => r.json())")

    def play(self, *actions: str) -> Any:
        """Play actions past the page."""
        return self.page.evaluate(PLAY, list(actions))

    def target(self, name: str) -> Any:
        """Find a place of the board."""
        return self.page.locator(f"#board [data-target='{name}']")

    def main(self) -> str:
        """Read what the main button says; empty if it is not there."""
        return self.page.locator("#main-button").evaluate(SHOWN)

    def title(self) -> str:
        """Read the title of the prompt."""
        return self.page.locator("#prompt-title").inner_text()


SUBMIT = """(fields) => {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/tables";
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    Object.assign(field, { name, value });
    form.append(field);
  }
  document.body.append(form);
  // once this has been answered: what navigates answers nothing
  setTimeout(() => form.submit());
}"""
SHOWN = "(button) => (button.checkVisibility() ? button.innerText : '')"
LOAD = """async (body) => {
  const headers = { accept: "application/json", "content-type": "application/json" };
  const answer = await fetch("/records", { method: "POST", headers, body });
  return (await answer.json()).address;
}"""
PLAY = """async (actions) => {
  const { number } = await (await fetch(`${location.pathname}/scene`)).json();
  const body = JSON.stringify({ number, actions });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${location.pathname}/actions`, { method: "POST", headers, body });
  return answer.json();
}"""

Opener = Callable[..., Tab]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    made = Server(tmp_path_factory.mktemp("server") / "data")
    try:
        made.start()
        yield made
    finally:
        made.stop()
        made.log.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as player:
        started = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def open_tab(browser: Browser, server: Server) -> Iterator[Opener]:
    """Open pages, each in a browser profile of its own; none may complain at the end."""
    tabs: list[Tab] = []

    def opened(
        width: int = 1280,
        height: int = 800,
        *,
        base: str | None = None,
        moving: bool = False,
        allowed: tuple[str, ...] = (),
        **more: Any,
    ) -> Tab:
        context = browser.new_context(viewport={"width": width, "height": height}, **more)
        context.set_default_timeout(PATIENCE)
        if not moving:
            context.add_init_script(STILL)
        tab = Tab(context.new_page(), base or server.address, context, allowed=allowed)
        tab.page.on(
            "console",
            lambda message: (
                message.type in {"error", "warning"}
                and tab.complaints.append(f"{message.text} {message.location.get('url', '')}")
            ),
        )
        tab.page.on("pageerror", lambda error: tab.complaints.append(str(error)))
        tab.page.on(
            "request",
            lambda request: (
                request.url.startswith((tab.base, "data:"))
                or tab.complaints.append(f"asked the outside world: {request.url}")
            ),
        )
        tabs.append(tab)
        return tab

    yield opened
    for tab in tabs:
        tab.context.close()
        assert [c for c in tab.complaints if not c.startswith(tab.allowed or ("\0",))] == []
