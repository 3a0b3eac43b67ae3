"""The upkeep phase and the end of a round (OU-12, OU-13.6, OU-14.1, OU-15.2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Question
from aegean.core.shared import zeros
from aegean.core.state import CHANCE
from aegean.games.olympus import actions, parts
from aegean.games.olympus.actions import CUBE_KINDS, USE_CARDS, USE_CUBES, USE_DONE, USE_GODS
from aegean.games.olympus.board import NO_GOD, Board, Player
from aegean.games.olympus.phrases import NOTES, REASONS
from aegean.games.olympus.rules.cubes import DISCARD_CUBE, NO_CUBES, score, take_cubes
from aegean.games.olympus.rules.favours import ACROPOLIS, BETA, FAVOUR
from aegean.games.olympus.rules.levels import RAISE_TRACK, glory_taken
from aegean.games.olympus.rules.payment import spend, why_not_spend
from aegean.games.olympus.rules.worship import begin_round

UPKEEP_BEGINS: Final[Phrase] = NOTES.add("upkeep_begins", "OU-12.1")
USED_BUILDING: Final[Phrase] = NOTES.add("used_building", "OU-12.7", "building")
HANDED_IN: Final[Phrase] = NOTES.add("handed_in", "OU-12.7", "pool", "building")
FELL_TO_POPULATION: Final[Phrase] = NOTES.add("fell_to_population", "OU-12.5", "track", "n1", "n2")
TRIBUTE_COLLECTED: Final[Phrase] = NOTES.add("tribute_collected", "OU-12.10", "n", "cube")
PRIESTS_TAKEN: Final[Phrase] = NOTES.add("priests_taken", "OU-12.12", "n1", "n2", "n3")
GAME_ENDS: Final[Phrase] = NOTES.add("game_ends", "OU-14.1", "n1", "n2")
ROUNDS_OVER: Final[Phrase] = NOTES.add("rounds_over", "OU-15.2", "n")
NOT_OWNED: Final[Reason] = REASONS.add("not_owned", "OU-12.7", "building")
USED: Final[Reason] = REASONS.add("used", "OU-12.7", "building")
AMPHITHEATRE_EMPTY: Final[Reason] = REASONS.add("amphitheatre_empty", "OU-10.26", "n")
ACHAEANS_SHORT: Final[Reason] = REASONS.add("achaeans_short", "OU-10.27", "n")
NOTHING_TO_TRADE: Final[Reason] = REASONS.add("nothing_to_trade", "OU-10.17", "cube")
NOTHING_TO_WORK: Final[Reason] = REASONS.add("nothing_to_work", "OU-10.19", "cube")
NOTHING_TO_DONATE: Final[Reason] = REASONS.add("nothing_to_donate", "OU-10.20", "cube")
NOTHING_TO_RAISE: Final[Reason] = REASONS.add("nothing_to_raise", "OU-4.7")
NOT_LEAST: Final[Reason] = REASONS.add("not_least", "OU-10.28", "god")

NO_PRIESTS: Final = zeros(parts.ALL_GODS)


def priests_at(population: i64, culture: i64, has_tholos: bool) -> i64:
    """3 priests, one more each for population and culture, with the Tholos a level earlier (OU-10.14, OU-12.12)."""
    count: i64 = parts.BASE_PRIESTS
    if population >= (parts.THOLOS_POPULATION if has_tholos else parts.PRIEST_POPULATION):
        count += 1
    if culture >= (parts.THOLOS_CULTURE if has_tholos else parts.PRIEST_CULTURE):
        count += 1
    return count


def priests_due(player: Player) -> i64:
    """How many priests a player takes for the next round (OU-12.12)."""
    return priests_at(player.levels[parts.POPULATION], player.levels[parts.CULTURE], player.owns(parts.THOLOS))


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
            most: i64 = levels[parts.POPULATION]
            for track in range(parts.ALL_TRACKS):
                if parts.IS_LIMITED[track] != 0 and levels[track] > most:
                    board.tell(FELL_TO_POPULATION, seat, track, levels[track], most)
                    levels[track] = most

    def collect_tribute(self, board: Board) -> None:
        """Tribute areas are emptied into the stores, above the limit if need be (OU-12.9, OU-12.10)."""
        for turn in range(board.seats):
            seat: i64 = board.clockwise(board.start, turn)
            player = board.players[seat]
            for kind in range(parts.KINDS):
                count: i64 = player.tribute[kind]
                if count > 0:
                    player.store[kind] += count
                    board.tell(TRIBUTE_COLLECTED, seat, count, kind)
            player.tribute = NO_CUBES

    def collect_priests(self, board: Board) -> None:
        """All priests return to their reserves, then each player takes some afresh (OU-3.13, OU-12.11 to OU-12.13)."""
        board.alpha = NO_PRIESTS
        board.beta = NO_PRIESTS
        for turn in range(board.seats):
            seat: i64 = board.clockwise(board.start, turn)
            player = board.players[seat]
            player.priests = priests_due(player)
            player.reserve = parts.MOST_PRIESTS - player.priests
            levels = player.levels
            board.tell(PRIESTS_TAKEN, seat, player.priests, levels[parts.POPULATION], levels[parts.CULTURE])

    def end_round(self, board: Board) -> None:
        """The game ends, or the marker passes to the left (OU-12.14, OU-13.6, OU-14.1, OU-15.2)."""
        glory: i64 = glory_taken(board)
        if glory >= parts.GLORY_TO_END:
            board.tell(GAME_ENDS, -1, board.round, glory)
            return
        if board.round >= parts.ROUND_CAP:
            board.tell(ROUNDS_OVER, -1, board.round)
            return
        board.round += 1
        board.start = board.next_seat(board.start)
        begin_round(board)


def worshippers(board: Board, god: i64) -> i64:
    """Priests standing on both spaces of a god at this moment (OU-10.28.1)."""
    count: i64 = parts.COUNT[board.beta[god]]
    if board.alpha[god] != 0:
        count += 1
    return count


def fewest_worshippers(board: Board) -> i64:
    """The smallest number of worshippers of any god."""
    fewest: i64 = worshippers(board, 0)
    for god in range(1, parts.ALL_GODS):
        count: i64 = worshippers(board, god)
        if count < fewest:
            fewest = count
    return fewest


def missing_for(building: i64) -> Reason:
    """Why a building that takes a cube cannot take one (OU-10.17, OU-10.19, OU-10.20)."""
    if building == parts.TRADE_ROUTE:
        return NOTHING_TO_TRADE
    return NOTHING_TO_WORK if building == parts.GOLDSMITH else NOTHING_TO_DONATE


@final
class UseBuilding(Question):
    """Use own upkeep buildings, each at most once, until done (OU-12.7, OU-12.8)."""

    def used(self, board: Board) -> i64:
        """The buildings used so far, as a mask of the six."""
        return self.first(board)

    def next_use(self, board: Board, entry: i64) -> i64:
        """The first way, from a given one on, that is possible now; USE_DONE for none."""
        built: i64 = board.players[board.seat].built
        if built & parts.UPKEEP_MASK == 0:
            return USE_DONE
        while entry < USE_DONE:
            if (built >> parts.UPKEEP_CARDS[USE_CARDS[entry]]) & 1 != 0 and self.why_not(board, entry) == ALLOWED:
                return entry
            entry += 1
        return USE_DONE

    def waits(self, board: Board) -> bool:
        return self.next_use(board, 0) < USE_DONE

    def why_not(self, board: Board, entry: i64) -> i64:
        """An own building, not used before, that has what its text asks for (OU-10.26 to OU-10.28, OU-12.7)."""
        if entry == USE_DONE:
            return ALLOWED
        player = board.players[board.seat]
        building: i64 = parts.UPKEEP_CARDS[USE_CARDS[entry]]
        if not player.owns(building):
            return NOT_OWNED.of(building)
        if (self.used(board) >> USE_CARDS[entry]) & 1 != 0:
            return USED.of(building)
        god: i64 = USE_GODS[entry]
        if god >= 0:
            return ALLOWED if worshippers(board, god) == fewest_worshippers(board) else NOT_LEAST.of(god)
        raises: bool = building in (parts.BOULEUTERION, parts.ACHAEAN_LEAGUE)
        if raises and RAISE_TRACK.open_tracks(player, parts.EVERY_TRACK) == 0:
            return NOTHING_TO_RAISE.why
        if USE_CUBES[entry] >= 0:
            return why_not_spend(player, USE_CUBES[entry], missing_for(building))
        priests: i64 = board.beta_priests(board.seat)
        if building == parts.ACHAEAN_LEAGUE:
            return ALLOWED if priests >= parts.ACHAEAN_PRIESTS else ACHAEANS_SHORT.of(parts.ACHAEAN_PRIESTS)
        enough: bool = priests >= parts.AMPHITHEATRE_PRIESTS
        return ALLOWED if enough else AMPHITHEATRE_EMPTY.of(parts.AMPHITHEATRE_PRIESTS)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        start: i64 = self.block.start
        entry: i64 = self.next_use(board, 0)
        while entry < USE_DONE:
            out[n] = start + entry
            n += 1
            entry = self.next_use(board, entry + 1)
        out[n] = start + USE_DONE
        return n + 1

    def do(self, board: Board, entry: i64) -> None:
        """The player goes on until they are done (OU-12.7, OU-12.8)."""
        if entry == USE_DONE:
            return
        self.put(board, board.seat, self.used(board) | parts.BIT[USE_CARDS[entry]])
        building: i64 = parts.UPKEEP_CARDS[USE_CARDS[entry]]
        if USE_CUBES[entry] >= 0:  # exactly one cube
            spend(board.players[board.seat], USE_CUBES[entry])
            board.tell(HANDED_IN, board.seat, USE_CUBES[entry], building)
        else:
            board.tell(USED_BUILDING, board.seat, building)
        if USE_GODS[entry] >= 0:  # OU-10.28.3: no worship
            FAVOUR.ask_for(board, board.seat, god=USE_GODS[entry], size=BETA, source=ACROPOLIS)
            return
        cause: i64 = parts.FIRST_CARD + building
        if building == parts.AMPHITHEATRE:
            score(board, board.seat, parts.AMPHITHEATRE_POINTS, cause)
        elif building == parts.GOLDSMITH:  # OU-10.19
            score(board, board.seat, parts.GOLDSMITH_POINTS, cause)
        elif building == parts.TRADE_ROUTE:  # OU-10.17
            for kind in range(parts.KINDS):
                if kind != CUBE_KINDS[USE_CUBES[entry]]:
                    take_cubes(board, board.seat, kind, 1, cause)
        else:  # OU-10.20, OU-10.27
            RAISE_TRACK.ask_for(board, board.seat, among=parts.EVERY_TRACK, count=1)


USE_BUILDING: Final[UseBuilding] = UseBuilding("use_building", actions.USE)
UPKEEP: Final[Upkeep] = Upkeep("upkeep")
