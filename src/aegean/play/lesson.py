"""Lessons: a position, then steps that say something, ask for a move, or ask a question. Each is a file of its game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from aegean.core.catalog import folder
from aegean.core.game import GameError
from aegean.core.words import LANGUAGES

LEARNER: Final = 0  # the seat of whoever learns
Words = dict[str, str]  # by language


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is said about a move that is not the one asked for."""

    move: str
    words: Words
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question with a few answers; the number of the right one."""

    words: Words
    answers: dict[str, list[str]]
    right: int


@dataclass(frozen=True, slots=True)
class Trial:
    """Something impossible that the learner tries, and what is said about it."""

    move: str
    words: Words


@dataclass(frozen=True, slots=True)
class Step:
    """What is said and pointed at, and at most one act: moves to make, a question, something to try, or free play."""

    words: Words
    point: tuple[str, ...] = ()
    clause: str = ""
    ways: tuple[str, ...] = ()  # any of these moves; `*` stands for anything
    others: tuple[str, ...] = ()  # what the others and chance do then, as lines of a record
    wrong: tuple[Wrong, ...] = ()
    question: Question | None = None
    trial: Trial | None = None
    until: tuple[str, ...] = ()  # free play ends as soon as one of these is true
    check: dict[str, Any] = field(default_factory=dict)  # what the rules have to agree with

    @property
    def is_played(self) -> bool:
        """Whether the learner goes on by moving, not by a button."""
        return bool(self.ways or self.until)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game."""

    id: str
    game: str
    number: int
    minutes: int
    title: Words
    names: tuple[str, ...]  # of the seats; the learner's is empty
    steps: tuple[Step, ...]
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    position: str = ""  # where it begins, as a dump; empty for the usual start
    after: str = ""  # the lesson at whose end it begins
    before: tuple[str, ...] = ()  # what happens before its first step, as lines of a record


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order."""
    found = sorted((folder(game) / "lessons").glob("*.toml"), key=lambda path: int(path.name.partition("-")[0]))
    return tuple(read(game, number, path) for number, path in enumerate(found, 1))


def lesson(game: str, lesson_id: str) -> Lesson:
    """A lesson of a game by its id."""
    for found in lessons(game):
        if found.id == lesson_id:
            return found
    raise GameError(f"there is no lesson '{lesson_id}' of '{game}'")


def read(game: str, number: int, path: Path) -> Lesson:
    """The lesson of a file."""
    text = tomllib.loads(path.read_text("utf-8"))
    return Lesson(
        f"{game}-{number}",
        game,
        number,
        text["minutes"],
        text["title"],
        tuple(text["names"]),
        tuple(_step(entry) for entry in text["step"]),
        text.get("seed", 0),
        text.get("options", {}),
        text.get("position", ""),
        text.get("after", ""),
        tuple(text.get("before", ())),
    )


def _step(entry: dict[str, Any]) -> Step:
    return Step(
        _words(entry),
        tuple(entry.get("point", ())),
        entry.get("clause", ""),
        tuple(entry.get("do", ())),
        tuple(entry.get("others", ())),
        tuple(Wrong(wrong["move"], _words(wrong), wrong.get("clause", "")) for wrong in entry.get("wrong", ())),
        _question(entry) if "ask" in entry else None,
        Trial(entry["try"], entry["answer"]) if "try" in entry else None,
        tuple(entry.get("until", ())),
        entry.get("check", {}),
    )


def _question(entry: dict[str, Any]) -> Question:
    words, answers = entry["ask"], entry["answers"]
    return Question(words, answers if isinstance(answers, dict) else dict.fromkeys(words, answers), entry["right"])


def _words(entry: dict[str, Any]) -> Words:
    return {lang: entry[lang] for lang in LANGUAGES}
