"""Copies of positions, made from board.py by `python -m aegean.testing.copies olympos`."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.copier import Copier
from aegean.games.olympos.board import Board, Player


def share_player(one: Player, twin: Player) -> None:
    """Makes a twin equal; both share all lists."""
    twin.time, twin.height, twin.finished, twin.camp = one.time, one.height, one.finished, one.camp
    twin.on_map, twin.lands, twin.tokens, twin.stars = one.on_map, one.lands, one.tokens, one.stars
    twin.cubes, twin.hourglasses, twin.discoveries = one.cubes, one.hourglasses, one.discoveries
    twin.discovery_count, twin.swords, twin.symbols = one.discovery_count, one.swords, one.symbols
    twin.skill, twin.variants, twin.cheap_kinds, twin.wonders = one.skill, one.variants, one.cheap_kinds, one.wonders
    twin.wonder_count, twin.markers, twin.prestige = one.wonder_count, one.markers, one.prestige
    twin.athena, twin.blessed, twin.spellbound, twin.pursued = one.athena, one.blessed, one.spellbound, one.pursued
    twin.keres, twin.favours, twin.hand, twin.hand_count = one.keres, one.favours, one.hand, one.hand_count
    twin.kept, twin.kept_count = one.kept, one.kept_count


class BoardCopier(Copier):
    """Copies a board."""

    def empty(self, board: Board) -> Board:
        """A board without content, with as many records."""
        twin = Board()
        twin.players = board.players[:]
        for n in range(i64(len(board.players))):
            twin.players[n] = Player()
        twin.purse = Bag()
        twin.deck = Bag()
        twin.held = Bag()
        twin.gods = Bag()
        return twin

    def share(self, board: Board, twin: Board) -> None:
        """Makes a twin equal; both share all lists."""
        for n in range(i64(len(board.players))):
            share_player(board.players[n], twin.players[n])
        board.purse.share(twin.purse)
        board.deck.share(twin.deck)
        board.held.share(twin.held)
        board.gods.share(twin.gods)
        twin.place, twin.below, twin.top, twin.barred = board.place, board.below, board.top, board.barred
        twin.tribes, twin.tiles, twin.space_of, twin.piles = board.tribes, board.tiles, board.space_of, board.piles
        twin.slots, twin.wonders, twin.column_of, twin.built = board.slots, board.wonders, board.column_of, board.built
        twin.deck_count, twin.discard, twin.discard_count = board.deck_count, board.discard, board.discard_count
        twin.drawn, twin.drawn_count, twin.revealed = board.drawn, board.drawn_count, board.revealed
        twin.god = board.god

    def own(self, board: Board) -> None:
        """Takes copies of the lists that are changed in place."""
        board.place, board.below, board.top = board.place[:], board.below[:], board.top[:]
