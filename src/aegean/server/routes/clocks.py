"""Days off and pauses at a table with a clock."""

from __future__ import annotations

from fastapi import APIRouter

from aegean.server.deps import LiveTableDep, TablesDep, VisitorDep
from aegean.server.models import StateModel
from aegean.server.requests import SeatRequest
from aegean.server.routes.api import REFUSALS
from aegean.server.tables import clocks
from aegean.server.tables.table_json import state_model

router = APIRouter(prefix="/api/tables/{table}", tags=["api"], responses=REFUSALS)


@router.post("/day_off")
async def take_day_off(body: SeatRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> StateModel:
    """Takes a day off: one's own clock stands for 24 hours. It is spent only if one's turn comes meanwhile."""
    await clocks.take_day_off(tables, live, visitor.seat(live, body.seat))
    return state_model(live, visitor.viewpoint(live))


@router.post("/pause")
async def ask_for_pause(body: SeatRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> StateModel:
    """Asks for a pause, or agrees to one: all clocks stand once everybody has."""
    await clocks.ask_for_pause(tables, live, visitor.seat(live, body.seat))
    return state_model(live, visitor.viewpoint(live))


@router.post("/go_on")
async def go_on(body: SeatRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> StateModel:
    """Ends a pause, or refuses the one that somebody asks for."""
    await clocks.go_on(tables, live, visitor.seat(live, body.seat))
    return state_model(live, visitor.viewpoint(live))
