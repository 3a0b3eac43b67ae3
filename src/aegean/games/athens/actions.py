"""The action space of Athens: the decisions D1 to D9 of the rules and the moves of chance.

There is no move that trades between players (AT-10.7).
"""

from __future__ import annotations

from typing import Final

from aegean.core.actions import ActionSpace, Block
from aegean.games.athens.events import PLACE_NAMES
from aegean.games.athens.parts import (
    BASES,
    CLASSES,
    DEEDS,
    DIRECTIONS,
    EVENTS,
    FIRST_STACK,
    LANDMARKS,
    MIXTURE_NAMES,
    ORACLES,
    PAIRS,
    STACKS,
)

_PAIR_NAMES: Final = [(CLASSES[one], CLASSES[two]) for one, two in PAIRS]
_DEED_NAMES: Final = [DEEDS[deed].name for deed in range(FIRST_STACK)]

DISCARD: Final = Block("discard", tile=CLASSES)
BASE: Final = Block("base", base=BASES)
TURN: Final = Block("turn", base=BASES)
USE: Final = Block("use", deed=_DEED_NAMES)
TAKE: Final = Block("take", card=[*STACKS, "landmark"])
ROLL_GREY: Final = Block("roll_grey")
SWAP: Final = Block("swap", tile=CLASSES)
PAY: Final = Block("pay", alternative=["1", "2", "3"])
GIVE: Final = Block("give", cubes=MIXTURE_NAMES)
TUCK: Final = Block("tuck", base=BASES, side=["front", "turned"])
RETURN: Final = Block("return", oracle=ORACLES)
EVENT: Final = Block("event", event=EVENTS)
NONE: Final = Block("none")
PLACE: Final = Block.listed("place", ("square", "cube"), PLACE_NAMES)
STOP: Final = Block("stop")

START: Final = Block("start", seat=["seat_1", "seat_2", "seat_3", "seat_4"])
ROLL: Final = Block.listed("roll", ("first", "second"), _PAIR_NAMES)
ORDER: Final = Block("order", direction=DIRECTIONS)
DRAW: Final = Block("draw", tile=CLASSES)
GREY: Final = Block.listed("grey", ("first", "second"), _PAIR_NAMES)
ASK: Final = Block("oracle", oracle=ORACLES)
REVEAL: Final = Block("reveal", landmark=LANDMARKS)

SPACE: Final = ActionSpace(
    [
        DISCARD, BASE, TURN, USE, TAKE, ROLL_GREY, SWAP, PAY, GIVE, TUCK, RETURN, EVENT, NONE, PLACE, STOP,
        START, ROLL, ORDER, DRAW, GREY, ASK, REVEAL,
    ]
)  # fmt: skip
