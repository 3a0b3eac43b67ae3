"""Olympos cards: what the gods do (OS-9, OS-8.12)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Draw, Menu, Pass, Question
from aegean.core.shared import changed
from aegean.core.state import CHANCE
from aegean.games.olympos import actions, parts
from aegean.games.olympos.board import NO_DISC, Board, Player
from aegean.games.olympos.goods import BIT
from aegean.games.olympos.numbers import KERES_POINTS, SURCHARGE
from aegean.games.olympos.phrases import NOTES, REASONS
from aegean.games.olympos.rules.destiny import discard_card
from aegean.games.olympos.rules.expansion import DISC
from aegean.games.olympos.rules.gains import CUBE, FROM_ARTEMIS
from aegean.games.olympos.rules.settlers import gain_settlers, own_disc

REVEALED: Final[Phrase] = NOTES.add("revealed", "OS-9.1", "god", "n1", "n2")
AFFECTED: Final[Phrase] = NOTES.add("affected", "OS-9.8", "god", "n1", "n2")
FAVOURED: Final[Phrase] = NOTES.add("favoured", "OS-8.12", "god", "n")
FAVOUR_GONE: Final[Phrase] = NOTES.add("favour_gone", "OS-8.12", "n")
NO_DISC_LEFT: Final[Phrase] = NOTES.add("no_disc_left", "OS-2.8", "god")
NOTHING_TO_LOSE: Final[Phrase] = NOTES.add("nothing_to_lose", "OS-9.9", "god")
LOST_CARD: Final[Phrase] = NOTES.add("lost_card", "OS-9.20", "destiny")
NOBODY_AFFECTED: Final[Phrase] = NOTES.add("nobody_affected", "OS-9.6", "god")
SPELL_ENDS: Final[Phrase] = NOTES.add("spell_ends", "OS-9.4", "god")
MOST_BY_DEMOCRACY: Final[Phrase] = NOTES.add("most_by_democracy", "OS-9.6")
SPARED_BY_DEMOCRACY: Final[Phrase] = NOTES.add("spared_by_democracy", "OS-9.7")
NO_FAVOUR: Final[Reason] = REASONS.add("no_favour", "OS-8.12")
NONE_TO_WITHDRAW: Final[Reason] = REASONS.add("none_to_withdraw", "OS-9.16", "territory")


def symbols(player: Player) -> i64:
    """Zeus symbols on own discoveries, the Zeus token, favours for the event in hand (OS-1.8, OS-1.10)."""
    token: i64 = (player.lands >> parts.OLYMPOS) & 1
    return player.symbols + token + player.favours


def affected(board: Board, god: i64) -> i64:
    """Whom a card affects, as bits: the most pious, if anybody is, or the least (OS-9.6 to OS-9.8, OS-7.15).

    Nobody is finished while cards are still to come, so all players count (OS-9.10).
    """
    best: i64 = -1
    found: i64 = 0
    for seat in range(board.seats):
        player = board.players[seat]
        key: i64 = player.key(symbols(player))
        if best < 0 or (key > best if parts.POSITIVE[god] != 0 else key < best):
            best = key
            found = BIT[seat]
        elif key == best:
            found |= BIT[seat]
    if parts.POSITIVE[god] != 0 and best < 1:
        return 0
    return found


def worth_of(god: i64) -> i64:
    """How much a god gives or takes (OS-9.11 to OS-9.18)."""
    if god == parts.KERES:
        return -KERES_POINTS
    return SURCHARGE if god == parts.ERINYES else parts.GOD_AMOUNT[god]


def is_tie_won(board: Board, seat: i64, hit: i64) -> bool:
    """Whether democracy alone tells a player from another with as many symbols, of whom one is affected (OS-7.15)."""
    player = board.players[seat]
    for other in range(board.seats):
        rival = board.players[other]
        if symbols(rival) == symbols(player) and (hit >> other) & 1 != (hit >> seat) & 1:
            return player.has(parts.DEMOCRACY)
    return False


class Reveal(Draw):
    """An Olympos card is revealed (OS-9.4)."""

    def ask_for(self, board: Board, card: i64, trigger: i64) -> None:
        """The place of the card, and who has triggered it."""
        self.put(board, CHANCE, card, trigger)

    def card(self, board: Board) -> i64:
        return self.first(board)

    def trigger(self, board: Board) -> i64:
        return self.second(board)

    def bag(self, board: Board) -> Bag:
        return board.gods

    def do(self, board: Board, god: i64) -> None:
        """The spell of the previous card ends; then all are asked, clockwise from the trigger (OS-9.4, OS-9.5)."""
        trigger: i64 = self.trigger(board)
        board.gods.take(god)
        board.tell(REVEALED, trigger, god, parts.CARD_SPACE[self.card(board)], parts.IS_LAST_CARD[self.card(board)])
        board.revealed = changed(board.revealed, self.card(board), god)
        self.end_spell(board)
        board.god = god
        GOD.ask(board, trigger)
        for turn in range(board.seats - 1, -1, -1):
            FAVOUR.ask(board, (trigger + turn) % board.seats)

    def end_spell(self, board: Board) -> None:
        """Ares and the Siren act until the next card is revealed, so never both (OS-9.4, OS-9.12, OS-9.19)."""
        for seat in range(board.seats):
            player = board.players[seat]
            if player.blessed or player.spellbound:
                board.tell(SPELL_ENDS, seat, board.god)
            player.blessed = False
            player.spellbound = False
            player.favours = 0


class PlayFavour(Question):
    """One Zeus symbol for this event only, in turn or out of turn (OS-8.12, OS-9.5)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if board.players[board.seat].hand[parts.DIVINE_FAVOUR] > 0 else NO_FAVOUR.why

    def do(self, board: Board, entry: i64) -> None:
        """The player may play several (OS-8.12)."""
        discard_card(board, board.seat, parts.DIVINE_FAVOUR)
        board.players[board.seat].favours += 1
        board.tell(FAVOURED, board.seat, board.god, symbols(board.players[board.seat]))
        FAVOUR.ask(board, board.seat)


@final
class AskFavour(Menu):
    """Play a divine favour or not (D15)."""

    def waits(self, board: Board) -> bool:
        """Whoever may hold one, as far as all can see, is asked: being asked tells nothing (OS-8.15)."""
        all_thrown = board.discard[parts.DIVINE_FAVOUR] == parts.DESTINY_COUNTS[parts.DIVINE_FAVOUR]
        return board.players[board.seat].hand_count > 0 and not all_thrown

    def asks_always(self, board: Board) -> bool:
        return True

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """To play one that is in hand, and to play none: written at once, since most of the time there is only this."""
        if board.players[board.seat].hand[parts.DIVINE_FAVOUR] > 0:
            out[n] = actions.FAVOUR.start
            n += 1
        out[n] = actions.NO.start
        return n + 1


class God(Automatic):
    """The card affects its players, clockwise from the trigger (OS-9.9)."""

    def happen(self, board: Board) -> None:
        god: i64 = board.god
        trigger: i64 = board.seat
        worth: i64 = worth_of(god)
        hit: i64 = affected(board, god)
        if hit == 0:
            board.tell(NOBODY_AFFECTED, -1, god)
        for turn in range(board.seats):
            pious: i64 = (trigger + turn) % board.seats
            if (hit >> pious) & 1 == 1:
                board.tell(AFFECTED, pious, god, symbols(board.players[pious]), worth)
        for turn in range(board.seats):
            seat: i64 = (trigger + turn) % board.seats
            if (hit >> seat) & 1 == 1:
                self.affect(board, seat, god)
            if is_tie_won(board, seat, hit):
                board.tell(MOST_BY_DEMOCRACY if parts.POSITIVE[god] != 0 else SPARED_BY_DEMOCRACY, seat)
        for turn in range(board.seats - 1, -1, -1):
            asked: i64 = (trigger + turn) % board.seats
            if (hit >> asked) & 1 == 1:
                self.ask_affected(board, asked, god)
        for seat in range(board.seats):
            if board.players[seat].favours > 0:
                board.tell(FAVOUR_GONE, seat, symbols(board.players[seat]) - board.players[seat].favours)
                board.players[seat].favours = 0

    def affect(self, board: Board, seat: i64, god: i64) -> None:
        """What a god does without asking (OS-9.11 to OS-9.20)."""
        player = board.players[seat]
        if god == parts.ATHENA:
            player.athena += parts.GOD_AMOUNT[god]  # OS-9.11
        elif god == parts.ARES:
            player.blessed = True  # OS-9.12
        elif god == parts.ZEUS:
            player.prestige += parts.GOD_AMOUNT[god]  # OS-9.13
        elif god == parts.HECATE:
            if gain_settlers(board, seat, parts.GOD_AMOUNT[god]) == 0:  # OS-9.14
                board.tell(NO_DISC_LEFT, seat, god)
        elif god == parts.ERINYES:
            player.pursued = True  # OS-9.17
        elif god == parts.KERES:
            player.keres += 1  # OS-9.18
        elif god == parts.SIREN:
            player.spellbound = True  # OS-9.19
        elif god == parts.NEMESIS:
            self.discard_hand(board, seat)  # OS-9.20

    def ask_affected(self, board: Board, seat: i64, god: i64) -> None:
        """Artemis lets a player choose a cube, Hades a settler to take back (OS-9.15, OS-9.16)."""
        if god == parts.ARTEMIS:
            CUBE.ask_for(board, seat, giver=FROM_ARTEMIS)
        elif god == parts.HADES:
            if board.players[seat].on_map == 0:
                board.tell(NOTHING_TO_LOSE, seat, god)
            WITHDRAW.ask(board, seat)

    def discard_hand(self, board: Board, seat: i64) -> None:
        """All destiny cards in hand (OS-9.20)."""
        player = board.players[seat]
        if player.hand_count == 0:
            board.tell(NOTHING_TO_LOSE, seat, parts.NEMESIS)
        for destiny in range(parts.KINDS_OF_DESTINY):
            for _n in range(player.hand[destiny]):
                discard_card(board, seat, destiny)
                board.tell(LOST_CARD, seat, destiny)


class Withdraw(Question):
    """Hades: a settler goes back to the camp (D16, OS-9.16)."""

    def waits(self, board: Board) -> bool:
        return board.players[board.seat].on_map > 0

    def why_not(self, board: Board, territory: i64) -> i64:
        """From any territory with an own settler, controlled or not (OS-9.16)."""
        disc: i64 = own_disc(board, board.seat, territory, 1)
        return ALLOWED if disc != NO_DISC else NONE_TO_WITHDRAW.of(territory)

    def do(self, board: Board, territory: i64) -> None:
        """Where own discs differ, the disc is chosen (OS-9.16, OS-4.13 to OS-4.15)."""
        DISC.choose(board, territory, withdraws=True)


REVEAL: Final[Reveal] = Reveal("reveal", actions.REVEAL)
FAVOUR: Final[AskFavour] = AskFavour("favour", PlayFavour("favour", actions.FAVOUR), Pass("no", actions.NO))
GOD: Final[God] = God("god")
WITHDRAW: Final[Withdraw] = Withdraw("withdraw", actions.FROM)
