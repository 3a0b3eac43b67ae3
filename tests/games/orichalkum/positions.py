"""Positions of Orichalkum for tests: laid out by move text, changed with whole components only.

Terrains are written F, L, D, M, V, a volcano with its creature `V gorgon`. Seats count from 0. Whatever
a helper hands out comes from the supply, a stack, the deck or a bag, so that the census holds everywhere.
"""

from __future__ import annotations

import aegean
from aegean.core.shared import changed, increased
from aegean.core.state import OVER
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
from aegean.testing.script import Script

GAME = aegean.load("orichalkum")
SCRIPT = Script(GAME)
play, legal, can, why, chances, step = SCRIPT.play, SCRIPT.legal, SCRIPT.can, SCRIPT.why, SCRIPT.chances, SCRIPT.step
LETTERS = {name[0].upper(): number for number, name in enumerate(TERRAINS)}
ISLANDS = ("crown", "dolphin", "anvil", "crescent")
ROW = ("produce_1", "recruit_1", "fight_1", "build_1", "produce_2", "recruit_2")
SLOTTED = ("hospital", "forge", "architect", "protective_crystal")
PASSIVE = ("skip", "nothing", "stop_fighting", "stop_building", "decline", "send")


# ---------------------------------------------------------------- playing


def idle(state: Board) -> None:
    """Plays the move of somebody who wants nothing."""
    moves = legal(state)
    play(state, next((move for verb in PASSIVE for move in moves if move.split()[0] == verb), moves[0]))


def run_to(state: Board, name: str, seat: int | None = None) -> Board:
    """Lets everybody idle, at least once, until a step is asked (of a seat)."""
    idle(state)
    while step(state) != name or (seat is not None and state.seat != seat):
        assert state.seat != OVER, f"the game ended before '{name}'"
        idle(state)
    return state


def reserve(state: Board, seat: int = 0) -> tuple[int, int]:
    """Hoplites and orichalcum of a seat."""
    return state.players[seat].hoplites, state.players[seat].orichalcum


def held(state: Board, seat: int = 0) -> list[str]:
    """The Titans a seat holds, a used one with a minus behind."""
    return [
        name if state.awake[titan] else f"{name}-" for titan, name in enumerate(TITANS) if state.holders[titan] == seat
    ]


def row(state: Board) -> list[str]:
    """The cards of the row."""
    return [CARDS[card] for card in state.cards[: state.row_count]]


# ---------------------------------------------------------------- beginnings


def opened(seats: int = 2, start: int = 0, islands: tuple[str, ...] = ISLANDS, **options: str) -> Board:
    """A new game before the first card is taken: singles and pairs without volcanoes lie in the row."""
    state = GAME.start(seats, start=f"seat_{start + 1}", **options)
    assert isinstance(state, Board)
    play(state, *(f"island {name}" for name in islands[:seats]))
    size = 6 if seats == 4 else 5
    play(state, *(f"card {name}" for name in ROW[:size]))
    play(state, *("tile forest", "tile lagoon", "tile desert", "tile mountain", "tile forest lagoon")[:5])
    if seats == 4:
        play(state, "tile forest desert")
    return play(state, *(f"building {name}" for name in SLOTTED))


def settled(seats: int = 2, start: int = 0, islands: tuple[str, ...] = ISLANDS, **options: str) -> Board:
    """The same with all capitals on the mixed ports, which paid nothing; on Crown Isle it covers r0c3 and r1c3."""
    state = opened(seats, start, islands, **options)
    for seat in range(seats):
        found(state, seat)
    return state


def found(state: Board, seat: int, port: str = "mixed", way: str = "") -> None:
    """The capital lies there; without a direction in the last one possible."""
    player = state.players[seat]
    field = PORT[player.island * PORTS + PORT_NAMES.index(port)]
    ways = [DIRECTIONS.index(way)] if way else range(WAYS - 1, -1, -1)
    fitting = [w for w in ways if neighbour(field, w) >= 0 and ISLAND[player.island] & BIT[neighbour(field, w)]]
    player.capital = pack_capital(field, fitting[0])
    player.city = BIT[field] | BIT[neighbour(field, fitting[0])]
    player.covered |= player.city


def deal(state: Board, card: str, tile: str = "", creature: str = "", position: int = 1) -> Board:
    """Such a card lies in the row, bare or with a landscape and its creature."""
    place, number = position - 1, CARDS.index(card)
    take_up(state, place)
    if number in list(state.cards[: state.row_count]):
        other = list(state.cards).index(number)
        state.cards = changed(changed(state.cards, other, state.cards[place]), place, number)
    else:
        state.deck.put(state.cards[place])
        state.deck.take(number)
        state.cards = changed(state.cards, place, number)
    if tile:
        state.tiles = changed(state.tiles, place, draw(state, tile))
    if creature:
        state.lair.take(CREATURES.index(creature))
        state.beasts = changed(state.beasts, place, CREATURES.index(creature))
    return state


def take_up(state: Board, place: int) -> None:
    """What lies on a card goes back to stack and bag."""
    if state.tiles[place] != NONE:
        size = TILE_SIZE[state.tiles[place]]
        state.stacks[size - 1].put(state.tiles[place] - FIRST_TILE[size])
        state.tiles = changed(state.tiles, place, NONE)
    if state.beasts[place] != NONE:
        state.lair.put(state.beasts[place])
        state.beasts = changed(state.beasts, place, NONE)


def draw(state: Board, tile: str) -> int:
    """A landscape taken from its stack."""
    number = TILES.index(tile)
    size = TILE_SIZE[number]
    assert state.stacks[size - 1].counts[number - FIRST_TILE[size]] > 0, f"no '{tile}' is left"
    state.stacks[size - 1].take(number - FIRST_TILE[size])
    return number


def taken(state: Board, action: str, tile: str = "", creature: str = "") -> Board:
    """The player has just taken a card of the action from position 1, bare or with a landscape."""
    size = len(tile.split()) or 1
    return play(deal(state, f"{action}_{size}", tile, creature), "take 1")


def acting(state: Board, action: str) -> Board:
    """The player has taken a bare card of the action and performs it."""
    return play(taken(state, action), "act")


# ---------------------------------------------------------------- handing out


def land(state: Board, seat: int = 0, **fields: str) -> None:
    """Single landscapes lie on the fields, quietly: no port pays and no Titan comes."""
    player = state.players[seat]
    for name, content in fields.items():
        letter, _, creature = content.partition(" ")
        field, terrain = FIELDS.index(name), LETTERS[letter]
        assert not player.covered & BIT[field] and ISLAND[player.island] & BIT[field], f"{name} is not free"
        tile = draw(state, TERRAINS[terrain])
        player.laid = changed(player.laid, player.laid_count, pack_landscape(tile, field, 0))
        player.laid_count += 1
        player.open = changed(player.open, terrain, player.open[terrain] | BIT[field])
        player.covered |= BIT[field]
        if creature:
            state.lair.take(CREATURES.index(creature))
            player.creatures = changed(player.creatures, field, CREATURES.index(creature) + 1)
            player.lairs |= BIT[field]


def tile(state: Board, seat: int, parts: str, field: str, way: str) -> None:
    """A landscape of several parts lies there, as quietly."""
    player, number = state.players[seat], draw(state, parts)
    anchor, rotation = FIELDS.index(field), DIRECTIONS.index(way)
    player.laid = changed(player.laid, player.laid_count, pack_landscape(number, anchor, rotation))
    player.laid_count += 1
    for part, name in enumerate(parts.split()):
        place, terrain = part_field(anchor, rotation, part), TERRAINS.index(name)
        assert not player.covered & BIT[place] and ISLAND[player.island] & BIT[place]
        player.open = changed(player.open, terrain, player.open[terrain] | BIT[place])
        player.covered |= BIT[place]


def post(state: Board, seat: int = 0, **fields: int) -> None:
    """Hoplites of the supply stand beside creatures."""
    player = state.players[seat]
    for name, count in fields.items():
        player.sent = increased(player.sent, FIELDS.index(name), count)
        state.hoplites -= count


def hold(state: Board, seat: int = 0, hoplites: int = 0, orichalcum: int = 0) -> None:
    """The reserve of the player is exactly this; the rest comes from or goes to the supply."""
    player = state.players[seat]
    state.hoplites += player.hoplites - hoplites
    state.orichalcum += player.orichalcum - orichalcum
    assert state.hoplites >= 0 and state.orichalcum >= 0
    player.hoplites, player.orichalcum = hoplites, orichalcum


def drain(state: Board, seat: int, hoplites: int | None = None, orichalcum: int | None = None) -> None:
    """A player takes from the supply until only so much is left."""
    player = state.players[seat]
    if hoplites is not None:
        player.hoplites += state.hoplites - hoplites
        state.hoplites = hoplites
    if orichalcum is not None:
        player.orichalcum += state.orichalcum - orichalcum
        state.orichalcum = orichalcum


def own(state: Board, seat: int = 0, **fields: str) -> None:
    """Buildings from the bag stand on open landscape fields."""
    for name, building in fields.items():
        fetch(state, building)
        place_building(state, state.players[seat], BUILDINGS.index(building), FIELDS.index(name))


def fetch(state: Board, building: str) -> None:
    """Takes a building out of the bag, from its slot if need be."""
    number = BUILDINGS.index(building)
    if state.sack.counts[number] == 0:
        slot = list(state.slots).index(number)
        unstock(state, slot)
        state.slots = changed(state.slots, slot, NONE)
    else:
        state.sack.take(number)


def unstock(state: Board, slot: int) -> None:
    """What lies on a building of the board goes back to the supply."""
    if state.stocked[slot]:
        state.hoplites += BRINGS_HOPLITES[state.slots[slot]]
        state.orichalcum += BRINGS_ORICHALCUM[state.slots[slot]]
        state.stocked = changed(state.stocked, slot, 0)


def offer(state: Board, **slots: str) -> None:
    """The building board offers this and nothing else."""
    for slot, name in enumerate(SLOTS):
        unstock(state, slot)
        if state.slots[slot] != NONE:
            state.sack.put(state.slots[slot])
        state.slots = changed(state.slots, slot, NONE)
        if name in slots:
            number = BUILDINGS.index(slots[name])
            state.sack.take(number)
            state.slots = changed(state.slots, slot, number)
            stock(state, slot)


def titan(state: Board, seat: int, *names: str) -> None:
    """The player holds Titans; a name with a minus behind is turned to the inactive side."""
    for name in names:
        number = TITANS.index(name.rstrip("-"))
        state.holders = changed(state.holders, number, seat)
        state.awake = changed(state.awake, number, 0 if name.endswith("-") else 1)


def tokens(state: Board, seat: int, medals: int) -> None:
    """The player has medals; tokens are not limited."""
    state.players[seat].medals = medals


def trophies(state: Board, seat: int, *creatures: str) -> None:
    """The player has defeated creatures."""
    player = state.players[seat]
    for name in creatures:
        state.lair.take(CREATURES.index(name))
        player.defeated = increased(player.defeated, CREATURES.index(name))


def temple(state: Board, seat: int, field: str, way: str) -> None:
    """A temple stands on a diamond of open landscape."""
    player, number, face = state.players[seat], FIELDS.index(field), DIRECTIONS.index(way)
    build_over(player, diamond(number, face))
    player.temples = changed(player.temples, player.temple_count, pack_temple(number, face))
    player.temple_count += 1


E13 = {"r2c2": "V gorgon", "r1c2": "M", "r2c3": "F", "r3c2": "L", "r1c4": "D", "r2c4": "M", "r2c5": "V"}
