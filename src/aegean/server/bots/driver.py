"""Bots at tables: they think in separate processes, from what their seat has seen."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple, TypeVar

from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.games import load
from aegean.play.coach import Hint, advise
from aegean.search.bots import INSTANT, LEVELS, bot, longest_thought
from aegean.server.bots.fair_queue import FIRST, LATER, Late, Shares
from aegean.server.bots.worker import Worker
from aegean.server.errors import RequestRefused, busy
from aegean.server.operation.metrics import HASTY
from aegean.server.operation.supervisor import Supervisor
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.live_table import LiveTable
from aegean.store.leases import Leases, where_bots_decide
from aegean.store.schema import GUIDED

LONGEST_TURN: Final = 50  # moves planned at once
HASTY_LEVEL: Final = "greedy"  # of a bot that could wait no longer for its turn
RESUMED: Final = 200  # tables whose bots go on when the server starts
GENTLE: Final = 1.5  # seconds between the moves of bots in a guided game
ELSEWHERE: Final = 0.5  # seconds between two looks whether another process still plays the bots of a table
LOOK: Final = 2.0  # seconds between two looks whether a process has ended whose bots were at work,
RECENT: Final = 600.0  # at tables where something has happened within so many
ANSWERING: Final = 0.2  # seconds to call a bot and to hear it, beyond its thoughts

T = TypeVar("T")


class Plan(NamedTuple):
    """The next moves of a bot, as far as they depend on its own moves alone."""

    seat: int
    moves: dict[str, str]  # by what the seat sees before each
    left: float  # share of the turn's budget that is left


def plan(game_key: str, position: str, seat: int, level: str, seed: int, left: float) -> Plan:
    """Plans some moves in a position without anything hidden from the seat."""
    game, rng, moves = load(game_key), Rng(seed), dict[str, str]()
    seen: Seen[State] | None = Seen(game.read(position), seat)
    player = bot(game, level)
    player.left = left
    while seen is not None and len(moves) < LONGEST_TURN:
        moves[game.dump(seen.position)] = game.text(player.choose(seen, rng))
        seen = player.following
    return Plan(seat, moves, player.left)


def coach(game_key: str, position: str, seat: int, best: int) -> list[Hint]:
    """The best moves in such a position, with what to expect of them and why."""
    game = load(game_key)
    return advise(game, Seen(game.read(position), seat), best=best)


def pause_of(live: LiveTable, pace: float) -> float:
    """Seconds from a question to the answer of the bot that decides: the pace of the table.

    Where even an only answer is asked for, all answers take as long as the bot may think: haste would tell.
    """
    state, thought = live.running.state, longest_thought(live.bot_level(live.turn))
    if live.head.lesson == GUIDED:
        pace = max(pace, GENTLE)
    if thought == 0 or not state.question().asks_always(state):
        return pace
    return max(pace, thought + ANSWERING)


def without_clock(level: str) -> str:
    """The bot that searches as many lines as one of a level, however long it takes: it plays the same on any machine.

    >>> without_clock("hard"), without_clock("easy")
    ('8000x2', 'easy')
    """
    lines, _, reach = LEVELS.get(level, (0, 0.0, 0))
    return f"{lines}x{reach}" if lines else level


class Bots:
    """Plays the bots' moves at all tables."""

    def __init__(self, tables: Tables, supervisor: Supervisor) -> None:
        settings = tables.settings
        self.tables = tables
        self.supervisor = supervisor
        self.leases = Leases(tables.store)
        self.workers = [Worker() for _ in range(settings.bot_processes + 1)]
        self.shares = Shares(self.workers[1:], settings.patience)
        self.reserve = Shares(self.workers[:1], settings.patience)  # for those who could wait no longer
        tables.listeners.append(self.wake)

    def wake(self, live: LiveTable) -> None:
        """Sees to it that the bots of a table are at work if it is the turn of one."""
        if live.bot_level(live.turn):
            self.supervisor.keep("bots", live.id, partial(self._drive, live.id))

    async def resume(self) -> None:
        """Opens the tables at which bots were at work when the server ended."""
        found = await self.tables.in_thread(where_bots_decide, self.tables.store, RESUMED)
        random.shuffle(found)  # of several processes that start at once, each begins with other tables
        for table_id, changed in found:
            head = await self.tables.in_thread(self.tables.store.find, table_id)
            if head is not None and head[0].changed == changed:  # else another process is at it
                with suppress(RequestRefused):
                    await self.tables.get(table_id)

    async def take_over(self) -> None:
        """Goes on with the bots of other processes that have ended, as long as the server runs."""
        tables = self.tables
        while True:
            await asyncio.sleep(LOOK)
            now = tables.now()
            for table_id, _ in await tables.in_thread(
                where_bots_decide, tables.store, RESUMED, now - RECENT, now - LOOK
            ):
                if table_id not in tables.by_id and await tables.in_thread(self._is_left_alone, table_id):
                    with suppress(RequestRefused):
                        await tables.get(table_id)

    def _is_left_alone(self, table_id: str) -> bool:
        """Whether no process plays the bots of a table."""
        is_free = self.leases.take(table_id)
        if is_free:
            self.leases.leave(table_id)
        return is_free

    async def _drive(self, table_id: str) -> None:
        """Plays bots' moves until a person has to decide; of several processes with the open table, one does."""
        while (live := self.tables.by_id.get(table_id)) and live.bot_level(live.turn):
            if await self.tables.in_thread(self.leases.take, table_id):
                try:
                    await self._play(table_id)
                finally:
                    await self.tables.in_thread(self.leases.leave, table_id)
            else:
                await asyncio.sleep(ELSEWHERE)

    async def _play(self, table_id: str) -> None:
        """Plays bots' moves at a table that this process has taken."""
        turn: Turn | None = None
        while (live := self.tables.by_id.get(table_id)) and live.bot_level(live.turn):
            begun, at, pause = time.monotonic(), live.at, pause_of(live, self.tables.settings.pace)
            if turn is None or turn.live is not live or turn.seat != live.turn:
                turn = Turn(self, live)
            move = await turn.move()
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))
            try:
                await self.tables.play(live, turn.seat, move, at)
            except RequestRefused:  # the person came back, or another process was faster
                await asyncio.sleep(0.05)

    async def advise(self, live: LiveTable, seat: int, best: int) -> list[Hint]:
        """The coach's hints for a seat."""
        position = live.game.dump(live.running.seen(seat).position)
        try:
            async with self.shares.turn(live.visitor, LATER, self.tables.settings.patience) as worker:
                return await worker.run(coach, live.game.key, position, seat, best)
        except Late:
            raise busy() from None

    async def run(self, live: LiveTable, call: Callable[..., T], *args: object) -> T:
        """Runs a call that nobody waits for at the table, when its visitor's turn has come."""
        async with self.shares.turn(live.visitor, LATER) as worker:
            return await worker.run(call, *args)

    async def close(self) -> None:
        """Ends all processes."""
        await self.tables.in_thread(self.leases.close)
        await asyncio.gather(*(worker.close() for worker in self.workers))


class Turn:
    """What a bot has thought of during its turn."""

    def __init__(self, bots: Bots, live: LiveTable) -> None:
        self.bots = bots
        self.live = live
        self.seat = live.turn
        self.plan = Plan(live.turn, {}, 1.0)
        self.is_late = False

    async def move(self) -> str:
        """The bot's next move."""
        seen = self.live.running.seen(self.seat)
        legal, position = seen.legal(), self.live.game.dump(seen.position)
        if len(legal) == 1:
            return self.live.game.text(legal[0])
        if position not in self.plan.moves:
            self.plan = await self._think(position)
        return self.plan.moves[position]

    async def _think(self, position: str) -> Plan:
        """Plans on, at a lower level if the bot has waited too long for its turn to think."""
        bots, live, level, seed = self.bots, self.live, self.live.bot_level(self.seat), secrets.randbits(96)
        if live.deal:
            level, seed = without_clock(level), live.deal.seed(self.seat, live.running.entries)
        task = partial(plan, live.game.key, position, self.seat, seed=seed, left=self.plan.left)
        if not self.is_late:
            rank = FIRST if live.has_people or bots.tables.is_watched(live) else LATER
            try:
                async with bots.shares.turn(live.visitor, rank, bots.tables.settings.patience) as worker:
                    return await worker.run(partial(task, level=level))
            except Late:
                self.is_late = True
            if level not in INSTANT:
                HASTY.inc()
                await bots.tables.hurry(live, self.seat)
        async with bots.reserve.turn(live.visitor) as worker:
            return await worker.run(partial(task, level=level if level in INSTANT else HASTY_LEVEL))
