"""Everything that lies on the table: the two boards and the camps of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.shared import zeros
from aegean.core.state import State
from aegean.games.olympos.goods import BIT
from aegean.games.olympos.parts import DEMOCRACY, DISCS, KINDS_OF_DESTINY

if TYPE_CHECKING:
    from aegean.core.shared import Busy

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

    time: i64  # space of the time marker
    height: i64  # of the marker in the stack on its space
    finished: bool  # has passed or taken the last action
    camp: i64  # settlers in the camp
    on_map: i64  # settlers on the map
    lands: i64  # controlled territories, as bits
    tokens: i64  # territory tokens by resource, packed
    stars: i64  # star tokens
    cubes: i64  # cubes by resource, packed
    hourglasses: i64
    discoveries: i64  # as bits
    discovery_count: i64
    swords: i64  # on discoveries
    symbols: i64  # of Zeus, on discoveries
    skill: i64  # stars on discoveries
    variants: i64  # own variants of agriculture and currency, as bits
    cheap_kinds: i64  # the resources they name, as bits
    wonders: i64  # as bits
    wonder_count: i64
    markers: i64  # own bonus markers by column, packed
    prestige: i64
    athena: i64  # unused Athena stars
    blessed: bool  # by Ares; reminder discs are not kept (OS-3.13)
    spellbound: bool  # by the Siren
    pursued: bool  # by the Erinyes
    keres: i64  # how often hit by the Keres
    favours: i64  # divine favours played for the event in hand
    hand: vec[i64]  # destiny cards by kind, as far as the viewer knows them
    hand_count: i64
    kept: vec[i64]  # those of the hand that were held when the discard pile was last shuffled
    kept_count: i64

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
    place: Busy  # of every disc, see `owner_of` and `number_of`: a territory, CAMP or SUPPLY
    below: Busy  # the disc that lies right below a disc in its territory
    top: Busy  # the highest disc in each territory
    barred: i64  # territories, as bits
    tribes: i64  # territories whose tribe is unbeaten, as bits
    tiles: vec[i64]  # the discovery on each space of the development board, -1 before it is laid
    space_of: vec[i64]  # the space of each discovery
    piles: vec[i64]  # copies left on each space
    slots: vec[i64]  # bonus slots, see `slot_at`: seat + 1 of the taker
    wonders: vec[i64]  # the wonder in each column
    column_of: vec[i64]  # the column of each wonder
    built: i64  # wonders taken, as bits
    purse: Bag  # cubes to be dealt at the start
    deck: Bag  # destiny cards never seen since the last shuffle; unknown cards of others are pooled here
    deck_count: i64
    held: Bag  # pooled: unknown cards that others have held since before the last shuffle
    discard: vec[i64]
    discard_count: i64
    drawn: vec[i64]  # drawn with the oracle, before one is kept
    drawn_count: i64
    gods: Bag  # face-down Olympos cards, the unused one included
    revealed: vec[i64]  # god at each card place, -1 while face down
    god: i64  # the last one revealed, -1 before the first
    declined: i64  # seats that kept a divine favour back in the event in hand, as bits

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
