"""Fair dice: what was sealed before the start, the seats' own numbers, and after the end the proof."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

from aegean.play.sealed import NONE
from aegean.play.teller import Teller
from aegean.server.deps import LiveTableDep, TablesDep, VisitorDep
from aegean.server.errors import RequestRefused
from aegean.server.html.catalogue import games
from aegean.server.html.filling import colours_of
from aegean.server.requests import RequestModel, SeatNumber
from aegean.server.routes.api import REFUSALS, kept_offline
from aegean.server.routes.pages import page
from aegean.server.tables.lines import NUMBER
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.seating import with_salt
from aegean.store.schema import OPEN

router = APIRouter(tags=["api"], responses=REFUSALS)


class AddedModel(BaseModel):
    """What a seat has added: sealed at once, opened with all others when the game begins."""

    seat: int
    name: str
    seal: str
    opened: str


class DrawModel(BaseModel):
    """A draw: after how many moves, the weights of its outcomes, which came, the recorded move and its words."""

    moves: int
    weights: list[int]
    chosen: int
    move: str
    words: str


class FairModel(BaseModel):
    """What is known of a table's sealed chance; without a fingerprint its chance is not sealed."""

    fingerprint: str
    shown: float
    numbers: str
    added: list[AddedModel]
    secret: str
    draws: list[DrawModel]


class NumberRequest(RequestModel):
    """A number of one's own."""

    number: Annotated[str, Field(pattern="^[0-9]{1,40}$")]
    seat: SeatNumber | None = None


@router.get("/api/tables/{table}/fair")
async def fair(live: LiveTableDep, visitor: VisitorDep) -> FairModel:
    """What was sealed before the start; the seats' numbers once the game has begun, everything once it is over."""
    sealed = live.sealed
    if sealed is None:
        return FairModel(fingerprint="", shown=0.0, numbers="", added=[], secret="", draws=[])
    has_begun, is_over = live.table is not None, live.table is not None and live.table.is_over
    added = [
        AddedModel(
            seat=seat, name=live.names[seat], seal=sha256(text.encode()).hexdigest(), opened=text if has_begun else ""
        )
        for seat, text in sorted(live.sealed_numbers.items())
    ]
    return FairModel(
        fingerprint=sealed.fingerprint,
        shown=live.head.created,
        numbers="/".join(sealed.numbers) if has_begun else "",
        added=added,
        secret=sealed.secret if is_over else "",
        draws=draws(live, visitor.viewpoint(live).teller) if is_over else [],
    )


def draws(live: LiveTable, teller: Teller) -> list[DrawModel]:
    """All draws of a game, with what they were made from."""
    table, found = live.running, list[DrawModel]()
    state = table.at(0)
    for number, entry in enumerate(table.entries):
        if entry.is_chance:
            chances = state.chances()
            chosen = next(place for place, (action, _) in enumerate(chances) if action == entry.action)
            weights, move = [weight for _, weight in chances], live.game.text(entry.action)
            words = teller.move(entry.action)
            found.append(DrawModel(moves=number, weights=weights, chosen=chosen, move=move, words=words))
        state.apply(entry.action)
    return found


@router.post("/api/tables/{table}/number")
async def add_number(body: NumberRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> FairModel:
    """Adds a number of one's own to the sealed chance, in place of an earlier one, before the game begins."""
    seat = visitor.seat(live, body.seat)
    if live.sealed is not None and live.status != OPEN:
        raise RequestRefused(409, "begun")
    await tables.append(live, NUMBER, seat, with_salt(live, body.number))
    return await fair(live, visitor)


@router.get("/t/{table}/fair", include_in_schema=False)
async def fair_page(live: LiveTableDep, visitor: VisitorDep) -> HTMLResponse:
    """Were the dice fair? Three steps, the check, and what it does not show."""
    answer = page(
        "fair.html",
        visitor,
        live=live,
        game=games()[live.head.game],
        told=await fair(live, visitor),
        none=NONE,
        colours=colours_of(live.head.game),
        held=live.held_by(visitor.proofs),
    )
    answer.headers.update(kept_offline(live))
    return answer
