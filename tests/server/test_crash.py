"""Nothing acknowledged is ever lost, however the server ends."""

import json
import random
import signal
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx

from aegean.server.settings import Settings, sqlite_url
from aegean.store import Store
from tests.server.people import Person, Process, Running, until

ROUNDS = 3
TABLES = 4


class Player(threading.Thread):
    """Plays at one table for as long as the server answers, and keeps what it was promised."""

    def __init__(self, url: str, table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(url, token)
        self.table = table
        self.luck = random.Random(seed)
        self.acknowledged: dict[int, str] = {}

    def run(self) -> None:
        try:
            state = self.person.state(self.table)
            while state["legal"]:
                move = self.luck.choice(state["legal"])["move"]
                number = state["number"] + 1
                self.person.post(f"/api/tables/{self.table}/play", {"moves": move, "at": state["at"]})
                self.acknowledged[number] = move
                state = self.person.state(self.table)
        except httpx.TransportError:
            pass


def test_killing_the_server_under_load_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path))
    seats = []
    for _ in range(TABLES):
        host = Person(server.url)
        host.create("me", "hotseat", "hotseat")
        seats.append((host.table["table"], host.table["token"]))
    promised: dict[str, dict[int, str]] = {table: {} for table, _ in seats}
    luck = random.Random(7)
    for turn in range(ROUNDS):
        players = [Player(server.url, table, token, turn) for table, token in seats]
        for player in players:
            player.start()
        time.sleep(0.6 + luck.random())
        server.kill()
        for player in players:
            player.join(20)
            promised[player.table].update(player.acknowledged)
        server = Process("--data", str(tmp_path), port=server.port)
        for table, token in seats:
            person = Person(server.url, token)
            with closing(Store(sqlite_url(tmp_path))) as store:
                kept = {line.number: line.text for line in store.log(table)}
            assert promised[table].items() <= kept.items()
            assert sorted(kept) == list(range(1, person.state(table)["number"] + 1))
            if person.state(table)["legal"]:
                person.play(table)
    assert sum(len(moves) for moves in promised.values()) > 50
    assert server.stop() in (0, -signal.SIGTERM)


def test_a_server_that_is_told_to_stop_says_nothing_but_its_log(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path))
    host = Person(server.url)
    table = host.create("me", "bot:greedy")
    until(lambda: host.state(table)["legal"])
    host.play(table)
    until(lambda: host.state(table)["legal"])
    assert server.stop() in (0, -signal.SIGTERM)
    assert all(json.loads(line)["level"] == "info" for line in server.log())


def test_bots_go_on_after_a_restart_as_soon_as_somebody_looks(tmp_path: Path) -> None:
    with closing(Running(Settings(sqlite_url(tmp_path), pace=60))) as first:
        host = Person(first.url)
        table = host.create("me", "bot:random", options={"start": "seat_2"})
        assert host.state(table)["turn"] == 1
    with closing(Running(Settings(sqlite_url(tmp_path), pace=0))) as second:
        again = Person(second.url, host.table["token"])
        until(lambda: again.state(table)["turn"] == 0)


def test_a_bot_that_stands_in_plays_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path), "--pace", "60")
    host, guest = Person(server.url), Person(server.url)
    table = host.create("me", "open", options={"start": "seat_1"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    host.post(f"/api/tables/{table}/leave")
    server.kill()
    store = Store(sqlite_url(tmp_path))
    known = len(store.log(table))
    server = Process("--data", str(tmp_path))
    until(lambda: len(store.log(table)) > known, 20)
    server.stop()
    store.close()
