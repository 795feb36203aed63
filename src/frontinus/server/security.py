"""Who a browser is, what a seat's link holds, and what every request has to pass.

A browser is a random number in a signed cookie. A seat's link holds a secret of 128 bits; the
database has its hash to find the seat by, and a random nonce from which, with the signing key, the
secret can be shown again to whoever may see it. A new nonce makes the old link worthless.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
import os
import re
import secrets
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import itsdangerous
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frontinus.core.errors import FrontinusError

COOKIE_AGE: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)

HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # "no-referrer" would make browsers send "Origin: null" with forms, and on plain HTTP nothing
    # else tells that a form is ours.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

BODY_LIMIT: Final = 64 * 1024
UPLOAD_LIMIT: Final = 1024 * 1024 + 4096
"""A file of 1 MiB, and the form round it."""
UPLOADS: Final = frozenset({"/boards", "/records"})

access_log = logging.getLogger("frontinus.access")
log = logging.getLogger(__name__)


# --- keys and secrets -----------------------------------------------------------------------------


KEY_BYTES: Final = 32


def signing_key(folder: Path) -> bytes:
    """Read the signing key of a data folder; make one at the first start.

    Raises FrontinusError if the file holds none.
    """
    path = folder / "signing.key"
    if not path.exists():
        _make_key(path)
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise FrontinusError(f"{path} holds no signing key; delete it to get a new one")
    return key


def _make_key(path: Path) -> None:
    """Let a new key appear whole; of two first starts at once both get that of one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(name, path)
        except FileExistsError:
            # the other one was first
            return
        except OSError:
            # a file system without links
            Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


class Identity:
    """What the signing key is used for."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = itsdangerous.Signer(
            key, salt="frontinus.browser", digest_method=hashlib.sha256
        )
        # Cookies know no port: two servers of one machine would overwrite each other's.
        self.cookie = "frontinus-" + hashlib.sha256(b"name" + key).hexdigest()[:8]

    def browser(self, request: Request) -> str | None:
        """Tell which browser a request comes from, if it has been here."""
        value = request.cookies.get(self.cookie)
        if value is None:
            return None
        try:
            return self._signer.unsign(value.encode("utf-8", "replace")).decode("ascii")
        except (itsdangerous.BadSignature, UnicodeDecodeError):
            return None

    def remember(self, request: Request, response: Response, browser: str) -> None:
        """Give a browser its cookie, anew each time, so that it does not age while it is used."""
        response.set_cookie(
            self.cookie,
            self._signer.sign(browser.encode("ascii")).decode("ascii"),
            max_age=COOKIE_AGE,
            path="/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )

    def seat_secret(self, table: str, seat: int, nonce: str) -> str:
        """Give the secret of a seat's link: 128 bits, 22 characters."""
        text = f"frontinus.seat\n{table}\n{seat}\n{nonce}".encode()
        digest = hmac.new(self._key, text, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:16]).decode("ascii").rstrip("=")


def new_browser() -> str:
    """Draw the number of a browser."""
    return secrets.token_hex(16)


def new_nonce() -> str:
    """Draw what a seat's secret is derived from."""
    return secrets.token_hex(16)


def hash_secret(secret: str) -> str:
    """Hash a seat's secret; it is random, so nothing slower is needed."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


# --- what every request has to pass ---------------------------------------------------------------


class AccessLog:
    """Log each request: method, path without secrets, status, milliseconds."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and log how it went."""
        if scope["type"] != "http" or not access_log.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            spent = (time.perf_counter() - started) * 1000
            access_log.info(
                "%s %s %d %.0f ms", scope["method"], shown_path(scope["path"]), status or 500, spent
            )


_SECRET_PATH = re.compile(r"/s/.+", re.DOTALL)
_NOT_PLAIN = re.compile(r"[^!-~]")


def shown_path(path: str) -> str:
    """Give a path as logs may have it: no secret, no query, one line of ASCII."""
    return _SECRET_PATH.sub("/s/***", _NOT_PLAIN.sub("?", path))[:200]


class SecurityHeaders:
    """Add the headers that every answer has."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and complete the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                # Pages show who sits where; no cache may keep them.
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, add)


Refuse = Callable[[Request, int], Response]
"""Makes the answer, in words, to a request that does not get through."""


class Gate:
    """Refuse what comes from other sites, and bodies that are too long."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and not same_origin(headers):
            await self.refuse(Request(scope), 403)(scope, receive, send)
            return
        limit = UPLOAD_LIMIT if scope["path"] in UPLOADS else BODY_LIMIT
        announced = headers.get("content-length", "0")
        if not announced.isdecimal() or int(announced[:20]) > limit:
            await self.refuse(Request(scope), 413)(scope, receive, send)
            return
        await self.app(scope, _limited(receive, limit), send)


def _limited(receive: Receive, limit: int) -> Receive:
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        if message["type"] == "http.request":
            read += len(message.get("body", b""))
            if read > limit:
                raise HTTPException(413)
        return message

    return limited


def same_origin(headers: Headers) -> bool:
    """Tell whether a request that changes something comes from a page of this server.

    Browsers say so by Sec-Fetch-Site, but not on plain HTTP in a local network; there the Origin
    has to name the host that was asked. What sends neither is no browser, and has no cookie of
    somebody else's.
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in {"same-origin", "none"}
    origin = headers.get("origin")
    if origin is None:
        return True
    return bool(origin) and host_of(origin) == headers.get("host", "").lower()


def host_of(origin: str) -> str | None:
    """Give host and port of an origin, as a Host header has them; None if it is none."""
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


class Failures:
    """Answer what nobody expected, in words; the log has the details."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and answer it if it fails."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def note(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, note)
        except ClientDisconnect:
            return
        except Exception:
            log.exception("%s %s failed", scope["method"], shown_path(scope["path"]))
            if not started:
                await self.refuse(Request(scope), 500)(scope, receive, send)


def clean_name(text: Any, limit: int = 40) -> str:
    """Make a name fit for a line: no controls, nothing that turns the writing direction."""
    if not isinstance(text, str):
        return ""
    shown = "".join(c for c in text[: 4 * limit] if c.isprintable() or c.isspace())
    return " ".join(_DIRECTION.sub("", shown).split())[:limit].strip()


_DIRECTION = re.compile("[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
