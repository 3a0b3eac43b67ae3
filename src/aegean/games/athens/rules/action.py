"""The action phase: turn a base card or choose an action card (AT-6, AT-8.7, AT-8.12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Menu, Question, Roll
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.athens import actions, parts
from aegean.games.athens.board import Board
from aegean.games.athens.phrases import NOTES, REASONS
from aegean.games.athens.rules.cards import EFFECT, GIVE, why_not_choose, why_not_deed
from aegean.games.athens.rules.population import DRAW_TILE, discard_tile, refill_bag, shown
from aegean.games.athens.rules.price import PAY

TURNED: Final[Phrase] = NOTES.add("turned", "AT-6.3", "base", "n1", "n2")
NOTHING_TO_TURN: Final[Reason] = REASONS.add("nothing_to_turn", "AT-6.3", "base")
NO_LANDMARK: Final[Reason] = REASONS.add("no_landmark", "AT-9.3")
NO_ROLLS: Final[Reason] = REASONS.add("no_rolls", "AT-8.7")
NO_SWAPS: Final[Reason] = REASONS.add("no_swaps", "AT-8.12")
NO_TILE_TO_SWAP: Final[Reason] = REASONS.add("no_tile_to_swap", "AT-8.12", "tile")


def choose_deed(board: Board, deed: i64) -> None:
    """The worker goes onto the card; then pay tiles, give cubes, take the effect (AT-6.4, AT-6.15)."""
    chosen = parts.DEEDS[deed]
    if chosen.kind < parts.STACK and chosen.card >= 0:
        board.workers = changed(board.workers, chosen.card, board.seat + 1)
    EFFECT.ask_for(board, board.seat, deed=deed)
    if chosen.pay_count > 0:
        GIVE.ask_for(board, board.seat, deed=deed)
    PAY.ask_for(board, board.seat, deed=deed)


class BeginTurn(Automatic):
    """An action turn begins (AT-6.1)."""

    def happen(self, board: Board) -> None:
        """One roll per Ecclesia and one exchange per Agora owned now (AT-6.2, AT-8.8, AT-8.13)."""
        player = board.players[board.seat]
        board.rolls_left = player.ecclesias
        board.swaps_left = player.agoras
        board.grey_rolled = False
        ACT.ask(board, board.seat)


class Turn(Question):
    """Turn a base card: always possible with the one just taken (AT-6.3, AT-6.14)."""

    def why_not(self, board: Board, kind: i64) -> i64:
        """Only own front-up base cards can be turned, and none a second time (AT-6.3)."""
        return ALLOWED if board.players[board.seat].front[kind] > 0 else NOTHING_TO_TURN.of(kind)

    def do(self, board: Board, kind: i64) -> None:
        """The card costs nothing, counts 2 symbols from now on and cannot be turned back (AT-6.3)."""
        player = board.players[board.seat]
        player.front = increased(player.front, kind, -1)
        player.turned = increased(player.turned, kind)
        board.tell(TURNED, board.seat, kind, parts.TURNED_POINTS, player.symbols(kind))


class Use(Question):
    """Use a single action card, or a temple (AT-6.4)."""

    def why_not(self, board: Board, deed: i64) -> i64:
        return why_not_choose(board, parts.DEEDS[deed])

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        start: i64 = self.block.start
        for deed in range(parts.FIRST_STACK):
            if why_not_deed(board, parts.DEEDS[deed]) == ALLOWED:
                out[n] = start + deed
                n += 1
        return n

    def do(self, board: Board, deed: i64) -> None:
        choose_deed(board, deed)


class Take(Question):
    """Take the top card of a stack or the open landmark (AT-6.12)."""

    def why_not(self, board: Board, card: i64) -> i64:
        """As any deed, where such a card lies (AT-6.13, AT-9.3)."""
        if card < parts.LANDMARK_CARD:
            return why_not_choose(board, parts.DEEDS[parts.FIRST_STACK + card])
        if board.landmark < 0:
            return NO_LANDMARK.why
        return why_not_choose(board, parts.DEEDS[parts.FIRST_LANDMARK + board.landmark])

    def do(self, board: Board, card: i64) -> None:
        is_stack = card < parts.LANDMARK_CARD
        choose_deed(board, parts.FIRST_STACK + card if is_stack else parts.FIRST_LANDMARK + board.landmark)


class RollGrey(Question):
    """Roll the grey dice before the action (AT-6.2, AT-8.7)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """As many times a turn as the player has Ecclesias (AT-8.7)."""
        return ALLOWED if board.rolls_left > 0 else NO_ROLLS.why

    def do(self, board: Board, entry: i64) -> None:
        """The player sees the result before deciding anew (AT-6.2)."""
        board.rolls_left -= 1
        ACT.ask(board, board.seat)
        GREY_DICE.ask(board, CHANCE)


class Swap(Question):
    """Exchange a population tile before the action (AT-6.2, AT-8.12)."""

    def why_not(self, board: Board, tile: i64) -> i64:
        """As many times a turn as the player has Agoras, of a tile that they have (AT-8.12)."""
        if board.swaps_left == 0:
            return NO_SWAPS.why
        return ALLOWED if board.players[board.seat].tiles[tile] > 0 else NO_TILE_TO_SWAP.of(tile)

    def do(self, board: Board, tile: i64) -> None:
        """The tile is discarded before a new one is drawn and seen; then the player decides anew (AT-8.12)."""
        board.swaps_left -= 1
        discard_tile(board, board.seat, tile)
        refill_bag(board)
        ACT.ask(board, board.seat)
        DRAW_TILE.ask_for(board, board.seat, 1)


class GreyDice(Roll):
    """The grey dice: the player's own discount (AT-8.7)."""

    def do(self, board: Board, pair: i64) -> None:
        """The latest grey result counts instead of the white dice; it concerns nobody else (AT-8.7)."""
        board.grey = shown(pair)
        board.grey_rolled = True


ACT: Final[Menu] = Menu(
    "act",
    Turn("turn", actions.TURN),
    Use("use", actions.USE),
    Take("take", actions.TAKE),
    RollGrey("roll_grey", actions.ROLL_GREY),
    Swap("swap", actions.SWAP),
)  # exactly one action a round; rolls and exchanges come before it and ask anew (AT-6.1, AT-6.2)
GREY_DICE: Final[GreyDice] = GreyDice("grey_dice", actions.GREY, parts.GREY_WAYS)
BEGIN_TURN: Final[BeginTurn] = BeginTurn("begin_turn")
