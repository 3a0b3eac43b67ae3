"""Years, player order, rounds (AE-3, AE-4, AE-24, AE-25)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, IMPOSSIBLE, Phrase, Reason
from aegean.core.question import Automatic, Question
from aegean.core.shared import changed, zeros
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, parts
from aegean.games.atlantis_exodus.board import FAR_AWAY, Board
from aegean.games.atlantis_exodus.causes import ORDER_SPACE
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import action, gain, king, knowledge
from aegean.games.atlantis_exodus.rules.preparation import DEAL_PILLAR, FILL_SITES, STOCK, WAVE, clear_city
from aegean.games.atlantis_exodus.scoring import final_scoring, score_region

YEAR_BEGINS: Final[Phrase] = NOTES.add("year_begins", "AE-3.1", "n")
SORTED: Final[Phrase] = NOTES.add("sorted", "AE-3.2", "n")
ROUND_BEGINS: Final[Phrase] = NOTES.add("round_begins", "AE-1.1", "n", "n2")
LOST: Final[Phrase] = NOTES.add("lost", "AE-25.6", "region")
FOUR_PLAYERS: Final[Reason] = REASONS.add("four_players", "AE-4.6")
ORDER_TAKEN: Final[Reason] = REASONS.add("order_taken", "AE-4.1")


def sorted_from(seats: i64, first: i64) -> vec[i64]:
    """The sorting track in seat order from the first on (AE-2.14)."""
    row = vec[i64]([-1, -1, -1, -1])
    for place in range(seats):
        row[place] = (first + place) % seats
    return row


@final
class StartPlayer(Question):
    """Chance names who sorts first, unless the table has (AE-2.14)."""

    def why_not(self, board: Board, seat: i64) -> i64:
        return ALLOWED if seat < board.seats else IMPOSSIBLE

    def do(self, board: Board, seat: i64) -> None:
        board.sorting = sorted_from(board.seats, seat)


@final
class PrepareYear(Automatic):
    """Years 2 to 5 are prepared in the order of the rules (AE-3.2, AE-25.3 to AE-25.5)."""

    def happen(self, board: Board) -> None:
        for player in board.players:
            player.king = FAR_AWAY
        board.year += 1
        board.round = 0
        board.turn = -1
        board.acting = False
        board.sorting = self.reverse_order(board)
        board.tell(YEAR_BEGINS, -1, board.year)
        for place in range(board.seats):
            board.tell(SORTED, board.sorting[place], place + 1)
        BEGIN_YEAR.ask(board, CHANCE)
        knowledge.FILL_SLOTS.ask(board, CHANCE)
        SLIDE_SCROLLS.ask(board, CHANCE)
        DEAL_PILLAR.ask_from(board, 0)
        if board.seats > 1 or board.year % 2 == 1:  # alone, only the years 3 and 5, and guards never
            STOCK.ask_for(board, courts=True, guards=board.seats > 1)
            FILL_SITES.ask_from(board, 0)
            CLEAR_CITY.ask(board, CHANCE)
        WAVE.ask(board, CHANCE)

    def reverse_order(self, board: Board) -> vec[i64]:
        """The sorting track of the next year: the last player comes first (AE-3.2)."""
        row = vec[i64]([-1, -1, -1, -1])
        place: i64 = 0
        for back in range(parts.ORDER_SPACES):
            seat: i64 = board.order[parts.ORDER_SPACES - 1 - back] - 1
            if seat >= 0:
                row[place] = seat
                place += 1
        return row


@final
class ClearCity(Automatic):
    """The city is cleared for new tiles (AE-3.2)."""

    def happen(self, board: Board) -> None:
        clear_city(board)


@final
class SlideScrolls(Automatic):
    """The knowledge display moves on (AE-3.2)."""

    def happen(self, board: Board) -> None:
        knowledge.slide(board)


@final
class BeginYear(Automatic):
    """Everybody chooses an order space; alone the marker stays on the first (AE-3.1, AE-4.1, AE-25.2)."""

    def happen(self, board: Board) -> None:
        board.order = zeros(parts.ORDER_SPACES)
        BEGIN_ROUND.ask_for(board, number=1)
        if board.seats == 1:
            board.order = changed(board.order, 0, 1)
            return
        for back in range(board.seats):
            SORT.ask(board, board.sorting[board.seats - 1 - back])


@final
class Sort(Automatic):
    """It is a player's turn to choose an order space (AE-4.1)."""

    def happen(self, board: Board) -> None:
        board.turn = board.seat
        ORDER.ask(board, board.seat)


@final
class Order(Question):
    """The marker takes a free order space (D1, AE-4.1)."""

    def why_not(self, board: Board, space: i64) -> i64:
        """The fifth only with four players (AE-4.6)."""
        if board.seats < parts.ORDER_SEATS[space]:
            return FOUR_PLAYERS.why
        return ALLOWED if board.order[space] == 0 else ORDER_TAKEN.why

    def do(self, board: Board, space: i64) -> None:
        """The space gives its bonus at once (AE-4.1 to AE-4.6, AE-4.8)."""
        board.order = changed(board.order, space, board.seat + 1)
        if len(parts.ORDER_BONUS[space]) > 0:
            gain.pieces(board, board.seat, parts.ORDER_BONUS[space], ORDER_SPACE + space)


@final
class BeginRound(Automatic):
    """First all kings, then all actions, both in the order of the markers (AE-1.1, AE-4.7, AE-7.1)."""

    def ask_for(self, board: Board, number: i64) -> None:
        self.put(board, CHANCE, number)

    def happen(self, board: Board) -> None:
        board.round = self.first(board)
        board.turn = -1
        board.tell(ROUND_BEGINS, -1, board.year, board.round)
        END_ROUND.ask(board, CHANCE)
        for back in range(parts.ORDER_SPACES):
            seat: i64 = board.order[parts.ORDER_SPACES - 1 - back] - 1
            if seat >= 0:
                BEGIN_TURN.ask(board, seat)
        for back in range(parts.ORDER_SPACES):
            seat = board.order[parts.ORDER_SPACES - 1 - back] - 1
            if seat >= 0:
                BEGIN_WALK.ask(board, seat)


@final
class BeginWalk(Automatic):
    """Phase 1 of a player: the king moves (AE-5.1)."""

    def happen(self, board: Board) -> None:
        board.turn = board.seat
        king.KING.ask(board, board.seat)


@final
class BeginTurn(Automatic):
    """Phase 2 of a player: two actions, and every pillar is fresh (AE-7.1, AE-7.2, AE-17.8)."""

    def happen(self, board: Board) -> None:
        board.turn = board.seat
        board.acting = True
        board.actions = parts.ACTIONS
        board.players[board.seat].used = 0
        action.MAIN.ask(board, board.seat)


@final
class EndRound(Automatic):
    """The next round, or the end of the year with its scoring; after the last year the end (AE-3.1, AE-20.1)."""

    def happen(self, board: Board) -> None:
        board.acting = False
        if board.round < parts.ROUNDS:
            BEGIN_ROUND.ask_for(board, number=board.round + 1)
            return
        for region in range(i64(len(parts.REGION_YEAR))):
            if parts.REGION_YEAR[region] == board.year and not score_region(board, region):
                board.lost = True
                board.tell(LOST, 0, region)
                return  # AE-25.6, AE-25.8
        if board.year < parts.YEARS:
            PREPARE_YEAR.ask(board, CHANCE)
        else:
            final_scoring(board)


START_PLAYER: Final[StartPlayer] = StartPlayer("start_player", actions.START)
ORDER: Final[Order] = Order("order", actions.ORDER)
PREPARE_YEAR: Final[PrepareYear] = PrepareYear("prepare_year")
CLEAR_CITY: Final[ClearCity] = ClearCity("clear_city")
SLIDE_SCROLLS: Final[SlideScrolls] = SlideScrolls("slide_scrolls")
BEGIN_YEAR: Final[BeginYear] = BeginYear("begin_year")
SORT: Final[Sort] = Sort("sort")
BEGIN_ROUND: Final[BeginRound] = BeginRound("begin_round")
BEGIN_WALK: Final[BeginWalk] = BeginWalk("begin_walk")
BEGIN_TURN: Final[BeginTurn] = BeginTurn("begin_turn")
END_ROUND: Final[EndRound] = EndRound("end_round")
