"""Open tables: those that look for players, with filters, and what else anybody may see."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final
from urllib.parse import parse_qs, unquote

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response
from pydantic import ValidationError

from aegean.server.access.guard import costs
from aegean.server.deps import CallerDep, PeopleDep, TablesDep, VisitorDep
from aegean.server.html.catalogue import cover, games
from aegean.server.html.clock import clock_words
from aegean.server.html.filling import colours_of
from aegean.server.models import LobbyModel, TableModel
from aegean.server.requests import Wanted
from aegean.server.routes.api import lobby
from aegean.server.routes.calls import my_calls
from aegean.server.routes.me import person_behind
from aegean.server.routes.pages import known_game, page
from aegean.server.routes.seating import my_friends
from aegean.server.settings import READING
from aegean.store.schema import KEPT

FILTER_COOKIE: Final = "wanted"  # the filters that this browser used last, as a query
FIELDS: Final = 20  # of such a query

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


def kept_filters(request: Request, wanted: Annotated[Wanted, Query()]) -> Wanted:
    """The filters of a query, else those that the browser used last."""
    if any(name in Wanted.model_fields for name in request.query_params):
        return wanted
    try:
        kept = parse_qs(unquote(request.cookies.get(FILTER_COOKIE, "")), max_num_fields=FIELDS)
        return Wanted.model_validate({**kept, "minutes": kept.get("minutes", ["0"])[-1]})
    except (ValidationError, ValueError):
        return wanted


@router.get("/open", dependencies=[costs(READING)])
async def lobby_page(
    tables: TablesDep,
    visitor: VisitorDep,
    people: PeopleDep,
    caller: CallerDep,
    wanted: Annotated[Wanted, Depends(kept_filters)],
) -> HTMLResponse:
    """The tables that anybody may join or watch."""
    longest = max(game.minutes[-1] for game in games().values())
    if wanted.minutes >= longest:
        wanted = wanted.model_copy(update={"minutes": 0})  # the end of the slider: no matter how long
    found = await lobby(tables, visitor, wanted)
    return page(
        "lobby.html",
        visitor,
        lobby=found,
        invited=invitations(found),
        wanted=wanted,
        longest=longest,
        lookout=(await my_calls(visitor, people, tables, caller)).tables,
        friends=await my_friends(tables, visitor),
        kept=await person_behind(visitor, people) is not None,
        colours_of=colours_of,
        clock_words=partial(clock_words, visitor.lang),
    )


def invitations(found: LobbyModel) -> list[TableModel]:
    """The tables at which a seat is kept for somebody."""
    return [table for table in found.yours if [seat.kind for seat in table.seats if seat.yours] == [KEPT]]


@router.get("/index.json", response_class=JSONResponse, dependencies=[costs(READING)])
async def lobby_json(tables: TablesDep, visitor: VisitorDep, wanted: Annotated[Wanted, Query()]) -> LobbyModel:
    """The lobby as JSON."""
    return await lobby(tables, visitor, wanted)


@router.get("/cover/{game}.svg")
def cover_picture(game: str, visitor: VisitorDep) -> Response:
    """A game's board, for the lobby."""
    known_game(game)
    return Response(cover(game, visitor.lang), media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})
