"""What a server does with bad input: mutants of records, positions, forms, API requests and live frames.

    python bench/mutants.py --count 10000

Starts a server of its own on the loopback address and sends what strangers might send, one after the other; a record
that is taken is also looked at, replayed and forked. Counts answers by kind, those of 500 and more, those that took
longer than a second, and whether the server calls itself healthy all the while.
"""

from __future__ import annotations

import argparse
import collections
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import aegean
from aegean.core.rng import Rng
from aegean.testing.mutants import STRANGE, played_record, record_mutants

SLOW = 1.0  # seconds
BETWEEN = 50  # mutants from one look at the health to the next
VALUES = [*STRANGE, "0", "-1", "2147483648", "9" * 400, "[" * 2000, "true", "null", "<b>", "\ud800", "a" * 30_000]
FORM_FIELDS = ["seats", "seat0", "seat1", "level0", "name0", "start", "public", "hints", "seat", "name", "lang"]
FIELDS = ["game", "seats", "options", "public", "hints", "lang", "kind", "level", "name", "moves", "at", "seat", "text"]


class Stranger:
    """Somebody who sends what nobody expects, and what came back."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30)
        self.luck, self.rng = random.Random(seed), Rng(seed)
        self.answers: collections.Counter[str] = collections.Counter()
        self.faults: list[str] = []
        self.slowest = 0.0
        self.slow: collections.Counter[str] = collections.Counter()
        games = [aegean.load(name) for name in aegean.names()]
        records = [
            played_record(game, seats, 1, fork) for game in games for seats in game.seats for fork in (False, True)
        ]
        self.mutants = [record_mutants(record, self.rng) for record in records]
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        self.table = self.http.post("/api/tables", json={"game": "athens", "seats": seats}).json()["table"]

    def ask(self, what: str, method: str, path: str, **more: object) -> httpx.Response | None:
        """Sends a request and notes how it went."""
        begun = time.monotonic()
        try:
            answer = self.http.request(method, path, **more)  # type: ignore[arg-type]  # one of what follows
        except (httpx.InvalidURL, UnicodeError):  # such a request cannot even be sent
            return None
        except httpx.TransportError as error:  # the server hangs up on what is far too long
            self.answers[f"{what} {type(error).__name__}"] += 1
            return None
        took = time.monotonic() - begun
        self.slowest = max(self.slowest, took)
        self.slow[what] += took > SLOW
        self.answers[f"{what} {answer.status_code}"] += 1
        if answer.status_code >= 500:
            self.faults.append(f"{answer.status_code} {method} {path[:80]} {str(more)[:3000]}")
        return answer

    def upload(self) -> None:
        """A record; if it is taken, its pages are opened and its end is played on."""
        text = next(self.luck.choice(self.mutants))
        if (answer := self.ask("record", "POST", "/api/records", json={"record": text})) is None:
            return
        if answer.status_code == 201:
            table = answer.json()["table"]
            for path in (f"/t/{table}", f"/t/{table}/replay", f"/api/tables/{table}", f"/api/tables/{table}/record"):
                self.ask("look", "GET", path)
            self.ask("fork", "POST", f"/api/tables/{table}/fork", json={"moves": 0, "against": "hotseat"})

    def form(self) -> None:
        """A form of a page with odd fields."""
        fields = {key: self.luck.choice(VALUES) for key in self.luck.sample(FORM_FIELDS, 3)}
        body = {key: value.encode("utf-8", "replace").decode() for key, value in fields.items()}
        path = self.luck.choice([f"/new/{self.luck.choice(aegean.names())}", f"/t/{self.table}/join"])
        self.ask("form", "POST", path, data=body)

    def request(self) -> None:
        """A request of the API with odd values, or a page with an odd query."""
        value = self.luck.choice([*VALUES, 0, -1, 2**70, 1.5, True, None, [], {}, [[]] * 50, {"seats": [{}] * 9}])
        wish = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}]} if self.luck.random() < 0.5 else {}
        wish = {**wish, self.luck.choice(FIELDS): value}
        paths = ["", f"/{self.table}/play", f"/{self.table}/join", f"/{self.table}/fork", f"/{self.table}/chat"]
        body = json.dumps(wish).encode()
        if self.luck.random() < 0.2:
            body = bytes(self.luck.randrange(256) for _ in range(60))
        headers = {"content-type": "application/json"}
        self.ask("api", "POST", f"/api/tables{self.luck.choice(paths)}", content=body, headers=headers)
        query = {self.luck.choice(["lang", "moves", "since", "viewer", "layout", "number"]): str(value)[:500]}
        pages = [f"/t/{self.table}", f"/t/{self.table}/replay", f"/api/tables/{self.table}/log", "/", "/rules/athens"]
        self.ask(
            "page", "GET", self.luck.choice(pages), params={k: v.encode("utf-8", "replace") for k, v in query.items()}
        )

    def frame(self) -> None:
        """A live connection with an odd query and odd frames."""
        since = self.luck.choice(["0", "-1", "%C2%B2", "x", "9" * 60, "0"])
        frames = [b"\x00\xff", "[" * 9000, "{}", '{"type": "play"}', "null", '{"moves": 7}', "\u0000", "x" * 15_000]
        try:
            with connect(f"{self.url.replace('http', 'ws')}/live/{self.table}?since={since}", open_timeout=5) as line:
                for frame in self.luck.sample(frames, 2):
                    line.send(frame)
                line.recv(timeout=1)
                self.answers["frame heard"] += 1
        except (WebSocketException, TimeoutError) as error:
            self.answers[f"frame {type(error).__name__}"] += 1
            if " 5" in str(error):
                self.faults.append(f"frame {since}: {error}")

    def attack(self, count: int, until: float) -> int:
        """So many mutants, or as many as the time allows; half of them records, which have the most in them."""
        for number in range(count):
            if time.monotonic() > until:
                return number
            self.luck.choice([self.upload, self.upload, self.upload, self.form, self.request, self.frame])()
            if number % BETWEEN == 0 and self.http.get("/healthz").status_code != 200:
                self.faults.append("not healthy")
        return count


def main() -> None:
    """Starts a server and sends it what strangers send."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3600, help="stop after so long")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        options = ["--port", str(port), "--data", folder, "--pace", "0", "--rate", "1e6", "--bot-tables", "100000"]
        code = "from aegean.server.command import serve; serve()"
        log = Path(folder) / "log"
        with log.open("w") as said:
            server = subprocess.Popen([sys.executable, "-c", code, *options], stdout=said, stderr=said)
        try:
            url = f"http://127.0.0.1:{port}"
            wait(url)
            stranger, begun = Stranger(url, args.seed), time.monotonic()
            sent = stranger.attack(args.count, begun + args.seconds)
            stranger.faults += [line for line in log.read_text().splitlines() if '"level": "error"' in line]
            report(stranger, sent, time.monotonic() - begun)
        finally:
            server.terminate()
            server.wait(20)


def wait(url: str) -> None:
    """Waits until the server answers."""
    for _ in range(600):
        try:
            httpx.get(f"{url}/healthz", timeout=5)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def report(stranger: Stranger, count: int, seconds: float) -> None:
    """Prints what was measured."""
    print(f"{count} mutants in {seconds:.0f} s: {len(stranger.faults)} faults")
    print(f"slowest answer: {stranger.slowest:.2f} s; slower than {SLOW} s: {dict(+stranger.slow)}")
    for kind, number in sorted(stranger.answers.items()):
        print(f"  {number:6} {kind}")
    for fault in stranger.faults[:20]:
        print(f"  fault: {fault}")


if __name__ == "__main__":
    main()
