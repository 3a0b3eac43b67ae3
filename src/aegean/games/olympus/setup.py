"""Laying out the game (OU-2), the same for 3, 4 and 5 players."""

from __future__ import annotations

from librt.vecs import vec

from aegean.core.shared import zeros
from aegean.core.state import CHANCE
from aegean.games.olympus import parts
from aegean.games.olympus.board import MOST_WARS, NO_GOD, Board, Player
from aegean.games.olympus.rules.worship import START_PLAYER


def new_player() -> Player:
    """A city with priests, levels and cubes; its 33 cards lie open and unbuilt (OU-2.3 to OU-2.7)."""
    player = Player()
    player.levels = parts.START_LEVELS[:]  # OU-2.5
    player.store = parts.START_CUBES[:]  # OU-2.6
    player.tribute = zeros(parts.KINDS)
    player.built = 0
    player.priests = parts.START_PRIESTS  # OU-2.4
    player.reserve = parts.MOST_PRIESTS - parts.START_PRIESTS
    player.points = parts.START_POINTS
    player.wars = 0
    return player


def lay_out(seats: int, dear_amphitheatre: bool, plain_ares: bool) -> Board:
    """The board with its temples and Glory cards, the cities, the two options (OU-1.2, OU-1.8, OU-2.1, OU-2.2)."""
    board = Board()
    board.begin(seats)
    board.players = vec[Player]([new_player() for _ in range(seats)])
    board.round = 1
    board.start = 0
    board.upkeep = 0
    board.god = NO_GOD
    board.leader = 0
    board.followers = 0
    board.declined = 0
    board.alpha = zeros(parts.ALL_GODS)
    board.beta = zeros(parts.ALL_GODS)
    board.temples = parts.TEMPLE_MASK
    board.glory = zeros(parts.ALL_TRACKS)
    board.named = zeros(MOST_WARS)
    board.named_count = 0
    board.dear_amphitheatre = dear_amphitheatre
    board.plain_ares = plain_ares
    START_PLAYER.ask(board, CHANCE)  # OU-2.8
    return board
