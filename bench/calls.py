"""Whether people are called, whatever is killed: every message arrives, and how soon.

    python bench/calls.py --kills 20
    python bench/calls.py --kills 20 --postgres --tables 10000

Starts a house on the loopback address among so many other running games, one server on SQLite or two on a PostgreSQL
of its own, and a webhook that keeps what it is sent. Games begin; after each a server, the processes of its bots or
PostgreSQL are killed without warning (SIGKILL) at a random moment and started again; every other game waits for the
move of a bot. Printed are how many calls were lost, how many came twice (a browser shows one of them), and how long a
call takes from the move to its arrival: while nothing is killed, with a kill, and since what was killed is there again.
A message may tell of several tables: what was sent by
a server that died before it wrote so down comes again with the next.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))  # for the servers and the receivers of the tests

from bench.days import PLAYERS, fill

from aegean.server.settings import sqlite_url
from aegean.store import Store
from aegean.store.migrate import migrate
from tests.server.calls.people import start
from tests.server.people import Person, Process, children, until
from tests.server.postgres import Cluster
from tests.server.receivers import Receiver

MOMENT = 2.5  # seconds after a move, within which something is killed
LIMIT = 240.0  # seconds for a call to arrive: a killed process may have held the way for half a minute, and then again


class House:
    """One server, or two on a PostgreSQL, and a webhook outside."""

    def __init__(self, folder: str, postgres: bool, tables: int) -> None:
        self.outside = Receiver()
        self.cluster = Cluster("") if postgres else None
        database = self.cluster.database() if self.cluster else sqlite_url(Path(folder))
        place = ("--database", database) if self.cluster else ("--data", folder)
        store = Store(database)
        migrate(store)
        if tables:
            fill(store, tables, max(PLAYERS, tables // 5))
        store.close()
        self.options = (*place, "--call-host", self.outside.host)
        self.servers = [Process(*self.options) for _ in range(2 if postgres else 1)]
        self.killed: Counter[str] = Counter()

    def kill(self) -> float:
        """Kills a server, the processes of its bots or PostgreSQL, in turn; what does not come back is started.

        Returns when everything is there again.
        """
        kinds = ["server", "bots", *(["postgresql"] if self.cluster else [])]
        kind = kinds[self.killed.total() % len(kinds)]
        number = random.randrange(len(self.servers))
        if kind == "postgresql" and self.cluster:
            self.cluster.kill()
            self.cluster.start()
        elif kind == "bots":
            for bot in children(self.servers[number].child.pid):
                with suppress(ProcessLookupError):
                    os.kill(bot, signal.SIGKILL)
        else:
            self.servers[number].kill()
            self.servers[number] = Process(*self.options, port=self.servers[number].port)
        self.killed[kind] += 1
        return time.monotonic()

    def stop(self) -> None:
        """Ends everything."""
        for server in self.servers:
            server.stop()
        self.outside.stop()


def called(person: Person, outside: Receiver) -> None:
    """Lets somebody be called by the webhook, of their turns only."""
    way = person.post("/api/me/calls/ways", {"address": f"http://{outside.host}/hook"})
    code = re.search(r"\d{6}", outside.messages[-1]["message"])
    assert code is not None
    person.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": code[0]})
    person.post("/api/me/calls", {"game": False})


def start_with_bot(host: Person) -> str:
    """A game that a bot begins, so that the host waits for its move."""
    return host.create("me", "bot:easy", options={"start": "seat_2"})


def told(outside: Receiver) -> Counter[str]:
    """How often somebody was told of each table."""
    return Counter(table for message in outside.messages for table in re.findall(r"/t/(\w+)", message["message"]))


def soon(host: Person, guest: Person, outside: Receiver, count: int) -> list[float]:
    """Lets games begin one after another; returns the seconds until the call of each has arrived."""
    times = []
    for _ in range(count):
        begun = time.monotonic()
        table = start(host, guest)
        until(lambda table=table: told(outside)[table], LIMIT)
        times.append(time.monotonic() - begun)
    return times


def main() -> None:
    """Plays, kills, counts and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--tables", type=int, default=0, help="other running games")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as threads:
        house = House(folder, wish.postgres, wish.tables)
        host, guest = Person(house.servers[0].url), Person(house.servers[-1].url)
        called(host, house.outside)
        times = soon(host, guest, house.outside, 10)
        tables, late, whole = [], [], []
        for number in range(wish.kills):
            tables.append(start_with_bot(host) if number // 2 % 2 else start(host, guest))
            begun = time.monotonic()
            time.sleep(random.uniform(0.0, MOMENT))
            killing = threads.submit(house.kill)  # what was not killed may send the call meanwhile
            with suppress(AssertionError):  # it is counted as lost
                until(lambda table=tables[-1]: told(house.outside)[table], LIMIT)
            arrived = time.monotonic()
            late.append(arrived - begun)
            whole.append(max(0.0, arrived - killing.result()))
        calls = told(house.outside)
        house.stop()
    lost, twice = sum(not calls[table] for table in tables), sum(calls[table] > 1 for table in tables)
    print(f"killed: {', '.join(f'{what} {count} times' for what, count in house.killed.items())}")
    print(f"calls: {len(tables)}, lost {lost}, twice {twice}")
    print(f"from the move to its call: median {statistics.median(times):.1f} s, at most {max(times):.1f} s")
    print(f"with a kill in between: median {statistics.median(late):.1f} s, at most {max(late):.1f} s")
    print(f"once the house is whole again: median {statistics.median(whole):.1f} s, at most {max(whole):.1f} s")


if __name__ == "__main__":
    main()
