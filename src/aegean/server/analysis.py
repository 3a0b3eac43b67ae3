"""Analyses of games: judged in the bots' processes, a few decisions at a time, and kept with the record."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from typing import Final

from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.games import load
from aegean.play import Table
from aegean.play.analysis import ITERATIONS, Analysis, Judgement, judge, key_of
from aegean.play.coach import REACH, Reason, reasons
from aegean.search.mcts import Search
from aegean.server.bots import Bots
from aegean.server.errors import RequestRefused
from aegean.server.live_table import LiveTable
from aegean.server.tables import Tables

LOG: Final = logging.getLogger("aegean.analysis")
AT_ONCE: Final = 3  # decisions in one go, so that bots never wait long
COSTLY: Final = 3  # decisions of a seat that are shown
KEPT: Final = 64  # studies in memory
WAITING: Final = 8  # studies at work or in line; more have to come again
TOLD: Final = 2  # reasons for a move
SILENCE: Final = 60.0  # seconds after which a study that another process worked on is left to anybody

Decision = tuple[str, int, str]  # what the seat had seen, the number of the move, the move


@dataclass(frozen=True, slots=True)
class Why:
    """What speaks for the better move and for the one that was played."""

    best: tuple[Reason, ...]
    played: tuple[Reason, ...]


@dataclass(slots=True)
class Study:
    """An analysis on its way: how far it is, and what it found."""

    key: str
    seats: int
    all: int
    judgements: list[Judgement] = field(default_factory=list)
    whys: dict[int, Why] = field(default_factory=dict)
    finished: bool = False

    @property
    def analysis(self) -> Analysis:
        """What is judged so far."""
        return Analysis(self.key, self.seats, tuple(self.judgements))

    def costliest(self) -> list[Judgement]:
        """The costliest decisions of every seat, seat by seat."""
        return [one for seat in range(self.seats) for one in self.analysis.costliest(seat, COSTLY) if one.cost > 0]

    def text(self) -> str:
        """The study as it is kept."""
        whys = {number: asdict(why) for number, why in self.whys.items()}
        return json.dumps({"all": self.all, "analysis": self.analysis.text(), "whys": whys, "finished": self.finished})

    @staticmethod
    def parse(text: str) -> Study:
        """Reads a study back."""
        data = json.loads(text)
        found = Analysis.parse(data["analysis"])
        whys = {
            int(number): Why(*(tuple(Reason(**reason) for reason in why[side]) for side in ("best", "played")))
            for number, why in data["whys"].items()
        }
        return Study(found.key, found.seats, data["all"], list(found.judgements), whys, data["finished"])


def judge_some(game_name: str, decisions: list[Decision], iterations: int) -> list[Judgement]:
    """Judges decisions from what their seats had seen."""
    game = load(game_name)
    return [
        judge(game, game.restore(position), number, game.parse(move), iterations)
        for position, number, move in decisions
    ]


def explain(game_name: str, decision: Decision, best: str) -> Why:
    """Why one move is better than another, in the areas of the game's evaluation."""
    game = load(game_name)
    state = game.restore(decision[0])
    seen: Seen[State] = Seen(state, state.seat)
    search = Search(game, seen, REACH)
    search.think(Rng(1), ITERATIONS)
    found = reasons(game, search, seen.legal())
    return Why(found[game.parse(best)][:TOLD], found[game.parse(decision[2])][:TOLD])


class Analyses:
    """All studies of this server, one at work at a time."""

    def __init__(self, house: Tables, bots: Bots) -> None:
        self.house = house
        self.bots = bots
        self.studies: dict[tuple[str, tuple[int, ...]], Study] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()
        self.limit = WAITING

    def key(self, room: LiveTable) -> str:
        """What a study of the table as it stands belongs to."""
        return key_of(room.running.record(), self.house.settings.iterations)

    async def find(self, room: LiveTable, seats: tuple[int, ...]) -> Study | None:
        """The study of some seats' decisions, at work here or anywhere; None where nobody asked for it."""
        key = self.key(room)
        study = self.studies.get((room.head.id, seats))
        if study is not None and study.key == key:
            return study
        kept = await self.house.off_loop(self.house.store.analysis, room.head.id, _named(seats), key)
        if kept is None:
            return None
        study = Study.parse(kept[0])
        if study.finished:
            return self._keep(room, seats, study)
        return study if time.time() - kept[1] < SILENCE else None

    async def begin(self, room: LiveTable, seats: tuple[int, ...]) -> Study:
        """The study of some seats' decisions; where there is none, it begins."""
        study = await self.find(room, seats)
        if study is None:
            if len(self.tasks) >= self.limit:
                raise RequestRefused(503, "busy")
            numbers = [n for n, entry in enumerate(room.running.entries) if entry.seat in seats and not entry.forced]
            study = self._keep(room, seats, Study(self.key(room), len(room.seats), len(numbers)))
            await self._store(room, study, seats)
            # another thread of play may go on meanwhile: the study looks at the game as it is now
            task = asyncio.get_running_loop().create_task(self._work(room, room.running.twin(), study, numbers, seats))
            self.tasks.add(task)
            task.add_done_callback(self._done)
        return study

    async def _store(self, room: LiveTable, study: Study, seats: tuple[int, ...]) -> None:
        """Lets every process know how far a study is."""
        await self.house.off_loop(self.house.store.keep_analysis, room.head.id, _named(seats), study.key, study.text())

    def _keep(self, room: LiveTable, seats: tuple[int, ...], study: Study) -> Study:
        self.studies.pop((room.head.id, seats), None)
        while len(self.studies) >= KEPT:
            self.studies.pop(next(iter(self.studies)))
        self.studies[room.head.id, seats] = study
        return study

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("analysis failed", exc_info=task.exception())

    async def _work(
        self, room: LiveTable, table: Table, study: Study, numbers: list[int], seats: tuple[int, ...]
    ) -> None:
        """Judges one handful of decisions after another, then looks for reasons."""
        game, iterations = room.game, self.house.settings.iterations
        try:
            async with self._turn_of(room, study, seats):
                for start in range(0, len(numbers), AT_ONCE):
                    some = [decision(table, number) for number in numbers[start : start + AT_ONCE]]
                    study.judgements += await self.bots.run(judge_some, game.name, some, iterations)
                    await self._store(room, study, seats)
                for one in study.costliest():
                    why = await self.bots.run(explain, game.name, decision(table, one.number), one.best)
                    study.whys[one.number] = why
            study.finished = True
            await self._store(room, study, seats)
        except BaseException:
            self.studies.pop((room.head.id, seats), None)
            raise

    @asynccontextmanager
    async def _turn_of(self, room: LiveTable, study: Study, seats: tuple[int, ...]) -> AsyncIterator[None]:
        """The turn of a study to be worked on; until it comes, other processes are told that it waits."""
        while True:
            try:
                async with asyncio.timeout(SILENCE / 3):
                    await self.turn.acquire()
                break
            except TimeoutError:
                await self._store(room, study, seats)
        try:
            yield
        finally:
            self.turn.release()

    async def close(self) -> None:
        """Stops all work."""
        for task in list(self.tasks):
            task.cancel()


def _named(seats: tuple[int, ...]) -> str:
    """Some seats as the store knows them."""
    return " ".join(map(str, seats))


def decision(table: Table, number: int) -> Decision:
    """A decision as its seat saw it; nothing hidden goes to the judge."""
    entry = table.entries[number]
    position = table.game.dump(Seen(table.at(number), entry.seat).position)
    return position, number, table.game.text(entry.action)


def judgement_of(study: Study, number: int) -> Judgement:
    """The judgement of a decision."""
    found = next((one for one in study.judgements if one.number == number), None)
    if found is None:
        raise RequestRefused(404, "no_decision")
    return found
