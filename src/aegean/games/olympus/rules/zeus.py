"""The favour of Zeus: picks from a list (OU-6.1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Reason
from aegean.core.question import Question
from aegean.games.olympus import actions
from aegean.games.olympus.actions import FIRST_PRODUCE, ZEUS_BUILD, ZEUS_POINT, ZEUS_WAR
from aegean.games.olympus.board import Board
from aegean.games.olympus.parts import MILITARY, ZEUS
from aegean.games.olympus.phrases import REASONS
from aegean.games.olympus.rules import building
from aegean.games.olympus.rules.cubes import produce, score
from aegean.games.olympus.rules.levels import raise_level, why_not_raise
from aegean.games.olympus.rules.war import WAR_DECLARED, declare

SAME_TRACK: Final[Reason] = REASONS.add("same_track", "OU-6.1.1", "track")
SAME_KIND: Final[Reason] = REASONS.add("same_kind", "OU-6.1.2", "cube")
WAR_AFTER_MILITARY: Final[Reason] = REASONS.add("war_after_military", "OU-6.1.7")
NOTHING_TO_BUILD: Final[Reason] = REASONS.add("nothing_to_build", "OU-6.1.4")


def carry_out(board: Board, seat: i64, pick: i64, cause: i64) -> None:
    """Raises a track, produces, builds or scores a point; wars are declared behind the last pick."""
    if pick < FIRST_PRODUCE:
        raise_level(board, seat, pick, 1)
    elif pick < ZEUS_WAR:
        produce(board, seat, pick - FIRST_PRODUCE, cause)
    elif pick == ZEUS_BUILD:
        building.BUILD.ask_for(board, seat, count=1, is_optional=False)
    elif pick == ZEUS_POINT:
        score(board, seat, 1, cause)


@final
class ZeusPick(Question):
    """Pick from the list; two buildings or two points are allowed (OU-6.1, OU-6.1.6)."""

    def ask_for(self, board: Board, seat: i64, count: i64, at_once: bool, wars: i64 = 0, earlier: i64 = -1) -> None:
        """So many picks; wars outside a ceremony are fought at once; `earlier` is the pick before (OU-6.1, OU-7.14)."""
        self.put(board, seat, count, wars, earlier + 1, 1 if at_once else 0)

    def wars(self, board: Board) -> i64:
        """Wars picked so far in this favour."""
        return self.second(board)

    def earlier(self, board: Board) -> i64:
        """The pick before this one, -1 for none."""
        return self.third(board) - 1

    def why_not(self, board: Board, pick: i64) -> i64:
        """Why an entry of the list cannot be picked now (OU-6.1.1 to OU-6.1.7)."""
        if pick < FIRST_PRODUCE:
            if pick == self.earlier(board):
                return SAME_TRACK.of(pick)
            return why_not_raise(board.players[board.seat], pick)
        if pick < ZEUS_WAR:
            return ALLOWED if pick != self.earlier(board) else SAME_KIND.of(pick - FIRST_PRODUCE)
        if pick == ZEUS_WAR:
            return ALLOWED if self.earlier(board) != MILITARY else WAR_AFTER_MILITARY.why
        if pick == ZEUS_BUILD:
            return ALLOWED if building.can_build_any(board, board.seat) else NOTHING_TO_BUILD.why
        return ALLOWED  # OU-6.1.5

    def do(self, board: Board, pick: i64) -> None:
        """Wars wait for the last pick and have no tie advantage (OU-6.1.3, OU-6.1.8)."""
        seat: i64 = board.seat
        left: i64 = self.first(board) - 1
        at_once: bool = self.fourth(board) == 1
        wars: i64 = self.wars(board)
        if pick == ZEUS_WAR:
            wars += 1
            board.tell(WAR_DECLARED, seat, 1, ZEUS)
        if left > 0:
            self.ask_for(board, seat, count=left, at_once=at_once, wars=wars, earlier=pick)
        else:
            declare(board, seat, wars, at_once=at_once, wins_ties=False)
        carry_out(board, seat, pick, ZEUS)


ZEUS_PICK: Final[ZeusPick] = ZeusPick("zeus_pick", actions.ZEUS)
