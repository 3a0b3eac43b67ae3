"""Learning in the terminal: a lesson by typing, answers to wrong tries, and where one left off."""

from __future__ import annotations

from pathlib import Path

import pytest

from aegean.play.lesson import Lesson, lessons
from tests.cli.test_commands import run


def typed(lesson: Lesson, first: int = 0) -> str:
    """What a learner types who always does the first thing asked for."""
    lines: list[str] = []
    for step in lesson.steps[first:-1]:
        if step.question:
            lines += [str(step.question.right + 1), ""]
        else:
            lines.append(step.ways[0] if step.ways else "")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_lesson_is_played_to_its_end_by_typing(lang: str, tmp_path: Path) -> None:
    lesson = lessons("orichalkum")[0]
    played = run("learn", "orichalkum", "--lang", lang, typed=typed(lesson), home=tmp_path)
    assert played.returncode == 0, played.stderr
    assert all(step.words[lang] in played.stdout for step in lesson.steps)
    again = run("learn", "orichalkum", "--lang", lang, typed="quit\n", home=tmp_path)
    assert lessons("orichalkum")[1].title[lang] in again.stdout


def test_a_lesson_goes_on_where_it_was_left_and_answers_wrong_tries(tmp_path: Path) -> None:
    left = run("learn", "orichalkum", "1", typed="\n\ntake 5\nshow\nquit\n", home=tmp_path)
    assert "You lack 1 hoplite" in left.stdout and "aegean learn orichalkum 1" in left.stdout
    lesson = lessons("orichalkum")[0]
    played = run("learn", "orichalkum", typed=typed(lesson, 3), home=tmp_path)
    assert lesson.steps[1].words["en"] not in played.stdout and lesson.steps[-1].words["en"] in played.stdout


def test_there_are_only_so_many_lessons() -> None:
    assert "lessons 1 to" in run("learn", "athens", "99").stderr
