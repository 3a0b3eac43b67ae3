"""Knowledge cards: display, action D, Secret Scrolls (AE-10, AE-11.20, AE-26.4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, increased, zeros
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import BIT, has
from aegean.games.atlantis_exodus.board import DRAWN, Board
from aegean.games.atlantis_exodus.cards import FIRST_NEED, KIND_COUNT, SECOND_NEED
from aegean.games.atlantis_exodus.parts import MOST_SLOTS, SLOTS_BY_SEATS
from aegean.games.atlantis_exodus.rules.dispatch import (
    FIRST_OF_TWO,
    MANNER,
    SECOND,
    SECOND_OF_TWO,
    leaves_place,
    why_not_place,
)
from aegean.games.atlantis_exodus.rules.gain import gain_flames, knowledge_flames
from aegean.games.atlantis_exodus.rules.stock import write_drawn


def why_not_learn(board: Board, seat: i64, slot: i64) -> i64:
    """A card of a kind not owned, both professions in training, and a place for both (AE-10.1 to AE-10.3)."""
    kind: i64 = board.scrolls[slot] - 1
    if kind < 0:
        return reason(phrases.NO_SCROLL)
    player = board.players[seat]
    if has(player.knowledge, kind):
        return reason(phrases.KIND_OWNED, kind)
    if player.fields[FIRST_NEED[kind]] == 0:
        return reason(phrases.NO_SETTLER, FIRST_NEED[kind])
    if player.fields[SECOND_NEED[kind]] == 0:
        return reason(phrases.NO_SETTLER, SECOND_NEED[kind])
    return ALLOWED if both_can_leave(board, seat, kind) else reason(phrases.NOT_BOTH)


def both_can_leave(board: Board, seat: i64, kind: i64) -> bool:
    """Whether the first settler has a destination that leaves one for the second (AE-10.3, AE-10.5)."""
    player = board.players[seat]
    for place in range(actions.REMEMBER.start - actions.LODGE.start):
        if why_not_place(board, player, place, FIRST_NEED[kind], FIRST_OF_TWO) == 0 and leaves_place(
            board, player, place, FIRST_NEED[kind], SECOND_NEED[kind]
        ):
            return True
    return False


def learn(board: Board, seat: i64, slot: i64) -> None:
    """The card, the first settler, the second, the workshops' flames, both dispatch bonuses (AE-10.4, AE-10.6)."""
    kind: i64 = board.scrolls[slot] - 1
    one: i64 = FIRST_NEED[kind]
    two: i64 = SECOND_NEED[kind]
    board.scrolls = changed(board.scrolls, slot, 0)
    board.players[seat].knowledge |= BIT[kind]
    board.tell(phrases.LEARNT, seat, kind)
    board.ask(steps.DISPATCHED, seat, two)
    board.ask(steps.DISPATCHED, seat, one)
    board.ask(steps.GAIN_FLAMES, seat, knowledge_flames(board.players[seat]))
    board.ask(steps.SEND_TO, seat, SECOND_OF_TWO * MANNER + two)
    board.ask(steps.SEND_TO, seat, two * SECOND + FIRST_OF_TWO * MANNER + one)


def refill_deck(board: Board) -> None:
    """An empty deck is made anew from the discard (AE-26.4)."""
    if board.scroll_deck.total == 0:
        for kind in range(KIND_COUNT):
            if board.scroll_discard[kind] > 0:
                board.scroll_deck.put(kind, board.scroll_discard[kind])
        board.scroll_discard = zeros(KIND_COUNT)


def discard(board: Board, kind: i64) -> None:
    """A card goes to the open discard."""
    board.scroll_discard = increased(board.scroll_discard, kind)


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
    board.ask(steps.DEAL_SCROLL, CHANCE)


def empty_slot(board: Board) -> i64:
    """The first empty slot from the left that can be filled, -1 for none (AE-26.4)."""
    refill_deck(board)
    if board.scroll_deck.total > 0:
        for slot in range(SLOTS_BY_SEATS[board.seats]):
            if board.scrolls[slot] == 0:
                return slot
    return -1


def deal_scroll(board: Board, kind: i64) -> None:
    """The next card of the deck fills the slot; then the next slot (AE-2.3, AE-3.2)."""
    board.scroll_deck.take(kind)
    board.scrolls = changed(board.scrolls, board.arg, kind + 1)
    board.ask(steps.DEAL_SCROLL, CHANCE)


# ------------------------------------------------------------ Secret Scrolls


def why_not_scroll(board: Board, action: i64) -> i64:
    """A discarded card of a kind not owned, or two from a deck that is not empty (AE-11.20)."""
    if action == actions.DRAW_TWO.start:
        return ALLOWED if board.scroll_deck.total > 0 else reason(phrases.STACK_EMPTY)
    kind: i64 = action - actions.SCROLL.start
    if board.scroll_discard[kind] == 0:
        return reason(phrases.NO_SCROLL)
    return ALLOWED if not has(board.players[board.seat].knowledge, kind) else reason(phrases.KIND_OWNED, kind)


def can_gain_scroll(board: Board, seat: i64) -> bool:
    """A deck that is not empty or a discarded card of a kind not owned (AE-11.20)."""
    if board.scroll_deck.total > 0:
        return True
    for kind in range(KIND_COUNT):
        if board.scroll_discard[kind] > 0 and not has(board.players[seat].knowledge, kind):
            return True
    return False


def options_scroll(board: Board, out: vec[i64]) -> i64:
    """Allowed kinds in the discard, or drawing (D14)."""
    n: i64 = 0
    for kind in range(KIND_COUNT):
        if why_not_scroll(board, actions.SCROLL.start + kind) == 0:
            out[n] = actions.SCROLL.start + kind
            n += 1
    if board.scroll_deck.total > 0:
        out[n] = actions.DRAW_TWO.start
        n += 1
    return n


def do_scroll(board: Board, action: i64) -> None:
    """Takes the discarded card or draws two (AE-11.20)."""
    if action == actions.DRAW_TWO.start:
        board.ask(steps.SCROLL_KEEP, board.seat)
        board.ask(steps.DRAW_SCROLL, CHANCE)
        board.ask(steps.DRAW_SCROLL, CHANCE)
    else:
        kind: i64 = action - actions.SCROLL.start
        board.scroll_discard = increased(board.scroll_discard, kind, -1)
        receive_scroll(board, board.seat, kind)


def draw_scroll(board: Board, kind: i64) -> None:
    """A card is drawn for everybody to see (section 6)."""
    board.scroll_deck.take(kind)
    board.drawn = board.drawn * DRAWN + kind + 1


def drop_owned(board: Board, seat: i64) -> bool:
    """Lays drawn cards of owned kinds away; tells whether there is still something to choose (AE-11.20)."""
    one: i64 = board.drawn % DRAWN - 1
    two: i64 = board.drawn // DRAWN - 1
    owned: i64 = board.players[seat].knowledge
    if two >= 0 and not has(owned, one) and not has(owned, two) and one != two:
        return True
    board.drawn = 0
    keep: i64 = -1
    if not has(owned, one):
        keep = one
    elif two >= 0 and not has(owned, two):
        keep = two
    if one != keep:
        discard(board, one)
    if two >= 0 and (two != keep or one == keep):
        discard(board, two)
    if keep >= 0:
        receive_scroll(board, seat, keep)
    return False


def options_keep_scroll(board: Board, out: vec[i64]) -> i64:
    """The two drawn kinds (D14)."""
    return write_drawn(board.drawn, actions.SCROLL.start, out)


def do_keep_scroll(board: Board, kind: i64) -> None:
    """One is kept, the other discarded (AE-11.20)."""
    other: i64 = board.drawn % DRAWN - 1
    if other == kind:
        other = board.drawn // DRAWN - 1
    board.drawn = 0
    discard(board, other)
    receive_scroll(board, board.seat, kind)


def receive_scroll(board: Board, seat: i64, kind: i64) -> None:
    """The card lies face up before its owner; workshops answer with flames (AE-10.7, AE-14.10)."""
    board.players[seat].knowledge |= BIT[kind]
    board.tell(phrases.LEARNT, seat, kind)
    gain_flames(board, seat, knowledge_flames(board.players[seat]))
