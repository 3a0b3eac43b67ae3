"""The same deal for several groups: laying its tables, and how they compare."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from pydantic import BaseModel

from aegean.core.game import GameError
from aegean.games import load, names
from aegean.play.sealed import new_secret
from aegean.server.deps import Visitor
from aegean.server.errors import RequestRefused
from aegean.server.requests import NewSeat
from aegean.server.settings import BOT_LEVEL
from aegean.server.tables.all_tables import Tables, new_id
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.terms import Terms
from aegean.store import DealPlayed
from aegean.store.deals import SeatResult, deal_called, keep_deal, results_with, seat_with, tables_with
from aegean.store.schema import FINISHED, Head, Seat, SharedDeal

DAILY_SEATS: Final = 3  # of the deal of the day, if the game allows it
LISTED: Final = 200  # tables of a deal on its page
APART: Final = 2  # days by which the game of the day's deal is ahead of the game of the day's puzzle


class DealSeatModel(BaseModel):
    """A seat of a table: who played it, and how it came out once the game is over."""

    name: str
    level: str
    points: int | None
    place: int | None
    above: float | None  # points above the average of this seat at all tables


class DealTableModel(BaseModel):
    """A table with the deal; its id is told to its players, and to others once they have played the deal."""

    table: str
    status: str
    yours: bool
    seats: list[DealSeatModel]


class DealItemModel(BaseModel):
    """A scoring item: the points of every seat of one's own table, and how many those are above the average."""

    item: str
    points: list[int]
    above: list[float]


class DealModel(BaseModel):
    """A deal, the tables that have it, and the average of every seat over those that are finished.

    What one's own table scored by items is compared once it is finished and another is, too.
    """

    id: str
    day: date | None
    game: str
    seats: int
    options: dict[str, str]
    yours: str
    tables: list[DealTableModel]
    averages: list[float | None]
    items: list[DealItemModel]


def day_of(deal: SharedDeal) -> date | None:
    """The day whose deal it is; None if it is no day's."""
    return date.fromisoformat(deal.id) if "-" in deal.id else None


async def new_deal(tables: Tables, game_name: str, seats: int, options: dict[str, str], id: str = "") -> SharedDeal:
    """A deal for tables of a game; where one with the id is there already, that one."""
    try:
        game = load(game_name)
        chosen = game.checked(seats, options)
    except GameError as error:
        raise RequestRefused(422, "refused", reason=str(error)) from None
    deal = SharedDeal(id or new_id(), game.name, game.rules_version, seats, chosen, new_secret(), tables.now())
    return await tables.in_thread(keep_deal, tables.store, deal)


async def daily_deal(tables: Tables, day: date) -> SharedDeal:
    """The deal of a day: another game every day, the same for everybody."""
    if made := await tables.in_thread(deal_called, tables.store, day.isoformat()):
        return made
    known = names()
    game = load(known[(day.toordinal() + APART) % len(known)])
    return await new_deal(tables, game.name, min(max(DAILY_SEATS, game.seats[0]), game.seats[-1]), {}, day.isoformat())


async def known_deal(tables: Tables, deal_id: str) -> SharedDeal:
    """A deal by its id; refused if there is none."""
    deal = await tables.in_thread(deal_called, tables.store, deal_id)
    if deal is None:
        raise RequestRefused(404, "no_deal")
    return deal


async def lay(
    tables: Tables, deal: SharedDeal, seats: Sequence[NewSeat], visitor: Visitor, hints: bool, lang: str
) -> tuple[LiveTable, str]:
    """A table with a deal; whoever has played it, or plays it now, is refused."""
    if len(seats) != deal.seats:
        raise RequestRefused(422, "deal_seats", number=str(deal.seats))
    terms = Terms(deal.options, hints=hints, lang=lang, deal=deal)
    await check_new(tables, deal.id, visitor.proofs)
    try:
        return await tables.create(deal.game, seats, visitor.key, terms, visitor=visitor.client)
    except DealPlayed:  # they were sitting down at another table meanwhile
        raise RequestRefused(409, "deal_played") from None


async def check_new(tables: Tables, deal_id: str, proofs: Sequence[str]) -> None:
    """Refuses a deal to whoever sits at a table with it: they would know what comes."""
    if await tables.in_thread(seat_with, tables.store, deal_id, list(proofs)):
        raise RequestRefused(409, "deal_played")


def against_bots(deal: SharedDeal) -> list[NewSeat]:
    """The seats of the deal of the day: a person against the same bots for everybody."""
    return [NewSeat(kind="me"), *(NewSeat(kind="bot", level=BOT_LEVEL) for _ in range(deal.seats - 1))]


async def compared(tables: Tables, deal: SharedDeal, visitor: Visitor) -> DealModel:
    """A deal as a visitor may see it."""
    found = await tables.in_thread(tables_with, tables.store, deal.id, LISTED)
    results = await tables.in_thread(results_with, tables.store, deal.id)
    averages = [_average([rows[seat].points for rows in results.values()]) for seat in range(deal.seats)]
    own = [head for head, seats in found if _holds(seats, visitor.proofs)]
    knows = any(head.status == FINISHED for head in own)
    models = [
        DealTableModel(
            table=head.id if head in own or knows else "",
            status=head.status,
            yours=head in own,
            seats=_seat_models(seats, results.get(head.id, []), averages),
        )
        for head, seats in sorted(found, key=lambda one: _rank(deal, one[0], results.get(one[0].id, [])))
    ]
    finished = next((head.id for head in own if head.id in results), "")
    return DealModel(
        id=deal.id,
        day=day_of(deal),
        game=deal.game,
        seats=deal.seats,
        options=deal.options,
        yours=own[0].id if own else "",
        tables=models,
        averages=averages,
        items=_items(deal, results, finished) if finished and len(results) > 1 else [],
    )


def _rank(deal: SharedDeal, head: Head, results: Sequence[SeatResult]) -> tuple[bool, int, int, float]:
    """As they were laid; of a day the finished ones first, by how their person came out."""
    if day_of(deal) is None:
        return False, 0, 0, head.created
    if not results:
        return True, 0, 0, head.created
    return False, results[0].place, -results[0].points, head.created


def _items(deal: SharedDeal, results: dict[str, list[SeatResult]], own: str) -> list[DealItemModel]:
    """Where the points of a table came from, against all tables with the deal."""
    scored = [phrase.name for phrase in load(deal.game).scoring]
    found = []
    for item in scored:
        columns = [[rows[seat].items.get(item, 0) for rows in results.values()] for seat in range(deal.seats)]
        points = [row.items.get(item, 0) for row in results[own]]
        above = [round(n - sum(column) / len(column), 1) for n, column in zip(points, columns, strict=True)]
        if any(map(any, columns)):
            found.append(DealItemModel(item=item, points=points, above=above))
    return found


def _holds(seats: Sequence[Seat], proofs: Sequence[str]) -> bool:
    return any(seat.player in proofs or seat.token in proofs for seat in seats)


def _seat_models(
    seats: Sequence[Seat], results: Sequence[SeatResult], averages: Sequence[float | None]
) -> list[DealSeatModel]:
    if not results:
        return [DealSeatModel(name=seat.name, level=seat.level, points=None, place=None, above=None) for seat in seats]
    return [
        DealSeatModel(
            name=result.name,
            level=result.level,
            points=result.points,
            place=result.place,
            above=None if average is None else round(result.points - average, 1),
        )
        for result, average in zip(results, averages, strict=True)
    ]


def _average(points: Sequence[int]) -> float | None:
    return round(sum(points) / len(points), 1) if points else None
