"""What building cards do when they are laid down; their text overrides the general rules (OU-1.5, OU-10, OU-11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import Board
from aegean.games.olympus.parts import (
    BIT,
    COLONY,
    COLONY_RAISES,
    COMMONS,
    FIRST_WORKSHOP_PICKS,
    FREE_BUILDINGS,
    HADES_POINTS,
    HADES_TRACKS,
    KINDS,
    MILITARY,
    ORACLE,
    PELOPONNESIAN_LEAGUE,
    PHILOSOPHY,
    POINTS,
    PRODUCES,
    PRODUCTION_MASK,
    RAISES,
    STATUE,
    TEMPLE_HADES,
    TRISPASTOS,
    WONDER,
    WORKSHOP,
    WORKSHOP_PICKS,
    ZEUS,
)
from aegean.games.olympus.rules.cubes import lose_points, produce, score, take_cubes
from aegean.games.olympus.rules.favours import EVERY_TRACK
from aegean.games.olympus.rules.levels import ask_lowers, ask_raises, lowerable, raise_level, why_not_raise
from aegean.games.olympus.rules.worship import ORACLE as THROUGH_ORACLE
from aegean.games.olympus.rules.worship import ask_favour, recall_beta_priests


def lay_card(board: Board, building: i64) -> None:
    """Lays the card down for good, scores its points, carries its effect out, even in vain (OU-9.7, OU-9.8, OU-9.10).

    Pillars, Gymnasium, Tholos, Aqueduct, Fleet, Delian League, Parthenon, Quarry and the temples that
    last only need to lie there (OU-10.1 to OU-10.3, OU-10.12 to OU-10.16, OU-10.18, OU-11.10).
    """
    seat: i64 = board.seat
    player = board.players[seat]
    first = building == WORKSHOP and no_workshop(board)
    player.built |= BIT[building]
    if building >= COMMONS:
        board.temples -= BIT[building]  # OU-9.9
    player.points += POINTS[building]
    board.tell(phrases.BUILT, seat, building, POINTS[building])
    raises = RAISES[building]
    for place in range(0, i64(len(raises)), 2):  # OU-10.4 to OU-10.10, OU-10.22, OU-10.25
        raise_level(board, seat, raises[place], raises[place + 1])
    if PRODUCES[building] >= 0:  # OU-11.4, OU-11.6, OU-11.11
        produce(board, seat, PRODUCES[building])
    special_effect(board, seat, building, first)


def special_effect(board: Board, seat: i64, building: i64, first: bool) -> None:
    """The effects that need a choice or reach beyond the own city."""
    if building == STATUE:
        ask_raises(board, seat, PRODUCTION_MASK, 1)  # OU-10.8
    elif building == WORKSHOP:
        board.ask(steps.WORKSHOP_PICK, seat, FIRST_WORKSHOP_PICKS if first else WORKSHOP_PICKS)  # OU-10.11
    elif building == PHILOSOPHY:
        for turn in range(1, board.seats):  # OU-10.21
            board.ask(steps.PHILOSOPHY_PICK, (seat + board.seats - turn) % board.seats, seat)
    elif building == PELOPONNESIAN_LEAGUE:
        board.ask(steps.LEAGUE_WAR, seat)  # OU-10.23
    elif building == TRISPASTOS:
        board.ask(steps.FREE_BUILD, seat, FREE_BUILDINGS)  # OU-10.29
    elif building == ORACLE:
        board.ask(steps.ORACLE_GOD, seat)  # OU-10.31
    elif building == COLONY:
        ask_raises(board, seat, EVERY_TRACK, COLONY_RAISES)  # OU-10.32
    elif building == WONDER:
        recall_beta_priests(board, seat)  # OU-10.33
    elif building == TEMPLE_HADES:
        for turn in range(1, board.seats):  # OU-11.7, at once: OU-11.7.3
            board.ask(steps.HADES_CHOICE, (seat + board.seats - turn) % board.seats)


# ------------------------------------------------------------ Workshop


def no_workshop(board: Board) -> bool:
    """Whether nobody has built a Workshop in this game yet (OU-10.11)."""
    for seat in range(board.seats):
        if board.players[seat].owns(WORKSHOP):
            return False
    return True


def why_not_workshop(board: Board, pick: i64) -> i64:
    """Raises only of tracks that can be raised; everything else always (OU-10.11)."""
    if pick < actions.WORKSHOP_PRODUCE:
        return why_not_raise(board.players[board.seat], MILITARY + pick)
    return ALLOWED


def options_workshop(board: Board, out: vec[i64]) -> i64:
    """The list, the same for both picks."""
    n: i64 = 0
    for pick in range(actions.WORKSHOP_POINT + 1):
        if why_not_workshop(board, pick) == 0:
            out[n] = actions.WORKSHOP.start + pick
            n += 1
    return n


def do_workshop(board: Board, pick: i64) -> None:
    """The second pick may be the same again (OU-10.11)."""
    if board.arg > 1:
        board.ask(steps.WORKSHOP_PICK, board.seat, board.arg - 1)
    if pick < actions.WORKSHOP_PRODUCE:
        raise_level(board, board.seat, MILITARY + pick, 1)
    elif pick < actions.WORKSHOP_POINT:
        produce(board, board.seat, pick - actions.WORKSHOP_PRODUCE)
    else:
        score(board, board.seat, 1)


# ------------------------------------------------------------ Philosophy, Oracle, temple of Hades


def do_philosophy(board: Board, entry: i64) -> None:
    """What the opponent takes, the builder takes too; he may refuse (OU-10.21)."""
    if entry < KINDS:
        take_cubes(board, board.seat, entry, 1)
        take_cubes(board, board.arg, entry, 1)


def do_oracle(board: Board, entry: i64) -> None:
    """The alpha favour of any god but Zeus, honoured or not; it is no worship (OU-10.31.3, OU-10.31.4)."""
    god: i64 = entry if entry < ZEUS else entry + 1
    ask_favour(board, board.seat, god, 1, THROUGH_ORACLE)


def is_struck_by_hades(board: Board) -> bool:
    """Who has all tracks at 1 is not affected at all (OU-11.7.1)."""
    return lowerable(board.players[board.seat], EVERY_TRACK) != 0


def do_hades(board: Board, loses_points: bool) -> None:
    """Two different tracks, or one if there is only one, or points as far as there are any (OU-11.7, OU-11.7.2)."""
    if loses_points:
        lose_points(board, board.seat, HADES_POINTS)
    else:
        ask_lowers(board, board.seat, EVERY_TRACK, HADES_TRACKS)
