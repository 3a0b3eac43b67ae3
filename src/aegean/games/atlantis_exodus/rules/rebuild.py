"""Influence cards that change the settlement: swaps, relocation, apprentice, refugees (AE-11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import BIT, has
from aegean.games.atlantis_exodus.board import Board, Player
from aegean.games.atlantis_exodus.rules.gain import REFUGEE, ask_settler
from aegean.games.atlantis_exodus.rules.settlement import cells_for, lodge, placement_bonus, staff
from aegean.games.atlantis_exodus.tiles import (
    CELL_COUNT,
    FIRST_LODGING,
    FIRST_MONUMENT,
    FIRST_SHIP,
    FOUR,
    NEED_COLOUR,
    PLACES,
    WORKSHOP_COUNT,
)

# what a cell is chosen for, plus one more than the cell chosen before
LODGING_SWAP: Final = 0
RELOCATION: Final = 32
APPRENTICE_CELL: Final = 64


def is_lodging(player: Player, cell: i64) -> bool:
    """Whether a lodging lies on a cell."""
    return FIRST_LODGING < player.cells[cell] <= FIRST_MONUMENT


def lodging_count(player: Player) -> i64:
    """How many lodgings he owns."""
    count: i64 = 0
    for cell in range(CELL_COUNT):
        if is_lodging(player, cell):
            count += 1
    return count


def can_move(player: Player, cell: i64) -> bool:
    """Whether a workshop or agora lies there that another free cell of its sort could take (AE-11.30)."""
    tile: i64 = player.cells[cell] - 1
    return 0 <= tile < FIRST_SHIP and cells_for(player, tile) != 0


def can_relocate(player: Player) -> bool:
    """Whether any own tile can be moved (AE-11.30)."""
    for cell in range(CELL_COUNT):
        if can_move(player, cell):
            return True
    return False


def why_not_tile_cell(board: Board, cell: i64) -> i64:
    """Lodgings to swap, a tile and its new cell, or the workshop for an apprentice (AE-11.10, AE-11.13, AE-11.30)."""
    player = board.players[board.seat]
    before: i64 = board.arg % 32 - 1
    if board.arg >= APPRENTICE_CELL:
        return ALLOWED if has(player.vacant, cell) else reason(phrases.NO_OPEN_PLACE)
    if board.arg < RELOCATION:
        return ALLOWED if is_lodging(player, cell) and cell != before else reason(phrases.NO_LODGING_THERE)
    if before < 0:
        return ALLOWED if can_move(player, cell) else reason(phrases.CANNOT_MOVE)
    return ALLOWED if has(cells_for(player, player.cells[before] - 1), cell) else reason(phrases.WRONG_CELL)


def options_tile_cell(board: Board, out: vec[i64]) -> i64:
    """Qualifying cells (D7); two lodgings are named in ascending order only where that loses nothing."""
    n: i64 = 0
    for cell in range(CELL_COUNT):
        if why_not_tile_cell(board, cell) == 0:
            out[n] = actions.CELL.start + cell
            n += 1
    return n


def do_tile_cell(board: Board, cell: i64) -> None:
    """The first cell asks for the second; then the tiles change places (AE-11.10, AE-11.13, AE-11.30)."""
    seat: i64 = board.seat
    before: i64 = board.arg % 32 - 1
    if board.arg >= APPRENTICE_CELL:
        put_apprentice(board, seat, cell)
    elif before < 0:
        board.ask(steps.TILE_CELL, seat, board.arg + cell + 1)
    elif board.arg < RELOCATION:
        swap_cells(board.players[seat], before, cell)
    else:
        relocate(board, seat, before, cell)


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


def relocate(board: Board, seat: i64, start: i64, goal: i64) -> None:
    """A workshop moves with its settlers, or an agora; the new cell gives its bonus (AE-11.30)."""
    player = board.players[seat]
    swap_cells(player, start, goal)
    player.free ^= BIT[start] | BIT[goal]
    if has(player.active, start):
        player.active ^= BIT[start] | BIT[goal]
    if has(player.vacant, start):
        player.vacant ^= BIT[start] | BIT[goal]
    board.tell(phrases.PLACED, seat, player.cells[goal] - 1, goal)
    placement_bonus(board, seat, goal)


def put_apprentice(board: Board, seat: i64, cell: i64) -> None:
    """The settler drawn fills the place of its colour, else the first open one; no dispatch bonus (AE-11.13)."""
    player = board.players[seat]
    colour: i64 = board.drawn - 1
    board.drawn = 0
    workshop: i64 = player.cells[cell] - 1
    best: i64 = -1
    for back in range(PLACES[workshop]):
        place: i64 = PLACES[workshop] - 1 - back
        if player.crowds[cell] // FOUR[place] % 4 == 0 and (best < 0 or NEED_COLOUR[workshop * 2 + best] != colour):
            best = place
    staff(board, seat, cell, best, colour)


def refugee(board: Board, seat: i64, colour: i64) -> None:
    """Settlers from the bag fill the incomplete lodging; no dispatch bonus, no new lodging (AE-11.29)."""
    lodge(board, seat, colour)
    if board.players[seat].home >= 0:
        ask_settler(board, seat, REFUGEE)


def is_workshop(player: Player, cell: i64) -> bool:
    """Whether a workshop lies on a cell."""
    return 0 < player.cells[cell] <= WORKSHOP_COUNT
