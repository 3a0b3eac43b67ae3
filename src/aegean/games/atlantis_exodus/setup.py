"""Laying out the game (AE-2, AE-24.1, AE-24.2, AE-25.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.shared import zeros
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import parts, tiles
from aegean.games.atlantis_exodus.bits import full
from aegean.games.atlantis_exodus.board import FAR_AWAY, SOURCES, TRACK, Board, Player
from aegean.games.atlantis_exodus.cards import INFLUENCE_COUNT, KIND_CARDS, KIND_COUNT, PILLAR_COUNT
from aegean.games.atlantis_exodus.rules.knowledge import FILL_SLOTS
from aegean.games.atlantis_exodus.rules.preparation import DEAL_PILLAR, FILL_SITES, LAY_LODGING, LAY_MONUMENT, STOCK
from aegean.games.atlantis_exodus.rules.year import BEGIN_YEAR, START_PLAYER, sorted_from


def new_player() -> Player:
    """A player begins with one gold and one book of each colour, the king beside the board (AE-2.13)."""
    player = Player()
    player.fields = zeros(parts.FIELDS)
    player.goods = parts.START_GOODS[:]
    player.points = zeros(SOURCES)
    player.points[TRACK] = parts.START_POINTS
    player.cells = zeros(tiles.CELL_COUNT)
    player.crowds = zeros(tiles.CELL_COUNT)
    player.ships = zeros(tiles.BERTHS)
    player.pillars = zeros(3 * parts.MOST_PILLARS)
    player.favours = parts.START_FAVOURS
    player.priest = parts.START_PRIEST
    player.honoured = parts.START_PRIEST
    player.last_bonus = 0
    player.king = FAR_AWAY
    player.free = full(tiles.CELL_COUNT)
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
    board.order = zeros(parts.ORDER_SPACES)
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
    neutral = parts.NEUTRAL_BY_SEATS[seats] > 0
    board.neutral_middle = parts.NEUTRAL_START[0] if neutral else FAR_AWAY  # AE-2.15, AE-24.2
    board.neutral_bottom = parts.NEUTRAL_START[1] if neutral else FAR_AWAY
    board.city = zeros(parts.SITES)
    board.courts = zeros(parts.MIDDLE)
    board.posts = zeros(len(parts.POSTS))
    board.bag = Bag.of(vec[i64]([parts.SETTLERS_BY_SEATS[seats]] * 3))
    board.supply = parts.SUPPLY[:]
    for player in board.players:
        for good in range(i64(len(parts.START_GOODS))):
            board.supply[good] -= player.goods[good]


def lay_stacks(board: Board, seats: int) -> None:
    """All stacks and decks, shuffled: nobody knows their order (AE-2.2 to AE-2.5, AE-2.7)."""
    board.workshop_stack = full(len(tiles.WORKSHOPS))
    board.workshops_open = 0
    board.agora_stack = full(len(tiles.AGORAS))
    board.agoras_open = 0
    board.ship_stack = Bag.of(tiles.SHIP_COUNTS)
    board.ships_open = zeros(tiles.SHIP_TYPES)
    board.lodging_stack = Bag.of(tiles.LODGING_COUNTS)
    board.lodgings = zeros(parts.OPEN_LODGINGS)
    board.monument_stack = full(len(tiles.MONUMENTS))
    board.monuments = zeros(2)
    board.waves = Bag.of(parts.WAVE_COUNTS)
    board.wave = -1
    board.pillar_stack = full(int(PILLAR_COUNT))
    board.piles = zeros(6)
    board.scroll_deck = Bag.of(KIND_CARDS[parts.MARKED_BY_SEATS[seats]])
    board.scrolls = zeros(parts.MOST_SLOTS)
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
