"""Development: wonders (OS-6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.olympos import actions, phrases, steps
from aegean.games.olympos.board import Board, Player
from aegean.games.olympos.goods import BIT, amount
from aegean.games.olympos.numbers import DEVELOPMENT, WONDER_DISCOUNT
from aegean.games.olympos.parts import ARCHITECTURE, COLUMNS, MASTER_BUILDER, WONDER_STARS
from aegean.games.olympos.rules.destiny import discard_card
from aegean.games.olympos.rules.time import budget, pay

BY_ATHENA: Final = 0


def wonder_price(player: Player) -> i64:
    """7 AP, 5 with architecture; agriculture and currency do not apply (OS-6.5, OS-7.19)."""
    return DEVELOPMENT - WONDER_DISCOUNT if player.has(ARCHITECTURE) else DEVELOPMENT


def lasting_stars(board: Board, player: Player, wonder: i64) -> i64:
    """Star tokens, architecture, engineering and own bonus markers in the column: never used up (OS-6.2, OS-6.3)."""
    return player.stars + player.skill + amount(player.markers, board.column_of[wonder])


def single_stars(player: Player) -> i64:
    """The Athena star and the master builders in hand: one star for one wonder each (OS-6.2, OS-8.11, OS-9.11)."""
    return player.athena + player.hand[MASTER_BUILDER]


def stars_short(board: Board, player: Player, wonder: i64) -> i64:
    """Stars that the lasting ones leave open (OS-6.2)."""
    lack: i64 = WONDER_STARS[wonder] - lasting_stars(board, player, wonder)
    if lack > 0:
        return lack
    return 0


def why_not_build(board: Board, wonder: i64) -> i64:
    """The wonder is still there, the stars reach its price, and there is time (OS-6.1)."""
    player = board.players[board.seat]
    if board.has_built(wonder):
        return reason(phrases.BUILT_ALREADY)
    lack: i64 = stars_short(board, player, wonder) - single_stars(player)
    if lack > 0:
        return reason(phrases.STARS_SHORT, lack)
    price: i64 = wonder_price(player)
    return ALLOWED if price <= budget(player) else reason(phrases.PAST_THE_CROSS, price)


def can_build(board: Board) -> bool:
    """Whether any wonder can be built (OS-6.1)."""
    for wonder in range(COLUMNS):
        if why_not_build(board, wonder) == 0:
            return True
    return False


def options_build(board: Board, out: vec[i64]) -> i64:
    """The wonders that can be built (D11)."""
    n: i64 = 0
    for wonder in range(COLUMNS):
        if why_not_build(board, wonder) == 0:
            out[n] = actions.BUILD.start + wonder
            n += 1
    return n


def do_build(board: Board, wonder: i64) -> None:
    """Only as many of the one-time stars are used as are needed (OS-6.4)."""
    use_stars(board, wonder, stars_short(board, board.players[board.seat], wonder))


def use_stars(board: Board, wonder: i64, needed: i64) -> None:
    """He chooses with both sorts in hand and not all needed; otherwise what there is goes (OS-6.4)."""
    seat: i64 = board.seat
    player = board.players[seat]
    while needed > 0:
        cards: i64 = player.hand[MASTER_BUILDER]
        if player.athena > 0 and cards > 0 and needed < player.athena + cards:
            board.ask(steps.STAR, seat, needed * COLUMNS + wonder)
            return
        use_star(board, player.athena > 0)
        needed -= 1
    build(board, wonder)


def use_star(board: Board, by_athena: bool) -> None:
    """The Athena star is gone, or a master builder goes to the discard pile (OS-6.4, OS-6.8)."""
    if by_athena:
        board.players[board.seat].athena -= 1
        board.tell(phrases.USED_ATHENA, board.seat)
    else:
        discard_card(board, board.seat, MASTER_BUILDER)


def do_star(board: Board, star: i64) -> None:
    """One one-time star is chosen; repeated until enough (D12)."""
    use_star(board, star == BY_ATHENA)
    use_stars(board, board.arg % COLUMNS, board.arg // COLUMNS - 1)


def build(board: Board, wonder: i64) -> None:
    """Pay AP and take the tile; its place stays empty, and it brings no bonus (OS-6.6, OS-6.8)."""
    player = board.players[board.seat]
    board.tell(phrases.BUILT, board.seat, wonder)
    pay(board, board.seat, wonder_price(player))
    board.built |= BIT[wonder]
    player.wonders |= BIT[wonder]
    player.wonder_count += 1
