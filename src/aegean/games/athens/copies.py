"""Copies of positions, made from board.py by `python -m aegean.testing.copies athens`."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.copier import Copier
from aegean.games.athens.board import Board, Player


def share_player(one: Player, twin: Player) -> None:
    """Makes a twin equal; both share all lists."""
    twin.tiles = one.tiles
    twin.cubes = one.cubes
    twin.front = one.front
    twin.turned = one.turned
    twin.tucked = one.tucked
    twin.stacks = one.stacks
    twin.landmarks = one.landmarks
    twin.oracles = one.oracles
    twin.oracle_count = one.oracle_count
    twin.points = one.points


def own_player(one: Player) -> None:
    """Takes copies of the lists that are changed in place."""
    one.tiles = one.tiles[:]
    one.cubes = one.cubes[:]


class BoardCopier(Copier):
    """Copies a board."""

    def empty(self, board: Board) -> Board:
        """A board without content, with as many records."""
        twin = Board()
        twin.players = board.players[:]
        for n in range(i64(len(board.players))):
            twin.players[n] = Player()
        twin.bag = Bag()
        twin.pile = Bag()
        twin.deck = Bag()
        return twin

    def share(self, board: Board, twin: Board) -> None:
        """Makes a twin equal; both share all lists."""
        for n in range(i64(len(board.players))):
            share_player(board.players[n], twin.players[n])
        twin.round = board.round
        twin.start = board.start
        twin.clockwise = board.clockwise
        twin.white = board.white
        twin.grey = board.grey
        twin.grey_rolled = board.grey_rolled
        twin.rolls_left = board.rolls_left
        twin.swaps_left = board.swaps_left
        board.bag.share(twin.bag)
        twin.discard = board.discard
        twin.supply = board.supply
        twin.bases = board.bases
        twin.workers = board.workers
        twin.squares = board.squares
        twin.stacks = board.stacks
        twin.landmark = board.landmark
        board.pile.share(twin.pile)
        twin.laid = board.laid
        twin.cylinders = board.cylinders
        board.deck.share(twin.deck)
        twin.bottom = board.bottom
        twin.bottom_count = board.bottom_count
        twin.drawn = board.drawn
        twin.drawn_count = board.drawn_count
        twin.traced = board.traced
        twin.traced_count = board.traced_count

    def own(self, board: Board) -> None:
        """Takes copies of the lists that are changed in place."""
        for n in range(i64(len(board.players))):
            own_player(board.players[n])
        board.discard = board.discard[:]
        board.supply = board.supply[:]
        board.laid = board.laid[:]
