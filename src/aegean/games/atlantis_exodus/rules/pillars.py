"""Pillars of Memory: taking cards and building upwards (AE-17.1 to AE-17.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.board import PILE, PILLARS, Board, Player
from aegean.games.atlantis_exodus.cards import COMPLETE, PILLAR_BONUS
from aegean.games.atlantis_exodus.parts import MOST_PILLARS, PHILOSOPHER, SCHOLAR
from aegean.games.atlantis_exodus.rules.dispatch import ANY_DISPLAY, MAY_DECLINE, complete
from aegean.games.atlantis_exodus.rules.gain import gain

BASE: Final = 0
SHAFT: Final = 1
CAPITAL: Final = 2
PILES: Final = 6  # display * 3 + stage


def takes_stage(player: Player, pillar: i64, stage: i64) -> bool:
    """Whether a pillar can be built on with a card of a stage (AE-17.2, AE-17.4)."""
    if player.pillars[pillar * 3 + stage] != 0:
        return False
    if stage == BASE:
        return True
    if stage == SHAFT:
        return player.pillars[pillar * 3] != 0
    return player.pillars[pillar * 3 + SHAFT] >= COMPLETE


def builders(player: Player, stage: i64) -> i64:
    """How many own pillars a card of a stage fits."""
    count: i64 = 0
    for pillar in range(MOST_PILLARS):
        if takes_stage(player, pillar, stage):
            count += 1
    return count


def why_not_pile(board: Board, seat: i64, pile: i64) -> i64:
    """The top card of a pile that fits a pillar of the player (AE-17.1, AE-17.4)."""
    if board.piles[pile] == 0:
        return reason(phrases.PILE_EMPTY)
    return ALLOWED if builders(board.players[seat], pile % 3) > 0 else reason(phrases.NO_PILLAR_FOR_IT, pile % 3)


def can_take_pillar(board: Board, seat: i64, display: i64) -> bool:
    """Whether a legal card lies on the display, or on either (AE-6.8)."""
    for pile in range(PILES):
        if (display == ANY_DISPLAY or pile // 3 == display) and why_not_pile(board, seat, pile) == 0:
            return True
    return False


def why_not_pillar_card(board: Board, action: i64) -> i64:
    """A legal card of the shown display; only the stonemason's may be declined (AE-6.8, AE-9.12, AE-9.15)."""
    if action == actions.DECLINE.start:
        return ALLOWED if board.arg >= MAY_DECLINE else reason(phrases.MUST_TAKE)
    pile: i64 = action - actions.PILLAR.start
    display: i64 = board.arg % MAY_DECLINE
    if display != ANY_DISPLAY and pile // 3 != display:
        return reason(phrases.OTHER_DISPLAY)
    return why_not_pile(board, board.seat, pile)


def options_pillar_card(board: Board, out: vec[i64]) -> i64:
    """Display and stage of the legal cards (D9)."""
    n: i64 = 0
    for pile in range(PILES):
        if why_not_pillar_card(board, actions.PILLAR.start + pile) == 0:
            out[n] = actions.PILLAR.start + pile
            n += 1
    if board.arg >= MAY_DECLINE:
        out[n] = actions.DECLINE.start
        n += 1
    return n


def do_pillar_card(board: Board, action: i64) -> None:
    """A base begins a pillar; a shaft or capital goes onto one that can take it (AE-17.2, AE-17.4)."""
    if action == actions.DECLINE.start:
        return
    pile: i64 = action - actions.PILLAR.start
    player = board.players[board.seat]
    if pile % 3 != BASE and builders(player, pile % 3) > 1:
        board.ask(steps.OWN_PILLAR, board.seat, pile)
        return
    pillar: i64 = 0
    while not takes_stage(player, pillar, pile % 3):
        pillar += 1
    build(board, board.seat, pile, pillar)


def why_not_own_pillar(board: Board, pillar: i64) -> i64:
    """An own pillar the card fits (AE-17.4)."""
    fits = takes_stage(board.players[board.seat], pillar, board.arg % 3)
    return ALLOWED if fits else reason(phrases.NO_PILLAR_FOR_IT, board.arg % 3)


def options_own_pillar(board: Board, out: vec[i64]) -> i64:
    """The own pillars the card fits (D10)."""
    n: i64 = 0
    for pillar in range(MOST_PILLARS):
        if why_not_own_pillar(board, pillar) == 0:
            out[n] = actions.COLUMN.start + pillar
            n += 1
    return n


def build(board: Board, seat: i64, pile: i64, pillar: i64) -> None:
    """The card joins the pillar: instant bonus, then its settler may be sent at once (AE-17.5, AE-17.6)."""
    player = board.players[seat]
    card: i64 = board.piles[pile] % PILE - 1
    board.piles = changed(board.piles, pile, board.piles[pile] // PILE)
    stage: i64 = pile % 3
    player.pillars = changed(player.pillars, pillar * 3 + stage, card + 1)
    board.tell(phrases.TOOK_PILLAR, seat, card, pillar + 1)
    if stage != BASE:
        board.ask(steps.MAN_PILLAR, seat, pillar * 3 + stage)
    gain(board, seat, PILLAR_BONUS[card], PILLARS)


def pillar_settler(stage: i64) -> i64:
    """Who completes a stage: a scholar the shaft, a philosopher the capital (AE-17.3)."""
    return SCHOLAR if stage == SHAFT else PHILOSOPHER


def do_man_pillar(board: Board, choice: i64) -> None:
    """The settler may be sent onto the new card without an action, with dispatch bonus (AE-17.6)."""
    if choice == 0:
        profession: i64 = pillar_settler(board.arg % 3)
        board.players[board.seat].fields[profession] -= 1
        board.ask(steps.DISPATCHED, board.seat, profession)
        complete(board, board.seat, board.arg // 3, profession)
