"""Measures the guided game: `python bench/guided.py [GAME ...] [--games 20]` says how often whoever follows only the
first suggestion beats three `easy` (two in games of three), from every seat in turn, with one process for each core.
The coach thinks in lines of play, not in seconds, so that a crowded machine finds the same.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import aegean
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.play import Table
from aegean.play.coach import ITERATIONS, REACH, ranked
from aegean.play.table import PERSON
from aegean.search.mcts import Search

SEATS = 4
OTHERS = "easy"


def first_suggestion(game: Game, seen: Seen[State], lines: int) -> int:
    """The move that the coach puts first, without the reasons that it gives."""
    legal = seen.legal()
    if len(legal) == 1:
        return legal[0]
    search = Search(game, seen, REACH)
    search.think(Rng(0), lines)
    return ranked(search.results())[0].action


def is_won(name: str, lines: int, seed: int) -> bool:
    """Whether whoever follows the first suggestion comes first in a game."""
    game = aegean.load(name)
    seats = min(SEATS, game.seats.stop - 1)
    own = seed % seats
    table = Table(game, [PERSON if seat == own else OTHERS for seat in range(seats)], seed=seed)
    while not table.is_over:
        if table.seat == own:
            table.play(game.text(first_suggestion(game, table.seen(own), lines)))
        else:
            table.play_bot()
    return bool(table.state.places()[own] == 1)


def main() -> None:
    """Prints a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=aegean.names(), metavar="GAME")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--lines", type=int, default=ITERATIONS, help="of play behind each suggestion")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as pool:
        for name in asked.names:
            won = list(pool.map(partial(is_won, name, asked.lines), range(asked.games)))
            print(f"{name:16} {sum(won):3} of {asked.games} won", flush=True)


if __name__ == "__main__":
    main()
