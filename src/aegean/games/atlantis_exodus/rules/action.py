"""Phase 2: two actions, more for favours, pillar effects between them (AE-7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.cards import INFLUENCE_COUNT
from aegean.games.atlantis_exodus.parts import FAVOURS, FIELDS, LAST_SPACE, MOST_PILLARS, SLOTS_BY_SEATS, TRAININGS
from aegean.games.atlantis_exodus.rules.dispatch import why_not_send
from aegean.games.atlantis_exodus.rules.effects import use, why_not_use
from aegean.games.atlantis_exodus.rules.gain import gain_flames
from aegean.games.atlantis_exodus.rules.influence import play, why_not_play
from aegean.games.atlantis_exodus.rules.knowledge import learn, why_not_learn
from aegean.games.atlantis_exodus.rules.training import train, why_not_train


def actions_left(board: Board, seat: i64) -> i64:
    """Basic actions and favours that can still be turned into actions (AE-7.2, AE-7.3)."""
    return board.actions + board.players[seat].favours


def why_not_climb(board: Board, seat: i64) -> i64:
    """Action A is not allowed on the last space (AE-7.6)."""
    return ALLOWED if board.players[seat].priest < LAST_SPACE else reason(phrases.PRIEST_ARRIVED)


def why_not_main(board: Board, action: i64) -> i64:
    """Why something cannot be done now in phase 2 (AE-7.2 to AE-7.5)."""
    seat: i64 = board.seat
    if action == actions.END.start:
        return ALLOWED
    if actions.USE.has(action):
        place: i64 = action - actions.USE.start
        return why_not_use(board, seat, place // 3, place % 3)
    if actions_left(board, seat) == 0:
        return reason(phrases.NO_ACTION)
    if actions.CLIMB.has(action):
        return why_not_climb(board, seat)
    if actions.TRAIN.has(action):
        return why_not_train(board, seat, action - actions.TRAIN.start)
    if actions.SEND.has(action):
        return why_not_send(board, seat, action - actions.SEND.start)
    if actions.LEARN.has(action):
        slot: i64 = action - actions.LEARN.start
        return why_not_learn(board, seat, slot)
    return why_not_play(board, seat, action - actions.PLAY.start)


def options_main(board: Board, out: vec[i64]) -> i64:
    """Actions A to E while one is left, unused pillars, and ending (D4, AE-7.7)."""
    n: i64 = 0
    if actions_left(board, board.seat) > 0:
        n = options_action(board, out)
    player = board.players[board.seat]
    for pillar in range(MOST_PILLARS):
        if player.pillars[pillar * 3] > 0 and not has(player.used, pillar):
            for stage in range(3):
                if why_not_use(board, board.seat, pillar, stage) == 0:
                    out[n] = actions.USE.start + pillar * 3 + stage
                    n += 1
    out[n] = actions.END.start
    return n + 1


def options_action(board: Board, out: vec[i64]) -> i64:
    """The actions A to E (AE-7.2)."""
    seat: i64 = board.seat
    n: i64 = 0
    if why_not_climb(board, seat) == 0:
        out[n] = actions.CLIMB.start
        n += 1
    for arrow in range(TRAININGS):
        if why_not_train(board, seat, arrow) == 0:
            out[n] = actions.TRAIN.start + arrow
            n += 1
    for field in range(FIELDS):
        if why_not_send(board, seat, field) == 0:
            out[n] = actions.SEND.start + field
            n += 1
    for slot in range(SLOTS_BY_SEATS[board.seats]):
        if why_not_learn(board, seat, slot) == 0:
            out[n] = actions.LEARN.start + slot
            n += 1
    if board.players[seat].hand != 0:
        for card in range(INFLUENCE_COUNT):
            if why_not_play(board, seat, card) == 0:
                out[n] = actions.PLAY.start + card
                n += 1
    return n


def spend_action(board: Board, seat: i64) -> None:
    """The basic actions are used up first, then favours return to the supply (AE-7.3, AE-18.3)."""
    if board.actions > 0:
        board.actions -= 1
    else:
        board.players[seat].favours -= 1
        board.supply[FAVOURS] += 1
        board.tell(phrases.FAVOUR_SPENT, seat)


def do_main(board: Board, action: i64) -> None:
    """One action or pillar effect completely, then the question comes again, until the player ends (AE-7.4, AE-7.5)."""
    seat: i64 = board.seat
    if action == actions.END.start:
        return
    board.ask(steps.MAIN, seat)
    if actions.USE.has(action):
        place: i64 = action - actions.USE.start
        use(board, seat, place // 3, place % 3)
        return
    spend_action(board, seat)
    if actions.CLIMB.has(action):
        gain_flames(board, seat, 1)
    elif actions.TRAIN.has(action):
        train(board, seat, action - actions.TRAIN.start, False)
    elif actions.SEND.has(action):
        board.ask(steps.SEND_TO, seat, action - actions.SEND.start)  # one settler, AE-9.16
    elif actions.LEARN.has(action):
        learn(board, seat, action - actions.LEARN.start)
    else:
        play(board, seat, action - actions.PLAY.start)
