"""What a viewer cannot know, and how it is dealt anew (section 6 of the rules)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.core.shared import increased
from aegean.core.state import CHANCE
from aegean.games.olympos import steps
from aegean.games.olympos.board import NO_CARDS, Board, Player
from aegean.games.olympos.parts import DIVINE_FAVOUR
from aegean.games.olympos.rules.destiny import can_play_any


def drawing_seat(board: Board) -> i64:
    """Who looks at cards drawn with the oracle just now, -1 for nobody."""
    if board.step == steps.KEEP:
        return board.seat
    if board.step == steps.DRAW and board.seat == CHANCE:
        return board.arg // 2
    return -1


def known(cards: vec[i64]) -> i64:
    """How many cards are known."""
    count: i64 = 0
    for number in cards:
        count += number
    return count


def hide(board: Board, viewer: i64) -> None:
    """Pools the destiny cards the viewer has not seen: the deck, and the hands of others.

    Cards that others hold since before the discard pile was shuffled cannot lie in the deck: they are pooled apart.
    """
    for seat in range(board.seats):
        player = board.players[seat]
        if seat != viewer and player.hand_count > 0:
            board.deck.pour(player.hand)
            if player.kept_count > 0:
                board.deck.pour(player.kept, -1)
                board.held.pour(player.kept)
            player.hand = NO_CARDS
            player.kept = NO_CARDS
    if drawing_seat(board) != viewer and board.drawn_count > 0:
        board.deck.pour(board.drawn)
        board.drawn = NO_CARDS


def deal(board: Board, rng: Rng) -> None:
    """Deals the pools to the hands that hold unknown cards, again until it agrees with what questions have told."""
    blank = board.clone()
    assert isinstance(blank, Board)
    deal_once(board, rng)
    while not agrees(board):
        for seat in range(board.seats):
            board.players[seat] = blank.players[seat].clone()
        board.held = blank.held.clone()
        board.deck = blank.deck.clone()
        board.drawn = blank.drawn
        deal_once(board, rng)


def deal_once(board: Board, rng: Rng) -> None:
    """Every way to deal is as likely as any other; the rest is the deck."""
    for seat in range(board.seats):
        player = board.players[seat]
        unknown_kept: i64 = player.kept_count - known(player.kept)
        for _n in range(unknown_kept):
            destiny: i64 = board.held.draw(rng)
            player.kept = increased(player.kept, destiny)
            player.hand = increased(player.hand, destiny)
        unknown: i64 = player.hand_count - known(player.hand)
        for _m in range(unknown):
            player.hand = increased(player.hand, board.deck.draw(rng))
    looked_at: i64 = board.drawn_count - known(board.drawn)
    for _k in range(looked_at):
        board.drawn = increased(board.drawn, board.deck.draw(rng))


def agrees(board: Board) -> bool:
    """Whether the hands fit what being asked tells: a playable card at the end of a turn, favours for a god."""
    if board.step == steps.END_CARDS:
        return can_play_any(board, board.seat)
    if board.step == steps.FAVOUR:
        return favours_agree(board)
    return True


def favours_agree(board: Board) -> bool:
    """The asked player holds a favour; of those asked before only who kept one back does."""
    turn: i64 = 0
    seat: i64 = board.arg
    while seat != board.seat and turn < board.seats:
        if holds_favour(board.players[seat]) != ((board.declined >> seat) & 1 == 1):
            return False
        turn += 1
        seat = board.next_seat(seat)
    return holds_favour(board.players[board.seat])


def holds_favour(player: Player) -> bool:
    """Whether a divine favour is in hand."""
    return player.hand[DIVINE_FAVOUR] > 0
