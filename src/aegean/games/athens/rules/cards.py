"""What action cards ask for and do (AT-6.10 to AT-6.13, AT-7, AT-8, AT-9, AT-10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.athens import actions, phrases, steps
from aegean.games.athens.board import Board, Player
from aegean.games.athens.parts import (
    AGORA,
    AGORA_TILES,
    COLOURS,
    DEEDS,
    EXCHANGE,
    GAIN,
    KINDS,
    LANDMARK,
    MIXTURES,
    ORACLE,
    SQUARE,
    STACK,
    TEMPLES,
    TUCKED,
    VILLAGE,
    Deed,
)
from aegean.games.athens.rules.oracle import ask_oracles, oracle_left
from aegean.games.athens.rules.population import ask_tiles
from aegean.games.athens.rules.price import can_pay_any


def shortfall(player: Player, deed: Deed) -> i64:
    """Symbols that are missing over all kinds asked for; square effects ask for none (AT-2.4, AT-7.27)."""
    missing: i64 = 0
    for kind in deed.kinds:
        if deed.needs[kind] > player.symbols(kind):
            missing += deed.needs[kind] - player.symbols(kind)
    return missing


def first_missing(player: Player, deed: Deed) -> i64:
    """The first kind of which symbols are missing, to name it."""
    for kind in deed.kinds:
        if deed.needs[kind] > player.symbols(kind):
            return kind
    return 0


def why_not_deed(board: Board, deed: Deed) -> i64:
    """Why a card cannot be chosen for a deed: in use, requirement, effect, price (AT-6.4, AT-6.13)."""
    player = board.players[board.seat]
    if deed.kind < STACK and deed.card >= 0 and board.workers[deed.card] != 0:
        return reason(phrases.WORKER_THERE, deed.card)  # AT-6.10
    missing: i64 = shortfall(player, deed) - player.villages  # every Village is a joker: AT-2.3
    if missing > 0:
        return reason(phrases.SYMBOLS_SHORT, first_missing(player, deed), missing)
    effect: i64 = why_not_effect(board, player, deed)
    if effect != 0:
        return effect
    return ALLOWED if can_pay_any(board, deed) else reason(phrases.TILES_SHORT)


def why_not_effect(board: Board, player: Player, deed: Deed) -> i64:
    """An effect that cannot be carried out cannot be chosen (AT-6.13)."""
    if deed.kind == SQUARE:
        if board.squares[deed.square] != 0:
            return reason(phrases.SQUARE_TAKEN)  # AT-7.28
        return ALLOWED if player.cubes[deed.cube] > 0 else reason(phrases.CUBE_MISSING, deed.cube)
    if deed.kind == STACK:
        if board.stacks[deed.card] == 0:
            return reason(phrases.STACK_EMPTY, deed.card)  # AT-8.17
        if deed.card == VILLAGE and player.base_count() < TUCKED:
            return reason(phrases.BASES_SHORT)  # AT-8.1
        return 0
    if deed.kind == LANDMARK:
        return 0
    givable: i64 = 0
    for colour in deed.pay_from:
        givable += player.cubes[colour]
    if deed.kind == ORACLE:
        if deed.card < 0 and not has_temple(player):
            return reason(phrases.NO_TEMPLE)  # AT-9.6, AT-6.11
        if oracle_left(board) == 0:
            return reason(phrases.ORACLE_SILENT if deed.card < 0 else phrases.ORACLE_EMPTY)  # AT-9.6, AT-7.26
    elif not supply_has_any(board, deed):
        return reason(phrases.SUPPLY_EMPTY)
    return ALLOWED if givable >= deed.pay_count else reason(phrases.CUBES_SHORT, deed.pay_count - givable)


def supply_has_any(board: Board, deed: Deed) -> bool:
    """At least one of the cubes it would give must be in the supply (AT-10.2)."""
    for colour in range(COLOURS):
        if deed.gains[colour] > 0 and board.supply[colour] > 0:
            return True
    return False


def has_temple(player: Player) -> bool:
    """Whether one of the own landmarks offers the temple action; which one never matters (AT-9.5, AT-9.6)."""
    for landmark in TEMPLES:
        if player.landmarks[landmark] != 0:
            return True
    return False


def do_effect(board: Board, deed: Deed) -> None:
    """Carries the one effect out that was chosen (AT-6.13, AT-6.15)."""
    player = board.players[board.seat]
    if deed.kind == GAIN or deed.kind == EXCHANGE:
        take_cubes(board, player, deed)
    elif deed.kind == SQUARE:
        fill_square(board, player, deed)
    elif deed.kind == ORACLE:
        ask_oracles(board, board.seat, deed.draw)
    elif deed.kind == STACK:
        take_card(board, player, deed.card)
    else:
        take_landmark(board, player, deed.card)


def take_cubes(board: Board, player: Player, deed: Deed) -> None:
    """Troops, galleys, wine, oil, coin and what exchanges bring, as far as the supply goes.

    AT-7.1, AT-7.4, AT-7.7 to AT-7.9, AT-7.12, AT-7.13, AT-7.16 to AT-7.18, AT-7.21, AT-10.1.
    """
    for colour in range(COLOURS):
        count: i64 = deed.gains[colour]
        if count > board.supply[colour]:
            count = board.supply[colour]
        if count > 0:
            board.supply[colour] -= count
            player.cubes[colour] += count
            board.tell(phrases.TOOK_CUBES, board.seat, count, colour)


def fill_square(board: Board, player: Player, deed: Deed) -> None:
    """The cube stays on the action card to the end; its points are received at once (AT-7.28, AT-7.29).

    AT-7.2, AT-7.3, AT-7.5, AT-7.6, AT-7.10, AT-7.11, AT-7.14, AT-7.15, AT-7.19, AT-7.20, AT-7.22.
    """
    player.cubes[deed.cube] -= 1
    board.squares = changed(board.squares, deed.square, 1)
    player.points += deed.points
    board.tell(phrases.SCORED_SQUARE, board.seat, deed.cube, deed.points)


def take_card(board: Board, player: Player, stack: i64) -> None:
    """The top card of the stack is his; the next one is free for the others (AT-6.12, AT-8.5, AT-8.14)."""
    board.stacks = increased(board.stacks, stack, -1)
    player.stacks = increased(player.stacks, stack)
    board.tell(phrases.TOOK_CARD, board.seat, stack)
    if stack == VILLAGE:
        for _n in range(TUCKED):
            board.ask(steps.TUCK, board.seat)
    elif stack == AGORA:
        ask_tiles(board, board.seat, AGORA_TILES)  # AT-8.9


def take_landmark(board: Board, player: Player, landmark: i64) -> None:
    """He takes the open landmark with its cylinder; the next is turned up (AT-9.1 to AT-9.3)."""
    player.landmarks = changed(player.landmarks, landmark, 1)
    board.landmark = -1
    board.tell(phrases.TOOK_LANDMARK, board.seat, landmark)
    if board.pile.total > 0:
        board.ask(steps.REVEAL_LANDMARK, CHANCE)


def why_not_give(board: Board, deed: Deed, mixture: i64) -> i64:
    """A mixture that the effect asks for and that he has (AT-6.15)."""
    if not deed.first_mixture <= mixture < deed.first_mixture + deed.mixtures:
        return reason(phrases.NOT_ASKED)
    cubes = board.players[board.seat].cubes
    missing: i64 = 0
    for colour in range(COLOURS):
        if MIXTURES[mixture][colour] > cubes[colour]:
            missing += MIXTURES[mixture][colour] - cubes[colour]
    return ALLOWED if missing == 0 else reason(phrases.CUBES_SHORT, missing)


def options_give(board: Board, out: vec[i64]) -> i64:
    """Every mixture he can give (D5)."""
    deed = DEEDS[board.arg]
    n: i64 = 0
    for mixture in range(deed.first_mixture, deed.first_mixture + deed.mixtures):
        if why_not_give(board, deed, mixture) == 0:
            out[n] = actions.GIVE.start + mixture
            n += 1
    return n


def do_give(board: Board, mixture: i64) -> None:
    """Given cubes return to the supply (AT-2.6)."""
    cubes = board.players[board.seat].cubes
    for colour in range(COLOURS):
        cubes[colour] -= MIXTURES[mixture][colour]
        board.supply[colour] += MIXTURES[mixture][colour]


def why_not_tuck(board: Board, card: i64) -> i64:
    """Any own base card, front up or turned; no Village (AT-8.1, AT-8.3)."""
    player = board.players[board.seat]
    own: i64 = player.turned[card // 2] if card % 2 == 1 else player.front[card // 2]
    return ALLOWED if own > 0 else reason(phrases.NO_SUCH_BASE)


def options_tuck(board: Board, out: vec[i64]) -> i64:
    """Kind and side of an own base card (D6)."""
    n: i64 = 0
    for card in range(2 * KINDS):
        if why_not_tuck(board, card) == 0:
            out[n] = actions.TUCK.start + card
            n += 1
    return n


def do_tuck(board: Board, card: i64) -> None:
    """The card is out of the game: no symbols, no points, nothing in the tie-break (AT-8.2)."""
    player = board.players[board.seat]
    if card % 2 == 1:
        player.turned = increased(player.turned, card // 2, -1)
    else:
        player.front = increased(player.front, card // 2, -1)
    place: i64 = 0
    while player.tucked[place] >= 0:
        place += 1
    player.tucked = changed(player.tucked, place, card)
