"""What a viewer of Orichalkum knows, as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.features import Features, Writer
from aegean.core.state import State
from aegean.games.orichalkum import parts
from aegean.games.orichalkum.board import NONE, Board, Player
from aegean.games.orichalkum.grid import SIZE
from aegean.games.orichalkum.questions import QUESTIONS
from aegean.games.orichalkum.rules.supply import stack_left
from aegean.games.orichalkum.scoring import points

SEATS: Final = 4
PLANES: Final = len(parts.TERRAINS) + 8
SCALARS: Final = 7
HOPLITES: Final = float(parts.HOPLITES)
ORICHALCUM: Final = float(parts.ORICHALCUM)
MOST_TILES: Final = float(max(parts.TILE_COUNTS))  # of a kind
MOST_CREATURES: Final = float(max(parts.CREATURE_COUNTS))
MOST_BUILDINGS: Final = float(max(parts.BUILDING_COUNTS))
ROW_PLACE: Final = len(parts.CARDS) + len(parts.TILES) + len(parts.CREATURES)
_FIELDS: Final = ("capital", "turn", "kronos", "send", "temple_face", "combat_dice")
ABOUT_FIELD: Final = vec[i64]([int(name in _FIELDS) for name in QUESTIONS.by_name])  # 1 where a question names a field


class OrichalkumFeatures(Features):
    """Middle of the table first, then the islands in seat order from the viewer on."""

    def __init__(self) -> None:
        super().__init__(
            QUESTIONS,
            SEATS,
            [
                ("round", (1,)),
                ("turn", (SEATS,)),
                ("initiative", (SEATS,)),
                ("row", (parts.LONGEST_ROW, ROW_PLACE)),
                ("in_hand", (ROW_PLACE,)),
                ("chosen_field", (SIZE,)),
                ("slots", (len(parts.SLOTS), len(parts.BUILDINGS) + 1)),
                ("drawn", (len(parts.BUILDINGS),)),
                ("titans", (len(parts.TITANS), SEATS + 1)),
                ("supply", (2,)),
                ("deck", (len(parts.CARDS),)),
                ("stacks", (parts.SIZES,)),
                ("landscapes", (len(parts.TILES),)),
                ("under", (parts.SIZES, parts.MOST_UNDER)),
                ("creatures", (len(parts.CREATURES),)),
                ("buildings", (len(parts.BUILDINGS),)),
                ("maps", (SEATS, PLANES, SIZE)),
                ("players", (SEATS, SCALARS + len(parts.BUILDINGS) + len(parts.CREATURES))),
            ],
        )

    def fill(self, board: State, pen: Writer) -> None:
        """Writes all pieces; seats that nobody sits on are zero."""
        assert isinstance(board, Board)
        pen.number(board.round, float(parts.ROUNDS))
        pen.seat(board.turn, SEATS)
        pen.seat(board.initiative, SEATS)
        for position in range(parts.LONGEST_ROW):
            write_row_place(pen, board.cards[position], board.tiles[position], board.beasts[position])
        write_row_place(pen, board.card, board.tile, board.beast)
        if ABOUT_FIELD[board.step] == 1:
            pen.one_of(board.question().first(board), SIZE)
        else:
            pen.skip(SIZE)
        write_middle(pen, board)
        for turn in range(board.seats):
            write_map(pen, board.players[pen.neighbour(turn)])
        pen.skip((SEATS - board.seats) * PLANES * SIZE)
        for turn in range(board.seats):
            write_player(pen, board, pen.neighbour(turn))


def write_row_place(pen: Writer, card: i64, tile: i64, beast: i64) -> None:
    """A card with what lies on it."""
    pen.one_of(card, len(parts.CARDS))
    pen.one_of(tile, len(parts.TILES))
    pen.one_of(beast, len(parts.CREATURES))


def write_middle(pen: Writer, board: Board) -> None:
    """Building board, Titans, supply, stacks and bags."""
    for slot in range(len(parts.SLOTS)):
        pen.one_of(board.slots[slot], len(parts.BUILDINGS))
        pen.number(board.stocked[slot], 1.0)
    pen.one_of(board.drawn, len(parts.BUILDINGS))
    for titan in range(len(parts.TITANS)):
        holder: i64 = board.holders[titan]
        pen.seat(holder, SEATS)
        pen.number(board.awake[titan], 1.0)
    pen.number(board.hoplites, HOPLITES)
    pen.number(board.orichalcum, ORICHALCUM)
    pen.numbers(board.deck.counts, 1.0)
    for size in range(parts.SIZES):
        pen.number(stack_left(board, size + 1), 25.0)
    for size in range(parts.SIZES):
        pen.numbers(board.stacks[size].counts, MOST_TILES)
    for tile in board.under:
        pen.number(tile + 1, float(len(parts.TILES)))
    pen.numbers(board.lair.counts, MOST_CREATURES)
    pen.numbers(board.sack.counts, MOST_BUILDINGS)


def write_map(pen: Writer, player: Player) -> None:
    """An island as planes over the grid."""
    for terrain in range(len(parts.TERRAINS)):
        pen.bits(player.open[terrain], SIZE)
    if player.island == NONE:
        pen.skip(2 * SIZE)
    else:
        pen.bits(parts.ISLAND[player.island], SIZE)
        pen.bits(parts.PORT_MASK[player.island] & ~player.covered, SIZE)
    pen.bits(player.city, SIZE)
    pen.bits(player.covered & ~player.city & ~player.land(), SIZE)
    pen.bits(player.lairs, SIZE)
    pen.bits(player.guarded(), SIZE)
    write_lairs(pen, player)


def write_lairs(pen: Writer, player: Player) -> None:
    """By field: the creatures, and the hoplites beside them; there are none elsewhere."""
    creatures: i64 = pen.at
    pen.skip(SIZE, 8.0)
    pen.skip(SIZE, 3.0)
    lairs: i64 = player.lairs
    field: i64 = 0
    while lairs != 0:
        if lairs & 1 == 1:
            pen.add(creatures + field, player.creatures[field])
            pen.add(creatures + SIZE + field, player.sent[field])
        lairs >>= 1
        field += 1


def write_player(pen: Writer, board: Board, seat: i64) -> None:
    """The reserve, the points and what the player owns."""
    player = board.players[seat]
    pen.number(points(board, seat), 5.0, 20.0)
    pen.number(player.temple_count, 5.0, 9.0)
    pen.number(player.medals, 5.0, 9.0)
    pen.number(player.hoplites, 10.0, HOPLITES)
    pen.number(player.orichalcum, 10.0, ORICHALCUM)
    pen.number(player.healing, 3.0, HOPLITES)
    pen.number(player.side, 1.0)
    pen.numbers(player.owned, 2.0, MOST_BUILDINGS)
    pen.numbers(player.defeated, 2.0, MOST_CREATURES)
