"""A bot that searches: a budget for each turn, and a tree kept from one decision of a turn to the next."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from aegean.core.fields import dump_fields
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import CHOICE, Buffers, next_forced
from aegean.core.state import CHANCE, State
from aegean.search.mcts import Search
from aegean.search.results import best_of
from aegean.search.simple import Bot

SHARE: Final = 0.5  # of what is left of a turn's budget, for each of its decisions


class SearchBot(Bot):
    """Spends half of what is left of a turn's budget on each of its decisions."""

    game: Game
    iterations: int  # a turn
    seconds: float  # a turn; 0 for no limit
    reach: int  # lines go on for so many times as many decisions as the hints ask for
    search: Search | None
    chosen: int

    def __init__(self, game: Game, name: str, iterations: int, seconds: float = 0.0, reach: int = 1) -> None:
        super().__init__(name)
        self.game = game
        self.iterations = iterations
        self.seconds = seconds
        self.reach = reach
        self.search = None
        self.chosen = -1

    def __reduce__(self) -> tuple[Any, ...]:
        return search_bot, (self.game, self.name, self.iterations, self.seconds, self.reach, self.left)

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """The action that the search visits most."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        share = self.left * SHARE
        search = self.ready(seen)
        self.left -= share * search.think(rng.split(), max(1, int(self.iterations * share)), self.seconds * share)
        self.chosen = best_of(search.results())
        self.foresee(seen)
        return self.chosen

    def ready(self, seen: Seen[State]) -> Search:
        """The search at what the seat sees: the last one moved on if this was foreseen, else a new one."""
        if self.search is None or self.search.seats != seen.position.seats:
            self.search = Search(self.game, seen, self.reach)
        elif not self.is_expected(seen) or not self.search.descend(self.chosen, seen):
            self.search.begin(seen)
        return self.search

    def is_expected(self, seen: Seen[State]) -> bool:
        """Whether nothing has happened since the last decision but what was foreseen."""
        return self.following is not None and dump_fields(self.following.position) == dump_fields(seen.position)

    def foresee(self, seen: Seen[State]) -> None:
        """Finds out whether the turn goes on, and what the seat sees then if nothing else happens."""
        state, by_chance = after(seen, self.chosen)
        if state.seat != seen.viewer:
            self.left = 1.0
        self.following = Seen(state, seen.viewer) if state.seat == seen.viewer and not by_chance else None


def after(seen: Seen[State], chosen: int) -> tuple[State, bool]:
    """The position at the next decision after a move, in one deal of what is hidden, and whether luck came between.

    A draw with one outcome counts too: the last card of a deck is certain in this deal, and another one in the next.
    """
    state, rng, buffers, by_chance = seen.deal(Rng(1)), Rng(2), Buffers(), False
    state.apply(chosen)
    action: i64 = next_forced(state, rng, buffers)
    while action != CHOICE:
        by_chance = by_chance or state.seat == CHANCE
        state.apply(action)
        action = next_forced(state, rng, buffers)
    return state, by_chance


def search_bot(game: Game, name: str, iterations: int, seconds: float, reach: int, left: float) -> SearchBot:
    """A bot that was pickled: it has what is left of its budget, and no tree."""
    bot = SearchBot(game, name, iterations, seconds, reach)
    bot.left = left
    return bot
