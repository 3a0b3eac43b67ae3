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

DISCARD: Final[Block] = Block("discard", tile=CLASSES)
BASE: Final[Block] = Block("base", base=BASES)
TURN: Final[Block] = Block("turn", base=BASES)
USE: Final[Block] = Block("use", deed=_DEED_NAMES)
TAKE: Final[Block] = Block("take", card=[*STACKS, "landmark"])
ROLL_GREY: Final[Block] = Block("roll_grey")
SWAP: Final[Block] = Block("swap", tile=CLASSES)
PAY: Final[Block] = Block("pay", alternative=["1", "2", "3"])
GIVE: Final[Block] = Block("give", cubes=MIXTURE_NAMES)
TUCK: Final[Block] = Block("tuck", base=BASES, side=["front", "turned"])
RETURN: Final[Block] = Block("return", oracle=ORACLES)
EVENT: Final[Block] = Block("event", event=EVENTS)
NONE: Final[Block] = Block("none")
PLACE: Final[Block] = Block.listed("place", ("square", "cube"), PLACE_NAMES)
STOP: Final[Block] = Block("stop")

START: Final[Block] = Block("start", seat=["seat_1", "seat_2", "seat_3", "seat_4"])
ROLL: Final[Block] = Block.listed("roll", ("first", "second"), _PAIR_NAMES)
ORDER: Final[Block] = Block("order", direction=DIRECTIONS)
DRAW: Final[Block] = Block("draw", tile=CLASSES)
GREY: Final[Block] = Block.listed("grey", ("first", "second"), _PAIR_NAMES)
ASK: Final[Block] = Block("oracle", oracle=ORACLES)
REVEAL: Final[Block] = Block("reveal", landmark=LANDMARKS)

SPACE: Final = ActionSpace(
    [
        DISCARD, BASE, TURN, USE, TAKE, ROLL_GREY, SWAP, PAY, GIVE, TUCK, RETURN, EVENT, NONE, PLACE, STOP,
        START, ROLL, ORDER, DRAW, GREY, ASK, REVEAL,
    ]
)  # fmt: skip
