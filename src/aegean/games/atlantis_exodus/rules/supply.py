"""Goods, favours and points: what comes from the supply and goes back to it (AE-1, AE-18, AE-26.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.games.atlantis_exodus.board import Board, Player
from aegean.games.atlantis_exodus.causes import SOURCE_OF
from aegean.games.atlantis_exodus.parts import FAVOUR_CELLS, FAVOURS
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS

TOOK: Final[Phrase] = NOTES.add("took", "AE-26.1", "n", "good", "cause")
MISSED: Final[Phrase] = NOTES.add("missed", "AE-1.4", "n", "good", "cause")
PAID: Final[Phrase] = NOTES.add("paid", "AE-26.1", "n", "good", "cause")
SWAPPED: Final[Phrase] = NOTES.add("swapped", "AE-17.9", "good", "good2", "cause")
SCORED: Final[Phrase] = NOTES.add("scored", "AE-1.2", "n", "cause")
LOST_POINTS: Final[Phrase] = NOTES.add("lost_points", "AE-1.2", "n", "cause")
FAVOURED: Final[Phrase] = NOTES.add("favoured", "AE-18.1", "n", "n2", "cause")
NOT_OWNED: Final[Reason] = REASONS.add("not_owned", "AE-1.8", "good", "n")
SUPPLY_EMPTY: Final[Reason] = REASONS.add("supply_empty", "AE-1.3", "good")


def take_goods(board: Board, seat: i64, good: i64, count: i64, cause: i64) -> i64:
    """Takes books or gold from the supply; what it cannot give is lost (AE-1.4, AE-26.1)."""
    got: i64 = count
    if got > board.supply[good]:
        got = board.supply[good]
    if got > 0:
        board.supply[good] -= got
        board.players[seat].goods[good] += got
        board.tell(TOOK, seat, got, good, cause)
    if got < count:
        board.tell(MISSED, seat, count - got, good, cause)
    return got


def pay_goods(board: Board, seat: i64, good: i64, count: i64, cause: i64) -> None:
    """Pays books or gold, which are in the supply again at once; gold is no joker (AE-26.1, AE-1.7)."""
    board.players[seat].goods[good] -= count
    board.supply[good] += count
    board.tell(PAID, seat, count, good, cause)


def swap_goods(board: Board, seat: i64, given: i64, taken: i64, cause: i64) -> None:
    """Gives one of a good for one of another (AE-17.9, AE-11.24)."""
    goods = board.players[seat].goods
    goods[given] -= 1
    board.supply[given] += 1
    goods[taken] += 1
    board.supply[taken] -= 1
    board.tell(SWAPPED, seat, given, taken, cause)


def why_not_give(player: Player, book: i64) -> i64:
    """A player gives only books that they have (AE-1.8)."""
    return ALLOWED if player.goods[book] > 0 else NOT_OWNED.of_two(book, 1)


def why_not_book(board: Board, book: i64) -> i64:
    """Any book means a colour of which the supply still holds one (AE-1.3)."""
    return ALLOWED if board.supply[book] > 0 else SUPPLY_EMPTY.of(book)


def has_book(board: Board) -> bool:
    """Whether the supply holds any book."""
    return board.supply[0] > 0 or board.supply[1] > 0 or board.supply[2] > 0


def score(board: Board, seat: i64, count: i64, cause: i64) -> None:
    """Scores victory points at once; they are public (AE-1.2, AE-19.6)."""
    board.players[seat].points[SOURCE_OF[cause]] += count
    if count > 0:
        board.tell(SCORED, seat, count, cause)
    elif count < 0:
        board.tell(LOST_POINTS, seat, -count, cause)


def favour_room(player: Player) -> i64:
    """Open favour spaces without a marker: one always, more from 3, 6 and 9 tiles on (AE-18.1).

    Only spaces that are open count; nothing closes again, for tiles never leave the settlement.
    """
    tiles: i64 = player.tile_count
    room: i64 = -player.favours
    for needed in FAVOUR_CELLS:
        if tiles >= needed:
            room += 1
    return room


def gain_favours(board: Board, seat: i64, count: i64, cause: i64) -> None:
    """Favours that find no open empty space are lost (AE-18.2, AE-6.7)."""
    player = board.players[seat]
    got: i64 = favour_room(player)
    if got > count:
        got = count
    if got > board.supply[FAVOURS]:
        got = board.supply[FAVOURS]
    board.supply[FAVOURS] -= got
    player.favours += got
    board.tell(FAVOURED, seat, got, count - got, cause)
