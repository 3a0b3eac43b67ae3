"""Positions of Olympus for tests: laid out by move text, changed with whole components only.

Levels are written C/P/M/W/V/F, stores (wheat, venison, fish). Seats count from 0.
"""

from __future__ import annotations

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

import aegean
from aegean.core.question import Question
from aegean.core.shared import changed
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import BIT, BUILDINGS, COMMONS, GODS, TRACKS
from aegean.games.olympus.rules.building import BUILD
from aegean.games.olympus.rules.favours import ALPHA, BETA, FAVOUR, WORSHIP
from aegean.games.olympus.rules.levels import take_glory
from aegean.games.olympus.rules.upkeep import UPKEEP
from aegean.testing.position import Position

GAME = aegean.load("olympus")


class Olympus(Position[Board]):
    """A game of Olympus, with its components handed out as a test needs them."""

    game = GAME

    # ------------------------------------------------------------ playing

    def asked(self) -> tuple[str, int]:
        """What is asked now, and whom."""
        return self.question, self.board.seat

    def hold_ceremony(self, god: str, *followers: int) -> Self:
        """The active player leads, these seats follow, everybody else who is asked declines."""
        self.play(f"god {god}")
        while self.question == "join":
            self.play("join yes" if self.board.seat in followers else "join no")
        return self

    def idle(self) -> None:
        """Plays what somebody plays who wants nothing: the last option declines wherever that is possible."""
        self.board.apply(self.board.legal()[-1])

    # ------------------------------------------------------------ favours and phases out of turn

    def postpone(self) -> None:
        """The present decision is asked again later, as it is now."""
        self.board.agenda.push(self.board.step, self.board.seat, self.board.arg)

    def interrupted(self, question: Question, seat: int) -> Self:
        """Something else comes first; then the present decision is asked as before."""
        self.postpone()
        question.ask(self.board, seat)
        self.board.advance()
        return self

    def favour(self, seat: int, god: str, alpha: bool, source: int = WORSHIP) -> Self:
        """A god grants a favour out of turn."""
        self.postpone()
        FAVOUR.ask_for(self.board, seat, god=GODS.index(god), size=ALPHA if alpha else BETA, source=source)
        self.board.advance()
        return self

    def may_build(self, seat: int, count: int = 1) -> Self:
        """A player may build out of turn."""
        self.postpone()
        BUILD.ask_for(self.board, seat, count=count, is_optional=True)
        self.board.advance()
        return self

    def to_upkeep(self) -> Self:
        """The worship phase ends now."""
        self.board.agenda.clear()
        UPKEEP.ask_for(self.board, step=1)
        self.board.advance()
        return self

    # ------------------------------------------------------------ handing out

    def player_of(self, seat: int) -> Player:
        """The city of a seat."""
        return self.board.players[seat]

    def set_levels(self, seat: int, text: str) -> None:
        """Sets all six levels: '1/2/1/1/1/1'."""
        self.board.players[seat].levels = vec[i64]([int(level) for level in text.split("/")])

    def set_store(self, seat: int, wheat: int, venison: int, fish: int) -> None:
        """Sets the store."""
        self.board.players[seat].store = vec[i64]([wheat, venison, fish])

    def set_tribute(self, seat: int, wheat: int, venison: int, fish: int) -> None:
        """Sets the tribute area."""
        self.board.players[seat].tribute = vec[i64]([wheat, venison, fish])

    def own(self, seat: int, *buildings: str) -> None:
        """Cards lie in front of a player, without their points and effects."""
        for name in buildings:
            number = BUILDINGS.index(name)
            self.board.players[seat].built |= BIT[number]
            if number >= COMMONS:
                assert (self.board.temples >> number) & 1, f"{name} is taken"
                self.board.temples -= BIT[number]

    def send(self, god: str, leader: int, *followers: int) -> None:
        """A ceremony that lies back: priests of these seats stand on the god's spaces."""
        place = GODS.index(god)
        self.board.alpha = changed(self.board.alpha, place, leader + 1)
        self.board.beta = changed(self.board.beta, place, sum(2**seat for seat in followers))
        for seat in (leader, *followers):
            player = self.board.players[seat]
            if player.priests > 0:
                player.priests -= 1
            else:
                player.reserve -= 1

    def give_glory(self, seat: int, *tracks: str) -> None:
        """A player takes Glory cards."""
        for track in tracks:
            take_glory(self.board, seat, TRACKS.index(track))

    # ------------------------------------------------------------ reading

    def levels(self, seat: int) -> str:
        """All six levels as text."""
        return "/".join(str(level) for level in self.board.players[seat].levels)

    def level(self, seat: int, track: str) -> int:
        """One level."""
        return self.board.players[seat].levels[TRACKS.index(track)]

    def store(self, seat: int) -> tuple[int, ...]:
        """The store."""
        return tuple(self.board.players[seat].store)

    def tribute(self, seat: int) -> tuple[int, ...]:
        """The tribute area."""
        return tuple(self.board.players[seat].tribute)

    def points(self, seat: int) -> int:
        """The place on the score track."""
        return self.board.players[seat].points

    def owns(self, seat: int, building: str) -> bool:
        """Whether a card lies in front of a player."""
        return self.board.players[seat].owns(BUILDINGS.index(building))

    def priests(self, seat: int) -> int:
        """Available priests."""
        return self.board.players[seat].priests


def opened(seats: int = 4, start: int = 0, **options: str) -> Olympus:
    """A new game whose starting player is about to choose a god."""
    return Olympus.start(seats, **options).play(f"start seat_{start + 1}")


def honoured_but(*free: str) -> Olympus:
    """Three players before upkeep: all gods have a worshipper but these."""
    game = opened(3)
    for god in GODS:
        if god not in free:
            game.player_of(1).reserve += 1
            game.send(god, 1)
    return game
