"""The action space of Orichalcum: the decisions of section 5 of the rules and the moves of chance."""

from __future__ import annotations

from typing import Final

from aegean.core.actions import ActionSpace, Block
from aegean.games.orichalkum.dice import ROLL_NAMES
from aegean.games.orichalkum.grid import DIRECTIONS, FIELDS
from aegean.games.orichalkum.parts import (
    ACTIONS,
    ANCHORS,
    BUILDINGS,
    CARDS,
    CREATURES,
    ISLANDS,
    LAND,
    MOST_SENT,
    PAYMENTS,
    PORT_NAMES,
    SLOTS,
    TILES,
    TITANS,
)

SEATS: Final = ["seat_1", "seat_2", "seat_3", "seat_4"]

_LAND: Final = [FIELDS[field] for field in LAND]  # fields that some island has

TAKE: Final = Block("take", position=["1", "2", "3", "4", "5", "6"])  # D-CARD
PORT: Final = Block("port", port=PORT_NAMES)  # D-PORT
CAPITAL: Final = Block("capital", direction=DIRECTIONS)  # D-CAPDIR
LAY: Final = Block("lay", field=_LAND)  # D-ANCHOR
TURN: Final = Block("turn", direction=DIRECTIONS)  # D-ROT
TITAN: Final = Block("titan", titan=TITANS)  # D-TITAN-ORDER
RETURN: Final = Block("return", titan=TITANS)  # D-TITAN-DROP
ACT: Final = Block("act")  # D-ACT
SKIP: Final = Block("skip")
DOUBLE: Final = Block("double")  # D-DOUBLE
SINGLE: Final = Block("single")
FIGHT: Final = Block("fight", field=_LAND)  # D-TARGET
STOP_FIGHTING: Final = Block("stop_fighting")
KRONOS: Final = Block("kronos")  # D-KRONOS
DICE: Final = Block("dice")
SEND: Final = Block("send", number=[str(n) for n in range(int(MOST_SENT) + 1)])  # D-HOPLITES
SETTLE: Final = Block("settle", field=_LAND)  # D-MINOTAUR
DECLINE: Final = Block("decline")
BUILD: Final = Block("build", slot=SLOTS)  # D-OBJECT
TEMPLE: Final = Block("temple")
MEDAL: Final = Block("medal")
STOP_BUILDING: Final = Block("stop_building")
ON: Final = Block("on", field=_LAND)  # D-BUILD-FIELD
RAISE: Final = Block("raise", field=[FIELDS[field] for field in ANCHORS])  # D-TEMPLE-ANCHOR
FACE: Final = Block("face", direction=DIRECTIONS[:3])  # D-TEMPLE-ROT
PAY: Final = Block("pay", payment=PAYMENTS)  # D-PAY
NOTHING: Final = Block("nothing")
GIVE: Final = Block("give", creature=CREATURES)  # D-PAY-CREATURE
EXTRA: Final = Block("extra", action=ACTIONS)  # D-EXTRA
DISCARD: Final = Block("discard", position=["1", "2", "3", "4"])  # D-DISCARD
INITIATIVE: Final = Block("initiative", seat=SEATS)  # D-INITIATIVE

START: Final = Block("start", seat=SEATS)
ISLAND: Final = Block("island", island=ISLANDS)
CARD: Final = Block("card", card=CARDS)
TILE: Final = Block("tile", tile=TILES)
CREATURE: Final = Block("creature", creature=CREATURES)
BUILDING: Final = Block("building", building=BUILDINGS)
ROLL: Final = Block.listed("roll", ("faces",), ROLL_NAMES)

SPACE: Final = ActionSpace(
    [
        TAKE, PORT, CAPITAL, LAY, TURN, TITAN, RETURN, ACT, SKIP, DOUBLE, SINGLE, FIGHT, STOP_FIGHTING, KRONOS, DICE,
        SEND, SETTLE, DECLINE, BUILD, TEMPLE, MEDAL, STOP_BUILDING, ON, RAISE, FACE, PAY, NOTHING, GIVE, EXTRA,
        DISCARD, INITIATIVE, START, ISLAND, CARD, TILE, CREATURE, BUILDING, ROLL,
    ]
)  # fmt: skip
