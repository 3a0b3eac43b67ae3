"""Before a game begins: friends, links to seats that are kept for them, and seats that are free again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel

from aegean.server.access.names import told_apart
from aegean.server.access.security import digest, tokens
from aegean.server.deps import LiveTableDep, TablesDep, VisitorDep
from aegean.server.errors import RequestRefused
from aegean.server.models import SeatedModel, StateModel
from aegean.server.requests import FreeRequest
from aegean.server.routes.api import REFUSALS, seated
from aegean.server.tables.seating import free, send_away
from aegean.server.tables.seats import invitation
from aegean.server.tables.table_json import state_model
from aegean.store.people import friends
from aegean.store.schema import KEPT

router = APIRouter(prefix="/api", tags=["api"], responses=REFUSALS)


class FriendModel(BaseModel):
    """Somebody with whom one has played, and at how many tables."""

    id: str
    name: str
    games: int


@router.get("/me/friends")
async def my_friends(tables: TablesDep, visitor: VisitorDep) -> list[FriendModel]:
    """The people with whom one has played and who stay the same person here: a seat can be kept for them."""
    found = await tables.in_thread(friends, tables.store, visitor.own_proofs)
    names = told_apart([name for _, name, _, _ in found])
    return [FriendModel(id=one[0], name=name, games=one[3]) for one, name in zip(found, names, strict=True)]


@router.get("/tables/{table}/invitation")
async def seat_invitation(
    live: LiveTableDep, request: Request, seat: Annotated[int, Query(ge=0, le=15)]
) -> SeatedModel:
    """The link to a seat that one keeps for a friend; whoever has it can take the seat."""
    wanted = live.seats[seat] if seat < len(live.seats) else None
    for token in tokens(request) if wanted and wanted.kind == KEPT else ():
        secret = invitation(token, seat)
        if digest(secret) == live.seats[seat].token:
            return seated(live, secret)
    raise RequestRefused(404, "no_link")


@router.post("/tables/{table}/free")
async def free_seat(body: FreeRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> StateModel:
    """Makes a seat free again before the game begins: one's own, one kept for oneself, or as the host any other.

    Whoever the host sends away does not sit down there again by themselves.
    """
    held, kept = live.held_by(visitor.proofs), live.kept_for(visitor.proofs)
    if not held and not kept:
        raise RequestRefused(403, "no_seat")
    if body.seat not in kept and live.hosted_by(held) == (body.seat in held):
        raise RequestRefused(403, "not_host")
    await (free if body.seat in (*held, *kept) else send_away)(tables, live, body.seat)
    return state_model(live, visitor.viewpoint(live))
