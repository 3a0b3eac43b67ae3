"""Levels, pillars and Glory cards (OU-4, OU-13)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import (
    ALL_TRACKS,
    BIT,
    COUNT,
    GLORY_POINTS,
    GLORY_TO_END,
    LAST,
    MIN_LEVEL,
    MOST_PILLARS,
    PILLAR_AFTER,
    PILLAR_BUILDING,
    PILLAR_COUNT,
)


def closed_pillar(player: Player, track: i64) -> i64:
    """The first pillar of a track whose building is missing, as a place in the lists of pillars, or -1.

    Pillars are cumulative: behind a closed one the later ones do not matter (OU-4.4).
    Production tracks have none (OU-4.5).
    """
    for pillar in range(track * MOST_PILLARS, track * MOST_PILLARS + PILLAR_COUNT[track]):
        if not player.owns(PILLAR_BUILDING[pillar]):
            return pillar
    return -1


def why_not_raise(player: Player, track: i64) -> i64:
    """A step is blocked on the last space and at a closed pillar (OU-4.1, OU-4.3)."""
    level: i64 = player.levels[track]
    if level >= LAST[track]:
        return reason(phrases.LAST_SPACE, track)
    pillar: i64 = closed_pillar(player, track)
    if pillar >= 0 and level >= PILLAR_AFTER[pillar]:
        return reason(phrases.PILLAR, track, PILLAR_BUILDING[pillar])
    return ALLOWED


def raisable(player: Player, among: i64) -> i64:
    """The tracks out of a mask whose next step is not blocked (OU-4.7)."""
    mask: i64 = 0
    for track in range(ALL_TRACKS):
        if (among >> track) & 1 != 0 and why_not_raise(player, track) == 0:
            mask |= BIT[track]
    return mask


def raise_level(board: Board, seat: i64, track: i64, times: i64) -> None:
    """Moves the marker up space by space; what is blocked is lost (OU-4.2, OU-4.9)."""
    player = board.players[seat]
    for _n in range(times):
        if why_not_raise(player, track) != 0:
            board.tell(phrases.BLOCKED, seat, track)
            return
        player.levels[track] += 1
        board.tell(phrases.RAISED, seat, track, player.levels[track])
        if player.levels[track] == LAST[track] and board.glory[track] == 0:
            take_glory(board, seat, track)


def take_glory(board: Board, seat: i64, track: i64) -> None:
    """The first of all on a last space takes the card for good, 2 points at once (OU-13.1 to OU-13.5, OU-13.7)."""
    board.glory = changed(board.glory, track, seat + 1)
    board.players[seat].points += GLORY_POINTS
    board.tell(phrases.GLORY, seat, track, GLORY_POINTS)
    if glory_taken(board) == GLORY_TO_END:
        board.tell(phrases.LAST_ROUND, -1)


def glory_taken(board: Board) -> i64:
    """How many Glory cards are out: four make this round the last (OU-13.6)."""
    taken: i64 = 0
    for track in range(ALL_TRACKS):
        if board.glory[track] != 0:
            taken += 1
    return taken


def why_not_lower(player: Player, track: i64) -> i64:
    """Only tracks above level 1 can be lowered (OU-4.6, OU-4.8)."""
    return ALLOWED if player.levels[track] > MIN_LEVEL else reason(phrases.AT_BOTTOM, track)


def lowerable(player: Player, among: i64) -> i64:
    """The tracks out of a mask that can be lowered (OU-4.8)."""
    mask: i64 = 0
    for track in range(ALL_TRACKS):
        if (among >> track) & 1 != 0 and why_not_lower(player, track) == 0:
            mask |= BIT[track]
    return mask


def lower_level(board: Board, seat: i64, track: i64) -> None:
    """One space down; nothing else is lost with it (OU-4.6, OU-4.10)."""
    player = board.players[seat]
    player.levels[track] -= 1
    board.tell(phrases.LOWERED, seat, track, player.levels[track])


# ------------------------------------------------------------ the choice of tracks


def ask_raises(board: Board, seat: i64, among: i64, count: i64) -> None:
    """Asks for so many different tracks out of a mask (OU-4.7)."""
    board.ask(steps.RAISE_TRACK, seat, among * 8 + count)


def ask_lowers(board: Board, seat: i64, among: i64, count: i64) -> None:
    """Asks for so many different tracks out of a mask (OU-4.8)."""
    board.ask(steps.LOWER_TRACK, seat, among * 8 + count)


def has_raise(board: Board) -> bool:
    """Raises without asking when there is no choice: all that can be raised (OU-4.7)."""
    mask: i64 = raisable(board.players[board.seat], board.arg // 8)
    if COUNT[mask] > board.arg % 8:
        return True
    for track in range(ALL_TRACKS):
        if (mask >> track) & 1 != 0:
            raise_level(board, board.seat, track, 1)
    return False


def has_lower(board: Board) -> bool:
    """Lowers without asking when there is no choice (OU-4.8)."""
    mask: i64 = lowerable(board.players[board.seat], board.arg // 8)
    if COUNT[mask] > board.arg % 8:
        return True
    for track in range(ALL_TRACKS):
        if (mask >> track) & 1 != 0:
            lower_level(board, board.seat, track)
    return False


def why_not_raise_track(board: Board, track: i64) -> i64:
    """One of the tracks asked for, not blocked and not chosen before (OU-4.7)."""
    if (board.arg // 8 >> track) & 1 == 0:
        return reason(phrases.NOT_AMONG, track)
    return why_not_raise(board.players[board.seat], track)


def why_not_lower_track(board: Board, track: i64) -> i64:
    """One of the own tracks above 1, not chosen before (OU-4.8)."""
    if (board.arg // 8 >> track) & 1 == 0:
        return reason(phrases.NOT_AMONG, track)
    return why_not_lower(board.players[board.seat], track)


def options_raise_track(board: Board, out: vec[i64]) -> i64:
    """The tracks he may raise."""
    n: i64 = 0
    for track in range(ALL_TRACKS):
        if why_not_raise_track(board, track) == 0:
            out[n] = actions.RAISE.start + track
            n += 1
    return n


def options_lower_track(board: Board, out: vec[i64]) -> i64:
    """The tracks he may lower."""
    n: i64 = 0
    for track in range(ALL_TRACKS):
        if why_not_lower_track(board, track) == 0:
            out[n] = actions.LOWER.start + track
            n += 1
    return n


def do_raise_track(board: Board, track: i64) -> None:
    """Raises it; the next one must be another (OU-4.7)."""
    among: i64 = board.arg // 8 - BIT[track]
    count: i64 = board.arg % 8 - 1
    raise_level(board, board.seat, track, 1)
    if count > 0:
        ask_raises(board, board.seat, among, count)


def do_lower_track(board: Board, track: i64) -> None:
    """Lowers it; the next one must be another (OU-11.7)."""
    among: i64 = board.arg // 8 - BIT[track]
    count: i64 = board.arg % 8 - 1
    lower_level(board, board.seat, track)
    if count > 0:
        ask_lowers(board, board.seat, among, count)
