"""Influence cards: gaining, keeping and playing them (AE-11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Menu, Question
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, cards, causes, parts
from aegean.games.atlantis_exodus.bits import BIT, OneOf, has, size
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import dispatch, exchange, exodus, gain, knowledge, pillars, rebuild, stock
from aegean.games.atlantis_exodus.rules.declining import AN_INFLUENCE_CARD, Decline
from aegean.games.atlantis_exodus.rules.preparation import ask_new_tiles, clear_city
from aegean.games.atlantis_exodus.rules.stacks import STACK_EMPTY
from aegean.games.atlantis_exodus.rules.supply import favour_room, gain_favours, score
from aegean.games.atlantis_exodus.rules.training import TRAIN, can_train

DREW_INFLUENCE: Final[Phrase] = NOTES.add("drew_influence", "AE-11.1")
REFUSED: Final[Phrase] = NOTES.add("refused", "AE-11.1", "card")
NO_CARD: Final[Phrase] = NOTES.add("no_card", "AE-26.3")
CARD_NOT_OPEN: Final[Reason] = REASONS.add("card_not_open", "AE-11.1", "card")
CARD_NOT_DRAWN: Final[Reason] = REASONS.add("card_not_drawn", "AE-11.1")
NOT_IN_HAND: Final[Reason] = REASONS.add("not_in_hand", "AE-11.2", "card")
CARD_DOES_NOTHING: Final[Reason] = REASONS.add("card_does_nothing", "AE-11.3", "card")


def influence_left(board: Board) -> i64:
    """Cards in the influence deck, counted from what everybody sees."""
    left: i64 = cards.INFLUENCE_COUNT - size(board.influence_open) - board.offered_count
    for player in board.players:
        left -= player.hand_count + size(player.played)
    return left


# ------------------------------------------------------------ gaining


@final
class TakeOpen(OneOf):
    """A card taken openly stays known to everybody (AE-11.1, AE-11.34)."""

    def things(self, board: Board) -> i64:
        return board.influence_open

    def refusal(self, board: Board, card: i64) -> i64:
        return CARD_NOT_OPEN.of(card)

    def do(self, board: Board, card: i64) -> None:
        player = board.players[board.seat]
        board.influence_open ^= BIT[card]
        player.hand |= BIT[card]
        player.shown |= BIT[card]
        player.hand_count += 1


@final
class DrawTwo(Question):
    """Two cards from the deck, or the last one (AE-11.1)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if influence_left(board) > 0 else STACK_EMPTY.why

    def do(self, board: Board, entry: i64) -> None:
        INFLUENCE_KEEP.ask(board, board.seat)
        if influence_left(board) > 1:
            DRAW_INFLUENCE.ask_for(board, drawer=board.seat)
        DRAW_INFLUENCE.ask_for(board, drawer=board.seat)


@final
class InfluencePick(Menu):
    """An open card, drawing, or neither (D12, AE-11.1, AE-19.7)."""

    def waits(self, board: Board) -> bool:
        """With no card left nothing is gained (AE-26.3)."""
        return board.influence_open != 0 or influence_left(board) > 0

    def settle(self, board: Board) -> None:
        board.tell(NO_CARD, board.seat)


@final
class DrawInfluence(OneOf):
    """A card is drawn for one seat to see (AE-11.34)."""

    def ask_for(self, board: Board, drawer: i64) -> None:
        self.put(board, CHANCE, drawer)

    def audience(self, board: Board) -> i64:
        """The drawer alone sees it (section 6)."""
        return self.first(board)

    def things(self, board: Board) -> i64:
        return board.influence_deck

    def do(self, board: Board, card: i64) -> None:
        board.influence_deck ^= BIT[card]
        board.offered |= BIT[card]
        board.offered_count += 1
        board.tell(DREW_INFLUENCE, self.first(board))


@final
class InfluenceKeep(OneOf):
    """The kept card goes face down before the player, the other is laid open (D12, AE-11.1, AE-11.4)."""

    def audience(self, board: Board) -> i64:
        """Nobody else sees which is kept (section 6)."""
        return board.seat

    def things(self, board: Board) -> i64:
        return board.offered

    def refusal(self, board: Board, card: i64) -> i64:
        return CARD_NOT_DRAWN.why

    def do(self, board: Board, card: i64) -> None:
        player = board.players[board.seat]
        player.hand |= BIT[card]
        player.hand_count += 1
        refused: i64 = board.offered ^ BIT[card]
        board.influence_open |= refused
        board.offered = 0
        board.offered_count = 0
        for other in range(cards.INFLUENCE_COUNT):
            if has(refused, other):
                board.tell(REFUSED, board.seat, other)


# ------------------------------------------------------------ playing


def why_not_play(board: Board, card: i64) -> i64:
    """An own card in hand that is able to do something (AE-11.2, AE-11.3)."""
    if not has(board.players[board.seat].hand, card):
        return NOT_IN_HAND.of(card)
    return ALLOWED if can_play(board, card) else CARD_DOES_NOTHING.of(card)


def can_play(board: Board, card: i64) -> bool:
    """The condition named with each card (AE-11.10 to AE-11.33)."""
    player = board.players[board.seat]
    if card == cards.SWAP_LODGINGS:
        return rebuild.lodging_count(player) > 1
    if card == cards.SEND_ONE_EACH:
        return dispatch.can_send_any(board)
    if card in (cards.SEND_ALL_UNTRAINED, cards.SEND_ALL_TRAINED):
        manner: i64 = sent_by(card)
        for colour in range(3):
            if exodus.can_send(board, manner, colour, exodus.quotas_of(board, colour, manner)):
                return True
        return False
    if card == cards.THREE_FLAMES:
        return player.priest < parts.LAST_SPACE
    if card == cards.BAG_TO_WORKSHOP:
        return player.vacant != 0 and board.bag.total > 0
    if card == cards.THREE_FAVOURS:
        return favour_room(player) > 0
    if card == cards.TRAIN_FREE:
        return can_train(player, True)
    if card in (cards.GAIN_SHIP, cards.GAIN_AGORA, cards.GAIN_WORKSHOP):
        return stock.can_gain(board, gained_kind(card))
    if card == cards.GAIN_KNOWLEDGE:
        return knowledge.can_gain_scroll(board)
    if card == cards.GAIN_PILLAR:
        return pillars.can_take_pillar(board, pillars.ANY_DISPLAY)
    if card == cards.SPACE_GOODS_AGAIN:
        return prints_goods(player.king)
    if card == cards.SWAP_BOOKS:
        return exchange.why_not_swap_any(board) == ALLOWED
    if card == cards.REPEAT_TRACK_BONUS:
        return player.last_bonus > 0
    if card == cards.FILL_LODGING:
        return player.home >= 0 and board.bag.total > 0
    if card == cards.MOVE_TILE:
        return rebuild.can_relocate(player)
    if card == cards.BOOKS_TO_VP:
        return player.books > 0
    if card == cards.GOLD_TO_VP:
        return player.goods[parts.GOLD] > 0
    return True


def sent_by(card: i64) -> i64:
    """Which settlers of a colour a card sends (AE-11.16, AE-11.33)."""
    return exodus.TRAINED if card == cards.SEND_ALL_TRAINED else exodus.UNTRAINED


def gained_kind(card: i64) -> i64:
    """Which kind of tile a card lets its player gain (AE-11.18, AE-11.19, AE-11.21)."""
    if card == cards.GAIN_SHIP:
        return parts.SHIP
    return parts.AGORA if card == cards.GAIN_AGORA else parts.WORKSHOP


def is_goods(piece: i64) -> bool:
    """Whether a piece of a bonus is a book or gold."""
    kind: i64 = parts.piece_kind(piece)
    return kind in (parts.BOOK, parts.ANY_BOOK, parts.COINS)


def prints_goods(space: i64) -> bool:
    """Whether books or gold are printed on a space of the city (AE-11.23)."""
    if space >= 0:
        for piece in parts.SPACE_BONUS[space]:
            if is_goods(piece):
                return True
    return False


def play(board: Board, card: i64) -> None:
    """Turns the card up, where it stays used before its owner, and carries it out (AE-11.2)."""
    seat: i64 = board.seat
    player = board.players[seat]
    player.hand ^= BIT[card]
    player.shown &= ~BIT[card]
    player.played |= BIT[card]
    player.hand_count -= 1
    cause: i64 = causes.CARD + card
    if card == cards.THREE_FLAMES:
        gain.flames(board, seat, cards.INFLUENCE_AMOUNT[card], cause)  # AE-11.12
    elif card == cards.THREE_FAVOURS:
        gain_favours(board, seat, cards.INFLUENCE_AMOUNT[card], cause)  # AE-11.14
    elif card == cards.THREE_VP:
        score(board, seat, cards.INFLUENCE_AMOUNT[card], cause)  # AE-11.25
    elif card == cards.REPEAT_TRACK_BONUS:
        gain.piece(board, seat, parts.TRACK_BONUS[player.last_bonus], cause)  # AE-11.28
    elif card == cards.SPACE_GOODS_AGAIN:
        take_again(board)
    elif card == cards.REFRESH_KNOWLEDGE:
        knowledge.clear_display(board)
    elif card == cards.REFRESH_CITY:
        ask_new_tiles(board)
        clear_city(board)
    elif card == cards.BAG_TO_WORKSHOP:
        gain.DRAW_SETTLER.ask_for(board, seat, purpose=gain.APPRENTICE)  # AE-11.13
    elif card == cards.FILL_LODGING:
        gain.DRAW_SETTLER.ask_for(board, seat, purpose=gain.REFUGEE)  # AE-11.29
    else:
        ask_choice(board, card)


def ask_choice(board: Board, card: i64) -> None:
    """Cards that begin with a choice of their player."""
    seat: i64 = board.seat
    cause: i64 = causes.CARD + card
    if card == cards.SWAP_LODGINGS:
        rebuild.TILE_CELL.ask_for(board, seat, purpose=rebuild.SWAPPED)  # AE-11.10
    elif card == cards.MOVE_TILE:
        rebuild.TILE_CELL.ask_for(board, seat, purpose=rebuild.MOVED)  # AE-11.30
    elif card == cards.SEND_ONE_EACH:
        quotas: i64 = exodus.with_quota(exodus.with_quota(exodus.with_quota(0, 0, 1), 1, 1), 2, 1)
        exodus.WHO.ask_for(board, seat, manner=exodus.ONE_EACH, quotas=quotas)  # AE-11.11
    elif card in (cards.SEND_ALL_UNTRAINED, cards.SEND_ALL_TRAINED):
        exodus.COLOUR.ask_for(board, seat, manner=sent_by(card))  # AE-11.16, AE-11.33
    elif card == cards.ROTATE_RINGS:
        ROTATION.ask(board, seat)  # AE-11.15
    elif card == cards.TRAIN_FREE:
        TRAIN.ask_for(board, seat, is_free=True)  # AE-11.17
    elif card in (cards.GAIN_SHIP, cards.GAIN_AGORA, cards.GAIN_WORKSHOP):
        stock.TILE_PICK.ask_for(board, seat, kind=gained_kind(card), may_decline=False)
    elif card == cards.GAIN_KNOWLEDGE:
        knowledge.SCROLL_PICK.ask(board, seat)  # AE-11.20
    elif card == cards.GAIN_PILLAR:
        pillars.PILLAR_CARD.ask_for(board, seat, display=pillars.ANY_DISPLAY, may_decline=False)  # AE-11.22
    elif card == cards.SWAP_BOOKS:
        exchange.SWAP.ask_for(board, seat, times=board.players[seat].books, may_stop=False, cause=cause)  # AE-11.24
    elif card == cards.BOOKS_TO_VP:
        times: i64 = cards.INFLUENCE_AMOUNT[card]
        exchange.DONATE_BOOK.ask_for(board, seat, times=times, may_stop=False, cause=cause)  # AE-11.31
    else:
        exchange.DONATE_GOLD.ask(board, seat)  # AE-11.32


def take_again(board: Board) -> None:
    """Tribute: the books and gold printed on the king's space once more; not from Atlantis (AE-11.23)."""
    bonus = parts.SPACE_BONUS[board.players[board.seat].king]
    count: i64 = len(bonus)
    for i in range(count):
        if is_goods(bonus[count - 1 - i]):
            gain.GAIN.ask_for(board, board.seat, bonus[count - 1 - i], causes.CARD + cards.SPACE_GOODS_AGAIN)


@final
class Rotation(Question):
    """Earthquake: both levels to any position; what stands on them turns along (D16, AE-11.15)."""

    def do(self, board: Board, turned: i64) -> None:
        board.middle_turn = turned // parts.TURNS
        board.top_turn = turned % parts.TURNS


INFLUENCE_PICK: Final[InfluencePick] = InfluencePick(
    "influence_pick",
    TakeOpen("take_influence", actions.INFLUENCE),
    DrawTwo("draw_two_influence", actions.DRAW_TWO),
    Decline("decline_influence", AN_INFLUENCE_CARD),
)
DRAW_INFLUENCE: Final[DrawInfluence] = DrawInfluence("draw_influence", actions.DEAL_INFLUENCE)
INFLUENCE_KEEP: Final[InfluenceKeep] = InfluenceKeep("influence_keep", actions.KEEP)
ROTATION: Final[Rotation] = Rotation("rotation", actions.TURN)
