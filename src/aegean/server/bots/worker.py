"""The processes in which bots think."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from aegean.search.process_pool import process_pool
from aegean.server.errors import busy
from aegean.server.operation.metrics import RESTARTS, THINKING

LOG: Final = logging.getLogger("aegean.bots")
TRIES: Final = 2
ENDED: Final = 3  # times in a row that a process ended, after which the next one gives no hope either
UNANSWERED: Final = 60.0  # seconds in which any thought comes to its end
LONGEST_THOUGHT: Final = 120.0  # seconds after which a process is taken for stuck

T = TypeVar("T")


class Worker:
    """One process, started when it is needed and replaced when it ends or is stuck."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.process = 0
        self.begun = 0.0  # when it got its present task; 0 if it has none
        self.broken = 0  # times in a row that its process ended without an answer

    @property
    def answers(self) -> bool:
        """Whether it may still answer."""
        return self.broken < ENDED and not (self.begun and time.monotonic() - self.begun > UNANSWERED)

    async def run(self, call: Callable[..., T], *args: object) -> T:
        """Runs a call in the process; one at a time."""
        self.begun = time.monotonic()
        try:
            for _ in range(TRIES):
                try:
                    return await self._answer(call, *args)
                except BrokenProcessPool:
                    self._replace()
                except TimeoutError:
                    os.kill(self.process, signal.SIGKILL)
                    self._replace()
            raise busy()
        finally:
            THINKING.observe(time.monotonic() - self.begun)
            self.begun = 0.0

    async def _answer(self, call: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        if self.pool is None:
            pool = process_pool(1)
            self.process = await loop.run_in_executor(pool, os.getpid)
            self.pool = pool  # one that did not start is not used again
        async with asyncio.timeout(LONGEST_THOUGHT):
            answer = await loop.run_in_executor(self.pool, call, *args)
        self.broken = 0
        return answer

    def _replace(self) -> None:
        """Lets the next call start another process."""
        LOG.warning("bot process ended, starting another")
        RESTARTS.labels("process").inc()
        self.broken += 1
        self.pool = None

    async def close(self) -> None:
        """Ends the process once its present call is done."""
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
            self.pool = None
