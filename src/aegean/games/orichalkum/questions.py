"""All questions of Orichalkum: the decisions of section 5, the moves of chance, and what happens by itself."""

from __future__ import annotations

from typing import Final

from aegean.core.question import Questions
from aegean.games.orichalkum.rules.action import ACT, DOUBLE, USE_CARD
from aegean.games.orichalkum.rules.build import BUILD_ON, OBJECT, TEMPLE, TEMPLE_FACE
from aegean.games.orichalkum.rules.card import DISCARD, TAKE_CARD
from aegean.games.orichalkum.rules.extra import EXTRA, GIVE_CREATURE, PAY
from aegean.games.orichalkum.rules.fight import (
    ARCHES,
    ASK_KRONOS,
    COMBAT_DICE,
    FIGHT_ON,
    MINOTAUR_DRAW,
    SEND,
    SETTLE,
    TARGET,
)
from aegean.games.orichalkum.rules.landscape import CAPITAL, CHOOSE_PORT, LAY, TURN
from aegean.games.orichalkum.rules.refill import DRAW_BUILDING, DRAW_CARD, DRAW_CREATURE, DRAW_TILE
from aegean.games.orichalkum.rules.rounds import (
    BEGIN_ROUND,
    BEGIN_TURN,
    DEAL_ISLAND,
    END_ROUND,
    FIRST_BONUS,
    INITIATIVE,
    LAST_BONUS,
    OFFER_BONUS,
    PASS_INITIATIVE,
    PICK_ISLAND,
    PICK_ISLANDS,
    START_PLAYER,
)
from aegean.games.orichalkum.rules.titans import RETURN_TITAN, TITAN_ORDER, TITANS_COME

QUESTIONS: Final[Questions] = Questions(
    [
        TAKE_CARD, CHOOSE_PORT, CAPITAL, LAY, TURN, TITAN_ORDER, RETURN_TITAN, ACT, DOUBLE, TARGET, ASK_KRONOS, SEND,
        SETTLE, OBJECT, BUILD_ON, TEMPLE, TEMPLE_FACE, PAY, GIVE_CREATURE, EXTRA, DISCARD, INITIATIVE,
        LAST_BONUS, PICK_ISLAND,
        START_PLAYER, DEAL_ISLAND, DRAW_CARD, DRAW_TILE, DRAW_CREATURE, DRAW_BUILDING, MINOTAUR_DRAW, COMBAT_DICE,
        BEGIN_ROUND, BEGIN_TURN, ARCHES, END_ROUND, FIRST_BONUS,
        TITANS_COME, USE_CARD, FIGHT_ON, PASS_INITIATIVE, OFFER_BONUS, PICK_ISLANDS,
    ]
)  # fmt: skip
