"""A bot that searches: a budget for each turn, and a tree kept from one decision of a turn to the next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.fields import dump_fields
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import BUFFER, CHANCE, OVER, State, pick
from aegean.search.mcts import CUTOFF, Search
from aegean.search.results import best_of
from aegean.search.simple import Bot

SMALLEST_SHARE: Final = 16  # of a turn's budget, however many decisions the turn has


class SearchBot(Bot):
    """Spends half of what is left of a turn's budget on each of its decisions."""

    game: Game
    iterations: int  # a turn
    seconds: float  # a turn; 0 for no limit
    cutoff: int
    search: Search | None
    left: float  # share of the turn's budget not yet spent
    same_turn: bool
    expected: list[str]  # what the seat will see at its next decision, if nothing happens until then
    chosen: int

    def __init__(self, game: Game, name: str, iterations: int, seconds: float = 0.0, cutoff: int = CUTOFF) -> None:
        self.name = name
        self.game = game
        self.iterations = iterations
        self.seconds = seconds
        self.cutoff = cutoff
        self.search = None
        self.left = 1.0
        self.same_turn = False
        self.expected = []
        self.chosen = -1

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """The action that the search visits most."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        if not self.same_turn:
            self.left = 1.0
        share = max(self.left / 2, 1 / SMALLEST_SHARE)
        self.left -= share
        search = self.ready(seen)
        search.think(rng.split(), max(1, int(self.iterations * share)), self.seconds * share)
        self.chosen = best_of(search.results())
        self.foresee(seen)
        return self.chosen

    def ready(self, seen: Seen[State]) -> Search:
        """The search at what the seat sees: moved on where that was expected, else a new one."""
        if self.search is None or self.search.seats != seen.position.seats:
            self.search = Search(self.game, seen, self.cutoff)
        elif not (self.expected and self.expected == dump_fields(seen.position)) or not self.search.descend(
            self.chosen, seen
        ):
            self.search.begin(seen)
        return self.search

    def foresee(self, seen: Seen[State]) -> None:
        """Finds out whether the own turn goes on, and what will be seen if nothing happens until then."""
        state, rng = seen.deal(Rng(1)), Rng(2)
        state.apply(self.chosen)
        options, weights = BUFFER[:], BUFFER[:]
        chance = False
        while state.seat != OVER:
            count: i64 = state.options(options)
            if state.seat != CHANCE and count > 1:
                break
            chance = chance or (state.seat == CHANCE and count > 1)
            state.apply(pick(state, options, weights, count, rng))
        self.same_turn = state.seat == seen.viewer
        self.expected = []
        if self.same_turn and not chance:
            state.hide(seen.viewer)
            self.expected = dump_fields(state)
