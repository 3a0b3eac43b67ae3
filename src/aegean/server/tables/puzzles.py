"""Which puzzles somebody has solved, and on how many days in a row: it follows from the tables at which they did."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

from pydantic import BaseModel

from aegean.play.puzzles import MARK, game_of_the_day, of_the_day, puzzles
from aegean.store.schema import FINISHED, Learned

WEEK: Final = 7  # days that are shown


class PuzzleModel(BaseModel):
    """A puzzle, how far one has to look, and whether one has solved it."""

    id: str
    game: str
    number: int
    grade: int
    solved: bool


class DayModel(BaseModel):
    """A day, and whether one has solved its puzzle."""

    date: date
    solved: bool


class TodayModel(BaseModel):
    """The puzzle of the day, and on which days and how many in a row one has solved it."""

    date: date
    puzzle: PuzzleModel
    streak: int
    longest: int
    week: list[DayModel]  # the last seven days, today last


def solved_among(learned: Sequence[Learned]) -> list[Learned]:
    """The tables at which somebody has solved a puzzle, without having been shown its line."""
    return [head for head in learned if MARK in head.lesson and head.status == FINISHED and not head.is_shown]


def puzzle_models(game: str, solved: Sequence[Learned]) -> list[PuzzleModel]:
    """The puzzles of a game as somebody with these tables sees them."""
    done = {head.lesson for head in solved}
    return [
        PuzzleModel(id=one.id, game=game, number=one.number, grade=one.grade, solved=one.id in done)
        for one in puzzles(game)
    ]


def today_model(day: date, solved: Sequence[Learned]) -> TodayModel:
    """The puzzle of a day as somebody with these tables sees it."""
    game = game_of_the_day(day)
    number = of_the_day(game, day).number
    puzzle, days = puzzle_models(game, solved)[number - 1], solved_days(solved)
    last = [day - timedelta(back) for back in range(WEEK - 1, -1, -1)]
    week = [DayModel(date=one, solved=one in days) for one in last]
    return TodayModel(date=day, puzzle=puzzle, streak=streak(day, solved), longest=longest(solved), week=week)


def streak(day: date, solved: Sequence[Learned]) -> int:
    """On how many days in a row up to today somebody has solved the day's puzzle; today may still come."""
    days = solved_days(solved)
    return _run_up_to(day if day in days else day - timedelta(1), days)


def longest(solved: Sequence[Learned]) -> int:
    """The most days in a row on which somebody has ever solved the day's puzzle."""
    days = solved_days(solved)
    return max((_run_up_to(day, days) for day in days), default=0)


def _run_up_to(day: date, days: set[date]) -> int:
    return next(count for count in range(len(days) + 1) if day - timedelta(count) not in days)


def solved_days(solved: Sequence[Learned]) -> set[date]:
    """The days whose puzzle somebody has solved on that day."""
    return {found for head in solved if _puzzle_of(found := _day(head)) == head.lesson}


def _day(head: Learned) -> date:
    return datetime.fromtimestamp(head.changed, UTC).date()


def _puzzle_of(day: date) -> str:
    return of_the_day(game_of_the_day(day), day).id
