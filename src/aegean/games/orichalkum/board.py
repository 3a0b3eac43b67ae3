"""Everything that lies on the table: the middle and the islands of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.ranges import COUNT, FLAG, SEAT, SEAT_OR_NONE, Bits, Within
from aegean.core.state import State
from aegean.games.orichalkum import parts
from aegean.games.orichalkum.grid import SIZE, WAYS, around

if TYPE_CHECKING:
    from aegean.core.shared import Busy

NONE: Final = -1  # no card, no landscape, no creature, no building
MOST_LAID: Final = 36  # no island has more fields
MOST_TEMPLES: Final = 9
NO_CITY: Final[i64] = 0

CARD: Final = Within(NONE, len(parts.CARDS) - 1)
TILE: Final = Within(NONE, len(parts.TILES) - 1)
CREATURE: Final = Within(NONE, len(parts.CREATURES) - 1)
BUILDING: Final = Within(NONE, len(parts.BUILDINGS) - 1)
LAID: Final = Within(0, len(parts.TILES) * SIZE * WAYS - 1)


def pack_island(island: i64, side: i64) -> i64:
    """A side of an island board as one number."""
    return island * parts.SIDES + side


def island_of(side: i64) -> i64:
    """The island board of such a number."""
    return side // parts.SIDES


def pack_capital(port: i64, way: i64) -> i64:
    """Where a capital lies, as one number: the field of its port and the direction of the second half."""
    return port * WAYS + way


def unpack_capital(code: i64) -> tuple[i64, i64]:
    """Port and direction of such a number."""
    return code // WAYS, code % WAYS


def pack_landscape(tile: i64, anchor: i64, rotation: i64) -> i64:
    """A laid landscape as one number."""
    return (tile * SIZE + anchor) * WAYS + rotation


def unpack_landscape(code: i64) -> tuple[i64, i64, i64]:
    """Landscape, anchor and rotation of such a number."""
    return code // (SIZE * WAYS), code // WAYS % SIZE, code % WAYS


def pack_temple(field: i64, face: i64) -> i64:
    """Where a temple stands, as one number: the first field of its diamond and the orientation."""
    return field * parts.FACES + face


def unpack_temple(code: i64) -> tuple[i64, i64]:
    """Field and orientation of such a number."""
    return code // parts.FACES, code % parts.FACES


@final
class Player:
    """One player's island and reserve. Clones share all lists; whoever changes one replaces it.

    Sets of fields are bit masks over the common grid. A reserve is what lies in the resource
    areas of the own board, and nothing that stands on fields or buildings (OR-1.7).
    """

    island: Annotated[i64, Within(NONE, len(parts.ISLANDS) * parts.SIDES - 1)]  # see `pack_island`, or NONE
    side: Annotated[i64, Within(0, parts.SIDES - 1)]  # 0 one star, 1 two stars
    hoplites: Annotated[i64, COUNT]
    orichalcum: Annotated[i64, COUNT]
    healing: Annotated[i64, COUNT]  # hoplites on the hospital
    capital: Annotated[i64, Within(NONE, SIZE * WAYS - 1)]  # see `pack_capital`, NONE before the first turn
    city: Annotated[i64, Bits(SIZE)]  # the fields under the capital
    covered: Annotated[i64, Bits(SIZE)]  # all fields under landscapes or the capital, built over or not
    lairs: Annotated[i64, Bits(SIZE)]  # inhabited volcanoes
    open: Annotated[vec[i64], Bits(SIZE)]  # landscape fields not built over, by terrain
    laid: Annotated[vec[i64], LAID]  # landscapes in the order of laying, see `pack_landscape`
    laid_count: Annotated[i64, Within(0, MOST_LAID)]
    creatures: Annotated[vec[i64], Within(0, len(parts.CREATURES))]  # by field: kind + 1 of the creature there, or 0
    sent: Annotated[vec[i64], Within(0, parts.MOST_SENT)]  # by field: hoplites that stand beside the creature
    buildings: Annotated[vec[i64], Within(0, len(parts.BUILDINGS))]  # by field: kind + 1 of the building, 0 for none
    owned: Annotated[vec[i64], COUNT]  # own buildings, by kind
    temples: Annotated[vec[i64], Within(0, SIZE * parts.FACES - 1)]  # in the order of building, see `pack_temple`
    temple_count: Annotated[i64, Within(0, MOST_TEMPLES)]
    medals: Annotated[i64, COUNT]
    defeated: Annotated[vec[i64], COUNT]  # defeated creatures, by kind

    def land(self) -> i64:
        """Landscape fields that are not built over (OR-1.2 to OR-1.4)."""
        land = self.open
        return land[parts.FOREST] | land[parts.LAGOON] | land[parts.DESERT] | land[parts.MOUNTAIN] | land[parts.VOLCANO]

    def guarded(self) -> i64:
        """The fields beside inhabited volcanoes (OR-1.5)."""
        return around(self.lairs)

    def buildable(self) -> i64:
        """Open landscape without creature, unguarded unless the owner has the crystal (OR-1.6, OR-11.7)."""
        land: i64 = self.land() & ~self.lairs
        return land if self.owned[parts.CRYSTAL] > 0 else land & ~self.guarded()

    def free(self) -> i64:
        """Fields of the island that nothing covers yet (OR-4.8)."""
        return parts.ISLAND[self.island] & ~self.covered

    def shore(self) -> i64:
        """Free fields beside covered ones (OR-4.6)."""
        return around(self.covered) & self.free()

    def camps(self) -> i64:
        """Own training camps, the capital included (OR-4.3, OR-11.1)."""
        return self.owned[parts.CAMP] + (parts.CAPITAL_CAMPS if self.capital >= 0 else NO_CITY)

    def mines(self) -> i64:
        """Own mines, the capital included (OR-4.3, OR-11.2)."""
        return self.owned[parts.MINE] + (parts.CAPITAL_MINES if self.capital >= 0 else NO_CITY)

    def trophies(self) -> i64:
        """How many defeated creatures they have."""
        count: i64 = 0
        for number in self.defeated:
            count += number
        return count


@final
class Board(State):
    """The table, which the rules read and change.

    All of it is public (section 6 of the rules): deck, bags and the shuffled part of every stack have no order
    to look up, and landscapes put under a stack were seen by everybody.
    """

    players: vec[Player]
    round: Annotated[i64, Within(1, parts.ROUNDS)]
    turn: Annotated[i64, SEAT]  # whose turn it is
    initiative: Annotated[i64, SEAT]  # who holds the marker
    winner: Annotated[i64, SEAT_OR_NONE]  # NONE until the game is won
    cards: Annotated[Busy, CARD]  # the row from left to right (OR-1.9)
    tiles: Annotated[Busy, TILE]  # the landscape on each card of the row, or NONE
    beasts: Annotated[Busy, CREATURE]  # the creature on each landscape of the row, or NONE
    row_count: Annotated[i64, Within(0, parts.LONGEST_ROW)]
    card: Annotated[i64, CARD]  # the card just taken, until its action is over
    tile: Annotated[i64, TILE]  # its landscape, until it is laid
    beast: Annotated[i64, CREATURE]  # the creature that came with it, until it stands on its volcano
    slots: Annotated[vec[i64], BUILDING]  # the buildings on offer, by terrain, or NONE
    stocked: Annotated[vec[i64], FLAG]  # 1 where a hoplite or orichalcum lies on that building
    drawn: Annotated[i64, BUILDING]  # the building drawn for a Minotaur, until it is placed
    holders: Annotated[vec[i64], SEAT_OR_NONE]  # who holds each Titan, NONE for the centre
    awake: Annotated[vec[i64], FLAG]  # 1 for every Titan with the active side up
    hoplites: Annotated[i64, COUNT]  # in the general supply
    orichalcum: Annotated[i64, COUNT]  # in the general supply
    deck: Bag  # action cards
    discard: Annotated[Busy, FLAG]  # action cards, 1 for every one that lies there
    stacks: vec[Bag]  # landscapes of one, two and three parts, as far as their order is unknown
    under: Annotated[vec[i64], TILE]  # landscapes put under their stacks, 25 places for each size, the next first
    under_count: Annotated[vec[i64], Within(0, parts.MOST_UNDER)]  # by size, from 1
    lair: Bag  # creatures
    sack: Bag  # buildings

    def places(self) -> list[int]:
        """The winner first, whatever the others hold; the others by their rank (OR-16.5)."""
        keys = [[int(seat == self.winner), score, *self.tiebreak(seat)] for seat, score in enumerate(self.scores())]
        return [1 + sum(other > key for other in keys) for key in keys]
