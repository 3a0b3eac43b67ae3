"""Laying out the game (AT-1, AT-14)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.shared import zeros
from aegean.core.state import CHANCE
from aegean.games.athens import parts
from aegean.games.athens.board import MOST_RETURNED, Board, Player
from aegean.games.athens.events import EVENT_COUNT, SQUARE_NAMES
from aegean.games.athens.rules.cards import REVEAL_LANDMARK
from aegean.games.athens.rules.rounds import BEGIN_ROUND, START_PLAYER


def new_player() -> Player:
    """A player begins with nothing (AT-1.10); the round summary card counts for nothing (AT-1.11)."""
    player = Player()
    player.tiles = zeros(3)
    player.cubes = zeros(parts.COLOURS)
    player.front = zeros(parts.KINDS)
    player.turned = zeros(parts.KINDS)
    player.tucked = vec[i64]([-1] * 14)
    player.stacks = zeros(4)
    player.landmarks = zeros(len(parts.LANDMARKS))
    player.oracles = zeros(4)
    player.oracle_count = 0
    player.points = 0
    return player


def lay_out(seats: int, start: int) -> Board:
    """Lays everything out (AT-1.1 to AT-1.9); `start` is the start player, or -1 to draw them (AT-1.9).

    Only the workers, the number of base cards and the play-order die depend on the number
    of players (AT-1.2, AT-14.1 to AT-14.4). Workers are not kept: each player has one (AT-5.3).
    """
    board = Board()
    board.begin(seats)
    board.players = vec[Player]([new_player() for _ in range(seats)])
    board.round = 1
    board.start = max(start, 0)
    board.clockwise = True
    board.white = zeros(3)
    board.grey = zeros(3)
    board.grey_rolled = False
    board.rolls_left = 0
    board.swaps_left = 0
    board.bag = Bag.of(parts.TILES)  # AT-1.1
    board.discard = zeros(3)
    board.supply = parts.CUBE_COUNTS[:]  # AT-1.3
    board.bases = vec[i64]([parts.BASES_PER_KIND[seats]] * parts.KINDS)  # AT-1.6
    board.workers = zeros(len(parts.SINGLES))
    board.squares = zeros(len(parts.SQUARES))  # AT-1.7
    board.stacks = parts.STACK_CARDS[:]
    board.landmark = -1
    board.pile = Bag.of(vec[i64]([1] * len(parts.LANDMARKS)))  # AT-1.8
    board.laid = zeros(len(SQUARE_NAMES))  # AT-1.5
    board.cylinders = zeros(int(EVENT_COUNT))
    board.deck = Bag.of(parts.ORACLE_COUNTS)  # AT-1.4
    board.bottom = zeros(MOST_RETURNED)
    board.bottom_count = 0
    board.drawn = zeros(4)
    board.drawn_count = 0
    board.traced = zeros(MOST_RETURNED)
    board.traced_count = 0
    BEGIN_ROUND.ask(board, CHANCE)
    REVEAL_LANDMARK.ask(board, CHANCE)
    if start < 0:
        START_PLAYER.ask(board, CHANCE)
    return board
