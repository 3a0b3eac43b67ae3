"""Settlement area: free cells, placing tiles, settlers on them (AE-12 to AE-16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import BIT, has, write
from aegean.games.atlantis_exodus.board import PASSENGER, PLACEMENT, SHIPS, Board, Player
from aegean.games.atlantis_exodus.parts import COLOUR_OF, FIELDS, SITES
from aegean.games.atlantis_exodus.rules.gain import gain_all, score
from aegean.games.atlantis_exodus.tiles import (
    BERTHS,
    CELL_BONUS,
    FILLED,
    FIRST_AGORA,
    FIRST_LODGING,
    FIRST_MONUMENT,
    FIRST_SHIP,
    FITS,
    FOUR,
    PLACES,
    SHIP_POINTS,
    WORKSHOP_COUNT,
)

# a tile to be placed: where it comes from, times 128, plus its number; sites of the city come first
FROM_OPEN: Final[i64] = SITES
FROM_TRACK: Final[i64] = SITES + 1  # two monument spaces
FROM_DISPLAY: Final[i64] = SITES + 3  # three lodgings
ORIGIN: Final = 128
SETTLER: Final = 32  # origins; behind it, for lodgings, the profession of the settler and how it is sent


def cells_for(player: Player, tile: i64) -> i64:
    """The set of free cells a tile may go to: agoras have their own cells (AE-12.2, AE-15.1)."""
    if FIRST_AGORA <= tile < FIRST_SHIP:
        return player.market_cells
    return player.house_cells


def why_not_cell(board: Board, cell: i64) -> i64:
    """Any free cell of the right sort may be chosen, in any order (AE-12.2)."""
    player = board.players[board.seat]
    if not has(player.free, cell):
        return reason(phrases.CELL_TAKEN)
    tile: i64 = board.arg % ORIGIN
    return ALLOWED if has(cells_for(player, tile), cell) else reason(phrases.WRONG_CELL)


def options_cell(board: Board, out: vec[i64]) -> i64:
    """Free cells for the tile at hand (D7)."""
    return write(cells_for(board.players[board.seat], board.arg % ORIGIN), actions.CELL.start, out, 0)


def take_from(board: Board, origin: i64, tile: i64) -> None:
    """Takes a tile away from where it lies."""
    if origin < SITES:
        board.city = changed(board.city, origin, 0)
    elif origin == FROM_OPEN:
        if tile < WORKSHOP_COUNT:
            board.workshops_open ^= BIT[tile]
        elif tile < FIRST_SHIP:
            board.agoras_open ^= BIT[tile - FIRST_AGORA]
        else:
            board.ships_open = increased(board.ships_open, tile - FIRST_SHIP, -1)
    elif origin < FROM_DISPLAY:
        place: i64 = origin - FROM_TRACK
        board.monuments = changed(board.monuments, place, board.monuments[place] ^ BIT[tile - FIRST_MONUMENT])
    else:
        board.lodgings = changed(board.lodgings, origin - FROM_DISPLAY, 0)


def put_tile(board: Board, seat: i64, cell: i64, tile: i64) -> None:
    """The tile lies on the cell before its placement bonus is resolved (AE-12.5)."""
    player = board.players[seat]
    player.cells = changed(player.cells, cell, tile + 1)
    player.free ^= BIT[cell]
    if tile < WORKSHOP_COUNT:
        player.vacant |= BIT[cell]
    board.tell(phrases.PLACED, seat, tile, cell)


def placement_bonus(board: Board, seat: i64, cell: i64) -> None:
    """The cell's placement bonus; it never comes from Atlantis (AE-12.3, AE-12.8)."""
    gain_all(board, seat, CELL_BONUS[cell], PLACEMENT)


def do_cell(board: Board, cell: i64) -> None:
    """Places a tile: then its placement bonus, then manning or the settler sent to it (AE-9.3, AE-14.2, AE-15.2)."""
    seat: i64 = board.seat
    tile: i64 = board.arg % ORIGIN
    origin: i64 = board.arg // ORIGIN % SETTLER
    sent: i64 = board.arg // (ORIGIN * SETTLER)
    take_from(board, origin, tile)
    put_tile(board, seat, cell, tile)
    if tile < WORKSHOP_COUNT:
        board.ask(steps.MAN, seat, cell)
    elif FIRST_LODGING <= tile < FIRST_MONUMENT:
        open_lodging(board, seat, cell, sent)
    placement_bonus(board, seat, cell)


def open_lodging(board: Board, seat: i64, cell: i64, sent: i64) -> None:
    """The settler takes the first place; the display is refilled after the placement bonus (AE-9.3, AE-13.3).

    Nothing between can tell whether it stands there already. Its dispatch bonus comes last.
    """
    player = board.players[seat]
    profession: i64 = sent % 16
    player.home = cell
    player.fields[profession] -= 1
    lodge(board, seat, COLOUR_OF[profession])
    if sent // 16 == 0:
        board.ask(steps.DISPATCHED, seat, profession)
    board.ask(steps.LAY_LODGING, CHANCE)


def lodge(board: Board, seat: i64, colour: i64) -> None:
    """A settler takes the next place of the incomplete lodging, which may complete it (AE-13.1, AE-13.2)."""
    player = board.players[seat]
    cell: i64 = player.home
    crowd: i64 = player.crowds[cell]
    place: i64 = FILLED[crowd]
    player.crowds = changed(player.crowds, cell, crowd + (colour + 1) * FOUR[place])
    if place + 1 == PLACES[player.cells[cell] - 1]:
        player.home = -1
        board.tell(phrases.LODGING_FULL, seat, cell)


def open_place(player: Player, cell: i64, profession: i64) -> i64:
    """The first open place of a workshop whose need a settler meets, -1 for none (AE-9.5, AE-14.3)."""
    workshop: i64 = player.cells[cell] - 1
    for place in range(PLACES[workshop]):
        if player.crowds[cell] // FOUR[place] % 4 == 0 and FITS[(workshop * 2 + place) * FIELDS + profession] == 1:
            return place
    return -1


def staff(board: Board, seat: i64, cell: i64, place: i64, colour: i64) -> None:
    """A settler takes a place of a workshop, which is active once all are filled (AE-14.5)."""
    player = board.players[seat]
    crowd: i64 = player.crowds[cell] + (colour + 1) * FOUR[place]
    player.crowds = changed(player.crowds, cell, crowd)
    if FILLED[crowd] == PLACES[player.cells[cell] - 1]:
        player.vacant ^= BIT[cell]
        player.active |= BIT[cell]
        board.tell(phrases.ACTIVE, seat, player.cells[cell] - 1)


def take_ship(board: Board, seat: i64, kind: i64) -> None:
    """A ship goes on the leftmost free space and scores if its type is new to the player (AE-16.2)."""
    player = board.players[seat]
    space: i64 = 0
    new = True
    while player.ships[space] != 0:
        if player.ships[space] % PASSENGER == kind + 1:
            new = False
        space += 1
    player.ships = changed(player.ships, space, kind + 1)
    player.berths += 1
    board.tell(phrases.TOOK_SHIP, seat, kind)
    if new:
        score(board, seat, SHIPS, SHIP_POINTS[space])


def board_ship(board: Board, seat: i64, colour: i64) -> None:
    """A settler boards the leftmost empty ship; ships are interchangeable here (AE-9.4, AE-16.4)."""
    player = board.players[seat]
    space: i64 = 0
    while player.ships[space] >= PASSENGER:
        space += 1
    player.ships = increased(player.ships, space, (colour + 1) * PASSENGER)
    player.berths -= 1


def has_ship_space(player: Player) -> bool:
    """With all ship spaces taken no further ship may be taken (AE-16.3)."""
    return player.ships[BERTHS - 1] == 0
