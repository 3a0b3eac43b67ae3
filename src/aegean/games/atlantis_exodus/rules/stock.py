"""Gaining ships, agoras and workshops from the open tiles or the stack (AE-9.14, AE-26)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import increased
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import BIT, has, size, write
from aegean.games.atlantis_exodus.board import DRAWN, INFLUENCE, Board
from aegean.games.atlantis_exodus.parts import AGORA, PIECE, SHIP, WORKSHOP
from aegean.games.atlantis_exodus.rules.king import take_agora
from aegean.games.atlantis_exodus.rules.settlement import FROM_OPEN, ORIGIN, has_ship_space, take_from, take_ship
from aegean.games.atlantis_exodus.tiles import FIRST_AGORA, FIRST_SHIP, SHIP_TYPES, WORKSHOP_COUNT


def stack_size(board: Board, kind: i64) -> i64:
    """Tiles face down in the stack of a kind."""
    if kind == WORKSHOP:
        return size(board.workshop_stack)
    return size(board.agora_stack) if kind == AGORA else board.ship_stack.total


def lies_open(board: Board, tile: i64) -> bool:
    """Whether a tile lies openly beside the board (AE-3.3)."""
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


def why_not_gain(board: Board, seat: i64, kind: i64) -> i64:
    """A tile can be gained if it can be placed and there is one to take (AE-9.15, AE-26.3)."""
    player = board.players[seat]
    if kind == WORKSHOP and player.house_cells == 0:
        return reason(phrases.NO_CELL)
    if kind == AGORA and player.market_cells == 0:
        return reason(phrases.NO_AGORA_CELL)
    if kind == SHIP and not has_ship_space(player):
        return reason(phrases.NO_SHIP_SPACE)
    return ALLOWED if stack_size(board, kind) > 0 or any_open(board, kind) else reason(phrases.NO_TILE)


def kind_of(tile: i64) -> i64:
    """Whether a tile is a workshop, an agora or a ship."""
    if tile < WORKSHOP_COUNT:
        return WORKSHOP
    return AGORA if tile < FIRST_SHIP else SHIP


def why_not_tile(board: Board, action: i64) -> i64:
    """An open tile of the kind, two from its stack, or none where the rules let decline (AE-9.14, AE-9.15)."""
    kind: i64 = board.arg % PIECE
    if actions.TILE.has(action):
        tile: i64 = action - actions.TILE.start
        if kind_of(tile) != kind:
            return reason(phrases.OTHER_KIND)
        return ALLOWED if lies_open(board, tile) else reason(phrases.NOT_OPEN, tile)
    if action == actions.DRAW_TWO.start:
        return ALLOWED if stack_size(board, kind) > 0 else reason(phrases.STACK_EMPTY)
    return ALLOWED if board.arg >= PIECE else reason(phrases.MUST_TAKE)


def options_tile(board: Board, out: vec[i64]) -> i64:
    """Open tiles, drawing, declining (D13)."""
    kind: i64 = board.arg % PIECE
    n: i64 = 0
    if kind == WORKSHOP:
        n = write(board.workshops_open, actions.TILE.start, out, 0)
    elif kind == AGORA:
        n = write(board.agoras_open, actions.TILE.start + FIRST_AGORA, out, 0)
    else:
        for ship in range(SHIP_TYPES):
            if board.ships_open[ship] > 0:
                out[n] = actions.TILE.start + FIRST_SHIP + ship
                n += 1
    if why_not_tile(board, actions.DRAW_TWO.start) == 0:
        out[n] = actions.DRAW_TWO.start
        n += 1
    if why_not_tile(board, actions.DECLINE.start) == 0:
        out[n] = actions.DECLINE.start
        n += 1
    return n


def do_tile(board: Board, action: i64) -> None:
    """Takes an open tile or draws two; with one in the stack that one is drawn and kept (AE-9.14, AE-26.3)."""
    if actions.TILE.has(action):
        receive(board, board.seat, action - actions.TILE.start)
    elif action == actions.DRAW_TWO.start:
        kind: i64 = board.arg % PIECE
        board.ask(steps.TILE_KEEP, board.seat)
        board.ask(steps.DRAW_TILE, CHANCE, kind)
        board.ask(steps.DRAW_TILE, CHANCE, kind)


def options_stack(board: Board, kind: i64, out: vec[i64]) -> i64:
    """Every tile of a stack may be the next."""
    if kind == WORKSHOP:
        return write(board.workshop_stack, actions.LAY.start, out, 0)
    if kind == AGORA:
        return write(board.agora_stack, actions.LAY.start + FIRST_AGORA, out, 0)
    return board.ship_stack.options(actions.LAY.start + FIRST_SHIP, out)


def from_stack(board: Board, tile: i64) -> None:
    """Takes a tile off its stack."""
    if tile < WORKSHOP_COUNT:
        board.workshop_stack ^= BIT[tile]
    elif tile < FIRST_SHIP:
        board.agora_stack ^= BIT[tile - FIRST_AGORA]
    else:
        board.ship_stack.take(tile - FIRST_SHIP)


def draw_tile(board: Board, tile: i64) -> None:
    """A tile is drawn for everybody to see (section 6)."""
    from_stack(board, tile)
    board.drawn = board.drawn * DRAWN + tile + 1


def one_drawn(board: Board, seat: i64) -> bool:
    """Whether only one tile could be drawn, which is then kept at once (AE-26.3)."""
    if board.drawn >= DRAWN:
        return False
    tile: i64 = board.drawn - 1
    board.drawn = 0
    lay_open(board, tile)
    receive(board, seat, tile)
    return True


def why_not_keep_tile(board: Board, tile: i64) -> i64:
    """One of the two drawn tiles (AE-9.14)."""
    return ALLOWED if board.drawn % DRAWN == tile + 1 or board.drawn // DRAWN == tile + 1 else reason(phrases.NOT_DRAWN)


def options_keep_tile(board: Board, out: vec[i64]) -> i64:
    """The drawn tiles; two ships of one type are one choice (D13)."""
    return write_drawn(board.drawn, actions.TILE.start, out)


def write_drawn(drawn: i64, start: i64, out: vec[i64]) -> i64:
    """Writes the two drawn things in ascending order, equal ones once."""
    one: i64 = drawn // DRAWN - 1
    two: i64 = drawn % DRAWN - 1
    out[0] = start + (one if one < two else two)
    out[1] = start + (two if one < two else one)
    if one == two:
        return 1
    return 2


def do_keep_tile(board: Board, tile: i64) -> None:
    """The other one joins the open tiles (AE-9.14)."""
    lay_open(board, board.drawn % DRAWN - 1)
    lay_open(board, board.drawn // DRAWN - 1)
    board.drawn = 0
    receive(board, board.seat, tile)


def receive(board: Board, seat: i64, tile: i64) -> None:
    """An open tile is taken and placed by its own rules (AE-9.14, AE-14.1, AE-15.1, AE-16.1)."""
    if tile < WORKSHOP_COUNT:
        board.ask(steps.CELL, seat, FROM_OPEN * ORIGIN + tile)
    elif tile < FIRST_SHIP:
        take_agora(board, seat, FROM_OPEN, tile, INFLUENCE)
    else:
        take_from(board, FROM_OPEN, tile)
        take_ship(board, seat, tile - FIRST_SHIP)
