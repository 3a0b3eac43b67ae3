"""The upkeep phase and the end of a round (OU-12, OU-13.6, OU-14.1, OU-15.2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.state import CHANCE
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import NO_GOD, Board, Player
from aegean.games.olympus.parts import (
    ACHAEAN_PRIESTS,
    ALL_GODS,
    ALL_TRACKS,
    AMPHITHEATRE_POINTS,
    AMPHITHEATRE_PRIESTS,
    BASE_PRIESTS,
    BIT,
    BOULEUTERION,
    COUNT,
    CULTURE,
    GLORY_TO_END,
    GOLDSMITH,
    GOLDSMITH_POINTS,
    IS_LIMITED,
    KINDS,
    MOST_PRIESTS,
    PARTHENON,
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
from aegean.games.olympus.rules.cubes import NO_CUBES, score, take_cubes
from aegean.games.olympus.rules.favours import EVERY_TRACK
from aegean.games.olympus.rules.levels import ask_raises, glory_taken, raisable
from aegean.games.olympus.rules.payment import spend
from aegean.games.olympus.rules.worship import ACROPOLIS, NO_PRIESTS, ask_favour, begin_round, beta_priests


def do_upkeep(board: Board) -> None:
    """Six steps, each finished by all before the next, clockwise from the starting player (OU-12.1, OU-12.2)."""
    step: i64 = board.arg
    board.upkeep = step
    if step < 6:
        board.ask(steps.UPKEEP, CHANCE, step + 1)
    if step == 1:
        board.god = NO_GOD
        board.tell(phrases.UPKEEP_BEGINS, -1)
        ask_all(board, steps.DISCARD_CUBE)
    elif step == 2:
        limit_levels(board)
    elif step == 3:
        ask_all(board, steps.USE_BUILDING)
    elif step == 4:
        collect_tribute(board)
    elif step == 5:
        collect_priests(board)
    else:
        end_round(board)


def ask_all(board: Board, step: i64) -> None:
    """Asks everybody in turn, beginning with the starting player (OU-12.2)."""
    for turn in range(board.seats):
        board.ask(step, (board.start + board.seats - 1 - turn) % board.seats)


def limit_levels(board: Board) -> None:
    """Military and production fall to the population; culture is not limited (OU-12.5, OU-12.6)."""
    for turn in range(board.seats):
        seat: i64 = (board.start + turn) % board.seats
        levels = board.players[seat].levels
        for track in range(ALL_TRACKS):
            if IS_LIMITED[track] != 0 and levels[track] > levels[POPULATION]:
                levels[track] = levels[POPULATION]
                board.tell(phrases.FELL_TO_POPULATION, seat, track, levels[track])


def collect_tribute(board: Board) -> None:
    """Tribute areas are emptied into the stores, above the limit if need be (OU-12.9, OU-12.10)."""
    for turn in range(board.seats):
        player = board.players[(board.start + turn) % board.seats]
        count: i64 = player.tribute_count()
        if count > 0:
            for kind in range(KINDS):
                player.store[kind] += player.tribute[kind]
            player.tribute = NO_CUBES
            board.tell(phrases.TRIBUTE_COLLECTED, (board.start + turn) % board.seats, count)


def priests_due(player: Player) -> i64:
    """3 priests, one more each for population and culture, with the Tholos a level earlier (OU-10.14, OU-12.12)."""
    count: i64 = BASE_PRIESTS
    tholos = player.owns(THOLOS)
    population: i64 = THOLOS_POPULATION if tholos else PRIEST_POPULATION
    culture: i64 = THOLOS_CULTURE if tholos else PRIEST_CULTURE
    if player.levels[POPULATION] >= population:
        count += 1
    if player.levels[CULTURE] >= culture:
        count += 1
    return count


def collect_priests(board: Board) -> None:
    """All priests return to their reserves, then each takes his number afresh (OU-12.11 to OU-12.13, OU-3.13)."""
    board.alpha = NO_PRIESTS
    board.beta = NO_PRIESTS
    for turn in range(board.seats):
        seat: i64 = (board.start + turn) % board.seats
        player = board.players[seat]
        player.priests = priests_due(player)
        player.reserve = MOST_PRIESTS - player.priests
        board.tell(phrases.PRIESTS_TAKEN, seat, player.priests)


def end_round(board: Board) -> None:
    """The game ends, or the marker passes to the left (OU-12.14, OU-13.6, OU-14.1, OU-15.2)."""
    if glory_taken(board) >= GLORY_TO_END or board.round >= ROUND_CAP:
        board.tell(phrases.GAME_ENDS, -1, board.round)
        return
    board.round += 1
    board.start = board.next_seat(board.start)
    begin_round(board)


# ------------------------------------------------------------ step 3: buildings in use


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


def card_used(entry: i64) -> i64:
    """Which of the six upkeep buildings an entry uses."""
    if entry < actions.USE_PAYING:
        return entry
    if entry < actions.USE_ACROPOLIS:
        return actions.USE_PAYING + (entry - actions.USE_PAYING) // (2 * KINDS)
    return 5


def why_not_use(board: Board, entry: i64) -> i64:
    """Each own upkeep building at most once; `arg` remembers those used (OU-12.7, OU-12.8)."""
    if entry == actions.USE_DONE:
        return ALLOWED
    player = board.players[board.seat]
    card: i64 = card_used(entry)
    building: i64 = UPKEEP_CARDS[card]
    if not player.owns(building):
        return reason(phrases.NOT_OWNED, building)
    if (board.arg >> card) & 1 != 0:
        return reason(phrases.USED, building)
    if entry >= actions.USE_ACROPOLIS:  # OU-10.28
        god: i64 = entry - actions.USE_ACROPOLIS
        return ALLOWED if worshippers(board, god) == fewest_worshippers(board) else reason(phrases.NOT_LEAST, god)
    if (building == BOULEUTERION or entry == actions.USE_ACHAEAN) and raisable(player, EVERY_TRACK) == 0:
        return reason(phrases.NOTHING_TO_RAISE)
    if entry < actions.USE_PAYING:  # OU-10.26, OU-10.27
        needed: i64 = ACHAEAN_PRIESTS if entry == actions.USE_ACHAEAN else AMPHITHEATRE_PRIESTS
        return ALLOWED if beta_priests(board, board.seat) >= needed else reason(phrases.PRIESTS_SHORT, building, needed)
    return why_not_spend(player, (entry - actions.USE_PAYING) % (2 * KINDS))


def why_not_spend(player: Player, cube: i64) -> i64:
    """A cube of the store, or of the tribute area with the Parthenon (OU-5.5, OU-10.25)."""
    kind: i64 = cube % KINDS
    if cube < KINDS:
        return ALLOWED if player.store[kind] > 0 else reason(phrases.NO_CUBE, kind)
    if not player.owns(PARTHENON):
        return reason(phrases.TRIBUTE_LOCKED)
    return ALLOWED if player.tribute[kind] > 0 else reason(phrases.NO_CUBE, kind)


def options_use(board: Board, out: vec[i64]) -> i64:
    """What he can still use, and to be done."""
    n: i64 = 0
    if board.players[board.seat].built & UPKEEP_MASK != 0:
        for entry in range(actions.USE_DONE):
            if why_not_use(board, entry) == 0:
                out[n] = actions.USE.start + entry
                n += 1
    out[n] = actions.USE.start + actions.USE_DONE
    return n + 1


def has_use(board: Board) -> bool:
    """Whether anything can be used."""
    if board.players[board.seat].built & UPKEEP_MASK != 0:
        for entry in range(actions.USE_DONE):
            if why_not_use(board, entry) == 0:
                return True
    return False


def do_use(board: Board, entry: i64) -> None:
    """Uses a building; he goes on until he is done (OU-12.7, OU-12.8)."""
    if entry == actions.USE_DONE:
        return
    seat: i64 = board.seat
    card: i64 = card_used(entry)
    building: i64 = UPKEEP_CARDS[card]
    board.ask(steps.USE_BUILDING, seat, board.arg | BIT[card])
    if entry >= actions.USE_ACROPOLIS:
        ask_favour(board, seat, entry - actions.USE_ACROPOLIS, 0, ACROPOLIS)  # OU-10.28.3: no worship
    elif entry == actions.USE_ACHAEAN:
        ask_raises(board, seat, EVERY_TRACK, 1)
    elif entry < actions.USE_PAYING:
        score(board, seat, AMPHITHEATRE_POINTS)
    else:
        pay_and_use(board, seat, building, (entry - actions.USE_PAYING) % (2 * KINDS))


def pay_and_use(board: Board, seat: i64, building: i64, cube: i64) -> None:
    """Trade Route, Goldsmith, Bouleuterion: exactly one cube (OU-10.17, OU-10.19, OU-10.20)."""
    spend(board.players[seat], cube)
    if building == TRADE_ROUTE:
        for kind in range(KINDS):
            if kind != cube % KINDS:
                take_cubes(board, seat, kind, 1)
    elif building == GOLDSMITH:
        score(board, seat, GOLDSMITH_POINTS)
    else:
        ask_raises(board, seat, EVERY_TRACK, 1)
