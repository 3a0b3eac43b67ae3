"""Copies of positions, made from board.py by `python -m aegean.testing.copies olympos`."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.copier import Copier
from aegean.games.olympos.board import Board, Player


def share_player(one: Player, twin: Player) -> None:
    """Makes a twin equal; both share all lists."""
    twin.time = one.time
    twin.height = one.height
    twin.finished = one.finished
    twin.camp = one.camp
    twin.on_map = one.on_map
    twin.lands = one.lands
    twin.tokens = one.tokens
    twin.stars = one.stars
    twin.cubes = one.cubes
    twin.hourglasses = one.hourglasses
    twin.discoveries = one.discoveries
    twin.discovery_count = one.discovery_count
    twin.swords = one.swords
    twin.symbols = one.symbols
    twin.skill = one.skill
    twin.variants = one.variants
    twin.cheap_kinds = one.cheap_kinds
    twin.wonders = one.wonders
    twin.wonder_count = one.wonder_count
    twin.markers = one.markers
    twin.prestige = one.prestige
    twin.athena = one.athena
    twin.blessed = one.blessed
    twin.spellbound = one.spellbound
    twin.pursued = one.pursued
    twin.keres = one.keres
    twin.favours = one.favours
    twin.hand = one.hand
    twin.hand_count = one.hand_count
    twin.kept = one.kept
    twin.kept_count = one.kept_count


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
        twin.place = board.place
        twin.below = board.below
        twin.top = board.top
        twin.barred = board.barred
        twin.tribes = board.tribes
        twin.tiles = board.tiles
        twin.space_of = board.space_of
        twin.piles = board.piles
        twin.slots = board.slots
        twin.wonders = board.wonders
        twin.column_of = board.column_of
        twin.built = board.built
        board.purse.share(twin.purse)
        board.deck.share(twin.deck)
        twin.deck_count = board.deck_count
        board.held.share(twin.held)
        twin.discard = board.discard
        twin.discard_count = board.discard_count
        twin.drawn = board.drawn
        twin.drawn_count = board.drawn_count
        board.gods.share(twin.gods)
        twin.revealed = board.revealed
        twin.god = board.god
        twin.declined = board.declined

    def own(self, board: Board) -> None:
        """Takes copies of the lists that are changed in place."""
        board.place = board.place[:]
        board.below = board.below[:]
        board.top = board.top[:]
