"""Development: wonders (OS-6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Question
from aegean.games.olympos import actions
from aegean.games.olympos.board import Board, Player
from aegean.games.olympos.goods import BIT, amount
from aegean.games.olympos.numbers import DEVELOPMENT, WONDER_DISCOUNT
from aegean.games.olympos.parts import ARCHITECTURE, COLUMNS, MASTER_BUILDER, WONDER_POINTS, WONDER_STARS
from aegean.games.olympos.phrases import NOTES, REASONS
from aegean.games.olympos.rules.destiny import discard_card
from aegean.games.olympos.rules.time import FIRST_WONDER, budget, pay, too_late

BUILT: Final[Phrase] = NOTES.add("built", "OS-6.6", "wonder", "n1", "n2")
USED_ATHENA: Final[Phrase] = NOTES.add("used_athena", "OS-6.4", "wonder")
USED_BUILDER: Final[Phrase] = NOTES.add("used_builder", "OS-8.11", "wonder")
BUILT_ALREADY: Final[Reason] = REASONS.add("built_already", "OS-6.1", "wonder")
STARS_SHORT: Final[Reason] = REASONS.add("stars_short", "OS-6.2", "wonder", "n")
NOTHING_TO_BUILD: Final[Reason] = REASONS.add("nothing_to_build", "OS-6.1")
NO_BUILDER: Final[Reason] = REASONS.add("no_builder", "OS-8.11")
ALL_NEEDED: Final[Reason] = REASONS.add("all_needed", "OS-6.4")

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


def lack_of_stars(board: Board, player: Player, wonder: i64) -> i64:
    """Stars that the one-time ones leave open too; none if not positive (OS-6.2)."""
    return stars_short(board, player, wonder) - single_stars(player)


def can_build(board: Board) -> bool:
    """Whether any wonder can be built (OS-6.1)."""
    player = board.players[board.seat]
    if wonder_price(player) > budget(player):
        return False
    for wonder in range(COLUMNS):
        if not board.has_built(wonder) and lack_of_stars(board, player, wonder) <= 0:
            return True
    return False


def why_no_wonder(board: Board) -> i64:
    """Why none can be built: the time is too short for all that the stars reach, or they reach none (OS-6.1)."""
    player = board.players[board.seat]
    past: i64 = too_late(player, wonder_price(player))
    for wonder in range(COLUMNS):
        if BUILD.why_not(board, wonder) == past:
            return past
    return NOTHING_TO_BUILD.why


@final
class Build(Question):
    """Build a wonder (D11)."""

    def why_not(self, board: Board, wonder: i64) -> i64:
        """It is still there, the stars reach its price, and there is time (OS-6.1)."""
        player = board.players[board.seat]
        if board.has_built(wonder):
            return BUILT_ALREADY.of(wonder)
        lack: i64 = lack_of_stars(board, player, wonder)
        if lack > 0:
            return STARS_SHORT.of_two(wonder, lack)
        price: i64 = wonder_price(player)
        return ALLOWED if price <= budget(player) else too_late(player, price)

    def asks_always(self, board: Board) -> bool:
        """Master builders in hand may make more wonders possible than others can see (OS-8.15)."""
        return board.players[board.seat].hand_count > 0

    def do(self, board: Board, wonder: i64) -> None:
        """Only as many of the one-time stars are used as are needed (OS-6.4)."""
        STAR.use(board, wonder, stars_short(board, board.players[board.seat], wonder))


class Star(Question):
    """Choose which one-time star helps to build, one after the other (D12, OS-6.4)."""

    def use(self, board: Board, wonder: i64, needed: i64) -> None:
        """Asks where both sorts may be in hand and not all needed, as far as all can see (OS-6.4, OS-8.15)."""
        player = board.players[board.seat]
        while needed > 0:
            if player.athena > 0 and needed < player.athena + player.hand_count:
                self.put(board, board.seat, wonder, needed)
                return
            self.spend(board, wonder, player.athena > 0)
            needed -= 1
        build(board, wonder)

    def wonder(self, board: Board) -> i64:
        return self.first(board)

    def needed(self, board: Board) -> i64:
        """How many one-time stars are still needed."""
        return self.second(board)

    def is_enough(self, board: Board) -> bool:
        """Whether the one-time stars at hand are as many as are needed."""
        return self.needed(board) <= single_stars(board.players[board.seat])

    def asks_always(self, board: Board) -> bool:
        return True

    def why_not(self, board: Board, star: i64) -> i64:
        """Cards stay in hand where the Athena star is needed as well: the order makes no difference (OS-6.4)."""
        player = board.players[board.seat]
        if star == BY_ATHENA:
            return ALLOWED
        if player.hand[MASTER_BUILDER] == 0:
            return NO_BUILDER.why
        return ALLOWED if self.needed(board) < single_stars(player) else ALL_NEEDED.why

    def do(self, board: Board, star: i64) -> None:
        self.spend(board, self.wonder(board), star == BY_ATHENA)
        self.use(board, self.wonder(board), needed=self.needed(board) - 1)

    def spend(self, board: Board, wonder: i64, by_athena: bool) -> None:
        """The Athena star is gone, or a master builder goes to the discard pile (OS-6.4, OS-6.8)."""
        if by_athena:
            board.players[board.seat].athena -= 1
            board.tell(USED_ATHENA, board.seat, wonder)
        else:
            discard_card(board, board.seat, MASTER_BUILDER)
            board.tell(USED_BUILDER, board.seat, wonder)


def build(board: Board, wonder: i64) -> None:
    """Pay AP and take the tile; its place stays empty, and it brings no bonus (OS-6.6, OS-6.8)."""
    player = board.players[board.seat]
    board.tell(BUILT, board.seat, wonder, WONDER_STARS[wonder], WONDER_POINTS[wonder])
    pay(board, board.seat, wonder_price(player), FIRST_WONDER + wonder)
    board.built |= BIT[wonder]
    player.wonders |= BIT[wonder]
    player.wonder_count += 1


BUILD: Final[Build] = Build("build", actions.BUILD)
STAR: Final[Star] = Star("star", actions.STAR)
