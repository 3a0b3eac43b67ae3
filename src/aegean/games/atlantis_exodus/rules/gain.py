"""Receiving things: pieces of bonuses, flames, settlers, and what workshops answer (AE-6, AE-8.3, AE-14, AE-19)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import Phrase
from aegean.core.question import Automatic, Draw, Menu, Question
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, cards, causes, parts, tiles
from aegean.games.atlantis_exodus.board import Board, Player, drawn_too
from aegean.games.atlantis_exodus.phrases import NOTES
from aegean.games.atlantis_exodus.rules import influence, king, monuments, pillars, rebuild
from aegean.games.atlantis_exodus.rules.declining import FLAMES, Decline
from aegean.games.atlantis_exodus.rules.supply import gain_favours, has_book, score, take_goods, why_not_book

CLIMBED: Final[Phrase] = NOTES.add("climbed", "AE-19.1", "n", "n2", "cause")
LAPSED: Final[Phrase] = NOTES.add("lapsed", "AE-19.1", "n", "cause")
SETTLER_CAME: Final[Phrase] = NOTES.add("settler_came", "AE-8.3", "profession", "cause")
DREW_SETTLER: Final[Phrase] = NOTES.add("drew_settler", "AE-17.10", "profession")
NO_BOOK_LEFT: Final[Phrase] = NOTES.add("no_book_left", "AE-1.4", "cause")
BAG_EMPTY: Final[Phrase] = NOTES.add("bag_empty", "AE-26.5")

# what workshops answer to
A_SETTLER: Final = 0
A_BOOK: Final = 1
AN_AGORA: Final = 2
A_WORKSHOP: Final = 3

# why a settler is drawn from the bag
FROM_BAG: Final = 0
FOR_AGORA: Final = 1
APPRENTICE: Final = 2
REFUGEE: Final = 3
SECOND_CHOICE: Final = 4


def can_climb(board: Board) -> bool:
    """Whether a flame is good for anything: not on the last space (AE-7.6, AE-17.11, AE-17.12, AE-17.16)."""
    return board.players[board.seat].priest < parts.LAST_SPACE


def flames(board: Board, seat: i64, count: i64, cause: i64) -> None:
    """Moves the priest by all flames of one gain, then resolves the bonuses in order (AE-19.1, AE-19.3, AE-19.4).

    While bonuses are pending the priest moves at once and new bonus spaces join the end of the queue:
    they lie behind the pending ones. Any number of priests share a space (AE-19.2).
    """
    player = board.players[seat]
    start: i64 = player.priest
    goal: i64 = start + count
    if goal > parts.LAST_SPACE:
        goal = parts.LAST_SPACE
    player.priest = goal
    if goal > start:
        board.tell(CLIMBED, seat, goal - start, goal, cause)
    if start + count > goal:
        board.tell(LAPSED, seat, start + count - goal, cause)
    if board.climbing or goal == start:
        return
    player.honoured = start
    for space in range(start + 1, goal + 1):
        if parts.TRACK_BONUS[space] >= 0:
            board.climbing = True
            RESOLVE_TRACK.ask(board, seat)
            return
    player.honoured = goal


@final
class ResolveTrack(Automatic):
    """The next bonus that the priest has reached or passed, once (AE-19.3 to AE-19.5, AE-19.9)."""

    def happen(self, board: Board) -> None:
        seat: i64 = board.seat
        player = board.players[seat]
        space: i64 = player.honoured + 1
        while space <= player.priest and parts.TRACK_BONUS[space] < 0:
            space += 1
        if space > player.priest:
            player.honoured = player.priest
            board.climbing = False
            return
        player.honoured = space
        self.ask(board, seat)
        if parts.piece_kind(parts.TRACK_BONUS[space]) == parts.MONUMENT:
            place: i64 = 0 if space < parts.MONUMENT_SPACES[1] else 1
            monuments.MONUMENT.ask_for(board, seat, place=place)
        else:
            player.last_bonus = space
            piece(board, seat, parts.TRACK_BONUS[space], causes.TRACK_SPACE + space)


def piece(board: Board, seat: i64, piece: i64, cause: i64) -> None:
    """Receives one piece of a bonus (AE-6.3 to AE-6.11, AE-12.3, AE-19.5, AE-19.7)."""
    kind: i64 = parts.piece_kind(piece)
    number: i64 = parts.piece_number(piece)
    if kind == parts.BOOK:
        book(board, seat, number, cause)
    elif kind == parts.ANY_BOOK:
        TAKE_BOOK.ask_for(board, seat, cause=cause)
    elif kind == parts.COINS:
        take_goods(board, seat, parts.GOLD, number, cause)
    elif kind == parts.FLAMES:
        flames(board, seat, number, cause)
    elif kind == parts.FAVOUR:
        gain_favours(board, seat, number, cause)
    elif kind == parts.POINTS:
        score(board, seat, number, cause)
    elif kind == parts.BAG_SETTLER:
        DRAW_SETTLER.ask_for(board, seat, purpose=FROM_BAG, cause=cause)
    elif kind == parts.PILLAR:
        pillars.PILLAR_CARD.ask_for(board, seat, display=number, may_decline=True)
    elif kind == parts.INFLUENCE:
        influence.INFLUENCE_PICK.ask(board, seat)
    elif kind in (parts.LYING, parts.ONE_LYING, parts.AGORA_SETTLER):
        king.take_settler(board, seat, piece, cause)
    elif kind in (parts.WORKSHOP, parts.AGORA, parts.SHIP):
        king.take_site(board, seat)


def pieces(board: Board, seat: i64, bonus: vec[i64], cause: i64) -> None:
    """Receives the pieces of a bonus one after the other, each completely (AE-1.5)."""
    count: i64 = len(bonus)
    if count == 1:
        piece(board, seat, bonus[0], cause)
        return
    for i in range(count):
        GAIN.ask_for(board, seat, bonus[count - 1 - i], cause)


@final
class Gain(Automatic):
    """A piece of a bonus that waits until those before it are received completely (AE-1.5)."""

    def ask_for(self, board: Board, seat: i64, piece: i64, cause: i64) -> None:
        self.put(board, seat, piece, cause)

    def happen(self, board: Board) -> None:
        piece(board, board.seat, self.first(board), self.second(board))


@final
class TakeBook(Question):
    """Any book: a colour of the supply, from wherever it comes (D8, AE-1.3, AE-6.5)."""

    def ask_for(self, board: Board, seat: i64, cause: i64) -> None:
        self.put(board, seat, cause)

    def cause(self, board: Board) -> i64:
        return self.first(board)

    def waits(self, board: Board) -> bool:
        return has_book(board)

    def settle(self, board: Board) -> None:
        board.tell(NO_BOOK_LEFT, board.seat, self.cause(board))

    def why_not(self, board: Board, colour: i64) -> i64:
        return why_not_book(board, colour)

    def do(self, board: Board, colour: i64) -> None:
        book(board, board.seat, colour, self.cause(board))


def book(board: Board, seat: i64, colour: i64, cause: i64) -> None:
    """Takes a book; workshops answer to one that really came from Atlantis (AE-6.5, AE-14.5)."""
    if take_goods(board, seat, colour, 1, cause) > 0 and causes.is_from_atlantis(cause):
        answer(board, seat, A_BOOK, colour)


def settler(board: Board, seat: i64, field: i64, colour: i64, cause: i64) -> None:
    """A settler enters the training area; workshops answer to one from Atlantis (AE-8.3, AE-14.5)."""
    board.players[seat].fields[field] += 1
    board.tell(SETTLER_CAME, seat, field, cause)
    if causes.is_from_atlantis(cause):
        answer(board, seat, A_SETTLER, colour)


def welcome(board: Board, seat: i64, colour: i64, cause: i64) -> None:
    """A settler takes the starting field of its colour (AE-8.3)."""
    settler(board, seat, parts.START_FIELD[colour], colour, cause)


@final
class DrawSettler(Draw):
    """A settler is drawn from the bag, if it still holds one (AE-6.4, AE-26.5)."""

    def ask_for(self, board: Board, drawer: i64, purpose: i64, agora: i64 = 0, cause: i64 = 0) -> None:
        """For an agora it says which, from the bag where it comes from."""
        self.put(board, CHANCE, purpose, drawer, agora, cause)

    def waits(self, board: Board) -> bool:
        return board.bag.total > 0

    def settle(self, board: Board) -> None:
        board.tell(BAG_EMPTY, self.second(board))

    def bag(self, board: Board) -> Bag:
        return board.bag

    def do(self, board: Board, colour: i64) -> None:
        """It goes where it was drawn for (AE-6.4, AE-11.13, AE-11.29, AE-15.4, AE-17.10)."""
        board.bag.take(colour)
        purpose: i64 = self.first(board)
        seat: i64 = self.second(board)
        if purpose == FOR_AGORA:
            field: i64 = tiles.TRAINS_TO[self.third(board) * 3 + colour]
            settler(board, seat, field, colour, causes.CARD + cards.GAIN_AGORA)
        elif purpose == APPRENTICE:
            board.drawn = drawn_too(0, colour)
            rebuild.TILE_CELL.ask_for(board, seat, rebuild.APPRENTICE_PLACE)
        elif purpose == REFUGEE:
            rebuild.take_refugee(board, seat, colour)
        elif purpose == SECOND_CHOICE:
            board.drawn = drawn_too(board.drawn, colour)
            board.tell(DREW_SETTLER, seat, parts.START_FIELD[colour])
        else:
            welcome(board, seat, colour, self.fourth(board))


def answer(board: Board, seat: i64, event: i64, colour: i64 = 0, first_cell: i64 = 0) -> None:
    """Active workshops answer in the order of their cells, each completely (AE-14.6 to AE-14.12, AE-14.45).

    What they give triggers nothing more. Flames may be declined and may bring track bonuses, so later cells wait.
    """
    player = board.players[seat]
    cell: i64 = first_cell
    rest: i64 = player.active >> first_cell
    while rest != 0:
        if rest & 1 == 1:
            workshop: i64 = player.cells[cell] - 1
            effect: i64 = tiles.EFFECT_OF[workshop]
            if event == A_SETTLER:
                if tiles.TRIGGER_OF[workshop] == colour:
                    if effect == tiles.SETTLER_BOOK:
                        take_goods(board, seat, tiles.ANSWER_OF[workshop], 1, causes.WORKSHOP + workshop)  # AE-14.7
                    elif effect == tiles.SETTLER_FLAME:
                        ANSWER.ask_from(board, seat, colour=colour, cell=cell + 1)
                        offer_flames(board, seat, tiles.ANSWER_OF[workshop], causes.WORKSHOP + workshop)  # AE-14.8
                        return
            elif event == A_BOOK:
                if effect == tiles.BOOK_BOOK and tiles.TRIGGER_OF[workshop] == colour:
                    take_goods(board, seat, tiles.ANSWER_OF[workshop], 1, causes.WORKSHOP + workshop)  # AE-14.9
            elif event == AN_AGORA:
                if effect == tiles.AGORA_GOLD:
                    give_gold(board, seat, workshop)  # AE-14.11
            elif effect == tiles.WORKSHOP_GOLD:
                give_gold(board, seat, workshop)  # AE-14.12
        rest >>= 1
        cell += 1


def give_gold(board: Board, seat: i64, workshop: i64) -> None:
    """The gold of a workshop (AE-14.11, AE-14.12)."""
    take_goods(board, seat, parts.GOLD, tiles.ANSWER_OF[workshop], causes.WORKSHOP + workshop)


@final
class Answer(Automatic):
    """Workshops behind one that gave flames answer to a settler (AE-14.45)."""

    def ask_from(self, board: Board, seat: i64, colour: i64, cell: i64) -> None:
        self.put(board, seat, colour, cell)

    def happen(self, board: Board) -> None:
        answer(board, board.seat, A_SETTLER, self.first(board), self.second(board))


def offer_flames(board: Board, seat: i64, count: i64, cause: i64) -> None:
    """The flames of workshops may be declined (AE-14.6)."""
    if count > 0:
        WORKSHOP_FLAMES.ask_for(board, seat, count=count, cause=cause)


@final
class TakeFlames(Question):
    """The priest climbs (AE-14.8, AE-14.10)."""

    def do(self, board: Board, entry: i64) -> None:
        flames(board, board.seat, WORKSHOP_FLAMES.count(board), WORKSHOP_FLAMES.cause(board))


@final
class OfferedFlames(Menu):
    """Flames of workshops, or none: a space of the track can come too soon (D26, AE-14.6)."""

    def ask_for(self, board: Board, seat: i64, count: i64, cause: i64) -> None:
        self.put(board, seat, count, cause)

    def count(self, board: Board) -> i64:
        return self.first(board)

    def cause(self, board: Board) -> i64:
        return self.second(board)

    def waits(self, board: Board) -> bool:
        return can_climb(board)

    def settle(self, board: Board) -> None:
        board.tell(LAPSED, board.seat, self.count(board), self.cause(board))


def knowledge_flames(player: Player) -> i64:
    """Flames that the active workshops give for a knowledge card, as one gain (AE-14.10, AE-14.45)."""
    count: i64 = 0
    cell: i64 = 0
    rest: i64 = player.active
    while rest != 0:
        if rest & 1 == 1 and tiles.EFFECT_OF[player.cells[cell] - 1] == tiles.KNOWLEDGE_FLAMES:
            count += tiles.ANSWER_OF[player.cells[cell] - 1]
        rest >>= 1
        cell += 1
    return count


TAKE_BOOK: Final[TakeBook] = TakeBook("book", actions.BOOK)
DRAW_SETTLER: Final[DrawSettler] = DrawSettler("draw_settler", actions.DRAW)
RESOLVE_TRACK: Final[ResolveTrack] = ResolveTrack("resolve_track")
WORKSHOP_FLAMES: Final[OfferedFlames] = OfferedFlames(
    "workshop_flames", TakeFlames("take_flames", actions.FLAME), Decline("decline_flames", FLAMES)
)
GAIN: Final[Gain] = Gain("gain")
ANSWER: Final[Answer] = Answer("answer")
