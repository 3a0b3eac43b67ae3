"""The favour of Zeus: picks from a list (OU-6.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import Board
from aegean.games.olympus.parts import MILITARY, ZEUS_PICKS
from aegean.games.olympus.rules.building import ask_build, can_build_any
from aegean.games.olympus.rules.cubes import produce, score
from aegean.games.olympus.rules.levels import raise_level, why_not_raise
from aegean.games.olympus.rules.war import declare


def ask_picks(board: Board, seat: i64, alpha: i64, at_once: bool) -> None:
    """Two picks as leader, one as follower; wars outside a ceremony are fought at once (OU-6.1, OU-7.14)."""
    board.ask(steps.ZEUS_PICK, seat, pack(ZEUS_PICKS[alpha], 1 if at_once else 0, 0, 0))


def pack(left: i64, at_once: i64, wars: i64, earlier: i64) -> i64:
    """What a pick has to know: picks left, when wars are fought, wars so far, the pick before + 1."""
    return ((earlier * 4 + wars) * 2 + at_once) * 4 + left


def picked_wars(board: Board) -> i64:
    """Wars picked so far in this favour."""
    return board.arg // 8 % 4


def earlier_pick(board: Board) -> i64:
    """The pick before this one, -1 for none."""
    return board.arg // 32 - 1


def why_not_pick(board: Board, pick: i64) -> i64:
    """Why an entry of the list cannot be picked now (OU-6.1.1 to OU-6.1.7)."""
    if pick < actions.FIRST_PRODUCE:
        if pick == earlier_pick(board):
            return reason(phrases.SAME_TRACK, pick)  # OU-6.1.1
        if pick == MILITARY and picked_wars(board) > 0:
            return reason(phrases.WAR_AND_MILITARY)  # OU-6.1.7
        return why_not_raise(board.players[board.seat], pick)
    if pick < actions.ZEUS_WAR:
        if pick == earlier_pick(board):
            return reason(phrases.SAME_KIND, pick - actions.FIRST_PRODUCE)  # OU-6.1.2
        return ALLOWED
    if pick == actions.ZEUS_WAR:
        return ALLOWED if earlier_pick(board) != MILITARY else reason(phrases.WAR_AND_MILITARY)
    if pick == actions.ZEUS_BUILD:
        return ALLOWED if can_build_any(board, board.seat) else reason(phrases.NOTHING_TO_BUILD)  # OU-6.1.4
    return ALLOWED  # OU-6.1.5


def options_pick(board: Board, out: vec[i64]) -> i64:
    """The entries he may pick; two buildings or two points are allowed (OU-6.1.6)."""
    n: i64 = 0
    for pick in range(actions.ZEUS_POINT + 1):
        if why_not_pick(board, pick) == 0:
            out[n] = actions.ZEUS.start + pick
            n += 1
    return n


def do_pick(board: Board, pick: i64) -> None:
    """Carries a pick out; wars are declared behind the last one, without tie advantage (OU-6.1.3, OU-6.1.8)."""
    seat: i64 = board.seat
    left: i64 = board.arg % 4 - 1
    at_once: i64 = board.arg // 4 % 2
    wars: i64 = picked_wars(board)
    if pick == actions.ZEUS_WAR:
        wars += 1
    if left > 0:
        board.ask(steps.ZEUS_PICK, seat, pack(left, at_once, wars, pick + 1))
    else:
        declare(board, seat, wars, at_once == 1, False)
    if pick < actions.FIRST_PRODUCE:
        raise_level(board, seat, pick, 1)
    elif pick < actions.ZEUS_WAR:
        produce(board, seat, pick - actions.FIRST_PRODUCE)
    elif pick == actions.ZEUS_BUILD:
        ask_build(board, seat, 1, False)
    elif pick == actions.ZEUS_POINT:
        score(board, seat, 1)
