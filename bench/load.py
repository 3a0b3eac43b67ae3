"""How much the server carries: many tables, four people at each, a move per table and second.

    python bench/load.py --tables 100 --seconds 60
    python bench/load.py --tables 100 --seconds 600    (whether memory stays flat: it is printed every half minute)
    python bench/load.py --postgres --workers 2        (starts a PostgreSQL of its own)

Starts a server of its own on the loopback address, seats everybody, lets everybody listen as a browser does, and
measures the time from sending a move until the last of the four has got and understood the update; a table whose
game is over is replaced by a new one. The clients run in one process on the same machine, so their work is in that
time and their share of a core is printed too. What was wanted and not reached is printed as well: moves that were
late, refused, or never made, and connections that were lost and came back.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.append(str(Path(__file__).parents[1]))  # for the PostgreSQL of the tests

from bench.moves import shown_by  # noqa: E402

MOVE = re.compile(r'class="pick" data-move="([^"]+)"')
SEATS = 4
PAUSE = 0.5  # seconds before a lost connection is opened again
LATE = 20.0  # seconds after which an answer is not waited for


class Seat:
    """One person with an open page."""

    def __init__(self, game: str, table: str, token: str) -> None:
        self.shown = shown_by(game, True)
        self.table = table
        self.token = token
        self.number = 0
        self.at = 0
        self.moves: list[str] = []
        self.your_turn = False
        self.over = False
        self.bytes = 0
        self.lost = 0  # connections
        self.news = asyncio.Condition()
        self.pieces: list[str] = []
        self.line: ClientConnection
        self.answer: asyncio.Future[dict[str, object]]
        self.listening: asyncio.Task[None]

    async def listen(self, address: str) -> None:
        """Follows the table until the page is closed; a lost connection is opened again."""
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                await self.follow(address)
            self.lost += 1
            await asyncio.sleep(PAUSE)

    async def follow(self, address: str) -> None:
        """Follows the table as long as the connection lasts."""
        headers = {"authorization": f"Bearer {self.token}"}
        query = f"lang=en&layout=wide&since={self.number}&forms={self.shown}"
        self.pieces = []  # the first update holds everything
        async with connect(f"{address}/live/{self.table}?{query}", additional_headers=headers, max_size=None) as line:
            self.line = line
            async for text in line:
                self.bytes += len(text)
                message = json.loads(text)
                if message["type"] == "update":
                    await self.hear(message)
                elif message["type"] == "answer":
                    self.answer.set_result(message)

    async def play(self, move: str) -> dict[str, object]:
        """The answer to a move that is played over the live connection, as a page plays it."""
        self.answer = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"type": "play", "id": 0, "moves": move, "at": self.at}))
        return await asyncio.wait_for(self.answer, LATE)

    async def hear(self, message: dict[str, object]) -> None:
        """Takes an update in as a page does."""
        parts = message["parts"]
        assert isinstance(parts, dict)
        made = parts.get("choices")
        if made is not None:
            new: list[str] = []
            for piece in made:
                new += [piece] if isinstance(piece, str) else self.pieces[piece[0] : piece[0] + piece[1]]
            self.pieces = new
            self.moves = MOVE.findall("".join(new))
        async with self.news:
            self.number = int(str(message["number"]))
            self.at = int(str(message["at"]))
            self.your_turn = bool(message["your_turn"])
            self.over = message["status"] == "finished"
            self.news.notify_all()

    async def reach(self, number: int) -> None:
        """Waits until this page shows a line of the log."""
        async with self.news:
            await self.news.wait_for(lambda: self.number >= number)


class Tables:
    """Everybody at all tables, and what was measured."""

    def __init__(self, url: str, game: str, http: httpx.AsyncClient) -> None:
        self.url = url
        self.game = game
        self.http = http
        self.lines: set[asyncio.Task[None]] = set()
        self.delays: list[float] = []
        self.bytes = 0
        self.refused = 0
        self.lost = 0

    async def post(self, path: str, wish: dict[str, object]) -> dict[str, str]:
        """The answer to a request of somebody new."""
        self.http.cookies.clear()
        answer = await self.http.post(path, json=wish)
        found: dict[str, str] = answer.raise_for_status().json()
        return found

    async def seats(self) -> list[Seat]:
        """A new table with four people."""
        kinds = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        host = await self.post("/api/tables", {"game": self.game, "seats": kinds})
        seated = [Seat(self.game, host["table"], host["token"])]
        for seat in range(1, SEATS):
            joined = await self.post(f"/api/tables/{host['table']}/join", {"seat": seat})
            seated.append(Seat(self.game, host["table"], joined["token"]))
        return seated

    async def lay(self) -> list[Seat]:
        """A new table with four people who listen; another one if the server went away meanwhile."""
        while True:
            try:
                seated = await self.seats()
                break
            except httpx.HTTPError:
                self.lost += 1
                await asyncio.sleep(PAUSE)
        for each in seated:
            each.listening = asyncio.create_task(each.listen(self.url.replace("http", "ws")))
            self.lines.add(each.listening)
        await asyncio.gather(*(each.reach(1) for each in seated))
        return seated

    def leave(self, seats: list[Seat]) -> None:
        """Closes the pages of a table."""
        for seat in seats:
            self.bytes += seat.bytes
            self.lost += seat.lost
            seat.listening.cancel()

    async def play(self, seats: list[Seat], until: float) -> None:
        """A move a second at one table, and at a new one after its end."""
        luck = random.Random(seats[0].table)
        await asyncio.sleep(luck.random())
        while (begun := time.monotonic()) < until:
            acting = next((seat for seat in seats if seat.your_turn and seat.moves), None)
            if acting is not None:
                await self.move(acting, luck.choice(acting.moves), seats)
            elif seats[0].over:
                self.leave(seats)
                seats = await self.lay()
                for seat in seats:
                    seat.bytes = 0
            await asyncio.sleep(max(0.0, 1.0 - (time.monotonic() - begun)))
        self.leave(seats)

    async def move(self, acting: Seat, move: str, seats: list[Seat]) -> None:
        """Plays a move and waits until all four pages show it."""
        begun = time.monotonic()
        try:
            answer = await acting.play(move)
        except (OSError, WebSocketException):  # whether it was played is seen when the page is connected again
            self.lost += 1
            return
        if "error" in answer:
            self.refused += 1
            return
        await asyncio.gather(*(seat.reach(int(str(answer["number"]))) for seat in seats))
        self.delays.append(time.monotonic() - begun)


def usage(processes: list[int]) -> tuple[float, float]:
    """Seconds of processor time and megabytes of memory of some processes."""
    seconds, memory = 0.0, 0.0
    for process in processes:
        with contextlib.suppress(FileNotFoundError):  # it has ended meanwhile
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            memory += int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    return seconds, memory


def family(process: int) -> list[int]:
    """A process, its children and theirs."""
    found = [process]
    with contextlib.suppress(FileNotFoundError):
        for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
            found += family(int(child))
    return found


async def watch(server: int, seconds: int) -> None:
    """Prints the memory of the server every half minute."""
    for past in range(30, seconds, 30):
        await asyncio.sleep(30)
        print(f"  {past} s: {usage(family(server))[1]:.0f} MB", flush=True)


async def measure(url: str, server: int, args: argparse.Namespace) -> None:
    """Seats, plays, prints."""
    limits = httpx.Limits(max_connections=args.tables, keepalive_expiry=3)  # the server hangs up after 5 s
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits, verify=False) as http:
        everybody = Tables(url, args.game, http)
        tables = [await everybody.lay() for _ in range(args.tables)]
        for seat in (seat for table in tables for seat in table):
            seat.bytes = 0
        print(f"{args.game}, {args.tables} tables, {args.tables * SEATS} pages, {args.seconds} s", flush=True)
        before, own = usage(family(server)), time.process_time()
        minutes = asyncio.create_task(watch(server, args.seconds))
        until = time.monotonic() + args.seconds
        await asyncio.gather(*(everybody.play(table, until) for table in tables))
        after, own = usage(family(server)), time.process_time() - own
        minutes.cancel()
    report(everybody, args, after[0] - before[0], own)
    print(f"memory: {before[1]:.0f} MB at the start, {after[1]:.0f} MB at the end")


def report(everybody: Tables, args: argparse.Namespace, used: float, own: float) -> None:
    """Prints what was measured."""
    moves, wanted = len(everybody.delays), args.tables * args.seconds
    cuts = statistics.quantiles(everybody.delays, n=100)
    p50, p95, worst = (1000 * delay for delay in (cuts[49], cuts[94], max(everybody.delays)))
    print(f"moves: {moves} of {wanted} wanted, {everybody.refused} refused, {everybody.lost} connections lost")
    print(f"move to last page: p50 {p50:.0f} ms, p95 {p95:.0f} ms, max {worst:.0f} ms")
    print(f"server: {used / args.seconds:.2f} cores, {used / moves * 1000:.1f} ms a move")
    print(f"clients: {own / args.seconds:.2f} cores; load of the machine: {os.getloadavg()[0]:.1f}")
    print(f"an update: {everybody.bytes / moves / SEATS / 1000:.1f} kB before compression")


def main() -> None:
    """Starts a server and measures it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--game", default="athens")
    parser.add_argument("--database", help="a PostgreSQL address; without it, SQLite in a temporary folder")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for this measurement")
    parser.add_argument("--workers", type=int, default=1, help="server processes; several need PostgreSQL")
    args = parser.parse_args()
    if args.postgres:
        from tests.server.postgres import Cluster

        args.database = Cluster("").database()
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        where = ["--database", args.database, "--workers", str(args.workers)] if args.database else ["--data", folder]
        code = "from aegean.server.command import serve; serve()"
        command = [sys.executable, "-c", code, "--port", str(port), "--rate", "1e6"]
        command += ["--connections", "100000", *where]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            asyncio.run(measure(f"http://127.0.0.1:{port}", server.pid, args))
        finally:
            server.terminate()
            server.wait(20)


def wait_for(port: int) -> None:
    """Waits until the server listens."""
    for _ in range(600):
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
