"""Positions of Atlantis Exodus for tests: laid out by moves, changed with whole components only.

Seats count from 0. Whatever a helper hands to a player comes out of the bag, the supply or a stack, so that
the component census holds in every position.
"""

from __future__ import annotations

import aegean
from aegean.core.question import Question
from aegean.core.state import CHANCE, OVER
from aegean.games.atlantis_exodus.board import Board, Player, site_tile
from aegean.games.atlantis_exodus.cards import KINDS
from aegean.games.atlantis_exodus.parts import (
    COLOUR_OF,
    COLOURS,
    PROFESSIONS,
    SITE_OF,
    SPACES,
)
from aegean.games.atlantis_exodus.rules.dispatch import SEND_TO
from aegean.games.atlantis_exodus.rules.king import KING
from aegean.games.atlantis_exodus.tiles import (
    CELLS,
    PLACES,
    TILES,
    settler_at,
)
from aegean.testing.script import Script

GAME = aegean.load("atlantis_exodus")
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
PASSIVE = ("end", "leave", "decline", "no", "stop")  # what somebody does who wants nothing


# ---------------------------------------------------------------- playing


def idle(state: Board) -> None:
    """Plays the move of somebody who wants nothing."""
    moves = legal(state)
    play(state, next((move for word in PASSIVE for move in moves if word in move.split()), moves[0]))


def run_to(state: Board, name: str, seat: int | None = None) -> Board:
    """Lets everybody idle until a step is asked (of a seat)."""
    while step(state) != name or (seat is not None and state.seat != seat):
        assert state.seat != OVER, f"the game ended before '{name}'"
        idle(state)
    return state


def forced(state: Board) -> Board:
    """Plays on while there is only one thing that can happen."""
    while state.seat != OVER and len(state.legal()) == 1:
        state.apply(state.legal()[0])
    return state


def order_of(state: Board, name: str) -> list[int]:
    """The seats that are asked a step one after the other, until the round ends."""
    seats: list[int] = []
    round_ = state.round
    while state.round == round_ and state.seat != OVER:
        if step(state) == name and (not seats or seats[-1] != state.seat):
            seats.append(state.seat)
        idle(state)
    return seats


# ---------------------------------------------------------------- beginnings


def begun(seats: int = 2, start: int = 0) -> Board:
    """A new game after its setup, at the first decision; chance took the first of everything."""
    state = GAME.start(seats, start=f"seat_{start + 1}")
    assert isinstance(state, Board)
    while state.seat == CHANCE:
        state.apply(state.legal()[0])
    return state


def at_king(seats: int = 2, year_: int = 1, round_: int = 1) -> Board:
    """Seat 0 is about to move its king, before everybody else."""
    state = begun(seats)
    while (state.year, state.round) != (year_, round_) or step(state) != "king":
        assert state.seat != OVER
        idle(state)
    jump(state, KING, 0)
    return state


def at_main(seats: int = 2) -> Board:
    """Phase 2 of seat 0 in the first round; it has what players start with and nobody in training."""
    state = begun(seats)
    run_to(state, "main", 0)
    fresh(state, 0)
    return state


def jump(state: Board, question: Question, seat: int) -> None:
    """Makes a seat the one that is asked now; what else was pending stays pending."""
    state.turn = seat
    question.ask(state, seat)
    state.advance()


def fresh(state: Board, seat: int) -> None:
    """The player's goods are those of the start, nobody is in training, no favour, no point, priest at 0."""
    player = state.players[seat]
    for field in range(12):
        state.bag.put(COLOUR_OF[field], player.fields[field])
        player.fields[field] = 0
    for good in range(4):
        state.supply[good] += player.goods[good] - 1
        player.goods[good] = 1
    state.supply[4] += player.favours
    player.favours = 0
    for source in range(12):
        player.points[source] = 0
    player.priest = player.honoured = player.last_bonus = 0


# ---------------------------------------------------------------- reading


def player(state: Board, seat: int = 0) -> Player:
    """The things of a player."""
    return state.players[seat]


def goods(state: Board, seat: int = 0) -> tuple[int, ...]:
    """Knowledge, culture, craft, gold."""
    return tuple(int(count) for count in state.players[seat].goods)


def training(state: Board, seat: int = 0) -> dict[str, int]:
    """Settlers in training by profession."""
    fields = state.players[seat].fields
    return {name: int(fields[n]) for n, name in enumerate(PROFESSIONS) if fields[n]}


def vp(state: Board, seat: int = 0) -> int:
    """Victory points."""
    return state.players[seat].vp


def tile_on(state: Board, seat: int, cell: str) -> str:
    """The tile on a cell."""
    value = state.players[seat].cells[CELLS.index(cell)]
    return TILES[value - 1] if value else ""


def settlers_on(state: Board, seat: int, cell: str) -> list[str]:
    """The settlers on a cell by place, empty text for an open place."""
    number = CELLS.index(cell)
    tile = state.players[seat].cells[number] - 1
    crowd = state.players[seat].crowds[number]
    return [["", *COLOURS][settler_at(crowd, place) + 1] for place in range(PLACES[tile])]


def in_city(state: Board, space: str) -> str:
    """The tile on a space of the city."""
    tile = site_tile(state.city[SITE_OF[SPACES.index(space)]])
    return TILES[tile] if tile >= 0 else ""


def sends(state: Board, profession: str, seat: int = 0) -> list[str]:
    """The destinations of a settler."""
    twin = state.clone()
    assert isinstance(twin, Board)
    SEND_TO.ask_for(twin, seat, profession=PROFESSIONS.index(profession))
    twin.advance()
    return legal(twin)


def scrolls(state: Board) -> list[str]:
    """The knowledge display by slot, empty text for an empty slot."""
    return [KINDS[kind - 1] if kind else "" for kind in state.scrolls]


def in_discard(state: Board) -> list[str]:
    """The kinds on the knowledge discard."""
    return [name for number, name in enumerate(KINDS) for _ in range(state.scroll_discard[number])]
