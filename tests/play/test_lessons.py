"""Lessons: a learner plays every one to its end; what they say is what the rules do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import aegean
from aegean.core.game import Game
from aegean.core.words import LANGUAGES
from aegean.play import Refused
from aegean.play.lesson import Lesson, lessons
from aegean.server.html.rules import rules_of
from aegean.testing.lesson_checks import CHECKS, begun, cited

LESSONS = [lesson for name in aegean.names() for lesson in lessons(name)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_lesson(lesson: Lesson, check: Callable[[Game, Lesson], None]) -> None:
    check(aegean.load(lesson.game), lesson)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_clauses_of_lessons_exist(lesson: Lesson, lang: str) -> None:
    assert cited(lesson) <= set(rules_of(lesson.game, lang).clauses)


def test_a_move_that_is_not_wanted_is_not_made_and_answered_in_words() -> None:
    table, place = begun(aegean.load("orichalkum"), lessons("orichalkum")[0])
    place = place.next(table).next(table)
    made = len(table.entries)
    with pytest.raises(Refused, match="Nimm für diese Lektion die Wüsten"):
        place.play(table, "take 2", "de")
    with pytest.raises(Refused, match=r"you have 1\. You lack 1 hoplite.*OR-3\.3"):
        place.play(table, "take 5")
    assert len(table.entries) == made


def test_nothing_is_played_while_there_is_something_to_read() -> None:
    table, place = begun(aegean.load("athens"), lessons("athens")[0])
    with pytest.raises(Refused, match="Read on first"):
        place.play(table, "base kiln")


def test_back_leads_to_where_a_step_began() -> None:
    table, place = begun(aegean.load("orichalkum"), lessons("orichalkum")[0])
    place = place.next(table).next(table).play(table, "take 1")
    half = place.play(table, "port mixed")
    assert half == place and half.back(table).marks == place.marks
    table.back_to(place.mark)
    assert place.back(table).number == place.number - 1
