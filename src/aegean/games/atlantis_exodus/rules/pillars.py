"""Pillars of Memory: taking cards and building upwards (AE-17.1 to AE-17.7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Menu, Question
from aegean.core.shared import changed
from aegean.games.atlantis_exodus import actions, causes
from aegean.games.atlantis_exodus.board import (
    COMPLETE,
    Board,
    Player,
    pillar_of,
    place_of,
    stage_of,
    top_card,
    uncovered,
)
from aegean.games.atlantis_exodus.cards import PILLAR_BONUS
from aegean.games.atlantis_exodus.parts import MOST_PILLARS, PHILOSOPHER, SCHOLAR
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import dispatch, gain, stock
from aegean.games.atlantis_exodus.rules.declining import A_PILLAR_CARD, Decline

TOOK_PILLAR: Final[Phrase] = NOTES.add("took_pillar", "AE-17.1", "pillar", "n", "stage")
NO_PILLAR_CARD: Final[Phrase] = NOTES.add("no_pillar_card", "AE-6.8")
PILE_EMPTY: Final[Reason] = REASONS.add("pile_empty", "AE-17.1")
NO_PILLAR_FOR_IT: Final[Reason] = REASONS.add("no_pillar_for_it", "AE-17.4", "stage")
PILLAR_UNFIT: Final[Reason] = REASONS.add("pillar_unfit", "AE-17.4", "stage")
OTHER_DISPLAY: Final[Reason] = REASONS.add("other_display", "AE-6.8")

BASE: Final = 0
SHAFT: Final = 1
PILES: Final = 6  # two displays with three stages
ANY_DISPLAY: Final = 2


def takes_stage(player: Player, pillar: i64, stage: i64) -> bool:
    """Whether a pillar can be built on with a card of a stage (AE-17.2, AE-17.4)."""
    if player.pillars[place_of(pillar, stage)] != 0:
        return False
    if stage == BASE:
        return True
    if stage == SHAFT:
        return player.pillars[place_of(pillar, BASE)] != 0
    return player.pillars[place_of(pillar, SHAFT)] >= COMPLETE


def builders(player: Player, stage: i64) -> i64:
    """How many own pillars a card of a stage fits."""
    count: i64 = 0
    for pillar in range(MOST_PILLARS):
        if takes_stage(player, pillar, stage):
            count += 1
    return count


def why_not_pile(board: Board, display: i64, pile: i64) -> i64:
    """The top card of a pile of the display, or of either, that fits an own pillar (AE-6.8, AE-17.1, AE-17.4)."""
    if display != ANY_DISPLAY and pillar_of(pile) != display:
        return OTHER_DISPLAY.why
    if board.piles[pile] == 0:
        return PILE_EMPTY.why
    fits: bool = builders(board.players[board.seat], stage_of(pile)) > 0
    return ALLOWED if fits else NO_PILLAR_FOR_IT.of(stage_of(pile))


def can_take_pillar(board: Board, display: i64) -> bool:
    """Whether a legal card lies on the display, or on either (AE-6.8)."""
    for pile in range(PILES):
        if why_not_pile(board, display, pile) == ALLOWED:
            return True
    return False


@final
class TakePillar(Question):
    """A base begins a pillar; a shaft or capital goes onto one that can take it (AE-17.2, AE-17.4)."""

    def why_not(self, board: Board, pile: i64) -> i64:
        return why_not_pile(board, PILLAR_CARD.display(board), pile)

    def do(self, board: Board, pile: i64) -> None:
        player = board.players[board.seat]
        stage: i64 = stage_of(pile)
        if stage != BASE and builders(player, stage) > 1:
            OWN_PILLAR.ask_for(board, board.seat, pile=pile)
            return
        pillar: i64 = 0
        while not takes_stage(player, pillar, stage):
            pillar += 1
        build(board, pile, pillar)


@final
class DeclineCard(Decline):
    """The card of a space or a stonemason may be declined, that of an influence card is taken (AE-6.8, AE-9.15)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if PILLAR_CARD.may_decline(board) else stock.MUST_TAKE.why


@final
class PillarCard(Menu):
    """Display and stage of a pillar card (D9, AE-6.8)."""

    def ask_for(self, board: Board, seat: i64, display: i64, may_decline: bool) -> None:
        self.put(board, seat, display, 1 if may_decline else 0)

    def display(self, board: Board) -> i64:
        return self.first(board)

    def may_decline(self, board: Board) -> bool:
        return self.second(board) == 1

    def waits(self, board: Board) -> bool:
        return can_take_pillar(board, self.display(board))

    def settle(self, board: Board) -> None:
        board.tell(NO_PILLAR_CARD, board.seat)


@final
class OwnPillar(Question):
    """Which own pillar a card goes onto (D10, AE-17.4)."""

    def ask_for(self, board: Board, seat: i64, pile: i64) -> None:
        self.put(board, seat, pile)

    def pile(self, board: Board) -> i64:
        return self.first(board)

    def why_not(self, board: Board, pillar: i64) -> i64:
        stage: i64 = stage_of(self.pile(board))
        return ALLOWED if takes_stage(board.players[board.seat], pillar, stage) else PILLAR_UNFIT.of(stage)

    def do(self, board: Board, pillar: i64) -> None:
        build(board, self.pile(board), pillar)


def build(board: Board, pile: i64, pillar: i64) -> None:
    """The card joins the pillar: instant bonus, then its settler may be sent at once (AE-17.5, AE-17.6)."""
    seat: i64 = board.seat
    player = board.players[seat]
    card: i64 = top_card(board.piles[pile])
    stage: i64 = stage_of(pile)
    board.piles = changed(board.piles, pile, uncovered(board.piles[pile]))
    player.pillars = changed(player.pillars, place_of(pillar, stage), card + 1)
    board.tell(TOOK_PILLAR, seat, card, pillar + 1, stage)
    if stage != BASE:
        MAN_PILLAR.ask_for(board, seat, pillar=pillar, stage=stage)
    gain.piece(board, seat, PILLAR_BONUS[card], causes.PILLAR + card)


@final
class ManPillar(Question):
    """The settler may be sent onto the new card without an action, with dispatch bonus (D11, AE-17.6)."""

    def ask_for(self, board: Board, seat: i64, pillar: i64, stage: i64) -> None:
        self.put(board, seat, pillar, stage)

    def settler(self, board: Board) -> i64:
        """Who completes the stage: a scholar the shaft, a philosopher the capital (AE-17.3)."""
        return SCHOLAR if self.second(board) == SHAFT else PHILOSOPHER

    def waits(self, board: Board) -> bool:
        return board.players[board.seat].fields[self.settler(board)] > 0

    def do(self, board: Board, choice: i64) -> None:
        if choice == 0:
            settler: i64 = self.settler(board)
            board.players[board.seat].fields[settler] -= 1
            dispatch.DISPATCHED.ask_for(board, board.seat, profession=settler)
            dispatch.complete(board, self.first(board), settler)


PILLAR_CARD: Final[PillarCard] = PillarCard(
    "pillar_card", TakePillar("take_pillar", actions.PILLAR), DeclineCard("decline_pillar", A_PILLAR_CARD)
)
OWN_PILLAR: Final[OwnPillar] = OwnPillar("own_pillar", actions.COLUMN)
MAN_PILLAR: Final[ManPillar] = ManPillar("man_pillar", actions.ANSWER)
