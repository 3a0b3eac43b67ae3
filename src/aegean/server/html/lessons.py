"""The lesson at a table as a part of its page."""

from __future__ import annotations

from aegean.play.lesson import lessons
from aegean.server.html.filling import fill
from aegean.server.html.patch import Part, lines
from aegean.server.tables.live_table import LiveTable


def lesson_parts(live: LiveTable, lang: str) -> dict[str, Part]:
    """What the lesson at a table says now; nothing where a game is played."""
    place = live.place
    if place is None:
        return {}
    html = fill(
        "parts/lesson.html",
        lang,
        place=place,
        lesson=place.lesson,
        step=place.step,
        count=len(lessons(place.lesson.game)),
        show=place.shown(live.running) if place.step.ways else "",
        game=live.game,
    )
    return {"lesson": lines(html)}
