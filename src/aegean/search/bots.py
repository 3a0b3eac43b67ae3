"""The bots by name: each chooses from what its seat has seen, and from nothing else."""

from __future__ import annotations

import re
from typing import Final

from aegean.core.game import Game, GameError
from aegean.search.external_bots import REGISTERED, external_bot
from aegean.search.search_bot import SHARE, SearchBot
from aegean.search.simple import Bot, EasyBot, GreedyBot, RandomBot

__all__ = ["BOTS", "COUNTED", "INSTANT", "LEVELS", "Bot", "bot", "longest_thought"]

LEVELS: Final = {  # lines of play and seconds for a turn; lines go on so many times as far as the hints ask
    "medium": (500, 0.3, 1),
    "hard": (8_000, 1.0, 2),
    "expert": (100_000, 5.0, 4),
}
COUNTED: Final = re.compile(r"([1-9][0-9]{0,8})(?:x([1-9]))?")  # 8000, 8000x2
INSTANT: Final = ("random", "greedy", "easy")
BOTS: Final = (*INSTANT, *LEVELS)


def longest_thought(name: str) -> float:
    """How many seconds a bot thinks at most about one decision; 0 for those that have no clock."""
    return LEVELS[name][1] * SHARE if name in LEVELS else 0.0


def bot(game: Game, name: str) -> Bot:
    """A bot by its name; a number is a search with so many lines of play a turn and no clock.

    `8000x2` carries its 8,000 lines on twice as far as the hints of the game ask.
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    if name == "easy":
        return EasyBot(game)
    if name in LEVELS:
        return SearchBot(game, name, *LEVELS[name])
    if counted := COUNTED.fullmatch(name):
        return SearchBot(game, name, int(counted[1]), reach=int(counted[2] or 1))
    if name in REGISTERED:
        return external_bot(game, name)
    raise GameError(f"there is no bot '{name}' (bots: {', '.join([*BOTS, *REGISTERED])})")
