"""The action space of Athens: the decisions D1 to D9 of the rules and the moves of chance.

There is no move that trades between players (AT-10.7).
"""

from __future__ import annotations

from typing import Final

from aegean.core.actions import ActionSpace, Block
from aegean.games.athens import parts
from aegean.games.athens.events import PLACE_NAMES

_PAIR_NAMES: Final = [(parts.CLASSES[one], parts.CLASSES[two]) for one, two in parts.PAIRS]
_DEED_NAMES: Final = [parts.DEEDS[deed].name for deed in range(parts.FIRST_STACK)]

DISCARD: Final[Block] = Block("discard", tile=parts.CLASSES)
BASE: Final[Block] = Block("base", base=parts.BASES)
TURN: Final[Block] = Block("turn", base=parts.BASES)
USE: Final[Block] = Block("use", deed=_DEED_NAMES)
TAKE: Final[Block] = Block("take", card=[*parts.STACKS, "landmark"])
ROLL_GREY: Final[Block] = Block("roll_grey")
SWAP: Final[Block] = Block("swap", tile=parts.CLASSES)
PAY: Final[Block] = Block("pay", alternative=["1", "2", "3"])
GIVE: Final[Block] = Block("give", cubes=parts.MIXTURE_NAMES)
TUCK: Final[Block] = Block("tuck", base=parts.BASES, side=["front", "turned"])
RETURN: Final[Block] = Block("return", oracle=parts.ORACLES)
EVENT: Final[Block] = Block("event", event=parts.EVENTS)
NONE: Final[Block] = Block("none")
PLACE: Final[Block] = Block.listed("place", ("square", "cube"), PLACE_NAMES)
STOP: Final[Block] = Block("stop")

START: Final[Block] = Block("start", seat=["seat_1", "seat_2", "seat_3", "seat_4"])
ROLL: Final[Block] = Block.listed("roll", ("first", "second"), _PAIR_NAMES)
ORDER: Final[Block] = Block("order", direction=parts.DIRECTIONS)
DRAW: Final[Block] = Block("draw", tile=parts.CLASSES)
GREY: Final[Block] = Block.listed("grey", ("first", "second"), _PAIR_NAMES)
ASK: Final[Block] = Block("oracle", oracle=parts.ORACLES)
REVEAL: Final[Block] = Block("reveal", landmark=parts.LANDMARKS)

SPACE: Final = ActionSpace(
    [
        DISCARD, BASE, TURN, USE, TAKE, ROLL_GREY, SWAP, PAY, GIVE, TUCK, RETURN, EVENT, NONE, PLACE, STOP,
        START, ROLL, ORDER, DRAW, GREY, ASK, REVEAL,
    ]
)  # fmt: skip
