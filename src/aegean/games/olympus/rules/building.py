"""Building (OU-9, OU-10.29)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import (
    ALL_BUILDINGS,
    AMPHITHEATRE,
    COMMON_MASK,
    COMMONS,
    CULTURE,
    CULTURE_NEEDED,
    DEAR_AMPHITHEATRE,
    FREE_CARDS,
    GYMNASIUM,
    GYMNASIUM_HELP,
    PRICE,
    WITHIN,
)
from aegean.games.olympus.rules.payment import begin_payment, forgiven, shortage


def price_of(board: Board, building: i64) -> i64:
    """The printed cost, packed; that of the Amphitheatre is an option (OU-1.8, OU-9.4)."""
    return PRICE[DEAR_AMPHITHEATRE if building == AMPHITHEATRE and board.dear_amphitheatre else building]


def reach(player: Player) -> i64:
    """The culture number he can build up to (OU-9.3, OU-10.3)."""
    if player.owns(GYMNASIUM):
        return player.levels[CULTURE] + GYMNASIUM_HELP
    return player.levels[CULTURE]


def why_not_build(board: Board, building: i64) -> i64:
    """An unbuilt card of his own or a temple still there, with enough culture and cubes (OU-9.1 to OU-9.6)."""
    player = board.players[board.seat]
    if player.owns(building):
        return reason(phrases.ALREADY_BUILT, building)
    if building >= COMMONS and (board.temples >> building) & 1 == 0:
        return reason(phrases.TEMPLE_GONE, building)  # OU-9.9
    culture: i64 = CULTURE_NEEDED[building] - reach(player)
    if culture > 0:
        return reason(phrases.CULTURE_SHORT, building, culture)
    missing: i64 = shortage(player, price_of(board, building), forgiven(player))
    return ALLOWED if missing == 0 else reason(phrases.CUBES_SHORT, building, missing)


def within_culture(board: Board, player: Player) -> i64:
    """A mask of what he could build if he had the cubes: the quick side of `why_not_build`."""
    return WITHIN[reach(player)] & (COMMON_MASK | board.temples) & ~player.built


def can_build_any(board: Board, seat: i64) -> bool:
    """Whether he can build anything now."""
    player = board.players[seat]
    cards: i64 = within_culture(board, player)
    gifts: i64 = forgiven(player)
    for building in range(ALL_BUILDINGS):
        if (cards >> building) & 1 != 0 and shortage(player, price_of(board, building), gifts) == 0:
            return True
    return False


def ask_build(board: Board, seat: i64, count: i64, optional: bool) -> None:
    """Asks for up to so many buildings, one after the other (OU-6.9)."""
    board.ask(steps.BUILD, seat, count * 2 + (1 if optional else 0))


def why_not_build_entry(board: Board, entry: i64) -> i64:
    """A building, or to decline where nothing must be built (OU-6.1.4, OU-6.9)."""
    if entry == ALL_BUILDINGS:
        return ALLOWED if board.arg % 2 == 1 else reason(phrases.MUST_BUILD)
    return why_not_build(board, entry)


def options_build(board: Board, out: vec[i64]) -> i64:
    """Everything he can build now, and to decline."""
    player = board.players[board.seat]
    cards: i64 = within_culture(board, player)
    gifts: i64 = forgiven(player)
    n: i64 = 0
    for building in range(ALL_BUILDINGS):
        if (cards >> building) & 1 != 0 and shortage(player, price_of(board, building), gifts) == 0:
            out[n] = actions.BUILD.start + building
            n += 1
    if board.arg % 2 == 1:
        out[n] = actions.BUILD.start + ALL_BUILDINGS
        n += 1
    return n


def do_build(board: Board, entry: i64) -> None:
    """Pay, then lay the card; declining ends the favour (OU-6.9, OU-9.7)."""
    if entry == ALL_BUILDINGS:
        return
    if board.arg >= 4:
        ask_build(board, board.seat, board.arg // 2 - 1, board.arg % 2 == 1)
    board.ask(steps.LAY_CARD, board.seat, entry)
    begin_payment(board, price_of(board, entry))


# ------------------------------------------------------------ Trispastos


def why_not_free(board: Board, entry: i64) -> i64:
    """An unbuilt own card with the printed culture number 1, or to decline (OU-10.29)."""
    if entry == i64(len(FREE_CARDS)):
        return ALLOWED
    building: i64 = FREE_CARDS[entry]
    return ALLOWED if not board.players[board.seat].owns(building) else reason(phrases.ALREADY_BUILT, building)


def has_free(board: Board) -> bool:
    """Whether such a card is left."""
    for entry in range(i64(len(FREE_CARDS))):
        if why_not_free(board, entry) == 0:
            return True
    return False


def options_free(board: Board, out: vec[i64]) -> i64:
    """The cards he may build free of charge."""
    n: i64 = 0
    for entry in range(i64(len(FREE_CARDS)) + 1):
        if why_not_free(board, entry) == 0:
            out[n] = actions.FREE_BUILD.start + entry
            n += 1
    return n


def do_free(board: Board, entry: i64) -> None:
    """Points and effect count normally; declining ends the effect (OU-10.29)."""
    if entry == i64(len(FREE_CARDS)):
        return
    if board.arg > 1:
        board.ask(steps.FREE_BUILD, board.seat, board.arg - 1)
    board.ask(steps.LAY_CARD, board.seat, FREE_CARDS[entry])
