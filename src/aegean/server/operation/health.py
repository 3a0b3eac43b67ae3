"""Whether the server works: its storage takes what is written, its processes hear one another, its bots answer."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import DBAPIError

from aegean.server.bots.driver import Bots
from aegean.server.deps import ConnectionsDep, TablesDep, visitor_of
from aegean.server.models import HealthModel
from aegean.server.operation.metrics import MEMORY, QUEUE, TABLES, WATCHERS, resident_bytes
from aegean.server.routes.live import Connections
from aegean.server.tables.all_tables import Tables
from aegean.server.words import say
from aegean.store import Conflict
from aegean.store.faults import UNREACHABLE, fault_of

BEAT: Final = 2.0  # seconds between two beats of the heart
SILENCE: Final = 6.0  # seconds without a notice, not even of a beat
LOOKED: Final = 1.0  # seconds for which an answer is good
DATABASE_LIMIT: Final = 5.0  # seconds for a small write

router = APIRouter()


class Health:
    """Looks at everything the server needs."""

    def __init__(self, tables: Tables, bots: Bots, connections: Connections) -> None:
        self.tables = tables
        self.bots = bots
        self.connections = connections
        self.heard = time.monotonic()  # when the last notice came through the database
        self.looked = -LOOKED
        self.found: list[str] = []
        self.looking = asyncio.Lock()

    async def pulse(self) -> None:
        """Beats: sends a notice around through the database, and sets the figures that go up and down."""
        while True:
            TABLES.set(len(self.tables.by_id))
            WATCHERS.set(sum(map(len, self.connections.watchers.values())))
            QUEUE.set(len(self.bots.shares.waiting) + len(self.bots.reserve.waiting))
            MEMORY.set(resident_bytes())
            if self.tables.store.is_postgres:
                await self.tables.in_thread(self.tables.store.beat)
            await asyncio.sleep(BEAT)

    def hear(self) -> None:
        """Notes that a notice has come."""
        self.heard = time.monotonic()

    async def ills(self) -> list[str]:
        """What does not work now; looked at once a second at most, however often somebody asks."""
        async with self.looking:
            if time.monotonic() - self.looked >= LOOKED:
                self.found = await self._look()
                self.looked = time.monotonic()
        return self.found

    async def _look(self) -> list[str]:
        found = [fault] if (fault := await self._fault()) else []
        if self.tables.store.is_postgres and time.monotonic() - self.heard > SILENCE:
            found.append("notices")
        if not all(worker.answers for worker in self.bots.workers):
            found.append("bots")
        return found

    async def _fault(self) -> str:
        """What is wrong with the database or its disk; empty if nothing is."""
        try:
            async with asyncio.timeout(DATABASE_LIMIT):
                await self.tables.in_thread(self.tables.store.check)
        except DBAPIError as error:
            return fault_of(error)
        except (TimeoutError, Conflict):
            return UNREACHABLE
        return ""


@router.get("/healthz", tags=["api"], responses={503: {"model": HealthModel}})
async def health(request: Request, response: Response, tables: TablesDep, connections: ConnectionsDep) -> HealthModel:
    """Whether everything works; 503 and what does not, otherwise."""
    ills, lang = await request.app.state.health.ills(), visitor_of(request).lang  # without asking the database who asks
    response.status_code = 503 if ills else 200
    return HealthModel(
        status="ill" if ills else "ok",
        reasons={ill: say(lang, f"health-{ill}") for ill in ills},
        failing=request.app.state.bots.supervisor.failing(),
        tables=len(tables.by_id),
        watchers=sum(map(len, connections.watchers.values())),
    )
