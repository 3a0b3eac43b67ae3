"""Puzzles: positions of real games in which one move is clearly best, and not the obvious one."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from typing import Final

import aegean
from aegean.core.catalog import folder
from aegean.core.game import Game, GameError
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.core.words import LANGUAGES
from aegean.play.advice import Told, loss, plan, rounded, when
from aegean.play.coach import Reason
from aegean.play.contrast import RIVAL
from aegean.play.foresight import ANSWER, NEXT, THEN, foresee
from aegean.play.foresight import Step as Foreseen
from aegean.play.lesson import LEARNER, Lesson, Step, Wrong
from aegean.play.lines import log_of
from aegean.play.table import Table, say
from aegean.play.teller import Teller
from aegean.search.mcts import Search

MARK: Final = "-puzzle-"  # between game and number in an id
COMPANY: Final = ("", "Kallias", "Myrine", "Theano", "Lysis")  # the names at a puzzle's table; the solver comes first


@dataclass(frozen=True, slots=True)
class Worth:
    """A move, the chance to win behind it and the points to expect, over several searches and deals."""

    move: str
    win: float
    points: float
    apart: tuple[Reason, ...] = ()  # where the solution does better and worse than it


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision, its solution, and what the tempting moves give away."""

    id: str  # olympus-puzzle-12
    grade: int  # how far one has to look: 1 to 3
    position: str
    line: tuple[tuple[str, ...], ...]  # for each decision of the turn the moves that solve it, the best first
    best: Worth
    tempting: tuple[Worth, ...]  # the obvious move first
    why: tuple[Reason, ...]  # where the best move does better and worse than those on average

    @property
    def name(self) -> str:
        """The game."""
        return self.id.partition(MARK)[0]

    @property
    def number(self) -> int:
        """Its number among the puzzles of the game, from 1."""
        return int(self.id.partition(MARK)[2])

    def seen(self, game: Game) -> Seen[State]:
        """The position as far as whoever is asked has seen it."""
        state = game.read(self.position)
        return Seen(state, state.seat)

    def solves(self, step: int, move: str) -> bool:
        """Whether a move is a solution of a decision of the line."""
        return move in self.line[step]

    def text(self) -> str:
        """The puzzle as an entry of its game's file."""
        tempting = "".join(f"  {_worth(worth)},\n" for worth in self.tempting)
        return (
            f'[[puzzle]]\nid = "{self.id}"\ngrade = {self.grade}\nline = {json.dumps(self.line)}\n'
            f"best = {_worth(self.best)}\ntempting = [\n{tempting}]\nwhy = {_reasons(self.why)}\n"
            f"position = '''\n{self.position}'''\n"
        )


def _worth(worth: Worth) -> str:
    apart = f", apart = {_reasons(worth.apart)}" if worth.apart else ""
    return f'{{ move = "{worth.move}", win = {worth.win}, points = {worth.points}{apart} }}'


def _reasons(reasons: Sequence[Reason]) -> str:
    told = ", ".join(f"{reason.area} = {reason.points}" for reason in reasons)
    return f"{{ {told} }}" if told else "{}"


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game; none where it has no file."""
    file = folder(game) / "puzzles.toml"
    return read(file.read_text("utf-8")) if file.exists() else ()


def read(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file."""
    return tuple(
        Puzzle(
            entry["id"],
            entry["grade"],
            entry["position"],
            tuple(tuple(moves) for moves in entry["line"]),
            Worth(**entry["best"]),
            tuple(Worth(**worth | {"apart": _read_reasons(worth.get("apart", {}))}) for worth in entry["tempting"]),
            _read_reasons(entry["why"]),
        )
        for entry in tomllib.loads(text).get("puzzle", ())
    )


def _read_reasons(row: dict[str, float]) -> tuple[Reason, ...]:
    return tuple(Reason(name, points) for name, points in row.items())


def puzzle_called(game: str, id: str) -> Puzzle:
    """A puzzle by its id."""
    for puzzle in puzzles(game):
        if puzzle.id == id:
            return puzzle
    raise GameError(f"there is no puzzle '{id}' of '{game}'")


def today() -> date:
    """The day of the puzzle of the day: the same for everybody, wherever they are."""
    return datetime.now(UTC).date()


def of_the_day(game: str, day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; all are asked once before any comes again."""
    known = puzzles(game)
    if not known:
        raise GameError(f"'{game}' has no puzzles")
    turn, place = divmod(day.toordinal(), len(known))
    return random.Random(turn).sample(known, len(known))[place]


def game_of_the_day(day: date) -> str:
    """The game whose puzzle is the puzzle of a day; games without puzzles are passed over."""
    names = [name for name in aegean.names() if puzzles(name)]
    if not names:
        raise GameError("no game has puzzles")
    return names[day.toordinal() % len(names)]


# ------------------------------------------------------------ played like a lesson


def _words(key: str, **values: object) -> dict[str, str]:
    return {lang: say(lang, key, **values) for lang in LANGUAGES}


def as_lesson(game: Game, puzzle: Puzzle) -> Lesson:
    """A puzzle as a lesson of one turn: every decision is a step, and at the end stands what the moves are worth."""
    state = game.read(puzzle.position)
    names = COMPANY[: state.seats]
    wrong = [
        Wrong(worth.move, {lang: say(lang, "puzzle_less", loss=lost(lang, puzzle, worth)) for lang in LANGUAGES})
        for worth in puzzle.tempting
    ]
    steps = [
        Step(
            _words("puzzle_find" if not nth else "puzzle_further", nth=nth + 1, count=len(puzzle.line)),
            ways=moves,
            wrong=(*(wrong if not nth else ()), Wrong("*", _words("puzzle_better"))),
        )
        for nth, moves in enumerate(puzzle.line)
    ]
    title = _words("puzzle_title", title=game.title, number=puzzle.number, grade=puzzle.grade)
    told = {lang: solution(Teller(game, lang, list(names)), puzzle, state) for lang in LANGUAGES}
    return Lesson(puzzle.id, game.name, puzzle.number, 1, title, names, (*steps, Step(told)), position=puzzle.position)


def solution(teller: Teller, puzzle: Puzzle, state: State) -> str:
    """What the solution is worth, and why."""
    best = puzzle.best
    move = teller.choice(state, teller.game.parse(best.move))
    worth = say(teller.lang, "puzzle_worth", move=move, win=round(best.win * 100), points=best.points)
    return f"{worth} {compared(teller, 'puzzle_why', puzzle.why)}".strip()


def compared(teller: Teller, key: str, reasons: Sequence[Reason]) -> str:
    """Where a move does better and worse than others, in points; empty where nothing is known."""
    if not reasons:
        return ""
    parts = [
        say(
            teller.lang,
            "puzzle_more" if reason.points > 0 else "puzzle_fewer",
            points=rounded(abs(reason.points)),
            what=_named(teller, reason.area),
        )
        for reason in reasons
    ]
    return say(teller.lang, key, parts=teller.words.join(parts))


def _named(teller: Teller, name: str) -> str:
    """A scoring item, an area of the evaluation, or the strongest opponent."""
    if name == RIVAL:
        return say(teller.lang, "puzzle_rival")
    return say(teller.lang, "puzzle_named", what=teller.words.say(name))


def verdict(lang: str, was_shown: bool) -> str:
    """What is said before the solution: whoever has been shown the line has not solved the puzzle."""
    return say(lang, "puzzle_shown" if was_shown else "puzzle_solved")


@dataclass(frozen=True, slots=True)
class Solved:
    """A line of a solution: its words, and the numbers of the decisions that led to it."""

    words: str
    numbers: tuple[int, ...]


def solved_line(table: Table, teller: Teller) -> list[Solved]:
    """What the solver did at the table of a puzzle, in the words of its log."""
    own = [number for number, entry in enumerate(table.entries) if entry.seat == LEARNER and not entry.forced]
    log, told = log_of(teller, table.entries, LEARNER), list[Solved]()
    for line in (line for line in log.lines if line.seat == LEARNER):
        behind = sum(len(one.numbers) for one in told)
        numbers = tuple(number for number in own[behind:] if number <= line.last)
        if numbers:  # else it follows from what was decided before
            told.append(Solved(" ".join(text.strip() for text in log.text(line)), numbers))
    return told or [Solved(teller.move(table.entries[number].action), (number,)) for number in own]


@dataclass(frozen=True, slots=True)
class Temptation:
    """A tempting move: its words, what it gives up, in what it differs from the solution, and what it leads to."""

    move: str
    words: str
    gives_up: str
    apart: str
    leads_to: str

    def __str__(self) -> str:
        return " ".join(filter(None, (f"{self.words}:", self.gives_up, self.apart, self.leads_to)))


def lost(lang: str, puzzle: Puzzle, worth: Worth) -> str:
    """What a tempting move gives up against the solution, in chances and points."""
    return loss(lang, puzzle.best.win - worth.win, puzzle.best.points - worth.points)


def temptations(teller: Teller, puzzle: Puzzle) -> list[Temptation]:
    """The tempting moves of a puzzle, the most tempting first."""
    state, lang = puzzle.seen(teller.game).position, teller.lang
    found = []
    for worth in puzzle.tempting:
        words = teller.choice(state, teller.game.parse(worth.move))
        gives_up = say(lang, "puzzle_gives_up", loss=lost(lang, puzzle, worth))
        told = plan(teller, _leads_to(teller.game, puzzle, worth.move))
        leads_to = " ".join(
            when(lang, Told(time, LEARNER, " ".join(one.words for one in told if one.when == time)))
            for time in (THEN, ANSWER)
            if any(one.when == time for one in told)
        )
        differs = [Reason(one.area, -one.points) for one in worth.apart]
        apart = compared(teller, "puzzle_apart", differs) if len(puzzle.tempting) > 1 else ""  # the solution says it
        found.append(Temptation(worth.move, words, gives_up, apart, leads_to))
    return found


@cache
def _leads_to(game: Game, puzzle: Puzzle, move: str) -> tuple[Foreseen, ...]:
    """What follows a move at a glance: the rest of the turn and an answer."""
    found = foresee(game, Search(game, puzzle.seen(game)), game.parse(move))
    return tuple(step for step in found if step.when != NEXT)
