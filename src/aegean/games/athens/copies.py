"""Copies of positions, made from board.py by `python -m aegean.testing.copies athens`."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.copier import Copier
from aegean.games.athens.board import Board, Player


def share_player(one: Player, twin: Player) -> None:
    """Makes a twin equal; both share all lists."""
    twin.tiles, twin.cubes, twin.front, twin.turned = one.tiles, one.cubes, one.front, one.turned
    twin.tucked, twin.stacks, twin.landmarks, twin.oracles = one.tucked, one.stacks, one.landmarks, one.oracles
    twin.oracle_count, twin.points = one.oracle_count, one.points


def own_player(one: Player) -> None:
    """Takes copies of the lists that are changed in place."""
    one.tiles, one.cubes = one.tiles[:], one.cubes[:]


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
        board.bag.share(twin.bag)
        board.pile.share(twin.pile)
        board.deck.share(twin.deck)
        twin.round, twin.start, twin.clockwise, twin.white = board.round, board.start, board.clockwise, board.white
        twin.grey, twin.grey_rolled, twin.rolls_left = board.grey, board.grey_rolled, board.rolls_left
        twin.swaps_left, twin.discard, twin.supply = board.swaps_left, board.discard, board.supply
        twin.bases, twin.workers, twin.squares, twin.stacks = board.bases, board.workers, board.squares, board.stacks
        twin.landmark, twin.laid, twin.cylinders = board.landmark, board.laid, board.cylinders
        twin.bottom, twin.bottom_count, twin.drawn = board.bottom, board.bottom_count, board.drawn
        twin.drawn_count, twin.traced, twin.traced_count = board.drawn_count, board.traced, board.traced_count

    def own(self, board: Board) -> None:
        """Takes copies of the lists that are changed in place."""
        for n in range(i64(len(board.players))):
            own_player(board.players[n])
        board.discard, board.supply, board.laid = board.discard[:], board.supply[:], board.laid[:]
