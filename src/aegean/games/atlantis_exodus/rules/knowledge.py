"""Knowledge cards: display, action D, Secret Scrolls (AE-10, AE-11.20, AE-26.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Draw, Menu, Question
from aegean.core.shared import changed, increased, zeros
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, causes
from aegean.games.atlantis_exodus.bits import BIT, has
from aegean.games.atlantis_exodus.board import Board, drawn_too, first_drawn, last_drawn, other_drawn
from aegean.games.atlantis_exodus.cards import FIRST_NEED, KIND_COUNT, SECOND_NEED
from aegean.games.atlantis_exodus.parts import MOST_SLOTS, SLOTS_BY_SEATS
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import dispatch, gain
from aegean.games.atlantis_exodus.rules.stacks import KeepDrawn

LEARNT: Final[Phrase] = NOTES.add("learnt", "AE-10.4", "kind")
SCROLL_LAID: Final[Phrase] = NOTES.add("scroll_laid", "AE-2.3", "kind")
DISCARDED: Final[Phrase] = NOTES.add("discarded", "AE-11.20", "kind")
DREW_SCROLL: Final[Phrase] = NOTES.add("drew_scroll", "AE-11.20", "kind")
NO_SCROLL: Final[Reason] = REASONS.add("no_scroll", "AE-10.6")
NOT_TRAINED: Final[Reason] = REASONS.add("not_trained", "AE-10.1", "profession")
NOT_DISCARDED: Final[Reason] = REASONS.add("not_discarded", "AE-11.20", "kind")
DECK_EMPTY: Final[Reason] = REASONS.add("deck_empty", "AE-11.20")
SCROLL_NOT_DRAWN: Final[Reason] = REASONS.add("scroll_not_drawn", "AE-11.20")
KIND_OWNED: Final[Reason] = REASONS.add("kind_owned", "AE-10.2", "kind")
NOT_BOTH: Final[Reason] = REASONS.add("not_both", "AE-10.3")


def why_not_learn(board: Board, slot: i64) -> i64:
    """A card of a kind not owned, both professions in training, and a place for both (AE-10.1 to AE-10.3)."""
    kind: i64 = board.scrolls[slot] - 1
    if kind < 0:
        return NO_SCROLL.why
    player = board.players[board.seat]
    if has(player.knowledge, kind):
        return KIND_OWNED.of(kind)
    one: i64 = FIRST_NEED[kind]
    two: i64 = SECOND_NEED[kind]
    if player.fields[one] == 0:
        return NOT_TRAINED.of(one)
    if player.fields[two] == 0:
        return NOT_TRAINED.of(two)
    if (
        dispatch.LODGE.serves_both(board, player, one, two)
        or dispatch.SETTLE.serves_both(board, player, one, two)
        or dispatch.BOARD.serves_both(board, player, one, two)
        or dispatch.STAFF.serves_both(board, player, one, two)
    ):
        return ALLOWED
    return NOT_BOTH.why


def learn(board: Board, slot: i64) -> None:
    """The card, the first settler, the second, the workshops' flames, both dispatch bonuses (AE-10.4, AE-10.6)."""
    seat: i64 = board.seat
    kind: i64 = board.scrolls[slot] - 1
    one: i64 = FIRST_NEED[kind]
    two: i64 = SECOND_NEED[kind]
    board.scrolls = changed(board.scrolls, slot, 0)
    board.players[seat].knowledge |= BIT[kind]
    board.tell(LEARNT, seat, kind)
    dispatch.DISPATCHED.ask_for(board, seat, profession=two)
    dispatch.DISPATCHED.ask_for(board, seat, profession=one)
    gain.offer_flames(board, seat, gain.knowledge_flames(board.players[seat]), causes.WORKSHOPS_TOGETHER)
    dispatch.SEND_TO.ask_for(board, seat, profession=two, manner=dispatch.SECOND_OF_TWO)
    dispatch.SEND_TO.ask_for(board, seat, profession=one, manner=dispatch.FIRST_OF_TWO, companion=two)


def discard(board: Board, kind: i64) -> None:
    """A card goes to the open discard."""
    board.scroll_discard = increased(board.scroll_discard, kind)


def refill_deck(board: Board) -> None:
    """An empty deck is made anew from the discard (AE-26.4)."""
    if board.scroll_deck.total == 0:
        board.scroll_deck.pour(board.scroll_discard)
        board.scroll_discard = zeros(KIND_COUNT)


def slide(board: Board) -> None:
    """The rightmost card is discarded, the others slide right without gaps (AE-3.2)."""
    slots: i64 = SLOTS_BY_SEATS[board.seats]
    row = zeros(MOST_SLOTS)
    if board.scrolls[slots - 1] > 0:
        discard(board, board.scrolls[slots - 1] - 1)
    place: i64 = slots - 1
    for back in range(1, slots):
        if board.scrolls[slots - 1 - back] > 0:
            row[place] = board.scrolls[slots - 1 - back]
            place -= 1
    board.scrolls = row


def clear_display(board: Board) -> None:
    """New Insight: all cards of the display are discarded, then it is filled anew (AE-11.27)."""
    for slot in range(SLOTS_BY_SEATS[board.seats]):
        if board.scrolls[slot] > 0:
            discard(board, board.scrolls[slot] - 1)
    board.scrolls = zeros(MOST_SLOTS)
    FILL_SLOTS.ask(board, CHANCE)


@final
class FillSlots(Automatic):
    """The first empty slot from the left gets a card, if there is one (AE-26.4)."""

    def happen(self, board: Board) -> None:
        """The discard is shuffled only when a card is needed (AE-26.4)."""
        for slot in range(SLOTS_BY_SEATS[board.seats]):
            if board.scrolls[slot] == 0:
                refill_deck(board)
                if board.scroll_deck.total > 0:
                    DEAL_SCROLL.ask_for(board, slot=slot)
                return


@final
class DealScroll(Draw):
    """The next card of the deck fills a slot (AE-2.3, AE-3.2)."""

    def ask_for(self, board: Board, slot: i64) -> None:
        self.put(board, CHANCE, slot)

    def bag(self, board: Board) -> Bag:
        return board.scroll_deck

    def do(self, board: Board, kind: i64) -> None:
        board.scroll_deck.take(kind)
        board.scrolls = changed(board.scrolls, self.first(board), kind + 1)
        board.tell(SCROLL_LAID, -1, kind)
        FILL_SLOTS.ask(board, CHANCE)


# ------------------------------------------------------------ Secret Scrolls


def can_gain_scroll(board: Board) -> bool:
    """A deck that is not empty or a discarded card of a kind not owned (AE-11.20)."""
    if board.scroll_deck.total > 0:
        return True
    for kind in range(KIND_COUNT):
        if board.scroll_discard[kind] > 0 and not has(board.players[board.seat].knowledge, kind):
            return True
    return False


@final
class TakeDiscarded(Question):
    """A discarded card of a kind not owned (AE-11.20)."""

    def why_not(self, board: Board, kind: i64) -> i64:
        if board.scroll_discard[kind] == 0:
            return NOT_DISCARDED.of(kind)
        return ALLOWED if not has(board.players[board.seat].knowledge, kind) else KIND_OWNED.of(kind)

    def do(self, board: Board, kind: i64) -> None:
        board.scroll_discard = increased(board.scroll_discard, kind, -1)
        receive(board, kind)


@final
class DrawTwo(Question):
    """Two cards of a deck that is not empty (AE-11.20)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if board.scroll_deck.total > 0 else DECK_EMPTY.why

    def do(self, board: Board, entry: i64) -> None:
        SORT_SCROLLS.ask(board, board.seat)
        DRAW_SCROLL.ask_for(board, is_last=False)


@final
class DrawScroll(Draw):
    """A card is drawn for everybody to see (section 6)."""

    def ask_for(self, board: Board, is_last: bool) -> None:
        self.put(board, CHANCE, 1 if is_last else 0)

    def bag(self, board: Board) -> Bag:
        return board.scroll_deck

    def do(self, board: Board, kind: i64) -> None:
        """Then the second one, if there is another (AE-26.4)."""
        board.scroll_deck.take(kind)
        board.drawn = drawn_too(board.drawn, kind)
        board.tell(DREW_SCROLL, board.turn, kind)
        if self.first(board) == 0:
            refill_deck(board)
            if board.scroll_deck.total > 0:
                self.ask_for(board, is_last=True)


@final
class SortScrolls(Automatic):
    """Drawn cards of owned kinds are laid away; two others leave a choice (AE-11.20)."""

    def happen(self, board: Board) -> None:
        one: i64 = last_drawn(board.drawn)
        two: i64 = first_drawn(board.drawn)
        owned: i64 = board.players[board.seat].knowledge
        if two >= 0 and not has(owned, one) and not has(owned, two) and one != two:
            SCROLL_KEEP.ask(board, board.seat)
            return
        board.drawn = 0
        keep: i64 = -1
        if not has(owned, one):
            keep = one
        elif two >= 0 and not has(owned, two):
            keep = two
        if one != keep:
            reject(board, one)
        if two >= 0 and (two != keep or one == keep):
            reject(board, two)
        if keep >= 0:
            receive(board, keep)


@final
class KeepScroll(KeepDrawn):
    """One of two cards is kept, the other discarded (D14, AE-11.20)."""

    def refusal(self) -> i64:
        return SCROLL_NOT_DRAWN.why

    def do(self, board: Board, kind: i64) -> None:
        reject(board, other_drawn(board.drawn, kind))
        board.drawn = 0
        receive(board, kind)


def reject(board: Board, kind: i64) -> None:
    """A drawn card is discarded (AE-11.20)."""
    discard(board, kind)
    board.tell(DISCARDED, board.seat, kind)


def receive(board: Board, kind: i64) -> None:
    """The card lies face up before its owner; workshops answer with flames (AE-10.7, AE-14.10)."""
    player = board.players[board.seat]
    player.knowledge |= BIT[kind]
    board.tell(LEARNT, board.seat, kind)
    gain.offer_flames(board, board.seat, gain.knowledge_flames(player), causes.WORKSHOPS_TOGETHER)


FILL_SLOTS: Final[FillSlots] = FillSlots("fill_slots")
DEAL_SCROLL: Final[DealScroll] = DealScroll("deal_scroll", actions.DEAL_SCROLL)
SCROLL_PICK: Final[Menu] = Menu(
    "scroll_pick", TakeDiscarded("take_discarded", actions.SCROLL), DrawTwo("draw_two_scrolls", actions.DRAW_TWO)
)  # D14
DRAW_SCROLL: Final[DrawScroll] = DrawScroll("draw_scroll", actions.DEAL_SCROLL)
SORT_SCROLLS: Final[SortScrolls] = SortScrolls("sort_scrolls")
SCROLL_KEEP: Final[KeepScroll] = KeepScroll("scroll_keep", actions.SCROLL)
