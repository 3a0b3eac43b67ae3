"""Effects that let the player choose who is sent, one settler after the other (AE-11.6, AE-11.35, AE-17.17)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Reason
from aegean.core.question import Menu, Pass, Question
from aegean.games.atlantis_exodus import actions
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.parts import COLOUR_FIELDS, COLOUR_OF, FIELDS
from aegean.games.atlantis_exodus.phrases import REASONS
from aegean.games.atlantis_exodus.rules import dispatch

COLOUR_GONE: Final[Reason] = REASONS.add("colour_gone", "AE-11.11", "profession")
NOT_UNTRAINED: Final[Reason] = REASONS.add("not_untrained", "AE-11.16", "profession")
NOT_WISE: Final[Reason] = REASONS.add("not_wise", "AE-11.33", "profession")
FIRST_SEND: Final[Reason] = REASONS.add("first_send", "AE-11.35")
NOBODY_UNTRAINED: Final[Reason] = REASONS.add("nobody_untrained", "AE-11.16", "colour")
NOBODY_WISE: Final[Reason] = REASONS.add("nobody_wise", "AE-11.33", "colour")

# who may leave
FAREWELL: Final = 0  # anybody, once
ONE_EACH: Final = 1  # one settler of every colour: the quotas are by colour
UNTRAINED: Final = 2  # settlers of one colour: the quotas are by field of the colour
TRAINED: Final = 3


def quota(quotas: i64, place: i64) -> i64:
    """How many settlers of a place may still leave; four quotas stand in one number."""
    return (quotas >> 6 * place) & 63


def with_quota(quotas: i64, place: i64, change: i64) -> i64:
    """The quotas with one of them changed."""
    return quotas + (change << 6 * place)


def quota_place(manner: i64, colour: i64, field: i64) -> i64:
    """Which quota a field counts against, -1 for none."""
    if manner == ONE_EACH:
        return COLOUR_OF[field]
    return field % COLOUR_FIELDS if COLOUR_OF[field] == colour else -1


def not_sent_by(manner: i64) -> Reason:
    """Why a card does not send a settler (AE-11.11, AE-11.16, AE-11.33)."""
    if manner == ONE_EACH:
        return COLOUR_GONE
    return NOT_WISE if manner == TRAINED else NOT_UNTRAINED


def why_not_who(board: Board, manner: i64, colour: i64, quotas: i64, field: i64) -> i64:
    """A settler that the effect sends and that has somewhere to go (AE-11.11, AE-11.16, AE-11.33)."""
    if manner != FAREWELL:
        place: i64 = quota_place(manner, colour, field)
        if place < 0 or quota(quotas, place) == 0:
            return not_sent_by(manner).of(field)
    return dispatch.why_not_send(board, field)


def can_send(board: Board, manner: i64, colour: i64, quotas: i64) -> bool:
    """Whether the effect can send somebody."""
    for field in range(FIELDS):
        if why_not_who(board, manner, colour, quotas, field) == ALLOWED:
            return True
    return False


def quotas_of(board: Board, colour: i64, manner: i64) -> i64:
    """All untrained or all trained settlers of a colour that stand there now (AE-11.16, AE-11.33)."""
    fields = board.players[board.seat].fields
    quotas: i64 = 0
    for place in range(COLOUR_FIELDS):
        if (place > 0) == (manner == TRAINED):
            quotas = with_quota(quotas, place, fields[colour * COLOUR_FIELDS + place])
    return quotas


@final
class Leave(Question):
    """One settler is sent, with its dispatch bonus directly after it; then the next (AE-11.6)."""

    def why_not(self, board: Board, field: i64) -> i64:
        return why_not_who(board, WHO.manner(board), WHO.colour(board), WHO.quotas(board), field)

    def do(self, board: Board, field: i64) -> None:
        manner: i64 = WHO.manner(board)
        if manner != FAREWELL:
            colour: i64 = WHO.colour(board)
            quotas: i64 = with_quota(WHO.quotas(board), quota_place(manner, colour, field), -1)
            WHO.ask_for(board, board.seat, manner=manner, colour=colour, quotas=quotas, has_begun=True)
        dispatch.SEND_TO.ask_for(board, board.seat, profession=field)


@final
class StopSending(Pass):
    """A card may be stopped once its first settler has left (AE-11.35)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if WHO.has_begun(board) else FIRST_SEND.why


@final
class Who(Menu):
    """Who leaves by an effect, or nobody more (D5)."""

    def ask_for(
        self, board: Board, seat: i64, manner: i64, colour: i64 = 0, quotas: i64 = 0, has_begun: bool = False
    ) -> None:
        self.put(board, seat, quotas, manner, colour, 1 if has_begun else 0)

    def quotas(self, board: Board) -> i64:
        return self.first(board)

    def manner(self, board: Board) -> i64:
        return self.second(board)

    def colour(self, board: Board) -> i64:
        return self.third(board)

    def has_begun(self, board: Board) -> bool:
        return self.fourth(board) == 1

    def waits(self, board: Board) -> bool:
        return can_send(board, self.manner(board), self.colour(board), self.quotas(board))


@final
class Colour(Question):
    """A colour of which a card can send somebody (D17, AE-11.16, AE-11.33)."""

    def ask_for(self, board: Board, seat: i64, manner: i64) -> None:
        """`manner` is UNTRAINED or TRAINED."""
        self.put(board, seat, manner)

    def manner(self, board: Board) -> i64:
        return self.first(board)

    def why_not(self, board: Board, colour: i64) -> i64:
        manner: i64 = self.manner(board)
        if can_send(board, manner, colour, quotas_of(board, colour, manner)):
            return ALLOWED
        return NOBODY_WISE.of(colour) if manner == TRAINED else NOBODY_UNTRAINED.of(colour)

    def do(self, board: Board, colour: i64) -> None:
        """Settlers of the colour leave one by one; later arrivals do not count (AE-11.16, AE-11.33)."""
        manner: i64 = self.manner(board)
        quotas: i64 = quotas_of(board, colour, manner)
        WHO.ask_for(board, board.seat, manner=manner, colour=colour, quotas=quotas)


WHO: Final[Who] = Who("who", Leave("leave", actions.SEND), StopSending("stop_sending", actions.STOP))
COLOUR: Final[Colour] = Colour("colour", actions.COLOUR)
