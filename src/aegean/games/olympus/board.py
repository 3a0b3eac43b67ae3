"""Everything that lies on the table: the main board and the cities of the players."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.state import State

NO_GOD: Final = -1
MOST_WARS: Final = 8  # named at one time: two of the leader, one or two of every follower


@final
class Player:
    """A city: its sheet, its cubes and its cards. Clones share the tribute area."""

    levels: vec[i64]  # by track
    store: vec[i64]  # cubes by kind
    tribute: vec[i64]  # cubes by kind, locked until upkeep
    built: i64  # one bit for every card in front of him
    priests: i64  # available ones
    reserve: i64  # priests neither on the sheet nor on the board
    points: i64
    wars: i64  # declared in this ceremony, targets not named yet

    def owns(self, building: i64) -> bool:
        """Whether he has built a card."""
        return (self.built >> building) & 1 != 0

    def store_count(self) -> i64:
        """How many cubes lie in the store."""
        return self.store[0] + self.store[1] + self.store[2]

    def tribute_count(self) -> i64:
        """How many cubes lie in the tribute area."""
        return self.tribute[0] + self.tribute[1] + self.tribute[2]

    def share(self, twin: Player) -> None:
        """Makes a twin equal; both share all lists."""
        twin.levels = self.levels
        twin.store = self.store
        twin.tribute = self.tribute
        twin.built = self.built
        twin.priests = self.priests
        twin.reserve = self.reserve
        twin.points = self.points
        twin.wars = self.wars

    def own(self) -> None:
        """Takes copies of the lists that are changed in place."""
        self.levels = self.levels[:]
        self.store = self.store[:]


class Board(State):
    """The table. The rules read and change it; `OlympusState` knows who is asked what."""

    players: vec[Player]
    round: i64
    start: i64  # who has the starting player marker
    upkeep: i64  # the step of upkeep, 0 during worship
    god: i64  # of the present ceremony, NO_GOD between ceremonies
    leader: i64
    followers: i64  # one bit for every seat that has joined
    declined: i64  # one bit for every seat that has declined
    alpha: vec[i64]  # by god: seat + 1 of the leader's priest, 0 while not honoured
    beta: vec[i64]  # by god: one bit for every seat with a priest there
    temples: i64  # one bit for every unique building still on the board
    glory: vec[i64]  # by track: seat + 1 of who took the card, 0 while free
    named: vec[i64]  # wars with a target, waiting to be fought: (target * 2 + wins ties) * 8 + attacker
    named_count: i64
    dear_amphitheatre: bool  # option amphitheatre_cost
    plain_ares: bool  # option ares_beta
