"""Laying out the game (AE-2, AE-24.1, AE-24.2, AE-25.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.shared import zeros
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus.bits import full
from aegean.games.atlantis_exodus.board import FAR_AWAY, SOURCES, TRACK, Board, Player
from aegean.games.atlantis_exodus.cards import INFLUENCE_COUNT, KIND_CARDS, KIND_COUNT, PILLAR_COUNT
from aegean.games.atlantis_exodus.parts import (
    FIELDS,
    MARKED_BY_SEATS,
    MIDDLE,
    MOST_PILLARS,
    MOST_SLOTS,
    NEUTRAL_BY_SEATS,
    NEUTRAL_START,
    OPEN_LODGINGS,
    ORDER_SPACES,
    POSTS,
    SETTLERS_BY_SEATS,
    SITES,
    START_FAVOURS,
    START_GOODS,
    START_POINTS,
    START_PRIEST,
    SUPPLY,
    WAVE_COUNTS,
)
from aegean.games.atlantis_exodus.rules.knowledge import FILL_SLOTS
from aegean.games.atlantis_exodus.rules.preparation import DEAL_PILLAR, FILL_SITES, LAY_LODGING, LAY_MONUMENT, STOCK
from aegean.games.atlantis_exodus.rules.year import BEGIN_YEAR, START_PLAYER, sorted_from
from aegean.games.atlantis_exodus.tiles import (
    AGORAS,
    BERTHS,
    CELL_COUNT,
    LODGING_COUNTS,
    MONUMENTS,
    SHIP_COUNTS,
    SHIP_TYPES,
    WORKSHOPS,
)


def new_player() -> Player:
    """A player begins with one gold and one book of each colour, the king beside the board (AE-2.13)."""
    player = Player()
    player.fields = zeros(FIELDS)
    player.goods = START_GOODS[:]
    player.points = zeros(SOURCES)
    player.points[TRACK] = START_POINTS
    player.cells = zeros(CELL_COUNT)
    player.crowds = zeros(CELL_COUNT)
    player.ships = zeros(BERTHS)
    player.pillars = zeros(3 * MOST_PILLARS)
    player.favours = START_FAVOURS
    player.priest = START_PRIEST
    player.honoured = START_PRIEST
    player.last_bonus = 0
    player.king = FAR_AWAY
    player.free = full(CELL_COUNT)
    player.active = 0
    player.vacant = 0
    player.home = -1
    player.berths = 0
    player.knowledge = 0
    player.used = 0
    player.hand = 0
    player.shown = 0
    player.played = 0
    player.hand_count = 0
    return player


def lay_out(seats: int, start: int) -> Board:
    """Lays everything out (AE-2.1 to AE-2.15); `start` sorts first, or -1 to draw who does (AE-2.14)."""
    board = Board()
    board.begin(seats)
    board.players = vec[Player]([new_player() for _ in range(seats)])
    board.year = 1  # AE-2.5
    board.round = 0
    board.turn = -1
    board.acting = False
    board.actions = 0
    board.lost = False
    board.order = zeros(ORDER_SPACES)
    board.sorting = sorted_from(seats, max(start, 0))
    board.climbing = False
    board.drawn = 0
    lay_city(board, seats)
    lay_stacks(board, seats)
    ask_setup(board, seats, start)
    return board


def lay_city(board: Board, seats: int) -> None:
    """The city unturned and empty, the bag and the supply filled (AE-2.1, AE-2.6, AE-2.12, AE-2.13)."""
    board.top_turn = 0
    board.middle_turn = 0
    neutral = NEUTRAL_BY_SEATS[seats] > 0
    board.neutral_middle = NEUTRAL_START[0] if neutral else FAR_AWAY  # AE-2.15, AE-24.2
    board.neutral_bottom = NEUTRAL_START[1] if neutral else FAR_AWAY
    board.city = zeros(SITES)
    board.courts = zeros(MIDDLE)
    board.posts = zeros(len(POSTS))
    board.bag = Bag.of(vec[i64]([SETTLERS_BY_SEATS[seats]] * 3))
    board.supply = SUPPLY[:]
    for player in board.players:
        for good in range(i64(len(START_GOODS))):
            board.supply[good] -= player.goods[good]


def lay_stacks(board: Board, seats: int) -> None:
    """All stacks and decks, shuffled: nobody knows their order (AE-2.2 to AE-2.5, AE-2.7)."""
    board.workshop_stack = full(len(WORKSHOPS))
    board.workshops_open = 0
    board.agora_stack = full(len(AGORAS))
    board.agoras_open = 0
    board.ship_stack = Bag.of(SHIP_COUNTS)
    board.ships_open = zeros(SHIP_TYPES)
    board.lodging_stack = Bag.of(LODGING_COUNTS)
    board.lodgings = zeros(OPEN_LODGINGS)
    board.monument_stack = full(len(MONUMENTS))
    board.monuments = zeros(2)
    board.waves = Bag.of(WAVE_COUNTS)
    board.wave = -1
    board.pillar_stack = full(int(PILLAR_COUNT))
    board.piles = zeros(6)
    board.scroll_deck = Bag.of(KIND_CARDS[MARKED_BY_SEATS[seats]])
    board.scrolls = zeros(MOST_SLOTS)
    board.scroll_discard = zeros(KIND_COUNT)
    board.influence_deck = full(INFLUENCE_COUNT)
    board.influence_open = 0
    board.offered = 0
    board.offered_count = 0


def ask_setup(board: Board, seats: int, start: int) -> None:
    """What chance decides before the first year: pillars, knowledge, tiles, settlers, lodgings, monuments."""
    BEGIN_YEAR.ask(board, CHANCE)
    if start < 0 and seats > 1:
        START_PLAYER.ask(board, CHANCE)
    LAY_MONUMENT.ask(board, CHANCE)  # AE-2.11
    LAY_LODGING.ask(board, CHANCE)  # AE-2.10
    STOCK.ask_for(board, courts=True, guards=True)  # AE-2.9
    FILL_SITES.ask_from(board, 0)  # AE-2.8
    FILL_SLOTS.ask(board, CHANCE)  # AE-2.3
    DEAL_PILLAR.ask_from(board, 0)  # AE-2.2
