"""The lesson at a table as a part of its page."""

from __future__ import annotations

from aegean.play.lesson import lessons
from aegean.play.puzzles import MARK, puzzles
from aegean.server.html.aid import outline_of
from aegean.server.html.filling import fill
from aegean.server.html.patch import Part, lines
from aegean.server.tables.live_table import LiveTable
from aegean.store.schema import GUIDED


def lesson_parts(live: LiveTable, lang: str) -> dict[str, Part]:
    """What the lesson at a table says now; nothing where a game is played."""
    place = live.place
    if live.head.lesson == GUIDED:
        goal, turn = outline_of(live.game.name, lang)
        return {"guide": lines(fill("parts/guide.html", lang, goal=goal, turn=turn, game=live.game))}
    if place is None:
        return {}
    is_puzzle = MARK in place.lesson.id
    html = fill(
        "parts/lesson.html",
        lang,
        place=place,
        lesson=place.lesson,
        step=place.step,
        kind="puzzle" if is_puzzle else "lesson",
        home="/puzzles" if is_puzzle else "/learn",
        count=len(puzzles(live.game.name) if is_puzzle else lessons(live.game.name)),
        show=place.shown(live.running) if place.step.ways else "",
        game=live.game,
    )
    return {"lesson": lines(html)}
