"""Everything that lies on the table: the two boards and the camps of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.ranges import COUNT, SEAT_MARK, Bits, Within
from aegean.core.shared import zeros
from aegean.core.state import State
from aegean.games.olympos.goods import BIT, FIELD, KINDS, PLACES
from aegean.games.olympos.parts import (
    COLUMNS,
    CROSS,
    DEMOCRACY,
    DISCS,
    KINDS_OF_DESTINY,
    KINDS_OF_DISCOVERY,
    KINDS_OF_GOD,
    LANDS,
    SETTLERS,
    VARIANT_OF,
)

if TYPE_CHECKING:
    from aegean.core.shared import Busy

MOST_SEATS: Final = 5
NO_DISC: Final = 0  # the number of a time marker, which never lies in a territory
CAMP: Final = -1  # place of a settler that waits in the camp
SUPPLY: Final = -2  # place of a disc that is no settler yet
NO_CARDS: Final = zeros(KINDS_OF_DESTINY)  # an empty hand or pile; lists of cards are replaced, never changed


def owner_of(disc: i64) -> i64:
    """Whose disc it is."""
    return disc // DISCS


def number_of(disc: i64) -> i64:
    """The number of a disc among those of its colour."""
    return disc % DISCS


@final
class Player:
    """The camp and the time marker of one player (OS-1.11). Clones share the two lists."""

    time: Annotated[i64, Within(0, CROSS)]  # space of the time marker
    height: Annotated[i64, Within(-1, MOST_SEATS - 1)]  # of the marker in the stack on its space
    finished: bool  # has passed or taken the last action
    camp: Annotated[i64, Within(0, SETTLERS)]  # settlers in the camp
    on_map: Annotated[i64, Within(0, SETTLERS)]  # settlers on the map
    lands: Annotated[i64, Bits(LANDS)]  # controlled territories, as bits
    tokens: Annotated[i64, Bits(FIELD * KINDS)]  # territory tokens by resource, packed
    stars: Annotated[i64, Within(0, LANDS)]  # star tokens
    cubes: Annotated[i64, Bits(FIELD * KINDS)]  # cubes by resource, packed
    hourglasses: Annotated[i64, COUNT]
    discoveries: Annotated[i64, Bits(KINDS_OF_DISCOVERY)]  # as bits
    discovery_count: Annotated[i64, Within(0, KINDS_OF_DISCOVERY)]
    swords: Annotated[i64, COUNT]  # on discoveries
    symbols: Annotated[i64, COUNT]  # of Zeus, on discoveries
    skill: Annotated[i64, COUNT]  # stars on discoveries
    variants: Annotated[i64, Bits(len(VARIANT_OF))]  # own variants of agriculture and currency, as bits
    cheap_kinds: Annotated[i64, Bits(KINDS)]  # the resources they name, as bits
    wonders: Annotated[i64, Bits(COLUMNS)]  # as bits
    wonder_count: Annotated[i64, Within(0, COLUMNS)]
    markers: Annotated[i64, Bits(FIELD * PLACES)]  # own bonus markers by column, packed
    prestige: Annotated[i64, COUNT]
    athena: Annotated[i64, COUNT]  # unused Athena stars
    blessed: bool  # by Ares; reminder discs are not kept (OS-3.13)
    spellbound: bool  # by the Siren
    pursued: bool  # by the Erinyes
    keres: Annotated[i64, COUNT]  # how often hit by the Keres
    favours: Annotated[i64, COUNT]  # divine favours played for the event in hand
    hand: Annotated[vec[i64], COUNT]  # destiny cards by kind, as far as the viewer knows them
    hand_count: Annotated[i64, COUNT]
    kept: Annotated[vec[i64], Bits(FIELD * PLACES)]  # those of the hand from earlier decks, by deck, packed
    kept_count: Annotated[i64, Bits(FIELD * PLACES)]  # the same, of all kinds

    def has(self, discovery: i64) -> bool:
        """Whether they own a discovery."""
        return (self.discoveries >> discovery) & 1 == 1

    def rules(self, territory: i64) -> bool:
        """Whether they control a territory (OS-1.5)."""
        return (self.lands >> territory) & 1 == 1

    def key(self, count: i64) -> i64:
        """A count in a comparison that democracy wins when tied (OS-7.15)."""
        return 2 * count + ((self.discoveries >> DEMOCRACY) & 1)


@final
class Board(State):
    """The table, which the rules read and change."""

    players: vec[Player]
    place: Annotated[Busy, Within(SUPPLY, LANDS - 1)]  # of every disc, see `owner_of`: a territory, CAMP or SUPPLY
    below: Annotated[Busy, Within(NO_DISC, MOST_SEATS * DISCS - 1)]  # the disc right below a disc in its territory
    top: Annotated[Busy, Within(NO_DISC, MOST_SEATS * DISCS - 1)]  # the highest disc in each territory
    barred: Annotated[i64, Bits(LANDS)]  # territories, as bits
    tribes: Annotated[i64, Bits(LANDS)]  # territories whose tribe is unbeaten, as bits
    tiles: Annotated[vec[i64], Within(-1, KINDS_OF_DISCOVERY - 1)]  # the discovery on each space, -1 before it is laid
    space_of: Annotated[vec[i64], Within(-1, KINDS_OF_DISCOVERY - 1)]  # the space of each discovery
    piles: Annotated[vec[i64], COUNT]  # copies left on each space
    slots: Annotated[vec[i64], SEAT_MARK]  # bonus slots, see `slot_at`: seat + 1 of the taker
    wonders: Annotated[vec[i64], Within(-1, COLUMNS - 1)]  # the wonder in each column
    column_of: Annotated[vec[i64], Within(-1, COLUMNS - 1)]  # the column of each wonder
    built: Annotated[i64, Bits(COLUMNS)]  # wonders taken, as bits
    purse: Bag  # cubes to be dealt at the start
    deck: Bag  # destiny cards never seen since the last shuffle; unknown cards of others are pooled here
    deck_count: Annotated[i64, COUNT]
    held: Bag  # pooled: unknown cards that others hold from earlier decks, by deck, packed
    discard: Annotated[vec[i64], COUNT]
    discard_count: Annotated[i64, COUNT]
    drawn: Annotated[vec[i64], Bits(FIELD * 2)]  # by the oracle, before one is kept: from this deck and before
    drawn_count: Annotated[i64, Bits(FIELD * 2)]  # the same, of all kinds
    gods: Bag  # face-down Olympos cards, the unused one included
    revealed: Annotated[vec[i64], Within(-1, KINDS_OF_GOD - 1)]  # god at each card place, -1 while face down
    god: Annotated[i64, Within(-1, KINDS_OF_GOD - 1)]  # the last one revealed, -1 before the first

    def ruler(self, territory: i64) -> i64:
        """Who controls a territory: the owner of the top disc, -1 for nobody (OS-1.5)."""
        disc: i64 = self.top[territory]
        if disc == NO_DISC:
            return -1
        return owner_of(disc)

    def is_barred(self, territory: i64) -> bool:
        """Whether a cross lies on a territory (OS-2.4)."""
        return (self.barred >> territory) & 1 == 1

    def has_tribe(self, territory: i64) -> bool:
        """Whether an unbeaten tribe lives in a territory (OS-1.7)."""
        return (self.tribes >> territory) & 1 == 1

    def has_built(self, wonder: i64) -> bool:
        """Whether somebody has built a wonder (OS-6.6)."""
        return self.built & BIT[wonder] != 0
