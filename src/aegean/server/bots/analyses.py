"""Analyses of games: judged in the bots' processes, a few decisions at a time, and stored.

All decisions get a glance first, in a time that is shared out among them; the costliest get a longer look, and those
that are shown a reason. So a game of any length is ready in about a minute.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Final, TypeVar

from aegean.games import load
from aegean.play import Table
from aegean.play.analysis import (
    Analysis,
    Decision,
    Judgement,
    Why,
    decision,
    decisions_of,
    explain,
    judge_some,
    key_of,
    read_why,
)
from aegean.server.bots.driver import Bots
from aegean.server.errors import RETRY_AFTER, RequestRefused, busy
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.live_table import LiveTable

LOG: Final = logging.getLogger("aegean.analysis")
GLANCES: Final = 20.0  # seconds for a glance at all decisions, with all processes
LOOK: Final = 0.6  # seconds for a longer look at a costly one
DEEPER: Final = 4  # times as many lines of play, in that look
AT_ONCE: Final = 0.4  # seconds of glances in one call, so that bots never wait long
MOST_AT_ONCE: Final = 16  # decisions in one call
COSTLY: Final = 3  # decisions shown for each seat
LOOKED: Final = 6  # decisions of each seat that get a longer look
KEPT: Final = 64  # jobs in memory
KIND: Final = "analysis"  # as the supervisor knows them
TRIES: Final = 20  # before an analysis that fails is given up
WAITING: Final = 8  # jobs at work; further ones are refused
EACH: Final = 2  # of one visitor
STORED: Final = 1.0  # seconds between two notes of how far a job is
SILENCE: Final = 60.0  # seconds without progress after which any process may start a job again

T = TypeVar("T")


@dataclass(slots=True)
class AnalysisJob:
    """An analysis in progress: how far it is, and what it has found."""

    key: str
    seats: int
    all: int
    judged: dict[int, Judgement] = field(default_factory=dict)
    looked: set[int] = field(default_factory=set)  # decisions that got a longer look
    whys: dict[int, Why] = field(default_factory=dict)
    finished: bool = False
    visitor: str = field(default="", compare=False)
    failures: int = field(default=0, compare=False)
    stored: float = field(default=0.0, compare=False)

    @property
    def analysis(self) -> Analysis:
        """The decisions judged so far."""
        return Analysis(self.key, self.seats, tuple(self.judged[number] for number in sorted(self.judged)))

    @property
    def is_drawn(self) -> bool:
        """Whether all decisions have been glanced at, so that the course of the game can be shown."""
        return len(self.judged) == self.all

    @property
    def progress(self) -> float:
        """How far the work is, between 0 and 1."""
        looks, whys = len(self.looked) / (LOOKED * self.seats), len(self.whys) / (COSTLY * self.seats)
        return 1.0 if self.finished else 0.7 * len(self.judged) / max(1, self.all) + 0.15 * min(1.0, looks + whys)

    def costliest(self, count: int = COSTLY) -> list[Judgement]:
        """The costliest decisions of every seat, seat by seat."""
        return [one for seat in range(self.seats) for one in self.analysis.costliest(seat, count)]

    def text(self) -> str:
        """The job as it is stored."""
        whys = {number: asdict(why) for number, why in self.whys.items()}
        about = {"all": self.all, "looked": sorted(self.looked), "finished": self.finished}
        return json.dumps({**about, "analysis": self.analysis.text(), "whys": whys})

    @staticmethod
    def parse(text: str) -> AnalysisJob:
        """Reads a stored job."""
        data = json.loads(text)
        found = Analysis.parse(data["analysis"])
        judged = {one.number: one for one in found.judgements}
        whys = {int(number): read_why(why) for number, why in data["whys"].items()}
        return AnalysisJob(found.key, found.seats, data["all"], judged, set(data["looked"]), whys, data["finished"])


def explain_one(game_key: str, decision: Decision, best: str, iterations: int, seconds: float) -> Why:
    """Why one move is better than another."""
    game = load(game_key)
    position, _, played = decision
    return explain(game, game.read(position), game.parse(best), game.parse(played), iterations, seconds)


class Analyses:
    """All analyses of this server; they queue for the processes along with the bots."""

    def __init__(self, tables: Tables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots
        self.jobs: dict[tuple[str, tuple[int, ...]], AnalysisJob] = {}
        self.limit = WAITING

    def key(self, live: LiveTable) -> str:
        """The key of an analysis of the table as it is now."""
        return key_of(live.running.record(), self.tables.settings.iterations)

    async def find(self, live: LiveTable, seats: tuple[int, ...]) -> AnalysisJob | None:
        """The analysis of some seats' decisions, from this process or another; None if nobody asked for one."""
        key = self.key(live)
        job = self.jobs.get((live.id, seats))
        if job is not None and job.key == key:
            return job
        kept = await self.tables.in_thread(self.tables.store.analysis, live.id, _joined(seats), key)
        if kept is None:
            return None
        job = AnalysisJob.parse(kept[0])
        if job.finished:
            return self._keep(live, seats, job)
        return job if time.time() - kept[1] < SILENCE else None

    async def begin(self, live: LiveTable, seats: tuple[int, ...]) -> AnalysisJob:
        """The analysis of some seats' decisions, started if there is none."""
        job = await self.find(live, seats)
        if job is None:
            if len(self.bots.supervisor.at_work(KIND)) >= self.limit:
                raise busy()
            if sum(other.visitor == live.visitor and not other.finished for other in self.jobs.values()) >= EACH:
                raise RequestRefused(429, "many_analyses", wait=RETRY_AFTER)
            table = live.running.copy()  # people may play on meanwhile
            job = self._keep(live, seats, AnalysisJob(self.key(live), len(live.seats), len(decisions_of(table, seats))))
            job.visitor = live.visitor
            await self._store(live, job, seats)
            work = partial(self._work, live, table, job, seats)
            self.bots.supervisor.keep(KIND, f"{live.id} {job.key} {_joined(seats)}", work)
        return job

    async def _store(self, live: LiveTable, job: AnalysisJob, seats: tuple[int, ...]) -> None:
        """Stores how far a job is, for every process to know."""
        await self.tables.in_thread(self.tables.store.save_analysis, live.id, _joined(seats), job.key, job.text())

    def _keep(self, live: LiveTable, seats: tuple[int, ...], job: AnalysisJob) -> AnalysisJob:
        self.jobs.pop((live.id, seats), None)
        while len(self.jobs) >= KEPT:
            self.jobs.pop(next(iter(self.jobs)))
        self.jobs[live.id, seats] = job
        return job

    async def _work(self, live: LiveTable, table: Table, job: AnalysisJob, seats: tuple[int, ...]) -> None:
        """Glances at all decisions, looks at the costliest, explains some; goes on where it was if it fails."""
        try:
            await self._glance(live, table, job, seats)
            await self._look(live, table, job, seats)
            await self._explain(live, table, job, seats)
            job.finished = True
            await self._store(live, job, seats)
        except Exception:
            job.failures += 1
            if job.failures < TRIES:
                raise  # the supervisor begins again
            LOG.exception("analysis given up", extra={"table": live.id})
            self.jobs.pop((live.id, seats), None)

    async def _glance(self, live: LiveTable, table: Table, job: AnalysisJob, seats: tuple[int, ...]) -> None:
        """Judges all decisions in the time that is shared out among them."""
        numbers, iterations = decisions_of(table, seats), self.tables.settings.iterations
        seconds = GLANCES * self._processes / max(1, len(numbers))
        size = max(1, min(MOST_AT_ONCE, int(AT_ONCE / seconds)))
        left = [number for number in numbers if number not in job.judged]

        async def judge_next(some: list[int]) -> None:
            asked = [decision(table, number) for number in some]
            found = await self.bots.run(live, judge_some, live.game.key, asked, iterations, seconds)
            job.judged |= {one.number: one for one in found}
            await self._store_sometimes(live, job, seats)

        await self._share_out([left[at : at + size] for at in range(0, len(left), size)], judge_next)

    async def _look(self, live: LiveTable, table: Table, job: AnalysisJob, seats: tuple[int, ...]) -> None:
        """Judges the costliest decisions again, with more time."""
        iterations = DEEPER * self.tables.settings.iterations

        async def look(number: int) -> None:
            asked = [decision(table, number)]
            (found,) = await self.bots.run(live, judge_some, live.game.key, asked, iterations, LOOK)
            job.judged[number] = found
            job.looked.add(number)
            await self._store_sometimes(live, job, seats)

        costly = [one.number for one in job.costliest(LOOKED)]
        await self._share_out([number for number in costly if number not in job.looked], look)

    async def _explain(self, live: LiveTable, table: Table, job: AnalysisJob, seats: tuple[int, ...]) -> None:
        """Looks for the reasons behind the decisions that are shown."""
        iterations = DEEPER * self.tables.settings.iterations

        async def find(one: Judgement) -> None:
            asked = decision(table, one.number)
            why = await self.bots.run(live, explain_one, live.game.key, asked, one.best, iterations, LOOK)
            job.whys[one.number] = why
            await self._store_sometimes(live, job, seats)

        await self._share_out([one for one in job.costliest() if one.number not in job.whys], find)

    @property
    def _processes(self) -> int:
        return self.tables.settings.bot_processes

    async def _share_out(self, items: Iterable[T], work: Callable[[T], Awaitable[None]]) -> None:
        """Does something with all items, with as many at a time as there are processes."""
        waiting = iter(items)

        async def go_on() -> None:
            for item in waiting:
                await work(item)

        async with asyncio.TaskGroup() as group:
            for _ in range(self._processes):
                group.create_task(go_on())

    async def _store_sometimes(self, live: LiveTable, job: AnalysisJob, seats: tuple[int, ...]) -> None:
        """Stores how far a job is, unless that was done a moment ago."""
        now = time.monotonic()
        if now - job.stored >= STORED:
            job.stored = now
            await self._store(live, job, seats)


def _joined(seats: tuple[int, ...]) -> str:
    """Some seats as the store knows them."""
    return " ".join(map(str, seats))


def judgement_of(job: AnalysisJob, number: int) -> Judgement:
    """The judgement of a decision; refused if there is none."""
    if number not in job.judged:
        raise RequestRefused(404, "no_decision")
    return job.judged[number]
