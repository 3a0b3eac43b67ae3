"""What a server does by itself: it notices what the operator's commands have changed, and lets old tables go."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Final

from aegean.core.game import GameError
from aegean.server.access.blocks import Blocks
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.export import export
from aegean.store import Store
from aegean.store.schema import FINISHED
from aegean.store.upkeep import Wanted, blocks, changes, remove, remove_deals, tables

LOG: Final = logging.getLogger("aegean.upkeep")
LOOK: Final = 2.0  # seconds between two looks at what has changed
DAY: Final = 24 * 3600.0


async def look_around(live_tables: Tables) -> None:
    """Follows the operator's commands as long as the server runs."""
    while True:
        await look(live_tables)
        await asyncio.sleep(LOOK)


async def look(live_tables: Tables) -> None:
    """Brings blocks and the tables in memory up to date."""
    store = live_tables.store
    live_tables.blocks = Blocks(await live_tables.in_thread(blocks, store))
    known = list(live_tables.by_id.values())
    found = await live_tables.in_thread(changes, store, [live.id for live in known])
    for live in known:
        if found.get(live.id) != live.head.changed:
            await live_tables.catch_up(live)


async def expire_daily(live_tables: Tables) -> None:
    """Deletes tables that nobody has touched or ever played for days, as long as the server runs."""
    settings, store = live_tables.settings, live_tables.store
    folder = Path(settings.expire_to) if settings.expire_to else None
    while True:
        if settings.expire_days:
            await asyncio.to_thread(expire, store, settings.expire_days, folder)
        if settings.unplayed_days:
            await asyncio.to_thread(expire, store, settings.unplayed_days, folder, unplayed=True)
            await asyncio.to_thread(remove_deals, store, time.time() - settings.unplayed_days * DAY)
        await asyncio.sleep(DAY)


def expire(store: Store, days: int, folder: Path | None = None, *, unplayed: bool = False) -> int:
    """Deletes the tables that nobody has touched for some days, finished ones after their export; returns how many.

    With `unplayed` it deletes only those at which nothing has happened since they were laid.
    """
    count = 0
    for head, seats in tables(store, Wanted(before=time.time() - days * DAY, unplayed=unplayed), limit=0):
        if folder is not None and head.status == FINISHED:
            try:
                export(store, head, seats, folder)
            except GameError as error:
                LOG.warning("not deleted: %s", error, extra={"table": head.id})
                continue
        count += remove(store, head.id)
    if count:
        LOG.info("%d tables deleted that nobody %s for %d days", count, "played" if unplayed else "touched", days)
    return count
