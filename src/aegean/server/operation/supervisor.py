"""Everything that goes on in the background: owned by one supervisor, which begins it again when it fails."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from aegean.server.operation.metrics import RESTARTS

LOG: Final = logging.getLogger("aegean.supervisor")
FIRST_PAUSE: Final = 0.1  # seconds; each further failure doubles it
LONGEST_PAUSE: Final = 5.0
CALM: Final = 10.0  # seconds without a failure after which the earlier ones are forgotten


class Work:
    """One piece of work: what it is, and how it fares."""

    def __init__(self, kind: str, name: str, call: Callable[[], Awaitable[None]]) -> None:
        self.kind = kind
        self.name = name
        self.call = call
        self.failures = 0  # in a row
        self.failed = 0.0  # when, last
        self.hurry = asyncio.Event()
        self.task: asyncio.Task[None]

    @property
    def is_failing(self) -> bool:
        """Whether it has failed lately."""
        return self.failures > 0 and time.monotonic() - self.failed < CALM

    def fail(self, error: Exception) -> float:
        """Counts a failure; returns the seconds before the next try."""
        self.failures = self.failures + 1 if self.is_failing else 1
        self.failed = time.monotonic()
        pause: float = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** (self.failures - 1)) * random.uniform(0.5, 1.0)
        LOG.error(
            "%s failed (%s), again in %.1f s", self.kind, type(error).__name__, pause,
            exc_info=error if self.failures == 1 else None, extra={"table": self.name} if self.name else None,
        )  # fmt: skip
        RESTARTS.labels(self.kind).inc()
        return pause


class Supervisor:
    """Keeps work going until it is done or the server stops."""

    def __init__(self) -> None:
        self.works: dict[tuple[str, str], Work] = {}

    def keep(self, kind: str, name: str, call: Callable[[], Awaitable[None]]) -> None:
        """Runs a piece of work to its end, however often it fails; one that pauses after a failure goes on at once."""
        work = self.works.get((kind, name))
        if work is not None:
            work.hurry.set()
            return
        work = self.works[kind, name] = Work(kind, name, call)
        work.task = asyncio.get_running_loop().create_task(self._run(work), name=f"{kind} {name}")

    async def _run(self, work: Work) -> None:
        try:
            while True:
                try:
                    return await work.call()
                except Exception as error:
                    pause = work.fail(error)
                work.hurry.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await work.hurry.wait()
        finally:
            del self.works[work.kind, work.name]  # at once, so that whoever comes next starts it anew

    def at_work(self, kind: str) -> list[Work]:
        """All work of a kind."""
        return [work for work in self.works.values() if work.kind == kind]

    def failing(self) -> dict[str, int]:
        """How many pieces of work of each kind have failed lately."""
        counts: dict[str, int] = {}
        for work in self.works.values():
            if work.is_failing:
                counts[work.kind] = counts.get(work.kind, 0) + 1
        return counts

    async def close(self) -> None:
        """Stops all work."""
        tasks = [work.task for work in self.works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
