"""Updates between server processes: PostgreSQL notifies each of them of the tables that change."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import psycopg

from aegean.server.tables import Tables
from aegean.store.store import CHANNEL

LOG: Final = logging.getLogger("aegean.notices")
RECONNECT: Final = 1.0  # seconds before a lost connection is opened again


async def listen(tables: Tables) -> None:
    """Follows what other processes write, as long as the server runs."""
    address = tables.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        with suppress(psycopg.OperationalError):
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for live in list(tables.by_id.values()):
                    await tables.catch_up(live)
                async for notice in connection.notifies():
                    if notice.payload in tables.by_id:
                        await tables.catch_up(tables.by_id[notice.payload])
        LOG.warning("connection for notices lost")
        await asyncio.sleep(RECONNECT)
