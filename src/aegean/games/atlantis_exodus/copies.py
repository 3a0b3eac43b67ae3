"""Copies of positions, made from board.py by `python -m aegean.testing.copies atlantis_exodus`."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.copier import Copier
from aegean.games.atlantis_exodus.board import Board, Player


def share_player(one: Player, twin: Player) -> None:
    """Makes a twin equal; both share all lists."""
    twin.fields, twin.goods, twin.points, twin.cells = one.fields, one.goods, one.points, one.cells
    twin.crowds, twin.ships, twin.pillars, twin.favours = one.crowds, one.ships, one.pillars, one.favours
    twin.priest, twin.honoured, twin.last_bonus, twin.king = one.priest, one.honoured, one.last_bonus, one.king
    twin.free, twin.active, twin.vacant, twin.home, twin.berths = one.free, one.active, one.vacant, one.home, one.berths
    twin.knowledge, twin.used, twin.hand, twin.shown = one.knowledge, one.used, one.hand, one.shown
    twin.played, twin.hand_count = one.played, one.hand_count


def own_player(one: Player) -> None:
    """Takes copies of the lists that are changed in place."""
    one.fields, one.goods, one.points = one.fields[:], one.goods[:], one.points[:]


class BoardCopier(Copier):
    """Copies a board."""

    def empty(self, board: Board) -> Board:
        """A board without content, with as many records."""
        twin = Board()
        twin.players = board.players[:]
        for n in range(i64(len(board.players))):
            twin.players[n] = Player()
        twin.bag = Bag()
        twin.ship_stack = Bag()
        twin.lodging_stack = Bag()
        twin.waves = Bag()
        twin.scroll_deck = Bag()
        return twin

    def share(self, board: Board, twin: Board) -> None:
        """Makes a twin equal; both share all lists."""
        for n in range(i64(len(board.players))):
            share_player(board.players[n], twin.players[n])
        board.bag.share(twin.bag)
        board.ship_stack.share(twin.ship_stack)
        board.lodging_stack.share(twin.lodging_stack)
        board.waves.share(twin.waves)
        board.scroll_deck.share(twin.scroll_deck)
        twin.year, twin.round, twin.turn, twin.acting = board.year, board.round, board.turn, board.acting
        twin.actions, twin.lost, twin.order, twin.sorting = board.actions, board.lost, board.order, board.sorting
        twin.top_turn, twin.middle_turn, twin.neutral_middle = board.top_turn, board.middle_turn, board.neutral_middle
        twin.neutral_bottom, twin.city, twin.courts = board.neutral_bottom, board.city, board.courts
        twin.posts, twin.supply, twin.workshop_stack = board.posts, board.supply, board.workshop_stack
        twin.workshops_open, twin.agora_stack = board.workshops_open, board.agora_stack
        twin.agoras_open, twin.ships_open, twin.lodgings = board.agoras_open, board.ships_open, board.lodgings
        twin.monument_stack, twin.monuments, twin.wave = board.monument_stack, board.monuments, board.wave
        twin.pillar_stack, twin.piles, twin.scrolls = board.pillar_stack, board.piles, board.scrolls
        twin.scroll_discard, twin.influence_deck = board.scroll_discard, board.influence_deck
        twin.influence_open, twin.offered, twin.offered_count = board.influence_open, board.offered, board.offered_count
        twin.climbing, twin.drawn = board.climbing, board.drawn

    def own(self, board: Board) -> None:
        """Takes copies of the lists that are changed in place."""
        for n in range(i64(len(board.players))):
            own_player(board.players[n])
        board.supply = board.supply[:]
