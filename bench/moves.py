"""What a move costs the server in processor time: the request, storing it, and the message to every page at the table.

    python bench/moves.py                                  (this build, all games, 1, 4 and 8 pages, both forms)
    python bench/moves.py --against ../former/src          (the same beside another build, in turn)

The whole application runs in this process, with a database of its own; requests and live connections are handed to it
as a server would, and updates are packed as on the wire, so only the network itself is left out. Everybody at a table
of four has a page and plays over its live connection, if the build takes that; the fifth to the eighth page belong to
spectators. Both builds play the same random games. The milliseconds are of the processor, and beside them stand
multiples of a fixed piece of work that is timed in between and suffers from neighbours too: those may be compared from
run to run. A build is the folder that holds the package.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SEATS = 4
GAMES = ("athens", "atlantis_exodus", "olympos", "olympus", "orichalkum")
FORMS = ("page", "json")
SHOWN = {
    "athens": ("", "", ""),
    "atlantis_exodus": ("area-{}:compact", "area-{}:compact", "displays:compact"),
    "olympos": ("camp-{}:compact", "camp-{}:compact", "development:compact"),
    "olympus": ("city:compact hand:compact", "city-{}:compact", ""),
    "orichalkum": ("area-{}:full", "area-{}:compact", ""),
}  # the forms that a page of 1366 x 768 pixels shows of its own area, of others and of boards
WARM = 15  # moves at every table before it is measured
OWN = os.environ.get("PYTHONPATH", "")  # the build this runs with


class Client:
    """Somebody with a token, who asks the application without a network."""

    def __init__(self, app: Any, address: str, token: str) -> None:
        self.app = app
        self.token = token
        ends = {"client": (address, 1), "server": ("localhost", 80)}
        self.scope = {"asgi": {"version": "3.0"}, "http_version": "1.1", "root_path": "", **ends}

    def asking(self, kind: str, path: str, query: str = "") -> dict[str, Any]:
        """The scope of a request."""
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        if self.token:
            headers.append((b"authorization", f"Bearer {self.token}".encode()))
        scheme = "ws" if kind == "websocket" else "http"
        asked = {"type": kind, "scheme": scheme, "path": path, "raw_path": path.encode()}
        return {**self.scope, **asked, "query_string": query.encode(), "headers": headers, "subprotocols": []}

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Posts JSON and reads the answer."""
        sent = json.dumps(body).encode()
        status, got = 0, b""

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            nonlocal status, got
            status = message.get("status", status)
            got += message.get("body", b"")

        await self.app({**self.asking("http", path), "method": "POST"}, receive, send)
        if status not in (200, 201):
            raise SystemExit(f"{path}: {status} {got.decode()}")
        answer: dict[str, Any] = json.loads(got)
        return answer


class Page(Client):
    """An open page; what it is sent is packed and counted."""

    def open(self, table: str, form: str, shown: str) -> None:
        """Connects to a table, showing panels in some forms."""
        from websockets.frames import Frame, Opcode

        from aegean.server.access.websocket import COMPRESSION

        _, packing = COMPRESSION.process_request_params([("client_max_window_bits", None)], [])
        self.heard = asyncio.Event()
        self.answered = asyncio.Event()
        self.bytes = 0
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "websocket.send" and message["text"].startswith('{"type":"answer"'):
                self.answered.set()
            elif message["type"] == "websocket.send":
                frame = Frame(Opcode.TEXT, message["text"].encode())
                self.bytes += len(frame.serialize(mask=False, extensions=[packing]))
                self.heard.set()

        scope = self.asking("websocket", f"/live/{table}", f"lang=en&layout=wide&form={form}&forms={shown}")
        self.line = asyncio.create_task(self.app(scope, self.said.get, send))

    async def play(self, wish: dict[str, Any]) -> None:
        """Plays moves over the live connection, as a page does."""
        self.answered.clear()
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": "play", "id": 0, **wish})})
        await self.answered.wait()


def shown_by(game: str, is_seated: bool) -> str:
    """The forms that the page of a seat or of a spectator shows; seats are counted from whoever looks."""
    own, other, boards = SHOWN[game]
    areas = [(own if is_seated and number == 0 else other).format(number) for number in range(SEATS)]
    return "%20".join(" ".join([*areas, boards]).split())


def hears_moves() -> bool:
    """Whether this build takes moves over live connections; earlier ones took them as requests."""
    from aegean.server import requests

    return hasattr(requests, "PlayMessage")


class Round:
    """One table with its pages."""

    def __init__(self, app: Any, number: int) -> None:
        self.app = app
        self.number = number
        self.luck = random.Random(number)

    async def lay(self, game: str, pages: int, form: str) -> None:
        """Seats four people and opens the pages."""
        address = f"10.0.{self.number}"
        host = Client(self.app, f"{address}.1", "")
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        made = await host.post("/api/tables", {"game": game, "seats": seats})
        self.table, tokens = made["table"], [made["token"]]
        for seat in range(1, SEATS):
            joined = await host.post(f"/api/tables/{self.table}/join", {"seat": seat})
            tokens.append(joined["token"])
        shown = (tokens + [""] * pages)[:pages]
        self.players = [Client(self.app, f"{address}.{n + 1}", token) for n, token in enumerate(tokens)]
        self.pages = [Page(self.app, f"{address}.{n + 100}", token) for n, token in enumerate(shown)]
        for seat, page in enumerate(self.pages):
            page.open(self.table, form, shown_by(game, seat < SEATS))
            await page.heard.wait()

    async def play(self) -> bool:
        """Makes a move and waits until every page has heard of it; False when the game is over."""
        live = self.app.state.tables.by_id[self.table]
        if live.turn < 0:
            return False
        for page in self.pages:
            page.heard.clear()
        move = self.luck.choice(live.running.moves())
        wish = {"moves": move, "at": live.at}
        if live.turn < len(self.pages) and hears_moves():
            await self.pages[live.turn].play(wish)
        else:
            await self.players[live.turn].post(f"/api/tables/{self.table}/play", wish)
        for page in self.pages:
            await page.heard.wait()
        return True

    def leave(self) -> None:
        """Closes the pages."""
        for page in self.pages:
            page.line.cancel()


def user_time() -> float:
    """Seconds of the processor in this process; the kernel's own, which grow with the neighbours, are left out."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


def fixed_work() -> float:
    """How long a fixed piece of work takes that is like what a server does: texts built, joined and looked up."""
    begun = user_time()
    found: dict[str, int] = {}
    for turn in range(200):
        texts = [f'<g id="piece-{turn}-{number}" x="{number * 3}"/>' for number in range(20)]
        found["".join(texts)] = turn
        found.update((text, turn) for text in texts)
    return user_time() - begun


async def measure(game: str, pages: int, form: str, tables: int, moves: int) -> dict[str, float]:
    """Milliseconds a move, multiples of the fixed work, and bytes of an update."""
    from aegean.server.app import create_app, prepare_process
    from aegean.server.settings import Settings, sqlite_url

    luck = random.Random(1)

    def randbits(k: int) -> int:
        """Chance that is the same for all builds, so that they play the same games."""
        return luck.getrandbits(k)

    secrets.randbits = randbits
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(sqlite_url(Path(folder)), rate=1e9, burst=10**9))
        prepare_process()
        async with app.router.lifespan_context(app):
            rounds = [Round(app, number) for number in range(tables)]
            for each in rounds:
                await each.lay(game, pages, form)
            for _ in range(WARM):
                for each in rounds:
                    await each.play()
            return await _timed(rounds, moves)


async def _timed(rounds: list[Round], moves: int) -> dict[str, float]:
    """Plays so many moves at every table."""
    made, used, work = 0, 0.0, 0.0
    sent = sum(page.bytes for each in rounds for page in each.pages)
    for _ in range(moves):
        begun = user_time()
        made += sum([await each.play() for each in rounds])
        used += user_time() - begun
        work += fixed_work()
    sent = sum(page.bytes for each in rounds for page in each.pages) - sent
    for each in rounds:
        each.leave()
    pages = len(rounds[0].pages)
    return {"ms": used / made * 1000, "times": used / made / (work / moves), "bytes": sent / made / pages}


def compared(builds: list[str], args: argparse.Namespace, what: list[str]) -> Iterator[dict[str, float]]:
    """Medians over several runs for each build, one build after the other in turn."""
    found: dict[str, list[dict[str, float]]] = {build: [] for build in builds}
    for _ in range(args.rounds):
        for build in builds:
            often = ["--tables", str(args.tables), "--moves", str(args.moves)]
            command = [sys.executable, __file__, "--one", *what, *often]
            environment = {**os.environ, "PYTHONPATH": build}
            told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
            found[build].append(json.loads(told.stdout.splitlines()[-1]))
    for runs in found.values():
        yield {key: statistics.median(run[key] for run in runs) for key in runs[0]}


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--pages", nargs="+", default=["1", "4", "8"])
    parser.add_argument("--forms", nargs="+", default=FORMS)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--moves", type=int, default=40, help="at each table")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--against", help="the src folder of another build")
    parser.add_argument("--one", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        game, pages, form = args.one
        print(json.dumps(asyncio.run(measure(game, int(pages), form, args.tables, args.moves))))
        return
    builds = [args.against, OWN] if args.against else [OWN]
    for game in args.games:
        for form in args.forms:
            for pages in args.pages:
                costs = list(compared(builds, args, [game, pages, form]))
                told = [f"{cost['ms']:6.2f} ms ({cost['times']:5.2f}) {cost['bytes']:6.0f} B" for cost in costs]
                share = f"  {costs[-1]['times'] / costs[0]['times']:.2f}" if args.against else ""
                print(f"{game:16} {form:4} {pages:>2} pages {'   '.join(told)}{share}", flush=True)


if __name__ == "__main__":
    main()
