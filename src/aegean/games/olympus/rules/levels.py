"""Levels, pillars and Glory cards (OU-4, OU-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Question
from aegean.core.shared import changed
from aegean.games.olympus import actions, parts
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.phrases import NOTES, REASONS

RAISED: Final[Phrase] = NOTES.add("raised", "OU-4.2", "track", "n1", "n2")
LOWERED_BY_HADES: Final[Phrase] = NOTES.add("lowered_by_hades", "OU-11.7", "track", "n", "other")
LOWERED_BY_ATHENA: Final[Phrase] = NOTES.add("lowered_by_athena", "OU-11.5", "track", "n", "other")
NOTHING_LOWERED: Final[Phrase] = NOTES.add("nothing_lowered", "OU-4.8")
NOTHING_RAISED: Final[Phrase] = NOTES.add("nothing_raised", "OU-4.7")
AT_THE_END: Final[Phrase] = NOTES.add("at_the_end", "OU-4.3", "track", "n")
BLOCKED: Final[Phrase] = NOTES.add("blocked", "OU-4.3", "track", "n", "building")
GLORY: Final[Phrase] = NOTES.add("glory", "OU-13.2", "track", "n1", "n2")
LAST_ROUND: Final[Phrase] = NOTES.add("last_round", "OU-13.6")
LAST_SPACE: Final[Reason] = REASONS.add("last_space", "OU-4.3", "track")
PILLAR: Final[Reason] = REASONS.add("pillar", "OU-4.3", "track", "building")
AT_BOTTOM: Final[Reason] = REASONS.add("at_bottom", "OU-4.8", "track")
ONLY_PRODUCTION: Final[Reason] = REASONS.add("only_production", "OU-10.8", "track")
RAISED_ALREADY: Final[Reason] = REASONS.add("raised_already", "OU-10.32", "track")
LOWERED_ALREADY: Final[Reason] = REASONS.add("lowered_already", "OU-11.7", "track")


def owner_of(board: Board, temple: i64) -> i64:
    """Who has built a unique building."""
    for seat in range(board.seats):
        if board.players[seat].owns(temple):
            return seat
    return board.seat


def closed_pillar(player: Player, track: i64) -> i64:
    """The first pillar of a track whose building is missing, as a place in the lists of pillars, or -1.

    Pillars are cumulative: behind a closed one the later ones do not matter (OU-4.4).
    Production tracks have none (OU-4.5).
    """
    for pillar in range(track * parts.MOST_PILLARS, track * parts.MOST_PILLARS + parts.PILLAR_COUNT[track]):
        if not player.owns(parts.PILLAR_BUILDING[pillar]):
            return pillar
    return -1


def why_not_raise(player: Player, track: i64) -> i64:
    """A step is blocked on the last space and at a closed pillar (OU-4.1, OU-4.3)."""
    level: i64 = player.levels[track]
    if level >= parts.LAST[track]:
        return LAST_SPACE.of(track)
    pillar: i64 = closed_pillar(player, track)
    if pillar >= 0 and level >= parts.PILLAR_AFTER[pillar]:
        return PILLAR.of_two(track, parts.PILLAR_BUILDING[pillar])
    return ALLOWED


def raise_level(board: Board, seat: i64, track: i64, times: i64) -> None:
    """Moves the marker up space by space; what is blocked is lost (OU-4.2, OU-4.9)."""
    player = board.players[seat]
    before: i64 = player.levels[track]
    level: i64 = before
    while level < before + times and why_not_raise(player, track) == ALLOWED:
        level += 1
        player.levels[track] = level
    if level > before:
        board.tell(RAISED, seat, track, before, level)
        if level == parts.LAST[track] and board.glory[track] == 0:
            take_glory(board, seat, track)
    if level < before + times:
        tell_blocked(board, seat, track)


def tell_blocked(board: Board, seat: i64, track: i64) -> None:
    """What stops a marker: the end of its track or a pillar without its building (OU-4.3)."""
    level: i64 = board.players[seat].levels[track]
    if level >= parts.LAST[track]:
        board.tell(AT_THE_END, seat, track, level)
    else:
        board.tell(BLOCKED, seat, track, level, parts.PILLAR_BUILDING[closed_pillar(board.players[seat], track)])


def take_glory(board: Board, seat: i64, track: i64) -> None:
    """The first of all on a last space takes the card for good, 2 points at once (OU-13.1 to OU-13.5, OU-13.7)."""
    board.glory = changed(board.glory, track, seat + 1)
    board.players[seat].points += parts.GLORY_POINTS
    board.tell(GLORY, seat, track, parts.GLORY_POINTS, glory_taken(board))
    if glory_taken(board) == parts.GLORY_TO_END:
        board.tell(LAST_ROUND, seat)


def glory_taken(board: Board) -> i64:
    """How many Glory cards are out: four make this round the last (OU-13.6)."""
    taken: i64 = 0
    for track in range(parts.ALL_TRACKS):
        if board.glory[track] != 0:
            taken += 1
    return taken


class ChangeTracks(Question):
    """Choose so many different tracks out of a mask; without a choice, all that can change do (OU-4.7, OU-4.8)."""

    def why_not_change(self, player: Player, track: i64) -> i64:
        raise NotImplementedError(self.name)

    def change(self, board: Board, track: i64) -> None:
        raise NotImplementedError(self.name)

    def not_among(self, board: Board) -> Reason:
        """Why a track is none of those to choose from."""
        raise NotImplementedError(self.name)

    def tell_stuck(self, board: Board) -> None:
        """Tells that no track can change."""
        raise NotImplementedError(self.name)

    def ask_for(self, board: Board, seat: i64, among: i64, count: i64) -> None:
        self.put(board, seat, among, count)

    def among(self, board: Board) -> i64:
        """The tracks to choose from, as a mask."""
        return self.first(board)

    def count(self, board: Board) -> i64:
        """How many of them."""
        return self.second(board)

    def open_tracks(self, player: Player, among: i64) -> i64:
        """The tracks out of a mask that can change, as a mask."""
        mask: i64 = 0
        for track in range(parts.ALL_TRACKS):
            if (among >> track) & 1 != 0 and self.why_not_change(player, track) == ALLOWED:
                mask |= parts.BIT[track]
        return mask

    def waits(self, board: Board) -> bool:
        return parts.COUNT[self.open_tracks(board.players[board.seat], self.among(board))] > self.count(board)

    def settle(self, board: Board) -> None:
        mask: i64 = self.open_tracks(board.players[board.seat], self.among(board))
        for track in range(parts.ALL_TRACKS):
            if (mask >> track) & 1 != 0:
                self.change(board, track)
        if mask == 0:
            self.tell_stuck(board)

    def why_not(self, board: Board, track: i64) -> i64:
        """One of the tracks asked for, which can change and was not chosen before."""
        if (self.among(board) >> track) & 1 == 0:
            return self.not_among(board).of(track)
        return self.why_not_change(board.players[board.seat], track)

    def do(self, board: Board, track: i64) -> None:
        """The next one must be another (OU-4.7, OU-11.7)."""
        self.change(board, track)
        if self.count(board) > 1:
            self.ask_for(board, board.seat, among=self.among(board) - parts.BIT[track], count=self.count(board) - 1)


class RaiseTrack(ChangeTracks):
    """Raise tracks whose next step is not blocked (OU-4.7)."""

    def why_not_change(self, player: Player, track: i64) -> i64:
        return why_not_raise(player, track)

    def change(self, board: Board, track: i64) -> None:
        raise_level(board, board.seat, track, 1)

    def tell_stuck(self, board: Board) -> None:
        board.tell(NOTHING_RAISED, board.seat)

    def not_among(self, board: Board) -> Reason:
        """The Statue raises a production, the Colony different tracks (OU-10.8, OU-10.32)."""
        return RAISED_ALREADY if self.among(board) & ~parts.PRODUCTION_MASK != 0 else ONLY_PRODUCTION


class LowerTrack(ChangeTracks):
    """Lower tracks of the own city (OU-4.8)."""

    def why_not_change(self, player: Player, track: i64) -> i64:
        """Only tracks above level 1 can be lowered (OU-4.6, OU-4.8)."""
        return ALLOWED if player.levels[track] > parts.MIN_LEVEL else AT_BOTTOM.of(track)

    def change(self, board: Board, track: i64) -> None:
        """One space down; nothing else is lost with it (OU-4.6, OU-4.10)."""
        levels = board.players[board.seat].levels
        levels[track] -= 1
        if board.god == parts.ATHENA:
            board.tell(LOWERED_BY_ATHENA, board.seat, track, levels[track], owner_of(board, parts.TEMPLE_ATHENA))
        else:
            board.tell(LOWERED_BY_HADES, board.seat, track, levels[track], owner_of(board, parts.TEMPLE_HADES))

    def tell_stuck(self, board: Board) -> None:
        board.tell(NOTHING_LOWERED, board.seat)

    def not_among(self, board: Board) -> Reason:
        """The temple of Hades asks for two different tracks (OU-11.7)."""
        return LOWERED_ALREADY


RAISE_TRACK: Final[RaiseTrack] = RaiseTrack("raise_track", actions.RAISE)
LOWER_TRACK: Final[LowerTrack] = LowerTrack("lower_track", actions.LOWER)
