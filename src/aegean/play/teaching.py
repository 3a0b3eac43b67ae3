"""Teaching: a lesson at a table. The learner makes every move; others and chance do what the lesson says."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Final

from aegean.core.game import Game, GameError
from aegean.core.record import CHANCE_MARK, move_line
from aegean.core.state import CHANCE
from aegean.play.lesson import LEARNER, Lesson, Step, Wrong, lesson
from aegean.play.puzzles import MARK, as_lesson, puzzle_called
from aegean.play.several import single_moves
from aegean.play.table import PERSON, Refused, Table, say

COMPANION: Final = "easy"  # who plays where a lesson does not say what the others do
SIGNS: Final[dict[str, Callable[[int, int], bool]]] = {">=": operator.ge, "<=": operator.le, "==": operator.eq}


def opened(game: Game, taught: Lesson) -> Table:
    """The table of a lesson before its first step."""
    if taught.after:
        table = finished(game, lesson(game.name, taught.after))
        table.names = list(taught.names)
    else:
        position = game.read(taught.position) if taught.position else None
        held = [PERSON] + [COMPANION] * (len(taught.names) - 1)
        table = Table(
            game, held, seed=taught.seed, options=taught.options, names=taught.names, position=position, settle=False
        )
    carry_on(table, taught.before)
    return table


def finished(game: Game, taught: Lesson) -> Table:
    """The table at the end of a lesson whose learner always did the first thing asked for."""
    table = opened(game, taught)
    place = Place(taught).at(0, len(table.entries))
    while not place.is_last:
        place = place.play(table, place.shown(table)) if place.step.ways else place.next(table)
    return table


def beginning(game: Game, lesson_id: str) -> Place:
    """The place before the first step of a lesson, or of a puzzle."""
    if MARK in lesson_id:
        return Place(as_lesson(game, puzzle_called(game.name, lesson_id)))
    return Place(lesson(game.name, lesson_id))


def carry_on(table: Table, lines: Iterable[str]) -> list[str]:
    """Plays lines of a record, and whatever comes between and behind them until the learner decides.

    Returns the lines that have found no place.
    """
    left = list(lines)
    while not table.is_over:
        mark = CHANCE_MARK if table.seat == CHANCE else str(table.seat)
        is_told = bool(left) and left[0].partition(" ")[0] == mark and _is_legal(table, left[0])
        if is_told:
            table.follow(left.pop(0))
        elif table.step():
            continue
        elif table.seat == LEARNER:
            break
        else:
            player = table.bots[table.seat]
            assert player is not None, "nobody plays this seat"
            table.decide(table.game.text(player.choose(table.seen(table.seat), table.rng)))
    return left


def _is_legal(table: Table, line: str) -> bool:
    return table.game.space.parse(line.partition(" ")[2]) in table.state.legal()


@dataclass(frozen=True, slots=True)
class Place:
    """How far somebody is in a lesson: how many moves had been made when each step up to the present one began."""

    lesson: Lesson
    marks: tuple[int, ...] = ()

    @property
    def number(self) -> int:
        """The number of the present step, from 0."""
        return len(self.marks) - 1

    @property
    def mark(self) -> int:
        """How many moves had been made when the present step began."""
        return self.marks[-1]

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        """Whether the lesson is over: its last step only says something."""
        return self.number == len(self.lesson.steps) - 1

    def at(self, number: int, moves: int) -> Place:
        """A step, which begins after so many moves."""
        if not 0 <= number < len(self.lesson.steps):
            raise GameError(f"lesson '{self.lesson.id}' has no step {number}")
        return replace(self, marks=(*self.marks[:number], moves))

    def next(self, table: Table) -> Place:
        """The next step, which begins at the present position."""
        return self.at(self.number + 1, len(table.entries))

    def back(self, table: Table) -> Place:
        """The present step if something has been moved in it, else the one before; both where they began."""
        number = self.number if len(table.entries) > self.mark else max(0, self.number - 1)
        return self.at(number, self.marks[number])

    def play(self, table: Table, moves: str, lang: str = "en") -> Place:
        """Tries moves of the learner: those asked for are made and answered, others are refused with the reason."""
        if self.step.until:
            table.play(moves, lang)
            return self.after(table)
        texts = single_moves(table.game.space, moves)
        if not texts or not self.step.ways:
            raise Refused(say(lang, "lesson_reads"))
        while texts:
            if self.is_done(table):
                raise Refused(say(lang, "not_yet", text=texts[0]))
            text, made = texts.pop(0), len(table.entries)
            self._check(table, text, lang)
            table.decide(text, lang)
            carry_on(table, self.told(table))
            for entry in table.entries[made + 1 :]:
                if texts and entry.seat == LEARNER and entry.text(table.game, None) == texts[0]:
                    texts.pop(0)  # asked for, and now without a choice
        return self.after(table)

    def after(self, table: Table) -> Place:
        """The next step if this one is done, else this one."""
        return self.next(table) if self.is_done(table) else self

    def is_done(self, table: Table) -> bool:
        """Whether what the step asks for has been done."""
        if self.step.until:
            return table.is_over or any(is_true(table, condition) for condition in self.step.until)
        return any(not way for way in self.ways(table))

    def ways(self, table: Table) -> list[list[str]]:
        """What is left to do of each way that the learner may still go."""
        ways = [single_moves(table.game.space, way) for way in self.step.ways]
        for entry in table.entries[self.mark :]:
            text = entry.text(table.game, None)
            if entry.seat == LEARNER and entry.forced:
                ways = [way[1:] if way and fnmatchcase(text, way[0]) else way for way in ways]
            elif entry.seat == LEARNER:
                ways = [way[1:] for way in ways if way and fnmatchcase(text, way[0])]
        return ways

    def told(self, table: Table) -> list[str]:
        """What the others and chance are still to do in this step."""
        left = list(self.step.others)
        for entry in table.entries[self.mark :]:
            if left and move_line(entry.seat, entry.text(table.game, None)) == left[0]:
                left.pop(0)
        return left

    def shown(self, table: Table) -> str:
        """The moves that do what the step asks for."""
        return "; ".join(next(iter(self.ways(table)), []))

    def _check(self, table: Table, text: str, lang: str) -> None:
        """Refuses a move that is not allowed, or not the one asked for."""
        wrong = next((wrong for wrong in self.step.wrong if fnmatchcase(text, wrong.move)), Wrong("", {}))
        said = wrong.words.get(lang, "")
        try:
            table.check(text, lang)
        except Refused as refused:
            raise Refused(f"{said} {refused.reason}".strip(), refused.clause or wrong.clause) from None
        ways = self.ways(table)
        if not any(way and fnmatchcase(text, way[0]) for way in ways):
            wanted = table.game.say(table.game.parse(ways[0][0]), lang, table.names)
            raise Refused(said or say(lang, "lesson_wants", wanted=wanted), wrong.clause)


def is_true(table: Table, condition: str) -> bool:
    """Whether a sentence like `points.0 >= 4` or `round == 3` is true: points of a seat, or a field of the position."""
    name, sign, value = condition.split()
    if name.startswith("points."):
        return SIGNS[sign](table.state.scores()[int(name.removeprefix("points."))], int(value))
    fields = dict(line.partition(": ")[::2] for line in table.game.dump(table.state).splitlines())
    return SIGNS[sign](int(fields[name]), int(value))
