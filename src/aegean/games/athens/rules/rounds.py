"""Rounds: the dice, the order of play, the four phases and the end (AT-1.9, AT-2.5, AT-2.8, AT-3, AT-12.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, IMPOSSIBLE, Phrase
from aegean.core.question import Automatic, Question, Roll
from aegean.core.shared import zeros
from aegean.core.state import CHANCE
from aegean.games.athens import actions, parts
from aegean.games.athens.board import Board
from aegean.games.athens.events import EVENT_COUNT
from aegean.games.athens.phrases import NOTES
from aegean.games.athens.rules.action import BEGIN_TURN
from aegean.games.athens.rules.base import TAKE_BASE
from aegean.games.athens.rules.event import CHOOSE_EVENT, is_closed, open_events, resolve_event
from aegean.games.athens.rules.population import DISCARD_TILE, DRAW_TILE, shown

ROUND_BEGINS: Final[Phrase] = NOTES.add("round_begins", "AT-3.1", "n", "other")
ORDER: Final[Phrase] = NOTES.add("order", "AT-2.5", "other1", "other2", "direction")
GAME_ENDS: Final[Phrase] = NOTES.add("game_ends", "AT-12.1", "n1", "n2")

NO_WORKERS: Final = zeros(len(parts.SINGLES))


def seat_in_order(board: Board, turn: i64) -> i64:
    """Who is the n-th in play order: from the start player on, left or right (AT-2.5, AT-2.8)."""
    if board.clockwise:
        return (board.start + turn) % board.seats
    return (board.start + board.seats - turn) % board.seats


class StartPlayer(Question):
    """Chance names the start player, unless the table has (AT-1.9)."""

    def why_not(self, board: Board, seat: i64) -> i64:
        return ALLOWED if seat < board.seats else IMPOSSIBLE

    def do(self, board: Board, seat: i64) -> None:
        """They get the Pericles tile (AT-1.9)."""
        board.start = seat


class BeginRound(Automatic):
    """The start player rolls the white dice and, from three players on, the order die (AT-4.1, AT-3.1)."""

    def happen(self, board: Board) -> None:
        """The workers come home, then the dice are rolled."""
        board.tell(ROUND_BEGINS, -1, board.round, board.start)
        board.workers = NO_WORKERS
        board.clockwise = True
        PHASES.ask(board, CHANCE)
        if parts.ORDER_DIE_USED[int(board.seats)]:
            ORDER_DIE.ask(board, CHANCE)
        WHITE_DICE.ask(board, CHANCE)


class WhiteDice(Roll):
    """The white dice: a discount for everybody (AT-4.1, AT-4.2)."""

    def do(self, board: Board, pair: i64) -> None:
        board.white = shown(pair)


class OrderDie(Roll):
    """The order die: which way round the table this round goes (AT-2.8)."""

    def do(self, board: Board, direction: i64) -> None:
        board.clockwise = direction == 0
        board.tell(ORDER, -1, board.start, seat_in_order(board, 1), direction)


class Phases(Automatic):
    """Population, base, action and event phase, each in play order (AT-3.1, AT-3.2, AT-4.3)."""

    def happen(self, board: Board) -> None:
        """The agenda is a stack, so what comes last is asked first."""
        END_ROUND.ask(board, CHANCE)
        for turn in range(board.seats - 1, -1, -1):
            CHOOSE_EVENT.ask(board, seat_in_order(board, turn))
        for turn in range(board.seats - 1, -1, -1):
            BEGIN_TURN.ask(board, seat_in_order(board, turn))
        for turn in range(board.seats - 1, -1, -1):
            TAKE_BASE.ask(board, seat_in_order(board, turn))
        for turn in range(board.seats - 1, -1, -1):
            DISCARD_TILE.ask(board, seat_in_order(board, turn))
        draws: i64 = parts.FIRST_TILES if board.round == 1 else parts.LATER_TILES
        for turn in range(board.seats - 1, -1, -1):
            DRAW_TILE.ask_for(board, seat_in_order(board, turn), draws)


class EndRound(Automatic):
    """Rows are resolved; then the game ends, or Pericles passes to the left (AT-3.3, AT-11.7, AT-12.1)."""

    def happen(self, board: Board) -> None:
        for event in range(EVENT_COUNT):
            if not is_closed(board, event):
                resolve_event(board, event)
        left: i64 = open_events(board)
        if board.round >= parts.ROUNDS or left == 0:
            board.tell(GAME_ENDS, -1, board.round, left)
            return
        board.round += 1
        board.start = board.next_seat(board.start)
        BEGIN_ROUND.ask(board, CHANCE)


START_PLAYER: Final[StartPlayer] = StartPlayer("start_player", actions.START)
WHITE_DICE: Final[WhiteDice] = WhiteDice("white_dice", actions.ROLL, parts.WHITE_WAYS)
ORDER_DIE: Final[OrderDie] = OrderDie("order_die", actions.ORDER, parts.DIRECTION_WAYS)
BEGIN_ROUND: Final[BeginRound] = BeginRound("begin_round")
PHASES: Final[Phases] = Phases("phases")
END_ROUND: Final[EndRound] = EndRound("end_round")
