"""Analyses of games: judged in the bots' processes, a few decisions at a time, and stored."""

from __future__ import annotations

import json
import logging
import time
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Final

from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.games import load
from aegean.play import Table
from aegean.play.analysis import ITERATIONS, Analysis, Judgement, judge, key_of
from aegean.play.coach import REACH, Reason, reasons
from aegean.search.mcts import Search
from aegean.server.bots.driver import Bots
from aegean.server.errors import RETRY_AFTER, RequestRefused, busy
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.live_table import LiveTable

LOG: Final = logging.getLogger("aegean.analysis")
AT_ONCE: Final = 3  # decisions judged in one call, so that bots never wait long
COSTLY: Final = 3  # decisions shown for each seat
KEPT: Final = 64  # jobs in memory
KIND: Final = "analysis"  # as the supervisor knows them
TRIES: Final = 20  # before an analysis that fails is given up
WAITING: Final = 8  # jobs at work; further ones are refused
EACH: Final = 2  # of one visitor
REASONS: Final = 2  # shown for a move
SILENCE: Final = 60.0  # seconds without progress after which any process may start a job again

Decision = tuple[str, int, str]  # what the seat had seen, the number of the move, the move


@dataclass(frozen=True, slots=True)
class Why:
    """The reasons for the better move and for the one that was played."""

    best: tuple[Reason, ...]
    played: tuple[Reason, ...]


@dataclass(slots=True)
class AnalysisJob:
    """An analysis in progress: how far it is, and what it has found."""

    key: str
    seats: int
    all: int
    judgements: list[Judgement] = field(default_factory=list)
    whys: dict[int, Why] = field(default_factory=dict)
    finished: bool = False
    visitor: str = field(default="", compare=False)
    failures: int = field(default=0, compare=False)

    @property
    def analysis(self) -> Analysis:
        """The decisions judged so far."""
        return Analysis(self.key, self.seats, tuple(self.judgements))

    def costliest(self) -> list[Judgement]:
        """The costliest decisions of every seat, seat by seat."""
        return [one for seat in range(self.seats) for one in self.analysis.costliest(seat, COSTLY) if one.cost > 0]

    def text(self) -> str:
        """The job as it is stored."""
        whys = {number: asdict(why) for number, why in self.whys.items()}
        return json.dumps({"all": self.all, "analysis": self.analysis.text(), "whys": whys, "finished": self.finished})

    @staticmethod
    def parse(text: str) -> AnalysisJob:
        """Reads a stored job."""
        data = json.loads(text)
        found = Analysis.parse(data["analysis"])
        whys = {
            int(number): Why(*(tuple(Reason(**reason) for reason in why[side]) for side in ("best", "played")))
            for number, why in data["whys"].items()
        }
        return AnalysisJob(found.key, found.seats, data["all"], list(found.judgements), whys, data["finished"])


def judge_some(game_key: str, decisions: list[Decision], iterations: int) -> list[Judgement]:
    """Judges decisions from what their seats could know."""
    game = load(game_key)
    return [
        judge(game, game.read(position), number, game.parse(move), iterations) for position, number, move in decisions
    ]


def explain(game_key: str, decision: Decision, best: str) -> Why:
    """Why one move is better than another, in the areas of the game's evaluation."""
    game = load(game_key)
    state = game.read(decision[0])
    seen: Seen[State] = Seen(state, state.seat)
    search = Search(game, seen, REACH)
    search.think(Rng(1), ITERATIONS)
    found = reasons(game, search, seen.legal())
    return Why(found[game.parse(best)][:REASONS], found[game.parse(decision[2])][:REASONS])


class Analyses:
    """All analyses of this server; their thoughts wait in line with those of the bots."""

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
        """Judges a few decisions at a time, then looks for reasons; goes on where it was if it fails in between."""
        game, iterations = live.game, self.tables.settings.iterations
        numbers = decisions_of(table, seats)
        try:
            while (done := len(job.judgements)) < len(numbers):
                some = [decision(table, number) for number in numbers[done : done + AT_ONCE]]
                job.judgements += await self.bots.run(live, judge_some, game.key, some, iterations)
                await self._store(live, job, seats)
            for one in job.costliest():
                if one.number not in job.whys:
                    asked = decision(table, one.number)
                    job.whys[one.number] = await self.bots.run(live, explain, game.key, asked, one.best)
            job.finished = True
            await self._store(live, job, seats)
        except Exception:
            job.failures += 1
            if job.failures < TRIES:
                raise  # the supervisor begins again
            LOG.exception("analysis given up", extra={"table": live.id})
            self.jobs.pop((live.id, seats), None)


def _joined(seats: tuple[int, ...]) -> str:
    """Some seats as the store knows them."""
    return " ".join(map(str, seats))


def decisions_of(table: Table, seats: tuple[int, ...]) -> list[int]:
    """The numbers of the decisions that some seats have made."""
    return [number for number, entry in enumerate(table.entries) if entry.seat in seats and entry.is_choice]


def decision(table: Table, number: int) -> Decision:
    """A decision as its seat saw it, without anything hidden from the seat."""
    entry = table.entries[number]
    position = table.game.dump(Seen(table.at(number), entry.seat).position)
    return position, number, table.game.text(entry.action)


def judgement_of(job: AnalysisJob, number: int) -> Judgement:
    """The judgement of a decision; refused if there is none."""
    found = next((one for one in job.judgements if one.number == number), None)
    if found is None:
        raise RequestRefused(404, "no_decision")
    return found
