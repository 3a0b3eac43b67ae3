"""What complete pillars do, once a round each (AE-17.8 to AE-17.21)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Question
from aegean.games.atlantis_exodus import actions, cards, causes
from aegean.games.atlantis_exodus.bits import BIT, has
from aegean.games.atlantis_exodus.board import Board, first_drawn, last_drawn, other_drawn
from aegean.games.atlantis_exodus.parts import COLOUR_OF, START_FIELD
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import dispatch, exchange, exodus, gain
from aegean.games.atlantis_exodus.rules.stacks import KeepDrawn
from aegean.games.atlantis_exodus.rules.supply import has_book, score
from aegean.games.atlantis_exodus.rules.training import TRAIN, can_train

USED: Final[Phrase] = NOTES.add("used", "AE-17.8", "pillar")
NO_SECOND_USE: Final[Phrase] = NOTES.add("no_second_use", "AE-17.21", "pillar")
RETURNED: Final[Phrase] = NOTES.add("returned", "AE-17.10", "profession")
NOT_COMPLETE: Final[Reason] = REASONS.add("not_complete", "AE-17.3", "stage")
PILLAR_USED: Final[Reason] = REASONS.add("pillar_used", "AE-17.8")
NOBODY_IN_TRAINING: Final[Reason] = REASONS.add("nobody_in_training", "AE-17.10")
NO_BOOK: Final[Reason] = REASONS.add("no_book", "AE-17.11")
NO_POINTS: Final[Reason] = REASONS.add("no_points", "AE-17.12")
NOTHING_TO_GAIN: Final[Reason] = REASONS.add("nothing_to_gain", "AE-17.21")
NO_TRADE: Final[Reason] = REASONS.add("no_trade", "AE-17.13")
NOBODY_TO_SEND: Final[Reason] = REASONS.add("nobody_to_send", "AE-17.17")
NOBODY_TO_RECALL: Final[Reason] = REASONS.add("nobody_to_recall", "AE-17.10", "profession")
SETTLER_NOT_DRAWN: Final[Reason] = REASONS.add("settler_not_drawn", "AE-17.10")
NO_TRAINING: Final[Reason] = REASONS.add("no_training", "AE-17.18")


def why_not_use(board: Board, pillar: i64, stage: i64) -> i64:
    """A complete stage of a pillar not used this round, with an effect that is possible (AE-17.8, AE-17.21)."""
    player = board.players[board.seat]
    if not player.is_complete(pillar, stage):
        return NOT_COMPLETE.of(stage)
    if has(player.used, pillar):
        return PILLAR_USED.why
    if stage < 2:
        return why_not_effect(board, player.card_on(pillar, stage))
    below: i64 = why_not_effect(board, player.card_on(pillar, 0))
    return below if below == ALLOWED else why_not_effect(board, player.card_on(pillar, 1))


def why_not_effect(board: Board, card: i64) -> i64:
    """When an effect is possible (AE-17.9 to AE-17.18)."""
    player = board.players[board.seat]
    effect: i64 = cards.PILLAR_EFFECT[card]
    if effect == cards.SWAP_BOOK:
        return exchange.why_not_swap_any(board)
    if effect == cards.RECYCLE:
        return ALLOWED if player.in_training > 0 else NOBODY_IN_TRAINING.why
    if effect == cards.OFFERING:
        return ALLOWED if player.books > 0 else NO_BOOK.why
    if effect == cards.DEVOTION:
        if player.vp < cards.PILLAR_AMOUNT[card]:
            return NO_POINTS.why
        return ALLOWED if has_book(board) or gain.can_climb(board) else NOTHING_TO_GAIN.why
    if effect == cards.TREASURY:
        for trade in range(6):
            if exchange.why_not_trade(board, card, trade) == ALLOWED:
                return ALLOWED
        return NO_TRADE.why
    if effect == cards.GAIN_BOOK:
        return ALLOWED if has_book(board) else NOTHING_TO_GAIN.why
    if effect == cards.GAIN_FLAME:
        return ALLOWED if gain.can_climb(board) else exchange.NO_FLAME.why
    if effect == cards.FAREWELL:
        return ALLOWED if dispatch.can_send_any(board) else NOBODY_TO_SEND.why
    if effect == cards.GAIN_VP:
        return ALLOWED
    return ALLOWED if can_train(player, False) else NO_TRAINING.why


def use(board: Board, pillar: i64, stage: i64) -> None:
    """Uses one stage; the pillar rests for this round; no action is spent (AE-17.8, AE-7.4)."""
    player = board.players[board.seat]
    player.used |= BIT[pillar]
    board.tell(USED, board.seat, player.card_on(pillar, stage))
    if stage < 2:
        run(board, player.card_on(pillar, stage))
    else:
        FIRST_EFFECT.ask_for(board, board.seat, pillar=pillar)


def run(board: Board, card: i64) -> None:
    """Carries one effect out (AE-17.9 to AE-17.18)."""
    seat: i64 = board.seat
    effect: i64 = cards.PILLAR_EFFECT[card]
    cause: i64 = causes.PILLAR + card
    if effect == cards.SWAP_BOOK:
        exchange.SWAP.ask_for(board, seat, times=1, may_stop=False, cause=cause)
    elif effect == cards.RECYCLE:
        RECALL.ask(board, seat)
    elif effect == cards.OFFERING:
        exchange.OFFER.ask_for(board, seat, card=card)
    elif effect == cards.DEVOTION:
        score(board, seat, -cards.PILLAR_AMOUNT[card], cause)
        exchange.DEVOTE.ask_for(board, seat, card=card)
    elif effect == cards.TREASURY:
        exchange.TRADE.ask_for(board, seat, card=card)
    elif effect == cards.GAIN_VP:
        score(board, seat, cards.PILLAR_AMOUNT[card], cause)
    elif effect == cards.GAIN_BOOK:
        gain.TAKE_BOOK.ask_for(board, seat, cause=cause)
    elif effect == cards.GAIN_FLAME:
        gain.flames(board, seat, cards.PILLAR_AMOUNT[card], cause)
    elif effect == cards.FAREWELL:
        exodus.WHO.ask_for(board, seat, manner=exodus.FAREWELL)
    else:
        TRAIN.ask_for(board, seat, is_free=False)


@final
class FirstEffect(Question):
    """Base or shaft comes first when a capital is used (D24)."""

    def ask_for(self, board: Board, seat: i64, pillar: i64) -> None:
        self.put(board, seat, pillar)

    def pillar(self, board: Board) -> i64:
        return self.first(board)

    def why_not(self, board: Board, stage: i64) -> i64:
        """The first use of a capital must be a possible one (AE-17.21)."""
        return why_not_effect(board, board.players[board.seat].card_on(self.pillar(board), stage))

    def do(self, board: Board, stage: i64) -> None:
        """Harmony uses the other stage next, Echo the same once more (AE-17.19, AE-17.20)."""
        player = board.players[board.seat]
        pillar: i64 = self.pillar(board)
        then: i64 = stage
        if cards.PILLAR_EFFECT[player.card_on(pillar, 2)] == cards.HARMONY:
            then = 1 - stage
        SECOND_EFFECT.ask_for(board, board.seat, card=player.card_on(pillar, then))
        run(board, player.card_on(pillar, stage))


@final
class SecondEffect(Automatic):
    """The second use is carried out if it is possible then (AE-17.21)."""

    def ask_for(self, board: Board, seat: i64, card: i64) -> None:
        self.put(board, seat, card)

    def happen(self, board: Board) -> None:
        if why_not_effect(board, self.first(board)) == ALLOWED:
            run(board, self.first(board))
        else:
            board.tell(NO_SECOND_USE, board.seat, self.first(board))


@final
class Recall(Question):
    """One settler goes into the bag, two are drawn, one stays (D5, AE-17.10)."""

    def why_not(self, board: Board, field: i64) -> i64:
        return ALLOWED if board.players[board.seat].fields[field] > 0 else NOBODY_TO_RECALL.of(field)

    def do(self, board: Board, field: i64) -> None:
        board.players[board.seat].fields[field] -= 1
        board.bag.put(COLOUR_OF[field])
        SORT_SETTLERS.ask(board, board.seat)
        gain.DRAW_SETTLER.ask_for(board, board.seat, purpose=gain.SECOND_CHOICE)
        gain.DRAW_SETTLER.ask_for(board, board.seat, purpose=gain.SECOND_CHOICE)


def keep_settler(board: Board, colour: i64) -> None:
    """One drawn settler takes its starting field, the other returns to the bag (AE-17.10)."""
    other: i64 = other_drawn(board.drawn, colour)
    if other >= 0:
        board.bag.put(other)
        board.tell(RETURNED, board.seat, START_FIELD[other])
    board.drawn = 0
    gain.welcome(board, board.seat, colour, causes.SECOND_CHOICE)


@final
class SortSettlers(Automatic):
    """A single settler, or two of a colour, leave nothing to choose (AE-17.10)."""

    def happen(self, board: Board) -> None:
        one: i64 = last_drawn(board.drawn)
        two: i64 = first_drawn(board.drawn)
        if two >= 0 and two != one:
            KEPT_SETTLER.ask(board, board.seat)
        else:
            keep_settler(board, one)


@final
class KeptSettler(KeepDrawn):
    """One of two drawn settlers stays (D17, AE-17.10)."""

    def refusal(self) -> i64:
        return SETTLER_NOT_DRAWN.why

    def do(self, board: Board, colour: i64) -> None:
        keep_settler(board, colour)


FIRST_EFFECT: Final[FirstEffect] = FirstEffect("first_effect", actions.FIRST)
SECOND_EFFECT: Final[SecondEffect] = SecondEffect("second_effect")
RECALL: Final[Recall] = Recall("recall", actions.RECALL)
SORT_SETTLERS: Final[SortSettlers] = SortSettlers("sort_settlers")
KEPT_SETTLER: Final[KeptSettler] = KeptSettler("kept_settler", actions.COLOUR)
