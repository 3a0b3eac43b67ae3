"""Preparing the city and the displays: tiles, settlers, pillars, lodgings, monuments (AE-2, AE-3.2, AE-26)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.question import Automatic, Draw
from aegean.core.shared import changed, zeros
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions
from aegean.games.atlantis_exodus.bits import BIT, OneOf, size
from aegean.games.atlantis_exodus.board import (
    Board,
    city_site,
    covered,
    place_of,
    site_settler,
    site_tile,
)
from aegean.games.atlantis_exodus.cards import STAGE_CARDS
from aegean.games.atlantis_exodus.parts import (
    BOTTOM,
    LEVEL_SPACES,
    MIDDLE,
    MONUMENT,
    MONUMENTS_BY_SEATS,
    OPEN_LODGINGS,
    POSTS,
    SETTLERS_STOCKED,
    SITE_KIND,
    SITES,
    TURNS,
    WAVE_MIDDLE,
    WAVE_TOP,
)
from aegean.games.atlantis_exodus.rules.stacks import (
    LODGING,
    DrawFromStack,
    lay_open,
    refill_stack,
    stack_size,
    take_off_stack,
)
from aegean.games.atlantis_exodus.tiles import FILLED, FIRST_AGORA, FIRST_MONUMENT, FIRST_SHIP, SHOWS_SETTLER, joined

# places of the city where settlers stand: courts, then guard posts, then sites
FIRST_POST: Final[i64] = MIDDLE
FIRST_SITE: Final[i64] = MIDDLE + len(POSTS)


class Wave(Draw):
    """A catastrophe tile turns the city (AE-3.2)."""

    def bag(self, board: Board) -> Bag:
        return board.waves

    def do(self, board: Board, wave: i64) -> None:
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
    for site in board.city:
        if site > 0:
            lay_open(board, site_tile(site))
            if site_settler(site) >= 0:
                board.bag.put(site_settler(site))
    board.city = zeros(SITES)


def ask_new_tiles(board: Board) -> None:
    """New tiles on all sites, then settlers on new agoras, m6 before b0 (AE-11.26)."""
    STOCK.ask_for(board, courts=False, guards=False)
    FILL_SITES.ask_from(board, 0)


class FillSites(Automatic):
    """The next empty site gets a tile, if there is one (AE-26.2, AE-26.8)."""

    def ask_from(self, board: Board, site: i64) -> None:
        self.put(board, CHANCE, site)

    def happen(self, board: Board) -> None:
        for site in range(self.first(board), SITES):
            if board.city[site] == 0:
                refill_stack(board, SITE_KIND[site])
                if stack_size(board, SITE_KIND[site]) > 0:
                    LAY_TILE.ask_for(board, site=site)
                    return


class LayTile(DrawFromStack):
    """A tile is laid face up on a site (AE-2.8, AE-3.2)."""

    def ask_for(self, board: Board, site: i64) -> None:
        self.put(board, CHANCE, site)

    def site(self, board: Board) -> i64:
        return self.first(board)

    def kind(self, board: Board) -> i64:
        return SITE_KIND[self.site(board)]

    def do(self, board: Board, tile: i64) -> None:
        """Then the next site gets one."""
        take_off_stack(board, tile)
        board.city = changed(board.city, self.site(board), city_site(tile))
        FILL_SITES.ask_from(board, self.site(board) + 1)


def lacks_settler(board: Board, site: i64) -> bool:
    """Whether an agora on a site shows a settler and has none (AE-2.9)."""
    value: i64 = board.city[site]
    return FIRST_AGORA < value <= FIRST_SHIP and SHOWS_SETTLER[value - 1 - FIRST_AGORA] == 1


class Stock(Draw):
    """Settlers from the bag take their places in the city, one by one (AE-2.9, AE-3.2)."""

    def ask_for(self, board: Board, courts: bool, guards: bool) -> None:
        """Agoras are always stocked, top spaces and guard posts not."""
        self.put(board, CHANCE, 1 if courts else 0, 1 if guards else 0)

    def place(self, board: Board) -> i64:
        """The next place to stock: t0 to t3, then guard posts, then agoras; -1 for none (AE-2.9)."""
        if self.first(board) == 1:
            for space in range(MIDDLE):
                if FILLED[board.courts[space]] < SETTLERS_STOCKED[space]:
                    return space
        if self.second(board) == 1:
            for post in range(FIRST_SITE - FIRST_POST):
                if board.posts[post] == 0:
                    return FIRST_POST + post
        for site in range(SITES):
            if lacks_settler(board, site):
                return FIRST_SITE + site
        return -1

    def waits(self, board: Board) -> bool:
        """An empty bag stocks nothing more (AE-26.5)."""
        return board.bag.total > 0 and self.place(board) >= 0

    def bag(self, board: Board) -> Bag:
        return board.bag

    def do(self, board: Board, colour: i64) -> None:
        """A settler takes the place; then the next place is stocked."""
        place: i64 = self.place(board)
        board.bag.take(colour)
        if place < FIRST_POST:
            crowd: i64 = board.courts[place]
            board.courts = changed(board.courts, place, joined(crowd, FILLED[crowd], colour))
        elif place < FIRST_SITE:
            board.posts = changed(board.posts, place - FIRST_POST, colour + 1)
        else:
            site: i64 = place - FIRST_SITE
            board.city = changed(board.city, site, city_site(site_tile(board.city[site]), colour))
        self.put(board, CHANCE, self.first(board), self.second(board))


class DealPillar(OneOf):
    """A pillar card is dealt face up on top of its pile (AE-2.2, AE-3.2)."""

    def ask_from(self, board: Board, turn: i64) -> None:
        self.put(board, CHANCE, turn)

    def turn(self, board: Board) -> i64:
        """The next turn with a card: base a, base b, shaft a, ...; stacks are never reshuffled (AE-2.2, AE-26.7)."""
        turn: i64 = self.first(board)
        while turn < 6 and board.pillar_stack & STAGE_CARDS[turn // 2] == 0:
            turn += 1
        return turn

    def waits(self, board: Board) -> bool:
        return self.turn(board) < 6

    def things(self, board: Board) -> i64:
        return board.pillar_stack & STAGE_CARDS[self.turn(board) // 2]

    def do(self, board: Board, card: i64) -> None:
        turn: i64 = self.turn(board)
        pile: i64 = place_of(turn % 2, turn // 2)
        board.pillar_stack ^= BIT[card]
        board.piles = changed(board.piles, pile, covered(board.piles[pile], card))
        self.ask_from(board, turn + 1)


class LayLodging(DrawFromStack):
    """A lodging is revealed where the display lacks one (AE-2.10, AE-13.3)."""

    def slot(self, board: Board) -> i64:
        """The slot to refill, -1 for none."""
        for slot in range(OPEN_LODGINGS):
            if board.lodgings[slot] == 0:
                return slot
        return -1

    def waits(self, board: Board) -> bool:
        """An empty stack refills nothing (AE-26.6)."""
        return board.lodging_stack.total > 0 and self.slot(board) >= 0

    def kind(self, board: Board) -> i64:
        return LODGING

    def do(self, board: Board, tile: i64) -> None:
        take_off_stack(board, tile)
        board.lodgings = changed(board.lodgings, self.slot(board), tile + 1)
        self.ask(board, CHANCE)


class LayMonument(DrawFromStack):
    """A monument is laid face up beside its track space (AE-2.11)."""

    def place(self, board: Board) -> i64:
        """The monument space that still lacks a monument, -1 for none."""
        for place in range(2):
            if size(board.monuments[place]) < MONUMENTS_BY_SEATS[board.seats]:
                return place
        return -1

    def waits(self, board: Board) -> bool:
        return self.place(board) >= 0

    def kind(self, board: Board) -> i64:
        return MONUMENT

    def do(self, board: Board, tile: i64) -> None:
        place: i64 = self.place(board)
        take_off_stack(board, tile)
        laid: i64 = board.monuments[place] | BIT[tile - FIRST_MONUMENT]
        board.monuments = changed(board.monuments, place, laid)
        self.ask(board, CHANCE)


WAVE: Final[Wave] = Wave("wave", actions.WAVE)
FILL_SITES: Final[FillSites] = FillSites("fill_sites")
LAY_TILE: Final[LayTile] = LayTile("lay_tile", actions.LAY)
STOCK: Final[Stock] = Stock("stock", actions.DRAW)
DEAL_PILLAR: Final[DealPillar] = DealPillar("deal_pillar", actions.DEAL_PILLAR)
LAY_LODGING: Final[LayLodging] = LayLodging("lay_lodging", actions.LAY)
LAY_MONUMENT: Final[LayMonument] = LayMonument("lay_monument", actions.LAY)
