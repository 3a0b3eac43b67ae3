"""Bots at tables: they think in processes of their own, from what their seat has seen."""

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
    """What a bot does next, and in the rest of its turn as far as nothing but its own moves matters."""

    seat: int
    moves: dict[str, str]  # by what its seat sees then
    left: float  # share of the turn's budget for what it cannot plan yet


def plan(game_name: str, position: str, seat: int, level: str, seed: int, left: float) -> Plan:
    """Plans some moves in a position from which all that the seat cannot know is gone."""
    game, rng, moves = load(game_name), Rng(seed), dict[str, str]()
    seen: Seen[State] | None = Seen(game.restore(position), seat)
    player = bot(game, level)
    player.left = left
    while seen is not None and len(moves) < LONGEST_TURN:
        moves[game.dump(seen.position)] = game.text(player.choose(seen, rng))
        seen = player.following
    return Plan(seat, moves, player.left)


def coach(game_name: str, position: str, seat: int) -> list[Hint]:
    """The best moves in such a position, with what they promise and why."""
    game = load(game_name)
    return advise(game, Seen(game.restore(position), seat))


def leave_with_parent() -> None:
    """Ends a bot's process as soon as the server that started it is gone, however it went."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Bots:
    """Lets bots move wherever it is their turn."""

    def __init__(self, house: Tables) -> None:
        self.house = house
        self.pool: ProcessPoolExecutor | None = None
        self.driving: dict[str, asyncio.Task[None]] = {}
        house.listeners.append(self.wake)

    def wake(self, room: LiveTable) -> None:
        """Starts the bots of a table, if one of them has to move."""
        if room.head.id not in self.driving and room.bot_level(room.turn):
            task = asyncio.get_running_loop().create_task(self._drive(room))
            self.driving[room.head.id] = task
            task.add_done_callback(lambda _: self._driven(room))

    def _driven(self, room: LiveTable) -> None:
        task = self.driving.pop(room.head.id, None)
        if task is not None and not task.cancelled() and task.exception() is not None:
            LOG.error("bot failed", exc_info=task.exception(), extra={"table": room.head.id})

    async def _drive(self, room: LiveTable) -> None:
        """Moves for bots until a person has to decide."""
        made = Plan(SPECTATOR, {}, 1.0)
        while level := room.bot_level(room.turn):
            begun, seat, at = time.monotonic(), room.turn, room.at
            seen = room.running.seen(seat)
            legal, position = seen.legal(), room.game.dump(seen.position)
            if len(legal) > 1 and (made.seat != seat or position not in made.moves):
                left = made.left if made.seat == seat else 1.0
                made = await self.run(plan, room.game.name, position, seat, level, secrets.randbits(96), left)
            move = made.moves[position] if len(legal) > 1 else room.game.text(legal[0])
            await asyncio.sleep(max(0.0, self.house.settings.pace - (time.monotonic() - begun)))
            try:
                await self.house.play(room, seat, move, at)
            except RequestRefused:  # the person came back, or another process was faster
                await asyncio.sleep(0.05)

    async def advise(self, room: LiveTable, seat: int) -> list[Hint]:
        """What a coach would tell a seat now."""
        return await self.run(coach, room.game.name, room.game.dump(room.running.seen(seat).position), seat)

    async def run(self, call: Callable[..., T], *args: object) -> T:
        """Lets a bots' process work something out; one that has ended is replaced."""
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
            self.pool = ProcessPoolExecutor(self.house.settings.bot_processes, context, leave_with_parent)
        return self.pool

    async def close(self) -> None:
        """Stops thinking."""
        for task in list(self.driving.values()):
            task.cancel()
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
            self.pool = None
