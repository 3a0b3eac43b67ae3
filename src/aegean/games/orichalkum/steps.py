"""The kinds of decisions, of chance and of automatic events in Orichalkum."""

from __future__ import annotations

from typing import Final

from aegean.core.game import Step
from aegean.games.orichalkum import actions

TAKE_CARD: Final = 0  # D-CARD
CHOOSE_PORT: Final = 1  # D-PORT
CAPITAL: Final = 2  # D-CAPDIR; the argument is the field of the port
LAY: Final = 3  # D-ANCHOR
TURN: Final = 4  # D-ROT; the argument is the field of part 0
TITAN_ORDER: Final = 5  # D-TITAN-ORDER; the argument is the set of Titans still to be taken
RETURN_TITAN: Final = 6  # D-TITAN-DROP; the argument is the Titan just taken
ACT: Final = 7  # D-ACT
DOUBLE: Final = 8  # D-DOUBLE; the argument is the action
TARGET: Final = 9  # D-TARGET; the argument is 1 after a won fight
KRONOS: Final = 10  # D-KRONOS; the argument is the creature's field
SEND: Final = 11  # D-HOPLITES; the argument is the creature's field
SETTLE: Final = 12  # D-MINOTAUR
OBJECT: Final = 13  # D-OBJECT; the argument is 1 for Theia's second object
BUILD_ON: Final = 14  # D-BUILD-FIELD; the argument is the slot
TEMPLE: Final = 15  # D-TEMPLE-ANCHOR
TEMPLE_FACE: Final = 16  # D-TEMPLE-ROT; the argument is the field
PAY: Final = 17  # D-PAY; the argument is the number of extra actions bought already
GIVE_CREATURE: Final = 18  # D-PAY-CREATURE; the argument is the number still to be given
EXTRA: Final = 19  # D-EXTRA; the argument is the payment
DISCARD: Final = 20  # D-DISCARD
INITIATIVE: Final = 21  # D-INITIATIVE

START_PLAYER: Final = 22
DEAL_ISLAND: Final = 23  # the argument is the seat
DRAW_CARD: Final = 24
DRAW_TILE: Final = 25  # the argument is the position in the row, from 0
DRAW_CREATURE: Final = 26  # the argument is the position in the row, from 0
DRAW_BUILDING: Final = 27  # the argument is the slot
MINOTAUR_DRAW: Final = 28
COMBAT_DICE: Final = 29  # the argument is the creature's field

BEGIN_ROUND: Final = 30
BEGIN_TURN: Final = 31
ARCH: Final = 32  # the argument is the number of arches that stood when the fight was won
END_ROUND: Final = 33
LAST_BONUS: Final = 34

STEPS: Final = [
    Step("take_card", actions.TAKE),
    Step("choose_port", actions.PORT),
    Step("capital", actions.CAPITAL),
    Step("lay", actions.LAY),
    Step("turn", actions.TURN),
    Step("titan_order", actions.TITAN),
    Step("return_titan", actions.RETURN),
    Step("act", actions.ACT, actions.SKIP),
    Step("double", actions.DOUBLE, actions.SINGLE),
    Step("target", actions.FIGHT, actions.STOP_FIGHTING),
    Step("kronos", actions.KRONOS, actions.DICE),
    Step("send", actions.SEND),
    Step("settle", actions.SETTLE, actions.DECLINE),
    Step("object", actions.BUILD, actions.TEMPLE, actions.MEDAL, actions.STOP_BUILDING),
    Step("build_on", actions.ON),
    Step("temple", actions.RAISE),
    Step("temple_face", actions.FACE),
    Step("pay", actions.PAY, actions.NOTHING),
    Step("give_creature", actions.GIVE),
    Step("extra", actions.EXTRA),
    Step("discard", actions.DISCARD),
    Step("initiative", actions.INITIATIVE),
    Step("start_player", actions.START),
    Step("deal_island", actions.ISLAND),
    Step("draw_card", actions.CARD),
    Step("draw_tile", actions.TILE),
    Step("draw_creature", actions.CREATURE),
    Step("draw_building", actions.BUILDING),
    Step("minotaur_draw", actions.BUILDING),
    Step("combat_dice", actions.ROLL),
]
