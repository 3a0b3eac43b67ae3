"""What a viewer of Atlantis Exodus knows, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.features import Features, Writer
from aegean.core.state import State
from aegean.games.atlantis_exodus import parts, tiles
from aegean.games.atlantis_exodus.board import (
    COMPLETE,
    SOURCES,
    Board,
    Player,
    first_drawn,
    last_drawn,
    passenger_of,
    ship_type,
    site_settler,
    site_tile,
    top_card,
)
from aegean.games.atlantis_exodus.cards import INFLUENCE_COUNT, KIND_COUNT, PILLAR_COUNT
from aegean.games.atlantis_exodus.questions import QUESTIONS
from aegean.games.atlantis_exodus.rules.influence import influence_left

SEATS: Final = 4
NOBODY: Final[i64] = 0
MOST_DRAWN: Final = 127.0  # see `drawn_too`
TILE_COUNT: Final = len(tiles.TILES)
MOST_SHIPS: Final = float(max(tiles.SHIP_COUNTS))  # of a type
MOST_GOODS: Final = float(max(parts.SUPPLY))  # of a kind
_CARDS: Final = 9 + 2 * INFLUENCE_COUNT + int(KIND_COUNT)  # pillars, influence, knowledge
_PLACES: Final = 5 * tiles.CELL_COUNT + int(tiles.SHIP_TYPES) + 4 + parts.SPACE_COUNT  # settlement, ships, king
PLAYER: Final = parts.FIELDS + 4 + SOURCES + _PLACES + _CARDS + 7


class AtlantisFeatures(Features):
    """Middle of the table first, then the boards in seat order from the viewer on."""

    def __init__(self) -> None:
        super().__init__(
            QUESTIONS,
            SEATS,
            [
                ("clock", (4,)),
                ("turn", (SEATS,)),
                ("climbing", (1,)),
                ("wave", (1,)),
                ("drawn", (2,)),
                ("sorting", (SEATS,)),
                ("turns", (8,)),
                ("neutral", (2, parts.SPACE_COUNT)),
                ("order", (parts.ORDER_SPACES,)),
                ("courts", (4, 3)),
                ("posts", (len(parts.POSTS),)),
                ("city", (int(parts.SITES), 2)),
                ("bag", (3,)),
                ("supply", (5,)),
                ("open_tiles", (int(tiles.FIRST_MONUMENT),)),
                ("lodgings", (int(parts.OPEN_LODGINGS),)),
                ("monuments", (2, 12)),
                ("pillar_tops", (6,)),
                ("scrolls", (int(parts.MOST_SLOTS),)),
                ("scroll_discard", (int(KIND_COUNT),)),
                ("influence_open", (INFLUENCE_COUNT,)),
                ("offered", (INFLUENCE_COUNT,)),
                ("influence_left", (1,)),
                ("players", (SEATS, PLAYER)),
            ],
        )

    def fill(self, board: State, pen: Writer) -> None:
        """Writes all pieces; seats that nobody sits on are zero."""
        assert isinstance(board, Board)
        write_time(pen, board)
        write_city(pen, board)
        write_displays(pen, board)
        for turn in range(board.seats):
            write_player(pen, board.players[pen.neighbour(turn)])


def write_time(pen: Writer, board: Board) -> None:
    """Year, round, phase, actions left, what is being done, and how the levels are turned."""
    pen.number(board.year, float(parts.YEARS))
    pen.number(board.round, 3.0)
    pen.flag(board.acting)
    pen.number(board.actions, 2.0, 8.0)
    pen.seat(board.turn, SEATS)
    pen.flag(board.climbing)
    pen.number(board.wave + 1, float(len(parts.WAVE_COUNTS)))
    pen.number(first_drawn(board.drawn) + 1, MOST_DRAWN)
    pen.number(last_drawn(board.drawn) + 1, MOST_DRAWN)
    for place in range(SEATS):
        pen.number(pen.turn(board.sorting[place]) + 1 if board.sorting[place] >= 0 else NOBODY, float(SEATS))
    pen.one_of(board.top_turn, 4)
    pen.one_of(board.middle_turn, 4)
    pen.one_of(board.neutral_middle, parts.SPACE_COUNT)
    pen.one_of(board.neutral_bottom, parts.SPACE_COUNT)


def write_city(pen: Writer, board: Board) -> None:
    """Order track and city."""
    for marker in board.order:
        pen.number((marker - 1 - pen.first + board.seats) % board.seats + 1 if marker > 0 else 0, 4.0)
    pen.rows(board.courts, tiles.HEADS, 3, 2.0)
    pen.numbers(board.posts, 3.0)
    for site in board.city:
        pen.number(site_tile(site) + 1, float(TILE_COUNT))
        pen.number(site_settler(site) + 1, 3.0)
    pen.numbers(board.bag.counts, 40.0)
    pen.numbers(board.supply, MOST_GOODS)


def write_displays(pen: Writer, board: Board) -> None:
    """Open tiles, lodgings, monuments, pillar piles, knowledge and influence."""
    pen.bits(board.workshops_open, tiles.WORKSHOP_COUNT)
    pen.bits(board.agoras_open, tiles.FIRST_SHIP - tiles.WORKSHOP_COUNT)
    pen.numbers(board.ships_open, MOST_SHIPS)
    pen.numbers(board.lodging_stack.counts, 2.0)
    pen.numbers(board.lodgings, float(TILE_COUNT))
    pen.bits(board.monuments[0], 12)
    pen.bits(board.monuments[1], 12)
    for pile in board.piles:
        pen.number(top_card(pile) + 1, float(PILLAR_COUNT))
    pen.numbers(board.scrolls, float(KIND_COUNT))
    pen.numbers(board.scroll_discard, 2.0)
    pen.bits(board.influence_open, INFLUENCE_COUNT)
    pen.bits(board.offered, INFLUENCE_COUNT)
    pen.number(influence_left(board), 24.0)


def write_player(pen: Writer, player: Player) -> None:
    """The board of one player."""
    pen.numbers(player.fields, 4.0, 40.0)
    pen.numbers(player.goods, 8.0, MOST_GOODS)
    pen.signed(player.points, 40.0, 260.0)
    pen.numbers(player.cells, float(TILE_COUNT))
    pen.rows(player.crowds, tiles.HEADS, 3, 5.0)
    pen.bits(player.active, tiles.CELL_COUNT)
    write_ships(pen, player)
    for card in player.pillars:
        pen.number(card - COMPLETE + PILLAR_COUNT if card >= COMPLETE else card, 2.0 * float(PILLAR_COUNT))
    pen.one_of(player.king, parts.SPACE_COUNT)
    pen.bits(player.hand, INFLUENCE_COUNT)
    pen.bits(player.played, INFLUENCE_COUNT)
    pen.bits(player.knowledge, KIND_COUNT)
    pen.number(player.hand_count, 6.0, float(INFLUENCE_COUNT))
    pen.number(player.favours, 4.0, 16.0)
    pen.number(player.priest, float(parts.LAST_SPACE))
    pen.number(player.honoured, float(parts.LAST_SPACE))
    pen.number(player.last_bonus, float(parts.LAST_SPACE))
    pen.number(player.used, 63.0)
    pen.number(player.home + 1, float(tiles.CELL_COUNT))


def write_ships(pen: Writer, player: Player) -> None:
    """Ships by type, passengers by colour, and free ships."""
    types: i64 = pen.at
    pen.skip(tiles.SHIP_TYPES, MOST_SHIPS)
    colours: i64 = pen.at
    pen.skip(3, 6.0)
    for ship in player.ships:
        if ship > 0:
            pen.add(types + ship_type(ship))
        if passenger_of(ship) >= 0:
            pen.add(colours + passenger_of(ship))
    pen.number(player.berths, 6.0)
