"""Several processes that search one position together."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.games import load
from aegean.search.mcts import Search
from aegean.search.results import Result, best_of, merged
from aegean.search.simple import Bot


class Question(NamedTuple):
    """What one process is asked: a position as its seat sees it, and the budget."""

    game: str
    seen: str
    viewer: int
    seed: int
    iterations: int
    seconds: float
    reach: int


def search_alone(question: Question) -> list[Result]:
    """The results of one search."""
    game = load(question.game)
    seen = Seen(game.read(question.seen), question.viewer)
    search = Search(game, seen, question.reach)
    search.think(Rng(question.seed), question.iterations, question.seconds)
    return search.results()


class TeamBot(Bot):
    """A searching bot that uses several cores and adds up what they find; call `close` when done."""

    game: Game
    workers: int
    iterations: int
    seconds: float
    reach: int  # lines go on for so many times as many decisions as the hints ask for
    pool: ProcessPoolExecutor

    def __init__(self, game: Game, workers: int, iterations: int, seconds: float = 0.0, reach: int = 1) -> None:
        super().__init__("team")
        self.game = game
        self.workers = workers
        self.iterations = iterations
        self.seconds = seconds
        self.reach = reach
        self.pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """The action most visited by all together."""
        legal = seen.legal()
        return legal[0] if len(legal) == 1 else best_of(self.think(seen, rng))

    def think(self, seen: Seen[State], rng: Rng) -> list[Result]:
        """The merged results of all processes."""
        text = self.game.dump(seen.position)
        questions = [
            Question(self.game.key, text, seen.viewer, int(rng.word()), self.iterations, self.seconds, self.reach)
            for _ in range(self.workers)
        ]
        return merged(list(self.pool.map(search_alone, questions)))

    def close(self) -> None:
        """Ends the processes."""
        self.pool.shutdown(cancel_futures=True)
