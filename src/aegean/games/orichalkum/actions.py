"""The action space of Orichalkum: the decisions of section 5 of the rules and the moves of chance."""

from __future__ import annotations

from typing import Final

from aegean.core.actions import ActionSpace, Block
from aegean.games.orichalkum import parts
from aegean.games.orichalkum.dice import ROLL_NAMES
from aegean.games.orichalkum.grid import DIRECTIONS, FIELDS

SEATS: Final = ["seat_1", "seat_2", "seat_3", "seat_4"]

_LAND: Final = [FIELDS[field] for field in parts.LAND]  # fields that some island has

TAKE: Final[Block] = Block("take", position=["1", "2", "3", "4", "5", "6"])  # D-CARD
PORT: Final[Block] = Block("port", port=parts.PORT_NAMES)  # D-PORT
CAPITAL: Final[Block] = Block("capital", direction=DIRECTIONS)  # D-CAPDIR
LAY: Final[Block] = Block("lay", field=_LAND)  # D-ANCHOR
TURN: Final[Block] = Block("turn", direction=DIRECTIONS)  # D-ROT
TITAN: Final[Block] = Block("titan", titan=parts.TITANS)  # D-TITAN-ORDER
RETURN: Final[Block] = Block("return", titan=parts.TITANS)  # D-TITAN-DROP
ACT: Final[Block] = Block("act")  # D-ACT
SKIP: Final[Block] = Block("skip")
DOUBLE: Final[Block] = Block("double")  # D-DOUBLE
SINGLE: Final[Block] = Block("single")
FIGHT: Final[Block] = Block("fight", field=_LAND)  # D-TARGET
STOP_FIGHTING: Final[Block] = Block("stop_fighting")
KRONOS: Final[Block] = Block("kronos")  # D-KRONOS
DICE: Final[Block] = Block("dice")
SEND: Final[Block] = Block("send", number=[str(n) for n in range(int(parts.MOST_SENT) + 1)])  # D-HOPLITES
SETTLE: Final[Block] = Block("settle", field=_LAND)  # D-MINOTAUR
DECLINE: Final[Block] = Block("decline")
BUILD: Final[Block] = Block("build", slot=parts.SLOTS)  # D-OBJECT
TEMPLE: Final[Block] = Block("temple")
MEDAL: Final[Block] = Block("medal")
STOP_BUILDING: Final[Block] = Block("stop_building")
ON: Final[Block] = Block("on", field=_LAND)  # D-BUILD-FIELD
RAISE: Final[Block] = Block("raise", field=[FIELDS[field] for field in parts.ANCHORS])  # D-TEMPLE-ANCHOR
FACE: Final[Block] = Block("face", direction=DIRECTIONS[:3])  # D-TEMPLE-ROT
PAY: Final[Block] = Block("pay", payment=parts.PAYMENTS)  # D-PAY
NOTHING: Final[Block] = Block("nothing")
GIVE: Final[Block] = Block("give", creature=parts.CREATURES)  # D-PAY-CREATURE
EXTRA: Final[Block] = Block("extra", action=parts.ACTIONS)  # D-EXTRA
DISCARD: Final[Block] = Block("discard", position=["1", "2", "3", "4"])  # D-DISCARD
INITIATIVE: Final[Block] = Block("initiative", seat=SEATS)  # D-INITIATIVE
BONUS: Final[Block] = Block("bonus")  # D-BONUS
NO_BONUS: Final[Block] = Block("no_bonus")

START: Final[Block] = Block("start", seat=SEATS)
ISLAND: Final[Block] = Block("island", island=parts.ISLANDS)  # also D-ISLAND
CARD: Final[Block] = Block("card", card=parts.CARDS)
TILE: Final[Block] = Block("tile", tile=parts.TILES)
CREATURE: Final[Block] = Block("creature", creature=parts.CREATURES)
BUILDING: Final[Block] = Block("building", building=parts.BUILDINGS)
ROLL: Final[Block] = Block.listed("roll", ("faces",), ROLL_NAMES)

SPACE: Final = ActionSpace(
    [
        TAKE, PORT, CAPITAL, LAY, TURN, TITAN, RETURN, ACT, SKIP, DOUBLE, SINGLE, FIGHT, STOP_FIGHTING, KRONOS, DICE,
        SEND, SETTLE, DECLINE, BUILD, TEMPLE, MEDAL, STOP_BUILDING, ON, RAISE, FACE, PAY, NOTHING, GIVE, EXTRA,
        DISCARD, INITIATIVE, BONUS, NO_BONUS, START, ISLAND, CARD, TILE, CREATURE, BUILDING, ROLL,
    ]
)  # fmt: skip
