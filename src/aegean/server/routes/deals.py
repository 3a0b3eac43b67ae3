"""The same deal at several tables: the deal of the day, and deals that groups compare."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

from babel.dates import format_date
from babel.numbers import format_decimal
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import BeforeValidator, ConfigDict, Field

from aegean.games import load
from aegean.play.puzzles import today
from aegean.play.teller import Teller
from aegean.server.access.guard import costs
from aegean.server.access.security import remember
from aegean.server.deps import TablesDep, Visitor, VisitorDep, WelcomeDep
from aegean.server.errors import RequestRefused
from aegean.server.html.catalogue import games
from aegean.server.models import SeatedModel
from aegean.server.requests import EditionTable, Language, NewSeat, RequestModel, fitting_counts, whole
from aegean.server.routes.api import REFUSALS, seated
from aegean.server.routes.laying import seats_for
from aegean.server.routes.new_table import new_table
from aegean.server.routes.pages import fitting, known_game, page, read_form
from aegean.server.settings import LAYING, READING
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.deals import (
    DealModel,
    against_bots,
    compared,
    daily_deal,
    day_of,
    known_deal,
    lay,
    new_deal,
)
from aegean.server.tables.partings import PartingModel, partings
from aegean.store.schema import SharedDeal

SIGNED: Final = "+#,##0.#;−#,##0.#"
DealId = Annotated[str, Path(max_length=16)]
COMPANY: Final = {  # who sits at the other seats of one's own table, by the button that was pressed
    "open": NewSeat(kind="open"),
    "hotseat": NewSeat(kind="hotseat"),
    "bots": NewSeat(kind="bot"),
}

router = APIRouter(tags=["api"], responses=REFUSALS)


class NewDeal(RequestModel):
    """A deal for several groups: the game, for how many, and its options."""

    model_config = ConfigDict(json_schema_extra=fitting_counts)

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[int, Field(ge=1, le=8), BeforeValidator(whole)]
    options: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]] = {}


class DealTable(RequestModel):
    """A table with a deal; the deal of a day is played against its bots, and its table is asked for without seats."""

    seats: Annotated[list[NewSeat], Field(max_length=8)] = []
    hints: bool = False
    lang: Language = "en"


@router.get("/api/deals/today", dependencies=[costs(READING)])
async def todays_deal(tables: TablesDep, visitor: VisitorDep) -> DealModel:
    """The deal of the day, the same for everybody."""
    return await compared(tables, await daily_deal(tables, today()), visitor)


@router.post("/api/deals", status_code=201, dependencies=[costs(LAYING)])
async def make(body: NewDeal, tables: TablesDep, visitor: WelcomeDep) -> DealModel:
    """A deal that several groups can play."""
    return await compared(tables, await made(tables, visitor, body.game, body.seats, body.options), visitor)


async def made(tables: Tables, visitor: Visitor, game: str, seats: int, options: dict[str, str]) -> SharedDeal:
    """A deal that somebody makes, which counts like a table that they lay."""
    tables.laid.take(visitor.client)
    return await new_deal(tables, game, seats, options)


@router.get("/api/deals/{deal}", dependencies=[costs(READING)])
async def show(deal: DealId, tables: TablesDep, visitor: VisitorDep) -> DealModel:
    """A deal, and how the tables that have it compare."""
    return await compared(tables, await known_deal(tables, deal), visitor)


@router.get("/api/deals/{deal}/partings", dependencies=[costs(READING)])
async def show_partings(deal: DealId, tables: TablesDep, visitor: VisitorDep) -> list[PartingModel]:
    """The first decisions at which one's own table and others with the deal differ, once they are over."""
    return await partings(tables, await compared(tables, await known_deal(tables, deal), visitor), visitor)


@router.post("/api/deals/{deal}/tables", status_code=201, dependencies=[costs(LAYING)])
async def lay_table(
    deal: DealId, body: DealTable, tables: TablesDep, visitor: WelcomeDep, request: Request, response: Response
) -> SeatedModel:
    """Lays a table with a deal; nobody plays a deal twice."""
    found = await known_deal(tables, deal)
    if day_of(found) and body.seats:
        raise RequestRefused(422, "deal_of_day")
    wanted = body.seats or against_bots(found)
    live, token = await lay(tables, found, await seats_for(wanted, visitor, tables), visitor, body.hints, body.lang)
    remember(request, response, visitor.key, token)
    return seated(live, token)


# ------------------------------------------------------------ pages


@router.get("/deals/today", include_in_schema=False)
async def today_page(tables: TablesDep) -> Response:
    """The deal of the day, on its page."""
    return RedirectResponse(f"/deals/{(await daily_deal(tables, today())).id}", 307)


@router.get("/deals/{deal}", include_in_schema=False, dependencies=[costs(READING)])
async def deal_page(deal: DealId, tables: TablesDep, visitor: VisitorDep, request: Request) -> HTMLResponse:
    """A deal: how it works, one's own table, and how all tables came out."""
    found = await known_deal(tables, deal)
    day, told = day_of(found), await compared(tables, found, visitor)
    return page(
        "deal.html",
        visitor,
        deal=told,
        partings=await partings(tables, told, visitor),
        numbers={table.table: number for number, table in enumerate(told.tables, 1)},
        game=games()[found.game],
        date=format_date(day, "long", locale=visitor.lang) if day else "",
        signed=partial(format_decimal, format=SIGNED, locale=visitor.lang),
        address=f"{request.base_url}deals/{found.id}",
        words_of=partial(item_words, found.game, visitor.lang),
    )


def item_words(game: str, lang: str, item: str) -> str:
    """What a scoring item is called."""
    rules = load(game)
    known = {phrase.name: phrase for phrase in rules.scoring}
    return Teller(rules, lang, []).score(known[item]).words


@router.post("/deals/new/{game}", include_in_schema=False, dependencies=[costs(LAYING)])
async def make_form(game: str, tables: TablesDep, visitor: WelcomeDep, request: Request) -> Response:
    """A deal for several groups, with the seats and options of the form for a table."""
    wanted = fitting(EditionTable, new_table(known_game(game).name, await read_form(request)))
    deal = await made(tables, visitor, wanted.game, len(wanted.seats), wanted.options)
    return RedirectResponse(f"/deals/{deal.id}", 303)


@router.post("/deals/{deal}/{company}", include_in_schema=False, dependencies=[costs(LAYING)])
async def lay_form(
    deal: DealId,
    company: Literal["open", "hotseat", "bots"],
    tables: TablesDep,
    visitor: WelcomeDep,
    request: Request,
) -> Response:
    """Lays one's own table with a deal and goes there."""
    found = await known_deal(tables, deal)
    wanted = [NewSeat(kind="me"), *[COMPANY[company]] * (found.seats - 1)]
    seats = await seats_for(against_bots(found) if day_of(found) else wanted, visitor, tables)
    live, token = await lay(tables, found, seats, visitor, hints=False, lang=visitor.lang)
    answer = RedirectResponse(f"/t/{live.id}", 303)
    remember(request, answer, visitor.key, token)
    return answer
