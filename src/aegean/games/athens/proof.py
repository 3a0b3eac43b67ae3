"""What shows that a position from outside could be one of Athens."""

from __future__ import annotations

from typing import Final

from aegean.core.proof import Proof, agree, empty_behind, refuse_if
from aegean.core.ranges import FLAG, SEAT, Within
from aegean.games.athens.board import UNKNOWN, Board, card_of, holder_of, knower_of, oracle_of
from aegean.games.athens.events import ANY, EVENT_CARDS, EVENT_COUNT, EVENT_SQUARES
from aegean.games.athens.parts import DEEDS, TUCKED
from aegean.games.athens.ranges import RANGES
from aegean.games.athens.rules.cards import TUCK

DEED: Final = Within(0, len(DEEDS) - 1)


class AthensProof(Proof):
    """The proof of a position of Athens."""

    def __init__(self) -> None:
        about = {
            "pay": (DEED,),
            "give": (DEED,),
            "effect": (DEED,),
            "place_cube": (Within(0, EVENT_COUNT - 1), FLAG),
            "draw_tile": (SEAT,),
            "draw_oracle": (SEAT, FLAG),
        }
        of_chance = (
            "start_player white_dice order_die draw_tile grey_dice draw_oracle reveal_landmark "
            "begin_round phases end_round"
        )
        once = "begin_round phases end_round act pay give effect place_cube return_oracle reveal_landmark"
        super().__init__(RANGES, about, of_chance, once)

    def facts(self, board: Board) -> None:
        """What the fields have to agree on."""
        refuse_if(board.bag.total == 0, "bag.total", "cannot be 0: the bag is filled again at once")
        refuse_if(board.rolls_left > max(player.ecclesias for player in board.players), "rolls_left", "is too high")
        refuse_if(board.swaps_left > max(player.agoras for player in board.players), "swaps_left", "is too high")
        for name, dice in (("white", board.white), ("grey", board.grey)):
            refuse_if(sum(dice) not in (0, 2), name, "should show two persons")
        used = [worker for worker in board.workers if worker > 0]
        refuse_if(len(used) > len(set(used)), "workers", "has two of one player")
        self.prove_events(board)
        self.prove_oracles(board)
        pending = [board.agenda.item(place) for place in range(board.agenda.size)]
        tucks = [seat for step, seat, _ in [*pending, (board.step, board.seat, board.arg)] if step == TUCK.number]
        for seat, player in enumerate(board.players):
            tucked = sum(card >= 0 for card in player.tucked)
            empty_behind(f"players.{seat}.tucked", list(player.tucked), tucked, -1)
            agree(f"players.{seat}.tucked", tucked + tucks.count(seat), TUCKED * player.villages)

    def prove_events(self, board: Board) -> None:
        """Cubes lie on squares of their colour; nothing lies on a closed card."""
        for event in range(EVENT_COUNT):
            climbed, closing = board.cylinders[event], EVENT_CARDS[event].closing
            refuse_if(climbed > closing, "cylinders", f"cannot be {climbed}, only 0 to {closing}")
        for square, laid in enumerate(board.laid):
            printed = EVENT_SQUARES[square]
            is_closed = board.cylinders[printed.event] == EVENT_CARDS[printed.event].closing
            refuse_if(laid > 0 and is_closed, "laid", f"has a cube on '{printed.name}', which is closed")
            card = EVENT_CARDS[printed.event]
            is_upper = square < card.first_square + card.columns
            below = (
                EVENT_SQUARES[square + card.columns].colour if is_upper else printed.colour
            )  # it moves up (AT-11.11)
            fits = laid == 0 or not {printed.colour, below}.isdisjoint((ANY, laid - 1))
            refuse_if(not fits, "laid", f"has a cube of another colour on '{printed.name}'")

    def prove_oracles(self, board: Board) -> None:
        """Hands are as large as everybody sees, and whoever knows a card sits at the table."""
        for seat, player in enumerate(board.players):
            agree(f"players.{seat}.oracle_count", player.oracle_count, sum(player.oracles))
        agree("drawn_count", board.drawn_count, sum(board.drawn))
        empty_behind("bottom", list(board.bottom), board.bottom_count)
        empty_behind("traced", list(board.traced), board.traced_count)
        for card in board.bottom[: board.bottom_count]:
            refuse_if(knower_of(card) >= board.seats, "bottom", f"cannot be {card}: nobody there knows it")
        for trace in board.traced[: board.traced_count]:
            card, holder = card_of(trace), holder_of(trace)
            known = oracle_of(card) < UNKNOWN and knower_of(card) < board.seats and holder < board.seats
            refuse_if(not known, "traced", f"cannot be {trace}: nobody there knows it")
            refuse_if(board.players[holder].oracles[oracle_of(card)] == 0, "traced", f"cannot be {trace}: it is gone")
