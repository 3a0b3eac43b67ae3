"""Watches the clocks of all tables: games begin, players are warned, and what was agreed happens when time is out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from aegean.core.state import OVER, SPECTATOR
from aegean.server.errors import RequestRefused
from aegean.server.settings import BOT_LEVEL
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.clock import BOTS_LOOK, END, Clock
from aegean.server.tables.lines import CLOCK_LOW, DAY_OFF, GO_ON, LATE, LEAVE, PAUSE, STOP
from aegean.server.tables.live_table import Draft, LiveTable
from aegean.server.tables.seating import fill
from aegean.store.clocks import due, next_wake, put_off
from aegean.store.schema import FINISHED, OPEN, RUNNING

AT_A_TIME: Final = 50  # tables
LOOK: Final = 10.0  # seconds at most between two looks: another process may have set an earlier time


class Clocks:
    """Wakes when the next clock has to be looked at, which the store knows; no table stays in memory for it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.sooner = asyncio.Event()
        self.next = float("inf")
        tables.listeners.append(self.notice)

    def notice(self, live: LiveTable) -> None:
        """Wakes earlier for a table whose clock has to be looked at before."""
        if live.clock is not None and 0 < live.clock.wake < self.next:
            self.sooner.set()

    async def run(self) -> None:
        """Looks at clocks as long as the server runs."""
        tables = self.tables
        while True:
            self.sooner.clear()
            for table_id in await tables.in_thread(due, tables.store, tables.now(), AT_A_TIME):
                await self.look_at(table_id)
            self.next = await tables.in_thread(next_wake, tables.store)
            with suppress(TimeoutError):
                async with asyncio.timeout(min(LOOK, max(0.0, self.next - tables.now()))):
                    await self.sooner.wait()

    async def look_at(self, table_id: str) -> None:
        """Does what the clock or the hour of a table calls for; of several processes, one writes it down."""
        tables = self.tables
        try:
            live = await tables.get(table_id)
        except RequestRefused:  # gone, or of other rules
            await tables.in_thread(put_off, tables.store, table_id, tables.now(), 0.0)
            return
        await tables.catch_up(live)  # another process may have begun or ended the game
        if live.status == OPEN and live.has_people and 0 < live.head.begins <= tables.now():
            with suppress(RequestRefused):  # another process was faster, or bots are busy
                await fill(tables, live, BOT_LEVEL)
                return
        async with live.lock:
            now = tables.now()
            draft = called_for(live, now)
            if draft is not None:
                with suppress(RequestRefused):  # another process was faster
                    await tables.commit(live, draft)
            else:
                await tables.in_thread(put_off, tables.store, table_id, now, next_look(live, now))


def next_look(live: LiveTable, now: float) -> float:
    """When a table has to be looked at after now, where nothing can be done for it; 0 for never."""
    if live.status == OPEN:
        wake = live.head.begins if live.has_people else 0.0
    else:
        wake = live.clock.wake if live.clock else 0.0
    return wake if wake > now or not wake else now + BOTS_LOOK


def called_for(live: LiveTable, now: float) -> Draft | None:
    """What the clock of a table calls for now; None if nothing."""
    clock, seat = live.clock, live.turn
    if clock is None or not clock.runs or live.status != RUNNING:
        return None
    if now >= clock.until:
        if clock.rules.then == END:
            return Draft([(LATE, seat, ""), (STOP, SPECTATOR, "")], FINISHED, OVER)
        return Draft([(LATE, seat, ""), (LEAVE, seat, clock.rules.then)], RUNNING)
    if now >= clock.low_at and not clock.is_low(seat):
        return Draft([(CLOCK_LOW, seat, "")], RUNNING)
    return None


async def take_day_off(tables: Tables, live: LiveTable, seat: int) -> None:
    """Lets a seat's clock stand for a day."""
    clock = _clock(live, seat)
    if clock.off_until[seat] > tables.now() or clock.days_off[seat] < 1:
        raise RequestRefused(409, "no_day_off")
    await tables.append(live, DAY_OFF, seat, "")


async def ask_for_pause(tables: Tables, live: LiveTable, seat: int) -> None:
    """Asks for a pause, or agrees to one: clocks stand as soon as everybody who plays has asked."""
    if seat in _clock(live, seat).asking:
        raise RequestRefused(409, "pause_asked")
    await tables.append(live, PAUSE, seat, "")


async def go_on(tables: Tables, live: LiveTable, seat: int) -> None:
    """Ends a pause, or refuses one."""
    if not _clock(live, seat).asking:
        raise RequestRefused(409, "no_pause")
    await tables.append(live, GO_ON, seat, "")


def _clock(live: LiveTable, seat: int) -> Clock:
    """The clock of a seat that plays at a running table; refused elsewhere."""
    if live.clock is None or live.status != RUNNING or seat not in live.clock.people:
        raise RequestRefused(409, "no_clock")
    return live.clock
