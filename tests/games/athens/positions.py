"""Positions of Athens for tests: laid out by move text, changed with whole components only.

Classes of citizens are written U, M, L. Seats count from 0. Whatever a helper hands to a player comes
out of the supply, a stack, the bag or a deck, so that the component census holds in every position.
"""

from __future__ import annotations

from typing import Self

import aegean
from aegean.core.shared import changed, increased
from aegean.games.athens import parts
from aegean.games.athens.board import Board as Board
from aegean.games.athens.events import SQUARE_NAMES
from aegean.games.athens.parts import BASES, CLASSES, CUBES, EVENTS, LANDMARKS, ORACLES, SINGLES, STACKS
from aegean.games.athens.rules.population import shown
from aegean.testing.position import Position

GAME = aegean.load("athens")
LETTERS = {"U": "upper", "M": "middle", "L": "lower"}


class Athens(Position[Board]):
    """A game of Athens, with its components handed out as a test needs them."""

    game = GAME
    passive = ("turn", "none", "stop")

    # ------------------------------------------------------------ playing

    def run_to(self, name: str, seat: int | None = None) -> Self:
        """Lets everybody idle, at least once, until a question is asked (of a seat)."""
        self.idle()
        return self.idle_until(name, seat)

    def order_of(self, name: str) -> list[int]:
        """The seats that decide a question one after the other, the present one first."""
        seats = []
        while self.question == name:
            seats.append(self.board.seat)
            self.idle()
        return seats

    def show(self, dice: str) -> None:
        """The white dice show these classes for the rest of the round."""
        pair = GAME.parse(f"roll {classes(dice)}") - GAME.parse("roll upper upper")
        self.board.white = shown(pair)

    # ------------------------------------------------------------ handing out

    def hold(self, seat: int, tiles: str) -> None:
        """The player holds exactly these tiles; what they had goes into the bag."""
        player = self.board.players[seat]
        for tile in range(3):
            self.board.bag.put(tile, player.tiles[tile])
            player.tiles[tile] = 0
        for letter in tiles.split():
            tile = CLASSES.index(LETTERS[letter])
            self.board.bag.take(tile)
            player.tiles[tile] += 1

    def give(self, seat: int, **cubes: int) -> None:
        """The player gets cubes from the supply."""
        for name, count in cubes.items():
            colour = CUBES.index(name)
            assert self.board.supply[colour] >= count, f"the supply has only {self.board.supply[colour]} {name}"
            self.board.supply[colour] -= count
            self.board.players[seat].cubes[colour] += count

    def own(self, seat: int, *bases: str) -> None:
        """The player gets base cards from the stacks: 'kiln' front up, 'kiln turned' turned."""
        player = self.board.players[seat]
        for base in bases:
            kind = BASES.index(base.split()[0])
            self.board.bases = increased(self.board.bases, kind, -1)
            if base.endswith("turned"):
                player.turned = increased(player.turned, kind)
            else:
                player.front = increased(player.front, kind)

    def only(self, seat: int, *bases: str) -> None:
        """The player owns exactly these base cards; what they had goes back to the stacks."""
        player = self.board.players[seat]
        for kind in range(parts.KINDS):
            self.board.bases = increased(self.board.bases, kind, player.front[kind] + player.turned[kind])
            player.front = changed(player.front, kind, 0)
            player.turned = changed(player.turned, kind, 0)
        self.own(seat, *bases)

    def take(self, seat: int, **cards: int) -> None:
        """The player gets cards from the stacks, as if before their turn; nothing is tucked or drawn."""
        for name, count in cards.items():
            stack = STACKS.index(name)
            self.board.stacks = increased(self.board.stacks, stack, -count)
            self.board.players[seat].stacks = increased(self.board.players[seat].stacks, stack, count)
        if self.question == "act" and self.board.seat == seat:
            self.board.rolls_left = self.board.players[seat].ecclesias
            self.board.swaps_left = self.board.players[seat].agoras

    def build(self, seat: int, *landmarks: str) -> None:
        """The player gets landmarks from the face-down pile."""
        for name in landmarks:
            number = LANDMARKS.index(name)
            assert self.board.pile.counts[number] == 1, f"{name} is not in the pile"
            self.board.pile.take(number)
            self.board.players[seat].landmarks = changed(self.board.players[seat].landmarks, number, 1)

    def ask(self, seat: int, *oracles: str) -> None:
        """The player gets oracle cards from the deck."""
        player = self.board.players[seat]
        for name in oracles:
            self.board.deck.take(ORACLES.index(name))
            player.oracles = increased(player.oracles, ORACLES.index(name))
            player.oracle_count += 1

    def deplete(self, left: int, to: int = 1) -> None:
        """Oracle cards go to a player until so many are left in the deck."""
        while self.board.deck.total > left:
            self.ask(to, ORACLES[next(kind for kind in range(4) if self.board.deck.counts[kind] > 0)])

    def lay(self, *cubes: str) -> None:
        """Cubes from the supply lie on event squares: 'war_upper_1 infantry'."""
        for text in cubes:
            square, cube = text.split()
            assert self.board.supply[CUBES.index(cube)] > 0, f"the supply has no {cube}"
            self.board.supply[CUBES.index(cube)] -= 1
            self.board.laid[SQUARE_NAMES.index(square)] = CUBES.index(cube) + 1

    def climb(self, **steps_up: int) -> None:
        """Black cylinders stand on these steps."""
        for name, height in steps_up.items():
            self.board.cylinders = changed(self.board.cylinders, EVENTS.index(name), height)

    def work(self, card: str, seat: int) -> None:
        """A worker of the seat stands on a single card."""
        self.board.workers = changed(self.board.workers, SINGLES.index(card), seat + 1)

    def drain(self, left: int = 0) -> None:
        """All but the first few tiles of the bag go to the discard pile."""
        for tile in range(3):
            while self.board.bag.counts[tile] > 0 and self.board.bag.total > left:
                self.board.bag.take(tile)
                self.board.discard[tile] += 1

    # ------------------------------------------------------------ reading

    def tiles(self, seat: int) -> str:
        """The tiles of a player as letters, upper class first."""
        return letters(list(self.board.players[seat].tiles))

    def cubes(self, seat: int) -> dict[str, int]:
        """The cubes of a player, without those they have none of."""
        return {
            name: self.board.players[seat].cubes[colour]
            for colour, name in enumerate(CUBES)
            if self.board.players[seat].cubes[colour]
        }

    def in_supply(self, cube: str) -> int:
        """How many cubes of a colour the supply holds."""
        return self.board.supply[CUBES.index(cube)]

    def symbols(self, seat: int, kind: str) -> int:
        """The symbols of a kind that a player has."""
        return self.board.players[seat].symbols(BASES.index(kind))

    def points(self, seat: int) -> int:
        """The points a player has received so far."""
        return self.board.players[seat].points

    def laid(self, event: str) -> dict[str, str]:
        """The cubes on an event card by square."""
        return {
            name: CUBES[self.board.laid[square] - 1]
            for square, name in enumerate(SQUARE_NAMES)
            if name.startswith(event + "_") and self.board.laid[square]
        }

    def height(self, event: str) -> int:
        """The step on which a black cylinder stands."""
        return self.board.cylinders[EVENTS.index(event)]


def opened(seats: int = 2, start: int = 0, landmark: str = "stoa") -> Athens:
    """A new game with its first landmark open, before the white dice."""
    return Athens.start(seats, start=f"seat_{start + 1}").play(f"reveal {landmark}")


def rolled(
    seats: int = 2, start: int = 0, dice: str = "M L", order: str = "clockwise", landmark: str = "stoa"
) -> Athens:
    """The first round after its dice, before the draws."""
    game = opened(seats, start, landmark).play(f"roll {classes(dice)}")
    return game if seats == 2 else game.play(f"order {order}")


def at_base(seats: int = 2, start: int = 0, dice: str = "M L", order: str = "clockwise") -> Athens:
    """The base phase of the first round; everybody has three lower class tiles."""
    game = rolled(seats, start, dice, order)
    return game.play(*["draw lower"] * (3 * seats))


def at_action(
    seats: int = 2,
    dice: str = "M L",
    tiles: str = "L L L",
    start: int = 0,
    order: str = "clockwise",
    landmark: str = "stoa",
) -> Athens:
    """The action phase of the first round: everybody took a Shipyard; the first player holds the tiles."""
    game = rolled(seats, start, dice, order, landmark)
    game.play(*["draw lower"] * (3 * seats), *["base shipyard"] * seats)
    game.hold(game.board.seat, tiles)
    return game


def at_event(seats: int = 2, **cubes: int) -> Athens:
    """The event phase of the first round; the first player has the cubes, the others have none."""
    assert cubes, "who has no cube is not asked"
    game = at_action(seats)
    game.give(game.board.seat, **cubes)
    return game.play(*["turn shipyard"] * seats)


def classes(letters: str) -> str:
    """Letters as the words of moves, upper class first: 'L M' is 'middle lower'."""
    return " ".join(sorted((LETTERS[letter] for letter in letters.split()), key=CLASSES.index))


def letters(counts: list[int]) -> str:
    """Counts by class as letters."""
    return " ".join(letter for letter, count in zip(LETTERS, counts, strict=True) for _ in range(count))
