"""A lesson to be read: every step with the board it speaks of, what to do there, and what wrong tries are answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from aegean.core.seen import Still
from aegean.draw.cache import cached
from aegean.draw.panel import NARROW, Panel, Picture
from aegean.draw.svg import Svg
from aegean.draw.symbols import sprite
from aegean.draw.viewpoint import Viewpoint
from aegean.games import load, view
from aegean.play.lesson import LEARNER, Step, lesson
from aegean.play.several import single_moves
from aegean.play.table import Table
from aegean.play.teaching import Place, opened
from aegean.server.html.components import drawing

LESSONS: Final = 32  # that are kept drawn


@dataclass(frozen=True, slots=True)
class ReadStep:
    """A step, its board, and the moves that do what it asks for, in words."""

    step: Step
    board: Markup
    moves: list[str]


@dataclass(frozen=True, slots=True)
class ReadLesson:
    """All steps of a lesson, and what their boards point at."""

    steps: list[ReadStep]
    sprite: Markup


@cached(limit=LESSONS)
def read_lesson(game: str, lesson_id: str, lang: str) -> ReadLesson:
    """A lesson from its first step to its last, as it goes where the learner does the first thing asked for."""
    rules, taught = load(game), lesson(game, lesson_id)
    table = opened(rules, taught)
    steps: list[ReadStep] = []
    defs: dict[str, Svg] = {}
    viewpoint = Viewpoint(rules, lang, _names(table, lang), NARROW, LEARNER)
    place = Place(taught).at(0, len(table.entries))
    while True:
        shown = view(rules.key).draw(Still(table.state, LEARNER), viewpoint)
        panel = _spoken_of(shown, place.step)
        defs.update(shown.defs)
        board = drawing(panel.body, panel.width, panel.height, f"step-{place.number}")
        steps.append(ReadStep(place.step, board, _wanted(table, place, viewpoint)))
        if place.is_last:
            return ReadLesson(steps, _sprite(steps, defs))
        place = place.play(table, place.shown(table)) if place.step.ways else place.next(table)


def _names(table: Table, lang: str) -> list[str]:
    """Who sits there; the learner as their colour is called."""
    usual = table.game.seat_names(len(table.names), lang)
    return [name or colour for name, colour in zip(table.names, usual, strict=True)]


def _wanted(table: Table, place: Place, viewpoint: Viewpoint) -> list[str]:
    """What the step asks for, in words."""
    texts = single_moves(table.game.space, place.shown(table)) if place.step.ways else []
    return [table.game.say(table.game.parse(text), viewpoint.lang, viewpoint.names) for text in texts]


def _spoken_of(shown: Picture, step: Step) -> Panel:
    """The panel that holds the first thing pointed at, in its first form; the largest board where none does."""
    for name in step.point:
        marks = (f'data-about="{name}"', f'id="{name}"')
        for panel in shown.panels:
            if panel.id == name or any(mark in panel.body for mark in marks):
                return panel
    boards = [panel for panel in shown.panels if panel.place == "board"]
    return max(boards, key=lambda panel: panel.height * panel.width)


def _sprite(steps: list[ReadStep], defs: Mapping[str, Svg]) -> Markup:
    return Markup(sprite([step.board for step in steps], defs))
