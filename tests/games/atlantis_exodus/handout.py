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
from aegean.games.atlantis_exodus.parts import (
    COLOUR_OF,
    COLOURS,
    GOODS,
    ORDERS,
    POSTS,
    PROFESSIONS,
    SITE_OF,
    SPACES,
)
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

from .positions import at_main, tile_on


def give(state: Board, seat: int, **goods: int) -> None:
    """The player has exactly so many of these goods."""
    for name, count in goods.items():
        good = GOODS.index(name)
        state.supply[good] += state.players[seat].goods[good] - count
        assert state.supply[good] >= 0
        state.players[seat].goods[good] = count


def favour(state: Board, seat: int, count: int) -> None:
    """The player has exactly so many favours."""
    state.supply[4] += state.players[seat].favours - count
    state.players[seat].favours = count


def educate(state: Board, seat: int, **settlers: int) -> None:
    """Settlers from the bag stand on these training fields."""
    for name, count in settlers.items():
        field = PROFESSIONS.index(name)
        for _ in range(count):
            state.bag.take(COLOUR_OF[field])
            state.players[seat].fields[field] += 1


def only_in_bag(state: Board, colour: str) -> None:
    """Only one colour is left in the bag; the others wait with the last player, in training."""
    for number in range(3):
        if COLOURS[number] != colour:
            while state.bag.counts[number] > 0:
                state.bag.take(number)
                state.players[state.seats - 1].fields[number * 4] += 1


def put(state: Board, seat: int, cell: str, tile: str, settlers: str = "") -> None:
    """A tile from its stack lies on a cell, with settlers from the bag on its first places."""
    number, place = TILES.index(tile), CELLS.index(cell)
    unstack(state, number)
    player = state.players[seat]
    player.cells = changed(player.cells, place, number + 1)
    player.free ^= BIT[place]
    if number < FIRST_AGORA:
        player.vacant |= BIT[place]
    if FIRST_LODGING <= number < FIRST_MONUMENT:
        player.home = place
    for name in settlers.split():
        colour = COLOURS.index(name)
        state.bag.take(colour)
        if number < FIRST_AGORA:
            settlement.staff(state, seat, place, FILLED[player.crowds[place]], colour)
        else:
            player.home = place
            settlement.lodge(state, seat, colour)
    if FIRST_LODGING <= number < FIRST_MONUMENT and FILLED[player.crowds[place]] == PLACES[number]:
        player.home = -1


def unstack(state: Board, tile: int) -> None:
    """Takes a tile from wherever it lies that is not a player's board."""
    for site in range(len(state.city)):
        if site_tile(state.city[site]) == tile and (tile < FIRST_SHIP or not is_in_stack(state, tile)):
            alike = [t for t in range(len(TILES)) if t != tile and kind_of(t) == kind_of(tile)]
            other = next(t for t in alike if is_in_stack(state, t))
            take_off_stack(state, other)
            state.city = changed(state.city, site, city_site(other))
            return
    if is_in_stack(state, tile) or FIRST_LODGING <= tile < FIRST_MONUMENT:
        take_off_stack(state, tile)
    elif tile < FIRST_LODGING:
        settlement.take_from(state, settlement.FROM_OPEN, tile)
    else:
        for place in range(2):
            if has(state.monuments[place], tile - FIRST_MONUMENT):
                settlement.take_from(state, settlement.FROM_TRACK + place, tile)


def open_tile(state: Board, *tiles: str) -> None:
    """Tiles lie openly beside the board."""
    for tile in tiles:
        unstack(state, TILES.index(tile))
        lay_open(state, TILES.index(tile))


def site(state: Board, space: str, tile: str, settler: str = "") -> None:
    """A tile lies on a space of the city, with a settler on it."""
    place, number = SITE_OF[SPACES.index(space)], TILES.index(tile)
    if site_tile(state.city[place]) == number:
        clear(state, space)
    else:
        clear(state, space)
        unstack(state, number)
        lay_open(state, number)
    settlement.take_from(state, settlement.FROM_OPEN, number)
    colour = COLOURS.index(settler) if settler else -1
    if settler:
        state.bag.take(colour)
    state.city = changed(state.city, place, city_site(number, colour))


def clear(state: Board, space: str) -> None:
    """The tile of a space joins the open ones; its settler goes into the bag."""
    place = SITE_OF[SPACES.index(space)]
    value = state.city[place]
    if value:
        lay_open(state, site_tile(value))
        if site_settler(value) >= 0:
            state.bag.put(site_settler(value))
        state.city = changed(state.city, place, 0)


def guard(state: Board, post: str, colour: str = "") -> None:
    """A settler of the colour stands on a guard post, or nobody."""
    place = POSTS.index(post)
    if state.posts[place]:
        state.bag.put(state.posts[place] - 1)
    value = 0
    if colour:
        state.bag.take(COLOURS.index(colour))
        value = COLOURS.index(colour) + 1
    state.posts = changed(state.posts, place, value)


def court(state: Board, space: str, colours: str) -> None:
    """Exactly these settlers lie on a top space."""
    place = SPACES.index(space)
    for at in range(FILLED[state.courts[place]]):
        state.bag.put(settler_at(state.courts[place], at))
    crowd = 0
    for at, name in enumerate(colours.split()):
        state.bag.take(COLOURS.index(name))
        crowd = joined(crowd, at, COLOURS.index(name))
    state.courts = changed(state.courts, place, crowd)


def king(state: Board, seat: int, space: str) -> None:
    """A king stands on a space."""
    state.players[seat].king = SPACES.index(space)


def kings_home(state: Board) -> None:
    """All kings stand beside the board."""
    for player in state.players:
        player.king = -1


def order(state: Board, *seats: int) -> None:
    """The order markers from left to right, -1 for an empty space."""
    for place in range(len(ORDERS)):
        state.order = changed(state.order, place, seats[place] + 1 if place < len(seats) else 0)


def ship(state: Board, seat: int, type_: str, passenger: str = "") -> None:
    """The player has one more ship, without points, perhaps with a settler from the bag."""
    player = state.players[seat]
    unstack(state, FIRST_SHIP + SHIPS.index(type_))
    points = list(player.points)
    settlement.take_ship(state, seat, SHIPS.index(type_))
    for source, value in enumerate(points):
        player.points[source] = value
    if passenger:
        state.bag.take(COLOURS.index(passenger))
        settlement.board_ship(player, COLOURS.index(passenger))


def pillar(state: Board, seat: int, number: int, *cards: str, complete: bool = True) -> None:
    """The player has a pillar of these cards; its settlers come from the bag."""
    player = state.players[seat]
    for stage, card in enumerate(cards):
        take_pillar(state, PILLAR_NAMES.index(card))
        value = PILLAR_NAMES.index(card) + 1
        if stage and (complete or stage < len(cards) - 1):
            state.bag.take(1)
            value += COMPLETE
        player.pillars = changed(player.pillars, place_of(number - 1, stage), value)


def take_pillar(state: Board, card: int) -> None:
    """Takes a pillar card from its stack or pile."""
    if has(state.pillar_stack, card):
        state.pillar_stack ^= BIT[card]
        return
    for place in range(6):
        cards = piled(state, place)
        if card in cards:
            set_pile(state, place, [other for other in cards if other != card])


def piled(state: Board, pile: int) -> list[int]:
    """The cards of a pile, the top one first."""
    return cards_in(state.piles[pile])


def set_pile(state: Board, pile: int, cards: list[int]) -> None:
    """A pile consists of these cards, the top one first."""
    value = 0
    for card in reversed(cards):
        value = covered(value, card)
    state.piles = changed(state.piles, pile, value)


def display(state: Board, pile: int, *cards: str) -> None:
    """A pile of a display shows these cards, the top one first; what lay there returns to the stack."""
    for card in piled(state, pile):
        state.pillar_stack |= BIT[card]
    state.piles = changed(state.piles, pile, 0)
    shown = [PILLAR_NAMES.index(name) for name in cards]
    for card in shown:
        take_pillar(state, card)
    set_pile(state, pile, shown)


def hold(state: Board, seat: int, *cards: str) -> None:
    """The player has these influence cards in hand, drawn in secret."""
    for card in cards:
        bit = BIT[INFLUENCE_CARDS.index(card)]
        state.influence_deck &= ~bit
        state.influence_open &= ~bit
        state.players[seat].hand |= bit
        state.players[seat].hand_count += 1


def scroll(state: Board, slot: int, name: str) -> None:
    """A knowledge card of a kind lies on a slot of the display."""
    number = KINDS.index(name)
    if state.scrolls[slot - 1]:
        state.scroll_deck.put(state.scrolls[slot - 1] - 1)
    for place in range(5):
        if state.scroll_deck.counts[number] == 0 and state.scrolls[place] == number + 1:
            state.scrolls = changed(state.scrolls, place, 0)
            state.scroll_deck.put(number)
    state.scroll_deck.take(number)
    state.scrolls = changed(state.scrolls, slot - 1, number + 1)


def empty_slot(state: Board, slot: int) -> None:
    """A slot of the knowledge display is empty."""
    if state.scrolls[slot - 1]:
        state.scroll_deck.put(state.scrolls[slot - 1] - 1)
        state.scrolls = changed(state.scrolls, slot - 1, 0)


def discarded(state: Board, *kinds: str) -> None:
    """Knowledge cards lie on the discard."""
    for name in kinds:
        number = KINDS.index(name)
        if state.scroll_deck.counts[number]:
            state.scroll_deck.take(number)
        else:
            place = next(slot for slot in range(5) if state.scrolls[slot] == number + 1)
            state.scrolls = changed(state.scrolls, place, 0)
        state.scroll_discard = increased(state.scroll_discard, number)


def own(state: Board, seat: int, *kinds: str) -> None:
    """The player owns knowledge cards."""
    discarded(state, *kinds)
    for name in kinds:
        state.scroll_discard = increased(state.scroll_discard, KINDS.index(name), -1)
        state.players[seat].knowledge |= BIT[KINDS.index(name)]


def climb_to(state: Board, seat: int, space: int) -> None:
    """The priest stands on a space, without bonuses."""
    state.players[seat].priest = state.players[seat].honoured = space


def score(state: Board, seat: int, points: int) -> None:
    """The player has so many points."""
    for source in range(12):
        state.players[seat].points[source] = 0
    state.players[seat].points[TRACK] = points


def receive(state: Board, seat: int, flames: int) -> None:
    """The player gains flames; bonuses wait on the agenda, and the step at hand is asked again after them."""
    state.agenda.push(state.step, state.seat, state.arg)
    gain.flames(state, seat, flames)
    state.advance()


def lose_supply(state: Board, *goods: str) -> None:
    """The supply of these goods lies with the last player."""
    for name in goods:
        good = GOODS.index(name)
        state.players[state.seats - 1].goods[good] += state.supply[good]
        state.supply[good] = 0


def no_homes(state: Board, seat: int) -> None:
    """All free cells for houses hold workshops that no scholar, advisor or untrained settler may man."""
    tiles = ["sb_1", "sb_3", "sb_4", "sb_5", "sb_8", "sb_9", "sf_2", "sf_3", "kn_1", "kn_2", "kn_3", "ag_1"]
    for cell in CELLS:
        if cell not in ("c13", "c25", "c31") and not tile_on(state, seat, cell):
            put(state, seat, cell, f"ws_{tiles.pop(0)}")


def used_card(state: Board, card: str) -> None:
    """A card of seat 0 counts as played, without effect."""
    bit = BIT[INFLUENCE_CARDS.index(card)]
    state.players[0].hand ^= bit
    state.players[0].played |= bit
    state.players[0].hand_count -= 1


def with_card(card: str, seats: int = 2) -> Board:
    """Seat 0 is to act and holds one influence card."""
    state = at_main(seats)
    hold(state, 0, f"inf_{card}")
    return state
