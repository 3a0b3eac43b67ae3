"""War (OU-7, OU-10.23, OU-10.24, OU-11.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Question
from aegean.core.shared import changed, increased
from aegean.games.olympus import actions, parts
from aegean.games.olympus.board import Board, Player, attacker_of, named_war, target_of, wins_ties_in
from aegean.games.olympus.phrases import NOTES, REASONS
from aegean.games.olympus.rules.choice import Choice
from aegean.games.olympus.rules.cubes import SUPPLY_CUBE, only_kind

WAR_DECLARED: Final[Phrase] = NOTES.add("war_declared", "OU-7.1", "n", "cause")
TARGET_NAMED: Final[Phrase] = NOTES.add("target_named", "OU-7.2", "other")
WAR_WON: Final[Phrase] = NOTES.add("war_won", "OU-7.6", "other", "n1", "n2")
TIE_WON_BY_ARES: Final[Phrase] = NOTES.add("tie_won_by_ares", "OU-7.7", "other", "n")
TIE_WON_BY_FLEET: Final[Phrase] = NOTES.add("tie_won_by_fleet", "OU-10.16", "other", "n")
WAR_FAILED: Final[Phrase] = NOTES.add("war_failed", "OU-7.8", "other", "n1", "n2")
WAR_TIED: Final[Phrase] = NOTES.add("war_tied", "OU-7.7", "other", "n")
SPOILS_SHORT: Final[Phrase] = NOTES.add("spoils_short", "OU-7.10", "other", "n1", "n2")
TRIBUTE_TAKEN: Final[Phrase] = NOTES.add("tribute_taken", "OU-7.9", "other", "n", "cube")
PRIEST_GAINED: Final[Phrase] = NOTES.add("priest_gained", "OU-11.3")
OWN_CITY: Final[Reason] = REASONS.add("own_city", "OU-7.1")
EMPTY_SEAT: Final[Reason] = REASONS.add("empty_seat", "OU-1.2")
SAME_TARGET: Final[Reason] = REASONS.add("same_target", "OU-7.3")
NOT_THEIRS: Final[Reason] = REASONS.add("not_theirs", "OU-7.9", "cube")


def strength(player: Player) -> i64:
    """Military level, more with the Fleet, for attacker and defender alike (OU-7.5, OU-10.16)."""
    level: i64 = player.levels[parts.MILITARY]
    return level + parts.FLEET_STRENGTH if player.owns(parts.FLEET) else level


def spoils(attacker: Player, victim: Player, wins_ties: bool) -> i64:
    """Cubes the attacker is entitled to: the difference, 1 for a tie that they win, 0 if they fail.

    A sole Fleet decides a tie for its owner; otherwise the leader at Ares wins it (OU-7.6 to OU-7.8).
    """
    difference: i64 = strength(attacker) - strength(victim)
    if difference > 0:
        return difference
    if difference < 0:
        return 0
    if attacker.owns(parts.FLEET) != victim.owns(parts.FLEET):
        wins_ties = attacker.owns(parts.FLEET)
    if wins_ties:
        return 1
    return 0


def wins_ties(board: Board, seat: i64) -> bool:
    """Only the leader of a ceremony of Ares has the tie advantage (OU-6.1.8, OU-7.7)."""
    return board.god == parts.ARES and board.leader == seat


def declare(board: Board, seat: i64, count: i64, at_once: bool, wins_ties: bool) -> None:
    """In a ceremony wars wait until all have their favours; otherwise their owner names and fights them
    as soon as everything put on the agenda after this is done (OU-3.9, OU-7.1, OU-7.13, OU-7.14).
    """
    if count == 0:
        return
    if at_once:
        FIGHT.ask(board, seat)
        WAR_TARGET.ask_for(board, seat, count=count, wins_ties=wins_ties)
    else:
        board.players[seat].wars = count


class NameTargets(Automatic):
    """After all favours, targets are named clockwise from the starting player; then comes war (OU-7.2, OU-7.4)."""

    def happen(self, board: Board) -> None:
        declared: i64 = 0
        for player in board.players:
            declared += player.wars
        if declared == 0:
            return
        FIGHT.ask(board, board.start)
        for turn in range(1, board.seats + 1):
            seat: i64 = board.before(board.start, turn)
            WAR_TARGET.ask_for(board, seat, count=board.players[seat].wars, wins_ties=wins_ties(board, seat))
            board.players[seat].wars = 0


def why_not_attack(board: Board, target: i64) -> i64:
    """Any opponent, however strong or poor (OU-7.1)."""
    if target >= board.seats:
        return EMPTY_SEAT.why
    return ALLOWED if target != board.seat else OWN_CITY.why


class WarTarget(Choice):
    """Name the targets of all own wars in one go (OU-7.2, OU-7.3)."""

    def ask_for(self, board: Board, seat: i64, count: i64, wins_ties: bool, barred: i64 = 0) -> None:
        """Asks for so many targets; `barred` holds those named already."""
        if count > 0:
            self.put(board, seat, count, barred, 1 if wins_ties else 0)

    def count(self, board: Board) -> i64:
        return self.first(board)

    def count_of(self, about: i64) -> i64:
        """How many targets are asked for by a question on the agenda."""
        return self.first_of(about)

    def barred(self, board: Board) -> i64:
        return self.second(board)

    def wins_ties(self, board: Board) -> bool:
        return self.third(board) == 1

    def why_not(self, board: Board, target: i64) -> i64:
        """Two wars of one favour need two different opponents (OU-7.3)."""
        if (self.barred(board) >> target) & 1 != 0:
            return SAME_TARGET.why
        return why_not_attack(board, target)

    def settle(self, board: Board) -> None:
        """The only possible target is told, since nobody names it in a move."""
        board.tell(TARGET_NAMED, board.seat, self.only(board))
        self.do(board, self.only(board))

    def do(self, board: Board, target: i64) -> None:
        """The war now has a target and waits to be fought (OU-7.4)."""
        ties: bool = self.wins_ties(board)
        board.named = changed(board.named, board.named_count, named_war(board.seat, target, ties))
        board.named_count += 1
        barred: i64 = self.barred(board) + parts.BIT[target]
        self.ask_for(board, board.seat, count=self.count(board) - 1, wins_ties=ties, barred=barred)


class Fight(Automatic):
    """The wars are fought in the order in which they were named (OU-7.4)."""

    def happen(self, board: Board) -> None:
        if board.named_count == 0:
            return
        war: i64 = board.named[0]
        rest = board.named[:]
        for place in range(board.named_count - 1):
            rest[place] = rest[place + 1]
        board.named_count -= 1
        rest[board.named_count] = 0
        board.named = rest
        self.ask(board, attacker_of(war))
        fight(board, attacker_of(war), target_of(war), wins_ties_in(war))


def fight(board: Board, seat: i64, target: i64, wins_ties: bool) -> None:
    """Compares strengths; the winner takes cubes, and nothing else changes (OU-7.6 to OU-7.12)."""
    attacker = board.players[seat]
    victim = board.players[target]
    due: i64 = spoils(attacker, victim, wins_ties)
    if due == 0:
        if strength(attacker) == strength(victim):
            board.tell(WAR_TIED, seat, target, strength(attacker))
        else:
            board.tell(WAR_FAILED, seat, target, strength(attacker), strength(victim))
        return
    tell_victory(board, seat, target)
    found: i64 = victim.store_count()
    if due > found:
        board.tell(SPOILS_SHORT, seat, target, due, found)
        if attacker.owns(parts.DELIAN_LEAGUE):
            SUPPLY_CUBE.ask_for(board, seat, count=due - found, is_tribute=True)  # OU-10.24
        due = found  # OU-7.10
    if due > 0:
        tribute = TIE_CUBE if strength(attacker) == strength(victim) else TRIBUTE_CUBE
        tribute.ask_for(board, seat, victim=target, count=due)
    if attacker.owns(parts.TEMPLE_ARES) and attacker.reserve > 0:
        ARES_PRIEST.ask(board, seat)


def tell_victory(board: Board, seat: i64, target: i64) -> None:
    """Who wins against whom with which strengths; of a tie also why (OU-7.6, OU-7.7)."""
    mine: i64 = strength(board.players[seat])
    theirs: i64 = strength(board.players[target])
    if mine > theirs:
        board.tell(WAR_WON, seat, target, mine, theirs)
    elif board.players[target].owns(parts.FLEET) or not board.players[seat].owns(parts.FLEET):
        board.tell(TIE_WON_BY_ARES, seat, target, mine)
    else:
        board.tell(TIE_WON_BY_FLEET, seat, target, mine)


class TributeCube(Question):
    """Take cubes from a defeated city; without a choice, they are taken without asking (OU-7.9)."""

    def ask_for(self, board: Board, seat: i64, victim: i64, count: i64) -> None:
        self.put(board, seat, victim, count)

    def victim(self, board: Board) -> Player:
        return board.players[self.first(board)]

    def count(self, board: Board) -> i64:
        """How many cubes are still to be taken."""
        return self.second(board)

    def waits(self, board: Board) -> bool:
        victim = self.victim(board)
        return only_kind(victim.store) < 0 and victim.store_count() > self.count(board)

    def settle(self, board: Board) -> None:
        """All there is, or so many of the only kind there is (OU-7.9)."""
        store = self.victim(board).store
        only: i64 = only_kind(store)
        if only >= 0:
            self.carry_off(board, only, self.count(board))
            return
        for kind in range(parts.KINDS):
            if store[kind] > 0:
                self.carry_off(board, kind, store[kind])

    def why_not(self, board: Board, kind: i64) -> i64:
        """A kind that the victim's store holds at that moment (OU-7.9)."""
        return ALLOWED if self.victim(board).store[kind] > 0 else NOT_THEIRS.of(kind)

    def do(self, board: Board, kind: i64) -> None:
        """One cube at a time, all that the attacker is entitled to (OU-7.9)."""
        self.carry_off(board, kind, 1)
        if self.count(board) > 1:
            self.ask_for(board, board.seat, victim=self.first(board), count=self.count(board) - 1)

    def carry_off(self, board: Board, kind: i64, count: i64) -> None:
        """Cubes go from the victim's store into the attacker's tribute area (OU-5.5, OU-7.9, OU-7.12)."""
        attacker = board.players[board.seat]
        self.victim(board).store[kind] -= count
        attacker.tribute = increased(attacker.tribute, kind, count)
        board.tell(TRIBUTE_TAKEN, board.seat, self.first(board), count, kind)


class TieCube(TributeCube):
    """The cube of a tie that was won may be left to the victim (OU-7.7, OU-7.9)."""

    def waits(self, board: Board) -> bool:
        return True

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if entry == parts.KINDS else super().why_not(board, entry)

    def do(self, board: Board, entry: i64) -> None:
        if entry < parts.KINDS:
            self.carry_off(board, entry, 1)


class AresPriest(Question):
    """The temple of Ares: a priest from the reserve for a war won, or none (OU-11.3).

    Whoever has a priest must lead in their turn, so declining can be wise. In upkeep it never matters,
    for all priests are collected in the end: the priest comes without asking (OU-12.11).
    """

    def waits(self, board: Board) -> bool:
        return board.upkeep == 0

    def settle(self, board: Board) -> None:
        self.do(board, 0)

    def do(self, board: Board, entry: i64) -> None:
        if entry == 0:
            player = board.players[board.seat]
            player.reserve -= 1
            player.priests += 1
            board.tell(PRIEST_GAINED, board.seat)


class LeagueWar(Question):
    """The Peloponnesian League: war on any opponent, or none (OU-10.23)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if entry == parts.SEATS else why_not_attack(board, entry)

    def do(self, board: Board, entry: i64) -> None:
        """The war is fought at once, without tie advantage (OU-7.13, OU-10.23)."""
        if entry < parts.SEATS:
            fight(board, board.seat, entry, False)


WAR_TARGET: Final[WarTarget] = WarTarget("war_target", actions.TARGET)
TRIBUTE_CUBE: Final[TributeCube] = TributeCube("tribute_cube", actions.TRIBUTE)
TIE_CUBE: Final[TieCube] = TieCube("tie_cube", actions.TIE)
ARES_PRIEST: Final[AresPriest] = AresPriest("ares_priest", actions.PRIEST)
LEAGUE_WAR: Final[LeagueWar] = LeagueWar("league_war", actions.LEAGUE)
NAME_TARGETS: Final[NameTargets] = NameTargets("name_targets")
FIGHT: Final[Fight] = Fight("fight")
