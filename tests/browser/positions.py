"""Positions of whole games that people could have reached, as records that a server opens."""

from __future__ import annotations

from functools import cache

from aegean.core.rng import Rng
from aegean.games import load
from aegean.play import Table

NAMES = ["Theano", "Lysis", "Myrine", "Kallias", "Xenokrates"]
STAGES = {"early": 0.04, "middle": 0.45, "late": 0.93}  # shares of a game's moves


@cache
def _played(game: str, seats: int, moves: int) -> Table:
    """A game after so many moves, or at its end: mostly what seems best, sometimes anything."""
    rules = load(game)
    names = NAMES[:seats] if seats > 1 else NAMES[:1]
    table, luck = Table(rules, ["person"] * seats, seed=seats, names=names), Rng(seats)
    while not table.is_over and len(table.entries) < moves:
        legal = table.seen(table.seat).legal()
        best = max(legal, key=lambda action: rules.hints.prior(table.state, action))
        table.play(rules.text(best if luck.below(3) else legal[luck.below(len(legal))]))
    return table


def position(game: str, seats: int, stage: str) -> str:
    """The record of a game up to a stage."""
    whole = len(_played(game, seats, 10**6).entries)
    return _played(game, seats, int(whole * STAGES[stage])).record().text()
