"""Which puzzles somebody has solved, and on how many days in a row: it follows from the tables at which they did."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from pydantic import BaseModel

from aegean.play.puzzles import MARK, game_of_the_day, of_the_day, puzzles
from aegean.server.deps import Visitor
from aegean.server.tables.all_tables import Tables
from aegean.store.schema import FINISHED, Head


class PuzzleModel(BaseModel):
    """A puzzle, how far one has to look, and whether one has solved it."""

    id: str
    game: str
    number: int
    grade: int
    solved: bool


class TodayModel(BaseModel):
    """The puzzle of the day, and on how many days in a row one has solved it."""

    date: date
    puzzle: PuzzleModel
    streak: int


def today() -> date:
    """The day of the puzzle of the day: the same for everybody, wherever they are."""
    return datetime.now(UTC).date()


async def solved_tables(tables: Tables, visitor: Visitor) -> list[Head]:
    """The tables at which somebody has solved a puzzle."""
    learned = await tables.in_thread(tables.store.lessons_of, visitor.proofs)
    return [head for head in learned if MARK in head.lesson and head.status == FINISHED]


def puzzle_models(game: str, solved: Sequence[Head]) -> list[PuzzleModel]:
    """The puzzles of a game as somebody with these tables sees them."""
    done = {head.lesson for head in solved}
    return [
        PuzzleModel(id=one.id, game=game, number=one.number, grade=one.grade, solved=one.id in done)
        for one in puzzles(game)
    ]


def today_model(day: date, solved: Sequence[Head]) -> TodayModel:
    """The puzzle of a day as somebody with these tables sees it."""
    game = game_of_the_day(day)
    number = of_the_day(game, day).number
    return TodayModel(date=day, puzzle=puzzle_models(game, solved)[number - 1], streak=streak(day, solved))


def streak(day: date, solved: Sequence[Head]) -> int:
    """On how many days in a row up to today somebody has solved the day's puzzle; today may still come."""
    days = {found for head in solved if _puzzle_of(found := _day(head)) == head.lesson}
    last = day if day in days else day - timedelta(1)
    count = 0
    while last - timedelta(count) in days:
        count += 1
    return count


def _day(head: Head) -> date:
    return datetime.fromtimestamp(head.changed, UTC).date()


def _puzzle_of(day: date) -> str:
    return of_the_day(game_of_the_day(day), day).id
