"""Puzzles: the one of the day and all others, opened as tables."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from aegean.games import load
from aegean.play.lesson import Lesson
from aegean.play.puzzles import as_lesson, puzzles, today
from aegean.server.access.guard import costs
from aegean.server.access.security import remember
from aegean.server.deps import TablesDep, VisitorDep, WelcomeDep
from aegean.server.html.catalogue import games
from aegean.server.html.filling import fill
from aegean.server.models import SeatedModel
from aegean.server.routes.api import REFUSALS, seated
from aegean.server.routes.learn import LessonNumber, go_to, lay, numbered
from aegean.server.routes.pages import known_game, page
from aegean.server.settings import LAYING, READING
from aegean.server.tables.lessons import learned_by
from aegean.server.tables.puzzles import PuzzleModel, TodayModel, puzzle_models, solved_among, today_model

router = APIRouter(tags=["api"], responses=REFUSALS)


@router.get("/api/puzzles/today", dependencies=[costs(READING)])
async def todays_puzzle(tables: TablesDep, visitor: VisitorDep) -> TodayModel:
    """The puzzle of the day, the same for everybody."""
    return today_model(today(), solved_among(await learned_by(tables, visitor)))


@router.get("/api/games/{game}/puzzles", dependencies=[costs(READING)])
async def list_puzzles(game: str, tables: TablesDep, visitor: VisitorDep) -> list[PuzzleModel]:
    """The puzzles of a game, and which of them one has solved."""
    return puzzle_models(known_game(game).name, solved_among(await learned_by(tables, visitor)))


def known_puzzle(game: str, number: int) -> Lesson:
    """A puzzle by its number, as it is played; refused if there is none."""
    name = known_game(game).name
    return as_lesson(load(name), numbered(puzzles(name), number, "no_puzzle"))


@router.post("/api/games/{game}/puzzles/{number}", status_code=201, dependencies=[costs(LAYING)])
async def begin(
    game: str, number: LessonNumber, tables: TablesDep, visitor: WelcomeDep, request: Request, response: Response
) -> SeatedModel:
    """Opens a puzzle as a table; a move that does not solve it is refused and not made."""
    live, token = await lay(known_puzzle(game, number), tables, visitor)
    remember(request, response, visitor.key, token)
    return seated(live, token)


# ------------------------------------------------------------ pages


@router.get("/puzzles", include_in_schema=False, dependencies=[costs(READING)])
async def puzzles_page(tables: TablesDep, visitor: VisitorDep) -> HTMLResponse:
    """The puzzle of the day, and all others."""
    solved = solved_among(await learned_by(tables, visitor))
    shown = {name: puzzle_models(name, solved) for name in games()}
    return page("puzzles.html", visitor, shown=shown, today=today_model(today(), solved))


@router.get("/puzzles/week", include_in_schema=False, dependencies=[costs(READING)])
async def week(tables: TablesDep, visitor: VisitorDep) -> HTMLResponse:
    """On which days one has solved the puzzle of the day, as a part of a page."""
    found = today_model(today(), solved_among(await learned_by(tables, visitor)))
    return HTMLResponse(fill("parts/week.html", visitor.lang, today=found))


@router.get("/puzzles/{game}", include_in_schema=False)
async def game_page(game: str) -> Response:
    """The puzzles of a game, on the page of all."""
    return RedirectResponse(f"/puzzles#{known_game(game).name}", 307)


@router.post("/puzzles/{game}/{number}", include_in_schema=False, dependencies=[costs(LAYING)])
async def begin_form(
    game: str, number: LessonNumber, tables: TablesDep, visitor: WelcomeDep, request: Request
) -> Response:
    """Opens a puzzle as a table and goes there."""
    return await go_to(known_puzzle(game, number), tables, visitor, request)
