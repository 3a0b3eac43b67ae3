"""Preparing the city and the displays: tiles, settlers, pillars, lodgings, monuments (AE-2, AE-3.2, AE-26)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import Phrase
from aegean.core.question import Automatic, Draw
from aegean.core.shared import changed, zeros
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, parts
from aegean.games.atlantis_exodus.bits import BIT, OneOf, size
from aegean.games.atlantis_exodus.board import (
    Board,
    city_site,
    covered,
    pillar_of,
    place_of,
    site_settler,
    site_tile,
    stage_of,
)
from aegean.games.atlantis_exodus.cards import STAGE_CARDS
from aegean.games.atlantis_exodus.parts import BOTTOM, MIDDLE, SITE_KIND, SITES
from aegean.games.atlantis_exodus.phrases import NOTES
from aegean.games.atlantis_exodus.rules.stacks import (
    LODGING,
    DrawFromStack,
    lay_open,
    refill_stack,
    stack_size,
    take_off_stack,
)
from aegean.games.atlantis_exodus.tiles import FILLED, FIRST_AGORA, FIRST_MONUMENT, FIRST_SHIP, SHOWS_SETTLER, joined

LAID: Final[Phrase] = NOTES.add("laid", "AE-2.8", "tile", "space")
STANDS: Final[Phrase] = NOTES.add("stands", "AE-2.9", "profession", "space")
GUARDS: Final[Phrase] = NOTES.add("guards", "AE-2.9", "profession", "space", "space2")
MONUMENT_LAID: Final[Phrase] = NOTES.add("monument_laid", "AE-2.11", "monument", "n2")
LODGING_LAID: Final[Phrase] = NOTES.add("lodging_laid", "AE-2.10", "tile")
LODGING_REPLACED: Final[Phrase] = NOTES.add("lodging_replaced", "AE-13.3", "tile")
PILED: Final[Phrase] = NOTES.add("piled", "AE-2.2", "pillar", "stage", "display")

# places of the city where settlers stand: courts, then guard posts, then sites
FIRST_POST: Final[i64] = MIDDLE
FIRST_SITE: Final[i64] = MIDDLE + len(parts.POSTS)
PLACES: Final[i64] = FIRST_SITE + SITES


class Wave(Draw):
    """A catastrophe tile turns the city (AE-3.2)."""

    def bag(self, board: Board) -> Bag:
        return board.waves

    def do(self, board: Board, wave: i64) -> None:
        """The middle level turns and carries the top along, which turns on (AE-3.2); neutral kings walk (AE-24.3)."""
        board.waves.take(wave)
        board.wave = wave
        top: i64 = parts.WAVE_TOP[wave]
        middle: i64 = parts.WAVE_MIDDLE[wave]
        board.middle_turn = (board.middle_turn + middle) % parts.TURNS
        board.top_turn = (board.top_turn + top + middle) % parts.TURNS
        if board.neutral_middle >= 0:
            board.neutral_middle = MIDDLE + (board.neutral_middle - MIDDLE + top) % parts.LEVEL_SPACES
            board.neutral_bottom = BOTTOM + (board.neutral_bottom - BOTTOM + middle) % parts.LEVEL_SPACES


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
        board.tell(LAID, -1, tile, parts.TILE_SPACES[self.site(board)])
        FILL_SITES.ask_from(board, self.site(board) + 1)


class Stock(Draw):
    """Settlers from the bag take their places in the city, one by one (AE-2.9, AE-3.2)."""

    def ask_for(self, board: Board, courts: bool, guards: bool, place: i64 = 0) -> None:
        """From a place on, agoras always, top spaces and guard posts perhaps."""
        self.put(board, CHANCE, place, 1 if courts else 0, 1 if guards else 0)

    def place(self, board: Board) -> i64:
        """The next place to stock: t0 to t3, then guard posts, then agoras (AE-2.9)."""
        place: i64 = self.first(board)
        while place < PLACES and not self.lacks_settler(board, place):
            place += 1
        return place

    def lacks_settler(self, board: Board, place: i64) -> bool:
        if place < FIRST_POST:
            return self.second(board) == 1 and FILLED[board.courts[place]] < parts.SETTLERS_STOCKED[place]
        if place < FIRST_SITE:
            post: i64 = place - FIRST_POST
            return self.third(board) == 1 and board.posts[post] == 0 and len(parts.POST_SPACES[post]) > 0
        site: i64 = board.city[place - FIRST_SITE]
        agora: i64 = site_tile(site) - FIRST_AGORA
        return site_settler(site) < 0 and 0 <= agora < FIRST_SHIP - FIRST_AGORA and SHOWS_SETTLER[agora] == 1

    def waits(self, board: Board) -> bool:
        """An empty bag stocks nothing more (AE-26.5)."""
        return board.bag.total > 0 and self.place(board) < PLACES

    def bag(self, board: Board) -> Bag:
        return board.bag

    def do(self, board: Board, colour: i64) -> None:
        """A settler takes the place; then the next place is stocked."""
        place: i64 = self.place(board)
        board.bag.take(colour)
        if place < FIRST_POST:
            crowd: i64 = board.courts[place]
            board.courts = changed(board.courts, place, joined(crowd, FILLED[crowd], colour))
            board.tell(STANDS, -1, parts.START_FIELD[colour], place)
        elif place < FIRST_SITE:
            post: i64 = place - FIRST_POST
            board.posts = changed(board.posts, post, colour + 1)
            spaces = parts.POST_SPACES[post]
            board.tell(GUARDS, -1, parts.START_FIELD[colour], spaces[0], spaces[1])
        else:
            site: i64 = place - FIRST_SITE
            board.city = changed(board.city, site, city_site(site_tile(board.city[site]), colour))
            board.tell(STANDS, -1, parts.START_FIELD[colour], parts.TILE_SPACES[site])
        self.put(board, CHANCE, place, self.second(board), self.third(board))


DEALT: Final = vec[i64](
    [place_of(display, stage) for stage in range(3) for display in range(2)]
)  # base a, base b, shaft a, ...


class DealPillar(OneOf):
    """A pillar card is dealt face up on top of its pile (AE-2.2, AE-3.2)."""

    def ask_from(self, board: Board, turn: i64) -> None:
        self.put(board, CHANCE, turn)

    def turn(self, board: Board) -> i64:
        """The next pile to get a card, by its turn; stacks are never reshuffled (AE-2.2, AE-26.7)."""
        turn: i64 = self.first(board)
        while turn < 6 and board.pillar_stack & STAGE_CARDS[stage_of(DEALT[turn])] == 0:
            turn += 1
        return turn

    def waits(self, board: Board) -> bool:
        return self.turn(board) < 6

    def things(self, board: Board) -> i64:
        return board.pillar_stack & STAGE_CARDS[stage_of(DEALT[self.turn(board)])]

    def do(self, board: Board, card: i64) -> None:
        turn: i64 = self.turn(board)
        pile: i64 = DEALT[turn]
        board.pillar_stack ^= BIT[card]
        board.piles = changed(board.piles, pile, covered(board.piles[pile], card))
        board.tell(PILED, -1, card, stage_of(pile), pillar_of(pile))
        self.ask_from(board, turn + 1)


class LayLodging(DrawFromStack):
    """A lodging is revealed where the display lacks one (AE-2.10, AE-13.3)."""

    def slot(self, board: Board) -> i64:
        """The slot to refill, -1 for none."""
        for slot in range(parts.OPEN_LODGINGS):
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
        board.tell(LODGING_LAID if board.turn < 0 else LODGING_REPLACED, board.turn, tile)
        self.ask(board, CHANCE)


class LayMonument(DrawFromStack):
    """A monument is laid face up beside its track space (AE-2.11)."""

    def place(self, board: Board) -> i64:
        """The monument space that still lacks a monument, -1 for none."""
        for place in range(2):
            if size(board.monuments[place]) < parts.MONUMENTS_BY_SEATS[board.seats]:
                return place
        return -1

    def waits(self, board: Board) -> bool:
        return self.place(board) >= 0

    def kind(self, board: Board) -> i64:
        return parts.MONUMENT

    def do(self, board: Board, tile: i64) -> None:
        place: i64 = self.place(board)
        take_off_stack(board, tile)
        laid: i64 = board.monuments[place] | BIT[tile - FIRST_MONUMENT]
        board.monuments = changed(board.monuments, place, laid)
        board.tell(MONUMENT_LAID, -1, tile - FIRST_MONUMENT, parts.MONUMENT_SPACES[place])
        self.ask(board, CHANCE)


WAVE: Final[Wave] = Wave("wave", actions.WAVE)
FILL_SITES: Final[FillSites] = FillSites("fill_sites")
LAY_TILE: Final[LayTile] = LayTile("lay_tile", actions.LAY)
STOCK: Final[Stock] = Stock("stock", actions.DRAW)
DEAL_PILLAR: Final[DealPillar] = DealPillar("deal_pillar", actions.DEAL_PILLAR)
LAY_LODGING: Final[LayLodging] = LayLodging("lay_lodging", actions.LAY)
LAY_MONUMENT: Final[LayMonument] = LayMonument("lay_monument", actions.LAY)
