"""Games over days: how quickly `my tables` answers among many running games, and what idle tables cost.

    python bench/days.py --tables 10000 --people 2000 --requests 300

Fills a database of its own with running games that have clocks, starts a server on it at the loopback address, and
asks for the tables of one person after another. Printed are the times, the memory of the server before and after,
how many tables it holds in memory, and how long it takes to find the clocks that have to be looked at.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
import time
from dataclasses import asdict, replace
from pathlib import Path

import httpx
from sqlalchemy import insert

sys.path.append(str(Path(__file__).parents[1]))  # for the server of the tests

from bench.load import usage

from aegean.games import load
from aegean.server.access.security import digest
from aegean.server.settings import sqlite_url
from aegean.server.tables.clock import ClockRules
from aegean.server.tables.live_table import LiveTable
from aegean.store import Head, Seat, Store
from aegean.store.clocks import due, next_wake
from aegean.store.migrate import migrate
from aegean.store.schema import LOG, PERSON, RUNNING, SEATS, TABLES, TURNS
from tests.server.people import Process

GAMES = ("athens", "olympus", "olympos", "orichalkum", "atlantis_exodus")
PLAYERS = 3
DAY = 24 * 3600
AT_ONCE = 500


def fill(store: Store, tables: int, people: int) -> None:
    """Writes running games of three people each, who sit at several tables."""
    rng, now = random.Random(1), time.time()
    begun = [begin(game, now) for game in GAMES]
    for first in range(0, tables, AT_ONCE):
        rows: dict[str, list[dict[str, object]]] = {"tables": [], "seats": [], "log": [], "turns": []}
        for number in range(first, min(first + AT_ONCE, tables)):
            head, lines, turn = rng.choice(begun)
            table_id, since = f"t{number}", now - rng.random() * DAY
            seated = [digest(f"key{person}") for person in rng.sample(range(people), PLAYERS)]
            rows["tables"].append(asdict(replace(head, id=table_id, created=since, changed=since)) | {"options": "{}"})
            rows["seats"] += [
                {"table_id": table_id, **asdict(Seat(seat, PERSON, "", f"Person {seat}", player, ""))}
                for seat, player in enumerate(seated)
            ]
            rows["log"] += [{"table_id": table_id, **asdict(line)} for line in lines]
            rows["turns"].append(
                {"table_id": table_id, "seat": turn, "since": since, "until": since + 3 * DAY, "wake": since + 2 * DAY}
            )
        with store.writing() as connection:
            for part in (TABLES, SEATS, LOG, TURNS):
                connection.execute(insert(part), rows[part.name])


def begin(name: str, now: float) -> tuple[Head, list[object], int]:
    """A game that has begun."""
    game = load(name)
    head = Head("t", name, game.rules_version, game.edition.digest, status=RUNNING, created=now, changed=now)
    head = replace(head, clock=ClockRules("move", 3 * DAY, days_off=5).text())
    live = LiveTable(head, [Seat(seat, PERSON, "", f"Person {seat}") for seat in range(PLAYERS)])
    draft = live.draft_start(live.seats)
    return head, list(draft.log_lines(0, now)), draft.turn or 0


def measure(url: str, people: int, requests: int) -> list[float]:
    """Asks for the tables of one person after another; returns the milliseconds of each answer."""
    rng, times = random.Random(2), []
    with httpx.Client(base_url=url, timeout=30) as client:
        for _ in range(requests):
            client.cookies.set("aegean_key", f"key{rng.randrange(people)}")
            begun = time.perf_counter()
            answer = client.get("/api/me/tables")
            times.append((time.perf_counter() - begun) * 1000)
            assert answer.status_code == 200, answer.text
    return times


def main() -> None:
    """Fills, serves, asks and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("tables", 10_000), ("people", 2_000), ("requests", 300)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(sqlite_url(Path(folder)))
        migrate(store)
        begun = time.perf_counter()
        fill(store, wish.tables, wish.people)
        print(f"{wish.tables} running games of {wish.people} people written in {time.perf_counter() - begun:.0f} s")
        begun = time.perf_counter()
        next_wake(store), due(store, time.time(), 50)
        print(f"clocks: the next one to look at is found in {(time.perf_counter() - begun) * 1000:.1f} ms")
        store.close()
        server = Process("--data", folder)
        measure(server.url, wish.people, 20)
        worked, before = usage([server.child.pid])
        times = measure(server.url, wish.people, wish.requests)
        work, after = usage([server.child.pid])
        in_memory = httpx.get(f"{server.url}/healthz").json()["tables"]
        server.stop()
    p95 = statistics.quantiles(times, n=20)[-1]
    print(f"my tables: median {statistics.median(times):.1f} ms, p95 {p95:.1f} ms, {wish.requests} requests")
    print(f"work of the server for each: {(work - worked) / wish.requests * 1000:.1f} ms of one core")
    print(f"memory of the server: {before:.0f} MiB before, {after:.0f} MiB after; tables in memory: {in_memory}")


if __name__ == "__main__":
    main()
