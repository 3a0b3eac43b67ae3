"""What shows that a position from outside could be one of Olympus."""

from __future__ import annotations

from typing import Final

from aegean.core.proof import Proof, agree, empty_behind, refuse_if
from aegean.core.ranges import FLAG, SEAT, SEAT_SET, Bits, Within
from aegean.games.olympus import parts
from aegean.games.olympus.board import MOST_WARS, NO_GOD, Board, attacker_of, target_of
from aegean.games.olympus.ranges import RANGES
from aegean.games.olympus.rules.favours import ACROPOLIS, ALPHA, BETA, WORSHIP
from aegean.games.olympus.rules.war import WAR_TARGET
from aegean.games.olympus.rules.worship import GRANT, JOIN

GOD: Final = Within(0, parts.ALL_GODS - 1)
SIZE: Final = Within(BETA, ALPHA)
SOURCE: Final = Within(WORSHIP, ACROPOLIS)
PRICE: Final = Within(1, 2 ** (parts.UNIT_BITS * len(parts.UNITS)) - 1)
TRACKS: Final = Bits(parts.ALL_TRACKS)
FEW: Final = Within(1, 9)  # cubes, buildings, levels, targets


class OlympusProof(Proof):
    """The proof of a position of Olympus."""

    def __init__(self) -> None:
        about: dict[str, tuple[Within, ...]] = {
            "raise_or_produce": (Within(0, parts.KINDS - 1),),
            "zeus_pick": (FEW, Within(0, MOST_WARS), Within(0, 13), FLAG),
            "favour": (GOD, SIZE, SOURCE),
            "hera_pick": (SIZE,),
            "ares_alpha": (SOURCE,),
            "ares_beta": (SOURCE,),
            "build": (FEW, FLAG),
            "free_build": (FEW,),
            "waive_unit": (PRICE, FEW),
            "swap_vp": (PRICE,),
            "pay_cube": (PRICE,),
            "lay_card": (Within(0, parts.ALL_BUILDINGS - 1),),
            "workshop_pick": (FEW,),
            "philosophy_pick": (SEAT,),
            "supply_cube": (Within(1, 99), FLAG),
            "raise_track": (TRACKS, FEW),
            "lower_track": (TRACKS, FEW),
            "war_target": (FEW, SEAT_SET, FLAG),
            "tribute_cube": (SEAT, Within(1, 99)),
            "tie_cube": (SEAT, Within(1, 99)),
            "harvest": (Within(0, parts.KINDS - 1),),
            "aqueduct_cube": (Within(0, parts.KINDS - 1),),
            "use_building": (Bits(len(parts.UPKEEP_CARDS)),),
            "upkeep": (Within(1, 6),),
        }
        super().__init__(RANGES, about, of_chance="start_player upkeep", once="start_player next_ceremony grant upkeep")

    def facts(self, board: Board) -> None:
        """What the fields have to agree on."""
        refuse_if(board.temples & ~parts.TEMPLE_MASK != 0, "temples", "names a building that is no temple")
        refuse_if(board.god == NO_GOD and (JOIN.is_pending(board) or GRANT.is_pending(board)), "god", "cannot be -1")
        if board.god != NO_GOD:
            agree("alpha", board.alpha[board.god], board.leader + 1)
        for seat, player in enumerate(board.players):
            for track, level in enumerate(player.levels):
                fits = parts.MIN_LEVEL <= level <= parts.LAST[track]
                refuse_if(not fits, f"players.{seat}.levels", f"cannot be {level} on '{parts.TRACKS[track]}'")
        empty_behind("named", list(board.named), board.named_count)
        for war in board.named[: board.named_count]:
            fits = attacker_of(war) < board.seats and target_of(war) < board.seats
            refuse_if(not fits, "named", f"cannot be {war}: nobody sits there")
            refuse_if(attacker_of(war) == target_of(war), "named", f"cannot be {war}: nobody attacks their own city")
        wars = board.named_count + sum(player.wars for player in board.players) + unnamed_wars(board)
        refuse_if(wars > MOST_WARS, "named_count", f"cannot be {board.named_count}: there are {wars} wars in all")


def unnamed_wars(board: Board) -> int:
    """Wars for which targets are being asked for."""
    items = [board.agenda.item(place) for place in range(board.agenda.size)]
    asked = sum(WAR_TARGET.count_of(about) for question, _, about in items if question == WAR_TARGET.number)
    return asked + (WAR_TARGET.count(board) if board.step == WAR_TARGET.number else 0)
