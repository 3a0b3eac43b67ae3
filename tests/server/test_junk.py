"""Junk in forms, bodies, addresses and frames: refused or understood, never a failure of the server."""

from __future__ import annotations

import json
import re
import time
from collections import defaultdict
from collections.abc import Callable
from random import Random
from urllib.parse import quote_from_bytes

import httpx
import pytest
from fastapi.routing import APIRoute
from websockets.exceptions import ConnectionClosed

from aegean.server.app import ROUTERS
from tests.server.people import Person, Running, hear

FORMS = [
    ("/new/athens", {"seat0": "me", "seat1": "bot:easy", "name": "Ada", "option-start": "seat_1", "public": "on"}),
    ("/new/olympos", {"seat0": "me", "seat1": "open", "seat2": "open", "name1": "Bea", "no_hints": "on"}),
    ("/t/{table}/join", {"seat": "1", "name": "Cyd"}),
]
BODIES = [
    ("/api/tables", {"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"start": "seat_1"}}),
    ("/api/tables/{table}/join", {"seat": 1, "name": "Cyd"}),
    ("/api/tables/{table}/play", {"moves": "base quarry", "at": 3, "seat": 0, "lang": "de"}),
    ("/api/tables/{table}/preview", {"moves": "base quarry", "at": 3, "layout": "narrow"}),
    ("/api/tables/{table}/fork", {"moves": 1, "against": "bots", "level": "easy"}),
    ("/api/tables/{table}/chat", {"text": "hello", "seat": 0}),
    ("/api/deals", {"game": "athens", "seats": 2, "options": {"start": "seat_1"}}),
    ("/api/deals/abc/tables", {"seats": [{"kind": "me"}, {"kind": "open"}], "hints": True}),
    ("/api/tables/{table}/plan", {"moves": "base quarry", "only": True, "declines": False, "seat": 0}),
    ("/api/tables/{table}/plan/try", {"moves": "base quarry", "seat": 0, "layout": "wide"}),
    ("/api/me/calls", {"turn": True, "quiet_from": 60, "quiet_until": 400, "zone": "Europe/Athens", "bundle": 30}),
    ("/api/me/calls/ways/abc/confirm", {"code": "123456"}),
    ("/api/me/enter", {"secret": "abc"}),
    ("/api/me/seen", {"by": "friends"}),
    ("/api/records", {"record": "aegean record 1\ngame: athens\nrules: 1\nseats: 2\n\n0 base quarry\n"}),
]
ADDRESSES = [
    "/t/{table}", "/t/{table}/replay?at=1&eyes=0&lang=de", "/t/{table}/log", "/t/{table}/seat/abc", "/new/athens",
    "/api/tables/{table}/log?since=1", "/api/tables/{table}/parts?moves=1&eyes=-1", "/rules/athens", "/static/table.js",
    "/api/tables/{table}/why?move=base quarry", "/api/tables/{table}/analysis/1/answer?move=x", "/cover/athens.svg",
    "/deals/today", "/api/deals/abc", "/people/me?game=athens", "/api/people/abc", "/puzzles/athens", "/learn/athens",
    "/edition/athens", "/calls/stop/abc", "/tables", "/t/{table}/fair", "/api/games/athens/about/card.x?table={table}",
]  # fmt: skip
FRAMES = [
    '{"type": "look", "lang": "de", "layout": "narrow", "forms": "table:phone area-0:compact"}',
    '{"type": "beat"}',
]
JUNK = [
    "", "²", "٣", "-1", "1e9", "9" * 400, "\0", "\x1b[2J", "null", "true", "[]", "{}", "{0}", "%s", "\ud800", "\u202e",
    "é" * 300, "../../etc/passwd", "<script>", "' OR 1=1 --", "bot:", "bot:²", "me:me", "seat_99", "0x1", " 1 ", "1_0",
]  # fmt: skip
PLACE = re.compile(r"{(\w+)}")
PLACED = ("%00", "a%00b", "%FF", "nothing", "-1", "9" * 40)  # in the place of a name or number
HEADERS = ("cookie", "accept-language", "authorization", "origin", "range", "if-none-match", "accept")


class Mutants:
    """Requests that are almost right."""

    def __init__(self, seed: int, table: str) -> None:
        self.random = Random(seed)
        self.table = table

    def text(self, text: str) -> bytes:
        """A text with junk in it."""
        random, data = self.random, bytearray(text.encode())
        for _ in range(random.randint(1, 3)):
            at = random.randint(0, len(data))
            what = random.choice(
                [random.choice(JUNK).encode("utf-8", "surrogatepass"), random.randbytes(2), b"", b"\xff"]
            )
            data[at : at + random.randint(0, 4)] = what
        return bytes(data)

    def value(self, value: object) -> object:
        """Another value, or the same with something inside it changed."""
        random = self.random
        if isinstance(value, dict) and value and random.random() < 0.8:
            key = random.choice(list(value))
            rest = {name: one for name, one in value.items() if name != key}
            return rest if random.random() < 0.1 else {**value, key: self.value(value[key])}
        if isinstance(value, list) and value and random.random() < 0.8:
            return [*value[1:], self.value(value[0])]
        return random.choice([*JUNK, *JUNK, None, True, 1.5, -(2**70), [], {}, [[[]]], {"a": {"b": 1}}, ["x"] * 50])

    def request(self) -> tuple[str, str, dict[str, str], bytes]:
        """Method, address, headers and body."""
        random = self.random
        kind = random.randrange(4)
        if kind == 0:
            path, form = random.choice(FORMS)
            body = b"&".join(
                self.text(key) + b"=" + quote_from_bytes(self.text(value)).encode()
                if random.random() < 0.5
                else f"{key}={value}".encode()
                for key, value in form.items()
            )
            return "POST", path.format(table=self.table), {"content-type": "application/x-www-form-urlencoded"}, body
        if kind == 1:
            path, wish = random.choice(BODIES)
            body = json.dumps(self.value(wish)).encode()
            body = self.text(body.decode()) if random.random() < 0.2 else body
            return "POST", path.format(table=self.table), {"content-type": "application/json"}, body
        path = random.choice(ADDRESSES).format(table=self.table)
        if kind == 2:
            return "GET", "/" + quote_from_bytes(self.text(path[1:]), safe="/?&=%"), {}, b""
        value = quote_from_bytes(self.text("aegean_seats=x.y; lang=de"), safe=" =;.,-/%").strip()
        return "GET", path, {random.choice(HEADERS): value}, b""


def bombard(server: Running, seed: int, count: int) -> float:
    """Sends mutants; returns the longest time that one took."""
    host = Person(server.url)
    mutants, slowest = Mutants(seed, host.create("me", "open")), 0.0
    for number in range(count):
        if number % 50 == 0:
            mutants.table = host.create("me", "open" if number % 100 else "hotseat")
            host.http.headers["authorization"] = f"Bearer {host.table['token']}"
        method, address, headers, body = mutants.request()
        headers |= {"accept": "text/html"} if mutants.random.random() < 0.3 else {}
        begun = time.monotonic()
        try:
            answer = host.http.request(method, address, headers=headers, content=body)
        except httpx.InvalidURL:
            continue
        slowest = max(slowest, time.monotonic() - begun)
        assert answer.status_code < 500, (method, address, headers, body, answer.text[:500])
        host.http.cookies.clear()
    return slowest


def babble(server: Running, seed: int, count: int) -> None:
    """Sends mutants of frames, each until its connection is closed."""
    host = Person(server.url)
    table = host.create("me", "hotseat")
    mutants = Mutants(seed, table)
    for _ in range(count):
        junk = mutants.text(mutants.random.choice(FRAMES))
        frame = junk if mutants.random.random() < 0.2 else junk.decode("utf-8", "replace")
        with host.listen(table, form="json") as line:
            hear(line)
            with pytest.raises(ConnectionClosed) as closed:
                line.send(frame)
                line.send("no message")
                for _ in range(20):
                    line.recv(timeout=10)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def check(server: Running, seed: int, requests: int, frames: int, told: Callable[[str], None] = print) -> None:
    """Everything at once; the house is as well as before."""
    slowest = bombard(server, seed, requests)
    babble(server, seed, frames)
    told(f"{requests} requests, {frames} frames: the slowest took {slowest * 1000:.0f} ms")
    person = Person(server.url)
    assert person.get("/healthz")["status"] == "ok" and person.create("me", "hotseat")


def test_junk_is_refused_or_understood(server: Running) -> None:
    check(server, 1, 400, 40)


def test_junk_in_any_place_of_any_address_is_no_failure(server: Running) -> None:
    host = Person(server.url)
    known = defaultdict(lambda: "x", table=host.create("me", "open"), game="athens", number="1", seats="2")
    for method, path in sorted(every_route()):
        for place in PLACE.findall(path):
            for junk in PLACED:
                address = path.replace(f"{{{place}}}", junk).format_map(known)
                answer = host.http.request(method, address, json=None if method == "GET" else {})
                assert answer.status_code < 500, (method, address, answer.text[:500])


def every_route() -> set[tuple[str, str]]:
    """All methods and paths."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    return {(method, route.path) for route in routes for method in route.methods or ()}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 6))
def test_much_junk_is_refused_or_understood(server: Running, seed: int) -> None:
    check(server, seed, 2000, 200)


def test_links_for_cameras_are_made_of_signs_that_take_little_time(server: Running) -> None:
    person = Person(server.url)
    assert person.post("/api/camera", {"link": "https://example.org/" + "x" * 280})["svg"].startswith("<svg")
    for link in ("\U0001f600" * 300, "https://example.org/é", "a b", "a\nb"):
        assert person.post("/api/camera", {"link": link}, 422)["error"] == "invalid"
