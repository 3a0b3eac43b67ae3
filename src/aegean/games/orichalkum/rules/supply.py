"""The general supply: limited, and what is short is not made up for (OR-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.core.shared import changed, increased
from aegean.games.orichalkum import parts
from aegean.games.orichalkum.board import NONE, Board, Player
from aegean.games.orichalkum.grid import BIT
from aegean.games.orichalkum.phrases import NOTES

HOPLITES_LACKING: Final[Phrase] = NOTES.add("hoplites_lacking", "OR-17.1", "n")
ORICHALCUM_LACKING: Final[Phrase] = NOTES.add("orichalcum_lacking", "OR-17.1", "n")
CREATURE_BACK: Final[Phrase] = NOTES.add("creature_back", "OR-4.9", "creature")


def gain_hoplites(board: Board, seat: i64, count: i64) -> i64:
    """Takes hoplites from the supply, as many as it has, and returns how many (OR-17.1)."""
    taken: i64 = count
    if board.hoplites < count:
        taken = board.hoplites
        board.tell(HOPLITES_LACKING, seat, count - taken)
    board.hoplites -= taken
    board.players[seat].hoplites += taken
    return taken


def gain_orichalcum(board: Board, seat: i64, count: i64) -> i64:
    """Takes orichalcum from the supply, as much as it has, and returns how much (OR-17.1)."""
    taken: i64 = count
    if board.orichalcum < count:
        taken = board.orichalcum
        board.tell(ORICHALCUM_LACKING, seat, count - taken)
    board.orichalcum -= taken
    board.players[seat].orichalcum += taken
    return taken


def pay_hoplites(board: Board, player: Player, count: i64) -> None:
    """Hoplites go from the reserve to the supply (OR-3.3)."""
    player.hoplites -= count
    board.hoplites += count


def pay_orichalcum(board: Board, player: Player, count: i64) -> None:
    """Orichalcum goes from the reserve to the supply (OR-10.11)."""
    player.orichalcum -= count
    board.orichalcum += count


def put_under(board: Board, tile: i64) -> None:
    """A landscape goes face down under the stack of its size; everybody has seen it (OR-4.9, OR-14.2)."""
    if tile == NONE:
        return
    size: i64 = parts.TILE_SIZE[tile]
    board.under = changed(board.under, (size - 1) * parts.MOST_UNDER + board.under_count[size], tile)
    board.under_count = increased(board.under_count, size)


def take_from_stack(board: Board, tile: i64) -> None:
    """The top landscape of its stack; those put under it come last, in their order."""
    size: i64 = parts.TILE_SIZE[tile]
    stack = board.stacks[size - 1]
    if stack.total > 0:
        stack.take(tile - parts.FIRST_TILE[size])
        return
    under = board.under[:]
    first: i64 = (size - 1) * parts.MOST_UNDER
    last: i64 = first + board.under_count[size] - 1
    for place in range(first, last):
        under[place] = under[place + 1]
    under[last] = NONE
    board.under = under
    board.under_count = increased(board.under_count, size, -1)


def stack_left(board: Board, size: i64) -> i64:
    """How many landscapes of a size are left."""
    return board.stacks[size - 1].total + board.under_count[size]


def return_beast(board: Board, beast: i64) -> None:
    """A creature goes back into its bag (OR-4.9, OR-13.4, OR-14.2)."""
    if beast != NONE:
        board.lair.put(beast)
        board.tell(CREATURE_BACK, board.turn, beast)


def stock(board: Board, slot: i64) -> None:
    """A camp on offer receives a hoplite, a mine a piece of orichalcum, if the supply has one (OR-15.3, OR-17.6)."""
    building: i64 = board.slots[slot]
    if parts.BRINGS_HOPLITES[building] > 0 and board.hoplites > 0:
        board.hoplites -= 1
        board.stocked = changed(board.stocked, slot, 1)
    elif parts.BRINGS_ORICHALCUM[building] > 0 and board.orichalcum > 0:
        board.orichalcum -= 1
        board.stocked = changed(board.stocked, slot, 1)


def place_building(board: Board, player: Player, building: i64, field: i64) -> None:
    """A building covers its field for ever and works from now on (OR-1.4, OR-10.6, OR-10.7, OR-11.11)."""
    player.buildings = changed(player.buildings, field, building + 1)
    player.owned = increased(player.owned, building)
    build_over(player, BIT[field])


def build_over(player: Player, fields: i64) -> None:
    """Fields under a building or temple no longer count as landscape (OR-1.4)."""
    land = player.open[:]
    for terrain in range(i64(len(land))):
        land[terrain] = land[terrain] & ~fields
    player.open = land
