"""A turn: cards, then exactly one action, then what its time brings (OS-3.3, OS-3.4, OS-3.11, OS-3.12, OS-10)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Menu, Question
from aegean.core.state import CHANCE
from aegean.games.olympos import actions
from aegean.games.olympos.board import Board
from aegean.games.olympos.numbers import REST
from aegean.games.olympos.parts import FINAL_POINTS, LAST_ZEUS, ZEUS_SPACES
from aegean.games.olympos.phrases import NOTES, REASONS
from aegean.games.olympos.rules.destiny import DRAW_DESTINY, END_CARDS, Card
from aegean.games.olympos.rules.discovery import DISCOVERY, can_discover, why_no_discovery
from aegean.games.olympos.rules.expansion import MOVER, NOWHERE_TO_GO, can_expand
from aegean.games.olympos.rules.gods import REVEAL
from aegean.games.olympos.rules.time import FINISHED, active_seat, advance_marker, crossed, triggered
from aegean.games.olympos.rules.wonder import BUILD, can_build, why_no_wonder

REACHED_ZEUS: Final[Phrase] = NOTES.add("reached_zeus", "OS-3.11", "n1")
TOO_EARLY: Final[Reason] = REASONS.add("too_early", "OS-10.1", "n")
PASS_INSTEAD: Final[Reason] = REASONS.add("pass_instead", "OS-10.2")
MUST_ACT: Final[Reason] = REASONS.add("must_act", "OS-3.12")


def is_last(board: Board) -> bool:
    """Whether the active player passes or takes the last action: on or beyond the last Zeus space (OS-10.1)."""
    return board.players[board.seat].time >= LAST_ZEUS


class NextTurn(Automatic):
    """The next player is active, or the game ends (OS-3.1, OS-10.5)."""

    def happen(self, board: Board) -> None:
        seat: i64 = active_seat(board)
        if seat >= 0:
            MENU.ask(board, seat)


class Expand(Question):
    """Move a settler (OS-4)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if can_expand(board, board.seat) else NOWHERE_TO_GO.why

    def do(self, board: Board, entry: i64) -> None:
        END_TURN.ask_for(board, board.seat)
        MOVER.ask(board, board.seat)


class Discover(Question):
    """Take a discovery (OS-5)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if can_discover(board) else why_no_discovery(board)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """Whether it can be done; nobody asks here why not."""
        if can_discover(board):
            out[n] = self.block.start
            n += 1
        return n

    def do(self, board: Board, entry: i64) -> None:
        END_TURN.ask_for(board, board.seat)
        DISCOVERY.ask(board, board.seat)


class Wonder(Question):
    """Build a wonder (OS-6)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if can_build(board) else why_no_wonder(board)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """Whether it can be done; nobody asks here why not."""
        if can_build(board):
            out[n] = self.block.start
            n += 1
        return n

    def do(self, board: Board, entry: i64) -> None:
        END_TURN.ask_for(board, board.seat)
        BUILD.ask(board, board.seat)


class PassForGood(Question):
    """Pass instead of the last action (OS-10.1)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if is_last(board) else TOO_EARLY.of(LAST_ZEUS)

    def do(self, board: Board, entry: i64) -> None:
        """It costs nothing, moves nothing and ends the turn at once: no draw, no second window (OS-10.16)."""
        player = board.players[board.seat]
        player.finished = True
        board.tell(FINISHED, board.seat, player.time, FINAL_POINTS[player.time])
        NEXT_TURN.ask(board, CHANCE)


class Rest(Question):
    """Rest for want of any action (OS-3.12)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """Only if nothing else is left, and never where passing is possible (OS-3.4, OS-3.12, OS-10.2)."""
        if is_last(board):
            return PASS_INSTEAD.why
        can_act = can_expand(board, board.seat) or can_discover(board) or can_build(board)
        return MUST_ACT.why if can_act else ALLOWED

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """It comes last, behind all that can be done, so nothing is looked up again."""
        if n == 0 or actions.CARD.has(out[n - 1]):
            out[n] = self.block.start
            n += 1
        return n

    def do(self, board: Board, entry: i64) -> None:
        """One space forward: no hourglass is spent and no surcharge used up; the turn ends as usual (OS-3.12)."""
        END_TURN.ask_for(board, board.seat)
        advance_marker(board, board.seat, board.players[board.seat].time + REST)


class EndTurn(Automatic):
    """After the action: destiny draws, then card play, then the gods in track order (OS-3.11, OS-9.3, OS-10.3)."""

    def ask_for(self, board: Board, seat: i64) -> None:
        """Plans it before the action, from the space on which the marker stands."""
        self.put(board, seat, board.players[seat].time)

    def happen(self, board: Board) -> None:
        seat: i64 = board.seat
        before: i64 = self.first(board)
        after: i64 = board.players[seat].time
        draws: i64 = crossed(before, after)
        NEXT_TURN.ask(board, CHANCE)
        if draws > 0:
            for space in ZEUS_SPACES:
                if before < space <= after:
                    board.tell(REACHED_ZEUS, seat, space)
            for number in range(i64(len(ZEUS_SPACES)) - 1, -1, -1):
                if before < ZEUS_SPACES[number] <= after:
                    card: i64 = triggered(board, number)
                    if card >= 0:
                        REVEAL.ask_for(board, card=card, trigger=seat)
        END_CARDS.ask(board, seat)
        for _n in range(draws):
            DRAW_DESTINY.ask(board, seat)


@final
class TurnMenu(Menu):
    """Cards and one action; passing only at the end, resting only if nothing else is left (D2, OS-3.4, OS-3.12)."""

    def asks_always(self, board: Board) -> bool:
        """Cards in hand may allow more than others can see (OS-8.15)."""
        return board.players[board.seat].hand_count > 0


MENU: Final[TurnMenu] = TurnMenu(
    "menu",
    Card("card", actions.CARD),
    Expand("expand", actions.EXPAND),
    Discover("discover", actions.DISCOVER),
    Wonder("wonder", actions.WONDER),
    PassForGood("pass", actions.PASS),
    Rest("rest", actions.REST),
)
NEXT_TURN: Final[NextTurn] = NextTurn("next_turn")
END_TURN: Final[EndTurn] = EndTurn("end_turn")
