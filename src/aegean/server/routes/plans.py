"""Planned moves of one's own seat; nobody else can read them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from aegean.play import Refused
from aegean.play.several import single_moves
from aegean.server.access.guard import costs
from aegean.server.deps import LiveTableDep, TablesDep, VisitorDep
from aegean.server.errors import RequestRefused
from aegean.server.html.planning import BLIND, GUESS, planned_ahead
from aegean.server.models import PreviewModel
from aegean.server.requests import Language, RequestModel, SeatNumber
from aegean.server.routes.api import REFUSALS
from aegean.server.routes.my_tables import in_words
from aegean.server.settings import ASKING, PLAN_LIMIT
from aegean.server.tables.fairness import strict_table
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.plans import Plans
from aegean.server.tables.viewpoint import layout_named
from aegean.store.plans import plan_of, write_plan
from aegean.store.schema import RUNNING, Plan

router = APIRouter(prefix="/api/tables/{table}", tags=["api"], responses=REFUSALS)


class PlanRequest(RequestModel):
    """Moves for one's next turn, several separated by semicolons; empty for none."""

    moves: Annotated[str, Field(max_length=PLAN_LIMIT)] = ""
    only: Annotated[bool, Field(description="Whether one's only move is played for one, now and later.")] = False
    declines: Annotated[
        bool, Field(description="Whether one says no to what one is asked in others' turns, until one plays again.")
    ] = False
    seat: SeatNumber | None = None
    lang: Language = "en"


class PlanTrial(RequestModel):
    """Moves for one's next turn, to see where they would lead."""

    moves: Annotated[str, Field(max_length=PLAN_LIMIT)] = ""
    seat: SeatNumber | None = None
    lang: Language = "en"
    layout: Literal["wide", "narrow"] = "wide"


class PlanModel(BaseModel):
    """What is planned for a seat, also in words, and why it was dropped if it was no longer possible."""

    seat: int
    moves: str
    words: str
    only: bool
    declines: bool
    reason: str


@router.get("/plan")
async def planned(
    live: LiveTableDep, tables: TablesDep, visitor: VisitorDep, seat: Annotated[int | None, Query(ge=0, le=15)] = None
) -> PlanModel:
    """What one has planned for one's next turn."""
    own = visitor.seat(live, seat)
    plan = await tables.in_thread(plan_of, tables.store, live.id, own)
    return plan_model(live, own, plan, visitor.lang)


def plan_model(live: LiveTable, seat: int, plan: Plan, lang: str) -> PlanModel:
    """A plan as its seat's player sees it."""
    words = in_words(live.head, live.seats, plan.moves, lang)
    return PlanModel(
        seat=seat, moves=plan.moves, words=words, only=plan.only, declines=plan.declines, reason=plan.reason
    )


@router.post("/plan")
async def plan_moves(
    body: PlanRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep, request: Request
) -> PlanModel:
    """Plans one's next turn: all of it is played when it comes if it is still possible, or dropped with a note."""
    seat = visitor.seat(live, body.seat)
    moves = checked(live, seat, body.moves)
    plan = Plan(moves, body.only, body.lang, declines=body.declines)
    async with live.lock:
        await tables.in_thread(write_plan, tables.store, live.id, seat, plan)
        live.may_be_planned = True
    plans: Plans = request.app.state.plans
    plans.look_at(live)
    return plan_model(live, seat, plan, body.lang)


@router.post("/plan/try", dependencies=[costs(ASKING)])
async def plan_on_board(body: PlanTrial, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> PreviewModel:
    """One's next turn as it may be, after some moves of one's own: the others' moves until then are guessed.

    Without hints they are any moves: a bot's would show how it plays there.
    """
    seat = visitor.seat(live, body.seat)
    moves = checked(live, seat, body.moves)
    if live.turn == seat:
        raise RequestRefused(409, "your_turn")
    viewpoint = live.viewpoint(visitor.proofs, body.lang, layout_named(body.layout), seat)
    guess = BLIND if await tables.in_thread(strict_table, tables.store, live.head) else GUESS
    try:
        found = planned_ahead(live, viewpoint, moves, guess)
    except Refused as refused:
        raise RequestRefused(422, "refused", reason=refused.reason, clause=refused.clause) from None
    return PreviewModel(words=found.words, notes=found.notes, goes_on=found.goes_on, parts=found.parts)


def checked(live: LiveTable, seat: int, moves: str) -> str:
    """The moves of a plan, one by one; refused if there are no such moves, or if the turn has come already."""
    if live.running and live.status != RUNNING:
        raise RequestRefused(409, "over")
    if moves.strip() and live.turn == seat:
        raise RequestRefused(409, "your_turn")
    texts = single_moves(live.game.space, moves)
    planned = "; ".join(texts)
    if len(planned) > PLAN_LIMIT:  # `discard 99 lower` is ninety-nine of them
        raise RequestRefused(422, "long_plan")
    for text in texts:
        if live.game.space.parse(text) < 0:
            raise RequestRefused(422, "no_move", text=text)
    return planned
