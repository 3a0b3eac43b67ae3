"""The caller: delivers queued calls to people while the server runs."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from zoneinfo import ZoneInfo

from cachetools import TTLCache

from aegean.server.calls.carriers import GONE, INSIDE, PUSH, SENT, carry, new_key
from aegean.server.calls.message import Message, message_of
from aegean.server.calls.outbound import OutgoingConnections
from aegean.server.errors import RETRY_AFTER, RequestRefused, busy
from aegean.server.html.catalogue import games
from aegean.server.operation.metrics import CALLED
from aegean.server.tables.all_tables import Tables
from aegean.store import calls
from aegean.store.leases import Leases
from aegean.store.outbox import CLOCK, PASSING
from aegean.store.schema import Way, Wishes

LOOK: Final = 1.0  # seconds between two looks at an empty queue
AT_ONCE: Final = 8  # messages on their way
PATIENCE: Final = 20.0  # seconds within which a message has to be taken
LAST_MOMENT: Final = 3.0  # seconds for what is on its way when the server stops
LEASE: Final = 30.0  # longer than PATIENCE: seconds for which a way belongs to the process that sends on it
SURE: Final = (
    3.0  # seconds after which a way is free whose process has lost its lease: it may have lost PostgreSQL alone
)
FIRST_REST: Final = 30.0  # seconds after a message that was not taken; each further one doubles it
TESTS: Final = 5  # for one address,
TESTS_OF_ONE: Final = 20  # and of one client,
TEST_SECONDS: Final = 600  # within so many seconds
TESTING: Final = 4  # tests on their way, besides calls: nobody is called late for them
ALIKE: Final = re.compile(r"\+[^@]*(?=@[^@]*$)|\?.*")  # by which addresses of one recipient differ
TESTED: Final = 10_000  # addresses and clients of which it is known how often they tested
DAY: Final = 24 * 60  # minutes
FAULTS: Final = 10  # in a row, after which a way is not used any more: about eight hours


class Caller:
    """Sends what is in the queue."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.threads = ThreadPoolExecutor(AT_ONCE, "calls")
        self.test_threads = ThreadPoolExecutor(TESTING, "tests")
        self.testing: set[str] = set()  # clients whose test is on its way
        self.key = ""
        self.leases = Leases(tables.store)
        self.sending: set[asyncio.Task[None]] = set()
        self.connections: set[OutgoingConnections] = set()
        self.tests: TTLCache[str, int] = TTLCache(TESTED, ttl=TEST_SECONDS)

    async def signing_key(self) -> str:
        """The key with which the house signs what it sends to browsers, made when it first starts."""
        if not self.key:
            self.key = await self.tables.in_thread(calls.house_secret, self.tables.store, "push", new_key())
        return self.key

    async def keep_calling(self) -> None:
        """Calls people, as long as the server runs."""
        await self.signing_key()
        if not self.tables.store.is_postgres:
            await self.tables.in_thread(calls.free_ways, self.tables.store)
        while True:
            if not await self.call_all():
                await asyncio.sleep(LOOK)

    async def call_all(self) -> int:
        """Sends what is due; returns on how many ways."""
        if self.tables.store.is_postgres:
            await self.tables.in_thread(self._free_what_others_held, time.time())
        due = await self.tables.in_thread(calls.due_ways, self.tables.store, time.time(), AT_ONCE)
        if due:
            self.sending = {asyncio.create_task(self._call(way_id)) for way_id in due}
            await asyncio.wait(self.sending)  # goes on if the server stops meanwhile, see close
            for task in self.sending:
                task.result()
        return len(due)

    def _free_what_others_held(self, now: float) -> None:
        """Frees the ways on which processes were sending that have ended: their leases ended with them."""
        for way_id, until in calls.held_ways(self.tables.store, now, now + LEASE - SURE).items():
            if self.leases.take(way_id):
                calls.free_way(self.tables.store, way_id, until)
                self.leases.leave(way_id)

    async def close(self) -> None:
        """Lets what is on its way arrive, for a moment, so that it is not sent again."""
        if self.sending:
            await asyncio.wait(self.sending, timeout=LAST_MOMENT)
        await self.tables.in_thread(self.leases.close)
        for outgoing in self.connections:
            outgoing.cut_off()
        self.threads.shutdown()
        self.test_threads.shutdown()

    async def _call(self, way_id: str) -> None:
        """Sends what is due on a way, unless another process is at it."""
        if await self.tables.in_thread(self.leases.take, way_id):
            try:
                await self._send_due(way_id)
            finally:
                await self.tables.in_thread(self.leases.leave, way_id)

    async def _send_due(self, way_id: str) -> None:
        """Sends one message for all that is due on a way, unless it has to wait."""
        now, store = time.time(), self.tables.store
        taken = await self.tables.in_thread(calls.take, store, way_id, now, now + LEASE)
        if taken is None:
            return
        way, wishes, due = taken
        told = [call for call in due if (call.waits or call.kind not in PASSING) and call.game in games()]
        is_urgent = any(call.kind == CLOCK for call in told)
        if (later := waits_until(way, wishes, now)) > now and not is_urgent:
            ending = partial(calls.put_off, store, way_id, later)
        elif not told:
            ending = partial(calls.done, store, way_id, due, sent=False)
        elif (outcome := await self.send(way, message_of(way, told, wishes.lang))) == SENT:
            ending = partial(calls.done, store, way_id, due, sent=True)
        elif outcome in (GONE, INSIDE) or way.faults + 1 >= FAULTS:
            ending = partial(calls.give_up, store, way_id, new_code())
        else:
            rests = time.time() + FIRST_REST * 2.0**way.faults
            ending = partial(calls.change_way, store, way_id, rests=rests, faults=way.faults + 1)
        await self.tables.in_thread(ending)

    async def test(self, way: Way, message: Message, client: str) -> str:
        """Sends the test of a way; one at a time for each client, and not again and again."""
        if client in self.testing:
            raise RequestRefused(429, "test_on_its_way", wait=RETRY_AFTER)
        if len(self.testing) >= TESTING:
            raise busy()
        address = way.address if way.kind == PUSH else ALIKE.sub("", way.address.casefold())
        self._count(f"to {address}", TESTS)
        self._count(f"by {client}", TESTS_OF_ONE)
        self.testing.add(client)
        try:
            return await self.send(way, message, self.test_threads)
        finally:
            self.testing.discard(client)

    def _count(self, what: str, most: int) -> None:
        """Refuses to send test after test to an address, which may be a stranger's, or to stranger after stranger."""
        count = self.tests.get(what, 0) + 1
        if count > most:
            raise RequestRefused(429, "many_tests", wait=TEST_SECONDS)
        self.tests[what] = count

    async def send(self, way: Way, message: Message, threads: ThreadPoolExecutor | None = None) -> str:
        """Sends a message on a way; returns what came of it."""
        settings, loop = self.tables.settings, asyncio.get_running_loop()
        outgoing, key = OutgoingConnections(settings.call_hosts), await self.signing_key()

        def work() -> str:
            return carry(way, message, key=key, mail=settings.mail, outgoing=outgoing)

        cutting = loop.call_later(PATIENCE, outgoing.cut_off)
        self.connections.add(outgoing)
        try:
            outcome = await loop.run_in_executor(threads or self.threads, work)
        finally:
            cutting.cancel()
            self.connections.discard(outgoing)
        CALLED.labels(way.kind, outcome).inc()
        return outcome


def new_code() -> str:
    """A code that has to come back before a way is used."""
    return f"{secrets.randbelow(10**6):06}"


def waits_until(way: Way, wishes: Wishes, now: float) -> float:
    """When a message may be sent: after the quiet hours, and some time after the last one."""
    return quiet_until(wishes, max(now, way.sent + wishes.bundle * 60))


def quiet_until(wishes: Wishes, now: float) -> float:
    """The end of the quiet hours in which a moment lies, or the moment itself."""
    if wishes.quiet_from == wishes.quiet_until:
        return now
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    minute = local.hour * 60 + local.minute
    if (minute - wishes.quiet_from) % DAY >= (wishes.quiet_until - wishes.quiet_from) % DAY:
        return now
    hour, minutes = divmod(wishes.quiet_until, 60)
    end = local.replace(hour=hour, minute=minutes, second=0, microsecond=0)
    return (end if end > local else end + timedelta(days=1)).timestamp()
