"""Bots think in turn between visitors: nobody can have them all."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from aegean.server.bots.fair_queue import FIRST, LATER, Late, Shares
from aegean.server.settings import Settings, sqlite_url
from tests.server.people import Person, Running, hear, in_a_loop, until


def order_of(asked: list[tuple[str, int]], patience: float = 60) -> list[str]:
    """In which order visitors who ask at once get the only thing there is."""
    served = []

    async def ask(shares: Shares[str], visitor: str, rank: int) -> None:
        async with shares.turn(visitor, rank):
            served.append(visitor)
            await asyncio.sleep(0)

    async def scene() -> None:
        shares = Shares(["thing"], patience)
        await asyncio.gather(*(ask(shares, visitor, rank) for visitor, rank in asked))
        assert shares.free == ["thing"] and not shares.waiting

    in_a_loop(scene())
    return served


def test_visitors_take_turns_however_much_one_of_them_wants() -> None:
    asked = [("hog", FIRST)] * 5 + [("ann", FIRST), ("ben", FIRST), ("ann", FIRST)]
    assert order_of(asked) == ["hog", "ann", "ben", "hog", "ann", "hog", "hog", "hog"]


def test_what_nobody_waits_for_comes_later() -> None:
    asked = [("ann", LATER), ("ann", LATER), ("hog", FIRST), ("hog", FIRST)]
    assert order_of(asked) == ["ann", "hog", "hog", "ann"]


def test_what_has_waited_long_comes_with_the_others() -> None:
    asked = [("ann", LATER), ("ann", LATER), ("ben", LATER), ("hog", FIRST), ("hog", FIRST)]
    assert order_of(asked, patience=0) == ["ann", "ben", "hog", "ann", "hog"]


def test_whoever_waits_too_long_is_told_and_leaves_the_queue() -> None:
    async def scene() -> None:
        shares = Shares(["thing"], 60)
        async with shares.turn("hog"):
            with pytest.raises(Late):
                async with shares.turn("ann", patience=0.01):
                    pass
            assert not shares.waiting and not shares.free
        assert shares.free == ["thing"]

    in_a_loop(scene())


def test_whoever_gives_up_waiting_takes_nothing_away() -> None:
    async def scene() -> None:
        shares = Shares(["thing"], 60)

        async def ask() -> None:
            async with shares.turn("ann"):
                await asyncio.sleep(3600)

        holder, waiter = (asyncio.ensure_future(ask()) for _ in range(2))
        await asyncio.sleep(0.01)
        waiter.cancel()
        holder.cancel()
        await asyncio.gather(holder, waiter, return_exceptions=True)
        assert shares.free == ["thing"] and not shares.waiting

    in_a_loop(scene())


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Running]:
    running = Running(Settings(sqlite_url(tmp_path), pace=0, rate=1e6, burst=10**6, patience=0.0))
    yield running
    running.stop()


def test_a_bot_that_cannot_wait_plays_at_a_lower_level_and_says_so(impatient: Running) -> None:
    host = Person(impatient.url)
    bots = impatient.app.state.bots
    bots.shares.free.clear()  # all processes are busy
    table = host.create("me", "bot:expert", options={"start": "seat_2"})
    until(lambda: host.state(table)["turn"] == 0, 60)
    log = host.get(f"/api/tables/{table}/log", lang="en")
    said = [event["words"] for event in log if event["kind"] == "haste"]
    assert said == ["Kallias plays faster than usual: the server is busy"]
    german = host.get(f"/api/tables/{table}/log", lang="de")
    assert [event["words"] for event in german if event["kind"] == "haste"] == [
        "Kallias spielt schneller als sonst: Der Server ist ausgelastet"
    ]
    with host.listen(table) as page:
        assert said[0] in str(hear(page))


def test_a_bot_that_answers_at_once_anyway_does_so_without_a_word(impatient: Running) -> None:
    host = Person(impatient.url)
    impatient.app.state.bots.shares.free.clear()
    table = host.create("me", "bot:easy", options={"start": "seat_2"})
    until(lambda: host.state(table)["turn"] == 0, 60)
    assert not [event for event in host.get(f"/api/tables/{table}/log") if event["kind"] == "haste"]


def test_a_hint_that_would_come_too_late_is_refused(impatient: Running) -> None:
    host = Person(impatient.url)
    table = host.create("me", "hotseat")
    impatient.app.state.bots.shares.free.clear()
    answer = host.http.get(f"/api/tables/{table}/hint")
    assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0


@pytest.mark.parametrize("start", ["seat_1", "seat_2"])  # whoever leaves first is in turn, or not
def test_whoever_leaves_tables_at_which_nobody_stays_lays_no_more_bots_than_allowed(tmp_path: Path, start: str) -> None:
    running = Running(Settings(sqlite_url(tmp_path), pace=60, rate=1e6, burst=10**6, bot_tables=2))
    try:
        host, guest = Person(running.url), Person(running.url)
        for _ in range(2):
            table = host.create("me", "hotseat", options={"start": start})
            for seat in (0, 1):
                host.post(f"/api/tables/{table}/leave", {"seat": seat})
        table = host.create("me", "hotseat", options={"start": start})
        host.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert host.post(f"/api/tables/{table}/leave", {"seat": 0}, 429)["error"] == "many_bots"
        table = host.create("me", "open")
        guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
        host.post(f"/api/tables/{table}/leave")  # somebody stays and waits for the bot
    finally:
        running.stop()


def test_bots_play_for_one_visitor_at_so_many_tables(tmp_path: Path) -> None:
    running = Running(Settings(sqlite_url(tmp_path), pace=60, bot_tables=2))
    try:
        for _ in range(2):
            Person(running.url).create("bot:random", "bot:random")
        refused = Person(running.url).http.post(
            "/api/tables", json={"game": "athens", "seats": [{"kind": "bot"}] * 2}, headers={"accept-language": "de"}
        )
        assert refused.status_code == 429 and "2 deiner Tische" in refused.json()["reason"]
        assert int(refused.headers["retry-after"]) > 0
        host = Person(running.url)
        host.create("me", "hotseat")  # people among themselves play on
        opened = host.create("me", "open")
        assert host.http.post(f"/api/tables/{opened}/fill", json={"level": "random"}).status_code == 429
        with httpx.Client(base_url=running.url, headers={"x-forwarded-for": "192.0.2.7"}) as other:
            seats = {"game": "athens", "seats": [{"kind": "bot", "level": "random"}] * 2}
            assert other.post("/api/tables", json=seats).status_code == 201
    finally:
        running.stop()
