"""Who may do what: every line of the page in the documentation, and a line for every route."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Mount
from websockets.exceptions import ConnectionClosed

from aegean.cli import loaded
from aegean.core.edition import Edition
from aegean.server import words
from aegean.server.app import ROUTERS
from aegean.server.html.ground import ground
from aegean.server.settings import Settings, sqlite_url
from aegean.server.words import say
from aegean.testing.fluent_files import messages
from tests.server.people import Person, Running, answer, hear

PAGE = Path(__file__).parents[2] / "docs" / "rights.md"
DENIALS = [
    key
    for key, values in messages(Path(words.__file__).parent / "locales", "en").items()
    if key.startswith("denied-") and not values
]
ROLES = ("visitor", "spectator", "in turn", "other seat", "creator")


@dataclass(frozen=True)
class Right:
    """A line of the page: a request at a kind of table, what each role is answered, and the operator's command."""

    method: str
    path: str
    table: str
    answers: tuple[str, ...]
    command: str

    @property
    def route(self) -> str:
        """The route that the request takes."""
        return f"{self.method} {self.path.partition('?')[0]}"

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.table}".strip()


def rights() -> list[Right]:
    """All lines of the page."""
    found = []
    for line in PAGE.read_text("utf-8").splitlines():
        if line.startswith("| `"):
            request, table, *answers, command = (cell.strip().strip("`") for cell in line.strip("|").split("|"))
            assert len(answers) == len(ROLES), line
            method, _, path = request.partition(" ")
            found.append(Right(method, path, table, tuple(answers), command))
    return found


RIGHTS = rights()


class House:
    """A server with a table of every kind, and somebody in every role at it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.people = {role: Person(server.url) for role in ROLES}
        self.kept: dict[str, str] = {}

    def new_table(self, kind: str) -> str:
        """A table of a kind; seat 0 is the creator's, seat 1 in turn, seat 2 the other."""
        creator, holder, other = (self.people[role] for role in ("creator", "in turn", "other seat"))
        if kind == "tried":
            strict = self.new_table("strict")
            return str(holder.post(f"/api/tables/{strict}/fork", {"moves": 1})["table"])
        if kind == "taught":
            return str(creator.post("/api/games/athens/lessons/1")["table"])
        seats = ["me", "open", "open", *({"open": ["open"], "kept": ["friend"]}.get(kind, []))]
        clock = {"kind": "move", "seconds": 3600, "days_off": 1} if kind == "timed" else None
        table = creator.create(*seats, hints=kind != "strict", options={"start": "seat_2"}, clock=clock)
        holder.post(f"/api/tables/{table}/join", {"seat": 1})
        other.post(f"/api/tables/{table}/join", {"seat": 2})
        if kind == "over":
            while (state := creator.state(table))["status"] == "running":
                player = (creator, holder, other)[state["turn"]]
                player.play(table, player.state(table)["legal"][-1]["move"])
        return table

    def deal(self) -> str:
        """A deal that the creator has played."""
        creator = self.people["creator"]
        deal = str(creator.post("/api/deals", {"game": "athens", "seats": 2})["id"])
        creator.post(f"/api/deals/{deal}/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]})
        return deal

    def table(self, right: Right) -> str:
        """The table of a line; what changes a table, or needs the latest token, gets one of its own."""
        changes = right.method == "POST" or right.path == "play" or "/seat" in right.path
        if right.table not in ("over", "") and changes:
            return self.new_table(right.table)
        kind = right.table or "running"
        if kind not in self.kept:
            self.kept[kind] = self.new_table(kind)
        return self.kept[kind]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("data")
    server = Running(Settings(sqlite_url(folder), pace=0, rate=1e6, burst=10**6, iterations=1, metrics_token="x"))
    yield House(server)
    server.stop()


def body(right: Right, role: str, person: Person, table: str) -> Any:
    """A request that only a missing right can refuse; everybody takes a name of their own."""
    path = right.path.rpartition("/")[2]
    if path in ("play", "preview"):
        return {"moves": "base quarry", "at": person.state(table)["at"]}
    if right.path == "/api/me/calls/tables":
        return {"tables": {"game": ["athens"]}}
    if path == "tables" and "deal" in right.path:
        return {"seats": [{"kind": "me"}, {"kind": "open"}]}
    wishes: dict[str, Any] = {
        "deals": {"game": "athens", "seats": 2},
        "tables": {"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}]},
        "check": {"edition": Edition("athens", "usual", {}).text()},
        "join": {"seat": 3 if right.table in ("open", "kept") else 1},
        "free": {"seat": 2},
        "plan": {"moves": "base quarry"},
        "undo": {"at": person.state(table)["at"]} if right.table else None,
        "chat": {"text": "hello"},
        "name": {"name": role},
        "delete": {"name": "somebody else"},
        "add": {"credential": {}},
        "enter": {"credential": {}} if "passkey" in right.path else {"secret": "a guess"},
        "fork": {"moves": 1},
        "lesson": {"to": "next", "at": person.state(table)["at"]},
        "ways": {"address": "http://127.0.0.1:9/"},
        "confirm": {"code": "1"},
        "number": {"number": "44"},
        "seen": {"by": "friends"},
        "camera": {"link": "https://example.org/t/x"},
    }
    return wishes.get(path, {})


def asked(house: House, right: Right, role: str) -> str:
    """What somebody is answered: yes, or the name of the refusal."""
    person, table = house.people[role], house.table(right)
    if right.method == "LIVE":
        return spoken(person, table, right.path)
    if right.path.endswith("/undo") and right.table == "running":
        house.people["in turn"].play(table, "base quarry")
    token = str(person.http.cookies.get("aegean_seats", "x")).partition(".")[0]
    values = {"table": table, "game": "athens", "number": 1, "token": token, "thing": "seat.0", "way": "nobody's"}
    values |= {
        "person": "nobody",
        "passkey": "another",
        "company": "open",
        "deal": house.deal() if "{deal}" in right.path else "",
    }
    path = ground("athens", 2, "en", "wide").address if "/ground/" in right.path else right.path.format(**values)
    if role == "spectator":
        person.http.get(f"/t/{table}")
    if right.method == "GET":
        answer = person.http.get(path)
    elif right.path.startswith("/api/"):
        if right.path == "/api/records":
            wish: Any = {"record": house.people["visitor"].http.get(f"/api/tables/{table}/record").text}
        else:
            wish = body(right, role, person, table)
        answer = person.http.post(path, json=wish)
    else:
        answer = person.http.post(path, data={"seat": "3"} if right.path.endswith("join") else {})
    return "yes" if answer.status_code < 400 else str(answer.json()["error"])


def spoken(person: Person, table: str, what: str) -> str:
    """What comes of a message on a live connection: an answer, or it goes on, or is closed with the reason."""
    with person.listen(table) as line:
        hear(line)
        try:
            if what == "play":
                return str(answer(line, person.state(table), "base quarry").get("error", "yes"))
            if what != "connect":
                line.send(json.dumps({"type": what}))
            line.send(json.dumps({"type": "look", "lang": "de"}))
            hear(line)
            return "yes"
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return next(key.removeprefix("denied-") for key in DENIALS if say("en", key) == closed.rcvd.reason)


@pytest.mark.parametrize("right", RIGHTS, ids=str)
def test_everybody_may_do_what_the_page_says(house: House, right: Right) -> None:
    for role, expected in zip(ROLES, right.answers, strict=True):
        assert asked(house, right, role) == expected, role


@pytest.mark.parametrize("command", sorted({right.command for right in RIGHTS if right.command}))
def test_operators_have_commands(command: str) -> None:
    _, name, *more = command.split()
    found: Any = loaded(name)
    known = {*getattr(found, "commands", {}), *(name for option in found.params for name in option.opts)}
    assert set(more) <= known


def test_every_route_has_a_line(house: House) -> None:
    routes = [route for router in (*ROUTERS, house.server.app) for route in router.routes]
    known = set()
    for route in routes:
        path = getattr(route, "path", "")
        if path and not isinstance(route, Mount):
            methods = getattr(route, "methods", None)
            known |= {f"{method} {path}" for method in methods - {"HEAD"}} if methods else {f"LIVE {path}"}
    known = {"LIVE connect" if route.startswith("LIVE") else route for route in known}
    lines = {right.route for right in RIGHTS}
    assert not known - lines, "routes without a line in docs/rights.md"
    assert not {line for line in lines - known if not re.match("LIVE", line)}, "lines without a route"


def test_whatever_anybody_sends_is_on_the_page() -> None:
    lines = {right.path for right in RIGHTS if right.method == "LIVE"}
    assert lines == {"connect", "look", "beat", "play", "anything else"}
