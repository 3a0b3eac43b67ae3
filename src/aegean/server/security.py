"""Who may do what: keys and tokens, limits, and the headers that keep pages to themselves."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Final
from urllib.parse import quote, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aegean.server.settings import BODY_LIMIT, Settings
from aegean.server.words import known, say

KEY_COOKIE: Final = "aegean_key"  # who this browser is
SEATS_COOKIE: Final = "aegean_seats"  # seats it was given by private links
NAME_COOKIE: Final = "name"
YEAR: Final = 365 * 24 * 3600
KEPT_SEATS: Final = 24
CLIENTS: Final = 10_000  # buckets kept

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def new_token() -> str:
    """An unguessable token."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is stored of a token; tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def proofs(connection: HTTPConnection) -> list[str]:
    """The digests of everything a client shows to prove that it holds seats."""
    shown = [connection.cookies.get(KEY_COOKIE, ""), *tokens(connection)]
    return [digest(token) for token in shown if token]


def tokens(connection: HTTPConnection) -> list[str]:
    """The tokens of single seats that a client shows."""
    shown = connection.cookies.get(SEATS_COOKIE, "").split(".")[:KEPT_SEATS]
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        shown.append(bearer.strip())
    return [token for token in shown if token]


def remember(connection: HTTPConnection, response: Response, key: str, token: str) -> None:
    """Lets the browser keep who it is, and the seat it was given."""
    _set_cookie(connection, response, KEY_COOKIE, key)
    remember_seat(connection, response, token)


def remember_seat(connection: HTTPConnection, response: Response, token: str) -> None:
    """Lets the browser keep the token of a seat."""
    kept = [seat for seat in connection.cookies.get(SEATS_COOKIE, "").split(".") if seat and seat != token]
    _set_cookie(connection, response, SEATS_COOKIE, ".".join([token, *kept][:KEPT_SEATS]))


def remember_name(connection: HTTPConnection, response: Response, name: str) -> None:
    """Lets the browser keep what its holder calls himself; pages may read it."""
    if name:
        _set_cookie(connection, response, NAME_COOKIE, quote(name, safe=""), httponly=False)


def _set_cookie(
    connection: HTTPConnection, response: Response, name: str, value: str, *, httponly: bool = True
) -> None:
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(name, value, max_age=YEAR, httponly=httponly, samesite="lax", secure=secure)


def is_foreign(headers: Headers) -> bool:
    """Whether a browser sends this on behalf of another site."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        return True
    return headers.get("sec-fetch-site") == "cross-site"


class Rates:
    """How much each client may still ask: a bucket that refills."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str, cost: float = 1.0) -> bool:
        """Takes from the client's bucket, if enough is in it."""
        now = time.monotonic()
        left, then = self.buckets.pop(client, (float(self.burst), now))
        left = min(self.burst, left + (now - then) * self.rate)
        allowed = left >= cost
        self.buckets[client] = (left - cost if allowed else left, now)
        if len(self.buckets) > CLIENTS:
            self.buckets.popitem(last=False)
        return allowed


class Guard:
    """Stands before everything: limits, foreign requests, headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.rates = Rates(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request pass, or answers it."""
        client = scope["client"][0] if scope.get("client") else ""
        if scope["type"] == "websocket" and not self.rates.allows(client):
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers, client)
        if refusal is not None:
            status, key = refusal
            lang = known(headers.get("accept-language", "")[:2])
            answer = JSONResponse({"error": key, "reason": say(lang, f"denied.{key}"), "clause": ""}, status)
            await answer(scope, receive, _with_headers(send))
            return
        await self.app(scope, _Limited(receive, scope), _with_headers(send))

    def _refusal(self, scope: Scope, headers: Headers, client: str) -> tuple[int, str] | None:
        """Why a request does not pass: status and key of the reason."""
        unsafe = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if unsafe and is_foreign(headers):
            return 403, "foreign"
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY_LIMIT:
            return 413, "too_large"
        if not scope["path"].startswith("/static/") and not self.rates.allows(client):
            return 429, "too_fast"
        return None


class _Limited:
    """A request body that ends where the limit is, whatever its header says."""

    def __init__(self, receive: Receive, scope: Scope) -> None:
        self.receive = receive
        self.scope = scope
        self.read = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        self.read += len(message.get("body", b""))
        if self.read > BODY_LIMIT:
            return {"type": "http.disconnect"}
        return message


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
