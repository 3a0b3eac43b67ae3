"""Copies of positions, made from board.py by `python -m aegean.testing.copies olympus`."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.copier import Copier
from aegean.games.olympus.board import Board, Player


def share_player(one: Player, twin: Player) -> None:
    """Makes a twin equal; both share all lists."""
    twin.levels = one.levels
    twin.store = one.store
    twin.tribute = one.tribute
    twin.built = one.built
    twin.priests = one.priests
    twin.reserve = one.reserve
    twin.points = one.points
    twin.wars = one.wars


def own_player(one: Player) -> None:
    """Takes copies of the lists that are changed in place."""
    one.levels = one.levels[:]
    one.store = one.store[:]


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
        twin.round = board.round
        twin.start = board.start
        twin.upkeep = board.upkeep
        twin.god = board.god
        twin.leader = board.leader
        twin.followers = board.followers
        twin.declined = board.declined
        twin.alpha = board.alpha
        twin.beta = board.beta
        twin.temples = board.temples
        twin.glory = board.glory
        twin.named = board.named
        twin.named_count = board.named_count
        twin.dear_amphitheatre = board.dear_amphitheatre
        twin.plain_ares = board.plain_ares

    def own(self, board: Board) -> None:
        """Takes copies of the lists that are changed in place."""
        for n in range(i64(len(board.players))):
            own_player(board.players[n])
