"""Where all components are: their number never changes."""

from __future__ import annotations

from aegean.games.athens.board import UNKNOWN, Board, oracle_of, tucked_kind
from aegean.games.athens.parts import BASES, CLASSES, CUBES, DEEDS, FIRST_STACK, LANDMARKS, ORACLES, STACKS


def census(board: Board) -> dict[str, int]:
    """How many of each component exist: in supplies, on cards and before the players (AT-2.6, AT-10.4)."""
    count: dict[str, int] = {}
    for tile, name in enumerate(CLASSES):
        held = sum(player.tiles[tile] for player in board.players)
        count[f"tile {name}"] = board.bag.counts[tile] + board.discard[tile] + held
    on_squares = [DEEDS[deed].cube for deed in range(FIRST_STACK) if DEEDS[deed].square >= 0]
    for cube, name in enumerate(CUBES):
        held = sum(player.cubes[cube] for player in board.players)
        on_events = sum(laid == cube + 1 for laid in board.laid)
        on_cards = sum(colour == cube and bool(full) for colour, full in zip(on_squares, board.squares, strict=True))
        count[f"cube {name}"] = board.supply[cube] + held + on_events + on_cards
    for kind, name in enumerate(BASES):
        owned = sum(player.front[kind] + player.turned[kind] for player in board.players)
        tucked = sum(card >= 0 and tucked_kind(card) == kind for player in board.players for card in player.tucked)
        count[f"base {name}"] = board.bases[kind] + owned + tucked
    for stack, name in enumerate(STACKS):
        count[f"card {name}"] = board.stacks[stack] + sum(player.stacks[stack] for player in board.players)
    for landmark, name in enumerate(LANDMARKS):
        owned = sum(player.landmarks[landmark] for player in board.players)
        count[f"landmark {name}"] = board.pile.counts[landmark] + owned + int(board.landmark == landmark)
    for oracle, name in enumerate(ORACLES):
        known = sum(player.oracles[oracle] for player in board.players) + board.drawn[oracle]
        back = sum(oracle_of(board.bottom[place]) == oracle for place in range(board.bottom_count))
        count[f"oracle {name}"] = board.deck.counts[oracle] + known + back
    assert len(ORACLES) == UNKNOWN
    return count
