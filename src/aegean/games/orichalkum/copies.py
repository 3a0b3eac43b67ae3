"""Copies of positions, made from board.py by `python -m aegean.testing.copies orichalkum`."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.copier import Copier
from aegean.games.orichalkum.board import Board, Player


def share_player(one: Player, twin: Player) -> None:
    """Makes a twin equal; both share all lists."""
    twin.island, twin.side, twin.hoplites, twin.orichalcum = one.island, one.side, one.hoplites, one.orichalcum
    twin.healing, twin.capital, twin.city, twin.covered = one.healing, one.capital, one.city, one.covered
    twin.lairs, twin.open, twin.laid, twin.laid_count = one.lairs, one.open, one.laid, one.laid_count
    twin.creatures, twin.sent, twin.buildings, twin.owned = one.creatures, one.sent, one.buildings, one.owned
    twin.temples, twin.temple_count, twin.medals = one.temples, one.temple_count, one.medals
    twin.defeated = one.defeated


class BoardCopier(Copier):
    """Copies a board."""

    def empty(self, board: Board) -> Board:
        """A board without content, with as many records."""
        twin = Board()
        twin.players = board.players[:]
        for n in range(i64(len(board.players))):
            twin.players[n] = Player()
        twin.deck = Bag()
        twin.stacks = board.stacks[:]
        for n in range(i64(len(board.stacks))):
            twin.stacks[n] = Bag()
        twin.lair = Bag()
        twin.sack = Bag()
        return twin

    def share(self, board: Board, twin: Board) -> None:
        """Makes a twin equal; both share all lists."""
        for n in range(i64(len(board.players))):
            share_player(board.players[n], twin.players[n])
        board.deck.share(twin.deck)
        for n in range(i64(len(board.stacks))):
            board.stacks[n].share(twin.stacks[n])
        board.lair.share(twin.lair)
        board.sack.share(twin.sack)
        twin.round, twin.turn, twin.initiative, twin.winner = board.round, board.turn, board.initiative, board.winner
        twin.cards, twin.tiles, twin.beasts, twin.row_count = board.cards, board.tiles, board.beasts, board.row_count
        twin.card, twin.tile, twin.beast, twin.slots = board.card, board.tile, board.beast, board.slots
        twin.stocked, twin.drawn, twin.holders, twin.awake = board.stocked, board.drawn, board.holders, board.awake
        twin.hoplites, twin.orichalcum, twin.discard = board.hoplites, board.orichalcum, board.discard
        twin.under, twin.under_count = board.under, board.under_count

    def own(self, board: Board) -> None:
        """Takes copies of the lists that are changed in place."""
        board.cards, board.tiles, board.beasts = board.cards[:], board.tiles[:], board.beasts[:]
        board.discard = board.discard[:]
