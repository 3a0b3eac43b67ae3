"""Influence cards that change the settlement: swaps, relocation, apprentice, refugees (AE-11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Question
from aegean.core.shared import changed
from aegean.games.atlantis_exodus import actions, tiles
from aegean.games.atlantis_exodus.bits import BIT, has
from aegean.games.atlantis_exodus.board import Board, Player, last_drawn
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import gain, settlement

SWAPPED_LODGINGS: Final[Phrase] = NOTES.add("swapped_lodgings", "AE-11.10", "cell", "cell2")
RELOCATED: Final[Phrase] = NOTES.add("relocated", "AE-11.30", "tile", "cell", "cell2")
APPRENTICED: Final[Phrase] = NOTES.add("apprenticed", "AE-11.13", "colour", "tile")
SHELTERED: Final[Phrase] = NOTES.add("sheltered", "AE-11.29", "colour", "cell")
NO_LODGING_THERE: Final[Reason] = REASONS.add("no_lodging_there", "AE-11.10")
NO_PLACE_FREE: Final[Reason] = REASONS.add("no_place_free", "AE-11.13")
CANNOT_MOVE: Final[Reason] = REASONS.add("cannot_move", "AE-11.30")

# what a cell is chosen for
SWAPPED: Final = 0  # the first of two lodgings
SWAPPED_WITH: Final = 1
MOVED: Final = 2  # a tile
MOVED_TO: Final = 3
APPRENTICE_PLACE: Final = 4


def is_lodging(player: Player, cell: i64) -> bool:
    """Whether a lodging lies on a cell."""
    return tiles.FIRST_LODGING < player.cells[cell] <= tiles.FIRST_MONUMENT


def lodging_count(player: Player) -> i64:
    """How many lodgings a player owns."""
    count: i64 = 0
    for cell in range(tiles.CELL_COUNT):
        if is_lodging(player, cell):
            count += 1
    return count


def can_move(player: Player, cell: i64) -> bool:
    """Whether a workshop or agora lies there that another free cell of its sort could take (AE-11.30)."""
    tile: i64 = player.cells[cell] - 1
    return 0 <= tile < tiles.FIRST_SHIP and settlement.cells_for(player, tile) != 0


def can_relocate(player: Player) -> bool:
    """Whether any own tile can be moved (AE-11.30)."""
    for cell in range(tiles.CELL_COUNT):
        if can_move(player, cell):
            return True
    return False


@final
class TileCell(Question):
    """Lodgings to swap, a tile and its new cell, or the workshop for an apprentice (D7, AE-11.10, AE-11.13, AE-11.30).

    Two lodgings are named in either order.
    """

    def ask_for(self, board: Board, seat: i64, purpose: i64, before: i64 = 0) -> None:
        """Some purposes come with the cell chosen before."""
        self.put(board, seat, purpose, before)

    def purpose(self, board: Board) -> i64:
        return self.first(board)

    def before(self, board: Board) -> i64:
        return self.second(board)

    def why_not(self, board: Board, cell: i64) -> i64:
        player = board.players[board.seat]
        purpose: i64 = self.purpose(board)
        if purpose == SWAPPED:
            return ALLOWED if is_lodging(player, cell) else NO_LODGING_THERE.why
        if purpose == SWAPPED_WITH:
            return ALLOWED if is_lodging(player, cell) and cell != self.before(board) else NO_LODGING_THERE.why
        if purpose == MOVED:
            return ALLOWED if can_move(player, cell) else CANNOT_MOVE.why
        if purpose == APPRENTICE_PLACE:
            return ALLOWED if has(player.vacant, cell) else NO_PLACE_FREE.why
        goals: i64 = settlement.cells_for(player, player.cells[self.before(board)] - 1)
        return ALLOWED if has(goals, cell) else settlement.why_not_there(player, cell)

    def do(self, board: Board, cell: i64) -> None:
        """The first cell asks for the second; then the tiles change places (AE-11.10, AE-11.13, AE-11.30)."""
        purpose: i64 = self.purpose(board)
        if purpose in (SWAPPED, MOVED):
            self.ask_for(board, board.seat, purpose=purpose + 1, before=cell)
        elif purpose == SWAPPED_WITH:
            swap_cells(board.players[board.seat], self.before(board), cell)
            board.tell(SWAPPED_LODGINGS, board.seat, self.before(board), cell)
        elif purpose == MOVED_TO:
            relocate(board, self.before(board), cell)
        else:
            put_apprentice(board, cell)


def swap_cells(player: Player, one: i64, two: i64) -> None:
    """Two lodgings change places with the settlers in them; no placement bonus (AE-11.10)."""
    tile: i64 = player.cells[one]
    crowd: i64 = player.crowds[one]
    player.cells = changed(changed(player.cells, one, player.cells[two]), two, tile)
    player.crowds = changed(changed(player.crowds, one, player.crowds[two]), two, crowd)
    if player.home == one:
        player.home = two
    elif player.home == two:
        player.home = one


def relocate(board: Board, start: i64, goal: i64) -> None:
    """A workshop moves with its settlers, or an agora; the new cell gives its bonus (AE-11.30)."""
    player = board.players[board.seat]
    swap_cells(player, start, goal)
    player.free ^= BIT[start] | BIT[goal]
    if has(player.active, start):
        player.active ^= BIT[start] | BIT[goal]
    if has(player.vacant, start):
        player.vacant ^= BIT[start] | BIT[goal]
    board.tell(RELOCATED, board.seat, player.cells[goal] - 1, start, goal)
    settlement.placement_bonus(board, board.seat, goal)


def put_apprentice(board: Board, cell: i64) -> None:
    """The settler drawn fills the place of its colour, else the first open one; no dispatch bonus (AE-11.13)."""
    player = board.players[board.seat]
    colour: i64 = last_drawn(board.drawn)
    board.drawn = 0
    workshop: i64 = player.cells[cell] - 1
    best: i64 = -1
    for back in range(tiles.PLACES[workshop]):
        place: i64 = tiles.PLACES[workshop] - 1 - back
        is_open: bool = tiles.settler_at(player.crowds[cell], place) < 0
        if is_open and (best < 0 or tiles.NEED_COLOUR[workshop * 2 + best] != colour):
            best = place
    board.tell(APPRENTICED, board.seat, colour, workshop)
    settlement.staff(board, board.seat, cell, best, colour)


def take_refugee(board: Board, seat: i64, colour: i64) -> None:
    """Settlers from the bag fill the incomplete lodging; no dispatch bonus, no new lodging (AE-11.29)."""
    board.tell(SHELTERED, seat, colour, board.players[seat].home)
    settlement.lodge(board, seat, colour)
    if board.players[seat].home >= 0:
        gain.DRAW_SETTLER.ask_for(board, seat, purpose=gain.REFUGEE)


TILE_CELL: Final[TileCell] = TileCell("tile_cell", actions.CELL)
