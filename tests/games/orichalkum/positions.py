"""Positions of Orichalkum for tests: laid out by move text, changed with whole components only.

Terrains are written F, L, D, M, V, a volcano with its creature `V gorgon`. Seats count from 0. Whatever
a helper hands out comes from the supply, a stack, the deck or a bag, so that the census holds everywhere.
"""

from __future__ import annotations

from typing import Self

import aegean
from aegean.core.shared import changed, increased
from aegean.games.orichalkum.board import NONE, Board, pack_capital, pack_landscape, pack_temple
from aegean.games.orichalkum.grid import BIT, DIRECTIONS, FIELDS, WAYS
from aegean.games.orichalkum.grid import step as neighbour
from aegean.games.orichalkum.parts import (
    BRINGS_HOPLITES,
    BRINGS_ORICHALCUM,
    BUILDINGS,
    CARDS,
    CREATURES,
    FIRST_TILE,
    ISLAND,
    PORT,
    PORT_NAMES,
    PORTS,
    SLOTS,
    TERRAINS,
    TILE_SIZE,
    TILES,
    TITANS,
)
from aegean.games.orichalkum.rules.build import diamond
from aegean.games.orichalkum.rules.landscape import part_field
from aegean.games.orichalkum.rules.supply import build_over, place_building, stock
from aegean.testing.position import Position

GAME = aegean.load("orichalkum")
LETTERS = {name[0].upper(): number for number, name in enumerate(TERRAINS)}
ISLANDS = ("crown", "dolphin", "anvil", "crescent")
ROW = ("produce_1", "recruit_1", "fight_1", "build_1", "produce_2", "recruit_2")
SLOTTED = ("hospital", "forge", "architect", "protective_crystal")


class Orichalkum(Position[Board]):
    """A game of Orichalkum, with its components handed out as a test needs them."""

    game = GAME
    passive = ("skip", "no_bonus", "nothing", "stop_fighting", "stop_building", "decline", "send")

    # ------------------------------------------------------------ playing

    def run_to(self, name: str, seat: int | None = None) -> Self:
        """Lets everybody idle, at least once, until a question is asked (of a seat)."""
        self.idle()
        return self.idle_until(name, seat)

    # ------------------------------------------------------------ the row

    def deal(self, card: str, tile: str = "", creature: str = "", position: int = 1) -> Self:
        """Such a card lies in the row, bare or with a landscape and its creature."""
        place, number = position - 1, CARDS.index(card)
        self.take_up(place)
        if number in list(self.board.cards[: self.board.row_count]):
            other = list(self.board.cards).index(number)
            self.board.cards = changed(changed(self.board.cards, other, self.board.cards[place]), place, number)
        else:
            self.board.deck.put(self.board.cards[place])
            self.board.deck.take(number)
            self.board.cards = changed(self.board.cards, place, number)
        if tile:
            self.board.tiles = changed(self.board.tiles, place, self.draw(tile))
        if creature:
            self.board.lair.take(CREATURES.index(creature))
            self.board.beasts = changed(self.board.beasts, place, CREATURES.index(creature))
        return self

    def take_up(self, place: int) -> None:
        """What lies on a card goes back to stack and bag."""
        if self.board.tiles[place] != NONE:
            size = TILE_SIZE[self.board.tiles[place]]
            self.board.stacks[size - 1].put(self.board.tiles[place] - FIRST_TILE[size])
            self.board.tiles = changed(self.board.tiles, place, NONE)
        if self.board.beasts[place] != NONE:
            self.board.lair.put(self.board.beasts[place])
            self.board.beasts = changed(self.board.beasts, place, NONE)

    def draw(self, tile: str) -> int:
        """A landscape taken from its stack."""
        number = TILES.index(tile)
        size = TILE_SIZE[number]
        assert self.board.stacks[size - 1].counts[number - FIRST_TILE[size]] > 0, f"no '{tile}' is left"
        self.board.stacks[size - 1].take(number - FIRST_TILE[size])
        return number

    def taken(self, action: str, tile: str = "", creature: str = "") -> Self:
        """The player has just taken a card of the action from position 1, bare or with a landscape."""
        size = len(tile.split()) or 1
        return self.deal(f"{action}_{size}", tile, creature).play("take 1")

    def acting(self, action: str) -> Self:
        """The player has taken a bare card of the action and performs it."""
        return self.taken(action).play("act")

    # ------------------------------------------------------------ handing out

    def found(self, seat: int, port: str = "mixed", way: str = "") -> None:
        """The capital lies there; without a direction in the last one possible."""
        player = self.board.players[seat]
        field = PORT[player.island * PORTS + PORT_NAMES.index(port)]
        ways = [DIRECTIONS.index(way)] if way else range(WAYS - 1, -1, -1)
        fitting = [w for w in ways if neighbour(field, w) >= 0 and ISLAND[player.island] & BIT[neighbour(field, w)]]
        player.capital = pack_capital(field, fitting[0])
        player.city = BIT[field] | BIT[neighbour(field, fitting[0])]
        player.covered |= player.city

    def land(self, seat: int = 0, **fields: str) -> None:
        """Single landscapes lie on the fields, quietly: no port pays and no Titan comes."""
        player = self.board.players[seat]
        for name, content in fields.items():
            letter, _, creature = content.partition(" ")
            field, terrain = FIELDS.index(name), LETTERS[letter]
            assert not player.covered & BIT[field] and ISLAND[player.island] & BIT[field], f"{name} is not free"
            tile = self.draw(TERRAINS[terrain])
            player.laid = changed(player.laid, player.laid_count, pack_landscape(tile, field, 0))
            player.laid_count += 1
            player.open = changed(player.open, terrain, player.open[terrain] | BIT[field])
            player.covered |= BIT[field]
            if creature:
                self.board.lair.take(CREATURES.index(creature))
                player.creatures = changed(player.creatures, field, CREATURES.index(creature) + 1)
                player.lairs |= BIT[field]

    def tile(self, seat: int, parts: str, field: str, way: str) -> None:
        """A landscape of several parts lies there, as quietly."""
        player, number = self.board.players[seat], self.draw(parts)
        anchor, rotation = FIELDS.index(field), DIRECTIONS.index(way)
        player.laid = changed(player.laid, player.laid_count, pack_landscape(number, anchor, rotation))
        player.laid_count += 1
        for part, name in enumerate(parts.split()):
            place, terrain = part_field(anchor, rotation, part), TERRAINS.index(name)
            assert not player.covered & BIT[place] and ISLAND[player.island] & BIT[place]
            player.open = changed(player.open, terrain, player.open[terrain] | BIT[place])
            player.covered |= BIT[place]

    def post(self, seat: int = 0, **fields: int) -> None:
        """Hoplites of the supply stand beside creatures."""
        player = self.board.players[seat]
        for name, count in fields.items():
            player.sent = increased(player.sent, FIELDS.index(name), count)
            self.board.hoplites -= count

    def hold(self, seat: int = 0, hoplites: int = 0, orichalcum: int = 0) -> None:
        """The reserve of the player is exactly this; the rest comes from or goes to the supply."""
        player = self.board.players[seat]
        self.board.hoplites += player.hoplites - hoplites
        self.board.orichalcum += player.orichalcum - orichalcum
        assert self.board.hoplites >= 0 and self.board.orichalcum >= 0
        player.hoplites, player.orichalcum = hoplites, orichalcum

    def drain(self, seat: int, hoplites: int | None = None, orichalcum: int | None = None) -> None:
        """A player takes from the supply until only so much is left."""
        player = self.board.players[seat]
        if hoplites is not None:
            player.hoplites += self.board.hoplites - hoplites
            self.board.hoplites = hoplites
        if orichalcum is not None:
            player.orichalcum += self.board.orichalcum - orichalcum
            self.board.orichalcum = orichalcum

    def own(self, seat: int = 0, **fields: str) -> None:
        """Buildings from the bag stand on open landscape fields."""
        for name, building in fields.items():
            self.fetch(building)
            place_building(self.board, self.board.players[seat], BUILDINGS.index(building), FIELDS.index(name))

    def fetch(self, building: str) -> None:
        """Takes a building out of the bag, from its slot if need be."""
        number = BUILDINGS.index(building)
        if self.board.sack.counts[number] == 0:
            slot = list(self.board.slots).index(number)
            self.unstock(slot)
            self.board.slots = changed(self.board.slots, slot, NONE)
        else:
            self.board.sack.take(number)

    def unstock(self, slot: int) -> None:
        """What lies on a building of the board goes back to the supply."""
        if self.board.stocked[slot]:
            self.board.hoplites += BRINGS_HOPLITES[self.board.slots[slot]]
            self.board.orichalcum += BRINGS_ORICHALCUM[self.board.slots[slot]]
            self.board.stocked = changed(self.board.stocked, slot, 0)

    def offer(self, **slots: str) -> None:
        """The building board offers this and nothing else."""
        for slot, name in enumerate(SLOTS):
            self.unstock(slot)
            if self.board.slots[slot] != NONE:
                self.board.sack.put(self.board.slots[slot])
            self.board.slots = changed(self.board.slots, slot, NONE)
            if name in slots:
                number = BUILDINGS.index(slots[name])
                self.board.sack.take(number)
                self.board.slots = changed(self.board.slots, slot, number)
                stock(self.board, slot)

    def titan(self, seat: int, *names: str) -> None:
        """The player holds Titans; a name with a minus behind is turned to the inactive side."""
        for name in names:
            number = TITANS.index(name.rstrip("-"))
            self.board.holders = changed(self.board.holders, number, seat)
            self.board.awake = changed(self.board.awake, number, 0 if name.endswith("-") else 1)

    def tokens(self, seat: int, medals: int) -> None:
        """The player has medals; tokens are not limited."""
        self.board.players[seat].medals = medals

    def trophies(self, seat: int, *creatures: str) -> None:
        """The player has defeated creatures."""
        player = self.board.players[seat]
        for name in creatures:
            self.board.lair.take(CREATURES.index(name))
            player.defeated = increased(player.defeated, CREATURES.index(name))

    def temple(self, seat: int, field: str, way: str) -> None:
        """A temple stands on a diamond of open landscape."""
        player, number, face = self.board.players[seat], FIELDS.index(field), DIRECTIONS.index(way)
        build_over(player, diamond(number, face))
        player.temples = changed(player.temples, player.temple_count, pack_temple(number, face))
        player.temple_count += 1

    # ------------------------------------------------------------ reading

    def reserve(self, seat: int = 0) -> tuple[int, int]:
        """Hoplites and orichalcum of a seat."""
        return self.board.players[seat].hoplites, self.board.players[seat].orichalcum

    def held(self, seat: int = 0) -> list[str]:
        """The Titans a seat holds, a used one with a minus behind."""
        return [
            name if self.board.awake[titan] else f"{name}-"
            for titan, name in enumerate(TITANS)
            if self.board.holders[titan] == seat
        ]

    def row(self) -> list[str]:
        """The cards of the row."""
        return [CARDS[card] for card in self.board.cards[: self.board.row_count]]


def opened(seats: int = 2, start: int = 0, islands: tuple[str, ...] = ISLANDS, **options: str) -> Orichalkum:
    """A new game before the first card is taken: singles and pairs without volcanoes lie in the row."""
    game = Orichalkum.start(seats, start=f"seat_{start + 1}", **options)
    game.play(*(f"island {name}" for name in islands[:seats]))
    size = 6 if seats == 4 else 5
    game.play(*(f"card {name}" for name in ROW[:size]))
    game.play(*("tile forest", "tile lagoon", "tile desert", "tile mountain", "tile forest lagoon")[:5])
    if seats == 4:
        game.play("tile forest desert")
    return game.play(*(f"building {name}" for name in SLOTTED))


def settled(seats: int = 2, start: int = 0, islands: tuple[str, ...] = ISLANDS, **options: str) -> Orichalkum:
    """The same with all capitals on the mixed ports, which paid nothing; on Crown Isle it covers r0c3 and r1c3."""
    game = opened(seats, start, islands, **options)
    for seat in range(seats):
        game.found(seat)
    return game


E13 = {"r2c2": "V gorgon", "r1c2": "M", "r2c3": "F", "r3c2": "L", "r1c4": "D", "r2c4": "M", "r2c5": "V"}
