"""Copies of positions, made from board.py by `python -m aegean.testing.copies atlantis_exodus`."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.copier import Copier
from aegean.games.atlantis_exodus.board import Board, Player


def share_player(one: Player, twin: Player) -> None:
    """Makes a twin equal; both share all lists."""
    twin.fields = one.fields
    twin.goods = one.goods
    twin.points = one.points
    twin.cells = one.cells
    twin.crowds = one.crowds
    twin.ships = one.ships
    twin.pillars = one.pillars
    twin.favours = one.favours
    twin.priest = one.priest
    twin.honoured = one.honoured
    twin.last_bonus = one.last_bonus
    twin.king = one.king
    twin.free = one.free
    twin.active = one.active
    twin.vacant = one.vacant
    twin.home = one.home
    twin.berths = one.berths
    twin.knowledge = one.knowledge
    twin.used = one.used
    twin.hand = one.hand
    twin.shown = one.shown
    twin.played = one.played
    twin.hand_count = one.hand_count


def own_player(one: Player) -> None:
    """Takes copies of the lists that are changed in place."""
    one.fields = one.fields[:]
    one.goods = one.goods[:]
    one.points = one.points[:]


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
        twin.year = board.year
        twin.round = board.round
        twin.turn = board.turn
        twin.acting = board.acting
        twin.actions = board.actions
        twin.lost = board.lost
        twin.order = board.order
        twin.sorting = board.sorting
        twin.top_turn = board.top_turn
        twin.middle_turn = board.middle_turn
        twin.neutral_middle = board.neutral_middle
        twin.neutral_bottom = board.neutral_bottom
        twin.city = board.city
        twin.courts = board.courts
        twin.posts = board.posts
        board.bag.share(twin.bag)
        twin.supply = board.supply
        twin.workshop_stack = board.workshop_stack
        twin.workshops_open = board.workshops_open
        twin.agora_stack = board.agora_stack
        twin.agoras_open = board.agoras_open
        board.ship_stack.share(twin.ship_stack)
        twin.ships_open = board.ships_open
        board.lodging_stack.share(twin.lodging_stack)
        twin.lodgings = board.lodgings
        twin.monument_stack = board.monument_stack
        twin.monuments = board.monuments
        board.waves.share(twin.waves)
        twin.wave = board.wave
        twin.pillar_stack = board.pillar_stack
        twin.piles = board.piles
        board.scroll_deck.share(twin.scroll_deck)
        twin.scrolls = board.scrolls
        twin.scroll_discard = board.scroll_discard
        twin.influence_deck = board.influence_deck
        twin.influence_open = board.influence_open
        twin.offered = board.offered
        twin.offered_count = board.offered_count
        twin.climbing = board.climbing
        twin.drawn = board.drawn

    def own(self, board: Board) -> None:
        """Takes copies of the lists that are changed in place."""
        for n in range(i64(len(board.players))):
            own_player(board.players[n])
        board.supply = board.supply[:]
