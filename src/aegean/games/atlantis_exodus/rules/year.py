"""Years, player order, rounds (AE-3, AE-4, AE-24, AE-25)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, zeros
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.board import FAR_AWAY, ORDER_TRACK, Board
from aegean.games.atlantis_exodus.parts import (
    ACTIONS,
    ORDER_BONUS,
    ORDER_SEATS,
    ORDER_SPACES,
    REGION_YEAR,
    ROUNDS,
    YEARS,
)
from aegean.games.atlantis_exodus.rules.gain import gain_all
from aegean.games.atlantis_exodus.rules.knowledge import slide
from aegean.games.atlantis_exodus.rules.preparation import AGORAS, COURTS, GUARDS, PLACE, clear_city
from aegean.games.atlantis_exodus.scoring import final_scoring, score_region

CLEAR: Final = 1
SLIDE: Final = 2


def prepare_year(board: Board, part: i64) -> None:
    """Prepares years 2 to 5 in the order of the rules (AE-3.2, AE-25.3 to AE-25.5)."""
    if part == CLEAR:
        clear_city(board)
        return
    if part == SLIDE:
        slide(board)
        return
    for player in board.players:
        player.king = FAR_AWAY
    board.year += 1
    board.round = 0
    board.turn = -1
    board.acting = False
    board.sorting = reverse_order(board)
    board.tell(phrases.YEAR_BEGINS, -1, board.year)
    board.ask(steps.BEGIN_YEAR, CHANCE)
    board.ask(steps.DEAL_SCROLL, CHANCE)
    board.ask(steps.PREPARE_YEAR, CHANCE, SLIDE)
    board.ask(steps.DEAL_PILLAR, CHANCE)
    if board.seats > 1:
        board.ask(steps.STOCK, CHANCE, (COURTS + GUARDS + AGORAS) * PLACE)
    elif board.year % 2 == 1:  # alone, only the years 3 and 5, and guards never
        board.ask(steps.STOCK, CHANCE, (COURTS + AGORAS) * PLACE)
    if board.seats > 1 or board.year % 2 == 1:
        board.ask(steps.LAY_TILE, CHANCE)
        board.ask(steps.PREPARE_YEAR, CHANCE, CLEAR)
    board.ask(steps.WAVE, CHANCE)


def reverse_order(board: Board) -> vec[i64]:
    """The sorting track of the next year: the last player comes first (AE-3.2)."""
    row = vec[i64]([-1, -1, -1, -1])
    place: i64 = 0
    for back in range(ORDER_SPACES):
        seat: i64 = board.order[ORDER_SPACES - 1 - back] - 1
        if seat >= 0:
            row[place] = seat
            place += 1
    return row


def begin_year(board: Board) -> None:
    """Everybody chooses an order space; alone the marker stays on the first (AE-3.1, AE-4.1, AE-25.2)."""
    board.order = zeros(ORDER_SPACES)
    board.ask(steps.BEGIN_ROUND, CHANCE, 1)
    if board.seats == 1:
        board.order = changed(board.order, 0, 1)
        return
    for back in range(board.seats):
        board.ask(steps.ORDER, board.sorting[board.seats - 1 - back])


def why_not_order(board: Board, space: i64) -> i64:
    """A free order space; the fifth only with four players (AE-4.1, AE-4.6)."""
    if board.seats < ORDER_SEATS[space]:
        return reason(phrases.FOUR_PLAYERS)
    return ALLOWED if board.order[space] == 0 else reason(phrases.ORDER_TAKEN)


def options_order(board: Board, out: vec[i64]) -> i64:
    """The free order spaces (D1)."""
    n: i64 = 0
    for space in range(ORDER_SPACES):
        if why_not_order(board, space) == 0:
            out[n] = actions.ORDER.start + space
            n += 1
    return n


def do_order(board: Board, space: i64) -> None:
    """The marker takes the space, which gives its bonus at once (AE-4.1 to AE-4.6, AE-4.8)."""
    board.order = changed(board.order, space, board.seat + 1)
    if len(ORDER_BONUS[space]) > 0:
        gain_all(board, board.seat, ORDER_BONUS[space], ORDER_TRACK)


def begin_round(board: Board, number: i64) -> None:
    """First all kings, then all actions, both in the order of the markers (AE-1.1, AE-4.7, AE-7.1)."""
    board.round = number
    board.turn = -1
    board.tell(phrases.ROUND_BEGINS, -1, board.year, number)
    board.ask(steps.END_ROUND, CHANCE)
    for back in range(ORDER_SPACES):
        seat: i64 = board.order[ORDER_SPACES - 1 - back] - 1
        if seat >= 0:
            board.ask(steps.MAIN, seat, 1)
    for back in range(ORDER_SPACES):
        seat = board.order[ORDER_SPACES - 1 - back] - 1
        if seat >= 0:
            board.ask(steps.KING, seat)


def begin_turn(board: Board) -> None:
    """Phase 2 of a player: two actions, and every pillar is fresh (AE-7.1, AE-7.2, AE-17.8)."""
    board.turn = board.seat
    board.acting = True
    board.actions = ACTIONS
    board.players[board.seat].used = 0


def begin_walk(board: Board) -> None:
    """Phase 1 of a player: the king moves (AE-5.1)."""
    board.turn = board.seat
    board.acting = False


def end_round(board: Board) -> None:
    """The next round, or the end of the year with its scoring; after the last year the end (AE-3.1, AE-20.1)."""
    board.acting = False
    if board.round < ROUNDS:
        board.ask(steps.BEGIN_ROUND, CHANCE, board.round + 1)
        return
    for region in range(i64(len(REGION_YEAR))):
        if REGION_YEAR[region] == board.year and not score_region(board, region):
            board.lost = True
            board.tell(phrases.LOST, 0, region)
            return  # AE-25.6, AE-25.8
    if board.year < YEARS:
        board.ask(steps.PREPARE_YEAR, CHANCE)
    else:
        final_scoring(board)
