"""Updates between server processes: PostgreSQL tells each of them which table has changed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import psycopg

from aegean.server.tables import Tables
from aegean.store.store import CHANNEL

LOG: Final = logging.getLogger("aegean.notices")
AGAIN: Final = 1.0  # seconds before a lost connection is tried anew


async def listen(house: Tables) -> None:
    """Follows what other processes write, for as long as the server runs."""
    address = house.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        with suppress(psycopg.OperationalError):
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for room in list(house.rooms.values()):
                    await house.catch_up(room)
                async for notice in connection.notifies():
                    await _follow(house, notice.payload)
        LOG.warning("connection for notices lost")
        await asyncio.sleep(AGAIN)


async def _follow(house: Tables, table: str) -> None:
    """Reads a table's news, if it is in memory and another process wrote them."""
    room = house.rooms.get(table)
    if room is not None:
        await house.catch_up(room)
