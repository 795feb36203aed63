"""`frontinus serve`: a socket, a server on it, a page in a browser."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from frontinus.core.errors import FrontinusError
from frontinus.server.answers import Site
from frontinus.server.app import create_app

PORT: Final = 8470
NEXT_PORTS: Final = 100
"""How many ports after that are tried."""
PATIENCE: Final = 1.0
"""Seconds after Ctrl-C in which another one says nothing new: `timeout` sends it twice."""
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only when asked for by --lan or --host


def data_folder() -> Path:
    """Name the user's data folder (XDG Base Directory)."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    # a relative path there is to be ignored, says the specification
    base = Path(chosen) if chosen.startswith("/") else Path.home() / ".local" / "share"
    return base / "frontinus"


def serve(
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    *,
    lan: bool = False,
    browser: bool = True,
) -> int:
    """Serve until Ctrl-C, then leave the process; answers the exit status if that fails.

    Without `port` 8470 or the next free one; 0 is any. One line on stdout tells the address when
    requests are accepted; everything else goes to stderr.
    """
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format="%(asctime)s %(message)s", datefmt="%X"
    )
    logging.getLogger("frontinus").setLevel(logging.INFO)
    host = host or (EVERYWHERE if lan else LOOPBACK)
    try:
        listener = listen(host, port)
    except OSError as error:
        where = f"{host}:{PORT if port is None else port}"
        tell(f"frontinus: cannot listen on {where}: {reason(error)}")
        return 1
    try:
        app = create_app(data or data_folder())
    except (OSError, FrontinusError) as error:
        why = reason(error) if isinstance(error, OSError) else error
        tell(f"frontinus: cannot use {data or data_folder()}: {why}")
        listener.close()
        return 1
    config = uvicorn.Config(
        app,
        http="h11",
        ws="none",
        loop="asyncio",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    server = Server(config, app.state.site, lan=lan, browser=browser)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    except SystemExit:
        # the lifespan failed, and has said so
        return 1
    if not server.started:
        return 1
    # Everything is written and closed. What is left, taking the compiler's memory apart or waiting
    # for what it compiles, would keep the terminal for seconds.
    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def tell(line: str) -> None:
    """Say something to whoever started the server."""
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def reason(error: OSError) -> str:
    """Say why something failed, without the numbers."""
    if error.errno == errno.EADDRINUSE:
        return "the port is taken"
    return error.strerror or str(error)


def listen(host: str, port: int | None) -> socket.socket:
    """Open the socket; raises OSError."""
    if port is not None:
        return bind(host, port)
    for candidate in range(PORT, PORT + NEXT_PORTS):
        try:
            return bind(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    return bind(host, 0)


def bind(host: str, port: int) -> socket.socket:
    """Open a socket on one port."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # On Windows this option would let two servers have one port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


class Server(uvicorn.Server):
    """Uvicorn's server, which says where it is and ends its streams before it waits for them."""

    def __init__(self, config: uvicorn.Config, site: Site, *, lan: bool, browser: bool) -> None:
        super().__init__(config)
        self.site = site
        self.lan = lan
        self.browser = browser
        self.stopped = 0.0
        """When it was told to stop."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell the address; or why the database cannot be used."""
        try:
            # the lifespan opens it, too, but would answer an error by a traceback
            await self.site.store.open()
        except FrontinusError as error:
            tell(f"frontinus: {error}")
            self.should_exit = True
            return
        await super().startup(sockets)
        gc.freeze()
        gc.enable()
        if not self.started or not sockets:
            return
        host, port = sockets[0].getsockname()[:2]
        shown = {EVERYWHERE: LOOPBACK, "::": "::1"}.get(host, host)
        address = f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
        sys.stdout.write(address + "\n")
        sys.stdout.flush()
        if self.lan:
            for other in lan_addresses():
                tell(f"For others in the house: http://{other}:{port}/")
        tell("Ctrl-C stops the server; tables are kept.")
        if self.browser and has_display():
            threading.Thread(target=show, args=(address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End all streams and hints, then stop."""
        self.site.hub.close()
        self.site.thinkers.hush()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, _: FrameType | None) -> None:
        """Stop; who insists after a while does not wait for what is still to be closed."""
        self.should_exit = True
        if not self.stopped:
            self.stopped = time.monotonic()
        elif time.monotonic() - self.stopped > PATIENCE:
            os._exit(128 + sig)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on Ctrl-C and on SIGTERM, without raising them again when all is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            # of a server that was stopped nothing is left but to leave the process
            for number, handler in before.items() if not self.stopped else ():
                signal.signal(number, handler)


def has_display() -> bool:
    """Tell whether a browser with a window can be expected."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open the page; where that fails the address has been printed."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def lan_addresses() -> list[str]:
    """Find the addresses by which others in the house reach this machine."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # No packet is sent: this asks which address a packet would leave from (RFC 5737).
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        entries = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found.extend(str(entry[4][0]) for entry in entries)
    return [a for a in dict.fromkeys(found) if not a.startswith(("127.", "0."))]
