"""Bots at tables: they think in separate processes, from what their seat has seen."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final, NamedTuple, TypeVar

from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR, State
from aegean.games import load
from aegean.play.coach import Hint, advise
from aegean.search.bots import bot
from aegean.server.errors import RequestRefused
from aegean.server.live_table import LiveTable
from aegean.server.tables import Tables

LOG: Final = logging.getLogger("aegean.bots")
LONGEST_TURN: Final = 50  # moves planned at once

T = TypeVar("T")


class Plan(NamedTuple):
    """The next moves of a bot, as far as they depend on its own moves alone."""

    seat: int
    moves: dict[str, str]  # by what the seat sees before each
    left: float  # share of the turn's budget that is left


def plan(game_name: str, position: str, seat: int, level: str, seed: int, left: float) -> Plan:
    """Plans some moves in a position without anything hidden from the seat."""
    game, rng, moves = load(game_name), Rng(seed), dict[str, str]()
    seen: Seen[State] | None = Seen(game.restore(position), seat)
    player = bot(game, level)
    player.left = left
    while seen is not None and len(moves) < LONGEST_TURN:
        moves[game.dump(seen.position)] = game.text(player.choose(seen, rng))
        seen = player.following
    return Plan(seat, moves, player.left)


def coach(game_name: str, position: str, seat: int) -> list[Hint]:
    """The best moves in such a position, with what to expect of them and why."""
    game = load(game_name)
    return advise(game, Seen(game.restore(position), seat))


def leave_with_parent() -> None:
    """Ends a bot's process as soon as the server that started it is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Bots:
    """Plays the bots' moves at all tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.pool: ProcessPoolExecutor | None = None
        self.driving: dict[str, asyncio.Task[None]] = {}
        tables.listeners.append(self.wake)

    def wake(self, live: LiveTable) -> None:
        """Starts the bots of a table if it is the turn of one."""
        if live.id not in self.driving and live.bot_level(live.turn):
            task = asyncio.get_running_loop().create_task(self._drive(live))
            self.driving[live.id] = task
            task.add_done_callback(lambda _: self._driven(live))

    def _driven(self, live: LiveTable) -> None:
        task = self.driving.pop(live.id, None)
        if task is not None and not task.cancelled() and task.exception() is not None:
            LOG.error("bot failed", exc_info=task.exception(), extra={"table": live.id})

    async def _drive(self, live: LiveTable) -> None:
        """Plays bots' moves until a person has to decide."""
        made = Plan(SPECTATOR, {}, 1.0)
        while level := live.bot_level(live.turn):
            begun, seat, at = time.monotonic(), live.turn, live.at
            seen = live.running.seen(seat)
            legal, position = seen.legal(), live.game.dump(seen.position)
            if len(legal) > 1 and (made.seat != seat or position not in made.moves):
                left = made.left if made.seat == seat else 1.0
                made = await self.run(plan, live.game.name, position, seat, level, secrets.randbits(96), left)
            move = made.moves[position] if len(legal) > 1 else live.game.text(legal[0])
            await asyncio.sleep(max(0.0, self.tables.settings.pace - (time.monotonic() - begun)))
            try:
                await self.tables.play(live, seat, move, at)
            except RequestRefused:  # the person came back, or another process was faster
                await asyncio.sleep(0.05)

    async def advise(self, live: LiveTable, seat: int) -> list[Hint]:
        """The coach's hints for a seat."""
        return await self.run(coach, live.game.name, live.game.dump(live.running.seen(seat).position), seat)

    async def run(self, call: Callable[..., T], *args: object) -> T:
        """Runs a call in a bots' process; one that has ended is replaced."""
        for _ in range(2):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._processes(), call, *args)
            except BrokenProcessPool:
                LOG.warning("bot process ended, starting another")
                self.pool = None
        raise RequestRefused(503, "busy")

    def _processes(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.tables.settings.bot_processes, context, leave_with_parent)
        return self.pool

    async def close(self) -> None:
        """Stops all bots and their processes."""
        for task in list(self.driving.values()):
            task.cancel()
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
            self.pool = None
