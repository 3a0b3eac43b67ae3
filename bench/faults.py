"""Whether a house survives what can happen to it: servers, bots' processes and PostgreSQL killed under load.

    python bench/faults.py --kills 50

Starts a PostgreSQL and two servers of its own on the loopback address. People and bots play at both of them, while one
after another, in random order, is killed without warning (SIGKILL) and started again, bots' processes by their server.
Prints how many moves were acknowledged and are missing from the log (none may be), how the servers answered meanwhile,
and how long it took after the last restart until every table had gone on by itself.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

sys.path.append(str(Path(__file__).parents[1]))  # for the servers and the PostgreSQL of the tests

from aegean.store import Store
from aegean.store.schema import FINISHED
from tests.server.people import Process, children
from tests.server.postgres import Cluster

KINDS = (["me", "hotseat", "hotseat"], ["me", "bot:easy"], ["bot:easy", "bot:medium"])  # of tables, at each server
PAUSE = 0.3  # seconds between two moves of a person
LIMIT = 60.0  # seconds for a table to go on


@dataclass
class Outcome:
    """What happened."""

    kills: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    missing: int = 0
    stuck: int = 0
    slowest: float = 0.0


class Seat(threading.Thread):
    """Plays at random at one table after another, whatever the server does, and keeps what it was promised."""

    def __init__(self, url: str, kinds: list[str], answers: Counter[str]) -> None:
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=url, timeout=10)
        self.kinds = kinds
        self.answers = answers
        self.promised: dict[str, dict[int, str]] = {}
        self.table = ""
        self.token = ""
        self.ended = threading.Event()

    def run(self) -> None:
        """Plays until it is told to end."""
        while not self.ended.wait(PAUSE):
            with suppress(httpx.TransportError):
                self.step()

    def step(self) -> None:
        """Lays a table if there is none to play at, else makes a move if it is its turn."""
        if not self.table:
            seats = [dict(zip(("kind", "level"), kind.split(":"), strict=False)) for kind in self.kinds]
            laid = self.ask("POST", "/api/tables", {"game": "athens", "seats": seats})
            if laid.status_code == 201:
                self.table, self.token = laid.json()["table"], laid.json()["token"]
                self.promised[self.table] = {}
            return
        if "me" not in self.kinds:
            return  # nobody looks: bots have to go on by themselves
        state = self.ask("GET", f"/api/tables/{self.table}").json()
        if state.get("status") == FINISHED:
            self.table = ""
        elif state.get("legal"):
            move = random.choice(state["legal"])["move"]
            done = self.ask("POST", f"/api/tables/{self.table}/play", {"moves": move, "at": state["at"]})
            if done.status_code == 200:
                self.promised[self.table][state["number"] + 1] = move

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Asks the server, and counts how it answers."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        self.answers[str(answer.status_code)] += 1
        return answer


class House:
    """Two servers on one database, and everybody at their tables."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.cluster = Cluster("")
        self.options = ("--database", self.cluster.database(), "--pace", str(PAUSE))
        self.store = Store(self.options[1])
        self.servers = [Process(*self.options) for _ in range(2)]
        self.seats = [Seat(server.url, kinds, outcome.answers) for server in self.servers for kinds in KINDS]
        for seat in self.seats:
            seat.start()

    def kill(self, kind: str) -> None:
        """Kills a server, bots' processes or PostgreSQL, and starts them again after a moment."""
        number = random.randrange(len(self.servers))
        if kind == "server":
            self.servers[number].kill()
            time.sleep(random.uniform(0.0, 1.0))
            self.servers[number] = Process(*self.options, port=self.servers[number].port)
        elif kind == "bots":
            for process in children(self.servers[number].child.pid):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        else:
            self.cluster.kill()
            time.sleep(random.uniform(0.0, 1.0))
            self.cluster.start()
        self.outcome.kills[kind] += 1

    def wait_until_all_go_on(self) -> None:
        """Waits until every table that is being played has moved on, by what the database says."""
        begun = time.monotonic()
        waiting = {seat.table: self.length(seat.table) for seat in self.seats if seat.table}
        while waiting and time.monotonic() - begun < LIMIT:
            time.sleep(0.1)
            waiting = {
                table: length
                for table, length in waiting.items()
                if not self.is_over(table) and self.length(table) == length
            }
        self.outcome.stuck = len(waiting)
        self.outcome.slowest = time.monotonic() - begun

    def length(self, table: str) -> int:
        """How many lines a table's log has."""
        return len(self.store.log(table))

    def is_over(self, table: str) -> bool:
        """Whether the game at a table has ended."""
        found = self.store.find(table)
        return found is not None and found[0].status == FINISHED

    def renew(self) -> None:
        """Lets bots that have ended their game begin another."""
        for seat in self.seats:
            if "me" not in seat.kinds and seat.table and self.is_over(seat.table):
                seat.table = ""

    def close(self) -> None:
        """Ends everything and counts what was promised."""
        for seat in self.seats:
            seat.ended.set()
            seat.join(20)
        for seat in self.seats:
            for table, promised in seat.promised.items():
                kept = {line.number: line.text for line in self.store.log(table)}
                self.outcome.acknowledged += len(promised)
                self.outcome.missing += sum(kept.get(number) != move for number, move in promised.items())
        self.store.close()
        for server in self.servers:
            server.stop()


def survive(kills: int) -> Outcome:
    """Kills so many times, each kind about as often."""
    outcome = Outcome()
    house = House(outcome)
    try:
        time.sleep(3)
        order = [("server", "bots", "database")[number % 3] for number in range(kills)]
        random.shuffle(order)
        for kind in order:
            house.kill(kind)
            house.renew()
            time.sleep(random.uniform(0.2, 1.5))
        house.wait_until_all_go_on()
    finally:
        house.close()
    return outcome


def main() -> None:
    """Kills, and prints what became of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    outcome = survive(parser.parse_args().kills)
    print("killed:", ", ".join(f"{kind} {count} times" for kind, count in outcome.kills.items()))
    print("answers:", ", ".join(f"{status}: {count}" for status, count in sorted(outcome.answers.items())))
    print(f"moves: {outcome.acknowledged} acknowledged, {outcome.missing} of them missing")
    print(f"tables: all had gone on {outcome.slowest:.1f} s after the last restart, {outcome.stuck} had not")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
