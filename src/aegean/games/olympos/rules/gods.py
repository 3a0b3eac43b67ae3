"""Olympos cards: what the gods do (OS-9, OS-8.12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed
from aegean.games.olympos import actions, phrases, steps
from aegean.games.olympos.board import Board, Player
from aegean.games.olympos.goods import BIT
from aegean.games.olympos.parts import (
    ARES,
    ARTEMIS,
    ATHENA,
    DIVINE_FAVOUR,
    ERINYES,
    GOD_AMOUNT,
    HADES,
    HECATE,
    KERES,
    KINDS_OF_DESTINY,
    LANDS,
    NEMESIS,
    OLYMPOS,
    POSITIVE,
    SIREN,
    ZEUS,
)
from aegean.games.olympos.rules.destiny import discard_card
from aegean.games.olympos.rules.gains import gain_prestige
from aegean.games.olympos.rules.settlers import gain_settlers, groups, leave, own_disc, present


def symbols(player: Player) -> i64:
    """Zeus symbols on own discoveries, the Zeus token, favours for the event in hand (OS-1.8, OS-1.10)."""
    token: i64 = (player.lands >> OLYMPOS) & 1
    return player.symbols + token + player.favours


def reveal(board: Board, god: i64) -> None:
    """The spell of the previous card ends; then all are asked, clockwise from the trigger (OS-9.4, OS-9.5)."""
    card: i64 = board.arg // 8
    trigger: i64 = board.arg % 8
    board.gods.take(god)
    board.revealed = changed(board.revealed, card, god)
    end_spell(board)
    board.god = god
    board.declined = 0
    board.ask(steps.GOD, trigger)
    for turn in range(board.seats - 1, -1, -1):
        board.ask(steps.FAVOUR, (trigger + turn) % board.seats, trigger)


def end_spell(board: Board) -> None:
    """Ares and the Siren act until the next card is revealed, so never both (OS-9.4, OS-9.12, OS-9.19)."""
    for seat in range(board.seats):
        player = board.players[seat]
        if player.blessed or player.spellbound:
            board.tell(phrases.SPELL_ENDS, seat, board.god)
        player.blessed = False
        player.spellbound = False
        player.favours = 0


def options_favour(board: Board, out: vec[i64]) -> i64:
    """Play a divine favour or not (D15)."""
    n: i64 = 0
    if board.players[board.seat].hand[DIVINE_FAVOUR] > 0:
        out[n] = actions.FAVOUR.start
        n += 1
    out[n] = actions.NO.start
    return n + 1


def why_not_favour(board: Board, action: i64) -> i64:
    """The card must be in hand (OS-8.12)."""
    if action == actions.FAVOUR.start and board.players[board.seat].hand[DIVINE_FAVOUR] == 0:
        return reason(phrases.NOT_IN_HAND)
    return ALLOWED


def do_favour(board: Board, action: i64) -> None:
    """One Zeus symbol for this event only, in turn or out of turn; he may play several (OS-8.12, OS-9.5)."""
    seat: i64 = board.seat
    if action == actions.NO.start:
        board.declined |= BIT[seat]
        return
    discard_card(board, seat, DIVINE_FAVOUR)
    board.players[seat].favours += 1
    board.ask(steps.FAVOUR, seat, board.arg)


def affected(board: Board, god: i64) -> i64:
    """Whom a card affects, as bits: the most pious, if anybody is, or the least (OS-9.6 to OS-9.8, OS-7.15).

    Nobody is finished while cards are still to come, so all players count (OS-9.10).
    """
    best: i64 = -1
    found: i64 = 0
    for seat in range(board.seats):
        player = board.players[seat]
        key: i64 = player.key(symbols(player))
        if best < 0 or (key > best if POSITIVE[god] != 0 else key < best):
            best = key
            found = BIT[seat]
        elif key == best:
            found |= BIT[seat]
    if POSITIVE[god] != 0 and best < 1:
        return 0
    return found


def do_god(board: Board) -> None:
    """The card affects its players, clockwise from the trigger (OS-9.9)."""
    god: i64 = board.god
    trigger: i64 = board.seat
    hit: i64 = affected(board, god)
    if hit == 0:
        board.tell(phrases.NOBODY_AFFECTED, -1, god)
    for turn in range(board.seats):
        seat: i64 = (trigger + turn) % board.seats
        if (hit >> seat) & 1 == 1:
            board.tell(phrases.AFFECTED, seat, god)
            affect(board, seat, god)
    for turn in range(board.seats - 1, -1, -1):
        asked: i64 = (trigger + turn) % board.seats
        if (hit >> asked) & 1 == 1:
            ask_affected(board, asked, god)
    for player in board.players:
        player.favours = 0


def affect(board: Board, seat: i64, god: i64) -> None:
    """What a god does without asking (OS-9.11 to OS-9.20)."""
    player = board.players[seat]
    if god == ATHENA:
        player.athena += GOD_AMOUNT[god]  # OS-9.11
    elif god == ARES:
        player.blessed = True  # OS-9.12
    elif god == ZEUS:
        gain_prestige(board, seat, GOD_AMOUNT[god])  # OS-9.13
    elif god == HECATE:
        gain_settlers(board, seat, GOD_AMOUNT[god])  # OS-9.14
    elif god == ERINYES:
        player.pursued = True  # OS-9.17
    elif god == KERES:
        player.keres += 1  # OS-9.18
    elif god == SIREN:
        player.spellbound = True  # OS-9.19
    elif god == NEMESIS:
        discard_hand(board, seat)  # OS-9.20


def ask_affected(board: Board, seat: i64, god: i64) -> None:
    """Artemis lets a player choose a cube, Hades a settler to take back (OS-9.15, OS-9.16)."""
    if god == ARTEMIS:
        board.ask(steps.CUBE, seat)
    elif god == HADES:
        board.ask(steps.WITHDRAW, seat)


def discard_hand(board: Board, seat: i64) -> None:
    """All destiny cards in hand (OS-9.20)."""
    player = board.players[seat]
    for destiny in range(KINDS_OF_DESTINY):
        for _n in range(player.hand[destiny]):
            discard_card(board, seat, destiny)


# ---------------------------------------------------------------- Hades


def why_not_withdraw(board: Board, territory: i64) -> i64:
    """Any territory with an own settler, controlled or not (OS-9.16)."""
    there: i64 = present(board, board.seat)
    return ALLOWED if (there >> territory) & 1 == 1 else reason(phrases.NO_SETTLER, territory)


def options_withdraw(board: Board, out: vec[i64]) -> i64:
    """The territories with an own settler (D16)."""
    there: i64 = present(board, board.seat)
    n: i64 = 0
    for territory in range(LANDS):
        if (there >> territory) & 1 == 1:
            out[n] = actions.FROM.start + territory
            n += 1
    return n


def do_withdraw(board: Board, territory: i64) -> None:
    """The settler goes back to the camp; where own discs differ, the disc is chosen (OS-9.16, OS-4.13 to OS-4.15)."""
    if groups(board, board.seat, territory) > 1:
        board.ask(steps.DISC, board.seat, 2 * territory + 1)
    else:
        withdraw(board, own_disc(board, board.seat, territory, 1))


def withdraw(board: Board, disc: i64) -> None:
    """Back into the camp, not into the supply (OS-9.16)."""
    board.tell(phrases.WITHDREW, board.owner(disc), board.place[disc])
    leave(board, disc)
