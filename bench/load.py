"""How the server carries a full house: many tables, four people at each, a move per table and second.

    python bench/load.py --tables 100 --seconds 60

Starts a server of its own on the loopback address, or one on PostgreSQL with several processes, seats everybody,
lets everybody listen as a browser does, and measures the time from sending a move until the last of the four
has got the update. Prints the share of a core that the server used, and its memory at start and end.
"""

from __future__ import annotations

import argparse
import asyncio
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
from websockets.asyncio.client import connect

MOVE = re.compile(r'class="pick" data-move="([^"]+)"')
SEATS = 4


class Seat:
    """One person with an open page."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table
        self.token = token
        self.number = 0
        self.at = 0
        self.moves: list[str] = []
        self.your_turn = False
        self.bytes = 0
        self.news = asyncio.Condition()
        self.pieces: list[str] = []

    async def listen(self, address: str) -> None:
        """Follows the table until the end."""
        headers = {"authorization": f"Bearer {self.token}"}
        query = "lang=en&layout=wide&since=0"
        async with connect(f"{address}/live/{self.table}?{query}", additional_headers=headers, max_size=None) as line:
            async for text in line:
                self.bytes += len(text)
                message = json.loads(text)
                if message["type"] == "update":
                    await self.hear(message)

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
            self.moves = MOVE.findall("<li".join(new))
        async with self.news:
            self.number = int(str(message["number"]))
            self.at = int(str(message["at"]))
            self.your_turn = bool(message["your_turn"])
            self.news.notify_all()

    async def reach(self, number: int) -> None:
        """Waits until this page shows a line of the log."""
        async with self.news:
            await self.news.wait_for(lambda: self.number >= number)


async def seat_everybody(http: httpx.AsyncClient, tables: int, game: str) -> list[list[Seat]]:
    """Lays tables out and fills them."""
    seated = []
    for _ in range(tables):
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        host = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
        tokens = [host["token"]]
        for seat in range(1, SEATS):
            http.cookies.clear()
            joined = await http.post(f"/api/tables/{host['table']}/join", json={"seat": seat})
            tokens.append(joined.json()["token"])
        http.cookies.clear()
        seated.append([Seat(host["table"], token) for token in tokens])
    return seated


async def play(http: httpx.AsyncClient, seats: list[Seat], until: float, delays: list[float]) -> None:
    """A move a second at one table."""
    luck = random.Random(seats[0].table)
    await asyncio.sleep(luck.random())
    while time.monotonic() < until:
        begun = time.monotonic()
        acting = next((seat for seat in seats if seat.your_turn and seat.moves), None)
        if acting is not None:
            wish = {"moves": luck.choice(acting.moves), "at": acting.at}
            headers = {"authorization": f"Bearer {acting.token}"}
            answer = await http.post(f"/api/tables/{acting.table}/play", json=wish, headers=headers)
            if answer.status_code == 200:
                await asyncio.gather(*(seat.reach(answer.json()["number"]) for seat in seats))
                delays.append(time.monotonic() - begun)
        await asyncio.sleep(max(0.0, 1.0 - (time.monotonic() - begun)))


def usage(processes: list[int]) -> tuple[float, float]:
    """Seconds of processor time and megabytes of memory of some processes."""
    seconds, memory = 0.0, 0.0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        memory += int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    return seconds, memory


def family(process: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(int(child) for child in children)]


async def measure(url: str, server: int, args: argparse.Namespace) -> None:
    """Seats, plays, prints."""
    limits = httpx.Limits(max_connections=args.tables)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits, verify=False) as http:
        tables = await seat_everybody(http, args.tables, args.game)
        lines = [asyncio.create_task(seat.listen(url.replace("http", "ws"))) for table in tables for seat in table]
        await asyncio.gather(*(seat.reach(1) for table in tables for seat in table))
        for table in tables:
            for seat in table:
                seat.bytes = 0
        before = usage(family(server))
        delays: list[float] = []
        until = time.monotonic() + args.seconds
        await asyncio.gather(*(play(http, table, until, delays) for table in tables))
        after = usage(family(server))
        for line in lines:
            line.cancel()
    moves = len(delays)
    heard = sum(seat.bytes for table in tables for seat in table)
    cuts = statistics.quantiles(delays, n=100)
    print(f"{args.game}, {args.tables} tables, {args.tables * SEATS} pages, {args.seconds} s: {moves} moves")
    p50, p95, worst = (1000 * delay for delay in (cuts[49], cuts[94], max(delays)))
    print(f"move to last page: p50 {p50:.0f} ms, p95 {p95:.0f} ms, max {worst:.0f} ms")
    used = after[0] - before[0]
    print(f"server: {used / args.seconds:.2f} cores, {used / moves * 1000:.1f} ms a move")
    print(f"memory: {before[1]:.0f} MB at the start, {after[1]:.0f} MB at the end")
    print(f"an update: {heard / moves / SEATS / 1000:.1f} kB before compression")


def main() -> None:
    """Starts a server and measures it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--game", default="athens")
    parser.add_argument("--database", help="a PostgreSQL address; without it, SQLite in a temporary folder")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        where = ["--database", args.database, "--workers", str(args.workers)] if args.database else ["--data", folder]
        code = "from aegean.server.command import serve; serve()"
        command = [sys.executable, "-c", code, "--port", str(port), "--rate", "1e6", *where]
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
