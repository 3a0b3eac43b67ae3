"""Copies of positions, made from board.py by `python -m aegean.testing.copies orichalkum`."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.copier import Copier
from aegean.games.orichalkum.board import Board, Player


def share_player(one: Player, twin: Player) -> None:
    """Makes a twin equal; both share all lists."""
    twin.island = one.island
    twin.side = one.side
    twin.hoplites = one.hoplites
    twin.orichalcum = one.orichalcum
    twin.healing = one.healing
    twin.capital = one.capital
    twin.city = one.city
    twin.covered = one.covered
    twin.lairs = one.lairs
    twin.open = one.open
    twin.laid = one.laid
    twin.laid_count = one.laid_count
    twin.creatures = one.creatures
    twin.sent = one.sent
    twin.buildings = one.buildings
    twin.owned = one.owned
    twin.temples = one.temples
    twin.temple_count = one.temple_count
    twin.medals = one.medals
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
        twin.round = board.round
        twin.turn = board.turn
        twin.initiative = board.initiative
        twin.winner = board.winner
        twin.cards = board.cards
        twin.tiles = board.tiles
        twin.beasts = board.beasts
        twin.row_count = board.row_count
        twin.card = board.card
        twin.tile = board.tile
        twin.beast = board.beast
        twin.slots = board.slots
        twin.stocked = board.stocked
        twin.drawn = board.drawn
        twin.holders = board.holders
        twin.awake = board.awake
        twin.hoplites = board.hoplites
        twin.orichalcum = board.orichalcum
        board.deck.share(twin.deck)
        twin.discard = board.discard
        for n in range(i64(len(board.stacks))):
            board.stacks[n].share(twin.stacks[n])
        twin.under = board.under
        twin.under_count = board.under_count
        board.lair.share(twin.lair)
        board.sack.share(twin.sack)

    def own(self, board: Board) -> None:
        """Takes copies of the lists that are changed in place."""
