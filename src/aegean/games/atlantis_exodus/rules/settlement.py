"""Settlement area: free cells, placing tiles, settlers on them, ships (AE-12 to AE-16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import Phrase, Reason
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, causes, tiles
from aegean.games.atlantis_exodus.bits import BIT, OneOf, has
from aegean.games.atlantis_exodus.board import Board, Player, passenger_of, ship_type, ship_with
from aegean.games.atlantis_exodus.parts import FIELDS, SITES
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import dispatch, gain
from aegean.games.atlantis_exodus.rules.preparation import LAY_LODGING
from aegean.games.atlantis_exodus.rules.supply import score

PLACED: Final[Phrase] = NOTES.add("placed", "AE-12.2", "tile", "cell")
LODGING_FULL: Final[Phrase] = NOTES.add("lodging_full", "AE-13.2", "cell")
ACTIVE: Final[Phrase] = NOTES.add("active", "AE-14.5", "tile")
TOOK_SHIP: Final[Phrase] = NOTES.add("took_ship", "AE-16.2", "ship", "n")
CELL_TAKEN: Final[Reason] = REASONS.add("cell_taken", "AE-12.2")
WRONG_CELL: Final[Reason] = REASONS.add("wrong_cell", "AE-12.2")

# where a tile comes from: sites of the city come first
FROM_OPEN: Final[i64] = SITES
FROM_TRACK: Final[i64] = SITES + 1  # two monument spaces
FROM_DISPLAY: Final[i64] = SITES + 3  # three lodgings


def cells_for(player: Player, tile: i64) -> i64:
    """The set of free cells a tile may go to: agoras have their own cells (AE-12.2, AE-15.1)."""
    if tiles.FIRST_AGORA <= tile < tiles.FIRST_SHIP:
        return player.market_cells
    return player.house_cells


def has_room(player: Player, tile: i64) -> bool:
    """Whether a workshop, agora or ship can be placed (AE-6.12, AE-14.1, AE-15.1, AE-16.3)."""
    return cells_for(player, tile) != 0 if tile < tiles.FIRST_SHIP else has_ship_space(player)


def why_not_there(player: Player, cell: i64) -> i64:
    """Why a tile cannot go to a cell: it is of the wrong sort, or taken (AE-12.2)."""
    return WRONG_CELL.why if has(player.free, cell) else CELL_TAKEN.why


def take_from(board: Board, origin: i64, tile: i64) -> None:
    """Takes a tile away from where it lies."""
    if origin < SITES:
        board.city = changed(board.city, origin, 0)
    elif origin == FROM_OPEN:
        if tile < tiles.WORKSHOP_COUNT:
            board.workshops_open ^= BIT[tile]
        elif tile < tiles.FIRST_SHIP:
            board.agoras_open ^= BIT[tile - tiles.FIRST_AGORA]
        else:
            board.ships_open = increased(board.ships_open, tile - tiles.FIRST_SHIP, -1)
    elif origin < FROM_DISPLAY:
        place: i64 = origin - FROM_TRACK
        board.monuments = changed(board.monuments, place, board.monuments[place] ^ BIT[tile - tiles.FIRST_MONUMENT])
    else:
        board.lodgings = changed(board.lodgings, origin - FROM_DISPLAY, 0)


def placement_bonus(board: Board, seat: i64, cell: i64) -> None:
    """The cell's placement bonus; it never comes from Atlantis (AE-12.3, AE-12.8)."""
    gain.pieces(board, seat, tiles.CELL_BONUS[cell], causes.CELL + cell)


@final
class PlaceTile(OneOf):
    """A tile goes to any free cell of the right sort, in any order (D7, AE-12.2)."""

    def ask_for(self, board: Board, seat: i64, tile: i64, origin: i64, profession: i64 = 0, manner: i64 = 0) -> None:
        """A lodging comes with the settler who is sent to it and how (AE-9.3)."""
        self.put(board, seat, tile, origin, profession, manner)

    def tile(self, board: Board) -> i64:
        return self.first(board)

    def things(self, board: Board) -> i64:
        return cells_for(board.players[board.seat], self.tile(board))

    def refusal(self, board: Board, cell: i64) -> i64:
        return why_not_there(board.players[board.seat], cell)

    def do(self, board: Board, cell: i64) -> None:
        """Then come its placement bonus and manning or the settler sent to it (AE-9.3, AE-12.5, AE-14.2, AE-15.2)."""
        player = board.players[board.seat]
        tile: i64 = self.tile(board)
        take_from(board, self.second(board), tile)
        player.cells = changed(player.cells, cell, tile + 1)
        player.free ^= BIT[cell]
        board.tell(PLACED, board.seat, tile, cell)
        if tile < tiles.WORKSHOP_COUNT:
            player.vacant |= BIT[cell]
            dispatch.MAN.ask_for(board, board.seat, cell=cell)
        elif tiles.FIRST_LODGING <= tile < tiles.FIRST_MONUMENT:
            self.open_lodging(board, player, cell)
        placement_bonus(board, board.seat, cell)

    def open_lodging(self, board: Board, player: Player, cell: i64) -> None:
        """The settler takes the first place; the display is refilled after the placement bonus (AE-9.3, AE-13.3).

        Nothing between can tell whether it stands there already. Its dispatch bonus comes last.
        """
        profession: i64 = self.third(board)
        player.home = cell
        player.fields[profession] -= 1
        dispatch.lodge(board, profession)
        if self.fourth(board) == dispatch.ANYWHERE:
            dispatch.DISPATCHED.ask_for(board, board.seat, profession=profession)
        LAY_LODGING.ask(board, CHANCE)


def lodge(board: Board, seat: i64, colour: i64) -> None:
    """A settler takes the next place of the incomplete lodging, which may complete it (AE-13.1, AE-13.2)."""
    player = board.players[seat]
    cell: i64 = player.home
    crowd: i64 = player.crowds[cell]
    place: i64 = tiles.FILLED[crowd]
    player.crowds = changed(player.crowds, cell, tiles.joined(crowd, place, colour))
    if place + 1 == tiles.PLACES[player.cells[cell] - 1]:
        player.home = -1
        board.tell(LODGING_FULL, seat, cell)


def open_place(player: Player, cell: i64, profession: i64) -> i64:
    """The first open place of an own workshop whose need a settler meets, -1 for none (AE-9.5, AE-14.3)."""
    return fitting_place(player.cells[cell] - 1, player.crowds[cell], profession)


def fitting_place(workshop: i64, crowd: i64, profession: i64) -> i64:
    """The first open place of a workshop with a crowd on it whose need a settler meets, -1 for none (AE-14.3)."""
    for place in range(tiles.PLACES[workshop]):
        if tiles.settler_at(crowd, place) < 0 and tiles.FITS[(workshop * 2 + place) * FIELDS + profession] == 1:
            return place
    return -1


def staff(board: Board, seat: i64, cell: i64, place: i64, colour: i64) -> None:
    """A settler takes a place of a workshop, which is active once all are filled (AE-14.5)."""
    player = board.players[seat]
    crowd: i64 = tiles.joined(player.crowds[cell], place, colour)
    player.crowds = changed(player.crowds, cell, crowd)
    if tiles.FILLED[crowd] == tiles.PLACES[player.cells[cell] - 1]:
        player.vacant ^= BIT[cell]
        player.active |= BIT[cell]
        board.tell(ACTIVE, seat, player.cells[cell] - 1)


def take_ship(board: Board, seat: i64, kind: i64) -> None:
    """A ship goes on the leftmost free space and scores if its type is new to the player (AE-16.2)."""
    player = board.players[seat]
    space: i64 = 0
    new = True
    while player.ships[space] != 0:
        if ship_type(player.ships[space]) == kind:
            new = False
        space += 1
    player.ships = changed(player.ships, space, ship_with(kind))
    player.berths += 1
    points: i64 = 0
    if new:
        points = tiles.SHIP_POINTS[space]
    board.tell(TOOK_SHIP, seat, kind, points)
    score(board, seat, points, causes.NEW_SHIP)


def board_ship(player: Player, colour: i64) -> i64:
    """A settler boards the leftmost empty ship, whose type it returns; ships are alike here (AE-9.4, AE-16.4)."""
    space: i64 = 0
    while passenger_of(player.ships[space]) >= 0:
        space += 1
    kind: i64 = ship_type(player.ships[space])
    player.ships = changed(player.ships, space, ship_with(kind, colour))
    player.berths -= 1
    return kind


def has_ship_space(player: Player) -> bool:
    """With all ship spaces taken no further ship may be taken (AE-16.3)."""
    return player.ships[tiles.BERTHS - 1] == 0


CELL: Final[PlaceTile] = PlaceTile("cell", actions.CELL)
