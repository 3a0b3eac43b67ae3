"""The first page: the tables that wait for somebody, the games, and what there is today."""

from __future__ import annotations

from functools import partial
from typing import Final

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

from aegean.play.puzzles import today
from aegean.server.access.guard import costs
from aegean.server.deps import TablesDep, VisitorDep
from aegean.server.html.catalogue import games
from aegean.server.models import GameModel
from aegean.server.requests import Wanted
from aegean.server.routes.api import lobby
from aegean.server.routes.lobby import invitations
from aegean.server.routes.my_tables import MyTables, my_tables
from aegean.server.routes.pages import page
from aegean.server.settings import BOT_LEVEL, NAME_LIMIT, READING
from aegean.server.tables.deals import DealModel, DealSeatModel, DealTableModel, compared, daily_deal
from aegean.server.tables.lessons import LessonModel, learned_by, progress
from aegean.server.tables.puzzles import solved_among, today_model
from aegean.server.words import ago

SENTENCES: Final = ("easy", "medium", "expert")  # the bots that are told apart by how they play
RUNNING: Final = 3  # tables of somebody on the page, those that wait for them first
BEST: Final = 5  # results of the day's deal on it

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/", dependencies=[costs(READING)])
async def home_page(tables: TablesDep, visitor: VisitorDep) -> HTMLResponse:
    """What somebody finds who comes in."""
    mine, learning = await my_tables(tables, visitor), await learned_by(tables, visitor)
    learned = progress(learning, visitor.lang)
    found = await lobby(tables, visitor, Wanted())
    daily = await compared(tables, await daily_deal(tables, today()), visitor)
    return page(
        "home.html",
        visitor,
        waiting=len(mine.waiting),
        running=[*mine.waiting, *mine.others][:RUNNING],
        invited=invitations(found),
        unknown=unknown_game(mine, learned),
        course=begun_course(learned),
        progress=learned,
        levels=SENTENCES,
        usual=BOT_LEVEL,
        others=range(1, max(game.seats[-1] for game in games().values())),
        today=today_model(today(), solved_among(learning)),
        daily=daily,
        best=best_results(daily),
        open=len(found.open),
        ago=partial(ago, visitor.lang),
        limit=NAME_LIMIT,
    )


def unknown_game(mine: MyTables, learned: dict[str, list[LessonModel]]) -> GameModel | None:
    """A game that somebody has neither played nor begun to learn; None if they know all of them."""
    played = {table.game for table in (*mine.waiting, *mine.others, *mine.open, *mine.finished)}
    new = [game for game in games() if game not in played and learned[game] and not _is_begun(learned[game])]
    return games()[new[0]] if new else None


def begun_course(learned: dict[str, list[LessonModel]]) -> GameModel | None:
    """The game whose lessons somebody is at, of several the one that is learned farthest; None if they are at none."""
    begun = [game for game, lessons in learned.items() if _is_begun(lessons) and not all(one.done for one in lessons)]
    return games()[max(begun, key=lambda game: sum(one.done for one in learned[game]))] if begun else None


def _is_begun(lessons: list[LessonModel]) -> bool:
    return any(lesson.done or lesson.table for lesson in lessons)


def best_results(deal: DealModel) -> list[tuple[DealTableModel, DealSeatModel]]:
    """The tables of a deal whose first seats came out best, with these seats."""
    over = [(table, table.seats[0]) for table in deal.tables if table.seats[0].points is not None]
    return over[:BEST]
