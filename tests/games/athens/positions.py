"""Positions of Athens for tests: laid out by move text, changed with whole components only.

Classes of citizens are written U, M, L. Seats count from 0. Whatever a helper hands to a player comes
out of the supply, a stack, the bag or a deck, so that the component census holds in every position.
"""

from __future__ import annotations

import aegean
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE, OVER
from aegean.games.athens import parts
from aegean.games.athens.board import Board as Board
from aegean.games.athens.events import SQUARE_NAMES
from aegean.games.athens.parts import BASES, CLASSES, CUBES, EVENTS, LANDMARKS, ORACLES, SINGLES, STACKS
from aegean.games.athens.rules.population import shown
from aegean.testing.script import Script

GAME = aegean.load("athens")
SCRIPT = Script(GAME)
play, legal, can, why, chances, step, item = (
    SCRIPT.play,
    SCRIPT.legal,
    SCRIPT.can,
    SCRIPT.why,
    SCRIPT.chances,
    SCRIPT.step,
    SCRIPT.item,
)
LETTERS = {"U": "upper", "M": "middle", "L": "lower"}
PASSIVE = ("turn", "none", "stop")  # what somebody does who wants nothing


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


def order_of(state: Board, name: str) -> list[int]:
    """The seats that decide a step one after the other, the present one first."""
    seats = []
    while step(state) == name:
        seats.append(state.seat)
        idle(state)
    return seats


# ---------------------------------------------------------------- beginnings


def new_game(seats: int, **options: str) -> Board:
    """A new game before its first move."""
    state = GAME.start(seats, **options)
    assert isinstance(state, Board)
    return state


def seen(state: Board, viewer: int) -> Board:
    """The position as a viewer sees it."""
    position = GAME.seen(state, viewer).position
    assert isinstance(position, Board)
    return position


def opened(seats: int = 2, start: int = 0, landmark: str = "stoa") -> Board:
    """A new game with its first landmark open, before the white dice."""
    return play(new_game(seats, start=f"seat_{start + 1}"), f"reveal {landmark}")


def rolled(
    seats: int = 2, start: int = 0, dice: str = "M L", order: str = "clockwise", landmark: str = "stoa"
) -> Board:
    """The first round after its dice, before the draws."""
    state = play(opened(seats, start, landmark), f"roll {classes(dice)}")
    return state if seats == 2 else play(state, f"order {order}")


def at_base(seats: int = 2, start: int = 0, dice: str = "M L", order: str = "clockwise") -> Board:
    """The base phase of the first round; everybody has three lower class tiles."""
    state = rolled(seats, start, dice, order)
    return play(state, *["draw lower"] * (3 * seats))


def at_action(
    seats: int = 2,
    dice: str = "M L",
    tiles: str = "L L L",
    start: int = 0,
    order: str = "clockwise",
    landmark: str = "stoa",
) -> Board:
    """The action phase of the first round: everybody took a Shipyard; the first player holds the tiles."""
    state = rolled(seats, start, dice, order, landmark)
    play(state, *["draw lower"] * (3 * seats), *["base shipyard"] * seats)
    hold(state, state.seat, tiles)
    return state


def at_event(seats: int = 2, **cubes: int) -> Board:
    """The event phase of the first round; the first player has the cubes, the others have none."""
    assert cubes, "who has no cube is not asked"
    state = at_action(seats)
    give(state, state.seat, **cubes)
    return play(state, *["turn shipyard"] * seats)


def classes(letters: str) -> str:
    """Letters as the words of moves, upper class first: 'L M' is 'middle lower'."""
    return " ".join(sorted((LETTERS[letter] for letter in letters.split()), key=CLASSES.index))


def show(state: Board, dice: str) -> None:
    """The white dice show these classes for the rest of the round."""
    pair = GAME.parse(f"roll {classes(dice)}") - GAME.parse("roll upper upper")
    state.white = shown(pair)


# ---------------------------------------------------------------- handing out


def hold(state: Board, seat: int, tiles: str) -> None:
    """The player holds exactly these tiles; what he had goes into the bag."""
    player = state.players[seat]
    for tile in range(3):
        state.bag.put(tile, player.tiles[tile])
        player.tiles[tile] = 0
    for letter in tiles.split():
        tile = CLASSES.index(LETTERS[letter])
        state.bag.take(tile)
        player.tiles[tile] += 1


def give(state: Board, seat: int, **cubes: int) -> None:
    """The player gets cubes from the supply."""
    for name, count in cubes.items():
        colour = CUBES.index(name)
        assert state.supply[colour] >= count, f"the supply has only {state.supply[colour]} {name}"
        state.supply[colour] -= count
        state.players[seat].cubes[colour] += count


def own(state: Board, seat: int, *bases: str) -> None:
    """The player gets base cards from the stacks: 'kiln' front up, 'kiln turned' turned."""
    player = state.players[seat]
    for base in bases:
        kind = BASES.index(base.split()[0])
        state.bases = increased(state.bases, kind, -1)
        if base.endswith("turned"):
            player.turned = increased(player.turned, kind)
        else:
            player.front = increased(player.front, kind)


def only(state: Board, seat: int, *bases: str) -> None:
    """The player owns exactly these base cards; what he had goes back to the stacks."""
    player = state.players[seat]
    for kind in range(parts.KINDS):
        state.bases = increased(state.bases, kind, player.front[kind] + player.turned[kind])
        player.front = changed(player.front, kind, 0)
        player.turned = changed(player.turned, kind, 0)
    own(state, seat, *bases)


def take(state: Board, seat: int, **cards: int) -> None:
    """The player gets cards from the stacks, as if before his turn; nothing is tucked or drawn."""
    for name, count in cards.items():
        stack = STACKS.index(name)
        state.stacks = increased(state.stacks, stack, -count)
        state.players[seat].stacks = increased(state.players[seat].stacks, stack, count)
    if step(state) == "act" and state.seat == seat:
        state.rolls_left = state.players[seat].ecclesias
        state.swaps_left = state.players[seat].agoras


def build(state: Board, seat: int, *landmarks: str) -> None:
    """The player gets landmarks from the face-down pile."""
    for name in landmarks:
        number = LANDMARKS.index(name)
        assert state.pile.counts[number] == 1, f"{name} is not in the pile"
        state.pile.take(number)
        state.players[seat].landmarks = changed(state.players[seat].landmarks, number, 1)


def ask(state: Board, seat: int, *oracles: str) -> None:
    """The player gets oracle cards from the deck."""
    player = state.players[seat]
    for name in oracles:
        state.deck.take(ORACLES.index(name))
        player.oracles = increased(player.oracles, ORACLES.index(name))
        player.oracle_count += 1


def deplete(state: Board, left: int, to: int = 1) -> None:
    """Oracle cards go to a player until so many are left in the deck."""
    while state.deck.total > left:
        ask(state, to, ORACLES[next(kind for kind in range(4) if state.deck.counts[kind] > 0)])


def lay(state: Board, *cubes: str) -> None:
    """Cubes from the supply lie on event squares: 'war_upper_1 infantry'."""
    for text in cubes:
        square, cube = text.split()
        assert state.supply[CUBES.index(cube)] > 0, f"the supply has no {cube}"
        state.supply[CUBES.index(cube)] -= 1
        state.laid[SQUARE_NAMES.index(square)] = CUBES.index(cube) + 1


def climb(state: Board, **steps_up: int) -> None:
    """Black cylinders stand on these steps."""
    for name, height in steps_up.items():
        state.cylinders = changed(state.cylinders, EVENTS.index(name), height)


def work(state: Board, card: str, seat: int) -> None:
    """A worker of the seat stands on a single card."""
    state.workers = changed(state.workers, SINGLES.index(card), seat + 1)


def drain(state: Board, left: int = 0) -> None:
    """All but the first few tiles of the bag go to the discard pile."""
    for tile in range(3):
        while state.bag.counts[tile] > 0 and state.bag.total > left:
            state.bag.take(tile)
            state.discard[tile] += 1


# ---------------------------------------------------------------- reading


def tiles(state: Board, seat: int) -> str:
    """The tiles of a player as letters, upper class first."""
    return letters(list(state.players[seat].tiles))


def letters(counts: list[int]) -> str:
    """Counts by class as letters."""
    return " ".join(letter for letter, count in zip(LETTERS, counts, strict=True) for _ in range(count))


def cubes(state: Board, seat: int) -> dict[str, int]:
    """The cubes of a player, without those he has none of."""
    return {
        name: state.players[seat].cubes[colour]
        for colour, name in enumerate(CUBES)
        if state.players[seat].cubes[colour]
    }


def in_supply(state: Board, cube: str) -> int:
    """How many cubes of a colour the supply holds."""
    return state.supply[CUBES.index(cube)]


def symbols(state: Board, seat: int, kind: str) -> int:
    """The symbols of a kind that a player has."""
    return state.players[seat].symbols(BASES.index(kind))


def points(state: Board, seat: int) -> int:
    """The points a player has received so far."""
    return state.players[seat].points


def laid(state: Board, event: str) -> dict[str, str]:
    """The cubes on an event card by square."""
    return {
        name: CUBES[state.laid[square] - 1]
        for square, name in enumerate(SQUARE_NAMES)
        if name.startswith(event + "_") and state.laid[square]
    }


def height(state: Board, event: str) -> int:
    """The step on which a black cylinder stands."""
    return state.cylinders[EVENTS.index(event)]


def is_chance(state: Board) -> bool:
    """Whether dice or a draw come next."""
    return state.seat == CHANCE
