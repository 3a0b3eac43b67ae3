"""Phase 2: two actions, more for favours, pillar effects between them (AE-7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Menu, Pass, Question
from aegean.games.atlantis_exodus import actions
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import Board, pillar_of, place_of, stage_of
from aegean.games.atlantis_exodus.causes import ACTION
from aegean.games.atlantis_exodus.parts import FAVOURS, FIELDS, MOST_PILLARS, SLOTS_BY_SEATS, TRAIN_FROM, TRAININGS
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules.dispatch import SEND_TO, why_not_send
from aegean.games.atlantis_exodus.rules.effects import use, why_not_use
from aegean.games.atlantis_exodus.rules.gain import can_climb, flames
from aegean.games.atlantis_exodus.rules.influence import play, why_not_play
from aegean.games.atlantis_exodus.rules.knowledge import learn, why_not_learn
from aegean.games.atlantis_exodus.rules.training import train, why_not_train

FAVOUR_SPENT: Final[Phrase] = NOTES.add("favour_spent", "AE-7.3", "n")
NO_ACTION: Final[Reason] = REASONS.add("no_action", "AE-7.2")
PRIEST_ARRIVED: Final[Reason] = REASONS.add("priest_arrived", "AE-7.6")
NO_FAVOUR: Final[Reason] = REASONS.add("no_favour", "AE-7.3")
GOES_BY_ITSELF: Final[Reason] = REASONS.add("goes_by_itself", "AE-7.3")


def actions_left(board: Board) -> i64:
    """Basic actions and favours that can still be turned into actions (AE-7.2, AE-7.3)."""
    return board.actions + board.players[board.seat].favours


def hand_in_favour(board: Board) -> None:
    """A favour returns to the supply and gives one more action (AE-7.3, AE-18.3)."""
    board.players[board.seat].favours -= 1
    board.supply[FAVOURS] += 1
    board.actions += 1
    board.tell(FAVOUR_SPENT, board.seat, board.players[board.seat].favours)


class Action(Question):
    """One of the actions A to E, carried out completely before the next (AE-7.2, AE-7.5)."""

    def refusal(self, board: Board, entry: i64) -> i64:
        """Why it cannot be done, although an action is left."""
        raise NotImplementedError(self.name)

    def act(self, board: Board, entry: i64) -> None:
        """Carries the action out."""
        raise NotImplementedError(self.name)

    def why_not(self, board: Board, entry: i64) -> i64:
        return self.refusal(board, entry) if actions_left(board) > 0 else NO_ACTION.why

    def do(self, board: Board, entry: i64) -> None:
        """Where no action is left, a favour is handed in without asking (AE-7.3)."""
        MAIN.ask(board, board.seat)
        if board.actions == 0:
            hand_in_favour(board)
        board.actions -= 1
        self.act(board, entry)


@final
class Climb(Action):
    """Action A: the priest climbs one space (AE-7.6)."""

    def refusal(self, board: Board, entry: i64) -> i64:
        return ALLOWED if can_climb(board) else PRIEST_ARRIVED.why

    def act(self, board: Board, entry: i64) -> None:
        flames(board, board.seat, 1, ACTION)


@final
class Train(Action):
    """Action B: a settler is trained (AE-8)."""

    def refusal(self, board: Board, arrow: i64) -> i64:
        return why_not_train(board.players[board.seat], arrow, False)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """Most fields are empty, so they are passed over first."""
        player = board.players[board.seat]
        start: i64 = self.block.start
        for arrow in range(TRAININGS):
            if player.fields[TRAIN_FROM[arrow]] > 0 and why_not_train(player, arrow, False) == ALLOWED:
                out[n] = start + arrow
                n += 1
        return n

    def act(self, board: Board, arrow: i64) -> None:
        train(board, board.seat, arrow, False)


@final
class Send(Action):
    """Action C: one settler is sent (AE-9.16)."""

    def refusal(self, board: Board, field: i64) -> i64:
        return why_not_send(board, field)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """Most fields are empty, so they are passed over first."""
        fields = board.players[board.seat].fields
        start: i64 = self.block.start
        for field in range(FIELDS):
            if fields[field] > 0 and why_not_send(board, field) == ALLOWED:
                out[n] = start + field
                n += 1
        return n

    def act(self, board: Board, field: i64) -> None:
        SEND_TO.ask_for(board, board.seat, profession=field)


@final
class Learn(Action):
    """Action D: a knowledge card is taken (AE-10)."""

    def refusal(self, board: Board, slot: i64) -> i64:
        return why_not_learn(board, slot)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        start: i64 = self.block.start
        for slot in range(SLOTS_BY_SEATS[board.seats]):
            if why_not_learn(board, slot) == ALLOWED:
                out[n] = start + slot
                n += 1
        return n

    def act(self, board: Board, slot: i64) -> None:
        learn(board, slot)


@final
class Play(Action):
    """Action E: an influence card is played (AE-11.2)."""

    def refusal(self, board: Board, card: i64) -> i64:
        return why_not_play(board, card)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        card: i64 = 0
        rest: i64 = board.players[board.seat].hand
        while rest != 0:
            if rest & 1 == 1 and why_not_play(board, card) == ALLOWED:
                out[n] = self.block.start + card
                n += 1
            rest >>= 1
            card += 1
        return n

    def act(self, board: Board, card: i64) -> None:
        play(board, card)


@final
class Use(Question):
    """A complete stage of a pillar that was not used this round (AE-7.4, AE-17.8)."""

    def why_not(self, board: Board, place: i64) -> i64:
        return why_not_use(board, pillar_of(place), stage_of(place))

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        player = board.players[board.seat]
        if player.pillars[0] == 0:
            return n  # without a base on the first pillar there is none
        for pillar in range(MOST_PILLARS):
            if player.card_on(pillar, 0) >= 0 and not has(player.used, pillar):
                for stage in range(3):
                    if why_not_use(board, pillar, stage) == ALLOWED:
                        out[n] = self.block.start + place_of(pillar, stage)
                        n += 1
        return n

    def do(self, board: Board, place: i64) -> None:
        MAIN.ask(board, board.seat)
        use(board, pillar_of(place), stage_of(place))


@final
class HandInFavour(Question):
    """A favour may go before the basic actions do, so that its space is free for a new one (AE-7.3, AE-18.2)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """Without an action left the next one takes a favour by itself."""
        if board.players[board.seat].favours == 0:
            return NO_FAVOUR.why
        return ALLOWED if board.actions > 0 else GOES_BY_ITSELF.why

    def do(self, board: Board, entry: i64) -> None:
        MAIN.ask(board, board.seat)
        hand_in_favour(board)


@final
class Main(Menu):
    """Actions A to E while one is left, unused pillars, a favour, and ending (D4, AE-7.4, AE-7.7)."""

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """Asks the choices one by one, which is faster than `Menu` can do it."""
        if actions_left(board) > 0:
            if can_climb(board):
                out[n] = CLIMB.block.start
                n += 1
            n = TRAIN.options(board, out, n)
            n = SEND.options(board, out, n)
            n = LEARN.options(board, out, n)
            n = PLAY.options(board, out, n)
        n = USE.options(board, out, n)
        if board.actions > 0 and board.players[board.seat].favours > 0:
            out[n] = HAND_IN.block.start
            n += 1
        out[n] = END.block.start
        return n + 1


CLIMB: Final[Climb] = Climb("climb", actions.CLIMB)
TRAIN: Final[Train] = Train("train_by_action", actions.TRAIN)
SEND: Final[Send] = Send("send", actions.SEND)
LEARN: Final[Learn] = Learn("learn", actions.LEARN)
PLAY: Final[Play] = Play("play", actions.PLAY)
USE: Final[Use] = Use("use", actions.USE)
HAND_IN: Final[HandInFavour] = HandInFavour("favour", actions.FAVOUR)
END: Final[Pass] = Pass("end", actions.END)
MAIN: Final[Main] = Main("main", CLIMB, TRAIN, SEND, LEARN, PLAY, USE, HAND_IN, END)
