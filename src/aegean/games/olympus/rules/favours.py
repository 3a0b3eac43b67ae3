"""The favours of the gods and the plague (OU-6, OU-8, OU-11.1, OU-11.5, OU-11.9, OU-11.12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import Board
from aegean.games.olympus.parts import (
    APHRODITE,
    APHRODITE_CUBES,
    APHRODITE_FULL_CUBES,
    APHRODITE_RAISE,
    APOLLO,
    APOLLO_POINTS,
    ARES,
    ARES_ALPHA_MASK,
    ARES_BETA_MASK,
    ARES_CORRECTED_MASK,
    ARES_RAISE,
    ARES_WARS,
    ARES_WAYS,
    ATHENA,
    ATHENA_CULTURE,
    ATHENA_RAISE,
    COUNT,
    CULTURE,
    FIRST_PRODUCTION,
    HEPHAESTUS,
    HEPHAESTUS_BUILDINGS,
    HERA,
    HERA_KINDS,
    KIND_OF_GOD,
    KINDS,
    LAST,
    MILITARY,
    PLAGUE_DIVISOR,
    PLAGUE_POINTS,
    POPULATION,
    PRODUCTION_MASK,
    TEMPLE_APHRODITE,
    TEMPLE_APOLLO,
    TEMPLE_ATHENA,
    TEMPLE_HERA,
    TEMPLE_ZEUS,
    ZEUS,
)
from aegean.games.olympus.rules.building import ask_build
from aegean.games.olympus.rules.cubes import ask_supply, produce, score
from aegean.games.olympus.rules.levels import ask_lowers, ask_raises, raisable, raise_level, why_not_raise
from aegean.games.olympus.rules.war import declare
from aegean.games.olympus.rules.worship import ORACLE, WORSHIP
from aegean.games.olympus.rules.zeus import ask_picks

EVERY_TRACK: Final = 63
KIND_MASKS: Final = vec[i64](actions.HERA_MASKS + actions.HERA_MASKS)


def begin_favour(board: Board) -> None:
    """Settles whether it is alpha or beta, and carries it out or asks (OU-6, OU-11.13)."""
    god: i64 = board.arg // 8
    alpha: i64 = board.arg // 4 % 2
    source: i64 = board.arg % 4
    seat: i64 = board.seat
    player = board.players[seat]
    if (god == ZEUS and player.owns(TEMPLE_ZEUS)) or (god == HERA and player.owns(TEMPLE_HERA)):
        alpha = 1  # OU-10.28.2, OU-11.9, OU-11.12
    if god == ZEUS:
        ask_picks(board, seat, alpha, source != WORSHIP)
    elif god == HERA:
        board.ask(steps.HERA_PICK, seat, alpha)
    elif god == ATHENA:
        raise_level(board, seat, CULTURE, ATHENA_RAISE[alpha])  # OU-6.6
        if source == WORSHIP and player.owns(TEMPLE_ATHENA):
            temple_of_athena(board, seat)
    elif god == APHRODITE:
        raise_level(board, seat, POPULATION, APHRODITE_RAISE[alpha])  # OU-6.7
        if source == WORSHIP and player.owns(TEMPLE_APHRODITE):
            temple_of_aphrodite(board, seat)
    elif god == ARES:
        step: i64 = steps.ARES_ALPHA if alpha == 1 else steps.ARES_BETA
        board.ask(step, seat, source)
    elif god == HEPHAESTUS:
        ask_build(board, seat, HEPHAESTUS_BUILDINGS[alpha], True)  # OU-6.9
    elif god == APOLLO:
        if alpha == 1 and source == WORSHIP:
            board.ask(steps.APOLLO_ALPHA, seat)
        else:
            score(board, seat, APOLLO_POINTS[alpha])  # OU-6.10, OU-10.31.1
    else:
        favour_of_produce(board, seat, KIND_OF_GOD[god], alpha)


def temple_of_athena(board: Board, seat: i64) -> None:
    """After the favour he raises any track; from culture 6 on, each opponent then lowers one (OU-11.5)."""
    if board.players[seat].levels[CULTURE] >= ATHENA_CULTURE:
        for turn in range(1, board.seats):
            ask_lowers(board, (seat + board.seats - turn) % board.seats, EVERY_TRACK, 1)
    ask_raises(board, seat, EVERY_TRACK, 1)


def temple_of_aphrodite(board: Board, seat: i64) -> None:
    """Two cubes of his choice, three with the population on its last space (OU-11.1)."""
    full = board.players[seat].levels[POPULATION] >= LAST[POPULATION]
    ask_supply(board, seat, APHRODITE_FULL_CUBES if full else APHRODITE_CUBES, False)


# ------------------------------------------------------------ Demeter, Artemis, Poseidon


def favour_of_produce(board: Board, seat: i64, kind: i64, alpha: i64) -> None:
    """Alpha: raise the track, then produce at the new level; beta: one of the two (OU-6.3 to OU-6.5)."""
    if alpha == 1:
        raise_level(board, seat, FIRST_PRODUCTION + kind, 1)
        produce(board, seat, kind)
    elif why_not_raise(board.players[seat], FIRST_PRODUCTION + kind) == 0:
        board.ask(steps.RAISE_OR_PRODUCE, seat, kind)
    else:
        produce(board, seat, kind)


def do_raise_or_produce(board: Board, entry: i64) -> None:
    """One of the two (OU-6.3 to OU-6.5)."""
    if entry == 0:
        raise_level(board, board.seat, FIRST_PRODUCTION + board.arg, 1)
    else:
        produce(board, board.seat, board.arg)


# ------------------------------------------------------------ Hera


def why_not_hera(board: Board, entry: i64) -> i64:
    """Different kinds, as many as the favour gives; of blocked tracks those that remain (OU-6.2)."""
    kinds: i64 = KIND_MASKS[entry]
    wanted: i64 = HERA_KINDS[board.arg]
    if entry < actions.FIRST_PRODUCE:
        player = board.players[board.seat]
        open_tracks: i64 = raisable(player, PRODUCTION_MASK) >> FIRST_PRODUCTION
        for kind in range(KINDS):
            if (kinds >> kind) & 1 != 0 and (open_tracks >> kind) & 1 == 0:
                return why_not_raise(player, FIRST_PRODUCTION + kind)
        if COUNT[open_tracks] < wanted:
            wanted = COUNT[open_tracks]
    return ALLOWED if COUNT[kinds] == wanted else reason(phrases.NUMBER_OF_KINDS, wanted)


def options_hera(board: Board, out: vec[i64]) -> i64:
    """Raise or produce so many different kinds."""
    n: i64 = 0
    for entry in range(2 * actions.FIRST_PRODUCE):
        if why_not_hera(board, entry) == 0:
            out[n] = actions.HERA.start + entry
            n += 1
    return n


def do_hera(board: Board, entry: i64) -> None:
    """Raises or produces each kind once (OU-6.2)."""
    for kind in range(KINDS):
        if (KIND_MASKS[entry] >> kind) & 1 != 0:
            if entry < actions.FIRST_PRODUCE:
                raise_level(board, board.seat, FIRST_PRODUCTION + kind, 1)
            else:
                produce(board, board.seat, kind)


# ------------------------------------------------------------ Ares


def ares_ways(board: Board) -> i64:
    """The alternatives offered, whether or not the marker can move (OU-1.8, OU-6.8)."""
    if board.step == steps.ARES_ALPHA:
        return ARES_ALPHA_MASK
    return ARES_CORRECTED_MASK if board.plain_ares else ARES_BETA_MASK


def why_not_ares(board: Board, way: i64) -> i64:
    """One of the alternatives of the own favour (OU-6.8)."""
    return ALLOWED if (ares_ways(board) >> way) & 1 != 0 else reason(phrases.NOT_OFFERED)


def options_ares(board: Board, out: vec[i64]) -> i64:
    """The alternatives of Ares."""
    n: i64 = 0
    for way in range(i64(len(ARES_WAYS))):
        if why_not_ares(board, way) == 0:
            out[n] = actions.ARES.start + way
            n += 1
    return n


def do_ares(board: Board, way: i64) -> None:
    """Markers move now, wars of a ceremony come after all favours (OU-6.8, OU-6.8.1, OU-10.31.2)."""
    raise_level(board, board.seat, MILITARY, ARES_RAISE[way])
    declare(board, board.seat, ARES_WARS[way], board.arg != WORSHIP, board.arg == ORACLE)


# ------------------------------------------------------------ Apollo


def do_apollo(board: Board, plague: bool) -> None:
    """Two points, or one and a plague that strikes at once (OU-6.10, OU-8.1)."""
    if plague:
        score(board, board.seat, PLAGUE_POINTS)
        send_plague(board)
    else:
        score(board, board.seat, APOLLO_POINTS[1])


def send_plague(board: Board) -> None:
    """All lose a third but the sender, the followers and the owner of the temple of Apollo.

    OU-8.2 to OU-8.4, OU-11.2.
    """
    for seat in range(board.seats):
        player = board.players[seat]
        safe = seat == board.seat or (board.followers >> seat) & 1 != 0 or player.owns(TEMPLE_APOLLO)
        loss: i64 = player.levels[POPULATION] // PLAGUE_DIVISOR
        if not safe and loss > 0:
            player.levels[POPULATION] -= loss
            board.tell(phrases.PLAGUE, seat, player.levels[POPULATION])
