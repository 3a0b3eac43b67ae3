"""Everything that lies on the table: the middle and the areas of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.state import State
from aegean.games.athens.parts import AGORA, ECCLESIA, VILLAGE, WORKSHOP

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

    tiles: Busy  # by class
    cubes: Busy  # by colour
    front: vec[i64]  # own base cards front up, by kind
    turned: vec[i64]  # own base cards turned, by kind
    tucked: vec[i64]  # base cards under villages in the order of tucking, with their side, or -1
    stacks: vec[i64]  # own villages, ecclesias, agoras, workshops
    landmarks: vec[i64]  # 1 for every own landmark
    oracles: vec[i64]  # own oracle cards by type, as far as the viewer knows them
    oracle_count: i64  # how many oracle cards they have, which everybody knows
    points: i64  # received during the game

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
    round: i64
    start: i64  # who has the Pericles tile
    clockwise: bool
    white: vec[i64]  # persons on the white dice, by class
    grey: vec[i64]  # persons on the grey dice, by class, once they have been rolled this turn
    grey_rolled: bool
    rolls_left: i64
    swaps_left: i64
    bag: Bag  # population tiles
    discard: Busy
    supply: Busy  # cubes
    bases: vec[i64]  # base cards left, by kind
    workers: vec[i64]  # on a single card: seat + 1 of who used it this round, 0 for nobody
    squares: vec[i64]  # squares on the action cards: 1 when filled
    stacks: vec[i64]  # cards left
    landmark: i64  # the open one, -1 for none
    pile: Bag  # face-down landmarks
    laid: Busy  # squares of the event cards: 0 empty, otherwise cube + 1
    cylinders: vec[i64]  # steps the black cylinders have climbed
    deck: Bag  # oracle cards never drawn so far
    bottom: vec[i64]  # oracle cards put back, the next to come first: see `put_back`
    bottom_count: i64
    drawn: vec[i64]  # oracle cards drawn for a sacrifice of wheat, by type, before one is put back
    drawn_count: i64
    traced: vec[i64]  # cards put back by one player and drawn by another, see `traced`
    traced_count: i64
