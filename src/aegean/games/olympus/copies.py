"""Copies of positions, made from board.py by `python -m aegean.testing.copies olympus`."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.copier import Copier
from aegean.games.olympus.board import Board, Player


def share_player(one: Player, twin: Player) -> None:
    """Makes a twin equal; both share all lists."""
    twin.levels, twin.store, twin.tribute, twin.built = one.levels, one.store, one.tribute, one.built
    twin.priests, twin.reserve, twin.points, twin.wars = one.priests, one.reserve, one.points, one.wars


def own_player(one: Player) -> None:
    """Takes copies of the lists that are changed in place."""
    one.levels, one.store = one.levels[:], one.store[:]


class BoardCopier(Copier):
    """Copies a board."""

    def empty(self, board: Board) -> Board:
        """A board without content, with as many records."""
        twin = Board()
        twin.players = board.players[:]
        for n in range(i64(len(board.players))):
            twin.players[n] = Player()
        return twin

    def share(self, board: Board, twin: Board) -> None:
        """Makes a twin equal; both share all lists."""
        for n in range(i64(len(board.players))):
            share_player(board.players[n], twin.players[n])
        twin.round, twin.start, twin.upkeep, twin.god = board.round, board.start, board.upkeep, board.god
        twin.leader, twin.followers, twin.declined = board.leader, board.followers, board.declined
        twin.alpha, twin.beta, twin.temples, twin.glory = board.alpha, board.beta, board.temples, board.glory
        twin.named, twin.named_count, twin.dear_amphitheatre = board.named, board.named_count, board.dear_amphitheatre
        twin.plain_ares = board.plain_ares

    def own(self, board: Board) -> None:
        """Takes copies of the lists that are changed in place."""
        for n in range(i64(len(board.players))):
            own_player(board.players[n])
