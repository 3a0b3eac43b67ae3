"""Positions of Atlantis Exodus for tests: laid out by moves, changed with whole components only.

Seats count from 0. Whatever a helper hands to a player comes out of the bag, the supply or a stack, so that
the component census holds in every position.
"""

from __future__ import annotations

from typing import Self

import aegean
from aegean.core.question import Question
from aegean.core.state import CHANCE, OVER
from aegean.games.atlantis_exodus.board import Player, site_tile
from aegean.games.atlantis_exodus.cards import KINDS
from aegean.games.atlantis_exodus.parts import COLOUR_OF, COLOURS, PROFESSIONS, SITE_OF, SPACES
from aegean.games.atlantis_exodus.rules.dispatch import SEND_TO
from aegean.games.atlantis_exodus.rules.king import KING
from aegean.games.atlantis_exodus.tiles import CELLS, PLACES, TILES, settler_at

from .handout import Handout

GAME = aegean.load("atlantis_exodus")


class Atlantis(Handout):
    """A game of Atlantis Exodus, with its components handed out as a test needs them."""

    game = GAME
    passive = ("end", "leave", "decline", "no", "stop")

    # ------------------------------------------------------------ playing

    def forced(self) -> Self:
        """Plays on while there is only one thing that can happen."""
        while self.board.seat != OVER and len(self.board.legal()) == 1:
            self.board.apply(self.board.legal()[0])
        return self

    def order_of(self, name: str) -> list[int]:
        """The seats that are asked a question one after the other, until the round ends."""
        seats: list[int] = []
        round_ = self.board.round
        while self.board.round == round_ and self.board.seat != OVER:
            if self.question == name and (not seats or seats[-1] != self.board.seat):
                seats.append(self.board.seat)
            self.idle()
        return seats

    def jump(self, question: Question, seat: int) -> None:
        """Makes a seat the one that is asked now; what else was pending stays pending."""
        self.board.turn = seat
        question.ask(self.board, seat)
        self.board.advance()

    def fresh(self, seat: int) -> None:
        """The player's goods are those of the start, nobody is in training, no favour, no point, priest at 0."""
        player = self.board.players[seat]
        for field in range(12):
            self.board.bag.put(COLOUR_OF[field], player.fields[field])
            player.fields[field] = 0
        for good in range(4):
            self.board.supply[good] += player.goods[good] - 1
            player.goods[good] = 1
        self.board.supply[4] += player.favours
        player.favours = 0
        for source in range(12):
            player.points[source] = 0
        player.priest = player.honoured = player.last_bonus = 0

    # ------------------------------------------------------------ reading

    def player(self, seat: int = 0) -> Player:
        """The things of a player."""
        return self.board.players[seat]

    def goods(self, seat: int = 0) -> tuple[int, ...]:
        """Knowledge, culture, craft, gold."""
        return tuple(int(count) for count in self.board.players[seat].goods)

    def training(self, seat: int = 0) -> dict[str, int]:
        """Settlers in training by profession."""
        fields = self.board.players[seat].fields
        return {name: int(fields[n]) for n, name in enumerate(PROFESSIONS) if fields[n]}

    def vp(self, seat: int = 0) -> int:
        """Victory points."""
        return self.board.players[seat].vp

    def settlers_on(self, seat: int, cell: str) -> list[str]:
        """The settlers on a cell by place, empty text for an open place."""
        number = CELLS.index(cell)
        tile = self.board.players[seat].cells[number] - 1
        crowd = self.board.players[seat].crowds[number]
        return [["", *COLOURS][settler_at(crowd, place) + 1] for place in range(PLACES[tile])]

    def in_city(self, space: str) -> str:
        """The tile on a space of the city."""
        tile = site_tile(self.board.city[SITE_OF[SPACES.index(space)]])
        return TILES[tile] if tile >= 0 else ""

    def sends(self, profession: str, seat: int = 0) -> list[str]:
        """The destinations of a settler."""
        twin = self.clone()
        SEND_TO.ask_for(twin.board, seat, profession=PROFESSIONS.index(profession))
        twin.board.advance()
        return twin.legal()

    def scrolls(self) -> list[str]:
        """The knowledge display by slot, empty text for an empty slot."""
        return [KINDS[kind - 1] if kind else "" for kind in self.board.scrolls]

    def in_discard(self) -> list[str]:
        """The kinds on the knowledge discard."""
        return [name for number, name in enumerate(KINDS) for _ in range(self.board.scroll_discard[number])]


def begun(seats: int = 2, start: int = 0) -> Atlantis:
    """A new game after its setup, at the first decision; chance took the first of everything."""
    game = Atlantis.start(seats, start=f"seat_{start + 1}")
    while game.board.seat == CHANCE:
        game.board.apply(game.board.legal()[0])
    return game


def at_king(seats: int = 2, year_: int = 1, round_: int = 1) -> Atlantis:
    """Seat 0 is about to move its king, before everybody else."""
    game = begun(seats)
    while (game.board.year, game.board.round) != (year_, round_) or game.question != "king":
        assert game.board.seat != OVER
        game.idle()
    game.jump(KING, 0)
    return game


def at_main(seats: int = 2) -> Atlantis:
    """Phase 2 of seat 0 in the first round; it has what players start with and nobody in training."""
    game = begun(seats)
    game.idle_until("main", 0)
    game.fresh(0)
    return game


def with_card(card: str, seats: int = 2) -> Atlantis:
    """Seat 0 is to act and holds one influence card."""
    game = at_main(seats)
    game.hold(0, f"inf_{card}")
    return game
