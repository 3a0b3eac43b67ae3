"""Settlers in territories: stacks and control (OS-1.5 to OS-1.8, OS-2.8, OS-4.13 to OS-4.17, OS-4.20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import Phrase, Reason
from aegean.games.olympos.board import CAMP, NO_DISC, SUPPLY, Board, owner_of
from aegean.games.olympos.goods import BIT, UNIT
from aegean.games.olympos.numbers import TRIBE_SWORDS
from aegean.games.olympos.parts import DEMOCRACY, DISCS, SETTLERS, STARRED, YIELD
from aegean.games.olympos.phrases import NOTES, REASONS
from aegean.games.olympos.rules.travel import fight_at, swords

SETTLED: Final[Phrase] = NOTES.add("settled", "OS-4.16", "territory", "resource", "n")
BEAT_TRIBE: Final[Phrase] = NOTES.add("beat_tribe", "OS-4.17", "territory", "n1", "n2")
FOUGHT: Final[Phrase] = NOTES.add("fought", "OS-4.19", "n1", "n2", "n3")
BEAT_TRIBE_IN_TIE: Final[Phrase] = NOTES.add("beat_tribe_in_tie", "OS-7.15", "territory", "n1", "n2")
FOUGHT_IN_TIE: Final[Phrase] = NOTES.add("fought_in_tie", "OS-7.15", "n1", "other", "n2")
CONQUERED: Final[Phrase] = NOTES.add("conquered", "OS-4.20", "territory", "resource", "other")
FELL_BACK: Final[Phrase] = NOTES.add("fell_back", "OS-4.13", "territory", "resource", "other")
LEFT_EMPTY: Final[Phrase] = NOTES.add("left_empty", "OS-4.14", "territory", "resource", "n")
TOOK_STAR: Final[Phrase] = NOTES.add("took_star", "OS-1.7", "territory", "other")
WITHDREW: Final[Phrase] = NOTES.add("withdrew", "OS-9.16", "territory")
NO_SETTLER: Final[Reason] = REASONS.add("no_settler", "OS-4.1", "territory")


def gain_settlers(board: Board, seat: i64, count: i64) -> i64:
    """Settlers come from the supply into the camp, 19 at most in all; further ones are forfeited (OS-2.8).

    Tells how many came.
    """
    player = board.players[seat]
    gained: i64 = 0
    for disc in range(seat * DISCS + 1, seat * DISCS + 1 + SETTLERS):
        if gained < count and board.place[disc] == SUPPLY:
            board.place[disc] = CAMP
            gained += 1
    player.camp += gained
    return gained


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
    """The territory token, a star if there is one, and with Olympos the Zeus token change hands (OS-1.6 to OS-1.8)."""
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


def disc_above(board: Board, disc: i64) -> i64:
    """The disc that lies right above another in its territory; NO_DISC above the top one."""
    above: i64 = board.top[board.place[disc]]
    if above == disc:
        return NO_DISC
    while board.below[above] != disc:
        above = board.below[above]
    return above


def leave(board: Board, disc: i64) -> None:
    """A settler is taken out of its stack; below the top that changes nothing (OS-4.13 to OS-4.15)."""
    territory: i64 = board.place[disc]
    seat: i64 = owner_of(disc)
    if board.top[territory] == disc:
        lose_control(board, seat, territory)
        board.top[territory] = board.below[disc]
        heir: i64 = board.ruler(territory)
        if heir < 0:
            board.tell(LEFT_EMPTY, seat, territory, YIELD[territory], STARRED[territory])
        else:
            take_control(board, heir, territory)
            if heir != seat:
                board.tell(FELL_BACK, heir, territory, YIELD[territory], seat)
                tell_star(board, heir, territory, seat)
    else:
        board.below[disc_above(board, disc)] = board.below[disc]
    board.below[disc] = NO_DISC
    board.place[disc] = CAMP
    board.players[seat].camp += 1
    board.players[seat].on_map -= 1


def tell_fight(board: Board, seat: i64, beaten: i64, price: i64) -> None:
    """What a fight against a player costs, and for whom democracy decides a tie (OS-4.19, OS-7.15)."""
    player = board.players[seat]
    rival = board.players[beaten]
    if swords(player) != swords(rival) or player.has(DEMOCRACY) == rival.has(DEMOCRACY):
        board.tell(FOUGHT, seat, swords(player), swords(rival), price)
    else:
        board.tell(FOUGHT_IN_TIE, seat, swords(player), seat if player.has(DEMOCRACY) else beaten, price)


def arrive(board: Board, disc: i64, territory: i64) -> None:
    """A settler goes on top and takes control; a beaten player gets 1 hourglass (OS-4.16, OS-4.17, OS-4.20)."""
    seat: i64 = owner_of(disc)
    player = board.players[seat]
    price: i64 = fight_at(board, player, territory)
    beaten: i64 = board.ruler(territory)
    if beaten >= 0:
        lose_control(board, beaten, territory)
        board.players[beaten].hourglasses += 1
        tell_fight(board, seat, beaten, price)
        board.tell(CONQUERED, seat, territory, YIELD[territory], beaten)
        tell_star(board, seat, territory, beaten)
    else:
        if board.has_tribe(territory):
            tied: bool = swords(player) == TRIBE_SWORDS and player.has(DEMOCRACY)
            board.tell(BEAT_TRIBE_IN_TIE if tied else BEAT_TRIBE, seat, territory, swords(player), price)
            board.tribes &= ~BIT[territory]
        board.tell(SETTLED, seat, territory, YIELD[territory], STARRED[territory])
    board.below[disc] = board.top[territory]
    board.top[territory] = disc
    board.place[disc] = territory
    player.camp -= 1
    player.on_map += 1
    take_control(board, seat, territory)


def tell_star(board: Board, seat: i64, territory: i64, loser: i64) -> None:
    """Tells of the star token that changes hands with a territory (OS-4.13, OS-4.20)."""
    if STARRED[territory] != 0:
        board.tell(TOOK_STAR, seat, territory, loser)


def withdraw(board: Board, disc: i64) -> None:
    """A settler goes back into the camp, not into the supply (OS-9.16)."""
    board.tell(WITHDREW, owner_of(disc), board.place[disc])
    leave(board, disc)


def own_disc(board: Board, seat: i64, territory: i64, number: i64) -> i64:
    """The own disc of that number, 1 nearest the top; NO_DISC when there are not so many (D4)."""
    disc: i64 = board.top[territory]
    count: i64 = 0
    while disc != NO_DISC:
        if owner_of(disc) == seat:
            count += 1
            if count == number:
                return disc
        disc = board.below[disc]
    return NO_DISC


def are_apart(board: Board, seat: i64, territory: i64) -> bool:
    """Whether other discs lie between the own ones in a territory, so that it matters which one goes (D4)."""
    groups: i64 = 0
    disc: i64 = board.top[territory]
    above: i64 = -1
    while disc != NO_DISC:
        holder: i64 = owner_of(disc)
        if holder == seat and above != seat:
            groups += 1
        above = holder
        disc = board.below[disc]
    return groups > 1
