"""The round and its ceremonies (OU-2.8, OU-3)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, IMPOSSIBLE, Phrase, Reason
from aegean.core.question import Automatic, Question
from aegean.core.shared import changed
from aegean.games.olympus import actions
from aegean.games.olympus.board import NO_GOD, Board
from aegean.games.olympus.parts import ALL_GODS, BIT
from aegean.games.olympus.phrases import NOTES, REASONS
from aegean.games.olympus.rules import upkeep
from aegean.games.olympus.rules.choice import Choice
from aegean.games.olympus.rules.favours import ALPHA, BETA, FAVOUR, WORSHIP
from aegean.games.olympus.rules.war import NAME_TARGETS

ROUND_BEGINS: Final[Phrase] = NOTES.add("round_begins", "OU-3.1", "n", "other")
LEADS: Final[Phrase] = NOTES.add("leads", "OU-3.4", "god")
HONOURED: Final[Reason] = REASONS.add("honoured", "OU-3.5", "god")


def begin_round(board: Board) -> None:
    """A worship phase with open gods, led first by the starting player (OU-3.1 to OU-3.3)."""
    board.upkeep = 0
    board.tell(ROUND_BEGINS, -1, board.round, board.start)
    NEXT_CEREMONY.ask(board, board.start)


class StartPlayer(Question):
    """Chance names the starting player; every seat is as likely (OU-2.8)."""

    def why_not(self, board: Board, seat: i64) -> i64:
        return ALLOWED if seat < board.seats else IMPOSSIBLE

    def do(self, board: Board, seat: i64) -> None:
        board.start = seat
        begin_round(board)


class NextCeremony(Automatic):
    """The next player with an available priest leads; without one, or without a god left, worship ends.

    The search goes once round the table and may end with the previous leader (OU-3.3, OU-3.11, OU-3.12).
    """

    def happen(self, board: Board) -> None:
        first: i64 = board.seat
        board.god = NO_GOD
        board.followers = 0
        board.declined = 0
        if self.is_god_left(board):
            for turn in range(board.seats):
                seat: i64 = board.clockwise(first, turn)
                if board.players[seat].priests > 0:
                    board.leader = seat
                    CHOOSE_GOD.ask(board, seat)
                    return
        upkeep.UPKEEP.ask_for(board, step=1)

    def is_god_left(self, board: Board) -> bool:
        """Whether some god has not been honoured in this round (OU-3.5)."""
        for god in range(ALL_GODS):
            if board.alpha[god] == 0:
                return True
        return False


@final
class ChooseGod(Choice):
    """Lead a ceremony; passing is not allowed (OU-3.4)."""

    def why_not(self, board: Board, god: i64) -> i64:
        """A god that has not been honoured in this round (OU-3.4, OU-3.5)."""
        return ALLOWED if board.alpha[god] == 0 else HONOURED.of(god)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        start: i64 = self.block.start
        for god in range(ALL_GODS):
            if board.alpha[god] == 0:
                out[n] = start + god
                n += 1
        return n

    def settle(self, board: Board) -> None:
        """The only god left is told, since nobody chooses it in a move."""
        board.tell(LEADS, board.seat, self.only(board))
        self.do(board, self.only(board))

    def do(self, board: Board, god: i64) -> None:
        """A priest goes onto alpha and stays; the others are asked clockwise (OU-3.2, OU-3.4, OU-3.6, OU-3.10)."""
        seat: i64 = board.seat
        board.players[seat].priests -= 1
        board.alpha = changed(board.alpha, god, seat + 1)
        board.god = god
        board.leader = seat
        NEXT_CEREMONY.ask(board, board.next_seat(seat))
        GRANT.ask(board, seat)
        for turn in range(1, board.seats):
            JOIN.ask(board, board.before(seat, turn))


class Join(Question):
    """Follow the leader, or refuse for good (OU-3.6)."""

    def waits(self, board: Board) -> bool:
        """Whoever has an available priest is asked, once a ceremony (OU-3.6, OU-3.7)."""
        return board.players[board.seat].priests > 0

    def do(self, board: Board, entry: i64) -> None:
        """One priest onto beta, where there is room for all (OU-3.6)."""
        seat: i64 = board.seat
        if entry == 0:
            board.players[seat].priests -= 1
            board.followers |= BIT[seat]
            board.beta = changed(board.beta, board.god, board.beta[board.god] | BIT[seat])
        else:
            board.declined |= BIT[seat]


class Grant(Automatic):
    """Favours clockwise from the leader, each completely before the next; then the wars (OU-1.6, OU-3.8, OU-3.9)."""

    def happen(self, board: Board) -> None:
        leader: i64 = board.leader
        NAME_TARGETS.ask(board, leader)
        for turn in range(1, board.seats):
            seat: i64 = board.before(leader, turn)
            if board.follows(seat):
                FAVOUR.ask_for(board, seat, god=board.god, size=BETA, source=WORSHIP)
        FAVOUR.ask_for(board, leader, god=board.god, size=ALPHA, source=WORSHIP)


START_PLAYER: Final[StartPlayer] = StartPlayer("start_player", actions.START)
CHOOSE_GOD: Final[ChooseGod] = ChooseGod("choose_god", actions.GOD)
JOIN: Final[Join] = Join("join", actions.JOIN)
NEXT_CEREMONY: Final[NextCeremony] = NextCeremony("next_ceremony")
GRANT: Final[Grant] = Grant("grant")
