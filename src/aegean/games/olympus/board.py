"""Everything that lies on the table: the main board and the cities of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.ranges import COUNT, SEAT, SEAT_MARK, SEAT_SET, Bits, Within
from aegean.core.state import State
from aegean.games.olympus.parts import ALL_BUILDINGS, ALL_GODS, MOST_CULTURE, MOST_PRIESTS, ROUND_CAP, SEATS

if TYPE_CHECKING:
    from aegean.core.shared import Busy

NO_GOD: Final = -1
MOST_WARS: Final = 8  # named at one time: two of the leader, one or two of every follower


def named_war(attacker: i64, target: i64, wins_ties: bool) -> i64:
    """A war with a target, as one number."""
    return (target * 2 + (1 if wins_ties else 0)) * 8 + attacker


def attacker_of(war: i64) -> i64:
    """Who wages a war."""
    return war % 8


def target_of(war: i64) -> i64:
    """On whom it is waged."""
    return war // 16


def wins_ties_in(war: i64) -> bool:
    """Whether the attacker has the tie advantage."""
    return war // 8 % 2 == 1


@final
class Player:
    """A city: its sheet, its cubes and its cards. Clones share the tribute area."""

    levels: Annotated[Busy, Within(0, MOST_CULTURE - 2)]  # by track
    store: Annotated[Busy, COUNT]  # cubes by kind
    tribute: Annotated[vec[i64], COUNT]  # cubes by kind, locked until upkeep
    built: Annotated[i64, Bits(ALL_BUILDINGS)]  # one bit for every card in front of the player
    priests: Annotated[i64, Within(0, MOST_PRIESTS)]  # available ones
    reserve: Annotated[i64, Within(0, MOST_PRIESTS)]  # priests neither on the sheet nor on the board
    points: Annotated[i64, COUNT]
    wars: Annotated[i64, Within(0, MOST_WARS)]  # declared in this ceremony, targets not named yet

    def owns(self, building: i64) -> bool:
        """Whether they have built a card."""
        return (self.built >> building) & 1 != 0

    def store_count(self) -> i64:
        """How many cubes lie in the store."""
        return self.store[0] + self.store[1] + self.store[2]

    def tribute_count(self) -> i64:
        """How many cubes lie in the tribute area."""
        return self.tribute[0] + self.tribute[1] + self.tribute[2]


@final
class Board(State):
    """The table, which the rules read and change."""

    players: vec[Player]
    round: Annotated[i64, Within(1, ROUND_CAP)]
    start: Annotated[i64, SEAT]  # who has the starting player marker
    upkeep: Annotated[i64, Within(0, 6)]  # the step of upkeep, 0 during worship
    god: Annotated[i64, Within(NO_GOD, ALL_GODS - 1)]  # of the present ceremony, NO_GOD between ceremonies
    leader: Annotated[i64, SEAT]
    followers: Annotated[i64, SEAT_SET]  # one bit for every seat that has joined
    declined: Annotated[i64, SEAT_SET]  # one bit for every seat that has declined
    alpha: Annotated[vec[i64], SEAT_MARK]  # by god: seat + 1 of the leader's priest, 0 while not honoured
    beta: Annotated[vec[i64], SEAT_SET]  # by god: one bit for every seat with a priest there
    temples: Annotated[i64, Bits(ALL_BUILDINGS)]  # one bit for every unique building still on the board
    glory: Annotated[vec[i64], SEAT_MARK]  # by track: seat + 1 of who took the card, 0 while free
    named: Annotated[vec[i64], Within(0, 16 * SEATS - 1)]  # wars with a target, waiting to be fought: see `named_war`
    named_count: Annotated[i64, Within(0, MOST_WARS)]
    dear_amphitheatre: bool  # option amphitheatre_cost
    plain_ares: bool  # option ares_beta

    def follows(self, seat: i64) -> bool:
        """Whether a seat has joined the present ceremony."""
        return (self.followers >> seat) & 1 != 0

    def clockwise(self, first: i64, turn: i64) -> i64:
        """Who sits so many places behind a seat, clockwise."""
        return (first + turn) % self.seats

    def before(self, first: i64, turn: i64) -> i64:
        """Who sits so many places before a seat; the agenda is a stack, so opponents are put on it in this order."""
        return (first + self.seats - turn) % self.seats

    def beta_priests(self, seat: i64) -> i64:
        """How many priests of a seat stand on beta spaces."""
        count: i64 = 0
        for mask in self.beta:
            count += (mask >> seat) & 1
        return count
