"""The lesson or the puzzle at a table as parts of its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aegean.core.seen import Seen
from aegean.games import view
from aegean.play.lesson import LEARNER, lessons
from aegean.play.puzzles import (
    MARK,
    game_of_the_day,
    of_the_day,
    puzzle_called,
    puzzles,
    solved_line,
    temptations,
    today,
    verdict,
)
from aegean.play.teaching import Place
from aegean.server.html.aid import outline_of
from aegean.server.html.filling import fill, fill_again
from aegean.server.html.patch import Part, lines
from aegean.server.html.spots import Spot, spots_of
from aegean.server.tables.lines import SHOWN
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.viewpoint import TableViewpoint
from aegean.store.schema import GUIDED


class Shown(NamedTuple):
    """A line of a solution, and where on the table its moves are made."""

    words: str
    spots: list[Spot]


def lesson_parts(live: LiveTable, viewpoint: TableViewpoint, phase: Sequence[int]) -> dict[str, Part]:
    """What the lesson, the puzzle or the guide at a table says now; nothing where a game is played without."""
    place, lang = live.place, viewpoint.lang
    if live.head.lesson == GUIDED:
        goal, turn = outline_of(live.game.name, lang)
        return {"outline": lines(fill_again("parts/outline.html", lang, goal=goal, turn=turn, phase=tuple(phase)))}
    if place is None:
        return {}
    if MARK in place.lesson.id:
        return _puzzle_parts(live, viewpoint, place)
    html = fill(
        "parts/lesson.html",
        lang,
        place=place,
        lesson=place.lesson,
        step=place.step,
        count=len(lessons(live.game.name)),
        show=place.shown(live.running) if place.step.ways else "",
        game=live.game,
    )
    over = {"prompt": lines(fill("parts/taught.html", lang))} if place.is_last else {}
    return {"lesson": lines(html), **over}


def _puzzle_parts(live: LiveTable, viewpoint: TableViewpoint, place: Place) -> dict[str, Part]:
    """A puzzle: its question, and once it is solved the line, what was tempting, and the way on."""
    lang, game, day = viewpoint.lang, live.game.name, today()
    puzzle = puzzle_called(game, place.lesson.id)
    about = {
        "puzzle": puzzle,
        "count": len(puzzles(game)),
        "is_todays": puzzle == of_the_day(game_of_the_day(day), day),
    }
    was_shown = any(item.line.kind == SHOWN for item in live.non_moves)
    strip = fill(
        "parts/riddle.html",
        lang,
        **about,
        number=place.number,
        words=(place.lesson.steps[0] if place.is_last else place.step).words[lang],
        is_open=not place.is_last,
        show=place.shown(live.running) if was_shown and not place.is_last else "",
    )
    if not place.is_last:
        return {"lesson": lines(strip), "line-sheet": lines(fill("parts/solution.html", lang, line=[]))}
    solved = solved_line(live.running, viewpoint.teller)
    film = " ".join(f"{number + 1}:{LEARNER}" for one in solved for number in one.numbers)
    shown = [Shown(one.words, _spots(live, viewpoint, one.numbers)) for one in solved]
    words = f"{verdict(lang, was_shown)} {place.step.words[lang]}"
    over = fill("parts/solved.html", lang, **about, words=words, film=film)
    solution = fill("parts/solution.html", lang, line=shown, tempting=temptations(viewpoint.teller, puzzle))
    return {"lesson": lines(strip), "prompt": lines(over), "line-sheet": lines(solution)}


def _spots(live: LiveTable, viewpoint: TableViewpoint, numbers: tuple[int, ...]) -> list[Spot]:
    """Where on the table the last of these moves was offered that was not offered beside it."""
    for number in reversed(numbers):
        picture = view(live.game.key).draw(Seen(live.running.at(number), LEARNER), viewpoint)
        if found := spots_of(picture, live.game.text(live.running.entries[number].action)):
            return found
    return []
