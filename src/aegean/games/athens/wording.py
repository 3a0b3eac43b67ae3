"""What the choices and questions of Athens are about, for their words."""

from __future__ import annotations

from aegean.core.words import Words
from aegean.games.athens import actions
from aegean.games.athens.board import Board
from aegean.games.athens.parts import CLASSES
from aegean.games.athens.rules.price import PAY, due


def choice(board: Board, action: int, words: Words) -> dict[str, object]:
    """What a move costs and brings; empty where its own words do."""
    if actions.PAY.has(action):
        return _pay(board, int(actions.PAY.entry(action)), words)
    return {}


def _pay(board: Board, alternative: int, words: Words) -> dict[str, object]:
    """The tiles of a price that the dice do not cover."""
    deed = PAY.deed(board)
    counts = [int(due(board, deed, alternative, tile)) for tile in range(len(CLASSES))]
    tiles = [words.count(n, words.thing(CLASSES[tile]), case="accusative") for tile, n in enumerate(counts) if n]
    return {"tiles": words.join(tiles), "n": sum(counts)}
