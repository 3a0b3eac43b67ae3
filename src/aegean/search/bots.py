"""The bots by name: each chooses from what its seat has seen, and from nothing else."""

from __future__ import annotations

from typing import Final

from aegean.core.game import Game, GameError
from aegean.search.guests import INVITED, guest
from aegean.search.simple import Bot, EasyBot, GreedyBot, RandomBot
from aegean.search.thinker import SearchBot

__all__ = ["BOTS", "INSTANT", "LEVELS", "Bot", "bot"]

LEVELS: Final = {  # iterations and seconds for a turn
    "medium": (600, 0.3),
    "hard": (16_000, 1.0),
    "expert": (100_000, 5.0),
}
INSTANT: Final = ("random", "greedy", "easy")
BOTS: Final = (*INSTANT, *LEVELS)


def bot(game: Game, name: str) -> Bot:
    """A bot by its name; a number is a search with so many lines of play a turn and no clock."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    if name == "easy":
        return EasyBot(game)
    if name in LEVELS:
        iterations, seconds = LEVELS[name]
        return SearchBot(game, name, iterations, seconds)
    if name.isdecimal():
        return SearchBot(game, name, int(name))
    if name in INVITED:
        return guest(game, name)
    raise GameError(f"there is no bot '{name}' (bots: {', '.join([*BOTS, *INVITED])})")
