"""What building cards do when they are laid down; their text overrides the general rules (OU-1.5, OU-10, OU-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase
from aegean.core.question import Automatic, Question
from aegean.games.olympus import actions, parts
from aegean.games.olympus.actions import FIRST_PRODUCE
from aegean.games.olympus.board import Board
from aegean.games.olympus.phrases import NOTES
from aegean.games.olympus.rules import building as build
from aegean.games.olympus.rules.cubes import AboutKind, lose_points, produce, take_cubes
from aegean.games.olympus.rules.favours import ALPHA, FAVOUR, ORACLE
from aegean.games.olympus.rules.levels import LOWER_TRACK, RAISE_TRACK, owner_of, raise_level, why_not_raise
from aegean.games.olympus.rules.war import LEAGUE_WAR
from aegean.games.olympus.rules.zeus import carry_out

BUILT: Final[Phrase] = NOTES.add("built", "OU-9.7", "building", "n")
FIRST_WORKSHOP: Final[Phrase] = NOTES.add("first_workshop", "OU-10.11", "n")
PRIESTS_RETURN: Final[Phrase] = NOTES.add("priests_return", "OU-10.33", "n")


class LayCard(Automatic):
    """A card is laid down for good, scores, and has its effect, even in vain (OU-9.7, OU-9.8, OU-9.10).

    Pillars, Gymnasium, Tholos, Aqueduct, Fleet, Delian League, Parthenon, Quarry and the temples that
    last only need to lie there (OU-10.1 to OU-10.3, OU-10.12 to OU-10.16, OU-10.18, OU-11.10).
    """

    def ask_for(self, board: Board, seat: i64, building: i64) -> None:
        self.put(board, seat, building)

    def happen(self, board: Board) -> None:
        building: i64 = self.first(board)
        seat: i64 = board.seat
        player = board.players[seat]
        first: bool = building == parts.WORKSHOP and self.is_first_workshop(board)
        player.built |= parts.BIT[building]
        if building >= parts.COMMONS:
            board.temples -= parts.BIT[building]  # OU-9.9
        player.points += parts.POINTS[building]
        board.tell(BUILT, seat, building, parts.POINTS[building])
        raises = parts.RAISES[building]
        for place in range(0, i64(len(raises)), 2):  # OU-10.4 to OU-10.10, OU-10.22, OU-10.25
            raise_level(board, seat, raises[place], raises[place + 1])
        if parts.PRODUCES[building] >= 0:  # OU-11.4, OU-11.6, OU-11.11
            HARVEST.ask_for(board, seat, kind=parts.PRODUCES[building])
        if building == parts.WORKSHOP:
            picks: i64 = parts.FIRST_WORKSHOP_PICKS if first else parts.WORKSHOP_PICKS  # OU-10.11
            if first:
                board.tell(FIRST_WORKSHOP, seat, picks)
            WORKSHOP_PICK.ask_for(board, seat, count=picks)
        else:
            self.special_effect(board, seat, building)

    def special_effect(self, board: Board, seat: i64, building: i64) -> None:
        """The effects that need a choice or reach beyond the own city."""
        if building == parts.STATUE:
            RAISE_TRACK.ask_for(board, seat, among=parts.PRODUCTION_MASK, count=1)  # OU-10.8
        elif building == parts.PHILOSOPHY:
            for turn in range(1, board.seats):  # OU-10.21
                PHILOSOPHY_PICK.ask_for(board, board.before(seat, turn), builder=seat)
        elif building == parts.PELOPONNESIAN_LEAGUE:
            LEAGUE_WAR.ask(board, seat)  # OU-10.23
        elif building == parts.TRISPASTOS:
            build.FREE_BUILD.ask_for(board, seat, count=parts.FREE_BUILDINGS)  # OU-10.29
        elif building == parts.ORACLE:
            ORACLE_GOD.ask(board, seat)  # OU-10.31
        elif building == parts.COLONY:
            RAISE_TRACK.ask_for(board, seat, among=parts.EVERY_TRACK, count=parts.COLONY_RAISES)  # OU-10.32
        elif building == parts.WONDER:
            self.recall_priests(board, seat)  # OU-10.33
        elif building == parts.TEMPLE_HADES:
            for turn in range(1, board.seats):  # OU-11.7, at once: OU-11.7.3
                HADES_CHOICE.ask(board, board.before(seat, turn))

    def is_first_workshop(self, board: Board) -> bool:
        """Whether nobody has built a Workshop in this game yet (OU-10.11)."""
        for player in board.players:
            if player.owns(parts.WORKSHOP):
                return False
        return True

    def recall_priests(self, board: Board, seat: i64) -> None:
        """The Wonder: all own priests on beta spaces are available again (OU-3.11, OU-10.33)."""
        count: i64 = board.beta_priests(seat)
        beta = board.beta[:]
        for god in range(parts.ALL_GODS):
            beta[god] &= ~parts.BIT[seat]
        board.beta = beta
        board.players[seat].priests += count
        board.tell(PRIESTS_RETURN, seat, count)


class Harvest(AboutKind):
    """The temples of Demeter, Artemis and Poseidon: produce once, or not (OU-11.4, OU-11.6, OU-11.11).

    Cubes in the store can be carried off, so declining can be wise.
    """

    def do(self, board: Board, entry: i64) -> None:
        if entry == 0:
            kind: i64 = self.kind(board)
            produce(board, board.seat, kind, parts.FIRST_CARD + parts.HARVEST_TEMPLE[kind])


class WorkshopPick(Question):
    """The Workshop: pick from a list; the second pick may be the same again (OU-10.11)."""

    def ask_for(self, board: Board, seat: i64, count: i64) -> None:
        self.put(board, seat, count)

    def why_not(self, board: Board, entry: i64) -> i64:
        """Raises only of tracks that can be raised; everything else always (OU-10.11)."""
        pick: i64 = actions.AS_ZEUS[entry]
        return why_not_raise(board.players[board.seat], pick) if pick < FIRST_PRODUCE else ALLOWED

    def do(self, board: Board, entry: i64) -> None:
        if self.first(board) > 1:
            self.ask_for(board, board.seat, count=self.first(board) - 1)
        carry_out(board, board.seat, actions.AS_ZEUS[entry], parts.FIRST_CARD + parts.WORKSHOP)


class PhilosophyPick(Question):
    """Philosophy: each opponent may take a cube, and then the builder takes one too (OU-10.21)."""

    def ask_for(self, board: Board, seat: i64, builder: i64) -> None:
        self.put(board, seat, builder)

    def builder(self, board: Board) -> i64:
        return self.first(board)

    def do(self, board: Board, entry: i64) -> None:
        """A cube of the same kind, unless the opponent refuses (OU-10.21)."""
        if entry < parts.KINDS:
            take_cubes(board, board.seat, entry, 1, parts.FIRST_CARD + parts.PHILOSOPHY)
            take_cubes(board, self.builder(board), entry, 1, parts.FIRST_CARD + parts.PHILOSOPHY)


class OracleGod(Question):
    """The Oracle: the large favour of any god but Zeus, honoured or not (OU-10.31.3, OU-10.31.4)."""

    def do(self, board: Board, entry: i64) -> None:
        """It is no worship (OU-10.31.4)."""
        god: i64 = entry if entry < parts.ZEUS else entry + 1
        FAVOUR.ask_for(board, board.seat, god=god, size=ALPHA, source=ORACLE)


class HadesChoice(Question):
    """The temple of Hades: lower two different tracks or lose points (OU-11.7)."""

    def waits(self, board: Board) -> bool:
        """Whoever has all tracks at 1 is not affected at all (OU-11.7.1)."""
        return LOWER_TRACK.open_tracks(board.players[board.seat], parts.EVERY_TRACK) != 0

    def settle(self, board: Board) -> None:
        LOWER_TRACK.tell_stuck(board)

    def do(self, board: Board, entry: i64) -> None:
        """One track if there is only one; points as far as there are any (OU-11.7, OU-11.7.2)."""
        if entry == 0:
            LOWER_TRACK.ask_for(board, board.seat, among=parts.EVERY_TRACK, count=parts.HADES_TRACKS)
        else:
            lose_points(board, board.seat, parts.HADES_POINTS, owner_of(board, parts.TEMPLE_HADES))


HARVEST: Final[Harvest] = Harvest("harvest", actions.HARVEST)
WORKSHOP_PICK: Final[WorkshopPick] = WorkshopPick("workshop_pick", actions.WORKSHOP)
PHILOSOPHY_PICK: Final[PhilosophyPick] = PhilosophyPick("philosophy_pick", actions.PHILOSOPHY)
ORACLE_GOD: Final[OracleGod] = OracleGod("oracle_god", actions.ORACLE)
HADES_CHOICE: Final[HadesChoice] = HadesChoice("hades_choice", actions.HADES)
LAY_CARD: Final[LayCard] = LayCard("lay_card")
