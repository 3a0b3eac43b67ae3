"""A server that calls people, and where its calls arrive."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aegean.server.calls import caller
from aegean.server.settings import Settings, sqlite_url
from aegean.store import outbox
from tests.server.people import Person, Running
from tests.server.receivers import Mailbox, Receiver


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "GRACE", 0.0)
    monkeypatch.setattr(caller, "LOOK", 0.02)
    monkeypatch.setattr(caller, "TESTS_OF_ONE", 10**6)  # everybody in these tests comes from one address


@pytest.fixture(scope="module")
def outside() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.stop()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, outside: Receiver, mailbox: Mailbox) -> Iterator[Running]:
    settings = Settings(
        sqlite_url(tmp_path_factory.mktemp("data")), pace=0, rate=1e6, burst=10**6, call_hosts=(outside.host,),
        mail=f"mailto://127.0.0.1:{mailbox.port}?from=house@example.org",
    )  # fmt: skip
    running = Running(settings)
    yield running
    running.stop()


@pytest.fixture
def people(house: Running, outside: Receiver) -> list[Person]:
    outside.got.clear()
    outside.status, outside.location, outside.pause, outside.slow = 201, "", 0.0, ""
    return [Person(house.url), Person(house.url)]
