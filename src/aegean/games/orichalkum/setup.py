"""Laying out the game (section 3 of the rules, OR-18)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.shared import zeros
from aegean.core.state import CHANCE
from aegean.games.orichalkum import parts
from aegean.games.orichalkum.board import MOST_LAID, MOST_TEMPLES, NONE, Board, Player
from aegean.games.orichalkum.grid import SIZE
from aegean.games.orichalkum.rules.refill import ask_refill
from aegean.games.orichalkum.rules.rounds import (
    BEGIN_ROUND,
    DEAL_ISLAND,
    FIRST_BONUS,
    PICK_ISLANDS,
    START_PLAYER,
)


def new_player(side: int) -> Player:
    """An empty island with one hoplite and one piece of orichalcum (setup 10 to 12).

    Which side lies up is a table option and may differ as a handicap (OR-18.1, OR-18.2).
    """
    player = Player()
    player.island = NONE
    player.side = side
    player.hoplites = parts.START_HOPLITES
    player.orichalcum = parts.START_ORICHALCUM
    player.healing = 0
    player.capital = NONE
    player.city = 0
    player.covered = 0
    player.lairs = 0
    player.open = zeros(len(parts.TERRAINS))
    player.laid = zeros(MOST_LAID)
    player.laid_count = 0
    player.creatures = zeros(SIZE)
    player.sent = zeros(SIZE)
    player.buildings = zeros(SIZE)
    player.owned = zeros(len(parts.BUILDINGS))
    player.temples = zeros(MOST_TEMPLES)
    player.temple_count = 0
    player.medals = 0
    player.defeated = zeros(len(parts.CREATURES))
    return player


def lay_out(seats: int, start: int, sides: list[int], is_picked: bool) -> Board:
    """Lays everything out; `start` is the starting player, or -1 to draw them (setup 1 to 14).

    Islands are dealt, or everybody picks one once the row lies there (OR-18.3).
    """
    board = Board()
    board.begin(seats)
    board.players = vec[Player]([new_player(sides[seat]) for seat in range(seats)])
    board.round = 1
    board.initiative = max(start, 0)
    board.turn = board.initiative
    board.winner = NONE
    lay_out_middle(board)
    board.hoplites = parts.HOPLITES - seats * parts.START_HOPLITES
    board.orichalcum = parts.ORICHALCUM - seats * parts.START_ORICHALCUM
    BEGIN_ROUND.ask(board, CHANCE)
    FIRST_BONUS.ask(board, CHANCE)  # setup 14
    if is_picked:
        PICK_ISLANDS.ask(board, CHANCE)  # setup 10
    ask_refill(board)  # setup 4 and 7
    if not is_picked:
        for seat in range(seats - 1, -1, -1):
            DEAL_ISLAND.ask_for(board, receiver=seat)
    if start < 0:
        START_PLAYER.ask(board, CHANCE)  # setup 13
    return board


def lay_out_middle(board: Board) -> None:
    """The action board, the Titans in the centre, the building board, stacks and bags (setup 1 to 9)."""
    nothing = vec[i64]([NONE] * parts.LONGEST_ROW)
    board.cards = nothing
    board.tiles = nothing[:]
    board.beasts = nothing[:]
    board.row_count = 0
    board.card = NONE
    board.tile = NONE
    board.beast = NONE
    board.slots = vec[i64]([NONE] * len(parts.SLOTS))
    board.stocked = zeros(len(parts.SLOTS))
    board.drawn = NONE
    board.holders = vec[i64]([NONE] * len(parts.TITANS))
    board.awake = vec[i64]([1] * len(parts.TITANS))
    board.deck = Bag.of(vec[i64]([1] * len(parts.CARDS)))
    board.discard = zeros(len(parts.CARDS))
    first = parts.FIRST_TILE
    board.stacks = vec[Bag]([Bag.of(parts.TILE_COUNTS[first[size] : first[size + 1]]) for size in (1, 2, 3)])
    board.under = vec[i64]([NONE] * (parts.MOST_UNDER * parts.SIZES))
    board.under_count = zeros(parts.SIZES + 1)
    board.lair = Bag.of(parts.CREATURE_COUNTS)
    board.sack = Bag.of(parts.BUILDING_COUNTS)
