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

    fields: vec[i64]  # settlers in training, by profession
    goods: vec[i64]  # books by colour, then gold
    points: vec[i64]  # victory points by source
    cells: vec[i64]  # tile + 1 on every cell, 0 for none
    crowds: vec[i64]  # settlers on every cell: two bits a place, colour + 1
    ships: vec[i64]  # every ship space, see `ship_with`
    pillars: vec[i64]  # card + 1 by `place_of`, plus COMPLETE where the settler stands
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


@final
class Board(State):
    """The table, which the rules read and change."""

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
    city: vec[i64]  # every site, see `city_site`
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
    piles: vec[i64]  # open pillar cards by `place_of` display and stage, see `covered`
    scroll_deck: Bag  # knowledge cards
    scrolls: vec[i64]  # kind + 1 on every slot of the display
    scroll_discard: vec[i64]
    influence_deck: i64  # the set of cards face down, as far as the viewer knows
    influence_open: i64
    offered: i64  # the set of influence cards drawn, before one is kept
    offered_count: i64
    climbing: bool  # whether bonuses of the Apotheosis track are being resolved
    drawn: i64  # tiles, knowledge cards or settlers drawn, before one is kept: see `drawn_too`

    def places(self) -> list[int]:
        """A lost solo game has no winner: it ranks below every other (AE-25.8, AE-25.9)."""
        return [2] if self.lost else super().places()

    def empty(self) -> Board:
        """A position without content, with records for as many players."""
        twin = Board()
        twin.players = self.players[:]
        for seat in range(self.seats):
            twin.players[seat] = Player()
        twin.bag = Bag()
        twin.ship_stack = Bag()
        twin.lodging_stack = Bag()
        twin.waves = Bag()
        twin.scroll_deck = Bag()
        return twin

    def share(self, twin: State) -> None:
        """Makes a twin equal; both share all lists."""
        assert isinstance(twin, Board)
        super().share(twin)
        for seat in range(self.seats):
            self.players[seat].share(twin.players[seat])
        twin.year = self.year
        twin.round = self.round
        twin.turn = self.turn
        twin.acting = self.acting
        twin.actions = self.actions
        twin.lost = self.lost
        twin.order = self.order
        twin.sorting = self.sorting
        twin.top_turn = self.top_turn
        twin.middle_turn = self.middle_turn
        twin.neutral_middle = self.neutral_middle
        twin.neutral_bottom = self.neutral_bottom
        twin.city = self.city
        twin.courts = self.courts
        twin.posts = self.posts
        self.bag.share(twin.bag)
        twin.supply = self.supply
        twin.workshop_stack = self.workshop_stack
        twin.workshops_open = self.workshops_open
        twin.agora_stack = self.agora_stack
        twin.agoras_open = self.agoras_open
        self.ship_stack.share(twin.ship_stack)
        twin.ships_open = self.ships_open
        self.lodging_stack.share(twin.lodging_stack)
        twin.lodgings = self.lodgings
        twin.monument_stack = self.monument_stack
        twin.monuments = self.monuments
        self.waves.share(twin.waves)
        twin.wave = self.wave
        twin.pillar_stack = self.pillar_stack
        twin.piles = self.piles
        self.scroll_deck.share(twin.scroll_deck)
        twin.scrolls = self.scrolls
        twin.scroll_discard = self.scroll_discard
        twin.influence_deck = self.influence_deck
        twin.influence_open = self.influence_open
        twin.offered = self.offered
        twin.offered_count = self.offered_count
        twin.climbing = self.climbing
        twin.drawn = self.drawn

    def own(self) -> None:
        """Takes copies of the lists that are changed in place."""
        super().own()
        for player in self.players:
            player.own()
        self.supply = self.supply[:]
