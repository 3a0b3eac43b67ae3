"""The action space of Olympos: the decisions D1 to D17 of the rules and the moves of chance."""

from __future__ import annotations

from typing import Final

from aegean.core.actions import ActionSpace, Block
from aegean.games.olympos import parts
from aegean.games.olympos.routes import LONGEST

BAR: Final[Block] = Block("bar", territory=parts.TERRITORIES)
CARD: Final[Block] = Block("card", destiny=parts.DESTINIES[: int(parts.OWN_TURN)])
EXPAND: Final[Block] = Block("expand")
DISCOVER: Final[Block] = Block("discover")
WONDER: Final[Block] = Block("wonder")
PASS: Final[Block] = Block("pass")
REST: Final[Block] = Block("rest")
NEW: Final[Block] = Block("new")
FROM: Final[Block] = Block("from", territory=parts.TERRITORIES)
DISC: Final[Block] = Block("disc", n=[str(n) for n in range(1, parts.SETTLERS + 1)])
TO: Final[Block] = Block("to", territory=parts.TERRITORIES)
LATER: Final[Block] = Block("later")
COST: Final[Block] = Block("cost", n=[str(n) for n in range(1, int(LONGEST) + 1)])
TAKE: Final[Block] = Block("take", discovery=parts.DISCOVERIES)
PAY: Final[Block] = Block("pay", cubes=parts.BUNDLE_NAMES)
VARIANT: Final[Block] = Block("variant", variant=parts.VARIANTS)
BONUS: Final[Block] = Block("bonus", slot=[f"slot_{slot}" for slot in parts.SLOTS])
CUBE: Final[Block] = Block("cube", resource=parts.RESOURCES)
BUILD: Final[Block] = Block("build", wonder=parts.WONDERS)
STAR: Final[Block] = Block("star", star=["athena_star", "master_builder"])
KEEP: Final[Block] = Block("keep", destiny=parts.DESTINIES)
DONE: Final[Block] = Block("done")
FAVOUR: Final[Block] = Block("favour")
NO: Final[Block] = Block("no")

LAY: Final[Block] = Block("lay", discovery=parts.DISCOVERIES)
RAISE: Final[Block] = Block("raise", wonder=parts.WONDERS)
STACK: Final[Block] = Block("stack", seat=[f"seat_{n}" for n in range(1, 6)])
FIFTH: Final[Block] = Block("fifth", resource=parts.RESOURCES)
DEAL: Final[Block] = Block("deal", resource=parts.RESOURCES)
DRAW: Final[Block] = Block("draw", destiny=parts.DESTINIES)
REVEAL: Final[Block] = Block("reveal", god=parts.GODS)

SPACE: Final = ActionSpace(
    [
        BAR, CARD, EXPAND, DISCOVER, WONDER, PASS, REST, NEW, FROM, DISC, TO, LATER, COST, TAKE, PAY, VARIANT, BONUS,
        CUBE, BUILD, STAR, KEEP, DONE, FAVOUR, NO, LAY, RAISE, STACK, FIFTH, DEAL, DRAW, REVEAL,
    ]
)  # fmt: skip
