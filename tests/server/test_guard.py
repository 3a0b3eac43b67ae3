"""The guard at the door: what is not meant well is refused in a sentence, and nothing of it is kept."""

from __future__ import annotations

import ast
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from aegean import server
from aegean.server.access import guard
from aegean.server.access.guard import Allowance, client_of, knows_name
from aegean.server.settings import ASKING, READING, Settings, sqlite_url
from aegean.server.tables import all_tables as tables
from aegean.server.words import say
from tests.server.people import Person, Process, Running

People = Callable[..., Person]
SECRET = "an error that nobody should see"


# ------------------------------------------------------------ how often


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    running = Running(Settings(sqlite_url(tmp_path), rate=0.01, burst=30, connections=2, watchers=3))
    yield running
    running.stop()


def test_whoever_is_refused_is_told_when_to_come_back(strict: Running) -> None:
    person = Person(strict.url)
    while (answer := person.http.get("/api/games")).status_code == 200:
        pass
    assert answer.status_code == 429 and answer.json()["error"] == "too_fast"
    assert 1 <= int(answer.headers["retry-after"]) <= 100
    with pytest.raises(InvalidStatus) as refused, connect(f"{strict.url.replace('http', 'ws')}/live/any"):
        pass
    assert refused.value.response.status_code == 429 and "retry-after" in refused.value.response.headers


def test_whoever_asks_for_pages_too_fast_is_told_in_a_page(strict: Running) -> None:
    person = Person(strict.url)
    person.http.headers.update({"accept": "text/html", "accept-language": "de"})
    while (answer := person.http.get("/about")).status_code == 200:
        pass
    assert answer.status_code == 429 and answer.headers["content-type"].startswith("text/html")
    assert "<title>Zu viele Anfragen. Bitte warte einen Augenblick. · Aegean</title>" in answer.text
    assert person.http.get("/api/games").json()["error"] == "too_fast"


def test_health_costs_nothing(strict: Running) -> None:
    person = Person(strict.url)
    assert {person.http.get("/healthz").status_code for _ in range(60)} == {200}
    assert person.http.get("/api/games").status_code == 200


def test_what_makes_the_server_work_costs_more_than_looking(strict: Running) -> None:
    person = Person(strict.url)
    answers = [
        person.http.post("/api/tables", json={"game": "athens", "seats": [{"kind": "me"}] * 2}) for _ in range(4)
    ]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert "retry-after" in answers[-1].headers


@pytest.mark.parametrize(
    ("body", "answers"), [(b"{" * 500_000, [404, 429]), ([b"{"], [404, 429]), (b"{" * 1000, [404, 404])]
)
def test_a_long_body_costs_more_than_a_short_one(
    strict: Running, body: bytes | list[bytes], answers: list[int]
) -> None:
    http = Person(strict.url).http
    post = [http.post("/nowhere", content=iter(body) if isinstance(body, list) else body) for _ in range(2)]
    assert [answer.status_code for answer in post] == answers


def test_a_long_story_costs_more_than_a_look(strict: Running) -> None:
    person = Person(strict.url)
    table = person.create("me", "hotseat")
    for path in (f"/api/tables/{table}/log", f"/t/{table}/log", f"/t/{table}/words", "/learn/athens/1"):
        assert person.http.get(path).status_code == 200
    left = 30 - 10 - 4 * READING
    answers = [person.http.get("/api/games").status_code for _ in range(left + 1)]
    assert answers == [200] * left + [429]


def test_how_far_somebody_is_costs_more_than_a_look(strict: Running) -> None:
    person = Person(strict.url)
    for path in ("/", "/learn/athens", "/puzzles", "/puzzles/week", "/api/puzzles/today", "/tables", "/api/me/next"):
        assert person.http.get(path).status_code == 200
    assert person.http.get("/api/games/athens/puzzles").status_code == 200
    assert person.http.get("/api/games/athens/lessons").status_code == 200
    left = 30 - 9 * READING
    answers = [person.http.get("/api/games").status_code for _ in range(left + 1)]
    assert answers == [200] * left + [429]


@pytest.mark.parametrize(
    ("price", "paths"),
    [
        (READING, ["/open", "/api/lobby", "/index.json", "/api/deals/today", "/edition/athens"]),
        (ASKING, ["/people/me", "/api/people/me"]),
    ],
)
def test_what_grows_with_the_house_costs_more_than_a_look(strict: Running, price: int, paths: list[str]) -> None:
    person = Person(strict.url)
    assert [person.http.get(path).status_code for path in paths] == [200] * len(paths)
    left = 30 - price * len(paths)
    answers = [person.http.get("/api/games").status_code for _ in range(left + 1)]
    assert answers == [200] * left + [429]


def test_a_server_in_no_hurry_still_does_what_costs_much(tmp_path: Path) -> None:
    running = Running(Settings(sqlite_url(tmp_path), rate=1.0, burst=5))
    try:
        person = Person(running.url)
        assert person.create("me", "hotseat"), "a new table costs twice as much as anybody has at once"
        assert person.http.get("/api/games").status_code == 429
    finally:
        running.stop()


def test_nobody_fills_the_lobby_with_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "AT_ONCE", 25)
    running = Running(Settings(sqlite_url(tmp_path), rate=1.0, burst=500))
    try:
        person, other = Person(running.url), Person(running.url)
        other.http.headers["x-forwarded-for"] = "192.0.2.1"
        wish = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [person.http.post("/api/tables", json=wish | {"public": True}) for _ in range(21)]
        assert [answer.status_code for answer in answers] == [201] * 20 + [429]
        assert int(answers[-1].headers["retry-after"]) > 60
        assert person.post("/api/tables", wish) and other.post("/api/tables", wish | {"public": True})
    finally:
        running.stop()


def test_whoever_has_to_wait_is_always_told_how_long() -> None:
    for file in Path(server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "RequestRefused" and node.args:
                is_wait = ast.unparse(node.args[0]) in ("429", "503")
                assert not is_wait or "wait" in {word.arg for word in node.keywords}, f"{file.name}:{node.lineno}"


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "20010db800010002/64"),
        ("2001:db8:1:2::1", "20010db800010002/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_a_network_of_ipv6_is_one_client(address: str, client: str) -> None:
    assert client_of({"client": (address, 1)}).lstrip("0") == client.lstrip("0")


def test_an_allowance_is_kept_for_a_bounded_number_of_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "CLIENTS", 10)
    allowance = Allowance(1, 5)
    for number in range(30):
        allowance.take(str(number))
    assert len(allowance.left) == 10


# ------------------------------------------------------------ by which name, from where


def test_only_known_names_are_answered(strict: Running) -> None:
    person = Person(strict.url)
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "[", "a b", "x" * 300 + ".example"):
        answer = person.http.get("/api/games", headers={"host": host})
        assert answer.status_code in (400, 421) and "\n" not in answer.text, host
        assert answer.status_code == 400 or answer.json()["error"] == "no_name"
    line = socket.create_connection(("127.0.0.1", strict.port))
    with pytest.raises(InvalidStatus, match="421"):
        connect("ws://evil.example/live/any", sock=line)


def test_a_request_says_once_to_whom_it_is(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 5) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: games.example.org\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 421"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "[::1]:8400", "localhost", "desk:8400", "desk.local", "play.example.org", ""]
)
def test_addresses_local_names_and_the_names_given_are_answered(host: str) -> None:
    assert knows_name(host, ("play.example.org",))
    assert not knows_name("play.example.org.evil.example", ("play.example.org",))


def test_only_proxies_are_believed_when_they_say_who_asks(tmp_path: Path) -> None:
    for proxies, believed in (("127.0.0.1,::1", "203.0.113.7"), ("192.0.2.1", "127.0.0.1")):
        server = Process("--data", str(tmp_path), "--proxies", proxies)
        person = Person(server.url)
        person.http.headers["x-forwarded-for"] = "198.51.100.1, 203.0.113.7"
        assert person.get("/api/arrival")["address"] == believed
        server.stop()


def test_requests_from_other_sites_are_refused_whatever_they_claim(server: Running) -> None:
    for origin in ("http://[", "null", "http://", "http://evil.example", "☃"):
        answer = httpx.post(f"{server.url}/api/tables", json={}, headers={b"origin": origin.encode()})
        assert answer.status_code == 403, origin


# ------------------------------------------------------------ headers of answers


def test_pages_are_not_kept_by_caches(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    for path in ("/", f"/t/{table}", f"/api/tables/{table}", f"/t/{table}/replay", f"/api/tables/{table}/record"):
        assert host.http.get(path).headers["cache-control"] == "no-store", path
    script = host.http.get("/static/table.js")
    assert script.headers["cache-control"] == "no-cache"
    assert host.http.get("/static/table.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304


def test_a_wrong_method_is_told_the_right_ones(someone: People) -> None:
    for path, allowed in (
        ("/api/tables", "POST"),
        ("/api/tables/x/analysis", "GET, POST"),
        ("/new/athens", "GET, POST"),
    ):
        for accept in ("application/json", "text/html"):
            answer = someone().http.request("DELETE", path, headers={"accept": accept})
            assert answer.status_code == 405 and answer.headers["allow"] == allowed


# ------------------------------------------------------------ forms and fields

FORMS = [
    ("/new/athens", {"seat0": "foo"}),
    ("/new/athens", {"seat0": "me", "seat1": "bot:genius"}),
    ("/new/athens", {"seat0": "me", "seat1": "bot:²"}),
    ("/new/athens", {"seat0": "me"}),
    ("/new/athens", {"seat0": "me", "seat1": "open", "option-start": "\x00"}),
    ("/new/athens", {"seat0": "me", "seat1": "open", "name": "x" * 25}),
    ("/new/athens", {f"field{number}": "x" for number in range(100)}),
    ("/t/{}/join", {"seat": "²"}),
    ("/t/{}/join", {"seat": "٣"}),
    ("/t/{}/join", {"seat": ""}),
    ("/t/{}/join", {"seat": "1" * 5000}),
    ("/t/{}/join", {"seat": "-1"}),
    ("/t/{}/join", {"seat": "9"}),
    ("/t/{}/join", {"seat": "1", "name": "x" * 25}),
    ("/t/{}/join", {"seat": "1", "extra": "1"}),
    ("/t/{}/join", {}),
]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("path", "form"), FORMS)
def test_forms_with_wrong_fields_are_refused_in_a_sentence(
    someone: People, path: str, form: dict[str, str], lang: str
) -> None:
    table = someone().create("me", "open")
    answer = someone().http.post(
        path.format(table), data=form, headers={"accept": "text/html", "accept-language": lang}
    )
    assert 400 <= answer.status_code < 500 and f'lang="{lang}"' in answer.text
    assert "Traceback" not in answer.text and someone().state(table)["status"] == "open"


ODD_BODIES: list[Any] = [
    b"", b"null", b"[]", b'"x"', b"\xff\xfe", b"{", b"[" * 100_000, b'{"a":' * 100_000, b'{"\\ud800": 1}',
    b'{"game": "athens", "seats": [{"kind": "me", "name": "\\ud800"}, {"kind": "open"}]}',
    b'{"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"\\ud800": "\\ud800"}}',
    b'{"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"start": ["seat_1"]}}',
    b'{"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}], "public": 1}',
    b'{"game": "\\u0000", "seats": [{"kind": "me"}, {"kind": "open"}]}',
    b'{"' + b"x" * 100_000 + b'": 1}',
    b'{"game": ' + b"9" * 5000 + b"}",
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(ODD_BODIES)))
def test_odd_bodies_are_refused_in_a_sentence(someone: People, number: int) -> None:
    host = someone()
    answer = host.http.post("/api/tables", content=ODD_BODIES[number], headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500 and len(answer.text) < 1000
    assert answer.json()["reason"]


@pytest.mark.parametrize(
    ("wish", "english", "german"),
    [
        ({}, "seat: is missing", "seat: fehlt"),
        ({"seat": 99}, "seat: at most 15", "seat: höchstens 15"),
        ({"seat": "x"}, "seat: must be a whole number", "seat: muss eine ganze Zahl sein"),
        ({"seat": 1, "name": "x" * 25}, "name: at most 24 characters", "name: höchstens 24 Zeichen"),
        ({"seat": 1, "{0}": "{x}"}, "{0}: is not known", "{0}: ist nicht bekannt"),
    ],
)
def test_what_does_not_fit_is_told_in_the_readers_language(
    someone: People, wish: dict[str, object], english: str, german: str
) -> None:
    table = someone().create("me", "open")
    for lang, words in (("en", english), ("de", german)):
        answer = someone().http.post(f"/api/tables/{table}/join", json=wish, params={"lang": lang})
        assert answer.status_code == 422 and answer.json()["reason"].endswith(words)


def test_truth_is_no_number(someone: People) -> None:
    host = someone()
    table = host.create("me", "open")
    assert someone().post(f"/api/tables/{table}/join", {"seat": True}, 422)["error"] == "invalid"
    assert host.post(f"/api/tables/{table}/fork", {"moves": False}, 422)["error"] == "invalid"
    assert someone().post(f"/api/tables/{table}/join", {"seat": 1.5}, 422)["error"] == "invalid"
    assert someone().post(f"/api/tables/{table}/join", {"seat": 1.0})["table"] == table


@pytest.mark.parametrize(
    "path",
    [
        "/t/%ff%fe", "/t/%00", "/t/²", "/t/" + "x" * 3000, "/api/tables/%00", "/new/%ff", "/rules/%00",
        "/cover/%ff.svg", "/t/{}/replay?at=²",
        "/t/{}/replay?at=" + "9" * 5000, "/t/{}/replay?eyes=%00", "/t/{}/seat/%ff",
        "/api/tables/{}/log?since=²", "/api/tables/{}/log?since=-1", "/api/tables/{}/parts?moves=%00",
        "/api/tables/{}/parts?moves=99999999999999999999", "/api/tables/{}/why?move=%00", "/api/tables/{}/why?move=",
        "/api/tables/{}/analysis/²", "/api/tables/{}/analysis/99999999999999999999",
        "/api/tables/{}/analysis/1/answer?move=%ff",
    ],
)  # fmt: skip
def test_odd_addresses_are_refused_in_a_sentence(someone: People, path: str) -> None:
    host = someone()
    address = path.format(host.create("me", "hotseat"))
    for accept in ("text/html", "application/json"):
        answer = host.http.get(address, headers={"accept": accept})
        assert 400 <= answer.status_code < 500, answer.text
        assert accept.split("/")[1] in answer.headers["content-type"] or address.startswith("/api/")


def test_odd_cookies_and_languages_do_no_harm(server: Running) -> None:
    for name in ("aegean_key", "aegean_seats", "name", "lang", "theme", "layout"):
        for value in (b"\xff\xfe", b"%00%ff", b"x" * 3000, b"...", b'"'):
            answer = httpx.get(f"{server.url}/", headers={b"cookie": name.encode() + b"=" + value})
            assert answer.status_code == 200, (name, value)
    for language in ("xx", "²", "de-" + "x" * 500):
        assert httpx.get(f"{server.url}/about", headers={b"accept-language": language.encode()}).status_code == 200
        assert httpx.get(f"{server.url}/about", params={"lang": language}).status_code == 200


def test_a_failure_of_the_server_is_told_in_a_sentence(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError(SECRET)

    monkeypatch.setattr(server.tables.store, "public_tables", fail)
    for lang, accept in (("en", "text/html"), ("de", "application/json")):
        answer = httpx.get(f"{server.url}/", headers={"accept": accept, "accept-language": lang})
        assert answer.status_code == 500 and SECRET not in answer.text
        assert say(lang, "denied-broken") in answer.text


# ------------------------------------------------------------ what grows


def test_a_log_does_not_grow_for_ever(server: Running, someone: People, monkeypatch: pytest.MonkeyPatch) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    host.play(table, "base quarry")
    state = host.state(table)
    monkeypatch.setattr(tables, "LINES", state["number"])
    for path, wish in (("chat", {"text": "hello"}), ("undo", {"at": state["at"]}), ("leave", {})):
        assert host.post(f"/api/tables/{table}/{path}", wish, 409)["error"] == "long_log"
    assert host.play(table)


def test_whoever_was_sent_away_comes_back_however_long_the_log_is(
    someone: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    host.post(f"/api/tables/{table}/leave", {"seat": 1})
    monkeypatch.setattr(tables, "LINES", host.state(table)["number"])
    assert not host.post(f"/api/tables/{table}/return", {"seat": 1})["seats"][1]["away"]


def test_a_lobby_full_of_tables_opens_none_of_them(
    server: Running, someone: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = someone()
    played = host.create("me", "hotseat", options={"start": "seat_1"})
    for _ in range(3):
        host.create("me", "hotseat")
    server.tables.by_id.clear()
    opened: list[str] = []
    find = server.tables.store.find
    monkeypatch.setattr(server.tables.store, "find", lambda table: opened.append(table) or find(table))  # type: ignore[func-returns-value]
    for _ in range(3):
        yours = {table["id"]: table["your_turn"] for table in host.get("/api/lobby")["yours"]}
        assert yours[played] and len(yours) == 4
        server.tables.by_id.clear()
    assert opened == []
