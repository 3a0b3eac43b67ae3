"""Laying out the game (OS-2, OS-11, section 3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.shared import zeros
from aegean.core.state import CHANCE
from aegean.games.olympos import parts
from aegean.games.olympos.board import CAMP, NO_CARDS, NO_DISC, SUPPLY, Board, Player
from aegean.games.olympos.goods import KINDS
from aegean.games.olympos.numbers import FIRST_SETTLERS, START_SPACE
from aegean.games.olympos.rules import opening
from aegean.games.olympos.rules.turn import NEXT_TURN

_NO_TILES: Final = vec[i64]([-1] * int(parts.KINDS_OF_DISCOVERY))
_NO_COPIES: Final = zeros(parts.KINDS_OF_DISCOVERY)
_NO_MARKERS: Final = zeros(3 * parts.KINDS_OF_DISCOVERY)
_NO_WONDERS: Final = vec[i64]([-1] * int(parts.COLUMNS))
_ONE_CUBE_EACH: Final = vec[i64]([1] * 4)
_ALL_GODS: Final = vec[i64]([1] * int(parts.KINDS_OF_GOD))
_FACE_DOWN: Final = vec[i64]([-1] * len(parts.CARD_PLACES))


def new_player() -> Player:
    """A player begins with four settlers in the camp and nothing else."""
    player = Player()
    player.time = START_SPACE
    player.height = -1
    player.finished = False
    player.camp = FIRST_SETTLERS
    player.on_map = 0
    player.lands = 0
    player.tokens = 0
    player.stars = 0
    player.cubes = 0
    player.hourglasses = 0
    player.discoveries = 0
    player.discovery_count = 0
    player.swords = 0
    player.symbols = 0
    player.skill = 0
    player.variants = 0
    player.cheap_kinds = 0
    player.wonders = 0
    player.wonder_count = 0
    player.markers = 0
    player.prestige = 0
    player.athena = 0
    player.blessed = False
    player.spellbound = False
    player.pursued = False
    player.keres = 0
    player.favours = 0
    player.hand = NO_CARDS[:]
    player.hand_count = 0
    player.kept = NO_CARDS[:]
    player.kept_count = 0
    return player


def lay_out(seats: int) -> Board:
    """Lays everything out; chance and the bottom player come first (OS-2.6, OS-11.1 to OS-11.8)."""
    board = Board()
    board.begin(seats)
    board.players = vec[Player]([new_player() for _ in range(seats)])
    lay_discs(board, seats)
    board.barred = 0
    board.tribes = 0
    board.tiles = _NO_TILES[:]
    board.space_of = _NO_TILES[:]
    board.piles = _NO_COPIES[:]
    board.slots = _NO_MARKERS[:]
    board.wonders = _NO_WONDERS[:]
    board.column_of = _NO_WONDERS[:]
    board.built = 0
    board.purse = Bag.of(_ONE_CUBE_EACH)  # OS-2.7
    board.deck = Bag.of(parts.DESTINY_COUNTS)
    board.deck_count = board.deck.total
    board.held = Bag.of(NO_CARDS)
    board.discard = NO_CARDS[:]
    board.discard_count = 0
    board.drawn = NO_CARDS[:]
    board.drawn_count = 0
    board.gods = Bag.of(_ALL_GODS)
    board.revealed = _FACE_DOWN[:]
    board.god = -1
    plan_setup(board, seats)
    return board


def lay_discs(board: Board, seats: int) -> None:
    """Four discs of each player lie in the camp, the others in the supply, none on the map (OS-1.4, OS-2.8)."""
    board.place = vec[i64]([SUPPLY] * (parts.DISCS * seats))
    board.below = zeros(parts.DISCS * seats)
    board.top = vec[i64]([NO_DISC] * parts.LANDS)
    for seat in range(seats):
        for number in range(1, FIRST_SETTLERS + 1):
            board.place[seat * parts.DISCS + number] = CAMP


def plan_setup(board: Board, seats: int) -> None:
    """Tiles, time stack, barring, tribes, cubes, in this order (OS-2.1, OS-2.2, OS-2.3, OS-2.6, OS-2.7).

    The last tile of a row, the last wonder and the last marker need no draw.
    """
    NEXT_TURN.ask(board, CHANCE)
    for seat in range(seats - 1, -1, -1):
        opening.DEAL_CUBE.ask_for(board, receiver=seat)
    if seats > KINDS:
        opening.FIFTH_CUBE.ask(board, CHANCE)
    opening.SETTLE_TRIBES.ask(board, CHANCE)
    opening.BEGIN_BARRING.ask(board, CHANCE)
    for height in range(seats - 2, -1, -1):
        opening.STACK_MARKER.ask_for(board, height)
    for column in range(parts.COLUMNS - 2, -1, -1):
        opening.RAISE_WONDER.ask_for(board, column)
    for space in range(parts.KINDS_OF_DISCOVERY - 1, -1, -1):
        if parts.column_of(space) < parts.COLUMNS - 1:
            opening.LAY_TILE.ask_for(board, space)
