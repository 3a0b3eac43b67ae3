"""Planned moves of one's own seat; nobody else can read them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from aegean.play.several import single_moves
from aegean.server.deps import LiveTableDep, TablesDep, VisitorDep
from aegean.server.errors import RequestRefused
from aegean.server.requests import Language, RequestModel, SeatNumber
from aegean.server.routes.api import REFUSALS
from aegean.server.settings import MOVES_LIMIT
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.plans import Plans
from aegean.store.plans import Plan, plan_of, write_plan
from aegean.store.schema import RUNNING

router = APIRouter(prefix="/api/tables/{table}", tags=["api"], responses=REFUSALS)


class PlanRequest(RequestModel):
    """Moves for one's next turn, several separated by semicolons; empty for none."""

    moves: Annotated[str, Field(max_length=MOVES_LIMIT)] = ""
    only: Annotated[bool, Field(description="Whether one's only move is played for one, now and later.")] = False
    seat: SeatNumber | None = None
    lang: Language = "en"


class PlanModel(BaseModel):
    """What is planned for a seat, and why it was dropped if it was no longer possible."""

    seat: int
    moves: str
    only: bool
    reason: str


@router.get("/plan")
async def planned(
    live: LiveTableDep, tables: TablesDep, visitor: VisitorDep, seat: Annotated[int | None, Query(ge=0, le=15)] = None
) -> PlanModel:
    """What one has planned for one's next turn."""
    own = visitor.seat(live, seat)
    plan = await tables.in_thread(plan_of, tables.store, live.id, own)
    return PlanModel(seat=own, moves=plan.moves, only=plan.only, reason=plan.reason)


@router.post("/plan")
async def plan_moves(
    body: PlanRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep, request: Request
) -> PlanModel:
    """Plans one's next turn: all of it is played when it comes if it is still possible, or dropped with a note."""
    seat = visitor.seat(live, body.seat)
    moves = checked(live, seat, body.moves)
    plan = Plan(moves, body.only, body.lang)
    await tables.in_thread(write_plan, tables.store, live.id, seat, plan)
    plans: Plans = request.app.state.plans
    plans.notice(live)
    return PlanModel(seat=seat, moves=moves, only=plan.only, reason="")


def checked(live: LiveTable, seat: int, moves: str) -> str:
    """The moves of a plan, one by one; refused if there are no such moves, or if the turn has come already."""
    if live.running and live.status != RUNNING:
        raise RequestRefused(409, "over")
    if moves.strip() and live.turn == seat:
        raise RequestRefused(409, "your_turn")
    texts = single_moves(live.game.space, moves)
    for text in texts:
        if live.game.space.parse(text) < 0:
            raise RequestRefused(422, "no_move", text=text)
    return "; ".join(texts)
