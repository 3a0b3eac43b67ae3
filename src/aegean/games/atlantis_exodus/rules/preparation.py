"""Preparing the city and the displays: tiles, settlers, pillars, lodgings, monuments (AE-2, AE-3.2, AE-26)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.shared import changed, zeros
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import steps
from aegean.games.atlantis_exodus.bits import BIT, size
from aegean.games.atlantis_exodus.board import PILE, TILE, Board
from aegean.games.atlantis_exodus.cards import STAGE_CARDS
from aegean.games.atlantis_exodus.parts import (
    AGORA,
    BOTTOM,
    LEVEL_SPACES,
    MIDDLE,
    MONUMENTS_BY_SEATS,
    OPEN_LODGINGS,
    POSTS,
    SETTLERS_STOCKED,
    SITE_KIND,
    SITES,
    TURNS,
    WAVE_MIDDLE,
    WAVE_TOP,
    WORKSHOP,
)
from aegean.games.atlantis_exodus.rules.stock import from_stack, lay_open, stack_size
from aegean.games.atlantis_exodus.tiles import (
    FILLED,
    FIRST_AGORA,
    FIRST_MONUMENT,
    FIRST_SHIP,
    FOUR,
    SHIP_TYPES,
    SHOWS_SETTLER,
)

# which places of the city are stocked with settlers, times 64, plus the place: courts, posts, then sites
COURTS: Final = 1
GUARDS: Final = 2
AGORAS: Final = 4
PLACE: Final = 64
FIRST_POST: Final[i64] = MIDDLE
FIRST_SITE: Final[i64] = MIDDLE + len(POSTS)


def turn_levels(board: Board, wave: i64) -> None:
    """The middle level turns and carries the top along, which turns on (AE-3.2); neutral kings walk (AE-24.3)."""
    board.waves.take(wave)
    board.wave = wave
    board.middle_turn = (board.middle_turn + WAVE_MIDDLE[wave]) % TURNS
    board.top_turn = (board.top_turn + WAVE_TOP[wave] + WAVE_MIDDLE[wave]) % TURNS
    if board.neutral_middle >= 0:
        board.neutral_middle = MIDDLE + (board.neutral_middle - MIDDLE + WAVE_TOP[wave]) % LEVEL_SPACES
        board.neutral_bottom = BOTTOM + (board.neutral_bottom - BOTTOM + WAVE_MIDDLE[wave]) % LEVEL_SPACES


def clear_city(board: Board) -> None:
    """All tiles of the city join the open ones; a settler on an agora goes back into the bag (AE-3.2)."""
    for site in range(SITES):
        value: i64 = board.city[site]
        if value > 0:
            lay_open(board, value % TILE - 1)
            if value >= TILE:
                board.bag.put(value // TILE - 1)
    board.city = zeros(SITES)


def ask_new_tiles(board: Board) -> None:
    """New tiles on all sites, then settlers on new agoras, m6 before b0 (AE-11.26)."""
    board.ask(steps.STOCK, CHANCE, AGORAS * PLACE)
    board.ask(steps.LAY_TILE, CHANCE)


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
        for ship in range(SHIP_TYPES):
            if board.ships_open[ship] > 0:
                board.ship_stack.put(ship, board.ships_open[ship])
        board.ships_open = zeros(SHIP_TYPES)


def next_site(board: Board, first: i64) -> i64:
    """The next empty site that can get a tile, -1 for none (AE-26.2, AE-26.8)."""
    for site in range(first, SITES):
        if board.city[site] == 0:
            refill_stack(board, SITE_KIND[site])
            if stack_size(board, SITE_KIND[site]) > 0:
                return site
    return -1


def lay_tile(board: Board, tile: i64) -> None:
    """A tile is laid face up on a site; then the next site (AE-2.8, AE-3.2)."""
    from_stack(board, tile)
    board.city = changed(board.city, board.arg, tile + 1)
    board.ask(steps.LAY_TILE, CHANCE, board.arg + 1)


def wants_settler(board: Board, site: i64) -> bool:
    """Whether an agora on a site shows a settler and has none (AE-2.9)."""
    value: i64 = board.city[site]
    return FIRST_AGORA < value <= FIRST_SHIP and SHOWS_SETTLER[value - 1 - FIRST_AGORA] == 1


def next_place(board: Board, which: i64) -> i64:
    """The next place to stock: t0 to t3, then guard posts, then agoras; -1 for none (AE-2.9, AE-26.5)."""
    if board.bag.total == 0:
        return -1
    if which % 2 == 1:
        for space in range(MIDDLE):
            if FILLED[board.courts[space]] < SETTLERS_STOCKED[space]:
                return space
    if which // 2 % 2 == 1:
        for post in range(FIRST_SITE - FIRST_POST):
            if board.posts[post] == 0:
                return FIRST_POST + post
    if which // 4 == 1:
        for site in range(SITES):
            if wants_settler(board, site):
                return FIRST_SITE + site
    return -1


def stock(board: Board, colour: i64) -> None:
    """A settler from the bag takes the place; then the next place (AE-2.9, AE-3.2)."""
    place: i64 = board.arg % PLACE
    board.bag.take(colour)
    if place < FIRST_POST:
        crowd: i64 = board.courts[place]
        board.courts = changed(board.courts, place, crowd + (colour + 1) * FOUR[FILLED[crowd]])
    elif place < FIRST_SITE:
        board.posts = changed(board.posts, place - FIRST_POST, colour + 1)
    else:
        site: i64 = place - FIRST_SITE
        board.city = changed(board.city, site, board.city[site] + (colour + 1) * TILE)
    board.ask(steps.STOCK, CHANCE, board.arg - place)


def next_pile(board: Board, first: i64) -> i64:
    """The next pile to get a card: base a, base b, shaft a, ...; stacks are never reshuffled (AE-2.2, AE-26.7)."""
    for turn in range(first, 6):
        if board.pillar_stack & STAGE_CARDS[turn // 2] != 0:
            return turn
    return 6


def deal_pillar(board: Board, card: i64) -> None:
    """A card is dealt face up on top of its pile (AE-2.2, AE-3.2)."""
    pile: i64 = board.arg % 2 * 3 + board.arg // 2
    board.pillar_stack ^= BIT[card]
    board.piles = changed(board.piles, pile, board.piles[pile] * PILE + card + 1)
    board.ask(steps.DEAL_PILLAR, CHANCE, board.arg + 1)


def empty_display(board: Board) -> i64:
    """The lodging slot to refill, -1 for none (AE-13.3, AE-26.6)."""
    if board.lodging_stack.total > 0:
        for slot in range(OPEN_LODGINGS):
            if board.lodgings[slot] == 0:
                return slot
    return -1


def lay_lodging(board: Board, tile: i64, kind: i64) -> None:
    """A lodging is revealed (AE-2.10, AE-13.3)."""
    board.lodging_stack.take(kind)
    board.lodgings = changed(board.lodgings, board.arg, tile + 1)
    board.ask(steps.LAY_LODGING, CHANCE)


def monument_place(board: Board) -> i64:
    """The monument space that still lacks a monument, -1 for none (AE-2.11)."""
    for place in range(2):
        if size(board.monuments[place]) < MONUMENTS_BY_SEATS[board.seats]:
            return place
    return -1


def lay_monument(board: Board, tile: i64) -> None:
    """A monument is laid face up beside its track space (AE-2.11)."""
    monument: i64 = tile - FIRST_MONUMENT
    board.monument_stack ^= BIT[monument]
    board.monuments = changed(board.monuments, board.arg, board.monuments[board.arg] | BIT[monument])
    board.ask(steps.LAY_MONUMENT, CHANCE)
