"""The kinds of decisions, of chance and of automatic events in Athens."""

from __future__ import annotations

from typing import Final

from aegean.core.game import Step
from aegean.games.athens import actions

DISCARD_TILE: Final = 0  # D1
TAKE_BASE: Final = 1  # D2
ACT: Final = 2  # D3
PAY: Final = 3  # D4
GIVE: Final = 4  # D5
TUCK: Final = 5  # D6
RETURN_ORACLE: Final = 6  # D7
CHOOSE_EVENT: Final = 7  # D8
PLACE_CUBE: Final = 8  # D9

START_PLAYER: Final = 9
WHITE_DICE: Final = 10
ORDER_DIE: Final = 11
DRAW_TILE: Final = 12
GREY_DICE: Final = 13
DRAW_ORACLE: Final = 14
REVEAL_LANDMARK: Final = 15

BEGIN_ROUND: Final = 16
PHASES: Final = 17
EFFECT: Final = 18
END_ROUND: Final = 19

STEPS: Final = [
    Step("discard_tile", actions.DISCARD),
    Step("take_base", actions.BASE),
    Step("act", actions.TURN, actions.USE, actions.TAKE, actions.ROLL_GREY, actions.SWAP),
    Step("pay", actions.PAY),
    Step("give", actions.GIVE),
    Step("tuck", actions.TUCK),
    Step("return_oracle", actions.RETURN),
    Step("choose_event", actions.EVENT, actions.NONE),
    Step("place_cube", actions.PLACE, actions.STOP),
    Step("start_player", actions.START),
    Step("white_dice", actions.ROLL),
    Step("order_die", actions.ORDER),
    Step("draw_tile", actions.DRAW),
    Step("grey_dice", actions.GREY),
    Step("draw_oracle", actions.ASK),
    Step("reveal_landmark", actions.REVEAL),
]
