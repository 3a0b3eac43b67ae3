"""Positions of Olympos for tests: laid out by move text, changed with whole components only.

Seats count from 0; seat 0 has the first turn, the last seat bars. Lands, discoveries, cards and gods go by
their ids. What a helper hands to a player comes from where it lies, so that the component census holds.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import aegean
from aegean.core.agenda import Agenda
from aegean.core.phrase import Notes
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.olympos import parts
from aegean.games.olympos.board import CAMP, SUPPLY, Board, Player, owner_of
from aegean.games.olympos.census import pile
from aegean.games.olympos.goods import BIT, packed, unpacked
from aegean.games.olympos.parts import DESTINIES, DISCOVERIES, GODS, RESOURCES, TERRITORIES, VARIANTS, WONDERS
from aegean.games.olympos.rules.expansion import fight_at, prices
from aegean.games.olympos.rules.settlers import arrive, camp_disc, gain_settlers
from aegean.games.olympos.rules.turn import NEXT_TURN
from aegean.testing.script import Script

GAME = aegean.load("olympos")
SCRIPT = Script(GAME)
play, legal, can, why, step, item = SCRIPT.play, SCRIPT.legal, SCRIPT.can, SCRIPT.why, SCRIPT.step, SCRIPT.item
EDGE = 32
BARS = {
    3: "elis mestoria ionia byzantium kleito caria azaia ampheria achaea lesbos gadeira euboea",
    4: "elis mestoria byzantium kleito azaia ampheria lesbos gadeira",
    5: "mestoria kleito azaia gadeira",
}


# ---------------------------------------------------------------- playing


def listened(state: Board, *moves: str) -> list[str]:
    """Plays moves and tells the names of the notes heard."""
    state.notes = Notes()
    play(state, *moves)
    return [GAME.notes[note.kind].name for note in state.notes.take()]


# ---------------------------------------------------------------- beginnings


def laid_out(seats: int = 4) -> Board:
    """A new game with its tiles in the order of the data, before the time stack."""
    state = GAME.start(seats)
    assert isinstance(state, Board)
    for row in range(5):
        play(state, *[f"lay {DISCOVERIES[5 * row + column]}" for column in range(4)])
    return play(state, *[f"raise {wonder}" for wonder in WONDERS[:4]])


def stacked(seats: int = 4) -> Board:
    """The time stack: seat 0 on top, the last seat at the bottom, who is about to bar."""
    return play(laid_out(seats), *[f"stack seat_{seat + 1}" for seat in range(seats - 1, 0, -1)])


def barred(seats: int = 4) -> Board:
    """The usual bars, before the cubes are dealt."""
    return play(stacked(seats), *[f"bar {land}" for land in BARS[seats].split()])


def started(seats: int = 4) -> Board:
    """The first turn of seat 0; cubes are dealt in the order grain, stone, wood, gold, grain."""
    state = barred(seats)
    if seats == 5:
        play(state, "fifth grain")
    dealt = ["grain", "stone", "wood", "gold", "grain"][:seats]
    return play(state, *[f"deal {resource}" for resource in dealt])


def bare(seats: int = 4) -> Board:
    """The first turn of seat 0, nobody with any cube."""
    state = started(seats)
    for player in state.players:
        player.cubes = 0
    return state


def refresh(state: Board) -> Board:
    """Finds anew who is active."""
    state.agenda = Agenda.empty()
    NEXT_TURN.ask(state, CHANCE)
    state.advance()
    return state


# ---------------------------------------------------------------- changing


def stand(state: Board, *spaces: int) -> Board:
    """The markers stand on these spaces by seat, on equal ones the later seat higher; who is active is found anew."""
    for seat, space in enumerate(spaces):
        state.players[seat].time = space
        state.players[seat].height = list(spaces[:seat]).count(space)
    return refresh(state)


def settle(state: Board, seat: int, *lands: str) -> None:
    """Settlers of a player stand on top in these lands; nobody is paid for it."""
    for name in lands:
        if state.players[seat].camp == 0:
            gain_settlers(state, seat, 1)
        held = [player.hourglasses for player in state.players]
        arrive(state, camp_disc(state, seat), land(name))
        for player, count in zip(state.players, held, strict=True):
            player.hourglasses = count


def empty_camp(state: Board, seat: int) -> None:
    """The settlers in the camp go back to the supply."""
    for disc in range(20 * seat + 1, 20 * seat + 20):
        if state.place[disc] == CAMP:
            state.place[disc] = SUPPLY
    state.players[seat].camp = 0


def learn(state: Board, seat: int, *names: str) -> None:
    """A player owns discoveries, without their immediate effects; variants go by their own ids."""
    player = state.players[seat]
    for name in names:
        if name in VARIANTS:
            variant = VARIANTS.index(name)
            player.variants |= BIT[variant]
            player.cheap_kinds |= BIT[parts.VARIANT_KIND[variant]]
            name = DISCOVERIES[parts.VARIANT_OF[variant]]
        number = DISCOVERIES.index(name)
        assert state.piles[state.space_of[number]] > 0, f"no copy left: {name}"
        state.piles = increased(state.piles, state.space_of[number], -1)
        player.discoveries |= BIT[number]
        player.discovery_count += 1
        player.swords += parts.SWORDS[number]
        player.symbols += parts.SYMBOLS[number]
        player.skill += parts.SKILL_STARS[number]


def place_tile(state: Board, name: str, space: str) -> None:
    """A discovery lies on a space of its row, in exchange for the one there."""
    number, target = DISCOVERIES.index(name), parts.SPACES.index(space)
    source, other = int(state.space_of[number]), int(state.tiles[target])
    for discovery, place in ((number, target), (other, source)):
        state.tiles = changed(state.tiles, place, discovery)
        state.space_of = changed(state.space_of, discovery, place)


def hold(state: Board, seat: int, *cards: str) -> None:
    """A player gets destiny cards from the deck."""
    player = state.players[seat]
    for name in cards:
        kind = DESTINIES.index(name)
        assert state.deck.counts[kind] > 0, f"not in the deck: {name}"
        state.deck.take(kind)
        state.deck_count -= 1
        player.hand = increased(player.hand, kind)
        player.hand_count += 1


def throw(state: Board, *cards: str) -> None:
    """Destiny cards go from the deck to the discard pile."""
    for name in cards:
        kind = DESTINIES.index(name)
        state.deck.take(kind)
        state.deck_count -= 1
        state.discard = increased(state.discard, kind)
        state.discard_count += 1


def empty_deck(state: Board, to: int | None = None, left: int = 0) -> None:
    """The deck goes to the discard pile, or into a hand, but for the last few cards."""
    while state.deck_count > left:
        name = DESTINIES[next(kind for kind in range(19) if state.deck.counts[kind] > 0)]
        if to is None:
            throw(state, name)
        else:
            hold(state, to, name)


def give(state: Board, seat: int, **cubes: int) -> None:
    """A player has exactly these cubes."""
    state.players[seat].cubes = packed([cubes.get(name, 0) for name in RESOURCES])


def unbar(state: Board, *lands: str) -> None:
    """Lands are not barred after all; a tribe lives in starred ones."""
    for name in lands:
        state.barred &= ~BIT[land(name)]
        if parts.STARRED[land(name)]:
            state.tribes |= BIT[land(name)]


def mark(state: Board, seat: int, *slots: str) -> None:
    """Bonus markers of a player lie in slots: 'r1c1 a'."""
    for slot in slots:
        space, letter = slot.split()
        place = 3 * parts.SPACES.index(space) + parts.SLOTS.index(letter)
        state.slots = changed(state.slots, place, seat + 1)
        state.players[seat].markers += packed([int(column == int(space[3]) - 1) for column in range(5)])


def sword(state: Board, seat: int, count: int) -> None:
    """A player has so many swords from discoveries."""
    learn(state, seat, *["metallurgy", "hoplite", "phalanx"][:count])


# ---------------------------------------------------------------- reading


def land(name: str) -> int:
    """The number of a land."""
    return TERRITORIES.index(name)


def player_of(state: Board, seat: int) -> Player:
    """The camp of a player."""
    return state.players[seat]


def owners(state: Board, name: str) -> list[int]:
    """The seats of the discs in a land from the bottom up."""
    return [int(owner_of(disc)) for disc in pile(state, land(name))]


def tokens(state: Board, seat: int) -> dict[str, int]:
    """The territory tokens of a player, without those there are none of."""
    held = zip(RESOURCES, unpacked(state.players[seat].tokens), strict=True)
    return {name: count for name, count in held if count}


def cubes(state: Board, seat: int) -> dict[str, int]:
    """The cubes of a player, without those there are none of."""
    held = zip(RESOURCES, unpacked(state.players[seat].cubes), strict=True)
    return {name: count for name, count in held if count}


def hand(state: Board, seat: int) -> list[str]:
    """The destiny cards of a player."""
    return [name for kind, name in enumerate(DESTINIES) for _ in range(state.players[seat].hand[kind])]


def thrown(state: Board) -> list[str]:
    """The destiny cards in the discard pile."""
    return [name for kind, name in enumerate(DESTINIES) for _ in range(state.discard[kind])]


def route(state: Board, seat: int, start: str, end: str) -> int:
    """What appearance and route cost from a land, or from 'new'."""
    out = vec[i64]([0] * 32)
    prices(state, seat, EDGE if start == "new" else land(start), out)
    return int(out[land(end)])


def price(state: Board, seat: int, start: str, end: str) -> int:
    """What an expansion costs in all."""
    return route(state, seat, start, end) + int(fight_at(state, state.players[seat], land(end)))


def times(state: Board) -> list[int]:
    """The spaces of all markers."""
    return [int(player.time) for player in state.players]


def god(name: str) -> int:
    """The number of a god."""
    return GODS.index(name)
