"""Receiving things: goods, favours, points, flames and what workshops answer (AE-1, AE-14, AE-18, AE-19)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import phrases, steps
from aegean.games.atlantis_exodus.board import ATLANTIS, TRACK, Board, Player
from aegean.games.atlantis_exodus.parts import (
    AGORA,
    AGORA_SETTLER,
    ANY_BOOK,
    BAG_SETTLER,
    BOOK,
    COINS,
    FAVOUR,
    FAVOUR_CELLS,
    FAVOURS,
    FLAMES,
    GOLD,
    INFLUENCE,
    LAST_SPACE,
    LYING,
    MONUMENT,
    MONUMENT_SPACES,
    ONE_LYING,
    PIECE,
    PILLAR,
    POINTS,
    SHIP,
    START_FIELD,
    TRACK_BONUS,
    WORKSHOP,
)
from aegean.games.atlantis_exodus.tiles import (
    AGORA_GOLD,
    ANSWER_OF,
    BOOK_BOOK,
    EFFECT_OF,
    KNOWLEDGE_FLAMES,
    SETTLER_BOOK,
    SETTLER_FLAME,
    TRIGGER_OF,
    WORKSHOP_GOLD,
)

SOURCE: Final = 256  # a gain on the agenda: source times this, plus the piece

# what workshops answer to: the kind, times 16, plus the colour
SETTLER_CAME: Final = 0
BOOK_CAME: Final = 1
AGORA_CAME: Final = 2
WORKSHOP_CAME: Final = 3
COLOUR: Final = 16

# why a settler is drawn from the bag: the purpose, times 8, plus the seat, times 64, plus what it concerns
FROM_BAG: Final = 0
FROM_ATLANTIS: Final = 1
FOR_AGORA: Final = 2
APPRENTICE: Final = 3
REFUGEE: Final = 4
SECOND_CHOICE: Final = 5


def take_goods(board: Board, seat: i64, good: i64, count: i64) -> i64:
    """Takes books or gold from the supply; what it cannot give is lost (AE-1.4, AE-26.1)."""
    got: i64 = count
    if got > board.supply[good]:
        got = board.supply[good]
    if got > 0:
        board.supply[good] -= got
        board.players[seat].goods[good] += got
        board.tell(phrases.TOOK, seat, got, good)
    return got


def pay_goods(board: Board, seat: i64, good: i64, count: i64) -> None:
    """Pays books or gold, which are in the supply again at once; gold is no joker (AE-26.1, AE-1.7)."""
    board.players[seat].goods[good] -= count
    board.supply[good] += count


def score(board: Board, seat: i64, source: i64, count: i64) -> None:
    """Scores victory points at once; they are public (AE-1.2, AE-19.6)."""
    if count != 0:
        board.players[seat].points[source] += count
        board.tell(phrases.SCORED, seat, count, source)


def favour_room(player: Player) -> i64:
    """Open favour spaces without a marker: one always, more from 3, 6 and 9 tiles on (AE-18.1).

    Only spaces that are open count; nothing closes again, for tiles never leave the settlement.
    """
    tiles: i64 = player.tile_count
    room: i64 = -player.favours
    for needed in FAVOUR_CELLS:
        if tiles >= needed:
            room += 1
    return room


def gain_favours(board: Board, seat: i64, count: i64) -> None:
    """Favours that find no open empty space are lost (AE-18.2, AE-6.7)."""
    player = board.players[seat]
    got: i64 = favour_room(player)
    if got > count:
        got = count
    if got > board.supply[FAVOURS]:
        got = board.supply[FAVOURS]
    if got > 0:
        board.supply[FAVOURS] -= got
        player.favours += got
        board.tell(phrases.FAVOURED, seat, got)


def gain_flames(board: Board, seat: i64, count: i64) -> None:
    """Moves the priest by all flames of one gain, then resolves the bonuses in order (AE-19.1, AE-19.3, AE-19.4).

    While bonuses are pending the priest moves at once and new bonus spaces join the end of the queue:
    they lie behind the pending ones. Any number of priests share a space (AE-19.2).
    """
    player = board.players[seat]
    start: i64 = player.priest
    goal: i64 = start + count
    if goal > LAST_SPACE:
        goal = LAST_SPACE
    if goal == start:
        return
    player.priest = goal
    board.tell(phrases.CLIMBED, seat, goal - start, goal)
    if board.climbing:
        return
    player.honoured = start
    for space in range(start + 1, goal + 1):
        if TRACK_BONUS[space] >= 0:
            board.climbing = True
            board.ask(steps.TRACK, seat)
            return
    player.honoured = goal


def resolve_track(board: Board, seat: i64) -> None:
    """Gives the next bonus that the priest has reached or passed, once (AE-19.3 to AE-19.5, AE-19.9)."""
    player = board.players[seat]
    space: i64 = player.honoured + 1
    while space <= player.priest and TRACK_BONUS[space] < 0:
        space += 1
    if space > player.priest:
        player.honoured = player.priest
        board.climbing = False
        return
    player.honoured = space
    board.ask(steps.TRACK, seat)
    if TRACK_BONUS[space] // PIECE == MONUMENT:
        board.ask(steps.MONUMENT, seat, space // MONUMENT_SPACES[1])
    else:
        player.last_bonus = space
        gain(board, seat, TRACK_BONUS[space], TRACK)


def gain(board: Board, seat: i64, piece: i64, source: i64) -> None:
    """Receives one piece of a bonus (AE-6.3 to AE-6.11, AE-12.3, AE-19.5, AE-19.7)."""
    kind: i64 = piece // PIECE
    number: i64 = piece % PIECE
    if kind == BOOK:
        gain_book(board, seat, number, source)
    elif kind == ANY_BOOK:
        board.ask(steps.BOOK, seat, source)
    elif kind == COINS:
        take_goods(board, seat, GOLD, number)
    elif kind == FLAMES:
        gain_flames(board, seat, number)
    elif kind == FAVOUR:
        gain_favours(board, seat, number)
    elif kind == POINTS:
        score(board, seat, source, number)
    elif kind == BAG_SETTLER:
        ask_settler(board, seat, FROM_ATLANTIS if source == ATLANTIS else FROM_BAG)
    elif kind == PILLAR:
        board.ask(steps.PILLAR_CARD, seat, number)
    elif kind == INFLUENCE:
        board.ask(steps.INFLUENCE_PICK, seat)
    elif kind in (LYING, ONE_LYING, AGORA_SETTLER):
        board.ask(steps.TAKE_SETTLER, seat, source * SOURCE + piece)
    elif kind in (WORKSHOP, AGORA, SHIP):
        board.ask(steps.TAKE_SITE, seat)


def ask_gain(board: Board, seat: i64, piece: i64, source: i64) -> None:
    """Puts one piece of a bonus on the agenda: it is received completely before the next (AE-1.5)."""
    board.ask(steps.GAIN, seat, source * SOURCE + piece)


def gain_all(board: Board, seat: i64, pieces: vec[i64], source: i64) -> None:
    """Receives the pieces of a bonus one after the other, each completely (AE-1.5)."""
    count: i64 = len(pieces)
    if count == 1:
        gain(board, seat, pieces[0], source)
        return
    for i in range(count):
        ask_gain(board, seat, pieces[count - 1 - i], source)


def ask_settler(board: Board, seat: i64, purpose: i64, concern: i64 = 0) -> None:
    """A settler will be drawn from the bag, if it still holds one (AE-6.4, AE-26.5)."""
    board.ask(steps.DRAW_SETTLER, CHANCE, (purpose * 8 + seat) * 64 + concern)


def gain_book(board: Board, seat: i64, book: i64, source: i64) -> None:
    """Takes a book; workshops answer to one that really came from Atlantis (AE-6.5, AE-14.5)."""
    if take_goods(board, seat, book, 1) > 0 and source == ATLANTIS:
        answer(board, seat, BOOK_CAME * COLOUR + book, 0)


def gain_settler(board: Board, seat: i64, field: i64, colour: i64, source: i64) -> None:
    """A settler enters the training area; workshops answer to one from Atlantis (AE-8.3, AE-14.5)."""
    board.players[seat].fields[field] += 1
    board.tell(phrases.SETTLER_CAME, seat, field)
    if source == ATLANTIS:
        answer(board, seat, SETTLER_CAME * COLOUR + colour, 0)


def welcome(board: Board, seat: i64, colour: i64, source: i64) -> None:
    """A settler takes the starting field of its colour (AE-8.3)."""
    gain_settler(board, seat, START_FIELD[colour], colour, source)


def answer(board: Board, seat: i64, event: i64, first_cell: i64) -> None:
    """Active workshops answer in the order of their cells, each completely (AE-14.6 to AE-14.12, AE-14.45).

    What they give triggers nothing more. Flames may bring track bonuses, so later cells wait for them.
    """
    player = board.players[seat]
    kind: i64 = event // COLOUR
    colour: i64 = event % COLOUR
    cell: i64 = first_cell
    rest: i64 = player.active >> first_cell
    while rest != 0:
        if rest & 1 == 1:
            workshop: i64 = player.cells[cell] - 1
            effect: i64 = EFFECT_OF[workshop]
            if kind == SETTLER_CAME:
                if TRIGGER_OF[workshop] == colour:
                    if effect == SETTLER_BOOK:
                        take_goods(board, seat, ANSWER_OF[workshop], 1)  # AE-14.7
                    elif effect == SETTLER_FLAME:
                        board.ask(steps.ANSWER, seat, event * 16 + cell + 1)
                        gain_flames(board, seat, ANSWER_OF[workshop])  # AE-14.8
                        return
            elif kind == BOOK_CAME:
                if effect == BOOK_BOOK and TRIGGER_OF[workshop] == colour:
                    take_goods(board, seat, ANSWER_OF[workshop], 1)  # AE-14.9
            elif kind == AGORA_CAME:
                if effect == AGORA_GOLD:
                    take_goods(board, seat, GOLD, ANSWER_OF[workshop])  # AE-14.11
            elif effect == WORKSHOP_GOLD:
                take_goods(board, seat, GOLD, ANSWER_OF[workshop])  # AE-14.12
        rest >>= 1
        cell += 1


def knowledge_flames(player: Player) -> i64:
    """Flames that the active workshops give for a knowledge card, as one gain (AE-14.10, AE-14.45)."""
    flames: i64 = 0
    cell: i64 = 0
    rest: i64 = player.active
    while rest != 0:
        if rest & 1 == 1 and EFFECT_OF[player.cells[cell] - 1] == KNOWLEDGE_FLAMES:
            flames += ANSWER_OF[player.cells[cell] - 1]
        rest >>= 1
        cell += 1
    return flames
