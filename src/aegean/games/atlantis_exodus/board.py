"""Everything that lies on the table: the city, the displays and the boards of the players."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.state import State
from aegean.games.atlantis_exodus.bits import size
from aegean.games.atlantis_exodus.tiles import AGORA_CELLS, CELL_COUNT, HOUSE_CELLS

# where victory points come from: the items of the score sheet
DISPATCH: Final = 0
SETTLEMENT: Final = 1
SHIPS: Final = 2
TRACK: Final = 3
PLACEMENT: Final = 4
PILLARS: Final = 5
INFLUENCE: Final = 6
UNSENT: Final = 7
LINES: Final = 8
MONUMENTS: Final = 9
KNOWLEDGE: Final = 10
UNPLAYED: Final = 11
SOURCES: Final = 12
ORDER_TRACK: Final = 14  # gives books, gold and flames, never points
ATLANTIS: Final = 15  # what the own king brings: workshops answer to it (AE-14.5)

FAR_AWAY: Final = -1  # a king beside the board, a level without neutral king
TILE: Final = 128  # a site of the city holds tile + 1, and TILE times colour + 1 of a settler on an agora
PILE: Final = 32  # a pile of pillar cards: card + 1, the top one lowest
DRAWN: Final = 128  # two drawn things in one number: thing + 1 each
PASSENGER: Final = 8  # a ship space holds type + 1, and PASSENGER times colour + 1 of its settler


@final
class Player:
    """The things of one player. Clones share all lists but fields, goods and points."""

    fields: vec[i64]  # settlers in training, by profession
    goods: vec[i64]  # books by colour, then gold
    points: vec[i64]  # victory points by source
    cells: vec[i64]  # tile + 1 on every cell, 0 for none
    crowds: vec[i64]  # settlers on every cell: two bits a place, colour + 1
    ships: vec[i64]  # type + 1 and passenger on every ship space
    pillars: vec[i64]  # card + 1 by pillar * 3 + stage, plus COMPLETE where the settler stands
    favours: i64
    priest: i64  # space of the Apotheosis track
    honoured: i64  # the last track space whose bonus has been resolved or passed
    last_bonus: i64  # the last track space that gave a bonus other than a monument, 0 for none
    king: i64  # space of the city
    free: i64  # the set of empty cells
    active: i64  # the set of cells with an active workshop
    vacant: i64  # the set of cells whose workshop has an open place
    home: i64  # the cell of the incomplete lodging, -1 for none
    berths: i64  # ships without a settler
    knowledge: i64  # the set of own knowledge cards
    used: i64  # the set of pillars used this round
    hand: i64  # the set of influence cards in hand, as far as the viewer knows them
    shown: i64  # the part of the hand that everybody saw being taken
    played: i64  # the set of influence cards played
    hand_count: i64  # how many cards are in hand, which everybody knows

    @property
    def vp(self) -> i64:
        """Victory points so far."""
        total: i64 = 0
        for points in self.points:
            total += points
        return total

    @property
    def house_cells(self) -> i64:
        """The set of free cells that are not for agoras (AE-12.2)."""
        return self.free & HOUSE_CELLS

    @property
    def market_cells(self) -> i64:
        """The set of free agora cells (AE-12.2)."""
        return self.free & AGORA_CELLS

    @property
    def tile_count(self) -> i64:
        """How many cells hold tiles, agora cells included (AE-18.1)."""
        return CELL_COUNT - size(self.free)

    @property
    def ship_count(self) -> i64:
        """How many ships he owns."""
        count: i64 = 0
        for ship in self.ships:
            if ship != 0:
                count += 1
        return count

    def share(self, twin: Player) -> None:
        """Makes a twin equal; both share all lists."""
        twin.fields = self.fields
        twin.goods = self.goods
        twin.points = self.points
        twin.cells = self.cells
        twin.crowds = self.crowds
        twin.ships = self.ships
        twin.pillars = self.pillars
        twin.favours = self.favours
        twin.priest = self.priest
        twin.honoured = self.honoured
        twin.last_bonus = self.last_bonus
        twin.king = self.king
        twin.free = self.free
        twin.active = self.active
        twin.vacant = self.vacant
        twin.home = self.home
        twin.berths = self.berths
        twin.knowledge = self.knowledge
        twin.used = self.used
        twin.hand = self.hand
        twin.shown = self.shown
        twin.played = self.played
        twin.hand_count = self.hand_count

    def own(self) -> None:
        """Takes copies of the lists that are changed in place."""
        self.fields = self.fields[:]
        self.goods = self.goods[:]
        self.points = self.points[:]


class Board(State):
    """The table. The rules read and change it; `AtlantisState` knows who is asked what."""

    players: vec[Player]
    year: i64
    round: i64  # 0 while the order is chosen
    turn: i64  # whose turn it is, -1 while the year is prepared
    acting: bool  # whether the turn is one of phase 2
    actions: i64  # basic actions left in it
    lost: bool  # a solo game without a lodging where one was needed
    order: vec[i64]  # seat + 1 on every order space
    sorting: vec[i64]  # the seats in the order of the sorting track, -1 behind the last
    top_turn: i64  # quarter turns of the top level
    middle_turn: i64
    neutral_middle: i64  # the space of the neutral king of the middle level
    neutral_bottom: i64
    city: vec[i64]  # tile + 1 on every site, with the settler on an agora
    courts: vec[i64]  # settlers on the top spaces, two bits a place
    posts: vec[i64]  # colour + 1 on every guard post
    bag: Bag  # settlers
    supply: vec[i64]  # books, gold, favours
    workshop_stack: i64  # sets of tiles: face down and lying open
    workshops_open: i64
    agora_stack: i64
    agoras_open: i64
    ship_stack: Bag
    ships_open: vec[i64]
    lodging_stack: Bag
    lodgings: vec[i64]  # tile + 1 on the display
    monument_stack: i64
    monuments: vec[i64]  # the sets lying at the two monument spaces
    waves: Bag  # catastrophe tiles not revealed
    wave: i64  # the one revealed for this year, -1 for none
    pillar_stack: i64  # the set of pillar cards face down
    piles: vec[i64]  # display * 3 + stage: cards + 1, the top one in the lowest digits
    scroll_deck: Bag  # knowledge cards
    scrolls: vec[i64]  # kind + 1 on every slot of the display
    scroll_discard: vec[i64]
    influence_deck: i64  # the set of cards face down, as far as the viewer knows
    influence_open: i64
    offered: i64  # the set of influence cards drawn, before one is kept
    offered_count: i64
    climbing: bool  # whether bonuses of the Apotheosis track are being resolved
    drawn: i64  # tiles, knowledge cards or settlers drawn, before one is kept: thing + 1, two of them
