"""Addresses for calls are tried before they are used, and none of them leads inside."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from aegean.server.calls import caller
from aegean.server.routes import calls
from tests.server.calls.people import confirmed, start
from tests.server.people import Person, until
from tests.server.receivers import Browser, Receiver


def test_a_way_is_used_only_after_its_test_came_back(people: list[Person], outside: Receiver) -> None:
    host, guest = people
    way = host.post("/api/me/calls/ways", {"address": f"http://{outside.host}/hook"})
    assert way["label"] == f"http://{outside.host}/hook", "as its owner has typed it"
    code = re.search(r"\d{6}", outside.messages[-1]["message"])
    start(host, guest)
    time.sleep(0.2)
    assert len(outside.got) == 1
    assert host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": "x"}, 403)["error"] == "bad_code"
    assert code and host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": code[0]})["in_use"]
    start(host, guest)
    until(lambda: len(outside.got) == 2)
    assert outside.messages[-1]["title"] in ("Athens: it is your turn.", "Athens: the game has begun.")


def test_a_code_cannot_be_guessed(people: list[Person], outside: Receiver) -> None:
    host, _ = people
    way = host.post("/api/me/calls/ways", {"address": f"http://{outside.host}/guess"})
    for _ in range(5):
        host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": "guess"}, 403)
    assert host.get("/api/me/calls")["ways"] == []


def test_a_code_cannot_be_guessed_by_many_tries_at_once_nor_between_tests(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _ = people
    compared: list[bytes] = []

    def differs(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return False

    monkeypatch.setattr(calls, "compare_digest", differs)
    way = host.post("/api/me/calls/ways", {"address": f"http://{outside.host}/many"})
    confirm = f"/api/me/calls/ways/{way['id']}/confirm"
    with ThreadPoolExecutor(12) as threads:
        list(threads.map(lambda guess: host.http.post(confirm, json={"code": str(guess)}), range(40)))
    assert len(compared) <= 5
    way = host.post("/api/me/calls/ways", {"address": f"http://{outside.host}/between"})
    for _ in range(4):
        host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": "x"}, 403)
    host.http.post(f"/api/me/calls/ways/{way['id']}/test")
    host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": "x"}, 403)
    assert host.get("/api/me/calls")["ways"] == []


INSIDE = [
    "http://127.0.0.1:1/", "http://localhost:1/x", "json://10.0.0.1/", "jsons://192.168.1.1/", "ntfy://169.254.169.254/t",
    "http://[::1]:1/", "http://[::ffff:127.0.0.1]:1/", "json://[fe80::1]/", "json://[fd00::1]/", "json://0.0.0.0:1/",
    "json://100.64.0.1/", "gotify://172.16.0.1/token12345678", "mailto://u:p@127.0.0.1:1?from=a@example.org&to=b@example.org",
    "matrix://user:pass@127.0.0.1:1/#room", "json://2130706433:1/", "json://0x7f.1:1/", "json://[64:ff9b::7f00:1]/",
    "json://[2002:7f00:1::]/", "json://[fec0::1]:1/", "json://[::7f00:1]:1/", "json://[::ffff:0:7f00:1]:1/",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_is_sent_into_the_own_network(people: list[Person], address: str) -> None:
    answer = people[0].http.post("/api/me/calls/ways", json={"address": address})
    assert (answer.status_code, answer.json()["error"]) in ((422, "inside"), (422, "bad_address")), address
    assert people[0].get("/api/me/calls")["ways"] == []


def test_a_redirection_into_the_own_network_is_refused(people: list[Person], outside: Receiver) -> None:
    secret = Receiver()
    try:
        outside.status, outside.location = 307, f"http://{secret.host}/inside"
        answer = people[0].post("/api/me/calls/ways", {"address": f"http://{outside.host}/go"}, 422)
        assert answer["error"] == "inside" and secret.got == []
    finally:
        secret.stop()


def test_a_name_that_leads_inside_at_the_second_look_is_refused(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    import socket

    secret, looks, real = Receiver(), list[str](), socket.getaddrinfo

    def rebinding(host: Any, port: Any, *args: Any, **more: Any) -> Any:
        if host != "rebinding.example":
            return real(host, port, *args, **more)
        looks.append(host)
        return real("192.0.2.1" if len(looks) == 1 else "127.0.0.1", port, *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", rebinding)
    looks.append("a first look that found it outside")
    try:
        address = f"http://rebinding.example:{secret.server.server_port}/"
        assert people[0].post("/api/me/calls/ways", {"address": address}, 422)["error"] == "inside"
        assert secret.got == [] and len(looks) > 1
    finally:
        secret.stop()


def test_a_name_that_leads_inside_later_is_used_no_more(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    import socket

    real, secret, leads_to = socket.getaddrinfo, Receiver(), outside.host

    def rebinding(host: Any, port: Any, *args: Any, **more: Any) -> Any:
        if host != "rebinding.example":
            return real(host, port, *args, **more)
        name, _, number = leads_to.partition(":")
        return real(name, int(number), *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", rebinding)
    host, guest = people
    try:
        confirmed(host, "http://rebinding.example/hook", outside)
        leads_to = secret.host
        start(host, guest)
        until(lambda: not host.get("/api/me/calls")["ways"][0]["in_use"])
        assert secret.got == []
    finally:
        secret.stop()


def test_a_redirection_inside_ends_a_way_that_was_in_use(people: list[Person], outside: Receiver) -> None:
    host, guest = people
    secret = Receiver()
    try:
        confirmed(host, f"http://{outside.host}/later", outside)
        outside.status, outside.location = 307, f"http://{secret.host}/inside"
        start(host, guest)
        until(lambda: not host.get("/api/me/calls")["ways"][0]["in_use"])
        assert secret.got == []
    finally:
        secret.stop()


def test_a_push_service_inside_is_refused_as_well(people: list[Person]) -> None:
    secret = Receiver()
    try:
        answer = people[0].post("/api/me/calls/ways", {"subscription": Browser(secret).subscription}, 422)
        assert answer["error"] == "inside" and secret.got == []
    finally:
        secret.stop()


@pytest.mark.parametrize("endpoint", ["https://?", "http:///push", "https://[", "https://:443"])
def test_a_push_service_without_a_host_is_refused_in_words(
    people: list[Person], outside: Receiver, endpoint: str
) -> None:
    wish = {"subscription": Browser(outside).subscription | {"endpoint": endpoint}}
    assert people[0].post("/api/me/calls/ways", wish, 422)["error"] == "not_sent"


@pytest.mark.parametrize(
    "address",
    ["", "theano", "syslog://", "dbus://", "macosx://", "windows://", "file:///etc/passwd", "smpp://u:p@example.org/1",
     "discord://123456789012/abcdefghijkl?template=/etc/passwd", "json://example.org/?+authorization=x",
     "mailto://u:p@example.org?pgp=encrypt&pgppub=/etc/passwd", "a@b.example,c@d.example",
     "a@b.example?cc=c@d.example"],
)  # fmt: skip
def test_what_is_no_address_for_messages_is_refused(people: list[Person], address: str) -> None:
    assert people[0].post("/api/me/calls/ways", {"address": address}, 422)["error"] == "bad_address"


def test_an_address_is_not_tested_for_ever(people: list[Person], outside: Receiver) -> None:
    address = f"http://{outside.host}/often"
    for _ in range(caller.TESTS):
        people[0].post("/api/me/calls/ways", {"address": address})
    for other in (address, f"{address}?priority=high", f"http://{outside.host}/OFTEN"):
        assert people[1].post("/api/me/calls/ways", {"address": other}, 429)["error"] == "many_tests"
    assert len(people[0].get("/api/me/calls")["ways"]) == 1, "the same address is one way"
