"""Sending settlers: destinations, arrival, dispatch bonus (AE-9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Menu, Question
from aegean.core.shared import increased
from aegean.games.atlantis_exodus import actions, causes, parts
from aegean.games.atlantis_exodus.bits import BIT, has
from aegean.games.atlantis_exodus.board import COMPLETE, Board, Player, place_of
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import gain, pillars, settlement, stock
from aegean.games.atlantis_exodus.rules.declining import A_SETTLER, Decline
from aegean.games.atlantis_exodus.rules.supply import score
from aegean.games.atlantis_exodus.tiles import FILLED, HOUSE_CELL, PLACES, joined

SENT_TO_LODGING: Final[Phrase] = NOTES.add("sent_to_lodging", "AE-9.2", "profession", "cell", "n")
SENT_ONTO_SHIP: Final[Phrase] = NOTES.add("sent_onto_ship", "AE-9.4", "profession", "ship")
SENT_TO_WORKSHOP: Final[Phrase] = NOTES.add("sent_to_workshop", "AE-9.5", "profession", "tile", "cell")
SENT_ONTO_PILLAR: Final[Phrase] = NOTES.add("sent_onto_pillar", "AE-9.6", "profession", "stage", "n")
NO_SETTLER: Final[Reason] = REASONS.add("no_settler", "AE-9.7", "profession")
NO_DESTINATION: Final[Reason] = REASONS.add("no_destination", "AE-9.7", "profession")
NO_LODGING: Final[Reason] = REASONS.add("no_lodging", "AE-9.2")
COMPLETE_FIRST: Final[Reason] = REASONS.add("complete_first", "AE-13.2")
NO_CELL: Final[Reason] = REASONS.add("no_cell", "AE-13.4")
SLOT_EMPTY: Final[Reason] = REASONS.add("slot_empty", "AE-26.6")
NO_SHIP: Final[Reason] = REASONS.add("no_ship", "AE-9.4")
NO_OPEN_PLACE: Final[Reason] = REASONS.add("no_open_place", "AE-9.5")
DOES_NOT_FIT: Final[Reason] = REASONS.add("does_not_fit", "AE-14.3", "profession")
NOT_AWAITED: Final[Reason] = REASONS.add("not_awaited", "AE-9.6", "profession")
NOBODY_TO_MAN: Final[Reason] = REASONS.add("nobody_to_man", "AE-14.4", "profession")
NOT_TO_PILLARS: Final[Reason] = REASONS.add("not_to_pillars", "AE-10.3")
LEAVES_NO_PLACE: Final[Reason] = REASONS.add("leaves_no_place", "AE-10.4", "profession")

# how a settler is sent: by itself with its bonus, or for a knowledge card, which gives both bonuses later
ANYWHERE: Final = 0
FIRST_OF_TWO: Final = 1
SECOND_OF_TWO: Final = 2


def lodging_on_display(board: Board) -> bool:
    """Whether a lodging lies on display."""
    for slot in range(parts.OPEN_LODGINGS):
        if board.lodgings[slot] > 0:
            return True
    return False


def can_open(board: Board, player: Player) -> bool:
    """A new lodging: no incomplete one, a free cell, and one on display (AE-9.3, AE-13.2, AE-13.4)."""
    return player.home < 0 and player.house_cells != 0 and lodging_on_display(board)


def finds_workshop(player: Player, cells: i64, profession: i64) -> bool:
    """Whether one of the own workshops on some cells has an open place that the settler fits (AE-9.5)."""
    cell: i64 = 0
    rest: i64 = cells
    while rest != 0:
        if rest & 1 == 1 and settlement.open_place(player, cell, profession) >= 0:
            return True
        rest >>= 1
        cell += 1
    return False


def awaited_stage(profession: i64) -> i64:
    """The stage that a settler completes: a scholar the shaft, a philosopher the capital; 0 for none (AE-17.3)."""
    if profession == parts.SCHOLAR:
        return 1
    if profession == parts.PHILOSOPHER:
        return 2
    return 0


def awaits(player: Player, pillar: i64, stage: i64) -> bool:
    """Whether a stage of a pillar has a card and awaits its settler (AE-9.6, AE-17.3)."""
    return stage > 0 and 0 < player.pillars[place_of(pillar, stage)] < COMPLETE


def finds_pillar(player: Player, profession: i64) -> bool:
    """Whether an own pillar awaits such a settler (AE-9.6)."""
    stage: i64 = awaited_stage(profession)
    if stage > 0:
        for pillar in range(parts.MOST_PILLARS):
            if awaits(player, pillar, stage):
                return True
    return False


def why_not_send(board: Board, profession: i64) -> i64:
    """A field with a settler that has a legal destination (AE-9.1, AE-9.7)."""
    player = board.players[board.seat]
    if player.fields[profession] == 0:
        return NO_SETTLER.of(profession)
    if (
        player.home >= 0
        or player.berths > 0
        or can_open(board, player)
        or finds_workshop(player, player.vacant, profession)
        or finds_pillar(player, profession)
    ):
        return ALLOWED
    return NO_DESTINATION.of(profession)


def can_send_any(board: Board) -> bool:
    """Whether any settler of the training area could be sent."""
    for profession in range(parts.FIELDS):
        if why_not_send(board, profession) == ALLOWED:
            return True
    return False


class Destination(Question):
    """Somewhere to send a settler (AE-9.2 to AE-9.6)."""

    def refusal(self, board: Board, player: Player, place: i64, profession: i64) -> i64:
        """Why a settler cannot go there."""
        raise NotImplementedError(self.name)

    def leaves_place(self, board: Board, player: Player, place: i64, profession: i64, second: i64) -> bool:
        """Whether the first settler of a knowledge card leaves a destination for the second (AE-10.4, AE-10.5)."""
        return True

    def arrive(self, board: Board, place: i64, profession: i64) -> None:
        """The settler takes its place."""
        raise NotImplementedError(self.name)

    def why_not(self, board: Board, place: i64) -> i64:
        player = board.players[board.seat]
        profession: i64 = SEND_TO.profession(board)
        why: i64 = self.refusal(board, player, place, profession)
        if why == ALLOWED and SEND_TO.manner(board) == FIRST_OF_TWO:
            second: i64 = SEND_TO.companion(board)
            if not self.leaves_place(board, player, place, profession, second):
                return LEAVES_NO_PLACE.of(second)
        return why

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        player = board.players[board.seat]
        profession: i64 = SEND_TO.profession(board)
        has_companion: bool = SEND_TO.manner(board) == FIRST_OF_TWO
        for place in range(self.block.size):
            if self.refusal(board, player, place, profession) == ALLOWED and (
                not has_companion or self.leaves_place(board, player, place, profession, SEND_TO.companion(board))
            ):
                out[n] = self.block.start + place
                n += 1
        return n

    def do(self, board: Board, place: i64) -> None:
        """The settler moves; then comes the dispatch bonus of the field it left (AE-9.1, AE-9.8, AE-1.6)."""
        profession: i64 = SEND_TO.profession(board)
        if SEND_TO.manner(board) == ANYWHERE:
            DISPATCHED.ask_for(board, board.seat, profession=profession)
        board.players[board.seat].fields[profession] -= 1
        self.arrive(board, place, profession)

    def serves_both(self, board: Board, player: Player, first: i64, second: i64) -> bool:
        """Whether the first settler of a knowledge card can go there and the second somewhere after it (AE-10.3)."""
        for place in range(self.block.size):
            if self.refusal(board, player, place, first) == ALLOWED and self.leaves_place(
                board, player, place, first, second
            ):
                return True
        return False


@final
class Lodge(Destination):
    """The next place of the incomplete lodging (AE-9.2)."""

    def refusal(self, board: Board, player: Player, place: i64, profession: i64) -> i64:
        return ALLOWED if player.home >= 0 else NO_LODGING.why

    def leaves_place(self, board: Board, player: Player, place: i64, profession: i64, second: i64) -> bool:
        room: i64 = PLACES[player.cells[player.home] - 1] - FILLED[player.crowds[player.home]]
        if room > 1 or player.berths > 0 or finds_workshop(player, player.vacant, second):
            return True
        return player.house_cells != 0 and lodging_on_display(board)

    def arrive(self, board: Board, place: i64, profession: i64) -> None:
        lodge(board, profession)


def lodge(board: Board, profession: i64) -> None:
    """The settler takes the next place of the incomplete lodging (AE-9.2, AE-9.3)."""
    player = board.players[board.seat]
    inside: i64 = FILLED[player.crowds[player.home]] + 1
    board.tell(SENT_TO_LODGING, board.seat, profession, player.home, inside)
    settlement.lodge(board, board.seat, parts.COLOUR_OF[profession])


@final
class Settle(Destination):
    """A new lodging from the display, which always has room for two (AE-9.3)."""

    def refusal(self, board: Board, player: Player, slot: i64, profession: i64) -> i64:
        if player.home >= 0:
            return COMPLETE_FIRST.why
        if player.house_cells == 0:
            return NO_CELL.why
        return ALLOWED if board.lodgings[slot] > 0 else SLOT_EMPTY.why

    def do(self, board: Board, slot: i64) -> None:
        """First a cell is chosen for the lodging."""
        settlement.CELL.ask_for(
            board,
            board.seat,
            tile=board.lodgings[slot] - 1,
            origin=settlement.FROM_DISPLAY + slot,
            profession=SEND_TO.profession(board),
            manner=SEND_TO.manner(board),
        )


@final
class BoardShip(Destination):
    """An own ship without a settler (AE-9.4)."""

    def refusal(self, board: Board, player: Player, place: i64, profession: i64) -> i64:
        return ALLOWED if player.berths > 0 else NO_SHIP.why

    def leaves_place(self, board: Board, player: Player, place: i64, profession: i64, second: i64) -> bool:
        if player.home >= 0 or can_open(board, player):
            return True
        return player.berths > 1 or finds_workshop(player, player.vacant, second)

    def arrive(self, board: Board, place: i64, profession: i64) -> None:
        kind: i64 = settlement.board_ship(board.players[board.seat], parts.COLOUR_OF[profession])
        board.tell(SENT_ONTO_SHIP, board.seat, profession, kind)


def staff(board: Board, cell: i64, profession: i64) -> None:
    """The settler takes the first place of a workshop that it fits (AE-9.5)."""
    player = board.players[board.seat]
    place: i64 = settlement.open_place(player, cell, profession)
    board.tell(SENT_TO_WORKSHOP, board.seat, profession, player.cells[cell] - 1, cell)
    settlement.staff(board, board.seat, cell, place, parts.COLOUR_OF[profession])


@final
class Staff(Destination):
    """An open place of an own workshop that the settler fits (AE-9.5)."""

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        return super().options(board, out, n) if board.players[board.seat].vacant != 0 else n

    def refusal(self, board: Board, player: Player, house: i64, profession: i64) -> i64:
        if not has(player.vacant, HOUSE_CELL[house]):
            return NO_OPEN_PLACE.why
        fits: bool = settlement.open_place(player, HOUSE_CELL[house], profession) >= 0
        return ALLOWED if fits else DOES_NOT_FIT.of(profession)

    def leaves_place(self, board: Board, player: Player, house: i64, profession: i64, second: i64) -> bool:
        """Another kind of destination, or a workshop place other than the one the first takes (AE-10.5)."""
        if player.home >= 0 or can_open(board, player) or player.berths > 0:
            return True
        cell: i64 = HOUSE_CELL[house]
        taken: i64 = settlement.open_place(player, cell, profession)
        crowd: i64 = joined(player.crowds[cell], taken, parts.COLOUR_OF[profession])
        if settlement.fitting_place(player.cells[cell] - 1, crowd, second) >= 0:
            return True
        return finds_workshop(player, player.vacant & ~BIT[cell], second)

    def arrive(self, board: Board, house: i64, profession: i64) -> None:
        staff(board, HOUSE_CELL[house], profession)


@final
class Remember(Destination):
    """An own pillar that awaits the settler; not for a knowledge card (AE-9.6, AE-10.3)."""

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        return super().options(board, out, n) if awaited_stage(SEND_TO.profession(board)) > 0 else n

    def refusal(self, board: Board, player: Player, pillar: i64, profession: i64) -> i64:
        if SEND_TO.manner(board) != ANYWHERE:
            return NOT_TO_PILLARS.why
        return ALLOWED if awaits(player, pillar, awaited_stage(profession)) else NOT_AWAITED.of(profession)

    def arrive(self, board: Board, pillar: i64, profession: i64) -> None:
        complete(board, pillar, profession)


def complete(board: Board, pillar: i64, profession: i64) -> None:
    """A settler completes a shaft or a capital (AE-17.3)."""
    player = board.players[board.seat]
    stage: i64 = awaited_stage(profession)
    board.tell(SENT_ONTO_PILLAR, board.seat, profession, stage, pillar + 1)
    player.pillars = increased(player.pillars, place_of(pillar, stage), COMPLETE)


@final
class SendTo(Menu):
    """Where a settler is sent (D6, AE-9.2 to AE-9.6)."""

    def ask_for(self, board: Board, seat: i64, profession: i64, manner: i64 = ANYWHERE, companion: i64 = 0) -> None:
        """The first settler of a knowledge card comes with its companion (AE-10.4)."""
        self.put(board, seat, profession, manner, companion)

    def profession(self, board: Board) -> i64:
        return self.first(board)

    def manner(self, board: Board) -> i64:
        return self.second(board)

    def companion(self, board: Board) -> i64:
        return self.third(board)


@final
class Dispatched(Automatic):
    """The dispatch bonus of a settler that was sent: points, then flames, then the extra (AE-9.8 to AE-9.13)."""

    def ask_for(self, board: Board, seat: i64, profession: i64) -> None:
        self.put(board, seat, profession)

    def happen(self, board: Board) -> None:
        """All track bonuses of the flames come before the extra."""
        seat: i64 = board.seat
        profession: i64 = self.first(board)
        score(board, seat, parts.DISPATCH_POINTS[profession], causes.PROFESSION + profession)
        extra: i64 = parts.DISPATCH_EXTRA[profession]
        if extra == parts.PILLAR_EXTRA:
            pillars.PILLAR_CARD.ask_for(board, seat, display=pillars.ANY_DISPLAY, may_decline=True)
        elif extra != parts.NO_EXTRA:
            kind: i64 = parts.SHIP if extra == parts.SHIP_EXTRA else parts.WORKSHOP
            stock.TILE_PICK.ask_for(board, seat, kind=kind, may_decline=True)
        gain.flames(board, seat, parts.DISPATCH_FLAMES[profession], causes.PROFESSION + profession)


def why_not_man(player: Player, cell: i64, profession: i64) -> i64:
    """A settler in training that fits an open place of the workshop just received (AE-14.4)."""
    if player.fields[profession] == 0:
        return NOBODY_TO_MAN.of(profession)
    return ALLOWED if settlement.open_place(player, cell, profession) >= 0 else DOES_NOT_FIT.of(profession)


@final
class ManWorkshop(Question):
    """A settler in training mans a place of the new workshop without an action, with dispatch bonus (AE-14.4)."""

    def why_not(self, board: Board, profession: i64) -> i64:
        return why_not_man(board.players[board.seat], MAN.cell(board), profession)

    def do(self, board: Board, profession: i64) -> None:
        """Then the question comes again for a second place (AE-14.4)."""
        cell: i64 = MAN.cell(board)
        MAN.ask_for(board, board.seat, cell=cell)
        DISPATCHED.ask_for(board, board.seat, profession=profession)
        board.players[board.seat].fields[profession] -= 1
        staff(board, cell, profession)


@final
class Man(Menu):
    """Who mans a workshop just received, or nobody (D5, AE-14.4)."""

    def ask_for(self, board: Board, seat: i64, cell: i64) -> None:
        self.put(board, seat, cell)

    def cell(self, board: Board) -> i64:
        return self.first(board)

    def waits(self, board: Board) -> bool:
        """Nobody is asked who has no fitting settler in training."""
        for profession in range(parts.FIELDS):
            if why_not_man(board.players[board.seat], self.cell(board), profession) == ALLOWED:
                return True
        return False


LODGE: Final[Lodge] = Lodge("lodge", actions.LODGE)
SETTLE: Final[Settle] = Settle("settle", actions.SETTLE)
BOARD: Final[BoardShip] = BoardShip("board", actions.BOARD)
STAFF: Final[Staff] = Staff("staff", actions.STAFF)
SEND_TO: Final[SendTo] = SendTo("send_to", LODGE, SETTLE, BOARD, STAFF, Remember("remember", actions.REMEMBER))
MAN: Final[Man] = Man("man", ManWorkshop("man", actions.MAN), Decline("decline_man", A_SETTLER))
DISPATCHED: Final[Dispatched] = Dispatched("dispatched")
