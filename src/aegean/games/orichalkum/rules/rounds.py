"""Rounds, turns and what lies between them (OR-2, OR-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, IMPOSSIBLE, Phrase, Reason
from aegean.core.question import Automatic, Pass, Question, YesNo
from aegean.core.state import CHANCE
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.board import NONE, Board, island_of, pack_island
from aegean.games.orichalkum.parts import DISCARDS, ROUNDS, STARS
from aegean.games.orichalkum.parts import LAST_BONUS as BONUS
from aegean.games.orichalkum.phrases import NOTES, REASONS
from aegean.games.orichalkum.rules.action import USE_CARD
from aegean.games.orichalkum.rules.card import DISCARD, TAKE_CARD
from aegean.games.orichalkum.rules.extra import PAY
from aegean.games.orichalkum.rules.refill import ask_refill
from aegean.games.orichalkum.rules.supply import HOPLITES_LACKING, gain_hoplites
from aegean.games.orichalkum.rules.victory import end_without_winner

ROUND_BEGINS: Final[Phrase] = NOTES.add("round_begins", "OR-2.1", "n", "other")
GOT_ISLAND: Final[Phrase] = NOTES.add("got_island", "OR-18.1", "island", "n")  # stars
INITIATIVE_TO: Final[Phrase] = NOTES.add("initiative_to", "OR-15.4", "n")
INITIATIVE_KEPT: Final[Phrase] = NOTES.add("initiative_kept", "OR-15.4", "n")
INITIATIVE_TIED: Final[Phrase] = NOTES.add("initiative_tied", "OR-15.5", "other", "n")
LAST_TAKES: Final[Phrase] = NOTES.add("last_takes", "OR-15.6", "n")
NOT_TIED: Final[Reason] = REASONS.add("not_tied", "OR-15.4")
HOLDER_TIED: Final[Reason] = REASONS.add("holder_tied", "OR-15.5")
ISLAND_TAKEN: Final[Reason] = REASONS.add("island_taken", "OR-18.3")


class StartPlayer(Question):
    """Chance names the starting player, unless the table has (setup 13)."""

    def why_not(self, board: Board, seat: i64) -> i64:
        return ALLOWED if seat < board.seats else IMPOSSIBLE

    def do(self, board: Board, seat: i64) -> None:
        board.initiative = seat
        board.turn = seat


def is_taken(board: Board, island: i64) -> bool:
    """Whether somebody has an island."""
    for player in board.players:
        if player.island != NONE and island_of(player.island) == island:
            return True
    return False


def take_island(board: Board, seat: i64, island: i64) -> None:
    """A player has an island; which side lies up was agreed before (setup 10, OR-18.1)."""
    player = board.players[seat]
    player.island = pack_island(island, player.side)
    board.tell(GOT_ISLAND, seat, island, STARS[player.island])


class DealIsland(Question):
    """Somebody is dealt an island that nobody has yet (setup 10)."""

    def ask_for(self, board: Board, receiver: i64) -> None:
        self.put(board, CHANCE, receiver)

    def why_not(self, board: Board, island: i64) -> i64:
        return IMPOSSIBLE if is_taken(board, island) else ALLOWED

    def do(self, board: Board, island: i64) -> None:
        take_island(board, self.first(board), island)


class PickIslands(Automatic):
    """Everybody picks an island, in turn order from the starting player (setup 10, OR-18.3)."""

    def happen(self, board: Board) -> None:
        for turn in range(board.seats - 1, -1, -1):
            PICK_ISLAND.ask(board, (board.initiative + turn) % board.seats)


class PickIsland(Question):
    """Pick an island that nobody has yet (D-ISLAND, OR-18.3)."""

    def why_not(self, board: Board, island: i64) -> i64:
        return ISLAND_TAKEN.why if is_taken(board, island) else ALLOWED

    def do(self, board: Board, island: i64) -> None:
        take_island(board, board.seat, island)


class BeginRound(Automatic):
    """Everybody takes one turn, clockwise from the holder of the marker; one turn after the other (OR-2.1, OR-2.2)."""

    def happen(self, board: Board) -> None:
        """The agenda is a stack, so what comes last is put on it first."""
        board.tell(ROUND_BEGINS, CHANCE, board.round, board.initiative)
        END_ROUND.ask(board, CHANCE)
        for turn in range(board.seats - 1, -1, -1):
            BEGIN_TURN.ask(board, (board.initiative + turn) % board.seats)


class BeginTurn(Automatic):
    """Card, landscape, card action, extra action, and with two players a discard (OR-2.3)."""

    def happen(self, board: Board) -> None:
        """The landscape comes with the card."""
        seat: i64 = board.seat
        board.turn = seat
        if DISCARDS[board.seats] == 1:
            DISCARD.ask(board, seat)
        PAY.ask_for(board, bought=0)
        USE_CARD.ask(board, seat)
        TAKE_CARD.ask(board, seat)


class EndRound(Automatic):
    """New cards, landscapes and buildings, then the initiative (OR-15.1 to OR-15.6, OR-2.4, OR-16.4)."""

    def happen(self, board: Board) -> None:
        if board.round >= ROUNDS:
            end_without_winner(board)
            return
        board.round += 1
        BEGIN_ROUND.ask(board, CHANCE)
        OFFER_BONUS.ask(board, CHANCE)
        PASS_INITIATIVE.ask(board, board.initiative)
        ask_refill(board)


# ------------------------------------------------------------ the initiative


class PassInitiative(Automatic):
    """The player with the most hoplites takes or keeps the marker (OR-15.4)."""

    def happen(self, board: Board) -> None:
        """The holder is asked when several may receive the marker (OR-15.5)."""
        found: i64 = NONE
        for seat in range(board.seats):
            if INITIATIVE.why_not(board, seat) == ALLOWED:
                if found != NONE:
                    INITIATIVE.ask(board, board.initiative)
                    return
                found = seat
        kind = INITIATIVE_KEPT if found == board.initiative else INITIATIVE_TO
        board.tell(kind, found, board.players[found].hoplites)
        board.initiative = found


class Initiative(Question):
    """Choose who receives the marker (D-INITIATIVE, OR-15.5)."""

    def why_not(self, board: Board, seat: i64) -> i64:
        """One of those with the most hoplites in reserve; a holder who is tied may not keep it (OR-15.4, OR-15.5)."""
        if seat >= board.seats:
            return NOT_TIED.why
        own: i64 = board.players[seat].hoplites
        is_tied = False
        for other in range(board.seats):
            if board.players[other].hoplites > own:
                return NOT_TIED.why
            if other != seat and board.players[other].hoplites == own:
                is_tied = True
        return HOLDER_TIED.why if is_tied and seat == board.initiative else ALLOWED

    def do(self, board: Board, seat: i64) -> None:
        board.tell(INITIATIVE_TIED, seat, board.initiative, board.players[seat].hoplites)
        board.initiative = seat


# ------------------------------------------------------------ the hoplite of the last player


def last_seat(board: Board) -> i64:
    """The last player of the turn order."""
    return (board.initiative + board.seats - 1) % board.seats


def take_bonus(board: Board) -> None:
    """The last player of the turn order takes a hoplite from the supply (OR-15.6, setup 14)."""
    last: i64 = last_seat(board)
    board.tell(LAST_TAKES, last, gain_hoplites(board, last, BONUS))


class FirstBonus(Automatic):
    """At the start the last player receives it (setup 14)."""

    def happen(self, board: Board) -> None:
        take_bonus(board)


class OfferBonus(Automatic):
    """At the end of a round the last player of the new turn order may take it, if there is one (OR-15.6, OR-17.1)."""

    def happen(self, board: Board) -> None:
        if board.hoplites > 0:
            LAST_BONUS.ask(board, last_seat(board))
        else:
            board.tell(HOPLITES_LACKING, last_seat(board), BONUS)


class TakeBonus(Question):
    """Take the hoplite of the last player (OR-15.6)."""

    def do(self, board: Board, entry: i64) -> None:
        take_bonus(board)


START_PLAYER: Final[StartPlayer] = StartPlayer("start_player", actions.START)
DEAL_ISLAND: Final[DealIsland] = DealIsland("deal_island", actions.ISLAND)
BEGIN_ROUND: Final[BeginRound] = BeginRound("begin_round")
BEGIN_TURN: Final[BeginTurn] = BeginTurn("begin_turn")
END_ROUND: Final[EndRound] = EndRound("end_round")
PASS_INITIATIVE: Final[PassInitiative] = PassInitiative("pass_initiative")
INITIATIVE: Final[Initiative] = Initiative("initiative", actions.INITIATIVE)
PICK_ISLANDS: Final[PickIslands] = PickIslands("pick_islands")
PICK_ISLAND: Final[PickIsland] = PickIsland("pick_island", actions.ISLAND)
FIRST_BONUS: Final[FirstBonus] = FirstBonus("first_bonus")
OFFER_BONUS: Final[OfferBonus] = OfferBonus("offer_bonus")
LAST_BONUS: Final[YesNo] = YesNo(
    "last_bonus", TakeBonus("bonus", actions.BONUS), Pass("no_bonus", actions.NO_BONUS)
)  # D-BONUS
