"""Rounds, turns and what lies between them (OR-2, OR-15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, zeros
from aegean.core.state import CHANCE
from aegean.games.orichalkum import actions, phrases, steps
from aegean.games.orichalkum.board import NONE, Board
from aegean.games.orichalkum.parts import (
    CARD_SIZE,
    CARDS,
    DISCARDS,
    FIRST_TILE,
    HAS_VOLCANO,
    LAST_BONUS,
    MOST_UNDER,
    ROUNDS,
    ROW_SIZE,
    SIDES,
    SLOTS,
)
from aegean.games.orichalkum.rules.supply import gain_hoplites, stack_left, stock, take_from_stack
from aegean.games.orichalkum.rules.victory import end_without_winner


def begin_round(board: Board) -> None:
    """Everybody takes one turn, clockwise from the holder of the marker; one turn after the other (OR-2.1, OR-2.2).

    The agenda is a stack, so what comes last is put on it first.
    """
    board.tell(phrases.ROUND_BEGINS, board.initiative, board.round, board.initiative)
    board.ask(steps.END_ROUND, CHANCE)
    for turn in range(board.seats - 1, -1, -1):
        board.ask(steps.BEGIN_TURN, (board.initiative + turn) % board.seats)


def begin_turn(board: Board) -> None:
    """Card, landscape, card action, extra action, and with two players a discard (OR-2.3)."""
    seat: i64 = board.seat
    board.turn = seat
    if DISCARDS[board.seats] == 1:
        board.ask(steps.DISCARD, seat)
    board.ask(steps.PAY, seat, 0)
    board.ask(steps.ACT, seat)
    board.ask(steps.LAY, seat)
    board.ask(steps.TAKE_CARD, seat)


def end_round(board: Board) -> None:
    """New cards, landscapes and buildings, then the initiative (OR-15.1 to OR-15.6, OR-2.4, OR-16.4)."""
    if board.round >= ROUNDS:
        end_without_winner(board)
        return
    board.round += 1
    board.ask(steps.BEGIN_ROUND, CHANCE)
    board.ask(steps.LAST_BONUS, CHANCE)
    board.ask(steps.INITIATIVE, board.initiative)
    board.ask(steps.DRAW_BUILDING, CHANCE, 0)
    board.ask(steps.DRAW_TILE, CHANCE, board.row_count)
    board.ask(steps.DRAW_CARD, CHANCE)


# ------------------------------------------------------------ drawing


def needs_card(board: Board) -> bool:
    """Cards are drawn until the row is full; an empty deck is made anew from the discard pile (OR-15.1)."""
    if board.row_count >= ROW_SIZE[board.seats]:
        return False
    if board.deck.total == 0:
        board.deck = Bag.of(board.discard)
        board.discard = zeros(len(CARDS))
        board.tell(phrases.RESHUFFLED, CHANCE)
    return True


def draw_card(board: Board, card: i64) -> None:
    """The card lies at the next position to the right (OR-15.1)."""
    board.deck.take(card)
    board.cards = changed(board.cards, board.row_count, card)
    board.row_count += 1
    board.ask(steps.DRAW_CARD, CHANCE)


def needs_tile(board: Board) -> bool:
    """Every new card receives a landscape of its size, left to right; without one it lies bare (OR-15.2, OR-17.4)."""
    position: i64 = board.arg
    while position < board.row_count:
        if stack_left(board, CARD_SIZE[board.cards[position]]) > 0:
            board.arg = position
            return True
        position += 1
    return False


def options_tile(board: Board, out: vec[i64]) -> i64:
    """Any landscape of the stack; those put under it come last, in their order (section 6)."""
    size: i64 = CARD_SIZE[board.cards[board.arg]]
    stack = board.stacks[size - 1]
    if stack.total > 0:
        return stack.options(actions.TILE.start + FIRST_TILE[size], out)
    out[0] = actions.TILE.start + board.under[(size - 1) * MOST_UNDER]
    return 1


def weights_tile(board: Board, out: vec[i64]) -> None:
    """Each landscape of the stack is as likely as any other; the lowest are known."""
    stack = board.stacks[CARD_SIZE[board.cards[board.arg]] - 1]
    if stack.total > 0:
        stack.weights(out)
    else:
        out[0] = 1


def draw_tile(board: Board, tile: i64) -> None:
    """The landscape lies on its card; a volcano receives a creature while there are any (OR-15.2, OR-17.5)."""
    take_from_stack(board, tile)
    board.tiles = changed(board.tiles, board.arg, tile)
    board.ask(steps.DRAW_TILE, CHANCE, board.arg + 1)
    if HAS_VOLCANO[tile] == 1 and board.lair.total > 0:
        board.ask(steps.DRAW_CREATURE, CHANCE, board.arg)


def draw_creature(board: Board, creature: i64) -> None:
    """A random creature stands on the volcano (OR-15.2)."""
    board.lair.take(creature)
    board.beasts = changed(board.beasts, board.arg, creature)


def needs_building(board: Board) -> bool:
    """Every empty slot receives a building, as long as there are any (OR-15.3, OR-17.3)."""
    if board.sack.total == 0:
        return False
    slot: i64 = board.arg
    while slot < i64(len(SLOTS)):
        if board.slots[slot] == NONE:
            board.arg = slot
            return True
        slot += 1
    return False


def draw_building(board: Board, building: i64) -> None:
    """The building lies on its slot; camps and mines receive their piece (OR-15.3)."""
    board.sack.take(building)
    board.slots = changed(board.slots, board.arg, building)
    stock(board, board.arg)
    board.ask(steps.DRAW_BUILDING, CHANCE, board.arg + 1)


def options_island(board: Board, out: vec[i64]) -> i64:
    """The islands nobody has yet (setup 10)."""
    n: i64 = 0
    for island in range(actions.ISLAND.size):
        taken = False
        for player in board.players:
            if player.island >= 0 and player.island // SIDES == island:
                taken = True
        if not taken:
            out[n] = actions.ISLAND.start + island
            n += 1
    return n


def deal_island(board: Board, island: i64) -> None:
    """The board is dealt; which side lies up was agreed before (setup 10, OR-18.1)."""
    player = board.players[board.arg]
    player.island = island * SIDES + player.side


# ------------------------------------------------------------ the initiative


def most_hoplites(board: Board) -> i64:
    """The largest reserve of hoplites; those on volcanoes do not count (OR-15.4)."""
    most: i64 = 0
    for player in board.players:
        if player.hoplites > most:
            most = player.hoplites
    return most


def why_not_initiative(board: Board, seat: i64) -> i64:
    """One of the players with the most hoplites; a holder who is tied may not keep it (OR-15.4, OR-15.5)."""
    most: i64 = most_hoplites(board)
    if seat >= board.seats or board.players[seat].hoplites < most:
        return reason(phrases.NOT_TIED)
    if seat == board.initiative:
        for other in range(board.seats):
            if other != seat and board.players[other].hoplites == most:
                return reason(phrases.HOLDER_TIED)
    return ALLOWED


def options_initiative(board: Board, out: vec[i64]) -> i64:
    """The players who may receive the marker (D-INITIATIVE)."""
    n: i64 = 0
    for seat in range(board.seats):
        if why_not_initiative(board, seat) == 0:
            out[n] = actions.INITIATIVE.start + seat
            n += 1
    return n


def must_decide(board: Board) -> bool:
    """The holder is asked when several may receive the marker; a single one receives it (OR-15.4, OR-15.5)."""
    found: i64 = NONE
    for seat in range(board.seats):
        if why_not_initiative(board, seat) == 0:
            if found != NONE:
                return True
            found = seat
    give_initiative(board, found)
    return False


def give_initiative(board: Board, seat: i64) -> None:
    """Takes or keeps the marker and begins the next round (OR-15.4)."""
    board.initiative = seat
    board.tell(phrases.INITIATIVE_TO, seat, seat)


def bonus_for_last(board: Board) -> None:
    """The last player of the new turn order takes a hoplite (OR-15.6, setup 14)."""
    last: i64 = (board.initiative + board.seats - 1) % board.seats
    board.tell(phrases.LAST_TAKES, last, gain_hoplites(board, board.players[last], LAST_BONUS))
