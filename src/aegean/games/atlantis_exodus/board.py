"""Everything that lies on the table: the city, the displays and the boards of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.ranges import COUNT, SEAT_MARK, SEAT_OR_NONE, Bits, Within
from aegean.core.state import State
from aegean.games.atlantis_exodus import tiles
from aegean.games.atlantis_exodus.bits import size
from aegean.games.atlantis_exodus.cards import INFLUENCE_COUNT, KIND_COUNT, PILLAR_COUNT
from aegean.games.atlantis_exodus.parts import (
    COLOURS,
    LAST_SPACE,
    MOST_PILLARS,
    ROUNDS,
    SPACE_COUNT,
    TURNS,
    WAVE_COUNTS,
    YEARS,
)
from aegean.games.atlantis_exodus.tiles import (
    AGORA_CELLS,
    BERTHS,
    CELL_COUNT,
    CROWDS,
    HOUSE_CELLS,
    WORKSHOP_COUNT,
)

if TYPE_CHECKING:
    from aegean.core.shared import Busy

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

FAR_AWAY: Final = -1  # a king beside the board, a level without neutral king
COMPLETE: Final = 64  # added to card + 1 on a pillar when its settler stands there


def city_site(tile: i64, settler: i64 = -1) -> i64:
    """A site of the city as one number: its tile, and the colour of the settler on an agora."""
    return ((settler + 1) << 7) + tile + 1


def site_tile(site: i64) -> i64:
    """The tile on a site, -1 for none."""
    return (site & 127) - 1


def site_settler(site: i64) -> i64:
    """The colour of the settler on the agora of a site, -1 for none."""
    return (site >> 7) - 1


def ship_with(kind: i64, passenger: i64 = -1) -> i64:
    """A ship space as one number: the type of its ship, and the colour of the settler on it."""
    return ((passenger + 1) << 3) + kind + 1


def ship_type(ship: i64) -> i64:
    """The type of the ship on a ship space, -1 for none."""
    return (ship & 7) - 1


def passenger_of(ship: i64) -> i64:
    """The colour of the settler on a ship, -1 for none."""
    return (ship >> 3) - 1


def covered(pile: i64, card: i64) -> i64:
    """A pile of pillar cards, which is one number, with one more card on top."""
    return (pile << 5) + card + 1


def top_card(pile: i64) -> i64:
    """The card on top of a pile, -1 for none."""
    return (pile & 31) - 1


def uncovered(pile: i64) -> i64:
    """A pile without its top card."""
    return pile >> 5


def cards_in(pile: i64) -> list[int]:
    """The cards of a pile, the top one first."""
    cards: list[int] = []
    while pile > 0:
        cards.append(top_card(pile))
        pile = uncovered(pile)
    return cards


def place_of(pillar: i64, stage: i64) -> i64:
    """The place of a stage of a pillar; piles are numbered alike, by display and stage."""
    return pillar * 3 + stage


def pillar_of(place: i64) -> i64:
    """The pillar of a place, or the display of a pile."""
    return place // 3


def stage_of(place: i64) -> i64:
    """The stage of a place or a pile."""
    return place % 3


def drawn_too(drawn: i64, thing: i64) -> i64:
    """Up to two drawn things as one number, with one more."""
    return (drawn << 7) + thing + 1


def last_drawn(drawn: i64) -> i64:
    """The thing drawn last, -1 for none."""
    return (drawn & 127) - 1


def first_drawn(drawn: i64) -> i64:
    """The first of two drawn things, -1 where there is only one."""
    return (drawn >> 7) - 1


def other_drawn(drawn: i64, kept: i64) -> i64:
    """The drawn thing that is not kept, -1 for none."""
    return first_drawn(drawn) if last_drawn(drawn) == kept else last_drawn(drawn)


@final
class Player:
    """The things of one player. Clones share all lists but fields, goods and points."""

    fields: Annotated[Busy, COUNT]  # settlers in training, by profession
    goods: Annotated[Busy, COUNT]  # books by colour, then gold
    points: Annotated[Busy, Within(-999, 999)]  # victory points by source
    cells: Annotated[vec[i64], Within(0, len(tiles.TILES))]  # tile + 1 on every cell, 0 for none
    crowds: Annotated[vec[i64], Within(0, CROWDS - 1)]  # settlers on every cell: two bits a place, colour + 1
    ships: Annotated[vec[i64], Bits(5)]  # every ship space, see `ship_with`
    pillars: Annotated[vec[i64], Within(0, COMPLETE + PILLAR_COUNT)]  # card + 1 by `place_of`, COMPLETE with settler
    favours: Annotated[i64, COUNT]
    priest: Annotated[i64, Within(0, LAST_SPACE)]  # space of the Apotheosis track
    honoured: Annotated[i64, Within(0, LAST_SPACE)]  # the last track space whose bonus has been resolved or passed
    last_bonus: Annotated[i64, Within(0, LAST_SPACE)]  # the last space that gave a bonus but a monument, 0 for none
    king: Annotated[i64, Within(FAR_AWAY, SPACE_COUNT - 1)]  # space of the city
    free: Annotated[i64, Bits(CELL_COUNT)]  # the set of empty cells
    active: Annotated[i64, Bits(CELL_COUNT)]  # the set of cells with an active workshop
    vacant: Annotated[i64, Bits(CELL_COUNT)]  # the set of cells whose workshop has an open place
    home: Annotated[i64, Within(-1, CELL_COUNT - 1)]  # the cell of the incomplete lodging, -1 for none
    berths: Annotated[i64, Within(0, BERTHS)]  # ships without a settler
    knowledge: Annotated[i64, Bits(KIND_COUNT)]  # the set of own knowledge cards
    used: Annotated[i64, Bits(MOST_PILLARS)]  # the set of pillars used this round
    hand: Annotated[i64, Bits(INFLUENCE_COUNT)]  # the set of influence cards in hand, as far as the viewer knows them
    shown: Annotated[i64, Bits(INFLUENCE_COUNT)]  # the part of the hand that everybody saw being taken
    played: Annotated[i64, Bits(INFLUENCE_COUNT)]  # the set of influence cards played
    hand_count: Annotated[i64, Within(0, INFLUENCE_COUNT)]  # how many cards are in hand, which everybody knows

    @property
    def vp(self) -> i64:
        """Victory points so far."""
        total: i64 = 0
        for points in self.points:
            total += points
        return total

    @property
    def books(self) -> i64:
        """Books of all colours."""
        return self.goods[0] + self.goods[1] + self.goods[2]

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
        """How many ships they own."""
        count: i64 = 0
        for ship in self.ships:
            if ship != 0:
                count += 1
        return count

    @property
    def in_training(self) -> i64:
        """How many settlers stand in the training area."""
        count: i64 = 0
        for settlers in self.fields:
            count += settlers
        return count

    def card_on(self, pillar: i64, stage: i64) -> i64:
        """The card of a stage of a pillar, -1 for none."""
        return (self.pillars[place_of(pillar, stage)] & (COMPLETE - 1)) - 1

    def is_complete(self, pillar: i64, stage: i64) -> bool:
        """A base is complete at once, shaft and capital once their settler stands there (AE-17.3)."""
        card: i64 = self.pillars[place_of(pillar, stage)]
        return card >= COMPLETE or (stage == 0 and card > 0)


@final
class Board(State):
    """The table, which the rules read and change."""

    players: vec[Player]
    year: Annotated[i64, Within(1, YEARS)]
    round: Annotated[i64, Within(0, ROUNDS)]  # 0 while the order is chosen
    turn: Annotated[i64, SEAT_OR_NONE]  # whose turn it is, -1 while the year is prepared
    acting: bool  # whether the turn is one of phase 2
    actions: Annotated[i64, COUNT]  # basic actions left in it
    lost: bool  # a solo game without a lodging where one was needed
    order: Annotated[vec[i64], SEAT_MARK]  # seat + 1 on every order space
    sorting: Annotated[vec[i64], SEAT_OR_NONE]  # the seats in the order of the sorting track, -1 behind the last
    top_turn: Annotated[i64, Within(0, TURNS - 1)]  # quarter turns of the top level
    middle_turn: Annotated[i64, Within(0, TURNS - 1)]
    neutral_middle: Annotated[i64, Within(FAR_AWAY, SPACE_COUNT - 1)]  # space of the neutral king of the middle level
    neutral_bottom: Annotated[i64, Within(FAR_AWAY, SPACE_COUNT - 1)]
    city: Annotated[vec[i64], Bits(9)]  # every site, see `city_site`
    courts: Annotated[vec[i64], Within(0, CROWDS - 1)]  # settlers on the top spaces, two bits a place
    posts: Annotated[vec[i64], Within(0, len(COLOURS))]  # colour + 1 on every guard post
    bag: Bag  # settlers
    supply: Annotated[Busy, COUNT]  # books, gold, favours
    workshop_stack: Annotated[i64, Bits(WORKSHOP_COUNT)]  # sets of tiles: face down and lying open
    workshops_open: Annotated[i64, Bits(WORKSHOP_COUNT)]
    agora_stack: Annotated[i64, Bits(len(tiles.AGORAS))]
    agoras_open: Annotated[i64, Bits(len(tiles.AGORAS))]
    ship_stack: Bag
    ships_open: Annotated[vec[i64], COUNT]
    lodging_stack: Bag
    lodgings: Annotated[vec[i64], Within(0, len(tiles.TILES))]  # tile + 1 on the display
    monument_stack: Annotated[i64, Bits(len(tiles.MONUMENTS))]
    monuments: Annotated[vec[i64], Bits(len(tiles.MONUMENTS))]  # the sets lying at the two monument spaces
    waves: Bag  # catastrophe tiles not revealed
    wave: Annotated[i64, Within(-1, len(WAVE_COUNTS) - 1)]  # the one revealed for this year, -1 for none
    pillar_stack: Annotated[i64, Bits(PILLAR_COUNT)]  # the set of pillar cards face down
    piles: Annotated[vec[i64], Bits(60)]  # open pillar cards by `place_of` display and stage, see `covered`
    scroll_deck: Bag  # knowledge cards
    scrolls: Annotated[vec[i64], Within(0, KIND_COUNT)]  # kind + 1 on every slot of the display
    scroll_discard: Annotated[vec[i64], COUNT]
    influence_deck: Annotated[i64, Bits(INFLUENCE_COUNT)]  # the set of cards face down, as far as the viewer knows
    influence_open: Annotated[i64, Bits(INFLUENCE_COUNT)]
    offered: Annotated[i64, Bits(INFLUENCE_COUNT)]  # the set of influence cards drawn, before one is kept
    offered_count: Annotated[i64, Within(0, INFLUENCE_COUNT)]
    climbing: bool  # whether bonuses of the Apotheosis track are being resolved
    drawn: Annotated[i64, Bits(14)]  # tiles, knowledge cards or settlers drawn, before one is kept: see `drawn_too`

    def places(self) -> list[int]:
        """A lost solo game has no winner: it ranks below every other (AE-25.8, AE-25.9)."""
        return [2] if self.lost else super().places()
