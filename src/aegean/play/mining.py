"""Mining puzzles: games of strong bots are searched for decisions with one clear and hidden solution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import Final

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import CHOICE, Buffers, next_forced
from aegean.core.state import CHANCE, State
from aegean.play.analysis import mean
from aegean.play.coach import SURE_VISITS
from aegean.play.contrast import contrast
from aegean.play.lesson import LEARNER
from aegean.play.puzzles import MARK, Puzzle, Worth, as_lesson
from aegean.play.table import Refused
from aegean.play.teaching import Place, opened
from aegean.search.bots import bot
from aegean.search.mcts import Search
from aegean.search.results import Result, best_of, merged
from aegean.search.search_bot import after

PLAYERS: Final = "500"  # the bots whose games are searched
GLANCE: Final = 1_000  # lines of play that tell whether a decision is worth a longer look
LINES: Final = 8_000  # for every seed
SEEDS: Final = 8
REACH: Final = 4  # as far as an expert looks
WIN: Final = 0.08  # a solution leads by so much in chance to win,
POINTS: Final = 4.0  # or by so many points
EQUAL_WIN: Final = 0.02  # further moves within both of these solve a decision as well
EQUAL_POINTS: Final = 1.0
MEANWHILE: Final = 0.8  # the share of either that is enough while not all searches have been heard
OPEN: Final = (0.03, 0.97)  # chances to win between which a game is not decided
TEMPTING: Final = 2  # moves that are shown beside the solution
LONGEST: Final = 4  # decisions of a turn that a puzzle asks for
SAME_MOVE: Final = 3  # puzzles of a game with the same first move
SAME_BLOCK: Final = 24  # and with the same kind of move
GREEDY_TRIES: Final = 5
GRADES: Final = ("500", "8000x2")  # who finds a puzzle of the first and of the second grade


def mine(game: Game, first_seed: int = 1, known: tuple[Puzzle, ...] = ()) -> Iterator[Puzzle]:
    """Puzzles of a game, one after another without end; those known count for variety."""
    variety = Variety(game, known)
    for seed in count(first_seed):
        for state in _decisions(game, game.seats[seed % len(game.seats)], seed):
            found = _puzzle(game, state, f"{game.name}{MARK}{variety.size + 1}")
            if found is not None and variety.takes(found):
                yield found
                break  # the rest of a game is too much like it


class Variety:
    """Keeps puzzles from being too much alike."""

    def __init__(self, game: Game, known: tuple[Puzzle, ...]) -> None:
        self.game = game
        self.size = 0
        self.moves: Counter[str] = Counter()
        self.blocks: Counter[str] = Counter()
        self.positions: set[str] = set()
        for puzzle in known:
            self.takes(puzzle)

    def takes(self, puzzle: Puzzle) -> bool:
        """Counts a puzzle in, unless it is known or there are enough like it."""
        move = puzzle.line[0][0]
        block = self.game.space.block(self.game.parse(move)).name
        known = puzzle.position.strip() in self.positions
        if known or self.moves[move] >= SAME_MOVE or self.blocks[block] >= SAME_BLOCK:
            return False
        self.positions.add(puzzle.position.strip())
        self.moves[move] += 1
        self.blocks[block] += 1
        self.size += 1
        return True


def _decisions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The positions of a game between strong bots in which the first seat has several moves."""
    players, rng = [bot(game, PLAYERS) for _ in range(seats)], Rng(seed)
    state, buffers = game.start(seats), Buffers()
    while state.seat >= CHANCE:
        if (action := next_forced(state, rng, buffers)) == CHOICE:
            if state.seat == LEARNER:
                yield state.clone()
            action = players[state.seat].choose(Seen(state, state.seat), rng.split())
        state.apply(action)


def _puzzle(game: Game, state: State, id: str) -> Puzzle | None:
    """A decision as a puzzle, if it is one."""
    seen = Seen(state, state.seat)
    greedy = {bot(game, "greedy").choose(seen, Rng(seed)) for seed in range(GREEDY_TRIES)}
    rows = _searched(game, seen, 1, GLANCE)
    best = best_of(rows)
    if best in greedy or not _is_clear(rows, best, 0.5):
        return None
    rows = _agreed(game, seen, best)
    if not rows or not _is_clear(rows, best, 1.0):
        return None
    worths = {row.action: _worth(game, row) for row in rows if row.visits >= SURE_VISITS}
    if not OPEN[0] < worths[best].win < OPEN[1]:
        return None
    tempting = sorted(worths.keys() - {best}, key=lambda action: (action not in greedy, -worths[action].win))
    apart = contrast(game, seen, best, tempting[:TEMPTING])
    if not apart.usual:
        return None
    others = tuple(
        replace(worths[action], apart=each) for action, each in zip(tempting[:TEMPTING], apart.each, strict=True)
    )
    line = ((game.text(best),), *_rest(game, seen, best))
    found = Puzzle(id, _grade(game, seen, best), game.dump(state), line, worths[best], others, apart.usual)
    return replace(found, line=line[: _playable(game, found)])


def _playable(game: Game, puzzle: Puzzle) -> int:
    """How many decisions of its line a table asks for one after the other: some questions are asked always."""
    lesson = as_lesson(game, puzzle)
    table = opened(game, lesson)
    place = Place(lesson).at(0, 0)
    with suppress(Refused):
        for moves in puzzle.line:
            place = place.play(table, moves[0])
    return place.number


def _searched(game: Game, seen: Seen[State], seed: int, lines: int) -> list[Result]:
    search = Search(game, seen, REACH)
    search.think(Rng(seed), lines)
    return search.results()


def _agreed(game: Game, seen: Seen[State], best: int) -> list[Result]:
    """What searches with several seeds and deals have found together; nothing if they do not agree clearly."""
    parts: list[list[Result]] = []
    for seed in range(SEEDS):
        parts.append(_searched(game, seen, seed, LINES))
        if best_of(parts[-1]) != best or not _is_clear(merged(parts), best, MEANWHILE):
            return []
    return merged(parts)


def _is_clear(rows: list[Result], best: int, share: float) -> bool:
    """Whether the best move leads all others by a share of what a puzzle asks for."""
    top = mean(next(row for row in rows if row.action == best))
    others = [mean(row) for row in rows if row.action != best and row.visits >= SURE_VISITS]
    return bool(others) and all(
        top.win - other.win >= WIN * share or (top.points - other.points >= POINTS * share and top.win >= other.win)
        for other in others
    )


def _worth(game: Game, row: Result) -> Worth:
    found = mean(row)
    return Worth(game.text(row.action), round(found.win, 3), round(found.points, 1))


def _rest(game: Game, seen: Seen[State], action: int) -> Iterator[tuple[str, ...]]:
    """What solves the further decisions of the turn, as far as nothing but the seat's own moves decides."""
    for _ in range(LONGEST - 1):
        state, by_chance = after(seen, action)
        if state.seat != seen.viewer or by_chance:
            return
        seen = Seen(state, seen.viewer)
        rows = _searched(game, seen, 1, LINES)
        action = best_of(rows)
        top = mean(next(row for row in rows if row.action == action))
        equal = [
            row.action
            for row in sorted(rows, key=lambda row: -row.visits)
            if row.visits >= SURE_VISITS
            and top.win - mean(row).win <= EQUAL_WIN
            and top.points - mean(row).points <= EQUAL_POINTS
        ]
        yield tuple(game.text(one) for one in dict.fromkeys([action, *equal]))


def _grade(game: Game, seen: Seen[State], best: int) -> int:
    """How far one has to look: 1 where a quick search finds the move, 3 where only a deep one does."""
    for grade, name in enumerate(GRADES, 1):
        if all(bot(game, name).choose(seen, Rng(seed)) == best for seed in range(3)):
            return grade
    return len(GRADES) + 1
