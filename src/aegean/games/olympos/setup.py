"""Laying out the game (OS-2, OS-11, section 3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.shared import changed, zeros
from aegean.core.state import CHANCE
from aegean.games.olympos import steps
from aegean.games.olympos.board import CAMP, NO_CARDS, NO_DISC, SUPPLY, Board, Player
from aegean.games.olympos.goods import BIT, UNIT
from aegean.games.olympos.numbers import BARRED, FIRST_SETTLERS, START_SPACE
from aegean.games.olympos.parts import (
    CARD_PLACES,
    COLUMNS,
    COPIES,
    DESTINY_COUNTS,
    DISCS,
    KINDS_OF_DISCOVERY,
    KINDS_OF_GOD,
    LANDS,
    STARRED,
)

_NO_TILES: Final = vec[i64]([-1] * int(KINDS_OF_DISCOVERY))
_NO_COPIES: Final = zeros(KINDS_OF_DISCOVERY)
_NO_MARKERS: Final = zeros(3 * KINDS_OF_DISCOVERY)
_NO_WONDERS: Final = vec[i64]([-1] * int(COLUMNS))
_ONE_CUBE_EACH: Final = vec[i64]([1] * 4)
_ALL_GODS: Final = vec[i64]([1] * int(KINDS_OF_GOD))
_FACE_DOWN: Final = vec[i64]([-1] * len(CARD_PLACES))


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


def lay_out(board: Board, seats: int) -> None:
    """Lays everything out; chance and the bottom player come first (OS-2.6, OS-11.1 to OS-11.8)."""
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
    board.deck = Bag.of(DESTINY_COUNTS)
    board.deck_count = board.deck.total
    board.held = Bag.of(NO_CARDS)
    board.discard = NO_CARDS[:]
    board.discard_count = 0
    board.drawn = NO_CARDS[:]
    board.drawn_count = 0
    board.gods = Bag.of(_ALL_GODS)
    board.revealed = _FACE_DOWN[:]
    board.god = -1
    board.declined = 0
    plan_setup(board, seats)


def lay_discs(board: Board, seats: int) -> None:
    """Four discs of each player lie in the camp, the others in the supply, none on the map (OS-1.4, OS-2.8)."""
    board.place = vec[i64]([SUPPLY] * (DISCS * seats))
    board.below = zeros(DISCS * seats)
    board.top = vec[i64]([NO_DISC] * LANDS)
    for seat in range(seats):
        for number in range(1, FIRST_SETTLERS + 1):
            board.place[seat * DISCS + number] = CAMP


def plan_setup(board: Board, seats: int) -> None:
    """Tiles, time stack, barring, tribes, cubes, in this order (OS-2.1, OS-2.2, OS-2.3, OS-2.6, OS-2.7)."""
    board.ask(steps.NEXT_TURN, CHANCE)
    for seat in range(seats - 1, -1, -1):
        board.ask(steps.DEAL_CUBE, CHANCE, seat)
    if seats > 4:
        board.ask(steps.FIFTH_CUBE, CHANCE)
    board.ask(steps.SETTLE_TRIBES, CHANCE)
    for resource in range(3, -1, -1):
        for _n in range(BARRED[seats]):
            board.ask(steps.BAR, 0, resource)
    for height in range(seats - 1, -1, -1):
        board.ask(steps.STACK_MARKER, CHANCE, height)
    for column in range(COLUMNS - 1, -1, -1):
        board.ask(steps.RAISE_WONDER, CHANCE, column)
    for space in range(KINDS_OF_DISCOVERY - 1, -1, -1):
        board.ask(steps.LAY_TILE, CHANCE, space)


def options_tile(board: Board, start: i64, out: vec[i64]) -> i64:
    """The kinds of the row that lie nowhere yet (OS-2.1)."""
    n: i64 = 0
    row: i64 = board.arg // COLUMNS * COLUMNS
    for discovery in range(row, row + COLUMNS):
        if board.space_of[discovery] < 0:
            out[n] = start + discovery
            n += 1
    return n


def lay_tile(board: Board, discovery: i64) -> None:
    """All copies of a kind used with this number of players lie in one pile (OS-11.1 to OS-11.5)."""
    board.tiles = changed(board.tiles, board.arg, discovery)
    board.space_of = changed(board.space_of, discovery, board.arg)
    board.piles = changed(board.piles, board.arg, COPIES[int(board.seats)][discovery])


def lay_last_tile(board: Board) -> None:
    """The last kind of a row goes to its last column."""
    row: i64 = board.arg // COLUMNS * COLUMNS
    for discovery in range(row, row + COLUMNS):
        if board.space_of[discovery] < 0:
            lay_tile(board, discovery)
            return


def options_wonder(board: Board, start: i64, out: vec[i64]) -> i64:
    """The wonders that have no column yet."""
    n: i64 = 0
    for wonder in range(COLUMNS):
        if board.column_of[wonder] < 0:
            out[n] = start + wonder
            n += 1
    return n


def raise_wonder(board: Board, wonder: i64) -> None:
    """One wonder to each column, at random (OS-2.1)."""
    board.wonders = changed(board.wonders, board.arg, wonder)
    board.column_of = changed(board.column_of, wonder, board.arg)


def raise_last_wonder(board: Board) -> None:
    """The last wonder goes to the last column."""
    for wonder in range(COLUMNS):
        if board.column_of[wonder] < 0:
            raise_wonder(board, wonder)
            return


def options_marker(board: Board, start: i64, out: vec[i64]) -> i64:
    """The players whose marker is not in the stack yet (OS-2.2)."""
    n: i64 = 0
    for seat in range(board.seats):
        if board.players[seat].height < 0:
            out[n] = start + seat
            n += 1
    return n


def stack_marker(board: Board, seat: i64) -> None:
    """The markers are stacked from the bottom up; the bottom player bars (OS-2.2, OS-2.3)."""
    board.players[seat].height = board.arg


def stack_last_marker(board: Board) -> None:
    """The last marker lies on top of the stack."""
    for seat in range(board.seats):
        if board.players[seat].height < 0:
            stack_marker(board, seat)
            return


def bottom_seat(board: Board) -> i64:
    """Whose marker lies at the bottom of the first stack."""
    for seat in range(board.seats):
        if board.players[seat].height == 0:
            return seat
    return 0


def settle_tribes(board: Board) -> None:
    """A tribe lives in every starred territory that is not barred (OS-1.7, OS-2.4)."""
    for territory in range(LANDS):
        if STARRED[territory] != 0 and not board.is_barred(territory):
            board.tribes |= BIT[territory]


def deal_cube(board: Board, resource: i64) -> None:
    """Each player gets one of the cubes, as chance has it (OS-2.7, OS-11.8)."""
    board.purse.take(resource)
    board.players[board.arg].cubes += UNIT[resource]
