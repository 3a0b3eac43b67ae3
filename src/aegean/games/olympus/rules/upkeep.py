"""The upkeep phase and the end of a round (OU-12, OU-13.6, OU-14.1, OU-15.2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Question
from aegean.core.shared import zeros
from aegean.core.state import CHANCE
from aegean.games.olympus import actions
from aegean.games.olympus.actions import CUBE_KINDS, USE_CARDS, USE_CUBES, USE_DONE, USE_GODS
from aegean.games.olympus.board import NO_GOD, Board, Player
from aegean.games.olympus.parts import (
    ACHAEAN_LEAGUE,
    ACHAEAN_PRIESTS,
    ALL_GODS,
    ALL_TRACKS,
    AMPHITHEATRE,
    AMPHITHEATRE_POINTS,
    AMPHITHEATRE_PRIESTS,
    BASE_PRIESTS,
    BIT,
    BOULEUTERION,
    COUNT,
    CULTURE,
    EVERY_TRACK,
    GLORY_TO_END,
    GOLDSMITH,
    GOLDSMITH_POINTS,
    IS_LIMITED,
    KINDS,
    MOST_PRIESTS,
    POPULATION,
    PRIEST_CULTURE,
    PRIEST_POPULATION,
    ROUND_CAP,
    THOLOS,
    THOLOS_CULTURE,
    THOLOS_POPULATION,
    TRADE_ROUTE,
    UPKEEP_CARDS,
    UPKEEP_MASK,
)
from aegean.games.olympus.phrases import NOTES, REASONS
from aegean.games.olympus.rules.cubes import DISCARD_CUBE, NO_CUBES, score, take_cubes
from aegean.games.olympus.rules.favours import ACROPOLIS, BETA, FAVOUR
from aegean.games.olympus.rules.levels import RAISE_TRACK, glory_taken
from aegean.games.olympus.rules.payment import spend, why_not_spend
from aegean.games.olympus.rules.worship import begin_round

UPKEEP_BEGINS: Final[Phrase] = NOTES.add("upkeep_begins", "OU-12.1")
FELL_TO_POPULATION: Final[Phrase] = NOTES.add("fell_to_population", "OU-12.5", "track", "n")
TRIBUTE_COLLECTED: Final[Phrase] = NOTES.add("tribute_collected", "OU-12.10", "n")
PRIESTS_TAKEN: Final[Phrase] = NOTES.add("priests_taken", "OU-12.12", "n")
GAME_ENDS: Final[Phrase] = NOTES.add("game_ends", "OU-14.1", "n")
NOT_OWNED: Final[Reason] = REASONS.add("not_owned", "OU-12.7", "building")
USED: Final[Reason] = REASONS.add("used", "OU-12.7", "building")
PRIESTS_SHORT: Final[Reason] = REASONS.add("priests_short", "OU-10.26", "building", "n")
NOTHING_TO_RAISE: Final[Reason] = REASONS.add("nothing_to_raise", "OU-4.7")
NOT_LEAST: Final[Reason] = REASONS.add("not_least", "OU-10.28", "god")

NO_PRIESTS: Final = zeros(ALL_GODS)


def priests_at(population: i64, culture: i64, has_tholos: bool) -> i64:
    """3 priests, one more each for population and culture, with the Tholos a level earlier (OU-10.14, OU-12.12)."""
    count: i64 = BASE_PRIESTS
    if population >= (THOLOS_POPULATION if has_tholos else PRIEST_POPULATION):
        count += 1
    if culture >= (THOLOS_CULTURE if has_tholos else PRIEST_CULTURE):
        count += 1
    return count


def priests_due(player: Player) -> i64:
    """How many priests a player takes for the next round (OU-12.12)."""
    return priests_at(player.levels[POPULATION], player.levels[CULTURE], player.owns(THOLOS))


class Upkeep(Automatic):
    """Six steps, each finished by all before the next, clockwise from the starting player (OU-12.1, OU-12.2)."""

    def ask_for(self, board: Board, step: i64) -> None:
        self.put(board, CHANCE, step)

    def happen(self, board: Board) -> None:
        step: i64 = self.first(board)
        board.upkeep = step
        if step < 6:
            self.ask_for(board, step=step + 1)
        if step == 1:
            board.god = NO_GOD
            board.tell(UPKEEP_BEGINS, -1)
            self.ask_all(board, DISCARD_CUBE)
        elif step == 2:
            self.limit_levels(board)
        elif step == 3:
            self.ask_all(board, USE_BUILDING)
        elif step == 4:
            self.collect_tribute(board)
        elif step == 5:
            self.collect_priests(board)
        else:
            self.end_round(board)

    def ask_all(self, board: Board, question: Question) -> None:
        """Asks everybody in turn, beginning with the starting player (OU-12.2)."""
        for turn in range(1, board.seats + 1):
            question.ask(board, board.before(board.start, turn))

    def limit_levels(self, board: Board) -> None:
        """Military and production fall to the population; culture is not limited (OU-12.5, OU-12.6)."""
        for turn in range(board.seats):
            seat: i64 = board.clockwise(board.start, turn)
            levels = board.players[seat].levels
            for track in range(ALL_TRACKS):
                if IS_LIMITED[track] != 0 and levels[track] > levels[POPULATION]:
                    levels[track] = levels[POPULATION]
                    board.tell(FELL_TO_POPULATION, seat, track, levels[track])

    def collect_tribute(self, board: Board) -> None:
        """Tribute areas are emptied into the stores, above the limit if need be (OU-12.9, OU-12.10)."""
        for turn in range(board.seats):
            seat: i64 = board.clockwise(board.start, turn)
            player = board.players[seat]
            count: i64 = player.tribute_count()
            if count > 0:
                for kind in range(KINDS):
                    player.store[kind] += player.tribute[kind]
                player.tribute = NO_CUBES
                board.tell(TRIBUTE_COLLECTED, seat, count)

    def collect_priests(self, board: Board) -> None:
        """All priests return to their reserves, then each player takes some afresh (OU-3.13, OU-12.11 to OU-12.13)."""
        board.alpha = NO_PRIESTS
        board.beta = NO_PRIESTS
        for turn in range(board.seats):
            seat: i64 = board.clockwise(board.start, turn)
            player = board.players[seat]
            player.priests = priests_due(player)
            player.reserve = MOST_PRIESTS - player.priests
            board.tell(PRIESTS_TAKEN, seat, player.priests)

    def end_round(self, board: Board) -> None:
        """The game ends, or the marker passes to the left (OU-12.14, OU-13.6, OU-14.1, OU-15.2)."""
        if glory_taken(board) >= GLORY_TO_END or board.round >= ROUND_CAP:
            board.tell(GAME_ENDS, -1, board.round)
            return
        board.round += 1
        board.start = board.next_seat(board.start)
        begin_round(board)


def worshippers(board: Board, god: i64) -> i64:
    """Priests standing on both spaces of a god at this moment (OU-10.28.1)."""
    count: i64 = COUNT[board.beta[god]]
    if board.alpha[god] != 0:
        count += 1
    return count


def fewest_worshippers(board: Board) -> i64:
    """The smallest number of worshippers of any god."""
    fewest: i64 = worshippers(board, 0)
    for god in range(1, ALL_GODS):
        count: i64 = worshippers(board, god)
        if count < fewest:
            fewest = count
    return fewest


@final
class UseBuilding(Question):
    """Use own upkeep buildings, each at most once, until done (OU-12.7, OU-12.8)."""

    def used(self, board: Board) -> i64:
        """The buildings used so far, as a mask of the six."""
        return self.first(board)

    def is_owner(self, board: Board) -> bool:
        """Whether the player has any such building."""
        return board.players[board.seat].built & UPKEEP_MASK != 0

    def waits(self, board: Board) -> bool:
        if self.is_owner(board):
            for entry in range(USE_DONE):
                if self.why_not(board, entry) == ALLOWED:
                    return True
        return False

    def why_not(self, board: Board, entry: i64) -> i64:
        if entry == USE_DONE:
            return ALLOWED
        player = board.players[board.seat]
        building: i64 = UPKEEP_CARDS[USE_CARDS[entry]]
        if not player.owns(building):
            return NOT_OWNED.of(building)
        if (self.used(board) >> USE_CARDS[entry]) & 1 != 0:
            return USED.of(building)
        god: i64 = USE_GODS[entry]
        if god >= 0:  # OU-10.28
            return ALLOWED if worshippers(board, god) == fewest_worshippers(board) else NOT_LEAST.of(god)
        if building in (BOULEUTERION, ACHAEAN_LEAGUE) and RAISE_TRACK.open_tracks(player, EVERY_TRACK) == 0:
            return NOTHING_TO_RAISE.why
        if USE_CUBES[entry] >= 0:
            return why_not_spend(player, USE_CUBES[entry])
        needed: i64 = ACHAEAN_PRIESTS if building == ACHAEAN_LEAGUE else AMPHITHEATRE_PRIESTS  # OU-10.26, OU-10.27
        return ALLOWED if board.beta_priests(board.seat) >= needed else PRIESTS_SHORT.of_two(building, needed)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        start: i64 = self.block.start
        if self.is_owner(board):
            for entry in range(USE_DONE):
                if self.why_not(board, entry) == ALLOWED:
                    out[n] = start + entry
                    n += 1
        out[n] = start + USE_DONE
        return n + 1

    def do(self, board: Board, entry: i64) -> None:
        """The player goes on until they are done (OU-12.7, OU-12.8)."""
        if entry == USE_DONE:
            return
        self.put(board, board.seat, self.used(board) | BIT[USE_CARDS[entry]])
        if USE_GODS[entry] >= 0:  # OU-10.28.3: no worship
            FAVOUR.ask_for(board, board.seat, god=USE_GODS[entry], size=BETA, source=ACROPOLIS)
            return
        if USE_CUBES[entry] >= 0:  # exactly one cube
            spend(board.players[board.seat], USE_CUBES[entry])
        building: i64 = UPKEEP_CARDS[USE_CARDS[entry]]
        if building == AMPHITHEATRE:
            score(board, board.seat, AMPHITHEATRE_POINTS)
        elif building == GOLDSMITH:  # OU-10.19
            score(board, board.seat, GOLDSMITH_POINTS)
        elif building == TRADE_ROUTE:  # OU-10.17
            for kind in range(KINDS):
                if kind != CUBE_KINDS[USE_CUBES[entry]]:
                    take_cubes(board, board.seat, kind, 1)
        else:  # OU-10.20, OU-10.27
            RAISE_TRACK.ask_for(board, board.seat, among=EVERY_TRACK, count=1)


USE_BUILDING: Final[UseBuilding] = UseBuilding("use_building", actions.USE)
UPKEEP: Final[Upkeep] = Upkeep("upkeep")
