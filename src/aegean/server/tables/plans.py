"""Planned moves: played when their turn comes if they are still possible, dropped with a note otherwise."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Final

from aegean.play import Table
from aegean.server.errors import RequestRefused
from aegean.server.operation.supervisor import Supervisor
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.live_table import LiveTable
from aegean.store.plans import end_declining, plan_of, take_plan, write_plan
from aegean.store.schema import RUNNING, Plan

NO: Final = ("no", "decline", "done")  # the last words of moves that say no


class Plans:
    """Plays what people have planned, when it is their turn."""

    def __init__(self, tables: Tables, supervisor: Supervisor) -> None:
        self.tables = tables
        self.supervisor = supervisor
        tables.listeners.append(self.notice)

    def notice(self, live: LiveTable) -> None:
        """Sees to it that a plan is looked at when it is the turn of a person who may have one."""
        if live.may_be_planned:
            self.look_at(live)

    def look_at(self, live: LiveTable) -> None:
        """Plays what is planned, if it is the turn of a person."""
        if live.turn >= 0 and live.status == RUNNING and not live.bot_level(live.turn):
            self.supervisor.keep("plans", live.id, partial(self._follow, live.id))

    async def _follow(self, table_id: str) -> None:
        """Plays plans at a table until somebody has to decide."""
        tables = self.tables
        while (live := tables.by_id.get(table_id)) and live.turn >= 0 and not live.bot_level(live.turn):
            seat, at = live.turn, live.at
            plan: Plan = await tables.in_thread(plan_of, tables.store, live.id, seat)
            moves = declining(live.running) if plan.declines else ""
            is_planned = plan.waits and not moves
            moves = moves or (plan.moves if is_planned else _only_move(live) if plan.only else "")
            if not moves:
                return
            await asyncio.sleep(tables.settings.pace)
            if is_planned and not await tables.in_thread(take_plan, tables.store, live.id, seat, plan):
                continue  # another process plays it, or it was changed
            try:
                await tables.play(live, seat, moves, at, plan.lang)
            except RequestRefused as refused:
                if is_planned:
                    reason = refused.words(plan.lang) if refused.key == "refused" else ""
                    await tables.in_thread(write_plan, tables.store, live.id, seat, replace(plan, reason=reason))


async def decide(tables: Tables, live: LiveTable, seat: int, moves: str, at: int, lang: str) -> None:
    """Plays moves that somebody has chosen themselves; from then on nothing is declined for them."""
    may_be_planned = live.may_be_planned
    await tables.play(live, seat, moves, at, lang)
    if may_be_planned:
        await tables.in_thread(end_declining, tables.store, live.id, seat)


def declining(table: Table) -> str:
    """The move with which whoever decides says no to what they are asked in another's turn; empty if there is none."""
    deliberate = (entry.seat for entry in reversed(table.entries) if not entry.is_chance and not entry.forced)
    if next(deliberate, table.seat) == table.seat:
        return ""
    moves = [table.game.text(action) for action in table.seen(table.seat).legal()]
    return next((move for move in moves if move.split()[-1] in NO and len(moves) > 1), "")


def _only_move(live: LiveTable) -> str:
    """The move of whoever decides, if there is no other."""
    legal = live.running.seen(live.turn).legal()
    return live.game.text(legal[0]) if len(legal) == 1 else ""
