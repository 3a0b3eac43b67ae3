"""The action space of Olympos: the decisions D1 to D17 of the rules and the moves of chance."""

from __future__ import annotations

from typing import Final

from aegean.core.actions import ActionSpace, Block
from aegean.games.olympos.parts import (
    BUNDLE_NAMES,
    DESTINIES,
    DISCOVERIES,
    GODS,
    OWN_TURN,
    RESOURCES,
    SETTLERS,
    SLOTS,
    TERRITORIES,
    VARIANTS,
    WONDERS,
)
from aegean.games.olympos.routes import LONGEST

BAR: Final[Block] = Block("bar", territory=TERRITORIES)
CARD: Final[Block] = Block("card", destiny=DESTINIES[: int(OWN_TURN)])
EXPAND: Final[Block] = Block("expand")
DISCOVER: Final[Block] = Block("discover")
WONDER: Final[Block] = Block("wonder")
PASS: Final[Block] = Block("pass")
REST: Final[Block] = Block("rest")
NEW: Final[Block] = Block("new")
FROM: Final[Block] = Block("from", territory=TERRITORIES)
DISC: Final[Block] = Block("disc", n=[str(n) for n in range(1, SETTLERS + 1)])
TO: Final[Block] = Block("to", territory=TERRITORIES)
LATER: Final[Block] = Block("later")
COST: Final[Block] = Block("cost", n=[str(n) for n in range(1, int(LONGEST) + 1)])
TAKE: Final[Block] = Block("take", discovery=DISCOVERIES)
PAY: Final[Block] = Block("pay", cubes=BUNDLE_NAMES)
VARIANT: Final[Block] = Block("variant", variant=VARIANTS)
BONUS: Final[Block] = Block("bonus", slot=[f"slot_{slot}" for slot in SLOTS])
CUBE: Final[Block] = Block("cube", resource=RESOURCES)
BUILD: Final[Block] = Block("build", wonder=WONDERS)
STAR: Final[Block] = Block("star", star=["athena_star", "master_builder"])
KEEP: Final[Block] = Block("keep", destiny=DESTINIES)
DONE: Final[Block] = Block("done")
FAVOUR: Final[Block] = Block("favour")
NO: Final[Block] = Block("no")

LAY: Final[Block] = Block("lay", discovery=DISCOVERIES)
RAISE: Final[Block] = Block("raise", wonder=WONDERS)
STACK: Final[Block] = Block("stack", seat=[f"seat_{n}" for n in range(1, 6)])
FIFTH: Final[Block] = Block("fifth", resource=RESOURCES)
DEAL: Final[Block] = Block("deal", resource=RESOURCES)
DRAW: Final[Block] = Block("draw", destiny=DESTINIES)
REVEAL: Final[Block] = Block("reveal", god=GODS)

SPACE: Final = ActionSpace(
    [
        BAR, CARD, EXPAND, DISCOVER, WONDER, PASS, REST, NEW, FROM, DISC, TO, LATER, COST, TAKE, PAY, VARIANT, BONUS,
        CUBE, BUILD, STAR, KEEP, DONE, FAVOUR, NO, LAY, RAISE, STACK, FIFTH, DEAL, DRAW, REVEAL,
    ]
)  # fmt: skip
