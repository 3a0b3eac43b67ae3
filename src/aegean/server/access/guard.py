"""The guard at the door: who asks how often, by which name, how much they send, and the headers of every answer."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

from fastapi import Depends, Request
from fastapi.params import Depends as Dependency
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aegean.server.errors import RequestRefused
from aegean.server.settings import BODY_LIMIT, BODY_SECONDS, Settings
from aegean.server.words import known_language

CLIENTS: Final = 10_000  # clients whose rate is remembered
HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")
PIECE: Final = 32 * 1024  # bytes of a body that cost as much as a look: they are parsed before they are refused
KEPT: Final = ("/static/", "/ground/")  # files for all, which browsers keep
LOCAL: Final = (".localhost", ".local")  # names that no foreign site can own

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


def client_of(scope: Scope) -> str:
    """Who asks, for limits: an address, or the whole /64 network of an IPv6 address, which is one customer's."""
    host = str(scope["client"][0]) if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped) if address.ipv4_mapped else f"{int(address) >> 64:x}/64"


def wants_page(headers: Headers, path: str) -> bool:
    """Whether a browser asks for a page."""
    return "text/html" in headers.get("accept", "") and not path.startswith("/api/")


def without_backslashes(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of a request, its cookies without backslashes, of which ours have none.

    Python before 3.11.10 and 3.12.6 reads a long row of them for half a minute (CVE-2024-7592).
    """
    return [(name, value.replace(b"\\", b"") if name == b"cookie" else value) for name, value in headers]


def is_foreign(headers: Headers) -> bool:
    """Whether a browser sends this request on behalf of another site."""
    origin = headers.get("origin")
    if origin is not None and origin.partition("://")[2] != headers.get("host"):
        return True
    return headers.get("sec-fetch-site") == "cross-site"


def knows_name(host: str, names: tuple[str, ...]) -> bool:
    """Whether a server with these names answers to a Host header.

    A page of another site may have its own name point here (DNS rebinding) and would then be let in as our own.
    Addresses, names without a dot and local ones cannot be had that way.
    """
    found = HOST.fullmatch(host.lower())
    if found is None:
        return not host
    name = found[1].rstrip(".")
    return name.startswith("[") or "." not in name or name.endswith(LOCAL) or name in names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


class Allowance:
    """What each client may still ask for: it fills again at a rate, up to a burst."""

    def __init__(self, rate: float, burst: int, refusal: str = "too_fast") -> None:
        self.rate = rate
        self.burst = burst
        self.refusal = refusal
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how much, and when

    def take(self, client: str, price: float = 1.0) -> None:
        """Takes the price of something from what the client has left; raises a refusal if that is not enough."""
        now = time.monotonic()
        left, then = self.left.pop(client, (float(self.burst), now))
        left = min(self.burst, left + (now - then) * self.rate)
        missing = min(price, max(1, self.burst - 1)) - left  # a look is paid before what comes on top of it
        self.left[client] = (left if missing > 0 else left - price, now)
        if len(self.left) > CLIENTS:
            self.left.popitem(last=False)
        if missing > 0:
            raise RequestRefused(429, self.refusal, wait=ceil(missing / self.rate))


def costs(price: float) -> Dependency:
    """Charges a request more than the price of a look, which the guard has taken already."""

    async def pay(request: Request) -> None:
        allowance: Allowance = request.app.state.allowance
        allowance.take(client_of(request.scope), price - 1)

    paid: Dependency = Depends(pay)
    return paid


class GuardMiddleware:
    """Refuses requests that are too many, too large, from other sites or to other names; adds headers to answers."""

    def __init__(self, app: ASGIApp, settings: Settings, allowance: Allowance) -> None:
        self.app = app
        self.names = tuple(name.lower() for name in settings.names)
        self.allowance = allowance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http":
            receive, send = LimitedBody(receive), _with_headers(send, scope["path"])
        scope["headers"] = without_backslashes(scope["headers"])
        headers = Headers(scope=scope)
        try:
            self._check(scope, headers)
        except RequestRefused as refused:
            lang = known_language(headers.get("accept-language", "")[:2])
            answer: Response = JSONResponse(refused.json(lang), refused.status, refused.headers)
            if wants_page(headers, scope["path"]):
                answer = HTMLResponse(refused.html(lang), refused.status, refused.headers)
            await answer(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        """Raises the refusal of a request that must not be passed on."""
        host = headers.get("host", "")
        if not knows_name(host, self.names) or len(headers.getlist("host")) > 1:  # a proxy may go by the other one
            raise RequestRefused(421, "no_name", name=host[:80])
        unsafe = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if unsafe and is_foreign(headers):
            raise RequestRefused(403, "foreign")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or len(length) > 12 or int(length) > BODY_LIMIT:
            raise RequestRefused(413, "too_large")
        if scope["path"] != "/healthz" and not scope["path"].startswith(KEPT):
            body = BODY_LIMIT if "transfer-encoding" in headers else int(length)  # if it does not say, as if long
            self.allowance.take(client_of(scope), 1 + body // PIECE)


class LimitedBody:
    """A request body that ends at the limit, whatever its header says, and has to arrive in time."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.read = 0
        self.until = time.monotonic() + BODY_SECONDS
        self.is_whole = False

    async def __call__(self) -> Message:
        """The next piece of the body."""
        if self.is_whole:
            return await self.receive()
        try:
            async with asyncio.timeout(self.until - time.monotonic()):
                message = await self.receive()
        except TimeoutError:
            raise HTTPException(408) from None
        self.read += len(message.get("body", b""))
        self.is_whole = not message.get("more_body", False)
        if self.read > BODY_LIMIT:
            raise HTTPException(413)
        return message


# what a browser may show when it is offline; routes say it of further pages, of which nothing is hidden
OFFLINE: Final = ("/cover/", "/rules/", "/aid/", "/learn", "/tables", "/offline")
KEEP: Final = {"aegean-offline": "keep"}


def _headers(path: str) -> dict[str, str]:
    """The headers of an answer: pages are each visitor's own, and files are nothing but what they say they are."""
    if path.startswith(KEPT):
        return {"x-content-type-options": "nosniff"}
    return HEADERS | {"cache-control": "no-store"} | (KEEP if path.startswith(OFFLINE) else {})


def _with_headers(send: Send, path: str) -> Send:
    always = _headers(path)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in always.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
