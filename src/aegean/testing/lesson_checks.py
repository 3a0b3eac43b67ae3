"""Checks of lessons: they can be played to their end in every way they allow, and they tell the truth."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from html.parser import HTMLParser
from typing import Final

from aegean.core.game import Game
from aegean.core.words import LANGUAGES
from aegean.draw.viewpoint import Viewpoint
from aegean.games import view
from aegean.play import Refused, Table
from aegean.play.lesson import LEARNER, Lesson, Step
from aegean.play.several import single_moves
from aegean.play.teaching import Place, is_true, opened

LONGEST: Final = {"en": 160, "de": 190}  # characters that a step says
PAGE: Final = {"status", "status-2", "chips", "dock"}  # what a page has besides the panels
FREE_MOVES: Final = 400  # of free play, at most


def begun(game: Game, lesson: Lesson) -> tuple[Table, Place]:
    """A lesson before its first step."""
    table = opened(game, lesson)
    return table, Place(lesson).at(0, len(table.entries))


def go_on(table: Table, place: Place, way: str = "") -> Place:
    """What a learner does who always does the first thing asked for, or goes another way."""
    if place.step.until:
        for _ in range(FREE_MOVES):
            if place.is_done(table):
                break
            table.play(table.moves()[0]) if table.seat == LEARNER else table.play_bot()
        return place.next(table)
    if not place.step.ways:
        return place.next(table)
    after = place.play(table, way or place.shown(table))
    assert after.number == place.number + 1, f"step {place.number} is not done by {way or place.step.ways[0]}"
    assert place.told(table) == [], f"step {place.number}: {place.told(table)} were not played"
    return after


def play_through(game: Game, lesson: Lesson) -> Iterator[tuple[Table, Place]]:
    """All steps of a lesson with the table at each of them."""
    table, place = begun(game, lesson)
    yield table, place
    while not place.is_last:
        place = go_on(table, place)
        yield table, place


def other_ways(table: Table, place: Place) -> Iterator[str]:
    """All further ways to do what a step asks for, with everything that a `*` may stand for."""
    for way in place.step.ways:
        first, *rest = single_moves(table.game.space, way)
        for move in table.moves():
            if fnmatchcase(move, first):
                yield "; ".join([move, *rest])


def every_way_leads_to_the_end(game: Game, lesson: Lesson) -> None:
    """Whatever a step accepts, the lesson goes on to its end."""
    for table, place in play_through(game, lesson):
        for way in list(other_ways(table, place))[1:]:
            try:
                other = table.copy()
                there = go_on(other, place, way)
                while not there.is_last:
                    there = go_on(other, there)
            except Refused as refused:
                raise AssertionError(f"step {place.number}, '{way}': {refused}") from None


def wrong_tries_are_answered(game: Game, lesson: Lesson) -> None:
    """What a step calls wrong is allowed and not wanted, or refused with that very clause; no other is answered."""
    for table, place in play_through(game, lesson):
        met = set[str]()
        for now in _within(table, place):
            for wrong in place.step.wrong:
                tried = [move for move in now.moves() if fnmatchcase(move, wrong.move)]
                tried += [wrong.move] if "*" not in wrong.move else []
                if any(_is_answered(now, place, move, wrong.clause) for move in tried):
                    met.add(wrong.move)
        assert met == {wrong.move for wrong in place.step.wrong}, f"step {place.number}: {met} are answered"


def _within(table: Table, place: Place) -> Iterator[Table]:
    """The table before each move of a step."""
    now = table.copy()
    for move in place.shown(table).split("; ") if place.step.ways else []:
        if place.is_done(now):
            return
        yield now.copy()
        place.play(now, move)


def _is_answered(table: Table, place: Place, move: str, clause: str) -> bool:
    """Whether a wrong move is refused with its clause, or not made although it is legal."""
    legal = move in table.moves()
    try:
        place.play(table.copy(), move)
    except Refused as refused:
        return legal or bool(clause) and refused.clause == clause
    return False


def the_rules_agree(game: Game, lesson: Lesson) -> None:
    """What a step claims about points, the position and moves is true, and what it wants tried is refused."""
    for table, place in play_through(game, lesson):
        step, scores = place.step, list(table.state.scores())
        assert step.check.get("points", scores) == scores, f"step {place.number}: the points are {scores}"
        for condition in step.check.get("have", ()):
            assert is_true(table, condition), f"step {place.number}: {condition}"
        if step.trial:
            try:
                table.copy().decide(step.trial.move)
            except Refused as refused:
                assert refused.clause == step.clause, f"step {place.number}: {refused}"
            else:
                raise AssertionError(f"step {place.number}: {step.trial.move} is allowed")


def something_is_to_be_chosen(game: Game, lesson: Lesson) -> None:
    """A lesson never asks for what the table plays by itself."""
    for table, place in play_through(game, lesson):
        if place.step.ways:
            assert table.seat == LEARNER and len(table.moves()) > 1, f"step {place.number}: {table.moves()}"


class _Ids(HTMLParser):
    """Collects what things are called in a drawing."""

    def __init__(self) -> None:
        super().__init__()
        self.found = set[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remembers the names of an element."""
        self.found |= {value for key, value in attrs if key in ("id", "data-about") and value}


def what_is_pointed_at_is_drawn(game: Game, lesson: Lesson) -> None:
    """A lesson points at things that are on the table at that moment."""
    for table, place in play_through(game, lesson):
        if not place.step.point:
            continue
        drawn = view(game.key).draw(table.seen(LEARNER), Viewpoint(game, "en", table.names, viewer=LEARNER))
        ids = _Ids()
        for panel in drawn.panels:
            if panel.place != "strip":
                ids.feed(panel.body)
                ids.found.add(panel.id)
        unknown = set(place.step.point) - ids.found - PAGE
        assert not unknown, f"step {place.number}: {unknown}"


def texts_are_short_and_complete(game: Game, lesson: Lesson) -> None:
    """Every text is there in all languages and short enough to be read at a glance; a lesson ends with words."""
    assert not lesson.steps[-1].is_played and not lesson.steps[-1].question
    for number, step in enumerate(lesson.steps):
        for words in _texts(step):
            for lang in LANGUAGES:
                assert 0 < len(words[lang]) <= LONGEST[lang], f"step {number}: {len(words[lang])}: {words[lang]}"
        if step.question:
            counts = {len(answers) for answers in step.question.answers.values()}
            assert len(counts) == 1 and 2 <= min(counts) <= 4 and 0 <= step.question.right < min(counts)


def free_play_says_what_ends_it(game: Game, lesson: Lesson) -> None:
    """Whoever plays on by themselves is told every number that ends it."""
    for number, step in enumerate(lesson.steps):
        for lang in LANGUAGES:
            said = re.findall(r"\d+", step.words[lang])
            assert {condition.split()[-1] for condition in step.until} <= {*said}, f"step {number}: {step.until}"


def _texts(step: Step) -> list[dict[str, str]]:
    texts = [step.words, *(wrong.words for wrong in step.wrong)]
    return [*texts, *(part.words for part in (step.question, step.trial) if part)]


def cited(lesson: Lesson) -> set[str]:
    """The clauses that a lesson cites."""
    found = {step.clause for step in lesson.steps} | {wrong.clause for step in lesson.steps for wrong in step.wrong}
    return found - {""}


CHECKS: Final = (
    every_way_leads_to_the_end,
    wrong_tries_are_answered,
    the_rules_agree,
    something_is_to_be_chosen,
    what_is_pointed_at_is_drawn,
    texts_are_short_and_complete,
    free_play_says_what_ends_it,
)
