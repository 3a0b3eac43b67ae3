"""Keys and tokens, limits on requests, and security headers."""

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
from aegean.server.words import known_language, say

KEY_COOKIE: Final = "aegean_key"  # identifies the browser
SEATS_COOKIE: Final = "aegean_seats"  # tokens of seats it got by private links
NAME_COOKIE: Final = "name"
YEAR: Final = 365 * 24 * 3600
KEPT_SEATS: Final = 24
CLIENTS: Final = 10_000  # clients whose rate is remembered

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
    """The digest of a token, which is all that is stored; tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def proofs(connection: HTTPConnection) -> list[str]:
    """The digests of all keys and tokens that a client shows."""
    shown = [connection.cookies.get(KEY_COOKIE, ""), *tokens(connection)]
    return [digest(token) for token in shown if token]


def tokens(connection: HTTPConnection) -> list[str]:
    """The tokens of seats that a client shows."""
    shown = connection.cookies.get(SEATS_COOKIE, "").split(".")[:KEPT_SEATS]
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        shown.append(bearer.strip())
    return [token for token in shown if token]


def remember(connection: HTTPConnection, response: Response, key: str, token: str) -> None:
    """Stores the browser's key and the token of its new seat in cookies."""
    _set_cookie(connection, response, KEY_COOKIE, key)
    remember_seat(connection, response, token)


def remember_seat(connection: HTTPConnection, response: Response, token: str) -> None:
    """Stores the token of a seat in a cookie."""
    kept = [seat for seat in connection.cookies.get(SEATS_COOKIE, "").split(".") if seat and seat != token]
    _set_cookie(connection, response, SEATS_COOKIE, ".".join([token, *kept][:KEPT_SEATS]))


def remember_name(connection: HTTPConnection, response: Response, name: str) -> None:
    """Stores a person's name in a cookie that scripts may read."""
    if name:
        _set_cookie(connection, response, NAME_COOKIE, quote(name, safe=""), httponly=False)


def _set_cookie(
    connection: HTTPConnection, response: Response, name: str, value: str, *, httponly: bool = True
) -> None:
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(name, value, max_age=YEAR, httponly=httponly, samesite="lax", secure=secure)


def is_foreign(headers: Headers) -> bool:
    """Whether a browser sends this request on behalf of another site."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        return True
    return headers.get("sec-fetch-site") == "cross-site"


class RateLimiter:
    """A token bucket for each client."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str, cost: float = 1.0) -> bool:
        """Takes from the client's bucket if there is enough in it."""
        now = time.monotonic()
        left, then = self.buckets.pop(client, (float(self.burst), now))
        left = min(self.burst, left + (now - then) * self.rate)
        allowed = left >= cost
        self.buckets[client] = (left - cost if allowed else left, now)
        if len(self.buckets) > CLIENTS:
            self.buckets.popitem(last=False)
        return allowed


class GuardMiddleware:
    """Limits requests, refuses those of other sites, and adds security headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.rates = RateLimiter(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
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
            lang = known_language(headers.get("accept-language", "")[:2])
            answer = JSONResponse({"error": key, "reason": say(lang, f"denied.{key}"), "clause": ""}, status)
            await answer(scope, receive, _with_headers(send))
            return
        await self.app(scope, _LimitedBody(receive), _with_headers(send))

    def _refusal(self, scope: Scope, headers: Headers, client: str) -> tuple[int, str] | None:
        """Why a request is refused: the status and the key of the reason."""
        unsafe = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if unsafe and is_foreign(headers):
            return 403, "foreign"
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY_LIMIT:
            return 413, "too_large"
        if not scope["path"].startswith("/static/") and not self.rates.allows(client):
            return 429, "too_fast"
        return None


class _LimitedBody:
    """A request body that ends at the limit, whatever its header says."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
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
