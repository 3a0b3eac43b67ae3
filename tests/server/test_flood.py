"""Too much at once: live connections, messages on them, and clients that keep the server waiting."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from aegean.server.access import guard, http_protocol
from aegean.server.settings import BODY_LIMIT, Settings, sqlite_url
from aegean.server.words import say
from tests.server.people import Person, Running, hear, until

People = Callable[..., Person]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    running = Running(Settings(sqlite_url(tmp_path), rate=0.01, burst=30, connections=2, watchers=3))
    yield running
    running.stop()


# ------------------------------------------------------------ live connections


def ending(socket: Any) -> tuple[int, str]:
    """How the server closes a connection: code and reason."""
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(50):
            socket.recv(timeout=5)
    assert closed.value.rcvd is not None, "hung up without a word"
    return closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("junk", [b"\xff", b"{}", "[" * 4000, '{"type":' * 500, '{"type": "boo"}', "²", "x" * 5000])
def test_a_frame_that_is_not_understood_closes_with_a_reason(someone: People, junk: str | bytes, lang: str) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    with host.listen(table, lang=lang) as socket:
        hear(socket)
        socket.send(junk)
        assert ending(socket) == (1008, say(lang, "denied-not_understood"))


@pytest.mark.parametrize("since", ["²", "-1", "x", "9" * 30, "1e3"])
def test_a_wrong_number_to_go_on_from_is_refused(someone: People, since: str) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    with pytest.raises(InvalidStatus), host.listen(table, since=since):
        pass


def test_too_many_frames_close_the_connection(strict: Running) -> None:
    host = Person(strict.url)
    table = host.create("me", "hotseat")
    with host.listen(table) as socket:
        hear(socket)
        with suppress(ConnectionClosed):  # the server may have hung up already
            for _ in range(40):
                socket.send(json.dumps({"type": "beat"}))
        assert ending(socket) == (1008, say("en", "denied-too_fast"))
    until(lambda: not strict.app.state.connections.watchers)


FLOODS = {
    "pings": b"\x89\x80\0\0\0\0" * 10_000,
    "pieces of a message": b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 10_000,
    "a few endless pieces": b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 100,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_what_never_becomes_a_message_is_cut_too(server: Running, someone: People, flood: bytes) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    with host.listen(table) as line:
        hear(line)
        with suppress(OSError):  # the server may have hung up already
            for _ in range(3):
                line.socket.sendall(flood)
                time.sleep(0.05)
        assert ending(line)[0] == 1008
    assert host.play(table)


UPGRADE = (
    b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: " + b"A" * 22 + b"=="
)


@pytest.mark.parametrize(
    "headers",
    [b"x: " + b"a" * 9000, b"\r\n".join([b"x: y"] * 300), b"cookie: a=" + b"b" * 9000],
    ids=["long", "many", "cookie"],
)
def test_a_live_request_that_cannot_be_read_is_answered_and_hung_up_on(server: Running, headers: bytes) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.port))) as line:
        line.sendall(b"GET /live/x HTTP/1.1\r\nhost: localhost\r\n" + UPGRADE + b"\r\n" + headers + b"\r\n\r\n")
        assert said(line).startswith(b"HTTP/1.1 431 ")


def test_cookies_full_of_backslashes_are_read_at_once(server: Running) -> None:
    cookie = 'a="' + "\\" * 60_000 + '"'
    assert httpx.get(f"{server.url}/api/me", headers={"cookie": cookie}, timeout=5).status_code == 200


def test_connections_of_a_client_and_at_a_table_are_counted(strict: Running) -> None:
    host = Person(strict.url)
    table = host.create("me", "hotseat")
    connections = strict.app.state.connections
    with host.listen(table) as first, host.listen(table) as second:
        hear(first)
        hear(second)
        with host.listen(table, lang="de") as third:
            assert ending(third) == (1008, say("de", "denied-many_pages"))
        connections.clients.clear()  # as if these were other people's
        with host.listen(table) as third:
            hear(third)
            with Person(strict.url).listen(table) as fourth:
                assert ending(fourth) == (1008, say("en", "denied-crowded"))
            connections.clients.clear()
            with host.listen(table) as player:
                assert hear(player)["yours"], "whoever plays there is let in"
    until(lambda: not connections.watchers and not +connections.clients)


def test_a_missing_table_is_refused_and_leaves_nothing_in_memory(server: Running, someone: People) -> None:
    for missing in ("nosuchtable1", "%00", "x" * 200, "²"):
        with someone().listen(missing) as socket:
            assert ending(socket) == (4404, say("en", "denied-no_table"))
        someone().http.get(f"/api/tables/{missing}")
    assert server.tables.opening == {}


def test_reasons_fit_into_a_closing_frame() -> None:
    for lang in ("en", "de"):
        for key in ("no_table", "too_fast", "not_understood", "crowded", "many_pages", "busy"):
            assert len(say(lang, f"denied-{key}").encode()) <= 123


# ------------------------------------------------------------ clients that keep the server waiting


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.3)


def said(line: socket.socket) -> bytes:
    """What the server says until it hangs up."""
    line.settimeout(10)
    heard = b""
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


ASKED = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"


@pytest.mark.parametrize(
    "pieces",
    [[], [b"\r\n"], [b"GET"], [ASKED], [ASKED, b"x: y\r\n"], [ASKED + b"\r\n", b"\r\n"], [ASKED + b"\r\n", b"GET"]],
)
def test_half_a_request_is_cut(server: Running, impatient: None, pieces: list[bytes]) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.port))) as line:
        for piece in pieces:
            line.sendall(piece)
            time.sleep(0.1)
        said(line)


def test_half_a_body_is_cut_with_a_sentence(server: Running, impatient: None) -> None:
    for path in ("/api/tables", "/new/athens"):
        with closing(socket.create_connection(("127.0.0.1", server.port))) as line:
            line.sendall(f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{{".encode())
            heard = said(line)
            assert b" 408 " in heard and say("en", "denied-too_slow").encode() in heard


def test_a_client_has_a_bounded_number_of_connections(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "CONNECTIONS", 5)
    before = dict(http_protocol.held)
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(8)]
    for line in lines:  # the server believes proxies on its own machine, which may have any number
        line.sendall(ASKED + b"connection: close\r\n\r\n")
        assert b"200 OK" in said(line)
    monkeypatch.setattr(http_protocol, "is_proxy", lambda *_: False)
    until(lambda: http_protocol.held == before)
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(8)]
    until(lambda: sum(http_protocol.held.values()) <= 5)
    assert b"200 OK" not in said(lines[-1])
    for line in lines:
        line.close()
    until(lambda: http_protocol.held == before)


def test_an_answer_that_nobody_reads_is_given_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "READ_SECONDS", 0.3)
    before = dict(http_protocol.held)
    with closing(socket.socket()) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.sendall(b"GET /rules/athens HTTP/1.1\r\nhost: localhost\r\n\r\n" * 30)
        until(lambda: http_protocol.held == before)


def test_endless_headers_are_cut(server: Running) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.port))) as line:
        line.sendall(ASKED + b"x: ")
        with pytest.raises(OSError):
            for _ in range(1000):
                line.sendall(b"x" * 10_000)
                time.sleep(0.001)


def test_endless_bodies_are_refused(server: Running) -> None:
    head = b"POST /new/athens HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    with closing(socket.create_connection(("127.0.0.1", server.port))) as line:
        line.sendall(head)
        piece = b"8000\r\n" + b"x" * 0x8000 + b"\r\n"
        for _ in range(BODY_LIMIT // 0x8000 + 1):
            line.sendall(piece)
        line.settimeout(5)
        assert b" 413 " in line.recv(4096)
