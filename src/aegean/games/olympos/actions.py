"""The action space of Olympos: the decisions D1 to D16 of the rules and the moves of chance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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

BAR: Final = Block("bar", territory=TERRITORIES)
CARD: Final = Block("card", destiny=DESTINIES[: int(OWN_TURN)])
EXPAND: Final = Block("expand")
DISCOVER: Final = Block("discover")
WONDER: Final = Block("wonder")
PASS: Final = Block("pass")
REST: Final = Block("rest")
NEW: Final = Block("new")
FROM: Final = Block("from", territory=TERRITORIES)
DISC: Final = Block("disc", n=[str(n) for n in range(1, SETTLERS + 1)])
TO: Final = Block("to", territory=TERRITORIES)
TAKE: Final = Block("take", discovery=DISCOVERIES)
PAY: Final = Block("pay", cubes=BUNDLE_NAMES)
VARIANT: Final = Block("variant", variant=VARIANTS)
BONUS: Final = Block("bonus", slot=[f"slot_{slot}" for slot in SLOTS])
CUBE: Final = Block("cube", resource=RESOURCES)
BUILD: Final = Block("build", wonder=WONDERS)
STAR: Final = Block("star", star=["athena_star", "master_builder"])
KEEP: Final = Block("keep", destiny=DESTINIES)
DONE: Final = Block("done")
FAVOUR: Final = Block("favour")
NO: Final = Block("no")

LAY: Final = Block("lay", discovery=DISCOVERIES)
RAISE: Final = Block("raise", wonder=WONDERS)
STACK: Final = Block("stack", seat=[f"seat_{n}" for n in range(1, 6)])
FIFTH: Final = Block("fifth", resource=RESOURCES)
DEAL: Final = Block("deal", resource=RESOURCES)
DRAW: Final = Block("draw", destiny=DESTINIES)
REVEAL: Final = Block("reveal", god=GODS)

SPACE: Final = ActionSpace(
    [
        BAR, CARD, EXPAND, DISCOVER, WONDER, PASS, REST, NEW, FROM, DISC, TO, TAKE, PAY, VARIANT, BONUS, CUBE,
        BUILD, STAR, KEEP, DONE, FAVOUR, NO, LAY, RAISE, STACK, FIFTH, DEAL, DRAW, REVEAL,
    ]
)  # fmt: skip


def fill(block: Block, out: vec[i64]) -> i64:
    """Writes all actions of a block and tells how many."""
    for i in range(block.size):
        out[i] = block.start + i
    return block.size
