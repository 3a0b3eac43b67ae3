"""Lessons at tables: taking steps, and how far somebody is, which follows from the tables at which they learned."""

from __future__ import annotations

from pydantic import BaseModel

from aegean.play.lesson import LEARNER, lessons
from aegean.play.puzzles import MARK
from aegean.server.deps import Visitor
from aegean.server.errors import RequestRefused
from aegean.server.html.catalogue import games
from aegean.server.tables.all_tables import Tables, check_length
from aegean.server.tables.lines import SHOWN
from aegean.server.tables.live_table import LiveTable
from aegean.store.schema import FINISHED, Learned


class LessonModel(BaseModel):
    """A lesson, whether one has finished it, and the table at which one is still at it."""

    id: str
    number: int
    title: str
    minutes: int
    steps: int
    done: bool
    table: str


def lesson_models(game: str, lang: str, learned: list[Learned]) -> list[LessonModel]:
    """The lessons of a game as somebody with these tables sees them."""
    done = {head.lesson for head in learned if head.status == FINISHED}
    open_at = {head.lesson: head.id for head in reversed(learned) if head.status != FINISHED}
    return [
        LessonModel(
            id=lesson.id,
            number=lesson.number,
            title=lesson.title[lang],
            minutes=lesson.minutes,
            steps=len(lesson.steps),
            done=lesson.id in done,
            table=open_at.get(lesson.id, ""),
        )
        for lesson in lessons(game)
    ]


async def learned_by(tables: Tables, visitor: Visitor) -> list[Learned]:
    """The tables at which somebody learns, thousands after years: looking at them costs more than other pages."""
    return await tables.in_thread(tables.store.lessons_of, visitor.proofs)


def progress(learned: list[Learned], lang: str) -> dict[str, list[LessonModel]]:
    """The lessons of all games as somebody with these tables sees them."""
    return {game: lesson_models(game, lang, learned) for game in games()}


async def take_step(tables: Tables, live: LiveTable, back: bool, at: int) -> None:
    """Goes on in the lesson of a table, or a step back."""
    check_length(live)
    async with live.lock:
        live.check_at(at)
        await tables.commit(live, live.draft_step(back))


async def note_shown(tables: Tables, live: LiveTable) -> None:
    """Notes that the line of a puzzle is shown: whoever then makes its moves has not solved it."""
    check_length(live)
    if MARK not in live.head.lesson:
        raise RequestRefused(409, "no_step")
    await tables.write(live, SHOWN, LEARNER, "")
