"""What chance reveals: the possible outcomes, their weights and where each goes (section 6 of the rules)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.atlantis_exodus import actions, steps
from aegean.games.atlantis_exodus.bits import write
from aegean.games.atlantis_exodus.board import ATLANTIS, DRAWN, INFLUENCE, PILLARS, Board
from aegean.games.atlantis_exodus.cards import STAGE_CARDS
from aegean.games.atlantis_exodus.parts import SHIP, SITE_KIND
from aegean.games.atlantis_exodus.rules.gain import (
    APPRENTICE,
    FOR_AGORA,
    FROM_ATLANTIS,
    REFUGEE,
    SECOND_CHOICE,
    gain_settler,
    welcome,
)
from aegean.games.atlantis_exodus.rules.influence import draw_influence
from aegean.games.atlantis_exodus.rules.knowledge import deal_scroll, draw_scroll
from aegean.games.atlantis_exodus.rules.preparation import (
    deal_pillar,
    lay_lodging,
    lay_monument,
    lay_tile,
    stock,
    turn_levels,
)
from aegean.games.atlantis_exodus.rules.rebuild import APPRENTICE_CELL, refugee
from aegean.games.atlantis_exodus.rules.stock import draw_tile, options_stack
from aegean.games.atlantis_exodus.setup import sorted_from
from aegean.games.atlantis_exodus.tiles import FIRST_LODGING, FIRST_MONUMENT, TRAINS_TO


def options_chance(board: Board, out: vec[i64]) -> i64:
    """Every outcome that is possible now."""
    step: i64 = board.step
    if step == steps.DRAW_SETTLER or step == steps.STOCK:
        return board.bag.options(actions.DRAW.start, out)
    if step == steps.LAY_TILE:
        return options_stack(board, SITE_KIND[board.arg], out)
    if step == steps.DRAW_TILE:
        return options_stack(board, board.arg, out)
    if step == steps.LAY_LODGING:
        return board.lodging_stack.options(actions.LAY.start + FIRST_LODGING, out)
    if step == steps.DEAL_SCROLL or step == steps.DRAW_SCROLL:
        return board.scroll_deck.options(actions.DEAL_SCROLL.start, out)
    if step == steps.DEAL_PILLAR:
        return write(board.pillar_stack & STAGE_CARDS[board.arg // 2], actions.DEAL_PILLAR.start, out, 0)
    if step == steps.DRAW_INFLUENCE:
        return write(board.influence_deck, actions.DEAL_INFLUENCE.start, out, 0)
    if step == steps.WAVE:
        return board.waves.options(actions.WAVE.start, out)
    if step == steps.LAY_MONUMENT:
        return write(board.monument_stack, actions.LAY.start + FIRST_MONUMENT, out, 0)
    for seat in range(board.seats):
        out[seat] = actions.START.start + seat
    return board.seats


def weights_chance(board: Board, out: vec[i64]) -> None:
    """How many equal things stand behind each outcome; different tiles and cards stand alone."""
    step: i64 = board.step
    if step == steps.DRAW_SETTLER or step == steps.STOCK:
        board.bag.weights(out)
    elif step == steps.LAY_LODGING:
        board.lodging_stack.weights(out)
    elif step == steps.DEAL_SCROLL or step == steps.DRAW_SCROLL:
        board.scroll_deck.weights(out)
    elif step == steps.WAVE:
        board.waves.weights(out)
    else:
        count: i64 = options_chance(board, out)

        if draws_ship(board):
            board.ship_stack.weights(out)
        else:
            for i in range(count):
                out[i] = 1


def draws_ship(board: Board) -> bool:
    """Whether the tile to come is a ship, of which several are equal."""
    if board.step == steps.LAY_TILE:
        return SITE_KIND[board.arg] == SHIP
    return board.step == steps.DRAW_TILE and board.arg == SHIP


def do_chance(board: Board, action: i64) -> None:
    """Carries the outcome out."""
    step: i64 = board.step
    if step == steps.DRAW_SETTLER:
        draw_settler(board, action - actions.DRAW.start)
    elif step == steps.STOCK:
        stock(board, action - actions.DRAW.start)
    elif step == steps.LAY_TILE:
        lay_tile(board, action - actions.LAY.start)
    elif step == steps.DRAW_TILE:
        draw_tile(board, action - actions.LAY.start)
    elif step == steps.LAY_LODGING:
        tile: i64 = action - actions.LAY.start
        lay_lodging(board, tile, tile - FIRST_LODGING)
    elif step == steps.DEAL_SCROLL:
        deal_scroll(board, action - actions.DEAL_SCROLL.start)
    elif step == steps.DRAW_SCROLL:
        draw_scroll(board, action - actions.DEAL_SCROLL.start)
    elif step == steps.DEAL_PILLAR:
        deal_pillar(board, action - actions.DEAL_PILLAR.start)
    elif step == steps.DRAW_INFLUENCE:
        draw_influence(board, action - actions.DEAL_INFLUENCE.start)
    elif step == steps.WAVE:
        turn_levels(board, action - actions.WAVE.start)
    elif step == steps.LAY_MONUMENT:
        lay_monument(board, action - actions.LAY.start)
    else:
        board.sorting = sorted_from(board.seats, action - actions.START.start)


def draw_settler(board: Board, colour: i64) -> None:
    """A settler from the bag goes where it was drawn for (AE-6.4, AE-11.13, AE-11.29, AE-15.4, AE-17.10)."""
    board.bag.take(colour)
    purpose: i64 = board.arg // 512
    seat: i64 = board.arg // 64 % 8
    if purpose == FROM_ATLANTIS:
        welcome(board, seat, colour, ATLANTIS)
    elif purpose == FOR_AGORA:
        gain_settler(board, seat, TRAINS_TO[board.arg % 64 * 3 + colour], colour, INFLUENCE)
    elif purpose == APPRENTICE:
        board.drawn = colour + 1
        board.ask(steps.TILE_CELL, seat, APPRENTICE_CELL)
    elif purpose == REFUGEE:
        refugee(board, seat, colour)
    elif purpose == SECOND_CHOICE:
        board.drawn = board.drawn * DRAWN + colour + 1
    else:
        welcome(board, seat, colour, PILLARS)
