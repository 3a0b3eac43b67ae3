"""War (OU-7, OU-10.23, OU-10.24, OU-11.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, increased
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import (
    ARES,
    BIT,
    DELIAN_LEAGUE,
    FLEET,
    FLEET_STRENGTH,
    KINDS,
    MILITARY,
    SEATS,
    TEMPLE_ARES,
)
from aegean.games.olympus.rules.cubes import ask_supply, only_kind

DUE: Final = 64  # no war is won by so much


def strength(player: Player) -> i64:
    """Military level, more with the Fleet, for attacker and defender alike (OU-7.5, OU-10.16)."""
    return player.levels[MILITARY] + FLEET_STRENGTH if player.owns(FLEET) else player.levels[MILITARY]


def spoils(attacker: Player, victim: Player, wins_ties: bool) -> i64:
    """Cubes the attacker is entitled to: the difference, 1 for a tie that he wins, 0 if he fails (OU-7.6 to OU-7.8).

    A sole Fleet decides a tie for its owner; otherwise the leader at Ares wins it.
    """
    difference: i64 = strength(attacker) - strength(victim)
    if difference > 0:
        return difference
    if difference < 0:
        return 0
    if attacker.owns(FLEET) != victim.owns(FLEET):
        wins_ties = attacker.owns(FLEET)
    if wins_ties:
        return 1
    return 0


def wins_ties(board: Board, seat: i64) -> bool:
    """Only the leader of a ceremony of Ares has the tie advantage (OU-6.1.8, OU-7.7)."""
    return board.god == ARES and board.leader == seat


# ------------------------------------------------------------ declaring and naming


def declare(board: Board, seat: i64, count: i64, at_once: bool, ties: bool) -> None:
    """In a ceremony wars wait until all have their favours; otherwise their owner names and fights them
    as soon as everything put on the agenda after this is done (OU-3.9, OU-7.1, OU-7.13, OU-7.14).
    """
    if count == 0:
        return
    board.tell(phrases.WAR_DECLARED, seat, count)
    if at_once:
        board.ask(steps.FIGHT, seat)
        ask_targets(board, seat, count, ties, 0)
    else:
        board.players[seat].wars = count


def ask_targets(board: Board, seat: i64, count: i64, ties: bool, barred: i64) -> None:
    """A player names all his targets in one go; `barred` holds those he has named (OU-7.2, OU-7.3)."""
    if count > 0:
        board.ask(steps.WAR_TARGET, seat, (barred * 2 + (1 if ties else 0)) * 4 + count)


def name_targets(board: Board) -> None:
    """After all favours, clockwise from the starting player; then the wars in that order (OU-7.2, OU-7.4)."""
    declared = False
    for turn in range(board.seats):
        if board.players[turn].wars > 0:
            declared = True
    if not declared:
        return
    board.ask(steps.FIGHT, board.start)
    for turn in range(board.seats):
        seat: i64 = (board.start + board.seats - 1 - turn) % board.seats
        ask_targets(board, seat, board.players[seat].wars, wins_ties(board, seat), 0)
        board.players[seat].wars = 0


def why_not_attack(board: Board, target: i64) -> i64:
    """Any opponent, however strong or poor (OU-7.1)."""
    if target >= board.seats:
        return reason(phrases.EMPTY_SEAT)
    return ALLOWED if target != board.seat else reason(phrases.OWN_CITY)


def why_not_target(board: Board, target: i64) -> i64:
    """Two wars of one favour need two different opponents (OU-7.3)."""
    if (board.arg // 8 >> target) & 1 != 0:
        return reason(phrases.SAME_TARGET)
    return why_not_attack(board, target)


def has_target(board: Board) -> bool:
    """Names the only opponent left without asking."""
    only: i64 = -1
    for target in range(board.seats):
        if why_not_target(board, target) == 0:
            if only >= 0:
                return True
            only = target
    do_target(board, only)
    return False


def options_target(board: Board, out: vec[i64]) -> i64:
    """The opponents he may name."""
    n: i64 = 0
    for target in range(SEATS):
        if why_not_target(board, target) == 0:
            out[n] = actions.TARGET.start + target
            n += 1
    return n


def do_target(board: Board, target: i64) -> None:
    """The war now has a target and waits to be fought (OU-7.4)."""
    ties: i64 = board.arg // 4 % 2
    board.named = changed(board.named, board.named_count, (target * 2 + ties) * 8 + board.seat)
    board.named_count += 1
    ask_targets(board, board.seat, board.arg % 4 - 1, ties == 1, board.arg // 8 + BIT[target])


# ------------------------------------------------------------ fighting


def fight_next(board: Board) -> None:
    """Fights the wars in the order in which they were named (OU-7.4)."""
    if board.named_count == 0:
        return
    war: i64 = board.named[0]
    rest = board.named[:]
    for place in range(board.named_count - 1):
        rest[place] = rest[place + 1]
    board.named_count -= 1
    rest[board.named_count] = 0
    board.named = rest
    board.ask(steps.FIGHT, war % 8)
    fight(board, war % 8, war // 16, war // 8 % 2 == 1)


def fight(board: Board, seat: i64, target: i64, ties: bool) -> None:
    """Compares strengths; the winner takes cubes, and nothing else changes (OU-7.6 to OU-7.12)."""
    attacker = board.players[seat]
    victim = board.players[target]
    due: i64 = spoils(attacker, victim, ties)
    if due == 0:
        board.tell(phrases.WAR_FAILED, seat, target, strength(attacker), strength(victim))
        return
    board.tell(phrases.WAR_WON, seat, target, strength(attacker), strength(victim))
    if attacker.owns(TEMPLE_ARES) and attacker.reserve > 0:  # OU-11.3
        attacker.reserve -= 1
        attacker.priests += 1
        board.tell(phrases.PRIEST_GAINED, seat)
    found: i64 = victim.store_count()
    if due > found:
        if attacker.owns(DELIAN_LEAGUE):
            ask_supply(board, seat, due - found, True)  # OU-10.24
        due = found  # OU-7.10
    if due > 0:
        board.ask(steps.TRIBUTE_CUBE, seat, target * DUE + due)


def carry_off(board: Board, target: i64, kind: i64, count: i64) -> None:
    """Cubes go from the victim's store into the attacker's tribute area (OU-5.5, OU-7.9, OU-7.12)."""
    if count == 0:
        return
    attacker = board.players[board.seat]
    board.players[target].store[kind] -= count
    attacker.tribute = increased(attacker.tribute, kind, count)
    board.tell(phrases.TRIBUTE_TAKEN, board.seat, target, count, kind)


def has_tribute_choice(board: Board) -> bool:
    """Takes without asking all there is, or the only kind there is (OU-7.9)."""
    target: i64 = board.arg // DUE
    count: i64 = board.arg % DUE
    store = board.players[target].store
    kind: i64 = only_kind(store)
    if kind >= 0:
        carry_off(board, target, kind, count)
        return False
    if board.players[target].store_count() > count:
        return True
    for each in range(KINDS):
        carry_off(board, target, each, store[each])
    return False


def why_not_tribute(board: Board, kind: i64) -> i64:
    """A kind that the victim's store holds at that moment (OU-7.9)."""
    return ALLOWED if board.players[board.arg // DUE].store[kind] > 0 else reason(phrases.NO_CUBE, kind)


def options_tribute(board: Board, out: vec[i64]) -> i64:
    """The kinds he may take."""
    n: i64 = 0
    for kind in range(KINDS):
        if why_not_tribute(board, kind) == 0:
            out[n] = actions.TRIBUTE.start + kind
            n += 1
    return n


def do_tribute(board: Board, kind: i64) -> None:
    """One cube at a time, all he is entitled to (OU-7.9)."""
    count: i64 = board.arg % DUE - 1
    carry_off(board, board.arg // DUE, kind, 1)
    if count > 0:
        board.ask(steps.TRIBUTE_CUBE, board.seat, board.arg - 1)


# ------------------------------------------------------------ the Peloponnesian League


def why_not_league(board: Board, entry: i64) -> i64:
    """Any opponent, or no war at all (OU-10.23)."""
    return ALLOWED if entry == SEATS else why_not_attack(board, entry)


def options_league(board: Board, out: vec[i64]) -> i64:
    """The opponents, or to decline."""
    n: i64 = 0
    for entry in range(SEATS + 1):
        if why_not_league(board, entry) == 0:
            out[n] = actions.LEAGUE.start + entry
            n += 1
    return n


def do_league(board: Board, entry: i64) -> None:
    """The war is fought at once, without tie advantage (OU-7.13, OU-10.23)."""
    if entry < SEATS:
        fight(board, board.seat, entry, False)
