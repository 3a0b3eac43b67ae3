"""Gaining ships, agoras and workshops from the open tiles or the stack (AE-9.14, AE-26)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Menu, Question
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, causes
from aegean.games.atlantis_exodus.bits import write
from aegean.games.atlantis_exodus.board import Board, drawn_too, first_drawn, last_drawn, other_drawn
from aegean.games.atlantis_exodus.cards import GAIN_AGORA
from aegean.games.atlantis_exodus.parts import AGORA, SHIP, WORKSHOP
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import king, settlement
from aegean.games.atlantis_exodus.rules.declining import DECLINED, Decline
from aegean.games.atlantis_exodus.rules.stacks import (
    STACK_EMPTY,
    DrawFromStack,
    KeepDrawn,
    any_open,
    kind_of,
    lay_open,
    lies_open,
    stack_size,
    take_off_stack,
)
from aegean.games.atlantis_exodus.tiles import FIRST_AGORA, FIRST_SHIP, SHIP_TYPES, WORKSHOP_COUNT

NO_TILE: Final[Phrase] = NOTES.add("no_tile", "AE-9.15", "sort")
TOOK_OPEN: Final[Phrase] = NOTES.add("took_open", "AE-9.14", "tile")
LAID_OPEN: Final[Phrase] = NOTES.add("laid_open", "AE-9.14", "tile")
DREW_TILE: Final[Phrase] = NOTES.add("drew_tile", "AE-9.14", "tile")
OTHER_KIND: Final[Reason] = REASONS.add("other_kind", "AE-9.14", "sort")
NOT_OPEN: Final[Reason] = REASONS.add("not_open", "AE-9.14", "tile")
MUST_TAKE: Final[Reason] = REASONS.add("must_take", "AE-11.2")
TILE_NOT_DRAWN: Final[Reason] = REASONS.add("tile_not_drawn", "AE-9.14")


def can_gain(board: Board, kind: i64) -> bool:
    """Whether a tile can be placed and there is one to take (AE-9.15, AE-14.1, AE-15.1, AE-16.3, AE-26.3)."""
    player = board.players[board.seat]
    if kind == WORKSHOP and player.house_cells == 0:
        return False
    if kind == AGORA and player.market_cells == 0:
        return False
    if kind == SHIP and not settlement.has_ship_space(player):
        return False
    return stack_size(board, kind) > 0 or any_open(board, kind)


def receive(board: Board, seat: i64, tile: i64) -> None:
    """An open tile is taken and placed by its own rules (AE-9.14, AE-14.1, AE-15.1, AE-16.1)."""
    if tile < WORKSHOP_COUNT:
        settlement.CELL.ask_for(board, seat, tile=tile, origin=settlement.FROM_OPEN)
    elif tile < FIRST_SHIP:
        king.take_agora(board, seat, settlement.FROM_OPEN, tile, causes.CARD + GAIN_AGORA)
    else:
        settlement.take_from(board, settlement.FROM_OPEN, tile)
        settlement.take_ship(board, seat, tile - FIRST_SHIP)


@final
class TakeOpen(Question):
    """An openly lying tile of the kind (AE-9.14)."""

    def why_not(self, board: Board, tile: i64) -> i64:
        if kind_of(tile) != TILE_PICK.kind(board):
            return OTHER_KIND.of(TILE_PICK.kind(board) - WORKSHOP)
        return ALLOWED if lies_open(board, tile) else NOT_OPEN.of(tile)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        kind: i64 = TILE_PICK.kind(board)
        if kind == WORKSHOP:
            return write(board.workshops_open, self.block.start, out, n)
        if kind == AGORA:
            return write(board.agoras_open, self.block.start + FIRST_AGORA, out, n)
        for ship in range(SHIP_TYPES):
            if board.ships_open[ship] > 0:
                out[n] = self.block.start + FIRST_SHIP + ship
                n += 1
        return n

    def do(self, board: Board, tile: i64) -> None:
        board.tell(TOOK_OPEN, board.seat, tile)
        receive(board, board.seat, tile)


@final
class DrawTwo(Question):
    """Two tiles of the stack, or the last one, which is then kept (AE-9.14, AE-26.3)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if stack_size(board, TILE_PICK.kind(board)) > 0 else STACK_EMPTY.why

    def do(self, board: Board, entry: i64) -> None:
        SORT_TILES.ask(board, board.seat)
        DRAW_TILE.ask_for(board, TILE_PICK.kind(board))
        DRAW_TILE.ask_for(board, TILE_PICK.kind(board))


@final
class DeclineTile(Decline):
    """No tile: extras may be declined, what an influence card brings is taken (AE-9.15, AE-11.2)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if TILE_PICK.may_decline(board) else MUST_TAKE.why

    def do(self, board: Board, entry: i64) -> None:
        board.tell(DECLINED, board.seat, TILE_PICK.kind(board) - WORKSHOP)


@final
class TilePick(Menu):
    """A tile of a kind is gained: an open one, or one of two from the stack (D13, AE-9.14)."""

    def ask_for(self, board: Board, seat: i64, kind: i64, may_decline: bool) -> None:
        self.put(board, seat, kind, 1 if may_decline else 0)

    def kind(self, board: Board) -> i64:
        return self.first(board)

    def may_decline(self, board: Board) -> bool:
        return self.second(board) == 1

    def waits(self, board: Board) -> bool:
        """Whoever cannot place one is not asked (AE-9.15, AE-26.3)."""
        return can_gain(board, self.kind(board))

    def settle(self, board: Board) -> None:
        board.tell(NO_TILE, board.seat, self.kind(board) - WORKSHOP)


@final
class DrawTile(DrawFromStack):
    """A tile is drawn for everybody to see (section 6)."""

    def ask_for(self, board: Board, kind: i64) -> None:
        self.put(board, CHANCE, kind)

    def kind(self, board: Board) -> i64:
        return self.first(board)

    def waits(self, board: Board) -> bool:
        return stack_size(board, self.kind(board)) > 0

    def do(self, board: Board, tile: i64) -> None:
        take_off_stack(board, tile)
        board.drawn = drawn_too(board.drawn, tile)
        board.tell(DREW_TILE, board.turn, tile)


@final
class SortTiles(Automatic):
    """One of two drawn tiles is chosen; a single one is kept at once (AE-26.3)."""

    def happen(self, board: Board) -> None:
        if first_drawn(board.drawn) >= 0:
            TILE_KEEP.ask(board, board.seat)
        else:
            tile: i64 = last_drawn(board.drawn)
            board.drawn = 0
            lay_open(board, tile)
            receive(board, board.seat, tile)


@final
class KeepTile(KeepDrawn):
    """One of two tiles is kept, the other joins the open ones (D13, AE-9.14)."""

    def refusal(self) -> i64:
        return TILE_NOT_DRAWN.why

    def do(self, board: Board, tile: i64) -> None:
        lay_open(board, last_drawn(board.drawn))
        lay_open(board, first_drawn(board.drawn))
        board.tell(LAID_OPEN, board.seat, other_drawn(board.drawn, tile))
        board.drawn = 0
        receive(board, board.seat, tile)


TILE_PICK: Final[TilePick] = TilePick(
    "tile_pick",
    TakeOpen("take_open", actions.TILE),
    DrawTwo("draw_two_tiles", actions.DRAW_TWO),
    DeclineTile("decline_tile", 0),
)
DRAW_TILE: Final[DrawTile] = DrawTile("draw_tile", actions.LAY)
SORT_TILES: Final[SortTiles] = SortTiles("sort_tiles")
TILE_KEEP: Final[KeepTile] = KeepTile("tile_keep", actions.TILE)
