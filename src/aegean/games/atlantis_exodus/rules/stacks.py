"""Tiles in stacks, drawn and lying open: workshops, agoras, ships, lodgings, monuments (AE-3.3, AE-26)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, IMPOSSIBLE, Reason
from aegean.core.question import Question
from aegean.core.shared import increased, zeros
from aegean.games.atlantis_exodus.bits import BIT, has, size, write
from aegean.games.atlantis_exodus.board import Board, first_drawn, last_drawn
from aegean.games.atlantis_exodus.parts import AGORA, MONUMENT, SHIP, WORKSHOP
from aegean.games.atlantis_exodus.phrases import REASONS
from aegean.games.atlantis_exodus.tiles import (
    FIRST_AGORA,
    FIRST_LODGING,
    FIRST_MONUMENT,
    FIRST_SHIP,
    SHIP_TYPES,
    WORKSHOP_COUNT,
)

STACK_EMPTY: Final[Reason] = REASONS.add("stack_empty", "AE-26.3")

LODGING: Final = 16  # a kind of tile that no bonus gives


def kind_of(tile: i64) -> i64:
    """Whether a tile is a workshop, an agora, a ship, a lodging or a monument."""
    if tile < WORKSHOP_COUNT:
        return WORKSHOP
    if tile < FIRST_SHIP:
        return AGORA
    if tile < FIRST_LODGING:
        return SHIP
    return LODGING if tile < FIRST_MONUMENT else MONUMENT


def stack_size(board: Board, kind: i64) -> i64:
    """Tiles of a kind face down."""
    if kind == WORKSHOP:
        return size(board.workshop_stack)
    if kind == AGORA:
        return size(board.agora_stack)
    if kind == SHIP:
        return board.ship_stack.total
    return board.lodging_stack.total if kind == LODGING else size(board.monument_stack)


def is_in_stack(board: Board, tile: i64) -> bool:
    """Whether a tile lies in its stack."""
    if tile < WORKSHOP_COUNT:
        return has(board.workshop_stack, tile)
    if tile < FIRST_SHIP:
        return has(board.agora_stack, tile - FIRST_AGORA)
    if tile < FIRST_LODGING:
        return board.ship_stack.counts[tile - FIRST_SHIP] > 0
    if tile < FIRST_MONUMENT:
        return board.lodging_stack.counts[tile - FIRST_LODGING] > 0
    return has(board.monument_stack, tile - FIRST_MONUMENT)


def take_off_stack(board: Board, tile: i64) -> None:
    """A tile leaves its stack."""
    if tile < WORKSHOP_COUNT:
        board.workshop_stack ^= BIT[tile]
    elif tile < FIRST_SHIP:
        board.agora_stack ^= BIT[tile - FIRST_AGORA]
    elif tile < FIRST_LODGING:
        board.ship_stack.take(tile - FIRST_SHIP)
    elif tile < FIRST_MONUMENT:
        board.lodging_stack.take(tile - FIRST_LODGING)
    else:
        board.monument_stack ^= BIT[tile - FIRST_MONUMENT]


def lies_open(board: Board, tile: i64) -> bool:
    """Whether a workshop, agora or ship lies openly beside the board (AE-3.3)."""
    if tile < WORKSHOP_COUNT:
        return has(board.workshops_open, tile)
    if tile < FIRST_SHIP:
        return has(board.agoras_open, tile - FIRST_AGORA)
    return board.ships_open[tile - FIRST_SHIP] > 0


def any_open(board: Board, kind: i64) -> bool:
    """Whether any tile of a kind lies open."""
    if kind == WORKSHOP:
        return board.workshops_open != 0
    if kind == AGORA:
        return board.agoras_open != 0
    for count in board.ships_open:
        if count > 0:
            return True
    return False


def lay_open(board: Board, tile: i64) -> None:
    """A tile joins the open ones (AE-3.3)."""
    if tile < WORKSHOP_COUNT:
        board.workshops_open |= BIT[tile]
    elif tile < FIRST_SHIP:
        board.agoras_open |= BIT[tile - FIRST_AGORA]
    else:
        board.ships_open = increased(board.ships_open, tile - FIRST_SHIP)


def refill_stack(board: Board, kind: i64) -> None:
    """The open tiles of a kind become its new stack when it is empty (AE-26.2)."""
    if stack_size(board, kind) > 0:
        return
    if kind == WORKSHOP:
        board.workshop_stack = board.workshops_open
        board.workshops_open = 0
    elif kind == AGORA:
        board.agora_stack = board.agoras_open
        board.agoras_open = 0
    else:
        board.ship_stack.pour(board.ships_open)
        board.ships_open = zeros(SHIP_TYPES)


class DrawFromStack(Question):
    """Chance turns up a tile; of different tiles each is as likely, equal ones count together (section 6)."""

    def kind(self, board: Board) -> i64:
        """Which stack is drawn from."""
        raise NotImplementedError(self.name)

    def why_not(self, board: Board, tile: i64) -> i64:
        """Every tile of the stack may be the next."""
        return ALLOWED if kind_of(tile) == self.kind(board) and is_in_stack(board, tile) else IMPOSSIBLE

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """All tiles of the stack."""
        start: i64 = self.block.start
        kind: i64 = self.kind(board)
        if kind == WORKSHOP:
            return write(board.workshop_stack, start, out, n)
        if kind == AGORA:
            return write(board.agora_stack, start + FIRST_AGORA, out, n)
        if kind == SHIP:
            return board.ship_stack.options(start + FIRST_SHIP, out, n)
        if kind == LODGING:
            return board.lodging_stack.options(start + FIRST_LODGING, out, n)
        return write(board.monument_stack, start + FIRST_MONUMENT, out, n)

    def weights(self, board: Board, out: vec[i64]) -> None:
        """How many equal tiles stand behind each outcome."""
        kind: i64 = self.kind(board)
        if kind == SHIP:
            board.ship_stack.weights(out)
        elif kind == LODGING:
            board.lodging_stack.weights(out)
        else:
            for place in range(stack_size(board, kind)):
                out[place] = 1


class KeepDrawn(Question):
    """One of two drawn things is kept; equal ones are one choice."""

    def refusal(self) -> i64:
        """Why something else cannot be kept."""
        raise NotImplementedError(self.name)

    def why_not(self, board: Board, thing: i64) -> i64:
        is_drawn: bool = last_drawn(board.drawn) == thing or first_drawn(board.drawn) == thing
        return ALLOWED if is_drawn else self.refusal()

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        one: i64 = first_drawn(board.drawn)
        two: i64 = last_drawn(board.drawn)
        out[n] = self.block.start + (one if one < two else two)
        out[n + 1] = self.block.start + (two if one < two else one)
        if one == two:
            return n + 1
        return n + 2
