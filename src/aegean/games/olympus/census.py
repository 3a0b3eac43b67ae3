"""Where all components are: their number never changes."""

from __future__ import annotations

from aegean.games.olympus.board import Board
from aegean.games.olympus.parts import COMMONS, TEMPLES, TRACKS


def census(board: Board) -> dict[str, int]:
    """Priests, temples and Glory cards, wherever they lie; cubes come and go without limit (OU-3.13, OU-5.2)."""
    count: dict[str, int] = {}
    for seat, player in enumerate(board.players):
        alpha = sum(leader == seat + 1 for leader in board.alpha)
        beta = sum((mask >> seat) & 1 for mask in board.beta)
        count[f"priests seat_{seat + 1}"] = int(player.priests + player.reserve) + alpha + int(beta)
    for place, temple in enumerate(TEMPLES, COMMONS):
        owned = sum(player.owns(place) for player in board.players)
        count[f"temple {temple}"] = int(board.temples >> place & 1) + owned
    for track, name in enumerate(TRACKS):
        count[f"glory {name}"] = int(0 <= board.glory[track] <= board.seats)
    return count
