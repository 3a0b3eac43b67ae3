"""Updates between server processes: PostgreSQL notifies each of them of the tables that change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import psycopg

from aegean.server.access.people import People
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.live_table import LiveTable
from aegean.store.people import KEY_NOTICE
from aegean.store.store import CHANNEL

SILENCE: Final = 10.0  # seconds without a notice, of a beat at least, after which the connection is taken for lost


async def listen(tables: Tables, people: People, hear: Callable[[], None]) -> None:
    """Follows what other processes write, until the connection is lost; the supervisor then calls again."""
    address = tables.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=5) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        people.known.clear()
        for live in list(tables.by_id.values()):
            await tables.catch_up(live)
        clock = asyncio.get_running_loop().time
        async with asyncio.timeout(SILENCE) as limit:
            async for notice in connection.notifies():
                hear()
                limit.reschedule(clock() + SILENCE)
                table_id, _, number = notice.payload.partition(" ")
                people.forget(table_id.removeprefix(KEY_NOTICE))
                told = tables.by_id.get(table_id)
                if told is not None and not await _knows(told, int(number)):
                    await tables.hear(told)
    raise ConnectionError("connection for notices lost")


async def _knows(live: LiveTable, number: int) -> bool:
    """Whether a table has followed a line already, because this process wrote it or read it along with another."""
    async with live.lock:  # what is being written now is followed before the lock is free
        return 0 < number <= live.number
