"""Positions of Olympos for tests: laid out by move text, changed with whole components only.

Seats count from 0; seat 0 has the first turn, the last seat bars. Lands, discoveries, cards and gods go by
their ids. What a helper hands to a player comes from where it lies, so that the component census holds.
"""

from __future__ import annotations

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

import aegean
from aegean.core.agenda import Agenda
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.olympos import parts
from aegean.games.olympos.board import CAMP, SUPPLY, Board, Player, owner_of
from aegean.games.olympos.census import pile
from aegean.games.olympos.goods import BIT, packed, unpacked
from aegean.games.olympos.parts import DESTINIES, DISCOVERIES, GODS, RESOURCES, TERRITORIES, VARIANTS, WONDERS
from aegean.games.olympos.rules.settlers import arrive, camp_disc, gain_settlers
from aegean.games.olympos.rules.travel import fight_at, prices
from aegean.games.olympos.rules.turn import NEXT_TURN
from aegean.testing.position import Position

GAME = aegean.load("olympos")
EDGE = 32
BARS = {
    3: "elis mestoria ionia byzantium kleito caria azaia ampheria achaea lesbos gadeira euboea",
    4: "elis mestoria byzantium kleito azaia ampheria lesbos gadeira",
    5: "mestoria kleito azaia gadeira",
}


class Olympos(Position[Board]):
    """A game of Olympos, with its components handed out as a test needs them."""

    game = GAME

    # ------------------------------------------------------------ playing

    def play(self, *moves: str) -> Self:
        """Plays moves; whoever is asked for cards and can play none says so in between."""
        for move in moves:
            super().play(move)
            while self.legal() in (["done"], ["no"]):
                super().play(self.legal()[0])
        return self

    def play_just(self, *moves: str) -> Self:
        """Plays these moves and nothing in between."""
        return super().play(*moves)

    def refresh(self) -> Self:
        """Finds anew who is active."""
        self.board.agenda = Agenda.empty()
        NEXT_TURN.ask(self.board, CHANCE)
        self.board.advance()
        return self

    # ------------------------------------------------------------ changing

    def stand(self, *spaces: int) -> Self:
        """The markers stand on these spaces by seat, on equal ones the later seat higher; who acts is found anew."""
        for seat, space in enumerate(spaces):
            self.board.players[seat].time = space
            self.board.players[seat].height = list(spaces[:seat]).count(space)
        return self.refresh()

    def settle(self, seat: int, *lands: str) -> None:
        """Settlers of a player stand on top in these lands; nobody is paid for it."""
        for name in lands:
            if self.board.players[seat].camp == 0:
                gain_settlers(self.board, seat, 1)
            held = [player.hourglasses for player in self.board.players]
            arrive(self.board, camp_disc(self.board, seat), land(name))
            for player, count in zip(self.board.players, held, strict=True):
                player.hourglasses = count

    def empty_camp(self, seat: int) -> None:
        """The settlers in the camp go back to the supply."""
        for disc in range(20 * seat + 1, 20 * seat + 20):
            if self.board.place[disc] == CAMP:
                self.board.place[disc] = SUPPLY
        self.board.players[seat].camp = 0

    def learn(self, seat: int, *names: str) -> None:
        """A player owns discoveries, without their immediate effects; variants go by their own ids."""
        player = self.board.players[seat]
        for name in names:
            if name in VARIANTS:
                variant = VARIANTS.index(name)
                player.variants |= BIT[variant]
                player.cheap_kinds |= BIT[parts.VARIANT_KIND[variant]]
                name = DISCOVERIES[parts.VARIANT_OF[variant]]
            number = DISCOVERIES.index(name)
            assert self.board.piles[self.board.space_of[number]] > 0, f"no copy left: {name}"
            self.board.piles = increased(self.board.piles, self.board.space_of[number], -1)
            player.discoveries |= BIT[number]
            player.discovery_count += 1
            player.swords += parts.SWORDS[number]
            player.symbols += parts.SYMBOLS[number]
            player.skill += parts.SKILL_STARS[number]

    def place_tile(self, name: str, space: str) -> None:
        """A discovery lies on a space of its row, in exchange for the one there."""
        number, target = DISCOVERIES.index(name), parts.SPACES.index(space)
        source, other = int(self.board.space_of[number]), int(self.board.tiles[target])
        for discovery, place in ((number, target), (other, source)):
            self.board.tiles = changed(self.board.tiles, place, discovery)
            self.board.space_of = changed(self.board.space_of, discovery, place)

    def hold(self, seat: int, *cards: str) -> None:
        """A player gets destiny cards from the deck."""
        player = self.board.players[seat]
        for name in cards:
            kind = DESTINIES.index(name)
            assert self.board.deck.counts[kind] > 0, f"not in the deck: {name}"
            self.board.deck.take(kind)
            self.board.deck_count -= 1
            player.hand = increased(player.hand, kind)
            player.hand_count += 1

    def throw(self, *cards: str) -> None:
        """Destiny cards go from the deck to the discard pile."""
        for name in cards:
            kind = DESTINIES.index(name)
            self.board.deck.take(kind)
            self.board.deck_count -= 1
            self.board.discard = increased(self.board.discard, kind)
            self.board.discard_count += 1

    def empty_deck(self, to: int | None = None, left: int = 0) -> None:
        """The deck goes to the discard pile, or into a hand, but for the last few cards."""
        while self.board.deck_count > left:
            name = DESTINIES[next(kind for kind in range(19) if self.board.deck.counts[kind] > 0)]
            if to is None:
                self.throw(name)
            else:
                self.hold(to, name)

    def give(self, seat: int, **cubes: int) -> None:
        """A player has exactly these cubes."""
        self.board.players[seat].cubes = packed([cubes.get(name, 0) for name in RESOURCES])

    def unbar(self, *lands: str) -> None:
        """Lands are not barred after all; a tribe lives in starred ones."""
        for name in lands:
            self.board.barred &= ~BIT[land(name)]
            if parts.STARRED[land(name)]:
                self.board.tribes |= BIT[land(name)]

    def mark(self, seat: int, *slots: str) -> None:
        """Bonus markers of a player lie in slots: 'r1c1 a'."""
        for slot in slots:
            space, letter = slot.split()
            place = 3 * parts.SPACES.index(space) + parts.SLOTS.index(letter)
            self.board.slots = changed(self.board.slots, place, seat + 1)
            self.board.players[seat].markers += packed([int(column == int(space[3]) - 1) for column in range(5)])

    def sword(self, seat: int, count: int) -> None:
        """A player has so many swords from discoveries."""
        self.learn(seat, *["metallurgy", "hoplite", "phalanx"][:count])

    def player_of(self, seat: int) -> Player:
        """The camp of a player."""
        return self.board.players[seat]

    def owners(self, name: str) -> list[int]:
        """The seats of the discs in a land from the bottom up."""
        return [int(owner_of(disc)) for disc in pile(self.board, land(name))]

    def tokens(self, seat: int) -> dict[str, int]:
        """The territory tokens of a player, without those there are none of."""
        held = zip(RESOURCES, unpacked(self.board.players[seat].tokens), strict=True)
        return {name: count for name, count in held if count}

    def cubes(self, seat: int) -> dict[str, int]:
        """The cubes of a player, without those there are none of."""
        held = zip(RESOURCES, unpacked(self.board.players[seat].cubes), strict=True)
        return {name: count for name, count in held if count}

    def hand(self, seat: int) -> list[str]:
        """The destiny cards of a player."""
        return [name for kind, name in enumerate(DESTINIES) for _ in range(self.board.players[seat].hand[kind])]

    def thrown(self) -> list[str]:
        """The destiny cards in the discard pile."""
        return [name for kind, name in enumerate(DESTINIES) for _ in range(self.board.discard[kind])]

    def route(self, seat: int, start: str, end: str) -> int:
        """What appearance and route cost from a land, or from 'new'."""
        out = vec[i64]([0] * 32)
        prices(self.board.players[seat], EDGE if start == "new" else land(start), out)
        return int(out[land(end)])

    def price(self, seat: int, start: str, end: str) -> int:
        """What an expansion costs in all."""
        return self.route(seat, start, end) + int(fight_at(self.board, self.board.players[seat], land(end)))

    def times(self) -> list[int]:
        """The spaces of all markers."""
        return [int(player.time) for player in self.board.players]


def laid_out(seats: int = 4) -> Olympos:
    """A new game with its tiles in the order of the data, before the time stack."""
    game = Olympos.start(seats)
    for row in range(5):
        game.play(*[f"lay {DISCOVERIES[5 * row + column]}" for column in range(4)])
    return game.play(*[f"raise {wonder}" for wonder in WONDERS[:4]])


def stacked(seats: int = 4) -> Olympos:
    """The time stack: seat 0 on top, the last seat at the bottom, who is about to bar."""
    return laid_out(seats).play(*[f"stack seat_{seat + 1}" for seat in range(seats - 1, 0, -1)])


def barred(seats: int = 4) -> Olympos:
    """The usual bars, before the cubes are dealt."""
    return stacked(seats).play(*[f"bar {land}" for land in BARS[seats].split()])


def started(seats: int = 4) -> Olympos:
    """The first turn of seat 0; cubes are dealt in the order grain, stone, wood, gold, grain."""
    game = barred(seats)
    if seats == 5:
        game.play("fifth grain")
    dealt = ["grain", "stone", "wood", "gold", "grain"][:seats]
    return game.play(*[f"deal {resource}" for resource in dealt])


def bare(seats: int = 4) -> Olympos:
    """The first turn of seat 0, nobody with any cube."""
    game = started(seats)
    for player in game.board.players:
        player.cubes = 0
    return game


def land(name: str) -> int:
    """The number of a land."""
    return TERRITORIES.index(name)


def god(name: str) -> int:
    """The number of a god."""
    return GODS.index(name)
