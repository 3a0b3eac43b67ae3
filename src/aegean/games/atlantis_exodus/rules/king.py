"""Phase 1: the king's walk down the city and what its spaces give (AE-5, AE-6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import BIT, has, write
from aegean.games.atlantis_exodus.board import ATLANTIS, TILE, Board
from aegean.games.atlantis_exodus.parts import (
    AGORA_SETTLER,
    LYING,
    MIDDLE,
    ONE_LYING,
    ORDER_SHARES,
    ORDER_SPACES,
    PIECE,
    POST_OF,
    REACH,
    SITE_OF,
    SPACE_BONUS,
    SPACE_COUNT,
    TOP_SPACES,
    TURNS,
)
from aegean.games.atlantis_exodus.rules.gain import (
    AGORA_CAME,
    COLOUR,
    FOR_AGORA,
    WORKSHOP_CAME,
    answer,
    ask_gain,
    ask_settler,
    gain_book,
    gain_settler,
    welcome,
)
from aegean.games.atlantis_exodus.rules.settlement import ORIGIN, has_ship_space, take_from, take_ship
from aegean.games.atlantis_exodus.tiles import (
    AGORA_BONUS,
    FIRST_AGORA,
    FIRST_SHIP,
    FOUR,
    HEADS,
    TRAINS_TO,
    WORKSHOP_COUNT,
)


def reachable(board: Board, seat: i64) -> i64:
    """The set of spaces in reach: any on top, then those within the walls below (AE-5.1 to AE-5.4)."""
    space: i64 = board.players[seat].king
    if space < 0:
        return TOP_SPACES
    turn: i64 = board.middle_turn
    if space < MIDDLE:
        turn = board.top_turn - board.middle_turn + TURNS
    return REACH[turn % TURNS * SPACE_COUNT + space]


def may_share(board: Board, seat: i64) -> bool:
    """Whether the seat stands on the order space that lets its king join another (AE-4.6, AE-5.6)."""
    for space in range(ORDER_SPACES):
        if board.order[space] == seat + 1:
            return ORDER_SHARES[space] == 1
    return False


def neutral_spaces(board: Board) -> i64:
    """The set of spaces with neutral kings, which nobody enters this year (AE-24.2, AE-24.4)."""
    spaces: i64 = 0
    if board.neutral_middle >= 0:
        spaces = BIT[board.neutral_middle] | BIT[board.neutral_bottom]
    return spaces


def kings(board: Board) -> i64:
    """The set of spaces with players' kings."""
    spaces: i64 = 0
    for seat in range(board.seats):
        if board.players[seat].king >= 0:
            spaces |= BIT[board.players[seat].king]
    return spaces


def open_spaces(board: Board, seat: i64) -> i64:
    """The set of spaces the king may enter now; there is always one (AE-5.5 to AE-5.7)."""
    spaces: i64 = reachable(board, seat) & ~neutral_spaces(board)
    return spaces if may_share(board, seat) else spaces & ~kings(board)


def why_not_king(board: Board, space: i64) -> i64:
    """A space in reach without another king (AE-5.3, AE-5.5)."""
    if not has(reachable(board, board.seat), space):
        return reason(phrases.OUT_OF_REACH, space)
    if has(neutral_spaces(board), space):
        return reason(phrases.NEUTRAL_KING, space)
    return ALLOWED if has(open_spaces(board, board.seat), space) else reason(phrases.KING_THERE, space)


def options_king(board: Board, out: vec[i64]) -> i64:
    """The spaces the king may enter (D2)."""
    return write(open_spaces(board, board.seat), actions.KING.start, out, 0)


def do_king(board: Board, space: i64) -> None:
    """The king moves; first the guard, then the bonuses as printed, all compulsory (AE-5.8, AE-6.1)."""
    seat: i64 = board.seat
    board.players[seat].king = space
    pieces = SPACE_BONUS[space]
    count: i64 = len(pieces)
    for i in range(count):
        ask_gain(board, seat, pieces[count - 1 - i], ATLANTIS)
    if POST_OF[space] >= 0 and board.posts[POST_OF[space]] > 0:
        board.ask(steps.GUARD, seat, POST_OF[space])


def do_guard(board: Board, choice: i64) -> None:
    """The guard may be taken once; it serves both spaces of its area (AE-6.2)."""
    if choice == 0:
        colour: i64 = board.posts[board.arg] - 1
        board.posts = changed(board.posts, board.arg, 0)
        welcome(board, board.seat, colour, ATLANTIS)


def take_settler(board: Board, seat: i64, piece: i64, source: i64) -> None:
    """Takes settlers that stand in the city: those of a top space, or the one on an agora (AE-6.3, AE-15.4)."""
    space: i64 = board.players[seat].king
    if piece // PIECE == LYING:
        crowd: i64 = board.courts[space]
        for back in range(3):
            colour: i64 = 2 - back  # purple first, so brown is put on the agenda first (AE-14.45)
            for _n in range(HEADS[crowd * 3 + colour]):
                ask_gain(board, seat, ONE_LYING * PIECE + colour, source)
    elif piece // PIECE == ONE_LYING:
        take_lying(board, space, piece % PIECE)
        welcome(board, seat, piece % PIECE, source)
    else:
        take_agora_settler(board, seat, source)


def take_lying(board: Board, space: i64, colour: i64) -> None:
    """Takes one settler of a colour from a top space."""
    crowd: i64 = board.courts[space]
    place: i64 = 0
    while crowd // FOUR[place] % 4 != colour + 1:
        place += 1
    low: i64 = crowd % FOUR[place]
    board.courts = changed(board.courts, space, low + crowd // FOUR[place + 1] * FOUR[place])


def take_agora_settler(board: Board, seat: i64, source: i64) -> None:
    """The settler standing on an agora comes trained; without one there is nothing (AE-15.4)."""
    site: i64 = SITE_OF[board.players[seat].king]
    settler: i64 = board.city[site] // TILE
    if settler > 0:
        tile: i64 = board.city[site] % TILE - 1
        board.city = changed(board.city, site, tile + 1)
        gain_settler(board, seat, TRAINS_TO[(tile - FIRST_AGORA) * 3 + settler - 1], settler - 1, source)


def take_site(board: Board, seat: i64) -> None:
    """Takes the tile of the king's space if it can be placed; otherwise it stays (AE-6.9 to AE-6.12).

    Gold for a workshop or agora comes when it is taken, before anything else of it (AE-14.11, AE-14.12).
    """
    player = board.players[seat]
    site: i64 = SITE_OF[player.king]
    tile: i64 = board.city[site] % TILE - 1
    if tile < 0:
        return
    if tile < WORKSHOP_COUNT:
        if player.house_cells != 0:
            answer(board, seat, WORKSHOP_CAME * COLOUR, 0)
            board.ask(steps.CELL, seat, site * ORIGIN + tile)
    elif tile < FIRST_SHIP:
        if player.market_cells != 0:
            answer(board, seat, AGORA_CAME * COLOUR, 0)
            take_agora(board, seat, site, tile, ATLANTIS)
    elif has_ship_space(player):
        take_from(board, site, tile)
        take_ship(board, seat, tile - FIRST_SHIP)


def take_agora(board: Board, seat: i64, origin: i64, tile: i64, source: i64) -> None:
    """First the bonus printed on the agora, then placement, then the bonus of its cell (AE-15.2, AE-15.3).

    The settler of an agora that is not taken from the city is drawn from the bag (AE-15.4, AE-11.19).
    """
    board.ask(steps.CELL, seat, origin * ORIGIN + tile)
    pieces = AGORA_BONUS[tile - FIRST_AGORA]
    count: i64 = len(pieces)
    for i in range(count):
        if pieces[count - 1 - i] // PIECE == AGORA_SETTLER and source != ATLANTIS:
            ask_settler(board, seat, FOR_AGORA, tile - FIRST_AGORA)
        else:
            ask_gain(board, seat, pieces[count - 1 - i], source)


def why_not_book(board: Board, book: i64) -> i64:
    """Any book means a colour of which the supply still holds one (AE-1.3)."""
    return ALLOWED if board.supply[book] > 0 else reason(phrases.SUPPLY_EMPTY, book)


def has_book(board: Board) -> bool:
    """Whether the supply holds any book."""
    return board.supply[0] > 0 or board.supply[1] > 0 or board.supply[2] > 0


def options_book(board: Board, out: vec[i64]) -> i64:
    """The colours in the supply (D8)."""
    n: i64 = 0
    for book in range(3):
        if why_not_book(board, book) == 0:
            out[n] = actions.BOOK.start + book
            n += 1
    return n


def do_book(board: Board, book: i64) -> None:
    """Takes the chosen book, from wherever it comes (AE-1.3, AE-6.5)."""
    gain_book(board, board.seat, book, board.arg)
