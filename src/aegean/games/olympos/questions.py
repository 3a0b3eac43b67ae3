"""All questions of Olympos: the decisions D1 to D17 of the rules, the moves of chance, and what happens by itself."""

from __future__ import annotations

from typing import Final

from aegean.core.question import Questions
from aegean.games.olympos.rules.destiny import DRAW, DRAW_DESTINY, DRAW_WITH_ORACLE, END_CARDS, KEEP
from aegean.games.olympos.rules.discovery import BONUS, DISCOVERY, PAY, VARIANT
from aegean.games.olympos.rules.expansion import DESTINATION, DISC, MOVER
from aegean.games.olympos.rules.gains import CUBE
from aegean.games.olympos.rules.gods import FAVOUR, GOD, REVEAL, WITHDRAW
from aegean.games.olympos.rules.opening import (
    BAR,
    BEGIN_BARRING,
    DEAL_CUBE,
    FIFTH_CUBE,
    LAY_TILE,
    RAISE_WONDER,
    SETTLE_TRIBES,
    STACK_MARKER,
)
from aegean.games.olympos.rules.payment import PAYMENT
from aegean.games.olympos.rules.turn import END_TURN, MENU, NEXT_TURN
from aegean.games.olympos.rules.wonder import BUILD, STAR

QUESTIONS: Final[Questions] = Questions(
    [
        BAR, MENU, MOVER, DISC, DESTINATION, DISCOVERY, PAY, VARIANT, BONUS, CUBE, BUILD, STAR, KEEP, END_CARDS,
        FAVOUR, WITHDRAW, PAYMENT,
        LAY_TILE, RAISE_WONDER, STACK_MARKER, FIFTH_CUBE, DEAL_CUBE, DRAW, REVEAL,
        BEGIN_BARRING, SETTLE_TRIBES, NEXT_TURN, END_TURN, DRAW_DESTINY, DRAW_WITH_ORACLE, GOD,
    ]
)  # fmt: skip
