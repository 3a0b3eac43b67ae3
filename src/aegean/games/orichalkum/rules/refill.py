"""Refilling the row and the building board after a round (OR-15.1 to OR-15.3, OR-17.3 to OR-17.6)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALLOWED, IMPOSSIBLE, Phrase
from aegean.core.question import Draw, Question
from aegean.core.shared import changed, zeros
from aegean.core.state import CHANCE
from aegean.games.orichalkum import actions, parts
from aegean.games.orichalkum.board import NONE, Board
from aegean.games.orichalkum.phrases import NOTES
from aegean.games.orichalkum.rules.supply import stack_left, stock, take_from_stack

RESHUFFLED: Final[Phrase] = NOTES.add("reshuffled", "OR-15.1")
PLACE_FILLED: Final[Phrase] = NOTES.add("place_filled", "OR-15.2", "n1", "action", "tile")
PLACE_BARE: Final[Phrase] = NOTES.add("place_bare", "OR-17.4", "n1", "action")
PLACE_GUARDED: Final[Phrase] = NOTES.add("place_guarded", "OR-15.2", "n1", "creature", "n2")  # place, strength
OFFERED: Final[Phrase] = NOTES.add("offered", "OR-15.3", "slot", "building", "n1")  # 1 with a piece on it


def ask_refill(board: Board) -> None:
    """New cards from left to right, then landscapes for them, then buildings (OR-15.1 to OR-15.3)."""
    DRAW_BUILDING.ask(board, CHANCE)
    ask_card(board, first=board.row_count)


def ask_card(board: Board, first: i64) -> None:
    """Cards are drawn until the row is full; then those from the first new one on receive landscapes (OR-15.1).

    An empty deck is made anew from the discard pile (OR-15.1).
    """
    if board.row_count >= parts.ROW_SIZE[board.seats]:
        ask_tile(board, position=first)
        return
    if board.deck.total == 0:
        board.deck = Bag.of(board.discard)
        board.discard = zeros(len(parts.CARDS))
        board.tell(RESHUFFLED, CHANCE)
    DRAW_CARD.ask_for(board, first=first)


def ask_tile(board: Board, position: i64) -> None:
    """The next card, left to right, whose stack is not empty receives a landscape; the others lie bare (OR-17.4)."""
    while position < board.row_count:
        if stack_left(board, parts.CARD_SIZE[board.cards[position]]) > 0:
            DRAW_TILE.ask_for(board, position=position)
            return
        board.tell(PLACE_BARE, CHANCE, position + 1, parts.CARD_ACTION[board.cards[position]])
        position += 1


class DrawCard(Draw):
    """A card is drawn (OR-15.1)."""

    def ask_for(self, board: Board, first: i64) -> None:
        """`first` is the position of the first new card."""
        self.put(board, CHANCE, first)

    def bag(self, board: Board) -> Bag:
        return board.deck

    def do(self, board: Board, card: i64) -> None:
        """It lies at the next position to the right (OR-15.1)."""
        board.deck.take(card)
        board.cards[board.row_count] = card
        board.row_count += 1
        ask_card(board, first=self.first(board))


@final
class DrawTile(Question):
    """A new card receives a landscape of its size (OR-15.2)."""

    def ask_for(self, board: Board, position: i64) -> None:
        self.put(board, CHANCE, position)

    def position(self, board: Board) -> i64:
        """Where the card lies in the row, from 0."""
        return self.first(board)

    def size(self, board: Board) -> i64:
        """How many parts the landscape has."""
        return parts.CARD_SIZE[board.cards[self.position(board)]]

    def why_not(self, board: Board, tile: i64) -> i64:
        """Any landscape of the stack; those put under it come last, in their order (section 6)."""
        size: i64 = self.size(board)
        stack = board.stacks[size - 1]
        if stack.total == 0:
            return ALLOWED if tile == board.under[(size - 1) * parts.MOST_UNDER] else IMPOSSIBLE
        if parts.TILE_SIZE[tile] != size:
            return IMPOSSIBLE
        return ALLOWED if stack.counts[tile - parts.FIRST_TILE[size]] > 0 else IMPOSSIBLE

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        size: i64 = self.size(board)
        stack = board.stacks[size - 1]
        if stack.total > 0:
            return stack.options(self.block.start + parts.FIRST_TILE[size], out, n)
        out[n] = self.block.start + board.under[(size - 1) * parts.MOST_UNDER]
        return n + 1

    def weights(self, board: Board, out: vec[i64]) -> None:
        """Each landscape of the stack is as likely as any other; the lowest are known."""
        stack = board.stacks[self.size(board) - 1]
        if stack.total > 0:
            stack.weights(out)
        else:
            out[0] = 1

    def do(self, board: Board, tile: i64) -> None:
        """The landscape lies on its card; a volcano receives a creature while there are any (OR-15.2, OR-17.5)."""
        position: i64 = self.position(board)
        take_from_stack(board, tile)
        board.tiles[position] = tile
        board.tell(PLACE_FILLED, CHANCE, position + 1, parts.CARD_ACTION[board.cards[position]], tile)
        ask_tile(board, position=position + 1)
        if parts.HAS_VOLCANO[tile] == 1 and board.lair.total > 0:
            DRAW_CREATURE.ask_for(board, position=position)


class DrawCreature(Draw):
    """A random creature stands on the volcano (OR-15.2)."""

    def ask_for(self, board: Board, position: i64) -> None:
        self.put(board, CHANCE, position)

    def bag(self, board: Board) -> Bag:
        return board.lair

    def do(self, board: Board, creature: i64) -> None:
        board.lair.take(creature)
        board.beasts[self.first(board)] = creature
        board.tell(PLACE_GUARDED, CHANCE, self.first(board) + 1, creature, parts.STRENGTH[creature])


class DrawBuilding(Draw):
    """Every empty slot receives a building, as long as there are any (OR-15.3, OR-17.3)."""

    def slot(self, board: Board) -> i64:
        """The first empty slot."""
        slot: i64 = 0
        while slot < i64(len(parts.SLOTS)) and board.slots[slot] != NONE:
            slot += 1
        return slot

    def waits(self, board: Board) -> bool:
        return board.sack.total > 0 and self.slot(board) < i64(len(parts.SLOTS))

    def bag(self, board: Board) -> Bag:
        return board.sack

    def do(self, board: Board, building: i64) -> None:
        """The building lies on its slot; camps and mines receive their piece (OR-15.3)."""
        slot: i64 = self.slot(board)
        board.sack.take(building)
        board.slots = changed(board.slots, slot, building)
        stock(board, slot)
        board.tell(OFFERED, CHANCE, slot, building, board.stocked[slot])
        self.ask(board, CHANCE)


DRAW_CARD: Final[DrawCard] = DrawCard("draw_card", actions.CARD)
DRAW_TILE: Final[DrawTile] = DrawTile("draw_tile", actions.TILE)
DRAW_CREATURE: Final[DrawCreature] = DrawCreature("draw_creature", actions.CREATURE)
DRAW_BUILDING: Final[DrawBuilding] = DrawBuilding("draw_building", actions.BUILDING)
