"""How requests arrive at a server behind a proxy: by which scheme and name, from whom, and whether pages stay live."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from websockets.exceptions import InvalidHandshake
from websockets.sync.client import connect

TIMEOUT: Final = 10.0  # seconds
FORGED: Final = "192.0.2.1"  # an address that nobody has

Judgement = tuple[str, str, str]  # what was looked at, how it is, and what to do if it is not well


class Unanswered(Exception):
    """A request without an answer, and why."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a server, and from which address it was asked."""

    status: int
    body: dict[str, Any]
    own: str


def ask(url: str, path: str, **headers: str) -> Answer:
    """Asks a server for something in JSON."""
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    try:
        connection = kind(parts.hostname or "", parts.port, timeout=TIMEOUT)
        connection.request("GET", path, headers=headers)
        own = str(connection.sock.getsockname()[0])
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
    except (OSError, HTTPException, ValueError) as error:
        raise Unanswered(str(error)) from None
    try:
        body = json.loads(text)
    except ValueError:
        body = {}
    return Answer(answer.status, body if isinstance(body, dict) else {}, own)


def judge_proxy(url: str) -> Iterator[Judgement]:
    """Whether scheme, host, client and live connections arrive through a proxy as they should."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        yield "proxy", f"'{url}' is no address of a server", "Write it as https://games.example.org"
        return
    try:
        plain = ask(url, "/api/arrival")
        forged = ask(url, "/api/arrival", **{"X-Forwarded-For": FORGED})
        targets = {str(found[4][0]) for found in socket.getaddrinfo(parts.hostname, None)}
    except (Unanswered, OSError) as error:
        yield "proxy", f"{url} does not answer: {error}", "Is the proxy running, and its certificate valid?"
        return
    if plain.status != 200:
        said = plain.body.get("reason", "this is no answer of an Aegean server")
        yield "proxy", f"{url} answers {plain.status}: {said}", f"Does the server run with --name {parts.hostname}?"
        return
    yield judge_scheme(parts, plain.body)
    yield judge_host(parts, plain.body)
    yield judge_client(targets, plain, forged)
    yield judge_live(parts)


def judge_scheme(parts: SplitResult, arrived: dict[str, Any]) -> Judgement:
    """Whether the server knows that people come by HTTPS."""
    scheme = str(arrived["scheme"])
    advice = "Let the proxy send X-Forwarded-Proto, and name its address with --proxies: cookies would not be secure."
    return "scheme", f"{scheme} arrives for {parts.scheme}", "" if scheme == parts.scheme else advice


def judge_host(parts: SplitResult, arrived: dict[str, Any]) -> Judgement:
    """Whether the server knows by which name people come."""
    advice = "Let the proxy pass the header Host on: moves of people would be taken for those of another site."
    return "host", f"{arrived['host']} arrives for {parts.netloc}", "" if arrived["host"] == parts.netloc else advice


def judge_client(targets: set[str], plain: Answer, forged: Answer) -> Judgement:
    """Whether the server knows who asks; between programs on one machine nobody can tell."""
    address = str(plain.body["address"])
    words = f"the server sees {address}, this machine asks from {plain.own}"
    if all(ip_address(target.partition("%")[0]).is_loopback for target in targets):
        return "client", f"{words} (asked from outside, this would tell more)", ""
    if forged.body.get("address") == FORGED:
        return "client", words, "Let the proxy set X-Forwarded-For itself: it passes on what visitors claim to be."
    if address != plain.own and (address in targets or ip_address(address).is_loopback):
        return "client", words, "Let the proxy send X-Forwarded-For, and name its address with --proxies."
    return "client", words, ""


def judge_live(parts: SplitResult) -> Judgement:
    """Whether pages can stay connected."""
    address = f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}/live/doctor"
    try:
        with connect(address, open_timeout=TIMEOUT, proxy=None):
            return "live", "WebSockets arrive", ""
    except (OSError, InvalidHandshake) as error:
        return "live", f"no WebSocket: {error}", "Let the proxy pass on Upgrade and Connection with HTTP/1.1."
