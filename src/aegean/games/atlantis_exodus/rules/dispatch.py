"""Sending settlers: destinations, arrival, dispatch bonus (AE-9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import increased
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import DISPATCH, Board, Player
from aegean.games.atlantis_exodus.cards import COMPLETE
from aegean.games.atlantis_exodus.parts import (
    COLOUR_OF,
    DISPATCH_EXTRA,
    DISPATCH_FLAMES,
    DISPATCH_POINTS,
    FIELDS,
    MOST_PILLARS,
    NO_EXTRA,
    OPEN_LODGINGS,
    PHILOSOPHER,
    PILLAR_EXTRA,
    SCHOLAR,
    SHIP,
    SHIP_EXTRA,
    WORKSHOP,
)
from aegean.games.atlantis_exodus.rules.gain import gain_flames, score
from aegean.games.atlantis_exodus.rules.settlement import (
    FROM_DISPLAY,
    ORIGIN,
    SETTLER,
    board_ship,
    lodge,
    open_place,
    staff,
)
from aegean.games.atlantis_exodus.tiles import CELL_COUNT, FILLED, FOUR, HOUSE_CELL, HOUSE_NUMBER, PLACES

# how a settler is sent, times 16, plus its profession, and times 256 the second settler of a knowledge card
ANYWHERE: Final = 0
FIRST_OF_TWO: Final = 1
SECOND_OF_TWO: Final = 2
MANNER: Final = 16
SECOND: Final = 256
ANY_DISPLAY: Final = 2  # a pillar card of either display
MAY_DECLINE: Final = 16


def lodging_on_display(board: Board) -> bool:
    """Whether a lodging lies on display."""
    for slot in range(OPEN_LODGINGS):
        if board.lodgings[slot] > 0:
            return True
    return False


def can_open(board: Board, player: Player) -> bool:
    """A new lodging: no incomplete one, a free cell, and one on display (AE-9.3, AE-13.2, AE-13.4)."""
    return player.home < 0 and player.house_cells != 0 and lodging_on_display(board)


def finds_workshop(player: Player, profession: i64) -> bool:
    """Whether an own workshop has an open place that the settler fits (AE-9.5)."""
    cell: i64 = 0
    rest: i64 = player.vacant
    while rest != 0:
        if rest & 1 == 1 and open_place(player, cell, profession) >= 0:
            return True
        rest >>= 1
        cell += 1
    return False


def awaits(player: Player, pillar: i64, profession: i64) -> bool:
    """Whether a pillar awaits such a settler: a scholar the shaft, a philosopher the capital (AE-9.6, AE-17.3)."""
    if profession == SCHOLAR:
        return 0 < player.pillars[pillar * 3 + 1] < COMPLETE
    return profession == PHILOSOPHER and 0 < player.pillars[pillar * 3 + 2] < COMPLETE


def finds_pillar(player: Player, profession: i64) -> bool:
    """Whether an own pillar awaits such a settler (AE-9.6)."""
    if profession != SCHOLAR and profession != PHILOSOPHER:
        return False
    for pillar in range(MOST_PILLARS):
        if awaits(player, pillar, profession):
            return True
    return False


def has_destination(board: Board, player: Player, profession: i64) -> bool:
    """Whether a settler could be sent anywhere (AE-9.7)."""
    return (
        player.home >= 0
        or player.berths > 0
        or can_open(board, player)
        or finds_workshop(player, profession)
        or finds_pillar(player, profession)
    )


def why_not_send(board: Board, seat: i64, profession: i64) -> i64:
    """A field with a settler that has a legal destination (AE-9.1, AE-9.7)."""
    player = board.players[seat]
    if player.fields[profession] == 0:
        return reason(phrases.NO_SETTLER, profession)
    return ALLOWED if has_destination(board, player, profession) else reason(phrases.NO_DESTINATION, profession)


def can_send_any(board: Board, seat: i64) -> bool:
    """Whether any settler of the training area could be sent."""
    for profession in range(FIELDS):
        if why_not_send(board, seat, profession) == 0:
            return True
    return False


def why_not_place(board: Board, player: Player, place: i64, profession: i64, manner: i64) -> i64:
    """Why a settler cannot go to a destination, numbered as the actions from the open lodging on (AE-9.2 to AE-9.6)."""
    action: i64 = actions.LODGE.start + place
    if actions.LODGE.has(action):
        return ALLOWED if player.home >= 0 else reason(phrases.NO_LODGING)
    if actions.SETTLE.has(action):
        if player.home >= 0:
            return reason(phrases.COMPLETE_FIRST)
        if player.house_cells == 0:
            return reason(phrases.NO_CELL)
        return ALLOWED if board.lodgings[action - actions.SETTLE.start] > 0 else reason(phrases.NO_TILE)
    if actions.BOARD.has(action):
        return ALLOWED if player.berths > 0 else reason(phrases.NO_SHIP)
    if actions.STAFF.has(action):
        cell: i64 = HOUSE_CELL[action - actions.STAFF.start]
        if not has(player.vacant, cell):
            return reason(phrases.NO_OPEN_PLACE)
        return ALLOWED if open_place(player, cell, profession) >= 0 else reason(phrases.DOES_NOT_FIT, profession)
    if manner != ANYWHERE:
        return reason(phrases.NOT_TO_PILLARS)  # AE-10.3
    pillar: i64 = action - actions.REMEMBER.start
    return ALLOWED if awaits(player, pillar, profession) else reason(phrases.DOES_NOT_FIT, profession)


def leaves_place(board: Board, player: Player, place: i64, profession: i64, second: i64) -> bool:
    """Whether the first settler's move leaves a destination for the second (AE-10.4, AE-10.5)."""
    action: i64 = actions.LODGE.start + place
    if actions.SETTLE.has(action):
        return True  # no lodging is that small
    if actions.LODGE.has(action):
        room: i64 = PLACES[player.cells[player.home] - 1] - FILLED[player.crowds[player.home]]
        if room > 1 or player.berths > 0 or finds_workshop(player, second):
            return True
        return player.house_cells != 0 and lodging_on_display(board)
    if player.home >= 0 or can_open(board, player):
        return True
    if actions.BOARD.has(action):
        return player.berths > 1 or finds_workshop(player, second)
    if player.berths > 0:
        return True
    return finds_other_place(player, HOUSE_CELL[action - actions.STAFF.start], profession, second)


def finds_other_place(player: Player, cell: i64, profession: i64, second: i64) -> bool:
    """Whether the second settler fits a workshop place other than the one the first takes (AE-10.5)."""
    taken: i64 = open_place(player, cell, profession)
    crowds = player.crowds
    player.crowds = increased(crowds, cell, (COLOUR_OF[profession] + 1) * FOUR[taken])
    found: bool = finds_workshop(player, second)
    player.crowds = crowds
    return found


def why_not_send_to(board: Board, action: i64) -> i64:
    """Why a settler cannot be sent there now (AE-9.2 to AE-9.6, AE-10.3 to AE-10.5)."""
    player = board.players[board.seat]
    profession: i64 = board.arg % MANNER
    manner: i64 = board.arg // MANNER % MANNER
    place: i64 = action - actions.LODGE.start
    why: i64 = why_not_place(board, player, place, profession, manner)
    if why == 0 and manner == FIRST_OF_TWO:
        second: i64 = board.arg // SECOND
        if not leaves_place(board, player, place, profession, second):
            return reason(phrases.LEAVES_NO_PLACE, second)
    return why


def options_send_to(board: Board, out: vec[i64]) -> i64:
    """The legal destinations (D6)."""
    player = board.players[board.seat]
    n: i64 = 0
    for action in range(actions.LODGE.start, actions.STAFF.start):
        if why_not_send_to(board, action) == 0:
            out[n] = action
            n += 1
    if player.vacant != 0:
        for cell in range(CELL_COUNT):
            if has(player.vacant, cell) and why_not_send_to(board, actions.STAFF.start + HOUSE_NUMBER[cell]) == 0:
                out[n] = actions.STAFF.start + HOUSE_NUMBER[cell]
                n += 1
    if finds_pillar(player, board.arg % MANNER):
        for pillar in range(MOST_PILLARS):
            if why_not_send_to(board, actions.REMEMBER.start + pillar) == 0:
                out[n] = actions.REMEMBER.start + pillar
                n += 1
    return n


def do_send_to(board: Board, action: i64) -> None:
    """The settler moves; then comes the dispatch bonus of the field it left (AE-9.1, AE-9.8, AE-1.6)."""
    seat: i64 = board.seat
    profession: i64 = board.arg % MANNER
    manner: i64 = board.arg // MANNER % MANNER
    if actions.SETTLE.has(action):
        slot: i64 = action - actions.SETTLE.start
        tile: i64 = board.lodgings[slot] - 1
        sent: i64 = manner * MANNER + profession
        board.ask(steps.CELL, seat, (sent * SETTLER + FROM_DISPLAY + slot) * ORIGIN + tile)
        return
    if manner == ANYWHERE:
        board.ask(steps.DISPATCHED, seat, profession)
    board.players[seat].fields[profession] -= 1
    arrive(board, seat, action, profession)


def arrive(board: Board, seat: i64, action: i64, profession: i64) -> None:
    """The settler takes its place on lodging, ship, workshop or pillar (AE-9.2, AE-9.4 to AE-9.6)."""
    colour: i64 = COLOUR_OF[profession]
    if actions.LODGE.has(action):
        lodge(board, seat, colour)
    elif actions.BOARD.has(action):
        board_ship(board, seat, colour)
    elif actions.STAFF.has(action):
        cell: i64 = HOUSE_CELL[action - actions.STAFF.start]
        staff(board, seat, cell, open_place(board.players[seat], cell, profession), colour)
    else:
        complete(board, seat, action - actions.REMEMBER.start, profession)


def complete(board: Board, seat: i64, pillar: i64, profession: i64) -> None:
    """A scholar completes a shaft, a philosopher a capital (AE-17.3)."""
    player = board.players[seat]
    stage: i64 = pillar * 3 + 1
    if profession == PHILOSOPHER:
        stage += 1
    player.pillars = increased(player.pillars, stage, COMPLETE)


def dispatch_bonus(board: Board, seat: i64, profession: i64) -> None:
    """Points, then flames with all track bonuses, then the extra (AE-9.9 to AE-9.13)."""
    board.tell(phrases.SENT, seat, profession)
    score(board, seat, DISPATCH, DISPATCH_POINTS[profession])
    extra: i64 = DISPATCH_EXTRA[profession]
    if extra == PILLAR_EXTRA:
        board.ask(steps.PILLAR_CARD, seat, ANY_DISPLAY + MAY_DECLINE)
    elif extra != NO_EXTRA:
        kind: i64 = SHIP
        if extra != SHIP_EXTRA:
            kind = WORKSHOP
        board.ask(steps.TILE_PICK, seat, kind + MAY_DECLINE)
    gain_flames(board, seat, DISPATCH_FLAMES[profession])


def why_not_man(board: Board, cell: i64, profession: i64) -> i64:
    """A settler in training that fits an open place of the workshop just received (AE-14.4)."""
    player = board.players[board.seat]
    if player.fields[profession] == 0:
        return reason(phrases.NO_SETTLER, profession)
    return ALLOWED if open_place(player, cell, profession) >= 0 else reason(phrases.DOES_NOT_FIT, profession)


def can_man(board: Board, cell: i64) -> bool:
    """Whether somebody in training fits an open place of the workshop (AE-14.4)."""
    for profession in range(FIELDS):
        if why_not_man(board, cell, profession) == 0:
            return True
    return False


def options_man(board: Board, out: vec[i64]) -> i64:
    """Who may man the new workshop at once, or nobody (D5)."""
    n: i64 = 0
    for profession in range(FIELDS):
        if why_not_man(board, board.arg, profession) == 0:
            out[n] = actions.MAN.start + profession
            n += 1
    out[n] = actions.DECLINE.start
    return n + 1


def do_man(board: Board, action: i64) -> None:
    """Mans a place without an action, with dispatch bonus, and asks again for a second place (AE-14.4)."""
    if action == actions.DECLINE.start:
        return
    profession: i64 = action - actions.MAN.start
    board.ask(steps.MAN, board.seat, board.arg)
    board.ask(steps.DISPATCHED, board.seat, profession)
    board.players[board.seat].fields[profession] -= 1
    arrive(board, board.seat, actions.STAFF.start + HOUSE_NUMBER[board.arg], profession)
