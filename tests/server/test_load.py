"""The measurement of load goes on when the server goes away and comes back."""

import asyncio
import time
from pathlib import Path

import httpx
from bench.load import Tables, family, usage

from tests.server.people import Process, in_a_loop


async def killed_under_load(server: Process, data: Path) -> tuple[Tables, Process]:
    """Two tables at which people play on although the server is killed and started again."""
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as http:
        everybody = Tables(server.url, "athens", http)
        tables = [await everybody.lay() for _ in range(2)]
        playing = asyncio.gather(*(everybody.play(table, time.monotonic() + 600) for table in tables))
        await moves_beyond(everybody, 1)
        server.kill()
        again = await asyncio.to_thread(lambda: Process("--data", str(data), port=server.port))
        await moves_beyond(everybody, len(everybody.delays) + 2)
        playing.cancel()
        for table in tables:
            everybody.leave(table)
    return everybody, again


async def moves_beyond(everybody: Tables, count: int) -> None:
    async with asyncio.timeout(120):
        while len(everybody.delays) <= count:
            await asyncio.sleep(0.1)


def test_people_come_back_after_the_server_was_killed(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path))
    everybody, again = in_a_loop(killed_under_load(server, tmp_path))
    assert everybody.lost >= 8  # every page at least
    assert usage([*family(again.child.pid), 2**30])[1] > 10  # a process that has ended is left out
    again.stop()
