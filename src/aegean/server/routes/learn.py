"""Learning: the lessons of a game, opened as tables, and how far somebody is with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeVar

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import BaseModel

from aegean.core.state import SPECTATOR
from aegean.games import load
from aegean.play.lesson import LEARNER, Lesson, Step, lessons
from aegean.play.puzzles import MARK
from aegean.play.teaching import COMPANION, opened
from aegean.server.access.guard import costs
from aegean.server.access.security import remember
from aegean.server.deps import LiveTableDep, TablesDep, Visitor, VisitorDep, WelcomeDep
from aegean.server.errors import RequestRefused
from aegean.server.html.aid import aid_of, outline_of
from aegean.server.html.catalogue import games
from aegean.server.html.lesson_pages import read_lesson
from aegean.server.models import DoneModel, GameModel, SeatedModel
from aegean.server.requests import NewSeat, Number, RequestModel
from aegean.server.routes.api import REFUSALS, seated
from aegean.server.routes.laying import named_seats
from aegean.server.routes.pages import known_game, packed, page
from aegean.server.settings import LAYING, READING
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.lessons import LessonModel, learned_by, note_shown, progress, take_step
from aegean.server.tables.lines import MOVE, START, STEP
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.table_json import done_model
from aegean.server.tables.terms import Terms

router = APIRouter(tags=["api"], responses=REFUSALS)
T = TypeVar("T")
LessonNumber = Annotated[int, Path(alias="number", ge=1, le=99)]


class StepModel(BaseModel):
    """What a step of a lesson says, points at and asks for."""

    words: str
    point: list[str]
    clause: str
    do: list[str]
    ask: str
    answers: list[str]
    right: int


class StepRequest(RequestModel):
    """Going on in a lesson, a step back, or seeing the line of a puzzle; `at` is the position that one looks at."""

    to: Literal["next", "back", "show"]
    at: Number


@router.get("/api/games/{game}/lessons", dependencies=[costs(READING)])
async def list_lessons(game: str, tables: TablesDep, visitor: VisitorDep) -> list[LessonModel]:
    """The lessons of a game, and how far one is."""
    return progress(await learned_by(tables, visitor), visitor.lang)[known_game(game).name]


@router.get("/api/games/{game}/lessons/{number}")
async def steps(game: str, number: LessonNumber, visitor: VisitorDep) -> list[StepModel]:
    """The steps of a lesson."""
    return [_step_model(step, visitor.lang) for step in known_lesson(game, number).steps]


def _step_model(step: Step, lang: str) -> StepModel:
    question = step.question
    return StepModel(
        words=step.words[lang],
        point=list(step.point),
        clause=step.clause,
        do=list(step.ways),
        ask=question.words[lang] if question else "",
        answers=question.answers[lang] if question else [],
        right=question.right if question else -1,
    )


def numbered(found: Sequence[T], number: int, refusal: str) -> T:
    """A lesson or puzzle by its number, from 1; refused if there is none."""
    if not 1 <= number <= len(found):
        raise RequestRefused(404, refusal)
    return found[number - 1]


def known_lesson(game: str, number: int) -> Lesson:
    """A lesson by its number; refused if there is none."""
    return numbered(lessons(known_game(game).name), number, "no_lesson")


@router.post("/api/games/{game}/lessons/{number}", status_code=201, dependencies=[costs(LAYING)])
async def begin(
    game: str, number: LessonNumber, tables: TablesDep, visitor: WelcomeDep, request: Request, response: Response
) -> SeatedModel:
    """Opens a lesson as a table."""
    live, token = await lay(known_lesson(game, number), tables, visitor)
    remember(request, response, visitor.key, token)
    return seated(live, token)


async def lay(lesson: Lesson, tables: Tables, visitor: Visitor) -> tuple[LiveTable, str]:
    """The table of a lesson before its first step, and the learner's token."""
    table = opened(load(lesson.game), lesson)
    seats = [
        NewSeat(kind="me") if seat == LEARNER else NewSeat(kind="bot", level=COMPANION, name=name)
        for seat, name in enumerate(lesson.names)
    ]
    moves = [(MOVE, entry.seat, entry.text(table.game, None)) for entry in table.entries]
    return await tables.create(
        lesson.game,
        named_seats(seats, visitor),
        visitor.key,
        Terms(
            table.options,
            table.game.dump(table.position) if table.position else "",
            hints=MARK not in lesson.id,
            lang=visitor.lang,
            lesson=lesson.id,
        ),
        lines=[(START, SPECTATOR, ""), *moves, (STEP, SPECTATOR, "0")],
        visitor=visitor.client,
    )


@router.post("/api/tables/{table}/lesson")
async def go(body: StepRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> DoneModel:
    """Goes on in the lesson at a table, or a step back, or shows the line of a puzzle, which then is not solved."""
    visitor.seat(live, LEARNER)
    if body.to == "show":
        await note_shown(tables, live)
    else:
        await take_step(tables, live, body.to == "back", body.at)
    return done_model(live)


# ------------------------------------------------------------ pages


@router.get("/learn", include_in_schema=False, dependencies=[costs(READING)])
async def learn_page(tables: TablesDep, visitor: VisitorDep) -> HTMLResponse:
    """All lessons."""
    return await _courses(list(games().values()), tables, visitor)


@router.get("/learn/{game}", include_in_schema=False, dependencies=[costs(READING)])
async def learn_game_page(game: str, tables: TablesDep, visitor: VisitorDep) -> HTMLResponse:
    """The lessons of a game."""
    return await _courses([known_game(game)], tables, visitor)


@router.get("/learn/{game}/{number}", include_in_schema=False, dependencies=[costs(READING)])
def read_page(game: str, number: LessonNumber, visitor: VisitorDep, request: Request) -> Response:
    """A lesson to be read: a browser that has been at it keeps this page for when it is offline."""
    taught = known_lesson(game, number)
    shown = read_lesson(game, taught.id, visitor.lang)
    answer = page("lesson.html", visitor, game=known_game(game), lesson=taught, shown=shown, count=len(lessons(game)))
    return packed(answer, request)


async def _courses(shown: list[GameModel], tables: Tables, visitor: Visitor) -> HTMLResponse:
    """The lessons of some games, with the goal of each."""
    goals = {game.name: outline_of(game.name, visitor.lang)[0] for game in shown if aid_of(game.name, visitor.lang)}
    known = progress(await learned_by(tables, visitor), visitor.lang)
    return page("learn.html", visitor, shown=shown, goals=goals, progress=known)


@router.post("/learn/{game}/{number}", include_in_schema=False, dependencies=[costs(LAYING)])
async def begin_form(
    game: str, number: LessonNumber, tables: TablesDep, visitor: WelcomeDep, request: Request
) -> Response:
    """Opens a lesson as a table and goes there."""
    return await go_to(known_lesson(game, number), tables, visitor, request)


async def go_to(lesson: Lesson, tables: Tables, visitor: Visitor, request: Request) -> Response:
    """Opens a lesson as a table and leads a browser there."""
    live, token = await lay(lesson, tables, visitor)
    answer = RedirectResponse(f"/t/{live.id}", 303)
    remember(request, answer, visitor.key, token)
    return answer
