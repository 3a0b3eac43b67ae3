"""Settlers in territories: stacks and control (OS-1.5 to OS-1.8, OS-2.8, OS-4.13 to OS-4.17, OS-4.20)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import reason
from aegean.games.olympos import actions, phrases
from aegean.games.olympos.board import CAMP, NO_DISC, SUPPLY, Board
from aegean.games.olympos.goods import BIT, UNIT
from aegean.games.olympos.parts import DISCS, SETTLERS, STARRED, YIELD


def gain_settlers(board: Board, seat: i64, count: i64) -> None:
    """Settlers come from the supply into the camp, 19 at most in all; further ones are forfeited (OS-2.8)."""
    player = board.players[seat]
    gained: i64 = 0
    for disc in range(seat * DISCS + 1, seat * DISCS + 1 + SETTLERS):
        if gained < count and board.place[disc] == SUPPLY:
            board.place[disc] = CAMP
            gained += 1
    player.camp += gained
    board.tell(phrases.GAINED_SETTLERS, seat, gained)


def camp_disc(board: Board, seat: i64) -> i64:
    """A settler that waits in the camp."""
    for disc in range(seat * DISCS + 1, seat * DISCS + 1 + SETTLERS):
        if board.place[disc] == CAMP:
            return disc
    return NO_DISC


def present(board: Board, seat: i64) -> i64:
    """The territories with a settler of the seat, defeated ones included, as bits (OS-4.1)."""
    found: i64 = 0
    for disc in range(seat * DISCS + 1, seat * DISCS + 1 + SETTLERS):
        if board.place[disc] >= 0:
            found |= BIT[board.place[disc]]
    return found


def take_control(board: Board, seat: i64, territory: i64) -> None:
    """He holds the territory token and a star if there is one; the Zeus token goes with Olympos (OS-1.6 to OS-1.8)."""
    player = board.players[seat]
    player.lands |= BIT[territory]
    player.tokens += UNIT[YIELD[territory]]
    player.stars += STARRED[territory]


def lose_control(board: Board, seat: i64, territory: i64) -> None:
    """Holding changes at once whenever control changes (OS-1.6)."""
    player = board.players[seat]
    player.lands &= ~BIT[territory]
    player.tokens -= UNIT[YIELD[territory]]
    player.stars -= STARRED[territory]


def leave(board: Board, disc: i64) -> None:
    """A settler is taken out of its stack; below the top that changes nothing (OS-4.13 to OS-4.15)."""
    territory: i64 = board.place[disc]
    seat: i64 = board.owner(disc)
    if board.top[territory] == disc:
        lose_control(board, seat, territory)
        board.top[territory] = board.below[disc]
        heir: i64 = board.ruler(territory)
        if heir < 0:
            board.tell(phrases.LEFT_EMPTY, seat, territory)
        else:
            take_control(board, heir, territory)
            if heir != seat:
                board.tell(phrases.FELL_BACK, heir, territory)
    else:
        above: i64 = board.top[territory]
        while board.below[above] != disc:
            above = board.below[above]
        board.below[above] = board.below[disc]
    board.below[disc] = NO_DISC
    board.place[disc] = CAMP
    board.players[seat].camp += 1
    board.players[seat].on_map -= 1


def arrive(board: Board, disc: i64, territory: i64) -> None:
    """A settler goes on top and takes control; a beaten player gets 1 hourglass (OS-4.16, OS-4.17, OS-4.20)."""
    seat: i64 = board.owner(disc)
    beaten: i64 = board.ruler(territory)
    if beaten >= 0:
        lose_control(board, beaten, territory)
        board.players[beaten].hourglasses += 1
        board.tell(phrases.BEAT_PLAYER, seat, territory, beaten)
    elif board.has_tribe(territory):
        board.tribes &= ~BIT[territory]
        board.tell(phrases.BEAT_TRIBE, seat, territory)
    else:
        board.tell(phrases.SETTLED, seat, territory)
    board.below[disc] = board.top[territory]
    board.top[territory] = disc
    board.place[disc] = territory
    board.players[seat].camp -= 1
    board.players[seat].on_map += 1
    take_control(board, seat, territory)


# ---------------------------------------------------------------- which of several own discs (D4)


def own_disc(board: Board, seat: i64, territory: i64, number: i64) -> i64:
    """The own disc of that number, 1 nearest the top; NO_DISC when there are not so many."""
    disc: i64 = board.top[territory]
    count: i64 = 0
    while disc != NO_DISC:
        if board.owner(disc) == seat:
            count += 1
            if count == number:
                return disc
        disc = board.below[disc]
    return NO_DISC


def options_disc(board: Board, seat: i64, territory: i64, out: vec[i64]) -> i64:
    """Own discs, of several right below one another only the upper one (D4)."""
    n: i64 = 0
    count: i64 = 0
    disc: i64 = board.top[territory]
    above: i64 = -1
    while disc != NO_DISC:
        holder: i64 = board.owner(disc)
        if holder == seat:
            count += 1
            if above != seat:
                out[n] = actions.DISC.start + count - 1
                n += 1
        above = holder
        disc = board.below[disc]
    return n


def groups(board: Board, seat: i64, territory: i64) -> i64:
    """How many different own discs there are to choose from in a territory (D4)."""
    count: i64 = 0
    disc: i64 = board.top[territory]
    above: i64 = -1
    while disc != NO_DISC:
        holder: i64 = board.owner(disc)
        if holder == seat and above != seat:
            count += 1
        above = holder
        disc = board.below[disc]
    return count


def why_not_disc(board: Board, seat: i64, territory: i64, number: i64) -> i64:
    """The disc must be there, and not be one with the own disc right above it (D4)."""
    disc: i64 = own_disc(board, seat, territory, number)
    if disc == NO_DISC:
        return reason(phrases.NO_SUCH_DISC, territory)
    above: i64 = board.top[territory]
    if above == disc:
        return 0
    while board.below[above] != disc:
        above = board.below[above]
    if board.owner(above) == seat:
        return reason(phrases.SAME_DISC)
    return 0
