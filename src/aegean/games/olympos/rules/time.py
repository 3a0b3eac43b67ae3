"""The time track: who is active, what time costs and where the markers go (OS-3, OS-9.1, OS-9.2, OS-10.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import Phrase, Reason
from aegean.games.olympos import parts
from aegean.games.olympos.board import Board, Player
from aegean.games.olympos.numbers import SURCHARGE
from aegean.games.olympos.phrases import NOTES, REASONS

PAID: Final[Phrase] = NOTES.add("paid", "OS-3.5", "n1", "n2", "deed")
PAID_WITH_HOURGLASSES: Final[Phrase] = NOTES.add("paid_with_hourglasses", "OS-3.7", "n1", "n2", "deed")
PURSUED: Final[Phrase] = NOTES.add("pursued", "OS-9.17", "n")
ADVANCED: Final[Phrase] = NOTES.add("advanced", "OS-3.5", "n1", "n2")
FINISHED: Final[Phrase] = NOTES.add("finished", "OS-10.1", "n1", "n2")
PAST_THE_CROSS: Final[Reason] = REASONS.add("past_the_cross", "OS-3.10", "n1", "n2")

DEEDS: Final = [*parts.TERRITORIES, *parts.DISCOVERIES, *parts.WONDERS]  # what action points are paid for
FIRST_DISCOVERY: Final[i64] = len(parts.TERRITORIES)
FIRST_WONDER: Final[i64] = len(parts.TERRITORIES) + len(parts.DISCOVERIES)


def active_seat(board: Board) -> i64:
    """The unfinished player furthest back, of several on that space the highest in the stack (OS-3.1, OS-3.2).

    It is found anew after every turn, so the same player may be active again (OS-3.8);
    -1 when all are finished and the game ends (OS-10.5).
    """
    active: i64 = -1
    for seat in range(board.seats):
        player = board.players[seat]
        if not player.finished and (active < 0 or is_behind(player, board.players[active])):
            active = seat
    return active


def is_behind(player: Player, other: Player) -> bool:
    """Whether a marker comes before another: further back, or higher on the same space (OS-3.1, OS-3.2)."""
    return player.time < other.time or (player.time == other.time and player.height > other.height)


def surcharge(player: Player) -> i64:
    """What the Erinyes add to the next action (OS-9.17)."""
    return SURCHARGE if player.pursued else i64(0)


def budget(player: Player) -> i64:
    """The most AP an action may cost: no marker ever passes the cross (OS-3.10)."""
    return parts.CROSS - player.time + player.hourglasses - surcharge(player)


def too_late(player: Player, price: i64) -> i64:
    """Why an action of so many AP is refused, its surcharge included: it would pass the cross (OS-3.10)."""
    left: i64 = parts.CROSS - player.time + player.hourglasses
    return PAST_THE_CROSS.of_two(price + surcharge(player), left)


def hourglasses_for(player: Player, price: i64) -> i64:
    """Hourglasses that an action uses up: they pay first, one for each AP (OS-3.5)."""
    due: i64 = price + surcharge(player)
    return due if due < player.hourglasses else player.hourglasses


def landing(player: Player, price: i64) -> i64:
    """The space on which the marker ends after an action of so many AP (OS-3.5)."""
    return player.time + price + surcharge(player) - hourglasses_for(player, price)


def pay(board: Board, seat: i64, price: i64, deed: i64) -> None:
    """Hourglasses first, the rest on the track (OS-3.3, OS-3.5). The deed is one of `DEEDS`.

    What the action gains comes later and cannot help to pay (OS-3.9). The surcharge is used up (OS-9.17).
    An action on or beyond the last Zeus space was the last one (OS-10.1), whether hourglasses pay it or not.
    """
    player = board.players[seat]
    after: i64 = landing(player, price)
    used: i64 = hourglasses_for(player, price)
    if after > player.time:
        board.tell(PAID, seat, price + surcharge(player), used, deed)
    else:
        board.tell(PAID_WITH_HOURGLASSES, seat, used, after, deed)
    if player.pursued:
        board.tell(PURSUED, seat, surcharge(player))
    player.hourglasses -= used
    player.pursued = False
    player.finished = player.time >= parts.LAST_ZEUS
    advance_marker(board, seat, after)
    if player.finished:
        board.tell(FINISHED, seat, after, parts.FINAL_POINTS[after])


def advance_marker(board: Board, seat: i64, space: i64) -> None:
    """The marker goes on top of those on its new space; one that stays keeps its height (OS-3.6, OS-3.7)."""
    player = board.players[seat]
    if space == player.time:
        return
    board.tell(ADVANCED, seat, player.time, space)
    height: i64 = 0
    for other in board.players:
        if other.time == space and other.height >= height:
            height = other.height + 1
    player.time = space
    player.height = height


def crossed(before: i64, after: i64) -> i64:
    """Zeus spaces, single or double, that a marker reaches or passes on its way (OS-3.11, OS-8.2)."""
    count: i64 = 0
    for space in parts.ZEUS_SPACES:
        if before < space <= after:
            count += 1
    return count


def triggered(board: Board, number: i64) -> i64:
    """The card place that a marker which has just crossed a Zeus space triggers, or -1 (OS-9.1, OS-9.2).

    Markers move one at a time, so exactly one is the first and one the last of all.
    """
    there: i64 = 0
    for player in board.players:
        if player.time >= parts.ZEUS_SPACES[number]:
            there += 1
    if there == 1:
        return parts.FIRST_CARD[number]
    if there == board.seats:
        return parts.LAST_CARD[number]
    return -1
