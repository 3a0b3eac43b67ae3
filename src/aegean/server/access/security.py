"""Keys and tokens: what a client shows to prove that a seat is theirs."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final
from urllib.parse import quote

from starlette.requests import HTTPConnection
from starlette.responses import Response

KEY_COOKIE: Final = "aegean_key"  # identifies the browser
SEATS_COOKIE: Final = "aegean_seats"  # tokens of seats it got by private links
NAME_COOKIE: Final = "name"
YEAR: Final = 365 * 24 * 3600
KEPT_SEATS: Final = 24


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
    remember_key(connection, response, key)
    remember_seat(connection, response, token)


def remember_key(connection: HTTPConnection, response: Response, key: str) -> None:
    """Stores the browser's key in a cookie."""
    _set_cookie(connection, response, KEY_COOKIE, key)


def forget_cookies(response: Response) -> None:
    """Clears the browser's cookies and whatever else it has stored."""
    response.headers["clear-site-data"] = '"cache", "storage"'
    for name in (KEY_COOKIE, SEATS_COOKIE, NAME_COOKIE):
        response.delete_cookie(name)


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
    secure = connection.scope["scheme"] in ("https", "wss")
    response.set_cookie(name, value, max_age=YEAR, httponly=httponly, samesite="lax", secure=secure)
