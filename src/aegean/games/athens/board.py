"""Everything that lies on the table: the middle and the areas of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.ranges import COUNT, FLAG, SEAT, SEAT_MARK, Within
from aegean.core.state import State
from aegean.games.athens.parts import AGORA, COLOURS, ECCLESIA, KINDS, LANDMARKS, ROUNDS, VILLAGE, WORKSHOP

if TYPE_CHECKING:
    from aegean.core.shared import Busy

MOST_RETURNED: Final = 14  # oracle cards put back: at most one a round
UNKNOWN: Final = 4  # stands for an oracle card that the viewer has not seen


def put_back(oracle: i64, knower: i64) -> i64:
    """An oracle card under the deck, as one number: its type and who knows it."""
    return oracle * 8 + knower


def oracle_of(card: i64) -> i64:
    """The type of a card put back."""
    return card // 8


def knower_of(card: i64) -> i64:
    """Who put a card back and so knows it."""
    return card % 8


def traced(card: i64, holder: i64) -> i64:
    """A card put back by one player and drawn again by another, as one number."""
    return card * 8 + holder


def card_of(trace: i64) -> i64:
    """The card that was put back."""
    return trace // 8


def holder_of(trace: i64) -> i64:
    """Who drew it."""
    return trace % 8


def tucked_kind(card: i64) -> i64:
    """The kind of a base card with its side, as it is tucked and as moves number it."""
    return card // 2


def is_tucked_turned(card: i64) -> bool:
    """Whether a base card with its side is a turned one."""
    return card % 2 == 1


@final
class Player:
    """The things in front of one player."""

    tiles: Annotated[Busy, COUNT]  # by class
    cubes: Annotated[Busy, COUNT]  # by colour
    front: Annotated[vec[i64], COUNT]  # own base cards front up, by kind
    turned: Annotated[vec[i64], COUNT]  # own base cards turned, by kind
    tucked: Annotated[vec[i64], Within(-1, 2 * KINDS - 1)]  # base cards under villages in order, with their side, or -1
    stacks: Annotated[vec[i64], COUNT]  # own villages, ecclesias, agoras, workshops
    landmarks: Annotated[vec[i64], FLAG]  # 1 for every own landmark
    oracles: Annotated[vec[i64], COUNT]  # own oracle cards by type, as far as the viewer knows them
    oracle_count: Annotated[i64, COUNT]  # how many oracle cards they have, which everybody knows
    points: Annotated[i64, COUNT]  # received during the game

    @property
    def villages(self) -> i64:
        """How many Villages they own."""
        return self.stacks[VILLAGE]

    @property
    def ecclesias(self) -> i64:
        """How many Ecclesias they own."""
        return self.stacks[ECCLESIA]

    @property
    def agoras(self) -> i64:
        """How many Agoras they own."""
        return self.stacks[AGORA]

    @property
    def workshops(self) -> i64:
        """How many Workshops they own."""
        return self.stacks[WORKSHOP]

    def symbols(self, kind: i64) -> i64:
        """Symbols of a kind on the own base cards: 1 front up, 2 turned (AT-2.1, AT-2.2)."""
        return self.front[kind] + 2 * self.turned[kind]

    def tile_count(self) -> i64:
        """How many population tiles lie in front of them (AT-4.8)."""
        return self.tiles[0] + self.tiles[1] + self.tiles[2]

    def base_count(self) -> i64:
        """How many base cards are their own; tucked ones and Villages are not (AT-2.2, AT-8.3)."""
        count: i64 = 0
        for kind in range(7):
            count += self.front[kind] + self.turned[kind]
        return count

    def cube_count(self) -> i64:
        """How many cubes they have."""
        count: i64 = 0
        for colour in range(8):
            count += self.cubes[colour]
        return count

    def landmark_count(self) -> i64:
        """How many landmarks they own."""
        count: i64 = 0
        for number in range(8):
            count += self.landmarks[number]
        return count


@final
class Board(State):
    """The table, which the rules read and change."""

    players: vec[Player]
    round: Annotated[i64, Within(1, ROUNDS)]
    start: Annotated[i64, SEAT]  # who has the Pericles tile
    clockwise: bool
    white: Annotated[vec[i64], Within(0, 2)]  # persons on the white dice, by class
    grey: Annotated[vec[i64], Within(0, 2)]  # persons on the grey dice, by class, once they have been rolled this turn
    grey_rolled: bool
    rolls_left: Annotated[i64, COUNT]
    swaps_left: Annotated[i64, COUNT]
    bag: Bag  # population tiles
    discard: Annotated[Busy, COUNT]
    supply: Annotated[Busy, COUNT]  # cubes
    bases: Annotated[vec[i64], COUNT]  # base cards left, by kind
    workers: Annotated[vec[i64], SEAT_MARK]  # on a single card: seat + 1 of who used it this round, 0 for nobody
    squares: Annotated[vec[i64], FLAG]  # squares on the action cards: 1 when filled
    stacks: Annotated[vec[i64], COUNT]  # cards left
    landmark: Annotated[i64, Within(-1, len(LANDMARKS) - 1)]  # the open one, -1 for none
    pile: Bag  # face-down landmarks
    laid: Annotated[Busy, Within(0, COLOURS)]  # squares of the event cards: 0 empty, otherwise cube + 1
    cylinders: Annotated[vec[i64], Within(0, 9)]  # steps the black cylinders have climbed
    deck: Bag  # oracle cards never drawn so far
    bottom: Annotated[vec[i64], Within(0, 8 * UNKNOWN - 1)]  # oracle cards put back, the next first: see `put_back`
    bottom_count: Annotated[i64, Within(0, MOST_RETURNED)]
    drawn: Annotated[vec[i64], Within(0, 3)]  # oracle cards drawn for wheat, by type, before one is put back
    drawn_count: Annotated[i64, Within(0, 3)]
    traced: Annotated[vec[i64], Within(0, 64 * UNKNOWN - 1)]  # cards put back by one and drawn by another, see `traced`
    traced_count: Annotated[i64, Within(0, MOST_RETURNED)]
