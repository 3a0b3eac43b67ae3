"""What people who are called do in these tests."""

from __future__ import annotations

import re
from typing import Any

from tests.server.people import Person
from tests.server.receivers import Browser, Receiver


def called(person: Person, outside: Receiver, **wishes: Any) -> Browser:
    """Somebody who is called in their browser."""
    browser = Browser(outside)
    way = person.post("/api/me/calls/ways", {"subscription": browser.subscription})
    test = browser.messages[-1]
    assert (test["way"], way["in_use"]) == (way["id"], False)
    assert person.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": test["code"]})["in_use"]
    if wishes:
        person.post("/api/me/calls", wishes)
    return browser


def titles(browser: Browser) -> list[str]:
    return [message["title"] for message in browser.messages if not message["code"]]


def start(host: Person, guest: Person, first: str = "seat_1") -> str:
    table = host.create("me", "open", options={"start": first})
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    return table


def play_on(host: Person, guest: Person, table: str, seat: int) -> None:
    """Plays until a seat has to decide."""
    while (turn := host.state(table)["turn"]) != seat:
        (host, guest)[turn].play(table)


def confirmed(person: Person, address: str, outside: Receiver) -> None:
    """Lets somebody be called at an address of their own."""
    way = person.post("/api/me/calls/ways", {"address": address})
    code = re.search(r"\d{6}", outside.messages[-1]["message"])
    assert code is not None
    person.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": code[0]})
