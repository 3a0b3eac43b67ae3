"""Handing things to players for tests: out of the bag, the supply or a stack, so that the census holds."""

from __future__ import annotations

from aegean.core.shared import changed, increased
from aegean.games.atlantis_exodus.bits import BIT, has
from aegean.games.atlantis_exodus.board import (
    COMPLETE,
    TRACK,
    Board,
    cards_in,
    city_site,
    covered,
    place_of,
    site_settler,
    site_tile,
)
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS, PILLAR_NAMES
from aegean.games.atlantis_exodus.causes import ACTION
from aegean.games.atlantis_exodus.parts import COLOUR_OF, COLOURS, GOODS, ORDERS, POSTS, PROFESSIONS, SITE_OF, SPACES
from aegean.games.atlantis_exodus.rules import gain, settlement
from aegean.games.atlantis_exodus.rules.stacks import is_in_stack, kind_of, lay_open, take_off_stack
from aegean.games.atlantis_exodus.tiles import (
    CELLS,
    FILLED,
    FIRST_AGORA,
    FIRST_LODGING,
    FIRST_MONUMENT,
    FIRST_SHIP,
    PLACES,
    SHIPS,
    TILES,
    joined,
    settler_at,
)
from aegean.testing.position import Position


class Handout(Position[Board]):
    """What a test hands to players or lays on the boards."""

    def give(self, seat: int, **goods: int) -> None:
        """The player has exactly so many of these goods."""
        for name, count in goods.items():
            good = GOODS.index(name)
            self.board.supply[good] += self.board.players[seat].goods[good] - count
            assert self.board.supply[good] >= 0
            self.board.players[seat].goods[good] = count

    def favour(self, seat: int, count: int) -> None:
        """The player has exactly so many favours."""
        self.board.supply[4] += self.board.players[seat].favours - count
        self.board.players[seat].favours = count

    def educate(self, seat: int, **settlers: int) -> None:
        """Settlers from the bag stand on these training fields."""
        for name, count in settlers.items():
            field = PROFESSIONS.index(name)
            for _ in range(count):
                self.board.bag.take(COLOUR_OF[field])
                self.board.players[seat].fields[field] += 1

    def only_in_bag(self, colour: str) -> None:
        """Only one colour is left in the bag; the others wait with the last player, in training."""
        for number in range(3):
            if COLOURS[number] != colour:
                while self.board.bag.counts[number] > 0:
                    self.board.bag.take(number)
                    self.board.players[self.board.seats - 1].fields[number * 4] += 1

    def put(self, seat: int, cell: str, tile: str, settlers: str = "") -> None:
        """A tile from its stack lies on a cell, with settlers from the bag on its first places."""
        number, place = TILES.index(tile), CELLS.index(cell)
        self.unstack(number)
        player = self.board.players[seat]
        player.cells = changed(player.cells, place, number + 1)
        player.free ^= BIT[place]
        if number < FIRST_AGORA:
            player.vacant |= BIT[place]
        if FIRST_LODGING <= number < FIRST_MONUMENT:
            player.home = place
        for name in settlers.split():
            colour = COLOURS.index(name)
            self.board.bag.take(colour)
            if number < FIRST_AGORA:
                settlement.staff(self.board, seat, place, FILLED[player.crowds[place]], colour)
            else:
                player.home = place
                settlement.lodge(self.board, seat, colour)
        if FIRST_LODGING <= number < FIRST_MONUMENT and FILLED[player.crowds[place]] == PLACES[number]:
            player.home = -1

    def unstack(self, tile: int) -> None:
        """Takes a tile from wherever it lies that is not a player's board."""
        for site in range(len(self.board.city)):
            if site_tile(self.board.city[site]) == tile and (tile < FIRST_SHIP or not is_in_stack(self.board, tile)):
                alike = [t for t in range(len(TILES)) if t != tile and kind_of(t) == kind_of(tile)]
                other = next(t for t in alike if is_in_stack(self.board, t))
                take_off_stack(self.board, other)
                self.board.city = changed(self.board.city, site, city_site(other))
                return
        if is_in_stack(self.board, tile) or FIRST_LODGING <= tile < FIRST_MONUMENT:
            take_off_stack(self.board, tile)
        elif tile < FIRST_LODGING:
            settlement.take_from(self.board, settlement.FROM_OPEN, tile)
        else:
            for place in range(2):
                if has(self.board.monuments[place], tile - FIRST_MONUMENT):
                    settlement.take_from(self.board, settlement.FROM_TRACK + place, tile)

    def open_tile(self, *tiles: str) -> None:
        """Tiles lie openly beside the board."""
        for tile in tiles:
            self.unstack(TILES.index(tile))
            lay_open(self.board, TILES.index(tile))

    def site(self, space: str, tile: str, settler: str = "") -> None:
        """A tile lies on a space of the city, with a settler on it."""
        place, number = SITE_OF[SPACES.index(space)], TILES.index(tile)
        if site_tile(self.board.city[place]) == number:
            self.clear(space)
        else:
            self.clear(space)
            self.unstack(number)
            lay_open(self.board, number)
        settlement.take_from(self.board, settlement.FROM_OPEN, number)
        colour = COLOURS.index(settler) if settler else -1
        if settler:
            self.board.bag.take(colour)
        self.board.city = changed(self.board.city, place, city_site(number, colour))

    def clear(self, space: str) -> None:
        """The tile of a space joins the open ones; its settler goes into the bag."""
        place = SITE_OF[SPACES.index(space)]
        value = self.board.city[place]
        if value:
            lay_open(self.board, site_tile(value))
            if site_settler(value) >= 0:
                self.board.bag.put(site_settler(value))
            self.board.city = changed(self.board.city, place, 0)

    def guard(self, post: str, colour: str = "") -> None:
        """A settler of the colour stands on a guard post, or nobody."""
        place = POSTS.index(post)
        if self.board.posts[place]:
            self.board.bag.put(self.board.posts[place] - 1)
        value = 0
        if colour:
            self.board.bag.take(COLOURS.index(colour))
            value = COLOURS.index(colour) + 1
        self.board.posts = changed(self.board.posts, place, value)

    def court(self, space: str, colours: str) -> None:
        """Exactly these settlers lie on a top space."""
        place = SPACES.index(space)
        for at in range(FILLED[self.board.courts[place]]):
            self.board.bag.put(settler_at(self.board.courts[place], at))
        crowd = 0
        for at, name in enumerate(colours.split()):
            self.board.bag.take(COLOURS.index(name))
            crowd = joined(crowd, at, COLOURS.index(name))
        self.board.courts = changed(self.board.courts, place, crowd)

    def king(self, seat: int, space: str) -> None:
        """A king stands on a space."""
        self.board.players[seat].king = SPACES.index(space)

    def kings_home(self) -> None:
        """All kings stand beside the board."""
        for player in self.board.players:
            player.king = -1

    def order(self, *seats: int) -> None:
        """The order markers from left to right, -1 for an empty space."""
        for place in range(len(ORDERS)):
            self.board.order = changed(self.board.order, place, seats[place] + 1 if place < len(seats) else 0)

    def ship(self, seat: int, type_: str, passenger: str = "") -> None:
        """The player has one more ship, without points, perhaps with a settler from the bag."""
        player = self.board.players[seat]
        self.unstack(FIRST_SHIP + SHIPS.index(type_))
        points = list(player.points)
        settlement.take_ship(self.board, seat, SHIPS.index(type_))
        for source, value in enumerate(points):
            player.points[source] = value
        if passenger:
            self.board.bag.take(COLOURS.index(passenger))
            settlement.board_ship(player, COLOURS.index(passenger))

    def pillar(self, seat: int, number: int, *cards: str, complete: bool = True) -> None:
        """The player has a pillar of these cards; its settlers come from the bag."""
        player = self.board.players[seat]
        for stage, card in enumerate(cards):
            self.take_pillar(PILLAR_NAMES.index(card))
            value = PILLAR_NAMES.index(card) + 1
            if stage and (complete or stage < len(cards) - 1):
                self.board.bag.take(1)
                value += COMPLETE
            player.pillars = changed(player.pillars, place_of(number - 1, stage), value)

    def take_pillar(self, card: int) -> None:
        """Takes a pillar card from its stack or pile."""
        if has(self.board.pillar_stack, card):
            self.board.pillar_stack ^= BIT[card]
            return
        for place in range(6):
            cards = self.piled(place)
            if card in cards:
                self.set_pile(place, [other for other in cards if other != card])

    def piled(self, pile: int) -> list[int]:
        """The cards of a pile, the top one first."""
        return cards_in(self.board.piles[pile])

    def set_pile(self, pile: int, cards: list[int]) -> None:
        """A pile consists of these cards, the top one first."""
        value = 0
        for card in reversed(cards):
            value = covered(value, card)
        self.board.piles = changed(self.board.piles, pile, value)

    def display(self, pile: int, *cards: str) -> None:
        """A pile of a display shows these cards, the top one first; what lay there returns to the stack."""
        for card in self.piled(pile):
            self.board.pillar_stack |= BIT[card]
        self.board.piles = changed(self.board.piles, pile, 0)
        shown = [PILLAR_NAMES.index(name) for name in cards]
        for card in shown:
            self.take_pillar(card)
        self.set_pile(pile, shown)

    def hold(self, seat: int, *cards: str) -> None:
        """The player has these influence cards in hand, drawn in secret."""
        for card in cards:
            bit = BIT[INFLUENCE_CARDS.index(card)]
            self.board.influence_deck &= ~bit
            self.board.influence_open &= ~bit
            self.board.players[seat].hand |= bit
            self.board.players[seat].hand_count += 1

    def scroll(self, slot: int, name: str) -> None:
        """A knowledge card of a kind lies on a slot of the display."""
        number = KINDS.index(name)
        if self.board.scrolls[slot - 1]:
            self.board.scroll_deck.put(self.board.scrolls[slot - 1] - 1)
        for place in range(5):
            if self.board.scroll_deck.counts[number] == 0 and self.board.scrolls[place] == number + 1:
                self.board.scrolls = changed(self.board.scrolls, place, 0)
                self.board.scroll_deck.put(number)
        self.board.scroll_deck.take(number)
        self.board.scrolls = changed(self.board.scrolls, slot - 1, number + 1)

    def empty_slot(self, slot: int) -> None:
        """A slot of the knowledge display is empty."""
        if self.board.scrolls[slot - 1]:
            self.board.scroll_deck.put(self.board.scrolls[slot - 1] - 1)
            self.board.scrolls = changed(self.board.scrolls, slot - 1, 0)

    def discarded(self, *kinds: str) -> None:
        """Knowledge cards lie on the discard."""
        for name in kinds:
            number = KINDS.index(name)
            if self.board.scroll_deck.counts[number]:
                self.board.scroll_deck.take(number)
            else:
                place = next(slot for slot in range(5) if self.board.scrolls[slot] == number + 1)
                self.board.scrolls = changed(self.board.scrolls, place, 0)
            self.board.scroll_discard = increased(self.board.scroll_discard, number)

    def own(self, seat: int, *kinds: str) -> None:
        """The player owns knowledge cards."""
        self.discarded(*kinds)
        for name in kinds:
            self.board.scroll_discard = increased(self.board.scroll_discard, KINDS.index(name), -1)
            self.board.players[seat].knowledge |= BIT[KINDS.index(name)]

    def climb_to(self, seat: int, space: int) -> None:
        """The priest stands on a space, without bonuses."""
        self.board.players[seat].priest = self.board.players[seat].honoured = space

    def score(self, seat: int, points: int) -> None:
        """The player has so many points."""
        for source in range(12):
            self.board.players[seat].points[source] = 0
        self.board.players[seat].points[TRACK] = points

    def receive(self, seat: int, flames: int) -> None:
        """The player gains flames; bonuses wait on the agenda, and the step at hand is asked again after them."""
        self.board.agenda.push(self.board.step, self.board.seat, self.board.arg)
        gain.flames(self.board, seat, flames, ACTION)
        self.board.advance()

    def lose_supply(self, *goods: str) -> None:
        """The supply of these goods lies with the last player."""
        for name in goods:
            good = GOODS.index(name)
            self.board.players[self.board.seats - 1].goods[good] += self.board.supply[good]
            self.board.supply[good] = 0

    def tile_on(self, seat: int, cell: str) -> str:
        """The tile on a cell."""
        value = self.board.players[seat].cells[CELLS.index(cell)]
        return TILES[value - 1] if value else ""

    def no_homes(self, seat: int) -> None:
        """All free cells for houses hold workshops that no scholar, advisor or untrained settler may man."""
        tiles = ["sb_1", "sb_3", "sb_4", "sb_5", "sb_8", "sb_9", "sf_2", "sf_3", "kn_1", "kn_2", "kn_3", "ag_1"]
        for cell in CELLS:
            if cell not in ("c13", "c25", "c31") and not self.tile_on(seat, cell):
                self.put(seat, cell, f"ws_{tiles.pop(0)}")

    def used_card(self, card: str) -> None:
        """A card of seat 0 counts as played, without effect."""
        bit = BIT[INFLUENCE_CARDS.index(card)]
        self.board.players[0].hand ^= bit
        self.board.players[0].played |= bit
        self.board.players[0].hand_count -= 1
